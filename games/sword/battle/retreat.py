"""SR-12.4: the beaten army goes back by land, into the city, or by sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel import Decision, ask
from games.sword.battle.events import Destroyed, Retreated, RetreatedBySea, RetreatedInside
from games.sword.battle.losses import held, lose
from games.sword.battle.plans import NOWHERE, SHIPS, Plan, Retreating, best_of, havens, may_sail
from games.sword.battle.sides import army, brush_aside, displace_leaders, left, present_leaders, sides
from games.sword.board import move, own_or_allied, place_leader, take
from games.sword.components import UnitType
from games.sword.hands import spend
from games.sword.neutral import go_home
from games.sword.sea import offered_ships, sail
from games.sword.state import Leader, Stack, Sword
from games.sword.underway import Battle, Side, Voyage


async def retreat(g: Sword, battle: Battle) -> None:
    """SR-12.4: the loser, if it has CU left, goes; after a sortie it is inside again (SR-12.6)."""
    winner, side = sides(battle)
    if not left(g, side, battle.at):
        return
    if side.inside:
        _tell_inside(g, battle, side, left(g, side, battle.at), present_leaders(g, side, battle.at))
        return
    ships, card = (0, "")
    if havens(g, side, battle.at):
        ships, card = await offered_ships(g, side.powers[0], battle.at)
    plan = await _planned(g, battle, side, ships)
    await _go_inside(g, battle, side, plan)
    way = plan.way
    if ":" in way and left(g, side, battle.at):
        way = plan.rest
        await _go_to_sea(g, battle, side, plan, pursued="CAR" in winner.powers, given=card)
    await _go_by_land(g, battle, side, way)


async def _planned(g: Sword, battle: Battle, side: Side, ships: int) -> Plan:
    """SR-DP19: asked where there is a choice, or where his hand may hold one."""
    choice = Retreating(g, battle, side, ships)
    secret = may_sail(g, side, battle.at)
    if side.by is None or (len(choice.ways) == 1 and not choice.room and not secret):
        return choice.read(choice.usual())
    player = side.by

    def build() -> Decision[Plan]:
        now = Retreating(g, battle, side, ships)
        about: dict[str, str | int] = {"at": battle.at, "power": side.powers[0], "turn": g.turn, "round": g.round}
        return Decision(
            "combat.retreat",
            g.seat(player),
            now,
            "SR-12.4",
            "SR-DP19",
            about,
            lapse=now.usual(),
            hidden=secret,
            personal=secret,
        )

    return await ask(build)


async def _go_inside(g: Sword, battle: Battle, side: Side, plan: Plan) -> None:
    """SR-12.4.2."""
    going = [one for one in present_leaders(g, side, battle.at) if one.id in plan.leaders]
    _transfer(g, side, battle.at, battle.at, plan.inside, going, inside=True)
    if plan.inside or going:
        _tell_inside(g, battle, side, sum(plan.inside.values()), going)


def _tell_inside(g: Sword, battle: Battle, side: Side, cu: int, going: Sequence[Leader]) -> None:
    g.tell(RetreatedInside(tuple(side.powers), battle.at, cu, tuple(one.id for one in going)))


def _transfer(
    g: Sword, side: Side, at: str, to: str, units: Mapping[str, int], going: Sequence[Leader], *, inside: bool = False
) -> None:
    """CU by part, and leaders, go elsewhere."""
    for stack in army(g, side, at):
        taken = _of(stack, units)
        if taken:
            move(g, stack, to, taken, inside=inside)
    for leader in going:
        place_leader(leader, to, inside=inside)


def _of(stack: Stack, units: Mapping[str, int]) -> dict[UnitType, int]:
    """What of a stack these parts are: its types, or all of one power."""
    if stack.power in units:
        return {"normal": units[stack.power]}
    return {kind: units[kind] for kind in stack.units if units.get(kind)}


async def _go_to_sea(g: Sword, battle: Battle, side: Side, plan: Plan, *, pursued: bool, given: str) -> None:
    """SR-12.4.3, 9.6.5: some sail; sent back, they try the land; sunk, they are lost and leaders displaced."""
    card, to = plan.way.split(":")
    if card != SHIPS and side.by is not None:
        spend(g, side.by, card)
    aboard = sum(plan.aboard.values())
    voyage = Voyage(side.powers[0], side.by, battle.at, to, left(g, side, battle.at), aboard)
    voyage.safe = card == SHIPS or "CAR" in side.powers
    voyage.pursued = pursued
    landing = await sail(g, voyage)
    going = present_leaders(g, side, battle.at)
    sailed = _enlarged(g, side, battle.at, plan.aboard, voyage.cap - aboard)
    if landing == "success":
        for stack in army(g, side, battle.at):
            brush_aside(g, stack.power, to)
        _transfer(g, side, battle.at, to, sailed, going)
        leaders = tuple(one.id for one in going)
        g.tell(
            RetreatedBySea(
                tuple(side.powers), battle.at, to, sum(sailed.values()), leaders, given if card == SHIPS else card
            )
        )
    elif landing == "sunk":
        displace_leaders(g, side, battle.at)
        _drown(g, side, battle.at, sailed)


def _enlarged(g: Sword, side: Side, at: str, aboard: Mapping[str, int], more: int) -> dict[str, int]:
    """Where a card has raised the limit (Syracusan Fleet), so many more of those left behind go along."""
    behind = {name: number - aboard.get(name, 0) for name, number in held(g, side, at).items()}
    added = best_of(behind, max(0, more))
    return {name: number for name in behind if (number := aboard.get(name, 0) + added.get(name, 0))}


def _drown(g: Sword, side: Side, at: str, aboard: Mapping[str, int]) -> None:
    for stack in army(g, side, at):
        take(g, stack, _of(stack, aboard))


async def _go_by_land(g: Sword, battle: Battle, side: Side, way: str) -> None:
    """SR-12.4.1: a CU is lost for each space entered that is not friendly or allied. Without a path all are lost."""
    at, there = battle.at, left(g, side, battle.at)
    if there and way == NOWHERE:
        _destroy(g, side, at)
    elif there:
        path = way.split(">")
        hostile = [one for one in path if not all(own_or_allied(g, power, one) for power in side.powers)]
        await lose(g, side, at, min(there, len(hostile)))
        _march(g, side, at, path)
        g.tell(Retreated(tuple(side.powers), at, tuple(path), min(there, len(hostile)), max(0, there - len(hostile))))
    displace_leaders(g, side, at)


def _march(g: Sword, side: Side, at: str, path: Sequence[str]) -> None:
    """SR-12.4.1, 8.4: all that are left arrive; leaders alone on the way make room."""
    if not (stacks := army(g, side, at)):
        return
    for then in path:
        for stack in stacks:
            brush_aside(g, stack.power, then)
    _transfer(g, side, at, path[-1], held(g, side, at), present_leaders(g, side, at))


def _destroy(g: Sword, side: Side, at: str) -> None:
    """SR-12.4.1, 16.7: all are lost, leaders displaced; a non-player army loses half, and the rest goes home."""
    for stack in army(g, side, at):
        if g.player(stack.power) is None:
            go_home(g, stack.power, at)
        else:
            g.tell(Destroyed((stack.power,), at, stack.cu))
            take(g, stack, dict(stack.units))
