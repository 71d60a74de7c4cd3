# Hellton Palace

title = Hellton Palace
tagline = Отель для адских гостей: обслужишь — разнесут всё вокруг, откажешь — придут в ярость. Побеждает тот, чей отель рухнет позже.
duration = около 30 минут

# Очков нет (HP-8.1): подсказка говорит только о шансе
hint-value = победа { $chance }

# Первая партия с подсказками: сообщение для каждого шага из guide.toml

guide-welcome = У каждого из вас отель для адских гостей. Он стоит, пока в холле есть звонки, а под каждым столбцом — опоры; побеждает тот, чей отель рухнет позже. Ход начинается с нового гостя из одного из трёх рядов. Примите Моло: он платит 2 монеты.
guide-room = Ряд и этаж совпадают: Моло ждёт в ряду 3 и селится на этаже 3. Табличка говорит, что сделает гость, когда его обслужат. Моло раздражает соседей, поэтому дайте ему угол: комнату 9.
guide-serve = Теперь коридорный стучит в каждую занятую дверь. Если обслужить гостя, сработает табличка. Рядом с Моло никого нет, и ничего не случится: обслужите его. В конце хода довольные гости платят.
guide-second = У вас 2 монеты, и соперник сделал ход. Примите Горгулью и поселите её в комнату 6. Она платит 3 монеты, но если её обслужить, разрушит две опоры в своём столбце.
guide-groom = До обхода можно нанять коридорных. Ложная бронь стоит 2 монеты: она указывает сопернику, из какого ряда взять следующего гостя. Наймите её и выберите ряд 1.
guide-refuse = Коридорный идёт от комнаты 1 к комнате 9 и сначала стучит к Горгулье. Обслуживать необязательно. Откажите: опоры целы, но она раздражена и не платит.
guide-again = Потом Моло. Рядом с ним ещё никого: обслужите его, и он снова заплатит.
guide-done = Теперь вы знаете ход: приём, коридорные, обход, плата. Раздражённый гость, которому снова отказали, разбивает звонок. Потерянный звонок можно вернуть в конце хода вместо платы. Без звонков или со столбцом без опор вы проиграли. Дальше играйте сами; кнопка «Подсказка» поможет.

option-deck = Гости
    .about = Из каких гостей берутся 18 для партии.
option-deck-starter = первая игра
    .about = 18 карт со звёздочкой: только простые таблички.
option-deck-full = все гости
    .about = 18 карт, взятых наугад из всех 36, с особыми эффектами.

prompt-welcome = { $forced ->
    [0] Примите нового гостя: ряд указывает этаж.
   *[other] Примите нового гостя. Ложная бронь отправляет вас к ряду { $forced }.
}
prompt-place = Выберите комнату. Новый гость: { $arriving }.
prompt-side = Выберите сторону карты, которая будет видна.
prompt-hire = Наймите коридорных на этот ход или начните обход.
prompt-usher = Портье: выберите, с кем ваш новый гость поменяется комнатами.
prompt-fake_usher = Ложный портье: укажите на раздражённого гостя в чужом отеле.
prompt-mason = Каменщик: выберите столбец, в который вернётся опора.
prompt-fake_booking = Ложная бронь: выберите ряд, из которого соперник обязан взять гостя.
prompt-diplomat = Дипломат: выберите своего раздражённого гостя, чтобы его успокоить.
prompt-partner = Ложный портье указал на комнату { $designated }. Выберите, с кем этот ваш гость поменяется комнатами.
prompt-tour = Комната { $touring }: обслужить гостя или нет?
prompt-guest = Комната { $asked-room }, { $asked-whose ->
    [own] ваш отель
   *[other] чужой отель
}: выберите { $asked-effect-what ->
    [irritate] гостя, который получит жетон раздражения
    [irritate_satisfied] довольного гостя, который будет раздражён
   *[enrage_irritated] раздражённого гостя, который разобьёт звонок
}{ $asked-times ->
    [one] .
   *[other] { " " }(ещё { $asked-times }).
}
prompt-column = Комната { $asked-room }, { $asked-whose ->
    [own] ваш отель
   *[other] чужой отель
}: выберите столбец, который потеряет опору{ $asked-times ->
    [one] .
   *[other] { " " }(ещё { $asked-times }).
}
prompt-income = Собрать плату ({ $rents }) или вернуть звонок?
prompt-over = Игра окончена.

