# Der Server: Titel, Formulare, Ablehnungen, Fehler.

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
title-join = Du bist eingeladen: { $game }
title-join-from = { $host } lädt dich ein: { $game }
title-replay = Partie ansehen: { $game }
title-rules = Regeln: { $game }
title-one-page = { $game } auf einer Seite
title-deal = Die gleiche Partie für alle: { $game }
title-verify = War die Partie fair?
title-error = Das hat nicht geklappt

seat-computer = Computer, { $level }
seat-open = freier Platz
seat-spectator = Zuschauer

kind-me = Ich
kind-here = Hier am Gerät
kind-link = Per Link
kind-computer = Computer

level-deck-hand = Leichtmatrose: lernt noch und macht Fehler
level-mate = Maat: spielt aus Erfahrung
level-captain = Kapitän: denkt voraus
level-admiral = Admiral: denkt länger voraus
level-deck-hand-name = Leichtmatrose
level-mate-name = Maat
level-captain-name = Kapitän
level-admiral-name = Admiral
level-own = { $name } (nur auf diesem Server)
level-own-server = { $name }: ein Spieler, den es nur auf diesem Server gibt

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
level-strength = gewinnt { $wins } von 100 Partien gegen { $others }
level-strength-of-many = gewinnt { $wins } von 100 Partien gegen { $others }; ein gleich starker Spieler käme auf { $even }

status-gathering = Es fehlen noch Mitspieler
status-awaited = Öffne ihn, dann geht es los
status-your-turn = Du bist dran
status-waiting = Warten auf die anderen
status-over = Beendet

hint-expected = gewinnt etwa { $wins } von 100
hint-only = der einzige sinnvolle Zug
hint-close = { $expected }, kein klarer Unterschied

# Neuer Tisch, Hinsetzen

hints-alone = Nur ich, wenn ich allein spiele
hints-everybody = Alle am Tisch
hints-nobody = Niemand
form-seats = Wähle { $least } bis { $most } Spieler.
form-kind = Platz { $number }: Wähle, wer spielt.
form-level-seats = Platz { $number }: Dieser Computerspieler kann nicht mit so vielen Spielern spielen.
form-level = Platz { $number }: Wähle einen Computerspieler.
form-choice = „{ $choice }“ kannst du hier nicht wählen. Nimm eine der Möglichkeiten.
form-long-name = „{ $name } …“ ist zu lang. Ein Name hat höchstens { $most } Zeichen.
form-strange-name = Ein Name enthält Zeichen, die wir nicht anzeigen können. Nimm gewöhnliche Buchstaben, Ziffern und Satzzeichen.
form-same-name = Zwei Spieler können nicht beide „{ $name }“ heißen. Gib einem einen anderen Namen.
form-no-record = Hier ist keine Aufzeichnung. Wähle die Aufzeichnung einer beendeten Partie.
form-not-text = Diese Datei ist keine Aufzeichnung. Wähle die Aufzeichnung einer beendeten Partie; ihr Name endet auf .json.

# Abgelehnte Züge und andere Nachrichten

refused-rule = Regel { $rule } erlaubt „{ $move }“ hier nicht.
refused-illegal = „{ $move }“ kannst du jetzt nicht spielen. Wähle einen der angebotenen Züge.
refused-stale = Zu spät: Am Tisch ging es schon weiter. Wähle neu.
refused-not-your-turn = Du bist nicht dran.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-dealt = Das Spiel hat noch nicht begonnen. Es fehlt noch jemand.
refused-tutorial = Das ist ein Tutorial. Tu, worum du gebeten wirst, oder lass es dir zeigen.
refused-over = Das Spiel ist zu Ende.
refused-not-stored = Wir konnten deinen Zug nicht speichern. Er wurde nicht gespielt. Versuch es noch einmal.
refused-conflict = Der Tisch hat sich verändert. Wähle neu.
refused-void = Diese Kartenverteilung gilt nicht. Wir versiegeln eine neue und bitten alle Browser um eine neue Zufallszahl.
refused-commit-first = Die anderen haben ihre Zufallszahlen noch nicht festgelegt. Warte, bis der Tisch nach deiner fragt.
refused-other-part = Das ist nicht die Zufallszahl, die für diesen Platz festgelegt wurde.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-too-large = Diese Nachricht ist zu lang. Lade die Seite neu.
refused-too-fast = Zu viele Nachrichten auf einmal. Warte kurz und lade dann die Seite neu.
refused-stays-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
refused-stays-over = Das Spiel ist zu Ende. Du kannst nichts mehr zurücknehmen.
refused-stays-chance = Das kannst du nicht zurücknehmen: Der Zufall hat entschieden, oder andere dürfen reagieren.
refused-stays-known = Das kannst du nicht zurücknehmen: Jemand hat dadurch etwas erfahren.
refused-stays-moved = Das kannst du nicht zurücknehmen: Danach hat schon jemand gezogen.
refused-stays-answered = Das kannst du nicht zurücknehmen: Alle anderen haben geantwortet.
why-wait = Du bist nicht dran. Warten auf { $names }.
why-ask = Jetzt nicht. { $ask }
why-rule = Jetzt nicht (Regel { $rule }). { $ask }
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-hint-stale = Am Tisch ging es schon weiter. Frag noch einmal, wenn du magst.
refused-hint-failed = Der Kapitän weiß gerade keine Antwort. Frag noch einmal.
refused-connections = Du hast diese Seite zu oft offen. Schließ einige Tabs und lade dann die Seite neu.

