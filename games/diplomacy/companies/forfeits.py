"""CD-5.C(d), 9.C.7: whoever is purged forfeits his stock to the purger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.diplomacy.companies.shares import give, take, tell_passed
from games.diplomacy.politics.powers import Rank
from games.diplomacy.politics.purges import Deed
from games.diplomacy.positions.offices import meant
from games.diplomacy.state import NOBODY, Diplomacy, Railway
from games.kernel import Seat


def forfeit(g: Diplomacy, deeds: Sequence[Deed]) -> None:
    """CD-9.C.7: for all purges of a season: rank after rank, and who was purged from a higher one has lost it then."""
    gone: list[Seat] = []
    for level in Rank:
        now = [one for one in deeds if one.rank is level and one.whom not in gone]
        _at_once(g, now)
        gone.extend(one.whom for one in now)


def _at_once(g: Diplomacy, deeds: Sequence[Deed]) -> None:
    """CD-9.C.7: purges of one rank, so that two who purge each other exchange their stock."""
    purged = sorted(dict.fromkeys(one.whom for one in deeds), key=g.code)
    heirs = {seat: _heir(g, [one.purger for one in deeds if one.whom == seat]) for seat in purged}
    for railway in g.railways:
        losers = [seat for seat in purged if seat in railway.shares and _concerns(g, railway, seat, deeds)]
        _settle(g, railway, {seat: heirs[seat] for seat in losers})


def _heir(g: Diplomacy, purgers: Sequence[Seat]) -> Seat:
    """CD-9.C.7: of several of one rank one is drawn."""
    able = sorted(dict.fromkeys(purgers), key=g.code)
    return able[0] if len(able) == 1 else g.dice.pick("forfeit", able)


def _concerns(g: Diplomacy, railway: Railway, purged: Seat, deeds: Sequence[Deed]) -> bool:
    """CD-G.6: all his stock, or that of companies with track in a province concerned."""
    if g.law.stock_lost == "all":
        return True
    return any(_where(g, one) in railway.track for one in deeds if one.whom == purged)


def _where(g: Diplomacy, deed: Deed) -> str:
    """The province of a purge: of a unit's place that of its base."""
    force = meant(g, deed.post)
    return force.base if force is not None else deed.post.where


def _settle(g: Diplomacy, railway: Railway, heirs: Mapping[Seat, Seat]) -> None:
    """CD-9.C.7: everything is taken before anything is given; what the cap forbids becomes unowned."""
    lots = {purged: railway.shares[purged] for purged in heirs}
    for purged, number in lots.items():
        take(railway, purged, number)
    for purged, number in lots.items():
        passed = give(g, railway, heirs[purged], number)
        tell_passed(g, railway, purged, heirs[purged], passed, "purge")
        tell_passed(g, railway, purged, NOBODY, number - passed, "purge")
