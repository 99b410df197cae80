### Tessera auf Deutsch. Ein Katalog dient dem Terminal, dem Server und dem Browser.
### Ein Fakt, der die Kennung einer Sache ist, liest sich als ihr Name.

## Fehler in jedem Spiel

no-such-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $languages }.
no-such-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
broken-game = { $file } erzeugt kein Spiel: { $why }
no-such-option = Die Option „{ $option }“ gibt es nicht; es gibt: { $options }.
wrong-option = Option { $option }: „{ $value }“ gehört nicht zu { $values }.
wrong-seat-options = Option { $option }: Es braucht { $players } Werte, einen je Sitzplatz, zur Wahl stehen { $values }; angegeben: „{ $value }“.
wrong-seat-options-distinct = Option { $option }: Es braucht { $players } verschiedene Werte, einen je Sitzplatz, zur Wahl stehen { $values }; angegeben: „{ $value }“.
wrong-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
wrong-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615 oder 32 Hexadezimalziffern, nicht { $seed }.
wrong-seats = Eine Partie zu { $players } Spielern braucht { $players } Namen, einen je Sitzplatz; angegeben: { $seats }.
no-such-move = Den Spielzug „{ $move }“ gibt es nicht.
no-such-move-near = Den Spielzug „{ $move }“ gibt es nicht; ähnlich sind: { $near }.
no-such-action = Die Aktion { $action } gibt es nicht; die Nummern gehen von 0 bis { $last }.
points-other = sonstige
match-over = Die Partie ist zu Ende.
not-possible = Das ist jetzt nicht möglich.
not-settled = Zuerst ist das Spiel selbst am Zug.
nothing-to-undo = Es gibt nichts zurückzunehmen.
seen-since = Seitdem ist Verdecktes aufgedeckt worden; das lässt sich nicht zurücknehmen.
cannot-write = { $file } lässt sich nicht schreiben: { $why }.
file-in-the-way = { $file } gibt es schon und ist keine Partie von Tessera; wähle einen anderen Namen.
cannot-read = { $file } lässt sich nicht lesen: { $why }.
not-text = { $file } ist keine Textdatei.
bad-json = Das ist kein vollständiges JSON: Es bricht in Zeile { $line } ab oder ist dort fehlerhaft.
not-a-match = Das ist keine Partie von Tessera.
bad-line = Zeile { $line } des Kopfes enthält nichts, was zu einer Partie gehört: „{ $text }“.
line-twice = Zeile { $line } des Kopfes nennt „{ $key }“ ein zweites Mal.
other-format = Die Partie ist in Version { $version } des Formats geschrieben; dieses Programm liest Version { $ours }.
field-missing = Der Partie fehlt „{ $key }“.
field-wrong = Die Partie hat einen falschen Wert für „{ $key }“: { $value }.
field-unknown = Die Partie hat ein Feld „{ $key }“, das dieses Programm nicht kennt.
other-rules = Die Partie wurde nach Version { $theirs } der Regeln gespielt; dieses Programm hat Version { $ours }.
other-components = Die Partie wurde mit anderem Spielmaterial ({ $theirs }) gespielt, als dieses Programm hat ({ $ours }).
move-refused = Spielzug { $number }, „{ $move }“: { $reason }
components-fault = { $file }, Zeile { $line }: { $fault }
components-none = { $game } kann nicht mit anderem Spielmaterial gespielt werden.
fault-toml = das ist kein TOML: { $why }
fault-missing = „{ $key }“ fehlt in [{ $section }]
fault-kind = „{ $key }“ muss vom Typ { $kind } sein, nicht „{ $value }“
fault-names = im Namen fehlt: { $languages }
fault-unknown = „{ $value }“ gehört nicht zu { $values }
fault-twice = „{ $value }“ kommt zweimal vor
fault-range = „{ $key }“ muss zwischen { $fewest } und { $most } liegen, nicht { $value }

## Das Terminal

terminal-you = Du
seat-bot = { $bot } { $seat }
bot-random = Zufall
terminal-compiling = Die Regeln werden kompiliert; das geschieht nur einmal und dauert ein paar Sekunden …
since-last-turn = Seit deinem letzten Zug
terminal-prompt = Dein Spielzug (Nummer oder Wörter; „hilfe“ für mehr):
terminal-end-turn = Bevor es weitergeht: Enter bestätigt, „widerrufen“ nimmt deinen Spielzug zurück:
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }.
terminal-under-way = Die Partie läuft noch.
terminal-resume = Weiterspielen mit: tessera play --resume { $file }
terminal-not-now = Es gibt keinen Spielzug Nummer { $number }; wähle 1 bis { $last }.
terminal-help =
    Eine Nummer führt den Spielzug mit dieser Nummer aus. Spielzüge lassen sich auch in Worten eingeben, so wie sie in der Liste stehen oder abgekürzt, solange nur einer passt („buy wind at 2.1“).
    widerrufen: nimmt zurück, höchstens bis zur letzten Aufdeckung
    speichern [DATEI]: schreibt die Partie in eine Datei, als JSON, wenn ihr Name auf .json endet
    regeln [ID]: die Regeln oder eine davon
    protokoll: alles, was geschehen ist
    tipp: was die Bots raten, und wer wohl gewinnt
    tipp on, tipp off: zeigt oder verbirgt, wo sich eine Karte vollenden lässt
    ende: speichert und verlässt die Partie
