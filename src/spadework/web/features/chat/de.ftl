# Chat

talk-heading = Chat
talk-new = { $count } neu
talk-newest = { $name }: { $text }
talk-newest-open = Chat öffnen
talk-lines = Nachrichten
talk-say = Sag etwas
talk-send = Senden
talk-phrases = Schnelle Nachrichten
talk-hidden = Der Chat an diesem Tisch ist nur für die Spieler.
talk-only-read = Du kannst mitlesen. Nur die Spieler können schreiben.
talk-nothing = Noch keine Nachrichten.
talk-line-menu = Optionen zur Nachricht
talk-mute = Nachrichten von { $name } ausblenden
talk-block = { $name } blockieren
talk-report = Dem Betreiber melden
talk-muted = Ausgeblendet: { $name }
talk-unmute = Wieder einblenden
talk-blocked = Blockiert. Auf der Seite „Leute“ kannst du das rückgängig machen.
talk-reported = Gemeldet.
talk-unsent = Noch nicht gesendet. Die Nachricht geht raus, sobald du wieder online bist.
talk-spectator-mark = schaut zu

talk-watched =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
talk-watching = Du schaust zu. Du siehst nur, was alle sehen, und die Spieler wissen, dass du da bist.
talk-name = Dein Name (freiwillig)
talk-name-send = Meinen Namen zeigen

talk-watch = Wer zusehen darf
talk-watch-0 = Alle, live
talk-watch-later = Alle, { $minutes } Minuten später
talk-watch-closed = Niemand
talk-watching-later = Du schaust mit { $minutes } Minuten Verzögerung zu, auch beim Chat. Der Gastgeber hat das so eingestellt.
talk-host = Zuschauer und Chat
talk-host-none = Sie sehen den Chat nicht
talk-host-read = Sie können mitlesen
talk-host-write = Sie können lesen und schreiben

key-talk = T
keys-talk = Chat öffnen

# Schnelle Nachrichten

emote-well-done = Stark!
emote-thanks = Danke schön!
emote-laugh = Haha!
emote-wow = Wow!
emote-ouch = Autsch!
emote-hm = Hm …
talk-emotes = Reaktionen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-move = Du bist dran!
phrase-one-moment = Einen Moment …
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oh-no = Oh nein!
phrase-again = Noch ein Spiel?

# Ablehnungen

refused-said-nothing = In dieser Nachricht steht nichts Lesbares.
refused-said-much = Das ist zu lang. Eine Nachricht hat höchstens { $most } Zeichen.
refused-said-fast = Das war viel auf einmal. Warte ein paar Sekunden und sende es dann noch einmal.
refused-said-here = An diesem Tisch kannst du nicht schreiben.
refused-not-said = Wir konnten das nicht speichern, also hat es niemand gesehen. Versuch es noch einmal.
refused-reports = Du hast heute { $most } Nachrichten gemeldet. Das ist die Grenze. Der Betreiber sieht sie sich an.
refused-report = Diese Nachricht lässt sich nicht melden.
refused-not-reported = Wir konnten die Meldung nicht speichern. Versuch es noch einmal.
refused-blocking = Das geht bei dieser Nachricht nicht.
refused-not-blocked = Das ließ sich nicht speichern. Versuch es noch einmal.
error-closed = Dieser Tisch ist für Zuschauer geschlossen.
error-closed-advice = Nur seine Spieler sehen ihn. Hast du hier einen Platz, dann nimm den Link, den du bekommen hast.
refused-host = Das kann nur der Gastgeber festlegen.

# Angebote und Versprechen, in Spielen, in denen verhandelt wird

ledger-heading = Angebote und Versprechen
ledger-what = Eine offene Liste von allem, was ihr euch anbietet und versprecht. Nichts davon wird erzwungen: Jede Seite sagt selbst, ob ein Versprechen gehalten wurde.
ledger-computers = Computerspieler verhandeln nicht. Sie machen keine Angebote und nehmen dich nicht beim Wort.
ledger-nothing = Noch keine Angebote.
ledger-all = alle
ledger-line = Angebot an { $to }: { $text }
ledger-entry = { $name } an { $to }: { $text }
ledger-waiting = für dich: { $count }
ledger-open = Angebot, noch nicht angenommen
ledger-promised = ✓ Versprechen
ledger-declined = ✕ Abgelehnt
ledger-withdrawn = ↶ Zurückgezogen
ledger-who-accepted = Angenommen von { $names }
ledger-who-declined = Abgelehnt von { $names }
ledger-who-kept = Gehalten, { $count ->
    [one] sagt { $names }
   *[other] sagen { $names }
 }
ledger-who-broken = Gebrochen, { $count ->
    [one] sagt { $names }
   *[other] sagen { $names }
 }
ledger-do-accepted = Annehmen
ledger-do-declined = Ablehnen
ledger-do-withdrawn = Zurückziehen
ledger-do-kept = Als gehalten markieren
ledger-do-broken = Als gebrochen markieren
ledger-do-unmarked = Markierung entfernen
ledger-form = Ein Angebot machen
ledger-to = An
ledger-to-all = Alle Spieler
ledger-ready = Angebot
ledger-own = Mit eigenen Worten …
ledger-words = Dein Angebot
ledger-send = Anbieten

refused-ledger-here = Du kannst ihnen hier nichts anbieten.
refused-ledger-changed = Das hat sich inzwischen geändert. Sieh es dir noch einmal an.
refused-ledger-enough = Hier kannst du nichts mehr ändern.
refused-ledger-full = An diesem Tisch gab es zu viele Angebote. Für weitere ist kein Platz.
