"""SR-7.1, 7.2.3, 7.4.6: what a card may be used for."""

from __future__ import annotations

from collections.abc import Iterator

from games.sword.action.colonies import WORTH, sites
from games.sword.action.deed import Play
from games.sword.action.effects.table import plays
from games.sword.board import besieged, enemies_at, friendly, home
from games.sword.components import Card, Player, Power
from games.sword.march import activatable
from games.sword.state import Sword
from games.sword.support import Terms

RAISES = 3
"""SR-7.1.2: only a card of so many OP raises a CU."""


def uses(g: Sword, player: Player) -> dict[str, Play]:
    """SR-5.4.1, 7.4.3 a: every way to play a card of his, Desperate Times too, as event or for operations."""
    supports = supporting(g, player)
    found = [
        play for card in g.hands[player].holds for play in (*plays(g, card), *operations(g, card, supports=supports))
    ]
    return {one.id: one for one in found}


def supporting(g: Sword, player: Player) -> bool:
    """SR-7.1.3, 7.1.4: whether a point could be spent, whatever the card."""
    return bool(Terms(g.hands[player].powers, operations=True).offered(g))


def operations(g: Sword, card: Card, *, supports: bool) -> Iterator[Play]:
    """SR-7.1: its value activates an army, raises a CU, adds and removes support, or founds a colony."""
    for power, at, inside in activatable(g, card.deck, card.op):
        yield Play("activate", card.id, power, at, inside)
    if card.op >= RAISES:
        for power in g.hands[card.deck].powers:
            yield from (Play("raise", card.id, power, at) for at in raising(g, power))
    if supports:
        yield Play("support", card.id)
    if card.deck == "ROM" and card.op >= WORTH:
        yield from (Play("colony", card.id, "ROM", at) for at in sites(g))


def raising(g: Sword, power: Power) -> list[str]:
    """SR-7.1.2: friendly home walled cities and tribal spaces not besieged; of the Gauls normal spaces too."""
    own = [one for one in home(power) if one in g.places and friendly(g, power, one)]
    able = [one for one in own if power == "GAU" or not g.places[one].normal]
    return [one for one in able if not besieged(g, one) and not enemies_at(g, power, one)]
