"""Leases, for several servers on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table, and finds rooms where engines should act without reading all of them."""
    op.create_table(
        "leases",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("job", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    here = sa.text("is_engines_turn")
    op.create_index("rooms_by_engines_turn", "rooms", ["touched_ms"], sqlite_where=here, postgresql_where=here)


def downgrade() -> None:
    """Takes them away."""
    op.drop_index("rooms_by_engines_turn", "rooms")
    op.drop_table("leases")
