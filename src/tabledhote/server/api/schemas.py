"""The shapes of requests, and of responses other than `Update`.

The API's documentation is made from these: names and docstrings are part of it.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tabledhote.server.errors import Refusal

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A player's name: 1 to 40 printable characters.")]
Id = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{1,60}$",
        description="Chosen by the client, new for each action: the same request sent again does no harm.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31, description="The `version` of the position that the client acts upon.")]


class SeatWanted(Struct, forbid_unknown_fields=True):
    """`me` is the sender (several times: several people on one device), `open` is for anybody, `invited` for a link."""

    kind: Literal["me", "bot", "open", "invited"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=32)] | None = None


class ClockWanted(Struct, forbid_unknown_fields=True):
    """Minutes for each person for the whole game, and seconds that are added whenever a turn of theirs ends."""

    minutes: Annotated[int, Meta(ge=1, le=240)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class TableWanted(Struct, forbid_unknown_fields=True):
    """A table to set up. Public ones are listed. Without a clock everybody plays at their own pace."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    public: bool = False
    clock: ClockWanted | None = None
    hints: Annotated[
        bool | None,
        Meta(description="Whether the table gives hints; by default only where one person plays against bots."),
    ] = None
    rated: Annotated[
        bool, Meta(description="Whether the result counts for ratings: with at least two persons, and without hints.")
    ] = False


class ActionSent(Struct, forbid_unknown_fields=True):
    """An action in the structured form of the rules, as `legal` lists them."""

    seat: SeatNumber
    action: dict[str, object]
    version: Version
    id: Id


class UndoSent(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    version: Version
    id: Id


class Hurry(Struct, forbid_unknown_fields=True):
    """With `undo` bots still wait while somebody may take the last action back."""

    seat: SeatNumber
    undo: bool = False


class SeatTaken(Struct, forbid_unknown_fields=True):
    name: Name
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class SeatReleased(Struct, forbid_unknown_fields=True):
    """Who may sit down there now."""

    to: Literal["open", "invited"] = "invited"


class BotWanted(Struct, forbid_unknown_fields=True):
    """`resign` marks that the person gave up."""

    level: Annotated[str, Meta(max_length=32)]
    resign: bool = False


class Words(Struct, forbid_unknown_fields=True):
    """Without an id, chat that is sent twice appears twice."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Id | None = None


class Done(Struct):
    """What was done: the number of its entry, and the version of the position now."""

    number: int
    version: int
    deciding: int
    status: str


class Token(Struct):
    """Send it as `Authorization: Bearer TOKEN`. Anybody who has it holds its seats."""

    token: str


class Invitation(Struct):
    """`link` is the address of the page, `invitation` what to send when taking the seat."""

    seat: int
    invitation: str
    link: str


class OptionTold(Struct):
    name: str
    values: list[object]
    default: object
    also: str


class GameTold(Struct):
    id: str
    title: str
    rules: int
    players: list[int]
    options: list[OptionTold]
    bots: list[str]


class TableListed(Struct):
    """A table in a list; `yours` are your seats."""

    id: str
    game: str
    options: dict[str, object]
    status: str
    created: float
    seats: list[dict[str, object]]
    deciding: int
    yours: list[int]
    rated: bool


class Rematch(Struct):
    table: str


class Verified(Struct):
    """The replay of the record: `ok` if seed, actions and result agree; otherwise `problem` says what does not."""

    ok: bool
    commitment: str
    seed: str
    actions: int
    problem: str | None = None


class DeviceTold(Struct):
    """A device of yours: browser and system, when it came and was last there, and whether it sends this request."""

    id: str
    label: str
    made: float
    seen: float
    here: bool


class PasskeyTold(Struct):
    """A passkey of yours; `label` is the device on which it was made."""

    id: str
    label: str
    made: float
    used: float | None


class Me(Struct):
    """You, as you see yourself. Without a seat so far you have no name and no devices."""

    name: str
    made: float | None
    devices: list[DeviceTold]
    passkeys: list[PasskeyTold]
    tables: int


class LinkMade(Struct):
    """`link` is the address to open on the other device, `code` the same as a QR code in SVG, `until` its last second.

    `token` is what a program sends instead.
    """

    token: str
    link: str
    code: str
    until: float


class Joined(Struct):
    """Whose device this is now. A program sends `token` from now on; a browser has got its cookie."""

    name: str
    token: str | None = None


class PasskeySent(Struct, forbid_unknown_fields=True):
    """What the browser answered (`credential.toJSON()`), and the name of somebody who has none yet."""

    credential: dict[str, object]
    name: Name | None = None


class Health(Struct):
    status: str


class Problem(Struct):
    """Every refusal: a stable code, a sentence, and what would be allowed."""

    code: str
    message: str
    allowed: list[object] | None = None
    version: int | None = None
    number: int | None = None
    wait: int | None = None


def check_printable(text: str, what: str) -> str:
    """A text that somebody typed, without spaces at its ends. Characters that garble a screen are refused."""
    text = text.strip()
    if not text or not all(character.isprintable() for character in text):
        raise Refusal("invalid_request", f"The {what} must have printable characters, and at least one.")
    return text
