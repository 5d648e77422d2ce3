### Die Wörter des Spielplans von The Republic of Rome und der Sätze, die ihn zusammenfassen. T ist ein Talent.

## Der Kopf

rome-name = The Republic of Rome
rome-phase-population = Volk
rome-scenario-early = Frühe Republik
rome-scenario-middle = Mittlere Republik
rome-scenario-late = Späte Republik
rome-scenario-extended = Langes Spiel, { $era }
rome-scenario-alternative = Alternative Geschichte, { $era }
rome-era-early = Frühe Republik
rome-era-middle = Mittlere Republik
rome-era-late = Späte Republik
rome-era-ends = die Epoche endet

## Was ein Bild zeigt

rome-picture-board = Spielplan von The Republic of Rome
rome-picture-factions = Die Fraktionen und ihre Senatoren
rome-picture-wars = Kriege und Streitkräfte
rome-picture-forum = Das Forum und die Curia
rome-picture-provinces = Die Provinzen
rome-picture-hand = Deine Hand

## Die Karte

rome-map = Provinzen und Kriege
rome-by-legate = durch Legaten
rome-armies = { $armies ->
    [one] 1 Provinzheer
   *[other] { $armies } Provinzheere
}
rome-fleets = { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
rome-beside = kämpft neben { $war }
rome-legions-veterans = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
} ({ $veterans } Veteranen)
rome-brief-legions = { $legions }L
rome-brief-veterans = ({ $veterans }v)
rome-brief-armies = { $armies }H
rome-brief-fleets = { $fleets }F
rome-no-commander = ohne Feldherrn

## Der Staat

rome-state = Staat
rome-state-treasury = Kasse
rome-unrest = Unruhe
rome-unrest-added = { $unrest } kommen dazu
rome-due = { $talents }T zu zahlen
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

## Kriege

rome-no-war = Kein Krieg bedroht Rom.
rome-against = Dagegen
rome-against-says = dagegen entsandt (L Legionen, v Veteranen, F Fleets)
rome-unprosecuted = ungeführt
rome-waiting = wartet auf seine Provinzen
rome-sent = Entsandt: { $forces }

## Das Forum

rome-none-governed = Kein Governor im Amt.
rome-held = { $cards } rot, { $knights } Ri.
rome-provinces = Provinzen
rome-forum = Forum und Curia
rome-event-times = { $event }{ $times ->
    [one] {""}
   *[other] {" "}×{ $times }
}
rome-land-bill = { $bill }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
rome-curia = Curia: { $cards }
rome-army = In Rom { $home }; fern { $away }; Force Pool { $pool }.
rome-upkeep = Unterhalt { $talents }T.
rome-loyal = Veteranen treu: { $names }
rome-loyal-to = { $senator } ({ $veterans })

## Was der Staat schuldet

rome-debts = Was der Staat schuldet
rome-no-debts = Nichts.
rome-debt-spoils = Provincial Spoils
rome-debt-active-wars = { $count ->
    [one] 1 aktiver Krieg
   *[other] { $count } aktive Kriege
}
rome-debt-lost-wars = { $count ->
    [one] 1 verlorener Krieg
   *[other] { $count } verlorene Kriege
}
rome-debt-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}

## Senatoren

rome-mark-consular = war Consul
rome-mark-priest = Priester
rome-mark-corrupt = korrupt
rome-mark-major = Major-Marke
rome-mark-bodyguard = Leibwache
rome-letter-consular = C
rome-letter-priest = P
rome-letter-corrupt = x
rome-letter-major = M
rome-letter-bodyguard = g
rome-column-knights = Ritter
rome-column-marks = Marken
rome-letters = Buchstaben
rome-key-consular = C war Consul
rome-key-priest = P Priester
rome-key-corrupt = x korrupt
rome-key-major = M Major-Marke
rome-key-bodyguard = g Leibwache
rome-key-legions = L Legionen
rome-key-veterans = v Veteranen
rome-key-armies = H Provinzheere
rome-key-fleets = F Fleets
rome-active-wars = Aktive Kriege
rome-sign-knights = Ritter
rome-captive = gefangen: { $captor }, Lösegeld { $talents }T
rome-governor-of = Governor von { $province }
rome-legate = durch Legaten
rome-revealed = { $card } (korrupt)
rome-settled = { $veterans ->
    [one] 1 Veteran entlassen
   *[other] { $veterans } Veteranen entlassen
}
rome-rolled = MIL { $military } gewürfelt
rome-neutral = Neutral
rome-treasury = { $talents }T
rome-knights = { $count } Ritter
rome-proscribed = Proskription
rome-knight-law = Servilian Law

## Wie Statesmen auf dem Spielplan heißen

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

## Karten

rome-card-purse = { $talents }T, { $knights } Ritter, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
rome-not-grantable = Jetzt nicht: Keine Land Bill ist in Kraft.
crop-kind-bequest = Vermächtnis
crop-kind-cleopatra = Cleopatra
crop-kind-concession = Concession
crop-kind-conspiracy = Verschwörung
crop-kind-era-ends = Ende der Epoche

## Sätze

rome-gist-state = Staatskasse { $treasury }T, Unruhe { $unrest }
rome-gist-rebels = Im Aufstand: { $names }
rome-gist-red-card = Rote Karte: { $card } ({ $kind })
rome-over-bankrupt = Das Spiel ist vorbei: Der Staat ist bankrott
rome-over-people = Das Spiel ist vorbei: Das Volk hat sich erhoben
rome-over-wars = Das Spiel ist vorbei: Zu viele Kriege sind aktiv
rome-over-rebel = Das Spiel ist vorbei: Der Rebell hat Rom genommen
rome-over-consul-for-life = Das Spiel ist vorbei: Ein Consul for Life regiert
rome-over-influence = Das Spiel ist vorbei: Die letzte Runde ist gespielt
rome-won = Sieg: { $names }
