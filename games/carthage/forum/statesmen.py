"""Which Statesmen (RC-8.9.2) and Trade Concessions (RC-8.9.4) a player may lay on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from games.carthage.components import Intrigue, Statesman
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.forum.statesmen import Play, family_in_play


def plays(g: Carthage, seat: Seat) -> Mapping[str, Play | None]:
    """What a player may play from his hand now; `none`: nothing."""
    statesmen = [Play(card) for card in g.factions[seat].hand if playable(g, seat, card)]
    held = [card for card in g.factions[seat].hand if is_concession(g, card)]
    grants = [Play(card, senator.id) for card in held for senator in g.senators_of(seat)]
    return {"none": None, **{play.id: play for play in [*statesmen, *grants]}}


def is_concession(g: Carthage, card: str) -> bool:
    """Whether a card is a Trade Concession."""
    printed = g.tables.card(card)
    return isinstance(printed, Intrigue) and printed.kind == "trade_concession"


def playable(g: Carthage, seat: Seat, card: str) -> bool:
    """RC-8.9.2: whether a card is a Statesman whom nothing bars."""
    printed = g.tables.card(card)
    return isinstance(printed, Statesman) and not barred(g, seat, printed)


def barred(g: Carthage, seat: Seat, printed: Statesman) -> Literal["", "namesake", "family", "governor"]:
    """RC-8.9.2: why not: one of his number is in play; another has his Family; it governs a Province, unaligned."""
    namesakes = [one for one in g.senators.values() if one.statesman and one.number == printed.number]
    if any(one.faction != seat or not paired(printed) for one in namesakes):
        return "namesake"
    family = family_in_play(g, printed)
    if family is None or family.faction == seat:
        return ""
    if family.faction:
        return "family"
    return "" if family.in_capital else "governor"


def paired(printed: Statesman) -> bool:
    """RC-11.2.1: 2A and 2B may both be in play, in one faction; RC-11.2.2: 3A and 3B may not."""
    return printed.pair_rule == "both-2a-2b-allowed"
