### Tessera in English. One catalogue serves the terminal, the server and the browser.
### A fact that is the id of a thing reads as its name.

## Errors of any game

no-such-language = Unknown language: “{ $language }”. Choose from { $languages }.
no-such-game = Unknown game: “{ $game }”. Choose from { $games }.
broken-game = { $file } does not define a game: { $why }
no-such-option = Unknown option: “{ $option }”. Choose from { $options }.
wrong-option = Option { $option }: “{ $value }” is not one of { $values }.
wrong-seat-options = Option { $option } takes { $players } values, one per seat, from { $values }; got “{ $value }”.
wrong-seat-options-distinct = Option { $option } takes { $players } different values, one per seat, from { $values }; got “{ $value }”.
wrong-players = This game is for { $fewest } to { $most } players, not { $players }.
wrong-seed = A seed is a whole number from 0 to 18446744073709551615 or 32 hexadecimal digits, not { $seed }.
wrong-seats = A match for { $players } needs { $players } names, one per seat; got { $seats }.
no-such-move = Unknown move: “{ $move }”.
no-such-move-near = Unknown move: “{ $move }”. Did you mean { $near }?
no-such-action = Unknown action: { $action }. Actions are numbered from 0 to { $last }.
points-other = other
match-over = The match is over.
not-possible = You can’t do that now.
not-settled = The game has an automatic step to play first.
nothing-to-undo = There is nothing to undo.
seen-since = Hidden information has been revealed since then, so this can’t be undone.
cannot-write = Cannot write { $file }: { $why }.
file-in-the-way = { $file } already exists and is not a Tessera match. Choose another name.
cannot-read = Cannot read { $file }: { $why }.
not-text = { $file } is not a text file.
bad-json = This JSON is incomplete or broken at line { $line }.
not-a-match = This is not a Tessera match.
bad-line = Line { $line } of the header is not something a match contains: “{ $text }”.
line-twice = Line { $line } of the header repeats “{ $key }”.
other-format = This match uses version { $version } of the format; this program reads version { $ours }.
field-missing = The match is missing “{ $key }”.
field-wrong = The match has an invalid “{ $key }”: { $value }.
field-unknown = The match has an unknown field, “{ $key }”.
other-rules = This match was played with version { $theirs } of the rules; this program has version { $ours }.
other-components = This match was played with other components ({ $theirs }) than this program’s ({ $ours }).
move-refused = Move { $number }, “{ $move }”: { $reason }
components-fault = { $file }, line { $line }: { $fault }
components-none = { $game } can’t be played with other components.
fault-toml = not valid TOML: { $why }
fault-missing = “{ $key }” is missing from [{ $section }]
fault-kind = “{ $key }” must be a { $kind }, not “{ $value }”
fault-names = the name is missing in: { $languages }
fault-unknown = “{ $value }” is not one of { $values }
fault-twice = “{ $value }” appears twice
fault-range = “{ $key }” must be from { $fewest } to { $most }, not { $value }
fault-long = the file has { $length } characters; the limit is { $most }
fault-nested = this is nested too deeply
fault-unclosed = a string must end on the line where it starts
fault-text = “{ $key }” must be a single line of 1 to { $longest } visible characters, not “{ $value }”
fault-id = “{ $key }” must be one word of letters, digits and hyphens, at most { $longest } characters long, not “{ $value }”
components-moves = These components would make { $moves } moves; moves must be distinct, { $most } at most.
components-endless = With these components, a match of { $game } does not end.
components-crash = With these components, the rules of { $game } fail: { $why }
components-slow = { $game } takes too long to compile or play with these components.

## The terminal

seat-you = You
seat-bot = { $bot } { $seat }
bot-random = Random
terminal-compiling = Compiling the rules; this happens only once and takes a few seconds …
since-last-turn = Since your last turn
terminal-prompt = Your move (number or words; “help” for more):
terminal-end-turn = Press Enter to confirm, or type “undo” to take your move back:
terminal-undone = Undone.
terminal-saved = Saved as { $file }.
terminal-under-way = The match isn’t over yet.
terminal-resume = Resume it with: tessera play --resume { $file }
terminal-not-now = There is no move { $number }; choose 1 to { $last }.
terminal-help =
    Type a number to play the move with that number. You can also type a move as the list shows it, or shorten it as long as only one move matches (“buy wind at 2.1”).
    undo: takes moves back, as far as the last reveal
    save [FILE]: saves the match to a file, as JSON if its name ends in .json
    rules [ID]: shows the rules, or a single one
    log: shows everything that has happened
    hint: shows what the bots would play, and everyone’s chances
    hint on, hint off: shows or hides where a card could be completed
    quit: saves the match and quits
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
result-winners = Shared victory: { $names }
result-rank = Rank
result-player = Player
result-points = Points
result-sum = Total
terminal-several = “{ $text }” is ambiguous: { $moves }.
terminal-no-seat-you = Only one seat can be “you” in the terminal for now.
terminal-resume-alone = --resume continues the match as it was saved; leave out { $option }.
terminal-replay-prompt = Step { $step } of { $steps }. Press Enter or type “next”, “back”, a number or “quit”:
terminal-rule-missing = Unknown rule: “{ $rule }”.
terminal-no-rules = There is no rules summary for { $game }.
rules-title = { $game }: rules at a glance
rules-goal = How you win
rules-ruling = Ruling:
rules-reconstructed = What we reconstructed
rules-own-rulings = Paragraphs marked “Ruling” settle points that the rulebook leaves open.
rules-unofficial = An unofficial adaptation in our own words; the game belongs to its authors.

cli-help = Play and study modern board games whose rules are written once, in Python, and compiled.
cli-play = Play a match in the terminal.
cli-replay = Step through a saved match.
cli-rules = Print a summary of a game’s rules, with every ruling.
cli-bench = Measure the speed of the rules, the environments or the server on this machine.
cli-version = Print the version of Tessera.
cli-which-game = The game.
cli-which-game-default = The game; { $game } by default.
cli-seats = The players in turn order, separated by commas: you, or a bot (novice, easy, medium, hard, expert, master, greedy, random).
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

