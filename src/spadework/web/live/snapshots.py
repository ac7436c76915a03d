"""What viewers see of a table just now, drawn once for all who see the same."""

from spadework.engine.contract import SPECTATOR
from spadework.table import Result, Table
from spadework.table.going_back import last_known_decision
from spadework.web.language import page_words
from spadework.web.live.protocol import Payload


class Snapshots:
    """The snapshots of one table."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str, bool], Payload] = {}

    def of(self, table: Table, viewer: int, language: str, wide: bool) -> Payload:
        """All that a viewer sees now but the log, in a language and a layout."""
        key = viewer, language, wide
        seen = self._known.get(key)
        if seen is None:
            seen = self._known[key] = snapshot(table, viewer, language, wide)
        return seen

    def forget(self) -> None:
        """Draw anew from now on: the table has changed."""
        self._known.clear()


def snapshot(table: Table, viewer: int, language: str, wide: bool) -> Payload:
    """All that a viewer sees now but the log, in a language and a layout."""
    return {
        "version": table.version(viewer),
        "past": table.past(viewer),
        "seat": viewer,
        "decision": 0 if viewer == SPECTATOR else table.decision(viewer),
        "picture": table.draw(viewer, language, wide),
        "title": title(table, viewer, language),
        "ask": table.ask(viewer, language),
        "means": means(table, viewer, language),
        "back": viewer != SPECTATOR and table.can_take_back(viewer),
        "ask_back": viewer != SPECTATOR and last_known_decision(table, viewer) is not None,
        "waiting": [table.names[other] for other in table.waiting(viewer) if other != viewer],
        "moves": [
            {"text": offer.text, "label": offer.label, "picks": offer.picks, "marks": offer.marks}
            for offer in table.offers(viewer, language)
        ],
        "names": list(table.names),
        "over": table.over,
        "result": result(table, table.result, viewer, language),
    }


def means(table: Table, viewer: int, language: str) -> Payload | None:
    """What the question to the viewer means to who hears it for the first time, under the kind of the question."""
    meaning = table.presenter(viewer, language).means(table.view(viewer).record)
    return meaning and meaning._asdict()


def title(table: Table, viewer: int, language: str) -> str:
    """What the browser's tab says."""
    words = page_words()[language]
    game = table.game.title(language)
    if table.over:
        return words.text("title-over", game=game)
    if viewer in table.waiting(viewer):
        return words.text("title-your-turn", game=game)
    return words.text("title-table", game=game)


def result(table: Table, ended: Result | None, viewer: int, language: str) -> Payload | None:
    """The result as rows, the best first."""
    if ended is None:
        return None
    words = table.game.words[language]
    rows = [
        {
            "seat": seat,
            "name": table.names[seat],
            "place": ended.places[seat],
            "score": ended.scores[seat],
            "mine": seat == viewer,
            "parts": [{"name": words.text(f"part-{part}"), "points": points} for part, points in parts.items()],
        }
        for seat, parts in enumerate(ended.parts)
    ]
    return {"rows": sorted(rows, key=lambda row: (row["place"], row["seat"]))}
