# Гранд-отель «Австрия»

title = Гранд-отель «Австрия»
tagline = Обслуживайте постояльцев, готовьте номера, нанимайте персонал и не забывайте об императоре.
duration = 1–2 часа

# Первая партия с подсказками: сообщение для каждого шага из guide.toml

guide-guest = У вас отель в Вене. Постояльцы приходят в ваше кафе, получают заказ, потом заселяются в номер и приносят награду. Каждый начинает с одного постояльца из очереди: возьмите графа. На карте его заказ: вино и два кофе.
guide-rooms = Постояльцам нужны подготовленные номера. Номер 11 готов. Каждый новый номер должен касаться другого, и бесплатен только первый этаж. Подготовьте 12 и 13: по номеру каждого цвета.
guide-queue = Ваш ход. Сначала можно взять одного постояльца, если в кафе свободен столик. Чем левее, тем дороже: 3, 2, 1, 0, 0 крон. Баронессе нужен только кофе: возьмите её.
guide-die = Затем нужно взять кубик. Его значение говорит, что вы делаете, а число таких кубиков задаёт силу действия. На трёх кубиках 2 — напитки: возьмите один, заплатите 1 крону за ещё один напиток и возьмите 2 вина и 2 кофе.
guide-food = Полученное идёт постояльцам или на кухню. Дайте вино и кофе графу и кофе баронессе: её заказ будет выполнен.
guide-room = Постоялец с выполненным заказом может заселиться в любой момент вашего хода. Баронесса — синяя карта и занимает синий номер 11; так заполнена группа одного цвета, и она даёт бонус. Её награда — ещё один постоялец бесплатно: возьмите ювелира.
guide-serve = За 1 крону в любой момент своего хода можно подать с кухни до трёх блюд и напитков. Подайте ювелиру пирожное и два вина.
guide-end = Вы взяли постояльца и кубик: это и есть ход. В каждом из семи раундов у игрока два хода. Закончите его.
guide-done = Теперь вы знаете ход. Остальные кубики: 1 — блюда, 3 — номера, 4 — кроны или милость императора, 5 — персонал с руки, 6 копирует любое действие. После раундов 3, 5 и 7 император смотрит, как далеко вы на его шкале. Дальше играйте сами; кнопка «Подсказка» поможет.
guide-staff = Второй урок начинается в раунде 4, на вашем ходу: два постояльца только что заселились, осталось взять кубик. Кубик 5 позволяет сыграть карту персонала с руки, на крону дешевле за каждый кубик. Телефонистка стоит 3, вы платите 2. В конце карта даёт 2 очка за каждое деление шкалы императора.
guide-track = Новый раунд, и после него приедет император. Вы на делении 6. На двух кубиках 4: разделите два шага между кронами и шкалой императора. Оба шага отдайте шкале.
guide-pass = Соперник сделал оба хода, а четвёрок больше нет. Вместо хода можно спасовать. Тогда спасуют все, у кого ещё есть ход: один кубик выбывает, остальные перебрасывают, и вы ходите дальше.
guide-again = Получилось: четвёрки снова есть. Возьмите одну и отдайте оба шага шкале. Теперь вы на делении 10.
guide-objective = Деление 10 — условие первой цели. В любой момент своего хода можно достичь цели, условие которой выполнено. Первый диск дал сопернику 15 очков, второй даст вам 10.
guide-bonus = Раунд окончен, и император приехал: 6 очков за деление 10, потом пять делений назад. Начиная с деления 3 вы получаете бонус жетона: здесь это номер на одном из двух нижних этажей, бесплатно и сразу заселённый. Возьмите номер 25.
guide-mastered = Персонал, император и цели — это почти всё. На делении 0 вас ждал бы штраф, на 1 и 2 не было бы ничего. Император приедет ещё раз, после раунда 7; тогда за ваше деление даст очки Телефонистка. Дальше играйте сами; кнопка «Подсказка» поможет.

## Варианты (GA-1)

option-edition = Издание
    .about = Какому изданию коробки следуют правила.
option-edition-revised = новое
    .about = Переиздание с исправлениями издателя.
option-edition-2015 = 2015 года
    .about = Первое издание.
option-hotel = Отели
    .about = Какой стороной лежат поля отелей.
option-hotel-night = ночные
    .about = У всех одинаковый отель.
option-hotel-day = дневные
    .about = У каждого свой отель.
option-day_boards = Дневные поля
    .about = Кому какое дневное поле: по жребию или буква от A до D для каждого места.
option-day_boards-random = по жребию
option-staff_deal = Карты персонала
    .about = Как раздаются первые шесть карт персонала.
option-staff_deal-random = случайно
    .about = По шесть карт из перемешанной колоды.
option-staff_deal-starter = начальные наборы
    .about = Наборы A–D, отмеченные на картах: хорошо для первой партии.
option-staff_deal-draft = драфт
    .about = Оставьте одну карту, остальные передайте налево, и так до шести.
option-objectives = Цели
    .about = Какие три карты целей в игре: по одной на букву.
option-objectives-random = по жребию
option-emperor_tiles = Жетоны императора
    .about = Какие три жетона императора в игре: по одному на букву.
option-emperor_tiles-random = по жребию
option-b4_penalty = Штраф жетона B4
    .about = Какие номера теряются: по тексту издателя или авторов (только 2015).
option-b4_penalty-unoccupied = свободные
option-b4_penalty-occupied = заселённые

## Что спрашивают у того, кто решает

