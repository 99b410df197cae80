### Prosperity in German. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-about = Führe ein Land durch sieben Jahrzehnte. Kraftwerke bringen Geld und Rauch: Halte Energie und Ökologie besser im Gleichgewicht als deine Nachbarn.

## Options

prosperity-option-boards = Spielertableau
    .help = Prosperity: die Seite des Spielertableaus für jeden Platz, durch Kommas getrennt: silver oder black.
prosperity-option-boards-silver = Silber
prosperity-option-boards-black = Schwarz (schwieriger)
    .hint = Die gedruckte schwarze Seite ist nirgends dokumentiert; unsere ist eine Rekonstruktion.
prosperity-option-over_pollution = Regel bei Überverschmutzung
    .help = Prosperity: was Überverschmutzung kostet, all-points oder prosperity-scorings (Regel P-17).
prosperity-option-over_pollution-all-points = Streng
    .hint = Unsere Auslegung der Regel: Wer überverschmutzt ist, bekommt keine Punkte dazu. Schon erzielte Punkte bleiben.
prosperity-option-over_pollution-prosperity-scorings = Mild
    .hint = Wer überverschmutzt ist, bekommt keine Punkte für Wohlstand. Spezial-Plättchen, Geld und Forschung bringen weiter Punkte.

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
prosperity-move-pay = Zahlen:
prosperity-move-split = Vorrücken:

## Was geschehen ist. $change fasst zusammen, was das Ereignis verändert hat, aus den folgenden Meldungen.

prosperity-change-none = keine Änderung
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
    [one] 1 Schritt
   *[other] { $number } Schritte
    }
prosperity-change-energy = { $sign }{ $number } auf der Energie-Leiste
prosperity-change-ecology = { $sign }{ $number } auf der Ökologie-Leiste
prosperity-event-turned = { $player } deckt „{ $tile }“ auf ({ $decade }). Gewertet wird { $scores }.
    .you = Du deckst „{ $tile }“ auf ({ $decade }). Gewertet wird { $scores }.
prosperity-event-stocked = „{ $tile }“ kommt in den Markt ({ $side }, Stufe { $level }).
prosperity-event-must-pay = { $player } hat { $levels } Energie zu wenig und muss wählen: je 100 € oder eine Scheibe.
    .you = Du hast { $levels } Energie zu wenig und musst wählen: je 100 € oder eine Scheibe.
prosperity-event-must-split = { $player } hat { $squares ->
    [one] 1 Forschungsschritt
   *[other] { $squares } Forschungsschritte
    } zu verteilen.
    .you = Du hast { $squares ->
        [one] 1 Forschungsschritt
       *[other] { $squares } Forschungsschritte
        } zu verteilen.
prosperity-event-energy = { $outcome ->
    [earns] { $player } bekommt { $amount } € für { $size } überschüssige Energie.
    [pays] { $player } hat { $size } Energie zu wenig und zahlt { $amount } €.
    [pollutes] { $player } hat { $size } Energie zu wenig und nimmt { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }.
    [pays-pollutes] { $player } hat { $size } Energie zu wenig, zahlt { $amount } € und nimmt { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }.
   *[other] { $player } hat eine ausgeglichene Energiebilanz.
    }
    .you = { $outcome ->
        [earns] Du bekommst { $amount } € für { $size } überschüssige Energie.
        [pays] Du hast { $size } Energie zu wenig und zahlst { $amount } €.
        [pollutes] Du hast { $size } Energie zu wenig und nimmst { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        }.
        [pays-pollutes] Du hast { $size } Energie zu wenig, zahlst { $amount } € und nimmst { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        }.
       *[other] Du hast eine ausgeglichene Energiebilanz.
        }
prosperity-event-ecology = { $outcome ->
    [cleans] { $player } entfernt { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } dank einer Ökologiebilanz von +{ $size }.
    [earns] { $player } bekommt { $amount } € für eine Ökologiebilanz von +{ $size }.
    [cleans-earns] { $player } entfernt { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } und bekommt { $amount } € dank einer Ökologiebilanz von +{ $size }.
    [pollutes] { $player } nimmt { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } wegen einer Ökologiebilanz von −{ $size }.
   *[other] { $player } hat eine ausgeglichene Ökologiebilanz.
    }
    .you = { $outcome ->
        [cleans] Du entfernst { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        } dank einer Ökologiebilanz von +{ $size }.
        [earns] Du bekommst { $amount } € für eine Ökologiebilanz von +{ $size }.
        [cleans-earns] Du entfernst { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        } und bekommst { $amount } € dank einer Ökologiebilanz von +{ $size }.
        [pollutes] Du nimmst { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        } wegen einer Ökologiebilanz von −{ $size }.
       *[other] Du hast eine ausgeglichene Ökologiebilanz.
        }
