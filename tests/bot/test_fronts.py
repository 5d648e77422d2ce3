"""The front of every game is complete, and nothing but fronts, pictures and rules knows a game by name."""

from __future__ import annotations

import ast
import io
import json
import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import bot
from bot.base.halves import parted
from bot.base.parts import Parts, joined, once
from bot.base.text import DEFAULT, Voice, catalogue, languages
from bot.fronts import FRONTS
from bot.fronts.front import Front
from bot.surface.kit.answers import leaves, offered
from bot.surface.learning.tutorial import ask, lesson, outcome, positions
from bot.surface.lobby.options import asked, called, label, values
from games.catalog import GAMES
from games.kernel import Event, Game, Seat, Setup, Table, chairs
from rendering.describe import describe, twin
from tests.bot.surface.looks import seen

ROOT = Path(bot.__file__).parent.parent
OURS = ("bot", "cogs", "rendering", "games", "loopback")
LISTS = ("games/catalog.py", "bot/fronts/__init__.py", "bot/app/new_game.py")  # the last copies the model
ANSWERS = 60
OFFERS = 0.5  # so often somebody does what nobody waits for
DEALS = 5
PITCH = 300


def by_id(kind: str) -> dict[str, type[Event]]:
    return {event.id: event for event in GAMES[kind].events}


def begun(game: Game[Any], seed: str = "front") -> tuple[Table[Any], tuple[Seat, ...]]:
    seats = chairs(game.places_with(game.options()).stop - 1)
    return Table.start(game, Setup(seats, seed, game.options()))[0], seats


def played(
    game: Game[Any], answers: int = ANSWERS, *, dealing: bool = False
) -> Iterator[tuple[Table[Any], tuple[Seat, ...]]]:
    """A game after each of so many answers at random; `dealing`: by people who would rather make deals than wait."""
    (table, seats), pick = begun(game), random.Random(7)
    yield table, seats
    for _ in range(answers):
        waiting = [one.decision for one in table.open.values() if one.decision.awaited]
        able = [one.decision for one in table.open.values()] if pick.random() < OFFERS else waiting
        if dealing and pick.random() < OFFERS:
            able = [one for one in able if {"to", "deal"} & one.about.keys()] or able
        if not waiting:
            break
        decision = pick.choice(able)
        table.submit(decision.seat, decision.key, decision.choice.sample(pick))
        yield table, seats


def test_every_game_has_its_front() -> None:
    assert FRONTS.keys() == GAMES.keys()
    assert all(front.game is GAMES[kind] for kind, front in FRONTS.items())


