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

    def write(self, text: Text, *, end: bool = False) -> None:
        """Show a text, from its beginning or at its end."""
        self.text.update(text)
        if end:
            self.call_after_refresh(self.scroll_end, animate=False)
        else:
            self.scroll_home(animate=False)


def coloured(lines: Sequence[Line], pots: Pots) -> Text:
    """Lines of pieces as one text."""
    rows = [Text.assemble(*((piece.text, pots.style(piece)) for piece in line)) for line in lines]
    return Text("\n").join(rows)
