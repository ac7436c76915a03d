"""Runs notebooks and stores what comes out: `python scripts/notebooks.py examples/notebooks/*.ipynb`.

Each runs from its first cell to its last, in an empty folder. When a cell raises an error, it ends with it, and nothing is stored. Of
what comes out only texts are stored, and of long ones the beginning, so that the files stay small; whoever runs a notebook sees everything.
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
"""How long one cell may take."""

LONGEST = 2000
"""Letters of an output that are stored."""


def run(path: Path, folder: Path) -> Any:
    """A notebook as it is when all its cells have run in a folder. Raises CellExecutionError when one of them fails."""
    with warnings.catch_warnings():
        # Of the libraries' own ways to begin an event loop.
        warnings.simplefilter("ignore")
        notebook = nbformat.read(path, as_version=4)
        client = NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(folder)}})
        return asyncio.run(client.async_execute())


def trim(notebook: Any) -> None:
    """Leave of what came out only what is short, and nothing that is another one with each run."""
    notebook.metadata.pop("language_info", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            if output.output_type == "stream":
                output.text = shortened(output.text)
            elif "data" in output:
                output.data = {"text/plain": shortened(output.data.get("text/plain", ""))}


def shortened(text: str) -> str:
    """The beginning of a text."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def main(paths: list[str]) -> None:
    """Run some notebooks, and store what came out."""
    for path in map(Path, paths):
        with tempfile.TemporaryDirectory() as folder:
            notebook = run(path, Path(folder))
        trim(notebook)
        nbformat.write(notebook, path)
        print(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main(sys.argv[1:])