terminal-word-hint = tipp
terminal-word-undo = widerrufen
terminal-word-save = speichern
terminal-word-rules = regeln
terminal-word-log = protokoll
terminal-word-help = hilfe
terminal-word-quit = ende
terminal-word-next = weiter
terminal-word-back = vorher
result-winner = Sieg: { $names }
result-winners = Geteilter Sieg: { $names }
result-rank = Rang
result-player = Spieler
result-points = Punkte
result-sum = Summe
terminal-several = „{ $text }“ kann heißen: { $moves }.
terminal-no-seat-you = Im Terminal kann vorerst höchstens ein Sitzplatz „you“ sein.
terminal-resume-alone = --resume setzt die Partie fort, wie sie gespeichert wurde; lass { $option } weg.
terminal-replay-prompt = Schritt { $step } von { $steps }. Enter oder „weiter“, „vorher“, eine Zahl, „ende“:
terminal-rule-missing = Die Regel „{ $rule }“ gibt es nicht.
terminal-no-rules = Für { $game } gibt es keine Regelübersicht.
rules-title = { $game }: die Regeln in Kürze
rules-ruling = Klarstellung:
rules-reconstructed = Rekonstruiert, nicht gedruckt
rules-own-rulings = Ein Absatz mit „Klarstellung“ entscheidet, was die Spielanleitung offenlässt.
rules-unofficial = Eine inoffizielle Umsetzung, in eigenen Worten; das Spiel gehört seinen Autoren.

cli-help = Moderne Brettspiele spielen und erforschen; ihre Regeln sind einmal geschrieben, in Python, und werden kompiliert.
cli-play = Eine Partie im Terminal spielen.
cli-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-rules = Die Regeln eines Spiels kurz zusammengefasst ausgeben, mit allen Klarstellungen.
cli-bench = Die Geschwindigkeit der Regeln auf diesem Rechner messen.
cli-version = Die Version von Tessera ausgeben.
cli-which-game = Das Spiel.
cli-which-game-default = Das Spiel; ohne Angabe { $game }.
cli-seats = Die Mitspielenden in Zugreihenfolge, durch Kommas getrennt: you oder ein Bot (novice, easy, medium, hard, expert, greedy, random).
cli-components = Mit eigenem Material spielen: eine TOML-Datei (docs/components.md).
cli-seed = Eine ganze Zahl; derselbe Startwert ergibt dieselbe Verteilung.
cli-resume = Eine gespeicherte Partie fortsetzen.
cli-file = Eine gespeicherte Partie.
cli-game-file = Die Python-Datei des Spiels, falls es nicht installiert ist.
cli-rule = Eine einzelne Regel mit ihrer Kennung, etwa P-17.
cli-lang = en, fr, de oder it; ohne Angabe die Sprache des Systems.
cli-json = JSON statt einer Tabelle ausgeben.
cli-device = cpu oder cuda.
cli-one-game = Nur dieses Spiel messen.

bench-title = Geschwindigkeit von Tessera auf diesem Rechner
bench-name = Messwert
bench-value = Wert
bench-unit = Einheit
bench-no-gpu = Keine GPU dieses Rechners kann die Regeln ausführen: { $why }.
bench-wrong-device = „{ $device }“ ist kein Gerät; möglich sind cpu und cuda.

## Bots
bot-greedy = Gierig
bot-novice = Neuling
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Profi
no-such-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots } oder eine Klasse in einer Python-Datei: ./my_bot.py:Mine.
broken-bot = Der Bot „{ $bot }“ ist nicht zu gebrauchen: { $why }
bot-raised = er brach ab: { $detail }
bot-rubbish = seine Antwort ist keine erlaubte Aktion: { $detail }
bot-too-slow = er dachte zu lange nach: { $detail }
bot-replaced = { $bot } verlor diesen Zug; gespielt wurde der Zug, der am besten aussieht: { $fault }

## Arena
cli-arena = Bots viele Partien gegeneinander spielen lassen und ihre Stärke vergleichen.
cli-arena-seats = Die Bots, durch Kommas getrennt: random, greedy, novice, easy, medium, hard, expert oder ./my_bot.py:Mine.
cli-arena-seed = Eine ganze Zahl; derselbe Startwert spielt dieselben Partien.
cli-matches = Anzahl der Partien; jede Verteilung wird mit jeder Rotation der Sitzplätze gespielt.
cli-limit = Bedenkzeit eines Bots je Entscheidung in Sekunden; ohne Angabe unbegrenzt.
cli-csv = Eine Datei für die Rohergebnisse, eine Zeile je Bot und Partie.
cli-plot = Eine Datei für ein Diagramm der Ergebnisse, als .svg oder .png.
cli-ray = Die Partien auf einen Ray-Cluster verteilen: seine Adresse, oder local.
cli-cores = Anzahl der genutzten Kerne; ohne Angabe alle.
arena-title = { $game }, { $players } Personen, { $matches } Partien
arena-playing = { $game }: { $bots }
arena-bot = Bot
arena-wins = Siege, %
arena-score = Punkte
arena-rank = mittlerer Rang
arena-rating = Wertung
arena-time = Rechenzeit je Zug, Median / längste
arena-faults = { $bot } wurde { $count }-mal ersetzt. Beim ersten Mal: { $first }
arena-wrong-matches = Eine Serie braucht mindestens eine Partie, nicht { $matches }.
arena-wrong-limit = Das Zeitlimit muss größer als null sein, nicht { $limit } Sekunden.
arena-no-ray = Ray ist nicht installiert: pip install "tessera[ray]"
arena-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $why }
arena-no-plots = Diagramme brauchen matplotlib: pip install "tessera[plot]"

