"""A translator alone adds a language: files in folders, and not a line of code.

The pseudo-language is added to a fresh clone as docs/adding-a-language.md says. Then the tests of
words hold there, and commands and the page speak it.
"""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.package.clone import CLEAN, ROOT
from tests.translating.pseudo import CODE, NAME, pseudo
from tests.web.conftest import CHROMIUM, PAGE, QUIET
from tests.web.playing import PATIENCE

CHOSEN = f"{CODE} and not people"  # of the tests, those for the language
MORI = [sys.executable, "-c", "from mori.cli import main; main()"]


def environment(clone: Path, **more: str) -> dict[str, str]:
    return {**CLEAN, "PYTHONPATH": str(clone / "src"), "MORI_PURE": "1", **more}


def mori(clone: Path, *typed: str, keys: str = "", **more: str) -> str:
    """What a command prints in the clone."""
    done = subprocess.run(
        [*MORI, *typed],
        cwd=clone.parent,
        env=environment(clone, **more),
        input=keys,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tests_of_words_hold_for_it(translated: Path) -> None:
    """Nothing is missing, nothing is left in English, and books and rules say the same."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/words", "tests/books", "-k", CHOSEN],
        cwd=translated,
        env=environment(translated),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    (count,) = re.findall(r"(\d+) passed", done.stdout)
    assert int(count) > 100


def test_commands_speak_it(translated: Path) -> None:
    assert CODE in mori(translated, "rules", "--help")
    rules = mori(translated, "rules", "hitodama", "--lang", CODE)
    assert pseudo("Worked examples") in rules
    lessons = mori(translated, "learn", "bitoku", LANG=f"{CODE}_XX.UTF-8", LC_ALL="")
    assert lessons.isascii() is False and len(lessons.splitlines()) > 5
    typed = ("play", "hitodama", "--terminal", "--seats", "me,random", "--lang", CODE)
    assert pseudo("Goodbye.") in mori(translated, *typed, keys="1\n?\nscore\nquit\n")


# -- the page


@contextlib.contextmanager
def serving(clone: Path) -> Iterator[str]:
    """The address of the clone's service."""
    with subprocess.Popen(
        [*MORI, "play", "--no-browser", "--port", "0", "--database", "tables.sqlite3"],
        cwd=clone.parent,
        env=environment(clone),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            assert child.stdout is not None
            found = re.search(r"http://[\w.:]+", child.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            child.terminate()


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium")
@pytest.mark.skipif(not PAGE.is_file(), reason="no built page")
def test_the_page_speaks_it(translated: Path) -> None:
    """It offers the language by its name; lobby, rules, book and table are in it."""
    (translated / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run([sys.executable, "setup_page.py"], cwd=translated, env=CLEAN, check=True)
    with serving(translated) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = chromium.new_page(locale=CODE)
        page.set_default_timeout(PATIENCE)
        mistakes: list[str] = []
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.goto(address)
        expect(page.locator("h1")).to_have_text(pseudo("Come into the forest"))
        expect(page.locator("html")).to_have_attribute("lang", CODE)
        page.locator('header button:has(use[href="#i-ui-language"])').click()
        expect(page.get_by_text(NAME)).to_be_visible()
        page.goto(f"{address}/rules/hitodama")
        expect(page.locator(f"[id='H-SETUP-4'] [lang={CODE}]").first).to_have_text(
            pseudo("Shuffle the 8 ice cards into a face-down deck.")
        )
        page.goto(f"{address}/book/hitodama")
        expect(page.locator(f"article[lang={CODE}] h1").first).to_have_text(pseudo("Hitodama"))
        page.goto(address)
        page.locator("section.game .btn.pri").first.click()
        expect(page.locator(".decide")).to_contain_text(re.compile("[àëîöü]"))
        chromium.close()
    assert mistakes == []
