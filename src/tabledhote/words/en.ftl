# Shared by all games. Ids are the same in the three languages.

language = English

list = { $items } and { $last }
pair = { $name }: { $value }
several = { $first }; { $more }
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
    .about = Number of players at the table.
option-first = First player
    .about = Who takes the first turn.
option-first-random = random

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

# To the reader: who you are at the beginning of a sentence and elsewhere; words that follow another person, each with
# its form for you; phrases around a name (◆) that change with you.

you = You
    .inside = you
    .forms = takes take, gets get, begins begin, keeps keep, rolls roll, has have, passes pass, ends end, uses use, pays pay, copies copy, carries carry, advances advance, draws draw, receives receive, serves serve, prepares prepare, turns turn, completes complete, plays play, puts put, is are, declines decline, ignores ignore, suffers suffer, loses lose, wins win, welcomes welcome, dismisses dismiss, hires hire, does do, collects collect, builds build, goes go, drives drive, places place, wants want, picks pick, sends send, leaves leave, gains gain, scores score, compares compare, chooses choose, robs rob, exchanges exchange, their your, cannot cannot, must must, will will, may may, share share
    .phrases = The hotel of ◆ = Your hotel, ◆’s = your

# The game in the terminal

terminal-ask = 1-{ $last }, s steps, u undo, h hint, ? help, q quit:
terminal-unknown = “{ $text }” is not one of the choices. Type a number from 1 to { $last }, s, u, h, ? or q.
terminal-help =
    Type the number of a choice and press Enter.
    s  shows the turns above the question step by step
    u  takes back your last action, unless something new was rolled, drawn or turned up
    h  thinks for a second and names the three best moves
    ?  shows this help
    q  saves the game and quits; the same command resumes it
terminal-nothing = Nothing has happened yet.
terminal-undone = Taken back: { $action }
terminal-saved = Saved in { $file }
terminal-resumed = Resuming your game.
terminal-record = The record is in { $file }. To check it: tabledhote verify { $file }
terminal-enter = Then press Enter.
screen-lacking = Showing plain lines. The full-screen table needs one more package: { $command }
screen-small = This window is { $size } characters; the full-screen table needs { $least }.
screen-plain = Continue in plain lines
screen-quit = Quit
screen-colours = Light or dark
screen-thinking = Looking for the best moves …
screen-help =
    Arrows, or the number of a choice   go to a choice
    Enter, or a click                   take it
    A click on anything underlined      choose on the board
    Escape                              one step back
    U                                   take back your last action
    H                                   the three best moves
    D                                   light or dark
    Page up, page down                  move the board
    Tab                                 to the hand and the log, and back
    Enter, or a click, in the log       show or hide the steps of a turn
    Q                                   save and quit
undo-nothing = There is nothing to take back yet.
undo-over = The game is over: you can no longer take anything back.
undo-other = The last action was not yours, so you cannot take it back.
undo-revealed = Something new was rolled, drawn or turned up, so you cannot take your last action back.

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
level-random = random

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
report-reading-interval = Each share comes with an interval that holds the true value in 95 of 100 reports like this one. The fewer games, the wider the interval; values whose intervals overlap may well be equal.
report-reading-cause = Players who use a card may win more often without winning because of it: some cards go to players who are already ahead. To see what a card does to the game, change it: --components.
report-reading-bots = Bots played these games, not people. A bot knows only what its seat may see, and it plays as well as its level allows.
report-reading-mixed = Different bots played here, and that decides most wins. To learn about cards and the order of play, let one bot play all seats.

report-scores = Scores
report-scores-about = On average { $mean } points; winners have { $winning }.
report-scores-caption = How many players finished with each score. Hatched: the winners.
report-points = points
report-shared = Shared wins: { $number }.
report-lost = Games without a winner: { $number }.

report-order = Order of play
report-order-fair = Nothing here suggests that going first matters.
report-order-matters = Going first matters: full dots mark the places that win more or less often than the average.
report-order-caption = Share of wins, with its interval. Dashed: the average.
report-place = { $number ->
    [1] goes first
    [2] goes second
    [3] goes third
   *[other] goes { $number }th
}
report-won = wins
report-interval = 95 % interval
report-mean = average score