## Bots
bot-greedy = Greedy
bot-novice = Novice
    .hint = Thinks only about its own turn and misses a lot. For learning the rules.
bot-easy = Easy
    .hint = Thinks only about its own turn, but spots more good moves. Ideal for your first match.
bot-medium = Medium
    .hint = Takes your replies into account, with the odd slip.
bot-hard = Hard
    .hint = Plans ahead and overlooks nothing.
bot-expert = Expert
    .hint = Plans ahead like Hard, but weighs seven times as many possibilities.
bot-master = Master
    .hint = Plays what a neural network learned from millions of matches against itself, and checks it by searching. The strongest.
no-such-bot = Unknown bot: “{ $bot }”. Choose from { $bots }, or give a class in a Python file: ./my_bot.py:Mine.
broken-bot = The bot “{ $bot }” can’t be used: { $why }
bot-raised = it failed: { $detail }
bot-rubbish = its answer is not a legal action: { $detail }
bot-too-slow = it took too long: { $detail }
bot-replaced = { $bot } forfeited this move, and the most promising one was played instead: { $fault }

## Arena
cli-arena = Play many matches between bots and compare their strength.
cli-arena-seats = The bots, separated by commas: random, greedy, novice, easy, medium, hard, expert, master, or ./my_bot.py:Mine.
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
arena-rank = average rank
arena-rating = rating
arena-time = computing time per move, median / longest
arena-faults = { $bot } was replaced { $count ->
    [one] once
   *[other] { $count } times
    }. The first time, { $first }
arena-wrong-matches = A series needs at least one match, not { $matches }.
arena-wrong-limit = The time limit must be more than zero, not { $limit } seconds.
arena-no-ray = Ray is not installed: pip install "tessera[ray]"
arena-ray-unreachable = No Ray cluster answers at { $address }: { $why }
arena-no-plots = Plots need matplotlib: pip install "tessera[plot]"

hint-thinking = The bots are thinking …
hint-chance = chance to win
hint-points = final score
hint-moves = best moves
hint-basis = Based on what you can see and { $iterations } simulations, assuming everyone plays as well as the bots.
hint-why = This turn { $gains }.
hint-why-but = This turn { $gains }, but { $costs }.
hint-why-more = It promises { $points ->
    [one] 1 point
   *[other] { $points } points
    } more than “{ $other }”.
hint-why-chance = The chance to win is { $chance }, against { $less } with “{ $other }”.
hint-why-equal = Several moves are about equally good.
hint-why-best = No other move promises as much.

cli-fit = Refit the weights of a game’s features, from matches that the bots play.
cli-fit-matches = Matches per round, for each number of players.
cli-fit-out = The file to write; the game’s own weights.toml by default.
fit-players = { $players } players
fit-round = Round { $round }: { $points } points, error { $error }, cross-entropy { $entropy }
fit-written = Written: { $file }
fit-no-judgement = { $game } has no features, so there is nothing to fit.
cli-train = Train a neural network by playing against itself or another network; needs PyTorch.
cli-train-minutes = How long it learns.
cli-train-against = A network to learn a best response to: frozen copies of it play on all other seats. master is the one that ships with the game, without its search.
cli-train-start = The network to begin with, instead of a random one.
cli-train-out = The folder for the network, the curve and the checkpoint; GAME-SEED by default.
cli-train-resume = The checkpoint of another run to go on from; --minutes counts from its beginning.
cli-train-device = cuda or cpu; a GPU by default, if there is one.
train-no-observation = { $game } does not say what neural networks see of it, so there is nothing to train.
train-no-torch = Training needs PyTorch: pip install "tessera[train]". On a GPU, also "tessera[cuda]".
train-wrong-device = There is no device “{ $device }” here. Choose cuda or cpu.
train-on-cpu = This CPU learns from { $speed } decisions a second. The network that ships with the game has learned from { $millions } million, on a GPU; here that would take { $days } days. A smaller network learns instead, which soon beats random players.
train-no-plot = There will be no curve.svg, which needs matplotlib: pip install "tessera[plot]". curve.csv holds the same.
train-over = That checkpoint has already learned for { $minutes } minutes. Give it more: --minutes.
broken-checkpoint = { $file } is no checkpoint of a run of { $game }.
train-preparing = Compiling
train-learning = { $speed } decisions/s
train-against-random = { $players } players, after { $matches } matches: wins { $share } against random players
train-against-greedy = { $players } players, after { $matches } matches: wins { $share } against greedy
train-against-earlier = { $players } players, after { $matches } matches: wins { $share } against itself one minute ago
train-against-rival = { $players } players, after { $matches } matches: wins { $share } against the frozen network
train-best-response = Best response: victories against frozen copies of the network
train-players = Players
train-wins = Victories, with 95 % interval
train-equal = An equal would win
train-matches = Matches
train-written = Written: { $folder }
cli-network = Say how a neural network was made: the command, the recipe, how much it has learned.
cli-network-which = A file of a network, or a game for the one that ships with it.
network-title = The network { $name }
no-network = { $file } holds no network.
broken-network = { $file } holds no network for { $game }.
no-such-file = There is no file { $file }.
cli-ladder = Measure the strength of every level in all games, with two to four players; takes an hour on two cores.
cli-ladder-folder = The folder for strength.md, strength.csv and strength.svg.
cli-ladder-matches = Two-player matches per series.
cli-ladder-many = Three- and four-player matches per series.
cli-record = A file for the matches themselves, one per line as JSON.
cli-rotate = Play every deal with every rotation of the seats; not needed between equal bots.

