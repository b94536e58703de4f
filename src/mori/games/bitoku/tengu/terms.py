"""What the words of the solo rules mean (B-TENGU-TERM)."""

from mori.games.bitoku.options import TENGU_ONES_CONTEST
from mori.games.bitoku.seasons.river import LOWEST_TO_CROSS, area_of, dice_on_area
from mori.games.bitoku.table.codes import (
    BUILDING,
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FORGES,
    MITAMA,
    REGION_COUNT,
    RESOURCES,
    ROCK_MITAMA,
    YOMI,
)
from mori.games.bitoku.table.state import DICE, FOREST, HUMAN, NONE, TENGU
from mori.games.bitoku.tengu.codes import FAVOURITE, NO_RESOURCE
from mori.games.bitoku.tengu.pieces import TenguCard
from mori.games.bitoku.tengu.writer import SoloWriter

# Resources by which "fewest" is decided among equals (B-TENGU-TERM-9).
FEWEST_FIRST = ("wood", "jade", "stone", "sake")

# -- rocks and favourites


def has_rock(w: SoloWriter, family: int) -> bool:
    for rock in w.solo.tengu_rocks:
        if w.tables.rocks[rock].family == family:
            return True
    return False


def is_favourite(w: SoloWriter, family: int, type: int) -> bool:
    """Whether a type is printed on one of the Tengu's rocks (B-TENGU-TERM-4)."""
    for rock in w.solo.tengu_rocks:
        entry = w.tables.rocks[rock]
        if entry.family == family and type in entry.types:
            return True
    return False


# -- cards


def location_of(w: SoloWriter, card: TenguCard) -> int:
    """The river region of a card (B-TENGU-TERM-2, -3)."""
    if card.location != FAVOURITE:
        return card.location
    return YOMI if has_rock(w, ROCK_MITAMA) else FORGES


def option_of(w: SoloWriter, card: TenguCard) -> int:
    """The market a card takes from at its location, or NONE (B-TENGU-TERM-2, -3)."""
    if card.location != FAVOURITE:
        return card.option
    return MITAMA if has_rock(w, ROCK_MITAMA) else BUILDING


def fewest_resource(w: SoloWriter) -> int:
    """The resource the Tengu has fewest of (B-TENGU-TERM-9)."""
    best = RESOURCES.index(FEWEST_FIRST[0])
    for name in FEWEST_FIRST:
        kind = RESOURCES.index(name)
        if w.held(TENGU, kind) < w.held(TENGU, best):
            best = kind
    return best


def gain_associated(w: SoloWriter, card: TenguCard) -> None:
    """Gain 1 Associated Resource (B-TENGU-TERM-9)."""
    kind = card.resource
    if kind == NO_RESOURCE:
        kind = fewest_resource(w)
        if w.facts is not None:
            w.tell("tengu_fewest", {"resource": f"resource:{RESOURCES[kind]}"})
    w.gain_resource(TENGU, kind, 1)


def can_spend_associated(w: SoloWriter, card: TenguCard) -> bool:
    return card.resource == NO_RESOURCE or w.held(TENGU, card.resource) > 0


# -- dice


def dice_in(w: SoloWriter, where: int) -> list[int]:
    """The Tengu's dice in a state, lowest first: they never change (B-TENGU-TERM-13)."""
    dice = [k for k in range(DICE) if w.state.die_state[TENGU * DICE + k] == where]
    return sorted(dice, key=lambda k: w.state.die_value[TENGU * DICE + k])


def area_of_die(w: SoloWriter, side: int, k: int) -> int:
    """The Hill area at whose Crossing a die stands, or -1 (B-TENGU-TERM-10)."""
    die = side * DICE + k
    if w.state.die_state[die] != FOREST or w.state.die_place[die] >= REGION_COUNT:
        return -1
    area = area_of(w, w.state.die_place[die])
    return area if empty_spaces(w, area) else -1


def empty_spaces(w: SoloWriter, area: int) -> int:
    return w.tables.hill_areas[area].spaces - dice_on_area(w, area)


