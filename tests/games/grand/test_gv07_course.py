"""GV-7: how long the game goes on, and what happens when a republic falls."""

from __future__ import annotations

import pytest

from games.grand import GAME
from games.grand.events import GameEnded, RepublicFell, RevoltSucceeded
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.seen.see import view
from games.grand.start import GrandOptions
from games.grand.state import Course as Stage
from games.grand.state import Grand
from games.grand.wars.events import WarSettled
from games.kernel import Setup, Table, chairs
from games.republic.forum.events_cards import DeckEmpty
from games.rome.forum.decks import decks_played, go_on_with_the_next_deck, unseen_wars
from games.rome.forum.events import PeriodBegan
from tests.clauses import clause
from tests.games.grand.course import Change, Course, emptied, influence, money
from tests.games.grand.laying import board, event, force, home, rome_of, settled, war
from tests.games.grand.revolts import in_revolt

OF_ROME = ("gallic-1", "syrian", "illyrian-1", "macedonian-1")
OF_CARTHAGE = ("massilian-war", "libyan-revolt", "cyrenean-war", "numidian-war-1")


def fallen(side: Side) -> Change:
    """A republic has fallen before."""
    return lambda g: g.fallen.append(side)


def ends(course: Course, *changes: Change) -> bool:
    """Whether the game is over with this turn."""
    course.until("turn").at("end", *changes)
    return bool(course.saw(GameEnded))


# The decks


@clause("GV-7.1")
@pytest.mark.parametrize(
    ("drawn", "over"), [((), False), ((CARTHAGE,), False), ((ROME,), False), ((CARTHAGE, ROME), True)]
)
def test_the_game_ends_with_the_later_of_both_decks(course: Course, drawn: tuple[Side, ...], over: bool) -> None:
    assert ends(course, emptied(*drawn)) == over


@clause("GV-7.1")
@pytest.mark.parametrize(
    ("drawn", "known"), [((), False), ((CARTHAGE,), False), ((ROME,), False), ((CARTHAGE, ROME), True)]
)
def test_on_both_boards_all_see_that_the_game_ends_with_this_turn(
    course: Course, drawn: tuple[Side, ...], known: bool
) -> None:
    """Whatever is left in the decks of one republic: it goes by both."""
    course.at("rome:senate.consuls", emptied(*drawn))
    seen = view(course.g, None)
    assert (seen.carthage.closing, seen.rome.closing) == (known, known)


@clause("GV-7.1")
@pytest.mark.parametrize(("last", "known"), [(1, True), (2, False)])
def test_the_last_of_the_turns_that_were_agreed_upon_is_known_too(course: Course, last: int, known: bool) -> None:
    course.at("rome:senate.consuls", lambda g: setattr(g, "last_turn", last))
    seen = view(course.g, None)
    assert (seen.carthage.closing, seen.rome.closing) == (known, known)


@clause("GV-7.1")
def test_the_last_deck_of_carthage_is_its_second(course: Course) -> None:
    def first(g: Grand) -> None:
        g.carthage.deck.clear()
        assert g.carthage.next_deck

    assert not ends(course, emptied(ROME), first)


@clause("GV-7.1", "GV-7.2")
def test_the_roman_early_deck_is_drawn_while_the_middle_one_is_in_use(course: Course) -> None:
    def middle(g: Grand) -> None:
        rome_of(g).deck.clear()
        go_on_with_the_next_deck(rome_of(g))
        assert rome_of(g).deck

    assert ends(course, emptied(CARTHAGE), middle)


@clause("GV-7.1")
def test_the_turn_of_the_last_card_is_played_to_its_end(course: Course) -> None:
    course.until("turn").at("rome:forum.opening", emptied(CARTHAGE, ROME), dice={"rome.initiative": [6, 6] * 6})
    course.lapse_until("carthage:senate.suffetes", "carthage:senate.opening")
    assert course.saw(GameEnded) == []
    course.lapse_until("over")
    assert [one.reason for one in course.saw(GameEnded)] == ["decks"]


