# Grand Austria Hotel

title = Grand Austria Hotel
tagline = Serve your guests, prepare their rooms, hire staff, and do not forget the emperor.
duration = 1 to 2 hours

# The guided first game: a message for each step of guide.toml

guide-guest = You run a hotel in Vienna. Guests come to your café, get what they order, then move into a room and bring you their reward. Everybody starts with a guest from the queue: take the Count. His card shows his order: one wine and two coffees.
guide-rooms = Guests need prepared rooms. Room 11 is ready. Each further room must touch another, and only the ground floor is free. Prepare 12 and 13: one room of each colour.
guide-queue = Your turn. First you may take one guest, if your café has a free table. The further left, the dearer: 3, 2, 1, 0, 0 krones. The Dame wants just one coffee: take her.
guide-die = Then you must take a die. Its value says what you do, and the number of dice with that value says how strongly. Three dice show 2, the drinks: take one, pay 1 krone for one more drink, and take 2 wine and 2 coffee.
guide-food = What you receive goes to your guests or into the kitchen. Give wine and coffee to the Count, and coffee to the Dame: that completes her order.
guide-room = A guest with a complete order can move in at any time during your turn. The Dame is blue and takes the blue room 11; that fills a colour group, which pays its bonus. Her reward is another guest, free of charge: take the Jewelry Designer.
guide-serve = For 1 krone you may bring your guests up to three pieces from the kitchen, at any time during your turn. Bring the Jewelry Designer a cake and two wines.
guide-end = You have taken a guest and a die: that is a turn. Everybody has two turns in each of the seven rounds. End it.
guide-done = You know the turn. The other dice: 1 for dishes, 3 for rooms, 4 for krones or the emperor’s favour, 5 for staff from your hand, 6 copies any of them. After rounds 3, 5 and 7 the emperor checks how far you are on his track. From here on you play freely; the Hint button helps.
guide-staff = The second lesson begins in round 4, during your turn: two guests have just moved in, and you still have to take a die. A 5 lets you play a staff card from your hand, one krone cheaper for each die. The Operator costs 3; you pay 2. At the end it brings 2 points for each space of the emperor track.
guide-track = A new round, and after this one the emperor comes. You are on space 6. Two dice show 4: share two steps between krones and the emperor track. Put both on the track.
guide-pass = Your opponent has had both turns, and no 4 is left. Instead of taking a turn you may pass. Everybody who still has a turn will then have passed, so one die is thrown out, the others are rolled again, and you go on.
guide-again = It worked: there are fours again. Take one and put both steps on the track. That takes you to space 10.
guide-objective = Space 10 is what the first objective asks for. At any time in your turn you may claim an objective that you meet. The first disc gave your opponent 15 points; the second gives you 10.
guide-bonus = The round is over and the emperor has come: 6 points for space 10, then five spaces back. From space 3 on you get the bonus of the tile: here a room on one of the two lower floors, free of charge and occupied at once. Take room 25.
guide-mastered = Staff, emperor and objectives: that is nearly all. On space 0 you would have suffered the penalty, on 1 or 2 nothing would have happened. The emperor comes once more, after round 7; then your Operator counts your space. From here on you play freely; the Hint button helps.

## Options (GA-1)

option-edition = Edition
    .about = Which printing of the box the rules follow.
option-edition-revised = revised
    .about = The later printing with the publisher’s corrections.
option-edition-2015 = 2015
    .about = The first printing.
option-hotel = Hotels
    .about = Which side of the hotel boards you use.
option-hotel-night = night
    .about = The same hotel for everybody.
option-hotel-day = day
    .about = Each player has a different hotel.
option-day_boards = Day boards
    .about = Who plays which day board: random, or a letter A to D for each seat.
option-day_boards-random = random
option-staff_deal = Staff cards
    .about = How the first six staff cards are dealt.
option-staff_deal-random = at random
    .about = Six cards each from the shuffled deck.
option-staff_deal-starter = starter sets
    .about = The printed sets A to D, good for a first game.
option-staff_deal-draft = draft
    .about = Keep one card and pass the rest to the left, until everybody has six.
option-objectives = Objectives
    .about = Which three objectives are in the game: one of each letter.
option-objectives-random = random
option-emperor_tiles = Emperor tiles
    .about = Which three emperor tiles are in the game: one of each letter.
option-emperor_tiles-random = random
option-b4_penalty = Penalty of tile B4
    .about = Which rooms you lose: the publisher’s text, or the authors’ (2015 only).
option-b4_penalty-unoccupied = free rooms
option-b4_penalty-occupied = occupied rooms

## Questions to the player who decides

