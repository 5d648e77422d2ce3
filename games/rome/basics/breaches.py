"""RR-0.5.3, 0.5.4: what may be promised at any time, and what becomes of a promise that no program can judge.

Whether Talents were paid and cards were given everybody sees. Of votes and words a party claims that they were not
kept, and the other players judge; nobody waits for them, and who says nothing until the turn is over sees no breach.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.kernel import Decision, Interrupt, OneOf, Seat
from games.republic.agreements import agreement_offers, cancel, in_force, other_party, owed
from games.republic.pieces import Agreement
from games.republic.ransom import ransom_offers
from games.rome.basics.events import BreachClaimed, BreachJudged
from games.rome.pieces import Claim
from games.rome.state import Rome


def offers(g: Rome) -> list[Interrupt[Any]]:
    """RR-DP92, RR-DP93, RR-DP94, RR-DP10: what every player may do at any time."""
    return [*agreement_offers(g, on_his_word=False), *breach_offers(g), *ransom_offers(g)]


def breach_offers(g: Rome) -> Iterator[Interrupt[Any]]:
    """RR-0.5.3: claim once a turn that an agreement was broken; judge what others claim."""
    for one in [one for one in g.agreements if in_force(one) and judges(g, one)]:
        if one.id not in g.claims:
            for seat in claimants(one):
                yield Interrupt(claiming(g, one, seat), partial(claim, g, one, seat))
        for seat in undecided(g, one):
            yield Interrupt(judging(g, one, seat), partial(judge, g, one, seat))


def judges(g: Rome, agreement: Agreement) -> list[Seat]:
    """RR-0.5.3: the other players."""
    return [seat for seat in g.people if seat not in agreement.parties and not g.factions[seat].out]


def claimants(agreement: Agreement) -> list[Seat]:
    """RR-0.5.4: who could still take something back, of those who were promised votes or something in words."""
    promised = {one.taker for one in agreement.promises if one.votes and one.state == "owed"}
    able = agreement.parties if agreement.text.strip() else [seat for seat in agreement.parties if seat in promised]
    return [seat for seat in able if owed(agreement, seat)]


def claiming(g: Rome, agreement: Agreement, seat: Seat) -> Decision[None]:
    """RR-DP93: he says that the other has broken the agreement, and wants back what he still holds."""
    choice: OneOf[None] = OneOf({"claim": None})
    about: dict[str, str | int] = {"agreement": agreement.id, "claim": 1}
    return Decision("agreement.cancel", seat, choice, *g.law.cites["agreement.cancel"], about, awaited=False)


async def claim(g: Rome, agreement: Agreement, seat: Seat, _: None) -> None:
    """RR-0.5.3: the others are to judge it."""
    g.claims[agreement.id] = Claim(claimant=seat)
    g.tell(BreachClaimed(agreement.id, seat, other_party(agreement, seat)))


def undecided(g: Rome, agreement: Agreement) -> list[Seat]:
    """RR-0.5.3: who has still to judge a claim that is not decided yet."""
    claimed = g.claims.get(agreement.id)
    if claimed is None or verdict(g, agreement, claimed) is not None:
        return []
    return [seat for seat in judges(g, agreement) if seat not in claimed.votes]


def verdict(g: Rome, agreement: Agreement, claimed: Claim) -> bool | None:
    """RR-0.5.3: a breach by majority of the other players; a tie is none; None: it is open."""
    ayes, count = sum(claimed.votes.values()), len(judges(g, agreement))
    noes = len(claimed.votes) - ayes
    if 2 * ayes > count:
        return True
    return False if 2 * noes >= count else None


def judging(g: Rome, agreement: Agreement, seat: Seat) -> Decision[bool]:
    """RR-DP94: whether a claimed breach is one; if absent it is none."""
    choice, about = OneOf({"breach": True, "none": False}), {"agreement": agreement.id}
    return Decision("agreement.breach", seat, choice, *g.law.cites["agreement.breach"], about, awaited=False)


async def judge(g: Rome, agreement: Agreement, seat: Seat, breach: bool) -> None:  # noqa: FBT001 - as it was read
    """RR-0.5.3, 0.5.4: once it is decided; if it was a breach the claimant takes back what he still holds."""
    claimed = g.claims[agreement.id]
    claimed.votes[seat] = breach
    found = verdict(g, agreement, claimed)
    if found is None:
        return
    ayes = sum(claimed.votes.values())
    g.tell(BreachJudged(agreement.id, claimed.claimant, ayes, len(claimed.votes) - ayes, found))
    if found:
        await cancel(g, agreement, claimed.claimant, None)
