"""RC-9.5.3: the Senate sends an Explorer with Caravans and Trade Fleets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.carthage.pieces import Expedition, Senator
from games.carthage.senate.pieces import Motion, Venture
from games.carthage.state import Carthage
from games.carthage.wars.events_units import ExpeditionSent
from games.carthage.wars.recruiting import CARAVAN, TRADE_FLEET, price
from games.kernel import Amount, IllegalAnswer, OneOf, Record, Seat
from games.republic.money import state_pays
from games.republic.reign import gain
from games.republic.senate.business import Business, Consent


def choice(g: Carthage, _seat: Seat) -> Record[Venture] | None:
    """RC-9.5.3: a goal in the Forum, an Explorer, and how many units of each kind go in all."""
    able, most = explorers(g), at_most(g)
    if not g.explorations or not able or not any(most.values()):
        return None
    return Record(
        partial(venture, g),
        goal=OneOf({name: name for name in g.explorations}),
        explorer=OneOf({one.id: one.id for one in able}),
        caravans=Amount(0, most[CARAVAN]),
        trade_fleets=Amount(0, most[TRADE_FLEET]),
    )


def explorers(g: Carthage) -> list[Senator]:
    """RC-9.5.3a: who is in Carthage without an office."""
    return g.without_office()


def lying_here(g: Carthage) -> Mapping[str, int]:
    """RC-9.5.3: the units already in Carthage; they cost nothing."""
    return {CARAVAN: g.army.caravans, TRADE_FLEET: g.army.trade_fleets}


def at_most(g: Carthage) -> Mapping[str, int]:
    """RC-9.5.3, 9.5.5a: of each kind those lying here, and as many more as the State can pay for."""
    bought = {unit: max(0, g.treasury) // price(g, unit) for unit in lying_here(g)}
    return {unit: here + (0 if unit in g.senate.disbanded else bought[unit]) for unit, here in lying_here(g).items()}


def venture(g: Carthage, goal: str, explorer: str, caravans: int, trade_fleets: int) -> Venture:
    """RC-9.5.3: somebody goes along, and the State can pay."""
    proposed = Venture(goal=goal, explorer=explorer, caravans=caravans, trade_fleets=trade_fleets)
    check(g, proposed)
    return proposed


def check(g: Carthage, proposed: Venture) -> None:
    """RC-9.5.3: at least one unit; the Treasury holds what the new ones cost."""
    if not units(proposed):
        raise IllegalAnswer("senate.no-units", clause="RC-9.5.3")
    talents = cost(g, proposed)
    if talents > g.treasury and new(g, proposed):
        raise IllegalAnswer("senate.treasury", talents=talents, treasury=g.treasury, clause="RC-9.5.3")


def units(proposed: Venture) -> Mapping[str, int]:
    """How many of each kind are to go."""
    found = {CARAVAN: proposed.caravans, TRADE_FLEET: proposed.trade_fleets}
    return {unit: count for unit, count in found.items() if count}


def new(g: Carthage, proposed: Venture) -> Mapping[str, int]:
    """RC-9.5.3: how many of each kind must be raised."""
    missing = {unit: count - lying_here(g)[unit] for unit, count in units(proposed).items()}
    return {unit: count for unit, count in missing.items() if count > 0}


def cost(g: Carthage, proposed: Venture) -> int:
    """RC-9.5.3, 9.5.5e: 1T for each new unit, or the multiple of a Manpower Shortage."""
    return sum(price(g, unit) * count for unit, count in new(g, proposed).items())


def same(proposed: Venture) -> str:
    """RC-9.0.8: who, where, and how many."""
    return f"{proposed.goal} {proposed.explorer} {proposed.caravans} {proposed.trade_fleets}"


def people(proposed: Venture) -> Sequence[str]:
    """RC-9.8.7: the Explorer is named."""
    return [proposed.explorer]


def consents(g: Carthage, proposed: Venture) -> Sequence[Consent]:
    """RC-9.5.3a, RC-DP54: he may refuse if he gets fewer than half of either printed number."""
    card = g.tables.explorations[proposed.goal]
    few = 2 * proposed.caravans < card.caravans or 2 * proposed.trade_fleets < card.trade_fleets
    return [Consent(proposed.explorer, g.law.cites["senate.consent/few-units"])] if few else []


def possible(g: Carthage, proposed: Venture) -> bool:
    """RC-9.0.16: the goal is still to be reached, the Explorer may go, and the State can pay."""
    able = [one.id for one in explorers(g)]
    disbanded = any(unit in g.senate.disbanded for unit in new(g, proposed))
    there = proposed.goal in g.explorations and proposed.explorer in able
    return there and not disbanded and cost(g, proposed) <= max(0, g.treasury)


def spends(g: Carthage, proposed: Venture) -> bool:
    """RC-9.0.15b: an exploration is funded, unless all its units lie here."""
    return bool(new(g, proposed))


async def carry(g: Carthage, motion: Motion, proposed: Venture) -> None:
    """RC-9.5.3: the State pays at once; the Explorer gains 3 INF and leaves."""
    talents, bought = cost(g, proposed), new(g, proposed)
    if talents:
        state_pays(g, talents, "expedition", proposed.goal)
    g.senate.raised += bought
    g.army.caravans -= proposed.caravans - bought.get(CARAVAN, 0)
    g.army.trade_fleets -= proposed.trade_fleets - bought.get(TRADE_FLEET, 0)
    name = f"expedition-{g.turn}-{motion.number}"
    g.expeditions[name] = Expedition(
        id=name,
        goal=proposed.goal,
        explorer=proposed.explorer,
        caravans=proposed.caravans,
        trade_fleets=proposed.trade_fleets,
        sent=g.turn,
    )
    depart(g, g.senators[proposed.explorer], name)
    told = ExpeditionSent(proposed.explorer, proposed.goal, proposed.caravans, proposed.trade_fleets, talents)
    g.tell(told)


def depart(g: Carthage, explorer: Senator, expedition: str) -> None:
    """RC-9.5.3: he holds the office and is away."""
    explorer.office = "explorer"
    gain(g, explorer, influence=g.law.constants.influence["explorer"])
    explorer.place, explorer.at = "expedition", expedition


BUSINESS = Business(
    kind="expedition",
    choice=choice,
    carry=carry,
    same=same,
    people=people,
    consents=consents,
    possible=possible,
    spends=spends,
)
