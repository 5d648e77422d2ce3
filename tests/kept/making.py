"""Makes a fixture of kept games with the program as it is: `python -m tests.kept.making tests/kept/release-N`."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.base.times import MovedTime
from bot.services.brought import HOOKS
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.carthage.minds import RandomPlayer, Round, SensiblePlayer
from games.catalog import GAMES
from games.kernel import Posted, Seat
from games.kernel.table import Table
from loopback import perms, saved
from loopback.clock import Clock
from loopback.person import Person
from loopback.world import World
from tests.bot.playing import opened
from tests.cogs.conftest import PLAIN
from tests.e2e import kept
from tests.e2e.kept import Scene
from tests.e2e.table import deal_card, desk, everything
from tests.lobbies import new_game

EXPORTS = ("senate.json", "finished.json", "ages.json")
ONLY = sys.argv[2:]
NAMES = ("elissa", "hanno", "mago", "gisco", "arishat", "bomilcar")
MOMENT = timedelta(seconds=10)
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
Until = Callable[[Table[Any]], bool]


async def gathered(scene: Scene, label: str, title: str, names: Sequence[str], **options: Any) -> list[Person]:
    """A game in a channel of its own, begun."""
    people = await lobby(scene, label, title, names, **options)
    await people[0].slash("/game start")
    await scene.rest()
    return people


async def lobby(scene: Scene, label: str, title: str, names: Sequence[str], **options: Any) -> list[Person]:
    """A game that gathers its players."""
    place = options.pop("channel", None) or scene.town.channel(label)
    people = [person.at(place) for person in await scene.town.people(*names)]
    host, *others = people
    before = {row.id for row in await scene.bot.store.games()}
    await new_game(host, title=title, **{"seats": len(names), **options})
    for person in others:
        await person.slash("/game join")
    await scene.rest()
    (scene.games[label],) = {row.id for row in await scene.bot.store.games()} - before
    return people


def seats_users(rows: Sequence[Any]) -> dict[Seat, int]:
    return {row.seat: row.user for row in rows if row.user is not None}


async def play(scene: Scene, label: str, until: Until, *, wild: bool = False, deep: int = 0) -> None:
    """Those who think play, until something is reached so many answers into a step, or the game is over."""
    game, tables = scene.games[label], scene.bot.surface.tables
    users = seats_users(await scene.bot.store.seats(game))
    table, into = await tables.table(game), 0
    minds = {seat: RandomPlayer(f"{label}/{seat}") if wild else SensiblePlayer() for seat in users}
    going = Round(table, minds)
    while not (table.over or (into >= deep and until(table))):
        said = going.next()
        if said is None:
            raise AssertionError(f"{label}: nobody goes on")
        posted = table.open[said.key]
        done = await tables.submit(game, said.seat, posted.ref, posted.rev, said.raw, users[said.seat])
        into = 0 if any(one.checkpoint for one in (done.outcome, *done.followed)) else into + 1
        scene.time.move(MOMENT)
        await scene.rest()
        going.table = table = await tables.table(game)


def at_step(*names: str) -> Until:
    return lambda table: table.state.step in names


def asks(kind: str, seats: int = 1) -> Until:
    return lambda table: len(asked(table, kind)) >= seats


def asked(table: Table[Any], kind: str) -> list[Posted]:
    return [one for one in table.open.values() if one.decision.kind == kind]


# -- the games ---------------------------------------------------------------------------------------------------------
async def senate(scene: Scene) -> None:
    """The Senate of the first turn: a vote with one voice in; a promise, orders, a prepared vote, a table vote."""
    elissa, hanno, mago, gisco = await gathered(scene, "senate", "Byrsa Hill", NAMES[:4], ballots="live")
    await play(scene, "senate", at_step("trade.floor"))
    await give_cards(scene, "senate")
    await settled(scene, elissa, hanno, await offered(scene, elissa, hanno, "Byrsa Hill"))
    await play(scene, "senate", asks("senate.vote", 4), deep=1)
    await vote(elissa, "Yea")
    card = kept.newest(one for one in mago.channel("senate").all if "each" in kept.acts(one))
    form = await mago.click(card, "Each…")
    said = await mago.submit_modal(form, f0="0", f1="1")
    assert "Prepared: " in said.text, said.text
    await order(hanno, decision="senate.vote", answer="option against")
    await order(gisco, decision="senate.vote", answer="option for", motion="tax", condition="turn <= 9")
    await order(gisco, decision="revenue.contribute", answer="amount", amount=2, condition="own-treasury >= 3")
    await order(gisco, decision="trade.sell", answer="none", until=4)
    await order(gisco, decision="forum.roll", answer="default", times=1)
    said = await mago.slash("/table pause", hours=24, reason="Harvest")
    assert "The table votes on it" in said.text, said.text
    await scene.rest()


async def sealed(scene: Scene) -> None:
    """The same with sealed ballots, in the private inbox of one who reads German; one voice is in."""
    elissa, *_ = await gathered(scene, "sealed", "Sealed", NAMES[2:5], ballots="sealed", scenario="late")
    await play(scene, "sealed", asks("senate.vote", 3), deep=1)
    await vote(elissa, "Nay")
    await scene.rest()


async def market(scene: Scene) -> None:
    """The trading floor, with an open deal and words about it, an order, a pass."""
    elissa, hanno, mago, gisco = await gathered(scene, "market", "Market", NAMES[:4], scenario="late")
    await play(scene, "market", at_step("trade.floor"))
    await give_cards(scene, "market")
    await offered(scene, elissa, mago, "Market")
    await order(hanno, decision="trade.sell", answer="none")
    said = await gisco.slash("/settings", zone="Europe/Berlin", quiet_from="23", quiet_until="6:30", palette="dark")
    assert "Europe/Berlin" in said.text, said.text
    await scene.rest()


async def battle(scene: Scene) -> None:
    """A battle that has begun: mercenaries may be hired."""
    await gathered(scene, "battle", "Ramparts", NAMES[:3], scenario="late")
    await play(scene, "battle", asks("combat.mercenaries"))


async def revolution(scene: Scene) -> None:
    """The Revolution Phase, some cards played; there is no clock."""
    await gathered(scene, "revolution", "Torches", NAMES[3:6], scenario="late", pace="none")
    await play(scene, "revolution", lambda table: table.state.step.startswith("revolution."), deep=1)


async def finished(scene: Scene) -> None:
    """A game that is over, with dice of which everybody gave a share."""
    seeded = scene.bot.surface.tables
    seeded.seed, before = None, seeded.seed
    await gathered(scene, "finished", "Tanit", NAMES[4:6], pace="none")
    seeded.seed = before
    await play(scene, "finished", lambda _: False, wild=True)


async def ages(scene: Scene) -> None:
    """A game that is over, of which a turn each was played by older rules."""
    tables, rules = scene.bot.surface.tables, GAMES["carthage"]
    for turn, ruleset in enumerate(range(rules.ruleset - 2, rules.ruleset + 1), 1):
        tables.games = {**GAMES, "carthage": replace(rules, ruleset=ruleset)}
        tables.live.games = tables.games
        if turn == 1:
            await gathered(scene, "ages", "Ages", NAMES[5:6], pace="none")
        tables.live.drop(scene.games["ages"])
        await play(scene, "ages", lambda table, turn=turn: table.state.turn > turn, wild=True)
    tables.games = tables.live.games = GAMES
    tables.live.drop(scene.games["ages"])
    await play(scene, "ages", lambda _: False, wild=True)


async def salt(scene: Scene) -> None:
    """The Salt Road with orders, a bid prepared, a bid made."""
    elissa, hanno, mago = await gathered(scene, "salt", "Salt", NAMES[:3], game="sample", pace="brisk")
    await order(elissa, decision="sample.bid", answer="amount", amount=3)
    await order(elissa, decision="sample.sell", answer="use")
    game, tables = scene.games["salt"], scene.bot.surface.tables
    seat = await scene.seat(game, hanno)
    bid = next(one for one in await scene.open(game) if one.decision.seat == seat)
    await tables.save(game, bid.decision.seat, bid.ref, bid.rev, 4, hanno.id)
    seat = await scene.seat(game, mago)
    bid = next(one for one in await scene.open(game) if one.decision.seat == seat)
    await tables.submit(game, bid.decision.seat, bid.ref, bid.rev, 2, mago.id)
    await scene.rest()


async def taken_back(scene: Scene) -> None:
    """A game taken back to its set-up and played on; an answer was undone, and the next could be."""
    elissa, *_ = await gathered(scene, "back", "Taken Back", NAMES[:3], pace="relaxed")
    await play(scene, "back", at_step("revenue.corruption"), deep=1)
    said = await elissa.slash(
        "/table rewind", to=(await elissa.autocomplete("/table rewind", "to", to="first Traders"))[0]["value"]
    )
    said = await elissa.click(said, "Take the Game Back")
    assert "the game is taken back" in said.text, said.text
    await scene.rest()
    game = scene.games["back"]
    seat = await scene.seat(game, elissa)
    mine = next(one for one in await scene.open(game) if one.decision.seat == seat and one.decision.awaited)
    await scene.bot.surface.tables.submit(game, mine.decision.seat, mine.ref, mine.rev, mine.decision.lapse, elissa.id)
    await scene.rest()
    said = await elissa.slash("/undo")
    assert "↩" in said.text, said.text
    await scene.rest()
    mine = next(one for one in await scene.open(game) if one.decision.seat == seat and one.decision.awaited)
    await scene.bot.surface.tables.submit(game, mine.decision.seat, mine.ref, mine.rev, mine.decision.lapse, elissa.id)
    await scene.rest()


async def held(scene: Scene) -> None:
    """A game that was held."""
    await gathered(scene, "held", "Stopped", NAMES[:2], game="sample")
    await scene.bot.surface.tables.hold(scene.games["held"], "K7F2Q", "a test")
    await scene.rest()


async def gathering(scene: Scene) -> dict[str, Any]:
    """Three of four sit in a lobby; one has a form open; the form."""
    hanno = (await lobby(scene, "lobby", "To Come", NAMES[1:4], seats=4, ballots="sealed"))[1]
    card = kept.newest(one for one in hanno.channel("lobby").all if kept.concerns(one, scene.games["lobby"]))
    form = await hanno.click(await hanno.click(card, "Fair Dice"), "Words for the Dice…")
    assert form.modal
    return {"person": hanno.name, "channel": "lobby", "form": form.modal.form}


async def german(scene: Scene) -> None:
    """A German server; an offer is open."""
    world, mayor = scene.town.world, scene.town.mayor
    guild = world.add_guild("Karthago", mayor)
    place = world.add_channel(guild, "markt")
    world.set_permissions(guild, guild.roles[guild.id], perms.bits(*PLAIN))
    for name in NAMES[:3]:
        world.join(guild, scene.town.residents[name].user)
    await scene.rest()
    said = await scene.town.users_person(mayor.id).at(place).slash("/admin language", language="de")
    assert "Deutsch" in said.text, said.text
    people = await gathered(scene, "german", "Salzstraße", NAMES[:3], channel=place, game="sample")
    game, tables = scene.games["german"], scene.bot.surface.tables
    for one in [one for one in await scene.open(game) if one.decision.kind == "sample.bid"]:
        await tables.submit(game, one.decision.seat, one.ref, one.rev, 1)
    await scene.rest()
    one, other = [await scene.seat(game, person) for person in people[:2]]
    offer = next(
        found
        for found in await scene.open(game)
        if found.decision.kind == "sample.offer"
        and (found.decision.seat, found.decision.about.get("to")) == (one, other)
    )
    await tables.submit(
        game, offer.decision.seat, offer.ref, offer.rev, list(offer.decision.choice.options)[:1], people[0].id
    )
    await scene.rest()


# -- what people do ----------------------------------------------------------------------------------------------------
async def vote(person: Person, side: str) -> None:
    """On the Vote card of the channel."""
    said = await person.slash("/senate vote", voice=side)
    assert "✔" in said.text, said.text


async def order(person: Person, **what: Any) -> None:
    """A standing order."""
    said = await person.slash("/orders add", **what)
    assert "✔" in said.text, (what, said.text)


async def give_cards(scene: Scene, label: str) -> None:
    """Four trade cards more for each, by rulings."""
    game, tables = scene.games[label], scene.bot.surface.tables
    table = await tables.table(game)
    owned = {card.id for faction in table.state.factions.values() for card in faction.trade_cards}
    spare = [f"{name}.{n}" for n in (1, 2, 3, 4) for name in ("ochre", "iron", "salt", "grain", "wine")]
    spare = [one for one in spare if one not in owned]
    for number, row in enumerate(await scene.bot.store.seats(game)):
        for one in spare[4 * number : 4 * number + 4]:
            await tables.rule(game, "give-trade-card", {"seat": row.seat, "card": one})
    await scene.rest()


async def offered(scene: Scene, one: Person, other: Person, title: str) -> str:
    """An offer and its answer, with a word on both sides and a promise; the deal's id."""
    card = desk(one, title)
    form = await one.click(card, next(label for label in card.buttons if label.endswith(other.name.title())))
    await one.submit_modal(form, f0=everything(form)[:3], f1=["0"])
    await scene.rest()
    form = await other.click(deal_card(other), "Answer…")
    await other.submit_modal(form, f0=everything(form)[:3], f1=["0"])
    await scene.rest()
    deal = str((await one.autocomplete("/deal show", "deal"))[0]["value"])
    by = (await one.autocomplete("/deal promise", "by", deal=deal))[-1]["value"]
    said = await one.slash("/deal promise", deal=deal, text="My votes for your Suffete", by=by)
    assert " promises" in said.text, said.text
    await one.slash("/deal talk", deal=deal, text="Is that all you have?")
    await other.slash("/deal talk", deal=deal, text="It is much.")
    await scene.rest()
    return deal


