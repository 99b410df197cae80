"""Ratings of people, their history, and which tables are still to be rated."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Two tables and a column; no match so far was rated."""
    op.add_column("tables", sa.Column("rating", sa.String))
    op.create_index("tables_to_rate", "tables", ["rating", "status", "changed"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("pace", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("best_ratings", "ratings", ["game", "pace", "mu"])
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_history", "rating_changes", ["person", "at"])


def downgrade() -> None:
    """Without them."""
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.drop_index("tables_to_rate", "tables")
    op.drop_column("tables", "rating")