def contesting_dice(w: SoloWriter, area: int) -> list[int]:
    """The human's dice at a Crossing of the area (B-TENGU-TERM-11)."""
    found: list[int] = []
    for k in range(DICE):
        value = w.state.die_value[HUMAN * DICE + k]
        counts = value >= LOWEST_TO_CROSS or w.options.on(TENGU_ONES_CONTEST)  # BR-113
        if counts and area_of_die(w, HUMAN, k) == area:
            found.append(k)
    return found


def is_contested(w: SoloWriter, area: int) -> bool:
    return bool(contesting_dice(w, area))


def crossing_dice(w: SoloWriter, contested: bool) -> list[int]:
    """The Tengu's dice at a Crossing, or at a contested one, highest first (B-TENGU-TERM-13)."""
    found: list[int] = []
    for k in reversed(dice_in(w, FOREST)):
        area = area_of_die(w, TENGU, k)
        if area >= 0 and (not contested or is_contested(w, area)):
            found.append(k)
    return found


# -- Hill cards (B-TENGU-TERM-12)


def yokai_hills(w: SoloWriter, area: int) -> list[int]:
    """The Hills of an area with an available Yōkai card, from the left."""
    return [
        hill
        for hill in w.tables.hill_areas[area].hills
        if w.state.hill_yokai[hill] != NONE and not w.is_covered(hill, FAVOUR_YOKAI)
    ]


def bitoku_hills(w: SoloWriter, area: int) -> list[int]:
    return [
        hill
        for hill in w.tables.hill_areas[area].hills
        if w.state.hill_bitoku[hill] != NONE and not w.is_covered(hill, FAVOUR_BITOKU)
    ]


def yokai_type(w: SoloWriter, hill: int) -> int:
    return w.tables.yokai[w.state.hill_yokai[hill]].type


def bitoku_type(w: SoloWriter, hill: int) -> int:
    return w.tables.bitoku[w.state.hill_bitoku[hill]].type


def rarest_bitoku(w: SoloWriter, hills: list[int]) -> int:
    """The Hill with the rarest Bitoku card of a type it lacks, or -1 (B-TENGU-TERM-5, BR-117)."""
    owned = [w.tables.bitoku[card].type for card in w.state.bitoku_path[TENGU]]
    best = -1
    for hill in hills:
        card = w.tables.bitoku[w.state.hill_bitoku[hill]]
        if card.type in owned:
            continue
        if best < 0 or card.rarity < w.tables.bitoku[w.state.hill_bitoku[best]].rarity:
            best = hill
    return best


# -- Kodamas


def steps_behind(w: SoloWriter, region: int) -> int:
    """How far the Tengu's Kodama is behind the human's; negative if it is ahead."""
    kodama = w.state.kodama
    return kodama[HUMAN * REGION_COUNT + region] - kodama[TENGU * REGION_COUNT + region]


def first_prize(w: SoloWriter, region: int) -> int:
    return w.tables.treasures[w.state.treasures[region]][0]


def most_competitive(w: SoloWriter, regions: list[int]) -> int:
    """The region of the most competitive Kodama among the given ones (B-TENGU-TERM-8, BR-115)."""
    behind = [region for region in regions if steps_behind(w, region) > 0]
    fewest = min([steps_behind(w, region) for region in behind]) if behind else 0
    nearest = [region for region in behind if steps_behind(w, region) == fewest]
    equals = nearest if nearest else regions
    best = equals[0]
    for region in equals:  # from the left, so that among equal prizes the leftmost stays
        if first_prize(w, region) > first_prize(w, best):
            best = region
    if w.facts is not None:
        if len(regions) == 1:
            why = "only_track"
        elif not nearest:
            why = "none_behind"
        else:
            why = "fewest_steps" if len(nearest) == 1 else "equal_steps"
        w.tell(
            "tengu_kodama_chosen",
            {
                "region": w.region_ref(best),
                "why": f"tenguwhy:{why}",
                "count": fewest,
                "points": first_prize(w, best),
            },
        )
    return best
