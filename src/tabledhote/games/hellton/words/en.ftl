# Hellton Palace

title = Hellton Palace
tagline = Run a hotel for the guests from hell: serve them and they wreck it, refuse them and they rage. The hotel that collapses last wins.
duration = about 30 minutes

# There are no points (HP-8.1): a hint shows only the chance
hint-value = win { $chance }

# The guided first game: a message for each step of guide.toml

guide-welcome = Each of you runs a hotel for guests from hell. It stands as long as it has bells in the Hall and pillars under every column; the hotel that collapses last wins. You begin each turn with a new guest from one of the three rows. Welcome Molo, who pays 2 coins.
guide-room = Row and floor go together: Molo waits in row 3, so he moves into floor 3. The door hanger tells you what a guest does when you serve him. Molo irritates the guests beside him, so give him a corner: room 9.
guide-serve = Now the bellhop knocks at every occupied door. When you serve a guest, the door hanger takes effect. Nobody lives beside Molo, so nothing happens: serve him. At the end of the turn satisfied guests pay their rent.
guide-second = You have 2 coins, and your opponent has taken a turn. Welcome the Gargoyle and put her into room 6. She pays 3 coins, but when you serve her she breaks two pillars of her column.
guide-groom = Before the tour you may hire bellhops. Fake Booking costs 2 coins and decides which row your opponent takes the next guest from. Hire it and choose row 1.
guide-refuse = The bellhop goes from room 1 to room 9, so he knocks at the Gargoyle’s door first. You do not have to serve her. Refuse: no pillar breaks, but she becomes irritated and pays nothing.
guide-again = Now Molo. Nobody lives beside him yet: serve him, and he pays again.
guide-done = You know the turn: welcome, bellhops, tour, rent. An irritated guest whom you refuse again breaks a bell. At the end of a turn you may take back a lost bell instead of collecting rent. Without bells, or with a column without pillars, you lose. From here on you play freely; the Hint button helps.
guide-pillars = The second lesson begins in round 8. You are the First player. Column 2 stands on its last pillar, and three guests are irritated; your opponent has two bells. You must welcome a guest: take the Minotaur. He moves into room 6, the only free one on his floor.
guide-mason = Hire the Mason for 2 coins: he brings back a pillar. Column 2 needs it.
guide-diplomat = You can hire as many bellhops as you can pay. The Diplomat costs 3 coins and calms an irritated guest without breaking a bell. Choose the guest in room 2.
guide-bell = Start the tour. The Poltergeist in room 1 is irritated. If you serve him, he breaks a pillar of your opponent’s choice. If you refuse him again, he calms down but breaks a bell. You have three bells: refuse.
guide-spare = The next five guests are satisfied. Refusing them breaks nothing; they only become irritated and pay no rent. Refuse them all, and your pillars stand.
guide-jekroll = Dr Jekroll and Mr Hide are irritated: refusing would break the second bell. Serve them instead. They break two pillars, in columns that you choose: take them from columns 1 and 2. Thanks to the Mason a pillar is left in each.
guide-income = Refuse the Werewolf, who is satisfied. After the tour you take either the rents or a lost bell. Hardly anybody pays today: take the bell.
guide-fall = Now it is your opponent’s tour. Bannihal asks you which of their columns loses a pillar: choose column 3. Then a refusal and a neighbour’s door hanger break the last two bells. The Second player’s hotel has collapsed, so you win at once. If yours had, your opponent would have had one more turn.

option-deck = Guests
    .about = Which of the 36 guests may turn up; 18 of them are laid out.
option-deck-starter = first game
    .about = The 18 guests with an asterisk: basic door hangers only.
option-deck-full = all guests
    .about = 18 guests drawn from all 36, special door hangers included.

