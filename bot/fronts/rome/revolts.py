"""Revolts of Rome before they are declared: who would follow, how strong that would be, and what stands against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Fields, Voice
from bot.fronts.rome.battles import force_of
from bot.fronts.rome.looking import rome
from bot.fronts.rome.provinces import DIE, share
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import Amount, Posted
from games.rome.law import ROME
from games.rome.seen.combat import ForceView
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

BUTTONS: Final = 4
VETERAN: Final = "veteran"


# RR-1.11.31: who follows


def follows(view: RomeView, paid: int) -> int:
    """RR-1.11.31: in percent how likely a legion, or a fleet, that is paid for or not follows its commander."""
    least = ROME.charts.legion_allegiance.follows_at_least[view.era]
    return share([die + paid + view.omens >= least for die in DIE])


def devoted(view: RomeView, force: ForceView) -> int:
    """RR-1.11.31: so many of his legions are veterans who owe him allegiance: they follow without a roll."""
    mine = (one.count for one in view.army.veterans if (one.place, one.loyal) == (force.id, force.commanders[0]))
    return sum(mine)


def test_lines(one: Asked, look: Look) -> list[str]:
    """RR-1.11.3, 1.11.31: how many follow for certain, how likely others do, and what the Senate has."""
    view = rome(look)
    force = force_of(view, str(one.decision.about["senator"]))
    if force is None:
        return []
    return [test_line(look, view, force), strength_line(look, view, force), *senate_lines(look, view)]


def test_line(look: Look, view: RomeView, force: ForceView) -> str:
    """The dice that are to fall."""
    certain = devoted(view, force)
    return look.voice.say(
        "revolt-test",
        senator=force.commanders[0],
        certain=certain,
        doubtful=len(force.legions) - certain,
        unpaid=follows(view, 0),
        paid=follows(view, 1),
    )


def strength_line(look: Look, view: RomeView, force: ForceView) -> str:
    """RR-1.11.37: what he is worth if only those follow who follow for certain, if half of the others do, if all do."""
    certain = devoted(view, force)
    whole, least = len(force.legions) + force.veterans, 2 * certain
    led = view.senators[force.commanders[0]]
    worths = [with_military(units, led) for units in (least, (least + whole) // 2, whole)]
    return look.voice.say("revolt-strength", none=worths[0], half=worths[1], all=worths[2])


def with_military(units: int, commander: SenatorView) -> int:
    """RR-1.11.3: legions, veterans 2, and MIL, at most as much."""
    return units + min(units, commander.military)


def senate_lines(look: Look, view: RomeView) -> list[str]:
    """RR-1.09.64: what the Senate could send against him next turn."""
    army = view.army
    loyal = [view.senators[name] for one in view.factions.values() for name in one.senators]
    at_home = [one.military for one in loyal if one.in_rome and one.faction != look.seat and not one.rebel]
    buys = max(0, view.treasury) // army.unit_cost if army.recruiting and army.unit_cost else 0
    best = max(at_home, default=0)
    figures = {"legions": army.legions, "fleets": army.fleets, "military": best}
    return [look.voice.say("revolt-senate", **figures, treasury=view.treasury, more=min(buys, army.pool_legions))]


def declared_lines(one: Asked, look: Look) -> list[str]:
    """RR-1.11.3: after the dice: how strong he is at the least with those who follow, and what stands against him."""
    view = rome(look)
    about = one.decision.about
    force = force_of(view, str(about["senator"]))
    if force is None:
        return []
    worth = with_military(int(about["legions"]) + devoted(view, force), view.senators[force.commanders[0]])
    return [look.voice.say("revolt-followed", strength=worth), *senate_lines(look, view)]


# RR-1.11.31: what is paid


def bribe_lines(_one: Asked, look: Look) -> list[str]:
    """What a Talent does to a roll."""
    view = rome(look)
    return [look.voice.say("revolt-bribe", unpaid=follows(view, 0), paid=follows(view, 1))]


def bribes(posted: Posted, look: Look) -> list[Shortcut]:
    """RR-1.11.31: so many Talents, for veterans first, who count twice; with how many then follow."""
    view = rome(look)
    names, _, most = posted.decision.choice.form()
    ordered = sorted(names, key=lambda name: not name.startswith(VETERAN))
    return [
        Shortcut(look.voice.say("bribe-button", talents=n, follow=mean(view, n, len(names))), ordered[:n])
        for n in sums(int(most))
    ]


def sums(most: int) -> list[int]:
    """A few sums, and the largest there can be."""
    return sorted({most, *(n for n in (1, 3, 6) if n < most)})[:BUTTONS]


def mean(view: RomeView, paid: int, units: int) -> str:
    """How many of those who roll follow on the average."""
    found = paid * follows(view, 1) + (units - paid) * follows(view, 0)
    return f"{found / 100:.1f}"


# RR-2.04.2: settled veterans


def settling(posted: Posted, look: Look) -> Mapping[str, str]:
    """What so many bring him: ORA and INF then."""
    choice, view = posted.decision.choice, rome(look)
    one = view.senators[str(posted.decision.about["senator"])]
    most = choice.high if isinstance(choice, Amount) else 0
    return {
        str(n): look.voice.say("settle-button", count=n, oratory=one.oratory + n, influence=one.influence + n)
        for n in range(most + 1)
    }


# RR-1.11.32, 2.03.2: who joins


def joining_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.11.32: beside each Senator what he would lose at once."""
    view = rome(look)
    people = [view.senators[name] for name in offered(posted.decision.choice) if name in view.senators]
    return {one.id: loss_line(look, one) for one in people}