prompt-draft = Оставьте одну карту персонала; остальные уйдут налево.
prompt-starting_guest = Возьмите первого постояльца бесплатно.
prompt-starting_rooms = Подготовьте начальный номер.
prompt-turn = { $turn-die_taken ->
    [0] { $turn-bonus_turn ->
        [0] { $turn-guest_taken ->
            [0] { $turn-began ->
                [0] Возьмите постояльца или кубик либо спасуйте.
               *[other] Возьмите постояльца или выберите кубик.
            }
           *[other] Выберите кубик.
        }
       *[other] Бонусный ход: используйте клетку действия или закончите ход.
    }
   *[other] Обслуживайте, заселяйте, используйте персонал или закончите ход.
}
prompt-copy_staff = Выберите карту соперника, которую копирует секретарь.
prompt-over = Игра окончена.
prompt-effects = { $pending-asks ->
    [cards] Взять карты персонала из награды или оставить их в колоде? Один из жетонов императора ещё может забрать карты с руки.
   *[order] Какое свойство сначала?
}
prompt-copy = Выберите действие для копирования. Сила: { $pending-n }.
prompt-boost = Сила { $pending-n }: заплатить 1 крону и прибавить ещё 1?
prompt-food_split = Возьмите { $pending-n ->
    [one] { $pending-n } фишку
    [few] { $pending-n } фишки
   *[many] { $pending-n } фишек
}: { $pending-action-split }.
prompt-track_split = Разделите { $pending-n } между кронами и шкалой императора.
prompt-place = Положите на карту постояльца или оставьте на кухне.
prompt-food_choice = Выберите блюдо или напиток.
prompt-prepare_room = Подготовьте номер или остановитесь. Осталось: { $pending-left }.
prompt-occupy_room = Заселите свободный номер или остановитесь. Осталось: { $pending-left }.
prompt-play_staff = Разыграйте карту персонала из руки{ $pending-discount ->
    [0] {""}
   *[other] {" "}со скидкой { $pending-discount }
} или ни одной.
prompt-draw_play_staff = Разыграйте одну из взятых карт{ $pending-discount ->
    [0] {""}
   *[other] {" "}со скидкой { $pending-discount }
} или ни одной.
prompt-return = Положите карту под колоду персонала.
prompt-take_guest = Возьмите постояльца бесплатно или никого.
prompt-complete_order = Выберите постояльца, чей заказ выполняется из запаса.
prompt-extra_action = Выберите клетку для дополнительного основного действия или никакую.
prompt-serve = Обслужите ещё с кухни или остановитесь. Осталось: { $pending-left }.
prompt-settle = Выберите номер. Заселяется «{ $pending-guest }».
prompt-bonus_order = Бонус заселения до или после награды?
prompt-ignore = Император недоволен: заплатить и избежать штрафа или получить его?
prompt-penalty_choice = Император недоволен: выберите левую или правую потерю.
prompt-discard = Император недоволен: положите под колоду { $pending-left ->
    [one] { $pending-left } карту
    [few] { $pending-left } карты
   *[many] { $pending-left } карт
} из руки.
prompt-remove = Император недоволен: выберите номер, который вы теряете.
prompt-discard_end = Император недоволен: выберите карту персонала, которая уходит из игры.

## Выбор

do-draft = Оставить: «{ $staff }»
do-take_guest = Взять: «{ $guest }»
do-prepare_room = Подготовить номер { $room }
do-pass = Спасовать
do-take_die = Взять кубик { $value }: { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
    [5] { action-5 }
   *[6] { action-6 }
}
do-use_space = Использовать клетку { $value }: { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
    [5] { action-5 }
   *[6] { action-6 }
}
do-copy_action = Копировать действие { $value }: { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
   *[5] { action-5 }
}
do-boost = Заплатить 1 крону: сила + 1
do-take_food = Взять блюда или напитки
    .strudel = Взять { $strudel ->
        [one] { $strudel } штрудель
        [few] { $strudel } штруделя
       *[many] { $strudel } штруделей
    }, { $cake ->
        [one] { $cake } пирожное
       *[other] { $cake } пирожных
    }
    .wine = Взять { $wine } вина, { $coffee } кофе
do-split = { $krones ->
    [one] { $krones } крона
    [few] { $krones } кроны
   *[many] { $krones } крон
}, { $emperor ->
    [one] { $emperor } деление
    [few] { $emperor } деления
   *[many] { $emperor } делений
} императора
do-place_food = На карту «{ $guest }»: { $food }
do-keep_food = Оставить на кухне: { $food }
do-choose_food = Взять { $food }
do-play_staff = Разыграть: «{ $staff }»
do-return_staff = Под колоду: «{ $staff }»
do-occupy_room = Заселить номер { $room }
do-complete_order = Выполнить заказ: «{ $guest }»
do-resolve = { $item ->
    [0] Сейчас первое свойство
    [1] Сейчас второе свойство
   *[other] Сейчас третье свойство
}
do-group_bonus = Бонус заселения { $when } награды
do-serve = Подать на карту «{ $guest }»: { $food }
do-use_staff = Использовать: «{ $staff }»
do-claim = Достичь цели: { $objective }
do-move_in = Заселить: «{ $guest }»
do-choose_room = Номер { $room }
do-end_turn = Закончить ход
do-ignore_penalty = Заплатить и избежать штрафа
do-choose_penalty = { $option } потеря
do-discard_staff = Под колоду: «{ $staff }»
do-remove_room = Потерять номер { $room }
do-discard_played = Потерять: «{ $staff }»
do-copy_staff = Копировать: «{ $staff }»
do-skip = Нет, дальше

# Варианты словами своей ситуации

boosted = Сила { $n } за 1 крону
serve-all = Подать всё: { $foods }
serve-kitchen = Подать всё с кухни за 1 крону: { $foods }
serve-paid = { $action } (1 крона за фишки, не больше { $n })
serve-order = Подать на карту «{ $guest }»: { $foods }
serve-order-paid = Подать на карту «{ $guest }» за 1 крону: { $foods }
switch-boost = 1 крона: сила + 1
switched-boost = { $action }, сила + 1 за 1 крону
loses-take_guest = После этого в этот ход уже нельзя взять постояльца.
skips-take_guest = без постояльца в этот ход
emperor-warning = Император приедет после раунда { $round }. Сейчас вас ждёт: { $outcome ->
    [bonus] { $effects }
    [penalty] { $effects }; чтобы этого избежать, нужно ещё { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
       *[many] { $steps } делений
    } по его шкале
   *[nothing] ни бонуса, ни штрафа
}.
priced = { $action } { $cost ->
    [0] бесплатно
    [one] за { $cost } крону
    [few] за { $cost } кроны
   *[many] за { $cost } крон
}
skip-effects = Оставить карты в колоде
skip-boost = Сила { $n } без доплаты
skip-starting_rooms = Больше номеров не надо
skip-prepare_room = Больше номеров не надо
skip-occupy_room = Оставить номера свободными
skip-play_staff = Не разыгрывать карту
skip-draw_play_staff = Не разыгрывать ни одной
skip-take_guest = Никого не брать
skip-extra_action = Без дополнительного действия
skip-serve = Больше не подавать
skip-ignore = Получить штраф

