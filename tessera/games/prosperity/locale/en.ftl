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
prosperity-about = Lead a country through seven decades. Power stations bring money and smoke: balance energy and ecology better than your neighbours.

## Options

prosperity-option-boards = Country board
    .help = Prosperity: each seat’s side of the country board, separated by commas: silver or black.
prosperity-option-boards-silver = Silver
prosperity-option-boards-black = Black (harder)
    .hint = The printed black side is not publicly documented; ours is a reconstruction.
prosperity-option-over_pollution = Over-pollution rule
    .help = Prosperity: what over-polluted players lose, all-points or prosperity-scorings (rule P-17).
prosperity-option-over_pollution-all-points = Strict
    .hint = Our reading of the rule: while over-polluted, you score nothing. You keep the points you already have.
prosperity-option-over_pollution-prosperity-scorings = Mild
    .hint = While over-polluted, you score no prosperity. Special tiles, money and research still score.

## Moves

prosperity-euros = €{ $amount }
prosperity-move-income = Income:
prosperity-move-clean-up = Clean-up:
prosperity-move-research = Research { $track }:
prosperity-move-pay = Pay:
prosperity-move-split = Advance:

## What happened. $change sums up what the event changed, made of the messages that follow.

prosperity-change-none = no change
prosperity-change-money = { $sign }⁠€{ $number }
prosperity-change-discs = { $sign }{ $number ->
    [one] 1 disc
   *[other] { $number } discs
    }
prosperity-change-points = { $sign }{ $number ->
    [one] 1 point
   *[other] { $number } points
    }
prosperity-change-levels = { $number } short
prosperity-change-squares = { $sign }{ $number ->
    [one] 1 step
   *[other] { $number } steps
    }
prosperity-change-energy = { $sign }{ $number } on the energy track
prosperity-change-ecology = { $sign }{ $number } on the ecology track
prosperity-event-turned = { $player } reveals { $tile } ({ $decade }). Everyone scores { $scores }.
    .you = You reveal { $tile } ({ $decade }). Everyone scores { $scores }.
prosperity-event-stocked = { $tile } joins the market: { $side } side, level { $level }.
prosperity-event-must-pay = { $player } is { $levels } energy short and has to choose: €100 or a pollution disc for each.
    .you = You are { $levels } energy short and have to choose: €100 or a pollution disc for each.
prosperity-event-must-split = { $player } has { $squares ->
    [one] 1 research step
   *[other] { $squares } research steps
    } to place.
    .you = You have { $squares ->
        [one] 1 research step
       *[other] { $squares } research steps
        } to place.
prosperity-event-energy = { $outcome ->
    [earns] { $player } earns €{ $amount } from { $size } surplus energy.
    [pays] { $player } is { $size } energy short and pays €{ $amount }.
    [pollutes] { $player } is { $size } energy short and takes { $count ->
        [one] 1 pollution disc
       *[other] { $count } pollution discs
    }.
    [pays-pollutes] { $player } is { $size } energy short, pays €{ $amount } and takes { $count ->
        [one] 1 pollution disc
       *[other] { $count } pollution discs
    }.
   *[other] { $player } breaks even on energy.
    }
    .you = { $outcome ->
        [earns] You earn €{ $amount } from { $size } surplus energy.
        [pays] You are { $size } energy short and pay €{ $amount }.
        [pollutes] You are { $size } energy short and take { $count ->
            [one] 1 pollution disc
           *[other] { $count } pollution discs
        }.
        [pays-pollutes] You are { $size } energy short, pay €{ $amount } and take { $count ->
            [one] 1 pollution disc
           *[other] { $count } pollution discs
        }.
       *[other] You break even on energy.
        }
