"""Hashes by which browsers commit to their parts of the chance before anybody reveals one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("commitment", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "commitment")
