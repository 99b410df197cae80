### Tessera in English. One catalogue serves the terminal, the server and the browser.
### A fact that is the id of a thing reads as its name.

## Errors of any game

no-such-language = There is no language “{ $language }”; there are { $languages }.
no-such-game = There is no game “{ $game }”; there are: { $games }.
broken-game = { $file } makes no game: { $why }
no-such-option = There is no option “{ $option }”; there are: { $options }.
wrong-option = Option { $option }: “{ $value }” is not one of { $values }.
wrong-seat-options = Option { $option } takes { $players } values, one a seat, each one of { $values }; given: “{ $value }”.
wrong-seat-options-distinct = Option { $option } takes { $players } different values, one a seat, each one of { $values }; given: “{ $value }”.
wrong-players = This game takes { $fewest } to { $most } players, not { $players }.
wrong-seed = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
wrong-seats = A match of { $players } players needs { $players } names, one a seat; given: { $seats }.
no-such-move = There is no move “{ $move }”.
no-such-move-near = There is no move “{ $move }”; near: { $near }.
no-such-action = There is no action { $action }; they are numbered from 0 to { $last }.
points-other = other
match-over = The match is over.
not-settled = The game itself moves first.
nothing-to-undo = There is nothing to take back.
seen-since = Something hidden has been shown since; that cannot be taken back.
cannot-write = Cannot write { $file }: { $why }.
file-in-the-way = { $file } is there already and is no match of Tessera; choose another name.
cannot-read = Cannot read { $file }: { $why }.
not-text = { $file } is not a text file.
bad-json = This is not whole JSON: it breaks off or goes wrong in line { $line }.
not-a-match = This is not a match of Tessera.
bad-line = Line { $line } of the header says nothing that a match has: “{ $text }”.
line-twice = Line { $line } of the header says “{ $key }” a second time.
other-format = The match is written in version { $version } of the format; this program reads version { $ours }.
field-missing = The match lacks “{ $key }”.
field-wrong = The match has a wrong “{ $key }”: { $value }.
field-unknown = The match has a field “{ $key }” that this program does not know.
other-rules = The match was played by version { $theirs } of the rules; this program has version { $ours }.
other-components = The match was played with other components ({ $theirs }) than this program has ({ $ours }).
move-refused = Move { $number }, “{ $move }”: { $reason }
components-fault = { $file }, line { $line }: { $fault }
fault-toml = this is no TOML: { $why }
fault-missing = “{ $key }” is missing in [{ $table }]
fault-kind = “{ $key }” must be a { $kind }, not “{ $value }”
fault-names = the name lacks: { $languages }
fault-unknown = “{ $value }” is none of { $values }
fault-twice = “{ $value }” is there twice
fault-range = “{ $key }” must be from { $fewest } to { $most }, not { $value }
fault-turns = { $tiles } dated tiles cannot be shared evenly by { $players } players
fault-bonuses = { $tokens } bonus tokens do not fill { $spaces } spaces and equal piles in { $regions } regions
fault-flag = exactly one tile must bear the flag, not { $tiles }
fault-colours = a pattern has one or two elements, not { $count }
fault-connected = the pattern is not connected
fault-nowhere = the pattern fits nowhere in a region

## The terminal

terminal-you = You
seat-bot = { $bot } { $seat }
bot-random = Random
terminal-compiling = Compiling the rules; this happens once and takes a few seconds …
since-last-turn = Since your last turn
terminal-prompt = Your move (number or words; “help” for more):
terminal-end-turn = Before it goes on: Enter to confirm, “undo” to take your move back:
terminal-undone = Taken back.
terminal-saved = Saved as { $file }.
terminal-under-way = The match is still under way.
terminal-resume = Go on with: tessera play --resume { $file }
terminal-not-now = There is no move number { $number }; choose 1 to { $last }.
terminal-help =
    A number plays the move of that number. Moves can be typed as words too, as they stand in the list, or shortened as long as only one fits (“buy wind at 2.1”).
    undo: takes back, up to the last thing revealed
    save [FILE]: writes the match to a file, as JSON if its name ends with .json
    rules [ID]: the rules, or one of them
    log: everything that has happened
    hint: what the bots advise, and who is likely to win
    hint on, hint off: shows or hides where a card could be completed
    quit: saves and leaves
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-save = save
terminal-word-rules = rules
terminal-word-log = log
terminal-word-help = help
terminal-word-quit = quit
terminal-word-next = next
terminal-word-back = back
result-winner = Winner: { $names }
result-winners = A shared victory: { $names }
result-rank = Rank
result-player = Player
result-points = Points
result-sum = Total
terminal-several = “{ $text }” may mean { $moves }.
terminal-no-seat-you = One seat at most can be “you” in the terminal for now.
terminal-resume-alone = --resume goes on with the match as it was saved; leave out { $option }.
terminal-replay-prompt = Step { $step } of { $steps }. Enter or “next”, “back”, a number, “quit”:
terminal-rule-missing = There is no rule “{ $rule }”.
terminal-no-rules = There is no reference of rules for { $game }.
rules-title = { $game }: the rules in short
rules-ruling = Ruling:
rules-reconstructed = Reconstructed, not printed
rules-own-rulings = A paragraph marked “Ruling” settles what the rulebook leaves open.
rules-unofficial = An unofficial adaptation, in our own words; the game is its authors’.

cli-help = Play and study modern board games whose rulebooks are written once, in Python, and compiled.
cli-play = Play a match in the terminal.
cli-replay = Step through a saved match.
cli-rules = Print a summary of a game’s rules, with every ruling.
cli-bench = Measure the speed of the rules on this machine.
cli-version = Print the version of Tessera.
cli-which-game = The game.
cli-which-game-default = The game; prosperity by default.
cli-seats = The players in turn order, separated by commas: you, or a bot (novice, easy, medium, hard, expert, greedy, random).
cli-boards = Prosperity: the side of every seat’s country board, separated by commas: silver or black.
cli-over-pollution = Prosperity: what over-pollution costs, all-points or prosperity-scorings (rule P-17).
cli-colours = Neotopia: the colour of every seat, separated by commas: energy, farming, technology, community.
cli-components = Play with custom components: a TOML file (docs/components.md).
cli-seed = A whole number; the same seed gives the same deal.
cli-resume = Resume a saved match.
cli-file = A saved match.
cli-game-file = The game’s Python file, if the game is not installed.
cli-rule = A single rule by its id, such as P-17.
cli-lang = en, fr, de or it; the system’s language by default.
cli-json = Print JSON instead of a table.
cli-device = cpu or cuda.
cli-one-game = Measure this game only.

