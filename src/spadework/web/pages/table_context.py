"""Template context of tables and games, without hidden information."""

from collections.abc import Collection, Sequence
from typing import Any
from urllib.parse import urlencode

from spadework.engine.discovery import UnknownGame, all_games
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.metadata import DIFFICULTIES
from spadework.engine.picture.sprites import Sprites, digest
from spadework.engine.words import Words
from spadework.web.db.models import StoredTable
from spadework.web.features.chat.service import EMOTES, phrase_text, phrases_of, promises_of
from spadework.web.features.clocks.form import terms_text
from spadework.web.features.clubs.service import host_of
from spadework.web.features.clubs.store import ClubTable
from spadework.web.features.friends.service import invitation_path
from spadework.web.features.history.store import FinishedGame
from spadework.web.features.rematch.service import GOALS, goal_text, is_mixed, series_of, value_of
from spadework.web.pages.new_table import choice_label
from spadework.web.pages.portraits import portrait_of
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, decimal, join_names, level_name, title_of
from spadework.web.socket.incoming import DELAYS
from spadework.web.socket.messages import invites
from spadework.web.table.live_table import LiveTable


def game_context(game: Game, words: Words, learned: Collection[str] = ()) -> dict[str, Any]:
    """Return the context of a game: texts and links. It doesn't load the rules.

    `learned` are the games whose tutorial the user has finished.
    """
    game_words, url = game.words[words.language], f"{root()}/games/{game.id}"
    return {
        "id": game.id,
        "title": game.title(words.language),
        "tagline": game_words.text("tagline") if game_words.has("tagline") else "",
        "genre": game_words.text("genre") if game_words.has("genre") else "",
        "metadata": facts_context(game, words),
        "cover_url": cover_url(game.id),
        "moment_url": f"{url}/moment.svg" if game.metadata else "",
        "play_url": f"{url}/play",
        "tutorial_url": f"{url}/tutorial" if game.tutorial else "",
        "learn_first": game.tutorial is not None and game.id not in learned,
        "new_url": f"{url}/new",
        "friends_url": f"{url}/new?with=friends",
        "rules_url": f"{url}/rules",
        "one_page_url": f"{url}/rules/one-page",
        "decks_url": f"{url}/decks",
        "today_url": f"{url}/today",
        "deals_url": f"{url}/deals",
    }


def cover_url(id: str) -> str:
    """Return the address of a game's cover; empty without one."""
    try:
        facts = find_game(id).metadata
    except UnknownGame:
        return ""
    return f"{root()}/games/{id}/cover.svg" if facts is not None and facts.cover is not None else ""


def facts_context(game: Game, words: Words) -> dict[str, Any] | None:
    """Return the key facts of a game; None without metadata."""
    facts = game.metadata
    if facts is None:
        return None
    least, most = facts.players
    return {
        "seats": words.text("facts-seats", least=least, most=most),
        "minutes": words.text("facts-minutes", minutes=facts.minutes),
        "effort": words.text(f"facts-effort-{facts.effort}"),
        "level": DIFFICULTIES.index(facts.effort) + 1,
        "levels": len(DIFFICULTIES),
    }


def sprites_url(game: Game, sprites: Sprites, deck: str = OWN_DECK) -> str:
    """Return the URL of a deck's sprites, which changes with the art."""
    query = "" if deck == OWN_DECK else f"?{urlencode({'deck': deck})}"
    return f"{root()}/games/{game.id}/sprites/{digest(sprites)}.svg{query}"


