"""What is said at tables, and what of it was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("spectators_talk", sa.String(), nullable=False, server_default="read"))
    op.create_table(
        "said",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("phrase", sa.String(), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "reported",
        sa.Column("table", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["said.table", "said.number"]),
    )


def downgrade() -> None:
    op.drop_table("reported")
    op.drop_table("said")
    op.drop_column("tables", "spectators_talk")