report-length = Length
report-length-about = A game takes { $turns } turns and { $decisions } decisions on average, { $pace } decisions per turn; the longest turn had { $most }.
report-length-run = A turn is everything that one player decides before another player decides.
report-length-caption = How many games had each number of turns and decisions, and how many turns had each number of decisions.
report-turns = turns
report-decisions = decisions
report-pace = decisions per turn

report-things-about = How often the players who had each one won, with the interval. Dashed: the average of this list. Full dots: the interval leaves the average out.
report-things-some = The chart shows the highest and the lowest; the table has all { $number }.
report-thing = name
report-rate = wins with it
report-used = players who had it
report-times = times each
report-turn = player’s turn, average

report-acts = Actions
report-acts-about = What players decide at each stage of the game. The bars in each row show this action’s share of all decisions, from beginning to end; the figure is the highest share.
report-act = action
report-per-game = per game
report-early = beginning
report-late = end
report-first-third = first part
report-middle-third = middle
report-last-third = last part

report-flow-about = Per player and game, on average: { $gained } come in, { $paid } go out.
report-flow-moved = Per player and game, on average: { $gained }.
report-flow-caption = Right: what came in. Left, hatched: what went out.
report-source = source or use
report-gained = in
report-paid = out
report-winners = winners, net
report-rest = all others

report-changes = What was changed
report-no-changes = The two files say the same thing.
report-entry = entry
report-before = before
report-after = after
report-change = change
report-verdict = finding
report-more = more
report-less = less
report-open = unclear
report-effects = What that changes
report-effects-about = Every game was played twice from the same seed, once with the printed components and once with the changed ones. The figures are the differences within the pairs. “Unclear” does not mean that there is no difference: more games reveal smaller differences.
report-effects-others = Below are the changed cards, tiles and spaces, then any others that clearly differ.
report-effect-score = average score
report-effect-decisions = decisions per game
report-effect-turns = turns per game
report-scores-two = Scores before and after
report-compare-used = players using it
report-compare-won = wins with it
report-touched = Changed entries come first; the others clearly differ.

# The table in the browser: all pages

guest = Guest
name = Name
copy = Copy
skip = Skip to content
nav = Site

home-title = Take a seat
home-about = Board games at one table: against bots or with friends, no account needed.
home-games = Games
home-players = { $fewest } to { $most } players
home-exactly = { $number } players
home-play = Play now
home-learn = Learn by playing
home-learn-more = Second lesson
home-friends = With friends
home-new = Choose seats and options
home-continue = Continue
home-waiting = waiting for players
home-watch = Join or watch
home-free = a seat is free

