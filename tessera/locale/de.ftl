### Tessera auf Deutsch. Ein Katalog dient dem Terminal, dem Server und dem Browser.
### Ein Fakt, der die Kennung einer Sache ist, liest sich als ihr Name.

## Fehler in jedem Spiel

no-such-language = Unbekannte Sprache: „{ $language }“. Zur Wahl stehen { $languages }.
no-such-game = Unbekanntes Spiel: „{ $game }“. Zur Wahl stehen { $games }.
broken-game = { $file } definiert kein Spiel: { $why }
no-such-option = Unbekannte Option: „{ $option }“. Zur Wahl stehen { $options }.
wrong-option = Option { $option }: „{ $value }“ ist nicht möglich; zur Wahl stehen { $values }.
wrong-seat-options = Option { $option }: { $players } Werte nötig, einer je Platz; zur Wahl stehen { $values }; angegeben: „{ $value }“.
wrong-seat-options-distinct = Option { $option }: { $players } verschiedene Werte nötig, einer je Platz; zur Wahl stehen { $values }; angegeben: „{ $value }“.
wrong-players = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $players }.
wrong-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615 oder 32 Hexadezimalziffern, nicht { $seed }.
wrong-seats = Eine Partie zu { $players } braucht { $players } Namen, einen je Platz; angegeben: { $seats }.
no-such-move = Unbekannter Spielzug: „{ $move }“.
no-such-move-near = Unbekannter Spielzug: „{ $move }“. Meintest du { $near }?
no-such-action = Unbekannte Aktion: { $action }. Die Nummern gehen von 0 bis { $last }.
points-other = sonstige
match-over = Die Partie ist zu Ende.
not-possible = Das ist jetzt nicht möglich.
not-settled = Zuerst kommt ein automatischer Schritt des Spiels.
nothing-to-undo = Es gibt nichts, was sich zurücknehmen lässt.
seen-since = Seitdem ist etwas Verdecktes aufgedeckt worden; das lässt sich nicht zurücknehmen.
cannot-write = { $file } lässt sich nicht schreiben: { $why }.
file-in-the-way = { $file } gibt es schon, und es ist keine Tessera-Partie. Wähle einen anderen Namen.
cannot-read = { $file } lässt sich nicht lesen: { $why }.
not-text = { $file } ist keine Textdatei.
bad-json = Dieses JSON ist unvollständig oder in Zeile { $line } fehlerhaft.
not-a-match = Das ist keine Tessera-Partie.
bad-line = Zeile { $line } des Kopfes gehört nicht zu einer Partie: „{ $text }“.
line-twice = Zeile { $line } des Kopfes nennt „{ $key }“ ein zweites Mal.
other-format = Diese Partie ist in Version { $version } des Formats geschrieben; dieses Programm liest Version { $ours }.
field-missing = Der Partie fehlt „{ $key }“.
field-wrong = Die Partie hat einen ungültigen Wert für „{ $key }“: { $value }.
field-unknown = Die Partie hat ein unbekanntes Feld: „{ $key }“.
other-rules = Diese Partie wurde nach Version { $theirs } der Regeln gespielt; dieses Programm hat Version { $ours }.
other-components = Diese Partie wurde mit anderem Spielmaterial ({ $theirs }) gespielt, als dieses Programm hat ({ $ours }).
move-refused = Spielzug { $number }, „{ $move }“: { $reason }
components-fault = { $file }, Zeile { $line }: { $fault }
components-none = { $game } kann nicht mit anderem Spielmaterial gespielt werden.
fault-toml = das ist kein TOML: { $why }
fault-missing = „{ $key }“ fehlt in [{ $section }]
fault-kind = „{ $key }“ muss vom Typ { $kind } sein, nicht „{ $value }“
fault-names = der Name fehlt auf: { $languages }
fault-unknown = „{ $value }“ ist nicht möglich; zur Wahl stehen { $values }
fault-twice = „{ $value }“ kommt zweimal vor
fault-range = „{ $key }“ muss zwischen { $fewest } und { $most } liegen, nicht { $value }
fault-long = die Datei hat { $length } Zeichen, höchstens { $most } sind erlaubt
fault-nested = das ist zu tief verschachtelt
fault-unclosed = ein Text muss in der Zeile enden, in der er beginnt
fault-text = „{ $key }“ muss eine Zeile mit 1 bis { $longest } sichtbaren Zeichen sein, nicht „{ $value }“
fault-id = „{ $key }“ muss ein einziges Wort aus Buchstaben, Ziffern und Bindestrichen mit höchstens { $longest } Zeichen sein, nicht „{ $value }“
components-moves = Mit diesem Spielmaterial gäbe es { $moves } Spielzüge; sie müssen alle verschieden sein, höchstens { $most }.
components-endless = Mit diesem Spielmaterial endet eine Partie { $game } nie.
components-crash = Mit diesem Spielmaterial funktionieren die Regeln von { $game } nicht: { $why }
components-slow = Mit diesem Spielmaterial dauert es zu lange, { $game } zu kompilieren oder zu spielen.

## Das Terminal

seat-you = Du
seat-bot = { $bot } { $seat }
bot-random = Zufall
terminal-compiling = Die Regeln werden kompiliert; das passiert nur einmal und dauert ein paar Sekunden …
since-last-turn = Seit deinem letzten Zug
terminal-prompt = Dein Spielzug (Nummer oder Wörter; „hilfe“ zeigt mehr):
terminal-end-turn = Enter bestätigt, „zurück“ nimmt deinen Spielzug zurück:
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }.
terminal-under-way = Die Partie läuft noch.
terminal-resume = Weiterspielen mit: tessera play --resume { $file }
terminal-not-now = Es gibt keinen Spielzug Nummer { $number }; wähle 1 bis { $last }.
terminal-help =
    Tippe eine Nummer, um den Spielzug mit dieser Nummer zu spielen. Du kannst einen Spielzug auch so eintippen, wie er in der Liste steht, oder abkürzen, solange nur einer passt („buy wind at 2.1“).
    zurück: nimmt Spielzüge zurück, höchstens bis zuletzt etwas aufgedeckt wurde
    speichern [DATEI]: speichert die Partie in einer Datei, als JSON, wenn ihr Name auf .json endet
    regeln [ID]: zeigt die Regeln oder eine davon
    verlauf: zeigt alles, was passiert ist
    tipp: zeigt, was die Bots spielen würden, und die Chancen aller
    tipp on, tipp off: zeigt oder verbirgt, wo sich eine Karte vollenden lässt
    ende: speichert die Partie und beendet das Programm
terminal-word-hint = tipp
terminal-word-undo = zurück
terminal-word-save = speichern
terminal-word-rules = regeln
terminal-word-log = verlauf
terminal-word-help = hilfe
terminal-word-quit = ende
terminal-word-next = weiter
terminal-word-back = vorher
result-winner = Es gewinnt: { $names }
result-winners = Geteilter Sieg: { $names }
result-rank = Rang
result-player = Name
result-points = Punkte
result-sum = Summe
terminal-several = „{ $text }“ ist nicht eindeutig: { $moves }.
terminal-no-seat-you = Im Terminal kann vorerst nur ein Platz „you“ sein.
terminal-resume-alone = --resume setzt die Partie fort, wie sie gespeichert wurde; lass { $option } weg.
terminal-replay-prompt = Schritt { $step } von { $steps }. Enter oder „weiter“, „vorher“, eine Zahl, „ende“:
terminal-rule-missing = Unbekannte Regel: „{ $rule }“.
terminal-no-rules = Für { $game } gibt es keine Regelübersicht.
rules-title = { $game }: die Regeln im Überblick
rules-goal = So gewinnst du
rules-ruling = Klarstellung:
rules-reconstructed = Was wir rekonstruiert haben
rules-own-rulings = Absätze mit „Klarstellung“ entscheiden, was die Spielanleitung offenlässt.
rules-unofficial = Eine inoffizielle Umsetzung, in eigenen Worten; das Spiel gehört seinen Autoren.

