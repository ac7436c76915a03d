"""In PostgreSQL the database tells all servers what has been stored of which table."""

from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

PARTS = {
    "tables": "game",
    "seats": "game",
    "said": "talk",
    "promise_events": "talk",
    "prepared": "ahead",
    "votes": "wishes",
    "back_requests": "wishes",
    "agreements": "wishes",
}
"""Which part of a table it is that a row belongs to."""

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
"""Tells the part, the table, the server that has stored it, and whether the table may be in the list of those that anybody may join."""


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(CHANGED)
    for table, part in PARTS.items():
        op.execute(
            f"CREATE TRIGGER spadework_changed AFTER INSERT OR UPDATE OR DELETE ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION spadework_changed('{part}')"
        )


def downgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in PARTS:
        op.execute(f"DROP TRIGGER spadework_changed ON {table}")
    op.execute("DROP FUNCTION spadework_changed()")
