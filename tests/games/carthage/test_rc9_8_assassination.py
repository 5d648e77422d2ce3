"""RC-9.8: assassination: who attacks whom, the roll, and what protects from it."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.senate.events_assassination import (
    AssassinationEnded,
    AssassinRolled,
    AssassinSent,
    BodyguardsPlayed,
)
from tests.clauses import clause
from tests.games.carthage.assassins import GUARDS, PRAISE, attack, guarded, motion, offered, senate
from tests.games.carthage.forum import CIRCLE, TRIANGLE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play
from tests.games.carthage.senate import office, pass_motion, propose


def omens(g: Carthage) -> None:
    g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=1)


def ended(play: Play) -> AssassinationEnded:
    (found,) = play.saw(AssassinationEnded)
    assert isinstance(found, AssassinationEnded)
    return found


# Who attacks whom


@clause("RC-9.8.1")
def test_a_senator_in_carthage_attacks_one_of_another_faction_in_carthage(play: Play) -> None:
    senate(play)
    form = play.options("triangle", "senate.assassinate")
    assert form["assassin"] == ["fam-milko", "fam-adherbal", "fam-sadid"]
    assert form["victim"] == [one.id for one in play.g.in_carthage() if one.faction != TRIANGLE]
    decision = play.decision("triangle", "senate.assassinate")
    assert decision.covert
    assert not decision.awaited


@clause("RC-9.8.1", "RC-9.8.2")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"assassin": "fam-barca", "victim": "fam-carthalo", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-adherbal", "victim": "fam-milko", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-adherbal", "victim": "fam-hanno", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-malchus", "victim": "fam-carthalo", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-adherbal", "victim": "fam-carthalo", "cards": 2}, "choice.range"),
        ({"assassin": "fam-adherbal", "victim": "fam-carthalo"}, "choice.fields"),
    ],
)
def test_an_attack_the_rules_forbid_is_refused(play: Play, raw: dict[str, Any], reason: str) -> None:
    senate(play, holds("triangle", "assassin.1"))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "senate.assassinate", raw)
    assert refused.value.reason == reason
    assert play.g.senate.attackers == []
    assert play.g.factions[TRIANGLE].hand == ["assassin.1"]


@clause("RC-9.8.1")
def test_a_faction_tries_once_and_is_the_target_once(play: Play) -> None:
    senate(play)
    attack(play)
    assert not offered(play, "triangle", "senate.assassinate")
    assert "fam-gisco" not in play.options("square", "senate.assassinate")["victim"]
    assert "fam-milko" in play.options("circle", "senate.assassinate")["victim"], "the target may strike back"
    assert (play.g.senate.attackers, play.g.senate.attacked) == ([TRIANGLE], [CIRCLE])


@clause("RC-9.8.1", "RC-9.0.20")
def test_none_after_the_adjournment(play: Play) -> None:
    senate(play, holds("square", "public-outcry.1"))
    play.answer("diamond", "senate.floor", "adjourn")
    assert not offered(play, "triangle", "senate.assassinate")
    play.answer("square", "senate.last-word", "claim")
    play.answer("square", "senate.minor", PRAISE, forced=1)
    assert motion(play)
    assert not offered(play, "triangle", "senate.assassinate")


@clause("RC-9.8.1a")
@pytest.mark.parametrize("step", ["senate.suffetes", "senate.prosecutions", "senate.business"])
def test_between_votes_it_is_settled_at_once(play: Play, step: str) -> None:
    def charged(g: Carthage) -> None:
        g.numbered(9)[0].major = True

    senate(play, office(8, "censor-of-morals"), charged, step=step, roll=6)
    before = play.asked()
    attack(play)
    assert "fam-carthalo" not in play.g.senators
    assert play.asked() == before


@clause("RC-9.10.3")
def test_a_suffete_for_life_is_safe(play: Play) -> None:
    senate(play, lambda g: setattr(g.numbered(1)[0], "influence", 25))
    propose(play, "life", {"nominee": "fam-mago"})
    pass_motion(play)
    assert "fam-mago" not in play.options("triangle", "senate.assassinate")["victim"]
    assert "fam-mangi" in play.options("triangle", "senate.assassinate")["victim"]


# The roll


@clause("RC-9.8.2", "T-6")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_assassination_table(play: Play, roll: int) -> None:
    senate(play, roll=roll)
    attack(play)
    assert play.saw(AssassinSent) == [AssassinSent(TRIANGLE, "fam-adherbal", "fam-carthalo", 0)]
    assert (ended(play).killed, ended(play).caught) == (roll >= 5, roll <= 2)
    assert ("fam-carthalo" not in play.g.senators) == (roll >= 5)
    assert ("fam-adherbal" not in play.g.senators) == (roll <= 2)
    invariants(play.g)


@clause("RC-9.8.2")
def test_each_assassin_card_adds_one_and_is_discarded(play: Play) -> None:
    senate(play, holds("triangle", "assassin.1", "assassin.2"), roll=3)
    attack(play, cards=2)
    assert play.saw(AssassinRolled) == [AssassinRolled((3,), 2)]
    assert ended(play).totals == (5,)
    assert ended(play).killed
    assert {"assassin.1", "assassin.2"} <= set(play.g.gone)


@clause("RC-9.8.2")
def test_cards_need_not_be_played(play: Play) -> None:
    senate(play, holds("triangle", "assassin.1"), roll=4)
    attack(play)
    assert not ended(play).killed
    assert play.g.factions[TRIANGLE].hand == ["assassin.1"]


@clause("RC-9.8.4")
def test_an_open_bodyguard_takes_one_from_the_roll_and_stays(play: Play) -> None:
    senate(play, guarded, roll=5)
    attack(play)
    assert ended(play).totals == (4,)
    assert play.senator(11).bodyguard == "open-bodyguard"


@clause("RC-8.8.4", "RC-9.8.2")
def test_evil_omens_take_one_from_the_roll(play: Play) -> None:
    senate(play, omens, roll=3)
    attack(play)
    assert ended(play).totals == (2,)
    assert ended(play).caught


# Secret Bodyguards


@clause("RC-9.8.5", "RC-9.8.3", "RC-9.8.1a")
def test_after_the_roll_only_the_victims_player_is_asked(play: Play) -> None:
    senate(play, holds("circle", GUARDS[0]), holds("square", "public-outcry.1"), roll=5)
    attack(play)
    assert play.saw(AssassinRolled)
    assert play.asked() == [("circle", "senate.bodyguards")]
    assert [one.decision.kind for one in play.table.open.values() if one.decision.kind.startswith("senate.")] == [
        "senate.bodyguards"
    ], "no other card may be played"
    play.answer("circle", "senate.bodyguards", 1)
    assert play.saw(BodyguardsPlayed) == [BodyguardsPlayed(CIRCLE, 1)]
    assert ended(play).totals == (4,)
    assert GUARDS[0] in play.g.gone


@clause("RC-9.8.5")
def test_by_default_all_bodyguards_are_played(play: Play) -> None:
    senate(play, holds("circle", *GUARDS), roll=6)
    attack(play)
    assert play.options("circle", "senate.bodyguards") == [0, 3]
    play.lapse("circle", "senate.bodyguards")
    assert play.saw(BodyguardsPlayed)[0].guards == 3
    assert ended(play).totals == (3,)


@clause("RC-9.8.5")
def test_each_bodyguard_brings_one_more_roll_to_catch_him(play: Play) -> None:
    """6 less 2: nothing; the rolls 5 and 4 less 2 are 3 and 2: the second catches him."""
    senate(play, holds("circle", *GUARDS[:2]), roll=6, extra=(5, 4))
    attack(play)
    play.answer("circle", "senate.bodyguards", 2)
    assert (ended(play).totals, ended(play).extra) == ((4,), (3, 2))
    assert (ended(play).killed, ended(play).caught) == (False, True)
    assert "fam-adherbal" not in play.g.senators


@clause("RC-9.8.5")
def test_a_victim_may_die_and_the_assassin_still_be_caught(play: Play) -> None:
    senate(play, holds("circle", GUARDS[0]), holds("triangle", "assassin.1"), roll=6, extra=(1,))
    attack(play, cards=1)
    play.answer("circle", "senate.bodyguards", 1)
    assert (ended(play).totals, ended(play).extra) == ((6,), (1,)), "with all modifiers"
    assert {"fam-adherbal", "fam-carthalo"}.isdisjoint(play.g.senators)


@clause("RC-9.8.5")
@pytest.mark.parametrize(("roll", "extra"), [(4, ()), (6, (2,))])
def test_no_more_rolls_when_he_is_caught_already(play: Play, roll: int, extra: tuple[int, ...]) -> None:
    """By the roll itself, less 2; or by that of the first of two bodyguards."""
    senate(play, holds("circle", *GUARDS[:2]), roll=roll, extra=(4, 6))
    attack(play)
    play.answer("circle", "senate.bodyguards", 2)
    assert (ended(play).extra, ended(play).caught) == (extra, True)


@clause("RC-9.8.5")
def test_who_holds_other_red_cards_is_asked_too_and_who_holds_none_is_not(play: Play) -> None:
    senate(play, holds("circle", "seduction.1"), roll=3)
    attack(play)
    assert play.asked() == [("circle", "senate.bodyguards")]
    assert play.decision("circle", "senate.bodyguards").hidden
    play.lapse("circle", "senate.bodyguards")
    assert ended(play)
    senate(play, roll=3)
    attack(play)
    assert ended(play)


@clause("RC-9.8.5")
def test_nobody_is_asked_when_every_bodyguard_has_been_discarded(play: Play) -> None:
    def spent(g: Carthage) -> None:
        g.deck.remove(GUARDS[0])
        g.gone.append(GUARDS[0])

    senate(play, spent, holds("circle", "seduction.1"), roll=3)
    attack(play)
    assert ended(play)
