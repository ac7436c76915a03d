"""How many turns a seat has had at a table with clocks, and how many of them too late; counted from now on."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("turns", "late"):
        op.add_column("seats", sa.Column(name, sa.Integer(), nullable=True))


def downgrade() -> None:
    for name in ("late", "turns"):
        op.drop_column("seats", name)
