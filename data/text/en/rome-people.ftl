### The Republic of Rome: Senators, as questions speak of them.

senator-knights = { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}

## Before the first turn

setup-governor-button = { $senator }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## Knights

knight-chance = { $talents }T { $chance }%
knight-chances = { $senator } by the Talents he spends: { $chances }.
knight-hopeless = With what your purses hold no Knight can come now.
knight-button = { $senator }, { $talents }T · { $chance }%
answer-knight = { $senator } tries{ $talents ->
    [0] { "" }
   *[other] { "" } with { $talents }T
}
pressure-note = Each Knight brings { $talents }T on the average, once; kept, he is 1 vote and 1T in each turn.
pressure-button = { $senator }: { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}
odds-persuasion = With a Base Number of { $base } a persuasion succeeds in { $chance }% of all cases (RR-1.07.41).
odds-knight = If { $senator } spends { $talents }T, a Knight comes to him in { $chance }% of all cases (RR-1.07.5).

## Games

games-note = When the people are asked there will be Unrest { $unrest }; { $danger }.
games-offer = { $price }T, { $left }T left · POP { $popularity } · Unrest { $unrest } · { $danger }

## What the highest official decides in the Forum

peace-note = strength { $land }{ $fleet ->
    [0] { "" }
   *[other] , { $fleet } at sea
}
faction-note = { $influence } INF · { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senators
} · { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}

## Letting the rest pass

pass-forum-persuade = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative you persuade nobody, your Faction Leader tries for a Knight without paying if he is in Rome, you hold no games, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: you persuade nobody, your Faction Leader tries for a Knight without paying, you hold no games, and he stays your Leader.
pass-forum-raise = Roll & Pass the Rest
    .hint = -# **Roll & Pass the Rest**: you raise no more and roll now; then, in this initiative only, your Faction Leader tries for a Knight without paying if he is in Rome, you hold no games, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: your Faction Leader tries for a Knight without paying, you hold no games, and he stays your Leader.
pass-forum-knight = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative your Faction Leader tries for a Knight without paying if he is in Rome, you hold no games, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = { pass-forum-raise.stands }
pass-forum-games = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative you hold no games, and your Faction Leader stays (if you have none, the rules name one). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: you hold no games, and your Faction Leader stays.
