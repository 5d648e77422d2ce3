"""RR-1.06.1: what a purse can hold when the income of the phase is in, and what of it is a matter of choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.republic.components import Roll
from games.rome.law import ROME
from games.rome.seen.people import ProvinceView, SenatorView
from games.rome.seen.view import RomeView

DIE: Final = 6
PONTIFEX: Final = "pontifex-maximus"


def reach(view: RomeView, one: SenatorView) -> int:
    """RR-1.06.1: the most a Senator can have of his own after all income of this Revenue Phase."""
    figures = ROME.constants
    rank = figures.faction_leader_income + sum(income(card.id) for card in one.concessions) * (view.droughts + 1)
    return one.talents + rank * greed(one) + figures.knight_income * one.knights + of_posts(view, one)


def greed(one: SenatorView) -> int:
    """RR-1.06.11: by how much his card multiplies what he receives."""
    card = ROME.tables.statesmen.get(f"st-{one.code.lower()}")
    found = [int(each.params["value"]) for each in (card.effects if card else ()) if each.op == "income_multiplier"]
    return max(found, default=1)


def income(card: str) -> int:
    """RR-1.06.12: what a Concession brings each turn."""
    return sum(int(one.params["value"]) for one in ROME.tables.card(card).effects if one.op == "income")


def of_posts(view: RomeView, one: SenatorView) -> int:
    """RR-1.06.13, 2.01.6: the most his Provinces and the office of Pontifex Maximus bring him."""
    found = sum(best(province) for province in view.provinces.values() if province.governor == one.id)
    return found + (DIE if one.office == PONTIFEX else 0)


def best(province: ProvinceView) -> int:
    """RR-1.06.13: the most that spoils come to."""
    card = ROME.tables.provinces[province.id]
    roll: Roll = (card.developed if province.developed else card.undeveloped).spoils
    return max(0, DIE * max(0, roll.dice) + roll.mod)


def grain(senators: Iterator[SenatorView]) -> list[str]:
    """RR-1.06.12: the Concessions of these Senators from which a drought makes a profit."""
    cards = (card.id for one in senators for card in one.concessions)
    return [card for card in cards if ROME.tables.card(card).has("drought_profit")]
