"""By what two questions of a game are the same, or of the same kind, for who answers them beforehand."""

import json
from typing import Any

from spadework.engine.words import Argument, Message, SeatName

KIND = "occasion"
"""The argument of a question by which a game tells apart its kinds further than by the id: a text that nobody reads, or where the question
does not say it in words a message that does."""


def occasion(asked: Message) -> str:
    """The key of a question: the same for the same question in the same words, in every language and after a restart.

    >>> from spadework.engine.words import message
    >>> occasion(message("ask-share", seat=SeatName(1), value=50))
    '["ask-share",{"seat":{"seat":1},"value":50}]'
    """
    return json.dumps(_plain(asked), ensure_ascii=False, separators=(",", ":"))


def kind_of_occasion(asked: Message) -> str:
    """The key of all questions of the same kind, whoever and however much they are about.

    The id of the question, and what the game says beside it by an argument of the name `occasion`, are the kind.

    >>> from spadework.engine.words import message
    >>> kind_of_occasion(message("ask-share", seat=SeatName(1), value=50))
    '["ask-share"]'
    >>> kind_of_occasion(message("ask-counter", seat=SeatName(1), occasion="terror red"))
    '["ask-counter","terror red"]'
    """
    said = [_plain(value) for name, value in asked.arguments if name == KIND]
    return json.dumps([asked.id, *said], ensure_ascii=False, separators=(",", ":"))


def told_beside(asked: Message) -> Message | None:
    """What has to be told beside a question, so that whoever answers it beforehand knows which one it is."""
    return next((value for name, value in asked.arguments if name == KIND and isinstance(value, Message)), None)


def _plain(value: Argument) -> Any:
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, Message):
        return [value.id, {name: _plain(argument) for name, argument in value.arguments}]
    return value
