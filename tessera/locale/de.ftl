### Tessera auf Deutsch. Ein Katalog dient dem Terminal, dem Server und dem Browser.
### Ein Fakt, der die Kennung einer Sache ist, liest sich als ihr Name, und unter `…-id` als die Kennung selbst.

## Fehler in jedem Spiel

no-such-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $languages }.
no-such-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
no-such-option = Die Option „{ $option }“ gibt es nicht; es gibt: { $options }.
wrong-option = Option { $option }: „{ $value }“ gehört nicht zu { $values }.
wrong-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
wrong-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht { $seed }.
wrong-seats = Eine Partie zu { $players } Spielern braucht { $players } Namen, einen je Sitzplatz; angegeben: { $seats }.
no-such-move = Den Spielzug „{ $move }“ gibt es nicht.
no-such-move-near = Den Spielzug „{ $move }“ gibt es nicht; ähnlich sind: { $near }.
no-such-action = Die Aktion { $action } gibt es nicht; die Nummern gehen von 0 bis { $last }.
match-over = Die Partie ist zu Ende.
not-settled = Zuerst ist das Spiel selbst am Zug.
nothing-to-undo = Es gibt nichts zurückzunehmen.
seen-since = Seitdem ist Verdecktes aufgedeckt worden; das lässt sich nicht zurücknehmen.
cannot-write = { $file } lässt sich nicht schreiben: { $why }.
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

## Das Terminal

terminal-you = Du
terminal-seat = { $bot } { $seat }
bot-random = Zufall
terminal-compiling = Die Regeln werden kompiliert; das geschieht nur einmal und dauert ein paar Sekunden …
terminal-since = Seit deinem letzten Zug
terminal-prompt = Dein Spielzug (Nummer oder Wörter; „hilfe“ für mehr):
terminal-end-turn = Dein Zug endet hier. Weiter mit Enter, zurücknehmen mit „widerrufen“:
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }.
terminal-resume = Weiterspielen mit: tessera play --resume { $file }
terminal-not-now = Es gibt keinen Spielzug Nummer { $number }; wähle 1 bis { $last }.
terminal-help =
    Eine Nummer führt den Spielzug mit dieser Nummer aus. Spielzüge lassen sich auch in Worten eingeben, so wie sie in der Liste stehen oder abgekürzt, solange nur einer passt („buy wind at 2.1“).
    widerrufen: nimmt zurück, höchstens bis zur letzten Aufdeckung
    speichern [DATEI]: schreibt die Partie in eine Datei, als JSON, wenn ihr Name auf .json endet
    regeln [ID]: die Regeln oder eine davon
    protokoll: alles, was geschehen ist
    ende: speichert und verlässt die Partie
terminal-word-undo = widerrufen
terminal-word-save = speichern
terminal-word-rules = regeln
terminal-word-log = protokoll
terminal-word-help = hilfe
terminal-word-quit = ende
terminal-word-next = weiter
terminal-word-back = vorher
terminal-winner = Sieg: { $names }
terminal-winners = Geteilter Sieg: { $names }
terminal-rank = Rang
terminal-player = Spieler
terminal-points = Punkte
terminal-sum = Summe
terminal-several = „{ $text }“ kann heißen: { $moves }.
terminal-no-seat-you = Im Terminal kann vorerst höchstens ein Sitzplatz „you“ sein.
terminal-no-such-bot = Den Bot „{ $bot }“ gibt es nicht; ein Sitzplatz ist „you“ oder einer von diesen: { $bots }.
terminal-resume-alone = --resume setzt die Partie fort, wie sie gespeichert wurde; lass { $option } weg.
terminal-replay-prompt = Schritt { $step } von { $steps }. Enter oder „weiter“, „vorher“, eine Zahl, „ende“:
terminal-rule-missing = Die Regel „{ $rule }“ gibt es nicht.
terminal-rules-title = { $game }: die Regeln in Kürze
terminal-ruling = Klarstellung:
terminal-reconstructed-title = Rekonstruiert, nicht gedruckt
terminal-own-rulings = Ein Absatz mit „Klarstellung“ entscheidet, was die Spielanleitung offenlässt.
terminal-unofficial = Eine inoffizielle Umsetzung, in eigenen Worten; das Spiel gehört seinen Autoren.

