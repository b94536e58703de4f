"""web/src/protocol.ts matches the structs, and each game's shown.ts the game's types."""

import re
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import pytest

from mori.core.registry import entry_of, game_names
from mori.core.shown import EffectData, Shown
from mori.server import typescript as generator
from mori.server.protocol.schema import structs
from mori.server.typescript import HEAD, PAGE, files, main, shown_typescript, typescript


def test_the_files_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "run python -m mori.server.typescript"
    assert main(["--check"]) == 0


def test_a_file_out_of_date_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = PAGE / "protocol.ts"
    monkeypatch.setattr(generator, "files", lambda: {path: "", Path(__file__): ""})
    monkeypatch.setattr(generator, "PAGE", Path("/"))
    assert main(["--check"]) == 1
    assert "protocol.ts" in capsys.readouterr().err


def test_every_game_that_shows_itself_has_its_file() -> None:
    written = {path.parent.name for path in files() if path.name == "shown.ts"}
    assert written == {name for name in game_names() if entry_of(name).shown is not None}


Size = Literal["small", "big"]


class Piece(TypedDict):
    """A piece."""

    size: Size
    owner: int | None
    effect: EffectData


class Table(TypedDict):
    """A table.

    With a few pieces.
    """

    pieces: list[Piece]
    by_size: dict[Size, list[str | None]]
    pairs: list[tuple[str, int]]
    note: NotRequired[str]


class Nothing(TypedDict):
    """Nothing more."""


def test_what_a_game_shows_is_written_field_by_field() -> None:
    facts = {"moved": Piece, "taken": Table}
    shown = Shown(Table, Piece, {"turn": Nothing}, facts, {"SIZES": ("small", "big")})
    assert (
        shown_typescript(shown, HEAD, structs())
        == """\
// Generated: python -m mori.server.typescript

import type { EffectData } from "../../protocol";

export const SIZES = ["small", "big"] as const;

export type Size = "small" | "big";

/**
 * A table.
 *
 * With a few pieces.
 */
export type Table = {
  pieces: Piece[];
  by_size: Record<Size, (string | null)[]>;
  pairs: [string, number][];
  note?: string;
};

/** A piece. */
export type Piece = {
  size: Size;
  owner: number | null;
  effect: EffectData;
};

/** Nothing more. */
export type Nothing = Record<string, never>;

// By kind: what the words need.
export interface Prompts {
  turn: Nothing;
}

// A question of the game, told apart by its kind.
export type ShownQuestion = {
  [Kind in keyof Prompts]: { kind: Kind; prompt: Prompts[Kind] };
}[keyof Prompts];

// By kind: what the words need.
export interface Facts {
  moved: Piece;
  taken: Table;
}

// A fact of the game, told apart by its kind.
export type ShownFact = {
  [Kind in keyof Facts]: { kind: Kind; args: Facts[Kind]; places: string[] };
}[keyof Facts];
"""
    )


def test_every_struct_is_an_exported_interface() -> None:
    text = typescript()
    assert re.findall(r"^export interface (\w+)", text, re.MULTILINE) == list(structs())
    assert re.findall(r"^export type (\w+)", text, re.MULTILINE) == [
        "ClientMessage",
        "ServerMessage",
    ]


def test_messages_are_told_apart_by_their_type() -> None:
    assert (
        'export interface JoinMessage {\n  type: "join";\n  token: string | null;\n'
        "  is_watching?: boolean;\n}" in typescript()
    )


def test_what_may_be_left_out_is_optional() -> None:
    assert "  components?: Record<string, unknown>;" in typescript()
    assert "  seed?: number | string | null;" in typescript()
