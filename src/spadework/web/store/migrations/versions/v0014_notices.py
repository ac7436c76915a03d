"""Ways by which people are told of their tables, and what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False, unique=True),
        sa.Column("key", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("site", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_notice_ways_guest", "notice_ways", ["guest"])
    op.create_table(
        "told_notices",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("what", sa.String(), primary_key=True),
        sa.Column("at", sa.DateTime(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("told_notices")
    op.drop_table("notice_ways")
