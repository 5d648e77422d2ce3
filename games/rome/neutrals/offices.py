"""RR-4.05.34, 4.05.4: what is chosen is given, as if it had been voted."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.senate import concessions
from games.republic.senate.pieces import Grants
from games.republic.senate.repopulating import repopulate
from games.republic.ties import break_tie
from games.rome.combat.strengths import ignores
from games.rome.neutrals.land import co_sponsored, drafted
from games.rome.neutrals.prizes import CONCESSION, GOVERNOR, LAND_BILL, OFFICES, Prize
from games.rome.neutrals.recruiting import decreed
from games.rome.pieces import Senator
from games.rome.senate.legates import take_charge
from games.rome.senate.offices import YEARLY, free_for_office, leave_office, take_office
from games.rome.state import Rome


def vacate(g: Rome) -> None:
    """RR-1.09.22, 1.09.33: the Consuls and the Dictator of last turn leave office, if others can be elected."""
    outgoing = [one for office in YEARLY for one in g.holders(office)]
    g.neutrals.former = [one.id for one in outgoing if one.office != "master-of-horse"]
    g.neutrals.draft, g.neutrals.billed = None, False
    g.senate.elected = True
    for senator in outgoing if free_for_office(g) or len(outgoing) < len(g.in_rome()) else ():
        leave_office(g, senator)


def make_dictator(g: Rome) -> None:
    """RR-4.05.34: in a Crisis the highest MIL of all is Dictator, the next highest his Master of Horse."""
    for office in ("dictator", "master-of-horse"):
        able = free_for_office(g)
        if able:
            take_office(g, soldier(g, able), "dictator" if office == "dictator" else "master-of-horse")


def soldier(g: Rome, able: list[Senator]) -> Senator:
    """RR-4.05.34: ties: who is immune to the War, then a member of the Coalition; then least INF, and DR."""
    best = min(merit(g, one) for one in able)
    return g.senators[break_tie(g, [one.id for one in able if merit(g, one) == best], "dictator")]


def merit(g: Rome, senator: Senator) -> tuple[int, bool, bool, int]:
    """RR-4.05.34: by what soldiers are sorted."""
    wars = [g.wars[one.war] for one in g.neutrals.attacks[:1]]
    immune = any(ignores(senator, war) for war in wars)
    return -senator.military, not immune, senator.faction not in g.neutrals.coalition, senator.influence


async def give(g: Rome, seat: Seat, prize: Prize, name: str) -> None:
    """RR-4.05.4: the Senator has it."""
    senator = g.senators[name]
    if prize.kind in OFFICES:
        take_office(g, senator, next(one for one in OFFICES if one == prize.kind))
    elif prize.kind == GOVERNOR:
        await take_charge(g, g.provinces[prize.id], senator)
    elif prize.kind == CONCESSION:
        grant = Grants(grants={prize.id: name})
        await concessions.carry(g, decreed(g, grant), grant)
    elif prize.kind == LAND_BILL and g.neutrals.draft:
        await co_sponsored(g, name)
    else:
        drafted(g, int(prize.id.rpartition(".")[2]), name, seat)
    await repopulate(g)
