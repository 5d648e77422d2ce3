"""RR-1.06.0, 1.14.2: Open Bodyguards: their upkeep, and who gets one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel import Decision, OneOf, Seat
from games.republic.hands import at_large
from games.republic.money import spend
from games.republic.reign import gain
from games.rome.pieces import Senator
from games.rome.revenue.events import GuardDismissed, GuardKept, GuardPosted
from games.rome.state import Rome

CARD: Final = "open-bodyguard"


def upkeep(g: Rome, seat: Seat) -> Decision[bool] | None:
    """RR-DP6: pay 1T and lose 1 POP, or discard it; who cannot pay is not asked; if absent he pays."""
    guarded = next((one for one in g.senators_of(seat) if one.bodyguard and affords(g, one)), None)
    if guarded is None:
        return None
    options, about = OneOf({"pay": True, "discard": False}), {"senator": guarded.id}
    return Decision("revenue.upkeep", seat, options, *g.law.cites["revenue.upkeep"], about, lapse="pay")


def affords(g: Rome, guarded: Senator) -> bool:
    """RR-1.06.0: whether he can pay for it; the treasury of a Captive is frozen (RR-1.10.71)."""
    return not guarded.captive and guarded.talents >= price(g)["talents"]


def price(g: Rome) -> Mapping[str, int]:
    """RR-1.14.2: what the card costs each turn: Talents, and POP."""
    return next(one.params for one in g.tables.intrigues[CARD].effects if one.op == "upkeep")


def pay_or_dismiss(g: Rome, answers: Mapping[Seat, bool]) -> None:
    """RR-1.06.0: each is paid for, or discarded."""
    for guarded in [one for one in g.senators.values() if one.bodyguard]:
        if answers.get(guarded.faction or Seat(""), False):
            spend(g, guarded, price(g)["talents"])
            gain(g, guarded, popularity=price(g)["popularity"])
            g.tell(GuardKept(guarded.id, price(g)["talents"], price(g)["popularity"]))
        else:
            g.gone.append(guarded.bodyguard)
            guarded.bodyguard = ""
            g.tell(GuardDismissed(guarded.id))


def posting(g: Rome, seat: Seat) -> Decision[Senator | None] | None:
    """RR-DP7: play one on an own Senator in Rome, or not; everybody with cards is asked, as long as one may be held."""
    hand = g.factions[seat].hand
    if not hand or not at_large(g, is_held):
        return None
    able = {one.id: one for one in g.in_rome(seat)} if held(g, seat) else {}
    choice: OneOf[Senator | None] = OneOf({"none": None, **able})
    return Decision("revenue.bodyguard", seat, choice, *g.law.cites["revenue.bodyguard"], lapse="none", hidden=True)


def is_held(card: str) -> bool:
    """Whether this is one."""
    return card.partition(".")[0] == CARD


def held(g: Rome, seat: Seat) -> list[str]:
    """Those in a hand."""
    return [card for card in g.factions[seat].hand if is_held(card)]


def post(g: Rome, answers: Mapping[Seat, Senator | None]) -> None:
    """RR-1.06.0, 1.14.2: it lies on him until he dies or it is not paid for."""
    for seat in g.from_hrao():
        guarded = answers.get(seat)
        if guarded:
            guarded.bodyguard = held(g, seat)[0]
            g.factions[seat].hand.remove(guarded.bodyguard)
            g.tell(GuardPosted(seat, guarded.id))
