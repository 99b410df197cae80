### Tessera in italiano. Un solo catalogo serve il terminale, il server e il browser.
### Un fatto che è l’id di una cosa si legge come il suo nome.

## Errori di qualsiasi gioco

no-such-language = La lingua «{ $language }» non c’è; ci sono { $languages }.
no-such-game = Il gioco «{ $game }» non esiste; ci sono: { $games }.
broken-game = { $file } non crea nessun gioco: { $why }
no-such-option = L’opzione «{ $option }» non esiste; ci sono: { $options }.
wrong-option = Opzione { $option }: «{ $value }» non è tra { $values }.
wrong-seat-options = Opzione { $option }: servono { $players } valori, uno per posto, ciascuno tra { $values }; ricevuto: «{ $value }».
wrong-seat-options-distinct = Opzione { $option }: servono { $players } valori diversi, uno per posto, ciascuno tra { $values }; ricevuto: «{ $value }».
wrong-players = In questo gioco i giocatori sono da { $fewest } a { $most }, non { $players }.
wrong-seed = Un seme è un numero intero da 0 a 18446744073709551615, non { $seed }.
wrong-seats = Una partita a { $players } giocatori richiede { $players } nomi, uno per posto; ricevuto: { $seats }.
no-such-move = La mossa «{ $move }» non esiste.
no-such-move-near = La mossa «{ $move }» non esiste; mosse simili: { $near }.
no-such-action = L’azione { $action } non esiste; sono numerate da 0 a { $last }.
points-other = altro
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
seat-bot = { $bot } { $seat }
bot-random = Caso
terminal-compiling = Compilazione delle regole: avviene una volta sola e richiede qualche secondo…
since-last-turn = Dal tuo ultimo turno
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
result-winner = Vittoria: { $names }
result-winners = Vittoria condivisa: { $names }
result-rank = Posizione
result-player = Giocatore
result-points = Punti
result-sum = Totale
terminal-several = «{ $text }» può significare { $moves }.
terminal-no-seat-you = Nel terminale, per ora, al massimo un posto può essere «you».
terminal-resume-alone = --resume riprende la partita così com’è stata salvata; togli { $option }.
terminal-replay-prompt = Passo { $step } di { $steps }. Invio o «avanti», «indietro», un numero, «esci»:
terminal-rule-missing = La regola «{ $rule }» non esiste.
terminal-no-rules = Non c’è un riassunto delle regole per { $game }.
rules-title = { $game }: le regole in breve
rules-ruling = Chiarimento:
rules-reconstructed = Ricostruito, non stampato
rules-own-rulings = Un paragrafo segnato «Chiarimento» decide ciò che il regolamento lascia aperto.
rules-unofficial = Adattamento non ufficiale, con parole nostre; il gioco è dei suoi autori.

cli-help = Giochi da tavolo moderni da giocare e da studiare: le regole sono scritte una volta sola, in Python, e compilate.
cli-play = Gioca una partita nel terminale.
cli-replay = Rivedi passo per passo una partita salvata.
cli-rules = Mostra un riassunto delle regole di un gioco, con tutti i chiarimenti.
cli-bench = Misura la velocità delle regole su questa macchina.
cli-version = Mostra la versione di Tessera.
cli-which-game = Il gioco.
cli-which-game-default = Il gioco; se omesso, prosperity.
cli-seats = I giocatori in ordine di turno, separati da virgole: you oppure un bot (novice, easy, medium, hard, expert, greedy, random).
cli-boards = Prosperity: il lato della plancia personale di ogni posto, separati da virgole: silver o black.
cli-over-pollution = Prosperity: che cosa costa l’inquinamento eccessivo, all-points o prosperity-scorings (regola P-17).
cli-colours = Neotopia: il colore di ogni posto, separato da virgole: energy, farming, technology, community.
cli-components = Gioca con materiali personalizzati: un file TOML (docs/components.md).
cli-seed = Un numero intero; lo stesso seme dà la stessa distribuzione.
cli-resume = Riprende una partita salvata.
cli-file = Una partita salvata.
cli-game-file = Il file Python del gioco, se non è installato.
cli-rule = Una sola regola, con il suo id, per esempio P-17.
cli-lang = en, fr, de o it; se omesso, la lingua del sistema.
cli-json = Scrive JSON invece di una tabella.
cli-device = cpu o cuda.
cli-one-game = Misura solo questo gioco.

bench-title = Velocità di Tessera su questa macchina
bench-name = Misura
bench-value = Valore
bench-unit = Unità
bench-no-gpu = Nessuna GPU di questa macchina può eseguire le regole: { $why }.
bench-wrong-device = «{ $device }» non è un dispositivo; scegli cpu o cuda.

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

## Prosperity: che cosa è rifiutato, e perché

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