prosperity-event-ecology = { $outcome ->
    [cleans] { $player } removes { $count ->
        [one] 1 pollution disc
       *[other] { $count } pollution discs
    } thanks to an ecology balance of +{ $size }.
    [earns] { $player } earns €{ $amount } from an ecology balance of +{ $size }.
    [cleans-earns] { $player } removes { $count ->
        [one] 1 pollution disc
       *[other] { $count } pollution discs
    } and earns €{ $amount } thanks to an ecology balance of +{ $size }.
    [pollutes] { $player } takes { $count ->
        [one] 1 pollution disc
       *[other] { $count } pollution discs
    } for an ecology balance of −{ $size }.
   *[other] { $player } breaks even on ecology.
    }
    .you = { $outcome ->
        [cleans] You remove { $count ->
            [one] 1 pollution disc
           *[other] { $count } pollution discs
        } thanks to an ecology balance of +{ $size }.
        [earns] You earn €{ $amount } from an ecology balance of +{ $size }.
        [cleans-earns] You remove { $count ->
            [one] 1 pollution disc
           *[other] { $count } pollution discs
        } and earn €{ $amount } thanks to an ecology balance of +{ $size }.
        [pollutes] You take { $count ->
            [one] 1 pollution disc
           *[other] { $count } pollution discs
        } for an ecology balance of −{ $size }.
       *[other] You break even on ecology.
        }
prosperity-event-capital = { $outcome ->
    [earns] { $player } earns €{ $amount } from capital.
   *[other] { $player } has no capital and earns nothing.
    }
    .you = { $outcome ->
        [earns] You earn €{ $amount } from capital.
       *[other] You have no capital and earn nothing.
        }
prosperity-event-research = { $outcome ->
    [on-energy] { $player } advances { $energy } on the energy track.
    [on-ecology] { $player } advances { $ecology } on the ecology track.
    [both] { $player } advances { $energy } on the energy track and { $ecology } on the ecology track.
   *[other] { $player } makes no research progress.
    }
    .you = { $outcome ->
        [on-energy] You advance { $energy } on the energy track.
        [on-ecology] You advance { $ecology } on the ecology track.
        [both] You advance { $energy } on the energy track and { $ecology } on the ecology track.
       *[other] You make no research progress.
        }
prosperity-event-prosperity = { $player } scores { $symbols ->
    [0] no prosperity points
    [one] 1 prosperity point
   *[other] { $symbols } prosperity points
    }.
    .you = You score { $symbols ->
        [0] no prosperity points
        [one] 1 prosperity point
       *[other] { $symbols } prosperity points
        }.
prosperity-event-over-polluted = { $player } is over-polluted and misses out on { $symbols ->
    [one] 1 prosperity point
   *[other] { $symbols } prosperity points
    }.
    .you = You are over-polluted and miss out on { $symbols ->
        [one] 1 prosperity point
       *[other] { $symbols } prosperity points
        }.
prosperity-event-income = { $player } takes €{ $amount } in income.
    .you = You take €{ $amount } in income.
prosperity-event-clean-up = { $player } cleans up 1 pollution disc.
    .you = You clean up 1 pollution disc.
prosperity-event-research-action = { $player } advances on the { $track } track, now at level { $level }.
    .you = You advance on the { $track } track, now at level { $level }.
prosperity-event-bought = { $player } buys { $tile } for €{ $price } and builds it in slot { $slot }.
    .you = You buy { $tile } for €{ $price } and build it in slot { $slot }.
prosperity-event-bought-over = { $player } buys { $tile } for €{ $price }, replacing { $covered }.
    .you = You buy { $tile } for €{ $price }, replacing { $covered }.
prosperity-event-bought-opening = { $player } buys { $tile } for €{ $price }, replacing { $covered } and opening { $opened }.
    .you = You buy { $tile } for €{ $price }, replacing { $covered } and opening { $opened }.
