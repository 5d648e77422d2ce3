"""A table of The Sword of Rome to try one rule at: armies, markers and hands as a position says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.bench import Bench
from games.kernel import Setup
from games.sword import GAME
from games.sword.board import place_leader, put
from games.sword.start import SwordOptions
from games.sword.state import Alliance, Sword


def lay(chosen: Setup, step: str) -> Sword:
    """As it is set up, powers in the order of the chairs; in the Action Phase it is the first player's turn."""
    options = SwordOptions.model_validate(chosen.options.model_dump() | {"powers": "by-seat"})
    g = GAME.setup(Setup(chosen.seats, chosen.seed, options, chosen.turns))
    g.dice.open_chapter("play")
    g.step, g.order, g.round = step, list(g.players), 1
    return g


def armies(g: Sword, there: Sequence[Mapping[str, Any]]) -> None:
    """`[{"power": "ROM", "at": "capua", "cu": 4, "type": "normal", "leaders": ["camillus"], "inside": false}]`.

    What the powers named had on the map is taken away first.
    """
    for power in dict.fromkeys(one["power"] for one in there):
        g.stacks[:] = [one for one in g.stacks if one.power != power]
        for leader in g.leaders.values():
            if leader.power == power and leader.where == "map":
                leader.where, leader.at, leader.inside = "pool", "", False
    for one in there:
        usual = "carthaginian" if one["power"] == "CAR" and g.five else "normal"
        put(g, one["power"], one["at"], {one.get("type", usual): one["cu"]}, inside=one.get("inside", False))
        for name in one.get("leaders", ()):
            place_leader(g.leaders[name], one["at"], inside=one.get("inside", False))


def control(g: Sword, markers: Mapping[str, Any]) -> None:
    """`{"capua": ["SAM", 2], "luna": ["IND", 0]}`: whose a space is and how loyal."""
    for at, (power, loyalty) in markers.items():
        g.places[at].control, g.places[at].loyalty = power, loyalty


def hands(g: Sword, held: Mapping[str, Sequence[str]]) -> None:
    """`{"ROM": ["ROM-01"]}`: exactly these; what was held goes under the deck."""
    for player, cards in held.items():
        hand = next(one for name, one in g.hands.items() if name == player)
        hand.deck[:0] = hand.hand
        hand.hand = list(cards)
        for card in cards:
            for pile in (hand.deck, hand.discard, hand.removed):
                if card in pile:
                    pile.remove(card)


def alliances(g: Sword, pairs: Sequence[Sequence[Any]]) -> None:
    """`[["ROM", "GRE"]]`: besides those of the set-up."""
    g.alliances += [Alliance(a, b, "0") for a, b in pairs]


WORDS: Final[Mapping[str, Callable[[Sword, Any], None]]] = {
    "armies": armies,
    "control": control,
    "hands": hands,
    "alliances": alliances,
}
BENCH: Final[Bench[Sword]] = Bench(GAME, lay, WORDS, seats=5)
