"""The pure wheel, installed where neither a compiler nor Node is found, plays in the browser."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from release.bare import Bare
from tests.package.clone import CLEAN, ROOT, can_reach_an_index
from tests.package.test_wheel import has_page
from tests.web.conftest import CHROMIUM, QUIET, new_context, note_mistakes
from tests.web.playing import Table


def pure_wheel(folder: Path) -> Path:
    """As docs/releases.md builds it, but of this checkout."""
    command = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [sys.executable, *command, "--wheel-dir", str(folder), "."],
        cwd=ROOT,
        env={**CLEAN, "MORI_COMPILE": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_it_plays_in_the_browser_where_nothing_else_is_installed(tmp_path: Path) -> None:
    if not can_reach_an_index(tmp_path / "probe"):
        pytest.skip("no package index can be reached, and installing needs one")
    if not has_page():
        pytest.skip("no built page")
    wheel = pure_wheel(tmp_path / "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    bare = Bare(tmp_path)
    bare.pip("install", str(wheel))
    assert "interpreted engine" in bare.mori("--version")
    with bare.playing() as lobby:
        assert lobby.play("hitodama", ["bamboo"])["scores"]
        if CHROMIUM is None:
            pytest.skip("no Chromium: it was played over HTTP alone")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            page = new_context(browser).new_page()
            mistakes: list[str] = []
            note_mistakes(page, mistakes)
            page.goto(lobby.address)
            table = Table(page, lobby.address)
            table.settings()
            card = page.locator("section.game", has_text="Hitodama")
            expect(card).to_be_visible()
            card.get_by_role("button", name="Play now").click()
            table.wait()
            for _ in range(3):
                table.answer()
                table.wait()
            browser.close()
    assert mistakes == []
