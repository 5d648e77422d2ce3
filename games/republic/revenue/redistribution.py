"""RC-6.10, RR-1.06.3: players move Talents among their Senators, their Faction Treasuries and each other.

A seat answers with what each of its purses shall hold, and with its gifts: `{"fam-mago": 5, "treasury": 3, "star": 2}`.
A gift goes to the receiver's Faction Treasury, and he places it at once. Who decides for another's faction
moves what its Senators hold; its Faction Treasury is hidden from him and only takes (RC-9.10.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.kernel import Decision, Seat, Split, ask_all, together
from games.republic.asking import each
from games.republic.events_agreements import Redistributed
from games.republic.pieces import Senator
from games.republic.reign import controlled
from games.republic.revenue.events import GaveTalents
from games.republic.state import Republic

TREASURY = "treasury"
Purses = Mapping[str, int]


async def redistribute(g: Republic) -> None:
    """RC-6.10, RR-1.06.3: all at the same time, once; then each places at once what he was given."""
    loyal, rebel = await together(
        ask_all(partial(each, g, own_purses)),
        ask_all(partial(each, g, rebel_purses)),
    )
    for seat, purses in [*loyal.items(), *rebel.items()]:
        fill(g, seat, purses)
    for seat, purses in loyal.items():
        hand_over(g, seat, purses)
    placed = await ask_all(partial(each, g, placing))
    for seat, purses in placed.items():
        place(g, seat, purses)
    for faction in g.factions.values():
        faction.gifts = 0


def placing(g: Republic, seat: Seat) -> Decision[Purses] | None:
    """RC-6.10, RR-1.06.3: what a player received he may place; if absent it stays in his Faction Treasury."""
    talents = min(g.factions[seat].gifts, g.factions[seat].treasury)
    if talents == 0:
        return None
    choice = Split(talents, list(holdings(g, seat)))
    lapse = {TREASURY: talents}
    return Decision("revenue.place", seat, choice, *g.law.cites["revenue.place"], lapse=lapse, covert=True)


def place(g: Republic, seat: Seat, purses: Purses) -> None:
    """Move a received gift out of the Faction Treasury into Senators."""
    changes = {name: talents for name, talents in purses.items() if talents and name != TREASURY}
    for name, talents in changes.items():
        g.senators[name].talents += talents
        g.factions[seat].treasury -= talents
    if changes:
        g.tell(Redistributed(seat, changes))


def own_purses(g: Republic, seat: Seat) -> Decision[Purses]:
    """RC-6.10, RR-1.06.3: what a faction's purses, and other players, shall have of its money; if absent all stays.

    Asked of everybody, money or not, and nobody is answered for: who has some in his Faction Treasury is hidden.
    """
    held = holdings(g, seat)
    others = [other for other in g.from_hrao() if other != seat and not g.factions[other].neutral]
    choice = Split(sum(held.values()), [*held, *others])
    return Decision(
        "revenue.redistribute", seat, choice, *g.law.cites["revenue.redistribute"], lapse=held, personal=True
    )


def holdings(g: Republic, seat: Seat) -> dict[str, int]:
    """RC-6.10, RR-1.06.3: what may be moved: all but the money of Rebels and Captives."""
    purses = {senator.id: senator.talents for senator in g.senators_of(seat) if senator.free}
    return {**purses, TREASURY: g.factions[seat].treasury - untouched(g, seat)}


def untouched(g: Republic, seat: Seat) -> int:
    """RC-1.5e, RR-0.4.1: what lies in a Faction Treasury that is hidden from whoever decides for the faction."""
    return g.factions[seat].treasury if controlled(g, seat) else 0


def rebel_purses(g: Republic, seat: Seat) -> Decision[Purses] | None:
    """RC-6.10, RR-1.06.3: Rebels' money moves only among Rebels."""
    held = {rebel.id: rebel.talents for rebel in g.senators_of(seat) if rebel.rebel}
    if len(held) < 2:
        return None
    choice = Split(sum(held.values()), list(held))
    return Decision(
        "revenue.redistribute", seat, choice, *g.law.cites["revenue.redistribute"], {"purses": "rebel"}, lapse=held
    )


def fill(g: Republic, seat: Seat, purses: Purses) -> None:
    """Put into each purse what it shall hold, and tell what everybody can see of it."""
    changes = {senator.id: purses[senator.id] - senator.talents for senator in own(g, seat, purses)}
    for senator in own(g, seat, purses):
        senator.talents = purses[senator.id]
    if TREASURY in purses:
        g.factions[seat].treasury = untouched(g, seat) + purses[TREASURY]
    if any(changes.values()):
        g.tell(Redistributed(seat, {name: change for name, change in changes.items() if change}))


def own(g: Republic, seat: Seat, purses: Purses) -> list[Senator]:
    """The Senators of a faction whose purses these are."""
    return [senator for senator in g.senators_of(seat) if senator.id in purses]


def hand_over(g: Republic, giver: Seat, purses: Purses) -> None:
    """RC-6.10, RR-1.06.3: gifts go to the receivers' Faction Treasuries; the two know."""
    for receiver in g.seats:
        talents = purses.get(receiver, 0)
        if talents:
            g.factions[receiver].treasury += talents
            g.factions[receiver].gifts += talents
            g.tell(GaveTalents(giver, receiver, talents), to=[giver, receiver])
