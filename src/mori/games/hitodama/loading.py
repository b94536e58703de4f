"""From a pack to rules ready to play with. Runs once per game; never compiled."""

from importlib import resources
from pathlib import Path

from mori.content import RawPack, fingerprint_of, read_pack
from mori.games.hitodama.cards.effects import EFFECT_KINDS
from mori.games.hitodama.language.notation import Notation
from mori.games.hitodama.pack.load import load_pack
from mori.games.hitodama.pack.schema.cards import EffectCard
from mori.games.hitodama.pack.schema.pack import HitodamaPack
from mori.games.hitodama.pack.schema.tables import Space as PackSpace
from mori.games.hitodama.pack.schema.tables import Tile as PackTile
from mori.games.hitodama.rules import Board, HitodamaRules
from mori.games.hitodama.seen.components import component_data
from mori.games.hitodama.seen.places import Places
from mori.games.hitodama.table.tables import (
    CARDINALS,
    RESOURCES,
    SPACE_KINDS,
    STEP_ARRIVAL,
    STEP_COIN,
    STEP_ESSENCES,
    STEP_STACK,
    TOKENS,
    WRATH_ICE,
    WRATH_LOSS,
    WRATH_NONE,
    AkkuCard,
    Bundle,
    DiscardRate,
    HandCard,
    IceCard,
    Line,
    Season,
    Space,
    Tables,
    Tile,
    WrathLevel,
)

NAME = "hitodama"

STEPS = {
    "solar_stack": STEP_STACK,
    "arrival_bonus": STEP_ARRIVAL,
    "coin": STEP_COIN,
    "spaces": STEP_ESSENCES,
    "akku_visits": STEP_ESSENCES,
    "tributes": STEP_ESSENCES,
    "trades": STEP_ESSENCES,
}
WRATH_EFFECTS = {"ice_card": WRATH_ICE, "lose_first_available": WRATH_LOSS}


def own_pack() -> Path:
    """The pack that comes with Mori."""
    return Path(str(resources.files(__package__).joinpath("data")))


def read(path: Path | None) -> RawPack:
    return read_pack(path if path is not None else own_pack())


def check_pack(path: Path | None) -> str:
    """The pack's fingerprint, if it can be played with; else a ContentError with every problem."""
    return fingerprint_of(load_pack(read(path)))


def load_rules(path: Path | None, players: int, options: dict[str, object]) -> HitodamaRules:
    raw = read(path)
    pack = load_pack(raw)
    usual = make_board(pack, players, False)
    lean: Board | None = make_board(pack, players, True)
    if lean is not None and len(lean.tables.printed_places) == len(usual.tables.printed_places):
        lean = None
    return HitodamaRules(
        usual,
        lean,
        options,
        fingerprint_of(pack),
        "" if path is None else str(path),
        raw.digest,
    )


def make_board(pack: HitodamaPack, players: int, lean: bool) -> Board:
    tables = TableMaker(pack, players, lean).make()
    return Board(tables, Notation(tables), component_data(tables), Places(tables))


def is_on_all_sides(tile: PackTile, space: PackSpace) -> bool:
    """Whether every side of the merchant's tile has the good of a space."""
    return all(space.good in [other.good for other in side.spaces] for side in tile.sides)