prompt-welcome = { $forced ->
    [0] Welcome a guest: row and floor go together.
   *[other] Welcome a guest. A Fake Booking sends you to row { $forced }.
}
prompt-place = Choose a room for { $arriving }.
prompt-side = Choose which side of the card faces up.
prompt-hire = Hire bellhops for this turn, or start the tour.
prompt-usher = Usher: choose the guest who swaps with your new guest.
prompt-fake_usher = Fake Usher: point at an irritated guest in the other hotel.
prompt-mason = Mason: choose the column that gets a pillar back.
prompt-fake_booking = Fake Booking: choose the row your opponent must take from.
prompt-diplomat = Diplomat: choose one of your irritated guests to calm.
prompt-partner = A Fake Usher points at room { $designated }. Choose the guest who swaps rooms with your guest there.
prompt-tour = Room { $touring }: serve the guest or not?
prompt-guest = Room { $asked-room }, { $asked-whose ->
    [own] your hotel
   *[other] the other hotel
}: choose { $asked-effect-what ->
    [irritate] a guest who gets an irritation token
    [irritate_satisfied] a satisfied guest to irritate
   *[enrage_irritated] an irritated guest who breaks a bell
}{ $asked-times ->
    [one] .
   *[other] { " " }({ $asked-times } times).
}
prompt-column = Room { $asked-room }, { $asked-whose ->
    [own] your hotel
   *[other] the other hotel
}: choose the column that loses a pillar{ $asked-times ->
    [one] .
   *[other] { " " }({ $asked-times } times).
}
prompt-income = Collect the rents ({ $rents }) or take a bell back?
prompt-over = The game is over.

do-welcome = Welcome { $card }
do-place = Room { $room }
do-choose_side = Side { $side }
do-hire = Hire the { $groom }
hire-idle = Hire the { $groom } (no effect)
do-start_tour = Start the tour
do-swap_with = Swap with room { $room }
do-choose_guest = The guest in room { $room }
do-choose_column = Column { $column }
do-choose_row = Row { $row }
do-serve = Serve
do-refuse = Do not serve
do-take_rents = Collect the rents
do-take_bell = Take a bell back

event-start = The guests are waiting in three rows. { $first } is the First player.
event-turn = Round { $round }: { $seat }.
event-welcomed = { $seat } welcomes { $guest } from row { $row }.
event-placed = { $guest } moves into room { $room }.
event-side = { $guest }: side { $side } faces up.
event-dismissed = { $seat } dismisses: { $grooms }.
event-hired = { $seat } hires the { $groom } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}.
event-designated = The Fake Usher points at { $guest } in { $seat }’s room { $room }.
event-swapped = { $guest } and { $other } swap rooms.
event-row_forced = { $seat } must take the next guest from row { $row }.
event-pillar_restored = Column { $column } gets a pillar back: now { $left }.
event-calmed = Room { $room }: { $guest }, calm again.
event-pawn = { $room ->
    [0] The bellhop returns to the Hall.
   *[other] The bellhop knocks at room { $room }.
}
event-served = { $seat } serves { $guest }.
event-refused = { $seat } does not serve { $guest }.
event-irritated = Room { $room }: { $guest }, irritated.
event-enraged = Room { $room }: { $guest }, enraged. A bell breaks: { $left } left.
event-bell_lost = A bell is lost: { $left } left.
event-pillar_lost = Column { $column } loses a pillar: { $left } left.
event-flipped = Room { $room }: { $guest }, turned to side { $side }.
event-copied = Copied: the door hanger of { $guest } opposite.
event-no_effect = { $why ->
    [nobody] It finds nobody: no effect.
    [nobody_satisfied] There is no satisfied guest: no effect.
    [nobody_irritated] There is no irritated guest: no effect.
    [when] No effect: only if { $when }.
    [per] No effect: it counts every { $per }, and there is none.
    [room_empty] The room opposite is empty: nothing to copy.
    [one_sided] The card has only one side: it stays as it is.
    [copied_copy] A copy cannot be copied: no effect.
    [no_target] The bellhop finds nothing to do: no effect.
   *[hotel_full] The hotel is full: no new guest.
}
event-rents = { $seat } collects { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} in rent.
event-bell_restored = { $seat } takes a bell back: now { $left }.
event-collapsed = The hotel of { $seat } collapses at room { $room }: { $cause ->
    [bells] no bell is left
   *[pillars] a column has no pillar left
}.
event-last_turn = { $seat } gets one last turn.
event-end = { $reason ->
    [second_collapsed] The Second player’s hotel has collapsed, the First player’s stands.
    [second_survived] The Second player gets through the last tour.
    [higher_room] Both hotels have collapsed; the one that got to the higher room number wins.
    [fewer_irritated] Both hotels have collapsed at the same room; the one with fewer irritated guests wins.
    [shared_defeat] Both hotels have collapsed at the same room with the same number of irritated guests.
   *[closing_time] Closing time: more bells win, then more pillars, then fewer irritated guests.
} { $winners-count ->
    [0] A shared defeat.
   *[other] { $winners } wins.
}