## Balance and data sets
cli-balance = Study how a set of components plays between strong bots, and write a report with plots.
cli-balance-against = Another set of components to compare with: a TOML file.
cli-balance-matches = Matches for each number of players.
cli-balance-bots = Who plays all seats: network, FILE.safetensors or the name of a bot; the game’s network if every set has one, otherwise greedy.
cli-balance-out = The folder for the report and its plots; GAME-balance by default.
cli-data-players = The numbers of players, separated by commas; all that the game allows by default.
cli-data-temperature = How freely a network plays: 0 always chooses its favourite move, 1 samples its policy; 0.5 by default.
cli-export = Play seeded matches between equal bots into a Parquet file.
cli-export-out = The Parquet file to write.
cli-export-matches = Number of matches.
cli-export-bots = Who plays all seats: network, FILE.safetensors, random, greedy or a level.
cli-export-vary = Draw the options of the seats at random for every match.
export-written = { $file }: { $matches } matches, { $size } MB
data-wrong-matches = There must be at least one match and at most a billion, not { $matches }.
data-wrong-temperature = A temperature is a number from 0 to 100, not { $temperature }.
data-no-network = There is no network for { $game } with these components. Choose another player with --bots: { $bots }.
data-no-pyarrow = Parquet files need pyarrow: pip install "tessera[data]"
data-not-ours = { $file } is not a data set that this version of Tessera can read.
balance-written = Written: { $folder }
balance-shipped = shipped set
balance-usual = usual options
balance-varied = varied options
balance-playing = { $text }, { $players } players, { $options }
balance-title = How { $game } plays
balance-played = { $matches } matches for each number of players ({ $players }); `{ $bot }` plays all seats.
balance-temperature = The network samples its policy at temperature { $temperature }, without search.
balance-compared = Two sets of components are compared, “{ $text }” and “{ $value }”, with the same players and seeds.
balance-marks = { $mark } marks a difference whose 95 % interval does not contain zero; by chance alone, about one mark in twenty rows would appear.
balance-intervals = Square brackets hold 95 % intervals: Wilson intervals for shares of matches and wins, normal intervals for means and differences, and normal intervals from errors clustered by match for adjusted effects. Bold: the fair value lies outside the interval.
balance-general = Length, scores and closeness
balance-general-note = A match is close if the winner leads by at most { $close } % of their points. Half-way means after half of all decisions; points are those that have been scored by then.
balance-decisions = decisions in a match
balance-score = points of a player
balance-winner = points of the winner
balance-lead = lead over the second, points
balance-spread = lead over the last, points
balance-close = close matches
balance-shared = shared victories
balance-half = the leader half-way wins
balance-deficit = largest deficit of the winner, points
balance-decided = share of the match after which the winner is never behind again
balance-quartiles = points: 5 %, quartiles, 95 %
balance-order = Order of play
balance-order-note = The player who begins is the first. A shared win counts as a fraction.
balance-place = player { $place }
balance-wins = wins
balance-points = points
balance-more-points = points above the others
balance-options = Options of the seats
balance-options-note = Each value is compared with the other values in the same matches. Where seats may choose the same value, separate matches with varied options are played for this table.
balance-moves = What players do
balance-moves-note = How often a player makes each kind of move in a match, and how much more often the winner does than the others.
balance-winners-more = winner above the others
balance-items = What each item is worth
balance-items-note = Items are what moves with { $word } take, named as in the components file. Takers are compared with the other players of the same matches. The adjusted effect holds everything else that a player took equal, and the order of play and options as well (least squares within matches). It describes how these bots play and is no proof of a cause. Where players differ by an item in fewer than { $few } matches, nothing is said.
balance-seldom = { $players } players, taken in under { $share } % of matches: { $names }
balance-always = { $players } players, taken in over { $share } % of matches: { $names }
balance-taken = taken in
balance-moment = when
balance-taker-wins = wins of the taker
balance-taker-points = points of the taker above the others
balance-effect-points = adjusted effect, points
balance-effect-wins = adjusted effect, wins
balance-players = { $players } players
balance-difference = difference
balance-half-lead = lead half-way, points
balance-plot-course = Scores, wins by order of play, and wins by the lead half-way
balance-plot-items = Adjusted effect of each item on the points of its taker, with 95 % intervals

## The server

