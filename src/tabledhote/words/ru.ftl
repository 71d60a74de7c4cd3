# Общее для всех игр. Имена сообщений одинаковы на трёх языках.

language = Русский

list = { $items } и { $last }
yes = да
no = нет
help = Помощь
rules = Правила
undo = Отменить
hint = Подсказка
log = Журнал
close = Закрыть
back = Назад
settings = Настройки

option-players = Игроки
    .about = Сколько человек за столом.
option-first = Первый игрок
    .about = Кто ходит первым.
option-first-random = по жребию

player = Игрок { $number }
your-turn = Ваш ход
turn-of = Ходит { $seat }
waiting-for = Ждём: { $seat }
game-over = Игра окончена
turn = Ход { $number }
round = Раунд { $number }
score = Счёт
points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
}
total = Итого
winners = { $count ->
    [one] Побеждает { $winners }
   *[other] Общая победа: { $winners }
}
wins = победа
to-play = ходит
rule = Правило { $number }

name-red = красный
name-blue = синий
name-green = зелёный
name-yellow = жёлтый
name-purple = фиолетовый
name-orange = оранжевый
name-sky = голубой
name-grey = серый
name-white = белый
name-black = чёрный