total = Victory
line-standing = The hotel stands
    .row = Hotel
    .cell = stands
line-fallen = Collapsed at room { $room }: { $cause ->
    [bells] no bell left
   *[pillars] a column without pillars
}
    .row = Hotel
    .cell = fell at room { $room }: { $cause ->
        [bells] no bell left
       *[pillars] a column without pillars
    }
line-bells = Bells: { $number }
    .row = Bells
    .cell = { $number }
line-pillars = Pillars: { $number }
    .row = Pillars
    .cell = { $number }
line-irritated = Irritated guests: { $number }
    .row = Irritated guests
    .cell = { $number }
line-result = { $result ->
    [won] Victory
    [lost] Defeat
   *[shared] Shared defeat
}: { $reason ->
    [second_collapsed] the Second player’s hotel fell while the First player’s stood
    [second_survived] the Second player survived the last turn
    [higher_room] both fell; the higher room number won
    [fewer_irritated] both fell at the same room; fewer irritated guests won
    [shared_defeat] both fell at the same room with the same number of irritated guests
   *[closing_time] closing time after round 20
}
    .row = { $reason ->
        [second_collapsed] The Second player’s hotel fell while the First player’s stood
        [second_survived] The Second player survived the last turn
        [higher_room] Both fell; the higher room number won
        [fewer_irritated] Both fell at the same room; fewer irritated guests won
        [shared_defeat] Both fell at the same room with the same number of irritated guests
       *[closing_time] Closing time after round 20
    }
    .cell = { $result ->
        [won] Victory
        [lost] Defeat
       *[shared] Shared defeat
    }

seat-0 = Blue
seat-1 = Red
side-a = A
side-b = B

name-usher = Usher
    .about = this turn’s new guest swaps rooms with an adjacent guest of yours (HP-6.20)
name-fake_usher = Fake Usher
    .about = you point at an irritated guest in the other hotel; your opponent must swap that guest with an adjacent one (HP-6.22)
name-mason = Mason
    .about = one of your columns gets a pillar back (HP-6.25)
name-fake_booking = Fake Booking
    .about = you choose the row your opponent must take the next guest from (HP-6.27)
name-diplomat = Diplomat
    .about = you calm one of your irritated guests; no bell is lost (HP-6.28)

name-miss_von_scream = Miss Von Scream
name-snorer = The Snorer
name-anubis = Anubis
name-duchess = The Duchess
name-molo = Molo
name-putrid = Putrid
name-baby_beelzebub = Baby Beelzebub
name-cerberus = Cerberus
name-wutmilla = Wutmilla
name-tormented_soul = The Tormented Soul
name-skeletunes = The Skeletunes
name-bannihal = Bannihal
name-gargoyle = The Gargoyle
name-minotaur = The Minotaur
name-poltergeist = The Poltergeist
name-banshee = The Banshee
name-werewolf = The Werewolf
name-jekroll_hide = Dr Jekroll and Mr Hide
name-chatelaine = The Chatelaine
name-jealous_one = The Jealous One
name-envious_one = The Envious One
name-bell_ringer = The Bell-ringer
name-themis = Themis
name-doppelganger = The Doppelganger
name-touchy_one = The Touchy One
name-jellyfish = Kalle the Jellyfish
name-cyclops = The Cyclops
name-harpy = The Harpy
name-siren = The Siren
name-midas = Midas
name-golem = The Golem
name-paranoiac = The Paranoiac
name-vampire = The Vampire
name-janus = Janus
name-phoenix = The Phoenix
name-gorgons = The Gorgons

