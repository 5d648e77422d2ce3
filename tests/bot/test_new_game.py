"""`byrsa new-game`: a game made of the model is complete and green at once, and nothing else is touched."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.app import new_game
from bot.app.finding import sources
from bot.app.new_game import COPIED, LISTED, RECORDED, NewGame, checked
from bot.base.errors import SetupError
from tests.lots import proof
from tests.test_house_rules import ROOT, tracked

HERON = NewGame("heron", "The Heron's Flight")
PROVED = (
    "tests/games/test_conformance.py",
    "tests/games/test_bench.py",
    "tests/games/test_playout.py",
    "tests/games/heron",
    "tests/golden",
    "tests/schemas",
    "tests/bot/test_text.py",
    "tests/bot/test_tables_games.py",
    "tests/bot/test_fronts.py",
    "tests/bot/test_languages.py",
    "tests/test_rulebooks.py",
    "tests/bot/surface/test_look.py",
    "tests/bot/surface/test_present.py",
)
COMPILED = ("bot", "cogs", "data", "games", "loopback", "rendering", "tests", "tools")
PLAYED = (
    "tests/cogs/test_whole_game.py",
    "tests/cogs/test_described.py",
    "tests/bot/test_fronts.py",
    "tests/bot/test_order_kinds.py",
)


def run(home: Path, *words: str) -> str:
    """A program of the copy; all that it says."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=home, capture_output=True, text=True, timeout=280, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source, with a new game in it; what is compiled already is not compiled again."""
    made = tmp_path_factory.mktemp("tree")
    packed = [*ROOT.glob("loopback/schema/*.gz"), *ROOT.glob("data/fonts/*.ttf")]
    compiled = [one for place in COMPILED for one in (ROOT / place).rglob("*.pyc")]
    for path in (*tracked(), *packed, *compiled):
        target = made / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    said = run(made, "bot", "new-game", "heron", "--title", "The Heron's Flight")
    made_of = ("games/heron/market.py", "tests/golden/games/heron-2.txt", "tests/schemas/heron-1.json")
    assert not [one for one in made_of if one not in said or not (made / one).is_file()]
    return made


@pytest.mark.slow
def test_it_is_green_at_once(home: Path) -> None:
    """Conformance, its presets, its own tests, golden games, words: as those of the model."""
    said = run(home, "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", "-k", "heron or small", *PROVED)
    assert " passed" in said
    run(home, "ruff", "check", "games", "tests/games/heron", "tests/golden", "bot/fronts")
    run(home, "ruff", "format", "--check", "games", "tests/games/heron", "tests/golden", "bot/fronts")


@proof
def test_its_types_are_right(home: Path) -> None:
    run(home, "mypy", "-p", "games", "-p", "rendering", "-p", "bot.fronts")


