"""Peace: nobody stakes everybody's game on a battle."""

from __future__ import annotations

from typing import Final

import pytest

from games.carthage.minds import SensiblePlayer
from games.carthage.minds.sensible.army import ceded, urgent
from games.carthage.minds.sensible.campaign import budget
from games.carthage.minds.sensible.peace import LIKELY, bitter, dear, falling, owed
from games.carthage.minds.temper import tempers
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.kernel.minds import Reason
from games.republic.components import Effect
from games.republic.pieces import Legion, WarStatus
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import meeting
from tests.games.carthage.combat import event
from tests.games.carthage.minds.chamber import campanians, influence, orders
from tests.games.carthage.minds.saying import says, voices, why
from tests.games.carthage.play import Play, add_province, add_war
from tests.games.carthage.senate import Change, office, propose, session
from tests.games.carthage.units import at_home, calm, celtiberians, force, money, pressed, war
from tests.games.carthage.war_torn import put_leader

WARS: Final = ("syracusan-war-1", "syracusan-war-2", "pyrrhic-war", "conquest-of-tunisia")
ARMY: Final = force(
    "conquest-of-tunisia",
    7,
    12,
    legions=[
        *celtiberians(4),
        *(Legion(type="campanian-swordsmen") for _ in range(3)),
        *(Legion(type="balearic-slingers") for _ in range(2)),
    ],
)
"""Gisco and Malchus stand in Tunisia: the battle is won more often than not."""


def threatened(play: Play, *lost: str, names: tuple[str, ...] = WARS) -> Play:
    """These Wars are Active and those are Lost, while a battle is in doubt."""
    extra = [ARMY] if "conquest-of-tunisia" in names else []
    return session(play, "senate.business", *map(war, names), *(war(one, "lost") for one in lost), *extra)


def test_a_likely_victory_is_not_staked_on_and_not_given_up(play: Play) -> None:
    threatened(play)
    battle = see.view(play.g, Seat("diamond")).forces["f"].battle
    assert battle
    assert 50 < battle.odds.victory < 90, battle.odds
    assert says(play, "diamond", "senate.peace") == {"war": "syracusan-war-2"}


def test_it_says_why_it_sues_for_peace(play: Play) -> None:
    threatened(play)
    asked, view = play.decision("diamond", "senate.peace"), see.view(play.g, Seat("diamond"))
    reasons = SensiblePlayer().reasoned(asked, lambda: view)[1]
    assert reasons == [Reason("peace-or-fall", (("wars", 4), ("war", "syracusan-war-2")))]


def test_it_speaks_of_no_battles_where_none_is_ahead(play: Play) -> None:
    session(play, "senate.business", *map(war, WARS), money(200))
    assert why(play, "diamond", "senate.peace") == ["peace-now"]


@pytest.mark.parametrize(("more", "said"), [([], None), (["massilian-war"], "syracusan-war-2")])
def test_no_war_is_given_up_where_a_new_alliance_ends_one(more: list[str], said: str | None, play: Play) -> None:
    """RC-8.8.2a: at the adjournment, for nothing; it saves from one War too many, not from two."""
    session(play, "senate.business", event("te-new-alliance"), *map(war, [*WARS, *more]), ARMY)
    found = says(play, "diamond", "senate.peace")
    assert found == (said and {"war": said})


def test_an_alliance_for_good_ends_no_revolt(play: Play) -> None:
    """RC-8.8.2a: at level 2; where all others are Revolts it ends none."""

    def revolts(g: Carthage) -> None:
        for name in WARS[:-1]:
            g.wars[name].revolt = True

    session(play, "senate.business", event("te-new-alliance", 2), *map(war, WARS), revolts, ARMY)
    assert says(play, "diamond", "senate.peace") == {"war": "syracusan-war-2"}


def test_who_dares_more_relies_on_the_battle(play: Play) -> None:
    threatened(play)
    hard = tempers()["hard"]
    bold = hard.model_copy(update={"weights": hard.weights.model_copy(update={"dared": 0.9})})
    asked, view = play.decision("diamond", "senate.peace"), see.view(play.g, Seat("diamond"))
    assert SensiblePlayer(bold).answer(asked, lambda: view) is None


