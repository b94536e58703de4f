"""What can be read about a game: rules, book, words, and the provenance of its components."""

from functools import cache

from mori.books import Block, Position, book_of, figures_of, has_book
from mori.books.figures import set_up
from mori.content import table_by_provenance
from mori.core.errors import SetupError
from mori.core.registry import entry_of
from mori.server.aside import aside
from mori.server.errors import RequestError
from mori.server.packs import OfferedPack
from mori.server.protocol.books import (
    BlockData,
    BookAnswer,
    BookPart,
    EntryData,
    ExampleData,
    FigureData,
    FiguresAnswer,
    PackAnswer,
    PositionData,
    RuleData,
    RuleGroup,
    RulesAnswer,
    RulingData,
    TermData,
    WordsAnswer,
)
from mori.server.protocol.fields import PackName
from mori.server.requests import A_WHILE
from mori.server.routes.games import pack_info
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.tables.seen import view_data
from mori.words import LANGUAGES
from mori.words.catalogue import page_sources
from mori.words.declared import names_data
from mori.words.languages import FALLBACK
from mori.words.rulebook import Rulebook, rulebook

router = Router()


@router.get("/api/rules/{game}", keep=A_WHILE)
async def rules(game: str, language: str = FALLBACK) -> RulesAnswer:
    """The rule book: terms, groups of numbered rules, rulings, examples."""
    entry_of(game)  # raises SetupError if there is no such game
    check_language(language)
    book = rulebook(game, language)
    if book is None:
        raise RequestError("rules_missing", {"game": game})
    return rules_answer(game, book)


def rules_answer(game: str, book: Rulebook) -> RulesAnswer:
    told = book_of(game)
    return RulesAnswer(
        game=game,
        language=book.language,
        terms=[TermData(term.word, term.meaning) for term in book.terms],
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
                told.part_of(group) if told is not None else "",
            )
            for group, members in book.groups().items()
        ],
        rulings=[
            RulingData(
                id=ruling.id,
                title=ruling.title,
                text=ruling.text,
                confidence=list(ruling.confidence),
                group=ruling.group,
            )
            for ruling in book.rulings.values()
        ],
        examples=[
            ExampleData(example.id, example.situation, example.expected)
            for example in book.examples.values()
        ],
    )


@router.get("/api/books/{game}", keep=A_WHILE)
async def book(game: str, language: str = FALLBACK) -> BookAnswer:
    """The book: an introduction to the game, with the rules each paragraph is about."""
    entry_of(game)  # raises SetupError if there is no such game
    check_language(language)
    found = book_of(game, language)
    if found is None:
        raise RequestError("book_missing", {"game": game})
    return BookAnswer(
        game=game,
        language=found.language,
        title=found.title,
        lead=[block_data(block) for block in found.lead],
        parts=[
            BookPart(part.id, part.title, [block_data(block) for block in part.blocks])
            for part in found.parts
        ],
    )


def block_data(block: Block) -> BlockData:
    return BlockData(kind=block.kind, text=block.text, rules=list(block.rules), figure=block.figure)


@router.get("/api/books/{game}/figures", keep=A_WHILE)
async def book_figures(game: str) -> FiguresAnswer:
    """The figures of the book: positions, what is shown of them and what is highlighted."""
    entry_of(game)  # raises SetupError if there is no such game
    if not has_book(game):
        raise RequestError("book_missing", {"game": game})
    return await aside(figures_answer, game)


@cache
def figures_answer(game: str) -> FiguresAnswer:
    found = figures_of(game)
    return FiguresAnswer(
        game=game,
        figures={
            name: FigureData(figure.position, list(figure.shows), list(figure.lit))
            for name, figure in found.figures.items()
        },
        positions={name: position_data(game, one) for name, one in found.positions.items()},
    )


def position_data(game: str, position: Position) -> PositionData:
    begun = set_up(game, position)
    known = begun.seat_view(position.seat)
    return PositionData(
        players=position.players,
        seat=position.seat,
        sides=known.rules.sides(),
        view=view_data(known),
        components=begun.components(),
    )


@router.get("/api/words/{game}/{language}", keep=A_WHILE)
async def words(game: str, language: str) -> WordsAnswer:
    """What the page needs to put a game into words that it was not built with."""
    entry_of(game)  # raises SetupError if there is no such game
    check_language(language)
    spoken, sources = page_sources(language, game)
    return WordsAnswer(game=game, language=spoken, sources=sources, names=names_data(game))


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise SetupError("unknown_language", {"language": language[:60], "known": known})


@router.get("/api/packs/{game}", keep=A_WHILE)
async def pack(game: str, service: Service, pack: PackName | None = None) -> PackAnswer:
    """What is stated, derived or reconstructed in a pack; by default in Mori's own."""
    return pack_answer(service.packs.chosen(game, pack))


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
