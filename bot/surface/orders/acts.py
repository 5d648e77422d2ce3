"""Orders by press: the list, the form, the dry run, the defaults. Commands call the same functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.base.errors import IllegalAnswer, NotOpen
from bot.base.halves import full, half_of
from bot.services.orders.ordering import ordering, phases
from bot.services.orders.orders import Do, Order, body_of, in_force, own_defaults
from bot.services.orders.rehearsal import rehearse
from bot.services.orders.standing import DRAFT, Change, change, set_default
from bot.store.store import NoteRow, Stand
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.widgets import place
from bot.surface.orders import cards as order_cards
from bot.surface.orders.form import Draft, chosen, draft_of, form_card, numbers_form, with_numbers
from bot.surface.orders.words import do_words, kind_name, order_line
from bot.surface.press.items import Press
from games.kernel import Seat

Body = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Mine:
    """Somebody's game, and what he has ordered there."""

    press: Press
    look: Look
    stand: Stand
    seat: Seat

    @property
    def bodies(self) -> list[Body]:
        """The orders as they are stored."""
        return [row.body for row in self.stand.orders if row.seat == self.seat]

    @property
    def draft(self) -> Draft:
        """The order that is being made."""
        note = self.stand.note(DRAFT, str(self.seat))
        return draft_of(note.body if note else None)

    async def show(self, panel: Panel) -> None:
        """On the card that was pressed, if only its holder sees it; else beside it."""
        if self.press.reply.private:
            await self.press.reply.redraw(panel)
        else:
            await self.press.reply.whisper(panel)

    async def keep(self, draft: Draft | None) -> None:
        """Keep what has been chosen, or forget it."""
        tables, game = self.press.surface.tables, self.look.game.id
        body = draft.model_dump(mode="json") if draft else {}
        note = NoteRow(game, DRAFT, str(self.seat), body)
        put, drop = ([note], []) if draft else ([], [note])
        await tables.alone(game, lambda: tables.store.note(game, tables.time.now(), put, drop))

    async def alter(self, alter: Change) -> None:
        """Change the orders, if they are still this user's."""
        user, tables = self.press.user.id, self.press.surface.tables
        await change(tables, self.look.game.id, self.seat, alter, user)


async def mine(press: Press) -> Mine:
    """What the presser has ordered. NotAllowed: he holds no seat."""
    look = await press.all()
    stand = await press.surface.store.stand(look.game.id)
    if stand is None or look.seat is None:
        raise NotOpen("game.unknown")
    return Mine(press, look, stand, look.seat)


# -- the list ----------------------------------------------------------------------------------------------------------
async def orders(press: Press) -> None:
    """`Orders…`, `/orders list`."""
    own = await mine(press)
    await own.show(order_cards.list_card(own.look, own.bodies))


async def pick(press: Press) -> None:
    """One of them was chosen."""
    own = await mine(press)
    number = place(press.values[0] if press.values else "")
    await own.show(order_cards.list_card(own.look, own.bodies, number))


async def move(press: Press) -> None:
    """It takes the place of the one before or after it, or goes."""
    own, n = await mine(press), place(press.to.arg)
    before = own.bodies
    if order_cards.mark(before) != press.to.rev or n >= len(before):
        await own.show(order_cards.list_card(own.look, before, None, own.look.voice.say("orders-stale")))
        return
    if press.to.act == "orderdrop":
        await remove(own, n)
        return
    other = n + (1 if press.to.act == "orderdown" else -1)
    if 0 <= other < len(before):
        await own.alter(lambda now: swapped(now, n, other) if now == before else now)
    after = await mine(press)
    await after.show(order_cards.list_card(after.look, after.bodies, other))


def swapped(bodies: Sequence[Body], one: int, other: int) -> list[Body]:
    """Two orders change places."""
    found = list(bodies)
    found[one], found[other] = found[other], found[one]
    return found


async def remove(own: Mine, n: int) -> None:
    """Take one order away. NotOpen: there is none under that number."""
    before = own.bodies
    if not 0 <= n < len(before):
        raise NotOpen("orders.none-such")
    gone = before[n]
    await own.alter(lambda now: [body for body in now if body != gone])
    after = await mine(own.press)
    note = own.look.voice.say("orders-removed", order=order_line(own.look.voice, n + 1, gone))
    await after.show(order_cards.list_card(after.look, after.bodies, None, note))


# -- the form ----------------------------------------------------------------------------------------------------------
async def add(press: Press) -> None:
    """`Add Order`: what was begun is gone on with. From a Vote card: for such motions."""
    own = await mine(press)
    draft = preset(own.look, half_of(press.to.game), press.to.arg) or own.draft
    await own.keep(draft)
    await own.show(form_card(own.look, draft))