neotopia-wrong-colours = Per i colori servono { $players } elementi diversi, uno per posto, ciascuno tra { $values }; ricevuto: «{ $given }».
neotopia-start-first = Prima ognuno piazza un segnalino di partenza su uno spazio libero
neotopia-act-first = Ora serve un’azione: pesca una carta o sposta un elemento; oppure usa un bonus
neotopia-draw-first = Prima le carte del sussidio: prendine una dall’Offerta o dal mazzo
neotopia-initiative-first = Prima l’elemento dell’iniziativa privata: piazzane uno dalla riserva su uno spazio
neotopia-permits-first = Prima l’elemento dei nuovi permessi di costruzione: spostane uno da una fabbrica a uno spazio esterno
neotopia-build-first = Prima il progetto: costruiscilo, oppure lascialo per ora
neotopia-no-actions-left = Le tue azioni sono finite: usa un bonus, o finisci il turno
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
cli-arena = Fa giocare molte partite tra bot e ne confronta la forza.
cli-arena-seats = I bot, separati da virgole: random, greedy, novice, easy, medium, hard, expert, oppure ./my_bot.py:Mine.
cli-arena-seed = Un numero intero; lo stesso seme rigioca le stesse partite.
cli-matches = Numero di partite; ogni distribuzione si gioca con ogni rotazione dei posti.
cli-limit = Secondi che un bot può pensare a una decisione; se omesso, senza limite.
cli-csv = Un file per i risultati grezzi, una riga per ogni bot di ogni partita.
cli-plot = Un file per un grafico dei risultati, in .svg o .png.
cli-ray = Distribuisce le partite su un cluster Ray: il suo indirizzo, oppure local.
cli-cores = Numero di core da usare; se omesso, tutti.
arena-title = { $game }, { $players } giocatori, { $matches } partite
arena-playing = { $game }: { $bots }
arena-bot = bot
arena-wins = vittorie, %
arena-score = punti
arena-rank = posizione media
arena-rating = punteggio di forza
arena-time = tempo di calcolo per mossa, mediano / più lungo
arena-faults = { $bot } è stato sostituito { $count } { $count ->
    [one] volta
   *[other] volte
  }. La prima volta { $first }
arena-wrong-matches = Una serie richiede almeno una partita, non { $matches }.
arena-wrong-limit = Il limite di tempo deve essere positivo, non di { $limit } secondi.
arena-no-ray = Ray non è installato: pip install "tessera[ray]"
arena-ray-unreachable = Nessun cluster Ray risponde a { $address }: { $why }
arena-no-plots = I grafici richiedono matplotlib: pip install "tessera[plot]"

hint-thinking = I bot ci pensano …
hint-chance = vince
hint-points = punti alla fine
hint-moves = mosse migliori
hint-basis = Da ciò che vedi, su { $iterations } continuazioni. Le probabilità valgono per un gioco forte come quello dei bot.

cli-fit = Ricalcola i pesi delle caratteristiche di un gioco, da partite giocate dai bot.
cli-fit-matches = Partite per giro, per ogni numero di giocatori.
cli-fit-out = Il file da scrivere; se omesso, il weights.toml del gioco.
fit-players = { $players } giocatori
fit-round = Giro { $round }: { $points } punti, errore { $error }, entropia incrociata { $surprise }
fit-written = Scritto: { $file }
fit-no-judgement = { $game } non ha caratteristiche: non c’è nulla da adattare.
cli-ladder = Misura la forza di ogni livello in tutti i giochi, da due a quattro giocatori; richiede un’ora su due core.
cli-ladder-folder = La cartella per strength.md, strength.csv e strength.svg.
cli-ladder-matches = Partite a due giocatori per serie.
cli-ladder-many = Partite a tre e quattro giocatori per serie.
cli-record = Un file per le partite stesse, una per riga in JSON.
cli-rotate = Gioca ogni distribuzione con ogni rotazione dei posti; tra bot uguali non serve.

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
serve-at = Tessera è in esecuzione su { $address } – premi Ctrl-C per fermarlo.
serve-data = Tutti i dati sono salvati in { $where }.
serve-bad-setting = Impostazione “{ $key }” non valida: { $why }
serve-no-port = La porta { $port } è già in uso; scegline un’altra con --port.
serve-no-database = Il database non è raggiungibile: { $why }
cli-serve = Avvia il server, per browser e programmi.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutte le interfacce.
cli-serve-port = La porta su cui ascoltare; 0 per una qualsiasi porta libera.
cli-serve-database = postgresql://… o sqlite:///FILE; se omesso, un file SQLite nella cartella dei dati.
cli-serve-data = La cartella dei dati; se omessa, quella dell’utente.
cli-serve-open = Apre un browser appena il server è pronto.
cli-serve-config = Un file TOML con le impostazioni (docs/hosting.md).
cli-backup = Scrive una copia coerente del database, anche mentre il server è in esecuzione.
cli-backup-file = Il file da scrivere; non deve ancora esistere.
backup-done = { $file }: { $entries } voci di { $tables } tavoli.
backup-in-the-way = { $file } esiste già.
backup-failed = Il backup non è riuscito: { $why }
cli-verify = Controlla la distribuzione di una partita finita in base all’impegno del server.
cli-commitment = L’impegno mostrato prima della partita, se l’hai annotato.
verify-good = La distribuzione è quella promessa: { $commitment }
verify-result = { $moves } mosse rigiocate; alla fine: { $points }
verify-bad = La distribuzione NON è quella promessa: il file dice { $promised }, seme e sale danno { $found }.
verify-nothing = In questo file non c’è nulla da controllare: un server aggiunge impegno e sale quando la partita è finita.
cli-bench-what = rules (predefinito) o server.
cli-bench-tables = Per server: numero di tavoli che giocano insieme.
bench-wrong-what = “{ $what }” non si può misurare; scegli rules o server.

## Il browser

web-skip = Vai al contenuto
web-loading = Un momento…
web-no-server = Il server non risponde.
web-no-table = Questo tavolo non esiste.
web-nothing-here = Qui non c’è nulla
web-to-front = Alla pagina iniziale
web-nav = Pagine
web-rules = Regole
web-matches = Partite
web-account = Account
web-guest = Ospite
web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il sistema
web-theme-light = Chiari
web-theme-dark = Scuri
web-set-glow = Illumina ciò che si può scegliere
web-set-sound = Suoni
web-set-alerts = Avvisami quando tocca a me
web-seat-free = Posto { $seat }

## Il browser: pagina iniziale, nuovi tavoli, regole, account