@clause("GV-7.2")
def test_rome_goes_on_with_its_middle_deck_and_then_without_a_card(course: Course) -> None:
    def one_left(g: Grand) -> None:
        rome_of(g).deck.clear()
        del rome_of(g).next_deck[1:]

    course.until("rome:population").at("rome:forum.opening", one_left, dice={"rome.initiative": [6, 6] * 6})
    course.lapse_until("over")
    assert [one.era for one in course.saw(PeriodBegan)] == ["middle"]
    assert len(course.saw(DeckEmpty)) == 5
    assert (rome_of(course.g).era, rome_of(course.g).coming) == ("middle", [])


@clause("GV-7.2")
def test_nothing_of_the_late_deck_is_in_the_game(course: Course) -> None:
    rome = rome_of(course.until("turn").at("turn").g)
    assert decks_played(rome) == ["early", "middle"]
    assert unseen_wars(rome, "gallic")
    assert "gallic-war-late" not in unseen_wars(rome, "gallic")
    assert all(rome.tables.wars[name].copies["late"] == 0 for name in unseen_wars(rome, "gallic"))


@clause("GV-7.2")
def test_carthage_goes_on_without_a_card(course: Course) -> None:
    course.until("rome:mortality").at(
        "carthage:forum.opening", emptied(CARTHAGE), dice={"carthage.initiative": [6, 6] * 6}
    )
    course.lapse_until("over")
    assert len(course.saw(DeckEmpty)) == 6


# Winning conditions that end no game


@clause("GV-7.3", "GV-1.7")
@pytest.mark.parametrize("side", SIDES)
def test_35_influence_does_not_end_the_game(course: Course, side: Side) -> None:
    course.until("turn").at(f"{side}:revolution.end", influence(side, _3=36))
    course.lapse_until("over")
    assert course.saw(GameEnded) == []
    assert [one.senator for one in board(course.g, side).reigns] == [board(course.g, side).numbered(3)[0].id]


@clause("GV-1.7")
@pytest.mark.parametrize(("side", "law"), [(CARTHAGE, "law-military-reform"), (ROME, "law-military-reforms")])
def test_where_a_law_stops_the_appointment_35_influence_does_nothing(course: Course, side: Side, law: str) -> None:
    def in_force(g: Grand) -> None:
        board(g, side).laws.append(law)
        assert law in board(g, side).tables.laws

    course.until("turn").at(f"{side}:revolution.end", in_force, influence(side, _3=36))
    course.lapse_until("over")
    assert (course.saw(GameEnded), board(course.g, side).reigns) == ([], [])


# The fall of a republic


def ruin(side: Side) -> tuple[str, list[Change]]:
    """A step at which the State of a republic goes bankrupt."""
    if side == CARTHAGE:
        return "carthage:revenue.contributions", [money(CARTHAGE, -500)]
    return "rome:revenue.state", [money(ROME, -100)]


@clause("GV-7.4")
@pytest.mark.parametrize("side", SIDES)
def test_a_republic_falls_and_its_phases_are_skipped_at_once(course: Course, side: Side) -> None:
    step, changes = ruin(side)
    course.until("turn").at(step, *changes)
    asked = set[str]()
    while not course.table.over:
        one = course.awaited()[0]
        asked |= {one.half} if course.g.fallen else set()
        course.submit(one.key, one.lapse)
    assert course.g.fallen[0] == side
    assert asked <= {OTHER[side]}


@clause("GV-7.4")
def test_a_turn_after_a_fall_is_that_of_the_other_alone(course: Course) -> None:
    course.until("rome:mortality").at("end", fallen(CARTHAGE))
    assert (course.g.turn, course.g.leg) == (2, "rome.mortality")


