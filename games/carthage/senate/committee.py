"""RC-9.2: the Committee of Five: terms that have run out, and the election of new Members."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from games.carthage.pieces import Senator
from games.carthage.senate.events_elections import MemberElected, MemberLeft, MembershipDeclined
from games.carthage.senate.laws import committee_term, meanwhile
from games.carthage.senate.nominations import decline, named, refused, same
from games.carthage.senate.pieces import Memberships, Motion, Way
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Record, Seat, ask
from games.republic.reign import gain
from games.republic.senate.business import Business, Consent
from games.republic.senate.nominations import barred, contested, declined, nominees, one_each


def retire(g: Carthage) -> None:
    """RC-9.2: just after the Suffetes take office Members whose term has run out leave."""
    for seat in g.committee.values():
        if seat.member and seat.term <= 0:
            g.senate.outgoing[seat.id] = seat.member
            g.tell(MemberLeft(seat.member, seat.id))
            seat.member, seat.term = "", 0


def vacancies(g: Carthage) -> dict[str, list[Senator]]:
    """RC-9.2: the seats that lie in the Forum, each with those who may be named for it, if there are any."""
    empty = [seat.id for seat in g.committee.values() if not seat.member]
    return {seat: able for seat in empty if g.senate.elected and (able := candidates(g, seat))}


def candidates(g: Carthage, seat: str, taken: Collection[str] = ()) -> list[Senator]:
    """RC-9.2, 9.2c, 9.2d: in Carthage, without an office, neither voted down alone for this seat nor unwilling.

    RC-9.7.2, Judicial Reform: nor he who has just left it. `taken`: who has an office, supposedly.
    """
    free = [one for one in g.without_office() if one.id not in taken]
    able = [one for one in free if not barred(g, seat, one)]
    last = g.senate.outgoing.get(seat) if g.flag("annual_committee") else None
    return [one for one in able if one.id != last and not declined(g, seat, one)]


def has_just_left(g: Carthage, senator: Senator) -> bool:
    """RC-9.2c: a Member whose term ran out this turn; he is elected again only with his player's consent."""
    return senator.id in g.senate.outgoing.values()


# The proposal


def choice(g: Carthage, _seat: Seat) -> Record[Memberships] | None:
    """RC-9.2, 9.2d: candidates for one vacant seat or several; not where the last one is appointed."""
    vacant = {} if last_candidate(g) else vacancies(g)
    return Record(partial(one_each, Memberships, "members", "RC-9.2"), **nominees(vacant)) if vacant else None


def consents(g: Carthage, proposal: Memberships) -> Sequence[Consent]:
    """RC-9.2c, RC-DP27: those who have just left the Committee."""
    able = [g.senators[name] for name in proposal.members.values()]
    return [Consent(one.id, g.law.cites["senate.consent/membership"]) for one in able if has_just_left(g, one)]


async def carry(g: Carthage, _motion: Motion, proposal: Memberships) -> None:
    """RC-9.2: all of them take their seats."""
    for seat, name in proposal.members.items():
        seat_member(g, seat, g.senators[name])


BUSINESS = Business(
    kind="committee",
    choice=choice,
    carry=carry,
    same=same,
    people=named,
    consents=consents,
    refused=refused,
    declined=decline,
    election=True,
)


# Taking a seat


def seat_member(g: Carthage, seat: str, senator: Senator, way: Way = "vote") -> None:
    """RC-9.2a, 9.2b: a Membership of 3 turns, and 3 INF; to the last one left, RC-9.2d, or by RC-9.0.21, unvoted."""
    membership, influence = g.committee[seat], g.law.constants.influence["committee"]
    membership.member, membership.term = senator.id, committee_term(g)
    g.tell(MemberElected(g.owner(senator), senator.id, seat, membership.term, influence, way=way))
    gain(g, senator, influence=influence)


def last_candidate(g: Carthage) -> tuple[str, Senator] | None:
    """RC-9.2d: the only one left for the last seat; the only one who has not been voted down for a seat."""
    vacant = vacancies(g)
    for seat, able in vacant.items():
        if len(able) == 1 and (len(vacant) == 1 or contested(g, seat)):
            return seat, able[0]
    return None


async def appoint(g: Carthage, seat: str, senator: Senator) -> None:
    """RC-9.2d: he is appointed without a vote; RC-9.2c: one who has just left, only if he consents."""
    if has_just_left(g, senator) and not await meanwhile(g, ask(partial(returning, g, seat, senator))):
        g.senate.declined.append(f"{seat}/{senator.id}")
        g.tell(MembershipDeclined(senator.id, seat))
    else:
        seat_member(g, seat, senator, "last")


def returning(g: Carthage, seat: str, senator: Senator) -> Decision[bool]:
    """RC-DP27: consent to another Membership; who does not answer refuses."""
    about = {"senator": senator.id, "committee": seat}
    choice = OneOf({"consent": True, "refuse": False})
    return Decision(
        "senate.membership", g.owner(senator), choice, *g.law.cites["senate.membership"], about, lapse="refuse"
    )