# Gerechter Zufall

verify-right = Diese Aufzeichnung ist gültig: Jeder Zug war erlaubt, und niemand hat am Zufall gedreht.
verify-simulated = Diese Aufzeichnung ist gültig: Jeder Zug war erlaubt, und der Zufall ist der von Partie { $number } zum Startwert { $seed }. Es ist eine simulierte Partie, deren Karten niemand versiegelt hat.
verify-unfinished = Diese Aufzeichnung ist unvollständig. Was darin steht, ist gültig, aber das Spiel geht danach weiter. Vielleicht wurde das Ende abgeschnitten.
verify-missing = Achtung: { $missing } von { $seats } Zufallszahlen fehlen. Wer gegeben hat, konnte sich die Karten aussuchen.
verify-wrong = Diese Aufzeichnung ist nicht gültig.
verify-reason = Grund, auf Englisch:

# Fehlerseiten

page-to-games = Zurück zu den Spielen
error-watch = Zuschauen

error-no-page = Diese Seite gibt es nicht.
error-no-page-advice = Prüf die Adresse, oder fang bei der Liste der Spiele an.
error-no-table = Diesen Tisch gibt es nicht.
error-no-table-advice = Prüf den Link, oder frag nach einem neuen.
error-no-invitation = Diese Einladung führt zu keinem Platz.
error-no-invitation-advice = Prüf, ob der Link vollständig ist, oder frag nach einem neuen.
error-seat-taken = Hier sitzt schon jemand.
error-seat-taken-advice = Alle Plätze an diesem Tisch sind vergeben. Frag nach einem anderen Tisch.
error-too-many-pages = Du hast in kurzer Zeit viele Seiten aufgerufen.
error-too-many-pages-advice = Warte ein paar Sekunden und lade dann die Seite neu.
error-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet.
error-too-many-tables-advice = Warte eine Minute und eröffne dann den nächsten.
error-too-many-unfinished = Du hast { $most } unbeendete Partien.
error-too-many-unfinished-advice = Spiel eine zu Ende, oder sag einen Tisch ab, der noch nicht begonnen hat.
error-table-game = Dieser Tisch spielt „{ $game }“ (Regelfassung { $version }), das hier nicht mehr installiert ist.
error-table-game-advice = Installiere das Spiel wieder und lade dann diese Seite neu.
error-table-rules = Dieser Tisch wurde mit Fassung { $version } der Regeln begonnen. Dieser Server kennt sie bis Fassung { $now }.
error-table-rules-advice = Der Server braucht die Version von Spadework, mit der der Tisch begann, oder eine neuere.
error-table-deck = Der Kartensatz „{ $deck }“ dieses Tisches wurde verändert oder fehlt. Der Tisch begann mit Fassung { $version } der Regeln.
error-table-deck-advice = Stell die Datei wieder her, oder eröffne einen neuen Tisch.
error-table-damaged = Wir können die Daten dieses Tisches nicht lesen.
error-table-damaged-advice = Die Datenbank wurde von außen verändert. Spiel eine Sicherung ein, oder eröffne einen neuen Tisch.
error-table-broken = Die Daten dieses Tisches (Regelfassung { $version }) enthalten einen unerlaubten Zug: Eintrag { $number } passt nicht.
error-table-broken-advice = Die Datenbank wurde von außen verändert. Spiel eine Sicherung ein, oder eröffne einen neuen Tisch.
decks-not-text = Das ist keine Textdatei. Wähle die Datei mit den Karten; ihr Name endet auf .toml.
decks-no-file = Hier ist keine Datei. Wähle die Datei mit deinen Karten.
error-too-many-decks = Du fügst sehr schnell neue Karten hinzu.
error-too-many-decks-advice = Warte eine Minute und versuch es dann noch einmal.
error-many-decks = Du hast schon { $most } Kartensätze.
error-many-decks-advice = Entferne zuerst einen.
error-deck = Der Kartensatz „{ $deck }“ lässt sich nicht verwenden.
error-deck-advice = Berichtige die Datei, oder wähle einen anderen Kartensatz. Auf der Befehlszeile sagt dir „spadework simulate“ mit „--option deck=“ und dem Namen, was nicht stimmt.
error-not-dealt = Das Spiel hat noch nicht begonnen.
error-not-dealt-advice = Komm wieder, wenn alle sitzen.
error-not-over = Das Spiel läuft noch, und seine Aufzeichnung enthält alle Geheimnisse.
error-deal-ended = Diese Partie ist geschlossen. Jeden Tag gibt es eine neue.
error-deal-ended-advice = Spiel die Partie des Tages, oder starte eine neue.
error-deal-unplayed = Andere spielen diese Partie noch. Ihre Tische siehst du, wenn du sie selbst zu Ende gespielt hast oder wenn sie geschlossen ist.
error-deal-unplayed-advice = Wenn du mitspielst, spiel erst an deinem eigenen Tisch. Sonst komm später wieder.
error-deal-open = Andere spielen diese Partie noch. Ihre Aufzeichnung und ihr Geheimnis siehst du, wenn sie geschlossen ist.
error-deal-open-advice = Komm wieder, wenn die Partie geschlossen ist.
error-again = Nur die Spieler dieser Partie können eine Revanche starten.
error-again-advice = Eröffne einen eigenen Tisch für dieses Spiel.
error-not-over-advice = Komm wieder, wenn das Spiel zu Ende ist.
error-not-your-eyes = Solange das Spiel läuft, siehst du nicht, was andere sehen.
error-not-your-eyes-advice = Wähle deinen eigenen Platz oder die Sicht der Zuschauer. Nach dem Spiel kannst du jeden Platz wählen.
error-no-step = Diesen Schritt gibt es nicht. Der letzte ist { $steps }.
error-no-step-advice = Wähle einen früheren Schritt.
error-unchecked = Wir konnten diese Aufzeichnung nicht in { $seconds } Sekunden prüfen.
error-unchecked-advice = Prüf sie selbst: „spadework verify“ tut dasselbe ohne Zeitgrenze.
error-busy = Wir prüfen gerade sehr viele Aufzeichnungen.
error-busy-advice = Versuch es in einer Minute noch einmal, oder prüf sie selbst mit „spadework verify“.
error-too-large = Das ist zu groß. Die Grenze liegt bei { $most } Kilobyte.
error-too-large-advice = Schick eine kleinere Datei oder einen kürzeren Text.
error-other-site = Dieses Formular kam von einer anderen Website oder einer anderen Adresse.
error-other-site-advice = Öffne die Seite hier und schick das Formular noch einmal.
error-storage = Wir können gerade keine Tische lesen oder speichern.
error-storage-advice = Versuch es gleich noch einmal. Hilft das nicht, steht der Grund im Protokoll des Servers.
error-address = Ein Teil dieser Adresse stimmt nicht.
error-address-advice = Prüf die Adresse, oder fang bei der Liste der Spiele an.
error-method = So funktioniert diese Adresse nicht.
error-method-advice = Geh zurück und benutze die Links und Knöpfe der Seite.
error-form = Wir konnten das Formular nicht lesen.
error-form-advice = Geh zurück, lade die Seite neu und schick das Formular noch einmal.
error-failure = Etwas ist schiefgegangen. Du kannst nichts dafür.
error-failure-advice = Lade die Seite neu. Passiert es wieder, nenn dem Betreiber des Servers die Nummer { $number }. Sie führt zum Grund im Protokoll.

