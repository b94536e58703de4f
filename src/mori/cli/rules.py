"""`mori rules`: read the numbered rules."""

from collections.abc import Iterable
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.cli.options import GameName, Json, Language, shortened
from mori.cli.output import say, say_json
from mori.core.registry import entry_of
from mori.words import Words
from mori.words.rulebook import Example, Rule, Rulebook, Ruling, rulebook, titled

LISTED_TEXT = 100  # characters of a rule's text shown in the list of all rules
SOURCE_LETTERS = {
    "S": "cli-rules-source-s",
    "D": "cli-rules-source-d",
    "R": "cli-rules-source-r",
}


def rules(
    game: GameName,
    id: Annotated[
        str | None,
        typer.Argument(
            metavar="ID", help="Id of a rule, group, example or ruling; if left out, list them."
        ),
    ] = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Show the rules of a game, or one of them in full."""
    entry_of(game)  # says so if there is no such game
    words = Words(lang, game)
    book = rulebook(game, words.language)
    if book is None:
        raise Mistake("cli-mistake-rules-missing", game=game)
    if id is None:
        show_all(book, words, json)
        return
    name = book.exact_id(id)
    if name is None:
        raise unknown_id(book, id, game)
    if name in book.rules:
        show_rules([book.rules[name]], book, words, json)
    elif name in book.rulings:
        show_ruling(book.rulings[name], words, json)
    elif name in book.examples:
        show_example(book.examples[name], words, json)
    else:
        show_rules(book.groups()[name], book, words, json, words.rule_group(name))


def unknown_id(book: Rulebook, typed: str, game: str) -> Mistake:
    nearest = book.nearest(typed)
    if not nearest:
        return Mistake("cli-mistake-rule-no-nearest", id=shortened(typed), game=game)
    return Mistake("cli-mistake-rule", id=shortened(typed), game=game, nearest=", ".join(nearest))


def show_all(book: Rulebook, words: Words, as_json: bool) -> None:
    """Every rule in short, by group; then the examples and rulings."""
    if as_json:
        say_json(
            {
                "game": words.game,
                "language": book.language,
                "terms": [{"word": term.word, "meaning": term.meaning} for term in book.terms],
                "groups": [
                    {
                        "id": group,
                        "name": words.rule_group(group),
                        "rules": [rule_data(rule, book) for rule in members],
                    }
                    for group, members in book.groups().items()
                ],
                "examples": [example_data(example) for example in book.examples.values()],
                "rulings": [ruling_data(ruling) for ruling in book.rulings.values()],
            }
        )
        return
    say(words.text("cli-rules-title", game=words.game))
    if book.terms:
        show_list(words.text("cli-rules-terms"), ((term.word, term.meaning) for term in book.terms))
    for group, members in book.groups().items():
        show_list(f"{group}  {words.rule_group(group)}", ((rule.id, rule.text) for rule in members))
    examples = ((example.id, example.situation) for example in book.examples.values())
    show_list(words.text("cli-rules-examples"), examples)
    rulings = ((ruling.id, ruling.title) for ruling in book.rulings.values())
    show_list(words.text("cli-rules-rulings"), rulings)
    say()
    say(words.text("cli-rules-hint", game=words.game))


def show_list(heading: str, entries: Iterable[tuple[str, str]]) -> None:
    say()
    say(heading)
    for name, text in entries:
        first = text.partition("\n")[0]
        short = first if len(first) <= LISTED_TEXT else first[: LISTED_TEXT - 1].rstrip() + "…"
        say(f"  {name:<14} {short}")


def show_rules(
    members: list[Rule], book: Rulebook, words: Words, as_json: bool, heading: str = ""
) -> None:
    """Rules in full, with their sources and rulings."""
    if as_json:
        data = [rule_data(rule, book) for rule in members]
        say_json(data if heading else data[0])
        return
    if heading:
        say(heading)
        say()
    for number, rule in enumerate(members):
        if number:
            say()
        say(f"{words.text('cli-rules-rule')} {rule.id}: {rule.text}")
        if not heading:
            say(f"  {words.rule_group(rule.group)}")
        if rule.sources:
            say(f"  {words.text('cli-rules-source')}: {source_legend(rule, words)}")
        for name in rule.rulings:
            ruling = book.rulings[name]
            say(f"  {ruling_line(ruling, words)}")


def source_legend(rule: Rule, words: Words) -> str:
    """What the letters of the rule's sources mean."""
    return "; ".join(words.text(SOURCE_LETTERS[letter]) for letter in rule.sources)


def show_ruling(ruling: Ruling, words: Words, as_json: bool) -> None:
    if as_json:
        say_json(ruling_data(ruling))
    else:
        say(ruling_line(ruling, words))


def ruling_line(ruling: Ruling, words: Words) -> str:
    heading = f"{words.text('cli-rules-ruling')} {ruling.id}"
    return f"{heading}: {titled(ruling)}"


def show_example(example: Example, words: Words, as_json: bool) -> None:
    if as_json:
        say_json(example_data(example))
        return
    say(f"{example.id}  {words.text('cli-rules-situation')}: {example.situation}")
    say(f"      {words.text('cli-rules-expected')}: {example.expected}")


def rule_data(rule: Rule, book: Rulebook) -> dict[str, object]:
    return {
        "id": rule.id,
        "group": rule.group,
        "text": rule.text,
        "sources": list(rule.sources),
        "rulings": [ruling_data(book.rulings[name]) for name in rule.rulings],
    }


def ruling_data(ruling: Ruling) -> dict[str, object]:
    return {
        "id": ruling.id,
        "title": ruling.title,
        "text": ruling.text,
        "confidence": list(ruling.confidence),
    }


def example_data(example: Example) -> dict[str, object]:
    return {"id": example.id, "situation": example.situation, "expected": example.expected}
