"""Offers and promises between people at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("table", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("to_seat", sa.Integer(), nullable=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["said.table", "said.number"]),
    )
    op.create_table(
        "promise_events",
        sa.Column("table", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("count", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["promises.table", "promises.number"]),
    )


def downgrade() -> None:
    op.drop_table("promise_events")
    op.drop_table("promises")
