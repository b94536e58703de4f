"""What Hitodama's cards and places do, as named numbers, for nets (`Encoder.traits`)."""

from mori.core.encoding import Traits
from mori.games.hitodama.table.tables import (
    CARDINALS,
    RESOURCES,
    SPACE_KINDS,
    Bundle,
    HandCard,
    Tables,
)


def traits_of(tables: Tables) -> dict[str, list[Traits]]:
    """The traits of every component, by kind, in the order of the layout's numbers."""
    akkus: list[Traits] = []
    for akku in tables.akku_cards:
        traits: Traits = {}
        add(traits, "cost", akku.cost)
        for cardinal in akku.places:
            name = f"akku in {CARDINALS[cardinal]}"
            traits[name] = traits.get(name, 0) + 1
        akkus.append(traits)
    tiles: list[Traits] = []
    places: list[Traits] = []
    for tile in tables.tiles:
        traits = {"kept free": tile.kept_free}
        add(traits, "arrival", tile.arrival_bonus)
        tiles.append(traits)
        for number in range(tables.width):
            traits = {}
            if number < len(tile.spaces):
                space = tile.spaces[number]
                traits[SPACE_KINDS[space.kind]] = 1
                add(traits, "pay", space.pay)
                add(traits, "gain", space.gain)
            places.append(traits)
    return {
        "card": [traits_of_card(card) for card in tables.cards],
        "akku": akkus,
        "tile": tiles,
        "place": places,
    }


def traits_of_card(card: HandCard) -> Traits:
    traits: Traits = {f"effect {card.effect}": 1, "amount": card.amount, "vp": card.vp}
    if card.optional:
        traits["optional"] = 1
    if card.location >= 0:
        traits[f"in {CARDINALS[card.location]}"] = 1
    add(traits, "pay", card.pay)
    add(traits, "gain", card.gain)
    return traits


def add(traits: Traits, name: str, bundle: Bundle) -> None:
    for kind, amount in enumerate(bundle.amounts):
        if amount:
            traits[f"{name} {RESOURCES[kind]}"] = amount
