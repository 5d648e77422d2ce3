"""The lines of a vote come to what is counted: Senators, bought votes, and what no Senator casts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest

import cogs.senate  # noqa: F401 - the cog brings its presenters
from bot.fronts.republic.senate.ballots import closed_card, motion_in, open_card
from bot.fronts.republic.senate.parcels import MOVES
from bot.fronts.republic.senate.post import since_opening, with_what_was_added
from bot.fronts.republic.senate.tallies import beside
from bot.store.store import EventRow
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.kit.present import present
from games.carthage.minds import SensiblePlayer
from games.catalog import GAMES
from games.kernel import Seat, Setup, Table, Telling, chairs
from games.republic.minds.runner import Round
from tests.bot.surface.looks import NOW, seen
from tests.clauses import clause
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import vote
from tests.games.carthage.trials import ALL, accuse, major, rated, trials
from tests.lots import lots

SEATS: Final = chairs(4)
SAID: Final = {"en": {"for": "Yea", "against": "Nay"}, "de": {"for": "Ja", "against": "Nein"}}


def played(number: int, options: dict[str, str], answers: int = 900) -> Iterator[tuple[Table[Any], list[EventRow]]]:
    """What sensible players brought about, after each answer in which a vote was closed."""
    setup = Setup(SEATS, f"tally {number}", GAMES["carthage"].options.model_validate(options))
    table = Table.start(GAMES["carthage"], setup)[0]
    going, found = Round(table, {seat: SensiblePlayer() for seat in SEATS}), list[EventRow]()
    for seq in range(answers):
        said = None if table.over else going.next()
        if said is None:
            return
        result = table.submit(*said)
        found += [EventRow.of("abc234", seq, n, one, NOW) for n, one in enumerate(result.tellings)]
        if any(one.event.id == "republic.VoteClosed" for one in result.tellings):
            yield table, found


def stories(found: Sequence[EventRow]) -> Iterator[list[EventRow]]:
    """Each motion of this session that was voted on, as its card looks for it."""
    session = list(since_opening(found))
    for end in session:
        if end.kind == "republic.VoteClosed":
            number = end.fields["number"]
            mine = [event for event in session if event.kind in MOVES and event.fields["number"] == number]
            yield with_what_was_added(session, mine)


def lines_of(look: Look, story: Sequence[EventRow]) -> list[str]:
    """The lines below the result."""
    return listed(closed_card(look, story, f"1.{story[0].fields['number']}"))


def listed(card: Panel) -> list[str]:
    text = "\n".join(part.text for part in card.parts if isinstance(part, Words))
    return [line for line in text.splitlines() if line.startswith("- ")]


def counted(lines: Sequence[str], language: str) -> dict[str, int]:
    """What the lines come to, read as a person reads them."""
    text = " ".join(lines)
    return {side: sum(map(int, re.findall(rf"{word} (\d+)", text))) for side, word in SAID[language].items()}


@clause("RC-9.0.10", "RC-9.3.3")
@pytest.mark.parametrize(("number", "options"), lots(
    [(1, {"scenario": "late"}), (2, {"scenario": "late", "ballots": "live"})], [(3, {"scenario": "early"})]
))  # fmt: skip
def test_the_lines_of_every_closed_vote_come_to_its_result(number: int, options: dict[str, str]) -> None:
    seen_kinds = Counter[str]()
    for table, found in played(number, options):
        *_, story = stories(found)
        end = next(one for one in story if one.kind == "republic.VoteClosed")
        for language in SAID:
            lines = lines_of(seen(table, SEATS, None, language=language), story)
            expected = {"for": end.fields["votes_for"], "against": end.fields["votes_against"]}
            assert counted(lines, language) == expected, lines
        seen_kinds[story[0].fields["kind"]] += 1
    assert len(seen_kinds) > 3


def telling(play: Play) -> list[Telling]:
    """What the last act told, and whom."""
    return list(play.tellings)


class Told:
    """What was told at a table, act after act."""

    def __init__(self, play: Play) -> None:
        self.play, self.rows = play, list[EventRow]()

    def then(self, act: Callable[..., Any], *args: Any) -> None:
        act(self.play, *args)
        rows = (EventRow.of("abc234", len(self.rows), n, one, NOW) for n, one in enumerate(telling(self.play)))
        self.rows += list(rows)

    def story(self) -> list[EventRow]:
        """What was told of motion no. 1."""
        return with_what_was_added(self.rows, [event for event in self.rows if event.kind in MOVES])

    def card(self) -> list[str]:
        """The lines of its card."""
        return lines_of(seen(self.play.table, SEATS, None), self.story())

    def still_open(self, language: str = "en") -> list[str]:
        """The same while it is voted on; together they are the tally, whatever has been told."""
        look = seen(self.play.table, SEATS, None, language=language)
        motion = motion_in(look)
        assert motion is not None
        found = listed(open_card(look, motion, self.story()))
        assert counted(found, language) == {"for": motion.votes_for, "against": motion.votes_against}, found
        return found


def tried(dice: Sequence[int]) -> Told:
    """Carthalo (11), who has 5 INF and POP 0, is tried, and his player appeals when he is called."""
    play = Play()
    trials(play, major(11), rated(11, influence=5, popularity=0), dice={"appeal": list(dice)})
    found = Told(play)
    found.then(accuse, "fam-carthalo")
    for seat in ("diamond", "triangle"):
        found.then(vote, seat, "for")
    found.then(lambda table: table.answer("circle", "senate.appeal", "appeal"))
    return found


@clause("RC-9.3.3", "RC-9.3.5")
def test_the_influence_of_the_accused_and_the_people_have_lines_of_their_own() -> None:
    found = tried([4, 4])
    for seat in ("circle", "square"):
        found.then(vote, seat, "against")
    assert found.card()[-2:] == ["- INF of the accused: Nay 5", "- The people, by appeal: Nay 4"]


@clause("RC-9.3.3", "RC-9.3.4", "RC-9.3.5")
def test_they_have_them_while_the_vote_is_open_too() -> None:
    play = Play()
    changes = major(11), rated(11, influence=5, popularity=0), holds("circle", "bribed-judges")
    trials(play, *changes, dice={"appeal": [4, 4]})
    found = Told(play)
    found.then(accuse, "fam-carthalo")
    assert found.still_open()[-1] == "- INF of the accused: Nay 5"
    found.then(lambda table: table.answer("circle", "senate.judges", "for"))
    found.then(vote, "diamond", "for")
    found.then(vote, "triangle", "for")
    found.then(lambda table: table.answer("circle", "senate.appeal", "appeal"))
    influence, judges, people = found.still_open()[-3:]
    assert influence == "- INF of the accused: Nay 5"
    assert judges == "- Bribed Judges: Yea 10"
    assert people == "- The people, by appeal: Nay 4"
    assert len(found.still_open("de")) == len(ALL) + 3


@clause("RC-9.3.5")
def test_the_button_of_an_appeal_says_how_it_may_end() -> None:
    """POP 0: the people free him on 12, 1 roll of 36, and kill him on 2."""
    play = Play()
    trials(play, major(11), rated(11, influence=5, popularity=0))
    accuse(play, "fam-carthalo")
    for seat in ("diamond", "triangle"):
        vote(play, seat, "for")
    panel = present(play.posted("circle", "senate.appeal"), seen(play.table, SEATS, Seat("circle")))
    labels = [
        one.label for part in panel.parts if isinstance(part, Row) for one in part.buttons if isinstance(one, Button)
    ]
    assert "Appeal · free 3%, dead 3%" in labels


@clause("RC-9.3.5")
def test_whom_the_people_kill_is_not_said_to_be_voted_on_still() -> None:
    found = tried([1, 1])
    mine = [event for event in found.rows if event.kind in MOVES]
    card = closed_card(seen(found.play.table, SEATS, None), with_what_was_added(found.rows, mine), "1.1")
    assert "they kill him" in str(card)
    assert "The vote rests" not in str(card)


@clause("RC-9.3.4", "RC-9.3.5")
def test_what_nobody_can_account_for_is_told_in_one_line() -> None:
    voice = seen(tried([4, 4]).play.table, SEATS, None).voice
    assert beside(voice, [], {"for": 3, "against": 5})[0].startswith("- Beside the Senators: Yea 3 and Nay 5 (")
    assert beside(voice, [], {"for": 0, "against": 0}) == []
    called = EventRow("abc234", 1, 0, "republic.AppealRolled", {"votes": 8, "result": "votes"}, None, NOW)
    assert len(beside(voice, [called], {"for": 0, "against": 13})) == 2
    assert beside(voice, [called], {"for": 0, "against": 5})[0].startswith("- Beside the Senators: Nay 5 (")
