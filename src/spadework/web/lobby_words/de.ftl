# Vor dem Geben: wer da ist, Links für Freunde

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
gathering-cancel = Tisch absagen …
gathering-cancel-note = Alle, die hier warten, erfahren es, und die Links führen nirgends mehr hin.
gathering-cancel-now = Absagen
seat-kept = ist gefragt, ob es noch eine Runde wird

error-cancelled = Dieser Tisch wurde abgesagt.
error-cancelled-advice = Wer ihn eröffnet hat, hat ihn abgesagt. Such dir in der Lobby einen anderen, oder eröffne selbst einen.
error-gathering = Das geht an diesem Tisch nicht mehr.
error-gathering-advice = Er ist inzwischen weiter, oder es ist nicht deine Entscheidung. Geh zurück an den Tisch und schau, wie es steht.
error-no-seat = An diesem Tisch ist kein Platz mehr für dich.
error-no-seat-advice = Jemand war schneller. Such dir in der Lobby einen anderen Tisch.
error-too-many-seats = Du hast dich in kurzer Zeit an sehr viele Tische gesetzt.
error-too-many-seats-advice = Warte ein wenig, dann versuch es noch einmal.