prosperity-event-bought-special = { $outcome ->
    [scores] { $player } buys { $tile } for €{ $price } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [cleans] { $player } buys { $tile } for €{ $price } and removes { $count ->
        [one] 1 pollution disc
       *[other] { $count } pollution discs
    }.
   *[other] { $player } buys { $tile } for €{ $price }, to no effect.
    }
    .you = { $outcome ->
        [scores] You buy { $tile } for €{ $price } and score { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [cleans] You buy { $tile } for €{ $price } and remove { $count ->
            [one] 1 pollution disc
           *[other] { $count } pollution discs
        }.
       *[other] You buy { $tile } for €{ $price }, to no effect.
        }
prosperity-event-bought-special-lost = { $player } buys { $tile } for €{ $price } but is over-polluted and scores nothing.
    .you = You buy { $tile } for €{ $price } but are over-polluted and score nothing.
prosperity-event-final-scoring = The last turn is over. Final scoring begins.
prosperity-event-money = { $outcome ->
    [scores] { $player } turns €{ $amount } into { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } has too little money left for a point.
    }
    .you = { $outcome ->
        [scores] You turn €{ $amount } into { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] You have too little money left for a point.
        }
prosperity-event-money-lost = { $player } is over-polluted: €{ $amount } are spent but score nothing.
    .you = You are over-polluted: €{ $amount } are spent but score nothing.
prosperity-event-advance = { $outcome ->
    [on-energy] { $player } advances { $energy } more on the energy track.
    [on-ecology] { $player } advances { $ecology } more on the ecology track.
    [both] { $player } advances { $energy } more on the energy track and { $ecology } more on the ecology track.
   *[other] { $player } makes no further research progress.
    }
    .you = { $outcome ->
        [on-energy] You advance { $energy } more on the energy track.
        [on-ecology] You advance { $ecology } more on the ecology track.
        [both] You advance { $energy } more on the energy track and { $ecology } more on the ecology track.
       *[other] You make no further research progress.
        }
prosperity-event-rank = { $player } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
    } for { $track } research.
    .you = You score { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
        } for { $track } research.
prosperity-event-rank-lost = { $player } is over-polluted and misses out on { $deserved ->
    [one] 1 point
   *[other] { $deserved } points
    } for { $track } research.
    .you = You are over-polluted and miss out on { $deserved ->
        [one] 1 point
       *[other] { $deserved } points
        } for { $track } research.
prosperity-event-over = The match is over.

## What is refused, and why

prosperity-wrong-boards = Country boards take { $players } words, one per seat, from { $values }; got “{ $given }”.
prosperity-nothing-to-split = You have no research steps to place now
prosperity-nothing-to-pay = You have no energy deficit to settle now
prosperity-no-discs = You have no disc to remove
prosperity-track-end = Your marker is at the end of the { $track } track
prosperity-pay-first = Settle your energy deficit of { $levels } first: choose how many to pay for; you take a disc for each of the others
prosperity-pay-too-much = The deficit is { $levels }; you can’t pay for { $paid }
prosperity-pay-no-debt = That costs €{ $price }; you have €{ $money }
prosperity-split-first = Place your { $squares ->
    [one] research step
   *[other] { $squares } research steps
    } first: type “split”, the steps on energy, then the steps on ecology
prosperity-split-no-room = { $room ->
    [0] There is no room
    [one] There is room for 1 step only
   *[other] There is room for { $room } steps only
    } on the { $track } track
prosperity-split-sum = You have { $squares ->
    [one] 1 step
   *[other] { $squares } steps
    } to place, not { $given }
prosperity-too-dear = { $tile } costs €{ $price }; you have €{ $money }
prosperity-wrong-kind = { $tile } is a tile for { $kind }; slot { $slot } is for { $other }
prosperity-slot-closed = Slot { $slot } is closed until a transport tile covers the { LOWER($cover) }
prosperity-not-yet = { $tile } has not been revealed yet; it comes in { $decade }
prosperity-owned = { $tile } has already been bought, by seat { $seat }
prosperity-used = { $tile } has already been bought and has left the game
prosperity-covered = { $tile } has already been bought and built over

## On the screen

prosperity-screen-turn = { $decade } · turn { $turn } of { $turns }
prosperity-screen-final = Final scoring
prosperity-screen-turned = revealed: { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = still to score in { $decade }:
prosperity-screen-nothing-to-score = nothing left to score
prosperity-screen-market = Market (your prices)
prosperity-screen-level = Level
prosperity-screen-money = Money
prosperity-screen-points = Points
prosperity-screen-discs = Discs
prosperity-screen-tracks = Research
prosperity-screen-buy = Buy: number▸slot (what it replaces)
prosperity-screen-left = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
    }
prosperity-screen-pay = You are { $levels } energy short. How do you settle it?
prosperity-screen-split = { $squares ->
    [one] You have 1 research step. On which track?
   *[other] You have { $squares } research steps. How do you split them?
    }
