"""RC-9.0.21: offices that nobody nominates for are filled one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.carthage.pieces import Senator
from games.carthage.senate import committee, governors, suffetes
from games.carthage.state import Carthage


def ready(_senator: Senator) -> bool:
    """Nobody is to be spared."""
    return False


def foremost_speaker(able: Iterable[Senator], *, spared: Callable[[Senator], bool] = ready) -> Senator | None:
    """RC-9.0.21: the highest ORA, then INF, then lowest ID; `spared` only if nobody else is left."""
    return min(able, key=lambda one: (spared(one), -one.oratory, *one.standing, one.statesman), default=None)


def fill_suffetes(g: Carthage) -> None:
    """RC-9.0.21: the first is the Home Suffete. RC-9.1b: with nobody eligible the outgoing ones stay."""
    able = suffetes.candidates(g)
    home = foremost_speaker(able)
    marine = foremost_speaker(one for one in able if one is not home)
    if home:
        suffetes.take_office(g, [one for one in (home, marine) if one])
    else:
        suffetes.stay_in_office(g)


def fill_committee(g: Carthage) -> None:
    """RC-9.0.21: seat by seat. RC-9.2c: nobody who has just left is seated unasked; rather it stays empty."""
    for seat in committee.vacancies(g):
        able = committee.candidates(g, seat)
        member = foremost_speaker(one for one in able if not committee.has_just_left(g, one))
        if member:
            committee.seat_member(g, seat, member)


def fill_governors(g: Carthage) -> None:
    """RC-9.0.21: in the order of T-8; those who have just come home and the unaligned only if nobody else is left."""
    while vacant := governors.vacancies(g):
        province, able = next(iter(vacant.items()))
        governor = foremost_speaker(able, spared=lambda one: one.returned or one.faction is None)
        if governor:
            governors.send(g, g.provinces[province], governor)
