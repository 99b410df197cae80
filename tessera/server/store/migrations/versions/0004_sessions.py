"""Sessions know when and where they were used last, and expire when they are not."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Sessions that exist count as used now; their cookies have no prefix yet."""
    op.add_column("sessions", sa.Column("used", sa.Float, nullable=False, server_default=str(time.time())))
    op.add_column("sessions", sa.Column("client", sa.String, nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("old", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("ix_sessions_used", "sessions", ["used"])


def downgrade() -> None:
    """Without them."""
    op.drop_index("ix_sessions_used", "sessions")
    for column in ("old", "client", "used"):
        op.drop_column("sessions", column)
