"""Examples in the documentation: Python that compiles, commands that exist."""

from pathlib import Path

import pytest
import typer
from typer.core import TyperCommand, TyperGroup

from mori.cli.app import app
from tests.site.pages import PAGES, blocks, commands

WITH_PYTHON = [page for page in PAGES if any(kind == "python" for kind, _ in blocks(page))]
WITH_COMMANDS = [page for page in PAGES if any(commands(page))]


def test_there_are_examples() -> None:
    assert Path("docs/tutorials/owners.md") in WITH_PYTHON
    assert Path("docs/running.md") in WITH_COMMANDS


@pytest.mark.parametrize("page", WITH_PYTHON, ids=str)
def test_python_on_a_page_compiles(page: Path) -> None:
    for kind, text in blocks(page):
        if kind == "python":
            compile(text.replace("…", "..."), str(page), "exec")


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=str)
def test_commands_on_a_page_exist_with_their_options(page: Path) -> None:
    for arguments in commands(page):
        command, rest = typer.main.get_command(app), list(arguments)
        while isinstance(command, TyperGroup) and not rest[0].startswith("-"):
            found = command.commands[rest.pop(0)]
            assert isinstance(found, TyperCommand | TyperGroup)
            command = found
        command.make_context("mori", rest, resilient_parsing=rest[:1] == ["--version"])