cli-help = Moderne Brettspiele spielen und erforschen: Die Regeln werden einmal in Python geschrieben und kompiliert.
cli-play = Eine Partie im Terminal spielen.
cli-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-rules = Die Regeln eines Spiels kurz zusammengefasst ausgeben, mit allen Klarstellungen.
cli-bench = Die Geschwindigkeit der Regeln, der Umgebungen oder des Servers auf diesem Rechner messen.
cli-version = Die Version von Tessera ausgeben.
cli-which-game = Das Spiel.
cli-which-game-default = Das Spiel; ohne Angabe { $game }.
cli-seats = Die Mitspielenden in Zugreihenfolge, durch Kommas getrennt: you oder ein Bot (novice, easy, medium, hard, expert, master, greedy, random).
cli-components = Mit eigenem Spielmaterial spielen: eine TOML-Datei (docs/components.md).
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
    .hint = Denkt nur an den eigenen Zug und übersieht vieles. Zum Kennenlernen der Regeln.
bot-easy = Leicht
    .hint = Denkt nur an den eigenen Zug, findet aber öfter gute Züge. Ideal für die erste Partie.
bot-medium = Mittel
    .hint = Rechnet mit deinen Antworten und macht ab und zu einen Fehler.
bot-hard = Schwer
    .hint = Plant voraus und übersieht nichts.
bot-expert = Profi
    .hint = Plant voraus wie Schwer, prüft aber siebenmal so viele Möglichkeiten.
bot-master = Meister
    .hint = Spielt, was ein neuronales Netz in Millionen Partien gegen sich selbst gelernt hat, und rechnet es nach. Am stärksten.
no-such-bot = Unbekannter Bot: „{ $bot }“. Zur Wahl stehen { $bots } oder eine Klasse in einer Python-Datei: ./my_bot.py:Mine.
broken-bot = Der Bot „{ $bot }“ lässt sich nicht verwenden: { $why }
bot-raised = er brach ab: { $detail }
bot-rubbish = seine Antwort ist keine erlaubte Aktion: { $detail }
bot-too-slow = er dachte zu lange nach: { $detail }
bot-replaced = { $bot } verlor diesen Zug; stattdessen wurde der aussichtsreichste gespielt: { $fault }

## Arena
cli-arena = Bots viele Partien gegeneinander spielen lassen und ihre Stärke vergleichen.
cli-arena-seats = Die Bots, durch Kommas getrennt: random, greedy, novice, easy, medium, hard, expert, master oder ./my_bot.py:Mine.
cli-arena-seed = Eine ganze Zahl; derselbe Startwert spielt dieselben Partien.
cli-matches = Anzahl der Partien; jede Verteilung wird mit jeder Rotation der Plätze gespielt.
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
arena-rank = Durchschnittsrang
arena-rating = Wertung
arena-time = Rechenzeit je Zug, Median / längste
arena-faults = { $bot } wurde { $count }-mal ersetzt. Beim ersten Mal: { $first }
arena-wrong-matches = Eine Serie braucht mindestens eine Partie, nicht { $matches }.
arena-wrong-limit = Das Zeitlimit muss größer als null sein, nicht { $limit } Sekunden.
arena-no-ray = Ray ist nicht installiert: pip install "tessera[ray]"
arena-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $why }
arena-no-plots = Diagramme brauchen matplotlib: pip install "tessera[plot]"

hint-thinking = Die Bots denken nach …
hint-chance = Gewinnchance
hint-points = Endergebnis
hint-moves = beste Züge
hint-basis = Nach dem, was du siehst, und { $iterations } Simulationen, wenn alle so gut spielen wie die Bots.
hint-why = Dieser Zug { $gains }.
hint-why-but = Dieser Zug { $gains }, auch wenn er { $costs }.
hint-why-more = Er verspricht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } mehr als: { $other }.
hint-why-chance = Die Gewinnchance beträgt { $chance }, nur { $less } bei: { $other }.
hint-why-equal = Mehrere Züge sind etwa gleich gut.
hint-why-best = Kein anderer Zug verspricht so viel.

cli-fit = Die Gewichte der Merkmale eines Spiels neu anpassen, anhand von Partien der Bots.
cli-fit-matches = Partien je Durchgang, für jede Personenzahl.
cli-fit-out = Die Datei, die geschrieben wird; ohne Angabe die weights.toml des Spiels.
fit-players = { $players } Personen
fit-round = Durchgang { $round }: { $points } Punkte, Fehler { $error }, Kreuzentropie { $entropy }
fit-written = Geschrieben: { $file }
fit-no-judgement = { $game } hat keine Merkmale; es gibt nichts anzupassen.
cli-train = Trainiert ein neuronales Netz durch Partien gegen sich selbst oder gegen ein anderes Netz; braucht PyTorch.
cli-train-minutes = Wie lange es lernt.
cli-train-against = Ein Netz, auf das die beste Antwort gelernt wird: eingefrorene Kopien spielen auf allen anderen Plätzen. master ist das Netz, das dem Spiel beiliegt, ohne dessen Suche.
cli-train-start = Das Netz, mit dem es beginnt, statt mit einem zufälligen.
cli-train-out = Der Ordner für Netz, Lernkurve und Zwischenstand; sonst SPIEL-STARTWERT.
cli-train-resume = Der Zwischenstand eines anderen Trainings, das fortgesetzt wird; --minutes zählt ab dessen Beginn.
cli-train-device = cuda oder cpu; sonst eine GPU, falls es eine gibt.
train-no-observation = { $game } beschreibt nicht, was neuronale Netze davon sehen; es gibt nichts zu trainieren.
train-no-torch = Das Training braucht PyTorch: pip install "tessera[train]". Auf einer GPU auch "tessera[cuda]".
train-wrong-device = „{ $device }“ gibt es hier nicht. Möglich sind cuda und cpu.
train-on-cpu = Dieser Prozessor lernt aus { $speed } Entscheidungen pro Sekunde. Das Netz, das dem Spiel beiliegt, hat auf einer GPU aus { $millions } Millionen gelernt; hier würde das { $days } Tage dauern. Stattdessen lernt ein kleineres Netz, das bald besser als der Zufall spielt.
train-no-plot = Es wird keine curve.svg geben; sie braucht matplotlib: pip install "tessera[plot]". In curve.csv steht dasselbe.
train-over = Dieser Zwischenstand hat schon { $minutes } Minuten gelernt. Gib ihm mehr Zeit: --minutes.
broken-checkpoint = { $file } ist kein Zwischenstand eines Trainings von { $game }.
train-preparing = Kompiliert
train-learning = { $speed } Entscheidungen/s
train-against-random = { $players } Spieler, nach { $matches } Partien: { $share } Siege gegen Zufallszüge
train-against-greedy = { $players } Spieler, nach { $matches } Partien: { $share } Siege gegen greedy
train-against-earlier = { $players } Spieler, nach { $matches } Partien: { $share } Siege gegen sich selbst vor einer Minute
train-against-rival = { $players } Spieler, nach { $matches } Partien: { $share } Siege gegen das eingefrorene Netz
train-best-response = Beste Antwort: Siege gegen eingefrorene Kopien des Netzes
train-players = Spieler
train-wins = Siege, mit 95-%-Intervall
train-equal = Bei gleicher Stärke
train-matches = Partien
train-written = Geschrieben: { $folder }
cli-network = Zeigt, wie ein neuronales Netz entstanden ist: Befehl, Rezept, wie viel es gelernt hat.
cli-network-which = Die Datei eines Netzes, oder ein Spiel für das, das ihm beiliegt.
network-title = Das Netz { $name }
no-network = { $file } enthält kein Netz.
broken-network = { $file } enthält kein Netz für { $game }.
no-such-file = Die Datei { $file } gibt es nicht.
cli-ladder = Die Stärke jeder Stufe messen, in allen Spielen und zu zweit bis zu viert; dauert auf zwei Kernen eine Stunde.
cli-ladder-folder = Der Ordner für strength.md, strength.csv und strength.svg.
cli-ladder-matches = Partien zu zweit je Serie.
cli-ladder-many = Partien zu dritt und zu viert je Serie.
cli-record = Eine Datei für die Partien selbst, eine je Zeile als JSON.
cli-rotate = Jede Verteilung mit jeder Rotation der Plätze spielen; unnötig zwischen gleichen Bots.

