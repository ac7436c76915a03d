# Mit wem man gespielt hat

page-friends = Leute
title-friends = Mit wem du gespielt hast
friends-what = Wenn du einen Tisch öffnest, kannst du sie dazu einladen.
friends-none = Noch niemand. Nach deiner ersten Partie mit anderen stehen sie hier.
friend-about = { $games ->
    [one] 1 gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}, zuletzt am { $day }
friend-block = Blockieren
friend-unblock = Freigeben
friends-blocked = Blockiert
friends-block-note = Wen du blockierst, der kann sich nicht mit dir an einen Tisch setzen und dich zu keinem einladen, und du siehst nicht, was er schreibt. Wir sagen es ihm nicht.

friend-asks = { $name } lädt dich zu einer Partie ein.
gathering-ask = Jemanden einladen, mit dem du gespielt hast
gathering-ask-note = Sie sehen es auf ihrer Startseite und bekommen eine Nachricht, wenn sie welche wünschen.
friend-ask = { $name } einladen
friend-asked = { $name } (eingeladen)

error-blocked = An diesem Tisch sitzt jemand, den du blockiert hast.
error-blocked-advice = Such dir einen anderen Tisch, oder gib die Person auf der Seite „Leute“ frei.
error-too-many-blocked = Du kannst höchstens { $most } Personen blockieren.
error-too-many-blocked-advice = Gib zuerst jemanden frei.
