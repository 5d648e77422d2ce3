"""Make the pictures of the README: `python tools/pictures.py`. A game is played until a battle has been fought.

The board is drawn as the bot posts it; the battle card is photographed where a player would read it, in the playground.
"""

import asyncio
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import async_playwright

from bot.app.demo.play import Demo, Wish, begun
from bot.app.demo.stage import running
from bot.app.playground import local_discord
from bot.base.log import configure
from bot.base.times import MovedTime
from bot.surface.kit.look import Look
from loopback import World
from loopback.clock import Clock
from loopback.playground import Playground
from loopback.town import Town

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WISH = Wish(seats=4, options={"scenario": "late"}, seed="8")
CHROMIUM = "/usr/bin/chromium"
WIDE = 1200
PORT = 8019


async def fought(demo: Demo) -> Look:
    """Play until the first battle is over; what all saw before it."""
    going, before = demo.going(await demo.table()), None
    while not any(one.kind == "republic.BattleFought" for one in await demo.bot.store.events(demo.game)):
        before = await demo.bot.surface.look(demo.game)
        said = going.next()
        if said is None:
            raise RuntimeError("nobody goes on")
        await demo.answer(going.table, *said[1:])
        going.table = await demo.table()
    if before is None:
        raise RuntimeError("nothing was seen")
    return before


async def board(demo: Demo, look: Look) -> Image.Image:
    """The board, as it is posted."""
    shot = await demo.bot.surface.studio.picture(look)
    if shot is None:
        raise RuntimeError("no picture")
    return Image.open(BytesIO(shot.content)).convert("RGB")


async def battle_card(town: Town) -> Image.Image:
    """The battle card in the channel."""
    page = Playground(town, PORT)
    address = await page.start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        shown = await browser.new_page(viewport={"width": 760, "height": 1400})
        await shown.goto(address)
        card = shown.locator(".message", has_text="Odds:").last
        await card.wait_for()
        content = await card.screenshot()
        await browser.close()
    await page.stop()
    return Image.open(BytesIO(content)).convert("RGB")


def keep(name: str, image: Image.Image) -> None:
    """Small enough for a repository: at most so wide, in 256 inks."""
    if image.width > WIDE:
        image = image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.LANCZOS)
    image.quantize(256).save(FOLDER / f"{name}.png", optimize=True)


async def main() -> None:
    """Play, and take both pictures."""
    configure("warning", "console")
    time = MovedTime()
    world = World(clock=Clock(lambda: time.now().timestamp()))
    with tempfile.TemporaryDirectory(prefix="byrsa") as place:
        async with local_discord(world, limits="off") as (loopback, endpoint):
            town = Town(loopback)
            town.guild.name, world.bot.display = "Carthage", "Byrsa"
            async with running(world, endpoint, Path(place) / "byrsa.db", time, f"demo {WISH.seed}") as bot:
                town.at_rest = bot.idle
                demo = await begun(town, bot, time, WISH)
                before = await fought(demo)
                await town.idle()
                FOLDER.mkdir(exist_ok=True)
                keep("board", await board(demo, before))
                keep("battle", await battle_card(town))


if __name__ == "__main__":
    asyncio.run(main())
