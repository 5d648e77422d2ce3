"""What the packages of Carthage know of its docket, and of the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.carthage.seen.view import CarthageView
from games.kernel import Now, Plan
from games.republic.ahead.senate.agenda import PROGRAMME, places
from games.republic.ahead.senate.terms import NOBODY

AFTER_ELECTIONS: Final = ("governors", "business")
OPEN_STEPS: Final = ("senate.governors", "senate.business")
WITH_THE_DOCKET: Final = (*OPEN_STEPS, "senate.adjournment", "combat.", "revolution.reaction")


def last_turn(view: CarthageView) -> bool:
    """RC-12.1d: the last card was drawn, or the turns agreed upon are over; GV-7.1."""
    if view.closing is not None:
        return view.closing
    another_deck = view.scenario == "campaign" and view.era == "early"
    return view.turn == view.last_turn or not (view.deck or another_deck)


def beside_docket(now: Now) -> bool:
    """Whether the last programme of this Senate is known: then all are asked with it what they would be asked next."""
    return now.step.startswith(WITH_THE_DOCKET) and bool(last_programmes(now))


def last_programmes(now: Now) -> list[Plan]:
    """RC-9.0.2: what is proposed in this Senate when the elections and the prosecutions are over."""
    heads = tuple(f"{PROGRAMME}/turn={now.turn}/part={part}@" for part in AFTER_ELECTIONS)
    return [plan for plan in now.public(PROGRAMME) if plan.key.startswith(heads)]


def hopes(now: Now) -> dict[str, str]:
    """RC-9.4: who is to govern which Province, while the Senate has still to vote on it."""
    if now.step not in OPEN_STEPS:
        return {}
    listed = (item for plan in last_programmes(now) for _, item in places(plan.raw) if item.kind == "governors")
    return {province: name for item in listed for province, name in governorships(item.raw).items()}


def governorships(raw: Mapping[str, str]) -> dict[str, str]:
    """RC-9.4: who is named for which Province."""
    return {province: name for province, name in raw.items() if name != NOBODY}


def leaving(now: Now) -> set[str]:
    """RC-9.4.2, 9.5.3: who is to leave Carthage for turns, as a Governor or an Explorer, if the Senate so votes.

    What comes only if something else fails is not counted.
    """
    if now.step not in OPEN_STEPS:
        return set()
    first = [item for plan in last_programmes(now) for place, item in places(plan.raw) if not place.fallback]
    explorers = {item.raw["explorer"] for item in first if item.kind == "expedition"}
    return explorers.union(*(governorships(item.raw).values() for item in first if item.kind == "governors"))
