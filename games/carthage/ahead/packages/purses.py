"""RC-6.10 said ahead: purses filled in order with fixed sums, what is left to one of them; and what one can have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.carthage.ahead.packages.common import as_said
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record
from games.republic.revenue.redistribution import TREASURY

CLAUSE: Final = "RC-6.10"
STAY: Final = "stay"
DIE: Final = 6
MANY: Final = 10_000  # more than any office is paid by
BONUS: Final = {
    card.name: sum(int(effect.params["value"]) for effect in card.effects if effect.op == "revenue_bonus")
    for card in CARTHAGE.tables.statesmen.values()
}


@dataclass(frozen=True, slots=True)
class Filling:
    """What purses shall hold, in this order, and which gets the rest; `stay`: all stays where it is."""

    rest: str
    sums: Mapping[str, int]


def filling_of(rest: str, sums: Mapping[str, int]) -> Filling:
    """RC-6.10: what fixed sums leave must go somewhere."""
    if rest == STAY and any(sums.values()):
        raise IllegalAnswer("packages.rest", clause=CLAUSE)
    return Filling(rest, sums)


def purses(own: Sequence[str], others: Sequence[str], money: int) -> Record[Filling]:
    """RC-6.10: the Faction Treasury, own Senators, and gifts to others, out of so much money at most."""
    names = [TREASURY, *own, *others]
    rest = OneOf({name: name for name in (STAY, TREASURY, *own)})
    sums: Record[Mapping[str, int]] = Record(as_said, **{name: Amount(0, money) for name in names})
    return Record(filling_of, rest=rest, sums=sums)


def untouched(own: Sequence[str], others: Sequence[str]) -> Raw:
    """All stays where it is."""
    return {"rest": STAY, "sums": dict.fromkeys([TREASURY, *own, *others], 0)}


def filled(said: Raw, total: int, parts: Sequence[str]) -> Raw | None:
    """RC-6.10: the sums in order, as far as the money goes, without who is gone; None: nobody is left for the rest."""
    if said["rest"] not in parts:
        return None
    shares: dict[str, int] = {}
    for name in [one for one in said["sums"] if one in parts]:
        shares[name] = min(said["sums"][name], total)
        total -= shares[name]
    return {**shares, said["rest"]: shares.get(said["rest"], 0) + total}


# What a purse can hold when the income is in


def reach(view: CarthageView, one: SenatorView) -> int:
    """RC-6.3 to 6.8: the most a Senator can have of his own after all income of this Revenue Phase."""
    return one.talents + CARTHAGE.constants.faction_leader_income + BONUS.get(one.statesman, 0) + of_posts(view, one)


def of_posts(view: CarthageView, one: SenatorView) -> int:
    """RC-6.3, 6.4, 6.8.2: the most his seat in the Committee and his Province can bring him."""
    found = 0
    for post, seat in view.committee.items():
        income = CARTHAGE.tables.committee[post].income
        paid = income.of_count(MANY) if income and income.phase == "revenue" else 0
        found += DIE + paid if seat.member == one.id else 0
    for name, province in view.provinces.items():
        card = CARTHAGE.tables.provinces[name]
        roll = (card.developed if province.developed else card.undeveloped).spoils
        found += max(0, DIE * roll.dice + roll.mod) if province.governor == one.id else 0
    return found
