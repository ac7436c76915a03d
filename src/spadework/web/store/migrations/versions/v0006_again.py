"""Tables that are played again with the same people."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("again", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("again_by", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "again_by")
    op.drop_column("tables", "again")
