"""The ways in which input can be wrong. Every message names what was wrong and what was allowed."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the state is as it was."""


class InvalidPosition(ValueError):
    """A position that cannot arise: wrong fields, wrong ranges or a broken invariant."""


class InvalidOption(ValueError):
    """An unknown game or option, or a value that an option does not take."""


class InvalidComponents(ValueError):
    """A components file with missing, unknown or contradictory entries."""


class InvalidRecord(ValueError):
    """A record that is damaged, foreign, of other rules, or that says what the rules do not allow.

    The message is English; `reason` and `values` are for telling it in other languages (messages `record-<reason>`).
    """

    def __init__(self, message: str, reason: str = "entry", **values: object) -> None:
        super().__init__(message)
        self.reason, self.values = reason, values
