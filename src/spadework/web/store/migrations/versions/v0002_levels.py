"""Levels of computer players by their names on board."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NAMES = {"random": "deck-hand", "greedy": "mate"}


def upgrade() -> None:
    rename(NAMES)


def downgrade() -> None:
    rename({new: old for old, new in NAMES.items()})


def rename(names: dict[str, str]) -> None:
    seats = sa.table("seats", sa.column("level", sa.String()))
    for old, new in names.items():
        op.execute(seats.update().where(seats.c.level == old).values(level=new))
