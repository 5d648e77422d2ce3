"""What the packages of the surface bring: the one place that lists it. What games bring beside it stands in fronts."""

from __future__ import annotations

from typing import Final

from bot.base.parts import listed, once
from bot.services.deals.calls import CARD
from bot.services.pauses import pauses
from bot.services.seats import circles as circle_notes
from bot.services.seats import notes, spectators
from bot.services.sittings import absence, missed, sittings
from bot.services.votes import motions
from bot.surface.deals import acts as deal_acts
from bot.surface.deals import audit, calls, promises
from bot.surface.deals import letters as deal_letters
from bot.surface.desk import acts as desk_acts
from bot.surface.desk import inbox
from bot.surface.learning import rulebook, tutorial
from bot.surface.lobby import acts as lobby_acts
from bot.surface.lobby import letters as lobby_letters
from bot.surface.lobby import rematch, welcome
from bot.surface.mending import gm, gm_cards, held, repair, reports, rewind, rewind_cards, undo
from bot.surface.orders import acts as order_acts
from bot.surface.orders import post
from bot.surface.posting import comparing, deeds, meetings, reminding, repairs, results
from bot.surface.posting import letters as post_letters
from bot.surface.preferences import acts as own_acts
from bot.surface.preferences import private_data
from bot.surface.press import decide, items, lock_all, passing
from bot.surface.records import digests, film, history, motives, replay, why
from bot.surface.seats import acts as seat_acts
from bot.surface.seats import circles, dossier, handover, muster, watching
from bot.surface.seats import letters as seat_letters
from bot.surface.votes import acts as table_acts
from bot.surface.votes import cards, panel, votes
from bot.surface.votes import letters as table_letters

ACTS: Final = listed(
    (deal_acts.accept, "accept"),
    (deal_acts.show_one, "dealshow"),
    (deal_acts.settle, "settle"),
    (deal_acts.withdraw, "withdraw", "decline"),
    (deal_acts.take_back, "takeback"),
    (deal_acts.counter, "counter"),
    (deal_acts.give, "putdown"),
    (deal_acts.talk, "talk"),
    (deal_acts.keep_talk, "talkkeep"),
    (deal_acts.promise, "promise"),
    (deal_acts.mute, "mute", "unmute"),
    (calls.ask, "call"),
    (calls.take_back, "uncall"),
    (calls.answer, "callanswer"),
    (promises.answer, "kept", "broken"),
    (promises.publish, "opened"),
    (promises.list_promises, "promises"),
    (promises.show_one, "promiseshow"),
    (desk_acts.desk, "desk"),
    (desk_acts.hand, "hand"),
    (desk_acts.board, "board"),
    (desk_acts.shape, "shape"),
    (film.show, "film"),
    (desk_acts.log, "log"),
    (inbox.desk_of, "desks"),
    (rulebook.rules, "rules"),
    (rulebook.clause, "clause"),
    (tutorial.teach, "lesson"),
    (lobby_acts.join, "join"),
    (lobby_acts.sit, "sit"),
    (lobby_acts.leave, "leave"),
    (lobby_acts.start, "start"),
    (lobby_acts.cancel, "cancel"),
    (lobby_acts.fill, "fill"),
    (lobby_acts.clear, "clear"),
    (lobby_acts.set_level, "level"),
    (lobby_acts.choose_side, "sided"),
    (lobby_acts.dice, "words"),
    (lobby_acts.fair_dice, "fairdice"),
    (lobby_acts.ask_options, "options"),
    (welcome.new_game, "newgame"),
    (rematch.rematch, "rematch"),
    (gm.open_desk, "gm"),
    (gm.force_default, "gmforce"),
    (gm.rule, "gmrule"),
    (gm.when_due, "gmdue"),
    (gm.send, "gmsend"),
    (gm.what_to_say, "gmnote"),
    (gm.known, "gmknown"),
    (held.retreat, "heldretreat"),
    (held.take, "heldsure", "heldadopt", "heldrelease"),
    (repair.repair, "repair"),
    (reports.form, "report"),
    (rewind.choose, "rewind"),
    (rewind.go_back, "goback"),
    (undo.undo, "undo"),
    (order_acts.orders, "orders"),
    (order_acts.pick, "orderpick"),
    (order_acts.move, "orderup", "orderdown", "orderdrop"),
    (order_acts.add, "orderadd"),
    (order_acts.choose, "orderset"),
    (order_acts.without_condition, "ordernoif"),
    (order_acts.numbers, "orderform"),
    (order_acts.cancel, "ordercancel"),
    (order_acts.save, "ordersave"),
    (order_acts.try_out, "ordertest"),
    (order_acts.defaults, "orderdefaults"),
    (order_acts.of_phase, "defaultphase"),
    (order_acts.of_kind, "defaultkind"),
    (order_acts.set_own, "defaultdo"),
    (reminding.later, "later"),
    (reminding.today, "today"),
    (reminding.try_again, "dmtest"),
    (own_acts.settings, "settings"),
    (own_acts.ask_zone, "zone"),
    (own_acts.place, "place"),
    (own_acts.ask_quiet, "quiet"),
    (own_acts.no_quiet, "unquiet"),
    (own_acts.unpause, "unpause"),
    (own_acts.switches, "switches"),
    (own_acts.language, "language"),
    (own_acts.palette, "palette"),
    (private_data.export, "mydata"),
    (private_data.ask, "forget"),
    (private_data.erase, "forgotten"),
    (decide.decide, "pick", "some", "num", "keep", "lapse", "all", "none", "every", "nothing", "give", "form", "page"),
    (decide.drop, "drop"),
    (decide.quick, "quick"),
    (decide.step, "step"),
    (decide.move, "move"),
    (decide.show_one, "show"),
    (decide.open_one, "open"),
    (lock_all.lock_all, "lock"),
    (passing.let_pass, "pass"),
    (passing.pass_no_more, "unpass"),
    (digests.digest, "digest"),
    (history.history, "history"),
    (replay.replay, "replay"),
    (motives.reasons, "motives"),
    (why.why, "why"),
    (seat_acts.take_seat, "takeseat"),
    (seat_acts.admit, "admit"),
    (seat_acts.caretake, "caretake"),
    (seat_acts.leave_seat, "leaveseat"),
    (seat_acts.heir, "adopt", "disown"),
    (seat_acts.dossier, "dossier"),
    (table_acts.resume, "resume"),
    (table_acts.how_long, "halt", "extend"),
    (table_acts.when_to_sit, "gather"),
    (table_acts.rise, "rise"),
    (table_acts.when_away, "away"),
    (table_acts.back, "back"),
    (table_acts.pace, "pace"),
    (table_acts.seen, "seen"),
    (table_acts.accepted, "accepted"),
    (table_acts.finish, "finish"),
    (table_acts.finished, "finished"),
    (panel.table, "table"),
    (votes.yea, "yea"),
    (votes.nay, "nay"),
)
"""What presses do, by the act in the id."""

