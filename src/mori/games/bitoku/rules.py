"""Bitoku as the engine sees it."""

from typing import cast

from mori.core.facts import Fact
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import Writer
from mori.games.bitoku import (
    copying,
    costs,
    forest,
    gains,
    kodamas,
    looks,
    movement,
    property,
    purchases,
    region_actions,
    resolving,
    river,
    rocks,
    spring,
    turn,
    winter,
    year,
)
from mori.games.bitoku.census import census_of
from mori.games.bitoku.effects import EFFECTS
from mori.games.bitoku.notation import Notation
from mori.games.bitoku.options import Options
from mori.games.bitoku.scoring import result_of
from mori.games.bitoku.setup import set_up
from mori.games.bitoku.state import BitokuState
from mori.games.bitoku.tables import Tables
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.view import view_data
from mori.games.bitoku.view_components import component_data
from mori.games.bitoku.visibility import hide, redeal
from mori.games.bitoku.worth import worth_of
from mori.games.bitoku.writer import BitokuWriter


class BitokuRules(GameRules):
    """Bitoku with one pack, for one number of players, under given options."""

    __slots__ = ("components", "notation", "switches", "tables")

    def __init__(
        self,
        tables: Tables,
        notation: Notation,
        switches: Options,
        options: dict[str, object],
        fingerprint: str,
        pack_path: str,
    ) -> None:
        super().__init__("bitoku", tables.seats, options, fingerprint, pack_path, notation.space)
        self.tables = tables
        self.notation = notation
        self.switches = switches
        self.components = component_data(tables)  # the same in every view, so made once

    def start(self, rng: Rng, facts: list[Fact] | None) -> Writer:
        return set_up(self.tables, self.notation, self.switches, EFFECTS, rng, facts)

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
                EFFECTS,
                facts,
                board,
            )
        return BitokuWriter(
            cast(BitokuState, state), self.tables, self.notation, self.switches, EFFECTS, facts
        )

    def state_classes(self) -> list[type]:
        return [
            BitokuState,
            SoloState,
            year.Year,
            spring.DiscardToThree,
            spring.ReapFruits,
            turn.Summer,
            turn.Turn,
            turn.PlayedCard,
            forest.UseDie,
            region_actions.RegionActions,
            region_actions.SpendAmulet,
            copying.CopyForestAction,
            copying.CopiedRow,
            property.PropertyBonus,
            river.ClaimFavour,
            resolving.ResolveParts,
            resolving.ChooseOption,
            resolving.ShareDiscount,
            costs.Payment,
            gains.TakeResources,
            gains.UnlockDice,
            kodamas.AdvanceKodamas,
            kodamas.PushKodamasBack,
            movement.SpendMovement,
            purchases.Obtain,
            purchases.Receive,
            purchases.LayMitama,
            purchases.CombineDragonfly,
            rocks.TakeRocks,
            rocks.PlaceRockPilgrims,
            looks.LookAtDeck,
            looks.DrawOwnCards,
            winter.ArrangeDice,
            winter.SpiritsVirtue,
        ]

    def result(self, state: GameState) -> Result:
        return result_of(cast(BitokuState, state), self.tables)

    def round_of(self, state: GameState) -> int:
        return cast(BitokuState, state).round

    def hide(self, state: GameState, seat: int | None) -> None:
        hide(cast(BitokuState, state), seat)

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        redeal(cast(BitokuState, state), seat, rng)

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        return view_data(self.bitoku_writer(state, None), seat, self.components)

    def worth(self, state: GameState, seat: int) -> int:
        return worth_of(self.bitoku_writer(state, None), seat)

    def census(self, state: GameState) -> dict[str, int]:
        return census_of(cast(BitokuState, state), self.tables)