hint-thinking = Die Bots denken nach …
hint-chance = gewinnt
hint-points = Punkte am Ende
hint-moves = beste Züge
hint-basis = Nach dem, was du siehst, über { $iterations } Fortsetzungen. Die Chancen gelten für ein Spiel so stark wie das der Bots.

cli-fit = Die Gewichte der Merkmale eines Spiels neu anpassen, anhand von Partien der Bots.
cli-fit-matches = Partien je Durchgang, für jede Personenzahl.
cli-fit-out = Die Datei, die geschrieben wird; ohne Angabe die weights.toml des Spiels.
fit-players = { $players } Personen
fit-round = Durchgang { $round }: { $points } Punkte, Fehler { $error }, Kreuzentropie { $entropy }
fit-written = Geschrieben: { $file }
fit-no-judgement = { $game } hat keine Merkmale; es gibt nichts anzupassen.
cli-ladder = Die Stärke jeder Stufe messen, in allen Spielen und zu zweit bis zu viert; dauert auf zwei Kernen eine Stunde.
cli-ladder-folder = Der Ordner für strength.md, strength.csv und strength.svg.
cli-ladder-matches = Partien zu zweit je Serie.
cli-ladder-many = Partien zu dritt und zu viert je Serie.
cli-record = Eine Datei für die Partien selbst, eine je Zeile als JSON.
cli-rotate = Jede Verteilung mit jeder Rotation der Sitzplätze spielen; unnötig zwischen gleichen Bots.

## Der Server

