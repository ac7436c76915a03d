title = Lost Maps
tagline = One pattern for everyone, two treasure cards of your own: cross off every box and dig up the treasure.
genre = Flip and cross off

option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = on: shows which expeditions of the round are still to come

part-coins = Coins
part-cups = Cups
part-palms = Palms
part-cards = Cards
part-seals = Seals

# Things

seat-name = { $seat }
# A deck brings the names of its islands in all languages.
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
ask-cross = Cross off the pattern ({ $pattern }), or one box
ask-extra = { $count ->
    [one] For the cross: cross off one more box
   *[other] For the crosses: cross off { $count } more boxes, one at a time
}
ask-take = Take a new card: from the display, or unseen from the stack

# The log

turn = Round { $round }, turn { $turn } of { $turns }
turn-setting-up = Setting up

told-dealt = Everyone is dealt four treasure cards and keeps two.
told-own-hand = { $seat } is dealt { $cards }.
told-keeps = { $seat } keeps { $cards }.
told-displayed = New on display: { $card }.
told-start = { $seat } is start player.
told-expedition = Round { $round }: an expedition is turned up ({ $turn } of { $turns }).
told-crosses = { $seat } crosses off { $boxes } on { $card }.
told-coins = { $count ->
    [one] { $seat } marks a coin, { $coins } of { $most }.
   *[other] { $seat } marks { $count } coins, { $coins } of { $most }.
}
told-palm = { $points ->
    [one] { $seat } scores 1 point for a palm.
   *[other] { $seat } scores { $points } points for a palm.
}
told-cup = { $seat } fills a row of coins and takes the cup { $cup }.
told-no-cup = { $seat } fills a row of coins, but no cup is left.
told-fills = { $seat } fills { $card }: { $points } points.
told-takes = { $seat } takes { $card } from the display.
told-draws = { $seat } draws { $card } from the stack.
told-round-over = Round { $round } is over.
told-wins = { $seats } wins with { $points } points.
told-share = { $seats } share the victory with { $points } points each.

# The picture

picture-title = Lost Maps: { $moment }
moment-dealing = the cards are dealt
moment-keeping = everyone keeps two cards
moment-setting-up = the table is laid
moment-turn = round { $round } of { $rounds }, expedition { $turn } of { $turns }
moment-over = the game is over
says-pattern = The expedition: { $pattern }.
says-display = On display: { $cards }.
says-no-display = The display is empty.
says-hand = { $seat } chooses from { $cards }.
says-island = { $card } ({ $suit })
says-card = { $card }, { $crossed } of { $boxes } boxes crossed off
says-cards = { $seat } works on { $cards }.
says-points = Points so far: { $points }.
says-final = Points: { $points }.
says-seat-points = { $seat } { $points }
says-waiting = To move: { $seats }.
says-wins = { $seats } wins.
says-share = { $seats } share the victory.
sentences = { $first } { $last }

caption-log = Logbook
caption-total = Points
caption-turn = { $turn } of { $turns }
caption-rounds = Rounds
caption-cups = Cups
caption-expedition = Expedition
caption-to-come = To come
caption-copies = ×{ $count }
caption-left = { $count } left
caption-empty = empty
name-box = { $box }
name-box-symbol = { $box }, { $symbols }
name-box-crossed = { $box }, crossed off
name-display = Display { $place }: { $card }
name-hand = Card { $place }: { $card }
name-stack = Stack, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
name-expedition = Expedition { $turn } of { $turns }: { $pattern }
name-own-card = Your card { $place }: { $card }
name-seat-card = { $seat }: { $card }
card-facts = { $card } ({ $suit }), { $boxes } boxes, { $points } points
card-sealed = { $facts }, seal: { $worth } for each { $colour } card

