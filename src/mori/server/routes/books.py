"""The rules of a game, its words, and where the data of its components come from."""

from typing import Annotated, Final

from fastapi import APIRouter, Query

from mori.content import table_by_provenance
from mori.core.errors import SetupError
from mori.core.registry import entry_of
from mori.server.bodies import (
    MAX_PACK,
    EntryData,
    ExampleData,
    PackAnswer,
    RuleData,
    RuleGroup,
    RulesAnswer,
    RulingData,
    WordsAnswer,
)
from mori.server.errors import RequestError
from mori.server.packs import OfferedPack
from mori.server.requests import Answer, ServiceHere, answered_with
from mori.server.routes.games import pack_info
from mori.words import LANGUAGES
from mori.words.catalogue import page_sources
from mori.words.declared import names_data
from mori.words.rulebook import Rulebook, rulebook

router = APIRouter()

A_WHILE: Final = "max-age=300"  # what has nothing of a table in it may be kept

Pack = Annotated[str | None, Query(max_length=MAX_PACK)]


@router.get("/api/rules/{game}", response_class=Answer, responses=answered_with(RulesAnswer))
async def rules(game: str) -> Answer:
    """The rule book: groups, rules with number and text, rulings, examples."""
    entry_of(game)  # says so if there is no such game
    book = rulebook(game)
    if book is None:
        raise RequestError("rules_missing", {"game": game})
    return Answer(rules_answer(game, book))


def rules_answer(game: str, book: Rulebook) -> RulesAnswer:
    return RulesAnswer(
        game=game,
        groups=[
            RuleGroup(
                group,
                [
                    RuleData(
                        id=rule.id,
                        text=rule.text,
                        sources=list(rule.sources),
                        rulings=list(rule.rulings),
                    )
                    for rule in members
                ],
            )
            for group, members in book.groups().items()
        ],
        rulings=[
            RulingData(ruling.id, ruling.title, ruling.text, ruling.group)
            for ruling in book.rulings.values()
        ],
        examples=[
            ExampleData(example.id, example.situation, example.expected)
            for example in book.examples.values()
        ],
    )


@router.get(
    "/api/words/{game}/{language}", response_class=Answer, responses=answered_with(WordsAnswer)
)
async def words(game: str, language: str) -> Answer:
    """What the page needs to put a game into words that it was not built with."""
    entry_of(game)  # says so if there is no such game
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise SetupError("unknown_language", {"language": language[:60], "known": known})
    spoken, sources = page_sources(language, game)
    found = WordsAnswer(game=game, language=spoken, sources=sources, names=names_data(game))
    return Answer(found, keep=A_WHILE)


@router.get("/api/packs/{game}", response_class=Answer, responses=answered_with(PackAnswer))
async def pack(game: str, service: ServiceHere, pack: Pack = None) -> Answer:
    """What of a pack is stated, derived, reconstructed; without `pack` of Mori's own."""
    return Answer(pack_answer(service.packs.chosen(game, pack)))


def pack_answer(pack: OfferedPack) -> PackAnswer:
    """The provenance of a pack."""
    return PackAnswer(
        game=pack.game,
        pack=pack_info(pack),
        tables=table_by_provenance(pack.entries),
        entries=[
            EntryData(
                table=entry.table,
                id=entry.id,
                provenance=entry.provenance,
                fields=entry.fields,
                note=entry.note,
                source=entry.source,
            )
            for entry in pack.entries
        ],
    )
