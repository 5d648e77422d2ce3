"""CD-6.1, 6.2, 6.4: a player drops out."""

from __future__ import annotations

from games.diplomacy import standard
from games.diplomacy.companies.leaving import lose_all
from games.diplomacy.leaving.events import DroppedOut
from games.diplomacy.positions.control import abandon, remove
from games.diplomacy.positions.offices import in_order, merge
from games.diplomacy.state import NOBODY, Diplomacy, Player
from games.kernel import Seat


def open_season(g: Diplomacy) -> None:
    """CD-6.4: who is known to leave does so before orders are taken; several in order of code."""
    leaving = [one.seat for one in g.players.values() if one.active and is_leaving(g, one)]
    for seat in sorted(leaving, key=g.code):
        drop_out(g, seat)


def is_leaving(g: Diplomacy, player: Player) -> bool:
    """CD-6.3: by declaring so, or by missing so many main deadlines running."""
    return player.leaving or player.missed >= g.law.missed_deadlines


def drop_out(g: Diplomacy, seat: Seat) -> None:
    """CD-6.2: all of it; his names are out of use, and he is no active player any more (CD-7.D)."""
    code = g.code(seat)
    g.tell(DroppedOut(code, g.names[code].name if code in g.names else ""))
    if g.standard:
        _lapse(g, seat)
        standard.vacate(g, seat)
        return
    _remove_unsupported(g, seat)
    _return_to_superiors(g, seat)
    for province in list(g.ruled(seat)):
        abandon(g, province)
    lose_all(g, seat)
    _lapse(g, seat)
    merge(g)
    _strike(g, seat)
    g.players[seat] = Player(seat, active=False)


def _remove_unsupported(g: Diplomacy, seat: Seat) -> None:
    """CD-6.2(iii), 6.1: units of which he was patron; and those without any that he commanded: nobody is above him."""
    unsupported = [one for one in in_order(g) if not one.base]
    remove(g, [one for one in unsupported if seat in (one.patron, one.patron or one.commander)])


def _return_to_superiors(g: Diplomacy, seat: Seat) -> None:
    """CD-6.2(iv), (v): units he commanded under others, provinces he ruled under others."""
    for force in g.forces:
        if force.commander == seat:
            force.commander = NOBODY
    for province in g.provinces.values():
        if province.sub_ruler == seat:
            province.sub_ruler = NOBODY


def _lapse(g: Diplomacy, seat: Seat) -> None:
    """CD-6.2(vi): purging power lent by him or to him, permits, votes; and whatever else was his or against him."""
    g.delegations[:] = [one for one in g.delegations if seat not in (one.lender, one.delegate)]
    g.permits[:] = [one for one in g.permits if seat not in (one.giver, one.builder)]
    g.winning[:] = [one for one in g.winning if one != seat]
    for motion in g.motions:
        motion.votes.pop(seat, None)
    for railway in g.railways:
        railway.builder = NOBODY if railway.builder == seat else railway.builder  # CD-9.A.3: to be ordered on anew
        railway.barred.players[:] = [one for one in railway.barred.players if one != seat]
    for force in g.forces:
        force.disowned = NOBODY if force.disowned == seat else force.disowned


def _strike(g: Diplomacy, seat: Seat) -> None:
    """CD-3.A, 3.C: nobody uses his names any more; those that waited are as if never written."""
    for name in [one for one in g.names.values() if one.owner == seat]:
        if not name.approved:
            del g.names[name.code]
        elif name.dropped is None:
            name.dropped = g.counted