## Журнал

event-start = Гранд-отель «Австрия» открывается. Начинает { $first }. На поле: { $emperor_tiles }.
event-dealt = { $seat } получает карты персонала: { $number }.
event-dealt-private = { $seat } получает карты: { $staff }.
event-draft = { $seat } оставляет карту персонала.
event-draft-private = { $seat } оставляет карту «{ $staff }».
event-packs_passed = Карты уходят налево, каждому по { $number }.
event-round = Раунд { $round }: начинает { $first }.
event-roll = { $seat } бросает кубики: { $dice }.
event-reroll = Больше никто не берёт из этих кубиков: один кубик уходит в мусорный бак, на остальных { $dice }.
event-turn = { $seat } делает ход { $number }.
event-bonus_turn = { $seat } делает бонусный ход.
event-pass = { $seat } пасует.
event-end_turn = { $auto ->
    [yes] Больше делать нечего: { $seat } заканчивает ход.
   *[no] { $seat } заканчивает ход.
}
event-round_end = Раунд { $round } окончен.
event-guest_revealed = В очередь встаёт «{ $guest }».
event-guests_reshuffled = Карты постояльцев перемешаны заново.
event-take_guest = { $seat } берёт постояльца «{ $guest }»{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } крону
    [few] {" "}за { $cost } кроны
   *[many] {" "}за { $cost } крон
}.
event-take_die = { $seat } берёт кубик { $value }: сила { $strength }.
event-use_space = { $seat } использует клетку { $value } без кубика: сила { $strength }.
event-no_action = { $seat } не может заплатить за 6: действия нет.
event-fee = { $seat } платит за 6: { $number ->
    [one] { $number } крона
    [few] { $number } кроны
   *[many] { $number } крон
}.
event-copy_action = { $seat } копирует действие { $value }.
event-boost = { $seat } усиливает действие: сила { $strength }.
event-strength = { $source }: сила + { $number }.
event-action = { $action }, сила { $strength }.
event-resolve = { $seat } применяет свойство ({ $source }).
event-krones = { $seat } получает { $number ->
    [one] { $number } крону
    [few] { $number } кроны
   *[many] { $number } крон
} ({ $source }){ $lost ->
    [0] {""}
   *[other] ; сверх предела пропадает { $lost }
}.
event-steps = { $seat } продвигается на { $number ->
    [one] { $number } деление
    [few] { $number } деления
   *[many] { $number } делений
} по шкале императора ({ $source }){ $points ->
    [0] {""}
    [one] {" "}и получает { $points } очко
    [few] {" "}и получает { $points } очка
   *[many] {" "}и получает { $points } очков
}.
event-points = { $seat } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
} ({ $source }).
event-extra_turn = { $seat } получит бонусный ход ({ $source }).
event-staff_drawn = { $seat } берёт { $number ->
    [one] { $number } карту персонала
    [few] { $number } карты персонала
   *[many] { $number } карт персонала
}.
event-staff_drawn-private = { $seat } берёт карты: { $staff }.
event-food = { $seat } получает { $number ->
    [one] { $number } { $food }
    [few] { $number } { $food-few }
   *[many] { $number } { $food-many }
} ({ $source }).
event-place_food = На карту «{ $guest }»: { $food }.
event-keep_food = На кухню: { $number ->
    [one] { $number } { $food }
    [few] { $number } { $food-few }
   *[many] { $number } { $food-many }
}.
event-serve = { $seat } подаёт { $food } на карту «{ $guest }».
event-order_done = Заказ выполнен: «{ $guest }».
event-complete_order = Заказ «{ $guest }» выполнен из запаса ({ $source }).
event-move_in = «{ $guest }» заселяется в номер { $room }.
event-prepare_room = { $seat } готовит номер { $room }{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } крону
    [few] {" "}за { $cost } кроны
   *[many] {" "}за { $cost } крон
}.
event-occupy_room = { $seat } заселяет номер { $room }.
event-room_occupied = Номер { $room } заселён.
event-group = { $seat } заселяет { $color-feminine } группу из { $size }.
event-play_staff = { $seat } разыгрывает карту «{ $staff }»{ $cost ->
    [0] {" "}бесплатно
    [one] {" "}за { $cost } крону
    [few] {" "}за { $cost } кроны
   *[many] {" "}за { $cost } крон
}.
event-no_staff = { $seat } не разыгрывает карту персонала.
event-return_staff = { $seat } кладёт карту под колоду персонала.
event-return_staff-private = { $seat } кладёт карту «{ $staff }» под колоду персонала.
event-use_staff = { $seat } использует карту «{ $staff }».
event-claim = { $seat } достигает цели «{ $objective }», место { $place }.
event-skip = { $seat } отказывается: { $effect }.
event-effect_dropped = Невозможно: { $effect } ({ $source }).
event-emperor = Император у игрока { $seat }: с деления { $space } на { $to }, { $outcome ->
    [bonus] бонус ({ $tile })
    [penalty] штраф ({ $tile })
   *[other] ни бонуса, ни штрафа
}.
event-ignore_penalty = { $cost ->
    [0] { $seat } не получает штраф
    [one] { $seat } платит { $cost } крону и избегает штрафа
    [few] { $seat } платит { $cost } кроны и избегает штрафа
   *[many] { $seat } платит { $cost } крон и избегает штрафа
}.
event-penalty = { $seat } получает штраф ({ $source }).
event-lose_krones = { $seat } теряет { $number ->
    [one] { $number } крону
    [few] { $number } кроны
   *[many] { $number } крон
}.
event-lose_points = { $seat } теряет { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
event-lose_food = { $seat } теряет все блюда и напитки: { $from }.
event-discard_staff = { $seat } кладёт карту из руки под колоду.
event-discard_staff-private = { $seat } кладёт карту «{ $staff }» под колоду.
event-remove_room = { $seat } теряет номер { $room }.
event-discard_played = { $seat } теряет карту «{ $staff }».
event-copy_staff = { $seat }: секретарь копирует карту «{ $staff }».
event-final = { $seat }: { $source }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-end = { $winners-count ->
    [one] Побеждает { $winners }
   *[other] Победу делят { $winners }
}. Очки: { $scores }.

## Финальный подсчёт

line-points = Очки за время игры
line-staff = { $staff }
line-rooms = Заселённые номера
line-goods = Кроны и кухня
line-guests = Постояльцы в кафе

## Имена

seat-0 = Оранжевый
seat-1 = Голубой
seat-2 = Фиолетовый
seat-3 = Серый

name-before = до
name-after = после
name-left = Левая
name-right = Правая
name-kitchen = кухня
name-everywhere = кухня и постояльцы
name-strudel = штрудель
    .letter = Ш
    .few = штруделя
    .many = штруделей
name-cake = пирожное
    .letter = П
    .few = пирожных
    .many = пирожных
name-wine = вино
    .letter = В
    .few = вина
    .many = вина
name-coffee = кофе
    .letter = К
    .few = кофе
    .many = кофе
name-night = ночь
name-day_a = день A
name-day_b = день B
name-day_c = день C
name-day_d = день D
name-prepare_room = подготовка номера
name-occupy_room = заселение номера
name-take_guest = получение постояльца
name-complete_order = выполнение заказа
name-extra_action = дополнительное основное действие
name-draw_staff = получение карт персонала
name-draw_play_staff = взятие карт персонала
name-serve = дальнейшее обслуживание
name-remove = потеря ещё одного номера

action-1 = Блюда
    .about = Сила — это сколько штруделей и пирожных вы берёте; пирожных не больше, чем штруделей (GA-6.1).
    .split = пирожных не больше, чем штруделей
action-2 = Напитки
    .about = Сила — это сколько вина и кофе вы берёте; кофе не больше, чем вина (GA-6.2).
    .split = кофе не больше, чем вина
action-3 = Номера
    .about = Сила — это сколько номеров можно подготовить, по цене их этажей (GA-6.3).
action-4 = Кроны, император
    .about = Разделите силу между кронами и делениями шкалы императора (GA-6.4).
action-5 = Персонал
    .about = Разыграйте одну карту персонала из руки; сила — это сколько крон вы экономите (GA-6.5).
action-6 = Копия
    .about = Заплатите 1 крону и выполните одно из действий 1–5 с силой этой клетки (GA-6.6).

color-blue = синий
    .letter = С
    .feminine = синюю
    .guests = аристократы
color-red = красный
    .letter = К
    .feminine = красную
    .guests = горожане
color-yellow = жёлтый
    .letter = Ж
    .feminine = жёлтую
    .guests = люди искусства
color-green = зелёный
    .letter = З
    .feminine = зелёную
    .guests = туристы

type-once = немедленно
type-round = раз в раунд
type-permanent = постоянно
type-end = финальный подсчёт

## Что считают

krones = { $number ->
    [one] { $number } крона
    [few] { $number } кроны
   *[many] { $number } крон
}
strudel = { $number ->
    [one] { $number } штрудель
    [few] { $number } штруделя
   *[many] { $number } штруделей
}
cake = { $number ->
    [one] { $number } пирожное
   *[other] { $number } пирожных
}
wine = { $number ->
    [one] { $number } вино
   *[other] { $number } вина
}
coffee = { $number } кофе
blue-rooms = { $number ->
    [one] { $number } синий номер
    [few] { $number } синих номера
   *[many] { $number } синих номеров
}
red-rooms = { $number ->
    [one] { $number } красный номер
    [few] { $number } красных номера
   *[many] { $number } красных номеров
}
yellow-rooms = { $number ->
    [one] { $number } жёлтый номер
    [few] { $number } жёлтых номера
   *[many] { $number } жёлтых номеров
}
nothing = ничего

## Свойства (GA-12): по сообщению на вид, числа из файла компонентов

kind-krones = { $n ->
    [one] { $n } крона
    [few] { $n } кроны
   *[many] { $n } крон
}
kind-emperor = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
} по шкале императора
kind-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}{ $per ->
    [staff_played] {" "}за каждую разыгранную карту персонала
   *[none] {""}
}
kind-draw_staff = возьмите { $n ->
    [one] { $n } карту персонала
    [few] { $n } карты персонала
   *[many] { $n } карт персонала
}
kind-extra_turn = бонусный ход без кубика после этого хода
kind-food = { $foods }
kind-food_choice = { $n ->
    [one] { $n } любое блюдо или напиток
    [few] { $n } любых блюда или напитка
   *[many] { $n } любых блюд или напитков
}
kind-prepare_room = подготовьте { $n ->
    [one] { $color ->
        [blue] синий{" "}
        [red] красный{" "}
        [yellow] жёлтый{" "}
       *[any] {""}
    }номер
   *[other] до { $n } { $color ->
        [blue] синих{" "}
        [red] красных{" "}
        [yellow] жёлтых{" "}
       *[any] {""}
    }номеров
}{ $free ->
    [yes] {" "}бесплатно
   *[no] { $discount ->
        [0] {" "}за обычную цену
       *[other] {" "}со скидкой { $discount }
    }
}{ $max_floor ->
    [4] {""}
    [1] , этаж 1
   *[other] , этажи 1–{ $max_floor }
}{ $occupied ->
    [yes] , сразу заселённый
   *[no] {""}
}
kind-occupy_room = заселите { $n ->
    [one] { $n } свободный номер
   *[other] до { $n } свободных номеров
}
kind-play_staff = разыграйте { $n ->
    [one] { $n } карту персонала
   *[other] до { $n } карт персонала
} из руки{ $free ->
    [yes] {" "}бесплатно
   *[no] { $discount ->
        [0] {" "}за обычную цену
       *[other] {" "}со скидкой { $discount }
    }
}
kind-draw_play_staff = возьмите { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
} персонала и разыграйте одну из них{ $free ->
    [yes] {" "}бесплатно
   *[no] {" "}со скидкой { $discount }
}
kind-take_guest = возьмите { $n ->
    [one] { $n } постояльца
   *[other] до { $n } постояльцев
} из очереди бесплатно
kind-complete_order = выполните заказ одного постояльца из запаса
kind-extra_action = выполните действие любой клетки, не забирая кубик
kind-lose_krones = потеряйте { $n ->
    [one] { $n } крону
    [few] { $n } кроны
   *[many] { $n } крон
}
kind-lose_points = потеряйте { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}{ $per ->
    [staff_played] {" "}за каждую разыгранную карту персонала
   *[none] {""}
}
kind-lose_food = потеряйте все блюда и напитки { $from ->
    [kitchen] с кухни
   *[everywhere] с кухни и с карт постояльцев
}
kind-discard_hand = положите под колоду { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из руки
kind-remove_room = потеряйте { $state ->
    [occupied] { $n ->
        [one] { $n } заселённый номер
        [few] { $n } заселённых номера
       *[many] { $n } заселённых номеров
    }
   *[unoccupied] { $n ->
        [one] { $n } свободный номер
        [few] { $n } свободных номера
       *[many] { $n } свободных номеров
    }
}, { $pick ->
    [highest_two_floors] на двух самых верхних этажах, где они есть
    [highest_and_below] самый верхний и тот, что прямо под ним
   *[highest] { $n ->
        [one] с самого верхнего этажа
       *[other] каждый с самого верхнего этажа, где он есть
    }
}
kind-discard_end_staff = потеряйте разыгранную карту финального подсчёта
kind-free_rooms = { $color ->
    [blue] синие
    [red] красные
   *[yellow] жёлтые
} номера бесплатны
kind-free_guests = постояльцы из очереди бесплатны
kind-free_serving = обслуживание с кухни бесплатно
kind-strength = сила + { $n }
kind-no_six_fee = за 6 платить не нужно
kind-both_tracks = и кроны, и деления императора на полную силу
kind-ignore_penalty = { $cost ->
    [0] штрафа нет
    [one] можно заплатить { $cost } крону и избежать его
    [few] можно заплатить { $cost } кроны и избежать его
   *[many] можно заплатить { $cost } крон и избежать его
}
kind-score_occupied = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за заселённый { $color ->
    [blue] синий номер
    [red] красный номер
    [yellow] жёлтый номер
   *[any] номер
}
kind-score_room_tiles = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за жетон номера, свободный или заселённый
kind-score_staff = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за разыгранную карту персонала, включая эту
kind-score_groups = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за полностью заселённую группу
kind-score_floors = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за полностью заселённый этаж
kind-score_columns = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за полностью заселённую колонку
kind-score_color_sets = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за набор из красного, синего и жёлтого заселённых номеров
kind-score_objectives = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за карту цели с вашим диском
kind-score_emperor = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за деление шкалы императора{ $max ->
    [0] {""}
   *[other] , не больше { $max }
}
kind-copy_end_staff = копирует карту финального подсчёта соперника

on-take_die = когда вы берёте кубик { $dice }
on-guest_in = когда заселяется { $guest_color ->
    [blue] синий{" "}
    [red] красный{" "}
    [yellow] жёлтый{" "}
    [green] зелёный{" "}
   *[any] {""}
}постоялец{ $min_order ->
    [0] {""}
   *[other] {" "}с заказом не меньше { $min_order }
}
on-order_done = когда выполнен заказ { $guest_color ->
    [blue] синего{" "}
    [red] красного{" "}
    [yellow] жёлтого{" "}
    [green] зелёного{" "}
   *[any] {""}
}постояльца
on-room_occupied = когда заселяется любой ваш номер
on-emperor_bonus = когда вы получаете бонус императора
on-emperor_penalty = при штрафе императора

test-krones = { $n ->
    [one] { $n } крона
    [few] { $n } кроны
   *[many] { $n } крон
}
test-room_tiles = { $n ->
    [one] { $n } жетон номера, свободный или заселённый
    [few] { $n } жетона номеров, свободных или заселённых
   *[many] { $n } жетонов номеров, свободных или заселённых
}
test-staff_played = { $n ->
    [one] { $n } разыгранная карта персонала
    [few] { $n } разыгранные карты персонала
   *[many] { $n } разыгранных карт персонала
}
test-emperor = деление { $n } шкалы императора или правее
test-floors_full = { $n ->
    [one] { $n } полностью заселённый этаж
    [few] { $n } полностью заселённых этажа
   *[many] { $n } полностью заселённых этажей
}
test-groups_full = { $n ->
    [one] { $n } полностью заселённая группа
    [few] { $n } полностью заселённые группы
   *[many] { $n } полностью заселённых групп
}
test-colors_full = заселены все номера { $n ->
    [one] одного цвета
   *[other] { $n } цветов
}
test-columns_full = { $n ->
    [one] { $n } полностью заселённая колонка
    [few] { $n } полностью заселённые колонки
   *[many] { $n } полностью заселённых колонок
}
test-occupied = заселены { $rooms }

## Что есть что, для подсказок

about-guest = { $guest }, постоялец { $number } ({ $guests }). Заказ: { $order }. { $points }. Награда: { $reward }. Заселяется в свободный { $color ->
    [blue] синий номер
    [red] красный номер
    [yellow] жёлтый номер
   *[green] номер любого цвета
}, когда заказ выполнен (GA-10.1).
about-other-guest = { $guest }. { $points }. Награда: { $reward } (GA-10.3).
about-queue = В очереди: { $cost } (GA-5.3).
about-lacks = Не хватает: { $lacks } (GA-8.2).
about-complete = Заказ выполнен (GA-7.7).
about-table = Пустой столик в кафе (GA-5.4).
about-staff = { $staff }, персонал { $number }. Стоимость: { $cost }. { $type }: { $text } (GA-S.{ $number }).
about-played = { $staff } ({ $type }): { $text } (GA-S.{ $number }).
about-used = В этом раунде уже использована (GA-13.6).
about-copied = Копирует карту «{ $staff }» (GA-16.3).
about-hidden = { $cards } в руке, видит только владелец (GA-18.2).
about-dice = { $value }, { $action }. { $dice ->
    [0] Кубиков нет.
    [one] { $dice } кубик: сила { $dice }.
    [few] { $dice } кубика: сила { $dice }.
   *[many] { $dice } кубиков: сила { $dice }.
} { $about }
about-bin = Мусорный бак: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} до конца раунда (GA-4.8).
about-space = Деление { $space }: { $points } при императорском подсчёте (GA-15.2).
about-round = Раунд { $number }{ $retreat ->
    [0] {""}
   *[other] : в конце императорский подсчёт, диски отходят на { $retreat } (GA-15.3)
}.
about-tile = { $tile }, после раунда { $round }. Диски отходят на { $retreat }. На делении { $from } или правее: { $bonus }. На делении 0: { $penalty } (GA-E.{ $rule }, GA-15.4).
about-objective = Цель { $number }: { $text } (GA-14.1). Очки за диск: первый — { $first }, второй — { $second }, третий — { $third } (GA-14.3).
about-disc = Диск игрока { $seat }: { $points } (GA-14.3).
about-room = Номер { $room }, этаж { $floor }: { $color ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
}, { $state ->
    [empty] пустая клетка; подготовка: { $price } (GA-9.2)
    [free] подготовлен и свободен
   *[occupied] заселён
}. { $points ->
    [0] {""}
    [one] { $points } очко при подготовке (GA-9.4).{" "}
    [few] { $points } очка при подготовке (GA-9.4).{" "}
   *[many] { $points } очков при подготовке (GA-9.4).{" "}
}Группа из { $size }: { $bonus }, когда заселены все её номера{ $paid ->
    [yes] , уже получено
   *[no] {""}
} (GA-9.9).
about-other-room = { $room }: { $color ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
}, { $state ->
    [empty] пусто
    [free] свободен
   *[occupied] заселён
} (GA-9.3).
about-floor = Этаж { $floor }: подготовка номера — { $cost } (GA-9.2); в конце игры каждый заселённый номер — { $points } (GA-16.4).
about-points = Сейчас { $points } (GA-2.4).
about-pantry = Кухня: { $food } (GA-8.2).
about-krones = { $krones }; не больше 20 (GA-6.9).
about-food = Кухня: { $food } (GA-8.2). Обслуживание: 1 крона за фишки, не больше трёх (GA-7.2).
about-emperor = { $seat } на делении { $space } шкалы императора (GA-15.2).
about-turns = Жетоны очерёдности хода { $first } и { $second }: { $covered ->
    [0] оба хода впереди
    [1] один ход сделан
   *[other] оба хода сделаны
} (GA-4.5).
about-passed = Пас до следующего броска (GA-4.7).
about-seat = { $seat } ({ $colour }), { $board }: { $points } (GA-2.8).
about-decks = Колода постояльцев: { $guests }. Колода персонала: { $staff } (GA-18.1).
about-item = { $effect } (GA-11.7).

