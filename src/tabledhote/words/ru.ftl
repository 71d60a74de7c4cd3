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

# Боты: как игроки и в меню

bot-name = Бот { $number }
bot-easy = Бот: { level-easy }
bot-medium = Бот: { level-medium }
bot-hard = Бот: { level-hard }
bot-expert = Бот: { level-expert }
bot-greedy = Бот: { level-greedy }
bot-random = Бот: { level-random }
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = мастер
level-greedy = внимательный
level-random = наугад

# Стол в браузере: все страницы

guest = Гость
name = Имя
copy = Копировать
skip = К содержанию
nav = Сайт

home-title = Садитесь за стол
home-about = Настольные игры за одним столом: с ботами или с друзьями, без регистрации.
home-games = Игры
home-players = от { $fewest } до { $most } игроков
home-exactly = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}
home-play = Играть
home-learn = Учиться играя
home-friends = С друзьями
home-new = Выбрать места и настройки
home-continue = Продолжить
home-waiting = ждём игроков
home-watch = Присоединиться или смотреть
home-free = есть свободное место

new-title = Новый стол: { $game }
new-seats = Места
new-seats-about = За одним устройством могут играть несколько человек: дайте каждому имя. Друзья получают ссылку.
new-seat = Место { $number }
new-me = Вы
new-here = Кто-то за этим устройством
new-friend = Друг, по ссылке
new-open = Любой желающий
new-nobody = Никто
new-name = Имя на месте { $number }
new-hints = Подсказки
hints-usual = как обычно
hints-about-usual = Если вы играете против ботов один, кнопка подсказки показывает три лучших хода. Между людьми подсказок нет.
hints-yes = да
hints-about-yes = Каждый может узнать три лучших хода, когда решает он.
hints-no = нет
hints-about-no = Помощи нет никому.
new-who = Кто видит стол
new-private = По приглашению
new-private-about = Его найдут только те, у кого есть ссылка.
new-public = Открытый
new-public-about = Он показан на первой странице: можно смотреть и садиться на открытые места.
new-create = Накрыть стол

join-title = Вас приглашают: { $game }
join-others = За столом: { $names }.
join-name = Как вас называть?
join-sit = Сесть
join-watch = Смотреть
join-taken = Здесь уже кто-то сидит.

records-title = Открыть запись партии
records-about = Сохранённая запись любой из наших игр, отсюда или из командной строки. Она проверяется, проигрывается заново от своего зерна и открывается; смотреть может каждый, у кого есть ссылка.
records-file = Файл записи
records-limit = JSON, не больше { $number } КБ.
records-open = Открыть
records-wrong = Этот файл нельзя проиграть:

settings-about = Хранятся в этом браузере; регистрации нет.
settings-name = Ваше имя
settings-language = Язык
settings-theme = Освещение
settings-theme-auto = как на устройстве
settings-theme-light = светлое
settings-theme-dark = тёмное
settings-motion = Движение
settings-motion-auto = как на устройстве
settings-motion-reduced = без движения
settings-confirm = Спрашивать перед действием
settings-confirm-never = никогда
settings-confirm-final = перед тем, что нельзя отменить
settings-patterns = Узоры на фишках
settings-about-patterns = Для тех, кому трудно различать цвета: к каждому цвету добавляется узор.
settings-patterns-off = цвета и формы
settings-patterns-on = ещё и узоры
settings-sound = Звук
settings-about-sound = Тихий сигнал, когда начинается ваш ход.
settings-sound-off = выключен
settings-sound-on = включён
settings-notify = Уведомление
settings-about-notify = От браузера, когда начинается ваш ход, а вы смотрите в другое место.
settings-notify-off = выключено
settings-notify-on = включено
settings-notify-refused = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
settings-keep = Сохранить

rules-chapters = Главы
rules-find = Поиск в правилах
rules-found = Найдено: { $number }
rules-none = Ничего не найдено
rules-english = Правила на английском языке.

problem-title = Не получилось
problem-not_found = По этому адресу ничего нет. Возможно, ссылка обрезана.
problem-bad_invitation = Ссылка больше не действует: ею воспользовались или место отдали.
problem-seat_taken = Там уже кто-то сидит.
problem-unavailable = Сервер не может открыть хранилище. Попробуйте ещё раз чуть позже.
problem-internal = Сервер ошибся. Ошибка записана.
problem-too_large = Это больше, чем сервер принимает за раз.
problem-over = Игра окончена.
problem-wrong_origin = Страница устарела. Вернитесь, обновите её и попробуйте ещё раз.

