"""The application: shows the table, hears keys and the pointer, and lets bots think in their process."""

import asyncio
import os
from collections.abc import Iterable
from typing import ClassVar

from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, OptionList, Static

from tabledhote.cli.screen.board import BoardView
from tabledhote.cli.screen.colours import Pots, themes
from tabledhote.cli.screen.covers import Help, PassOn, TooSmall
from tabledhote.cli.screen.layout import LAYOUT
from tabledhote.cli.screen.side import Choices, Page, Told, coloured
from tabledhote.cli.screen.telling import heading, log, result
from tabledhote.cli.screen.window import fits, too_small
from tabledhote.cli.sitting import Sitting
from tabledhote.cli.thinker import Gone, Thinker
from tabledhote.drawing.lines import Lines, Piece
from tabledhote.games.boards import board
from tabledhote.kernel.state import Action

KEYS = {  # key: action, and the words in the foot
    "u": ("undo", "undo"),
    "h": ("hint", "hint"),
    "d": ("change_colours", "screen-colours"),
    "question_mark,f1": ("help", "help"),
    "q": ("leave", "screen-quit"),
}


AT_THE_TABLE = ("undo", "hint", "change_colours", "help", "step_back", "scroll_board")


class Table(App[str]):
    """A game on the full screen. `run` returns how it ended: left, interrupted, or plain."""

    CSS = LAYOUT
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "step_back", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, thinker: Thinker, *, dark: bool) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)  # else it would paint in greys
        self.sitting, self.thinker, self.texts = sitting, thinker, sitting.texts
        self.record = sitting.record
        self.dark = dark
        self.pots = Pots(self.record.game.id, dark)
        self.choices: list[Action] = []
        self.shown: list[int] = []  # the choices that are left after clicks on the board, as places in the list
        self.hints: dict[int, str] = {}  # number of a choice: what it leads to
        self.note = self.texts("terminal-resumed") if sitting.resumed else ""
        self.ended = False
        self.version = 0  # counts decisions and undoes: an answer to an older question is not used
        # Held here, not looked for: a message may come while a cover is shown, or at the end.
        self.head, self.prompt, self.noted = (Static(id=name, markup=False) for name in ("head", "prompt", "note"))
        self.view, self.list = BoardView(self.pots, id="board"), Choices(id="choices", markup=False)
        self.hand, self.told = Page(id="hand"), Told(id="log")
        for theme in themes(self.record.game.id):
            self.register_theme(theme)
        self.theme = "dark" if dark else "light"
        for keys, (action, words) in KEYS.items():
            self.bind(keys, action, description=self.texts(words))

    def compose(self) -> ComposeResult:
        yield self.head
        with Horizontal():
            yield self.view
            with Vertical(id="side"):
                yield from (self.prompt, self.noted, self.list, self.hand, self.told)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.list.focus()
        self.call_after_refresh(self.go_on)

    def on_unmount(self) -> None:
        self.ended = True
        self.thinker.close()  # a caller still waiting for an answer would delay the end

    # ---- the course of the game -------------------------------------------------------------------

    def go_on(self) -> None:
        """After every change: somebody looks at the table, or bots think."""
        self.version += 1
        self.hints = {}
        if self.sitting.passing:
            name = self.record.names[self.record.state.seat]
            self.push_screen(PassOn(self.texts, name), self.received)
            return
        self.received()

    def received(self, _: str | None = None) -> None:
        self.sitting.receive()
        self.choices = self.sitting.choices()
        self.shown = list(range(len(self.choices)))
        self.show()
        if not self.sitting.over and not self.sitting.asked:
            self.run_worker(self.let_bots_play(), group="bots")

    async def let_bots_play(self) -> None:
        """Bots decide until a person is asked, or the game is over, or somebody takes an action back."""
        version, sitting = self.version, self.sitting
        while not sitting.over and not sitting.asked:
            question = self.thinker.about_choice(self.record, *sitting.bot_chance())
            try:
                action = await asyncio.to_thread(self.thinker.ask, question)
            except Gone:
                self.do_without_thinker()
                return
            if version != self.version or not isinstance(action, dict):
                return
            self.record.play(question.seat, action)
            self.show()
        self.go_on()

    def do_without_thinker(self) -> None:
        """Go on in plain lines, where a bot says why it cannot think; at the end nobody has to think any more."""
        if not self.ended:
            self.exit("plain")

    def take(self, place: int) -> None:
        """Carry out a choice of the person who decides."""
        self.note = ""
        self.sitting.decide(self.choices[place])
        self.go_on()

    # ---- keys and the pointer ---------------------------------------------------------------------

    @on(OptionList.OptionSelected, "#choices")
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.take(int(str(event.option.id)) - 1)

    @on(OptionList.OptionHighlighted, "#choices")
    def point_at(self) -> None:
        self.view.mark(self.at_hand())

    @on(OptionList.OptionSelected, "#log")
    def open_turn(self, event: OptionList.OptionSelected) -> None:
        """Show the steps of a turn in the log, or no longer."""
        self.told.turn(int(str(event.option.id)))
        self.tell()

    @on(BoardView.Picked)
    def pick(self, event: BoardView.Picked) -> None:
        """A click on the board leaves the choices that name the thing; the only one left is taken."""
        matching = [place for place in self.shown if named(self.choices[place]) & event.refs]
        if len(matching) == 1:
            self.take(matching[0])
        elif 0 < len(matching) < len(self.shown):
            self.shown = matching
            self.note = self.texts("table-narrowed")
            self.show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is done at the table while a cover hides it."""
        return len(self.screen_stack) == 1 or action not in AT_THE_TABLE

    def on_key(self, event: events.Key) -> None:
        if (
            len(self.screen_stack) == 1
            and event.character is not None
            and event.character.isdecimal()
            and event.character.isascii()
        ):
            self.list.type(event.character)
            event.stop()

    def action_step_back(self) -> None:
        """Offer all choices again, and listen to the keys of the list."""
        self.shown = list(range(len(self.choices)))
        self.note = ""
        self.list.focus()
        self.show()

    def action_undo(self) -> None:
        reason = self.sitting.fixed()
        if reason is not None:
            self.say(reason)
            return
        self.note = self.sitting.undo()
        self.go_on()

    async def action_hint(self) -> None:
        if self.sitting.asked:
            self.say(self.texts("screen-thinking"))
            self.run_worker(self.find_hint(), group="hint")

    async def find_hint(self) -> None:
        version = self.version
        try:
            ranked = await asyncio.to_thread(self.thinker.ask, self.thinker.about_hint(self.record))
        except Gone:
            self.do_without_thinker()
            return
        if version == self.version and isinstance(ranked, list):
            self.hints = {self.choices.index(each.do) + 1: self.sitting.worth(each) for each in ranked}
            self.note = ""
            self.show()

    def action_change_colours(self) -> None:
        self.dark = not self.dark
        self.theme = "dark" if self.dark else "light"
        self.pots = Pots(self.record.game.id, self.dark)
        self.view.repaint(self.pots)
        self.show()

    def action_scroll_board(self, pages: int) -> None:
        """Move the board by a page, or the hand or log if it has the focus."""
        place = self.focused if isinstance(self.focused, Page | Told) else self.view
        place.scroll_relative(y=pages * max(1, place.size.height - 2), animate=False)

    def action_help(self) -> None:
        self.push_screen(Help(self.texts))

    def action_leave(self) -> None:
        self.exit("left")

    def action_interrupt(self) -> None:
        self.exit("interrupted")

    # ---- what is on the screen --------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        columns, rows = event.size
        cover = self.screen if isinstance(self.screen, TooSmall) else None
        if fits(columns, rows):
            if cover is not None:
                cover.dismiss("")
            if self.version:  # before, nothing is there yet that could be brought up to date
                self.call_after_refresh(self.show)
            return
        said = too_small(self.texts, columns, rows)
        if cover is not None:
            cover.say(said)
        else:
            self.push_screen(TooSmall(self.texts, said), self.leave_small)

    def leave_small(self, answer: str | None) -> None:
        if answer:
            self.exit(answer)

    def say(self, text: str) -> None:
        self.note = text
        self.noted.update(text, layout=False)

    def show(self) -> None:
        """Bring everything up to date."""
        sitting, view = self.sitting, self.sitting.view()
        aside = self.told.scrollable_content_region.width  # the hand is as wide, but has no width while it is empty
        drawn = self.drawn(view, self.view.scrollable_content_region.width, aside)
        self.view.show(drawn.board, telling_apart([self.choices[each] for each in self.shown]), ())
        numbered = [(each + 1, sitting.named(self.choices[each])) for each in self.shown]
        self.list.offer(numbered, self.hints)
        prompt = sitting.prompt(view)
        if not sitting.asked and not sitting.over:
            prompt = f"{self.texts('waiting-for', seat=self.record.names[self.record.state.seat])} …"
        self.prompt.update(prompt, layout=False)
        self.noted.update(self.note, layout=False)
        self.head.update(heading(sitting, view), layout=False)
        held = result(sitting) if sitting.over else coloured(drawn.hand, self.pots)
        self.hand.display = bool(held)
        self.hand.write(held)
        self.tell()
        self.view.mark(self.at_hand())

    def tell(self) -> None:
        """Bring the log up to date."""
        self.told.write(log(self.sitting, self.pots, self.told.turned, self.told.scrollable_content_region.width))

    def drawn(self, view: dict[str, object], columns: int, aside: int) -> Lines:
        """The board of the game; in plain letters if it has no others."""
        own = board(self.record.game.id).lines
        if own is not None:
            return own(view, self.texts, names=self.sitting.reader.shown(), columns=columns, aside=aside)
        return Lines([[Piece(line)] for line in self.sitting.board_text(view).splitlines()], [])

    def at_hand(self) -> Iterable[str]:
        """What the choice under the cursor names."""
        number = self.list.chosen
        return named(self.choices[number - 1]) if number is not None and number <= len(self.choices) else ()


def telling_apart(choices: list[Action]) -> set[str]:
    """What some of the choices name and others do not: a click on it leaves fewer."""
    each = [named(choice) for choice in choices]
    shared = each[0].intersection(*each) if len(each) > 1 else set[str]()
    return set[str]().union(*each) - shared


def named(action: Action) -> set[str]:
    """What an action names: each item of a list by itself."""
    return {
        f"{field}:{item}"
        for field, value in action.items()
        if field != "do"
        for item in (value if isinstance(value, list) else [value])
    }
