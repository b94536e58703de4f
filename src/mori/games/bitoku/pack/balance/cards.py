"""Balance of the cards, by the value model of README.md."""

from itertools import pairwise
from typing import Final

from mori.content import Reading, Where, check_allowed_with
from mori.games.bitoku.pack.balance.worth import Worth
from mori.games.bitoku.pack.checks.tools import note_fact
from mori.games.bitoku.pack.design.tools import check_band, note_balance, placed, weighed
from mori.games.bitoku.pack.schema.cards import DiceVirtue, FlatVirtue, YokaiCard
from mori.games.bitoku.pack.schema.effect_parts import all_parts, written
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.pack import BitokuPack

MEAN_WINTER: Final = (5.5, 6.5)
# B-FACT-37: each type has its own speciality; yama-uba is wild.
SPECIALITIES: Final[dict[str, set[str]]] = {
    "kappa": {"jade", "sake"},
    "imomushi": {"wood", "stone", "any"},
    "nezumi": {"build", "crystal"},
    "kitsune": {"movement", "gain_bitoku"},
    "shin_ookami": {"mitama", "dragonfly"},
}
# A card plainly outclasses another of its type if it is better by so much in both uses.
BETTER_ACTION: Final = 1.0
BETTER_WINTER: Final = 0.75
VISION_SLACK: Final = 0.6
HIGH_PENALTY_ABOVE: Final = 5
VISIONS_PER_ITEM: Final = 5


def check_card_balance(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    _check_specialities(pack, reading)
    _check_yokai(pack, worth, reading)
    _check_outclassed(pack, worth, reading)
    _check_bitoku(pack, worth, reading)
    _check_visions(pack, reading)


def winter_value(card: YokaiCard, worth: Worth) -> float:
    """What removing the card scores at a well-chosen moment."""
    expected, rule = worth.values.virtue_expected, card.virtue
    if isinstance(rule, FlatVirtue):
        return float(rule.vp)
    if isinstance(rule, DiceVirtue):
        return min(float(rule.cap), expected["dice_sum"])
    return min(float(rule.cap), rule.vp * expected[rule.item])


def _check_specialities(pack: BitokuPack, reading: Reading) -> None:
    for table, cards in (("starting_yokai", pack.starting_yokai), ("yokai", pack.yokai)):
        for where, card in placed("yokai.toml", table, cards):
            speciality = SPECIALITIES.get(card.type)
            if speciality is not None and not speciality & _words(card.effects):
                note_fact(where.at("effects"), f"speciality_{card.type}", "B-FACT-37", reading)


def _words(effects: tuple[Effect, ...]) -> set[str]:
    words: set[str] = set()
    for part in all_parts(effects):
        words.add(part.word("resource") or part.kind)
    return words


def _check_yokai(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    band, weight = worth.values.band, worth.values.virtue_expected["weight"]
    for where, card in weighed(placed("yokai.toml", "starting_yokai", pack.starting_yokai)):
        value = worth.of(card.effects)
        check_band(where.at("effects"), "starting_yokai", value, band["starting_yokai"], reading)
    market = placed("yokai.toml", "yokai", pack.yokai)
    for where, card in weighed(market):
        action = worth.of(card.effects)
        place = where.at("effects")
        if check_band(place, "yokai_action", action, band["yokai_action"], reading):
            index = action + weight * winter_value(card, worth)
            check_band(where, "yokai_index", index, band["yokai_index"], reading)
    winters = [winter_value(card, worth) for card in pack.yokai]
    place = Where("yokai.toml", "yokai", "virtue")
    check_band(place, "mean_winter", sum(winters) / len(winters), MEAN_WINTER, reading)
    seen: set[str] = set()
    for where, card in market:
        text = written(card.effects)
        if text in seen:
            reading.problems.append(where.at("effects").problem("repeated", value=text))
        seen.add(text)


def _check_outclassed(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    """No card is plainly better than another of its type, in its action and in winter."""
    cards = placed("yokai.toml", "yokai", pack.yokai)
    rated = [
        (where, card, worth.of(card.effects), winter_value(card, worth)) for where, card in cards
    ]
    for where, card, action, winter in rated:
        for _, other, other_action, other_winter in rated:
            if (
                card.type == other.type
                and action >= other_action + BETTER_ACTION
                and winter >= other_winter + BETTER_WINTER
            ):
                band = (0.0, other_action + BETTER_ACTION)
                place, measure = where.at("effects"), f"outclasses {other.id}"
                note_balance(place, measure, action, band, reading)


def _check_bitoku(pack: BitokuPack, worth: Worth, reading: Reading) -> None:
    band = worth.values.band["bitoku"]
    rarities: dict[int, list[float]] = {}
    for where, card in placed("bitoku.toml", "bitoku", pack.bitoku_cards):
        value = card.vp + worth.of(card.effects)
        rarities.setdefault(card.rarity, []).append(value)
        if card.provenance != "stated":
            check_band(where, "bitoku", value, band, reading)
    means = [sum(rarities[r]) / len(rarities[r]) for r in sorted(rarities, reverse=True)]
    for common, rare in pairwise(means):
        if rare <= common:
            place = Where("bitoku.toml", "bitoku", "rarity")
            note_balance(place, "rarer_is_better", rare, (common, band[1]), reading)
            break


def _check_visions(pack: BitokuPack, reading: Reading) -> None:
    """VP follow the difficulty, the penalty the VP; every kind of item is asked for often."""
    difficulty = pack.values.vision_difficulty
    weights = difficulty.weights()
    asked = dict.fromkeys(weights, 0)
    for where, card in placed("visions.toml", "vision", pack.visions):
        points = sum(sum(weights[item][:number]) for item, number in card.requires.items())
        hard = difficulty.vp_per_point * points
        for item in card.requires:
            asked[item] += 1
        if card.provenance == "stated":
            continue
        band = (hard - VISION_SLACK, hard + VISION_SLACK)
        check_band(where.at("vp"), "vision_vp", float(card.vp), band, reading)
        penalty = 2 if card.vp > HIGH_PENALTY_ABOVE else 1
        check_allowed_with(where.at("penalty"), card.penalty, (penalty,), ("vp", card.vp), reading)
    for name, times in asked.items():
        if times < VISIONS_PER_ITEM:
            place = Where("visions.toml", "vision", "requires").at(name)
            problem = place.problem("too_few", found=times, minimum=VISIONS_PER_ITEM)
            reading.problems.append(problem)
