"""A table with Neutrals (RR-4) on cards: who would rule, the military plan, items, Tribunes against them, plots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.base.errors import IllegalAnswer
from bot.base.text import languages
from bot.fronts.rome.neutrals import plan
from bot.fronts.rome.neutrals.plots import chance
from bot.surface.kit.address import Address
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import present
from games.kernel import Seat
from games.kernel.choice import Raw
from games.rome.bench import add_force
from games.rome.state import Rome
from tests.bot.surface.limits import sendable
from tests.clauses import clause
from tests.cogs.rome_cards import asked, card, labels, lines, text
from tests.games.rome.coalitions import army, no_wars, sitting, war
from tests.games.rome.neutrals import Change, marked, members, solo
from tests.games.rome.play import Play, numbered
from tests.games.rome.test_rr4_05_spoils import dividing, unrest
from tests.games.rome.test_rr4_06_cards import plotting

DIAMOND = "diamond"


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()


# The Coalition


def weighing(*votes: int) -> Change:
    """So many votes, seat by seat, by Knights."""

    def change(g: Rome) -> None:
        for seat, wanted in zip(g.seats, votes, strict=True):
            g.in_rome(seat)[0].knights += wanted - g.votes(seat)

    return change


@clause("RR-4.05.2", "RR-DP95")
@pytest.mark.parametrize("language", languages())
def test_who_may_join_reads_who_would_rule_without_him(play: Play, language: str) -> None:
    """He is the first of 54 votes, and has a majority with the fourth, or with the third."""
    solo(play.until("senate.plan"), "senate.coalition", sitting, weighing(20, 9, 8, 7, 10))
    shown = text(card(play, DIAMOND, "senate.join", language))
    assert "(20 " in shown
    assert "(29 " in shown
    if language == "en":
        assert "◆ Elissa (20 votes) and ● Mago (8 votes)" in shown
        assert "the next combination with a majority is ◆ Elissa and ▲ Hanno (29 of 54 votes): you are asked" in shown
        assert "To be divided: Rome Consul, Field Consul, and Censor" in shown


@clause("RR-4.05.2")
def test_in_three_four_five_it_is_said_that_the_second_replaces_him(play: Play) -> None:
    """10, 9, 8, 7, 6: diamond is the last; refused, the second takes his place."""
    solo(play.until("senate.plan"), "senate.coalition", sitting, weighing(6, 10, 9, 8, 7))
    shown = text(card(play, DIAMOND, "senate.join"))
    assert (
        "the next combination with a majority is ● Mago, ■ Gisco, and ★ Arishat (24 of 40 votes) without you" in shown
    )
    play.answer(DIAMOND, "senate.join", "refuse")
    assert play.g.neutrals.coalition == [Seat("circle"), Seat("square"), Seat("star")]


@clause("RR-4.05.2")
def test_where_nobody_else_has_a_majority_that_is_said(play: Play) -> None:
    solo(play.until("senate.plan"), "senate.coalition", sitting, weighing(22, 5, 5, 6, 6))
    while "no other combination" not in text(card(play, DIAMOND, "senate.join")):
        play.answer(DIAMOND, "senate.join", "refuse")
    play.answer(DIAMOND, "senate.join", "refuse")
    assert play.asked("senate.partners")


@clause("RR-4.05.2", "RR-DP96")
@pytest.mark.parametrize("language", languages())
def test_beside_each_partner_stand_its_votes(play: Play, language: str) -> None:
    solo(play.until("senate.plan"), "senate.coalition", sitting, weighing(22, 5, 5, 6, 6))
    while play.asked("senate.join"):
        play.answer(DIAMOND, "senate.join", "refuse")
    told = lines(card(play, DIAMOND, "senate.partners", language))
    others = [seat for seat in play.g.neutrals.ranking if seat != DIAMOND]
    assert all(str(play.g.votes(Seat(seat))) in line for seat, line in zip(others, told, strict=True))


# The military plan


def alone(play: Play, *changes: Change) -> Play:
    """Diamond rules alone, with 8 legions and 3 Fleets."""
    ready = (members(DIAMOND), sitting, no_wars, army(8, 3), war("syrian"), *changes)
    return solo(play.until("senate.spoils"), "senate.plan", *ready)


@clause("RR-4.05.3", "RR-1.09.63")
@pytest.mark.parametrize("language", languages())
def test_the_plan_names_wars_and_what_it_costs(play: Play, language: str) -> None:
    alone(play)
    shown = text(card(play, DIAMOND, plan.KIND, language))
    assert "syrian." not in shown, "no raw names"
    assert "Syrian War" in shown
    if language == "en":
        assert "**Syrian War** (Active): land 6, fleet 0, at least 2 Fleets." in shown
        assert "If you do nothing: Syrian War: 7 legions, 2 Fleets." in shown


@clause("RR-1.09.63")
def test_what_is_not_at_home_is_priced(play: Play) -> None:
    alone(play)
    shown = text(drafted(play, plan.KIND, {"syrian.legion": 10, "syrian.fleet": 4}))
    assert "This plan raises 3 units for **30T**; 70T are left." in shown


@clause("RR-4.05.3")
def test_forces_that_are_there_already_are_counted(play: Play) -> None:
    alone(play, lambda g: add_force(g, "syrian", 7, legions=3, fleets=2))
    assert "there already: 3 legions, 2 Fleets" in text(card(play, DIAMOND, plan.KIND))


@clause("RR-4.05.3", "RR-DP97")
@pytest.mark.parametrize("language", languages())
def test_the_plan_is_typed_by_wars(play: Play, language: str) -> None:
    alone(play, war("punic-1"))
    posted, look = asked(play, DIAMOND, plan.KIND, language)
    said = plan.typed(posted, look.voice, {"legions": "Syrian War: 5; 1st Punic War 3", "fleets": "syrian 2"})
    assert said == {"syrian.legion": 5, "syrian.fleet": 2, "punic-1.legion": 3, "punic-1.fleet": 0}
    form = plan.FORM.make(posted, Address(look.game.id, posted.ref, posted.rev, "form"), look.voice, said)
    again = {one.name: one.value for one in form.inputs}
    assert plan.FORM.read(posted, look.voice, again) == said, "what it is filled in with says the same"


@pytest.mark.parametrize("said", ["Syrian War 99", "Atlantis 3"])
def test_what_there_is_not_is_refused(play: Play, said: str) -> None:
    alone(play)
    posted, look = asked(play, DIAMOND, plan.KIND)
    with pytest.raises(IllegalAnswer):
        plan.typed(posted, look.voice, {"legions": said, "fleets": ""})


def drafted(play: Play, kind: str, raw: Raw) -> Panel:
    """The card with a prepared answer; one that Discord would take."""
    posted, look = asked(play, DIAMOND, kind)
    panel = present(posted, replace(look, drafts={posted.ref: raw}))
    sendable(panel)
    return panel


# Items


@clause("RR-4.05.4", "RR-DP98")
@pytest.mark.parametrize("language", languages())
def test_each_item_says_what_it_brings_and_one_press_takes_the_first(play: Play, language: str) -> None:
    dividing(play, (DIAMOND,), unrest(3))
    panel = card(play, DIAMOND, "senate.spoil", language)
    told = "\n".join(lines(panel))
    assert "5 INF" in told
    assert "Unrest 3 → 0" in told
    assert labels(panel), "what is proposed takes one press"
    assert play.decision(DIAMOND, "senate.spoil").lapse["spoil"] == "rome-consul"


@clause("RR-4.05.418")
def test_a_pass_says_that_nothing_more_is_given_out(play: Play) -> None:
    dividing(play, (DIAMOND,), unrest(0))
    for _ in range(3):
        play.lapse(DIAMOND, "senate.spoil")
    assert "Item: Pass: Nothing more is given out" in "\n".join(lines(card(play, DIAMOND, "senate.spoil")))


@clause("RR-4.05.417")
def test_a_bill_that_waits_is_named(play: Play) -> None:
    dividing(play, (DIAMOND,), unrest(0))
    for _ in range(3):
        play.lapse(DIAMOND, "senate.spoil")
    play.answer(DIAMOND, "senate.spoil", {"spoil": "land-bill.1", "senator": play.senator(14).id})
    shown = card(play, DIAMOND, "senate.spoil")
    assert "A Land Bill of type 1, sponsored by Aelius, waits for its Co-Sponsor." in text(shown)
    assert "the Land Bill that waits fails first" in "\n".join(lines(shown))


@clause("RR-4.05.419", "RR-DP99")
@pytest.mark.parametrize("language", languages())
def test_whoever_may_skip_a_neutral_reads_what_it_is_about_to_take(play: Play, language: str) -> None:
    dividing(play, ("triangle", "circle"), cards={DIAMOND: ["tribune.1"]})
    shown = text(card(play, DIAMOND, "senate.skip", language))
    assert shown.index("Field Consul") < shown.index("Rome Consul") < shown.index("Censor"), "the Imperials' list"
    assert "Graft" in shown


# Plots


@clause("RR-4.07.3", "RR-DP100")
@pytest.mark.parametrize("language", languages())
def test_beside_each_victim_stands_how_it_may_end_and_for_whom(play: Play, language: str) -> None:
    """Against one who is mightier than any other all four others roll; against the rest the player alone."""
    plotting(play, marked(2, influence=22))
    told = {line.partition(":")[0]: line for line in lines(card(play, DIAMOND, "senate.conspire", language))}
    assert "33%" in told["Fabius"]
    assert told["Fabius"].endswith(" 25%")
    assert told["Valerius"].endswith(" 100%")


@clause("RR-4.07.3")
def test_an_assassin_of_a_neutral_makes_it_more_likely_that_he_must(play: Play) -> None:
    even = chance(dict.fromkeys(map(Seat, "abcd"), 0), Seat("a"))
    beside = chance({Seat("a"): 0, Seat("b"): 1, Seat("c"): 0, Seat("d"): 0}, Seat("a"))
    assert even * 4 == 1
    assert beside < even
    plotting(play, marked(2, influence=22), cards={"star": ["assassin.1"]})
    told = {line.partition(":")[0]: line for line in lines(card(play, DIAMOND, "senate.conspire"))}
    assert told["Fabius"].endswith(f" {round(100 * beside)}%")


@clause("RR-4.07.3", "RR-1.09.72")
def test_who_must_attack_sees_the_chances_of_his_choice_and_cannot_let_it_be(play: Play) -> None:
    plotting(
        play, marked(2, influence=22), marked(3, influence=22), dice={"plot": [1], "assassination": [3]},
        cards={DIAMOND: ["assassin.1"]},
    )  # fmt: skip
    play.answer(DIAMOND, "senate.conspire", play.senator(2).id)
    assert "dies for it at once" in text(card(play, DIAMOND, "senate.assassinate"))
    shown = drafted(play, "senate.assassinate", {"assassin": numbered(play.g, 11).id, "cards": 1})
    assert "he dies **50%**, your assassin is caught **17%**" in text(shown)
    assert "Cornelius, your Faction Leader, loses 5 of his 10 INF and is guilty at once" in text(shown)
    assert labels(shown) == ["Attack Fabius", "Change…"]
