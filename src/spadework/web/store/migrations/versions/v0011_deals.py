"""Deals that several tables play with the same chance."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("ends", sa.DateTime(), nullable=False),
    )
    op.add_column("tables", sa.Column("deal", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("sealed_until", sa.DateTime(), nullable=True))
    op.create_index("tables_by_deal", "tables", ["deal"])


def downgrade() -> None:
    op.drop_index("tables_by_deal", "tables")
    for name in ("sealed_until", "deal"):
        op.drop_column("tables", name)
    op.drop_table("deals")
