"""RR-1.09.62: Land Bills: land for the people, for which they love the sponsors and hate whoever votes against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.kernel import IllegalAnswer, OneOf, Record, Seat
from games.republic.reign import gain
from games.republic.senate.business import Business, Consent
from games.republic.senate.pieces import Voice
from games.rome import charts
from games.rome.population.unrest import change_unrest
from games.rome.senate.events_business import LandBillPassed, LandVoteResented
from games.rome.senate.pieces import LandBill, Motion
from games.rome.state import Rome


def row(g: Rome, kind: int) -> charts.LandBill:
    """RR-1.09.62: the column of the table for this type."""
    return next(one for one in g.law.charts.land_bills if one.type == kind)


def choice(g: Rome, _seat: Seat) -> Record[LandBill] | None:
    """RR-1.09.62: a type of which a marker is free and that was not proposed this turn; two Senators in Rome."""
    types = {str(one): one for one in free_types(g)}
    sponsors = OneOf({one.id: one.id for one in g.in_rome()})
    if not types or len(sponsors.options) < 2:
        return None
    return Record(partial(proposal, g), type=OneOf(types), sponsor=sponsors, cosponsor=sponsors)


def free_types(g: Rome) -> list[int]:
    """RR-1.09.62: at most one proposal of each type a turn, and only if a marker of the type is free."""
    able = [one for one in g.law.charts.land_bills if g.land_bills.count(one.type) < one.markers]
    return [one.type for one in able if one.type not in g.senate.land_bills]


def proposal(_g: Rome, type: int, sponsor: str, cosponsor: str) -> LandBill:  # noqa: A002 - as it is saved
    """RR-1.09.62: Sponsor and Co-Sponsor are two."""
    if sponsor == cosponsor:
        raise IllegalAnswer("senate.two-sponsors", clause="RR-1.09.62")
    return LandBill(type=type, sponsor=sponsor, cosponsor=cosponsor)


def same(proposed: LandBill) -> str:
    """RR-1.09.131, 1.09.62: the type, and who was to sponsor it."""
    return f"{proposed.type} {proposed.sponsor} {proposed.cosponsor}"


def consents(g: Rome, proposed: LandBill) -> Sequence[Consent]:
    """RR-1.09.62, RR-DP46: both must be willing."""
    cite = g.law.cites["senate.sponsor/land-bill"]
    return [Consent(name, cite, kind="senate.sponsor") for name in (proposed.sponsor, proposed.cosponsor)]


def unanswered(_g: Rome, _proposed: LandBill) -> Voice:
    """RR-1.09.14, RR-0.6.3: who misses his deadline votes for it."""
    return "for"


def voted(g: Rome, proposed: LandBill, voices: Mapping[str, Voice]) -> None:
    """RR-1.09.62: each Senator who votes against it loses POP, whatever becomes of it."""
    resent(g, [name for name, voice in voices.items() if voice == "against"], row(g, proposed.type).against_popularity)


def resent(g: Rome, senators: Sequence[str], popularity: int) -> None:
    """RR-1.09.62, 1.09.621: the people resent these votes."""
    for name in senators:
        gain(g, g.senators[name], popularity=popularity)
    if senators:
        g.tell(LandVoteResented(tuple(senators), popularity))


async def carry(g: Rome, motion: Motion, proposed: LandBill) -> None:
    """RR-1.09.62: it is in effect; who sponsored it and lives is loved for it, and Unrest falls."""
    note(g, motion, proposed)
    figures = row(g, proposed.type)
    g.land_bills.append(proposed.type)
    g.tell(LandBillPassed(proposed.type, proposed.sponsor, proposed.cosponsor))
    reward(g, proposed.sponsor, figures.sponsor_popularity)
    reward(g, proposed.cosponsor, figures.cosponsor_popularity)
    change_unrest(g, figures.unrest, figures.id)


def reward(g: Rome, sponsor: str, popularity: int) -> None:
    """RR-1.09.62, 1.09.721: a sponsor who was killed during the vote has nothing of it."""
    if sponsor in g.senators:
        gain(g, g.senators[sponsor], popularity=popularity)


def note(g: Rome, motion: Motion, proposed: LandBill) -> None:
    """RR-1.09.62: it was proposed this turn, unless a sponsor refused, so that it was never put to the vote."""
    if motion.fate != "refused" and proposed.type not in g.senate.land_bills:
        g.senate.land_bills.append(proposed.type)


BUSINESS = Business(
    kind="land-bill",
    choice=choice,
    carry=carry,
    same=same,
    consents=consents,
    refused=note,
    compulsory=True,
    unanswered=unanswered,
    voted=voted,
)