prosperity-points-prosperity = prosperity during the match
prosperity-points-special = special tiles
prosperity-points-money = leftover money
prosperity-points-rank = research tracks
prosperity-points-final = final prosperity
prosperity-points-kept = money for tie-breaks
prosperity-points-lost = missed through over-pollution

## The rules in short

prosperity-rules-setup = Setup
prosperity-rule-P-1 = Two to four players each lead a country through seven decades, from 1970 to 2030, over 36 turns.
prosperity-rule-P-2 = The 24 undated tiles form the starting market: face up, energy tiles on one side and ecology tiles on the other, at levels 1 to 6.
prosperity-rule-P-3 = Shuffle the dated tiles of each decade and stack the decades in order, 1970 on top: five tiles per decade, six for 2030.
prosperity-rule-P-4 = Each player chooses a side of the country board, silver or black; black is harder. Players may choose different sides.
prosperity-rule-P-5 = You start with €100, no points, both research markers on the lowest square and 8 pollution discs. Your energy and ecology balances are always the sums of the symbols visible in your country.
prosperity-rule-P-6 = A random player begins; play proceeds clockwise.
prosperity-rules-turn = A turn
prosperity-rule-P-10 = The active player reveals the top tile of the deck. Everyone scores its symbol, starting with the active player and going clockwise. Then the tile joins the market; it can be bought right away.
    .figure = A tile that was revealed: everyone scores the symbol at its lower edge.
prosperity-rule-P-11 = Energy: each surplus level earns you €50. For each level below zero you pay €100 or take a disc, in any combination; you can’t go into debt.
prosperity-rule-P-12 = Ecology: each surplus level removes one of your discs, or earns you €50 if you have none left. Each level below zero adds a disc.
prosperity-rule-P-13 = Capital: each symbol earns you €100.
prosperity-rule-P-14 = Research: each symbol gives you one step, to split between your two markers as you like.
    .ruling = A track ends at its last square. Steps that fit on neither track are lost; all others must be used.
prosperity-rule-P-15 = Prosperity: each symbol scores 1 point, including the uncovered ones on your pollution track.
prosperity-rule-P-16 = Discs fill the pollution track from the bottom and leave it from the top. Circles 1, 6 and 11, counted from the bottom, show a prosperity symbol while they are free. The triangle above the 15 circles holds any number of discs.
    .figure = Eight discs: the first two symbols are covered, and the third, in circle 11, still scores.
prosperity-rule-P-17 = If you have a disc on the triangle, that is 16 discs or more, you are over-polluted and score no points.
    .ruling = This applies to every source: prosperity scorings, special tiles, money (every full €300 is spent all the same) and research tracks. A table may agree on the mild rule, where only prosperity scorings are lost.
    .figure = The 16th disc lies on the triangle: over-polluted.
prosperity-rule-P-18 = The active player then takes two actions: two different ones, or the same one twice.
prosperity-rules-actions = Actions
prosperity-rule-P-20 = Income: take €100.
prosperity-rule-P-21 = Clean-up: remove your topmost disc.
    .ruling = You must have a disc to remove.
prosperity-rule-P-22 = Research: advance one of your markers by one square, but not past the end of the track.
prosperity-rule-P-23 = Buy a tile from the market. Compare its level with your marker’s level on the same side: at the same level it costs €100, each level above adds €100, and any level below costs €50. What counts is where your marker stands when you buy.
    .figure = A tile: 1 its side of the market and its level, 2 what it costs you, 3 the symbols it brings, 4 its colour, the kind of slot it needs.
prosperity-rule-P-24 = Place the tile on a slot of its kind, free or not. Whatever it covers no longer counts and never comes back.
    .figure = The printed transport is covered; only what the new tile shows still counts.
prosperity-rule-P-25 = The infrastructure slots below a green space marked as inaccessible are closed until a transport tile covers that green space.
    .figure = Left: the green belt keeps two slots closed. Right: a transport tile covers it, and both are open.
