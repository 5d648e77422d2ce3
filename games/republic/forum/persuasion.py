"""RC-8.5, RR-1.07.4: Persuasion. One Senator tries to win another; bribes and counter-bribes, then a roll."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Record, Seat, Window, ask
from games.republic.forum.events import BribeRaised, CounterBribed, PersuasionAnnounced, PersuasionRolled
from games.republic.forum.initiatives import active
from games.republic.forum.pieces import Persuasion
from games.republic.pieces import Senator
from games.republic.reign import controlled
from games.republic.state import Republic


@dataclass(frozen=True, slots=True)
class Attempt:
    """RC-8.5.5, RR-1.07.414: who, whom, the first bribe, and the Seduction or Blackmail played with it."""

    persuader: Senator
    target: Senator
    bribe: int
    card: str


def announcement(g: Republic) -> Decision[Attempt | None] | None:
    """RC-DP17, RR-DP17: a persuader, a target, a bribe and a card; not asked if there is nobody to be either."""
    seat = active(g)
    persuaders, targets = g.in_capital(seat), open_to_persuasion(g, seat)
    if not persuaders or not targets:
        return None
    hand = [] if controlled(g, seat) else g.factions[seat].hand
    cards = [card for card in hand if g.law.tables.card(card).has("unopposed_persuasion")]
    choice = Record(
        attempt_of,
        persuader=OneOf({"none": None, **{one.id: one for one in persuaders}}),
        target=OneOf({"none": None, **{one.id: one for one in targets}}),
        bribe=Amount(0, max(one.talents for one in persuaders)),
        card=OneOf({"none": "", **{card: card for card in cards}}),
    )
    nothing = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
    return Decision("forum.persuade", seat, choice, *g.law.cites["forum.persuade"], lapse=nothing)


def open_to_persuasion(g: Republic, seat: Seat) -> list[Senator]:
    """RC-8.5.1, RR-1.07.4: the unaligned in the Forum, and those of others in the capital who do not lead."""
    others = [one for one in g.in_capital() if one.faction != seat and not g.leads(one)]
    return [*g.in_forum(), *others]


def attempt_of(persuader: Senator | None, target: Senator | None, bribe: int, card: str) -> Attempt | None:
    """RC-8.5.5, RR-1.07.412: the first bribe comes from the persuader's Personal Treasury."""
    if persuader is None and target is None and not bribe and not card:
        return None
    if persuader is None or target is None:
        raise IllegalAnswer("forum.both")
    if bribe > persuader.talents:
        raise IllegalAnswer("forum.purse", senator=persuader.id, talents=persuader.talents)
    return Attempt(persuader, target, bribe, card)


async def carried_out(g: Republic, attempt: Attempt) -> Senator | None:
    """RC-8.5.5, 8.5.7, RR-1.07.414, 1.14.4: bids, but against no card; then the roll. Who defies a card."""
    announced = announce(g, attempt)
    if not announced.card:
        await bidding(g, announced)
    won = try_the_target(g, announced)
    return None if won or not announced.card else g.senators[announced.target]


def announce(g: Republic, attempt: Attempt) -> Persuasion:
    """RC-8.5.5, 8.5.7, RR-1.07.414, 1.14.4: the bribe is laid down, a card is played and discarded."""
    seat, persuader = active(g), attempt.persuader
    announced = Persuasion(seat=seat, persuader=persuader.id, target=attempt.target.id, card=attempt.card)
    g.forum.persuasion = announced
    bribe(g, announced, attempt.bribe)
    if attempt.card:
        g.factions[seat].hand.remove(attempt.card)
        g.gone.append(attempt.card)
    base = base_number(g, announced)
    g.tell(PersuasionAnnounced(seat, persuader.id, attempt.target.id, attempt.bribe, attempt.card, base))
    return announced


def bribe(g: Republic, attempt: Persuasion, talents: int) -> None:
    """RC-8.5.5, RR-1.07.412: the persuader lays down Talents; they are never returned."""
    g.senators[attempt.persuader].talents -= talents
    attempt.bribes += talents


async def bidding(g: Republic, attempt: Persuasion) -> None:
    """RC-8.5.5, RR-1.07.414: clockwise all others may bid against it; after a raise they may again."""
    while True:
        for seat in clockwise(g, attempt.seat):
            talents = await ask(partial(counter_bribe, g, seat))
            bid_against(g, attempt, seat, talents)
        raised = await ask(partial(raising, g, attempt))
        if not raised:
            return
        bribe(g, attempt, raised)
        g.tell(BribeRaised(attempt.seat, raised, base_number(g, attempt)))


def clockwise(g: Republic, seat: Seat) -> list[Seat]:
    """The other players, from the left of this one."""
    place = g.seats.index(seat)
    return [other for other in g.seats[place + 1 :] + g.seats[:place] if not g.factions[other].out]


def counter_bribe(g: Republic, seat: Seat) -> Decision[int]:
    """RC-DP18, RR-DP22: any part of his Faction Treasury; asked of everybody, for who has nothing in it is hidden."""
    choice = Amount(0, g.factions[seat].treasury)
    return Decision(
        "forum.counter", seat, choice, *g.law.cites["forum.counter"], lapse=0, hidden=True, window=Window.SEQUENCE
    )


def bid_against(g: Republic, attempt: Persuasion, seat: Seat, talents: int) -> None:
    """RC-8.5.5, RR-1.07.413: Talents of a Faction Treasury are laid down against the attempt."""
    g.factions[seat].treasury -= talents
    attempt.counter_bribes[seat] = attempt.counter_bribes.get(seat, 0) + talents
    g.tell(CounterBribed(seat, talents, base_number(g, attempt)))


def raising(g: Republic, attempt: Persuasion) -> Decision[int] | None:
    """RC-DP19, RR-DP23: raise the bribe by so much, or (0) roll; who has nothing left rolls."""
    purse = g.senators[attempt.persuader].talents
    about = {"base": base_number(g, attempt)}
    choice = Amount(0, purse)
    return Decision("forum.raise", attempt.seat, choice, *g.law.cites["forum.raise"], about, lapse=0) if purse else None


def base_number(g: Republic, attempt: Persuasion) -> int:
    """RC-8.5.2, RR-1.07.41: ORA + INF + bribes - LOY - 7 if aligned - the target's Talents - counter-bribes."""
    persuader, target = g.senators[attempt.persuader], g.senators[attempt.target]
    alignment = g.law.constants.aligned_loyalty_bonus if target.faction else 0
    resistance = g.loyalty(target) + alignment + target.talents + attempt.against
    return persuader.oratory + persuader.influence + attempt.bribes - resistance


def try_the_target(g: Republic, attempt: Persuasion) -> bool:
    """RC-8.5.4, 8.5.6, RR-1.07.41: not above the Base Number, nor so high that it fails by itself. Whether he is won.

    RR-1.07.413: the target keeps all that was bid. RR-1.07.415: he comes with all he has.
    """
    persuader, target, base = attempt.persuader, g.senators[attempt.target], base_number(g, attempt)
    dice = g.dice.roll("persuasion", 2)
    total = sum(dice) - g.omens()
    won = sum(dice) < g.law.hopeless(g) and total <= base
    target.talents += attempt.pot
    g.forum.persuasion = None
    g.tell(
        PersuasionRolled(
            attempt.seat, persuader, target.id, dice, -g.omens(), total, base, attempt.pot, won, against=attempt.against
        )
    )
    if won:
        target.faction = attempt.seat
    return won