do-welcome = Принять гостя: { $card }
do-place = Комната { $room }
do-choose_side = Сторона { $side }
do-hire = Нанять: { $groom }
hire-idle = Нанять: { $groom } (без эффекта)
do-start_tour = Начать обход
do-swap_with = Поменяться с комнатой { $room }
do-choose_guest = Гость из комнаты { $room }
do-choose_column = Столбец { $column }
do-choose_row = Ряд { $row }
do-serve = Обслужить
do-refuse = Не обслуживать
do-take_rents = Собрать плату
do-take_bell = Вернуть звонок

event-start = Гости ждут в трёх рядах. Первый игрок: { $first }.
event-turn = Раунд { $round }: { $seat }.
event-welcomed = { $seat } принимает гостя из ряда { $row }: { $guest }.
event-placed = Комната { $room }: вселяется { $guest }.
event-side = { $guest }: сторона { $side }.
event-dismissed = { $seat } отпускает коридорных: { $grooms }.
event-hired = { $seat } нанимает: { $groom }, { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}.
event-designated = Ложный портье указывает на комнату { $room } ({ $seat }): { $guest }.
event-swapped = Обмен комнатами: { $guest } и { $other }.
event-row_forced = { $seat } обязан взять следующего гостя из ряда { $row }.
event-pillar_restored = В столбец { $column } возвращается опора: теперь { $left }.
event-calmed = Комната { $room }: { $guest } без жетона раздражения.
event-pawn = { $room ->
    [0] Коридорный возвращается в холл.
   *[other] Коридорный стучит в комнату { $room }.
}
event-served = { $seat } обслуживает гостя: { $guest }.
event-refused = { $seat } отказывает гостю: { $guest }.
event-irritated = Комната { $room }: { $guest } в раздражении.
event-enraged = Комната { $room }: { $guest } в ярости, разбит звонок. Осталось: { $left }.
event-bell_lost = Потерян звонок. Осталось: { $left }.
event-pillar_lost = Столбец { $column } теряет опору. Осталось: { $left }.
event-flipped = { $guest }: карта перевёрнута на сторону { $side }.
event-copied = Скопирована табличка гостя напротив: { $guest }.
event-no_effect = { $why ->
    [nobody] Рядом никого: нет эффекта.
    [nobody_satisfied] Довольных гостей там нет: нет эффекта.
    [nobody_irritated] Раздражённых гостей там нет: нет эффекта.
    [when] Нет эффекта: только если { $when }.
    [per] Нет эффекта. Считать нечего: { $per }.
    [room_empty] Комната напротив пуста: копировать нечего.
    [one_sided] У карты одна сторона: её не перевернуть.
    [copied_copy] Копия не копируется: нет эффекта.
    [no_target] Коридорному нечего делать: нет эффекта.
   *[hotel_full] Отель полон: новых гостей нет.
}
event-rents = { $seat } собирает плату: { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}.
event-bell_restored = { $seat } возвращает звонок: теперь { $left }.
event-collapsed = Отель рушится ({ $seat }), комната { $room }: { $cause ->
    [bells] не осталось звонков
   *[pillars] столбец без опор
}.
event-last_turn = Последний ход: { $seat }.
event-end = { $reason ->
    [second_collapsed] Отель второго игрока рухнул, отель первого стоит.
    [second_survived] Второй игрок завершает последний обход.
    [higher_room] Рухнули оба отеля: решает больший номер комнаты.
    [fewer_irritated] Оба отеля рухнули у одной и той же комнаты: решает меньшее число раздражённых гостей.
    [shared_defeat] Оба отеля рухнули у одной и той же комнаты, и раздражённых гостей поровну.
   *[closing_time] Закрытие: решают звонки, затем опоры, затем раздражённые гости.
} { $winners-count ->
    [0] Общее поражение.
   *[other] Побеждает { $winners }.
}

