# Benachrichtigungen

notice-asked = { $game }: Jemand möchte einen Zug zurücknehmen. Antworte jetzt.
notice-turn = { $game }: Du bist dran.
notice-late = { $game }: Dir bleiben weniger als zwei Stunden für deinen Zug.
notice-deal = { $game }: Zum Geben fehlst du noch. Öffne kurz den Tisch.
notice-begun = { $game }: Dein Spiel hat begonnen.
notice-over = { $game }: Dein Spiel ist zu Ende.
notice-rematch = { $game }: Du bist zur Revanche eingeladen.
notice-ask = { $game }: { $name } lädt dich zu einer Partie ein.
notice-club = { $game }: { $name } hat einen Tisch für { $club } eröffnet.
notice-date = { $club } spielt bald { $game }: { $day } ({ $zone }).
notice-date-asked = { $club } spielt bald { $game }: { $day } ({ $zone }). Bist du dabei?
notice-date-open = { $club }: Euer Tisch für { $game } ist offen.
notice-tournament = { $name } hat ein Turnier angesetzt: { $game }. Bist du dabei?
notice-round = { $game }: Durchgang { $round } des Turniers hat begonnen. Dein Tisch ist bereit.
notice-tournament-over = { $game }: Das Turnier ist zu Ende. Hier ist der Endstand.
notice-settled = { $game }: Nichts wartet auf dich.
notice-trial = So benachrichtigt dich Spadework.

# Einstellungen der Benachrichtigungen

page-notices = Benachrichtigungen
title-notices = Benachrichtigungen
notices-lead = Partien über mehrere Tage gehen weiter, während du weg bist. Du kannst eine Benachrichtigung bekommen, wenn du dran bist oder deine Zeit knapp wird, das Spiel beginnt oder endet, zum Geben auf dich gewartet wird oder die anderen einen Zug zurücknehmen oder eine Revanche wollen. Sie kommt eine Minute, nachdem du den Tisch verlassen hast, und nur einmal. Öffnet jemand einen Tisch für eine deiner Runden, erfährst du es sofort, und vor den Terminen deiner Runden erinnern wir dich. Vom Spiel selbst verrät eine Benachrichtigung nichts.
notices-ways = Hier wirst du benachrichtigt
notices-browser = Browser ({ $host })
notices-webhook = Adresse bei { $host }
notices-since = seit
notices-try = Test senden
notices-remove = Ausschalten
notices-push = In diesem Browser
notices-push-note = Du bekommst Benachrichtigungen, auch wenn Spadework geschlossen ist. Sie sind verschlüsselt und kommen über den Dienst des Browserherstellers.
notices-push-on = In diesem Browser einschalten
notices-push-here = Benachrichtigungen sind in diesem Browser eingeschaltet.
notices-push-another = Vielleicht zeigt dieser Browser noch Benachrichtigungen für jemand anderen, der ihn benutzt hat.
notices-push-stop = Diese ausschalten
notices-push-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuch es dann noch einmal.
notices-push-failed = Das hat nicht geklappt. Versuch es später noch einmal.
notices-push-unable = Dieser Browser kann das hier nicht. Du brauchst eine Adresse mit https:// und auf iPhone oder iPad diese Seite auf dem Home-Bildschirm.
notices-own = An eine eigene Adresse
notices-own-note = Spadework kann eine Zeile Text an eine Adresse bei { $hosts } schicken, etwa an ein eigenes Thema. Wer das Thema kennt, kann mitlesen. Wähl also eines, das niemand errät.
notices-address = Adresse
notices-add = An diese Adresse senden
notices-wrong-address = Diese Adresse geht nicht. Sie muss so aussehen: https://{ $hosts }/dein-thema
notices-wrong-scheme = Die Adresse muss mit https:// beginnen
notices-wrong-host = Die Adresse muss bei einem dieser Hosts liegen: { $hosts }
notices-wrong-port = Dieser Port ist nicht erlaubt. Erlaubt: { $hosts }
notices-none = Dieser Server kann dich nicht benachrichtigen, solange keine Seite offen ist. Ist eine offen, zeigt ihr Titel, wie viele Tische auf dich warten, und am Tisch kann dir ein Ton sagen, dass du dran bist.

error-push = Dieser Server kennt den Benachrichtigungsdienst deines Browsers nicht.
error-push-advice = Nimm einen anderen Browser, oder frag den Betreiber des Servers.
error-many-ways = Du bekommst schon an vielen Stellen Benachrichtigungen.
error-many-ways-advice = Schalte erst eine aus.
error-too-many-trials = Das waren viele Tests.
error-too-many-trials-advice = Warte eine Minute.
