"""Writes the page's types from the protocol and from what the games show.

web/src/protocol.ts comes from the structs of the protocol; for each game with a page of its own,
web/src/games/<game>/shown.ts comes from the types that the game declares.

`python -m mori.server.typescript` writes the files; `--check` only reports which are out of date.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

from mori.core.registry import entry_of, game_names
from mori.server.protocol.messages import ClientMessage, ServerMessage
from mori.server.protocol.schema import REFERENCE, schemas, structs
from mori.server.typescript_shown import shown_typescript

PAGE: Final = Path(__file__).resolve().parents[3] / "web" / "src"
TARGET: Final = PAGE / "protocol.ts"
HEAD: Final = "// Generated: python -m mori.server.typescript\n"
UNIONS: Final = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
}
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def typescript() -> str:
    """The content of protocol.ts."""
    known = schemas()
    parts = [HEAD, *(_interface(name, known[name]) for name in structs())]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = []
    for key, value in schema["properties"].items():
        optional = "" if key in required else "?"
        lines.append(f"  {key}{optional}: {_type(value)};\n")
    return f"/** {schema['description']} */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in schema:
        return " | ".join(_type(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case None:
            return "unknown"
        case kind:
            return SIMPLE[kind]


def files() -> dict[Path, str]:
    """The generated files and their content."""
    found = {TARGET: typescript()}
    for name in game_names():
        entry = entry_of(name)
        shown = entry.shown
        folder = PAGE / "games" / name
        if shown is not None and folder.is_dir():  # a third party's game has its page elsewhere
            text = shown_typescript(shown, HEAD, structs()) + icons(entry.effect_icons)
            found[folder / "shown.ts"] = text
    return found


def icons(by_kind: dict[str, str]) -> str:
    """The icons of a game's effects; "" for a game whose effects have no kinds."""
    if not by_kind:
        return ""
    lines = [
        f"  {kind}: {json.dumps(icon, ensure_ascii=False)},\n" for kind, icon in by_kind.items()
    ]
    return "\n" + (
        "// By kind of effect: the icon that is drawn.\n"
        f"export const EFFECT_ICONS: Readonly<Record<string, string>> = {{\n{''.join(lines)}}};\n"
    )


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` return 1 if one is out of date."""
    made = files()
    if "--check" in arguments:
        stale = [path for path, text in made.items() if not is_current(path, text)]
        for path in stale:
            print(path.relative_to(PAGE), file=sys.stderr)
        return 1 if stale else 0
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
