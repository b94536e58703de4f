"""A table for scenarios: named positions of Bitoku, put up piece by piece.

    table = Table(players=2)
    table.hand(0, "start-kappa")
    table.turn(0)
    table.play("play start-kappa > 1", "part 1")

Nothing depends on a seed: hands, decks, markets, Hills and garden start empty, dice show 3, 2, 1
and
are locked, everybody has three available Pilgrims and no goods, Kodamas stand on space 1, and turn
order is the seats' order. `put`-like methods say what the scenario needs.
"""

from typing import ClassVar

from mori.core.errors import WHEN_CHOSEN
from mori.core.facts import Fact
from mori.core.game import Game, start_game
from mori.core.rng import seeded
from mori.games.bitoku.effects.resolving import resolve_list
from mori.games.bitoku.loading.rules import load_rules
from mori.games.bitoku.options import OPTIONS
from mori.games.bitoku.rules import BitokuRules
from mori.games.bitoku.seasons.summer import Summer, Turn
from mori.games.bitoku.seasons.year import S_SNAPSHOT, S_SUMMER, Year
from mori.games.bitoku.table.codes import (
    FAVOURS,
    HILL_REGIONS,
    KINDS,
    MARKETS,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
)
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.pieces import Effect, EffectList
from mori.games.bitoku.table.points import CATEGORIES
from mori.games.bitoku.table.setup import lay_table
from mori.games.bitoku.table.state import (
    AMULETS,
    ANCIENT_OWNER,
    CARD_SPACES,
    DICE,
    FOREST,
    LOCKED,
    NONE,
    ON_HILL,
    SUMMER,
    UNLOCKED,
    BitokuState,
)
from tests.effects import spelled

_RULES: dict[tuple[int, str], BitokuRules] = {}


def rules_for(players: int, **switches: object) -> BitokuRules:
    """The rules on Mori's own pack, made once for each player count and set of options."""
    key = (players, repr(sorted(switches.items())))
    if key not in _RULES:
        options: dict[str, object] = {option.name: option.default for option in OPTIONS}
        options.update(switches)
        _RULES[key] = load_rules(None, players, options)
    return _RULES[key]


def new_game_state(players: int, seed: int = 1) -> BitokuState:
    """The state of a game just begun: set up, the first cards drawn."""
    state = start_game(rules_for(players), seed, ["human"] * players).state
    assert isinstance(state, BitokuState)
    return state


