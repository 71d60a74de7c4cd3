"""What hides the whole table: while the screen changes hands, in a window that is too small, and the help."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.screen import Screen
from textual.widgets import Button, Static

from tabledhote.words import Words


class Cover(Screen[str]):
    """A text with buttons; the name of the one that was pressed is the answer."""

    def __init__(self, text: str, buttons: dict[str, str]) -> None:
        super().__init__()
        self.text, self.buttons = text, buttons

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(self.text, markup=False, id="said")
            for name, caption in self.buttons.items():
                with Center():
                    yield Button(caption, id=name, compact=True)

    def on_mount(self) -> None:
        self.query(Button).first().focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(str(event.button.id))


class PassOn(Cover):
    """The screen changes hands: nothing of anybody is shown."""

    def __init__(self, texts: Words, name: str) -> None:
        super().__init__(texts("table-pass", seat=name), {"ready": texts("table-pass-ready", seat=name)})


class TooSmall(Cover):
    """The window has become too small; the table comes back when it grows."""

    def __init__(self, texts: Words, text: str) -> None:
        super().__init__(text, {"plain": texts("screen-plain"), "left": texts("screen-quit")})

    def say(self, text: str) -> None:
        self.query_one("#said", Static).update(text)


class Help(Cover):
    """All keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,f1,q", "close", show=False)]

    def __init__(self, texts: Words) -> None:
        super().__init__(f"{texts('title')} – {texts('tagline')}\n\n{texts('screen-help')}", {"close": texts("close")})

    def action_close(self) -> None:
        self.dismiss("close")
