"""Putting a change into modules that are loaded: new code for a function, another constant."""

import ast
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

Key = tuple[str, str, int]  # file, name, line


class Loaded:
    """The functions of a process by where they are written, and what it remembers.

    `early` are those that were called while everything was loaded.
    """

    def __init__(
        self,
        functions: list[FunctionType],
        caches: list["_lru_cache_wrapper[Any]"],
        early: set[Key],
    ) -> None:
        self.functions: dict[Key, list[FunctionType]] = {}
        self.caches = caches
        self.early = early
        for function in functions:
            self.functions.setdefault(key_of(function.__code__), []).append(function)


def key_of(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def patch(loaded: Loaded, path: Path, before: bytes) -> bool:
    """Let a module be as its file is now.

    False if a module that is loaded with the change could be another: where the tests notice
    nothing then, it must be loaded again.
    """
    after = path.read_bytes()
    for cache in loaded.caches:
        cache.cache_clear()
    patch_constants(path, before, after)
    return patch_functions(loaded, path, before, after)


def patch_functions(loaded: Loaded, path: Path, before: bytes, after: bytes) -> bool:
    """Whether the change is in functions, none of which was called early."""
    old = named_codes(compile(before, str(path), "exec"))
    new = named_codes(compile(after, str(path), "exec"))
    found = False
    for left, right in zip(old, new, strict=True):
        if same(left, right):
            continue
        functions = loaded.functions.get(key_of(left), [])
        if any(each.__code__.co_freevars != right.co_freevars for each in functions):
            return False
        for function in functions:
            function.__code__ = right
        if not functions or key_of(left) in loaded.early:
            return False
        found = True
    return found


def same(left: CodeType, right: CodeType) -> bool:
    """Whether two functions do the same, wherever they stand."""
    if left.co_code != right.co_code or left.co_names != right.co_names:
        return False
    if len(left.co_consts) != len(right.co_consts):
        return False
    pairs = zip(left.co_consts, right.co_consts, strict=True)
    return all(
        same(one, other)
        if isinstance(one, CodeType) and isinstance(other, CodeType)
        else (type(one), one) == (type(other), other)
        for one, other in pairs
    )


def named_codes(code: CodeType) -> Iterator[CodeType]:
    """The code of every function that is not inside another one, in the order of the source."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and "<" not in constant.co_qualname:
            if constant.co_flags & 0x2:  # a function, and not a class's body
                yield constant
            else:
                yield from named_codes(constant)


def patch_constants(path: Path, before: bytes, after: bytes) -> None:
    """A constant of a module, there and wherever it was imported under its name."""
    module = next((m for m in modules() if m.__file__ == str(path)), None)
    if module is None:
        return
    for left, right in zip(ast.parse(before).body, ast.parse(after).body, strict=True):
        if not isinstance(right, ast.AnnAssign) or ast.dump(left) == ast.dump(right):
            continue
        assert isinstance(right.target, ast.Name) and right.value is not None
        name, old = right.target.id, getattr(module, right.target.id)
        value = eval(compile(ast.Expression(right.value), str(path), "eval"), vars(module))
        for each in modules():
            if getattr(each, name, None) is old:
                setattr(each, name, value)


def modules() -> list[ModuleType]:
    return [m for m in list(sys.modules.values()) if getattr(m, "__file__", None) is not None]
