"""RR-4.05.4: the spoils there are, and who may have them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from games.kernel import Seat
from games.republic.components import Roll
from games.rome.forum.statesmen import grantable
from games.rome.neutrals.profiles import by_rank
from games.rome.pieces import Office, Senator
from games.rome.senate import consuls, governors
from games.rome.senate.land_bills import free_types
from games.rome.senate.nominations import eligible
from games.rome.senate.offices import filled, free_for_office
from games.rome.state import Rome

OFFICES: Final[Sequence[Office]] = ("rome-consul", "field-consul", "censor")
ROME_CONSUL, GOVERNOR, CONCESSION, LAND_BILL = "rome-consul", "governor", "concession", "land-bill"
ORDER: Final = (*OFFICES, GOVERNOR, CONCESSION)  # RR-DP98
AVERAGE: Final = Fraction(7, 2)  # of a die


@dataclass(frozen=True, slots=True)
class Prize:
    """One item: its kind in the order of choice, who may have it, and who gets it unless a player says otherwise."""

    id: str
    kind: str
    able: Sequence[str]
    suited: str


def prizes(g: Rome, seat: Seat) -> list[Prize]:
    """RR-4.05.4: what a faction could choose now, in the order of RR-DP98; then the sponsorship of a Land Bill."""
    found = [*offices(g, seat), *governorships(g, seat), *concessions(g, seat), *sponsorships(g, seat)]
    return [one for one in found if one.able and one.suited]


def prize(g: Rome, seat: Seat, name: str, kind: str, able: Sequence[Senator], suited: Sequence[Senator]) -> Prize:
    """RR-4.05.4: a player may give it to any who are eligible; a Neutral to who is first of those suited."""
    first = suited[0].id if suited else ""
    names = [one.id for one in able] if seat in g.people else [first] if first else []
    return Prize(name, kind, names, first)


# Offices


def offices(g: Rome, seat: Seat) -> list[Prize]:
    """RR-4.05.41, 4.05.412: those that are not filled yet."""
    left: list[Office] = [office for office in OFFICES if not filled(g, office)]
    return [prize(g, seat, office, office, *for_office(g, seat, office)) for office in left]


def for_office(g: Rome, seat: Seat, office: Office) -> tuple[list[Senator], list[Senator]]:
    """RR-4.05.41: who is eligible; and of the faction's own the one with least INF.

    Only if the whole Coalition has nobody is it an outsider; while another member has somebody it cannot choose it.
    """
    able = candidates(g, office)
    meant = popular(g, able) if office == ROME_CONSUL else able
    own = [one for one in (able if seat in g.people else meant) if one.faction == seat]
    if not own and any(one.faction in g.neutrals.coalition for one in meant):
        return [], []
    own_first = [one for one in own if one in meant] or own or meant
    return able, sorted(own_first, key=obscurity)


def candidates(g: Rome, office: Office) -> list[Senator]:
    """RR-1.09.2.1, 1.09.4.1: who is eligible. RR-4.05.34: in a Crisis as Consul only who has the highest MIL."""
    if office == "censor":
        return eligible(g, "censor")
    named = {one.id for one in consuls.candidates(g)}
    free = [one for one in free_for_office(g) if one.id in named]
    others = [one for one in free if one.id not in g.neutrals.former or g.flag("consuls_again")] or free
    return best_soldiers(others) if g.senate.crisis else others


def best_soldiers(senators: Sequence[Senator]) -> list[Senator]:
    """RR-4.05.34: of each faction the highest MIL; ties: least INF."""
    found: dict[Seat, Senator] = {}
    for one in sorted(senators, key=lambda one: (-one.military, *obscurity(one))):
        found.setdefault(one.faction or Seat(""), one)
    return list(found.values())


def popular(g: Rome, able: Sequence[Senator]) -> list[Senator]:
    """RR-4.05.412: of the Coalition those whose POP is not below Unrest, else the most popular; else anybody."""
    own = [one for one in able if one.faction in g.neutrals.coalition]
    beloved = [one for one in own if one.popularity >= g.unrest]
    best = max((one.popularity for one in own), default=0)
    return beloved or [one for one in own if one.popularity == best] or list(able)


def obscurity(senator: Senator) -> tuple[int, int, str]:
    """RR-4.05.41: least INF, then lowest number."""
    return senator.influence, senator.number, senator.statesman


def offices_left(g: Rome) -> bool:
    """RR-4.05.418: whether an office is still to be filled, and somebody could choose it."""
    left: list[Office] = [one for one in OFFICES if not filled(g, one)]
    return any(for_office(g, seat, one)[1] for seat in g.neutrals.coalition for one in left)


# Provinces


def governorships(g: Rome, seat: Seat) -> list[Prize]:
    """RR-4.05.415: Provinces in the order of their spoils; the Senator with fewest votes."""
    vacant = sorted(governors.vacancies(g), key=lambda name: -spoils(g, name))
    return [prize(g, seat, name, GOVERNOR, *for_province(g, seat, name)) for name in vacant]


def for_province(g: Rome, seat: Seat, province: str) -> tuple[list[Senator], list[Senator]]:
    """RR-4.05.415: an aligned Senator who may be sent; of the own faction him with fewest votes."""
    able = [one for one in governors.candidates(g, province) if one.faction and one.faction in g.seats]
    own = [one for one in able if one.faction == seat]
    return able, sorted(own or (able if seat in g.people else []), key=quietest)


def quietest(senator: Senator) -> tuple[int, int, str]:
    """RR-4.05.415: fewest votes, then lowest number."""
    return senator.oratory + senator.knights, senator.number, senator.statesman


def spoils(g: Rome, province: str) -> Fraction:
    """RR-4.05.415: what its Provincial Spoils come to on average."""
    roll: Roll = g.provinces[province].side.spoils
    return AVERAGE * roll.dice + roll.mod


# Concessions


def concessions(g: Rome, seat: Seat) -> list[Prize]:
    """RR-4.05.414: the Senator in Rome with fewest; ties: most INF."""
    able = g.in_rome()
    own = sorted((one for one in able if one.faction == seat), key=lambda one: (len(one.concessions), *by_rank(one)))
    others = own or (sorted(able, key=by_rank) if seat in g.people else [])
    return [prize(g, seat, card, CONCESSION, able, others) for card in g.concessions if grantable(g, card)]


# Land Bills


def sponsorships(g: Rome, seat: Seat) -> list[Prize]:
    """RR-4.05.416, 4.05.417: of a bill without Co-Sponsor that; else, once a turn, a new one of any free type."""
    draft = g.neutrals.draft
    if draft:
        return [sponsorship(g, seat, f"{LAND_BILL}.{draft.type}", without=draft.sponsor)]
    if g.neutrals.billed or len(g.in_rome()) < 2:
        return []
    types = sorted(free_types(g), reverse=True)
    return [sponsorship(g, seat, f"{LAND_BILL}.{one}") for one in (types if seat in g.people else types[:1])]


def sponsorship(g: Rome, seat: Seat, name: str, *, without: str = "") -> Prize:
    """RR-4.05.417: a Neutral's least popular Senator, or whom a player chooses."""
    able = [one for one in g.in_rome() if one.id != without]
    own = [one for one in able if one.faction == seat]
    suited = sorted(own or (able if seat in g.people else []), key=lambda one: (one.popularity, *obscurity(one)))
    return prize(g, seat, name, LAND_BILL, able, suited)


# Who takes what


def preferred(able: Sequence[Prize], order: Sequence[str]) -> Prize | None:
    """RR-4.01.3: the first of a list that is free."""
    return next((one for kind in order for one in able if one.kind == kind), None)


def by_default(able: Sequence[Prize]) -> Prize | None:
    """RR-DP98: the first available of Rome Consul, Field Consul, Censor, Governor, Concession."""
    return preferred(able, ORDER)
