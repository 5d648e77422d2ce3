"""How games of Rome end when players think: `python tools/outcomes.py --games 100 --seats 4 --scenario early`."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import get_args

from games.kernel import Setup, Table, chairs
from games.rome import GAME
from games.rome.minds import SensiblePlayer
from games.rome.minds.census import Tale, tell
from games.rome.minds.figures import figures, lines
from games.rome.state import Scenario

ALL = "all"
SCENARIOS = get_args(Scenario)
SEATS = ("3", "4", "5", "6")
SWITCHES = ("pontifex", "provincial_wars", "rebel_governors", "disbandment", "advocates", "laws")


def simulate(number: int, seats: int, scenario: str, advanced: bool) -> Tale:  # noqa: FBT001 - sent to another process
    """One game by sensible players."""
    wishes = {"scenario": scenario, **dict.fromkeys(SWITCHES, advanced)}
    setup = Setup(chairs(seats), f"simulation {number}", GAME.options.model_validate(wishes))
    began = time.process_time()
    table, _ = Table.start(GAME, setup, marks=False)
    tale = tell(table, {seat: SensiblePlayer() for seat in setup.seats})
    table.close()
    tale.seconds = round(time.process_time() - began, 3)
    return tale


def main() -> int:
    """The command line; 1: some game did not end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", choices=[*SEATS, ALL], default="4")
    parser.add_argument("--scenario", choices=[*SCENARIOS, ALL], default="early")
    parser.add_argument("--advanced", action="store_true", help="with all Advanced Rules")
    parser.add_argument("--jobs", type=int, default=2, help="games at the same time")
    asked = parser.parse_args()
    scenarios = SCENARIOS if asked.scenario == ALL else (asked.scenario,)
    counts = SEATS if asked.seats == ALL else (asked.seats,)
    kinds = [(int(count), scenario) for scenario in scenarios for count in counts]
    orders = [(number, *kinds[number % len(kinds)], asked.advanced) for number in range(asked.games)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        tales = list(pool.map(simulate, *zip(*orders, strict=True)))
    report = figures(tales)
    sys.stdout.write(f"{lines(report)}\n{report['endings']}\n")
    return 0 if report["ended"] == report["games"] else 1


if __name__ == "__main__":
    sys.exit(main())
