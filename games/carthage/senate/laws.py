"""RC-9.7: Laws, played from the hand; they hold for the rest of the game (RC-DP55)."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from games.carthage.senate.events import LawAnnounced, LawEnacted
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import Decision, Interrupt, OneOf, Script, Seat, interruptible
from games.republic.components import Law
from games.republic.reign import appoint

T = TypeVar("T")

ANNUAL_TERM = 1


def announcing(g: Carthage, _motion: Motion | None) -> list[Interrupt[str]]:
    """RC-9.7.1, RC-DP55: at any time in the phase, even without a Senator in Carthage; nobody may learn of it."""
    return [offer for seat in g.seats for offer in announcement(g, seat)]


def announcement(g: Carthage, seat: Seat) -> list[Interrupt[str]]:
    """RC-DP55: which of the Laws in his hand he plays."""
    laws = {card: card for card in g.factions[seat].hand if isinstance(g.tables.card(card), Law)}
    if not laws:
        return []
    choice = OneOf(laws)
    decision = Decision("senate.law", seat, choice, *g.law.cites["senate.law"], awaited=False, covert=True)
    return [Interrupt(decision, partial(announce, g, seat))]


async def meanwhile(g: Carthage, script: Script[T]) -> T | None:
    """RC-9.7.1: also while no vote is open, and something else is waited for."""
    return await interruptible(script, partial(announcing, g, None))


async def announce(g: Carthage, seat: Seat, law: str) -> None:
    """RC-9.7.1: it takes effect at once; while a vote is open, when that is over."""
    g.factions[seat].hand.remove(law)
    if g.senate.motion:
        g.senate.announced.append(law)
        g.tell(LawAnnounced(seat, law))
    else:
        enact(g, law, seat)


def enact_announced(g: Carthage) -> None:
    """RC-9.7.1: Laws announced during a vote take effect before the next is opened."""
    while g.senate.announced:
        enact(g, g.senate.announced.pop(0))


def enact(g: Carthage, law: str, seat: Seat | None = None) -> None:
    """RC-9.7.1: it holds for good. RC-9.7.2, Judicial Reform: present terms above 1 become 1."""
    appoint(g)  # RC-9.10.2: who came home with 35 INF by the vote before the Military Reform is Suffete for Life
    g.laws.append(law)
    g.tell(LawEnacted(law, seat=seat))
    if g.flag("annual_committee"):
        for membership in g.committee.values():
            membership.term = min(membership.term, ANNUAL_TERM)


def committee_term(g: Carthage) -> int:
    """RC-9.2a: 3 turns; RC-9.7.2, Judicial Reform: 1."""
    return ANNUAL_TERM if g.flag("annual_committee") else g.law.constants.committee_term
