"""RR-3.01.9 said at once: which red cards are played before the first turn; and what can be played out of a hand."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Seat
from games.republic.ahead.packages import cards
from games.republic.ahead.packages.cards import held
from games.rome.ahead.planning import RomePlanning
from games.rome.law import ROME
from games.rome.seen.people import HeldView
from games.rome.seen.view import RomeView


class Cards(cards.Cards, RomePlanning):
    """Red cards of Rome in the order in which they are played."""

    limit = ROME.constants.hand_limit

    def entries(self, view: RomeView, seat: Seat) -> Iterator[str]:
        """RR-1.07.312, 1.07.32: Statesmen whom nothing bars, and each Concession with each Senator who may hold it."""
        receivers = [name for name in view.factions[seat].senators if not view.senators[name].rebel]
        for card in held(view):
            if card.kind == "statesman" and not card.barred:
                yield card.id
            elif card.kind == "concession" and grantable(card):
                yield from (f"{card.id}@{name}" for name in receivers)


def grantable(card: object) -> bool:
    """RR-1.07.320: the Land Commissioner only while a Land Bill is in effect."""
    return isinstance(card, HeldView) and card.grantable


class AtTheBeginning(Cards):
    """RR-3.01.9: Statesmen and Concessions before the first turn."""

    kind = "setup.plays"
    clause = "RR-3.01.9"
    steps = ("setup.cards",)
    covered = ("setup.play",)
