### The Sword of Rome.

game-sword = The Sword of Rome
choice-sword = The Sword of Rome: ein Krieg der Karten um Italien
pitch-sword =
    Du führst Rom, Gallier, Etrusker und Samniten, Griechen oder Karthago; Karten bewegen Armeen und gewinnen Städte.
    { "" }**Du gewinnst** mit den meisten Siegpunkten nach neun Runden, oder vorher mit der Zahl der Runde.
    Zwei bis fünf Spieler, mit Bündnissen. Ein Abend live, oder einige Wochen nebenbei.

phases = draw action movement combat siege plunder card attrition surrender isolation scoring alliance reinforcement gallic
phase-turn = Beginn der Runde
phase-draw = Ziehen
phase-action = Aktionen
phase-movement = Marsch
phase-combat = Schlacht
phase-siege = Belagerung
phase-plunder = Plünderung
phase-card = Karten
phase-attrition = Schwund
phase-surrender = Übergabe
phase-isolation = Abschneidung
phase-scoring = Wertung
phase-alliance = Bündnisse
phase-alliances = Bündnisse
phase-reinforcement = Verstärkung
phase-gallic = Gallische Ereignisse
phase-end = Das Ende des Krieges

money = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}

## Namen

name-ROM = Römer
name-GAU = Gallier
name-ETS = Etrusker und Samniten
name-ETR = Etrusker
name-SAM = Samniten
name-GRE = Griechen
name-CAR = Karthager
name-TRG = Transalpine Gallier
name-VOL = Volsker
name-MER = aufständische Söldner
name-IND = unabhängig
name-normal = CU
name-carthaginian = karthagische CU
name-mercenary = Söldner-CU
name-mercenary_leader = Anführer der Söldner
name-rom_minor_a = Römischer Anführer A
name-rom_minor_b = Römischer Anführer B
name-gau_minor_a = Gallischer Anführer A
name-gau_minor_b = Gallischer Anführer B
name-gau_minor_c = Gallischer Anführer C
name-gau_minor_d = Gallischer Anführer D
name-etr_minor_a = Etruskischer Anführer A
name-etr_minor_b = Etruskischer Anführer B
name-etr_minor_c = Etruskischer Anführer C
name-sam_minor_a = Samnitischer Anführer A
name-sam_minor_b = Samnitischer Anführer B
name-gre_minor_a = Griechischer Anführer A
name-gre_minor_b = Griechischer Anführer B
name-gre_minor_c = Griechischer Anführer C
name-car_minor_a = Karthagischer Anführer A
name-car_minor_b = Karthagischer Anführer B
name-car_minor_c = Karthagischer Anführer C
name-vol_minor_a = Volskischer Anführer A
name-trg_minor_a = Transalpiner Anführer A
name-trg_minor_b = Transalpiner Anführer B
name-garrison_box = Garrison Box
name-transalpine_gaul = Transalpines Gallien
name-unrest = die Unruhe Karthagos
name-duoviri_navales = Duoviri Navales
name-appian_way = Via Appia
name-tactics = Taktik
name-size = Größe
name-territory = eigenes Gebiet
name-friendly = eigenes Gebiet
name-ground = schweres Gelände
name-inside = CU innen
name-greeks = griechische Belagerungskunst
name-cards = Karten
name-order = Befehl der Karte

## Was gefragt wird

ask-draw-discard = Bevor du in Runde { $turn } ziehst: welche Karten legst du ab?
    .label = Ablegen
    .none = alle behalten
    .default = Alle behalten
ask-draw-size = Du hältst { $over } Karten zu viel. Welche legst du ab?
    .label = Auf Handgröße ablegen
ask-action-first = Du hast die meisten Siegpunkte. Wer beginnt in Runde { $turn }? Die anderen folgen, wie sie sitzen.
    .label = Wer beginnt
ask-action-play = Aktionsrunde { $round } der Runde { $turn }: welche Karte spielst du, und wofür? Wähle unter der Karte.
    .label = Karte spielen
    .default = Passen
ask-action-next = Deine Aktion in Aktionsrunde { $round } von Runde { $turn }: Sag jetzt, was du tun wirst, und niemand muss auf dich warten.
    .label = Nächste Aktion
    .default = Frag mich dann
    .hint = Es bleibt versiegelt und lässt sich ändern, bis du dran bist. Gespielt wird, was als Erstes möglich ist; geht nichts davon, oder ist eingetreten, was du nennst, wirst du gefragt.
ask-action-bonus = Rufst du neben deiner Karte eine Macht, die niemand spielt?
    .label = Zusatzkarte