# The first voyage
voyage-goal = You fill treasure cards by crossing off their boxes. Whoever has most points after four rounds wins.
voyage-islands = These four treasure cards were dealt to you. The number is what a card is worth once every one of its boxes is crossed off, and nothing before.
voyage-keep = You keep two of them. A small card is soon filled, a large one is worth more. Keep Anchor Stone, the smallest here, and Snake Nest: click both.
voyage-keep-others = That would do in another game. On this voyage, keep Anchor Stone and Snake Nest.
voyage-expedition = Every turn an expedition is turned up: this is its pattern, and it holds for everybody. It may be turned and mirrored, but it must fit on one of your cards.
voyage-cross-off = This time it is a square. Put it into the lower right corner of Snake Nest: click one of its boxes there, and the same box again, until the right square is marked.
voyage-corner = It would fit there, too. But in the lower right corner of Snake Nest it covers the red cross, and that pays.
voyage-cross = A red cross gives you one more box, anywhere on your cards. Take a1, the corner that stands out: a box like that is hard to reach with a pattern.
voyage-cross-one = Any free box is allowed. But a1 is the one that no pattern would reach easily: take it.
voyage-same = The others crossed off the same pattern at the same time, each on cards of their own. Now a line of three has been turned up.
voyage-coin = Boxes with a coin fill your logbook, a point for each. Put the line into the second row of Snake Nest: there lies a coin.
voyage-coin-line = That is a place for it, too, but the coin would stay where it is. Put the line into the second row of Snake Nest.
voyage-cups = With a row of four coins you win the highest cup that is left: six points for whoever is first, and fewer for each one after.
voyage-one-box = An L of four has come up. When a pattern fits nowhere, or does not suit you, you cross off a single box instead. You always have to cross off something.
voyage-palm = Four boxes of Snake Nest are left, one of them with a palm. A palm brings a point, and one more for each palm in the open display: there is none just now. The L fits exactly, so fill the card!
voyage-palm-last = The L covers the last four boxes of Snake Nest exactly. Put it there, and the card is yours.
voyage-filled = Snake Nest is filled: twelve points in three turns! That does not happen often. It lies beside you now, and counts at the end.
voyage-take = For a filled card you take a new one: one of the four in the display, or the top one of the stack, unseen.
voyage-take-one = You need a second card again: take one of the display, or the top one of the stack.
voyage-seals = Some cards bear a seal. Once they are filled, each of your filled cards of the seal’s colour brings a point or two more.
voyage-end = A round has seven turns, and the game four rounds. Cards that are not filled by then bring nothing, so watch the end coming. The journey is yours from here: good luck!

# What a question means, told once
ask-keep-means = A card is worth its points only when it is filled: small ones are quick, large ones worth more (LM-10, LM-44).
ask-cross-means = The pattern goes on one of your two cards, turned or mirrored as you like; or cross off any single box instead (LM-22, LM-23).
ask-extra-means = A cross gives one more box, anywhere on your cards; if there is a cross in that one, yet another (LM-26).
ask-take-means = What lies in the display you can see; the top card of the stack may be anything (LM-32).

