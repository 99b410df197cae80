### Prosperity in Italian. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-about = Guida una nazione per sette decenni. Le centrali portano denaro e fumo: tieni energia ed ecologia in equilibrio meglio dei tuoi vicini.

## Options

prosperity-option-boards = Plancia personale
    .help = Prosperity: il lato della plancia personale di ogni posto, separati da virgole: silver o black.
prosperity-option-boards-silver = Argento
prosperity-option-boards-black = Nero (più difficile)
    .hint = Il lato nero stampato non è documentato pubblicamente; il nostro è una ricostruzione.
prosperity-option-over_pollution = Regola dell’inquinamento eccessivo
    .help = Prosperity: che cosa fa perdere l’inquinamento eccessivo, all-points o prosperity-scorings (regola P-17).
prosperity-option-over_pollution-all-points = Severa
    .hint = La nostra lettura della regola: con un inquinamento eccessivo non ottieni punti. Quelli che hai già restano tuoi.
prosperity-option-over_pollution-prosperity-scorings = Mite
    .hint = Con un inquinamento eccessivo la prosperità non dà punti. Tessere speciali, denaro e ricerca sì.

## I nomi

prosperity-title = Prosperity
prosperity-name-energy = energia
prosperity-name-ecology = ecologia
prosperity-name-capital = capitale
prosperity-name-research = ricerca
prosperity-name-prosperity = prosperità
prosperity-name-power = centrale
prosperity-name-supply = fornitura
prosperity-name-transport = trasporto
prosperity-name-infrastructure = infrastruttura
prosperity-name-special = speciale
prosperity-name-silver = argento
prosperity-name-black = nero
prosperity-name-closed = chiuso

## Le mosse

prosperity-euros = { $amount } €
prosperity-move-income = Rendita:
prosperity-move-clean-up = Pulizia:
prosperity-move-research = Ricerca { $track }:
prosperity-move-pay = Paga:
prosperity-move-split = Avanza:

## Che cosa è successo. $change riassume che cosa l’evento ha cambiato, con i messaggi che seguono.

prosperity-change-none = nessun cambiamento
prosperity-change-money = { $sign }⁠{ $number } €
prosperity-change-discs = { $sign }{ $number ->
    [one] 1 disco
   *[other] { $number } dischi
    }
prosperity-change-points = { $sign }{ $number ->
    [one] 1 punto
   *[other] { $number } punti
    }
prosperity-change-levels = deficit di { $number }
prosperity-change-squares = { $sign }{ $number ->
    [one] 1 passo
   *[other] { $number } passi
    }
prosperity-change-energy = { $sign }{ $number } sul tracciato energia
prosperity-change-ecology = { $sign }{ $number } sul tracciato ecologia
prosperity-event-turned = { $player } rivela «{ $tile }» ({ $decade }). Si conteggia: { $scores }.
    .you = Tu riveli «{ $tile }» ({ $decade }). Si conteggia: { $scores }.
prosperity-event-stocked = «{ $tile }» entra nel mercato: lato { $side }, livello { $level }.
prosperity-event-must-pay = { $player } ha un deficit di { $levels } in energia e deve scegliere: 100 € o un disco inquinamento per livello.
    .you = Tu hai un deficit di { $levels } in energia e devi scegliere: 100 € o un disco inquinamento per livello.
prosperity-event-must-split = { $player } ha { $squares ->
    [one] 1 passo
   *[other] { $squares } passi
    } di ricerca da ripartire.
    .you = Tu hai { $squares ->
        [one] 1 passo
       *[other] { $squares } passi
        } di ricerca da ripartire.
prosperity-event-energy = { $outcome ->
    [earns] { $player } guadagna { $amount } € con un surplus di { $size } in energia.
    [pays] { $player } ha un deficit di { $size } in energia e paga { $amount } €.
    [pollutes] { $player } ha un deficit di { $size } in energia e prende { $count ->
        [one] 1 disco inquinamento
       *[other] { $count } dischi inquinamento
    }.
    [pays-pollutes] { $player } ha un deficit di { $size } in energia, paga { $amount } € e prende { $count ->
        [one] 1 disco inquinamento
       *[other] { $count } dischi inquinamento
    }.
   *[other] { $player } è in pari con l’energia.
    }
    .you = { $outcome ->
        [earns] Tu guadagni { $amount } € con un surplus di { $size } in energia.
        [pays] Tu hai un deficit di { $size } in energia e paghi { $amount } €.
        [pollutes] Tu hai un deficit di { $size } in energia e prendi { $count ->
            [one] 1 disco inquinamento
           *[other] { $count } dischi inquinamento
        }.
        [pays-pollutes] Tu hai un deficit di { $size } in energia, paghi { $amount } € e prendi { $count ->
            [one] 1 disco inquinamento
           *[other] { $count } dischi inquinamento
        }.
       *[other] Tu sei in pari con l’energia.
        }
