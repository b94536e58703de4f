"""The list of problem codes is the contract with the catalogues: complete, and nothing unused."""

import re
from pathlib import Path

import mori
from mori.content import PROBLEM_CODES

SOURCES = [
    path
    for folder in ("content", "games", "lessons")
    for path in (Path(mori.__path__[0]) / folder).rglob("*.py")
    if path.name != "problems.py"
]


def test_every_code_in_use_is_listed_and_every_listed_one_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = set(re.findall(r"\.problem\(\s*\"([a-z0-9_]+)\"", text))
    assert made <= set(PROBLEM_CODES)
    assert [code for code in PROBLEM_CODES if f'"{code}"' not in text] == []


def test_codes_and_keys_make_message_ids() -> None:
    for code, keys in PROBLEM_CODES.items():
        assert re.fullmatch(r"[a-z][a-z0-9_]*", code)
        assert all(re.fullmatch(r"[a-z][a-z_]*", key) for key in keys)