def preset(look: Look, half: str, arg: str) -> Draft | None:
    """A form that begins with a kind of decision and a type of motion, with a stroke between them."""
    kind, motion = (full(half, one) if one else "" for one in arg.partition("/")[::2])
    game = look.game.kind
    if kind not in ordering(game).ways or not (kind in ordering(game).on_motions and motion in ordering(game).motions):
        return None
    return Draft(phase=next(one for one in phases(game) if kind.startswith(f"{one}.")), kind=kind, motion=motion)


async def choose(press: Press) -> None:
    """A menu of the form."""
    own = await mine(press)
    draft = chosen(own.look, own.draft, press.to.arg, press.values[0] if press.values else "")
    await own.keep(draft)
    await own.show(form_card(own.look, draft))


async def without_condition(press: Press) -> None:
    """The last condition goes."""
    own = await mine(press)
    draft = own.draft.model_copy(update={"checks": own.draft.checks[:-1]})
    await own.keep(draft)
    await own.show(form_card(own.look, draft))


async def numbers(press: Press) -> None:
    """The modal; of what is ordered nothing yet, there is nothing to count."""
    own = await mine(press)
    if not own.draft.kind:
        await own.show(form_card(own.look, own.draft))
        return
    await press.reply.ask(numbers_form(own.look, own.draft))


async def numbered(press: Press) -> None:
    """Amount, limit and a condition were entered."""
    own = await mine(press)
    draft = with_numbers(own.look, own.draft, press.entered)
    await own.keep(draft)
    await own.show(form_card(own.look, draft))


async def cancel(press: Press) -> None:
    """The form is thrown away."""
    own = await mine(press)
    await own.keep(None)
    await own.show(order_cards.list_card(own.look, own.bodies))


async def save(press: Press) -> None:
    """The order is given."""
    own = await mine(press)
    order = own.draft.order()
    if order is None:
        await own.show(form_card(own.look, own.draft, own.look.voice.say("order-form-missing")))
        return
    await give(own, order)


async def give(own: Mine, order: Order) -> None:
    """One order more, after the others."""
    await own.alter(lambda now: [*now, body_of(order)])
    await own.keep(None)
    after = await mine(own.press)
    note = own.look.voice.say("orders-saved", n=len(after.bodies))
    await after.show(order_cards.list_card(after.look, after.bodies, None, note))


# -- the dry run -------------------------------------------------------------------------------------------------------
async def try_out(press: Press) -> None:
    """`Test`, `/orders test`."""
    own = await mine(press)
    done = await rehearse(press.surface.tables, own.look.game.id, own.seat, in_force(own.stand.orders, own.seat))
    await own.show(order_cards.test_card(own.look, done))


# -- defaults ----------------------------------------------------------------------------------------------------------
async def defaults(press: Press) -> None:
    """`Defaults`, `/orders defaults`."""
    own = await mine(press)
    await own.show(order_cards.defaults_card(own.look, own_defaults(own.stand, own.seat)))


async def of_phase(press: Press) -> None:
    """Another phase."""
    own, known = await mine(press), phases((await press.all()).game.kind)
    number = place(press.values[0] if press.values else "")
    phase = known[number] if number < len(known) else ""
    await own.show(order_cards.defaults_card(own.look, own_defaults(own.stand, own.seat), phase))


async def of_kind(press: Press) -> None:
    """A decision was chosen, to set a default for."""
    own, phase = await mine(press), press.to.arg
    able = order_cards.settable(own.look, phase)
    number = place(press.values[0] if press.values else "")
    if number >= len(able):
        raise IllegalAnswer("choice.unknown", option=phase[:80])
    await own.show(order_cards.defaults_card(own.look, own_defaults(own.stand, own.seat), phase, able[number]))


async def set_own(press: Press) -> None:
    """The default was chosen."""
    own, kind = await mine(press), press.to.arg
    ways = order_cards.own_ways(own.look, kind) if kind in ordering(own.look.game.kind).ways else []
    number = place(press.values[0] if press.values else "")
    if number >= len(ways):
        raise IllegalAnswer("choice.unknown", option=kind[:80])
    await default(own, kind, ways[number])


async def default(own: Mine, kind: str, do: Do) -> None:
    """The seat's own default; the default of the rules takes it back."""
    tables, say = own.press.surface.tables, own.look.voice.say
    wish = None if do.how == "default" else do
    await set_default(tables, own.look.game.id, own.seat, kind, wish, own.press.user.id)
    after, name = await mine(own.press), kind_name(own.look.voice, kind)
    note = (
        say("defaults-saved", kind=name, do=do_words(own.look.voice, kind, wish))
        if wish
        else say("defaults-cleared", kind=name)
    )
    phase = kind.partition(".")[0]
    await after.show(order_cards.defaults_card(after.look, own_defaults(after.stand, after.seat), phase, kind, note))
