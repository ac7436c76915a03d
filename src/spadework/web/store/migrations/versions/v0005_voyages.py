"""Tables at which somebody learns a game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch: that would make the table anew, which others refer to.
    op.add_column("tables", sa.Column("voyage", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "voyage")
