"""RC-9.0.4 to RC-9.0.6: who presides, who has the floor, and making a proposal (RC-DP24)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from games.carthage.pieces import Senator
from games.carthage.senate.events import FloorPassed
from games.carthage.senate.left_over import something_left
from games.carthage.senate.pieces import Kind, Motion, Proposal, Trial
from games.carthage.state import Carthage
from games.kernel import Decision, IllegalAnswer, OneOf, Record, Seat, first_to
from games.republic.senate.business import business
from games.republic.senate.events import SenateAdjourned

YIELD: Final = "yield"
PROCEED: Final = "proceed"
ADJOURN: Final = "adjourn"


def ranking(g: Carthage) -> list[Senator]:
    """RC-1.4g: everybody who could be HRAO, the highest first."""
    officials = [one for one in g.officials() if one.in_carthage]
    names = {one.id for one in officials}
    others = [one for one in g.in_carthage() if one.id not in names]
    return [*officials, *sorted(others, key=lambda one: (*one.standing, one.statesman))]


def presiding(g: Carthage, proposal: Proposal | None = None) -> Senator | None:
    """RC-9.0.4, 9.0.13: the HRAO, or the next of the list if he has stepped down; over trials the Censor."""
    able = [one for one in ranking(g) if one.id not in g.senate.stepped_down]
    censor = g.holder("censor-of-morals")
    return censor if trying(g, proposal) and censor in able else next(iter(able), None)


def trying(g: Carthage, proposal: Proposal | None) -> bool:
    """RC-9.3, 9.8.6: in step 3, and wherever somebody is on trial."""
    matter = proposal or (g.senate.motion and g.senate.motion.proposal)
    return g.step == "senate.prosecutions" or isinstance(matter, Trial)


def speaker(g: Carthage) -> Senator | None:
    """RC-DP24: the presiding magistrate; if his player lets the floor pass, the next official of another player."""
    able = [one for one in ranking(g) if one.id not in g.senate.stepped_down]
    return next((one for one in able if one.faction not in g.senate.yielded), None)


def compulsory(_g: Carthage) -> bool:
    """Something must be proposed."""
    return True


async def proposing(
    g: Carthage, *kinds: Kind, may_adjourn: bool = False, needed: Callable[[Carthage], object] = compulsory
) -> Motion | None:
    """RC-9.0.6, RC-DP24: the floor goes round until somebody makes a proposal.

    None: nobody does, it is adjourned, nothing of the first kind can be proposed any more, or who presides goes on to
    other business where nothing is `needed`.
    """
    while not g.senate.adjourned:
        said = await first_to(partial(openings, g, kinds, may_adjourn=may_adjourn, needed=needed))
        if said is None:
            return None
        seat, word = said
        if word == ADJOURN:
            adjourn(g, "magistrate")
        elif word == PROCEED:
            return None
        elif word == YIELD:
            g.senate.yielded.append(seat)
            g.tell(FloorPassed(seat))
        else:
            return moved(g, seat, word)
    return None


def openings(
    g: Carthage, kinds: Sequence[Kind], *, may_adjourn: bool, needed: Callable[[Carthage], object]
) -> list[Decision[Any]]:
    """RC-9.0.6: what he who has the floor may do now: let it pass, adjourn, or propose something of these kinds."""
    first = None if g.senate.adjourned else speaker(g)
    if first is None or first.faction is None:
        return []
    proposable = proposals(g, first.faction, kinds)
    if not may_adjourn and f"senate.{kinds[0]}" not in [one.kind for one in proposable]:
        return []
    silence = YIELD if needed(g) else PROCEED
    words = OneOf({silence: silence, **({ADJOURN: ADJOURN} if may_adjourn and first is presiding(g) else {})})
    about = {"motions": g.senate.motions}
    floor = Decision(
        "senate.floor", first.faction, words, *g.law.cites["senate.floor"], about, lapse=silence, personal=True
    )
    return [floor, *proposable]


def proposals(g: Carthage, seat: Seat, kinds: Sequence[Kind], *, awaited: bool = False) -> list[Decision[Any]]:
    """RC-9.0.7: a decision for each kind of which this player may propose something now; none forced by an Outcry."""
    about = {"forced": 0}
    choices: dict[Kind, Record[Any] | None] = {kind: unrepeated(g, seat, kind) for kind in kinds}
    return [
        Decision(f"senate.{kind}", seat, choice, *g.law.cites[f"senate.{kind}"], about, awaited=awaited)
        for kind, choice in choices.items()
        if choice is not None
    ]


def unrepeated(g: Carthage, seat: Seat, kind: Kind) -> Record[Any] | None:
    """RC-9.0.8: what he may propose of a kind without what has been defeated in this phase; None: nothing is left."""
    choice: Record[Any] | None = business(g, kind).choice(g, seat)
    if choice is None or not any(one.startswith(f"{kind}:") for one in g.senate.defeated):
        return choice
    fresh_ones = Record(partial(fresh, g, choice.make), **choice.fields)
    return fresh_ones if something_left(fresh_ones) else None


def fresh(g: Carthage, make: Callable[..., Proposal], **parts: Any) -> Proposal:
    """RC-9.0.8: a defeated proposal may not be repeated without a real change; the order of nominees is none."""
    proposal = make(**parts)
    if identity(g, proposal) in g.senate.defeated:
        raise IllegalAnswer("senate.again", clause="RC-9.0.8")
    return proposal


def identity(g: Carthage, proposal: Proposal) -> str:
    """What makes a proposal the same as another: its kind and what its own rule looks at."""
    return f"{proposal.kind}:{business(g, proposal.kind).same(proposal)}"


def moved(g: Carthage, seat: Seat, proposal: Proposal, *, forced: bool = False) -> Motion:
    """RC-9.0.6, 9.0.9a: a proposal is made; the factions will be called clockwise from the presiding player's left."""
    g.senate.motions += 1
    g.senate.yielded.clear()
    first = presiding(g, proposal)
    by_magistrate = first is not None and first.faction == seat and not forced
    magistrate = first.id if first and by_magistrate else ""
    return Motion(
        number=g.senate.motions,
        proposal=proposal,
        seat=seat,
        magistrate=magistrate,
        forced=forced,
        order=calling_order(g, first),
    )


def calling_order(g: Carthage, first: Senator | None) -> list[Seat]:
    """RC-9.0.9a: clockwise from the presiding player's left, his own faction last."""
    place = g.seats.index((first and first.faction) or g.hrao_seat())
    return [*g.seats[place + 1 :], *g.seats[: place + 1]]


def adjourn(g: Carthage, cause: str) -> None:
    """RC-9.0.20, 9.5.1: no more proposals, save one forced by Public Outcry."""
    if not g.senate.adjourned:
        g.senate.adjourned = True
        g.tell(SenateAdjourned(cause))