prompt-draft = Keep one staff card and pass the rest to the left.
prompt-starting_guest = Take your first guest, free of charge.
prompt-starting_rooms = Prepare a starting room.
prompt-turn = { $turn-die_taken ->
    [0] { $turn-bonus_turn ->
        [0] { $turn-guest_taken ->
            [0] { $turn-began ->
                [0] Take a guest or a die, or pass.
               *[other] Take a guest, or choose a die.
            }
           *[other] Choose a die.
        }
       *[other] Bonus turn: use an action space, or end the turn.
    }
   *[other] Serve, move guests in, use your staff, or end the turn.
}
prompt-copy_staff = Choose the opponent’s staff card for the Secretary to copy.
prompt-over = The game is over.
prompt-effects = { $pending-asks ->
    [cards] Draw staff cards for the reward, or leave them in the deck? A tile still to be scored can take cards from your hand.
   *[order] Which effect comes first?
}
prompt-copy = Choose the action to copy. Strength: { $pending-n }.
prompt-boost = Strength { $pending-n }: pay 1 krone for one more?
prompt-food_split = Take { $pending-n ->
    [one] one piece
   *[other] { $pending-n } pieces
}: { $pending-action-split }.
prompt-track_split = Split { $pending-n } between krones and the emperor track.
prompt-place = Put the food on a guest, or keep it in the kitchen.
prompt-food_choice = Choose a dish or drink.
prompt-prepare_room = Prepare a room, or stop. { $pending-left ->
    [one] One is left.
   *[other] Up to { $pending-left } are left.
}
prompt-occupy_room = Turn a free room to occupied, or stop. { $pending-left ->
    [one] One is left.
   *[other] Up to { $pending-left } are left.
}
prompt-play_staff = Play a staff card from your hand{ $pending-discount ->
    [0] {""}
    [one] , 1 krone off
   *[other] , { $pending-discount } krones off
}, or none.
prompt-draw_play_staff = Play one of the drawn cards{ $pending-discount ->
    [0] {""}
    [one] , 1 krone off
   *[other] , { $pending-discount } krones off
}, or none.
prompt-return = Put a card under the staff deck.
prompt-take_guest = Take a guest free of charge, or none.
prompt-complete_order = Choose the guest whose order you complete from the supply.
prompt-extra_action = Choose an action space for an extra action, or none.
prompt-serve = Serve more from the kitchen, or stop. { $pending-left ->
    [one] One piece is left.
   *[other] Up to { $pending-left } pieces are left.
}
prompt-settle = Choose a room for { $pending-guest }.
prompt-bonus_order = Take the group bonus before or after the reward?
prompt-ignore = The emperor is displeased: pay to ignore the penalty, or suffer it?
prompt-penalty_choice = The emperor is displeased: choose the left or the right loss.
prompt-discard = The emperor is displeased: put { $pending-left ->
    [one] one card
   *[other] { $pending-left } cards
} from your hand under the deck.
prompt-remove = The emperor is displeased: choose the room to lose.
prompt-discard_end = The emperor is displeased: choose the staff card that leaves the game.

## Choices

do-draft = Keep { $staff }
do-take_guest = Take { $guest }
do-prepare_room = Prepare room { $room }
do-pass = Pass
do-take_die = Take a { $value }: { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
    [5] { action-5 }
   *[6] { action-6 }
}
do-use_space = Use space { $value }: { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
    [5] { action-5 }
   *[6] { action-6 }
}
do-copy_action = Copy action { $value }: { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
   *[5] { action-5 }
}
do-boost = Pay 1 krone: strength + 1
do-take_food = Take food
    .strudel = Take { $strudel } strudel, { $cake } cake
    .wine = Take { $wine } wine, { $coffee } coffee
do-split = { $krones ->
    [one] { $krones } krone
   *[other] { $krones } krones
}, { $emperor ->
    [one] { $emperor } emperor step
   *[other] { $emperor } emperor steps
}
do-place_food = Give { $food } to { $guest }
do-keep_food = Keep the { $food } in the kitchen
do-choose_food = Take { $food }
do-play_staff = Play { $staff }
do-return_staff = { $staff } under the deck
do-occupy_room = Occupy room { $room }
do-complete_order = Complete the order of { $guest }
do-resolve = { $item ->
    [0] The first effect now
    [1] The second effect now
   *[other] The third effect now
}
do-group_bonus = Group bonus { $when } the reward
do-serve = Serve { $food } to { $guest }
do-use_staff = Use { $staff }
do-claim = Claim the objective: { $objective }
do-move_in = { $guest } moves in
do-choose_room = Room { $room }
do-end_turn = End the turn
do-ignore_penalty = Pay and ignore the penalty
do-choose_penalty = The { $option } loss
do-discard_staff = { $staff } under the deck
do-remove_room = Lose room { $room }
do-discard_played = Lose { $staff }
do-copy_staff = Copy { $staff }
do-skip = No, continue

# Choices in the words of their position

