### Prosperity in English. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-title = Prosperity
prosperity-name-energy = energy
prosperity-name-ecology = ecology
prosperity-name-capital = capital
prosperity-name-research = research
prosperity-name-prosperity = prosperity
prosperity-name-power = power
prosperity-name-supply = supply
prosperity-name-transport = transport
prosperity-name-infrastructure = infrastructure
prosperity-name-special = special
prosperity-name-silver = silver
prosperity-name-black = black
prosperity-name-closed = closed
prosperity-about = Build a country through seven decades. Power stations bring money, and smoke: keep energy and ecology in better balance than your neighbours.

## Options

prosperity-option-boards = Country board
    .help = Prosperity: the side of every seat’s country board, separated by commas: silver or black.
prosperity-option-boards-silver = Silver
prosperity-option-boards-black = Black, harder
    .hint = The black side as printed is not public: ours is a reconstruction.
prosperity-option-over_pollution = Over-pollution costs
    .help = Prosperity: what over-pollution costs, all-points or prosperity-scorings (rule P-17).
prosperity-option-over_pollution-all-points = All points
    .hint = Our reading of the rule: no points from any source.
prosperity-option-over_pollution-prosperity-scorings = Prosperity only
    .hint = Milder: special tiles, money and research still give points.

## Moves

prosperity-euros = €{ $amount }
prosperity-move-income = Income:
prosperity-move-clean-up = Clean-up:
prosperity-move-research = Research { $track }:
prosperity-move-pay = Settle:
prosperity-move-split = Advance:

## What happened. $change sums up what the event changed, made of the messages that follow.

prosperity-change-none = nothing
prosperity-change-money = { $sign }⁠€{ $number }
prosperity-change-discs = { $sign }{ $number ->
    [one] 1 disc
   *[other] { $number } discs
    }
prosperity-change-points = { $sign }{ $number ->
    [one] 1 point
   *[other] { $number } points
    }
prosperity-change-levels = deficit { $number }
prosperity-change-squares = { $sign }{ $number ->
    [one] 1 square
   *[other] { $number } squares
    }
prosperity-change-energy = { $sign }{ $number } on the energy track
prosperity-change-ecology = { $sign }{ $number } on the ecology track
prosperity-event-turned = { $decade }, { $player }: { $tile } is turned and scores { $scores }.
prosperity-event-stocked = { $tile } joins the market ({ $side } { $level }).
prosperity-event-must-pay = { $player }: energy deficit of { $levels }.
prosperity-event-must-split = { $player }: { $squares ->
    [one] one square
   *[other] { $squares } squares
    } of research to split.
prosperity-event-energy = { $player }: energy { SIGNED($balance) }: { $change }.
prosperity-event-ecology = { $player }: ecology { SIGNED($balance) }: { $change }.
prosperity-event-capital = { $player }: capital { $symbols }: { $change }.
prosperity-event-research = { $player }: research { $symbols }: { $change }.
prosperity-event-prosperity = { $player }: prosperity { $symbols }: { $change }.
prosperity-event-over-polluted = { $player }: prosperity { $symbols }, but over-polluted: no points.
prosperity-event-income = { $player }: income, { $change }.
prosperity-event-clean-up = { $player }: clean-up, { $change }.
prosperity-event-research-action = { $player }: research { $track }, now on level { $level }.
prosperity-event-bought = { $player }: { $tile } bought, at { $slot }: { $change }.
prosperity-event-bought-over = { $player }: { $tile } bought, at { $slot } over { $covered }: { $change }.
prosperity-event-bought-opening = { $player }: { $tile } bought, at { $slot } over { $covered }, which opens { $opened }: { $change }.
prosperity-event-bought-special = { $player }: { $tile } bought: { $change }.
prosperity-event-bought-special-lost = { $player }: { $tile } bought, but over-polluted: { $change }.
prosperity-event-final-scoring = The last turn is over: final scoring.
prosperity-event-money = { $player }: money into points: { $change }.
prosperity-event-money-lost = { $player }: money into points, but over-polluted: { $change }, no points.
prosperity-event-advance = { $player }: final research { $symbols }: { $change }.
prosperity-event-rank = { $player }: ranking of the { $track } track: { $change }.
prosperity-event-rank-lost = { $player }: ranking of the { $track } track worth { $deserved }, but over-polluted: no points.
prosperity-event-over = The match is over.