ask-action-hire = Wirbst du neben deiner Karte Söldner mit einer Karte?
    .label = Söldner werben
ask-action-npa = { $card }: was soll sie tun, und für welche Macht?
    .label = Macht ohne Spieler
ask-action-interrupt = Die { $after } haben gehandelt. Nimmst du mit Desperate Times eine weitere Aktion?
    .label = Unterbrechen
    .default = Nein
ask-action-responses = Wie antwortest du auf das, was andere tun? Zu jeder Sache: nie, frag mich, oder spiel, was passt. Es gilt, bis du es änderst.
    .label = Meine Antworten
    .default = Wie es stand
    .hint = Das Formular fragt alle dasselbe, was auch jeder hält. Wo niemand gefragt werden muss, schließt ein Fenster von selbst.
    .field-events = Ereignisse anderer
    .field-activations = Aktivierungen anderer
    .field-marches = Karten für meine Märsche
    .field-interception = Abfangen
    .field-withdrawal = In die Stadt gehen
    .field-refusing = Umkehren, ziehen lassen
    .field-avoiding = Ausweichen
    .field-retreat = Rückzüge
    .field-victory = Rückhalt für Siege
    .field-details = Befehlshaber, Verluste, Wahlen
    .field-battles = Kampfkarten
    .field-sieges = Karten bei Belagerungen
    .field-sea = Karten gegen Flotten
    .field-ships = Schiffe für Verbündete
    .field-spoils = Schleifen und Tribut (Gallier)
    .field-bribe = Bestechung
    .field-tribute = Tribut
    .field-wear = Karten am Ende der Runde
    .field-alliances = Angebotene Bündnisse
    .field-interrupts = Desperate Times dazwischen
ask-action-cards = Welche einzelnen Karten werden von selbst gespielt, und wann? Sie gehen deinen Antworten vor, in dieser Reihenfolge.
    .label = Vorgemerkte Karten
    .default = Keine
    .hint = Eine Vormerkung zählt, sobald du die Karte hältst und sie gespielt werden könnte; sie gilt, bis du sie änderst, und niemand sieht sie vorher.
ask-card-counter = Spielst du jetzt eine Karte, oder lässt du es geschehen?
    .label = Antwortkarte
    .default = Verzichten
ask-card-choice = { $card } stellt dich vor eine Wahl.
    .label = Erzwungene Wahl
ask-card-target = { $card }: du sagst, wie sie gebraucht wird.
    .label = Gebrauch einer Karte
ask-attrition-losses = Schwund: welche Arten von CU gehen verloren?
    .label = Verluste durch Schwund
ask-reinforcement-leaving = { $power }: CU gehen heim. Wie viele aus welchem Ort?
    .label = Wer heimgeht
ask-reinforcement-displaced = Wo kehren deine verdrängten Anführer zurück, und wo kommt ein kleiner Anführer?
    .label = Anführer kehren zurück
    .default = Wie vorgeschlagen
ask-reinforcement-minor = Wo kommt dein kleiner Anführer?
    .label = Kleiner Anführer
    .default = Wie vorgeschlagen
ask-reinforcement-place = Verstärkung der { $player }: wo steht sie?
    .label = CU aufstellen
    .default = Wo sie herkommen
ask-reinforcement-loyalty = Deine Anführer kosten deine Städte Treue. Welche Städte zahlen? Ein Punkt je Stadt, ehe eine zwei zahlt.
    .label = Preis der Anführer
ask-reinforcement-sicily = Welchem Anführer auf Sizilien wird der Preis erspart?
    .label = Sizilien
ask-movement-bribe = { $power } haben { $at } betreten. Beendest du ihre Aktivierung mit einer Karte von 3 OP? Sie scheidet aus dem Spiel.
    .label = Bestechen
ask-movement-commander = Wer befehligt in { $at } ({ $power })?
    .label = Befehlshaber
ask-movement-ships = { $power } in { $at } sind deine Verbündeten. Gibst du ihnen mit einer Karte Schiffe?
    .label = Schiffe leihen
    .default = Keine leihen
ask-movement-interdict = { $power } segeln von { $at } nach { $to }. Spielst du eine Karte gegen sie?
    .label = Seesperre
    .default = Keine spielen
ask-movement-intercept = { $of } haben { $at } betreten. Welche deiner Armeen ({ $power }) versucht sie abzufangen?
    .label = Abfangen
ask-movement-let-go = { $power } in { $at } bitten, zurückgehen zu dürfen. Lässt du sie?
    .label = Gehen lassen
