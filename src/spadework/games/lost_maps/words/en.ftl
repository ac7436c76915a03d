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
