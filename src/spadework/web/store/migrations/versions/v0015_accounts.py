"""How people appear, and accounts with their passkeys and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("emblem", sa.Integer()),
    )
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("key", sa.String(), nullable=False, unique=True),
        sa.Column("password", sa.String()),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("account", sa.String(), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(), primary_key=True),
        sa.Column("account", sa.String(), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])


def downgrade() -> None:
    op.drop_index("ix_sessions_account", "sessions")
    op.drop_table("sessions")
    op.drop_index("ix_passkeys_account", "passkeys")
    op.drop_table("passkeys")
    op.drop_table("accounts")
    op.drop_table("people")
