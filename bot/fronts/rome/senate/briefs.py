"""What is to be known before one answers in the Senate of Rome: figures after it, prices, chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bot.fronts.republic.odds import DIE, PERCENT, share
from bot.fronts.republic.people import province_line
from bot.fronts.republic.senate.forces import commanders_of
from bot.fronts.rome.looking import rome
from bot.fronts.rome.senate import stakes
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from bot.table.autopilot import legal
from games.kernel import Amount, Posted
from games.rome.law import ROME
from games.rome.seen.people import SenatorView

SHORT: Final = 3  # buttons
EVEN: Final = 50  # RR-1.14.6: a die is even
TWICE: Final = list(ROME.chits).count("draw-2")
HARMLESS: Final = len(list(ROME.chits)) - TWICE  # of which those are taken that strike somebody
MANY: Final = len(list(ROME.chits))


def options_of(one: Asked, field: str) -> Sequence[str]:
    """What may be chosen in a field of the form."""
    found = dict(leaves(one.decision.choice)).get((field,))
    return offered(found) if found else ()


def senators_offered(posted: Posted, look: Look) -> Mapping[str, SenatorView]:
    """The Senators that may be chosen."""
    people = rome(look).senators
    return {name: people[name] for name in offered(posted.decision.choice) if name in people}


# Proposals


def land_bills(one: Asked, look: Look) -> list[str]:
    """RR-1.09.62: what each type that may be proposed would do."""
    return [line for kind in options_of(one, "type") for line in labelled(look, kind, stakes.land_bill)]


def repeals(one: Asked, look: Look) -> list[str]:
    """RR-1.09.621: what the repeal of each type would do."""
    return [line for kind in options_of(one, "type") for line in labelled(look, kind, stakes.repeal)]


def labelled(look: Look, kind: str, reckon: Callable[[Look, Mapping[str, Any]], list[str]]) -> list[str]:
    """What a type of Land Bill would do, under its name."""
    told = [line.removeprefix(stakes.SMALL) for line in reckon(look, {"type": kind})]
    return [look.voice.say("stakes-type", name=stakes.bill_of(int(kind)).name, line=line) for line in told]


def concessions(one: Asked, look: Look) -> list[str]:
    """RR-1.09.61: what each Concession that may be given is good for."""
    cards = [name for path, _ in leaves(one.decision.choice) for name in path]
    return stakes.concessions(look, {"grants": dict.fromkeys(cards)})


def commander_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.09.641: beside each who may be sent: his MIL, the veterans who are his, the votes that leave with him."""
    people = [rome(look).senators[name] for name in commanders_of(posted)]
    return {
        one.id: look.voice.say("commander-note", military=one.military, veterans=one.veterans, votes=one.votes)
        for one in people
    }


# Tribunes and what answers them


def graft_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.14.5: how likely each can pay the die of Talents that is asked."""
    people = senators_offered(posted, look)
    return {
        name: look.voice.say("graft-note", talents=one.talents, percent=share(die <= one.talents for die in DIE))
        for name, one in people.items()
    }


def price_left(one: Asked, look: Look) -> list[str]:
    """RR-1.14.5: what is left in his purse."""
    payer = rome(look).senators.get(str(one.decision.about["senator"]))
    talents = int(one.decision.about["talents"])
    return [look.voice.say("price-left", senator=payer.id, left=payer.talents - talents)] if payer else []


def murder_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.14.6: an even die cancels the Tribune; he loses as much POP as it shows."""
    people = senators_offered(posted, look)
    return {
        name: look.voice.say("murder-note", percent=EVEN, popularity=one.popularity) for name, one in people.items()
    }