server-away = A bot is playing your seat. Take it back first.
server-not-away = You are already in your seat.
server-has-account = You already have an account.
server-login-taken = The name “{ $name }” is taken.
server-wrong-password = Wrong name or password.
server-no-account = You don’t have an account yet.
server-no-session = You are not signed in there.
server-common-password = That password is too easy to guess. Choose another one.
server-wrong-token = The server doesn’t recognise this token.
server-who-are-you = Choose a name first.
server-host-only = Only the person who created the table can do that.
server-no-table = This table doesn’t exist.
server-broken-table = This table’s log is damaged, so it can’t be shown or played.
server-only-online = This needs a connection to the server.
server-no-browser-bots = The browser can think for the bots only if you play alone against them, at a game without hidden cards.
server-not-replayed = The rules can’t replay this match as it was recorded, so it doesn’t count.
server-no-database = The server can’t reach its database right now. Try again in a moment.
server-no-seat = There is no seat { $seat }; this table has { $seats }.
server-seat-taken = This seat is taken.
server-seat-open = Nobody is sitting there.
server-seat-reserved = This seat is reserved. You need its private invite link.
server-seated = You are already sitting at this table.
server-not-seated = You are not sitting at this table.
server-not-your-seat = This seat belongs to someone else.
server-no-own-seat = A new table needs a seat for you.
server-started = The match has already begun.
server-not-started = The match hasn’t begun yet.
server-not-over = The match isn’t over yet.
server-not-your-turn = It isn’t your turn.
server-turn-over = “{ $move }”: your turn ends before this move.
server-after-reveal = “{ $move }”: the move before it reveals something. Confirm up to there, then decide.
server-stale = The match has moved on. Look at the board again first.
server-no-undo = Moves can’t be taken back at this table.
server-not-rated = A rated match has one seat per person, the standard options and components, no hints and no takebacks by agreement.
server-unrated-bot = This bot’s strength hasn’t been measured, so it can’t play rated matches.
server-rated-undo = In a rated match, only your own unanswered moves can be taken back.
server-no-wish = Nobody is asking to take back a move.
server-no-hints = Hints are off at this table.
server-no-position = There is no position after { $at } actions; the match has { $last }.
server-other-origin = To continue a match, a table needs the same game and the same number of seats.
server-no-lesson = This game has no lesson.
server-no-chapter = This lesson has { $chapters } chapters.
server-other-lesson = A lesson pits you against a novice bot, always with the same deal.
server-no-components = This server uses its own components only.
server-trying-components = These components are still being checked. Try again in a minute.
server-many-components = This server has no room for more custom components. Try again later.
server-your-components = You have unfinished tables with { $most } different sets of custom components. Finish one first.
server-no-analysis = You have no such analysis.
server-no-engine = This game has no engine for browsers here yet.
server-not-your-bot = This bot isn’t yours.
server-too-many = Too many requests. Wait { $seconds } s.
server-too-many-analyses = { $most } of your analyses are already waiting. Let one finish first.
server-too-many-sockets = You already have { $most } tables open. Close one first.
server-too-many-streams = You already have { $most } turn streams open. Close one first.
server-too-many-bots = You already have { $most } bots. Remove one first.
server-too-many-tables = You have { $most } unfinished tables. Finish one first.
server-chat-full = You have reached the limit of { $most } messages at this table.
server-log-full = This table’s log has reached { $most } entries; the match can only be played to its end.
server-too-large = This is larger than { $limit } bytes.
server-wrong-form = Invalid message: { $where }: { $why }
server-name-long = A name can have at most { $most } characters.
server-name-empty = A name needs at least one letter and no control characters.
server-name-invisible = A name can’t contain invisible characters.
server-name-mixed = A name can’t mix alphabets, as some of their letters look alike.
server-wrong-origin = This request comes from another website.
server-no-json = This is not JSON, or it is nested too deeply.
server-failed = Something went wrong on the server. It wasn’t your fault.
server-compiling = The rules of { $game } are still being compiled. Try again in a few seconds.
server-no-page = There is nothing at this address.
server-no-method = This address doesn’t accept such requests.
server-no-client = The server is running, but its web pages haven’t been built. Run: make web
serve-at = Tessera is running at { $address } – press Ctrl-C to stop it.
serve-compiling = Compiling the rules: { $games }
serve-compiled = The rules are compiled.
serve-data = All data is stored in { $where }.
serve-bad-setting = Invalid setting “{ $key }”: { $why }
serve-no-port = Port { $port } is in use; choose another one with --port.
serve-no-database = The database cannot be reached: { $why }
serve-in-use = Another server (process { $process }) is using { $file }. Only one server may use a SQLite file; with PostgreSQL there may be several.
serve-newer-database = This database was written by a newer version of Tessera. Install that version, or restore a backup from before the upgrade.
cli-serve = Start the server, for browsers and programs.
cli-serve-host = The address to listen on; 0.0.0.0 for all interfaces.
cli-serve-port = The port to listen on; 0 for any free port.
cli-serve-database = postgresql://… or sqlite:///FILE; by default a SQLite file in the data folder.
cli-serve-data = The data folder; by default the user’s.
cli-serve-game = The Python file of an additional game; may be given several times.
cli-serve-open = Open a browser once the server is up.
cli-serve-config = A TOML file with settings (docs/hosting.md).
cli-backup = Write a consistent copy of the database, even while the server is running.
cli-backup-file = The file to write; it must not exist yet.
backup-done = { $file }: { $entries } entries of { $tables } tables.
backup-in-the-way = { $file } already exists.
backup-failed = The backup failed: { $why }
backup-damaged = The database is damaged: { $why } Nothing was written; keep your older backups.
cli-site = Write a site for any static host: both games in the browser, without a server.
cli-site-folder = The folder to write; a site that is already there is replaced.
site-written = { $folder } has the site ({ $size } MB). Try it: python -m http.server --directory { $folder }
site-not-built = The pages have not been built: run make web.
site-folder-taken = { $folder } has other files in it. Choose a new or empty folder.
cli-verify = Check the deal of a finished match against the server’s commitment.
cli-commitment = The commitment shown before the match, if you noted it.
verify-good = The deal is the one promised: { $commitment }
verify-result = { $moves } moves replayed; final scores: { $points }
verify-bad = The deal is NOT the one promised: the file says { $promised }, but its seed and salt give { $found }.
verify-nothing = There is nothing to verify in this file: a server adds the commitment and the salt when a match is over.
cli-bench-what = rules (the default), envs or server.
cli-bench-tables = For server: number of tables that play at the same time.
cli-bench-hostile = For server: how long fair players wait while others flood it.
bench-wrong-what = “{ $what }” can’t be measured; choose rules, envs or server.
bench-no-envs = Measuring environments needs Gymnasium and PettingZoo: pip install "tessera[envs]"
bench-no-client = Measuring the server needs httpx: pip install "tessera[bench]"

## The browser

web-skip = Skip to the content
web-loading = One moment …
web-compiling = Compiling the rules for the first start. You can look around meanwhile.
web-no-server = The server isn’t responding.
web-no-table = This table doesn’t exist.
web-nothing-here = Nothing here
web-to-front = Back to the front page
web-nav = Pages
web-rules = Rules
web-matches = Matches
web-account = Account
web-guest = Guest
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Match system
web-theme-light = Light
web-theme-dark = Dark
web-set-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant (none)
web-set-glow = Highlight legal moves
web-set-beginner = Highlight everything I could do (for beginners)
web-set-engine = Analyse in this browser, not on the server
web-set-bots = Think for the bots in this browser when playing alone (games without hidden cards)
web-set-sound = Sounds
web-set-alerts = Notify me when it’s my turn
web-seat-free = Seat { $seat }

