"""RR-2.06: Laws are voted on: whoever holds one proposes it at any time, with two sponsors (RR-DP60)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.kernel import Decision, IllegalAnswer, Interrupt, OneOf, Record, Seat
from games.republic.reign import gain
from games.republic.senate import pieces as republic
from games.republic.senate.business import Business, Consent
from games.republic.senate.motions import put
from games.republic.senate.presiding import moved
from games.rome.components import Statesman
from games.rome.pieces import Senator
from games.rome.senate.events_laws import BillClaimed, BillDropped, BillRejected, SponsorsHonoured
from games.rome.senate.laws import BONUS, REPEAL, VOTED, enact, flag_of, in_hand, options, timely
from games.rome.senate.pieces import Bill, Motion
from games.rome.state import Rome


def proposing(g: Rome, _motion: Motion | None) -> list[Interrupt[Bill]]:
    """RR-2.06.2: at any time in the Senate Phase; nobody may learn who could."""
    return [offer for seat in g.people for offer in proposed_by(g, seat)] if g.plays(VOTED) else []


def proposed_by(g: Rome, seat: Seat) -> list[Interrupt[Bill]]:
    """RR-DP60: a Law of his hand, two Senators in Rome to sponsor it, and what the Servilian Law shall do."""
    laws = {card: card for card in in_hand(g, seat)}
    able = {one.id: one.id for one in g.in_rome()}
    if not laws or len(able) < 2:
        return []
    fields = {"law": OneOf(laws), "sponsor": OneOf(able), "cosponsor": OneOf(able), "option": OneOf(wishes())}
    choice = Record(partial(bill, g), **fields)
    decision = Decision("senate.bill", seat, choice, *g.law.cites["senate.bill"], awaited=False, covert=True)
    return [Interrupt(decision, partial(claim, g, seat))]


def wishes() -> dict[str, str]:
    """RR-1.15.2: only the Servilian Law has a choice."""
    return {"none": "", BONUS: BONUS, REPEAL: REPEAL}


def bill(g: Rome, law: str, sponsor: str, cosponsor: str, option: str) -> Bill:
    """RR-2.06.2: Sponsor and Co-Sponsor are two; the Servilian Law says what it shall do, no other does."""
    if sponsor == cosponsor:
        raise IllegalAnswer("senate.two-sponsors", clause="RR-2.06.2")
    able = options(g) if flag_of(g, law) == "servilian" else [""]
    if option not in able:
        raise IllegalAnswer("senate.no-such-option", law=law, clause="RR-1.15.2")
    return Bill(law=law, sponsor=sponsor, cosponsor=cosponsor, option=option)


async def claim(g: Rome, seat: Seat, proposed: Bill) -> None:
    """RR-2.06.2: it is put to the vote at once; during another vote it becomes the next proposal."""
    g.factions[seat].hand.remove(proposed.law)
    g.senate.announced.append(proposed.law)
    g.senate.bills.setdefault(seat, []).append(proposed)
    g.tell(BillClaimed(seat, proposed.law, proposed.sponsor, proposed.cosponsor))
    if g.senate.motion is None:
        await put_claimed(g)


async def put_claimed(g: Rome) -> None:
    """RR-2.06.2, RR-0.3.2: Laws that were named for the next proposal are put, clockwise from the HRAO's faction."""
    while seat := next((one for one in g.from_hrao() if g.senate.bills.get(one)), None):
        proposed = g.senate.bills[seat].pop(0)
        if possible(g, proposed):
            await put(g, moved(g, seat, proposed, forced=True))
        else:
            take_back(g, seat, proposed)


def possible(g: Rome, proposed: Bill) -> bool:
    """RR-1.09.151, 1.15: its time is not over, and (RR-2.06.2) those named can be asked."""
    able = [one.id for one in g.in_rome()]
    named = proposed.sponsor in able and proposed.cosponsor in able
    return timely(g, proposed.law) and (g.senate.motion is not None or named)


def take_back(g: Rome, seat: Seat, proposed: Bill) -> None:
    """RR-2.06.2: it was not put to the vote, so it is not lost."""
    g.senate.announced.remove(proposed.law)
    if g.factions[seat].out:
        g.gone.append(proposed.law)
    else:
        g.factions[seat].hand.append(proposed.law)
    g.tell(BillDropped(seat, proposed.law))


# The vote


def no_choice(_g: Rome, _seat: Seat) -> None:
    """RR-2.06.2: the Presiding Magistrate proposes none: only who holds the card does."""


def same(proposed: Bill) -> str:
    """RR-1.09.131: the Law and its sponsors."""
    return f"{proposed.law} {proposed.sponsor} {proposed.cosponsor} {proposed.option}"


def consents(g: Rome, proposed: Bill) -> Sequence[Consent]:
    """RR-2.06.2, RR-DP48: both must be willing."""
    cite = g.law.cites["senate.sponsor/law"]
    return [Consent(name, cite, kind="senate.sponsor") for name in (proposed.sponsor, proposed.cosponsor)]


async def carry(g: Rome, motion: Motion, proposed: Bill) -> None:
    """RR-2.06.3: effect first, then INF for Sponsor and Co-Sponsor."""
    g.senate.announced.remove(proposed.law)
    enact(g, motion.seat, proposed.law, proposed.option)
    figures = g.law.constants
    honours = (figures.law_sponsor_influence, figures.law_cosponsor_influence)
    for name, influence in zip((proposed.sponsor, proposed.cosponsor), honours, strict=True):
        if name in g.senators:
            gain(g, g.senators[name], influence=influence)
    g.tell(SponsorsHonoured(proposed.law, proposed.sponsor, honours[0], proposed.cosponsor, honours[1]))


def refused(g: Rome, motion: Motion, proposed: Bill) -> None:
    """RR-2.06.2: voted down it is discarded for good."""
    if motion.fate != "failed":
        take_back(g, motion.seat, proposed)
        return
    g.senate.announced.remove(proposed.law)
    g.gone.append(proposed.law)
    g.tell(BillRejected(proposed.law))


def more_votes(motion: republic.Motion, senator: Senator) -> int:
    """RR-2.06.3, RR-8: what the Catos add on Laws: 6 votes; the Younger's knights count once more."""
    if not isinstance(motion.proposal, Bill) or not isinstance(senator.card, Statesman):
        return 0
    found = [one.params for one in senator.card.effects if one.op == "law_votes"]
    return sum(int(one["value"]) + (senator.knights if one["double_knights"] else 0) for one in found)


BUSINESS = Business(
    kind="bill",
    choice=no_choice,
    carry=carry,
    same=same,
    consents=consents,
    possible=possible,
    refused=refused,
    veto=False,
)
