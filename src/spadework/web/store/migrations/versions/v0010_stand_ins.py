"""Computer players who stand in for people, and games that are ended early."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in", sa.String(), nullable=True))
    op.add_column("seats", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ended", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "ended")
    op.drop_column("seats", "left")
    op.drop_column("seats", "stand_in")
