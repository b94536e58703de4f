"""The Tengu crosses the river and takes a Hill card (B-TENGU-TAC-5, rows A, E, H and K)."""

from mori.games.bitoku.table.codes import FAVOUR_BITOKU, FAVOUR_SMALL, FAVOUR_YOKAI, ROCK_YOKAI
from mori.games.bitoku.table.state import DICE, TENGU
from mori.games.bitoku.tengu.chance import choose_equal
from mori.games.bitoku.tengu.pieces import TenguCard
from mori.games.bitoku.tengu.terms import (
    area_of_die,
    bitoku_hills,
    bitoku_type,
    crossing_dice,
    empty_spaces,
    is_favourite,
    rarest_bitoku,
    yokai_hills,
    yokai_type,
)
from mori.games.bitoku.tengu.writer import SoloWriter

# -- which die


def matching_die(w: SoloWriter, card: TenguCard, contested: bool) -> int:
    """The highest die that reaches a card of a type the Active card shows, or -1 (rows A, H)."""
    for k in crossing_dice(w, contested):
        area = area_of_die(w, TENGU, k)
        if matching_yokai(w, card, area) or matching_bitoku(w, card, area):
            return k
    return -1


def last_space_die(w: SoloWriter) -> int:
    """The highest die at a contested Crossing with one empty space, or -1 (row E)."""
    for k in crossing_dice(w, True):
        if empty_spaces(w, area_of_die(w, TENGU, k)) == 1:
            return k
    return -1


def matching_yokai(w: SoloWriter, card: TenguCard, area: int) -> list[int]:
    return [hill for hill in yokai_hills(w, area) if yokai_type(w, hill) in card.yokai]


def matching_bitoku(w: SoloWriter, card: TenguCard, area: int) -> list[int]:
    return [hill for hill in bitoku_hills(w, area) if bitoku_type(w, hill) in card.bitoku]


# -- crossing


def move_across(w: SoloWriter, k: int) -> None:
    """The die moves to an empty space of its side; its value stays (B-TENGU-TERM-13)."""
    die = TENGU * DICE + k
    region = w.state.die_place[die]
    area = area_of_die(w, TENGU, k)
    w.move_across(k, area, w.region_ref(region))
    w.pause()


def cross_for_match(w: SoloWriter, k: int, card: TenguCard) -> None:
    """Rows A and H: take a matching card, its kind by a roll if both match."""
    area = area_of_die(w, TENGU, k)
    yokai = matching_yokai(w, card, area)
    bitoku = matching_bitoku(w, card, area)
    move_across(w, k)
    kinds = [FAVOUR_YOKAI] if yokai else []
    if bitoku:
        kinds.append(FAVOUR_BITOKU)
    kind = choose_equal(w, kinds, ["tengukind:yokai", "tengukind:bitoku"])
    if kind == FAVOUR_YOKAI:
        take_yokai(w, yokai, "matches")
    else:
        hill = choose_equal(w, bitoku, [w.bitoku_ref(w.state.hill_bitoku[h]) for h in bitoku])
        take_bitoku(w, hill, "matches")


def cross_for_best(w: SoloWriter, k: int) -> None:
    """Rows E and K: a favourite Yōkai, else the rarest Bitoku it lacks, else any Yōkai."""
    area = area_of_die(w, TENGU, k)
    move_across(w, k)
    yokai = yokai_hills(w, area)
    favourites = [h for h in yokai if is_favourite(w, ROCK_YOKAI, yokai_type(w, h))]
    rarest = rarest_bitoku(w, bitoku_hills(w, area))
    if favourites:
        take_yokai(w, favourites, "favourite_yokai")
    elif rarest >= 0:
        take_bitoku(w, rarest, "rarest_bitoku")
    elif yokai:
        take_yokai(w, yokai, "any_yokai")
    else:
        cover_nothing(w, area)


def take_yokai(w: SoloWriter, hills: list[int], why: str) -> None:
    """One of equal Yōkai cards, which joins its pile (B-TENGU-ACT-12)."""
    hill = choose_equal(w, hills, [w.yokai_ref(w.state.hill_yokai[h]) for h in hills])
    if w.facts is not None:
        card = w.yokai_ref(w.state.hill_yokai[hill])
        w.tell("tengu_card_chosen", {"card": card, "why": f"tenguwhy:{why}"})
    w.take_yokai_for_pile(hill)
    w.pause()


def take_bitoku(w: SoloWriter, hill: int, why: str) -> None:
    if w.facts is not None:
        card = w.bitoku_ref(w.state.hill_bitoku[hill])
        w.tell("tengu_card_chosen", {"card": card, "why": f"tenguwhy:{why}"})
    w.take_bitoku_for_path(hill)
    w.pause()


def cover_nothing(w: SoloWriter, area: int) -> None:
    """No card can be taken: a favour is covered all the same, C of the left Hill first (BR-128)."""
    w.tell("tengu_no_card", {})
    for favour in (FAVOUR_SMALL, FAVOUR_BITOKU, FAVOUR_YOKAI):
        for hill in w.tables.hill_areas[area].hills:
            if not w.is_covered(hill, favour):
                w.cover_favour(TENGU, hill, favour, False)
                return
