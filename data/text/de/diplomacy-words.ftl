### Teile von Sätzen: Orte, Ämter, Regeln, die sich ändern lassen, Anträge.

place-coast = { $place } ({ $coast })
coast-nc = Nordküste
coast-sc = Südküste
coast-ec = Ostküste
coast-wc = Westküste
post-R = Herrscher von { $where }
post-SR = Statthalter von { $where }
post-C = Befehlshaber von { $where }
post-patron = Schutzherr von { $where }
name-seizures = Inbesitznahmen
name-appointments = Ernennungen
name-shares = Anteile
name-Austria = Österreich
name-England = England
name-France = Frankreich
name-Germany = Deutschland
name-Italy = Italien
name-Russia = Russland
name-Turkey = die Türkei

## Anträge

name-Rename = ein neuer Name
name-SeatIn = ein Herrscher durch Abstimmung
name-SetOption = eine Einstellung der Regeln
name-WriteRule = eine geschriebene Regel
name-ChangeMap = eine andere Karte

## Einstellungen der Regeln

law-main-hours = Stunden für die Befehle von Frühling und Herbst
law-retreat-hours = Stunden für Rückzüge
law-winter-hours = Stunden für den Winter
law-adjudication = Auswertung
law-adjudication-1971 = nach den Regeln von 1971
law-adjudication-modern = modern
law-win-percent = Prozent aller Zentren, die gewinnen
law-warnings = Verwarnungen vor einer Revolution
law-province-duty = Provinzen, ab denen die Hälfte Statthalter braucht
law-unit-duty = Einheiten, ab denen die Hälfte andere Befehlshaber braucht
law-least-shares = Wenigste Anteile einer Bahn
law-most-shares = Meiste Anteile einer Bahn
law-share-cap = Was einem Spieler von einer Bahn gehören darf
law-share-cap-over-half = ein Anteil mehr als die Hälfte
law-share-cap-none = beliebig viele Anteile
law-stock-lost = Anteile, die verliert, wer abgesetzt wird
law-stock-lost-all = alle
law-stock-lost-line = die von Bahnen in jener Provinz
law-missed-deadlines = Versäumte Fristen hintereinander, nach denen man ausscheidet
law-rename-percent = Prozent, die ein Feld umbenennen
law-seat-percent = Prozent, die einen Herrscher nennen
law-change-percent = Prozent, die Regeln oder Karte ändern
law-winter-check = Prüfung der Pflichten im Winter
law-winter-check-on = ja
law-winter-check-off = nein
law-black-press = Schwarze Briefe
law-black-press-none = nicht erlaubt
law-black-press-unsigned = nur ohne Unterschrift
law-black-press-any = mit jeder Unterschrift
law-letters = Briefe eines Spielers in jeder Jahreszeit
