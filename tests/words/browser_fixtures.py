"""Sentences that the words of the browser must repeat to the byte (web/src/words).

`python -m tests.page_fixtures` writes the fixture anew. A case is a method of the browser's Words,
its arguments, and what Python's Words answer in every language; facts, notes, reasons and errors
are told with the names of the fixture. Of all cases that the games offer, one is kept for each set
of texts it uses and each size of its numbers; every name and effect is kept.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mori.core.about import Note
from mori.core.actions import Action
from mori.core.errors import IllegalAction, MoriError, Reason
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.rng import seeded
from mori.reviewing import GRADES
from mori.words import LANGUAGES, Words
from mori.words.catalogue import message_id
from mori.words.declared import declared
from tests.effects import effect
from tests.words.asked import (
    FORMS,
    OPEN_TAGS,
    WITH_EFFECT,
    cards,
    dice_told,
    effects,
    printed,
    recording,
)
from tests.words.games import GAMES, OWN_BOTS, components, entry, new_game, rules, words_of
from tests.words.messages import texts
from tests.words.sources import raised_errors
from tests.words.test_bitoku import VALUES
from tests.words.test_catalogues import AT_PLACES, PROVENANCES
from tests.words.test_sentences import NAMES, REASON_KEYS, REASON_VALUES, USUAL_KEYS

FILE = Path(__file__).parents[2] / "web" / "src" / "words" / "fixtures.json"

KEPT_WHOLE = ("join", "ref", "effect")  # methods of which every case is kept
ACTIONS_PER_KIND = 3
PER_KIND = {
    "fact": 10,
    "decision": 6,
    "note": 6,
}  # what their references are called is in other cases
COUNTS = (0, 1, 2, 5)
COUNTED = {"count", "players", "seats", "actions"}
NUMBERS = (0, 1, 2, 5, -1, -2, 999, 1000, 12345, 1234567, 1.5, -0.5, 0.12345)
LISTS: tuple[list[str], ...] = (
    [],
    ["a"],
    ["nezumi 1", "imomushi 2"],
    ["u", "Otra"],
    ["1", "2", "3", "í"],
)
NOTED: dict[str, object] = {
    "effects": effect("movement", n=2),
    "tiles": ["building:temple-1", "building:farm-2"],
    "bonus": "property:vp1",
    "favours": ["favour:c"],
    "regions": ["region:glade", "region:yomi"],
    "now": 2,
    "then": 5,
}
ADVICE = ((0.641, 112.3, 5.2), (0.0, 40.0, -17.6), (1.0, 1200.0, 0.2))
REFERENCES = {
    "hitodama": ("bundle:", "bundle:berry=2,amber=1,akku=5", "seat:1", "place:my_tile.1"),
    "bitoku": ("side:tengu", "yokai:shin_ookami", "rock:rock-ryokan-temple"),
}
# What facts and prompts carry, by key; several facts and questions are too rare to wait for.
SAMPLES: dict[str, dict[str, object]] = {
    "hitodama": {
        "seat": "seat:1",
        "owner": "seat:2",
        "tiles": ["tile:amber", "tile:berry", "tile:solar"],
        "tile": "tile:amber",
        "side": "side:2",
        "lines": ["line:haru_1.1:berry=3", "line:haru_1.2:akku=1"],
        "line": "line:haru_1.2:berry=3",
        "season": "season:haru",
        "ending": "ending:chaos",
        "by": "tie:basket",
        "category": "category:points_card",
        "lack": "lack:hand_full",
        "rival": "seat:1",
        "round": 2,
        "position": 3,
        "level": 2,
        "space": 4,
        "total": 20,
        "card": "card:lunar_akku",
        "text": "cardtext:lunar_akku",
        "cards": ["card:lunar_akku", "card:solar_amber"],
        "deck": "deck:lunar",
        "goods": "bundle:berry=2,amber=1",
        "gain": "bundle:amber=1",
        "pay": "bundle:berry=2",
        "cost": "bundle:akku=1",
        "place": "place:amber.2",
        "source": "place:amber.x1",
        "target": "place:merchant.1",
    },
    "bitoku": VALUES,
}
VP, STEP, VISION = effect("vp", n=1), effect("movement", n=1), effect("vision", n=1)
EFFECT_TREES = (
    effect("all_of", VP, effect("choose_one", STEP, VISION)),
    effect("choose_one", STEP, effect("all_of", VP, VISION)),
    effect("all_of", effect("choose_one", effect("movement", n=2))),
    effect("choose_one", effect("mitama", discount=2), effect("dragonfly", discount=2)),
    effect("choose_one", effect("mitama", discount=1), effect("dragonfly", discount=0)),
)


class Case(NamedTuple):
    """A method of the browser's Words and its arguments, as JSON has them."""

    method: str
    args: list[Any]