## The browser: front page, new tables, rules, accounts

web-front-title = Two great board games, and always someone to play with
web-front-lead = Share a link to play with friends, or start against bots right away. Free, in your browser, no account needed.
web-front-site = Play against bots or pass the device around. Free, without an account, and all of it in your browser.
web-front-players = { $fewest } to { $most } players
web-front-players-only = { $count } players
web-front-minutes = { $least } to { $longest } minutes
web-front-minutes-about = about { $minutes } minutes
web-front-how-many = Players
web-front-against = Bots
web-front-play = Play against bots
web-front-laying = Creating the table …
web-front-friends = Play with friends
web-front-learn = Learn in five minutes
web-front-by = A game by { $authors }
web-front-continue = Continue
web-front-open = Open tables
web-front-recent = Recent matches
web-front-none-open = Nobody is looking for players right now. Create a table with “Play with friends” and open it to everyone to have it listed here.
web-front-with = with { $names }
web-front-one-device = pass and play: { $names }
web-front-nobody-yet = nobody else yet
web-front-seats = { $taken } of { $seats } seats taken
web-front-your-turn = Your turn
web-front-others-turn = Waiting for others
web-front-go-on = Resume
web-front-sit = Join
web-front-replay = Replay
web-front-last-turn = Last turn { $ago }
web-front-all = All my matches
web-offline-title = Play without a network
web-offline-lead = Install Tessera on this device and play anywhere: every game against all bots or with friends around one screen, with lessons, rules, replays and analysis.
web-offline-site = Everything here runs in your browser: the rules, the bots and the analysis. Install it, and it starts without a network, too.
web-offline-install = Install ({ $size } MB)
web-offline-installing = Installing …
web-offline-failed = Installing failed. Check your connection and try again.
web-offline-ready = This device is ready to play without a network.
web-offline-remove = Uninstall
web-offline-remove-hint = Your matches on this device are kept.
web-offline-where = New matches
web-offline-server = On the server
web-offline-server-hint = Friends can join, and you can go on from any device.
web-offline-device = On this device
web-offline-device-hint = No network needed: against bots, or passing the device around.
web-offline-alone = No connection to the server. You’re playing on this device, and your matches are kept here.
web-offline-none = Matches can’t be opened here: this server was built without its offline part.
web-offline-here = on this device
web-offline-not-open = On this device you play against bots or pass it around. Friends elsewhere need a table on the server.
web-offline-only-bots = This site has no server: play against bots, or pass the device around.
web-offline-master-missing = Master isn’t on this device yet. Play against it once while you’re online, and it stays here.
web-offline-master-fetched = The first match downloads its neural network ({ $size } MB).
web-offline-hand-over = { $count ->
    [one] One finished match is only on this device.
   *[other] { $count } finished matches are only on this device.
  }
web-offline-hand-over-hint = The server replays what you hand over and counts it in your statistics.
web-offline-hand-over-do = Hand over
web-offline-handing-over = Handing over …
web-offline-refused = The server didn’t take { $count ->
    [one] one match
   *[other] { $count } matches
  }: { $why }
web-matches-offline = played offline
web-front-unofficial = Unofficial adaptations by people who love these games. The games belong to their authors: if you enjoy one, buy it.

web-new-title = { $game }: new table
web-new-which = Game
web-new-seats = Who’s playing?
web-new-order = Play goes round in this order; a random player begins.
web-new-who = Player in seat { $seat }
web-new-me = Me
web-new-friend = Friend
web-new-bot = Bot
web-new-name = Name
web-new-level = Level
web-new-reserved = Private invite link
web-new-remove = Remove seat { $seat }
web-new-add-friend = + Friend
web-new-add-here = + Player here
web-new-add-bot = + Bot
web-new-one-device = You have several seats, so you pass this device around. If hands are hidden, the board stays covered until the next player is ready.
web-new-why = What we reconstructed
web-new-settings = Match settings
web-new-listed = Who can join?
web-new-private = Anyone with the link
web-new-private-hint = You get a link to send to your friends.
web-new-public = Anyone
web-new-public-hint = The table is also listed on the front page.
web-new-clock = Time limit
web-new-clock-none = None
web-new-clock-none-hint = Take all the time you need.
web-new-clock-live = Live
web-new-clock-live-hint = Everyone plays in one sitting. If your time runs out, a bot plays that turn.
web-new-clock-days = Turn-based (days)
web-new-clock-days-hint = Play whenever it suits you. If your days run out, a bot plays that turn.
web-new-turn = Seconds per turn
web-new-bank = Extra minutes per player
web-new-days = Days per turn
web-new-range = A whole number from { $fewest } to { $most }.
web-new-undo = Takebacks
web-new-undo-free = Free
web-new-undo-free-hint = Take back your own moves until something is revealed; after that, everyone has to agree.
web-new-undo-consent = By agreement
web-new-undo-consent-hint = Everyone has to agree every time.
web-new-undo-never = Never
web-new-undo-never-hint = Every move is final.
web-new-hints = Allow hints from bots
web-new-hints-hint = Anyone can ask what a bot would play and who is likely to win.
web-new-rated = Rated match
web-new-rated-hint = It changes everyone’s rating. Standard options, no hints, no analysis; leaving counts as coming last.
web-new-rated-not = Not possible with several seats of yours, other options, custom components, hints or takebacks by agreement.
web-new-more = More options
web-new-components = Custom components
web-new-components-hint = If you own the game, you can play with the components in your box: a TOML file in the format of our components.toml. Compiling the rules for it takes a moment.
web-new-compiling = Compiling the rules for your components …
web-new-lay = Create table
web-new-then-link = Next, you get the link for the others.
web-new-then-begin = The match begins right away.

