"""The course of the game: four years of four seasons, then the Ascension."""

from typing import ClassVar, Final

from mori.core.frames import Frame
from mori.games.bitoku.effects.visions import take_snapshot
from mori.games.bitoku.options import LATE_VISION_ITEMS
from mori.games.bitoku.seasons.ascension import score_ascension
from mori.games.bitoku.seasons.autumn import autumn_order
from mori.games.bitoku.seasons.ending import end_game
from mori.games.bitoku.seasons.spring import reap_all, summon
from mori.games.bitoku.seasons.summer import Summer
from mori.games.bitoku.seasons.winter import ArrangeDice, SpiritsVirtue, refresh
from mori.games.bitoku.table.state import ASCENSION, AUTUMN, DICE, SPRING, SUMMER, TENGU, WINTER
from mori.games.bitoku.tengu.ascension import score_tengu
from mori.games.bitoku.tengu.cycle import reap
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import BitokuWriter

# The steps of a round, in order; those marked take the seats one after another.
S_BEGIN: Final = 0
S_SUMMON: Final = 1
S_REAP: Final = 2  # seat by seat
S_SUMMER: Final = 3
S_AUTUMN: Final = 4
S_DICE: Final = 5  # seat by seat
S_VIRTUE: Final = 6  # seat by seat
S_CLOSE: Final = 7
# The steps of the Ascension.
S_SNAPSHOT: Final = 8
S_LAST_REAP: Final = 9  # seat by seat
S_SCORE: Final = 10
S_SCORING: Final = 11  # under way


class Year(Frame[BitokuWriter]):
    """Rounds, then the Ascension (B-END-1)."""

    __slots__ = ("position", "step")
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "position")

    def __init__(self, step: int, position: int) -> None:
        super().__init__(-1)
        self.step = step
        self.position = position  # in the turn order, for steps taken seat by seat

    def run(self, w: BitokuWriter) -> bool:
        step = self.step
        if step in (S_REAP, S_DICE, S_VIRTUE, S_LAST_REAP):
            if self.position < w.tables.players:
                seat = w.state.order[self.position]
                self.position += 1
                self.step_of_seat(w, seat)
                return False
            self.position = 0
        elif step == S_BEGIN:
            w.begin_round()
        elif step == S_SUMMON:
            w.begin_season(SPRING)
            summon(w)
        elif step == S_SUMMER:
            w.begin_season(SUMMER)
            w.begin_summer()
            w.push(Summer(0))
        elif step == S_AUTUMN:
            w.begin_season(AUTUMN)
            w.set_order(autumn_order(w))  # B-AUTUMN-4: nothing is asked
            w.pause()
            w.begin_season(WINTER)
        elif step == S_CLOSE:
            self.close_round(w)
            return False
        elif step == S_SNAPSHOT:
            w.begin_season(ASCENSION)
            take_snapshot(w)  # B-ASCEND-1
        else:
            self.step = S_SCORING
            if w.options.on(LATE_VISION_ITEMS):  # BR-64
                take_snapshot(w)
            score_ascension(w)
            if isinstance(w, SoloWriter):
                score_tengu(w)  # B-TENGU-ASCEND-1: after the human
            w.done()
            end_game(w)
            return False
        self.step += 1
        return False

    def step_of_seat(self, w: BitokuWriter, seat: int) -> None:
        if isinstance(w, SoloWriter) and seat == TENGU:
            step_of_tengu(w, self.step)
            return
        if self.step in (S_REAP, S_LAST_REAP):
            reap_all(w, seat)  # B-SPRING-10, B-ASCEND-2
        elif self.step == S_DICE:
            w.push(ArrangeDice(seat))  # B-WINTER-3
        else:
            w.push(SpiritsVirtue(seat))  # B-WINTER-4

    def close_round(self, w: BitokuWriter) -> None:
        """Winter C to E; after the last round the Ascension follows D (B-WINTER-9, -10)."""
        for seat in w.state.order:
            w.clear_played_cards(seat)
        if isinstance(w, SoloWriter):
            w.remove_random_rock()  # B-TENGU-TURN-10
        if w.state.round == w.tables.rounds:
            self.step = S_SNAPSHOT
            return
        refresh(w)
        w.pause()
        self.step = S_BEGIN

    def clone(self) -> "Year":
        return Year(self.step, self.position)


def step_of_tengu(w: SoloWriter, step: int) -> None:
    """The Tengu reaps in Spring and takes its dice home; it skips all else (B-TENGU-TURN-9)."""
    if step == S_REAP:
        reap(w)  # B-TENGU-TURN-2; not in the Ascension (BR-147)
    elif step == S_DICE:
        w.bring_dice_home(TENGU, w.state.die_value[TENGU * DICE : (TENGU + 1) * DICE])
