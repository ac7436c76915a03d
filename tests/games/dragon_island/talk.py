"""Words in tests of Dragon Island: moves played by their notation, and their log lines, labels and questions."""

from tests.games.dragon_island.position import GAME, OWN, Fresh, rules

from spadework.engine.interface import CHANCE, SPECTATOR, Record
from spadework.engine.words import AddressedNames, Message
from spadework.games.dragon_island.notation.asking import ask
from spadework.games.dragon_island.notation.events import events
from spadework.games.dragon_island.notation.texts import label, read, write
from spadework.games.dragon_island.rules import state as s

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
TIMES = "\N{MULTIPLICATION SIGN}"


def said(message: Message, language: str = "en", reader: int = SPECTATOR) -> str:
    """A message in words, with straight apostrophes."""
    names = NAMES if reader == SPECTATOR else AddressedNames(NAMES, reader, "You")
    return GAME.words[language].say(message, names).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def log_lines(before: Record, after: Record, seat: int, language: str = "en") -> list[str]:
    """The lines of the log between two views."""
    return [said(line, language) for line in events(OWN, before, after, seat)]


def possible(position: Fresh) -> list[int]:
    """The codes of the possible outcomes of chance."""
    moves, weights = position.buffers.moves, position.buffers.weights
    count = rules.chance_outcomes(OWN.record, position.state, moves, weights)
    codes: list[int] = moves[:count].tolist()
    return codes


def play(position: Fresh, seat: int, *texts: str) -> Fresh:
    """Play moves of a seat, or outcomes of chance, by their notation; each must be possible."""
    for text in texts:
        assert seat in position.to_move
        code = read(OWN, seat, text)
        codes = possible(position) if seat == CHANCE else position.codes(seat)
        assert code in codes, f"{text} is not among {[write(OWN, seat, code) for code in codes]}"
        rules.apply(OWN.record, position.state, seat, code)
    return position


def heard(position: Fresh, seat: int, text: str, language: str = "en") -> dict[int, list[str]]:
    """Play a move, and return its log lines for a spectator and each seat."""
    eyes = (SPECTATOR, *range(int(position.state.seats)))
    before = {seat: position.view(seat)[0] for seat in eyes}
    play(position, seat, text)
    return {seat: log_lines(view, position.view(seat)[0], seat, language) for seat, view in before.items()}


def read_by_each(position: Fresh, seat: int, text: str, language: str = "en") -> list[str]:
    """Play a move, and return its last log line for each seat, addressed as "You", and then for a spectator."""
    eyes = (*range(int(position.state.seats)), SPECTATOR)
    before = [position.view(reader)[0] for reader in eyes]
    play(position, seat, text)
    lines = [events(OWN, view, position.view(reader)[0], reader) for view, reader in zip(before, eyes, strict=True)]
    return [said(line[-1], language, reader) for line, reader in zip(lines, eyes, strict=True)]


def to_all(position: Fresh, seat: int, text: str, language: str = "en") -> list[str]:
    """Play a move, and return its log lines, which must be the same for everyone."""
    first, *others = heard(position, seat, text, language).values()
    assert all(other == first for other in others)
    return first


def settled(position: Fresh, language: str = "en") -> list[str]:
    """Let no asked seat react, end the time to react, and return the log lines, which must be the same for everyone."""
    for seat in position.asked:
        assert to_all(position, seat, "no reaction") == []
    return to_all(position, CHANCE, "settle", language)


def do(position: Fresh, seat: int, *texts: str) -> Fresh:
    """Play moves of a seat, to which nobody reacts."""
    for text in texts:
        play(position, seat, text)
        if position.state.phase == s.ANNOUNCED:
            settled(position)
    return position


def labelled(position: Fresh, seat: int, text: str, language: str = "en") -> str:
    """The label of a possible move."""
    codes = possible(position) if seat == CHANCE else position.codes(seat)
    code = read(OWN, seat, text)
    assert code in codes, f"{text} is not among {[write(OWN, seat, code) for code in codes]}"
    return said(label(OWN, position.view(SPECTATOR if seat == CHANCE else seat)[0], seat, code), language)


def asked(position: Fresh, seat: int, language: str = "en") -> str:
    """The question to a seat."""
    assert seat in position.to_move
    return said(ask(OWN, position.view(seat)[0], seat), language)
