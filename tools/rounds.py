"""How many windows a turn takes: played by sensible players, counted as a table would wait for them.

`python -m tools.rounds > data/carthage/rounds.json`. What is asked of several at once is one window, and so is what is
asked of one after the other in the same matter, for who answers ahead is not waited for; what is forced is none; a
floor counts as long as it lasts (half as long again).
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict

from bot.services.clock.hours import FLOOR
from bot.table.autopilot import forced
from games.carthage import GAME
from games.carthage.minds import SensiblePlayer
from games.carthage.minds.runner import Round
from games.kernel import Setup, Table, Window, chairs

GAMES, TURNS = 4, 5
SOURCE = "{games} games of {turns} turns for each number of seats, by sensible players; see tools/rounds.py"


def turns(seats: int, number: int) -> dict[int, float]:
    """The windows of each turn of one game, in units of a window of the pace."""
    setup = Setup(chairs(seats), f"rounds {number}", GAME.options.model_validate({"scenario": "early"}))
    table, _ = Table.start(GAME, setup, marks=False)
    asks = Round(table, {seat: SensiblePlayer() for seat in chairs(seats)})
    found: dict[int, float] = defaultdict(float)
    wave: set[tuple[int, str]] = set()
    while not table.over and table.state.turn <= TURNS and (answer := asks.next()):
        posted, turn = table.open[answer.key], table.state.turn
        if posted.decision.awaited and (turn, posted.decision.topic) not in wave and not forced(posted):
            waiting = [one.decision for one in table.open.values() if one.decision.awaited and not forced(one)]
            wave |= {(turn, one.topic) for one in waiting}
            found[turn] += FLOOR if any(one.window is Window.FLOOR for one in waiting) else 1
        table.submit(answer.seat, answer.key, answer.raw)
    table.close()
    return found


def main() -> None:
    """Count, and print the figures."""
    figures: dict[str, float] = {}
    for seats in GAME.seats:
        played = [turns(seats, number) for number in range(GAMES)]
        whole = [count for one in played for turn, count in one.items() if 1 < turn <= TURNS]
        figures[str(seats)] = round(sum(whole) / max(len(whole), 1), 1)
        print(seats, figures[str(seats)], file=sys.stderr)
    print(json.dumps({"source": SOURCE.format(games=GAMES, turns=TURNS), "windows": figures}, indent=4))


if __name__ == "__main__":
    main()
