"""The Tengu's cards and board as the engine keeps them."""


class TenguCard:
    """A Tengu card: the types it takes on the Hills, and a location with its option."""

    __slots__ = ("bitoku", "gain", "id", "index", "location", "option", "resource", "yokai")

    def __init__(
        self,
        index: int,
        id: str,
        yokai: list[int],
        bitoku: list[int],
        location: int,
        option: int,
        gain: list[int],
        resource: int,
    ) -> None:
        self.index = index
        self.id = id
        self.yokai = yokai
        self.bitoku = bitoku
        self.location = location  # a river region, or FAVOURITE
        self.option = option  # the market it takes from, or -1
        self.gain = gain  # at the Glade: the resources printed
        self.resource = resource  # the Associated Resource, or NO_RESOURCE


class TenguBoard:
    """What the Tengu starts with, and its cards."""

    __slots__ = (
        "cards",
        "counters",
        "dice",
        "dragonflies",
        "open_cards",
        "pilgrims",
        "resources",
        "with_building_rock",
        "with_mitama_rock",
    )

    def __init__(
        self,
        cards: list[TenguCard],
        counters: list[int],
        dice: list[int],
        dragonflies: int,
        open_cards: int,
        pilgrims: int,
        resources: list[int],
        with_building_rock: list[int],
        with_mitama_rock: list[int],
    ) -> None:
        self.cards = cards
        self.counters = counters  # the VP under its Building counters, from the left
        self.dice = dice
        self.dragonflies = dragonflies
        self.open_cards = open_cards
        self.pilgrims = pilgrims
        self.resources = resources
        self.with_building_rock = with_building_rock
        self.with_mitama_rock = with_mitama_rock
