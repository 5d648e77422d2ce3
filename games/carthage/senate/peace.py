"""RC-9.5.4: suing for peace. An Active War is given up and is a Lost War for good, with what its card says of that."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.combat.leaving import let_go, withdraw
from games.carthage.pieces import War
from games.carthage.senate.events_business import LegionsRemoved, PaymentSpared, ProvinceRemoved, WarLost
from games.carthage.senate.pieces import Motion, Peace
from games.carthage.state import Carthage
from games.carthage.wars.sea import dismiss_tyrians
from games.kernel import OneOf, Record, Seat
from games.republic.components import Effect
from games.republic.effects import Effects, perform
from games.republic.pieces import CIVIL_WAR
from games.republic.senate.business import Business
from games.republic.senate.proposals import identity
from games.republic.terms import come_home

effect = Effects()


def choice(g: Carthage, _seat: Seat) -> Record[Peace] | None:
    """RC-9.5.4: one Active War that has not been voted on."""
    wars = [war for war in to_give_up(g) if identity(g, Peace(war=war.id)) not in g.senate.defeated]
    return Record(Peace, war=OneOf({war.id: war.id for war in wars})) if wars else None


def to_give_up(g: Carthage) -> list[War]:
    """RC-9.5.4c: any Active War, a Province in revolt too; but not the Civil War, which unmet is won (RC-12.1a)."""
    return [war for war in g.active_wars() if war.id != CIVIL_WAR]


def same(proposed: Peace) -> str:
    """RC-9.0.8: the War."""
    return proposed.war


def still_active(g: Carthage, proposed: Peace) -> bool:
    """RC-9.0.16: whether it could still be given up."""
    war = g.wars.get(proposed.war)
    return war is not None and war.status == "active"


def enough(g: Carthage, proposed: Peace, votes_for: int, votes_against: int) -> bool:
    """RC-9.0.11; RC-9.7.2, Greek Studies: against Syracuse and Pyrrhus two thirds of the votes cast are needed."""
    thirds = 2 if needs_two_thirds(g, g.wars[proposed.war]) else 0
    return votes_for > votes_against and 3 * votes_for >= thirds * (votes_for + votes_against)


def needs_two_thirds(g: Carthage, war: War) -> bool:
    """RC-9.7.2: whether a Law in force protects this group of Wars."""
    effects = [one for law in g.laws for one in g.tables.laws[law].effects if one.op == "peace_requires_two_thirds"]
    return any(war.group in one.params["groups"] for one in effects)


async def carry(g: Carthage, _motion: Motion, proposed: Peace) -> None:
    """RC-9.5.4: it is lost. GV-4.9: it may be won by somebody else."""
    war = g.wars[proposed.war]
    await lose(g, war)
    await g.law.abroad.ended(g, war, "lost")


async def lose(g: Carthage, war: War) -> None:
    """RC-9.5.4, 9.5.4a: its on_lost effects happen before anything comes back; then all that it held is let go."""
    war.status = "lost"
    g.tell(WarLost(war.id, len(g.lost_wars())))
    if war.card:
        await perform(g, war.id, demanded(g, war.id, war.card.on_lost))
    dismiss_tyrians(g, war)
    await let_go(g, war)


def demanded(g: Carthage, war: str, effects: Sequence[Effect]) -> Sequence[Effect]:
    """RC-15.9: all that a Lost War takes; no Talents where Neutrals make the peace, and that is told."""
    if not g.with_neutrals or g.law.constants.neutrals_pay_for_peace:
        return effects
    if talents := sum(one.params["value"] for one in effects if one.op == "state_pays"):
        g.tell(PaymentSpared(war, talents))
    return [one for one in effects if one.op != "state_pays"]


@effect("remove_province")
async def remove_province(g: Carthage, card: str, *, province: str) -> None:
    """RC-9.5.4a: out of play: its Governor comes home, its garrison to Active Forces; a revolt there is over.

    A Revolt that is a Lost War stays one.
    """
    revolt = next((war for war in g.wars.values() if war.province == province and war.status != "lost"), None)
    if revolt:
        await withdraw(g, revolt)
    removed = g.provinces.pop(province, None)
    if removed is None:
        return
    g.army.active.legions += removed.garrison
    governor = g.senators.get(removed.governor)
    if governor:
        come_home(governor)
    g.tell(ProvinceRemoved(province, removed.governor, card))


@effect("legion_type_removed")
def legion_type_removed(g: Carthage, card: str, *, legion_type: str, scope: str) -> None:
    """RC-9.5.4a: Unavailable legions of the type, which are those in the Force Pool (RC-9.5.5f), leave the game."""
    legions = g.army.pool.get(legion_type, 0) if g.army.unavailable.get(legion_type) else 0
    if legions and scope == "unavailable":
        g.army.pool[legion_type] = 0
        g.army.removed[legion_type] = g.army.removed.get(legion_type, 0) + legions
        g.tell(LegionsRemoved(legion_type, legions, card))


@effect("legion_class_removed")
def legion_class_removed(g: Carthage, card: str, *, legion_class: str, scope: str) -> None:
    """As `legion_type_removed` for every type of the class."""
    for kind in g.tables.legions.values():
        if kind.class_ == legion_class:
            legion_type_removed(g, card, legion_type=kind.id, scope=scope)


BUSINESS = Business(
    kind="peace",
    choice=choice,
    carry=carry,
    same=same,
    possible=still_active,
    enough=enough,
)
