# Promises, kept or not
promise-carry = I’ll help you carry the treasure to your boat.
promise-come = Help me carry the treasure to my boat, and we’ll share it.
promise-wait = I’ll come to the treasure field as soon as I can and go on with you.
promise-share = In the boat I’ll share, one coin each, and play no Infidelity.
promise-next = You get this treasure, I get the next one.
promise-carriers = I won’t ambush you while you carry this treasure.
promise-peace = I won’t play an Attack on you until the next treasure is home.
promise-terror = I won’t send you home until the next treasure is home.
promise-dragon = I won’t put a dragon in your way until the next treasure is home.
promise-counterspell = If a Slumber stops you on your way with the treasure, I’ll play a Counterspell if I have one.
promise-leader = You and me against the leader until the next treasure is home.
