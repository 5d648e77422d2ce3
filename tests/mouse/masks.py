"""Seven people under masks, by mouse: two years of the political Diplomacy, from the lobby on.

    python -m tests.mouse.masks [--years N] [--shots FOLDER]

They order by lists, as text and by command, appoint, revolt, found a railway, write letters, move and vote, try out
what would come, mark final. Printed is how often each pressed in each season; `--shots` keeps every card that was seen,
as a wide window and as a telephone show it.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from playwright.async_api import TimeoutError as Slow

from bot.app.playground import PEOPLE
from bot.base.log import configure
from bot.base.text import DEFAULT, catalogue
from bot.fronts.diplomacy.desk.sheet import KINDS
from bot.fronts.diplomacy.looking import diplomacy
from bot.surface.kit.look import Look
from games.diplomacy.seen.map_view import UnitView
from loopback.client import Impossible
from loopback.reply import NoResponse, Reply
from loopback.seen import Seen
from tests.loopback.pages import CHROMIUM
from tests.mouse.hand import Hand
from tests.mouse.newcomer import Visit, playground

KIND: Final = "diplomacy"
SEVEN: Final = PEOPLE[:7]
NAMES: Final = ("Hamilcar", "Xenon", "Tanit", "Servilia", "Melqart", "Livia", "Pyrrhus")
SIZES: Final = {"wide": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}
ORDINARY: Final = (Impossible, NoResponse, Slow, TimeoutError, LookupError, AssertionError)


class Masks:
    """The seven, and what each does in a season."""

    def __init__(self, visit: Visit, shots: Path | None) -> None:
        self.visit, self.shots = visit, shots
        self.game, self.season = "", "lobby"
        self.spent: Counter[tuple[str, str]] = Counter()
        self.awkward: list[str] = []
        self.number = 0

    # Who looks at what

    def hand(self, name: str) -> Hand:
        """Who presses."""
        return self.visit.hands[name]

    async def look(self, name: str) -> Look:
        """What he sees of the game."""
        found = await self.visit.bot.surface.looker.glimpse(self.game, self.hand(name).id)
        assert found is not None
        assert found.seat is not None
        look = await self.visit.bot.surface.look(self.game, found.seat)
        assert look is not None
        return look

    async def code(self, name: str) -> str:
        """Under which code he holds."""
        own = diplomacy(await self.look(name)).own
        return own.holding if own else ""

    async def home(self, name: str) -> str:
        """A province of his."""
        me, spaces = await self.code(name), diplomacy(await self.look(name)).map.spaces
        return next(code for code, one in spaces.items() if me in (one.ruler, one.sub_ruler))

    async def unit(self, name: str) -> tuple[UnitView, list[str]]:
        """A unit he commands, and the land, or the water, beside it."""
        me, chart = await self.code(name), diplomacy(await self.look(name)).map
        unit = next(one for one in chart.units if one.commander == me)
        walls = {code for one in chart.joints if unit.space in one.between for code in one.between}
        ground = ("coast", "land") if unit.arm == "A" else ("sea",)
        beside = chart.spaces[unit.space].beside
        return unit, [code for code in beside if chart.spaces[code].ground in ground and code not in walls]

    async def awaited(self, name: str) -> str:
        """The sheet he is waited for, by its kind."""
        own = (await self.look(name)).own
        return next((one.decision.kind for one in own if one.decision.kind in KINDS and one.decision.awaited), "")

    # What one does

    async def turn_to(self, name: str) -> Hand:
        """The page shows him; that is no press of his."""
        hand = self.hand(name)
        self.visit.bot.reception.last.clear()  # a moment later the same button may be meant again
        if not await hand.pane.count():
            await hand.page.locator(f'.person[data-name="{name}"]').click()
        return hand

    async def seen(self, name: str, what: str, card: Reply | Seen) -> None:
        """A card is looked at, wide and narrow; no text is missing from it."""
        await self.visit.rest()
        if not self.shots:
            return
        seen = card.seen if isinstance(card, Reply) else card
        self.number += 1
        page, message = self.hand(name).page, self.hand(name).pane.locator(f'.message[data-id="{seen.id}"]')
        for size, view in SIZES.items():
            await page.set_viewport_size({"width": view["width"], "height": view["height"]})
            await page.wait_for_timeout(150)
            with suppress(Slow):
                await message.screenshot(path=self.shots / f"{self.number:03}-{what}-{size}.png", timeout=5000)
        await page.set_viewport_size({"width": 1280, "height": 900})

    async def slash(self, name: str, what: str, command: str, /, **options: Any) -> Reply:
        """A command, and what it shows."""
        card = await (await self.turn_to(name)).slash(command, **options)
        if card.modal is None:
            await self.seen(name, what, card)
        return card

    async def click(self, name: str, what: str, card: Reply | Seen, label: str) -> Reply:
        """A button, and what it shows."""
        found = await (await self.turn_to(name)).click(card, label)
        if found.modal is None:
            await self.seen(name, what, found)
        return found

    async def choose(self, name: str, what: str, card: Reply, menu: str, label: str = "") -> Reply:
        """The line of such a menu that begins so."""
        lists = [one for one in card.seen.selects if f":{menu}" in one]
        for custom in lists:
            said = next((one for one in card.seen.options(custom) if one.startswith(label)), None)
            if said is not None:
                value = card.seen.value(custom, said) if hasattr(card.seen, "value") else valued(card, custom, said)
                found = await (await self.turn_to(name)).select(card, value, custom_id=custom)
                if found.modal is None:
                    await self.seen(name, what, found)
                return found
        raise LookupError(menu, label, {one: card.seen.options(one) for one in card.seen.selects})

    async def fill(self, name: str, what: str, form: Reply, /, **said: Any) -> Reply:
        """A form, filled in; it is looked at first."""
        assert form.modal is not None, form.text
        if self.shots:
            self.number += 1
            await self.hand(name).page.screenshot(path=self.shots / f"{self.number:03}-{what}-form.png")
        card = await self.hand(name).submit_modal(form, said)
        await self.seen(name, what, card)
        return card

    async def spend(self, name: str, what: str, deed: Any) -> None:
        """Something is done, counted; what is awkward is told at the end, and the season goes on."""
        before = self.visit.tallies[name].presses
        try:
            await deed
        except ORDINARY as error:
            self.awkward.append(f"{self.season}: {name}, {what}: {type(error).__name__} {str(error)[:400]}")
            await self.hand(name).page.keyboard.press("Escape")
        pressed = self.visit.tallies[name].presses - before
        self.spent[self.season, name] += pressed
        sys.stderr.write(f"{self.visit.seconds:6.0f} s  {self.season:14} {name:12} {pressed:3}  {what}\n")

    # The story

    async def gather(self) -> None:
        """The lobby: opened, joined, started."""
        await self.visit.open(*SEVEN)
        said = catalogue(KIND, DEFAULT).say(f"choice-{KIND}")
        host = SEVEN[0]
        card = await self.slash(host, "lobby", "game new", title="Byrsa Hill", game=said, seats=len(SEVEN))
        self.hand(host).page.set_default_timeout(15000)
        for name in SEVEN[1:]:
            await (await self.turn_to(name)).click(card, "Join")
        await self.visit.rest()
        await self.click(host, "started", card, "Start")
        await self.visit.rest()
        self.game = (await self.visit.bot.store.games())[-1].id
        for name in SEVEN:
            self.spent["lobby", name] = self.visit.tallies[name].presses

    async def arrive(self, name: str, mask: str) -> None:
        """All at once: the name, a wish, a unit."""
        desk = await self.slash(name, "arrival", "desk")
        form = await self.click(name, "arriving", desk, "All at Once…")
        await self.fill(name, "arrived", form, name=mask, centres="Car" if name == SEVEN[0] else "", unit="A")

    async def rank(self, name: str) -> None:
        """Whoever has left something out says it now."""
        desk = await self.slash(name, "ranking", "desk")
        for label in ("Save & Lock", "Lock", "Confirm"):
            if label in desk.buttons:
                await self.click(name, "ranked", desk, label)
                return

    async def choose_unit(self, name: str) -> None:
        """His first unit, if he is still asked."""
        desk = await self.slash(name, "first-unit", "desk")
        label = next((one for one in desk.buttons if one.startswith(("A ", "Army", "F "))), None)
        if label is not None:
            await self.click(name, "first-unit-chosen", desk, label)

    async def by_lists(self, name: str) -> None:
        """A unit, then where to; tried out, with others supposed; final on the card."""
        card = await self.slash(name, "orders", "season orders")
        card = await self.choose(name, "unit", card, "lineunit")
        card = await self.choose(name, "moved", card, "lineput")
        tried = await self.click(name, "tried", card, "Adjudicate")
        form = await self.click(name, "suppose", tried, "Suppose Orders of Others…")
        tried = await self.fill(name, "supposed", form)
        card = await self.click(name, "back", tried, "My Orders")
        await self.click(name, "final", card, "Mark Final")

    async def as_text(self, name: str) -> None:
        """All of it in a form; a line of it is wrong, and is mended."""
        unit, ways = await self.unit(name)
        me = await self.code(name)
        desk = await self.slash(name, "desk", "desk")
        form = await self.click(name, "text", desk, "Write as Text…")
        good = f"{unit.arm} {unit.space}-(sf {me}){ways[0]}" if unit.arm == "A" else f"F {unit.space}-{ways[0]}"
        card = await self.fill(name, "faulty", form, t0=f"{good}\nA Nowhere-Atl")
        form = await self.click(name, "mending", card, "Write as Text…")
        card = await self.fill(name, "mended", form, t0=good)
        await self.click(name, "final", card, "Mark Final")

    async def by_command(self, name: str) -> None:
        """A line by command."""
        unit, ways = await self.unit(name)
        await self.slash(name, "ordered", "season order", line=f"{unit.arm} {unit.space}-{ways[-1]}")

    async def appoint(self, name: str, whom: str) -> None:
        """By the card of his province: a Sub-Ruler."""
        card = await self.slash(name, "province", "politics province", province=await self.home(name))
        card = await self.choose(name, "whom", card, "deed", "Appoint a Sub-Ruler")
        code = await self.code(whom)
        menu = card.seen.selects[0]
        label = next(one for one in card.seen.options(menu) if f"({code})" in one)
        await self.choose(name, "appointed", card, "deedwhom", label)

    async def revolt(self, name: str, ruler: str) -> None:
        """By the same card: whoever stands under him purges his Ruler."""
        card = await self.slash(name, "revolt", "politics province", province=await self.home(ruler))
        await self.choose(name, "revolted", card, "deed", "Purge")

    async def conquer(self, name: str) -> None:
        """One step towards the nearest centre that is not his; where he comes to is seized."""
        me, chart = await self.code(name), diplomacy(await self.look(name)).map
        unit, _ = await self.unit(name)
        lands = {code for code, one in chart.spaces.items() if one.ground in ("coast", "land")}
        walls = {frozenset(one.between) for one in chart.joints if one.kind == "mountain"}
        ways, known = [[unit.space]], {unit.space}
        for way in ways:
            if chart.spaces[way[-1]].centre and chart.spaces[way[-1]].ruler != me:
                await self.slash(name, "conquers", "season order", line=f"A {unit.space}-(sf {me}){way[1]}")
                return
            near = [one for one in chart.spaces[way[-1]].beside if frozenset((way[-1], one)) not in walls]
            ways += [[*way, one] for one in near if one in lands and one not in known]
            known.update(near)

    async def plan(self, name: str) -> None:
        """How far one comes with a railway while every centre supports a unit: the card says it."""
        card = await self.slash(name, "railways", "railways found")
        await self.choose(name, "planned", card, "routenext")

    async def railway(self, name: str) -> None:
        """A railway, place by place, from a centre that supports nothing, over what is his if that is possible."""
        me, chart = await self.code(name), diplomacy(await self.look(name)).map
        bases = {one.base for one in chart.units}
        mine = [code for code, one in chart.spaces.items() if one.ruler == me]
        start = next((code for code in mine if chart.spaces[code].centre and code not in bases), "")
        card = await self.slash(name, "railways", "railways found")
        card = await self.choose(name, "route", card, "routenext", chart.spaces[start].name if start else "")
        on = next((code for code in mine if start and code in chart.spaces[start].beside), "")
        card = await self.choose(name, "route-on", card, "routenext", chart.spaces[on].name if on else "")
        form = await self.click(name, "found", card, "Found the Railway")
        await self.fill(name, "founded", form, shares="12")

    async def second_name(self, name: str) -> None:
        """One more mask."""
        card = await self.slash(name, "names", "politics names")
        form = await self.click(name, "another", card, "Take Another Name")
        await self.fill(name, "taken", form, name="Sappho")

    async def letter(self, name: str, to: str, /, **more: Any) -> None:
        """A letter to a name, or to the world."""
        form = await self.slash(name, "letter", "press letter")
        await self.fill(name, "sent", form, to=[to], text="Peace between us until the second Winter.", **more)

    async def motion(self, name: str) -> None:
        """A motion."""
        card = await self.slash(name, "motions", "politics motions")
        form = await self.choose(name, "motion", card, "propose", "Set an option")
        await self.fill(name, "moved-motion", form, option="letters", value="7")

    async def vote(self, name: str) -> None:
        """A vote on what is open."""
        card = await self.slash(name, "vote", "politics motions")
        label = next((one for one in card.buttons if one.startswith("Yes")), None)
        if label is not None:
            await self.click(name, "voted", card, label)

    async def read(self, name: str) -> None:
        """The Gazette, its reasons, the tree, the companies, what stands, the letters."""
        paper = await self.slash(name, "gazette", "press gazette")
        await self.click(name, "gazette-why", paper, next(one for one in paper.buttons if one.startswith("Why")))
        for what in ("politics tree", "railways company", "politics standing", "press box", "politics names"):
            await self.slash(name, what.replace(" ", "-"), what)

    async def ask(self, name: str) -> None:
        """Why a unit came to where it is."""
        unit, _ = await self.unit(name)
        await self.slash(name, "why", "why", what=unit.space)

    async def answer(self, name: str) -> None:
        """The letter that came is opened, and answered."""
        card = await self.slash(name, "letters", "press box")
        card = await self.choose(name, "letter-came", card, "boxopen")
        form = await self.click(name, "reply", card, "Reply")
        await self.fill(name, "replied", form, text="Peace it is.")

    async def final(self, name: str) -> None:
        """Final, where he is still waited for."""
        if await self.awaited(name):
            await self.slash(name, "marked", "season final")

    async def posted(self) -> None:
        """What all read in the channel."""
        await self.visit.rest()
        hand = await self.turn_to(SEVEN[0])
        row = (await self.visit.bot.store.games())[-1]
        place = next((one for one in hand.places() if one.id == row.channel), None) if row.channel else None
        if place is None:
            return
        await hand.page.wait_for_timeout(500)
        await hand.go(place)
        for number, one in enumerate(hand.channel(place).all[-4:]):
            await self.seen(SEVEN[0], f"posted-{self.season.replace(' ', '-')}-{number}", one)

    async def season_of(self) -> str:
        """Which it is."""
        state = (await self.visit.bot.surface.tables.table(self.game)).state
        return f"{state.year} {state.step}"

    def deeds(self, year: int, step: str) -> Sequence[tuple[str, str, Any]]:
        """What is done in a season before all mark final."""
        a, b, c, d, e, f, g = SEVEN
        if "orders" in step and "spring" in step and year == 0:
            return [
                (a, "appoints", lambda: self.appoint(a, b)),
                (b, "orders by lists", lambda: self.by_lists(b)),
                (c, "orders as text", lambda: self.as_text(c)),
                (d, "orders by command", lambda: self.by_command(d)),
                (e, "plans a railway", lambda: self.plan(e)),
                (e, "conquers", lambda: self.conquer(e)),
                (e, "takes a second name", lambda: self.second_name(e)),
                (f, "moves", lambda: self.motion(f)),
                (g, "writes to the world", lambda: self.letter(g, "world")),
            ]
        if "orders" in step and "autumn" in step and year == 0:
            voting = [(one, "votes", lambda one=one: self.vote(one)) for one in (c, d, f)]
            return [
                (b, "revolts", lambda: self.revolt(b, a)),
                (e, "conquers", lambda: self.conquer(e)),
                *voting,
                (g, "orders by command", lambda: self.by_command(g)),
            ]
        if "orders" in step and year == 1 and "spring" in step:
            return [
                (e, "writes under a mask", lambda: self.letter_masked(e, a)),
                (e, "founds a railway", lambda: self.railway(e)),
                (a, "reads", lambda: self.read(a)),
                (a, "answers", lambda: self.answer(a)),
                (c, "asks why", lambda: self.ask(c)),
                (d, "orders by lists", lambda: self.by_lists(d)),
                (f, "orders by command", lambda: self.by_command(f)),
            ]
        if "winter" in step:
            return [
                (a, "looks at the desk", lambda: self.slash(a, "winter-desk", "desk")),
                (b, "looks at the card", lambda: self.slash(b, "winter-card", "season orders")),
                (e, "looks at the card", lambda: self.slash(e, "winter-card", "season orders")),
            ]
        if year == 1 and "autumn" in step:
            return [(e, "looks at the railways", lambda: self.slash(e, "railways-company", "railways company"))]
        return []

    async def letter_masked(self, name: str, to: str) -> None:
        """White, under the second name, which is approved by then."""
        look = await self.look(name)
        own = diplomacy(look).own
        assert own
        mask = next(one for one in own.names if one != own.holding)
        await self.letter(name, await self.code(to), **{"from": [mask]})

    async def play(self, years: int) -> None:
        """From the lobby through so many years."""
        await self.gather()
        for name, mask in zip(SEVEN, NAMES, strict=True):
            await self.spend(name, "arrives", self.arrive(name, mask))
        for name in SEVEN:
            if "setup" in await self.season_of():
                await self.spend(name, "ranks", self.rank(name))
        for name in SEVEN:
            if "setup" in await self.season_of():
                await self.spend(name, "first unit", self.choose_unit(name))
        first = (await self.visit.bot.surface.tables.table(self.game)).state.year
        while (await self.visit.bot.surface.tables.table(self.game)).state.year < first + years:
            if not await self.stage(first):
                return
        await self.posted()

    async def stage(self, first: int) -> bool:
        """One stage of a season, until all are final; whether it has closed."""
        self.season = before = await self.season_of()
        state = (await self.visit.bot.surface.tables.table(self.game)).state
        for name, what, deed in self.deeds(state.year - first, f"{state.season} {state.step}"):
            await self.spend(name, what, deed())
        for name in SEVEN:
            await self.spend(name, "final", self.final(name))
        await self.visit.rest()
        await self.posted()
        return await self.season_of() != before

    def table(self) -> list[str]:
        """Presses by season and person, then what was awkward."""
        rows = [f"{season:16} {name:12} {count:3}" for (season, name), count in self.spent.items() if count]
        return [*self.visit.table(), *rows, *self.awkward]


def valued(card: Reply, custom: str, label: str) -> str:
    """The value that a line of a menu stands for."""
    found = [one for one in _all(card.components) if one.get("custom_id") == custom]
    return next(str(one["value"]) for menu in found for one in menu["options"] if one["label"] == label)


def _all(parts: Any) -> list[Any]:
    inside = [two for one in parts for two in _all(one.get("components") or [])]
    return [*parts, *inside]


async def played(years: int, shots: Path | None = None) -> Masks:
    """A whole visit."""
    with tempfile.TemporaryDirectory(prefix="byrsa") as folder:
        async with playground(Path(folder), len(SEVEN)) as visit:
            masks = Masks(visit, shots)
            try:
                await masks.play(years)
            finally:
                sys.stdout.write("\n".join(masks.table()) + "\n")
            return masks


def main() -> None:
    """Play, and print; whatever was awkward is a fault."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--years", type=int, default=2)
    words.add_argument("--shots", type=Path)
    said = words.parse_args()
    if shutil.which(CHROMIUM or "") is None:
        sys.exit("No chromium on PATH.")
    configure("warning", "console")
    if said.shots:
        said.shots.mkdir(parents=True, exist_ok=True)
    sys.exit(bool(asyncio.run(played(said.years, said.shots)).awkward))


if __name__ == "__main__":
    main()