web-front-title = Due bei giochi da tavolo, e sempre qualcuno con cui giocare
web-front-lead = Gioca con gli amici tramite un link, o subito contro i bot. Gratis, nel tuo browser, senza account.
web-front-prosperity = Fai crescere una nazione per sette decenni. Le centrali portano denaro, e fumo: tieni energia ed ecologia in equilibrio meglio dei tuoi vicini.
web-front-neotopia = Costruisci una città del futuro insieme agli altri, e contro di loro. Piazza elementi in tre regioni comuni, completa gli schemi delle tue carte e non trascurare nessuna regione.
web-front-players = Da { $fewest } a { $most } giocatori
web-front-players-only = { $count } giocatori
web-front-minutes = da { $least } a { $longest } minuti
web-front-minutes-about = circa { $minutes } minuti
web-front-how-many = Giocatori
web-front-against = Bot
web-front-play = Gioca contro i bot
web-front-laying = Preparo il tavolo…
web-front-friends = Gioca con gli amici
web-front-learn = Impara in cinque minuti
web-front-by = Un gioco di { $authors }
web-front-continue = Continua
web-front-open = Tavoli aperti
web-front-recent = Partite recenti
web-front-none-open = In questo momento nessuno aspetta giocatori. «Gioca con gli amici» apre un tavolo che, se vuoi, gli altri possono trovare qui.
web-front-with = con { $names }
web-front-one-device = su un solo dispositivo: { $names }
web-front-nobody-yet = non è ancora arrivato nessuno
web-front-seats = { $taken } posti occupati su { $seats }
web-front-your-turn = Tocca a te
web-front-others-turn = Tocca ad altri
web-front-go-on = Continua
web-front-sit = Siediti
web-front-replay = Rivedi
web-front-all = Tutte le mie partite
web-front-unofficial = Adattamenti non ufficiali, fatti da chi ama questi giochi. I giochi sono dei loro autori: se uno ti piace, compralo.

web-new-title = { $game }: un nuovo tavolo
web-new-which = Quale gioco
web-new-seats = Chi gioca?
web-new-order = Si gioca in quest’ordine; chi comincia è scelto a caso.
web-new-who = Chi siede al posto { $seat }
web-new-me = Io
web-new-friend = Un amico
web-new-bot = Un bot
web-new-name = Nome
web-new-level = Livello
web-new-reserved = Solo con un link apposito
web-new-remove = Togli il posto { $seat }
web-new-add-friend = + un amico
web-new-add-bot = + un bot
web-new-board = Plancia personale
web-new-board-silver = Argento
web-new-board-black = Nero, più difficile
web-new-colour = Colore
web-new-colour-usual = Come capita
web-new-colour-energy = Rosso: energia
web-new-colour-farming = Verde: agricoltura
web-new-colour-technology = Viola: tecnologia
web-new-colour-community = Blu: comunità
web-new-one-device = Più posti sono tuoi: vi passate questo dispositivo. Se le mani sono nascoste, prima chiede di passarlo a chi gioca dopo.
web-new-black-note = Il lato nero stampato non è pubblico: il nostro è una ricostruzione.
web-new-why = Che cosa è ricostruito
web-new-settings = Come si gioca?
web-new-listed = Chi può partecipare
web-new-private = Con il link
web-new-private-hint = Ricevi un link da mandare ai tuoi amici.
web-new-public = Chiunque
web-new-public-hint = Il tavolo compare anche nella pagina iniziale.
web-new-clock = Orologio
web-new-clock-none = Senza
web-new-clock-none-hint = Ognuno si prende il tempo che gli serve.
web-new-clock-live = Dal vivo
web-new-clock-live-hint = Tutti giocano adesso. Se il tempo scade, un bot gioca quel turno.
web-new-clock-days = A giorni
web-new-clock-days-hint = Una mossa ogni tanto. Se i giorni scadono, un bot gioca quel turno.
web-new-turn = Secondi per turno
web-new-bank = Minuti di riserva
web-new-days = Giorni per turno
web-new-range = Un numero intero da { $fewest } a { $most }.
web-new-undo = Annullare le mosse
web-new-undo-free = Liberamente
web-new-undo-free-hint = Le tue mosse, finché non si rivela qualcosa di nascosto; poi, se tutti accettano.
web-new-undo-consent = Se tutti accettano
web-new-undo-consent-hint = Si chiede ogni volta agli altri.
web-new-undo-never = Mai
web-new-undo-never-hint = Cosa fatta capo ha.
web-new-hints = I giocatori possono consultare i bot
web-new-hints-hint = Che cosa farebbe un bot, e chi probabilmente vince?
web-new-pollution = L’inquinamento eccessivo costa
web-new-pollution-all = Tutti i punti
web-new-pollution-all-hint = La nostra lettura della regola: nessun punto, da nessuna fonte.
web-new-pollution-some = Solo prosperità
web-new-pollution-some-hint = Più mite: tessere speciali, denaro e ricerca danno comunque punti.
web-new-more = Altro
web-new-components = I tuoi componenti
web-new-components-hint = Se possiedi la scatola, puoi giocare con ciò che vi è stampato: un file TOML nella forma del nostro components.toml. Le regole vengono poi compilate apposta, e ci vuole un po’.
web-new-compiling = Compilo le regole per i tuoi componenti…
web-new-lay = Apri il tavolo
web-new-then-link = Poi ricevi il link per gli altri.
web-new-then-begin = La partita comincia subito.

web-rules-learn = All’inizio è più facile giocare che leggere:
web-rules-search = Cerca
web-rules-found = { $rules ->
    [0] Nessuna regola
    [one] Una regola
   *[other] { $rules } regole
    }, { $components ->
    [0] nessun componente
    [one] un componente
   *[other] { $components } componenti
    }