CALLS: dict[str, Callable[..., str]] = {
    "text": lambda words, message, args: words.text(message, **args),
    "join": Words.join,
    "action": lambda words, told, *more: words.action(_action(told), *more),
    "decision": Words.decision,
    "fact": lambda words, told: words.fact(Fact(told["kind"], told["args"]), NAMES),
    "note": lambda words, told: words.note(Note(told["kind"], told["args"]), NAMES),
    "reason": lambda words, data: words.reason(_reason(data), NAMES),
    "error": lambda words, data: words.error(_error(data), NAMES),
    "ref": Words.ref,
    "effect": Words.effect,
    "printed": Words.printed,
    "option": Words.option,
    "optionExplained": Words.option_explained,
    "level": Words.level,
    "levelExplained": Words.level_explained,
    "ruleGroup": Words.rule_group,
    "category": Words.category,
    "ending": Words.ending,
    "advice": Words.advice,
    "why": lambda words, lead, sources: words.why(lead, sources, NAMES),
    "grade": Words.grade,
    "botFit": Words.bot_fit,
    "bot": Words.bot,
    "botExplained": Words.bot_explained,
    "provenance": Words.provenance,
    "languageName": Words.language_name,
}


def answer(words: Words, case: Case) -> str:
    return CALLS[case.method](words, *case.args)


def fixture() -> str:
    """The fixture as the file has it: one case on a line."""
    blocks = [f'"names": {_dumped(NAMES)}', f'"components": {_dumped(_printed())}']
    for game in ("", *GAMES):
        languages = [words_of(language, game) for language in LANGUAGES]
        lines = [
            _dumped([*case, [answer(words, case) for words in languages]]) for case in kept(game)
        ]
        blocks.append(f"{_dumped(game)}: [\n" + ",\n".join(lines) + "\n]")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _printed() -> dict[str, object]:
    """What the words of each game know of the components: those that are named by what they do."""
    return {
        game: {
            family: components(game)[family]
            for named in declared(game).named.values()
            for family in named.families
        }
        for game in ("", *GAMES)
    }


@cache
def kept(game: str) -> list[Case]:
    """One case for each set of texts and each size of numbers."""
    words = words_of("en", game)
    found: dict[object, Case] = {}
    told: Counter[tuple[str, str]] = Counter()
    seen: set[tuple[str, str]] = set()
    for case in _shared_cases() if not game else _game_cases(game):
        written = case.method, json.dumps(case.args)
        if written in seen:
            continue
        seen.add(written)
        plain = Case(case.method, json.loads(written[1]))
        with recording() as used:
            answer(words, plain)
        sizes = tuple(sorted(set(_sizes(plain.args))))
        items = str(plain.args) if plain.method in KEPT_WHOLE else ""
        key = (plain.method, frozenset(used), sizes, items)
        if plain.method in PER_KIND and key not in found:
            kind = plain.args[0] if plain.method == "decision" else plain.args[0]["kind"]
            told[plain.method, kind] += 1
            if told[plain.method, kind] > PER_KIND[plain.method]:
                continue
        found.setdefault(key, plain)
    return list(found.values())


def used_texts(game: str) -> set[str]:
    """The texts that the cases of a game use."""
    words = words_of("en", game)
    with recording() as found:
        for case in kept(game):
            answer(words, case)
    return found


# -- cases


