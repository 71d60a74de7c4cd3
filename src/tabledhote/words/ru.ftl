# Общее для всех игр. Имена сообщений одинаковы на трёх языках.

language = Русский

list = { $items } и { $last }
pair = { $name }: { $value }
several = { $first }; { $more }
yes = да
no = нет
help = Помощь
rules = Правила
undo = Отмена
hint = Подсказка
log = Журнал
close = Закрыть
back = Назад
settings = Настройки

option-players = Игроки
    .about = Число игроков за столом.
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

# Читателю: как он зовётся в начале предложения и в середине; слова о другом игроке, каждое с формой для него; обороты
# вокруг имени (◆), которые меняются.

you = Вы
    .inside = вы
    .forms = получает получаете, оставляет оставляете, начинает начинаете, бросает бросаете, ходит ходите, делает делаете, пасует пасуете, заканчивает заканчиваете, берёт берёте, использует используете, может можете, платит платите, копирует копируете, усиливает усиливаете, применяет применяете, продвигается продвигаетесь, получит получите, подаёт подаёте, готовит готовите, заселяет заселяете, разыгрывает разыгрываете, кладёт кладёте, достигает достигаете, отказывается отказываетесь, избегает избегаете, теряет теряете, побеждает побеждаете, принимает принимаете, отпускает отпускаете, нанимает нанимаете, обязан обязаны, обслуживает обслуживаете, отказывает отказываете, собирает собираете, возвращает возвращаете, строит строите, едет едете, ставит ставите, перебрасывает перебрасываете, поворачивает поворачиваете, посылает посылаете, бережёт бережёте, остаётся остаётесь, сравнивает сравниваете, сохраняет сохраняете, выбирает выбираете, забирает забираете, отдаёт отдаёте, превосходит превосходите, меняет меняете
    .phrases = у игрока ◆ = у вас, игроку ◆ = вам

# Игра в терминале

terminal-ask = 1-{ $last }, s по шагам, u отменить, h подсказка, ? помощь, q выйти:
terminal-unknown = «{ $text }» — такого выбора нет. Введите число от 1 до { $last }, s, u, h, ? или q.
terminal-help =
    Введите номер выбора и нажмите Enter.
    s  рассказывает по шагам о ходах, которые над вопросом изложены кратко
    u  отменяет ваше последнее действие, если после него ничего не бросали, не тянули и не открывали
    h  думает секунду и называет три лучших хода
    ?  показывает эту справку
    q  сохраняет игру и выходит; та же команда её продолжит
terminal-nothing = Пока ничего не произошло.
terminal-undone = Отменено: { $action }
terminal-saved = Игра сохранена в { $file }
terminal-resumed = Продолжаем вашу игру.
terminal-record = Запись игры в { $file }. Проверить её: tabledhote verify { $file }
terminal-enter = Затем нажмите Enter.
screen-lacking = Показано простыми строками. Для стола на весь экран нужен ещё один пакет: { $command }
screen-small = В этом окне { $size } знаков; столу на весь экран нужно { $least }.
screen-plain = Продолжить простыми строками
screen-quit = Выйти
screen-colours = Светлая или тёмная тема
screen-thinking = Ищем лучшие ходы…
screen-help =
    Стрелки или номер варианта          перейти к варианту
    Enter или щелчок                    выбрать его
    Щелчок по подчёркнутому             выбрать на поле
    Escape                              шаг назад
    U                                   отменить последнее действие
    H                                   три лучших хода
    D                                   светлая или тёмная тема
    Page Up, Page Down                  прокрутить поле
    Tab                                 к картам и журналу и обратно
    Enter или щелчок в журнале          показать шаги хода или скрыть их
    Q                                   сохранить и выйти
undo-nothing = Отменять пока нечего.
undo-over = Игра окончена: отменить уже ничего нельзя.
undo-other = Последнее действие не ваше: отменить его нельзя.
undo-revealed = Что-то бросили, вытянули или открыли: ваше последнее действие отменить уже нельзя.

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

# Отчёты арены