ask-movement-withdraw = Ein Feind betritt { $at }. Wer geht in die Stadt ({ $power })?
    .label = In die Stadt
ask-movement-avoid = Ein Feind ist in { $at }. Versuchen die { $power } auszuweichen?
    .label = Ausweichen
ask-movement-step = Die { $power } sind in { $at }. Wohin marschieren sie?
    .label = Marsch
    .fill = Schritt für Schritt
    .default = Hier anhalten
ask-movement-act = Die { $power } haben in { $at } gekämpft. Was tun sie mit den Bewegungspunkten, die bleiben?
    .label = Nach der Schlacht
    .fill = Schritt für Schritt
ask-movement-go-back = { $power } fangen dich in { $at } ab. Kämpfst du, oder bittest du, zurückzugehen?
    .label = Kampf oder zurück
ask-combat-plan = Schlacht von { $at }: welche deiner Karten dürfen in ihr gespielt werden? Beide Seiten werden zugleich gefragt, und keine sieht, was die andere sagt.
    .label = Karten der Schlacht
    .default = Keine
    .hint = In jedem Schritt wird die gespielt, die am meisten hilft, wenn eine hilft; höchstens zwei. Mit „Frag mich“ wirst du gefragt, wo keine von ihnen gespielt wird.
ask-combat-card = Schlacht von { $at }: spielst du eine Kampfkarte?
    .label = Kampfkarte
    .default = Verzichten
ask-combat-losses = Schlacht von { $at }: welche CU der { $power } gehen verloren?
    .label = Verluste
ask-combat-retreat = Die { $power } sind in { $at } geschlagen. Wohin ziehen sie sich zurück?
    .label = Rückzug
    .fill = Im Einzelnen
ask-combat-support = Du hast in { $at } gesiegt: { $points ->
    [one] 1 Rückhaltpunkt. Wie gibst du ihn aus?
   *[other] { $points } Rückhaltpunkte. Wie gibst du sie aus?
}
    .label = Rückhalt
    .none = keine
ask-combat-unrest = Schlacht von { $at }: { $points ->
    [one] gilt dein 1 Punkt
   *[other] wie viele deiner { $points } Punkte gelten
} der Unruhe Karthagos?
    .label = Punkte auf Unruhe
ask-combat-continue = Du hast in { $at } ohne Wurf gesiegt. Zieht deine Armee weiter?
    .label = Weiterziehen
ask-siege-raze = { $at } ist dein. Behältst du die Stadt, oder zerstörst du sie für einen Siegpunkt?
    .label = Behalten oder zerstören
ask-plunder-tribute = Die Gallier wollen { $at } plündern. Bietest du eine Karte als Tribut?
    .label = Tribut
ask-plunder-accept = Die { $player } bieten { $card } als Tribut für { $at }.
    .label = Tribut beantworten
ask-alliance-propose = Welche Bündnisse bietest du an?
    .label = Bündnisse anbieten
    .yes = Anbieten
ask-alliance-answer = Die { $player } bieten ein Bündnis an. Welches nimmst du an?
    .label = Bündnisse beantworten
    .none = ablehnen
    .no = Ablehnen
ask-alliance-break = Welche Bündnisse brichst du, und was zahlst du?
    .label = Bündnis brechen
ask-alliance-renew = Welche Bündnisse erneuerst du, und welche neuen wünschst du? Alle sagen es zur selben Zeit.
    .label = Bündnisse erneuern
    .none = keine
    .no = Keine
ask-gallic-support = Die Gallier kosten dich Rückhalt. Wo?
    .label = Verlorener Rückhalt
ask-gallic-mercenaries = Du hast die wenigsten Punkte: 2 CU kommen zu dir. Wo?
    .label = Gallische Söldner

## Möglichkeiten

option-pass = Passen
option-no = Nein
option-yes = Ja
option-decline = Verzichten
option-after = Nach meiner Karte
option-never = Nie
option-ask = Frag mich
option-always = Wann immer es geht
option-pays = Wenn es sich lohnt (schätzt der Bot)
option-own = Frag mich, wo es um mich geht
option-dear = Frag mich, wo es um Punkte geht
option-mine = Frag mich in meiner Aktion
option-cheap = Eine Karte mit 1 OP
option-usual = Wie üblich
option-stop = Hier anhalten
option-go-on = Weiterziehen
option-fight = Kämpfen
option-go-back = Bitten, zurückzugehen
option-stand = Standhalten
option-raze = Zerstören
option-keep = Behalten
option-accept = Annehmen
option-refuse = Ablehnen
option-point = Ein Siegpunkt
option-stay = Bleibt fort
option-siege = Belagerungswurf
option-plunder = Plündern
option-sortie = Ausfall
option-attack = Angriff
option-unrest = Unruhe Karthagos
option-movement-intercept-none = Nicht abfangen
option-movement-bribe-none = Keine Bestechung
option-movement-ships-none = Keine Schiffe
option-movement-interdict-none = Keine Karte
option-plunder-tribute-none = Kein Tribut
option-act-none = Dort frag mich
option-all-that-fit = Alle, die passen

