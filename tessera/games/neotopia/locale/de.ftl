### Neotopia in German. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

neotopia-about = Baut gemeinsam eine Stadt der Zukunft – und doch gegeneinander. Lege Elemente in drei gemeinsame Regionen, vollende die Muster auf deinen Karten und vernachlässige keine Region.

## Options

neotopia-option-colours = Farbe
    .help = Neotopia: die Farbe für jeden Platz, durch Kommas getrennt: energy, farming, technology, community.
neotopia-option-colours-default = Zufällig
neotopia-option-colours-energy = Rot: Energie
neotopia-option-colours-farming = Grün: Landwirtschaft
neotopia-option-colours-technology = Lila: Technologie
neotopia-option-colours-community = Blau: Gemeinschaft

## Namen. Elemente, Regionen und Boni haben ihre im Spielmaterial; eine Karte heißt nach ihrer Form und ihren Elementen.

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

## Was geschehen ist

neotopia-change-points = { $sign }{ $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
    }
neotopia-change-none = keine Punkte
neotopia-event-started = { $player } legt einen Startmarker auf { $region } { $space }.
    .you = Du legst einen Startmarker auf { $region } { $space }.
neotopia-event-moved = { $player } bewegt „{ $element }“ aus der Fabrik { $factory } auf { $region } { $space }.
    .you = Du bewegst „{ $element }“ aus der Fabrik { $factory } auf { $region } { $space }.
neotopia-event-placed = { $player } legt „{ $element }“ aus dem Vorrat auf { $region } { $space }.
    .you = Du legst „{ $element }“ aus dem Vorrat auf { $region } { $space }.
neotopia-event-won = { $player } erhält einen Bonusmarker: { $bonus }.
    .you = Du erhältst einen Bonusmarker: { $bonus }.
neotopia-event-took = { $player } nimmt { $card } aus der Auslage.
    .you = Du nimmst { $card } aus der Auslage.
neotopia-event-drew = { $player } zieht eine Karte vom Stapel.
    .you = Du ziehst eine Karte vom Stapel.
neotopia-event-used = { $player } setzt einen Bonusmarker ein: { $bonus }.
    .you = Du setzt einen Bonusmarker ein: { $bonus }.
neotopia-event-built = { $player } baut { $card } in der Region { $region } und bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
    .you = Du baust { $card } in der Region { $region } und bekommst { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
        }.
neotopia-event-skipped = { $player } baut nichts.
    .you = Du baust nichts.
neotopia-event-ended = { $player } beendet den Zug.
    .you = Du beendest deinen Zug.
neotopia-event-lost-action = { $player } kann nichts tun und verliert eine Aktion.
    .you = Du kannst nichts tun und verlierst eine Aktion.
neotopia-event-refilled = Die Fabrik { $factory } wird aufgefüllt: { $elements }.
neotopia-event-turned = Ein Produktionsplättchen wird aufgedeckt: { $elements }. Übrige Plättchen: { $left }.
neotopia-event-restocked = Keine Plättchen mehr. Nachschub: { $elements }.
neotopia-event-last-tile = Das war das letzte Plättchen: Spielt diese Runde zu Ende und dann noch eine.
neotopia-event-offered = Neu in der Auslage: { $cards }.
neotopia-event-passed = { $player } ist am Zug.
    .you = Du bist am Zug.
neotopia-event-last-round = Die letzte Runde beginnt.
neotopia-event-final-scoring = Die letzte Runde ist vorbei. Die Schlusswertung beginnt.
neotopia-event-group = { $player } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
    } für die größte Gruppe in der Region { $region }.
    .you = Du bekommst { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
        } für die größte Gruppe in der Region { $region }.
neotopia-event-score = { $player } beendet die Partie mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
    }.
    .you = Du beendest die Partie mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
        }.
neotopia-event-over = Die Partie ist zu Ende.

## Was abgelehnt wird, und warum

