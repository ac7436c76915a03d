# Gemeinsam ansehen

together-lead = Andere durchs Replay führen
together-leading = Du führst durchs Replay: Wer es offen hat, folgt dir. Klick etwas im Bild an, um darauf zu zeigen.
together-stop = Nicht mehr führen
together-led = { $name } führt durchs Replay, und du folgst.
together-leave = Allein ansehen
together-apart = { $name } führt durchs Replay. Du siehst es dir allein an.
together-follow = { $name } folgen
together-others = Mit dir sehen zu: { $names }
together-point = Zeigen auf
together-point-none = nichts
together-points = { $name } zeigt auf { $what }.
together-play-on = Von hier gemeinsam weiterspielen
together-sequel = { $name } spielt von hier weiter, und dein Platz ist frei.
together-come = Mitkommen