bench-title = Speed of Tessera on this machine
bench-name = Measurement
bench-value = Value
bench-unit = Unit
bench-no-gpu = No GPU on this machine can run the rules: { $why }.
bench-wrong-device = “{ $device }” is not a device; choose cpu or cuda.

## Prosperity: names

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

## Prosperity: moves

prosperity-euros = €{ $amount }
prosperity-move-income = Income:
prosperity-move-clean-up = Clean-up:
prosperity-move-research = Research { $track }:
prosperity-move-pay = Settle:
prosperity-move-split = Advance:

## Prosperity: what happened. $change sums up what the event changed, made of the messages that follow.

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

## Prosperity: what is refused, and why

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

## Prosperity: on the screen

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

## Prosperity: the rules in short

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

## Neotopia: names. Elements, regions and bonuses have theirs in the components; a card is called by its elements and its shape.

neotopia-title = Neotopia
neotopia-card = { $shape } { $elements }
neotopia-name-triangle = triangle
neotopia-name-bridge = bridge
neotopia-name-rhombus = rhombus
neotopia-name-terrace = terrace
neotopia-name-row = row
neotopia-name-propeller = propeller
neotopia-name-elbow = elbow
neotopia-name-arrow = arrow
neotopia-name-cluster = building cluster
neotopia-name-avenue = building avenue

## Neotopia: what happened

neotopia-change-points = { $sign }{ $number ->
    [one] 1 point
   *[other] { $number } points
    }
neotopia-change-none = nothing
neotopia-event-started = { $player }: start token in { $region } { $space }.
neotopia-event-moved = { $player }: { $element } from { $factory } to { $region } { $space }.
neotopia-event-placed = { $player }: { $element } from the reserve to { $region } { $space }.
neotopia-event-won = { $player }: bonus won, { $bonus }.
neotopia-event-took = { $player }: { $card } taken from the Offer.
neotopia-event-drew = { $player }: a card drawn from the deck.
neotopia-event-used = { $player }: bonus used, { $bonus }.
neotopia-event-built = { $player }: { $card } built in { $region }: { $change }.
neotopia-event-skipped = { $player }: nothing built.
neotopia-event-ended = { $player }: end of the turn.
neotopia-event-lost-action = { $player }: no action is possible, one is lost.
neotopia-event-refilled = Factory { $factory } is refilled: { $elements }.
neotopia-event-turned = A tile is turned: { $elements }; tiles left: { $left }.
neotopia-event-restocked = No tile is left; to the middle come { $elements }.
neotopia-event-last-tile = That was the last tile: this round is played out, then one more follows.
neotopia-event-offered = New in the Offer: { $cards }.
neotopia-event-passed = Next: { $player }.
neotopia-event-last-round = The last round begins.
neotopia-event-final-scoring = The last round is over: final scoring.
neotopia-event-group = { $player }: largest group in { $region }: { $change }.
neotopia-event-score = { $player }: final score { $score }.
neotopia-event-over = The match is over.

## Neotopia: what is refused, and why

neotopia-wrong-colours = Colours are { $players } different elements, one a seat, each one of { $values }; given: “{ $given }”.
neotopia-start-first = First everybody places a start token on a free space
neotopia-act-first = Now an action is due: draw a card or move an element; or use a bonus
neotopia-draw-first = First the cards of the subsidy: take one from the Offer or from the deck
neotopia-initiative-first = First the element of the private initiative: place one from the reserve on a space
neotopia-permits-first = First the element of the new building permits: move one from a factory to an outer space
neotopia-build-first = First the project: build it, or leave it for now
neotopia-no-actions-left = Your actions are done: use a bonus, or end the turn
neotopia-actions-left = { $actions ->
    [one] An action is left, it must be taken
   *[other] { $actions } actions are left, they must be taken
    }
neotopia-deck-empty = The deck is empty
neotopia-not-offered = { $card } is not in the Offer
neotopia-not-in-factory = There is no { LOWER($element) } token in the factory { $factory }
neotopia-not-in-reserve = There is no { LOWER($element) } token left in the reserve
neotopia-space-taken = { $region } { $space } bears a token already
neotopia-space-inner = { $space } is an inner space, the permits are for outer ones
neotopia-space-outer = { $space } is an outer space, it needs the bonus New building permits
neotopia-space-alone = { $region } { $space } is next to no element
neotopia-region-empty = { $region } is empty: its first element goes on the centre
neotopia-bonus-used = A bonus was used this turn already
neotopia-no-such-bonus = You have no bonus { $bonus }
neotopia-bonus-useless = { $bonus } would have no effect now
neotopia-not-in-hand = { $card } is not in your hand
neotopia-same-type = The last project in { $region } is of the same type as { $card }
neotopia-incomplete = The token does not complete { $card } in { $region }

## Neotopia: on the screen

neotopia-screen-turn = { $actions ->
    [0] Actions done
    [one] One action left
   *[other] { $actions } actions left
    } · tiles left: { $tiles } · cards in the deck: { $deck }
neotopia-screen-last-round = Last round
neotopia-screen-ending = Last round but one
neotopia-screen-final = Final scoring
neotopia-screen-offer = Offer
neotopia-screen-hand = Your hand
neotopia-screen-factories = Factories
neotopia-screen-centre = Next
neotopia-screen-reserve = Reserve
neotopia-screen-cards = Cards
neotopia-screen-bonuses = Bonuses
neotopia-screen-score = Score now
neotopia-screen-pile = pile: { $top } ({ $left })
neotopia-screen-no-pile = pile: empty
neotopia-screen-last = last: { $type }
neotopia-screen-known = known:
neotopia-screen-start = Where does your start token go?
neotopia-screen-act = What do you do?
neotopia-screen-draw = { $draws ->
    [one] Draw one card.
   *[other] Draw { $draws } cards.
    }
neotopia-screen-initiate = Which element goes where?
neotopia-screen-permit = Which element goes to which outer space?
neotopia-screen-build = Build a project with { $element } in { $region } { $space }?
neotopia-screen-close = Use a bonus, or end the turn?
neotopia-move-draw = draw { $card }
neotopia-move-build = build { $card }
neotopia-move-deck = the top card of the deck
neotopia-move-skip = build nothing
neotopia-move-end = end the turn
neotopia-move-use = use { $bonus }
neotopia-points-projects = projects
neotopia-points-groups = groups
neotopia-points-lowest = lowest region, counted twice more
neotopia-points-bonuses = unused bonuses

## Neotopia: the rules in short

