"""The numbers of the outlook, in tenths of points: what things are usually worth.

They were tuned by playing the outlook against random play and against other numbers.
"""

from typing import Final

POINT: Final = 10
KRONE: Final = 16  # while there is time to spend it
KRONE_GAINED: Final = KRONE - 1  # by an effect
KRONE_FOR_STAFF: Final = KRONE - 2  # spent on a staff card
KRONES_ENOUGH: Final = 7  # krones beyond this count as one point each
FIRST_KRONE: Final = 5  # added for each of the first few krones, and how many those are:
FIRST_KRONES: Final = 4
PIECE: Final = 11  # food in the kitchen that nobody lacks
PIECE_OF_CHOICE: Final = PIECE + 3  # a piece of any food that an effect promises
PIECE_CHOSEN_NOW: Final = PIECE + 4  # the same while it is being chosen
PIECE_EACH_ROUND: Final = PIECE - 2  # a piece from a card of type `round`
PIECE_PLACED: Final = 26  # a piece on a guest's card brings at least this
PIECE_READY: Final = 2  # taken off a piece that could be served but still lies in the kitchen
ORDER_OPEN: Final = 7  # what completing an order is worth besides the last piece itself
ORDER_FILLED: Final = 35  # an order completed from the supply
STEP: Final = 6  # on the emperor track
CARD: Final = 6  # a staff card in hand
NEW_GUEST: Final = 15  # a guest still to be taken
MOVING_IN: Final = 39  # a guest at a table, who will fill a room
SETTLED: Final = 8  # a guest in a room rather than at a table with a complete order
FREE_ROOM: Final = 5  # a prepared room without a guest, and for each of its floor points:
FREE_FLOOR: Final = 5
OCCUPYING: Final = 14  # an effect that turns a free room to occupied
PREPARING_ONE: Final = 20  # a room still to be prepared
PREPARING_SURPLUS: Final = 3  # one more than guests are likely to fill, and how many free rooms those are:
FREE_ENOUGH: Final = 7
ROOM_OFF: Final = 4  # each krone off the price of a room that an effect promises
ROOM_OFF_NOW: Final = 3  # and of a room that can be prepared now
ROOM_OFF_MOST: Final = 3  # krones off a room that count
HIRING_ONE: Final = 8  # an effect that lets a card of the hand be played
HIRING_OFF: Final = 6  # and for each krone off its cost
HIRING_DRAWN: Final = 20  # an effect that lets one of some drawn cards be played, and for each krone off:
HIRING_DRAWN_OFF: Final = 7
HIRING_OFF_MOST: Final = 5  # krones off a card that count
HIRING_CHOICE: Final = 1  # added where the card is chosen among drawn ones
BESIDE_ACTION: Final = 12  # the effect of staff beside the main action of a die
EXTRA_USE: Final = 45  # an action without a die
SETTLING: Final = 2  # a guest who is on the way to a room
TURN_LEFT: Final = 8  # a number still uncovered
PASSED: Final = 10  # what waiting for the next roll costs
LEFT_GUEST: Final = 50  # a guest still in the café at the end
LAST_SERVING: Final = 30  # taken off a guest whose order can only be filled in the last turn
GAIN_KEPT: Final = 9  # tenths of what a guest or a met objective promises that a player is likely to get
GAIN_WITHOUT_ROOM: Final = 6  # tenths for a guest with a complete order and no room
ENOUGH_TURNS: Final = 6  # with this many turns left there is time for everything
EMPEROR_BONUS: Final = 40
EMPEROR_PENALTY: Final = 50
ROOM_MISSING: Final = 1  # added work for a guest without a free room
HASTE: Final = 2  # the lower, the sooner a guest with an open order seems lost
PIECE_SHARE: Final = 5  # tenths of what a guest brings that the pieces of the order stand for
GROUP_HOPE: Final = 6  # tenths of a group's bonus that full preparation is worth
FIRST_SCORING: Final = 10  # tenths for the next emperor scoring
LATER_SCORING: Final = 7  # tenths that each later one counts of the one before
NEARER: Final = 4  # a space nearer to the next bonus
SPACE: Final = 2  # every space of the emperor track, whatever happens
STAFF_TURN: Final = 7  # turns that a permanent card needs to work once for one value of the die
STANDING: Final = 5  # a turn with free rooms, guests or serving
GROWTH: Final = 6  # tenths of the growth that is expected of final scoring cards
COPYING: Final = 40  # the Secretary
OBJECTIVE_HOPE: Final = 5  # tenths of an objective's points that full progress is worth before it is met