def _shared_cases() -> Iterator[Case]:
    yield from (Case("text", ["common-seat", {"number": number}]) for number in NUMBERS)
    for news in ("turn", "end", "reminder"):
        yield Case("text", [f"common-notice-{news}", {}])
    yield from (Case("join", [list(items)]) for items in LISTS)
    yield from (Case("advice", list(each)) for each in ADVICE)
    yield from (Case("why", [lead, []]) for lead in (0, 0.1, 1.2, 5.5))
    yield from (Case("grade", [grade]) for grade in GRADES)
    yield from (Case("botFit", [fit]) for fit in ("trained", "untrained", "rough"))
    for method in ("bot", "botExplained"):
        yield from (Case(method, [name]) for name in (*OWN_BOTS, "magpie"))
    yield from (Case("provenance", [name]) for name in PROVENANCES)
    yield from (Case("languageName", [name]) for name in LANGUAGES)
    for code in sorted(raised_errors().keys() - {"not_legal"}):  # its reason is a game's
        variables = texts("en", "errors")[message_id("error", code)].variables()
        for count in (1, 2, 5):
            data: dict[str, object] = {name: f"<{name}:x>" for name in sorted(variables)}
            data |= dict.fromkeys(sorted(variables & COUNTED), count)
            yield Case("error", [{"code": code, "data": data}])


def _game_cases(game: str) -> Iterator[Case]:
    found = entry(game)
    yield from (Case("option", [option.name]) for option in found.options)
    yield from (Case("optionExplained", [option.name]) for option in found.options)
    yield from (Case("level", [preset.name]) for preset in found.presets)
    yield from (Case("levelExplained", [preset.name]) for preset in found.presets)
    yield from (Case("ruleGroup", [group]) for group in found.rule_groups)
    yield from (Case("category", [category]) for category in found.words.categories)
    yield from (Case("ending", [ending]) for ending in found.words.endings)
    first, second = found.words.categories[:2]
    yield Case("why", [6.4, [[first, 3.5], ["seat:1", -2.5], [second, 0.2]]])
    yield from _names(game)
    yield from _reasons(game)
    yield from _space(game)
    for players in found.player_counts():
        yield from _told_game(new_game(game, players, players))
    yield from _rare(game)
    if game == "bitoku":
        yield from _bitoku_cases()
    else:
        yield from (Case("printed", [kind, item]) for kind, item in cards())


def _names(game: str) -> Iterator[Case]:
    unnamed = [f"{tag}:x" for tag in OPEN_TAGS[game]]
    components = entry(game).words.components()
    for reference in (*components, *FORMS[game], *REFERENCES[game], *unnamed):
        yield Case("ref", [reference])
        if reference.startswith(WITH_EFFECT):
            yield Case("effect", [reference])
        if reference.startswith("resource:") and game == "hitodama":
            for count in COUNTS:
                yield Case("ref", [f"bundle:{reference.partition(':')[2]}={count}"])
    yield Case("ref", ["seat:0", NAMES])


def _reasons(game: str) -> Iterator[Case]:
    for code in entry(game).words.reasons:
        keys = REASON_KEYS[game].get(code, USUAL_KEYS[game])
        data = {key: REASON_VALUES[game][key] for key in keys}
        yield Case("reason", [{"code": code, "data": data}])
    refusal = IllegalAction("not_legal", Reason(code, ("X-1",), data), {"action": "a:b c"})
    yield Case("error", [{"code": refusal.code, "data": refusal.data}])
    typed = {"code": "unknown_action", "data": {"text": "tile:nonsense"}}
    yield Case("reason", [typed])
    yield from (Case("reason", [{"code": code, "data": {}}]) for code in AT_PLACES)


