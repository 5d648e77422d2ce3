### Karten, wie das Regelbuch zur Hand sie zeigt.

card-sort-families = Familie
card-sort-statesmen = Statesman
card-sort-wars = Krieg
card-sort-leaders = Leader
card-sort-laws = Gesetz
card-sort-events = Ereignis des Stapels
card-sort-provinces = Provinz
card-sort-offices = Amt
card-sort-intrigue = Intrige
card-sort-concession = Concession
card-sort-cleopatra = Intrige
card-sort-table = Zufallsereignis
card-cites = { $text } ({ $rule })
card-second = Kommt es wieder: { $name }
card-copies = In den Stapeln: früh { $early } · mittel { $middle } · spät { $late }
card-war = Land { $land } · Flottenunterstützung { $support } · Flotten { $fleet } · Disaster { $disaster } · Standoff { $standoff } · Beute { $spoils }T
card-leader = Stärke { $strength } · Disaster { $disaster } · Standoff { $standoff }
card-province = Unentwickelt/entwickelt: Land { $land } · Flotten { $fleet } · örtliche Steuern { $taxes }T{ $frontier ->
    [1] { " " }· Grenzprovinz
   *[0] { "" }
}
card-office = { $rank ->
    [none] { "" }
   *[other] Rang { $rank } ·{ " " }
}INF { $influence }
