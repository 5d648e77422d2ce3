"""RC-8.8.2a: a War leaves the Forum by an event, and all that went with it comes home."""

from __future__ import annotations

from games.carthage.pieces import Province, Senator, War
from games.carthage.state import Carthage
from games.carthage.trade import stacks
from games.carthage.wars.awakening import lift
from games.carthage.wars.leaders import leave_war
from games.carthage.wars.sea import dismiss_tyrians
from games.republic.forum.deck import into_the_deck
from games.republic.forum.events_cards import WarLeft
from games.republic.money import state_receives
from games.republic.pieces import Force
from games.republic.senators import kill


async def shuffle_back(g: Carthage, war: War) -> None:
    """RC-8.8.2a: the State takes half the spoils, rounded down; the War goes into the top 6 cards of the deck.

    GV-4.10: on another board it may matter.
    """
    spoils = war.card.spoils // 2 if war.card and not war.revolt else 0
    state_receives(g, spoils, "peace", war.id)
    shuffled = bool(war.card) and into_the_deck(g, war.id)
    g.tell(WarLeft(war.id, spoils, shuffled))
    await withdraw(g, war)
    await g.law.abroad.ended(g, war, "shuffled" if shuffled else "discarded")


async def withdraw(g: Carthage, war: War) -> None:
    """RC-8.8.2a: it is gone; a Province that was in revolt lies in the Forum."""
    dismiss_tyrians(g, war)
    del g.wars[war.id]
    if war.province:
        g.provinces[war.province] = Province(id=war.province)
    await let_go(g, war)


async def let_go(g: Carthage, war: War) -> None:
    """RC-8.8.2a, 9.5.4a: cards it removed come back (RC-7.5.4), so do legions, forces, commanders.

    RC-10.2.14: its Captives die.
    """
    stacks.give_back(g, war)
    lift(g, f"{war.id}/war_over")
    for force in [one for one in g.forces.values() if one.war == war.id and not one.victorious]:
        come_back(g, force)
    leave_war(g, war)
    for captive in [one for one in g.senators.values() if one.captive and one.at == war.id]:
        await kill(g, captive, "captivity", "RC-10.2.14")


def come_back(g: Carthage, force: Force) -> None:
    """RC-8.8.2a: units go to Active Forces, commanders return to Carthage."""
    del g.forces[force.id]
    g.army.active.legions += force.units.legions
    g.army.active.fleets += force.units.fleets
    for name in force.commanders:
        lay_down(g, g.senators[name])


def lay_down(g: Carthage, commander: Senator) -> None:
    """RC-9.6.8: a General who comes back to Carthage for any reason loses that office. RC-11.1: the people notice."""
    campaign = commander.campaign
    if g.step.startswith("senate.") and campaign and campaign.turn == g.turn - 1 and not campaign.won:
        g.senate.returned.append(commander.id)
    commander.place, commander.at = "carthage", ""
    if commander.office == "general":
        commander.office = ""
