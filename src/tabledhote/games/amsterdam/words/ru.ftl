# Отель «Амстердам»

title = Отель «Амстердам»
tagline = Заманите туристов к двум своим отелям, пока мэр и ночной сторож переворачивают город вверх дном.
duration = около 30 минут

option-variant = Вариант
    .about = Как движутся катер, мэр и ночной сторож.
option-variant-family = семейный
    .about = Катер и фишки ходят по двум кубикам.
option-variant-tactical = тактический
    .about = Без кубиков: ходы выбираете вы, а плитку с четырьмя туристами уже не перевернуть.
option-layout = Город
    .about = Как выложены плитки зданий.
option-layout-random = случайный
    .about = Плитки перемешаны.
option-layout-reference = постоянный
    .about = Всегда один и тот же город: удобно учиться и сравнивать партии.

prompt-sail = Выберите, на сколько проплывёт катер: от 1 до 4.
prompt-place_hotel = Постройте отель на свободном перекрёстке.
prompt-walk_mayor = { $options-variant ->
    [tactical] Передвиньте мэра не дальше чем на 3 шага или оставьте на месте. На обе фишки вместе — 4 шага.
   *[other] Передвиньте мэра на { $dice-mayor ->
        [one] { $dice-mayor } шаг
        [few] { $dice-mayor } шага
       *[many] { $dice-mayor } шагов
    }.
}
prompt-walk_watchman = { $options-variant ->
    [tactical] Передвиньте ночного сторожа не дальше чем на 3 шага или оставьте на месте. Мэр потратил { $steps } из 4.
   *[other] Передвиньте ночного сторожа на { $dice-watchman ->
        [one] { $dice-watchman } шаг
        [few] { $dice-watchman } шага
       *[many] { $dice-watchman } шагов
    }.
}
prompt-act = { $dam ->
    [0] Переверните плитки рядом с фишками или закончите ход.
   *[other] Переверните плитки рядом с фишками, отправьте туристов с площади Дам или закончите ход.
}
prompt-rehouse = Выберите, куда перейдут туристы с { $leaving }.
prompt-over = Игра окончена.

do-sail = Проплыть { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
}
do-place_hotel = Построить отель на { $at }
do-walk = { $pawn-title } идёт на { $to }
do-flip = { $pawn-title } переворачивает { $tile }
do-rehouse = Туристы переходят на { $tile }
do-send = { $pawn-title } отправляет туриста на { $tile }
do-end_turn = Закончить ход

event-start = Город выложен. Начинает { $first }.
event-turn = Ход { $number }: { $seat }.
event-roll = На кубиках: мэр — { $mayor }, ночной сторож — { $watchman }.
event-sail = Катер проплывает { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
} до канала { $to }.
event-board = На { $curve-at } повороте на катер { $number ->
    [one] садится { $number } ожидавший турист
    [few] садятся { $number } ожидавших туриста
   *[many] садятся { $number } ожидавших туристов
}.
event-land = На { $tile } { $number ->
    [one] высаживается { $number } турист
    [few] высаживаются { $number } туриста
   *[many] высаживаются { $number } туристов
}.
event-wait = Турист ждёт на { $curve-at } причале.
event-place_hotel = { $seat } строит отель на { $at }.
event-walk = { $steps ->
    [0] { $pawn-title } остаётся на { $to }.
   *[other] { $pawn-title } идёт с { $from } на { $to }{ $auto ->
        [yes] : другого пути нет
       *[no] {""}
    }.
}
event-flip = { $pawn-title } переворачивает { $tile }: { $old } становится { $new-instrumental }.
event-evict = С { $from } на { $to } { $number ->
    [one] переходит { $number } турист
    [few] переходят { $number } туриста
   *[many] переходят { $number } туристов
}.
event-send = { $pawn-title } отправляет туриста с площади Дам на { $tile }.
event-end_turn = { $auto ->
    [yes] Больше делать нечего: ход окончен.
   *[no] Ход окончен.
}
event-end = { $reason } { $winners-count ->
    [one] Побеждает { $winners }
   *[other] Победу делят { $winners }
}. Счёт: { $scores }.

reason-goal = Цель достигнута.
reason-supply = Все туристы прибыли.

line-tourists = Туристы: { $place }

seat-0 = Красный
seat-1 = Синий
seat-2 = Зелёный
seat-3 = Жёлтый

name-mayor = мэр
    .title = Мэр
    .genitive = мэра
    .letter = М
name-watchman = ночной сторож
    .title = Ночной сторож
    .genitive = ночного сторожа
    .letter = С