neotopia-rules-setup = Setup
neotopia-rule-N-1 = Two to four players. There are four elements, each also a player’s colour: renewable energy, organic farming, technology and community, 25 tokens of each.
neotopia-rule-N-2 = The board has three regions (desert, water, forest) and three factories. A factory lies between two regions and serves only those. The production stack lies in the middle.
neotopia-rule-N-3 = There are 56 project cards, 12 production tiles, one of them with a flag, and 24 bonus tokens, 6 of each of four kinds.
neotopia-rule-N-10 = Every factory begins with one token of each colour.
neotopia-rule-N-11 = Every player has a colour and, in each region, a score of 0.
neotopia-rule-N-12 = The bonus tokens are shuffled: four lie face up on marked spaces of each region, the others form a pile of four beside each region, of which only the top is visible.
neotopia-rule-N-13 = Everybody gets three cards, hidden from the others; four more lie face up as the Offer.
neotopia-rule-N-14 = The flag tile is the bottom of the production stack, the others are shuffled on top of it; the elements on their backs are unknown until a tile is turned. With two players three marked tiles stay in the box, with three players two. One token of each colour lies on the stack.
neotopia-rule-N-15 = A random player is the first player and stays so for all rounds.
neotopia-rule-N-16 = From the first player clockwise, everybody places a token of their own colour from the reserve: on the centre of an empty region, or next to a token of another player. A region may stay empty.
    .ruling = Outer spaces are closed to it. If it covers a bonus token, you win that. It builds no project.
neotopia-rules-turn = A turn
neotopia-rule-N-20 = A turn is exactly three actions. For each you choose between two, and may repeat yourself: draw a card, from the Offer or from the deck; or move an element from a factory to one of its two regions.
neotopia-rule-N-21 = There is no limit to a hand. The Offer is filled up to four at the end of the turn, not before.
    .ruling = There is no reshuffle: an empty deck can’t be drawn from.
neotopia-rule-N-22 = The first element of a region goes on its centre, every other on a free space next to an element there. The outer half-circles are closed to this action.
neotopia-rule-N-23 = You take all three actions if you can.
    .ruling = If one kind of action is impossible you take the other; if both are, the action is lost, and a bonus can still be used at the end of the turn.
neotopia-rule-N-24 = A token that covers a bonus token wins it for you.
neotopia-rule-N-25 = A factory that you emptied is refilled at once: it takes the elements on the production stack, the top tile is turned and leaves the game, and the elements on its back come from the reserve onto the stack. A colour that the reserve lacks is not placed.
    .ruling = A refill that brings nothing leaves the factory empty; no further tile is turned for it.
neotopia-rule-N-26 = After a placement, in this order: take the bonus, refill the factory, build.
neotopia-rules-building = Building
neotopia-rule-N-30 = After placing a token you may build one project of your hand, no more, whose pattern is complete in that region and includes the token.
neotopia-rule-N-31 = A pattern may be turned in all six directions. The tokens stay and may serve again; those on outer spaces count.
    .ruling = All patterns of our set are their own mirror image, so mirror images need no ruling.
neotopia-rule-N-32 = Diverse City: a project must be of another type than the last one built in that region.
neotopia-rule-N-33 = The card goes on the region’s pile of projects, and you advance there by its points. A building is worth 2 to the player of its colour and 4 to the others.
neotopia-rule-N-34 = Whoever reaches or passes 7, 13 or 18 points in a region takes, for each, the top token of its bonus pile, if one is left.
    .ruling = Only in the first lap of the score track, not again at 27, 33 and 38.
neotopia-rules-bonuses = Bonus tokens
neotopia-rule-N-40 = Once in your turn, at any time, you may use one bonus token, even one just won. It is a free action, and the token leaves the game.
neotopia-rule-N-41 = Government subsidy: draw two cards, each from the Offer or the deck; fewer if there are fewer.
neotopia-rule-N-42 = Automation: one action more.
neotopia-rule-N-43 = Private initiative: place any element of the reserve in any region, as an ordinary placement.
neotopia-rule-N-44 = New building permits: move an element from a factory to a free outer space of one of its regions, next to an element.
neotopia-rule-N-45 = Placements by bonus win covered bonuses and allow building, as any other.
neotopia-rule-N-46 = After your third action, if you have used no bonus this turn, you may still use one; then the turn ends.
neotopia-rules-end = End
neotopia-rule-N-50 = When the flag tile is turned, its elements go to the middle. The round is played out, then one more is played.
neotopia-rule-N-51 = When no tile is left, an emptied factory takes the tokens in the middle, and one of each colour comes there again.
neotopia-rule-N-60 = In each region all players add a point for every token in the largest connected group of their own colour there. These points win no bonus tokens.
neotopia-rule-N-61 = The final score: the best region, the second, three times the lowest, and 3 for each unused bonus token.
neotopia-rule-N-62 = Ties go to more points in the lowest region (before tripling), then in the second, then in the best.
    .ruling = Whoever is still tied shares the victory.
neotopia-reconstructed = The drawing of the board, the patterns of the cards and the backs of the production tiles are printed as pictures only. Ours are a reconstruction that fits every published fact; counts, colours, thresholds and bonuses are the rulebook’s.

## Bots
bot-greedy = Greedy
bot-novice = Novice
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
no-such-bot = There is no bot “{ $bot }”; there are { $bots }, or a class in a Python file: ./my_bot.py:Mine.
broken-bot = The bot “{ $bot }” cannot be used: { $why }
bot-raised = it failed: { $detail }
bot-rubbish = it answered what is no legal action: { $detail }
bot-too-slow = it thought too long: { $detail }
bot-replaced = { $bot } lost this move, and the move that looks best was played instead: { $fault }

## Arena
cli-arena = Play many matches between bots and compare their strength.
cli-arena-seats = The bots, separated by commas: random, greedy, novice, easy, medium, hard, expert, or ./my_bot.py:Mine.
cli-arena-seed = A whole number; the same seed plays the same matches.
cli-matches = Number of matches; every deal is played with every rotation of the seats.
cli-limit = Seconds a bot may think about one decision; unlimited by default.
cli-csv = A file for the raw results, one line per bot and match.
cli-plot = A file for a plot of the results, ending in .svg or .png.
cli-ray = Distribute the matches over a Ray cluster: its address, or local.
cli-cores = Number of cores to use; all by default.
arena-title = { $game }, { $players } players, { $matches } matches
arena-playing = { $game }: { $bots }
arena-bot = bot
arena-wins = wins, %
arena-score = points
arena-rank = mean rank
arena-rating = rating
arena-time = computing time per move, median / longest
arena-faults = { $bot } was replaced { $count } { $count ->
    [one] time
   *[other] times
  }. The first time { $first }
