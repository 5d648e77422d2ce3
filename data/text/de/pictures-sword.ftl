### Die Wörter der Bilder von The Sword of Rome.

## Wer wer ist

sword-name = The Sword of Rome
sword-power-ROM = Römer
sword-power-GAU = Gallier
sword-power-ETR = Etrusker
sword-power-SAM = Samniten
sword-power-GRE = Griechen
sword-power-CAR = Karthager
sword-power-TRG = Transalpine Gallier
sword-power-VOL = Volsker
sword-power-MER = Söldner im Aufstand
sword-power-IND = unabhängig
sword-letter-ROM = R
sword-letter-GAU = G
sword-letter-ETR = E
sword-letter-SAM = S
sword-letter-GRE = Gr
sword-letter-CAR = K
sword-letter-TRG = T
sword-letter-VOL = V
sword-letter-MER = Sö
sword-player-ROM = Römer
sword-player-GAU = Gallier
sword-player-ETS = Etr. + Samn.
sword-player-GRE = Griechen
sword-player-CAR = Karthago
sword-the-unrest = die Unruhe
sword-minor = Unterführer { $letter }
sword-minor-brief = Unterf. { $letter }
sword-mercenary-leader = Söldnerführer
sword-mercenary-leader-short = Söldnerf.
sword-box-garrison_box = Garnison
sword-short-garrison_box = Garnison
sword-box-transalpine_gaul = Gallia Transalpina
sword-short-transalpine_gaul = Transalp.
sword-none = keine

## Der Kopf

sword-turn = Runde { $turn } von { $turns }
sword-round = Aktion { $round }
sword-years = { $years } v. Chr.
sword-phase = { $number }
sword-figure-wins = SP zum Sieg
sword-figure-unrest = Unruhe
sword-acts-brief = am Zug: { $player }

## Was ein Bild zeigt

sword-picture-board = Brett von The Sword of Rome
sword-picture-gaul = Gallien diesseits der Alpen
sword-picture-etruria = Etrurien und Latium
sword-picture-samnium = Samnium und Apulien
sword-picture-greece = Die Griechen in Italien
sword-picture-sicily = Sizilien, Afrika, die Inseln
sword-picture-hand = Deine Hand
sword-picture-piles = Ablagen und Stapel
sword-picture-battle = Eine Schlacht
sword-picture-siege = Eine Belagerung
sword-picture-raid = Plünderung

## Die Karte

sword-map = Orte und Heere
sword-out = { $name }: nicht im Spiel
sword-kind-normal = offene Stadt
sword-kind-walled = ummauerte Stadt
sword-kind-tribal = Stamm
sword-kind-box = neben der Karte
sword-colony = römische Kolonie
sword-loyalty = Treue { $loyalty }
sword-factor = Unterwerfung { $factor }
sword-port = Hafen
sword-prize = ein Siegpunkt von { $player }
sword-reinforcement = { $cu } CU Verstärkung
sword-besieged = belagert
sword-siege = { $points } von { $must } Belagerungspunkten: { $power }
sword-plundered = geplündert
sword-razed = geschleift
sword-stands = { $place }: { $power }: { $who }
sword-inside = in den Mauern
sword-cu = { $cu } CU
sword-units-normal = { $cu } eigene
sword-units-carthaginian = { $cu } Karthager
sword-units-mercenary = { $cu } Söldner
sword-ways-clear = Ebene Wege
sword-ways-difficult = Schwierige Wege
sword-ways-ferry = Meerengen
sword-ways-road = Straßen
sword-marched = { $power } auf dem Marsch: { $path }

## Die Zeichen

sword-key = Zeichen
sword-key-normal = Offene Stadt
sword-key-walled = Mit Mauern
sword-key-tribal = Stamm
sword-key-prize = Siegpunkt
sword-key-pips = Treue
sword-key-hollow = Unterwerfung
sword-key-port = Hafen
sword-key-beset = Belagerung
sword-key-flame = Geplündert
sword-key-fresh = Verändert
sword-key-host = CU, Anführer
sword-key-inside = In den Mauern
sword-key-clear = Ebener Weg
sword-key-difficult = Schwierig
sword-key-ferry = Meerenge
sword-key-road = Straße
sword-key-trek = Marsch

## Punkte

sword-points = Siegpunkte
sword-wins = { $vp } gewinnen
sword-points-of = { $player } { $vp }
sword-points-note = { $vp } (jetzt { $change })
sword-sources = Wenn jetzt gewertet würde
sword-source-gained = +{ $number } für { $places }
sword-source-lost = −{ $number } für { $places }, verloren
sword-source-plunder = { $points } Beutepunkte (+{ $vp })
sword-source-unrest = Unruhe { $unrest } (−{ $vp })
sword-source-none = nichts ändert sich

## Wie es zu diesen Punkten kam

sword-picture-score = Wie alle gewertet haben
sword-curve = Siegpunkte nach Runden
sword-curve-wins = siegt
sword-curve-aside = 0: zu Beginn des Krieges
sword-by-source = Punkte nach ihrer Herkunft
sword-brief-ROM = Röm.
sword-brief-GAU = Gall.
sword-brief-ETS = E + S
sword-brief-GRE = Gri.
sword-brief-CAR = Kar.
sword-row-player = Spieler
sword-row-start = Zu Beginn
sword-row-towns = Fremde Orte
sword-row-cities = Fremde Städte
sword-row-tribes = Unterworfene Stämme
sword-row-lost = Eigene verloren
sword-row-plunder = Plünderung
sword-row-unrest = Unruhe
sword-row-beside = Schleifen, Bündnisse
sword-row-floor = Nie unter 0
sword-row-points = Zusammen
sword-last-scored = Gewertet in Runde { $turn }
sword-not-scored = Noch ist nichts gewertet.
sword-source-plundered = +{ $vp } für Beute
sword-source-unrested = −{ $vp } für Unruhe
sword-source-beside = { $number } durch Schleifen oder gebrochene Bündnisse
sword-gist-scored = { $player }: { $change } in Runde { $turn }.

