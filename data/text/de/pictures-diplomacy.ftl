### Die Worte der Übersicht der politischen Diplomacy: Karte, Namensverzeichnis, Pfeile.

## Kopf

diplomacy-name = Diplomacy
diplomacy-season-spring = Frühling
diplomacy-season-autumn = Herbst
diplomacy-season-winter = Winter
diplomacy-stage-orders = Befehle
diplomacy-stage-retreats = Rückzüge
diplomacy-stage-over = vorbei
diplomacy-year-of = { $year } { $era }
diplomacy-date = { $season } { $year }
diplomacy-must = { $must } von { $centres } Zentren zum Sieg
diplomacy-names-figure = Namen
diplomacy-units-figure = Einheiten

## Was ein Bild zeigt

diplomacy-picture-board = Übersicht über Diplomacy
diplomacy-picture-province = { $name } mit Nachbarn
diplomacy-picture-resolution = Was aus den Befehlen wurde
diplomacy-picture-preview = Deine Befehle
diplomacy-picture-route = Der Weg von { $id }

## Karte

diplomacy-map = Die Karte
diplomacy-beside = Grenzt an { $names }
diplomacy-new-railway = eine neue Bahn
diplomacy-nobody = niemand
diplomacy-owned = gehört: { $name }
diplomacy-ruled = Herrscher { $name }
diplomacy-sub-ruled = Statthalter { $name }
diplomacy-disorder = Unordnung
diplomacy-centre = Versorgungszentrum
diplomacy-centre-doubled = verdoppeltes Versorgungszentrum
diplomacy-contested = umkämpft
diplomacy-unit-A = Armee in { $place }
diplomacy-unit-F = Flotte in { $place }
diplomacy-commands = Befehlshaber { $name }
diplomacy-based = Basis { $base }
diplomacy-unsupported = unversorgt, Schutzherr { $name }
diplomacy-dislodged = vertrieben
diplomacy-mountain = Gebirge zwischen { $one } und { $other }
diplomacy-pass = { $name } zwischen { $one } und { $other }
diplomacy-strait = { $id }, { $name }: von { $one } nach { $other } über { $sea }
diplomacy-canal = { $id }, { $name }: { $through }
diplomacy-railway = { $id }: { $links }
diplomacy-link = { $one } bis { $other } { $state ->
    [usable] (befahrbar)
    [fresh] (eben verlegt)
    [gone] (abgebaut)
   *[planned] (geplant)
}

## Namen

diplomacy-names = Namen und ihr Besitz
diplomacy-no-names = Noch spielt niemand.
diplomacy-column-centres = Z
diplomacy-column-centres-says = Versorgungszentren
diplomacy-column-provinces = P
diplomacy-column-provinces-says = beherrschte Provinzen
diplomacy-column-sub = S
diplomacy-column-sub-says = Provinzen als Statthalter
diplomacy-column-units = E
diplomacy-column-units-says = befehligte Einheiten
diplomacy-railways = Bahnen
diplomacy-no-railways = Noch gibt es keine Bahn.
diplomacy-column-route = Strecke
diplomacy-column-laid = Gelegt
diplomacy-column-laid-says = verlegte Abschnitte
diplomacy-laid = { $laid }/{ $all }

## Zeichen

diplomacy-legend = Zeichen
diplomacy-key-unit = A Armee, F Flotte
diplomacy-key-well = Punkt: Versorgungszentrum
diplomacy-key-army = A Armee, F Flotte: im Wappen ihres Befehlshabers
diplomacy-key-owner = farbig: in Besitz
diplomacy-key-ruler = farbig: beherrscht; nach dem Kürzel des Herrschers das des Statthalters
diplomacy-key-disorder = farblos: Unordnung
diplomacy-key-wells = Punkt: Versorgungszentrum, zwei Punkte: verdoppelt
diplomacy-key-loose = gepunkteter Rand: unversorgt
diplomacy-key-ring = Ring: vertrieben
diplomacy-key-rail = R Bahn
diplomacy-key-strait = S Meerenge
diplomacy-key-canal = A, B Kanal
diplomacy-key-move = ganzer Pfeil: zieht
diplomacy-key-beaten = gestrichelt, Kreuz: kommt nicht an
diplomacy-key-support = gepunktet: unterstützt
diplomacy-key-severed = durchgestrichen: unterbrochen
diplomacy-key-convoy = Striche: setzt über
diplomacy-key-coming = rot: Rückzug steht bevor
diplomacy-key-flag = Fahne: besetzt
diplomacy-key-lost = Fahne durchgestrichen: nicht besetzt; gekreuzt: Unordnung
diplomacy-key-bar = Schranke: gesperrt oder geschlossen

## Befehle

diplomacy-orders = Befehle
diplomacy-results = Ergebnisse
diplomacy-no-orders = Keine Befehle.
diplomacy-stand = Bleiben: { $units }
diplomacy-act-stand = { $unit } bleibt
diplomacy-act-move = { $unit } nach { $to }
diplomacy-act-rail = { $unit } nach { $to } mit { $rail }
diplomacy-act-ferried = { $unit } nach { $to } per Geleit
diplomacy-act-support = { $unit } unterstützt { $other } nach { $to }
diplomacy-act-hold = { $unit } unterstützt { $other }
diplomacy-act-convoy = { $unit } geleitet A { $other } nach { $to }
diplomacy-act-retreat = { $unit } weicht nach { $to }
diplomacy-may-retreat = { $unit } kann weichen nach { $places }
diplomacy-act-disband = { $unit } löst sich auf
diplomacy-fate-failed = kommt nicht an
diplomacy-fate-idle = misslingt
diplomacy-fate-cut = unterbrochen
diplomacy-fate-void = ohne Wirkung
diplomacy-fate-coming = steht bevor
diplomacy-seize-ordered = { $unit } besetzt { $province } für { $name }
diplomacy-seize-seized = { $province } für { $name } besetzt
diplomacy-seize-disorder = { $province } nicht für { $name } besetzt: Unordnung
diplomacy-seize-failed = { $province } nicht für { $name } besetzt
diplomacy-block-all = { $at } sperrt
diplomacy-block-trains = { $at } sperrt Züge
diplomacy-block-works = { $at } sperrt Bauarbeiten
diplomacy-block-strait = { $at } sperrt die Meerenge
diplomacy-block-canal = { $at } schließt den Kanal
diplomacy-against = gegen { $names }

## Das Wichtigste

diplomacy-gist-date = { $date }, { $stage }.
diplomacy-gist-name = { $name }: { $centres ->
    [one] 1 Zentrum
   *[other] { $centres } Zentren
}, { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}.
diplomacy-gist-won = { $name } beherrscht die Hälfte aller Zentren.
diplomacy-gist-results = { $moves ->
    [one] 1 Zug gelingt
   *[other] { $moves } Züge gelingen
}, { $beaten } nicht; { $dislodged ->
    [0] niemand wird vertrieben
    [one] 1 Einheit wird vertrieben
   *[other] { $dislodged } Einheiten werden vertrieben
}.
