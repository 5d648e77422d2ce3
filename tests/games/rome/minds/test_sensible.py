"""What the sensible player of Rome does at a decision: it sees its own view only."""

from __future__ import annotations

from games.republic.minds.campaign import soldiers
from games.rome.minds.sensible import WAYS
from games.rome.state import Rome
from tests.games.rome.forum import initiative
from tests.games.rome.minds.saying import says
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import Change, propose, session
from tests.games.rome.units import home, war


def money(talents: int) -> Change:
    return lambda g: setattr(g, "treasury", talents)


def unrest(level: int) -> Change:
    return lambda g: setattr(g, "unrest", level)


def purse(number: int, talents: int) -> Change:
    return lambda g: setattr(numbered(g, number), "talents", talents)


def influence(number: int, points: int) -> Change:
    return lambda g: setattr(numbered(g, number), "influence", points)


def test_every_decision_that_matters_has_a_habit() -> None:
    assert {
        "senate.vote",
        "senate.forces",
        "senate.units",
        "senate.consuls",
        "forum.persuade",
        "revolution.revolt",
    } <= {*WAYS}


def test_it_raises_what_a_war_asks_for(play: Play) -> None:
    session(play, "senate.business", war("gallic-1"), money(250))
    raised = says(play, "diamond", "senate.units")
    assert raised["legions"] >= 5
    assert raised["fleets"] == 0


def test_it_raises_nothing_without_money(play: Play) -> None:
    session(play, "senate.business", war("gallic-1"), money(10))
    assert says(play, "diamond", "senate.units") is None


def test_it_sends_a_force_that_will_win(play: Play) -> None:
    session(play, "senate.business", war("gallic-1"), home(14))
    orders = says(play, "diamond", "senate.forces")["movements"]
    assert [(one["order"], one["at"]) for one in orders] == [("send", "gallic-1")]
    assert soldiers(orders[0]["legions"]) >= 8


def test_it_sends_nobody_to_his_death(play: Play) -> None:
    session(play, "senate.business", war("gallic-1"))
    assert says(play, "diamond", "senate.forces") is None


def test_it_gives_land_to_an_angry_people(play: Play) -> None:
    session(play, "senate.business", unrest(6), money(200))
    bill = says(play, "diamond", "senate.land-bill")
    assert bill["type"] == "3"
    assert bill["sponsor"] in ("fam-cornelius", "fam-claudius", "fam-aurelius")


def test_it_gives_no_land_to_a_calm_one(play: Play) -> None:
    session(play, "senate.business", unrest(0), money(200))
    assert says(play, "diamond", "senate.land-bill") is None


def test_it_votes_for_land(play: Play) -> None:
    session(play, "senate.business", unrest(4), money(200))
    propose(play, "land-bill", {"type": "1", "sponsor": "fam-cornelius", "cosponsor": "fam-claudius"})
    sheet = says(play, "triangle", "senate.vote")
    assert {voice for name, voice in sheet.items() if not name.endswith(".bought")} == {"for"}


def test_nobody_else_wants_a_consul_for_life(play: Play) -> None:
    session(play, "senate.business", influence(1, 22))
    propose(play, "life", {"nominee": "fam-cornelius"})
    sheet = says(play, "triangle", "senate.vote")
    assert {voice for name, voice in sheet.items() if not name.endswith(".bought")} == {"against"}


def test_it_proposes_itself_for_life_when_it_outweighs_all(play: Play) -> None:
    session(play, "senate.business", influence(1, 30), purse(1, 90))
    assert says(play, "diamond", "senate.life") == {"nominee": "fam-cornelius"}


def test_it_does_not_while_the_others_can_stop_it(play: Play) -> None:
    session(play, "senate.business", influence(1, 21), purse(2, 90))
    assert says(play, "diamond", "senate.life") is None


def test_a_consul_for_life_in_sight_is_attacked(play: Play) -> None:
    session(play, "senate.business", influence(1, 34))
    attempt = says(play, "triangle", "senate.assassinate")
    assert attempt["victim"] == "fam-cornelius"


def test_nobody_of_those_who_are_out(play: Play) -> None:
    session(play, "senate.business", influence(1, 34))
    for seat in (seat for seat in play.g.seats if seat != "triangle"):
        play.g.factions[seat].out = True
    assert says(play, "triangle", "senate.assassinate") is None


def test_nobody_else_is(play: Play) -> None:
    session(play, "senate.business", influence(1, 12))
    assert says(play, "triangle", "senate.assassinate") is None


def test_near_ruin_it_gives_what_the_state_lacks(play: Play) -> None:
    play.at("revenue.state", change=ruined)
    given = says(play, "diamond", "revenue.contribute")
    assert given["fam-cornelius"] == 9


def ruined(g: Rome) -> None:
    g.treasury = 0
    g.land_bills += [3, 3, 3, 2, 2]
    numbered(g, 1).talents = 9


def test_it_persuades_only_at_good_odds(play: Play) -> None:
    initiative(play, "forum.persuasion")
    assert says(play, "diamond", "forum.persuade")["bribe"] == 0


def test_it_pays_for_a_knight_that_pays_it_back(play: Play) -> None:
    initiative(play, "forum.knight", purse(1, 10))
    tried = says(play, "diamond", "forum.knight")
    assert 2 <= tried["talents"] <= 5


def test_games_are_for_an_angry_people(play: Play) -> None:
    initiative(play, "forum.games", purse(1, 20), unrest(6))
    assert says(play, "diamond", "forum.games") == "gladiator-gala@fam-cornelius"
    initiative(play, "forum.games", purse(1, 20), unrest(0))
    assert says(play, "diamond", "forum.games") == "none"
