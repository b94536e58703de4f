"""The numbers and addresses of the service, as docs/numbers.md lists them.

A test that waits for a timeout, or asks for the 501st of something, costs more than it tells. So
each number is written down once more, where an operator can read it and where a change
of it shows; and so is what each address takes and gives, on which clients rely. After one that is
meant:  python -m tests.numbers
"""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mori.server.openapi import openapi
from mori.server.protocol.fields import MAX_ID
from mori.server.routes import ENDPOINTS

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "numbers.md"
SERVER: Final = ROOT / "src" / "mori" / "server"
COMMENT: Final = re.compile(r"\s#\s(.+)$")
TITLE: Final = """\
# The numbers and addresses of the service

Written by `python -m tests.numbers` from `mori.server`, and held by a test. What an operator may \
set is in [running.md](running.md), what is said over the addresses in [protocol.md](protocol.md).

## Numbers

What it bears, how long it waits, and the codes that it answers with.

| constant | value | |
|---|---|---|
"""


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A number, or several, as a table shows them; nothing for what is none."""
    if is_number(value):
        return f"{value:_}"
    if isinstance(value, tuple | frozenset) and any(is_number(each) for each in value):
        return ", ".join(str(each) for each in value)
    if isinstance(value, bytes):
        return value.hex(" ")
    return ""


def rows() -> Iterator[str]:
    for path in sorted(SERVER.rglob("*.py")):
        if "migrations" in path.parts:
            continue
        source = path.read_text("utf-8")
        lines = source.splitlines()
        inside = path.relative_to(SERVER).with_suffix("").parts
        module = ".".join(part for part in inside if part != "__init__")
        for statement in ast.parse(source).body:
            if (
                not isinstance(statement, ast.AnnAssign)
                or "Final" not in lines[statement.lineno - 1]
            ):
                continue
            name = ast.unparse(statement.target)
            value = getattr(importlib.import_module(f"mori.server.{module}"), name)
            said = COMMENT.search(lines[statement.lineno - 1])
            told = (
                {f" {key}": each for key, each in value.items()}
                if isinstance(value, dict)
                else {"": value}
            )
            for key, each in told.items():
                if shown(each):
                    yield f"| `{module}.{name}`{key} | {shown(each)} | {said[1] if said else ''} |"


def name_of(content: dict[str, Any]) -> str:
    """The struct, or the kind of value, that a description names."""
    schema = content.get("content", {}).get("application/json", {}).get("schema", {})
    return str(schema.get("$ref", "#/components/schemas/any").removeprefix("#/components/schemas/"))


def value(parameter: dict[str, Any]) -> str:
    """A value in an address: how it is called, whether it may be left out, its bounds."""
    schema = parameter["schema"]
    bounds = [str(schema[key]) for key in ("minimum", "maximum", "maxLength") if key in schema]
    may_be_left_out = "" if parameter["required"] else "?"
    where = {"path": "/", "query": "?"}[parameter["in"]]
    kind = "-".join([schema["type"], *bounds]).replace(str(MAX_ID), "most")
    return f"{where}{parameter['name']}{may_be_left_out}:{kind}"


def line(path: str, method: str, operation: dict[str, Any]) -> str:
    """One method of an address."""
    (status, answer), (others, refusal) = operation["responses"].items()
    assert (others, name_of(refusal)) == ("4XX", "ErrorAnswer")
    body = operation.get("requestBody")
    assert body is None or body["required"]
    token = {None: "", "[{'token': []}, {}]": "token"}[
        str(operation["security"]) if "security" in operation else None
    ]
    took = [*map(value, operation["parameters"]), name_of(body) if body else "", token]
    takes = " ".join(each for each in took if each)
    named = f"{method.upper()} {path} {operation['operationId']}"
    return f"{named}\n    ({takes}) -> {status} {name_of(answer)}"


def lines() -> Iterator[str]:
    for path, methods in openapi(ENDPOINTS)["paths"].items():
        for method, operation in methods.items():
            yield line(path, method, operation)


def page() -> str:
    numbers, addresses = "\n".join(rows()), "\n".join(lines())
    return f"{TITLE}{numbers}\n\n## Addresses\n\n```\n{addresses}\n```\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
