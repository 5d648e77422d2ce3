"""Lines of The Sword of Rome: what was scored for what, what was added to dice, who fights under whom."""

from __future__ import annotations

from typing import Any

import pytest

from bot.base.text import Voice
from bot.fronts.sword.looking import sword
from bot.fronts.sword.posting import ending, recap
from bot.store.rows import EventRow, facts
from bot.surface.kit.look import Look
from games.kernel import Setup, Table, chairs
from games.sword import GAME
from games.sword.battle.events import BattleJoined
from games.sword.march.events import Attempted
from games.sword.siege.events import CityFell
from games.sword.turn.events import Scored
from tests.bot.surface.looks import NOW, seen
from tests.clauses import clause


def voice(language: str = "en") -> Voice:
    table, _ = Table.start(GAME, Setup(chairs(5), "told", GAME.options()))
    return seen(table, chairs(5), None, language=language).voice


def told(event: Any, language: str = "en") -> str:
    return voice(language).tell(EventRow("abc234", 1, 0, event.id, facts(event), None, NOW))


@clause("SR-4.1", "SR-4.1.2")
def test_a_scoring_is_told_by_its_sources_and_of_what_is_nothing_nothing_is_said() -> None:
    scored = Scored("GRE", ("tarquinii", "roma"), ("croton",), 0, 0, 4, 5)
    assert told(scored) == (
        "The Greeks score: victory points 4 → **5**; spaces of others: Tarquinii and Roma; own spaces lost: Croton."
    )
    assert told(Scored("GAU", (), (), 2, 0, 4, 6)) == "The Gauls score: victory points 4 → **6**; plunder +2."
    assert told(Scored("ROM", (), (), 0, 0, 4, 4), "de") == "Die Römer werten: Siegpunkte 4 → **4**."


@clause("SR-10.2")
def test_what_was_added_to_a_die_is_told_with_sign_and_reason() -> None:
    drm = {"friendly": -1, "ground": 1, "cards": 0}
    attempt = Attempted("intercept", "ROM", "camillus", "roma", "tarracina", 3, drm, 3, success=True)
    assert "(-1 own territory and +1 hard ground), tactics 3: **success**" in told(attempt)


@clause("SR-12.1.1", "SR-12.3")
def test_a_battle_names_who_fights_under_whom_and_each_total_line_by_line() -> None:
    joined = BattleJoined("roma", ("GAU",), "gau_minor_a", 6, ("ROM",), "camillus", 4, sortie=False)
    assert "Gauls under Gallic Leader A (6 CU) against Romans under Camillus (4 CU)" in told(joined)
    assert "Gallier unter Gallischer Anführer A (6 CU)" in told(joined, "de")


# The last card


def over(people: int, language: str = "en") -> Look:
    """A game that is over: the Romans have won, alone or with whoever is played by the same person."""
    table, _ = Table.start(GAME, Setup(chairs(people), "told", GAME.options()))
    table.state.winner = "ROM"
    return seen(table, chairs(people), None, language=language)


@clause("SR-4.3", "SR-22.3")
@pytest.mark.parametrize(("people", "winners"), [(5, 1), (2, 2)])
def test_the_last_card_says_who_has_won(people: int, winners: int) -> None:
    look = over(people)
    first, *standing = ending(look)
    seat = look.voice.name(str(sword(look).hands["ROM"].seat))
    assert first == f"**{seat} has won.**"
    assert sum("🏆" in line for line in standing) == winners
    assert ending(over(people, "de"))[0] == f"**{seat} hat gewonnen.**"


@clause("SR-4.1")
def test_the_course_of_a_game_is_told_in_sentences() -> None:
    events = [Scored("GRE", ("tarquinii",), (), 0, 0, 4, 5), CityFell("arretium", "ETR", "GRE", "taken", {}, ())]
    rows = [EventRow("abc234", 1, n, one.id, facts(one), None, NOW) for n, one in enumerate(events)]
    (line,) = recap(over(5), rows)
    assert line.endswith("Greeks 5. Arretium fell to the Greeks.")