neotopia-wrong-colours = Farben: { $players } verschiedene Elemente nötig, eines je Platz; zur Wahl stehen { $values }; angegeben: „{ $given }“.
neotopia-start-first = Zuerst legen alle einen Startmarker auf ein freies Feld
neotopia-act-first = Führe zuerst eine Aktion aus: Ziehe eine Karte, bewege ein Element oder setze einen Bonusmarker ein
neotopia-draw-first = Nimm zuerst die Karten der Förderung: eine aus der Auslage oder vom Stapel
neotopia-initiative-first = Nutze zuerst deine private Initiative: Lege ein Element aus dem Vorrat
neotopia-permits-first = Nutze zuerst deine neuen Baugenehmigungen: Bewege ein Element aus einer Fabrik auf ein Außenfeld
neotopia-build-first = Entscheide zuerst über das Projekt: Baue es oder baue nichts
neotopia-no-actions-left = Du hast keine Aktionen mehr: Setze einen Bonusmarker ein oder beende deinen Zug
neotopia-actions-left = { $actions ->
    [one] Du musst noch 1 Aktion ausführen
   *[other] Du musst noch { $actions } Aktionen ausführen
    }
neotopia-deck-empty = Der Kartenstapel ist leer
neotopia-not-offered = Die Karte „{ $card }“ liegt nicht in der Auslage
neotopia-not-in-factory = In der Fabrik { $factory } liegt kein Marker „{ $element }“
neotopia-not-in-reserve = Im Vorrat liegt kein Marker „{ $element }“ mehr
neotopia-space-taken = { $region } { $space } ist schon besetzt
neotopia-space-inner = { $space } ist ein Innenfeld; die Baugenehmigungen gelten für Außenfelder
neotopia-space-outer = { $space } ist ein Außenfeld; dafür brauchst du den Bonus „Neue Baugenehmigungen“
neotopia-space-alone = { $region } { $space } liegt neben keinem Element
neotopia-region-empty = Die Region { $region } ist leer: Ihr erstes Element kommt in die Mitte
neotopia-bonus-used = Du hast in diesem Zug schon einen Bonusmarker eingesetzt
neotopia-no-such-bonus = Du hast den Bonus „{ $bonus }“ nicht
neotopia-bonus-useless = Der Bonus „{ $bonus }“ hätte jetzt keine Wirkung
neotopia-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand
neotopia-same-type = Das letzte Projekt in der Region { $region } ist vom selben Typ wie „{ $card }“
neotopia-incomplete = Der gelegte Marker vollendet „{ $card }“ in der Region { $region } nicht

## Auf dem Bildschirm

