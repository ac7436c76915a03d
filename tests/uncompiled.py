"""Results of a test's function without compiled code."""

import os
import subprocess
import sys

from spadework.engine.game import Game

CODE = """
import importlib, sys
from pathlib import Path
from spadework.engine.game import Game
folder, file, name = map(str, sys.argv[1:])
sys.path.append(str(Path(file).parent))
function = getattr(importlib.import_module(Path(file).stem), name)
print(function(Game("dig", "dig", Path(folder))))
"""


def told_uncompiled(toy: Game, file: str, name: str) -> str:
    """Return the result of a test file's function for the game Dig in a process without compiled code.

    Args:
        toy: the game.
        file: the test's `__file__`.
        name: the name of the function, which takes the game.
    """
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", CODE, str(toy.folder), file, name],
        env={**os.environ, "SPADEWORK_JIT": "0", "PYTHONPATH": os.pathsep.join([str(toy.folder.parent), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()
