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

# Bots, as players and in menus

bot-name = Bot { $number }
bot-easy = Bot: { level-easy }
bot-medium = Bot: { level-medium }
bot-hard = Bot: { level-hard }
bot-expert = Bot: { level-expert }
bot-greedy = Bot: { level-greedy }
bot-random = Bot: { level-random }
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-greedy = attentive
level-random = by chance

# Reports of the arena

report-title = { $game }: { $number ->
    [one] what one game says
   *[other] what { $number } games say
}
report-compare-title = { $game }: changed components, { $number ->
    [one] one pair of games
   *[other] { $number } pairs of games
}
report-players = Players
report-bots = Bots
report-seed = Seed
report-version = Program
report-chapters = Chapters
report-table = Figures

report-reading = How to read this
report-reading-interval = Behind a share stands the interval in which it lies in 95 of 100 such reports. The fewer games, the wider it is; what lies within each other’s intervals may well be equal.
report-reading-cause = That those who use a card win more often does not mean that they win because of it: some cards come to those who are ahead already. What a card does to the game is shown by changing it: --components.
report-reading-bots = Bots played, not people: they know nothing but what their seat may see, and they are as good as their level.
report-reading-mixed = Different bots sit here. Who wins depends on them first: for cards and order of play, let one bot play all seats.

report-scores = Scores
report-scores-about = On average { $mean } points; winners have { $winning }.
report-scores-caption = How many players ended with how many points. Hatched: those who won.
report-points = points
report-shared = Shared wins: { $number }.
report-lost = Games that nobody won: { $number }.

report-order = Order of play
report-order-fair = Nothing here shows that it matters who begins.
report-order-matters = It matters who begins: the full dots show who wins more or less often than the average.
report-order-caption = Share of wins, with its interval. Dashed: the average.
report-place = { $number ->
    [1] begins
   *[other] plays as number { $number }
}
report-won = wins
report-interval = 95 % interval
report-mean = average score

report-length = Length
report-length-about = A game takes { $turns } turns and { $decisions } decisions on average, { $pace } decisions a turn; the longest turn had { $most }.
report-length-run = A turn is what one player decides before another one does.
report-length-caption = How many games have so many turns and decisions, and how many turns so many decisions.
report-turns = turns
report-decisions = decisions
report-pace = decisions a turn

report-things-about = How often those win who had it, with the interval. Dashed: the average of this list. Full dots: the interval leaves the average out.
report-things-some = The picture shows the highest and the lowest; the table has all { $number }.
report-thing = name
report-rate = wins with it
report-used = players who had it
report-times = times each
report-turn = average own turn

report-acts = Actions
report-acts-about = What players decide on at which time of the game. In each row the bars are the share of that action among all decisions, from the beginning to the end; the figure is the highest share.
report-act = action
report-per-game = a game
report-early = beginning
report-late = end
report-first-third = first part
report-middle-third = middle
report-last-third = last part

report-flow-about = For one player in one game, on average: { $gained } come in, { $paid } go out.
report-flow-moved = For one player in one game, on average: { $gained }.
report-flow-caption = To the right what came in, to the left, hatched, what went out.
report-source = from and for
report-gained = in
report-paid = out
report-winners = winners, in less out
report-rest = all others

report-changes = What was changed
report-no-changes = The two files say the same.
report-entry = entry
report-before = before
report-after = after
report-change = change
report-verdict = shown
report-more = more
report-less = less
report-open = not shown
report-effects = What that changes
report-effects-about = Every game was played twice from the same seed, with the printed and with the changed components, and of each pair the difference was taken. “Not shown” does not mean that there is none: more games show smaller differences.
report-effects-others = Below stand the cards, tiles and spaces that were changed, and of the others those that surely differ.
report-effect-score = average score
report-effect-decisions = decisions in a game
report-effect-turns = turns in a game
report-scores-two = Scores before and after
report-compare-used = used by players
report-compare-won = wins with it
report-touched = Changed entries stand first; the others surely differ.

# The table in the browser: all pages

guest = Guest
name = Name
copy = Copy
skip = To the content
nav = Site

