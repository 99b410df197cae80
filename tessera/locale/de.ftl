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
wrong-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht { $seed }.
wrong-seats = Eine Partie zu { $players } Spielern braucht { $players } Namen, einen je Sitzplatz; angegeben: { $seats }.
no-such-move = Den Spielzug „{ $move }“ gibt es nicht.
no-such-move-near = Den Spielzug „{ $move }“ gibt es nicht; ähnlich sind: { $near }.
no-such-action = Die Aktion { $action } gibt es nicht; die Nummern gehen von 0 bis { $last }.
points-other = sonstige
match-over = Die Partie ist zu Ende.
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
fault-toml = das ist kein TOML: { $why }
fault-missing = „{ $key }“ fehlt in [{ $table }]
fault-kind = „{ $key }“ muss vom Typ { $kind } sein, nicht „{ $value }“
fault-names = im Namen fehlt: { $languages }
fault-unknown = „{ $value }“ gehört nicht zu { $values }
fault-twice = „{ $value }“ kommt zweimal vor
fault-range = „{ $key }“ muss zwischen { $fewest } und { $most } liegen, nicht { $value }
fault-turns = { $tiles } datierte Plättchen lassen sich nicht gleichmäßig auf { $players } Spieler verteilen
fault-bonuses = { $tokens } Bonusmarker füllen nicht { $spaces } Felder und gleiche Stapel in { $regions } Regionen
fault-flag = genau ein Plättchen muss die Flagge tragen, nicht { $tiles }
fault-colours = ein Muster hat ein oder zwei Elemente, nicht { $count }
fault-connected = das Muster hängt nicht zusammen
fault-nowhere = das Muster passt nirgends in eine Region

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
cli-which-game-default = Das Spiel; ohne Angabe prosperity.
cli-seats = Die Mitspielenden in Zugreihenfolge, durch Kommas getrennt: you oder ein Bot (novice, easy, medium, hard, expert, greedy, random).
cli-boards = Prosperity: die Seite des Spielertableaus an jedem Sitzplatz, durch Kommas getrennt: silver oder black.
cli-over-pollution = Prosperity: was Überverschmutzung kostet, all-points oder prosperity-scorings (Regel P-17).
cli-colours = Neotopia: die Farbe jedes Sitzplatzes, durch Kommas getrennt: energy, farming, technology, community.
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

## Prosperity: Namen

prosperity-title = Prosperity
prosperity-name-energy = Energie
prosperity-name-ecology = Ökologie
prosperity-name-capital = Kapital
prosperity-name-research = Forschung
prosperity-name-prosperity = Wohlstand
prosperity-name-power = Stromversorgung
prosperity-name-supply = Versorgung
prosperity-name-transport = Transport
prosperity-name-infrastructure = Infrastruktur
prosperity-name-special = Spezial
prosperity-name-silver = Silber
prosperity-name-black = Schwarz
prosperity-name-closed = gesperrt

## Prosperity: Spielzüge

prosperity-euros = { $amount } €
prosperity-move-income = Einkommen:
prosperity-move-clean-up = Umweltsanierung:
prosperity-move-research = Forschung { $track }:
prosperity-move-pay = Begleichen:
prosperity-move-split = Vorrücken:

## Prosperity: was geschehen ist. $change fasst zusammen, was das Ereignis verändert hat, aus den folgenden Meldungen.

prosperity-change-none = nichts
prosperity-change-money = { $sign }⁠{ $number } €
prosperity-change-discs = { $sign }{ $number ->
    [one] 1 Scheibe
   *[other] { $number } Scheiben
    }
prosperity-change-points = { $sign }{ $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
    }
prosperity-change-levels = Defizit von { $number }
prosperity-change-squares = { $sign }{ $number ->
    [one] 1 Feld
   *[other] { $number } Felder
    }
prosperity-change-energy = { $sign }{ $number } auf der Energie-Leiste
prosperity-change-ecology = { $sign }{ $number } auf der Ökologie-Leiste
prosperity-event-turned = { $decade }, { $player }: { $tile } aufgedeckt, gewertet wird { $scores }.
prosperity-event-stocked = Neu im Markt: { $tile } ({ $side } { $level }).
prosperity-event-must-pay = { $player }: Energiedefizit von { $levels }.
prosperity-event-must-split = { $player }: { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
    } Forschung aufzuteilen.
prosperity-event-energy = { $player }: Energie { SIGNED($balance) } ({ $change }).
prosperity-event-ecology = { $player }: Ökologie { SIGNED($balance) } ({ $change }).
prosperity-event-capital = { $player }: Kapital { $symbols } ({ $change }).
prosperity-event-research = { $player }: Forschung { $symbols } ({ $change }).
prosperity-event-prosperity = { $player }: Wohlstand { $symbols } ({ $change }).
prosperity-event-over-polluted = { $player }: Wohlstand { $symbols }, aber überverschmutzt: keine Punkte.
prosperity-event-income = { $player }: Einkommen, { $change }.
prosperity-event-clean-up = { $player }: Umweltsanierung, { $change }.
prosperity-event-research-action = { $player }: Forschung { $track }, jetzt auf Stufe { $level }.
prosperity-event-bought = { $player }: { $tile } gekauft, auf { $slot } ({ $change }).
prosperity-event-bought-over = { $player }: { $tile } gekauft, auf { $slot } über { $covered } ({ $change }).
prosperity-event-bought-opening = { $player }: { $tile } gekauft, auf { $slot } über { $covered }, entsperrt { $opened } ({ $change }).
prosperity-event-bought-special = { $player }: { $tile } gekauft ({ $change }).
prosperity-event-bought-special-lost = { $player }: { $tile } gekauft, aber überverschmutzt ({ $change }).
prosperity-event-final-scoring = Der letzte Zug ist vorbei: Schlusswertung.
prosperity-event-money = { $player }: Geld in Punkte umgewandelt ({ $change }).
prosperity-event-money-lost = { $player }: Geld in Punkte umgewandelt, aber überverschmutzt ({ $change }, keine Punkte).
prosperity-event-advance = { $player }: abschließende Forschung { $symbols } ({ $change }).
prosperity-event-rank = { $player }: Rangwertung { $track } ({ $change }).
prosperity-event-rank-lost = { $player }: Rangwertung { $track } im Wert von { $deserved }, aber überverschmutzt: keine Punkte.
prosperity-event-over = Die Partie ist zu Ende.

## Prosperity: was abgelehnt wird, und warum

