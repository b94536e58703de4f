"""The rules of a game, and where the data of its components come from."""

from functools import cache
from importlib import resources
from pathlib import Path

from fastapi import APIRouter

from mori.content import entries, read_pack, table_by_provenance
from mori.core.registry import entry_of
from mori.server.bodies import (
    EntryData,
    ExampleData,
    PackAnswer,
    RuleData,
    RuleGroup,
    RulesAnswer,
    RulingData,
)
from mori.server.errors import RequestError
from mori.server.requests import Answer, ServiceHere, answered_with
from mori.words.rulebook import Rulebook, rulebook

router = APIRouter()


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


@router.get("/api/packs/{game}", response_class=Answer, responses=answered_with(PackAnswer))
async def pack(game: str, service: ServiceHere) -> Answer:
    """What of the pack is stated, derived, reconstructed."""
    entry_of(game)
    return Answer(pack_answer(game, service.packs.get(game)))


@cache
def pack_answer(game: str, pack: Path | None) -> PackAnswer:
    """The provenance of a pack, which is read once."""
    own = resources.files(f"mori.games.{game}").joinpath("data")
    raw = read_pack(pack if pack is not None else Path(str(own)))
    listed = entries(raw)
    return PackAnswer(
        game=game,
        fingerprint=raw.fingerprint,
        tables=table_by_provenance(listed),
        entries=[
            EntryData(
                table=entry.table,
                id=entry.id,
                provenance=entry.provenance,
                fields=entry.fields,
                note=entry.note,
                source=entry.source,
            )
            for entry in listed
        ],
    )
