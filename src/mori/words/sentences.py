"""Words: every sentence a person reads, in one language."""

from collections.abc import Mapping, Sequence

from mori.core.actions import Action
from mori.core.errors import IllegalAction, MoriError, Problem, Reason
from mori.core.facts import Fact
from mori.words.catalogue import Value, catalogue, message_id
from mori.words.references import References, plain


class Words:
    """The sentences of one language, for one game or for none.

    Raises SetupError for a language there is no catalogue of. What is asked for and has no message,
    or lacks what its message needs, raises LookupError: that is a bug, never a text to show.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self._catalogue = catalogue(language, game)
        self._references = References(self._catalogue, game)

    # -- any message

    def text(self, message: str, /, **args: object) -> str:
        """A plain message. Lists are joined in words; nothing else is looked into."""
        variables: dict[str, Value] = {}
        for key, value in args.items():
            if isinstance(value, list | tuple):
                variables[key] = self.join([str(item) for item in value])
            else:
                variables[key] = plain(value)
        return self._catalogue.format(message, variables)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: "a, b and c"; an empty one is "nothing"."""
        return self._references.join(items)

    # -- what happens in a game

    def action(self, action: Action) -> str:
        """What choosing an action means: an entry of a list, without a full stop."""
        return self._sentence("action", action.kind, action.args)

    def decision(self, kind: str, prompt: Mapping[str, object]) -> str:
        """The question of a decision."""
        return self._sentence("decision", kind, prompt)

    def fact(self, fact: Fact, names: Sequence[str] = ()) -> str:
        """What happened. `names` are those of the seats; without one, a seat is a number."""
        return self._sentence("fact", fact.kind, fact.args, names)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is not legal, without the rules that forbid it."""
        if self._has("reason", reason.code):
            return self._sentence("reason", reason.code, reason.data, names)
        # `why_not` also answers with the codes of IllegalAction. Their data repeat what somebody
        # typed, so nothing in them is taken for a reference.
        return self.text(message_id("error", reason.code), **reason.data)

    # -- names

    def ref(self, reference: str, names: Sequence[str] = ()) -> str:
        """The words of a reference, such as "place:amber.2"."""
        return self._references.words(reference, names)

    def effect(self, reference: str) -> str:
        """What a component does, such as "card:lunar_akku"."""
        tag, _, name = reference.partition(":")
        return self._references.component(tag, name, "effect")

    def rule_group(self, group: str) -> str:
        """The title of a group of rules, such as "H-ACT-MOVE"."""
        return self._sentence("rules", group, {})

    def category(self, category: str) -> str:
        """Where points come from."""
        return self._sentence("category", category, {})

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self._sentence("ending", ending, {})

    def provenance(self, provenance: str) -> str:
        """Where a pack has a datum from: "stated", "derived" …"""
        return self.text(message_id("common-provenance", provenance))

    def language_name(self, language: str) -> str:
        """A language's name for itself."""
        return self.text(message_id("common-language", language))

    # -- what goes wrong

    def error(self, error: MoriError, names: Sequence[str] = ()) -> str:
        """What is wrong, for whoever can mend it. A broken pack has its problems beside it."""
        args = dict(error.data)
        if isinstance(error, IllegalAction) and error.reason is not None:
            args["reason"] = self.reason(error.reason, names)
        return self.text(message_id("error", error.code), **args)

    def problem(self, problem: Problem) -> str:
        """One mistake of a pack on one line: where it is, and what."""
        sentence = self.text(message_id("problem", problem.code), **problem.data)
        places = (problem.file, problem.entry, problem.key)
        return ": ".join([place for place in places if place] + [sentence])

    # --

    def _has(self, family: str, name: str) -> bool:
        return self._catalogue.has(message_id(self.game, family, name))

    def _sentence(
        self, family: str, name: str, args: Mapping[str, object], names: Sequence[str] = ()
    ) -> str:
        variables = self._references.variables(args, names)
        return self._catalogue.format(message_id(self.game, family, name), variables)
