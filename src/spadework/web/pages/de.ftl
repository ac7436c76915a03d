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

# Die Worte der Seiten: der Rahmen

page-skip = Zum Inhalt
page-settings = Sprache und Farben
page-dark = Dunkel
page-light = Hell
page-auto = Farben wie am Gerät
page-all-games = Alle Spiele
page-verify = Ziehung prüfen
page-rules = Regeln
page-wrong = So geht es noch nicht:
page-status = Fehler { $status }

# Startseite

home-heading = Setz dich dazu. Es gibt Schätze zu finden.
home-lead = Schatzsucherspiele im Browser: mit Freunden oder gegen eine Mannschaft von Computerspielern. Umsonst und ohne Konto.
home-tables = Deine Tische
home-games = Wähl dein Abenteuer
home-play = Sofort spielen
home-friends = Mit Freunden
home-rules = So geht’s
home-go-on = Weiterspielen
home-look = Ansehen
home-older = Ältere Tische
home-begun = begonnen am
home-moment = Ein Augenblick aus { $game }

facts-players = Spieler
facts-seats = { $least }–{ $most }
facts-minutes = { $minutes } min
facts-effort-light = Leicht
facts-effort-middling = Mittel
facts-effort-demanding = Knifflig

# Wo ein Link sich entfaltet

share-site = Schatzsucherspiele im Browser: mit Freunden oder gegen eine Mannschaft von Computerspielern. Umsonst und ohne Konto.
share-picture = Eine Seekarte mit einer Insel, einem Schiff und einer Windrose

# Wer spielt, wo eine Stellung nur gezeigt wird; so viele, wie je mitspielen können

moment-names = Ada Bo Cleo Dov Emil Fay Gus Hedy

# Neuer Tisch, Platz nehmen

new-heading = Ein neuer Tisch
new-seats = Wie viele spielen mit?
new-unused = Plätze über dieser Zahl bleiben leer, gleich was unten eingetragen ist.
new-seat = Platz { $number }
new-who = Wer auf Platz { $number } sitzt
new-level = Wie gut der Computer auf Platz { $number } spielt
new-levels = Die Computerspieler
new-name = Name auf Platz { $number }
new-link = Du bekommst einen Link
new-more = Varianten, Tipps und Computerspieler
new-hints = Wer darf um Tipps bitten?
new-hints-note = Wer dran ist, sieht mit „Was täte der Kapitän?“ drei Züge und wie oft jeder gewinnt. Wem du einen Link schickst, erfährt es vor dem Hinsetzen.
new-decks = Mit eigenen Karten spielen
new-begin = Tisch eröffnen

# Decks

decks-heading = Eigene Karten
decks-lead = Hast du eine Schachtel dieses Spiels oder eine Idee für andere Karten? Gib sie ein und spiel hier damit.
decks-how = In drei Schritten
decks-download-note = Fang mit den Karten an, die das Spiel mitbringt.
decks-download = Datei mit den Karten herunterladen
decks-download-board = Datei mit dem Spielplan herunterladen
decks-change = Ändere sie in einem beliebigen Texteditor. Die Datei erklärt sich selbst; gib deinen Karten einen eigenen Titel.
decks-file = Deine Datei
decks-bring = Prüfen und behalten
decks-limits = Wir behalten bis zu { $most } Kartensätze für dich, jeden mit höchstens 64 kB. Wer mit dir spielt, sieht die Karten; wählen kann sie sonst niemand.
decks-line = Zeile { $line }:
decks-kept = Deine Kartensätze
decks-none = Du hast noch keine.
decks-play = Damit spielen
decks-save = Herunterladen
decks-remove = Entfernen
decks-new-table = Zu einem neuen Tisch
join-lead = Setz dich auf Platz { $number }. Es geht los, sobald alle da sind.
join-name = Wie sollen die anderen dich nennen?
join-hints = An diesem Tisch sind Tipps erlaubt: Wer dran ist, darf fragen, was der Kapitän täte, ein starker Computerspieler. Wer sich hinsetzt, ist damit einverstanden.
join-sit = Platz nehmen

# Der Tisch

