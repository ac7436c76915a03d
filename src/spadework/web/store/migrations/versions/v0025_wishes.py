"""What people at a table want together: stand-ins, an early end, and that the game goes back."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "votes",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("level", sa.String()),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "back_requests",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("reversals", sa.Integer(), nullable=False),
        sa.Column("course", sa.Integer(), nullable=False),
        sa.Column("begun", sa.Double(), nullable=False),
        sa.Column("outcome", sa.String()),
        sa.Column("by", sa.String(), nullable=False),
    )
    op.create_table(
        "agreements",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    for name in ("agreements", "back_requests", "votes"):
        op.drop_table(name)
