"""Trials of Rome on cards: an appeal and its chances; the trial of a Leader whose assassin was caught."""

from __future__ import annotations

import pytest

from bot.base.text import languages
from bot.fronts.republic.odds import appeal, appeal_line, standing
from bot.surface.kit.cards import offers
from bot.surface.kit.matters import stakes
from games.rome.law import ROME
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.cogs.rome_cards import asked, card, labels, primary
from tests.games.rome.play import Play
from tests.games.rome.senate import Change, office, rated, vote
from tests.games.rome.test_rr1_09_7_assassination import caught
from tests.games.rome.trials import marked, trials


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()


def trial(play: Play, *changes: Change, **how: object) -> None:
    """Fabius is tried for Junius, who was caught; the victim has POP 3, he himself 5."""
    caught(play, office(8, "censor"), rated(11, popularity=3), rated(2, popularity=5), *changes, **how)


@clause("RR-1.09.74", "RR-1.09.421")
@pytest.mark.parametrize("language", languages())
def test_the_popularity_of_the_victim_is_taken_not_his_own_added(play: Play, language: str) -> None:
    trial(play)
    posted, look = asked(play, "diamond", "senate.vote", language)
    fabius = look.view.senators["fam-fabius"]
    odds = appeal(ROME, -3)
    assert odds != appeal(ROME, 5)
    line = appeal_line(look, fabius)
    assert standing(look, fabius) == -3
    assert f"{odds['killed']}%" in line
    assert "−3" in line
    assert "RR-1.09.74" in line
    assert posted


@clause("RR-1.09.74")
def test_on_the_vote_card_stands_how_the_appeal_he_must_make_may_end(play: Play) -> None:
    trial(play, dice={"appeal": [6, 4]})
    assert foretold(play)
    vote(play, "diamond", "abstain")
    assert not foretold(play), "he has appealed"


def foretold(play: Play) -> list[str]:
    """What is said of the appeal on the Vote card."""
    look = seen(play.table, tuple(play.g.seats), play.g.seats[1])
    motion = look.view.senate.motion
    return [line for line in stakes(look, motion.kind, motion.terms) if "appeals to the people" in line]


@clause("RR-1.09.421")
@pytest.mark.parametrize("language", languages())
def test_in_any_other_trial_his_own_counts(play: Play, language: str) -> None:
    play.at("senate.business")
    look = seen(play.table, tuple(play.g.seats), play.g.seats[0], language=language)
    one = look.view.senators["fam-fabius"]
    assert standing(look, one) == one.popularity
    assert "RR-1.09.421" in appeal_line(look, one)


@clause("RR-1.09.7.1", "RR-1.09.72")
@pytest.mark.parametrize("language", languages())
def test_the_button_that_opens_an_attempt_says_its_chances(play: Play, language: str) -> None:
    play.at("senate.business")
    look = seen(play.table, tuple(play.g.seats), play.g.seats[1], language=language)
    named = [one for one in labels(offers(look)) if one.count("33%") == 2]
    assert len(named) == 1


AHEAD = (rated(6, influence=20), rated(2, influence=1))  # Fabius can be convicted


@clause("RR-1.09.412")
@pytest.mark.parametrize(("accused", "lit"), [(2, "Accuse a Senator"), (1, "End the Prosecutions")])
def test_the_censor_s_lit_button_is_what_a_sensible_player_would_press(play: Play, accused: int, lit: str) -> None:
    """Fabius of the leading faction held a Major Office, or Cornelius of another."""
    trials(play, marked(accused, major=True), *AHEAD)
    assert primary(card(play, "square", "senate.prosecutions")) == [lit]