prosperity-wrong-boards = Für die Tableaus braucht es { $players } Wörter, eines je Sitzplatz, zur Wahl stehen { $values }; angegeben: „{ $given }“.
prosperity-nothing-to-split = Es gibt jetzt keine Forschung aufzuteilen
prosperity-nothing-to-pay = Es gibt jetzt kein Energiedefizit zu bezahlen
prosperity-no-discs = Es gibt keine Scheibe zu entfernen
prosperity-track-end = Der Marker steht am Ende der { $track }-Leiste
prosperity-pay-first = Zuerst das Energiedefizit von { $levels }: Sage, wie viele Stufen du bezahlst; jede andere Stufe kostet eine Scheibe
prosperity-pay-too-much = Das Defizit beträgt { $levels }, du kannst nicht { $paid } Stufen bezahlen
prosperity-pay-no-debt = Das kostet { $price } €, du hast { $money } €
prosperity-split-first = Zuerst { $squares ->
    [one] das eine Feld
   *[other] die { $squares } Felder
    } Forschung: „split“, die Felder auf Energie, die Felder auf Ökologie
prosperity-split-no-room = Auf der { $track }-Leiste { $room ->
    [0] ist kein Feld
    [one] ist nur noch ein Feld
   *[other] sind nur noch { $room } Felder
    } frei
prosperity-split-sum = Aufzuteilen { $squares ->
    [one] ist ein Feld
   *[other] sind { $squares } Felder
    }, nicht { $given }
prosperity-too-dear = Das Plättchen „{ $tile }“ kostet { $price } €, du hast { $money } €
prosperity-wrong-kind = Das Plättchen „{ $tile }“ ist vom Typ { $kind }, Platz { $slot } ist für den Typ { $other }
prosperity-slot-closed = Platz { $slot } ist gesperrt, bis ein Transport-Plättchen „{ $cover }“ überdeckt
prosperity-not-yet = Das Plättchen „{ $tile }“ ist noch nicht aufgedeckt; es kommt { $decade }
prosperity-owned = Das Plättchen „{ $tile }“ ist schon gekauft, von Spieler { $seat }
prosperity-used = Das Plättchen „{ $tile }“ ist schon gekauft und aus dem Spiel
prosperity-covered = Das Plättchen „{ $tile }“ ist schon gekauft und überdeckt

## Prosperity: auf dem Bildschirm

