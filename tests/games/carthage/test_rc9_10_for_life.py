"""RC-9.10: the Suffete for Life."""

from __future__ import annotations

import pytest

from games.carthage.events import GameEnded
from games.carthage.senate.agenda import AGENDA
from games.carthage.senate.business import BUSINESS
from games.carthage.senate.events import VotesDeclared
from games.carthage.senate.events_business import AppointedForLife, ElectedForLife
from games.carthage.senators import kill
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from tests.clauses import clause
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, away, offered, pass_motion, propose, session, vote, vote_all

GISCO = {"nominee": "fam-gisco"}


def influence(**points: int) -> Change:
    """`n7=21`: Senators have this much INF."""

    def change(g: Carthage) -> None:
        for name, count in points.items():
            numbered(g, int(name[1:])).influence = count

    return change


@clause("RC-9.10.1")
def test_a_senator_of_21_influence_may_be_elected_and_wins(play: Play) -> None:
    """Gisco (circle) holds an office."""
    g = session(play, "senate.business", influence(n7=21, n11=20)).g
    assert play.options("diamond", "senate.life") == {"nominee": ["fam-gisco"]}
    propose(play, "life", GISCO)
    pass_motion(play)
    assert play.saw(ElectedForLife) == [ElectedForLife("fam-gisco")]
    assert g.elected_for_life == "fam-gisco"
    play.answer("diamond", "senate.floor", "adjourn")
    assert play.saw(GameEnded) == [GameEnded("suffete-for-life", Seat("circle"))]


@clause("RC-9.10.1")
@pytest.mark.parametrize("who", ["away", "unaligned", "poor"])
def test_he_is_aligned_in_carthage_and_of_21(play: Play, who: str) -> None:
    def unfit(g: Carthage) -> None:
        match who:
            case "away":
                away(7, "captive")(g)
            case "unaligned":
                numbered(g, 7).faction = None
            case _:
                numbered(g, 7).influence = 20

    session(play, "senate.business", influence(n7=21, n11=21), unfit)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "life", GISCO)
    assert refused.value.reason == "choice.unknown"
    assert play.g.senate.motion is None
    play.senator(11).influence = 20
    session(play, "senate.business", influence(n7=21), unfit)
    assert "senate.life" not in offered(play, "diamond")


@clause("RC-9.10.1")
def test_he_adds_his_influence_to_his_own_votes(play: Play) -> None:
    session(play, "senate.business", influence(n7=21))
    propose(play, "life", GISCO)
    vote(play, "triangle", "abstain")
    vote(play, "circle", "for")
    (declared,) = play.saw(VotesDeclared)
    assert declared.weights == {"fam-gisco": 21 + play.senator(7).oratory, "fam-carthalo": play.senator(11).oratory}


@clause("RC-9.10.1", "RC-9.0.8")
def test_once_a_turn_in_all(play: Play) -> None:
    session(play, "senate.business", influence(n7=21, n11=21))
    propose(play, "life", GISCO)
    vote_all(play, [], ["diamond", "triangle", "square"])
    assert play.g.elected_for_life == ""
    assert "senate.life" not in offered(play, "diamond")
    assert "senate.minor" in offered(play, "diamond")


@clause("RC-9.10.1", "RC-9.8.7", "RC-9.0.8")
async def test_his_death_does_not_allow_another(play: Play) -> None:
    about = BUSINESS["life"]
    session(play, "senate.business", influence(n7=21, n11=21))
    propose(play, "life", GISCO)
    assert play.g.senate.motion
    assert about.people(play.g.senate.motion.proposal) == ["fam-gisco"]
    assert about.once


@clause("RC-9.10.1", "RC-9.0.15")
def test_it_cannot_be_vetoed(play: Play) -> None:
    session(play, "senate.business", influence(n7=21), cards={"square": ["public-outcry.1"]})
    propose(play, "life", GISCO)
    assert "senate.veto" not in offered(play, "square")
    pass_motion(play)
    propose(play, "minor", {"text": "Praise"})
    assert "senate.veto" in offered(play, "square")


@clause("RC-9.10.1")
def test_after_the_election_and_outside_prosecutions() -> None:
    able = {step for step, kinds in AGENDA.items() if "life" in kinds}
    assert {"senate.committee", "senate.governors", "senate.business"} <= able
    assert able.isdisjoint({"senate.suffetes", "senate.prosecutions"})


@clause("RC-9.10.1")
def test_a_public_outcry_may_nominate_him(play: Play) -> None:
    session(play, "senate.business", influence(n7=21), cards={"square": ["public-outcry.1"]})
    play.answer("square", "senate.life", GISCO)
    assert play.g.senate.motion
    assert (play.g.senate.motion.forced, play.g.senate.motion.proposal.kind) == (True, "life")


# By appointment


@clause("RC-9.10.2")
@pytest.mark.parametrize(("points", "appointed"), [(34, False), (35, True)])
def test_35_influence_make_a_suffete_for_life_at_once(play: Play, points: int, appointed: bool) -> None:
    """Milko contributes 10T for the last point; it does not wait for the Senate."""

    def rich(g: Carthage) -> None:
        numbered(g, 6).influence = points - 1
        numbered(g, 6).talents += 10
        g.issued += 10

    play.at("revenue.contributions", change=rich)
    play.answer("triangle", "revenue.contribute", {"fam-milko": 10})
    assert play.senator(6).influence == points
    for seat in ("circle", "square", "diamond"):
        if (seat, "revenue.contribute") in play.asked():
            play.lapse(seat, "revenue.contribute")
    assert (play.saw(AppointedForLife) == [AppointedForLife("fam-milko", points)]) == appointed
    assert play.g.appointed_for_life == (["fam-milko"] if appointed else [])


@clause("RC-9.10.2")
def test_after_a_vote_too(play: Play) -> None:
    session(play, "senate.business", influence(n7=35))
    propose(play, "minor", {"text": "Praise"})
    pass_motion(play)
    assert play.g.appointed_for_life == ["fam-gisco"]


@clause("RC-9.10.2")
def test_on_his_return_only(play: Play) -> None:
    """Barca governs Coastal Spain; at the end of his term he comes home."""

    def term(g: Carthage) -> None:
        numbered(g, 2).influence = 35
        g.provinces["coastal-spain"].term = 1

    play.at("revenue.redistribution", change=term)
    assert play.g.appointed_for_life == []
    play.lapse_all("revenue.redistribute")
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-barca", 35)]


@clause("RC-9.10.2", "RC-12.1c")
async def test_he_must_live_to_the_end_of_the_turn(play: Play) -> None:
    g = session(play, "senate.business", influence(n7=35)).g
    propose(play, "minor", {"text": "Praise"})
    pass_motion(play)
    await kill(g, play.senator(7), "test")
    play.answer("diamond", "senate.floor", "adjourn")
    assert not play.table.over
