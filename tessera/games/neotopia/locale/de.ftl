### Neotopia in German. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

neotopia-about = Baut gemeinsam eine Stadt der Zukunft, und doch gegeneinander. Lege Elemente in drei Regionen, die allen gehören, vollende die Muster auf deinen Karten und vernachlässige keine Region.

## Options

neotopia-option-colours = Farbe
    .help = Neotopia: die Farbe jedes Sitzplatzes, durch Kommas getrennt: energy, farming, technology, community.
neotopia-option-colours-default = Beliebig
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

## Was abgelehnt wird, und warum

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

## Auf dem Bildschirm

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

## Die Regeln in Kürze

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

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } Bonusmarker füllen nicht { $spaces } Felder und gleiche Stapel in { $regions } Regionen
neotopia-fault-flag = genau ein Plättchen muss die Flagge tragen, nicht { $tiles }
neotopia-fault-colours = ein Muster hat ein oder zwei Elemente, nicht { $count }
neotopia-fault-connected = das Muster hängt nicht zusammen
neotopia-fault-nowhere = das Muster passt nirgends in eine Region
neotopia-fault-centre = die Mitte muss ein inneres Feld sein
neotopia-fault-outside = „{ $key }“: Das Feld { $space } liegt außerhalb der Region
neotopia-fault-reserve = mit { $tokens } Markern je Element könnte der Vorrat vor diesem Plättchen erschöpft sein
neotopia-fault-full = die Regionen haben { $spaces } erreichbare innere Felder, aber bis zu { $tokens } Marker werden dort gelegt

## The lesson

neotopia-lesson-welcome = Willkommen! Drei Regionen, Wüste, Wasser und Wald, werden mit Markern von vier Elementen bebaut. Du sammelst in jeder Region Punkte, und am Ende zählt deine schwächste Region dreifach.
neotopia-lesson-start = Deine Farbe ist erneuerbare Energie, das Dreieck. Alle beginnen mit einem eigenen Marker: Lege deinen in die Mitte der Wüste.
neotopia-lesson-confirm = Nichts ist endgültig, bis du bestätigst. Bestätige.
neotopia-lesson-hand = Das sind deine Projekte. Jedes zeigt ein Muster: Vollende es auf dem Spielplan, und du bekommst seine Punkte. Der Brücke mit Energie an beiden Enden und Biolandwirtschaft dazwischen fehlt in der Wüste nur noch ein Marker!
neotopia-lesson-move = Ein Zug hat drei Aktionen: Bewege ein Element aus einer Fabrik in eine Region daneben, oder ziehe eine Karte. Nimm den Energie-Marker der Fabrik zwischen Wüste und Wasser und wähle dann das Feld f4.
neotopia-lesson-build = Das Muster ist vollständig, egal, wem die Marker gehören. Wähle die Karte auf deiner Hand, um das Projekt zu bauen.
neotopia-lesson-bonus = 3 Punkte in der Wüste. Hol dir jetzt einen Bonus: Bewege Energie aus der Fabrik zwischen Wald und Wüste auf e5; dort liegt ein Bonusmarker.
neotopia-lesson-draw = Die dritte Aktion: Ziehe eine Karte aus der Auslage. Nimm die Reihe mit Gemeinschaft und Biolandwirtschaft.
neotopia-lesson-use = Einmal in deinem Zug darfst du einen Bonusmarker einsetzen, wann du willst. Mit der staatlichen Förderung ziehst du zwei Karten. Setze sie ein: Das kostet die 3 Punkte, die ein ungenutzter Bonus am Ende wert ist, und zwei Karten bringen mehr.
neotopia-lesson-first-card = Nimm den Propeller mit Energie und Technologie.
neotopia-lesson-second-card = Und die Gebäudezeile der Gemeinschaft.
neotopia-lesson-end-turn = Das ist dein Zug. Bestätige ihn.
neotopia-lesson-diverse = Merk dir zwei Dinge: In einer Region darf nie zweimal nacheinander der gleiche Projekttyp gebaut werden (der Typ steht oben auf der Karte; die zuletzt gebaute liegt neben der Region), und wer dort 7, 13 oder 18 Punkte erreicht, erhält einen Bonusmarker.
neotopia-lesson-ending = Die Halbkreise an den Ecken sind Außenfelder: Nur der Bonus „Neue Baugenehmigungen“ öffnet sie. Jede geleerte Fabrik dreht ein Produktionsplättchen um; ist es das letzte, werden diese Runde und noch eine gespielt, dann ist Schluss.
neotopia-lesson-score = Am Ende zählt in jeder Region auch die größte Gruppe deiner Farbe, und jeder nicht eingesetzte Bonus ist 3 Punkte wert. Hier siehst du immer, wie es steht und welche Region dreifach zählt.
neotopia-lesson-go-on = Mehr brauchst du nicht. Was du tun kannst, leuchtet; wähle eine Karte, um zu sehen, wo ihr ein Marker fehlt; der Tipp fragt die Bots. Spiel weiter, und viel Glück!

