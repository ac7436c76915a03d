"""Tables, seats and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("deck", sa.String(), nullable=False),
        sa.Column("deck_digest", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("creator", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("dealt", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("to_move", sa.Integer(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.String()),
        sa.Column("guest", sa.String()),
        sa.Column("invitation", sa.String()),
        sa.Column("contribution", sa.String()),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer()),
        sa.Column("text", sa.String(), nullable=False),
        sa.UniqueConstraint("table", "seat", "decision"),
    )


def downgrade() -> None:
    op.drop_table("moves")
    op.drop_index("seats_by_guest", "seats")
    op.drop_table("seats")
    op.drop_table("tables")