title-preparing = { $game } wird vorbereitet
preparing-left =
    { $seconds ->
        [one] { $game } wird vorbereitet, noch etwa eine Sekunde.
       *[other] { $game } wird vorbereitet, noch etwa { $seconds } Sekunden.
    }
preparing-ready = { $game } ist bereit.
preparing-why = Das geschieht einmal, wenn Spadework neu installiert oder aktualisiert wurde. Danach geht es von selbst weiter.
preparing-lost = Der Server antwortet nicht. Neuer Versuch.

# Jede Seite

page-skip = Zum Inhalt
page-settings = Sprache und Farben
page-dark = Dunkel
page-light = Hell
page-auto = Farben wie am Gerät
page-games = Spiele
page-verify = Fairness prüfen
page-rules = Regeln
page-wrong = Das hat nicht geklappt:
page-status = Fehler { $status }

# Startseite

home-heading = Setz dich dazu. Es gibt Schätze zu finden.
home-lead = Schatzsucherspiele im Browser. Spiel mit Freunden oder gegen den Computer. Kostenlos und ohne Konto.
home-tables = Deine Tische
home-games = Wähl dein Abenteuer
home-play = Jetzt spielen
home-friends = Freunde einladen
home-rules = So geht’s
home-visit = Zum Tisch
home-go-on = Weiterspielen
home-look = Ansehen
home-older = Ältere Tische
home-begun = begonnen am
home-moment = Eine Szene aus { $game }

