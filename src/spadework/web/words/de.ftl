# Was der Server selbst sagt: Titel, Formulare, Ablehnungen, Fehler.

default-player = Spieler { $number }
crew-1 = Antje
crew-2 = Fiete
crew-3 = Gesa
crew-4 = Hein
crew-5 = Jonte
crew-6 = Ole
crew-7 = Stine
crew-8 = Wiebke
default-list = { $first } und { $last }

title-home = Schatzsucherspiele im Browser
title-decks = Eigene Karten: { $game }
title-new = Neuer Tisch: { $game }
title-table = { $game }
title-your-turn = Du bist dran – { $game }
title-over = Spiel zu Ende – { $game }
title-join = Für dich ist ein Platz frei: { $game }
title-join-from = { $host } hält dir einen Platz frei: { $game }
title-replay = Rückschau: { $game }
title-rules = Regeln: { $game }
title-one-page = { $game } auf einer Seite
title-deal = Die gleiche Partie für alle: { $game }
title-verify = Ging es gerecht zu?
title-error = Das ging nicht

seat-computer = Computer, { $level }
seat-open = freier Platz
seat-spectator = Zuschauer

kind-me = Ich
kind-here = Hier am Gerät
kind-link = Mit einem Link
kind-computer = Computer

level-deck-hand = Leichtmatrose: lernt noch und macht Fehler
level-mate = Maat: schaut einen Zug voraus
level-captain = Kapitän: denkt voraus
level-admiral = Admiral: denkt länger voraus
level-deck-hand-name = Leichtmatrose
level-mate-name = Maat
level-captain-name = Kapitän
level-admiral-name = Admiral
level-own = { $name } (nur auf diesem Server)
level-own-told = { $name }: ein eigener Spieler dieses Servers

against-deck-hand = { $others ->
    [1] den Leichtmatrosen
   *[other] { $others } Leichtmatrosen
}
against-mate = { $others ->
    [1] den Maat
   *[other] { $others } Maate
}
against-captain = { $others ->
    [1] den Kapitän
   *[other] { $others } Kapitäne
}
against-admiral = { $others ->
    [1] den Admiral
   *[other] { $others } Admirale
}
level-strength = gewinnt { $wins } von 100 Spielen gegen { $others }
level-strength-of-many = gewinnt { $wins } von 100 Spielen gegen { $others }; { $even } wären ausgeglichen

status-gathering = Noch sind nicht alle da
status-awaited = Öffne ihn, damit gegeben werden kann
status-your-turn = Du bist dran
status-waiting = Andere sind dran
status-over = Zu Ende

hint-expected = gewinnt etwa { $wins } von 100
hint-only = nichts anderes kommt in Frage

# Neuer Tisch, Hinsetzen

hints-alone = Nur ich, wenn ich allein spiele
hints-everybody = Alle am Tisch
hints-nobody = Niemand
form-seats = Wähle, wie viele mitspielen: { $least } bis { $most }.
form-kind = Platz { $number }: Wähle, wer spielt.
form-level-seats = Platz { $number }: Dieser Computerspieler hat das Spiel für eine andere Zahl von Spielern gelernt.
form-level = Platz { $number }: Wähle, wie gut der Computer spielt.
form-choice = „{ $choice }“ steht hier nicht zur Wahl. Nimm etwas vom Angebotenen.
form-long-name = „{ $name } …“ ist zu lang. Namen haben höchstens { $most } Buchstaben.
form-strange-name = Ein Name enthält Zeichen, die sich nicht zeigen lassen. Schreib ihn mit gewöhnlichen Buchstaben, Ziffern und Zeichen.
form-same-name = Zwei können nicht beide „{ $name }“ heißen. Gib einem davon einen anderen Namen.
form-no-record = Hier ist keine Aufzeichnung. Wähle eine Datei: Sie lässt sich an einem Tisch speichern, dessen Spiel zu Ende ist.
form-not-text = Diese Datei ist keine Aufzeichnung. Wähle eine, die an einem Tisch gespeichert wurde, dessen Spiel zu Ende ist; ihr Name endet auf .json.

# Abgelehnte Züge und andere Nachrichten

