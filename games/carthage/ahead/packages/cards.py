"""RC-4.13 said at once: which red cards are played before the first turn; and what can be played out of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.carthage.ahead.planning import CarthagePlanning
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.ahead.packages import cards
from games.republic.ahead.packages.cards import AGAIN, NONE, held


class Cards(cards.Cards, CarthagePlanning):
    """Red cards of Carthage in the order in which they are played."""

    limit = CARTHAGE.constants.hand_limit
    revolution: ClassVar[bool]

    def entries(self, view: CarthageView, seat: Seat) -> Iterator[str]:
        """RC-4.13, RC-11.2: all that could be played out of this hand, as the rules name it."""
        own = view.factions[seat].senators
        for card in held(view):
            if card.kind == "statesman" and not card.barred:
                yield card.id
            elif card.kind == "trade_concession":
                yield from (f"{card.id}@{name}" for name in own)
            elif self.revolution:
                yield from (f"{card.id}@{name}" for name in receivers(view, seat, card.id))

    def opens(self, play: str) -> bool:
        """RC-8.9.16: Influence Peddling."""
        return has(play.partition("@")[0], f"{AGAIN}_random_card")


class AtTheBeginning(Cards):
    """RC-4.13: Statesmen and Trade Concessions before the first turn."""

    kind = "setup.plays"
    clause = "RC-4.13"
    steps = ("setup.cards",)
    covered = ("setup.play",)
    revolution = False


def has(card: str, operation: str) -> bool:
    """Whether a red card does this."""
    return card != NONE and CARTHAGE.tables.card(card).has(operation)


def receivers(view: CarthageView, seat: Seat, card: str) -> Sequence[str]:
    """RC-11.2: whom an Open Bodyguard can guard; RC-8.9.16: out of whose hand Influence Peddling can take a card."""
    if has(card, "attach_senator"):
        return [name for name in view.factions[seat].senators if not view.senators[name].bodyguard]
    if has(card, "steal_random_card"):
        return [one for one in view.seats if one != seat and view.factions[one].hand]
    return []