web-rules-nothing = Qui nulla contiene tutte queste parole.
web-rules-chapters = Capitoli
web-rules-reconstructed = Ricostruito
web-rules-in-part = Ricostruito in parte
web-rules-own-components = Chi possiede la scatola può giocare con ciò che vi è stampato:
web-rules-new-table = un nuovo tavolo con i tuoi componenti
web-rules-components = Che cosa c’è nella scatola
web-rules-no-box = Il server non dice che cosa c’è nella scatola.
web-rules-component = Nome
web-rules-does = Che cosa fa
web-rules-from = Fonte
web-rules-source-rulebook = Regolamento
web-rules-source-transcription = Trascrizione
web-rules-source-inferred = Dedotto
web-rules-source-reconstruction = Ricostruzione
web-rules-source-rulebook-is = stampato in un regolamento, o in uno dei suoi esempi
web-rules-source-transcription-is = letto da altri sulle tessere stampate, in pubblico; concorda con tutti gli esempi del regolamento
web-rules-source-inferred-is = ricavato: solo così torna tutto il resto
web-rules-source-reconstruction-is = non pubblicato a parole; la nostra versione è conforme a tutto ciò che si sa, e può differire dalla tua
web-rules-first-market = Primo mercato
web-rules-tile = { $kind }, { $side } { $level }
web-rules-scores = conteggio { $symbol }
web-rules-board = Plancia personale, { $side }
web-rules-slot = spazio { $slot }, { $kind }
web-rules-free-slot = libero
web-rules-opens = una tessera Trasporto qui sopra apre { $slots }
web-rules-cards = Carte: { $type }
web-rules-building = edificio
web-rules-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
web-rules-points-building = { $own } punti al giocatore del suo colore, { $others } agli altri
web-rules-bonuses = Segnalini bonus
web-rules-copies = { $copies } copie
web-rules-tiles = Tessere produzione
web-rules-production-tile = Tessera { $number }
web-rules-flag-tile = Tessera con la bandiera
web-rules-without = resta nella scatola in { $players } giocatori

web-account-title = Ciao, { $name }
web-account-title-nobody = Chi sei?
web-account-who = Il tuo nome
web-account-name = Come ti vedono gli altri
web-account-name-hint = Ai tavoli che apri o a cui ti siedi da adesso.
web-account-name-empty = Un nome ha almeno una lettera.
web-account-rename = Salva il nome
web-account-renamed = Salvato.
web-account-account = Il tuo account
web-account-signed-in = Accesso come { $login }
web-account-everywhere = Con nome utente e password ritrovi i tuoi tavoli e le tue partite su qualsiasi dispositivo.
web-account-sign-out = Esci
web-account-forget = Dimenticami in questo browser
web-account-forget-sure = Giochi come ospite: dopo nessuno potrà più ritrovare i tuoi tavoli e le tue partite, né tu né noi.
web-account-forget-yes = Dimenticami
web-account-forget-no = Mantieni
web-account-guest = Giochi come ospite
web-account-guest-is = Per giocare non serve altro. Ma solo questo browser ti conosce: su un altro dispositivo, o se ne cancelli i cookie, i tuoi tavoli e le tue partite non si raggiungono più. Un account è un nome utente e una password, nient’altro; nessun indirizzo e-mail.
web-account-way = Account
web-account-register = Crea un account
web-account-register-hint = Ciò che hai giocato finora resta tuo.
web-account-sign-in = Accedi
web-account-sign-in-hint = Ciò che hai giocato qui come ospite passa all’account.
web-account-login = Nome utente
web-account-login-form = Da 3 a 60 lettere, cifre o segni tra _ . @ + -
web-account-password = Password
web-account-password-hint = Almeno 8 caratteri. Conservala bene: senza indirizzo e-mail nessuno può mandartene una nuova.
web-account-password-form = Una password ha almeno { $signs } caratteri.
web-account-show = Mostra la password
web-account-bots = Per chi programma: i tuoi bot
web-account-bots-are = Un programma può sedersi a un tavolo come chiunque altro. Gioca tramite l’API con un proprio token, e vede solo ciò che si vede dal suo posto.
web-account-api = Che cosa può fare l’API
web-account-bot-name = Nome del bot
web-account-bot-make = Crea un bot
web-account-bot-remove = Rimuovi
web-account-bot-sure = Il suo token non varrà più nulla; le sue partite restano.
web-account-token = Il token di { $name }
web-account-token-once = Si vede solo adesso: copialo dove il tuo programma lo trova.
web-account-copy = Copia
web-account-copied = Copiato

web-matches-title = Le tue partite
web-matches-none = Non hai ancora giocato. Per una prima partita contro i bot basta un clic.
web-matches-first = Ai giochi
web-matches-played = Partite
web-matches-wins = Vittorie
web-matches-mean = Media punti
web-matches-best = Record punti
web-matches-against = Contro
web-matches-opponent = Avversario
web-matches-people = Persone
web-matches-plot = I punteggi { $matches ->
    [one] della tua ultima partita
   *[other] delle tue ultime { $matches } partite
    }; il migliore è { $best }.
web-matches-won = Vinta
web-matches-not-won = Non vinta
web-matches-running = In corso
web-matches-over = Finite
web-matches-game = Gioco
web-matches-scores = Giocatori e punti
web-matches-when = Quando
web-matches-lesson = Lezione
web-matches-winning = Che cosa fa vincere
web-matches-winning-is = Quanti hanno vinto, tra tutti quelli che l’hanno costruito nelle ultime partite su questo server.
web-matches-of-game = { $game }, { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
    }
