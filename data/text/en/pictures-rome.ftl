### The words of the board of The Republic of Rome and of the sentences that sum it up. T is a Talent.

## The head

rome-name = The Republic of Rome
rome-phase-population = Population
rome-scenario-early = Early Republic
rome-scenario-middle = Middle Republic
rome-scenario-late = Late Republic
rome-scenario-extended = Extended game, { $era }
rome-scenario-alternative = Alternative History, { $era }
rome-era-early = Early Republic
rome-era-middle = Middle Republic
rome-era-late = Late Republic
rome-era-ends = the Era ends

## What a picture shows

rome-picture-board = Board of The Republic of Rome
rome-picture-factions = Factions and their Senators
rome-picture-wars = Wars and forces
rome-picture-forum = The Forum and the Curia
rome-picture-provinces = The Provinces
rome-picture-hand = Your hand

## The map

rome-map = Provinces and Wars
rome-by-legate = by a Legate
rome-armies = { $armies ->
    [one] 1 provincial army
   *[other] { $armies } provincial armies
}
rome-fleets = { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
rome-beside = fights beside { $war }
rome-legions-veterans = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} ({ $veterans } veteran)
rome-brief-legions = { $legions }L
rome-brief-veterans = ({ $veterans }v)
rome-brief-armies = { $armies }A
rome-brief-fleets = { $fleets }F
rome-no-commander = no commander

## The State

rome-state = State
rome-state-treasury = Treasury
rome-unrest = Unrest
rome-unrest-added = { $unrest } more to come
rome-due = { $talents }T to pay
rome-office-dictator = Dictator
rome-office-dictator-says = Dictator
rome-office-master-of-horse = M. of Horse
rome-office-master-of-horse-says = Master of Horse
rome-office-rome-consul = Rome Consul
rome-office-rome-consul-says = Rome Consul
rome-office-field-consul = Field Consul
rome-office-field-consul-says = Field Consul
rome-office-censor = Censor
rome-office-censor-says = Censor
rome-office-pontifex-maximus = Pontifex
rome-office-pontifex-maximus-says = Pontifex Maximus

## Wars

rome-no-war = No War threatens Rome.
rome-against = Against it
rome-against-says = sent against it (L legions, v veterans, F Fleets)
rome-unprosecuted = unprosecuted
rome-waiting = waits for its Provinces
rome-sent = Sent: { $forces }

## The Forum

rome-none-governed = No Governor is in office.
rome-held = { $cards } red, { $knights } Kn.
rome-provinces = Provinces
rome-forum = Forum and Curia
rome-event-times = { $event }{ $times ->
    [one] {""}
   *[other] {" "}×{ $times }
}
rome-land-bill = { $bill }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rome-curia = Curia: { $cards }
rome-army = At home { $home }; away { $away }; Force Pool { $pool }.
rome-upkeep = Upkeep { $talents }T.
rome-loyal = Veterans loyal to { $names }
rome-loyal-to = { $senator } ({ $veterans })

## What the State owes

rome-debts = What the State owes
rome-no-debts = Nothing.
rome-debt-spoils = Provincial Spoils
rome-debt-active-wars = { $count ->
    [one] 1 Active War
   *[other] { $count } Active Wars
}
rome-debt-lost-wars = { $count ->
    [one] 1 Lost War
   *[other] { $count } Lost Wars
}
rome-debt-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}

## Senators

rome-mark-consular = prior Consul
rome-mark-priest = Priest
rome-mark-corrupt = corrupt
rome-mark-major = major mark
rome-mark-bodyguard = bodyguard
rome-letter-consular = C
rome-letter-priest = P
rome-letter-corrupt = x
rome-letter-major = M
rome-letter-bodyguard = g
rome-column-knights = Knights
rome-column-marks = Markers
rome-letters = Letters
rome-key-consular = C prior Consul
rome-key-priest = P Priest
rome-key-corrupt = x corrupt
rome-key-major = M major mark
rome-key-bodyguard = g bodyguard
rome-key-legions = L legions
rome-key-veterans = v veterans
rome-key-armies = A provincial armies
rome-key-fleets = F Fleets
rome-active-wars = Active Wars
rome-sign-knights = Knights
rome-captive = Captive of { $captor }, ransom { $talents }T
rome-governor-of = Governor of { $province }
rome-legate = by a Legate
rome-revealed = { $card } (corrupt bar)
rome-settled = { $veterans ->
    [one] 1 veteran disbanded
   *[other] { $veterans } veterans disbanded
}
rome-rolled = MIL { $military } rolled
rome-neutral = Neutral
rome-treasury = { $talents }T
rome-knights = { $count ->
    [one] 1 Knight
   *[other] { $count } Knights
}
rome-proscribed = Proscription
rome-knight-law = Servilian Law

## What Statesmen are called on a board

rome-statesman-1a = Africanus
rome-statesman-2a = Cunctator
rome-statesman-18a = Flamininus
rome-statesman-19a = Paullus
rome-statesman-22a = Cato
rome-statesman-1b = Aemilianus
rome-statesman-1c = Sulla
rome-statesman-7a = Flaccus
rome-statesman-21a = Glaucia
rome-statesman-23a = Laenas
rome-statesman-25a = T. Gracchus
rome-statesman-25b = C. Gracchus
rome-statesman-27a = Marius
rome-statesman-4a = Caesar
rome-statesman-22b = Cato
rome-statesman-28a = Cicero
rome-statesman-29a = Crassus
rome-statesman-29b = Lucullus
rome-statesman-30a = Pompeius

## Cards

rome-card-purse = { $talents }T, { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
rome-not-grantable = Not now: no Land Bill is in effect.
crop-kind-bequest = Bequest
crop-kind-cleopatra = Cleopatra
crop-kind-concession = Concession
crop-kind-conspiracy = Conspiracy
crop-kind-era-ends = Era Ends

## Sentences

rome-gist-state = Treasury { $treasury }T, Unrest { $unrest }
rome-gist-rebels = In revolt: { $names }
rome-gist-red-card = Red card: { $card } ({ $kind })
rome-over-bankrupt = The game is over: the State is bankrupt
rome-over-people = The game is over: the people have revolted
rome-over-wars = The game is over: too many Wars are Active
rome-over-rebel = The game is over: the Rebel has taken Rome
rome-over-consul-for-life = The game is over: a Consul for Life reigns
rome-over-influence = The game is over: the last turn is played
rome-won = Victory: { $names }
