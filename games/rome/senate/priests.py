"""RR-2.01.3, 2.01.4: the Pontifex Maximus gives priesthoods; priests and he have more votes on who goes to war."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from games.kernel import Decision, Interrupt, OneOf, Record
from games.republic.reign import gain
from games.republic.senate.pieces import Motion, terms
from games.rome.pieces import Senator
from games.rome.senate.events import PriesthoodGiven
from games.rome.senate.offices import PONTIFEX
from games.rome.state import Rome

AT_HOME: Final = ("garrison", "withdraw")  # orders that send nobody to war


@dataclass(frozen=True, slots=True)
class Priesthood:
    """Who becomes a priest, and who is one no longer for it; "": nobody."""

    senator: str
    former: str


def ordaining(g: Rome, motion: Motion | None) -> list[Interrupt[Priesthood]]:
    """RR-DP65: once in a Senate Phase, not during a vote; if absent he gives none."""
    pontifex = g.holder(PONTIFEX)
    idle = motion is None and not g.senate.adjourned and not g.senate.priesthood
    if pontifex is None or pontifex.faction is None or not (idle and pontifex.free):
        return []
    choice = form(g, pontifex)
    if choice is None:
        return []
    cite = g.law.cites["senate.priesthood"]
    decision = Decision("senate.priesthood", pontifex.faction, choice, *cite, awaited=False)
    return [Interrupt(decision, partial(ordain, g))]


def form(g: Rome, pontifex: Senator) -> Record[Priesthood] | None:
    """RR-2.01.3, 2.01.31: another in Rome who is none; once all 12 are out, and whose it was."""
    able = {one.id: one.id for one in g.in_rome() if one is not pontifex and not one.priest}
    priests = {one.id: one.id for one in g.senators.values() if one.priest}
    given = priests if len(priests) >= g.law.constants.priests else {"none": ""}
    return Record(Priesthood, senator=OneOf(able), former=OneOf(given)) if able else None


async def ordain(g: Rome, chosen: Priesthood) -> None:
    """RR-2.01.31: he gains 1 INF; whoever loses it loses 1."""
    influence = g.law.constants.influence["priest"]
    g.senate.priesthood = True
    g.tell(PriesthoodGiven(chosen.senator, chosen.former, influence))
    if chosen.former:
        g.senators[chosen.former].priest = False
        gain(g, g.senators[chosen.former], influence=-influence)
    g.senators[chosen.senator].priest = True
    gain(g, g.senators[chosen.senator], influence=influence)


def more_votes(motion: Motion, senator: Senator) -> int:
    """RR-2.01.32, 2.01.4: a priest casts 1 more; the Pontifex Maximus his ORA and knights twice."""
    if not about_war(motion):
        return 0
    return int(senator.priest) + (senator.oratory + senator.knights if senator.office == PONTIFEX else 0)


def about_war(motion: Motion) -> bool:
    """RR-2.01.32: forces are sent against a War, or their commander is recalled or kept; not garrisons alone."""
    movements: Any = terms(motion.proposal).get("movements", [])
    return any(one["order"] not in AT_HOME for one in movements)
