"""The changes that can be made to a piece of Python: each replaces one node of its syntax tree."""

import ast
import copy
from collections.abc import Iterator
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Replacement(NamedTuple):
    operator: str
    node: ast.expr | ast.stmt
    text: str


def replacements(node: ast.AST) -> Iterator[Replacement]:
    """What a node itself can be replaced by."""
    if isinstance(node, ast.expr):
        for operator, other in expressions(node):
            yield Replacement(operator, node, ast.unparse(ast.fix_missing_locations(other)))
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        other_node = copy.deepcopy(node)
        other_node.op = ARITHMETIC[type(node.op)]()
        yield Replacement("arithmetic", node, ast.unparse(other_node))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield Replacement("call left out", node, "pass")
    elif isinstance(node, ast.If | ast.While):
        yield Replacement("condition negated", node.test, f"not ({ast.unparse(node.test)})")
        if isinstance(node, ast.If):
            yield Replacement("condition never met", node.test, "False")


def expressions(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        compared = copy.deepcopy(node)
        compared.ops[0] = COMPARISONS[type(node.ops[0])]()
        yield "comparison", compared
    elif isinstance(node, ast.BoolOp):
        joined = copy.deepcopy(node)
        joined.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and, or", joined
        for number in range(len(node.values)):
            left = [value for at, value in enumerate(node.values) if at != number]
            yield "condition dropped", left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        if not isinstance(node.left, ast.Constant | ast.JoinedStr | ast.List | ast.Tuple):
            counted = copy.deepcopy(node)
            counted.op = ARITHMETIC[type(node.op)]()
            yield "arithmetic", counted
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
    elif isinstance(node, ast.Call):
        yield from calls(node)
    elif isinstance(node, ast.IfExp):
        other = copy.deepcopy(node)
        other.body, other.orelse = other.orelse, other.body
        yield "condition negated", other
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        for at, generator in enumerate(node.generators):
            if generator.ifs:
                unfiltered = copy.deepcopy(node)
                unfiltered.generators[at].ifs = []
                yield "filter dropped", unfiltered


def calls(node: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in OPPOSITES:
        yield "opposite", ast.Call(ast.Name(OPPOSITES[name]), node.args, node.keywords)
    if name == "Fact" and len(node.args) > 2:
        # A fact for one seat, told to everybody.
        yield "audience", ast.Call(node.func, node.args[:2], [])
