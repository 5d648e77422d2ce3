"""CD-6.3: main deadlines that a player has missed."""

from __future__ import annotations

from games.diplomacy.leaving.events import DeadlineMissed, SilenceNoted
from games.diplomacy.positions.offices import posts
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def note_deadline(g: Diplomacy) -> None:
    """CD-6.3: at a main deadline: who has sent something, and who has not; in order of code."""
    for player in sorted(g.players.values(), key=lambda one: one.holding):
        if player.active and player.wrote:
            note_met(g, player.seat)
        elif player.active:
            note_missed(g, player.seat)


def note_met(g: Diplomacy, seat: Seat) -> None:
    """CD-6.3: the deadlines missed are not running any more."""
    g.players[seat].missed = 0


def note_missed(g: Diplomacy, seat: Seat) -> None:
    """CD-6.3: counted only if he holds a position; before the last one that he may miss there is a notice."""
    if not any(True for _ in posts(g, seat)):
        return
    player, most = g.players[seat], g.law.missed_deadlines
    player.missed += 1
    g.tell(DeadlineMissed(player.missed, most), [seat])
    if player.missed == most - 1:
        g.tell(SilenceNoted(g.code(seat), player.missed))