prosperity-screen-turn = { $decade } · Zug { $turn } von { $turns }
prosperity-screen-final = Schlusswertung
prosperity-screen-turned = aufgedeckt: { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = { $decade } noch zu werten:
prosperity-screen-nothing-to-score = alles ist gewertet
prosperity-screen-market = Markt: in € dein Preis
prosperity-screen-level = Stufe
prosperity-screen-money = Geld
prosperity-screen-points = Punkte
prosperity-screen-discs = Scheiben
prosperity-screen-tracks = Forschung
prosperity-screen-buy = Kaufen: Nummer▸Platz (was überdeckt wird)
prosperity-screen-left = { $actions ->
    [one] Noch eine Aktion
   *[other] Noch { $actions } Aktionen
    }
prosperity-screen-pay = Du hast ein Energiedefizit von { $levels }. Wie begleichst du es?
prosperity-screen-split = { $squares ->
    [one] Rücke ein Feld vor. Auf welcher Leiste?
   *[other] Rücke { $squares } Felder vor. Wie teilst du sie auf?
    }
prosperity-points-prosperity = Wohlstand im Spielverlauf
prosperity-points-special = Spezial-Plättchen
prosperity-points-money = Geld
prosperity-points-rank = Rangwertung der Forschung
prosperity-points-final = Wohlstand am Ende
prosperity-points-kept = Geld für den Gleichstand

## Prosperity: die Regeln in Kürze

prosperity-rules-setup = Aufbau
prosperity-rule-P-1 = Zwei bis vier Spieler führen je ein Land durch sieben Jahrzehnte, 1970 bis 2030, in 36 Zügen.
prosperity-rule-P-2 = Die 24 Plättchen ohne Jahreszahl sind der erste Markt: offen, Energie-Plättchen auf der einen Seite und Ökologie-Plättchen auf der anderen, auf den Stufen 1 bis 6.
prosperity-rule-P-3 = Die Plättchen mit Jahreszahl werden innerhalb ihres Jahrzehnts gemischt und in zeitlicher Folge gestapelt, 1970 zuoberst: fünf je Jahrzehnt, sechs für 2030.
prosperity-rule-P-4 = Jeder wählt eine Seite des Spielertableaus, Silber oder Schwarz; Schwarz ist schwieriger. Nicht alle müssen dieselbe wählen.
prosperity-rule-P-5 = Du beginnst mit 100 €, ohne Punkte, mit beiden Forschungsmarkern auf dem untersten Feld und mit 8 Umweltschmutz-Scheiben. Deine Energie- und deine Ökologiebilanz sind jederzeit die Summen der Symbole, die dein Land zeigt.
prosperity-rule-P-6 = Wer beginnt, entscheidet das Los; gespielt wird im Uhrzeigersinn.
prosperity-rules-turn = Ein Zug
prosperity-rule-P-10 = Der aktive Spieler deckt das oberste Plättchen auf. Alle werten das Symbol, das es angibt, zuerst der aktive Spieler, dann die anderen im Uhrzeigersinn. Danach kommt das Plättchen in den Markt und kann sofort gekauft werden.
prosperity-rule-P-11 = Energie: Jede Stufe über null bringt 50 €. Jede Stufe unter null kostet 100 € oder eine Scheibe, in beliebiger Mischung; Schulden machen kannst du nicht.
prosperity-rule-P-12 = Ökologie: Jede Stufe über null entfernt eine Scheibe oder bringt 50 €, wenn keine Scheibe mehr da ist. Jede Stufe unter null fügt eine Scheibe hinzu.
prosperity-rule-P-13 = Kapital: 100 € je Symbol.
prosperity-rule-P-14 = Forschung: ein Feld je Symbol, nach Belieben auf deine beiden Marker aufgeteilt.
    .ruling = Das letzte Feld ist das Ende einer Leiste; Felder, die auf keine der beiden Leisten passen, verfallen, alle anderen müssen genutzt werden.
prosperity-rule-P-15 = Wohlstand: ein Punkt je Symbol; auch freiliegende auf deiner Umweltschmutz-Leiste zählen.
prosperity-rule-P-16 = Scheiben füllen die Umweltschmutz-Leiste von unten und verlassen sie von oben. Die Kreise 1, 6 und 11, von unten gezählt, zeigen ein Wohlstandssymbol, solange sie frei sind. Über den 15 Kreisen nimmt das Dreieck beliebig viele Scheiben auf.
prosperity-rule-P-17 = Mit einer Scheibe auf dem Dreieck, also ab 16 Scheiben, ist dein Land überverschmutzt und du bekommst keine Punkte.
    .ruling = Das gilt für Punkte jeder Herkunft, ob Wohlstandswertung, Spezial-Plättchen, Geld (die vollen 300 € sind trotzdem weg) oder Rangwertung der Forschung. Eine Runde kann vereinbaren, dass nur die Wohlstandswertungen entfallen (Option over_pollution: prosperity-scorings).
prosperity-rule-P-18 = Danach führt der aktive Spieler zwei Aktionen aus, verschiedene oder zweimal dieselbe.
prosperity-rules-actions = Aktionen
prosperity-rule-P-20 = Einkommen: Nimm dir 100 €.
prosperity-rule-P-21 = Umweltsanierung: Entferne deine oberste Scheibe.
    .ruling = Du brauchst dafür eine Scheibe, die du entfernen kannst.
prosperity-rule-P-22 = Forschung: Rücke mit einem Marker ein Feld vor, nicht über das Ende hinaus.
prosperity-rule-P-23 = Kaufe ein Plättchen aus dem Markt. Vergleiche seine Stufe mit der Stufe deines Markers auf dieser Seite: Auf gleicher Stufe kostet es 100 €, jede Stufe darüber kostet 100 € mehr, auf jeder Stufe darunter kostet es 50 €. Es zählt, wo der Marker gerade steht.
prosperity-rule-P-24 = Lege das Plättchen auf einen Platz seines Typs, ob frei oder nicht. Was es überdeckt, zählt nicht mehr und kommt nie zurück.
prosperity-rule-P-25 = Plätze unter einem Feld mit Sperrsymbol sind gesperrt, bis ein Transport-Plättchen dieses Feld überdeckt.
prosperity-rule-P-26 = Spezial-Plättchen werden nicht ausgelegt: Sie bringen 1 oder 2 Punkte oder entfernen 3 Scheiben und sind dann aus dem Spiel.
    .ruling = Hast du weniger Scheiben, als das Plättchen entfernt, bringt der Rest nichts ein.
prosperity-rules-end = Spielende
prosperity-rule-P-30 = Die Partie endet nach dem Zug mit dem 36. Plättchen.
prosperity-rule-P-31 = Schlusswertung, jeder Posten für alle, vom Spieler des letzten Zuges an im Uhrzeigersinn: zweimal Energie, zweimal Ökologie, einmal Kapital; dann ein Punkt für je volle 300 €, der Rest bleibt dir für einen Gleichstand; dann rücken beide Marker um alle deine Forschungssymbole vor und auf den Leisten werden die Ränge gewertet; zuletzt einmal Wohlstand.
prosperity-rule-P-32 = Auf jeder Leiste bekommt der Erste 3 Punkte und der Zweite 1. Bei Gleichstand auf dem ersten Rang gibt es je 2 Punkte und niemand ist Zweiter; bei Gleichstand auf dem zweiten Rang gibt es dort nichts.
    .ruling = Ein Spieler mit überverschmutztem Land behält seinen Rang, bekommt aber keine Punkte. Zu zweit gilt dieselbe Regel.
prosperity-rule-P-33 = Die meisten Punkte gewinnen; bei Gleichstand siegt, wer mehr Geld behalten hat.
    .ruling = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
prosperity-rule-P-34 = Für die Punkte gibt es keine Obergrenze.
prosperity-reconstructed = Die schwarze Seite des Spielertableaus ist nirgends öffentlich beschrieben. Unsere ist eine Rekonstruktion: ein Start mit Energie −1 und Ökologie −2, und alle drei unteren Plätze sind gesperrt. Vier Plättchen (Hochgeschwindigkeitszüge, Mautgebühr, Produktion auf Nachfrage, Verjüngungsklinik) liegen auf der Energieseite, weil nur so beide Seiten auf jeder Stufe gleich viele Plättchen haben.

## Neotopia: Namen. Elemente, Regionen und Boni haben ihre im Spielmaterial; eine Karte heißt nach ihrer Form und ihren Elementen.

neotopia-title = Neotopia
neotopia-card = { $shape } { $elements }
neotopia-name-triangle = Dreieck
neotopia-name-bridge = Brücke
neotopia-name-rhombus = Raute
neotopia-name-terrace = Terrasse
neotopia-name-row = Reihe
neotopia-name-propeller = Propeller
neotopia-name-elbow = Winkel
neotopia-name-arrow = Pfeil
neotopia-name-cluster = Gebäudeblock
neotopia-name-avenue = Gebäudezeile

## Neotopia: was geschehen ist

neotopia-change-points = { $sign }{ $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
    }
neotopia-change-none = keine Punkte
neotopia-event-started = { $player }: Startmarker auf { $region } { $space }.
neotopia-event-moved = { $player }: { $element } aus der Fabrik { $factory } auf { $region } { $space }.
neotopia-event-placed = { $player }: { $element } aus dem Vorrat auf { $region } { $space }.
neotopia-event-won = { $player }: Bonusmarker { $bonus } erhalten.
neotopia-event-took = { $player }: Karte { $card } aus der Auslage genommen.
neotopia-event-drew = { $player }: eine Karte vom Kartenstapel gezogen.
neotopia-event-used = { $player }: Bonusmarker { $bonus } eingesetzt.
neotopia-event-built = { $player }: Projekt { $card } in der Region { $region } gebaut ({ $change }).
neotopia-event-skipped = { $player }: kein Projekt gebaut.
neotopia-event-ended = { $player }: Ende des Zuges.
neotopia-event-lost-action = { $player }: keine Aktion möglich, eine Aktion verfällt.
neotopia-event-refilled = Fabrik { $factory } aufgefüllt: { $elements }.
neotopia-event-turned = Produktionsplättchen umgedreht: { $elements }; übrige Plättchen: { $left }.
neotopia-event-restocked = Kein Plättchen mehr; in die Mitte kommen: { $elements }.
neotopia-event-last-tile = Das war das letzte Plättchen: Diese Runde wird zu Ende gespielt, dann folgt noch eine.
neotopia-event-offered = Neu in der Auslage: { $cards }.
neotopia-event-passed = Nächster Zug: { $player }.
neotopia-event-last-round = Die letzte Runde beginnt.
neotopia-event-final-scoring = Die letzte Runde ist vorbei: Schlusswertung.
neotopia-event-group = { $player }: größte Gruppe in der Region { $region } ({ $change }).
neotopia-event-score = { $player }: Endergebnis { $score }.
neotopia-event-over = Die Partie ist zu Ende.

## Neotopia: was abgelehnt wird, und warum

neotopia-wrong-colours = Für die Farben braucht es { $players } verschiedene Elemente, eines je Sitzplatz, zur Wahl stehen { $values }; angegeben: „{ $given }“.
neotopia-start-first = Zuerst legt jeder einen Startmarker auf ein freies Feld
neotopia-act-first = Jetzt ist eine Aktion fällig: Ziehe eine Karte oder bewege ein Element; oder nutze einen Bonus
neotopia-draw-first = Zuerst die Karten der Förderung: Nimm eine aus der Auslage oder vom Stapel
neotopia-initiative-first = Zuerst das Element der privaten Initiative: Lege eines aus dem Vorrat auf ein Feld
neotopia-permits-first = Zuerst das Element der neuen Baugenehmigungen: Bewege eines aus einer Fabrik auf ein Außenfeld
neotopia-build-first = Zuerst das Projekt: Baue es, oder lass es vorerst
neotopia-no-actions-left = Deine Aktionen sind ausgeführt: Nutze einen Bonus oder beende den Zug
neotopia-actions-left = { $actions ->
    [one] Eine Aktion steht noch aus und muss ausgeführt werden
   *[other] { $actions } Aktionen stehen noch aus und müssen ausgeführt werden
    }
neotopia-deck-empty = Der Kartenstapel ist leer
neotopia-not-offered = Die Karte „{ $card }“ liegt nicht in der Auslage
neotopia-not-in-factory = In der Fabrik { $factory } liegt kein Element „{ $element }“
neotopia-not-in-reserve = Im Vorrat liegt kein Element „{ $element }“ mehr
neotopia-space-taken = { $region } { $space } ist schon belegt
neotopia-space-inner = { $space } ist ein Innenfeld, die Baugenehmigungen gelten für Außenfelder
neotopia-space-outer = { $space } ist ein Außenfeld, dafür brauchst du den Bonus Neue Baugenehmigungen
neotopia-space-alone = { $region } { $space } liegt neben keinem Element
neotopia-region-empty = Die Region { $region } ist leer: Ihr erstes Element kommt in die Mitte
neotopia-bonus-used = In diesem Zug wurde schon ein Bonus eingesetzt
neotopia-no-such-bonus = Du hast keinen Bonusmarker „{ $bonus }“
neotopia-bonus-useless = Der Bonus „{ $bonus }“ hätte jetzt keine Wirkung
neotopia-not-in-hand = Die Karte „{ $card }“ ist nicht auf deiner Hand
neotopia-same-type = Das letzte Projekt in der Region { $region } ist vom selben Typ wie „{ $card }“
neotopia-incomplete = Das gelegte Element vervollständigt „{ $card }“ in der Region { $region } nicht

## Neotopia: auf dem Bildschirm

neotopia-screen-turn = { $actions ->
    [0] Keine Aktion mehr
    [one] Noch eine Aktion
   *[other] Noch { $actions } Aktionen
    } · übrige Plättchen: { $tiles } · Kartenstapel: { $deck }
neotopia-screen-last-round = Letzte Runde
neotopia-screen-ending = Vorletzte Runde
neotopia-screen-final = Schlusswertung
neotopia-screen-offer = Auslage
neotopia-screen-hand = Deine Hand
neotopia-screen-factories = Fabriken
neotopia-screen-centre = Nachschub
neotopia-screen-reserve = Vorrat
neotopia-screen-cards = Karten
neotopia-screen-bonuses = Boni
neotopia-screen-score = Punktestand
neotopia-screen-pile = Stapel: { $top } ({ $left })
neotopia-screen-no-pile = Stapel: leer
neotopia-screen-last = zuletzt: { $type }
neotopia-screen-known = bekannt:
neotopia-screen-start = Wohin legst du deinen Startmarker?
neotopia-screen-act = Was tust du?
neotopia-screen-draw = { $draws ->
    [one] Ziehe eine Karte.
   *[other] Ziehe { $draws } Karten.
    }
neotopia-screen-initiate = Welches Element legst du wohin?
neotopia-screen-permit = Welches Element legst du auf welches Außenfeld?
neotopia-screen-build = Ein Projekt mit { $element } auf { $region } { $space } bauen?
neotopia-screen-close = Einen Bonus einsetzen oder den Zug beenden?
neotopia-move-draw = ziehen: { $card }
neotopia-move-build = bauen: { $card }
neotopia-move-deck = oberste Karte des Kartenstapels
neotopia-move-skip = nichts bauen
neotopia-move-end = Zug beenden
neotopia-move-use = einsetzen: { $bonus }
neotopia-points-projects = Projekte
neotopia-points-groups = Gruppen
neotopia-points-lowest = schwächste Region, noch zweimal
neotopia-points-bonuses = nicht eingesetzte Boni

## Neotopia: die Regeln in Kürze

neotopia-rules-setup = Aufbau
neotopia-rule-N-1 = Zwei bis vier Spieler. Es gibt vier Elemente, jedes zugleich eine Spielerfarbe: erneuerbare Energie, Biolandwirtschaft, Technologie und Gemeinschaft, mit je 25 Elementmarkern.
neotopia-rule-N-2 = Der Spielplan hat drei Regionen (Wüste, Wasser, Wald) und drei Fabriken. Eine Fabrik liegt zwischen zwei Regionen und beliefert nur diese. In der Mitte des Spielplans liegt der Produktionsstapel.
neotopia-rule-N-3 = Es gibt 56 Projektkarten, 12 Produktionsplättchen, eines davon mit einer Fahne, und 24 Bonusmarker, je 6 von vier Arten.
neotopia-rule-N-10 = Jede Fabrik beginnt mit einem Elementmarker jeder Farbe.
neotopia-rule-N-11 = Jeder Spieler hat eine Farbe und beginnt in jeder Region bei 0 Punkten.
neotopia-rule-N-12 = Die Bonusmarker werden gemischt: Vier liegen offen auf den gekennzeichneten Feldern jeder Region, die übrigen bilden neben jeder Region einen Stapel von vier, von dem nur der oberste zu sehen ist.
neotopia-rule-N-13 = Jeder bekommt drei Karten, die die anderen nicht sehen; vier weitere liegen offen als Auslage.
neotopia-rule-N-14 = Das Plättchen mit der Fahne liegt zuunterst im Produktionsstapel, die anderen werden gemischt und darauf gestapelt; welche Elemente ihre Rückseiten zeigen, bleibt unbekannt, bis ein Plättchen umgedreht wird. Zu zweit bleiben drei gekennzeichnete Plättchen in der Schachtel, zu dritt zwei. Auf dem Stapel liegt ein Elementmarker jeder Farbe.
neotopia-rule-N-15 = Wer Startspieler ist, entscheidet das Los; er bleibt es in allen Runden.
neotopia-rule-N-16 = Vom Startspieler an im Uhrzeigersinn legt jeder einen Elementmarker der eigenen Farbe aus dem Vorrat auf den Spielplan: in die Mitte einer leeren Region oder neben den Marker eines anderen Spielers.
    .ruling = Außenfelder sind dafür gesperrt. Überdeckt der Startmarker einen Bonusmarker, erhältst du ihn. Ein Projekt lässt sich damit nicht bauen.
neotopia-rules-turn = Ein Zug
neotopia-rule-N-20 = Ein Zug besteht aus genau drei Aktionen. Es gibt zwei Arten, die du beliebig wiederholen darfst: eine Karte ziehen, aus der Auslage oder vom Kartenstapel, oder ein Element aus einer Fabrik in eine ihrer beiden Regionen bewegen.
neotopia-rule-N-21 = Ein Handkartenlimit gibt es nicht. Die Auslage wird am Ende des Zuges auf vier Karten aufgefüllt, nicht vorher.
    .ruling = Es wird nicht neu gemischt: Von einem leeren Kartenstapel kann niemand ziehen.
neotopia-rule-N-22 = Das erste Element einer Region kommt in ihre Mitte, jedes weitere auf ein freies Feld neben einem Element, das dort schon liegt. Die äußeren Halbkreise sind für diese Aktion gesperrt.
neotopia-rule-N-23 = Du führst alle drei Aktionen aus, soweit es möglich ist.
    .ruling = Ist eine der beiden Aktionsarten unmöglich, führst du die andere aus; sind es beide, verfällt die Aktion, und ein Bonus lässt sich am Ende des Zuges noch nutzen.
neotopia-rule-N-24 = Überdeckt ein Element einen Bonusmarker, erhältst du ihn.
neotopia-rule-N-25 = Eine Fabrik, die du geleert hast, wird sofort aufgefüllt: Sie erhält die Elementmarker vom Produktionsstapel; das oberste Plättchen wird umgedreht und ist dann aus dem Spiel, und die Elemente, die seine Rückseite zeigt, kommen aus dem Vorrat auf den Stapel. Eine Farbe, die im Vorrat fehlt, wird nicht gelegt.
    .ruling = Bringt das Auffüllen nichts, bleibt die Fabrik leer; ein weiteres Plättchen wird für sie nicht umgedreht.
neotopia-rule-N-26 = Nach dem Legen eines Elements, in dieser Reihenfolge: Bonus nehmen, Fabrik auffüllen, bauen.
neotopia-rules-building = Bauen
neotopia-rule-N-30 = Nachdem du ein Element gelegt hast, darfst du ein einziges Projekt aus deiner Hand bauen, dessen Muster in dieser Region vollständig ist und dieses Element enthält.
neotopia-rule-N-31 = Ein Muster darf in alle sechs Richtungen gedreht werden. Die Elemente bleiben liegen und können wieder verwendet werden; auch die auf Außenfeldern zählen.
    .ruling = Alle Muster unserer Karten sind ihr eigenes Spiegelbild; ob Spiegelbilder gelten, muss daher nicht geklärt werden.
neotopia-rule-N-32 = Regel der Vielfalt: Ein Projekt muss von einem anderen Typ sein als das zuletzt in der Region gebaute.
neotopia-rule-N-33 = Die Karte kommt auf den Projektstapel der Region, und du rückst dort um ihre Punkte vor. Ein Gebäude ist für den Spieler seiner Farbe 2 Punkte wert, für die anderen 4.
neotopia-rule-N-34 = Wer in einer Region 7, 13 oder 18 Punkte erreicht oder überschreitet, nimmt für jede dieser Schwellen den obersten Marker ihres Bonusstapels, falls noch einer da ist.
    .ruling = Nur beim ersten Umlauf der Punkteleiste, nicht noch einmal bei 27, 33 und 38.
neotopia-rules-bonuses = Bonusmarker
neotopia-rule-N-40 = Einmal in deinem Zug, wann du willst, darfst du einen Bonusmarker einsetzen, auch einen gerade erst erhaltenen. Das ist eine kostenlose Aktion, und der Marker ist dann aus dem Spiel.
neotopia-rule-N-41 = Staatliche Förderung: Ziehe zwei Karten, jede aus der Auslage oder vom Kartenstapel; weniger, wenn es nicht genug gibt.
neotopia-rule-N-42 = Automatisierung: eine Aktion mehr.
neotopia-rule-N-43 = Private Initiative: Lege ein beliebiges Element aus dem Vorrat in eine beliebige Region, nach den üblichen Regeln für das Legen.
neotopia-rule-N-44 = Neue Baugenehmigungen: Bewege ein Element aus einer Fabrik auf ein freies Außenfeld einer ihrer Regionen, neben ein Element.
neotopia-rule-N-45 = Auch ein durch einen Bonus gelegtes Element bringt dir den überdeckten Bonusmarker ein und erlaubt zu bauen, wie jedes andere.
neotopia-rule-N-46 = Auch nach deiner dritten Aktion ist noch Zeit für einen Bonus; dann endet der Zug.
neotopia-rules-end = Spielende
neotopia-rule-N-50 = Wird das Plättchen mit der Fahne umgedreht, kommen seine Elemente in die Mitte des Spielplans. Die laufende Runde wird zu Ende gespielt, danach noch eine weitere.
neotopia-rule-N-51 = Gibt es keine Plättchen mehr, erhält eine geleerte Fabrik die Elementmarker aus der Mitte, und dorthin kommt wieder je einer jeder Farbe.
neotopia-rule-N-60 = In jeder Region erhält jeder einen Punkt für jeden Elementmarker der eigenen Farbe in seiner größten zusammenhängenden Gruppe. Diese Punkte bringen keine Bonusmarker ein.
neotopia-rule-N-61 = Das Endergebnis: die beste Region, die zweitbeste, dreimal die schwächste und 3 Punkte für jeden nicht eingesetzten Bonusmarker.
neotopia-rule-N-62 = Bei Gleichstand siegt, wer mehr Punkte in der schwächsten Region hat, dann in der zweitbesten, dann in der besten.
    .ruling = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
neotopia-reconstructed = Der Spielplan, die Muster der Karten und die Rückseiten der Produktionsplättchen sind nur als Bilder gedruckt. Unsere sind eine Rekonstruktion, die zu allem passt, was veröffentlicht ist; Mengen, Farben, Schwellen und Boni sind die der Spielanleitung.

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
fit-round = Durchgang { $round }: { $points } Punkte, Fehler { $error }, Kreuzentropie { $surprise }
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
server-wrong-token = Der Server kennt dieses Token nicht.
server-who-are-you = Sag dem Server zuerst deinen Namen.
server-host-only = Das darf nur, wer den Tisch eröffnet hat.
server-no-table = Diesen Tisch gibt es nicht.
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
server-too-large = Das sind mehr als { $limit } Bytes.
server-wrong-form = Diese Nachricht ist unverständlich: { $where }: { $why }
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
cli-serve = Den Server starten, für Browser und Programme.
cli-serve-host = Die Adresse, auf der er lauscht; 0.0.0.0 für alle Schnittstellen.
cli-serve-port = Der Port, auf dem er lauscht; 0 für einen beliebigen freien.
cli-serve-database = postgresql://… oder sqlite:///DATEI; ohne Angabe eine SQLite-Datei im Datenordner.
cli-serve-data = Der Datenordner; ohne Angabe der des Benutzers.
cli-serve-open = Einen Browser öffnen, sobald der Server bereit ist.
cli-serve-config = Eine TOML-Datei mit Einstellungen (docs/hosting.md).
cli-backup = Eine konsistente Kopie der Datenbank schreiben, auch während der Server läuft.
cli-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
backup-done = { $file }: { $entries } Einträge von { $tables } Tischen.
backup-in-the-way = { $file } gibt es schon.
backup-failed = Die Sicherung ist fehlgeschlagen: { $why }
cli-verify = Die Verteilung einer beendeten Partie anhand der Zusage des Servers prüfen.
cli-commitment = Die Zusage, die vor der Partie gezeigt wurde, falls du sie notiert hast.
verify-good = Gegeben wurde wie zugesagt: { $commitment }
verify-result = { $moves } Züge nachgespielt; am Ende: { $points }
verify-bad = Gegeben wurde NICHT wie zugesagt: Die Datei sagt { $promised }, Startwert und Salz ergeben { $found }.
verify-nothing = In dieser Datei ist nichts zu prüfen: Ein Server fügt Zusage und Salz hinzu, wenn die Partie zu Ende ist.
cli-bench-what = rules (Vorgabe) oder server.
cli-bench-tables = Für server: Anzahl der Tische, die gleichzeitig spielen.
bench-wrong-what = „{ $what }“ lässt sich nicht messen; möglich sind rules und server.

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
web-front-prosperity = Führe ein Land durch sieben Jahrzehnte. Kraftwerke bringen Geld, aber auch Schmutz: Halte Energie und Ökologie besser im Gleichgewicht als deine Nachbarn.
web-front-neotopia = Baut gemeinsam eine Stadt der Zukunft, und doch gegeneinander. Lege Elemente in drei Regionen, die allen gehören, vollende die Muster auf deinen Karten und vernachlässige keine Region.
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
web-new-board = Spielertableau
web-new-board-silver = Silber
web-new-board-black = Schwarz, schwieriger
web-new-colour = Farbe
web-new-colour-usual = Beliebig
web-new-colour-energy = Rot: Energie
web-new-colour-farming = Grün: Landwirtschaft
web-new-colour-technology = Lila: Technologie
web-new-colour-community = Blau: Gemeinschaft
web-new-one-device = Mehrere Plätze gehören dir: Ihr reicht dieses Gerät herum. Gibt es verdeckte Handkarten, fragt es erst nach der nächsten Person.
web-new-black-note = Die gedruckte schwarze Seite ist nicht öffentlich: Unsere ist eine Rekonstruktion.
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
web-new-pollution = Überverschmutzung kostet
web-new-pollution-all = Alle Punkte
web-new-pollution-all-hint = Unsere Auslegung der Regel: keine Punkte, gleich woher.
web-new-pollution-some = Nur Wohlstand
web-new-pollution-some-hint = Milder: Spezial-Plättchen, Geld und Forschung bringen weiter Punkte.
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
web-rules-first-market = Erster Markt
web-rules-tile = { $kind }, { $side } { $level }
web-rules-scores = wertet { $symbol }
web-rules-board = Spielertableau, { $side }
web-rules-slot = Platz { $slot }, { $kind }
web-rules-free-slot = frei
web-rules-opens = ein Transport-Plättchen darauf entsperrt { $slots }
web-rules-cards = Karten: { $type }
web-rules-building = Gebäude
web-rules-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
web-rules-points-building = { $own } Punkte für den Spieler der Farbe, { $others } für die anderen
web-rules-bonuses = Bonusmarker
web-rules-copies = { $copies } Stück
web-rules-tiles = Produktionsplättchen
web-rules-production-tile = Plättchen { $number }
web-rules-flag-tile = Plättchen mit der Fahne
web-rules-without = bleibt bei { $players } Spielern in der Schachtel

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
web-lesson-prosperity-welcome = Willkommen! Du baust ein Land auf, sieben Jahrzehnte lang. Das hier ist deins, mit seinen ersten Gebäuden. Wer am Ende die meisten Wohlstandspunkte hat, gewinnt.
web-lesson-prosperity-scored = Jeder Zug beginnt damit, dass ein Plättchen aufgedeckt wird. Alle werten sein Symbol: diesmal Kapital; du und dein Gegner habt also je 100 € für das eine Kapitalsymbol in eurem Land bekommen. Die Tabelle zeigt, was in diesem Jahrzehnt noch gewertet wird.
web-lesson-prosperity-buy = Jetzt hast du zwei Aktionen. Das Eisenbahnnetz ist gut für die Ökologie. Es kostet 200 €, weil es eine Stufe über deinem Marker liegt. Wähle es: Es kommt über dein Straßennetz.
web-lesson-prosperity-research = Zweite Aktion: Forschung. Rücke mit deinem Marker auf der Ökologie-Leiste ein Feld vor: Wähle das leuchtende Feld oder die Schaltfläche unten.
web-lesson-prosperity-end-turn = Unten siehst du, was beide Aktionen zusammen ändern. Bis du bestätigst, kannst du alles rückgängig machen. Bestätige jetzt.
web-lesson-prosperity-ecology = Das Plättchen deines Gegners hat Ökologie gewertet. Mit einer Bilanz von +1 hast du eine Umweltschmutz-Scheibe entfernt; dein Gegner, mit −1, hat eine dazubekommen. Im Verlauf steht alles; zeige oder tippe auf eine Zeile, und der Spielplan zeigt es dir.
web-lesson-prosperity-cheaper = Du bist am Zug: Energie wurde gewertet, und deine Bilanz von +1 brachte 50 €. Erforsche noch einmal Ökologie: Dein Marker erreicht Stufe 2, und Plättchen darunter kosten nur noch 50 €.
web-lesson-prosperity-infrastructure = Das Kunststoff-Forschungszentrum auf Stufe 1 kostet jetzt 50 € und bringt mehr Forschung. Wähle es: Es kommt auf den leeren blauen Platz 4.3.
web-lesson-prosperity-end-again = Bestätige deinen Zug.
web-lesson-prosperity-points = Wohlstand wurde gewertet: dein erster Punkt. Der Stern, der ihn brachte, liegt frei auf der Umweltschmutz-Leiste. Solange du 16 oder mehr Scheiben hast, bekommst du keine neuen Punkte; halte dein Land also sauber.
web-lesson-prosperity-split = Forschung wurde gewertet, und du darfst zwei Felder auf die Leisten aufteilen. Nimm beide für Energie.
web-lesson-prosperity-confirm = Bestätige.
web-lesson-prosperity-actions = Zwei Aktionen kennst du noch nicht: Einkommen bringt 100 €, Umweltsanierung entfernt eine Scheibe. Ein Plättchen kommt auf einen Platz seiner Farbe, ob frei oder nicht; gesperrte Plätze öffnen sich, wenn ein Transport-Plättchen den Grünen Gürtel überdeckt. Und liegt die Energie bei ihrer Wertung unter null, kostet jede Stufe 100 € oder eine Scheibe.
web-lesson-prosperity-outlook = Jetzt kennst du alle fünf Symbole. Diese Tabelle ist deine beste Hilfe: Sie sagt, was jedes Symbol, das noch kommt, allen jetzt bringen würde. Stell dich auf das ein, was kommt.
web-lesson-prosperity-final = Am Ende wird alles noch einmal gewertet, Energie und Ökologie sogar zweimal; Geld wird zu Punkten (einer je 300 €), und wer auf einer Forschungsleiste vorn liegt, bekommt 3 Punkte.
web-lesson-prosperity-go-on = Mehr brauchst du nicht. Was du tun kannst, leuchtet; was nicht geht, sagt dir, warum; der Tipp fragt die Bots. Spiel weiter, und viel Glück!
web-lesson-neotopia-welcome = Willkommen! Drei Regionen, Wüste, Wasser und Wald, werden mit Markern von vier Elementen bebaut. Du sammelst in jeder Region Punkte, und am Ende zählt deine schwächste Region dreifach.
web-lesson-neotopia-start = Deine Farbe ist erneuerbare Energie, das Dreieck. Alle beginnen mit einem eigenen Marker: Lege deinen in die Mitte der Wüste.
web-lesson-neotopia-confirm = Nichts ist endgültig, bis du bestätigst. Bestätige.
web-lesson-neotopia-hand = Das sind deine Projekte. Jedes zeigt ein Muster: Vollende es auf dem Spielplan, und du bekommst seine Punkte. Der Brücke mit Energie an beiden Enden und Biolandwirtschaft dazwischen fehlt in der Wüste nur noch ein Marker!
web-lesson-neotopia-move = Ein Zug hat drei Aktionen: Bewege ein Element aus einer Fabrik in eine Region daneben, oder ziehe eine Karte. Nimm den Energie-Marker der Fabrik zwischen Wüste und Wasser und wähle dann das Feld f4.
web-lesson-neotopia-build = Das Muster ist vollständig, egal, wem die Marker gehören. Wähle die Karte auf deiner Hand, um das Projekt zu bauen.
web-lesson-neotopia-bonus = 3 Punkte in der Wüste. Hol dir jetzt einen Bonus: Bewege Energie aus der Fabrik zwischen Wald und Wüste auf e5; dort liegt ein Bonusmarker.
web-lesson-neotopia-draw = Die dritte Aktion: Ziehe eine Karte aus der Auslage. Nimm die Reihe mit Gemeinschaft und Biolandwirtschaft.
web-lesson-neotopia-use = Einmal in deinem Zug darfst du einen Bonusmarker einsetzen, wann du willst. Mit der staatlichen Förderung ziehst du zwei Karten. Setze sie ein: Das kostet die 3 Punkte, die ein ungenutzter Bonus am Ende wert ist, und zwei Karten bringen mehr.
web-lesson-neotopia-first-card = Nimm den Propeller mit Energie und Technologie.
web-lesson-neotopia-second-card = Und die Gebäudezeile der Gemeinschaft.
web-lesson-neotopia-end-turn = Das ist dein Zug. Bestätige ihn.
web-lesson-neotopia-diverse = Merk dir zwei Dinge: In einer Region darf nie zweimal nacheinander der gleiche Projekttyp gebaut werden (der Typ steht oben auf der Karte; die zuletzt gebaute liegt neben der Region), und wer dort 7, 13 oder 18 Punkte erreicht, erhält einen Bonusmarker.
web-lesson-neotopia-ending = Die Halbkreise an den Ecken sind Außenfelder: Nur der Bonus „Neue Baugenehmigungen“ öffnet sie. Jede geleerte Fabrik dreht ein Produktionsplättchen um; ist es das letzte, werden diese Runde und noch eine gespielt, dann ist Schluss.
web-lesson-neotopia-score = Am Ende zählt in jeder Region auch die größte Gruppe deiner Farbe, und jeder nicht eingesetzte Bonus ist 3 Punkte wert. Hier siehst du immer, wie es steht und welche Region dreifach zählt.
web-lesson-neotopia-go-on = Mehr brauchst du nicht. Was du tun kannst, leuchtet; wähle eine Karte, um zu sehen, wo ihr ein Marker fehlt; der Tipp fragt die Bots. Spiel weiter, und viel Glück!

## Der Browser: Prosperity

web-prosperity-area-market = Markt
web-prosperity-area-country = Land
web-prosperity-area-players = Spieler
web-prosperity-side = Markt: { $side }
web-prosperity-track = { $track }-Leiste
web-prosperity-square = Feld { $square }
web-prosperity-market-cell = Markt, { $side }-Seite, Stufe { $level }
web-prosperity-markers = { $player }: Stufe { $energy } auf der Energie-Leiste, Stufe { $ecology } auf der Ökologie-Leiste.
web-prosperity-tile-label = { $tile }, { $kind }: { $does }; kostet { $price }
web-prosperity-tile-place = { $kind }, { $side }-Seite, Stufe { $level }
web-prosperity-tile-scored = kam { $decade } und wertete { $symbol }
web-prosperity-price = Kostet dich { $price }
web-prosperity-printed = auf dem Tableau gedruckt; ein Plättchen desselben Typs kann es überdecken
web-prosperity-point = Wähle ein Plättchen, das leuchtet, um es zu kaufen; hier steht, was es bewirkt.
web-prosperity-purse = Du hast { $money }
web-prosperity-no-symbols = keine Symbole
web-prosperity-slot = Platz { $slot } für { $kind }
web-prosperity-empty = leer
web-prosperity-goes-here = hierher kann das Plättchen
web-prosperity-back-home = Zu meinem Land
web-prosperity-reconstructed-board = schwarze Seite: rekonstruiert
web-prosperity-money = Geld
web-prosperity-discs = Umweltschmutz
web-prosperity-show-country = Das Land von { $player } zeigen
web-prosperity-outlook = { $decade } noch zu werten, und was es jetzt bringen würde
web-prosperity-pollution = Umweltschmutz: { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
    } auf { $circles } Kreisen
web-prosperity-pollution-over = Umweltschmutz: { $discs } Scheiben, überverschmutzt: keine Wohlstandspunkte
web-prosperity-opens = entsperrt { $slots }
web-prosperity-ask-pay = Energiedefizit von { $levels }: Wie viel davon bezahlst du? Jede Stufe, die du nicht bezahlst, ist eine Scheibe.
web-prosperity-ask-split = { $squares ->
    [one] Ein Feld Forschung: Auf welcher Leiste?
   *[other] { $squares } Felder Forschung: Wie teilst du sie auf?
    }
web-prosperity-ask-slot = Wohin kommt „{ $tile }“? Wähle einen leuchtenden Platz in deinem Land.
web-prosperity-ask-action = { $actions ->
    [one] Du bist am Zug: noch eine Aktion. Wähle unten oder im Markt.
   *[other] Du bist am Zug: noch { $actions } Aktionen. Wähle unten oder im Markt.
    }
web-prosperity-tell-buy = { $tile } auf Platz { $slot } kaufen
web-prosperity-tell-buy-special = { $tile } kaufen
web-prosperity-tell-research = Forschung { $track }
web-prosperity-tell-pay = { $levels ->
    [0] Nichts bezahlen
    [one] Eine Stufe bezahlen
   *[other] { $levels } Stufen bezahlen
    }
web-prosperity-tell-split = Energie { $energy }, Ökologie { $ecology }
web-prosperity-tell-income = Einkommen
web-prosperity-tell-clean-up = Umweltsanierung

## Der Browser: Neotopia

web-neotopia-area-board = Spielplan
web-neotopia-area-cards = Karten
web-neotopia-area-players = Spieler
web-neotopia-progress = übrige Plättchen: { $tiles } · Kartenstapel: { $deck }
web-neotopia-not-now = Hier gibt es jetzt nichts zu wählen.
web-neotopia-factory-far = Eine Fabrik beliefert nur die beiden Regionen, zwischen denen sie liegt.
web-neotopia-point = Wähle ein Element einer Fabrik und ein Feld, in beliebiger Reihenfolge.
web-neotopia-point-card = Sieh dir eine Handkarte an: Der Spielplan zeigt, wo ihr nur ein Marker fehlt.
web-neotopia-space = { $region } { $space }
web-neotopia-space-free = frei
web-neotopia-space-free-outer = freies Außenfeld
web-neotopia-space-bonus = Bonus { $bonus }
web-neotopia-space-completes = { $element } würde { $cards } vollenden
web-neotopia-space-last = zuletzt gelegt
web-neotopia-factory = Fabrik { $factory }
web-neotopia-token = { $element } in der Fabrik { $factory }
web-neotopia-reserve = { $element } im Vorrat: { $count }
web-neotopia-stack = Produktionsstapel. Nachschub: { $elements }; übrige Plättchen: { $tiles }
web-neotopia-pile = Bonusstapel: oben { $bonus }, übrige Marker: { $left }
web-neotopia-pile-empty = Der Bonusstapel ist leer
web-neotopia-last = Letztes Projekt: { $type }; hier gebaute Projekte: { $count }
web-neotopia-last-none = Hier wurde noch kein Projekt gebaut
web-neotopia-type-building = Gebäude { $element }
web-neotopia-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
web-neotopia-worth-building = { $points } Punkte, { $own } für den Spieler der Farbe
web-neotopia-card = { $card } ({ $type }): { $worth }
web-neotopia-card-short = { $count ->
    [one] Nur ein Marker fehlt, auf einem Feld
   *[other] Nur ein Marker fehlt, auf { $count } Feldern
    }
web-neotopia-card-far = Nirgends fehlt nur noch ein Marker
web-neotopia-deck = Kartenstapel: { $count }
web-neotopia-deck-said = Die oberste Karte des Kartenstapels ziehen; übrige Karten: { $count }
web-neotopia-draw-deck = Vom Stapel ziehen
web-neotopia-offer-gap = Genommen; wird am Ende des Zuges aufgefüllt
web-neotopia-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
web-neotopia-first = Startspieler
web-neotopia-now = bisher { $score }
web-neotopia-estimate = Wenn die Partie jetzt zu Ende wäre
web-neotopia-region-points = { $region }: { $points } und { $group } für die größte Gruppe
web-neotopia-region-final = { $region }: { $points }
web-neotopia-region-lowest = die schwächste Region, zählt × { $factor }
web-neotopia-bonus = { $bonus } ({ $count })
web-neotopia-ask-act = { $actions ->
    [one] Noch eine Aktion: Ziehe eine Karte oder lege ein Element.
   *[other] Noch { $actions } Aktionen: Ziehe eine Karte oder lege ein Element.
    }
web-neotopia-ask-space = Wohin kommt { $element }?
web-neotopia-use-permits = ein Element auf ein Außenfeld
web-neotopia-use-initiative = ein Element aus dem Vorrat
web-neotopia-use-automation = eine Aktion mehr
web-neotopia-use-subsidy = zwei Karten
web-neotopia-ask-factory = Aus welcher Fabrik kommt { $element }?
web-neotopia-ask-token = Welches Element kommt auf { $region } { $space }?
web-neotopia-tell-start = Startmarker auf { $region } { $space }
web-neotopia-tell-move = { $element } aus { $factory } auf { $region } { $space }
web-neotopia-tell-place = { $element } aus dem Vorrat auf { $region } { $space }
web-neotopia-change-points = Punkte in der Region { $region }
web-neotopia-change-group = Größte Gruppe in der Region { $region }
web-neotopia-group-short = Gruppe { $region }

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