## Надписи

queue = Очередь постояльцев
kitchen = Кухня
played = Персонал в игре
hand = Рука
pack = На выбор
groups = Группы
track = Шкала императора
objectives = Цели
dice = Кубики
bin = Бак
free = свободно
penalty = Штраф
bonus = Бонус
krone-short = { $number } кр.
legend = Номера: [ ] пусто, ( ) свободен, # заселён; С синий, К красный, Ж жёлтый. Ш штрудель, П пирожное, В вино, К кофе.
picture = Поле игры «Гранд-отель „Австрия“». Раунд { $round } из { $rounds }. { $status }.

## Карты и жетоны

staff-1 = Кельнер
staff-2 = Официантка
staff-3 = Бармен
staff-4 = Повар
staff-5 = Конюх
staff-6 = Конюший
staff-7 = Массажистка
staff-8 = Гид
staff-9 = Швейцар
staff-10 = Шофёр
staff-11 = Флорист
staff-12 = Старшая горничная
staff-13 = Управляющий рестораном
staff-14 = Декоратор
staff-15 = Чистильщик обуви
staff-16 = Прачка
staff-17 = Кухарка
staff-18 = Гардеробщица
staff-19 = Оформитель интерьеров
staff-20 = Сыщик
staff-21 = Шеф-повар
staff-22 = Управляющий персоналом
staff-23 = Слесарь
staff-24 = Старший кельнер
staff-25 = Посыльный
staff-26 = Организатор мероприятий
staff-27 = Управляющий бронированием
staff-28 = Консьерж
staff-29 = Секретарь
staff-30 = Клерк
staff-31 = Горничная
staff-32 = Помощник управляющего
staff-33 = Подносчик багажа
staff-34 = Администратор
staff-35 = Коридорный
staff-36 = Сомелье
staff-37 = Носильщик
staff-38 = Портье
staff-39 = Кондитер
staff-40 = Бухгалтер
staff-41 = Телефонистка
staff-42 = Садовник
staff-43 = Бариста
staff-44 = Буфетчица
staff-45 = Дежурный по бассейну
staff-46 = Дежурная по этажу
staff-47 = Лифтёр
staff-48 = Управляющий отелем

