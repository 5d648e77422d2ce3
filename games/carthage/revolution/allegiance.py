"""RC-11.3.1, T-10: which legions follow a commander who would revolt; after the test he may still lay down."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.carthage.pieces import Senator
from games.carthage.revolution.events import AllegianceTested
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf
from games.republic.pieces import Legion

LAY_DOWN, REVOLT = "lay-down", "revolt"


def test(g: Carthage, commander: Senator, legions: Mapping[str, Legion], paid: Collection[str]) -> list[str]:
    """RC-11.3.1, T-10: a dr per legion, +1 if it was paid; veterans loyal to him follow without a roll."""
    bonus = sum(int(one.params["value"]) for one in commander.card.effects if one.op == "revolt_allegiance_bonus")
    doubtful = [name for name, legion in legions.items() if legion.loyal != commander.id]
    rolls = dict(zip(doubtful, g.dice.roll("allegiance", len(doubtful)), strict=True))
    added = {name: (name in paid) + bonus + g.omens() for name in doubtful}
    following = [
        name for name, one in legions.items() if name not in rolls or follows(g, one, rolls[name] + added[name])
    ]
    bought = tuple(name for name in doubtful if name in paid)
    needed = {legions[name].type: least(g, legions[name]) - bonus - g.omens() for name in doubtful}
    g.tell(AllegianceTested(commander.id, rolls, bought, bonus, g.omens(), tuple(following), needed=needed))
    return following


def follows(g: Carthage, legion: Legion, total: int) -> bool:
    """T-10: on this number or more, by the era and the class of the legion."""
    return total >= least(g, legion)


def least(g: Carthage, legion: Legion) -> int:
    """T-10: the number by the era and the class of the legion."""
    return g.law.charts.legion_allegiance.follows_at_least[g.era][g.tables.legions[legion.type].class_]


def declaring(g: Carthage, commander: Senator, following: Sequence[str]) -> Decision[bool]:
    """RC-DP75: after the test he may still lay down."""
    about: dict[str, str | int] = {"senator": commander.id, "legions": len(following)}
    choice = OneOf({LAY_DOWN: False, REVOLT: True})
    return Decision(
        "revolution.declare", g.owner(commander), choice, *g.law.cites["revolution.declare"], about, lapse=LAY_DOWN
    )
