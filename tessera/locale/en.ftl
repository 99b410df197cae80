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
wrong-seed = A seed is a whole number from 0 to 18446744073709551615 or 32 hexadecimal digits, not { $seed }.
wrong-seats = A match of { $players } players needs { $players } names, one a seat; given: { $seats }.
no-such-move = There is no move “{ $move }”.
no-such-move-near = There is no move “{ $move }”; near: { $near }.
no-such-action = There is no action { $action }; they are numbered from 0 to { $last }.
points-other = other
match-over = The match is over.
not-possible = That is not possible now.
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
components-none = { $game } cannot be played with other components.
fault-toml = this is no TOML: { $why }
fault-missing = “{ $key }” is missing in [{ $section }]
fault-kind = “{ $key }” must be a { $kind }, not “{ $value }”
fault-names = the name lacks: { $languages }
fault-unknown = “{ $value }” is none of { $values }
fault-twice = “{ $value }” is there twice
fault-range = “{ $key }” must be from { $fewest } to { $most }, not { $value }
fault-long = the file has { $length } characters; { $most } are the most
fault-nested = this is nested too deeply
fault-unclosed = a text ends on the line on which it begins
fault-text = “{ $key }” must be one line of 1 to { $longest } visible characters, not “{ $value }”
fault-id = “{ $key }” must be one word of letters, digits and hyphens, at most { $longest } long, not “{ $value }”
components-moves = With these components there would be { $moves } moves; each must be different, and { $most } are the most.
components-endless = With these components, a match of { $game } does not end.
components-crash = With these components, the rules of { $game } do not work: { $why }
components-slow = It takes too long to compile or to play { $game } with these components.

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
cli-which-game-default = The game; { $game } by default.
cli-seats = The players in turn order, separated by commas: you, or a bot (novice, easy, medium, hard, expert, greedy, random).
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
fit-round = Round { $round }: { $points } points, error { $error }, cross-entropy { $entropy }
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
server-no-account = You have no account yet.
server-no-session = You are not signed in there.
server-common-password = Others would try this password first; choose another one.
server-wrong-token = The server does not know this token.
server-who-are-you = Tell the server your name first.
server-host-only = Only whoever laid the table may do that.
server-no-table = There is no such table.
server-broken-table = The log of this table is damaged, so it cannot be shown or played.
server-no-database = The server cannot reach its database at the moment; try again soon.
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
server-after-reveal = “{ $move }”: the move before it reveals something. Play up to there first, then decide.
server-stale = The match has gone on since; look at it again first.
server-no-undo = Nothing is taken back at this table.
server-no-wish = Nobody asks to take anything back.
server-no-hints = This table is played without hints.
server-no-position = There is no position after { $at } actions; the match has { $last }.
server-other-origin = A table that goes on from a match needs the same game and as many seats.
server-no-lesson = There is no lesson for this game.
server-other-lesson = A lesson is played by you and a novice bot, always with the same deal.
server-no-components = This server plays with its own components only.
server-trying-components = These components are being tried out; try again in a minute.
server-many-components = This server has no room for more custom components; try again later.
server-your-components = You have unfinished tables with { $most } different custom components; finish one first.
server-no-analysis = There is no such analysis of yours.
server-not-your-bot = This is not a bot of yours.
server-too-many = Too many requests; wait { $seconds } s.
server-too-many-analyses = You have { $most } analyses waiting already; let one finish first.
server-too-many-sockets = You have { $most } tables open at once; close one first.
server-too-many-streams = You have { $most } streams of turns open; close one first.
server-too-many-bots = You have { $most } bots; remove one first.
server-too-many-tables = You have { $most } tables that are not over; finish one first.
server-chat-full = You have said enough here: { $most } lines at one table are the limit.
server-log-full = This table has seen { $most } events; the match can only be played to its end.
server-too-large = This is more than { $limit } bytes.
server-wrong-form = This message is not understood: { $where }: { $why }
server-name-long = A name has at most { $most } characters.
server-name-empty = A name has letters, and no control characters.
server-name-invisible = A name has no invisible characters.
server-name-mixed = A name mixes no alphabets: its letters could be taken for others.
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
backup-in-the-way = { $file } is there already.
backup-failed = The backup failed: { $why }
backup-damaged = The database is damaged: { $why } Nothing was written; keep your older backups.
cli-verify = Check the deal of a finished match against the server’s commitment.
cli-commitment = The commitment shown before the match, if you noted it.
verify-good = The deal is the one that was promised: { $commitment }
verify-result = { $moves } moves replayed; the end: { $points }
verify-bad = The deal is NOT the one that was promised: the file says { $promised }, its seed and salt give { $found }.
verify-nothing = This file has nothing to check: a server adds commitment and salt when the match is over.
cli-bench-what = rules (the default) or server.
cli-bench-tables = For server: number of tables that play at the same time.
cli-bench-hostile = For server: how long well-behaved players wait while others flood it.
bench-wrong-what = “{ $what }” cannot be measured; choose rules or server.
bench-no-client = Measuring the server needs httpx: pip install "tessera[bench]"

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
web-set-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant (none)
web-set-glow = What can be chosen glows
web-set-sound = Sounds
web-set-alerts = Tell me when it is my turn
web-seat-free = Seat { $seat }