## What is refused, and why

prosperity-wrong-boards = Boards are { $players } words, one a seat, each one of { $values }; given: “{ $given }”.
prosperity-nothing-to-split = There is no research to split now
prosperity-nothing-to-pay = There is no energy deficit to pay now
prosperity-no-discs = There is no disc to remove
prosperity-track-end = The marker is at the end of the { $track } track
prosperity-pay-first = First the energy deficit of { $levels }: say how many levels you pay for; every other level is a disc
prosperity-pay-too-much = The deficit is { $levels }, you cannot pay for { $paid }
prosperity-pay-no-debt = That costs €{ $price }, you have €{ $money }
prosperity-split-first = First the { $squares ->
    [one] square
   *[other] { $squares } squares
    } of research: “split”, the squares on energy, the squares on ecology
prosperity-split-no-room = { $room ->
    [0] There is no square
    [one] There is one square
   *[other] There are { $room } squares
    } left on the { $track } track
prosperity-split-sum = { $squares ->
    [one] There is one square
   *[other] There are { $squares } squares
    } to split, not { $given }
prosperity-too-dear = { $tile } costs €{ $price }, you have €{ $money }
prosperity-wrong-kind = { $tile } is a { $kind } tile, slot { $slot } is for { $other }
prosperity-slot-closed = slot { $slot } is closed until a transport tile covers the { LOWER($cover) }
prosperity-not-yet = { $tile } has not been turned yet; it comes in { $decade }
prosperity-owned = { $tile } was bought already, by seat { $seat }
prosperity-used = { $tile } was bought already and has left the game
prosperity-covered = { $tile } was bought already and is covered

## On the screen

