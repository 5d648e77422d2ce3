"""RC-9.0.6 said before its part comes: drafts, announced of themselves when their author presides, else dropped."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.ahead.senate.customs import CUSTOMS
from games.carthage.senate.events_elections import MemberElected, SuffeteElected
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Raw, Seat, Window
from games.republic.ahead.senate.docket import Docket
from games.republic.ahead.senate.drafts import Drafts
from games.republic.ahead.senate.programme import Programme
from games.republic.senate.events import Proposed
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import all_say, meeting, play_on, say
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change

PROGRAMME, DOCKET, DRAFT = "senate.programme", "senate.docket", "senate.draft"
POST = "state-treasurer"
PAIR = {"first": "fam-bomilcar", "second": "fam-malchus"}
OTHER = {"first": "fam-bomilcar", "second": "fam-carthalo"}
ELECTION = [[{"kind": "suffetes", "terms": raw} for raw in (PAIR, OTHER)]]
BOARD = replace(GAME, ahead=(Programme(CUSTOMS), Drafts(CUSTOMS), Docket(CUSTOMS)))


def run_out(g: Carthage) -> None:
    """The term of the State Treasurer is over."""
    g.committee[POST].term = 0


def voting(*, home: str = "other") -> Play:
    """Diamond has named a pair and another in its place; of diamond and square, else of diamond and circle."""
    play = meeting("senate.suffetes", run_out)
    say(play, "diamond", PROGRAMME, motions=ELECTION, end="ask", home=home)
    return play


def treasurer(play: Play, seat: str, name: str) -> list[dict[str, Any]]:
    """A motion that makes him State Treasurer, and Mangi Censor."""
    posts = play.options(seat, DRAFT)["motions"]["committee"]
    return [{"kind": "committee", "terms": {**dict.fromkeys(posts, "fam-mangi"), POST: name}}]


def vote(play: Play, *voices: str, home: str = "own") -> None:
    """All others say this to the proposals of the programme."""
    for seat in ("triangle", "circle", "square"):
        lapse = play.decision(seat, DOCKET).lapse["sheets"]
        said = zip(lapse, voices, strict=True)
        say(play, seat, DOCKET, sheets={one: {**lapse[one], "voice": voice} for one, voice in said}, home=home)
    play_on(play)


def programmes(play: Play) -> list[tuple[str, Raw]]:
    """All that has been announced."""
    return [(plan.key.rpartition("/")[2], plan.raw["motions"]) for plan in play.table.plans if plan.kind == PROGRAMME]


@clause("RC-9.0.6", "RC-9.2")
def test_the_players_of_all_nominees_draft_beside_the_docket() -> None:
    play = voting()
    assert play.asked(DRAFT) == [(seat, DRAFT) for seat in ("diamond", "square", "circle")]
    one = play.decision("square", DRAFT)
    assert (one.about, one.window) == ({"turn": 1, "part": "committee"}, Window.AHEAD)
    assert not one.lapse["motions"]


@clause("RC-9.0.6")
def test_while_a_motion_is_on_the_table_nobody_drafts() -> None:
    """The pair is being voted on: who presides next hangs on votes that have been declared."""
    play = meeting("senate.suffetes", run_out)
    say(play, "diamond", PROGRAMME, motions=[[one] for one in ELECTION[0]], end="ask")
    assert play.asked(DRAFT)
    vote(play, "ask", "ask")
    assert play.asked("senate.vote")
    assert not play.asked(DRAFT)


@clause("RC-9.0.6", "RC-9.2")
def test_the_draft_of_who_comes_to_preside_is_his_programme_at_once() -> None:
    play = voting()
    motion = treasurer(play, "square", "fam-mago")
    say(play, "square", DRAFT, motions=[motion])
    vote(play, "for", "for")
    assert play.saw(SuffeteElected)[0].senator == "fam-malchus"
    assert programmes(play)[-1] == ("part=committee@square", [motion])
    assert not play.asked(PROGRAMME)
    assert set(play.asked(DOCKET)) == {(seat, DOCKET) for seat in ("diamond", "triangle", "circle")}
    vote_on_committee(play)
    assert {one.committee: one.senator for one in play.saw(MemberElected)}[POST] == "fam-mago"


def vote_on_committee(play: Play) -> None:
    """All are for it."""
    for seat in ("diamond", "triangle", "circle"):
        lapse = play.decision(seat, DOCKET).lapse
        sheets = {mark: {**sheet, "voice": "for"} for mark, sheet in lapse["sheets"].items()}
        say(play, seat, DOCKET, sheets=sheets, consents=dict.fromkeys(lapse["consents"], "consent"))
    play_on(play)


@clause("RC-9.0.6")
def test_who_does_not_come_to_preside_has_drafted_for_nobody() -> None:
    play = voting()
    say(play, "circle", DRAFT, motions=[treasurer(play, "circle", "fam-mago")])
    vote(play, "for", "for")
    assert [place for place, _ in programmes(play)] == ["part=suffetes@diamond"]
    assert play.asked() == [("square", PROGRAMME)]


@clause("RC-9.0.6")
def test_who_drafts_nothing_is_asked_when_the_part_has_come() -> None:
    play = voting()
    say(play, "square", DRAFT)
    vote(play, "for", "for")
    assert play.asked() == [("square", PROGRAMME)]


@clause("RC-9.0.6", "RC-9.2")
def test_what_is_not_legal_any_more_is_left_out_and_the_rest_proposed() -> None:
    """He drafted as if Carthalo were no Suffete; now he is, and can be no Treasurer."""
    play = voting(home="own")
    good = treasurer(play, "diamond", "fam-mago")
    say(play, "diamond", DRAFT, motions=[treasurer(play, "diamond", "fam-carthalo"), good])
    vote(play, "against", "for", home="other")
    assert [one.senator for one in play.saw(SuffeteElected)] == ["fam-bomilcar", "fam-carthalo"]
    assert play.asked() == [("diamond", PROGRAMME)]
    assert play.table.proposal(play.decision("diamond", PROGRAMME).key)["motions"] == [good]


@clause("RC-9.0.6")
def test_a_draft_is_sealed() -> None:
    play, other = voting(), voting()
    say(play, "square", DRAFT, motions=[treasurer(play, "square", "fam-mago")])
    say(other, "square", DRAFT)
    for seat in ("triangle", "circle"):
        assert play.table.view(Seat(seat)).model_dump() == other.table.view(Seat(seat)).model_dump()
        mine, others = [[key for key in one.table.open if key.endswith(f"@{seat}")] for one in (play, other)]
        assert mine == others


@clause("RC-9.0.7")
def test_what_the_rules_forbid_is_refused() -> None:
    play = voting()
    with pytest.raises(IllegalAnswer):
        say(play, "square", DRAFT, motions=[treasurer(play, "square", "fam-malchus")])
    with pytest.raises(IllegalAnswer):
        say(play, "square", DRAFT, motions=[[{"kind": "tax", "terms": {}}]])
    assert not [plan for plan in play.table.plans if plan.kind == DRAFT]


@clause("RC-9.0.2", "RC-9.0.6")
def test_beside_the_committee_who_presides_drafts_what_comes_after_it() -> None:
    play = voting()
    say(play, "square", DRAFT, motions=[treasurer(play, "square", "fam-mago")])
    vote(play, "for", "for")
    assert play.asked(DRAFT) == [("square", DRAFT)]
    tax = {"kind": "tax", "terms": {"rate": "0", "sponsor": "none", "cosponsor": "none"}}
    say(play, "square", DRAFT, motions=[[tax]], end="adjourn")
    vote_on_committee(play)
    assert programmes(play)[-1] == ("part=business@square", [[tax]])


@clause("RC-9.0.6", "RC-DP24")
def test_who_only_has_the_floor_drafts_nothing_for_he_will_not_preside() -> None:
    play = voting()
    vote(play, "for", "for")
    play.lapse("square", PROGRAMME)
    play_on(play)
    assert play.asked() == [("diamond", PROGRAMME)]
    posts = play.options("diamond", PROGRAMME)["motions"]["committee"]
    terms = {**dict.fromkeys(posts, "fam-mangi"), POST: "fam-mago"}
    say(play, "diamond", PROGRAMME, motions=[[{"kind": "committee", "terms": terms}]], end="ask")
    assert {kind for _, kind in play.asked()} == {DOCKET}


@clause("RC-9.0.6", "RC-9.1")
def test_the_coming_hrao_nominates_his_pair_beside_the_forum() -> None:
    play = forum()
    assert play.asked(DRAFT) == [("diamond", DRAFT)]
    assert play.decision("diamond", DRAFT).about["part"] == "suffetes"
    say(play, "diamond", DRAFT, motions=ELECTION)
    until_the_senate(play)
    assert programmes(play) == [("part=suffetes@diamond", ELECTION)]
    assert {kind for _, kind in play.asked()} == {DOCKET, DRAFT}
    all_say(play, kind=DOCKET)
    play_on(play)
    assert play.saw(Proposed)[0].seat == "diamond"


@clause("RC-9.0.6")
def test_who_is_hrao_no_longer_has_nominated_nobody() -> None:
    play = forum()
    say(play, "diamond", DRAFT, motions=ELECTION)
    mago, adherbal = play.g.senators["fam-mago"], play.g.senators["fam-adherbal"]
    mago.office, adherbal.office = "", "home-suffete"
    until_the_senate(play)
    assert programmes(play) == []
    assert play.asked() == [("triangle", PROGRAMME)]


@clause("RC-8.5.8", "RC-9.1")
def test_a_draft_that_names_who_has_been_won_over_since_is_proposed_and_not_announced() -> None:
    """A pair was drafted in the Forum to keep the leader from the posts; he won one of the two, who became Suffete."""
    play = forum()
    say(play, "diamond", DRAFT, motions=ELECTION)
    play.g.senators["fam-malchus"].faction = Seat("triangle")
    until_the_senate(play)
    assert programmes(play) == []
    assert play.asked() == [("diamond", PROGRAMME)]
    assert play.table.proposal(play.decision("diamond", PROGRAMME).key)["motions"] == ELECTION


@pytest.mark.parametrize("ballots", ["sealed", "live"])
def test_where_no_programme_is_asked_nobody_drafts(ballots: Any) -> None:
    assert not forum(lambda g: setattr(g, "ballots", ballots)).asked(DRAFT)


def forum(change: Change | None = None) -> Play:
    """The Forum, with nothing asked ahead but of the Senate."""
    play = Play(BOARD).at("forum.roll", change=change)
    play.table.plan_ahead()
    return play


def until_the_senate(play: Play) -> None:
    """Nobody does anything in the Forum."""
    told = list(play.told)
    while play.g.step.startswith("forum."):
        one = next(one for one in play.awaited() if one.kind != DRAFT)
        play.lapse(one.seat, one.kind, **one.about)
        told += play.told
    play.told[:] = told
    play_on(play)