prosperity-rule-P-26 = Special tiles are not placed: they score 1 or 2 points or remove 3 discs, then leave the game.
    .ruling = If you have fewer discs than the tile removes, you get nothing for the rest.
    .figure = Special tiles: what they show happens once.
prosperity-rules-end = End of the match
prosperity-rule-P-30 = The match ends after the turn in which the 36th tile is revealed.
prosperity-rule-P-31 = In the final scoring everyone scores each of the following in turn, starting with the player of the last turn and going clockwise: energy twice, ecology twice and capital once; then 1 point for every full €300, keeping the rest for tie-breaks; then both your markers advance by all your research symbols and the tracks are ranked; finally prosperity once.
prosperity-rule-P-32 = On each track, first place scores 3 points and second place 1. If players tie for first, they score 2 each and there is no second place; players tied for second score nothing.
    .ruling = An over-polluted player keeps their rank but scores no points. The rule is the same with two players.
prosperity-rule-P-33 = The player with the most points wins; in a tie, the one with more money left.
    .ruling = Players who are still tied share the victory.
prosperity-rule-P-34 = There is no limit to your points.
prosperity-goal = The player with the most points wins. You score points whenever prosperity is scored, with special tiles and, at the end, for every €300 you have left and for leading on the research tracks. Watch your pollution: with 16 discs or more you score no points at all.
prosperity-reconstructed = No public source describes the black side of the country board. Ours is a reconstruction: you start at energy −1 and ecology −2, and all three lower slots are closed. Four tiles (High-Speed Trains, Congestion Charging, On-Demand Manufacturing, Rejuvenation Clinic) are on the energy side, because only then do both sides have the same number of tiles at every level.

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } dated tiles can’t be shared evenly by { $players } players
prosperity-fault-decades = the decades must be in ascending order, each only once

## The lesson

prosperity-lesson-welcome = Welcome! You lead a country through seven decades. This is yours, with its first buildings. The player with the most points at the end wins.
prosperity-lesson-scored = Each turn reveals a tile, and everyone scores its symbol. This time it is capital: you and your rival each earned €100 for the capital symbol in your country. The table shows what can still score this decade.
prosperity-lesson-buy = You now take two actions. Rail Network is good for ecology. It costs €200, because it is one level above your marker. Choose it: it replaces your Road Network.
prosperity-lesson-research = Second action: research. Move your marker up one square on the ecology track: choose the highlighted square or the button below.
prosperity-lesson-end-turn = Below you see what your two actions change together. You can undo everything until you confirm. Confirm now.
prosperity-lesson-ecology = Your rival’s tile scored ecology. With a balance of +1 you removed a pollution disc; your rival, at −1, took one. The log records everything: point at a line or tap it to see it on the board.
prosperity-lesson-cheaper = Your turn: energy scored, and your balance of +1 earned you €50. Research ecology once more: your marker reaches level 2, and tiles below that level cost you only €50.
prosperity-lesson-infrastructure = The Plastics Research Centre at level 1 now costs €50 and brings more research. Choose it: it goes into the empty blue slot 4.3.
prosperity-lesson-end-again = Confirm your turn.
prosperity-lesson-points = Prosperity scored: your first point! It came from the uncovered star on your pollution track. With 16 discs or more you score no points, so keep your country clean.
prosperity-lesson-split = Research scored: you have two steps to split between the tracks. Put both on energy.
prosperity-lesson-confirm = Confirm your choice.
prosperity-lesson-outlook = You have now seen all five symbols. This table is your best friend: it shows what each symbol still to come would bring every player right now. Plan ahead!
prosperity-lesson-go-on = That is a turn: a tile is scored, then you take two actions. Besides buying and research, there are income (€100) and clean-up (one disc). Now see what decides matches: the last turns of another one.
prosperity-lesson-last-decade = 2030, the end of another match. You lead by 19 points to 11, but look at your pollution track: 15 discs. One more, and you are over-polluted: you would keep your points but score nothing until you clean up.
prosperity-lesson-deficit = Energy is being scored, and you are 2 short. Each missing level costs €100 or a disc. Two discs would over-pollute you: pay the €200.
prosperity-lesson-closed = Slots 4.1 and 4.2 are closed until a transport tile covers the green belt. Buy Hydrogen Vehicles and build it on the green belt, slot 3.1.
prosperity-lesson-opened = Both slots are open! Buy Closed-Loop Recycling for your ecology and build it in slot 4.1.
prosperity-lesson-end-turn-33 = Your ecology is up to −1, still below zero. Confirm your turn and see what that costs.
prosperity-lesson-over-polluted = Your rival’s tile scored ecology: at −1, you took your 16th disc. Then your tile scored prosperity. You missed out on 7 points, because you are over-polluted!
prosperity-lesson-forecast = “If it ended now” is the final scoring in advance: every symbol scores again, energy and ecology twice, then money and the research tracks. Over-polluted, you would get none of it. This is your last turn!
prosperity-lesson-clean-up = Clean up first: with 15 discs, you score again.
prosperity-lesson-twice = Energy and ecology still score twice at the end. Solar Updraft Tower improves both: build it in slot 2.1.
prosperity-lesson-last-turn = Compare “If it ended now”: two good actions, and the final scoring counts for you again. Confirm; your rival plays the last turn, then everything is scored.

