"""Run notebooks and store their output: `python scripts/notebooks.py examples/notebooks/*.ipynb`.

Each runs from its first cell to its last in an empty folder. If a cell raises an error, the script ends with it and stores nothing. Only
text output is stored, truncated if long, to keep the files small; running a notebook shows everything.
"""

import asyncio
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

SECONDS = 300
"""Time limit per cell."""

LONGEST = 2000
"""Maximum characters stored per output."""


def run(path: Path, folder: Path) -> Any:
    """Run all cells in a folder and return the notebook. Raises CellExecutionError if a cell fails."""
    with warnings.catch_warnings():
        # Ignore a deprecation warning inside the libraries that start the event loop.
        warnings.simplefilter("ignore")
        notebook = nbformat.read(path, as_version=4)
        client = NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(folder)}})
        return asyncio.run(client.async_execute())


def trim(notebook: Any) -> None:
    """Remove output that is not text, is long, or changes with each run."""
    notebook.metadata.pop("language_info", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            if output.output_type == "stream":
                output.text = shortened(output.text)
            elif "data" in output:
                output.data = {"text/plain": shortened(output.data.get("text/plain", ""))}


def shortened(text: str) -> str:
    """Truncate a text."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def main(paths: list[str]) -> None:
    """Run notebooks and store their output."""
    for path in map(Path, paths):
        with tempfile.TemporaryDirectory() as folder:
            notebook = run(path, Path(folder))
        trim(notebook)
        nbformat.write(notebook, path)
        print(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main(sys.argv[1:])
