"""The closed words of views that the rest of the game uses, too."""

from typing import Literal

DieState = Literal["locked", "unlocked", "forest", "hill"]
Season = Literal["spring", "summer", "autumn", "winter", "ascension"]
DeckName = Literal["yokai", "bitoku", "vision"]
LookedAt = Literal["yokai", "bitoku", "vision", "hand"]
LeftOut = Literal["hidden_cards", "dream_crystals"]