## The browser

prosperity-web-area-market = Market
prosperity-web-area-country = Country
prosperity-web-area-players = Players
prosperity-web-side = Market: { $side }
prosperity-web-track = { $track } track
prosperity-web-square = square { $square }
prosperity-web-markers = { $player }: level { $energy } on the energy track, level { $ecology } on the ecology track.
prosperity-web-tile-label = { $tile }, { $kind }: { $does }; costs { $price }
prosperity-web-tile-place = { $kind }, { $side } side, level { $level }
prosperity-web-tile-scored = revealed in { $decade }, scored { $symbol }
prosperity-web-price = Costs you { $price }
prosperity-web-printed = printed on the board; a tile of the same kind can replace it
prosperity-web-purse = You have { $money }
prosperity-web-no-symbols = no symbols
prosperity-web-slot = Slot { $slot } for { $kind }
prosperity-web-empty = empty
prosperity-web-goes-here = place the tile here
prosperity-web-back-home = Back to my country
prosperity-web-reconstructed-board = black side: reconstructed
prosperity-web-money = money
prosperity-web-discs = pollution
prosperity-web-show-country = Show { $player }’s country
prosperity-web-outlook = Still to score in { $decade }
prosperity-web-decade-scores = can score in this decade
prosperity-web-final-rank = Research track: { $track }
prosperity-web-final-money = Money into points
prosperity-web-final-advance = Research: both tracks advance
prosperity-web-final-over = Missed through over-pollution
prosperity-web-pollution = Pollution: { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
    } on { $circles } circles
prosperity-web-pollution-over = Over-polluted with { $discs } discs: you score no points
prosperity-web-opens = opens { $slots }
prosperity-web-ask-pay = Energy deficit: { $price } or { $levels ->
    [one] 1 disc. Which is it?
   *[other] { $levels } discs, or some of each. How do you settle it?
    }
prosperity-web-ask-split = { $squares ->
    [one] 1 research step to place: on which track?
   *[other] { $squares } research steps to place: how do you split them?
    }
prosperity-web-ask-slot = Where does { $tile } go? Choose a highlighted slot in your country.
prosperity-web-ask-action = { $actions ->
    [one] 1 action left. Choose an action below or a tile in the market.
   *[other] { $actions } actions left. Choose an action below or a tile in the market.
    }
prosperity-web-tell-buy = Buy { $tile } for slot { $slot }
prosperity-web-tell-buy-special = Buy { $tile }
prosperity-web-tell-research = Research { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Pay for none
    [one] Pay for 1 level
   *[other] Pay for { $levels } levels
    }
prosperity-web-tell-split = { $energy ->
    [0] Research: ecology +{ $ecology }
   *[other] { $ecology ->
        [0] Research: energy +{ $energy }
       *[other] Research: energy +{ $energy }, ecology +{ $ecology }
    }
    }
prosperity-web-tell-income = Income
prosperity-web-tell-clean-up = Clean-up

## The table in the browser

