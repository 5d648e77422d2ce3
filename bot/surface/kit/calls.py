"""Open calls on the desk: who looks for what, a way to answer each, and one's own (discord-ux 8.11).

What stands there depends on what all know, so whoever looks over somebody's shoulder learns nothing of his goods.
"""

from __future__ import annotations

from bot.services.deals.calls import Call, of_seat
from bot.surface.kit.address import Address
from bot.surface.kit.deals import DEALINGS
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Button, Panel, button, buttons, words
from games.kernel import Seat, Window


def calls_panel(look: Look) -> Panel:
    """The calls that stand, a line and a button each; and the way to a call of one's own."""
    ways = [_answer(look, one) for one in look.calls if can_answer(look, one)]
    return words(*call_lines(look)) + buttons(*ways, *_own(look))


def call_lines(look: Look) -> list[str]:
    """The calls that stand."""
    return [call_line(look, one) for one in look.calls]


def call_line(look: Look, call: Call) -> str:
    """What a seat looks for."""
    wants = [look.voice.name(ware) for ware in call.wants]
    who = "call-own" if call.seat == look.seat else "call-line"
    return look.voice.say(who, seat=str(call.seat), wants=look.voice.list(wants))


def _answer(look: Look, call: Call) -> Button:
    return button(look.voice.say("button-call-answer", seat=str(call.seat)), answer_to(look.game.id, call.seat))


def answer_to(game: str, seat: Seat) -> Address:
    """Where the answer to a call begins: with an offer to whoever has called."""
    return Address(game, str(seat), "", "callanswer")


def _own(look: Look) -> list[Button]:
    """To call, or to change what one has called, or to take it back."""
    if not can_call(look):
        return []
    say, called = look.voice.say, of_seat(look.calls, look.seat) is not None
    ask = button(say("button-call-change" if called else "button-call"), Address(look.game.id, "table", "", "call"))
    back = button(say("button-call-withdraw"), Address(look.game.id, "table", "", "uncall"))
    return [ask, *([back] if called else [])]


def can_answer(look: Look, call: Call) -> bool:
    """Whether both could trade, by what all know of their goods."""
    return look.seat not in (None, call.seat) and _able(look, call.seat)


def can_call(look: Look) -> bool:
    """Whether the seat could trade with anybody, where there are goods that can be looked for."""
    others = (seat for seat in look.seats if seat != look.seat)
    trades = any(one.decision.window is Window.FLOOR for one in look.own)
    return trades and bool(wares(look)) and any(_able(look, seat) for seat in others)


def wares(look: Look) -> list[str]:
    """What can be looked for."""
    return list(DEALINGS.of(look.game.kind).wares(look)[:MENU])


def _able(look: Look, partner: Seat) -> bool:
    return DEALINGS.of(look.game.kind).unable(look, partner) is None