prosperity-event-capital = { $outcome ->
    [earns] { $player } bekommt { $amount } € für Kapital.
   *[other] { $player } hat kein Kapital und bekommt nichts.
    }
    .you = { $outcome ->
        [earns] Du bekommst { $amount } € für Kapital.
       *[other] Du hast kein Kapital und bekommst nichts.
        }
prosperity-event-research = { $outcome ->
    [on-energy] { $player } rückt auf der Energie-Leiste um { $energy } vor.
    [on-ecology] { $player } rückt auf der Ökologie-Leiste um { $ecology } vor.
    [both] { $player } rückt auf der Energie-Leiste um { $energy } und auf der Ökologie-Leiste um { $ecology } vor.
   *[other] { $player } kommt in der Forschung nicht voran.
    }
    .you = { $outcome ->
        [on-energy] Du rückst auf der Energie-Leiste um { $energy } vor.
        [on-ecology] Du rückst auf der Ökologie-Leiste um { $ecology } vor.
        [both] Du rückst auf der Energie-Leiste um { $energy } und auf der Ökologie-Leiste um { $ecology } vor.
       *[other] Du kommst in der Forschung nicht voran.
        }
prosperity-event-prosperity = { $player } bekommt { $symbols ->
    [0] keine Wohlstandspunkte
    [one] 1 Wohlstandspunkt
   *[other] { $symbols } Wohlstandspunkte
    }.
    .you = Du bekommst { $symbols ->
        [0] keine Wohlstandspunkte
        [one] 1 Wohlstandspunkt
       *[other] { $symbols } Wohlstandspunkte
        }.
prosperity-event-over-polluted = { $player } ist überverschmutzt und verpasst { $symbols ->
    [one] 1 Wohlstandspunkt
   *[other] { $symbols } Wohlstandspunkte
    }.
    .you = Du bist überverschmutzt und verpasst { $symbols ->
        [one] 1 Wohlstandspunkt
       *[other] { $symbols } Wohlstandspunkte
        }.
prosperity-event-income = { $player } nimmt { $amount } € ein.
    .you = Du nimmst { $amount } € ein.
prosperity-event-clean-up = { $player } saniert die Umwelt und entfernt 1 Scheibe.
    .you = Du sanierst die Umwelt und entfernst 1 Scheibe.
prosperity-event-research-action = { $player } rückt auf der { $track }-Leiste vor, jetzt auf Stufe { $level }.
    .you = Du rückst auf der { $track }-Leiste vor, jetzt auf Stufe { $level }.
prosperity-event-bought = { $player } kauft „{ $tile }“ für { $price } € und baut es auf Platz { $slot }.
    .you = Du kaufst „{ $tile }“ für { $price } € und baust es auf Platz { $slot }.
prosperity-event-bought-over = { $player } kauft „{ $tile }“ für { $price } € und ersetzt „{ $covered }“.
    .you = Du kaufst „{ $tile }“ für { $price } € und ersetzt „{ $covered }“.
prosperity-event-bought-opening = { $player } kauft „{ $tile }“ für { $price } €, ersetzt „{ $covered }“ und öffnet { $opened }.
    .you = Du kaufst „{ $tile }“ für { $price } €, ersetzt „{ $covered }“ und öffnest { $opened }.
prosperity-event-bought-special = { $outcome ->
    [scores] { $player } kauft „{ $tile }“ für { $price } € und bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    [cleans] { $player } kauft „{ $tile }“ für { $price } € und entfernt { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }.
   *[other] { $player } kauft „{ $tile }“ für { $price } €, ohne Wirkung.
    }
    .you = { $outcome ->
        [scores] Du kaufst „{ $tile }“ für { $price } € und bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
        [cleans] Du kaufst „{ $tile }“ für { $price } € und entfernst { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        }.
       *[other] Du kaufst „{ $tile }“ für { $price } €, ohne Wirkung.
        }
prosperity-event-bought-special-lost = { $player } kauft „{ $tile }“ für { $price } €, ist aber überverschmutzt und bekommt keine Punkte.
    .you = Du kaufst „{ $tile }“ für { $price } €, bist aber überverschmutzt und bekommst keine Punkte.
prosperity-event-final-scoring = Der letzte Zug ist vorbei. Die Schlusswertung beginnt.
prosperity-event-money = { $outcome ->
    [scores] { $player } wandelt { $amount } € in { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } um.
   *[other] { $player } hat nicht genug Geld für einen Punkt.
    }
    .you = { $outcome ->
        [scores] Du wandelst { $amount } € in { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } um.
       *[other] Du hast nicht genug Geld für einen Punkt.
        }
prosperity-event-money-lost = { $player } ist überverschmutzt: { $amount } € verfallen ohne Punkte.
    .you = Du bist überverschmutzt: { $amount } € verfallen ohne Punkte.
