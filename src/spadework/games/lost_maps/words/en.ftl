title = Lost Maps
tagline = One pattern for everyone, two maps of your own: cross off every box and dig up the treasure.
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
voyage-goal = You explore islands by crossing off their boxes. Whoever has most points after four rounds wins.
voyage-islands = These four islands were dealt to you. The number is what an island is worth once every one of its boxes is crossed off, and nothing before.
voyage-keep = You keep two of them. A small island is soon filled, a large one is worth more. Keep Anchor Stone, the smallest here, and Snake Nest: click both.
voyage-keep-others = That would do in another game. On this voyage, keep Anchor Stone and Snake Nest.
voyage-expedition = Every turn an expedition is turned up: this is its pattern, and it holds for everybody. It may be turned and mirrored, but it must fit on one of your islands.
voyage-cross-off = This time it is a square. Put it into the lower right corner of Snake Nest: click one of its boxes there, until the right square is marked.
voyage-corner = It would fit there, too. But in the lower right corner of Snake Nest it covers the red cross, and that pays.
voyage-cross = A red cross gives you one more box, anywhere on your islands. Take a1, the corner that stands out: a box like that is hard to reach with a pattern.
voyage-cross-one = Any free box is allowed. But a1 is the one that no pattern would reach easily: take it.
voyage-same = The others crossed off the same pattern at the same time, each on islands of their own. Now a line of three has been turned up.
voyage-coin = Boxes with a coin fill your logbook, a point for each. Put the line into the second row of Snake Nest: there lies a coin.
voyage-coin-line = That is a place for it, too, but the coin would stay where it is. Put the line into the second row of Snake Nest.
voyage-cups = With a row of four coins you win the highest cup that is left: six points for whoever is first, and fewer for each one after.
voyage-one-box = An L of four has come up. When a pattern fits nowhere, or does not suit you, you cross off a single box instead. You always have to cross off something.
voyage-palm = Four boxes of Snake Nest are left, one of them with a palm. A palm brings a point, and one more for each palm in the open display: there is none just now. The L fits exactly, so fill the island!
voyage-palm-last = The L covers the last four boxes of Snake Nest exactly. Put it there, and the island is yours.
voyage-filled = Snake Nest is filled: twelve points in three turns! That does not happen often. It lies beside you now, and counts at the end.
voyage-take = For a filled island you take a new one: one of the four in the display, or the top one of the stack, unseen.
voyage-take-one = You need a second island again: take one of the display, or the top one of the stack.
voyage-seals = Some islands bear a seal. Once they are filled, each of your filled islands of the seal’s colour brings a point or two more.
voyage-end = A round has seven turns, and the game four rounds. Islands that are not filled by then bring nothing, so watch the end coming. The journey is yours from here: good luck!

# What a question means, told once
ask-keep-means = An island is worth its points only when it is filled: small ones are quick, large ones worth more.
ask-cross-means = The pattern goes on one of your islands, turned or mirrored as you like; or cross off any single box instead.
ask-extra-means = A cross gives one more box, anywhere; another cross under it gives one more again.
ask-take-means = What you see in the display you know; the top of the stack may be anything.

# What things are
about-no-seal = It bears no seal.
about-seal = Its seal brings { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your filled islands in { $colour }, once it is filled (LM-45).
about-card-display = { $card } lies in the display: { $boxes } boxes, { $points } points. { $seal } { $can }
about-take-now = Take it in place of the island that you have filled (LM-32).
about-take-later = Whoever fills an island takes one from here or from the stack (LM-32).
about-card-own = { $card } is one of your two islands: { $points } points once all its { $boxes } boxes are crossed off, and nothing before (LM-44). { $seal }
about-card-other = { $card } is an island of { $seat }: { $points } points once all its { $boxes } boxes are crossed off. { $seal }
about-card-filled = { $seat } has filled { $card }: { $points } points. { $seal } (LM-45)
about-dealt = Cards that were dealt to somebody else; two of them will be kept, and nobody sees the others (LM-10).
about-hand = { $card } was dealt to you: { $points } points once it is filled. { $seal } { $can }
about-keep-now = Keep two of your four cards; the others go back (LM-10).
about-keep-done = You have chosen; the others have still to.
about-display-empty = Nothing lies here: the stack is used up (LM-42).
about-own-empty = Your next island will lie here (LM-32).
about-box = A box of { $card }. { $what } { $can }
about-box-plain = It has to be crossed off like all others to fill the island.
about-box-coins = Its coin goes into your logbook: a point, and a cup for each row of four (LM-27, LM-31).
about-box-palms = Its palm scores a point at once, and one more for each palm in the display (LM-28).
about-box-crosses = Its cross gives you one more box, anywhere (LM-26).
about-cross-later = You can cross off boxes when an expedition has been turned up and you have not answered yet (LM-21).
about-cross-extra = You owe a box for a cross: click any free one (LM-26).
about-cross-now = Click it for a place of the pattern ({ $pattern }), turned or mirrored, or for this box alone (LM-22, LM-23).
about-expedition = The expedition of this turn: { $pattern }. It holds for everybody, and may be turned and mirrored (LM-20, LM-22).
about-expedition-covered = The expeditions of this round. Those that came before lie covered, and nobody may look through them (LM-25).
about-stack = The stack of islands, face down. { $can }
about-round-card = Round { $round } of 4, each of seven turns. { $cups ->
    [0] All cups are won.
   *[other] { $cups } cups are left; whoever fills a row of coins gets the highest (LM-31).
}
about-seat = { $seat }, with { $points } points so far. What is not filled counts nothing yet (LM-44).
about-own-seat = Your place, with { $points } points so far. What is not filled counts nothing yet (LM-44).
about-score = The score card of { $seat }: { $coins } of 12 coins, { $palms } of 4 palms. Each coin is a point, each row of four wins a cup (LM-27, LM-31).
about-ledger = Your points so far, part by part (LM-45).
about-to-come = The expeditions that this round may still bring: the memory aid shows them (LM-25).
