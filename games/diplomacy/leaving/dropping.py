"""CD-6.1 to 6.4: who drops out, and what becomes of all that he held."""

from __future__ import annotations

from games.diplomacy import companies
from games.diplomacy.leaving.events import DeadlinesMissed, DroppedOut
from games.diplomacy.positions import posts, remove
from games.diplomacy.positions.control import abandon
from games.diplomacy.positions.offices import merge
from games.diplomacy.state import NOBODY, Diplomacy, Player
from games.kernel import Seat


def note_missed(g: Diplomacy, seat: Seat) -> None:
    """CD-6.3: a main deadline missed by who held a position; the notice comes after the one before the last."""
    player = g.players[seat]
    if player.wrote:
        player.missed = 0
    elif any(posts(g, seat)):
        player.missed += 1
        player.leaving = player.leaving or player.missed >= g.law.missed_deadlines
        if player.missed == g.law.missed_deadlines - 1:
            g.tell(DeadlinesMissed(player.holding, player.missed))


def open_season(g: Diplomacy) -> None:
    """CD-6.4: before orders are taken, in order of code."""
    for player in sorted(
        (one for one in g.players.values() if one.active and one.leaving), key=lambda one: one.holding
    ):
        drop_out(g, player)


def drop_out(g: Diplomacy, player: Player) -> None:
    """CD-6.2: provinces, units, places under others, shares and all that he has lent or is owed."""
    player.active = player.leaving = False
    g.tell(DroppedOut(player.holding))
    for force in g.forces:
        if force.commander == player.seat:
            force.commander = NOBODY
    for province in (g.provinces[code] for code in sorted(g.provinces)):
        if province.sub_ruler == player.seat:
            province.sub_ruler = NOBODY
        if province.ruler == player.seat:
            abandon(g, province)
    remove(g, [force for force in g.forces if not force.base and force.patron == player.seat])
    merge(g)
    _lapse(g, player)


def _lapse(g: Diplomacy, player: Player) -> None:
    """CD-6.2(vi), 3.A: shares, delegations and votes; his names are in use no more."""
    companies.lose_all(g, player.seat)
    g.delegations[:] = [one for one in g.delegations if player.seat not in (one.lender, one.delegate)]
    for motion in g.motions:
        motion.votes.pop(player.seat, None)
    for name in g.names.values():
        if name.owner == player.seat and name.dropped is None:
            name.dropped = g.counted
