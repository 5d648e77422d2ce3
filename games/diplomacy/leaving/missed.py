"""CD-6.3: main deadlines that a player has missed."""

from __future__ import annotations

from games.diplomacy import standard
from games.diplomacy.leaving.events import DeadlineMissed, SilenceNoted
from games.diplomacy.positions.offices import posts
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def note_deadline(g: Diplomacy) -> None:
    """CD-6.3: at a main deadline, for every player; in order of code, for the notices are public."""
    for player in sorted(g.players.values(), key=lambda one: one.holding):
        if player.active:
            note_missed(g, player.seat)


def note_missed(g: Diplomacy, seat: Seat) -> None:
    """CD-6.3: who has sent nothing has missed it, if he holds a position; one before the last there is a notice."""
    player, most = g.players[seat], g.law.missed_deadlines
    if player.wrote:
        player.missed = 0
    elif standard.has_to_order(g, seat) if g.standard else any(posts(g, seat)):
        player.missed += 1
        g.tell(DeadlineMissed(player.missed, most), [seat])
        if player.missed == most - 1:
            g.tell(SilenceNoted(g.code(seat), player.missed))