use-event = Als Ereignis: { $card }
use-event-army = { $card }: { $power } in { $at }
use-activate = Aktivieren: { $power } in { $at } ({ $card })
use-raise = 1 CU ausheben: { $power } in { $at } ({ $card })
use-support = Rückhalt legen und entfernen ({ $card })
use-support-of = Rückhalt legen und entfernen ({ $card } der { $player })
called-card-of = { $card } der { $player }
use-colony = Kolonie: { $at } ({ $card })
use-extra = { $card }: { $power } in { $at }
called-against = Gegen die { $power }
called-from = Wenn der Würfel in { $chance } von 100 gelingt
called-wins = Bei Sieg in { $number } von 100
called-below = Bei Sieg in weniger als { $number } von 100
called-odds = Gegen { $number }-mal so viele CU
called-cu = Ab { $number } CU
called-ask-cu = Frag mich ab { $number } CU
called-with = Nur mit den { $power }
responses-usual = wie am Anfang
order-kind-action-responses = Meine Antworten
order-kind-action-next = Meine nächste Aktion
order-kind-action-cards = Meine vorgemerkten Karten
called-inside = { $at } (innen)
called-army = { $power } in { $at }
called-add = Rückhalt legen: { $power } in { $at }
called-remove = Rückhalt entfernen: { $at } (durch { $power })
called-call-activate = Aktivieren: { $power } in { $at }
called-call-cu = 2 CU: { $power } in { $at }
called-call-support = 1 Rückhaltpunkt: { $power }
called-call-unrest = Unruhe Karthagos +1
called-to = Nach { $at }
called-sail = Über See nach { $at } ({ $card })
called-ships = Über See nach { $at } (Schiffe Karthagos)
called-by-sea = { $at } (über See)
called-pair = { $a } mit { $b }
called-discard = { $card } ablegen
called-discard-two = { $card } und { $other } ablegen
called-ally = Bündnis mit den Griechen: { $power }
called-plunder = Die Gallier erhalten einen Beutepunkt
called-levy = { $power } aus { $at }
called-levy-of = { $power }: { $kind }
called-take = Kontrolle nehmen: { $at }
called-place = CU in { $at }
called-way-sail = Über See nach { $at } ({ $card })
called-way-ships = Über See nach { $at } (Schiffe Karthagos)
called-way-none = Kein Weg zurück
called-many = { $count } × { $name }

option-sword-length = Länge
option-sword-length-full = Neun Runden
option-sword-length-short = Sechs Runden
option-sword-powers = Wer was spielt
option-sword-powers-by-lot = Durch das Los
option-sword-powers-by-seat = In der Folge der Sitze

field-goes = Wer geht
field-comes = Wer kommt
field-at = Wo
field-path = Weg, Ort für Ort
field-leave = Zurückgelassen, mitgenommen
field-stay = Anführer, die bleiben
field-join = Anführer, die mitkommen
field-then = Dann, am Ende
field-way = Der Weg
field-inside = CU innen
field-leaders = Anführer, die gehen
field-units = CU, die gehen
field-commander = Wer befehligt
field-aboard = CU an Bord
field-rest = Der Weg der anderen
field-places = Wer woher kommt: wo sie stehen
field-shares = Wie viele wovon
field-points = Die Punkte, der Reihe nach
form-points = Einer je Zeile, höchstens { $count }, so wie sie in der Liste heißen
form-path = Orte der Reihe nach, mit Kommas; ~ vor einem Hafen: über See
form-leave = Wie „-2 CU, +1 Söldner-CU“: zurückgelassen und mitgenommen
form-places = Je eine Zeile, wie sie dort steht: wer woher, Doppelpunkt, dann wo wie viele
form-parts = Da sind { $there }; höchstens { $limit }

## Ablehnungen und Anordnungen

