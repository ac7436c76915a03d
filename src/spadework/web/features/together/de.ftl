# Gemeinsam ansehen

together-lead = Andere durch die Rückschau führen
together-leading = Du führst durch die Rückschau: Wer sie offen hat, folgt dir.
together-stop = Nicht mehr führen
together-ended = { $name } führt nicht mehr.
together-led = { $name } führt durch die Rückschau, und du folgst.
together-leave = Allein ansehen
together-apart = { $name } führt durch die Rückschau. Du siehst sie dir allein an.
together-follow = { $name } folgen
together-others = Mit dir sehen zu: { $names }
together-point = Zeigen auf (oder klick es im Bild an)
together-point-none = nichts
together-points = { $name } zeigt auf: { $what }
together-play-on = Von hier gemeinsam weiterspielen
together-sequel = { $name } spielt von hier weiter. Dein Platz ist für dich frei.
together-sequel-watched = { $name } spielt von hier weiter.
together-come = Mitspielen