refused-rule = „{ $move }“ geht hier nicht, nach Regel { $rule }.
refused-illegal = „{ $move }“ ist kein Zug, den du jetzt machen kannst. Wähle einen der angebotenen.
refused-stale = Dieser Zug kam zu spät: Am Tisch ging es schon weiter. Sieh hin und wähle neu.
refused-not-your-turn = Du bist gerade nicht dran.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-dealt = Das Spiel hat noch nicht begonnen: Jemand fehlt noch.
refused-voyage = Auf der ersten Fahrt spielst du, was gerade gelernt wird. Tu, worum du gebeten wirst, oder lass es dir zeigen.
refused-over = Das Spiel ist zu Ende.
refused-not-stored = Der Zug ließ sich nicht speichern, also wurde nichts gespielt. Versuch es noch einmal.
refused-conflict = Etwas anderes hat diesen Tisch verändert. Sieh hin und wähle neu.
refused-void = Dieses Geben gilt nicht mehr: Ein neues ist versiegelt, und alle werden noch einmal nach ihrem Beitrag zum Zufall gefragt.
refused-commit-first = Die anderen haben ihre Beiträge zum Zufall noch nicht festgelegt. Warte, bis der Tisch nach deinem fragt.
refused-other-part = Das ist nicht der Beitrag zum Zufall, der für diesen Platz festgelegt wurde.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade die Seite neu.
refused-too-large = Diese Nachricht ist zu lang. Lade die Seite neu.
refused-too-fast = Zu viele Nachrichten auf einmal. Warte ein wenig und lade dann die Seite neu.
refused-stays-nothing = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
refused-stays-over = Das Spiel ist zu Ende; zurückgenommen wird nichts mehr.
refused-stays-chance = Der Zufall war am Zug, oder andere dürfen reagieren: Dieser Zug bleibt.
refused-stays-known = Durch diesen Zug hat jemand etwas erfahren: Er bleibt.
refused-stays-moved = Danach hat jemand anders gezogen: Dein Zug bleibt.
refused-stays-answered = Alle anderen haben geantwortet: Dein Zug bleibt.
why-wait = Du bist nicht dran: Warten auf { $names }.
why-ask = Jetzt nicht. { $ask }
why-rule = Jetzt nicht, nach Regel { $rule }. { $ask }
refused-no-hints = Tipps sind an diesem Tisch nicht vereinbart.
refused-hint-stale = Inzwischen ging es am Tisch weiter. Frag noch einmal, wenn du magst.
refused-hint-failed = Der Kapitän weiß gerade keine Antwort. Frag noch einmal.
refused-connections = Du hast diese Seite zu oft offen. Schließ einige ihrer Tabs und lade dann die Seite neu.

# Gerechter Zufall

verify-right = Diese Aufzeichnung stimmt: Jeder Zug war erlaubt, und niemand hat am Zufall gedreht.
verify-simulated = Diese Aufzeichnung stimmt: Jeder Zug war erlaubt, und der Zufall ist der von Partie { $number } zum Startwert { $seed }. Es ist eine simulierte Partie, die niemand vor dem Geben versiegelt hat.
verify-unfinished = Diese Aufzeichnung ist unvollständig: Was darin steht, stimmt, aber das Spiel geht danach weiter. Das Ende kann abgeschnitten sein.
verify-missing = Achtung: { $missing } von { $seats } Beiträgen zum Zufall fehlen. Wer gegeben hat, konnte sich aussuchen, wie.
verify-wrong = Diese Aufzeichnung stimmt nicht.
verify-reason = Der Grund, auf Englisch:

# Fehlerseiten

error-back = Zu den Spielen