reason-sword-evenly = { $space } muss seinen Punkt zahlen, ehe eine andere Stadt einen zweiten zahlt.
reason-sword-full = In { $at } dürfen höchstens zehn CU einer Macht stehen.
reason-sword-support = So kann dieser Punkt nicht ausgegeben werden: { $point }.
reason-sword-leader = Dieser Anführer ist nicht dort.
reason-sword-commander = Er geht nicht mit oder kann nicht befehligen.
reason-sword-army = Eine Armee bewegt höchstens { $most } CU.
reason-sword-step = Von { $at } nach { $to } führt kein Schritt, den sie bezahlen kann oder tun darf.
reason-sword-blocked = In { $at } stehen feindliche CU: dort endet der Marsch.
reason-sword-ally = Eine Armee darf nicht bei CU eines Verbündeten in { $at } enden.
reason-sword-act = Das geht in { $at } nicht.
reason-sword-not-displaced = { $leader } ist nicht verdrängt.
reason-sword-vp = Siegpunkte sind 0 oder mehr.
reason-sword-unrest = Die Unruhe geht von 0 bis 10, bei fünf Spielern.
reason-sword-units = Die { $power } können nicht { $number } solche CU haben.
reason-sword-control = Die Treue von { $at } kann nicht { $loyalty } sein.
reason-sword-card = { $card } liegt nicht offen.
reason-sword-player = Niemand spielt { $player }.
reason-sword-space = Einen Ort { $at } gibt es nicht.
reason-sword-path = „{ $said }“ ist kein Ort.
reason-sword-lines = Schreibe je eine Zeile, wie „Roma: Roma 2, Capua 1“. Nicht verstanden: { $said }

ruling-points = Die { $player } haben { $vp } Siegpunkte.
ruling-unrest = Die Unruhe Karthagos ist { $level }.
ruling-units = Die { $power } haben { $number } { $kind } in { $at }.
ruling-control = { $at } gehört: { $power }, Treue { $loyalty }.
ruling-leader = { $name } steht in { $at }.
ruling-card-back = { $card } kommt zurück in die Hand der { $player }.
option-ruling-points = Siegpunkte
option-ruling-unrest = Unruhe Karthagos
option-ruling-units = CU in einem Ort
option-ruling-control = Kontrolle eines Ortes
option-ruling-leader = Ein Anführer
option-ruling-card-back = Eine Karte kommt zurück
field-ruling-player = Spieler
field-ruling-vp = Siegpunkte
field-ruling-level = Unruhe
field-ruling-power = Macht
field-ruling-number = CU
field-ruling-kind = Art der CU
field-ruling-inside = In der Stadt
field-ruling-loyalty = Treue
field-ruling-name = Anführer
field-ruling-at = Ort
field-ruling-card = Karte

## Was es zeigt

hand-of = **{ $player }**: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, Handgröße { $size }
hand-card = - **{ $card }** · { $kind } · { $text }
hand-desperate = Desperate Times, offen: { $count }
hand-deck = Im eigenen Stapel bleiben { $left }. Abgelegt oder aus dem Spiel: { $gone }.
card-row = { $decks } · { $op } OP · { $kind }
card-text = { $when ->
    [none] { "" }
   *[other] Moment: { $when }.{ " " }
}{ $text }{ $removed ->
    [1] { " " }Als Ereignis verlässt sie das Spiel.
   *[0] { "" }
} ({ $rule })
kind-event = Ereignis
kind-leader = Anführer
kind-permanent = dauerhaft
kind-campaign = Feldzug
kind-npa = Macht ohne Spieler
kind-response = Antwort
kind-combat = Kampf
kind-desperate = Desperate Times
stands-player = { $player }: **{ $vp }** SP · { $hand } Karten · { $cu } CU · verbündet: { $allies }
standing-player = { $player } ({ $seat }) **{ $vp }** ({ $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
})
chair-acts = Aktion { $round } von { $rounds }: die { $player } ({ $seat }) handeln.
length-turns = -# Runde { $turn } von { $turns }; wer { $number } Siegpunkte erreicht, gewinnt sofort.
length-unrest = Unruhe Karthagos: { $level }.
measure-vp = Siegpunkte
measure-spaces = Orte
measure-unrest = Unruhe Karthagos
end-won = **{ $seats } { $count ->
    [one] hat
   *[other] haben
} gewonnen.**
end-player = { $best ->
    [yes] 🏆 { $player }
   *[no] { $player }
} ({ $seat }): { $vp } Siegpunkte
recap-turn = Runde { $turn }: { $points }.
recap-city = { $at } fiel an die { $by }.

