"""Forms of a negotiation: goods with a note and a time, and the promise that is no part of the rules."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.base.text import Voice, clip
from bot.services.deals.promises import events
from bot.services.deals.terms import HOURS, PROMISE_LONGEST, Said, spoken
from bot.surface.deals.lines import event
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, Submitted
from bot.surface.kit.panel import Item

LABEL = 45


def said_in(entered: Submitted, before: Said) -> Said:
    """The words of such a form; a promise made before stands. NotAllowed: they are too long."""
    return spoken(str(entered.get("note", "")), before.promise, before.by, hours_in(first(entered, "hours")))


def hours_in(text: str) -> int:
    """How long an offer stands. NotAllowed: no such time is offered."""
    if not text:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > len(str(max(HOURS))):
        raise NotAllowed("deal.hours")
    return int(text)


def first(entered: Submitted, name: str) -> str:
    """What was chosen from a list of one."""
    found = entered.get(name, "")
    return found if isinstance(found, str) else next(iter(found), "")


def promise_form(voice: Voice, to: Address, kind: str, said: Said, partner: str) -> Form:
    """What one would promise, and by when; nothing: no promise."""
    say = voice.say
    text = Input(
        "promise",
        "text",
        clip(say("promise-label", partner=partner), LABEL),
        say("promise-description", max=PROMISE_LONGEST),
        value=said.promise,
        long=True,
        most=PROMISE_LONGEST,
    )
    items = [Item(event(voice, by), by, chosen=by == said.by) for by in events(kind)]
    by = Input("by", "menu", say("promise-by-label"), say("promise-by-description"), items, low=0)
    return Form(say("promise-title"), to, [text, by])


def promised_in(kind: str, promise: str, by: str, before: Said) -> Said:
    """The promise of such a form, with the note that stood before. NotAllowed: too long, or due at no known event."""
    if by and by not in events(kind):
        raise NotAllowed("promise.when")
    return spoken(before.note, promise, by, before.hours)
