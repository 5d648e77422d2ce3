### The Republic of Rome: what is asked ahead in the Forum Phase.

## Questions

ask-forum-attempt = Which Senator do you try to win, who persuades him, and what do you do then?
    .label = Persuade
    .hint = The first bribe is for all to see. How far you raise stays sealed: after the others have bid he raises at once, just enough for your goal, and never beyond the Base Number at which only a roll that always fails still fails. The rest of your initiative follows then: a Knight, games, your Leader. Until it is played, what you say last counts, here or in your Forum plan.
    .field-persuader = Who persuades
    .field-target = Whom
    .field-bribe = First bribe; raises; a card
    .field-spends = A Knight; games
    .field-knight = Knight
    .field-games = Games
    .field-leader = Faction Leader
    .default = Persuade Nobody
    .fill = Persuade…
    .none = nobody
ask-forum-plan = What do you do in your initiative?
    .label = Forum Plan
    .hint = Played at your turn as if you said it then; until it is played you may change it, and what you say last counts, here or with your attempt. Whatever is not possible any more you are asked. If you say nothing of a Knight, your Leader tries for one and spends nothing.
    .field-way = This plan, or all at your turn
    .field-attempts = Attempts; the first that is possible
    .field-spends = A Knight; games
    .field-knight = Knight
    .field-games = Games
    .field-senator = Who
    .field-talents = Talents he spends
    .field-leader = Faction Leader
    .field-bid = In an auction
    .field-limit = How much
    .field-payer = Who pays
    .field-auctioned = Also for an auctioned initiative
    .field-ask = Ask me about the attempt
    .field-asked = Ask me
    .within-asked = ask me
    .within-bid = in an auction
    .default = Ask Me at My Turn
    .fill = Change…
    .none = all is asked at your turn

## The form of the plan

plan-form-spends = Fabius <3, Fabius 60% <3, Fabius -2 (pressed), - none, ? ask; Fabius, <Blood Fest, U3, P5
plan-form-attempts = A line each: Fabius, Julius, 8. Then +6: raise by 6; = : just roll; 50%; a card
plan-form-bid = Fabius <3: one more than the high bid, up to 3; Fabius 3: just that; ? asks me

## In words

plan-knight-ask = ask me
plan-knight-none = none
plan-knight-pay = { $talents ->
    [0] { $name }, with nothing
   *[other] { $name }, with { $talents }T
}
plan-knight-left = { $talents ->
    [0] { $name }, with nothing
   *[other] { $name }, with what he has left, up to { $talents }T
}
plan-knight-sure = { $name }, with what a chance of { $chance }% costs, up to { $talents }T
plan-knight-press = { $talents ->
    [one] one of { $name } is pressed for money
   *[other] { $talents } of { $name } are pressed for money
}
plan-games-ask = ask me
plan-games-hold = { $games }, by { $name }
plan-games-upto = { $games } or the grandest below that he can pay, by { $name }
plan-games-unrest = only if Unrest is { $unrest } or more
plan-games-popularity = only if his POP is { $popularity } or less
reason-forum-knights = { $senator } has { $knights ->
    [0] no Knight
    [one] 1 Knight
   *[other] { $knights } Knights
} to press ({ $clause }).