prosperity-screen-turn = { $decade } · turn { $turn } of { $turns }
prosperity-screen-final = Final scoring
prosperity-screen-turned = turned: { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = still to score in { $decade }:
prosperity-screen-nothing-to-score = everything is scored
prosperity-screen-market = Market: € is your price
prosperity-screen-level = Level
prosperity-screen-money = Money
prosperity-screen-points = Points
prosperity-screen-discs = Discs
prosperity-screen-tracks = Research
prosperity-screen-buy = Buy: number▸slot (what it covers)
prosperity-screen-left = { $actions ->
    [one] One action left
   *[other] { $actions } actions left
    }
prosperity-screen-pay = You have an energy deficit of { $levels }. How do you settle it?
prosperity-screen-split = { $squares ->
    [one] Advance one square. On which track?
   *[other] Advance { $squares } squares. How do you split them?
    }
prosperity-points-prosperity = prosperity during play
prosperity-points-special = special tiles
prosperity-points-money = money
prosperity-points-rank = research ranking
prosperity-points-final = prosperity at the end
prosperity-points-kept = money kept for ties
prosperity-points-lost = lost to over-pollution

## The rules in short

prosperity-rules-setup = Setup
prosperity-rule-P-1 = Two to four players lead a country each through seven decades, 1970 to 2030, in 36 turns.
prosperity-rule-P-2 = The 24 tiles without a date are the first market: face up, energy tiles on one side and ecology tiles on the other, at levels 1 to 6.
prosperity-rule-P-3 = The dated tiles are shuffled within their decade and stacked in order of time, 1970 on top: five a decade, six in 2030.
prosperity-rule-P-4 = Every player chooses a side of the country board, silver or black; black is harder. Not all need to choose the same.
prosperity-rule-P-5 = You start with €100, no points, both research markers on the lowest square and 8 pollution discs. Your energy and ecology balances are always the sums of the symbols that your country shows.
prosperity-rule-P-6 = A random player begins; play goes clockwise.
prosperity-rules-turn = A turn
prosperity-rule-P-10 = The active player turns the top tile. All players score its symbol, the active player first, then clockwise. Then the tile joins the market and can be bought at once.
prosperity-rule-P-11 = Energy: each level above zero pays €50. Each level below zero costs €100 or one disc, in any mix that you choose; you cannot go into debt.
prosperity-rule-P-12 = Ecology: each level above zero removes a disc, or pays €50 if no disc is left. Each level below zero adds a disc.
prosperity-rule-P-13 = Capital: €100 for each symbol.
prosperity-rule-P-14 = Research: one square for each symbol, split between your two markers as you like.
    .ruling = The last square is the end of a track; squares that fit on neither track are lost, all others must be used.
prosperity-rule-P-15 = Prosperity: one point for each symbol, those uncovered on your pollution track included.
prosperity-rule-P-16 = Discs fill the pollution track from the bottom and leave it from the top. Circles 1, 6 and 11, counted from the bottom, show a prosperity symbol while they are free. Above the 15 circles the triangle takes any number of discs.
prosperity-rule-P-17 = With a disc on the triangle, 16 or more in all, you are over-polluted and score no points.
    .ruling = From no source: prosperity scorings, special tiles, money (the full €300s are gone all the same) and research ranking. A table may agree that only prosperity scorings are lost (option over_pollution: prosperity-scorings).
prosperity-rule-P-18 = Then the active player takes two actions, different ones or the same twice.
prosperity-rules-actions = Actions
prosperity-rule-P-20 = Income: take €100.
prosperity-rule-P-21 = Clean-up: remove your topmost disc.
    .ruling = You need a disc to remove.
prosperity-rule-P-22 = Research: advance one marker by one square, not past the end.
prosperity-rule-P-23 = Buy a tile of the market. Compare its level with the level of your marker on its side: on the same level it costs €100, each level above adds €100, any level below costs €50. The marker counts where it stands now.
prosperity-rule-P-24 = Put the tile on a slot of its kind, free or not. What it covers no longer counts and never comes back.
prosperity-rule-P-25 = Infrastructure slots below a green space with the inaccessible mark are closed until any transport tile covers that green space.
prosperity-rule-P-26 = Special tiles are not placed: they give 1 point, 2 points or remove 3 discs, and leave the game.
    .ruling = If you have fewer discs than the tile removes, the difference pays nothing.
prosperity-rules-end = End
prosperity-rule-P-30 = The match ends after the turn of the 36th tile.
prosperity-rule-P-31 = Final scoring, each item for all, from the player of the last turn clockwise: energy twice, ecology twice, capital once; then a point for every full €300, the rest being kept for ties; then both markers advance by all your research symbols and the tracks are ranked; then prosperity once.
prosperity-rule-P-32 = On each track the first gets 3 points and the second 1. Tied first get 2 each and nobody is second; tied second get nothing.
    .ruling = An over-polluted player keeps the rank but gets no points. Two players follow the same rule.
prosperity-rule-P-33 = Most points win; a tie goes to whoever kept more money.
    .ruling = Whoever is still tied shares the victory.
prosperity-rule-P-34 = There is no upper limit to the points.
prosperity-reconstructed = The black side of the country board is not public in words. Ours is a reconstruction: a start with energy −1 and ecology −2, and all three lower slots closed. Four tiles (High-Speed Trains, Congestion Charging, On-Demand Manufacturing, Rejuvenation Clinic) are put on the energy side because only so do both sides have as many tiles on every level.

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } dated tiles cannot be shared evenly by { $players } players
prosperity-fault-decades = the decades must be in ascending order, each of them once

## The lesson

prosperity-lesson-welcome = Welcome! You build up a country through seven decades. This is yours, with its first buildings. Whoever has the most prosperity points at the end wins.
prosperity-lesson-scored = Every turn begins with a tile that is turned. Its symbol is scored by everybody: this time capital, so you and your rival got €100 for the one capital symbol in your countries. The table shows what this decade will score yet.
prosperity-lesson-buy = Now two actions are yours. The Rail Network is good for ecology. It costs €200, because it lies one level above your marker. Choose it: it goes over your Road Network.
prosperity-lesson-research = Second action: research. Move your marker on the ecology track up by one square: choose the glowing square, or the button below.
prosperity-lesson-end-turn = Below you see what both actions change together. Until you confirm you can undo everything. Confirm now.
prosperity-lesson-ecology = Your rival’s tile scored ecology. With a balance of +1 you removed a pollution disc; your rival, at −1, got one more. The log tells everything; point at or tap a line and the board shows it.
prosperity-lesson-cheaper = Your turn: energy was scored, and your balance of +1 brought €50. Research ecology once more: your marker reaches level 2, and tiles below it cost only €50.
prosperity-lesson-infrastructure = The Plastics Research Centre on level 1 costs €50 now and brings more research. Choose it: it goes to the empty blue slot 4.3.
prosperity-lesson-end-again = Confirm your turn.
prosperity-lesson-points = Prosperity was scored: your first point. The star that brought it is on the pollution track, uncovered. With 16 discs or more you score no new points, so keep it clean.
prosperity-lesson-split = Research was scored, and you may split two squares between the tracks. Put both on energy.
prosperity-lesson-confirm = Confirm it.
prosperity-lesson-actions = Two actions you have not used yet: income brings €100, clean-up removes a disc. A tile goes on a slot of its own colour, empty or not; closed slots open when a transport tile covers the green belt. And if energy is below zero when it is scored, each level costs €100 or a disc.
prosperity-lesson-outlook = You have seen all five symbols. This table is your best friend: it says what each symbol that is still to come would bring to everybody now. Prepare for what is coming.
prosperity-lesson-final = At the end all is scored once more, energy and ecology even twice; money becomes points (one for each €300), and being first on a research track is worth 3 points.
prosperity-lesson-go-on = That is all you need. What you can do glows; what you can’t says why; the hint asks the bots. Play on, and good luck!

