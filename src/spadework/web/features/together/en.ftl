# Looking back together

together-lead = Lead the others
together-leading = You’re leading: whoever has this replay open follows you.
together-stop = Stop leading
together-led = { $name } is leading, and you follow.
together-leave = Look on your own
together-apart = { $name } is leading. You look on your own.
together-follow = Follow { $name }
