"""Sessions have ways of notices, several guests may have the same, and accounts have the skeleton of their name."""

import sqlalchemy as sa
from alembic import op

from spadework.engine.names import skeleton

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

ALL = sa.text("SELECT id, guest, kind, address, key, language, site, created FROM notice_ways").columns(
    key=sa.JSON(), created=sa.DateTime()
)


def upgrade() -> None:
    connection = op.get_bind()
    ways = [dict(row._mapping) for row in connection.execute(ALL)]
    op.drop_table("notice_ways")
    table = op.create_table(
        "notice_ways",
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("address", sa.String(), primary_key=True),
        sa.Column("id", sa.String(), nullable=False, unique=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("session", sa.String(), sa.ForeignKey("sessions.token", ondelete="CASCADE")),
        sa.Column("key", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("site", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_notice_ways_session", "notice_ways", ["session"])
    op.bulk_insert(table, ways)
    op.add_column("accounts", sa.Column("skeleton", sa.String()))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)
    accounts = sa.table("accounts", sa.column("id", sa.String()), sa.column("skeleton", sa.String()))
    named = sa.text(
        "SELECT accounts.id, name FROM accounts JOIN people ON guest = accounts.id ORDER BY accounts.created"
    )
    # Of several that look alike the oldest goes on being the one.
    first = {skeleton(name): id for id, name in reversed(connection.execute(named).all())}
    for drawn, id in first.items():
        connection.execute(accounts.update().where(accounts.c.id == id).values(skeleton=drawn))


def downgrade() -> None:
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")
    connection = op.get_bind()
    ways = [dict(row._mapping) for row in connection.execute(ALL)]
    op.drop_table("notice_ways")
    table = op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False, unique=True),
        sa.Column("key", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("site", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_notice_ways_guest", "notice_ways", ["guest"])
    op.bulk_insert(table, list({way["address"]: way for way in ways}.values()))
