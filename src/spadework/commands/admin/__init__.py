"""Administration commands: `spadework admin …`."""

import typer

from spadework.commands.admin.backup import backup, restore
from spadework.commands.admin.doctor import doctor
from spadework.commands.admin.limits import limits
from spadework.commands.admin.move import move
from spadework.commands.admin.reports import reports
from spadework.commands.admin.tables import tables
from spadework.commands.admin.upgrade import upgrade
from spadework.commands.admin.users import users
from spadework.commands.terminal import Config, use

admin = typer.Typer(name="admin", no_args_is_help=True)


@admin.callback()
def options(config: Config = None) -> None:
    """Administer a server: its users, tables, reports and database. Settings select the server, as for `spadework serve`."""
    use(config)


admin.add_typer(users)
admin.add_typer(tables)
admin.command()(reports)
admin.command()(limits)
admin.command()(doctor)
admin.command()(backup)
admin.command()(restore)
admin.command()(move)
admin.command()(upgrade)
