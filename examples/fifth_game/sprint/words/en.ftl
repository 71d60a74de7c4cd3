# Sprint

title = Sprint
tagline = Run, rest or sprint: first across the finish line wins.
duration = about 5 minutes

prompt-move = You rolled { $die }. Run, rest, or sprint?
prompt-over = The race is over.

do-run = Run { $die ->
    [one] one space
   *[other] { $die } spaces
}
do-rest = Rest
do-sprint = Sprint { $spaces } spaces

event-start = { $first } begins.
event-roll = { $seat } rolls { $die }.
event-run = { $seat } runs to { $space }.
event-rest = { $seat } rests.
event-sprint = { $seat } sprints to { $space }.
event-mud = The mud takes { $seat }’s breath away.
event-push = { $seat } is pushed back to { $space }.
event-end = { $winners-count ->
    [one] { $winners } wins the race.
   *[other] { $winners } win the race together.
}

line-space = Space reached

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

track = The track: the runners go from 0 to { $finish }.
runner = { $seat }: space { $space }, { $breaths ->
    [one] one breath
   *[other] { $breaths } breaths
}.
mud = Mud: a runner that stops here loses all its breaths (SP-8).
