"""What the tests of Bitoku's drawings are held against: python web/tools/bitoku_fixtures.py.

For each face of the board a position in the middle of a game, what is printed on its components,
and every action there can be; and the kinds of decisions and facts of the rules.
"""

import json
from pathlib import Path

import mori
from mori.bots.playing import choose_for
from mori.bots.roster import make_bot
from mori.games.bitoku.language.words_needed import DECISION_KINDS, FACT_KINDS

FILE = Path(__file__).parents[1] / "src" / "games" / "bitoku" / "fixtures.json"
STEPS = {1: 90, 3: 260, 4: 340}


def face(players: int) -> dict[str, object]:
    game = mori.new_game("bitoku", players=players, seed=8)
    bots = [make_bot("greedy", 80 + seat) for seat in range(players)]
    for _ in range(STEPS[players]):
        choose_for(game, bots)
    view = dict(game.view(0))
    components = view.pop("components")
    facts = {fact.kind: fact.to_data() for fact in game.facts_for(0)}
    return {
        "view": view,
        "components": components,
        "actions": [[action.kind, action.text, action.args] for action in game.rules.space.actions],
        "facts": list(facts.values()),
    }


def main() -> None:
    data = {
        "faces": {str(players): face(players) for players in STEPS},
        "decisions": DECISION_KINDS,
        "facts": FACT_KINDS,
    }
    FILE.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