note-activate = { $leaders }: { $cu } CU
note-raise = 1 CU in einem Heimatort
note-support = { $op } Punkte, gelegt oder entfernt
note-colony = eine ummauerte Stadt, Treue 1
note-army = { $leaders }: { $cu } CU, Aussicht { $chance } %
note-commander = Aktivierung { $activation }, Taktik { $tactics }
note-space = { $control }, { $cu } CU
note-city = { $control }, Treue { $loyalty }, { $cu } CU
play-does = Das täte sie: { $does }
save-action-play = So spielen
save-action-interrupt = So spielen
save-movement-step = Marschieren
save-movement-act = So tun
save-reinforcement-place = So aufstellen
menu-card = { $card } · { $op } OP
menu-reach = Marsch nach { $first } … { $last }
menu-one-reach = Marsch nach { $first }
menu-leave = Zurück: { $first } … { $last }
menu-one-leave = { $first }
menu-points = { $count ->
    [one] Ein Punkt…
   *[other] Bis zu { $count } Punkte…
}
menu-one-more = Noch eine: { $first } … { $last }
menu-one-one-more = Noch eine: { $first }
menu-placing = Alle eines Aufgebots nach…
menu-one-placing = { $first }
menu-ways = { $first } … { $last }
menu-one-ways = { $first }
menu-levy = { $name } ({ $count }) → { $at }
pact-none-answer = Ablehnen
pact-none-renew = Keine
pact-none-propose = Keine
pact-accept = Annehmen: { $player }
pact-with = Mit: { $player }
quick-usual = Wie üblich
quick-break = Brechen mit: { $power }
quick-break-price = für { $price }
quick-back = Den letzten zurücknehmen
cards-which = Noch eine Karte …
cards-where = Nur in …
cards-against = Nur gegen …
cards-from = Nur ab so vielen CU …
cards-at = in { $at }
cards-none = keine Karte
plan-void = Hinfällig, wie du es wolltest: { $plan }
plan-supposed = Was folgt, steht hier nach der Lage von jetzt, wenn andere es geschehen lassen und die Würfel gut fallen.
plan-before = Davor: { $what }
plan-then = Dann: { $what }
plan-else = Wenn es nicht geht: …
plan-unless-attacked = Hinfällig, wenn ich CU oder Orte verliere
plan-unless-near = Auch hinfällig, wenn Feinde nahen
plan-unless-never = In keinem Fall hinfällig
plan-rest-usual = Den Rest wie üblich
plan-rest-ask = Frag mich zum Rest
plan-pass = Passen
plan-ask = Frag mich dann
plan-told = { $n } · { $play }
plan-whole = { $plays }; { $unless ->
    [attacked] hinfällig, wenn ich CU oder Orte verliere
    [near] hinfällig, wenn ich CU oder Orte verliere oder Feinde nahen
   *[never] in keinem Fall hinfällig
    }; { $rest ->
    [ask] zum Rest werde ich gefragt
   *[usual] der Rest wie üblich
    }
quick-nothing = Nichts ausgeben
quick-nobody = Niemand
march-army = { $leaders } · { $cu } CU · { $mp } Bewegungspunkte
march-path = { $path } · { $left } BP übrig
march-then = { $path } · dann: { $then }
march-leaves = { $units } zurücklassen
march-go-on = Marsch, dann frag mich
march-act = { $act }{ $chance ->
    [0] { "" }
   *[other] : { $chance } %
}
march-battle = Schlacht mit { $power }, { $cu } CU: { $chance } % zu siegen
march-intercept = Abfangen durch { $leaders } aus { $at }: { $chance } %
march-siege = ein Belagerungswurf: { $chance } % für mindestens einen Punkt
march-abroad = in der Fremde: Schwund nimmt am Ende der Runde ein Drittel
march-risk = - { $risk }
march-sure = - Keine Gefahr auf dem Weg, die alle sehen können.
march-told = { $path }{ $then ->
    [none] { "" }
   *[other] ; dann: { $then }
}
march-told-left = zurückgelassen: { $units }
march-told-taken = mitgenommen: { $units }
way-chance = { $way }: { $chance } %
way-inside = { $units } in die Stadt
way-told = { $way }{ $inside ->
    [none] { "" }
   *[other] ; innen: { $inside }
}
force-told = { $units }{ $leaders ->
    [none] { "" }
   *[other] , { $leaders }
}
trigger-told = Moment: { $moment }
trigger-about = Moment: { $moment }. Wo: { $at }
trigger-card = Moment: { $moment }: { $card }
battle-sides = Stärken: Angreifer { $attacker } CU, Taktik { $attacker_tactics }; Verteidiger { $defender } CU, Taktik { $defender_tactics }.
battle-odds = Vor den Würfeln gewinnt der Angreifer in { $chance } von 100.
alliance-guest = Endet es, bleiben { $cu } CU der { $power } in { $at } dort als Feinde und in der Fremde: Schwund nimmt ein Drittel.
alliance-lasts = Verbündet: { $a } mit { $b }, bis zur Bündnisphase von Runde { $turn }; länger nur, wenn beide es erneuern.
alliance-none = Du hast kein Bündnis, das enden könnte. Ein neues gilt bis zur Bündnisphase der Runde.
battle-title = **Schlacht von { $at }**
siege-title = **Belagerung von { $at }**
plunder-title = **Plünderung von { $at }**