prosperity-event-advance = { $outcome ->
    [on-energy] { $player } rückt auf der Energie-Leiste noch um { $energy } vor.
    [on-ecology] { $player } rückt auf der Ökologie-Leiste noch um { $ecology } vor.
    [both] { $player } rückt auf der Energie-Leiste noch um { $energy } und auf der Ökologie-Leiste um { $ecology } vor.
   *[other] { $player } kommt in der Forschung nicht weiter voran.
    }
    .you = { $outcome ->
        [on-energy] Du rückst auf der Energie-Leiste noch um { $energy } vor.
        [on-ecology] Du rückst auf der Ökologie-Leiste noch um { $ecology } vor.
        [both] Du rückst auf der Energie-Leiste noch um { $energy } und auf der Ökologie-Leiste um { $ecology } vor.
       *[other] Du kommst in der Forschung nicht weiter voran.
        }
prosperity-event-rank = { $player } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
    } für die Forschung ({ $track }).
    .you = Du bekommst { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
        } für die Forschung ({ $track }).
prosperity-event-rank-lost = { $player } ist überverschmutzt und verpasst { $deserved ->
    [one] 1 Punkt
   *[other] { $deserved } Punkte
    } für die Forschung ({ $track }).
    .you = Du bist überverschmutzt und verpasst { $deserved ->
        [one] 1 Punkt
       *[other] { $deserved } Punkte
        } für die Forschung ({ $track }).
prosperity-event-over = Die Partie ist zu Ende.

## Was abgelehnt wird, und warum

prosperity-wrong-boards = Spielertableaus: { $players } Wörter nötig, eines je Platz; zur Wahl stehen { $values }; angegeben: „{ $given }“.
prosperity-nothing-to-split = Du hast jetzt keine Forschungsschritte zu verteilen
prosperity-nothing-to-pay = Du hast jetzt kein Energiedefizit zu begleichen
prosperity-no-discs = Du hast keine Scheibe, die du entfernen kannst
prosperity-track-end = Dein Marker steht am Ende der { $track }-Leiste
prosperity-pay-first = Begleiche zuerst dein Energiedefizit von { $levels }: Wähle, wie viele Stufen du bezahlst; für jede andere nimmst du eine Scheibe
prosperity-pay-too-much = Das Defizit beträgt { $levels }; { $paid } Stufen kannst du nicht bezahlen
prosperity-pay-no-debt = Das kostet { $price } €; du hast { $money } €
prosperity-split-first = Verteile zuerst { $squares ->
    [one] deinen Forschungsschritt
   *[other] deine { $squares } Forschungsschritte
    }: „split“, dann die Schritte auf Energie und die auf Ökologie
prosperity-split-no-room = Auf der { $track }-Leiste ist { $room ->
    [0] kein Platz mehr
    [one] nur noch Platz für 1 Schritt
   *[other] nur noch Platz für { $room } Schritte
    }
prosperity-split-sum = Du hast { $squares ->
    [one] 1 Schritt
   *[other] { $squares } Schritte
    } zu verteilen, nicht { $given }
prosperity-too-dear = „{ $tile }“ kostet { $price } €; du hast { $money } €
prosperity-wrong-kind = „{ $tile }“ ist ein Plättchen für { $kind }; Platz { $slot } ist für { $other }
prosperity-slot-closed = Platz { $slot } ist gesperrt, bis ein Transport-Plättchen „{ $cover }“ überdeckt
prosperity-not-yet = „{ $tile }“ ist noch nicht aufgedeckt; es kommt { $decade }
prosperity-owned = „{ $tile }“ ist schon gekauft, von Platz { $seat }
prosperity-used = „{ $tile }“ ist schon gekauft und aus dem Spiel
prosperity-covered = „{ $tile }“ ist schon gekauft und überbaut

## Auf dem Bildschirm