## The browser

neotopia-web-area-board = Spielplan
neotopia-web-area-cards = Karten
neotopia-web-area-players = Spieler
neotopia-web-progress = übrige Plättchen: { $tiles } · Kartenstapel: { $deck }
neotopia-web-not-now = Hier gibt es jetzt nichts zu wählen.
neotopia-web-factory-far = Eine Fabrik beliefert nur die beiden Regionen, zwischen denen sie liegt.
neotopia-web-point = Wähle ein Element einer Fabrik und ein Feld, in beliebiger Reihenfolge.
neotopia-web-point-card = Sieh dir eine Handkarte an: Der Spielplan zeigt, wo ihr nur ein Marker fehlt.
neotopia-web-space = { $region } { $space }
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
neotopia-web-worth-building = { $points } Punkte, { $own } für den Spieler der Farbe
neotopia-web-card = { $card } ({ $type }): { $worth }
neotopia-web-card-short = { $count ->
    [one] Nur ein Marker fehlt, auf einem Feld
   *[other] Nur ein Marker fehlt, auf { $count } Feldern
    }
neotopia-web-card-far = Nirgends fehlt nur noch ein Marker
neotopia-web-deck = Kartenstapel: { $count }
neotopia-web-deck-said = Die oberste Karte des Kartenstapels ziehen; übrige Karten: { $count }
neotopia-web-draw-deck = Vom Stapel ziehen
neotopia-web-offer-gap = Genommen; wird am Ende des Zuges aufgefüllt
neotopia-web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
neotopia-web-first = Startspieler
neotopia-web-now = bisher { $score }
neotopia-web-estimate = Wenn die Partie jetzt zu Ende wäre
neotopia-web-region-points = { $region }: { $points } und { $group } für die größte Gruppe
neotopia-web-region-final = { $region }: { $points }
neotopia-web-splash-last-tile = Das letzte Plättchen
neotopia-web-splash-last-round = Letzte Runde
neotopia-web-splash-final-scoring = Schlusswertung
neotopia-web-final-projects = { $region }: Projekte
neotopia-web-final-group = { $region }: größte Gruppe
neotopia-web-final-lowest = Schwächste Region zählt ×{ $factor }
neotopia-web-final-bonuses = Übrige Bonusmarker
neotopia-web-region-lowest = die schwächste Region, zählt × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] Noch eine Aktion: Ziehe eine Karte oder lege ein Element.
   *[other] Noch { $actions } Aktionen: Ziehe eine Karte oder lege ein Element.
    }
neotopia-web-ask-space = Wohin kommt { $element }?
neotopia-web-use-permits = ein Element auf ein Außenfeld
neotopia-web-use-initiative = ein Element aus dem Vorrat
neotopia-web-use-automation = eine Aktion mehr
neotopia-web-use-subsidy = zwei Karten
neotopia-web-ask-factory = Aus welcher Fabrik kommt { $element }?
neotopia-web-ask-token = Welches Element kommt auf { $region } { $space }?
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
neotopia-box-points-building = { $own } Punkte für den Spieler der Farbe, { $others } für die anderen
neotopia-box-bonuses = Bonusmarker
neotopia-box-copies = { $copies } Stück
neotopia-box-tiles = Produktionsplättchen
neotopia-box-production-tile = Plättchen { $number }
neotopia-box-flag-tile = Plättchen mit der Fahne
neotopia-box-without = bleibt bei { $players } Spielern in der Schachtel
