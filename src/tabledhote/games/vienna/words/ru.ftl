# Vienna

title = Vienna
tagline = Проедьте по имперской столице в карете и оставьте кубики там, где они принесут друзей, монеты и очки.
duration = около 45 минут

# Первая партия с подсказками: сообщение для каждого шага из guide.toml

guide-card = Вы едете по Вене и ставите кубики там, где они приносят монеты, друзей и очки. Каждый начинает с карты. Её символы позже сравнят с символами ваших соседей. Возьмите «Племянника каноника»: два креста и 2 монеты.
guide-turn = Это ваши пять кубиков на весь раунд. За 1 монету можно повернуть кубик на единицу или перебросить кубики. Поверните 2 в 3.
guide-drive = В свой ход вы едете к месту, которому подходит один ваш кубик или сумма двух. Naschmarkt просит 3 и принесёт 2 монеты: поезжайте туда.
guide-onward = Соперники тоже поставили кубики; на месте может стоять только один игрок. Ехать вперёд ничего не стоит, назад — одну монету. Дальше по пути Café Demel просит 6 и даёт карту: поезжайте и поставьте 6.
guide-pair = Большим числам нужны два кубика. Stephansdom просит 9: ваши 4 и 5. Там сравнивают ваши кресты с крестами обоих соседей.
guide-lodge = Остался один кубик. Geheimbund принимает любой кубик в любое время и сразу даёт 1 монету. Поезжайте туда.
guide-evaluation = Все кубики поставлены. Теперь места срабатывают одно за другим по пути: Naschmarkt уже заплатил, очередь за Café Demel. Возьмите священника: ещё один крест, как раз для Stephansdom.
guide-done = Это был целый раунд: Stephansdom принёс 3 очка и монету. Теперь все снова бросают кубики. Некоторые места дают особую карту: она ваша, пока её не заберут. Дальше играйте сами; кнопка «Подсказка» поможет.
guide-twelve = Второй урок начинается в раунде 3. У вас две шестёрки, а на картах три короны. Gloriette просит 12: там за 1 монету сравнивают любой символ с обоими соседями. Поезжайте туда первым делом, пока место свободно.
guide-pip = Карета теперь далеко впереди, и любое другое место стоит монету. Вам нужны два: Hofburg с четвёркой и Stephansdom с девяткой. Ваши 3 и 5 дают 8, поэтому заплатите монету и поверните 5 в 6.
guide-special = Hofburg даёт особую карту «Особое влияние»: ещё один горожанин, крест и корона. Сейчас она у зелёного, но особые карты переходят из рук в руки. Вернитесь и поставьте 4.
guide-crosses = Теперь Stephansdom с 3 и 6. С картой у вас будет три креста, а у каждого соседа не больше одного. За каждого, у кого меньше, вы получите 2 очка и монету.
guide-symbol = Места сработали по порядку: сначала карта перешла к вам, потом Stephansdom принёс 4 очка и 2 монеты. Теперь Gloriette. Кресты вы уже сравнили, выберите другой символ. Корон у вас четыре: больше, чем у жёлтого, и столько же, сколько у зелёного. Выберите короны.
guide-mastered = Два очка за жёлтого и одно за равенство с зелёным. Особая карта ваша, пока её не заберут: следите, кто поедет в Hofburg. В Heuriger каждая даёт очко, а в конце они решают при равенстве. Дальше играйте сами; кнопка «Подсказка» поможет.

option-board = Поле
    .about = Какой стороной вверх лежит поле. Обе играются одинаково.
option-board-day = день
    .about = Город при солнце.
option-board-night = ночь
    .about = Город при свете фонарей.

prompt-start_card = Выберите стартовую карту.
prompt-turn = Поезжайте к месту или заплатите монету, чтобы изменить кубики.
prompt-reroll = Отметьте кубики для переброса.
prompt-face = Поверните кубик «{ $die }»: выберите новую грань.
prompt-dice = { $at }: выберите кубики, которые поставите.
prompt-gendarme = Поставьте жандарма на свободное место.
prompt-krieau = Возьмите монету или очко.
prompt-prater = Можно повернуть один из своих кубиков любой гранью вверх.
prompt-double = Сходить ещё раз или закончить ход?
prompt-character = { $at }: возьмите карту персонажа.
prompt-gloriette = Выберите символ для сравнения с соседями.
prompt-tiergarten = Заберите до трёх монет у одного игрока или по одной у двоих.
prompt-over = Игра окончена.

