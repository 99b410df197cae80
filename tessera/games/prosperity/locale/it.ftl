### Prosperity in Italian. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-about = Fai crescere una nazione per sette decenni. Le centrali portano denaro, e fumo: tieni energia ed ecologia in equilibrio meglio dei tuoi vicini.

## Options

prosperity-option-boards = Plancia personale
    .help = Prosperity: il lato della plancia personale di ogni posto, separati da virgole: silver o black.
prosperity-option-boards-silver = Argento
prosperity-option-boards-black = Nero, più difficile
    .hint = Il lato nero stampato non è pubblico: il nostro è una ricostruzione.
prosperity-option-over_pollution = L’inquinamento eccessivo costa
    .help = Prosperity: che cosa costa l’inquinamento eccessivo, all-points o prosperity-scorings (regola P-17).
prosperity-option-over_pollution-all-points = Tutti i punti
    .hint = La nostra lettura della regola: nessun punto, da nessuna fonte.
prosperity-option-over_pollution-prosperity-scorings = Solo prosperità
    .hint = Più mite: tessere speciali, denaro e ricerca danno comunque punti.

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
prosperity-move-pay = Saldo:
prosperity-move-split = Avanza:

## Che cosa è successo. $change riassume che cosa l’evento ha cambiato, con i messaggi che seguono.

prosperity-change-none = nulla
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
    [one] 1 casella
   *[other] { $number } caselle
    }
prosperity-change-energy = { $sign }{ $number } sul tracciato energia
prosperity-change-ecology = { $sign }{ $number } sul tracciato ecologia
prosperity-event-turned = { $decade }, { $player }: tessera { $tile } rivelata, conteggio { $scores }.
prosperity-event-stocked = La tessera { $tile } entra nel mercato ({ $side } { $level }).
prosperity-event-must-pay = { $player }: deficit di energia di { $levels }.
prosperity-event-must-split = { $player }: { $squares ->
    [one] una casella
   *[other] { $squares } caselle
    } di ricerca da ripartire.
prosperity-event-energy = { $player }: energia { SIGNED($balance) } ({ $change }).
prosperity-event-ecology = { $player }: ecologia { SIGNED($balance) } ({ $change }).
prosperity-event-capital = { $player }: capitale { $symbols } ({ $change }).
prosperity-event-research = { $player }: ricerca { $symbols } ({ $change }).
prosperity-event-prosperity = { $player }: prosperità { $symbols } ({ $change }).
prosperity-event-over-polluted = { $player }: prosperità { $symbols }, ma inquinamento eccessivo: nessun punto.
prosperity-event-income = { $player }: rendita, { $change }.
prosperity-event-clean-up = { $player }: pulizia, { $change }.
prosperity-event-research-action = { $player }: ricerca { $track }, ora al livello { $level }.
prosperity-event-bought = { $player }: tessera { $tile } acquistata, in { $slot } ({ $change }).
prosperity-event-bought-over = { $player }: tessera { $tile } acquistata, in { $slot } sopra { $covered } ({ $change }).
prosperity-event-bought-opening = { $player }: tessera { $tile } acquistata, in { $slot } sopra { $covered }, aprendo { $opened } ({ $change }).
prosperity-event-bought-special = { $player }: tessera { $tile } acquistata ({ $change }).
prosperity-event-bought-special-lost = { $player }: tessera { $tile } acquistata, ma inquinamento eccessivo ({ $change }).
prosperity-event-final-scoring = L’ultimo turno è finito: conteggio finale.
prosperity-event-money = { $player }: denaro convertito in punti ({ $change }).
prosperity-event-money-lost = { $player }: denaro convertito in punti, ma inquinamento eccessivo ({ $change }, nessun punto).
prosperity-event-advance = { $player }: ricerca finale { $symbols } ({ $change }).
prosperity-event-rank = { $player }: classifica del tracciato { $track } ({ $change }).
prosperity-event-rank-lost = { $player }: classifica del tracciato { $track }, valore { $deserved }, ma inquinamento eccessivo: nessun punto.
prosperity-event-over = La partita è finita.

## Che cosa è rifiutato, e perché

