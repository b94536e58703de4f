"""The version of the engine, as records name it."""

from typing import Final

VERSION: Final = "0.3.0"