arena-wrong-matches = A series needs at least one match, not { $matches }.
arena-wrong-limit = The time limit must be positive, not { $limit } seconds.
arena-no-ray = Ray is not installed: pip install "tessera[ray]"
arena-ray-unreachable = No Ray cluster answers at { $address }: { $why }
arena-no-plots = Plots need matplotlib: pip install "tessera[plot]"

hint-thinking = The bots think about it …
hint-chance = wins
hint-points = points at the end
hint-moves = best moves
hint-basis = From what you can see, over { $iterations } continuations. Chances are for play as strong as the bots’.

cli-fit = Refit the weights of a game’s features, from matches that the bots play.
cli-fit-matches = Matches per round, for each number of players.
cli-fit-out = The file to write; the game’s own weights.toml by default.
fit-players = { $players } players
fit-round = Round { $round }: { $points } points, error { $error }, cross-entropy { $surprise }
fit-written = Written: { $file }
fit-no-judgement = { $game } has no features, so there is nothing to fit.
cli-ladder = Measure the strength of every level in all games, with two to four players; takes an hour on two cores.
cli-ladder-folder = The folder for strength.md, strength.csv and strength.svg.
cli-ladder-matches = Two-player matches per series.
cli-ladder-many = Three- and four-player matches per series.
cli-record = A file for the matches themselves, one per line as JSON.
cli-rotate = Play every deal with every rotation of the seats; not needed between equal bots.

## The server

server-away = A bot sits in your seat; come back first.
server-not-away = You are in your seat already.
server-has-account = You have an account already.
server-login-taken = The name “{ $name }” is taken.
server-wrong-password = This name and password do not belong together.
server-wrong-token = The server does not know this token.
server-who-are-you = Tell the server your name first.
server-host-only = Only whoever laid the table may do that.
server-no-table = There is no such table.
server-no-seat = There is no seat { $seat }; the table has { $seats }.
server-seat-taken = This seat is not free.
server-seat-open = Nobody sits there.
server-seat-reserved = This seat is reserved; it needs the link that was made for it.
server-seated = You sit at this table already.
server-not-seated = You do not sit at this table.
server-not-your-seat = This is somebody else’s seat.
server-no-own-seat = A new table needs a seat for you.
server-started = The match has begun.
server-not-started = The match has not begun yet.
server-not-over = The match is not over yet.
server-not-your-turn = It is not your turn.
server-turn-over = “{ $move }”: your turn is over before this move.
server-stale = The match has gone on since; look at it again first.
server-no-undo = Nothing is taken back at this table.
server-no-wish = Nobody asks to take anything back.
server-no-hints = This table is played without hints.
server-no-position = There is no position after { $at } actions; the match has { $last }.
server-other-origin = A table that goes on from a match needs the same game and as many seats.
server-no-lesson = There is no lesson for this game.
server-other-lesson = A lesson is played by you and a novice bot, always with the same deal.
server-no-components = This server plays with its own components only.
server-no-analysis = There is no such analysis of yours.
server-not-your-bot = This is not a bot of yours.
server-too-many = Too many requests; wait { $seconds } s.
server-too-many-analyses = You have { $most } analyses waiting already; let one finish first.
server-too-many-sockets = You have { $most } tables open at once; close one first.
server-too-many-tables = You have { $most } tables that are not over; finish one first.
server-too-large = This is more than { $limit } bytes.
server-wrong-form = This message is not understood: { $where }: { $why }
server-wrong-origin = This request comes from another site.
server-no-json = This is not JSON, or it is nested too deep.
server-failed = Something went wrong on the server; it is no fault of yours.
server-no-page = There is nothing at this address.
server-no-method = This address does not take such requests.
server-no-client = The server is running, but the pages to play on have not been built: make web builds them.
serve-at = Tessera is running at { $address } – press Ctrl-C to stop it.
serve-data = All data is stored in { $where }.
serve-bad-setting = Invalid setting “{ $key }”: { $why }
serve-no-port = Port { $port } is in use; choose another one with --port.
serve-no-database = The database cannot be reached: { $why }
cli-serve = Start the server, for browsers and programs.
cli-serve-host = The address to listen on; 0.0.0.0 for all interfaces.
cli-serve-port = The port to listen on; 0 for any free port.
cli-serve-database = postgresql://… or sqlite:///FILE; by default a SQLite file in the data folder.
cli-serve-data = The data folder; by default the user’s.
cli-serve-open = Open a browser once the server is up.
cli-serve-config = A TOML file with settings (docs/hosting.md).
cli-backup = Write a consistent copy of the database, even while the server is running.
cli-backup-file = The file to write; it must not exist yet.
backup-done = { $file }: { $entries } entries of { $tables } tables.
backup-in-the-way = { $file } is there already.
backup-failed = The backup failed: { $why }
cli-verify = Check the deal of a finished match against the server’s commitment.
cli-commitment = The commitment shown before the match, if you noted it.
verify-good = The deal is the one that was promised: { $commitment }
verify-result = { $moves } moves replayed; the end: { $points }
verify-bad = The deal is NOT the one that was promised: the file says { $promised }, its seed and salt give { $found }.
verify-nothing = This file has nothing to check: a server adds commitment and salt when the match is over.
cli-bench-what = rules (the default) or server.
cli-bench-tables = For server: number of tables that play at the same time.
bench-wrong-what = “{ $what }” cannot be measured; choose rules or server.

## The browser

web-skip = Skip to the content
web-loading = One moment …
web-no-server = The server does not answer.
web-no-table = There is no such table.
web-nothing-here = There is nothing here
web-to-front = To the front page
web-nav = Pages
web-rules = Rules
web-matches = Matches
web-account = Account
web-guest = Guest
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system has them
web-theme-light = Light
web-theme-dark = Dark
web-set-glow = What can be chosen glows
web-set-sound = Sounds
web-set-alerts = Tell me when it is my turn
web-seat-free = Seat { $seat }

## The browser: front page, new tables, rules, accounts

