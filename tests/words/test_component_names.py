"""Cards and tiles are called by what they are and do: no number of a pack is ever a name."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import mori.games.bitoku
from mori.core.registry import create_game
from mori.words import LANGUAGES, Words
from mori.words.declared import declared
from tests.words.games import GAMES, components, entry, new_game, words_of
from tests.words.languages import QUOTED

DATA = Path(mori.games.bitoku.__file__).parent / "data"


def named(game: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every component that is named by what it does: its tag, id and entry."""
    return [
        (tag, id, item)
        for tag, how in declared(game).named.items()
        for family in how.families
        for id, item in components(game)[family].items()
    ]


def numbers(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"\d+", text)}


def numbers_in(value: object) -> set[int]:
    """All the numbers that a component's entry holds, however deep."""
    if isinstance(value, dict):
        return {number for item in value.values() for number in numbers_in(item)}
    if isinstance(value, list):
        return {number for item in value for number in numbers_in(item)}
    return {value} if isinstance(value, int) else set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_name_holds_no_number_but_those_of_what_the_component_does(
    game: str, language: str
) -> None:
    words = words_of(language, game)
    found = named(game)
    assert len(found) > 60
    for tag, id, item in found:
        name = words.ref(f"{tag}:{id}")
        assert name.strip() == name and name and "{" not in name and "none" not in name, name
        assert numbers(name) <= numbers_in(item), (id, name)
        assert item.get("type") == id or id not in name.lower(), (id, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_two_components_have_one_name_only_if_they_do_the_same(game: str, language: str) -> None:
    words = words_of(language, game)
    by_name: dict[str, list[dict[str, Any]]] = {}
    for tag, id, item in named(game):
        by_name.setdefault(words.ref(f"{tag}:{id}"), []).append(item)
    for name, items in by_name.items():
        assert all(item == items[0] for item in items), (name, items)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_of_the_pack_has_an_entry_at_some_table(game: str) -> None:
    """What is not a place or a word of the game is a component, and is named by its entry."""
    known = {f"{tag}:{id}" for tag, id, _ in named(game)}
    tags = set(declared(game).named) - {"line"}
    for reference in entry(game).words.components():
        tag = reference.partition(":")[0]
        is_type = words_of("en", game).ref(reference) == Words("en", game).ref(reference)
        if tag in tags and not is_type:
            assert reference in known, reference


@pytest.mark.parametrize("game", GAMES)
def test_components_are_the_same_at_every_table(game: str) -> None:
    for players in entry(game).player_counts():
        found = new_game(game, players, 2).components()
        for how in declared(game).named.values():
            for family in how.families:
                if family in found:  # the Tengu's cards are solo
                    assert found[family] == components(game)[family]


def test_names_in_four_languages() -> None:
    def said(game: str, reference: str) -> list[str]:
        return [words_of(language, game).ref(reference) for language in QUOTED]

    assert said("bitoku", "vision:vision-22") == [
        "Vision (3 buildings and 1 Illumination: 10 VP)",
        "visión (3 edificios y 1 iluminación: 10 PV)",
        "Vision (3 Bâtiments et 1 Illumination : 10 PV)",
        "vidění (3 budovy a 1 osvícení: 10 BC)",
    ]
    assert said("bitoku", "building:ryokan-2") == [
        "Ryokan (1 VP)",
        "ryokan (1 PV)",
        "ryokan (1 PV)",
        "hostinec rjókan (1 BC)",
    ]
    assert said("bitoku", "yokai:kappa-4") == [
        "Kappa (1 jade or 1 sake; Mitama)",
        "kappa (1 jade o 1 sake; mitama)",
        "Kappa (1 jade ou 1 saké ; Mitama)",
        "kappa (1 nefrit nebo 1 saké; duch mitama)",
    ]
    assert said("bitoku", "tengucard:tengu-stairs-2") == [
        "Stairs (stone)",
        "Escaleras (piedra)",
        "Escaliers (pierre)",
        "Schody (kámen)",
    ]
    assert said("hitodama", "card:akku_1") == [
        "Akku card (South; 2 ambers per akku)",
        "Carta de akku (Sur; 2 ámbares por akku)",
        "Carte Akku (Sud ; 2 ambres par akku)",
        "Karta akku (jih; 2 jantary za akku)",
    ]
    assert said("hitodama", "line:fuyu_6.2:akku=1") == [
        "1 akku (Fuyu, card with 1 akku, line 2)",
        "1 akku (Fuyu, carta con 1 akku, requisito 2)",
        "1 akku (Fuyu, carte avec 1 akku, ligne 2)",
        "1 akku (Fuyu, na kartě též 1 akku, řádek 2)",
    ]
    assert said("hitodama", "line:haru_1.2:amber=1") == [
        "1 amber (Haru, card with 3 berries)",
        "1 ámbar (Haru, carta con 3 bayas)",
        "1 ambre (Haru, carte avec 3 baies)",
        "1 jantar (Haru, na kartě též 3 bobule)",
    ]


@pytest.mark.parametrize(
    ("reference", "name"),
    [
        ("yokai:nezumi-2", "Nezumi (building or crystal, −1)"),
        ("mitama:shinigami-kodama", "Shinigami (Kodama +1 and rival Kodama −1)"),
        ("mitama:ara", "Ara"),
        ("dragonfly:dragonfly-amulet-2", "Dragonfly (1 VP and +2 Amulet)"),
        ("crystal:memory-rock", "Memory Crystal (rock or Pilgrim at a rock: 2 VP)"),
        ("crystal:dream-any", "Dream Crystal (any resource)"),
        ("building:onsen-2", "Onsen (Kodama +1 in its region)"),
        ("building:ancient-6", "Ancient Building (Vision)"),
        ("gate:gate-b-vp", "Gate B (5 VP)"),
        ("rock:rock-ryokan-temple", "Rock (Ryokan and Temple)"),
        ("bitoku:gi", "Gi"),
    ],
)
def test_names_of_bitoku(reference: str, name: str) -> None:
    assert words_of("en", "bitoku").ref(reference) == name


def test_an_owners_correction_is_in_the_name(tmp_path: Path) -> None:
    """The name comes from the data, so that a pack of an owner's own needs no words of its own."""
    for file in DATA.iterdir():
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        if file.name == "visions.toml":
            old = "requires = { building = 3, illumination_pilgrim = 1 }\nvp = 10"
            assert text.count(old) == 1
            text = text.replace(old, "requires = { building = 2, crystal = 1 }\nvp = 5")
        if file.is_file():
            (tmp_path / file.name).write_text(text, encoding="utf-8")
    game = create_game("bitoku", 2, 1, pack=tmp_path)
    name = Words.of_table("en", game).ref("vision:vision-22")
    assert name == "Vision (2 buildings and 1 crystal: 5 VP)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_table_a_component_is_called_by_its_kind(language: str) -> None:
    words = Words(language, "bitoku")
    for reference in ("yokai:kappa-4", "vision:vision-22", "building:ryokan-2", "gate:gate-b-vp"):
        name = words.ref(reference)
        assert not numbers(name) and "-" not in name, name


@pytest.mark.parametrize("game", GAMES)
def test_what_the_browser_is_sent_holds_all_that_names_need(game: str) -> None:
    sent = json.loads(json.dumps(components(game)))
    words = Words("fr", game, sent)
    for tag, id, _ in named(game):
        assert words.ref(f"{tag}:{id}") == words_of("fr", game).ref(f"{tag}:{id}")
