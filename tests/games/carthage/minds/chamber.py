"""Tables at which players are asked about money, votes and each other."""

from __future__ import annotations

from typing import Any

from games.carthage.state import Carthage
from games.republic.pieces import Legion
from tests.games.carthage.forum import initiative, purse, treasury
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import session


def influence(number: int, points: int) -> Change:
    """This Senator has so much."""

    def change(g: Carthage) -> None:
        numbered(g, number).influence = points

    return change


def vacant(g: Carthage) -> None:
    """All seats of the Committee are to be filled."""
    g.senate.elected = True
    for one in g.committee.values():
        one.member, one.term = "", 0


def bought(said: Any) -> int:
    """The votes that are bought."""
    return sum(count for name, count in said.items() if name.endswith(".bought"))


def attempt(play: Play, bribe: int = 12) -> None:
    """Diamond's Mago tries to win triangle's Milko."""
    initiative(play, "forum.persuasion", influence(1, 9), purse(30, 1), treasury(20, "triangle", "circle", "square"))
    raw = {"persuader": "fam-mago", "target": "fam-milko", "bribe": bribe, "card": "none"}
    play.answer("diamond", "forum.persuade", raw)


def rich(g: Carthage) -> None:
    """Mangi is worth having, and Gisco could win him."""
    purse(40, 1)(g)
    numbered(g, 1).influence, numbered(g, 5).influence, numbered(g, 7).influence = 20, 12, 25


def owners(play: Play, names: Any) -> set[str]:
    """Whose Senators these are."""
    return {str(play.g.senators[name].faction) for name in names.values() if name != "none"}


def asked(play: Play, **terms: Any) -> Any:
    """What triangle says to such a proposal of diamond's."""
    nothing: dict[str, Any] = {
        "text": "",
        "cards": [],
        "votes": "",
        "asked_talents": 0,
        "asked_cards": [],
        "asked_votes": "",
    }
    session(play, "senate.suffetes", purse(40, 1))
    play.answer("diamond", "agreement.propose", {**nothing, "partner": "triangle", "talents": 0, **terms})
    return says(play, "triangle", "agreement.answer")


def orders(said: Any, kind: str) -> list[dict[str, Any]]:
    """The orders of this kind."""
    return [one for one in said["movements"] if one["order"] == kind] if said else []


def raised(said: dict[str, int] | None) -> dict[str, int]:
    """What a levy raises."""
    return {name: count for name, count in said.items() if name.startswith("raise.") and count} if said else {}


def campanians(count: int) -> list[Legion]:
    """So many Campanian swordsmen."""
    return [Legion(type="campanian-swordsmen") for _ in range(count)]


def nobody_home(g: Carthage) -> None:
    """No legion is left in Carthage."""
    g.army.active.legions.clear()


def recruits(g: Carthage) -> None:
    """The Force Pool holds many legions."""
    g.army.pool["celtiberians"] = 14