server-away = Ein Bot sitzt auf deinem Platz; komm erst zurück.
server-not-away = Du sitzt schon auf deinem Platz.
server-has-account = Du hast schon ein Konto.
server-login-taken = Der Name „{ $name }“ ist vergeben.
server-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
server-no-account = Du hast noch kein Konto.
server-no-session = Dort bist du nicht angemeldet.
server-common-password = Dieses Passwort würden andere zuerst ausprobieren; wähle ein anderes.
server-wrong-token = Der Server kennt dieses Token nicht.
server-who-are-you = Sag dem Server zuerst deinen Namen.
server-host-only = Das darf nur, wer den Tisch eröffnet hat.
server-no-table = Diesen Tisch gibt es nicht.
server-broken-table = Das Protokoll dieses Tisches ist beschädigt; er lässt sich weder anzeigen noch weiterspielen.
server-no-database = Der Server erreicht seine Datenbank gerade nicht; versuch es bald noch einmal.
server-no-seat = Es gibt keinen Platz { $seat }; der Tisch hat { $seats }.
server-seat-taken = Dieser Platz ist nicht frei.
server-seat-open = Dort sitzt niemand.
server-seat-reserved = Dieser Platz ist reserviert; er braucht den Link, der für ihn gemacht wurde.
server-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-your-seat = Dieser Platz gehört jemand anderem.
server-no-own-seat = Ein neuer Tisch braucht einen Platz für dich.
server-started = Die Partie hat begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-not-your-turn = Du bist nicht am Zug.
server-turn-over = „{ $move }“: Dein Zug ist vorher zu Ende.
server-after-reveal = „{ $move }“: Der Zug davor deckt etwas auf. Spiel erst bis dahin und entscheide dann.
server-stale = Die Partie ist inzwischen weitergegangen; sieh sie dir zuerst an.
server-no-undo = An diesem Tisch wird nichts zurückgenommen.
server-no-wish = Niemand möchte etwas zurücknehmen.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-no-position = Es gibt keine Stellung nach { $at } Aktionen; die Partie hat { $last }.
server-other-origin = Ein Tisch, der eine Partie fortsetzt, braucht dasselbe Spiel und gleich viele Plätze.
server-no-lesson = Für dieses Spiel gibt es keine Lektion.
server-other-lesson = Eine Lektion spielst du gegen einen Bot der Stufe Neuling; gegeben wird immer gleich.
server-no-components = Dieser Server spielt nur mit seinem eigenen Material.
server-no-analysis = Eine solche Analyse von dir gibt es nicht.
server-not-your-bot = Das ist kein Bot von dir.
server-too-many = Zu viele Anfragen; warte { $seconds } s.
server-too-many-analyses = Du hast schon { $most } Analysen laufen; lass erst eine fertig werden.
server-too-many-sockets = Du hast { $most } Tische zugleich offen; schließ erst einen.
server-too-many-tables = Du hast { $most } Tische, die nicht zu Ende sind; beende erst einen.
server-chat-full = Hier hast du genug geschrieben: Mehr als { $most } Nachrichten pro Tisch gehen nicht.
server-log-full = An diesem Tisch ist schon { $most }-mal etwas geschehen; die Partie lässt sich nur noch zu Ende spielen.
server-too-large = Das sind mehr als { $limit } Bytes.
server-wrong-form = Diese Nachricht ist unverständlich: { $where }: { $why }
server-name-long = Ein Name hat höchstens { $most } Zeichen.
server-name-empty = Ein Name hat Buchstaben und keine Steuerzeichen.
server-name-invisible = Ein Name hat keine unsichtbaren Zeichen.
server-name-mixed = Ein Name mischt keine Alphabete: Seine Buchstaben könnten mit anderen verwechselt werden.
server-wrong-origin = Diese Anfrage kommt von einer fremden Seite.
server-no-json = Das ist kein JSON, oder es ist zu tief verschachtelt.
server-failed = Auf dem Server ist etwas schiefgegangen; das liegt nicht an dir.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse nimmt solche Anfragen nicht an.
server-no-client = Der Server läuft, aber die Seiten zum Spielen sind nicht gebaut: Das macht make web.
serve-at = Tessera läuft unter { $address } – beenden mit Strg-C.
serve-data = Alle Daten werden in { $where } gespeichert.
serve-bad-setting = Ungültige Einstellung „{ $key }“: { $why }
serve-no-port = Port { $port } ist belegt; wähl mit --port einen anderen.
serve-no-database = Die Datenbank ist nicht erreichbar: { $why }
serve-in-use = Ein anderer Server (Prozess { $process }) benutzt { $file }. Eine SQLite-Datei darf nur ein Server benutzen; mit PostgreSQL können es mehrere sein.
serve-newer-database = Diese Datenbank stammt von einer neueren Version von Tessera. Installier diese Version, oder spiel eine Sicherung von vor dem Upgrade ein.
cli-serve = Den Server starten, für Browser und Programme.
cli-serve-host = Die Adresse, auf der er lauscht; 0.0.0.0 für alle Schnittstellen.
cli-serve-port = Der Port, auf dem er lauscht; 0 für einen beliebigen freien.
cli-serve-database = postgresql://… oder sqlite:///DATEI; ohne Angabe eine SQLite-Datei im Datenordner.
cli-serve-data = Der Datenordner; ohne Angabe der des Benutzers.
cli-serve-game = Die Python-Datei eines zusätzlichen Spiels; mehrfach möglich.
cli-serve-open = Einen Browser öffnen, sobald der Server bereit ist.
cli-serve-config = Eine TOML-Datei mit Einstellungen (docs/hosting.md).
cli-backup = Eine konsistente Kopie der Datenbank schreiben, auch während der Server läuft.
cli-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
backup-done = { $file }: { $entries } Einträge von { $tables } Tischen.
backup-in-the-way = { $file } gibt es schon.
backup-failed = Die Sicherung ist fehlgeschlagen: { $why }
backup-damaged = Die Datenbank ist beschädigt: { $why } Es wurde nichts geschrieben; bewahr deine älteren Sicherungen auf.
cli-verify = Die Verteilung einer beendeten Partie anhand der Zusage des Servers prüfen.
cli-commitment = Die Zusage, die vor der Partie gezeigt wurde, falls du sie notiert hast.
verify-good = Gegeben wurde wie zugesagt: { $commitment }
verify-result = { $moves } Züge nachgespielt; am Ende: { $points }
verify-bad = Gegeben wurde NICHT wie zugesagt: Die Datei sagt { $promised }, Startwert und Salz ergeben { $found }.
verify-nothing = In dieser Datei ist nichts zu prüfen: Ein Server fügt Zusage und Salz hinzu, wenn die Partie zu Ende ist.
cli-bench-what = rules (Vorgabe) oder server.
cli-bench-tables = Für server: Anzahl der Tische, die gleichzeitig spielen.
cli-bench-hostile = Für server: wie lange brave Spieler warten, während andere ihn überfluten.
bench-wrong-what = „{ $what }“ lässt sich nicht messen; möglich sind rules und server.
bench-no-client = Um den Server zu messen, braucht es httpx: pip install "tessera[bench]"

## Der Browser

web-skip = Zum Inhalt springen
web-loading = Einen Moment …
web-no-server = Der Server antwortet nicht.
web-no-table = Diesen Tisch gibt es nicht.
web-nothing-here = Hier ist nichts
web-to-front = Zur Startseite
web-nav = Seiten
web-rules = Regeln
web-matches = Partien
web-account = Konto
web-guest = Gast
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-set-glow = Wählbares leuchtet
web-set-sound = Töne
web-set-alerts = Melden, wenn ich am Zug bin
web-seat-free = Platz { $seat }

## Der Browser: Startseite, neue Tische, Regeln, Konten