def _space(game: str) -> Iterator[Case]:
    """Actions of every kind from all over the space; what they name is in other cases."""
    by_kind: dict[str, list[Action]] = {}
    for action in rules(game, entry(game).max_players).space.actions:
        by_kind.setdefault(action.kind, []).append(action)
    for actions in by_kind.values():
        step = max(1, len(actions) // ACTIONS_PER_KIND)
        for action in actions[::step][:ACTIONS_PER_KIND]:
            yield Case("action", [_told(action)])
            yield Case("action", [_told(action), None, "", NAMES])


def _told_game(play: Game) -> Iterator[Case]:
    """A game of random answers: its questions, its answers that only count, its facts."""
    chance = seeded(play.seed)
    while not play.is_over:
        decision = play.decisions[chance.below(len(play.decisions))]
        prompt = play.prompt(decision)
        yield Case("decision", [decision.kind, prompt])
        if prompt:
            for action in decision.actions:
                counts = "number" in action.args or action.args.keys() & prompt.keys()
                if counts:
                    yield Case("action", [_told(action), prompt, "", NAMES])
        refused = play.rules.space.actions[chance.below(len(play.rules.space))]
        reason = play.why_not(refused, decision.seat)
        if reason is not None:
            yield Case("reason", [{"code": reason.code, "data": reason.data}])
        chosen = decision.actions[chance.below(len(decision.actions))]
        play.apply(chosen, decision.seat)
    for fact in play.facts:
        for form in (fact, fact.reduced):
            if form is not None:
                yield Case("fact", [form.to_data()])


def _bitoku_cases() -> Iterator[Case]:
    yield from (Case("ref", [reference]) for reference in effects())
    yield from (Case("effect", [tree]) for tree in EFFECT_TREES)
    yield from (Case("printed", [tag, item]) for tag, item in printed())
    by_text = rules("bitoku", 2).space.by_text
    arrange = _told(by_text["arrange 2 3 1"])
    yield Case("action", [arrange, {"first": 5, "second": 2, "third": 6}])
    yield from (
        Case("action", [_told(action), prompt, "", NAMES]) for action, prompt in dice_told()
    )
    part = {"kind": "part", "args": {"number": 2}}
    options = [effect("resource", resource="wood", n=1), effect("mitama", discount=1)]
    yield Case("action", [part, {"count": 1, "options": options}])
    yield Case("action", [part, {"parts": options[:1]}])
    yield Case("action", [part, None, effect("movement", n=3), NAMES])


def _rare(game: str) -> Iterator[Case]:
    """Every fact, every note and every question with plausible arguments."""
    for count in COUNTS:
        samples = SAMPLES[game] | {"count": count, "points": count}
        for kind in entry(game).words.facts:
            args = _arguments(game, "fact", kind, samples)
            yield Case("fact", [{"kind": kind, "args": args}])
        for kind in entry(game).words.notes:
            price = f"bundle:{'berry' if game == 'hitodama' else 'jade'}=2"
            args = _arguments(game, "note", kind, samples | NOTED | {"price": price})
            yield Case("note", [{"kind": kind, "args": args}])
        for kind in entry(game).words.decisions:
            yield Case("decision", [kind, _arguments(game, "decision", kind, samples)])


def _arguments(game: str, family: str, kind: str, samples: dict[str, object]) -> dict[str, object]:
    text = texts("en", game)[message_id(game, family, kind)]
    return {name: samples[name] for name in sorted(text.variables())}


# --


def _told(action: Action) -> dict[str, object]:
    return {"kind": action.kind, "args": action.args}


def _action(told: dict[str, Any]) -> Action:
    return Action(0, told["kind"], "", 0, 0, told["args"])


def _reason(data: dict[str, Any]) -> Reason:
    return Reason(data["code"], (), data["data"])


def _error(told: dict[str, Any]) -> MoriError:
    """An error as it was before its data were sent: a refusal has its reason apart."""
    code, data = told["code"], dict(told["data"])
    if code != "not_legal":
        return MoriError(code, data)
    action, reason, names = data.pop("action"), data.pop("reason"), tuple(data.pop("rules"))
    return IllegalAction(code, Reason(reason, names, data), {"action": action})


def _sizes(value: object) -> Iterator[str]:
    """How the numbers in a value look to a plural: none, one, few, many."""
    if isinstance(value, dict):
        for item in value.values():
            yield from _sizes(item)
    elif isinstance(value, list):
        for item in value:
            yield from _sizes(item)
    elif isinstance(value, float) or (isinstance(value, int) and not isinstance(value, bool)):
        yield str(value) if value < 2 or value > 900 else "few" if value < 5 else "many"


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
