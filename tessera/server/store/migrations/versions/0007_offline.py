"""Matches that were played offline are told apart: they count for whoever hands them over, and for nobody else."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A column that says so; all matches so far were played on a server."""
    op.add_column("tables", sa.Column("offline", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "offline")