web-front-title = Zwei gute Brettspiele, und immer jemand zum Mitspielen
web-front-lead = Spiel mit Freunden per Link oder sofort gegen Bots. Kostenlos, im Browser, ohne Konto.
web-front-players = { $fewest } bis { $most } Spieler
web-front-players-only = { $count } Spieler
web-front-minutes = { $least } bis { $longest } Minuten
web-front-minutes-about = etwa { $minutes } Minuten
web-front-how-many = Spieler
web-front-against = Bots
web-front-play = Gegen Bots spielen
web-front-laying = Der Tisch wird vorbereitet …
web-front-friends = Mit Freunden spielen
web-front-learn = In fünf Minuten lernen
web-front-by = Ein Spiel von { $authors }
web-front-continue = Weiterspielen
web-front-open = Offene Tische
web-front-recent = Letzte Partien
web-front-none-open = Gerade sucht niemand Mitspieler. „Mit Freunden spielen“ eröffnet einen Tisch, den andere hier finden, wenn du ihn für alle öffnest.
web-front-with = mit { $names }
web-front-one-device = an einem Gerät: { $names }
web-front-nobody-yet = noch ist niemand sonst da
web-front-seats = { $taken } von { $seats } Plätzen besetzt
web-front-your-turn = Du bist am Zug
web-front-others-turn = Andere am Zug
web-front-go-on = Weiterspielen
web-front-sit = Platz nehmen
web-front-replay = Nachspielen
web-front-all = Alle meine Partien
web-front-unofficial = Inoffizielle Umsetzungen von Leuten, die diese Spiele mögen. Die Spiele gehören ihren Autoren: Gefällt dir eines, dann kauf es.

web-new-title = { $game }: neuer Tisch
web-new-which = Welches Spiel
web-new-seats = Wer spielt mit?
web-new-order = Gespielt wird reihum in dieser Reihenfolge; wer beginnt, entscheidet das Los.
web-new-who = Wer auf Platz { $seat } sitzt
web-new-me = Ich
web-new-friend = Mitspieler
web-new-bot = Bot
web-new-name = Name
web-new-level = Stufe
web-new-reserved = Nur mit eigenem Link
web-new-remove = Platz { $seat } entfernen
web-new-add-friend = + Mitspieler
web-new-add-bot = + Bot
web-new-one-device = Mehrere Plätze gehören dir: Ihr reicht dieses Gerät herum. Gibt es verdeckte Handkarten, fragt es erst nach der nächsten Person.
web-new-why = Was rekonstruiert ist
web-new-settings = Wie spielt ihr?
web-new-listed = Wer darf mitspielen?
web-new-private = Per Link
web-new-private-hint = Du bekommst einen Link für deine Freunde.
web-new-public = Alle
web-new-public-hint = Der Tisch steht auch auf der Startseite.
web-new-clock = Bedenkzeit
web-new-clock-none = Unbegrenzt
web-new-clock-none-hint = Alle nehmen sich die Zeit, die sie brauchen.
web-new-clock-live = Live
web-new-clock-live-hint = Alle sind jetzt da. Läuft die Zeit ab, spielt ein Bot diesen Zug.
web-new-clock-days = In Tagen
web-new-clock-days-hint = Ab und zu ein Zug. Sind die Tage abgelaufen, spielt ein Bot diesen Zug.
web-new-turn = Sekunden je Zug
web-new-bank = Minuten in Reserve
web-new-days = Tage je Zug
web-new-range = Eine ganze Zahl von { $fewest } bis { $most }.
web-new-undo = Züge zurücknehmen
web-new-undo-free = Frei
web-new-undo-free-hint = Die eigenen Züge, bis Verdecktes aufgedeckt wird; danach, wenn alle zustimmen.
web-new-undo-consent = Wenn alle zustimmen
web-new-undo-consent-hint = Die anderen werden jedes Mal gefragt.
web-new-undo-never = Nie
web-new-undo-never-hint = Gespielt ist gespielt.
web-new-hints = Tipps der Bots sind erlaubt
web-new-hints-hint = Was täte ein Bot, und wer gewinnt wohl?
web-new-more = Mehr
web-new-components = Eigenes Spielmaterial
web-new-components-hint = Wenn du das Spiel besitzt, kannst du mit dem spielen, was in der Schachtel ist: eine TOML-Datei in der Form unserer components.toml. Die Regeln werden dann dafür kompiliert; das dauert etwas.
web-new-compiling = Die Regeln werden für dein Material kompiliert …
web-new-lay = Tisch eröffnen
web-new-then-link = Dann bekommst du den Link für die anderen.
web-new-then-begin = Die Partie beginnt sofort.

web-rules-learn = Für den Anfang ist Spielen leichter als Lesen:
web-rules-search = Suchen
web-rules-found = { $rules ->
    [0] Keine Regel
    [one] Eine Regel
   *[other] { $rules } Regeln
    }, { $components ->
    [0] kein Spielteil
    [one] ein Spielteil
   *[other] { $components } Spielteile
    }
