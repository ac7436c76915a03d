# Chat

chat-heading = Chat
chat-new = { $count } neu
chat-newest = { $name }: { $text }
chat-newest-open = Chat öffnen
chat-lines = Nachrichten
chat-say = Sag etwas
chat-send = Senden
chat-phrases = Schnelle Nachrichten
chat-hidden = Der Chat an diesem Tisch ist nur für die Spieler.
chat-only-read = Du kannst mitlesen. Nur die Spieler können schreiben.
chat-nothing = Noch keine Nachrichten.
chat-line-menu = Optionen zur Nachricht
chat-mute = Nachrichten von { $name } ausblenden
chat-block = { $name } blockieren
chat-report = Dem Betreiber melden
chat-muted = Ausgeblendet: { $name }
chat-unmute = Wieder einblenden
chat-blocked = Blockiert. Auf der Seite „Leute“ kannst du das rückgängig machen.
chat-reported = Gemeldet.
chat-unsent = Noch nicht gesendet. Die Nachricht geht raus, sobald du wieder online bist.
chat-spectator-mark = schaut zu

chat-watched =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
chat-watching = Du schaust zu. Du siehst nur, was alle sehen, und die Spieler wissen, dass du da bist.
chat-name = Dein Name (freiwillig)
chat-name-send = Meinen Namen zeigen

chat-watch = Wer zuschauen darf
chat-watch-0 = Alle, live
chat-watch-later = Alle, { $minutes } Minuten später
chat-watch-closed = Niemand
chat-watching-later = Du schaust mit { $minutes } Minuten Verzögerung zu, auch beim Chat. Der Gastgeber hat das so eingestellt.
chat-host = Zuschauer und Chat
chat-host-none = Sie sehen den Chat nicht
chat-host-read = Sie können mitlesen
chat-host-write = Sie können lesen und schreiben

key-talk = T
keys-talk = Chat öffnen

# Schnelle Nachrichten

emote-well-done = Stark!
emote-thanks = Danke schön!
emote-laugh = Haha!
emote-wow = Wow!
emote-ouch = Autsch!
emote-hm = Hm …
chat-emotes = Reaktionen
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

offers-heading = Angebote und Versprechen
offers-what = Eine offene Liste von allem, was ihr euch anbietet und versprecht. Nichts davon wird erzwungen: Jede Seite sagt selbst, ob ein Versprechen gehalten wurde.
offers-computers = Computerspieler verhandeln nicht. Sie machen keine Angebote und nehmen dich nicht beim Wort.
offers-nothing = Noch keine Angebote.
offers-all = alle
offers-line = Angebot an { $to }: { $text }
offers-entry = { $name } an { $to }: { $text }
offers-waiting = für dich: { $count }
offers-open = Angebot, noch nicht angenommen
offers-promised = ✓ Versprechen
offers-declined = ✕ Abgelehnt
offers-withdrawn = ↶ Zurückgezogen
offers-who-accepted = Angenommen von { $names }
offers-who-declined = Abgelehnt von { $names }
offers-who-kept = Gehalten, { $count ->
    [one] sagt { $names }
   *[other] sagen { $names }
 }
offers-who-broken = Gebrochen, { $count ->
    [one] sagt { $names }
   *[other] sagen { $names }
 }
offers-do-accepted = Annehmen
offers-do-declined = Ablehnen
offers-do-withdrawn = Zurückziehen
offers-do-kept = Als gehalten markieren
offers-do-broken = Als gebrochen markieren
offers-do-unmarked = Markierung entfernen
offers-form = Ein Angebot machen
offers-to = An
offers-to-all = Alle Spieler
offers-ready = Angebot
offers-own = Mit eigenen Worten …
offers-words = Dein Angebot
offers-send = Anbieten

refused-offers-here = Du kannst ihnen hier nichts anbieten.
refused-offers-changed = Das hat sich inzwischen geändert. Sieh es dir noch einmal an.
refused-offers-enough = Hier kannst du nichts mehr ändern.
refused-offers-full = An diesem Tisch gab es zu viele Angebote. Für weitere ist kein Platz.