## Balance und Datensätze
cli-balance = Untersuchen, wie sich ein Satz Spielmaterial zwischen starken Bots spielt, und einen Bericht mit Diagrammen schreiben.
cli-balance-against = Ein anderer Satz Spielmaterial zum Vergleich: eine TOML-Datei.
cli-balance-matches = Partien für jede Spielerzahl.
cli-balance-bots = Wer alle Plätze spielt: network, DATEI.safetensors oder der Name eines Bots; das Netz des Spiels, falls es für jeden Satz eines gibt, sonst greedy.
cli-balance-out = Der Ordner für den Bericht und seine Diagramme; standardmäßig GAME-balance.
cli-data-players = Die Spielerzahlen, durch Kommas getrennt; standardmäßig alle, die das Spiel erlaubt.
cli-data-temperature = Wie frei ein Netz spielt: Bei 0 wählt es immer seinen liebsten Zug, bei 1 zieht es nach seiner Strategie; standardmäßig 0.5.
cli-export = Reproduzierbare Partien zwischen gleichen Bots spielen und in eine Parquet-Datei schreiben.
cli-export-out = Die Parquet-Datei, die geschrieben wird.
cli-export-matches = Anzahl der Partien.
cli-export-bots = Wer alle Plätze spielt: network, DATEI.safetensors, random, greedy oder eine Stufe.
cli-export-vary = Die Optionen der Plätze in jeder Partie auslosen.
export-written = { $file }: { $matches } Partien, { $size } MB
data-wrong-matches = Es braucht mindestens eine Partie und höchstens eine Milliarde, nicht { $matches }.
data-wrong-temperature = Eine Temperatur ist eine Zahl von 0 bis 100, nicht { $temperature }.
data-no-network = Für { $game } mit diesem Spielmaterial gibt es kein Netz. Mit --bots lässt sich ein anderer Spieler wählen: { $bots }.
data-no-pyarrow = Parquet-Dateien brauchen pyarrow: pip install "tessera[data]"
data-not-ours = { $file } ist kein Datensatz, den diese Version von Tessera lesen kann.
balance-written = Geschrieben: { $folder }
balance-shipped = mitgelieferter Satz
balance-usual = übliche Optionen
balance-varied = wechselnde Optionen
balance-playing = { $text }, { $players } Spieler, { $options }
balance-title = Wie sich { $game } spielt
balance-played = { $matches } Partien für jede Spielerzahl ({ $players }); `{ $bot }` spielt alle Plätze.
balance-temperature = Das Netz zieht nach seiner Strategie bei der Temperatur { $temperature }, ohne Suche.
balance-compared = Zwei Sätze Spielmaterial werden verglichen, „{ $text }“ und „{ $value }“, mit denselben Spielern und Startwerten.
balance-marks = { $mark } markiert einen Unterschied, dessen 95-%-Intervall die Null nicht enthält; durch Zufall allein wäre etwa jede zwanzigste Zeile markiert.
balance-intervals = In eckigen Klammern stehen 95-%-Intervalle: nach Wilson für Anteile von Partien und Siegen, Normalintervalle für Mittelwerte und Unterschiede und Normalintervalle mit nach Partien gruppierten Fehlern für bereinigte Wirkungen. Fett: Der faire Wert liegt außerhalb des Intervalls.
balance-general = Länge, Punkte und Spannung
balance-general-note = Eine Partie ist knapp, wenn der Sieger um höchstens { $close } % seiner Punkte vorn liegt. Halbzeit ist nach der Hälfte aller Entscheidungen; es zählen die bis dahin erzielten Punkte.
balance-decisions = Entscheidungen je Partie
balance-score = Punkte eines Spielers
balance-winner = Punkte des Siegers
balance-lead = Vorsprung auf den Zweiten, Punkte
balance-spread = Vorsprung auf den Letzten, Punkte
balance-close = knappe Partien
balance-shared = geteilte Siege
balance-half = der Führende zur Halbzeit gewinnt
balance-deficit = größter Rückstand des Siegers, Punkte
balance-decided = Anteil der Partie, nach dem der Sieger nie mehr zurückliegt
balance-quartiles = Punkte: 5 %, Quartile, 95 %
balance-order = Spielreihenfolge
balance-order-note = Wer beginnt, ist der Erste. Ein geteilter Sieg zählt als Bruchteil.
balance-place = Spieler { $place }
balance-wins = Siege
balance-points = Punkte
balance-more-points = Punkte mehr als die anderen
balance-options = Optionen der Plätze
balance-options-note = Jeder Wert wird mit den anderen Werten in denselben Partien verglichen. Wo mehrere Plätze denselben Wert wählen dürfen, beruht diese Tabelle auf eigenen Partien mit wechselnden Optionen.
balance-moves = Was die Spieler tun
balance-moves-note = Wie oft ein Spieler jede Art von Zug in einer Partie macht und wie viel öfter der Sieger als die anderen.
balance-winners-more = Sieger mehr als die anderen
balance-items = Was jeder Gegenstand wert ist
balance-items-note = Gegenstände sind, was Züge mit { $word } nehmen; sie heißen wie in der Materialdatei. Wer einen nimmt, wird mit den anderen Spielern derselben Partien verglichen. Die bereinigte Wirkung gilt bei sonst gleichen genommenen Gegenständen, gleicher Spielreihenfolge und gleichen Optionen (kleinste Quadrate innerhalb der Partien). Sie beschreibt, wie diese Bots spielen, und beweist keine Ursache. Unterscheiden sich Spieler in weniger als { $few } Partien durch einen Gegenstand, steht nichts da.
balance-seldom = { $players } Spieler, in weniger als { $share } % der Partien genommen: { $names }
balance-always = { $players } Spieler, in mehr als { $share } % der Partien genommen: { $names }
balance-taken = genommen in
balance-moment = wann
balance-taker-wins = Siege des Nehmers
balance-taker-points = Punkte des Nehmers mehr als die anderen
balance-effect-points = bereinigte Wirkung, Punkte
balance-effect-wins = bereinigte Wirkung, Siege
balance-players = { $players } Spieler
balance-difference = Unterschied
balance-half-lead = Vorsprung zur Halbzeit, Punkte
balance-plot-course = Punkte, Siege nach Spielreihenfolge und Siege nach dem Vorsprung zur Halbzeit
balance-plot-items = Bereinigte Wirkung jedes Gegenstands auf die Punkte des Nehmers, mit 95-%-Intervallen

## Der Server