@clause("GV-7.4")
@pytest.mark.parametrize("side", SIDES)
def test_its_coupled_wars_are_settled_with_no_winner(course: Course, side: Side) -> None:
    step, changes = ruin(side)
    face = {CARTHAGE: "roman-war-1", ROME: "punic-1"}
    sent = [force(one, face[one], 4, legions=2) for one in SIDES]
    course.until("rome:mortality", "carthage:senate.opening").at(step, *changes, *sent)
    course.lapse_until("over")
    assert [(one.number, one.winner, one.how) for one in course.saw(WarSettled)] == [
        (number, "", "fallen") for number in (1, 2, 3)
    ]
    assert {one.winner for one in course.g.wars} == {""}
    for half in course.g.halves():
        names = {f"{face[half.half][:-1]}{number}" for number in (1, 2, 3)}
        assert not names & {*half.wars, *half.deck, *half.next_deck}
        assert not half.forces
    assert not {"sicilia", "sardinia-et-corsica"} & set(rome_of(course.g).provinces)


@clause("GV-7.4", "GV-6.1", "RC-8.8.8")
def test_free_fleets_of_a_war_that_ends_with_rome_go_home_at_once(course: Course) -> None:
    """Carthage is not fighting: nothing holds them."""

    def tyrians(g: Grand) -> None:
        fleets = g.carthage.table_events["te-tyrian-alliance"]
        fleets.wars, fleets.fleets = ["roman-war-2"], 3

    step, changes = ruin(ROME)
    free = [war(CARTHAGE, "roman-war-2"), event(CARTHAGE, "te-tyrian-alliance"), tyrians]
    course.until("carthage:senate.opening").at(step, *changes, *free)
    course.lapse_until("over")
    assert course.g.fallen == [ROME]
    assert "te-tyrian-alliance" not in course.g.carthage.table_events


@clause("GV-7.4")
@pytest.mark.parametrize(
    ("gone", "drawn", "over"),
    [(CARTHAGE, (ROME,), True), (CARTHAGE, (CARTHAGE,), False), (ROME, (CARTHAGE,), True), (ROME, (ROME,), False)],
)
def test_the_other_goes_on_to_its_own_part_of_the_end(
    course: Course, gone: Side, drawn: tuple[Side, ...], over: bool
) -> None:
    assert ends(course, fallen(gone), emptied(*drawn)) == over


@clause("GV-7.4")
def test_if_both_have_fallen_all_lose(course: Course) -> None:
    assert ends(course, fallen(ROME), fallen(CARTHAGE))
    (over,) = course.saw(GameEnded)
    assert (over.reason, over.winners) == ("fallen", ())
    assert set(over.scores.values()) == {0}


@clause("GV-7.4", "GV-3.4a")
def test_rome_falls_with_four_active_wars_at_the_end_of_its_combat(course: Course) -> None:
    course.until("rome:revolution.opening", "carthage:revolution.reaction").at(
        "rome:combat.end", *(war(ROME, name) for name in OF_ROME)
    )
    course.lapse_until("over")
    assert course.saw(RepublicFell) == [RepublicFell(ROME, "wars")]


@clause("GV-4.7", "GV-7.4")
@pytest.mark.parametrize("open_to_attack", [False, True])
def test_a_war_that_rome_may_not_attack_yet_is_none_of_the_four(course: Course, open_to_attack: bool) -> None:
    """The 2nd Punic War counts only once war 1 is settled."""
    free = [settled(1)] if open_to_attack else []
    course.until("rome:revolution.opening", "carthage:revolution.reaction").at(
        "rome:combat.end", *(war(ROME, name) for name in (*OF_ROME[:3], "punic-2")), *free
    )
    course.lapse_until("over")
    assert course.g.fallen == ([ROME] if open_to_attack else [])
    assert len(rome_of(course.g).active_wars()) == (3 if open_to_attack else 4)