@pytest.mark.slow
def test_it_is_played_on_discord_from_the_lobby_to_its_end(home: Path) -> None:
    """Nothing is missing there: picture, hand, names, options, orders, lessons, clauses."""
    chosen = "heron or every_command_is_described or its_own_folders or every_game_has_its_front"
    said = run(home, "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen, *PLAYED)
    assert " passed" in said


@pytest.mark.slow
def test_it_can_be_played_at_the_bench(home: Path) -> None:
    said = run(home, "bot", "sit", "heron", "--preset", "market", "--do", "1 2", "--do", "d", "--do", "d")
    assert "The road ends." in said


@pytest.mark.slow
def test_nothing_of_the_model_is_left_in_it_and_nothing_else_is_touched(home: Path) -> None:
    made = [one for one in home.rglob("*") if one.is_file() and "heron" in one.relative_to(home).as_posix()]
    words = [one for one in made if one.suffix in (".py", ".json", ".ftl")]
    assert {one.suffix for one in words} == {".py", ".json", ".ftl"}
    for one in words:
        text = one.read_text("utf-8")
        assert "SaltRoad" not in text
        assert "Salt Road" not in text
        assert '"sample' not in text
    changed = [
        path.relative_to(ROOT).as_posix()
        for path in tracked()
        if (home / path.relative_to(ROOT)).read_bytes() != path.read_bytes()
    ]
    assert set(changed) <= set(LISTED)
    assert "games/catalog.py" in changed


def test_every_place_of_the_model_is_copied() -> None:
    """Whatever is named after the model belongs to it: if something new is, it is to be listed."""
    listed = {path for place in COPIED for path in ROOT.glob(place.format("sample"))} | {*ROOT.glob(RECORDED)}
    owned = [path for path in tracked() if any(re.search(r"(?:^|_|\b)sample\b", part) for part in path.parts)]
    assert owned
    assert [path for path in owned if not {path, *path.parents} & listed] == []


def test_what_is_the_models_becomes_the_games() -> None:
    text = 'from games.sample.state import SaltRoad, SaltView\n"""The Salt Road"""\nDecision("sample.bid"), name-salt'
    assert HERON.renamed(text) == (
        'from games.heron.state import HeronGame, HeronView\n"""The Heron\'s Flight"""\n'
        'Decision("heron.bid"), name-salt'
    )
    assert HERON.renamed("ask-sample-bid = Salt") == "ask-heron-bid = Salt"
    assert HERON.renamed("choice.sample(pick)") == "choice.sample(pick)"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("from games import carthage, sample\n", "from games import carthage, sample, heron\n"),
        ("(carthage.GAME, sample.GAME)}\n", "(carthage.GAME, sample.GAME, heron.GAME)}\n"),
        ('{"a": a.FRONT, "sample": sample.FRONT}', '{"a": a.FRONT, "sample": sample.FRONT, "heron": heron.FRONT}'),
        ('    Plan("sample-2", "sample"),\n', '    Plan("sample-2", "sample"),\n    Plan("heron-2", "heron"),\n'),
        ("    sample.FRONT,\n", "    sample.FRONT,\n    heron.FRONT,\n"),
        ("SAMPLE = 400  # answers\n", "SAMPLE = 400  # answers\n"),
        (
            "from f.sample.front import FRONT as SAMPLE\n\nFRONTS = {one.id: one for one in (CARTHAGE, SAMPLE)}\n",
            "from f.sample.front import FRONT as SAMPLE\nfrom f.heron.front import FRONT as HERON\n\n"
            "FRONTS = {one.id: one for one in (CARTHAGE, SAMPLE, HERON)}\n",
        ),
        ("def sampled(): ...\n", "def sampled(): ...\n"),
    ],
)
def test_a_list_says_the_new_game_beside_the_model(before: str, after: str) -> None:
    assert HERON.listed(before) == after


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Heron", "small letters"),
        ("he", "small letters"),
        ("her-on", "small letters"),
        ("carthage", "There is something of that name: games/carthage, data/carthage"),
        ("kernel", "There is something of that name: games/kernel"),
    ],
)
def test_a_name_that_will_not_do_is_refused_and_nothing_is_made(name: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        checked(name)


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["new-game", "Heron"]) == cli.BAD_INPUT
    assert "small letters" in capsys.readouterr().err


def test_pictures_are_copied_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "sample").mkdir()
    (tmp_path / "sample" / "sample.png").write_bytes(b"\x89PNG\xff")
    (tmp_path / "sample" / "row.json").write_text(json.dumps({"game": "sample"}))
    (tmp_path / "sample" / "__pycache__").mkdir()
    (tmp_path / "sample" / "__pycache__" / "x.pyc").write_bytes(b"")
    made = [*new_game.copied(tmp_path / "sample", tmp_path / "heron", HERON)]
    assert [one.name for one in made] == ["row.json", "heron.png"]
    assert made[1].read_bytes() == b"\x89PNG\xff"
    assert json.loads(made[0].read_text()) == {"game": "heron"}


def test_a_tool_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetupError, match=r"tests\.golden failed, everything else is done"):
        new_game.run(sources.root(), "tests.golden", "nothing-2")
