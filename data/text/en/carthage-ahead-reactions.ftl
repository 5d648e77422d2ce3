### The Republic of Carthage: reactions decided beforehand.

## Questions

ask-forum-reactions = What do you do with the cards that cancel or protect, and with what events and deaths bring you?
    .label = Reactions Beforehand
    .hint = Everybody is asked the same, whatever he holds. What you say answers each of these questions for you until you change it, which you can do at any time; a card that you do not hold is passed over. Wherever you say “Ask me” you are asked when it comes up.
    .field-sacrifice = Tophet Sacrifice against
    .field-events = Tophet Sacrifice against any other event
    .field-silence = Graft or Outcry Silenced
    .field-outcry = Public Outcry after the adjournment
    .field-bodyguards = Secret Bodyguards when you are attacked
    .field-mercenaries = Mercenaries before a land battle
    .field-landing = Landing after a naval victory
    .field-warehouses = Trade cards lost with a dead Senator
    .field-trader = A Trader from an event goes to
    .field-conspire = An assassination by the other factions
    .field-skip = Public Outcry to skip a faction's pick
    .within-landing = landing after a naval victory
    .within-warehouses = trade cards lost with a dead Senator
    .within-trader = who receives a Trader from an event
    .within-conspire = an assassination by the other factions
option-forum-reactions-ask = Ask Me
option-forum-reactions-none = Never
option-forum-reactions-ask-mine = Ask Me if My Motion Is Vetoed
    .within = ask me if my motion is vetoed
option-forum-reactions-mine = If My Motion Is Vetoed
    .within = if my motion is vetoed
option-forum-reactions-all = All I Hold
    .within = all I hold
option-guards-at-most-n = At Most { $n }
    .within = at most { $n }
option-hire-below-n = If Victory Is Below { $n }%
    .within = if Victory is below { $n }%
option-land-from-n = If Victory Is { $n }% or More
    .within = if Victory is { $n }% or more
option-forum-reactions-always = Always, the Surest First
    .within = always, the surest first
option-forum-reactions-strong = If as Strong as the War
    .within = if as strong as the War
option-forum-reactions-lowest = The Lowest Values
    .within = the lowest values
option-forum-reactions-singles = Those of the Smallest Sets
    .within = those of the smallest sets
option-forum-reactions-leader = The Faction Leader
    .within = the Faction Leader
option-forum-reactions-influence = Whoever Has the Most INF
    .within = whoever has the most INF
option-forum-reactions-oratory = Whoever Has the Most ORA
    .within = whoever has the most ORA
option-forum-reactions-traders = Whoever Has the Most Traders
    .within = whoever has the most Traders

## Told

reactions-asked = you are asked each time
reactions-more = { $count } more
reactions-never = never: { $parts }
