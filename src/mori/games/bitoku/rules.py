"""Bitoku as the engine sees it."""

from typing import cast

from mori.core.about import About
from mori.core.actions import Action
from mori.core.encoding import Encoder
from mori.core.errors import Reason
from mori.core.facts import Fact
from mori.core.goals import Goal
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import Writer
from mori.games.bitoku.actions.kinds import about_action, actions_at, leads_on, leads_to
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.encoding.encoder import BitokuEncoder
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.options import SWITCHES, idle_options
from mori.games.bitoku.seasons import (
    building_action,
    forest,
    harder_variant,
    river,
    spring,
    summer,
    use_die,
    winter,
    year,
)
from mori.games.bitoku.seasons.ending import result_of
from mori.games.bitoku.seen.about_questions import about_question
from mori.games.bitoku.seen.facts import about_fact
from mori.games.bitoku.seen.forbidden import why_not_effect
from mori.games.bitoku.seen.goals import goals
from mori.games.bitoku.seen.projection import standing, standing_keeping
from mori.games.bitoku.seen.view import view_data
from mori.games.bitoku.seen.visibility import hide, redeal
from mori.games.bitoku.seen.worth import worth_of
from mori.games.bitoku.shown.components import Components
from mori.games.bitoku.table.census import census_of
from mori.games.bitoku.table.setup import set_up
from mori.games.bitoku.table.state import BitokuState
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import BitokuWriter


class BitokuRules(GameRules):
    """Bitoku with one pack, for one number of players, under given options."""

    __slots__ = ("components", "notation", "pressing", "switches", "tables")

    def __init__(
        self,
        tables: Tables,
        notation: Notation,
        components: Components,
        pressing: Pressing,
        options: dict[str, object],
        fingerprint: str,
        pack_path: str,
        pack_digest: str,
    ) -> None:
        super().__init__(
            "bitoku",
            tables.seats,
            options,
            fingerprint,
            pack_path,
            notation.space,
            pack_digest,
        )
        self.tables = tables
        self.notation = notation
        self.components = components  # the same in every view, so made once
        self.pressing = pressing
        self.switches = SWITCHES.settled(options)

    def under(self, options: dict[str, object]) -> GameRules:
        return BitokuRules(
            self.tables,
            self.notation,
            self.components,
            self.pressing,
            options,
            self.fingerprint,
            self.pack_path,
            self.pack_digest,
        )

    def idle_options(self) -> list[str]:
        return idle_options(self.tables)

    def start(self, rng: Rng, facts: list[Fact] | None) -> Writer:
        return set_up(self.tables, self.notation, self.switches, rng, facts)

    def writer(self, state: GameState, facts: list[Fact] | None) -> Writer:
        return self.bitoku_writer(state, facts)

    def bitoku_writer(self, state: GameState, facts: list[Fact] | None) -> BitokuWriter:
        board = self.tables.tengu
        if board is not None:
            return SoloWriter(
                cast(SoloState, state),
                self.tables,
                self.notation,
                self.switches,
                facts,
                board,
            )
        return BitokuWriter(
            cast(BitokuState, state), self.tables, self.notation, self.switches, facts
        )

    def state_classes(self) -> list[type]:
        effect_frames = {frame: None for kind in EFFECT_KINDS.values() for frame in kind.frames}
        return [
            BitokuState,
            SoloState,
            year.Year,
            spring.DiscardToThree,
            spring.ReapFruits,
            summer.Summer,
            summer.Turn,
            summer.PlayedCard,
            use_die.UseDie,
            forest.RegionActions,
            harder_variant.SpendAmulet,
            building_action.PropertyBonus,
            river.ClaimFavour,
            winter.ArrangeDice,
            winter.SpiritsVirtue,
            *effect_frames,
        ]

    def result(self, state: GameState) -> Result:
        return result_of(cast(BitokuState, state), self.tables)

    def round_of(self, state: GameState) -> int:
        return cast(BitokuState, state).round

    def sides(self) -> list[str]:
        return list(self.tables.sides)

    def hide(self, state: GameState, seat: int | None) -> None:
        hide(cast(BitokuState, state), seat)

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        redeal(cast(BitokuState, state), seat, rng)

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        view = view_data(self.bitoku_writer(state, None), seat, self.components)
        return cast(dict[str, object], view)

    def standing(self, state: GameState, seat: int) -> int | None:
        return standing(self.bitoku_writer(state, None), seat)

    def standing_keeping(self, state: GameState, seat: int, action: Action) -> int | None:
        return standing_keeping(self.bitoku_writer(state.clone(), None), seat, action)

    def goals(self, state: GameState, seat: int) -> list[Goal]:
        return goals(self.bitoku_writer(state, None), seat)

    def about_action(self, state: GameState, seat: int, action: Action) -> About:
        return about_action(self.bitoku_writer(state, None), seat, action)

    def about_question(self, state: GameState, seat: int) -> About:
        return about_question(self.bitoku_writer(state, None), seat)

    def about_fact(self, state: GameState, seat: int | None, fact: Fact) -> About:
        return about_fact(self.bitoku_writer(state, None), seat, fact)

    def actions_at(self, state: GameState, seat: int, place: str) -> list[Action]:
        return actions_at(self.bitoku_writer(state, None), self.pressing, seat, place)

    def why_not_effect(self, state: GameState, seat: int, place: str) -> Reason | None:
        return why_not_effect(self.bitoku_writer(state, None), self.pressing, seat, place)

    def leads_on(self, action: Action) -> bool:
        return leads_on(action)

    def leads_to(self, action: Action, later: Action) -> bool:
        return leads_to(action, later)

    def encoder(self) -> Encoder:
        return BitokuEncoder(self.tables, self.space.actions, self.options)

    def worth(self, state: GameState, seat: int) -> int:
        return worth_of(self.bitoku_writer(state, None), seat)

    def census(self, state: GameState) -> dict[str, int]:
        return census_of(cast(BitokuState, state), self.tables)
