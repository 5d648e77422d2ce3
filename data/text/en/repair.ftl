### When something went wrong: undo, rewind, the GM's desk, held games, reports, repair.

## Undo

button-undo = Undo
card-undone = ↩ Taken back.
reason-undo-late = That answer is no longer the last act of the game; nothing was changed.

## Rewind

menu-rewind = Where to
button-rewind = Take Back…
button-go-back = Take the Game Back
button-propose-back = Put It to the Table
rewind-choose = **Take the game back.** Choose where to; then you see what would be undone. Nothing is taken back yet.
rewind-title = **To { $place }?**
rewind-place = { $turn ->
    [0] { $step }
   *[other] turn { $turn }, { $step }
}
rewind-back = { $place } · { $count ->
    [0] the beginning of this step
    [one] 1 step back
   *[other] { $count } steps back
}
rewind-undone = **Undone**, the latest first:
rewind-undone-nothing = **Undone**: nothing that all were told.
rewind-more = and { $count } more
rewind-learnt = **What stays known:**
rewind-learnt-all = - to everybody: { $what }
rewind-learnt-alone = - { $seat } was told { $count ->
    [one] one thing
   *[other] { $count } things
} in private.
rewind-learnt-nothing = Nothing that was hidden has become known since.
rewind-how = From there the dice fall anew, hands are as they were then, and all older buttons are dead.
table-motion-rewind = the game is taken back to { $place }
reason-rewind-nothing = Nothing was done since then; nothing was changed.
reason-rewind-broken = This program makes something else of that part of the game, so it cannot be taken back to there. Nothing was changed; choose another place.

## The game master's desk

button-gm-desk = Game Master's Desk
button-repair = Repair the Cards
button-gm-deadline = Set Deadlines…
button-gm-note = Note…
button-gm-known = What Seats Know
menu-gm-force = Take the default for…
menu-gm-rule = Make a ruling…
menu-gm-send = Send the cards again to…
menu-gm-known = Read what a seat was told
field-gm-whose = Whose
field-gm-note = Note
form-gm-note = Everybody at the table reads it.
form-gm-when = 3h, 18:30 or 2026-03-29 18:30, in your time zone.
field-ruling-seat = Seat
form-ruling-number = A whole number: what it is from now on.
form-ruling-name = As it stands on the board.
gm-title = **The game master's desk** · { $title }
gm-who = Game master: { $name }. { $omniscient ->
    [yes] He sees what is hidden; all who joined knew that.
   *[no] He sees no secrets of the seats.
}
gm-clocks-run = Nobody is waited for without a clock, so there is nothing to answer in anybody's place.
gm-everybody = Everybody who is waited for
gm-forced = The game master has decided for { $seat ->
    [none] all who were still asked, for no clock ran
   *[other] { $seat }, whose clock did not run
}: { $what }.
gm-all-asked = All who are still asked
gm-ruled = The ruling is made, and all are told.
gm-deadline = The game master has set { $seat ->
    [none] all open deadlines
   *[other] the deadlines of { $seat }
} to { $when }.
gm-deadline-set = Done: { $when }.
gm-note = **The game master:** { $text }
gm-said = Done; all can read it.
gm-resent = The private cards of { $seat } are being sent again.
gm-known = **What not all were told**, by seat; words of deals are not counted:
gm-known-line = - { $seat }: { $count ->
    [0] nothing
    [one] 1 thing
   *[other] { $count } things
} ({ $lately } this turn)
gm-known-how = What it was stays with the seats.
gm-known-of = **What { $seat } was told alone**, the last of it:
lobby-omniscient = **The game master, { $mention }, sees what is hidden**: every hand, every secret. Whoever joins agrees to that.
reason-gm-plays = A game master who sees what is hidden cannot play in the game; nothing was changed. Name somebody else, or let him see no more than all.
reason-gm-only = Only the game master can do that; nothing was changed.
reason-gm-clock-runs = A clock runs for that decision, so it is still the player's; nothing was changed.
reason-gm-when = A deadline lies ahead, within { $days } days; nothing was changed.
reason-gm-still = The clocks of this game stand still; let it go on first. Nothing was changed.
reason-gm-nothing-open = No such deadline is open; nothing was changed.
reason-gm-note = A note has from 1 to { $max } characters; nothing was changed.
reason-gm-blind = The game master of this game sees no secrets: it was not made so. Nothing was changed.

## Held games

