### Die Republiken: die Sterblichkeitsphase. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

chit-blank = ein leeres
event-republic-chits-drawn = { $chits ->
    [nichts] Kein Mortality Chit wird gezogen.
   *[other] { $against ->
        [none] Mortality Chits
       *[other] Mortality Chits, die Senatoren von { $against } zu Hause töten können, weil der Attentäter gefasst wurde
    }: { $chits }.
}
cause-of-death = { $cause ->
    [mortality] Sterblichkeit
    [battle] in der Schlacht
    [exploration] auf Expedition
    [crucified] gekreuzigt
    [disorder] in den Unruhen
    [raid] durch Plünderer
    [pretender] durch einen Prätendenten
    [captivity] in Gefangenschaft
    [revolt] in der Revolte
    [assassination] durch ein Attentat
    [caught] als Attentäter gefasst
    [executed] hingerichtet
    [people] vom Volk getötet
    [appeal] im Tumult einer Berufung
    [revenge] aus Rache für ein Attentat
    [conspiracy] Opfer der Verschwörung
    [mob] vom Pöbel zerrissen
    [elsewhere] wie auf dem anderen Brett
   *[other] { $cause }
}
event-republic-died = { $card }{ $seat ->
    [none] { "" }
   *[other] { " " }von { $seat }
} stirbt ({ cause-of-death }).
    .news = ✝ { event-republic-died }
    .you = { $card } stirbt ({ cause-of-death }).
event-republic-left-behind = Was { $senator } innehatte, liegt nun im Forum: { $items }.
event-republic-family-stays = Die Familie { $family } bleibt bei { $seat } und führt weiter.
    .you = Die Familie { $family } bleibt bei dir und führt weiter.
    .news = { event-republic-family-stays }
event-republic-family-lost = Die Familie { $family } kommt unter die Karten der Curia.
event-republic-family-inherited = { $senator } übernimmt die Familie { $family }.
event-republic-faction-revived = { $seat } hatte keinen Senator mehr und nimmt { $senator } aus der Curia als Leader auf.
    .news = { event-republic-faction-revived }
    .you = Du hattest keinen Senator mehr und nimmst { $senator } aus der Curia als Leader auf.
event-republic-faction-out = Die Fraktion von { $seat } hat zur Strafe für ein Attentat den letzten Senator verloren und ist aus dem Spiel.
    .news = { event-republic-faction-out }
    .you = Deine Fraktion hat zur Strafe für ein Attentat ihren letzten Senator verloren und ist aus dem Spiel.
mortality-title = **{ $half ->
    [none] { "" }
   *[other] { $half }:{ " " }
}Sterblichkeit, Runde { $turn }**
mortality-chits = Chits: { $chits }.
mortality-deaths = Tot: { $deaths ->
    [nichts] niemand
   *[other] { $deaths }
}.
mortality-woken = Kriege, die aktiv wurden: { $wars ->
    [nichts] keine
   *[other] { $wars }
}.