prosperity-wrong-boards = Per le plance servono { $players } parole, una per posto, ciascuna tra { $values }; ricevuto: «{ $given }».
prosperity-nothing-to-split = Ora non c’è ricerca da ripartire
prosperity-nothing-to-pay = Ora non c’è un deficit di energia da pagare
prosperity-no-discs = Non c’è nessun disco da rimuovere
prosperity-track-end = Il segnalino è alla fine del tracciato { $track }
prosperity-pay-first = Prima il deficit di energia di { $levels }: di’ quanti livelli paghi; ogni altro livello vale un disco
prosperity-pay-too-much = Il deficit è di { $levels }, non puoi pagare { $paid } livelli
prosperity-pay-no-debt = Costa { $price } €, tu hai { $money } €
prosperity-split-first = Prima { $squares ->
    [one] la casella
   *[other] le { $squares } caselle
    } di ricerca: «split», le caselle in energia, le caselle in ecologia
prosperity-split-no-room = { $room ->
    [0] Non restano caselle
    [one] Resta solo una casella
   *[other] Restano solo { $room } caselle
    } sul tracciato { $track }
prosperity-split-sum = { $squares ->
    [one] C’è una casella
   *[other] Ci sono { $squares } caselle
    } da ripartire, non { $given }
prosperity-too-dear = La tessera «{ $tile }» costa { $price } €, tu hai { $money } €
prosperity-wrong-kind = La tessera «{ $tile }» è di tipo { $kind }, lo spazio { $slot } è riservato al tipo { $other }
prosperity-slot-closed = Lo spazio { $slot } resta chiuso finché una tessera Trasporto non copre «{ $cover }»
prosperity-not-yet = La tessera «{ $tile }» non è ancora stata rivelata; arriva nel { $decade }
prosperity-owned = La tessera «{ $tile }» è già stata acquistata, dal giocatore { $seat }
prosperity-used = La tessera «{ $tile }» è già stata acquistata e ha lasciato la partita
prosperity-covered = La tessera «{ $tile }» è già stata acquistata ed è coperta

## Sullo schermo

