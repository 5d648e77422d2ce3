"""RR-1.16, RR-1.12.1.5: events of the deck: bequests, the conspiracy, the end of the era."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, Seat, ask
from games.republic import chits
from games.republic.effects import Effects
from games.republic.forum.events_cards import PopularityChanged
from games.republic.forum.initiatives import active
from games.republic.reign import gain
from games.republic.senators import kill
from games.rome.basics.provinces import discard_bequest
from games.rome.forum.events import BequestCame, ConspiracyStruck, EraEnding
from games.rome.mortality.chits import struck
from games.rome.pieces import Bequest, Senator
from games.rome.state import Rome

effect = Effects()


@effect("bequest")
def bequest(g: Rome, card: str, *, talents: int, province: str) -> None:  # noqa: ARG001 - the money comes later
    """RR-1.16.1: it lies in the Forum until the Senate sends for it; void if its Province exists."""
    if province in g.provinces:
        discard_bequest(g, card)
        return
    g.bequests[card] = Bequest(id=card)
    g.tell(BequestCame(card, province))


@effect("create_province_next_senate")
def apion(g: Rome, card: str, *, province: str) -> None:
    """RR-1.16.1: the Province of Ptolemy Apion comes with the next Senate Phase; the card is spent."""
    if province in g.provinces:
        discard_bequest(g, card)
        return
    g.gone.append(card)
    g.willed[province] = card
    g.tell(BequestCame(card, province))


@effect("conspiracy")
async def conspiracy(g: Rome, card: str) -> None:
    """RR-1.16.2: the HRAO names a faction; a dr of chits strikes its Senators, and costs him as much POP."""
    g.gone.append(card)
    magistrate = g.hrao()
    seat = await ask(partial(naming, g))
    if seat is None:
        return
    (roll,) = g.dice.roll("conspiracy")
    g.tell(ConspiracyStruck(seat, roll))
    for chit in chits.draw(g, roll, "conspiracy.chits"):
        victim = struck(g, chit, partial(of_faction, seat))
        if victim:
            await kill(g, victim, "conspiracy", "RR-1.16.2")
    if magistrate:
        gain(g, magistrate, popularity=-roll)
        g.tell(PopularityChanged(magistrate.id, -roll, card))


def naming(g: Rome) -> Decision[Seat] | None:
    """RR-DP28: another faction; if the HRAO is absent that with most INF."""
    own = g.hrao_seat()
    others: dict[str, Seat] = {seat: seat for seat in g.from_hrao() if seat != own}
    if not others:
        return None
    lapse = max(others.values(), key=g.influence)
    return Decision("forum.conspiracy", own, OneOf(others), *g.law.cites["forum.conspiracy"], lapse=lapse)


def of_faction(seat: Seat, senator: Senator) -> bool:
    """RR-1.16.2: wherever he is."""
    return senator.faction == seat


@effect("era_ends")
def era_ends(g: Rome, card: str) -> None:
    """RR-1.12.1.5, RR-1.07.41: the game ends with this Forum Phase; persuasion fails sooner."""
    g.gone.append(card)
    g.era_ends = True
    g.tell(EraEnding(active(g)))
