"""How games ended: when, after how many moves, with which points and places, and where somebody stood in.

Points and places of games that were over before are found out later, for the rules have to be asked.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

CLOSE = """
UPDATE tables SET
  began = (SELECT MIN(moves.at) FROM moves WHERE moves."table" = tables.id),
  finished = COALESCE((SELECT MAX(moves.at) FROM moves WHERE moves."table" = tables.id), tables.created),
  length = (SELECT COUNT(*) FROM moves WHERE moves."table" = tables.id AND moves.decision IS NOT NULL)
WHERE tables.over OR tables.ended
"""


def upgrade() -> None:
    for name in ("began", "finished"):
        op.add_column("tables", sa.Column(name, sa.DateTime(), nullable=True))
    op.add_column("tables", sa.Column("length", sa.Integer(), nullable=True))
    op.create_index("finished_tables", "tables", ["game", "finished"])
    op.add_column("seats", sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.false()))
    for name in ("score", "place"):
        op.add_column("seats", sa.Column(name, sa.Integer(), nullable=True))
    op.execute(CLOSE)
    op.execute("UPDATE seats SET stood_in = stand_in IS NOT NULL")


def downgrade() -> None:
    for name in ("place", "score", "stood_in"):
        op.drop_column("seats", name)
    op.drop_index("finished_tables", "tables")
    for name in ("length", "finished", "began"):
        op.drop_column("tables", name)