@clause("GV-4.7", "GV-7.4")
@pytest.mark.parametrize("open_to_attack", [False, True])
def test_nor_of_those_by_which_carthage_falls(course: Course, open_to_attack: bool) -> None:
    """The same at the end of the turn."""
    free = [settled(1)] if open_to_attack else []
    course.until("turn").at(
        "rome:revolution.revolt", *(war(CARTHAGE, name) for name in (*OF_CARTHAGE[:3], "roman-war-2")), *free
    )
    course.lapse_until("turn")
    assert course.g.fallen == ([CARTHAGE] if open_to_attack else [])


@clause("GV-4.7", "GV-7.5")
@pytest.mark.parametrize(("side", "at"), [(CARTHAGE, "carthage:revenue.contributions"), (ROME, "rome:population")])
def test_nor_of_those_that_a_successful_rebel_must_fight(course: Course, side: Side, at: str) -> None:
    """GV-7.5: with three that count his revolt succeeds at once."""

    def hated(g: Grand) -> None:
        rome_of(g).unrest = 40

    names = {CARTHAGE: (*OF_CARTHAGE[:3], "roman-war-2"), ROME: (*OF_ROME[:3], "punic-2")}[side]
    changes = [money(CARTHAGE, -30)] if side == CARTHAGE else [hated]
    course.until("carthage:trade.draw", "carthage:senate.opening").at(
        at, *changes, in_revolt(side, 3, legions=1), *(war(side, name) for name in names)
    )
    course.lapse_until("over")
    assert [one.side for one in course.saw(RevoltSucceeded)] == [side]
    assert course.g.fallen == []


@clause("GV-7.4")
def test_rome_falls_when_its_people_revolt(course: Course) -> None:
    def hated(g: Grand) -> None:
        rome_of(g).unrest = 40

    course.until("carthage:senate.opening").at("rome:population", hated)
    assert course.saw(RepublicFell) == [RepublicFell(ROME, "people")]
    assert course.g.rome
    assert course.g.rome.ending


@clause("GV-7.4")
def test_cards_of_a_war_that_is_settled_so_are_drawn_no_more(course: Course) -> None:
    step, changes = ruin(CARTHAGE)
    course.until("rome:mortality").at(step, *changes)
    course.lapse_until("over")
    rome = rome_of(course.g)
    assert not {"punic-1", "punic-2", "punic-3"} & {*rome.deck, *rome.next_deck, *rome.wars}


# With a Rebel


@clause("GV-7.5")
def test_a_rebel_succeeds_when_carthage_is_bankrupt(course: Course) -> None:
    course.until("carthage:trade.draw").at(
        "carthage:revenue.contributions", money(CARTHAGE, -30), in_revolt(CARTHAGE, 3)
    )
    course.lapse_until("over")
    assert [one.side for one in course.saw(RevoltSucceeded)] == [CARTHAGE]
    half = course.g.carthage
    assert (half.treasury, course.g.fallen, course.g.broken_off) == (0, [], "")
    assert [one.senator for one in half.reigns] == [half.numbered(3)[0].id]


@clause("GV-7.5")
def test_a_rebel_succeeds_when_rome_is_bankrupt(course: Course) -> None:
    course.until("rome:forum.opening").at("rome:revenue.state", money(ROME, -110), in_revolt(ROME, 3))
    course.lapse_until("over")
    assert [one.side for one in course.saw(RevoltSucceeded)] == [ROME]
    half = rome_of(course.g)
    assert (half.treasury, half.unrest, course.g.fallen) == (0, 0, [])
    assert [one.senator for one in half.reigns] == [half.numbered(3)[0].id]


@clause("GV-7.5")
def test_a_rebel_succeeds_when_the_people_revolt(course: Course) -> None:
    def hated(g: Grand) -> None:
        rome_of(g).unrest = 40

    course.until("carthage:senate.opening").at("rome:population", hated, money(ROME, 70), in_revolt(ROME, 3))
    half = rome_of(course.g)
    assert [one.side for one in course.saw(RevoltSucceeded)] == [ROME]
    assert (half.treasury, half.unrest, course.g.fallen) == (0, 0, [])


