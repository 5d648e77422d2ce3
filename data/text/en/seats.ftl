## Seats that change hands

reason-seats-not-held = Nobody holds { $seat } now; nothing was changed.
reason-seats-seated = You have a seat in this game already; nothing was changed.
reason-seats-taken = { $seat } is held by a player; nothing was changed.
reason-seats-unknown = There is no such seat in this game.
reason-seats-witness = You have seen what is hidden in this game, so you cannot take a seat in it. Nothing was changed.
seat-handed-over = Your seat in **{ $title }** was handed over. What stood here belongs to it.
holder-vacant = (free)
holder-caretaker = { $plays ->
    [easy] ⚙ Computer (easy)
    [fair] ⚙ Computer (fair)
    [hard] ⚙ Computer (hard)
    [one] ⚙ Computer
   *[defaults] ⚙ Caretaker
}
seat-vacated = { $why ->
    [own] { $name } has given up the seat { $chair }.
    [missed] { $name } has let too many deadlines pass; the seat { $chair } is free.
    [vote] The table has voted: the seat { $chair }, held by { $name }, is free.
    [gm] The game master has freed the seat { $chair }, held by { $name }.
    [left] { $name } is no longer in this server; the seat { $chair } is free.
   *[deleted] { $name } has left the game; the seat { $chair } is free.
}
seat-caretaker = { $mind ->
    [easy] ⚙ A caretaker plays { $chair } from now on, to win, at the level easy.
    [fair] ⚙ A caretaker plays { $chair } from now on, to win, at the level fair.
    [hard] ⚙ A caretaker plays { $chair } from now on, as well as it can.
    [sensible] ⚙ A caretaker plays { $chair } from now on, as well as it can.
   *[defaults] ⚙ A caretaker plays { $chair } from now on: it takes the published defaults, proposes nothing and trades nothing.
}
seat-taken = { $name } plays { $chair } from now on, with a day's time before any deadline.
seat-asked = { $mention }, the table would like you to play { $chair } in **{ $title }**.
seat-applicant = **{ $name }** would like to play { $chair }. The host, { $host }, may say yes at once; otherwise two thirds of the table decide.
seat-applied = **{ $name }** had asked for { $chair }.
seat-admitted = Done: { $chair } has a player again.
seat-came-taken = You play { $chair }. Everything is on your desk: `/desk`. You have a day's time before any deadline.
seat-came-voting = You have asked for { $chair }. The table votes on it, and the host may say yes at once; you will be told here.
seat-came-waiting = You have asked for { $chair }. The host has been told and may say yes at once.
seat-leave-sure = **Give up your seat in { $title }?** You cannot take it back, nor any other seat of this game: you know what is hidden. Your cards here lose what they show.
seat-left = You have given up your seat in **{ $title }**. Thank you for playing.
seat-motion-open = The table votes on it: the card is in the game's channel.
seat-motion-done = Done.
seat-adopted = { $count ->
    [one] One inherited order goes on.
   *[other] { $count } inherited orders go on.
}
seat-disowned = { $count ->
    [one] The inherited order is dropped.
   *[other] { $count } inherited orders are dropped.
}
advert-title = **{ $kept ->
    [yes] A caretaker plays { $chair }, and you could
   *[no] A seat is free: { $chair }
}** · { $title }
advert-where = Turn { $turn } · { $phase } · pace: { $pace }
advert-how = { $kept ->
    [yes] Take this seat, and the host or two thirds of the table confirm you. Whoever has seen what is hidden in this game cannot.
   *[no] Take this seat, and the host or two thirds of the table confirm you. Whoever has seen what is hidden in this game cannot. If nobody has come in two days a caretaker plays by the published defaults.
}
advert-filled = { $over ->
    [yes] The game is over.
   *[no] { $seat } plays this seat now.
}
button-take-seat = Take This Seat
button-caretaker = Appoint a Caretaker
button-caretaker-plays = Appoint One That Plays to Win
button-admit = Admit
button-leave-seat = Give Up My Seat
button-adopt = Adopt Orders
button-disown = Drop Orders
button-dossier = Open My Dossier
dossier-title = **Dossier of { $seat }** · { $title } · turn { $turn }, { $phase }
dossier-time = No deadline falls before { $when }.
dossier-asked = { $count ->
    [0] Nothing is asked of you now.
    [one] **One decision is open**
   *[other] **{ $count } decisions are open**
}
dossier-decision = - { $label } { $when }
dossier-deals = Deals of whoever sat here before you have lapsed.
dossier-orders = { $count ->
    [one] You have inherited one standing order. It does nothing unless you adopt it.
   *[other] You have inherited { $count } standing orders. They do nothing unless you adopt them.
}
dossier-defaults = - What was wanted at deadlines instead of the defaults of the rules.
dossier-told = **The last two turns**
reason-seats-changed = { $seat } has another player by now; nothing was changed.
reason-seats-no-applicant = Nobody has asked for that seat; nothing was changed.
reason-seats-no-orders = You have inherited no orders; nothing was changed.

