"""RR-1.07.36, 1.15: Laws, played from the hand at any time in the Senate Phase; they take effect at once (RR-DP59)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from games.kernel import Decision, Interrupt, OneOf, Seat, ask
from games.republic.components import Law
from games.republic.reign import appoint
from games.rome.senate.events_laws import LawEnacted, LawPlayed
from games.rome.senate.law_effects import AT_ONCE, SOCIAL_WAR
from games.rome.senate.pieces import Motion
from games.rome.state import Rome
from games.rome.wars.leaving import current_strength

VOTED: Final = "laws"  # the Advanced Rule by which Laws are voted on (RR-2.06)
TRADITION: Final = 15
BONUS, REPEAL = "bonus", "repeal"


def playing(g: Rome, _motion: Motion | None) -> list[Interrupt[str]]:
    """RR-1.07.36: even without a Senator in Rome, and while a vote is open; nobody may learn who could."""
    return [] if g.plays(VOTED) else [offer for seat in g.people for offer in playable_by(g, seat)]


def playable_by(g: Rome, seat: Seat) -> list[Interrupt[str]]:
    """RR-DP59: which of the Laws in his hand he plays."""
    laws = {card: card for card in in_hand(g, seat)}
    decision = Decision("senate.law", seat, OneOf(laws), *g.law.cites["senate.law"], awaited=False, covert=True)
    return [Interrupt(decision, partial(play, g, seat))] if laws else []


def in_hand(g: Rome, seat: Seat) -> list[str]:
    """RR-1.15: the Laws a player holds whose time has come."""
    return [card for card in g.factions[seat].hand if isinstance(g.tables.card(card), Law) and timely(g, card)]


async def play(g: Rome, seat: Seat, law: str) -> None:
    """RR-1.15: at once."""
    g.factions[seat].hand.remove(law)
    g.tell(LawPlayed(seat, law))
    option = await ask(partial(choosing, g, seat)) if flag_of(g, law) == "servilian" else None
    enact(g, seat, law, option or BONUS)


# When a Law may be played


def flag_of(g: Rome, law: str) -> str:
    """The rule that a Law sets."""
    return next(str(one.params["flag"]) for one in g.tables.laws[law].effects if one.op == "rule_flag")


def timely(g: Rome, law: str) -> bool:
    """RR-1.15: some Laws need others, or wars."""
    needed = NEEDS.get(flag_of(g, law))
    return needed is None or needed(g)


def calpurnian_holds(g: Rome) -> bool:
    """RR-1.15.2: the Acilian Law needs the Calpurnian in effect."""
    return g.flag("calpurnian")


def in_distress(g: Rome) -> bool:
    """RR-1.15.3: Tradition Erodes needs Active Wars with a total current strength of 15."""
    return sum(current_strength(g, war) for war in g.active_wars()) >= TRADITION


def pirates(g: Rome) -> bool:
    """RR-1.15.4: the Gabinian Law may be played while a War with pirates is in the Forum."""
    return any(war.card.has("pirates") for war in g.wars.values() if war.card)


def social_war(g: Rome) -> bool:
    """RR-1.15.6: the Julian and the Plautian-Papirian Law only while the Social War is in play."""
    return SOCIAL_WAR in g.wars


NEEDS: Mapping[str, Callable[[Rome], bool]] = {
    "acilian": calpurnian_holds,
    "consuls_again": in_distress,
    "gabinian": pirates,
    "julian": social_war,
    "plautian": social_war,
}


# What a Law does


def options(g: Rome) -> list[str]:
    """RR-1.15.2: what the Servilian Law may do: the bonus, or while the Acilian Law is in effect its repeal."""
    return [BONUS, REPEAL] if g.flag("acilian") else [BONUS]


def choosing(g: Rome, seat: Seat) -> Decision[str] | None:
    """RR-DP4: chosen as it is played; if absent the bonus."""
    able = {one: one for one in options(g)}
    if len(able) == 1:
        return None
    return Decision("senate.servilian", seat, OneOf(able), *g.law.cites["senate.servilian"], lapse=BONUS)


def enact(g: Rome, seat: Seat, law: str, option: str) -> None:
    """RR-1.15: it holds for good, or does what it does at once and is discarded; `option`: of the Servilian Law."""
    appoint(g)  # RR-1.09.822: who had 35 INF before the Military Reforms is Consul for Life
    flag = flag_of(g, law)
    act = AT_ONCE.get(f"{flag}/{option}" if flag == "servilian" else flag)
    g.tell(LawEnacted(law))
    if act is None:
        g.laws.append(law)
    else:
        g.gone.append(law)
        act(g, seat)