boosted = Strength { $n } for 1 krone
serve-all = Serve all: { $foods }
serve-kitchen = Serve all from the kitchen for 1 krone: { $foods }
serve-paid = { $action } (1 krone for up to { $n } pieces)
serve-order = Serve { $guest }: { $foods }
serve-order-paid = Serve { $guest } for 1 krone: { $foods }
switch-boost = 1 krone: strength + 1
switched-boost = { $action }, with strength + 1 for 1 krone
loses-take_guest = After this you cannot take a guest this turn.
skips-take_guest = skips the guest
emperor-warning = The emperor comes after round { $round }. As things are now: { $outcome ->
    [bonus] { $effects }
    [penalty] { $effects }; { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    } on his track would spare you
   *[nothing] neither bonus nor penalty
}.
priced = { $action } { $cost ->
    [0] free of charge
    [one] for { $cost } krone
   *[other] for { $cost } krones
}
skip-effects = Leave the cards in the deck
skip-boost = Stay at strength { $n }
skip-starting_rooms = No more rooms
skip-prepare_room = No more rooms
skip-occupy_room = Leave the rooms free
skip-play_staff = Play no card
skip-draw_play_staff = Play none of them
skip-take_guest = No guest
skip-extra_action = No extra action
skip-serve = Serve no more
skip-ignore = Suffer the penalty

## Log

