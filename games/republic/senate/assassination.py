"""RC-9.8, RR-1.09.7: assassination: a Senator attacks one of another faction. `murder` is how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from games.kernel import Amount, Decision, Interrupt, OneOf, Record, Seat, ask
from games.republic.hands import at_large
from games.republic.pieces import Senator
from games.republic.reign import rules_for_life
from games.republic.senate.events_assassination import AssassinRolled, AssassinSent, BodyguardsPlayed
from games.republic.senate.motions import aside
from games.republic.senate.murder import by_rule, conclude
from games.republic.senate.pieces import Attempt, Motion
from games.republic.senate.repopulating import repopulate
from games.republic.state import Republic

# The announcement


def plotting(g: Republic, motion: Motion | None) -> list[Interrupt[Attempt]]:
    """RC-9.8.1, 9.8.1a, RR-1.09.7.1: between votes or while one is open, as long as the Senate is in session."""
    seats = [] if g.senate.adjourned else [seat for seat in g.seats if seat not in g.senate.attackers]
    present = g.in_capital()
    return [Interrupt(plot, partial(attack, g, motion)) for seat in seats if (plot := plot_of(g, seat, present))]


def plot_of(g: Republic, seat: Seat, present: Sequence[Senator]) -> Decision[Attempt] | None:
    """RC-DP32, RR-DP62: who attacks whom, with how many Assassin cards; nobody may learn that somebody thinks of it."""
    assassins = {one.id: one.id for one in present if one.faction == seat}
    victims = {one.id: one.id for one in present if one.faction != seat and may_be_attacked(g, one)}
    if not assassins or not victims:
        return None
    cards = Amount(0, len(assassin_cards(g, seat)))
    choice = Record(partial(Attempt, seat=seat), assassin=OneOf(assassins), victim=OneOf(victims), cards=cards)
    return Decision("senate.assassinate", seat, choice, *g.law.cites["senate.assassinate"], awaited=False, covert=True)


def may_be_attacked(g: Republic, senator: Senator) -> bool:
    """RC-9.8.1, RR-1.09.7.1: a faction is the target once a turn. RC-9.10.3: who rules for life cannot be killed so.

    GV-8.4: he can where he rules to his death; as his faction is the target once a turn, so is he.
    """
    immune = rules_for_life(g, senator.id) and not g.law.abroad.plays_on(g)
    return senator.faction not in g.senate.attacked and not immune


def assassin_cards(g: Republic, seat: Seat) -> list[str]:
    """RC-9.8.2, RR-1.09.7.1: the Assassin cards in a hand."""
    return [card for card in g.factions[seat].hand if strikes(g, card)]


def strikes(g: Republic, card: str) -> bool:
    """Whether a card helps the assassin, and not his victim."""
    effects = g.law.tables.card(card).effects
    return any(one.op == "assassination_modifier" and one.params.get("side") != "defender" for one in effects)


def bodyguards(g: Republic, seat: Seat) -> list[str]:
    """RC-9.8.5, RR-1.09.73: the Secret Bodyguards in a hand."""
    return [card for card in g.factions[seat].hand if guards(g, card)]


def guards(g: Republic, card: str) -> bool:
    """Whether a card is a Secret Bodyguard: it can be played when it is needed, and nobody sees it before."""
    printed = g.law.tables.card(card)
    return printed.has("extra_catch_roll") and not printed.has("attach_senator")


# The attempt


async def attack(g: Republic, motion: Motion | None, attempt: Attempt) -> None:
    """RC-9.8.1a, 9.8.7, RR-1.09.721: settled at once, before anything else; a vote then goes on, if it still can."""
    await aside(g, motion, strike(g, attempt))
    if motion is None:
        await repopulate(g)


async def strike(g: Republic, attempt: Attempt) -> None:
    """RC-9.8.2 to 9.8.5, RR-1.09.7.1, 1.09.73: Assassin cards, the roll, Secret Bodyguards; no other card."""
    announce(g, attempt)
    roll(g, attempt)
    await defend(g, attempt)
    g.senate.attempt = None
    await conclude(g, attempt)


def announce(g: Republic, attempt: Attempt) -> None:
    """RC-9.8.1, 9.8.2, RR-1.09.7.1: the cards are played; the one faction attacks, the other suffers, once a turn."""
    g.senate.attempt = attempt
    g.senate.attackers.append(attempt.seat)
    g.senate.attacked.append(g.owner(g.senators[attempt.victim]))
    played = assassin_cards(g, attempt.seat)[: attempt.cards]
    discard(g, attempt.seat, played)
    posted = open_bodyguard(g.senators[attempt.victim])
    attempt.modifier = modifier(g, played) + g.omens() + modifier(g, posted)
    attempt.guards = sum(g.law.tables.card(card).has("extra_catch_roll") for card in posted)
    g.tell(AssassinSent(attempt.seat, attempt.assassin, attempt.victim, len(played)))


def roll(g: Republic, attempt: Attempt) -> None:
    """RC-9.8.2, RR-1.09.72: a dr; RC-14.1, RR-1.09.79: a coloured and a white die."""
    attempt.dice = list(g.dice.roll("assassination", 1 if g.assassination == "base" else 2))
    g.tell(
        AssassinRolled(
            tuple(attempt.dice),
            attempt.modifier,
            clauses=(g.law.clauses[by_rule(g, "assassination", "assassination/optional")],),
        )
    )


def open_bodyguard(victim: Senator) -> list[str]:
    """RC-9.8.4, RR-1.14.2: the Open Bodyguard on the victim, who takes something from every roll."""
    return [victim.guard] if victim.guard else []


def modifier(g: Republic, cards: Iterable[str]) -> int:
    """What these cards add to a roll, or take from it."""
    effects = (one for card in cards for one in g.law.tables.card(card).effects)
    return sum(one.params["value"] for one in effects if one.op == "assassination_modifier")


def discard(g: Republic, seat: Seat, cards: Iterable[str]) -> None:
    """They are played."""
    for card in cards:
        g.factions[seat].hand.remove(card)
        g.gone.append(card)


# The victim's answer


async def defend(g: Republic, attempt: Attempt) -> None:
    """RC-9.8.5, 14.1.2, RR-1.09.73: after the roll the victim's player says how many Secret Bodyguards he plays."""
    seat = g.owner(g.senators[attempt.victim])
    count = await ask(partial(defence, g, attempt, seat))
    if count:
        played = bodyguards(g, seat)[:count]
        discard(g, seat, played)
        attempt.guards += len(played)
        attempt.modifier += modifier(g, played)
        g.tell(
            BodyguardsPlayed(
                seat,
                len(played),
                clauses=(g.law.clauses[by_rule(g, "assassination.guards", "assassination.guards/optional")],),
            )
        )


def defence(g: Republic, attempt: Attempt, seat: Seat) -> Decision[int] | None:
    """RC-DP33, RR-DP63: asked if he holds any red card, for which ones is hidden, and one may still be about.

    By default as the republic's law says: all, or as many as help. RC-14.1.2, RR-1.09.79: a rule of its own.
    """
    if not g.factions[seat].hand or not at_large(g, partial(guards, g)):
        return None
    held = len(bodyguards(g, seat))
    cite = g.law.cites[by_rule(g, "senate.bodyguards", "senate.bodyguards/optional")]
    about: dict[str, str | int] = {"assassin": attempt.assassin, "victim": attempt.victim}
    return Decision(
        "senate.bodyguards", seat, Amount(0, held), *cite, about, lapse=g.law.guards(g, attempt, held), hidden=True
    )