report-title = { $game }: { $number ->
    [one] что говорит { $number } игра
    [few] что говорят { $number } игры
   *[many] что говорят { $number } игр
}
report-compare-title = { $game }: изменённые компоненты, { $number ->
    [one] { $number } пара игр
    [few] { $number } пары игр
   *[many] { $number } пар игр
}
report-players = Игроки
report-bots = Боты
report-seed = Зерно
report-version = Программа
report-chapters = Главы
report-table = Цифры

report-reading = Как это читать
report-reading-interval = Рядом с каждой долей стоит интервал: в 95 таких отчётах из 100 он содержит истинное значение. Чем меньше игр, тем он шире; значения с пересекающимися интервалами вполне могут быть равны.
report-reading-cause = Игроки с этой картой могут выигрывать чаще и не благодаря ей: иные карты достаются тем, кто и так впереди. Чтобы увидеть, что карта делает с игрой, измените её: --components.
report-reading-bots = Играли боты, а не люди. Бот знает только то, что видно с его места, и играет в силу своего уровня.
report-reading-mixed = Здесь играли разные боты, и победа зависит прежде всего от них. Чтобы узнать о картах и порядке хода, посадите на все места одного и того же бота.

report-scores = Очки
report-scores-about = Средний счёт { $mean }; у победителей { $winning }.
report-scores-caption = Сколько игроков закончили с каждым счётом. Заштрихованы победители.
report-points = очки
report-shared = Разделённых побед: { $number }.
report-lost = Игр без победителя: { $number }.

report-order = Порядок хода
report-order-fair = Ничто здесь не говорит о том, что первый ход важен.
report-order-matters = Первый ход важен: закрашенные точки отмечают места, которые выигрывают чаще или реже среднего.
report-order-caption = Доля побед с интервалом. Пунктир: среднее.
report-place = { $number ->
    [1] ходит первым
   *[other] ходит { $number }-м
}
report-won = победы
report-interval = интервал 95 %
report-mean = средний счёт

report-length = Длительность
report-length-about = В среднем за игру: ходов { $turns }, решений { $decisions }, решений за ход { $pace }; в самом длинном ходу их было { $most }.
report-length-run = Ход — это все решения одного игрока до решения другого.
report-length-caption = Сколько игр пришлось на каждое число ходов и решений и сколько ходов — на каждое число решений.
report-turns = ходы
report-decisions = решения
report-pace = решений за ход

report-things-about = Как часто выигрывали игроки, у которых это было, с интервалом. Пунктир: среднее этого списка. Закрашенные точки: интервал не содержит среднего.
report-things-some = На картинке самые высокие и самые низкие; в таблице все: { $number }.
report-thing = название
report-rate = доля побед
report-used = у скольких игроков
report-times = раз у каждого
report-turn = средний ход игрока

report-acts = Действия
report-acts-about = Что игроки решают на каждом этапе игры. Столбики в строке — доля этого действия среди всех решений от начала до конца; число — наибольшая доля.
report-act = действие
report-per-game = за игру
report-early = начало
report-late = конец
report-first-third = первая часть
report-middle-third = середина
report-last-third = последняя часть

report-flow-about = У одного игрока за игру в среднем: приход { $gained }, расход { $paid }.
report-flow-moved = У одного игрока за игру в среднем: { $gained }.
report-flow-caption = Справа приход, слева, штриховкой, расход.
report-source = откуда и куда
report-gained = приход
report-paid = расход
report-winners = победители, итог
report-rest = всё остальное

report-changes = Что изменено
report-no-changes = В обоих файлах одно и то же.
report-entry = запись
report-before = было
report-after = стало
report-change = разница
report-verdict = вывод
report-more = больше
report-less = меньше
report-open = не ясно
report-effects = Что от этого меняется
report-effects-about = Каждая игра сыграна дважды с одним зерном: с напечатанными компонентами и с изменёнными. Числа — это разница внутри пар. «Не ясно» не значит, что разницы нет: чем больше игр, тем меньшие различия видны.
report-effects-others = Ниже изменённые карты, жетоны и места, а затем остальные, если они явно отличаются.
report-effect-score = средний счёт
report-effect-decisions = решений за игру
report-effect-turns = ходов за игру
report-scores-two = Очки до и после
report-compare-used = пользуются игроки
report-compare-won = доля побед
report-touched = Сначала изменённые записи; остальные явно отличаются.

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
home-learn-more = Второй урок
home-friends = С друзьями
home-new = Выбрать места и настройки
home-continue = Продолжить
home-waiting = ждём игроков
home-watch = Присоединиться или смотреть
home-free = есть свободное место

