"""The package on systems without the modules, functions and signals of Unix, such as Windows."""

import subprocess
import sys
from pathlib import Path

import pytest

ELSEWHERE = """
import importlib, os, pathlib, pkgutil, signal, sys

import spadework

# What is executed for each game instead of being imported.
EXECUTED = "\\n    from spadework.engine.compile.rule import rule\\n"
modules = []
for found in pkgutil.walk_packages(spadework.__path__, "spadework."):
    source = pathlib.Path(found.module_finder.find_spec(found.name).origin).read_text(encoding="utf-8")
    if EXECUTED not in source and not found.name.endswith(("__main__", "schema.env")):
        modules.append(found.name)
# What other packages need is there already.
for name in modules:
    importlib.import_module(name)
for name in [name for name in sys.modules if name.partition(".")[0] == "spadework"]:
    del sys.modules[name]

for name in ("fcntl", "grp", "posix", "pty", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for name in ("fork", "getuid", "killpg", "nice", "sched_getaffinity", "setsid", "umask"):
    delattr(os, name)
for name in ("SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1"):
    delattr(signal, name)
msvcrt = sys.modules["msvcrt"] = type(sys)("msvcrt")
msvcrt.LK_NBLCK, msvcrt.held = 2, set()


def locking(descriptor, mode, count):
    file = os.fstat(descriptor).st_ino
    if file in msvcrt.held:
        raise OSError
    msvcrt.held.add(file)


msvcrt.locking = locking
sys.platform = "win32"
for name in modules:
    importlib.import_module(name)

from spadework.players.pool import cores
from spadework.web.db.session import DatabaseError, folder_lock
from spadework.web.server.connections import raise_descriptor_limit

assert cores() == os.cpu_count()
raise_descriptor_limit()
folder = pathlib.Path(sys.argv[1])
with folder_lock(folder):
    try:
        with folder_lock(folder):
            raise AssertionError
    except DatabaseError as error:
        print(error)
"""


@pytest.mark.long
def test_the_package_works_without_unix_only_features(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", ELSEWHERE, tmp_path], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "another Spadework server keeps its tables there" in ended.stdout
