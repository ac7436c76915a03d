"""Keys of questions, by which premoves find the question, or the kind of questions, that they answer."""

import json
from typing import Any

from spadework.engine.words import Argument, Message, SeatName

KIND = "kind"
"""The argument of a question that distinguishes kinds with the same id: a text that is not displayed, or, if the question's own words
don't say it, a message that is."""


def question_key(question: Message) -> str:
    """Return the key of a question: equal for the same question with the same arguments, in every language and after a restart.

    >>> from spadework.engine.words import message
    >>> question_key(message("ask-share", seat=SeatName(1), value=50))
    '["ask-share",{"seat":{"seat":1},"value":50}]'
    """
    return json.dumps(_plain(question), ensure_ascii=False, separators=(",", ":"))


def question_kind(question: Message) -> str:
    """Return the key of all questions of the same kind, regardless of players and amounts.

    The kind is the question's id and its argument `kind`, if it has one.

    >>> from spadework.engine.words import message
    >>> question_kind(message("ask-share", seat=SeatName(1), value=50))
    '["ask-share"]'
    >>> question_kind(message("ask-counter", seat=SeatName(1), kind="terror red"))
    '["ask-counter","terror red"]'
    """
    kinds = [_plain(value) for name, value in question.arguments if name == KIND]
    return json.dumps([question.id, *kinds], ensure_ascii=False, separators=(",", ":"))


def shown_beside(question: Message) -> Message | None:
    """Return the message to display with a question, so that a player answering in advance knows which one it is."""
    return next((value for name, value in question.arguments if name == KIND and isinstance(value, Message)), None)


def _plain(value: Argument) -> Any:
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, Message):
        return [value.id, {name: _plain(argument) for name, argument in value.arguments}]
    return value