web-rules-learn = New here? The quickest way in is to play:
web-rules-search = Search the rules
web-rules-synonyms = price, cost, expensive, cheap / goal, aim, objective, wins, winner, victory / money, cash, euro, € / pollution, smog, smoke, dirt, disc / finish, final, ends, end of / score, point / tie, tied, tie-break, draw game / stack, deck, pile / piece, token, marker / setup, starts, begins / replace, cover / environment, ecology / power, energy / rotate, mirror, direction / hidden, secret, unknown, known / limit, maximum / order, clockwise, first player / field, space, square, slot
web-rules-found = { $rules ->
    [0] No rules
    [one] 1 rule
   *[other] { $rules } rules
    }, { $components ->
    [0] no components
    [one] 1 component
   *[other] { $components } components
    }
web-rules-nothing = No results. Try another word.
web-rules-none = The rules of this game aren’t available here.
web-rules-chapters = Chapters
web-rules-reconstructed = Reconstructed
web-rules-in-part = Partly reconstructed
web-rules-own-components = Do you own the game? Play with the components in your box:
web-rules-new-table = a new table with your own components
web-rules-components = What’s in the box
web-rules-no-box = The list of components couldn’t be loaded.
web-rules-component = Name
web-rules-does = Effect
web-rules-from = Source
web-rules-source-rulebook = Rulebook
web-rules-source-transcription = Transcription
web-rules-source-inferred = Inferred
web-rules-source-reconstruction = Reconstruction
web-rules-source-rulebook-is = printed in a rulebook or one of its examples
web-rules-source-transcription-is = transcribed from the printed tiles by others and published; consistent with every example in the rulebook
web-rules-source-inferred-is = deduced: nothing else fits the rest
web-rules-source-reconstruction-is = not publicly documented; our version fits everything that is known, but may differ from your copy

web-account-title = Hello, { $name }
web-account-title-nobody = Who are you?
web-account-who = Your name
web-account-name = Display name
web-account-name-hint = Used at tables you create or join from now on.
web-account-name-empty = A name needs at least one letter.
web-account-rename = Save name
web-account-renamed = Saved.
web-account-account = Your account
web-account-signed-in = Signed in as { $login }
web-account-everywhere = Sign in with your login and password to find your tables and matches on any device.
web-account-sign-out = Sign out
web-account-forget = Forget me in this browser
web-account-forget-sure = You are playing as a guest: once this browser forgets you, nobody can recover your tables and matches, not even us.
web-account-forget-yes = Forget me
web-account-forget-no = Cancel
web-account-guest = You are playing as a guest
web-account-guest-is = That’s all you need to play. But only this browser knows you: if you switch devices or delete your cookies, you lose access to your tables and matches. An account is just a login and a password; we don’t ask for an e-mail address.
web-account-way = Account
web-account-register = Create account
web-account-register-hint = You keep everything you have played so far.
web-account-sign-in = Sign in
web-account-sign-in-hint = Everything you have played here as a guest moves to your account.
web-account-login = Login
web-account-login-form = 3 to 60 letters, digits or any of _ . @ + -
web-account-password = Password
web-account-password-hint = At least 8 characters. Keep it safe: without an e-mail address it can’t be reset.
web-account-password-form = A password needs at least { $signs } characters.
web-account-show = Show password
web-account-security = Security and data
web-account-sessions = Where you are signed in
web-account-session-this = This browser
web-account-session-unknown = Older session
web-account-sessions-end = Sign out everywhere else
web-account-password-change = Change password
web-account-password-old = Current password
web-account-password-new = New password
web-account-password-ends = You will be signed out everywhere else.
web-account-password-changed = Password changed.
web-account-data = Your data
web-account-export = Download all data stored about you
web-account-delete = Delete my account and data
web-account-delete-sure = Your name, account, messages and bots will be permanently deleted. Matches you have played remain, without your name; a bot takes over those still in progress.
web-account-delete-yes = Delete permanently
web-account-delete-no = Cancel
web-account-bots = For programmers: your own bots
web-account-bots-are = A program can sit at a table like anyone else. It plays through the API with its own token and sees only what its seat may see.
web-account-api = API documentation
web-account-bot-name = Bot name
web-account-bot-make = Create bot
web-account-bot-remove = Remove
web-account-bot-sure = Its token will stop working; its matches remain.
web-account-token = Token for { $name }
web-account-token-once = It is shown only once. Copy it to where your program can read it.
web-account-copy = Copy
web-account-copied = Copied

web-matches-title = Your matches
web-matches-none = You haven’t played yet. Your first match against bots is one click away.
web-matches-first = Choose a game
web-matches-open = Open a match file
web-matches-drop = Or drop it anywhere on the page.
web-matches-played = Matches
web-matches-wins = Wins
web-matches-mean = Average score
web-matches-best = Best score
web-matches-against = By opponent
web-matches-opponent = Opponent
web-matches-people = Humans
web-matches-plot = The scores of your last { $matches ->
    [one] match
   *[other] { $matches } matches
    }; the best is { $best }.
web-matches-won = Won
web-matches-not-won = Lost
web-matches-running = In progress
web-matches-over = Finished
web-matches-game = Game
web-matches-scores = Players and scores
web-matches-when = When
web-matches-lesson = Lesson
web-matches-winning = What wins
web-matches-winning-is = Win rate of players who built it, over the latest matches on this server.
web-matches-of-game = { $game }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
    }
web-matches-built = Built
web-matches-by = Times built
web-matches-of-them-won = Win rate
web-matches-everybody = Everyone

## The browser: a table

