### Tessera in italiano. Un solo catalogo serve il terminale, il server e il browser.
### Un fatto che è l’id di una cosa si legge come il suo nome, e come l’id stesso sotto `…-id`.

## Errori di qualsiasi gioco

no-such-language = La lingua «{ $language }» non c’è; ci sono { $languages }.
no-such-game = Il gioco «{ $game }» non esiste; ci sono: { $games }.
broken-game = { $file } non crea nessun gioco: { $why }
no-such-option = L’opzione «{ $option }» non esiste; ci sono: { $options }.
wrong-option = Opzione { $option }: «{ $value }» non è tra { $values }.
wrong-players = In questo gioco i giocatori sono da { $fewest } a { $most }, non { $players }.
wrong-seed = Un seme è un numero intero da 0 a 18446744073709551615, non { $seed }.
wrong-seats = Una partita a { $players } giocatori richiede { $players } nomi, uno per posto; ricevuto: { $seats }.
no-such-move = La mossa «{ $move }» non esiste.
no-such-move-near = La mossa «{ $move }» non esiste; mosse simili: { $near }.
no-such-action = L’azione { $action } non esiste; sono numerate da 0 a { $last }.
match-over = La partita è finita.
not-settled = Prima tocca al gioco stesso.
nothing-to-undo = Non c’è niente da annullare.
seen-since = Da allora è stato rivelato qualcosa di nascosto; non si può più annullare.
cannot-write = Impossibile scrivere { $file }: { $why }.
file-in-the-way = { $file } esiste già e non è una partita di Tessera; scegli un altro nome.
cannot-read = Impossibile leggere { $file }: { $why }.
not-text = { $file } non è un file di testo.
bad-json = Questo JSON non è completo: si interrompe o è sbagliato alla riga { $line }.
not-a-match = Questa non è una partita di Tessera.
bad-line = La riga { $line } dell’intestazione non contiene nulla che faccia parte di una partita: «{ $text }».
line-twice = La riga { $line } dell’intestazione riporta «{ $key }» una seconda volta.
other-format = La partita è scritta nella versione { $version } del formato; questo programma legge la versione { $ours }.
field-missing = Alla partita manca «{ $key }».
field-wrong = La partita ha un valore errato per «{ $key }»: { $value }.
field-unknown = La partita ha un campo «{ $key }» che questo programma non conosce.
other-rules = La partita è stata giocata con la versione { $theirs } delle regole; questo programma ha la versione { $ours }.
other-components = La partita è stata giocata con componenti diversi ({ $theirs }) da quelli di questo programma ({ $ours }).
move-refused = Mossa { $number }, «{ $move }»: { $reason }
components-fault = { $file }, riga { $line }: { $fault }
fault-toml = questo non è TOML: { $why }
fault-missing = «{ $key }» manca in [{ $table }]
fault-kind = «{ $key }» deve essere di tipo { $kind }, non «{ $value }»
fault-names = nel nome manca: { $languages }
fault-unknown = «{ $value }» non è tra { $values }
fault-twice = «{ $value }» compare due volte
fault-range = «{ $key }» deve andare da { $fewest } a { $most }, non { $value }
fault-turns = { $tiles } tessere datate non si dividono in parti uguali tra { $players } giocatori
fault-bonuses = { $tokens } segnalini bonus non riempiono { $spaces } spazi e pile uguali in { $regions } regioni
fault-flag = una sola tessera deve portare la bandiera, non { $tiles }
fault-colours = uno schema ha uno o due elementi, non { $count }
fault-connected = lo schema non è connesso
fault-nowhere = lo schema non entra da nessuna parte in una regione

## Il terminale