neotopia-screen-turn = { $actions ->
    [0] Keine Aktion mehr
    [one] Noch 1 Aktion
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
neotopia-screen-score = Aktueller Punktestand
neotopia-screen-pile = Stapel: { $top } ({ $left })
neotopia-screen-no-pile = Stapel: leer
neotopia-screen-last = zuletzt: { $type }
neotopia-screen-known = bekannt:
neotopia-screen-start = Lege deinen Startmarker.
neotopia-screen-act = Wähle eine Aktion.
neotopia-screen-draw = { $draws ->
    [one] Ziehe 1 Karte.
   *[other] Ziehe { $draws } Karten.
    }
neotopia-screen-initiate = Wähle ein Element aus dem Vorrat und ein Feld.
neotopia-screen-permit = Wähle ein Element aus einer Fabrik und ein Außenfeld.
neotopia-screen-build = Mit „{ $element }“ auf { $region } { $space } ein Projekt bauen?
neotopia-screen-close = Einen Bonusmarker einsetzen oder den Zug beenden?
neotopia-move-draw = { $card } nehmen
neotopia-move-build = { $card } bauen
neotopia-move-deck = oberste Karte des Kartenstapels
neotopia-move-skip = nichts bauen
neotopia-move-end = Zug beenden
neotopia-move-use = { $bonus } einsetzen
neotopia-points-projects = Projekte
neotopia-points-groups = Gruppen
neotopia-points-lowest = schwächste Region, noch zweimal gezählt
neotopia-points-bonuses = nicht eingesetzte Bonusmarker

## Die Regeln in Kürze

neotopia-rules-setup = Aufbau
neotopia-rule-N-1 = Für zwei bis vier Personen. Es gibt vier Elemente, jedes zugleich eine Spielerfarbe: erneuerbare Energie, Biolandwirtschaft, Technologie und Gemeinschaft, mit je 25 Markern.
neotopia-rule-N-2 = Der Spielplan hat drei Regionen (Wüste, Wasser, Wald) und drei Fabriken. Eine Fabrik liegt zwischen zwei Regionen und beliefert nur diese beiden. In der Mitte liegt der Produktionsstapel.
neotopia-rule-N-3 = Es gibt 56 Projektkarten, 12 Produktionsplättchen, eines davon mit einer Fahne, und 24 Bonusmarker: je 6 von vier Arten.
neotopia-rule-N-10 = Jede Fabrik beginnt mit einem Marker jeder Farbe.
neotopia-rule-N-11 = Alle haben eine Farbe und beginnen in jeder Region bei 0 Punkten.
neotopia-rule-N-12 = Mische die Bonusmarker. Lege in jeder Region vier offen auf die gekennzeichneten Felder und staple vier weitere daneben; von jedem Stapel ist nur der oberste zu sehen.
neotopia-rule-N-13 = Alle bekommen drei Karten, die nur sie selbst sehen. Vier weitere Karten bilden offen die Auslage.
neotopia-rule-N-14 = Das Plättchen mit der Fahne liegt zuunterst im Produktionsstapel; die anderen werden gemischt und daraufgelegt. Die Elemente auf den Rückseiten bleiben unbekannt, bis ein Plättchen aufgedeckt wird. Zu zweit bleiben drei gekennzeichnete Plättchen in der Schachtel, zu dritt zwei. Oben auf dem Stapel liegt ein Marker jeder Farbe.
neotopia-rule-N-15 = Wer beginnt, entscheidet das Los; dieselbe Person beginnt jede Runde.
neotopia-rule-N-16 = Reihum im Uhrzeigersinn, angefangen mit der Startperson, legen alle einen Marker der eigenen Farbe aus dem Vorrat: in die Mitte einer leeren Region oder neben den Marker einer anderen Person. Eine Region darf leer bleiben.
    .ruling = Startmarker dürfen nicht auf Außenfelder. Überdeckt deiner einen Bonusmarker, erhältst du ihn. Ein Projekt kannst du damit nicht bauen.
neotopia-rules-turn = Ein Zug
neotopia-rule-N-20 = In deinem Zug führst du genau drei Aktionen aus. Jede ist eine von zweien, und du darfst sie wiederholen: eine Karte ziehen, aus der Auslage oder vom Stapel, oder ein Element aus einer Fabrik in eine ihrer beiden Regionen bewegen.
neotopia-rule-N-21 = Ein Handkartenlimit gibt es nicht. Die Auslage wird am Ende des Zuges auf vier Karten aufgefüllt, nicht vorher. Karten aus der Auslage bleiben allen bekannt, bis sie gebaut werden.
    .ruling = Es wird nicht neu gemischt: Ist der Stapel leer, kann niemand mehr davon ziehen.
neotopia-rule-N-22 = Das erste Element einer Region kommt in ihre Mitte, jedes weitere auf ein freies Feld neben einem Element, das dort schon liegt. Die Halbkreise am Rand, die Außenfelder, sind für diese Aktion gesperrt.
    .figure = Der Marker mit dem Ring lag zuerst da, in der Mitte; jeder weitere grenzt an einen, der schon lag.
neotopia-rule-N-23 = Du musst alle drei Aktionen ausführen, wenn du kannst.
    .ruling = Ist eine der beiden Aktionen unmöglich, führst du die andere aus; sind es beide, verfällt die Aktion. Einen Bonusmarker darfst du am Ende deines Zuges trotzdem noch einsetzen.
neotopia-rule-N-24 = Überdeckt dein Marker einen Bonusmarker, erhältst du ihn.
neotopia-rule-N-25 = Eine Fabrik, die du geleert hast, wird sofort aufgefüllt: Sie erhält die Elemente vom Produktionsstapel; dann wird das oberste Plättchen aufgedeckt und ist aus dem Spiel, und die Elemente auf seiner Rückseite kommen aus dem Vorrat auf den Stapel. Farben, die im Vorrat fehlen, werden nicht gelegt.
    .ruling = Gibt es nichts zum Auffüllen, bleibt die Fabrik leer; ein weiteres Plättchen wird für sie nicht aufgedeckt.
neotopia-rule-N-26 = Nachdem du einen Marker gelegt hast, gilt diese Reihenfolge: Bonusmarker nehmen, Fabrik auffüllen, bauen.
neotopia-rules-building = Bauen
neotopia-rule-N-30 = Nachdem du einen Marker gelegt hast, darfst du ein Projekt aus deiner Hand bauen, aber nur eines: Sein Muster muss in dieser Region vollständig sein und den gerade gelegten Marker enthalten.
neotopia-rule-N-31 = Ein Muster darf in alle sechs Richtungen gedreht werden. Die Marker bleiben liegen und können wieder verwendet werden, egal, wem sie gehören; auch die auf Außenfeldern zählen.
    .ruling = Alle Muster unserer Karten sind ihr eigenes Spiegelbild; Spiegelbilder brauchen daher keine Klarstellung.
    .figure = Das Muster der Karte, um ein Sechstel gedreht. Der Marker ohne Ring gehört nicht dazu.
neotopia-rule-N-32 = Regel der Vielfalt: Ein Projekt muss von einem anderen Typ sein als das zuletzt in derselben Region gebaute.
    .figure = Nach dem linken Projekt darf dort das rechte gebaut werden: Es ist von einem anderen Typ.
neotopia-rule-N-33 = Lege die Karte auf den Projektstapel der Region und rücke dort um ihre Punkte vor. Ein Gebäude ist für die Person seiner Farbe 2 Punkte wert, für alle anderen 4.
    .figure = Oben links der Typ, rechts die Punkte, darunter das Muster. Rechts ein Gebäude: Der Ring zeigt, was es der Person seiner Farbe bringt.
neotopia-rule-N-34 = Wenn du in einer Region 7, 13 oder 18 Punkte erreichst oder überschreitest, nimm jedes Mal den obersten Marker ihres Bonusstapels, solange noch welche da sind.
    .ruling = Nur beim ersten Umlauf der Punkteleiste, nicht noch einmal bei 27, 33 und 38.
neotopia-rules-bonuses = Bonusmarker
neotopia-rule-N-40 = Einmal pro Zug, zu jedem Zeitpunkt deines Zuges, darfst du einen Bonusmarker einsetzen, auch einen gerade erst erhaltenen. Das ist eine kostenlose Aktion, und der Marker ist dann aus dem Spiel.
    .figure = Die vier Arten von Bonusmarkern.
neotopia-rule-N-41 = Staatliche Förderung: Ziehe zwei Karten, jede aus der Auslage oder vom Stapel; weniger, wenn nicht genug da sind.
neotopia-rule-N-42 = Automatisierung: Führe eine weitere Aktion aus.
neotopia-rule-N-43 = Private Initiative: Lege ein beliebiges Element aus dem Vorrat in eine beliebige Region, nach den üblichen Regeln.
neotopia-rule-N-44 = Neue Baugenehmigungen: Bewege ein Element aus einer Fabrik auf ein freies Außenfeld einer ihrer Regionen, neben ein Element.
neotopia-rule-N-45 = Auch ein durch einen Bonus gelegter Marker bringt dir den überdeckten Bonusmarker ein und lässt dich bauen, wie jeder andere.
neotopia-rule-N-46 = Hast du in diesem Zug noch keinen Bonusmarker eingesetzt, darfst du das auch nach deiner dritten Aktion noch tun. Dann endet dein Zug.
neotopia-rules-end = Spielende
neotopia-rule-N-50 = Wird das Plättchen mit der Fahne aufgedeckt, kommen seine Elemente in die Mitte. Spielt die Runde zu Ende und dann noch eine.
neotopia-rule-N-51 = Gibt es keine Plättchen mehr, erhält eine geleerte Fabrik die Marker aus der Mitte, und dorthin kommt wieder je einer jeder Farbe.
neotopia-rule-N-60 = In jeder Region bekommen alle 1 Punkt für jeden Marker in ihrer größten zusammenhängenden Gruppe der eigenen Farbe. Diese Punkte bringen keine Bonusmarker.
    .figure = Vier Marker hängen zusammen: 4 Punkte. Der fünfte steht allein und zählt nicht.
neotopia-rule-N-61 = Dein Endergebnis: deine beste Region, plus die zweitbeste, plus dreimal die schwächste, plus 3 Punkte für jeden nicht eingesetzten Bonusmarker.
    .figure = Ein Beispiel: Der Wald ist die schwächste Region und zählt dreifach; ein Bonusmarker ist nicht eingesetzt.
neotopia-rule-N-62 = Bei Gleichstand gewinnt, wer in der schwächsten Region (vor dem Verdreifachen) mehr Punkte hat, dann in der zweitbesten, dann in der besten.
    .ruling = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
neotopia-goal = Wer das höchste Endergebnis hat, gewinnt. Du sammelst in drei Regionen Punkte, indem du die Muster deiner Projektkarten vollendest; am Ende zählen auch deine größte Gruppe in jeder Region und deine nicht eingesetzten Bonusmarker. Deine schwächste Region zählt dreifach, also vernachlässige keine.
neotopia-reconstructed = Die Spielanleitung zeigt den Spielplan, die Muster der Karten und die Rückseiten der Produktionsplättchen nur als Bilder. Unsere sind Rekonstruktionen, die zu allem passen, was veröffentlicht ist; Anzahlen, Farben, Schwellen und Boni stammen aus der Spielanleitung.

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } Bonusmarker füllen nicht { $spaces } Felder und gleiche Stapel in { $regions } Regionen
neotopia-fault-flag = genau ein Plättchen muss die Fahne tragen, nicht { $tiles }
neotopia-fault-colours = ein Muster hat ein oder zwei Elemente, nicht { $count }
neotopia-fault-connected = das Muster hängt nicht zusammen
neotopia-fault-nowhere = das Muster passt nirgends in eine Region
neotopia-fault-centre = die Mitte muss ein Innenfeld sein
neotopia-fault-outside = „{ $key }“: Das Feld { $space } liegt außerhalb der Region
neotopia-fault-reserve = mit { $tokens } Markern je Element könnte der Vorrat vor diesem Plättchen erschöpft sein
neotopia-fault-full = die Regionen haben { $spaces } erreichbare Innenfelder, aber bis zu { $tokens } Marker werden dort gelegt