web-close = Close
web-table-areas = Areas of the table
web-table-log = Log and chat
web-table-log-tab = Log and chat
web-table-your-turn = Your turn
web-table-to-act = to act
web-table-see-board = View board
web-table-result = Result
web-playback-skip = Skip
web-playback-lines = What just happened
web-playback-seen = Got it
web-playback-last-turn = Your last turn
web-playback-scoring = Final scoring
web-playback-before = Before the final scoring
web-playback-on = Show the result
web-playback-watch = Watch the final scoring
web-verdict-you = You win, { $score }!
web-verdict-other = { $names } wins, { $score }
web-verdict-shared = Shared victory, { $score }: { $names }
web-verdict-tie = Level on points: the tie-break decides.
web-verdict-reason = What made the difference: “{ $source }”, { $score }.
web-table-rule = Rule { $rule }
web-table-clock = Time left
web-table-days = { $days ->
    [one] 1 day
   *[other] { $days } days
    }
web-table-bank = Extra time: { $time }
web-table-hand-over = Pass the device to { $player }
web-table-i-am = I am { $player }
web-table-say = Message
web-table-send = Send
web-table-mute = Mute
web-table-wish = { $player } asks to take back a move.
web-table-agree = Agree
web-table-refuse = Decline
web-table-people = People at the table
web-table-is-here = { $player } is online.
web-table-is-gone = { $player } is offline.
web-table-is-away = { $player } has left; a bot is playing.
web-table-wish-waits = Waiting for the others to agree to your takeback.
web-table-wish-away = { $player } has left the match but still has to agree to your takeback.
web-table-unmute = Unmute { $player }
web-table-away = A bot is playing for you.
web-table-come = Take back my seat
web-table-confirm = End your turn?
web-table-confirm-reveal = Confirm? This reveals hidden information and can’t be undone.
web-table-confirm-left = { $actions ->
    [0] It’s your last action.
    [one] You have 1 action left after it.
   *[other] You have { $actions } actions left after it.
    }
web-table-confirm-choice = Confirm your choice?
web-table-waits-for = { $player } is thinking …
web-table-spectator = You are watching this match.
web-table-prepared = Your turn so far
web-table-effect-later = Underlined results appear once you confirm.
web-table-type = Type a move
web-table-type-unknown = There is no move “{ $text }”. The list shows all legal moves.
web-table-hint = Hint
web-table-back = Undo
web-table-play-so-far = { $actions ->
    [0] Confirm so far
    [one] Confirm, then 1 more action
   *[other] Confirm, then { $actions } more actions
    }
web-table-end-turn = Confirm
web-table-study = Replay and analysis
web-table-study-now = Review and explore
web-table-rematch = Rematch
web-table-to-rematch = Go to rematch
web-table-recap = Recap
web-table-recap-nothing = Nothing has happened since your last turn.
web-table-recap-close = Back to the match
web-table-recap-next = Next
web-table-recap-back = Back
web-table-looking-back = Recap of the last turns
web-table-take-back = Take back
web-table-more = More
web-table-leave = Leave (a bot takes over)
web-table-promise = The shuffle was locked before the first move ({ $commitment } …). Anyone can verify it after the match.
web-hint-turn = The bots suggest
web-hint-prepare = Prepare this turn
web-hint-others = Other moves
web-hint-everyone = Everyone’s chances
web-hint-line = { $chance } to win, about { $points ->
    [one] 1 point
   *[other] { $points } points
    }

web-log-create = { $player } created the table.
web-log-sit = { $player } joined.
web-log-stand = Seat { $seat } is free again.
web-log-invite = A bot joined in seat { $seat }.
web-log-ready = { $player } is ready.
web-log-start = The match begins.
web-log-play = { $player } plays.
web-log-undo = A move was taken back.
web-log-ask = { $player } asks to take back a move.
web-log-refuse = The takeback was declined.
web-log-leave = { $player } left; a bot takes over.
web-log-come = { $player } is back.
web-log-rematch = A rematch has been set up.

web-lobby-title = Who’s playing?
web-lobby-waiting = { $open ->
    [one] 1 seat is free.
   *[other] { $open } seats are free.
    } The match begins once every seat is taken and everyone is ready.
web-lobby-all-there = All seats are taken. The match begins once everyone is ready.
web-lobby-reserved = Reserved
web-lobby-free = Free
web-lobby-you = you
web-lobby-ready = ready
web-lobby-not-ready = not ready
web-lobby-sit = Sit here
web-lobby-bot = Add a bot ({ $level })
web-lobby-level = Bot level:
web-lobby-stand = Leave seat
web-lobby-send-away = Remove
web-lobby-i-am-ready = I’m ready
web-lobby-wait = Not ready
web-lobby-name = Your name:
web-lobby-link = Link to this table
web-lobby-talk = Chat and log
web-lobby-link-how = Send it to your friends: anyone who opens it can join or watch. No account needed.
web-lobby-copy-seat = Copy private invite link

web-lesson = Lesson
web-lesson-next = Next
web-lesson-read = Follow the tip above.
web-lesson-done = Keep playing
web-lesson-wait = Watch what happens …
web-lesson-chapter = Next chapter
web-lesson-over = You know how to play
web-lesson-first-hint = Against { $bots ->
    [one] an easy bot
   *[other] { $bots } easy bots
    }, without a clock, with hints whenever you want them.
web-lesson-first = Start your first match
web-lesson-others = Choose other opponents

## The browser: a board for games that have none

web-plain-position = Position
web-plain-moves = Moves
web-plain-ask = Your turn: choose a move.
web-plain-ask-list = Your turn: choose a move from the list.
web-plain-filter = Search the moves
web-plain-none = No move contains these words.
web-plain-below = Choose a move below.
web-plain-nothing = Nothing for you to do right now.
web-plain-why-not = What isn’t possible, and why?
web-plain-no-others = There are no other moves.
web-plain-and-more = { $moves } and { $count } more
web-plain-more = and { $count } more
web-plain-yes = yes
web-plain-no = no

## The browser: replay and study

