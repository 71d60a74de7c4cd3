"""What a caller of the store has to expect."""


class Conflict(Exception):
    """Another process appended first: read the log again."""


class Unavailable(Exception):
    """The database did not do what it was asked; whether the change is in it is not known."""


class Damaged(Unavailable):
    """What the database has of a table cannot be read, and trying again will not help."""
