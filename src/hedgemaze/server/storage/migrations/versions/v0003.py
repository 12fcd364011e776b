"""Analyses, for several servers on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "analyses",
        sa.Column("job", sa.Text, primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("asker", sa.Text, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Takes it away."""
    op.drop_table("analyses")
