"""What the seat that decides can do, in words: its legal actions, and several of them that go together."""

import json
import logging
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from tabledhote.games.boards import board
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action, Event, State
from tabledhote.server.live import preview
from tabledhote.words import Words

logger = logging.getLogger(__name__)


class Switch(Struct):
    """A question that follows an action at once, answered beforehand: the action that follows if the switch is `on`,
    and if it is `off`. `label` names the switch, `text` is the choice with it.
    """

    on: Action
    off: Action
    label: str
    text: str


class Choice(Struct, omit_defaults=True):
    """A legal action, in words, and whether it can be taken back once it is done.

    `marks` are what it will surely do, `then` what can be picked along with it: the actions that may follow at once.
    `loses` says what can no longer be done after it, if that is easily forgotten.
    """

    action: dict[str, object]
    text: str
    undoable: bool
    marks: list[preview.Mark] = []
    then: list[dict[str, object]] = []
    switch: Switch | None = None
    loses: str = ""


class Together(Struct, omit_defaults=True):
    """Several actions that go together and leave nothing to decide, to be sent one after the other.

    `at` is the thing of the board that stands for them; without it they are a button, which is `quiet` if it is not the
    main thing to do.
    """

    actions: list[dict[str, object]]
    text: str
    undoable: bool
    at: str = ""
    quiet: bool = False


def choices(state: State, texts: Words, names: Sequence[str] = ()) -> list[Choice]:
    """The legal actions in words. Whether one can be undone is tried on a dealing that the seat cannot tell apart."""
    deal, view = state.conceal(state.seat, Rng(1)), state.view(state.seat)
    drawing = board(state.game.id)
    looks_ahead = preview.looks_ahead(drawing)
    legal = [(code, state.describe(code)) for code in state.legal()]
    kinds = {str(action["do"]) for _, action in legal}
    offered = []
    for code, action in legal:
        ahead = deal.copy()
        events: list[Event] | None = [] if looks_ahead else None
        ahead.events = events
        ahead.apply(code)
        text = drawing.choice(view, texts, action) if drawing.choice is not None else None
        choice = Choice(action, text or action_text(texts, action), undoable(deal, ahead))
        if events is not None:
            choice.marks = preview.marks(view, deal, ahead, events, texts, names)
            choice.then = preview.following(deal, ahead, events, action)
        set_switch(choice, deal, ahead, texts)
        lost = drawing.loses.get(str(action["do"]), "")
        if lost in kinds:
            choice.loses = said(partial(texts, f"loses-{lost}"), "")
            choice.marks = [*choice.marks, preview.Mark("", "harm", "", "", said(partial(texts, f"skips-{lost}"), ""))]
        offered.append(choice)
    return offered


def set_switch(choice: Choice, deal: State, ahead: State, texts: Words) -> None:
    """Offer to answer the question that an action leads to along with it, if it leads to no other and nothing came to
    light on the way.
    """
    answers = board(deal.game.id).switched.get(str(choice.action["do"]))
    if answers is None or ahead.seat != deal.seat or not undoable(deal, ahead):
        return
    asked = {str(action["do"]): (code, action) for code in ahead.legal() if (action := ahead.describe(code))}
    if set(asked) != set(answers):
        return
    on, off = answers
    for code, _ in asked.values():
        after = ahead.copy()
        after.apply(code)
        if not undoable(ahead, after):
            return
    label = said(partial(texts, f"switch-{on}"), on)
    text = said(partial(texts, f"switched-{on}", action=choice.text), choice.text)
    choice.switch = Switch(asked[on][1], asked[off][1], label, text)


def undoable(deal: State, ahead: State) -> bool:
    return ahead.seat >= 0 and ahead.revealed == deal.revealed


def together(state: State, texts: Words) -> list[Together]:
    """What the game offers to do in one go, tried like a choice."""
    offers = board(state.game.id).together
    if offers is None:
        return []
    deal, found = state.conceal(state.seat, Rng(1)), []
    for series in offers(state.view(state.seat), texts):
        ahead = deal.copy()
        for action in series.actions:
            ahead.play(ahead.parse(action))
        found.append(Together(series.actions, series.text, undoable(deal, ahead), series.at, series.quiet))
    return found + onward(state, deal, texts)


def onward(state: State, deal: State, texts: Words) -> list[Together]:
    """What can be done after the seat declines to go on with something: a click on it declines first."""
    decline: dict[str, object] = {"do": "skip"}
    view = state.view(state.seat)
    drawing = board(state.game.id)
    if view["phase"] not in drawing.onward:
        return []
    going_on = {state.describe(code)["do"] for code in state.legal()}
    ahead = deal.copy()
    ahead.play(ahead.parse(decline))
    if ahead.seat != state.seat or not undoable(deal, ahead):
        return []
    later, found = ahead.view(ahead.seat), []
    for code in ahead.legal():
        action = ahead.describe(code)
        if action["do"] in going_on:
            continue
        after = ahead.copy()
        after.apply(code)
        text = drawing.choice(later, texts, action) if drawing.choice is not None else None
        at = next((f"{field}:{value}" for field, value in action.items() if field != "do"), "")
        can_undo = undoable(ahead, after)
        found.append(Together([decline, action], text or action_text(texts, action), can_undo, at, quiet=True))
    return found


def reasons(state: State, texts: Words) -> dict[str, str]:
    """Why things cannot be chosen now, as far as the seat that decides may know it: all of it follows from its view."""
    why = board(state.game.id).why
    return {} if why is None else {thing: told for thing, told in why(state.view(state.seat), texts).items() if told}


def action_text(texts: Words, action: Action) -> str:
    return said(lambda: texts.action(action), json.dumps(action, ensure_ascii=False))


def said(text: Callable[[], str], otherwise: str) -> str:
    """A text; a word that is missing in one language must not stop a table, but the log says so."""
    try:
        return text()
    except (KeyError, FileNotFoundError) as error:
        logger.warning("missing words", extra={"words": str(error)})
        return otherwise
