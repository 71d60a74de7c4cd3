"""What holds in every position of Vienna (VI-12.1 to 12.9, as far as one position shows it), and when a game ends."""

from typing import Final

from tabledhote.games.vienna import state
from tabledhote.games.vienna.components import (
    CHARACTER_CARDS,
    EFFECTS,
    EXTRA_DIE,
    FIRST_PLAYER,
    GENDARME,
    LODGE,
    SPACES,
    TOKENS,
    WHITE,
)
from tabledhote.games.vienna.rules import decisions, dice, turns
from tabledhote.games.vienna.state import ALL_CARDS, NONE, OVER, START_CARD, Position
from tabledhote.kernel.bits import listed, lowest, only, size
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.game import Options, player_count

# The effect of the space that each of these phases is about.
PLACING: Final = {state.GENDARME: "gendarme", state.KRIEAU: "gendarme", state.PRATER: "spin"}
EVALUATING: Final = {state.CHARACTER: "character", state.GLORIETTE: "choose_compare", state.TIERGARTEN: "rob"}
DICE_IN_PLAY: Final = {3: 16, 4: 17, 5: 21}  # at most, by number of players (VI-12.7)
MOST_ROUNDS: Final = 30  # whatever a corrected components file says (VI-8.2)


def bound(options: Options) -> int:
    """The most decisions that a game can have (VI-12.10, 12.11)."""
    players = player_count(options, 3)
    return MOST_ROUNDS * (9 * DICE_IN_PLAY[players] + 190) + players


def broken(p: Position) -> str | None:
    """The first invariant that a position breaks, in words, or None."""
    return coins(p) or cards(p) or specials(p) or board(p) or dice_of_all(p) or phase(p) or ending(p)


def coins(p: Position) -> str | None:
    """No coin appears or disappears (VI-12.1)."""
    total = p.supply + sum(p.coins)
    return None if total == p.table.supply else f"coins: there are {total} in all; there must be {p.table.supply}"


def cards(p: Position) -> str | None:
    """Every card is in one place, and the display has no duplicates (VI-12.3, 12.5)."""
    piles = [p.bag, p.discard, p.display, *p.cards, *(only(card) for card in p.under)]
    if sum(piles) != ALL_CARDS or sum(size(pile) for pile in piles) != CHARACTER_CARDS:
        return f"cards: each of the {CHARACTER_CARDS} character cards must be in one place"
    shown = [p.table.character[card] for card in listed(p.display)]
    if len(set(shown)) != len(shown) or len(shown) > p.table.display[p.players]:
        return f"display: it must hold different characters, at most {p.table.display[p.players]}"
    chosen = [card for card in p.start if card != NONE]
    if len(set(chosen)) != len(chosen):
        return "start: two seats have the same start card"
    return None


def specials(p: Position) -> str | None:
    """First player has a holder, the others none before an evaluation (VI-12.3)."""
    if p.holders[FIRST_PLAYER] == NONE:
        return "holders: First player always has a holder"
    if p.round <= 1 and space_reached(p) == 0 and any(holder != NONE for holder in p.holders[1:]):
        return "holders: before the first evaluation nobody holds another special card than First player"
    return None


def space_reached(p: Position) -> int:
    """The space that the evaluation of this round has reached; 0 in the placing phase."""
    if p.phase == OVER:
        return SPACES
    return max(p.at, 1) if p.phase in EVALUATING else 0


def board(p: Position) -> str | None:
    """Dice, carriages and gendarme stand where they can (VI-12.4)."""
    if p.placed[LODGE]:
        return "placed: dice on Geheimbund are listed in lodge"
    reached = space_reached(p)
    furthest = [0] * p.players
    for space in listed(p.taken):
        seat = p.owner(space)
        furthest[seat] = space
        if space < reached or not fits(p, space, p.pair(space)) or p.carriage[seat] < space:
            return f"placed: the dice on {p.table.spaces[space]} cannot be there"
    if p.gendarme and p.placed[p.gendarme]:
        return "gendarme: dice stand on the same space"
    if reached == 0 and p.carriage != furthest:
        return "carriage: it must be the furthest space with dice of the seat"
    return None


def fits(p: Position, space: int, pair: int) -> bool:
    """Whether dice fit a space with the faces they show, the white die only beside a coloured one."""
    first, second = divmod(pair, TOKENS)
    if not 1 <= first <= WHITE:
        return False
    needs = dice.values(1 << first, False)
    if second:
        needs = dice.needs_of_two(needs, dice.values(1 << second, False))
    return bool(needs & p.table.asks[space])


def dice_of_all(p: Position) -> str | None:
    """Every seat has its coloured dice on the table, and one at most the white die (VI-12.2)."""
    whites = 0
    on_table = [[p.hands[seat], p.lodge[seat]] for seat in range(p.players)]
    for space in listed(p.taken):
        on_table[p.owner(space)].append(dice.of_pair(p.pair(space)))
    for seat, own in enumerate(on_table):  # counted by themselves: a sum of two could carry
        coloured = sum(dice.number(part & dice.COLOURED) for part in own)
        white = sum(dice.number(part & ~dice.COLOURED) for part in own)
        whites += white
        rolled = p.has_rolled(seat)
        most = p.table.dice[p.players] if rolled else 0
        if any(dice.count(part, 0) for part in own) or coloured > most or (space_reached(p) == 0 and coloured < most):
            return f"dice: seat {seat} has {coloured} coloured dice on the table; there must be {most}"
        if space_reached(p) == 0 and white != (1 if rolled and p.holders[EXTRA_DIE] == seat else 0):
            return f"dice: seat {seat} must have the white die if it holds Extra die and has rolled, and only then"
    return None if whites <= 1 else "dice: there is one white die"


