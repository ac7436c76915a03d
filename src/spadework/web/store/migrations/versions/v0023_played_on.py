"""From which table another goes on; none did before."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun_from", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "begun_from")
