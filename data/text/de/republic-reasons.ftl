## Warum Computerspieler taten, was sie taten; nach der Partie erzählt

because-persuade = Ich habe es bei { $senator } versucht: { $chance } zu 100, erwartete Gegengebote eingerechnet, { $talents ->
    [0] und ohne Bestechungsgeld kostete es nichts
   *[other] und das war mir { $talents }T Bestechungsgeld wert
}.
because-raise-bribe = { $talents }T mehr für { $senator } stellten die Aussichten wieder her, und der Preis war es wert.
because-buy-initiative = Eine Initiative mehr war mir { $talents }T wert.
because-leader-is-safe = { $senator } zu sichern lohnte von allen am meisten: Einen Fraktionsführer kann niemand abwerben.
because-life-mine = Herrscht { $senator } auf Lebenszeit, habe ich gewonnen.
because-life-of-rival = Herrscht { $senator } auf Lebenszeit, ist die Partie aus, und ein anderer hat sie gewonnen.
because-buy-votes = { $votes ->
    [one] Eine Stimme gekauft
   *[other] { $votes } Stimmen gekauft
}: so viele, wie es brauchte, um sicher zu sein.
because-buy-all = { $votes ->
    [one] Eine Stimme gekauft
   *[other] { $votes } Stimmen gekauft
}: so viele ich konnte, auch wenn es vielleicht nicht reichte.
because-levy-send = Ich habe Einheiten ausgehoben, damit { $senator } mit ordentlichen Aussichten gegen { $war } ziehen kann.
because-levy-reinforce = Ich habe ausgehoben, was unserer Truppe gegen { $war } fehlte.
because-levy-replace = Ich habe Einheiten ausgehoben, damit { $senator } unsere Truppe gegen { $war } mit ordentlichen Aussichten übernehmen kann.
because-order-send = { $senator } soll gegen { $war } ziehen: Mit dem, was wir haben, sind die Aussichten ordentlich.
because-order-recall = So, wie sie war, hätte unsere Truppe gegen { $war } kaum gewonnen: Ich habe sie zurückgerufen.
because-order-reinforce = Unserer Truppe gegen { $war } fehlten Einheiten: Verstärkt sind ihre Aussichten ordentlich.
because-order-replace = { $senator } soll unsere Truppe gegen { $war } übernehmen: Unter ihm sind ihre Aussichten ordentlich, so wie sie jetzt geführt wird nicht.
because-last-hope = Ohne einen Sieg über { $war } war alles verloren: Wir mussten kämpfen, wie schlecht die Aussichten auch waren.
because-levy-garrison = Ich habe Einheiten ausgehoben, um { $province } zu halten: Ohne Garnison schmerzten dort Überfälle oder ein Aufstand.
because-order-garrison = Ich habe eine Garnison nach { $province } geschickt: Ohne sie schmerzten dort Überfälle oder ein Aufstand.
because-order-withdraw = Die Garnison von { $province } wurde nicht mehr gebraucht und kostete mehr, als sie schützte.
because-keep-own = { $senator } gehört mir: { $talents }T gegen den Versuch drückten ihn weit genug.
because-keep-own-partly = { $senator } gehört mir: { $talents }T waren alles, was ich gegen den Versuch setzen konnte, und machten ihn halb so aussichtsreich, oder weniger.
because-keep-from-rival = Ich habe { $talents }T dagegen gesetzt: { $senator } soll nicht zu dem, der führt.
because-votes-for-talents = Ich habe { $seat } { $talents }T für die Stimmen geboten: Nichts, was ohne sie durchgeht, war mir so viel wert.
because-agreement = Was { $seat } bot, war mir etwa { $talents }T mehr wert als das, was dafür verlangt war.
because-agreement-declined = Was { $seat } verlangte, war mir mindestens so viel wert wie das, was dafür geboten war, um etwa { $talents }T.
because-shirker = { $failing ->
    [gifts] { $seat } gab dem Staat kaum etwas, während andere gaben: von mir war nichts zu erhoffen.
    [votes] { $seat } schwieg bei den Abstimmungen, während die anderen stimmten: von mir war nichts zu erhoffen.
    [deals] { $seat } hatte in den letzten Runden kaum Geschäfte gemacht, die meisten anderen dagegen schon: von mir war nichts zu erhoffen.
   *[proposals] { $seat } gab das Wort weiter, statt etwas zu beantragen: von mir war nichts zu erhoffen.
}
because-own-part = Ich gab dem Staat { $talents }T: Wer nichts gibt, von dem merkt man es sich.
