"""What the sources state about single cards: some card of the pack must show it."""

from typing import Final

from mori.content import Reading, Where
from mori.games.bitoku.pack.checks.tools import note_fact
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.cards import DiceVirtue, ItemVirtue, VisionCard, YokaiCard
from mori.games.bitoku.pack.schema.effect_parts import same_effects
from mori.games.bitoku.pack.schema.effects import effect

TWO_PER_BUILDING: Final = ItemVirtue(item="building", vp=2, cap=12)
TWO_PER_CRYSTAL: Final = ItemVirtue(item="crystal", vp=2, cap=12)
NEZUMI: Final = (
    effect("kodama_forward", n=1, scope="any"),
    effect("choose_one", options=(effect("build", discount=0), effect("crystal", discount=0))),
)
IMOMUSHI: Final = (
    effect(
        "choose_one",
        options=(
            effect("resource", resource="wood", n=1),
            effect("resource", resource="stone", n=1),
        ),
    ),
)
MEIYO: Final = (
    effect("choose_one", options=(effect("take_rock", n=1), effect("place_pilgrim_rock", n=1))),
)
VISION_SEEN: Final = {"building": 2, "resource": 1, "pair": 1}
# What the purple player of the scoring example had (B-FACT-40).
PURPLE: Final = {
    "building": 1,
    "bitoku_completed": 2,
    "gate_pilgrim": 1,
    "pair": 3,
    "mitama": 3,
    "crystal": 3,
    "resource": 2,
}


def check_card_facts(tables: PackTables, reading: Reading) -> None:
    if tables.starting_yokai.complete():
        _check_starting_yokai(tables.starting_yokai.values(), reading)
    if tables.yokai.complete():
        _check_yokai(tables.yokai.values(), reading)
    if tables.bitoku_cards.complete():
        _check_meiyo(tables, reading)
    if tables.visions.complete():
        _check_visions(tables.visions.values(), reading)


def _check_starting_yokai(cards: list[YokaiCard], reading: Reading) -> None:
    place = Where("yokai.toml", "starting_yokai")
    if not any(same_effects(card.effects, IMOMUSHI) for card in cards if card.type == "imomushi"):
        note_fact(place, "imomushi_wood_or_stone", "B-FACT-38", reading)
    if not any(len(card.effects) == 1 for card in cards if card.type == "kitsune"):
        note_fact(place, "kitsune_with_one_effect", "play report 3", reading)


def _check_yokai(cards: list[YokaiCard], reading: Reading) -> None:
    place = Where("yokai.toml", "yokai")
    if not any(len(card.effects) == 2 for card in cards if card.type == "kitsune"):
        note_fact(place, "kitsune_with_two_effects", "play report 3", reading)
    if not any(
        card.type == "nezumi"
        and same_effects(card.effects, NEZUMI)
        and card.virtue == TWO_PER_BUILDING
        for card in cards
    ):
        note_fact(place, "nezumi_seen", "B-FACT-38", reading)
    plus_two = effect("amulet", value=2, n=1)
    if not any(card.type == "yama_uba" and plus_two in card.effects for card in cards):
        note_fact(place, "yama_uba_with_amulet_2", "play report 4", reading)
    if not any(card.virtue == TWO_PER_CRYSTAL for card in cards):
        note_fact(place, "two_vp_per_crystal", "play report 5", reading)
    if not any(isinstance(card.virtue, DiceVirtue) and card.virtue.dice == 2 for card in cards):
        note_fact(place, "sum_of_two_dice", "play report 4", reading)


def _check_meiyo(tables: PackTables, reading: Reading) -> None:
    if not any(
        card.type == "meiyo" and card.vp == 4 and same_effects(card.effects, MEIYO)
        for card in tables.bitoku_cards.values()
    ):
        note_fact(Where("bitoku.toml", "bitoku"), "meiyo_seen", "play report 5", reading)


def _check_visions(cards: list[VisionCard], reading: Reading) -> None:
    """B-FACT-40."""
    place = Where("visions.toml", "vision")
    if not any(
        card.requires == VISION_SEEN and (card.vp, card.penalty) == (6, 2) for card in cards
    ):
        note_fact(place, "vision_seen", "B-FACT-40", reading)
    met = [card for card in cards if card.requires.get("building") == 1 and _met_by_purple(card)]
    if not any(card.vp == 6 for card in met):
        note_fact(place, "scoring_example_6_vp", "B-FACT-40", reading)
    if not any(card.vp < 6 and card.penalty == 1 for card in met):
        note_fact(place, "scoring_example_lesser_vp", "B-FACT-40", reading)
    crystals = sorted((card.requires.get("crystal", 0) for card in cards), reverse=True)
    if sum(crystals[:3]) <= 3:
        note_fact(place, "three_visions_with_4_crystals", "B-FACT-40", reading)


def _met_by_purple(card: VisionCard) -> bool:
    return all(PURPLE.get(name, 0) >= needed for name, needed in card.requires.items())