trigger-own_action_extra = in deiner eigenen Aktion, neben deiner Karte
trigger-own_activation = du hast eine Aktivierung angesagt
trigger-after_gallic_movement_roll = der Bewegungswurf deiner Armee ist getan
trigger-enemy_activation_ROM = eine römische Armee wird aktiviert
trigger-enemy_activation_CAR = eine karthagische Armee wird aktiviert
trigger-npa_activation_TRG = eine Karte ruft die Transalpinen Gallier
trigger-enemy_event_played = ein anderer spielt ein Ereignis
trigger-enemy_enters_etruscan_space = ein Feind betritt einen etruskischen Ort
trigger-before_interception_roll = du sollst gleich fürs Abfangen würfeln
trigger-before_avoid_roll = du sollst gleich fürs Ausweichen würfeln
trigger-own_naval_move = deine Armee sticht gleich in See
trigger-enemy_naval_move = die Armee eines anderen sticht gleich in See
trigger-own_interdiction = du hast eine Karte gegen eine Flotte gespielt
trigger-naval_opportunity = deine Armee könnte in See stechen
trigger-before_combat_roll = vor den Würfeln einer Schlacht
trigger-after_combat_roll = nach den Würfeln einer Schlacht
trigger-after_combat_result = nach dem Ergebnis einer Schlacht
trigger-own_battle_won = du hast eine Schlacht gewonnen
trigger-carthage_lost_battle = Karthago hat eine Schlacht verloren
trigger-before_own_siege_roll = vor deinem Belagerungswurf
trigger-own_siege_roll_result = nach deinem Belagerungswurf
trigger-enemy_siege_roll = vor einem Belagerungswurf gegen deine Stadt
trigger-city_captured = die Gallier haben eine Stadt eingenommen
trigger-before_plunder_roll = vor deinem Plünderungswurf
trigger-attrition_phase = der Schwund beginnt
trigger-surrender_phase = die Übergabe beginnt
trigger-loyalty_penalty_step = der Preis der Anführer wird fällig

odds-nothing = Dergleichen steht nicht bei { $said }.
odds-battle = **Schlacht von { $at }**, wie die Armeen stehen, vor jeder Karte:
odds-attacker = - Angreifer: { $power }, { $cu } CU, Taktik { $tactics }{ $adds ->
    [none] { "" }
   *[other] ; dazu { $adds }
}.
odds-defender = - Verteidiger: { $power }, { $cu } CU, Taktik { $tactics }{ $adds ->
    [none] { "" }
   *[other] ; dazu { $adds }
}.
odds-automatic = Fünf zu eins: { $attacker ->
    [yes] der Angreifer
   *[no] der Verteidiger
} gewinnt ohne Wurf.
odds-wins = Der Angreifer gewinnt in **{ $wins }** von 100, der Verteidiger in { $loses }.
odds-attacker-loses = - Der Angreifer verliert im Mittel { $cu } CU, alle in { $gone } von 100; er gewinnt { $points } Punkte Rückhalt.
odds-defender-loses = - Der Verteidiger verliert im Mittel { $cu } CU, alle in { $gone } von 100; er gewinnt { $points } Punkte Rückhalt.
odds-intercept = { $leader } ({ $came_from }) fängt in { $at } in **{ $chance }** von 100 ab: Taktik { $tactics }{ $adds ->
    [none] { "" }
   *[other] ; zum Wurf { $adds }
}.
odds-intercept-none = Niemand fängt ab in { $chance } von 100, wenn alle es versuchen.
odds-siege = **Belagerung von { $at }** durch die { $power }: { $points } von { $needed } Belagerungspunkten liegen dort{ $adds ->
    [none] { "" }
   *[other] ; zum Wurf { $adds }
}.
odds-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $chance }
odds-siege-comes = Ein Wurf bringt, von 100: { $ways }.
odds-siege-falls = { $left } fehlen: Es fällt in **{ $chance }** von 100. Eine natürliche 1 kostet eine CU ({ $risk } von 100).