## The lesson

neotopia-lesson-welcome = Willkommen! Du bebaust drei Regionen, Wüste, Wasser und Wald, mit Markern von vier Elementen. Du sammelst in jeder Region Punkte, und am Ende zählt deine schwächste Region dreifach.
neotopia-lesson-start = Deine Farbe ist erneuerbare Energie, das Dreieck. Alle beginnen mit einem eigenen Marker: Lege deinen in die Mitte der Wüste.
neotopia-lesson-confirm = Nichts ist endgültig, bis du bestätigst. Bestätige jetzt.
neotopia-lesson-hand = Das sind deine Projekte. Jedes zeigt ein Muster: Vollende es auf dem Spielplan, um seine Punkte zu bekommen. Der Brücke mit Energie an beiden Enden und Biolandwirtschaft dazwischen fehlt in der Wüste nur noch ein Marker!
neotopia-lesson-move = Ein Zug hat drei Aktionen: Jedes Mal bewegst du ein Element aus einer Fabrik in eine Nachbarregion oder ziehst eine Karte. Nimm den Energie-Marker aus der Fabrik zwischen Wüste und Wasser und wähle dann das Feld f4.
neotopia-lesson-build = Das Muster ist vollständig, egal, wem die Marker gehören. Wähle die Karte auf deiner Hand, um sie zu bauen.
neotopia-lesson-bonus = 3 Punkte in der Wüste! Hol dir jetzt einen Bonusmarker: Lege Energie aus der Fabrik zwischen Wald und Wüste auf e5 und nimm ihn dir.
neotopia-lesson-draw = Dritte Aktion: Nimm eine Karte aus der Auslage, und zwar die Reihe mit Gemeinschaft und Biolandwirtschaft.
neotopia-lesson-use = Einmal pro Zug darfst du jederzeit einen Bonusmarker einsetzen. Mit der staatlichen Förderung ziehst du zwei Karten. Setze sie ein: Du verzichtest auf die 3 Punkte, die ein nicht eingesetzter Bonusmarker am Ende wert ist, aber zwei Karten bringen mehr.
neotopia-lesson-first-card = Nimm den Propeller mit Energie und Technologie.
neotopia-lesson-second-card = Und die Gebäudezeile der Gemeinschaft.
neotopia-lesson-end-turn = Dein Zug ist vollständig. Bestätige ihn.
neotopia-lesson-diverse = Merk dir zwei Dinge. In einer Region darf nie zweimal nacheinander derselbe Projekttyp gebaut werden: Der Typ steht oben auf der Karte, und das zuletzt gebaute Projekt liegt neben der Region. Und immer wenn du in einer Region 7, 13 oder 18 Punkte erreichst, bekommst du einen Bonusmarker.
neotopia-lesson-ending = Die Halbkreise an den Ecken sind Außenfelder: Nur der Bonus „Neue Baugenehmigungen“ öffnet sie. Für jede geleerte Fabrik wird ein Produktionsplättchen aufgedeckt; nach dem letzten spielt ihr die Runde zu Ende und dann noch eine.
neotopia-lesson-go-on = Das war ein ganzer Zug. Mögliche Züge sind hervorgehoben; ✦ mit einem kleinen Marker zeigt, wo dieser eine Karte vollendet. Weiter geht es mit dem, was Partien entscheidet: dem letzten Zug einer anderen Partie.
neotopia-lesson-last-round = Der letzte Zug einer anderen Partie. Hier steht das Ergebnis: 8 Punkte in der Wüste, 8 im Wald, aber nur 3 im Wasser. Deine schwächste Region zählt dreifach, also ist ein Punkt im Wasser drei wert!
neotopia-lesson-tripled = Im Wasser fehlt der Raute aus Biolandwirtschaft und Technologie nur noch ein Marker. Bewege Biolandwirtschaft aus der Fabrik zwischen Wüste und Wasser auf e4.
neotopia-lesson-rhombus = Baue die Raute: Ihre 4 Punkte im Wasser zählen 12.
neotopia-lesson-threshold = Du erreichst damit auch 7 Punkte im Wasser und bekommst einen Bonusmarker. Das deckt den nächsten auf, also bestätige erst einmal bis hier.
neotopia-lesson-balance = Nun die Reihe aus Gemeinschaft und Energie. Sie ginge auch in der Wüste, aber mit 7 Punkten ist das Wasser noch immer deine schwächste Region. Bewege Gemeinschaft aus der Fabrik zwischen Wasser und Wald auf d6.
neotopia-lesson-row = Baue die Reihe im Wasser.
neotopia-lesson-group = Am Ende bringt deine größte Energie-Gruppe in jeder Region einen Punkt pro Marker. In der Wüste hängen 6 deiner Marker zusammen: Mach 7 daraus. Bewege Energie aus der Fabrik zwischen Wüste und Wasser auf e6.
neotopia-lesson-unused = Du könntest noch einen Bonusmarker einsetzen, aber nicht eingesetzt ist er 3 Punkte wert, und du hast vier. Beende den Zug: Dein Gegner spielt noch einen, dann zählt die Schlusswertung Gruppen, Bonusmarker und, dreifach, die schwächste Region.

