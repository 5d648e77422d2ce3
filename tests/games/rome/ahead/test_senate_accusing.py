"""RR-1.09.41 said before the prosecutions begin; programmes drafted before their part comes, and what is foreseen."""

from __future__ import annotations

from games.republic.senate.events import Proposed
from games.republic.senate.events_trials import ProsecutionsEnded
from games.rome.senate.foreseen import foreseen
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.senate_helpers import PROGRAMME, all_on, composed, item, meeting, pair, play_on, say
from tests.games.rome.play import numbered

ACCUSING, DRAFT = "senate.accusations", "senate.draft"
FABIUS_CENSOR = item("censor", nominee="fam-fabius")


def elected(g: Rome) -> None:
    """RR-1.09.2: the Consuls are in office; three have been Consul before."""
    g.senate.elected = True
    for number in (2, 3, 4):
        numbered(g, number).prior_consul = True


def guilty(g: Rome) -> None:
    """Valerius held a Major Office; Julius is corrupt."""
    elected(g)
    numbered(g, 3).major = True
    numbered(g, 4).corrupt = ["sicilia"]


@clause("RR-1.09.41", "RR-1.09.412")
def test_whoever_is_nominated_for_censor_says_whom_he_will_accuse() -> None:
    play = composed([[FABIUS_CENSOR]], guilty, step="senate.censor")
    assert {one.seat for one in play.awaited() if one.kind == ACCUSING} == {"triangle"}
    assert set(play.options("triangle", ACCUSING)[0]) == {
        "accuse-major.fam-valerius",
        "accuse-office.fam-valerius",
        "accuse-corruption.fam-julius",
        "ask",
    }


@clause("RR-1.09.41", "RR-1.09.411")
def test_he_accuses_in_his_order_by_a_prosecutor_of_his_own() -> None:
    play = composed([[FABIUS_CENSOR]], guilty, step="senate.censor")
    play.answer("triangle", ACCUSING, ["accuse-corruption.fam-julius"])
    all_on(play, "for")
    play_on(play)
    trials = [one.terms for one in play.saw(Proposed) if one.kind == "trial"]
    assert [(one["accused"], one["charge"]) for one in trials] == [("fam-julius", "sicilia")]
    assert trials[0]["prosecutor"] in ("fam-manlius", "fam-junius")


@clause("RR-1.09.41")
def test_who_accuses_nobody_ends_the_prosecutions_without_being_asked() -> None:
    play = composed([[FABIUS_CENSOR]], guilty, step="senate.censor")
    play.answer("triangle", ACCUSING, [])
    all_on(play, "for")
    play_on(play)
    assert play.saw(ProsecutionsEnded)


@clause("RR-1.09.12")
def test_a_nominee_for_consul_drafts_what_follows_and_it_is_announced_of_itself() -> None:
    play = composed([[pair("fam-fabius", "fam-valerius")]], elected_before, step="senate.consuls")
    censor = item("censor", nominee="fam-julius")
    say(play, "triangle", DRAFT, motions=[[censor]])
    assert any(one.seat == "circle" and one.kind == DRAFT for one in play.awaited())
    say(play, "circle", DRAFT)
    all_on(play, "for")
    for seat, home in (("triangle", "rome"), ("circle", "field")):
        say(play, seat, "senate.docket", sheets=play.decision(seat, "senate.docket").lapse["sheets"], home=home)
    play_on(play)
    found = [plan for plan in play.table.plans if plan.kind == PROGRAMME and plan.seat == "triangle"]
    assert [plan.raw["motions"] for plan in found] == [[[censor]]]


def elected_before(g: Rome) -> None:
    """Three have been Consul before; the new ones are still to be elected."""
    for number in (2, 3, 4):
        numbered(g, number).prior_consul = True


@clause("RR-1.09.3.1")
def test_a_dictator_is_foreseen_only_while_the_state_is_in_danger() -> None:
    play = meeting("senate.pontifex", elected, options={"pontifex": True})
    assert foreseen(play.g, "dictator", "diamond") == []
    assert [one.kind for one in foreseen(play.g, "censor", "diamond")] == ["senate.censor"]


@clause("RR-1.09.22")
def test_who_would_be_consul_is_no_candidate_for_censor() -> None:
    play = meeting("senate.consuls", elected_before)
    then = next(one for one in foreseen(play.g, "censor", "triangle", ["fam-fabius", "fam-valerius"]))
    names = then.choice.form()["nominee"]
    assert "fam-fabius" not in names
    assert play.senator(2).office != "rome-consul"  # only seen beforehand
