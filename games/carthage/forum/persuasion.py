"""RC-8.5: Persuasion. One Senator tries to win another; bribes and counter-bribes, then a roll."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.carthage.forum.events import Blackmailed, BribeRaised, CounterBribed, PersuasionAnnounced, PersuasionRolled
from games.carthage.forum.peddling import at_leisure
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Record, Seat, StepId, Window, ask
from games.republic.forum.initiatives import active
from games.republic.forum.pieces import Persuasion
from games.republic.reign import controlled, gain


@dataclass(frozen=True, slots=True)
class Attempt:
    """RC-8.5.5: who, whom, the first bribe, and the Seduction or Blackmail played with it."""

    persuader: Senator
    target: Senator
    bribe: int
    card: str


async def persuasion(g: Carthage) -> StepId:
    """RC-8.4, RC-8.5: one attempt, or none."""
    attempt = await at_leisure(g, partial(announcement, g))
    if attempt:
        announced = announce(g, attempt)
        if not announced.card:
            await bidding(g, announced)
        try_the_target(g, announced)
    return "forum.trader"


def announcement(g: Carthage) -> Decision[Attempt | None] | None:
    """RC-DP17: a persuader, a target, a bribe and a card, or none; not asked if there is nobody to be either."""
    seat = active(g)
    persuaders, targets = g.in_carthage(seat), open_to_persuasion(g, seat)
    if not persuaders or not targets:
        return None
    hand = [] if controlled(g, seat) else g.factions[seat].hand
    cards = [card for card in hand if g.tables.card(card).has("unopposed_persuasion")]
    choice = Record(
        attempt_of,
        persuader=OneOf({"none": None, **{one.id: one for one in persuaders}}),
        target=OneOf({"none": None, **{one.id: one for one in targets}}),
        bribe=Amount(0, max(one.talents for one in persuaders)),
        card=OneOf({"none": "", **{card: card for card in cards}}),
    )
    nothing = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
    return Decision("forum.persuade", seat, choice, *g.law.cites["forum.persuade"], lapse=nothing)


def open_to_persuasion(g: Carthage, seat: Seat) -> list[Senator]:
    """RC-8.5.1: the unaligned in the Forum, and those of others in Carthage who are not Faction Leaders."""
    others = [one for one in g.in_carthage() if one.faction != seat and not g.leads(one)]
    return [*g.in_forum(), *others]


def attempt_of(persuader: Senator | None, target: Senator | None, bribe: int, card: str) -> Attempt | None:
    """RC-8.5.5: the first bribe comes from the persuader's Personal Treasury."""
    if persuader is None and target is None and not bribe and not card:
        return None
    if persuader is None or target is None:
        raise IllegalAnswer("forum.both")
    if bribe > persuader.talents:
        raise IllegalAnswer("forum.purse", senator=persuader.id, talents=persuader.talents)
    return Attempt(persuader, target, bribe, card)


def announce(g: Carthage, attempt: Attempt) -> Persuasion:
    """RC-8.5.5, 8.5.7: the bribe is laid down, a card is played and discarded."""
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


def bribe(g: Carthage, attempt: Persuasion, talents: int) -> None:
    """RC-8.5.5: the persuader lays down Talents; they are never returned."""
    g.senators[attempt.persuader].talents -= talents
    attempt.bribes += talents


async def bidding(g: Carthage, attempt: Persuasion) -> None:
    """RC-8.5.5: clockwise all others may bid against it; then the bribe may be raised, and they may bid again."""
    while True:
        for seat in clockwise(g, attempt.seat):
            talents = await ask(partial(counter_bribe, g, seat))
            bid_against(g, attempt, seat, talents)
        raised = await ask(partial(raising, g, attempt))
        if not raised:
            return
        bribe(g, attempt, raised)
        g.tell(BribeRaised(attempt.seat, raised, base_number(g, attempt)))


def clockwise(g: Carthage, seat: Seat) -> list[Seat]:
    """The other players, from the left of this one."""
    place = g.seats.index(seat)
    return [other for other in g.seats[place + 1 :] + g.seats[:place] if not g.factions[other].out]


def counter_bribe(g: Carthage, seat: Seat) -> Decision[int]:
    """RC-DP18: any part of his Faction Treasury; asked of everybody, for who has nothing in it is hidden."""
    choice = Amount(0, g.factions[seat].treasury)
    return Decision(
        "forum.counter", seat, choice, *g.law.cites["forum.counter"], lapse=0, hidden=True, window=Window.SEQUENCE
    )


def bid_against(g: Carthage, attempt: Persuasion, seat: Seat, talents: int) -> None:
    """RC-8.5.5: Talents of a Faction Treasury are laid down against the attempt."""
    g.factions[seat].treasury -= talents
    attempt.counter_bribes[seat] = attempt.counter_bribes.get(seat, 0) + talents
    g.tell(CounterBribed(seat, talents, base_number(g, attempt)))


def raising(g: Carthage, attempt: Persuasion) -> Decision[int] | None:
    """RC-DP19: raise the bribe by so much, or (0) roll; who has nothing left rolls."""
    purse = g.senators[attempt.persuader].talents
    about = {"base": base_number(g, attempt)}
    choice = Amount(0, purse)
    return Decision("forum.raise", attempt.seat, choice, *g.law.cites["forum.raise"], about, lapse=0) if purse else None


def base_number(g: Carthage, attempt: Persuasion) -> int:
    """RC-8.5.2: ORA + INF + bribes - LOY - 7 if aligned - the target's Talents - counter-bribes."""
    persuader, target = g.senators[attempt.persuader], g.senators[attempt.target]
    alignment = g.law.constants.aligned_loyalty_bonus if target.faction else 0
    resistance = g.loyalty(target) + alignment + target.talents + attempt.against
    return persuader.oratory + persuader.influence + attempt.bribes - resistance


def try_the_target(g: Carthage, attempt: Persuasion) -> None:
    """RC-8.5.4, 8.5.6: not above the Base Number, nor 10, 11 or 12 by itself; the target keeps all that was bid."""
    persuader, target, base = attempt.persuader, g.senators[attempt.target], base_number(g, attempt)
    dice = g.dice.roll("persuasion", 2)
    total = sum(dice) - g.omens()
    won = sum(dice) < g.law.constants.persuasion_auto_fail_roll and total <= base
    target.talents += attempt.pot
    g.forum.persuasion = None
    g.tell(PersuasionRolled(attempt.seat, persuader, target.id, dice, -g.omens(), total, base, attempt.pot, won))
    if won:
        target.faction = attempt.seat
    elif attempt.card:
        suffer(g, target, attempt.card)


def suffer(g: Carthage, target: Senator, card: str) -> None:
    """RC-8.5.7: if a Blackmail fails the target loses a dr of INF and a dr of POP."""
    for effect in g.tables.card(card).effects:
        if effect.op == "on_fail_target_loses":
            influence = sum(g.dice.roll("blackmail.influence", effect.params["influence_dice"]))
            popularity = sum(g.dice.roll("blackmail.popularity", effect.params["popularity_dice"]))
            gain(g, target, influence=-influence, popularity=-popularity)
            g.tell(Blackmailed(target.id, influence, popularity))