guest-49 = Скульптор
guest-50 = Музыкант
guest-51 = Композитор
guest-52 = Портной
guest-53 = Балерина
guest-54 = Портретист
guest-55 = Фотограф
guest-56 = Камер-певица
guest-57 = Архитектор
guest-58 = Актриса
guest-59 = Поэт
guest-60 = Ювелир
guest-61 = Живописец
guest-62 = Оперная певица
guest-63 = Баронесса
guest-64 = Герцогиня
guest-65 = Рейхсриттер
guest-66 = Ландграфиня
guest-67 = Князь
guest-68 = Принцесса
guest-69 = Графиня
guest-70 = Курфюрст
guest-71 = Барон
guest-72 = Принц
guest-73 = Граф
guest-74 = Рейхсграф
guest-75 = Княгиня
guest-76 = Герцог
guest-77 = Магистр
guest-78 = Ведомственный советник
guest-79 = Тайный советник
guest-80 = Профессор
guest-81 = Генерал
guest-82 = Старший советник
guest-83 = Коммерческий советник
guest-84 = Надворный советник
guest-85 = Майор
guest-86 = Ветеринарный советник
guest-87 = Медицинский советник
guest-88 = Генеральный прокурор
guest-89 = Верховный комиссар
guest-90 = Министерский советник
guest-91 = Тескатлипока
guest-92 = Капитан Золотой Крюк
guest-93 = Герр Хорза
guest-94 = Майкл Инголлс
guest-95 = Мистер Бойделл
guest-96 = Герр Ундо
guest-97 = Е. Гипет
guest-98 = М. Поло
guest-99 = Крамерсофоль
guest-100 = Фермер Франц
guest-101 = Брат Уве
guest-102 = Кондуктор
guest-103 = Каверн
guest-104 = Маклауд

