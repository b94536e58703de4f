"""Links: a finished game, or the deal of a challenge, as a few bytes that fit into an address.

This module knows the bytes alone (`docs/links.md` has them in a table). Playing the game of a link
is in `mori.core.linked_game`.

    name.AQAAA…    the game's name, a point, and the bytes in letters of base64url

Whatever is read here may come from anybody. So its length is limited, and each byte is checked.
"""

import base64
import binascii
import hashlib
import re
import zlib
from typing import Final

from mori.core.errors import RecordError
from mori.core.rng import WIDE_LIMIT
from mori.core.shuffle import NONCE_DIGITS

LINK_VERSION: Final = 1
MAX_LETTERS: Final = 4096
MAX_SEATS: Final = 16
MAX_SEAT_NAME: Final = 60  # bytes
PERSON: Final = "human"  # what records call a seat that a person plays

_PACK_BYTES: Final = 4
_OPTION_BYTES: Final = 3
_CHECK_BYTES: Final = 4
_SUM_BYTES: Final = 2
_HAS_OPTIONS: Final = 16  # the lower four bits are the number of players, less one
_HAS_SEATS: Final = 32
_HAS_NONCE: Final = 64
_HAS_ANSWERS: Final = 128
_FORM: Final = re.compile(r"([a-z][a-z0-9_]{0,39})\.([A-Za-z0-9_-]+)")


class Link:
    """What a link says. Without answers it is the deal of a challenge."""

    __slots__ = (
        "answers",
        "check",
        "engine",
        "game",
        "nonce",
        "options",
        "pack",
        "players",
        "seats",
        "seed",
    )

    def __init__(
        self,
        game: str,
        engine: str,
        pack: str,
        players: int,
        options: list[str],
        seats: list[str],
        seed: int,
        nonce: str,
        answers: bytes,
        check: str,
    ) -> None:
        self.game = game
        self.engine = engine  # the version of Mori that made it
        self.pack = pack  # how the fingerprint of the pack begins
        self.players = players
        self.options = options  # tags of those that differ from their defaults, in order
        self.seats = seats
        self.seed = seed
        self.nonce = nonce  # of the promised shuffle; "" if there is none
        self.answers = answers  # each one's place among the legal ones, in mixed radix
        self.check = check  # of answers and result (`mori.core.linked_game`); "" without answers

    @property
    def is_game(self) -> bool:
        """Whether it has a whole game, not just a deal."""
        return self.check != ""

    def deal(self) -> "Link":
        """The same without what was played: game, options, seed and seats."""
        return Link(
            self.game,
            self.engine,
            self.pack,
            self.players,
            self.options,
            self.seats,
            self.seed,
            "",
            b"",
            "",
        )

    def deal_key(self) -> str:
        """The same for all links of one deal, whichever version of Mori made them."""
        parts = [self.game, self.pack, str(self.seed), *self.seats, *self.options]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def option_tag(name: str, value: object) -> str:
    """What a link says of an option: so it does not depend on the order of all options."""
    return hashlib.sha256(f"{name}={value!r}".encode()).digest()[:_OPTION_BYTES].hex()


def pack_tag(fingerprint: str) -> str:
    """What a link says of a pack."""
    return fingerprint[: 2 * _PACK_BYTES]


def check_tag(text: str) -> str:
    """What a link keeps of a text that is to be the same again."""
    return hashlib.sha256(text.encode()).digest()[:_CHECK_BYTES].hex()


def write_link(link: Link) -> str:
    """The link's text. It is the same for the same link, letter by letter."""
    data = bytearray([LINK_VERSION])
    for part in link.engine.split("."):
        _add_number(data, int(part))
    flags = link.players - 1
    if link.options:
        flags |= _HAS_OPTIONS
    if any(name != PERSON for name in link.seats):
        flags |= _HAS_SEATS
    if link.nonce:
        flags |= _HAS_NONCE
    if link.is_game:
        flags |= _HAS_ANSWERS
    data.append(flags)
    data += bytes.fromhex(link.pack)
    if link.options:
        data.append(len(link.options))
        data += bytes.fromhex("".join(link.options))
    if flags & _HAS_SEATS:
        _add_seats(data, link.seats)
    seed = _bytes_of(link.seed)
    data.append(len(seed))
    data += seed
    data += bytes.fromhex(link.nonce)
    data += link.answers
    data += bytes.fromhex(link.check)
    data += _sum_of(link.game, bytes(data))
    letters = base64.urlsafe_b64encode(bytes(data)).decode("ascii").rstrip("=")
    return f"{link.game}.{letters}"