def doubtful(legions: int) -> list[Change]:
    """Two Wars are Lost; of four that stand two are fought: one is likely to be won, the other by so many legions."""

    def recruited(g: Carthage) -> None:
        g.army.pool["celtiberians"] = 12 + legions

    stand = map(war, ("pyrrhic-war", "conquest-of-tunisia", "syracusan-war-2", "cyrenean-war"))
    gone = (war(one, "lost") for one in ("numidian-war-1", "libyan-revolt"))
    tunisia = force("conquest-of-tunisia", 7, 12, legions=celtiberians(12))
    cyrene = force("cyrenean-war", 9, legions=celtiberians(legions), fleets=2, name="g")
    return [calm, *stand, *gone, recruited, tunisia, cyrene, money(300)]


def last_turn(g: Carthage) -> None:
    """The deck is used up."""
    g.deck.clear()


@clause("RC-9.5.4", "RC-12.3")
@pytest.mark.parametrize(
    ("changes", "legions", "percent", "sues"),
    [
        ([influence(9, 85)], 9, 17, True),
        ([influence(9, 85), influence(2, 80)], 9, 17, False),
        ([influence(2, 85)], 9, 17, False),
        ([influence(2, 85)], 6, 27, False),
        ([influence(9, 85), influence(2, 80)], 6, 27, True),
        ([influence(9, 85), influence(2, 80), last_turn], 9, 17, True),
    ],
)
def test_who_leads_stakes_less_than_who_is_behind(
    changes: list[Change], legions: int, percent: int, sues: bool, play: Play
) -> None:
    """Who led by 85 INF staked 18 % of ruin rather than 75T of the State's; in the last turn no later War is feared."""
    session(play, "senate.business", *doubtful(legions), *changes)
    view = see.view(play.g, Seat("diamond"))
    assert round(100 * falling(view)) == percent
    assert bool(says(play, "diamond", "senate.peace")) == sues


def test_a_fourth_war_is_never_lost(play: Play) -> None:
    threatened(play, "numidian-war-1", "cyrenean-war", "libyan-revolt")
    assert says(play, "diamond", "senate.peace") is None


@pytest.mark.parametrize(("names", "said"), [(WARS, "for"), (WARS[:3], "against")])
def test_all_vote_for_peace_where_all_would_fall_and_only_there(names: tuple[str, ...], said: str, play: Play) -> None:
    threatened(play, names=names)
    propose(play, "peace", {"war": "syracusan-war-2"})
    assert said in says(play, "triangle", "senate.vote").values()


@clause("RC-12.3")
@pytest.mark.parametrize(("lost", "said"), [(3, "for"), (2, "against")])
def test_all_vote_for_the_last_hope_however_small(lost: int, said: str, play: Play) -> None:
    """Four legions were raised for 58T, and with 16 % all voted against sending them; all would have lost."""
    gone = (war(one, "lost") for one in ("numidian-war-1", "cyrenean-war", "libyan-revolt")[:lost])
    stand = map(war, WARS)
    session(play, "senate.business", calm, *stand, *gone, office(1, "marine-suffete"), at_home(*campanians(3)))
    sent = {"order": "send", "at": "conquest-of-tunisia", "commanders": ["fam-mago"], "fleets": 0}
    propose(play, "forces", {"movements": [{**sent, "legions": {"campanian-swordsmen": 3}}]})
    assert voices(play, "triangle") == {said}


def test_of_two_as_hard_the_one_is_kept_whose_loss_costs_more(play: Play) -> None:
    session(play, "senate.business", *map(war, ("numidian-war-1", "libyan-revolt")))
    view = see.view(play.g, Seat("diamond"))
    spearmen, cards = view.wars["libyan-revolt"], view.wars["numidian-war-1"]
    assert spearmen.land_now == cards.land_now
    assert dear(view, spearmen) > dear(view, cards)