@pytest.mark.parametrize("kind", GAMES)
class TestComplete:
    """What would be missing on Discord without an error."""

    def test_there_is_a_picture_with_words_for_everybody(self, kind: str) -> None:
        front = FRONTS[kind]
        for table, seats in list(played(front.game, 9))[:1]:
            for who in (None, *seats[:2]):
                for focus in (*front.focuses, "hand", "?"):
                    scene = front.scene(seen(table, seats, who), focus, ())
                    assert scene
                    assert describe(scene)
                    assert twin(scene)

    def test_pictures_speak_every_language(self, kind: str) -> None:
        table, seats = begun(FRONTS[kind].game)
        for language in languages():
            look = seen(table, seats, seats[0], language=language)
            scene = FRONTS[kind].scene(look, "overview", ())
            assert scene
            assert scene.language == language
            assert twin(scene)

    def test_it_has_a_small_picture_and_says_what_it_is(self, kind: str) -> None:
        draw = FRONTS[kind].thumbnail
        assert draw
        image = Image.open(io.BytesIO(draw()))
        assert (image.format, image.width) == ("PNG", image.height)
        assert len(image.convert("RGB").getcolors(1 << 16) or ()) > 2
        for language in languages():
            pitch = catalogue(kind, language).find(f"pitch-{kind}", {}) or ""
            assert 1 <= len(pitch) <= PITCH
            assert len(pitch.splitlines()) == 3, "what one is, what wins, what else there is to know"

    def test_a_seat_sees_what_it_holds_and_others_how_it_stands(self, kind: str) -> None:
        table, seats = begun(FRONTS[kind].game)
        for seat in seats:
            assert FRONTS[kind].hand(seen(table, seats, seat))
            assert FRONTS[kind].standing(seen(table, seats, None), seat)

    def test_all_options_are_asked_and_said(self, kind: str) -> None:
        front = FRONTS[kind]
        own = {front.sided.option} if front.sided else set[str]()
        assert {*front.options, *own} == front.game.options.model_fields.keys()
        for language in languages():
            words = catalogue(kind, language)
            assert words.find(f"game-{kind}", {})
            model = front.game.options
            named = {*front.options, *asked(front.game.options, kind)}
            assert not [name for name in named if "[" in label(Voice(words), kind, name)]
            listed = [(name, one) for name in front.options for one in values(model.model_fields[name])]
            assert not [pair for pair in listed if "[" in called(Voice(words), kind, *pair)]

    def test_what_it_names_is_of_its_rules(self, kind: str) -> None:
        """A name that nothing has any more would be silently lost."""
        front, events, words = FRONTS[kind], by_id(kind), catalogue(kind, DEFAULT)
        goes = front.course
        named = {*goes.begins, *goes.opens, *(name for room in front.rooms for name in room.retells)}
        assert {parted(name)[1] for name in named} <= events.keys()
        assert all(field in events[event].__slots__ for event, field in goes.begins.items())
        asked = {name for room in front.rooms for part in parts(room) for name in part}
        assert not [name for name in asked if not words.has(f"ask-{name.replace('.', '-')}")]
        steps = {step for room in front.rooms for one in room.passes.values() for step in one.steps}
        assert steps <= front.game.steps.keys()
        assert goes.begins

    def test_whatever_is_offered_has_a_name(self, kind: str) -> None:
        raw = set[str]()
        for table, seats in played(FRONTS[kind].game):
            looks = {seat: seen(table, seats, seat) for seat in seats}
            for one in table.open.values():
                voice = looks[one.decision.seat].of(one).voice
                for option in (option for _, field in leaves(one.decision.choice) for option in offered(field)):
                    raw |= (
                        {f"{one.decision.kind}: {option}"}
                        if voice.option(one.decision.kind, option) == option
                        else set()
                    )
        assert {one for one in raw if not one.rpartition(" ")[2].isdigit()} == set()

    def test_something_may_be_ordered_beforehand(self, kind: str) -> None:
        own = FRONTS[kind].ordering
        assert len(own.ways) > 1
        assert own.figures
        assert {parted(name)[1] for name in own.events} <= by_id(kind).keys()
        assert own.answers.keys() <= own.ways.keys()
        assert all("3" in str(Voice(catalogue(kind, language)).money(3)) for language in languages())

    def test_it_has_commands_for_decisions_of_its_own(self, kind: str) -> None:
        verbs, words = FRONTS[kind].verbs, catalogue(kind, DEFAULT)
        assert verbs
        assert len({(one.phase, one.name) for one in verbs}) == len(verbs)
        asked = {name for one in verbs for name in one.kinds}
        assert not [name for name in asked if not words.has(f"ask-{name.replace('.', '-')}")]

    def test_it_has_lessons_in_every_language(self, kind: str) -> None:
        assert positions(kind)
        for number, language in product(range(len(positions(kind))), languages()):
            one = lesson(number, kind)
            words = catalogue(kind, language)
            assert ask(words, one, None).said()
            assert words.has(f"lesson-{number}")
            assert outcome(words, one, next(iter(one.ways.values()), one.posted.decision.lapse)).said()

    def test_people_are_all_seats_that_are_asked(self, kind: str) -> None:
        for table, _ in played(FRONTS[kind].game, 20):
            people = FRONTS[kind].posting.people(table)
            assert {one.decision.seat for one in table.open.values()} <= set(people)

    def test_it_says_how_it_stood_in_the_end(self, kind: str) -> None:
        table, seats = begun(FRONTS[kind].game)
        assert FRONTS[kind].posting.ending(seen(table, seats, None))

    def test_open_deals_are_shown_to_their_seats(self, kind: str) -> None:
        bargains = any("deal" in event.__slots__ for event in by_id(kind).values())
        found = 0
        for table, seats in played(FRONTS[kind].game, 600 if bargains else 0, dealing=True):
            about = {str(one.decision.about["deal"]) for one in table.open.values() if "deal" in one.decision.about}
            if about and found < DEALS:
                shown = {deal.id for seat in seats for deal in FRONTS[kind].dealing.deals(seen(table, seats, seat))}
                assert about <= shown
                found += 1
        assert found == DEALS or not bargains