objective-105 = 20 крон
objective-106 = 12 жетонов номеров
objective-107 = 6 карт персонала
objective-108 = Деление императора 10
objective-109 = 2 полных этажа
objective-110 = 6 полных групп
objective-111 = Все номера одного цвета
objective-112 = 2 полные колонки
objective-113 = 3 красных, 3 синих, 3 жёлтых
objective-114 = 4 красных, 3 жёлтых
objective-115 = 4 жёлтых, 3 синих
objective-116 = 4 синих, 3 красных

name-A1 = Жетон императора A1
name-A2 = Жетон императора A2
name-A3 = Жетон императора A3
name-A4 = Жетон императора A4
name-B1 = Жетон императора B1
name-B2 = Жетон императора B2
name-B3 = Жетон императора B3
name-B4 = Жетон императора B4
name-C1 = Жетон императора C1
name-C2 = Жетон императора C2
name-C3 = Жетон императора C3
name-C4 = Жетон императора C4

## Откуда прибыль

source-action = действие
source-group = бонус заселения
source-emperor = шкала императора
source-room = клетка номера
source-setup = подготовка
source-serving = обслуживание
source-rooms = { line-rooms }
source-goods = { line-goods }
source-guests = { line-guests }
source-1 = { staff-1 }
source-2 = { staff-2 }
source-3 = { staff-3 }
source-4 = { staff-4 }
source-5 = { staff-5 }
source-6 = { staff-6 }
source-7 = { staff-7 }
source-8 = { staff-8 }
source-9 = { staff-9 }
source-10 = { staff-10 }
source-11 = { staff-11 }
source-12 = { staff-12 }
source-13 = { staff-13 }
source-14 = { staff-14 }
source-15 = { staff-15 }
source-16 = { staff-16 }
source-17 = { staff-17 }
source-18 = { staff-18 }
source-19 = { staff-19 }
source-20 = { staff-20 }
source-21 = { staff-21 }
source-22 = { staff-22 }
source-23 = { staff-23 }
source-24 = { staff-24 }
source-25 = { staff-25 }
source-26 = { staff-26 }
source-27 = { staff-27 }
source-28 = { staff-28 }
source-29 = { staff-29 }
source-30 = { staff-30 }
source-31 = { staff-31 }
source-32 = { staff-32 }
source-33 = { staff-33 }
source-34 = { staff-34 }
source-35 = { staff-35 }
source-36 = { staff-36 }
source-37 = { staff-37 }
source-38 = { staff-38 }
source-39 = { staff-39 }
source-40 = { staff-40 }
source-41 = { staff-41 }
source-42 = { staff-42 }
source-43 = { staff-43 }
source-44 = { staff-44 }
source-45 = { staff-45 }
source-46 = { staff-46 }
source-47 = { staff-47 }
source-48 = { staff-48 }
source-49 = { guest-49 }
source-50 = { guest-50 }
source-51 = { guest-51 }
source-52 = { guest-52 }
source-53 = { guest-53 }
source-54 = { guest-54 }
source-55 = { guest-55 }
source-56 = { guest-56 }
source-57 = { guest-57 }
source-58 = { guest-58 }
source-59 = { guest-59 }
source-60 = { guest-60 }
source-61 = { guest-61 }
source-62 = { guest-62 }
source-63 = { guest-63 }
source-64 = { guest-64 }
source-65 = { guest-65 }
source-66 = { guest-66 }
source-67 = { guest-67 }
source-68 = { guest-68 }
source-69 = { guest-69 }
source-70 = { guest-70 }
source-71 = { guest-71 }
source-72 = { guest-72 }
source-73 = { guest-73 }
source-74 = { guest-74 }
source-75 = { guest-75 }
source-76 = { guest-76 }
source-77 = { guest-77 }
source-78 = { guest-78 }
source-79 = { guest-79 }
source-80 = { guest-80 }
source-81 = { guest-81 }
source-82 = { guest-82 }
source-83 = { guest-83 }
source-84 = { guest-84 }
source-85 = { guest-85 }
source-86 = { guest-86 }
source-87 = { guest-87 }
source-88 = { guest-88 }
source-89 = { guest-89 }
source-90 = { guest-90 }
source-91 = { guest-91 }
source-92 = { guest-92 }
source-93 = { guest-93 }
source-94 = { guest-94 }
source-95 = { guest-95 }
source-96 = { guest-96 }
source-97 = { guest-97 }
source-98 = { guest-98 }
source-99 = { guest-99 }
source-100 = { guest-100 }
source-101 = { guest-101 }
source-102 = { guest-102 }
source-103 = { guest-103 }
source-104 = { guest-104 }
source-105 = цель «{ objective-105 }»
source-106 = цель «{ objective-106 }»
source-107 = цель «{ objective-107 }»
source-108 = цель «{ objective-108 }»
source-109 = цель «{ objective-109 }»
source-110 = цель «{ objective-110 }»
source-111 = цель «{ objective-111 }»
source-112 = цель «{ objective-112 }»
source-113 = цель «{ objective-113 }»
source-114 = цель «{ objective-114 }»
source-115 = цель «{ objective-115 }»
source-116 = цель «{ objective-116 }»

