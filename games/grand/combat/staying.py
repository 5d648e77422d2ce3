"""GV-5.6.3, 5.7: who stays on his own war card after a battle that has not decided the war."""

from __future__ import annotations

from games.carthage.combat.victory import bring_home
from games.grand.combat.armies import forces_at
from games.grand.combat.sides import rome_of
from games.grand.pieces import CARTHAGE, Side
from games.grand.state import Grand
from games.republic.combat.order import disperse
from games.republic.pieces import Force
from games.rome.combat.commanders import make_proconsul
from games.rome.combat.phase import stay_or_return


def stay(g: Grand, side: Side, number: int) -> None:
    """GV-5.6.3: survivors stay, and commanders stay in command."""
    half = g.republic(side)
    holds_sea = number == 1 and g.war(1).sea == side
    for force in forces_at(g, side, number):
        if side == CARTHAGE:
            stay_in_the_field(g, force, holds_sea=holds_sea)
        else:
            stay_as_proconsul(g, force, holds_sea=holds_sea)
        disperse(half, force)


def stay_in_the_field(g: Grand, force: Force, *, holds_sea: bool) -> None:
    """RC-10.2.10: as General, or as a Suffete in the field. RC-10.2.7: without a legion nothing is left to be done."""
    if holds_sea and force.commanders and not force.with_legions:
        bring_home(g.carthage, force, "RC-10.2.7")


def stay_as_proconsul(g: Grand, force: Force, *, holds_sea: bool) -> None:
    """RR-1.10.8: as Proconsul. RR-1.10.12: who has the sea, and was sent without a legion, comes home."""
    if holds_sea:
        stay_or_return(rome_of(g), force)
    else:
        make_proconsul(rome_of(g), force)
