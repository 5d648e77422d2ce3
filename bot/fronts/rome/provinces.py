"""What a Province may bring, counted over its dice: spoils to its Governor, development, Local Taxes to its forces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from games.kernel import Posted
from games.republic.components import Roll
from games.rome.law import ROME
from games.rome.seen.people import ProvinceView
from games.rome.seen.view import RomeView

DIE: Final = range(1, 7)
PERCENT: Final = 100
TRIAL: Final = "province_income_shift"


def spoils_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.06.13: beside each Province what its Governor may take, and how much less likely it develops for that."""
    view = rome(look)
    return {name: spoils_line(look, view, view.provinces[name]) for name in offered(posted.decision.choice)}


def spoils_line(look: Look, view: RomeView, province: ProvinceView) -> str:
    """The least, the most and the mean of what he takes; the chance that the State pays instead; development."""
    found = spoils(view, province)
    lost = share([total < 0 for total in found])
    taken = [max(0, total) for total in found]
    mean = f"{sum(taken) / len(taken):.1f}"
    line = look.voice.say(
        "spoils-note", governor=province.governor, least=min(taken), most=max(taken), mean=mean, lost=lost
    )
    return line if province.developed else f"{line} {development(look, view, province)}"


def development(look: Look, view: RomeView, province: ProvinceView) -> str:
    """RR-1.06.4: how likely it develops this turn, by an honest and by a corrupt Governor."""
    honest, corrupt = (develops(view, bonus) for bonus in (1, 0))
    marked = province.governor in view.senators and bool(view.senators[province.governor].corrupt)
    return look.voice.say("development-note", honest=corrupt if marked else honest, corrupt=corrupt)


def develops(view: RomeView, honest: int) -> int:
    """RR-1.06.4: in percent."""
    return share([die + honest + view.omens >= ROME.constants.province_develop_target for die in DIE])


def spoils(view: RomeView, province: ProvinceView) -> Sequence[int]:
    """RR-1.06.13: what each roll comes to; the Trial of Verres takes from what a Governor gains."""
    card = ROME.tables.provinces[province.id]
    side = card.developed if province.developed else card.undeveloped
    totals = [total + view.omens for total in rolls(side.spoils)]
    return [total - min(trial(view), max(0, total)) for total in totals]


def rolls(roll: Roll) -> list[int]:
    """RR-6: what each throw of the dice comes to; "-1d6" counts them below 0."""
    sign = 1 if roll.dice > 0 else -1
    return [sign * sum(dice) + roll.mod for dice in product(DIE, repeat=abs(roll.dice))]


def trial(view: RomeView) -> int:
    """RR-1.07.21.18: so much a Governor loses to the State."""
    levels = [ROME.tables.table_events[one.id].level(one.level) for one in view.table_events]
    return sum(int(one.params["value"]) for level in levels for one in level.effects if one.op == TRIAL)


def share(hits: Sequence[bool]) -> int:
    """So many in a hundred."""
    return round(PERCENT * sum(hits) / len(hits))


# Local Taxes


def taxes_lines(posted: Posted, look: Look) -> list[str]:
    """RR-2.02.3: of each Province asked about what its taxes are worth, what it has, and what it may hold."""
    view = rome(look)
    names = [path[0] for path, _ in leaves(posted.decision.choice)]
    return [taxes_line(look, view.provinces[name]) for name in names if name in view.provinces]


def taxes_line(look: Look, province: ProvinceView) -> str:
    """One of them."""
    price = ROME.constants.unit_cost
    return look.voice.say(
        "taxes-note",
        province=province.id,
        taxes=province.local_taxes,
        units=province.local_taxes // price,
        short=price - province.local_taxes % price,
        armies=province.armies,
        most_armies=province.most_armies,
        fleets=province.fleets,
        most_fleets=province.most_fleets,
    )
