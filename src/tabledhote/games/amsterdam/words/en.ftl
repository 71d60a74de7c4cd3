# Hotel Amsterdam

title = Hotel Amsterdam
tagline = Lure the tourists to your two hotels while the mayor and the night watchman turn the city upside down.
duration = about 30 minutes

# The guided first game: a message for each step of guide.toml

guide-hotel = The tourists around your two hotels win you the game. A hotel stands on an intersection and scores the tourists on the four tiles around it. The boat has just put one ashore on a2, and b2 has one too: build between them.
guide-mayor = Everybody shares two pawns: the mayor and the night watchman. The dice say how far each must walk. The mayor goes first. He walks 2 steps: take him to bc12, beside the bar on b1.
guide-watchman = Now the night watchman walks 3 steps: take him to cd12, beside the museum on d2, where a tourist is staying.
guide-day = Each pawn may turn over one tile beside it. The mayor brings the day: he turns night tiles. Let him turn the bar on b1. It becomes a museum, right beside your hotel.
guide-night = The night watchman brings the night: he turns day tiles. Let him turn the museum on d2. Its tourist has to leave and looks for another museum.
guide-home = Tourists move to a tile of the same kind, one of those with the fewest tourists. Three museums qualify: choose b1, and your hotel gets its third tourist.
guide-second = The other player has taken a turn. On your second turn you build your second hotel: there are two more tourists to win between a4 and b4.
guide-done = That is a whole turn: the boat, two walks, up to two tiles. If no other museum is left, the tourists go to the Dam, and a pawn beside the Dam can send one to a tile of your choice. You need 15. From here on you play freely; the Hint button helps.
guide-near = The second lesson begins in turn 13. Blue has 11 tourists, you have 4: five of Blue’s live on a5. Tourists leave when their tile is turned, so send the pawns to Blue’s hotels. The mayor walks 2 steps: take him to cd34, beside the Dam.
guide-guard = The night watchman walks 3 steps, over other pieces if he likes. He turns day tiles, and a5 shows day: walk him to ab45, onto the intersection of Blue’s hotel.
guide-group = The mayor stands beside d4, a café-restaurant with a tourist next to Blue’s other hotel. Turn it: it becomes a market, and the tourist has to look for another café-restaurant.
guide-elsewhere = Groups go where the fewest tourists are. d5 and b3 are both empty, so you choose. d5 would still count for Blue: send the tourist to b3.
guide-dam = Now the five on a5. They live in a church, and no other tile shows a church. When there is no such tile, the whole group goes to the Dam. Turn a5.
guide-send = Blue has lost six tourists. A pawn beside the Dam may send one tourist from there: the mayor to any day tile. b1 shows day and lies beside your hotel: send one there.
guide-mastered = A group moves as one, to the emptiest tile of its kind; without such a tile to the Dam, from where pawns fetch them one by one. So a rare building is a poor home for your tourists, and a common building with few tourists attracts more. From here on you play freely; the Hint button helps.

option-variant = Variant
    .about = How the boat, the mayor and the night watchman move.
option-variant-family = family
    .about = Two dice move the boat and the pawns.
option-variant-tactical = tactical
    .about = No dice: you choose the moves, and a tile with four tourists can no longer be turned.
option-layout = City
    .about = How the building tiles are laid out.
option-layout-random = shuffled
    .about = The tiles are dealt at random.
option-layout-reference = fixed
    .about = Always the same city, good for learning and for comparing games.

prompt-sail = Choose how far the boat sails: 1 to 4.
prompt-place_hotel = Build a hotel on a free intersection.
prompt-walk_mayor = { $options-variant ->
    [tactical] Walk the mayor up to 3 steps, or let him stay. The two pawns share 4 steps.
   *[other] Walk the mayor { $dice-mayor ->
        [one] one step
       *[other] { $dice-mayor } steps
    }.
}
prompt-walk_watchman = { $options-variant ->
    [tactical] Walk the night watchman up to 3 steps, or let him stay. The mayor has used { $steps } of 4 steps.
   *[other] Walk the night watchman { $dice-watchman ->
        [one] one step
       *[other] { $dice-watchman } steps
    }.
}
prompt-act = { $dam ->
    [0] Turn tiles beside the pawns, or end the turn.
   *[other] Turn tiles beside the pawns, send tourists from the Dam, or end the turn.
}
prompt-rehouse = Choose a new home for the tourists of { $leaving }.
prompt-over = The game is over.