web-rules-nothing = Nichts hier enthält alle diese Wörter.
web-rules-none = Die Regeln dieses Spiels sind hier nicht aufgeschrieben.
web-rules-chapters = Kapitel
web-rules-reconstructed = Rekonstruiert
web-rules-in-part = Zum Teil rekonstruiert
web-rules-own-components = Wer das Spiel besitzt, kann mit dem spielen, was in der Schachtel ist:
web-rules-new-table = ein neuer Tisch mit eigenem Spielmaterial
web-rules-components = Was in der Schachtel ist
web-rules-no-box = Der Server verrät nicht, was in der Schachtel ist.
web-rules-component = Name
web-rules-does = Was es bewirkt
web-rules-from = Quelle
web-rules-source-rulebook = Spielanleitung
web-rules-source-transcription = Abschrift
web-rules-source-inferred = Erschlossen
web-rules-source-reconstruction = Rekonstruktion
web-rules-source-rulebook-is = steht in einer Spielanleitung oder in einem ihrer Beispiele
web-rules-source-transcription-is = von anderen öffentlich von den gedruckten Plättchen abgelesen; stimmt mit allen Beispielen der Spielanleitung überein
web-rules-source-inferred-is = erschlossen: Nur so geht alles andere auf
web-rules-source-reconstruction-is = nirgends öffentlich beschrieben; unseres passt zu allem, was bekannt ist, kann aber von deinem abweichen

web-account-title = Hallo { $name }
web-account-title-nobody = Wer bist du?
web-account-who = Dein Name
web-account-name = Was die anderen sehen
web-account-name-hint = An Tischen, die du von jetzt an eröffnest oder an die du dich setzt.
web-account-name-empty = Ein Name hat mindestens einen Buchstaben.
web-account-rename = Namen speichern
web-account-renamed = Gespeichert.
web-account-account = Dein Konto
web-account-signed-in = Angemeldet als { $login }
web-account-everywhere = Mit Anmeldename und Passwort findest du deine Tische und Partien auf jedem Gerät.
web-account-sign-out = Abmelden
web-account-forget = In diesem Browser vergessen
web-account-forget-sure = Du bist Gast: Deine Tische und Partien findet danach niemand mehr wieder, weder du noch wir.
web-account-forget-yes = Vergessen
web-account-forget-no = Behalten
web-account-guest = Du bist Gast
web-account-guest-is = Mehr brauchst du nicht, um zu spielen. Aber nur dieser Browser kennt dich: Auf einem anderen Gerät, oder wenn seine Cookies gelöscht werden, kommst du nicht mehr an deine Tische und Partien. Ein Konto besteht aus Anmeldename und Passwort, sonst nichts; auch keine E-Mail-Adresse.
web-account-way = Konto
web-account-register = Konto anlegen
web-account-register-hint = Was du bisher gespielt hast, bleibt deins.
web-account-sign-in = Anmelden
web-account-sign-in-hint = Was du hier als Gast gespielt hast, kommt ins Konto.
web-account-login = Anmeldename
web-account-login-form = 3 bis 60 Buchstaben, Ziffern oder Zeichen aus _ . @ + -
web-account-password = Passwort
web-account-password-hint = Mindestens 8 Zeichen. Bewahre es gut auf: Ohne E-Mail-Adresse kann dir niemand ein neues schicken.
web-account-password-form = Ein Passwort hat mindestens { $signs } Zeichen.
web-account-show = Passwort anzeigen
web-account-bots = Zum Programmieren: eigene Bots
web-account-bots-are = Ein Programm kann an einem Tisch sitzen wie jeder andere. Es spielt über die API mit einem eigenen Token und sieht nur, was sein Platz sehen darf.
web-account-api = Was die API kann
web-account-bot-name = Name des Bots
web-account-bot-make = Bot anlegen
web-account-bot-remove = Entfernen
web-account-bot-sure = Sein Token gilt dann nicht mehr; seine Partien bleiben.
web-account-token = Das Token von { $name }
web-account-token-once = Es wird nur jetzt gezeigt: Kopiere es dorthin, wo dein Programm es findet.
web-account-copy = Kopieren
web-account-copied = Kopiert

web-matches-title = Deine Partien
web-matches-none = Du hast noch nicht gespielt. Eine erste Partie gegen Bots ist nur einen Klick entfernt.
web-matches-first = Zu den Spielen
web-matches-played = Partien
web-matches-wins = Siege
web-matches-mean = Punkteschnitt
web-matches-best = Bestes Ergebnis
web-matches-against = Gegen
web-matches-opponent = Gegner
web-matches-people = Menschen
web-matches-plot = Die Punkte { $matches ->
    [one] deiner letzten Partie
   *[other] deiner letzten { $matches } Partien
    }; das beste Ergebnis ist { $best }.
web-matches-won = Gewonnen
web-matches-not-won = Nicht gewonnen
web-matches-running = Laufende Partien
web-matches-over = Beendete Partien
web-matches-game = Spiel
web-matches-scores = Spieler und Punkte
web-matches-when = Wann
web-matches-lesson = Lektion
web-matches-winning = Was gewinnt
web-matches-winning-is = Wie viele von denen gewonnen haben, die es gebaut haben, in den letzten Partien auf diesem Server.
web-matches-of-game = { $game }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
    }
web-matches-built = Gebaut
web-matches-by = Von
web-matches-of-them-won = Davon gewonnen
web-matches-everybody = Alle

## Der Browser: ein Tisch

