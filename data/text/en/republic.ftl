### The republics: what they say alike. Terms are those of the rulebooks; T is a Talent.

ask-setup-leader = Which of your Senators is your Faction Leader?
    .label = Name a Leader
    .hint = A Leader has 3T of income instead of 1T; his Family stays with you when he dies.
ask-setup-play = Which card do you play before the first turn, if any?
    .label = Play a Card
    .hint = You are asked again after each card, until you play none.
ask-agreement-propose = Which public agreement do you propose?
    .label = Propose an Agreement
    .field-partner = With
    .field-text = What you agree on
    .field-talents = Talents you promise
    .field-cards = Cards you promise
    .field-votes = Votes you promise
    .field-asked-talents = Talents you ask for
    .field-asked-cards = Cards you ask for
    .field-asked-votes = Votes you ask for
    .field-asked_talents = Talents you ask for
    .field-asked_cards = Cards you ask for
    .field-asked_votes = Votes you ask for
ask-agreement-answer = Do you enter public agreement no. { $agreement }?
    .label = Agreement no. { $agreement }
option-setup-play-none = Play Nothing
option-hidden = Hidden
option-shown = Shown
option-lay-down = Lay Down the Command
option-test = Test the Legions
option-revolt = Revolt
option-setup-term-1 = 1 Turn
option-setup-term-2 = 2 Turns
option-setup-term-3 = 3 Turns
option-for = Yea
option-against = Nay
option-abstain = Abstain
option-consent = Consent
option-refuse = Refuse
option-pay = Pay
option-keep = Keep the Money
option-enter = Enter
option-decline = Decline
option-cancel = Cancel
reason-agreement-empty = An agreement needs words or a promise.
event-republic-statesman-played = { $seat } plays { $statesman }.
    .news = { event-republic-statesman-played }
event-republic-concession-played = { $seat } plays { $concession } on { $senator }.
    .news = { event-republic-concession-played }
event-republic-agreement-proposed = { $proposer } proposes agreement no. { $agreement } to { $partner }.
event-republic-agreement-declined = Agreement no. { $agreement } between { $seat } and { $partner } comes to nothing.
event-republic-agreed = { $seats } enter agreement no. { $agreement }{ $text ->
    [none] .
   *[other] : { $text }
} Talents: { $talents }; cards: { $cards }; votes: { $votes }.
    .news = { $seats } enter a public agreement, no. { $agreement }.
event-republic-promise-paid = Under agreement no. { $agreement } { $giver } pays { $receiver } { $talents }T{ $short ->
    [0] { "" }
   *[other] ; { $short }T of what was promised are missing
}.
    .you = Under agreement no. { $agreement } { $giver } pays you { $talents }T{ $short ->
        [0] { "" }
       *[other] ; { $short }T of what was promised are missing
    }.
event-republic-agreement-cancelled = { $seat } cancels what is still owed to { $partner } under agreement no. { $agreement }.
    .news = { event-republic-agreement-cancelled }
neutral-plutocrats = Plutocrats
neutral-conservatives = Conservatives
neutral-populists = Populists
senator-ratings = INF { $influence } · ORA { $oratory } · MIL { $military } · LOY { $loyalty }