# Страница стола

table-board = Поле
table-prompt = Решение
table-players = Игроки
table-tabs = Игроки и журнал
table-you = вы
table-away = отошёл
table-free = место свободно
table-resigned = сдался
table-thinks = { $seat } думает…
table-decides = Решает { $seat }:
table-waits = Ждём, пока займут все места.
table-watching = Зрителей: { $number }
table-lost = Связь потеряна. Пробуем снова…
table-back = Связь восстановлена.
table-stale = Тем временем положение изменилось. Посмотрите ещё раз.
table-refused = Нельзя: { $message }
table-final = отменить нельзя
table-ask = { $action }? Отменить это будет нельзя.
table-do-it = Сделать
table-narrowed = Что именно?
table-choices = возможностей: { $number }
table-step-back = Назад
table-undone = { $seat } отменяет последнее действие.
table-sits = { $seat } садится за стол.
table-bot-sits = Дальше играет { $seat }.
table-leaves = Место снова свободно: { $seat }.
table-rematch-made = Готов новый стол для тех же игроков.
table-start = Подготовка
table-pass = Передайте устройство: { $seat }.
table-pass-ready = Я — { $seat }
hint-value = победа { $chance }, очки: { $score }
table-no-hint = Сейчас совета нет.
table-copied = Скопировано.
table-winners = Победа: { $names }
table-result = Итоговый подсчёт
table-turn-title = Ваш ход
table-again = Прошлый ход
table-again-of = Показать последний ход ещё раз
explain-not-now = Сейчас это выбрать нельзя.
explain-why = Почему? Правила
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-fit = Всё поле
table-invite = Это место свободно. Отправьте ссылку или дайте считать код:
table-code = QR-код приглашения
table-link = Ссылка приглашения
table-or-bot = Или посадить:
table-say = Сказать что-нибудь
table-send = Отправить

guide-step = Шаг { $step } из { $steps }
guide-skip = Без подсказок
guide-close = Закрыть
guide-not-now = Не всё сразу. Сейчас: { $action }.

help-click = Нажимайте на то, что светится. Если там возможно несколько действий, вас спросят, какое.
help-explain = Наведите указатель или задержите палец на предмете, и он объяснит себя.
help-walk = обойти варианты
help-take = выбрать
help-back = шаг назад
help-explore = обойти все предметы с пояснениями

result-scoring = Итоговый подсчёт
result-rematch = Реванш
result-replay = Повтор
result-share = Поделиться
result-home = К играм
result-verify = Проверить кубики
result-verified = Повтор по зерну даёт ту же игру и тот же итог.
result-not-verified = Запись не соответствует своему зерну.
result-how = До игры сервер показал SHA-256 своего зерна. Теперь вы видите само зерно: из него следует всё, что выпало и было взято.
result-how-uploaded = Эта запись загружена из файла. Проигранная от своего зерна, она даёт эту партию; обязательство и результат, названные в файле, с ней совпадают.
result-seed = Зерно
result-record = Сохранить запись

replay-title = Повтор: { $game }
replay-at = Действие { $number } из { $last }
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На действие назад
replay-on = На действие вперёд
replay-turn-on = На ход вперёд
replay-last = В конец
replay-link = Копировать ссылку на этот момент
curve-title = Шансы на победу
curve-about = Кружки — переломные моменты: нажмите, чтобы увидеть момент.
curve-working = Партия разбирается: решений { $done } из { $total }.
curve-failed = Разбора этой партии сейчас нет.
curve-turning = Решение { $number }: { $seat }, было { $before }, стало { $after }
review-best = { $seat }: { $played }. Лучшего не найдено.
review-better = { $seat }: { $played }. Лучше: { $best } (на { $loss }).

# Разбор партии

analysis-title = { $game }: разбор партии
analysis-number = решение
analysis-seat = игрок
analysis-played = сыграно
analysis-best = лучше
analysis-chance = шансы
analysis-loss = потеряно
analysis-star = * переломы партии
analysis-mean = { $name }: в среднем { $loss } % шансов теряется за решение, решений: { $number }
