"""CD-P.1 to CD-P.7: letters."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.diplomacy.press.correspondence import LONGEST, Correspondence
from games.diplomacy.press.events import LetterCame, LetterSent
from games.kernel import IllegalAnswer, NotAllowed, NotOpen
from tests.clauses import clause
from tests.games.conformance import JUNK, SEEDS, relaxed, resumed, same_table
from tests.games.diplomacy.post import NAMES, A, B, C, D, close, key, raw, read, table, world, write

ALL = (A, B, C, D)


def refused(signed: str, to: Any, text: str = "Come.", colour: str = "white", black: str = "any") -> tuple[str, str]:
    """Why, and by which clause."""
    choice = Correspondence(["HAM", "MAG"], NAMES, black, 3)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer) as caught:
        choice.read(raw(signed, to, text, colour))
    return caught.value.reason, str(caught.value.about.get("clause", ""))


# CD-P.1


@clause("CD-P.1", "CD-DP39")
def test_a_letter_is_open_to_everyone_and_nobody_waits_for_it() -> None:
    t = table()
    offers = [t.open[key(t, seat)].decision for seat in ALL]
    assert {(one.point, one.clause, one.awaited, one.hidden, one.stays) for one in offers} == {
        ("CD-DP39", "CD-P.1", False, True, True)
    }
    write(t, A, "GV", "SUL")
    close(t, 1)
    assert t.state.step == "retreats"


@clause("CD-P.1")
def test_one_writes_under_any_name_of_ones_own() -> None:
    t = table()
    for name in ("HAM", "MAG"):
        write(t, B, name, "GV")
    assert [(one.signed, one.name) for one in read(t, A).letters] == [("HAM", "Hamilcar"), ("MAG", "Mago")]


@clause("CD-P.1")
def test_without_an_approved_name_nobody_writes_and_nobody_is_written_to() -> None:
    g = world()
    g.names["SUL"].approved = False
    g.names["TIB"].dropped = 1
    t = table(g)
    assert [seat for seat in ALL if key(t, seat) in t.open] == [A, B]
    for name in ("SUL", "TIB"):
        with pytest.raises(IllegalAnswer, match=r"press\.unknown"):
            write(t, A, "GV", name)


@clause("CD-P.1")
def test_who_is_not_in_play_does_not_write_but_his_name_can_be_written_to() -> None:
    g = world()
    g.players[D].active = False
    t = table(g)
    assert key(t, D) not in t.open
    write(t, A, "GV", "TIB")
    assert len(read(t, D).letters) == 1


@clause("CD-P.1")
def test_letters_may_be_written_when_orders_are_final() -> None:
    t = table()
    t.submit(A, f"sheet/season=1@{A}", "yes")
    write(t, A, "GV", "SUL")
    assert t.state.players[A].final


@clause("CD-P.1")
@pytest.mark.parametrize("name", ["sul", "SUL", "Sulla", " sulla "])
def test_names_are_meant_by_their_codes_or_in_full(name: str) -> None:
    t = table()
    t.submit(A, key(t, A), {**raw("gaius varro", "SUL"), "to": [name]})
    assert [(one.signed, one.to) for one in read(t, C).letters] == [("GV", ("SUL",))]


@clause("CD-P.1")
def test_a_code_goes_before_a_name_that_reads_like_it() -> None:
    choice = Correspondence(["HAM"], {"GV": "Sul", "HAM": "Hamilcar", "SUL": "Sulla"}, "none", 1)
    assert choice.read(raw("HAM", "sul")).to == ("SUL",)


# CD-P.2


@clause("CD-P.2", "CD-P.2(c)")
def test_white_is_signed_with_a_name_of_ones_own_and_black_is_not() -> None:
    assert refused("GV", "SUL") == ("press.not-yours", "CD-P.2(c)")
    assert refused("", "SUL") == ("press.unsigned", "CD-P.2(c)")
    assert refused("MAG", "SUL", colour="black") == ("press.own-name", "CD-P.2(c)")
    assert refused("HAM", "SUL", colour="grey") == ("press.colour", "CD-P.2")


@clause("CD-P.2(a)")
def test_what_is_black_is_allowed_by_the_option_alone() -> None:
    assert world().law.black_press == "none"
    assert refused("", "SUL", colour="black", black="none") == ("press.no-black", "CD-P.2(a)")
    assert refused("GV", "SUL", colour="black", black="unsigned") == ("press.only-unsigned", "CD-P.2(a)")


@clause("CD-P.2(a)")
@pytest.mark.parametrize(("black", "signed"), [("unsigned", ""), ("any", ""), ("any", "GV")])
def test_a_black_letter_goes_out_where_it_is_allowed(black: Any, signed: str) -> None:
    g = world()
    g.law.black_press = black
    t = table(g)
    write(t, B, signed, "SUL", colour="black")
    assert [(one.signed, one.name) for one in read(t, C).letters] == [(signed, NAMES.get(signed, ""))]


@clause("CD-P.2(b)")
def test_a_false_letter_cannot_be_told_from_a_true_one_and_its_victim_is_not_told() -> None:
    came = []
    for author, colour in ((A, "white"), (B, "black")):
        g = world()
        g.law.black_press = "any"
        told = write(table(g), author, "GV", "SUL", colour=colour).tellings
        came.append([one for one in told if one.to == (C,)])
        assert {one.to for one in told} == {(C,), (author,)}
    assert came[0] == came[1]


# CD-P.3


@clause("CD-P.3")
def test_it_is_delivered_at_once_to_the_owners_of_the_names_and_nobody_else() -> None:
    told = write(table(), A, "GV", "TIB SUL", "Meet me.").tellings
    to, name = ("SUL", "TIB"), "Gaius Varro"
    assert [(one.event, one.to) for one in told] == [
        (LetterSent("l1", "GV", name, "white", world=False, to=to, text="Meet me."), (A,)),
        (LetterCame("l1", "GV", name, to, "SUL", "Meet me."), (C,)),
        (LetterCame("l1", "GV", name, to, "TIB", "Meet me."), (D,)),
    ]


@clause("CD-P.3")
def test_who_owns_two_of_the_names_gets_two_letters_and_the_author_cannot_tell() -> None:
    t = table()
    told = write(t, A, "GV", "HAM MAG").tellings
    assert [one.event.at for one in told if one.to == (B,) and isinstance(one.event, LetterCame)] == ["HAM", "MAG"]
    other = world({"GV": A, "HAM": B, "MAG": D, "SUL": C, "TIB": D})
    assert _for(A, told) == _for(A, write(table(other), A, "GV", "HAM MAG").tellings)


def _for(seat: Any, told: Any) -> list[Any]:
    return [one.event for one in told if one.reaches(seat)]


@clause("CD-P.3")
def test_one_may_write_to_another_name_of_ones_own_but_not_to_the_one_that_signs() -> None:
    t = table()
    write(t, B, "HAM", "MAG GV")
    assert [(one.signed, one.at) for one in read(t, B).letters] == [("HAM", ""), ("HAM", "MAG")]
    assert refused("HAM", "HAM GV") == ("press.to-oneself", "CD-P.3")
    assert refused("GV", "GV", colour="black") == ("press.to-oneself", "CD-P.3")


@clause("CD-P.3")
def test_a_name_that_is_addressed_twice_gets_one_letter() -> None:
    t = table()
    write(t, A, "GV", "SUL sul SUL")
    assert [one.to for one in read(t, C).letters] == [("SUL",)]


@clause("CD-P.3")
def test_what_is_delivered_cannot_be_taken_back() -> None:
    t = table()
    write(t, A, "GV", "SUL")
    with pytest.raises(NotAllowed, match=r"undo\.sealed"):
        t.undo(A)


@clause("CD-P.3")
def test_no_letter_bears_a_seat() -> None:
    g = world()
    g.law.black_press = "any"
    t = table(g)
    told = [*write(t, A, "GV", "HAM MAG").tellings, *write(t, B, "GV", "world", colour="black").tellings]
    said = " ".join(repr(one.event) for one in told) + "".join(read(t, seat).model_dump_json() for seat in ALL)
    assert not [seat for seat in ALL if seat in said]


# CD-P.4


@clause("CD-P.4")
def test_letters_can_be_read_again_in_the_order_in_which_they_came_and_went() -> None:
    t = table()
    write(t, A, "GV", "SUL", "one")
    write(t, C, "SUL", "GV TIB", "two")
    write(t, A, "GV", "world", "three")
    assert [(one.id, one.text, one.at) for one in read(t, A).letters] == [
        ("l1", "one", ""),
        ("l2", "two", "GV"),
        ("l3", "three", ""),
    ]


@clause("CD-P.4")
def test_no_number_tells_how_many_letters_others_get() -> None:
    t = table()
    for _ in range(5):
        write(t, A, "GV", "SUL")
    write(t, A, "GV", "TIB")
    assert [one.id for one in read(t, D).letters] == ["l1"]


@clause("CD-P.4")
def test_they_are_kept_to_the_end_of_the_third_season_after() -> None:
    t = table()
    write(t, A, "GV", "SUL", "old")
    for _ in range(3):
        close(t)
    write(t, A, "GV", "SUL", "new")
    assert [one.text for one in read(t, C).letters] == ["old", "new"]
    close(t)
    assert [(one.id, one.text) for one in read(t, C).letters] == [("l2", "new")]


@clause("CD-P.4")
def test_a_table_built_anew_has_all_letters() -> None:
    t = table()
    write(t, A, "GV", "SUL TIB")
    write(t, C, "SUL", "world")
    close(t, 1)
    same_table(resumed(t), t)


# CD-P.5, P.6, P.7


@clause("CD-P.5")
def test_a_letter_to_the_world_is_told_to_its_author_alone_until_the_season_closes() -> None:
    t = table()
    told = write(t, A, "GV", "world", "Citizens!").tellings
    assert [(type(one.event), one.to) for one in told] == [(LetterSent, (A,))]
    assert not any(read(t, seat).letters for seat in (B, C, D))
    close(t, 1)
    assert t.state.press.issue is None
    close(t, 1)
    assert t.state.press.issue
    assert [(one.text, one.code, one.name) for one in t.state.press.issue.letters] == [
        ("Citizens!", "GV", "Gaius Varro")
    ]


@clause("CD-P.5")
def test_it_is_printed_though_its_author_has_gone_and_once_only() -> None:
    t = table()
    write(t, A, "GV", "world", "Farewell!")
    close(t, 1)
    t.state.players[A].active = False
    t.state.names["GV"].dropped = 1
    close(t, 1)
    assert [one.name for one in t.state.press.issue.letters] == ["Gaius Varro"]  # type: ignore[union-attr]
    close(t)
    assert not t.state.press.issue.letters  # type: ignore[union-attr]


@clause("CD-P.6")
def test_a_letter_has_a_length() -> None:
    choice = Correspondence(["GV"], NAMES, "none", 3)
    assert len(choice.read(raw("GV", "SUL", "x" * LONGEST)).text) == LONGEST == 1800
    assert refused("HAM", "SUL", "x" * (LONGEST + 1)) == ("press.too-long", "CD-P.6")
    assert refused("HAM", "SUL", " \n\u200b") == ("press.empty", "CD-P.6")


@clause("CD-P.6")
def test_a_player_writes_so_many_a_season_whatever_his_names() -> None:
    g = world()
    assert g.law.letters == 50
    g.law.letters = 2
    t = table(g)
    write(t, B, "HAM", "GV SUL TIB")
    assert read(t, B).left == 1
    write(t, B, "MAG", "world")
    with pytest.raises(NotOpen):
        write(t, B, "MAG", "GV")
    write(t, A, "GV", "HAM")
    close(t)
    write(t, B, "MAG", "GV")


@clause("CD-P.6")
def test_a_table_may_have_no_press_at_all() -> None:
    g = world()
    g.law.letters = 0
    t = table(g)
    assert not [name for name in t.open if name.startswith("press")]
    close(t)


@clause("CD-P.7")
def test_press_closes_with_the_main_deadline() -> None:
    t = table()
    close(t, 1)
    with pytest.raises(NotOpen):
        write(t, A, "GV", "SUL")
    close(t, 1)
    write(t, A, "GV", "SUL")


# Whatever is sent


@relaxed(200)
@given(st.text(max_size=40) | st.sampled_from(["@everyone", "<@1>", "a\x00b", "\u202eabc", "```", "{ $name }", "\r\n"]))
def test_a_text_is_a_plain_string(text: str) -> None:
    choice = Correspondence(["GV"], NAMES, "none", 1)
    seen = [one for one in text if one.isprintable() and one != " "]
    if not seen:
        with pytest.raises(IllegalAnswer, match=r"press\.empty"):
            choice.read(raw("GV", "SUL", text))
        return
    found = choice.read(raw("GV", "SUL", text)).text
    assert found == found.strip()
    assert [one for one in found if one.isprintable() and one != " "] == seen


def test_mentions_and_marks_pass_as_they_are() -> None:
    text = "@everyone <@&1> **not** `this` { -term }"
    assert Correspondence(["GV"], NAMES, "none", 1).read(raw("GV", "SUL", text)).text == text


@relaxed(300)
@given(JUNK | st.fixed_dictionaries({"from": JUNK, "to": JUNK, "colour": JUNK | st.just("black"), "text": JUNK}))
def test_whatever_else_comes_is_refused(junk: Any) -> None:
    with pytest.raises(IllegalAnswer):
        Correspondence(["GV"], NAMES, "any", 1).read(junk)


@relaxed(100)
@given(SEEDS, st.sampled_from(["none", "unsigned", "any"]))
def test_what_is_sampled_is_legal(seed: int, black: Any) -> None:
    for own, names in ((["HAM", "MAG"], NAMES), (["GV"], {"GV": "Gaius Varro"}), (["GV"], NAMES)):
        choice = Correspondence(own, names, black, 1)
        choice.read(choice.sample(random.Random(seed)))
