# Vienna

title = Vienna
tagline = Ride through the imperial city in a carriage and spend your dice where they win you friends, coins and points.
duration = about 45 minutes

# The guided first game: a message for each step of guide.toml

guide-card = You ride through Vienna and spend dice where they win you coins, friends and points. Everybody starts with a card. Later you will compare its symbols with those of your neighbours. Take the Canon’s nephew: two crosses and 2 coins.
guide-turn = These are your five dice for the whole round. For 1 coin you may turn a die by one pip, or roll dice again. Turn a 2 into a 3.
guide-drive = On your turn you drive to a space that asks for one of your dice, or for the sum of two. Naschmarkt asks for a 3 and will bring you 2 coins: drive there.
guide-onward = The others have placed dice too; each space has room for one player. Driving on is free, driving back costs a coin. Further on, Café Demel asks for a 6 and gives you a card: drive there and use the 6.
guide-pair = Higher numbers need two dice. Stephansdom asks for 9: your 4 and 5. There you compare your crosses with those of both neighbours.
guide-lodge = One die is left. The Geheimbund takes any die at any time and pays you 1 coin for it at once. Drive there.
guide-evaluation = All dice are placed. Now the spaces take effect one by one, in the order of the route: Naschmarkt has already paid you, and now Café Demel is up. Take the priest: one more cross, just in time for Stephansdom.
guide-done = That was a whole round: Stephansdom brought you 3 points and a coin. Now everybody rolls again. Some spaces give you a special card; you keep it until somebody takes it from you. From here on you play freely; the Hint button helps.
guide-twelve = The second lesson begins in round 3. You have two sixes, and three crowns in your cards. Gloriette asks for 12: there you compare a symbol of your choice with both neighbours, for 1 coin. Drive there first, before somebody else does.
guide-pip = Your carriage is far ahead now, so every other space costs a coin. You want two: Hofburg with the 4, and Stephansdom with a 9. Your 3 and 5 make 8, so pay a coin and turn the 5 into a 6.
guide-special = Hofburg gives a special card: Extra influence, one more citizen, cross and crown. Green holds it now, but special cards change hands. Drive back and use the 4.
guide-crosses = Now Stephansdom with 3 and 6. With the card you will have three crosses, and each of your neighbours at most one. For each who has fewer you get 2 points and a coin.
guide-symbol = The spaces took effect in order: first the card came to you, then Stephansdom brought 4 points and 2 coins. Now Gloriette. You have already compared crosses, so choose another symbol. You have four crowns: more than Yellow, as many as Green. Choose crowns.
guide-mastered = Two points for beating Yellow, one for the tie with Green. A special card stays with you until somebody takes it: watch who drives to Hofburg now. At Heuriger each special card scores a point, and at the end special cards break ties. From here on you play freely; the Hint button helps.

option-board = Board
    .about = Which side of the board faces up. Both play the same.
option-board-day = day
    .about = The city in sunlight.
option-board-night = night
    .about = The city by lamplight.

prompt-start_card = Choose your start card.
prompt-turn = Drive to a space, or spend a coin to change dice.
prompt-reroll = Mark the dice to roll again.
prompt-face = Choose the new face of the die { $die }.
prompt-dice = { $at }: choose the dice to place.
prompt-gendarme = Put the gendarme on a free space.
prompt-krieau = Take a coin or a point.
prompt-prater = You may turn one of your dice to any face.
prompt-double = Take another turn at once, or end your turn?
prompt-character = { $at }: take a character card.
prompt-gloriette = Choose the symbol to compare with your neighbours.
prompt-tiergarten = Rob one player of up to three coins, or two players of one each.
prompt-over = The game is over.

do-choose_start_card = Take the card { $card }
do-go = Drive to { $space }
do-start_reroll = Pay to roll dice again
do-turn_die = Pay to turn the { $die } by one pip
do-mark_die = Roll the { $die } again
do-roll = Roll the marked dice
do-set_face = Turn it to { $face }
do-use_dice = Place { $dice }
do-place_gendarme = The gendarme blocks { $space }
do-take = Take { $what }
do-spin_die = Turn the { $die } to another face
do-skip = Leave the dice as they are
do-double_turn = Take another turn
do-end_turn = End the turn
do-take_card = Take the { $card }
do-choose_symbol = Compare { $symbol-many }
do-rob = Rob { $seats }