figure-guests = Постояльцы в очереди: имя, заказ, очки, награда. Рамка показывает цвет, число внизу — цену.
figure-types = Знаки четырёх типов персонала.
figure-signs = Знаки на картах и жетонах.
figure-setup = Стол в начале игры.
figure-staff = Шесть карт персонала: цена, имя, тип, свойство.
figure-dice = Клетки действий. На каждой лежат его кубики: их число — сила действия.
figure-emperor = Шкала императора с очками, которые даёт императорский подсчёт.
figure-foods = Четыре блюда и напитка.
figure-hotel = Отель в середине партии: пустые места пунктиром, свободные номера с дверью, заселённые с кроватью. На табличках — бонусы групп.
figure-objectives = Три цели с очками за первый, второй и третий диск.
figure-tiles = Жетоны императора раундов 3, 5 и 7: сверху бонус, снизу штраф.
figure-middle = Общее поле в середине партии.

# The levels of the bots

level-easy = коридорный (лёгкий)
level-medium = метрдотель (средний)
level-hard = консьерж (сильный)
level-expert = хозяин отеля (мастер)

## Reports: things, what flows and where to, actions by name

things-guest = Заселённые постояльцы
things-staff = Разыгранный персонал
things-objective = Достигнутые цели
things-bonus = Жетоны императора, давшие бонус
things-die = Взятые кубики
flows-krones = Кроны
flows-food = Блюда и напитки
flows-points = Очки
flows-steps = Шаги к императору
flow-take_guest = Постояльцы из очереди
flow-prepare_room = Подготовка номеров
flow-play_staff = Розыгрыш персонала
flow-serve = Подача с кухни
flow-boost = Усиление действий
flow-fee = За шестёрку
flow-ignore_penalty = Уход от штрафа
flow-place_food = Сразу постояльцам
act-draft = Драфт персонала
act-take_guest = Взять постояльца
act-prepare_room = Подготовить номер
act-pass = Спасовать
act-take_die = Взять кубик
act-use_space = Использовать клетку без кубика
act-copy_action = Копировать действие
act-boost = Заплатить за силу
act-take_food = Взять блюда или напитки
act-split = Кроны или император
act-place_food = Еда постояльцу
act-keep_food = Еда на кухню
act-choose_food = Выбрать блюдо или напиток
act-play_staff = Разыграть персонал
act-return_staff = Вернуть персонал
act-occupy_room = Заселить номер
act-complete_order = Выполнить заказ
act-resolve = Порядок свойств
act-group_bonus = Момент бонуса заселения
act-serve = Подать с кухни
act-use_staff = Использовать персонал
act-claim = Достичь цели
act-move_in = Заселить постояльца
act-choose_room = Выбрать номер
act-end_turn = Закончить ход
act-ignore_penalty = Избежать штрафа
act-choose_penalty = Выбрать потерю
act-discard_staff = Сбросить персонал с руки
act-remove_room = Потерять номер
act-discard_played = Потерять разыгранный персонал
act-copy_staff = Копировать персонал
act-skip = Отказаться

