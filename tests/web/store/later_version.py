"""A later version of Spadework, with one more migration."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spadework.web.db import session
from spadework.web.db.session import revisions

MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "later", "{newest}", None, None


def upgrade() -> None:
    op.add_column("tables", sa.Column("later", sa.String()))
"""


@contextmanager
def later_version() -> Iterator[str]:
    """Add a migration while the block runs, and yield its revision."""
    newest = revisions()[0]
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        migrations = shutil.copytree(session.MIGRATIONS, Path(folder, "migrations"))
        (migrations / "versions" / "later.py").write_text(MIGRATION.format(newest=newest), encoding="utf-8")
        patch.setattr(session, "MIGRATIONS", migrations)
        revisions.cache_clear()
        try:
            yield "later"
        finally:
            revisions.cache_clear()
