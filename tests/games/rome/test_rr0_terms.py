"""RR-0.1, 0.3, 0.6, 0.7: dice, fractions, who owns whom, in what order things happen, and what is forgotten."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.bench import give_red
from games.republic.combat.events import BattleFought
from games.republic.events import ChitsDrawn, Died
from games.republic.forum.events import InitiativeRolled
from games.republic.forum.events_cards import PopularityChanged, TableEventRolled
from games.rome.mortality.phase import begin_turn
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import SYRIA, force, fought
from tests.games.rome.forum import befallen, drawn, event
from tests.games.rome.play import Play, add_province, add_senator, numbered, places

DROUGHT = 9


@clause("RR-0.1.1", "RR-0.6.9")
def test_two_dice_and_three_are_told_one_by_one(play: Play) -> None:
    befallen(play, DROUGHT)
    assert [one.dice for one in play.saw(InitiativeRolled)] == [(3, 4)]
    (rolled,) = play.saw(TableEventRolled)
    assert (len(rolled.dice), sum(rolled.dice), rolled.total) == (3, DROUGHT, DROUGHT)


@clause("RR-0.1.1")
def test_of_three_dice_one_is_black(play: Play) -> None:
    """RR-1.07.21.1: an even roll makes the War stronger by the black die, which is told last."""

    army, deserters = force(SYRIA, 1, legions=6, fleets=2), event("te-ally-deserts")
    told: BattleFought = fought(play, 12, army, deserters, at=SYRIA, thrown=[5, 5, 2])
    assert (told.dice, told.swing) == ((5, 5, 2), 2)


@clause("RR-0.1.4", "RR-1.10.4")
def test_fractions_are_rounded_up(play: Play) -> None:
    fought(play, 18, force("illyrian-1", 1, legions=9, fleets=3), at="illyrian-1")
    assert play.senator(1).popularity == 3, "half of 5"


@clause("RR-0.1.5")
def test_who_is_in_a_hand_or_in_the_curia_is_not_in_play(play: Play) -> None:
    def hidden(g: Rome) -> None:
        give_red(g, {"circle": ["st-18a"]})

    play.at("mortality", chits=["18"], change=hidden)
    assert play.saw(ChitsDrawn) == [ChitsDrawn(("18",))]
    assert not play.saw(Died)
    assert play.g.factions[Seat("circle")].hand == ["st-18a"]


@clause("RR-0.1.6")
def test_a_senator_in_the_forum_is_nobodys(play: Play) -> None:
    play.at("forum.knight", change=lambda g: add_senator(g, 15, None))
    stray = play.senator(15)
    assert stray.faction is None
    assert stray in play.g.in_forum()
    assert stray not in play.g.in_rome()
    assert all(stray not in play.g.senators_of(seat) for seat in play.g.seats)
    assert play.g.owner(play.senator(1)) == "diamond"


@clause("RR-0.3.3", "RR-1.16.2")
def test_deaths_come_before_what_changes_popularity(play: Play) -> None:
    """The Conspiracy kills, and costs the HRAO POP."""
    dice = {"conspiracy": [2], "conspiracy.chits": places(["8", "30"])}
    drawn(play, "conspiracy-catiline", scenario="alternative", dice=dice)
    play.answer("diamond", "forum.conspiracy", "square")
    assert [type(one) for one in play.told if isinstance(one, Died | PopularityChanged)] == [Died, PopularityChanged]


@clause("RR-0.6.1", "RR-1.06.52")
def test_play_goes_on_when_all_have_answered_or_missed_their_deadline(play: Play) -> None:
    play.until("revenue.state").at("revenue.redistribution")
    first, *others = [one.seat for one in play.awaited()]
    for seat in others:
        play.lapse(seat, "revenue.redistribute")
        assert play.g.step == "revenue.redistribution"
    play.answer(first, "revenue.redistribute", play.decision(first, "revenue.redistribute").lapse)
    assert play.table.over


@clause("RR-0.7.3", "RR-0.7.2")
def test_what_was_done_in_a_turn_is_forgotten_in_the_next(play: Play) -> None:
    def done(g: Rome) -> None:
        g.once.append("low.50")
        g.wars["punic-1"].struck.append(13)
        g.wars["punic-1"].fought.append("land")
        add_province(g, "sicilia", 1)
        numbered(g, 1).returned = True

    play.at("forum.knight", change=done)
    begin_turn(play.g)
    war = play.g.wars["punic-1"]
    assert (play.g.once, war.struck, war.fought, play.senator(1).returned) == ([], [], [], False)


@clause("RR-1.07.312")
def test_a_statesman_in_hand_is_played_in_no_other_phase(play: Play) -> None:
    for step in ("forum.knight", "population", "senate.business", "revenue.redistribution"):
        play.forget()
        play.at(step, change=lambda g: give_red(g, {"diamond": ["st-1a"]}))
        offered = [kind for seat, kind in play.asked() if seat == "diamond"]
        assert "revolution.play" not in offered
        assert play.g.factions[Seat("diamond")].hand == ["st-1a"]
    play.until("revolution.hands").at("revolution.cards", change=lambda g: give_red(g, {"diamond": ["st-1a"]}))
    assert "st-1a" in play.options("diamond", "revolution.play")
