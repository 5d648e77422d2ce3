"""Events: their ids and names of before, and what they rest on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from games.kernel import Dice, Event, Rules, State, Telling, heading
from tests.games.kernel.play import Small, small


@dataclass(frozen=True, slots=True)
class HereEvent(Event):
    namespace: ClassVar[str] = "here"


@dataclass(frozen=True, slots=True)
class Voted(HereEvent):
    """RC-9.0.10, RR-1.09.141: the votes of a faction; the rest says RC-1.1."""

    rules: ClassVar[Rules] = {"result": {"tie": "RC-9.0.11", "veto": ("RC-9.0.15", "RR-1.09.15")}}
    result: str
    votes: int = 0


@dataclass(frozen=True, slots=True)
class Counted(HereEvent):
    """The votes."""

    formerly: ClassVar[tuple[str, ...]] = ("here.Tallied", "Tallied")


@dataclass(frozen=True, slots=True)
class ThereEvent(Event):
    namespace: ClassVar[str] = "there"


def elsewhere(name: str, base: type[Event] = ThereEvent, **more: Any) -> type[Event]:
    return dataclass(frozen=True, slots=True)(type(name, (base,), {"__annotations__": {}, **more}))


def known(*events: type[Event]) -> Any:
    return replace(small(), events=events)


def test_an_id_is_the_namespace_and_the_name() -> None:
    assert (Voted.id, Counted.id, elsewhere("Voted").id) == ("here.Voted", "here.Counted", "there.Voted")


@pytest.mark.parametrize("name", ["here.Voted", "Voted", "carthage.Voted"])
def test_an_event_is_known_by_its_id_its_name_alone_and_wherever_it_was(name: str) -> None:
    assert known(Voted, Counted).event(name) is Voted


@pytest.mark.parametrize("name", ["here.Counted", "Counted", "here.Tallied", "Tallied"])
def test_an_event_is_known_by_what_it_was_called(name: str) -> None:
    assert known(Voted, Counted).event(name) is Counted


def test_two_of_one_name_are_known_by_their_ids_only() -> None:
    other = elsewhere("Voted")
    game = known(Voted, other)
    assert (game.event("here.Voted"), game.event("there.Voted"), game.event("Voted")) == (Voted, other, None)


@pytest.mark.parametrize("other", [elsewhere("Voted", HereEvent), elsewhere("Old", formerly=("here.Voted",))])
def test_one_id_is_never_two_events(other: type[Event]) -> None:
    with pytest.raises(ValueError, match=r"here\.Voted is there twice"):
        known(Voted, other)


@dataclass(slots=True, kw_only=True)
class Roman(State):
    rulebook: ClassVar[str] = "RR"


@dataclass(slots=True, kw_only=True)
class Punic(State):
    rulebook: ClassVar[str] = "RC"


def told(state: State, event: Event) -> tuple[str, ...]:
    state.tell(event)
    return state.told[-1].event.clauses


@pytest.mark.parametrize(
    ("result", "punic", "roman"),
    [
        ("passed", ("RC-9.0.10",), ("RR-1.09.141",)),
        ("veto", ("RC-9.0.15",), ("RR-1.09.15",)),
        ("tie", ("RC-9.0.11",), ()),
    ],
)
def test_it_rests_on_the_clause_of_its_case_in_the_book_of_the_game(
    result: str, punic: tuple[str, ...], roman: tuple[str, ...]
) -> None:
    dice = Dice("s")
    assert told(Punic(step="s", dice=dice), Voted(result)) == punic
    assert told(Roman(step="s", dice=dice), Voted(result)) == roman
    assert told(Small(step="s", dice=dice), Voted(result)) == punic, "without a book: the first"


def test_whoever_tells_it_knows_better() -> None:
    given = ("RC-9.0.20", "RC-9.5.1")
    assert told(Punic(step="s", dice=Dice("s")), Voted("veto", clauses=given)) == given


def test_it_may_rest_on_nothing() -> None:
    assert told(Punic(step="s", dice=Dice("s")), Counted()) == ()


def test_what_it_rests_on_is_no_part_of_what_happened() -> None:
    assert Voted("tie", clauses=("RC-1",)) == Voted("tie")
    assert Telling(Voted("tie", clauses=("RC-1",)), None) == Telling(Voted("tie"), None)
    assert "RC-1" not in repr(Voted("tie", clauses=("RC-1",)))


def test_all_it_may_rest_on() -> None:
    assert Voted.citable("RC") == {"RC-9.0.10", "RC-9.0.11", "RC-9.0.15"}
    assert Voted.citable("RR") == {"RR-1.09.141", "RR-1.09.15"}
    assert Counted.citable() == set()


@pytest.mark.parametrize(
    ("text", "book", "found"),
    [
        ("RC-9.8.2, 14.1: dice.", "", ("RC-9.8.2",)),
        ("T-2.1: a lot.", "", ("T-2.1",)),
        ("RC-5.4. A dot.", "RC", ("RC-5.4",)),
        ("A word, then RC-5.4: no.", "RC", ()),
        ("RC-5.4: one.", "R", ()),
        (None, "", ()),
    ],
)
def test_what_a_docstring_begins_with(text: str | None, book: str, found: tuple[str, ...]) -> None:
    def thing() -> None:
        """."""

    thing.__doc__ = text
    assert heading(thing, book) == found