legend-coin = кроны
legend-point = очки
legend-crown = шкала императора
legend-card = карты из колоды персонала
legend-staff = персонал
legend-guest = постояльцы
legend-door = подготовленные номера
legend-bed = заселённые номера
legend-tray = блюда и напитки
legend-flag = цели
legend-floor = этажи
legend-column = колонки
legend-block = группы номеров
legend-shield = без штрафа

# Ход одной строкой журнала: части, значки как [значок|слово]. «¦» разделяет части, «→» продолжает следующей, а числа
# со знаком складываются.

short-take_guest = { $guest }
short-take_die = [die-{ $value }|кубик { $value }] ×{ $strength } →
short-use_space = [die-{ $value }|кубик { $value }] ×{ $strength } →
short-copy_action = [die-{ $value }|кубик { $value }] →
short-boost = ×{ $strength } →
short-food = { $number } { $food }
short-order_done = { $guest } ✓
short-move_in = { $guest } [door|номер] { $room }
short-prepare_room = [door|номер] { $room }
short-occupy_room = [bed|номер] { $room }
short-play_staff = { $staff }
short-claim = { $objective }
short-krones = { $number } [coin|кроны]
short-lose_krones = −{ $number } [coin|кроны]
short-steps = { $number } [crown|деления императора]{ $points ->
    [0] {""}
   *[other] ¦+{ $points }
}
short-points = +{ $number }
short-lose_points = −{ $number }
short-remove_room = −[door|номер] { $room }
short-discard_played = −{ $staff }
short-pass = пас

# Источники очков

earned-guests = Постояльцы
earned-staff = Персонал
earned-objectives = Цели
earned-track = Шкала императора
earned-tiles = Жетоны императора
earned-group = Группы номеров
earned-room = Подготовленные номера
earned-penalty = Штрафы
earned-end-rooms = { line-rooms }
earned-end-goods = { line-goods }
earned-end-guests = { line-guests }

# Почему что-то сейчас нельзя выбрать

why-staff = Чтобы разыграть карту персонала, нужен кубик 5 или награда, которая это позволяет.
why-room = Чтобы подготовить номера, нужен кубик 3 или награда, которая это позволяет.
why-guest = Постояльца берут до кубика, если хватает крон и есть свободный столик. Когда заказ выполнен, он заселяется в свободный номер своего цвета.
why-value = За ход вы берёте один кубик, с клетки, где они ещё есть. Шестёрка стоит 1 крону.
why-objective = Достичь цели можно в свой ход, как только выполнено её условие.
why-food = За 1 крону можно подать до трёх фишек, и только тем, кто их заказал.
