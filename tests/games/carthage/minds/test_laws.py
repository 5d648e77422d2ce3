"""RC-9.7: a Law is played when it serves its player."""

from __future__ import annotations

import pytest

from games.carthage.minds.sensible.army import WARFARE
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import session
from tests.games.carthage.trials import rated
from tests.games.carthage.units import celtiberians, force, law, war


def played(play: Play, name: str, *changes: Change) -> bool:
    """Whether diamond plays it."""

    def held(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != name]
        g.factions[Seat("diamond")].hand.append(name)

    session(play, "senate.business", held, *changes)
    said: object = says(play, "diamond", "senate.law")
    return said == name


def censor(number: int) -> Change:
    def change(g: Carthage) -> None:
        one = g.numbered(number)[0]
        g.committee["censor-of-morals"].member = one.id

    return change


def led(number: int) -> Change:
    """This Senator leads a force against a War that it may well not win."""

    def change(g: Carthage) -> None:
        war("libyan-revolt")(g)
        force("libyan-revolt", number, legions=celtiberians(3))(g)

    return change


@clause("RC-9.7.2", "RC-11.1")
@pytest.mark.parametrize(
    ("name", "serving", "serving_others"),
    [
        ("law-court-of-104", [censor(9)], [censor(12)]),
        ("law-court-of-104", [censor(9), led(12)], [censor(9), led(5)]),
        ("law-sumptuary", [], [influence(1, 24), purse(200, 1)]),
        ("law-sumptuary", [purse(60, 12)], [purse(60, 1)]),
        ("law-sumptuary", [purse(80, 1), influence(12, 24), purse(70, 12)], [purse(80, 1), purse(70, 12)]),
        ("law-greek-studies", [war("pyrrhic-war")], [war("massilian-war")]),
        ("law-judicial-reform", [censor(12)], [censor(9)]),
        ("law-financial-audit", [censor(12)], [censor(9)]),
        ("law-popular-assembly", [rated(9, popularity=4)], [rated(12, popularity=4)]),
        ("law-military-reform", [influence(12, 30)], [influence(1, 30)]),
    ],
)
def test_a_law_is_played_by_whom_it_serves(
    name: str, serving: list[Change], serving_others: list[Change], play: Play
) -> None:
    """Who stole the Court of 104 from the leader played it at once, for the leader's Censor.

    Another played it while his own stood in the field, and it cost him 4 INF when the people judged him. The richest
    of all, with 216T for votes, forbade himself to buy more than 15.
    """
    assert played(play, name, *serving)
    assert not played(Play(), name, *serving_others)


@clause("RC-9.7.2", "RC-10.2.1")
@pytest.mark.parametrize(("at", "more"), [("syracusan-war-3", 1), ("libyan-revolt", 0)])
def test_battles_are_reckoned_with_what_the_law_adds(at: str, more: int, play: Play) -> None:
    """Under the Law against Greek Studies forces were thought weaker by one than the dice found them."""
    session(play, "senate.business", law("law-greek-studies"), war(at), force(at, 9, legions=celtiberians(4)))
    view = see.view(play.g, Seat("diamond"))
    battle = view.forces["f"].battle
    assert battle
    reckoned = WARFARE.on_land(view, view.wars[at], 4, view.senators["fam-bomilcar"].military)
    assert round(100 * reckoned) == battle.odds.victory
    assert battle.strength == 4 + 3 + more