event-first_player = { $seat } takes the pocket watch and goes first.
event-choose_start_card = { $seat } takes the start card { $card }.
event-shuffle = { $cards ->
    [one] One character card is shuffled.
   *[other] { $cards } character cards are shuffled.
}
event-turn_up = Turned up: { $card }.
event-put_under = A { $card } is already on display: this one goes under the pile.
event-round = Round { $number }: { $seat } begins.
event-roll = { $seat } rolls { $dice }.
event-pass = { $seat } has no dice left and is skipped.
event-go = { $seat } drives to { $space }{ $auto ->
    [yes] , the only space left
   *[no] {""}
}.
event-use_dice = { $seat } places { $dice } on { $space }.
event-wild_dice = With the Joker, that counts as { $dice }.
event-start_reroll = { $seat } pays to roll again.
event-mark_die = { $seat } picks up the { $die }.
event-reroll = { $seat } rolls again: { $dice }.
event-turn_die = { $seat } turns the { $die } by one pip.
event-set_face = The { $die } becomes a { $face }.
event-place_gendarme = { $seat } sends the gendarme to { $space }.
event-take = { $seat } takes { $what }.
event-spin_die = { $seat } may turn the { $die } to any face.
event-skip = { $seat } leaves the dice as they are.
event-double_turn = { $seat } uses Double turn.
event-end_turn = { $seat } ends the turn and keeps Double turn for later.
event-pay = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $reason }).
event-gain = { $coins ->
    [0] The supply is empty: no coin for { $seat }
    [one] { $seat } gains { $coins } coin
   *[other] { $seat } gains { $coins } coins
} ({ $reason }).
event-score = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $reason }).
event-evaluate = { $space } is evaluated for { $seat }.
event-no_effect = { $space } brings { $seat } nothing.
event-compare = { $seat } compares { $symbol-many }: { $own } against { $left } on the left and { $right } on the right.
event-take_special = { $seat } takes { $special }.
event-lose_special = { $seat } loses { $special }.
event-keep_special = { $seat } keeps { $special }.
event-take_card = { $seat } takes the { $card }.
event-choose_symbol = { $seat } chooses { $symbol-many }.
event-rob = { $seat } robs { $seats }.
event-robbed = { $seat } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to { $rival }.
event-return_dice = { $seat } takes { $dice } back from { $space }.
event-discard = The { $card } is discarded.
event-majority = { $seat } has the most { $symbol-many } among neighbours: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-exchange = { $seat } exchanges { $coins } coins for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-end = { $reason } { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}. Scores: { $scores }.

reason-score = A player has reached the goal.
reason-rounds = The last round is over.
reason-start_card = start card
reason-reroll = rolling again
reason-turn_die = turning a die
reason-bribe = a bribe for the coachman

line-track = Points on the track
line-majority = Most { $symbol-many } among neighbours
line-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .row = Coins

seat-0 = Red
seat-1 = Yellow
seat-2 = Green
seat-3 = Blue
seat-4 = Black

what-coin = a coin
what-point = a point

name-w1 = white 1
name-w2 = white 2
name-w3 = white 3
name-w4 = white 4
name-w5 = white 5
name-w6 = white 6

name-citizen = citizen
    .many = citizens
name-cross = cross
    .many = crosses
name-crown = crown
    .many = crowns

name-first_player = First player
    .about = The pocket watch: its holder begins the next round (VI-6.16).
name-double_turn = Double turn
    .about = Once a round its holder may take another turn at once (VI-4.24).
name-joker = Joker
    .about = Each of its holder’s 1s may stand for any face (VI-4.22).
name-extra_influence = Extra influence
    .about = Empress Sisi: its symbols count for its holder (VI-6.19).
name-extra_die = Extra die
    .about = From the next round its holder also has the white die (VI-6.20).

name-start_merchant = Merchant’s son
name-start_canon = Canon’s nephew
name-start_baron = Impoverished baron
name-start_student = Eternal student
name-start_organist = Organist
name-start_officer = Guards officer
name-shopkeeper = shopkeeper
name-priest = priest
name-lieutenant = lieutenant
name-banker = banker
name-bishop = bishop
name-countess = countess
name-schoolmaster = schoolmaster
name-court_supplier = court supplier
name-court_chaplain = court chaplain
name-composer = composer

name-krieau = Krieau
    .meaning = trotting course
name-prater = Prater
    .meaning = amusement park
name-stadtpark = Stadtpark
    .meaning = City Park
name-oper = Oper
    .meaning = Opera
name-secession = Secession
    .meaning = art gallery
name-naschmarkt = Naschmarkt
    .meaning = market of delicacies
name-heldenplatz = Heldenplatz
    .meaning = Heroes’ Square
name-parlament = Parlament
    .meaning = Parliament
name-hofburg = Hofburg
    .meaning = Imperial Palace
