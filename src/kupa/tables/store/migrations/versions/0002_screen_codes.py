"""Codes that let a screen show a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "screen_codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove it; screens that were admitted stay so."""
    op.drop_table("screen_codes")