## Hände

sword-hands = Hände
sword-column-cards = Hd
sword-column-cards-says = Karten auf der Hand, von der Handgröße
sword-column-deck = St
sword-column-deck-says = Karten im Stapel
sword-column-desperate = VZ
sword-column-desperate-says = Verzweifelte Zeiten, noch nicht gespielt
sword-column-last = Zuletzt abgelegt
sword-column-last-says = Oben auf der Ablage
sword-hand-of = Hand: { $player }
sword-hand-size = { $cards } Karten auf der Hand, Handgröße { $size }
sword-no-cards = Keine Karte auf der Hand.
sword-piles-of = Stapel: { $player }
sword-pile-desperate = Verzweifelte Zeiten ({ $number }):
sword-pile-left = Im Stapel ({ $number }):
sword-piles-left = { $hand } auf der Hand, { $deck } noch zu ziehen
sword-pile-unseen = Auf der Hand oder im Stapel ({ $number }):
sword-pile-discard = Abgelegt ({ $number }):
sword-pile-removed = Aus dem Spiel ({ $number }):
sword-card-number = Nr.
sword-card-op = OP
sword-card-removed = Nach dem Ereignis entfernt
sword-card-event = Ereignis
sword-card-leader = Anführer
sword-card-permanent = Dauerhaft
sword-card-campaign = Feldzug
sword-card-npa = NPA-Zugabe
sword-card-response = Antwort
sword-card-combat = Gefecht
sword-card-desperate = Verzweifelt

## Die Lage

sword-state = Die Lage
sword-won = Gewonnen: { $player }
sword-acts = Am Zug: { $player }
sword-plays = Gespielt: { $card }
sword-marches = { $name } in { $place }, noch { $mp } BP
sword-now-battle = Schlacht bei { $place }
sword-now-siege = Belagerungswurf: { $place }
sword-now-raid = Plünderung: { $place }
sword-order = Reihe: { $players }
sword-alliances = Bündnisse: { $alliances }
sword-alliance = { $one } mit { $other }
sword-alliances-lasting = Immer verbündet: { $alliances }
sword-unrest = Unruhe in Karthago { $unrest } von 10
sword-raised = diese Aktionsrunde durch eine Karte gestiegen
sword-built-appian_way = Die Via Appia ist gebaut.
sword-built-duoviri_navales = Duoviri Navales: Rom hat eine Flotte.
sword-insurrection = Karthagos Söldner sind im Aufstand.
sword-mines = Die etruskischen Minen sind erschöpft.
sword-treaty = Vertrag: { $one } und { $other } bis zum Ende der Runde
sword-delayed = { $power }: { $cu } CU gehen in der Verstärkungsphase
sword-displaced = Versprengt: { $names }

## Anführer

sword-leaders = Anführer auf der Karte
sword-no-leaders = Kein Anführer ist auf der Karte.
sword-column-leader = Anführer
sword-column-activation = Ak
sword-column-activation-says = Aktivierungswert
sword-column-tactics = Ta
sword-column-tactics-says = Taktik
sword-column-cu = CU
sword-column-cu-says = Kampfeinheiten bei ihm
sword-column-place = Ort

## Eine Schlacht

sword-attacker = Angreifer
sword-defender = Verteidiger
sword-strength = Stärke nach Teilen
sword-total = { $total }
sword-part-dice = Würfel { $number }
sword-part-tactics = Taktik { $number }
sword-part-size = Größe { $number }
sword-part-territory = eigener Boden { $number }
sword-part-cards = Karten { $number }
sword-dice = Würfel
sword-dice-sum = Summe { $sum }
sword-dice-to-come = { $dice ->
    [one] noch 1 Würfel
   *[other] noch { $dice } Würfel
}
sword-battle-at = Schlacht bei { $place }
sword-row-who = Mächte
sword-row-commander = Feldherr
sword-row-cu = CU
sword-row-tactics = Taktik
sword-row-size = Größe
sword-row-territory = Eigener Boden
sword-row-cards = Karten
sword-row-dice = Würfel
sword-row-total = Summe
sword-row-inflicts = Fügt Verluste zu
sword-row-losses = Erleidet Verluste
sword-row-outcome = Ausgang
sword-outcome-won = hat gewonnen
sword-outcome-lost = hat verloren
sword-commander = { $name }, Taktik { $tactics }
sword-no-commander = kein Anführer
sword-absorbed = { $losses }, davon { $absorbed } erlassen
sword-cards-played = Gefechtskarten
sword-card-played = { $card }: { $text }
sword-siege-at = Belagerung von { $place }
sword-siege-points = Punkte
sword-siege-has = { $points } Belagerungspunkte
sword-siege-note = { $points } von { $must }
sword-roll-note = Zuschlag { $drm }, Punkte { $points }
sword-raid-at = Plünderung von { $place }
sword-raid-sure = gelingt durch eine Karte
sword-raid-note = ab 3, Zuschlag { $drm }
sword-there = Wer dort steht
sword-nobody = Niemand.
sword-within = { $power }: { $cu } CU in den Mauern
sword-before = { $power }: { $cu } CU

## Sätze

sword-gist-turn = Runde { $turn }, { $years } v. Chr., Aktionsrunde { $round }.
sword-gist-wins = { $vp } Siegpunkte gewinnen in dieser Runde.
sword-gist-player = { $player }: { $vp } SP.
sword-gist-changed = Verändert: { $places }.
sword-gist-card = { $number } { $title } ({ $kind }, { $op } OP)