home-title = Take a seat
home-about = Board games at one table: against bots or with friends, without an account.
home-games = Games
home-players = { $fewest } to { $most } players
home-exactly = { $number } players
home-play = Play now
home-learn = Learn by playing
home-friends = With friends
home-new = Choose seats and options
home-continue = Continue
home-waiting = waiting for players
home-watch = Join or watch
home-free = a seat is free

new-title = New table: { $game }
new-seats = Seats
new-seats-about = Several people can share this device: give each a name. Friends get a link.
new-seat = Seat { $number }
new-me = You
new-here = Somebody on this device
new-friend = A friend, by link
new-open = Anybody who comes
new-nobody = Nobody
new-name = Name on seat { $number }
new-seats-wrong = This game has { $fewest } to { $most } players; you have chosen { $given }.
new-pace = Pace
new-pace-about = When somebody's time is used up, a bot plays for them until they come back.
new-calm = Calm
new-calm-about = Everybody takes the time they like.
new-clock = { $minutes } minutes
new-clock-about = For each person, and { $increment } seconds more for each turn.
new-hints = Hints
hints-usual = as usual
hints-about-usual = If you play alone against bots, the hint button shows the three best moves. Among people there is none.
hints-yes = yes
hints-about-yes = Everybody may ask for the three best moves when they decide.
hints-no = no
hints-about-no = Nobody is helped.
new-who = Who may see the table
new-private = By invitation
new-private-about = Only those who have a link find it.
new-public = Public
new-public-about = It is listed on the first page: others may watch, and sit down on open seats.
new-create = Set up the table

join-title = You are invited: { $game }
join-others = At the table: { $names }.
join-name = What shall we call you?
join-sit = Sit down
join-watch = Watch
join-taken = Somebody sits here already.

records-title = Replay a record
records-about = A saved record of any of our games, from here or from the command line. It is checked, played again from its seed, and opened; whoever has the link can look at it.
records-file = Record file
records-limit = JSON, at most { $number } KB.
records-open = Open
records-wrong = This file cannot be replayed:
record-json = it is not JSON, or only a part of it.
record-format = it is not a record of one of our games.
record-version = it was written by a newer Table d’hôte.
record-rules = it was played by version { $rules } of the rules; here it is version { $here }.
record-components = it was played with corrected components, which are missing here.
record-options = its options are not allowed.
record-entry = an entry is missing or wrong: { $place }.
record-action = the rules do not allow its action { $number }.
record-commitment = its seed and its SHA-256 do not go together.
record-result = its actions do not lead to the result that it claims.

settings-about = Kept in this browser; there is no account.
settings-name = Your name
settings-language = Language
settings-theme = Light
settings-theme-auto = as on this device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-auto = as on this device
settings-motion-reduced = none
settings-confirm = Ask before acting
settings-confirm-never = never
settings-confirm-final = before what cannot be taken back
settings-patterns = Patterns on pieces
settings-about-patterns = For those who tell colours apart with difficulty: a pattern beside each colour.
settings-patterns-off = colours and shapes
settings-patterns-on = patterns as well
settings-sound = Sound
settings-about-sound = A soft tone when your turn begins.
settings-sound-off = off
settings-sound-on = on
settings-notify = Notification
settings-about-notify = From the browser, when your turn begins while you look at something else.
settings-notify-off = off
settings-notify-on = on
settings-notify-refused = The browser does not allow notifications from this page. Its own settings can change that.
settings-keep = Keep

rules-chapters = Chapters
rules-find = Search the rules
rules-found = Found: { $number }
rules-none = Nothing found
rules-programmers = For programmers
rules-apart = Written in English.

problem-title = That did not work
problem-invalid_request = Something in it is not in order. A name or a text needs characters that can be printed.
problem-invalid_option = These choices do not go together.
problem-no_key = This browser does not keep the cookie of this site, by which it would know your seat.
problem-not_your_seat = This seat is not yours.
problem-not_allowed = You may not do this now.
problem-method_not_allowed = This address is not for that.
problem-illegal_action = The rules do not allow this now.
problem-not_your_turn = It is not your turn.
problem-stale_version = The position has changed meanwhile. Look again.
problem-cannot_undo = The last action has to stay.
problem-id_used = This was sent already, as something else. Reload the page.
problem-waiting = Not all seats have been taken yet.
problem-not_over = This is told when the game is over.
problem-read_only = This table was played by other rules: it can only be read.
problem-too_large = This is longer than the server takes.
problem-too_many = That was too much at once. Wait a moment.
problem-not_found = There is nothing at this address. Perhaps the link was cut short.
problem-bad_invitation = This link is no longer good: somebody used it, or the seat was given away.
problem-seat_taken = Somebody sits there already.
problem-unavailable = The server cannot reach its store. Try again in a moment.
problem-internal = The server made a mistake. It has been put on record.
problem-over = The game is over.
problem-wrong_origin = The page was too old. Go back, reload it, and try again.

