"""How the sensible player stands a trial."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import SHEETED, SHEETS, meeting, say
from tests.games.carthage.combat import event
from tests.games.carthage.forum import holds, purse
from tests.games.carthage.minds.chamber import bought
from tests.games.carthage.minds.saying import says, voices
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, office, vote
from tests.games.carthage.test_rc9_2_committee import in_office, vacant
from tests.games.carthage.trials import accuse, corrupt, major, rated, trials

OMENS = event("te-evil-omens")


@clause("RC-9.3.5", "RC-8.8.4")
@pytest.mark.parametrize(("omens", "appeals"), [([], True), ([OMENS], False)])
def test_under_evil_omens_nobody_appeals_whom_the_people_like_little(
    omens: list[Change], appeals: bool, play: Play
) -> None:
    """Adherbal, whom his own votes might have saved, appealed with -2 on the dice: they killed him."""
    for game in (play, Play(SHEETED)):
        trials(game, major(9), rated(9, influence=0, popularity=-1), *omens)
        accuse(game, "fam-bomilcar")
    game.table.plan_ahead()
    assert (says(play, "diamond", "senate.appeal") == "appeal") == appeals
    assert (says(game, "diamond", SHEETS)["appeal"] == "yes") == appeals


@clause("RC-9.3.5", "RC-9.0.10")
@pytest.mark.parametrize(
    ("popularity", "talents", "appeals"),
    [
        (4, {8: 40}, True),
        (4, {10: 40}, True),
        (4, {}, False),
        (0, {8: 40}, True),
        (0, {10: 40}, False),
        (-1, {8: 40}, False),
    ],
)
def test_who_may_be_convicted_by_votes_that_can_still_be_bought_appeals_to_the_people(
    popularity: int, talents: dict[int, int], appeals: bool, play: Play
) -> None:
    """Bomilcar, whom the people loved, was safe by six votes; his accuser bought seven, and he died without a word."""
    for game in (play, Play(SHEETED)):
        known = rated(9, influence=20, popularity=popularity), rated(1, influence=20)
        trials(game, major(9), *known, *(purse(much, one) for one, much in talents.items()))
        accuse(game, "fam-bomilcar")
    game.table.plan_ahead()
    assert (says(play, "diamond", "senate.appeal") == "appeal") == appeals
    assert (says(game, "diamond", SHEETS)["appeal"] == "yes") == appeals


@clause("RC-9.0.15", "RC-9.3")
def test_who_is_called_first_in_his_own_trial_vetoes_it_at_once() -> None:
    """The best man was tried, and his own were called first: a veto "if it is carried then" was none, and he died."""
    play = Play(SHEETED)
    trials(play, major(9), rated(9, influence=8), holds("diamond", "public-outcry.1"))
    accuse(play, "fam-bomilcar")
    play.table.plan_ahead()
    assert says(play, "diamond", SHEETS)["veto"] == "now"


@clause("RC-9.0.10", "RC-9.3.9")
@pytest.mark.parametrize(("talents", "short"), [(33, "all"), (2, "none"), (0, "none")])
def test_the_purse_of_who_would_die_is_spent_to_save_him(talents: int, short: str) -> None:
    """Three convicts had 33T, 24T and 46T to lose with their lives; for votes that were not sure none were spent."""
    play = Play(SHEETED)
    trials(play, major(9), rated(9, influence=5), rated(1, influence=20), purse(talents, 9), purse(40, 8, 10))
    accuse(play, "fam-bomilcar")
    play.table.plan_ahead()
    said = says(play, "diamond", SHEETS)
    assert said["voice"] == "against"
    assert said["short"] == short
    assert short == "none" or (said["most"], said["payers"]) == (talents, ["fam-bomilcar"])


@clause("RC-9.0.10", "RC-9.3.9")
@pytest.mark.parametrize(("talents", "short"), [(40, "all"), (5, "none")])
def test_his_purse_is_spent_against_votes_that_his_accuser_would_buy(talents: int, short: str) -> None:
    """Himilco, safe by two votes, died with 26T in his purse, for whose the prosecutor was bought four."""
    play = Play(SHEETED)
    trials(play, major(9), rated(9, influence=20), rated(1, influence=20), purse(26, 9), purse(talents, 8))
    accuse(play, "fam-bomilcar")
    play.table.plan_ahead()
    said = says(play, "diamond", SHEETS)
    assert (said["most"], said["payers"], said["short"]) == (26, ["fam-bomilcar"], short)


@clause("RC-9.0.10", "RC-9.3.9")
@pytest.mark.parametrize(("talents", "sure"), [(40, {"fam-bomilcar": 26}), (5, {})])
def test_the_others_add_what_his_purse_lacks_where_that_decides_it(talents: int, sure: dict[str, int]) -> None:
    """Himilco, with 37T, was to pay alone; by one vote he died, and four of his faction had kept 74T."""
    play = Play(SHEETED)
    rich = purse(26, 9), purse(30, 1), purse(talents, 8)
    trials(play, major(9), rated(9, influence=20), rated(1, influence=20), *rich)
    accuse(play, "fam-bomilcar")
    play.table.plan_ahead()
    said = says(play, "diamond", SHEETS)
    assert (said["payers"][0], said["short"], said["bought"]) == ("fam-mago", "none", sure)
    assert said["most"] >= 20


@clause("RC-9.0.9", "RC-9.0.10", "RC-9.3.9")
@pytest.mark.parametrize(("talents", "sure"), [(0, 0), (10, 4), (30, 24), (90, 60)])
def test_of_his_purse_only_what_those_called_after_him_can_add_is_spent_in_any_case(talents: int, sure: int) -> None:
    """Sakarbal's 56T were spent, though whoever was for it had voted but one, who had 7 votes and some 20T."""
    play = Play(SHEETED)
    trials(play, major(11), rated(11, influence=20), rated(1, influence=5), purse(60, 11), purse(30, 7), purse(80, 1))
    purse(talents, 8)(play.g)
    accuse(play, "fam-carthalo")
    play.table.plan_ahead()
    said = says(play, "circle", SHEETS)
    assert (said["bought"].get("fam-carthalo", 0), said["most"], said["short"]) == (sure, 90 - sure, "none")
    assert said["payers"] == (["fam-carthalo"] if sure < 60 else []) + ["fam-gisco"]