## The browser

neotopia-web-area-board = Spielplan
neotopia-web-area-cards = Karten
neotopia-web-area-players = Mitspie­lende
neotopia-web-progress = noch { $tiles } Plättchen · { $deck } Karten
neotopia-web-not-now = Hier gibt es jetzt nichts zu wählen.
neotopia-web-factory-far = Eine Fabrik beliefert nur die beiden Regionen neben ihr.
neotopia-web-point = Wähle ein Element in einer Fabrik und ein Feld, in beliebiger Reihenfolge.
neotopia-web-point-card = ✦: Hier vollendet ein Marker eine Karte. Wähle eine Karte, um ihre Felder zu sehen.
neotopia-web-space = { $region } { $space }
neotopia-web-space-at = { $region }, Reihe { $row }, Feld { $number }
neotopia-web-space-free = frei
neotopia-web-space-free-outer = freies Außenfeld
neotopia-web-space-bonus = Bonus { $bonus }
neotopia-web-space-completes = { $element } würde { $cards } vollenden
neotopia-web-space-last = zuletzt gelegt
neotopia-web-factory = Fabrik { $factory }
neotopia-web-token = { $element } in der Fabrik { $factory }
neotopia-web-reserve = { $element } im Vorrat: { $count }
neotopia-web-stack = Produktionsstapel. Nachschub: { $elements }; übrige Plättchen: { $tiles }
neotopia-web-pile = Bonusstapel: oben { $bonus }, übrige Marker: { $left }
neotopia-web-pile-empty = Der Bonusstapel ist leer
neotopia-web-last = Letztes Projekt: { $type }; hier gebaute Projekte: { $count }
neotopia-web-last-none = Hier wurde noch kein Projekt gebaut
neotopia-web-type-building = Gebäude { $element }
neotopia-web-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
neotopia-web-worth-building = { $points } Punkte, aber nur { $own }, wenn es deine Farbe hat
neotopia-web-card = { $card } ({ $type }): { $worth }
neotopia-web-card-short = { $count ->
    [one] Ein Marker fehlt: 1 Feld vollendet die Karte
   *[other] Ein Marker fehlt: { $count } Felder vollenden die Karte
    }
