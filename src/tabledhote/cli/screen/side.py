"""What stands beside the board: the decision with its choices, the hand, the log."""

from collections.abc import Sequence

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tabledhote.cli.screen.colours import Pots
from tabledhote.drawing.lines import Line


class Choices(OptionList):
    """Numbered choices: arrows, a typed number or the pointer go to one, Enter or a click takes it."""

    typed = ""

    def offer(self, numbered: Sequence[tuple[int, str]], hints: dict[int, str]) -> None:
        """Show these choices; the best hint comes under the cursor, else the first choice."""
        self.typed = ""
        self.clear_options()
        self.add_options(Option(label(number, said, hints.get(number)), id=str(number)) for number, said in numbered)
        if numbered:
            shown = [number for number, _ in numbered]
            best = next((number for number in hints if number in shown), shown[0])
            self.highlighted = shown.index(best)

    def type(self, digit: str) -> None:
        """Go to the choice whose number was typed; a number that does not exist begins anew."""
        shown = {option.id: index for index, option in enumerate(self.options)}
        self.typed = next((typed for typed in (self.typed + digit, digit) if typed in shown), "")
        if self.typed:
            self.highlighted = shown[self.typed]

    @property
    def chosen(self) -> int | None:
        """The number of the choice under the cursor."""
        return None if self.highlighted is None else int(str(self.options[self.highlighted].id))


class Told(OptionList):
    """What has happened, turn by turn. Enter or a click opens a turn into its steps, and closes it again."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.turned: set[int] = set()  # turns that are shown the other way round, by their places in the log
        self.rows: list[tuple[int, Text]] = []

    def write(self, rows: list[tuple[int, Text]]) -> None:
        """Show these turns, each with its place; the last of them is in view if something was added."""
        if rows == self.rows:
            return
        more = [place for place, _ in rows] != [place for place, _ in self.rows]
        at, top, self.rows = self.highlighted, self.scroll_offset.y, rows
        self.clear_options()
        self.add_options(Option(said, id=str(place)) for place, said in rows)
        if self.has_focus and not more:
            self.highlighted = at
            self.scroll_to(y=top, animate=False)
        else:
            self.call_after_refresh(self.scroll_end, animate=False)

    def turn(self, place: int) -> None:
        """From now on show a turn the other way round."""
        self.turned ^= {place}


def label(number: int, said: str, hint: str | None) -> Text:
    text = Text.assemble((f"{number:>2} ", "bold"), (said, "bold" if hint else ""))
    if hint:
        text.append(f"  ★ {hint}", "italic")
    return text


class Page(VerticalScroll):
    """Text that may be longer than its place."""

    def __init__(self, *, id: str) -> None:
        self.text = Static(markup=False)
        super().__init__(self.text, id=id)

    def write(self, text: Text) -> None:
        """Show a text from its beginning."""
        self.text.update(text)
        self.scroll_home(animate=False)


def coloured(lines: Sequence[Line], pots: Pots) -> Text:
    """Lines of pieces as one text."""
    rows = [Text.assemble(*((piece.text, pots.style(piece)) for piece in line)) for line in lines]
    return Text("\n").join(rows)
