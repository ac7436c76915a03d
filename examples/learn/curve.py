"""Plots the progress of networks: python examples/learn/curve.py rat_alarm.csv lost_maps.csv --into curve.svg."""

import argparse
import csv
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt

MARKERS = "osD^v"
"""One marker per network, so that colour is not the only difference."""


def main() -> None:
    """Read the files written by `train.py`, and plot one line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curves", type=Path, nargs="+")
    parser.add_argument("--into", type=Path, default=Path("curve.svg"))
    arguments = parser.parse_args()
    mpl.use("svg")
    # Makes the file reproducible.
    mpl.rcParams["svg.hashsalt"] = "spadework"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for number, path in enumerate(arguments.curves):
        with path.open(encoding="utf-8") as file:
            rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
        minutes = [row["minutes"] for row in rows]
        low, high = ([row[name] for row in rows] for name in ("wins_from", "wins_to"))
        axes.fill_between(minutes, low, high, alpha=0.2)
        axes.plot(
            minutes,
            [row["wins"] for row in rows],
            marker=MARKERS[number % len(MARKERS)],
            label=path.stem.replace("_", " "),
        )
    axes.axhline(0.5, linewidth=0.8, linestyle="--", color="grey")
    axes.set(xlabel="minutes", ylabel="win rate", ylim=(0, 1))
    axes.legend()
    figure.savefig(arguments.into, metadata={"Date": None})


if __name__ == "__main__":
    main()