terminal-you = Tu
terminal-seat = { $bot } { $seat }
bot-random = Caso
terminal-compiling = Compilazione delle regole: avviene una volta sola e richiede qualche secondo…
terminal-since = Dal tuo ultimo turno
terminal-prompt = La tua mossa (numero o parole; «aiuto» per saperne di più):
terminal-end-turn = Prima di proseguire: Invio per confermare, «annulla» per ritirare la mossa:
terminal-undone = Mossa annullata.
terminal-saved = Partita salvata in { $file }.
terminal-under-way = La partita è ancora in corso.
terminal-resume = Per riprenderla: tessera play --resume { $file }
terminal-not-now = Non c’è una mossa numero { $number }; scegli da 1 a { $last }.
terminal-help =
    Un numero gioca la mossa con quel numero. Le mosse si possono anche scrivere a parole, come compaiono nell’elenco, o abbreviate, purché ne corrisponda una sola («buy wind at 2.1»).
    annulla: torna indietro, al massimo fino all’ultima cosa rivelata
    salva [FILE]: scrive la partita in un file, in JSON se il nome finisce per .json
    regole [ID]: le regole, o una sola
    registro: tutto quello che è successo
    suggerimento: che cosa consigliano i bot, e chi probabilmente vince
    suggerimento on, suggerimento off: mostra o nasconde dove una carta si completa
    esci: salva e lascia la partita
terminal-word-hint = suggerimento
terminal-word-undo = annulla
terminal-word-save = salva
terminal-word-rules = regole
terminal-word-log = registro
terminal-word-help = aiuto
terminal-word-quit = esci
terminal-word-next = avanti
terminal-word-back = indietro
terminal-winner = Vittoria: { $names }
terminal-winners = Vittoria condivisa: { $names }
terminal-rank = Posizione
terminal-player = Giocatore
terminal-points = Punti
terminal-sum = Totale
terminal-several = «{ $text }» può significare { $moves }.
terminal-no-seat-you = Nel terminale, per ora, al massimo un posto può essere «you».
terminal-resume-alone = --resume riprende la partita così com’è stata salvata; togli { $option }.
terminal-replay-prompt = Passo { $step } di { $steps }. Invio o «avanti», «indietro», un numero, «esci»:
terminal-rule-missing = La regola «{ $rule }» non esiste.
terminal-no-rules = Non c’è un riassunto delle regole per { $game }.
terminal-rules-title = { $game }: le regole in breve
terminal-ruling = Chiarimento:
terminal-reconstructed-title = Ricostruito, non stampato
terminal-own-rulings = Un paragrafo segnato «Chiarimento» decide ciò che il regolamento lascia aperto.
terminal-unofficial = Adattamento non ufficiale, con parole nostre; il gioco è dei suoi autori.

cli-help = Giochi da tavolo moderni da giocare e da studiare: le regole sono scritte una volta sola, in Python, e compilate.
cli-play = Gioca una partita nel terminale.
cli-replay = Rivedi passo per passo una partita salvata.
cli-rules = Le regole di un gioco in breve, con tutti i chiarimenti.
cli-bench = Misura la velocità delle regole su questa macchina.
cli-version = La versione di Tessera.
cli-which-game = Quale gioco.
cli-which-game-default = Quale gioco; se omesso, prosperity.
cli-seats = Chi siede dove, separato da virgole: you oppure un bot (novice, easy, medium, hard, expert, greedy, random).
cli-boards = Prosperity: il lato della plancia personale di ogni posto, separati da virgole: silver o black.
cli-over-pollution = Prosperity: che cosa costa l’inquinamento eccessivo, all-points o prosperity-scorings (regola P-17).
cli-colours = Neotopia: il colore di ogni posto, separato da virgole: energy, farming, technology, community.
cli-components = Gioca con i materiali di un proprietario invece dei nostri: un file TOML (docs/components.md).
cli-seed = Un numero intero; lo stesso seme ridà la stessa partita.
cli-resume = Riprende una partita salvata.
cli-file = Una partita salvata.
cli-game-file = Il file Python del gioco, se non è installato.
cli-rule = Una sola regola, con il suo id, per esempio P-17.
cli-lang = en, fr, de o it; se omesso, la lingua del sistema.
cli-json = Scrive JSON invece di una tabella.
cli-device = cpu o cuda.
cli-one-game = Un solo gioco.

bench-title = Velocità di Tessera, misurata su questa macchina
bench-name = Misura
bench-value = Valore
bench-unit = Unità
bench-no-gpu = Qui non c’è una GPU che possa eseguire le regole: { $why }.
bench-wrong-device = «{ $device }» non è un dispositivo; ci sono cpu e cuda.