server-away = Ein Bot spielt auf deinem Platz. Nimm ihn zuerst wieder ein.
server-not-away = Du sitzt schon auf deinem Platz.
server-has-account = Du hast schon ein Konto.
server-login-taken = Der Name „{ $name }“ ist vergeben.
server-wrong-password = Name oder Passwort ist falsch.
server-no-account = Du hast noch kein Konto.
server-no-session = Dort bist du nicht angemeldet.
server-common-password = Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.
server-wrong-token = Der Server kennt dieses Token nicht.
server-who-are-you = Wähle zuerst einen Namen.
server-host-only = Das darf nur, wer den Tisch eröffnet hat.
server-no-table = Diesen Tisch gibt es nicht.
server-broken-table = Der Verlauf dieses Tisches ist beschädigt; er lässt sich weder anzeigen noch weiterspielen.
server-only-online = Dafür ist eine Verbindung zum Server nötig.
server-no-browser-bots = Der Browser kann nur dann für die Bots denken, wenn du allein gegen sie spielst, und bei einem Spiel ohne verdeckte Karten.
server-not-replayed = Nach den Regeln lässt sich diese Partie nicht so nachspielen, wie sie aufgezeichnet ist; sie zählt deshalb nicht.
server-no-database = Der Server erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.
server-no-seat = Es gibt keinen Platz { $seat }; der Tisch hat { $seats }.
server-seat-taken = Dieser Platz ist besetzt.
server-seat-open = Dort sitzt niemand.
server-seat-reserved = Dieser Platz ist reserviert. Du brauchst den privaten Einladungslink.
server-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-your-seat = Dieser Platz gehört jemand anderem.
server-no-own-seat = Ein neuer Tisch braucht einen Platz für dich.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-not-your-turn = Du bist nicht am Zug.
server-turn-over = „{ $move }“: Dein Zug ist vorher zu Ende.
server-after-reveal = „{ $move }“: Der Zug davor deckt etwas auf. Bestätige bis dahin und entscheide dann.
server-stale = Die Partie ist inzwischen weitergegangen. Sieh dir zuerst den Spielplan an.
server-no-undo = An diesem Tisch lassen sich keine Züge zurücknehmen.
server-not-rated = In einer gewerteten Partie hat jede Person einen Platz; es gelten die normalen Optionen und das normale Material, ohne Tipps und ohne einvernehmliche Zugrücknahme.
server-unrated-bot = Die Stärke dieses Bots ist nicht gemessen, darum spielt er keine gewerteten Partien.
server-rated-undo = In einer gewerteten Partie lassen sich nur eigene Züge zurücknehmen, auf die noch niemand geantwortet hat.
server-no-wish = Niemand möchte einen Zug zurücknehmen.
server-no-hints = Tipps sind an diesem Tisch ausgeschaltet.
server-no-position = Es gibt keine Stellung nach { $at } Aktionen; die Partie hat { $last }.
server-other-origin = Um eine Partie fortzusetzen, braucht ein Tisch dasselbe Spiel und gleich viele Plätze.
server-no-lesson = Für dieses Spiel gibt es keine Lektion.
server-no-chapter = Diese Lektion hat { $chapters } Kapitel.
server-other-lesson = Eine Lektion spielst du gegen einen Bot der Stufe Neuling, immer mit denselben Karten und Plättchen.
server-no-components = Dieser Server spielt nur mit seinem eigenen Spielmaterial.
server-trying-components = Dieses Spielmaterial wird noch geprüft. Versuch es in einer Minute noch einmal.
server-many-components = Dieser Server hat keinen Platz für weiteres eigenes Spielmaterial. Versuch es später noch einmal.
server-your-components = Du hast offene Tische mit { $most } verschiedenen eigenen Spielmaterialien. Beende erst einen davon.
server-no-analysis = Diese Analyse gibt es bei dir nicht.
server-no-engine = Dieses Spiel hat hier noch keine Engine für Browser.
server-not-your-bot = Das ist kein Bot von dir.
server-too-many = Zu viele Anfragen. Warte { $seconds } s.
server-too-many-analyses = Du hast schon { $most } Analysen in der Warteschlange. Warte, bis eine fertig ist.
server-too-many-sockets = Du hast schon { $most } Tische geöffnet. Schließ erst einen.
server-too-many-streams = Du hast schon { $most } Zug-Streams geöffnet. Schließ erst einen.
server-too-many-bots = Du hast schon { $most } Bots. Entferne erst einen.
server-too-many-tables = Du hast { $most } offene Tische. Beende erst einen.
server-chat-full = Du hast die Grenze von { $most } Nachrichten an diesem Tisch erreicht.
server-log-full = Der Verlauf dieses Tisches hat { $most } Einträge erreicht; die Partie lässt sich nur noch zu Ende spielen.
server-too-large = Das sind mehr als { $limit } Bytes.
server-wrong-form = Ungültige Nachricht: { $where }: { $why }
server-name-long = Ein Name darf höchstens { $most } Zeichen haben.
server-name-empty = Ein Name braucht mindestens einen Buchstaben und darf keine Steuerzeichen enthalten.
server-name-invisible = Ein Name darf keine unsichtbaren Zeichen enthalten.
server-name-mixed = Ein Name darf keine Alphabete mischen, weil manche Buchstaben gleich aussehen.
server-wrong-origin = Diese Anfrage kommt von einer anderen Website.
server-no-json = Das ist kein JSON, oder es ist zu tief verschachtelt.
server-failed = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir.
server-compiling = Die Regeln von { $game } werden noch kompiliert. Versuch es in ein paar Sekunden noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse nimmt solche Anfragen nicht an.
server-no-client = Der Server läuft, aber seine Webseiten sind noch nicht gebaut. Das erledigt: make web
serve-at = Tessera läuft unter { $address } – beenden mit Strg-C.
serve-compiling = Regeln werden kompiliert: { $games }
serve-compiled = Die Regeln sind kompiliert.
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
cli-site = Eine Website für beliebige statische Hoster schreiben: beide Spiele im Browser, ohne Server.
cli-site-folder = Der Ordner, der geschrieben wird; eine Website, die schon darin ist, wird ersetzt.
site-written = In { $folder } ist die Website ({ $size } MB). Zum Ausprobieren: python -m http.server --directory { $folder }
site-not-built = Die Seiten sind noch nicht gebaut: make web.
site-folder-taken = In { $folder } sind andere Dateien. Wähle einen neuen oder leeren Ordner.
cli-verify = Die Verteilung einer beendeten Partie anhand der Zusage des Servers prüfen.
cli-commitment = Die Zusage, die vor der Partie gezeigt wurde, falls du sie notiert hast.
verify-good = Gegeben wurde wie zugesagt: { $commitment }
verify-result = { $moves } Züge nachgespielt; Endstand: { $points }
verify-bad = Gegeben wurde NICHT wie zugesagt: Die Datei sagt { $promised }, Startwert und Salz ergeben { $found }.
verify-nothing = In dieser Datei gibt es nichts zu prüfen: Ein Server fügt Zusage und Salz hinzu, wenn die Partie zu Ende ist.
cli-bench-what = rules (Vorgabe), envs oder server.
cli-bench-tables = Für server: Anzahl der Tische, die gleichzeitig spielen.
cli-bench-hostile = Für server: wie lange faire Mitspielende warten, während andere ihn überfluten.
bench-wrong-what = „{ $what }“ lässt sich nicht messen; möglich sind rules, envs und server.
bench-no-envs = Um Umgebungen zu messen, braucht es Gymnasium und PettingZoo: pip install "tessera[envs]"
bench-no-client = Um den Server zu messen, braucht es httpx: pip install "tessera[bench]"

## Der Browser

web-skip = Zum Inhalt springen
web-loading = Einen Moment …
web-compiling = Beim ersten Start werden die Regeln kompiliert. Sieh dich inzwischen ruhig um.
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
web-theme = Design
web-theme-auto = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-set-speed = Animationstempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort (keine)
web-set-glow = Mögliche Züge hervorheben
web-set-beginner = Für den Einstieg: alles markieren, was geht
web-set-engine = In diesem Browser analysieren statt auf dem Server
web-set-bots = Bots in diesem Browser denken lassen, wenn ich allein spiele (Spiele ohne verdeckte Karten)
web-set-sound = Töne
web-set-alerts = Benachrichtigen, wenn ich am Zug bin
web-seat-free = Platz { $seat }