web-matches-built = Costruito
web-matches-by = Da
web-matches-of-them-won = Di cui vincenti
web-matches-everybody = Tutti

## Il browser: un tavolo

web-close = Chiudi
web-table-areas = Parti del tavolo
web-table-log = Registro e chat
web-table-your-turn = Tocca a te
web-table-to-act = di turno
web-table-lost = Connessione persa; nuovo tentativo…
web-table-see-board = Guarda il tabellone
web-table-result = Risultato
web-table-rule = La regola { $rule }
web-table-clock = Tempo rimasto
web-table-days = { $days } giorni
web-table-bank = Riserva: { $time }
web-table-hand-over = Passa il dispositivo a { $player }
web-table-i-am = Sono { $player }
web-table-say = Scrivi qualcosa
web-table-send = Invia
web-table-mute = silenzia
web-table-wish = { $player } chiede di annullare una mossa.
web-table-agree = Accetta
web-table-refuse = Rifiuta
web-table-people = Persone al tavolo
web-table-is-here = { $player } è qui.
web-table-is-gone = { $player } non è in linea.
web-table-is-away = { $player } se n’è andato; gioca un bot.
web-table-wish-waits = Hai chiesto di annullare una mossa; si aspettano gli altri.
web-table-unmute = Senti di nuovo { $player }
web-table-away = Un bot gioca al tuo posto.
web-table-come = Torna in gioco
web-table-confirm = Il tuo turno è completo: conferma o annulla.
web-table-confirm-reveal = Conferma o annulla: poi si rivela qualcosa di nascosto, e non si torna indietro.
web-table-waits-for = { $player } ci pensa…
web-table-spectator = Stai guardando.
web-table-prepared = Preparato
web-table-effect-later = Ciò che è sottolineato mostra il suo effetto quando confermi.
web-table-type = Scrivi una mossa
web-table-type-unknown = Qui nessuna mossa si legge «{ $text }»; l’elenco mostra quelle che ci sono.
web-table-hint = Suggerimento
web-table-back = Annulla
web-table-play-so-far = Conferma e prosegui
web-table-end-turn = Conferma
web-table-study = Replay e analisi
web-table-study-now = Rivedi e prova
web-table-rematch = Rivincita
web-table-to-rematch = Alla rivincita
web-table-recap = Riepilogo
web-table-recap-nothing = Dal tuo ultimo turno non è successo nulla.
web-table-recap-close = Torna alla partita
web-table-recap-next = Avanti
web-table-recap-back = Indietro
web-table-looking-back = Uno sguardo a ciò che è successo.
web-table-take-back = Annulla mossa
web-table-more = Altro
web-table-leave = Lascia il posto a un bot
web-table-promise = La distribuzione è stata fissata prima della prima mossa; il suo impegno comincia con { $commitment }. A partita finita chiunque può controllarla.
web-hint-line = vittoria { $chance }, circa { $points } punti

web-log-create = { $player } ha aperto il tavolo.
web-log-sit = { $player } si siede.
web-log-stand = Il posto { $seat } è di nuovo libero.
web-log-invite = Un bot prende il posto { $seat }.
web-log-ready = { $player } dà il via libera.
web-log-start = La partita comincia.
web-log-play = { $player } gioca.
web-log-undo = Una mossa è annullata.
web-log-ask = { $player } chiede di annullare una mossa.
web-log-refuse = La mossa resta.
web-log-leave = { $player } ha lasciato il posto a un bot.
web-log-come = { $player } torna in gioco.
web-log-rematch = C’è una rivincita.

web-lobby-title = Chi gioca?
web-lobby-waiting = { $open ->
    [one] Un posto è libero.
   *[other] { $open } posti sono liberi.
    } La partita comincia quando tutti i posti sono occupati e tutti danno il via libera.
web-lobby-all-there = Ci siete tutti; la partita comincia quando tutti danno il via libera.
web-lobby-reserved = Riservato
web-lobby-free = Libero
web-lobby-you = tu
web-lobby-ready = via libera
web-lobby-not-ready = non ancora
web-lobby-sit = Siediti qui
web-lobby-bot = Aggiungi un bot ({ $level })
web-lobby-level = Livello dei bot:
web-lobby-stand = Alzati
web-lobby-send-away = Manda via
web-lobby-i-am-ready = Do il via libera
web-lobby-wait = Aspetta, non ancora
web-lobby-name = Il tuo nome:
web-lobby-link = Il link di questo tavolo
web-lobby-talk = Che cosa succede e che cosa si dice
web-lobby-link-how = Mandalo ai tuoi amici: chi lo apre può sedersi o guardare. A nessuno serve un account.
web-lobby-copy-seat = Copia il link di questo posto