web-study-title = Replay: { $game }
web-study-players = Players
web-study-more = More
web-study-eyes = View as
web-study-eyes-spectator = spectator
web-study-eyes-what-if = In “What if” you see what the player to move sees.
web-study-text = Text
web-study-json = JSON
web-study-download-text = Download the match as text
web-study-download-json = Download the match as JSON
web-study-play-on = Play from here
web-study-play-on-before = Play from before these moves
web-study-play-on-as = Creates a table that starts here: you play { $player }’s seat, bots play the others.
web-study-to-table = Back to the table
web-study-bots = Bots
web-study-bots-think = What the bots think
web-study-area-steps = Steps
web-study-hidden = Later moves stay hidden until you reach them.
web-study-show-all = Show all
web-study-show-result = Show result
web-study-so-far = Up to where you have replayed the match.
web-study-newer = Check for new moves
web-study-bar = Replay
web-study-go = Step through the match
web-study-keys = Keys: ← → one step, Page Up and Page Down one turn, Home and End, Space to play
web-study-previous = Previous step
web-study-play = Play
web-study-pause = Pause
web-study-next = Next step
web-study-slider = Step
web-study-turn = Turn { $turn }
web-study-turn-in = { $era }, turn { $turn }
web-study-setup = Setup
web-study-scoring = Final scoring
web-study-turn-previous = Previous turn
web-study-turn-next = Next turn
web-study-speed = Speed
web-study-copy = Copy link
web-study-opening = Opening a match
web-study-copied = Link copied
web-study-what-if = What if
web-study-what-if-why = Try other moves for any player from this position. The link includes the variation.
web-study-what-if-none = No moves tried yet.
web-study-line = Variation
web-study-line-empty = Choose moves on the board for each player in turn.
web-study-line-first = Start of the variation
web-study-line-back = Previous move
web-study-line-forth = Next move
web-study-line-last = End of the variation
web-study-after = After: { $turn }
web-study-clear = Clear
web-study-deal = Reshuffle
web-study-deal-why = Cards and tiles you can’t know are dealt at random; this deals them anew.
web-study-go-on = Bots play on
web-study-go-on-until = The bots play until { $player } has to decide.
web-study-go-on-turn = A bot plays this turn for { $player }.
web-study-position = This position
web-study-ask-position = Analyse position
web-study-ask-turn = Analyse this turn
web-study-best = Best moves for { $player }
web-study-basis = Based on what the player to move can see and { $iterations } simulations, assuming everyone plays as well as the bots.
web-engine-stop = Stop
web-engine-again = Keep thinking
web-engine-thinking = This browser is thinking; the figures get better with time.
web-study-try = Try this move
web-study-whole = The whole match
web-study-whole-what = The bots review every decision: everyone’s chance to win throughout the match, and the costliest mistakes.
web-study-whole-later = The bots can review the whole match once it is over.
web-study-ask = Analyse match
web-study-failed = The analysis failed. Try again.
web-study-chances = Chance to win
web-study-costly = Costliest moves
web-study-costly-none = No move cost much.
web-study-whose = Moves by
web-study-whose-all = Everyone
web-study-cost = Chance lost
web-study-points-cost = Points lost
web-study-margin = Differences of 1% or 1 point are within the margin of error.
web-study-go-to-decision = Go to this position
web-study-played = played: { $move }
web-study-preferred = bots preferred: { $move }
web-study-sources = Where the points came from
web-study-scores = Points throughout the match
web-study-proof = Proof of a fair shuffle
web-study-proof-why = Before the first move, the server published a commitment: the SHA-256 hash of the salt and the seed. Now that the match is over, it reveals both, so anyone can verify that the deal was never changed.
web-study-commitment = Commitment
web-study-seed = Seed
web-study-salt = Salt
web-study-proof-how = To verify it, download the match and run:

## The browser: the line to a table

web-line-lost = Connection lost. Reconnecting …
web-line-offline = You’re offline. The table reconnects as soon as you’re back.
web-line-server = Connection lost. The server isn’t answering; trying again …
web-line-kept = Your move is safe and will be sent.
web-line-slow = Sending your move takes longer than usual …
web-line-back = You’re connected again.
web-line-retry = Try now
web-line-sending = Sending …
web-table-redo = Redo
web-table-ask-back = Ask for a takeback
web-table-all-choices = Show all
web-set-shortcuts = Keyboard shortcuts: 1–9 pick a choice
web-table-unread = unread messages
web-front-due = It’s your turn
web-toast-leave = { $player } has left; a bot takes over.
web-toast-come = { $player } is back.
web-toast-refuse = The takeback was declined.
web-toast-undo = A turn was taken back.
web-toast-rematch = { $player } proposes a rematch.
web-seat-away = { $player } (bot)

## The browser: ratings

web-ratings = Ratings
web-ratings-title = Ratings
web-ratings-lead = Rated matches measure strength: 400 points more win ten times as often as they lose. The bots’ levels are fixed marks on the same scale.
web-ratings-pace-live = Live
web-ratings-pace-days = Turn-based
web-ratings-player = Player
web-ratings-points = Rating
web-ratings-margin = Margin
web-ratings-margin-is = The true strength lies within this margin in 95 of 100 cases.
web-ratings-matches = Rated matches
web-ratings-level = bot level
web-ratings-bot = program
web-ratings-none = Nobody has an established rating here yet. Tick “Rated match” when you create a table.
web-ratings-you = you
web-ratings-provisional = provisional
web-ratings-provisional-is = Only few matches so far: this rating can still change a lot, and isn’t listed below.
web-ratings-own = Your ratings
web-ratings-own-none = You haven’t finished a rated match yet.
web-ratings-history = { $game }, { $pace }: your rating over { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
    }; now { $points }.
web-ratings-of-seat = Rating { $points } ± { $margin }
web-ratings-of-level = Rating { $points }
web-ratings-rated = Rated
web-ratings-change = Rating: { $points } ({ $change })
