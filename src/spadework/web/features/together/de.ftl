# Gemeinsam ansehen

together-lead = Andere durch die Partie führen
together-leading = Du führst durch die Partie: Wer diese Seite offen hat, folgt dir.
together-stop = Nicht mehr führen
together-ended = { $name } führt nicht mehr.
together-led = { $name } führt durch die Partie, und du folgst.
together-leave = Allein ansehen
together-apart = { $name } führt durch die Partie. Du siehst sie dir allein an.
together-follow = { $name } folgen
together-others = Mit dir schauen zu: { $names }
together-point = Zeigen auf (oder klick es im Bild an)
together-point-none = nichts
together-points = { $name } zeigt auf: { $what }
together-play-on = Von hier gemeinsam weiterspielen
together-sequel = { $name } spielt von hier weiter. Dein Platz ist für dich frei.
together-sequel-watched = { $name } spielt von hier weiter.
together-come = Mitspielen