error-no-page = Diese Seite gibt es nicht.
error-no-page-advice = Prüf die Adresse, oder fang bei der Liste der Spiele an.
error-no-table = Diesen Tisch gibt es nicht.
error-no-table-advice = Prüf den Link, oder lass dir einen neuen schicken.
error-no-invitation = Diese Einladung führt zu keinem Platz.
error-no-invitation-advice = Prüf, ob der Link vollständig ist, oder lass dir einen neuen schicken.
error-seat-taken = Hier sitzt schon jemand.
error-seat-taken-advice = Alle Plätze an diesem Tisch sind vergeben. Frag nach einem anderen Tisch, wer dir den Link geschickt hat.
error-too-many-pages = Du hast in kurzer Zeit viele Seiten aufgerufen.
error-too-many-pages-advice = Warte ein paar Sekunden, dann lade die Seite neu.
error-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet.
error-too-many-tables-advice = Warte eine Minute, dann eröffne den nächsten.
error-too-many-unfinished = Du hast { $most } Tische, an denen noch nicht zu Ende gespielt ist.
error-too-many-unfinished-advice = Spiel an einem davon zu Ende, oder sag einen ab, an dem noch nicht gegeben ist.
error-table-game = An diesem Tisch wird ein Spiel gespielt, „{ $game }“ (Fassung { $version } der Regeln), das hier nicht mehr installiert ist.
error-table-game-advice = Installiere das Spiel wieder und lade dann diese Seite neu.
error-table-rules = Dieser Tisch wurde mit Fassung { $version } der Regeln begonnen. Dieser Server kennt sie bis Fassung { $now }.
error-table-rules-advice = Der Server braucht das Spadework, mit dem der Tisch begann, oder ein neueres.
error-table-deck = Der Kartensatz „{ $deck }“ dieses Tisches wurde verändert oder fehlt. Begonnen wurde der Tisch mit Fassung { $version } der Regeln.
error-table-deck-advice = Stell die Datei wieder her, wie sie zu Beginn war, oder beginne einen neuen Tisch.
error-table-damaged = Was von diesem Tisch gespeichert ist, kann nicht gelesen werden.
error-table-damaged-advice = Die Datenbank wurde von außen verändert. Spiel eine Kopie zurück, oder beginne einen neuen Tisch.
error-table-broken = Was von diesem Tisch gespeichert ist, nach Fassung { $version } der Regeln, kann so nicht gespielt worden sein: Eintrag { $number } passt nicht.
error-table-broken-advice = Die Datenbank wurde von außen verändert. Spiel eine Kopie zurück, oder beginne einen neuen Tisch.
decks-not-text = Das ist keine Textdatei. Wähle die Datei mit den Karten; ihr Name endet auf .toml.
decks-no-file = Hier ist keine Datei. Wähle die Datei mit deinen Karten.
error-too-many-decks = Du bringst sehr schnell neue Karten.
error-too-many-decks-advice = Warte eine Minute und versuch es dann noch einmal.
error-many-decks = Du hast schon { $most } Kartensätze.
error-many-decks-advice = Entferne zuerst einen.
error-deck = Der Kartensatz „{ $deck }“ ist nicht zu gebrauchen.
error-deck-advice = Berichtige seine Datei, oder wähle einen anderen. Was daran falsch ist, sagt die Befehlszeile: spadework draw.
error-not-dealt = Das Spiel hat noch nicht begonnen.
error-not-dealt-advice = Komm wieder, wenn alle sitzen.
error-not-over = Das Spiel läuft noch, und seine Aufzeichnung enthält alles, was geheim ist.
error-deal-ended = Diese Partie ist geschlossen. Jeden Tag gibt es eine neue.
error-deal-ended-advice = Spiel die Partie des Tages, oder öffne eine neue.
error-deal-unplayed = Andere spielen diese Partie noch, und du kannst es auch: Ihre Tische siehst du, wenn du mit deinem fertig bist.
error-deal-unplayed-advice = Spiel die Partie zuerst, oder schau wieder nach, wenn sie geschlossen ist.
error-deal-open = Andere spielen diese Partie noch: Ihre Aufzeichnung und ihr Geheimnis werden gezeigt, wenn sie geschlossen ist.
error-deal-open-advice = Schau wieder nach, wenn die Partie geschlossen ist: Ihre Seite sagt, wann.
error-again = Nur wer hier mitgespielt hat, kann von hier aus noch einmal spielen.
error-again-advice = Eröffne einen eigenen Tisch für dieses Spiel.
error-not-over-advice = Komm wieder, wenn das Spiel zu Ende ist.
error-not-your-eyes = Solange das Spiel läuft, schaut niemand mit fremden Augen.
error-not-your-eyes-advice = Wähle deinen eigenen Platz oder die Sicht der Zuschauer; nach dem Ende sind alle Plätze offen.
error-no-step = Diesen Schritt gibt es nicht. Der letzte ist { $steps }.
error-no-step-advice = Wähle einen Schritt vom Anfang bis zum letzten.
error-unchecked = Diese Aufzeichnung konnte nicht in { $seconds } Sekunden geprüft werden.
error-unchecked-advice = Prüfe sie selbst: spadework verify tut dasselbe, so lange es dauert.
error-busy = Gerade werden viele Aufzeichnungen geprüft.
error-busy-advice = Versuche es in einer Minute noch einmal, oder prüfe sie selbst: spadework verify tut dasselbe.
error-too-large = Das ist zu groß. Höchstens { $most } Kilobyte werden angenommen.
error-too-large-advice = Schick etwas Kleineres. So groß ist keine Aufzeichnung eines Spiels.
error-other-site = Dieses Formular kam von einer anderen Website oder von einer Seite mit anderer Adresse.
error-other-site-advice = Öffne die Seite hier und schick das Formular noch einmal.
error-storage = Die Tische lassen sich gerade nicht lesen oder speichern.
error-storage-advice = Versuch es gleich noch einmal. Bleibt es so, steht der Grund im Protokoll des Servers.
error-address = Ein Teil dieser Adresse stimmt nicht.
error-address-advice = Prüf die Adresse, oder fang bei der Liste der Spiele an.
error-method = So lässt sich diese Adresse nicht benutzen.
error-method-advice = Geh zurück und benutze die Links und Knöpfe der Seite.
error-form = Das Formular war nicht zu lesen.
error-form-advice = Geh zurück, lade die Seite neu und schick das Formular noch einmal.
error-failure = Hier ist etwas schiefgegangen, und du kannst nichts dafür.
error-failure-advice = Lade die Seite neu. Passiert es wieder, nenne der Person, die den Server betreibt, die Nummer { $number }: Damit findet sich der Grund im Protokoll.

title-preparing = { $game } wird vorbereitet
preparing-left =
    { $seconds ->
        [one] { $game } wird vorbereitet, noch etwa eine Sekunde.
       *[other] { $game } wird vorbereitet, noch etwa { $seconds } Sekunden.
    }
preparing-ready = { $game } ist bereit.
preparing-why = Das geschieht einmal, wenn Spadework neu ist oder sich geändert hat. Danach geht es von selbst weiter.
preparing-lost = Der Server antwortet nicht. Neuer Versuch.
