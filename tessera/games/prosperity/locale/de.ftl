### Prosperity in German. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-about = Führe ein Land durch sieben Jahrzehnte. Kraftwerke bringen Geld, aber auch Schmutz: Halte Energie und Ökologie besser im Gleichgewicht als deine Nachbarn.

## Options

prosperity-option-boards = Spielertableau
    .help = Prosperity: die Seite des Spielertableaus an jedem Sitzplatz, durch Kommas getrennt: silver oder black.
prosperity-option-boards-silver = Silber
prosperity-option-boards-black = Schwarz, schwieriger
    .hint = Die gedruckte schwarze Seite ist nicht öffentlich: Unsere ist eine Rekonstruktion.
prosperity-option-over_pollution = Überverschmutzung kostet
    .help = Prosperity: was Überverschmutzung kostet, all-points oder prosperity-scorings (Regel P-17).
prosperity-option-over_pollution-all-points = Alle Punkte
    .hint = Unsere Auslegung der Regel: keine Punkte, gleich woher.
prosperity-option-over_pollution-prosperity-scorings = Nur Wohlstand
    .hint = Milder: Spezial-Plättchen, Geld und Forschung bringen weiter Punkte.

## Namen

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

## Spielzüge

prosperity-euros = { $amount } €
prosperity-move-income = Einkommen:
prosperity-move-clean-up = Umweltsanierung:
prosperity-move-research = Forschung { $track }:
prosperity-move-pay = Begleichen:
prosperity-move-split = Vorrücken:

## Was geschehen ist. $change fasst zusammen, was das Ereignis verändert hat, aus den folgenden Meldungen.

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

## Was abgelehnt wird, und warum

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

## Auf dem Bildschirm

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
prosperity-points-lost = durch Überverschmutzung verloren

## Die Regeln in Kürze

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

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } datierte Plättchen lassen sich nicht gleichmäßig auf { $players } Spieler verteilen
prosperity-fault-decades = die Jahrzehnte müssen aufsteigend sein und je einmal vorkommen

## The lesson

prosperity-lesson-welcome = Willkommen! Du baust ein Land auf, sieben Jahrzehnte lang. Das hier ist deins, mit seinen ersten Gebäuden. Wer am Ende die meisten Wohlstandspunkte hat, gewinnt.
prosperity-lesson-scored = Jeder Zug beginnt damit, dass ein Plättchen aufgedeckt wird. Alle werten sein Symbol: diesmal Kapital; du und dein Gegner habt also je 100 € für das eine Kapitalsymbol in eurem Land bekommen. Die Tabelle zeigt, was in diesem Jahrzehnt noch gewertet wird.
prosperity-lesson-buy = Jetzt hast du zwei Aktionen. Das Eisenbahnnetz ist gut für die Ökologie. Es kostet 200 €, weil es eine Stufe über deinem Marker liegt. Wähle es: Es kommt über dein Straßennetz.
prosperity-lesson-research = Zweite Aktion: Forschung. Rücke mit deinem Marker auf der Ökologie-Leiste ein Feld vor: Wähle das leuchtende Feld oder die Schaltfläche unten.
prosperity-lesson-end-turn = Unten siehst du, was beide Aktionen zusammen ändern. Bis du bestätigst, kannst du alles rückgängig machen. Bestätige jetzt.
prosperity-lesson-ecology = Das Plättchen deines Gegners hat Ökologie gewertet. Mit einer Bilanz von +1 hast du eine Umweltschmutz-Scheibe entfernt; dein Gegner, mit −1, hat eine dazubekommen. Im Verlauf steht alles; zeige oder tippe auf eine Zeile, und der Spielplan zeigt es dir.
prosperity-lesson-cheaper = Du bist am Zug: Energie wurde gewertet, und deine Bilanz von +1 brachte 50 €. Erforsche noch einmal Ökologie: Dein Marker erreicht Stufe 2, und Plättchen darunter kosten nur noch 50 €.
prosperity-lesson-infrastructure = Das Kunststoff-Forschungszentrum auf Stufe 1 kostet jetzt 50 € und bringt mehr Forschung. Wähle es: Es kommt auf den leeren blauen Platz 4.3.
prosperity-lesson-end-again = Bestätige deinen Zug.
prosperity-lesson-points = Wohlstand wurde gewertet: dein erster Punkt. Der Stern, der ihn brachte, liegt frei auf der Umweltschmutz-Leiste. Solange du 16 oder mehr Scheiben hast, bekommst du keine neuen Punkte; halte dein Land also sauber.
prosperity-lesson-split = Forschung wurde gewertet, und du darfst zwei Felder auf die Leisten aufteilen. Nimm beide für Energie.
prosperity-lesson-confirm = Bestätige.
prosperity-lesson-actions = Zwei Aktionen kennst du noch nicht: Einkommen bringt 100 €, Umweltsanierung entfernt eine Scheibe. Ein Plättchen kommt auf einen Platz seiner Farbe, ob frei oder nicht; gesperrte Plätze öffnen sich, wenn ein Transport-Plättchen den Grünen Gürtel überdeckt. Und liegt die Energie bei ihrer Wertung unter null, kostet jede Stufe 100 € oder eine Scheibe.
prosperity-lesson-outlook = Jetzt kennst du alle fünf Symbole. Diese Tabelle ist deine beste Hilfe: Sie sagt, was jedes Symbol, das noch kommt, allen jetzt bringen würde. Stell dich auf das ein, was kommt.
prosperity-lesson-final = Am Ende wird alles noch einmal gewertet, Energie und Ökologie sogar zweimal; Geld wird zu Punkten (einer je 300 €), und wer auf einer Forschungsleiste vorn liegt, bekommt 3 Punkte.
prosperity-lesson-go-on = Mehr brauchst du nicht. Was du tun kannst, leuchtet; was nicht geht, sagt dir, warum; der Tipp fragt die Bots. Spiel weiter, und viel Glück!

