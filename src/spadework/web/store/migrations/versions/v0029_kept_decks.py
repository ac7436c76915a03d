"""Decks that guests have brought."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept_decks",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_index("kept_decks_by_guest", "kept_decks", ["guest"])


def downgrade() -> None:
    op.drop_table("kept_decks")
