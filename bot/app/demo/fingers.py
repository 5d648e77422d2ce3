"""What people do with a chat client to give an answer: they press, choose and fill in forms, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from bot.app.demo.controls import Control, chosen, controls, drafted, entries, likely, saying
from bot.app.demo.deeds import chose, filled_in, pressed
from bot.surface.kit import forms, stepwise
from bot.surface.kit.answers import is_one
from bot.surface.kit.look import Look
from bot.surface.kit.present import CONFIRMED, TWINS, asked
from bot.surface.press.steps import Choose, Fill, Push, Step, Stepping
from games.kernel import Posted, Raw
from loopback.controls import fields
from loopback.person import Person
from loopback.reply import Modal, Reply
from loopback.seen import Seen

DESK: Final = "**Desk of"
DEAL: Final = "**Deal with"
STEPS: Final = 3  # presses until a question is in sight
TOLD: Final = "reads"


class Awkward(Exception):  # noqa: N818 - said of an answer
    """No control of the card says this answer."""


class Witness(Protocol):
    """Who notes what people do."""

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """Somebody used a card."""
        ...


class Sight(Protocol):
    """Who tells what is on somebody's cards."""

    async def look_as(self, game: str, user: int) -> Look | None:
        """A game in play as this person sees it."""
        ...


