"""RR-4.06.1: a Neutral trades a Statesman it cannot play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, Seat, ask
from games.republic.forum.statesmen import family_in_play
from games.republic.hands import is_secret
from games.republic.revolution.events import RedCardsTraded
from games.rome.components import Intrigue, Statesman
from games.rome.forum.statesmen import barred
from games.rome.state import Rome

TWO: Final = 2
INTRIGUES: Final = "intrigues"


async def trade(g: Rome) -> None:
    """RR-4.06.1: lowest number first; for one whose Family it controls, else for two random Intrigue cards."""
    for seat in [one for one in g.from_hrao() if g.factions[one].neutral]:
        for card in unplayable(g, seat):
            if card in g.factions[seat].hand and not swap_with_a_neutral(g, seat, card):
                await offer(g, seat, card)


def unplayable(g: Rome, seat: Seat) -> list[str]:
    """RR-4.06.1: the Statesmen in its hand whom something bars, by number."""
    held = [(printed, card) for card in g.factions[seat].hand if isinstance(printed := g.tables.card(card), Statesman)]
    return [card for printed, card in sorted(held, key=by_number) if barred(g, seat, printed)]


def by_number(held: tuple[Statesman, str]) -> tuple[int, str]:
    """RR-4.06.1."""
    return held[0].number, held[1]


def wanted(g: Rome, seat: Seat, hand: list[str]) -> Iterator[str]:
    """RR-4.06.1: the Statesmen in another hand whose Family is this faction's."""
    for card in hand:
        printed = g.tables.card(card)
        family = family_in_play(g, printed) if isinstance(printed, Statesman) else None
        if family and family.faction == seat:
            yield card


def swap_with_a_neutral(g: Rome, seat: Seat, card: str) -> bool:
    """RR-4.06.1: with a Neutral for which the same is true, the other way round."""
    for other in [one for one in g.from_hrao() if g.factions[one].neutral and one != seat]:
        gets = next(wanted(g, seat, g.factions[other].hand), None)
        if gets and next(wanted(g, other, [card]), None):
            exchange(g, seat, [card], other, [gets])
            return True
    return False


def exchange(g: Rome, seat: Seat, gives: list[str], other: Seat, gets: list[str]) -> None:
    """RR-1.11.1: the cards change hands; everybody sees those of a Neutral."""
    mine, theirs = g.factions[seat].hand, g.factions[other].hand
    mine[:] = [*(card for card in mine if card not in gives), *gets]
    theirs[:] = [*(card for card in theirs if card not in gets), *gives]
    g.tell(RedCardsTraded((seat, other), (len(gives), len(gets))))


# With players


async def offer(g: Rome, seat: Seat, card: str) -> None:
    """RR-4.06.1: to each player in turn, until one takes it."""
    for person in [one for one in g.from_hrao() if one in g.people]:
        answer = await ask(partial(dealing, g, seat, card, person))
        if answer == INTRIGUES:
            pile = list(intrigues(g, person))
            g.dice.shuffle("neutral.trade", pile)
            exchange(g, seat, [card], person, pile[:TWO])
            return
        if answer:
            exchange(g, seat, [card], person, [answer])
            return


def intrigues(g: Rome, seat: Seat) -> Iterator[str]:
    """The Intrigue cards of a hand."""
    for card in g.factions[seat].hand:
        printed = g.tables.card(card)
        if isinstance(printed, Intrigue) and printed.kind == "intrigue":
            yield card


def dealing(g: Rome, seat: Seat, card: str, person: Seat) -> Decision[str | None] | None:
    """RR-DP76: give a Statesman whose Family is the Neutral's, or else two Intrigue cards at random; or nothing.

    All with cards are asked, for what they hold is hidden.
    """
    hand = g.factions[person].hand
    if not hand:
        return None
    statesmen = list(wanted(g, seat, hand))
    blind = [INTRIGUES] if not statesmen and len(list(intrigues(g, person))) >= TWO else []
    choice: OneOf[str | None] = OneOf({"none": None, **{one: one for one in (*statesmen, *blind)}})
    about: dict[str, str | int] = {"card": card, "from": seat}
    cite = g.law.cites["revolution.deal"]
    return Decision("revolution.deal", person, choice, *cite, about, lapse="none", hidden=is_secret(g, person))
