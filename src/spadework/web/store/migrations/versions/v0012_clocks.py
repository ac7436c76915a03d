"""Clocks of tables, and when the server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("time", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("zone", sa.String(), nullable=True))
    op.add_column("seats", sa.Column("holidays", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "running",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("alive", sa.Double(), nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("running")
    op.drop_column("seats", "holidays")
    op.drop_column("seats", "zone")
    op.drop_column("tables", "clocks")
    op.drop_column("tables", "time")