prosperity-screen-turn = { $decade } · Zug { $turn } von { $turns }
prosperity-screen-final = Schlusswertung
prosperity-screen-turned = aufgedeckt: { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = { $decade } noch zu werten:
prosperity-screen-nothing-to-score = nichts mehr zu werten
prosperity-screen-market = Markt (deine Preise)
prosperity-screen-level = Stufe
prosperity-screen-money = Geld
prosperity-screen-points = Punkte
prosperity-screen-discs = Scheiben
prosperity-screen-tracks = Forschung
prosperity-screen-buy = Kaufen: Nummer▸Platz (was ersetzt wird)
prosperity-screen-left = { $actions ->
    [one] Noch 1 Aktion
   *[other] Noch { $actions } Aktionen
    }
prosperity-screen-pay = Du hast { $levels } Energie zu wenig. Wie begleichst du das Defizit?
prosperity-screen-split = { $squares ->
    [one] Du hast 1 Forschungsschritt. Auf welcher Leiste?
   *[other] Du hast { $squares } Forschungsschritte. Wie teilst du sie auf?
    }
prosperity-points-prosperity = Wohlstand im Lauf der Partie
prosperity-points-special = Spezial-Plättchen
prosperity-points-money = übriges Geld
prosperity-points-rank = Forschungsleisten
prosperity-points-final = Wohlstand am Ende
prosperity-points-kept = Geld bei Gleichstand
prosperity-points-lost = durch Überverschmutzung entgangen

## Die Regeln in Kürze

prosperity-rules-setup = Aufbau
prosperity-rule-P-1 = Zwei bis vier Personen führen je ein Land durch sieben Jahrzehnte, von 1970 bis 2030, in 36 Zügen.
prosperity-rule-P-2 = Die 24 Plättchen ohne Jahreszahl bilden den Startmarkt: offen, Energie-Plättchen auf der einen Seite und Ökologie-Plättchen auf der anderen, auf den Stufen 1 bis 6.
prosperity-rule-P-3 = Mische die Plättchen jedes Jahrzehnts und stapele die Jahrzehnte der Reihe nach, 1970 zuoberst: fünf Plättchen je Jahrzehnt, sechs für 2030.
prosperity-rule-P-4 = Alle wählen eine Seite ihres Spielertableaus, Silber oder Schwarz; Schwarz ist schwieriger. Ihr dürft verschiedene Seiten wählen.
prosperity-rule-P-5 = Du beginnst mit 100 €, ohne Punkte, mit beiden Forschungsmarkern auf dem untersten Feld und mit 8 Umweltschmutz-Scheiben. Deine Energie- und deine Ökologiebilanz sind immer die Summen der Symbole, die in deinem Land zu sehen sind.
prosperity-rule-P-6 = Wer beginnt, entscheidet das Los; gespielt wird im Uhrzeigersinn.
prosperity-rules-turn = Ein Zug
prosperity-rule-P-10 = Wer am Zug ist, deckt das oberste Plättchen des Stapels auf. Alle werten sein Symbol, zuerst die Person am Zug, dann die anderen im Uhrzeigersinn. Danach kommt das Plättchen in den Markt und kann sofort gekauft werden.
    .figure = Ein aufgedecktes Plättchen: Alle werten das Symbol am unteren Rand.
prosperity-rule-P-11 = Energie: Jede überschüssige Stufe bringt dir 50 €. Für jede Stufe unter null zahlst du 100 € oder nimmst eine Scheibe, in beliebiger Mischung; Schulden machen kannst du nicht.
prosperity-rule-P-12 = Ökologie: Jede überschüssige Stufe entfernt eine deiner Scheiben oder bringt dir 50 €, wenn du keine mehr hast. Jede Stufe unter null bringt dir eine Scheibe ein.
prosperity-rule-P-13 = Kapital: Jedes Symbol bringt dir 100 €.
prosperity-rule-P-14 = Forschung: Jedes Symbol gibt dir einen Schritt; verteile die Schritte nach Belieben auf deine beiden Marker.
    .ruling = Eine Leiste endet mit ihrem letzten Feld. Schritte, die auf keine der beiden Leisten passen, verfallen; alle anderen müssen genutzt werden.
prosperity-rule-P-15 = Wohlstand: Jedes Symbol bringt 1 Punkt, auch die freiliegenden auf deiner Umweltschmutz-Leiste.
prosperity-rule-P-16 = Scheiben füllen die Umweltschmutz-Leiste von unten und verlassen sie von oben. Die Kreise 1, 6 und 11, von unten gezählt, zeigen ein Wohlstandssymbol, solange sie frei sind. Das Dreieck über den 15 Kreisen nimmt beliebig viele Scheiben auf.
    .figure = Acht Scheiben: Die ersten beiden Symbole sind verdeckt, das dritte in Kreis 11 zählt noch.
prosperity-rule-P-17 = Liegt eine Scheibe auf deinem Dreieck, hast du also 16 oder mehr, ist dein Land überverschmutzt und du bekommst keine Punkte.
    .ruling = Das gilt für Punkte jeder Herkunft: Wohlstandswertungen, Spezial-Plättchen, Geld (alle vollen 300 € sind trotzdem weg) und Forschungsleisten. Ein Tisch kann die milde Regel vereinbaren, bei der nur die Wohlstandswertungen entfallen.
    .figure = Die 16. Scheibe liegt auf dem Dreieck: überverschmutzt.
prosperity-rule-P-18 = Danach führt die Person am Zug zwei Aktionen aus: zwei verschiedene oder zweimal dieselbe.
prosperity-rules-actions = Aktionen
prosperity-rule-P-20 = Einkommen: Nimm dir 100 €.
prosperity-rule-P-21 = Umweltsanierung: Entferne deine oberste Scheibe.
    .ruling = Dafür musst du eine Scheibe haben.
prosperity-rule-P-22 = Forschung: Rücke mit einem deiner Marker ein Feld vor, aber nicht über das Ende der Leiste hinaus.
prosperity-rule-P-23 = Kaufe ein Plättchen aus dem Markt. Vergleiche seine Stufe mit der deines Markers auf derselben Seite: Auf gleicher Stufe kostet es 100 €, jede Stufe darüber kostet 100 € mehr, auf jeder Stufe darunter kostet es 50 €. Es zählt, wo dein Marker beim Kauf steht.
    .figure = Ein Plättchen: 1 seine Seite des Markts und seine Stufe, 2 was es dich kostet, 3 die Symbole, die es bringt, 4 seine Farbe, die Art des Platzes, den es braucht.
prosperity-rule-P-24 = Lege das Plättchen auf einen Platz seines Typs, ob frei oder nicht. Was es überdeckt, zählt nicht mehr und kommt nie zurück.
    .figure = Der aufgedruckte Transport wird überdeckt; nun zählt nur noch, was das neue Plättchen zeigt.
prosperity-rule-P-25 = Infrastruktur-Plätze unter einer Grünfläche mit Sperrsymbol sind gesperrt, bis ein Transport-Plättchen diese Grünfläche überdeckt.
    .figure = Links: Der Grüne Gürtel sperrt zwei Plätze. Rechts: Ein Transport-Plättchen überdeckt ihn, und beide sind frei.
prosperity-rule-P-26 = Spezial-Plättchen werden nicht ausgelegt: Sie bringen 1 oder 2 Punkte oder entfernen 3 Scheiben und sind dann aus dem Spiel.
    .ruling = Hast du weniger Scheiben, als das Plättchen entfernt, verfällt der Rest.
    .figure = Spezial-Plättchen: Was sie zeigen, geschieht einmal.
prosperity-rules-end = Spielende
prosperity-rule-P-30 = Die Partie endet nach dem Zug, in dem das 36. Plättchen aufgedeckt wird.
prosperity-rule-P-31 = In der Schlusswertung werten alle nacheinander jeden der folgenden Posten, angefangen mit der Person, die zuletzt am Zug war, dann im Uhrzeigersinn: zweimal Energie, zweimal Ökologie, einmal Kapital; dann 1 Punkt für je volle 300 €, der Rest zählt bei Gleichstand; dann rücken deine beiden Marker um alle deine Forschungssymbole vor, und auf den Leisten werden die Ränge gewertet; zuletzt einmal Wohlstand.
prosperity-rule-P-32 = Auf jeder Leiste bringt der erste Platz 3 Punkte und der zweite 1. Bei Gleichstand auf dem ersten Platz gibt es je 2 Punkte und keinen zweiten Platz; bei Gleichstand auf dem zweiten Platz gibt es nichts.
    .ruling = Wer überverschmutzt ist, behält den Rang, bekommt aber keine Punkte. Zu zweit gilt dieselbe Regel.
prosperity-rule-P-33 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Geld übrig hat.
    .ruling = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
prosperity-rule-P-34 = Für die Punkte gibt es keine Obergrenze.
prosperity-goal = Wer am Ende die meisten Punkte hat, gewinnt. Punkte gibt es bei jeder Wohlstandswertung, für Spezial-Plättchen und am Ende für je 300 € und für die vorderen Plätze auf den Forschungsleisten. Achte auf den Umweltschmutz: Ab 16 Scheiben bekommst du gar keine Punkte mehr.
prosperity-reconstructed = Die schwarze Seite des Spielertableaus ist nirgends öffentlich beschrieben. Unsere ist eine Rekonstruktion: Du beginnst mit Energie −1 und Ökologie −2, und alle drei unteren Plätze sind gesperrt. Vier Plättchen (Hochgeschwindigkeitszüge, Mautgebühr, Produktion auf Nachfrage, Verjüngungsklinik) liegen auf der Energieseite, weil nur so beide Seiten auf jeder Stufe gleich viele Plättchen haben.

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } datierte Plättchen lassen sich nicht gleichmäßig auf { $players } Personen verteilen
prosperity-fault-decades = die Jahrzehnte müssen aufsteigend sein und je einmal vorkommen

