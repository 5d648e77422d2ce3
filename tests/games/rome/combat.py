"""Putting forces into the field, and loading the dice of the Combat Phase.

Cornelius (MIL 4, diamond) with 6 legions against the 1st Gallic War (land 10): the total is what the dice show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel import Event
from games.republic.bench import add_laws, draw_out
from games.republic.combat.events import BattleDrawnUp, BattleFought
from games.republic.events import Died
from games.republic.pieces import CIVIL_WAR, EnemyLeader
from games.rome.pieces import Civil, War
from games.rome.state import Rome
from tests.games.rome.forum import event, three
from tests.games.rome.play import Play, add_force, add_leader, add_province, add_statesman, add_war, numbered, places

Change = Callable[[Rome], object]
GAUL = "gallic-1"  # land 10, no support, Disaster 13, Standoff 15, spoils 20, creates Gallia Cisalpina
SYRIA = "syrian"  # land 6, support 2, Disaster 16, Standoff 15, spoils 45
PUNIC = "punic-1"  # land 10, support 5, fleet 10, Disaster 13, Standoff 11 and 14, spoils 35
EGYPT = "alexandrine"  # land 2, support 2, fleet 10, Disaster 18, Standoff 17, spoils 25
NOBODY = ("none", "none", "none", "none", *map(str, range(16, 31)))  # chits that strike nobody who is in play
LAST = "revolution.opening"


def combat(
    play: Play,
    *changes: Change,
    naturals: Mapping[str, Sequence[int]] | None = None,
    step: str = "combat.opening",
    chits: Sequence[str] = NOBODY,
    dice: Mapping[str, Sequence[int]] | None = None,
    **how: Any,
) -> Play:
    """The phase begins, with these natural rolls at these Wars; it stops before the Revolution Phase."""
    rolls = {f"battle.{war}": [die for one in totals for die in three(one)] for war, totals in (naturals or {}).items()}

    def change(g: Rome) -> None:
        for one in changes:
            one(g)

    play.forget()
    loaded = {"battle.chits": places(chits), **rolls, **(dice or {})}
    return play.until(LAST).at(step, change=change, dice=loaded, **how)


def fought(play: Play, natural: int, *changes: Change, at: str = GAUL, **how: Any) -> BattleFought:
    """One battle with this natural roll; what came of the dice."""
    dice = how.pop("dice", {})
    thrown = {f"battle.{at}": how.pop("thrown", three(natural))}
    combat(play, *changes, dice={**thrown, **dice}, **how)
    return said(play, BattleFought)


def said(play: Play, kind: type[Any]) -> Any:
    """The one event of this kind."""
    (told,) = play.saw(kind)
    return told


def drawn(play: Play) -> BattleDrawnUp:
    """How the one battle was drawn up."""
    told: BattleDrawnUp = said(play, BattleDrawnUp)
    return told


def results(play: Play) -> list[tuple[str, str, str]]:
    """What the battles have come to."""
    return [(one.war, one.ground, one.result) for one in play.saw(BattleFought)]


def dead(play: Play) -> list[str]:
    """Who has died."""
    return [one.card for one in play.saw(Died)]


def answers(play: Play, kind: str, said_by: Mapping[str, Any]) -> None:
    """Several seats answer a joint question; all that was told is kept."""
    told: list[Event] = list(play.told)
    for seat, raw in said_by.items():
        play.answer(seat, kind, raw)
        told += play.told
    play.told[:] = told


# What lies on the table


def force(at: str, *commanders: int, **units: Any) -> Change:
    """A force is at a War."""
    return lambda g: add_force(g, at, *commanders, **units)


def gaul(legions: int = 6, **units: Any) -> Change:
    """Cornelius is in Gaul."""
    return force(GAUL, 1, legions=legions, **units)


def war(name: str, status: Any = "active", **marks: Any) -> Change:
    """A War lies in the Forum."""
    return lambda g: add_war(g, name, status, **marks)


def marked(name: str, **marks: Any) -> Change:
    """A War that lies there has these marks."""

    def change(g: Rome) -> None:
        for mark, value in marks.items():
            setattr(g.wars[name], mark, value)

    return change


def enemy(name: str, at: str) -> Change:
    """An enemy Leader is with a War."""
    return lambda g: add_leader(g, name, at)


def statesman(card: str, seat: str) -> Change:
    """A Statesman is in play."""
    return lambda g: add_statesman(g, card, seat)


def law(*names: str) -> Change:
    """Laws are in effect."""
    return lambda g: add_laws(g, names)


def province(name: str, governor: int | None = None, **marks: Any) -> Change:
    """A Province is in play."""

    def change(g: Rome) -> None:
        one = add_province(g, name, governor, developed=marks.pop("developed", False))
        for mark, value in marks.items():
            setattr(one, mark, value)

    return change


def office(number: int, post: Any) -> Change:
    """A Senator holds an office, beside whoever else does."""

    def change(g: Rome) -> None:
        for holder in g.holders(post):
            holder.office = ""
        numbered(g, number).office = post

    return change


def ratings(number: int, **values: Any) -> Change:
    """A Senator has so much INF, POP or whatever else."""

    def change(g: Rome) -> None:
        for name, value in values.items():
            setattr(numbered(g, number), name, value)

    return change


def holding(seat: str, *cards: str) -> Change:
    """These cards are in a hand, and in no deck."""

    def change(g: Rome) -> None:
        for card in cards:
            draw_out(g, card)
            g.factions[next(one for one in g.seats if one == seat)].hand.append(card)

    return change


def dispatched(**numbers: int) -> Change:
    """The votes by which the commanders of these forces were sent: `force_1=2`."""
    return lambda g: g.dispatched.update({name.replace("_", "-"): number for name, number in numbers.items()})


def dictator(at: str = GAUL, legions: int = 6, **units: Any) -> Change:
    """Cornelius is Dictator; Aurelius (MIL 2), his Master of Horse, is with him."""

    def change(g: Rome) -> None:
        add_force(g, at, 1, 9, legions=legions, **units)
        numbered(g, 1).office, numbered(g, 9).office = "dictator", "master-of-horse"

    return change


def rebel(number: int, legions: int, *, veterans: int = 0, fleets: int = 0) -> Change:
    """A Senator is Marching on Rome."""

    def change(g: Rome) -> None:
        g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=g.turn)
        add_force(g, CIVIL_WAR, number, legions=legions, veterans=veterans, fleets=fleets)
        one = numbered(g, number)
        one.rebel, one.office = True, ""
        g.civil = Civil(primary=one.id)

    return change


def unrest(level: int) -> Change:
    """The people are so restless."""
    return lambda g: setattr(g, "unrest", level)


def risen(name: str) -> Change:
    """An enemy Leader has risen from refuge, and aids all Wars there are."""

    def change(g: Rome) -> None:
        draw_out(g, name)
        g.leaders[name] = EnemyLeader(id=name, refuge="all-wars")
        g.risen[name] = list(g.wars)

    return change


def omens(times: int = 1) -> Change:
    """Evil Omens."""
    return event("te-evil-omens", times)
