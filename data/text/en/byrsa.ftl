### Words that all games share. Placeables are the fields of what is said.

## Lists

list-counted = { $count } { $name }
list-share = { $name } { $count }
list-named = { $name }: { $value }
list-empty = nothing
option-nth = { $name } · { $n } of { $count }
option-note = - **{ $name }**: { $note }
option-on = { $what } on { $whom }
option-accept-n = Accept This Offer
option-withdraw = Withdraw
option-done = I Am Done
option-none = None
name-none = none
answer-none = nothing yet
answer-nothing = none

## Seats: sigil, and the chair before somebody sits on it

sigil-diamond = ◆
sigil-triangle = ▲
sigil-circle = ●
sigil-square = ■
sigil-star = ★
sigil-cross = ✚
chair-diamond = ◆ Diamond
chair-triangle = ▲ Triangle
chair-circle = ● Circle
chair-square = ■ Square
chair-star = ★ Star
chair-cross = ✚ Cross
sigil-number = №{ $number }
chair-number = №{ $number } Chair

## Buttons and menus

button-again = Try Again
button-all = All
button-back = Back
button-board = Board
button-cancel = Cancel Game
button-change = Fill In…
button-desk = Open My Desk
button-join = Join
button-leave = Leave
button-lock-all = Lock All { $count }
button-log = Log
button-more = More
button-mute = Mute This Seat
button-none = None
button-other = Other…
button-page = { $page }: { $first }…
button-rules = Rules
button-rule = Rule { $rule }
button-save = Save & Lock
button-show = { $label }
button-take = Take It
button-start = Start
button-rematch = Play a Rematch
button-options = Options{ $page ->
    [0] …
   *[other] { " " }{ $page }…
}
options-title = Options of { $game }
button-lobby = Go to the Lobby
button-talk = Talk…
button-unmute = Hear This Seat
button-unpass = Take It Back
button-why = Why?
menu-offers = You may also…
menu-pick = Choose
menu-range = { $first } to { $last }

## Forms

field-answer = Your answer
form-amount = A whole number from { $low } to { $high }.
form-only = Only { $number } is possible.
form-line = At most { $max } characters.
form-one = One of them.
form-several = { $how ->
    [exactly] Choose exactly { $high }.
    [most] Choose at most { $high }.
   *[between] Choose { $low } to { $high }.
}
form-typed = So many of each: 3 { $name }
form-split = { $total } in all. One line each: Name 5. Names left out get nothing.

## Cards

command-which-faction = You are asked this for several factions. For which? A command can say it with its option "faction".
command-which-half = Both republics ask you this. For which do you mean it? A command can say it with its option "republic".
ask-for-faction = { $label } for { $faction }
offer-name = { $label } · { $more }
card-question = **{ $label }**
card-draft = Prepared: { $answer }.
card-default = If you do nothing: { $answer }.
card-proposed = Proposed: { $answer }.
card-silence-asks = If you say nothing, you are asked when your turn comes.
card-said-ahead = You have said: { $answer }. It may be changed until it is used.
card-receipt = ✔ { $label }: { $answer }.
card-by-lapse = ⌛ { $label }; the time is up, and this was taken for you: { $answer }.
card-by-order = ✔ { $label }, as you had set it: { $answer }.
card-by-forced = ✔ { $label }; only one answer was possible: { $answer }.
card-footer = -# { $game } · { $half ->
    [none] { "" }
   *[other] { $half } ·{ " " }
}turn { $turn }
card-goes-on = -# This card goes on below.
turn-title = ## { $title }
    Turn { $turn } · { $phase }