games-title = Мои партии
games-running = Идут ({ $number })
games-running-pages = Страницы идущих партий
games-none-running = Сейчас у вас нет начатых партий.
games-turn = Ходит { $name }
games-waits-now = ждёт меньше минуты
games-waits-minutes = ждёт { $number ->
    [one] { $number } минуту
    [few] { $number } минуты
   *[other] { $number } минут
}
games-waits-hours = ждёт { $number ->
    [one] { $number } час
    [few] { $number } часа
   *[other] { $number } часов
}
games-waits-days = ждёт { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[other] { $number } дней
}
games-finished = Сыграны ({ $number })
games-finished-pages = Страницы сыгранных партий
games-none-finished = Вы ещё не доиграли ни одной партии.
games-none-such = Таких партий нет.
games-game = Игра
games-opponent = Против
games-ending = Итог
games-all = все
games-won = победа
games-lost = поражение
games-filter = Показать
games-rated = рейтинговая
games-resigned = сдача
games-stood-in = { $share } % решений принял бот
games-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
games-review = Разбор
games-replay-of = Повтор: { $game }, { $date }
games-review-of = Разбор: { $game }, { $date }
games-records = { $number ->
    [one] Сохранить { $number } запись
    [few] Сохранить { $number } записи
   *[other] Сохранить { $number } записей
}
games-records-about = Один ZIP-файл, в нём запись каждой партии из этого списка. Любую можно открыть на странице «Открыть запись партии» и из командной строки.
figures-title = Моя статистика
figures-games = Партии
figures-won = Победы
figures-won-share = побед
figures-of = { $number } ({ $share })
figures-between = вероятно, от { $low } до { $high }
figures-likely = вероятный диапазон
figures-place = Среднее место
figures-score = Средний счёт
figures-best = лучший: { $number }
figures-length = Длина партии
figures-minutes = { $number } мин, ваших решений: { $decisions }
figures-hours = { $number } ч, ваших решений: { $decisions }
figures-few = мало
figures-few-about = Пока партий меньше { $number }, эти числа говорят о немногом: в них ещё много случайного.
figures-scores = Счёт от партии к партии
figures-places = Место от партии к партии
figures-picture = от первой партии до последней; линия — среднее за { $number } партий
figures-rivals = Против кого
figures-ahead = вы выше
figures-lost = Чего стоят ваши решения
figures-lost-about = В среднем одно решение отнимает { $share } шансов на победу (решений: { $decisions }, разобранных партий: { $games }).
figures-lost-kinds = Где вы теряете больше всего
figures-decision = Решение
figures-number = сколько раз
figures-lost-each = потеря за раз
figures-lost-share = доля всех потерь
figures-no-reviews = Ни одна ваша партия ещё не разобрана. Откройте итог партии, и разбор начнётся.
figures-things = Чем вы играете
figures-things-bots = Рядом — что делают боты ({ $level }): измерено один раз, партий: { $games }, игроков: { $players }.
figures-used = у вас в партиях
figures-bots-used = у ботов в партиях
figures-bots-won = боты с этим побеждают

