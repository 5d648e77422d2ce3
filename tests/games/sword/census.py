"""How games of sensible players go: `python -m tests.games.sword.census --games 60 --first 0 --players 5`.

Who wins, with how many points from what, who beats whom, which cities fall, who allies with whom, what cards are
played for. 1: somebody wins more often than he may, or a game has broken.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from games.kernel import Event
from games.sword.action.events import CardUsed, Passed
from games.sword.battle.events import BattleDecided, BattleJoined, Overrun
from games.sword.components import PLAYERS
from games.sword.pacts.events import AllianceBroken, AllianceMade
from games.sword.siege.events import CityFell, PlunderRolled
from games.sword.state import Sword
from games.sword.turn.events import GameEnded, Scored, Starved
from tests.games.rome.long import interval
from tests.games.sword.playing import Length, sensibly

MOST: Final = 1.6
"""So many times his share a player may win."""


@dataclass(frozen=True)
class Game:
    """One game: who has won after how many turns and why, points, what was counted; CPU in seconds; `error`: broken."""

    seed: int
    winner: str = ""
    turns: int = 0
    why: str = ""
    points: Mapping[str, int] = field(default_factory=dict[str, int])
    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    cpu: float = 0.0
    error: str = ""


@dataclass
class Counted:
    """What is counted while a game goes on."""

    counts: Counter[str] = field(default_factory=Counter[str])
    why: str = ""
    joined: BattleJoined | None = None

    def __call__(self, g: Sword, events: Sequence[Event]) -> None:
        """Look at what was told."""
        for one in events:
            if type(one) in COUNTS:
                COUNTS[type(one)](self, g, one)

    def scored(self, g: Sword, one: Scored) -> None:
        """SR-4.1: points by source, and whose spaces they were."""
        self.counts[f"vp {one.player} gained"] += len(one.gained)
        self.counts[f"vp {one.player} lost"] -= len(one.lost)
        self.counts[f"vp {one.player} plunder"] += one.plunder
        self.counts[f"vp {one.player} unrest"] -= one.unrest
        for at in one.lost:
            self.counts[f"held {one.player} by {g.control(at)}"] += 1
            self.counts[f"lost {at}"] += 1

    def battle(self, _: Sword, one: BattleJoined) -> None:
        """Remember who fights."""
        self.joined = one

    def decided(self, _: Sword, one: BattleDecided | Overrun) -> None:
        """SR-12.1.2: who attacked whom, and whether he won."""
        if self.joined is not None:
            attacker, defender = (
                "+".join(powers) or "unrest" for powers in (self.joined.attacker, self.joined.defender)
            )
            self.counts[f"battle {attacker} {'beats' if one.winner == 'attacker' else 'is beaten by'} {defender}"] += 1
            self.counts["battles"] += 1
        self.joined = None

    def fell(self, _: Sword, one: CityFell) -> None:
        """SR-13.5: a city or tribe."""
        self.counts["falls"] += 1
        self.counts[f"fall {one.before} {one.how} by {one.by}"] += 1

    def used(self, _: Sword, one: CardUsed) -> None:
        """SR-7.1: what cards are played for."""
        self.counts[f"card {one.player} {one.use}"] += 1

    def passed(self, _: Sword, one: Passed) -> None:
        """SR-5.4.1."""
        self.counts[f"card {one.player} pass"] += 1

    def allied(self, _: Sword, one: AllianceMade) -> None:
        """SR-15: two powers, the first by name first."""
        self.counts["alliances"] += not one.renewed
        self.counts[f"pact {'-'.join(sorted((one.a, one.b)))}{' again' if one.renewed else ''}"] += 1

    def broken(self, _: Sword, one: AllianceBroken) -> None:
        """SR-15.4."""
        self.counts[f"broken by {one.by}"] += 1

    def starved(self, _: Sword, one: Starved) -> None:
        """SR-5.5."""
        self.counts[f"starved {one.power}"] += sum(one.units.values())

    def plundered(self, _: Sword, one: PlunderRolled) -> None:
        """SR-14."""
        self.counts[f"plunder {one.how}"] += 1

    def ended(self, _: Sword, one: GameEnded) -> None:
        """SR-4.2, 4.3."""
        self.why = one.why


COUNTS: Final[Mapping[type[Event], Callable[[Counted, Sword, Any], None]]] = {
    Scored: Counted.scored,
    BattleJoined: Counted.battle,
    BattleDecided: Counted.decided,
    Overrun: Counted.decided,
    CityFell: Counted.fell,
    CardUsed: Counted.used,
    Passed: Counted.passed,
    AllianceMade: Counted.allied,
    AllianceBroken: Counted.broken,
    Starved: Counted.starved,
    PlunderRolled: Counted.plundered,
    GameEnded: Counted.ended,
}


def played(players: int, length: Length, seed: int) -> Game:
    """One game, looked at."""
    counted, began = Counted(), time.process_time()
    try:
        g = sensibly(players, seed, length=length, watch=counted).state
    except Exception:  # it is told, and the others go on
        return Game(seed, error=traceback.format_exc())
    points = {player: hand.vp for player, hand in g.hands.items()}
    cpu = round(time.process_time() - began, 2)
    return Game(seed, g.winner or "", g.turn, counted.why, points, counted.counts, cpu)


# Figures


def report(games: Sequence[Game]) -> Iterator[str]:
    """Who wins; turns; points by source; then all that was counted, on average."""
    total = len(games)
    for player, wins in Counter(one.winner for one in games).most_common():
        low, high = interval(wins, total)
        yield f"{player} wins {wins} of {total}: {wins / total:.0%} ({low:.0%} to {high:.0%})"
    ends = Counter((one.turns, one.why) for one in games)
    yield "ends: " + ", ".join(f"turn {turn} {why} {number}" for (turn, why), number in sorted(ends.items()))
    sums: Counter[str] = Counter()
    for one in games:
        sums.update(one.counts)
    for player in (one for one in PLAYERS if one in games[0].points):
        average = sum(one.points[player] for one in games) / total
        sources = (
            f"{what} {sums[f'vp {player} {what}'] / total:+.1f}" for what in ("gained", "lost", "plunder", "unrest")
        )
        yield f"{player}: {average:.1f} points on average; {', '.join(sources)}"
    for name in sorted(one for one in sums if not one.startswith("vp ")):
        yield f"{name}: {sums[name] / total:.2f}"
    yield f"CPU: {sum(one.cpu for one in games) / total:.2f} s a game"


def each(play: Callable[[int], Game], seeds: Sequence[int], jobs: int) -> Iterator[Game]:
    """All games as they end; one after the other in this very process, unless more are wished for."""
    if jobs == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, seeds)


def too_often(games: Sequence[Game]) -> list[str]:
    """Who wins more than he may: with two players a winner is a side, and no share is laid down."""
    seats = len(games[0].points)
    return [one for one, wins in Counter(game.winner for game in games).items() if wins * seats > MOST * len(games)]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; each game is told as it ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.sword.census", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--length", choices=("full", "short"), default="full")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    asked = parser.parse_args(arguments)
    seeds = range(asked.first, asked.first + asked.games)
    games: list[Game] = []
    for game in each(partial(played, asked.players, asked.length), seeds, asked.jobs):
        games.append(game)
        said = [game.seed, game.winner, game.turns, game.points, game.cpu, game.error]
        print(json.dumps(said), file=sys.stderr, flush=True)
    whole = [one for one in games if not one.error]
    print("\n".join(report(whole)), flush=True)
    return 1 if too_often(whole) or len(whole) < len(games) else 0


if __name__ == "__main__":
    sys.exit(main())