event-start = Grand Austria Hotel opens. { $first } begins. On the board: { $emperor_tiles }.
event-dealt = { $seat } gets { $number } staff cards.
event-dealt-private = { $seat } gets { $staff }.
event-draft = { $seat } keeps a staff card.
event-draft-private = { $seat } keeps { $staff }.
event-packs_passed = All packs go to the left: { $number ->
    [one] one card
   *[other] { $number } cards
} each.
event-round = Round { $round }: { $first } begins.
event-roll = { $seat } rolls { $dice }.
event-reroll = Nobody takes another of these dice: one die goes to the bin, the others show { $dice }.
event-turn = { $seat } takes turn { $number }.
event-bonus_turn = { $seat } has a bonus turn.
event-pass = { $seat } passes.
event-end_turn = { $auto ->
    [yes] Nothing left to do: { $seat }’s turn ends.
   *[no] { $seat } ends the turn.
}
event-round_end = Round { $round } is over.
event-guest_revealed = { $guest } joins the queue.
event-guests_reshuffled = The guest cards are reshuffled.
event-take_guest = { $seat } takes { $guest }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } krone
   *[other] {" "}for { $cost } krones
}.
event-take_die = { $seat } takes a { $value }: strength { $strength }.
event-use_space = { $seat } uses space { $value } without a die: strength { $strength }.
event-no_action = { $seat } cannot pay for the 6: no action.
event-fee = { $seat } pays { $number ->
    [0] nothing
    [one] { $number } krone
   *[other] { $number } krones
} for the 6.
event-copy_action = { $seat } copies action { $value }.
event-boost = { $seat } pays for one more: strength { $strength }.
event-strength = { $source }: strength + { $number }.
event-action = { $action }, strength { $strength }.
event-resolve = { $seat } carries out an effect ({ $source }).
event-krones = { $seat } gets { $number ->
    [one] { $number } krone
   *[other] { $number } krones
} ({ $source }){ $lost ->
    [0] {""}
   *[other] ; { $lost } beyond the limit
}.
event-steps = { $seat } advances { $number ->
    [one] { $number } step
   *[other] { $number } steps
} towards the emperor ({ $source }){ $points ->
    [0] {""}
    [one] {" "}and gets { $points } point
   *[other] {" "}and gets { $points } points
}.
event-points = { $seat } gets { $number ->
    [one] { $number } point
   *[other] { $number } points
} ({ $source }).
event-extra_turn = { $seat } will have a bonus turn ({ $source }).
event-staff_drawn = { $seat } draws { $number ->
    [one] a staff card
   *[other] { $number } staff cards
}.
event-staff_drawn-private = { $seat } draws { $staff }.
event-food = { $seat } receives { $number } { $food } ({ $source }).
event-place_food = { $guest } gets { $food }.
event-keep_food = { $number } { $food } to the kitchen.
event-serve = { $seat } serves { $food } to { $guest }.
event-order_done = { $guest }: the order is complete.
event-complete_order = { $source } completes the order of { $guest }.
event-move_in = { $guest } moves into room { $room }.
event-prepare_room = { $seat } prepares room { $room }{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } krone
   *[other] {" "}for { $cost } krones
}.
event-occupy_room = { $seat } turns room { $room } to occupied.
event-room_occupied = Room { $room } is occupied.
event-group = { $seat } completes a { $color } group of { $size }.
event-play_staff = { $seat } plays { $staff }{ $cost ->
    [0] {" "}at no cost
    [one] {" "}for { $cost } krone
   *[other] {" "}for { $cost } krones
}.
event-no_staff = { $seat } plays no staff card.
event-return_staff = { $seat } puts a card under the staff deck.
event-return_staff-private = { $seat } puts { $staff } under the staff deck.
event-use_staff = { $seat } uses { $staff }.
event-claim = { $seat } is { $place ->
    [1] first
    [2] second
   *[other] third
} to reach the objective “{ $objective }”.
event-skip = { $seat } declines: { $effect }.
event-effect_dropped = Not possible: { $effect } ({ $source }).
event-emperor = The emperor visits { $seat }: from space { $space } to { $to }, { $outcome ->
    [bonus] and the bonus of { $tile }
    [penalty] and the penalty of { $tile }
   *[other] neither bonus nor penalty
}.
event-ignore_penalty = { $cost ->
    [0] { $seat } ignores the penalty
    [one] { $seat } pays { $cost } krone and ignores the penalty
   *[other] { $seat } pays { $cost } krones and ignores the penalty
}.
event-penalty = { $seat } suffers a penalty ({ $source }).
event-lose_krones = { $seat } loses { $number ->
    [one] { $number } krone
   *[other] { $number } krones
}.
event-lose_points = { $seat } loses { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-lose_food = { $seat } loses all food from the { $from }.
event-discard_staff = { $seat } puts a card from their hand under the deck.
event-discard_staff-private = { $seat } puts { $staff } under the deck.
event-remove_room = { $seat } loses room { $room }.
event-discard_played = { $seat } loses { $staff }.
event-copy_staff = { $seat }’s Secretary copies { $staff }.
event-final = { $seat }: { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-end = { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}. Points: { $scores }.

## Final scoring

line-points = Points during the game
line-staff = { $staff }
line-rooms = Occupied rooms
line-goods = Krones and kitchen
line-guests = Guests still in the café

## Names

seat-0 = Orange
seat-1 = Light blue
seat-2 = Purple
seat-3 = Grey

name-before = before
name-after = after
name-left = left
name-right = right
name-kitchen = kitchen
name-everywhere = kitchen and the guests
name-strudel = strudel
    .letter = S
name-cake = cake
    .letter = C
name-wine = wine
    .letter = W
name-coffee = coffee
    .letter = K
name-night = night
name-day_a = day A
name-day_b = day B
name-day_c = day C
name-day_d = day D
name-prepare_room = preparing a room
name-occupy_room = occupying a room
name-take_guest = taking a guest
name-complete_order = completing an order
name-extra_action = the extra action
name-draw_staff = drawing staff cards
name-draw_play_staff = drawing staff
name-serve = serving more
name-remove = losing another room

action-1 = Dishes
    .about = The strength is how many strudels and cakes you take, never more cake than strudel (GA-6.1).
    .split = at least as much strudel as cake
action-2 = Drinks
    .about = The strength is how many wines and coffees you take, never more coffee than wine (GA-6.2).
    .split = at least as much wine as coffee
action-3 = Rooms
    .about = The strength is how many rooms you may prepare, at the price of their floors (GA-6.3).
action-4 = Krones, emperor
    .about = Split the strength between krones and steps on the emperor track (GA-6.4).
action-5 = Staff
    .about = Play one staff card from your hand; the strength is how many krones you save (GA-6.5).
action-6 = Copy
    .about = Pay 1 krone and carry out any action from 1 to 5 with the strength of this space (GA-6.6).

color-blue = blue
    .letter = B
    .guests = nobles
color-red = red
    .letter = R
    .guests = citizens
color-yellow = yellow
    .letter = Y
    .guests = artists
color-green = green
    .letter = G
    .guests = tourists

type-once = when played
type-round = once per round
type-permanent = permanent
type-end = final scoring

## Counted things

krones = { $number ->
    [one] { $number } krone
   *[other] { $number } krones
}
strudel = { $number } strudel
cake = { $number } cake
wine = { $number } wine
coffee = { $number } coffee
blue-rooms = { $number } blue
red-rooms = { $number } red
yellow-rooms = { $number } yellow
nothing = nothing

## Effects (GA-12): one message for each kind, filled in from the components

kind-krones = { $n ->
    [one] { $n } krone
   *[other] { $n } krones
}
kind-emperor = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} on the emperor track
kind-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per ->
    [staff_played] {" "}per staff card in play
   *[none] {""}
}
kind-draw_staff = draw { $n ->
    [one] a staff card
   *[other] { $n } staff cards
}
kind-extra_turn = a bonus turn without a die after this turn
kind-food = { $foods }
kind-food_choice = { $n ->
    [one] a dish or drink
   *[other] { $n } dishes or drinks
} of your choice
kind-prepare_room = prepare { $n ->
    [one] one{ $color ->
        [blue] {" "}blue
        [red] {" "}red
        [yellow] {" "}yellow
       *[any] {""}
    } room
   *[other] up to { $n }{ $color ->
        [blue] {" "}blue
        [red] {" "}red
        [yellow] {" "}yellow
       *[any] {""}
    } rooms
}{ $free ->
    [yes] {" "}at no cost
   *[no] { $discount ->
        [0] {" "}at normal price
       *[other] {" "}for { $discount } less
    }
}{ $max_floor ->
    [4] {""}
    [1] , on floor 1
   *[other] , on floors 1 to { $max_floor }
}{ $occupied ->
    [yes] , occupied at once
   *[no] {""}
}
kind-occupy_room = turn { $n ->
    [one] one free room
   *[other] up to { $n } free rooms
} to occupied
kind-play_staff = play { $n ->
    [one] a staff card
   *[other] up to { $n } staff cards
} from your hand{ $free ->
    [yes] {" "}at no cost
   *[no] { $discount ->
        [0] {" "}at normal cost
       *[other] {" "}for { $discount } less
    }
}
kind-draw_play_staff = draw { $draw } staff cards and play one of them{ $free ->
    [yes] {" "}at no cost
   *[no] {" "}for { $discount } less
}
kind-take_guest = take { $n ->
    [one] a guest
   *[other] up to { $n } guests
} from the queue free of charge
kind-complete_order = complete one guest’s order from the supply
kind-extra_action = use an action space without taking a die
kind-lose_krones = lose { $n ->
    [one] { $n } krone
   *[other] { $n } krones
}
kind-lose_points = lose { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per ->
    [staff_played] {" "}per staff card in play
   *[none] {""}
}
kind-lose_food = lose all food { $from ->
    [kitchen] in the kitchen
   *[everywhere] in the kitchen and on the guests
}
kind-discard_hand = put { $n ->
    [one] one card
   *[other] { $n } cards
} from your hand under the deck
kind-remove_room = lose { $state ->
    [occupied] { $n ->
        [one] one occupied room
       *[other] { $n } occupied rooms
    }
   *[unoccupied] { $n ->
        [one] one free room
       *[other] { $n } free rooms
    }
}, { $pick ->
    [highest_two_floors] on the two highest floors that have one
    [highest_and_below] the highest and the one directly below
   *[highest] { $n ->
        [one] from the highest floor
       *[other] each from the highest floor possible
    }
}
kind-discard_end_staff = lose one final scoring card in play
kind-free_rooms = { $color ->
    [blue] blue
    [red] red
   *[yellow] yellow
} rooms cost nothing
kind-free_guests = guests from the queue cost nothing
kind-free_serving = serving from the kitchen costs nothing
kind-strength = strength + { $n }
kind-no_six_fee = the 6 costs nothing
kind-both_tracks = the full strength in both krones and emperor steps
kind-ignore_penalty = { $cost ->
    [0] you ignore it
    [one] you may pay { $cost } krone to ignore it
   *[other] you may pay { $cost } krones to ignore it
}
kind-score_occupied = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per occupied { $color ->
    [blue] blue room
    [red] red room
    [yellow] yellow room
   *[any] room
}
kind-score_room_tiles = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per room tile, free or occupied
kind-score_staff = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per staff card in play, this one too
kind-score_groups = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per fully occupied group
kind-score_floors = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per fully occupied floor
kind-score_columns = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per fully occupied column
kind-score_color_sets = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per set of a red, a blue and a yellow occupied room
kind-score_objectives = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per objective with your disc
kind-score_emperor = { $n ->
    [one] { $n } point
   *[other] { $n } points
} per emperor space reached{ $max ->
    [0] {""}
   *[other] , at most { $max }
}
kind-copy_end_staff = copies an opponent’s final scoring card

