"""Both republics at the same war, and the dice of what comes of it.

Of three seats Mago (1, MIL 3, diamond) leads Carthage's men, Cornelius (1, MIL 4, diamond) Rome's. War 2 is fought for
land alone: 10 Roman legions and 10 Carthaginian ones, with the fleets of both cards (5): 14 to 13, so that Rome attacks
and the total is the dice and 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.carthage.bench import add_force
from games.grand.combat.events import DirectBattleFought
from games.grand.pieces import CARTHAGE, ROME, Ending, Side
from games.grand.state import Grand
from games.republic.bench import places
from games.republic.events import Died
from tests.games.grand.laying import Change, Play, board, force, settled, war

NOBODY: Mapping[Side, Sequence[str]] = {  # chits that strike nobody who is in play
    CARTHAGE: ["none", "none", *(str(number) for number in range(17, 26))],
    ROME: [str(number) for number in range(17, 31)],
}
LAST = "carthage:revolution.reaction"
SECOND: tuple[Change, ...] = (settled(1), war(CARTHAGE, "roman-war-2"), war(ROME, "punic-2"))
"""War 2 may be fought."""


def three(total: int) -> list[int]:
    """Three dice of this total."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return [first, second, total - first - second]


def armies(
    number: int = 2, *, carthage: Mapping[str, Any] | None = None, rome: Mapping[str, Any] | None = None
) -> tuple[Change, ...]:
    """Mago and Cornelius are at war n, each with 10 legions and 5 fleets, but where it says otherwise."""
    usual = {"legions": 10, "fleets": 5}
    mine = {**usual, **(carthage or {})}
    other = {**usual, **(rome or {})}
    return (
        raise_men(int(mine["legions"])),
        carthaginians(f"roman-war-{number}", *mine.pop("led", (1,)), **mine),
        force(ROME, f"punic-{number}", *other.pop("led", (1,)), **other),
    )


def carthaginians(at: str, *commanders: int, **units: Any) -> Change:
    """A force of Carthage's own citizens, veterans among them if it says so."""
    return lambda g: add_force(g.carthage, at, *commanders, **units)


def raise_men(count: int) -> Change:
    """Carthage's Force Pool holds as many Carthaginians as are needed, and fleets."""

    def change(g: Any) -> None:
        g.carthage.army.pool["carthaginian"] = count + g.carthage.army.pool.get("carthaginian", 0)

    return change


def fight(
    play: Play,
    natural: int | Sequence[int],
    *changes: Change,
    number: int = 2,
    dice: Mapping[str, Sequence[int]] | None = None,
    chits: Mapping[Side, Sequence[str]] | None = None,
    at: str = "carthage:combat.explorations",
    stop: str = LAST,
) -> Play:
    """War n is fought with this natural roll, up to the first question that is not for a mercenary card."""
    rolls = [die for one in ([natural] if isinstance(natural, int) else natural) for die in three(one)]
    play.game = replace(play.game, steps={**play.game.steps, stop: the_end})
    loaded = {f"battle.direct.{number}": rolls, **(dice or {})}
    play.at(at, *changes, *(drawn(side, chits or {}) for side in (CARTHAGE, ROME)), dice=loaded)
    return play


async def the_end(g: Grand) -> None:
    """Step 9 is over: here the game stops."""
    g.ending = Ending(reason="turns", winners=[])


def drawn(side: Side, chits: Mapping[Side, Sequence[str]]) -> Change:
    """The chits of this battle."""

    def change(g: Any) -> None:
        g.dice.loaded[f"{side}.battle.chits"] = places(board(g, side).law, chits.get(side, NOBODY[side]))

    return change


def hire_nobody(play: Play) -> Play:
    """GV-DP5: whoever is asked for a mercenary card plays none; all that was told is kept."""
    told = list(play.told)
    play.lapse_all("combat.mercenaries")
    play.told[:0] = told
    return play


def battle(play: Play, natural: int, *changes: Change, **how: Any) -> DirectBattleFought:
    """War 2 is fought with this natural roll, without a mercenary card; what the dice have come to."""
    fight(play, natural, *SECOND, *(changes or armies()), **how)
    return said(hire_nobody(play))


def said(play: Play) -> DirectBattleFought:
    """The one direct battle that was fought."""
    (told,) = play.saw(DirectBattleFought)
    return told


def dead(play: Play) -> list[str]:
    """Who has died."""
    return [one.card for one in play.saw(Died)]