def table_context(live: LiveTable, guest: str, words: Words) -> dict[str, Any]:
    """Return the context of a table: seats, options and links."""
    url = f"{root()}/tables/{live.id}"
    own = live.seats_of(guest)
    me = live.chat.by(guest) if own else ""
    game_words = live.game.words[words.language]
    return {
        "id": live.id,
        "url": url,
        "game": live.game.id,
        "game_title": live.game.title(words.language),
        "cover_url": cover_url(live.game.id),
        "stage": live.stage,
        # After signing out, the browser must not silently become a spectator.
        "live_url": f"{url}/live?me={me}" if own else f"{url}/live",
        "me": me,
        "replay_url": f"{url}/replay",
        "again_url": again_url(live.id),
        "ending_url": f"{url}/ending",
        "review_url": f"{url}/review",
        "deal_url": f"{root()}/deals/{live.stored.deal}" if live.stored.deal and own else "",
        "shared": live.stored.deal is not None,
        "tournament": is_tournament(live.stored),
        "series": goal_text(live.stored.series, words),
        "sealed": live.sealed,
        "begun_url": f"{root()}/tables/{live.stored.begun_from}/replay" if live.stored.begun_from else "",
        "record_url": f"{url}/record.json",
        "verify_url": f"{url}/verify",
        "rules_url": f"{root()}/games/{live.game.id}/rules",
        "new_url": f"{root()}/games/{live.game.id}/new",
        "sprites_url": sprites_url(live.game, live.sprites, live.deck),
        "commitment": live.commitment,
        "tutorial": live.tutorial is not None,
        "alone": live.alone,
        "tutorials": [
            {"id": one.id, "title": one.title(words.language)}
            for one in (all_games().values() if live.tutorial else ())
            if one.tutorial
        ],
        "coached": live.alone and live.stored.hints and live.tutorial is None,
        "time": terms_text(live.stored.time, words),
        "by_zone": bool(live.clocks.terms and live.clocks.terms.by_zone),
        "holidays": int(live.clocks.terms.holidays) if live.clocks.terms else 0,
        "explains": live.game.about is not None,
        "talks": live.apart,
        "prepares": live.apart and live.tutorial is None and bool(own),
        "delays": DELAYS[1:],
        "phrases": [
            {"id": id, "text": phrase_text(id, game_words, words)}
            for id in (phrases_of(live.game) if live.apart else ())
        ],
        "emotes": [{"id": id, "text": words.text(id)} for id in (EMOTES if live.apart else ())],
        "promises": [
            {"id": id, "text": phrase_text(id, game_words, words)}
            for id in (promises_of(live.game) if live.apart else ())
        ],
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name or words.text("seat-open"),
                "kind": "person" if seat.level is None else "computer",
                "level": seat.level or "",
                "level_text": level_text(seat.level, words) if seat.level else "",
                "mine": seat.seat in own,
                "portrait": portrait_of("me" if seat.seat in own else "here", "")
                if seat.level is None
                else portrait_of("computer", seat.level),
                "open": seat.is_open,
            }
            for seat in live.seats
        ],
        "roster": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "level": seat.level or None,
                "player": level_name(seat.level, words) if seat.level else None,
            }
            for seat in live.seats
        ],
        "own": list(own),
        "renames": live.seats[own[0]].name if len(own) == 1 and live.stage != "over" else "",
        "creator": live.is_host(guest),
        "invites": invites(live, guest),
        "hints": live.stored.hints,
        "open_hands": live.stored.open_hands,
        "options": [
            {
                "label": game_words.text(f"option-{name}"),
                "choice": choice_label(live.game, name, choice, game_words),
            }
            for name, choice in live.stored.options.items()
            if (name, choice) != ("deck", OWN_DECK)
        ],
    }


def level_text(level: str, words: Words) -> str:
    """Return the label of a computer player's seat."""
    return words.text("seat-computer", level=level_name(level, words))


def listed_table(stored: StoredTable, guest: str, words: Words) -> dict[str, Any]:
    """Return the context of a table in the guest's list."""
    names = [seat.name or words.text("seat-open") for seat in stored.seats]
    status = status_of(stored, guest)
    return {
        "url": f"{root()}/tables/{stored.id}",
        "cover_url": cover_url(stored.game),
        "game_title": title_of(stored.game, words.language),
        "names": names,
        "others": join_names(
            [seat.name or words.text("seat-open") for seat in stored.seats if seat.guest != guest], words
        ),
        "mine": any(seat.guest == guest for seat in stored.seats),
        "status": status,
        "status_text": " · ".join(status_notes(stored, guest, status, words)),
        "created": stored.created.date().isoformat(),
        "day": day_text(stored.created.date(), words),
    }


def status_notes(stored: StoredTable, guest: str, status: str, words: Words) -> list[str]:
    """Return the notes on a table in a guest's list: the result, and whether it belongs to a tournament or branches off another game."""
    notes = [own_result(stored, guest, words) or words.text(f"status-{status}")]
    if is_tournament(stored):
        notes.append(words.text("tournament-game"))
    return notes + [words.text("history-played-on")] * (stored.begun_from is not None)


def own_result(stored: StoredTable, guest: str, words: Words) -> str:
    """Return the result of a guest, or of the best of several players at one screen; empty if there is none."""
    own = sorted(
        (seat for seat in stored.seats if seat.guest == guest and seat.place), key=lambda seat: seat.place or 0
    )
    if not own:
        return ""
    reached = {"place": own[0].place or 0, "points": own[0].score or 0}
    if len(own) == 1:
        return words.text("history-outcome", seats=len(stored.seats), **reached)
    return words.text("club-outcome", name=own[0].name, **reached)


