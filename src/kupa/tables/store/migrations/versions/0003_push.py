"""Whom to call when it is their turn, and the keys of the server that calls."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("push_due", "push_subscriptions", ["due"])
    op.create_index("push_table", "push_subscriptions", ["table_id"])


def downgrade() -> None:
    """Remove them: nobody is called any more."""
    op.drop_table("push_subscriptions")
    op.drop_table("push_keys")