web-front-title = Two good board games, and always someone to play with
web-front-lead = Play with friends by a link, or against bots at once. Free, in your browser, without an account.
web-front-prosperity = Build a country through seven decades. Power stations bring money, and smoke: keep energy and ecology in better balance than your neighbours.
web-front-neotopia = Build a city of the future together, and against each other. Place elements in three shared regions, complete the patterns on your cards, and neglect no region.
web-front-players = { $fewest } to { $most } players
web-front-players-only = { $count } players
web-front-minutes = { $least } to { $longest } minutes
web-front-minutes-about = about { $minutes } minutes
web-front-how-many = Players
web-front-against = Bots
web-front-play = Play against bots
web-front-laying = Laying the table …
web-front-friends = Play with friends
web-front-learn = Learn in five minutes
web-front-by = A game by { $authors }
web-front-continue = Continue
web-front-open = Open tables
web-front-recent = Recent matches
web-front-none-open = Nobody is waiting for players right now. “Play with friends” lays a table that others can find here, if you list it.
web-front-with = with { $names }
web-front-one-device = on one device: { $names }
web-front-nobody-yet = nobody else has come yet
web-front-seats = { $taken } of { $seats } seats taken
web-front-your-turn = Your turn
web-front-others-turn = Others’ turn
web-front-go-on = Go on
web-front-sit = Sit down
web-front-replay = Replay
web-front-all = All my matches
web-front-unofficial = Unofficial adaptations by people who like these games. The games are their authors’: if you like one, buy it.

web-new-title = { $game }: a new table
web-new-which = Which game
web-new-seats = Who plays?
web-new-order = Play goes round in this order; who begins is drawn by lot.
web-new-who = Who sits on seat { $seat }
web-new-me = Me
web-new-friend = A friend
web-new-bot = A bot
web-new-name = Name
web-new-level = Level
web-new-reserved = Only by a link of its own
web-new-remove = Take seat { $seat } away
web-new-add-friend = + a friend
web-new-add-bot = + a bot
web-new-board = Country board
web-new-board-silver = Silver
web-new-board-black = Black, harder
web-new-colour = Colour
web-new-colour-usual = As it comes
web-new-colour-energy = Red: energy
web-new-colour-farming = Green: farming
web-new-colour-technology = Purple: technology
web-new-colour-community = Blue: community
web-new-one-device = Several seats are yours: you pass this device round. Where hands are hidden, it asks for the next person first.
web-new-black-note = The black side as printed is not public: ours is a reconstruction.
web-new-why = What is reconstructed
web-new-settings = How do you play?
web-new-listed = Who can join
web-new-private = By link
web-new-private-hint = You get a link to send to your friends.
web-new-public = Anybody
web-new-public-hint = The table is also listed on the front page.
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-none-hint = Everybody takes the time they need.
web-new-clock-live = Live
web-new-clock-live-hint = Everybody is there now. When time runs out, a bot plays that turn.
web-new-clock-days = By day
web-new-clock-days-hint = A move now and then. When the days run out, a bot plays that turn.
web-new-turn = Seconds a turn
web-new-bank = Minutes in reserve
web-new-days = Days a turn
web-new-range = A whole number from { $fewest } to { $most }.
web-new-undo = Taking moves back
web-new-undo-free = Freely
web-new-undo-free-hint = Your own moves, until something hidden is shown; after that, if all agree.
web-new-undo-consent = If all agree
web-new-undo-consent-hint = The others are asked every time.
web-new-undo-never = Never
web-new-undo-never-hint = A move is a move.
web-new-hints = Players may ask the bots
web-new-hints-hint = What would a bot do, and who is likely to win?
web-new-pollution = Over-pollution costs
web-new-pollution-all = All points
web-new-pollution-all-hint = Our reading of the rule: no points from any source.
web-new-pollution-some = Prosperity only
web-new-pollution-some-hint = Milder: special tiles, money and research still give points.
web-new-more = More
web-new-components = Your own components
web-new-components-hint = If you own the box, you can play with what is printed in it: a TOML file in the form of our components.toml. The rules are then compiled for it, which takes a little.
web-new-compiling = Compiling the rules for your components …
web-new-lay = Lay the table
web-new-then-link = Then you get the link for the others.
web-new-then-begin = The match begins at once.

web-rules-learn = For a start it is easier to play than to read:
web-rules-search = Search
web-rules-found = { $rules ->
    [0] No rule
    [one] One rule
   *[other] { $rules } rules
    }, { $components ->
    [0] no component
    [one] one component
   *[other] { $components } components
    }
web-rules-nothing = Nothing here has all these words.
web-rules-chapters = Chapters
web-rules-reconstructed = Reconstructed
web-rules-in-part = Reconstructed in part
web-rules-own-components = Whoever owns the box can play with what is printed in it:
web-rules-new-table = a new table with your own components
web-rules-components = What is in the box
web-rules-no-box = The server does not tell what is in the box.
web-rules-component = Name
web-rules-does = What it does
web-rules-from = Known from
web-rules-source-rulebook = Rulebook
web-rules-source-transcription = Transcription
web-rules-source-inferred = Inferred
web-rules-source-reconstruction = Reconstruction
web-rules-source-rulebook-is = printed in a rulebook, or in one of its examples
web-rules-source-transcription-is = read off the printed tiles by others, in public; it agrees with every example of the rulebook
web-rules-source-inferred-is = worked out: only so does everything else add up
web-rules-source-reconstruction-is = not public in words; ours fits all that is known, and may differ from what you have
web-rules-first-market = First market
web-rules-tile = { $kind }, { $side } { $level }
web-rules-scores = scores { $symbol }
web-rules-board = Country board, { $side }
web-rules-slot = slot { $slot }, { $kind }
web-rules-free-slot = free
web-rules-opens = a transport tile on it opens { $slots }
web-rules-cards = Cards: { $type }
web-rules-building = building
web-rules-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
web-rules-points-building = { $own } points to the player of its colour, { $others } to the others
web-rules-bonuses = Bonus tokens
web-rules-copies = { $copies } of them
web-rules-tiles = Production tiles
web-rules-production-tile = Tile { $number }
web-rules-flag-tile = Tile with the flag
web-rules-without = stays in the box with { $players } players

web-account-title = Hello, { $name }
web-account-title-nobody = Who are you?
web-account-who = Your name
web-account-name = What the others see
web-account-name-hint = At tables that you lay or sit down at from now on.
web-account-name-empty = A name has at least one letter.
web-account-rename = Save the name
web-account-renamed = Saved.
web-account-account = Your account
web-account-signed-in = Signed in as { $login }
web-account-everywhere = With your login and password you find your tables and matches on any device.
web-account-sign-out = Sign out
web-account-forget = Forget me in this browser
web-account-forget-sure = You are a guest: nobody can find your tables and matches for you afterwards, neither you nor we.
web-account-forget-yes = Forget me
web-account-forget-no = Keep
web-account-guest = You are a guest
web-account-guest-is = That is all you need to play. But only this browser knows you: on another device, or when its cookies are deleted, your tables and matches are out of reach. An account is a login and a password, nothing else; no e-mail address.
web-account-way = Account
web-account-register = Make an account
web-account-register-hint = What you have played so far stays yours.
web-account-sign-in = Sign in
web-account-sign-in-hint = What you have played here as a guest becomes the account’s.
web-account-login = Login
web-account-login-form = 3 to 60 letters, digits or any of _ . @ + -
web-account-password = Password
web-account-password-hint = At least 8 characters. Keep it well: without an e-mail address nobody can send you a new one.
web-account-password-form = A password has at least { $signs } characters.
web-account-show = Show the password
web-account-bots = For programmers: bots of your own
web-account-bots-are = A program can sit at a table like anybody else. It plays through the API with a token of its own, and sees only what its seat may see.
web-account-api = What the API can do
web-account-bot-name = Name of the bot
web-account-bot-make = Make a bot
web-account-bot-remove = Remove
web-account-bot-sure = Its token will be worth nothing; its matches stay.
web-account-token = The token of { $name }
web-account-token-once = It is shown only now: copy it to where your program finds it.
web-account-copy = Copy
web-account-copied = Copied

