"""GV-5.7: the first war, in its two parts: who has the sea, and who opens the battle on land (GV-DP6)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from games.carthage.combat.strengths import draw_up as draw_up_carthage
from games.grand.combat.armies import forces_at, has_support, leading, units_at
from games.grand.combat.drawing_up import announce, draw_up
from games.grand.combat.events import LandBattleDecided
from games.grand.combat.own_card import fight_card
from games.grand.combat.sides import rome_of, side_of, stand_down
from games.grand.combat.staying import stay
from games.grand.pieces import CARTHAGE, OTHER, SIDES, Side
from games.grand.sequence import next_leg
from games.grand.state import Grand
from games.grand.wars.sea import take_control
from games.kernel import Broken, Decision, OneOf, StepId, ask
from games.republic.combat.order import can_land
from games.republic.pieces import Force
from games.rome.combat.strengths import draw_up as draw_up_rome

Against = Literal["force", "card"]


def open_first_war(g: Grand) -> StepId:
    """GV-5.7: at sea first if both forces contain fleets; who alone has fleets takes the sea without a roll."""
    sailing: list[Side] = [side for side in SIDES if units_at(g, side, 1).fleets]
    if len(sailing) == len(SIDES):
        announce(g, 1, "sea")
        return "combat.direct"
    for side in sailing:
        take_control(g, side)
    return "combat.landing"


async def landing(g: Grand) -> StepId:
    """GV-5.7: who controls the sea may open the battle on land, or fight the land part of his own card."""
    side = g.war(1).sea
    against = opponent(g, side) if side else None
    if side and against and await decided(g, side, against):
        if against == "force":
            announce(g, 1, "land")
            return "combat.direct"
        stay(g, OTHER[side], 1)
        fight_card(g, side, 1)
        return next_leg(g)
    for one in SIDES:
        stay(g, one, 1)
    return next_leg(g)


def opponent(g: Grand, side: Side) -> Against | None:
    """GV-5.7: with a commander, legions and fleet support: the other's legions, or if he has none the own card."""
    if not (leading(g, side, 1) and units_at(g, side, 1).legions and has_support(g, side, 1)):
        return None
    if units_at(g, OTHER[side], 1).legions:
        return "force"
    half = g.republic(side)
    return "card" if any(can_land(half, force) for force in forces_at(g, side, 1)) else None


async def decided(g: Grand, side: Side, against: Against) -> bool:
    """GV-DP6: both sides are drawn up, so that he sees what he would meet; then he says what he does."""
    force = first_force(g, side)
    if against == "force":
        draw_up(g, 1, "land")
    elif side == CARTHAGE:
        draw_up_carthage(g.carthage, force, "land")
    else:
        draw_up_rome(rome_of(g), force, "land")
    attacks = await ask(partial(attacking, g, side, against))
    g.tell(LandBattleDecided(side, side_of(g, side).commanders[0], against, bool(attacks)))
    stand_down(g)
    return bool(attacks)


def first_force(g: Grand, side: Side) -> Force:
    """GV-5.2: the force of the commander who decides."""
    force = leading(g, side, 1)
    if force is None:
        raise Broken(f"nobody commands for {side}")
    return force


def attacking(g: Grand, side: Side, against: Against) -> Decision[bool]:
    """GV-DP6: the commander with sea control; if absent he attacks if his land total is higher."""
    half, mine = g.republic(side), side_of(g, side)
    commander = half.senators[mine.commanders[0]]
    about: dict[str, str | int] = {"war": mine.war, "senator": commander.id, "against": against}
    lapse = "attack" if mine.strength > mine.enemy else "wait"
    choice = OneOf({"attack": True, "wait": False})
    return Decision("combat.land-battle", half.owner(commander), choice, "GV-5.7", "GV-DP6", about, lapse=lapse)
