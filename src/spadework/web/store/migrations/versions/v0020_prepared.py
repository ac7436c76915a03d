"""Answers that people prepare before they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "prepared",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("occasion", sa.String(), nullable=False),
        sa.Column("asked", sa.String(), nullable=False),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.Column("stands", sa.Boolean(), nullable=False),
        sa.Column("rests", sa.Integer()),
        sa.Column("played", sa.String()),
    )


def downgrade() -> None:
    op.drop_table("prepared")
