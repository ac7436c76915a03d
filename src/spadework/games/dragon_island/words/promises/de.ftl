# Promises, kept or not
promise-carry = Ich helfe dir, den Schatz in dein Boot zu tragen.
promise-come = Hilf mir, den Schatz in mein Boot zu tragen, und wir teilen ihn.
promise-wait = Ich komme aufs Schatzfeld, sobald ich kann, und ziehe mit dir weiter.
promise-share = Im Boot teile ich, für jeden eine Münze, und spiele keine Untreue.
promise-next = Du bekommst diesen Schatz, ich den nächsten.
promise-carriers = Ich überfalle dich nicht, solange du diesen Schatz trägst.
promise-peace = Ich spiele keinen Angriff gegen dich, bis der nächste Schatz zu Hause ist.
promise-terror = Ich schicke dich nicht nach Hause, bis der nächste Schatz zu Hause ist.
promise-dragon = Ich stelle dir keinen Drachen in den Weg, bis der nächste Schatz zu Hause ist.
promise-counterspell = Wirst du mit dem Schatz unterwegs eingeschläfert, helfe ich dir mit einem Gegenzauber, wenn ich einen habe.
promise-leader = Du und ich gegen den, der führt, bis der nächste Schatz zu Hause ist.
