"""The words in which each game's secrets are told: what hands hold, as it is called on cards, forms and in events."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final

from games.carthage.law import CARTHAGE
from games.kernel import Seat
from games.rome.law import ROME
from games.sword.components import cards as strategy
from games.sword.components import leaders

CARD: Final = re.compile(r"\b[A-Z]{3}-\d\d[a-z]?\b")
SAME: Final = 1024  # texts of which is known what they name: many see the same
TO_ALL: Final = (  # questions and rules that everybody reads alike, whoever holds the card they name
    "All are asked; only who holds a Tophet Sacrifice can.",
    "Do you force a last proposal with a Public Outcry?",
    "Do you claim the next proposal with a Public Outcry?",
    "plays a Public Outcry or a power of his own. Do you cancel it?",
    "**Public Outcry**: a red card that vetoes a motion or forces one of your own",  # what a word on the card means
)
ROMAN: Final = (
    "Do you still make a proposal, with a Tribune or by a Statesman of yours?",
    "Do you claim the next proposal with a Tribune?",
    "**Tribune**: a red card that vetoes a vote or makes a proposal of your own",
    *(" plays a Tribune: ", "An even die cancels the Tribune", " has acted against a Tribune."),
    *("Play Graft", "Graft is spent in either case.", "so that the Tribune counts for nothing", "Price of the Tribune"),
    *("Play Murder of a Tribune", "Do you play the Proscription?", "Play the Proscription"),
    *(f"Tax Farmer {number} is not in play" for number in range(1, 7)),  # the die said so, whoever holds him
)


@dataclass(frozen=True, slots=True)
class Held:
    """What a seat holds in secret: commodities, cards by name, and how much money."""

    goods: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    purse: int | None = None


@dataclass(frozen=True, eq=False)
class Lexicon:
    """What is held in secret in one game.

    Attributes:
        tables: its components.
        goods: trade cards by commodity: their names.
        to_all: what everybody reads alike.
    """

    tables: Any
    goods: Mapping[str, str] = field(default_factory=dict[str, str])
    to_all: Sequence[str] = ()

    def held(self, state: Any) -> Mapping[Seat, Held]:
        """By seat its trade cards, its red cards and its Faction Treasury."""
        return {
            seat: Held(
                frozenset(card.commodity for card in one.trade_cards) if self.goods else frozenset(),
                frozenset(self.tables.card(card).name for card in one.hand),
                one.treasury,
            )
            for seat, one in state.factions.items()
        }

    def name(self, commodity: str) -> str:
        """What a commodity is called."""
        return self.goods.get(commodity, commodity)

    @cached_property
    def reds(self) -> Mapping[str, str]:
        """Red cards by id: their names."""
        return {one: card.name for one, card in self.tables.cards.items() if card.red}

    def told_of(self, text: str) -> set[str]:
        """The red cards that an event names by their ids."""
        return {name for one, name in self.reds.items() if re.search(rf"'{one}(\.\d+)?'", text)}

    @cached_property
    def faces(self) -> re.Pattern[str]:
        """The ids of trade cards, which nobody is to see."""
        return re.compile(rf"\b{_any_of(self.goods)}\.\d+\b")

    @lru_cache(SAME)  # noqa: B019 - there is one for each game
    def goods_in(self, text: str) -> frozenset[str]:
        """Commodities by name; Grain Estates are no grain, and a list of all there are tells nothing."""
        if not self.goods:
            return frozenset()
        plain = self._all_goods.sub("", self._printed.sub("", text))
        return frozenset(self.name(one) for one in self._goods.findall(plain))

    @lru_cache(SAME)  # noqa: B019 - there is one for each game
    def cards_in(self, text: str) -> frozenset[str]:
        """Red cards by name."""
        return frozenset(self._cards.findall(self._to_all.sub("", text)))

    def cards_besides(self, known: set[str], view: str) -> frozenset[str]:
        """The cards that a view names: face up, in hand, or named on such a card. Most views name nothing new."""
        new = any(name in view for name in self.reds.values() if name not in known)
        return self.cards_in(view) if new else frozenset()

    def names_a_hand(self, text: str) -> bool:
        """Whether a line of the log does."""
        return bool(self.faces.search(text) or self.goods_in(text) or self.cards_in(text))

    @cached_property
    def _goods(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![\w-]){_any_of(word for pair in self.goods.items() for word in pair)}(?![\w-])")

    @cached_property
    def _all_goods(self) -> re.Pattern[str]:
        """A list from which any commodity of the game can be chosen: each by its name and its id."""
        each = _any_of(f"{name}\n{one}" for one, name in self.goods.items())
        return re.compile(rf"(?:{each}(?:\n|$)){{{max(1, len(self.goods))}}}")

    @cached_property
    def _printed(self) -> re.Pattern[str]:
        """All names of cards."""
        return re.compile(_any_of({card.name for card in self.tables.cards.values()}))

    @cached_property
    def _cards(self) -> re.Pattern[str]:
        return re.compile(rf"\b{_any_of(self.reds.values())}\b")

    @cached_property
    def _to_all(self) -> re.Pattern[str]:
        return re.compile(_any_of(self.to_all))


@dataclass(frozen=True, eq=False)
class Hands(Lexicon):
    """SR-32.1: hands of strategy cards. What is named like a leader, or is in every deck, tells nothing."""

    def held(self, state: Any) -> Mapping[Seat, Held]:
        """By seat the cards of all hands it plays."""
        hands: dict[Seat, set[str]] = {}
        for one in state.hands.values():
            hands.setdefault(one.seat, set()).update(self.reds[card] for card in one.hand if card in self.reds)
        return {seat: Held(cards=frozenset(cards)) for seat, cards in hands.items()}

    @cached_property
    def reds(self) -> Mapping[str, str]:
        """The titles of cards, by their ids."""
        decks: dict[str, set[str]] = {}
        for one in self.tables.values():
            decks.setdefault(one.title, set()).add(one.deck)
        return {
            number: one.title
            for number, one in self.tables.items()
            if len(decks[one.title]) == 1 and one.title not in self.to_all
        }

    def cards_besides(self, known: set[str], view: str) -> frozenset[str]:
        """A view names cards by their ids."""
        return frozenset(self.reds[one] for one in CARD.findall(view) if one in self.reds)

    @cached_property
    def _printed(self) -> re.Pattern[str]:
        return re.compile(_any_of(self.reds.values()))


def _any_of(words: Any) -> str:
    """One of these words, the longest that fits; of none, nothing at all."""
    every = sorted(map(re.escape, words), key=len, reverse=True)
    return f"(?:{'|'.join(every)})" if every else r"(?!)"


LEXICONS: Final[Mapping[str, Lexicon]] = {
    "carthage": Lexicon(CARTHAGE.tables, {one: card.name for one, card in CARTHAGE.tables.commodities.items()}, TO_ALL),
    "rome": Lexicon(ROME.tables, to_all=ROMAN),
    "sword": Hands(strategy(), to_all=[one.name for one in leaders().values()]),
}


def leaks_in_logs(lines: Sequence[Mapping[str, Any]]) -> list[str]:
    """Lines of the log that name a card."""
    shown = [repr(line) for line in lines]
    return [line for line in shown if any(one.names_a_hand(line) for one in LEXICONS.values())]
