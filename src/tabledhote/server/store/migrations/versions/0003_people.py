"""People, their devices and passkeys, and links to further devices. Every holder that is known becomes a person."""

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    persons = op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("tables", sa.Integer, nullable=True),
        sa.Column("entries", sa.Integer, nullable=True),
        sa.Column("chat", sa.Integer, nullable=True),
    )
    devices = op.create_table(
        "devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("signed_out", sa.Float, nullable=True),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text, primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("links_person", "links", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    known = holders()
    if known:
        op.bulk_insert(
            persons, [{"id": who, "name": name, "made": at, "blocked": False} for who, (name, at) in known.items()]
        )
        op.bulk_insert(
            devices,
            [
                {
                    "key": who,
                    "id": secrets.token_urlsafe(9),
                    "person": who,
                    "label": "",
                    "made": at,
                    "seen": at,
                    "signed_out": None,
                }
                for who, (_, at) in known.items()
            ],
        )


def holders() -> dict[str, tuple[str, float]]:
    """Everybody who holds or held a seat, set up a table or uploaded a record: the latest name, and the first time."""
    first: dict[str, float] = {}
    names: dict[str, tuple[float, str]] = {}
    connection = op.get_bind()

    def note(who: object, name: object, at: float) -> None:
        if not isinstance(who, str) or not who:
            return
        first[who] = min(first.get(who, at), at)
        if isinstance(name, str) and name and at > names.get(who, (0.0, ""))[0]:  # several on one device: the first
            names[who] = (at, name)

    for host, created in connection.execute(sa.text("SELECT host, created FROM tables")):
        note(host, None, created)
    query = "SELECT holder, created FROM holders JOIN tables ON tables.id = holders.table_id"
    for who, created in connection.execute(sa.text(query)):
        note(who, None, created)
    query = "SELECT kind, body, at FROM entries WHERE kind IN ('sit', 'bot', 'upload') ORDER BY at, number"
    for kind, body, at in connection.execute(sa.text(query)):
        try:
            told = json.loads(body)
            note(told.get("by" if kind == "upload" else "holder"), told.get("name"), at)
        except (ValueError, AttributeError):
            continue  # a damaged entry
    return {who: (names.get(who, (0.0, ""))[1], at) for who, at in first.items()}


def downgrade() -> None:
    for table in ("challenges", "links", "passkeys", "devices", "persons"):
        op.drop_table(table)
