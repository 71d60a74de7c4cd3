# Shared by all games. Ids are the same in the three languages.

language = English

list = { $items } and { $last }
yes = yes
no = no
help = Help
rules = Rules
undo = Undo
hint = Hint
log = Log
close = Close
back = Back
settings = Settings

option-players = Players
    .about = How many sit at the table.
option-first = First player
    .about = Who takes the first turn.
option-first-random = by lot

player = Player { $number }
your-turn = Your turn
turn-of = To play: { $seat }
waiting-for = Waiting for { $seat }
game-over = The game is over
turn = Turn { $number }
round = Round { $number }
score = Score
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
total = Total
winners = { $count ->
    [one] { $winners } wins
   *[other] Shared victory: { $winners }
}
wins = wins
to-play = to play
rule = Rule { $number }

name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-purple = purple
name-orange = orange
name-sky = light blue
name-grey = grey
name-white = white
name-black = black