## The lesson

prosperity-lesson-welcome = Willkommen! Du führst ein Land durch sieben Jahrzehnte. Das hier ist deins, mit seinen ersten Gebäuden. Wer am Ende die meisten Punkte hat, gewinnt.
prosperity-lesson-scored = In jedem Zug wird ein Plättchen aufgedeckt, und alle werten sein Symbol. Diesmal ist es Kapital: Du und dein Gegner habt je 100 € für das Kapitalsymbol in eurem Land bekommen. Die Tabelle zeigt, was in diesem Jahrzehnt noch gewertet werden kann.
prosperity-lesson-buy = Jetzt hast du zwei Aktionen. Das Eisenbahnnetz ist gut für die Ökologie. Es kostet 200 €, weil es eine Stufe über deinem Marker liegt. Wähle es: Es ersetzt dein Straßennetz.
prosperity-lesson-research = Zweite Aktion: Forschung. Rücke mit deinem Marker auf der Ökologie-Leiste ein Feld vor: Wähle das hervorgehobene Feld oder die Schaltfläche unten.
prosperity-lesson-end-turn = Unten siehst du, was deine beiden Aktionen zusammen ändern. Bis du bestätigst, kannst du alles rückgängig machen. Bestätige jetzt.
prosperity-lesson-ecology = Das Plättchen deines Gegners hat Ökologie gewertet. Mit einer Bilanz von +1 hast du eine Umweltschmutz-Scheibe entfernt; dein Gegner musste bei −1 eine nehmen. Im Verlauf steht alles: Zeige oder tippe auf eine Zeile, um sie auf dem Spielplan zu sehen.
prosperity-lesson-cheaper = Du bist am Zug: Energie wurde gewertet, und deine Bilanz von +1 brachte dir 50 €. Forsche noch einmal in Ökologie: Dein Marker erreicht Stufe 2, und Plättchen darunter kosten dich nur noch 50 €.
prosperity-lesson-infrastructure = Das Kunststoff-Forschungszentrum auf Stufe 1 kostet jetzt nur 50 € und bringt mehr Forschung. Wähle es: Es kommt auf den leeren blauen Platz 4.3.
prosperity-lesson-end-again = Bestätige deinen Zug.
prosperity-lesson-points = Wohlstand wurde gewertet: dein erster Punkt! Er kommt vom freiliegenden Stern auf deiner Umweltschmutz-Leiste. Mit 16 oder mehr Scheiben bekommst du keine Punkte, also halte dein Land sauber.
prosperity-lesson-split = Forschung wurde gewertet: Du hast zwei Schritte, die du auf die Leisten verteilen kannst. Nimm beide für Energie.
prosperity-lesson-confirm = Bestätige deine Wahl.
prosperity-lesson-outlook = Jetzt kennst du alle fünf Symbole. Diese Tabelle ist deine beste Freundin: Sie zeigt, was jedes Symbol, das noch kommen kann, allen gerade bringen würde. Plane voraus!
prosperity-lesson-go-on = So läuft ein Zug: Ein Plättchen wird gewertet, dann hast du zwei Aktionen. Außer Kauf und Forschung gibt es Einkommen (100 €) und Umweltsanierung (eine Scheibe). Weiter geht es mit dem, was Partien entscheidet: den letzten Zügen einer anderen Partie.
prosperity-lesson-last-decade = 2030, das Ende einer anderen Partie. Du führst mit 19 zu 11 Punkten, aber sieh auf deine Umweltschmutz-Leiste: 15 Scheiben. Noch eine, und du bist überverschmutzt: Deine Punkte behältst du, aber neue gibt es erst nach einer Umweltsanierung.
prosperity-lesson-deficit = Energie wird gewertet, und dir fehlen 2. Jede fehlende Stufe kostet 100 € oder eine Scheibe. Mit zwei Scheiben wärst du überverschmutzt: Zahle die 200 €.
prosperity-lesson-closed = Die Plätze 4.1 und 4.2 sind gesperrt, bis ein Transport-Plättchen den Grünen Gürtel überdeckt. Kaufe die Wasserstoff-Automobile und baue sie auf den Grünen Gürtel, Platz 3.1.
prosperity-lesson-opened = Beide Plätze sind frei! Kaufe das Kreislauf-Recycling für deine Ökologie und baue es auf Platz 4.1.
prosperity-lesson-end-turn-33 = Deine Ökologie steigt auf −1, ist aber noch immer unter null. Bestätige deinen Zug und sieh, was das kostet.
prosperity-lesson-over-polluted = Das Plättchen deines Gegners hat Ökologie gewertet: Bei −1 hast du deine 16. Scheibe bekommen. Dann wurde Wohlstand gewertet. Weil du überverschmutzt bist, sind dir 7 Punkte entgangen!
prosperity-lesson-forecast = „Wenn jetzt Schluss wäre“ zeigt die Schlusswertung im Voraus: Jedes Symbol wird noch einmal gewertet, Energie und Ökologie zweimal, dazu Geld und Forschungsleisten. Überverschmutzt bekämst du nichts davon. Das ist dein letzter Zug!
prosperity-lesson-clean-up = Zuerst die Umweltsanierung: Mit 15 Scheiben bekommst du wieder Punkte.
prosperity-lesson-twice = Energie und Ökologie werden am Ende noch zweimal gewertet. Das Solare Aufwindkraftwerk verbessert beides: Baue es auf Platz 2.1.
prosperity-lesson-last-turn = Vergleiche „Wenn jetzt Schluss wäre“: zwei gute Aktionen, und die Schlusswertung bringt dir wieder Punkte. Bestätige; dein Gegner spielt den letzten Zug, dann wird alles gewertet.