cli-help = Moderne Brettspiele spielen und erforschen; ihre Regeln sind einmal geschrieben, in Python, und werden kompiliert.
cli-play = Eine Partie im Terminal spielen.
cli-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-rules = Die Regeln eines Spiels in Kürze, mit allen Klarstellungen.
cli-bench = Die Geschwindigkeit der Regeln auf diesem Rechner messen.
cli-which-game = Welches Spiel.
cli-which-game-default = Welches Spiel; ohne Angabe prosperity.
cli-seats = Wer wo sitzt, durch Kommas getrennt: you, random.
cli-boards = Prosperity: die Seite des Spielertableaus an jedem Sitzplatz, durch Kommas getrennt: silver oder black.
cli-over-pollution = Prosperity: was Überverschmutzung kostet, all-points oder prosperity-scorings (Regel P-17).
cli-seed = Eine ganze Zahl; derselbe Startwert ergibt dieselbe Partie noch einmal.
cli-resume = Setzt eine gespeicherte Partie fort.
cli-file = Eine gespeicherte Partie.
cli-rule = Eine einzelne Regel mit ihrer Kennung, etwa P-17.
cli-lang = en, fr, de oder it; ohne Angabe die Sprache des Systems.
cli-json = JSON statt einer Tabelle ausgeben.
cli-device = cpu oder cuda.
cli-one-game = Nur ein Spiel.

bench-title = Geschwindigkeit von Tessera, gemessen auf diesem Rechner
bench-name = Kennzahl
bench-value = Wert
bench-unit = Einheit
bench-no-gpu = Hier gibt es keine GPU, die die Regeln ausführen kann: { $why }.
bench-wrong-device = „{ $device }“ ist kein Gerät; es gibt cpu und cuda.

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
prosperity-name-money = Geld
prosperity-name-advance = Abschließende Forschung
prosperity-name-rank-energy = Rangwertung Energie
prosperity-name-rank-ecology = Rangwertung Ökologie
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
prosperity-change-money = { $sign }{ $number } €
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
prosperity-event-forced-income = { $player }: Einkommen, { $change }; nichts anderes war möglich.
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

prosperity-wrong-boards = Für die Tableaus braucht es { $players } Wörter, eines je Sitzplatz, zur Wahl stehen { $sides }; angegeben: „{ $boards }“.
prosperity-bad-country = „{ $text }“ ist weder ein Land noch ein Teil davon.
prosperity-nothing-to-split = Es gibt jetzt keine Forschung aufzuteilen
prosperity-nothing-to-pay = Es gibt jetzt kein Energiedefizit zu bezahlen
prosperity-no-discs = Es gibt keine Scheibe zu entfernen
prosperity-track-end = Der Marker steht am Ende der { $track }-Leiste
prosperity-pay-first = Zuerst das Energiedefizit von { $levels }: „pay“ und die Zahl der Stufen, die du bezahlst; jede andere Stufe kostet eine Scheibe
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
prosperity-screen-over-polluted = überverschmutzt!
prosperity-points-prosperity = Wohlstand im Spielverlauf
prosperity-points-special = Spezial-Plättchen
prosperity-points-money = Geld
prosperity-points-rank = Rangwertung der Forschung
prosperity-points-final = Wohlstand am Ende

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
    .ruling = Das letzte Feld ist das Ende einer Leiste; Felder, die auf keine der beiden Leisten passen, verfallen.
prosperity-rule-P-15 = Wohlstand: ein Punkt je Symbol; auch freiliegende auf deiner Umweltschmutz-Leiste zählen.
prosperity-rule-P-16 = Scheiben füllen die Umweltschmutz-Leiste von unten und verlassen sie von oben. Die Kreise 1, 6 und 11, von unten gezählt, zeigen ein Wohlstandssymbol, solange sie frei sind. Über den 15 Kreisen nimmt das Dreieck beliebig viele Scheiben auf.
prosperity-rule-P-17 = Mit einer Scheibe auf dem Dreieck, also ab 16 Scheiben, ist dein Land überverschmutzt und du bekommst keine Punkte.
    .ruling = Das gilt für Punkte jeder Herkunft, ob Wohlstandswertung, Spezial-Plättchen, Geld oder Rangwertung der Forschung. Eine Runde kann vereinbaren, dass nur die Wohlstandswertungen entfallen (Option over_pollution: prosperity-scorings).
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
