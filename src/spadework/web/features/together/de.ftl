# Gemeinsam ansehen

together-lead = Die anderen führen
together-leading = Du führst: Wer dieses Replay offen hat, folgt dir.
together-stop = Nicht mehr führen
together-led = { $name } führt, und du folgst.
together-leave = Allein ansehen
together-apart = { $name } führt. Du siehst dir die Partie allein an.
together-follow = { $name } folgen