## The browser

prosperity-web-area-market = Markt
prosperity-web-area-country = Land
prosperity-web-area-players = Spieler
prosperity-web-side = Markt: { $side }
prosperity-web-track = { $track }-Leiste
prosperity-web-square = Feld { $square }
prosperity-web-market-cell = Markt, { $side }-Seite, Stufe { $level }
prosperity-web-markers = { $player }: Stufe { $energy } auf der Energie-Leiste, Stufe { $ecology } auf der Ökologie-Leiste.
prosperity-web-tile-label = { $tile }, { $kind }: { $does }; kostet { $price }
prosperity-web-tile-place = { $kind }, { $side }-Seite, Stufe { $level }
prosperity-web-tile-scored = kam { $decade } und wertete { $symbol }
prosperity-web-price = Kostet dich { $price }
prosperity-web-printed = auf dem Tableau gedruckt; ein Plättchen desselben Typs kann es überdecken
prosperity-web-point = Wähle ein Plättchen, das leuchtet, um es zu kaufen; hier steht, was es bewirkt.
prosperity-web-purse = Du hast { $money }
prosperity-web-no-symbols = keine Symbole
prosperity-web-slot = Platz { $slot } für { $kind }
prosperity-web-empty = leer
prosperity-web-goes-here = hierher kann das Plättchen
prosperity-web-back-home = Zu meinem Land
prosperity-web-reconstructed-board = schwarze Seite: rekonstruiert
prosperity-web-money = Geld
prosperity-web-discs = Umweltschmutz
prosperity-web-show-country = Das Land von { $player } zeigen
prosperity-web-outlook = { $decade } noch zu werten, und was es jetzt bringen würde
prosperity-web-decade-scores = können in diesem Jahrzehnt gewertet werden
prosperity-web-final-rank = Rangwertung: { $track }
prosperity-web-final-money = Geld in Punkte
prosperity-web-final-advance = Forschung: beide Leisten rücken vor
prosperity-web-final-over = Durch Überverschmutzung verloren
prosperity-web-pollution = Umweltschmutz: { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
    } auf { $circles } Kreisen
prosperity-web-pollution-over = Umweltschmutz: { $discs } Scheiben, überverschmutzt: keine Wohlstandspunkte
prosperity-web-opens = entsperrt { $slots }
prosperity-web-ask-pay = Energiedefizit von { $levels }: Wie viel davon bezahlst du? Jede Stufe, die du nicht bezahlst, ist eine Scheibe.
prosperity-web-ask-split = { $squares ->
    [one] Ein Feld Forschung: Auf welcher Leiste?
   *[other] { $squares } Felder Forschung: Wie teilst du sie auf?
    }
prosperity-web-ask-slot = Wohin kommt „{ $tile }“? Wähle einen leuchtenden Platz in deinem Land.
prosperity-web-ask-action = { $actions ->
    [one] Du bist am Zug: noch eine Aktion. Wähle unten oder im Markt.
   *[other] Du bist am Zug: noch { $actions } Aktionen. Wähle unten oder im Markt.
    }
prosperity-web-tell-buy = { $tile } auf Platz { $slot } kaufen
prosperity-web-tell-buy-special = { $tile } kaufen
prosperity-web-tell-research = Forschung { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Nichts bezahlen
    [one] Eine Stufe bezahlen
   *[other] { $levels } Stufen bezahlen
    }
prosperity-web-tell-split = Energie { $energy }, Ökologie { $ecology }
prosperity-web-tell-income = Einkommen
prosperity-web-tell-clean-up = Umweltsanierung

## What is in the box

prosperity-box-first-market = Erster Markt
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = wertet { $symbol }
prosperity-box-board = Spielertableau, { $side }
prosperity-box-slot = Platz { $slot }, { $kind }
prosperity-box-free-slot = frei
prosperity-box-opens = ein Transport-Plättchen darauf entsperrt { $slots }
