"""RC-1.5d: votes for Talents: what is asked, offered and kept."""

from __future__ import annotations

from typing import Any

from games.carthage.minds import SensiblePlayer
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds import coalitions
from games.republic.pieces import Reign
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import asked
from tests.games.carthage.minds.saying import says, why, without
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import propose, session


def bargaining(play: Play) -> Any:
    """Diamond presides, has much money, and votes that are not enough for what it would like best."""

    def modest(g: Carthage) -> None:
        g.committee["state-treasurer"].member = ""
        numbered(g, 1).influence = 2
        g.laws.append("law-sumptuary")

    session(play, "senate.suffetes", purse(60, 1), modest)
    return says(play, "diamond", "agreement.propose")


def test_who_presides_buys_the_votes_that_he_lacks(play: Play) -> None:
    offer = bargaining(play)
    assert offer["talents"] > 0
    assert offer["asked_votes"]
    assert without(play, "agreements", "diamond", "agreement.propose") is None
    play.g.reigns.append(Reign(senator="fam-bomilcar", seat=Seat("diamond"), influence=24))
    assert says(play, "diamond", "agreement.propose") is None


def test_what_one_gains_by_is_entered_and_then_kept(play: Play) -> None:
    offer = bargaining(play)
    play.answer("diamond", "agreement.propose", offer)
    assert says(play, offer["partner"], "agreement.answer") == "enter"
    play.answer(offer["partner"], "agreement.answer", "enter")
    pair = says(play, "diamond", "senate.suffetes")
    assert why(play, "diamond", "senate.suffetes") == ["votes-sold"]
    names = {play.g.senators[name].card.name for name in pair.values()}
    assert names == set(offer["asked_votes"].split(", "))
    propose(play, "suffetes", pair)
    assert "for" in says(play, offer["partner"], "senate.vote").values()


def test_who_enters_says_that_he_gains_by_it(play: Play) -> None:
    """Though it be less than a Talent: to enter what comes to nothing would be foolish."""
    offer = bargaining(play)
    play.answer("diamond", "agreement.propose", offer)
    put, view = play.decision(offer["partner"], "agreement.answer"), see.view(play.g, Seat(offer["partner"]))
    said, (reason,) = SensiblePlayer().reasoned(put, lambda: view)
    assert (said, reason.key, dict(reason.about)["talents"]) == ("enter", "agreement", 1)


def test_too_little_for_votes_is_declined(play: Play) -> None:
    assert asked(play, talents=2, asked_votes="Mago, Bomilcar") == "decline"


def test_who_is_named_with_all_his_names_is_no_other_of_one_of_them(play: Play) -> None:
    """Votes for Hanno the Navigator were thought to be votes for Hanno too, and no offer for them was enough."""
    session(play, "senate.suffetes")
    play.g.senators["fam-mago"].statesman = "st-1a"
    view = see.view(play.g, Seat("diamond"))
    assert view.senators["fam-mago"].name == "Hanno the Navigator"
    assert coalitions.called(view, "Bomilcar, Hanno the Navigator") == ["fam-mago", "fam-bomilcar"]
    assert coalitions.called(view, "hanno and Bomilcar") == ["fam-bomilcar", "fam-hanno"]
    assert not coalitions.called(view, "Hannonen, the General")


def test_who_has_no_money_is_not_believed(play: Play) -> None:
    assert asked(play, talents=90, asked_votes="Mago") == "decline"


def test_nothing_is_offered_that_the_other_cannot_see(play: Play) -> None:
    """RC-1.5d: what lies in the Faction Treasury is hidden, so an offer of it was declined, turn after turn."""
    assert bargaining(play)["talents"] > 0
    for one in play.g.senators_of(Seat("diamond")):
        play.g.factions[Seat("diamond")].treasury += one.talents
        one.talents = 0
    assert says(play, "diamond", "agreement.propose") is None


def test_what_brings_another_much_is_not_sold_for_little(play: Play) -> None:
    """Both offices, ten Influence, went for 11T: they cost the seller little, for the buyer was behind him."""
    assert asked(play, talents=11, asked_votes="Mago, Bomilcar") == "decline"


def test_in_the_last_turn_no_votes_are_sold_for_talents_nor_bought(play: Play) -> None:
    """RC-1.5d, 12.4: they are paid in a Revenue Phase that does not come."""
    assert asked(play, talents=40, asked_votes="Mago, Bomilcar") == "enter"
    drawn(play.g)
    assert says(play, "triangle", "agreement.answer") == "decline"
    assert bargaining(play)
    drawn(play.g)
    assert says(play, "diamond", "agreement.propose") is None


def drawn(g: Carthage) -> None:
    """The last card is drawn."""
    g.deck.clear()
    g.next_deck.clear()


def test_a_gift_is_taken(play: Play) -> None:
    assert asked(play, talents=5) == "enter"


def test_votes_for_talents_are_sold_by_what_they_cost(play: Play) -> None:
    assert asked(play, talents=40, asked_votes="Mago, Bomilcar") == "enter"
