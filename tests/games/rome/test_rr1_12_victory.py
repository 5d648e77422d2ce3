"""RR-1.12: the end of the turn, who has won, and in which order that is seen."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.republic.combat.events import RevoltFailed
from games.republic.pieces import Reign
from games.republic.senators import kill
from games.rome.basics.events import GameEnded, RebelPrevails
from games.rome.basics.treasury import state_owes
from games.rome.combat.closing import too_many
from games.rome.pieces import Civil
from games.rome.revolution.aftermath import diverted, with_order_restored
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.money import all_of, in_revolt, legion
from tests.games.rome.play import Play, add_war, numbered
from tests.games.rome.revolution import revolution

TRIANGLE, CIRCLE = Seat("triangle"), Seat("circle")
WARS = ("syrian", "gallic-1", "punic-2", "macedonian-1")


def ruler(number: int, *, influence: int = 35, elected: bool = False, alive: bool = True):
    """A Senator has become Consul for Life this turn."""

    def change(g: Rome) -> None:
        one = numbered(g, number)
        one.influence = influence
        g.reigns.append(Reign(senator=one.id if alive else "", seat=g.owner(one), influence=influence, elected=elected))

    return change


def triumphant(g: Rome) -> None:
    """Fabius (triangle) is before Rome, and nobody has stopped him."""
    in_revolt(legion(), rebels=(2,))(g)
    g.civil = Civil(primary="fam-fabius", triumphant=True)


def wars(count: int):
    """So many Wars are Active."""

    def change(g: Rome) -> None:
        for name in WARS[:count]:
            add_war(g, name)

    return change


@clause("RR-1.03.1", "RR-1.12.1")
def test_a_turn_follows_if_nobody_has_won(play: Play) -> None:
    play.until("revenue.start").at("revolution.end")
    assert (play.g.turn, play.saw(GameEnded)) == (2, [])


@clause("RR-1.12.1.1")
def test_a_rebel_whom_nobody_has_stopped_wins_at_the_end_of_the_turn(play: Play) -> None:
    g = revolution(play, "end", triumphant).g
    (ended,) = play.saw(GameEnded)
    assert (ended.reason, ended.winner, ended.clauses) == ("rebel", TRIANGLE, ("RR-1.12.1.1",))
    assert g.ending


@clause("RR-1.01.1", "RR-1.12.1.1", "RR-1.12.1.3")
def test_a_rebel_comes_before_a_consul_for_life(play: Play) -> None:
    revolution(play, "end", triumphant, ruler(3))
    assert play.saw(GameEnded) == [GameEnded("rebel", TRIANGLE)]


@clause("RR-1.12.1")
def test_a_revolt_that_is_not_won_is_no_victory(play: Play) -> None:
    play.until("revenue.start").at("revolution.end", change=in_revolt(legion()))
    assert (play.g.turn, play.saw(GameEnded)) == (2, [])


@clause("RR-1.12.1.3", "RR-1.12.1.4", "RR-1.09.822")
@pytest.mark.parametrize("elected", [True, False])
def test_a_consul_for_life_wins(play: Play, elected: bool) -> None:
    revolution(play, "end", ruler(3, influence=30, elected=elected))
    (ended,) = play.saw(GameEnded)
    assert (ended.reason, ended.winner) == ("consul-for-life", CIRCLE)
    assert ended.clauses == ("RR-1.12.1.4" if elected else "RR-1.12.1.3",)


@clause("RR-1.12.1.3", "RR-1.12.1.4", "RR-1.09.822")
def test_who_was_appointed_comes_before_who_was_elected(play: Play) -> None:
    revolution(play, "end", ruler(3, influence=60, elected=True), ruler(4))
    assert play.saw(GameEnded) == [GameEnded("consul-for-life", Seat("square"))]


@clause("RR-1.09.822")
def test_of_two_who_were_appointed_the_one_with_more_influence(play: Play) -> None:
    revolution(play, "end", ruler(3, influence=36), ruler(4, influence=37))
    assert play.saw(GameEnded) == [GameEnded("consul-for-life", Seat("square"))]


@clause("RR-1.09.822", "RR-0.3.1")
@pytest.mark.parametrize(("rolls", "winner"), [((1, 1, 6, 6), "square"), ((6, 6, 1, 1), "circle")])
def test_of_equals_the_dice_decide(play: Play, rolls: tuple[int, ...], winner: str) -> None:
    def equal(g: Rome) -> None:
        for number in (3, 7, 11, 4, 8, 12):
            numbered(g, number).influence = 0
        ruler(3)(g)
        ruler(4)(g)

    revolution(play, "end", equal, dice={"tie.consul-for-life": rolls})
    assert play.saw(GameEnded) == [GameEnded("consul-for-life", Seat(winner))]


@clause("RR-1.09.823")
def test_his_death_later_in_the_turn_changes_nothing(play: Play) -> None:
    revolution(play, "end", ruler(3, alive=False))
    assert play.saw(GameEnded) == [GameEnded("consul-for-life", CIRCLE)]


@clause("RR-1.12.1.5")
def test_where_so_many_turns_were_agreed_upon_the_most_influence_wins_after_the_last(play: Play) -> None:
    def last(g: Rome) -> None:
        g.last_turn = 1
        numbered(g, 7).influence = 30

    revolution(play, "end", last)
    assert play.saw(GameEnded) == [GameEnded("influence", CIRCLE)]


# Survival


@clause("RR-1.12.2", "RR-1.12.3")
@pytest.mark.parametrize("count", [3, 4])
def test_the_civil_war_of_a_rebel_who_has_won_does_not_count(play: Play, count: int) -> None:
    g = play.at("revolution.cards", change=all_of(triumphant, wars(count))).g
    assert too_many(g) == (count == 4)


@clause("RR-1.12.3")
@pytest.mark.parametrize(
    ("count", "before", "following", "leads"),
    [
        (4, False, "forum.opening", "revolution.triumph"),
        (3, False, "forum.opening", "forum.opening"),
        (4, True, "forum.opening", "forum.opening"),
    ],
)
def test_with_four_wars_he_has_to_fight_at_once_or_when_rome_would_fall(
    play: Play, count: int, before: bool, following: str, leads: str
) -> None:
    g = play.at("revolution.cards", change=all_of(triumphant, wars(count))).g
    assert diverted(g, following, before=before) == leads


@clause("RR-1.12.3", "RR-1.12.1.2")
async def test_a_state_that_goes_bankrupt_with_four_wars_sends_the_rebel_to_fight(play: Play) -> None:
    g = play.at("revolution.cards", change=all_of(in_revolt(legion()), wars(4))).g

    async def ruin(g: Rome) -> str:
        state_owes(g, g.treasury + 1, "test")
        return "revenue.terms"

    assert await with_order_restored(ruin)(g) == "revolution.triumph"
    told = [telling.event for telling in g.told]
    assert any(isinstance(event, RebelPrevails) for event in told)


@clause("RR-1.12.3", "RR-1.11.372")
@pytest.mark.parametrize("saves", [True, False])
async def test_who_dies_saving_rome_has_not_failed(play: Play, saves: bool) -> None:
    g = play.at("revolution.cards", change=all_of(triumphant, wars(3))).g
    g.combat.winner = TRIANGLE if saves else None

    async def battle(g: Rome) -> str:
        await kill(g, numbered(g, 2), "battle", "RR-1.10.2")
        return "revolution.conquest"

    assert await with_order_restored(battle)(g) == "revolution.conquest"
    failed = [telling.event for telling in g.told if isinstance(telling.event, RevoltFailed)]
    assert bool(failed) != saves
