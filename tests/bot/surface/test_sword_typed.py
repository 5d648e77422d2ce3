"""Whatever The Sword of Rome asks can be typed: each kind by a command, as the bot says it and as it suggests it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from typing import Any, Final

import pytest

import data
from bot.base.text import languages
from bot.fronts import FRONTS
from bot.fronts.sword import dictating
from bot.fronts.sword.calling import CARD, titled
from bot.surface.kit.look import Look
from bot.surface.kit.present import asked
from bot.surface.kit.shortcuts import shortcuts
from bot.surface.press.commanding import options_in, spoken
from bot.surface.press.verbs import Field, Verb
from games.kernel import IllegalAnswer, Posted, Raw, Setup, Table, chairs
from games.kernel.choice import is_dict, is_list
from games.sword import GAME
from games.sword.components import cards
from tests.bot.surface.looks import seen
from tests.bot.surface.test_sword_next import said as next_actions
from tests.typing_back import typed

KIND: Final = "sword"
EACH: Final = 3
MOST: Final = 1_200


@cache
def verbs() -> Mapping[str, Verb]:
    """By kind the subcommand that answers it."""
    return {kind: verb for verb in reversed(FRONTS[KIND].verbs) for kind in verb.kinds}


def questions(seats: int) -> Iterator[tuple[Table[Any], Posted]]:
    """Each kind of question of a whole random game, a few times."""
    setup = Setup(chairs(seats), f"typed {seats}", GAME.options(length="short"))
    table, pick, met = Table.start(GAME, setup)[0], random.Random(seats), dict[str, int]()
    for _ in range(MOST):
        if table.over:
            return
        for posted in list(table.open.values()):
            kind = f"{posted.decision.kind} {type(posted.decision.choice).__name__}"
            if met.setdefault(kind, 0) < EACH:
                met[kind] += 1
                yield table, posted
        decision = pick.choice([one.decision for one in table.open.values()])
        table.submit(decision.seat, decision.key, decision.choice.sample(pick))


def meant(verb: Verb, posted: Posted, look: Look, said: Mapping[str, str]) -> Raw:
    """What a command makes of what was typed."""
    whole = next(iter(said.values())) if len(verb.parts) == 1 else said
    return spoken(posted, look.voice, whole, asked(posted, look).preset)


def suggested(field: Field, verb: Verb, look: Look, current: str = "") -> Sequence[str]:
    """What is offered while a field is typed."""
    if field.offers:
        return list(field.offers(look, {}, current))
    part = "" if len(verb.parts) == 1 else field.of or field.name
    return options_in(look, verb.kinds, part, "", current)


def legal(posted: Posted, raw: Raw) -> bool:
    try:
        posted.decision.choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def same(one: Any, other: Any) -> bool:
    """Whether two answers do the same: the order of several does not count, nor which of two equal cards it is."""
    if is_list(one) and is_list(other):
        return sorted(map(plain, one)) == sorted(map(plain, other))
    return plain(one) == plain(other)


def plain(one: Any) -> str:
    """An answer, with the cards by what is printed on them."""
    return CARD.sub(lambda found: f"{cards()[found[0]].deck} {titled(found[0])}", repr(one))


def test_every_kind_has_a_command_with_something_to_type() -> None:
    rows = json.loads(data.path("sword/decisions.json").read_text("utf-8"))
    kinds = {kind for row in rows for kind in row["kinds"]} | {one.kind for one in GAME.ahead}
    assert kinds <= verbs().keys()
    assert [kind for kind in sorted(kinds) if not verbs()[kind].parts] == []


@pytest.mark.parametrize(("seats", "language"), [*zip(GAME.seats, cycle(languages()))])
def test_every_answer_can_be_typed_as_it_is_said_and_as_it_is_suggested(seats: int, language: str) -> None:
    pick, kinds = random.Random(seats), set[str]()
    for table, posted in questions(seats):
        verb, look = verbs()[posted.decision.kind], seen(table, chairs(seats), posted.decision.seat, language=language)
        kinds.add(posted.decision.kind)
        says_what_it_reads(verb, posted, look, pick)
        if look.find(posted.decision.kind) is posted:
            suggests_what_it_reads(verb, posted, look)
    assert len(kinds) > 15


def says_what_it_reads(verb: Verb, posted: Posted, look: Look, pick: random.Random) -> None:
    """The default, answers at random, and likely ones."""
    choice = posted.decision.choice
    likely = [one.raw for one in shortcuts(posted, look) if legal(posted, one.raw)]
    for raw in [posted.decision.lapse, choice.sample(pick), choice.sample(pick), *likely[:5]]:
        if raw is not None:
            said = typed(verb, posted, look, raw)
            back = meant(verb, posted, look, said)
            assert choice.read(back) == choice.read(raw) or same(back, raw), (posted.decision.key, raw, said)


def suggests_what_it_reads(verb: Verb, posted: Posted, look: Look) -> None:
    """All that is offered for its first field is understood; some of it is an answer as it stands."""
    field = next(one for one in verb.parts if one.name != "say")
    found = suggested(field, verb, look)
    answers = [meant(verb, posted, look, {field.name: one}) for one in found]
    assert any(legal(posted, raw) for raw in answers) or field.kind == "number", (posted.decision.key, found, answers)


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (5, "de")])
def test_the_next_action_can_be_typed_as_its_card_lists_it(seats: int, language: str) -> None:
    """SR-DP4: entry after entry; what has been typed of it is completed by what may follow."""
    spelled = 0
    for table, posted, raw in next_actions(seats):
        look = seen(table, chairs(seats), posted.decision.seat, language=language)
        wish = whole_armies(raw)
        typed_ = dictating.spelled(look, posted, wish)
        if typed_ is None:  # the lists of the card end somewhere, too
            continue
        assert dictating.read(look, posted, typed_) == wish
        *before, last = typed_["play"].split(dictating.LINES)
        assert typed_["play"] in dictating.offers(look, {}, dictating.LINES.join([*before, last[:-2]]))
        spelled += 1
    assert spelled


def whole_armies(raw: Any) -> Any:
    """The same plays, but nobody is left behind: that is said in the form of a march."""
    entries = [[(kind, {**one} if is_dict(one) else one) for kind, one in play] for play in raw["plays"]]
    for play in entries:
        for _, one in play:
            if is_dict(one):
                one.pop("leave", None)
    return {**raw, "plays": [[[kind, one] for kind, one in play] for play in entries]}


def test_what_the_card_does_not_list_is_refused_by_name() -> None:
    """What may be said instead is told."""
    table, posted, _ = next(next_actions(3))
    look = seen(table, chairs(3), posted.decision.seat)
    with pytest.raises(IllegalAnswer) as refused:
        dictating.read(look, posted, {"play": "Utopia", "second": "", "third": ""})
    assert refused.value.reason == "form.name"
