"""The reasons that the sensible player gives are those that decided: what is told after the game must be true."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds import SensiblePlayer
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import PRAISE
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.minds.saying import says, voices, why
from tests.games.carthage.minds.test_exile import powerful
from tests.games.carthage.minds.test_market import SALT, traders
from tests.games.carthage.minds.test_memory import GOOD, SHIRKING, years
from tests.games.carthage.minds.test_vetoes import PAIR
from tests.games.carthage.play import Play, add_province
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import propose, session

STINGY: dict[str, int] = SHIRKING["gifts"]


def exiling(play: Play, *changes: Change, **seats: Any) -> list[str]:
    """Why diamond, who presides, sends square's Malchus away, if he does."""
    session(play, "senate.governors", years(4, **seats), lambda g: add_province(g, "tunisia"), *changes)
    assert says(play, "diamond", "senate.governors")["tunisia"] == "fam-malchus"
    return why(play, "diamond", "senate.governors")


@clause("RC-9.4.2")
def test_who_could_win_is_sent_away_for_that_and_not_for_what_he_does_not_give(play: Play) -> None:
    """It was said of a Senator with 21 Influence that he gave hardly anything."""
    assert exiling(play, powerful, square=STINGY) == ["exile"]
    assert exiling(play, influence(12, 12), square=STINGY) == ["shirker"]


@clause("RC-9.10.2")
def test_nobody_could_win_by_influence_alone_in_the_last_turn(play: Play) -> None:
    def last(g: Carthage) -> None:
        g.deck.clear()
        g.next_deck.clear()

    tall = influence(12, 30), purse(300, 1, 5)
    assert exiling(play, *tall) == ["exile"]
    assert exiling(play, *tall, last) == []


@clause("RC-9.0.9")
def test_what_would_be_voted_down_for_itself_is_not_for_who_proposes_it(play: Play) -> None:
    session(play, "senate.business", years(4, diamond=STINGY))
    propose(play, "minor", PRAISE)
    assert (voices(play, "triangle"), why(play, "triangle", "senate.vote")) == ({"against"}, ["shirker"])
    again = session(Play(), "senate.suffetes", years(4, diamond=STINGY), influence(9, 33), influence(10, 33))
    propose(again, "suffetes", PAIR)
    assert (voices(again, "triangle"), why(again, "triangle", "senate.vote")) == ({"against"}, [])


@clause("RC-1.5d")
@pytest.mark.parametrize(("talents", "reason"), [(5, "shirker"), (0, "agreement-declined")])
def test_an_agreement_that_brings_nothing_is_declined_for_that(play: Play, talents: int, reason: str) -> None:
    session(play, "senate.business", years(4, triangle=STINGY))
    nothing: dict[str, Any] = {"text": "", "cards": [], "votes": "", "asked_talents": 0, "asked_cards": []}
    asked = {**nothing, "partner": "diamond", "talents": talents, "asked_talents": 5 - talents, "asked_votes": ""}
    play.answer("triangle", "agreement.propose", asked)
    (made,) = play.g.agreements
    assert why(play, "diamond", "agreement.answer", agreement=made.id) == [reason]


@clause("RC-7.4.1")
def test_all_that_is_kept_is_counted(play: Play) -> None:
    """Of eleven cards it said that it had kept three."""
    play.at("trade.selling", hands={"diamond": [*SALT, "iron.1", "iron.2", "ochre.1"]}, change=traders(8))
    view, asked = see.view(play.g, Seat("diamond")), play.decision("diamond", "trade.sell")
    sold, (reason,) = SensiblePlayer().reasoned(asked, lambda: view)
    assert isinstance(sold, list)
    about = dict(reason.about)
    assert int(about["cards"]) + int(about["others"]) == len(SALT) + 3 - len(sold) > int(about["cards"])


def test_a_table_where_all_do_their_part_names_no_shirker(play: Play) -> None:
    assert exiling(play, powerful, square=GOOD) == ["exile"]
