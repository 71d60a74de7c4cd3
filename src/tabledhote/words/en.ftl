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
game-over = Game over
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

# The game in the terminal

terminal-bot = Bot { $number }
terminal-ask = 1-{ $last }, u undo, ? help, q quit:
terminal-unknown = “{ $text }” is none of the choices. Type a number from 1 to { $last }, u, ? or q.
terminal-help =
    Type the number of a choice and press Enter.
    u  takes back your last action, as long as nothing new was rolled, drawn or turned up
    ?  shows this help
    q  saves the game and leaves; the same command goes on with it
terminal-undone = Taken back: { $action }
terminal-saved = Saved in { $file }
terminal-resumed = Your game goes on.
terminal-record = The record is in { $file }. Check it: tabledhote verify { $file }
undo-nothing = There is nothing to take back yet.
undo-over = The game is over: nothing can be taken back.
undo-other = The last action was not yours: it stays.
undo-revealed = Something new was rolled, drawn or turned up: your last action stays.
