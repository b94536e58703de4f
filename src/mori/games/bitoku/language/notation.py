"""Bitoku's notation: every action there can be, with its text and number (docs/notation.md).

The vocabulary depends on the pack and on the board face, so on the number of players.
"""

from typing import Final

from mori.core.actions import Action, ActionSpace
from mori.games.bitoku.language.action_kinds import (
    ACTIVATE_CARD,
    ACTIVATE_CRYSTAL,
    ADVANCE,
    AMULET,
    ARRANGE,
    BITOKU_STEP,
    BONUS_AMULET,
    BONUS_VP,
    COMBINE,
    COPY,
    COVER,
    CROSS,
    DISCARD,
    DRAW,
    DREAM,
    FAVOUR,
    FORCE,
    KEEP_BITOKU,
    KEEP_VISION,
    KEEP_YOKAI,
    LOOK,
    OBTAIN,
    PART,
    PASS,
    PAY,
    PLACE,
    PLACE_HOME,
    PLAY,
    PUSH_BACK,
    REFUSE,
    ROCK,
    ROCK_PILGRIM,
    ROW,
    SITE,
    SKIP,
    SLOT,
    START,
    TAKE,
    UNLOCK,
    USE,
    USE_BUILDING,
    VIRTUE,
    WAIVE,
    WALK,
)
from mori.games.bitoku.table.codes import (
    FAVOURS,
    HILL_REGIONS,
    HOME,
    KINDS,
    MARKETS,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
)
from mori.games.bitoku.table.state import CARD_SPACES, DICE
from mori.games.bitoku.table.tables import Tables

MAX_PARTS: Final = 8  # no effect has more parts or alternatives
MAX_DIE: Final = 6

# The orders in which three dice can lie on the three card spaces.
ARRANGEMENTS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))

LETTERS: Final = "abc"


