"""`mori link`: a record becomes a link, and a link becomes the record again."""

from pathlib import Path

import pytest

import mori
from mori.core.record import read_record
from tests.cli.running import run

RECORD = Path(__file__).parent.parent / "fixtures" / "records" / "hitodama-3-mixed.json"


def test_a_record_becomes_a_link_and_the_link_the_record() -> None:
    (link,) = run("link", str(RECORD)).stdout.splitlines()
    assert link.startswith("hitodama.")
    written = read_record(run("link", link).stdout)
    # The link is of the version that has played the game again.
    assert written == {**read_record(RECORD.read_bytes()), "engine": mori.__version__}


def test_with_a_site_it_is_a_whole_address() -> None:
    (link,) = run("link", str(RECORD)).stdout.splitlines()
    (address,) = run("link", str(RECORD), "--site", "https://mori.example/").stdout.splitlines()
    assert address == f"https://mori.example/#g={link}"
    assert run("link", address).stdout == run("link", link).stdout


@pytest.mark.parametrize("source", ["nothing.json", "no such file", "https://mori.example/"])
def test_what_is_neither_file_nor_link_is_told(source: str) -> None:
    result = run("link", source, "--lang", "en")
    assert result.exit_code == 2
    assert result.stderr.strip() == f"“{source}” is neither a file nor a link."