# The table page

table-board = Board
table-prompt = Decision
table-players = Players
table-tabs = Players and log
table-you = you
table-away = away
table-free = free seat
table-resigned = resigned
table-thinks = { $seat } is thinking…
table-yours = Your turn:
table-decides = { $seat } decides:
table-waits = Waiting until all seats are taken.
table-watching = Looking on: { $number }
table-lost = Connection lost. Trying again…
table-back = Connected again.
table-final = cannot be taken back
table-ask = { $action }? It cannot be taken back.
table-do-it = Do it
table-narrowed = Which one?
table-choices = { $number } possibilities
table-step-back = Back
table-undone = { $seat } takes the last action back.
table-sits = { $seat } sits down.
table-bot-sits = { $seat } takes over.
table-bot-for = A bot plays for { $seat }.
table-stands-in = a bot plays
table-late = time used up: a bot plays
table-leave = Let a bot play for me
table-return = Take your seat back
table-replace = { $seat } is away: let a bot play
table-clock = time left
table-leaves = A seat is free again: { $seat }.
table-rematch-made = A new table for the same players is ready.
table-start = Set-up
table-pass = Hand the device to { $seat }.
table-pass-ready = I am { $seat }
hint-value = win { $chance }, { $score } points
table-no-hint = No hint now.
table-copied = Copied.
table-winners = Victory: { $names }
table-result = Final scoring
table-turn-title = Your turn
table-again = Last turn
table-again-of = Show the last turn again
table-past = Shown again:
explain-not-now = This is no choice now.
explain-why = Why not? The rules
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Whole board
table-invite = This seat is free. Send the link, or let the code be scanned:
table-code = QR code of the invitation
table-link = Link of the invitation
table-or-bot = Or seat:
table-say = Say something
table-send = Send

guide-step = Step { $step } of { $steps }
guide-skip = Skip the guide
guide-close = Close
guide-not-now = One thing at a time. Now: { $action }.

help-click = Click what glows. If several things are possible there, you are asked which.
help-explain = Point at a thing, or keep your finger on it, and it explains itself.
help-walk = walk the choices
help-take = take the choice
help-back = one step back
help-explore = walk all things and have them explained

result-scoring = Final scoring
result-rematch = Rematch
result-replay = Replay
result-share = Share
result-home = To the games
result-verify = Verify the dice
result-verified = Played again from the seed, the record gives the same game and the same result.
result-not-verified = The record does not agree with its seed.
result-how = Before the game the server showed the SHA-256 of its seed. Now you see the seed: everything that was rolled and drawn follows from it.
result-how-uploaded = This record was uploaded. Played again from its seed it gives this game; the commitment and the result that the file names agree with it.
result-seed = Seed
result-record = Save the record

replay-title = Replay: { $game }
replay-at = Action { $number } of { $last }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One action back
replay-on = One action on
replay-turn-on = One turn on
replay-last = To the end
replay-link = Copy the link to this moment
curve-title = Chances to win
curve-about = The circles are turning points: click one to see that moment.
curve-working = The game is being reviewed: { $done } of { $total } decisions.
curve-failed = There is no review of this game now.
curve-turning = Decision { $number }: { $seat } from { $before } to { $after }
review-best = { $seat }: { $played }. Nothing better was found.
review-better = { $seat }: { $played }. Better: { $best } (by { $loss }).

# The review of a game

analysis-title = { $game }: review of a game
analysis-number = decision
analysis-seat = player
analysis-played = played
analysis-best = better
analysis-chance = win chance
analysis-loss = given away
analysis-star = * where the game turned
analysis-mean = { $name }: { $loss } % of the win chance given away per decision, { $number } decisions
