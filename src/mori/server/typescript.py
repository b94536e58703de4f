"""Writes the page's types from the protocol and from what the games show.

web/src/protocol.ts comes from the structs of the protocol; for each game with a page of its own,
web/src/games/<game>/shown.ts comes from the types that the game declares (`core.shown`).

`python -m mori.server.typescript` writes the files; `--check` only reports which are out of date.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, UnsetType
from msgspec import structs as fields_of

from mori.core.registry import entry_of, game_names
from mori.core.shown import Shown
from mori.server.protocol.messages import ClientMessage, ServerMessage
from mori.server.protocol.schema import structs

PAGE: Final = Path(__file__).resolve().parents[3] / "web" / "src"
TARGET: Final = PAGE / "protocol.ts"
HEAD: Final = "// Generated: python -m mori.server.typescript\n"
WIDTH: Final = 100  # of a line, as in the rest of the page
MESSAGES: Final = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
}
SIMPLE: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
UNIONS: Final = (Union, UnionType)

# A union discriminated by its kind.
FACT: Final = """\
// A fact of the game, told apart by its kind.
export type ShownFact = {
  [Kind in keyof Facts]: { kind: Kind; args: Facts[Kind]; places: string[] };
}[keyof Facts];
"""
QUESTION: Final = """\
// A question of the game, told apart by its kind.
export type ShownQuestion = {
  [Kind in keyof Prompts]: { kind: Kind; prompt: Prompts[Kind] };
}[keyof Prompts];
"""


def typescript() -> str:
    """The content of protocol.ts."""
    parts = [HEAD, *(_interface(struct) for struct in structs().values())]
    for name, union in MESSAGES.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(struct: type[Struct]) -> str:
    writer, config = _Writer([]), struct.__struct_config__
    lines = []
    if config.tag_field is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};\n")
    hints = get_type_hints(struct)
    for field in fields_of.fields(struct):
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {writer.type_of(hints[field.name])};\n")
    return f"{_remark(struct)}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def shown_typescript(shown: Shown, head: str, protocol: Iterable[str]) -> str:
    """The file of one game. Types that the protocol has are imported from there."""
    writer = _Writer([shown.view, shown.components, *shown.prompts.values(), *shown.facts.values()])
    known = [name for name in writer.types if name in set(protocol)]
    imports = f'import type {{ {", ".join(known)} }} from "../../protocol";\n'
    parts = [head, *([imports] if known else []), *_constants(shown.lists), *writer.aliases()]
    parts += [writer.record(kind) for name, kind in writer.types.items() if name not in known]
    if shown.prompts:
        parts += [_by_kind("Prompts", shown.prompts), QUESTION]
    if shown.facts:
        parts += [_by_kind("Facts", shown.facts), FACT]
    return "\n".join(parts)


def _constants(lists: dict[str, tuple[str, ...]]) -> list[str]:
    written = {name: json.dumps(names) for name, names in lists.items()}
    return [f"export const {name} = {names} as const;\n" for name, names in written.items()]


def _by_kind(name: str, entries: dict[str, type]) -> str:
    lines = [f"  {kind}: {entry.__name__};\n" for kind, entry in entries.items()]
    return f"// By kind: what the words need.\nexport interface {name} {{\n{''.join(lines)}}}\n"


class _Writer:
    """The types reachable from some roots, in the order found."""

    def __init__(self, roots: list[type]) -> None:
        self.types: dict[str, type] = {}
        self.used: dict[Any, None] = {}
        self.names: dict[Any, str] = {}  # names of unions in a game's module
        for root in roots:
            self._reach(root)

    def record(self, kind: type) -> str:
        lines = []
        optional: frozenset[str] = getattr(kind, "__optional_keys__")  # noqa: B009 - a TypedDict has it
        for key, hint in get_type_hints(kind).items():
            lines.append(f"  {key}{'?' if key in optional else ''}: {self.type_of(hint)};\n")
        if not lines:
            return f"{_remark(kind)}export type {kind.__name__} = Record<string, never>;\n"
        # A type, not an interface, so that it is assignable to any record.
        return f"{_remark(kind)}export type {kind.__name__} = {{\n{''.join(lines)}}};\n"

    def aliases(self) -> list[str]:
        return [self._alias(self.names[hint], hint) for hint in self.used]

    def _alias(self, name: str, hint: Any) -> str:
        members = self._members(hint)
        line = f"export type {name} = {' | '.join(members)};\n"
        if len(line) <= WIDTH:
            return line
        return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in members) + ";\n"

    def _reach(self, hint: Any) -> None:
        if is_typeddict(hint):
            if hint.__name__ not in self.types:
                self.types[hint.__name__] = hint
                self._learn_names(hint)
                for inner in get_type_hints(hint).values():
                    self._reach(inner)
            elif self.types[hint.__name__] is not hint:
                raise TypeError(f"two types called {hint.__name__}")
            return
        if hint in self.names:
            self.used[hint] = None
        for inner in get_args(hint):
            if get_origin(hint) is not Literal:
                self._reach(inner)

    def _learn_names(self, kind: type) -> None:
        """Note the named literals and unions of the type's module."""
        for name, value in vars(sys.modules[kind.__module__]).items():
            if get_origin(value) in (Literal, *UNIONS):
                self.names.setdefault(value, name)

    def type_of(self, hint: Any) -> str:
        if hint in self.names:
            return self.names[hint]
        if hint in SIMPLE:
            return SIMPLE[hint]
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Struct)):
            return str(hint.__name__)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal or origin in UNIONS:
            return " | ".join(self._members(hint))
        if origin is list:
            item = self.type_of(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(item) for item in inner)}]"
        if origin is dict:
            return f"Record<{self.type_of(inner[0])}, {self.type_of(inner[1])}>"
        raise TypeError(f"{hint} cannot be shown")

    def _members(self, hint: Any) -> list[str]:
        if get_origin(hint) is Literal:
            return [json.dumps(value) for value in get_args(hint)]
        parts = [part for part in get_args(hint) if part is not UnsetType]
        return list(dict.fromkeys(self.type_of(part) for part in parts))


def _remark(kind: type) -> str:
    lines = [line.strip() for line in (kind.__doc__ or "").strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n" if lines[0] else ""
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


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
