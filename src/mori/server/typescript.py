"""Writes web/src/protocol.ts: the structs of the protocol as TypeScript's interfaces.

`python -m mori.server.typescript` writes the file; `--check` only tells whether it is up to date.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

from mori.server import protocol
from mori.server.schema import REFERENCE, schemas, structs

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "protocol.ts"
HEAD: Final = "// Generated: python -m mori.server.typescript\n"
UNIONS: Final = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
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
    """The whole file."""
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
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'any'}>"
        case None:
            return "any"
        case kind:
            return SIMPLE[kind]


def main(arguments: list[str]) -> int:
    """Write the file, or check it; the status is 1 where it is not up to date."""
    text = typescript()
    if "--check" in arguments:
        is_current = TARGET.is_file() and TARGET.read_text("utf-8") == text
        return 0 if is_current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
