"""GV-6.5 to 6.9: Leaders of Lost Wars, and those whom both games know."""

from __future__ import annotations

import pytest

from games.grand.pieces import CARTHAGE, OTHER, ROME, Side
from games.grand.state import Grand
from games.grand.wars.events import CardVoid, PersonRemoved
from games.republic.bench import numbered
from games.republic.events import Died
from games.republic.forum.curia import idle_leaders
from games.republic.forum.events_cards import CardTurnedUp, LeaderGone, LeaderIdle, RedCardDrawn
from games.republic.pieces import Campaign
from tests.clauses import clause
from tests.games.grand.laying import (
    Change,
    Play,
    board,
    captive,
    chits,
    drawing,
    event,
    force,
    holding,
    leader,
    rome_of,
    settled,
    statesman,
    three,
    war,
    without,
)
from tests.games.grand.test_gv04_settling import active, sue, win

# GV-6.7: the enemy Leader on one board, and the Statesman that he is on the other
LEADERS: dict[str, tuple[Side, str]] = {
    "hannibal": (ROME, "st-2b"),
    "hamilcar": (ROME, "st-2a"),
    "scipio": (CARTHAGE, "st-1a"),
}
EACH = pytest.mark.parametrize("name", list(LEADERS))


def killed_as_leader(play: Play, name: str, *changes: Change) -> Play:
    """Enemy Leader Dies: the HRAO of that board names him."""
    side, _ = LEADERS.get(name, (CARTHAGE, ""))
    play.at(f"{side}:forum.end", leader(side, name), event(side, "te-enemy-leader-dies"), *changes)
    play.answer(play.asked("forum.enemy")[0][0], "forum.enemy", name)
    return play


def killed_as_statesman(play: Play, name: str, *changes: Change) -> Play:
    """The Statesman dies by his chit in the Mortality Phase."""
    side, card = LEADERS[name]
    other = OTHER[side]
    number = str(board_number(card))
    return play.at(f"{other}:mortality", statesman(other, card), *changes, chits(other, "mortality", number))


def board_number(card: str) -> int:
    """The number on the card of a Statesman."""
    return int(card.removeprefix("st-")[:-1])


# The Statesman goes with the Leader


@clause("GV-6.6", "GV-6.7", "GV-6.9")
@EACH
def test_both_may_be_in_play_and_the_statesman_dies_with_the_leader(play: Play, name: str) -> None:
    side, card = LEADERS[name]
    killed_as_leader(play, name, statesman(OTHER[side], card))
    other = board(play.g, OTHER[side])
    assert not [one for one in other.senators.values() if one.statesman == card]
    assert (card in other.gone, play.g.dead) == (True, [name])
    assert play.saw(PersonRemoved) == [PersonRemoved(OTHER[side], card, other.seats[0], "play")]
    assert [(one.card, one.cause, one.clauses) for one in play.saw(Died)] == [(card, "elsewhere", ("GV-6.7",))]


@clause("GV-6.7")
@EACH
def test_his_removal_is_a_death(play: Play, name: str) -> None:
    """RR-1.05.31, RC-5.1: what was his is lost; his Family goes to the Curia, or stays as Leader of its faction."""
    side, card = LEADERS[name]
    killed_as_leader(play, name, statesman(OTHER[side], card))
    other = board(play.g, OTHER[side])
    family = other.tables.statesmen[card].family
    assert family in [*other.curia.families, *other.senators]


@clause("GV-6.7")
@EACH
def test_in_a_hand_the_card_is_discarded_at_once(play: Play, name: str) -> None:
    side, card = LEADERS[name]
    killed_as_leader(play, name, holding(OTHER[side], "triangle", card))
    other = board(play.g, OTHER[side])
    assert (other.factions[other.seats[1]].hand, card in other.gone) == ([], True)
    assert play.saw(PersonRemoved) == [PersonRemoved(OTHER[side], card, other.seats[1], "hand")]


@clause("GV-6.6", "GV-12.4")
@EACH
def test_in_a_deck_it_is_replaced_when_it_is_drawn(play: Play, name: str) -> None:
    side, card = LEADERS[name]
    other = OTHER[side]
    follows = {CARTHAGE: "seduction", ROME: "fam-aelius"}[other]

    def dead(g: Grand) -> None:
        g.dead.append(name)

    play.at(f"{other}:forum.roll", drawing(other, card, follows), dead, dice={f"{other}.initiative": [1, 1]})
    if other == CARTHAGE:
        play.lapse("diamond", "forum.roll")
    assert play.saw(CardVoid) == [CardVoid(other, card, "dead")]
    assert card in board(play.g, other).gone
    assert len(play.saw(RedCardDrawn)) + len(play.saw(CardTurnedUp)) == 1
    assert board(play.g, other).forum.number == 1


