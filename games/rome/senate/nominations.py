"""RR-1.09.32, 1.09.4.1, 2.01.2: the Pontifex Maximus, the Dictator and the Censor are nominated singly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias

from games.kernel import OneOf, Record, Seat
from games.republic.senate.business import Business
from games.republic.state import foremost
from games.rome.pieces import Office, Senator
from games.rome.senate.dictator import name_master
from games.rome.senate.offices import CENSOR, PONTIFEX, filled, free_for_office, take_office
from games.rome.senate.pieces import Motion, Nomination
from games.rome.state import Rome

Kind: TypeAlias = Literal["pontifex", "dictator", "censor"]
OFFICES: Final[Mapping[Kind, Office]] = {"pontifex": PONTIFEX, "dictator": "dictator", "censor": CENSOR}

# Who may be nominated


def eligible(g: Rome, kind: Kind) -> list[Senator]:
    """Who could hold the office now; nobody, if it is not to be filled."""
    return [] if filled(g, OFFICES[kind]) else ELIGIBLE[kind](g)


def pontifices(g: Rome) -> list[Senator]:
    """RR-2.01.2: the office is for life."""
    wanted = g.plays("pontifex") and g.holder(PONTIFEX) is None
    return free_for_office(g) if wanted else []


def dictators(g: Rome) -> list[Senator]:
    """RR-1.09.3.1: while the State is in danger, as it was when the step opened."""
    return free_for_office(g) if g.senate.crisis else []


def censors(g: Rome) -> list[Senator]:
    """RR-1.09.4.1: who has been Consul; if there is none such, everybody without another Major Office."""
    able = free_for_office(g)
    return [one for one in able if one.prior_consul] or able


ELIGIBLE: Final[Mapping[Kind, Callable[[Rome], list[Senator]]]] = {
    "pontifex": pontifices,
    "dictator": dictators,
    "censor": censors,
}


def candidates(g: Rome, kind: Kind) -> list[Senator]:
    """RR-1.09.131, 1.09.152: those who have not been rejected or vetoed this turn."""
    return [one for one in eligible(g, kind) if f"{kind}:{one.id}" not in g.senate.defeated]


def last_candidate(g: Rome, kind: Kind) -> Senator | None:
    """RR-1.09.4.1, 2.01.2: the only one left is appointed; or, if all are dead who were not rejected, the foremost."""
    able = candidates(g, kind)
    if kind == "dictator" or len(able) > 1:
        return None
    return foremost(able or eligible(g, kind))


# The proposal


def choice(kind: Kind, g: Rome, _seat: Seat) -> Record[Nomination] | None:
    """One of the candidates; none while the last one is appointed."""
    able = {one.id: one.id for one in candidates(g, kind)}
    if not able or last_candidate(g, kind):
        return None
    return Record(partial(Nomination, kind=kind), nominee=OneOf(able))


def foremost_candidate(g: Rome, kind: Kind) -> Senator:
    """RR-0.6.5: whom the rules name for a magistrate who does not."""
    return min(candidates(g, kind), key=lambda one: (-one.influence, one.number, one.statesman))


def same(proposal: Nomination) -> str:
    """RR-1.09.131: who is named."""
    return proposal.nominee


def people(proposal: Nomination) -> Sequence[str]:
    """RR-1.09.721: if he dies another must be named."""
    return [proposal.nominee]


async def carry(g: Rome, _motion: Motion, proposal: Nomination) -> None:
    """He is elected."""
    await elect(g, proposal.kind, g.senators[proposal.nominee])


async def elect(g: Rome, kind: Kind, senator: Senator) -> None:
    """RR-1.09.33, 1.09.4.1, 2.01.2: he takes the office; a Dictator names his Master of Horse."""
    take_office(g, senator, OFFICES[kind])
    if kind == "dictator":
        await name_master(g, senator)


def business_of(kind: Kind) -> Business[Rome, Motion, Nomination]:
    """One of the three elections."""
    return Business(kind=kind, choice=partial(choice, kind), carry=carry, same=same, people=people, election=True)


BUSINESS: Final = tuple(business_of(kind) for kind in OFFICES)
