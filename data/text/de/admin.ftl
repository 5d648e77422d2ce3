### Für alle, die einen Server betreiben: Einstellungen, Zustand; und was über eine Person gespeichert ist.

## Einstellungen des Servers

admin-title = **Byrsa auf diesem Server**
admin-changed = Geändert.
admin-language = Sprache öffentlicher Karten: { $language }
admin-channels = Spiele dürfen eröffnet werden: { $channels ->
    [none] in jedem Kanal
   *[other] nur in { $channels }
}.
admin-role = Spiele darf eröffnen: { $role ->
    [none] jeder
   *[other] nur { $role }
}.
admin-most = Spiele zur gleichen Zeit: höchstens { $most }
admin-retention = Beendete Spiele werden { $days ->
    [none] aufbewahrt
    [one] nach einem Tag gelöscht
   *[other] nach { $days } Tagen gelöscht
}.
reason-house-channel = Auf diesem Server werden Spiele in { $channels } eröffnet. Hier wurde nichts eröffnet.
reason-house-role = Auf diesem Server eröffnet Spiele, wer die Rolle { $role } hat. Bitte jemanden mit dieser Rolle darum.
reason-house-full = Auf diesem Server gibt es { $most } Spiele, mehr erlaubt er nicht zur gleichen Zeit. Warte, bis eines zu Ende ist.
reason-house-setting = So lässt sich das nicht einstellen; nichts wurde geändert.

## Zustand

health-title = **Wie es dem Bot geht**
health-latency = Discord antwortet in { $milliseconds } ms.
health-ack = Tastendrücke bestätigt: { $half ->
    [none] noch keine
   *[other] die Hälfte in { $half } ms, 99 von 100 in { $most } ms
}
health-result = Tastendrücke beantwortet: { $half ->
    [none] noch keine
   *[other] die Hälfte in { $half } ms, 99 von 100 in { $most } ms
}
health-render = Spielpläne gezeichnet: { $half ->
    [none] noch keine
   *[other] die Hälfte in { $half } ms, 99 von 100 in { $most } ms
}
health-outbox = Nachrichten, die noch zu senden sind: { $count }{ $age ->
    [0] { "" }
   *[other] { "" }; die älteste seit { $age } Minuten
}
health-road = Seit { $when } kommt auf Discord nichts an: { $cause ->
    [ban] es sperrt diesen Bot oder seine Adresse für eine Weile aus
    [token] es weist das Token des Bots zurück
    [down] es ist gestört
   *[network] es antwortet nicht
}. Alles wartet, und bis dahin stehen die Uhren still.
health-lost = In der letzten Woche aufgegebene Nachrichten: { $count }
health-refused = Von Discord abgelehnte Nachrichten: { $count }
health-failed = Unvorhergesehene Fehler: { $count }
health-held = Angehaltene Spiele auf diesem Server: { $count }{ $games ->
    [none] { "" }
   *[other] { "" } ({ $games })
}

## Datenschutz

privacy-export = Meine Daten exportieren
privacy-delete = Meine Daten löschen…
privacy-sure = Damit verlässt du alle deine Sitze ({ $seats }); deine Einstellungen werden gelöscht, und dein Name verschwindet von allem, was du beantwortet hast. Das lässt sich nicht rückgängig machen.
privacy-confirm = Alles löschen
privacy-exported = Alles, was über dich gespeichert ist, steht in der Datei.
privacy-deleted = Verlassene Sitze: { $seats }. Unter deinem Namen ist nichts mehr gespeichert.

error-haste = Das war zu schnell und wurde nicht ausgeführt. Warte einen Moment und drücke dann noch einmal.