table-rated = Это рейтинговая партия: она идёт в зачёт. Подсказок нет; сдача считается последним местом, как и партия, где больше половины ваших решений принял бот.
ranking-title = Рейтинг
ranking-about = По рейтинговым партиям на этом сервере. 1000 — сила бота среднего уровня; места ботов определены по их собственным матчам.
ranking-nobody = Рейтинговых партий здесь ещё никто не доиграл. Накройте стол с друзьями и выберите «рейтинговая».
ranking-place = Место
ranking-rating = Рейтинг
ranking-margin = погрешность
ranking-games = рейтинговых партий
ranking-fixed = неизменен
ranking-order = Порядок — по нижней границе рейтинга, чтобы несколько удачных партий никого не вывели на первое место. Если партий меньше { $games }, рейтинг говорит о немногом.
page-of = страница { $number } из { $last }
page-before = Назад
page-after = Дальше

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
new-seats-wrong = В этой игре от { $fewest } до { $most } игроков, а выбрано { $given }.
new-pace = Темп
new-pace-about = Когда у игрока вышло время, за него играет бот, пока он не вернётся.
new-calm = Спокойный
new-calm-about = Каждый думает сколько хочет.
new-clock = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
new-clock-about = Каждому на всю игру, и ещё { $increment ->
    [one] { $increment } секунда
    [few] { $increment } секунды
   *[many] { $increment } секунд
} за каждый ход.
new-hints = Подсказки
hints-usual = по умолчанию
hints-about-usual = Если вы играете против ботов один, кнопка подсказки показывает три лучших хода. Между людьми подсказок нет.
hints-yes = да
hints-about-yes = Каждый может посмотреть три лучших хода, когда решает он.
hints-no = нет
hints-about-no = Подсказок нет ни у кого.
new-rated = Рейтинг
new-rated-wrong = В рейтинговой партии нужны хотя бы два человека, каждый за своим устройством: пригласите друга или оставьте место открытым.
rated-no = без рейтинга
rated-about-no = Итог ни на чей рейтинг не влияет.
rated-yes = рейтинговая
rated-about-yes = Итог идёт в рейтинг людей. Нужны хотя бы два человека, каждый за своим устройством; подсказок нет.
new-who = Кто видит стол
new-private = По приглашению
new-private-about = Его найдут только люди со ссылкой.
new-public = Открытый
new-public-about = Он виден на главной странице: можно смотреть и занимать открытые места.
new-create = Накрыть стол

join-title = Вас приглашают: { $game }
join-others = За столом: { $names }.
join-name = Как вас называть?
join-sit = Сесть
join-watch = Смотреть
join-taken = Здесь уже кто-то сидит.

somebody = Некто

you-title = Вы на всех устройствах
you-are = На этом сервере вас зовут { $name }.
you-nameless = У вас здесь ещё нет имени: его спросят за первым столом.
you-nobody = Вы ещё не сидели здесь ни за одним столом, и сервер ничего о вас не хранит. Если вы играли здесь на другом устройстве, вернитесь по ссылке с него или с ключом доступа.
you-devices = Ваши устройства
you-device = Устройство
you-here = это устройство
you-seen = последний раз { $day }
you-sign-out = Выйти
you-sign-out-named = Выйти на устройстве { $device }
you-another = Другое устройство
you-another-about = Вы получите ссылку и QR-код. Откройте одно из двух на другом устройстве: у него тоже будут ваши места и ваше имя. Ссылка действует один раз и { $minutes } минут. Никому её не передавайте.
you-link-make = Создать ссылку
you-link-made = Откройте эту ссылку на другом устройстве или наведите его камеру на код. Она действует один раз и { $minutes } минут.
you-link = Ссылка для другого устройства
you-code = Ссылка в виде QR-кода
you-passkeys = Ключи доступа
you-passkeys-about = С ключом доступа вы вернётесь, даже если потеряете это устройство или его cookie. Ни пароля, ни почты: устройство спросит отпечаток, лицо или свой PIN-код.
you-passkey-of = Ключ доступа, создан на устройстве { $device }
you-made = с { $day }
you-remove = Удалить
you-remove-named = Удалить ключ доступа, созданный на устройстве { $device }
you-passkey-add = Добавить ключ доступа
you-passkey-use = Вернуться с ключом доступа
you-passkey-leaves = Если вы вернётесь под другим именем, это устройство оставит места, которые у него есть сейчас.
you-passkey-none = В этом браузере нет ключей доступа.
you-passkey-stopped = Браузер не дал ключа: запрос прервали, он длился слишком долго, или для этого сервера ключа нет.
you-passkey-failed = Не получилось.
you-passkey-address = По адресу { $origin } браузеры не дают ключей доступа. Нужен адрес с именем, который начинается с https; на самом сервере подойдёт localhost.
you-data = Ваши данные
you-data-about = Один файл со всем, что сервер хранит о вас: устройства, столы, что вы там делали и говорили, и записи законченных партий.
you-take = Забрать мои данные
you-delete = Удалить меня
you-delete-about = Если вы продолжите:
you-delete-running = В незаконченных партиях ваши места навсегда займут боты.
you-delete-finished = Законченные партии останутся другим. Вместо вашего имени там будет «{ $somebody }», а ваши слова исчезнут.
you-delete-rest = Имя, устройства, ключи доступа и всё остальное будут удалены. Вернуть их не сможет никто.
you-delete-backups = Копии, которые владелец сервера сделал раньше, не изменятся.
you-delete-sure = Да, я уверен.
you-delete-now = Удалить меня навсегда
you-last-way = Это ваше последнее устройство, а ключа доступа у вас нет. { $tables ->
    [0] Если выйти, никто больше не сможет быть вами.
    [one] Если выйти, никто больше не сможет быть вами, и место за { $tables } столом пропадёт.
   *[other] Если выйти, никто больше не сможет быть вами, и места за { $tables } столами пропадут.
  }
