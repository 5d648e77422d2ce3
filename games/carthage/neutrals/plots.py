"""RC-15.11: the other factions try to kill a Suffete for Life, or whom a player points at (RC-DP61)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, StepId, ask_all
from games.republic.asking import each
from games.republic.neutrals.events import ConspiracyRolled
from games.republic.senate.assassination import assassin_cards, strike
from games.republic.senate.pieces import Attempt
from games.republic.senate.repopulating import repopulate
from games.republic.ties import break_tie


async def plots(g: Carthage) -> StepId:
    """RC-15.11: of a Suffete for Life named this turn, or if a player asks for it."""
    target = mightiest(g)
    if target and (is_named(g, target) or await asked_for(g)):
        await conspire(g, target)
    return "senate.orders"


def mightiest(g: Carthage) -> Senator | None:
    """RC-15.11: who has 21 INF and more than any other Senator, is in Carthage and may be a target (RC-9.8.1)."""
    first, *others = sorted(g.aligned(), key=lambda one: -one.influence)
    alone = all(one.influence < first.influence for one in others[:1])
    enough = first.influence >= g.law.constants.for_life_elected
    return first if alone and enough and first.in_carthage and g.owner(first) not in g.senate.attacked else None


def is_named(g: Carthage, target: Senator) -> bool:
    """RC-15.11: whether he is Suffete for Life."""
    return any(reign.senator == target.id for reign in g.reigns)


async def asked_for(g: Carthage) -> bool:
    """RC-DP61: each player is asked once per turn."""
    said = await ask_all(partial(each, g, asking))
    return any(said.values())


def asking(g: Carthage, seat: Seat) -> Decision[bool] | None:
    """RC-DP61: ask for an assassination by the others, or not; if absent not."""
    target = mightiest(g)
    if seat not in g.people or target is None:
        return None
    about = {"senator": target.id}
    choice = OneOf({"none": False, "ask": True})
    return Decision("senate.conspire", seat, choice, *g.law.cites["senate.conspire"], about, lapse="none", hidden=True)


async def conspire(g: Carthage, target: Senator) -> None:
    """RC-15.11: all other factions roll dr, +1 per Assassin card held; the highest must try."""
    able = [seat for seat in g.from_hrao() if seat != target.faction and fit(g, seat)]
    if not able:
        return
    rolls = {
        seat: die + len(assassin_cards(g, seat)) for seat, die in zip(able, g.dice.roll("plot", len(able)), strict=True)
    }
    best = [seat for seat in able if rolls[seat] == max(rolls.values())]
    seat = Seat(break_tie(g, best, "plot"))
    g.tell(ConspiracyRolled(target.id, {str(one): total for one, total in rolls.items()}, seat))
    await attempt(g, seat, target)
    await repopulate(g)


def fit(g: Carthage, seat: Seat) -> Sequence[Senator]:
    """RC-9.8.1: who could be its assassin: one in Carthage, if it has not tried this turn."""
    return [] if seat in g.senate.attackers else g.in_carthage(seat)


async def attempt(g: Carthage, seat: Seat, target: Senator) -> None:
    """RC-15.11: its Senator with the least INF attacks, with all Assassin cards; who dies of it rules no longer."""
    assassin = min(fit(g, seat), key=lambda one: (one.influence, one.number))
    ended = [reign for reign in g.reigns if reign.senator == target.id]
    await strike(g, Attempt(seat=seat, assassin=assassin.id, victim=target.id, cards=len(assassin_cards(g, seat))))
    if g.senators.get(target.id) is not target:
        g.reigns = [reign for reign in g.reigns if not any(reign is one for one in ended)]
