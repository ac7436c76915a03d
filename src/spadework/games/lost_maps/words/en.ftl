title = Lost Maps
tagline = One pattern for everyone, two treasure cards of your own: cross off every box and dig up the treasure.
genre = Flip-and-write

option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = on: shows which expeditions of the round are still to come

part-coins = Coins
part-cups = Cups
part-palms = Palms
part-cards = Cards
part-seals = Seals

# Things

seat-name = { $seat ->
    [you] you
   *[other] { $seat }
}
# A deck has the names of its islands in all languages.
-language = English
    .code = en
island = { -language.code ->
    [en] { $en }
   *[de] { $de }
}
island-unnamed = { $front } { $back }
island-front-0 = Fog
island-front-1 = Storm
island-front-2 = Gull
island-front-3 = Rum
island-front-4 = Salt
island-front-5 = Moon
island-front-6 = Crab
island-front-7 = Whale
island-front-8 = Thunder
island-front-9 = Amber
island-back-0 = Bay
island-back-1 = Reef
island-back-2 = Island
island-back-3 = Rock
island-back-4 = Bank
island-back-5 = Point
suit-purple = purple
suit-orange = orange
suit-green = green
suit-grey = grey
colour-purple = purple
colour-orange = orange
colour-green = green
colour-grey = grey
pattern-line-2 = line of two
pattern-line-3 = line of three
pattern-line-4 = line of four
pattern-corner = corner of three
pattern-t = T of four
pattern-l = L of four
pattern-s = zigzag of four
pattern-square = square of four
pattern-other = figure { $name } of { $boxes } boxes
symbol-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
symbol-palms = { $count ->
    [one] 1 palm
   *[other] { $count } palms
}
symbol-crosses = { $count ->
    [one] 1 cross
   *[other] { $count } crosses
}

# Moves

label-keep = Keep { $cards }
label-cross = Cross off { $boxes } on { $card }
label-with = { $crossing } ({ $symbols })
label-take = Take { $card } from the display
label-draw = Draw from the stack
label-card = { $card } is turned up
label-pattern = The next expedition: { $pattern }

ask-keep = Keep two of your four cards
ask-cross = Cross off the pattern ({ $pattern }) or a single box
ask-extra = { $count ->
    [one] For the cross: cross off one more box
   *[other] For the crosses: cross off { $count } more boxes, one at a time
}
ask-take = Take a new card from the display, or unseen from the stack

# The log

turn = Round { $round }, turn { $turn } of { $turns }
turn-setting-up = Setting up

