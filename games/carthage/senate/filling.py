"""RC-9.0.21: offices that nobody nominates for are filled one by one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, TypeAlias

from games.carthage.pieces import Senator
from games.carthage.senate import committee, governors, suffetes
from games.carthage.senate.pieces import Kind
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
        suffetes.take_office(g, [one for one in (home, marine) if one], "filled" if marine else "last")
    else:
        suffetes.stay_in_office(g)


def fill_committee(g: Carthage) -> None:
    """RC-9.0.21: seat by seat. RC-9.2c: nobody who has just left is seated unasked; rather it stays empty."""
    for seat in committee.vacancies(g):
        member = member_for(g, seat)
        if member:
            committee.seat_member(g, seat, member, "filled")


def member_for(g: Carthage, seat: str, taken: Collection[str] = ()) -> Senator | None:
    """RC-9.0.21: who gets a seat that nobody nominates for."""
    able = committee.candidates(g, seat, taken)
    return foremost_speaker(one for one in able if not committee.has_just_left(g, one))


def fill_governors(g: Carthage) -> None:
    """RC-9.0.21: in the order of T-8; those who have just come home and the unaligned only if nobody else is left."""
    while vacant := governors.vacancies(g):
        province = next(iter(vacant))
        governor = governor_for(g, province)
        if governor:
            governors.send(g, g.provinces[province], governor, "filled")


def governor_for(g: Carthage, province: str, taken: Collection[str] = ()) -> Senator | None:
    """RC-9.0.21: who is sent to a Province that nobody nominates for."""
    able = governors.candidates(g, province, taken)
    return foremost_speaker(able, spared=lambda one: one.returned or one.faction is None)


def would_fill(g: Carthage) -> dict[str, str]:
    """RC-9.0.20, 9.0.21: who would get which office if the Senate were adjourned now, as far as that can be told.

    Offices by id; before the Suffetes are elected only theirs, for they change who is free.
    """
    kind = FILLED.get(g.step)
    if kind is None or g.senate.adjourned:
        return {}
    if kind == "suffetes":
        return would_be_suffetes(g)
    found: dict[str, str] = {}
    for post, able in posts_left(g, kind):
        if senator := able(g, post, found.values()):
            found[post] = senator.id
    return found


FILLED: Final[Mapping[str, Kind]] = {
    "senate.suffetes": "suffetes",
    "senate.committee": "committee",
    "senate.governors": "governors",
}
"""The steps at which offices are still to be filled, and the first of them."""
Finder: TypeAlias = Callable[[Carthage, str, Collection[str]], Senator | None]


def posts_left(g: Carthage, kind: Kind) -> list[tuple[str, Finder]]:
    """The offices that are vacant, in the order in which they are filled, and who is found for them."""
    seats = committee.vacancies(g) if kind == "committee" else {}
    return [*((seat, member_for) for seat in seats), *((province, governor_for) for province in governors.vacancies(g))]


def would_be_suffetes(g: Carthage) -> dict[str, str]:
    """RC-9.0.21: the two foremost, until any are elected."""
    able, found = [] if g.senate.elected else suffetes.candidates(g), dict[str, str]()
    for office in suffetes.OFFICES:
        if one := foremost_speaker(one for one in able if one.id not in found.values()):
            found[office] = one.id
    return found