## Prosperity: i nomi

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

## Prosperity: le mosse

prosperity-euros = { $amount } €
prosperity-move-income = Rendita:
prosperity-move-clean-up = Pulizia:
prosperity-move-research = Ricerca { $track }:
prosperity-move-pay = Saldo:
prosperity-move-split = Avanza:

## Prosperity: che cosa è successo. $change riassume che cosa l’evento ha cambiato, con i messaggi che seguono.

prosperity-change-none = nulla
prosperity-change-money = { $sign }{ $number } €
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

## Prosperity: che cosa è rifiutato, e perché

prosperity-wrong-boards = Per le plance servono { $players } parole, una per posto, ciascuna tra { $sides }; ricevuto: «{ $boards }».
prosperity-bad-country = «{ $text }» non è una nazione né una sua parte.
prosperity-nothing-to-split = Ora non c’è ricerca da ripartire
prosperity-nothing-to-pay = Ora non c’è un deficit di energia da pagare
prosperity-no-discs = Non c’è nessun disco da rimuovere
prosperity-track-end = Il segnalino è alla fine del tracciato { $track }
prosperity-pay-first = Prima il deficit di energia di { $levels }: «pay» e quanti livelli paghi; ogni altro livello vale un disco
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

## Prosperity: sullo schermo

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

## Prosperity: le regole in breve

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

## Neotopia: i nomi. Elementi, regioni e bonus hanno i loro nei componenti; una carta si chiama con la sua forma e i suoi elementi.

neotopia-title = Neotopia
neotopia-card = { $shape } { $elements }
neotopia-name-triangle = triangolo
neotopia-name-bridge = ponte
neotopia-name-rhombus = rombo
neotopia-name-terrace = terrazza
neotopia-name-row = fila
neotopia-name-propeller = elica
neotopia-name-elbow = gomito
neotopia-name-arrow = freccia
neotopia-name-cluster = isolato di edifici
neotopia-name-avenue = viale di edifici

## Neotopia: che cosa è successo

neotopia-change-points = { $sign }{ $number ->
    [one] 1 punto
   *[other] { $number } punti
    }
neotopia-change-none = nessun punto
neotopia-event-started = { $player }: segnalino di partenza su { $region } { $space }.
neotopia-event-moved = { $player }: { $element } dalla fabbrica { $factory } su { $region } { $space }.
neotopia-event-placed = { $player }: { $element } dalla riserva su { $region } { $space }.
neotopia-event-won = { $player }: segnalino bonus { $bonus } ottenuto.
neotopia-event-took = { $player }: carta { $card } presa dall’Offerta.
neotopia-event-drew = { $player }: una carta pescata dal mazzo.
neotopia-event-used = { $player }: segnalino bonus { $bonus } usato.
neotopia-event-built = { $player }: progetto { $card } costruito nella regione { $region } ({ $change }).
neotopia-event-skipped = { $player }: nessun progetto costruito.
neotopia-event-ended = { $player }: fine del turno.
neotopia-event-lost-action = { $player }: nessuna azione possibile, un’azione è persa.
neotopia-event-refilled = La fabbrica { $factory } si riempie: { $elements }.
neotopia-event-turned = Tessera produzione girata: { $elements }; tessere rimaste: { $left }.
neotopia-event-restocked = Nessuna tessera rimasta; al centro arrivano: { $elements }.
neotopia-event-last-tile = Era l’ultima tessera: questo round si gioca fino in fondo, poi ne segue un altro.
neotopia-event-offered = Novità nell’Offerta: { $cards }.
neotopia-event-passed = Turno successivo: { $player }.
neotopia-event-last-round = Comincia l’ultimo round.
neotopia-event-final-scoring = L’ultimo round è finito: conteggio finale.
neotopia-event-group = { $player }: gruppo più grande nella regione { $region } ({ $change }).
neotopia-event-score = { $player }: punteggio finale { $score }.
neotopia-event-over = La partita è finita.

## Neotopia: che cosa è rifiutato, e perché

