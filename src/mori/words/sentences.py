"""Words: every sentence that people read, in one language."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mori.core.about import Note
from mori.core.actions import Action
from mori.core.errors import IllegalAction, MoriError, Problem, Reason
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.shown import EffectData
from mori.words.catalogue import Value, catalogue, message_id
from mori.words.declared import declared
from mori.words.effects import is_effect
from mori.words.languages import language_data
from mori.words.lists import sentence_case
from mori.words.references import References
from mori.words.values import plain

# Lists of a prompt to which the `number` of an action refers, counted from one.
NUMBERED: Final = ("parts", "options")
# A prompt and an action may name the same three places: the prompt tells what is there now, the
# action by number what goes there.
PLACES: Final = ("first", "second", "third")


class Words:
    """The sentences of one language, for one game or for none.

    `components` is what is printed on a table's components, as in a view: cards and tiles are then
    named by what they do, otherwise by their kind alone. Raises SetupError for a language without a
    catalogue. A missing message or variable raises LookupError: that is a bug, never a text to
    show.
    """

    def __init__(
        self, language: str, game: str = "", components: Mapping[str, Any] | None = None
    ) -> None:
        self.language = language
        self.game = game
        self._catalogue = catalogue(language, game)
        self._references = References(self._catalogue, game, components or {})

    @staticmethod
    def of_table(language: str, game: Game) -> "Words":
        """The words of a running game, which know its components."""
        return Words(language, game.rules.game, game.components())

    # -- any message

    def text(self, message: str, /, **args: object) -> str:
        """A plain message. Lists are joined in words; other values are not interpreted."""
        variables: dict[str, Value] = {}
        for key, value in args.items():
            if isinstance(value, list | tuple):
                variables[key] = self.join([str(item) for item in value])
            else:
                variables[key] = plain(value)
        return self._catalogue.format(message, variables)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: "a, b and c"; an empty one is "nothing"."""
        return self._references.lists.all_of(items)

    # -- what happens in a game

    def action(
        self,
        action: Action,
        prompt: Mapping[str, object] | None = None,
        option: str | EffectData = "",
        names: Sequence[str] = (),
    ) -> str:
        """The meaning of an action, as an entry of a list without a full stop.

        With the prompt of its decision, an action that is only a number ("part 2") is told by what
        it stands for ("1 stone"), and so are arguments that are numbers. `option` adds further
        knowledge: the effect of a row, a reference to the tile on a space.
        """
        if self._catalogue.is_bare:
            return action.text
        if prompt is not None:
            meant = _meant(action, prompt)
            if meant:
                return sentence_case(self.ref(meant, names))
            if all(key in prompt and key in action.args for key in PLACES):
                return self._arrangement(action, prompt)
        sentence = self._told(action, prompt or {}, names)
        if not option:
            return sentence
        return self.text("common-action-option", action=sentence, option=self.ref(option, names))

    def decision(self, kind: str, prompt: Mapping[str, object]) -> str:
        """The question of a decision. It may begin with a lower-case name."""
        return sentence_case(self._sentence("decision", kind, prompt))

    def fact(self, fact: Fact, names: Sequence[str] = ()) -> str:
        """What happened. `names` are the seats' names; without them a seat is a number."""
        return self._sentence("fact", fact.kind, fact.args, names)

    def note(self, note: Note, names: Sequence[str] = ()) -> str:
        """What to know about an action before choosing it."""
        return self._sentence("note", note.kind, note.args, names)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is not legal, without the rules that forbid it."""
        if self._has("reason", reason.code) or self._catalogue.is_bare:
            return self._sentence("reason", reason.code, reason.data, names)
        # `why_not` also answers with the codes of IllegalAction. Their data repeat typed text, so
        # nothing in them is a reference.
        return self.text(message_id("error", reason.code), **reason.data)

    # -- names

    def ref(self, reference: str | EffectData, names: Sequence[str] = ()) -> str:
        """The words of a reference, such as "place:amber.2", or of an effect."""
        return self._references.words(reference, names)

    def effect(self, reference: str | EffectData) -> str:
        """The effect of a component such as "card:lunar_akku", or an effect as data."""
        if not isinstance(reference, str):
            return sentence_case(self.ref(reference))
        tag, _, name = reference.partition(":")
        return self._references.component(tag, name, "effect")

    def printed(self, tag: str, entry: Mapping[str, object]) -> str:
        """What is printed on a component, from its entry in a view's `components`."""
        return self._references.printed.words(tag, entry)

    def option(self, name: str) -> str:
        """The name of an option of the game."""
        return self._sentence("option", name, {})

    def option_explained(self, name: str) -> str:
        """What an option of the game changes."""
        return self._catalogue.format(message_id(self.game, "option", name), {}, "explained")

    def level(self, name: str) -> str:
        """The name of a level of the game."""
        return self._sentence("level", name, {})

    def level_explained(self, name: str) -> str:
        """What a level of the game is like."""
        return self._catalogue.format(message_id(self.game, "level", name), {}, "explained")

    def bot(self, name: str) -> str:
        """The name of a bot; bots of other packages have their own."""
        message = message_id("common-bot", name)
        known = self._catalogue.has(message)
        return self.text(message) if known else self.text("common-bot-other", bot=name)

    def bot_explained(self, name: str) -> str:
        """How a bot plays; empty for bots of other packages."""
        message = message_id("common-bot", name)
        has = self._catalogue.has(message)
        return self._catalogue.format(message, {}, "explained") if has else ""

    def advice(self, win: float, points: float, margin: float) -> str:
        """The expected result of a choice: a chance between 0 and 1, points, and points ahead."""
        lead = math.floor(margin + 0.5)  # rounded as on the page
        return self.text(
            "common-advice",
            win=math.floor(100 * win + 0.5),
            points=math.floor(points + 0.5),
            lead=f"+{lead}" if lead > 0 else str(lead),
        )

    def why(
        self, lead: float, sources: Sequence[tuple[str, float]], names: Sequence[str] = ()
    ) -> str:
        """Why a choice is better than another: its lead, and the sources of points that differ.

        A source is a category, or the reference of a side for all of its points; a difference that
        rounds to 0 is left out. A lead of 0: the choices are about as good.
        """
        if not lead:
            return self.text("common-why-even")
        points = math.floor(lead + 0.5)
        verdict = (
            self.text("common-why-better", points=points)
            if points > 0
            else self.text("common-why-little")
        )
        reasons = [
            self.text(
                "common-why-source",
                source=self.ref(source, names) if ":" in source else self.category(source),
                points=signed(math.floor(more + 0.5)),
            )
            for source, more in sources
            if math.floor(more + 0.5)
        ]
        if not reasons:
            return verdict
        return self.text("common-why-reasons", verdict=verdict, reasons=self.join(reasons))

    def grade(self, grade: str) -> str:
        """How good a choice was, in a review."""
        return self.text(message_id("common-grade", grade))

    def bot_fit(self, fit: str) -> str:
        """What to know of bots that did not train with the components; "" if they did."""
        if fit == "untrained":
            return self.text("common-bots-untrained")
        return self.text("common-bots-rough") if fit == "rough" else ""

    def rule_group(self, group: str) -> str:
        """The title of a group of rules, such as "H-ACT-MOVE"."""
        return self._sentence("rules", group, {})

    def category(self, category: str) -> str:
        """The source of points."""
        return self._sentence("category", category, {})

    def left_out(self, what: str) -> str:
        """What a projected final score does not include, by its name in a view."""
        return self.text(message_id("terminal", self.game, "without", what))

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self._sentence("ending", ending, {})

    def provenance(self, provenance: str) -> str:
        """The provenance of a datum of a pack: "stated", "derived" …"""
        return self.text(message_id("common-provenance", provenance))

    def language_name(self, language: str) -> str:
        """A language's own name."""
        return language_data(language).name

    # -- what goes wrong

    def error(self, error: MoriError, names: Sequence[str] = ()) -> str:
        """What is wrong, for the person who can fix it. A broken pack's problems are added."""
        args = dict(error.data)
        if isinstance(error, IllegalAction) and error.reason is not None:
            args["reason"] = self.reason(error.reason, names)
        return self.text(message_id("error", error.code), **args)

    def problem(self, problem: Problem) -> str:
        """One mistake of a pack on one line: its place and what is wrong."""
        sentence = self.text(message_id("problem", problem.code), **problem.data)
        places = (problem.file, problem.entry, problem.key)
        return ": ".join([place for place in places if place] + [sentence])

    # --

    def _arrangement(self, action: Action, prompt: Mapping[str, object]) -> str:
        """An action that orders things in three places, told by what is there."""
        now = [plain(prompt[key]) for key in PLACES]
        then = {key: now[int(str(action.args[key])) - 1] for key in PLACES}
        message = message_id(self.game, "action", action.kind)
        return self._catalogue.format(message, then, "values")

    def _told(self, action: Action, prompt: Mapping[str, object], names: Sequence[str]) -> str:
        """An action in words; arguments that are numbers are told by the prompt's lists."""
        meant = dict(action.args)
        for key, listed in declared(self.game).counting.items():
            items, number = prompt.get(listed), action.args.get(key)
            if isinstance(items, list | tuple) and isinstance(number, int):
                meant[key] = items[number - 1]
        if meant == action.args:
            return self._sentence("action", action.kind, action.args, names)
        message = message_id(self.game, "action", action.kind)
        variables = self._references.variables(meant, names)
        return self._catalogue.format(message, variables, "told")

    def _has(self, family: str, name: str) -> bool:
        return self._catalogue.has(message_id(self.game, family, name))

    def _sentence(
        self, family: str, name: str, args: Mapping[str, object], names: Sequence[str] = ()
    ) -> str:
        variables = self._references.variables(args, names)
        return self._catalogue.format(message_id(self.game, family, name), variables)


def signed(number: int) -> str:
    """A difference with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def _meant(action: Action, prompt: Mapping[str, object]) -> str | EffectData:
    """The reference or effect in a prompt's list that an action's number means, or nothing."""
    number = action.args.get("number")
    for key in NUMBERED:
        items = prompt.get(key)
        if isinstance(number, int) and isinstance(items, list | tuple) and number <= len(items):
            item = items[number - 1]
            return item if is_effect(item) else str(item)
    return ""
