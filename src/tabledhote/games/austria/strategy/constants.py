"""The weights of the outlook, in tenths of points, found by playing it against chance and against other weights."""

from typing import Final

POINT: Final = 10
KRONE: Final = 16  # while there is time to spend it
KRONES_ENOUGH: Final = 7  # krones beyond count as their point only
FIRST_KRONE: Final = 5  # so much more are the first few worth
FIRST_KRONES: Final = 4
PIECE: Final = 11  # food in the kitchen that nobody lacks
PIECE_PLACED: Final = 26  # a piece on a guest's card brings at least this
PIECE_READY: Final = 2  # so much less is a piece worth that could be served but still lies in the kitchen
ORDER_OPEN: Final = 7  # what the last missing piece is worth beside itself
STEP: Final = 6  # on the emperor track
CARD: Final = 6  # a staff card in hand
NEW_GUEST: Final = 15  # a guest still to be taken
MOVING_IN: Final = 39  # a guest at a table, who will fill a room
SETTLED: Final = 8  # a guest in a room rather than at a table with a complete order
FREE_ROOM: Final = 5  # a prepared room without a guest, and for each of its floor points:
FREE_FLOOR: Final = 5
OCCUPYING: Final = 14  # turning a room by an effect
PREPARING_ONE: Final = 20  # a room still to be prepared
EXTRA_USE: Final = 45  # an action without a die
TURN_LEFT: Final = 8  # a number still uncovered
PASSED: Final = 10  # what waiting for the next roll costs
LEFT_GUEST: Final = 50
EMPEROR_BONUS: Final = 40
EMPEROR_PENALTY: Final = 50
ROOM_MISSING: Final = 1  # so much more work has a guest for whom no room is free
HASTE: Final = 2  # the lower, the sooner a guest with an open order seems lost
PIECE_SHARE: Final = 5  # tenths of what a guest brings that lie in the pieces of the order
GROUP_HOPE: Final = 6  # tenths of a group's bonus that full preparation is worth
FIRST_SCORING: Final = 10  # tenths that the next emperor scoring counts, and by how much each later one counts less:
LATER_SCORING: Final = 7
NEARER: Final = 4  # a space nearer to the next bonus
SPACE: Final = 2  # every space of the emperor track, whatever happens
STAFF_TURN: Final = 7  # turns that a permanent card needs to work once for one value of the die
STANDING: Final = 5  # a turn with free rooms, guests or serving
GROWTH: Final = 6  # tenths of the growth that is expected of final scoring cards
COPYING: Final = 40  # the Secretary
OBJECTIVE_HOPE: Final = 5  # tenths of an objective's points that full progress is worth before it is met
