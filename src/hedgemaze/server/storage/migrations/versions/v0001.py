"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("join_hash", sa.LargeBinary),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("deadline_ms", sa.BigInteger),
        sa.Column("is_engines_turn", sa.Boolean, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_index("rooms_by_stage", "rooms", ["stage", "touched_ms"])
    op.create_index("rooms_by_deadline", "rooms", ["deadline_ms"])
    op.create_table(
        "events",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("player_hash", sa.LargeBinary),
    )
    op.create_table(
        "visits",
        sa.Column("player_hash", sa.LargeBinary, primary_key=True),
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("from_ms", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Takes the tables away."""
    for name in ("beats", "outages", "codes", "visits", "seats", "events", "rooms"):
        op.drop_table(name)
