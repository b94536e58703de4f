"""The help of every command: in the usual form, whole, with examples that can be typed."""

import os
import re
import shlex
from pathlib import Path

import pytest
import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from mori.cli.app import app
from mori.words import LANGUAGES, Words
from mori.words.languages import VARIABLES, language_of_locale
from tests.cli.running import run

# How a summary begins.
IMPERATIVES = (
    "Back", "Check", "Copy", "Explain", "List", "Match", "Measure", "Play", "Replay", "Restore",
    "Review", "Serve", "Show", "Simulate", "Take", "Train", "Write",
)  # fmt: skip


def commands(group: TyperGroup, *before: str) -> dict[str, typer.core.TyperCommand | TyperGroup]:
    found: dict[str, typer.core.TyperCommand | TyperGroup] = {}
    for name, command in group.commands.items():
        assert isinstance(command, typer.core.TyperCommand | TyperGroup)
        found[" ".join((*before, name))] = command
        if isinstance(command, TyperGroup):
            found |= commands(command, *before, name)
    return found


GROUP = typer.main.get_command(app)
assert isinstance(GROUP, TyperGroup)
COMMANDS = commands(GROUP)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_summary_is_an_order_and_fits_its_line(name: str) -> None:
    listed = run(*name.split()[:-1], "--help").stdout
    line = next(line for line in listed.splitlines() if line.split()[:1] == name.split()[-1:])
    assert line.split()[1] in IMPERATIVES
    assert line.endswith(".") and not line.endswith("...")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained(name: str) -> None:
    for parameter in COMMANDS[name].params:
        assert isinstance(parameter, TyperOption | TyperArgument)
        assert parameter.help and parameter.help.endswith("."), parameter.name


def test_brackets_stand_in_the_help_as_they_are_written() -> None:
    assert "mori[train]" in run("train", "--help").stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_can_be_typed(name: str) -> None:
    command = COMMANDS[name]
    shown = run(*name.split(), "--help").stdout
    examples = [line.strip() for line in shown.partition("Examples:")[2].splitlines() if line]
    assert bool(examples) != isinstance(command, TyperGroup)
    for example in examples:
        program, *typed = shlex.split(example)
        words = name.split()
        assert [program, *typed[: len(words)]] == ["mori", *words]
        command.make_context(name, typed[len(words) :])


ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("docs/**/*.md")]
TYPED = re.compile(r"\bmori ((?:(?!mori )[^`\n#|])+)")


def test_the_pages_name_only_options_that_commands_have() -> None:
    seen = 0
    for page in PAGES:
        if page.name == "CHANGELOG.md":  # it speaks of earlier versions
            continue
        for text in TYPED.findall(page.read_text("utf-8")):
            words = text.split()
            name = next((n for n in (" ".join(words[:2]), words[0]) if n in COMMANDS), None)
            if name is None:
                continue
            known = {
                "--help",
                *(o for p in COMMANDS[name].params for o in (*p.opts, *p.secondary_opts)),
            }
            named = set(re.findall(r"(?<!\S)--[a-z][a-z-]*", text))
            seen += len(named)
            assert named <= known, f"{page.name}: {text}"
    assert seen > 40


# -- the language of messages


def spoken_with(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """The language in which a mistake is told in such an environment."""
    for variable in (*VARIABLES, "MORI_LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    told = run("rules", "hitodama", "nothing-like-it").stderr.strip()
    sentences = {
        Words(language).text(
            "cli-mistake-rule-no-nearest", id="nothing-like-it", game="hitodama"
        ): language
        for language in LANGUAGES
    }
    return sentences[told]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr_CA", "LC_ALL": "es"}, "es"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANG": "fr@euro", "LC_ALL": ""}, "fr"),
        ({"LANG": "cs_CZ.UTF-8", "MORI_LANG": "es"}, "es"),
    ],
)
def test_messages_are_in_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    assert spoken_with(monkeypatch, **environment) == language


def test_tests_hear_english_in_any_locale() -> None:
    assert language_of_locale(os.environ) == "en"
