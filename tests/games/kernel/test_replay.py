"""Nothing but answers, seed and rules decides; not even the process it runs in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.games.kernel.replaying import digest

ROOT = Path(__file__).parents[3]


def test_games_come_out_the_same_under_any_hash_seed() -> None:
    results = {
        subprocess.run(
            [sys.executable, "-m", "tests.games.kernel.replaying"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "77")
    }
    assert results == {digest()}
