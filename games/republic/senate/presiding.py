"""RC-9.0.4 to 9.0.6, RR-1.09.11, 1.09.12: who presides, in which order he calls, and when nothing more is proposed."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Seat
from games.republic.pieces import Senator
from games.republic.senate.events import SenateAdjourned
from games.republic.senate.pieces import Motion, Proposal, Trial
from games.republic.state import Republic

PROSECUTIONS = "senate.prosecutions"


def ranking(g: Republic) -> list[Senator]:
    """RC-1.4g, RR-1.09.11: everybody who could be HRAO, the highest first."""
    return list(highest_first(g))


def highest_first(g: Republic) -> Iterator[Senator]:
    """The same, one after the other: mostly no more than the first is looked for."""
    names: list[str] = []
    for one in g.officials():
        if one.in_capital:
            names.append(one.id)
            yield one
    others = [one for one in g.in_capital() if one.id not in names]
    yield from sorted(others, key=lambda one: (*one.standing, one.statesman))


def presiding(g: Republic, proposal: Proposal | None = None) -> Senator | None:
    """RC-9.0.4, 9.0.13, RR-1.09.12: the HRAO, or the next if he has stepped down; over trials the Censor."""
    able = (one for one in highest_first(g) if one.id not in g.senate.stepped_down)
    if not trying(g, proposal):
        return next(able, None)
    left, censor = list(able), g.holder(g.law.censor)
    return censor if censor in left else next(iter(left), None)


def trying(g: Republic, proposal: Proposal | None) -> bool:
    """RC-9.3, 9.8.6, RR-1.09.41, 1.09.74: in that step, and wherever somebody is on trial."""
    matter = proposal or (g.senate.motion and g.senate.motion.proposal)
    return g.step == PROSECUTIONS or isinstance(matter, Trial)


def moved(g: Republic, seat: Seat, proposal: Proposal, *, forced: bool = False) -> Motion:
    """RC-9.0.6, 9.0.9a, RR-1.09.13: a proposal is made, and in which order the factions will be called."""
    g.senate.motions += 1
    g.senate.yielded.clear()
    first = presiding(g, proposal)
    by_magistrate = first is not None and first.faction == seat and not forced
    motion: Motion = g.law.motion(
        number=g.senate.motions,
        proposal=proposal,
        seat=seat,
        magistrate=first.id if first and by_magistrate else "",
        forced=forced,
        order=calling_order(g, first),
    )
    return motion


def calling_order(g: Republic, first: Senator | None) -> list[Seat]:
    """RC-9.0.9a, RR-0.6.5: clockwise from the presiding player's left, his own faction last."""
    place = g.seats.index((first and first.faction) or g.hrao_seat())
    return [*g.seats[place + 1 :], *g.seats[: place + 1]]


def adjourn(g: Republic, cause: str) -> None:
    """RC-9.0.20, 9.5.1, RR-1.09.12, 1.09.642: no more proposals, save one that a card allows."""
    if not g.senate.adjourned:
        g.senate.adjourned = True
        g.tell(SenateAdjourned(cause))
