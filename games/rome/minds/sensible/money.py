"""Setting up and the Revenue Phase: what is played, taken, given and put where."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Raw, Seat
from games.republic.minds.forum import winnable
from games.republic.minds.memory import own_part
from games.republic.minds.outlook import is_mine, leads, me, rivals
from games.rome.law import ROME
from games.rome.minds.sensible.forum import DEFENCE
from games.rome.minds.sensible.habits import Asked, Habits, offered, options
from games.rome.minds.sensible.outlook import (
    LIFE,
    RESERVE,
    UPROAR,
    champion,
    last_gifts,
    tottering,
    weight,
)
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

STEPS = ((50, 7), (25, 3), (10, 1))  # RR-1.06.52
TREASURY = "treasury"
CHEST = 20  # what the champion keeps for the Forum and the Senate while there is time for it to pay
PRICES = {one.id: one.cost for one in ROME.charts.games}
SAFE = 60  # a Treasury after the debits that survives a disaster in the Forum


@habit("setup.leader")
def first_leader(asked: Asked, view: RomeView) -> Raw:
    """RR-3.01.7: the most valuable, for nobody persuades a Leader away."""
    return max(offered(asked), key=lambda name: (weight(view.senators[name]), name))


@habit("setup.governor")
def first_governor(asked: Asked, view: RomeView) -> Raw:
    """RR-3.02.4: whom one misses least, and not for long."""
    names = options(asked, "senator")
    return {"senator": min(names, key=lambda name: weight(view.senators[name])), "turns": options(asked, "turns")[0]}


@habit("setup.play", "revolution.play")
def lay_cards(asked: Asked, view: RomeView) -> Raw | None:
    """RR-3.01.9, 1.11.1: Statesmen at once; Concessions to the best Senator."""
    cards = [name for name in offered(asked) if name != "none"]
    plain = [name for name in cards if "@" not in name]
    first = champion(view)
    on_him = [name for name in cards if first and name.endswith(f"@{first.id}")]
    on_own = [name for name in cards if is_mine(view, name.rpartition("@")[2])]
    return next(iter([*plain, *on_him, *on_own, "none"]))


@habit("mortality.senator")
def successor(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001
    """RR-1.05.4: nobody gives up."""
    return next((name for name in offered(asked) if name != "resign"), None)


@habit("revenue.upkeep")
def upkeep(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001 - a Talent is little for a life
    """RR-1.06.0: he is kept."""
    return "pay" if "pay" in offered(asked) else None


@habit("revenue.bodyguard")
def guard(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.06.0: beside the champion, once he is worth a knife."""
    first = champion(view)
    worth_it = first is not None and first.influence >= LIFE // 2
    return next((name for name in offered(asked) if first and worth_it and first.id in name), None)


@habit("revenue.grain")
def profit(asked: Asked, view: RomeView) -> Raw:
    """RR-1.06.12: not from hunger: who hurts the people is not followed by them."""
    return [] if view.unrest else asked.lapse


@habit("revenue.spoils")
def temptation(asked: Asked, view: RomeView) -> Raw:
    """RR-1.06.13: what one can get, but not if the State totters, or one leads and might be accused for it."""
    watched = not leads(view, rivals(view)[0].seat) if rivals(view) else False
    return [] if watched or tottering(view) else offered(asked)


@habit("revenue.contribute")
def contribute(asked: Asked, view: RomeView) -> Raw:
    """RR-1.06.52: money becomes Influence in steps; near ruin all give what they must."""
    purses: Mapping[str, list[int]] = asked.choice.form()
    left = int(asked.about["treasury"]) - int(asked.about["debits"])
    given = {name: gift(view, view.senators[name], high, SAFE - left) for name, (_, high) in purses.items()}
    return given if any(given.values()) else own_part(view, {name: high for name, (_, high) in purses.items()})


