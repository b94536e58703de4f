"""What Hitodama shows is what its types say: every question and every fact of whole games."""

from typing import Any

import msgspec

from mori.core.facts import Fact
from mori.core.registry import create_game, entry_of
from mori.core.rng import seeded
from mori.games.hitodama import SHOWN
from mori.games.hitodama.rounds.ending import END_SEASONS, end_game
from mori.games.hitodama.table.tables import AKKU
from tests.games.hitodama.table import Table

GAMES = 36  # enough to meet all kinds but seven


def check(data: object, kind: type) -> None:
    """Every field is there and of its type, and there is no other."""
    read: Any = msgspec.convert(data, kind, strict=True)
    assert read == data


def checked_kinds(facts: list[Fact]) -> set[str]:
    """The kinds of facts, each found to be as typed, in its reduced form, too."""
    forms = [form for fact in facts for form in (fact, fact.reduced) if form is not None]
    for form in forms:
        check(form.args, SHOWN.facts[form.kind])
    return {form.kind for form in forms}


def rare_facts() -> list[Fact]:
    """Of kinds that games played at random do not meet: no room for ice, nothing to swap, ties,
    too little ice, too few akkus or none at all, a line that was waived in part."""
    full = Table(players=3)
    for place in ("lunar.1", "lunar.2", "lunar.3"):
        full.put_akku(place)
    full.freeze("ice_3")  # in the South, where the akkus are
    empty = Table()
    empty.stack((0, "solar_swap"))
    empty.resolve_only("akku_solar")
    level = Table(players=3)
    level.give(0, amber=1)
    level.give(1, berry=2)
    end_game(level.w, END_SEASONS)
    short = Table()
    short.empty_supply("akku")
    short.state.supply[AKKU] = 1
    short.reveal_akkus("akku_5")
    short.state.ice_supply = 0
    short.freeze("ice_1")
    none = Table()
    none.empty_supply("akku")
    none.reveal_akkus("akku_5")
    waived = Table()
    waived.w.leave_unscored(0, waived.line("haru_1.1"))
    tables = (full, empty, level, short, none, waived)
    return [fact for table in tables for fact in table.facts]


def test_questions_and_facts_are_as_typed() -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for seed in range(GAMES):
        game = create_game("hitodama", 2 + seed % 3, seed)
        rng = seeded(seed)
        while not game.is_over:
            decision = game.decisions[0]
            check(game.prompt(decision), SHOWN.prompts[decision.kind])
            asked.add(decision.kind)
            game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
        told |= checked_kinds(game.facts)
    told |= checked_kinds(rare_facts())
    words = entry_of("hitodama").words
    assert asked == set(words.decisions)
    assert told == set(words.facts)