## The browser

prosperity-web-area-market = Markt
prosperity-web-area-country = Land
prosperity-web-area-players = Mitspie­lende
prosperity-web-side = Markt: { $side }
prosperity-web-track = { $track }-Leiste
prosperity-web-square = Feld { $square }
prosperity-web-markers = { $player }: Stufe { $energy } auf der Energie-Leiste, Stufe { $ecology } auf der Ökologie-Leiste.
prosperity-web-tile-label = { $tile }, { $kind }: { $does }; kostet { $price }
prosperity-web-tile-place = { $kind }, { $side }-Seite, Stufe { $level }
prosperity-web-tile-scored = { $decade } aufgedeckt, wertete { $symbol }
prosperity-web-price = Kostet dich { $price }
prosperity-web-printed = auf dem Tableau gedruckt; ein Plättchen desselben Typs kann es ersetzen
prosperity-web-purse = Du hast { $money }
prosperity-web-no-symbols = keine Symbole
prosperity-web-slot = Platz { $slot } für { $kind }
prosperity-web-empty = leer
prosperity-web-goes-here = Plättchen hierher legen
prosperity-web-back-home = Zu meinem Land
prosperity-web-reconstructed-board = schwarze Seite: rekonstruiert
prosperity-web-money = Geld
prosperity-web-discs = Umweltschmutz
prosperity-web-show-country = Land von { $player } zeigen
prosperity-web-outlook = Noch zu werten: { $decade }
prosperity-web-decade-scores = können in diesem Jahrzehnt gewertet werden
prosperity-web-final-rank = Forschungsleiste: { $track }
prosperity-web-final-money = Geld in Punkte
prosperity-web-final-advance = Forschung: Beide Marker rücken vor
prosperity-web-final-over = Durch Überverschmutzung entgangen
prosperity-web-pollution = Umweltschmutz: { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
    } auf { $circles } Kreisen
