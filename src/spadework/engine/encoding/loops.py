"""Compiled loops, shared by all games, that encode and decode many records and number many moves."""

from typing import Any

from spadework.engine.compile.rule import rule
from spadework.engine.encoding.plan import AMOUNT, BITS, CODE, KIND, SEAT, SEATS, Plan
from spadework.engine.interface import UNKNOWN
from spadework.engine.masks import lowest_in

NOT_FOUND = -1
MULTIPLIER = 0x9E3779B1
"""Multiplicative hashing constant: 2 ** 32 divided by the golden ratio (Knuth, The Art of Computer Programming, volume 3, section 6.4)."""
HASHED = (1 << 32) - 1


@rule
def read_value(content: Any, offset: int, size: int) -> int:
    """Read a little-endian integer."""
    value = int(content[offset + size - 1])
    value -= (value & 128) << 1
    for place in range(size - 2, -1, -1):
        value = value << 8 | int(content[offset + place])
    return value


@rule
def write_value(content: Any, offset: int, size: int, value: int) -> None:
    """Write a little-endian integer."""
    for place in range(size):
        content[offset + place] = value >> 8 * place & 255


@rule
def marked(plan: Plan, encoded: Any, start: int, count: int) -> int:
    """Return the index of the one-hot value."""
    if not plan.one_hot:
        number: int = round(encoded[start])
        return number
    for index in range(count):
        if encoded[start + index] > 0.5:
            return index
    return 0


@rule
def encode(plan: Plan, content: Any, me: int, out: Any) -> None:
    """Fill in the numbers of one record, as seen by the seat `me`.

    Everything is inlined: a call that passes an array costs as much as the rest of an element.
    """
    offsets, one_hot = plan.offsets[me], plan.one_hot
    for place in range(len(out)):
        out[place] = 0.0
    for n in range(len(plan.means)):
        value = int(content[offsets[n]])
        value -= (value & 128) << 1
        if plan.sizes[n] > 1:
            value = read_value(content, offsets[n], plan.sizes[n])
        means, low, count, start = plan.means[n], int(plan.lows[n]), int(plan.counts[n]), int(plan.starts[n])
        if means == KIND or means == SEAT:
            if means == SEAT and value >= 0:
                value = (value - me) % plan.seats
            # A value out of range, in a record that no rules made, is left out.
            if not one_hot:
                out[start] = value - low
            elif 0 <= value - low < count:
                out[start + value - low] = 1.0
        elif means == CODE:
            encode_code(plan, value, start, out)
        elif value == UNKNOWN and low:
            out[start] = 1.0
        elif means == BITS:
            value &= (1 << count) - 1
            while value:
                out[start + low + lowest_in(value)] = 1.0
                value &= value - 1
        elif means == AMOUNT:
            out[start + low] = value / count
        else:
            for seat in range(count):
                out[start + low + seat] = value >> (me + seat) % count & 1


@rule
def encode_code(plan: Plan, value: int, start: int, out: Any) -> None:
    """Fill in the numbers of a move's code."""
    if value == 0 or value == UNKNOWN:
        out[start + (value == UNKNOWN)] = 1.0
        return
    for factor in range(len(plan.factors)):
        index = value // plan.factors[factor, 0] % plan.factors[factor, 3]
        begin = start + plan.factors[factor, 2]
        if not plan.one_hot:
            out[begin] = index
        elif index < plan.factors[factor, 1]:
            out[begin + index] = 1.0


@rule
def decode(plan: Plan, encoded: Any, me: int, content: Any) -> None:
    """Write the elements of one record, from its numbers as seen by the seat `me`."""
    for n in range(len(plan.means)):
        means, low, count, start = plan.means[n], int(plan.lows[n]), int(plan.counts[n]), int(plan.starts[n])
        value = 0
        if means == KIND:
            value = low + marked(plan, encoded, start, count)
        elif means == SEAT:
            value = low + marked(plan, encoded, start, count)
            if value >= 0:
                value = (value + me) % plan.seats
        elif means == CODE:
            value = decode_code(plan, encoded, start)
        elif low and encoded[start] > 0.5:
            value = UNKNOWN
        elif means == AMOUNT:
            value = round(encoded[start + low] * count)
        else:
            for bit in range(count):
                place = (me + bit) % count if means == SEATS else bit
                value |= int(encoded[start + low + bit] > 0.5) << place
        write_value(content, plan.offsets[me, n], plan.sizes[n], value)


@rule
def decode_code(plan: Plan, encoded: Any, start: int) -> int:
    """Decode a move's code from its numbers."""
    if encoded[start] > 0.5:
        return 0
    if encoded[start + 1] > 0.5:
        return UNKNOWN
    value = 0
    for factor in range(len(plan.factors)):
        index = marked(plan, encoded, start + plan.factors[factor, 2], plan.factors[factor, 1])
        value += index * plan.factors[factor, 0]
    return value


@rule
def encode_all(plan: Plan, contents: Any, seats: Any, first: int, end: int, out: Any) -> None:
    """Fill out[n] with the numbers of contents[n], as seen by the seat seats[n]."""
    for row in range(first, end):
        encode(plan, contents[row], max(0, int(seats[row])), out[row])


@rule
def decode_all(plan: Plan, encoded: Any, seats: Any, contents: Any) -> None:
    """Fill contents[n] from its numbers; fields that are not encoded stay as they are."""
    for row in range(len(encoded)):
        decode(plan, encoded[row], max(0, int(seats[row])), contents[row])


@rule
def place_of(code: int, last: int) -> int:
    """Return the slot at which a lookup begins, in a table whose last slot is one below a power of two."""
    place: int = (code * MULTIPLIER & HASHED) >> 7 & last
    return place


@rule
def number_of(keys: Any, numbers: Any, code: int) -> int:
    """Return the number of a code, or NOT_FOUND; the size of the table is a power of two."""
    last = len(keys) - 1
    place = place_of(code, last)
    while keys[place] != code:
        if numbers[place] == NOT_FOUND:
            return NOT_FOUND
        place = place + 1 & last
    return int(numbers[place])


@rule
def number_all(keys: Any, numbers: Any, moves: Any, counts: Any, first: int, end: int, mask: Any) -> int:
    """Set mask[n, number] for each of the first counts[n] of moves[n]; returns a code that has no number, or -1."""
    missing = -1
    for row in range(first, end):
        for number in range(mask.shape[1]):
            mask[row, number] = False
        for place in range(counts[row]):
            number = number_of(keys, numbers, int(moves[row, place]))
            if number == NOT_FOUND:
                missing = int(moves[row, place])
            else:
                mask[row, number] = True
    return missing


@rule
def find_all(moves: Any, counts: Any, codes: Any, places: Any) -> int:
    """Fill places[n] with the index of codes[n] among the first counts[n] of moves[n]; returns the first n without one, or -1."""
    for row in range(len(codes)):
        places[row] = NOT_FOUND
        for place in range(counts[row]):
            if moves[row, place] == codes[row]:
                places[row] = place
                break
        if places[row] == NOT_FOUND:
            return row
    return -1
