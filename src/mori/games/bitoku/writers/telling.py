"""The part of Bitoku's writer that tells what changes nothing: what is declined, lost or counted.

A log without it would leave a reader wondering. Callers on the way to it test `facts` first where
what is told has to be worked out.
"""

from typing import Final

from mori.core.facts import Fact
from mori.core.shown import EffectData
from mori.games.bitoku.table.codes import ITEMS, REGIONS
from mori.games.bitoku.table.pieces import VisionCard
from mori.games.bitoku.table.state import DICE
from mori.games.bitoku.writers.decks import DeckWriter
from mori.games.bitoku.writers.goods import CATEGORIES

# What can be declined beside effects.
OFFERS: Final = (
    "forest_action",
    "building_action",
    "forest_and_building",
    "virtue",
    "combining",
)


def units(kind: str, n: int) -> EffectData:
    """So many units of a kind of effect, as the catalogues tell it."""
    return {"kind": kind, "args": {"n": n}, "parts": [], "is_choice": False}


def units_in(kind: str, n: int, key: str, where: int | str) -> EffectData:
    """The same with something else that matters: its scope, its source, its discount."""
    return {"kind": kind, "args": {"n": n, key: where}, "parts": [], "is_choice": False}


def fewer(said: EffectData, n: int) -> EffectData:
    """An effect of which n units are left."""
    if "n" not in said["args"]:
        return said
    return {
        "kind": said["kind"],
        "args": {**said["args"], "n": n},
        "parts": said["parts"],
        "is_choice": said["is_choice"],
    }


def amounts(items: list[int]) -> str:
    """How many of each item, as a reference."""
    held = [f"{ITEMS[item]}={count}" for item, count in enumerate(items) if count > 0]
    return "counted:item:" + ",".join(held)


class TellingWriter(DeckWriter):
    """What a log must tell although nothing changes."""

    __slots__ = ()

    def tell_of(self, seat: int, kind: str, args: dict[str, object]) -> None:
        """A fact about a side; its arguments are worked out only if facts are wanted."""
        if self.facts is not None:
            self.facts.append(Fact(kind, {"seat": self.tables.sides[seat], **args}))

    # -- what is declined, and what comes to nothing

    def decline(self, seat: int, offer: str) -> None:
        self.tell_of(seat, "declined", {"offer": f"offer:{offer}"})

    def decline_effects(self, seat: int, effects: list[EffectData]) -> None:
        if effects:
            self.tell_of(seat, "effects_declined", {"effects": effects})

    def lose_effects(self, seat: int, effects: list[EffectData]) -> None:
        """What would do nothing now, or has nothing left to be used on (B-EFFECT-21)."""
        if effects:
            self.tell_of(seat, "effects_lost", {"effects": effects})

    def lose_discount(self, seat: int, count: int) -> None:
        self.tell_of(seat, "discount_lost", {"count": count})

    def outrank(self, seat: int, k: int, other: int, region: int) -> None:
        """A die that has no Forest Action beside another (B-SUMMER-22, B-VARIANT-1)."""
        if self.facts is not None:
            value = self.state.die_value[seat * DICE + k]
            where = f"region:{REGIONS[region]}"
            self.tell_of(seat, "die_outranked", {"value": value, "other": other, "region": where})

    def find_nothing(self, seat: int, region: int) -> None:
        """A die that could act, but nothing it offers would do anything (BR-22)."""
        self.tell_of(seat, "nothing_to_do", {"region": f"region:{REGIONS[region]}"})

    def find_no_favour(self, seat: int) -> None:
        self.tell_of(seat, "no_favour_left", {})

    def copy_die(self, seat: int, die: int, place: str) -> None:
        if self.facts is not None:
            owner, value = self.tables.sides[die // DICE], self.state.die_value[die]
            self.tell_of(seat, "die_copied", {"owner": owner, "value": value, "place": place})

    # -- the Ascension

    def count(self, seat: int, count: int, category: int) -> None:
        """What the points of a category are counted from."""
        if count:
            name = CATEGORIES[category]
            self.tell_of(seat, "counted", {"count": count, "category": f"category:{name}"})

    def count_wild(self, seat: int, piece: str, type: str) -> None:
        self.tell_of(seat, "wild_counted", {"piece": piece, "type": type})

    def score_rock(self, seat: int, rock: int, count: int, pilgrims: int) -> None:
        if self.facts is not None:
            self.tell_of(
                seat,
                "rock_scored",
                {
                    "rock": "rock:" + self.tables.rocks[rock].id,
                    "count": count,
                    "pilgrims": pilgrims,
                    "points": count * pilgrims,
                },
            )

    def complete_vision(self, seat: int, card: VisionCard) -> None:
        if self.facts is not None:
            self.tell_of(
                seat,
                "vision_completed",
                {
                    "card": f"vision:{card.id}",
                    "items": amounts(card.requires),
                    "points": card.vp,
                },
            )

    def fail_vision(self, seat: int, card: VisionCard, missing: list[int]) -> None:
        if self.facts is not None:
            self.tell_of(
                seat,
                "vision_failed",
                {
                    "card": f"vision:{card.id}",
                    "items": amounts(missing),
                    "points": card.penalty,
                },
            )

    def win_treasure(self, seat: int, region: int, points: int) -> None:
        where = f"region:{REGIONS[region]}"
        self.tell_of(seat, "treasure_shared", {"region": where, "points": points})
