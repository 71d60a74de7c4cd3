"""Results: a row for each seat of a finished game; and ratings, which follow from them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("stood_in", sa.Integer, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.Column("losses", sa.Text, nullable=True),
    )
    op.create_index("results_holder", "results", ["holder", "game", "ended"])
    op.create_index("results_rated", "results", ["rated", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    for table in ("rated", "ratings", "results"):
        op.drop_table(table)
