"""Rebels on either board."""

from __future__ import annotations

from games.carthage import bench as of_carthage
from games.grand.pieces import CARTHAGE, Side
from games.grand.state import Grand
from games.republic.bench import numbered
from games.republic.pieces import CIVIL_WAR
from games.rome import bench as of_rome
from games.rome.pieces import Civil
from tests.games.grand.laying import Change, board, rome_of

TYPE = "libyan"


def in_revolt(side: Side, number: int, *others: int, legions: int = 4) -> Change:
    """A Senator is in revolt with so many legions, others of his faction with him."""

    def change(g: Grand) -> None:
        if side == CARTHAGE:
            of_carthage.add_war(g.carthage, CIVIL_WAR, province="", declared=0)
            one = of_carthage.add_force(g.carthage, CIVIL_WAR, number)
            kind = next(name for name, left in g.carthage.army.pool.items() if left >= legions)
            for _ in range(legions):
                of_carthage.enlist(g.carthage, kind)
                one.units.legions.append(of_carthage.Legion(type=kind))
        else:
            rome = rome_of(g)
            of_rome.add_war(rome, CIVIL_WAR, province="")
            one = of_rome.add_force(rome, CIVIL_WAR, number, legions=legions)
            rome.civil = Civil(primary=numbered(rome, number).id)
        for each in (number, *others):
            rebel = numbered(board(g, side), each)
            rebel.rebel, rebel.office = True, ""
            rebel.place, rebel.at = "force", one.id

    return change