prosperity-web-pollution-over = Überverschmutzt mit { $discs } Scheiben: keine Punkte
prosperity-web-opens = öffnet { $slots }
prosperity-web-ask-pay = Energiedefizit: { $price } oder { $levels ->
    [one] 1 Scheibe. Was wählst du?
   *[other] { $levels } Scheiben, auch gemischt. Wie begleichst du es?
    }
prosperity-web-ask-split = { $squares ->
    [one] 1 Forschungsschritt zu verteilen: Auf welcher Leiste?
   *[other] { $squares } Forschungsschritte zu verteilen: Wie teilst du sie auf?
    }
prosperity-web-ask-slot = Wohin kommt „{ $tile }“? Wähle einen hervorgehobenen Platz in deinem Land.
prosperity-web-ask-action = { $actions ->
    [one] Noch 1 Aktion. Wähle unten oder nimm ein Plättchen aus dem Markt.
   *[other] Noch { $actions } Aktionen. Wähle unten oder nimm ein Plättchen aus dem Markt.
    }
prosperity-web-tell-buy = „{ $tile }“ für Platz { $slot } kaufen
prosperity-web-tell-buy-special = „{ $tile }“ kaufen
prosperity-web-tell-research = Forschung { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Nichts bezahlen
    [one] 1 Stufe bezahlen
   *[other] { $levels } Stufen bezahlen
    }
prosperity-web-tell-split = { $energy ->
    [0] Forschung: Ökologie +{ $ecology }
   *[other] { $ecology ->
        [0] Forschung: Energie +{ $energy }
       *[other] Forschung: Energie +{ $energy }, Ökologie +{ $ecology }
    }
    }
prosperity-web-tell-income = Einkommen
prosperity-web-tell-clean-up = Umweltsanierung

## Der Spieltisch im Browser

# Wo lange Wörter von Namen an engen Stellen getrennt werden dürfen.
prosperity-web-hyphenation = Aero·dynamik Atmo·sphärische Auf·wind·kraft·werk Auto·bahn·netz Auto·mobile Auto·mobil·fabrik Baum·pflanz Bio·kraft·werk Bota·nischer Daten·zentrum Eisen·bahn·netz En·hance·ment Fahrer·lose Fern·melde·system For·schungs·zentrum Fusions·kraft·werk Gas·kraft·werk Genetik·labor Gezeiten·kraft·werk Gigan·tisches Hoch·ge·schwin·dig·keits·züge Hoch·spannungs·verteiler Hydro·elek·trischer Innen·stadt Inte·griertes Intelli·genz Kern·kraft·werk Kohle·kraft·werk Kommu·nikations Kranken·haus Kultur·stadt Kunst·stoff Künst·liche Magnet·schwebe·bahn Massen·verkehrs·mittel Maut·gebühr Maut·station Mikro·prozessor·labor Mikro·strom·gene·rator Müll·ver·wertungs·anlage Nieder·spannungs Pro·duktion Re·gene·ration Solar·strom·anlage Stadt·garten Straßen·bahn·netz Straßen·netz Strom·über·tragung Supra·leitende Teilchen·beschleu·niger Test·gelände Toxi·kologie Umwelt·sanierung Ein·kommen For·schung Univer·sität Unter·grund·verka·belung Unter·haltungs·komplex Ver·jüngungs·klinik Wasser·auf·berei·tungs·anlage Wasser·stoff Welt·raum·aufzugs·anlage Wind·kraft·anlage Wärme·leistung·werk Öl·kraft·werk Netz·werk Nach·frage Filte·rung Neuro Kabel·lose Solares Strom·versorgung Infra·struktur
prosperity-web-deficit = { $price } oder { $levels ->
    [one] 1 Scheibe
   *[other] { $levels } Scheiben
    }
