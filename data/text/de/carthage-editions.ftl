### Was auf Karten stand, die heute anderes sagen: nach der Ausgabe, mit der Spiele begonnen haben. Das Englische steht in
### data/carthage/editions.

printed-1-conquest-of-tunisia = Liegt von Anfang an inaktiv im Forum; ein Sieg schafft Tunisia, öffnet seinen Handel und bringt 4 Libyan Spearmen in den Force Pool.
printed-1-pyrrhic-war = Kommt inaktiv; greift Sicily an und nimmt, solange er aktiv ist, 2 Karten aus Stapel 5; geht er verloren, verliert Carthage Sicily und seinen Handel.
printed-1-numidian-war-1 = Kommt aktiv; ein Sieg schafft Numidia und bringt 3 Numidian Cavalry in den Force Pool.
printed-1-massilian-war = Kommt aktiv, vor allem ein Seekrieg; nimmt, solange er aktiv ist, 1 Karte aus Stapel 6; ein Sieg schafft die Balearic Isles; geht er verloren, ist 1 Karte aus Stapel 6 für immer fort.
printed-1-cyrenean-war = Kommt aktiv; nimmt, solange er aktiv ist, 1 Karte aus Stapel 7; ein Sieg schafft Tripolitania.
printed-1-conquest-of-interior-spain = Kommt inaktiv; ein Sieg schafft Interior Spain, öffnet seinen Silberhandel und senkt die Kosten von Celtiberians auf 6T.
printed-1-saharan-caravan-route = Braucht 40 Caravans; ein Erfolg öffnet Garamantia (je 2 Karten der Stapel 3 und 8).
printed-1-tin-isles = Braucht 40 Trade Fleets; ein Erfolg öffnet die Tin Isles (1 Karte aus Stapel 2, 2 aus Stapel 6).
printed-1-west-african-coast = Braucht 10 Caravans und 50 Trade Fleets; ein Erfolg öffnet West Africa (1 Karte aus Stapel 1, 3 aus Stapel 9) und schafft Mauretania.
