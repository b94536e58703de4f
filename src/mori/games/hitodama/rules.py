"""Hitodama as the engine sees it."""

from typing import cast

from mori.core.about import About
from mori.core.actions import Action
from mori.core.encoding import Encoder
from mori.core.facts import Fact
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import Writer
from mori.games.hitodama.cards import card_choices, meeple_choices, playing
from mori.games.hitodama.cards.effects import EFFECT_KINDS
from mori.games.hitodama.encoding.encoder import HitodamaEncoder
from mori.games.hitodama.language.notation import Notation
from mori.games.hitodama.options import FOUR_GOODS, SWITCHES, idle_options
from mori.games.hitodama.rounds import (
    payments,
    round,
    tiles,
    tributes,
    turn,
)
from mori.games.hitodama.rounds.ending import result_of
from mori.games.hitodama.seen import about, pressing
from mori.games.hitodama.seen.facts import about_fact
from mori.games.hitodama.seen.places import Places
from mori.games.hitodama.seen.view import view_data
from mori.games.hitodama.seen.visibility import hide, redeal
from mori.games.hitodama.seen.worth import worth_of
from mori.games.hitodama.shown.view import Components
from mori.games.hitodama.table.census import census_of
from mori.games.hitodama.table.setup import set_up
from mori.games.hitodama.table.state import HitodamaState
from mori.games.hitodama.table.tables import Tables
from mori.games.hitodama.writer import HitodamaWriter


class Board:
    """What depends on pack and number of players alone, made once."""

    __slots__ = ("components", "notation", "places", "tables")

    def __init__(
        self, tables: Tables, notation: Notation, components: Components, places: Places
    ) -> None:
        self.tables = tables
        self.notation = notation
        self.components = components  # the same in every view
        self.places = places


class HitodamaRules(GameRules):
    """Hitodama with one pack, for one number of players, under given options.

    `lean` is the board with only those goods of the merchant that both sides of its tile have; None
    if these are all (HR-46).
    """

    __slots__ = ("components", "lean", "notation", "places", "switches", "tables", "usual")

    def __init__(
        self,
        usual: Board,
        lean: Board | None,
        options: dict[str, object],
        fingerprint: str,
        pack_path: str,
        pack_digest: str,
    ) -> None:
        self.switches = SWITCHES.settled(options)
        self.usual = usual
        self.lean = lean
        board = lean if lean is not None and self.switches.on(FOUR_GOODS) else usual
        super().__init__(
            "hitodama",
            board.tables.players,
            options,
            fingerprint,
            pack_path,
            board.notation.space,
            pack_digest,
        )
        self.tables = board.tables
        self.notation = board.notation
        self.places = board.places
        self.components = board.components

    def under(self, options: dict[str, object]) -> GameRules:
        return HitodamaRules(
            self.usual, self.lean, options, self.fingerprint, self.pack_path, self.pack_digest
        )

    def idle_options(self) -> list[str]:
        effects = [EFFECT_KINDS[card.effect] for card in self.tables.cards]
        return idle_options(effects, self.lean is not None)

    def start(self, rng: Rng, facts: list[Fact] | None) -> Writer:
        return set_up(self.tables, self.notation, self.switches, rng, facts)

    def writer(self, state: GameState, facts: list[Fact] | None) -> Writer:
        return self._writer(state, facts)

    def _writer(self, state: GameState, facts: list[Fact] | None = None) -> HitodamaWriter:
        return HitodamaWriter(
            cast(HitodamaState, state), self.tables, self.notation, self.switches, facts
        )

    def state_classes(self) -> list[type]:
        return [
            HitodamaState,
            round.Round,
            turn.Turn,
            round.ResolveTiles,
            tiles.ResolveTile,
            playing.SolarStack,
            playing.FinishCard,
            payments.Gain,
            payments.Capture,
            payments.GiveCards,
            tiles.PayForSpace,
            tiles.Trade,
            tiles.VisitAkkus,
            tributes.PayTribute,
            meeple_choices.MoveMeeple,
            meeple_choices.SwapMeeples,
            card_choices.ChooseBenefit,
            card_choices.ChooseLineToWaive,
            card_choices.ChooseExtraSpace,
        ]

    def result(self, state: GameState) -> Result:
        return result_of(cast(HitodamaState, state), self.tables)

    def round_of(self, state: GameState) -> int:
        return cast(HitodamaState, state).round

    def hide(self, state: GameState, seat: int | None) -> None:
        hide(cast(HitodamaState, state), self.tables, seat)

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        redeal(cast(HitodamaState, state), self.tables, seat, rng)

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        view = view_data(cast(HitodamaState, state), self.tables, seat, self.components)
        return cast(dict[str, object], view)

    def about_action(self, state: GameState, seat: int, action: Action) -> About:
        return about.about_action(self._writer(state), self.places, seat, action)

    def about_question(self, state: GameState, seat: int) -> About:
        return about.about_question(self._writer(state), self.places, seat)

    def about_fact(self, state: GameState, seat: int | None, fact: Fact) -> About:
        return about_fact(self._writer(state), self.places, fact)

    def actions_at(self, state: GameState, seat: int, place: str) -> list[Action]:
        return pressing.actions_at(self._writer(state), self.places, seat, place)

    def leads_on(self, action: Action) -> bool:
        return action.kind in pressing.LEADS_TO

    def leads_to(self, action: Action, later: Action) -> bool:
        return pressing.leads_to(action, later)

    def encoder(self) -> Encoder:
        return HitodamaEncoder(self.tables, self.space.actions)

    def worth(self, state: GameState, seat: int) -> int:
        return worth_of(self._writer(state), seat)

    def census(self, state: GameState) -> dict[str, int]:
        return census_of(cast(HitodamaState, state), self.tables)