facts-players = Spieler
facts-seats = { $least }–{ $most }
facts-minutes = { $minutes } min
facts-effort-light = Leicht
facts-effort-middling = Mittel
facts-effort-demanding = Knifflig

# Daten

date-weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
date-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
date-day = { $weekday }, { $day }. { $month }
percent = { $number } %
date-time = { $day }, { $time } Uhr (UTC)

# Linkvorschau

share-site = Schatzsucherspiele im Browser. Spiel mit Freunden oder gegen den Computer. Kostenlos und ohne Konto.
share-picture = Eine Seekarte mit einer Insel, einem Schiff und einer Windrose

# Namen der Spieler in Beispielstellungen, einer für jeden möglichen Platz

moment-names = Ada Bo Cleo Dov Emil Fay Gus Hedy

# Neuer Tisch, Platz nehmen

new-heading = Neuer Tisch
new-seats = Wie viele spielen mit?
new-unused = Plätze über dieser Zahl bleiben leer, egal, was du unten wählst.
new-seat = Platz { $number }
new-who = Wer auf Platz { $number } sitzt
new-level = Computerspieler auf Platz { $number }
new-levels = Computerspieler
new-name = Name auf Platz { $number }
new-link = Du bekommst einen Link
new-more = Weitere Einstellungen
new-hints = Wer darf um Tipps bitten?
new-hints-note = Wenn du dran bist, zeigt dir „Was rät der Kapitän?“ drei Züge und wie oft jeder gewinnt. Eingeladene sehen das, bevor sie sich setzen.
new-decks = Eigene Karten verwenden
new-begin = Tisch eröffnen

# Decks

decks-heading = Eigene Karten
decks-lead = Hast du dieses Spiel zu Hause oder Ideen für andere Karten? Gib sie ein und spiel hier damit.
decks-how = In drei Schritten
decks-download-note = Fang mit den Karten an, die das Spiel mitbringt.
decks-download = Datei mit den Karten herunterladen
decks-change = Ändere sie in einem beliebigen Texteditor. Die Datei erklärt sich selbst, auf Englisch. Gib deinen Karten einen eigenen Titel.
decks-file = Deine Datei
decks-bring = Prüfen und speichern
decks-limits = Du kannst bis zu { $most } Kartensätze mit je 64 kB behalten. Deine Mitspieler sehen die Karten, aber nur du kannst sie wählen.
decks-line = Zeile { $line }:
decks-kept = Deine Kartensätze
decks-none = Du hast noch keine Kartensätze.
decks-play = Damit spielen
decks-save = Herunterladen
decks-remove = Entfernen
decks-new-table = Neuen Tisch eröffnen
join-lead = Setz dich auf Platz { $number }. Es geht los, sobald alle da sind.
join-name = Dein Name am Tisch
join-hints = An diesem Tisch sind Tipps erlaubt: Wenn du dran bist, kannst du den Kapitän um Rat fragen, einen starken Computerspieler. Mit dem Hinsetzen stimmst du zu.
join-sit = Platz nehmen

# Der Tisch