# What things are
about-seal = Once it is filled, its seal brings { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colour } card that its owner has filled (LM-45).
about-seal-pays = Its seal brings { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colour } card filled there: { $count ->
    [0] so far none
    [one] so far 1, which makes { $sum }
   *[other] so far { $count }, which makes { $sum }
} (LM-45).
about-card-display = { $card } lies in the display: { $points } points for whoever crosses off all its { $boxes } boxes.
about-display-palms = As long as it lies here, its { $palms ->
    [one] palm adds 1 point
   *[other] palms add { $palms } points
} to each palm that anybody crosses off (LM-28).
about-take-now = You may take it now, in place of the card that you have filled (LM-32).
about-take-soon = You have filled a card: as soon as it is your turn to settle, you take one from the display or from the stack (LM-30, LM-32).
about-take-later = It can be taken only by whoever has filled a card, when all have crossed off (LM-30, LM-32).
about-card-own = { $card } is one of your two cards: { $points } points once all its { $boxes } boxes are crossed off, and nothing before (LM-44).
about-own-free = { $free ->
    [0] All its boxes are crossed off.
    [one] One box of it is still free.
   *[other] { $free } boxes of it are still free.
}
about-own-fits = { $free ->
    [one] One box of it is free,
   *[other] { $free } boxes of it are free,
} { $places ->
    [0] but the pattern ({ $pattern }) has no room on it: you can only cross off a single box here (LM-22, LM-23).
    [one] and the pattern ({ $pattern }) fits on it in one place (LM-22).
   *[other] and the pattern ({ $pattern }) fits on it in { $places } places (LM-22).
}
about-own-full = All its boxes are crossed off: when it is your turn to settle, you put it aside and take another (LM-30, LM-32).
about-own-lost = It was not filled by the end, so it brings nothing.
about-card-other = { $card } is a card of { $seat }: { $points } points once all its { $boxes } boxes are crossed off (LM-44).
about-other-sealed = What { $seat } crosses off on it in this turn is shown when all have finished (LM-21).
about-card-filled = { $seat } has filled { $card }: { $points } points that are safe (LM-32, LM-45).
about-dealt = Cards that were dealt to somebody else, who keeps two of them; nobody else ever sees the other two (LM-10).
about-hand = { $card } was dealt to you: { $points } points once all its { $boxes } boxes are crossed off (LM-44).
about-keep-now = Click it and another one to keep these two; the others go back (LM-10).
about-keep-done = You have chosen. What everyone keeps is shown when all have chosen (LM-10).
about-display-empty = Nothing lies here any more: the stack is used up, and the display is not filled up again (LM-42).
about-display-before = The first four cards of the display lie here as soon as everyone has kept two cards (LM-11).
about-display-gap = The card that lay here has been taken. The display is filled up only when the second new card has been taken too (LM-33).
about-own-take = You have filled the card that lay here: take another, from the display or from the stack (LM-32).
about-own-empty = No card lies here. Whoever has filled one takes another when it is their turn to settle, if there is still one to take (LM-32, LM-43).
about-box = A box of { $card }.
about-box-plain = There is nothing in it, but it has to be crossed off to fill the card.
about-box-coins = Its coin goes into your logbook: 1 point, and a cup for each row of four (LM-27, LM-31).
about-box-row = Its coin completes a row of your logbook: 1 point, and { $cup ->
    [0] no cup, for all six are won
   *[other] the highest cup that is left when you settle, just now the { $cup }
} (LM-27, LM-31).
about-box-no-coin = Its coin brings nothing: your twelve coin boxes are marked (LM-27).
about-box-palms = Its palm would bring { $points ->
    [one] 1 point
   *[other] { $points } points
} now: 1 for itself and { $display } for the palms in the display (LM-28).
about-box-no-palm = Its palm brings nothing: your four palm fields are filled (LM-29).
about-box-crosses = Its cross gives you one more box, anywhere on your cards (LM-26).
about-box-fresh = You have crossed it off in this turn. The others see it, and its coin or palm counts, when all have finished (LM-21).
about-box-crossed = It is crossed off, and only free boxes can be (LM-22).
about-cross-extra = { $count ->
    [one] A cross gives you one more box:
   *[other] Crosses give you { $count } more boxes, one at a time:
} any free one on your cards will do (LM-26).
about-cross-now = { $places ->
    [0] The pattern ({ $pattern }) can’t cover it, but you may cross off this box alone (LM-22, LM-23).
    [one] Click it for the one place of the pattern ({ $pattern }) that covers it, or for this box alone (LM-22, LM-23).
   *[other] Click it for one of the { $places } places of the pattern ({ $pattern }) that cover it, or for this box alone (LM-22, LM-23).
}
about-why-lm-11 = The display is being laid out (LM-11).
about-why-lm-12 = The start player is being drawn (LM-12).
about-why-lm-20 = Nothing can be crossed off before the next expedition is turned up (LM-20).
about-why-lm-21 = You have crossed off, and wait until all the others have (LM-21).
about-why-lm-24 = You have no free box left, so this turn passes you over (LM-24).
about-why-lm-30 = { $seat } is settling: all do so one after the other, from the start player on (LM-30).
about-why-lm-32 = First you take a new card (LM-32).
about-why-lm-33 = The display is being filled up (LM-33).
about-why-lm-41 = The game is over (LM-41).
about-expedition = The expedition of this turn: { $pattern }. It holds for everybody, and may be turned and mirrored (LM-20, LM-22).
about-expedition-fits = { $places ->
    [0] On your cards it has no room: cross off a single box instead (LM-23).
    [one] On your cards it fits in one place; you may also cross off a single box instead (LM-23).
   *[other] On your cards it fits in { $places } places; you may also cross off a single box instead (LM-23).
}
about-expedition-covered = The expeditions of this round. Those that came before lie covered, and nobody may look through them (LM-25).
about-expedition-before = The expeditions, shuffled, face down. One is turned up in every turn, and holds for everybody (LM-12, LM-20).
about-expedition-over = The expeditions, of which one never showed itself in each round (LM-40).
about-stack = The stack of treasure cards, face down; nobody knows what comes next.
about-stack-before = The stack of treasure cards, face down. The display is laid out from it when everyone has kept two cards (LM-11).
about-stack-empty = The stack is used up: the display is not filled up any more, and who needs a card takes one of those left there (LM-42).
about-draw-now = You may draw its top card, unseen, in place of the card that you have filled (LM-32).
about-draw-later = It fills up the display, and whoever has filled a card may draw from it unseen, when all have crossed off (LM-32, LM-33).
about-round-card = Round { $round } of { $rounds }, turn { $turn } of { $turns } (LM-40).
about-cups = { $cups ->
    [0] All cups are won: rows of coins win none any more (LM-31).
    [one] One cup is left, the { $best }; whoever settles the next full row of coins gets it (LM-31).
   *[other] { $cups } cups are left; whoever settles the next full row of coins gets the highest, the { $best } (LM-31).
}
about-seat = { $seat }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} so far. Cards that are not filled count nothing yet (LM-44).
about-own-seat = Your place, with { $points ->
    [one] 1 point
   *[other] { $points } points
} so far. Cards that are not filled count nothing yet (LM-44).
about-seat-deciding = { $seat } has still to choose; all do so at the same time.
about-seat-decided = { $seat } has chosen, and what is shown when all have.
about-seat-first = { $seat } is start player and settles first in this turn (LM-30, LM-34).
about-score = The score card of { $seat }: { $coins } of 12 coins, { $palms } of 4 palms. Each coin is a point, each row of four wins a cup, and a palm brings the points in its field (LM-27, LM-28, LM-31).
about-ledger = Your points so far, part by part: coins, cups, palms, filled cards and their seals (LM-45).
about-to-come = The expeditions that this round may still bring. Only the memory aid shows them: otherwise one has to remember (LM-25).
