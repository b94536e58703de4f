"""Which types a game shows itself in: what its views, components, questions and facts look like.

They are `TypedDict`s: a view stays the plain dictionary it is (docs/decisions/0008), the type
checker reads the place where it is made, and tests and the page's types are made from them.
"""

from typing import TypedDict


class EffectData(TypedDict):
    """What a component gives, spelled out: an effect's kind, and what it is made of."""

    kind: str
    args: dict[str, int | str]
    parts: list["EffectData"]
    is_choice: bool  # of its parts one is chosen; otherwise all of them are meant


class ViewDecision(TypedDict):
    """What the seat must choose now, as its view names it."""

    number: int
    kind: str
    actions: list[str]


class Shown:
    """The types of one game: its view, its components, prompts and facts by their kind."""

    __slots__ = ("components", "facts", "lists", "prompts", "view")

    def __init__(
        self,
        view: type,
        components: type,
        prompts: dict[str, type],
        facts: dict[str, type],
        lists: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.view = view
        self.components = components  # what is printed, by tag and id
        self.prompts = prompts  # what a question's words need, by the kind of decision
        self.facts = facts  # what a fact's words need, by the kind of fact
        self.lists = lists or {}  # names that the page needs in the engine's order, as constants