class TableMaker:
    """Turns a pack's definitions into the engine's tables."""

    def __init__(self, pack: HitodamaPack, players: int, lean: bool) -> None:
        self.pack = pack
        self.lean = lean  # only the goods that both sides of the merchant have (HR-46)
        self.setup = pack.setup(players)
        self.tables = Tables()
        self.tables.players = players
        self.tables.bundles = []

    def bundle(self, amounts: dict[str, int]) -> Bundle:
        bundle = Bundle(len(self.tables.bundles), [amounts.get(name, 0) for name in RESOURCES])
        self.tables.bundles.append(bundle)
        return bundle

    def make(self) -> Tables:
        self.make_numbers()
        self.make_tiles()
        self.make_cards()
        self.make_tributes()
        return self.tables

    def make_numbers(self) -> None:
        pack, tables = self.pack, self.tables
        values = [pack.resource(name) for name in RESOURCES]
        tables.supply = [value.supply for value in values[:TOKENS]]
        tables.values = [value.vp for value in values]
        tables.exchange_values = [value.exchange_value for value in values]
        tables.ice_tokens = next(count.value for count in pack.counts if count.id == "ice_token")
        tables.wrath_spaces = sorted(pack.score_track.wrath_spaces)
        tables.chaos_levels = [space.wrath_level for space in pack.chaos_spaces]
        top = max(level.level for level in pack.wrath_levels)
        tables.wrath_levels = [WrathLevel(WRATH_NONE, 0, [], False) for _ in range(top + 1)]
        for level in pack.wrath_levels:
            loses = [RESOURCES.index(name) for name in level.loses]
            effect = WRATH_EFFECTS[level.effect]
            tables.wrath_levels[level.level] = WrathLevel(
                effect, level.amount, loses, level.thaw_on_entry
            )
        ring = pack.geometry.ring
        tables.seat_sides = [ring.index(seat) // 2 for seat in self.setup.seats]
        tables.stack_limit = self.setup.solar_stack_max
        tables.last_player_bonus = self.bundle(self.setup.last_player_bonus)
        tables.actions_per_turn = pack.constant("actions_per_turn")
        tables.hand_limit = pack.constant("hand_limit")
        tables.essences_per_player = pack.constant("essences_per_player")
        each, players = tables.essences_per_player, tables.players
        tables.seat_essences = [
            list(range(seat * each, (seat + 1) * each)) for seat in range(players)
        ]
        tables.owners = [seat for seat in range(players) for _ in range(each)]
        tables.asleep_at_start = pack.constant("essences_asleep_on_board_at_start")
        tables.wake_cost = self.bundle({"berry": pack.constant("wake_cost_berries")})
        tables.points_to_win = pack.constant("victory_points_to_win")
        tables.lunar_dealt = pack.constant("lunar_cards_dealt")
        tables.solar_dealt = pack.constant("solar_cards_dealt")
        tables.rounds_per_step = pack.constant("rounds_per_hitodama_step")
        tables.seasons = [
            Season(
                season.id,
                CARDINALS.index(season.cardinal),
                self.bundle(season.displacement_cost),
            )
            for season in pack.seasons
        ]
        tables.discard_rates = [
            DiscardRate(rate.id, self.bundle(rate.pay), self.bundle(rate.gain))
            for rate in pack.discard_rates
        ]

    def make_tiles(self) -> None:
        pack, tables = self.pack, self.tables
        tables.printed_slots = max(len(side.spaces) for tile in pack.tiles for side in tile.sides)
        tables.extra_slots = sum(
            card.copies for card in pack.lunar_cards if card.effect == "extra_space"
        )
        tables.width = tables.printed_slots + tables.extra_slots
        tables.places = tables.width * len(pack.tiles)
        tables.tiles = []
        for index, tile in enumerate(pack.tiles):
            side = tile.side(self.setup.tile_side)
            spaces = [
                Space(
                    SPACE_KINDS.index(space.kind),
                    self.bundle(space.pay),
                    self.bundle(space.good if space.kind == "merchant" else space.gain),
                )
                for space in side.spaces
                if not (self.lean and space.kind == "merchant") or is_on_all_sides(tile, space)
            ]
            tables.tiles.append(
                Tile(
                    index,
                    tile.id,
                    spaces,
                    [STEPS[step] for step in tile.resolve_steps],
                    tile.free_spaces_kept_by_placement,
                    self.bundle(side.first_arrival_bonus),
                )
            )
        tables.name_places()
        tables.tile_of = [place // tables.width for place in range(tables.places)]
        tables.slot_of = [place % tables.width for place in range(tables.places)]
        tables.extra_places = [
            place for place in range(tables.places) if tables.slot_of[place] >= tables.printed_slots
        ]
        tables.printed_places = [
            tile.index * tables.width + slot
            for tile in tables.tiles
            for slot in range(len(tile.spaces))
        ]
        tables.guarded = [
            tables.tiles[place // tables.width].kept_free > 0 for place in range(tables.places)
        ]

    def make_cards(self) -> None:
        pack, tables = self.pack, self.tables
        designs = [*pack.solar_cards, *pack.lunar_cards]
        tables.solar_count = len(pack.solar_cards)
        tables.cards = [
            self.hand_card(index, card, index < tables.solar_count)
            for index, card in enumerate(designs)
        ]
        tables.akku_cards = [
            AkkuCard(card.id, [CARDINALS.index(c) for c in card.places], self.bundle(card.cost))
            for card in pack.akku_cards
        ]
        tables.ice_cards = [
            IceCard(card.id, [CARDINALS.index(c) for c in card.freezes]) for card in pack.ice_cards
        ]

    def hand_card(self, index: int, card: EffectCard, solar: bool) -> HandCard:
        return HandCard(
            index,
            card.id,
            solar,
            card.copies,
            card.rule,
            EFFECT_KINDS.index(card.effect),
            card.optional,
            self.bundle(card.pay),
            self.bundle(card.gain),
            card.amount,
            -1 if card.location is None else CARDINALS.index(card.location),
            card.vp,
        )

    def make_tributes(self) -> None:
        pack, tables = self.pack, self.tables
        seasons = [season.id for season in pack.seasons]
        tables.lines_per_card = pack.constant("lines_per_tribute_card")
        tables.tributes_per_season = pack.constant("tribute_cards_in_play_per_season")
        tables.tribute_ids = [card.id for card in pack.tribute_cards]
        tables.lines = []
        for number, card in enumerate(pack.tribute_cards):
            for place, line in enumerate(card.lines, start=1):
                tables.lines.append(
                    Line(
                        len(tables.lines),
                        number,
                        seasons.index(card.season),
                        RESOURCES.index(line.resource),
                        line.amount,
                        f"{card.id}.{place}",
                    )
                )