## Spectators

spectators-name = Spectators: { $title }
spectators-set = Done. All have been told in the game's channel.
spectators-let-in = { $when ->
    [end] You are let into the spectators' thread. What is public you see here at once; after the end of the game everything is told there.
   *[late] You are let into the spectators' thread. What is public you see here at once; everything is told there when { $delay ->
        [one] a turn has
       *[other] { $delay } turns have
    } passed. So you can take no seat in this game.
}
spectators-notice = { $thread ->
    [none] Spectators have no thread of their own; the log has all that is public.
   *[other] { $when ->
        [end] Spectators have a thread of their own: `/game spectate`. They are told everything after the end of the game, not before.
       *[late] Spectators have a private thread: `/game spectate`. They are told everything when { $delay ->
            [one] a turn has
           *[other] { $delay } turns have
        } passed, unless somebody who plays could read along; and whoever looks on so can take no seat.
    }
}
watched-title = **Turn { $turn }, everything** · page { $page } of { $pages }
watched-end = **The game is over.** Here follows all that was hidden and has not been told yet.
watched-hand = **The hand of { $seat } at the end of turn { $turn }**
watched-private = To { $seats } only: { $text }
reason-spectators-begun = The game has begun without, so its players need not fear to be watched now: everything can be told only after the end. Nothing was changed.
reason-spectators-none = This game has no thread for spectators. What is public stands in its log, and `/board` shows the board.
reason-spectators-public = Anybody could read along in a public thread: there everything can be told only after the end. Nothing was changed.
reason-spectators-role = Only members with a certain role are let into the spectators' thread of this game.
reason-spectators-seated = You play in this game, so you cannot look on.

## Table votes about seats

table-motion-replace = { $user } is replaced on the seat { $seat }{ $member ->
    [0] { "" }
   *[other] { " " }by { $member }
}
table-motion-caretaker = { $mind ->
    [easy] ⚙ a caretaker plays { $seat } to win, at the level easy
    [fair] ⚙ a caretaker plays { $seat } to win, at the level fair
    [hard] ⚙ a caretaker plays { $seat }, as well as it can
    [sensible] ⚙ a caretaker plays { $seat }, as well as it can
   *[defaults] ⚙ a caretaker plays { $seat } by the published defaults
}
table-motion-admit = { $user } takes a free seat

seat-entered = { $name } has joined the game and plays { $chair }.
seat-you-entered = You play { $chair } from now on. All see that you have joined; what you are asked comes to you by direct message.
reason-seats-no-entry = In this game everybody plays from the beginning; nobody can join it now. You may look on: `/game spectate`.

## Those who talk in private

circle-name-camp = Camp { $half }: { $title }
circle-name-two = Talk { $signs }: { $title }
circle-camp = **Camp of { $half }** · { $seats }
    Here those talk who play for { $half }. Who takes a seat of this camp is let in, and who leaves it is taken out. I read nothing of what is written here.
circle-two = **{ $seats }** talk here.
    What you promise binds nobody before it is an agreement: `/agreement`. I read nothing of what is written here.
circle-watching = { $seats ->
    [nothing] Nobody else at the table can read along; administrators of the server can read everything.
   *[other] { $seats } can read this thread too: Discord lets them read every private thread here.
}
circle-opened = A thread for the two of you is opened; both of you are let in.
circle-there = You talk in { $where }.
desk-camp = Your camp, { $half }, talks in { $mention }.
desk-talk = You talk with { $seat } in { $mention }.
reason-circle-none = In this game two players have no private thread of their own; write to each other directly.
reason-circle-nobody = Choose another player of this game; you must play in it yourself.
reason-circle-computer = No person plays { $seat } now, so there is nobody to talk to.
reason-circle-over = This game is over; no more threads are opened for it.
notice-circle-forbidden = I cannot open the private threads of this game, nor let people in. I need { $missing } in its channel. The game goes on; I try again every few minutes.
