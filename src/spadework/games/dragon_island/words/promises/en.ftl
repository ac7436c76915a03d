# What one may promise another, kept or not
promise-carry = I help you carry the treasure to your boat.
promise-come = Help me carry the treasure to my boat, and we share it.
promise-wait = I come to the treasure field as soon as I can, and go on with you.
promise-share = In the boat I share, one coin each, and play no Infidelity.
promise-next = You get this treasure, I get the next one.
promise-carriers = I don’t ambush you as long as you carry this treasure.
promise-peace = I play no Attack on you until the next treasure is home.
promise-terror = I send none of your hunters home until the next treasure is home.
promise-dragon = I put no dragon in your way until the next treasure is home.
promise-counterspell = If you are put to sleep on your way with the treasure, I help you with a Counterspell if I have one.
promise-leader = You and I against whoever leads, until the next treasure is home.
