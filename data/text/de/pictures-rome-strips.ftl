### Die Wörter der Streifen neben den Karten der Phasen.

## Das Volk

rome-people = Stand der Republik
rome-people-roll = 3 Würfel, Unruhe { $unrest }, POP { $popularity }
rome-or-less = bis { $total }
rome-or-more = ab { $total }
rome-chance = { $percent }%
rome-unrest-change = Unruhe { $change }
rome-no-change = keine Änderung
rome-short = Manpower Shortage
rome-no-levy = keine Aushebung
rome-mob = ein Mob
rome-people-revolt = das Volk erhebt sich

## Die Sitzung

rome-session = Die Sitzung
rome-presides = { $senator } leitet sie
rome-prosecutions = Anklagen
rome-agenda-consuls = Consuln
rome-agenda-pontifex = Pontifex
rome-agenda-dictator = Dictator
rome-agenda-censor = Censor
rome-agenda-prosecutions = Anklagen
rome-agenda-governors = Governors
rome-agenda-business = Anträge
rome-motion-consuls = Consuln
rome-motion-dictator = Dictator
rome-motion-censor = Censor
rome-motion-pontifex = Pontifex Maximus
rome-motion-governors = Governors
rome-motion-concessions = Concessions
rome-motion-land-bill = Land Bill
rome-motion-repeal = Land Bill aufheben
rome-motion-units = Einheiten
rome-motion-forces = Streitkräfte
rome-motion-alliance = Rhodian Alliance
rome-motion-strip = Pontifex absetzen
rome-motion-bill = ein Gesetz
rome-motion-life = Consul for Life
rome-motion-minor = kleiner Antrag
rome-motion-trial = Anklage

## Krieg

rome-ours = Rom { $strength }
rome-civil-war = Bürgerkrieg
rome-rebel-strength = Legionen zählen { $legions }, MIL { $military }
rome-marching = Er marschiert auf Rom.
rome-at-sea = Der Governor von { $province } ist auf dem Weg nach Rom.