event-dealt = Everyone is dealt four treasure cards and keeps two.
event-own-hand = { $seat ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-keeps = { $seat ->
    [you] You keep { $cards }.
   *[other] { $seat } keeps { $cards }.
}
event-displayed = New on display: { $card }.
event-start = { $seat ->
    [you] You are the start player.
   *[other] { $seat } is the start player.
}
event-expedition = An expedition is turned up.
event-crosses = { $seat ->
    [you] You cross off { $boxes } on { $card }.
   *[other] { $seat } crosses off { $boxes } on { $card }.
}
event-coins = { $count ->
    [one] { $seat ->
        [you] You mark a coin, { $coins } of { $most }.
       *[other] { $seat } marks a coin, { $coins } of { $most }.
    }
   *[other] { $seat ->
        [you] You mark { $count } coins, { $coins } of { $most }.
       *[other] { $seat } marks { $count } coins, { $coins } of { $most }.
    }
}
event-palm = { $points ->
    [one] { $seat ->
        [you] You score 1 point for a palm.
       *[other] { $seat } scores 1 point for a palm.
    }
   *[other] { $seat ->
        [you] You score { $points } points for a palm.
       *[other] { $seat } scores { $points } points for a palm.
    }
}
event-cup = { $seat ->
    [you] You fill a row of coins and take cup { $cup }.
   *[other] { $seat } fills a row of coins and takes cup { $cup }.
}
event-no-cup = { $seat ->
    [you] You fill a row of coins, but no cup is left.
   *[other] { $seat } fills a row of coins, but no cup is left.
}
event-fills = { $seat ->
    [you] You fill { $card }: { $points } points.
   *[other] { $seat } fills { $card }: { $points } points.
}
event-takes = { $seat ->
    [you] You take { $card } from the display.
   *[other] { $seat } takes { $card } from the display.
}
event-draws = { $seat ->
    [you] You draw { $card } from the stack.
   *[other] { $seat } draws { $card } from the stack.
}
event-round-over = Round { $round } is over.
event-wins = { $seats ->
    [you] You win with { $points } points.
   *[other] { $seats } wins with { $points } points.
}
event-share = Shared victory: { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture

picture-title = Lost Maps: { $moment }
moment-dealing = the cards are being dealt
moment-keeping = everyone chooses two cards to keep
moment-setting-up = setting up
moment-turn = round { $round } of { $rounds }, expedition { $turn } of { $turns }
moment-over = the game is over
says-pattern = Expedition: { $pattern }.
says-display = On display: { $cards }.
says-no-display = The display is empty.
says-hand = { $seat ->
    [you] You choose from { $cards }.
   *[other] { $seat } chooses from { $cards }.
}
says-island = { $card } ({ $suit })
says-card = { $card }, { $crossed } of { $boxes } boxes crossed off
says-cards = { $seat ->
    [you] Your cards: { $cards }.
   *[other] { $seat } works on { $cards }.
}
says-points = Points so far: { $points }.
says-final = Points: { $points }.
says-seat-points = { $seat ->
    [you] you { $points }
   *[other] { $seat } { $points }
}
says-waiting = { $seats ->
    [you] It’s your turn.
   *[other] Waiting for { $seats }.
}
says-wins = { $seats ->
    [you] You win.
   *[other] { $seats } wins.
}
says-share = Shared victory: { $seats }.
sentences = { $first } { $last }

caption-log = Logbook
caption-total = Points
caption-turn = { $turn } of { $turns }
caption-rounds = Rounds
caption-expedition = Expedition
caption-to-come = To come
caption-copies = ×{ $count }
name-box = { $card }, { $box }
name-box-symbol = { $card }, { $box }, { $symbols }
name-box-crossed = { $card }, { $box }, crossed off
name-display = Display { $place }: { $card }
name-hand = Card { $place }: { $card }
name-stack = Stack, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
name-expedition = Expedition { $turn } of { $turns }: { $pattern }
name-seat-card = { $seat ->
    [you] Your card: { $card }
   *[other] { $seat }: { $card }
}
name-seat-empty = { $seat ->
    [you] Your empty place
   *[other] { $seat }: empty
}
name-round-card = Round { $round } of { $rounds }, { $cups ->
    [0] no cups left
    [one] 1 cup left: { $best }
   *[other] { $cups } cups left, the highest: { $best }
}
name-palm-points = A palm scores { $points ->
    [one] 1 point
   *[other] { $points } points
} now
name-score = { $seat ->
    [you] Your logbook
   *[other] { $seat }
}: { $coins } of 12 coins, { $palms } of 4 palms
name-tally = { $seat ->
    [you] You: place { $place }
   *[other] { $seat }: place { $place }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $parts })
card-facts = { $card } ({ $suit }), { $boxes } boxes, { $points } points
card-sealed = { $facts }, seal: { $worth } for each { $colour } card

# The tutorial
tutorial-goal = Fill treasure cards by crossing off their boxes. The player with the most points after four rounds wins.
tutorial-islands = You were dealt these four treasure cards. The number is what a card is worth once all its boxes are crossed off. Until then it is worth nothing.
tutorial-keep = Keep two of them. A small card fills quickly, a large one is worth more. Keep Anchor Stone, a small one, and Snake Nest: click both, and confirm below.
tutorial-keep-others = That would be fine in another game. In this tutorial, keep Anchor Stone and Snake Nest.
tutorial-expedition = Every turn, an expedition is turned up. Its pattern is the same for everyone. You may turn and mirror it, but it must fit on one of your cards.
tutorial-cross-off = This time it is a square. Put it in the lower right corner of Snake Nest: click one of the boxes there. Click it again until the right square is marked, and confirm it below.
tutorial-corner = Not there this time. In the lower right corner of Snake Nest the square covers the red cross, and that pays off.
tutorial-cross = A red cross gives you one more box, anywhere on your cards; with another cross you get yet another. Take a1 on Snake Nest.
tutorial-cross-one = Any free box is allowed, and often it is one that hardly any pattern reaches. In this tutorial, take a1 on Snake Nest.
tutorial-same = At the same time, your opponent crossed off the same pattern on their own cards. Now a line of three has been turned up.
tutorial-coin = Boxes with a coin fill your logbook. Each coin is a point. Put the line on a2, b2 and c2 of Snake Nest: one of them has a coin.
tutorial-coin-line = Not there this time: you would miss the coin. Put the line on a2, b2 and c2 of Snake Nest.
tutorial-cups = A row of four coins wins you the highest cup left. The first is worth six points, each later one fewer.
tutorial-flag = The flag beside a name marks the start player. If two players fill a row in the same turn, the start player takes the higher cup; if it’s two others, the one who comes first clockwise from the flag does. The flag moves on after every turn.
tutorial-one-box = An L of four has come up. If a pattern doesn’t fit, or you don’t like where it fits, cross off a single box instead. You always have to cross off something.
tutorial-palms = These four cards are the display. Crossing off a palm scores 1 point, and 1 more for each palm that you see here. The sign with the palm adds it up for you.
tutorial-palm = Snake Nest has four boxes left, one of them with a palm. Right now the display shows no palm, so yours scores 1. The L fits exactly: fill the card!
tutorial-palm-last = The L covers exactly the last four boxes of Snake Nest. Put it there, and the card is yours.
tutorial-filled = Snake Nest is filled: twelve points in three turns! That doesn’t happen often. It now lies near your cards, small, and counts at the end.
tutorial-take = When you fill a card, you take a new one: one of the four in the display, or the top card of the stack, unseen. Click the one you want.
tutorial-take-one = You need a second card again: take one from the display, or the top card of the stack.
tutorial-seals = Some cards have a round seal with a colour and its sign. Fill such a card, and each of your filled cards of that colour scores 1 or 2 points more, as the seal says: “What is this?” reads it to you.
tutorial-end = A round has seven turns, and the game has four rounds. Cards that aren’t filled by then score nothing, so keep an eye on the end. From here on, the journey is yours: good luck!

# Explanations of questions, shown once
ask-keep-means = A card scores only when it is filled. Small cards fill quickly, large ones are worth more (LM-10, LM-44).
ask-cross-means = Put the pattern, turned or mirrored if you like, on one of your cards. Or cross off any single box (LM-22, LM-23).
ask-extra-means = A cross gives you one more box on your cards. If that one has a cross, too, you get another (LM-26).
ask-take-means = You can see the cards in the display. The top card of the stack may be anything (LM-32).

# Explanations of elements
about-seal = Once it is filled, its seal scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colour } card that its owner has filled (LM-45).
about-seal-pays = Its seal scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colour } card that { $seat ->
    [you] you have
   *[other] its owner has
} filled: { $count ->
    [0] none so far
    [one] 1 so far, which makes { $sum }
   *[other] { $count } so far, which makes { $sum }
} (LM-45).
about-card-display = { $card } is in the display: { $points } points for crossing off all its { $boxes } boxes.
about-display-palms = While it lies here, its { $palms ->
    [one] palm adds 1 point
   *[other] palms add { $palms } points
} to each palm that anyone crosses off (LM-28).
about-take-now = You may take it now in place of the card that you filled (LM-32).
about-take-soon = You have filled a card. When it is your turn to resolve, you take one from the display or from the stack (LM-30, LM-32).
about-take-later = Only a player who has filled a card can take it, once everyone has crossed off their boxes (LM-30, LM-32).
about-card-own = { $card } is one of your two cards: { $points } points once all its { $boxes } boxes are crossed off, and nothing before (LM-44).
about-own-free = { $free ->
    [0] All its boxes are crossed off.
    [one] One of its boxes is still free.
   *[other] { $free } of its boxes are still free.
}
about-own-fits = { $free ->
    [one] One of its boxes is free,
   *[other] { $free } of its boxes are free,
} { $places ->
    [0] but the pattern ({ $pattern }) doesn’t fit: you can only cross off a single box here (LM-22, LM-23).
    [one] and the pattern ({ $pattern }) fits in one place (LM-22).
   *[other] and the pattern ({ $pattern }) fits in { $places } places (LM-22).
}
about-own-full = All its boxes are crossed off. When it is your turn to resolve, you put it aside and take another (LM-30, LM-32).
about-own-lost = It wasn’t filled by the end, so it scores nothing.
about-card-other = { $card } belongs to { $seat }: { $points } points once all its { $boxes } boxes are crossed off (LM-44).
about-other-sealed = You’ll see what { $seat } crosses off on it this turn when everyone has finished (LM-21).
about-card-filled = { $seat ->
    [you] You have filled { $card }: its { $points } points are safe (LM-32, LM-45).
   *[other] { $seat } has filled { $card }: its { $points } points are safe (LM-32, LM-45).
}
about-dealt = Another player chooses two of these cards to keep. Nobody else ever sees the other two (LM-10).
about-hand = You were dealt { $card }: { $points } points once all its { $boxes } boxes are crossed off (LM-44).
about-keep-now = Click it and another card to keep these two. The others go back (LM-10).
about-keep-done = You have chosen. Everyone’s cards are shown when all have chosen (LM-10).
about-display-empty = This place stays empty. The stack is used up, so the display is no longer filled up (LM-42).
about-display-before = The first four cards of the display go here once everyone has kept two cards (LM-11).
about-display-gap = The card here has been taken. The display is filled up only when the second new card has been taken, too (LM-33).
about-own-take = You have filled the card that was here. Take another from the display or from the stack (LM-32).
about-own-empty = There is no card here. A player who has filled a card takes another when resolving, if any is left (LM-32, LM-43).
about-box = A box of { $card }.
about-box-plain = It has no symbol, but it must be crossed off to fill the card.
about-box-coins = Its coin goes into your logbook: 1 point, and a cup for each row of four (LM-27, LM-31).
about-box-row = Its coin completes a row of your logbook: 1 point, and { $cup ->
    [0] no cup, because all six are taken
   *[other] the highest cup left when you resolve, currently the { $cup }
} (LM-27, LM-31).
about-box-no-coin = Its coin scores nothing: all twelve of your coin boxes are marked (LM-27).
about-box-palms = Its palm would now score { $points ->
    [one] 1 point
   *[other] { $points } points
}: 1 for itself and { $display } for the palms in the display (LM-28).
about-box-no-palm = Its palm scores nothing: all four of your palm fields are filled (LM-29).
about-box-crosses = Its cross gives you one more box, anywhere on your cards (LM-26).
about-box-fresh = You crossed it off this turn. When everyone has finished, the others see it, and its coin or palm counts (LM-21).
about-box-crossed = It is already crossed off. You can only cross off free boxes (LM-22).
about-cross-extra = { $count ->
    [one] A cross gives you one more box:
   *[other] Crosses give you { $count } more boxes, one at a time:
} any free one on your cards will do (LM-26).
about-cross-now = { $places ->
    [0] The pattern ({ $pattern }) can’t cover it, but you may cross off this box alone (LM-22, LM-23).
    [one] The pattern ({ $pattern }) can cover it in one place. Click the box for that place, or for this box alone (LM-22, LM-23).
   *[other] The pattern ({ $pattern }) can cover it in { $places } places. Click the box for one of them, or for this box alone (LM-22, LM-23).
}
about-why-lm-11 = The display is being laid out (LM-11).
about-why-lm-12 = The start player is being drawn (LM-12).
about-why-lm-20 = You can’t cross off anything before the next expedition is turned up (LM-20).
about-why-lm-21 = You have crossed off your boxes and are waiting for the others (LM-21).
about-why-lm-24 = You have no free box left, so you are passed over this turn (LM-24).
about-why-lm-30 = { $seat ->
    [you] You are resolving. Players do so one after another, from the start player on (LM-30).
   *[other] { $seat } is resolving. Players do so one after another, from the start player on (LM-30).
}
about-why-lm-32 = Take a new card first (LM-32).
about-why-lm-33 = The display is being filled up (LM-33).
about-why-lm-41 = The game is over (LM-41).
about-expedition = This turn’s expedition: { $pattern }. It is the same for everyone, and you may turn and mirror it (LM-20, LM-22).
about-expedition-fits = { $places ->
    [0] It doesn’t fit on your cards: cross off a single box instead (LM-23).
    [one] It fits on your cards in one place. You may also cross off a single box instead (LM-23).
   *[other] It fits on your cards in { $places } places: click a box again to turn and move it. You may also cross off a single box instead (LM-23).
}
about-expedition-covered = The expeditions of this round. Earlier ones lie face down, and nobody may look through them (LM-25).
about-expedition-before = The expeditions, shuffled and face down. One is turned up each turn, the same for everyone (LM-12, LM-20).
about-expedition-over = The expeditions. In each round, one of them was never turned up (LM-40).
about-stack = The stack of treasure cards, face down. Nobody knows what comes next.
about-stack-before = The stack of treasure cards, face down. The display is dealt from it once everyone has kept two cards (LM-11).
about-stack-empty = The stack is used up, so the display is no longer filled up. Only the cards left there can be taken (LM-42).
about-draw-now = You may draw its top card, unseen, in place of the card that you filled (LM-32).
about-draw-later = The display is filled up from it. A player who has filled a card may also draw from it, unseen, once everyone has crossed off their boxes (LM-32, LM-33).
about-round-card = Round { $round } of { $rounds }, turn { $turn } of { $turns } (LM-40).
about-cups = { $cups ->
    [0] All cups are taken: full coin rows no longer win one (LM-31).
    [one] One cup is left, the { $best }. The next player to resolve a full coin row takes it (LM-31).
   *[other] { $cups } cups are left. The next player to resolve a full coin row takes the highest, the { $best } (LM-31).
}
about-seat = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $over ->
    [0] { " so far. Cards that aren’t filled don’t count yet" }
   *[other] . Cards that weren’t filled don’t count
} (LM-44).
about-own-seat = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $over ->
    [0] { " so far. Cards that aren’t filled don’t count yet" }
   *[other] . Cards that weren’t filled don’t count
} (LM-44).
about-seat-deciding = { $seat ->
    [you] You are still choosing. All players choose at the same time.
   *[other] { $seat } is still choosing. All players choose at the same time.
}
about-seat-decided = { $seat ->
    [you] You have chosen. Your choice is shown when everyone has chosen.
   *[other] { $seat } has chosen. The choice is shown when everyone has chosen.
}
about-seat-first = The flag marks { $seat ->
    [you] you
   *[other] { $seat }
} as start player: first to take cups and new cards this turn. It moves on after each turn (LM-30, LM-34).
about-score = { $seat ->
    [you] Your
   *[other] { $seat }’s
} logbook: { $coins } of 12 coins, { $palms } of 4 palms. Each coin is a point, each row of four wins a cup, and each palm scores the points in its field (LM-27, LM-28, LM-31).
about-palm-points = A palm that you cross off now scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: 1 for itself and { $display } for the palms in the display. The display changes, so the right moment counts (LM-28).
about-palm-points-none = A palm that you cross off now scores nothing: all four of your palm fields are filled (LM-29).
about-score-parts = Coins { $coins }, cups { $cups }, palms { $palms }, cards { $cards }, seals { $seals } (LM-45).
about-ledger = Your points: coins, cups, palms, filled cards and their seals (LM-45).
about-to-come = The expeditions that may still come this round. Only the memory aid shows them; without it you have to remember (LM-25).
