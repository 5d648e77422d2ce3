"""RC-1.5d, RR-0.5: public agreements, entered and cancelled at any time, and their fulfilment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

from games.kernel import (
    Amount,
    Decision,
    IllegalAnswer,
    Interrupt,
    Line,
    OneOf,
    Record,
    Seat,
    Several,
)
from games.republic.components import Tables
from games.republic.events_agreements import (
    Agreed,
    AgreementCancelled,
    AgreementDeclined,
    AgreementProposed,
    PromisePaid,
    Redistributed,
)
from games.republic.law import Law
from games.republic.pieces import Agreement, Promise
from games.republic.state import Republic

TEXT = 500
VOTES = 100
MOST_TALENTS = 999
MOST_CARDS = 5
PROPOSALS = 3  # of one player in a turn, those that were declined not counted
KEPT = 1024  # decisions that look the same in every game are made once
TURNS_KEPT = 3  # how long an agreement that is fulfilled stays on record


def agreement_offers(g: Republic, *, on_his_word: bool = True) -> Iterator[Interrupt[Any]]:
    """RC-DP51, RR-DP92: propose; enter, decline or take back; cancel what is owed to one who broke his word.

    `on_his_word`: whoever was promised votes says himself whether he got them; else others judge that (RR-0.5.3).
    """
    players = tuple(seat for seat in g.people if not g.factions[seat].out)
    for seat in players if len(players) > 1 else ():
        if made(g, seat) < PROPOSALS:
            yield Interrupt(proposing(g.law, seat, players), partial(propose, g, seat))
    for one in g.agreements:
        if not in_force(one):
            for seat in one.parties:
                yield Interrupt(
                    answering(g.law, one.id, seat, proposed=seat in one.entered), partial(answer, g, one, seat)
                )
        else:
            for seat in may_cancel(one, on_his_word=on_his_word):
                yield Interrupt(cancelling(g.law, one.id, seat), partial(cancel, g, one, seat))


def made(g: Republic, seat: Seat) -> int:
    """How many proposals of his of this turn lie on the table, were entered, or were taken back by him."""
    lying = [one for one in g.agreements if one.parties[0] == seat and one.turn == g.turn]
    return len(lying) + g.once.count(taken_back(seat))


def taken_back(seat: Seat) -> str:
    """What is noted when a player takes a proposal back: it counts all the same, or he could flood the table."""
    return f"agreement.{seat}"


def in_force(agreement: Agreement) -> bool:
    """Whether both have entered it."""
    return len(agreement.entered) == len(agreement.parties)


def owed(agreement: Agreement, seat: Seat) -> list[Promise]:
    """What this party has not yet delivered."""
    return [promise for promise in agreement.promises if promise.giver == seat and promise.state == "owed"]


def may_cancel(agreement: Agreement, *, on_his_word: bool = True) -> list[Seat]:
    """RC-1.5d, RR-0.5.4: who got less than was promised and still owes; only he knows whether he got his votes."""
    owing = {promise.giver for promise in agreement.promises if promise.state == "owed"}
    if not owing:
        return []
    unproved = on_his_word and {one.taker for one in agreement.promises if one.votes and one.state == "owed"}
    wronged = {one.taker for one in agreement.promises if one.state == "broken"} | (unproved or set())
    return [seat for seat in agreement.parties if seat in owing and seat in wronged]


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """What one player proposes to another: what he gives, and what he asks for it."""

    partner: Seat
    text: str
    talents: int
    cards: list[str]
    votes: str
    asked_talents: int
    asked_cards: list[str]
    asked_votes: str

    def __post_init__(self) -> None:
        if not self.text.strip() and not self.promises(self.partner):
            raise IllegalAnswer("agreement.empty")

    def promises(self, proposer: Seat) -> list[Promise]:
        """What both would owe."""
        given = promised(proposer, self.partner, self.talents, self.cards, self.votes)
        asked = promised(self.partner, proposer, self.asked_talents, self.asked_cards, self.asked_votes)
        return [*given, *asked]


def promised(giver: Seat, taker: Seat, talents: int, cards: list[str], votes: str) -> list[Promise]:
    """RC-1.5d, RR-0.5.3: Talents, cards and votes are promised each by themselves, as each falls due at its time."""
    return [
        *([Promise(giver=giver, taker=taker, talents=talents)] if talents else []),
        *([Promise(giver=giver, taker=taker, cards=cards)] if cards else []),
        *([Promise(giver=giver, taker=taker, votes=votes)] if votes.strip() else []),
    ]


@cache
def proposing(law: Law[Tables, Any, Any], seat: Seat, players: tuple[Seat, ...]) -> Decision[Proposal]:
    """RC-DP51, RR-DP92: an agreement with one other player; one object for all time, as it is always open."""
    cards = {name: name for name, card in law.tables.cards.items() if card.red}
    choice = Record(
        Proposal,
        partner=OneOf({other: other for other in players if other != seat}),
        text=Line(TEXT),
        talents=Amount(0, MOST_TALENTS),
        cards=Several(cards, 0, MOST_CARDS),
        votes=Line(VOTES),
        asked_talents=Amount(0, MOST_TALENTS),
        asked_cards=Several(cards, 0, MOST_CARDS),
        asked_votes=Line(VOTES),
    )
    return Decision("agreement.propose", seat, choice, *law.cites["agreement.propose"], awaited=False)


async def propose(g: Republic, seat: Seat, proposed: Proposal) -> None:
    """RC-1.5d, RR-0.5.2: it lies on the table for everyone to see, and waits for the other."""
    g.agreements_made += 1
    agreement = Agreement(
        id=f"a{g.agreements_made}",
        text=proposed.text,
        parties=[seat, proposed.partner],
        promises=proposed.promises(seat),
        turn=g.turn,
        entered=[seat],
    )
    g.agreements.append(agreement)
    g.tell(AgreementProposed(agreement.id, seat, proposed.partner))


@lru_cache(KEPT)
def answering(law: Law[Any, Any, Any], agreement: str, seat: Seat, *, proposed: bool) -> Decision[bool]:
    """RC-DP51, RR-DP92: the one who is asked enters or declines; the one who proposed may take it back."""
    options = {"withdraw": False} if proposed else {"enter": True, "decline": False}
    about = {"agreement": agreement}
    return Decision("agreement.answer", seat, OneOf(options), *law.cites["agreement.answer"], about, awaited=False)


async def answer(g: Republic, agreement: Agreement, seat: Seat, enters: bool) -> None:  # noqa: FBT001 - as it was read
    """RC-1.5d, RR-0.5.2: it is in force once both have entered it."""
    if enters:
        agreement.entered.append(seat)
        agreement.turn = g.turn
        g.tell(record(agreement))
    else:
        g.agreements.remove(agreement)
        g.once += [taken_back(seat)] if seat in agreement.entered else []
        g.tell(AgreementDeclined(agreement.id, seat, other_party(agreement, seat)))


def record(agreement: Agreement) -> Agreed:
    """RC-1.5d, RR-0.5.2: the text and what each promises."""
    by_giver = {seat: [one for one in agreement.promises if one.giver == seat] for seat in agreement.parties}
    return Agreed(
        agreement.id,
        tuple(agreement.parties),
        agreement.text,
        talents={seat: sum(one.talents for one in given) for seat, given in by_giver.items()},
        cards={seat: tuple(card for one in given for card in one.cards) for seat, given in by_giver.items()},
        votes={seat: " ".join(one.votes for one in given if one.votes) for seat, given in by_giver.items()},
    )


def other_party(agreement: Agreement, seat: Seat) -> Seat:
    """The one of the two who is not this one."""
    return next(party for party in agreement.parties if party != seat)


@lru_cache(KEPT)
def cancelling(law: Law[Any, Any, Any], agreement: str, seat: Seat) -> Decision[None]:
    """RC-DP77, RR-DP93: the wronged party may cancel what he still owes."""
    about = {"agreement": agreement}
    choice: OneOf[None] = OneOf({"cancel": None})
    return Decision("agreement.cancel", seat, choice, *law.cites["agreement.cancel"], about, awaited=False)


async def cancel(g: Republic, agreement: Agreement, seat: Seat, _: None) -> None:
    """RC-1.5d, RR-0.5.4: what has not been delivered is owed no longer."""
    for promise in owed(agreement, seat):
        promise.state = "cancelled"
    g.tell(AgreementCancelled(agreement.id, seat, other_party(agreement, seat)))


def pay_promises(g: Republic) -> None:
    """RC-1.5d, RR-0.5.3: at the redistribution promised Talents are transferred, as far as the promiser has them."""
    for agreement in g.agreements:
        for promise in agreement.promises if in_force(agreement) else ():
            if promise.talents and promise.state == "owed":
                pay(g, agreement, promise)
    g.agreements[:] = [one for one in g.agreements if on_record(g, one)]


def pay(g: Republic, agreement: Agreement, promise: Promise) -> None:
    """RC-1.5d, RR-0.5.3: from the Faction Treasury, then from his richest Senators, into the other Faction Treasury."""
    paid = min(promise.talents, means(g, promise.giver))
    take_from(g, promise.giver, paid)
    g.factions[promise.taker].treasury += paid
    promise.state = "kept" if paid == promise.talents else "broken"
    g.tell(PromisePaid(agreement.id, promise.giver, promise.taker, paid, promise.talents - paid))


def means(g: Republic, seat: Seat) -> int:
    """RC-6.10, RR-1.06.3: what a player can give: not the money of Rebels and Captives."""
    return g.factions[seat].treasury + sum(one.talents for one in g.senators_of(seat) if one.free)


def take_from(g: Republic, seat: Seat, talents: int) -> None:
    """Empty the Faction Treasury first; what leaves Personal Treasuries everybody sees (RC-1.4a, RR-0.4.2)."""
    faction = g.factions[seat]
    from_treasury = min(talents, faction.treasury)
    faction.treasury -= from_treasury
    talents -= from_treasury
    taken: dict[str, int] = {}
    for senator in sorted(g.senators_of(seat), key=lambda one: -one.talents):
        share = min(talents, senator.talents) if senator.free else 0
        senator.talents -= share
        talents -= share
        taken |= {senator.id: -share} if share else {}
    if taken:
        g.tell(Redistributed(seat, taken, clauses=(g.law.cites["agreement.propose"].clause,)))


def on_record(g: Republic, agreement: Agreement) -> bool:
    """Whether something is still owed, or it is not long ago; a proposal lies for the turn it was made in."""
    if not in_force(agreement):
        return agreement.turn == g.turn
    return open_promises(agreement.promises) or g.turn - agreement.turn < TURNS_KEPT


def open_promises(made: Sequence[Promise]) -> bool:
    """Whether anything promised is still owed."""
    return any(promise.state == "owed" for promise in made)
