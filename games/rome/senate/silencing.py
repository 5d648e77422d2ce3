"""RR-1.14.5 to 1.14.7, 1.14.10: Graft and Murder of a Tribune answer a Tribune; the mob answers them."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, Seat, ask, responses
from games.republic import chits
from games.republic.hands import at_large
from games.republic.money import spend
from games.republic.reign import gain
from games.republic.senators import kill
from games.rome.senate.events_tribunes import GraftOffered, MobIncited, TribuneAttacked
from games.rome.state import Rome

# Who may answer


async def answers(g: Rome, seat: Seat) -> None:
    """RR-1.14.10: asked clockwise from its user; of everybody with cards, while such a card may be about."""
    others = clockwise_from(g, seat)
    if at_large(g, partial(bribes, g)):
        await responses(others, partial(grafting, g), partial(graft, g))
    if g.senate.outcry and at_large(g, partial(murders, g)):
        await responses(others, partial(murdering, g), partial(murder, g))


def clockwise_from(g: Rome, seat: Seat) -> list[Seat]:
    """The other players, clockwise."""
    place = g.seats.index(seat)
    order = [*g.seats[place + 1 :], *g.seats[:place]]
    return [one for one in order if not g.factions[one].out]


def bribes(g: Rome, card: str) -> bool:
    """RR-1.14.5: whether it is Graft."""
    return cancels(g, card, "price")


def murders(g: Rome, card: str) -> bool:
    """RR-1.14.6: whether it is Murder of a Tribune."""
    return cancels(g, card, "murder")


def cancels(g: Rome, card: str, by: str) -> bool:
    """How a card cancels the use of a Tribune."""
    return any(one.op == "cancel_tribune" and one.params["by"] == by for one in g.tables.card(card).effects)


def riots(g: Rome, card: str) -> bool:
    """RR-1.14.7: whether it is Mob Incited to Violence."""
    return g.tables.card(card).has("mob")


def agents(g: Rome, seat: Seat, *, holds: bool) -> OneOf[str | None]:
    """RR-1.14.5 to 1.14.7: the own Senators in Rome who could do it, if the card is there; or nobody."""
    able = {one.id: one.id for one in g.in_rome(seat)} if holds else {}
    return OneOf({"none": None, **able})


def removed(g: Rome, seat: Seat, card: str) -> None:
    """It is discarded."""
    g.factions[seat].hand.remove(card)
    g.gone.append(card)


def answering(g: Rome, seat: Seat, kind: str, held: list[str]) -> Decision[str | None] | None:
    """RR-1.14.10: which Senator acts, or none; asked of all who hold cards, until the Tribune is cancelled."""
    outcry = g.senate.outcry
    if outcry is None or not g.factions[seat].hand:
        return None
    about: dict[str, str | int] = {"against": outcry.seat, "use": outcry.use}
    return Decision(kind, seat, agents(g, seat, holds=bool(held)), *g.law.cites[kind], about, lapse="none")


# Graft


def grafting(g: Rome, seat: Seat) -> Decision[str | None] | None:
    """RR-DP55: Graft, or not."""
    return answering(g, seat, "senate.graft", held(g, seat, "price"))


def held(g: Rome, seat: Seat, by: str) -> list[str]:
    """The cards in a hand that cancel so."""
    return [card for card in g.factions[seat].hand if cancels(g, card, by)]


async def graft(g: Rome, seat: Seat, senator: str) -> None:
    """RR-1.14.5: a dr is the price; the card is spent, paid or not; paid, the Tribune is cancelled."""
    card = held(g, seat, "price")[0]
    removed(g, seat, card)
    (price,) = g.dice.roll("graft")
    paid = bool(await ask(partial(pricing, g, seat, senator, price)))
    if paid:
        spend(g, g.senators[senator], price)
        g.senate.outcry = None
    g.tell(GraftOffered(seat, senator, card, price, paid))
    await resented(g, seat)


def pricing(g: Rome, seat: Seat, senator: str, price: int) -> Decision[bool] | None:
    """RR-DP56: pay, or decline; who cannot pay is not asked; by default he declines."""
    if g.senators[senator].talents < price:
        return None
    about: dict[str, str | int] = {"senator": senator, "talents": price}
    choice = OneOf({"pay": True, "decline": False})
    return Decision("senate.price", seat, choice, *g.law.cites["senate.price"], about, lapse="decline")


# Murder


def murdering(g: Rome, seat: Seat) -> Decision[str | None] | None:
    """RR-DP57: Murder of a Tribune, or not."""
    return answering(g, seat, "senate.murder", held(g, seat, "murder"))


async def murder(g: Rome, seat: Seat, senator: str) -> None:
    """RR-1.14.6: an even dr cancels the Tribune; he who does it loses as much POP either way."""
    card = held(g, seat, "murder")[0]
    removed(g, seat, card)
    (roll,) = g.dice.roll("murder")
    if roll % 2 == 0:
        g.senate.outcry = None
    g.tell(TribuneAttacked(seat, senator, card, roll, roll % 2 == 0))
    gain(g, g.senators[senator], popularity=-roll)
    await resented(g, seat)


# The mob


async def resented(g: Rome, offender: Seat) -> None:
    """RR-1.14.7: in answer to a resolved Graft or Murder, whatever came of it."""
    if at_large(g, partial(riots, g)):
        await responses(clockwise_from(g, offender), partial(inciting, g, offender), partial(incite, g, offender))


def inciting(g: Rome, offender: Seat, seat: Seat) -> Decision[str | None] | None:
    """RR-DP58: who incites the mob, or nobody; asked of all who hold cards."""
    hand = g.factions[seat].hand
    if not hand or not at_large(g, partial(riots, g)):
        return None
    choice = agents(g, seat, holds=any(riots(g, card) for card in hand))
    return Decision("senate.mob", seat, choice, *g.law.cites["senate.mob"], {"against": offender}, lapse="none")


async def incite(g: Rome, offender: Seat, seat: Seat, senator: str) -> None:
    """RR-1.14.7: dr + his ORA chits; those in Rome of the faction that played the card die by them."""
    card = next(card for card in g.factions[seat].hand if riots(g, card))
    removed(g, seat, card)
    (roll,) = g.dice.roll("mob-incited")
    count = roll + g.senators[senator].oratory
    g.tell(MobIncited(seat, senator, card, offender, roll, count))
    for chit in chits.draw(g, count, "incited"):
        victim = g.law.struck(g, chit, lambda one: one.faction == offender and one.in_capital)
        if victim:
            await kill(g, victim, "mob", "RR-1.14.7")
