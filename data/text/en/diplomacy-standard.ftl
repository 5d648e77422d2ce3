### The standard game (CD-N): its powers, how it ends.

## Powers

event-diplomacy-power-given = You play { $name } ({ $code }).
    .news = { event-diplomacy-power-given }
event-diplomacy-power-in-disorder = Nobody plays { $name }: it is in civil disorder. Its units stand, and are disbanded if they are dislodged.
event-diplomacy-power-taken-over = { $name } is played again.
event-diplomacy-power-eliminated = { $name } has neither units nor centres any more and is out.
    .news = { event-diplomacy-power-eliminated }

## Centres and units

event-diplomacy-centre-taken = { $province } belongs to { $code } now{ $before ->
    [none] { "." }
   *[other] { "" }, no longer to { $before }.
}
event-diplomacy-unit-disbanded = { $unit } of { $code } is removed: of those to be removed for want of centres it was the farthest from them.

## The end

event-diplomacy-power-won = { $name } has won in { $year }, with { $centres } of { $total } supply centres.
    .news = 🏆 { event-diplomacy-power-won }
event-diplomacy-game-drawn = { $agreed ->
    [yes] All survivors have agreed to a draw
   *[no] The years agreed on are over: the game is a draw
} in { $year }. It is shared by { $codes }.
    .news = 🤝 { event-diplomacy-game-drawn }

## Orders that it does not have

reason-diplomacy-standard-seize = In the standard game nothing is seized: a centre is yours once your unit stands there after Autumn. Leave the bracket out.
reason-diplomacy-standard-block = In the standard game nothing is blocked by order. Leave the bracket out.
reason-diplomacy-standard-railway = The standard game has no railways and companies.
reason-diplomacy-standard-canal = The standard map has no canals.
reason-diplomacy-standard-politics = The standard game has no offices: nobody is appointed, purged or lent power.
reason-diplomacy-standard-revolution = The standard game has no revolutions.
reason-diplomacy-standard-base = In the standard game units have no bases. In Winter you build, or you remove.
reason-diplomacy-standard-name = In the standard game you play under the name of your power, and under no other.
reason-diplomacy-standard-motion = In the standard game a motion may ask for a draw, or set deadlines, missed deadlines, black press and letters a season: “moves draw”, “moves rule letters = 20”.
reason-diplomacy-not-empty = A unit is built there already.
reason-diplomacy-too-many-builds = As many units are built as you had centres more.
reason-diplomacy-too-many-removals = As many units are removed as you had too many.
reason-diplomacy-draw-perpetual = Carthage is perpetual and cannot be drawn.
reason-diplomacy-standard-no-power = { $codes ->
    [none] Every power that is left has its player
   *[other] Nobody plays { $codes }: choose one of them
}. Nothing has been changed.

## A draw is moved

realm-proposal-draw = end the game as a draw
name-Draw = a draw
