"""Custom components know who uploaded them and when they were used last."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The owner, and the time of the last use."""
    op.add_column("components", sa.Column("owner", sa.String))
    op.add_column("components", sa.Column("used", sa.Float))


def downgrade() -> None:
    """Without them."""
    with op.batch_alter_table("components") as components:
        components.drop_column("used")
        components.drop_column("owner")
