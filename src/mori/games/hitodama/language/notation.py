"""Hitodama's notation: every action there can be, with its text and number (docs/notation.md).

The vocabulary depends on the pack, not on the number of players: a space that only one side of a
tile has is a place all the same.
"""

from typing import Final

from mori.core.actions import Action, ActionSpace
from mori.games.hitodama.table.tables import Tables

MOVE: Final = "move"
PLACE: Final = "place"  # a move from the reserve: it has a sentence of its own
DISCARD: Final = "discard"
PLAY: Final = "play"
WAKE: Final = "wake"
DRAW: Final = "draw"
DISPLACE: Final = "displace"
END_TURN: Final = "end_turn"
GIVE: Final = "give"
PAY: Final = "pay"
DECLINE: Final = "decline"
TRADE: Final = "trade"
CAPTURE: Final = "capture"
PAY_TRIBUTE: Final = "pay_tribute"
SWAP: Final = "swap"
SWAP_WITH: Final = "swap_with"
PICK: Final = "pick"
TO_PLACE: Final = "to_place"
TO_TILE: Final = "to_tile"
BENEFIT: Final = "benefit"
WAIVE: Final = "waive"
EXTEND: Final = "extend"


class Notation:
    """The action space, and its actions by what they mean."""

    __slots__ = (
        "benefit",
        "capture",
        "decline",
        "discard",
        "displace",
        "draw",
        "end_turn",
        "extend",
        "give",
        "move",
        "pay",
        "pay_tribute",
        "pick",
        "place",
        "play",
        "space",
        "swap",
        "swap_with",
        "to_place",
        "to_tile",
        "trade",
        "waive",
        "wake",
    )

    def __init__(self, tables: Tables) -> None:
        space = ActionSpace()
        self.space = space
        places = range(tables.places)
        refs = [tables.place_ref(place) for place in places]
        texts = [tables.place_text(place) for place in places]

        self.place = [
            space.add(PLACE, f"move reserve > {texts[b]}", -1, b, {"target": refs[b]})
            for b in places
        ]
        self.move = [
            [
                space.add(
                    MOVE,
                    f"move {texts[a]} > {texts[b]}",
                    a,
                    b,
                    {"source": refs[a], "target": refs[b]},
                )
                for b in places
            ]
            for a in places
        ]
        self.discard = [
            space.add(
                DISCARD,
                f"discard {rate.id}",
                index,
                0,
                {"pay": rate.pay.ref, "gain": rate.gain.ref},
            )
            for index, rate in enumerate(tables.discard_rates)
        ]
        cards = range(len(tables.cards))
        card_args: list[dict[str, object]] = [{"card": tables.card_ref(card)} for card in cards]
        self.play = [
            space.add(PLAY, f"play {tables.cards[card].id}", card, 0, card_args[card])
            for card in cards
        ]
        self.wake = space.add(WAKE, "wake", 0, 0, {"cost": tables.wake_cost.ref})
        self.draw = space.add(DRAW, "draw")
        self.displace = self._of_places(DISPLACE, "displace", refs, texts)
        self.end_turn = space.add(END_TURN, "end")
        self.give = [
            space.add(GIVE, f"give {tables.cards[card].id}", card, 0, card_args[card])
            for card in cards
        ]
        self.pay = space.add(PAY, "pay")
        self.decline = space.add(DECLINE, "decline")
        self.trade = self._of_places(TRADE, "trade", refs, texts)
        self.capture = self._of_places(CAPTURE, "capture", refs, texts)
        self.pay_tribute = [
            space.add(PAY_TRIBUTE, "tribute " + line.text, line.index, 0, {"line": line.ref})
            for line in tables.lines
        ]
        self.swap = self._of_places(SWAP, "swap", refs, texts)
        self.swap_with = self._of_places(SWAP_WITH, "with", refs, texts)
        self.pick = self._of_places(PICK, "meeple", refs, texts)
        self.to_place = self._of_places(TO_PLACE, "to", refs, texts)
        self.to_tile = [
            space.add(
                TO_TILE, f"to {tile.id}", tile.index, 0, {"tile": tables.tile_ref(tile.index)}
            )
            for tile in tables.tiles
        ]
        self.benefit = self._of_places(BENEFIT, "benefit", refs, texts)
        self.waive = [
            space.add(WAIVE, "waive " + line.text, line.index, 0, {"line": line.ref})
            for line in tables.lines
        ]
        self.extend = self._of_places(EXTEND, "extend", refs, texts)

    def _of_places(self, kind: str, verb: str, refs: list[str], texts: list[str]) -> list[Action]:
        return [
            self.space.add(kind, f"{verb} {texts[place]}", place, 0, {"place": refs[place]})
            for place in range(len(texts))
        ]