class Table:
    """One scenario. Keyword arguments beside `players` are options: Table(2, harder=True)."""

    laid: ClassVar[list["Table"]] = []  # by the test that runs

    def __init__(self, players: int = 2, **switches: object) -> None:
        Table.laid.append(self)
        self.rules = rules_for(players, **switches)
        self.tables = self.rules.tables
        self.state = self.laid_state()
        self.facts: list[Fact] = []
        self.w = self.rules.bitoku_writer(self.state, self.facts)
        self.game = Game(self.rules, self.w, 0, ["human"] * players)
        self.state.round = 1
        self.state.resources = [0] * (self.tables.players * KINDS)
        self.state.amulets = [0] * (self.tables.players * AMULETS)
        self.state.treasures = list(range(REGION_COUNT))

    def laid_state(self) -> BitokuState:
        state = BitokuState()
        lay_table(state, self.tables, seeded(1))
        return state

    # -- finding things by name

    def yokai(self, name: str) -> int:
        return [card.id for card in self.tables.yokai].index(name)

    def bitoku(self, name: str) -> int:
        return [card.id for card in self.tables.bitoku].index(name)

    def vision(self, name: str) -> int:
        return [card.id for card in self.tables.visions].index(name)

    def tile(self, market: str, name: str) -> int:
        tiles = {
            "mitama": [tile.id for tile in self.tables.mitamas],
            "dragonfly": [tile.id for tile in self.tables.dragonflies],
            "crystal": [tile.id for tile in self.tables.crystals],
            "building": [tile.id for tile in self.tables.buildings],
        }[market]
        return tiles.index(name)

    def rock(self, name: str) -> int:
        return [rock.id for rock in self.tables.rocks].index(name)

    def node(self, name: str) -> int:
        return [node.id for node in self.tables.nodes].index(name)

    def site(self, name: str) -> int:
        return [site.id for site in self.tables.sites].index(name)

    def slot(self, name: str) -> int:
        return [slot.id for slot in self.tables.slots].index(name)

    def region(self, name: str) -> int:
        return REGIONS.index(name)

    def hill(self, region: str) -> int:
        return HILL_REGIONS.index(REGIONS.index(region))

    # -- putting up a position

    def give(self, seat: int, **goods: int) -> None:
        """Resources: give(0, wood=2, jade=1)."""
        for name, amount in goods.items():
            self.state.resources[seat * KINDS + RESOURCES.index(name)] += amount

    def amulets(self, seat: int, *values: int) -> None:
        """Amulets by value: amulets(0, 1, 1, 3)."""
        for value in values:
            self.state.amulets[seat * AMULETS + value - 1] += 1

    def hand(self, seat: int, *cards: str) -> None:
        self.state.hands[seat] = sorted(self.state.hands[seat] + [self.yokai(c) for c in cards])

    def deck(self, seat: int, *cards: str) -> None:
        """The own deck, top card first."""
        self.state.decks[seat] = [self.yokai(card) for card in reversed(cards)]

    def discard_pile(self, seat: int, *cards: str) -> None:
        self.state.discards[seat] = [self.yokai(card) for card in cards]

    def played(self, seat: int, space: int, card: str) -> None:
        """A card on card space 1, 2 or 3; its die stays as it is."""
        self.state.played[seat * CARD_SPACES + space - 1] = self.yokai(card)

    def die(self, seat: int, number: int, value: int, where: str = "locked") -> None:
        """Die 1, 2 or 3: "locked", "unlocked", a region, a Home space id, or "hill:yomi"."""
        die = seat * DICE + number - 1
        self.state.die_value[die] = value
        self.state.die_place[die] = NONE
        if where == "locked":
            self.state.die_state[die] = LOCKED
        elif where == "unlocked":
            self.state.die_state[die] = UNLOCKED
        elif where.startswith("hill:"):
            self.state.die_state[die] = ON_HILL
            hill = self.hill(where.removeprefix("hill:"))
            self.state.die_place[die] = self.tables.area_of_hill[hill]
        else:
            self.state.die_state[die] = FOREST
            homes = [home.id for home in self.tables.home]
            if where in homes:
                self.state.die_place[die] = HOME_PLACE + homes.index(where)
            else:
                self.state.die_place[die] = self.region(where)

    def kodama(self, seat: int, region: str, space: int) -> None:
        self.state.kodama[seat * REGION_COUNT + self.region(region)] = space

    def market(self, market: str, *tiles: str | None) -> None:
        """The tiles of a market, innermost first; None leaves a gap."""
        row = self.state.markets[MARKETS.index(market)]
        for number, tile in enumerate(tiles):
            row[number] = NONE if tile is None else self.tile(market, tile)

    def market_stack(self, market: str, *tiles: str) -> None:
        """The face-down stack of a market, top first."""
        stack = [self.tile(market, tile) for tile in reversed(tiles)]
        self.state.stacks[MARKETS.index(market)] = stack

    def garden(self, *rocks: str | None) -> None:
        for space, rock in enumerate(rocks):
            self.state.garden[space] = NONE if rock is None else self.rock(rock)

    def rocks(self, seat: int, *rocks: str) -> None:
        """Rocks on the own Rock Path, from the left."""
        for space, rock in enumerate(rocks):
            self.state.rock_path[seat * self.tables.rock_spaces + space] = self.rock(rock)

    def rock_pilgrims(self, seat: int, *spaces: int) -> None:
        """Available Pilgrims onto Pilgrim spaces 1, 2, 3, 4 of the Rock Path."""
        for space in spaces:
            place = seat * len(self.tables.pilgrim_spaces) + space - 1
            self.state.rock_pilgrims[place] = 1
            self.state.available[seat] -= 1

    def pilgrims(self, seat: int, available: int) -> None:
        """Set the number of available Pilgrims; the difference counts as given up."""
        self.state.lost_pilgrims[seat] += self.state.available[seat] - available
        self.state.available[seat] = available

    def walker(self, seat: int, node: str) -> None:
        """An available Pilgrim onto a space of the paths: awake on a main one, else asleep."""
        number = self.node(node)
        self.state.available[seat] -= 1
        if self.tables.nodes[number].branch >= 0:
            self.state.branch_pilgrim[number] = seat
        else:
            self.state.main_pilgrims[number * self.tables.players + seat] += 1

    def gate(self, branch: str, tile: str) -> None:
        number = [entry.id for entry in self.tables.branches].index(branch)
        self.state.gate_tiles[number] = [gate.id for gate in self.tables.gates].index(tile)

    def bitoku_path(self, seat: int, *cards: str, completed: int = 0) -> None:
        self.state.bitoku_path[seat] = [self.bitoku(card) for card in cards]
        self.state.bitoku_done[seat] = completed

    def visions(self, seat: int, *cards: str) -> None:
        self.state.visions[seat] = sorted(self.vision(card) for card in cards)

    def crystal(self, seat: int, slot: str, tile: str) -> None:
        """Lay a crystal into a slot; its Pilgrim becomes available."""
        place = seat * len(self.tables.slots) + self.slot(slot)
        self.state.slots[place] = self.tile("crystal", tile)
        self.state.available[seat] += 1

    def building(self, site: str, tile: str, owner: int | None = None) -> None:
        """A building on a site: a player's, or (None) an Ancient one."""
        number = self.site(site)
        self.state.site_building[number] = self.tile("building", tile)
        self.state.site_owner[number] = ANCIENT_OWNER if owner is None else owner
        if owner is not None:
            self.state.counters_used[owner] += 1

    def mitamas(self, seat: int, *tiles: str) -> None:
        """Uncombined Mitamas."""
        self.state.mitamas[seat] = sorted(self.tile("mitama", tile) for tile in tiles)

    def dragonflies(self, seat: int, *tiles: str) -> None:
        self.state.dragonflies[seat] = sorted(self.tile("dragonfly", tile) for tile in tiles)

    def pair(self, seat: int, mitama: str, dragonfly: str) -> None:
        self.state.pair_mitamas[seat].append(self.tile("mitama", mitama))
        self.state.pair_dragonflies[seat].append(self.tile("dragonfly", dragonfly))

    def hill_cards(self, region: str, bitoku: str | None = None, yokai: str | None = None) -> None:
        hill = self.hill(region)
        self.state.hill_bitoku[hill] = NONE if bitoku is None else self.bitoku(bitoku)
        self.state.hill_yokai[hill] = NONE if yokai is None else self.yokai(yokai)

    def cover(self, region: str, letter: str) -> None:
        self.state.covered |= 1 << (self.hill(region) * FAVOURS + "abc".index(letter))

    def yokai_deck(self, *cards: str) -> None:
        """The common Yōkai deck, top card first."""
        self.state.yokai_deck = [self.yokai(card) for card in reversed(cards)]

    def bitoku_deck(self, *cards: str) -> None:
        self.state.bitoku_deck = [self.bitoku(card) for card in reversed(cards)]

    def vision_deck(self, *cards: str) -> None:
        self.state.vision_deck = [self.vision(card) for card in reversed(cards)]

    def order(self, *seats: int) -> None:
        self.state.order = list(seats)

    # -- getting it going

    def turn(self, seat: int) -> None:
        """Begin a seat's Summer turn; the Summer goes on with the next in order after it."""
        position = (self.state.order.index(seat) + 1) % self.tables.players
        self.state.phase = SUMMER
        self.state.frames = [Year(S_SUMMER + 1, 0), Summer(position), Turn(seat)]
        self.state.turn_seat = seat
        self.game.run()

    def season(self, step: int) -> None:
        """Go on from a step of the year (mori.games.bitoku.seasons.year.S_…)."""
        self.state.frames = [Year(step, 0)]
        self.game.run()

    def resolve(self, seat: int, effects: EffectList, region: int = -1) -> None:
        """Resolve the effects of a component in a seat's turn: resolve(0, table.tables.…)."""
        self.state.phase = SUMMER
        self.state.frames = [Year(S_SUMMER + 1, 0), Summer(0), Turn(seat, True)]
        self.state.turn_seat = seat
        resolve_list(self.w, seat, effects, region)
        self.game.run()

    def visit(self, seat: int, value: int, place: str) -> None:
        """In the seat's turn, use die 1, unlocked and of a value, at a region or Home space."""
        self.die(seat, 1, value, "unlocked")
        self.turn(seat)
        self.play("use 1", f"place {place}")

    def perform(self, seat: int, effect: Effect | str, region: int = -1) -> None:
        """Carry out one effect in a seat's turn: perform(0, "movement(n=3)")."""
        node = self.effect(effect) if isinstance(effect, str) else effect
        self.state.phase = SUMMER
        self.state.frames = [Year(S_SUMMER + 1, 0), Summer(0), Turn(seat, True)]
        self.state.turn_seat = seat
        node.kind.begin(self.w, seat, node, region, -1)
        self.game.run()

    def ascend(self) -> None:
        """Begin the Ascension, as after the last round's Winter."""
        self.state.round = self.tables.rounds
        self.season(S_SNAPSHOT)

    def effects_of(self, kind: str, name: str) -> EffectList:
        """The effects of a card or tile: effects_of("gate", "gate-a-rock")."""
        tables = self.tables
        pieces = [
            *((f"yokai:{card.id}", card.effects) for card in tables.yokai),
            *((f"bitoku:{card.id}", card.effects) for card in tables.bitoku),
            *((f"mitama:{tile.id}", tile.effects) for tile in tables.mitamas),
            *((f"dragonfly:{tile.id}", tile.effects) for tile in tables.dragonflies),
            *((f"crystal:{tile.id}", tile.effects) for tile in tables.crystals),
            *((f"building:{tile.id}", tile.effects) for tile in tables.buildings),
            *((f"gate:{tile.id}", tile.effects) for tile in tables.gates),
        ]
        return dict(pieces)[f"{kind}:{name}"]

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Answer the pending decisions."""
        for text in texts:
            self.game.apply(text, seat)

    # -- looking at it

    @property
    def actions(self) -> list[str]:
        """The legal actions of the first pending decision."""
        return [action.text for action in self.game.decisions[0].actions]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what about."""
        decision = self.game.decisions[0]
        return decision.seat, decision.kind

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
        """The reason's code and rules for an action that is not legal."""
        reason = self.game.why_not(text, seat)
        assert reason is not None, f"{text} is legal"
        return reason.code, reason.rules

    def is_not_asked(self, text: str, seat: int | None = None) -> bool:
        """Whether an action answers another question than the one pending."""
        return self.why_not(text, seat)[0].startswith(WHEN_CHOSEN)

    def goods(self, seat: int) -> dict[str, int]:
        """The resources a seat holds, without what it has none of."""
        held = self.state.resources[seat * KINDS : (seat + 1) * KINDS]
        return {RESOURCES[kind]: amount for kind, amount in enumerate(held) if amount}

    def amulets_of(self, seat: int) -> list[int]:
        """How many Amulets of +1, +2, +3."""
        return self.state.amulets[seat * AMULETS : (seat + 1) * AMULETS]

    def score(self, seat: int) -> int:
        return self.state.scores[seat]

    def tally(self, seat: int, category: str) -> int:
        """The VP a seat has got under one category of the final account."""
        return self.state.tally[seat * len(CATEGORIES) + CATEGORIES.index(category)]

    def hand_of(self, seat: int) -> list[str]:
        return [self.tables.yokai[card].id for card in self.state.hands[seat]]

    def kodama_of(self, seat: int, region: str) -> int:
        return self.state.kodama[seat * REGION_COUNT + self.region(region)]

    def die_of(self, seat: int, number: int) -> tuple[int, int]:
        """Value and state (LOCKED, UNLOCKED, FOREST, ON_HILL) of a die."""
        die = seat * DICE + number - 1
        return self.state.die_value[die], self.state.die_state[die]

    def told(self, kind: str) -> list[dict[str, object]]:
        """The arguments of all facts of a kind so far."""
        return [fact.args for fact in self.facts if fact.kind == kind]

    def effect(self, text: str) -> Effect:
        """The first effect node that is spelled so from its beginning: effect("movement(n=3)")."""
        return next(e for e in self.tables.effects if spelled(e.said).startswith(text))
