"""CD-5.C(d), 9.C.7: whoever is purged forfeits his stock to the purger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.diplomacy.companies.shares import give, take, tell_passed
from games.diplomacy.state import NOBODY, Diplomacy, Railway
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Who is purged, by whom (those of the highest rank, if several), in which provinces."""

    purged: Seat
    purgers: Sequence[Seat]
    provinces: Sequence[str] = ()


def forfeit(g: Diplomacy, forfeits: Sequence[Forfeit]) -> None:
    """CD-9.C.7: all purges of one rank at once, so that two who purge each other exchange their stock."""
    by_code = sorted(forfeits, key=lambda one: g.code(one.purged))
    heirs = {one.purged: _heir(g, one) for one in by_code}
    for railway in g.railways:
        losers = [one.purged for one in by_code if one.purged in railway.shares and _concerns(g, railway, one)]
        _settle(g, railway, {seat: heirs[seat] for seat in losers})


def _heir(g: Diplomacy, one: Forfeit) -> Seat:
    """CD-9.C.7: of several of one rank one is drawn."""
    purgers = sorted(dict.fromkeys(one.purgers), key=g.code)
    return purgers[0] if len(purgers) == 1 else g.dice.pick("forfeit", purgers)


def _concerns(g: Diplomacy, railway: Railway, one: Forfeit) -> bool:
    """CD-G.6: all his stock, or that of companies with track in a province concerned."""
    return g.law.stock_lost == "all" or any(province in railway.track for province in one.provinces)


def _settle(g: Diplomacy, railway: Railway, heirs: Mapping[Seat, Seat]) -> None:
    """CD-9.C.7: everything is taken before anything is given; what the cap forbids becomes unowned."""
    lots = {purged: railway.shares[purged] for purged in heirs}
    for purged, number in lots.items():
        take(railway, purged, number)
    for purged, number in lots.items():
        passed = give(g, railway, heirs[purged], number)
        tell_passed(g, railway, purged, heirs[purged], passed, "purge")
        tell_passed(g, railway, purged, NOBODY, number - passed, "purge")