name-burgtheater = Burgtheater
    .meaning = Court Theatre
name-rathaus = Rathaus
    .meaning = City Hall
name-universitaet = Universität
    .meaning = University
name-cafe_landtmann = Café Landtmann
    .meaning = coffee house
name-cafe_central = Café Central
    .meaning = coffee house
name-cafe_sacher = Café Sacher
    .meaning = coffee house
name-cafe_demel = Café Demel
    .meaning = pastry shop
name-hofreitschule = Hofreitschule
    .meaning = Spanish Riding School
name-pestsaeule = Pestsäule
    .meaning = Plague Column
name-stephansdom = Stephansdom
    .meaning = St Stephen’s Cathedral
name-belvedere = Schloss Belvedere
    .meaning = Belvedere Palace
name-schoenbrunn = Schloss Schönbrunn
    .meaning = Schönbrunn Palace
name-gloriette = Gloriette
    .meaning = hilltop pavilion
name-tiergarten = Tiergarten
    .meaning = zoo
name-heuriger = Heuriger
    .meaning = wine tavern
name-geheimbund = Geheimbund
    .meaning = secret society

picture = Board of Vienna: a carriage route of 24 spaces from Krieau to Heuriger. { $round }. { $status }.
setting-up = Start cards
display = On display
beside = Beside the board
draw-pile = Pile
discard-pile = Discards
legend = n: numbers asked for. =: a double. !: works at once. >: front-most dice of a player. #: gendarme. o: coins. *: points. ▯: character card. ▮: special cards. ↻: turn a die. =?: compare a symbol of your choice.
none = none

count-citizen = { $number ->
    [one] { $number } citizen
   *[other] { $number } citizens
}
count-cross = { $number ->
    [one] { $number } cross
   *[other] { $number } crosses
}
count-crown = { $number ->
    [one] { $number } crown
   *[other] { $number } crowns
}
no-symbols = no symbols

needs-one = Asks for { $numbers }: one die, or two together (VI-4.10).
needs-two = Asks for two dice that make { $numbers } (VI-4.10).
needs-double = Asks for a double: two equal dice (VI-4.11).
needs-any = Takes any dice, as many as you like (VI-4.17).

does-gendarme = At once: put the gendarme on a free space, then take a coin or a point (VI-6.2, VI-6.3).
does-spin = At once: gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, then turn one of your dice to any face (VI-6.4).
does-lodge = At once: gain { $coins_per_die ->
    [one] { $coins_per_die } coin
   *[other] { $coins_per_die } coins
} for each die (VI-6.5).
does-gain = { $cost ->
    [0] {""}
   *[other] Pay { $cost }.{" "}
}{ $coins ->
    [0] {""}
    [one] Gain { $coins } coin.{" "}
   *[other] Gain { $coins } coins.{" "}
}{ $points ->
    [0] {""}
    [one] Score { $points } point.{" "}
   *[other] Score { $points } points.{" "}
}(VI-6.7)
does-special = Take the card { $special } (VI-6.8).
does-character = { $cost ->
    [0] {""}
   *[other] Pay { $cost }.{" "}
}Take a character card from the display (VI-6.9).
does-compare = Compare { $symbol-many } with each neighbour: having more gives { $more_points ->
    [one] { $more_points } point
   *[other] { $more_points } points
}{ $more_coins ->
    [0] {""}
    [one] {" "}and { $more_coins } coin
   *[other] {" "}and { $more_coins } coins
}, a tie gives { $tie_points } (VI-7.1).
does-choose_compare = Pay { $cost }. Choose a symbol not yet scored this round and compare it for points (VI-7.5).
does-rob = Take up to { $rob_one } coins from one player, or { $rob_two } from each of two (VI-6.13).
does-per_special = Score { $points_per_special } for each special card you hold (VI-6.14).

