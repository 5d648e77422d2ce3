### The Republic of Rome: the Mortality Phase, and what becomes of Wars and their Leaders.

bereft-loses = If you give up, your faction is out of the game{ $cards ->
    [0] { "" }
    [one] , with 1 red card
   *[other] , with { $cards } red cards
}, and { $talents }T of your Faction Treasury go to the bank.
event-rome-turn-began = **Turn { $turn } begins.** The pledge of its dice is `{ $pledge }`.
event-rome-war-activated = The { $war } becomes Active.
    .news = ⚔ { event-rome-war-activated }
event-rome-leader-joined = { $leader } joins the enemy in the { $war }.
    .news = { event-rome-leader-joined }
event-republic-tie-rolled = A tie between { $names } is broken by dice ({ $about ->
    [mortality] mortality
    [consuls] Rome Consul and Field Consul
    [repopulate] a Senator for the Senate
    [consul-for-life] Consul for Life
    [peace] which War makes peace
    [fine] who may fine a Governor
    [dispatch] order of the Wars
    [order] order of battles
    [victory] victory
    [veteran] a veteran
   *[other] { $about }
}): { $rolls }.
event-rome-rhodians-left = The Rhodians go home: { $fleets ->
    [0] none of their Fleets is left
    [one] 1 Fleet leaves
   *[other] { $fleets } Fleets leave
}.
event-rome-rebels-landed = { $senator } marches on Rome from { $province }, with { $legions ->
    [0] no legion
    [one] 1 legion
   *[other] { $legions } legions
} and { $armies ->
    [0] no provincial army
    [one] 1 provincial army
   *[other] { $armies } provincial armies
}.
    .news = ⚔ { event-rome-rebels-landed }
event-rome-rebels-at-sea = { $senator } sails from { $province } towards Rome; the Fleets of the Senate await him.
    .news = ⚔ { event-rome-rebels-at-sea }
event-rome-rebels-turned-back = { $senator } is turned back at sea and stays in { $province }.
    .news = { event-rome-rebels-turned-back }
