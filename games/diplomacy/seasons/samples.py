"""Lines somebody might write, for playouts; whoever asks keeps those that are accepted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.diplomacy import standard
from games.diplomacy.language import Stage
from games.diplomacy.positions import commanded, label, posts, under
from games.diplomacy.state import Diplomacy, Force
from games.kernel import Picker, Seat

RARELY: Final = 6


def lines(g: Diplomacy, seat: Seat, stage: Stage, pick: Picker) -> list[str]:
    """Of each of his units an order, and some of what else he may say; in Winter of his centres."""
    if stage == "retreats":
        return list(_retreats(g, seat, pick))
    if g.standard:
        of_season = _adjustments(g, seat, pick) if g.season == "winter" else _military(g, seat, pick)
        return [*of_season, *_motions(g, pick)]
    of_season = _winter(g, seat, pick) if g.season == "winter" else _military(g, seat, pick)
    return [*of_season, *_affairs(g, seat, pick)]


def _adjustments(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """CD-N.6, N.7: now and then fewer than he might, or must."""
    due = standard.due(g, seat)
    if due > 0:
        yield from (f"builds {_built(g, one.code, pick)}" for one in g.ruled(seat))
    elif due < 0:
        yield from (f"removes {label(g, force)}" for force in commanded(g, seat) if pick.randint(1, 2) == 1)


def _built(g: Diplomacy, centre: str, pick: Picker) -> str:
    space = g.atlas.spaces[centre]
    spots = [f"F {centre}/{coast}" for coast in space.coasts] or [f"F {centre}"]
    fleets = spots if space.ground == "coast" else []
    return pick.choice([f"A {centre}", *fleets])


def _motions(g: Diplomacy, pick: Picker) -> Iterator[str]:
    """CD-N.10: of a standard game; rarely somebody leaves it."""
    yield from (f"votes {pick.choice(['yes', 'no'])} {motion.id}" for motion in g.motions)
    if pick.randint(1, 2 * RARELY) == 1:
        yield pick.choice(["moves draw", f"moves rule letters = {pick.randint(0, 60)}"])
    if pick.randint(1, 10 * RARELY) == 1:
        yield "drops out"


def _retreats(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    for one in g.dislodged:
        force = g.by_id(one.unit)
        if one.commander == seat and force is not None:
            yield f"{label(g, force)}-{pick.choice(one.places)}" if one.places else f"{label(g, force)} disbands"


def _military(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """Twice as much as is wanted for each: the last that is legal stands (CD-E.5)."""
    for force in commanded(g, seat):
        for _ in range(2):
            yield f"{label(g, force)}{_move(g, force, pick)}"
        if pick.randint(1, 3) == 1:
            yield f"{label(g, force)}{_help(g, force, pick)}{_suffix(g, force, pick)}"
        if not g.standard and pick.randint(1, RARELY) == 1:
            yield f"{label(g, force)} stand {_block(g, pick)}"


def _near(g: Diplomacy, force: Force) -> list[str]:
    """Where it could go, and what is further off by rail."""
    if force.arm == "F":
        return sorted(map(str, g.atlas.sails(force.at)))
    over = [code for one in g.atlas.passes if force.space in one.between for code in one.between - {force.space}]
    return sorted({*g.atlas.marches(force.space), *over}) or [force.space]


def _move(g: Diplomacy, force: Force, pick: Picker) -> str:
    to = pick.choice(_near(g, force))
    if pick.randint(1, RARELY) == 1 and g.railways:
        line = pick.choice(g.railways)
        return f"-{pick.choice(line.route)} (rail {line.id})"
    seize = f"(sf {_beneficiary(g, force, pick)})" if not g.standard and pick.randint(1, 3) > 1 else ""
    return f"-{seize}{to}"


def _help(g: Diplomacy, force: Force, pick: Picker) -> str:
    """A support, or a fleet's convoy, of a unit that stands near."""
    other = pick.choice(g.forces)
    to = pick.choice(_near(g, other))
    verb = "C" if force.arm == "F" and pick.randint(1, 3) == 1 else "S"
    return f" {verb} {label(g, other)}-{to}" if pick.randint(1, 3) > 1 else f" S {label(g, other)}"


def _suffix(g: Diplomacy, force: Force, pick: Picker) -> str:
    return f" (sf {_beneficiary(g, force, pick)})" if not g.standard and pick.randint(1, 3) == 1 else ""


def _block(g: Diplomacy, pick: Picker) -> str:
    against = f" {_somebody(g, pick)}" if pick.randint(1, 2) == 1 else ""
    return f"(blk{pick.choice(['', ' trains', ' works'])}{against})"


