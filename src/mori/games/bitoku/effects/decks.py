"""A shared deck of cards, from whose top a player looks at two and keeps one."""

from mori.core.actions import Action
from mori.games.bitoku.shown.words import DeckName
from mori.games.bitoku.writer import BitokuWriter


class SharedDeck:
    """What the frame that looks asks of a deck."""

    def __init__(self, name: DeckName, keep_rule: str) -> None:
        self.name = name
        self.keep_rule = keep_rule  # the rule by which one of the cards is kept

    def cards(self, w: BitokuWriter) -> list[int]:
        """The deck itself; its top is at the end."""
        raise NotImplementedError

    def has_cards(self, w: BitokuWriter) -> bool:
        """Whether looking would bring anything."""
        raise NotImplementedError

    def prepare(self, w: BitokuWriter, seat: int, count: int) -> int:
        """Have so many cards to look at if they can be had; returns how many there are."""
        raise NotImplementedError

    def keep_action(self, w: BitokuWriter, card: int) -> Action:
        raise NotImplementedError

    def keep(self, w: BitokuWriter, seat: int, card: int, looked: int) -> None:
        """Keep a card of those looked at."""
        raise NotImplementedError

    def can_refuse(self) -> bool:
        """Whether all the cards looked at may be given back (BR-107)."""
        return False

    def refuse(self, w: BitokuWriter, seat: int, looked: int) -> None:
        """Give them back."""
        raise NotImplementedError

    def on_hills(self, w: BitokuWriter) -> list[int]:
        """The cards of this deck that lie on the Hills, by Hill."""
        raise NotImplementedError

    def take_from_hill(self, w: BitokuWriter, seat: int, hill: int) -> None:
        raise NotImplementedError