web-close = Schließen
web-table-areas = Teile des Tisches
web-table-log = Verlauf & Chat
web-table-your-turn = Du bist am Zug
web-table-to-act = am Zug
web-table-lost = Verbindung verloren; neuer Versuch …
web-table-see-board = Spielplan ansehen
web-table-result = Ergebnis
web-table-rule = Die Regel { $rule }
web-table-clock = Restzeit
web-table-days = { $days } Tage
web-table-bank = Reserve: { $time }
web-table-hand-over = Gib das Gerät an { $player }
web-table-i-am = Ich bin { $player }
web-table-say = Schreib etwas
web-table-send = Senden
web-table-mute = stumm
web-table-wish = { $player } möchte einen Spielzug zurücknehmen.
web-table-agree = Zustimmen
web-table-refuse = Ablehnen
web-table-people = Leute am Tisch
web-table-is-here = { $player } ist da.
web-table-is-gone = { $player } ist nicht verbunden.
web-table-is-away = { $player } ist gegangen; ein Bot spielt.
web-table-wish-waits = Du möchtest einen Zug zurücknehmen; die anderen werden gefragt.
web-table-wish-away = Du möchtest einen Zug zurücknehmen; auch { $player } muss zustimmen, hat die Partie aber verlassen.
web-table-unmute = { $player } wieder hören
web-table-away = Ein Bot spielt für dich.
web-table-come = Zurückkommen
web-table-confirm = Das ist dein Zug: bestätigen oder rückgängig machen.
web-table-confirm-reveal = Bestätigen oder rückgängig machen: Danach wird Verdecktes aufgedeckt, und es bleibt dabei.
web-table-waits-for = { $player } denkt nach …
web-table-spectator = Du siehst zu.
web-table-prepared = Vorbereitet
web-table-effect-later = Was unterstrichen ist, zeigt seine Wirkung, wenn du bestätigst.
web-table-type = Zug eingeben
web-table-type-unknown = Kein Zug heißt hier „{ $text }“; die Liste zeigt, welche es gibt.
web-table-hint = Tipp
web-table-back = Rückgängig
web-table-play-so-far = Bestätigen und weiter
web-table-end-turn = Bestätigen
web-table-study = Nachspielen und Analyse
web-table-study-now = Zurückblicken und ausprobieren
web-table-rematch = Revanche
web-table-to-rematch = Zur Revanche
web-table-recap = Rückblick
web-table-recap-nothing = Seit deinem letzten Zug ist nichts passiert.
web-table-recap-close = Zurück zur Partie
web-table-recap-next = Weiter
web-table-recap-back = Zurück
web-table-looking-back = Rückblick auf das, was geschehen ist.
web-table-take-back = Zurücknehmen
web-table-more = Mehr
web-table-leave = Gehen; ein Bot spielt für mich weiter
web-table-promise = Was gegeben wird, stand vor dem ersten Spielzug fest; die Zusage dafür beginnt mit { $commitment }. Nach der Partie kann sie jeder nachprüfen.
web-hint-line = gewinnt zu { $chance }, etwa { $points } Punkte

web-log-create = { $player } hat den Tisch eröffnet.
web-log-sit = { $player } nimmt Platz.
web-log-stand = Platz { $seat } ist wieder frei.
web-log-invite = Ein Bot übernimmt Platz { $seat }.
web-log-ready = { $player } ist bereit.
web-log-start = Die Partie beginnt.
web-log-play = { $player } spielt.
web-log-undo = Ein Spielzug wird zurückgenommen.
web-log-ask = { $player } möchte einen Spielzug zurücknehmen.
web-log-refuse = Der Spielzug bleibt.
web-log-leave = { $player } ist gegangen; ein Bot spielt weiter.
web-log-come = { $player } ist wieder da.
web-log-rematch = Es gibt eine Revanche.

web-lobby-title = Wer spielt mit?
web-lobby-waiting = { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
    } Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
web-lobby-all-there = Alle sind da; die Partie beginnt, wenn alle bereit sind.
web-lobby-reserved = Reserviert
web-lobby-free = Frei
web-lobby-you = du
web-lobby-ready = bereit
web-lobby-not-ready = noch nicht bereit
web-lobby-sit = Platz nehmen
web-lobby-bot = Bot hinzufügen ({ $level })
web-lobby-level = Stufe der Bots:
web-lobby-stand = Aufstehen
web-lobby-send-away = Wegschicken
web-lobby-i-am-ready = Ich bin bereit
web-lobby-wait = Moment, noch nicht
web-lobby-name = Dein Name:
web-lobby-link = Der Link zu diesem Tisch
web-lobby-talk = Was geschieht und was geredet wird
web-lobby-link-how = Schick ihn deinen Freunden: Wer ihn öffnet, kann Platz nehmen oder zusehen. Niemand braucht ein Konto.
web-lobby-copy-seat = Link zu diesem Platz kopieren

web-lesson = Lektion
web-lesson-next = Weiter
web-lesson-read = Lies, was oben steht.
web-lesson-done = Weiterspielen
web-lesson-wait = Dein Gegner ist am Zug …

## Der Browser: ein Spielplan für Spiele, die keinen haben

