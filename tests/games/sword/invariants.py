"""What holds in every position of The Sword of Rome, whatever has been played."""

from __future__ import annotations

from collections import Counter

from games.sword.board import ARMY, INSIDE, MOST_LOYAL
from games.sword.components import INDEPENDENT, TIES, cards, leaders, spaces
from games.sword.siege.cities import besiegers, needed
from games.sword.state import Place, Sword
from games.sword.unrest import HIGHEST


def invariants(g: Sword) -> None:
    """All of them."""
    places_are_marked(g)
    stacks_have_room(g)
    leaders_are_somewhere(g)
    cards_lie_in_one_pile(g)
    points_are_no_debts(g)
    alliances_are_between_players(g)
    armies_are_together(g)
    nothing_is_left_under_way(g)


def places_are_marked(g: Sword) -> None:
    """SR-2.1, 2.2, 13: one marker a space; loyalty 1 to 3 of a city and of nothing else; points have a besieger."""
    assert {*g.places} == {*spaces()} - {*g.out}
    for place in g.places.values():
        assert place.control in (*TIES, INDEPENDENT), place
        assert (1 <= place.loyalty <= MOST_LOYAL) if place.walled else place.loyalty == 0, place
        assert place.siege >= 0, place
        assert (place.siege > 0) == (place.besieger is not None), place
        assert not place.colony or spaces()[place.id].kind == "normal", place
        assert not place.plundered or place.control == INDEPENDENT, place
        assert taken_in_time(g, place), place
    assert sum(one.colony for one in g.places.values()) <= 6


def taken_in_time(g: Sword, place: Place) -> bool:
    """SR-13.5: no city outlasts its loyalty while a besieger is there; but cards of the Surrender Phase, and razing."""
    held = place.siege < needed(place) or not besiegers(g, place)
    return held or g.step == "surrender" or "GAU" in besiegers(g, place)


def stacks_have_room(g: Sword) -> None:
    """SR-2.7, 2.11: no empty stack, none twice, types of its power; at most three CU inside a friendly city."""
    spots = Counter((one.power, one.at, one.inside) for one in g.stacks)
    assert all(number == 1 for number in spots.values()), spots
    for stack in g.stacks:
        assert stack.at in g.places, stack
        assert stack.units, stack
        assert all(number > 0 for number in stack.units.values()), stack
        two_types = stack.power == "CAR" and g.five
        assert {*stack.units} <= ({"carthaginian", "mercenary"} if two_types else {"normal"}), stack
        assert not stack.inside or (g.places[stack.at].walled and g.control(stack.at) == stack.power), stack
    for at in {one.at for one in g.stacks if one.inside}:
        assert sum(one.cu for one in g.stacks_at(at, inside=True)) <= INSIDE, at


def leaders_are_somewhere(g: Sword) -> None:
    """SR-8: on the map in a space, or nowhere; minor leaders are never removed (SR-8.4), inside only in a city."""
    for leader in g.leaders.values():
        assert (leader.at in g.places) if leader.where == "map" else leader.at == "", leader
        assert not leader.inside or (leader.where == "map" and g.places[leader.at].walled), leader
        assert leader.where != "removed" or leaders()[leader.id].kind == "named", leader


def cards_lie_in_one_pile(g: Sword) -> None:
    """SR-6.1, 6.2: all cards of a deck that are used with so many players, each in one pile."""
    for player, hand in g.hands.items():
        piles = Counter([*hand.deck, *hand.hand, *hand.discard, *hand.removed, *hand.desperate])
        wanted = [one.id for one in cards().values() if one.deck == player and g.count in one.players]
        assert piles == Counter(wanted), player
        assert all(cards()[one].kind == "desperate" for one in hand.desperate)
        assert not any(cards()[one].kind == "desperate" for one in (*hand.hand, *hand.deck, *hand.discard))


def points_are_no_debts(g: Sword) -> None:
    """SR-4.1, 14, 20.1: no player has fewer than no points; the unrest is Carthage's, and 0 to 10."""
    assert all(hand.vp >= 0 and hand.plunder >= 0 for hand in g.hands.values())
    assert 0 <= g.unrest <= (HIGHEST if g.five else 0)


def alliances_are_between_players(g: Sword) -> None:
    """SR-15.1, 16.2: each once, between two powers that players have."""
    pairs = Counter(frozenset((one.a, one.b)) for one in g.alliances)
    assert all(number == 1 and len(pair) == 2 for pair, number in pairs.items()), pairs
    assert all(g.player(power) is not None for pair in pairs for power in pair), pairs


def armies_are_together(g: Sword) -> None:
    """SR-9.3: the army of an activation stands where it is said to, with no more than ten CU of its stack."""
    a = g.activation
    if a is None or g.battle is not None:
        return
    inside = a.order.inside and not a.path
    assert a.cu <= ARMY, a
    assert a.cu <= g.cu(a.order.power, a.at, inside=inside) or a.over, a


def nothing_is_left_under_way(g: Sword) -> None:
    """SR-5: where nobody acts no army marches or fights, and nothing is about to be rolled."""
    if g.step in ("draw", "action.first", "isolation", "scoring", "alliances", "turn.end"):
        assert (g.activation, g.battle, g.attempt, g.voyage, g.siege, g.raid, g.played) == (None,) * 7, g.step