prosperity-event-ecology = { $outcome ->
    [cleans] { $player } rimuove { $count ->
        [one] 1 disco inquinamento
       *[other] { $count } dischi inquinamento
    } con un surplus di { $size } in ecologia.
    [earns] { $player } guadagna { $amount } € con un surplus di { $size } in ecologia.
    [cleans-earns] { $player } rimuove { $count ->
        [one] 1 disco inquinamento
       *[other] { $count } dischi inquinamento
    } e guadagna { $amount } € con un surplus di { $size } in ecologia.
    [pollutes] { $player } ha un deficit di { $size } in ecologia e prende { $count ->
        [one] 1 disco inquinamento
       *[other] { $count } dischi inquinamento
    }.
   *[other] { $player } è in pari con l’ecologia.
    }
    .you = { $outcome ->
        [cleans] Tu rimuovi { $count ->
            [one] 1 disco inquinamento
           *[other] { $count } dischi inquinamento
        } con un surplus di { $size } in ecologia.
        [earns] Tu guadagni { $amount } € con un surplus di { $size } in ecologia.
        [cleans-earns] Tu rimuovi { $count ->
            [one] 1 disco inquinamento
           *[other] { $count } dischi inquinamento
        } e guadagni { $amount } € con un surplus di { $size } in ecologia.
        [pollutes] Tu hai un deficit di { $size } in ecologia e prendi { $count ->
            [one] 1 disco inquinamento
           *[other] { $count } dischi inquinamento
        }.
       *[other] Tu sei in pari con l’ecologia.
        }
prosperity-event-capital = { $outcome ->
    [earns] { $player } guadagna { $amount } € con il capitale.
   *[other] { $player } non ha capitale e non guadagna nulla.
    }
    .you = { $outcome ->
        [earns] Tu guadagni { $amount } € con il capitale.
       *[other] Tu non hai capitale e non guadagni nulla.
        }
prosperity-event-research = { $outcome ->
    [on-energy] { $player } avanza di { $energy } sul tracciato energia.
    [on-ecology] { $player } avanza di { $ecology } sul tracciato ecologia.
    [both] { $player } avanza di { $energy } sul tracciato energia e di { $ecology } sul tracciato ecologia.
   *[other] { $player } non fa progressi nella ricerca.
    }
    .you = { $outcome ->
        [on-energy] Tu avanzi di { $energy } sul tracciato energia.
        [on-ecology] Tu avanzi di { $ecology } sul tracciato ecologia.
        [both] Tu avanzi di { $energy } sul tracciato energia e di { $ecology } sul tracciato ecologia.
       *[other] Tu non fai progressi nella ricerca.
        }
prosperity-event-prosperity = { $symbols ->
    [0] { $player } non ottiene punti prosperità.
    [one] { $player } ottiene 1 punto prosperità.
   *[other] { $player } ottiene { $symbols } punti prosperità.
    }
    .you = { $symbols ->
        [0] Tu non ottieni punti prosperità.
        [one] Tu ottieni 1 punto prosperità.
       *[other] Tu ottieni { $symbols } punti prosperità.
        }
prosperity-event-over-polluted = { $player } ha un inquinamento eccessivo e perde { $symbols ->
    [one] 1 punto prosperità
   *[other] { $symbols } punti prosperità
    }.
    .you = Tu hai un inquinamento eccessivo e perdi { $symbols ->
        [one] 1 punto prosperità
       *[other] { $symbols } punti prosperità
        }.
prosperity-event-income = { $player } riscuote { $amount } € di rendita.
    .you = Tu riscuoti { $amount } € di rendita.
prosperity-event-clean-up = { $player } fa pulizia e rimuove 1 disco inquinamento.
    .you = Tu fai pulizia e rimuovi 1 disco inquinamento.
prosperity-event-research-action = { $player } avanza sul tracciato { $track }, ora al livello { $level }.
    .you = Tu avanzi sul tracciato { $track }, ora al livello { $level }.
prosperity-event-bought = { $player } acquista «{ $tile }» per { $price } € e la piazza in { $slot }.
    .you = Tu acquisti «{ $tile }» per { $price } € e la piazzi in { $slot }.
prosperity-event-bought-over = { $player } acquista «{ $tile }» per { $price } € al posto di «{ $covered }».
    .you = Tu acquisti «{ $tile }» per { $price } € al posto di «{ $covered }».
prosperity-event-bought-opening = { $player } acquista «{ $tile }» per { $price } € al posto di «{ $covered }» e apre { $opened }.
    .you = Tu acquisti «{ $tile }» per { $price } € al posto di «{ $covered }» e apri { $opened }.
