# Konten

page-me = Ich
page-ways = Weitere Seiten

title-me = Ich
title-sign-in = Anmelden
title-account = Konto anlegen

emblem-none = Keins
emblem-anchor = Anker
emblem-wheel = Steuerrad
emblem-fish = Fisch
emblem-shell = Muschel
emblem-sun = Sonne
emblem-moon = Mond
emblem-key = Schlüssel
emblem-hook = Haken

me-heading = Gast
me-name = Dein Name am Tisch
me-emblem = Dein Zeichen
me-emblem-note = Es steht auf den Seiten neben deinem Namen. Auf dem Spielbrett behält jeder Platz sein eigenes.
me-keep = Speichern
me-guest = Du bist Gast
me-guest-note = Deine Tische gehören zu diesem Browser. Mit einem Konto findest du sie auch auf deinen anderen Geräten. Du brauchst einen Namen und einen Passkey oder ein Passwort, aber keine E-Mail-Adresse.
me-make-account = Konto anlegen
me-ways = Deine Anmeldung
me-passkeys = Passkeys
me-passkey = Passkey vom { $date }
me-no-passkeys = Noch keiner. Mit einem Passkey meldest du dich so an, wie du dein Gerät entsperrst.
me-add-passkey = Passkey hinzufügen
me-remove = Entfernen
me-change-password = Passwort ändern
me-set-password = Passwort setzen
me-old-password = Aktuelles Passwort
me-new-password = Neues Passwort, mindestens { $least } Zeichen
me-keep-password = Passwort speichern und überall sonst abmelden
me-sign-out = Abmelden
me-sign-out-everywhere = Überall abmelden
me-data = Deine Daten
me-data-note = Wir speichern deinen Namen, dein Zeichen, deine Plätze, deine Züge und Nachrichten, deine Runden, wen du blockiert hast, und wohin wir dir Benachrichtigungen schicken sollen.
me-export = Meine Daten herunterladen (JSON)
me-delete = Meine Daten löschen
me-delete-note = Tische, an denen du allein gespielt hast, werden mit allen Zügen gelöscht. An anderen Tischen bleibt dein Platz für die anderen, aber ohne deinen Namen, und deine Nachrichten sind weg. Deine Tische, die noch nicht begonnen haben, werden abgesagt, und du verlässt deine Runden. Das kannst du nicht rückgängig machen.
me-sure = Ja, alles löschen
me-delete-now = Löschen

me-no-name = Ein Konto braucht einen Namen. Gib einen ein.
me-name-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen.
me-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
me-old-password-wrong = Das aktuelle Passwort ist falsch. Nichts wurde geändert.
me-password-wrong = Falsches Passwort. Nichts wurde geändert.
me-show-passkey = Nichts wurde geändert. Benutze einen Passkey dieses Kontos: Ein Browser mit JavaScript fragt danach.
me-delete-by-passkey = Mit einem Passkey löschen
me-delete-passkey = Nichts wurde gelöscht. Wähle „Mit einem Passkey löschen“.
me-delete-wrong = Falsches Passwort. Nichts wurde gelöscht.
me-not-sure = Nichts wurde gelöscht. Setz den Haken, wenn du alles löschen willst.

sign-in = Anmelden
sign-in-name = Name
sign-in-password = Passwort
sign-in-passkey = Mit einem Passkey anmelden
sign-in-claim = { $tables ->
    [one] Den Tisch aus diesem Browser mitnehmen
   *[other] Die { $tables } Tische aus diesem Browser mitnehmen
}
sign-in-wrong = Falscher Name oder falsches Passwort. Versuch es noch einmal.
sign-in-too-often = Zu viele Versuche. Warte eine halbe Minute und versuch es dann noch einmal.
sign-in-forgotten = Ohne E-Mail können wir dir kein neues Passwort schicken. Richte dir zwei Wege zum Anmelden ein: zwei Passkeys oder einen Passkey und ein Passwort.

account-offer-heading = Behalte deine Partien
account-offer = Du hast { $games } Partien in diesem Browser zu Ende gespielt, und nur er kennt sie. Mit einem Konto behältst du Partien, Wertungen und Runden auf allen deinen Geräten. Du brauchst dafür einen Namen und einen Passkey oder ein Passwort, aber keine E-Mail-Adresse.
account-lead = Finde deine Tische auf allen deinen Geräten. Zum Spielen brauchst du kein Konto.
account-too-many = Aus deinem Netz wurden heute schon sehr viele Konten angelegt. Versuch es morgen noch einmal.
account-name = Name
account-passkey = Mit einem Passkey anlegen
account-password = Konto anlegen
account-claim = { $tables ->
    [0] {""}
    [one] Der Tisch aus diesem Browser kommt mit.
   *[other] Die { $tables } Tische aus diesem Browser kommen mit.
}
account-there = Mit einem vorhandenen Konto anmelden

error-signed-out = Du bist abgemeldet. Diese Seite kann nicht mehr für dich spielen.
error-signed-out-advice = Melde dich wieder an und öffne dann den Tisch neu.
passkey-none = Passkeys brauchen https oder die Adresse localhost und einen Browser, der sie unterstützt. Hier kannst du ein Passwort nehmen.
passkey-broken = Das hat nicht geklappt. Versuch es noch einmal, oder nimm ein Passwort.
passkey-wrong = Wir konnten den Passkey nicht prüfen. Versuch es noch einmal.
passkey-unknown = Wir kennen diesen Passkey nicht. Melde dich mit einem Passwort an, oder leg ein Konto an.
passkey-last = Das ist dein einziger Weg zum Anmelden. Füg erst einen anderen Passkey hinzu, oder setz ein Passwort.

error-no-account = Du bist nicht angemeldet.
error-no-account-advice = Melde dich an und versuch es dann noch einmal.