you-passkey-first = Сначала добавить ключ доступа
you-sign-out-anyway = Всё равно выйти
you-join-title = И это устройство
you-join-about = По этой ссылке устройство станет вашим, если вы — { $name }: у него будут те же места и то же имя. Продолжайте, только если это вы.
you-join-same = Это устройство и так ваше. Откройте ссылку на другом.
you-join-somebody = { $tables ->
    [one] Сейчас за этим устройством { $name }, место за { $tables } столом. Если продолжить, устройство его оставит.
   *[other] Сейчас за этим устройством { $name }, места за { $tables } столами. Если продолжить, устройство их оставит.
  }
you-join-kept = Они останутся на других устройствах и за ключами доступа.
you-join-lost = Другого устройства и ключа доступа к ним нет: больше их никто не получит. Владелец сервера может объединить двух людей в одного.
you-join = Это я, { $name }: использовать и это устройство
you-join-stay = Остаться: { $name }
you-join-not = Нет, оставить как есть

records-title = Открыть запись партии
records-about = Сохранённая запись любой из наших игр, отсюда или из командной строки. Сервер проверит её, проиграет заново от зерна и откроет; смотреть может любой, у кого есть ссылка.
records-file = Файл записи
records-limit = JSON, не больше { $number } КБ.
records-open = Открыть
records-wrong = Этот файл нельзя проиграть:
record-json = это не JSON или только его часть.
record-format = это не запись одной из наших игр.
record-version = он записан более новой версией Table d’hôte.
record-rules = в записи версия правил { $rules }, а здесь версия { $here }.
record-components = партия сыграна с исправленными компонентами, которых здесь нет.
record-options = такие настройки недопустимы.
record-entry = запись отсутствует или неверна: { $place }.
record-action = правила не допускают действие { $number }.
record-commitment = зерно не соответствует своему SHA-256.
record-result = действия не ведут к заявленному результату.

settings-about = Хранятся в этом браузере; регистрации нет.
settings-name = Ваше имя
settings-language = Язык
settings-theme = Тема
settings-theme-auto = как на устройстве
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-motion = Движение
settings-motion-auto = как на устройстве
settings-motion-reduced = без движения
settings-confirm = Спрашивать перед действием
settings-confirm-never = никогда
settings-confirm-final = перед необратимым действием
settings-pace = Боты
settings-about-pace = Как быстро они играют. Во время их ходов кнопка «Дальше» (S) сразу ведёт к следующему решению.
settings-pace-usual = так, чтобы успевать следить
settings-pace-quick = без пауз
settings-pace-slow = медленно
settings-patterns = Узоры на фишках
settings-about-patterns = Для игроков, которым трудно различать цвета: к каждому цвету добавляется узор.
settings-patterns-off = цвета и формы
settings-patterns-on = ещё и узоры
settings-sound = Звук
settings-about-sound = Тихий сигнал, когда начинается ваш ход.
settings-sound-off = выключен
settings-sound-on = включён
settings-notify = Уведомление
settings-about-notify = От браузера, когда начинается ваш ход, а вы отвлеклись.
settings-notify-off = выключено
settings-notify-on = включено
settings-notify-refused = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
settings-keep = Сохранить

