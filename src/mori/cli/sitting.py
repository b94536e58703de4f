"""A seat at a table of bots, in words: what an assistant does there through `mori mcp`.

Everything comes from the seat's view and from facts that the seat has learnt. The seed stays here.
"""

from collections.abc import Sequence

from mori import Action, Decision, Fact, advise, difficulties, new_game
from mori.bots import bots_for, choice_or_fallback, make_bot
from mori.cli.guard import Mistake
from mori.cli.terminal.picture import picture_of, words_of
from mori.cli.terminal.seating import PERSON
from mori.cli.terminal.tables import table_of
from mori.core.errors import UNKNOWN_ACTION, IllegalAction, MoriError, SetupError
from mori.core.registry import check_players, entry_of, game_names
from mori.core.view import SeatView
from mori.words import Words


def offered_games() -> list[dict[str, object]]:
    """The games, with their numbers of players, bots and levels."""
    found: list[dict[str, object]] = []
    for name in game_names():
        entry = entry_of(name)
        counts = {
            str(players): {
                "bots": bots_for(name, players) if players > 1 else [],
                "levels": list(difficulties(name, players)),
            }
            for players in entry.player_counts()
        }
        found.append({"game": name, "players": counts})
    return found


class Sitting:
    """One game with one seat for an assistant; bots have the others."""

    def __init__(
        self,
        game: str,
        *,
        players: int,
        bots: Sequence[str],
        seat: int,
        level: str | None,
        language: str,
        seed: int,
    ) -> None:
        Words(language)  # refused before anything else is made
        check_players(entry_of(game), players)
        if not 0 <= seat < players:
            raise Mistake("cli-mistake-seat", seat=seat + 1, players=players)
        chosen = list(bots) or bots_for(game, players)[-1:]
        if len(chosen) > max(1, players - 1):
            raise SetupError("wrong_seats", {"seats": len(chosen) + 1, "players": players})
        self.seat = seat
        self.language = language
        others = iter(range(players))
        self.seats = [
            PERSON if at == seat else chosen[next(others) % len(chosen)] for at in range(players)
        ]
        # By name from the roster alone: a name from an assistant never imports or runs anything.
        self._bots = {
            at: make_bot(name, seed ^ (at + 1)) for at, name in enumerate(self.seats) if at != seat
        }
        self.game = new_game(game, players=players, seed=seed, level=level, seats=self.seats)
        self._told = 0
        self._let_bots_answer()

    # -- looking

    @property
    def known(self) -> SeatView:
        return self.game.seat_view(self.seat)

    @property
    def words(self) -> Words:
        return words_of(self.known, self.language)

    def table(self) -> str:
        """The table in words and signs, with the question and its answers, or the result."""
        return picture_of(self.known, self.language, self.seats)

    def question(self) -> dict[str, object]:
        """What the seat is asked, and all legal answers."""
        known = self.known
        decision = known.decision
        if decision is None:
            return {"question": "", "actions": []}
        words, prompt = self.words, known.prompt()
        return {
            "question": words.decision(decision.kind, prompt),
            "actions": [
                {"number": number, "action": action.text, "meaning": self._meaning(action)}
                for number, action in enumerate(decision.actions, start=1)
            ],
        }

    def news(self) -> list[str]:
        """What has happened since it was last told, as the seat has learnt it."""
        facts = self.game.facts_for(self.seat, self._told)
        self._told = len(self.game.facts)
        return self._sentences(facts)

    def result(self) -> dict[str, object] | None:
        """The result, once the game is over."""
        result = self.game.result
        return None if result is None else result.to_data()

    # -- asking

    def tried(self, typed: Sequence[str]) -> dict[str, object]:
        """What is certain to follow from answers. Nothing is answered."""
        self._decision()
        tried = self.known.tried([self._meant(text) for text in typed])
        return {
            "facts": self._sentences(tried.facts),
            "ends_turn": tried.ends_turn,
            "table": picture_of(tried.known, self.language, self.seats),
        }

    def why_not(self, typed: str) -> dict[str, object]:
        """Why an action is not legal, and the rules that forbid it."""
        self._decision()
        reason = self.game.why_not(self._meant(typed), self.seat)
        if reason is None:
            return {"legal": True, "reason": "", "rules": []}
        sentence = self.words.reason(reason, self._names)
        return {"legal": False, "reason": sentence, "rules": list(reason.rules)}

    def advice(self, top: int) -> list[dict[str, object]]:
        """The best choices as the strongest bot sees them, from what the seat may know."""
        self._decision()
        words = self.words
        found: list[dict[str, object]] = []
        for each in advise(self.known, top=top):
            expected = ""
            if each.win is not None and each.points is not None and each.margin is not None:
                expected = words.advice(each.win, each.points, each.margin)
            found.append(
                {
                    "action": each.action.text,
                    "meaning": self._meaning(each.action),
                    "expected": expected,
                }
            )
        return found

    # -- answering

    def answer(self, typed: str) -> None:
        """Answer the seat's question; then the bots answer theirs."""
        decision = self._decision()
        self.game.apply(self._meant(typed), self.seat, decision.number)
        self._let_bots_answer()

    def told(self, error: MoriError) -> str:
        """What is wrong, in words."""
        return self.words.error(error, self._names)

    def _let_bots_answer(self) -> None:
        while not self.game.is_over:
            waiting = [each for each in self.game.decisions if each.seat != self.seat]
            if not waiting:
                return
            view = self.game.seat_view(waiting[0].seat)
            action, _ = choice_or_fallback(self._bots[waiting[0].seat], view)
            self.game.apply(action, waiting[0].seat)

    def _decision(self) -> Decision:
        decision = self.known.decision
        if decision is None:
            raise Mistake("cli-mcp-over")
        return decision

    def _meant(self, typed: str) -> Action:
        """The action that a text means, or the number of a legal one."""
        decision = self._decision()
        text = " ".join(typed.split())
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(decision.actions):
            return decision.actions[int(text[:6]) - 1]
        action = self.game.find_action(text)
        if action is None:
            raise IllegalAction(UNKNOWN_ACTION, None, {"text": text[:60]})
        return action

    @property
    def _names(self) -> list[str]:
        table = table_of(self.game.rules.game).laid_for(len(self.seats))
        return table.names(self.words, len(self.seats))

    def _sentences(self, facts: Sequence[Fact]) -> list[str]:
        words, names = self.words, self._names
        return [words.fact(fact, names) for fact in facts]

    def _meaning(self, action: Action) -> str:
        known = self.known
        return self.words.action(action, known.prompt(), names=self._names)
