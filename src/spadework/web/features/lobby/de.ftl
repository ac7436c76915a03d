# Der Warteraum: Plätze und Einladungslinks

waiting-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-missing = Warten auf { $names }.
waiting-late = Alle Plätze sind besetzt, aber zum Geben fehlt noch: { $names }. Jeder Browser muss eine Zufallszahl dazugeben. Es geht los, sobald die Fehlenden diese Seite wieder öffnen.
waiting-dealing = Alle sind da. Es wird gegeben …
waiting-starts = Das Spiel beginnt von selbst, sobald alle da sind.
waiting-club = Die Mitglieder von { $club } sehen diesen Tisch und können sich setzen.
waiting-link = Einladungslink
waiting-link-note = Er gilt für alle freien Plätze. Deine Freunde setzen sich der Reihe nach.
waiting-code = Derselbe Link als QR-Code für die Handykamera
waiting-reserved = Link für { $name }
waiting-closed = Nur du kannst diesen Link öffnen.
waiting-closed-advice = Spadework ist nur auf diesem Computer erreichbar. Beende es (Strg+C), starte es mit „{ $command }“ und lade diese Seite neu. Der Tisch bleibt.
waiting-address = Können deine Freunde ihn nicht öffnen? Versuch eine andere Adresse dieses Computers:
waiting-fill = Computerspieler für freie Plätze
waiting-fill-now = Plätze füllen und starten
waiting-sit = Platz nehmen
waiting-resize = Zahl der Spieler ändern auf
waiting-resize-now = Ändern
waiting-resize-note = Sobald kein Platz mehr frei ist, beginnt die Partie.
waiting-setup = Serie und Spieloptionen ändern
waiting-reserved-sit = Nimm deinen Platz ein
waiting-leave = Tisch verlassen
waiting-free = Plätze der Fehlenden freigeben
waiting-cancel = Tisch absagen …
waiting-cancel-note = Alle, die hier warten, erfahren es, und die Links gelten nicht mehr.
waiting-cancel-now = Tisch absagen
seat-reserved = Platz freigehalten
seat-reserved-for = { $level }, bis { $name } kommt

error-cancelled = Dieser Tisch wurde abgesagt.
error-cancelled-advice = Der Gastgeber hat ihn abgesagt. Such dir in der Lobby einen anderen Tisch, oder eröffne selbst einen.
error-waiting = Das geht an diesem Tisch nicht mehr.
error-waiting-advice = Am Tisch ging es weiter, oder das entscheidest nicht du. Geh zurück an den Tisch und schau, wie es steht.
error-held-up = Du kannst dich hier nicht noch einmal hinsetzen: Die anderen haben beim Geben zu lange auf dich gewartet.
error-held-up-advice = Lass dich vom Gastgeber einladen, oder such dir in der Lobby einen anderen Tisch.
error-no-seat = An diesem Tisch ist kein Platz mehr für dich.
error-no-seat-advice = Jemand war schneller. Such dir in der Lobby einen anderen Tisch.
error-too-many-seats = Du hast dich in kurzer Zeit an sehr viele Tische gesetzt.
error-too-many-seats-advice = Warte kurz und versuch es dann noch einmal.

# Die Lobby

page-lobby = Lobby
home-lobby = Mitspieler finden
title-lobby = Lobby: Mitspieler finden
new-joining = Wer darf die freien Plätze nehmen?
joining-link = Leute mit dem Link
joining-anybody = Alle (steht in der Lobby)
joining-club = Mitglieder von { $club } und Leute mit dem Link
lobby-heading = Mitspieler finden
lobby-now = Irgendein Spiel sofort spielen
lobby-now-one = Dieses Spiel sofort spielen
lobby-now-note = Du kommst an den Tisch, der am längsten wartet. Gibt es keinen, eröffnen wir einen für dich, und der Nächste setzt sich dazu.
lobby-games = Spiele
lobby-all = Alle Spiele
lobby-open = { $open ->
    [one] 1 von { $seats } Plätzen frei
   *[other] { $open } von { $seats } Plätzen frei
}
lobby-here = jemand ist da
lobby-away = gerade ist niemand da
lobby-minutes = offen seit { $minutes } min
lobby-hours = offen seit { $hours } h
lobby-days = { $days ->
    [one] offen seit 1 Tag
   *[other] offen seit { $days } Tagen
}
lobby-more = { $count ->
    [one] Ein weiterer Tisch ist offen.
   *[other] { $count } weitere Tische sind offen.
}
lobby-none = Gerade ist kein Tisch offen. Eröffne einen, dann findet ihn der Nächste hier.
lobby-choose = Spiel aussuchen
lobby-news = Offene Tische: { $count }
lobby-back = Zurück zu meinem Tisch
error-too-many-open = Du hast schon { $most } Tische, die in der Lobby warten.
error-too-many-open-advice = Sag einen ab, oder warte, bis er voll ist.