table-people = Wer am Tisch sitzt
table-you = du
table-noscript = Zum Spielen brauchst du JavaScript. Ohne kannst du hier jeden Zug ansehen:
table-replay = Partie ansehen
table-retry = Jetzt neu versuchen
table-lobby = Warteraum
table-copy = Kopieren
table-send = Verschicken
table-copied = Kopiert.
table-again = Noch einmal spielen
table-record = Aufzeichnung speichern
table-board = Der Tisch
table-opening = Der Tisch wird aufgebaut …
table-bar = Dein Zug
table-news = Zuletzt passiert
story-retell = Noch einmal zeigen
story-skip = Überspringen
table-back = Zurücknehmen
table-back-step = Zurück
table-aside = Züge, Verlauf und mehr
table-moves = Alle Züge ({ $count })
table-type = Zug eintippen
table-type-hint = So, wie es unten neben den Zügen steht.
table-play = Spielen
table-log = Spielverlauf
table-about = Über diesen Tisch
table-curtain = Gib den Bildschirm weiter. Alle anderen schauen weg.
table-hint = Was rät der Kapitän?
table-hint-thinking = Der Kapitän denkt nach …
table-hint-lead = Der Kapitän rät, das Beste zuerst:
table-hints = Tipps: Wenn du dran bist, kannst du den Kapitän fragen.
table-no-hints = Keine Tipps.
ending-stood-in = Für { $names } sprang ein Computerspieler ein.
table-close = Schließen
table-tab = In neuem Tab öffnen
table-waiting = Warten auf { $names }.
table-nothing = Gerade ist nichts zu tun.
table-reacting = Warten auf Reaktionen.
table-confirm = Wähle deinen Zug
table-sending = Dein Zug wird gesendet …
table-over = Das Spiel ist zu Ende.
table-ready = Bestätige oder wähle weiter.
table-final = Das kannst du nicht rückgängig machen. Bestätige den Zug oder wähle einen anderen.
table-partial = Wähle weiter: noch { $count } Möglichkeiten.
table-turn = Nächste Variante ({ $shown } von { $of })
table-unknown = „{ $move }“ kannst du jetzt nicht spielen.
table-hand = Weitergeben
table-anyone = Wer übernimmt?
table-person = { $name }, du bist dran
table-show = Ich bin { $name }, zeig meinen Tisch
table-lost = Verbindung verloren. Neuer Versuch in { $seconds } s.
table-gone = Die Verbindung wurde beendet. Lade die Seite neu.
table-place = { $place }. Platz
table-total = Summe
table-tie = { $names } waren punktgleich: Der Gleichstand wurde nach den Regeln entschieden.
table-picture-failed = Wir konnten den Tisch nicht zeichnen. Die Liste der Züge geht trotzdem.

# The end

verdict-you-win = Du hast mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gewonnen
verdict-you-place = { $place ->
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[6] Sechster
} Platz mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
verdict-you-share = Du teilst dir den Sieg mit { $names }, mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
verdict-wins = { $name } hat mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gewonnen
verdict-share = { $names } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
verdict-margin = { $margin ->
    [one] Das ist 1 Punkt mehr als { $name }.
   *[other] Das sind { $margin } Punkte mehr als { $name }.
}

title-ending = Endstand: { $game }
ending-chart = Punkte, Zug um Zug
ending-table = Als Tabelle zeigen
ending-turn = Zug
ending-why = Was entschieden hat
ending-scores = Endstand
ending-again = Noch einmal ansehen
ending-more = Mehr
ending-watch = Diesen Zug ansehen
ending-svg = Spielbrett speichern (SVG)
ending-png = Als PNG speichern
ending-share = Bild teilen
rematch-invites = { $name } hat die nächste Partie eröffnet.
rematch-join = Mitspielen
rematch-watch = Zuschauen

# Einstellungen der Tischseite

settings-heading = Einstellungen
settings-confirm = Züge bestätigen
settings-confirm-matters = Wenn es darauf ankommt
settings-confirm-matters-note = Eine eindeutige Wahl wird sofort gespielt, wenn du sie zurücknehmen kannst.
settings-confirm-always = Immer
settings-confirm-always-note = Jeder Zug braucht einen zweiten Klick.
settings-confirm-never = Nie
settings-confirm-never-note = Eine eindeutige Wahl wird sofort gespielt, auch wenn du sie nicht zurücknehmen kannst.
settings-single = Den einzigen Zug für mich spielen
settings-single-note = Wenn du nichts anderes tun kannst, nach einer kurzen Pause.
settings-pace = Animationen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-off = Aus
settings-sound = Töne
settings-volume = Lautstärke
settings-name = Dein Name an diesem Tisch
settings-kept = Gespeichert in diesem Browser, für alle Tische.
settings-done = Fertig

# Tasten

keys-heading = Tasten
key-play = Enter
keys-play = Den gewählten Zug spielen oder das Element mit dem Fokus anklicken
key-back = Esc
keys-back = Den letzten Klick zurücknehmen
key-undo = Strg+Z
keys-undo = Den letzten Klick oder Zug zurücknehmen oder darum bitten
key-turn = R
keys-turn = Die nächste Variante zeigen
key-arrows = Tab, Pfeile
keys-arrows = Den Fokus auf dem Brett bewegen
key-hint = H
keys-hint = Den Kapitän fragen
key-skip = N
keys-skip = Zum Ende der Animation springen
key-log = L
keys-log = Spielverlauf öffnen
key-moves = M
keys-moves = Alle Züge zeigen oder einen eintippen
key-settings = S
keys-settings = Einstellungen öffnen
key-explain = E
keys-explain = Etwas erklären lassen
key-help = ?
keys-help = Diese Tasten zeigen

# Fairness

