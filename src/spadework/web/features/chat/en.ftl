# Chat

talk-heading = Chat
talk-new = { $count } new
talk-newest = { $name }: { $text }
talk-newest-open = Open the chat
talk-lines = Messages
talk-say = Say something
talk-send = Send
talk-phrases = Quick messages
talk-hidden = The chat at this table is for players only.
talk-only-read = You can read along. Only players can write.
talk-nothing = No messages yet.
talk-line-menu = Message options
talk-mute = Hide messages from { $name }
talk-block = Block { $name }
talk-report = Report to the operator
talk-muted = Hidden: { $name }
talk-unmute = Show again
talk-blocked = Blocked. You can undo this on the page “People”.
talk-reported = Reported.
talk-unsent = Not sent yet. It goes out when you’re back online.
talk-spectator-mark = spectator

talk-watched =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
talk-watching = You’re watching. You see only what everyone can see, and the players know you’re here.
talk-name = Your name (optional)
talk-name-send = Show my name

talk-watch = Who can watch
talk-watch-0 = Everyone, live
talk-watch-later = Everyone, { $minutes } minutes later
talk-watch-closed = Nobody
talk-watching-later = You’re watching with a delay of { $minutes } minutes, chat included. The host set it.
talk-host = Spectators and chat
talk-host-none = They can’t see the chat
talk-host-read = They can read
talk-host-write = They can read and write

key-talk = T
keys-talk = Open the chat

# Quick messages

emote-well-done = Well done!
emote-thanks = Thank you!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-ouch = Ouch!
emote-hm = Hm …
talk-emotes = Reactions
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-move = Your move!
phrase-one-moment = One moment …
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oh-no = Oh no!
phrase-again = Another game?

# Refusals

refused-said-nothing = There’s nothing to read in this message.
refused-said-much = That’s too long. A message has at most { $most } characters.
refused-said-fast = That was a lot at once. Wait a few seconds, then send it again.
refused-said-here = You can’t write at this table.
refused-not-said = We couldn’t save it, so nobody has seen it. Try again.
refused-reports = You have reported { $most } messages today. That’s the limit. The operator will see them.
refused-report = This message can’t be reported.
refused-not-reported = We couldn’t save the report. Try again.
refused-blocking = This can’t be done for this message.
refused-not-blocked = We couldn’t save that. Try again.
error-closed = This table is closed to spectators.
error-closed-advice = Only its players can see it. If you have a seat here, use the link you were sent.
refused-host = Only the host can decide this.

# Offers and promises, in games with bargaining

ledger-heading = Offers and promises
ledger-what = An open list of what players offer and promise each other. Nothing enforces it: each side says whether a promise was kept.
ledger-computers = Computer players don’t bargain. They make no offers and don’t hold you to yours.
ledger-nothing = No offers yet.
ledger-all = all
ledger-line = Offer to { $to }: { $text }
ledger-entry = { $name } to { $to }: { $text }
ledger-waiting = for you: { $count }
ledger-open = Offer, not accepted yet
ledger-promised = ✓ Promise
ledger-declined = ✕ Declined
ledger-withdrawn = ↶ Withdrawn
ledger-who-accepted = Accepted by { $names }
ledger-who-declined = Declined by { $names }
ledger-who-kept = Kept, { $count ->
    [one] says { $names }
   *[other] say { $names }
 }
ledger-who-broken = Broken, { $count ->
    [one] says { $names }
   *[other] say { $names }
 }
ledger-do-accepted = Accept
ledger-do-declined = Decline
ledger-do-withdrawn = Withdraw
ledger-do-kept = Mark as kept
ledger-do-broken = Mark as broken
ledger-do-unmarked = Remove my mark
ledger-form = Make an offer
ledger-to = To
ledger-to-all = All players
ledger-ready = Offer
ledger-own = In your own words …
ledger-words = Your offer
ledger-send = Make the offer

refused-ledger-here = You can’t make them an offer here.
refused-ledger-changed = This has changed in the meantime. Look at it again.
refused-ledger-enough = You can’t change this one any more.
refused-ledger-full = This table has had too many offers. There’s no room for more.
