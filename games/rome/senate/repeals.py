"""RR-1.09.621: a Land Bill is repealed, at a price for its sponsor and whoever votes for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.kernel import IllegalAnswer, OneOf, Record, Seat
from games.republic.senate.business import Business, Consent
from games.republic.senate.pieces import Voice
from games.rome import charts
from games.rome.pieces import Senator
from games.rome.population.unrest import change_unrest
from games.rome.senate.events_business import LandBillRepealed
from games.rome.senate.land_bills import resent, row
from games.rome.senate.pieces import Motion, Repeal
from games.rome.state import Rome


def terms(g: Rome, kind: int) -> charts.Repeal:
    """RR-1.09.621: what the repeal of this type costs; it is asked only of those that have one."""
    found = row(g, kind).repeal
    assert found  # noqa: S101 - Land Bill I is gone when it is paid
    return found


def choice(g: Rome, _seat: Seat) -> Record[Repeal] | None:
    """RR-1.09.621: a type II or III in effect, once a turn; a sponsor in Rome whose POP is enough."""
    able = {str(kind): kind for kind in repealable(g) if sponsors(g, kind)}
    if not able:
        return None
    names = dict.fromkeys(one.id for kind in able.values() for one in sponsors(g, kind))
    return Record(partial(proposal, g), type=OneOf(able), sponsor=OneOf({name: name for name in names}))


def repealable(g: Rome) -> list[int]:
    """RR-1.09.621: the types in effect that can be repealed and whose repeal was not proposed this turn."""
    kinds = [one.type for one in g.law.charts.land_bills if one.repeal and one.type in g.land_bills]
    return [kind for kind in kinds if kind not in g.senate.repealed]


def sponsors(g: Rome, kind: int) -> list[Senator]:
    """RR-1.09.621: in Rome, with as much POP as he will lose."""
    return [one for one in g.in_rome() if one.popularity >= terms(g, kind).least_popularity]


def proposal(g: Rome, type: int, sponsor: str) -> Repeal:  # noqa: A002 - as it is saved
    """RR-1.09.621: his POP is enough for this type."""
    if sponsor not in [one.id for one in sponsors(g, type)]:
        least = terms(g, type).least_popularity
        raise IllegalAnswer("senate.unpopular-sponsor", least=least, clause="RR-1.09.621")
    return Repeal(type=type, sponsor=sponsor)


def same(proposed: Repeal) -> str:
    """RR-1.09.131, 1.09.621: the type, and who was to sponsor it."""
    return f"{proposed.type} {proposed.sponsor}"


def consents(g: Rome, proposed: Repeal) -> Sequence[Consent]:
    """RR-1.09.621, RR-DP47: he must volunteer."""
    return [Consent(proposed.sponsor, g.law.cites["senate.sponsor/repeal"], kind="senate.sponsor")]


def unanswered(_g: Rome, _proposed: Repeal) -> Voice:
    """RR-1.09.14, RR-0.6.3: who misses his deadline votes against it."""
    return "against"


def bound(_g: Rome, proposed: Repeal) -> Mapping[str, Voice]:
    """RR-1.09.621: its sponsor must vote for it."""
    return {proposed.sponsor: "for"}


def voted(g: Rome, proposed: Repeal, voices: Mapping[str, Voice]) -> None:
    """RR-1.09.621: each vote for it costs POP; its sponsor loses more."""
    costs = terms(g, proposed.type)
    resent(g, [name for name, voice in voices.items() if voice == "for"], costs.for_popularity)
    resent(g, [name for name in voices if name == proposed.sponsor], costs.sponsor_popularity)


async def carry(g: Rome, motion: Motion, proposed: Repeal) -> None:
    """RR-1.09.621: one marker of the type comes off, and Unrest rises."""
    note(g, motion, proposed)
    g.land_bills.remove(proposed.type)
    g.tell(LandBillRepealed(proposed.type, proposed.sponsor))
    change_unrest(g, terms(g, proposed.type).unrest, row(g, proposed.type).id)


def note(g: Rome, motion: Motion, proposed: Repeal) -> None:
    """RR-1.09.621: once a turn, unless nobody would sponsor it, so that it was never put to the vote."""
    if motion.fate != "refused" and proposed.type not in g.senate.repealed:
        g.senate.repealed.append(proposed.type)


def possible(g: Rome, proposed: Repeal) -> bool:
    """RR-1.09.151: it is still in effect."""
    return proposed.type in g.land_bills


BUSINESS = Business(
    kind="repeal",
    choice=choice,
    carry=carry,
    same=same,
    consents=consents,
    possible=possible,
    refused=note,
    compulsory=True,
    unanswered=unanswered,
    bound=bound,
    voted=voted,
)
