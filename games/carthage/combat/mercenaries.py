"""RC-10.2.3: mercenary cards, played before the dice of a land battle (RC-DP40)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.carthage.combat.events import MercenariesPlayed, MercenariesRolled
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, ask
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import coming_battle
from games.republic.effects import Effects, carry_out
from games.republic.hands import at_large
from games.republic.pieces import CIVIL_WAR

effect = Effects()


async def hire(g: Carthage) -> None:
    """RC-10.2.3: one card a battle; of two commanders the player of the one named first is asked first."""
    battle = coming_battle(g)
    for seat in dict.fromkeys(g.owner(g.senators[name]) for name in battle.commanders):
        card = await ask(partial(hiring, g, seat))
        if card:
            play(g, seat, card)
            return


def hiring(g: Carthage, seat: Seat) -> Decision[str | None] | None:
    """RC-DP40: a card of his hand; who holds one is hidden, so all are asked as long as one may be anywhere."""
    battle = coming_battle(g)
    if not at_large(g, partial(fits, g, battle)):
        return None
    held = {card: card for card in g.factions[seat].hand if fits(g, battle, card)}
    choice: OneOf[str | None] = OneOf({"none": None, **held})
    about: dict[str, str | int] = {"war": battle.war, "senator": battle.commanders[0]}
    return Decision(
        "combat.mercenaries", seat, choice, *g.law.cites["combat.mercenaries"], about, lapse="none", hidden=True
    )


def fits(g: Carthage, battle: Battle, card: str) -> bool:
    """RC-10.2.3: whether it is a mercenary card for this theatre."""
    effects = [one for one in g.tables.card(card).effects if one.op == "mercenary_strength"]
    return any(theatre(g, battle) in one.params["theatres"] for one in effects)


def theatre(g: Carthage, battle: Battle) -> str:
    """RC-10.2.3: that of the War's card, or of the Province in revolt; the Civil War is fought in Africa."""
    war = g.wars[battle.war]
    if war.id == CIVIL_WAR:
        return "africa"
    return war.card.theatre if war.card else g.tables.provinces[war.province].theatre


def play(g: Carthage, seat: Seat, card: str) -> None:
    """RC-10.2.3: the card does what it says, and is discarded."""
    battle = coming_battle(g)
    g.factions[seat].hand.remove(card)
    g.gone.append(card)
    battle.card = card
    carry_out(g, card, g.tables.card(card).effects)
    g.tell(MercenariesPlayed(seat, card, battle.war, battle.mercenaries))


@effect("mercenary_strength")
def mercenary_strength(g: Carthage, card: str, *, value: int, theatres: Sequence[str], fails_on: Sequence[int]) -> None:
    """RC-10.2.3: it adds so much; where it may fail a dr is rolled first, read as it falls (RC-8.8.4)."""
    battle = coming_battle(g)
    fails = theatre(g, battle) not in theatres
    if fails_on:
        (roll,) = g.dice.roll("battle.mercenaries")
        fails = fails or roll in fails_on
        g.tell(MercenariesRolled(card, roll, fails))
    battle.mercenaries = 0 if fails else value


@effect("on_fail_strength")
def on_fail_strength(g: Carthage, card: str, *, value: int) -> None:  # noqa: ARG001 - every effect is called alike
    """War Elephants: if they fail they do harm."""
    battle = coming_battle(g)
    if not battle.mercenaries:
        battle.mercenaries = value


@effect("ignore_standoff")
def ignore_standoff(g: Carthage, card: str) -> None:  # noqa: ARG001
    """Xanthippus: the Standoff numbers on the War's card are ignored in this battle; those of Leaders are not."""
    coming_battle(g).standoff.clear()
