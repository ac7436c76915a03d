"""All tables; in PostgreSQL also triggers that notify all servers of changes."""

import sqlalchemy as sa
from alembic import op

revision = "v0001j"
down_revision = None
branch_labels = None
depends_on = None

PARTS = {
    "tables": "game",
    "seats": "game",
    "chat_lines": "chat",
    "offer_events": "chat",
    "premoves": "premoves",
    "votes": "votes",
    "takeback_requests": "votes",
    "takeback_agreements": "votes",
}
"""The part of a game table that rows of a database table belong to."""

CHANGED = """
CREATE FUNCTION spadework_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  which text := changed ->> CASE WHEN TG_TABLE_NAME = 'tables' THEN 'id' ELSE 'table' END;
  listed text := CASE WHEN EXISTS (SELECT FROM tables WHERE id = which AND public) THEN 'listed' END;
BEGIN
  PERFORM pg_notify('spadework_changes', concat_ws(' ', TG_ARGV[0], which, current_setting('application_name'), listed));
  RETURN NULL;
END $$
"""
"""Sends the part, the table, the server that stored it, and `listed` for a public table."""


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("key", sa.String(), nullable=False, unique=True),
        sa.Column("skeleton", sa.String(), nullable=False),
        sa.Column("password", sa.String()),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("other", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "challenges",
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("what", sa.String(), primary_key=True),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("founder", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_index("decks_by_guest", "decks", ["guest"])
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("emblem", sa.Integer()),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("alive", sa.Double(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("deck", sa.String(), nullable=False),
        sa.Column("deck_digest", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("creator", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("hints_alone", sa.Boolean(), nullable=False),
        sa.Column("tutorial", sa.Boolean(), nullable=False),
        sa.Column("open_hands", sa.Boolean(), nullable=False),
        sa.Column("deal", sa.String()),
        sa.Column("sealed_until", sa.DateTime()),
        sa.Column("begun_from", sa.String()),
        sa.Column("series", sa.String(), nullable=False),
        sa.Column("rematch", sa.String()),
        sa.Column("rematch_by", sa.Integer()),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("club", sa.String()),
        sa.Column("cancelled", sa.Boolean(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("delay", sa.Integer(), nullable=False),
        sa.Column("spectators_talk", sa.String(), nullable=False),
        sa.Column("dealt", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("began", sa.DateTime()),
        sa.Column("finished", sa.DateTime()),
        sa.Column("length", sa.Integer()),
        sa.Column("to_move", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("time", sa.JSON(none_as_null=True)),
        sa.Column("clocks", sa.JSON(none_as_null=True)),
    )
    op.create_index("finished_tables", "tables", ["game", "finished"])
    op.create_index("open_tables", "tables", ["public", "cancelled", "dealt", "created"])
    op.create_index("tables_by_club", "tables", ["club"])
    op.create_index("tables_by_rematch", "tables", ["rematch"])
    op.create_index("tables_by_deal", "tables", ["deal"])
    op.create_table(
        "takeback_agreements",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("asker", sa.String(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
    op.create_table(
        "takeback_requests",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("reversals", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("begun", sa.Double(), nullable=False),
        sa.Column("outcome", sa.String()),
        sa.Column("by", sa.Integer(), nullable=True),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("joined", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_club_members_guest", "club_members", ["guest"])
    op.create_table(
        "club_dates",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("creator", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("starts", sa.DateTime(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("clock", sa.String(), nullable=False),
        sa.Column("weeks", sa.Integer(), nullable=False),
        sa.Column("series", sa.String(), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
    )
    op.create_index("club_dates_by_club", "club_dates", ["club"])
    op.create_index("club_dates_by_start", "club_dates", ["starts"])
    op.create_table(
        "club_answers",
        sa.Column("date", sa.String(), sa.ForeignKey("club_dates.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("answer", sa.String(), nullable=False),
    )
    op.create_index("ix_club_answers_guest", "club_answers", ["guest"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("club", sa.String(), sa.ForeignKey("clubs.id")),
        sa.Column("creator", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("time", sa.JSON(none_as_null=True)),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("finished", sa.DateTime()),
    )
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.create_index("ix_tournaments_creator", "tournaments", ["creator"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_tournament_entries_guest", "tournament_entries", ["guest"])
    op.create_table(
        "deals",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("ends", sa.DateTime(), nullable=False),
        sa.Column("tournament", sa.String(), sa.ForeignKey("tournaments.id")),
        sa.Column("round", sa.Integer()),
    )
    op.create_index("ix_deals_tournament", "deals", ["tournament"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer()),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.UniqueConstraint("table", "seat", "decision"),
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
        "premoves",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("prompt", sa.String(), nullable=False),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("repeats", sa.Boolean(), nullable=False),
        sa.Column("skips", sa.Integer()),
        sa.Column("played", sa.String()),
    )
    op.create_table(
        "chat_lines",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("phrase", sa.String()),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.String()),
        sa.Column("guest", sa.String()),
        sa.Column("invitation", sa.String()),
        sa.Column("commitment", sa.String()),
        sa.Column("contribution", sa.String()),
        sa.Column("substitute", sa.String()),
        sa.Column("had_substitute", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("luck", sa.Double()),
        sa.Column("turns", sa.Integer()),
        sa.Column("late", sa.Integer()),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("zone", sa.String()),
        sa.Column("holidays", sa.JSON(none_as_null=True)),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(), primary_key=True),
        sa.Column("account", sa.String(), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "taken_back_moves",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("count", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
    )
    op.create_table(
        "sent_notifications",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("what", sa.String(), primary_key=True),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("level", sa.String()),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "notification_channels",
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
    op.create_index("ix_notification_channels_session", "notification_channels", ["session"])
    op.create_table(
        "offers",
        sa.Column("table", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("to_seat", sa.Integer()),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["chat_lines.table", "chat_lines.number"]),
    )
    op.create_table(
        "chat_reports",
        sa.Column("table", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), primary_key=True),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["chat_lines.table", "chat_lines.number"]),
    )
    op.create_table(
        "offer_events",
        sa.Column("table", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("count", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["offers.table", "offers.number"]),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(CHANGED)
        for table, part in PARTS.items():
            op.execute(
                f"CREATE TRIGGER spadework_changed AFTER INSERT OR UPDATE OR DELETE ON {table} "
                f"FOR EACH ROW EXECUTE FUNCTION spadework_changed('{part}')"
            )
