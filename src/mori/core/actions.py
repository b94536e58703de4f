"""Actions: interned values with a text and a dense number.

All the actions a game can ever offer form one finite vocabulary, its `ActionSpace`. An action is
made once, there; states, records and bots only refer to it. Its `text` is its language-neutral,
stable notation (docs/notation.md); its `index` numbers it for masks and policies.
"""

from typing import Final

MAX_TEXT: Final = 200  # no action's text is longer; anything longer is refused unread


class Action:
    """One thing a player can answer. Compared by identity: a space holds each action once."""

    __slots__ = ("a", "args", "b", "index", "kind", "text")

    def __init__(
        self, index: int, kind: str, text: str, a: int, b: int, args: dict[str, object]
    ) -> None:
        self.index = index
        self.kind = kind  # the name of its sentence in the catalogues
        self.text = text
        self.a = a  # what a and b mean is the business of the kind: place, card, line …
        self.b = b
        self.args = args  # what the sentence needs: numbers and references such as "tile:amber"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<action {self.index}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled whole. The copy is equal in all but identity: a game knows it by its text."""
        return Action, (self.index, self.kind, self.text, self.a, self.b, self.args)

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self


class ActionSpace:
    """The numbered vocabulary of one game with one pack."""

    __slots__ = ("actions", "by_text")

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(
        self, kind: str, text: str, a: int = 0, b: int = 0, args: dict[str, object] | None = None
    ) -> Action:
        """Number a new action. Its text must be new, too."""
        if text in self.by_text or len(text) > MAX_TEXT:
            raise ValueError(text)
        action = Action(len(self.actions), kind, text, a, b, args if args is not None else {})
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def __repr__(self) -> str:
        return f"<space of {len(self.actions)} actions>"

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action | None:
        """The action with this text, whatever its spacing and case; None if there is none."""
        if len(text) > MAX_TEXT:
            return None
        return self.by_text.get(" ".join(text.lower().split()))
