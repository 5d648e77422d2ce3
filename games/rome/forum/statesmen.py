"""Which Statesmen (RR-1.07.312) and Concessions (RR-1.07.32) a player may lay on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from games.kernel import Seat
from games.republic.forum.statesmen import Play, family_in_play
from games.rome.components import Intrigue, Statesman
from games.rome.state import Rome


def plays(g: Rome, seat: Seat) -> Mapping[str, Play | None]:
    """What a player may play from his hand now; `none`: nothing. RR-1.11.34: Rebels hold no Concessions."""
    statesmen = [Play(card) for card in g.factions[seat].hand if playable(g, seat, card)]
    held = [card for card in g.factions[seat].hand if is_concession(g, card) and grantable(g, card)]
    grants = [Play(card, senator.id) for card in held for senator in g.senators_of(seat) if not senator.rebel]
    return {"none": None, **{play.id: play for play in [*statesmen, *grants]}}


def is_concession(g: Rome, card: str) -> bool:
    """Whether a card is a Concession."""
    printed = g.tables.card(card)
    return isinstance(printed, Intrigue) and printed.kind == "concession"


def grantable(g: Rome, card: str) -> bool:
    """RR-1.07.320: the Land Commissioner only while a Land Bill is in effect."""
    return bool(g.land_bills) or not g.tables.card(card).has("needs_land_bill")


def playable(g: Rome, seat: Seat, card: str) -> bool:
    """RR-1.07.312.1: whether a card is a Statesman whom nothing bars."""
    printed = g.tables.card(card)
    return isinstance(printed, Statesman) and not barred(g, seat, printed)


def barred(g: Rome, seat: Seat, printed: Statesman) -> Literal["", "namesake", "family"]:
    """RR-1.07.312.1: why not: a Statesman of his number is in play, or captive; an opponent has his Family.

    Neither bars one of a pair whose other is in play.
    """
    namesakes = [one for one in g.senators.values() if one.statesman and one.number == printed.number]
    if namesakes:
        return "" if paired(printed) else "namesake"
    family = family_in_play(g, printed)
    return "family" if family and family.faction not in (None, seat) else ""


def paired(printed: Statesman) -> bool:
    """RR-1.07.312.1: 25A and 25B, 29A and 29B may both be in play."""
    return printed.pair_rule == "both"
