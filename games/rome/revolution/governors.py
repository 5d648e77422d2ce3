"""RR-2.03.2: Governors who revolt with their Provinces, beside a victorious commander or by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.kernel import Decision, IllegalAnswer, OneOf, Record, Seat, Several, ask
from games.republic.reign import rules_for_life
from games.rome.pieces import Province
from games.rome.revolution.pieces import Declaration
from games.rome.state import Rome
from games.rome.wars.strongholds import GOVERNORS

NOBODY = "none"


@dataclass(frozen=True, slots=True)
class Rising:
    """RR-DP85: the Provinces that revolt, and the Primary Rebel, unless a commander of the faction is."""

    provinces: Sequence[str]
    primary: str = ""


async def with_governors(g: Rome, seat: Seat, own: Declaration | None) -> Declaration | None:
    """RR-2.03.2: a victorious commander must be the Primary Rebel; else one of the Governors is."""
    rising = await ask(partial(choosing, g, seat, own))
    if rising is None or not rising.provinces:
        return own
    if own:
        return replace(own, provinces=rising.provinces)
    return Declaration(seat, rising.primary, provinces=rising.provinces)


def able(g: Rome, seat: Seat) -> Mapping[str, Province]:
    """RR-2.03.2, 1.09.823: the Provinces whose Governors may revolt: neither Captives nor a Consul for Life."""
    may = {one.id for one in g.senators_of(seat) if one.free and not rules_for_life(g, one.id)}
    playing = g.plays(GOVERNORS) and not g.rebels()
    return {one.id: one for one in g.provinces_in_order() if one.governor in may} if playing else {}


def choosing(g: Rome, seat: Seat, own: Declaration | None) -> Decision[Rising] | None:
    """RR-DP85: which Governors revolt, by their Provinces, and who is Primary Rebel; if absent all are loyal."""
    provinces = able(g, seat)
    if not provinces:
        return None
    several, cite = Several(provinces, 0, len(provinces)), g.law.cites["revolution.rise"]
    if own:
        beside = Record(rising_beside, provinces=several)
        return Decision("revolution.rise", seat, beside, *cite, {"senator": own.primary}, lapse={"provinces": []})
    first = OneOf({NOBODY: "", **{one.governor: one.governor for one in provinces.values()}})
    alone = Record(rising_alone, provinces=several, primary=first)
    return Decision("revolution.rise", seat, alone, *cite, lapse={"provinces": [], "primary": NOBODY})


def rising_beside(*, provinces: list[Province]) -> Rising:
    """RR-1.13.1: a Rebel can hold one Province only."""
    governors = [one.governor for one in provinces]
    if len(set(governors)) < len(governors):
        raise IllegalAnswer("revolution.one-province", clause="RR-1.13.1")
    return Rising([one.id for one in provinces])


def rising_alone(*, provinces: list[Province], primary: str) -> Rising:
    """RR-2.03.2: any one of those who revolt is Primary Rebel."""
    if primary not in ([one.governor for one in provinces] or [""]):
        raise IllegalAnswer("revolution.primary", clause="RR-2.03.2")
    return replace(rising_beside(provinces=provinces), primary=primary)
