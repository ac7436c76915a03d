# Vor dem Geben: wer da ist, Links für Freunde

gathering-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
gathering-missing = Noch nicht da: { $names }.
gathering-late = Alle Plätze sind besetzt, aber gegeben wird erst mit { $names }: Ohne die Beiträge aller Spieler zum Zufall wird nicht gegeben. Es geht von selbst weiter, wenn die Seite dort wieder offen ist.
gathering-dealing = Alle sind da. Es wird gegeben …
gathering-starts = Das Spiel beginnt von selbst, sobald alle da sind.
gathering-link = Link für deine Freunde
gathering-link-note = Er gilt für alle freien Plätze: Wer ihn öffnet, setzt sich auf den nächsten.
gathering-code = Derselbe Link als QR-Code, für die Kamera eines Telefons
gathering-kept = Link für { $name }
gathering-closed = Diesen Link kann sonst niemand öffnen.
gathering-closed-advice = Spadework hört nur auf diesen Computer. Halte es an (Strg+C), starte es mit „{ $command }“ und lade diese Seite neu: Der Tisch bleibt.
gathering-address = Wenn Freunde ihn nicht öffnen können, versuch eine andere Adresse dieses Computers:
gathering-fill = Computerspieler für die freien Plätze
gathering-fill-now = Mit ihnen beginnen
gathering-sit = Platz nehmen
gathering-leave = Tisch verlassen
gathering-free = Plätze derer freigeben, die fehlen
gathering-cancel = Tisch absagen …
gathering-cancel-note = Alle, die hier warten, erfahren es, und die Links führen nirgends mehr hin.
gathering-cancel-now = Absagen
seat-kept = ist gefragt, ob es noch eine Runde wird

error-cancelled = Dieser Tisch wurde abgesagt.
error-cancelled-advice = Wer ihn eröffnet hat, hat ihn abgesagt. Such dir in der Lobby einen anderen, oder eröffne selbst einen.
error-gathering = Das geht an diesem Tisch nicht mehr.
error-gathering-advice = Er ist inzwischen weiter, oder es ist nicht deine Entscheidung. Geh zurück an den Tisch und schau, wie es steht.
error-held-up = Du kannst dich an diesen Tisch nicht noch einmal setzen: Das Geben hat zu lange auf dich gewartet.
error-held-up-advice = Lass dich vom Tisch einladen, oder such dir in der Lobby einen anderen.
error-no-seat = An diesem Tisch ist kein Platz mehr für dich.
error-no-seat-advice = Jemand war schneller. Such dir in der Lobby einen anderen Tisch.
error-too-many-seats = Du hast dich in kurzer Zeit an sehr viele Tische gesetzt.
error-too-many-seats-advice = Warte ein wenig, dann versuch es noch einmal.

# Die Lobby

page-lobby = Lobby
home-lobby = Spiel mit allen, die kommen: zur Lobby
title-lobby = Lobby: Tische für alle, die kommen
new-joining = Wer darf die Plätze für Freunde nehmen?
joining-link = wer den Link bekommt
joining-anybody = alle: Der Tisch steht in der Lobby
lobby-heading = Tische für alle, die kommen
lobby-now = Irgendein Spiel, sofort
lobby-now-one = Dieses Spiel, sofort
lobby-now-note = Du setzt dich dorthin, wo jemand am längsten wartet. Wartet niemand, geht ein Tisch für dich auf, und wer als Nächstes kommt, setzt sich zu dir.
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
lobby-none = Gerade ist kein Tisch offen. Eröffne einen: Wer als Nächstes kommt, findet ihn hier.
lobby-news = Offene Tische: { $count }
lobby-back = Dorthin zurück
error-too-many-open = { $most } Tische von dir warten schon in der Lobby.
error-too-many-open-advice = Sag einen davon ab, oder warte, bis er voll ist.