rules-chapters = Главы
rules-find = Поиск в правилах
rules-found = Найдено: { $number }
rules-none = Ничего не найдено
rules-exact = Точные правила
rules-exact-about = Все случаи, с номерами. Сюда ведут вопросы и пояснения за столом.
rules-aid = Памятка игрока
rules-print = Печать

problem-title = Не получилось
problem-invalid_request = Здесь что-то не так. В имени или тексте должны быть печатные знаки.
problem-invalid_option = Эти настройки не сочетаются.
problem-unknown_host = Имя в адресе — не имя этого сервера.
problem-no_key = Браузер не хранит куки этого сайта, и мы не знаем, какое место ваше.
problem-not_your_seat = Это не ваше место.
problem-not_allowed = Сейчас этого делать нельзя.
problem-method_not_allowed = Этот адрес так не работает.
problem-illegal_action = Сейчас правила этого не разрешают.
problem-not_your_turn = Сейчас не ваш ход.
problem-stale_version = Положение тем временем изменилось. Посмотрите ещё раз.
problem-cannot_undo = Последнее действие отменить нельзя.
problem-id_used = С этим номером вы уже отправили другое. Обновите страницу.
problem-waiting = Ещё не все места заняты.
problem-not_over = Вы увидите это в конце игры.
problem-read_only = За этим столом играли по другим правилам: его можно только смотреть.
problem-damaged = Этот стол повреждён: его можно смотреть до того места, где запись ещё читается. Владелец сайта может восстановить его из резервной копии.
problem-too_large = Это длиннее, чем принимает сервер.
problem-too_many = Слишком много сразу. Подождите немного.
problem-quota = Дневной лимит исчерпан. Продолжить можно после полуночи по UTC.
problem-blocked = Владелец сервера закрыл вам доступ. Можно только смотреть.
problem-bad_link = Эта ссылка уже использована или старше десяти минут. Создайте новую на другом устройстве.
problem-bad_passkey = Этот ключ доступа здесь неизвестен, или его ответ неверен.
problem-not_found = По этому адресу ничего нет. Возможно, ссылка обрезана.
problem-bad_invitation = Ссылка больше не действует: ею воспользовались или место отдали.
problem-seat_taken = Там уже кто-то сидит.
problem-unavailable = Сервер не может открыть базу данных. Попробуйте ещё раз чуть позже.
problem-internal = Сервер ошибся и записал эту ошибку в журнал.
problem-over = Игра окончена.
problem-wrong_origin = Страница устарела. Вернитесь, обновите её и попробуйте ещё раз.

# Страница стола

table-board = Поле
table-prompt = Решение
table-rules = Эта партия началась по версии { $version } правил и по ней доигрывается. Новые партии идут по версии { $newest }.
table-players = Игроки
table-tabs = Игроки и журнал
table-you = вы
table-away = отошёл
table-free = место свободно
table-resigned = сдался
table-thinks = { $seat } думает…
table-yours = Ваш ход:
table-decides = Решает { $seat }:
table-waits = Ждём, пока займут все места.
table-watching = Зрителей: { $number }
table-damaged = Повреждён
table-lost = Связь потеряна. Подключаемся снова…
table-back = Связь восстановлена.
table-final = отменить нельзя
table-ask = { $action }? Отменить это будет нельзя.
table-ask-loss = { $action }? { $loss }
table-do-it = Сделать
table-narrowed = Что именно?
table-choices = вариантов: { $number }
table-step-back = Назад
table-above = Ещё варианты выше
table-below = Ещё варианты ниже
table-undone-you = Вы отменяете последнее действие.
table-sits-you = Вы садитесь за стол.
table-bot-for-you = За вас играет бот.
table-leaves-you = Ваше место снова свободно.
table-undone = { $seat } отменяет последнее действие.
table-sits = { $seat } садится за стол.
table-bot-sits = Дальше играет { $seat }.
table-bot-for = За игрока { $seat } играет бот.
table-stands-in = играет бот
table-late = время вышло: играет бот
table-leave = Пусть за меня играет бот
table-return = Вернуться на своё место
table-replace = { $seat } отсутствует: пусть играет бот
table-clock = осталось времени
table-leaves = Место снова свободно: { $seat }.
table-rematch-made = Готов новый стол для тех же игроков.
log-earlier = Более ранние сообщения
log-who = { $seat }:
table-start = Подготовка
table-pass = Передайте устройство: { $seat }.
table-pass-ready = Я — { $seat }
hint-value = победа { $chance }, очки: { $score }
table-no-hint = Сейчас совета нет.
table-copied = Скопировано.
table-winners = Победа: { $names }
table-result = Итоговый подсчёт
table-turn-title = Ваш ход
table-skip = Дальше
table-again = Повтор
table-again-of = Показать последний ход ещё раз
table-past = Повтор:
explain-not-now = Сейчас это выбрать нельзя.
explain-why = Почему? Правила
explain-asked = Сейчас нужно другое. { $prompt }
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-fit = Всё поле
table-invite = Свободное место: отправьте ссылку или покажите код.
table-code = QR-код приглашения
table-link = Ссылка приглашения
table-bot = Бот
table-code-and-bots = QR-код, другие боты
table-bots-for-all = Боты на все свободные места
table-say = Сказать что-нибудь
table-send = Отправить