# Door hangers in words: effect-WHAT with a variant for each WHO, then PER and WHEN.
effect-irritate = irritates { $who ->
    [self] itself
    [adjacent_row] the adjacent guests in its row
    [adjacent_column] the adjacent guests in its column
    [adjacent] all adjacent guests
    [row] all others in its row
    [column] all others in its column
    [row_column] all others in its row and column
    [choice_owner] another guest of your choice
   *[choice_opponent] another guest of your opponent’s choice
}
effect-irritate_satisfied = irritates, if satisfied, { $who ->
    [self] itself
    [adjacent_row] the adjacent guests in its row
    [adjacent_column] the adjacent guests in its column
    [adjacent] all adjacent guests
    [row] all others in its row
    [column] all others in its column
    [row_column] all others in its row and column
    [choice_owner] another guest of your choice
   *[choice_opponent] another guest of your opponent’s choice
}
effect-enrage_irritated = enrages, if irritated (a bell each), { $who ->
    [self] itself
    [adjacent_row] the adjacent guests in its row
    [adjacent_column] the adjacent guests in its column
    [adjacent] all adjacent guests
    [row] all others in its row
    [column] all others in its column
    [row_column] all others in its row and column
    [choice_owner] another guest of your choice
   *[choice_opponent] another guest of your opponent’s choice
}
effect-pillar = destroys a pillar { $who ->
    [own_column] in its column
    [side_columns] in the columns to its left and right
    [choice_owner] in a column of your choice
   *[choice_opponent] in a column of your opponent’s choice
}
effect-bell = breaks a bell
effect-flip = then turns its card over
effect-copy = copies the door hanger of the guest in the same room of the other hotel
foresee-guest = { $chooser ->
    [you] Then you choose one of these guests
   *[other] Then your opponent chooses one of these guests
}{ $number ->
    [one] .
   *[other] { " " }({ $number } times).
}
foresee-column = { $chooser ->
    [you] Then you choose a column that loses a pillar
   *[other] Then your opponent chooses a column that loses a pillar
}{ $number ->
    [one] .
   *[other] { " " }({ $number } times).
}
effect-then = { $effect }; { $next }
effect-for-each = { $effect }, for each { $per }
effect-if = { $effect }, if { $when }
per-opponent_grooms_engaged = bellhop your opponent has hired
per-own_bells = bell in your Hall
per-column_pillars = pillar in its column
per-adjacent_irritated = irritated adjacent guest
per-adjacent_satisfied = satisfied adjacent guest
per-line_irritated = other irritated guest in its row and column
when-own_groom_engaged = you have hired a bellhop
when-opposite_satisfied = a satisfied guest lives in the same room of the other hotel
when-bells_equal = both Halls hold the same number of bells
when-opponent_richer = your opponent has more coins than you

rows = Waiting guests
row-number = Row { $number }
hanger = { $guest } ({ $rent }): { $effects }
hall = Hall
cellar = Cellar
first-player = First player
second-player = Second player
last-turn = Last turn
collapsed = Collapsed
defeat-shared = Shared defeat
picture = Board of Hellton Palace: two hotels of nine rooms, and three rows of waiting guests between them. { $round }. { $status }.
legend = * irritated. ▶ the bellhop, or the player to move.
order = Rooms are served from 1 to 9. Guests in a row move into the floor with the same number.

legend-irritate = irritate
legend-provoke = irritate the satisfied
legend-enrage = enrage the irritated
legend-pillar-lost = a pillar falls
legend-bell-lost = a bell breaks
legend-turn = turn the card
legend-choice-owner = your choice
legend-choice-opponent = opponent’s choice

about-side = { $side ->
    [only] Rent { $rent }. Door hanger: { $effects }.
   *[other] Side { $side }: rent { $rent }; door hanger: { $effects }.
}
about-source = (Reconstructed: we have not seen the printed card. If you own the box, you can correct it.)
about-waiting = { $guest }, row { $row }: goes to floor { $row } (HP-4.11). { $sides }
about-guest = Room { $room }: { $guest }, { $state ->
    [irritated] irritated: pays no rent, and breaks a bell if irritated again (HP-6.1)
   *[satisfied] satisfied: pays its rent (HP-4.51)
}. { $sides }
about-room = Room { $room }, free: a guest from row { $floor } can move in (HP-4.13).
about-row = Row { $row }: its guests move into floor { $row } (HP-3.5).
about-booking = { $seat }’s Fake Booking: { $rival }’s next guest must come from row { $row } (HP-6.27).
about-bells = Hall: { $number } of 3 bells. Without a bell the hotel collapses (HP-9.1).
about-pillars = Column { $column }: { $number } of 4 pillars. If a column has no pillars, the hotel collapses (HP-9.1).
about-coins = { $coins }. They pay for bellhops and are worth nothing at the end (HP-8.1).
about-groom = { $groom }, { $coins }{ $engaged ->
    [yes] , hired until the player dismisses it (HP-4.21)
   *[no] {""}
}: { $about }.
about-pawn = The bellhop { $room ->
    [0] is in the Hall
   *[other] stands at room { $room }
}: he goes from room 1 to room 9 and never back (HP-4.40).
about-seat = { $seat } ({ $colour }){ $first ->
    [yes] , First player
   *[no] , Second player
}. { $state ->
    [collapsed] The hotel has collapsed (HP-9.1).
   *[standing] The hotel stands. The hotel that collapses last wins (HP-9.8).
}
about-panel = The First and Second player take turns; if the First player’s hotel collapses, the Second gets one last turn (HP-9.4).

