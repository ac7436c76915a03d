# Benachrichtigungen: was man von Tischen erfährt, an denen man gerade nicht ist

notice-asked = { $game }: Jemand möchte Züge zurücknehmen und braucht deine Antwort.
notice-turn = { $game }: Du bist dran.
notice-deal = { $game }: Das Austeilen wartet auf dich. Öffne kurz den Tisch.
notice-begun = { $game }: An deinem Tisch geht es los.
notice-over = { $game }: Das Spiel an deinem Tisch ist zu Ende.
notice-again = { $game }: Die anderen wollen noch einmal spielen und laden dich ein.
notice-settled = { $game }: Es wartet nichts mehr auf dich.
notice-trial = So erfährst du von deinen Tischen.

# Die Seite, auf der man wählt, wie man es erfährt

page-notices = Benachrichtigungen
title-notices = Benachrichtigungen
notices-lead = Partien über Tage gehen weiter, während du woanders bist. Wenn du eine Minute lang nicht am Tisch warst, kannst du erfahren, dass das Austeilen auf dich wartet, dass du dran bist, dass der Tisch beginnt oder zu Ende ist, dass jemand Züge zurücknehmen möchte oder dass die anderen noch einmal spielen wollen. Alles wird einmal gesagt, und nichts vom Spiel.
notices-ways = Hier erfährst du es
notices-browser = Ein Browser ({ $host })
notices-webhook = Eine Adresse bei { $host }
notices-since = seit
notices-try = Ausprobieren
notices-remove = Beenden
notices-push = In diesem Browser
notices-push-note = Die Benachrichtigungen erscheinen auch, wenn keine Seite von Spadework offen ist. Sie kommen verschlüsselt, über den Dienst des Browserherstellers.
notices-push-on = In diesem Browser benachrichtigen
notices-push-here = Dieser Browser benachrichtigt dich.
notices-push-another = Vielleicht zeigt dieser Browser noch Benachrichtigungen für jemand anderen, der hier war.
notices-push-stop = Diese beenden
notices-push-denied = Dieser Browser zeigt keine Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuch es noch einmal.
notices-push-failed = Das hat nicht geklappt. Versuch es später noch einmal.
notices-push-unable = Dieser Browser kann es hier nicht. Es braucht eine Adresse mit https:// und auf iPhone oder iPad diese Seite auf dem Home-Bildschirm.
notices-own = An eine eigene Adresse
notices-own-note = Spadework kann eine Zeile Text an eine Adresse bei { $hosts } schicken, etwa an ein eigenes Thema. Wer das Thema kennt, liest mit; wähl also eines, das niemand errät.
notices-address = Adresse
notices-add = Dort benachrichtigen
notices-wrong-address = Das ist keine brauchbare Adresse. Sie sieht so aus: https://{ $hosts }/dein-thema
notices-wrong-scheme = Die Adresse muss mit https:// beginnen
notices-wrong-host = Die Adresse muss einen dieser Namen haben: { $hosts }
notices-wrong-port = Der Port in der Adresse ist nicht erlaubt. Erlaubt sind: { $hosts }
notices-none = Wer diesen Server betreibt, hat keinen Weg eingerichtet, auf dem du etwas erfährst, wenn keine Seite offen ist. Solange eine offen ist, sagt ihr Titel, wie viele Tische auf dich warten, und am Tisch kann ein Ton sagen, dass du dran bist.

error-push = Den Dienst dieses Browsers für Benachrichtigungen kennt dieser Server nicht.
error-push-advice = Nimm einen anderen Browser, oder frag, wer den Server betreibt.
error-many-ways = Du wirst schon auf vielen Wegen benachrichtigt.
error-many-ways-advice = Beende erst einen davon.
error-too-many-trials = Das war oft ausprobiert.
error-too-many-trials-advice = Warte eine Minute.