async def settled(scene: Scene, one: Person, other: Person, deal: str) -> None:
    """Both accept what lies there."""
    accept = next(label for label in deal_card(one).buttons if label.startswith("Accept"))
    await one.click(deal_card(one), accept)
    await scene.rest()
    asked = await other.click(deal_card(other), accept)
    said = await other.click(asked, accept.replace("Accept", "Confirm"))
    assert "is settled" in said.text, said.text
    await scene.rest()


WITH = {  # the seed of the dice, and what it is good for; the Senate comes last, so that its orders are still to fire
    "kept 0": (battle,),
    "kept 1": (sealed, revolution, taken_back, held, german, ages, finished, salt, market, senate),
}


async def all_games(scene: Scene) -> dict[str, Any]:
    """Everything; the form that is left open."""
    (await scene.town.people(*NAMES))[-1].user.locale = "de"
    form = await gathering(scene)
    for seed, games in WITH.items():
        scene.bot.surface.tables.seed = seed
        for make in [one for one in games if not ONLY or one.__name__ in ONLY]:
            print(make.__name__, datetime.now(UTC), flush=True)
            await make(scene)
    return form


async def unsent(database: Path, time: MovedTime, game: str) -> None:
    """Somebody bids, and the program ends before anybody was told."""
    async with opened(database) as store:
        tables = Tables(store, GAMES, plan, HOOKS, time=time)
        table = await tables.table(game)
        posted = next(one for one in table.open.values() if one.decision.seat == "diamond")
        await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, 5)
        tables.close()


