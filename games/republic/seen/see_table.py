"""Building the views of cards, events in play, agreements, and of what happened this turn."""

from __future__ import annotations

from typing import Final

from games.kernel.view import kept
from games.republic.components import Card
from games.republic.pieces import Agreement
from games.republic.seen.table import (
    AgreementView,
    CardView,
    ChronicleView,
    PostingView,
    PromiseView,
    TableEventView,
)
from games.republic.state import Republic

SORTS: Final = {"WarCard": "war", "LeaderCard": "leader", "DeckEvent": "event"}


def kind(printed: Card) -> str:
    """What sort of card it is, in the words of RC-2.1, RR-1.04.1: many say it themselves."""
    sort = type(printed).__name__
    return str(getattr(printed, "kind", "")) or SORTS.get(sort, sort.lower())


def card(g: Republic, copy: str) -> CardView:
    """A card that is face up, or in the viewer's hand."""
    printed = g.law.tables.card(copy)
    return kept(CardView, id=copy, name=printed.name, kind=kind(printed), text=printed.text)


def laws(g: Republic) -> tuple[CardView, ...]:
    """The Laws in force."""
    return tuple(card(g, law) for law in g.laws)


def table_events(g: Republic) -> tuple[TableEventView, ...]:
    """The Table Events in play."""
    cards = [(one, g.law.tables.table_events[one.id]) for one in g.table_events.values()]
    return tuple(
        TableEventView(
            id=one.id,
            name=printed.name if one.level == 1 else printed.level2_name,
            level=one.level,
            times=one.times,
            text=printed.level(one.level).text,
            before=printed.before(one.level),
        )
        for one, printed in cards
    )


def agreements(g: Republic) -> tuple[AgreementView, ...]:
    """All public agreements."""
    return tuple(
        AgreementView(
            id=one.id,
            text=one.text,
            parties=tuple(one.parties),
            entered=tuple(one.entered),
            promises=promises(one),
            turn=one.turn,
        )
        for one in g.agreements
    )


def promises(one: Agreement) -> tuple[PromiseView, ...]:
    """What is promised in an agreement."""
    return tuple(
        PromiseView(
            giver=promise.giver,
            taker=promise.taker,
            talents=promise.talents,
            cards=tuple(promise.cards),
            votes=promise.votes,
            state=promise.state,
        )
        for promise in one.promises
    )


def chronicle(g: Republic) -> ChronicleView:
    """What happened this turn."""
    cards = g.law.tables.cards
    return ChronicleView(
        chits=tuple(g.chronicle.chits),
        deaths=tuple(cards[one].name for one in g.chronicle.deaths),
        woken=tuple(cards[one].name if one in cards else one for one in g.chronicle.woken),
        postings=tuple(PostingView(why=p.why, about=p.about, amount=p.amount) for p in g.chronicle.postings),
    )
