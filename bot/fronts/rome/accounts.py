"""Money of Rome on cards: the accounts of the State, and what a private purse holds after a payment."""

from __future__ import annotations

from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import Posted
from games.rome.law import ROME
from games.rome.seen.view import DebitView


def accounts(_one: Asked, look: Look) -> list[str]:
    """RR-1.06.53: what the State holds, what it has to pay this turn, and what it keeps."""
    view = rome(look)
    owed = sum(debit.talents for debit in view.debits)
    head = look.voice.say("accounts-note", treasury=view.treasury, owed=owed, left=view.treasury - owed)
    return [head, *(debit_line(look, one) for one in view.debits if one.talents)]


def debit_line(look: Look, one: DebitView) -> str:
    """What it pays for one purpose."""
    purpose = look.voice.say(f"debit-{one.purpose}")
    return look.voice.say("debit-line", purpose=purpose, count=one.count, talents=one.talents)


def upkeep(one: Asked, look: Look) -> list[str]:
    """RR-1.14.2: what he has after he has paid."""
    senator = rome(look).senators[str(one.decision.about["senator"])]
    return [
        look.voice.say(
            "upkeep-note",
            senator=senator.id,
            talents=senator.talents,
            left=senator.talents - 1,
            popularity=senator.popularity,
        )
    ]


def grain_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.06.12: beside each grain Concession what it brings with the profit, and what the people take for it."""
    droughts = rome(look).droughts
    cards = posted.decision.choice.form()[0]
    return {
        card: look.voice.say("grain-note", plain=plain(card), profit=plain(card) * (droughts + 1), loss=droughts + 1)
        for card in cards
    }


def plain(card: str) -> int:
    """RR-1.06.12: what a Concession brings each turn."""
    return sum(int(one.params["value"]) for one in ROME.tables.card(card).effects if one.op == "income")


def rebels_money(one: Asked, look: Look) -> list[str]:
    """RR-1.11.33: what the Rebels can pay with, out of which purses, and what all their units cost."""
    view = rome(look)
    if view.own is None or view.civil is None:
        return []
    purses = {name: view.senators[name].talents for name in view.civil.rebels}
    due = one.decision.choice.form()["units"][0]
    price = ROME.constants.maintenance_per_unit
    return [
        look.voice.say(
            "rebels-money",
            purses=purses,
            treasury=view.own.treasury,
            units=len(due),
            talents=price * len(due),
        )
    ]


def released(one: Asked, look: Look) -> list[str]:
    """RR-1.11.33: what each unit that is kept costs, and what the State has left if all are."""
    left, units = int(one.decision.about["left"]), len(one.decision.choice.form()[0])
    price = ROME.constants.maintenance_per_unit
    return [look.voice.say("released-note", units=units, talents=price * units, left=left - price * units)]


def all_of_them(posted: Posted, look: Look) -> list[Shortcut]:
    """RR-1.11.33: all released units are kept."""
    units = posted.decision.choice.form()[0]
    return [Shortcut(look.voice.say("button-keep-all", units=len(units)), units)]