neotopia-web-card-complete = Vollständig: Drücke „Bauen“ ({ $worth })
neotopia-web-card-far = Mit einem Marker nirgends baubar
neotopia-web-deck = Kartenstapel: { $count }
neotopia-web-deck-said = Die oberste Karte des Stapels ziehen; übrige Karten: { $count }
neotopia-web-draw-deck = Vom Stapel ziehen
neotopia-web-offer-gap = Genommen; wird am Ende des Zuges ersetzt
neotopia-web-known = Aus der Auslage genommen: Alle kennen diese Karte
neotopia-web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
neotopia-web-first = Beginnt jede Runde
neotopia-web-now = Sicher: { $score }
neotopia-web-now-said = Sicher: die Regionen, die schwächste dreifach, und nicht eingesetzte Bonusmarker
neotopia-web-estimate-said = Wenn die Partie jetzt endete: die sicheren Punkte und die für die größten Gruppen
neotopia-web-estimate = Wenn die Partie jetzt endete
neotopia-web-region-points = { $region }: { $points }, dazu { $group } für die größte Gruppe
neotopia-web-region-final = { $region }: { $points }
neotopia-web-splash-last-tile = Letztes Plättchen
neotopia-web-splash-last-round = Letzte Runde
neotopia-web-splash-final-scoring = Schlusswertung
neotopia-web-final-projects = { $region }: Projekte
neotopia-web-final-group = { $region }: größte Gruppe
neotopia-web-final-lowest = Schwächste Region, noch { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
    }