fair-short = Faire Partie: Siegel { $digest } …
fair-sealed = Alles Zufällige an diesem Tisch ergibt sich aus einem Geheimnis, das vor dem Geben feststand. Dies ist sein Siegel, der SHA-256-Hash des Geheimnisses. Das Geheimnis selbst siehst du nach dem Spiel.
fair-more = Was das beweist

# Partie ansehen

replay-heading = Partie ansehen: { $game }
replay-steps = Schritte
replay-place = Schritt { $step } von { $steps }
replay-slider = Gehe zu Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
analysis-ask = Was hätte der Kapitän geraten?
analysis-lead = Das hätte der Kapitän an der Stelle von { $name } getan, das Beste zuerst:
analysis-played = { $name } hat das gespielt.
analysis-none = In diesem Schritt gab es nichts zu entscheiden.
replay-first = Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Ende
replay-eyes = Ansehen als
replay-log = Spielverlauf bis hierher
replay-link = Link zu diesem Schritt kopieren
replay-table = Zurück zum Tisch
replay-failed = Wir konnten diesen Schritt nicht laden. Prüf deine Verbindung.

# Regeln

rules-where = Dieses Spiel
rules-contents = Inhalt
rules-goal = Das Ziel
rules-one-page = Auf einer Seite
rules-search = Suchen
rules-found-none = Nichts gefunden.
rules-found-one = 1 Treffer.
rules-found-many = { $count } Treffer.
rules-now = jetzt
rules-print = Drucken
rules-whole = Das ganze Regelbuch

# Die Ziehung prüfen

check-of = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
  }: { $moves ->
    [one] 1 Zug.
   *[other] { $moves } Züge.
  }
check-names = Die Spieler in der Aufzeichnung heißen { $names }. Nichts beweist diese Namen oder wer welchen Zug gemacht hat.
check-numbers = Die Zahlen dieses Tisches
check-commitment = Siegel, vor dem Geben gezeigt
check-contributions = Die Zufallszahl jedes Browsers
check-computer = Computerspieler, gibt keine Zahl dazu
check-missing = fehlt: Der Server konnte sich die Karten aussuchen
check-awaited = kommt noch
check-shared = Mehrere Tische spielen diese Partie, also kommt ihr Zufall allein aus dem Geheimnis des Servers. Der Betreiber des Servers kann ihn ausgesucht haben und kennt ihn.
check-secret = Das Geheimnis des Servers
check-still-secret = Wird nach dem Spiel gezeigt.
check-how = Was wir prüfen und was es beweist
check-before = Vor dem Geben zeigt der Server ein Siegel: den SHA-256-Hash seines Geheimnisses. Dann gibt der Browser jedes Spielers eine Zufallszahl dazu. Alles Zufällige im Spiel ergibt sich aus dem Geheimnis und diesen Zahlen zusammen. Gegeben wird erst, wenn alle Zahlen da sind. Geht jemand, gibt es ein neues Geheimnis und neue Zahlen.
check-after = Nach dem Spiel zeigt der Server das Geheimnis. Wir prüfen, ob es zum Siegel passt, ob jede Karte und jede Ziehung daraus folgt und ob jeder Zug erlaubt war. Niemand, auch der Server nicht, hat also nach dem Geben etwas geändert.
check-back = Wenn alle am Tisch zustimmen, kann man Züge zurücknehmen. Was du gesehen hast, hast du gesehen. Und weil der Zufall aus dem Geheimnis und den Zügen folgt, kommen nach denselben Zügen wieder dieselben Karten. Zurückgenommene Züge stehen nicht in der Aufzeichnung.
check-limits = Es beweist nicht, dass niemand nachgesehen hat: Der Betreiber des Servers könnte das Geheimnis während des Spiels lesen. Spiel auf Servern, denen du traust.
check-other = Andere Aufzeichnung prüfen
check-file = Gespeicherte Aufzeichnung
check-check = Prüfen

# Tutorial
tutorial-guide = Tutorial
tutorial-lesson = Schritt { $number } von { $of }
tutorial-next = Weiter
tutorial-previous = Zurück
tutorial-show = Zeig es mir
tutorial-soon = Gleich …
tutorial-play-on = Von hier an weiterspielen
tutorial-learned = Jetzt kannst du { $game } spielen!
tutorial-learned-count = { $count } von { $of } Spielen gelernt
tutorial-play = Eine Partie spielen
home-tutorial = So geht’s

# Explanations
explain-what = Was ist das?
explain-point = Klick an, was du erklärt haben willst, oder geh mit Tab hin und drück Enter. Mit Esc hörst du auf.
explain-nothing = Hier gibt es nichts zu erklären.

# Worked examples in rule books
example-back = Zurück
example-on = Nächster Schritt

# Der Trainer