web-matches-title = Your matches
web-matches-none = You have not played yet. A first match against bots takes one click.
web-matches-first = To the games
web-matches-played = Matches
web-matches-wins = Wins
web-matches-mean = Mean score
web-matches-best = Best score
web-matches-against = Against
web-matches-opponent = Opponent
web-matches-people = People
web-matches-plot = The scores of your last { $matches ->
    [one] match
   *[other] { $matches } matches
    }; the best is { $best }.
web-matches-won = Won
web-matches-not-won = Not won
web-matches-running = Under way
web-matches-over = Finished
web-matches-game = Game
web-matches-scores = Players and points
web-matches-when = When
web-matches-lesson = Lesson
web-matches-winning = What wins
web-matches-winning-is = Of all who built it, in the latest matches on this server, so many won.
web-matches-of-game = { $game }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
    }
web-matches-built = Built
web-matches-by = Built by
web-matches-of-them-won = of them won
web-matches-everybody = Everybody

## The browser: a table

web-close = Close
web-table-areas = Parts of the table
web-table-log = Log and chat
web-table-your-turn = Your turn
web-table-to-act = to act
web-table-lost = Connection lost; trying again …
web-table-see-board = See the board
web-table-result = Result
web-table-rule = The rule { $rule }
web-table-clock = Time left
web-table-days = { $days } days
web-table-bank = Bank: { $time }
web-table-hand-over = Hand the device to { $player }
web-table-i-am = I am { $player }
web-table-say = Say something
web-table-send = Send
web-table-mute = mute
web-table-wish = { $player } asks to take a move back.
web-table-agree = Agree
web-table-refuse = Refuse
web-table-people = People at the table
web-table-is-here = { $player } is here.
web-table-is-gone = { $player } is not connected.
web-table-is-away = { $player } has left; a bot plays.
web-table-wish-waits = You asked to take a move back; the others are being asked.
web-table-unmute = Hear { $player } again
web-table-away = A bot plays for you.
web-table-come = Come back
web-table-confirm = That is your turn. Confirm it?
web-table-confirm-reveal = Confirm? Then something new is shown, and it can’t be undone.
web-table-waits-for = { $player } is thinking …
web-table-spectator = You are watching.
web-table-prepared = Prepared
web-table-effect-later = What is underlined shows its effect when you confirm.
web-table-type = Type a move
web-table-type-unknown = No move here reads “{ $text }”; the list shows those that there are.
web-table-hint = Hint
web-table-back = Undo
web-table-play-so-far = Confirm these, then go on
web-table-end-turn = Confirm
web-table-study = Replay and analysis
web-table-study-now = Look back and try out
web-table-rematch = Rematch
web-table-to-rematch = To the rematch
web-table-recap = Recap
web-table-recap-nothing = Nothing has happened since your last turn.
web-table-recap-close = Back to the match
web-table-recap-next = Next
web-table-recap-back = Back
web-table-looking-back = Looking back at what happened.
web-table-take-back = Take back
web-table-more = More
web-table-leave = Leave; a bot goes on for me
web-table-promise = The deal was fixed before the first move; its commitment begins with { $commitment }. When the match is over, anybody can check it.
web-hint-line = { $chance } to win, about { $points ->
    [one] one point
   *[other] { $points } points
    }

web-log-create = { $player } has laid the table.
web-log-sit = { $player } sits down.
web-log-stand = Seat { $seat } is free again.
web-log-invite = A bot takes seat { $seat }.
web-log-ready = { $player } is ready.
web-log-start = The match begins.
web-log-play = { $player } plays.
web-log-undo = A move is taken back.
web-log-ask = { $player } asks to take a move back.
web-log-refuse = The move stays.
web-log-leave = { $player } has left; a bot goes on.
web-log-come = { $player } is back.
web-log-rematch = There is a rematch.

web-lobby-title = Who plays?
web-lobby-waiting = { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
    } The match begins when all seats are taken and everybody is ready.
web-lobby-all-there = All are there; the match begins when everybody is ready.
web-lobby-reserved = Reserved
web-lobby-free = Free
web-lobby-you = you
web-lobby-ready = ready
web-lobby-not-ready = not ready yet
web-lobby-sit = Sit here
web-lobby-bot = Add a bot ({ $level })
web-lobby-level = Level of bots:
web-lobby-stand = Stand up
web-lobby-send-away = Send away
web-lobby-i-am-ready = I am ready
web-lobby-wait = Wait, not yet
web-lobby-name = Your name:
web-lobby-link = The link of this table
web-lobby-talk = What happens and what people say
web-lobby-link-how = Send it to your friends: whoever opens it can sit down or watch. Nobody needs an account.
web-lobby-copy-seat = Copy the link of this seat

