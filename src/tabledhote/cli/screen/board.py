"""The board: lines of pieces that can be clicked. Only lines that differ are painted again."""

from collections.abc import Iterable

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tabledhote.cli.screen.colours import Pots
from tabledhote.drawing.lines import Line


class BoardView(ScrollView):
    """Shows a board. It knows no game: what can be clicked is what the pieces stand for."""

    class Picked(Message):
        """A piece was clicked that stands for something offered."""

        def __init__(self, refs: frozenset[str]) -> None:
            super().__init__()
            self.refs = refs

    def __init__(self, pots: Pots, *, id: str) -> None:
        super().__init__(id=id)
        self.pots = pots
        self.drawing: list[Line] = []
        self.offered: frozenset[str] = frozenset()
        self.marked: frozenset[str] = frozenset()  # what the choice at hand names
        self.under: frozenset[str] = frozenset()  # what the pointer is over
        self.strips: list[Strip] = []
        self.painted: list[int] = []  # the lines that were painted last, for tests

    def show(self, drawing: list[Line], offered: Iterable[str], marked: Iterable[str]) -> None:
        """Show these lines, and paint those that changed."""
        self.drawing, self.offered, self.marked = drawing, frozenset(offered), frozenset(marked)
        self.under = frozenset()
        self.paint()

    def mark(self, marked: Iterable[str]) -> None:
        """Mark what a choice names, and bring it into view."""
        self.marked = frozenset(marked)
        self.paint()
        rows = [row for row, line in enumerate(self.drawing) for piece in line if self.marked & set(piece.refs.split())]
        if rows and not any(self.in_view(row) for row in rows):
            self.scroll_to(y=max(0, rows[0] - 2), animate=False)

    def in_view(self, row: int) -> bool:
        return 0 <= row - int(self.scroll_offset.y) < self.scrollable_content_region.height

    def repaint(self, pots: Pots) -> None:
        """Show the same in other colours."""
        self.pots = pots
        self.paint()

    def paint(self) -> None:
        before, self.strips = self.strips, [self.strip(line) for line in self.drawing]
        size = Size(max((strip.cell_length for strip in self.strips), default=0), len(self.strips))
        if size != self.virtual_size:
            self.virtual_size = size
        blank = Strip.blank(0)
        rows = range(max(len(before), len(self.strips)))
        old, new = (each + [blank] * (len(rows) - len(each)) for each in (before, self.strips))
        self.painted = [row for row in rows if list(old[row]) != list(new[row])]
        top = int(self.scroll_offset.y)
        shown = [Region(0, row - top, self.size.width, 1) for row in self.painted if row >= top]
        if shown:
            self.refresh(*shown)

    def strip(self, line: Line) -> Strip:
        segments: list[Segment] = []
        for piece in line:
            refs = frozenset(piece.refs.split())
            offered, marked = bool(refs & self.offered), bool(refs & (self.marked | self.under & self.offered))
            style = self.pots.style(piece, offered=offered, marked=offered and marked)
            letters = piece.text.strip()
            if not (offered and letters):
                segments.append(Segment(piece.text, style))
                continue
            lead, _, trail = piece.text.partition(letters)
            bare = style + Style(underline=False)
            segments += [Segment(lead, bare), Segment(letters, style), Segment(trail, bare)]
        return Strip([segment for segment in segments if segment.text])

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        row = y + int(top)
        strip = self.strips[row] if row < len(self.strips) else Strip.blank(0)
        return strip.crop_extend(int(left), int(left) + self.size.width, self.rich_style)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.point(self.refs_at(event))

    def on_leave(self, _: events.Leave) -> None:
        self.point(frozenset())

    def point(self, refs: frozenset[str]) -> None:
        if refs & self.offered != self.under & self.offered:
            self.under = refs
            self.paint()

    def on_click(self, event: events.Click) -> None:
        refs = self.refs_at(event)
        if refs & self.offered:
            self.post_message(self.Picked(refs))

    def refs_at(self, event: events.MouseEvent) -> frozenset[str]:
        return frozenset(str(event.style.meta.get("refs", "")).split())
