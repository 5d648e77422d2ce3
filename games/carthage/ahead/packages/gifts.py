"""RC-6.9 said ahead: for each Senator an amount, or a rule that makes one of his purse and the State Treasury."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from games.carthage.ahead.packages.common import as_said
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record

CLAUSE: Final = "RC-6.9"
RULES: Final = ("none", "give", "below", "save", "step")
"""Nothing; `talents`; `talents` if the Treasury is below `bound`; what it needs to stand at 0; the dearest step of T-11
that leaves `bound` in the purse.
"""
MOST: Final = 999
STEPS: Final = sorted((row.talents for row in CARTHAGE.charts.contributions.rows), reverse=True)
NOTHING: Final[Mapping[str, Raw]] = {"rule": "none", "talents": 0, "bound": 0}


@dataclass(frozen=True, slots=True)
class Gift:
    """What a Senator shall give."""

    rule: str
    talents: int
    bound: int


def gift_of(senator: str, rule: str, talents: int, bound: int) -> Gift:
    """RC-6.9: a rule needs its numbers."""
    if rule in ("give", "below") and not talents:
        raise IllegalAnswer("packages.talents", senator=senator, clause=CLAUSE)
    if rule == "below" and not bound:
        raise IllegalAnswer("packages.bound", senator=senator, clause=CLAUSE)
    return Gift(rule, talents, bound)


def gifts(givers: Sequence[SenatorView], most: Mapping[str, int]) -> Record[Mapping[str, Gift]]:
    """What each of these may say; `most`: the Talents he can have by then."""
    return Record(as_said, **{one.id: one_gift(one.id, most[one.id]) for one in givers})


def one_gift(senator: str, most: int) -> Record[Gift]:
    """What one may say."""
    rules = OneOf({rule: rule for rule in RULES})
    return Record(partial(gift_of, senator), rule=rules, talents=Amount(0, most), bound=Amount(0, MOST))


def nothing(givers: Sequence[SenatorView]) -> Raw:
    """None of them gives anything."""
    return {one.id: dict(NOTHING) for one in givers}


def contributed(said: Raw, purses: Mapping[str, int], treasury: int) -> Raw | None:
    """RC-6.9: what they give now, one after the other; None: one of them no longer has what he was to give."""
    given: dict[str, int] = {}
    for name, purse in purses.items():
        talents = amount(said.get(name, NOTHING), purse, treasury)
        if talents > purse:
            return None
        given[name], treasury = talents, treasury + talents
    return given


def amount(gift: Mapping[str, Raw], purse: int, treasury: int) -> int:
    """What one gives out of this purse, with so much in the Treasury."""
    match gift["rule"]:
        case "give":
            return int(gift["talents"])
        case "below":
            return int(gift["talents"]) if treasury < gift["bound"] else 0
        case "save":
            return min(purse, max(0, -treasury))
        case "step":
            return next((step for step in STEPS if step <= purse - gift["bound"]), 0)
        case _:
            return 0