table-people = Wer am Tisch sitzt
table-you = du
table-noscript = Zum Spielen braucht dein Browser JavaScript. Ohne kannst du hier jeden Zug ansehen:
table-replay = Rückschau
table-retry = Jetzt versuchen
table-lobby = Vor dem Geben
table-copy = Kopieren
table-send = Verschicken
table-copied = Kopiert.
table-again = Noch einmal spielen
table-record = Aufzeichnung sichern
table-board = Der Tisch
table-opening = Der Tisch wird gedeckt …
table-bar = Dein Zug
table-news = Was gerade geschah
story-retell = Noch einmal zeigen
table-back = Zurücknehmen
table-aside = Züge, Verlauf und mehr
table-moves = Alle Züge ({ $count })
table-type = Zug eintippen
table-type-hint = So wie es unten neben den Zügen steht.
table-play = Spielen
table-log = Was geschah
table-about = Über diesen Tisch
table-curtain = Gib den Bildschirm weiter. Alle anderen schauen weg.
table-hint = Was täte der Kapitän?
table-hint-thinking = Der Kapitän denkt nach …
table-hint-told = Der Kapitän würde spielen, das Beste zuerst:
table-hints = Tipps: Wer dran ist, darf fragen, was der Kapitän täte.
table-no-hints = Tipps: keine.
table-close = Schließen
table-tab = In eigenem Tab öffnen
table-waiting = Warten auf { $names }.
table-nothing = Gerade ist nichts zu tun.
table-reacting = Wer kann, darf jetzt reagieren.
table-confirm = Wähle deinen Zug
table-sending = Dein Zug wird gesendet …
table-over = Das Spiel ist zu Ende.
table-ready = Bestätige, oder wähle weiter.
table-final = Dieser Zug bleibt, wenn er gespielt ist. Bestätige ihn, oder wähle einen anderen.
table-partial = { $chosen } Wähle weiter: eins von { $count }.
table-turn = Anders ({ $shown } von { $of })
table-unknown = „{ $move }“ ist jetzt kein möglicher Zug.
table-hand = Weitergeben an { $name }
table-person = { $name }, du bist dran
table-show = Ich bin { $name }, zeig meinen Tisch
table-lost = Die Verbindung ist weg. Nächster Versuch in { $seconds } s.
table-gone = Die Verbindung wurde beendet. Lade die Seite neu.
table-place = Platz { $place }
table-points = { $points } Punkte
table-total = Summe
table-tie = Gleich viele Punkte: Der Gleichstand wurde nach den Regeln entschieden.
table-picture-failed = Das Bild ließ sich nicht zeichnen. Die Liste der Züge geht trotzdem.

# The end

verdict-you-win = Du gewinnst!
verdict-you-share = Du teilst dir den Sieg mit { $names }
verdict-wins = { $name } gewinnt
verdict-share = { $names } teilen sich den Sieg
verdict-margin = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $margin } mehr als { $name }.
verdict-tie = { $points } Punkte, so viele wie { $name }: Der Gleichstand wird nach den Regeln entschieden.
verdict-each = Je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
verdict-place = Du belegst Platz { $place } von { $seats }, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

title-ending = Das Ende: { $game }
ending-chart = Punkte, Zug um Zug
ending-table = Als Tabelle
ending-turn = Zug
ending-moments = Die Züge, die entschieden
ending-watch = Diesen Zug ansehen
ending-svg = Das Brett behalten (SVG)
ending-png = Als PNG behalten
ending-share = Das Bild verschicken
again-invites = { $name } möchte noch einmal mit euch spielen.
again-join = Mitspielen
again-watch = Zusehen
moment-lead = { $name } macht { $points } Punkte, geht in Führung und bleibt es.
moment-lead-you = Du machst { $points } Punkte, gehst in Führung und bleibst es.
moment-swing = { $name } macht { $points } Punkte.
moment-swing-you = Du machst { $points } Punkte.

# Einstellungen der Tischseite

settings-heading = Einstellungen
settings-confirm = Züge werden bestätigt
settings-confirm-matters = wenn es darauf ankommt
settings-confirm-matters-note = Was nur einen Zug bedeuten kann, wird sofort gespielt, wenn er sich zurücknehmen lässt.
settings-confirm-always = immer
settings-confirm-always-note = Jeder Zug will einen zweiten Klick.
settings-confirm-never = nie
settings-confirm-never-note = Was nur einen Zug bedeuten kann, wird sofort gespielt, auch wenn er bleibt.
settings-single = Den einzigen Zug für mich spielen
settings-single-note = Wenn es nur eines zu tun gibt, einen Augenblick später.
settings-pace = Was geschah, wird gezeigt
settings-pace-slow = langsam
settings-pace-normal = in gewohntem Tempo
settings-pace-off = alles auf einmal
settings-sound = Klänge
settings-volume = Lautstärke
settings-kept = Bleibt in diesem Browser und gilt für alle Tische.
settings-done = Fertig

# Tasten

