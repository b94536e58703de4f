"""Everything the words of a game can be asked for besides its sentences, and what that uses."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from mori.core.actions import Action
from mori.core.registry import create_game
from mori.core.shown import EffectData
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.hitodama.cards.effects import EFFECT_KINDS as CARD_KINDS
from mori.games.hitodama.seen.components import component_data as card_data
from mori.words import Words
from mori.words.catalogue import Catalogue, Value
from mori.words.references import References
from tests.effects import effect, spelled
from tests.words.games import entry, rules, words_of

# References of every form that has a message of its own (docs/words.md).
FORMS = {
    "hitodama": (
        "place:amber.2",
        "place:amber.x1",
        *(f"line:{season}_1.2:berry=3" for season in ("haru", "natsu", "aki", "fuyu")),
        "line:own_1.2:berry=3",
        "side:2",
    ),
    "bitoku": (
        "bundle:wood=2,any=1",
        "die:value-3",
        "die:value-3-space-2",
        "die:value-3-yomi",
    ),
}
# Tags whose ids are open to packs, so that there is a message for those no catalogue knows.
OPEN_TAGS = {
    "hitodama": ("tile", "card", "cardtext", "character"),
    "bitoku": (
        "yokai",
        "bitoku",
        "vision",
        "mitama",
        "dragonfly",
        "crystal",
        "building",
        "gate",
        "rock",
        "home",
        "slot",
        "site",
        "node",
        "lonenode",
        "row",
        "rockspace",
        "tengucard",
    ),
}
WITH_EFFECT = ("tile:",)


def names(game: str, words: Words) -> Iterator[str]:
    """Every name and effect, those of a pack of an owner's own included."""
    unnamed = [f"{tag}:x" for tag in OPEN_TAGS[game]]
    for reference in (*entry(game).words.components(), *FORMS[game], *unnamed):
        yield words.ref(reference)
        if reference.startswith(WITH_EFFECT):
            yield words.effect(reference)
    if game == "hitodama":
        for reference in entry(game).words.components():
            if reference.startswith("resource:"):
                yield words.ref(f"bundle:{reference.partition(':')[2]}=2")


def effects() -> list[EffectData]:
    """Every effect of Bitoku's tables, and one of each kind there is."""
    found = [
        node.said
        for players in entry("bitoku").player_counts()
        for node in _tables(players).effects  # those made cheaper by a row included
    ]
    args: dict[str, int | str] = {"resource": "jade", "value": 1, "n": 2, "scope": "any"}
    args |= {"source": "deck", "discount": 1}
    parts = (effect("vp", n=1), effect("vp", n=2))
    found += [effect(kind, *parts, **args) for kind in EFFECT_KINDS]
    found.append(effect("all_of"))
    return list({spelled(said): said for said in found}.values())


def printed() -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that is printed on a component of Bitoku, as a view has it."""
    for players in entry("bitoku").player_counts():
        data: Any = create_game("bitoku", players, 1).components()
        for tag in ("yokai", "bitoku", "vision", "mitama", "dragonfly", "crystal", "building"):
            yield from ((tag, item) for item in data[tag].values())
        for tag in ("gate", "rock", "home", "node", "slot"):
            yield from ((tag, item) for item in data[tag].values())
        yield from (("row", row) for rows in data["rows"].values() for row in rows)
        for spaces in data["market_spaces"].values():
            yield from (("market_space", space) for space in spaces)
        yield from (("counter", counter) for counter in data["counters"])
        yield from (("rockspace", space) for space in data["rock_pilgrim_spaces"].values())
        for first, second, third in _tables(players).treasures:
            yield "treasure", {"first": first, "second": second, "third": third}


def cards() -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that is printed on a card of Hitodama, and what a pack of one's own may change."""
    made: Any = rules("hitodama", 2)
    data: Any = card_data(made.tables)
    for family in ("card", "akku_card", "ice_card"):
        yield from ((item["kind"], item) for item in data[family].values())
    basis = {"pay": {"berry": 2}, "gain": {"amber": 1}, "location": "N", "vp": 2}
    for kind in CARD_KINDS:
        for amount, is_so in ((1, True), (2, False), (5, False)):
            own = {"kind": kind, "amount": amount, "optional": is_so, "from_lair": is_so}
            yield kind, {**basis, **own}


def dice_told() -> Iterator[tuple[Action, dict[str, object]]]:
    """Actions with a die, and what the question tells of the dice."""
    dice = ["die:value-3", "die:value-2-space-2", "die:value-5-yomi"]
    by_text = rules("bitoku", 2).space.by_text
    for text in ("use 1", "use 2", "force 2", "cross 3", "unlock 2"):
        yield by_text[text], {"dice": dice}
    yield by_text["copy 1 3"], {"all_dice": dice + dice}


def bitoku_phrases(words: Words) -> Iterator[str]:
    for said in effects():
        yield words.ref(said)
    for tag, item in printed():
        yield words.printed(tag, item)
    space = rules("bitoku", 2).space
    by_values = {"first": 3, "second": 2, "third": 1}
    yield from (words.action(a, by_values) for a in space.actions if a.kind == "arrange")
    yield from (words.action(a, prompt) for a, prompt in dice_told())


def options(game: str, words: Words) -> Iterator[str]:
    """The names of all options and levels, and what each is."""
    for option in entry(game).options:
        yield words.option(option.name)
        yield words.option_explained(option.name)
    for preset in entry(game).presets:
        yield words.level(preset.name)
        yield words.level_explained(preset.name)


def used(game: str, language: str) -> set[str]:
    """The texts of the game that all of this uses."""
    words = words_of(language, game)
    asked: list[Callable[[], Iterator[str]]] = [
        lambda: names(game, words),
        lambda: options(game, words),
    ]
    if game == "bitoku":
        asked.append(lambda: bitoku_phrases(words))
    else:
        asked.append(lambda: (words.printed(tag, item) for tag, item in cards()))
    with recording() as found:
        for texts in asked:
            for text in texts():
                assert text
    return {name for name in found if name.startswith(f"{game}-")}


@contextmanager
def recording() -> Iterator[set[str]]:
    """Notes which texts of the catalogues are formatted."""
    found: set[str] = set()
    original = Catalogue.format

    def noted(self: Catalogue, message: str, args: dict[str, Value], attribute: str = "") -> str:
        found.add(f"{message}.{attribute}" if attribute else message)
        return original(self, message, args, attribute)

    # Sentences made before are made again: their texts count, too.
    with (
        patch.object(Catalogue, "format", noted),
        patch.object(References, "words", References.put_together),
    ):
        yield found


def _tables(players: int) -> Any:
    made: Any = rules("bitoku", players)
    return made.tables