neotopia-wrong-colours = Per i colori servono { $players } elementi diversi, uno per posto, ciascuno tra { $elements }; ricevuto: «{ $colours }».
neotopia-start-first = Prima ognuno piazza un segnalino di partenza: «start at», la regione, lo spazio
neotopia-act-first = Ora serve un’azione: «draw» per pescare una carta o «move» per spostare un elemento; oppure «use» per usare un bonus
neotopia-draw-first = Prima le carte del sussidio: «draw» e una carta dell’Offerta, o «draw deck»
neotopia-initiative-first = Prima l’elemento dell’iniziativa privata: «place», l’elemento, «at», la regione, lo spazio
neotopia-permits-first = Prima l’elemento dei nuovi permessi di costruzione: «move», da una fabbrica a uno spazio esterno
neotopia-build-first = Prima il progetto: «build» e una carta, o «skip»
neotopia-no-actions-left = Le tue azioni sono finite: «use» per usare un bonus, o «end» per finire il turno
neotopia-actions-left = { $actions ->
    [one] Resta un’azione, ed è obbligatoria
   *[other] Restano { $actions } azioni, e sono obbligatorie
    }
neotopia-deck-empty = Il mazzo è vuoto
neotopia-not-offered = La carta «{ $card }» non è nell’Offerta
neotopia-not-in-factory = Nella fabbrica { $factory } non c’è nessun elemento «{ $element }»
neotopia-not-in-reserve = Nella riserva non resta nessun elemento «{ $element }»
neotopia-space-taken = Lo spazio { $space } della regione { $region } è già occupato
neotopia-space-inner = { $space } è uno spazio interno, i permessi valgono per quelli esterni
neotopia-space-outer = { $space } è uno spazio esterno, serve il bonus Nuovi permessi di costruzione
neotopia-space-alone = Lo spazio { $space } della regione { $region } non è accanto a nessun elemento
neotopia-region-empty = La regione { $region } è vuota: il suo primo elemento va al centro
neotopia-bonus-used = In questo turno è già stato usato un bonus
neotopia-no-such-bonus = Non hai nessun segnalino «{ $bonus }»
neotopia-bonus-useless = Il bonus «{ $bonus }» ora non avrebbe effetto
neotopia-not-in-hand = La carta «{ $card }» non è nella tua mano
neotopia-same-type = L’ultimo progetto nella regione { $region } è dello stesso tipo di «{ $card }»
neotopia-incomplete = L’elemento piazzato non completa «{ $card }» nella regione { $region }

## Neotopia: sullo schermo

neotopia-screen-turn = { $actions ->
    [0] Azioni finite
    [one] Ancora un’azione
   *[other] Ancora { $actions } azioni
    } · tessere rimaste: { $tiles } · carte nel mazzo: { $deck }
neotopia-screen-last-round = Ultimo round
neotopia-screen-ending = Penultimo round
neotopia-screen-final = Conteggio finale
neotopia-screen-offer = Offerta
neotopia-screen-hand = La tua mano
neotopia-screen-factories = Fabbriche
neotopia-screen-centre = In arrivo
neotopia-screen-reserve = Riserva
neotopia-screen-cards = Carte
neotopia-screen-bonuses = Bonus
neotopia-screen-score = Punteggio ora
neotopia-screen-pile = pila: { $top } ({ $left })
neotopia-screen-no-pile = pila: vuota
neotopia-screen-last = ultimo: { $type }
neotopia-screen-known = conosciute:
neotopia-screen-start = Dove piazzi il tuo segnalino di partenza?
neotopia-screen-act = Che cosa fai?
neotopia-screen-draw = { $draws ->
    [one] Pesca una carta.
   *[other] Pesca { $draws } carte.
    }
neotopia-screen-initiate = Quale elemento piazzi, e dove?
neotopia-screen-permit = Quale elemento piazzi, e su quale spazio esterno?
neotopia-screen-build = Costruire un progetto con { $element } su { $region } { $space }?
neotopia-screen-close = Usare un bonus o finire il turno?
neotopia-move-draw = pesca: { $card }
neotopia-move-build = costruisci: { $card }
neotopia-move-deck = la prima carta del mazzo
neotopia-move-skip = non costruire nulla
neotopia-move-end = finisci il turno
neotopia-move-use = usa: { $bonus }
neotopia-points-projects = progetti
neotopia-points-groups = gruppi
neotopia-points-lowest = regione più debole, altre due volte
neotopia-points-bonuses = bonus non usati

## Neotopia: le regole in breve

neotopia-rules-setup = Preparazione
neotopia-rule-N-1 = Da due a quattro giocatori. Ci sono quattro elementi, ognuno dei quali è anche il colore di un giocatore: energia rinnovabile, agricoltura biologica, tecnologia e comunità, con 25 segnalini ciascuno.
neotopia-rule-N-2 = Il tabellone ha tre regioni (deserto, acqua, foresta) e tre fabbriche. Una fabbrica si trova tra due regioni e rifornisce solo quelle. La pila di produzione sta in mezzo al tabellone.
neotopia-rule-N-3 = Ci sono 56 carte progetto, 12 tessere produzione, di cui una con una bandiera, e 24 segnalini bonus, 6 di ognuno dei quattro tipi.
neotopia-rule-N-10 = Ogni fabbrica comincia con un segnalino di ogni colore.
neotopia-rule-N-11 = Ogni giocatore ha un colore e parte da 0 punti in ogni regione.
neotopia-rule-N-12 = I segnalini bonus si mescolano: quattro stanno scoperti sugli spazi contrassegnati di ogni regione, gli altri formano accanto a ogni regione una pila di quattro, di cui si vede solo quello in cima.
neotopia-rule-N-13 = Ognuno riceve tre carte, nascoste agli altri; altre quattro, scoperte, formano l’Offerta.
neotopia-rule-N-14 = La tessera con la bandiera sta in fondo alla pila di produzione, le altre si mescolano e si impilano sopra; gli elementi sul retro restano ignoti finché una tessera non viene girata. In due giocatori restano nella scatola tre tessere contrassegnate, in tre giocatori due. Sulla pila sta un segnalino di ogni colore.
neotopia-rule-N-15 = Il primo giocatore è scelto a caso e lo resta in tutti i round.
neotopia-rule-N-16 = Dal primo giocatore in senso orario, ognuno piazza un segnalino del proprio colore preso dalla riserva: al centro di una regione vuota, o accanto al segnalino di un altro giocatore.
    .ruling = Gli spazi esterni gli sono chiusi. Se copre un segnalino bonus, lo ottieni. Non permette di costruire nessun progetto.
neotopia-rules-turn = Un turno
neotopia-rule-N-20 = Un turno è fatto di esattamente tre azioni. Sono di due tipi, da ripetere come preferisci: pescare una carta, dall’Offerta o dal mazzo; oppure spostare un elemento da una fabbrica a una delle sue due regioni.
neotopia-rule-N-21 = Non c’è un limite alle carte in mano. L’Offerta si completa a quattro carte alla fine del turno, non prima.
    .ruling = Le carte non si rimescolano: da un mazzo vuoto non si può pescare.
neotopia-rule-N-22 = Il primo elemento di una regione va al suo centro, ogni altro su uno spazio libero accanto a un elemento che si trova già lì. I semicerchi esterni sono chiusi a questa azione.
neotopia-rule-N-23 = Svolgi tutte e tre le azioni, se puoi.
    .ruling = Se uno dei due tipi di azione è impossibile svolgi l’altro; se lo sono entrambi, l’azione è persa, e un bonus si può ancora usare alla fine del turno.
neotopia-rule-N-24 = Un elemento che copre un segnalino bonus te lo fa ottenere.
neotopia-rule-N-25 = Una fabbrica che hai svuotato si riempie subito: riceve i segnalini che stanno sulla pila di produzione; la tessera in cima viene girata e lascia la partita, e gli elementi sul suo retro passano dalla riserva alla pila. Un colore che manca nella riserva non viene piazzato.
    .ruling = Se così non arriva nulla, la fabbrica resta vuota; per lei non si gira un’altra tessera.