do-sail = Sail { $steps ->
    [one] { $steps } place
   *[other] { $steps } places
}
do-place_hotel = Build a hotel at { $at }
do-walk = The { $pawn } walks to { $to }
do-flip = The { $pawn } turns { $tile }
do-rehouse = The tourists move to { $tile }
do-send = The { $pawn } sends a tourist to { $tile }
do-end_turn = End the turn

event-start = The city is laid out. { $first } begins.
event-turn = Turn { $number }: { $seat }.
event-roll = The dice show { $mayor } for the mayor and { $watchman } for the night watchman.
event-sail = The boat sails { $steps ->
    [one] { $steps } place
   *[other] { $steps } places
} to canal { $to }.
event-board = { $number ->
    [one] One waiting tourist boards
   *[other] { $number } waiting tourists board
} in the { $curve } curve.
event-land = { $number ->
    [one] A tourist lands
   *[other] { $number } tourists land
} on { $tile }.
event-wait = A tourist waits on the { $curve } quay.
event-place_hotel = { $seat } builds a hotel at { $at }.
event-walk = { $steps ->
    [0] The { $pawn } stays at { $to }.
   *[other] The { $pawn } walks from { $from } to { $to }{ $auto ->
        [yes] , the only way open
       *[no] {""}
    }.
}
event-flip = The { $pawn } turns { $tile }: the { $old } becomes a { $new }.
foresee-flip = { $tile } becomes a { $new }.
event-evict = { $number ->
    [one] The tourist moves
   *[other] { $number } tourists move
} from { $from } to { $to }.
event-send = The { $pawn } sends a tourist from the Dam to { $tile }.
event-end_turn = { $auto ->
    [yes] Nothing left to do: the turn ends.
   *[no] The turn ends.
}
event-end = { $reason } { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}. Scores: { $scores }.

reason-goal = A player has reached the goal.
reason-supply = All tourists have arrived.

line-tourists = Tourists at { $place }

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

name-mayor = mayor
    .letter = M
name-watchman = night watchman
    .letter = W
name-day = day
name-night = night
name-c3 = the Dam
name-manor = manor
name-museum = museum
name-church = church
name-market = market
name-cafe = café-restaurant
name-bar = bar
name-theatre = theatre
name-casino = casino

curve-0 = north-west
curve-6 = north-east
curve-12 = south-east
curve-18 = south-west

supply = Still to come
legend = Small letters: day. CAPITALS: night. (Brackets): the lower side. { $mayor }: mayor. { $watchman }: night watchman. [→]: the boat.
picture = Board of Hotel Amsterdam: a city of 25 places ringed by a canal. { $turn }. { $status }.

tourists = { $number ->
    [0] no tourists
    [one] { $number } tourist
   *[other] { $number } tourists
}
about-tile = { $place }: { $shown } ({ $side } side up, { $below } on its back), { $tourists }. { $side ->
    [day] The night watchman can turn it (HA-5.12).
   *[night] The mayor can turn it (HA-5.12).
}
about-lock = Four or more tourists: in the tactical game nobody can turn this tile again (HA-5.14).
about-dam = The Dam: { $tourists }. Tourists with no other home come here (HA-6.15); a pawn beside it may send one tourist on (HA-5.16). It scores for hotels like any tile (HA-7.1) and is never turned (HA-5.13).
about-crossing = Intersection { $at }: a place for a hotel (HA-5.2) and a stop for the pawns (HA-5.4).
about-hotel = { $seat }’s hotel at { $at }: each tourist on the four tiles around it is worth a point (HA-7.1).
about-mayor = The mayor at { $at }: he turns one night tile beside him to day (HA-5.12) and sends one tourist from the Dam to a day tile (HA-5.17).
about-watchman = The night watchman at { $at }: he turns one day tile beside him to night (HA-5.12) and sends one tourist from the Dam to a night tile (HA-5.17).
about-boat = The boat at canal { $position }: it sails clockwise and brings one tourist each turn (HA-6.1, HA-6.2).
about-canal = Canal { $position }: tourists go ashore here, on { $tile } (HA-6.5).
about-curve = Canal { $position }, { $curve } curve: tourists who arrive here wait on the quay (HA-6.6).
about-quay = The { $curve } quay: { $number ->
    [0] nobody waits
   *[other] { $tourists } waiting
}. Waiting tourists board when the boat passes (HA-6.3) and score for nobody (HA-7.4).
about-sail = Sail { $steps } to canal { $position } (HA-5.1).
about-supply = { $number ->
    [0] All tourists have arrived: this is the last turn (HA-8.3).
   *[other] { $tourists } still to come. The turn that brings the last one ends the game (HA-8.3).
}
about-die = The { $pawn }’s die: { $number }. He walks exactly that far (HA-5.8); the sum of both dice moves the boat (HA-6.1).
about-steps = Tactical game: the pawns share 4 steps a turn, and neither takes more than 3 (HA-5.9, HA-5.10). Used: { $steps }.
about-seat = { $seat } ({ $colour }): { $points } of { $goal }. Reaching the goal ends the game at once (HA-8.2).

