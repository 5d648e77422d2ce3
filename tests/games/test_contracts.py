"""The contracts of imports find an offender they have never heard of: they name no game but those that know others."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = "The kernel knows no game"
REPUBLIC = "What republics share knows the kernel alone"
GAMES = "A game knows no other: republics what they share, the Grand Variant both of them"
NEW = {"games/novel/__init__.py": "", "games/novel/state.py": "NOVEL = 1\n"}
IMPORT = "from games.novel.state import NOVEL as NOVEL\n"


def contracts() -> str:
    """Those about games, for a house in which there is nothing else."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    found = [one for one in linter["contracts"] if one["name"] in (KERNEL, REPUBLIC, GAMES)]
    assert len(found) == 3
    return "[tool.importlinter]\nroot_packages = ['games']\n" + "".join(map(written, found))


def written(contract: Mapping[str, Any]) -> str:
    lines = (f"{key} = {str(value).lower() if isinstance(value, bool) else value!r}" for key, value in contract.items())
    return "\n".join(["[[tool.importlinter.contracts]]", *lines, ""])


def linted(home: Path, more: Mapping[str, str]) -> str:
    """What the linter says of the rules of all games with some more files."""
    shutil.copytree(ROOT / "games", home / "games", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in more.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    (home / "pyproject.toml").write_text(contracts(), encoding="utf-8")
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--config", "pyproject.toml"],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    assert (done.returncode == 0) == ("0 broken" in done.stdout)
    return done.stdout


def broken(said: str) -> set[str]:
    return set(re.findall(r"^(.+?) ?BROKEN", said, re.MULTILINE))


def refused(said: str) -> set[tuple[str, str]]:
    return set(re.findall(r"^(\S+) is not allowed to import (\S+):", said, re.MULTILINE))


def test_whoever_may_know_a_game_may(tmp_path: Path) -> None:
    allowed = {
        "games/rome/__init__.py": "",
        "games/rome/state.py": "from games.republic.state import Republic as Republic\n",
        "games/grand/__init__.py": "",
        "games/grand/state.py": "import games.carthage.state\nimport games.rome.state\nimport games.republic.law\n",
        "games/novel/bench.py": "import games.bench\nimport games.kernel.table\n",
    }
    assert broken(linted(tmp_path, {**NEW, **allowed})) == set()


OFFENDERS = {
    "games/kernel/more.py": (IMPORT, {KERNEL, GAMES}),
    "games/republic/more.py": (IMPORT, {REPUBLIC, GAMES}),
    "games/carthage/senate/more.py": (IMPORT, {GAMES}),
    "games/novel/more.py": ("import games.sample.state\n", {GAMES}),
    "games/rome/more.py": ("import games.carthage.state\n", {GAMES}),
}


@pytest.mark.parametrize("name", OFFENDERS)
def test_an_import_that_no_contract_names_is_found(tmp_path: Path, name: str) -> None:
    text, contracts_broken = OFFENDERS[name]
    said = linted(tmp_path, {**NEW, "games/rome/__init__.py": "", name: text})
    offender, met = name.split("/")[1], re.findall(r"games\.(\w+)", text)[0]
    assert broken(said) == contracts_broken
    assert refused(said) == {(f"games.{offender}", f"games.{met}")}


def test_nobody_but_who_lists_the_games_knows_the_list(tmp_path: Path) -> None:
    said = linted(tmp_path, {"games/sample/more.py": "import games.catalog\n"})
    assert refused(said) == {("games.sample", "games.catalog")}
