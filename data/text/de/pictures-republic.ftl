### Die Wörter, die die Spielpläne der Republiken gemeinsam haben. `-says` ist dasselbe ausgeschrieben. T ist Geld.

## Der Spielplan

board-turn = Runde { $turn }
board-stamp-turn = Runde { $turn }
board-stamp-event = Ereignis { $event }
board-treasury = Staat
board-deck = Deck
board-hrao = HRAO { $senator }
board-phase-setup = Aufbau
board-phase-mortality = Sterblichkeit
board-phase-revenue = Einkünfte
board-phase-forum = Forum
board-phase-senate = Senat
board-phase-combat = Kampf
board-phase-revolution = Revolution
board-phase-over = das Ende
board-column-ora = ORA
board-column-ora-says = Redekunst
board-column-mil = MIL
board-column-mil-says = Kriegskunst
board-column-loy = LOY
board-column-loy-says = Loyalität
board-column-inf = INF
board-column-inf-says = Einfluss
board-column-pop = POP
board-column-pop-says = Beliebtheit
board-column-senator = Senator
board-column-purse = Kasse
board-column-purse-says = eigene Kasse
board-column-war = Krieg
board-column-state = Stand
board-column-land = Land
board-column-land-says = Stärke zu Lande
board-column-fleet = See
board-column-fleet-says = Stärke zur See
board-column-support = Unt.
board-column-support-says = zur Unterstützung nötige Fleets
board-column-spoils = Beute
board-column-home = Heim
board-column-home-says = zu Hause
board-column-away = Fern
board-column-away-says = auswärts
board-column-pool = Pool
board-column-pool-says = Force Pool
board-column-term-says = Runden übrig
board-developed = entwickelt
board-legions = { $count ->
    [one] { $count } Legion
   *[other] { $count } Legionen
}
board-revolt = Revolte
board-revolt-of = Revolte: { $province }
board-attacked = angegriffen
board-overrun = überrannt
board-no-governor = kein Governor
board-governor = Governor { $senator }
board-governor-term = Governor { $senator } ({ $term }), noch { $term ->
    [one] { $term } Runde
   *[other] { $term } Runden
}
board-wars = Kriege
board-status-inactive = Inaktiv
board-status-imminent = Bevorst.
board-status-active = Aktiv
board-status-lost = Verloren
board-strength-printed = { $now } ({ $printed } gedruckt)
board-sea-won = Sieg
board-sea-won-says = Sieg zur See errungen
board-none = keine
board-nobody = niemand
board-chronicle = Diese Runde
board-no-chronicle = Noch nichts zu berichten.
board-died = Tot: { $names }
board-woken = Jetzt aktiv: { $wars }
board-accounts = Der Staat hat { $gained }T erhalten und { $paid }T gezahlt.
board-chits = Mortality Chits: { $chits }
board-chit-draw-2 = zwei ziehen
board-chit-none = keiner
board-offices = Ämter
board-term-left = noch { $term }
board-rebel = Rebell
board-away = fern: { $place }
board-leader = { $senator }, Faction Leader
board-forces = Streitkräfte
board-upkeep = Unterhalt { $talents }T
board-unit-fleets = Fleets
board-forum = Forum
board-forum-empty = Im Forum liegt nichts.
board-no-senator = Kein Senator.
board-out = aus dem Spiel
board-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
board-red-cards = { $count } rot
board-influence = INF { $influence }
board-legend = Legende
board-sign-leader = Leader
board-sign-away = fern
board-senators = { $count } Senatoren
board-provinces = { $count } Provinzen
board-cards = { $count } Karten
board-events = { $count } Table Events
board-laws = { $count } Gesetze
board-gist-turn = Runde { $turn }, { $phase }
board-gist-no-war = Kein Krieg droht
board-gist-war = { $war }: { $status ->
    [inactive] inaktiv
    [imminent] bevorstehend
    [active] aktiv
   *[lost] verloren
}, zu Lande { $land }, zur See { $fleet }
board-gist-faction = { $faction }: Leader { $leader }, { $senators ->
    [one] { $senators } Senator
   *[other] { $senators } Senatoren
}, { $more }
board-gist-province = { $province }: { $rule }
board-gist-event = Ereignis: { $event }
board-gist-purse = Faction Treasury: { $talents }T