keys-heading = Tasten
key-play = Enter
keys-play = Den gewählten Zug spielen oder anklicken, was den Fokus hat
key-back = Esc
keys-back = Den letzten Klick zurücknehmen
key-undo = Strg+Z
keys-undo = Den letzten Klick oder den letzten Zug zurücknehmen oder darum bitten
key-turn = R
keys-turn = Auf andere Art
key-arrows = Tab, Pfeile
keys-arrows = Den Fokus im Bild bewegen
key-hint = H
keys-hint = Was täte der Kapitän?
key-skip = N
keys-skip = Gleich zeigen, wie alles ausgeht
key-log = L
keys-log = Was geschah
key-moves = M
keys-moves = Alle Züge, und einen eintippen
key-settings = S
keys-settings = Einstellungen
key-explain = E
keys-explain = Was den Fokus hat, erklärt sich
key-help = ?
keys-help = Diese Tasten

# Redlichkeit

fair-short = Redlich gegeben: Siegel { $digest } …
fair-sealed = Aller Zufall an diesem Tisch folgt aus einem Geheimnis, das vor dem Geben feststand. Dies ist sein Siegel, der SHA-256-Wert des Geheimnisses. Das Geheimnis selbst wird nach dem Spiel gezeigt.
fair-more = Was das beweist

# Rückschau

replay-heading = Nachgespielt: { $game }
replay-steps = Schritte
replay-place = Schritt { $step } von { $steps }
replay-slider = Gehe zu Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
afterthought-ask = Was hätte der Kapitän getan?
afterthought-told = Für { $name } hätte der Kapitän gespielt, das Beste zuerst:
afterthought-played = Das hat { $name } gespielt.
afterthought-none = In diesem Schritt gab es nichts zu entscheiden.
replay-first = Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Ende
replay-eyes = Gesehen mit den Augen von
replay-log = Was bis hier geschah
replay-link = Link zu diesem Schritt kopieren
replay-table = Zum Tisch
replay-failed = Dieser Schritt war nicht zu holen. Steht die Verbindung?

# Regeln

rules-where = Dieses Spiel
rules-contents = Inhalt
rules-goal = Das Ziel
rules-one-page = Auf einer Seite
rules-search = Suchen
rules-found-none = Nichts gefunden.
rules-found-one = Eine Stelle.
rules-found-many = { $count } Stellen.
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
  }: { $moves } Züge.
check-names = Die Aufzeichnung nennt die Spieler { $names }. Namen beweist nichts, auch nicht, wer einen Zug gemacht hat.
check-numbers = Die Zahlen dieses Tisches
check-commitment = Siegel, vor dem Geben gezeigt
check-contributions = Was jeder Browser vor dem Geben dazugab
check-computer = ein Computerspieler gibt nichts dazu
check-missing = nichts: Der Server konnte sich aussuchen, wie gegeben wird
check-awaited = kommt noch
check-shared = Mehrere Tische spielen diese Partie, also kommt ihr Zufall allein aus dem Geheimnis des Servers. Wer ihn betreibt, kann ihn ausgesucht haben und kennt ihn.
check-secret = Das Geheimnis des Servers
check-still-secret = Wird nach dem Spiel gezeigt.
check-how = Was geprüft wird und was es beweist
check-before = Vor dem Geben zeigt der Server ein Siegel: den SHA-256-Wert seines Geheimnisses. Danach gibt der Browser jedes Spielers eine eigene Zufallszahl dazu. Aller Zufall im Spiel folgt aus dem Geheimnis und diesen Zahlen zusammen. Gegeben wird erst, wenn die Zahlen aller Spieler da sind; geht jemand, gibt es ein neues Geheimnis und neue Zahlen.
check-after = Nach dem Ende wird das Geheimnis gezeigt. Geprüft wird, ob das Siegel dazu gehört, ob jede Karte und jede Ziehung daraus folgt und ob jeder Zug nach den Regeln erlaubt war. Niemand, auch der Server nicht, hat also nach dem Geben etwas geändert.
check-back = Wenn alle am Tisch zustimmen, kann ein Spiel zurückgehen. Was gesehen wurde, ist gesehen; und weil der Zufall aus dem Geheimnis und den Zügen folgt, kommen nach denselben Zügen wieder dieselben Karten. Was zurückgenommen wurde, gehört nicht zur Aufzeichnung.
check-limits = Es beweist nicht, dass niemand nachgesehen hat: Wer den Server betreibt, könnte das Geheimnis während des Spiels lesen. Spiel bei Leuten, denen du traust.
check-other = Andere Aufzeichnung prüfen
check-file = Eine gesicherte Aufzeichnung
check-check = Prüfen

