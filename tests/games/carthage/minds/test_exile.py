"""The sensible player and those whom he would rather have far away: Governors, colleagues, who might rule for life."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from games.carthage.minds.sensible.elections import governors
from games.carthage.minds.sensible.planned_senate import POLITICS
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds.planned_senate import Item, decided_first
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import meeting
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import bought, influence
from tests.games.carthage.minds.saying import says, voices, without
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import away, office, propose, session, vote
from tests.games.carthage.units import law


def powerful(g: Carthage) -> None:
    """Malchus (square) has votes and money enough to be elected for life, and Africa has no Governor."""
    influence(12, 24)(g)
    purse(60, 12)(g)


def vacancy(play: Play) -> None:
    """The Governors are elected; one Province lies in the Forum."""

    def change(g: Carthage) -> None:
        powerful(g)
        add_province(g, "tunisia")

    session(play, "senate.governors", change)


def test_a_dangerous_rival_is_made_governor_far_away(play: Play) -> None:
    vacancy(play)
    assert says(play, "diamond", "senate.governors")["tunisia"] == "fam-malchus"
    assert without(play, "exile", "diamond", "senate.governors")["tunisia"] != "fam-malchus"
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))  # RC-9.10.3: that is past
    assert says(play, "diamond", "senate.governors")["tunisia"] != "fam-malchus"


def test_nobody_is_sent_away_for_influence_that_makes_no_ruler_any_more(play: Play) -> None:
    """RC-9.7.2, Military Reform: in the last turn, when nobody could win any more, somebody was sent to Tunisia."""
    session(play, "senate.governors", influence(12, 30), purse(60, 1), lambda g: add_province(g, "tunisia"))
    assert says(play, "diamond", "senate.governors")["tunisia"] == "fam-malchus"
    law("law-military-reform")(play.g)
    assert says(play, "diamond", "senate.governors")["tunisia"] != "fam-malchus"


@pytest.mark.parametrize(("talents", "paid"), [(0, False), (50, True)])
def test_to_send_away_whom_his_own_purse_makes_ruler_is_worth_all_one_has(
    talents: int, *, paid: bool, play: Play
) -> None:
    """RC-9.10.2: in the next Revenue Phase nobody else could stop him."""

    def rising(g: Carthage) -> None:
        influence(12, 28)(g)
        purse(talents, 12)(g)
        purse(60, 1)(g)
        purse(5, 7)(g)
        add_province(g, "tunisia")

    session(play, "senate.governors", rising, *map(away, (5, 9)))
    nobody = dict.fromkeys(play.decision("diamond", "senate.governors").choice.form(), "none")
    propose(play, "governors", {**nobody, "tunisia": "fam-malchus"})
    vote(play, "triangle", "against")
    vote(play, "circle", "against", **{numbered(play.g, 7).id: 5})
    vote(play, "square", "against")
    assert bool(bought(says(play, "diamond", "senate.vote"))) == paid


@pytest.mark.parametrize(("refused", "alone"), [([], 1), (["governors:tunisia/fam-malchus"], 0)])
def test_whom_the_senate_keeps_at_home_is_named_for_one_province_only(
    refused: list[str], alone: int, play: Play
) -> None:
    """RC-9.0.8: whoever was against it is against it for the next Province too."""

    def change(g: Carthage) -> None:
        powerful(g)
        g.senate.defeated += refused
        for name in ("tunisia", "numidia"):
            add_province(g, name)

    session(play, "senate.governors", change)
    asked, view = play.decision("diamond", "senate.governors"), see.view(play.g, Seat("diamond"))
    ways = cast("list[dict[str, str]]", governors(asked, view))
    first = next(number for number, way in enumerate(ways) if "none" not in (way["tunisia"], way["numidia"]))
    assert [set(way.values()) - {"none"} for way in ways[:first]] == [{"fam-malchus"}] * alone


def provinces(play: Play, *names: str, change: Change) -> dict[str, str]:
    """Whom the HRAO proposes for these Provinces, while nobody is dangerous."""

    def prepared(g: Carthage) -> None:
        for name in names:
            add_province(g, name)
        change(g)

    session(play, "senate.governors", prepared)
    said: dict[str, str] = says(play, "diamond", "senate.governors")
    return said


def seen_returned(play: Play) -> set[str]:
    """Of whom everybody sees that he is back from a Province this turn."""
    return {one.id for one in see.view(play.g, None).senators.values() if one.returned}


@clause("RC-9.4.4")
def test_nobody_is_named_who_has_just_come_home_and_may_refuse(play: Play) -> None:
    named = provinces(play, "tunisia", change=lambda g: None)["tunisia"]

    def back(g: Carthage) -> None:
        g.senators[named].returned = True

    again = Play()
    assert provinces(again, "tunisia", change=back)["tunisia"] not in (named, "none")
    assert seen_returned(again) == {named}
    asked, view = again.decision("diamond", "senate.governors"), see.view(again.g, Seat("diamond"))
    assert all(way["tunisia"] != named for way in cast("list[dict[str, str]]", governors(asked, view)))


def test_all_others_gladly_vote_for_that(play: Play) -> None:
    vacancy(play)
    propose(play, "governors", says(play, "diamond", "senate.governors"))
    assert "for" in says(play, "triangle", "senate.vote").values()
    assert "for" not in says(play, "square", "senate.vote").values()


def test_no_colleague_of_whom_nobody_could_outvote_is_helped_to_preside(play: Play) -> None:
    session(play, "senate.suffetes", powerful)
    propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-himilco"})
    assert "against" in says(play, "triangle", "senate.vote").values()


def test_nobody_is_helped_to_an_office_whom_a_gift_then_makes_ruler(play: Play) -> None:
    """RC-6.9, 9.10.2: no Senate meets before he gives."""
    session(play, "senate.suffetes", influence(12, 23), purse(49, 12), purse(300, 6))
    propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-malchus"})
    assert voices(play, "triangle") == {"against"}, "though one of the two is its own"
    purse(40, 12)(play.g)
    assert voices(play, "triangle") == {"for"}


def test_nobody_sends_away_his_own_best_however_late_in_the_session_it_is_proposed(play: Play) -> None:
    """Only when others have been voted down again and again somebody has to go."""
    vacancy(play)
    propose(play, "governors", says(play, "diamond", "senate.governors"))
    assert play.g.senate.motion
    play.g.senate.motion.number = 12
    assert "against" in says(play, "square", "senate.vote").values()
    play.g.senate.defeated += ["governors:tunisia/fam-abarish"] * 3
    assert "against" not in says(play, "square", "senate.vote").values()


@clause("RC-9.4.2", "RC-9.10.1")
@pytest.mark.parametrize(("rich", "end"), [((10,), "ask"), ((8, 10), "adjourn")])
def test_once_those_are_away_who_hold_one_off_he_is_proposed_before_anything_else(
    rich: tuple[int, ...], end: str
) -> None:
    """They were made Governors, and the same programme then sent to a War who could be elected for life by that."""
    mago = influence(1, 24), purse(60, 1), lambda g: add_province(g, "tunisia")
    seats = office(5, "state-treasurer"), office(9, "harbor-master")
    play = meeting("senate.governors", *mago, *seats, purse(90, *rich), *map(away, (4, 6, 7, 11, 12)))
    said = says(play, "diamond", "senate.programme")
    assert said["motions"][0][0]["terms"]["tunisia"] == "fam-adherbal"
    assert says(play, "diamond", "senate.life") is None
    assert said["end"] == end
    numbered(play.g, 10).place = "province"
    assert (says(play, "diamond", "senate.life") == {"nominee": "fam-mago"}) == (end == "ask")


def test_nothing_that_might_take_him_away_is_said_with_it() -> None:
    wanted: dict[str, list[Item]] = {kind: [{"kind": kind, "terms": {}}] for kind in ("tax", "governors", "forces")}
    settling = replace(POLITICS, decisive=lambda _, item: item["kind"] == "governors")
    view = see.view(Play().at("senate.business").g, Seat("diamond"))
    assert [*decided_first(settling, view, wanted)] == ["governors"]
    assert not decided_first(POLITICS, view, {"tax": wanted["tax"]})
