"""RC-6.3 to 6.8: what a purse can hold when the income is in."""

from __future__ import annotations

from typing import Final

from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView

CLAUSE: Final = "RC-6.10"
DIE: Final = 6
MANY: Final = 10_000  # more than any office is paid by
BONUS: Final = {
    card.name: sum(int(effect.params["value"]) for effect in card.effects if effect.op == "revenue_bonus")
    for card in CARTHAGE.tables.statesmen.values()
}


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
