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
