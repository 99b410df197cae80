"""An analysis that answers the same question is found at once, however many there are."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """An index by table."""
    op.create_index("analyses_of_tables", "analyses", ["table", "created"])


def downgrade() -> None:
    """Without it."""
    op.drop_index("analyses_of_tables", "analyses")
