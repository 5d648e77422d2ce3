"""SR-12.1.1, 8.2.1: the two sides of a battle: whose CU, under whom, and who decides for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.kernel import Decision, OneOf, ask
from games.sword.board import displace, lone_enemies
from games.sword.components import POWERS_OF, TIES, Player, Power, leaders
from games.sword.events import LeaderDisplaced
from games.sword.neutral import defends, directs
from games.sword.state import Leader, Stack, Sword
from games.sword.underway import Battle, Result, Side

BROTHERS: Final = POWERS_OF["ETS"]
"""SR-12.1.1: Etruscans and Samnites fight together."""
RAIDERS_TACTICS: Final = 1
"""SR-22.2: of Gauls who raid."""


def together(g: Sword, power: Power, at: str, *, inside: bool = False) -> list[Power]:
    """SR-12.1.1: a power and, of the two brothers, the other one if it has CU there."""
    both = power in BROTHERS
    return [one for one in TIES if one == power or (both and one in BROTHERS and g.cu(one, at, inside=inside))]


def raiders(g: Sword, power: Power) -> bool:
    """SR-22.2: Gauls with three players: they come from nowhere and vanish again."""
    return power == "GAU" and power not in [one for player in g.players for one in g.hands[player].powers]


# Who decides


def attacks(g: Sword, power: Power) -> Player | None:
    """SR-16.1: its player; of a non-player army who has activated it, or called it up (SR-16.6)."""
    if (player := g.player(power)) is not None:
        return player
    if g.activation is not None and g.activation.order.power == power:
        return g.activation.order.by
    return g.active if directs(g, g.active, power) else None


def defended_by(g: Sword, power: Power, attacker: Side) -> Player | None:
    """SR-16.8: its player; of a non-player army the one who directs it in its defence."""
    return g.player(power) or defends(g, power, [attacker.by] if attacker.by else [])


def card_player(g: Sword, power: Power, by: Player | None, *, activated: bool) -> Player | None:
    """SR-12.2: who plays combat cards: the player; for a non-player army only who has activated it."""
    return by if g.player(power) is not None or activated else None


async def attacking_side(g: Sword, power: Power, at: str, *, inside: bool) -> Side:
    """SR-12.1.1: the side of the active army, or of revolting mercenaries, or of raiders."""
    by = attacks(g, power)
    side = _side(g, together(g, power, at, inside=inside), by, at, inside=inside)
    side.player = card_player(g, power, by, activated=True)
    active = g.activation is not None and g.activation.order.power == power
    await name_commander(g, side, at, g.activation.commander if g.activation and active else "")
    if g.activation and active:
        side.tactics += g.activation.order.tactics
    if raiders(g, power):
        side.tactics = RAIDERS_TACTICS
    return side


async def defending_side(g: Sword, power: Power, at: str, attacker: Side) -> Side:
    """SR-12.1.1: the other side, which may have intercepted."""
    by = defended_by(g, power, attacker)
    side = _side(g, together(g, power, at), by, at, inside=False)
    side.player = card_player(g, power, by, activated=False)
    await name_commander(g, side, at)
    return side


def _side(g: Sword, powers: list[Power], by: Player | None, at: str, *, inside: bool) -> Side:
    return Side(powers, by, None, "", 0, sum(g.cu(one, at, inside=inside) for one in powers), inside=inside)


# Commanders


def present_leaders(g: Sword, side: Side, at: str) -> list[Leader]:
    """SR-8.2.1: leaders of the side in the space, in the city or outside as the army is; of the unrest's enemy one."""
    if side.units:
        return [one for one in g.leaders.values() if one.id == side.commander and one.where == "map"]
    return [one for power in side.powers for one in g.leaders_at(power, at, inside=side.inside)]


async def name_commander(g: Sword, side: Side, at: str, known: str = "") -> None:
    """SR-8.2.1, SR-DP10: he who was named already, or whom the player names; none: tactics 0."""
    able = [one.id for one in present_leaders(g, side, at)]
    chosen = known if known in able else best(able)
    if known not in able and len(able) > 1 and side.by is not None:
        player = side.by
        chosen = await ask(lambda: _commander(g, player, side, at))
    side.commander = chosen
    side.tactics = leaders()[chosen].tactics if chosen else 0


def best(able: Sequence[str]) -> str:
    """SR-8.2.1: the default: the highest tactics, then the setup order; "": there is none."""
    order = [one for one in leaders() if one in able]
    return max(order, key=lambda one: leaders()[one].tactics, default="")


def _commander(g: Sword, player: Player, side: Side, at: str) -> Decision[str]:
    able = [one.id for one in present_leaders(g, side, at)]
    choice: OneOf[str] = OneOf({one: one for one in able})
    about: dict[str, str | int] = {"at": at, "power": side.powers[0], "turn": g.turn, "round": g.round}
    return Decision("movement.commander", g.seat(player), choice, "SR-8.2.1", "SR-DP10", about, lapse=best(able))


# What is left of them


def army(g: Sword, side: Side, at: str) -> list[Stack]:
    """The CU of a side that stand in a space."""
    found = (g.stack(power, at, inside=side.inside) for power in side.powers)
    return [one for one in found if one is not None]


def left(g: Sword, side: Side, at: str) -> int:
    """How many CU of a side stand there; SR-20.3.3: of those that attack the unrest."""
    return sum(side.units.values()) if side.units else sum(one.cu for one in army(g, side, at))


def sides(battle: Battle) -> tuple[Side, Side]:
    """SR-12.1.2: the winner and the loser."""
    pair = battle.attacker, battle.defender
    return pair if battle.winner == "attacker" else (pair[1], pair[0])


def other(which: Result) -> Result:
    """The other side."""
    return "defender" if which == "attacker" else "attacker"


def displace_leaders(g: Sword, side: Side, at: str) -> None:
    """SR-8.4, 12.1.2 step 7: leaders whose army has lost all CU are displaced."""
    for leader in present_leaders(g, side, at):
        displace(leader)
        g.tell(LeaderDisplaced(leader.id, at))


def brush_aside(g: Sword, power: Power, at: str) -> None:
    """SR-8.4, 9.4 d: enemy leaders alone where CU of a power come are displaced; in a city of theirs they go inside."""
    place = g.places[at]
    for leader in lone_enemies(g, power, at):
        if place.walled and place.control == leader.power:
            leader.inside = True
        else:
            displace(leader)
            g.tell(LeaderDisplaced(leader.id, at))
