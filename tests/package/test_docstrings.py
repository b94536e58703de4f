"""Docstrings of the compiled engine: written into the C files, and there in the end."""

import inspect
import os
from pathlib import Path

import pytest

import mori
from setup_docstrings import docstrings_of, in_c, tell_in_c, with_docstrings

SOURCE = '''
class Bird:
    """A bird."""

    def __init__(self, name: str, age: int = 0) -> None:
        self.name = name  # what it is called
        self.age = age

    def sing(self, times: int = 1) -> str:
        """Sing – “often”."""

    @property
    def is_old(self) -> bool:
        """Whether it is old."""


def hatch(seed: int) -> Bird:
    """A new bird."""
'''

MADE = r"""static PyGetSetDef birds___Bird_getseters[] = {
    {"name",
     (getter)birds___Bird_get_name, (setter)birds___Bird_set_name,
     NULL, NULL},
    {"is_old",
     (getter)birds___Bird_get_is_old,
    NULL, NULL, NULL},
};
static PyMethodDef birds___Bird_methods[] = {
    {"sing",
     (PyCFunction)CPyPy_birds___Bird___sing,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sing($self, times=1)\n--\n\n")},
};
static PyTypeObject CPyType_birds___Bird_template_ = {
    .tp_doc = PyDoc_STR("Bird(name, age=0)\n--\n\n"),
};
static PyMethodDef birdsmodule_methods[] = {
    {"hatch", (PyCFunction)CPyPy_birds___hatch, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
"""


def test_signatures_have_their_types_and_attributes_their_comments() -> None:
    known = docstrings_of("birds", SOURCE)
    assert known["birds", "Bird", ""] == "A bird."
    assert known["birds", "Bird", "name"] == "what it is called\n\nstr"
    assert known["birds", "Bird", "age"] == "int"
    assert known["birds", "Bird", "is_old"] == "Whether it is old.\n\n-> bool"
    assert known["birds", "Bird", "sing"].startswith("sing(self, times: int=1) -> str\n\nSing")
    assert known["birds", "", "hatch"] == "hatch(seed: int) -> Bird\n\nA new bird."


def test_they_are_written_where_mypyc_leaves_them_out() -> None:
    told = with_docstrings(MADE, "birds", SOURCE)
    assert r'"sing($self, times=1)\n--\n\n""sing(self' in told
    assert r'PyDoc_STR("Bird(name, age=0)\n--\n\n""A bird.")' in told
    assert r'NULL, PyDoc_STR("Whether it is old.\012\012-> bool"), NULL},' in told
    assert r'PyDoc_STR("hatch(seed: int) -> Bird\012\012A new bird.") /*' in told
    assert told.count("PyDoc_STR") == MADE.count("PyDoc_STR") + 2
    assert with_docstrings("int main;\n", "birds", SOURCE) == "int main;\n"


def test_a_text_is_safe_in_c() -> None:
    assert in_c('a"b\\c\n–?') == r'"a\042b\134c\012\342\200\223\077"'


def test_what_is_told_again_need_not_be_compiled_again(tmp_path: Path) -> None:
    made = tmp_path / "birds.c"
    for expected in (1_000, 1_000):
        made.write_text(MADE, encoding="utf-8")
        tell_in_c(made, "birds", SOURCE)
        kept = tmp_path / "birds.c.told"
        if made.stat().st_mtime != expected:
            os.utime(kept, (expected, expected))
    assert made.stat().st_mtime == 1_000
    tell_in_c(made, "birds", SOURCE.replace("A new bird", "An old bird"))
    assert made.stat().st_mtime > 1_000


def members() -> list[tuple[str, object]]:
    """All public methods and properties of what `import mori` offers."""
    found: list[tuple[str, object]] = []
    for name in mori.__all__:
        kind = getattr(mori, name)
        for base in kind.__mro__ if inspect.isclass(kind) else ():
            if base.__module__.startswith("mori"):
                own = vars(base).items()
                found += [(f"{name}.{key}", each) for key, each in own if not key.startswith("_")]
    return found


@pytest.mark.skipif(mori.engine_kind() != "compiled", reason="about the compiled engine")
def test_the_compiled_engine_explains_itself() -> None:
    silent = [name for name, value in members() if callable(value) and not value.__doc__]
    assert silent == []
    said = mori.Game.apply.__doc__ or ""
    assert "action: Action | str" in said and "IllegalAction" in said
    assert (mori.Game.__doc__ or "").startswith("A game")