def phase(p: Position) -> str | None:
    """The phase agrees with the rest of the position."""
    if (p.seat == NONE) != (p.phase == OVER):
        return "active: a seat decides until the game is over, and none after it"
    if p.phase == START_CARD:
        return setting_up(p)
    if NONE in p.start or p.round == 0:
        return "start: the rounds begin when every seat has a start card"
    if p.phase == OVER:
        return None
    if space_reached(p):
        return evaluating(p)
    return placing(p)


def setting_up(p: Position) -> str | None:
    """Start cards are chosen in order, before anything else happens (VI-3.6)."""
    waiting = (p.seat - p.holders[FIRST_PLAYER]) % p.players
    order = [(p.holders[FIRST_PLAYER] - step) % p.players for step in range(1, p.players + 1)]
    chosen = [p.start[seat] != NONE for seat in order]
    if all(chosen):
        return "start: every seat has a start card, so the first round has begun"
    if chosen != sorted(chosen, reverse=True) or order[sum(chosen) % p.players] != p.seat:
        return f"start: seat {p.seat} chooses after the seats to its left, {waiting} still wait"
    untouched = not (p.round or p.rolled or p.gendarme or p.doubled or p.scored or p.die or p.marked or any(p.coins))
    if not untouched or p.bag != ALL_CARDS or p.at != NONE or p.points != [p.table.start_score[p.players]] * p.players:
        return "start: nothing else happens before the start cards are chosen"
    return None


def evaluating(p: Position) -> str | None:
    """A decision in the evaluation belongs to the owner of the space it is about."""
    if any(p.hands) or p.rolled != (1 << p.players) - 1 or p.marked or p.die:
        return "hands: all dice are placed before the evaluation"
    if p.at < 1 or p.owner(p.at) != p.seat:
        return "at: it must be a space with dice of the seat that decides"
    return offers(p, p.at, EVALUATING[p.phase])


def placing(p: Position) -> str | None:
    """A decision in the placing phase belongs to a seat with dice."""
    if not p.has_rolled(p.seat) or (not p.hands[p.seat] and p.phase not in (state.GENDARME, state.KRIEAU)):
        return "hands: the seat that decides has rolled and has dice"
    if p.scored or (p.marked != 0 and p.phase != state.REROLL) or (p.die != 0) != (p.phase == state.FACE):
        return "marked and die belong to phases reroll and face, scored to the evaluation"
    if any(dice.count(p.marked, token) > dice.count(p.hands[p.seat], token) for token in range(TOKENS)):
        return "marked: only dice in hand can be marked"
    if p.die and not dice.count(p.hands[p.seat], p.die):
        return "die: it must be one of the seat's unplaced dice"
    if p.phase == state.DOUBLE and not turns.may_double(p, p.seat):
        return "phase: double is only asked of a seat that may take another turn"
    course = lowest(p.table.spaces_with[GENDARME])
    if (p.gendarme != 0) != (p.placed[course] != 0 and p.phase != state.GENDARME):
        return f"gendarme: it is on the board when somebody has placed it from {p.table.spaces[course]}"
    return placement(p) or offers(p, p.at, PLACING.get(p.phase))


def placement(p: Position) -> str | None:
    """A placement is about a space where it can be."""
    if p.phase in (state.TURN, state.REROLL):
        return None if p.at == NONE else f"at must be {NONE} in phases turn and reroll"
    if p.phase == state.FACE and p.at == NONE:
        return None
    if p.phase == state.DICE and p.at != NONE:
        free = not p.placed[p.at] and (p.at == LODGE or p.at != p.gendarme)
        return None if free else "at: dice are placed on a free space"
    mine = p.at >= 0 and (p.lodge[p.seat] if p.at == LODGE else p.owner(p.at) == p.seat)
    return None if mine else "at: it must be where the seat has just placed dice"


def offers(p: Position, space: int, effect: str | None) -> str | None:
    """There is a choice, on the space that asks for it (VI-12.9)."""
    if p.phase == state.FACE and space != NONE:
        effect = "spin"
    if effect is not None and (space == NONE or EFFECTS[p.table.effect[space]] != effect):
        return f"at: the phase needs a space with effect {effect}"
    choices = Choices()
    decisions.offer(p, choices)
    if choices.count < 2:
        return "phase: what leaves no choice is done without asking"
    return None


def ending(p: Position) -> str | None:
    """A game that is over has a reason, and nothing left to decide."""
    if p.phase == OVER and (p.at != NONE or p.die or p.marked or any(p.hands)):
        return "at, die, marked and hands are empty when the game is over"
    if (p.phase == OVER) != (p.reason != 0):
        return "reason: it is given when the game is over, and only then"
    return None
