"""Views of what lies open beside the board: cards, events in play, agreements, and what happened this turn."""

from __future__ import annotations

from games.kernel import Seat, View


class CardView(View):
    """A card of the decks, face up or in the viewer's own hand."""

    id: str
    name: str
    kind: str  # statesman, law, intrigue, concession, family, war, leader, event, ...
    text: str


class TableEventView(View):
    """A Table Event in play."""

    id: str
    name: str
    level: int
    times: int
    text: str
    before: str = ""  # what stands on level 1, where this side is "as level 1"


class PromiseView(View):
    """A promise of a public agreement."""

    giver: Seat
    taker: Seat
    talents: int
    cards: tuple[str, ...]
    votes: str
    state: str


class AgreementView(View):
    """A public agreement (RC-1.5d, RR-0.5.2)."""

    id: str
    text: str
    parties: tuple[Seat, ...]
    entered: tuple[Seat, ...]
    promises: tuple[PromiseView, ...]
    turn: int


class PostingView(View):
    """A line of the State's accounts this turn."""

    why: str
    about: str
    amount: int


class ChronicleView(View):
    """What happened this turn."""

    chits: tuple[str, ...]
    deaths: tuple[str, ...]  # names
    woken: tuple[str, ...]  # names
    postings: tuple[PostingView, ...]


class EndingView(View):
    """How the game ended."""

    reason: str
    winner: Seat | None
    beside: tuple[Seat, ...] = ()  # RR-1.12.1.5: who shares the victory
