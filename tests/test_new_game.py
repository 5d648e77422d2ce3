"""A game that is added as `docs/add-a-game.md` says needs nothing else: here a copy of the game to copy is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAME = "toll"
SOURCES = ("bot", "cogs", "data", "games", "loopback", "rendering", "tests")
COPIED = (
    "games/sample",
    "bot/fronts/sample",
    "rendering/sample.py",
    "data/sample",
    "tests/games/sample",
    *(f"data/text/{language}/{name}.ftl" for language in ("de", "en") for name in ("sample", "pictures-sample")),
)
"""What whoever adds a game writes, by the place it has for the game to copy."""
LISTED = {
    "games/catalog.py": (
        ("from games import carthage, sample", f"from games import carthage, sample, {NAME}"),
        ("(carthage.GAME, sample.GAME)", f"(carthage.GAME, sample.GAME, {NAME}.GAME)"),
    ),
    "bot/fronts/__init__.py": (
        (
            "from bot.fronts.sample.front import FRONT as SAMPLE",
            f"from bot.fronts.sample.front import FRONT as SAMPLE\nfrom bot.fronts.{NAME}.front import FRONT as NEW",
        ),
        ("(CARTHAGE, SAMPLE)", "(CARTHAGE, SAMPLE, NEW)"),
    ),
}
"""The two lists of games."""
TESTS = (
    "tests/cogs/test_whole_game.py",
    "tests/cogs/test_described.py",
    "tests/bot/test_fronts.py",
    "tests/bot/test_order_kinds.py",
    "tests/bot/test_languages.py",
    "tests/games/test_conformance.py",
)
CHOSEN = f"{NAME} or every_command_is_described or its_own_folders or every_game_has_its_front"


def renamed(text: str) -> str:
    return re.sub(r"\bsample\b", NAME, text)


def copy(source: Path, target: Path) -> None:
    """A file or a folder under the name of the new game."""
    for file in [source] if source.is_file() else [one for one in source.rglob("*") if one.is_file()]:
        if "__pycache__" in file.parts or file.name.startswith("test_"):
            continue
        place = target / renamed(str(file.relative_to(ROOT))).replace("pictures-sample", f"pictures-{NAME}")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(file.read_text("utf-8")), encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """All of our sources in another folder, with one game more."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name in COPIED:
        copy(ROOT / name, tmp_path)
    for name, edits in LISTED.items():
        text = (tmp_path / name).read_text("utf-8")
        for old, new in edits:
            assert text.count(old) == 1, f"{name}: {old}"
            text = text.replace(old, new)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.slow
def test_a_new_game_is_complete_with_what_is_written_of_it(house: Path) -> None:
    """It is played from the lobby to its end on the local Discord, by all tests that every game has to pass."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", CHOSEN, *TESTS]
    done = subprocess.run(words, cwd=house, capture_output=True, text=True, env={"PYTHONPATH": str(house)}, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 20


@pytest.mark.slow
def test_what_is_copied_is_what_the_document_names(house: Path) -> None:
    told = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    for name in (*COPIED, *LISTED):
        place = renamed(name).replace(NAME, "<game>").replace("/de/", "/<language>/").replace("/en/", "/<language>/")
        assert f"`{place}" in told, place
    assert (house / "games" / NAME / "__init__.py").is_file()
