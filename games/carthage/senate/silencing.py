"""RC-9.0.15b, RC-9.0.18: what an Outcry is played with, and how it is cancelled as it is played (RC-DP71)."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import Senator
from games.carthage.senate.events_outcry import OutcryRaised, OutcrySilenced, PowerUsed
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, window
from games.republic.components import Effect
from games.republic.hands import at_large
from games.republic.senate.business import business
from games.republic.senate.outcry import Use, settled
from games.republic.senate.pieces import Outcry


def outcries(g: Carthage, seat: Seat) -> list[str]:
    """The Public Outcries in a hand."""
    return [card for card in g.factions[seat].hand if is_outcry(g, card)]


def is_outcry(g: Carthage, card: str) -> bool:
    """RC-9.0.15a: whether this card is a Public Outcry."""
    return g.tables.card(card).has("veto_or_propose")


# Powers of one's own


def inherent(g: Carthage, motion: Motion, seat: Seat) -> list[str]:
    """RC-9.0.15b: what he may veto with beside cards: a Statesman, a seat of the Committee; once per Senate Phase."""
    spends = business(g, motion.proposal.kind).spends(g, motion.proposal)
    members = [one.id for one in g.committee.values() if spends and (member := g.holder(one.id)) and may(member, seat)]
    able = {one.id: one.card.effects for one in g.senators_of(seat) if one.free}
    able |= {post: g.tables.committee[post].powers for post in members}
    return [name for name, effects in able.items() if g.senate.vetoes.count(name) < vetoes_in(effects)]


def may(member: Senator, seat: Seat) -> bool:
    """RC-9.0.15b: the Member must be in Carthage."""
    return member.faction == seat and member.in_carthage


def vetoes_in(effects: tuple[Effect, ...]) -> int:
    """How many vetoes a Statesman, or a seat of the Committee, has in a Senate Phase."""
    return sum(one.params["count"] for one in effects if one.op in ("inherent_outcry", "inherent_veto"))


# Playing it


async def stands(
    g: Carthage, seat: Seat, power: str, use: Use, *, against: Motion | None = None, rule: str = ""
) -> bool:
    """RC-9.0.15, 9.0.16: it is played; RC-9.0.18: all others may cancel it. Whether it takes effect."""
    g.senate.outcry = Outcry(seat=seat, power=power, use=use)
    if power in g.factions[seat].hand:
        g.factions[seat].hand.remove(power)
        g.gone.append(power)
        number, kind = named(against)
        g.tell(OutcryRaised(seat, power, use, number=number, kind=kind, clauses=(rule,) if rule else ()))
    else:
        use_power(g, seat, power, against)
    if at_large(g, partial(cancels, g, power)):
        others = [one for one in g.from_hrao() if one != seat]
        await window(others, partial(silencing, g), partial(silence, g))
    return settled(g) is not None


def named(motion: Motion | None) -> tuple[int, str]:
    """Number and kind of the motion that is vetoed, for all to read which; nothing, if none is."""
    return (motion.number, motion.proposal.kind) if motion else (0, "")


def use_power(g: Carthage, seat: Seat, power: str, against: Motion | None) -> None:
    """RC-9.0.15b: it has been used in this phase, even if it is cancelled."""
    g.senate.vetoes.append(power)
    senator = g.senators.get(power)
    holder = senator or g.holder(power)
    number, kind = named(against)
    g.tell(PowerUsed(seat, holder.id if holder else "", "" if senator else power, number=number, kind=kind))


# Cancelling it


def cancels(g: Carthage, power: str, card: str) -> bool:
    """RC-9.0.18: Graft cancels a Public Outcry card, Outcry Silenced an inherent veto too."""
    silencer = g.tables.card(card)
    return silencer.has("inherent_outcry_blocked") or (silencer.has("cancel_card") and power in g.gone)


def silencing(g: Carthage, seat: Seat) -> Decision[str | None] | None:
    """RC-DP71: asked of everybody who holds red cards, for who can do it is hidden; of nobody once it is cancelled."""
    outcry, hand = g.senate.outcry, g.factions[seat].hand
    if outcry is None or not hand:
        return None
    held = {card: card for card in hand if cancels(g, outcry.power, card)}
    choice: OneOf[str | None] = OneOf({"none": None, **held})
    about = {"against": outcry.seat, "use": outcry.use}
    return Decision("senate.silence", seat, choice, *g.law.cites["senate.silence"], about, lapse="none")


async def silence(g: Carthage, seat: Seat, card: str) -> None:
    """RC-9.0.18: all goes on as if it had not been played."""
    g.factions[seat].hand.remove(card)
    g.gone.append(card)
    g.senate.outcry = None
    g.tell(OutcrySilenced(seat, card))
