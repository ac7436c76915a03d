"""Tables closed to spectators, or shown to them later; when moves were stored."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("at", sa.DateTime(), nullable=True))


def downgrade() -> None:
    op.drop_column("moves", "at")
    op.drop_column("tables", "delay")
    op.drop_column("tables", "closed")
