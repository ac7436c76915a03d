"""Clubs and their members."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("founder", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("joined", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_club_members_guest", "club_members", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_club_members_guest", "club_members")
    op.drop_table("club_members")
    op.drop_table("clubs")
