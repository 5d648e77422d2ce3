### Cards as the rulebook at hand shows them.

card-sort-families = Family
card-sort-statesmen = Statesman
card-sort-wars = War
card-sort-leaders = Leader
card-sort-laws = Law
card-sort-events = Event of the deck
card-sort-provinces = Province
card-sort-offices = Office
card-sort-intrigue = Intrigue
card-sort-concession = Concession
card-sort-cleopatra = Intrigue
card-sort-table = Random event
card-cites = { $text } ({ $rule })
card-second = When it comes again: { $name }
card-copies = In the decks: Early { $early } · Middle { $middle } · Late { $late }
card-war = Land { $land } · fleet support { $support } · fleets { $fleet } · Disaster { $disaster } · Standoff { $standoff } · spoils { $spoils }T
card-leader = Strength { $strength } · Disaster { $disaster } · Standoff { $standoff }
card-province = Undeveloped/developed: land { $land } · fleets { $fleet } · local taxes { $taxes }T{ $frontier ->
    [1] { " " }· Frontier
   *[0] { "" }
}
card-office = { $rank ->
    [none] { "" }
   *[other] Rank { $rank } ·{ " " }
}INF { $influence }