neotopia-web-final-lowest-said = { $region }, die schwächste Region, zählt noch { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
    }.
neotopia-web-final-bonuses = Nicht eingesetzte Bonusmarker
neotopia-web-region-lowest = schwächste Region, zählt × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] Noch 1 Aktion: Ziehe eine Karte oder lege ein Element.
   *[other] Noch { $actions } Aktionen: Ziehe eine Karte oder lege ein Element.
    }
neotopia-web-ask-space = Wähle ein Feld für „{ $element }“.
neotopia-web-use-permits = ein Element auf ein Außenfeld
neotopia-web-use-initiative = ein Element aus dem Vorrat
neotopia-web-use-automation = eine weitere Aktion
neotopia-web-use-subsidy = zwei Karten
neotopia-web-word-subsidy = Förderung
neotopia-web-word-automation = Automatik
neotopia-web-word-initiative = Initiative
neotopia-web-word-permits = Baurecht
neotopia-web-word-deck = Stapel
neotopia-web-ask-factory = Wähle die Fabrik, aus der „{ $element }“ kommt.
neotopia-web-ask-token = Wähle ein Element für { $region } { $space }.
neotopia-web-tell-start = Startmarker auf { $region } { $space }
neotopia-web-tell-move = { $element } aus { $factory } auf { $region } { $space }
neotopia-web-tell-place = { $element } aus dem Vorrat auf { $region } { $space }
neotopia-web-change-points = Punkte in der Region { $region }
neotopia-web-change-group = Größte Gruppe in der Region { $region }
neotopia-web-group-short = Gruppe { $region }

## What is in the box

neotopia-box-cards = Karten: { $type }
neotopia-box-building = Gebäude
neotopia-box-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
neotopia-box-points-building = { $own } Punkte für die Person der Farbe, { $others } für alle anderen
neotopia-box-bonuses = Bonusmarker
neotopia-box-copies = { $copies } Stück
neotopia-box-tiles = Produktionsplättchen
neotopia-box-production-tile = Plättchen { $number }
neotopia-box-flag-tile = Plättchen mit der Fahne
neotopia-box-without = bleibt bei { $players } Personen in der Schachtel

neotopia-why-regions = bringt Punkte in deinen starken Regionen
neotopia-why-lowest = stärkt deine schwächste Region, die am meisten zählt
neotopia-why-bonuses = gewinnt einen Bonusmarker (jetzt ein Zusatzzug oder am Ende Punkte)
neotopia-why-bonuses-cost = einen Bonusmarker verbraucht
neotopia-why-cards = bringt deine Karten dem Bau näher
neotopia-why-cards-cost = Karten verbraucht