## Der Browser: Startseite, neue Tische, Regeln, Konten

web-front-title = Zwei großartige Brettspiele, und immer ein Gegner bereit
web-front-lead = Spiel mit Freunden per Link oder sofort gegen Bots. Kostenlos, im Browser, ohne Konto.
web-front-site = Spiel gegen Bots, oder reicht das Gerät herum. Kostenlos, ohne Konto und ganz in deinem Browser.
web-front-players = { $fewest } bis { $most } Personen
web-front-players-only = { $count } Personen
web-front-minutes = { $least } bis { $longest } Minuten
web-front-minutes-about = etwa { $minutes } Minuten
web-front-how-many = Personen
web-front-against = Bots
web-front-play = Gegen Bots spielen
web-front-laying = Der Tisch wird eröffnet …
web-front-friends = Mit Freunden spielen
web-front-learn = In fünf Minuten lernen
web-front-by = Ein Spiel von { $authors }
web-front-continue = Weiterspielen
web-front-open = Offene Tische
web-front-recent = Letzte Partien
web-front-none-open = Gerade sucht niemand Mitspielende. Eröffne einen Tisch mit „Mit Freunden spielen“ und gib ihn für alle frei, dann steht er hier.
web-front-with = mit { $names }
web-front-one-device = an einem Gerät: { $names }
web-front-nobody-yet = noch niemand sonst
web-front-seats = { $taken } von { $seats } Plätzen besetzt
web-front-your-turn = Du bist am Zug
web-front-others-turn = Andere sind am Zug
web-front-go-on = Weiterspielen
web-front-sit = Mitspielen
web-front-replay = Nachspielen
web-front-last-turn = Letzter Zug { $ago }
web-front-all = Alle meine Partien
web-offline-title = Ohne Netz spielen
web-offline-lead = Installiere Tessera auf diesem Gerät und spiele überall: alle Spiele, gegen alle Bots oder gemeinsam an einem Bildschirm, mit Einführungen, Regeln, Nachspielen und Analyse.
web-offline-site = Hier läuft alles in deinem Browser: die Regeln, die Bots und die Analyse. Installiert startet die Seite auch ohne Netz.
web-offline-install = Installieren ({ $size } MB)
web-offline-installing = Wird installiert …
web-offline-failed = Das Installieren ist fehlgeschlagen. Prüfe deine Verbindung und versuche es noch einmal.
web-offline-ready = Auf diesem Gerät kannst du ohne Netz spielen.
web-offline-remove = Deinstallieren
web-offline-remove-hint = Deine Partien bleiben auf diesem Gerät.
web-offline-where = Neue Partien
web-offline-server = Auf dem Server
web-offline-server-hint = Andere können mitspielen, und du spielst auf jedem Gerät weiter.
web-offline-device = Auf diesem Gerät
web-offline-device-hint = Ohne Netz: gegen Bots, oder ihr reicht das Gerät herum.
web-offline-alone = Keine Verbindung zum Server. Du spielst auf diesem Gerät; deine Partien werden hier aufbewahrt.
web-offline-none = Hier lassen sich keine Partien öffnen: Dieser Server wurde ohne den Offline-Teil gebaut.
web-offline-here = auf diesem Gerät
web-offline-not-open = Auf diesem Gerät spielst du gegen Bots, oder ihr reicht es herum. Wer woanders ist, braucht einen Tisch auf dem Server.
web-offline-only-bots = Diese Seite hat keinen Server: Spiel gegen Bots, oder reicht das Gerät herum.
web-offline-master-missing = Meister ist noch nicht auf diesem Gerät. Spiel einmal online gegen ihn, dann bleibt er hier.
web-offline-master-fetched = Die erste Partie lädt sein neuronales Netz herunter ({ $size } MB).
web-offline-hand-over = { $count ->
    [one] Eine beendete Partie ist nur auf diesem Gerät.
   *[other] { $count } beendete Partien sind nur auf diesem Gerät.
  }
web-offline-hand-over-hint = Der Server spielt nach, was du ihm übergibst, und zählt es in deiner Statistik.
web-offline-hand-over-do = Übergeben
web-offline-handing-over = Wird übergeben …
web-offline-refused = { $count ->
    [one] Eine Partie hat der Server nicht angenommen
   *[other] { $count } Partien hat der Server nicht angenommen
  }: { $why }
web-matches-offline = offline gespielt
web-front-unofficial = Inoffizielle Umsetzungen von Leuten, die diese Spiele lieben. Die Spiele gehören ihren Autoren: Gefällt dir eines, dann kauf es.

web-new-title = { $game }: neuer Tisch
web-new-which = Spiel
web-new-seats = Wer spielt mit?
web-new-order = Gespielt wird in dieser Reihenfolge; wer beginnt, entscheidet das Los.
web-new-who = Wer auf Platz { $seat } spielt
web-new-me = Ich
web-new-friend = Freunde
web-new-bot = Bot
web-new-name = Name
web-new-level = Stufe
web-new-reserved = Privater Einladungslink
web-new-remove = Platz { $seat } entfernen
web-new-add-friend = + Platz für Freunde
web-new-add-here = + Person hier
web-new-add-bot = + Bot
web-new-one-device = Du hast mehrere Plätze: Ihr reicht dieses Gerät herum. Gibt es verdeckte Handkarten, bleibt der Spielplan verborgen, bis die nächste Person bereit ist.
web-new-why = Was wir rekonstruiert haben
web-new-settings = Einstellungen der Partie
web-new-listed = Wer darf mitspielen?
web-new-private = Alle mit Link
web-new-private-hint = Du bekommst einen Link für deine Freunde.
web-new-public = Alle
web-new-public-hint = Der Tisch steht auch auf der Startseite.
web-new-clock = Bedenkzeit
web-new-clock-none = Unbegrenzt
web-new-clock-none-hint = Nehmt euch so viel Zeit, wie ihr braucht.
web-new-clock-live = Live
web-new-clock-live-hint = Ihr spielt die Partie in einem Rutsch. Läuft deine Zeit ab, spielt ein Bot diesen Zug.
web-new-clock-days = Fernpartie
web-new-clock-days-hint = Spiel, wann es dir passt. Laufen deine Tage ab, spielt ein Bot diesen Zug.
web-new-turn = Sekunden je Zug
web-new-bank = Zusatzminuten pro Person
web-new-days = Tage je Zug
web-new-range = Eine ganze Zahl von { $fewest } bis { $most }.
web-new-undo = Züge zurücknehmen
web-new-undo-free = Frei
web-new-undo-free-hint = Du kannst eigene Züge zurücknehmen, bis etwas aufgedeckt wird; danach müssen alle zustimmen.
web-new-undo-consent = Wenn alle zustimmen
web-new-undo-consent-hint = Jedes Mal müssen alle zustimmen.
web-new-undo-never = Nie
web-new-undo-never-hint = Jeder Zug ist endgültig.
web-new-hints = Tipps der Bots erlauben
web-new-hints-hint = Alle können fragen, was ein Bot spielen würde und wer wohl gewinnt.
web-new-rated = Gewertete Partie
web-new-rated-hint = Sie verändert die Wertung aller. Normale Optionen, keine Tipps, keine Analyse; wer geht, wird Letzter.
web-new-rated-not = Nicht möglich mit mehreren eigenen Plätzen, anderen Optionen, eigenem Material, Tipps oder einvernehmlicher Zugrücknahme.
web-new-more = Weitere Optionen
web-new-components = Eigenes Spielmaterial
web-new-components-hint = Wenn du das Spiel besitzt, kannst du mit dem Material aus deiner Schachtel spielen: eine TOML-Datei im Format unserer components.toml. Das Kompilieren der Regeln dauert einen Moment.
web-new-compiling = Die Regeln werden für dein Spielmaterial kompiliert …
web-new-lay = Tisch eröffnen
web-new-then-link = Danach bekommst du den Link für die anderen.
web-new-then-begin = Die Partie beginnt sofort.

