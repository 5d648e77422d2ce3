"""RC-1.5e: what factions do for all to see is kept by turns, and shown to everybody."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Deeds
from games.republic.record import voice
from games.republic.revenue.events import Contributed
from games.republic.seen.people import RecordView
from tests.clauses import clause
from tests.games.carthage.play import Play
from tests.games.carthage.senate import propose, session, vote
from tests.games.carthage.test_rc6_contributions import rich
from tests.games.carthage.test_rc7_2_deals import (
    CIRCLE,
    DEAL,
    DIAMOND,
    OFFER,
    SALT,
    TRIANGLE,
    agreed,
    floor,
)
from tests.games.carthage.test_rc9_0_procedure import voting

PRAISE = {"text": "Praise for Mago"}
SUFFETES = {"first": "fam-adherbal", "second": "fam-malchus"}


@pytest.fixture
def play() -> Play:
    return Play()


def record(play: Play, seat: str, viewer: Seat | None = None) -> RecordView:
    """What a viewer sees of a faction's deeds."""
    view: Any = GAME.view(play.g, viewer)
    found: RecordView = view.factions[Seat(seat)].record
    return found


@clause("RC-6.9")
def test_gifts_to_the_state_are_remembered(play: Play) -> None:
    play.at("revenue.contributions", change=rich(n1=60))
    play.answer("diamond", "revenue.contribute", {"fam-mago": 15})
    assert (record(play, "diamond"), record(play, "circle")) == (RecordView(given=15), RecordView())


@clause("RC-9.0.9")
def test_votes_are_remembered_by_what_most_of_them_said_but_a_proposal_without_effect_is_none(play: Play) -> None:
    session(play, "senate.business")
    propose(play, "minor", PRAISE)
    vote(play, "triangle", "for")
    vote(play, "circle", "against")
    vote(play, "square", "abstain")
    seats = ("diamond", "triangle", "circle", "square")
    none, yea, nay, neither = (RecordView(), RecordView(ayes=1), RecordView(noes=1), RecordView(abstained=1))
    assert [record(play, seat) for seat in seats] == [none, yea, nay, neither]


@clause("RC-9.0.9")
def test_of_a_faction_that_is_not_of_one_voice_the_greater_part_counts(play: Play) -> None:
    session(play, "senate.business")
    propose(play, "minor", PRAISE)
    own = {one.id: one.oratory for one in play.g.in_capital(Seat("triangle"))}
    small = min(own, key=lambda name: own[name])
    assert len(own) > 1
    sheet = {name: "against" if name == small else "for" for name in own}
    play.answer("triangle", "senate.vote", {**sheet, **{f"{name}.bought": 0 for name in own}})
    assert record(play, "triangle") == RecordView(ayes=1)


@clause("RC-9.0.9")
def test_a_sealed_vote_is_in_nobodys_record_before_all_are_opened(play: Play) -> None:
    session(play, "senate.business", voting("sealed"))
    propose(play, "minor", PRAISE)
    for seat in ("triangle", "circle", "square"):
        vote(play, seat, "for")
        assert [record(play, one, Seat(one)) for one in play.g.seats] == [RecordView()] * 4
    vote(play, "diamond", "for")
    assert [record(play, one) for one in play.g.seats] == [RecordView(ayes=1)] * 4


@clause("RC-9.0.6")
def test_who_proposes_and_who_lets_the_floor_pass_is_remembered(play: Play) -> None:
    session(play, "senate.suffetes")
    play.answer("diamond", "senate.floor", "yield")
    second = play.asked()[0][0]
    propose(play, "suffetes", SUFFETES, second)
    assert (record(play, "diamond").passed, record(play, second).proposed) == (1, 1)
    assert (record(play, "diamond").proposed, record(play, second).passed) == (0, 0)


@clause("RC-7.2.2b")
def test_that_two_have_traded_is_known_to_all_but_no_offer_is(play: Play) -> None:
    floor(play, circle=SALT)
    play.answer("diamond", "trade.offer", OFFER, to="circle")
    assert [record(play, one, one) for one in (DIAMOND, TRIANGLE, CIRCLE)] == [RecordView()] * 3
    agreed(play)
    play.answer("diamond", "trade.deal", "accept.2", deal=DEAL)
    deals = {one: record(play, one, CIRCLE).deals for one in (DIAMOND, TRIANGLE, CIRCLE)}
    assert deals == {DIAMOND: 1, TRIANGLE: 1, CIRCLE: 0}


@clause("RC-1.5e")
def test_what_some_are_told_is_in_nobodys_record(play: Play) -> None:
    play.at("revenue.contributions")
    play.g.tell(Contributed(DIAMOND, "fam-mago", 7, 0), to=[CIRCLE])
    assert play.g.factions[DIAMOND].record == []
    play.g.tell(Contributed(DIAMOND, "fam-mago", 7, 0))
    assert play.g.factions[DIAMOND].record == [Deeds(turn=play.g.turn, given=7)]


def test_lately_is_this_turn_and_the_two_before_it(play: Play) -> None:
    def years(g: Carthage) -> None:
        g.turn = 5
        g.factions[DIAMOND].record = [Deeds(turn=turn, given=10**turn) for turn in (1, 2, 3, 5)]

    play.at("trade.floor", change=years)
    view: Any = GAME.view(play.g, None)
    shown = view.factions[DIAMOND]
    assert (shown.record.given, shown.lately.given) == (101110, 101000)


@pytest.mark.parametrize(("weights", "said"), [({"a": 5, "b": 0}, "ayes"), ({"a": 0, "b": 5}, "noes")])
def test_a_faction_that_is_split_has_voted_as_most_of_its_votes(weights: dict[str, int], said: str) -> None:
    """RC-9.0.9."""
    assert voice({"a": "for", "b": "against"}, weights) == said
