"""GV-7.3, 7.5, GV-8: who rules a republic for life, until the game or his life ends; and how a revolt succeeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.carthage.combat.leaving import come_back as comes_back_to_carthage
from games.grand.events import RevoltOutlived, RevoltSucceeded
from games.grand.halves import OfRome
from games.grand.state import Half
from games.kernel import Script, StepId
from games.republic.money import state_receives
from games.republic.pieces import CIVIL_WAR, Force, Reign, Senator
from games.republic.reign import rules_for_life
from games.republic.senators import kill
from games.republic.terms import vacate
from games.rome.population.unrest import change_unrest
from games.rome.wars.leaving import come_back as comes_back_to_rome
from games.rome.wars.strongholds import redraw


def always(_g: Half) -> bool:
    """GV-7.3: neither who rules for life nor a Rebel ends the game."""
    return True


def in_senate(g: Half) -> bool:
    """GV-8.3: he decides for others in the Senate Phases of his republic; outside each player runs his own faction."""
    return g.whole.step.startswith(f"{g.half}:senate.")


def none_for_the_ruler(charges: Callable[[Any, Any], Sequence[str]]) -> Callable[[Any, Any], Sequence[str]]:
    """GV-8.4: who rules for life cannot be prosecuted."""

    def brought(g: Half, senator: Senator) -> Sequence[str]:
        return () if rules_for_life(g, senator.id) else charges(g, senator)

    return brought


def not_of_the_ruler(summons: Callable[[Any, Any, int], Script[None]]) -> Callable[[Any, Any, int], Script[None]]:
    """GV-8.4: nor is he tried for an assassin of his faction who was caught."""

    async def brought(g: Half, leader: Senator, popularity: int) -> None:
        if not rules_for_life(g, leader.id):
            await summons(g, leader, popularity)

    return brought


# A revolt succeeds


def gives_way(g: Half) -> None:
    """GV-7.5: the State Treasury is set to 0, and Unrest too."""
    state_receives(g, -g.treasury, "revolt")
    if isinstance(g, OfRome):
        change_unrest(g, -g.unrest, "revolt")


def breaks_off(g: Half, following: StepId | None) -> None:
    """GV-7.5: play goes on there, when he has fought the Wars that are too many."""
    g.whole.broken_off = following or ""


async def succeeds(g: Half, rebel: str) -> StepId:
    """GV-7.3, 8.2: the revolt ends, all Rebels are loyal again, and the Primary Rebel rules for life, if he lives."""
    rebels = g.rebels()
    ruler = next((one for one in rebels if one.id == rebel), None)  # a Family that leads on after him is not he
    disband(g, rebels)
    for one in rebels:
        make_loyal(g, one, primary=one is ruler)
    await end_civil_war(g)
    told = RevoltSucceeded if ruler else RevoltOutlived
    g.whole.tell(told(g.half, rebel, tuple(one.id for one in rebels if one is not ruler)))
    if ruler:
        await crown(g, ruler)
    following, g.whole.broken_off = g.whole.broken_off, ""
    return following


def disband(g: Half, rebels: Sequence[Senator]) -> None:
    """GV-8.2: the forces of the Civil War, his and those that were sent against him, return to Active Forces."""
    names = [one.id for one in rebels]
    for force in list(g.forces.values()):
        if force.war == CIVIL_WAR or any(one in names for one in force.commanders):
            come_back(g, force)


def come_back(g: Half, force: Force) -> None:
    """RC-8.8.2a, RR-1.07.21.6: a force and its commanders return."""
    if isinstance(g, OfRome):
        comes_back_to_rome(g, force)
    else:
        comes_back_to_carthage(g, force)


def make_loyal(g: Half, one: Senator, *, primary: bool) -> None:
    """GV-8.2: he is loyal and at home, but a secondary Rebel keeps his Province, with a full term if he has none."""
    one.rebel = False
    for name in g.governed_by(one):
        if primary:
            vacate(g.provinces[name])
        else:
            g.provinces[name].term = g.provinces[name].term or g.law.constants.governor_term
    if not one.captive and not g.governed_by(one):
        one.place, one.at = one.capital, ""


async def end_civil_war(g: Half) -> None:
    """GV-8.2: it is over, and with it the sieges of Provinces that Rebels held (RR-2.03.81)."""
    g.wars.pop(CIVIL_WAR, None)
    if isinstance(g, OfRome):
        g.civil = None
        await redraw(g)


async def crown(g: Half, ruler: Senator) -> None:
    """GV-8.2: he rules for life, and who did so before him dies."""
    former = [g.senators[one.senator] for one in g.reigns]
    g.reigns[:] = [Reign(senator=ruler.id, seat=g.owner(ruler), influence=ruler.influence)]
    for one in former:
        await kill(g, one, "revolt", "GV-8.2")
