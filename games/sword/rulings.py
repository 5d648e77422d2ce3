"""What a game master may rule: each refuses before it changes anything."""

from __future__ import annotations

from typing import Final, cast

from games.kernel import NotAllowed, ruling, rulings
from games.sword.board import place_leader, put, take, take_over
from games.sword.components import INDEPENDENT, TIES, Control, Power, UnitType
from games.sword.state import Hand, Place, Sword

MOST_UNREST: Final = 10
# Whose a space may be: a power's, or nobody's.
CONTROLS: Final[dict[str, Control]] = {**{one: one for one in TIES}, INDEPENDENT: INDEPENDENT}


@ruling("points")
def points(g: Sword, *, player: str, vp: int) -> None:
    """SR-4.1: a player's victory points."""
    if vp < 0:
        raise NotAllowed("sword.vp", vp=vp)
    _hand(g, player).vp = vp


@ruling("unrest")
def unrest(g: Sword, *, level: int) -> None:
    """SR-20: the unrest of Carthage."""
    if not g.five or not 0 <= level <= MOST_UNREST:
        raise NotAllowed("sword.unrest", level=level)
    g.unrest = level


@ruling("units")
def units(g: Sword, *, power: str, at: str, number: int, kind: str = "normal", inside: bool = False) -> None:
    """SR-2.7: how many CU of a type a power has in a space."""
    _place(g, at)
    if power not in TIES or number < 0 or kind not in _types(g, power):
        raise NotAllowed("sword.units", power=power, number=number)
    what, whose = cast("UnitType", kind), cast("Power", power)
    if (stack := g.stack(whose, at, inside=inside)) is not None and stack.units.get(what):
        take(g, stack, {what: stack.units[what]})
    if number:
        put(g, whose, at, {what: number}, inside=inside)


@ruling("control")
def control(g: Sword, *, at: str, power: str, loyalty: int = 0) -> None:
    """SR-2.2: whose a space is, and how loyal a city."""
    place = _place(g, at)
    able = range(1, 4) if place.walled else range(1)
    if power not in CONTROLS or loyalty not in able:
        raise NotAllowed("sword.control", at=at, loyalty=loyalty)
    take_over(place, CONTROLS[power])
    place.loyalty = loyalty


@ruling("leader")
def leader(g: Sword, *, name: str, at: str = "") -> None:
    """SR-8: a leader stands in a space; "": he is displaced."""
    if name not in g.leaders:
        raise NotAllowed("sword.leader", name=name)
    if at:
        _place(g, at)
        place_leader(g.leaders[name], at)
    else:
        g.leaders[name].where, g.leaders[name].at, g.leaders[name].inside = "displaced", "", False


@ruling("card-back")
def card_back(g: Sword, *, player: str, card: str) -> None:
    """SR-6.3: a card that lies open comes back into its owner's hand."""
    hand = _hand(g, player)
    pile = next((pile for pile in (hand.discard, hand.removed) if card in pile), None)
    if pile is None:
        raise NotAllowed("sword.card", card=card)
    pile.remove(card)
    hand.hand.append(card)


def _hand(g: Sword, player: str) -> Hand:
    found = next((hand for one, hand in g.hands.items() if one == player), None)
    if found is None:
        raise NotAllowed("sword.player", player=player)
    return found


def _place(g: Sword, at: str) -> Place:
    if at not in g.places:
        raise NotAllowed("sword.space", at=at)
    return g.places[at]


def _types(g: Sword, power: str) -> tuple[str, ...]:
    """SR-2.7: Carthage has two types where it is played."""
    return ("carthaginian", "mercenary") if power == "CAR" and g.five else ("normal",)


RULINGS = rulings(points, unrest, units, control, leader, card_back)
