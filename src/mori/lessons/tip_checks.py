"""Checks that the tips of a game fit its rules, places and words, and that each one occurs.

Games are played at random, with every number of players, and compared with the tips. Every mistake
is noted with its place.
"""

from mori.content.problems import Where
from mori.core.errors import Problem
from mori.core.game import start_game
from mori.core.registry import entry_of, load_rules
from mori.core.rng import seeded
from mori.core.view import seat_view
from mori.lessons.tips import FILE, SEAT, message_of, tips_now, tips_of
from mori.words import LANGUAGES
from mori.words.lessons import tip_words
from mori.words.rulebook import rulebook


class Survey:
    """The tips and places that occur in games played at random."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.said: set[str] = set()  # ids of tips
        self.places: set[str] = set()  # places of questions, answers and facts

    def play(self, players: int, seed: int) -> None:
        """Play a game to its end, and collect each seat's tips whenever it is asked."""
        game = start_game(load_rules(self.game, players), seed, ["human"] * players)
        rng, told = seeded(seed), [0] * players
        while not game.is_over:
            decision = game.decisions[0]
            seat = decision.seat
            view = seat_view(game, seat)
            self.said.update(tip.id for tip in tips_now(view, game.facts_for(seat, told[seat])))
            self.places.update(view.about_question().places)
            for action in decision.actions:
                self.places.update(view.about(action).places)
            told[seat] = len(game.facts)
            game.apply(decision.actions[rng.below(len(decision.actions))], seat)
        for seat in range(players):
            view = seat_view(game, seat)
            for fact in game.facts:
                self.places.update(view.about_fact(fact).places)


def tip_problems(survey: Survey) -> list[Problem]:
    """All mistakes of a game's tips, as far as the games of the survey show them."""
    game, problems = survey.game, list[Problem]()
    book = rulebook(game)
    known = book.rules if book is not None else {}
    seats = range(entry_of(game).max_players)
    for index, tip in enumerate(tips_of(game)):
        where = Where(FILE, f"tips[{index}] {tip.id}")
        message = message_of(game, tip.id)
        problems += [
            where.problem("lesson_words", message=message, language=language)
            for language in LANGUAGES
            if not tip_words(language, game).has(message)
        ]
        problems += [
            where.at("rules").problem("unknown_reference", value=rule, table="rules", nearest="")
            for rule in tip.rules
            if rule not in known
        ]
        problems += [
            where.at("lit").item(number).problem("lesson_place", value=place)
            for number, place in enumerate(tip.lit)
            if survey.places.isdisjoint(place.replace(SEAT, str(seat)) for seat in seats)
        ]
        if tip.id not in survey.said:
            problems.append(where.problem("tip_never"))
    return problems