do-choose_start_card = Взять карту «{ $card }»
do-go = Поехать: { $space }
do-start_reroll = Заплатить за переброс кубиков
do-turn_die = Заплатить и повернуть кубик «{ $die }» на единицу
do-mark_die = Перебросить кубик «{ $die }»
do-roll = Бросить отмеченные кубики
do-set_face = Повернуть: { $face }
do-use_dice = Поставить { $dice }
do-place_gendarme = Жандарм перекрывает место { $space }
do-take = Взять { $what }
do-spin_die = Повернуть кубик «{ $die }» другой гранью вверх
do-skip = Оставить кубики как есть
do-double_turn = Сходить ещё раз
do-end_turn = Закончить ход
do-take_card = Взять карту «{ $card }»
do-choose_symbol = Сравнить { $symbol-many }
do-rob = Забрать монеты: { $seats }

event-first_player = { $seat } получает карманные часы и начинает игру.
event-choose_start_card = { $seat } берёт стартовую карту «{ $card }».
event-shuffle = Перемешано { $cards ->
    [one] { $cards } карта персонажа
    [few] { $cards } карты персонажей
   *[many] { $cards } карт персонажей
}.
event-turn_up = Открыта карта «{ $card }».
event-put_under = Карта «{ $card }» уже выложена: вторая уходит под низ стопки.
event-round = Раунд { $number }: начинает { $seat }.
event-roll = { $seat } бросает кубики: { $dice }.
event-pass = У игрока { $seat } нет кубиков, ход пропущен.
event-go = { $seat } едет: { $space }{ $auto ->
    [yes] , другого места нет
   *[no] {""}
}.
event-use_dice = { $seat } ставит { $dice } на место { $space }.
event-wild_dice = С джокером это { $dice }.
event-start_reroll = { $seat } платит за переброс.
event-mark_die = { $seat } берёт кубик «{ $die }».
event-reroll = { $seat } бросает снова: { $dice }.
event-turn_die = { $seat } поворачивает кубик «{ $die }» на единицу.
event-set_face = Кубик «{ $die }» теперь показывает { $face }.
event-place_gendarme = { $seat } посылает жандарма на место { $space }.
event-take = { $seat } берёт { $what }.
event-spin_die = { $seat } может повернуть кубик «{ $die }» любой гранью вверх.
event-skip = { $seat } оставляет кубики как есть.
event-double_turn = { $seat } использует карту «Двойной ход».
event-end_turn = { $seat } заканчивает ход и бережёт «Двойной ход».
event-pay = { $seat } платит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} ({ $reason }).
event-gain = { $coins ->
    [0] Запас пуст: { $seat } остаётся без монеты
    [one] { $seat } получает { $coins } монету
    [few] { $seat } получает { $coins } монеты
   *[many] { $seat } получает { $coins } монет
} ({ $reason }).
event-score = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $reason }).
event-evaluate = Оценивается место { $space }: { $seat }.
event-no_effect = Место { $space } ничего не даёт: { $seat }.
event-compare = { $seat } сравнивает { $symbol-many }: { $own } против { $left } слева и { $right } справа.
event-take_special = { $seat } берёт карту «{ $special }».
event-lose_special = { $seat } теряет карту «{ $special }».
event-keep_special = { $seat } сохраняет карту «{ $special }».
event-take_card = { $seat } берёт карту «{ $card }».
event-choose_symbol = { $seat } выбирает { $symbol-many }.
event-rob = { $seat } забирает монеты: { $seats }.
event-robbed = { $seat } отдаёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} игроку { $rival }.
event-return_dice = { $seat } забирает { $dice } с места { $space }.
event-discard = Карта «{ $card }» уходит в сброс.
event-majority = { $seat } превосходит соседей ({ $symbol-many }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-exchange = { $seat } меняет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-end = { $reason } { $winners-count ->
    [one] Побеждает { $winners }
   *[other] Общая победа: { $winners }
}. Счёт: { $scores }.

reason-score = Цель достигнута.
reason-rounds = Сыгран последний раунд.
reason-start_card = стартовая карта
reason-reroll = переброс
reason-turn_die = поворот кубика
reason-bribe = взятка кучеру

line-track = Очки на шкале
line-majority = Больше, чем у соседей: { $symbol-many }
line-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
    .row = Монеты

seat-0 = Красный
seat-1 = Жёлтый
seat-2 = Зелёный
seat-3 = Синий
seat-4 = Чёрный

what-coin = монету
what-point = очко

name-w1 = белый 1
name-w2 = белый 2
name-w3 = белый 3
name-w4 = белый 4
name-w5 = белый 5
name-w6 = белый 6

name-citizen = горожанин
    .many = горожан
name-cross = крест
    .many = кресты
name-crown = корона
    .many = короны

name-first_player = Первый игрок
    .about = Карманные часы: их владелец начинает следующий раунд (VI-6.16).
name-double_turn = Двойной ход
    .about = Раз в раунд владелец может сразу сходить ещё раз (VI-4.24).
name-joker = Джокер
    .about = Каждая единица владельца может стать любой гранью (VI-4.22).
name-extra_influence = Особое влияние
    .about = Императрица Сиси: её символы засчитываются владельцу (VI-6.19).
name-extra_die = Лишний кубик
    .about = Со следующего раунда у владельца есть и белый кубик (VI-6.20).

name-start_merchant = Купеческий сын
name-start_canon = Племянник каноника
name-start_baron = Обедневший барон
name-start_student = Вечный студент
name-start_organist = Органист
name-start_officer = Офицер гвардии
name-shopkeeper = лавочник
name-priest = священник
name-lieutenant = лейтенант
name-banker = банкир
name-bishop = епископ
name-countess = графиня
name-schoolmaster = учитель
name-court_supplier = придворный поставщик
name-court_chaplain = придворный капеллан
name-composer = композитор

name-krieau = Krieau
    .meaning = ипподром
name-prater = Prater
    .meaning = парк аттракционов
name-stadtpark = Stadtpark
    .meaning = Городской парк
name-oper = Oper
    .meaning = Опера
name-secession = Secession
    .meaning = художественная галерея
name-naschmarkt = Naschmarkt
    .meaning = рынок лакомств
name-heldenplatz = Heldenplatz
    .meaning = площадь Героев
name-parlament = Parlament
    .meaning = парламент
name-hofburg = Hofburg
    .meaning = императорский дворец
name-burgtheater = Burgtheater
    .meaning = придворный театр
name-rathaus = Rathaus
    .meaning = ратуша
name-universitaet = Universität
    .meaning = университет
name-cafe_landtmann = Café Landtmann
    .meaning = кофейня
name-cafe_central = Café Central
    .meaning = кофейня
name-cafe_sacher = Café Sacher
    .meaning = кофейня
name-cafe_demel = Café Demel
    .meaning = кондитерская
name-hofreitschule = Hofreitschule
    .meaning = Испанская школа верховой езды
name-pestsaeule = Pestsäule
    .meaning = Чумная колонна
name-stephansdom = Stephansdom
    .meaning = собор Святого Стефана
name-belvedere = Schloss Belvedere
    .meaning = дворец Бельведер
name-schoenbrunn = Schloss Schönbrunn
    .meaning = дворец Шёнбрунн
name-gloriette = Gloriette
    .meaning = павильон на холме
name-tiergarten = Tiergarten
    .meaning = зоопарк
name-heuriger = Heuriger
    .meaning = винный погребок
name-geheimbund = Geheimbund
    .meaning = тайное общество

picture = Поле игры Vienna: путь кареты через 24 места от Krieau до Heuriger. { $round }. { $status }.
setting-up = Стартовые карты
display = Выложено
beside = Рядом с полем
draw-pile = Стопка
discard-pile = Сброс
legend = n: нужные числа. =: дубль. !: действует сразу. >: самые дальние кубики игрока. #: жандарм. o: монеты. *: очки. ▯: карта персонажа. ▮: особые карты. ↻: повернуть кубик. =?: сравнить символ на выбор.
none = пусто

count-citizen = { $number ->
    [one] { $number } горожанин
    [few] { $number } горожанина
   *[many] { $number } горожан
}
count-cross = { $number ->
    [one] { $number } крест
    [few] { $number } креста
   *[many] { $number } крестов
}
count-crown = { $number ->
    [one] { $number } корона
    [few] { $number } короны
   *[many] { $number } корон
}
no-symbols = без символов

needs-one = Нужно { $numbers }: одним кубиком или двумя вместе (VI-4.10).
needs-two = Нужны два кубика с суммой { $numbers } (VI-4.10).
needs-double = Нужен дубль: два одинаковых кубика (VI-4.11).
needs-any = Принимает любые кубики, сколько угодно (VI-4.17).

does-gendarme = Сразу: поставьте жандарма на свободное место, затем возьмите монету или очко (VI-6.2, VI-6.3).
does-spin = Сразу: получите { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, затем поверните один из своих кубиков любой гранью вверх (VI-6.4).
does-lodge = Сразу: получите { $coins_per_die ->
    [one] { $coins_per_die } монету
    [few] { $coins_per_die } монеты
   *[many] { $coins_per_die } монет
} за каждый кубик (VI-6.5).
does-gain = { $cost ->
    [0] {""}
   *[other] Заплатите { $cost }.{" "}
}{ $coins ->
    [0] {""}
    [one] Получите { $coins } монету.{" "}
    [few] Получите { $coins } монеты.{" "}
   *[many] Получите { $coins } монет.{" "}
}{ $points ->
    [0] {""}
    [one] Получите { $points } очко.{" "}
    [few] Получите { $points } очка.{" "}
   *[many] Получите { $points } очков.{" "}
}(VI-6.7)
does-special = Возьмите карту «{ $special }» (VI-6.8).
does-character = { $cost ->
    [0] {""}
   *[other] Заплатите { $cost }.{" "}
}Возьмите выложенную карту персонажа (VI-6.9).
does-compare = Сравните { $symbol-many } с каждым соседом: если больше — { $more_points ->
    [one] { $more_points } очко
    [few] { $more_points } очка
   *[many] { $more_points } очков
}{ $more_coins ->
    [0] {""}
    [one] {" "}и { $more_coins } монета
    [few] {" "}и { $more_coins } монеты
   *[many] {" "}и { $more_coins } монет
}, поровну — { $tie_points } (VI-7.1).
does-choose_compare = Заплатите { $cost }. Выберите символ, который вы в этом раунде ещё не сравнивали, и сравните его ради очков (VI-7.5).
does-rob = Заберите до { $rob_one } монет у одного игрока или по { $rob_two } у двоих (VI-6.13).
does-per_special = По { $points_per_special } за каждую вашу особую карту (VI-6.14).

about-space = { $space } ({ $meaning }), остановка { $order }. { $needs } { $effect }
about-lodge = { $space } ({ $meaning }), в стороне от пути. { $needs } { $effect }
about-owner = Здесь { $owner }: { $dice }.
about-blocked = Жандарм перекрывает это место до оценки (VI-6.2).
about-behind = Позади кареты ({ $seat }): вернуться стоит { $coins } (VI-4.15).
about-card = { $card }: { $symbols }. Лежит перед владельцем до конца игры (VI-6.10).
about-start-card = Стартовая карта «{ $card }»: { $symbols }, { $coins } (VI-3.7, VI-3.8)
about-special-free = { $special }. { $about } Пока ничья.
about-special-held = { $special }, владелец: { $seat }. { $about }
about-special-used = В этом раунде уже использована (VI-4.25).
about-die = Кубик ({ $seat }): { $face }, ещё не поставлен (VI-2.6).
about-white-die = Белый кубик ({ $seat }): { $face }; на пути стоит только рядом с цветным (VI-4.19).
about-wild-die = С джокером заменяет любую грань (VI-4.22).
about-unrolled = Кубики ещё не брошены: { $seat } (VI-4.3).
about-marked = Отмечен для переброса (VI-4.7).
about-face = Повернуть кубик: { $face } (VI-4.8, VI-6.4).
about-prices = Перед тем как ставить: перебросить любые свои кубики — { $reroll } (VI-4.7), повернуть один кубик на единицу — { $turn } (VI-4.8).
about-purse = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}: чтобы вернуться назад, изменить кубики и платить на местах (VI-4.7, VI-4.15, VI-6.6).
about-coins = В запасе { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}. Других нет (VI-2.9).
about-point = Очко вместо монеты на Krieau (VI-6.3).
about-gendarme = Жандарм ждёт рядом с полем (VI-3.2).
about-gendarme-at = Жандарм перекрывает место { $space } (VI-6.2).
about-draw-pile = В стопке { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}, рубашкой вверх (VI-9.1).
about-discard-pile = В сбросе { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}. Перемешивается, когда стопка пуста (VI-3.10).
about-symbol = Сравнить здесь { $symbol-many } ради очков, если в этом раунде ещё не сравнивали (VI-7.5, VI-7.6).
about-carriage = Карета ({ $seat }) на месте { $space }: ехать дальше бесплатно (VI-4.14).
about-track = Шкала очков. { $goal } очков завершают игру после оценки (VI-8.1).
about-marker = { $seat }: { $points } (VI-2.10)
about-seat = { $seat } ({ $colour }): { $points }, { $coins }. { $symbols }. Цель: { $goal } (VI-8.1).

figure-spaces = Места на пути: на одно число, на одно из двух, на сумму, на дубль; место с мгновенным эффектом; и Geheimbund.
figure-symbols = Символы на картах и другие знаки.
figure-setup = Поле в начале: стартовые карты лежат в открытую.
figure-display = Открытые карты персонажей (четыре игрока).
figure-player = Перед игроками: невыставленные кубики, монеты, символы, особые карты и карты.
figure-route = Путь с кубиками и каретами. Вперёд — бесплатно, назад — за монету.
figure-specials = Пять особых карт.
figure-compare = Места, где сравнивают символы, и Gloriette.
figure-track = Шкала очков: игрок, дошедший до зелёной зоны, вызывает конец игры.

legend-coin = монета
legend-point = очко
legend-bolt = мгновенный эффект

# The levels of the bots

level-easy = студент (лёгкий)
level-medium = купец (средний)
level-hard = офицер (сильный)
level-expert = барон (мастер)

# Reports: things, what flows and where to, actions by name
things-space = Посещённые места
things-character = Взятые карты персонажей
things-special = Взятые особые карты
things-start_card = Стартовые карты
flows-coins = Монеты
flows-points = Очки
flow-robbed = От игрока к игроку
flow-exchange = Обмен монет на очки в конце
flow-majority = Больше символов, чем у соседей
act-choose_start_card = Выбрать стартовую карту
act-go = Поехать
act-start_reroll = Заплатить за переброс
act-turn_die = Заплатить и повернуть кубик
act-mark_die = Отметить кубик
act-roll = Перебросить
act-set_face = Выбрать грань
act-use_dice = Поставить кубики
act-place_gendarme = Поставить жандарма
act-take = Монета или очко
act-spin_die = Повернуть кубик как угодно
act-skip = Оставить кубики
act-double_turn = Сходить ещё раз
act-end_turn = Закончить ход
act-take_card = Взять карту персонажа
act-choose_symbol = Выбрать символ для сравнения
act-rob = Забрать монеты у других

# Ход одной строкой журнала: части, значки как [значок|слово]. «¦» разделяет части, «→» продолжает следующей, а числа
# со знаком складываются.

short-go = { $space }:
short-use_dice = { $dice }
short-take_card = { $card }

# Источники очков

earned-begun = В начале
earned-majority-citizen = Больше, чем у соседей: { name-citizen.many }
earned-majority-cross = Больше, чем у соседей: { name-cross.many }
earned-majority-crown = Больше, чем у соседей: { name-crown.many }
earned-exchange = { line-coins.row }

# Почему что-то сейчас нельзя выбрать

why-card = Карту персонажа берут при оценке мест, в кафе, где стоят ваши кубики.
why-die = Повернуть кубик стоит { $cost }, а монет не хватает.
why-taken = Здесь уже стоят кубики. Место занимает один игрок, раз за раунд.
why-guarded = Жандарм закрыл это место на весь раунд.
why-dice = Ни один ваш кубик, ни два вместе не дают { $numbers }.
why-double = Нужны два одинаковых кубика, а у вас таких нет.
why-behind = Это место позади вашей кареты. Вернуться стоит { $cost }, а монет не хватает.
why-gendarme = Здесь стоят кубики, а жандарму нужно свободное место.
why-gendarme-lodge = Geheimbund всегда открыт: жандарма туда не ставят.
