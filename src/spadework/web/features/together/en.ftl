# Looking back together

together-lead = Guide the others
together-leading = You’re guiding: everyone who has this replay open follows you.
together-stop = Stop guiding
together-ended = { $name } is no longer guiding.
together-led = { $name } is guiding, and you’re following.
together-leave = Watch on your own
together-apart = { $name } is guiding. You’re watching on your own.
together-follow = Follow { $name }
together-others = Watching with you: { $names }
together-point = Point at (or click it in the picture)
together-point-none = nothing
together-points = { $name } points at: { $what }
together-play-on = Play on from here together
together-sequel = { $name } plays on from here. Your seat is kept for you.
together-sequel-watched = { $name } plays on from here.
together-come = Take your seat
