"""CD-5.D, 5.D(1): at the end of every season; two warnings, then a revolution at each further check in breach."""

from __future__ import annotations

from games.diplomacy.positions.duties import DUTIES, Duty, Owed, owed
from games.diplomacy.revolution.events import DutyMet, Warned
from games.diplomacy.revolution.recipients import by_code
from games.diplomacy.revolution.revolt import revolt
from games.diplomacy.state import Diplomacy, Player
from games.kernel import Seat


def check(g: Diplomacy) -> None:
    """CD-5.D(1), G.2: all Rulers by code, provinces before units; then what comes of it, in the same order."""
    if g.season == "winter" and g.law.winter_check == "off":
        return
    judged = [(seat, duty, judge(g, seat, duty)) for seat in by_code(g) for duty in DUTIES]
    for seat, duty, rises in judged:
        if rises:
            revolt(g, seat, duty)


def judge(g: Diplomacy, seat: Seat, duty: Duty) -> bool:
    """CD-5.D(1): count it for or against him; whether it comes to a revolution."""
    player, what = g.players[seat], owed(g, seat, duty)
    if what.met:
        _comply(g, player, duty)
        return False
    return _breach(g, player, duty, what)


def _breach(g: Diplomacy, player: Player, duty: Duty, what: Owed) -> bool:
    """CD-5.D(1): first and second warning; the third check running, and each one after it, is a revolution."""
    player.calm.pop(duty, None)
    player.warnings[duty] = player.warnings.get(duty, 0) + 1
    if player.warnings[duty] > g.law.warnings:
        return True
    g.tell(Warned(player.holding, duty, what.must, what.shared, player.warnings[duty]))
    return False


def _comply(g: Diplomacy, player: Player, duty: Duty) -> None:
    """CD-5.D(1): before a revolution one check clears the count; after one it takes two running."""
    if not player.warnings.get(duty):
        return
    risen = player.warnings[duty] > g.law.warnings
    player.calm[duty] = player.calm.get(duty, 0) + 1
    clear = not risen or player.calm[duty] == 2
    if clear:
        del player.warnings[duty], player.calm[duty]
    g.tell(DutyMet(player.holding, duty, clear))
