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
