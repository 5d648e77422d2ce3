"""SR-6.9: what a card costs before it does anything: mercenaries of Carthage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel import Decision, ask
from games.sword.board import displace, on_map, take
from games.sword.cards.events import CostPaid
from games.sword.cards.using import Use
from games.sword.choices import Leaving
from games.sword.components import Power, UnitType
from games.sword.events import LeaderDisplaced
from games.sword.state import Stack, Sword
from games.sword.underway import Battle, Side


def spot(stack: Stack) -> str:
    """The id of a stack of a power: its space, and whether it is inside."""
    return f"{stack.at}.inside" if stack.inside else stack.at


def own_side(battle: Battle, use: Use) -> Side:
    """The side of a battle whose cards this player plays."""
    return battle.attacker if battle.attacker.player == use.player else battle.defender


# Where the CU come from


def concerned(g: Sword, use: Use, at: str = "") -> list[Stack]:
    """SR-6.9: the stacks that may pay: of the army that fights or avoids, those that besiege this city, or any."""
    power: Power = use.effect["power"]
    kind: UnitType = use.effect["type"]
    match use.effect["from"]:
        case "army":
            found = _army(g, use, power)
        case "besieging":
            found = [stack] if (stack := g.stack(power, at)) else []
        case _:
            found = list(on_map(g, power))
    return [one for one in found if one.units.get(kind)]


def _army(g: Sword, use: Use, power: Power) -> list[Stack]:
    """The army that the card is played for: in battle, or about to avoid one."""
    if g.battle is not None:
        stack = g.stack(power, g.battle.at, inside=own_side(g.battle, use).inside)
    else:
        stack = g.stack(power, g.attempt.at) if g.attempt is not None else None
    return [stack] if stack else []


def _able(g: Sword, use: Use, stack: Stack) -> int:
    """How many this stack can pay; an army or a siege must not end by it, for then the card would do nothing."""
    kind: UnitType = use.effect["type"]
    units: Mapping[UnitType, int] = stack.units
    if use.effect["from"] == "army" and g.battle is not None:
        units = own_side(g.battle, use).units or units
    left = 0 if use.effect["from"] == "map" else 1
    return max(0, min(units.get(kind, 0), sum(units.values()) - left))


def payable(g: Sword, use: Use, at: str = "") -> bool:
    """SR-6.9: whether it can be paid in full."""
    return sum(_able(g, use, one) for one in concerned(g, use, at)) >= use.n


# Paying


async def pay(g: Sword, use: Use, at: str = "") -> None:
    """SR-6.9, SR-DP34: it is paid, by default by the largest stack of the player; a leader left alone is displaced."""
    power: Power = use.effect["power"]
    held = {spot(one): one for one in concerned(g, use, at)}
    paid = await _shares(g, use, list(held.values()), at)
    for name, number in paid.items():
        _remove(g, use, held[name], number)
    g.tell(CostPaid(use.card, power, paid, use.effect["type"]))


async def _shares(g: Sword, use: Use, stacks: Sequence[Stack], at: str) -> Mapping[str, int]:
    """SR-DP34: how many CU of which stack."""
    if len(stacks) == 1:
        return {spot(stacks[0]): use.n}
    said = await ask(lambda: _asked(g, use, at))
    return said or _largest_first(g, use, concerned(g, use, at))


def _asked(g: Sword, use: Use, at: str) -> Decision[dict[str, int]]:
    able = concerned(g, use, at)
    return Decision(
        "card.target",
        g.seat(use.player),
        Leaving({spot(one): _able(g, use, one) for one in able}, use.n),
        "SR-6.9",
        "SR-DP34",
        {"card": use.card, "what": "cost"},
        lapse=_largest_first(g, use, able),
    )


def _largest_first(g: Sword, use: Use, stacks: Sequence[Stack]) -> dict[str, int]:
    """SR-DP34: the largest own stack pays, then the next; of equals the first by name."""
    found: dict[str, int] = {}
    for one in sorted(stacks, key=lambda stack: (-stack.cu, spot(stack))):
        number = min(_able(g, use, one), use.n - sum(found.values()))
        if number:
            found[spot(one)] = number
    return found


def _remove(g: Sword, use: Use, stack: Stack, number: int) -> None:
    """SR-8.4: the CU go; a leader whose army has lost all is displaced. SR-20.3: of those that attack."""
    kind: UnitType = use.effect["type"]
    power, at, inside = stack.power, stack.at, stack.inside
    take(g, stack, {kind: number})
    if use.effect["from"] == "army" and g.battle is not None and (units := own_side(g.battle, use).units):
        units[kind] -= number
    if g.stack(power, at, inside=inside) is None:
        for leader in g.leaders_at(power, at, inside=inside):
            displace(leader)
            g.tell(LeaderDisplaced(leader.id, at))