neotopia-rule-N-26 = Dopo un piazzamento, in quest’ordine: prendere il bonus, riempire la fabbrica, costruire.
neotopia-rules-building = Costruzione
neotopia-rule-N-30 = Dopo aver piazzato un elemento puoi costruire un progetto della tua mano, uno solo, il cui schema sia completo in quella regione e comprenda quell’elemento.
neotopia-rule-N-31 = Uno schema si può ruotare in tutte e sei le direzioni. Gli elementi restano al loro posto e possono servire di nuovo; contano anche quelli sugli spazi esterni.
    .ruling = Tutti gli schemi delle nostre carte coincidono con la propria immagine speculare, quindi su questo non c’è nulla da chiarire.
neotopia-rule-N-32 = Regola della diversità: un progetto deve essere di un tipo diverso dall’ultimo costruito nella stessa regione.
neotopia-rule-N-33 = La carta va sulla pila dei progetti della regione, e lì avanzi di tanti punti quanti ne vale. Un edificio vale 2 punti per il giocatore del suo colore e 4 per gli altri.
neotopia-rule-N-34 = Chi raggiunge o supera 7, 13 o 18 punti in una regione prende, per ognuna di queste soglie, il segnalino in cima alla pila dei bonus di quella regione, se ne resta uno.
    .ruling = Solo al primo giro del tracciato dei punti, non di nuovo a 27, 33 e 38.
neotopia-rules-bonuses = Segnalini bonus
neotopia-rule-N-40 = Una volta nel tuo turno, in qualsiasi momento, puoi usare un segnalino bonus, anche appena ottenuto. È un’azione gratuita, e il segnalino lascia la partita.
neotopia-rule-N-41 = Sussidio governativo: pesca due carte, ciascuna dall’Offerta o dal mazzo; meno, se non ce ne sono abbastanza.
neotopia-rule-N-42 = Automazione: un’azione in più.
neotopia-rule-N-43 = Iniziativa privata: piazza un elemento qualsiasi della riserva in una regione qualsiasi, come in un normale piazzamento.
neotopia-rule-N-44 = Nuovi permessi di costruzione: sposta un elemento da una fabbrica a uno spazio esterno libero di una delle sue regioni, accanto a un elemento.
neotopia-rule-N-45 = Un piazzamento dovuto a un bonus fa ottenere il segnalino bonus coperto e permette di costruire, come ogni altro.
neotopia-rule-N-46 = Anche dopo la tua terza azione puoi ancora usare un bonus; poi il turno finisce.
neotopia-rules-end = Fine della partita
neotopia-rule-N-50 = Quando si gira la tessera con la bandiera, i suoi elementi vanno in mezzo al tabellone. Il round in corso si gioca fino in fondo, poi se ne gioca un altro.
neotopia-rule-N-51 = Quando non restano tessere, una fabbrica svuotata riceve i segnalini che stanno in mezzo, dove se ne rimette uno di ogni colore.
neotopia-rule-N-60 = In ogni regione ognuno aggiunge un punto per ogni segnalino del proprio colore nel suo gruppo più grande di segnalini collegati. Questi punti non fanno ottenere segnalini bonus.
neotopia-rule-N-61 = Il punteggio finale: la regione migliore, la seconda, tre volte la più debole e 3 punti per ogni segnalino bonus non usato.
neotopia-rule-N-62 = In caso di parità vince chi ha più punti nella regione più debole, poi nella seconda, poi nella migliore.
    .ruling = Chi è ancora in parità condivide la vittoria.
neotopia-reconstructed = Il disegno del tabellone, gli schemi delle carte e il retro delle tessere produzione sono stampati solo come immagini. I nostri sono una ricostruzione, conforme a tutto ciò che è pubblicato; quantità, colori, soglie e bonus sono quelli del regolamento.

## Bot
bot-greedy = Ingordo
bot-novice = Principiante
bot-easy = Facile
bot-medium = Medio
bot-hard = Difficile
bot-expert = Esperto
no-such-bot = Il bot «{ $bot }» non esiste; ci sono { $bots }, oppure una classe in un file Python: ./my_bot.py:Mine.
broken-bot = Il bot «{ $bot }» non si può usare: { $why }
bot-raised = si è interrotto: { $detail }
bot-rubbish = la sua risposta non è un’azione permessa: { $detail }
bot-too-slow = ha pensato troppo a lungo: { $detail }
bot-replaced = { $bot } ha perso questa mossa; al suo posto è stata giocata la mossa che sembra migliore: { $fault }