total = Победа
line-standing = Отель стоит
    .row = Отель
    .cell = стоит
line-fallen = Рухнул, комната { $room }: { $cause ->
    [bells] не осталось звонков
   *[pillars] столбец без опор
}
    .row = Отель
    .cell = рухнул, комната { $room }: { $cause ->
        [bells] не осталось звонков
       *[pillars] столбец без опор
    }
line-bells = Звонки: { $number }
    .row = Звонки
    .cell = { $number }
line-pillars = Опоры: { $number }
    .row = Опоры
    .cell = { $number }
line-irritated = Раздражённые гости: { $number }
    .row = Раздражённые гости
    .cell = { $number }
line-result = { $result ->
    [won] Победа
    [lost] Поражение
   *[shared] Общее поражение
}: { $reason ->
    [second_collapsed] отель второго рухнул, а отель первого стоял
    [second_survived] второй пережил последний ход
    [higher_room] рухнули оба, решает больший номер комнаты
    [fewer_irritated] оба рухнули у одной комнаты, решает меньшее число раздражённых
    [shared_defeat] оба рухнули у одной комнаты, раздражённых поровну
   *[closing_time] закрытие после раунда 20
}
    .row = { $reason ->
        [second_collapsed] Отель второго рухнул, а отель первого стоял
        [second_survived] Второй пережил последний ход
        [higher_room] Рухнули оба, решает больший номер комнаты
        [fewer_irritated] Оба рухнули у одной комнаты, решает меньшее число раздражённых
        [shared_defeat] Оба рухнули у одной комнаты, раздражённых поровну
       *[closing_time] Закрытие после раунда 20
    }
    .cell = { $result ->
        [won] Победа
        [lost] Поражение
       *[shared] Общее поражение
    }

seat-0 = Синий
seat-1 = Красный
side-a = А
side-b = Б

name-usher = Портье
    .about = гость, принятый в этот ход, меняется комнатами с вашим соседним гостем (HP-6.20)
name-fake_usher = Ложный портье
    .about = вы указываете на раздражённого гостя в чужом отеле; хозяин обязан поменять его местами с соседним (HP-6.22)
name-mason = Каменщик
    .about = одна опора возвращается в ваш столбец (HP-6.25)
name-fake_booking = Ложная бронь
    .about = вы выбираете ряд, из которого соперник обязан взять следующего гостя (HP-6.27)
name-diplomat = Дипломат
    .about = один ваш раздражённый гость успокаивается, звонок не теряется (HP-6.28)

name-miss_von_scream = Мисс фон Скрим
name-snorer = Храпун
name-anubis = Анубис
name-duchess = Герцогиня
name-molo = Моло
name-putrid = Гнилушка
name-baby_beelzebub = Малыш Вельзевул
name-cerberus = Цербер
name-wutmilla = Вутмилла
name-tormented_soul = Заблудшая душа
name-skeletunes = Скелетоны
name-bannihal = Баннихал
name-gargoyle = Горгулья
name-minotaur = Минотавр
name-poltergeist = Полтергейст
name-banshee = Банши
name-werewolf = Оборотень
name-jekroll_hide = Джекролл и Хайд
name-chatelaine = Хозяйка замка
name-jealous_one = Ревнивец
name-envious_one = Завистница
name-bell_ringer = Звонарь
name-themis = Фемида
name-doppelganger = Двойник
name-touchy_one = Обидчивая
name-jellyfish = Медуза Калле
name-cyclops = Циклоп
name-harpy = Гарпия
name-siren = Сирена
name-midas = Мидас
name-golem = Голем
name-paranoiac = Параноик
name-vampire = Вампир
name-janus = Янус
name-phoenix = Феникс
name-gorgons = Горгоны

