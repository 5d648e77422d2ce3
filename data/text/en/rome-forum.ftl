### The Republic of Rome: the Forum Phase.

## Questions

ask-forum-knight = Which of your Senators tries to attract a Knight, and what does he spend?
    .label = Attract a Knight
    .hint = A die and the Talents must come to 6 or more. A Knight is worth 1 vote, and 1T a turn.
    .field-senator = Who tries
    .field-talents = Talents he spends
    .default = Seek No Knight
    .fill = Seek a Knight…
    .none = none
ask-forum-pressure = How many Knights of each Senator do you press for money instead?
    .label = Press Knights
    .hint = A die of Talents for each, for his Senator; the Knights are gone.
    .share = { $name } { $count }
    .fill = Press Knights…
ask-forum-games = Which games does one of your Senators hold?
    .label = Hold Games
    .hint = Slice and Dice: 7T, POP +1, Unrest −1. Blood Fest: 13T, 2 each. Gladiator Gala: 18T, 3 each.
    .default = Hold No Games
ask-forum-peace = Several Wars are equally strong. Which of them makes peace?
    .label = Which War Makes Peace
ask-forum-conspiracy = Which faction does the conspiracy strike?
    .label = The Conspiracy
    .hint = A die says how many chits are drawn: whoever of that faction is on them dies, and your official loses 1 POP for each.
ask-senate-peddle = From whose hand do you take a card at random?
    .label = Play Influence Peddling
option-forum-knight-none = Nobody
option-forum-games-none = No Games
option-forum-peace-dice = Let the Dice Decide

## What happens

event-rome-knight-sought = { $senator } of { $seat } { $talents ->
    [0] seeks a Knight
   *[other] spends { $talents }T on a Knight
}: die { $roll }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total } against 6: { $gained ->
    [yes] he gains one
   *[no] none comes
}.
    .news = { event-rome-knight-sought }
event-rome-knights-pressed = { $senator } of { $seat } presses Knights for { $talents }T (dice { $dice }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens } each
}); they leave him.
    .news = { event-rome-knights-pressed }
event-rome-games-held = { $senator } of { $seat } holds { $games } for { $talents }T; his POP is { $popularity } now.
    .news = { event-rome-games-held }
event-rome-period-began = Another period begins: the { $era ->
    [early] Early Republic
    [middle] Middle Republic
   *[late] Late Republic
}; { $cards ->
    [one] 1 card lies
   *[other] { $cards } cards lie
} in the deck.
    .news = { event-rome-period-began }
event-rome-bequest-came = { $bequest }: { $province } is left to Rome.
    .news = { event-rome-bequest-came }
event-rome-bequest-void = { $bequest } is discarded, for { $province } is a Province already.
event-rome-conspiracy-struck = The conspiracy strikes { $seat }: roll { $roll }, so many Mortality Chits are drawn.
    .news = { event-rome-conspiracy-struck }
event-rome-era-ending = { $seat } turns up Era Ends: the game ends with this Forum Phase, and persuasions fail on 9 and more.
    .news = ⏳ { event-rome-era-ending }
event-rome-concession-spared = Natural Disaster, roll { $roll }: { $concession } is not in play.
event-rome-omens-paid = { $senator } pays for Evil Omens as Pontifex Maximus: { $own }T himself{ $faction ->
    [0] { "" }
   *[other] , { $faction }T his faction
}{ $state ->
    [0] { "" }
   *[other] , { $state }T the State
}.
    .news = { event-rome-omens-paid }
event-rome-pontifex-stripped = { $senator } is Pontifex Maximus no longer and loses { $influence } INF, for Evil Omens.
    .news = { event-rome-pontifex-stripped }
event-rome-rhodians-came = The Rhodians send { $fleets ->
    [one] 1 Fleet, as long as it is
   *[other] { $fleets } Fleets, as long as they are
} needed for { $wars }.
    .news = { event-rome-rhodians-came }
event-rome-major-marked = In Major Offices, so they may be tried for it: { $senators }.
event-rome-farmer-rolled = { $cause }: roll { $roll } against the Tax Farmers: { $destroyed ->
    [yes] Tax Farmer { $roll } is destroyed
   *[no] Tax Farmer { $roll } is not in play
}.
event-republic-units-lost = { $cause }: dice { $dice }. Lost: { $count ->
    [0] no Fleet
    [one] 1 { $units ->
       *[fleets] Fleet
    }
   *[other] { $count } { $units ->
       *[fleets] Fleets
    }
}.
event-republic-popularity-changed = The POP of { $senator } changes by { $popularity } ({ $cause }).
option-at-home-n = At Home