@clause("RC-8.9.7", "RC-9.5.4")
@pytest.mark.parametrize(("status", "given_up"), [("imminent", "syracusan-war-3"), ("lost", "massilian-war")])
def test_a_war_is_given_up_that_will_be_doubled_by_the_next_of_its_group(
    status: WarStatus, given_up: str, play: Play
) -> None:
    """The hardest of today was given up; next turn the 1st and 3rd Syracusan Wars doubled each other."""
    names = ("syracusan-war-3", "massilian-war", "cyrenean-war", "libyan-revolt")
    session(play, "senate.business", *map(war, names), war("syracusan-war-1", status), money(200))
    assert says(play, "diamond", "senate.peace") == {"war": given_up}


def test_an_indemnity_hurts_more_the_larger_it_is_and_most_if_it_cannot_be_paid(play: Play) -> None:
    """RC-9.5.4a: what a War costs that is Lost may be Talents."""
    session(play, "senate.business", money(400))
    rich = see.view(play.g, Seat("diamond"))
    small, large = (bitter(rich, Effect(op="state_pays", params={"value": talents})) for talents in (50, 100))
    session(play, "senate.business", money(60))
    ruined = bitter(see.view(play.g, Seat("diamond")), Effect(op="state_pays", params={"value": 100}))
    assert 0 < small < large < ruined


@pytest.mark.parametrize(("talents", "given_up"), [(130, "cyrenean-war"), (400, "roman-war-1")])
def test_a_war_is_given_up_whose_peace_can_be_paid_for(talents: int, given_up: str, play: Play) -> None:
    """RC-9.5.4a: the Romans, who are hardest, ask for 200T, Cyrene for 75T."""
    names = ("roman-war-1", "roman-war-2", "cyrenean-war", "libyan-revolt")
    session(play, "senate.business", *map(war, names), ARMY, money(talents))
    assert says(play, "diamond", "senate.peace") == {"war": given_up}


DEAR: Final = ("roman-war-1", "roman-war-2", "numidian-war-2", "conquest-of-tunisia")
"""Peace in them costs 200T, 200T, 150T and 50T, and the battle in Tunisia is likely to be won."""


def test_no_peace_ruins_the_state_that_a_battle_may_save(play: Play) -> None:
    """RC-6.11, 12.3: 150T of 71T were paid for peace while a battle would have been won six times in ten; all lost."""
    session(play, "senate.business", *map(war, DEAR), ARMY, money(-20))
    assert 0 < falling(see.view(play.g, Seat("diamond"))) < LIKELY
    assert says(play, "diamond", "senate.peace") is None
    propose(play, "peace", {"war": "numidian-war-2"})
    assert "for" not in says(play, "triangle", "senate.vote").values()


def test_contributions_may_pay_for_a_peace(play: Play) -> None:
    """RC-6.9: 15T of each faction are counted on."""
    session(play, "senate.business", *map(war, DEAR), ARMY, money(60))
    assert 0 < falling(see.view(play.g, Seat("diamond"))) < LIKELY
    assert says(play, "diamond", "senate.peace") == {"war": "conquest-of-tunisia"}


def test_where_no_battle_may_save_the_state_even_a_peace_that_it_cannot_pay_is_made(play: Play) -> None:
    session(play, "senate.business", *map(war, DEAR), money(40))
    assert falling(see.view(play.g, Seat("diamond"))) == 1
    assert says(play, "diamond", "senate.peace") is not None


def test_what_peace_costs_is_not_spent_on_units(play: Play) -> None:
    """RC-12.3: with four Active Wars one has to be given up, and the cheapest asks for some Talents."""
    session(play, "senate.business", *map(war, WARS[:3]), money(130))
    free = budget(see.view(play.g, Seat("diamond")))
    session(play, "senate.business", *map(war, WARS), money(130))
    view = see.view(play.g, Seat("diamond"))
    cheapest = min(owed(view, view.wars[name]) for name in WARS)
    assert 0 < budget(view) <= 130 - cheapest < free


