# Chat

chat-heading = Chat
chat-new = { $count } new
chat-newest = { $name }: { $text }
chat-newest-open = Open the chat
chat-lines = Messages
chat-say = Say something
chat-send = Send
chat-phrases = Quick messages
chat-hidden = The chat at this table is for players only.
chat-only-read = You can read along. Only players can write.
chat-nothing = No messages yet.
chat-line-menu = Message options
chat-mute = Hide messages from { $name }
chat-block = Block { $name }
chat-report = Report to the operator
chat-muted = Hidden: { $name }
chat-unmute = Show again
chat-blocked = Blocked. You can undo this on the page “People”.
chat-reported = Reported.
chat-unsent = Not sent yet. It goes out when you’re back online.
chat-spectator-mark = spectator

chat-watched =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
chat-watching = You’re watching. You see only what everyone can see, and the players know you’re here.
chat-name = Your name (optional)
chat-name-send = Show my name

chat-watch = Who can watch
chat-watch-0 = Everyone, live
chat-watch-later = Everyone, { $minutes } minutes later
chat-watch-closed = Nobody
chat-watching-later = You’re watching with a delay of { $minutes } minutes, chat included. The host set it.
chat-host = Spectators and chat
chat-host-none = They can’t see the chat
chat-host-read = They can read
chat-host-write = They can read and write

key-talk = T
keys-talk = Open the chat

# Quick messages

emote-well-done = Well done!
emote-thanks = Thank you!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-ouch = Ouch!
emote-hm = Hm …
chat-emotes = Reactions
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

offers-heading = Offers and promises
offers-what = An open list of what players offer and promise each other. Nothing enforces it: each side says whether a promise was kept.
offers-computers = Computer players don’t bargain. They make no offers and don’t hold you to yours.
offers-nothing = No offers yet.
offers-all = all
offers-line = Offer to { $to }: { $text }
offers-entry = { $name } to { $to }: { $text }
offers-waiting = for you: { $count }
offers-open = Offer, not accepted yet
offers-promised = ✓ Promise
offers-declined = ✕ Declined
offers-withdrawn = ↶ Withdrawn
offers-who-accepted = Accepted by { $names }
offers-who-declined = Declined by { $names }
offers-who-kept = Kept, { $count ->
    [one] says { $names }
   *[other] say { $names }
 }
offers-who-broken = Broken, { $count ->
    [one] says { $names }
   *[other] say { $names }
 }
offers-do-accepted = Accept
offers-do-declined = Decline
offers-do-withdrawn = Withdraw
offers-do-kept = Mark as kept
offers-do-broken = Mark as broken
offers-do-unmarked = Remove my mark
offers-form = Make an offer
offers-to = To
offers-to-all = All players
offers-ready = Offer
offers-own = In your own words …
offers-words = Your offer
offers-send = Make the offer

refused-offers-here = You can’t make them an offer here.
refused-offers-changed = This has changed in the meantime. Look at it again.
refused-offers-enough = You can’t change this one any more.
refused-offers-full = This table has had too many offers. There’s no room for more.