pass-card-counter = Diese Aktion geschehen lassen
    .hint = Bis die nächste Aktion beginnt, verzichtest du auf Antwortkarten, was auch geschieht.
    .stands = Du verzichtest in dieser Aktion auf alle Antwortkarten.
pass-combat-card = Diese Schlacht geschehen lassen
    .hint = Bis die nächste Aktion beginnt, spielst du keine Kampfkarte.
    .stands = Du spielst in dieser Aktion keine Kampfkarten.

## Was vorab bestellt werden kann

order-phase-draw = Ziehen
order-phase-action = Aktionen
order-phase-card = Karten
order-phase-combat = Schlacht
order-phase-movement = Marsch
order-phase-siege = Belagerung
order-phase-plunder = Plünderung
order-phase-alliance = Bündnisse
order-phase-attrition = Schwund
order-phase-reinforcement = Verstärkung
order-phase-gallic = Gallische Ereignisse
order-kind-draw-discard = Ablegen vor dem Ziehen
order-kind-draw-size = Ablegen auf die Handgröße
order-kind-action-first = Wer beginnt
order-kind-action-play = Das Kartenspiel
order-kind-action-interrupt = Desperate Times zwischen Aktionen
order-kind-card-counter = Antwortkarten
order-kind-combat-card = Kampfkarten
order-kind-combat-plan = Karten einer Schlacht
order-kind-card-choice = Erzwungene Wahl
order-kind-card-target = Gebrauch einer Karte
order-kind-attrition-losses = Verluste durch Schwund
order-kind-combat-losses = Verluste in der Schlacht
order-kind-combat-retreat = Rückzüge
order-kind-combat-support = Rückhalt für Siege
order-kind-combat-unrest = Punkte auf Unruhe
order-kind-combat-continue = Nach einem automatischen Sieg
order-kind-movement-bribe = Bestechungen
order-kind-movement-commander = Befehlshaber
order-kind-movement-ships = Schiffe für Verbündete
order-kind-movement-interdict = Seesperre
order-kind-movement-intercept = Abfangen
order-kind-movement-let-go = Gehen lassen
order-kind-movement-withdraw = In die Stadt gehen
order-kind-movement-avoid = Ausweichen
order-kind-movement-go-back = Schlacht verweigern
order-kind-siege-raze = Städte zerstören
order-kind-plunder-tribute = Tribut
order-kind-plunder-accept = Tribut annehmen
order-kind-alliance-answer = Angebotene Bündnisse
order-kind-alliance-renew = Bündnisse erneuern
order-kind-reinforcement-leaving = Wer heimgeht
order-kind-reinforcement-displaced = Anführer, die zurückkehren
order-kind-reinforcement-minor = Kleine Anführer
order-kind-reinforcement-place = Verstärkung aufstellen
order-kind-reinforcement-loyalty = Preis der Anführer
order-kind-reinforcement-sicily = Verschonter Anführer auf Sizilien
order-kind-gallic-support = An die Gallier verlorener Rückhalt
order-kind-gallic-mercenaries = Gallische Söldner
order-fact-own-vp = meine Siegpunkte
order-fact-own-cu = meine CU auf der Karte
order-fact-winning = Siegpunkte, die gewinnen
order-fact-unrest = Unruhe Karthagos
order-happened-battle-decided = eine entschiedene Schlacht
order-happened-city-fell = eine gefallene Stadt
order-happened-plunder-rolled = ein Plünderungswurf
order-happened-alliance-made = ein geschlossenes Bündnis
order-happened-alliance-broken = ein gebrochenes Bündnis
order-happened-card-used = eine gespielte Karte
order-happened-game-ended = das Ende des Krieges

## Auf einen Blick

business-sword-draw = Ziehen
business-sword-action = Aktionen
business-sword-attrition = Schwund
business-sword-surrender = Übergabe
business-sword-isolation = Abschneidung
business-sword-scoring = Wertung
business-sword-alliances = Bündnisse
business-sword-reinforcement = Verstärkung

focus-gaul = Gallien diesseits der Alpen
focus-etruria = Etrurien und Latium
focus-samnium = Samnium und Apulien
focus-greece = Griechenland in Italien
focus-sicily = Sizilien, Afrika und die Inseln
focus-piles = Abgelegte und übrige Karten
focus-battle = Die laufende Schlacht
focus-score = Wie alle gewertet haben, breit
focus-score-phone = Wie alle gewertet haben, hoch