turn-past = **Turn { $turn } · { $phase }**
turn-waits = Waiting for { $seat } ({ $count ->
    [one] 1 decision
   *[other] { $count } decisions
}{ $each ->
    [yes] { " " }each
   *[no] { "" }
}).
turn-deadline = Until { $when }.
turn-sealed = Answers are being given under seal; who is still to answer is not told.
turn-nobody = Waiting for nobody.
turn-over = The game is over.
phase-over = The end
turn-held = The game is held and its clocks stand still. Code { $code }.
desk-title = **Desk of { $seat }** · { $title } · turn { $turn }, { $phase }
desk-nothing = Nothing is asked of you now.
desk-deals = **Open deals**
hand-title = **Hand of { $seat }** · { $title }
hand-empty = You hold nothing hidden.
board-title = **{ $title }** · turn { $turn }, { $phase }
board-none = This game has no board to describe.
end-title = ## { $title } is over.
end-text = Thank you for playing. The log keeps everything that happened.
card-plainer = -# Discord refused a part of this card. What is missing here can be done by command, and everything else goes on as always.
call = { $mention }, { $seat } is waited for, and I cannot send you direct messages. Everything is on your desk; to get messages, allow DMs in this server.
call-undelivered = { $mention }, { $seat } is waited for, and Discord does not take my direct message to you. Everything is on your desk.
call-again = { $mention }, { $seat } is waited for.
reminder = { $title } waits for you in { $count ->
    [one] one decision
   *[other] { $count } decisions
}, until { $when }.
reminder-last = Last call: { $title } waits for you in { $count ->
    [one] one decision
   *[other] { $count } decisions
}, until { $when }.
result-more = … and { $count } more in the log.
log-name = Log: { $title }
log-name-half = Log { $half }: { $title }
log-here = Everything public is written in { $mention }.
log-here-half = What { $half } has told is written in { $mention }.
log-none = The log begins with the first event of the game.
list-title = { $count ->
    [0] There is no game here. `/game new` opens one.
    [one] One game:
   *[other] { $count } games:
}
list-line = - **{ $title }** { $where } · { $state }
inbox-title = { $count ->
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
inbox-line = - **{ $title }** { $where }: { $asked }.{ $when ->
    [none] { "" }
   *[other] { " " }{ $when }
}
inbox-nothing = No game waits for you.
inbox-more = … and { $count } more.
inbox-open = Open the desk of…
why-title = **What happened last, and by which rule**
why-line = - { $text }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
why-nothing = Nothing has happened yet that you may know of.
why-more = Read a rule
result-rules = -# Rules: { $rules }

## Talk in deals

talk-title = Talk
talk-label = To { $partner }
talk-description = At most { $max } characters. Only the two of you read it.
talk-line = { $seat }: { $text }
talk-notice = { $partner } has said something about your deal; it stands on the deal's card.

## Lobby

lobby-title = ## { $title }
lobby-thumbnail = The sign of { $game }.
lobby-state-lobby = Gathering players
lobby-state-playing = In play
lobby-state-held = Held
lobby-state-over = Over
lobby-terms = { $game } · pace: { $pace }
lobby-option = { $name }: { $value }
lobby-unfit = The table was opened for { $wanted }; with these options it is for { $low } to { $high } players.
lobby-deals = Negotiations: { $mode ->
    [auto] in private threads, where nobody else could read along; else through the bot
    [thread] in private threads, where nobody else could read along; else through the bot
   *[courier] through the bot, by direct message
}
lobby-rounds = Questions: every one in the order of the rules, one after the other, nothing asked ahead. That is slow.
lobby-seats = **Players ({ $count } of { $wanted })**
lobby-invited = Invited, each one chair further on: { $people }. Press **Join** to sit down; whoever else joins takes a chair that is left.
lobby-host = { " " }(host)
lobby-consent = -# By joining you agree that I send you direct messages and keep your Discord id, your seat, your settings and your answers. Everything is on your desk too. Deadlines respect your quiet hours: `/settings`.
lobby-choose = Join under a sigil of your choice
lobby-joined = You play { $seat }.
lobby-left = You have given your seat back.
lobby-started = The game begins.
lobby-cancelled = The game is called off.
pace-live = live, 10 minutes
pace-brisk = brisk, 12 hours
pace-standard = standard, 24 hours
pace-relaxed = relaxed, 48 hours
pace-unhurried = unhurried, 72 hours
pace-none = without deadlines
welcome = You have a seat in **{ $title }**. Your hand, your questions and your deals come here; all of it is on your desk too: `/desk`.

## Notices

notice-undo = { $seat } took the last answer back.
notice-rewind = The game was taken back. From there the dice fall anew, hands were dealt out again as they were, and older buttons are dead.
notice-restored = Whoever runs this bot has put the game back to how it was on { $when }. What was played later does not count; deadlines begin anew.
notice-held = Something went wrong and the game is held; nothing was lost and no clock runs. Code { $code }.
notice-released = The game goes on.
notice-outage = I was away. Every deadline has been moved by as long as I was gone.
notice-forbidden = I may not write in the game's channel. I need { $missing } there. Clocks are stopped until then.
notice-full = This server has as many active threads as Discord allows, so I cannot open one for this game. Archive threads that nobody needs; what waits is posted then.
notice-card-refused = Discord refused a card of this game, so parts of it are missing where it stands. Nothing is lost: all of it can be done by command. Please report it to whoever runs the bot: the log says what was refused (`card.refused`).
notice-given-up = Something of this game could not be posted, and I have stopped trying. The game itself is unharmed: `/game repair` posts every card that is missing, `/history` shows what happened.

## Why not

error-illegal = { $reason } Nothing was changed ({ $rule }).
error-again = That did not work and nothing was changed. Please try again.
error-held = The game is held, its clocks stand still and nothing was changed. Code { $code }.
error-lapsed = The time was up { $when }; this was taken for you: { $label }: { $answer }.
error-leaving = I am being restarted; nothing was changed. Try again in a minute.
error-no-seat = You hold no seat in this game.
error-no-member = Nobody of this server is meant by that; nothing was changed. Choose a member from the list that Discord shows.
error-not-offered = That is none of what this option offers; nothing was changed. Choose from the list that Discord shows.
error-old-command = This command is not what it was; nothing was changed. Reload Discord and give it again.
error-typed = What you had typed:
error-old-card = This card is out of date; nothing was changed.
error-old-form = This form is out of date; nothing was changed.
error-own-choices = Your own open choices: { $count }.
error-store = { $trouble ->
    [busy] Nothing was changed. The bot cannot write just now: another program holds its database. Try again in a minute.
    [full] Nothing was changed. The bot cannot write just now: its disk is full. Clocks stand still until there is room; try again in a minute.
    [damaged] Nothing was changed. The bot cannot read its database: whoever runs it has to put that right.
    [cut] Nothing was changed. The bot cannot reach its database just now. Clocks stand still until it can; try again in a minute.
   *[disk] Nothing was changed. The bot cannot write just now: its disk fails. Clocks stand still until it works; try again in a minute.
}
error-store-partly = Not all of it was done: the bot cannot write just now ({ $trouble ->
    [busy] another program holds its database
    [full] its disk is full
    [damaged] its database is damaged
    [cut] it cannot reach its database
   *[disk] its disk fails
}). In a minute, `/desk` shows what was changed.
error-store-unsure = The bot lost its database at the very moment it was to write this: perhaps it was done. In a minute, `/desk` shows it; only then try again.
error-unexpected = Something went wrong and nothing was changed. Code { $code }.
reason-answer-json = That answer cannot be read.
reason-choice-unknown = That is not one of the choices.
reason-choice-count = { $low ->
    [0] Choose at most { $high }.
   *[other] Choose from { $low } to { $high }.
}
reason-choice-twice = The same thing was chosen twice.
reason-choice-range = { $high ->
    [0] It can only be 0 here.
   *[other] It has to be a whole number from { $low } to { $high }.
}
reason-choice-fields = Not everything was filled in.
reason-choice-total = It has to be { $total } in all; you gave { $given }.
reason-choice-line = At most { $max } characters fit here.
reason-form-number = "{ $said }" is not a whole number.
reason-form-name = There is nothing here called "{ $said }", or more than one thing could be meant.{ $there ->
    [none] { "" }
   *[other] { " " }There is: { $there }.
}
reason-form-not-offered = "{ $said }" cannot be chosen here. You can choose: { $there }.
reason-form-share = "{ $said }" needs a number: Name 5.
reason-form-twice = "{ $said }" was named twice.
reason-form-many = You have { $have } of { $said }.
reason-form-empty = Nothing was chosen.
reason-decision-closed = This card is out of date; nothing was changed. Here is the current one.
reason-decision-stale = The choices have changed since this card was drawn; nothing was changed. Here is the current one.
reason-decision-other = This choice belongs to { $seat }.
reason-decision-not-asked = You are not asked that now; nothing was changed. Your own open choices: { $count }.
reason-pass-none = You let nothing pass now; it has been used, or is over.
reason-pass-nothing = Nothing you are asked now can be let pass.
reason-decision-not-due = That is not due yet.
reason-game-unknown = There is no such game in play.
reason-game-lobby = The game has not begun.
reason-game-over = The game is over; nothing was changed.
reason-game-begun = The game has begun already.
reason-game-host = Only the host or the game master may do that.
reason-game-which = You are in several games. Name one of them with the option `game`.
reason-game-none = You are in no game. `/game list` shows those of this server.
reason-game-other-kind = This game has no such phase.
reason-verb-phase = This game has no such phase; all you may do is on your desk: `/desk`.
reason-verb-none = This game has no `{ $verb }`. In this phase it has { $there }; all you may do is on your desk, too: `/desk`.
reason-verb-option = This game knows no option "{ $option }" of this command; nothing was changed.
reason-verb-half = "{ $half }" has no such command here; there is { $there }. Nothing was changed.
reason-seat-none = You hold no seat in this game; nothing was changed.
reason-setup-options = These options do not suit the game.
reason-setup-seats = This game is for { $low } to { $high } players.
reason-undo-nothing = There is nothing to take back.
reason-undo-other = The last answer was another's.
reason-undo-sealed = Others have learnt from it, or dice have fallen: it stands.
reason-rewind-nowhere = The game cannot be taken back to there.
reason-ruling-args = These arguments do not fit the ruling { $ruling }: { $wrong }.
reason-ruling-unknown = There is no ruling called { $ruling }.
rematch-said = { $state ->
    [opened] The lobby of **{ $title }** is open in the channel of the game; everybody who played is invited.
   *[other] There is a rematch already: **{ $title }**.
}
reason-rematch-not-over = This game is not over.
reason-rematch-players = A rematch is for those who held a seat in the end, and for the host. Open a game of your own with `/game new`.
reason-rematch-none = No game has been played to its end in this channel. Open one with `/game new`.
reason-lobby-gone = This game was called off.
reason-lobby-begun = The game has begun already.
reason-lobby-channel-taken = This channel has a game already; one channel, one game.
reason-lobby-text-channel = Games are played in text channels of a server. Go to one and try again.
reason-lobby-news = An announcement channel has no room for the log and the deals of a game. Go to a text channel and try again.
reason-lobby-stranger = I am no member of this server, only my commands are known here; nothing was opened. Ask somebody who manages it to invite me as a bot.
reason-lobby-forbidden = I may not do what is needed in that channel: { $missing }. No game was opened; allow it there, or choose another channel.
reason-lobby-title = There is nothing to read in that title; no game was opened. Choose one of letters or figures.
reason-lobby-full = All seats are taken.
reason-lobby-taken = That sigil is taken; nothing was changed.
reason-lobby-seated = You have a seat already.
reason-lobby-not-seated = You have no seat in this game.
reason-lobby-host-stays = The host stays until the game is called off.
reason-lobby-host = Only the host, { $host }, may do that.
reason-lobby-too-few = { $count ->
    [one] One player is
   *[other] { $count } players are
} here; at least { $low } are needed.
reason-terms-pair = "{ $said }" needs a colon: Ada: 5.
reason-talk-empty = There was nothing to say; nothing was sent.
reason-talk-long = At most { $max } characters; yours has { $length }. Nothing was sent.
reason-talk-often = At most { $max } lines in ten minutes; nothing was sent.

## About the bot

help-title = **How to play**
help-text =
    1. `/game new` in a text channel opens a game; the others press **Join**, you press **Start**.
    2. What is asked of you comes by direct message and stands on your desk: `/desk`. One press takes what is prepared.
    3. The pinned card in the channel says where the game stands, whom it waits for and until when.
    4. To trade, press an offer on your desk or use `/deal new`; the card of the deal has all the rest.
    5. If you let a deadline pass, the default of the rules is taken for you. `/why` names the rule behind each event.
    6. Before you are away: `/orders` answers in your name, and nobody can tell.
    7. `/settings`: when you sleep, how you are reminded, how things are shown to you.
privacy-text = I keep your Discord id, the name you last went by, your settings, your seats and your answers. I read no messages. What you say in a deal is erased a day after the deal is over.
rules-none = The rules of this phase are in the rulebook of the game.
rules-heading = **{ $id } { $text }**
rules-clause = **{ $id }** { $text }
rules-card = **{ $name }**{ $kind ->
    [none] { "" }
   *[other] { " " }· { $kind }
}
    { $text }
rules-more = Read on in this chapter
rules-unknown = There is no such rule. Try the number of a clause, the name of a card, or one or two words.
form-late = That took me too long for a form to open; nothing was changed. Please press or type it once more.