prosperity-event-bought-special = { $outcome ->
    [scores] { $player } acquista «{ $tile }» per { $price } € e ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    [cleans] { $player } acquista «{ $tile }» per { $price } € e rimuove { $count ->
        [one] 1 disco inquinamento
       *[other] { $count } dischi inquinamento
    }.
   *[other] { $player } acquista «{ $tile }» per { $price } €, senza effetto.
    }
    .you = { $outcome ->
        [scores] Tu acquisti «{ $tile }» per { $price } € e ottieni { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
        [cleans] Tu acquisti «{ $tile }» per { $price } € e rimuovi { $count ->
            [one] 1 disco inquinamento
           *[other] { $count } dischi inquinamento
        }.
       *[other] Tu acquisti «{ $tile }» per { $price } €, senza effetto.
        }
prosperity-event-bought-special-lost = { $player } acquista «{ $tile }» per { $price } €, ma ha un inquinamento eccessivo e non ottiene punti.
    .you = Tu acquisti «{ $tile }» per { $price } €, ma hai un inquinamento eccessivo e non ottieni punti.
prosperity-event-final-scoring = L’ultimo turno è finito. Comincia il conteggio finale.
prosperity-event-money = { $outcome ->
    [scores] { $player } converte { $amount } € in { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[other] { $player } non ha abbastanza denaro per un punto.
    }
    .you = { $outcome ->
        [scores] Tu converti { $amount } € in { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] Tu non hai abbastanza denaro per un punto.
        }
prosperity-event-money-lost = { $player } ha un inquinamento eccessivo: { $amount } € spesi senza ottenere punti.
    .you = Tu hai un inquinamento eccessivo: { $amount } € spesi senza ottenere punti.
prosperity-event-advance = { $outcome ->
    [on-energy] { $player } avanza ancora di { $energy } sul tracciato energia.
    [on-ecology] { $player } avanza ancora di { $ecology } sul tracciato ecologia.
    [both] { $player } avanza ancora di { $energy } sul tracciato energia e di { $ecology } sul tracciato ecologia.
   *[other] { $player } non fa altri progressi nella ricerca.
    }
    .you = { $outcome ->
        [on-energy] Tu avanzi ancora di { $energy } sul tracciato energia.
        [on-ecology] Tu avanzi ancora di { $ecology } sul tracciato ecologia.
        [both] Tu avanzi ancora di { $energy } sul tracciato energia e di { $ecology } sul tracciato ecologia.
       *[other] Tu non fai altri progressi nella ricerca.
        }
prosperity-event-rank = { $points ->
    [0] { $player } non ottiene punti per la ricerca ({ $track }).
    [one] { $player } ottiene 1 punto per la ricerca ({ $track }).
   *[other] { $player } ottiene { $points } punti per la ricerca ({ $track }).
    }
    .you = { $points ->
        [0] Tu non ottieni punti per la ricerca ({ $track }).
        [one] Tu ottieni 1 punto per la ricerca ({ $track }).
       *[other] Tu ottieni { $points } punti per la ricerca ({ $track }).
        }
prosperity-event-rank-lost = { $player } ha un inquinamento eccessivo e perde { $deserved ->
    [one] 1 punto
   *[other] { $deserved } punti
    } per la ricerca ({ $track }).
    .you = Tu hai un inquinamento eccessivo e perdi { $deserved ->
        [one] 1 punto
       *[other] { $deserved } punti
        } per la ricerca ({ $track }).
prosperity-event-over = La partita è finita.

## Che cosa è rifiutato, e perché

prosperity-wrong-boards = Per le plance personali servono { $players } parole, una per posto, tra { $values }; ricevuto: «{ $given }».
prosperity-nothing-to-split = Ora non hai passi di ricerca da ripartire
prosperity-nothing-to-pay = Ora non hai un deficit di energia da saldare
prosperity-no-discs = Non hai nessun disco da rimuovere
prosperity-track-end = Il tuo segnalino è alla fine del tracciato { $track }
prosperity-pay-first = Prima salda il deficit di energia di { $levels }: scegli quanti livelli paghi; per ogni altro prendi un disco
prosperity-pay-too-much = Il deficit è di { $levels }; non puoi pagare { $paid } livelli
prosperity-pay-no-debt = Costa { $price } €; hai { $money } €
prosperity-split-first = Prima ripartisci { $squares ->
    [one] il tuo passo
   *[other] i tuoi { $squares } passi
    } di ricerca: scrivi «split», i passi in energia, poi quelli in ecologia
prosperity-split-no-room = { $room ->
    [0] Non c’è più spazio
    [one] C’è spazio solo per 1 passo
   *[other] C’è spazio solo per { $room } passi
    } sul tracciato { $track }
prosperity-split-sum = Hai { $squares ->
    [one] 1 passo
   *[other] { $squares } passi
    } da ripartire, non { $given }
prosperity-too-dear = «{ $tile }» costa { $price } €; hai { $money } €
prosperity-wrong-kind = «{ $tile }» è una tessera di tipo { $kind }; lo spazio { $slot } è di tipo { $other }
prosperity-slot-closed = Lo spazio { $slot } è chiuso finché una tessera trasporto non copre «{ $cover }»
prosperity-not-yet = «{ $tile }» non è ancora stata rivelata; arriva nel { $decade }
prosperity-owned = «{ $tile }» è già stata acquistata, dal posto { $seat }
prosperity-used = «{ $tile }» è già stata acquistata e ha lasciato la partita
prosperity-covered = «{ $tile }» è già stata acquistata e poi coperta

## Sullo schermo

prosperity-screen-turn = { $decade } · turno { $turn } di { $turns }
prosperity-screen-final = Conteggio finale
prosperity-screen-turned = rivelata: { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = ancora da conteggiare nel { $decade }:
prosperity-screen-nothing-to-score = più nulla da conteggiare
prosperity-screen-market = Mercato (i tuoi prezzi)
prosperity-screen-level = Livello
prosperity-screen-money = Denaro
prosperity-screen-points = Punti
prosperity-screen-discs = Dischi
prosperity-screen-tracks = Ricerca
prosperity-screen-buy = Acquista: numero▸spazio (che cosa sostituisce)
prosperity-screen-left = { $actions ->
    [one] Ancora 1 azione
   *[other] Ancora { $actions } azioni
    }
prosperity-screen-pay = Hai un deficit di { $levels } in energia. Come lo saldi?
prosperity-screen-split = { $squares ->
    [one] Hai 1 passo di ricerca. Su quale tracciato?
   *[other] Hai { $squares } passi di ricerca. Come li ripartisci?
    }
prosperity-points-prosperity = prosperità durante la partita
prosperity-points-special = tessere speciali
prosperity-points-money = denaro rimasto
prosperity-points-rank = tracciati ricerca
prosperity-points-final = prosperità finale
prosperity-points-kept = denaro per gli spareggi
prosperity-points-lost = mancati per inquinamento eccessivo

## Le regole in breve

prosperity-rules-setup = Preparazione
prosperity-rule-P-1 = Da due a quattro giocatori guidano ciascuno una nazione per sette decenni, dal 1970 al 2030, in 36 turni.
prosperity-rule-P-2 = Le 24 tessere senza data formano il mercato iniziale: scoperte, le tessere energia da un lato e le tessere ecologia dall’altro, ai livelli da 1 a 6.
prosperity-rule-P-3 = Mescola le tessere di ogni decennio e impila i decenni in ordine, con il 1970 in cima: cinque tessere per decennio, sei per il 2030.
prosperity-rule-P-4 = Ognuno sceglie un lato della plancia personale, argento o nero; il nero è più difficile. Potete scegliere lati diversi.
prosperity-rule-P-5 = Cominci con 100 €, nessun punto, entrambi i segnalini ricerca sulla casella più bassa e 8 dischi inquinamento. I tuoi totali di energia ed ecologia sono sempre la somma dei simboli visibili nella tua nazione.
prosperity-rule-P-6 = Chi comincia è scelto a caso; si gioca in senso orario.
prosperity-rules-turn = Un turno
prosperity-rule-P-10 = Chi è di turno rivela la tessera in cima alla pila. Tutti conteggiano il suo simbolo, a partire da chi è di turno e in senso orario. Poi la tessera entra nel mercato e si può acquistare subito.
    .figure = Una tessera rivelata: tutti segnano il simbolo sul bordo inferiore.
prosperity-rule-P-11 = Energia: ogni livello in surplus ti rende 50 €. Per ogni livello sotto lo zero paghi 100 € o prendi un disco, combinati come preferisci; non puoi fare debiti.
prosperity-rule-P-12 = Ecologia: ogni livello in surplus rimuove uno dei tuoi dischi, o ti rende 50 € se non ne hai più. Ogni livello sotto lo zero aggiunge un disco.
prosperity-rule-P-13 = Capitale: ogni simbolo ti rende 100 €.
prosperity-rule-P-14 = Ricerca: ogni simbolo ti dà un passo, da ripartire come preferisci tra i tuoi due segnalini.
    .ruling = Un tracciato finisce con la sua ultima casella. I passi che non trovano posto su nessuno dei due tracciati sono persi; tutti gli altri vanno usati.
prosperity-rule-P-15 = Prosperità: ogni simbolo dà 1 punto, compresi quelli scoperti sul tuo tracciato inquinamento.
prosperity-rule-P-16 = I dischi riempiono il tracciato inquinamento dal basso e lo lasciano dall’alto. I cerchi 1, 6 e 11, contati dal basso, mostrano un simbolo prosperità finché sono liberi. Il triangolo sopra i 15 cerchi accoglie un numero illimitato di dischi.
    .figure = Otto dischi: i primi due simboli sono coperti, il terzo, nel cerchio 11, conta ancora.
prosperity-rule-P-17 = Se hai un disco sul triangolo, cioè 16 dischi o più, il tuo inquinamento è eccessivo e non ottieni punti.
    .ruling = Vale per ogni fonte: conteggi prosperità, tessere speciali, denaro (ogni 300 € interi si spendono comunque) e tracciati ricerca. Un tavolo può concordare la regola mite, in cui si perdono solo i conteggi prosperità.
    .figure = Il 16º disco è sul triangolo: inquinamento eccessivo.
prosperity-rule-P-18 = Poi chi è di turno svolge due azioni: due diverse, o due volte la stessa.
prosperity-rules-actions = Azioni
prosperity-rule-P-20 = Rendita: prendi 100 €.
prosperity-rule-P-21 = Pulizia: rimuovi il tuo disco più in alto.
    .ruling = Devi avere un disco da rimuovere.
prosperity-rule-P-22 = Ricerca: fai avanzare uno dei tuoi segnalini di una casella, ma non oltre la fine del tracciato.
prosperity-rule-P-23 = Acquista una tessera del mercato. Confronta il suo livello con quello del tuo segnalino sullo stesso lato: allo stesso livello costa 100 €, ogni livello in più aggiunge 100 €, a qualsiasi livello inferiore costa 50 €. Conta dove si trova il tuo segnalino al momento dell’acquisto.
    .figure = Una tessera: 1 il suo lato del mercato e il suo livello, 2 quanto ti costa, 3 i simboli che porta, 4 il suo colore, il tipo di spazio che le serve.
prosperity-rule-P-24 = Piazza la tessera su uno spazio del suo tipo, libero o no. Ciò che copre non conta più e non torna mai.
    .figure = Il trasporto stampato viene coperto; ora conta solo ciò che mostra la nuova tessera.
prosperity-rule-P-25 = Gli spazi infrastruttura sotto un’area verde con il simbolo di inaccessibilità sono chiusi finché una tessera trasporto non copre quell’area verde.
    .figure = A sinistra: l’area verde tiene chiusi due spazi. A destra: una tessera trasporto la copre, ed entrambi sono aperti.
prosperity-rule-P-26 = Le tessere speciali non si piazzano: danno 1 o 2 punti oppure rimuovono 3 dischi, poi lasciano la partita.
    .ruling = Se hai meno dischi di quanti la tessera ne rimuove, il resto non rende nulla.
    .figure = Tessere speciali: ciò che mostrano avviene una volta sola.
prosperity-rules-end = Fine della partita
prosperity-rule-P-30 = La partita finisce dopo il turno in cui si rivela la 36ª tessera.
prosperity-rule-P-31 = Nel conteggio finale tutti conteggiano, una dopo l’altra, le voci seguenti, a partire da chi ha giocato l’ultimo turno e in senso orario: energia due volte, ecologia due volte, capitale una volta; poi 1 punto per ogni 300 € interi, tenendo il resto per gli spareggi; poi entrambi i tuoi segnalini avanzano di tutti i tuoi simboli ricerca e si stila la classifica dei tracciati; infine prosperità una volta.
prosperity-rule-P-32 = Su ogni tracciato il primo posto vale 3 punti e il secondo 1. In caso di parità al primo posto si ottengono 2 punti ciascuno e non c’è un secondo posto; in caso di parità al secondo posto non si ottiene nulla.
    .ruling = Chi ha un inquinamento eccessivo mantiene la posizione ma non ottiene punti. In due vale la stessa regola.
prosperity-rule-P-33 = Vince chi ha più punti; in caso di parità, chi ha più denaro rimasto.
    .ruling = Chi è ancora in parità condivide la vittoria.
prosperity-rule-P-34 = I punti non hanno un limite massimo.
prosperity-goal = Vince chi ha più punti alla fine. Ottieni punti a ogni conteggio della prosperità, con le tessere speciali e, alla fine, per ogni 300 € rimasti e per i primi posti sui tracciati ricerca. Attenzione all’inquinamento: con 16 dischi o più non ottieni nessun punto.
prosperity-reconstructed = Nessuna fonte pubblica descrive il lato nero della plancia personale. Il nostro è una ricostruzione: cominci con energia −1 ed ecologia −2, e tutti e tre gli spazi in basso sono chiusi. Quattro tessere (Treni ad Alta Velocità, Pedaggio Urbano, Fabbricazione on Demand, Clinica Ringiovanimento) stanno sul lato energia, perché solo così i due lati hanno lo stesso numero di tessere a ogni livello.

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } tessere datate non si dividono in parti uguali tra { $players } giocatori
prosperity-fault-decades = i decenni devono essere in ordine crescente, ciascuno una volta sola

## The lesson

prosperity-lesson-welcome = Ti diamo il benvenuto! Guidi una nazione per sette decenni. Questa è la tua, con i suoi primi edifici. Alla fine vince chi ha più punti.
prosperity-lesson-scored = Ogni turno rivela una tessera, e tutti conteggiano il suo simbolo. Questa volta è il capitale: tu e il tuo avversario avete guadagnato 100 € per il simbolo capitale della vostra nazione. La tabella mostra che cosa si può ancora conteggiare in questo decennio.
prosperity-lesson-buy = Ora svolgi due azioni. La Rete Ferroviaria fa bene all’ecologia. Costa 200 €, perché sta un livello sopra il tuo segnalino. Sceglila: sostituisce le tue Strade.
prosperity-lesson-research = Seconda azione: ricerca. Fai avanzare di una casella il tuo segnalino sul tracciato ecologia: scegli la casella evidenziata o il pulsante qui sotto.
prosperity-lesson-end-turn = Qui sotto vedi che cosa cambiano le tue due azioni insieme. Finché non confermi puoi annullare tutto. Ora conferma.
prosperity-lesson-ecology = La tessera del tuo avversario ha fatto conteggiare l’ecologia. Con un totale di +1 hai rimosso un disco inquinamento; il tuo avversario, a −1, ne ha preso uno. Il registro racconta tutto: indica o tocca una riga per vederla sul tavolo.
prosperity-lesson-cheaper = Tocca a te: si è conteggiata l’energia, e il tuo totale di +1 ti ha reso 50 €. Fai ancora ricerca in ecologia: il tuo segnalino arriva al livello 2, e le tessere dei livelli inferiori ti costano solo 50 €.
prosperity-lesson-infrastructure = Il Laboratorio di Ricerca Materie Plastiche, al livello 1, ora costa solo 50 € e porta altra ricerca. Sceglilo: va nello spazio blu vuoto 4.3.
prosperity-lesson-end-again = Conferma il tuo turno.
prosperity-lesson-points = Si è conteggiata la prosperità: il tuo primo punto! Viene dalla stella scoperta sul tuo tracciato inquinamento. Con 16 dischi o più non ottieni punti, quindi tieni pulita la tua nazione.
prosperity-lesson-split = Si è conteggiata la ricerca: hai due passi da ripartire tra i tracciati. Mettili entrambi su energia.
prosperity-lesson-confirm = Conferma la tua scelta.
prosperity-lesson-outlook = Hai visto tutti e cinque i simboli. Questa tabella è la tua migliore amica: mostra che cosa porterebbe adesso a ciascuno ogni simbolo ancora da conteggiare. Pianifica in anticipo!
prosperity-lesson-go-on = Ecco un turno: si conteggia una tessera, poi svolgi due azioni. Oltre all’acquisto e alla ricerca ci sono la rendita (100 €) e la pulizia (un disco). Ora guarda che cosa decide le partite: gli ultimi turni di un’altra.
prosperity-lesson-last-decade = 2030, la fine di un’altra partita. Sei in testa per 19 punti a 11, ma guarda il tuo tracciato inquinamento: 15 dischi. Uno in più, e l’inquinamento è eccessivo: i punti che hai restano tuoi, ma non ne ottieni altri finché non fai pulizia.
prosperity-lesson-deficit = Si conteggia l’energia, e te ne mancano 2. Ogni livello mancante costa 100 € o un disco. Con due dischi l’inquinamento sarebbe eccessivo: paga i 200 €.
prosperity-lesson-closed = Gli spazi 4.1 e 4.2 sono chiusi finché una tessera trasporto non copre l’area verde. Acquista i Veicoli ad Idrogeno e costruiscili sull’area verde, spazio 3.1.
prosperity-lesson-opened = Entrambi gli spazi sono aperti! Acquista il Riciclaggio a Catena Chiusa per la tua ecologia e costruiscilo nello spazio 4.1.
prosperity-lesson-end-turn-33 = La tua ecologia sale a −1, ancora sotto zero. Conferma il turno e guarda quanto costa.
prosperity-lesson-over-polluted = La tessera del tuo avversario ha fatto conteggiare l’ecologia: a −1 hai preso il 16º disco. Poi si è conteggiata la prosperità: per l’inquinamento eccessivo hai perso 7 punti!
prosperity-lesson-forecast = «Se finisse ora» mostra in anticipo il conteggio finale: ogni simbolo si conteggia ancora, energia ed ecologia due volte, poi il denaro e i tracciati ricerca. Con l’inquinamento eccessivo non ne avresti nulla. Questo è il tuo ultimo turno!
prosperity-lesson-clean-up = Prima fai pulizia: con 15 dischi ottieni di nuovo punti.
prosperity-lesson-twice = Energia ed ecologia si conteggiano ancora due volte alla fine. La Centrale Solare a basso calore migliora entrambe: costruiscila nello spazio 2.1.
prosperity-lesson-last-turn = Confronta «Se finisse ora»: due buone azioni, e il conteggio finale vale di nuovo per te. Conferma; il tuo avversario gioca l’ultimo turno, poi si conteggia tutto.

## The browser

prosperity-web-area-market = Mercato
prosperity-web-area-country = Nazione
prosperity-web-area-players = Giocatori
prosperity-web-side = Mercato: { $side }
prosperity-web-track = Tracciato { $track }
prosperity-web-square = casella { $square }
prosperity-web-markers = { $player }: livello { $energy } sul tracciato energia, livello { $ecology } sul tracciato ecologia.
prosperity-web-tile-label = { $tile }, { $kind }: { $does }; costa { $price }
prosperity-web-tile-place = { $kind }, lato { $side }, livello { $level }
prosperity-web-tile-scored = rivelata nel { $decade }, conteggio { $symbol }
prosperity-web-price = Ti costa { $price }
prosperity-web-printed = stampato sulla plancia; una tessera dello stesso tipo può sostituirlo
prosperity-web-purse = Hai { $money }
prosperity-web-no-symbols = nessun simbolo
prosperity-web-slot = Spazio { $slot }, tipo { $kind }
prosperity-web-empty = vuoto
prosperity-web-goes-here = piazza qui la tessera
prosperity-web-back-home = Torna alla mia nazione
prosperity-web-reconstructed-board = lato nero: ricostruito
prosperity-web-money = denaro
prosperity-web-discs = inquinamento
prosperity-web-show-country = Mostra la nazione di { $player }
prosperity-web-outlook = Ancora da conteggiare nel { $decade }
prosperity-web-decade-scores = si possono conteggiare in questo decennio
prosperity-web-final-rank = Tracciato ricerca: { $track }
prosperity-web-final-money = Denaro convertito in punti
prosperity-web-final-advance = Ricerca: avanzano entrambi i segnalini
prosperity-web-final-over = Mancati per inquinamento eccessivo
prosperity-web-pollution = Inquinamento: { $discs ->
    [one] 1 disco
   *[other] { $discs } dischi
    } su { $circles } cerchi
prosperity-web-pollution-over = Inquinamento eccessivo con { $discs } dischi: non ottieni punti
prosperity-web-opens = apre { $slots }
prosperity-web-ask-pay = Deficit di energia: { $price } o { $levels ->
    [one] 1 disco. Che cosa scegli?
   *[other] { $levels } dischi, anche un po’ e un po’. Come lo saldi?
    }
prosperity-web-ask-split = { $squares ->
    [one] 1 passo di ricerca da piazzare: su quale tracciato?
   *[other] { $squares } passi di ricerca da piazzare: come li ripartisci?
    }
prosperity-web-ask-slot = Dove va «{ $tile }»? Scegli uno spazio evidenziato della tua nazione.
prosperity-web-ask-action = { $actions ->
    [one] Ancora 1 azione. Scegli qui sotto, o una tessera del mercato.
   *[other] Ancora { $actions } azioni. Scegli qui sotto, o una tessera del mercato.
    }
prosperity-web-tell-buy = Acquista «{ $tile }» per lo spazio { $slot }
prosperity-web-tell-buy-special = Acquista «{ $tile }»
prosperity-web-tell-research = Ricerca { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Non pagare nulla
    [one] Paga 1 livello
   *[other] Paga { $levels } livelli
    }
prosperity-web-tell-split = { $energy ->
    [0] Ricerca: ecologia +{ $ecology }
   *[other] { $ecology ->
        [0] Ricerca: energia +{ $energy }
       *[other] Ricerca: energia +{ $energy }, ecologia +{ $ecology }
    }
    }
prosperity-web-tell-income = Rendita
prosperity-web-tell-clean-up = Pulizia

## Il tavolo nel browser

# Dove spezzare le parole lunghe dei nomi quando lo spazio è poco.
prosperity-web-hyphenation = Accele·ratore Aerodi·namica Artifi·ciale Atmo·sferica Auto·mobili Auto·mobili·stica Auto·vetture Biocar·buranti Bio·chimica Cogene·razione Comuni·cazione Condu·cente Condut·tori Depu·razione Distri·buzione Elet·triche Fabbri·cazione Ferro·viaria Gene·razione Gratta·cielo Idro·elet·trica Intelli·genza Labo·ratori Labo·ratorio Levi·tazione Mareo·motrice Micro·proces·sori Nano·tecno·logie Neuro·logica Parti·celle Produ·zione Rici·claggio Ringio·vani·mento Rinno·va·mento Riqua·lifi·cazione Sotter·ranei Tossi·cologia Tram·viario Trasfe·rimento Trasmis·sione Tratta·mento Univer·sità indu·striali l'Intrat·teni·mento rimbo·sci·mento infra·strut·tura
prosperity-web-deficit = { $price } o { $levels ->
    [one] 1 disco
   *[other] { $levels } dischi
    }
prosperity-web-ending = Se finisse ora
prosperity-web-about-ending = Se finisse ora: i punti di ciascuno dopo un conteggio finale di questa posizione.
prosperity-web-ending-says = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } se finisse ora; il conteggio finale porta { SIGNED($prosperity) } per la prosperità, { SIGNED($money) } per il denaro e { SIGNED($research) } per la ricerca.
prosperity-web-ending-change = { SIGNED($points) } { $points ->
    [one] punto
   *[other] punti
    } se finisse dopo questa mossa
prosperity-web-warn-over = Inquinamento eccessivo! Togli { $discs ->
    [one] un disco
   *[other] { $discs } dischi
    } per tornare a fare punti.
prosperity-web-warn-soon = L’inquinamento sale!
prosperity-web-warn-cost = { $points ->
    [one] Con l’inquina­mento eccessivo perderesti un punto in arrivo.
   *[other] Con l’inquina­mento eccessivo perderesti { $points } punti in arrivo.
    }
prosperity-web-warn-turn = Finiresti il turno con inquinamento eccessivo: niente punti finché non ripulisci!
prosperity-web-warn-next = La prossima tessera può costarti: { $costs }.
prosperity-web-short = ti mancano { $money }
prosperity-web-in-slot = Nello spazio { $slot }:
prosperity-web-in-slot-over = Nello spazio { $slot }, al posto di { $covered }:
prosperity-web-over = copre { $covered }
prosperity-web-closed = Si apre quando una tessera trasporti copre «{ $cover }».
prosperity-web-deck = Mazzo: la prossima tessera è del { $decade }; { $tiles ->
    [one] ne resta una
   *[other] ne restano { $tiles }
    }
prosperity-web-deck-empty = Il mazzo è vuoto.
prosperity-web-turned = Rivelata: { $tile }; si conteggia { $symbol }
prosperity-web-decade-left = { $decade }: { $tiles ->
    [one] resta una tessera
   *[other] restano { $tiles } tessere
    }; da conteggiare: { $symbols }
prosperity-web-decade-over = { $decade }: nessuna tessera rimasta
prosperity-web-split-here = avanza qui di una casella (ne restano { $left })
prosperity-web-outlook-none = Resta solo il conteggio finale
prosperity-web-about-energy = Energia: ciò che la nazione produce meno ciò che consuma. Quando si conteggia, ogni livello sopra lo zero porta 50 €; ogni livello sotto costa 100 € o un disco.
prosperity-web-about-ecology = Ecologia: quando si conteggia, ogni livello sopra lo zero toglie un disco (o porta 50 € se non ce ne sono); ogni livello sotto ne aggiunge uno.
prosperity-web-about-capital = Capitale: quando si conteggia, ogni simbolo porta 100 €.
prosperity-web-about-research = Ricerca: quando si conteggia, ogni simbolo è un passo sulle scale, da dividere a piacere.
prosperity-web-about-prosperity = Prosperità: quando si conteggia, ogni simbolo è un punto. Le stelle sul tracciato dell’inquinamento contano finché nessun disco le copre.
prosperity-web-about-money = Denaro: alla fine, ogni 300 € interi valgono un punto.
prosperity-web-about-points = Punti: chi ne ha di più alla fine vince.
prosperity-web-about-discs = Con un disco sul triangolo l’inquinamento è eccessivo e non fai punti.

## What is in the box

prosperity-box-first-market = Mercato iniziale
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = conteggio { $symbol }
prosperity-box-board = Plancia personale, { $side }
prosperity-box-slot = spazio { $slot }, { $kind }
prosperity-box-free-slot = libero
prosperity-box-opens = apre { $slots } se coperto da una tessera trasporto

prosperity-why-points = fa subito punti
prosperity-why-prosperity = aumenta la tua prosperità (punti a ogni conteggio di prosperità)
prosperity-why-prosperity-cost = sacrifica prosperità
prosperity-why-money = porta denaro per i prossimi acquisti
prosperity-why-money-cost = costa denaro
prosperity-why-energy = migliora il tuo totale di energia (al conteggio denaro invece di un deficit)
prosperity-why-energy-cost = peggiora il tuo totale di energia
prosperity-why-air = limita l’inquinamento, che prima o poi costa punti
prosperity-why-air-cost = inquina di più
prosperity-why-research = fa avanzare la tua ricerca (tessere più economiche ora, punti per chi è in testa alla fine)