def loss_line(look: Look, one: SenatorView) -> str:
    """His offices, Knights and Concessions; INF is not lost."""
    lost = [*one.titles, *(card.name for card in one.concessions)]
    return look.voice.say("join-note", influence=one.influence, knights=one.knights, lost=lost or None)


def province_lines(one: Asked, look: Look) -> list[str]:
    """RR-2.03.2: the forces of each Province whose Governor may revolt; and what the Senate has."""
    view = rome(look)
    provinces = one.decision.choice.form()["provinces"][0]
    return [*province_forces(look, view, provinces).values(), *senate_lines(look, view)]


def province_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-2.03.71: beside each Province what comes with its Governor."""
    return province_forces(look, rome(look), offered(posted.decision.choice))


def province_forces(look: Look, view: RomeView, names: Sequence[str]) -> dict[str, str]:
    """What stands in Provinces, by their names."""
    found = [view.provinces[name] for name in names if name in view.provinces]
    return {
        one.id: look.voice.say(
            "rise-note",
            province=one.id,
            governor=one.governor,
            garrison=len(one.garrison),
            armies=one.armies,
            fleets=one.fleets,
            land=one.land,
        )
        for one in found
    }


def marching_lines(_one: Asked, look: Look) -> list[str]:
    """RR-2.03.7: what the Rebel has, and what the Senate has against him, by land and by sea."""
    view = rome(look)
    civil = view.civil
    if civil is None:
        return senate_lines(look, view)
    ours = look.voice.say("march-note", legions=civil.legions, military=civil.military)
    return [ours, *senate_lines(look, view)]


# RR-1.11.31: what the dice have said


def tell_tested(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """Dice and units by their kind: "legions 5, 2 and 1", "legions 3 and Fleets 1"."""
    dice: dict[str, list[str]] = {}
    for unit, roll in fields["rolls"].items():
        dice.setdefault(kind_of(unit), []).append(str(roll))
    rolls = "; ".join(f"{voice.name(kind)} {voice.list(rolled)}" for kind, rolled in dice.items())
    return {"rolls": rolls or voice.list([]), **{name: by_kind(voice, fields[name]) for name in ("paid", "follow")}}


def by_kind(voice: Voice, units: Sequence[str]) -> str:
    """So many of each kind."""
    return voice.list(voice.share(voice.name(kind), n) for kind, n in Counter(map(kind_of, units)).items())


def kind_of(unit: str) -> str:
    """`legion.3` is a legion."""
    return unit.partition(".")[0]