# Where long words of names may be broken in narrow places.
prosperity-web-hyphenation = Accel·er·ator Aero·dynam·ics Atmo·spheric Bio·chem·istry Brown·field Com·muni·cation Con·ges·tion Distri·bution Driver·less En·hance·ment Enter·tain·ment Gener·ation Hydro·elec·tric Inte·grated Labor·atory Manu·fac·turing Micro·pro·cessor Re·gener·ation Re·juven·ation Sky·scraper Super·con·ducting Toxi·cology Trans·mission Under·ground Univer·sity infra·struc·ture
prosperity-web-deficit = { $price } or { $levels ->
    [one] 1 disc
   *[other] { $levels } discs
    }
prosperity-web-ending = If it ended now
prosperity-web-about-ending = If it ended now: the points of each player after a final scoring of this very position.
prosperity-web-ending-says = { $points ->
    [one] 1 point
   *[other] { $points } points
    } if it ended now; the final scoring brings { SIGNED($prosperity) } for prosperity, { SIGNED($money) } for money and { SIGNED($research) } for research.
prosperity-web-ending-change = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
    } if it ended after this
prosperity-web-warn-over = Over-polluted! { $discs ->
    [one] Remove a disc
   *[other] Remove { $discs } discs
    } to score points again.
prosperity-web-warn-soon = Pollution is rising!
prosperity-web-warn-cost = { $points ->
    [one] Over-polluted, you would miss out on a point.
   *[other] Over-polluted, you would miss out on { $points } points.
    }
prosperity-web-warn-turn = You would end your turn over-polluted: no points until you clean up!
prosperity-web-warn-next = The next tile may cost you: { $costs }.
prosperity-web-short = you are { $money } short
prosperity-web-in-slot = In slot { $slot }:
prosperity-web-in-slot-over = In slot { $slot }, over { $covered }:
prosperity-web-over = over { $covered }
prosperity-web-closed = It opens when a transport tile covers the { $cover }.
prosperity-web-deck = Deck: the next tile is from { $decade }; { $tiles ->
    [one] one tile left
   *[other] { $tiles } tiles left
    }
prosperity-web-deck-empty = The deck is empty.
prosperity-web-turned = Revealed: { $tile }, which scores { $symbol }
prosperity-web-decade-left = { $decade }: { $tiles ->
    [one] one tile left
   *[other] { $tiles } tiles left
    }; still to score: { $symbols }
prosperity-web-decade-over = { $decade }: no tiles left
prosperity-web-split-here = advance one square here ({ $left } to place)
prosperity-web-outlook-none = Nothing left to score but the final scoring
prosperity-web-about-energy = Energy: what the country makes less what it uses. When scored, each level above zero brings €50; each level below costs €100 or a disc.
prosperity-web-about-ecology = Ecology: when scored, each level above zero removes a disc (or brings €50 if there is none); each level below adds one.
prosperity-web-about-capital = Capital: when scored, each symbol brings €100.
prosperity-web-about-research = Research: when scored, each symbol is a step on the ladders, split as you like.
prosperity-web-about-prosperity = Prosperity: when scored, each symbol is a point. Stars on the pollution track count while no disc covers them.
prosperity-web-about-money = Money: at the end, every full €300 is a point.
prosperity-web-about-points = Points: whoever has most at the end wins.
prosperity-web-about-discs = With a disc on the triangle you are over-polluted and score no points.

## What is in the box

prosperity-box-first-market = Starting market
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = scores { $symbol }
prosperity-box-board = Country board, { $side }
prosperity-box-slot = slot { $slot }, { $kind }
prosperity-box-free-slot = free
prosperity-box-opens = opens { $slots } when covered by a transport tile

prosperity-why-points = scores points right away
prosperity-why-prosperity = raises your prosperity (points at every prosperity scoring)
prosperity-why-prosperity-cost = gives up prosperity
prosperity-why-money = brings in money for your next purchases
prosperity-why-money-cost = costs money
prosperity-why-energy = improves your energy balance (money instead of a deficit when it scores)
prosperity-why-energy-cost = worsens your energy balance
prosperity-why-air = keeps down the pollution that ends up costing points
prosperity-why-air-cost = adds pollution
prosperity-why-research = advances your research (cheaper tiles now, points for the lead at the end)