on-take_die = when you take a die showing { $dice }
on-guest_in = when a { $guest_color ->
    [blue] blue guest
    [red] red guest
    [yellow] yellow guest
    [green] green guest
   *[any] guest
}{ $min_order ->
    [0] {""}
   *[other] {" "}with an order of at least { $min_order }
} moves in
on-order_done = when a { $guest_color ->
    [blue] blue guest
    [red] red guest
    [yellow] yellow guest
    [green] green guest
   *[any] guest
}’s order becomes complete
on-room_occupied = when any of your rooms becomes occupied
on-emperor_bonus = when you receive an emperor bonus
on-emperor_penalty = at an emperor penalty

test-krones = { $n } krones
test-room_tiles = { $n } room tiles, free or occupied
test-staff_played = { $n } staff cards in play
test-emperor = emperor space { $n } or further
test-floors_full = { $n } floors fully occupied
test-groups_full = { $n } groups fully occupied
test-colors_full = all rooms of { $n ->
    [one] one colour
   *[other] { $n } colours
} occupied
test-columns_full = { $n } columns fully occupied
test-occupied = { $rooms } rooms occupied

## What things are, for titles

about-guest = { $guest }, guest { $number } ({ $guests }). Order: { $order }. { $points }. Reward: { $reward }. Moves into a free { $color ->
    [blue] blue room
    [red] red room
    [yellow] yellow room
   *[green] room of any colour
} when the order is complete (GA-10.1).
about-other-guest = { $guest }. { $points }. Reward: { $reward } (GA-10.3).
about-queue = In the queue: { $cost } (GA-5.3).
about-lacks = Still needs { $lacks } (GA-8.2).
about-complete = The order is complete (GA-7.7).
about-table = An empty café table (GA-5.4).
about-staff = { $staff }, staff { $number }. Cost: { $cost }. { $type }: { $text } (GA-S.{ $number }).
about-played = { $staff } ({ $type }): { $text } (GA-S.{ $number }).
about-used = Used this round (GA-13.6).
about-copied = Copies { $staff } (GA-16.3).
about-hidden = { $cards } in hand; only their owner sees them (GA-18.2).
about-dice = { $value }, { $action }. { $dice ->
    [0] No die here.
    [one] One die: strength { $dice }.
   *[other] { $dice } dice: strength { $dice }.
} { $about }
about-bin = Bin: { $dice ->
    [one] one die
   *[other] { $dice } dice
} out of this round (GA-4.8).
about-space = Space { $space }: { $points } at an emperor scoring (GA-15.2).
about-round = Round { $number }{ $retreat ->
    [0] {""}
   *[other] : emperor scoring at its end, discs go back { $retreat } (GA-15.3)
}.
about-tile = { $tile }, after round { $round }. Discs go back { $retreat }. On space { $from } or further: { $bonus }. On space 0: { $penalty } (GA-E.{ $rule }, GA-15.4).
about-objective = Objective { $number }: { $text } (GA-14.1). The first disc gives { $first } points, the second { $second }, the third { $third } (GA-14.3).
about-disc = { $seat }’s disc: { $points } (GA-14.3).
about-room = Room { $room }, floor { $floor }: { $color }, { $state ->
    [empty] empty; costs { $price } to prepare (GA-9.2)
    [free] prepared and free
   *[occupied] occupied
}. { $points ->
    [0] {""}
    [one] { $points } point when prepared (GA-9.4).{" "}
   *[other] { $points } points when prepared (GA-9.4).{" "}
}Group of { $size }: { $bonus } when all its rooms are occupied{ $paid ->
    [yes] , already paid
   *[no] {""}
} (GA-9.9).
about-other-room = { $room }: { $color }, { $state ->
    [empty] empty
    [free] free
   *[occupied] occupied
} (GA-9.3).
about-floor = Floor { $floor }: a room costs { $cost } (GA-9.2); at the end each occupied room gives { $points } (GA-16.4).
about-points = { $points } so far (GA-2.4).
about-pantry = Kitchen: { $food } (GA-8.2).
about-krones = { $krones }; never more than 20 (GA-6.9).
about-food = Kitchen: { $food } (GA-8.2). Serving costs 1 krone for up to three pieces (GA-7.2).
about-emperor = { $seat } on emperor space { $space } (GA-15.2).
about-turns = Turn tiles { $first } and { $second }: { $covered ->
    [0] both turns are still to come
    [1] one turn is taken
   *[other] both turns are taken
} (GA-4.5).
about-passed = Has passed until the next roll (GA-4.7).
about-seat = { $seat } ({ $colour }), { $board }: { $points } (GA-2.8).
about-decks = Guest deck: { $guests }. Staff deck: { $staff } (GA-18.1).
about-item = { $effect } (GA-11.7).

