"""What a solar or lunar card's effect needs: its parameters, and what they may be.

The head of `data/hitodama.toml` describes the kinds; section 12 of the rules says what they do.
"""

from dataclasses import dataclass
from typing import Final

from mori.content import Reading, Row, check_allowed_with, check_parameters
from mori.games.hitodama.pack.schema.cards import EffectCard

AT_ONCE: Final = ("at_once",)
ON_STACK: Final = ("on_stack",)
# The text marks most effects as acting at once or when activated; where it does not (HR-33), the
# box may have the card in the other deck than ours.
EITHER: Final = ("at_once", "on_stack")
BOTH_POSTURES: Final = ["standing", "asleep"]


@dataclass(frozen=True, slots=True)
class EffectKind:
    parameters: tuple[str, ...]
    timings: tuple[str, ...]
    has_choice: bool
    fixed: tuple[tuple[str, object], ...] = ()  # parameters that this kind settles
    optional: tuple[bool, ...] = (False,)  # whether the choice may be declined
    after: str = "discard"


EFFECT_KINDS: Final[dict[str, EffectKind]] = {
    "gain": EffectKind(("gain",), AT_ONCE, has_choice=False),
    "convert": EffectKind(("pay", "gain"), EITHER, has_choice=False),
    "extra_actions": EffectKind(("amount",), AT_ONCE, has_choice=False),
    "instant_benefit": EffectKind(
        ("target", "postures", "pays_cost", "keeps_posture", "excludes"),
        AT_ONCE,
        has_choice=True,
        fixed=(
            ("target", "own_essence_on_tile"),
            ("postures", BOTH_POSTURES),
            ("pays_cost", True),
            ("keeps_posture", True),
            ("excludes", ["solar_stack", "coin", "arrival_bonus"]),
        ),
    ),
    "move_any_meeple": EffectKind(
        (
            "meeples",
            "owners",
            "from",
            "to",
            "akku_entry",
            "essence_entry",
            "essence_posture",
            "essence_fresh",
        ),
        EITHER,
        has_choice=True,
        fixed=(
            ("meeples", ["essence", "akku"]),
            ("essence_posture", "standing"),
            ("essence_fresh", True),
        ),
        optional=(False, True),
    ),
    "move_akku": EffectKind(
        ("meeples", "owners", "from", "to", "akku_entry"),
        EITHER,
        has_choice=True,
        fixed=(("meeples", ["akku"]),),
        optional=(False, True),
    ),
    "waive_akku": EffectKind(
        ("resource", "amount", "scope", "vp"),
        EITHER,
        has_choice=True,
        fixed=(("resource", "akku"), ("vp", 0)),
    ),
    "extra_space": EffectKind(
        ("target", "copy_of", "copy_chosen", "users", "essence_after"),
        AT_ONCE,
        has_choice=True,
        fixed=(("target", "tile_without_legal_placement"),),
        after="end_of_round",
    ),
    "berry_for_players_on_akku_tiles": EffectKind(
        ("gain", "per", "tiles", "postures"),
        ON_STACK,
        has_choice=False,
        fixed=(("per", "player"), ("postures", BOTH_POSTURES)),
    ),
    "swap_two_meeples": EffectKind(
        ("meeples", "owners", "from", "amount", "keeps_posture"),
        ON_STACK,
        has_choice=True,
        fixed=(("amount", 2), ("meeples", ["essence", "akku"]), ("keeps_posture", True)),
        optional=(True,),
    ),
    "vp_per_essence_at_location": EffectKind(
        ("location", "vp", "per", "postures"),
        ON_STACK,
        has_choice=False,
        fixed=(("per", "essence"), ("postures", BOTH_POSTURES)),
    ),
    "resolve_location_now": EffectKind(
        ("location", "eligible", "excludes", "coin_and_arrival_bonus"),
        ON_STACK,
        has_choice=False,
        fixed=(("eligible", ["standing", "fresh"]), ("excludes", ["solar_stack"])),
    ),
    "spin_new_north": EffectKind(
        ("outcomes", "moves", "coin_holder_changes"),
        ON_STACK,
        has_choice=False,
        fixed=(("moves", ["slot_names", "season_token"]), ("coin_holder_changes", False)),
    ),
}
_PARAMETERS: Final = {name: kind.parameters for name, kind in EFFECT_KINDS.items()}
# Parameters that must hold something: an empty bundle would make a card without effect.
_FILLED_BUNDLES: Final = ("gain", "pay")


def check_effect(row: Row[EffectCard], timing: str, reading: Reading) -> None:
    """The card's parameters; `timing` is that of its deck (H-ACT-PLAY-1, H-ACT-PLAY-2)."""
    table, where = row.table, row.where
    check_parameters(table, "effect", _PARAMETERS, where, reading)
    for key in _FILLED_BUNDLES:
        if is_empty_bundle(table.get(key)):
            reading.problems.append(where.at(key).problem("empty_bundle"))
    card = row.value
    if card is None:
        return
    kind = EFFECT_KINDS[card.effect]
    effect = ("effect", card.effect)
    if timing not in kind.timings:
        # The effect is in the wrong deck; the card's own timing would only repeat that.
        fitting = [name for name, other in EFFECT_KINDS.items() if timing in other.timings]
        deck = ("timing", timing)
        check_allowed_with(where.at("effect"), card.effect, fitting, deck, reading)
    else:
        deck = ("deck", "solar" if timing == "on_stack" else "lunar")
        check_allowed_with(where.at("timing"), card.timing, (timing,), deck, reading)
    check_allowed_with(where.at("after"), card.after, (kind.after,), effect, reading)
    chooser = "card_player" if kind.has_choice else "none"
    if check_allowed_with(where.at("chooser"), card.chooser, (chooser,), effect, reading):
        check_allowed_with(where.at("optional"), card.optional, kind.optional, effect, reading)
    for key, value in kind.fixed:
        if key in table:
            check_allowed_with(where.at(key), table[key], (value,), effect, reading)
    if "amount" in kind.parameters and card.amount == 0 and "amount" in table:
        reading.problems.append(where.at("amount").problem("too_small", value=0, minimum=1))


def is_empty_bundle(value: object) -> bool:
    """Whether a bundle as written holds nothing: no resource, or none but zeros."""
    return isinstance(value, dict) and all(
        type(amount) is int and amount == 0 for amount in value.values()
    )
