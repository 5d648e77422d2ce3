"""Cards that answer a Tribune, on cards of Discord: Graft and its price, Murder of a Tribune, the mob."""

from __future__ import annotations

from itertools import product

import pytest

from bot.base.text import languages
from bot.fronts.rome.senate.briefs import harmless
from games.republic.bench import pay
from games.rome.senate.events_tribunes import MobIncited
from tests.clauses import clause
from tests.cogs.rome_cards import card, labels, text
from tests.games.rome.forum import holds
from tests.games.rome.play import Play
from tests.games.rome.test_rr1_14_tribunes_answered import GRAFT, MOB, MURDER, vetoed

CIRCLE, DIAMOND = "circle", "diamond"


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()


@clause("RR-1.14.5", "RR-DP55", "RR-DP56")
@pytest.mark.parametrize("language", languages())
def test_graft_says_what_it_would_save_and_what_is_left_after_the_price(play: Play, language: str) -> None:
    vetoed(play, holds(CIRCLE, GRAFT), lambda g: pay(g, 3, 5), dice={"graft": [4]})
    shown = text(card(play, CIRCLE, "senate.graft", language))
    assert "Praise" in shown, "the motion that the veto hits"
    assert "83%" in shown
    assert "0%" in shown, "of those who have no money"
    play.answer(CIRCLE, "senate.graft", "fam-valerius")
    assert "1T" in text(card(play, CIRCLE, "senate.price", language))


@clause("RR-1.14.6", "RR-DP57")
@pytest.mark.parametrize("language", languages())
def test_a_murder_says_how_likely_it_is_and_what_popularity_it_costs(play: Play, language: str) -> None:
    vetoed(play, holds(CIRCLE, MURDER), dice={"murder": [4]})
    play.lapse_all("senate.graft")
    shown = card(play, CIRCLE, "senate.murder", language)
    assert "50%" in text(shown)
    assert "POP 0" in text(shown)
    assert "Valerius" in labels(shown)
    play.answer(CIRCLE, "senate.murder", "fam-valerius")
    assert play.senator(3).popularity == -4


@clause("RR-1.14.6", "RR-0.4.1")
def test_who_holds_no_such_card_is_asked_the_same_and_has_one_answer(play: Play) -> None:
    vetoed(play, holds(CIRCLE, "seduction"), holds(DIAMOND, MURDER))
    play.lapse_all("senate.graft")
    assert labels(card(play, CIRCLE, "senate.murder")) == ["Play None"]


@clause("RR-1.14.7", "RR-DP58")
@pytest.mark.parametrize("language", languages())
def test_the_mob_says_how_many_chits_and_how_likely_one_dies(play: Play, language: str) -> None:
    vetoed(play, holds(CIRCLE, GRAFT), holds(DIAMOND, MOB), dice={"graft": [6]})
    play.answer(CIRCLE, "senate.graft", "fam-valerius")
    shown = text(card(play, DIAMOND, "senate.mob", language))
    exposed = len(play.g.in_rome(play.g.seats[2]))
    mean = sum(1 - harmless(play.senator(1).oratory + die, exposed, 34 - exposed) for die in range(1, 7)) / 6
    assert f"{round(100 * mean)}%" in next(line for line in shown.splitlines() if "Cornelius" in line)
    play.answer(DIAMOND, "senate.mob", "fam-cornelius")
    assert play.saw(MobIncited)


@clause("RR-1.05.21")
def test_chits_that_strike_nobody_of_them_are_reckoned_with_those_that_bring_two_more() -> None:
    """One chit of 2 "Draw 2", one of theirs and 33 others; by hand for the first two of the row that may follow."""
    one = harmless(1, 1, 33)
    assert one == pytest.approx((2 * harmless(2, 1, 33) + 33) / 36)
    assert harmless(0, 4, 30) == 1
    assert harmless(5, 0, 34) == 1
    assert harmless(1, 34, 0) == 0
    assert all(harmless(n + 1, e, 34 - e) < harmless(n, e, 34 - e) for n, e in product(range(1, 9), range(1, 6)))