def is_tournament(stored: StoredTable) -> bool:
    """Return whether a table belongs to a tournament: it plays a shared deal and has no host."""
    return stored.deal is not None and not stored.creator


def club_tables(found: Sequence[ClubTable], guest: str, words: Words) -> list[dict[str, Any]]:
    """Return the context of open tables of a guest's clubs."""
    return [
        waiting_table(
            table,
            guest,
            words.text("club-opened" if table.creator else "club-time", name=host_of(table, words), club=club),
            words,
        )
        for table, club in found
    ]


def tables_asked_to(found: Sequence[StoredTable], guest: str, words: Words) -> list[dict[str, Any]]:
    """Return the context of open tables to which a guest is invited."""
    return [
        waiting_table(table, guest, words.text("friend-asks", name=host_of(table, words)), words)
        | {"join_url": root() + invitation_path(table)}
        for table in found
    ]


def reserved_table(table: StoredTable, before: str, guest: str, words: Words) -> dict[str, Any]:
    """Return the context of a rematch with a seat reserved for a guest."""
    caption = words.text("rematch-invites", name=host_of(table, words))
    return waiting_table(table, guest, caption, words) | {"again_url": again_url(before)}


def again_url(id: str) -> str:
    """Return the address at which the rematch of a table is requested."""
    return f"{root()}/tables/{id}/rematch"


def waiting_table(table: StoredTable, guest: str, caption: str, words: Words) -> dict[str, Any]:
    """Return the context of an open table, with a caption for the guest."""
    return {
        "url": f"{root()}/tables/{table.id}",
        "join_url": "",
        "again_url": "",
        "cover_url": cover_url(table.game),
        "game_title": title_of(table.game, words.language),
        "caption": caption,
        "open": sum(seat.is_open for seat in table.seats),
        "seats": len(table.seats),
        "seated": any(seat.guest == guest for seat in table.seats),
    }


def series_context(chain: Sequence[FinishedGame], goal: str, words: Words) -> dict[str, Any] | None:
    """Return the context of the running score of a series of rematches, or of its goal before the first end; None for a single game."""
    series, single = series_of(chain, goal), goal == GOALS[0]
    if single and (len(chain) < 2 or not series.games):
        return None
    scores: list[dict[str, Any]] = [
        {
            "name": one.name,
            "wins": decimal(one.wins, words),
            "points": one.points,
            "value": str(one.points) if series.by_points else decimal(one.wins, words),
            "counts": value_of(one, series.by_points),
            "leads": value_of(one, series.by_points) == value_of(series.scores[0], series.by_points),
        }
        for one in series.scores
    ]
    after = words.text("series-after", games=len(series.games)) if series.games else ""
    return {
        "heading": ": ".join(filter(None, (goal_text(goal, words), after))),
        "after": after,
        "scores": scores,
        "standing": ", ".join(words.text("series-row", name=one["name"], wins=one["value"]) for one in scores),
        "by_points": series.by_points,
        "substituted": any(seat.played_by_substitute for game in series.games for seat in game.seats),
        "mixed": is_mixed(series.games),
        "games": [
            {
                "game": one.game,
                "title": title_of(one.game, words.language),
                "winners": join_names([seat.name for seat in one.seats if seat.place == 1], words),
                "points": " : ".join(
                    str(seat.score) for seat in sorted(one.seats, key=lambda seat: (seat.place or 0, seat.name))
                ),
                "day": day_text(one.finished.date(), words),
            }
            for one in series.games
        ],
        "won": words.text("series-won", count=len(series.winners), names=join_names(series.winners, words))
        if series.winners
        else "",
    }


def status_of(stored: StoredTable, guest: str) -> str:
    """Return a table's status for a guest. It doesn't reveal whose turn it is, which may be secret."""
    if stored.over:
        return "over"
    if stored.ended:
        return "ended"
    if not stored.dealt:
        here = not any(seat.is_open for seat in stored.seats)
        owes = any(seat.guest == guest and seat.contribution is None for seat in stored.seats)
        return "awaited" if here and owes else "gathering"
    own = [seat.seat for seat in stored.seats if seat.guest == guest]
    return "your-turn" if any(stored.to_move >> seat & 1 for seat in own) else "waiting"
