"""What the levels of computer players lack: habits there are, fewer of them the better one plays."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

import pytest

from games import republic
from games.carthage.minds.sensible import WAYS as OF_CARTHAGE
from games.carthage.minds.temper import tempers as of_carthage
from games.kernel.minds import LEVELS
from games.rome.minds.sensible import WAYS as OF_ROME
from games.rome.minds.temper import tempers as of_rome

GAMES: Final = Path(republic.__file__).parent.parent
REPUBLICS: Final = {"carthage": (of_carthage, OF_CARTHAGE), "rome": (of_rome, OF_ROME)}
PEACE: Final = {"senate.peace", "senate.last-word"}


def asked_for(game: str) -> set[str]:
    """The names that players of a game, or of any republic, ask `thinks_of` for."""
    files = [file for name in (game, "republic") for file in (GAMES / name / "minds").rglob("*.py")]
    calls = [one for file in files for one in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(one, ast.Call)]
    named = [one.args[0] for one in calls if isinstance(one.func, ast.Name) and one.func.id == "thinks_of"]
    return {str(one.value) for one in named if isinstance(one, ast.Constant)}


@pytest.mark.parametrize("game", REPUBLICS)
def test_a_level_lacks_habits_that_there_are(game: str) -> None:
    tempers, ways = REPUBLICS[game]
    for level, temper in tempers().items():
        assert temper.name == level
        assert temper.lacks - asked_for(game) - ways.keys() == set()


@pytest.mark.parametrize("game", REPUBLICS)
def test_the_better_one_plays_the_less_he_lacks_and_all_ask_for_peace(game: str) -> None:
    tempers: Any = REPUBLICS[game][0]()
    assert list(tempers) == list(LEVELS)
    easy, fair, hard = (tempers[level].lacks for level in LEVELS)
    assert not hard
    assert fair
    assert fair < easy
    assert not PEACE & easy