games-title = My games
games-running = Running ({ $number })
games-running-pages = Pages of running games
games-none-running = You have no game under way.
games-turn = { $name } to move
games-waits-now = has waited less than a minute
games-waits-minutes = has waited { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
games-waits-hours = has waited { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
games-waits-days = has waited { $number ->
    [one] { $number } day
   *[other] { $number } days
}
games-finished = Finished ({ $number })
games-finished-pages = Pages of finished games
games-none-finished = You have not finished a game yet.
games-none-such = No game matches these filters.
games-game = Game
games-opponent = Against
games-ending = Result
games-all = all
games-won = won
games-lost = lost
games-filter = Show
games-rated = rated
games-resigned = resigned
games-stood-in = a bot made { $share } % of the decisions
games-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
games-review = Review
games-replay-of = Replay: { $game }, { $date }
games-review-of = Review: { $game }, { $date }
games-records = { $number ->
    [one] Save the record
   *[other] Save { $number } records
}
games-records-about = One ZIP file with a record for each game in this list. Each opens under “Replay a record”, and with the command line.
figures-title = My figures
figures-games = Games
figures-won = Won
figures-won-share = won
figures-of = { $number } ({ $share })
figures-between = likely between { $low } and { $high }
figures-likely = likely range
figures-place = Average place
figures-score = Average score
figures-best = best: { $number }
figures-length = Length
figures-minutes = { $number } min, { $decisions } decisions of yours
figures-hours = { $number } h, { $decisions } decisions of yours
figures-few = few
figures-few-about = With fewer than { $number } games, these figures say little yet: chance decides much of them.
figures-scores = Score from game to game
figures-places = Place from game to game
figures-picture = from the first game to the last; the line is the average of { $number } games
figures-rivals = Against whom
figures-ahead = you ahead of them
figures-lost = What your decisions cost
figures-lost-about = On average one decision gives away { $share } of the chance to win ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $games ->
    [one] { $games } reviewed game
   *[other] { $games } reviewed games
}).
figures-lost-kinds = Where you lose most
figures-decision = Decision
figures-number = how many
figures-lost-each = lost each time
figures-lost-share = share of all you lost
figures-no-reviews = None of your games has been reviewed yet. Open the result of a game, and its review begins.
figures-things = What you play
figures-things-bots = Beside it, what bots do ({ $level }): { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players, measured once.
figures-used = you used it in
figures-bots-used = bots use it in
figures-bots-won = bots win with it

table-rated = This game is rated: it counts for the ranking. No hints; resigning counts as last place, and so does a bot that makes more than half of your decisions.
ranking-title = Ranking
ranking-about = From the rated games on this server. 1000 is the strength of a bot of level medium; the bots stand where their own matches put them.
ranking-nobody = Nobody has finished a rated game yet. Set up a table with friends and choose “rated”.
ranking-place = Place
ranking-rating = Rating
ranking-margin = margin
ranking-games = rated games
ranking-fixed = fixed
ranking-order = The order follows the lower end of each margin, so that a few lucky games lead nobody to the top. With fewer than { $games } games a rating says little.
page-of = page { $number } of { $last }
page-before = Previous
page-after = Next

new-title = New table: { $game }
new-seats = Seats
new-seats-about = Several people can share this device: give each one a name. Friends get a link.
new-seat = Seat { $number }
new-me = You
new-here = Somebody on this device
new-friend = A friend, by link
new-open = Anyone who joins
new-nobody = Nobody
new-name = Name on seat { $number }
new-seats-wrong = This game takes { $fewest } to { $most } players; you chose { $given }.
new-pace = Pace
new-pace-about = When a player’s time runs out, a bot plays for them until they come back.
new-calm = Calm
new-calm-about = Everybody takes as long as they like.
new-clock = { $minutes } minutes
new-clock-about = For each person, plus { $increment } seconds per turn.
new-hints = Hints
hints-usual = default
hints-about-usual = If you play alone against bots, the hint button shows the three best moves. With other people there are no hints.
hints-yes = yes
hints-about-yes = Everybody may see the three best moves when they decide.
hints-no = no
hints-about-no = Nobody gets hints.
new-rated = Rating
new-rated-wrong = A rated game needs at least two persons, each at a device of their own: invite a friend or leave a seat open.
rated-no = not rated
rated-about-no = The result counts for nobody’s rating.
rated-yes = rated
rated-about-yes = The result counts for the ratings of the persons. At least two persons, each at a device of their own; no hints.
new-who = Who may see the table
new-private = By invitation
new-private-about = Only people with a link can find it.
new-public = Public
new-public-about = The home page lists it: others may watch, or take the open seats.
new-create = Set up the table

join-title = You are invited: { $game }
join-others = At the table: { $names }.
join-name = What shall we call you?
join-sit = Sit down
join-watch = Watch
join-taken = Somebody is already sitting here.

somebody = Somebody

you-title = You, on every device
you-are = On this server you are { $name }.
you-nameless = You have no name here yet: the first table will ask for one.
you-nobody = You have not taken a seat here yet, so the server keeps nothing of you. If you have played here on another device, come back with a link from there or with a passkey.
you-devices = Your devices
you-device = A device
you-here = this device
you-seen = last here on { $day }
you-sign-out = Sign out
you-sign-out-named = Sign out { $device }
you-another = Use on another device
you-another-about = You get a link and a QR code. Open one of them on the other device: it will have your seats and your name, too. The link is good once and for { $minutes } minutes. Do not give it to anybody else.
you-link-make = Make a link
you-link-made = Open this link on the other device, or scan the code with its camera. It is good once and for { $minutes } minutes.
you-link = Link for the other device
you-code = The link as a QR code
you-passkeys = Passkeys
you-passkeys-about = With a passkey you come back even if you have lost this device or its cookies. There is no password and no e-mail address: your device asks for your finger, your face or its PIN.
you-passkey-of = Passkey, made with { $device }
you-made = since { $day }
you-remove = Remove
you-remove-named = Remove the passkey made with { $device }
you-passkey-add = Add a passkey
you-passkey-use = Come back with a passkey
you-passkey-leaves = If you come back as somebody else, this device leaves the seats that it has now.
you-passkey-none = This browser has no passkeys.
you-passkey-stopped = The browser gave no passkey: it was stopped, it took too long, or there is none for this server.
you-passkey-failed = That did not work.
you-passkey-address = Browsers give no passkeys to { $origin }. They need an address with a name that begins with https; on the server’s own machine, localhost.
you-data = Your data
you-data-about = One file with all that this server keeps of you: your devices, your tables, what you did and said there, and the records of your finished games.
you-take = Take my data
you-delete = Delete me
you-delete-about = If you go on:
you-delete-running = In games that are not over, bots take your seats for good.
you-delete-finished = Finished games stay for the others. There your name becomes “{ $somebody }”, and what you said is gone.
you-delete-rest = Your name, devices, passkeys and everything else are deleted. Nobody can bring them back.
you-delete-backups = Backups that the host of this server made earlier do not change.
you-delete-sure = I am sure.
you-delete-now = Delete me for good
you-last-way = This is your last device, and you have no passkey. { $tables ->
    [0] If you sign it out, nobody can be you any more.
    [one] If you sign it out, nobody can be you any more, and your seat at one table is lost.
   *[other] If you sign it out, nobody can be you any more, and your seats at { $tables } tables are lost.
  }
you-passkey-first = Add a passkey first
you-sign-out-anyway = Sign out all the same
you-join-title = Use this device, too
you-join-about = This link makes this device one of { $name }’s: it gets { $name }’s seats and name. Go on only if you are { $name }.
you-join-same = This device is yours already. Open the link on another one.
you-join-somebody = { $tables ->
    [one] So far this device is { $name }’s, who is at one table. If you go on, it leaves that seat.
   *[other] So far this device is { $name }’s, who is at { $tables } tables. If you go on, it leaves those seats.
  }
you-join-kept = They stay with { $name }’s other devices and passkeys.
you-join-lost = There is no other device and no passkey for them: nobody will get at them any more. The host of this server can merge two people.
you-join = I am { $name }: use this device, too
you-join-stay = Stay { $name }
you-join-not = No, leave it as it is

records-title = Replay a record
records-about = A saved record of any of our games, from here or from the command line. The server checks it, replays it from its seed and opens it; anyone with the link can look at it.
records-file = Record file
records-limit = JSON, at most { $number } KB.
records-open = Open
records-wrong = This file cannot be replayed:
record-json = it is not JSON, or it is incomplete.
record-format = it is not a record of one of our games.
record-version = it was written by a newer Table d’hôte.
record-rules = it follows version { $rules } of the rules; here we have version { $here }.
record-components = it was played with corrected components, which are missing here.
record-options = its options are not allowed.
record-entry = an entry is missing or wrong: { $place }.
record-action = the rules do not allow its action { $number }.
record-commitment = its seed does not match its SHA-256.
record-result = its actions do not lead to the result it claims.

settings-about = Stored in this browser; there is no account.
settings-name = Your name
settings-language = Language
settings-theme = Theme
settings-theme-auto = as on this device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-auto = as on this device
settings-motion-reduced = none
settings-confirm = Ask before acting
settings-confirm-never = never
settings-confirm-final = before anything you cannot undo
settings-pace = Bots
settings-about-pace = How fast they play. During their turns Skip (S) shows you the next decision at once.
settings-pace-usual = slow enough to follow
settings-pace-quick = without pauses
settings-pace-slow = slowly
settings-patterns = Patterns on pieces
settings-about-patterns = For players who find colours hard to tell apart: each colour also gets a pattern.
settings-patterns-off = colours and shapes
settings-patterns-on = patterns too
settings-sound = Sound
settings-about-sound = A soft tone when your turn begins.
settings-sound-off = off
settings-sound-on = on
settings-notify = Notification
settings-about-notify = From the browser, when your turn begins while you are looking elsewhere.
settings-notify-off = off
settings-notify-on = on
settings-notify-refused = Your browser does not allow notifications from this page. You can change that in its settings.
settings-keep = Save

rules-chapters = Chapters
rules-find = Search the rules
rules-found = Found: { $number }
rules-none = Nothing found
rules-exact = Exact rules
rules-exact-about = Every case, with numbers. Prompts and explanations at the table lead here.
rules-aid = Player aid
rules-print = Print

problem-title = That did not work
problem-invalid_request = Something in this request is wrong. A name or a text needs printable characters.
problem-invalid_option = These choices do not work together.
problem-unknown_host = This server does not go by the name in the address.
problem-no_key = This browser does not keep this site’s cookie, so we cannot tell which seat is yours.
problem-not_your_seat = This seat is not yours.
problem-not_allowed = You cannot do this now.
problem-method_not_allowed = This address does not do that.
problem-illegal_action = The rules do not allow this now.
problem-not_your_turn = It is not your turn.
problem-stale_version = The position has changed in the meantime. Look again.
problem-cannot_undo = You cannot take the last action back.
problem-id_used = You have already sent something else with this number. Reload the page.
problem-waiting = Not all seats are taken yet.
problem-not_over = You will see this when the game is over.
problem-read_only = This table was played by different rules: you can only look at it.
problem-damaged = This table is damaged: you can look at the part that can still be read. The host of this site can repair it from a backup.
problem-too_large = This is longer than the server accepts.
problem-too_many = That was too much at once. Wait a moment.
problem-quota = You have reached the limit for one day. You can go on after midnight UTC.
problem-blocked = The host of this server has blocked you. You can watch, and nothing else.
problem-bad_link = This link has been used already, or is older than ten minutes. Make a new one on the other device.
problem-bad_passkey = This server does not know the passkey, or its answer is wrong.
problem-not_found = There is nothing at this address. Perhaps the link was cut short.
problem-bad_invitation = This link is no longer valid: somebody has used it, or the seat was given away.
problem-seat_taken = Somebody is already sitting there.
problem-unavailable = The server cannot reach its database. Try again in a moment.
problem-internal = The server made a mistake and has logged it.
problem-over = The game is over.
problem-wrong_origin = This page is out of date. Go back, reload it, and try again.

# The table page

table-board = Board
table-prompt = Decision
table-rules = This game began with version { $version } of the rules and keeps it. New games have version { $newest }.
table-players = Players
table-tabs = Players and log
table-you = you
table-away = away
table-free = free seat
table-resigned = resigned
table-thinks = { $seat } is thinking…
table-yours = Your turn:
table-decides = { $seat } decides:
table-waits = Waiting for all seats to be taken.
table-watching = Watching: { $number }
table-damaged = Damaged
table-lost = Connection lost. Reconnecting…
table-back = Reconnected.
table-final = cannot be taken back
table-ask = { $action }? You cannot take it back.
table-ask-loss = { $action }? { $loss }
table-do-it = Do it
table-narrowed = Which one?
table-choices = { $number } choices
table-step-back = Back
table-above = More choices above
table-below = More choices below
table-undone-you = You take back your last action.
table-sits-you = You sit down.
table-bot-for-you = A bot plays for you.
table-leaves-you = Your seat is free again.
table-undone = { $seat } takes back the last action.
table-sits = { $seat } sits down.
table-bot-sits = { $seat } takes over.
table-bot-for = A bot plays for { $seat }.
table-stands-in = a bot plays
table-late = out of time: a bot plays
table-leave = Let a bot play for me
table-return = Take your seat back
table-replace = { $seat } is away: let a bot play
table-clock = time left
table-leaves = A seat is free again: { $seat }.
table-rematch-made = A new table for the same players is ready.
log-earlier = Earlier messages
log-who = { $seat }:
table-start = Set-up
table-pass = Hand the device to { $seat }.
table-pass-ready = I am { $seat }
hint-value = win { $chance }, { $score } points
table-no-hint = No hint now.
table-copied = Copied.
table-winners = Victory: { $names }
table-result = Final scoring
table-turn-title = Your turn
table-skip = Skip
table-again = Last turn
table-again-of = Show the last turn again
table-past = Replay:
explain-not-now = You cannot choose this now.
explain-why = Why not? The rules
explain-asked = What you are asked now: { $prompt }
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Whole board
table-invite = Free seat: send the link, or show the code.
table-code = Invitation QR code
table-link = Invitation link
table-bot = Bot
table-code-and-bots = QR code, other bots
table-bots-for-all = Bots on all free seats
table-say = Say something
table-send = Send

guide-step = Step { $step } of { $steps }
guide-skip = Skip the guide
guide-close = Close
guide-not-now = One thing at a time. Now: { $action }.

help-click = Click what glows. If there are several choices, you pick one next.
help-explain = Point at a thing, or hold your finger on it, to see what it is.
help-walk = go through the choices
help-take = make the choice
help-back = one step back
help-explore = go through everything, with explanations

result-scoring = Final scoring
result-you-won = You won{ $points ->
    [0] .
    [one] , one point ahead.
   *[other] , { $points } points ahead.
}
result-you-share = You share the victory.
result-you-lost = You lost.
result-placed = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}{ $points ->
    [0] , with as many points as the winner.
    [one] , one point behind.
   *[other] , { $points } points behind.
}
result-sources = Points by source
result-sum = Total
result-large = The final position, enlarged
result-by-round = Round by round
result-end = End
result-pictures = { $losses ->
    [0] Each column is the score after a round, made up of its sources.
   *[other] Each column shows what had come in by the end of a round and, below the line, what had been lost. The dash marks what is left.
}
result-rematch = Rematch
result-replay = Replay
result-share = Share
result-home = Back to the games
result-verify = Verify the dice
result-verified = Replayed from its seed, the record gives the same game and the same result.
result-not-verified = The record does not match its seed.
result-how = Before the game the server showed the SHA-256 of its seed. Now you see the seed itself: every roll and every draw follows from it.
result-how-uploaded = This record was uploaded. Replayed from its seed, it gives this game, and the commitment and result in the file match.
result-seed = Seed
result-record = Save the record

replay-title = Replay: { $game }
replay-at = Action { $number } of { $last }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One action back
replay-on = One action forward
replay-turn-on = One turn forward
replay-last = To the end
replay-link = Copy the link to this moment
curve-title = Chances of winning
curve-about = The circles are turning points: click one to see that moment.
curve-working = Reviewing the game: { $done } of { $total } decisions.
curve-waiting = Games to review before this one: { $place }.
curve-failed = No review of this game is available.
curve-turning = Decision { $number }: { $seat } from { $before } to { $after }
review-best = { $seat }: { $played }. No better move found.
review-better = { $seat }: { $played }. Better: { $best } (by { $loss }).

# The review of a game

analysis-title = { $game }: review of a game
analysis-number = decision
analysis-seat = player
analysis-played = played
analysis-best = better
analysis-chance = win chance
analysis-loss = given away
analysis-star = * turning points of the game
analysis-mean = { $name }: { $loss } % of the win chance given away per decision, { $number } decisions