## Für Telefone

phone-war = { $number }. { $war }, { $state }
phone-war-alone = { $war }, { $state }
phone-land = Land { $strength }
phone-fleet = See { $strength }
phone-support = { $fleets ->
    [one] 1 Fleet zur Unterstützung
   *[other] { $fleets } Fleets zur Unterstützung
}

## Teile zum Lesen

crop-senator = Senator
crop-id = ID
crop-purse = Kasse
crop-purse-says = eigene Kasse
crop-posts = Posten und Marker
crop-no-senator = Kein Senator.
crop-rebel = Rebell
crop-bodyguard = Leibwache
crop-corrupt = korrupt
crop-major = hohes Amt
crop-loyal-veterans = { $veterans ->
    [one] 1 treuer Veteran
   *[other] { $veterans } treue Veteranen
}
crop-war = Krieg
crop-commanders = Befehlshaber
crop-legions = Legionen
crop-fleets = Fleets
crop-strength = Stärke
crop-strength-says = Stärke gegen die des Krieges
crop-wins = Sieg
crop-wins-says = Chance auf den Sieg
crop-field = Im Feld
crop-enemies = Auf den Karten der Kriege und Leader
crop-no-force = Keine Streitmacht ist im Feld.
crop-legions-few = { $legions } ({ $veterans } Vet.)
crop-legions-told = { $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legionen
}
crop-legions-veterans-told = { $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legionen
}, { $veterans ->
    [one] { $veterans } Veteran
   *[other] { $veterans } Veteranen
}
crop-free-senators = Senatoren ohne Fraktion
crop-no-free-senators = Keine.
crop-events = Table Events
crop-event-level = Stufe { $level }
crop-no-events = Kein Table Event ist im Spiel.
crop-none-lying = Keine.
crop-vacant = Ohne Besitzer
crop-vacant-provinces = Provinzen ohne Governor
crop-vacant-families = Familien in der Curia
crop-vacant-leaders = Feindliche Leader in der Curia
crop-none = keine
crop-hand-red = Rote Karten ({ $cards })
crop-no-red = Du hast keine roten Karten.
crop-hand-senators = Senatoren
crop-kind-event = Ereignis
crop-kind-family = Familie
crop-kind-intrigue = Intrige
crop-kind-law = Gesetz
crop-kind-leader = Leader
crop-kind-statesman = Statesman
crop-kind-trade_concession = Trade Concession
crop-kind-war = Krieg

## Streifen

strip-picture = { $phase } auf einen Blick
strip-strengths = Stimmen
strip-majority = { $votes } von { $whole } genügen
strip-all = Alle
strip-motion = Antrag { $number }: { $motion }
strip-more-than-half = mehr als die Hälfte der abgegebenen Stimmen
strip-two-thirds = zwei Drittel der abgegebenen Stimmen
strip-not-yet = noch nicht
strip-votes-for = { $votes } dafür
strip-votes-against = { $votes } dagegen
strip-votes-abstain = { $votes } enth.
strip-votes-open = { $votes } offen
strip-battles = Streitkräfte und Kriege
strip-units = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
strip-no-battle = kann nicht kämpfen
strip-theirs = Gegner { $strength }
strip-wins = Sieg { $percent }%
strip-ground-land = zu Lande
strip-ground-sea = zur See
strip-unmet = niemand stellt sich
strip-initiatives = Initiativen
strip-initiative = Initiative { $number }: { $who }
strip-coming = dann { $who }
strip-high = höchstes Gebot { $talents }T: { $who }
strip-persuasion = { $who } überredet { $whom }; Base Number { $base }
strip-no-initiative = Keine Initiative ist offen.
strip-standings = Nach Einfluss

## Karten

card-senator = Senator { $code }
card-statesman = Statesman { $code }
card-barred-namesake = Jetzt nicht: Seine Nummer ist im Spiel.
card-barred-family = Jetzt nicht: Familie vergeben.