about-space = { $space } ({ $meaning }), stop { $order }. { $needs } { $effect }
about-lodge = { $space } ({ $meaning }), off the route. { $needs } { $effect }
about-owner = { $owner } stands here with { $dice }.
about-blocked = The gendarme blocks this space until the evaluation (VI-6.2).
about-behind = Behind { $seat }’s carriage: driving back costs { $coins } (VI-4.15).
about-card = { $card }: { $symbols }. Stays face up in front of its owner for the rest of the game (VI-6.10).
about-start-card = Start card { $card }: { $symbols }, { $coins } (VI-3.7, VI-3.8)
about-special-free = { $special }. { $about } Nobody holds it yet.
about-special-held = { $special }, held by { $seat }. { $about }
about-special-used = Used this round (VI-4.25).
about-die = { $seat }’s die showing { $face }, not placed yet (VI-2.6).
about-white-die = { $seat }’s white die showing { $face }: on the route only beside a coloured die (VI-4.19).
about-wild-die = Wild: with the joker it counts as any face (VI-4.22).
about-unrolled = { $seat } has not rolled yet (VI-4.3).
about-marked = Marked for rolling again (VI-4.7).
about-face = Turn the die to { $face } (VI-4.8, VI-6.4).
about-prices = Before you place: roll any of your dice again for { $reroll } (VI-4.7), or turn one die by one pip for { $turn } (VI-4.8).
about-purse = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}: to drive back, change dice and pay on spaces (VI-4.7, VI-4.15, VI-6.6).
about-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
} left in the supply. There are no more (VI-2.9).
about-point = A point, instead of a coin, at Krieau (VI-6.3).
about-gendarme = The gendarme waits beside the board (VI-3.2).
about-gendarme-at = The gendarme blocks { $space } (VI-6.2).
about-draw-pile = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in the pile, face down (VI-9.1).
about-discard-pile = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} discarded. Reshuffled when the pile is empty (VI-3.10).
about-symbol = Compare { $symbol-many } here for points, if you have not scored them yet this round (VI-7.5, VI-7.6).
about-carriage = { $seat }’s carriage at { $space }: driving on to any space ahead is free (VI-4.14).
about-track = Score track. { $goal } points end the game after the evaluation (VI-8.1).
about-marker = { $seat }: { $points } (VI-2.10)
about-seat = { $seat } ({ $colour }): { $points }, { $coins }. { $symbols }. Goal: { $goal } (VI-8.1).

figure-spaces = Spaces of the route: for one number, for one of two numbers, for a sum, for a double; one with an immediate effect; and Geheimbund.
figure-symbols = The symbols of the cards, and other signs.
figure-setup = The board at the start: the start cards lie face up.
figure-display = The display of character cards (four players).
figure-player = What lies in front of each player: unplaced dice, coins, symbols, special cards and character cards.
figure-route = The route with dice and carriages. Driving on is free, driving back costs a coin.
figure-specials = The five special cards.
figure-compare = The spaces where you compare symbols, and Gloriette.
figure-track = The score track: a player who reaches the green end triggers the end of the game.

legend-coin = coin
legend-point = point
legend-bolt = immediate effect

# The levels of the bots

level-easy = student (easy)
level-medium = merchant (medium)
level-hard = officer (hard)
level-expert = baron (expert)

# Reports: things, what flows and where to, actions by name
things-space = Spaces visited
things-character = Character cards taken
things-special = Special cards taken
things-start_card = Start cards
flows-coins = Coins
flows-points = Points
flow-robbed = From player to player
flow-exchange = Coins for points at the end
flow-majority = More symbols than neighbours
act-choose_start_card = Choose a start card
act-go = Drive to a space
act-start_reroll = Pay to roll again
act-turn_die = Pay to turn a die
act-mark_die = Mark a die to roll
act-roll = Roll again
act-set_face = Choose the new face
act-use_dice = Place dice
act-place_gendarme = Place the gendarme
act-take = A coin or a point
act-spin_die = Turn a die freely
act-skip = Leave the dice
act-double_turn = Take another turn
act-end_turn = End the turn
act-take_card = Take a character card
act-choose_symbol = Choose a symbol to compare
act-rob = Take coins from others

# A turn in one line of the log: pieces, with icons as [icon|word]. “¦” parts pieces, “→” goes on with the next, and
# what is only a signed number is added up.

short-go = { $space }:
short-use_dice = { $dice }
short-take_card = { $card }

# Sources of points

earned-begun = At the start
earned-majority-citizen = Most { name-citizen.many } among neighbours
earned-majority-cross = Most { name-cross.many } among neighbours
earned-majority-crown = Most { name-crown.many } among neighbours
earned-exchange = { line-coins.row }

# Why something cannot be chosen now

why-card = You take a character card in the evaluation, when a café with your dice takes effect.
why-die = Turning a die costs { $cost }, which you do not have.
why-taken = There are dice here already. A space takes the dice of one player, once a round.
why-guarded = The gendarme keeps this space closed for the round.
why-dice = Neither one nor two of your dice make { $numbers }.
why-double = This space needs two equal dice, and you have none.
why-behind = This space is behind your carriage. Driving back costs { $cost }, which you do not have.
why-gendarme = There are dice here: the gendarme needs a free space.
why-gendarme-lodge = Geheimbund stays open: the gendarme cannot block it.