settings-coach = Trainer einschalten
settings-coach-note = Nur gegen Computerspieler. Er warnt dich vor einem teuren Zug, einmal je Entscheidung.
coach-warns = Die Wahl des Kapitäns: { $better }. Das gewinnt von hier aus etwa { $wins } von 100 Partien, deine Wahl etwa { $own } (± { $error }).
coach-offer = Soll dich der Kapitän vor einem teuren Zug warnen? Das kannst du in den Einstellungen jederzeit ändern.
coach-yes = Ja, gern
coach-no = Nein, danke
coach-show = Zeig es mir
coach-play = Meinen trotzdem spielen
look-back-heading = Deine Entscheidungen
look-back-what = Der Kapitän prüft jede deiner Entscheidungen mit dem, was du damals wissen konntest. Das dauert jeweils höchstens eine halbe Sekunde.
look-back-begin = Meine Entscheidungen prüfen
look-back-progress = Entscheidung { $number } von { $of } …
look-back-done = Diese haben dich am meisten gekostet. Die Zahlen kommen aus Tausenden von simulierten Partien und sind nicht sicher. Etwas, das du nicht wissen konntest, kann deine Wahl trotzdem besser gemacht haben.
look-back-none = Du hast keinen teuren Fehler gemacht, soweit der Kapitän das sagen kann.
look-back-failed = Der Kapitän konnte nicht alles prüfen. Prüf deine Verbindung.
coach-looked-back = Gespielt: { $played }. Besser nach dem, was du wissen konntest: { $better }. Das gewinnt etwa { $wins } von 100 Partien statt { $own } (± { $error }).

# Die Prüfung im Browser

own-check-agrees = Dein Browser hat die Partie geprüft. Das Siegel passt zum Geheimnis, und alle Zufallszahlen standen schon vor dem Geben fest, auch deine.
own-check-missing = Achtung: Das Siegel passt zum Geheimnis, aber Zufallszahlen fehlen ({ $missing }). Der Betreiber des Servers konnte sich die Karten aussuchen.
own-check-unfinished = Achtung: Die Aufzeichnung bricht ab, bevor das Spiel zu Ende ist. Vielleicht wurde das Ende abgeschnitten.
own-check-void = Achtung: Dein Browser hat seine Zufallszahl an diesem Tisch auch für Partien gegeben, die nie gespielt wurden ({ $void }). Der Betreiber des Servers konnte sie vorher ansehen.
own-check-differs = Das ist nicht die Partie, die dein Browser gesehen hat: Das Siegel oder eine Zufallszahl wurde seither geändert. Speichere die Aufzeichnung und frag den Betreiber des Servers.

# Partien an mehreren Tischen

deal-of-day = Partie vom { $day }
deal-of-friends = Partie für Freunde
deal-what = Alle spielen die gleiche Partie auf demselben Platz, allein gegen Kapitäne. Gleiche Züge bringen gleiches Glück. Keine Tipps, nur ein Versuch. Die Ergebnisse der anderen siehst du, wenn du fertig bist.
deal-players = { $count ->
    [0] Bisher hat das niemand gespielt.
    [one] Bisher hat das eine Person gespielt.
   *[other] Bisher haben das { $count } Personen gespielt.
  }
deal-ends = Offen bis
deal-ended = Geschlossen.
deal-play = Diese Partie spielen
deal-to-table = Zu deinem Tisch
deal-new = Neue Partie für Freunde
deal-compared = Ergebnisse vergleichen
deal-who = Spieler
deal-place = Platz
deal-points = Punkte
deal-way = Züge
deal-place-of = { $place } von { $seats }
deal-same = Die gleichen Züge wie du.
deal-parting = Erste Abweichung: { $turn }.
deal-later = Schick den Link dieser Seite allen, die auch spielen wollen.
deal-captain = Der Kapitän
deal-captain-plays = Der Kapitän spielt noch auf deinem Platz. Schau in einer Minute wieder nach.
deal-today = Partie des Tages

# Wer da ist, und die Verbindung

presence-people = Wer gerade am Tisch ist
presence-here = da
presence-away = weg
presence-lost = Verbindung verloren
presence-since = { $state } seit { $time }
presence-to-move = am Zug
presence-you = Du
line-stalled = Der Tisch antwortet nicht. Neuer Versuch …
line-unsent = Wir senden deinen Zug, sobald du wieder da bist: „{ $move }“

# Gehen, Vertretung und vorzeitiges Ende

