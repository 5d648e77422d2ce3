"""RC-6.9, RR-1.06.52 said ahead: for each Senator an amount, or a rule that makes one of his purse and of the Treasury.

In Rome the Treasury of such a rule is what is left of it once the State has paid what it must.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record
from games.republic.ahead.packages.common import as_said
from games.republic.charts import Contributions
from games.republic.seen.people import SenatorView

RULES: Final = ("none", "give", "below", "save", "step")
"""Nothing; `talents`; `talents` if the Treasury is below `bound`; what it needs to stand at 0; the dearest step of the
table of contributions (T-11, RR-1.06.52) that leaves `bound` in the purse, if it is `talents` at least.
"""
MOST: Final = 999
NOTHING: Final[Mapping[str, Raw]] = {"rule": "none", "talents": 0, "bound": 0}


@dataclass(frozen=True, slots=True)
class Gift:
    """What a Senator shall give."""

    rule: str
    talents: int
    bound: int


def gift_of(clause: str, senator: str, rule: str, talents: int, bound: int) -> Gift:
    """RC-6.9, RR-1.06.52: a rule needs its numbers."""
    if rule in ("give", "below") and not talents:
        raise IllegalAnswer("packages.talents", senator=senator, clause=clause)
    if rule == "below" and not bound:
        raise IllegalAnswer("packages.bound", senator=senator, clause=clause)
    return Gift(rule, talents, bound)


def gifts(givers: Sequence[SenatorView], most: Mapping[str, int], clause: str) -> Record[Mapping[str, Gift]]:
    """What each of these may say; `most`: the Talents he can have by then; `clause`: the rule of contributions."""
    return Record(as_said, **{one.id: one_gift(one.id, most[one.id], clause) for one in givers})


def one_gift(senator: str, most: int, clause: str) -> Record[Gift]:
    """What one may say."""
    rules = OneOf({rule: rule for rule in RULES})
    numbers = {"talents": Amount(0, most), "bound": Amount(0, MOST)}
    return Record(partial(gift_of, clause, senator), rule=rules, **numbers)


def nothing(givers: Sequence[SenatorView]) -> Raw:
    """None of them gives anything."""
    return {one.id: dict(NOTHING) for one in givers}


def steps(table: Contributions) -> list[int]:
    """The gifts that gain INF, the dearest first."""
    return sorted((row.talents for row in table.rows), reverse=True)


def contributed(said: Raw, purses: Mapping[str, int], treasury: int, dearest: Sequence[int]) -> Raw | None:
    """What they give now, one after the other; None: one of them no longer has what he was to give."""
    given: dict[str, int] = {}
    for name, purse in purses.items():
        talents = amount(said.get(name, NOTHING), purse, treasury, dearest)
        if talents > purse:
            return None
        given[name], treasury = talents, treasury + talents
    return given


def amount(gift: Mapping[str, Raw], purse: int, treasury: int, dearest: Sequence[int]) -> int:
    """What one gives out of this purse, with so much in the Treasury; `dearest`: the gifts that gain INF."""
    match gift["rule"]:
        case "give":
            return int(gift["talents"])
        case "below":
            return int(gift["talents"]) if treasury < gift["bound"] else 0
        case "save":
            return min(purse, max(0, -treasury))
        case "step":
            return next((step for step in dearest if gift["talents"] <= step <= purse - gift["bound"]), 0)
        case _:
            return 0
