"""GV-1.3, 4.8 to 4.10, 6.1, 6.2, 7.4: a war is settled for good, and what that means on both boards."""

from __future__ import annotations

from typing import Literal

from games.carthage.combat import leaving as carthage_leaving
from games.carthage.pieces import War as WarOnCarthage
from games.carthage.senate.peace import lose
from games.carthage.wars.sea import TYRIANS, send_tyrians_home
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, OTHER, ROME, CoupledWar, Side
from games.grand.state import Grand, Half
from games.grand.wars.events import FaceLeft, ForceWithdrawn, How, SeaControlled, WarSettled
from games.grand.wars.faces import beside, coupled, face, lies, side_of
from games.kernel import within
from games.republic.abroad import Left
from games.republic.pieces import War
from games.republic.senators import kill
from games.rome.basics.provinces import create_for
from games.rome.pieces import War as WarOnRome
from games.rome.wars import leaving as rome_leaving
from games.rome.wars.revolts import series_ends

CAPTIVES = {CARTHAGE: "RC-10.2.14", ROME: "RR-1.10.71"}


async def settle(g: Grand, number: int, winner: Side | Literal[""], how: How) -> None:
    """GV-1.3: war n is settled for good; its other face is Lost. Nobody's victory: both are gone (GV-4.10, 7.4).

    The winner's own face is left to his own rules, which give him all that the Victory brings (GV-4.8, 5.8), but where
    the war was given up (GV-4.9).
    """
    war = g.war(number)
    if war.settled:
        return
    war.settled, war.winner, war.given_up = True, winner, how == "peace"
    g.tell(WarSettled(number, winner, how))
    for half in g.halves():
        await within(half.half, follow(half, war))


async def take_up(half: OfRome) -> None:
    """GV-2.5: when Rome is set up it takes up what has been settled before."""
    for war in half.whole.wars:
        if war.settled:
            await within(half.half, follow(half, war))


async def follow(half: Half, war: CoupledWar) -> None:
    """GV-4.8 to 4.10, 6.1, 6.2, 7.4: what a settled war means on one board."""
    if isinstance(half, OfCarthage):
        await (is_lost_by_carthage(half, war) if war.lost_by == CARTHAGE else is_over_for_carthage(half, war))
    elif war.winner == ROME:
        await is_won_by_rome(half, war)
    else:
        await is_over_for_rome(half, war, "lost" if war.winner else "removed")


# Carthage


async def is_lost_by_carthage(g: OfCarthage, war: CoupledWar) -> None:
    """GV-6.1, 4.8: as if its Senate had sued for peace, wherever the card is; the order of its deck stays."""
    card = lies(g, war.number)
    if card is not None and card.status == "lost":
        return  # GV-4.9: it has just done so
    name = face(CARTHAGE, war.number)
    if card is None:
        out_of_decks(g, name)
        g.wars[name] = WarOnCarthage(id=name, status="inactive")
    tell_forces(g, name)
    await lose(g, g.wars[name])
    tyrians_leave(g, name)
    g.whole.tell(FaceLeft(CARTHAGE, name, "lost"))


def tyrians_leave(g: OfCarthage, card: str) -> None:
    """RC-8.8.8: they go home with the Combat Phase after which their War is gone; once it is over, at once."""
    event = g.table_events.get(TYRIANS)
    if event and card in event.wars and not g.whole.resumes[CARTHAGE].startswith("combat"):
        send_tyrians_home(g, event)


async def is_over_for_carthage(g: OfCarthage, war: CoupledWar) -> None:
    """GV-4.10, 7.4: its face leaves the board or the deck; of a war that Carthage has won its own rules take it."""
    name = face(CARTHAGE, war.number)
    if war.winner:
        return
    if name in g.wars:
        tell_forces(g, name)
        await carthage_leaving.withdraw(g, g.wars[name])
        tyrians_leave(g, name)
    forget(g, name)
    g.whole.tell(FaceLeft(CARTHAGE, name, "removed"))


# Rome


async def is_won_by_rome(g: OfRome, war: CoupledWar) -> None:
    """GV-4.9: given up by Carthage it leaves the board or the deck, defeated; its Provinces are created, no more.

    Where Rome has beaten it the card is taken by its own rules.
    """
    name = face(ROME, war.number)
    if war.given_up:
        card = g.wars.get(name) or WarOnRome(id=name, status="inactive")
        await leave(g, name)
        g.defeated.append(name)
        create_for(g, card, "RR-1.10.4")
        series_ends(g, card)
        g.whole.tell(FaceLeft(ROME, name, "won"))


async def is_over_for_rome(g: OfRome, war: CoupledWar, fate: Literal["lost", "removed"]) -> None:
    """GV-6.2, 4.10, 7.4: it may no longer be fought, is neither Active nor Inactive and creates no Provinces."""
    name = face(ROME, war.number)
    await leave(g, name)
    g.whole.tell(FaceLeft(ROME, name, fate))


async def leave(g: OfRome, name: str) -> None:
    """GV-4.8, 4.9: from wherever it is; forces and commanders there return, its Captives die (GV-4.15)."""
    if name in g.wars:
        tell_forces(g, name)
        await rome_leaving.withdraw(g, g.wars[name], hunted=False)
    forget(g, name)


# Either


def out_of_decks(half: Half, card: str) -> None:
    """GV-4.8: a card in a deck is taken out of it; the order of the rest stays."""
    for deck in (half.deck, half.next_deck):
        if card in deck:
            deck.remove(card)


def forget(half: Half, card: str) -> None:
    """GV-4.10: it is out of the game."""
    out_of_decks(half, card)
    if card not in half.gone:
        half.gone.append(card)


def tell_forces(half: Half, card: str) -> None:
    """GV-4.8: which forces are coming home."""
    for force in [one for one in half.forces.values() if one.war == card and not one.victorious]:
        units = force.units
        half.whole.tell(ForceWithdrawn(side_of(half), card, tuple(force.commanders), len(units.legions), units.fleets))


# A War has left one board by its own rules


async def ended(half: Half, war: War, how: Left) -> None:
    """GV-4.8 to 4.11: what it means for the other that a face has been won, given up, shuffled back or discarded."""
    shared, side = coupled(half, war.id), side_of(half)
    if shared is None or shared.settled:
        return
    if how == "shuffled":
        await goes_back(half, shared)
    elif how == "won":
        await settle(half.whole, shared.number, side, "victory")
    elif how == "lost":
        await settle(half.whole, shared.number, OTHER[side], "peace")
    else:
        await settle(half.whole, shared.number, "", "discarded")


async def goes_back(half: Half, war: CoupledWar) -> None:
    """GV-4.10, 4.15: only this face is absent again; its sea control is nobody's, and Captives die on both sides."""
    if war.sea == side_of(half):
        war.sea = ""
        half.whole.tell(SeaControlled(""))
    other = beside(half)
    if other is not None:
        await within(other.half, captives_die(other, war.number))


async def captives_die(half: Half, number: int) -> None:
    """GV-4.15: those whom this war holds."""
    side = side_of(half)
    for captive in [one for one in half.senators.values() if one.captive and one.at == face(side, number)]:
        await kill(half, captive, "captivity", CAPTIVES[side])
