"""Whether hints are allowed at a table: from the beginning where one person plays alone, for there is nobody who could mind."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id", sa.String()), sa.column("hints", sa.Boolean()))
    seats = sa.table("seats", sa.column("table", sa.String()), sa.column("level", sa.String()))
    people = sa.select(sa.func.count()).where(seats.c.table == tables.c.id, seats.c.level.is_(None)).scalar_subquery()
    op.execute(tables.update().where(people < 2).values(hints=True))


def downgrade() -> None:
    op.drop_column("tables", "hints")