# A first voyage
voyage-guide = Wer dich auf der ersten Fahrt führt
voyage-lesson = Schritt { $number } von { $of }
voyage-next = Weiter
voyage-previous = Zurück
voyage-show = Zeig es mir
voyage-play-on = Von hier an weiterspielen
home-voyage = So geht’s

# Explanations
explain-what = Was ist das?
explain-nothing = Dazu gibt es nichts zu sagen.

# Worked examples in rule books
example-back = Zurück
example-on = Nächster Schritt

# Der Trainer

settings-coach = Einen Trainer mitnehmen
settings-coach-note = In Partien gegen Computerspieler: Er meldet sich vor einem Zug, der viel verschenkt, einmal je Entscheidung.
coach-warns = Der Kapitän würde lieber: { $better }. Das gewinnt von hier aus etwa { $wins } von 100 Partien, deine Wahl etwa { $own } (mehr oder weniger { $error }).
coach-show = Zeig ihn
coach-play = Meinen trotzdem spielen
look-back-heading = Auf welche deiner Entscheidungen es ankam
look-back-what = Der Kapitän geht die Partie durch und sieht sich jede deiner Entscheidungen mit nichts als dem an, was du damals wissen konntest. Das dauert je bis zu einer halben Sekunde.
look-back-begin = Zurückblicken
look-back-progress = Entscheidung { $number } von { $of } …
look-back-done = Diese haben am meisten verschenkt. Die Zahlen kommen aus Tausenden von Versuchen, nicht aus Gewissheit: Was du nicht wissen konntest, kann deine Wahl trotzdem besser gemacht haben.
look-back-none = Du hast nichts Großes verschenkt, soweit der Kapitän das sagen kann.
look-back-failed = Der Kapitän konnte sich nicht alles ansehen. Steht die Verbindung?
coach-looked-back = Gespielt: { $played }. Nach dem, was du wissen konntest: { $better }. Das gewinnt etwa { $wins } von 100 Partien statt { $own } (mehr oder weniger { $error }).

# Was dieser Browser vom Geben geprüft hat

own-check-agrees = Dieser Browser hat das Geben geprüft: Das Siegel gehört zum Geheimnis, und alle Beiträge sind die, die vor dem Geben festgelegt wurden, auch der eigene.
own-check-missing = Achtung: Das Siegel gehört zum Geheimnis, aber Beiträge zum Zufall fehlen ({ $missing }). Wer den Server betreibt, konnte sich aussuchen, wie gegeben wird.
own-check-unfinished = Achtung: Die Aufzeichnung endet vor dem Spiel, es kann also etwas abgeschnitten sein.
own-check-void = Achtung: An diesem Tisch hat dieser Browser seinen Beitrag auch schon gegeben, ohne dass so gespielt wurde ({ $void }). Wer den Server betreibt, konnte vorher hineinsehen.
own-check-differs = Gegeben wurde nicht so, wie dieser Browser es gesehen hat: Das Siegel oder ein Beitrag zum Zufall ist seither geändert worden. Speichere die Aufzeichnung und frag, wer den Server betreibt.

# Partien, die mehrere Tische spielen

deal-of-day = die Partie vom { $day }
deal-of-friends = eine Partie für Freunde
deal-what = Alle spielen die gleiche Partie, allein gegen Kapitäne und auf demselben Platz: Wer die gleichen Züge macht, hat das gleiche Glück. Keine Tipps und nur ein Versuch. Wie es den anderen ging, siehst du, wenn du fertig bist.
deal-players = { $count ->
    [one] Bisher hat das eine Person gespielt.
   *[other] Bisher haben das { $count } Personen gespielt.
  }
deal-ends = Offen bis
deal-ended = Sie ist geschlossen.
deal-play = Diese Partie spielen
deal-to-table = Zu deinem Tisch
deal-new = Eine neue Partie für Freunde
deal-compared = Wem es wie ging
deal-who = Wer
deal-place = Platz
deal-points = Punkte
deal-way = Der Weg
deal-place-of = { $place } von { $seats }
deal-same = Die gleichen Züge wie du.
deal-parting = Ging einen anderen Weg in: { $turn }.
deal-later = Schick die Adresse dieser Seite allen, die das auch spielen sollen.
deal-captain = Der Kapitän
deal-captain-plays = Der Kapitän spielt auf deinem Platz noch. Schau in einer Minute wieder nach.
deal-today = Partie des Tages

# Leute an einem Tisch, die getrennt spielen: wer da ist, und ob die Verbindung hält.

