"""Snapshots of long logs, rooms that expire, and a place to try whether anything can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables and columns; servers of the version before may go on without them."""
    op.add_column("rooms", sa.Column("rewrites", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("rooms", sa.Column("seen_ms", sa.BigInteger))
    op.create_table(
        "snapshots",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rewrites", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table("expired", sa.Column("room", sa.Text, primary_key=True))
    op.create_table(
        "probes",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("visits_by_room", "visits", ["room"])


def downgrade() -> None:
    """Takes them away."""
    op.drop_index("visits_by_room", "visits")
    for name in ("probes", "expired", "snapshots"):
        op.drop_table(name)
    op.drop_column("rooms", "seen_ms")
    op.drop_column("rooms", "rewrites")
