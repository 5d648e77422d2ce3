"""RR-4.05.416, 4.05.417: the Land Bill of the turn: who must sponsor it, who sponsors one, and when it passes."""

from __future__ import annotations

from games.kernel import Seat
from games.rome.neutrals.events import LandBillDrafted, LandBillFailed
from games.rome.neutrals.pieces import Draft
from games.rome.neutrals.recruiting import decreed
from games.rome.pieces import Senator
from games.rome.senate import land_bills
from games.rome.senate.pieces import LandBill
from games.rome.state import Rome


def demand(g: Rome) -> None:
    """RR-4.05.416: once a Dictator, or without one the Rome Consul, is in office whose POP is below Unrest."""
    first, types = foremost(g), land_bills.free_types(g)
    if first and first.popularity < g.unrest and types and not g.neutrals.billed and g.neutrals.draft is None:
        g.neutrals.draft, g.neutrals.billed = Draft(type=max(types), sponsor=first.id), True
        g.tell(LandBillDrafted(max(types), first.id, None))


def foremost(g: Rome) -> Senator | None:
    """RR-4.05.416: the Dictator, or without one the Rome Consul; RR-1.09.62: sponsors are in Rome."""
    found = g.holder("dictator") or g.holder("rome-consul")
    return found if found and found.in_capital else None


def drafted(g: Rome, kind: int, sponsor: str, seat: Seat) -> None:
    """RR-4.05.417: one is sponsored; at most one a turn."""
    g.neutrals.draft, g.neutrals.billed = Draft(type=kind, sponsor=sponsor, seat=seat), True
    g.tell(LandBillDrafted(kind, sponsor, seat))


def mandatory(g: Rome) -> bool:
    """RR-4.05.416: whether the bill that waits must pass; RR-1.09.721: not if its Sponsor has died."""
    draft = g.neutrals.draft
    if draft and draft.sponsor not in g.senators:
        g.neutrals.draft = draft = None
    return draft is not None and draft.seat is None


async def co_sponsored(g: Rome, name: str) -> None:
    """RR-4.05.416: it passes, with all that RR-1.09.62 says."""
    draft, g.neutrals.draft = g.neutrals.draft, None
    if draft:
        bill = LandBill(type=draft.type, sponsor=draft.sponsor, cosponsor=name)
        await land_bills.carry(g, decreed(g, bill), bill)


def fails(g: Rome, seat: Seat) -> None:
    """RR-4.05.417, 4.05.419: nothing comes of it, by this faction."""
    draft, g.neutrals.draft = g.neutrals.draft, None
    if draft:
        g.tell(LandBillFailed(draft.type, draft.sponsor, seat))
