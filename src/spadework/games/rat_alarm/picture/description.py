"""A picture of Rat Alarm in words: how far the game is, and the position in a few sentences."""

from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.rat_alarm.notation.wording import card_words, cards_in, seats_words, treasure_words
from spadework.games.rat_alarm.picture.look import RatAlarmLook


def moment(look: RatAlarmLook) -> Message:
    """How far the game is."""
    if look.over:
        return message("moment-over")
    if look.setting_up:
        return message("moment-setting-up")
    id = "moment-alarm" if look.alarm else "moment-last-round" if look.view.last_round else "moment-round"
    return message(id, round=int(look.view.rounds) + 1)


def description(look: RatAlarmLook) -> Message:
    """The position in a few sentences."""
    if look.over:
        told = _says_end(look)
    elif look.setting_up:
        told = [moment(look)]
    else:
        told = [*_says_middle(look), *_says_seats(look)]
    described = told[0]
    for sentence in told[1:]:
        described = message("sentences", first=described, last=sentence)
    return described


def _says_end(look: RatAlarmLook) -> list[Message]:
    points, winners = look.standings.points, look.standings.winners
    each = [message("says-seat-number", seat=SeatName(seat), number=number) for seat, number in enumerate(points)]
    won = message("says-wins" if len(winners) == 1 else "says-share", seats=seats_words(winners))
    return [message("says-final", points=and_list(each)), won]


def _says_middle(look: RatAlarmLook) -> list[Message]:
    told = []
    if look.alarm:
        told.append(message("says-alarm", seat=SeatName(int(look.view.turn))))
    if look.turned is not None:
        told.append(message("says-turned", card=card_words(look.deck, look.turned)))
    cards = [card_words(look.deck, card) for card in cards_in(look.open)]
    if cards:
        told.append(message("says-open", cards=and_list(cards)))
    elif not look.face_down:
        told.append(message("says-none-open"))
    if look.face_down:
        told.append(message("says-face-down", count=look.face_down))
    told.append(message("says-pile", cards=look.to_come, rats=look.rats_to_come))
    return told


def _says_seats(look: RatAlarmLook) -> list[Message]:
    told = []
    for id, chosen in (
        ("says-in", [seat for seat in look.seats if look.in_round(seat)]),
        ("says-out", [seat for seat in look.seats if not look.in_round(seat)]),
    ):
        if chosen:
            told.append(message(id, seats=seats_words(chosen)))
    told += [said for seat in look.seats if (said := _says_spade(look, seat))]
    piles = [message("says-seat-number", seat=SeatName(seat), number=look.pile(seat)) for seat in look.seats]
    told.append(message("says-taken", piles=and_list(piles)))
    if look.own_pile:
        treasures = treasure_words(look.deck, look.own_pile, with_rats=True)
        told.append(message("says-own-pile", seat=SeatName(look.seat), treasures=treasures))
    told += [message("says-waiting", seat=SeatName(seat)) for seat in look.waiting]
    return told


def _says_spade(look: RatAlarmLook, seat: int) -> Message | None:
    card = look.buried(seat)
    if card is not None:
        return message("says-buried", seat=SeatName(seat), card=card_words(look.deck, card))
    if look.buried_face_down(seat):
        return message("says-buried-face-down", seat=SeatName(seat))
    return message("says-middle", seat=SeatName(seat)) if look.in_the_middle(seat) else None