## Captions

queue = Guest queue
kitchen = Kitchen
played = Staff in play
hand = Hand
pack = To choose from
groups = Groups
track = Emperor track
objectives = Objectives
dice = Dice
bin = Bin
free = free
penalty = Penalty
bonus = Bonus
krone-short = { $number } kr
legend = Rooms: [ ] empty, ( ) free, # occupied; B blue, R red, Y yellow. Food: S strudel, C cake, W wine, K coffee.
picture = Board of Grand Austria Hotel. Round { $round } of { $rounds }. { $status }.

## Cards and tiles

staff-1 = Breakfast Server
staff-2 = Waitress
staff-3 = Barkeeper
staff-4 = Sous-Chef
staff-5 = Groom
staff-6 = Stableman
staff-7 = Masseuse
staff-8 = Tour Guide
staff-9 = Butler
staff-10 = Chauffeur
staff-11 = Florist
staff-12 = Executive Housekeeper
staff-13 = Restaurant Manager
staff-14 = Decorator
staff-15 = Bootblack
staff-16 = Laundress
staff-17 = Kitchen Hand
staff-18 = Checker
staff-19 = Interior Architect
staff-20 = Detective
staff-21 = Chef
staff-22 = Staff Manager
staff-23 = Custodian
staff-24 = Chief Waiter
staff-25 = Delivery Boy
staff-26 = Conference Manager
staff-27 = Booking Manager
staff-28 = Concierge
staff-29 = Secretary
staff-30 = Reception Clerk
staff-31 = Chambermaid
staff-32 = Assistant Manager
staff-33 = Male Floor Housekeeper
staff-34 = Receptionist
staff-35 = Page Boy
staff-36 = Sommelier
staff-37 = Room Service
staff-38 = Porter
staff-39 = Confectioner
staff-40 = Marketing Director
staff-41 = Operator
staff-42 = Gardener
staff-43 = Barista
staff-44 = Larder Cook
staff-45 = Pool Attendant
staff-46 = Female Floor Housekeeper
staff-47 = Liftboy
staff-48 = Hotel Manager