@clause("RC-9.0.10", "RC-9.10.1")
@pytest.mark.parametrize(("talents", "votes"), [(5, 4), (10, 0)])
def test_a_few_votes_decide_a_trial_where_no_rival_becomes_a_ruler_by_that(
    talents: int, votes: int, play: Play
) -> None:
    """Two votes were lacking to a conviction, and 4T kept from it lest one be elected who could not have been."""
    changes = rated(9, influence=6), rated(1, influence=20), purse(talents, 1), purse(20, 8)
    trials(play, major(9), *changes)
    accuse(play, "fam-bomilcar")
    for seat, voice in {"diamond": "against", "triangle": "for", "circle": "abstain"}.items():
        vote(play, seat, voice)
    assert bought(says(play, "square", "senate.vote")) == votes


@clause("RC-9.3.9", "RC-9.10.1")
@pytest.mark.parametrize(("his", "said"), [(24, {"against"}), (9, {"for"})])
def test_nobody_is_convicted_whose_votes_are_needed_against_a_ruler_for_life(
    his: int, said: set[str], play: Play
) -> None:
    """Two voted to execute the best man of a third, while a fourth had one of his own proposed for life."""
    changes = major(9), rated(9, influence=20), rated(10, influence=5), rated(11, influence=his), purse(90, 11)
    trials(play, *changes)
    accuse(play, "fam-bomilcar")
    vote(play, "diamond", "against")
    assert voices(play, "triangle") == said


@clause("RC-9.3.9", "RC-9.10.1")
@pytest.mark.parametrize(
    ("his", "talents", "joined", "accuses"),
    [(9, 90, (), True), (24, 90, (), False), (24, 5, (), True), (24, 90, (10, 11, 3, 7), True)],
)
def test_who_could_have_one_of_his_own_elected_accuses_nobody_in_vain(
    his: int, talents: int, joined: tuple[int, ...], accuses: bool, play: Play
) -> None:
    """The best man of the first was tried by the second; all others kept him, and the Censor lost his good name."""

    def join(g: Carthage) -> None:
        for number in joined:
            numbered(g, number).faction = Seat("square")

    known = rated(9, influence=1), rated(1, influence=30), rated(5, influence=30), rated(12, influence=his)
    trials(play, major(9), *known, purse(talents, 12), purse(40, 10), purse(40, 11), join)
    assert (says(play, "square", "senate.trial") is not None) == accuses


@clause("RC-9.0.9", "RC-9.3.9")
@pytest.mark.parametrize(("joined", "said"), [((), {"for"}), ((1, 5, 3, 7), {"against"})])
def test_nobody_is_convicted_for_being_ahead_where_a_third_outvotes_all(
    joined: tuple[int, ...], said: set[str], play: Play
) -> None:
    """Two with four votes had the best man of the second executed, by 36:35; the first outvoted all and won."""

    def join(g: Carthage) -> None:
        for number in joined:
            numbered(g, number).faction = Seat("square")

    trials(play, major(9), rated(9, influence=9), rated(10, influence=0), rated(12, influence=15), join)
    accuse(play, "fam-bomilcar")
    vote(play, "diamond", "against")
    assert voices(play, "triangle") == said


@clause("RC-9.3")
def test_one_of_who_leads_is_accused_rather_than_who_stands_higher_of_others(play: Play) -> None:
    """Two of the third were accused, and nobody else was for it: the leader had two at home who were corrupt.

    Mago and Bomilcar are of diamond, which leads; Adherbal (triangle) has more Influence than Bomilcar.
    """
    guilty = corrupt(9, "harbor-master"), corrupt(10, "state-treasurer")
    known = rated(1, influence=18), rated(2, influence=9), rated(9, influence=3), rated(10, influence=7)
    trials(play, *guilty, *known)
    assert says(play, "square", "senate.trial")["accused"] == "fam-bomilcar"
    seats = office(8, "censor-of-morals"), in_office, vacant("state-treasurer")
    ahead = meeting("senate.committee", *seats, *guilty, *known)
    motion = {"kind": "committee", "terms": {"state-treasurer": "fam-carthalo"}}
    say(ahead, "diamond", "senate.programme", motions=[[motion]], end="ask")
    listed = [said.partition(".")[2] for said in says(ahead, "square", "senate.accusations")]
    assert listed == ["fam-bomilcar", "fam-adherbal"]