# Таблички словами: effect-ЧТО, затем КТО, ЗА КАЖДОЕ и ЕСЛИ.
effect-irritate = раздражает { $who ->
    [self] самого себя
    [adjacent_row] соседних гостей в своём ряду
    [adjacent_column] соседних гостей в своём столбце
    [adjacent] всех соседних гостей
    [row] всех остальных в своём ряду
    [column] всех остальных в своём столбце
    [row_column] всех остальных в своём ряду и столбце
    [choice_owner] другого гостя по вашему выбору
   *[choice_opponent] другого гостя по выбору соперника
}
effect-irritate_satisfied = раздражает (только довольных) { $who ->
    [self] самого себя
    [adjacent_row] соседних гостей в своём ряду
    [adjacent_column] соседних гостей в своём столбце
    [adjacent] всех соседних гостей
    [row] всех остальных в своём ряду
    [column] всех остальных в своём столбце
    [row_column] всех остальных в своём ряду и столбце
    [choice_owner] другого гостя по вашему выбору
   *[choice_opponent] другого гостя по выбору соперника
}
effect-enrage_irritated = раздражённые разбивают по звонку: { $who ->
    [self] сам гость
    [adjacent_row] соседние гости в его ряду
    [adjacent_column] соседние гости в его столбце
    [adjacent] все соседние гости
    [row] все остальные в его ряду
    [column] все остальные в его столбце
    [row_column] все остальные в его ряду и столбце
    [choice_owner] другой гость по вашему выбору
   *[choice_opponent] другой гость по выбору соперника
}
effect-pillar = разрушает опору { $who ->
    [own_column] в своём столбце
    [side_columns] в столбцах слева и справа
    [choice_owner] в столбце по вашему выбору
   *[choice_opponent] в столбце по выбору соперника
}
effect-bell = разбивает звонок
effect-flip = затем карта переворачивается
effect-copy = копирует табличку гостя из той же комнаты чужого отеля
foresee-guest = { $chooser ->
    [you] Затем вы выбираете одного из этих гостей
   *[other] Затем соперник выбирает одного из этих гостей
}{ $number ->
    [one] .
    [few] { " " }({ $number } раза).
    [many] { " " }({ $number } раз).
   *[other] { " " }({ $number } раза).
}
foresee-column = { $chooser ->
    [you] Затем вы выбираете столбец, который потеряет опору
   *[other] Затем соперник выбирает столбец, который потеряет опору
}{ $number ->
    [one] .
    [few] { " " }({ $number } раза).
    [many] { " " }({ $number } раз).
   *[other] { " " }({ $number } раза).
}
effect-then = { $effect }; { $next }
effect-for-each = { $effect }; столько раз, сколько есть: { $per }
effect-if = { $effect }, если { $when }
per-opponent_grooms_engaged = нанятые соперником коридорные
per-own_bells = звонки в вашем холле
per-column_pillars = опоры в его столбце
per-adjacent_irritated = раздражённые соседи
per-adjacent_satisfied = довольные соседи
per-line_irritated = другие раздражённые гости в его ряду и столбце
when-own_groom_engaged = у вас нанят хотя бы один коридорный
when-opposite_satisfied = в той же комнате чужого отеля живёт довольный гость
when-bells_equal = звонков в обоих холлах поровну
when-opponent_richer = у соперника больше монет

rows = Ждут гости
row-number = Ряд { $number }
hanger = { $guest } ({ $rent }): { $effects }
hall = Холл
cellar = Подвал
first-player = Первый игрок
second-player = Второй игрок
last-turn = Последний ход
collapsed = Рухнул
defeat-shared = Общее поражение
picture = Поле Hellton Palace: два отеля по девять комнат, между ними три ряда ожидающих гостей. { $round }. { $status }.
legend = * в раздражении. ▶ коридорный или тот, чей ход.
order = Комнаты обслуживаются с 1 по 9. Гости ряда вселяются на этаж с тем же номером.

legend-irritate = раздражает
legend-provoke = раздражает довольных
legend-enrage = злит раздражённых
legend-pillar-lost = падает опора
legend-bell-lost = разбит звонок
legend-turn = перевернуть карту
legend-choice-owner = ваш выбор
legend-choice-opponent = выбор соперника

