"""RR-1.11.1: in order each player plays statesmen and Concessions, and a victorious commander disbands veterans."""

from __future__ import annotations

from functools import partial

from games.kernel import Amount, Decision, OneOf, Seat, StepId, Window, ask
from games.republic.combat.army import dismiss
from games.republic.forum.statesmen import Play, play
from games.republic.hands import is_secret
from games.republic.pieces import Force, Legion
from games.republic.reign import gain
from games.republic.revolution.order import victors
from games.rome.forum.statesmen import plays
from games.rome.revolution.events import VeteransDisbanded
from games.rome.state import Rome


async def playing(g: Rome) -> StepId:
    """RR-1.11.1: in order from the HRAO's player."""
    for seat in g.from_hrao():
        while card := await ask(partial(choosing, g, seat)):
            play(g, seat, card)
        await disband_veterans(g, seat)
    return "revolution.hands"


def choosing(g: Rome, seat: Seat) -> Decision[Play | None]:
    """RR-DP78: a statesman, a Concession, or nothing more; all are asked."""
    able, hidden = plays(g, seat), is_secret(g, seat)
    choice, cite = OneOf(able), g.law.cites["revolution.play"]
    return Decision("revolution.play", seat, choice, *cite, lapse="none", hidden=hidden, window=Window.SEQUENCE)


# Disbandment


async def disband_veterans(g: Rome, seat: Seat) -> None:
    """RR-2.04.2: of each of his victorious forces, before it is seen whether its commander revolts."""
    if g.plays("disbandment"):
        for force in [one for one in victors(g) if g.senators[one.commanders[0]].faction == seat]:
            settle(g, force, await ask(partial(disbanding, g, force)) or 0)


def devoted(force: Force) -> list[Legion]:
    """RR-2.04.2: the veterans of a force who owe its commander allegiance."""
    return [one for one in force.units.legions if one.veteran and one.loyal == force.commanders[0]]


def disbanding(g: Rome, force: Force) -> Decision[int] | None:
    """RR-DP79: how many of them, one like the other; if absent none. Without any he is not asked."""
    commander, most = g.senators[force.commanders[0]], len(devoted(force))
    choice, about = Amount(0, most), {"senator": commander.id}
    cite = g.law.cites["revolution.disband"]
    return Decision("revolution.disband", g.owner(commander), choice, *cite, about, lapse=0) if most else None


def settle(g: Rome, force: Force, count: int) -> None:
    """RR-2.04.2: each gives him 1 ORA and 1 INF, and is no more in the Force Pool as long as he lives."""
    if count:
        commander = g.senators[force.commanders[0]]
        dismiss(force.units.legions, devoted(force)[:count])
        commander.settled += count
        g.tell(VeteransDisbanded(commander.id, count))
        gain(g, commander, influence=count)
