"""RR-1.07.36, 1.15: Laws of the basic game take effect at once when they are played."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import AppointedForLife
from games.rome.basics.events import UnrestChanged
from games.rome.senate.events_laws import (
    GovernorFined,
    KnightsDecide,
    LawEnacted,
    LawPlayed,
    LawRepealed,
    LawResented,
    RecruitmentOpened,
    WarHalved,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_statesman, numbered, pay
from tests.games.rome.senate import Change, away, motion, offered, office, opened, pass_motion, rated, session
from tests.games.rome.units import FABIUS, event, law, war


def held(play: Play, card: str, *changes: Change, step: str = "senate.business", **how: Any) -> Play:
    """Triangle holds a Law."""
    return session(play, step, *changes, cards={"triangle": [card]}, **how)


def enact(play: Play, card: str) -> None:
    """Triangle plays it."""
    play.answer("triangle", "senate.law", card)


# Playing


@clause("RR-1.07.36", "RR-DP59")
def test_a_law_takes_effect_at_once(play: Play) -> None:
    held(play, "law-vatinian")
    asked = play.decision("triangle", "senate.law")
    assert (asked.clause, asked.point, asked.awaited, asked.covert) == ("RR-1.07.36", "RR-DP59", False, True)
    enact(play, "law-vatinian")
    assert play.g.laws == ["law-vatinian"]
    assert play.g.factions[asked.seat].hand == []
    assert play.saw(LawPlayed) == [LawPlayed(asked.seat, "law-vatinian")]
    assert play.saw(LawEnacted) == [LawEnacted("law-vatinian")]


@clause("RR-1.07.36")
@pytest.mark.parametrize("step", ["senate.consuls", "senate.censor", "senate.business"])
def test_it_may_be_played_at_any_step_even_before_the_consuls(play: Play, step: str) -> None:
    held(play, "law-military-reforms", step=step)
    enact(play, "law-military-reforms")
    assert play.g.laws == ["law-military-reforms"]


@clause("RR-1.07.36")
def test_it_may_be_played_without_a_senator_in_rome(play: Play) -> None:
    held(play, "law-vatinian", away(2, 6, 10, place="captive"))
    enact(play, "law-vatinian")
    assert play.g.laws == ["law-vatinian"]


@clause("RR-1.07.36")
def test_it_may_be_played_during_a_vote(play: Play) -> None:
    opened(play, cards={"triangle": ["law-vatinian"]})
    enact(play, "law-vatinian")
    assert play.g.laws == ["law-vatinian"]
    assert motion(play).fate == ""
    pass_motion(play)


@clause("RR-1.07.36")
def test_what_is_no_law_is_refused(play: Play) -> None:
    held(play, "law-vatinian")
    with pytest.raises(IllegalAnswer) as refused:
        enact(play, "tribune.1")
    assert refused.value.reason == "choice.unknown"


@clause("RR-1.15.3", "RR-1.09.822")
def test_who_had_the_influence_before_the_military_reforms_rules_for_life(play: Play) -> None:
    held(play, "law-military-reforms")
    play.senator(3).influence = 35
    enact(play, "law-military-reforms")
    assert [one.senator for one in play.saw(AppointedForLife)] == ["fam-valerius"]


# Conditions


@clause("RR-1.15.2")
@pytest.mark.parametrize("calpurnian", [True, False])
def test_the_acilian_law_needs_the_calpurnian(play: Play, *, calpurnian: bool) -> None:
    held(play, "law-acilian", *([law("law-calpurnian")] if calpurnian else []))
    assert ("senate.law" in offered(play, "triangle")) == calpurnian


@clause("RR-1.15.3")
@pytest.mark.parametrize(("wars", "able"), [(["gallic-1"], False), (["gallic-1", "macedonian-4"], True)])
def test_tradition_erodes_only_in_distress(play: Play, wars: list[str], *, able: bool) -> None:
    """The 1st Gallic War has 10, the 4th Macedonian 5; the 1st Punic lies Inactive."""
    held(play, "law-tradition-erodes", *[war(name) for name in wars])
    assert ("senate.law" in offered(play, "triangle")) == able


@clause("RR-1.15.3")
def test_fleet_strength_counts_for_distress(play: Play) -> None:
    held(play, "law-tradition-erodes", war("punic-1"))
    assert "senate.law" in offered(play, "triangle")


@clause("RR-1.15.4")
@pytest.mark.parametrize(("name", "able"), [("cilician-1", True), ("gallic-1", False)])
def test_the_gabinian_law_while_there_are_pirates(play: Play, name: str, *, able: bool) -> None:
    held(play, "law-gabinian", war(name, "inactive"))
    assert ("senate.law" in offered(play, "triangle")) == able


@clause("RR-1.15.6")
@pytest.mark.parametrize("card", ["law-julian", "law-plautian-papirian"])
@pytest.mark.parametrize("able", [True, False])
def test_some_only_during_the_social_war(play: Play, card: str, *, able: bool) -> None:
    held(play, card, *([war("social")] if able else []))
    assert ("senate.law" in offered(play, "triangle")) == able


# The Servilian Law


@clause("RR-1.15.2")
def test_the_servilian_law_gives_the_bonus_where_there_is_nothing_to_repeal(play: Play) -> None:
    held(play, "law-servilian")
    enact(play, "law-servilian")
    assert play.g.knight_law == "triangle"
    assert play.g.laws == []
    assert "law-servilian" in play.g.gone


@clause("RR-1.15.2", "RR-DP4")
@pytest.mark.parametrize("choice", ["bonus", "repeal"])
def test_while_the_acilian_law_is_in_effect_there_is_a_choice(play: Play, choice: str) -> None:
    held(play, "law-servilian", law("law-calpurnian", "law-acilian"))
    enact(play, "law-servilian")
    asked = play.decision("triangle", "senate.servilian")
    assert (asked.point, asked.lapse) == ("RR-DP4", "bonus")
    play.answer("triangle", "senate.servilian", choice)
    if choice == "bonus":
        assert play.g.knight_law == "triangle"
        assert play.g.laws == ["law-calpurnian", "law-acilian"]
    else:
        assert play.g.knight_law is None
        assert play.g.laws == ["law-calpurnian"]
        assert play.saw(LawRepealed) == [LawRepealed("law-acilian")]
        assert {"law-servilian", "law-acilian"} <= set(play.g.gone)


@clause("RR-1.15.2")
def test_the_servilian_law_does_nothing_else(play: Play) -> None:
    held(play, "law-servilian", law("law-calpurnian", "law-acilian"))
    enact(play, "law-servilian")
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "senate.servilian", "both")
    assert refused.value.reason == "choice.unknown"


# The Social War


@clause("RR-1.15.6")
def test_the_julian_law_opens_recruitment_and_costs_its_player_influence(play: Play) -> None:
    def change(g: Rome) -> None:
        g.no_recruitment, g.unrest = True, 5

    dice = {f"julian.fam-{name}": [roll] for name, roll in (("fabius", 2), ("manlius", 1), ("junius", 6))}
    held(play, "law-julian", war("social"), event("te-manpower-shortage", 3), change, dice=dice)
    enact(play, "law-julian")
    assert not play.g.no_recruitment
    assert "te-manpower-shortage" not in play.g.table_events
    assert play.g.unrest == 2
    assert [one.influence for one in map(play.senator, (2, 6, 10))] == [3, 3, 0]
    assert play.saw(RecruitmentOpened) == [RecruitmentOpened()]
    assert play.saw(LawResented)[0] == LawResented(FABIUS, "law-julian", 2, 0)
    assert play.saw(UnrestChanged) == [UnrestChanged("law-julian", -3, 2)]
    assert "law-julian" in play.g.gone
    invariants(play.g)


@clause("RR-1.15.6")
def test_the_plautian_papirian_law_halves_the_social_war(play: Play) -> None:
    held(play, "law-plautian-papirian", war("social"), lambda g: setattr(g, "unrest", 5))
    enact(play, "law-plautian-papirian")
    assert play.g.wars["social"].halved
    assert play.g.unrest == 3
    assert [one.popularity for one in map(play.senator, (2, 6, 10, 1))] == [-1, -1, -1, 0]
    assert play.saw(WarHalved) == [WarHalved("social")]


# The Calpurnian fine

CALPURNIAN = law("law-calpurnian")


def back(number: int, **marks: Any) -> Change:
    """He came back from a governorship this turn with a Corrupt marker, which a Prosecution step has taken off."""
    return rated(number, back=1, **marks)


def fined(play: Play, *changes: Change, roll: int = 4, **how: Any) -> Play:
    """Julius is Censor; Fabius has come home corrupt."""
    return session(
        play, "senate.business", CALPURNIAN, office(4, "censor"), back(2), *changes, dice={"fine": [roll]}, **how
    )


@clause("RR-1.15.1", "RR-DP66")
def test_the_censor_may_fine_who_has_come_home_corrupt(play: Play) -> None:
    fined(play, lambda g: pay(g, 2, 10))
    asked = play.decision("square", "senate.fine")
    assert (asked.clause, asked.point, asked.awaited) == ("RR-1.15.1", "RR-DP66", False)
    assert play.options("square", "senate.fine") == [FABIUS]
    play.answer("square", "senate.fine", FABIUS)
    assert play.senator(2).talents == 6
    assert play.saw(GovernorFined) == [GovernorFined(asked.seat, FABIUS, 4, 4, 0, 0)]
    assert "senate.fine" not in offered(play, "square"), "once a Senate Phase"
    invariants(play.g)


@clause("RR-1.15.1", "RR-1.06.31")
def test_what_he_lacks_his_faction_pays_and_the_rest_costs_pop_and_inf(play: Play) -> None:
    def change(g: Rome) -> None:
        pay(g, 2, 1)
        g.factions[g.owner(numbered(g, 2))].treasury += 2
        g.issued += 2

    fined(play, change, roll=6)
    influence = play.senator(2).influence
    play.answer("square", "senate.fine", FABIUS)
    assert (play.senator(2).talents, play.g.factions[play.g.owner(play.senator(2))].treasury) == (0, 0)
    assert (play.senator(2).popularity, play.senator(2).influence) == (-3, influence - 3)
    assert play.saw(GovernorFined)[0].short == 3
    invariants(play.g)


@clause("RR-1.15.1")
@pytest.mark.parametrize("why", ["law", "earlier", "away", "censor", "vote"])
def test_when_nobody_may_be_fined(play: Play, why: str) -> None:
    changes: dict[str, Change] = {
        "law": lambda g: g.laws.clear(),
        "earlier": rated(2, back=0),
        "away": away(2),
        "censor": away(4),
        "vote": lambda _: None,
    }
    fined(play, changes[why])
    if why == "vote":
        play.answer("diamond", "senate.minor", {"text": "Praise"})
    assert "senate.fine" not in offered(play, "square")


@clause("RR-1.15.2")
def test_by_the_acilian_law_it_belongs_to_who_has_most_knights(play: Play) -> None:
    fined(play, law("law-acilian"), rated(3, knights=2), rated(4, knights=1))
    assert "senate.fine" not in offered(play, "square")
    play.answer("circle", "senate.fine", FABIUS)
    assert play.saw(KnightsDecide) == []
    assert play.saw(GovernorFined)[0].seat == "circle"


@clause("RR-1.15.2", "RR-0.3.1")
@pytest.mark.parametrize("wins", ["circle", "square"])
def test_of_several_the_dice_decide_whose_power_it_is(play: Play, wins: str) -> None:
    fined(play, law("law-acilian"), rated(3, knights=2), rated(4, knights=2))
    rolls = [6, 6, 1, 1] if wins == "circle" else [1, 1, 6, 6]
    play.g.dice.loaded["tie.fine"] = rolls
    play.answer("circle", "senate.fine", FABIUS)
    (decided,) = play.saw(KnightsDecide)
    assert decided.seat == wins
    assert bool(play.saw(GovernorFined)) == (wins == "circle")
    assert ("senate.fine" in offered(play, "square")) == (wins == "square")
    assert "senate.fine" not in offered(play, "circle")


@clause("RR-1.15.2")
def test_without_any_knights_nobody_has_that_power(play: Play) -> None:
    fined(play, law("law-acilian"))
    assert not [seat for seat in play.g.seats if "senate.fine" in offered(play, seat)]


@clause("RR-1.15.6")
def test_pompey_is_resented_twice(play: Play) -> None:
    held(play, "law-plautian-papirian", war("social"), lambda g: add_statesman(g, "st-30a", "triangle"))
    before = play.g.senators["st-30a"].popularity
    enact(play, "law-plautian-papirian")
    assert play.g.senators["st-30a"].popularity == before - 2
