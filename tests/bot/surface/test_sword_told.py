"""Lines of The Sword of Rome: what was scored for what, what was added to dice, who fights under whom."""

from __future__ import annotations

from typing import Any

from bot.base.text import Voice
from bot.store.rows import EventRow, facts
from games.kernel import Setup, Table, chairs
from games.sword import GAME
from games.sword.battle.events import BattleJoined
from games.sword.march.events import Attempted
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