substitute-plays = Computerspieler ({ $level }) spielt für { $name }
substitute-stands-in = Computerspieler ({ $level }) springt ein
substitute-plays-for-you = Ein Computerspieler ({ $level }) spielt für dich. Du kannst jederzeit wieder übernehmen.
substitute-take-back = Wieder selbst spielen
substitute-ask = { $name } ist nicht da. Warten oder einen Computerspieler einspringen lassen?
substitute-ask-left = { $name } ist gegangen. Warten oder einen Computerspieler einspringen lassen?
substitute-choose = Einspringen lassen
substitute-level = Computerspieler
substitute-votes = { $votes } von { $needed } sind dafür
substitute-wait = Warten
leave-stay = Am Tisch bleiben
leave-short = Tisch verlassen …
leave-heading = Den Tisch verlassen
leave-away = Gehst du nur kurz weg, dann mach diese Seite einfach zu: Der Tisch wartet auf dich.
leave-hand-over = Computerspieler übernehmen lassen
leave-others = Gehen und die anderen entscheiden lassen
leave-back = Ich bin wieder da
leave-gone = Du hast das Spiel verlassen.
leave-returns = Dein Platz bleibt dir erhalten. Du kannst jederzeit zurückkommen. Was ein Computerspieler für dich erreicht, zählt in einer Serie oder in der Wertung eurer festen Runde nicht für dich.
end-wish = Spiel jetzt beenden
end-why = Das Spiel endet ohne Ergebnis, wenn alle Spieler zustimmen.
end-asked = Jemand möchte das Spiel jetzt ohne Ergebnis beenden.
end-agree = Zustimmen
end-withdraw = Doch weiterspielen
ended-early = Die Spieler haben das Spiel vorzeitig beendet. Es gibt kein Ergebnis.
status-ended = Vorzeitig beendet

refused-substitute = Ein Computerspieler spielt für dich. Übernimm erst deinen Platz.
refused-ended = Das Spiel wurde vorzeitig beendet.
refused-level = Diesen Computerspieler gibt es nicht.
refused-no-vote = Du musst gerade nichts entscheiden. Vielleicht ist der Spieler wieder da.
refused-not-now = Das geht an diesem Tisch jetzt nicht.

# Zeit

time-heading = Zeit
time-note = Niemand verliert auf Zeit. Ist deine Zeit um, können die anderen warten oder einen Computerspieler einspringen lassen. Computerspieler haben keine Uhr.
time-none = Ohne Uhr
time-live = Am Stück
time-days = Über mehrere Tage
time-live-bank = Alle beginnen mit
time-live-bank-choice = { $number } Minuten
time-live-more = Jede Entscheidung bringt
time-live-more-choice = { $number } Sekunden
time-days-bank = Alle beginnen mit
time-days-bank-choice = { $number ->
    [one] 1 Tag
   *[other] { $number } Tagen
}
time-days-more = Jede Entscheidung bringt
time-days-more-choice = { $number } Stunden
time-days-most = Höchstens
time-days-most-choice = { $number } Tage
time-days-holidays = Urlaub für jeden
time-days-holidays-choice = { $number ->
    [0] keiner
   *[other] { $number } Tage
}
time-nights = Nächte zählen nicht (22 bis 8 Uhr, Ortszeit jedes Spielers)
time-weekends = Wochenenden zählen nicht (Ortszeit jedes Spielers)
time-label = Zeit
time-terms-live = { $minutes } Minuten, dazu { $seconds } Sekunden für jede Entscheidung
time-terms-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, dazu { $hours } Stunden für jede Entscheidung, höchstens { $most } Tage; Urlaub: { $holidays ->
    [0] keiner
   *[other] { $holidays } Tage
}.
time-terms-nights = Nächte zählen nicht.
time-terms-weekends = Wochenenden zählen nicht.
time-terms-nights-weekends = Nächte und Wochenenden zählen nicht.
clock-out = Zeit abgelaufen
clock-left = noch { $time }
clock-night = Nacht
clock-weekend = Wochenende
clock-holiday = im Urlaub
substitute-ask-out = { $name } hat keine Zeit mehr. Warten oder einen Computerspieler einspringen lassen?
holiday-take = Urlaub nehmen
holiday-days = Urlaubstage
holiday-left = { $days ->
    [0] Du hast keinen ganzen Tag Urlaub mehr in diesem Spiel.
    [one] Du hast noch 1 Tag Urlaub in diesem Spiel. Deine Uhr steht solange.
   *[other] Du hast noch { $days } Tage Urlaub in diesem Spiel. Deine Uhr steht solange.
}
holiday-on = Du hast Urlaub. Deine Uhr steht.

# Players from files

own-failed = { $name } konnte keinen Zug wählen. Der Maat hat für { $player } gezogen.
own-out = { $name } versagt immer wieder. Von nun an spielt der Maat für { $player }.
own-gone = { $player } ist gerade nicht auf diesem Server. Der Maat spielt für { $name }.
