"""What is to be trained, and how: everything that a training depends on but the machine's speed."""

from dataclasses import dataclass
from typing import Final

from mori.learn.selfplay import SelfPlayPlan
from mori.learn.tables import TableKind

# Room in a row beside the numbers: features of an observation, and choices. What has more is cut.
FEATURES: Final = 304
CHOICES: Final = 96
TAUGHT_LANES: Final = 8


@dataclass(frozen=True)
class Scales:
    """By what margins and points are divided, so that they are about 1."""

    margin: float
    points: float


@dataclass(frozen=True)
class TrainingPlan:
    """A training. Times are in seconds."""

    game: str
    tables: tuple[TableKind, ...]
    seconds: float
    schedule: float = 0.0  # seconds of all stages together, of which this is one; 0: it is the only
    seed: int = 1
    processes: int = 2
    lanes: int = 32  # of each half, in each process
    imitation: float = 20.0  # watching a teacher, before self-play begins
    imitation_most: int = 600_000  # decisions: more take longer to learn than they are worth
    imitation_times: int = 3  # how often each decision of the teacher's is gone through
    width: int = 256
    layers: int = 3
    steps: int = 64  # decisions of each lane between two lessons
    batch: int = 16_384
    times: int = 2  # how often a lesson is gone through
    decay: float = 0.97
    learning: float = 6e-4
    entropy: float = 0.01
    league: int = 4
    league_share: int = 20  # percent of the games
    league_every: float = 60.0  # how long until an older self is replaced
    greedy_lanes: int = 0
    choice_room: int = CHOICES
    feature_room: int = FEATURES
    device: str = "cpu"
    cluster: str | None = None  # the address of a Ray cluster that plays; otherwise processes here
    evaluation: int = 200  # games at each table against greedy, at the end

    def self_play(self, numbers: int, teaches: bool) -> SelfPlayPlan:
        """The self-play that the training needs, to imitate greedy or to learn from itself."""
        return SelfPlayPlan(
            game=self.game,
            tables=self.tables,
            processes=self.processes,
            # The teacher takes its time: with few lanes it sees whole games, not openings alone.
            lanes=min(self.lanes, TAUGHT_LANES) if teaches else self.lanes,
            seed=self.seed,
            observation_room=numbers + self.feature_room,
            choice_room=self.choice_room,
            league=0 if teaches else self.league,
            league_share=self.league_share,
            greedy_lanes=0 if teaches else self.greedy_lanes,
            teaches=teaches,
        )
