"""SR-5.5 to 5.7: attrition, surrender, isolation."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Decision, OneOf, Record, StepId, ask
from games.sword.board import (
    besieged,
    controlled,
    displace,
    enemies_at,
    friendly,
    in_turn,
    neighbours,
    own_or_allied,
    take,
    take_over,
)
from games.sword.cards.costs import spot
from games.sword.cards.windows import respond
from games.sword.components import INDEPENDENT, TIES, Power, UnitType, spaces, tables
from games.sword.events import LeaderDisplaced
from games.sword.losses import named, ways
from games.sword.neutral import check_revolt
from games.sword.siege import capture, check_sieges
from games.sword.siege.cities import besiegers
from games.sword.state import Stack, Sword
from games.sword.turn.events import Isolated, SiegeTightened, Starved

A_THIRD = 3


# Attrition


async def attrition(g: Sword) -> StepId:
    """SR-5.5: in turn order every stack in a space that is not its own or an ally's loses a third, rounded up."""
    await respond(g, "attrition_phase", g.order)
    for power in in_turn(g, [one for one in TIES if any(stack.power == one for stack in g.stacks)]):
        suffering = [one for one in g.stacks if one.power == power and toll(g, one)]
        lost = await _types(g, power, suffering)
        for stack in suffering:
            starve(g, stack, lost[spot(stack)])
    g.spared, g.harried = [], []
    check_revolt(g)
    check_sieges(g)
    return "surrender"


def toll(g: Sword, stack: Stack) -> int:
    """SR-5.5: how many CU it loses: a third abroad, 1 inside a besieged city, none in a box; by a card 1 more."""
    if spaces()[stack.at].kind == "box" or (stack.power, stack.at) in g.spared:
        return 0
    more = g.harried.count((stack.power, spot(stack)))
    if stack.inside:
        return min(stack.cu, int(besieged(g, stack.at)) + more)
    third = 0 if own_or_allied(g, stack.power, stack.at) else -(-stack.cu // A_THIRD)
    return min(stack.cu, third + more)


async def _types(g: Sword, power: Power, suffering: list[Stack]) -> Mapping[str, Mapping[UnitType, int]]:
    """SR-DP5: the owner says which types are lost, of all his stacks at once; by default mercenaries first."""
    found = {spot(one): ways(one, toll(g, one)) for one in suffering}
    open_ = {key: options for key, options in found.items() if len(options) > 1}
    first = {key: next(iter(options.values())) for key, options in found.items()}
    player = g.player(power)
    if player is None or not open_:
        return first
    choices: dict[str, OneOf[dict[UnitType, int]]] = {key: OneOf(options) for key, options in open_.items()}
    said: Mapping[str, Mapping[UnitType, int]] = await ask(
        lambda: Decision(
            "attrition.losses",
            g.seat(player),
            Record(_stack_by_stack, **choices),
            "SR-5.5",
            "SR-DP5",
            {"turn": g.turn},
            lapse={key: named(first[key]) for key in open_},
        )
    )
    return {**first, **said}


def _stack_by_stack(**lost: Mapping[UnitType, int]) -> Mapping[str, Mapping[UnitType, int]]:
    return lost


def starve(g: Sword, stack: Stack, units: Mapping[UnitType, int]) -> None:
    """SR-5.5: CU are lost; leaders left alone stay where friendly or allied, else they are displaced."""
    take(g, stack, units)
    g.tell(Starved(stack.power, stack.at, stack.inside, dict(units), stack.cu))
    if stack.cu or own_or_allied(g, stack.power, stack.at):
        return
    for leader in g.leaders_at(stack.power, stack.at, inside=stack.inside):
        displace(leader)
        g.tell(LeaderDisplaced(leader.id, stack.at))


# Surrender


async def surrender(g: Sword) -> StepId:
    """SR-5.6: in turn order of the besiegers every siege with a point gets one more; then cities fall."""
    await respond(g, "surrender_phase", g.order)
    pressed = [one for one in g.places.values() if one.siege and besiegers(g, one)]
    for power in in_turn(g, list(dict.fromkeys(one.besieger for one in pressed if one.besieger))):
        for place in [one for one in pressed if one.besieger == power]:
            place.siege += tables()["surrender_points"]["value"]
            g.tell(SiegeTightened(place.id, power, place.siege))
            await capture(g, place.id)
    check_revolt(g)
    return "isolation"


# Isolation


async def isolation(g: Sword) -> StepId:
    """SR-5.7: all spaces that are cut off become independent at the same time."""
    cut: dict[Power, tuple[str, ...]] = {}
    for power in TIES:
        cut[power] = tuple(one for one in controlled(g, power) if not connected(g, power, one))
    for power, lost in cut.items():
        for at in lost:
            take_over(g.places[at], INDEPENDENT)
        if lost:
            g.tell(Isolated(power, lost))
    return "scoring"


def connected(g: Sword, power: Power, at: str) -> bool:
    """SR-5.7: an own CU is there, or a chain of own or allied spaces without enemy CU leads to a safe place."""
    if not g.places[at].normal or g.cu(power, at):
        return True
    seen, further = [at], [at]
    while further:
        here = further.pop()
        if not _open(g, power, here):
            continue
        if _safe(g, power, here):
            return True
        new = [one for one in neighbours(g, here) if one not in seen]
        seen += new
        further += new
    return False


def _open(g: Sword, power: Power, at: str) -> bool:
    return own_or_allied(g, power, at) and not enemies_at(g, power, at)


def _safe(g: Sword, power: Power, at: str) -> bool:
    """SR-5.7: a friendly walled city or tribal space that is not besieged, or a friendly port."""
    place = g.places[at]
    strong = (place.walled or place.tribal) and not besieged(g, at)
    return friendly(g, power, at) and (strong or spaces()[at].port)
