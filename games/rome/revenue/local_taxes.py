"""RR-2.02.2, 2.02.3: Local Taxes raise provincial armies and fleets; the Governor may add money of his own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from games.kernel import Amount, Decision, IllegalAnswer, Record, Seat, ask_all
from games.republic.asking import each
from games.republic.money import spend
from games.rome.pieces import Province, Senator
from games.rome.revenue.events import TaxesLevied
from games.rome.revenue.provinces import giving
from games.rome.state import Rome

Added = Mapping[str, int]


async def local_taxes(g: Rome) -> None:
    """RR-2.02.2, 2.02.3: all Governors say what they add, then what is raised; the rest of the money is lost."""
    added = merged(await ask_all(partial(each, g, adding)))
    armies = merged(await ask_all(partial(each, g, partial(levying, added))))
    for province, governor in list(giving(g)):
        levy(g, province, governor, added.get(province.id, 0), armies.get(province.id))


def merged(answers: Mapping[Seat, Added]) -> dict[str, int]:
    """What all have said, by Province."""
    return {province: number for one in answers.values() for province, number in one.items()}


def governed(g: Rome, seat: Seat) -> list[tuple[Province, Senator]]:
    """The Provinces of a player's Governors that are taxed."""
    return [(province, governor) for province, governor in giving(g) if governor.faction == seat]


def room(province: Province) -> tuple[int, int]:
    """RR-2.02.3: how many armies and fleets may still be raised there."""
    side = province.side
    return max(0, side.most_armies - province.armies), max(0, side.most_fleets - province.fleets)


def raised(g: Rome, province: Province, added: int) -> int:
    """RR-2.02.3: how many units the money raises, at 10T each."""
    return min((province.side.local_taxes + added) // g.law.constants.unit_cost, sum(room(province)))


# What a Governor adds


def adding(g: Rome, seat: Seat) -> Decision[Added] | None:
    """RR-DP16: own money for the Local Taxes of his Province, where it raises a unit more; if absent, none."""
    useful = {province.id: (most, one) for province, one in governed(g, seat) if (most := of_use(g, province, one))}
    if not useful:
        return None
    purses = {name: one for name, (_, one) in useful.items()}
    choice = Record(partial(as_added, purses), **{name: Amount(0, most) for name, (most, _) in useful.items()})
    return Decision("revenue.add", seat, choice, *g.law.cites["revenue.add"], lapse=dict.fromkeys(useful, 0))


def of_use(g: Rome, province: Province, governor: Senator) -> int:
    """The most that can be put to use of what he has; 0 if it raises nothing."""
    most = min(governor.talents, g.law.constants.unit_cost * sum(room(province)) - province.side.local_taxes)
    return most if most > 0 and raised(g, province, most) > raised(g, province, 0) else 0


def as_added(purses: Mapping[str, Senator], **added: int) -> Added:
    """RR-2.02.2: who governs several Provinces has only one Personal Treasury."""
    spent = Counter[str]()
    for province, talents in added.items():
        spent[purses[province].id] += talents
    for senator in purses.values():
        if spent[senator.id] > senator.talents:
            raise IllegalAnswer("revenue.purse", senator=senator.id, talents=senator.talents, clause="RR-2.02.2")
    return added


# What is raised


def levying(added: Added, g: Rome, seat: Seat) -> Decision[Added] | None:
    """RR-DP15: how many of the units raised are armies, the others are fleets; if absent alternate, army first."""
    spans = {one.id: span(g, one, added.get(one.id, 0)) for one, _ in governed(g, seat)}
    open_to_choice = {name: (low, high) for name, (low, high) in spans.items() if low < high}
    if not open_to_choice:
        return None
    choice = Record(as_levied, **{name: Amount(low, high) for name, (low, high) in open_to_choice.items()})
    lapse = {name: alternately(g, g.provinces[name], added.get(name, 0)) for name in open_to_choice}
    return Decision("revenue.levy", seat, choice, *g.law.cites["revenue.levy"], lapse=lapse)


def as_levied(**armies: int) -> Added:
    """Armies by Province."""
    return armies


def span(g: Rome, province: Province, added: int) -> tuple[int, int]:
    """RR-2.02.3: the fewest and the most armies there may be among the units raised: as many as possible are."""
    units, (armies, fleets) = raised(g, province, added), room(province)
    return max(0, units - fleets), min(units, armies)


def alternately(g: Rome, province: Province, added: int) -> int:
    """RR-2.02.3: so many armies if types alternate, army first, as far as there is room."""
    low, high = span(g, province, added)
    return max(low, min(high, -(-raised(g, province, added) // 2)))


def levy(g: Rome, province: Province, governor: Senator, added: int, armies: int | None) -> None:
    """RR-2.02.3: the units join the Province, and cost nothing to keep; an unaligned Governor raises alternately."""
    taxes, units = province.side.local_taxes, raised(g, province, added)
    chosen = alternately(g, province, added) if armies is None else armies
    spend(g, governor, added)
    province.armies += chosen
    province.fleets += units - chosen
    g.tell(TaxesLevied(province.id, governor.id, taxes, added, chosen, units - chosen))
