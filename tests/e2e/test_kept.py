"""Games that an earlier program left behind go on under this one; what is kept, and why, is in tests/kept/README.md.

Each test stands up the bot of today on a copy of a database and of the Discord that belongs to it.
"""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from loopback.person import Person
from loopback.reply import Modal
from loopback.seen import Seen
from tests.e2e import kept
from tests.e2e.kept import Scene, button, newest
from tests.e2e.meant import CITED, STORIES, Meant, as_now, meant
from tests.lots import lots

RELEASES = sorted(one.parent for one in kept.KEPT.glob(f"*/{kept.MANIFEST}"))
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ERRAND = timedelta(minutes=95)  # an order is carried out so long after its seat was asked, at the latest
PAGED = re.compile(r"page \d+ of \d+|Seite \d+ von \d+|^$")
PLAYED_ON = (("senate", "salt"), ("sealed", "market", "battle", "revolution", "back", "german"))
ANSWERS = ("pick", "give", "nothing", "none", "every", "all", "keep", "lock")


@pytest.fixture(scope="session", params=RELEASES, ids=lambda one: one.name)
def release(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a release left, unpacked once."""
    place = tmp_path_factory.mktemp("release")
    kept.spread(request.param, place)
    return place


@pytest.fixture
async def scene(release: Path, tmp_path: Path) -> AsyncIterator[Scene]:
    """This bot on what it left."""
    async with kept.reopened(release, tmp_path) as found:
        yield found


def desk(person: Person, game: str) -> Seen:
    """The newest card in the inbox that asks somebody in this game."""
    return newest(
        one for one in person.inbox.all if one.text.startswith(("**Desk of", "**Pult von")) and kept.concerns(one, game)
    )


# -- at the start ------------------------------------------------------------------------------------------------------
async def test_every_game_stands_where_it_stood(release: Path, scene: Scene) -> None:
    """Nothing is held that was not, nothing was played, and every table can be rebuilt; the messages that waited go."""
    stand = kept.manifest(release)["stand"]
    assert {label: [await scene.status(game), await scene.head(game)] for label, game in scene.games.items()} == stand
    playing = [label for label, (status, _) in stand.items() if status == "playing"]
    assert len(playing) >= 8
    for label in playing:
        assert await scene.open(scene.games[label]), label
    assert await scene.unsent() == 0


async def test_games_were_left_in_the_middle_of_steps(scene: Scene) -> None:
    """Else nothing here would be replayed."""
    deep = {label: await scene.since_checkpoint(scene.games[label]) for label in ("senate", "sealed", "salt")}
    assert min(deep.values()) > 0, deep


async def test_what_waited_is_told(release: Path, scene: Scene) -> None:
    """Elissa's bid was written, and the program ended before anybody was told."""
    elissa = scene.person("elissa")
    left = json.loads((release / kept.WORLD).read_text("utf-8"))
    before = next(one for one in left["channels"] if str(desk(elissa, scene.games["salt"]).id) in one["messages"])
    assert str(desk(elissa, scene.games["salt"]).raw.components) != str(
        before["messages"][str(desk(elissa, scene.games["salt"]).id)]["components"]
    )


def test_the_commands_say_what_they_said(release: Path, tmp_path: Path) -> None:
    """`byrsa check`, `verify`, `transcript`: nothing would diverge, nothing is called false, the story is the same."""
    said = json.loads((release / kept.SAID).read_text("utf-8"))
    database = shutil.copy(release / kept.DATABASE, tmp_path)
    check = kept.command("check", "--database", database)
    assert check == said["check"][0]
    assert re.search(r"^10 games in play, 0 would diverge\.$", check, re.MULTILINE)
    for name, least in {"finished.json": 4, "ages.json": 0}.items():
        verified = kept.command("verify", release / name)
        assert verified.endswith("[0]"), verified
        assert "NO" not in verified
        assert verified.count("yes: ") >= least
    for name in ("senate.json", "finished.json", "ages.json"):
        assert_retold(kept.command("transcript", release / name), said[f"transcript of {name}"][0], STORIES)


async def test_the_past_reads_as_it_did(release: Path, scene: Scene) -> None:
    """`/history` and `/why` of all."""
    said = json.loads((release / kept.SAID).read_text("utf-8"))
    found = await kept.said(scene)
    assert len(found) > 20
    for key, pages in found.items():
        assert_retold("\n".join(pages), "\n".join(said[key]), STORIES)


def assert_retold(today: str, then: str, more: tuple[Meant, ...] = ()) -> None:
    """The same to the letter, in the same order, under the same rules; but for words that were changed on purpose."""
    lines, former = ([one for one in text.splitlines() if not PAGED.search(one)] for text in (today, then))
    words = (*meant(then), *more)
    known = [as_now(one, {*CITED.findall(one + two)}, words) for one, two in zip(former, lines, strict=True)]
    assert [pair for pair in zip(lines, known, strict=True) if not same(*pair)] == []


def same(line: str, known: str) -> bool:
    """A line that had no room is the same as far as it goes."""
    return line == known or (line.endswith("…") and known.startswith(line[:-1]))


def test_words_are_meant_only_where_somebody_said_them(release: Path) -> None:
    """What no kept game has told needs no reason to be told otherwise."""
    said = json.loads((release / kept.SAID).read_text("utf-8"))
    pages = ["\n".join(some) for some in said.values()]
    idle = [one for one in (*meant("und"), *meant(""), *STORIES) if not heard(one, pages)]
    assert idle == []


def heard(one: Meant, pages: list[str]) -> bool:
    """Whether a page of then has such words."""
    return any(re.search(one.then, page, re.MULTILINE) for page in pages)


# -- old buttons -------------------------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_every_old_button_is_answered(release: Path, scene: Scene) -> None:
    """Whatever still hangs in a channel or inbox as it hung there is pressed: it acts, or says why not."""
    pressed, hung = Counter[str](), kept.then(release)
    for person in scene.town.residents.values():
        for message in [one for place in person.places() for one in person.channel(place).all]:
            for one in [one for one in kept.buttons(message) if f'"{one}"' in hung]:
                if one in kept.buttons(message):
                    reply = await person.click(message, custom_id=one)
                    assert isinstance(reply, Modal) or reply.text, one
                    pressed[kept.act_of(one)] += 1
    assert pressed.total() > 60, pressed
    assert len(pressed) > 12, pressed


async def test_a_vote_goes_on_to_its_end(release: Path, scene: Scene) -> None:
    """By an old button, a standing order, and at last the vote that was prepared; a voice that was in counts."""
    game = scene.games["senate"]
    elissa, hanno, mago, gisco = (scene.person(name, "senate") for name in ("elissa", "hanno", "mago", "gisco"))
    seats = {
        name: await scene.seat(game, person) for name, person in zip("ehmg", (elissa, hanno, mago, gisco), strict=True)
    }
    head, card = await scene.head(game), newest(one for one in gisco.channel("senate").all if "vote" in kept.acts(one))
    assert f'"{button(card, "vote")}"' in kept.then(release)
    reply = await gisco.click(card, "Yea")
    assert "✔" in reply.followups[-1].text
    (voice,) = await scene.journal(game, head)
    assert (voice["seat"], voice["kind"], voice["user"]) == (seats["g"], "answer", gisco.id)
    await scene.later(ERRAND)
    order = (await scene.journal(game, head))[1]
    assert (order["seat"], order["kind"]) == (seats["h"], "order")
    assert "against" in str(order["raw"])
    key = voice["key"].partition("@")[0]
    assert [one for one in await scene.open(game) if one.decision.key.startswith(key)]
    await scene.later(4 * DAY)
    last = next(one for one in await scene.journal(game, head) if one["seat"] == seats["m"])
    assert last["key"].startswith(key)
    assert {"for", "against"} <= set(map(str, last["raw"].values())), "as it was prepared, at the deadline"


async def test_a_table_vote_is_carried_by_old_buttons(scene: Scene) -> None:
    card = newest(
        one for one in scene.person("gisco", "senate").channel("senate").all if one.text.startswith("**Table vote**")
    )
    await scene.person("gisco").click(card, "Yea")
    said = await scene.person("hanno").click(card, "Yea")
    assert "**Carried**, 3 to 0." in said.text
    await scene.rest()
    assert "Paused" in (await scene.person("elissa", "senate").slash("/game status")).text


async def test_a_sealed_vote_is_opened_when_all_are_in(scene: Scene) -> None:
    game = scene.games["sealed"]
    head = await scene.head(game)
    voters = [scene.person(name, "sealed") for name in ("gisco", "arishat")]
    for person in voters:
        card = newest(one for one in person.channel("sealed").all if "vote" in kept.acts(one))
        await person.click(card, "Nay")
        await scene.rest()
    voices = [one for one in await scene.journal(game, head) if one["key"].startswith("senate.vote")]
    assert [one["user"] for one in voices[:2]] == [one.id for one in voters]
    assert not [one for one in await scene.open(game) if one.decision.key == voices[0]["key"]]


@pytest.mark.parametrize("label", ["battle", "revolution", "back"])
async def test_a_question_is_answered_on_its_old_card(release: Path, scene: Scene, label: str) -> None:
    game = scene.games[label]
    asked = next(one for one in await scene.open(game) if one.decision.awaited)
    person = await scene.holder(game, asked.decision.seat)
    card, head = desk(person, game), await scene.head(game)
    way = button(card, *ANSWERS, ref=asked.ref)
    assert f'"{way}"' in kept.then(release), "the button of then, not one that took its place"
    await person.click(card, custom_id=way)
    await scene.rest()
    assert await scene.head(game) > head
    first = (await scene.journal(game, head))[0]
    assert (first["seat"], first["key"], first["user"]) == (asked.decision.seat, asked.decision.key, person.id)
    again = await person.click(card, custom_id=way) if way in kept.ids(card) else None
    assert again is None or await scene.head(game) >= head


async def test_a_deal_is_settled_on_its_old_cards(release: Path, scene: Scene) -> None:
    """What the first says on his old card calls the other by a new one."""
    elissa, mago = scene.person("elissa"), scene.person("mago")
    game = scene.games["market"]
    cards = [
        newest(one for one in person.inbox.all if "**Deal with" in one.text and kept.concerns(one, game))
        for person in (elissa, mago)
    ]
    assert all("Is that all you have?" in card.text and "It is much." in card.text for card in cards)
    assert "promises" in cards[1].text
    accept = next(label for label in cards[0].buttons if label.startswith("Accept"))
    assert all(f'"{button(card, "accept")}"' in kept.then(release) for card in cards)
    await elissa.click(cards[0], accept)
    await scene.rest()
    card = newest(one for one in mago.inbox.all if "**Deal with" in one.text and kept.concerns(one, game))
    done = await mago.click(card, next(label for label in card.buttons if label.startswith("Accept")))
    assert "is settled" in done.text
    ledger = await mago.slash("/deal promises", game=game)
    assert "My votes for your Suffete" in ledger.text


async def test_a_german_server_stays_german(scene: Scene) -> None:
    """What all read there; who plays there answers in his own language."""
    hanno, game = scene.person("hanno"), scene.games["german"]
    place = next(one for one in hanno.places() if one.name == "markt")
    card = newest(one for one in hanno.channel(place).all if one.pinned)
    assert "Mein Pult öffnen" in card.buttons
    assert (await hanno.click(card, "Mein Pult öffnen")).text.startswith("**Desk of ▲ Hanno** · Salzstraße")
    mine, head = desk(hanno, game), await scene.head(game)
    await hanno.click(mine, custom_id=button(mine, "pick"))
    assert await scene.head(game) == head + 1


async def test_a_lobby_fills_and_begins(release: Path, scene: Scene) -> None:
    """Also by a form that was open all the time."""
    game, opened = scene.games["lobby"], kept.manifest(release)["form"]
    card = newest(one for one in scene.person("arishat", "lobby").channel("lobby").all if kept.concerns(one, game))
    mago = scene.person(opened["person"], opened["channel"])
    await kept.handed_in(mago, card, opened["form"], text="as the wind blows")
    assert "as the wind blows" in await scene.noted(game)
    await scene.person("arishat").click(card, "Join")
    await scene.rest()
    await scene.person("hanno").click(card, "Start")
    await scene.rest()
    assert await scene.status(game) == "playing"


async def test_held_games_go_on_by_their_old_cards(scene: Scene) -> None:
    elissa, game = scene.person("elissa", "held"), scene.games["held"]
    card = newest(
        one for one in elissa.channel("held").all if "The game is held" in one.text or "game is held" in one.text
    )
    said = await elissa.click(card, "Try to Go On")
    assert "the game goes on" in said.text
    assert await scene.status(game) == "playing"


# -- going back --------------------------------------------------------------------------------------------------------
async def test_an_answer_of_then_is_undone(scene: Scene) -> None:
    """By the old button beside its receipt."""
    game, elissa = scene.games["back"], scene.person("elissa")
    card = newest(one for one in elissa.inbox.all if "Undo" in one.buttons and kept.concerns(one, game))
    head = await scene.head(game)
    await elissa.click(card, "Undo")
    await scene.rest()
    assert next(one for one in await scene.journal(game) if one["seq"] == head)["undone"]
    again = desk(elissa, game)
    await elissa.click(again, custom_id=button(again, *ANSWERS))
    await scene.rest()
    assert not (await scene.journal(game))[-1]["undone"]


async def test_a_game_goes_back_to_where_it_was_long_before(scene: Scene) -> None:
    """To a checkpoint of then, not the last; then it is played on from there."""
    game, elissa = scene.games["senate"], scene.person("elissa", "senate")
    place = (await elissa.autocomplete("/table rewind", "to", to="Forum"))[-1]["value"]
    sure = await elissa.slash("/table rewind", to=place)
    done = await elissa.click(sure, "Take the Game Back")
    assert "the game is taken back" in done.text
    await scene.rest()
    assert (await scene.step(game)).startswith("forum.")
    await kept.play_on(scene, game, 10)
    assert await scene.status(game) == "playing"


# -- the clock ---------------------------------------------------------------------------------------------------------
async def test_a_prepared_bid_counts_at_the_deadline(scene: Scene) -> None:
    """Elissa's and Mago's are in; Hanno's was prepared."""
    game, head = scene.games["salt"], await scene.head(scene.games["salt"])
    await scene.later(3 * DAY)
    hanno = await scene.seat(game, scene.person("hanno"))
    bid = (await scene.journal(game, head))[0]
    assert (bid["seat"], bid["key"].partition("/")[0], bid["raw"]) == (hanno, "sample.bid", 4)


async def test_an_outage_is_given_back(release: Path, tmp_path: Path) -> None:
    """The bot was away for two days: nobody's time ran out meanwhile."""
    async with kept.reopened(release, tmp_path, after=2 * DAY) as scene:
        for label, (_, head) in kept.manifest(release)["stand"].items():
            kinds = {one["kind"] for one in await scene.journal(scene.games[label], head)}
            assert kinds <= {"order"}, label
        game = scene.games["senate"]
        await scene.later(5 * DAY)
        assert await scene.head(game) > kept.manifest(release)["stand"]["senate"][1]


async def test_orders_of_then_are_carried_out(scene: Scene) -> None:
    """The Senate's orders stand in their list; in the market Hanno keeps his cards. Gisco's ceiling counts no more."""
    listed = await scene.person("gisco", "senate").slash("/orders list")
    assert len(re.findall(r"^\*\*\d+\.\*\*", listed.text, re.MULTILINE)) == 4
    game, head = scene.games["market"], await scene.head(scene.games["market"])
    hanno, gisco = [await scene.seat(game, scene.person(name)) for name in ("hanno", "gisco")]
    await kept.defaults_until(
        scene,
        game,
        lambda found: any(one.decision.kind == "trade.sell" and one.decision.seat == hanno for one in found),
    )
    await scene.later(ERRAND)
    assert [
        one["raw"] for one in await scene.journal(game, head) if (one["seat"], one["kind"]) == (hanno, "order")
    ] == [[]]
    await kept.defaults_until(
        scene,
        game,
        lambda found: (
            any(one.decision.kind == "forum.bid" and one.decision.seat == gisco for one in found)
            or any(one.decision.kind.startswith("senate.") for one in found)
        ),
    )
    assert any(one.decision.kind == "forum.bid" and one.decision.seat == gisco for one in await scene.open(game))
    assert "A ceiling you set counts no more." in (await scene.person("gisco").slash("/desk", game=game)).text


async def test_games_ask_ahead_from_now_on_where_nobody_wished_otherwise(release: Path, tmp_path: Path) -> None:
    """Whoever is waited for has a deadline and a card; what was saved stays; nothing stands still."""
    stand = kept.manifest(release)["stand"]
    async with kept.reopened(release, tmp_path, ahead=True) as scene:
        timed = [label for label in ("senate", "sealed", "market", "battle", "back") if stand[label][0] == "playing"]
        asked = {label: await scene.open(scene.games[label]) for label in timed}
        assert {one.asking.ahead for found in asked.values() for one in found} == {True, False}
        for label, found in asked.items():
            waiting = {one.ref for one in found if one.decision.awaited}
            assert {row.ref for row in await scene.bot.store.windows(scene.games[label])} == waiting, label
            person = await scene.holder(
                scene.games[label], next(one for one in found if one.ref in waiting).decision.seat
            )
            assert "Nothing is asked" not in (await person.slash("/desk", game=scene.games[label])).text
        mago = scene.person("mago", "senate")
        (prepared,) = [row for row in await scene.saved(scene.games["senate"]) if row.user == mago.id and row.rev]
        assert not prepared.locked
        await scene.later(5 * DAY)
        for label in timed:
            assert await scene.status(scene.games[label]) == "playing", label
            assert await scene.head(scene.games[label]) > stand[label][1], label


# -- what one can look at ----------------------------------------------------------------------------------------------
async def test_everybody_can_look(scene: Scene) -> None:
    """`/hand`, `/board`, `/desk`, `/why`, `/game status` in every game in play; nobody sees another's hand."""
    for label in ("senate", "sealed", "market", "battle", "revolution", "back", "salt", "german"):
        game, hands = scene.games[label], set[str]()
        for person in await scene.holders(game):
            for path in ("/hand", "/board", "/desk", "/why", "/game status", "/fair seed"):
                reply = await person.slash(path, game=game)
                assert reply.text.strip(), (label, path)
                assert "Something went wrong" not in reply.text
            hand = await person.slash("/hand", game=game)
            assert hand.ephemeral
            hands.add(hand.text)
        assert len(hands) == len(await scene.holders(game))


async def test_a_game_that_is_over_is_remembered(scene: Scene) -> None:
    arishat, game = scene.person("arishat", "finished"), scene.games["finished"]
    card = newest(one for one in arishat.channel("finished").all if "Play a Rematch" in one.buttons)
    full = await arishat.slash("/game export", format="full", game=game)
    assert full.files or full.followups
    assert "Tanit" in (await arishat.slash("/stats")).text or (await arishat.slash("/stats")).text
    await arishat.click(card, "Play a Rematch")
    await scene.rest()


# -- imports and ends --------------------------------------------------------------------------------------------------
async def test_an_export_of_then_is_played_on(release: Path, tmp_path: Path) -> None:
    """In the place where it was; it is held until its host lets it go on."""
    said = kept.command("import", release / "senate.json", "--database", tmp_path / kept.DATABASE)
    assert said.endswith("added.\n[0]"), said
    game = said.partition(":")[0]
    assert kept.command("check", "--database", tmp_path / kept.DATABASE).endswith("0 would diverge.\n[0]")
    async with kept.reopened(release, tmp_path, database=tmp_path / kept.DATABASE) as scene:
        assert await scene.status(game) == "held"
        elissa = scene.person("elissa", "senate")
        await elissa.slash("/game repair")
        await scene.rest()
        card = newest(one for one in elissa.channel("senate").all if "Try to Go On" in one.buttons)
        assert "the game goes on" in (await elissa.click(card, "Try to Go On")).text
        assert await kept.play_on(scene, game, 60) == 60


@pytest.mark.slow
@pytest.mark.parametrize("label", lots(*PLAYED_ON))
async def test_a_game_is_played_to_its_end_and_verified(release: Path, tmp_path: Path, label: str) -> None:
    """People at random, at a table without Discord; what is exported in the end is what was played."""
    game, database = kept.manifest(release)["games"][label], shutil.copy(release / kept.DATABASE, tmp_path)
    await kept.to_the_end(release, Path(database), game)
    kept.command("export", game, tmp_path / "end.json", "--database", database)
    assert json.loads((tmp_path / "end.json").read_text("utf-8"))["game"]["status"] == "over"
    verified = kept.command("verify", tmp_path / "end.json")
    assert verified.endswith("[0]"), verified
