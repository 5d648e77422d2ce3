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

printed-2-conquest-of-tunisia = Liegt von Anfang an inaktiv im Forum; ein Sieg schafft Tunisia, öffnet seinen Handel und bringt 4 Libyan Spearmen in den Force Pool; verloren: 2 Karten aus Stapel 4 sind für immer fort.
printed-2-syracusan-war-1 = Kommt aktiv; greift Sicily an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 5 und bringt 2 Sikels; ein Sieg schafft Sicily, wenn es noch nicht im Spiel ist, und öffnet seinen Handel; verloren: 1 Karte aus Stapel 5 ist für immer fort.
printed-2-syracusan-war-2 = Kommt aktiv, mit Flotte; greift Sicily an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 4 und bringt 2 Sikels; ein Sieg schafft Sicily, wenn es nicht im Spiel ist, und öffnet seinen Handel; verloren: Sicily und sein Handel sind fort.
printed-2-syracusan-war-3 = Agathocles landet in Africa: kommt aktiv; greift Tunisia an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 4 und 1 aus Stapel 3, bringt 2 Sikels und 2 Carthaginian Legions der Reserve; verloren: Tunisia und sein Handel sind fort.
printed-2-pyrrhic-war = Kommt aktiv; greift Sicily an und nimmt, solange er aktiv ist, 2 Karten aus Stapel 5; geht er verloren, verliert Carthage Sicily und seinen Handel, und 1 Karte aus Stapel 5 ist für immer fort.
printed-2-libyan-revolt = Kommt aktiv, als Revolte ohne Beute, wenn Tunisia im Spiel ist; solange er aktiv ist, greift er Tunisia an, nimmt 1 Karte aus Stapel 4 und sperrt Libyan Spearmen im Force Pool; verloren: diese Spearmen verlassen das Spiel.
printed-2-numidian-war-1 = Kommt aktiv; ein Sieg schafft Numidia und bringt 3 Numidian Cavalry in den Force Pool; verloren: 2 Karten aus Stapel 3 sind für immer fort.
printed-2-massilian-war = Kommt aktiv, vor allem ein Seekrieg; nimmt, solange er aktiv ist, 1 Karte aus Stapel 6; ein Sieg schafft die Balearic Isles; geht er verloren, sind 2 Karten aus Stapel 6 für immer fort.
printed-2-cyrenean-war = Kommt aktiv; nimmt, solange er aktiv ist, 1 Karte aus Stapel 7; ein Sieg schafft Tripolitania; verloren: 1 Karte aus Stapel 7 ist für immer fort.
printed-2-roman-war-1 = Kommt inaktiv; erst ist seine Flotte zu schlagen. Aktiv greift er Sicily an, nimmt 2 Karten aus Stapel 5 und 2 aus Stapel 4, bringt 3 Gallic Swordsmen und sperrt Campanian Swordsmen; verloren: Sicily und sein Handel sind fort.
printed-2-roman-war-2 = Kommt aktiv; greift beide spanischen Provinzen an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 6, bringt 3 Gallic Swordsmen und sperrt Campanian Swordsmen; verloren: Spanien und der Handel von Interior Spain sind fort.
printed-2-roman-war-3 = Kommt aktiv; aktiv greift er Tunisia an, nimmt 1 Karte aus Stapel 1, 1 aus Stapel 2, 1 aus Stapel 3 und sperrt Campanian Swordsmen; bringt 3 Gallic Swordsmen, 2 Carthaginian Legions der Reserve; verloren: Tunisia und sein Handel.
printed-2-mercenary-war = Kommt aktiv, immer eine Revolte; greift Tunisia an, nimmt, solange er aktiv ist, 1 Karte aus Stapel 4, sperrt Söldner im Force Pool, und jeder in Active Forces desertiert, wenn ein Würfel 1-2 zeigt; verloren: die gesperrten verlassen das Spiel.
printed-2-sardinian-revolt = Kommt aktiv, als Revolte, wenn Sardinia-Corsica im Spiel ist; greift es an und nimmt, solange er aktiv ist, 1 Karte aus Stapel 2; geht er verloren, verliert Carthage Sardinia-Corsica.
printed-2-numidian-war-2 = Kommt inaktiv; greift Numidia an und sperrt, solange er aktiv ist, Numidian Cavalry im Force Pool; geht er verloren, verliert Carthage Numidia, und diese Cavalry verlassen das Spiel.
printed-2-conquest-of-interior-spain = Kommt inaktiv; ein Sieg schafft Interior Spain, öffnet seinen Silberhandel und senkt die Kosten von Celtiberians auf 6T; verloren: Coastal Spain ist fort.