presence-people = Wer gerade am Tisch ist
presence-here = da
presence-away = weg
presence-lost = Verbindung weg
presence-since = { $state } seit { $time }
presence-to-move = am Zug
line-stalled = Der Tisch antwortet nicht. Neuer Versuch …
line-unsent = Bleibt bis dahin aufgehoben und wird einmal gesendet: „{ $move }“

# Verlassen, Computer als Vertretung, und das Ende vor dem Ende

stand-in-plays = { $level } spielt für { $name }
stand-in-plays-for-you = { $level } spielt für dich. Nimm deinen Platz wieder ein, wann du magst.
stand-in-take-back = Meinen Platz wieder einnehmen
stand-in-ask = { $name } ist nicht da. Warten, oder einen Computer spielen lassen, bis { $name } wiederkommt?
stand-in-ask-left = { $name } hat das Spiel verlassen. Warten, oder einen Computer spielen lassen, bis { $name } wiederkommt?
stand-in-choose = Spielen lassen
stand-in-level = Wie gut er spielt
stand-in-votes = { $votes } von { $needed } sind dafür
stand-in-wait = Warten
leave-short = Gehen …
leave-heading = Den Tisch verlassen
leave-away = Du kannst diese Seite einfach schließen: Der Tisch wartet auf dich.
leave-hand-over = Einen Computer für mich spielen lassen
leave-others = Ich gehe, die anderen sollen entscheiden
leave-back = Ich bin wieder da
leave-gone = Du hast gesagt, dass du gehst.
leave-returns = Dein Platz bleibt deiner: Du kannst ihn jederzeit wieder einnehmen.
end-wish = Das Spiel jetzt beenden
end-why = Das Spiel endet ohne Ergebnis, wenn alle zustimmen, die spielen.
end-asked = Jemand möchte das Spiel jetzt beenden, ohne Ergebnis.
end-agree = Zustimmen
end-withdraw = Doch weiterspielen
ended-early = Alle, die spielen, haben das Spiel vorzeitig beendet. Es hat kein Ergebnis.
status-ended = Vorzeitig beendet

refused-stand-in = Ein Computer spielt für dich. Nimm erst deinen Platz wieder ein.
refused-ended = Das Spiel wurde vorzeitig beendet.
refused-level = So einen Computer gibt es nicht.
refused-no-vote = Das hast du gerade nicht zu entscheiden: Vielleicht ist wieder jemand da.
refused-not-now = Das geht an diesem Tisch jetzt nicht.

# Zeit

time-heading = Zeit
time-note = Niemand verliert durch die Uhr: Wessen Zeit um ist, auf den kann man warten, oder ein Computer spielt, bis er wiederkommt. Computer haben keine Uhr.
time-none = Ohne Uhr
time-live = Am Stück
time-days = Über Tage
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
time-days-holidays = Urlaub, den man nehmen kann
time-days-holidays-choice = { $number ->
    [0] keiner
   *[other] { $number } Tage
}
time-nights = Nächte (22 bis 8 Uhr, wo jeder wohnt) zählen nicht
time-weekends = Wochenenden (Samstag und Sonntag, wo jeder wohnt) zählen nicht
time-label = Zeit
time-terms-live = { $minutes } Minuten, und { $seconds } Sekunden mehr für jede Entscheidung
time-terms-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, { $hours } Stunden mehr für jede Entscheidung, höchstens { $most } Tage; Urlaub: { $holidays ->
    [0] keiner
   *[other] { $holidays } Tage
}.
time-terms-nights = Nächte zählen nicht.
time-terms-weekends = Wochenenden zählen nicht.
time-terms-nights-weekends = Nächte und Wochenenden zählen nicht.
clock-out = Zeit ist um
clock-left = noch { $time }
clock-night = Nacht
clock-weekend = Wochenende
clock-holiday = im Urlaub
stand-in-ask-out = { $name } hat keine Zeit mehr. Warten, oder einen Computer spielen lassen, bis { $name } wiederkommt?
holiday-take = In Urlaub gehen
holiday-days = Tage Urlaub
holiday-left = { $days ->
    [0] Du hast keinen ganzen Tag Urlaub mehr in diesem Spiel.
    [one] Du hast noch 1 Tag Urlaub in diesem Spiel. Deine Uhr steht solange.
   *[other] Du hast noch { $days } Tage Urlaub in diesem Spiel. Deine Uhr steht solange.
}
holiday-on = Du bist im Urlaub: Deine Uhr steht.

# Players of the owner's

own-failed = { $name } konnte keinen Zug wählen: Der Maat hat ihn für { $player } gespielt.
own-gone = { $player } ist gerade nicht auf diesem Server: Für { $name } spielt der Maat.