web-lesson = Lezione
web-lesson-next = Avanti
web-lesson-read = Leggi qui sopra.
web-lesson-done = Continua a giocare
web-lesson-wait = Tocca all’altro giocatore…
web-lesson-prosperity-welcome = Ti diamo il benvenuto! Fai crescere una nazione per sette decenni. Questa è la tua, con i suoi primi edifici. Alla fine vince chi ha più punti prosperità.
web-lesson-prosperity-scored = Ogni turno comincia rivelando una tessera. Tutti conteggiano il suo simbolo: questa volta capitale, quindi tu e il tuo avversario avete ricevuto 100 € per l’unico simbolo capitale delle vostre nazioni. La tabella mostra che cosa si conteggia ancora in questo decennio.
web-lesson-prosperity-buy = Ora hai due azioni. La Rete Ferroviaria fa bene all’ecologia. Costa 200 €, perché sta un livello sopra il tuo segnalino. Sceglila: va sopra le tue Strade.
web-lesson-prosperity-research = Seconda azione: ricerca. Fai avanzare di una casella il tuo segnalino sul tracciato ecologia: scegli la casella illuminata, o il pulsante qui sotto.
web-lesson-prosperity-end-turn = Qui sotto vedi che cosa cambiano le due azioni insieme. Finché non confermi puoi annullare tutto. Ora conferma.
web-lesson-prosperity-ecology = La tessera del tuo avversario ha fatto conteggiare l’ecologia. Con un totale di +1 hai rimosso un disco inquinamento; il tuo avversario, a −1, ne ha ricevuto uno. Il registro racconta tutto: punta o tocca una riga e la vedi sul tavolo.
web-lesson-prosperity-cheaper = Tocca a te: si è conteggiata l’energia, e il tuo totale di +1 ti ha reso 50 €. Ricerca ecologia ancora una volta: il tuo segnalino arriva al livello 2, e le tessere più in basso costano solo 50 €.
web-lesson-prosperity-infrastructure = Il Laboratorio di Ricerca Materie Plastiche, al livello 1, ora costa 50 € e porta altra ricerca. Sceglilo: va nello spazio blu vuoto 4.3.
web-lesson-prosperity-end-again = Conferma il tuo turno.
web-lesson-prosperity-points = Si è conteggiata la prosperità: il tuo primo punto. La stella che te l’ha dato è sul tracciato inquinamento, scoperta. Finché hai 16 dischi o più non ottieni nuovi punti, quindi tienilo pulito.
web-lesson-prosperity-split = Si è conteggiata la ricerca, e puoi ripartire due caselle tra i tracciati. Mettile entrambe su energia.
web-lesson-prosperity-confirm = Conferma.
web-lesson-prosperity-actions = Due azioni non le hai ancora usate: la rendita porta 100 €, la pulizia toglie un disco. Una tessera va su uno spazio del suo colore, libero o no; gli spazi chiusi si aprono quando una tessera trasporto copre l’area verde. E se l’energia è sotto zero quando si conteggia, ogni livello costa 100 € o un disco.
web-lesson-prosperity-outlook = Hai visto tutti e cinque i simboli. Questa tabella è la tua migliore amica: dice che cosa porterebbe adesso a ciascuno ogni simbolo ancora da conteggiare. Preparati a ciò che arriva.
web-lesson-prosperity-final = Alla fine tutto si conteggia ancora una volta, energia ed ecologia persino due; il denaro diventa punti (uno ogni 300 €), e chi è primo su un tracciato ricerca riceve 3 punti.
web-lesson-prosperity-go-on = Non ti serve altro. Ciò che puoi fare si illumina; ciò che non puoi fare ti dice perché; il suggerimento chiede ai bot. Continua a giocare, e buona fortuna!
web-lesson-neotopia-welcome = Ti diamo il benvenuto! Tre regioni, deserto, acqua e foresta, si riempiono di segnalini di quattro elementi. Raccogli punti in ogni regione, e alla fine la tua regione più debole conta tre volte.
web-lesson-neotopia-start = Il tuo colore è l’energia rinnovabile, il triangolo. Ognuno comincia con un proprio segnalino: piazza il tuo al centro del deserto.
web-lesson-neotopia-confirm = Nulla è definitivo finché non confermi. Conferma.
web-lesson-neotopia-hand = Questi sono i tuoi progetti. Ognuno mostra uno schema: completalo sul tabellone e ne ottieni i punti. Al ponte con l’energia alle due estremità dell’agricoltura biologica manca un solo segnalino nel deserto!
web-lesson-neotopia-move = Un turno ha tre azioni: sposta un elemento da una fabbrica a una regione accanto, o pesca una carta. Prendi il segnalino energia della fabbrica tra deserto e acqua, poi scegli lo spazio f4.
web-lesson-neotopia-build = Lo schema è completo, e non importa di chi sono i segnalini. Scegli la carta nella tua mano per costruirla.
web-lesson-neotopia-bonus = 3 punti nel deserto. Ora ottieni un bonus: sposta energia dalla fabbrica tra foresta e deserto su e5, dove c’è un segnalino bonus.
web-lesson-neotopia-draw = La terza azione: pesca una carta dall’Offerta. Prendi la fila di comunità e agricoltura biologica.
web-lesson-neotopia-use = Una volta per turno, in qualsiasi momento, puoi usare un segnalino bonus. Il sussidio governativo ti fa pescare due carte. Usalo: costa i 3 punti che un bonus non usato vale alla fine, e due carte rendono di più.
web-lesson-neotopia-first-card = Prendi l’elica di energia e tecnologia.
web-lesson-neotopia-second-card = E il viale di edifici della comunità.
web-lesson-neotopia-end-turn = Il tuo turno è completo. Conferma.
web-lesson-neotopia-diverse = Due cose da ricordare: in una regione nessuno può costruire lo stesso tipo di progetto due volte di fila (il tipo è in cima alla carta; l’ultima costruita sta accanto alla regione), e chi vi raggiunge 7, 13 o 18 punti ottiene un segnalino bonus.
web-lesson-neotopia-ending = I semicerchi agli angoli sono spazi esterni: li apre solo il bonus «nuovi permessi di costruzione». Ogni fabbrica svuotata gira una tessera produzione; quando si gira l’ultima, si giocano questo round e un altro, poi è la fine.
web-lesson-neotopia-score = Alla fine conta anche il gruppo più grande del tuo colore in ogni regione, e ogni bonus non usato vale 3. Qui vedi sempre a che punto siete, e quale regione conta tre volte.
web-lesson-neotopia-go-on = Non ti serve altro. Ciò che puoi fare si illumina; scegli una carta per vedere dove le manca un solo segnalino; il suggerimento chiede ai bot. Continua a giocare, e buona fortuna!

