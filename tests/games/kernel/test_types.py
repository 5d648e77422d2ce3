"""What the type checker must not let pass."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

SCRIPT = """
from games.kernel import Amount, Decision, OneOf, Seat, ask, ask_all, first_to, floor, hold, interruptible
from games.sample.market import SaltDeals
from games.sample.state import SaltRoad

def build() -> Decision[int]:
    return Decision("k", Seat("a"), Amount(0, 9), "T-1", lapse=0)

async def script(g: SaltRoad) -> None:
    {line}
"""

WRONG = {
    "ask(build)": "unused-coroutine",
    "hold([build()])": "unused-awaitable",
    "floor(SaltDeals(g))": "unused-coroutine",
    "interruptible(ask(build), list)": "unused-coroutine",
    "n: int = ask(build)": "assignment",
    "n: str = await ask(build)": "arg-type",
    "n: int = await ask(lambda: build() if g.day else None)": "assignment",
    "n: dict[Seat, str] = await ask_all(lambda: [build()])": "list-item",
}
RIGHT = ["n: int = await ask(build)", "n: dict[Seat, int] = await ask_all(lambda: [build()], amend=True)"]


@pytest.mark.slow
def test_a_forgotten_await_and_a_wrong_answer_are_type_errors(tmp_path: Path) -> None:
    lines = [*WRONG, *RIGHT]
    for number, line in enumerate(lines):
        (tmp_path / f"case{number}.py").write_text(SCRIPT.format(line=line), encoding="utf-8")
    files = [str(tmp_path / f"case{number}.py") for number in range(len(lines))]
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), *files]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    for number, line in enumerate(lines):
        errors = [one for one in found.splitlines() if f"case{number}.py" in one and " error: " in one]
        expected = WRONG.get(line)
        assert bool(errors) is bool(expected), f"{line}: {errors}"
        assert all(f"[{expected}]" in one for one in errors), f"{line}: {errors}"
