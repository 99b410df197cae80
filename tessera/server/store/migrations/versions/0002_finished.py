"""The latest matches that are over are found at once, however many there are."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """An index by the time at which matches ended."""
    op.create_index("finished_tables", "tables", ["status", "changed"])


def downgrade() -> None:
    """Without it."""
    op.drop_index("finished_tables", "tables")
