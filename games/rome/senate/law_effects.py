"""RR-1.15.2, 1.15.6: what Laws do that are carried out as they are played, and do not stay in effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.kernel import Seat
from games.republic.reign import gain
from games.rome.forum.table_events import remove
from games.rome.population.unrest import change_unrest
from games.rome.senate.events_laws import LawRepealed, LawResented, RecruitmentOpened, WarHalved
from games.rome.state import Rome

SHORTAGE: Final = "te-manpower-shortage"
SOCIAL_WAR: Final = "social"
ACILIAN: Final = "law-acilian"
JULIAN_UNREST, PLAUTIAN_UNREST = -3, -2


def befriend_knights(g: Rome, seat: Seat) -> None:
    """RR-1.15.2, Servilian Law: +1 to all further knight attempts of the faction (RR-1.07.5)."""
    g.knight_law = seat


def repeal(g: Rome, _seat: Seat) -> None:
    """RR-1.15.2, Servilian Law: the Acilian Law is in effect no more."""
    g.laws.remove(ACILIAN)
    g.gone.append(ACILIAN)
    g.tell(LawRepealed(ACILIAN))


def enfranchise(g: Rome, seat: Seat) -> None:
    """RR-1.15.6, Julian Law: no Manpower Shortage, no bar to recruitment, Unrest -3; each of his loses a dr INF."""
    shortage = g.table_events.get(SHORTAGE)
    if shortage or g.no_recruitment:
        g.no_recruitment = False
        g.tell(RecruitmentOpened())
    if shortage:
        remove(g, shortage)
    change_unrest(g, JULIAN_UNREST, "law-julian")
    for senator in g.senators_of(seat):
        (roll,) = g.dice.roll(f"julian.{senator.id}")
        gain(g, senator, influence=-roll)
        g.tell(LawResented(senator.id, "law-julian", roll, 0))


def divide(g: Rome, seat: Seat) -> None:
    """RR-1.15.6, Plautian-Papirian Law: the Social War is half as strong, Unrest -2; each of his loses 1 POP."""
    g.wars[SOCIAL_WAR].halved = True
    g.tell(WarHalved(SOCIAL_WAR))
    change_unrest(g, PLAUTIAN_UNREST, "law-plautian-papirian")
    for senator in g.senators_of(seat):
        gain(g, senator, popularity=-1)
        g.tell(LawResented(senator.id, "law-plautian-papirian", 0, 1))


AT_ONCE: Mapping[str, Callable[[Rome, Seat], None]] = {
    "servilian/bonus": befriend_knights,
    "servilian/repeal": repeal,
    "julian": enfranchise,
    "plautian": divide,
}
"""By the rule a Law sets, and what was chosen; the others stay in effect."""