web-lesson = Lesson
web-lesson-next = Go on
web-lesson-read = Read what it says above.
web-lesson-done = Play on
web-lesson-wait = The other player is at it …
web-lesson-prosperity-welcome = Welcome! You build up a country through seven decades. This is yours, with its first buildings. Whoever has the most prosperity points at the end wins.
web-lesson-prosperity-scored = Every turn begins with a tile that is turned. Its symbol is scored by everybody: this time capital, so you and your rival got €100 for the one capital symbol in your countries. The table shows what this decade will score yet.
web-lesson-prosperity-buy = Now two actions are yours. The Rail Network is good for ecology. It costs €200, because it lies one level above your marker. Choose it: it goes over your Road Network.
web-lesson-prosperity-research = Second action: research. Move your marker on the ecology track up by one square: choose the glowing square, or the button below.
web-lesson-prosperity-end-turn = Below you see what both actions change together. Until you confirm you can undo everything. Confirm now.
web-lesson-prosperity-ecology = Your rival’s tile scored ecology. With a balance of +1 you removed a pollution disc; your rival, at −1, got one more. The log tells everything; point at or tap a line and the board shows it.
web-lesson-prosperity-cheaper = Your turn: energy was scored, and your balance of +1 brought €50. Research ecology once more: your marker reaches level 2, and tiles below it cost only €50.
web-lesson-prosperity-infrastructure = The Plastics Research Centre on level 1 costs €50 now and brings more research. Choose it: it goes to the empty blue slot 4.3.
web-lesson-prosperity-end-again = Confirm your turn.
web-lesson-prosperity-points = Prosperity was scored: your first point. The star that brought it is on the pollution track, uncovered. With 16 discs or more you score no new points, so keep it clean.
web-lesson-prosperity-split = Research was scored, and you may split two squares between the tracks. Put both on energy.
web-lesson-prosperity-confirm = Confirm it.
web-lesson-prosperity-actions = Two actions you have not used yet: income brings €100, clean-up removes a disc. A tile goes on a slot of its own colour, empty or not; closed slots open when a transport tile covers the green belt. And if energy is below zero when it is scored, each level costs €100 or a disc.
web-lesson-prosperity-outlook = You have seen all five symbols. This table is your best friend: it says what each symbol that is still to come would bring to everybody now. Prepare for what is coming.
web-lesson-prosperity-final = At the end all is scored once more, energy and ecology even twice; money becomes points (one for each €300), and being first on a research track is worth 3 points.
web-lesson-prosperity-go-on = That is all you need. What you can do glows; what you can’t says why; the hint asks the bots. Play on, and good luck!
web-lesson-neotopia-welcome = Welcome! Three regions, desert, water and forest, are built up with tokens of four elements. You collect points in each region, and in the end your weakest region counts three times.
web-lesson-neotopia-start = Your colour is renewable energy, the triangle. Everybody begins with one token of their own: put yours on the centre of the desert.
web-lesson-neotopia-confirm = Nothing is final until you confirm. Confirm it.
web-lesson-neotopia-hand = These are your projects. Each shows a pattern: complete it on the board and you score its points. The bridge with energy on both ends of organic farming lacks only one token in the desert!
web-lesson-neotopia-move = A turn has three actions: move an element from a factory to a region beside it, or draw a card. Take the energy token of the factory between desert and water, then choose space f4.
web-lesson-neotopia-build = The pattern is complete, whosever the tokens are. Choose the card in your hand to build it.
web-lesson-neotopia-bonus = 3 points in the desert. Now win a bonus: move energy from the factory between forest and desert to e5, where a bonus token lies.
web-lesson-neotopia-draw = The third action: draw a card from the Offer. Take the row with community and organic farming.
web-lesson-neotopia-use = Once in a turn you may use a bonus token, at any time. The government subsidy lets you draw two cards. Use it: it costs the 3 points that an unused bonus is worth at the end, and two cards bring more.
web-lesson-neotopia-first-card = Take the propeller with energy and technology.
web-lesson-neotopia-second-card = And the avenue of community.
web-lesson-neotopia-end-turn = That is your turn. Confirm it.
web-lesson-neotopia-diverse = Two things to remember: in a region nobody may build the same type of project twice in a row (the type is what stands on top of a card; the last one built lies beside the region), and whoever reaches 7, 13 or 18 points there wins a bonus token.
web-lesson-neotopia-ending = The half circles at the corners are outer spaces: only the bonus “new building permits” opens them. Every emptied factory turns a production tile; when the last one is turned, this round and one more are played, and that is the end.
web-lesson-neotopia-score = At the end the largest group of your own colour in each region counts as well, and each unused bonus is worth 3. Here you always see how it stands, and which region counts three times.
web-lesson-neotopia-go-on = That is all you need. What you can do glows; choose a card to see where it lacks one token; the hint asks the bots. Play on, and good luck!

## The browser: Prosperity

web-prosperity-area-market = Market
web-prosperity-area-country = Country
web-prosperity-area-players = Players
web-prosperity-side = Market: { $side }
web-prosperity-track = { $track } track
web-prosperity-square = square { $square }
web-prosperity-market-cell = Market, { $side } side, level { $level }
web-prosperity-markers = { $player }: level { $energy } on the energy track, level { $ecology } on the ecology track.
web-prosperity-tile-label = { $tile }, { $kind }: { $does }; costs { $price }
web-prosperity-tile-place = { $kind }, { $side } side, level { $level }
web-prosperity-tile-scored = came in { $decade } and scored { $symbol }
web-prosperity-price = Costs you { $price }
web-prosperity-printed = printed on the board; a tile of the same kind can cover it
web-prosperity-point = Choose a tile that glows to buy it; what a tile does is told here.
web-prosperity-purse = You have { $money }
web-prosperity-no-symbols = no symbols
web-prosperity-slot = Slot { $slot } for { $kind }
web-prosperity-empty = empty
web-prosperity-goes-here = the tile can go here
web-prosperity-back-home = Back to my country
web-prosperity-reconstructed-board = black side: reconstructed
web-prosperity-money = money
web-prosperity-discs = pollution
web-prosperity-show-country = Show the country of { $player }
web-prosperity-outlook = Still to score in { $decade }, and what it would bring now
web-prosperity-pollution = Pollution: { $discs ->
    [one] one disc
   *[other] { $discs } discs
    } on { $circles } circles
web-prosperity-pollution-over = Pollution: { $discs } discs, over-polluted: no prosperity points
web-prosperity-opens = opens { $slots }
web-prosperity-ask-pay = Energy deficit of { $levels }: how much of it do you pay? Every level that you do not pay is a disc.
web-prosperity-ask-split = { $squares ->
    [one] One square of research: on which track?
   *[other] { $squares } squares of research: how do you split them?
    }
web-prosperity-ask-slot = Where does { $tile } go? Choose a glowing slot in your country.
web-prosperity-ask-action = { $actions ->
    [one] Your turn: one action left. Choose below, or a tile of the market.
   *[other] Your turn: { $actions } actions left. Choose below, or a tile of the market.
    }
web-prosperity-tell-buy = Buy { $tile } for slot { $slot }
web-prosperity-tell-buy-special = Buy { $tile }
web-prosperity-tell-research = Research { $track }
web-prosperity-tell-pay = { $levels ->
    [0] Pay nothing
    [one] Pay one level
   *[other] Pay { $levels } levels
    }
web-prosperity-tell-split = Energy { $energy }, ecology { $ecology }
web-prosperity-tell-income = Income
web-prosperity-tell-clean-up = Clean-up

