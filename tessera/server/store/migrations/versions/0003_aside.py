"""Tables that cannot be played any more are set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A column for the version of the games that cannot play a table."""
    op.add_column("tables", sa.Column("aside", sa.String))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "aside")
