"""SR-6.6, SR-DP28, SR-DP17: orders for single cards: when, where and against whom one is played.

Raw: `[{"card": "ROM-22", "at": "capua", "against": "SAM", "cu": 8}, ...]`, in the order in which they are looked at;
"" and 0: wherever, against whomever, however few.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict, is_list
from games.sword.components import TIES, Player, cards, spaces

MOST: Final = 8
PARTS: Final = ("card", "at", "against", "cu")
STRENGTHS: Final = (0, 4, 8, 12)
"""CU of both sides of a battle, else of who comes."""
ANSWERING: Final = ("response", "combat")
PAYING: Final[Mapping[Player, int]] = {"ETS": 3, "CAR": 1}
"""SR-7.2.1, 9.6.4: who plays any card of so many OP against armies that come, or fleets."""


@dataclass(frozen=True, slots=True)
class CardOrder:
    """One of them."""

    card: str
    at: str = ""
    against: str = ""
    cu: int = 0


class CardOrders:
    """Orders for cards of these decks: the same whatever their player holds."""

    __slots__ = ("players",)

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = tuple(players)

    @property
    def cards(self) -> list[str]:
        """SR-33.1: cards that answer others, or are played in battle; what pays for bribes and against fleets."""
        return [one.id for one in cards().values() if one.deck in self.players and self._answers(one.id)]

    def _answers(self, name: str) -> bool:
        card = cards()[name]
        return card.kind in ANSWERING or card.op >= PAYING.get(card.deck, MOST)

    def read(self, raw: Raw) -> list[CardOrder]:
        """The orders. IllegalAnswer: too many, or one that names what there is not."""
        if not is_list(raw) or len(raw) > MOST:
            raise IllegalAnswer("choice.count", low=0, high=MOST)
        return [self._order(one) for one in raw]

    def _order(self, raw: Raw) -> CardOrder:
        if not is_dict(raw) or raw.keys() != set(PARTS):
            raise IllegalAnswer("choice.fields")
        known: Mapping[str, Sequence[Any]] = {
            "card": self.cards,
            "at": ("", *spaces()),
            "against": ("", *TIES),
            "cu": STRENGTHS,
        }
        for part, able in known.items():
            if raw[part] not in able or type(raw[part]) is bool:
                raise IllegalAnswer("choice.unknown", option=str(raw[part])[:80])
        return CardOrder(**raw)

    def form(self) -> Raw:
        """The cards and the limits."""
        return [self.cards, MOST, list(STRENGTHS)]

    def sample(self, pick: Picker) -> Raw:
        """None, or one without conditions but of strength."""
        card = {"card": pick.choice(self.cards), "at": "", "against": "", "cu": pick.choice(STRENGTHS)}
        return pick.choice([[], [card]])