## The browser: Neotopia

web-neotopia-area-board = Board
web-neotopia-area-cards = Cards
web-neotopia-area-players = Players
web-neotopia-progress = tiles left: { $tiles } · cards in the deck: { $deck }
web-neotopia-not-now = Nothing can be chosen here now.
web-neotopia-factory-far = A factory serves only the two regions that it touches.
web-neotopia-point = Choose an element of a factory and a space, in any order.
web-neotopia-point-card = Look at a card of your hand: the board shows where it is one token short.
web-neotopia-space = { $region } { $space }
web-neotopia-space-free = free
web-neotopia-space-free-outer = free outer space
web-neotopia-space-bonus = bonus { $bonus }
web-neotopia-space-completes = { $element } would complete { $cards }
web-neotopia-space-last = placed last
web-neotopia-factory = Factory { $factory }
web-neotopia-token = { $element } in the factory { $factory }
web-neotopia-reserve = { $element } in the reserve: { $count }
web-neotopia-stack = Production stack. Next: { $elements }; tiles left: { $tiles }
web-neotopia-pile = Bonus pile: { $bonus } on top, tokens left: { $left }
web-neotopia-pile-empty = The bonus pile is empty
web-neotopia-last = Last project: { $type }; projects built here: { $count }
web-neotopia-last-none = No project has been built here yet
web-neotopia-type-building = building { $element }
web-neotopia-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
web-neotopia-worth-building = { $points } points, { $own } for the player of its colour
web-neotopia-card = { $card } ({ $type }): { $worth }
web-neotopia-card-short = { $count ->
    [one] One token short, on one space
   *[other] One token short, on { $count } spaces
    }
web-neotopia-card-far = Nowhere just one token short
web-neotopia-deck = Deck: { $count }
web-neotopia-deck-said = Draw the top card of the deck; cards left: { $count }
web-neotopia-draw-deck = Draw from the deck
web-neotopia-offer-gap = Taken; filled up at the end of the turn
web-neotopia-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
web-neotopia-first = First player
web-neotopia-now = so far { $score }
web-neotopia-estimate = If the match ended now
web-neotopia-region-points = { $region }: { $points } and { $group } for the largest group
web-neotopia-region-final = { $region }: { $points }
web-neotopia-region-lowest = the lowest region, counts × { $factor }
web-neotopia-bonus = { $bonus } ({ $count })
web-neotopia-ask-act = { $actions ->
    [one] One action left: draw a card, or place an element.
   *[other] { $actions } actions left: draw a card, or place an element.
    }
web-neotopia-ask-space = Where does { $element } go?
web-neotopia-use-permits = an element on an outer space
web-neotopia-use-initiative = any element of the reserve
web-neotopia-use-automation = one action more
web-neotopia-use-subsidy = two cards
web-neotopia-ask-factory = From which factory does { $element } come?
web-neotopia-ask-token = Which element goes to { $region } { $space }?
web-neotopia-tell-start = Start token in { $region } { $space }
web-neotopia-tell-move = { $element } from { $factory } to { $region } { $space }
web-neotopia-tell-place = { $element } from the reserve to { $region } { $space }
web-neotopia-change-points = Points in { $region }
web-neotopia-change-group = Largest group in { $region }
web-neotopia-group-short = Group { $region }

## The browser: replay and study

web-study-title = Replay: { $game }
web-study-players = Players
web-study-more = More
web-study-eyes = Seen by
web-study-eyes-spectator = a spectator
web-study-eyes-what-if = In “What if” you see what whoever is to decide sees.
web-study-text = Text
web-study-json = JSON
web-study-download-text = Download the match as text
web-study-download-json = Download the match as JSON
web-study-play-on = Play on from here
web-study-play-on-before = Play on without these moves
web-study-play-on-as = A new table that begins here: you take the seat of { $player }, bots take the others.
web-study-to-table = To the table
web-study-bots = Bots
web-study-bots-think = What the bots think
web-study-area-steps = Steps
web-study-hidden = What comes later is hidden until you get there.
web-study-show-all = Show everything
web-study-show-result = Show the result
web-study-so-far = As far as you have replayed the match.
web-study-newer = Look for newer steps
web-study-bar = Replay
web-study-go = Go through the match
web-study-keys = Keys: ← → one step, Home and End, space plays
web-study-first = To the first step
web-study-previous = One step back
web-study-play = Play
web-study-pause = Pause
web-study-next = One step on
web-study-last = To the last step
web-study-slider = Step
web-study-step-of = Step { $step } of { $steps }
web-study-speed = Speed
web-study-copy = Copy link
web-study-copied = Link copied
web-study-what-if = What if
web-study-what-if-why = Try other moves from this position, for everybody in turn; the line is in the link.
web-study-what-if-none = No move has been tried yet.
web-study-line = The line of moves
web-study-line-empty = Choose moves on the board, for everybody in turn.
web-study-line-first = To the beginning of the line
web-study-line-back = One move back
web-study-line-forth = One move on
web-study-line-last = To the end of the line
web-study-after = { $step ->
    [0] From the start
   *[other] From step { $step }
    }
web-study-clear = Clear
web-study-deal = Deal again
web-study-deal-why = What you cannot know is dealt out at random; this deals it out in another way.
web-study-position = This position
web-study-ask-position = Ask about this position
web-study-best = Best moves of { $player }
web-study-basis = From what whoever decides can see, over { $iterations } continuations. Chances are for play as strong as the bots’.
web-study-try = Try this move
web-study-whole = The whole match
web-study-whole-what = The bots look at every decision: everybody’s chance to win over the match, and the moves that cost most.
web-study-whole-later = The bots look at a whole match once it is over.
web-study-ask = Ask the bots
web-study-failed = The analysis failed. Ask again.
web-study-chances = Chances to win
web-study-costly = The costliest moves
web-study-costly-none = No move has cost much.
web-study-whose = Whose moves
web-study-whose-all = Everybody’s
web-study-cost = −{ $points } %
web-study-cost-why = What the move gave away of the chance to win, in percentage points.
web-study-go-to-decision = Show the position in which this was played
web-study-played = played: { $move }
web-study-preferred = the bots preferred: { $move }
web-study-sources = Where the points came from
web-study-scores = Points over the match
web-study-proof = Proof of the deal
web-study-proof-why = Before the first move the server showed a commitment: the SHA-256 of salt and seed. Now that the match is over it tells both, so that anybody can check that nothing was dealt differently.
web-study-commitment = Commitment
web-study-seed = Seed
web-study-salt = Salt
web-study-proof-how = To check it, download the match and run:
