"""Field types shared by the messages and bodies, with their limits."""

from typing import Annotated, Any, Final

from msgspec import Meta

MAX_ID: Final = 2**53 - 1  # the largest integer that every JSON reader keeps exact
MAX_TOKEN: Final = 200
MAX_ACTION: Final = 200  # the same as MAX_TEXT in the core
MAX_PLACE: Final = 200
MAX_ANSWERS: Final = 50  # to one decision; no game has as many units of anything
MAX_SEATS: Final = 8
MAX_NAME: Final = 60
MAX_TITLE: Final = 80
MAX_PACK: Final = 64  # the digits of a fingerprint
MAX_TOKENS: Final = 500
MAX_ASKED: Final = 100  # keys, and ids, in one request for tables
MAX_OPTIONS: Final = 60
MAX_PERSON_NAME: Final = 60  # letters accepted; NAME_LETTERS of them are kept
MAX_REQUEST: Final = 32

OptionValue = bool | int | str
Options = dict[str, OptionValue]
Data = dict[str, Any]

MessageId = Annotated[int, Meta(ge=0, le=MAX_ID)]
ActionText = Annotated[str, Meta(max_length=MAX_ACTION)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=MAX_ANSWERS)]
Counted = Annotated[list[ActionText], Meta(max_length=MAX_ANSWERS)]
Mark = Annotated[str, Meta(pattern=r"^[0-9]{1,9}\.[0-9]{1,9}$")]
PlaceName = Annotated[str, Meta(max_length=MAX_PLACE)]
Token = Annotated[str, Meta(max_length=MAX_TOKEN)]
Name = Annotated[str, Meta(max_length=MAX_NAME)]
PackName = Annotated[str, Meta(max_length=MAX_PACK)]
PersonName = Annotated[str, Meta(max_length=MAX_PERSON_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
RequestId = Annotated[str, Meta(max_length=MAX_REQUEST)]