def parts(room: Any) -> list[Any]:
    """What a room brings by the kind of decision."""
    return [room.presents, room.explains, room.briefs, room.guests, room.tells, room.forms, room.panels, room.passes]


def test_what_is_brought_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="a"):
        joined([{"a": 1}, {"a": 1}])
    registry: dict[str, object] = {}
    once(registry, "act", one := object())
    once(registry, "act", one)
    with pytest.raises(ValueError, match="act"):
        once(registry, "act", object())
    brought: Parts[int] = Parts(0)
    brought.bring("x", 1)
    brought.bring("x", 1)
    with pytest.raises(ValueError, match="x"):
        brought.bring("x", 2)
    assert (brought.of("x"), brought.of("y")) == (1, 0)


def test_a_game_without_a_part_falls_back() -> None:
    """Words instead of a picture, no hand, ids as names."""
    bare, (table, seats) = Front(game=GAMES["sample"]), begun(GAMES["sample"])
    look = seen(table, seats, seats[0])
    assert bare.scene(look, "overview", ()) is None
    assert (bare.hand(look), list(bare.dealing.deals(look)), bare.standing(look, seats[0])) == ([], [], [])
    assert bare.posting.people(table) == sorted(seats)
    assert bare.posting.ending(look)
    assert bare.naming.born(look.view).keys() == look.view.hand.keys()  # type: ignore[attr-defined]


PLAYED = {one.name for one in (ROOT / "games").iterdir() if one.is_dir()} - {"kernel"}
"""The games, those that nobody can start yet, and what the republics share."""
MAPS = {("diplomacy", "carthage"), ("grand", "carthage"), ("grand", "rome"), ("carthage", "grand")}
"""A map of one game, or a set of its cards, may be called as another game is; one game is made of two others."""


def known_by(path: Path) -> str:
    """The game whose folder or module this is, or ""."""
    where = path.relative_to(ROOT).with_suffix("").parts
    own = {"bot": where[2:3] if where[:2] == ("bot", "fronts") else (), "rendering": where[1:2], "games": where[1:2]}
    return next((name for name in own.get(where[0], ()) if name in PLAYED), "")


def mentions(path: Path) -> Iterator[str]:
    """The games a module imports or names in a string of its own."""
    if not any(game in path.read_text("utf-8") for game in GAMES):
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom | ast.Import):
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in (
                *named,
                *(f"{one}.{each.name}" for one in named for each in node.names),
                *(each.name for each in node.names),
            ):
                steps = name.split(".")
                yield from (game for game in GAMES if steps[:2] in (["games", game], ["rendering", game]))
                yield from (game for game in GAMES if steps[:3] == ["bot", "fronts", game])
        elif isinstance(node, ast.Constant) and node.value in GAMES:
            yield str(node.value)


def test_nothing_but_its_own_folders_knows_a_game() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {game}"
        for folder in OURS
        for path in (ROOT / folder).rglob("*.py")
        if path.relative_to(ROOT).as_posix() not in LISTS
        for game in mentions(path)
        if game != known_by(path) and (known_by(path), game) not in MAPS
    }
    assert found == set()


# What only one game speaks of

WORD = re.compile(r"[A-Za-z][a-z]{3,}")
NAMED = ("name", "title", "office")
SPOKEN = {"carthage": ["carthage", "carthaginian", "talent", "senate", "senator", "suffete", "forum", "numidian"]}
"""Words of a game that are no part of the name of anything in its data."""

