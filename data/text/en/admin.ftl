### For those who run a server: settings, health; and what is kept of a person.

## Server settings

admin-title = **Byrsa on this server**
admin-changed = Changed.
admin-language = Language of public cards: { $language }
admin-channels = Games may be opened { $channels ->
    [none] in any channel
   *[other] in { $channels } only
}.
admin-role = Games may be opened { $role ->
    [none] by everybody
   *[other] by { $role } only
}.
admin-most = Games at the same time: at most { $most }
admin-retention = Ended games are { $days ->
    [none] kept
    [one] erased after one day
   *[other] erased after { $days } days
}.
reason-house-channel = Games are opened in { $channels } on this server. Nothing was opened here.
reason-house-role = On this server games are opened by { $role }. Ask somebody who has that role to open one.
reason-house-full = There are { $most } games on this server, as many as it allows at the same time. Wait until one is over.
reason-house-setting = That setting cannot be so; nothing was changed.

## Health

health-title = **How the bot is doing**
health-latency = Discord answers in { $milliseconds } ms.
health-ack = Presses acknowledged: { $half ->
    [none] none yet
   *[other] half within { $half } ms, 99 of 100 within { $most } ms
}
health-result = Presses answered: { $half ->
    [none] none yet
   *[other] half within { $half } ms, 99 of 100 within { $most } ms
}
health-render = Boards drawn: { $half ->
    [none] none yet
   *[other] half within { $half } ms, 99 of 100 within { $most } ms
}
health-outbox = Messages waiting to be sent: { $count }{ $age ->
    [0] { "" }
   *[other] { "" }; the oldest for { $age } minutes
}
health-road = Since { $when } nothing arrives on Discord: { $cause ->
    [ban] it keeps this bot or its address out for a time
    [token] it refuses the bot's token
    [down] it fails
   *[network] it does not answer
}. Everything waits, and clocks stand still until then.
health-lost = Messages given up in the last week: { $count }
health-refused = Messages Discord refused: { $count }
health-failed = Errors nobody foresaw: { $count }
health-held = Held games on this server: { $count }{ $games ->
    [none] { "" }
   *[other] { "" } ({ $games })
}

## Privacy

privacy-export = Export My Data
privacy-delete = Delete My Data…
privacy-sure = This leaves all your seats ({ $seats }), erases your settings and takes your name from all you have answered. It cannot be undone.
privacy-confirm = Delete All of It
privacy-exported = Everything that is kept of you is in the file.
privacy-deleted = You have left { $seats } seats, and nothing is kept under your name any more.

error-haste = That was too fast, and was not done. Wait a moment, then press once more.
