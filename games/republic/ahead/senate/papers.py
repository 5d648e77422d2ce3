"""RC-9.0.9, RR-1.09.14 asked ahead: what a docket asks of a seat: a sheet for each motion, and the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from games.kernel import Decision, Now, OneOf, Plan, Raw, Record, Seat, Window
from games.kernel.ahead import readable
from games.kernel.choice import Choice, Picker
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import DOCKET, Place, about, part_of, pending, places, said_in
from games.republic.ahead.senate.customs import ASK_ME, Customs
from games.republic.ahead.senate.hold import held, holding_up
from games.republic.ahead.senate.sheet import VOICES, Sheet, conditions, present, silent, vetoing, voting_form
from games.republic.ahead.senate.terms import Item, names_in
from games.republic.seen.view import RepublicView

REFUSE: Final = "refuse"


def question(own: Customs, now: Now, programme: Plan, seat: Seat) -> Decision[Any]:
    """RC-DP25: what he has said of motions that are still to come stays said; of all others the default."""
    open_still, said = pending(own, now, programme), said_in(own, now, seat)
    motions, hold = list(open_still.values()), holding_up(own, now, programme, seat, open_still)
    forms = {item.mark: form_of(own, seen(now), seat, programme, place, item) for place, item in motions}
    consents = dict.fromkeys(named(own, seen(now), seat, motions), consenting())
    choice: Record[dict[str, Any]] = Record(
        dict[str, Any],
        sheets=together(forms),
        consents=together(consents),
        home=own.sharing.choice,
        hold=hold,
        programme=Motioned(own, programme),
    )
    matter = about(now, part_of(own, now))
    lapse = {
        "sheets": {item.mark: kept(said, item, forms[item.mark], silence(own, seen(now), item)) for _, item in motions},
        "consents": {name: said.get("consents", {}).get(name, REFUSE) for name in consents},
        "home": said.get("home", own.sharing.silence),
        "hold": held(hold, said),
        "programme": None,
    }
    return Decision(DOCKET, seat, choice, own.clauses["vote"], about=matter, lapse=lapse, window=Window.SIMULTANEOUS)


def together(forms: Mapping[str, Choice[Any]]) -> Record[dict[str, Any]]:
    """Several answers by name, each by itself."""
    return Record(dict[str, Any], **forms)


class Motioned:
    """What the sheets are about, for whoever reads the form: nothing is answered to it (`null`)."""

    __slots__ = ("own", "programme")

    def __init__(self, own: Customs, programme: Plan) -> None:
        self.own = own
        self.programme = programme

    def read(self, raw: Raw) -> None:
        """Nothing."""
        OneOf({"": None}).read("" if raw is None else raw)

    def form(self) -> Raw:
        """All proposals of the programme by their marks: where they stand on it, whose they are, and their terms."""
        motions, whose = reversed(list(places(self.programme.raw))), {"seat": str(self.programme.seat)}
        found: dict[str, Raw] = {
            item.mark: {"place": str(place), **whose, "terms": self.own.shown(item.kind, item.raw)}
            for place, item in motions
        }
        return dict(reversed(found.items()))

    def sample(self, pick: Picker) -> Raw:  # noqa: ARG002 - there is nothing to draw
        """Nothing."""
        return None


# A sheet


def form_of(own: Customs, view: RepublicView, seat: Seat, programme: Plan, place: Place, item: Item) -> Record[Sheet]:
    """RC-9.0.9, 9.0.15: a sheet as of any vote, on a condition; who has no vote says only whether he vetoes."""
    veto: dict[str, Choice[Any]] = {"veto": vetoing()} if may_be_vetoed(own, view, item) else {}
    if not present(own, view, seat):
        return Record(Sheet, **veto)
    voices = VOICES[:2] if own.law.business[item.kind].compulsory else VOICES
    before = [mark for mark in earlier(programme, place) if mark != item.mark]
    return voting_form(own, view, seat, voices, **conditions(before, voices), **veto)


def may_be_vetoed(own: Customs, view: RepublicView, item: Item) -> bool:
    """RC-9.0.15, RR-1.09.152: once who presides has proposed it."""
    magistrate = view.senate.magistrate if view.senate else ""
    return bool(own.law.business[item.kind].veto) and not own.immune(view, magistrate)


def earlier(programme: Plan, place: Place) -> list[str]:
    """The marks of the proposals of the motions before one."""
    return list(dict.fromkeys(item.mark for one, item in places(programme.raw) if one.motion < place.motion))


def silence(own: Customs, view: RepublicView, item: Item) -> dict[str, Raw]:
    """Appendix A, RR-0.6.3: no vote, and where one must cast one that which costs least."""
    voice = own.silence(view, item.kind, own.shown(item.kind, item.raw))
    other = "against" if own.law.business[item.kind].compulsory else "abstain"
    return {**silent(voice), "veto": "never", "given": "none", "fate": "passed", "other": other}


def kept(said: Mapping[str, Any], item: Item, form: Record[Sheet], silence: Mapping[str, Raw]) -> Raw:
    """What was said of this motion; if that is not possible any more his voice and his veto; else the default."""
    blank = {name: silence[name] for name in form.fields}
    before: Mapping[str, Any] = said.get("sheets", {}).get(item.mark, {})
    brief = {"voice": voice_of(before, form), "veto": before.get("veto", "never")} if before else {}
    shorter = {name: brief.get(name, raw) for name, raw in blank.items()}
    return next((dict(one) for one in (before, shorter) if readable(form, dict(one))), blank)


def voice_of(before: Mapping[str, Any], form: Record[Sheet]) -> str:
    """His voice; if it hung on a motion that is not before this one any more, as if that had not passed."""
    given: Sequence[str] = form.fields["given"].form() if "given" in form.fields else ()
    hangs = before.get("given", "none") not in given and before.get("fate") == "passed"
    return str(before.get("other" if hangs else "voice", "abstain"))


# The rest


def named(own: Customs, view: RepublicView, seat: Seat, motions: Iterable[tuple[Place, Item]]) -> list[str]:
    """RC-9.0.14: those of his Senators in Carthage who are named in these motions."""
    asked = [item.raw for _, item in motions if item.kind in own.willing]
    return sorted(names_in(asked) & {one.id for one in present(own, view, seat)})


def consenting() -> OneOf[str]:
    """RC-9.0.14: where a rule asks for his consent."""
    return OneOf({one: one for one in (REFUSE, "consent", ASK_ME)})
