"""RR-1.14.8: the Proscription, right after a battle of the Civil War that somebody has won (RR-DP74)."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, Seat, ask, ask_all
from games.republic.asking import each
from games.republic.combat.commanders import alive
from games.republic.hands import at_large
from games.republic.money import earn
from games.republic.state import foremost
from games.rome.combat.events import Proscribed, ProscriptionDeclined, ProscriptionPlayed
from games.rome.pieces import Senator
from games.rome.state import Rome

CARD: Final = "proscription"


async def proscription(g: Rome, victor: Senator) -> None:
    """RR-1.14.8: whoever holds the card may play it; then the HRAO carries it out, or declines. It is spent."""
    played = await ask_all(partial(each, g, playing))
    for seat in [seat for seat, plays in played.items() if plays]:
        card = next(one for one in g.factions[seat].hand if is_held(one))
        g.factions[seat].hand.remove(card)
        g.gone.append(card)
        g.tell(ProscriptionPlayed(seat))
        await decide(g, victor)


def playing(g: Rome, seat: Seat) -> Decision[bool] | None:
    """RR-DP74: everybody with cards is asked, as long as somebody may hold it; if absent he keeps it."""
    hand = g.factions[seat].hand
    if not hand or not at_large(g, is_held):
        return None
    choice = OneOf({"keep": False, **({"play": True} if any(map(is_held, hand)) else {})})
    return Decision("combat.proscribe", seat, choice, *g.law.cites["combat.proscribe"], lapse="keep", hidden=True)


def is_held(card: str) -> bool:
    """Whether this is one."""
    return card.partition(".")[0] == CARD


async def decide(g: Rome, victor: Senator) -> None:
    """RR-1.14.8: the HRAO decides; if nobody could be one nothing happens."""
    hrao = hrao_with(g, victor)
    if hrao is None:
        return
    proscribes = await ask(partial(carrying_out, g, hrao))
    if proscribes:
        carry_out(g, hrao)
    else:
        g.tell(ProscriptionDeclined(hrao.id))


def hrao_with(g: Rome, victor: Senator) -> Senator | None:
    """RR-1.09.11, 1.14.8: the HRAO, as if the victorious commander were in Rome; a Rebel holds no office."""
    there = [*g.in_rome(), *([victor] if alive(g, victor) else [])]
    officials = [one for one in g.officials() if any(one is other for other in there)]
    return next(iter(officials), None) or foremost(there)


def carrying_out(g: Rome, hrao: Senator) -> Decision[bool]:
    """RR-DP74: if absent he declines."""
    choice, about = OneOf({"decline": False, "proscribe": True}), {"senator": hrao.id}
    return Decision(
        "combat.proscription", g.owner(hrao), choice, *g.law.cites["combat.proscription"], about, lapse="decline"
    )


def carry_out(g: Rome, hrao: Senator) -> None:
    """RR-1.14.8: every knight is removed, each for a dr of Talents; his faction attracts no more (RR-1.07.5)."""
    knights = sum(one.knights for one in g.senators.values())
    dice = g.dice.roll("proscription", knights) if knights else ()
    for one in g.senators.values():
        one.knights = 0
    earn(g, hrao, sum(dice))
    g.proscribed = hrao.faction
    g.tell(Proscribed(hrao.id, knights, dice, sum(dice)))
