# Offene Karten

new-hands = Karten auf der Hand
new-hands-note = Offene Karten sind zum Beibringen gedacht: Alle am Tisch und alle, die zusehen, dürfen alles sehen, was jemand auf der Hand hat. Wir sagen es ihnen vor dem Geben, und die Partie wird nicht gewertet.
hands-hidden = Verdeckt, wie üblich
hands-open = Offen für alle
open-hands = Offene Karten: Alle dürfen sehen, was jemand auf der Hand hat. Diese Partie wird nicht gewertet.
open-hands-look = Was { $name } sieht
history-open-hands = offene Karten
open-hands-short = Offene Karten