name-day = день
name-night = ночь
name-c3 = площадь Дам
name-manor = особняк
    .instrumental = особняком
name-museum = музей
    .instrumental = музеем
name-church = церковь
    .instrumental = церковью
name-market = рынок
    .instrumental = рынком
name-cafe = кафе-ресторан
    .instrumental = кафе-рестораном
name-bar = бар
    .instrumental = баром
name-theatre = театр
    .instrumental = театром
name-casino = казино
    .instrumental = казино

curve-0 = северо-западный
    .at = северо-западном
curve-6 = северо-восточный
    .at = северо-восточном
curve-12 = юго-восточный
    .at = юго-восточном
curve-18 = юго-западный
    .at = юго-западном

supply = В запасе
legend = Строчные буквы: день. ПРОПИСНЫЕ: ночь. (В скобках): оборот. { $mayor }: мэр. { $watchman }: ночной сторож. [→]: катер.
picture = Поле игры «Отель „Амстердам“»: город из 25 клеток, вокруг него канал. { $turn }. { $status }.

tourists = { $number ->
    [0] нет туристов
    [one] { $number } турист
    [few] { $number } туриста
   *[many] { $number } туристов
}
about-tile = { $place }: { $shown } ({ $side ->
    [day] дневная
   *[night] ночная
} сторона; на обороте — { $below }), { $tourists }. { $side ->
    [day] Перевернуть может ночной сторож (HA-5.12).
   *[night] Перевернуть может мэр (HA-5.12).
}
about-lock = Четыре туриста или больше: в тактической игре эту плитку уже не перевернуть (HA-5.14).
about-dam = Площадь Дам: { $tourists }. Сюда идут те, кому больше некуда (HA-6.15); фишка рядом может отправить одного туриста в город (HA-5.16). Для отелей считается как любая плитка (HA-7.1) и никогда не переворачивается (HA-5.13).
about-crossing = Перекрёсток { $at }: место для отеля (HA-5.2) и остановка для фишек (HA-5.4).
about-hotel = Отель на { $at }, владелец: { $seat }. Каждый турист на четырёх плитках вокруг — одно очко (HA-7.1).
about-mayor = Мэр на { $at }: переворачивает одну соседнюю ночную плитку на день (HA-5.12) и отправляет одного туриста с площади Дам на дневную (HA-5.17).
about-watchman = Ночной сторож на { $at }: переворачивает одну соседнюю дневную плитку на ночь (HA-5.12) и отправляет одного туриста с площади Дам на ночную (HA-5.17).
about-boat = Катер на канале { $position }: плывёт по часовой стрелке и каждый ход привозит одного туриста (HA-6.1, HA-6.2).
about-canal = Канал { $position }: отсюда туристы высаживаются на { $tile } (HA-6.5).
about-curve = Канал { $position }, { $curve } поворот: прибывшие ждут на причале (HA-6.6).
about-quay = Причал ({ $curve }): { $number ->
    [0] никто не ждёт
    [one] ждёт { $tourists }
    [few] ждут { $tourists }
   *[many] ждут { $tourists }
}. Кто ждёт, сядет на катер, когда тот пройдёт мимо (HA-6.3), и никому не даёт очков (HA-7.4).
about-sail = Проплыть { $steps } до канала { $position } (HA-5.1).
about-supply = { $number ->
    [0] Все туристы прибыли: этот ход последний (HA-8.3).
   *[other] Ещё прибудут: { $tourists }. Ход, в который прибывает последний, — последний (HA-8.3).
}
about-die = Кубик { $pawn-genitive }: { $number }. Фишка проходит ровно столько (HA-5.8); сумма кубиков движет катер (HA-6.1).
about-steps = Тактическая игра: на обе фишки 4 шага за ход, не больше 3 каждой (HA-5.9, HA-5.10). Потрачено: { $steps }.
about-seat = { $seat } ({ $colour }): { $points } из { $goal }. Достигнутая цель сразу заканчивает игру (HA-8.2).

# Reports: things, what flows and where to, actions by name
things-crossing = Перекрёстки с отелем
things-building = Открытые здания
flows-tourists = Туристы в пути
flow-land = Сошли с катера
flow-evict = Переселены переворотом плитки
flow-send = Отправлены с площади Дам
flow-wait = Остались ждать на причале
flow-board = Взяты с причала
act-sail = Плыть
act-place_hotel = Построить отель
act-walk = Передвинуть фишку
act-flip = Перевернуть плитку
act-rehouse = Переселить туристов
act-send = Отправить туриста с площади Дам
act-end_turn = Закончить ход
