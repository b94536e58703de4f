"""The plan of a training: everything that it depends on except the machine's speed."""

from dataclasses import dataclass
from typing import Final

from mori.learn.selfplay import SelfPlayPlan
from mori.learn.tables import TableKind

# Space in a row for the features of an observation and for choices. The rest is cut off.
FEATURES: Final = 304
CHOICES: Final = 96
TAUGHT_LANES: Final = 8


@dataclass(frozen=True)
class Scales:
    """Divisors for margins and points, so that they are about 1."""

    margin: float
    points: float


@dataclass(frozen=True)
class TrainingPlan:
    """A training. Times are in seconds."""

    game: str
    tables: tuple[TableKind, ...]
    seconds: float
    schedule: float = 0.0  # total seconds of all stages; 0 if this is the only one
    seed: int = 1
    processes: int = 2
    lanes: int = 32  # in each half of each process
    imitation: float = 20.0  # time for watching a teacher, before self-play
    imitation_most: int = 600_000  # limit of decisions: more cost more time than they are worth
    imitation_times: int = 3  # passes over the teacher's decisions
    width: int = 256
    layers: int = 3
    steps: int = 64  # decisions of each lane between two lessons
    batch: int = 16_384
    times: int = 2  # passes over a lesson
    decay: float = 0.97
    learning: float = 6e-4
    entropy: float = 0.01
    league: int = 4
    league_share: int = 20  # percentage of games
    league_every: float = 60.0  # time until an earlier version is replaced
    greedy_lanes: int = 0
    choice_room: int = CHOICES
    feature_room: int = FEATURES
    device: str = "cpu"
    cluster: str | None = None  # address of a Ray cluster; otherwise local processes
    packs: tuple[str, ...] = ()  # folders of other packs, to learn what components do
    pack_share: int = 50  # percentage of games with one of them
    evaluation: int = 200  # final games against greedy at each table

    def self_play(self, numbers: int, teaches: bool) -> SelfPlayPlan:
        """The self-play for this training, to imitate greedy or to learn from itself."""
        return SelfPlayPlan(
            game=self.game,
            tables=self.tables,
            processes=self.processes,
            # The teacher is slow: with few lanes it sees whole games, not openings alone.
            lanes=min(self.lanes, TAUGHT_LANES) if teaches else self.lanes,
            seed=self.seed,
            observation_room=numbers + self.feature_room,
            choice_room=self.choice_room,
            league=0 if teaches else self.league,
            league_share=self.league_share,
            greedy_lanes=0 if teaches else self.greedy_lanes,
            teaches=teaches,
            packs=self.packs,
            pack_share=self.pack_share,
        )