## Il browser: Prosperity

web-prosperity-area-market = Mercato
web-prosperity-area-country = Nazione
web-prosperity-area-players = Giocatori
web-prosperity-side = Mercato: { $side }
web-prosperity-track = Tracciato { $track }
web-prosperity-square = casella { $square }
web-prosperity-market-cell = Mercato, lato { $side }, livello { $level }
web-prosperity-markers = { $player }: livello { $energy } sul tracciato energia, livello { $ecology } sul tracciato ecologia.
web-prosperity-tile-label = { $tile }, { $kind }: { $does }; costa { $price }
web-prosperity-tile-place = { $kind }, lato { $side }, livello { $level }
web-prosperity-tile-scored = arrivata nel { $decade }, conteggio { $symbol }
web-prosperity-price = Ti costa { $price }
web-prosperity-printed = stampato sulla plancia; una tessera dello stesso tipo può coprirlo
web-prosperity-point = Scegli una tessera illuminata per acquistarla; qui leggi che cosa fa.
web-prosperity-purse = Hai { $money }
web-prosperity-no-symbols = nessun simbolo
web-prosperity-slot = Spazio { $slot }, tipo { $kind }
web-prosperity-empty = vuoto
web-prosperity-goes-here = la tessera può andare qui
web-prosperity-back-home = Torna alla mia nazione
web-prosperity-reconstructed-board = lato nero: ricostruito
web-prosperity-money = denaro
web-prosperity-discs = inquinamento
web-prosperity-show-country = Mostra la nazione di { $player }
web-prosperity-outlook = Ancora da conteggiare nel { $decade }, e che cosa porterebbe ora
web-prosperity-pollution = Inquinamento: { $discs } dischi su { $circles } cerchi
web-prosperity-pollution-over = Inquinamento eccessivo: { $discs } dischi, nessun punto prosperità
web-prosperity-opens = apre { $slots }
web-prosperity-ask-pay = Deficit di energia di { $levels }: quanti livelli paghi? Ogni livello che non paghi vale un disco.
web-prosperity-ask-split = { $squares ->
    [one] Una casella di ricerca: su quale tracciato?
   *[other] { $squares } caselle di ricerca: come le ripartisci?
    }
web-prosperity-ask-slot = Dove piazzi { $tile }? Scegli uno spazio illuminato della tua nazione.
web-prosperity-ask-action = { $actions ->
    [one] Tocca a te: ancora un’azione. Scegli qui sotto, o una tessera del mercato.
   *[other] Tocca a te: ancora { $actions } azioni. Scegli qui sotto, o una tessera del mercato.
    }
web-prosperity-tell-buy = Acquista { $tile } per lo spazio { $slot }
web-prosperity-tell-buy-special = Acquista { $tile }
web-prosperity-tell-research = Ricerca { $track }
web-prosperity-tell-pay = { $levels ->
    [0] Non pagare nulla
    [one] Paga un livello
   *[other] Paga { $levels } livelli
    }
web-prosperity-tell-split = Energia { $energy }, ecologia { $ecology }
web-prosperity-tell-income = Rendita
web-prosperity-tell-clean-up = Pulizia

## Il browser: Neotopia

web-neotopia-area-board = Tabellone
web-neotopia-area-cards = Carte
web-neotopia-area-players = Giocatori
web-neotopia-progress = tessere rimaste: { $tiles } · carte nel mazzo: { $deck }
web-neotopia-not-now = Ora qui non c’è nulla da scegliere.
web-neotopia-factory-far = Una fabbrica rifornisce solo le due regioni che tocca.
web-neotopia-point = Scegli un elemento di una fabbrica e uno spazio, in qualsiasi ordine.
web-neotopia-point-card = Guarda una carta della tua mano: il tabellone mostra dove le manca un solo segnalino.
web-neotopia-space = { $region } { $space }
web-neotopia-space-free = libero
web-neotopia-space-free-outer = spazio esterno libero
web-neotopia-space-bonus = bonus { $bonus }
web-neotopia-space-completes = { $element } completerebbe { $cards }
web-neotopia-space-last = appena piazzato
web-neotopia-factory = Fabbrica { $factory }
web-neotopia-token = { $element } nella fabbrica { $factory }
web-neotopia-reserve = { $element } nella riserva: { $count }
web-neotopia-stack = Pila di produzione. In arrivo: { $elements }; tessere rimaste: { $tiles }
web-neotopia-pile = Pila dei bonus: { $bonus } in cima, segnalini rimasti: { $left }
web-neotopia-pile-empty = La pila dei bonus è vuota
web-neotopia-last = Ultimo progetto: { $type }; progetti costruiti qui: { $count }
web-neotopia-last-none = Qui non è ancora stato costruito nessun progetto
web-neotopia-type-building = edificio { $element }
web-neotopia-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
web-neotopia-worth-building = { $points } punti, { $own } per il giocatore del suo colore
web-neotopia-card = { $card } ({ $type }): { $worth }
web-neotopia-card-short = { $count ->
    [one] Manca un solo segnalino, su uno spazio
   *[other] Manca un solo segnalino, su { $count } spazi
    }