## Arena
cli-arena = Fa giocare ai bot molte partite l’uno contro l’altro e mostra quanto sono forti.
cli-arena-seats = I bot, separati da virgole: random, greedy, novice, easy, medium, hard, expert, oppure ./my_bot.py:Mine.
cli-arena-seed = Un numero intero; lo stesso seme rigioca le stesse partite.
cli-matches = Quante partite; ogni distribuzione si gioca con ogni rotazione dei posti.
cli-limit = Quanti secondi un bot può pensare a una decisione; senza limite se manca.
cli-csv = Un file per i risultati grezzi, una riga per ogni bot di ogni partita.
cli-plot = Un’immagine dei risultati: un file il cui nome finisce in .svg o .png.
cli-ray = Distribuisce le partite su un cluster Ray: il suo indirizzo, oppure local.
cli-cores = Quanti core usare; tutti se manca.
arena-title = { $game }, { $players } giocatori, { $matches } partite
arena-playing = { $game }: { $bots }
arena-bot = bot
arena-wins = vittorie, %
arena-score = punti
arena-rank = posizione media
arena-rating = punteggio di forza
arena-time = tempo per mossa, mediano / massimo
arena-faults = { $bot } è stato sostituito { $count } { $count ->
    [one] volta
   *[other] volte
  }. La prima volta { $first }
arena-wrong-matches = Una serie ha almeno una partita, non { $matches }.
arena-wrong-limit = Un bot ha bisogno di un po’ di tempo per pensare, non di { $limit } secondi.
arena-no-ray = Ray non è installato: pip install "tessera[ray]"
arena-ray-unreachable = Nessun cluster Ray risponde a { $address }: { $why }
arena-no-plots = Le immagini richiedono matplotlib: pip install "tessera[plot]"

hint-thinking = I bot ci pensano …
hint-chance = vince
hint-points = punti alla fine
hint-moves = mosse migliori
hint-basis = Da ciò che vedi, su { $iterations } continuazioni. Le probabilità valgono per un gioco forte come quello dei bot.

cli-fit = Riadatta ciò che i bot guardano in un gioco, da partite che giocano da soli.
cli-fit-matches = Quante partite per ogni giro e numero di giocatori.
cli-fit-out = Il file da scrivere; il weights.toml del gioco se manca.
fit-players = { $players } giocatori
fit-round = Giro { $round }: { $points } punti, errore { $error }, sorpresa { $surprise }
fit-written = Scritto: { $file }
fit-no-judgement = { $game } non ha un judgement.py: non c’è nulla da adattare.
cli-ladder = Misura quanto è forte ogni livello, in tutti i giochi e da due a quattro giocatori; richiede un’ora su due core.
cli-ladder-folder = Dove scrivere strength.md, strength.csv e strength.svg.
cli-ladder-matches = Quante partite a due giocatori per serie.
cli-ladder-many = Quante partite a tre e quattro giocatori per serie.
cli-record = Un file per le partite stesse, una per riga in JSON.
cli-rotate = Se ogni distribuzione si gioca con ogni rotazione dei posti; tra bot uguali non serve.

## Il server

