"""RR-4.07.3: how likely an attempt that one asks for kills, and how likely one must make it oneself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

from bot.fronts.republic.odds import DIE, PERCENT, defended, open_guard
from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.kernel import Posted, Seat
from games.rome.law import ROME
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView


def notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each Senator what he weighs, how he would fare, and how likely it falls to one's own faction."""
    people = rome(look).senators
    named = [people[option] for option in offered(posted.decision.choice) if option in people]
    return {one.id: note(look, one, posted.decision.seat) for one in named}


def note(look: Look, target: SenatorView, own: Seat) -> str:
    """RR-4.07.3, 1.09.72: before Assassins and Secret Bodyguards."""
    taken, rolls = open_guard(ROME, target)
    view = rome(look)
    killed, caught = defended(ROME, view.assassination, taken + view.omens, 0, rolls)
    whose = look.voice.name(target.faction) if target.faction and target.faction != own else None
    figures = {"influence": target.influence, "killed": killed, "caught": caught}
    return look.voice.say("conspire-note", seat=whose, mine=falls_to(view, target, own), **figures)


def falls_to(view: RomeView, target: SenatorView, own: Seat) -> int:
    """RR-4.07.3: in percent, how likely one's own faction rolls highest; of equals the lot decides."""
    rolling = {seat: bonus(view, seat) for seat in view.seats if rolls(view, seat, target)}
    return round(PERCENT * chance(rolling, own)) if own in rolling else 0


def chance(rolling: Mapping[Seat, int], own: Seat) -> Fraction:
    """Over all dice of those who roll."""
    hits = [hit([die + rolling[seat] for seat, die in zip(rolling, dice, strict=True)], list(rolling).index(own))
            for dice in product(DIE, repeat=len(rolling))]  # fmt: skip
    return sum(hits, Fraction()) / len(hits)


def hit(totals: Sequence[int], place: int) -> Fraction:
    """His share in being the highest."""
    best = max(totals)
    return Fraction(totals[place] == best, totals.count(best))


def rolls(view: RomeView, seat: Seat, target: SenatorView) -> bool:
    """RR-4.07.3: who has an assassin in Rome; Neutrals only against one with 21 INF and more than any other."""
    attackers = view.senate.attackers if view.senate else ()
    present = any(view.senators[name].in_rome for name in view.factions[seat].senators)
    if seat == target.faction or seat in attackers or not present:
        return False
    return not view.factions[seat].neutral or overmighty(view, target)


def overmighty(view: RomeView, target: SenatorView) -> bool:
    """RR-4.07.3: 21 INF, and more than any other."""
    others = [one.influence for one in view.senators.values() if one.faction and one.id != target.id]
    return target.influence >= ROME.constants.for_life_elected and target.influence > max(others, default=0)


def bonus(view: RomeView, seat: Seat) -> int:
    """RR-4.07.3: +1 for each Assassin of a Neutral; its hand lies open."""
    held = view.factions[seat].open_hand if view.factions[seat].neutral else ()
    return sum(is_assassin(one.id) for one in held)


def is_assassin(card: str) -> bool:
    """RR-1.09.7.1: whether a card helps the assassin."""
    effects = ROME.tables.card(card).effects
    return any(one.op == "assassination_modifier" and one.params.get("side") == "attacker" for one in effects)