web-neotopia-card-far = Da nessuna parte manca un solo segnalino
web-neotopia-deck = Mazzo: { $count }
web-neotopia-deck-said = Pesca la prima carta del mazzo; carte rimaste: { $count }
web-neotopia-draw-deck = Pesca dal mazzo
web-neotopia-offer-gap = Presa; si completa alla fine del turno
web-neotopia-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
web-neotopia-first = Primo giocatore
web-neotopia-now = finora { $score }
web-neotopia-estimate = Se la partita finisse ora
web-neotopia-region-points = { $region }: { $points } e { $group } per il gruppo più grande
web-neotopia-region-final = { $region }: { $points }
web-neotopia-region-lowest = la regione più debole, conta × { $factor }
web-neotopia-bonus = { $bonus } ({ $count })
web-neotopia-ask-act = { $actions ->
    [one] Ancora un’azione: pesca una carta o piazza un elemento.
   *[other] Ancora { $actions } azioni: pesca una carta o piazza un elemento.
    }
web-neotopia-ask-space = Dove piazzi { $element }?
web-neotopia-use-permits = un elemento su uno spazio esterno
web-neotopia-use-initiative = un elemento della riserva
web-neotopia-use-automation = un’azione in più
web-neotopia-use-subsidy = due carte
web-neotopia-ask-factory = Da quale fabbrica viene { $element }?
web-neotopia-ask-token = Quale elemento piazzi su { $region } { $space }?
web-neotopia-tell-start = Segnalino di partenza su { $region } { $space }
web-neotopia-tell-move = { $element } da { $factory } su { $region } { $space }
web-neotopia-tell-place = { $element } dalla riserva su { $region } { $space }
web-neotopia-change-points = Punti nella regione { $region }
web-neotopia-change-group = Gruppo più grande nella regione { $region }
web-neotopia-group-short = Gruppo { $region }

## Il browser: replay e analisi

web-study-title = Replay: { $game }
web-study-players = Giocatori
web-study-more = Altro
web-study-eyes = Vista da
web-study-eyes-spectator = chi guarda
web-study-eyes-what-if = In «E se?» vedi ciò che vede chi deve decidere.
web-study-text = Testo
web-study-json = JSON
web-study-download-text = Scarica la partita come testo
web-study-download-json = Scarica la partita come JSON
web-study-play-on = Gioca da qui
web-study-play-on-before = Gioca senza queste mosse
web-study-play-on-as = Un nuovo tavolo che comincia qui: tu prendi il posto di { $player }, i bot prendono gli altri.
web-study-to-table = Al tavolo
web-study-bots = Bot
web-study-bots-think = Che cosa ne pensano i bot
web-study-area-steps = Passi
web-study-hidden = Ciò che viene dopo resta nascosto finché non ci arrivi.
web-study-show-all = Mostra tutto
web-study-show-result = Mostra il risultato
web-study-so-far = Fin dove hai rivisto la partita.
web-study-newer = Cerca passi più recenti
web-study-bar = Replay
web-study-go = Scorri la partita
web-study-keys = Tasti: ← → un passo, Home e Fine, spazio per riprodurre
web-study-first = Al primo passo
web-study-previous = Un passo indietro
web-study-play = Riproduci
web-study-pause = Pausa
web-study-next = Un passo avanti
web-study-last = All’ultimo passo
web-study-slider = Passo
web-study-step-of = Passo { $step } di { $steps }
web-study-speed = Velocità
web-study-copy = Copia link
web-study-copied = Link copiato
web-study-what-if = E se?
web-study-what-if-why = Prova altre mosse da questa posizione, per tutti a turno; la variante è nel link.
web-study-what-if-none = Non è ancora stata provata nessuna mossa.
web-study-line = La variante
web-study-line-empty = Scegli mosse sul tabellone, per tutti a turno.
web-study-line-first = All’inizio della variante
web-study-line-back = Una mossa indietro
web-study-line-forth = Una mossa avanti
web-study-line-last = Alla fine della variante
web-study-after = { $step ->
    [0] Dall’inizio
   *[other] Dal passo { $step }
    }
web-study-clear = Svuota
web-study-deal = Ridistribuisci
web-study-deal-why = Ciò che non puoi sapere è distribuito a caso; così si distribuisce in un altro modo.
web-study-position = Questa posizione
web-study-ask-position = Chiedi di questa posizione
web-study-best = Mosse migliori di { $player }
web-study-basis = Da ciò che vede chi decide, su { $iterations } continuazioni. Le probabilità valgono per un gioco forte come quello dei bot.
web-study-try = Prova questa mossa
web-study-whole = Tutta la partita
web-study-whole-what = I bot guardano ogni decisione: le probabilità di vittoria di tutti durante la partita, e le mosse costate di più.
web-study-whole-later = I bot guardano tutta la partita solo quando è finita.
web-study-ask = Chiedi ai bot
web-study-failed = L’analisi non è riuscita. Chiedi di nuovo.
web-study-chances = Probabilità di vittoria
web-study-costly = Le mosse costate di più
web-study-costly-none = Nessuna mossa è costata molto.
web-study-whose = Mosse di chi
web-study-whose-all = Di tutti
web-study-cost = −{ $points }%
web-study-cost-why = Quanta probabilità di vittoria è costata la mossa, in punti percentuali.
web-study-go-to-decision = Mostra la posizione in cui è stata giocata
web-study-played = giocata: { $move }
web-study-preferred = i bot preferivano: { $move }
web-study-sources = Da dove vengono i punti
web-study-scores = Punti durante la partita
web-study-proof = Prova della distribuzione
web-study-proof-why = Prima della prima mossa il server ha mostrato un impegno: lo SHA-256 di sale e seme. Ora che la partita è finita li rivela entrambi, così chiunque può controllare che nulla sia stato distribuito diversamente.
web-study-commitment = Impegno
web-study-seed = Seme
web-study-salt = Sale
web-study-proof-how = Per controllarla, scarica la partita ed esegui:
