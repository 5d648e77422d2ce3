### Begriffe der Grand Variant: wie jeder geschrieben wird, durch einen Strich getrennt, und was er bedeutet.

term-coupled = gekoppelter Krieg|gekoppelte Kriege|gekoppelten Kriege|Gekoppelte Kriege
    .means = ein Punic War und der Roman War mit derselben Zahl: ein Krieg mit einer Seite auf jedem Spielplan
term-settled = entschieden
    .means = ein gekoppelter Krieg, den eine Republik gewonnen hat oder der aus dem Spiel ist: Er kommt nie wieder
term-sea = beherrscht das Meer
    .means = wer in Krieg 1 zuletzt zur See gesiegt hat; nur er darf dort zu Lande kämpfen
term-direct = direkte Schlacht|direkten Schlacht
    .means = beide Republiken greifen denselben Krieg an: Ihre Heere kämpfen gegeneinander, nicht gegen die Karten
term-tribute = Tribut
    .means = 25T je Runde für jeden verlorenen Krieg, 15T davon an die Republik, die ihn gewonnen hat
term-fallen = gefallen
    .means = eine Republik, die aus dem Spiel ist; ihre Fraktionen zählen 0