def _affairs(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """Some of everything else, each by chance."""
    for write in (_purge, _appoint, _works, _company, _voting, _private):
        if pick.randint(1, 3) == 1:
            yield from (f"{g.code(seat)} {said}" for said in write(g, seat, pick))


def _purge(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """Of what somebody holds, whoever he is."""
    other = _active(g, pick)
    held = list(posts(g, other))
    if held and other != seat:
        yield f"P {g.code(other)} {pick.choice(held)}"


def _appoint(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    for province in g.ruled(seat):
        yield f"Apt {_somebody(g, pick)} SR {province.code}"
    for force in under(g, seat):
        yield f"Apt {_somebody(g, pick)} C {label(g, force)}"


def _works(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """Lines from his centres, permits, canals."""
    for province in [one.code for one in g.ruled(seat)]:
        yield f"blt {'-'.join(_route(g, province, pick))}{pick.choice(['', ' shares 15'])}"
        yield f"permits all in {province}"
    for line in g.railways:
        yield f"{pick.choice(['halts', 'resumes'])} {line.id}"
        yield f"reroutes {line.id} {'-'.join(_route(g, line.route[0], pick))}"
    for canal in g.atlas.canals:
        yield f"closes {canal.id}"


def _route(g: Diplomacy, start: str, pick: Picker) -> list[str]:
    route = [start]
    for _ in range(pick.randint(1, 3)):
        beyond = sorted(g.atlas.marches(route[-1]) - {*route})
        route.extend([pick.choice(beyond)] if beyond else [])
    return route


def _company(g: Diplomacy, _: Seat, pick: Picker) -> Iterator[str]:
    """Of every company something a shareholder or its controller may order."""
    for line in (one.id for one in g.railways):
        code, number = _somebody(g, pick), pick.randint(1, 4)
        yield pick.choice(
            [
                f"transfers {number} {line} to {code}",
                f"proxies {number} {line} to {code}",
                f"recalls {line} from {code}",
                f"bars {line} {code}",
                f"{pick.choice(['secret', 'public'])} {line}",
                f"{pick.choice(['dismantles', 'stops dismantling'])} {line}",
            ]
        )


def _voting(g: Diplomacy, _: Seat, pick: Picker) -> Iterator[str]:
    for motion in g.motions:
        yield f"votes {pick.choice(['yes', 'yes', 'no'])} {motion.id}"
    if pick.randint(1, RARELY) == 1:
        yield pick.choice(
            [
                'moves rule "Letters are to be written in verse."',
                f"moves rule warnings = {pick.randint(0, 3)}",
                f"moves seat {_somebody(g, pick)} in {pick.choice(sorted(g.provinces))}",
            ]
        )


def _private(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """What is between him and the game-master."""
    held = list(posts(g, seat))
    ways = [
        f"{pick.choice(['refuses', 'accepts'])} {pick.choice(['seizures', 'appointments', 'shares'])}",
        f"refuses {pick.choice(['seizures', 'shares'])} from {_somebody(g, pick)}",
        f"delegates purge to {_somebody(g, pick)} for {pick.randint(1, 3)} seasons",
        "revokes purge",
        f'takes name "Mask {g.received}"',
        *(f"hold as {one.code}" for one in g.names.values() if one.owner == seat),
    ]
    yield pick.choice(ways)
    if held and pick.randint(1, RARELY) == 1:
        yield f"resigns {pick.choice(held)}"
    if pick.randint(1, RARELY) == 1:
        yield from _names(g, seat, pick)
    if pick.randint(1, 5 * RARELY) == 1:
        yield "drops out"


def _names(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    """CD-3.B: one more name; another that holds everything; one that is given up."""
    own = sorted(one.code for one in g.names.values() if one.owner == seat)
    yield f'takes name "Nemo {pick.randint(1, 9999)}"'
    yield f"hold as {pick.choice(own)}"
    yield f"drops name {pick.choice(own)}"


def _winter(g: Diplomacy, seat: Seat, pick: Picker) -> Iterator[str]:
    code = g.code(seat)
    for force in g.forces:
        unit = label(g, force)
        if not force.base:
            yield f"{code} adopts {unit} at {pick.choice(g.atlas.centres)}"
            yield f"{code} yields {unit} to {_somebody(g, pick)}"
        yield from [f"{code} removes {unit}"] if pick.randint(1, 3 * RARELY) == 1 else []
        yield f"{code} drops {unit}"
    for centre in (one for one in g.atlas.centres if g.controller(one) == seat):
        yield f"{code} builds {_built(g, centre, pick)}"


def _active(g: Diplomacy, pick: Picker) -> Seat:
    return pick.choice([one.seat for one in g.players.values() if one.active])


def _beneficiary(g: Diplomacy, force: Force, pick: Picker) -> str:
    """CD-5.B: mostly himself, so that provinces have Rulers, centres units, and there is something to quarrel about."""
    return _somebody(g, pick) if pick.randint(1, 4) == 1 else g.code(g.commander(force))


def _somebody(g: Diplomacy, pick: Picker) -> str:
    """A holding name."""
    return g.code(_active(g, pick))