def read_link(text: str) -> Link:
    """What a link says; RecordError names what is wrong with it.

    The text may be a whole address, with the link behind "#g=" or "#c=".
    """
    if len(text) > 2 * MAX_LETTERS:
        raise RecordError("link_too_long", {"size": len(text), "limit": MAX_LETTERS})
    found = _FORM.fullmatch(bare_link(text))
    if found is None:
        raise RecordError("link_not_one")
    game, letters = str(found[1]), str(found[2])
    if len(letters) > MAX_LETTERS:
        raise RecordError("link_too_long", {"size": len(letters), "limit": MAX_LETTERS})
    data = _bytes_in(letters)
    if data[0] != LINK_VERSION:
        raise RecordError("link_version", {"given": data[0], "known": LINK_VERSION})
    body = data[:-_SUM_BYTES]
    if data[-_SUM_BYTES:] != _sum_of(game, body):
        raise RecordError("link_damaged")
    return _link_in(game, body)


def bare_link(text: str) -> str:
    """The link in an address: what is behind "#g=", without what follows it."""
    _, is_address, behind = text.partition("#")
    link = (behind if is_address else text).strip().partition("&")[0]
    return link[2:] if link[:2] in ("g=", "c=") else link


def _link_in(game: str, body: bytes) -> Link:
    reader = _Reader(body)
    reader.byte()  # the version
    engine = f"{reader.number()}.{reader.number()}.{reader.number()}"
    flags = reader.byte()
    players = flags % MAX_SEATS + 1
    pack = reader.take(_PACK_BYTES).hex()
    options = (
        [reader.take(_OPTION_BYTES).hex() for _ in range(reader.byte())]
        if (flags & _HAS_OPTIONS)
        else []
    )
    seats = _seats_in(reader, players) if flags & _HAS_SEATS else [PERSON] * players
    seed = int.from_bytes(reader.take(reader.byte()), "big")
    nonce = reader.take(NONCE_DIGITS // 2).hex() if flags & _HAS_NONCE else ""
    answers, check = b"", ""
    if flags & _HAS_ANSWERS:
        answers = reader.take(reader.left - _CHECK_BYTES)
        check = reader.take(_CHECK_BYTES).hex()
    if reader.left or seed >= WIDE_LIMIT:
        raise RecordError("link_damaged")
    return Link(game, engine, pack, players, options, seats, seed, nonce, answers, check)


class _Reader:
    """Takes parts from bytes; RecordError when there are not enough."""

    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    @property
    def left(self) -> int:
        return len(self.data) - self.at

    def take(self, count: int) -> bytes:
        if not 0 <= count <= self.left:
            raise RecordError("link_damaged")
        self.at += count
        return self.data[self.at - count : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        """A number of up to 35 bits, seven in a byte, the lowest first."""
        number = 0
        for place in range(5):
            byte = self.byte()
            number |= (byte & 127) << (7 * place)
            if byte < 128:
                return number
        raise RecordError("link_damaged")


def _add_number(data: bytearray, number: int) -> None:
    while number > 127:
        data.append(128 | (number & 127))
        number >>= 7
    data.append(number)


def _add_seats(data: bytearray, seats: list[str]) -> None:
    """The names of those who are no persons, each once, then which of them sits where."""
    names = sorted({name for name in seats if name != PERSON})
    data.append(len(names))
    for name in names:
        written = name.encode()
        if len(written) > MAX_SEAT_NAME:
            raise RecordError("link_seat", {"name": name[:MAX_SEAT_NAME]})
        data.append(len(written))
        data += written
    who = 0
    for name in reversed(seats):
        who = who * (len(names) + 1) + (0 if name == PERSON else names.index(name) + 1)
    written = _bytes_of(who)
    data.append(len(written))
    data += written


def _seats_in(reader: _Reader, players: int) -> list[str]:
    names: list[str] = []
    for _ in range(reader.byte()):
        length = reader.byte()
        if length > MAX_SEAT_NAME:
            raise RecordError("link_damaged")
        try:
            names.append(reader.take(length).decode())
        except UnicodeDecodeError:
            raise RecordError("link_damaged") from None
    if any(not name.isprintable() or name == PERSON for name in names):
        raise RecordError("link_damaged")
    who = int.from_bytes(reader.take(reader.byte()), "big")
    seats: list[str] = []
    for _ in range(players):
        who, at = divmod(who, len(names) + 1)
        seats.append(PERSON if at == 0 else names[at - 1])
    return seats


def _bytes_of(number: int) -> bytes:
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _bytes_in(letters: str) -> bytes:
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise RecordError("link_damaged") from None
    if len(data) < 1 + _SUM_BYTES:
        raise RecordError("link_damaged")
    return data


def _sum_of(game: str, body: bytes) -> bytes:
    """Two bytes that notice a wrong or missing letter before anything is played."""
    return (zlib.crc32(body, zlib.crc32(game.encode())) & 0xFFFF).to_bytes(_SUM_BYTES, "big")
