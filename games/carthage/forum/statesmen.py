"""Cards that are played on Senators: Statesmen (RC-8.9.2) and Trade Concessions (RC-8.9.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from games.carthage.basics.events import ConcessionPlayed, StatesmanPlayed
from games.carthage.components import Intrigue, Statesman
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.reign import gain
from games.republic.senators import enter


@dataclass(frozen=True, slots=True)
class Play:
    """A card from the hand and, for a Trade Concession, the Senator who gets it."""

    card: str
    senator: str = ""

    @property
    def id(self) -> str:
        """How it is named among the options: `tc-salt-works@fam-mago`."""
        return f"{self.card}@{self.senator}" if self.senator else self.card


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
    return "" if family.in_carthage else "governor"


def paired(printed: Statesman) -> bool:
    """RC-11.2.1: 2A and 2B may both be in play, in one faction; RC-11.2.2: 3A and 3B may not."""
    return printed.pair_rule == "both-2a-2b-allowed"


def family_in_play(g: Carthage, printed: Statesman) -> Senator | None:
    """The Senator who is, or stands on, the Family of a Statesman."""
    return next((one for one in g.senators.values() if one.family == printed.family), None)


def play(g: Carthage, seat: Seat, card: Play) -> None:
    """RC-8.9.2, 8.9.4: lay a card from the hand on the table."""
    g.factions[seat].hand.remove(card.card)
    if card.senator:
        g.senators[card.senator].concessions.append(card.card)
        g.tell(ConcessionPlayed(seat, card.card, card.senator))
    else:
        senator = lay(g, seat, card.card)
        g.tell(StatesmanPlayed(seat, card.card, senator.id))


def lay(g: Carthage, seat: Seat, card: str) -> Senator:
    """RC-8.9.2: on his Family the higher INF and POP are kept and all markers stay; without it he stands alone."""
    printed = g.tables.statesmen[card]
    family = family_in_play(g, printed)
    if family is None or family.statesman:
        return enter(g, seat=seat, statesman=card)
    family.statesman, family.faction = card, seat
    more_influence, more_popularity = printed.influence - family.influence, printed.popularity - family.popularity
    gain(g, family, influence=max(0, more_influence), popularity=max(0, more_popularity))
    return family
