# Before the deal: who is there, links for friends

gathering-starts = The game begins by itself as soon as everybody is here.
gathering-link = Link for your friends
gathering-link-note = It holds for every open seat: whoever opens it sits down at the next one.
gathering-code = The same link as a QR code, for a phone’s camera
gathering-kept = Link for { $name }
gathering-closed = Nobody else can open this link.
gathering-closed-advice = Spadework listens to this computer only. Stop it (Ctrl+C), start it with “{ $command }”, and load this page anew: the table stays.
gathering-address = If friends can’t open it, try another address of this computer:
gathering-fill = Computer players for the open seats
gathering-fill-now = Start with them
gathering-sit = Sit down
gathering-leave = Leave the table
gathering-cancel = Cancel the table …
gathering-cancel-note = Everybody who waits here is told, and the links lead nowhere any more.
gathering-cancel-now = Cancel it
seat-kept = is asked to play again

error-cancelled = This table was cancelled.
error-cancelled-advice = Whoever opened it has called it off. Look for another in the lobby, or open one yourself.
error-gathering = That is no longer possible at this table.
error-gathering-advice = It has moved on meanwhile, or it is not yours to decide. Go back to the table to see how it stands.
error-no-seat = There is no seat for you at this table any more.
error-no-seat-advice = Somebody was faster. Look for another table in the lobby.
error-too-many-seats = You have sat down at very many tables in a short time.
error-too-many-seats-advice = Wait a little, then try again.