figure-functions = The eight functions: first the day sides, then the night sides. The small sign shows what is on the back.
figure-crossing = An intersection and the four tiles around it. The mayor stands on bc34.
figure-diagonals = Around the Dam pawns may also cross diagonally.
figure-quay = A curve of the canal with its outer quay, and straights that serve the tiles beside them.
figure-setup = The city after set-up (the fixed layout), in the first turn.
figure-pawns = The mayor has the white die, the night watchman the black one.
figure-eviction = Tourists who must leave look for a tile that shows the same function and holds the fewest tourists.
figure-scores = Each player’s points and goal; on the right, the dice and the tourists still to come.
figure-middle = The middle of a game: each hotel counts the tourists on its four tiles.

# The levels of the bots

level-easy = tourist (easy)
level-medium = boatman (medium)
level-hard = watchman (hard)
level-expert = mayor (expert)

# Reports: things, what flows and where to, actions by name
things-crossing = Intersections with a hotel
things-building = Buildings turned up
flows-tourists = Tourists on the way
flow-land = Landed from the boat
flow-evict = Moved when a tile was turned
flow-send = Sent from the Dam
flow-wait = Left waiting on a quay
flow-board = Picked up from a quay
act-sail = Sail
act-place_hotel = Build a hotel
act-walk = Walk a pawn
act-flip = Turn a tile
act-rehouse = Rehouse tourists
act-send = Send a tourist from the Dam
act-end_turn = End the turn

# A turn in one line of the log: pieces, with icons as [icon|word]. “¦” parts pieces, “→” goes on with the next, and
# what is only a signed number is added up.

short-walk = { $pawn } → { $to }
short-flip = { $tile }: { $new }
short-sail = { $to }
short-place_hotel = { $at }

# Sources of points

earned-land = { flow-land }
earned-place_hotel = Already there when a hotel was built
earned-evict = Moved in when a tile was turned
earned-driven_out = Driven out when a tile was turned
earned-send = { flow-send }

# Why something cannot be chosen now

why-built = There is a hotel here already.
why-hotel-first = Tiles are turned later in the turn. First choose an intersection for your hotel.
why-walk-first = Tiles are turned once both pawns have walked.
why-walk = The { $pawn } walks exactly { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $from }, and never ends where he began. The night watchman cannot stop where the mayor is or swap places with him.
why-walk-tactical = The { $pawn } { $steps ->
    [0] cannot walk any further
    [one] walks at most one step
   *[other] walks at most { $steps } steps
} from { $from }. The night watchman cannot stop where the mayor is or swap places with him.
why-walked = Both pawns have walked. Now they turn tiles.
why-flipped = The { $pawn } has already turned a tile in this turn.
why-far = This tile shows the { $side ->
    [day] day: only the night watchman can turn it
   *[night] night: only the mayor can turn it
}, and he stands at { $from }, not beside it.
why-locked = Four or more tourists live here: in the tactical game the tile can no longer be turned.
why-dam = The Dam is never turned.
why-dam-last = Tourists go to the Dam only if no other tile shows their kind of building.
why-leaving = The tourists have to leave this tile.
why-kind = The tourists move to the same kind of building: { $new }.
why-fuller = The tourists go to a tile of this kind with fewer tourists.