guest-49 = Sculptor
guest-50 = Musician
guest-51 = Composer
guest-52 = Tailor
guest-53 = Flamenco Dancer
guest-54 = Portrait Painter
guest-55 = Photographer
guest-56 = Vocalist
guest-57 = Architect
guest-58 = Actress
guest-59 = Poet
guest-60 = Jewelry Designer
guest-61 = Painter
guest-62 = Opera Singer
guest-63 = Dame
guest-64 = Duchess
guest-65 = Knight of the Empire
guest-66 = Landgrave
guest-67 = Sovereign
guest-68 = Princess
guest-69 = Countess
guest-70 = Elector
guest-71 = Baron
guest-72 = Prince
guest-73 = Count
guest-74 = Earl
guest-75 = Baroness
guest-76 = Duke
guest-77 = Apothecary
guest-78 = Post Councillor
guest-79 = Privy Councillor
guest-80 = Professor Emeritus
guest-81 = General
guest-82 = Senior Councillor
guest-83 = Councillor of Commerce
guest-84 = Court Councillor
guest-85 = Major
guest-86 = Veterinary Councillor
guest-87 = Medicinal Councillor
guest-88 = Procurator
guest-89 = Lord High Commissioner
guest-90 = Senior Legal Secretary
guest-91 = Tezcatlipoca
guest-92 = Capt. Goldhaken
guest-93 = Mr. Horsa
guest-94 = M. Ingalls
guest-95 = Mr. Boydell
guest-96 = Mr. Oundo
guest-97 = E. Gizia
guest-98 = M. Polo
guest-99 = Cramersopholus
guest-100 = Farmer Franz
guest-101 = Brother Uwe
guest-102 = Conductor
guest-103 = Durgoing
guest-104 = MacLeod

objective-105 = 20 krones
objective-106 = 12 room tiles
objective-107 = 6 staff in play
objective-108 = Emperor space 10
objective-109 = 2 full floors
objective-110 = 6 full groups
objective-111 = All rooms of one colour
objective-112 = 2 full columns
objective-113 = 3 red, 3 blue, 3 yellow
objective-114 = 4 red, 3 yellow
objective-115 = 4 yellow, 3 blue
objective-116 = 4 blue, 3 red

name-A1 = Emperor tile A1
name-A2 = Emperor tile A2
name-A3 = Emperor tile A3
name-A4 = Emperor tile A4
name-B1 = Emperor tile B1
name-B2 = Emperor tile B2
name-B3 = Emperor tile B3
name-B4 = Emperor tile B4
name-C1 = Emperor tile C1
name-C2 = Emperor tile C2
name-C3 = Emperor tile C3
name-C4 = Emperor tile C4

## What a gain comes from

source-action = action
source-group = group bonus
source-emperor = emperor track
source-room = room
source-setup = start
source-serving = serving
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
source-105 = objective “{ objective-105 }”
source-106 = objective “{ objective-106 }”
source-107 = objective “{ objective-107 }”
source-108 = objective “{ objective-108 }”
source-109 = objective “{ objective-109 }”
source-110 = objective “{ objective-110 }”
source-111 = objective “{ objective-111 }”
source-112 = objective “{ objective-112 }”
source-113 = objective “{ objective-113 }”
source-114 = objective “{ objective-114 }”
source-115 = objective “{ objective-115 }”
source-116 = objective “{ objective-116 }”