prosperity-screen-turn = { $decade } · turno { $turn } di { $turns }
prosperity-screen-final = Conteggio finale
prosperity-screen-turned = rivelata: { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = ancora da conteggiare nel { $decade }:
prosperity-screen-nothing-to-score = tutto è stato conteggiato
prosperity-screen-market = Mercato: in € il tuo prezzo
prosperity-screen-level = Livello
prosperity-screen-money = Denaro
prosperity-screen-points = Punti
prosperity-screen-discs = Dischi
prosperity-screen-tracks = Ricerca
prosperity-screen-buy = Acquista: numero▸spazio (ciò che si copre)
prosperity-screen-left = { $actions ->
    [one] Ancora un’azione
   *[other] Ancora { $actions } azioni
    }
prosperity-screen-pay = Hai un deficit di energia di { $levels }. Come lo saldi?
prosperity-screen-split = { $squares ->
    [one] Avanza di una casella. Su quale tracciato?
   *[other] Avanza di { $squares } caselle. Come le ripartisci?
    }
prosperity-points-prosperity = prosperità durante la partita
prosperity-points-special = tessere speciali
prosperity-points-money = denaro
prosperity-points-rank = classifica della ricerca
prosperity-points-final = prosperità finale
prosperity-points-kept = denaro tenuto per lo spareggio
prosperity-points-lost = persi per inquinamento eccessivo

## Le regole in breve

prosperity-rules-setup = Preparazione
prosperity-rule-P-1 = Da due a quattro giocatori guidano ciascuno una nazione per sette decenni, dal 1970 al 2030, in 36 turni.
prosperity-rule-P-2 = Le 24 tessere senza data sono il primo mercato: scoperte, le tessere energia da un lato e le tessere ecologia dall’altro, ai livelli da 1 a 6.
prosperity-rule-P-3 = Le tessere datate si mescolano decennio per decennio e si impilano in ordine di tempo, con il 1970 in cima: cinque per decennio, sei per il 2030.
prosperity-rule-P-4 = Ognuno sceglie un lato della plancia personale, argento o nero; il nero è più difficile. Non tutti devono scegliere lo stesso.
prosperity-rule-P-5 = Cominci con 100 €, nessun punto, entrambi i segnalini ricerca sulla casella più bassa e 8 dischi inquinamento. I tuoi totali di energia ed ecologia sono sempre la somma dei simboli che la tua nazione mostra.
prosperity-rule-P-6 = Comincia un giocatore scelto a caso; si gioca in senso orario.
prosperity-rules-turn = Un turno
prosperity-rule-P-10 = Il giocatore attivo rivela la tessera in cima alla pila. Tutti conteggiano il simbolo che indica, prima il giocatore attivo, poi gli altri in senso orario. Dopo, la tessera entra nel mercato e si può acquistare subito.
prosperity-rule-P-11 = Energia: ogni livello sopra lo zero rende 50 €. Ogni livello sotto lo zero costa 100 € o un disco, combinati come preferisci; non puoi fare debiti.
prosperity-rule-P-12 = Ecologia: ogni livello sopra lo zero rimuove un disco, o rende 50 € se non restano dischi. Ogni livello sotto lo zero aggiunge un disco.
prosperity-rule-P-13 = Capitale: 100 € per simbolo.
prosperity-rule-P-14 = Ricerca: una casella per simbolo, da ripartire come preferisci tra i tuoi due segnalini.
    .ruling = L’ultima casella è la fine del tracciato; le caselle che non trovano posto su nessuno dei due tracciati sono perse, tutte le altre vanno usate.
prosperity-rule-P-15 = Prosperità: un punto per simbolo, compresi quelli scoperti sul tuo tracciato inquinamento.
prosperity-rule-P-16 = I dischi riempiono il tracciato inquinamento dal basso e lo lasciano dall’alto. I cerchi 1, 6 e 11, contati dal basso, mostrano un simbolo prosperità finché sono liberi. Sopra i 15 cerchi, il triangolo accoglie qualsiasi numero di dischi.
prosperity-rule-P-17 = Con un disco sul triangolo, cioè 16 o più in tutto, il tuo inquinamento è eccessivo e non ottieni punti.
    .ruling = Vale per i punti di ogni fonte, cioè conteggi prosperità, tessere speciali, denaro (i 300 € interi si perdono comunque) e classifica della ricerca. Al tavolo ci si può accordare perché si perdano solo i conteggi prosperità (opzione over_pollution: prosperity-scorings).
prosperity-rule-P-18 = Poi il giocatore attivo svolge due azioni, diverse o due volte la stessa.
prosperity-rules-actions = Azioni
prosperity-rule-P-20 = Rendita: prendi 100 €.
prosperity-rule-P-21 = Pulizia: rimuovi il tuo disco più in alto.
    .ruling = Serve un disco da rimuovere.
prosperity-rule-P-22 = Ricerca: fai avanzare un segnalino di una casella, non oltre la fine del tracciato.
prosperity-rule-P-23 = Acquista una tessera del mercato. Confronta il suo livello con quello del tuo segnalino sullo stesso lato: allo stesso livello costa 100 €, ogni livello in più aggiunge 100 €, a qualsiasi livello inferiore costa 50 €. Conta dove il segnalino si trova in quel momento.
prosperity-rule-P-24 = Metti la tessera su uno spazio del suo tipo, libero o no. Ciò che copre non conta più e non torna mai.
prosperity-rule-P-25 = Gli spazi sotto un simbolo di spazio inutilizzabile sono chiusi finché una tessera Trasporto non copre lo spazio che porta il simbolo.
prosperity-rule-P-26 = Le tessere speciali non si piazzano: danno 1 o 2 punti oppure rimuovono 3 dischi, poi lasciano la partita.
    .ruling = Se hai meno dischi di quanti la tessera ne rimuove, la differenza non rende nulla.
prosperity-rules-end = Fine della partita
prosperity-rule-P-30 = La partita finisce dopo il turno della 36ª tessera.
prosperity-rule-P-31 = Conteggio finale, ogni voce per tutti, dal giocatore dell’ultimo turno in senso orario: energia due volte, ecologia due volte, capitale una volta; poi un punto per ogni 300 € interi, tenendo il resto per gli spareggi; poi entrambi i segnalini avanzano di tutti i tuoi simboli ricerca e si stila la classifica dei tracciati; infine prosperità una volta.
prosperity-rule-P-32 = Su ogni tracciato il primo riceve 3 punti e il secondo 1. I primi a pari merito ne ricevono 2 ciascuno e nessuno è secondo; i secondi a pari merito non ricevono nulla.
    .ruling = Chi ha un inquinamento eccessivo mantiene la posizione ma non riceve punti. In due vale la stessa regola.
prosperity-rule-P-33 = Vince chi ha più punti; in caso di parità, chi ha conservato più denaro.
    .ruling = Chi è ancora in parità condivide la vittoria.
prosperity-rule-P-34 = Non c’è un limite massimo ai punti.
prosperity-reconstructed = Il lato nero della plancia personale non è descritto pubblicamente da nessuna parte. Il nostro è una ricostruzione: una partenza con energia −1 ed ecologia −2, e tutti e tre gli spazi in basso chiusi. Quattro tessere (Treni ad Alta Velocità, Pedaggio Urbano, Fabbricazione on Demand, Clinica Ringiovanimento) stanno sul lato energia, perché solo così i due lati hanno lo stesso numero di tessere a ogni livello.

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } tessere datate non si dividono in parti uguali tra { $players } giocatori
prosperity-fault-decades = i decenni devono essere in ordine crescente, ciascuno una volta sola