guide-step = Шаг { $step } из { $steps }
guide-skip = Без подсказок
guide-close = Закрыть
guide-not-now = Не всё сразу. Сейчас: { $action }.

help-click = Нажимайте на то, что светится. Если вариантов несколько, вы затем выберете один.
help-explain = Наведите указатель на предмет или задержите на нём палец, чтобы узнать, что это.
help-walk = перебирать варианты
help-take = выбрать
help-back = шаг назад
help-explore = перебирать все предметы с пояснениями

result-scoring = Итоговый подсчёт
result-you-won = Вы победили{ $points ->
    [0] .
    [one] : на { $points } очко больше.
    [few] : на { $points } очка больше.
   *[many] : на { $points } очков больше.
}
result-you-share = Вы разделили победу.
result-you-lost = Вы проиграли.
result-placed = Вы заняли { $place ->
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] пятое
} место: { $points ->
    [0] очков столько же, сколько у победителя.
    [one] на { $points } очко меньше, чем у победителя.
    [few] на { $points } очка меньше, чем у победителя.
   *[many] на { $points } очков меньше, чем у победителя.
}
result-sources = Очки по источникам
result-sum = Итого
result-large = Итоговая позиция крупно
result-by-round = Раунд за раундом
result-end = Конец
result-pictures = { $losses ->
    [0] Каждый столбец — счёт после раунда, сложенный из своих источников.
   *[other] Столбец — это раунд: что набралось к его концу, а под чертой — что потеряно. Чёрточка показывает остаток.
}
result-rematch = Реванш
result-replay = Повтор
result-share = Поделиться
result-home = К играм
result-verify = Проверить кубики
result-verified = Повтор по зерну даёт ту же игру и тот же итог.
result-not-verified = Запись не соответствует своему зерну.
result-how = До игры сервер показал SHA-256 своего зерна. Теперь вы видите само зерно: из него следуют все броски и все взятые карты.
result-how-uploaded = Эта запись загружена из файла. Проигранная от своего зерна, она даёт эту партию; обязательство и результат в файле с ней совпадают.
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
curve-working = Разбираем партию: решений { $done } из { $total }.
curve-waiting = Партий на разбор перед этой: { $place }.
curve-failed = Разбор этой партии недоступен.
curve-turning = Решение { $number }: { $seat }, было { $before }, стало { $after }
review-best = { $seat }: { $played }. Лучшего хода не нашлось.
review-better = { $seat }: { $played }. Лучше: { $best } (на { $loss }).

# Разбор партии

analysis-title = { $game }: разбор партии
analysis-number = решение
analysis-seat = игрок
analysis-played = сыграно
analysis-best = лучше
analysis-chance = шансы
analysis-loss = потеряно
analysis-star = * переломные моменты партии
analysis-mean = { $name }: в среднем { $loss } % шансов теряется за решение, решений: { $number }
