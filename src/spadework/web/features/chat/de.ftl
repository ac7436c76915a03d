# Reden am Tisch

talk-heading = Reden
talk-new = { $count } neu
talk-newest = { $name }: { $text }
talk-newest-open = Das Reden öffnen
talk-lines = Was gesagt wird
talk-say = Sag allen am Tisch etwas
talk-send = Sagen
talk-phrases = Mit einem Klick gesagt
talk-hidden = An diesem Tisch ist für die Spielenden bestimmt, was gesagt wird.
talk-only-read = Du kannst mitlesen; es reden die, die spielen.
talk-nothing = Noch hat niemand etwas gesagt.
talk-line-menu = Zu dieser Zeile
talk-mute = Verbergen, was { $name } sagt
talk-report = Melden, an wen immer diesen Server betreibt
talk-muted = Für dich verborgen: { $name }
talk-unmute = Wieder zeigen
talk-reported = Gemeldet.
talk-unsent = Noch nicht gesagt; es geht hinaus, sobald die Verbindung wieder steht.
talk-spectator-mark = sieht zu

talk-watched =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } sehen zu
    }
talk-watching = Du siehst zu. Du siehst, was für alle offen liegt, und niemandes Geheimnisse; wer spielt, sieht, dass jemand zusieht.
talk-name = Dein Name, wenn du magst
talk-name-send = Sagen

talk-watch = Wer zusehen darf
talk-watch-0 = Alle, gleich wenn es geschieht
talk-watch-later = Alle, { $minutes } Minuten später
talk-watch-closed = Niemand
talk-watching-later = Du siehst den Tisch, wie er vor { $minutes } Minuten war, so will es, wer ihn eröffnet hat; auch das Reden.
talk-host = Zuschauende und das Reden
talk-host-none = Sie sehen nicht, was gesagt wird
talk-host-read = Sie lesen mit
talk-host-write = Sie lesen und schreiben

key-talk = T
keys-talk = Reden: etwas sagen

# Redensarten

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-move = Du bist dran!
phrase-one-moment = Einen Moment …
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oh-no = Oh nein!
phrase-again = Noch ein Spiel?

# Abgelehntes

refused-said-nothing = Darin steht nichts, was sich lesen ließe.
refused-said-much = Das ist zu lang: höchstens { $most } Zeichen auf einmal.
refused-said-fast = Das war viel auf einmal. Warte ein paar Sekunden und sag es dann noch einmal.
refused-said-here = An diesem Tisch kannst du nichts sagen.
refused-not-said = Es ließ sich nicht speichern, also hat es niemand gesehen. Versuch es noch einmal.
refused-reports = Du hast heute schon { $most } Zeilen gemeldet. Das reicht für einen Tag; wer den Server betreibt, sieht sie.
refused-report = Eine solche Zeile gibt es hier nicht zu melden.
refused-not-reported = Die Meldung ließ sich nicht speichern. Versuch es noch einmal.
error-closed = Dieser Tisch ist für Zuschauende geschlossen.
error-closed-advice = Nur wer hier sitzt, sieht ihn. Ist dir ein Platz freigehalten, so nimm den Link, den du dafür bekommen hast.
refused-host = Das legt nur fest, wer den Tisch eröffnet hat.

# Angebote und Versprechen, in Spielen, in denen verhandelt wird

ledger-heading = Angebote und Versprechen
ledger-what = Eine offene Liste dessen, was ihr euch hier anbietet und versprecht. Nichts davon wird erzwungen: Jede Seite sagt selbst, ob ein Versprechen gehalten wurde.
ledger-computers = Computer verhandeln nicht: Sie machen keine Angebote und nehmen niemanden beim Wort.
ledger-nothing = Noch hat niemand etwas angeboten.
ledger-all = alle
ledger-line = Angebot an { $to }: { $text }
ledger-entry = { $name } an { $to }: { $text }
ledger-waiting = für dich: { $count }
ledger-open = Ein Angebot, noch nicht angenommen
ledger-promised = ✓ Ein Versprechen
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
ledger-do-kept = Wurde gehalten
ledger-do-broken = Wurde gebrochen
ledger-do-unmarked = Nichts dazu sagen
ledger-form = Etwas anbieten
ledger-to = An
ledger-to-all = Alle, die mitspielen
ledger-ready = Was du anbietest
ledger-own = Mit eigenen Worten …
ledger-words = Dein Angebot
ledger-send = Anbieten

refused-ledger-here = Hier lässt sich ihnen nichts anbieten.
refused-ledger-changed = Das hat sich inzwischen geändert. Sieh es dir noch einmal an.
refused-ledger-enough = Dazu ist genug gesagt worden.
refused-ledger-full = An diesem Tisch sind so viele Angebote gemacht worden, dass für weitere kein Platz ist.