web-rules-learn = Neu hier? Am schnellsten lernst du beim Spielen:
web-rules-search = Regeln durchsuchen
web-rules-synonyms = preis, kosten, kostet, teuer, billig / ziel, gewinnt, gewinnen, sieg / geld, euro, € / schmutz, verschmutzung, rauch, scheibe / ende, schluss / wertung, punkt, ergebnis / gleichstand, unentschieden, gleichauf / stapel, deck / figur, stein, marker / aufbau, vorbereitung, beginnt / ersetzen, überdeckt / umwelt, ökologie / strom, energie / drehen, gedreht, spiegel, richtung / verdeckt, geheim, unbekannt, bekannt / limit, obergrenze / reihenfolge, uhrzeigersinn, startspieler / feld, platz / auslage, angebot, markt
web-rules-found = { $rules ->
    [0] Keine Regel
    [one] Eine Regel
   *[other] { $rules } Regeln
    }, { $components ->
    [0] kein Spielteil
    [one] ein Spielteil
   *[other] { $components } Spielteile
    }
web-rules-nothing = Nichts gefunden. Versuch ein anderes Wort.
web-rules-none = Die Regeln dieses Spiels gibt es hier nicht.
web-rules-chapters = Kapitel
web-rules-reconstructed = Rekonstruiert
web-rules-in-part = Teilweise rekonstruiert
web-rules-own-components = Du besitzt das Spiel? Spiel mit dem Material aus deiner Schachtel:
web-rules-new-table = ein neuer Tisch mit eigenem Spielmaterial
web-rules-components = In der Schachtel
web-rules-no-box = Die Materialliste konnte nicht geladen werden.
web-rules-component = Name
web-rules-does = Wirkung
web-rules-from = Quelle
web-rules-source-rulebook = Spielanleitung
web-rules-source-transcription = Abschrift
web-rules-source-inferred = Erschlossen
web-rules-source-reconstruction = Rekonstruktion
web-rules-source-rulebook-is = steht in einer Spielanleitung oder in einem ihrer Beispiele
web-rules-source-transcription-is = von anderen von den gedruckten Plättchen abgeschrieben und veröffentlicht; passt zu allen Beispielen der Spielanleitung
web-rules-source-inferred-is = erschlossen: Nichts anderes passt zum Rest
web-rules-source-reconstruction-is = nirgends öffentlich dokumentiert; unsere Fassung passt zu allem, was bekannt ist, kann aber von deinem Exemplar abweichen

web-account-title = Hallo { $name }
web-account-title-nobody = Wer bist du?
web-account-who = Dein Name
web-account-name = Angezeigter Name
web-account-name-hint = Gilt für Tische, die du ab jetzt eröffnest oder an denen du mitspielst.
web-account-name-empty = Ein Name braucht mindestens einen Buchstaben.
web-account-rename = Name speichern
web-account-renamed = Gespeichert.
web-account-account = Dein Konto
web-account-signed-in = Angemeldet als { $login }
web-account-everywhere = Melde dich mit Anmeldename und Passwort an, um deine Tische und Partien auf jedem Gerät zu finden.
web-account-sign-out = Abmelden
web-account-forget = Mich in diesem Browser vergessen
web-account-forget-sure = Du spielst als Gast: Wenn dieser Browser dich vergisst, kann niemand deine Tische und Partien wiederherstellen, auch wir nicht.
web-account-forget-yes = Vergessen
web-account-forget-no = Abbrechen
web-account-guest = Du spielst als Gast
web-account-guest-is = Mehr brauchst du nicht zum Spielen. Aber nur dieser Browser kennt dich: Wenn du das Gerät wechselst oder deine Cookies löschst, kommst du nicht mehr an deine Tische und Partien. Ein Konto besteht nur aus Anmeldename und Passwort; nach einer E-Mail-Adresse fragen wir nicht.
web-account-way = Konto
web-account-register = Konto anlegen
web-account-register-hint = Alles, was du bisher gespielt hast, behältst du.
web-account-sign-in = Anmelden
web-account-sign-in-hint = Alles, was du hier als Gast gespielt hast, kommt in dein Konto.
web-account-login = Anmeldename
web-account-login-form = 3 bis 60 Buchstaben, Ziffern oder eines der Zeichen _ . @ + -
web-account-password = Passwort
web-account-password-hint = Mindestens 8 Zeichen. Bewahre es sicher auf: Ohne E-Mail-Adresse lässt es sich nicht zurücksetzen.
web-account-password-form = Ein Passwort braucht mindestens { $signs } Zeichen.
web-account-show = Passwort anzeigen
web-account-security = Sicherheit und Daten
web-account-sessions = Wo du angemeldet bist
web-account-session-this = Dieser Browser
web-account-session-unknown = Ältere Anmeldung
web-account-sessions-end = Überall sonst abmelden
web-account-password-change = Passwort ändern
web-account-password-old = Bisheriges Passwort
web-account-password-new = Neues Passwort
web-account-password-ends = Überall sonst wirst du abgemeldet.
web-account-password-changed = Passwort geändert.
web-account-data = Deine Daten
web-account-export = Alle über dich gespeicherten Daten herunterladen
web-account-delete = Mein Konto und meine Daten löschen
web-account-delete-sure = Dein Name, dein Konto, deine Nachrichten und deine Bots werden endgültig gelöscht. Gespielte Partien bleiben ohne deinen Namen erhalten; in laufenden übernimmt ein Bot.
web-account-delete-yes = Endgültig löschen
web-account-delete-no = Abbrechen
web-account-bots = Für alle, die programmieren: eigene Bots
web-account-bots-are = Ein Programm kann an einem Tisch sitzen wie alle anderen. Es spielt über die API mit einem eigenen Token und sieht nur, was sein Platz sehen darf.
web-account-api = API-Dokumentation
web-account-bot-name = Name des Bots
web-account-bot-make = Bot anlegen
web-account-bot-remove = Entfernen
web-account-bot-sure = Sein Token funktioniert dann nicht mehr; seine Partien bleiben.
web-account-token = Token von { $name }
web-account-token-once = Es wird nur einmal angezeigt. Kopiere es dorthin, wo dein Programm es lesen kann.
web-account-copy = Kopieren
web-account-copied = Kopiert

web-matches-title = Deine Partien
web-matches-none = Du hast noch nicht gespielt. Deine erste Partie gegen Bots ist nur einen Klick entfernt.
web-matches-first = Spiel auswählen
web-matches-open = Partiedatei öffnen
web-matches-drop = Oder lege sie irgendwo auf der Seite ab.
web-matches-played = Partien
web-matches-wins = Siege
web-matches-mean = Punkteschnitt
web-matches-best = Bestes Ergebnis
web-matches-against = Nach Gegner
web-matches-opponent = Gegner
web-matches-people = Menschen
web-matches-plot = Die Punkte { $matches ->
    [one] deiner letzten Partie
   *[other] deiner letzten { $matches } Partien
    }; das beste Ergebnis ist { $best }.
web-matches-won = Gewonnen
web-matches-not-won = Verloren
web-matches-running = Laufend
web-matches-over = Beendet
web-matches-game = Spiel
web-matches-scores = Namen und Punkte
web-matches-when = Wann
web-matches-lesson = Lektion
web-matches-winning = Was gewinnt
web-matches-winning-is = Siegquote derer, die es gebaut haben, in den letzten Partien auf diesem Server.
web-matches-of-game = { $game }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
    }