ORDINARY = {
    "audit", "band", "building", "coast", "crop", "die", "failure", "four", "general", "gold", "grain", "great",
    "hide", "home", "hundred", "internal", "judge", "leader", "market", "master", "mine", "open", "overseer", "power",
    "public", "revolt", "route", "salt", "secret", "state", "trade", "west", "work", "censu", "slice",
    "asia", "dice", "end", "fest", "field", "horse", "land", "migration", "ship",
    "away", "bought", "call", "citie", "combat", "faction", "fire", "five", "forced", "fork", "fort", "front", "golden",
    "guard", "hand", "left", "line", "march", "mountain", "muster", "neutral", "night", "passe", "request", "right",
    "rome", "rule", "season", "settle", "siege", "single", "sword", "three", "time", "tower", "twelve", "wall",
    "winter", "within",
    "berlin", "black", "canal", "channel", "english", "green", "narrow", "north", "pas", "province", "standard",
}  # fmt: skip
"""Words that name something in a game, and anything elsewhere: a mine of gold, and what is mine."""

MAY = {
    "cogs/agreements.py": "Talents: `/agreement` was asked for with these options",
    "cogs/alliance.py": "alliances: one cog a phase was asked for",
    "cogs/forum.py": "the Forum: one cog a phase was asked for",
    "cogs/senate.py": "the Senate: one cog a phase was asked for",
    "cogs/office.py": "offices of the Senate: one command has no room for all that is done there",
    "data/text/de/commands.ftl": "these commands, in German",
    "bot/fronts/__init__.py": "the list of games",
    "bot/services/orders/orders.py": "what the money of standing orders was stored as before",
    "bot/app/rehearsal/postgres.py": "connections have transports",
    "loopback/": "Discord has forums",
}
"""Where a game's own word may stand in what all games share, and why."""


def names_in(row: Any) -> Iterator[str]:
    """Whatever has a name in the data of a game."""
    for key, value in row.items() if isinstance(row, dict) else enumerate(row) if isinstance(row, list) else ():
        if key in NAMED and isinstance(value, str):
            yield value
        yield from names_in(value)


def own_words(kind: str) -> set[str]:
    """What a game is spoken of with: the names of its components, and what it says of itself."""
    of_rules = ("clauses", "decisions", "cites", "lessons", "reference")
    files = [one for one in (ROOT / "data" / kind).glob("*.json") if one.stem not in of_rules]
    named = (name for one in files for name in names_in(json.loads(one.read_text("utf-8"))))
    found = {stem(word) for name in named for word in WORD.findall(name) if word[0].isupper()}
    return (found | {*SPOKEN.get(kind, ())}) - ORDINARY


def stem(word: str) -> str:
    return word.lower().removesuffix("s")


def shared() -> list[Path]:
    """What all games share: texts of no game and no family, and the code outside the folders of the games."""
    games = re.compile(rf"(pictures-)?({'|'.join(PLAYED)})(-.*)?")
    texts = [one for one in (ROOT / "data" / "text").rglob("*.ftl") if not games.fullmatch(one.stem)]
    code = [one for folder in ("bot", "cogs", "rendering", "loopback", "games/kernel") for one in py(ROOT / folder)]
    return texts + [one for one in code if not known_by(one)]


def py(folder: Path) -> Iterator[Path]:
    return folder.rglob("*.py")


@pytest.mark.parametrize("kind", GAMES)
def test_what_all_games_share_speaks_of_none(kind: str) -> None:
    own, found = own_words(kind), set[str]()
    for path in shared():
        place = path.relative_to(ROOT).as_posix()
        if not any(place.startswith(one) for one in MAY):
            said = {stem(word) for word in WORD.findall(path.read_text("utf-8"))}
            found |= {f"{place}: {word}" for word in said & own}
    assert found == set()


def test_what_may_speak_of_a_game_does() -> None:
    """An exception that nothing needs any more is taken off the list."""
    own = set[str]().union(*(own_words(kind) for kind in GAMES))
    for place in MAY:
        found = [one for one in shared() if one.relative_to(ROOT).as_posix().startswith(place)]
        assert any(own & {stem(word) for word in WORD.findall(one.read_text("utf-8"))} for one in found) or not found
