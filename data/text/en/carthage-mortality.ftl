### The Republic of Carthage: the Mortality Phase.

## Questions

ask-mortality-warehouse = Which stored trade cards are lost with the dead Senator?
    .label = Lose Stored Cards

## What happens

event-carthage-turn-began = **Turn { $turn } begins.** The pledge of its dice is `{ $pledge }`.
event-carthage-war-activated = The { $war } becomes Active.
    .news = ⚔ { event-carthage-war-activated }
event-carthage-leader-joined = { $leader } joins the enemy in the { $war }.
event-carthage-legions-joined = { $count ->
    [one] 1 legion
   *[other] { $count } legions
} ({ $legion }) { $count ->
    [one] comes
   *[other] come
} from the Reserve into the Force Pool: { $cause }.
event-carthage-legions-unavailable = { $legion } cannot be raised ({ $cause }).
event-carthage-legions-available = { $legion } can be raised again.
event-carthage-desertion-rolled = Desertion ({ $cause }), { $legion_class ->
    [citizen] citizen
    [subject] subject
   *[mercenary] mercenary
} legions: rolls { $rolls }; { $deserted ->
    [0] nobody deserts
    [one] 1 legion deserts
   *[other] { $deserted } legions desert
}.
event-republic-tie-rolled = { $about ->
    [suffetes] The dice decide who of { $names } is Home Suffete
   *[other] A tie between { $names } is broken by dice ({ $about ->
        [veteran] a veteran
        [outcry] Public Outcry
        [repopulate] a Senator from the Forum
        [family] a Family
        [suffete-for-life] Suffete for Life
        [victory] victory
        [plot] the conspiracy
        [neutral] Neutral faction
        [mortality] mortality
       *[other] { $about }
    })
}: { $rolls }.
event-carthage-warehouses-lost = { $seat } loses stored trade cards to { $stacks }.
    .you = You lose stored trade cards to { $stacks }.
event-carthage-game-ended = The game is over ({ $reason ->
    [influence] most Influence
    [bankrupt] the State is bankrupt
    [rebel] the State fell to a Rebel
    [wars] too many Active Wars
    [lost-wars] too many Lost Wars
    [suffete-for-life] a Suffete for Life rules
   *[other] { $reason }
}). { $winner ->
    [none] Nobody wins, all have lost.
   *[other] Winner: { $winner }.
}
    .news = { event-carthage-game-ended }
event-carthage-ruled = The game master rules: { $ruling ->
    [state-treasury] the State Treasury holds { $amount }T
    [tax] the tax rate is { $amount }%
    [talents] { $about } holds { $amount }T
    [influence] { $about } has { $amount } INF
    [popularity] { $about } has { $amount } POP
    [traders] { $about } has { $amount } Traders
    [faction-treasury] the Faction Treasury of { $about } is set
    [give-card] a card for { $about }
    [take-card] a card is taken: { $about }
    [give-trade-card] a trade card for { $about }
    [take-trade-card] a trade card is taken: { $about }
    [recruit] { $about } joins a faction
   *[other] { $ruling }, { $about }, { $amount }
}.
    .news = { event-carthage-ruled }