@clause("GV-7.5")
@pytest.mark.parametrize("count", [3, 4])
def test_with_four_wars_rome_must_be_saved_first(course: Course, count: int) -> None:
    def hated(g: Grand) -> None:
        rome_of(g).unrest = 40

    course.until("carthage:senate.opening").at(
        "rome:population", hated, in_revolt(ROME, 3, legions=1), *(war(ROME, name) for name in OF_ROME[:count])
    )
    if count == 4:
        assert course.asked() == [("circle", "revolution.conquest")]
        assert (course.g.leg, course.g.broken_off) == ("rome.population", "senate.opening")
    assert bool(course.saw(RevoltSucceeded)) == (count == 3)


@clause("GV-7.5")
def test_if_he_cannot_save_rome_it_falls(course: Course) -> None:
    def hated(g: Grand) -> None:
        rome_of(g).unrest = 40
        rome_of(g).army.active.legions.clear()

    course.until("carthage:senate.opening").at(
        "rome:population", hated, in_revolt(ROME, 3, legions=1), *(war(ROME, name) for name in OF_ROME)
    )
    course.lapse_until("over")
    assert course.saw(RepublicFell) == [RepublicFell(ROME, "wars")]


@clause("GV-7.5")
def test_if_he_can_save_rome_play_goes_on_where_it_was(course: Course) -> None:
    def hated(g: Grand) -> None:
        rome_of(g).unrest = 40

    course.until("carthage:senate.opening").at(
        "rome:population",
        hated,
        in_revolt(ROME, 3, legions=16),
        home(ROME, fleets=20),
        *(war(ROME, name) for name in OF_ROME),
        dice={f"rome.battle.{name}": [6, 6, 6, 6, 6, 6] for name in OF_ROME},
    )
    course.lapse_until("over")
    assert (course.g.fallen, course.g.broken_off) == ([], "")
    assert [one.side for one in course.saw(RevoltSucceeded)] == [ROME]
    assert len(rome_of(course.g).active_wars()) == 3
    assert course.g.resumes[ROME] == "senate.opening"


@clause("GV-7.5")
def test_with_four_wars_carthage_must_be_saved_first(course: Course) -> None:
    def bare(g: Grand) -> None:
        g.carthage.army.active.legions.clear()

    course.until("carthage:trade.draw", "rome:mortality").at(
        "carthage:revenue.contributions",
        money(CARTHAGE, -30),
        in_revolt(CARTHAGE, 3, legions=1),
        bare,
        *(war(CARTHAGE, name) for name in OF_CARTHAGE),
    )
    course.lapse_until("over")
    assert course.saw(RepublicFell) == [RepublicFell(CARTHAGE, "wars")]


# An agreed number of turns


@clause("GV-7.1", "GV-DP8")
@pytest.mark.parametrize(("turns", "last"), [(0, None), (3, 3)])
def test_the_host_may_agree_upon_a_number_of_turns(turns: int, last: int | None) -> None:
    seats = chairs(3)
    table, _ = Table.start(GAME, Setup(seats, "a seed", GrandOptions(turns=turns)))
    assert table.state.last_turn == last
    assert table.view(None).model_dump()["last_turn"] == last


@clause("GV-7.1")
@pytest.mark.parametrize("stage", ["stage-1", "stage-2"])
def test_the_last_turn_that_was_agreed_upon_ends_the_game(course: Course, stage: Stage) -> None:
    """Whatever is left in the decks; the turn before does not."""
    course.at("end", lambda g: setattr(g, "last_turn", g.turn + 1), stage=stage)
    assert not course.saw(GameEnded)
    other = Course().at("end", lambda g: setattr(g, "last_turn", g.turn), stage=stage)
    assert [one.reason for one in other.saw(GameEnded)] == ["turns"]
