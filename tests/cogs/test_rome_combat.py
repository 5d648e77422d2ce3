"""The Combat Phase of Rome on cards: battles before and after the dice, and what cards and units would change."""

from __future__ import annotations

from dataclasses import fields
from datetime import UTC, datetime

import pytest

from bot.base.text import languages
from bot.fronts.republic.combat.cards import battle_card, of_one
from bot.fronts.republic.combat.forecast import Host, clashes
from bot.fronts.republic.combat.odds import battle_lines
from bot.fronts.republic.combat.parcels import battles
from bot.fronts.rome.battles import won_against_her, won_with_her
from bot.store.store import EventRow
from games.kernel import Seat
from games.republic.combat.odds import Odds
from games.rome.law import ROME
from games.rome.seen.see import view
from games.rome.state import Rome
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.cogs.rome_cards import asked, card, labels, lines, pressed, text
from tests.games.rome.combat import EGYPT, GAUL, PUNIC, SYRIA, combat, force, gaul, holding, law, rebel, war
from tests.games.rome.play import Play, numbered

NOON = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
def play() -> Play:
    """A table to try one card at."""
    return Play()


def story(play: Play) -> list[EventRow]:
    """What was told, as the store keeps it."""
    return [
        EventRow("abc234", n, 0, one.id, {part.name: getattr(one, part.name) for part in fields(one)}, None, NOON)
        for n, one in enumerate(play.told)
    ]


@clause("RR-1.10.11")
@pytest.mark.parametrize("language", languages())
def test_the_card_of_a_battle_shows_odds_and_what_came_of_the_dice(play: Play, language: str) -> None:
    combat(play, gaul(9), naturals={GAUL: [14]})
    look = seen(play.table, tuple(play.g.seats), None, language=language)
    told = text(battle_card(look, of_one(story(play), "1.1")))
    assert "Cornelius" in told
    assert "Rome: 9" in told
    assert "13" in told
    assert "%" in told.split("**10**")[1].split("\n")[1 + ("Disaster" in told.split("**10**")[1].split("\n")[1])]
    assert "20T" in told
    assert "[" not in told


def test_every_battle_of_rome_has_its_card(play: Play) -> None:
    combat(play, gaul(6), gaul_again := force(GAUL, 2, legions=6))
    assert gaul_again
    outcome = None
    for seat in ("diamond", "triangle"):
        outcome = play.table.submit(
            Seat(seat), play.decision(seat, "combat.order").key, list(play.decision(seat, "combat.order").lapse)
        )
    assert outcome is not None
    assert [one.ref for one in battles(play.table, outcome)] == ["1.1", "1.2"]


@clause("RR-1.10.1")
def test_two_commanders_have_a_button_for_each_order(play: Play) -> None:
    combat(play, gaul(6), force(GAUL, 2, legions=3))
    panel = card(play, "triangle", "combat.order")
    assert labels(panel) == ["Cornelius → Fabius", "Fabius → Cornelius"]
    assert "10 against 10" in text(panel)
    assert "6 against 10" in text(panel)
    pressed(play, "diamond", "combat.order", "Fabius")
    pressed(play, "triangle", "combat.order", "Fabius")
    assert [one.agreed for one in play.told if hasattr(one, "agreed")] == [True]


@clause("RR-1.10.12")
def test_a_landing_shows_its_chance_on_the_button(play: Play) -> None:
    combat(play, force(PUNIC, 1, legions=8, fleets=14), war(PUNIC), naturals={PUNIC: [18]})
    panel = card(play, "diamond", "combat.landing")
    assert labels(panel)[0].startswith("Attack on Land · win ")
    assert "on land: 12 against 10" in text(panel)


@clause("RR-1.15.4")
def test_units_that_are_bought_show_their_price_and_what_they_change(play: Play) -> None:
    def change(g: Rome) -> None:
        numbered(g, 1).talents = 25

    combat(play, gaul(6), law("law-gabinian"), change)
    panel = card(play, "diamond", "combat.buy")
    assert "Cornelius has 25T, your Faction Treasury 0T" in text(panel)
    offers = [one for one in labels(panel) if "win" in one]
    assert [one.split(" · win")[0] for one in offers] == ["2 legions · 20T"], "a single legion changes nothing"
    pressed(play, "diamond", "combat.buy", "2 legions")
    assert len((play.g.forces and next(iter(play.g.forces.values())).units.legions) or ()) >= 0
    assert numbered(play.g, 1).talents == 5


@clause("RR-1.14.9")
def test_only_who_holds_cleopatra_is_shown_what_she_would_change(play: Play) -> None:
    combat(play, force(EGYPT, 1, legions=6, fleets=14), war(EGYPT), holding("triangle", "cleopatra"), scenario="late")
    battle = next(one.battle for one in view(play.g, None).forces.values() if one.battle)
    panel = card(play, "triangle", "combat.cleopatra")
    assert f"For the Roman Commander · win {won_with_her(battle)}%" in labels(panel)
    assert f"For the Enemy · Rome wins {won_against_her(battle)}%" in labels(panel)
    assert won_with_her(battle) >= battle.odds.victory >= won_against_her(battle)


@clause("RR-0.4.1")
def test_others_who_are_asked_of_cleopatra_learn_nothing(play: Play) -> None:
    """Who holds another card is asked the same, and sees the same battle."""
    combat(
        play,
        force(EGYPT, 1, legions=6, fleets=14),
        war(EGYPT),
        holding("triangle", "cleopatra"),
        holding("circle", "tribune.1"),
        scenario="late",
    )
    panel = card(play, "circle", "combat.cleopatra")
    assert labels(panel) == ["Keep Her"]
    assert "win" not in text(panel)


@clause("RR-1.10.11")
def test_the_odds_that_are_foreseen_are_those_of_the_battle(play: Play) -> None:
    combat(play, force(SYRIA, 1, legions=5, fleets=2), war(SYRIA), naturals={SYRIA: [12]}, step="combat.end")
    table = view(play.g, None)
    force_there = next(iter(table.forces.values()))
    assert force_there.battle is not None
    (found,) = clashes(ROME, table, Host(SYRIA, force_there.commanders, 5, 2))
    assert Odds.percent(found.odds.victory) == force_there.battle.odds.victory
    (head, *_) = battle_lines(seen(play.table, tuple(play.g.seats), None), "Syrian War", 9, "land")
    assert "9 against 6" in head


@clause("RR-1.14.8")
def test_a_proscription_shows_the_knights_it_would_take(play: Play) -> None:
    def knights(g: Rome) -> None:
        numbered(g, 2).knights = 3
        numbered(g, 1).knights = 1

    combat(
        play, rebel(3, 2), force("civil-war", 1, legions=9), knights, holding("triangle", "proscription"),
        naturals={"civil-war": [18]}, scenario="late",
    )  # fmt: skip
    posted, _ = asked(play, "triangle", "combat.proscribe")
    assert posted.decision.hidden
    assert "4 Knights are in play (3 of them with your Senators), worth 14T" in text(
        card(play, "triangle", "combat.proscribe")
    )
    assert not lines(card(play, "triangle", "combat.proscribe"))