## The browser

prosperity-web-area-market = Market
prosperity-web-area-country = Country
prosperity-web-area-players = Players
prosperity-web-side = Market: { $side }
prosperity-web-track = { $track } track
prosperity-web-square = square { $square }
prosperity-web-market-cell = Market, { $side } side, level { $level }
prosperity-web-markers = { $player }: level { $energy } on the energy track, level { $ecology } on the ecology track.
prosperity-web-tile-label = { $tile }, { $kind }: { $does }; costs { $price }
prosperity-web-tile-place = { $kind }, { $side } side, level { $level }
prosperity-web-tile-scored = came in { $decade } and scored { $symbol }
prosperity-web-price = Costs you { $price }
prosperity-web-printed = printed on the board; a tile of the same kind can cover it
prosperity-web-point = Choose a tile that glows to buy it; what a tile does is told here.
prosperity-web-purse = You have { $money }
prosperity-web-no-symbols = no symbols
prosperity-web-slot = Slot { $slot } for { $kind }
prosperity-web-empty = empty
prosperity-web-goes-here = the tile can go here
prosperity-web-back-home = Back to my country
prosperity-web-reconstructed-board = black side: reconstructed
prosperity-web-money = money
prosperity-web-discs = pollution
prosperity-web-show-country = Show the country of { $player }
prosperity-web-outlook = Still to score in { $decade }, and what it would bring now
prosperity-web-decade-scores = can score in this decade
prosperity-web-final-rank = Ranking: { $track }
prosperity-web-final-money = Money into points
prosperity-web-final-advance = Research: both tracks advance
prosperity-web-final-over = Lost to over-pollution
prosperity-web-pollution = Pollution: { $discs ->
    [one] one disc
   *[other] { $discs } discs
    } on { $circles } circles
prosperity-web-pollution-over = Pollution: { $discs } discs, over-polluted: no prosperity points
prosperity-web-opens = opens { $slots }
prosperity-web-ask-pay = Energy deficit of { $levels }: how much of it do you pay? Every level that you do not pay is a disc.
prosperity-web-ask-split = { $squares ->
    [one] One square of research: on which track?
   *[other] { $squares } squares of research: how do you split them?
    }
prosperity-web-ask-slot = Where does { $tile } go? Choose a glowing slot in your country.
prosperity-web-ask-action = { $actions ->
    [one] Your turn: one action left. Choose below, or a tile of the market.
   *[other] Your turn: { $actions } actions left. Choose below, or a tile of the market.
    }
prosperity-web-tell-buy = Buy { $tile } for slot { $slot }
prosperity-web-tell-buy-special = Buy { $tile }
prosperity-web-tell-research = Research { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Pay nothing
    [one] Pay one level
   *[other] Pay { $levels } levels
    }
prosperity-web-tell-split = Energy { $energy }, ecology { $ecology }
prosperity-web-tell-income = Income
prosperity-web-tell-clean-up = Clean-up

## What is in the box

prosperity-box-first-market = First market
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = scores { $symbol }
prosperity-box-board = Country board, { $side }
prosperity-box-slot = slot { $slot }, { $kind }
prosperity-box-free-slot = free
prosperity-box-opens = a transport tile on it opens { $slots }
