"""Tables that anybody may join, and tables that did not come about."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("public", "cancelled"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("open_tables", "tables", ["public", "cancelled", "dealt", "created"])


def downgrade() -> None:
    op.drop_index("open_tables", "tables")
    for name in ("cancelled", "public"):
        op.drop_column("tables", name)
