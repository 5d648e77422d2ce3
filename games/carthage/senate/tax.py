"""RC-9.5.6: the tax rate, moved by 10 points at most once a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.carthage.pieces import Senator
from games.carthage.senate.events_business import SponsorsChargeable, TaxChanged, TaxVoteResented
from games.carthage.senate.pieces import Motion, TaxRate
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, OneOf, Record, Seat
from games.republic.reign import gain
from games.republic.senate.business import Business
from games.republic.senate.pieces import Voice


def choice(g: Carthage, _seat: Seat) -> Record[TaxRate] | None:
    """RC-9.5.6: 10 points up or down within 0% to 100%, once a turn; an increase has two sponsors in Carthage."""
    if g.senate.taxed:
        return None
    sponsors = OneOf({"none": "", **{one.id: one.id for one in g.in_carthage()}})
    rates = {str(rate): rate for rate in possible_rates(g)}
    return Record(partial(proposal, g), rate=OneOf(rates), sponsor=sponsors, cosponsor=sponsors)


def possible_rates(g: Carthage) -> list[int]:
    """RC-9.5.6: exactly 10 points more or less."""
    able = (g.tax - g.law.constants.tax_step, g.tax + g.law.constants.tax_step)
    return [rate for rate in able if g.law.constants.tax_min <= rate <= g.law.constants.tax_max]


def proposal(g: Carthage, rate: int, sponsor: str, cosponsor: str) -> TaxRate:
    """RC-9.5.6b: an increase names two different Senators; a decrease has no sponsors."""
    named = [name for name in (sponsor, cosponsor) if name]
    if rate > g.tax and len(set(named)) < 2:
        raise IllegalAnswer("senate.two-sponsors", clause="RC-9.5.6b")
    if rate < g.tax and named:
        raise IllegalAnswer("senate.no-sponsors", clause="RC-9.5.6b")
    return TaxRate(rate=rate, sponsor=sponsor, cosponsor=cosponsor)


def same(proposed: TaxRate) -> str:
    """RC-9.0.8: the rate."""
    return str(proposed.rate)


def sponsors_of(proposed: TaxRate) -> Sequence[str]:
    """RC-9.5.6b: who sponsors it."""
    return [name for name in (proposed.sponsor, proposed.cosponsor) if name]


def resented(g: Carthage, proposed: TaxRate) -> Voice:
    """RC-9.5.6d: the vote that costs POP: against an increase, for a decrease."""
    return "against" if proposed.rate > g.tax else "for"


def unanswered(g: Carthage, proposed: TaxRate) -> Voice:
    """RC-DP25, RC-9.5.6e: who does not answer votes so that it costs him nothing."""
    return "for" if resented(g, proposed) == "against" else "against"


def voted(g: Carthage, proposed: TaxRate, voices: Mapping[str, Voice]) -> None:
    """RC-9.5.6d: it costs 1 POP, whatever becomes of the proposal."""
    costly = resented(g, proposed)
    senators = tuple(name for name, voice in voices.items() if voice == costly)
    for name in senators:
        gain(g, g.senators[name], popularity=g.law.constants.tax_vote_penalty)
    if senators:
        g.tell(TaxVoteResented(senators))


async def carry(g: Carthage, _motion: Motion, proposed: TaxRate) -> None:
    """RC-9.5.6, 9.5.6c: the new rate holds; the sponsor gains 3 POP, the co-sponsor 1."""
    g.senate.taxed = True
    g.tax = proposed.rate
    g.tell(TaxChanged(proposed.rate, proposed.sponsor, proposed.cosponsor))
    if proposed.sponsor:
        sponsor, cosponsor = g.senators[proposed.sponsor], g.senators[proposed.cosponsor]
        gain(g, sponsor, popularity=g.law.constants.tax_sponsor_popularity)
        gain(g, cosponsor, popularity=g.law.constants.tax_cosponsor_popularity)
        make_chargeable(g, sponsor, cosponsor)


def make_chargeable(g: Carthage, sponsor: Senator, cosponsor: Senator) -> None:
    """RC-9.5.6f: sponsors of one faction may each be tried in the next turn (RC-9.3b)."""
    if sponsor.faction == cosponsor.faction:
        sponsor.tax_charge = cosponsor.tax_charge = g.turn + 1
        g.tell(SponsorsChargeable(sponsor.id, cosponsor.id))


def refused(g: Carthage, _motion: Motion, _proposed: TaxRate) -> None:
    """RC-9.5.6a: a vote that fails or is vetoed has used up the turn's vote."""
    g.senate.taxed = True


BUSINESS = Business(
    kind="tax",
    choice=choice,
    carry=carry,
    same=same,
    people=sponsors_of,
    refused=refused,
    compulsory=True,
    unanswered=unanswered,
    voted=voted,
)
