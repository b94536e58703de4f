"""A bot that plays a net's preferred choice, without looking ahead."""

import logging
from bisect import bisect_left
from itertools import accumulate
from typing import ClassVar, Final

from mori.bots.bot import Bot, bot_again
from mori.bots.fit import BEST, net_path
from mori.bots.greedy_bot import GreedyBot
from mori.bots.playing_net import Evaluation, PlayingNet, open_net
from mori.core.actions import Action
from mori.core.encoding import Encoder
from mori.core.errors import SetupError
from mori.core.rng import seeded
from mori.core.rules import GameRules
from mori.core.view import SeatView, View, known_of

LEAST: Final = 1e-9  # chances below this count as it
_nets: dict[tuple[str, str], PlayingNet] = {}  # loaded nets, by game and name
MOST_ADAPTED: Final = 4  # nets are kept for so many other packs
_adapted: dict[tuple[str, str, int, str], PlayingNet] = {}
_told: set[tuple[str, str]] = set()  # cases of a missing net that were logged already
log = logging.getLogger(__name__)


def net_of(game: str, name: str = BEST) -> PlayingNet:
    """A net that comes with a game. Raises SetupError if there is none with that name."""
    if (game, name) not in _nets:
        _nets[game, name] = open_net(net_path(game, name))
    return _nets[game, name]


def _net_for(rules: GameRules, encoder: Encoder, name: str) -> PlayingNet:
    """The game's net, adapted to a pack that it was not trained on."""
    key = (rules.game, name, rules.players, rules.fingerprint)
    if key not in _adapted:
        while len(_adapted) >= MOST_ADAPTED:
            del _adapted[next(iter(_adapted))]
        _adapted[key] = net_of(rules.game, name).for_components(encoder, rules.players)
    return _adapted[key]


class NetReader:
    """A net with the encoder for one set of rules, which evaluates a seat's view."""

    def __init__(self, net: PlayingNet, encoder: Encoder) -> None:
        self.net = net
        self.encoder = encoder

    @classmethod
    def for_rules(cls, rules: GameRules, name: str = BEST) -> "NetReader":
        """The reader for these rules. Raises SetupError if no net can play under them."""
        encoder = rules.encoder()
        if encoder is None:
            raise SetupError("no_net", {"game": rules.game, "net": name})
        net = net_of(rules.game, name)
        reason = net.description.why_not(rules, encoder)
        if reason:
            raise SetupError("unfit_net", {"game": rules.game, "net": name, "reason": reason})
        if not net.description.was_trained_on(rules):
            net = _net_for(rules, encoder, name)
        return cls(net, encoder)

    def evaluate(self, view: SeatView) -> Evaluation:
        """The net's evaluation of the view's decision, in the order of `canonical`."""
        decision, seat = view.decision, view.seat
        assert decision is not None and seat is not None
        choices = self.encoder.choices(view.world, seat, decision.canonical)
        return self.net.evaluate(self.encoder.encode(view.world, seat, choices), choices)


class PolicyBot(Bot):
    """Plays its net's preferred choice; `warmth` above 0 makes it vary.

    If no net fits the rules (`mori.bots.fit`), it plays like greedy and logs that once
    for each game and reason.
    """

    strength: ClassVar[int] = 90
    net_name: ClassVar[str] = BEST
    warmth: ClassVar[float] = 0.0

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.greedy = GreedyBot(seed)
        self.readers: dict[GameRules, NetReader | None] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without its nets: the copy loads them again."""
        return bot_again, (type(self), self.name, self.rng)

    def choose(self, view: SeatView | View) -> Action:
        view = known_of(view)
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        reader = self.reader(view.rules)
        if reader is None:
            return self.greedy.choose(view)
        return decision.canonical[self.pick(reader.evaluate(view))]

    def pick(self, evaluation: Evaluation) -> int:
        """The number of a choice: the likeliest, or a random one, more freely with more warmth."""
        chances = evaluation.chances
        if self.warmth <= 0:
            return chances.index(max(chances))
        sums = list(accumulate(max(chance, LEAST) ** (1 / self.warmth) for chance in chances))
        drawn = self.rng.next32() / 2**32 * sums[-1]
        return min(bisect_left(sums, drawn), len(sums) - 1)

    def reader(self, rules: GameRules) -> NetReader | None:
        if rules not in self.readers:
            try:
                self.readers[rules] = NetReader.for_rules(rules, self.net_name)
            except SetupError as refusal:
                self.readers[rules] = None
                told = (rules.game, refusal.code)
                if told not in _told:
                    _told.add(told)
                    log.warning("%s plays like greedy: %s %s", self.name, told, refusal.data)
        return self.readers[rules]