figure-hotel = A hotel: nine rooms on three floors, the Hall with the bellhop and the bells, the pillars, the bellhops for hire.
figure-supports = The Hall with three bells; below it four pillars under each column.
figure-guests = Guests in a row: name, rent and door hanger; the last one has two sides.
figure-grooms = The five bellhops with their costs.
figure-setup = After set-up: two empty hotels, and three rows of six guests between them.
figure-middle = The middle of a game. Irritated guests burn.
figure-signs = The signs of the door hangers.
figure-irritated = An irritated guest carries a token.

# The levels of the bots

level-easy = lost soul (easy)
level-medium = imp (medium)
level-hard = demon (hard)
level-expert = devil (expert)

# Reports: things, what flows and where to, actions by name
things-welcomed = Guests welcomed
things-served = Guests served
things-groom = Bellhops hired
flows-coins = Coins
flows-bells = Bells
flows-pillars = Pillars
flow-rents = Rents
flow-bell_restored = Taken back
flow-enraged = Broken by angry guests
flow-bell_lost = Lost by door hangers
flow-pillar_restored = Restored
flow-pillar_lost = Destroyed
act-welcome = Welcome a guest
act-place = Choose a room
act-choose_side = Choose a side
act-hire = Hire a bellhop
act-start_tour = Start the tour
act-swap_with = Swap rooms
act-choose_guest = Choose a guest
act-choose_column = Choose a column
act-choose_row = Choose a row
act-serve = Serve
act-refuse = Do not serve
act-take_rents = Collect the rents
act-take_bell = Take a bell back

# A turn in one line of the log: pieces, with icons as [icon|word]. “¦” parts pieces, “→” goes on with the next, and
# what is only a signed number is added up.

short-welcomed = { $guest } →
short-placed = [door|room] { $room }
short-hired = { $groom }
short-served = { $guest } ✓
short-refused = { $guest } ✗
short-rents = { $amount } [coin|coins]

# What became of bells, pillars and guests

earned-begun = At the start
earned-bell_restored = { flow-bell_restored }
earned-bell_lost = { flow-bell_lost }
earned-enraged = { flow-enraged }
earned-pillar_restored = { flow-pillar_restored }
earned-pillar_lost = { flow-pillar_lost }
earned-not_served = Not served
earned-irritated = Irritated by door hangers
earned-served = Served
earned-calmed = Calmed by the Diplomat
earned-broke_bell = Calm again, having broken a bell

# Why something cannot be chosen now

why-groom-first = Bellhops are hired once your new guest has moved in.
why-groom-before = Bellhops are hired before the tour begins.
why-column = A column is chosen when a bellhop or a door hanger asks for one.
why-row = A row is chosen for a Fake Booking. Guests are chosen one by one.
why-card = You have welcomed a guest in this turn. The next one comes in your next turn.
why-room-first = First choose a guest: the guest’s row says on which floor the room is.
why-room = A guest moves into a free room, on the floor with the number of the row.
why-room-later = A room is asked for when a bellhop needs one, or on the tour.
why-booked = A Fake Booking sends you to row { $row }.
why-full = Floor { $floor } of your hotel has no free room.
why-engaged = You have already hired this bellhop, until your next turn.
why-cost = This bellhop costs { $cost }; you have { $coins }.
why-booking = Your opponent has no free room left, or no turn: there is nothing to book.
why-tour = The bellhop goes from room 1 to room 9. He stands at room { $room } now.
why-pillars = This column has all its pillars.
why-booking-row = This floor of the other hotel is full.
why-beside = Only a guest right beside room { $room } can swap: on the same floor or in the same column.
why-diplomat = The Diplomat calms one of your irritated guests.
why-fake_usher = The Fake Usher needs an irritated guest of the other hotel who has a neighbour.
why-satisfied = You can only choose another guest who is satisfied.
why-irritated = You can only choose another guest who is irritated.
why-other = Only another guest, not the one whose door the bellhop is at.