class Notation:
    """The action space, and its actions by what they mean."""

    __slots__ = (
        "activate_card",
        "activate_crystal",
        "advance",
        "amulet",
        "arrange",
        "bitoku_step",
        "bonus_amulet",
        "bonus_vp",
        "combine_dragonfly",
        "combine_mitama",
        "copy",
        "cover",
        "cross",
        "discard",
        "draw",
        "dream",
        "favour",
        "force",
        "keep_bitoku",
        "keep_vision",
        "keep_yokai",
        "look",
        "obtain",
        "part",
        "pass_",
        "pay",
        "place",
        "place_home",
        "play",
        "push_back",
        "refuse",
        "rock",
        "rock_pilgrim",
        "row",
        "site",
        "skip",
        "slot",
        "space",
        "start",
        "take",
        "unlock",
        "use",
        "use_building",
        "virtue",
        "waive",
        "walk",
    )

    def __init__(self, tables: Tables) -> None:
        space = ActionSpace()
        self.space = space
        self._add_turn_actions(tables, space)
        self._add_choices(tables, space)
        self._add_tiles_and_cards(tables, space)
        self._add_seasons(tables, space)

    def _add_turn_actions(self, tables: Tables, space: ActionSpace) -> None:
        dice = range(DICE)
        self.play = [
            [
                space.add(
                    PLAY,
                    f"play {card.id} > {number + 1}",
                    card.index,
                    number,
                    {"card": f"yokai:{card.id}", "space": number + 1},
                )
                for number in range(CARD_SPACES)
            ]
            for card in tables.yokai
        ]
        self.use = [space.add(USE, f"use {k + 1}", k, 0, {"die": k + 1}) for k in dice]
        self.force = [space.add(FORCE, f"force {k + 1}", k, 0, {"die": k + 1}) for k in dice]
        self.cross = [space.add(CROSS, f"cross {k + 1}", k, 0, {"die": k + 1}) for k in dice]
        self.pass_ = space.add(PASS, "pass")
        self.amulet = [
            space.add(AMULET, f"amulet {value}", value, 0, {"value": value}) for value in (1, 2, 3)
        ]
        self.place: list[Action | None] = [
            None
            if region == HOME
            else space.add(PLACE, f"place {name}", region, 0, {"region": f"region:{name}"})
            for region, name in enumerate(REGIONS)
        ]
        self.place_home = [
            space.add(PLACE_HOME, f"place {home.id}", index, 0, {"home": f"home:{home.id}"})
            for index, home in enumerate(tables.home)
        ]
        self.row = [
            space.add(ROW, f"row {value}", value, 0, {"value": value})
            for value in range(1, MAX_DIE + 1)
        ]
        self.use_building = [
            space.add(
                USE_BUILDING, f"building {site.id}", site.index, 0, {"site": f"site:{site.id}"}
            )
            for site in tables.sites
        ]
        self.favour = self._favours(FAVOUR, "favour", space)
        self.cover = self._favours(COVER, "cover", space)
        self.activate_card = space.add(ACTIVATE_CARD, "card")
        self.activate_crystal = space.add(ACTIVATE_CRYSTAL, "crystal")

    def _favours(self, kind: str, verb: str, space: ActionSpace) -> list[Action]:
        return [
            space.add(
                kind,
                f"{verb} {REGIONS[region]}.{LETTERS[favour]}",
                hill,
                favour,
                {"hill": f"region:{REGIONS[region]}", "favour": f"favour:{LETTERS[favour]}"},
            )
            for hill, region in enumerate(HILL_REGIONS)
            for favour in range(FAVOURS)
        ]

    def _add_choices(self, tables: Tables, space: ActionSpace) -> None:
        self.part = [
            space.add(PART, f"part {number + 1}", number, 0, {"number": number + 1})
            for number in range(MAX_PARTS)
        ]
        self.skip = space.add(SKIP, "skip")
        self.take = self._of_resources(TAKE, "take", space)
        self.pay = self._of_resources(PAY, "pay", space)
        self.waive = self._of_resources(WAIVE, "waive", space)
        self.advance = [
            space.add(ADVANCE, f"advance {name}", region, 0, {"region": f"region:{name}"})
            for region, name in enumerate(REGIONS)
        ]
        self.push_back = [
            [
                space.add(
                    PUSH_BACK,
                    f"back {tables.side_names[seat]} {REGIONS[region]}",
                    seat,
                    region,
                    {"seat": tables.sides[seat], "region": f"region:{REGIONS[region]}"},
                )
                for region in range(REGION_COUNT)
            ]
            for seat in range(tables.players)
        ]
        self.bitoku_step = space.add(BITOKU_STEP, "step bitoku")
        self.start = [
            space.add(START, f"start {node.id}", node.index, 0, {"node": node.ref})
            for node in tables.nodes
        ]
        self.walk = [
            [
                space.add(
                    WALK,
                    f"walk {one.id} > {other.id}",
                    one.index,
                    other.index,
                    {"source": one.ref, "target": other.ref},
                )
                if other.index in _steps_from(tables, one.index)
                else None
                for other in tables.nodes
            ]
            for one in tables.nodes
        ]

    def _of_resources(self, kind: str, verb: str, space: ActionSpace) -> list[Action]:
        return [
            space.add(
                kind, f"{verb} {RESOURCES[r]}", r, 0, {"resource": f"resource:{RESOURCES[r]}"}
            )
            for r in range(KINDS)
        ]

    def _add_tiles_and_cards(self, tables: Tables, space: ActionSpace) -> None:
        self.obtain = [
            [
                space.add(
                    OBTAIN,
                    f"obtain {MARKETS[market]} {number + 1}",
                    market,
                    number,
                    {"market": f"market:{MARKETS[market]}", "number": number + 1},
                )
                for number in range(len(spaces))
            ]
            for market, spaces in enumerate(tables.market_spaces)
        ]
        self.slot = [
            space.add(SLOT, f"slot {slot.id}", index, 0, {"slot": f"slot:{slot.id}"})
            for index, slot in enumerate(tables.slots)
        ]
        self.site = [
            space.add(SITE, f"site {site.id}", site.index, 0, {"site": f"site:{site.id}"})
            for site in tables.sites
        ]
        self.combine_mitama = [
            space.add(COMBINE, f"combine {tile.id}", tile.index, 0, {"tile": f"mitama:{tile.id}"})
            for tile in tables.mitamas
        ]
        self.combine_dragonfly = [
            space.add(
                COMBINE, f"combine {tile.id}", tile.index, 1, {"tile": f"dragonfly:{tile.id}"}
            )
            for tile in tables.dragonflies
        ]
        self.rock = [
            space.add(ROCK, f"rock {rock.id}", rock.index, 0, {"rock": f"rock:{rock.id}"})
            for rock in tables.rocks
        ]
        self.rock_pilgrim = [
            space.add(
                ROCK_PILGRIM, f"pilgrim {place.id}", index, 0, {"space": f"rockspace:{place.id}"}
            )
            for index, place in enumerate(tables.pilgrim_spaces)
        ]
        self.keep_vision = [
            space.add(KEEP_VISION, f"keep {card.id}", card.index, 0, {"card": f"vision:{card.id}"})
            for card in tables.visions
        ]
        self.refuse = space.add(REFUSE, "refuse")
        self.look = space.add(LOOK, "look")
        self.draw = space.add(DRAW, "draw")
        self.keep_yokai = [
            space.add(KEEP_YOKAI, f"keep {card.id}", card.index, 0, {"card": f"yokai:{card.id}"})
            for card in tables.yokai
        ]
        self.keep_bitoku = [
            space.add(KEEP_BITOKU, f"keep {card.id}", card.index, 0, {"card": f"bitoku:{card.id}"})
            for card in tables.bitoku
        ]
        self.unlock = [
            space.add(UNLOCK, f"unlock {k + 1}", k, 0, {"die": k + 1}) for k in range(DICE)
        ]
        self.copy = [
            [
                space.add(
                    COPY,
                    f"copy {tables.side_names[seat]} {k + 1}",
                    seat,
                    k,
                    {"seat": tables.sides[seat], "die": k + 1, "which": seat * DICE + k + 1},
                )
                for k in range(DICE)
            ]
            for seat in range(tables.players)
        ]

    def _add_seasons(self, tables: Tables, space: ActionSpace) -> None:
        self.discard = [
            space.add(DISCARD, f"discard {card.id}", card.index, 0, {"card": f"yokai:{card.id}"})
            for card in tables.yokai
        ]
        self.dream = [
            space.add(DREAM, f"dream {slot.id}", index, 0, {"slot": f"slot:{slot.id}"})
            for index, slot in enumerate(tables.slots)
        ]
        self.arrange = [
            space.add(
                ARRANGE,
                "arrange " + " ".join(str(die + 1) for die in order),
                index,
                0,
                {"first": order[0] + 1, "second": order[1] + 1, "third": order[2] + 1},
            )
            for index, order in enumerate(ARRANGEMENTS)
        ]
        self.virtue = [
            space.add(VIRTUE, f"virtue {number + 1}", number, 0, {"space": number + 1})
            for number in range(CARD_SPACES)
        ]
        self.bonus_vp = space.add(BONUS_VP, "bonus vp")
        self.bonus_amulet = space.add(BONUS_AMULET, "bonus amulet")


def _steps_from(tables: Tables, node: int) -> list[int]:
    """The nodes one step on: the next main space, and the spaces of the branches hanging here."""
    steps = [
        space for branch in tables.nodes[node].branches for space in tables.branches[branch].spaces
    ]
    if tables.nodes[node].next_main >= 0:
        steps.append(tables.nodes[node].next_main)
    return steps