@clause("GV-6.6")
@EACH
def test_until_then_it_stays_there(play: Play, name: str) -> None:
    side, card = LEADERS[name]
    killed_as_leader(play, name)
    assert card in board(play.g, OTHER[side]).deck
    assert not play.saw(PersonRemoved)


# The Leader goes with the Statesman


@clause("GV-6.6", "GV-6.7", "GV-11.6")
@EACH
def test_the_leader_goes_with_the_statesman(play: Play, name: str) -> None:
    side, card = LEADERS[name]
    first = {CARTHAGE: "roman-war-1", ROME: "punic-1"}[side]
    killed_as_statesman(play, name, war(side, first), leader(side, name, first))
    assert (name in board(play.g, side).leaders, name in board(play.g, side).gone) == (False, True)
    assert play.saw(PersonRemoved) == [PersonRemoved(side, name, None, "play")]
    assert LeaderGone(name) in play.saw(LeaderGone)
    assert [one.card for one in play.saw(Died)] == [card]


@clause("GV-6.6")
@EACH
def test_the_leader_s_card_in_a_deck_is_replaced_too(play: Play, name: str) -> None:
    side, _ = LEADERS[name]
    follows = {CARTHAGE: "seduction", ROME: "fam-aelius"}[side]

    def dead(g: Grand) -> None:
        g.dead.append(name)

    play.at(f"{side}:forum.roll", drawing(side, name, follows), dead, dice={f"{side}.initiative": [1, 1]})
    if side == CARTHAGE:
        play.lapse("diamond", "forum.roll")
    assert play.saw(CardVoid) == [CardVoid(side, name, "dead")]
    assert name not in board(play.g, side).leaders


@clause("GV-6.7")
def test_not_the_other_scipio(play: Play) -> None:
    """Only 1A is he."""
    play.at("rome:mortality", statesman(ROME, "st-1b"), leader(CARTHAGE, "scipio"), chits(ROME, "mortality", "1"))
    assert [one.card for one in play.saw(Died)] == ["st-1b"]
    assert ("scipio" in play.g.carthage.leaders, play.g.dead) == (True, [])


@clause("GV-6.7")
def test_pyrrhus_has_no_roman_card(play: Play) -> None:
    killed_as_leader(play, "pyrrhus")
    assert (play.g.dead, play.saw(PersonRemoved)) == (["pyrrhus"], [])


# GV-6.8


@clause("GV-6.8")
@pytest.mark.parametrize(("side", "name"), [(CARTHAGE, "scipio"), (ROME, "hannibal")])
def test_a_failed_aging_roll_is_a_death(play: Play, side: Side, name: str) -> None:
    card = LEADERS[name][1]
    aged = {f"{side}.curia.{name}": [6]}
    play.at(f"{side}:forum.end", leader(side, name), statesman(OTHER[side], card), dice=aged)
    assert (play.g.dead, [one.card for one in play.saw(Died)]) == ([name], [card])


@clause("GV-6.8")
def test_public_reaction_is_a_death(play: Play) -> None:
    def failed(g: Grand) -> None:
        hannibal = next(one for one in g.carthage.senators.values() if one.statesman == "st-2b")
        hannibal.campaign, hannibal.popularity = Campaign(turn=g.carthage.turn, disaster=True), -9

    dice = {"carthage.public-reaction": [1, 1]}
    play.at("carthage:revolution.reaction", statesman(CARTHAGE, "st-2b"), leader(ROME, "hannibal"), failed, dice=dice)
    assert ("st-2b", "crucified") in [(one.card, one.cause) for one in play.saw(Died)]
    assert "hannibal" not in play.rome.leaders


@clause("GV-6.8")
def test_death_in_battle_is_one(play: Play) -> None:
    """Scipio commands, and a Defeat kills him (RR-1.10.2)."""
    army = force(ROME, "gallic-1", 1, legions=1)
    dice = {"rome.battle.gallic-1": three(4)}
    play.at("carthage:combat.explorations", statesman(ROME, "st-1a"), army, leader(CARTHAGE, "scipio"), dice=dice)
    assert ("st-1a", "battle") in [(one.card, one.cause) for one in play.saw(Died)]
    assert "scipio" not in play.g.carthage.leaders


@clause("GV-6.8", "GV-4.15")
def test_the_death_of_a_captive_is_one(play: Play) -> None:
    """Scipio dies in captivity when his war is settled: his Leader in Carthage goes too."""
    held = [statesman(ROME, "st-1a"), captive(ROME, 1, "punic-2"), leader(CARTHAGE, "scipio")]
    win(play, CARTHAGE, 2, *active(2), *held)
    assert [(one.card, one.cause) for one in play.saw(Died)] == [("st-1a", "captivity")]
    assert ("scipio" in play.g.carthage.leaders, play.g.dead) == (False, ["scipio"])