figure-guests = Guests in the queue: name, order, points, reward. The frame shows the colour, the number below it the cost.
figure-types = The signs of the four types of staff.
figure-signs = The signs on cards and tiles.
figure-setup = The table at the start.
figure-staff = Six staff cards: cost, name, type, effect.
figure-dice = The action spaces. Each shows its dice and so its strength.
figure-emperor = The emperor track, with the points that each space gives when the emperor comes.
figure-foods = The four dishes and drinks.
figure-hotel = A hotel in the middle of a game: empty spaces dashed, free rooms with a door, occupied ones with a bed. The small plates show group bonuses.
figure-objectives = Three objectives with the points for the first, second and third disc.
figure-tiles = The emperor tiles of rounds 3, 5 and 7: the bonus above, the penalty below.
figure-middle = The common board in the middle of a game.

# The levels of the bots

level-easy = bellhop (easy)
level-medium = head waiter (medium)
level-hard = concierge (hard)
level-expert = hotelier (expert)

## Reports: things, what flows and where to, actions by name

things-guest = Guests who moved in
things-staff = Staff played
things-objective = Objectives reached
things-bonus = Emperor bonuses received, by tile
things-die = Dice taken
flows-krones = Krones
flows-food = Dishes and drinks
flows-points = Points
flows-steps = Steps towards the emperor
flow-take_guest = Guests from the queue
flow-prepare_room = Preparing rooms
flow-play_staff = Playing staff
flow-serve = Serving from the kitchen
flow-boost = Strengthening actions
flow-fee = The 6
flow-ignore_penalty = Avoiding penalties
flow-place_food = Straight to the guests
act-draft = Draft staff
act-take_guest = Take a guest
act-prepare_room = Prepare a room
act-pass = Pass
act-take_die = Take a die
act-use_space = Use a space without a die
act-copy_action = Copy an action
act-boost = Pay for strength
act-take_food = Take dishes or drinks
act-split = Krones or emperor
act-place_food = Food to a guest
act-keep_food = Food to the kitchen
act-choose_food = Choose food
act-play_staff = Play staff
act-return_staff = Put staff back
act-occupy_room = Occupy a room
act-complete_order = Complete an order
act-resolve = Order of effects
act-group_bonus = When to take the group bonus
act-serve = Serve from the kitchen
act-use_staff = Use staff
act-claim = Claim an objective
act-move_in = Move a guest in
act-choose_room = Choose the room
act-end_turn = End the turn
act-ignore_penalty = Avoid a penalty
act-choose_penalty = Choose a loss
act-discard_staff = Discard staff from the hand
act-remove_room = Lose a room
act-discard_played = Lose played staff
act-copy_staff = Copy staff
act-skip = Decline

legend-coin = krones
legend-point = points
legend-crown = emperor track
legend-card = cards from the staff deck
legend-staff = staff
legend-guest = guests
legend-door = prepared rooms
legend-bed = occupied rooms
legend-tray = dishes and drinks
legend-flag = objectives
legend-floor = floors
legend-column = columns
legend-block = groups of rooms
legend-shield = no penalty

# A turn in one line of the log: pieces, with icons as [icon|word]. “¦” parts pieces, “→” goes on with the next, and
# what is only a signed number is added up.

short-take_guest = { $guest }
short-take_die = [die-{ $value }|die { $value }] ×{ $strength } →
short-use_space = [die-{ $value }|die { $value }] ×{ $strength } →
short-copy_action = [die-{ $value }|die { $value }] →
short-boost = ×{ $strength } →
short-food = { $number } { $food }
short-order_done = { $guest } ✓
short-move_in = { $guest } [door|into room] { $room }
short-prepare_room = [door|room] { $room }
short-occupy_room = [bed|room] { $room }
short-play_staff = { $staff }
short-claim = { $objective }
short-krones = { $number } [coin|krones]
short-lose_krones = −{ $number } [coin|krones]
short-steps = { $number } [crown|emperor steps]{ $points ->
    [0] {""}
   *[other] ¦+{ $points }
}
short-points = +{ $number }
short-lose_points = −{ $number }
short-remove_room = −[door|room] { $room }
short-discard_played = −{ $staff }
short-pass = pass

# Sources of points

earned-guests = Guests
earned-staff = Staff
earned-objectives = Objectives
earned-track = Emperor track
earned-tiles = Emperor tiles
earned-group = Colour groups
earned-room = Rooms prepared
earned-penalty = Penalties
earned-end-rooms = { line-rooms }
earned-end-goods = { line-goods }
earned-end-guests = { line-guests }

# Why something cannot be chosen now, by what it is

why-staff = To play a staff card you need a 5, or a reward that allows it.
why-room = To prepare rooms you need a 3, or a reward that allows it.
why-guest = You may take one guest before your die, if you can pay and a table is free. A guest whose order is complete moves into a free room of their colour.
why-value = You take one die a turn, from a space that still has one. A 6 costs 1 krone.
why-objective = You can claim it in your turn, as soon as you meet it.
why-food = Serving costs 1 krone for up to three pieces, and only guests who ordered them can have them.