## The lesson

prosperity-lesson-welcome = Ti diamo il benvenuto! Fai crescere una nazione per sette decenni. Questa è la tua, con i suoi primi edifici. Alla fine vince chi ha più punti prosperità.
prosperity-lesson-scored = Ogni turno comincia rivelando una tessera. Tutti conteggiano il suo simbolo: questa volta capitale, quindi tu e il tuo avversario avete ricevuto 100 € per l’unico simbolo capitale delle vostre nazioni. La tabella mostra che cosa si conteggia ancora in questo decennio.
prosperity-lesson-buy = Ora hai due azioni. La Rete Ferroviaria fa bene all’ecologia. Costa 200 €, perché sta un livello sopra il tuo segnalino. Sceglila: va sopra le tue Strade.
prosperity-lesson-research = Seconda azione: ricerca. Fai avanzare di una casella il tuo segnalino sul tracciato ecologia: scegli la casella illuminata, o il pulsante qui sotto.
prosperity-lesson-end-turn = Qui sotto vedi che cosa cambiano le due azioni insieme. Finché non confermi puoi annullare tutto. Ora conferma.
prosperity-lesson-ecology = La tessera del tuo avversario ha fatto conteggiare l’ecologia. Con un totale di +1 hai rimosso un disco inquinamento; il tuo avversario, a −1, ne ha ricevuto uno. Il registro racconta tutto: punta o tocca una riga e la vedi sul tavolo.
prosperity-lesson-cheaper = Tocca a te: si è conteggiata l’energia, e il tuo totale di +1 ti ha reso 50 €. Ricerca ecologia ancora una volta: il tuo segnalino arriva al livello 2, e le tessere più in basso costano solo 50 €.
prosperity-lesson-infrastructure = Il Laboratorio di Ricerca Materie Plastiche, al livello 1, ora costa 50 € e porta altra ricerca. Sceglilo: va nello spazio blu vuoto 4.3.
prosperity-lesson-end-again = Conferma il tuo turno.
prosperity-lesson-points = Si è conteggiata la prosperità: il tuo primo punto. La stella che te l’ha dato è sul tracciato inquinamento, scoperta. Finché hai 16 dischi o più non ottieni nuovi punti, quindi tienilo pulito.
prosperity-lesson-split = Si è conteggiata la ricerca, e puoi ripartire due caselle tra i tracciati. Mettile entrambe su energia.
prosperity-lesson-confirm = Conferma.
prosperity-lesson-actions = Due azioni non le hai ancora usate: la rendita porta 100 €, la pulizia toglie un disco. Una tessera va su uno spazio del suo colore, libero o no; gli spazi chiusi si aprono quando una tessera trasporto copre l’area verde. E se l’energia è sotto zero quando si conteggia, ogni livello costa 100 € o un disco.
prosperity-lesson-outlook = Hai visto tutti e cinque i simboli. Questa tabella è la tua migliore amica: dice che cosa porterebbe adesso a ciascuno ogni simbolo ancora da conteggiare. Preparati a ciò che arriva.
prosperity-lesson-final = Alla fine tutto si conteggia ancora una volta, energia ed ecologia persino due; il denaro diventa punti (uno ogni 300 €), e chi è primo su un tracciato ricerca riceve 3 punti.
prosperity-lesson-go-on = Non ti serve altro. Ciò che puoi fare si illumina; ciò che non puoi fare ti dice perché; il suggerimento chiede ai bot. Continua a giocare, e buona fortuna!