@clause("GV-6.8")
def test_capture_is_none(play: Play) -> None:
    """A commander who is taken lives (RR-1.10.71)."""
    army = force(ROME, "gallic-1", 1, legions=6)
    at = [statesman(ROME, "st-1a"), army, leader(CARTHAGE, "scipio"), chits(ROME, "battle.chits", "20", "21", "1")]
    play.at("carthage:combat.explorations", *at, dice={"rome.battle.gallic-1": three(9)})
    assert next(one for one in play.rome.senators.values() if one.statesman == "st-1a").captive
    assert ("scipio" in play.g.carthage.leaders, play.g.dead) == (True, [])


@clause("GV-6.8")
def test_becoming_inactive_or_going_to_the_curia_is_none(play: Play) -> None:
    win(play, ROME, 2, *active(2), leader(CARTHAGE, "scipio", "roman-war-2"), statesman(ROME, "st-1a", "triangle"))
    assert LeaderIdle("scipio") in play.saw(LeaderIdle)
    assert ([one for one in play.rome.senators.values() if one.statesman == "st-1a"], play.g.dead) != ([], ["scipio"])
    assert play.g.dead == []


@clause("GV-6.8")
def test_nor_is_it_that_no_war_of_the_series_is_left(play: Play) -> None:
    """RR-1.07.344."""
    last = [*active(3), leader(ROME, "hannibal", "punic-3"), statesman(CARTHAGE, "st-2b", "triangle")]
    win(play, ROME, 3, *last, others=(1, 2))
    assert "hannibal" not in play.rome.leaders
    assert (play.g.dead, play.saw(PersonRemoved)) == ([], [])


@clause("GV-6.8")
def test_nor_the_end_of_a_refuge(play: Play) -> None:
    def hidden(g: Grand) -> None:
        rome_of(g).leaders["hannibal"].refuge = "next-war"

    army = force(ROME, "gallic-1", 1, legions=12)
    dice = {"rome.battle.gallic-1": three(18)}
    play.at("carthage:combat.explorations", army, leader(ROME, "hannibal", "gallic-1"), hidden, dice=dice)
    assert "hannibal" not in play.rome.leaders
    assert play.g.dead == []


@clause("GV-6.8")
def test_the_removal_itself_kills_nobody_more(play: Play) -> None:
    """The Statesman who is removed for the Leader's death removes no Leader in his turn; each is told once."""
    killed_as_leader(play, "hannibal", statesman(CARTHAGE, "st-2b"))
    assert len(play.saw(PersonRemoved)) == 1
    assert play.g.dead == ["hannibal"]


# GV-6.5


@clause("GV-6.5")
def test_in_carthage_he_goes_to_another_active_war(play: Play) -> None:
    others = [war(CARTHAGE, "roman-war-3"), leader(CARTHAGE, "scipio", "roman-war-2")]
    win(play, ROME, 2, *active(2), *others)
    assert play.g.carthage.leaders["scipio"].war == "roman-war-3"


@clause("GV-6.5")
def test_in_carthage_he_is_idle_without_one_even_when_all_are_gone(play: Play) -> None:
    """RC-9.5.4b, RC-8.9.13: a Lost War only sends him to the Curia."""
    last = [leader(CARTHAGE, "scipio", "roman-war-3")]
    win(play, ROME, 3, *active(3), *last, others=(1, 2))
    assert [one.id for one in idle_leaders(play.g.carthage)] == ["scipio"]


@clause("GV-6.5")
def test_in_rome_he_goes_to_another_active_war(play: Play) -> None:
    others = [war(ROME, "punic-3"), leader(ROME, "hannibal", "punic-2")]
    win(play, CARTHAGE, 2, *active(2), *others)
    assert play.rome.leaders["hannibal"].war == "punic-3"


@clause("GV-6.5")
def test_in_rome_he_rests_in_the_curia_even_when_all_are_gone(play: Play) -> None:
    last = [leader(ROME, "hannibal", "punic-3")]
    win(play, CARTHAGE, 3, *active(3), *last, others=(1, 2))
    assert [one.id for one in idle_leaders(play.rome)] == ["hannibal"]


@clause("GV-6.5", "GV-6.8")
def test_there_he_is_subject_to_aging(play: Play) -> None:
    play.at("rome:forum.end", settled(3, CARTHAGE), leader(ROME, "hannibal"), dice={"rome.curia.hannibal": [6]})
    assert ("hannibal" in play.rome.leaders, play.g.dead) == (False, ["hannibal"])


@clause("GV-6.5", "GV-4.9")
def test_where_the_enemy_gave_up_he_rests_until_no_war_of_the_series_is_left(play: Play) -> None:
    sue(play, 2, *active(2), without(ROME, "punic-1"), leader(ROME, "hannibal", "punic-2"))
    assert [one.id for one in idle_leaders(play.rome)] == ["hannibal"]
    assert numbered(play.rome, 1).place == "rome"