web-matches-built = Gebaut
web-matches-by = Gebaut von
web-matches-of-them-won = Siegquote
web-matches-everybody = Alle

## Der Browser: ein Tisch

web-close = Schließen
web-table-areas = Bereiche des Tisches
web-table-log = Verlauf und Chat
web-table-log-tab = Verlauf
web-table-your-turn = Du bist am Zug
web-table-to-act = am Zug
web-table-see-board = Spielplan ansehen
web-table-result = Ergebnis
web-playback-skip = Überspringen
web-playback-lines = Was gerade passiert ist
web-playback-seen = Verstanden
web-playback-last-turn = Dein letzter Zug
web-playback-scoring = Schlusswertung
web-playback-before = Vor der Schlusswertung
web-playback-on = Ergebnis zeigen
web-playback-watch = Schlusswertung ansehen
web-verdict-you = Du gewinnst { $score }!
web-verdict-other = { $names } gewinnt { $score }
web-verdict-shared = Geteilter Sieg, { $score }: { $names }
web-verdict-tie = Punktgleich: Der Gleichstandsentscheid gibt den Ausschlag.
web-verdict-reason = Den Ausschlag gab „{ $source }“, { $score }.
web-table-rule = Regel { $rule }
web-table-clock = Restzeit
web-table-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    }
web-table-bank = Zusatzzeit: { $time }
web-table-hand-over = Gib das Gerät an { $player } weiter
web-table-i-am = Ich bin { $player }
web-table-say = Nachricht
web-table-send = Senden
web-table-mute = Stummschalten
web-table-wish = { $player } möchte einen Zug zurücknehmen.
web-table-agree = Zustimmen
web-table-refuse = Ablehnen
web-table-people = Leute am Tisch
web-table-is-here = { $player } ist online.
web-table-is-gone = { $player } ist offline.
web-table-is-away = { $player } hat die Partie verlassen; ein Bot spielt.
web-table-wish-waits = Warte, bis die anderen der Rücknahme zustimmen.
web-table-wish-away = { $player } hat die Partie verlassen, muss der Rücknahme aber noch zustimmen.
web-table-unmute = Stummschaltung von { $player } aufheben
web-table-away = Ein Bot spielt für dich.
web-table-come = Platz wieder einnehmen
web-table-confirm = Zug beenden?
web-table-confirm-reveal = Bestätigen? Danach wird Neues aufgedeckt, und es gibt kein Zurück mehr.
web-table-confirm-left = { $actions ->
    [0] Es ist deine letzte Aktion.
    [one] Danach hast du noch 1 Aktion.
   *[other] Danach hast du noch { $actions } Aktionen.
    }
web-table-confirm-choice = Auswahl bestätigen?
web-table-waits-for = { $player } denkt nach …
web-table-spectator = Du siehst dieser Partie zu.
web-table-prepared = Dein Zug bisher
web-table-effect-later = Unterstrichenes wirkt erst, wenn du bestätigst.
web-table-type = Zug eingeben
web-table-type-unknown = Den Zug „{ $text }“ gibt es nicht. Die Liste zeigt alle möglichen Züge.
web-table-hint = Tipp
web-table-back = Rückgängig
web-table-play-so-far = { $actions ->
    [0] Bis hier bestätigen
    [one] Bestätigen, dann noch 1 Aktion
   *[other] Bestätigen, dann noch { $actions } Aktionen
    }
web-table-end-turn = Bestätigen
web-table-study = Nachspielen und analysieren
web-table-study-now = Nachspielen und erkunden
web-table-rematch = Revanche
web-table-to-rematch = Zur Revanche
web-table-recap = Rückblick
web-table-recap-nothing = Seit deinem letzten Zug ist nichts passiert.
web-table-recap-close = Zurück zur Partie
web-table-recap-next = Weiter
web-table-recap-back = Zurück
web-table-looking-back = Rückblick auf die letzten Züge
web-table-take-back = Zurücknehmen
web-table-more = Mehr
web-table-leave = Verlassen (Bot übernimmt)
web-table-promise = Die Mischung stand vor dem ersten Zug fest ({ $commitment } …). Nach der Partie können alle sie überprüfen.
web-hint-turn = Vorschlag der Bots
web-hint-prepare = Diesen Zug vorbereiten
web-hint-others = Andere Züge
web-hint-everyone = Gewinnchancen aller
web-hint-line = { $chance } Gewinnchance, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }

web-log-create = { $player } hat den Tisch eröffnet.
web-log-sit = { $player } spielt mit.
web-log-stand = Platz { $seat } ist wieder frei.
web-log-invite = Ein Bot spielt auf Platz { $seat } mit.
web-log-ready = { $player } ist bereit.
web-log-start = Die Partie beginnt.
web-log-play = { $player } spielt.
web-log-undo = Ein Zug wurde zurückgenommen.
web-log-ask = { $player } möchte einen Zug zurücknehmen.
web-log-refuse = Die Rücknahme wurde abgelehnt.
web-log-leave = { $player } hat die Partie verlassen; ein Bot übernimmt.
web-log-come = { $player } ist wieder da.
web-log-rematch = Eine Revanche ist eröffnet.

web-lobby-title = Wer spielt mit?
web-lobby-waiting = { $open ->
    [one] 1 Platz ist frei.
   *[other] { $open } Plätze sind frei.
    } Die Partie beginnt, sobald alle Plätze besetzt und alle bereit sind.
web-lobby-all-there = Alle Plätze sind besetzt. Die Partie beginnt, sobald alle bereit sind.
web-lobby-reserved = Reserviert
web-lobby-free = Frei
web-lobby-you = du
web-lobby-ready = bereit
web-lobby-not-ready = noch nicht bereit
web-lobby-sit = Hier mitspielen
web-lobby-bot = Bot hinzufügen ({ $level })
web-lobby-level = Stufe der Bots:
web-lobby-stand = Platz verlassen
web-lobby-send-away = Entfernen
web-lobby-i-am-ready = Ich bin bereit
web-lobby-wait = Doch nicht bereit
web-lobby-name = Dein Name:
web-lobby-link = Link zu diesem Tisch
web-lobby-talk = Verlauf und Chat
web-lobby-link-how = Schick ihn deinen Freunden: Wer ihn öffnet, kann mitspielen oder zusehen. Niemand braucht ein Konto.
web-lobby-copy-seat = Privaten Einladungslink kopieren

web-lesson = Lektion
web-lesson-next = Weiter
web-lesson-read = Folge dem Tipp oben.
web-lesson-done = Weiterspielen
web-lesson-wait = Schau zu, was passiert …
web-lesson-chapter = Nächstes Kapitel
web-lesson-over = Jetzt kannst du spielen
web-lesson-first-hint = Gegen { $bots ->
    [one] einen leichten Bot
   *[other] { $bots } leichte Bots
    }, ohne Zeitdruck und mit Tipps, wann immer du willst.
web-lesson-first = Erste Partie starten
web-lesson-others = Andere Gegner wählen

## Der Browser: ein Spielplan für Spiele, die keinen haben

web-plain-position = Stellung
web-plain-moves = Züge
web-plain-ask = Du bist am Zug: Wähle einen Spielzug.
web-plain-ask-list = Du bist am Zug: Wähle einen Zug aus der Liste.
web-plain-filter = Züge durchsuchen
web-plain-none = Kein Zug enthält diese Wörter.
web-plain-below = Wähle unten einen Zug.
web-plain-nothing = Für dich gibt es gerade nichts zu tun.
web-plain-why-not = Was ist nicht möglich, und warum?
web-plain-no-others = Andere Züge gibt es nicht.
web-plain-and-more = { $moves } und { $count } weitere
web-plain-more = und { $count } weitere
web-plain-yes = ja
web-plain-no = nein