web-plain-position = Stellung
web-plain-moves = Züge
web-plain-ask = Du bist am Zug: Wähle, was du spielst.
web-plain-ask-list = Du bist am Zug: Wähle einen Zug aus der Liste.
web-plain-filter = Züge durchsuchen
web-plain-none = Kein Zug enthält diese Wörter.
web-plain-below = Wähle unten einen der Züge.
web-plain-nothing = Du hast gerade nichts zu tun.
web-plain-why-not = Was ist nicht möglich, und warum?
web-plain-no-others = Andere Züge gibt es nicht.
web-plain-and-more = { $moves } und { $count } weitere
web-plain-more = und { $count } weitere
web-plain-yes = ja
web-plain-no = nein

## Der Browser: Nachspielen und Analyse

web-study-title = Nachspielen: { $game }
web-study-players = Spieler
web-study-more = Mehr
web-study-eyes = Sicht
web-study-eyes-spectator = Zuschauer
web-study-eyes-what-if = In der Variante siehst du, was sieht, wer gerade entscheidet.
web-study-text = Text
web-study-json = JSON
web-study-download-text = Partie als Text herunterladen
web-study-download-json = Partie als JSON herunterladen
web-study-play-on = Von hier weiterspielen
web-study-play-on-before = Ohne diese Züge weiterspielen
web-study-play-on-as = Ein neuer Tisch, der hier beginnt: Du nimmst den Platz von { $player } ein, Bots die anderen.
web-study-to-table = Zum Tisch
web-study-bots = Bots
web-study-bots-think = Was die Bots denken
web-study-area-steps = Schritte
web-study-hidden = Was später kommt, bleibt verborgen, bis du dort bist.
web-study-show-all = Alles zeigen
web-study-show-result = Ergebnis zeigen
web-study-so-far = Soweit du die Partie nachgespielt hast.
web-study-newer = Nach neueren Schritten sehen
web-study-bar = Nachspielen
web-study-go = Durch die Partie gehen
web-study-keys = Tasten: ← → ein Schritt, Pos1 und Ende, Leertaste spielt ab
web-study-first = Zum ersten Schritt
web-study-previous = Ein Schritt zurück
web-study-play = Abspielen
web-study-pause = Pause
web-study-next = Ein Schritt vor
web-study-last = Zum letzten Schritt
web-study-slider = Schritt
web-study-step-of = Schritt { $step } von { $steps }
web-study-speed = Tempo
web-study-copy = Link kopieren
web-study-copied = Link kopiert
web-study-what-if = Variante
web-study-what-if-why = Probiere von dieser Stellung aus andere Züge, reihum für alle; die Variante steht im Link.
web-study-what-if-none = Noch ist kein Zug ausprobiert.
web-study-line = Die Züge der Variante
web-study-line-empty = Wähle Züge auf dem Spielplan, reihum für alle.
web-study-line-first = Zum Anfang der Variante
web-study-line-back = Ein Zug zurück
web-study-line-forth = Ein Zug vor
web-study-line-last = Zum Ende der Variante
web-study-after = { $step ->
    [0] Ab Beginn
   *[other] Ab Schritt { $step }
    }
web-study-clear = Leeren
web-study-deal = Neu geben
web-study-deal-why = Was du nicht wissen kannst, wird zufällig gegeben; hiermit wird es anders gegeben.
web-study-position = Diese Stellung
web-study-ask-position = Nach dieser Stellung fragen
web-study-best = Beste Züge von { $player }
web-study-basis = Nach dem, was sieht, wer entscheidet, über { $iterations } Fortsetzungen. Die Chancen gelten für ein Spiel so stark wie das der Bots.
web-study-try = Diesen Zug ausprobieren
web-study-whole = Die ganze Partie
web-study-whole-what = Die Bots prüfen jede Entscheidung: die Gewinnchancen aller im Lauf der Partie und die Züge, die am meisten gekostet haben.
web-study-whole-later = Eine ganze Partie prüfen die Bots, sobald sie zu Ende ist.
web-study-ask = Bots fragen
web-study-failed = Die Analyse ist fehlgeschlagen. Frag noch einmal.
web-study-chances = Gewinnchancen
web-study-costly = Die teuersten Züge
web-study-costly-none = Kein Zug hat viel gekostet.
web-study-whose = Wessen Züge
web-study-whose-all = Alle
web-study-cost = −{ $points } %
web-study-cost-why = Was der Zug an Gewinnchance verschenkt hat, in Prozentpunkten.
web-study-go-to-decision = Die Stellung zeigen, in der das gespielt wurde
web-study-played = gespielt: „{ $move }“
web-study-preferred = laut Bots besser: „{ $move }“
web-study-sources = Woher die Punkte kamen
web-study-scores = Punkte im Lauf der Partie
web-study-proof = Nachweis der Zusage
web-study-proof-why = Vor dem ersten Spielzug hat der Server eine Zusage gezeigt: die SHA-256-Prüfsumme von Salz und Startwert. Nach der Partie verrät er beides, sodass jeder prüfen kann, dass nichts anders gegeben wurde.
web-study-commitment = Zusage
web-study-seed = Startwert
web-study-salt = Salz
web-study-proof-how = Zum Prüfen lade die Partie herunter und führe aus:
