"""What a death means at Rome alone: knights, markers, a bodyguard, disbanded veterans (RR-1.05.3, RR-2.04.2)."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, Seat, ask
from games.republic.pieces import Faction
from games.rome.pieces import LEGION, Senator
from games.rome.state import Rome


def dies(g: Rome, senator: Senator) -> None:
    """RR-1.05.3, 1.14.2: his Open Bodyguard is discarded. RR-2.04.2: whom he disbanded return to the Force Pool.

    RR-1.14.9: Cleopatra helped him, and no other.
    """
    g.gone += [senator.bodyguard] if senator.bodyguard else []
    g.army.pool[LEGION] += senator.settlers
    for war in g.wars.values():
        if war.cleopatra == senator.id:
            war.cleopatra = ""


async def goes_on(g: Rome, seat: Seat, family: str) -> bool:
    """RR-1.05.4: who has no Senator left takes the top one of the Curia, or resigns; a Neutral never does."""
    return bool(g.factions[seat].neutral) or bool(await ask(partial(bereft, seat, family, g)))


def bereft(seat: Seat, family: str, g: Rome) -> Decision[bool]:
    """RR-DP5: if absent he takes him."""
    about: dict[str, str | int] = {"senator": family}
    choice = OneOf({"take": True, "resign": False})
    return Decision("mortality.senator", seat, choice, *g.law.cites["mortality.senator"], about, lapse="take")


def expels(g: Rome, faction: Faction) -> None:
    """RR-1.05.4: a faction that is out has its hand and its treasury to lose, and the initiative it still had."""
    g.forum.coming = [seat for seat in g.forum.coming if seat != faction.seat]