def mob_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.14.7: so many chits are drawn, by his ORA, against so many of theirs in Rome; how likely one dies."""
    seat = str(posted.decision.about["against"])
    exposed = sum(one.faction == seat and one.in_rome for one in rome(look).senators.values())
    return {name: mob_note(look, one.oratory, exposed) for name, one in senators_offered(posted, look).items()}


def mob_note(look: Look, oratory: int, exposed: int) -> str:
    """RR-1.14.7: over all rolls of the die that is added to his ORA."""
    spared = sum(harmless(oratory + die, exposed, HARMLESS - exposed) for die in DIE) / len(DIE)
    figures = {"least": oratory + DIE[0], "most": oratory + DIE[-1], "exposed": exposed}
    return look.voice.say("mob-note", percent=round(PERCENT * (1 - spared)), **figures)


@cache
def harmless(count: int, exposed: int, others: int) -> float:
    """RR-1.05.21: how likely so many chits strike none of these; "Draw 2" goes back, and brings two more."""
    if count <= 0 or not exposed:
        return 1.0
    if others <= 0 or count > MANY:
        return 0.0
    again, on = harmless(count + 1, exposed, others), harmless(count - 1, exposed, others - 1)
    return (TWICE * again + others * on) / (TWICE + exposed + others)


# Officials


def fine_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.15.1: what is taken first, and what is lost where it is missing."""
    people = senators_offered(posted, look)
    return {
        name: look.voice.say("fine-note", talents=one.talents, popularity=one.popularity, influence=one.influence)
        for name, one in people.items()
    }


def going(one: Asked, look: Look) -> list[str]:
    """RR-1.09.51, 1.13.1: the votes that leave Rome with him, and what the Province brings either way."""
    about = one.decision.about
    senator = rome(look).senators.get(str(about["senator"]))
    lost = [look.voice.say("legate-votes", senator=senator.id, votes=senator.votes)] if senator else []
    return [*lost, province_line(look, str(about["province"]))]


def commissions(one: Asked, look: Look) -> list[str]:
    """RR-1.07.320: what the Concession is good for."""
    return stakes.concessions(look, {"grants": offered(one.decision.choice)})


def laws(one: Asked, look: Look) -> list[str]:
    """RR-2.06.2: what each Law does, until one is chosen with all that belongs to it."""
    if one.begun and legal(one.posted, one.begun):
        return []
    voice = look.voice
    texts = {law: voice.printed(law, ROME.tables.card(law).text) for law in options_of(one, "law")}
    return [voice.say("option-note", name=voice.name(law), note=text) for law, text in texts.items()]


def recalls(posted: Posted, look: Look) -> list[Shortcut]:
    """RR-2.04.3: as many as can be paid for, the fewest last; he pays first, then his faction."""
    senator = rome(look).senators.get(str(posted.decision.about["senator"]))
    fields: Mapping[str, Amount] = getattr(posted.decision.choice, "fields", {})
    if senator is None or not fields:
        return []
    counts = range(fields["veterans"].high, 0, -1)[:SHORT]
    return [recalled(look, senator.talents, count) for count in counts]


def recalled(look: Look, purse: int, count: int) -> Shortcut:
    """So many veterans, and who pays what."""
    price = ROME.constants.unit_cost * count
    beside = max(0, price - purse)
    label = look.voice.say("recall-button", count=count, own=price - beside, beside=beside)
    return Shortcut(label, {"veterans": count, "faction": beside})


def recall_price(one: Asked, look: Look) -> list[str]:
    """RR-2.04.3: what each veteran costs, and what there is to pay with."""
    view = rome(look)
    senator = view.senators.get(str(one.decision.about["senator"]))
    if senator is None:
        return []
    held = view.own.treasury if view.own else 0
    figures = {"price": ROME.constants.unit_cost, "settled": senator.settled, "oratory": senator.oratory}
    return [look.voice.say("recall-price", senator=senator.id, talents=senator.talents, treasury=held, **figures)]


def ally_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.07.21.13: how strong each War is now, and what its end brings the State."""
    wars = rome(look).wars
    able = {name: wars[name] for name in offered(posted.decision.choice) if name in wars}
    return {
        name: look.voice.say("ally-note", land=war.land_now, fleet=war.fleet_now, spoils=war.spoils)
        for name, war in able.items()
    }
