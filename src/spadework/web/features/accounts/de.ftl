# Die Wörter der Seiten über Menschen

page-me = Ich

title-me = Ich
title-sign-in = Anmelden
title-account = Ein eigenes Konto

emblem-none = Keins
emblem-anchor = Anker
emblem-wheel = Steuerrad
emblem-fish = Fisch
emblem-shell = Muschel
emblem-sun = Sonne
emblem-moon = Mond
emblem-key = Schlüssel
emblem-hook = Haken

me-heading = Ein Gast
me-name = Wie sollen die anderen dich nennen?
me-emblem = Dein eigenes Zeichen
me-emblem-note = Es steht auf den Seiten neben deinem Namen. In den Bildern eines Spiels behält jeder Platz sein eigenes.
me-keep = Behalten
me-guest = Du bist zu Gast
me-guest-note = Deine Tische gehören zu diesem Browser. Mit einem Konto findest du sie auch auf deinen anderen Geräten. Es braucht einen Namen und einen Passkey oder ein Passwort, keine E-Mail.
me-make-account = Konto anlegen
me-ways = Wie du dich anmeldest
me-passkeys = Passkeys
me-passkey = Passkey vom { $date }
me-no-passkeys = Noch keiner. Mit einem Passkey meldest du dich so an, wie du dein Gerät entsperrst.
me-add-passkey = Passkey hinzufügen
me-remove = Entfernen
me-change-password = Passwort ändern
me-set-password = Passwort setzen
me-old-password = Bisheriges Passwort
me-new-password = Passwort, mindestens { $least } Zeichen
me-keep-password = Dieses Passwort behalten, überall sonst abmelden
me-sign-out = Abmelden
me-sign-out-everywhere = Überall abmelden
me-data = Was von dir gespeichert ist
me-data-note = Dein Name, dein Zeichen, deine Plätze, was du dort gespielt und gesagt hast, deine Runden, und wohin du Nachrichten willst.
me-export = Alles sichern (JSON)
me-delete = Alles löschen
me-delete-note = Tische, an denen sonst niemand saß, werden mit allen Zügen gelöscht. An anderen Tischen bleibt dein Platz für die, die dort spielen: Er gehört dann jemandem ohne Namen, der gegangen ist, und was du gesagt hast, ist weg. Deine Tische, die noch nicht begonnen haben, werden abgesagt, und du verlässt deine Runden. Das lässt sich nicht rückgängig machen.
me-sure = Ja, alles löschen
me-delete-now = Löschen

me-no-name = Ein Konto braucht einen Namen. Schreib einen hin.
me-name-taken = „{ $name }“ heißt hier schon jemand. Wähle einen anderen Namen.
me-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
me-old-password-wrong = Das bisherige Passwort ist ein anderes. Nichts wurde geändert.
me-password-wrong = Das ist nicht das Passwort dieses Kontos. Nichts wurde geändert.
me-show-passkey = Nichts wurde geändert. Zeig einen Passkey dieses Kontos: Ein Browser mit JavaScript fragt danach.
me-delete-by-passkey = Mit einem Passkey löschen
me-delete-passkey = Nichts wurde gelöscht. Zeig einen Passkey dieses Kontos: „Mit einem Passkey löschen“.
me-delete-wrong = Nichts wurde gelöscht. Das ist nicht das Passwort dieses Kontos.
me-not-sure = Nichts wurde gelöscht. Setz den Haken, wenn alles gelöscht werden soll.

sign-in = Anmelden
sign-in-name = Name
sign-in-password = Passwort
sign-in-passkey = Mit einem Passkey
sign-in-claim = { $tables ->
    [one] Den Tisch dieses Browsers mitnehmen
   *[other] Die { $tables } Tische dieses Browsers mitnehmen
}
sign-in-wrong = Name und Passwort passen nicht zusammen. Versuch es noch einmal.
sign-in-too-often = Das war oft in kurzer Zeit. Warte eine halbe Minute, dann versuch es noch einmal.
sign-in-forgotten = Ohne E-Mail kann dir niemand ein neues Passwort schicken. Hab also zwei Wege, dich anzumelden: zwei Passkeys, oder einen Passkey und ein Passwort.

account-lead = Damit du deine Tische auf allen deinen Geräten findest. Zum Spielen braucht niemand ein Konto.
account-too-many = Aus deinem Netz wurden heute schon sehr viele Konten angelegt. Versuch es morgen noch einmal.
account-name = Name
account-passkey = Mit einem Passkey anlegen
account-password = Mit diesem Passwort anlegen
account-claim = { $tables ->
    [0] {""}
    [one] Der Tisch dieses Browsers kommt mit.
   *[other] Die { $tables } Tische dieses Browsers kommen mit.
}
account-there = Ich habe ein Konto: anmelden

error-signed-out = Du bist hier nicht mehr angemeldet, deshalb kann diese Seite nicht mehr für dich spielen.
error-signed-out-advice = Melde dich wieder an und öffne den Tisch neu.
passkey-none = Passkeys gehen mit https oder unter der Adresse localhost, in einem Browser, der sie kennt. Hier tut es ein Passwort.
passkey-broken = Das hat nicht geklappt. Versuch es noch einmal, oder nimm ein Passwort.
passkey-wrong = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
passkey-unknown = Diesen Passkey kennt hier niemand. Melde dich mit einem Passwort an, oder leg ein Konto an.
passkey-last = Das ist dein einziger Weg, dich anzumelden. Füg erst einen anderen Passkey hinzu oder setz ein Passwort.

error-no-account = Du bist nicht angemeldet.
error-no-account-advice = Melde dich an, dann versuch es noch einmal.