@dataclass(slots=True)
class Fingers:
    """One person at one game. `surface` tells what is on his cards; he answers through Discord only.

    `steps`: how he answers on cards of the game's own, by the kind of decision.
    """

    person: Person
    surface: Sight
    game: str
    witness: Witness
    steps: Mapping[str, Stepping] = field(default_factory=dict[str, Stepping])
    opened: Seen | None = None  # his desk, where no card in his inbox asks him anything

    async def give(self, posted: Posted, raw: Raw, *, anew: bool = False) -> None:
        """Give an answer to what he is asked, or may do. Awkward: nothing on his cards says that.

        `anew`: he has tried, and who knows what was heard; so he looks at a desk that shows how things are now.
        """
        fresh = anew or not any(self._asking())
        self.opened = (await self.person.slash("/desk")).message if fresh else None
        posted = await self._free(posted)
        stepping = self.steps.get(posted.decision.kind)
        if stepping and (steps := stepping(await self._look(posted), posted, raw)):
            await self._follow(posted, steps)
        elif "deal" in posted.decision.about:
            await self._deal(posted, raw)
        else:
            await self._answer(posted, raw)

    @property
    def desk(self) -> Seen:
        """The desk he has opened, else the card that asks him, in his inbox. Awkward: there is neither."""
        cards = [*self._asking(), *filter(None, [self.opened])]
        if not cards:
            raise Awkward(f"{self.person.name} has no desk")
        return cards[-1]

    def _asking(self) -> Iterator[Seen]:
        """The cards in his inbox that ask him something, or offer it."""
        return (one for one in self.person.inbox.all if one.text.startswith(DESK) and one.buttons)

    def _deal_card(self, deal: str) -> Seen:
        cards = [one for one in self.person.inbox.all if one.text.startswith(DEAL) and any(controls(one, ref=deal))]
        if not cards:
            raise Awkward(f"{self.person.name} has no card of the deal {deal}")
        return cards[-1]

    async def _look(self, posted: Posted) -> Look:
        """The game as he sees it, narrowed to the half that asks this."""
        look = await self.surface.look_as(self.game, self.person.id)
        if look is None:
            raise Awkward(f"{self.person.name}: no game {self.game}")
        return look.of(posted)

    async def _free(self, posted: Posted) -> Posted:
        """The same question; what is not offered, since it can be done for nothing, is done so."""
        look = await self._look(posted)
        spared = TWINS.of(look.game.kind)(look)
        if posted.ref not in spared:
            return posted
        return next(one for one in look.own if one.decision.kind == posted.decision.kind and one.ref not in spared)

    # Any question

    async def _answer(self, posted: Posted, raw: Raw) -> None:
        for _ in range(STEPS):
            card, look = self.desk, await self._look(posted)
            if direct := saying(card, asked(posted, look), raw) or likely(card, posted, raw, look):
                await self._press(card, direct)
                return
            if menu := chosen(card, posted, raw):
                await self._choose(card, *menu)
                return
            if menus := drafted(card, posted, raw):
                await self._choose_all(menus, posted)
                return
            if any(controls(card, ref=posted.ref, acts=(stepwise.ACT,), menu=True)):
                await self._step_by_step(posted, raw)
                return
            if ways := list(controls(card, ref=posted.ref, acts=("form",))):
                await self._fill(ways, posted, raw)
                return
            if await self._brought_up(card, posted, raw):
                return
        raise Awkward(posted.decision.kind)

    async def _brought_up(self, card: Seen, posted: Posted, raw: Raw) -> bool:
        """The question comes into sight. True: its form opened, and is filled in."""
        way = next(controls(card, ref=posted.ref, acts=("show",)), None)
        if way is not None:
            await self._press(card, way)
            return False
        menus = controls(card, acts=("open",), menu=True)
        menu = next((one for one in menus if posted.ref in one.values), None)
        if menu is None:
            raise Awkward(posted.decision.kind)
        reply = await self._choose(card, menu, [posted.ref])
        if isinstance(reply, Modal):
            await self._submit(card, reply, entries(await self._form(posted, raw)))
            if await self._confirms(posted):
                await self._save(posted)
        return isinstance(reply, Modal)

    async def _confirms(self, posted: Posted) -> bool:
        """Whether what he has said is shown to him before it counts."""
        return posted.decision.kind in CONFIRMED.of((await self._look(posted)).game.kind)

    async def _choose_all(self, menus: Sequence[tuple[Control, list[str]]], posted: Posted) -> None:
        """What is chosen in menus is a draft; another press saves it."""
        for menu, values in menus:
            await self._choose(self.desk, menu, values)
        await self._save(posted)

    async def _step_by_step(self, posted: Posted, raw: Raw) -> None:
        """Field by field, as far as there is something to choose; then it is handed in."""
        for place, (name, one) in enumerate(stepwise.fields(posted).items()):
            value = str(list(one.options).index(raw[name]))
            menus = controls(self.desk, ref=posted.ref, acts=(stepwise.ACT,), menu=True)
            of_field = [menu for menu in menus if menu.to.arg.partition(".")[0] == str(place)]
            if menu := next((menu for menu in of_field if value in menu.values), None):
                await self._choose(self.desk, menu, [value])
        await self._save(posted)

    async def _save(self, posted: Posted) -> None:
        keep = next(controls(self.desk, ref=posted.ref, acts=("keep",)), None)
        if keep is None:
            raise Awkward(posted.decision.kind)
        await self._press(self.desk, keep)

    async def _fill(self, ways: Sequence[Control], posted: Posted, raw: Raw) -> None:
        """One form, or a page after the other."""
        for page, way in enumerate(ways):
            modal = await self._press(self.desk, way)
            await self._submit(self.desk, modal, entries(await self._form(posted, raw, page)))
        own = forms.special(posted.decision, (await self._look(posted)).voice)
        if len(ways) > 1 or (own is not None and own.prepares) or await self._confirms(posted):
            await self._save(posted)

    async def _form(self, posted: Posted, raw: Raw, page: int = 0) -> forms.Form:
        """The form as it would be if this answer had been prepared."""
        return forms.form(posted, self.game, (await self._look(posted)).voice, raw, page)

    async def _into_sight(self, posted: Posted, raw: Raw, ref: str, *acts: str) -> list[Control]:
        """The buttons of these acts; if they are not on the desk, the question is opened there first."""
        for _ in range(STEPS):
            if found := list(controls(self.desk, ref=ref, acts=acts)):
                return found
            await self._brought_up(self.desk, posted, raw)
        raise Awkward(posted.decision.key)

    # Cards of a game's own

    async def _follow(self, posted: Posted, steps: Sequence[Step]) -> None:
        """One step after the other; a form opens with the step before it."""
        form: Reply | None = None
        for step in steps:
            match step:
                case Push():
                    form = await self._push(posted, step)
                case Choose():
                    form = await self._pick(posted, step)
                case Fill(said=said) if form is not None:
                    asked = {one["custom_id"] for _, one in fields(form.modal.form)} if form.modal else set[str]()
                    await self._submit(self.desk, form, {name: one for name, one in said.items() if name in asked})
                case _:
                    await self._save(posted)

    async def _push(self, posted: Posted, step: Push) -> Reply:
        """On a card of all, if the step says so and there is one; else on the desk."""
        public = self.person.channel(self.person.here).all if step.public else []
        cards = [one for one in public if any(controls(one, ref=step.ref, acts=(step.act,)))]
        if cards:
            ways = list(controls(cards[-1], ref=step.ref, acts=(step.act,)))
            return await self._press(cards[-1], one_of(ways, posted, step.public))
        ways = await self._into_sight(posted, None, step.ref, step.act)
        return await self._press(self.desk, one_of(ways, posted, step.arg, *step.also))

    async def _pick(self, posted: Posted, step: Choose) -> Reply:
        """From a menu, or by a button that says it; if neither is on the desk, the question is opened there first."""
        if not any(controls(self.desk, ref=step.ref, acts=(step.act,), menu=True)):
            await self._brought_up(self.desk, posted, None)
        menus = controls(self.desk, ref=step.ref, acts=(step.act,), menu=True)
        fits = (one for one in menus if step.value in one.values and step.arg in ("", one.to.arg))
        if (menu := next(fits, None)) is None:
            return await self._push(posted, Push(step.ref, step.act, step.value))
        return await self._choose(self.desk, menu, [step.value, *step.more])

    # Deals

    async def _deal(self, posted: Posted, raw: Raw) -> None:
        """On the card of the deal: consent, refusal, other goods."""
        deal = str(posted.decision.about["deal"])
        card = self._deal_card(deal)
        if not is_one(posted.decision.choice):
            way = next(controls(card, ref=deal, acts=("counter",)), None)
            if way is None:
                raise Awkward(posted.decision.key)
            modal = await self._press(card, way)
            await self._submit(card, modal, entries(await self._form(posted, raw)))
            return
        acts = ("withdraw", "decline") if raw == "withdraw" else (str(raw).partition(".")[0],)
        way = next(controls(card, ref=deal, acts=acts), None)
        if way is None:
            raise Awkward(f"{posted.decision.kind} {raw}")
        reply = await self._press(card, way)
        if isinstance(reply, Modal):  # why he declines
            await self._submit(card, reply, {})
            return
        again = reply.message
        confirm = next(controls(again, ref=deal, acts=("settle",)), None) if again and again.ephemeral else None
        if again and confirm:
            await self._press(again, confirm)

    # One press

    async def _press(self, card: Seen, control: Control) -> Reply:
        self.witness.deed(self.person, card, pressed(control.label), None)
        return self._answered(card, await self.person.click(card, custom_id=control.custom_id))

    async def _choose(self, card: Seen, control: Control, values: Sequence[str]) -> Reply:
        names = dict(zip(control.values, card.options(control.custom_id), strict=True))
        self.witness.deed(self.person, card, chose([names[value] for value in values]), None)
        return self._answered(card, await self.person.select(card, *values, custom_id=control.custom_id))

    async def _submit(self, card: Seen, modal: Reply, said: Mapping[str, Any]) -> Reply:
        self.witness.deed(self.person, card, filled_in(modal, said), None)
        return self._answered(card, await self.person.submit_modal(modal, said))

    def _answered(self, card: Seen, reply: Reply) -> Reply:
        """What comes back for him alone is noted; a card drawn anew is not."""
        message = reply.message
        if message is not None and message.ephemeral and not isinstance(reply, Modal):
            self.witness.deed(self.person, card, TOLD, reply)
        return reply


def one_of(ways: Sequence[Control], posted: Posted, *args: str) -> Control:
    """The button with such an argument. Awkward: there is none."""
    found = next((one for one in ways if one.to.arg in args), None)
    if found is None:
        raise Awkward(f"{posted.decision.key}: {', '.join(args)}")
    return found