async def main(out: Path) -> None:
    """Make all of it."""
    time = MovedTime()
    world = World(clock=Clock(lambda: time.now().timestamp()))
    with tempfile.TemporaryDirectory(prefix="kept") as folder:
        place = Path(folder)
        database = place / kept.DATABASE
        async with kept.stood_up(world, time, database) as scene:
            form = await all_games(scene)
            said = await kept.said(scene, [one for one in kept.TELLING if one in scene.games])
        games = scene.games
        for label in ("senate", "finished", "ages", "back"):
            kept.command("export", games[label], place / f"{label}.json", "--database", database)
        kept.command("import", place / "back.json", "--database", database)
        async with kept.stood_up(world, time, database, games) as scene:
            (games["imported"],) = {row.id for row in await scene.bot.store.games()} - set(games.values())
            stand = {label: [await scene.status(game), await scene.head(game)] for label, game in games.items()}
        await unsent(database, time, games["salt"])
        stand["salt"][1] += 1
        noted = {"left": time.now().isoformat(), "games": games, "stand": stand, "form": form}
        keep(out, place, world, noted, said)


def keep(out: Path, place: Path, world: World, noted: dict[str, Any], said: dict[str, Any]) -> None:
    """The files, packed, and what the commands said of them."""
    world.blobs = {path: replace(blob, data=DOT) for path, blob in world.blobs.items()}
    saved.save(world, place / kept.WORLD)
    for name in EXPORTS:
        said[f"transcript of {name}"] = [kept.command("transcript", place / name)]
        said[f"verify {name}"] = [kept.command("verify", place / name)]
    said["check"] = [kept.command("check", "--database", place / kept.DATABASE)]
    (place / kept.SAID).write_text(json.dumps(said, ensure_ascii=False, indent=1), "utf-8")
    for name in (kept.DATABASE, kept.WORLD, kept.SAID, *EXPORTS):
        kept.packed(place / name, out)
    (out / kept.MANIFEST).write_text(json.dumps(noted, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(main(Path(sys.argv[1])))
