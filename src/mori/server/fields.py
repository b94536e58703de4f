"""The fields that messages and bodies are made of, with their limits."""

from typing import Annotated, Any, Final

from msgspec import Meta

MAX_ID: Final = 2**53 - 1  # numbers that every JSON reader keeps exactly
MAX_TOKEN: Final = 200
MAX_ACTION: Final = 200  # as the core's MAX_TEXT
MAX_PLACE: Final = 200
MAX_ANSWERS: Final = 50  # to one question; no game has so many units of anything
MAX_SEATS: Final = 8

OptionValue = bool | int | str
Options = dict[str, OptionValue]
Data = dict[str, Any]

MessageId = Annotated[int, Meta(ge=0, le=MAX_ID)]
ActionText = Annotated[str, Meta(max_length=MAX_ACTION)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=MAX_ANSWERS)]
Mark = Annotated[str, Meta(pattern=r"^[0-9]{1,9}\.[0-9]{1,9}$")]
PlaceName = Annotated[str, Meta(max_length=MAX_PLACE)]
Token = Annotated[str, Meta(max_length=MAX_TOKEN)]
