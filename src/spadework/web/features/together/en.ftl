# Looking back together

together-lead = Guide the others
together-leading = You’re guiding: whoever has this replay open follows you. Click anything in the picture to point at it.
together-stop = Stop guiding
together-led = { $name } is guiding, and you follow.
together-leave = Look on your own
together-apart = { $name } is guiding. You look on your own.
together-follow = Follow { $name }