def test_nothing_is_spent_on_a_war_that_must_be_given_up(play: Play) -> None:
    """A Fleet was raised and two Generals were sent to a War, and then the same Senate sued for peace in it."""
    names = ("massilian-war", "numidian-war-1", "cyrenean-war")
    fleet = force("massilian-war", 12, fleets=1)
    session(play, "senate.business", *map(war, names), fleet, at_home(fleets=12), money(400))
    assert ordered_at(play, "f")
    session(play, "senate.business", *map(war, (*names, "libyan-revolt")), fleet, at_home(fleets=12), money(400))
    assert says(play, "diamond", "senate.peace") == {"war": "massilian-war"}
    assert not ordered_at(play, "f")


def ordered_at(play: Play, at: str) -> list[str]:
    """What is ordered there."""
    said = says(play, "diamond", "senate.forces") or {"movements": []}
    return [one["order"] for one in said["movements"] if one["at"] == at]


def nobody_at_home(g: Carthage) -> None:
    """The office of Home Suffete is vacant."""
    for one in g.holders("home-suffete"):
        one.office = ""


@pytest.mark.parametrize(("names", "goes"), [(WARS, False), (WARS[2:], True)])
def test_who_presides_does_not_march_while_peace_may_have_to_be_asked_for(
    names: tuple[str, ...], goes: bool, play: Play
) -> None:
    """RC-9.5.1: with Bomilcar, the one Suffete in Carthage, the Senate would be over."""
    army = at_home(*celtiberians(4), *(Legion(type="campanian-swordsmen") for _ in range(3)))
    session(play, "senate.business", *map(war, names), nobody_at_home, office(9, "marine-suffete"), army, money(400))
    said = says(play, "diamond", "senate.forces") or {"movements": []}
    marching = [name for one in said["movements"] for name in one["commanders"]]
    assert ("fam-bomilcar" in marching) == goes


@clause("RC-9.5.4a")
def test_nothing_is_raised_against_a_revolt_that_ends_with_the_peace(play: Play) -> None:
    """28T went into a force against the Revolt of Sicily; with the peace in the same Senate Sicily was out of play."""

    def revolt(g: Carthage) -> None:
        add_war(g, "revolt-tunisia", province="tunisia", revolt=True)

    def dionysius(g: Carthage) -> None:
        put_leader(g, "dionysius")

    others = map(war, ("syracusan-war-3", "libyan-revolt", "cyrenean-war"))
    session(play, "senate.business", *others, revolt, dionysius, money(200))
    view = see.view(play.g, Seat("diamond"))
    assert ceded(view) == ["syracusan-war-3", "revolt-tunisia"]
    assert [one.id for one in urgent(view)] == ["libyan-revolt", "cyrenean-war"]


def revolting(g: Carthage) -> None:
    """Tunisia revolts beside three harder Wars; to give it up costs no Talents."""
    calm(g)
    pressed(g)
    add_war(g, "massilian-war")
    add_province(g, "tunisia")
    add_war(g, "revolt-tunisia", province="tunisia", revolt=True, naval_victory=True)


@clause("RC-9.5.4")
@pytest.mark.parametrize(("legions", "won"), [([*celtiberians(4), *campanians(3)], True), ([], False)])
def test_no_war_is_given_up_that_who_is_at_home_will_win(legions: list[Legion], won: bool, play: Play) -> None:
    """Peace was made in a Revolt of strength 2, and its Province lost for good, with seventeen legions at home."""
    army = at_home(*legions, fleets=4 * won)
    session(play, "senate.business", office(12, "marine-suffete"), revolting, army, money(60))
    sent = orders(says(play, "diamond", "senate.forces"), "send")
    assert [one["at"] for one in sent] == ["revolt-tunisia"] * won


@clause("RC-9.5.4", "RC-9.0.6")
def test_who_sends_a_force_that_will_win_sues_for_peace_only_if_it_stays_at_home() -> None:
    army = at_home(*celtiberians(4), *campanians(3), fleets=4)
    play = meeting("senate.business", office(12, "marine-suffete"), revolting, army, money(60))
    said = says(play, "diamond", "senate.programme")
    kinds = [motion[0]["kind"] for motion in said["motions"]]
    assert ("forces" in kinds, "peace" in kinds, said["end"]) == (True, False, "ask")