about-side = { $side ->
    [only] Плата { $rent }. Табличка: { $effects }.
   *[other] Сторона { $side }: плата { $rent }; табличка: { $effects }.
}
about-source = (Реконструкция: напечатанная карта нам неизвестна; владелец коробки может её исправить.)
about-waiting = { $guest }, ряд { $row }: вселится на этаж { $row } (HP-4.11). { $sides }
about-guest = Комната { $room }: { $guest }, { $state ->
    [irritated] в раздражении: не платит и разбивает звонок при новом раздражении (HP-6.1)
   *[satisfied] всё в порядке: платит (HP-4.51)
}. { $sides }
about-room = Комната { $room }, свободна: сюда может вселиться гость из ряда { $floor } (HP-4.13).
about-row = Ряд { $row }: эти гости вселяются на этаж { $row } (HP-3.5).
about-booking = Ложная бронь ({ $seat }): следующий гость соперника ({ $rival }) должен быть из ряда { $row } (HP-6.27).
about-bells = Холл: звонков { $number } из 3. Без звонков отель рушится (HP-9.1).
about-pillars = Столбец { $column }: опор { $number } из 4. Столбец без опор рушит отель (HP-9.1).
about-coins = { $coins }. Ими платят коридорным, в конце они ничего не значат (HP-8.1).
about-groom = { $groom }, { $coins }{ $engaged ->
    [yes] , нанят, пока хозяин его не отпустит (HP-4.21)
   *[no] {""}
}: { $about }.
about-pawn = Коридорный { $room ->
    [0] в холле
   *[other] у комнаты { $room }
}: идёт от комнаты 1 к комнате 9 и никогда назад (HP-4.40).
about-seat = { $seat } ({ $colour }){ $first ->
    [yes] , первый игрок
   *[no] , второй игрок
}. { $state ->
    [collapsed] Отель рухнул (HP-9.1).
   *[standing] Отель стоит. Побеждает тот, чей отель рухнет позже (HP-9.8).
}
about-panel = Первый и второй ходят по очереди; если рушится отель первого, у второго есть последний ход (HP-9.4).

figure-hotel = Отель: девять комнат на трёх этажах, холл с фишкой коридорного и звонками, опоры и коридорные для найма.
figure-supports = Холл с тремя звонками; ниже — по четыре опоры в каждом столбце.
figure-guests = Гости в ряду: имя, плата и табличка; у последнего две стороны.
figure-grooms = Пятеро коридорных и цена их найма.
figure-setup = После подготовки: два пустых отеля и три ряда по шесть гостей между ними.
figure-middle = Середина партии. Раздражённые гости пылают.
figure-signs = Знаки на табличках.
figure-irritated = На раздражённом госте лежит жетон раздражения.

# The levels of the bots

level-easy = заблудшая душа (лёгкий)
level-medium = бесёнок (средний)
level-hard = демон (сильный)
level-expert = дьявол (мастер)

# Reports: things, what flows and where to, actions by name
things-welcomed = Принятые гости
things-served = Обслуженные гости
things-groom = Нанятые коридорные
flows-coins = Монеты
flows-bells = Звонки
flows-pillars = Опоры
flow-rents = Плата гостей
flow-bell_restored = Возвращены
flow-enraged = Разбиты гостями в ярости
flow-bell_lost = Потеряны из-за табличек
flow-pillar_restored = Восстановлены
flow-pillar_lost = Разрушены
act-welcome = Принять гостя
act-place = Выбрать комнату
act-choose_side = Выбрать сторону
act-hire = Нанять коридорного
act-start_tour = Начать обход
act-swap_with = Поменять комнаты
act-choose_guest = Выбрать гостя
act-choose_column = Выбрать столбец
act-choose_row = Выбрать ряд
act-serve = Обслужить
act-refuse = Не обслуживать
act-take_rents = Собрать плату
act-take_bell = Вернуть звонок

# Ход одной строкой журнала: части, значки как [значок|слово]. «¦» разделяет части, «→» продолжает следующей, а числа
# со знаком складываются.

short-welcomed = { $guest } →
short-placed = [door|номер] { $room }
short-hired = { $groom }
short-served = { $guest } ✓
short-refused = { $guest } ✗
short-rents = { $amount } [coin|монеты]
