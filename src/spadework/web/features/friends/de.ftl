# Mit wem man gespielt hat

page-friends = Leute
title-friends = Leute, die du kennst
friends-what = Wenn du einen Tisch eröffnest, kannst du sie im Warteraum dazu einladen.
friends-none = Noch niemand. Nach der ersten gemeinsamen Partie stehen hier deine Mitspieler, außerdem die Mitglieder deiner Runden.
friend-about = { $games ->
    [one] 1 gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}, zuletzt am { $day }
friend-mate = in deiner Runde { $club }
friend-block = Blockieren
friend-unblock = Nicht mehr blockieren
friends-blocked = Blockiert
friends-block-note = Wer blockiert ist, kann sich nicht an deine Tische setzen und dich nicht einladen, und du siehst seine Nachrichten nicht. Wir sagen es ihm nicht, aber er kann es vermuten. Partien, die ihr schon zusammen spielt, gehen weiter, auch mit Revanchen.

friend-asks = { $name } lädt dich zu einer Partie ein.
waiting-ask = Jemanden einladen, den du kennst
waiting-ask-note = Sie sehen es auf ihrer Startseite und bekommen eine Benachrichtigung, wenn sie Benachrichtigungen eingeschaltet haben.
friend-ask = { $name } einladen
friend-asked = { $name } (eingeladen)
friend-declined = { $name } (kommt nicht)
friend-decline = Jetzt nicht

error-blocked = An diesem Tisch sitzt jemand, den du blockiert hast.
error-blocked-advice = Such dir einen anderen Tisch, oder heb die Blockierung auf der Seite „Leute“ auf.
error-too-many-blocked = Du kannst höchstens { $most } Personen blockieren.
error-too-many-blocked-advice = Heb zuerst eine Blockierung auf.
