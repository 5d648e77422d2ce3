"""What is said of a Trader and of the Leader, written once more (RC-8.1, 8.6)."""

from __future__ import annotations

from typing import Any

from games.carthage.minds.sensible.forum import OWN
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.republic.minds.forum import leading
from tests.games.carthage.ahead.literal import Meant, Says


def search(said: Raw, view: CarthageView) -> Meant:
    """RC-8.1."""
    if said["way"] == "none":
        return Says({"senator": "none", "talents": 0})
    seeker = view.senators.get(said["senator"])
    if said["way"] == "ask" or seeker is None:
        return "person"
    talents = said["talents"] if said["way"] == "pay" else min(said["talents"], seeker.talents)
    return Says({"senator": said["senator"], "talents": talents})


def name_leader(wish: str, view: CarthageView, asked: Decision[Any]) -> Meant:
    """RC-8.6: who leads already need not be named."""
    if wish == "ask":
        return "person"
    faction = view.factions[asked.seat]
    if wish == "best":
        home = [one for one in mine(view, asked.seat) if one.in_carthage]
        wish = max(home, key=lambda one: leading(OWN, view, one)).id if home else "stay"
    leads = wish == faction.leader and wish not in asked.choice.form()
    return Says("none" if leads or wish == "stay" else wish)


def mine(view: CarthageView, seat: Seat) -> list[SenatorView]:
    """His Senators."""
    return [view.senators[name] for name in view.factions[seat].senators]
