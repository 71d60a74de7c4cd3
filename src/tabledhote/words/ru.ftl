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

# Игра в терминале

terminal-bot = Бот { $number }
terminal-ask = 1-{ $last }, u отменить, ? помощь, q выйти:
terminal-unknown = «{ $text }» — такого выбора нет. Введите число от 1 до { $last }, u, ? или q.
terminal-help =
    Введите номер выбора и нажмите Enter.
    u  отменяет ваше последнее действие, если после него ничего не бросали, не тянули и не открывали
    ?  показывает эту справку
    q  сохраняет игру и выходит; та же команда её продолжит
terminal-undone = Отменено: { $action }
terminal-saved = Игра сохранена в { $file }
terminal-resumed = Ваша игра продолжается.
terminal-record = Запись игры в { $file }. Проверить её: tabledhote verify { $file }
undo-nothing = Отменять пока нечего.
undo-over = Игра окончена: отменить уже ничего нельзя.
undo-other = Последнее действие не ваше: оно остаётся.
undo-revealed = Что-то бросили, вытянули или открыли: ваше последнее действие остаётся.