prosperity-web-ending = Wenn jetzt Schluss wäre
prosperity-web-about-ending = Wenn jetzt Schluss wäre: die Punkte aller nach einer Schlusswertung genau dieser Stellung.
prosperity-web-ending-says = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, wenn jetzt Schluss wäre; die Schlusswertung bringt { SIGNED($prosperity) } für Wohlstand, { SIGNED($money) } für Geld und { SIGNED($research) } für Forschung.
prosperity-web-ending-change = { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
    }, wenn danach Schluss wäre
prosperity-web-warn-over = Über­ver­schmutzt! Entferne { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
    }, um wieder zu punkten.
prosperity-web-warn-soon = Der Umwelt­schmutz nimmt zu!
prosperity-web-warn-cost = { $points ->
    [one] Überver­schmutzt entginge dir ein Punkt.
   *[other] Überver­schmutzt entgingen dir { $points } Punkte.
    }
prosperity-web-warn-turn = Du würdest den Zug überverschmutzt beenden: keine Punkte, bis du aufräumst!
prosperity-web-warn-next = Das nächste Plättchen kann dich kosten: { $costs }.
prosperity-web-short = dir fehlen { $money }
prosperity-web-in-slot = Auf Platz { $slot }:
prosperity-web-in-slot-over = Auf Platz { $slot }, statt { $covered }:
prosperity-web-over = statt { $covered }
prosperity-web-closed = Er öffnet sich, sobald ein Verkehrsplättchen „{ $cover }“ überdeckt.
prosperity-web-deck = Stapel: Das nächste Plättchen ist aus { $decade }; { $tiles ->
    [one] noch ein Plättchen
   *[other] noch { $tiles } Plättchen
    }
prosperity-web-deck-empty = Der Stapel ist leer.
prosperity-web-turned = Aufgedeckt: { $tile }, gewertet wird { $symbol }
prosperity-web-decade-left = { $decade }: { $tiles ->
    [one] noch ein Plättchen
   *[other] noch { $tiles } Plättchen
    }; zu werten: { $symbols }
prosperity-web-decade-over = { $decade }: keine Plättchen mehr
prosperity-web-split-here = hier ein Feld vorrücken (noch { $left })
prosperity-web-outlook-none = Nur noch die Schlusswertung
prosperity-web-about-energy = Energie: was das Land erzeugt, weniger was es verbraucht. Bei der Wertung bringt jede Stufe über null 50 €; jede darunter kostet 100 € oder eine Scheibe.
prosperity-web-about-ecology = Ökologie: Bei der Wertung entfernt jede Stufe über null eine Scheibe (oder bringt 50 €, wenn keine da ist); jede darunter bringt eine dazu.
prosperity-web-about-capital = Kapital: Bei der Wertung bringt jedes Symbol 100 €.
prosperity-web-about-research = Forschung: Bei der Wertung ist jedes Symbol ein Schritt auf den Leitern, frei aufgeteilt.
prosperity-web-about-prosperity = Wohlstand: Bei der Wertung ist jedes Symbol ein Punkt. Sterne auf der Umweltschmutz-Leiste zählen, solange keine Scheibe sie verdeckt.
prosperity-web-about-money = Geld: Am Ende sind je volle 300 € ein Punkt.
prosperity-web-about-points = Punkte: Wer am Ende die meisten hat, gewinnt.
prosperity-web-about-discs = Mit einer Scheibe auf dem Dreieck bist du überverschmutzt und bekommst keine Punkte.

## What is in the box

prosperity-box-first-market = Startmarkt
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = wertet { $symbol }
prosperity-box-board = Spielertableau, { $side }
prosperity-box-slot = Platz { $slot }, { $kind }
prosperity-box-free-slot = frei
prosperity-box-opens = öffnet { $slots }, wenn ein Transport-Plättchen darauf liegt

prosperity-why-points = bringt sofort Punkte
prosperity-why-prosperity = steigert deinen Wohlstand (Punkte bei jeder Wohlstandswertung)
prosperity-why-prosperity-cost = Wohlstand kostet
prosperity-why-money = bringt Geld für die nächsten Käufe
prosperity-why-money-cost = Geld kostet
prosperity-why-energy = verbessert deine Energiebilanz (bei der Wertung Geld statt Defizit)
prosperity-why-energy-cost = deine Energiebilanz verschlechtert
prosperity-why-air = hält die Verschmutzung niedrig, die sonst Punkte kostet
prosperity-why-air-cost = mehr Verschmutzung bringt
prosperity-why-research = bringt deine Forschung voran (jetzt billigere Plättchen, am Ende Punkte für die Führung)
