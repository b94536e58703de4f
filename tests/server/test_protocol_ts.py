"""web/src/protocol.ts is what the structs say."""

import re

from mori.server.schema import structs
from mori.server.typescript import TARGET, main, typescript


def test_the_file_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "run python -m mori.server.typescript"
    assert main(["--check"]) == 0


def test_every_struct_is_an_exported_interface() -> None:
    text = typescript()
    assert re.findall(r"^export interface (\w+)", text, re.MULTILINE) == list(structs())
    assert re.findall(r"^export type (\w+)", text, re.MULTILINE) == [
        "ClientMessage",
        "ServerMessage",
    ]


def test_messages_are_told_apart_by_their_type() -> None:
    assert (
        'export interface JoinMessage {\n  type: "join";\n  token: string | null;\n}'
        in typescript()
    )


def test_what_may_be_left_out_is_optional() -> None:
    assert "  components?: Record<string, any>;" in typescript()
    assert "  seed?: number | null;" in typescript()