button-held-retreat = Take Back to Before It…
button-held-adopt = Adopt the New Consequences
button-held-release = Try to Go On
button-report = Report a Problem…
held-retreat = - **Take back**: to before the act at which something went wrong. You see first what that undoes.
held-adopt = - **Adopt**: the answers stand, with what the program makes of them now; only if all are still legal.
held-release = - **Try to go on**: as it is, for instance when the program has been repaired.
held-wait = Or wait for a repaired program: nothing is lost by that. The buttons act at once for the game master and open a table vote for others.
held-past = The game was held; it goes on.
held-retreat-title = **Back to before the act at which something went wrong?**
notice-adopted = The game goes on: the answers stand, with what the program makes of them now. What has changed by that is told here.
table-motion-retreat = the game is taken back to before the act at which something went wrong
table-motion-adopt = the answers stand, with what the program makes of them now
table-motion-release = the game goes on as it is
reason-held-not = The game is no longer held, or for another reason; nothing was changed.
reason-held-still = The game still cannot go on as it is; nothing was changed. Take it back, adopt the new consequences, or wait for a repaired program.
reason-adopt-illegal = One of the answers is no longer legal, so the new consequences cannot be adopted. Nothing was changed; take the game back, or wait for a repaired program.
reason-adopt-nothing = Nothing comes to anything else now, so there is nothing to adopt. Nothing was changed; try to go on.

## Lost places, repair, moving

turn-pause-lost = I cannot write in the game's channel; the clocks run on as soon as I can.
notice-found = I can write here again, and the game goes on; every deadline has moved by as long as I could not.
notice-place-gone = The channel of **{ $title }** is gone. Nothing of the game is lost and its clocks stand still; go on elsewhere with `/game move`, in any channel of the server.
notice-log-again = The former log was deleted; this is the new one. What happened before stands in `/history`.
notice-moved = The game goes on here. Nothing of it was lost; all cards are posted anew.
card-moved = The game has moved to { $channel }.
repair-begun = Done: every card is being looked over, and what is missing is posted anew.
move-done = The game moves to { $channel }; all cards are posted there.
reason-move-over = This game is over, so it stays where it is.
reason-move-server = A game stays on its server; nothing was changed. Choose a channel of the server it is played on.
reason-move-forbidden = I may not do what is needed in that channel: { $missing }. Nothing was changed; allow it there, or choose another channel.

## Reports and explanations

report-title = Report a Problem
field-report = What is wrong?
form-report = The game as all see it and as you see it is kept with it, for those who run the bot.
report-done = Thank you. It is kept under code { $code }, with the game as all see it and as you see it; the host has been told your words.
report-forwarded = Game { $game }: a report, code { $code }.
notice-reported = { $seat ->
    [none] Somebody
   *[other] { $seat }
} reports a problem in **{ $title }** (code { $code }): “{ $text }”
reason-report-text = A report has from 1 to { $max } characters; nothing was sent.
reason-report-many = There are many reports of this game already, and they are being looked at; nothing was sent.
explain-turn = **The Turn card**: where play is, whom the table waits for and until when. **Open My Desk** shows all that is yours; **Board** and **Log** show what all may see; **Rules** opens the rules of what you are asked; **Table…** pauses, extends and settles other things of the table.
explain-motion = **A table vote**: about the table, not in the game. One seat, one vote; two thirds of the held seats carry it. **Yea** and **Nay** can be changed while it is open.
explain-decisions = **Your Decision card**: what you are asked, with what is taken at the deadline if you do nothing. A button answers at once; **Lock All** takes what is prepared for all; **Undo** takes your last answer back as long as nobody has learnt from it.
explain-hand = **Your Hand card**: your cards and purses, as they are now. Nobody else sees it.
explain-deal = **A deal**: what both sides give, whose turn it is, and what was said. Who answers with goods accepts what lies there; **Accept This Offer** takes just what the card shows, and then everything moves at once. Nothing moves before.
explain-result = **A result**: what has just happened, and the rules it rests on.
explain-log = **The log**: everything that all were told, in its order, with the rules it rests on.
explain-told = **What only you were told**, and the rules it rests on.
explain-notice = **A notice**: a fact about the table, not about the game.
explain-verdict = **A verdict**: what the table, or its master, has decided.
explain-vacancy = **A free seat**: how it stands by what all may know. **Take This Seat** asks the host and the table for it; whoever has seen what is hidden in this game cannot.
explain-lobby = **The lobby card** of a game that gathers players. **Join** takes a seat; the host starts the game when enough are there.
explain-held = **A held game**: something went wrong, nothing was lost, and no clock runs. Its buttons are the ways out: at once for the game master, by vote for the seats.
explain-digest = **A digest**: what has happened in a turn, the most important first, with the board before and after.
explain-reminder = **A reminder**: you are waited for. It goes when you have answered.
explain-end = **The end of the game**: how all stand. **Rematch** opens a lobby with the same people.
explain-other = A message of mine about a game. `/help` says how to play, `/why` what has just happened and by which rule.
explain-foreign = That message is not mine, so I know nothing of it; I read no messages.