FORMS: Final = listed(
    (deal_acts.goods, "goods"),
    (deal_acts.said, "say"),
    (deal_acts.promised, "promise"),
    (deal_acts.declined, "decline"),
    (calls.asked, "call"),
    (lobby_acts.given, "words"),
    (lobby_acts.chosen, "options"),
    (welcome.opened, "newgame"),
    (gm.ruled, "gmrule"),
    (gm.due, "gmdue"),
    (gm.said, "gmnote"),
    (reports.told, "report"),
    (order_acts.numbered, "orderform"),
    (own_acts.take_zone, "zone"),
    (own_acts.take_quiet, "quiet"),
    (decide.filled, "form"),
    (decide.moved, "move"),
    (table_acts.halt, "halt"),
    (table_acts.later, "extend"),
    (table_acts.gather, "gather"),
    (table_acts.away, "away"),
)
"""What is done with forms that are handed in, likewise."""

SHOWERS: Final = listed(
    (deal_acts.show_deal, "deal"),
    (promises.show_promise, "promise"),
)
"""How kinds of messages are drawn anew after a press, where that is no decision card."""

WRITERS: Final = listed(
    (audit.audit, "audit"),
    (audit.unthread, "unthread"),
    (deal_letters.deal, "deal"),
    (deal_letters.talked, "talked"),
    (calls.wanted, CARD),
    (promises.asked, "promise"),
    (promises.published, "promised"),
    (lobby_letters.lobby, "lobby"),
    (gm_cards.told, "gm"),
    (held.card, "held"),
    (post.skipped, "order-skipped"),
    (post_letters.turn, "turn"),
    (post_letters.picture, "picture"),
    (post_letters.decisions, "decisions"),
    (post_letters.log, "log"),
    (post_letters.notice, "notice"),
    (post_letters.welcome, "welcome"),
    (post_letters.end, "end"),
    (reminding.reminder, "reminder"),
    (reminding.call, "call"),
    (results.result, "result"),
    (dossier.dossier, "dossier"),
    (seat_letters.seat, "seat"),
    (seat_letters.vacancy, "vacancy"),
    (seat_letters.asked, notes.INVITED),
    (seat_letters.applicant, notes.APPLICANT),
    (watching.announced, spectators.TERMS),
    (watching.watched, "watched"),
    (circles.told, circle_notes.CARD),
    (table_letters.away, absence.NOTE),
    (table_letters.asleep, missed.ASLEEP),
    (table_letters.warned, pauses.MISSED),
    (table_letters.planned, sittings.PLANNED),
    (table_letters.guest, "guest"),
    (votes.vote, motions.NOTE),
    (votes.decided, "verdict"),
)
"""Who writes the letters of which parcels."""

DEEDS: Final = listed(
    (gm_cards.send_again, "resend"),
    (comparing.compare, "compare"),
    (meetings.meet, sittings.MEETING),
    (meetings.call_off, sittings.CALLED_OFF),
    (repairs.repair, "repair"),
    (handover.hand_over, "handover"),
    (muster.muster, "muster"),
    (watching.let_in, "let-in"),
    (circles.gather, circle_notes.CIRCLE),
)
"""What parcels do that are no letters."""

BESIDE: Final = listed(
    (rewind_cards.what_is_undone, "rewind"),
)
"""What is shown beside motions of some kinds."""

RETOLD: Final = listed(
    (rewind_cards.where, "rewind"),
)
"""Which motions are retold otherwise."""


def begin() -> None:
    """Hand it in to the packages that use it; done again it changes nothing. ValueError: something is brought twice."""
    for name, act in ACTS.items():
        once(items.ACTS, name, act)
    for name, act in FORMS.items():
        once(items.FORMS, name, act)
    for kind, shower in SHOWERS.items():
        once(items.SHOWERS, kind, shower)
    for kind, writer in WRITERS.items():
        once(post_letters.WRITERS, kind, writer)
    for kind, deed in DEEDS.items():
        once(deeds.DEEDS, kind, deed)
    for kind, beside in BESIDE.items():
        once(cards.BESIDE, kind, beside)
    for kind, retold in RETOLD.items():
        once(cards.RETOLD, kind, retold)