def gift(view: RomeView, giver: SenatorView, purse: int, shortfall: int) -> int:
    """What one Senator gives: the best step he can pay, or what the State needs to last a turn."""
    steps = [talents for talents, gained in STEPS if talents <= purse and worth_giving(view, giver, gained, purse)]
    best = steps[0] if steps else 0
    return max(best, min(purse, rounded(shortfall))) if shortfall > 0 else best


def rounded(shortfall: int) -> int:
    """To the step that is thanked for."""
    return next((talents for talents, _ in reversed(STEPS) if talents >= shortfall), shortfall)


def worth_giving(view: RomeView, giver: SenatorView, influence: int, purse: int) -> bool:
    """While there is time money has better uses: Knights, Senators, votes; what is left when it ends buys nothing."""
    if giver.influence + influence >= LIFE or last_gifts(view):
        return True
    price = next(talents for talents, gained in STEPS if gained == influence)
    return influence > 1 and purse >= price + CHEST


@habit("revenue.redistribute")
def redistribute(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.06.3: some for counter-bribes, the rest to the champion, who persuades, seeks Knights and gives."""
    total, parts, *_ = asked.choice.form()
    first = champion(view)
    if asked.about or first is None or first.id not in parts or TREASURY not in parts:
        return None
    return {first.id: total - guarded(view, total), TREASURY: guarded(view, total)}


def guarded(view: RomeView, total: int) -> int:
    """RR-1.07.413: what of so much the Faction Treasury gets: half at most."""
    return min(DEFENCE, total // 2) if winnable(view) else 0


@habit("revenue.place")
def place(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.06.3: gifts go the same way."""
    total, parts, *_ = asked.choice.form()
    first = champion(view)
    return {first.id: total} if first and first.id in parts else None


@habit("captive.ransom")
def ransom(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.10.71: whoever is worth it."""
    captive = view.senators.get(str(asked.about.get("senator", "")))
    return "pay" if captive and captive.influence >= 5 and "pay" in offered(asked) else None


@habit("revenue.release")
def released(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.11.33: legions at 2T each are cheap, as long as there is any money."""
    rich = int(asked.about["left"]) >= RESERVE // 2
    return offered(asked) if rich and view.treasury else asked.lapse


@habit("revenue.add")
def add_to_taxes(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001 - what is lost stays lost
    """RR-2.02.2: one's own money has better uses."""
    return asked.lapse


@habit("revenue.levy")
def provincial_levy(asked: Asked, view: RomeView) -> Raw:
    """RR-2.02.3: armies defend a Province on land; Fleets where it is attacked at sea."""
    form: Mapping[str, list[int]] = asked.choice.form()
    return {name: high if not at_sea(view, name) else low for name, (low, high) in form.items()}


def at_sea(view: RomeView, province: str) -> bool:
    """Whether one of the Wars that attack it comes by ship."""
    return any(view.wars[name].fleet_now for name in view.provinces[province].attackers if name in view.wars)


@habit("forum.games")
def games(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.07.6: when the people stir; the grandest that the angry times ask for; or for one's own HRAO's name."""
    able = [name for name in offered(asked) if name != "none"]
    if not able or not view.unrest:
        return None
    price = {name: PRICES[name.partition("@")[0]] for name in able}
    urgent = view.unrest >= UPROAR
    wanted = [name for name in able if urgent or spare(view, name.rpartition("@")[2], price[name])]
    return max(wanted, key=lambda name: (price[name], presides(view, name), name), default=None)


def spare(view: RomeView, name: str, price: int) -> bool:
    """Whether the State totters by it, or he is rich."""
    return view.unrest >= 3 or view.senators[name].talents >= price + CHEST


def presides(view: RomeView, name: str) -> bool:
    """Whether he who pays is the HRAO, whose name the people will hear (RR-1.08.2)."""
    return name.endswith(f"@{view.hrao}")


@habit("senate.peddle")
def peddle(asked: Asked, view: RomeView) -> Raw:
    """RR-1.14.3: out of the fullest hand."""
    seats = [Seat(seat) for seat in offered(asked) if seat != "none"]
    return max(seats, key=lambda seat: view.factions[seat].hand if seat != me(view) else -1)
