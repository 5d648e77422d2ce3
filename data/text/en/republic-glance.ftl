### The republics at a glance: the business of the Senate, how all stand, what will be remembered.

end-faction = { $wins ->
    [yes] 🏆{ " " }
   *[no] { "" }
}{ $seat }: **{ $influence } INF** (the highest of one Senator { $foremost }), { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senators
}{ $rebels ->
    [0] { "" }
    [one] , 1 of them a Rebel
   *[other] , { $rebels } of them Rebels
}, { $votes } votes
recap-won = 🏆 won { $things }
recap-founded = new Provinces: { $things }
recap-event = ⚡ { $things }
recap-captured = ⛓ captured: { $things }
recap-revolt = ⚔ in revolt: { $things }
recap-elected = 👑 elected for life: { $things }
recap-died = ✝ { $things }
seat-offices = Offices: { $offices }.
measure-influence = Influence
measure-talents = Personal Treasuries, in T
measure-treasury = State Treasury, in T
measure-wars = Active Wars
business-prosecutions = prosecutions
business-governors = Governors
business-business = other business
business-coalition = Ruling Coalition
business-plan = military plan
business-spoils = spoils
business-plots = plots
business-orders = forces set out
presides = { $senator ->
    [none] Nobody can preside.
   *[other] { $senator } ({ $seat }) presides.
}
floor-voting = Motion no. { $number } is voted on: { motion-name }.
floor-held = { $item ->
    [prosecutions] The Censor accuses, if he likes: { $senator } ({ $seat }).
   *[other] { $same ->
        [yes] He has the floor.
       *[no] { $senator } ({ $seat }) has the floor.
    }
}
standing = { $seat } **{ $influence } INF** ({ $votes ->
    [one] 1 vote
   *[other] { $votes } votes
})
record-of = { $seat } { $deeds }
record-given = { $count }T given
record-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
record-abstained = abstained { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
record-nothing = nothing yet
hand-treasury = Faction Treasury: **{ $talents }T**
hand-leader = Faction Leader
hand-alike = { $count } × { $name }
hand-cards = **{ $count ->
    [one] 1 red card
   *[other] { $count } red cards
}**