server-away = Al tuo posto c’è un bot; prima torna.
server-not-away = Sei già al tuo posto.
server-has-account = Hai già un account.
server-login-taken = Il nome “{ $name }” è già preso.
server-wrong-password = Questo nome e questa password non corrispondono.
server-wrong-token = Il server non conosce questo token.
server-who-are-you = Prima di’ al server il tuo nome.
server-host-only = Può farlo solo chi ha aperto il tavolo.
server-no-table = Questo tavolo non esiste.
server-no-seat = Non c’è un posto { $seat }; il tavolo ne ha { $seats }.
server-seat-taken = Questo posto non è libero.
server-seat-open = Lì non c’è nessuno.
server-seat-reserved = Questo posto è riservato; serve il link creato apposta.
server-seated = Sei già a questo tavolo.
server-not-seated = Non sei a questo tavolo.
server-not-your-seat = Questo posto è di qualcun altro.
server-no-own-seat = Un nuovo tavolo ha bisogno di un posto per te.
server-started = La partita è iniziata.
server-not-started = La partita non è ancora iniziata.
server-not-over = La partita non è ancora finita.
server-not-your-turn = Non è il tuo turno.
server-turn-over = “{ $move }”: il tuo turno finisce prima di questa mossa.
server-stale = La partita è andata avanti; prima riguardala.
server-no-undo = A questo tavolo non si annulla nulla.
server-no-wish = Nessuno chiede di annullare qualcosa.
server-no-hints = A questo tavolo si gioca senza suggerimenti.
server-no-position = Non c’è una posizione dopo { $at } azioni; la partita ne ha { $last }.
server-other-origin = Un tavolo che continua una partita ha bisogno dello stesso gioco e di altrettanti posti.
server-no-lesson = Per questo gioco non c’è una lezione.
server-other-lesson = Una lezione la giochi con un bot principiante, sempre con la stessa distribuzione.
server-no-components = Questo server gioca solo con i propri componenti.
server-no-analysis = Non c’è una tua analisi di questo nome.
server-not-your-bot = Questo non è un tuo bot.
server-too-many = Troppe richieste; aspetta { $seconds } s.
server-too-many-analyses = Hai già { $most } analisi in attesa; prima lasciane finire una.
server-too-many-sockets = Hai { $most } tavoli aperti insieme; prima chiudine uno.
server-too-many-tables = Hai { $most } tavoli non finiti; prima finiscine uno.
server-too-large = Sono più di { $limit } byte.
server-wrong-form = Questo messaggio non si capisce: { $where }: { $why }
server-wrong-origin = Questa richiesta viene da un altro sito.
server-no-json = Questo non è JSON, oppure è annidato troppo in profondità.
server-failed = Qualcosa è andato storto sul server; non dipende da te.
server-no-page = A questo indirizzo non c’è nulla.
server-no-method = Questo indirizzo non accetta richieste simili.
server-no-client = Il server è attivo, ma le pagine per giocare non sono state costruite: le costruisce make web.
serve-at = Tessera è su { $address } – si ferma con Ctrl-C.
serve-data = Tutto è conservato in { $where }.
serve-bad-setting = L’impostazione “{ $key }” è sbagliata: { $why }
serve-no-port = La porta { $port } è occupata; scegline un’altra con --port.
serve-no-database = Il database non risponde: { $why }
cli-serve = Avviare il server: tavoli tramite link, per browser e programmi.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-serve-port = La porta su cui ascoltare; 0 per una qualsiasi libera.
cli-serve-database = postgresql://… o sqlite:///FILE; altrimenti un file nella cartella dei dati.
cli-serve-data = La cartella dei dati; altrimenti quella dell’utente.
cli-serve-open = Aprire un browser appena il server risponde.
cli-serve-config = Un file TOML con le impostazioni (docs/hosting.md).
cli-backup = Scrivere una copia coerente del database, anche mentre il server è attivo.
cli-backup-file = Dove scriverla; il file non deve ancora esistere.
backup-done = { $file }: { $entries } voci di { $tables } tavoli.
backup-in-the-way = { $file } esiste già.
backup-failed = Il backup non è riuscito: { $why }
cli-verify = Controllare che una partita finita sia stata distribuita come il server aveva promesso.
cli-commitment = L’impegno mostrato prima della partita, se l’hai annotato.
verify-good = La distribuzione è quella promessa: { $commitment }
verify-result = { $moves } mosse rigiocate; alla fine: { $points }
verify-bad = La distribuzione NON è quella promessa: il file dice { $promised }, seme e sale danno { $found }.
verify-nothing = In questo file non c’è nulla da controllare: un server aggiunge impegno e sale quando la partita è finita.
cli-bench-what = rules (predefinito) o server.
cli-bench-tables = Server: quanti tavoli giocano insieme.
bench-wrong-what = Non c’è nulla da misurare chiamato “{ $what }”; ci sono rules e server.