## The browser: front page, new tables, rules, accounts

web-front-title = Two good board games, and always someone to play with
web-front-lead = Play with friends by a link, or against bots at once. Free, in your browser, without an account.
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
web-new-one-device = Several seats are yours: you pass this device round. Where hands are hidden, it asks for the next person first.
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
web-rules-none = The rules of this game have not been written down here.
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
web-account-security = Security and your data
web-account-sessions = Where you are signed in
web-account-session-this = This browser
web-account-session-unknown = An older session
web-account-sessions-end = Sign out everywhere else
web-account-password-change = Change the password
web-account-password-old = Current password
web-account-password-new = New password
web-account-password-ends = You will be signed out everywhere else.
web-account-password-changed = The password is changed.
web-account-data = Your data
web-account-export = Download everything that is stored about you
web-account-delete = Delete me and my data
web-account-delete-sure = Your name, your account, your messages and your bots will be deleted for good. Matches that you have played stay, without your name; a bot takes over those still under way.
web-account-delete-yes = Delete for good
web-account-delete-no = Keep
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
web-table-see-board = See the board
web-table-result = Result
web-playback-skip = Skip
web-playback-lines = What just happened
web-playback-seen = Got it
web-playback-last-turn = Your last turn
web-playback-scoring = Final scoring
web-playback-before = Before the final scoring
web-playback-on = Show the result
web-playback-watch = Watch the final scoring
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
web-table-wish-away = You asked to take a move back; { $player } has left the match and must agree, too.
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

## The browser: a board for games that have none

web-plain-position = Position
web-plain-moves = Moves
web-plain-ask = Your turn: choose a move.
web-plain-ask-list = Your turn: choose a move from the list.
web-plain-filter = Search the moves
web-plain-none = No move contains these words.
web-plain-below = Choose one of the moves at the bottom.
web-plain-nothing = There is nothing for you to do now.
web-plain-why-not = What is not possible, and why?
web-plain-no-others = There are no other moves.
web-plain-and-more = { $moves } and { $count } more
web-plain-more = and { $count } more
web-plain-yes = yes
web-plain-no = no

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
web-table-ask-back = Ask to take back
web-table-all-choices = All choices
web-set-shortcuts = Keyboard shortcuts: 1–9 pick a choice
web-table-unread = unread messages
web-front-due = It’s your turn
web-toast-leave = { $player } has left; a bot takes over.
web-toast-come = { $player } is back.
web-toast-refuse = The undo was refused.
web-toast-undo = A turn was taken back.
web-toast-rematch = { $player } proposes a rematch.
web-seat-away = { $player } (bot)
