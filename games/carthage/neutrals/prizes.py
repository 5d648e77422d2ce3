"""RC-15.8: the spoils there are, and who may have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from games.carthage.pieces import Senator
from games.carthage.senate import committee, governors
from games.carthage.senate.commands import generals_only
from games.carthage.senate.suffetes import OFFICES
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.state import foremost

GENERAL, EXPLORER, GOVERNORSHIP, CONCESSION = "general", "explorer", "governorship", "trade-concession"
ORDER = (*OFFICES, "", GOVERNORSHIP, GENERAL, EXPLORER, CONCESSION)  # RC-DP60; "": the Committee


@dataclass(frozen=True, slots=True)
class Prize:
    """One spoil: an office, a Province, a Concession, a War or a goal; its kind in T-15; and who may have it."""

    id: str
    kind: str
    able: Sequence[str]


def prizes(g: Carthage, seat: Seat) -> list[Prize]:
    """RC-15.8: what a faction could have now: offices, Governorships, commands, Explorership, Trade Concessions."""
    home = g.in_carthage(seat)
    free = [one for one in home if not g.posts(one) and one.id not in named_generals(g)]
    found = [Prize(post, post, ids(suffetes(g, free))) for post in OFFICES if not g.holder(post)]
    found += [Prize(post, post, ids(members(g, post, free))) for post in committee.vacancies(g)]
    found += [Prize(one, GOVERNORSHIP, ids(free)) for one in governors.vacancies(g)]
    found += [Prize(war, GENERAL, ids(free)) for war in commands(g)]
    found += [Prize(goal, EXPLORER, ids(free)) for goal in [g.neutrals.venture] if goal]
    found += [Prize(card, CONCESSION, ids(home)) for card in g.concessions]
    return [one for one in found if one.able]


def ids(senators: Sequence[Senator]) -> list[str]:
    """Their names."""
    return [one.id for one in senators]


def suffetes(g: Carthage, free: Sequence[Senator]) -> Sequence[Senator]:
    """RC-9.1: not the outgoing ones, who held office when the Senate met, unless nobody else is free."""
    return [one for one in free if one.id not in g.neutrals.former] or free


def members(g: Carthage, post: str, free: Sequence[Senator]) -> list[Senator]:
    """RC-9.7.2, Judicial Reform: not he who has just left the seat."""
    able = committee.candidates(g, post)
    return [one for one in free if one in able]


def unforced(g: Carthage, able: Sequence[Prize]) -> list[Prize]:
    """RC-9.2c: the same, if nobody who has just left the Committee is put back there."""
    found = [replace(one, able=willing(g, one)) for one in able]
    return [one for one in found if one.able]


def willing(g: Carthage, prize: Prize) -> list[str]:
    """RC-9.2c: for the Committee not those who have just left it."""
    refusing = g.senate.outgoing.values() if prize.id in g.committee else ()
    return [name for name in prize.able if name not in refusing]


def named_generals(g: Carthage) -> list[str]:
    """Who have been picked for a command and have not left yet."""
    return [name for attack in g.neutrals.attacks for name in attack.generals]


def commands(g: Carthage) -> list[str]:
    """RC-15.8, 9.5.7: a General for each attack in Crisis beside a Suffete, or after the Law alone."""
    faced = {force.war for force in g.loyal_forces() if force.commanders}
    open_ones = [one for one in g.neutrals.attacks if not one.generals and one.war not in faced]
    return [one.war for one in open_ones] if g.senate.crisis or generals_only(g) else []


def is_office(g: Carthage, prize: Prize) -> bool:
    """RC-15.8: what must be filled before anybody may pass: Suffetes and Committee."""
    return prize.id in OFFICES or prize.id in g.committee


def preferred(able: Sequence[Prize], order: Sequence[str]) -> Prize | None:
    """T-15: the first of a list that is free."""
    return next((one for kind in order for one in able if one.kind == kind), None)


def by_default(g: Carthage, able: Sequence[Prize]) -> Prize | None:
    """RC-DP60: the first free office in the order of T-14, a Governorship, a command, an Explorership, a Concession."""
    return min(able, key=lambda one: ORDER.index("" if one.id in g.committee else one.kind), default=None)


Merit = Callable[[Senator], int]


def military(senator: Senator) -> int:
    """Highest MIL."""
    return -senator.military


def obscurity(senator: Senator) -> int:
    """Least INF."""
    return senator.influence


def exploration(senator: Senator) -> int:
    """Highest EXP."""
    return -senator.exploration


MERITS: Mapping[str, Merit] = {"marine-suffete": military, GENERAL: military, EXPLORER: exploration}


def suited(g: Carthage, prize: Prize) -> str:
    """RC-15.8: least INF; for Marine Suffete and General highest MIL, for an Explorer highest EXP; then least INF."""
    able = [g.senators[name] for name in prize.able]
    merit = MERITS.get(prize.kind, obscurity)
    best = min(able, key=lambda one: (merit(one), one.influence, one.number), default=foremost(able))
    return best.id if best else ""