## The browser

prosperity-web-area-market = Mercato
prosperity-web-area-country = Nazione
prosperity-web-area-players = Giocatori
prosperity-web-side = Mercato: { $side }
prosperity-web-track = Tracciato { $track }
prosperity-web-square = casella { $square }
prosperity-web-market-cell = Mercato, lato { $side }, livello { $level }
prosperity-web-markers = { $player }: livello { $energy } sul tracciato energia, livello { $ecology } sul tracciato ecologia.
prosperity-web-tile-label = { $tile }, { $kind }: { $does }; costa { $price }
prosperity-web-tile-place = { $kind }, lato { $side }, livello { $level }
prosperity-web-tile-scored = arrivata nel { $decade }, conteggio { $symbol }
prosperity-web-price = Ti costa { $price }
prosperity-web-printed = stampato sulla plancia; una tessera dello stesso tipo può coprirlo
prosperity-web-point = Scegli una tessera illuminata per acquistarla; qui leggi che cosa fa.
prosperity-web-purse = Hai { $money }
prosperity-web-no-symbols = nessun simbolo
prosperity-web-slot = Spazio { $slot }, tipo { $kind }
prosperity-web-empty = vuoto
prosperity-web-goes-here = la tessera può andare qui
prosperity-web-back-home = Torna alla mia nazione
prosperity-web-reconstructed-board = lato nero: ricostruito
prosperity-web-money = denaro
prosperity-web-discs = inquinamento
prosperity-web-show-country = Mostra la nazione di { $player }
prosperity-web-outlook = Ancora da conteggiare nel { $decade }, e che cosa porterebbe ora
prosperity-web-decade-scores = possono dare punti in questo decennio
prosperity-web-final-rank = Classifica: { $track }
prosperity-web-final-money = Denaro in punti
prosperity-web-final-advance = Ricerca: avanzano entrambi i tracciati
prosperity-web-final-over = Persi per inquinamento eccessivo
prosperity-web-pollution = Inquinamento: { $discs } dischi su { $circles } cerchi
prosperity-web-pollution-over = Inquinamento eccessivo: { $discs } dischi, nessun punto prosperità
prosperity-web-opens = apre { $slots }
prosperity-web-ask-pay = Deficit di energia di { $levels }: quanti livelli paghi? Ogni livello che non paghi vale un disco.
prosperity-web-ask-split = { $squares ->
    [one] Una casella di ricerca: su quale tracciato?
   *[other] { $squares } caselle di ricerca: come le ripartisci?
    }
prosperity-web-ask-slot = Dove piazzi { $tile }? Scegli uno spazio illuminato della tua nazione.
prosperity-web-ask-action = { $actions ->
    [one] Tocca a te: ancora un’azione. Scegli qui sotto, o una tessera del mercato.
   *[other] Tocca a te: ancora { $actions } azioni. Scegli qui sotto, o una tessera del mercato.
    }
prosperity-web-tell-buy = Acquista { $tile } per lo spazio { $slot }
prosperity-web-tell-buy-special = Acquista { $tile }
prosperity-web-tell-research = Ricerca { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Non pagare nulla
    [one] Paga un livello
   *[other] Paga { $levels } livelli
    }
prosperity-web-tell-split = Energia { $energy }, ecologia { $ecology }
prosperity-web-tell-income = Rendita
prosperity-web-tell-clean-up = Pulizia

## What is in the box

prosperity-box-first-market = Primo mercato
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = conteggio { $symbol }
prosperity-box-board = Plancia personale, { $side }
prosperity-box-slot = spazio { $slot }, { $kind }
prosperity-box-free-slot = libero
prosperity-box-opens = una tessera Trasporto qui sopra apre { $slots }
