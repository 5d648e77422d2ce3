"""RC-6.10: all move their Talents at the same time, once; then each places at once what he was given."""

from __future__ import annotations

from functools import partial

from games.carthage.state import Carthage
from games.kernel import Decision, Seat, Split, ask_all, together
from games.republic.asking import each
from games.republic.events_agreements import Redistributed
from games.republic.revenue.redistribution import (
    TREASURY,
    Purses,
    fill,
    hand_over,
    holdings,
    own_purses,
    rebel_purses,
)


async def redistribute(g: Carthage) -> None:
    """RC-6.10: all at the same time; then gifts are placed likewise."""
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


def placing(g: Carthage, seat: Seat) -> Decision[Purses] | None:
    """RC-6.10: what a player received he may place likewise; if absent it stays in his Faction Treasury."""
    talents = min(g.factions[seat].gifts, g.factions[seat].treasury)
    if talents == 0:
        return None
    choice = Split(talents, list(holdings(g, seat)))
    lapse = {TREASURY: talents}
    return Decision("revenue.place", seat, choice, *g.law.cites["revenue.place"], lapse=lapse, covert=True)


def place(g: Carthage, seat: Seat, purses: Purses) -> None:
    """Move a received gift out of the Faction Treasury into Senators."""
    changes = {name: talents for name, talents in purses.items() if talents and name != TREASURY}
    for name, talents in changes.items():
        g.senators[name].talents += talents
        g.factions[seat].treasury -= talents
    if changes:
        g.tell(Redistributed(seat, changes))
