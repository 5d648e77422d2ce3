"""Cards of what is asked ahead: prefilled, taken with one press, and silent on who is still to answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.base.errors import NotOpen
from bot.surface.kit import cards
from bot.surface.kit.answers import told
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Row
from bot.surface.kit.present import asked, present
from bot.surface.kit.widgets import Answer, collect, proposed
from games.catalog import GAMES
from games.kernel import Posted, Setup, Table, Window, chairs
from games.playout import choose
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.lots import lots

ASKING = sorted(name for name, game in GAMES.items() if game.ahead)
SEATS = chairs(4)
MOVES = 420


def begun(name: str, seed: int) -> Table[Any]:
    table, _ = Table.start(GAMES[name], Setup(SEATS, f"cards {seed}", GAMES[name].options()), marks=False)
    table.plan_ahead()
    return table


def walked(name: str, seed: int, moves: int = MOVES) -> Iterator[Table[Any]]:
    """A game played at random, people saying things ahead."""
    table, pick = begun(name, seed), random.Random(seed)
    for _ in range(moves):
        if table.over:
            return
        found = table.planned()
        if found is None:
            yield table
            table.submit(*choose(table, pick))
        else:
            table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")


def met(name: str, seed: int) -> Iterator[tuple[Look, Posted]]:
    """Each kind of question asked ahead, a few times each, as its seat sees it."""
    count: dict[tuple[str, bool], int] = {}
    for table in walked(name, seed):
        for posted in table.open.values():
            shape = posted.decision.kind, posted.decision.awaited
            if posted.asking.ahead and count.setdefault(shape, 0) < 3:
                count[shape] += 1
                for language in ("en", "de"):
                    yield seen(table, SEATS, posted.decision.seat, language=language), posted


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("seed", lots([6], [1, 2, 3]))
def test_every_card_fits_and_says_what_one_press_and_what_silence_would_say(name: str, seed: int) -> None:
    """And whoever is waited for takes what it proposes with one press."""
    kinds, windows = set[str](), set[Window]()
    for look, posted in met(name, seed):
        panel = present(posted, look)
        assert panel.fits()
        sendable(cards.desk(look, only=posted.ref))
        answer = told(look.within(posted.decision.half).voice, posted.decision.kind, posted.proposal)
        assert answer
        assert "{" not in answer
        if look.voice.words.language == "en":
            assert says_silence(posted) in panel.said()
            assert takes(look, posted) or not posted.decision.awaited, posted.decision.kind
        kinds.add(posted.decision.kind)
        windows.add(posted.decision.window)
    assert len(kinds) >= min(4, len(GAMES[name].ahead))
    assert windows >= ({Window.AHEAD, Window.SIMULTANEOUS} if len(GAMES[name].ahead) > 1 else {Window.AHEAD})


def says_silence(posted: Posted) -> str:
    """What a card says of doing nothing."""
    if not posted.decision.awaited:
        return "may be changed until it is used"
    return "you are asked when your turn comes" if posted.decision.window is Window.AHEAD else "If you do nothing"


def takes(look: Look, posted: Posted) -> list[Button]:
    """The buttons of a card that take what it proposes."""
    rows = (part for part in present(posted, look).parts if isinstance(part, Row))
    buttons = (one for row in rows for one in row.buttons if isinstance(one, Button))
    return [one for one in buttons if says(posted, one) == posted.proposal]


def says(posted: Posted, button: Button) -> Any:
    """What a button answers at once."""
    try:
        said = collect(posted, button.to.act, button.to.arg, (), None)
    except Exception:
        return None
    return said.raw if isinstance(said, Answer) else None


@pytest.mark.parametrize("name", ASKING)
def test_nobody_says_what_his_card_has_not_shown(name: str) -> None:
    """Another proposal than was shown is not taken: the card is out of date."""
    look, posted = next((look, one) for look, one in met(name, 4) if asked(one, look).decision.awaited)
    assert collect(posted, "keep", proposed(posted), (), None) == Answer(posted.proposal)
    with pytest.raises(NotOpen):
        collect(posted, "keep", "00000000", (), None)
    assert look.seat == posted.decision.seat


@pytest.mark.parametrize("name", ASKING)
def test_others_are_told_of_sealed_questions_only_that_there_are_some(name: str) -> None:
    """In each position of a walk; in a second one if the first never waits for sealed answers alone."""
    sealed = 0
    walks = (table for seed in (5, 6) if not sealed for table in walked(name, seed, 200))
    for table in walks:
        awaited = [one for one in table.open.values() if one.decision.awaited]
        secret = [one for one in awaited if one.asking.ahead and one.decision.hidden]
        public = seen(table, SEATS, None)
        text = "\n".join(cards.waiting_lines(public))
        assert public.sealed == bool(secret)
        if secret and len(secret) == len(awaited):
            sealed += 1
            assert not public.waiting
            told = [line for line in text.splitlines() if "under seal" in line]
            assert told
            assert not any(str(count) in line for line in told for count in range(1, 5))
    assert sealed or len(GAMES[name].ahead) == 1
