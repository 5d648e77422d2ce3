"""What officials say beforehand: a Dictator and his Master, Prosecutors, Advocates, fines, the pay of Rebels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from games.kernel import Raw
from games.rome.ahead.reactions.form import form
from games.rome.revenue.events import RebelPaid
from games.rome.senate.events import DictatorSought, OfficeTaken
from games.rome.senate.events_laws import GovernorFined
from games.rome.senate.events_trials import AdvocateEngaged, AdvocateRefused
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.forum_helpers import follow
from tests.games.rome.ahead.test_reactions import decide, table
from tests.games.rome.forum import TRIANGLE
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play
from tests.games.rome.senate import office, session
from tests.games.rome.test_rr1_09_3_dictator import appointment, danger
from tests.games.rome.test_rr1_15_laws import back, law
from tests.games.rome.test_rr2_05_advocates import ON
from tests.games.rome.trials import accuse, crowd, marked, trials

Said = Mapping[str, Raw]


# Which of it is asked


@clause("RR-2.05.2", "RR-4.05.1")
def test_of_advocates_and_prosecutors_is_asked_only_where_there_are_such() -> None:
    plain = form((TRIANGLE,), neutrals=False).fields
    advanced = form((TRIANGLE,), neutrals=False, advocates=True).fields
    alone = form((TRIANGLE,), neutrals=True, advocates=True).fields
    assert {"appoint", "master", "prosecute", "fine", "rebels"} <= plain.keys()
    assert advanced.keys() - plain.keys() == {"advocate", "advise"}
    assert not {"appoint", "master", "prosecute", "advocate", "advise"} & alone.keys()


# The Dictator


def in_need(circle: Said, square: Said, diamond: Said | None = None) -> Play:
    """Valerius (3, circle) and Julius (4, square) are Consuls; Cornelius (1) has MIL 4 as Fabius (2), but more ORA."""
    play = table()
    appointment(play, danger)
    decide(play, circle=circle, square=square, diamond=diamond or {})
    return play


BEST: Final = {"appoint": "best-general"}


@clause("RR-1.09.31", "RR-DP34")
def test_consuls_who_both_want_the_best_general_mean_the_same() -> None:
    play = in_need(BEST, BEST)
    (sought,) = play.saw(DictatorSought)
    assert set(sought.named.values()) == {"fam-cornelius"}
    assert ("dictator", "fam-cornelius") in [(one.office, one.senator) for one in play.saw(OfficeTaken)]


@clause("RR-1.09.31", "RR-DP34")
def test_each_may_name_his_own_best_or_nobody_and_they_do_not_agree() -> None:
    play = in_need({"appoint": "own-general"}, {"appoint": "none"})
    (sought,) = play.saw(DictatorSought)
    assert {str(seat): name for seat, name in sought.named.items()} == {"circle": "fam-fulvius", "square": ""}
    assert not [one for one in play.saw(OfficeTaken) if one.office == "dictator"]


@clause("RR-1.09.31", "RR-DP34")
def test_a_consul_who_wishes_to_be_asked_is() -> None:
    play = in_need({"appoint": "ask"}, {"appoint": "none"})
    assert play.asked("senate.appoint") == [("circle", "senate.appoint")]


@clause("RR-1.09.33", "RR-DP36")
@pytest.mark.parametrize(
    ("wish", "master"), [("best-general", "fam-fabius"), ("own-general", "fam-claudius"), ("ask", None)]
)
def test_the_dictators_master_of_horse_is_as_he_said(wish: str, master: str | None) -> None:
    play = in_need(BEST, BEST, {"master": wish})
    named = [one.senator for one in play.saw(OfficeTaken) if one.office == "master-of-horse"]
    assert named == ([master] if master else [])
    assert bool(play.asked("senate.master")) is (master is None)


# Trials


def accused(options: Mapping[str, Any], **said: Said) -> Play:
    """Fabius (2, triangle) is to be accused by Furius; Valerius (3, circle) is asked to prosecute."""
    play = table()
    trials(play, marked(2, major=True, corrupt=["sicilia"]), marked(7, corrupt=["sicilia"]), crowd, options=options)
    decide(play, **said)
    return play


@clause("RR-1.09.411", "RR-DP39")
@pytest.mark.parametrize(
    ("wish", "charged", "held"),
    [("others-only", "fabius", True), ("others-only", "fulvius", False), ("none", "fabius", False)],
)
def test_a_prosecutor_serves_against_others_or_never(wish: str, charged: str, held: bool) -> None:
    play = accused({}, circle={"prosecute": wish})
    accuse(play, charged, "sicilia", "valerius")
    follow(play)
    assert not play.asked("senate.prosecute")
    assert bool(play.asked("senate.vote")) is held


@clause("RR-2.05.2", "RR-DP40")
@pytest.mark.parametrize(("wish", "named"), [("own-speaker", "fam-aelius"), ("himself", "fam-fabius")])
def test_the_accused_has_his_best_speaker_or_speaks_himself(wish: str, named: str) -> None:
    play = accused(ON, triangle={"advocate": wish})
    accuse(play, "fabius", "major")
    follow(play)
    assert play.saw(AdvocateEngaged) == [AdvocateEngaged(named, "fam-fabius")]


@clause("RR-2.05.2", "RR-DP41")
@pytest.mark.parametrize(("wish", "serves"), [("always", True), ("none", False)])
def test_who_is_asked_to_be_advocate_says_so_beforehand(wish: str, serves: bool) -> None:
    play = accused(ON, circle={"advise": wish}, triangle={"advocate": "ask"})
    accuse(play, "fabius", "major")
    follow(play)
    play.answer("triangle", "senate.advocate", "fam-valerius")
    follow(play)
    assert bool(play.saw(AdvocateRefused)) is not serves
    assert not play.asked("senate.advise")


# Fines


@clause("RR-1.15.1", "RR-DP66")
@pytest.mark.parametrize(("wish", "fined"), [("others-only", "fam-fabius"), ("ask", None)])
def test_a_governor_of_others_is_fined_as_soon_as_he_can_be(wish: str, fined: str | None) -> None:
    """Julius (4, square) is Censor; Furius (8) is of his own faction, Manlius (6) has less INF than Fabius."""
    play = table()
    homecoming = (back(2), back(6), back(8, influence=30))
    session(play, "senate.business", law("law-calpurnian"), office(4, "censor"), *homecoming)
    decide(play, square={"fine": wish})
    assert [one.senator for one in play.saw(GovernorFined)] == ([fined] if fined else [])


@clause("RR-1.15.1")
def test_his_own_are_never_fined_so() -> None:
    play = table()
    session(play, "senate.business", law("law-calpurnian"), office(4, "censor"), back(8))
    decide(play, square={"fine": "others-only"})
    assert not play.saw(GovernorFined)


# Rebels


@clause("RR-1.11.33", "RR-DP13")
@pytest.mark.parametrize(("wish", "paid"), [("all-units", 3), ("none", 0), ("ask", None)])
def test_a_rebel_pays_as_many_as_he_can_or_none(wish: str, paid: int | None) -> None:
    def second(g: Rome) -> None:
        in_revolt(legion(), legion(), legion(), rebels=(6, 2), purses={6: 3, 2: 2}, triangle=9)(g)
        g.turn = 2

    play = table().until("revenue.redistribution")
    play.at("revenue.rebellion", change=second)
    decide(play, triangle={"rebels": wish})
    assert [one.units for one in play.saw(RebelPaid)] == ([] if paid is None else [paid])
    assert bool(play.asked("revenue.maintain")) is (paid is None)