## Der Browser: Nachspielen und Analyse

web-study-title = Nachspielen: { $game }
web-study-players = Mitspielende
web-study-more = Mehr
web-study-eyes = Sicht
web-study-eyes-spectator = von außen
web-study-eyes-what-if = In einer Variante siehst du die Sicht der Person am Zug.
web-study-text = Text
web-study-json = JSON
web-study-download-text = Partie als Text herunterladen
web-study-download-json = Partie als JSON herunterladen
web-study-play-on = Von hier weiterspielen
web-study-play-on-before = Von vor diesen Zügen weiterspielen
web-study-play-on-as = Eröffnet einen Tisch, der hier beginnt: Du spielst auf dem Platz von { $player }, Bots auf den anderen.
web-study-to-table = Zurück zum Tisch
web-study-bots = Bots
web-study-bots-think = Was die Bots denken
web-study-area-steps = Schritte
web-study-hidden = Spätere Züge bleiben verborgen, bis du dort bist.
web-study-show-all = Alles zeigen
web-study-show-result = Ergebnis zeigen
web-study-so-far = Bis dorthin, wo du nachgespielt hast.
web-study-newer = Nach neuen Zügen sehen
web-study-bar = Nachspielen
web-study-go = Durch die Partie gehen
web-study-keys = Tasten: ← → ein Schritt, Bild auf und Bild ab ein Zug, Pos1 und Ende, Leertaste spielt ab
web-study-previous = Vorheriger Schritt
web-study-play = Abspielen
web-study-pause = Pause
web-study-next = Nächster Schritt
web-study-slider = Schritt
web-study-turn = Zug { $turn }
web-study-turn-in = { $era }, Zug { $turn }
web-study-setup = Aufbau
web-study-scoring = Schlusswertung
web-study-turn-previous = Vorheriger Zug
web-study-turn-next = Nächster Zug
web-study-speed = Tempo
web-study-copy = Link kopieren
web-study-opening = Partie wird geöffnet
web-study-copied = Link kopiert
web-study-what-if = Variante
web-study-what-if-why = Probiere von dieser Stellung aus andere Züge aus, reihum für alle. Der Link enthält die Variante.
web-study-what-if-none = Noch kein Zug ausprobiert.
web-study-line = Variante
web-study-line-empty = Wähle auf dem Spielplan Züge, reihum für alle.
web-study-line-first = Anfang der Variante
web-study-line-back = Vorheriger Zug
web-study-line-forth = Nächster Zug
web-study-line-last = Ende der Variante
web-study-after = Nach: { $turn }
web-study-clear = Leeren
web-study-deal = Neu mischen
web-study-deal-why = Karten und Plättchen, die du nicht kennen kannst, werden zufällig verteilt; hier werden sie neu verteilt.
web-study-go-on = Bots spielen weiter
web-study-go-on-until = Die Bots spielen, bis { $player } entscheiden muss.
web-study-go-on-turn = Ein Bot spielt diesen Zug für { $player }.
web-study-position = Diese Stellung
web-study-ask-position = Stellung analysieren
web-study-ask-turn = Diesen Zug analysieren
web-study-best = Beste Züge für { $player }
web-study-basis = Nach dem, was die Person am Zug sieht, und { $iterations } Simulationen, wenn alle so gut spielen wie die Bots.
web-engine-stop = Anhalten
web-engine-again = Weiterdenken
web-engine-thinking = Dieser Browser denkt nach; die Zahlen werden mit der Zeit genauer.
web-study-try = Diesen Zug ausprobieren
web-study-whole = Die ganze Partie
web-study-whole-what = Die Bots prüfen jede Entscheidung: die Gewinnchancen aller im Lauf der Partie und die teuersten Fehler.
web-study-whole-later = Die Bots können die ganze Partie analysieren, sobald sie zu Ende ist.
web-study-ask = Partie analysieren
web-study-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
web-study-chances = Gewinnchancen
web-study-costly = Teuerste Züge
web-study-costly-none = Kein Zug hat viel gekostet.
web-study-whose = Züge von
web-study-whose-all = allen
web-study-cost = Verlorene Chance
web-study-points-cost = Verlorene Punkte
web-study-margin = Unterschiede von 1 % oder 1 Punkt liegen im Fehlerbereich.
web-study-go-to-decision = Zu dieser Stellung
web-study-played = gespielt: { $move }
web-study-preferred = laut Bots besser: { $move }
web-study-sources = Woher die Punkte kamen
web-study-scores = Punkte im Lauf der Partie
web-study-proof = Nachweis der fairen Mischung
web-study-proof-why = Vor dem ersten Zug hat der Server eine Zusage veröffentlicht: den SHA-256-Hash von Salz und Startwert. Nach der Partie verrät er beides, sodass alle prüfen können, dass nichts geändert wurde.
web-study-commitment = Zusage
web-study-seed = Startwert
web-study-salt = Salz
web-study-proof-how = Zum Prüfen lade die Partie herunter und führe aus:

## Der Browser: die Verbindung zum Tisch

web-line-lost = Verbindung verloren. Wird wiederhergestellt …
web-line-offline = Du bist offline. Sobald du wieder online bist, geht es weiter.
web-line-server = Verbindung verloren. Der Server antwortet nicht; neuer Versuch …
web-line-kept = Dein Zug ist sicher und wird noch gesendet.
web-line-slow = Das Senden dauert länger als sonst …
web-line-back = Wieder verbunden.
web-line-retry = Jetzt versuchen
web-line-sending = Wird gesendet …
web-table-redo = Wiederholen
web-table-ask-back = Um Rücknahme bitten
web-table-all-choices = Alle zeigen
web-set-shortcuts = Tastenkürzel: 1–9 wählen aus
web-table-unread = ungelesene Nachrichten
web-front-due = Du bist am Zug
web-toast-leave = { $player } hat die Partie verlassen; ein Bot übernimmt.
web-toast-come = { $player } ist wieder da.
web-toast-refuse = Die Rücknahme wurde abgelehnt.
web-toast-undo = Ein Zug wurde zurückgenommen.
web-toast-rematch = { $player } schlägt eine Revanche vor.
web-seat-away = { $player } (Bot)

## The browser: ratings

web-ratings = Bestenliste
web-ratings-title = Bestenliste
web-ratings-lead = Gewertete Partien messen die Spielstärke: Wer 400 Punkte mehr hat, gewinnt zehnmal so oft, wie er verliert. Die Stufen der Bots sind feste Marken auf derselben Skala.
web-ratings-pace-live = Live
web-ratings-pace-days = Fernpartien
web-ratings-player = Name
web-ratings-points = Wertung
web-ratings-margin = Spanne
web-ratings-margin-is = In 95 von 100 Fällen liegt die wahre Stärke innerhalb dieser Spanne.
web-ratings-matches = Gewertete Partien
web-ratings-level = Bot-Stufe
web-ratings-bot = Programm
web-ratings-none = Hier hat noch niemand eine gesicherte Wertung. Wähle „Gewertete Partie“, wenn du einen Tisch eröffnest.
web-ratings-you = du
web-ratings-provisional = vorläufig
web-ratings-provisional-is = Erst wenige Partien: Diese Wertung kann sich noch stark ändern und steht nicht in der Liste.
web-ratings-own = Deine Wertungen
web-ratings-own-none = Du hast noch keine gewertete Partie beendet.
web-ratings-history = { $game }, { $pace }: deine Wertung über { $matches ->
    [one] 1 gewertete Partie
   *[other] { $matches } gewertete Partien
    }; jetzt { $points }.
web-ratings-of-seat = Wertung { $points } ± { $margin }
web-ratings-of-level = Wertung { $points }
web-ratings-rated = Gewertet
web-ratings-change = Wertung: { $points } ({ $change })
