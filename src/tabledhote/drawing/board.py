"""What a game's drawing gives to pages, server, terminal and environments: one `Board`, which its `board/` exports.

A board must draw itself, as a picture and as text; everything else it may leave out. Users of a board read these fields
and look for nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NotRequired, Protocol, TypedDict

from tabledhote.drawing.figure import Figure
from tabledhote.drawing.lines import ASIDE, FREE, Lines
from tabledhote.drawing.palette import Palette
from tabledhote.drawing.svg import Markup
from tabledhote.words import Words

View = Mapping[str, Any]  # JSON whose entries a game knows of its own views; Python has no type for that
Action = Mapping[str, object]


class Svg(Protocol):
    """A view as one SVG. A file that stands alone brings its colours; a page has them already.

    `names` are the players' names; without them a seat goes by its colour.
    """

    def __call__(
        self, view: View, words: Words, /, *, names: Sequence[str] | None = None, standalone: bool = True
    ) -> str: ...


class Text(Protocol):
    """A view as lines for a terminal, without colour."""

    def __call__(self, view: View, words: Words, /, *, names: Sequence[str] | None = None) -> str: ...


class InLines(Protocol):
    """A view in coloured letters: the board in so many columns, what the viewer holds in `aside` of them."""

    def __call__(
        self,
        view: View,
        words: Words,
        /,
        *,
        names: Sequence[str] | None = None,
        columns: int = FREE,
        aside: int = ASIDE,
    ) -> Lines: ...


class Foreseen(TypedDict):
    """What happens to a thing of the drawing (its `id`, or "" for none): an icon of the drawing, and a text.

    `kind` is loss, harm, relief or perhaps (somebody has to choose first). `short` is for a chip: "−1 coin".
    """

    thing: str
    kind: str
    icon: str
    text: str
    short: NotRequired[str]


@dataclass(frozen=True)
class Series:
    """Actions that go together, one after the other: a button, or (`at`) what a click on a thing of the drawing does.

    A `quiet` button is not the main thing to do.
    """

    text: str
    actions: list[dict[str, object]]
    at: str = ""
    quiet: bool = False


@dataclass(frozen=True)
class Earned:
    """Points of a seat: from where (named by `source` with the field `earned`), and in which round, from 1; 0: the end.

    In a game without points `count` is the line of the final scoring to which they add up.
    """

    seat: int
    source: str
    points: int
    round: int = 0
    count: str = ""


Account = Callable[
    [View, Sequence[View]], tuple[int, list[Earned]]
]  # of the position after the set-up, and what followed
Choice = Callable[[View, Words, Action], str | None]
Together = Callable[[View, Words], Sequence[Series]]
Why = Callable[[View, Words], Mapping[str, str]]  # by thing (`field:value`), or by kind (`field`)
Foresee = Callable[[View, Sequence[View], Callable[[], View | None], Words, Sequence[str]], Sequence[Foreseen]]


@dataclass(frozen=True)
class Board:
    """How a game is drawn, and what a page may know of it beyond its views, actions and words."""

    svg: Svg
    text: Text
    colours: Palette  # `accent` is that of the game's pages
    lines: InLines | None = None  # in coloured letters; None: a terminal shows the text
    narrow: Svg | None = None  # another drawing, for pages that are higher than wide
    symbols: Mapping[str, Markup] = field(default_factory=dict)  # the icons of the drawing, by name
    seats: tuple[str, ...] = ()  # the colour of each seat; () where the view has it: `view["players"][seat]["colour"]`
    scored: bool = True  # False: a game without points before its end

    choice: Choice | None = None  # a choice in the words of its position; None: those of the action
    together: Together | None = None  # actions that go together: see `Series`
    warning: Callable[[View, Words], str] | None = None  # what threatens the viewer soon; "" for nothing
    extras: frozenset[str] = frozenset()  # actions beside what is asked: they glow less
    foresee: Foresee | None = None  # what an action will surely do: see `Foreseen`
    followed: Mapping[str, str] = field(default_factory=dict)  # the action that can be picked along with another
    switched: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # actions that a question follows: yes, no
    onward: frozenset[str] = frozenset()  # phases in which a click on what comes after them declines what is left
    why: Why | None = None  # why things cannot be chosen now
    loses: Mapping[str, str] = field(default_factory=dict)  # actions after which another kind is lost for the turn
    earned: Account | None = None  # how many rounds there were, and what they brought
    steps: Mapping[str, str] = field(default_factory=dict)  # events shown one after the other, and those that end them

    figures: tuple[Figure, ...] = ()  # pictures in the rules
    prompts: Mapping[str, str] = field(default_factory=dict)  # the rule behind each prompt, by phase

    def icons(self, words: Words) -> dict[str, str]:
        """What the icons of the drawing mean, as far as the legends of the rules say it."""
        legends = [figure.legend(words) for figure in self.figures if figure.legend is not None]
        return {icon: meaning for legend in legends for icon, meaning in legend}

    def shape(self, narrow: bool) -> Svg:
        """The drawing for a page that is narrow or wide; many boards have but one."""
        return self.narrow if narrow and self.narrow is not None else self.svg
