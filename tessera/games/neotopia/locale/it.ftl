### Neotopia in Italian. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

neotopia-about = Costruisci una città del futuro insieme agli altri, e contro di loro. Piazza elementi in tre regioni comuni, completa gli schemi delle tue carte e non trascurare nessuna regione.

## Options

neotopia-option-colours = Colore
    .help = Neotopia: il colore di ogni posto, separati da virgole: energy, farming, technology, community.
neotopia-option-colours-default = A caso
neotopia-option-colours-energy = Rosso: energia
neotopia-option-colours-farming = Verde: agricoltura
neotopia-option-colours-technology = Viola: tecnologia
neotopia-option-colours-community = Blu: comunità

## I nomi. Elementi, regioni e bonus hanno i loro nei componenti; una carta si chiama con la sua forma e i suoi elementi.

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

## Che cosa è successo

neotopia-change-points = { $sign }{ $number ->
    [one] 1 punto
   *[other] { $number } punti
    }
neotopia-change-none = nessun punto
neotopia-event-started = { $player } piazza un segnalino di partenza su { $region } { $space }.
    .you = Tu piazzi un segnalino di partenza su { $region } { $space }.
neotopia-event-moved = { $player } sposta «{ $element }» dalla fabbrica { $factory } su { $region } { $space }.
    .you = Tu sposti «{ $element }» dalla fabbrica { $factory } su { $region } { $space }.
neotopia-event-placed = { $player } piazza «{ $element }» dalla riserva su { $region } { $space }.
    .you = Tu piazzi «{ $element }» dalla riserva su { $region } { $space }.
neotopia-event-won = { $player } ottiene un segnalino bonus: { $bonus }.
    .you = Tu ottieni un segnalino bonus: { $bonus }.
neotopia-event-took = { $player } prende { $card } dall’Offerta.
    .you = Tu prendi { $card } dall’Offerta.
neotopia-event-drew = { $player } pesca una carta dal mazzo.
    .you = Tu peschi una carta dal mazzo.
neotopia-event-used = { $player } usa un segnalino bonus: { $bonus }.
    .you = Tu usi un segnalino bonus: { $bonus }.
neotopia-event-built = { $player } costruisce { $card } nella regione { $region } e ottiene { $points ->
    [0] 0 punti
    [one] 1 punto
   *[other] { $points } punti
    }.
    .you = Tu costruisci { $card } nella regione { $region } e ottieni { $points ->
        [0] 0 punti
        [one] 1 punto
       *[other] { $points } punti
        }.
neotopia-event-skipped = { $player } non costruisce nulla.
    .you = Tu non costruisci nulla.
neotopia-event-ended = { $player } termina il turno.
    .you = Tu termini il turno.
neotopia-event-lost-action = { $player } non può fare nulla e perde un’azione.
    .you = Tu non puoi fare nulla e perdi un’azione.
neotopia-event-refilled = La fabbrica { $factory } viene rifornita: { $elements }.
neotopia-event-turned = Si rivela una tessera produzione: { $elements }. Tessere rimaste: { $left }.
neotopia-event-restocked = Tessere esaurite. In arrivo: { $elements }.
neotopia-event-last-tile = Era l’ultima tessera: finite questo round, poi giocatene un altro.
neotopia-event-offered = Nuove carte nell’Offerta: { $cards }.
neotopia-event-passed = Tocca a { $player }.
    .you = Tocca a te.
neotopia-event-last-round = Comincia l’ultimo round.
neotopia-event-final-scoring = L’ultimo round è finito. Comincia il conteggio finale.
neotopia-event-group = { $player } ottiene { $points ->
    [0] 0 punti
    [one] 1 punto
   *[other] { $points } punti
    } per il suo gruppo più grande nella regione { $region }.
    .you = Tu ottieni { $points ->
        [0] 0 punti
        [one] 1 punto
       *[other] { $points } punti
        } per il tuo gruppo più grande nella regione { $region }.
neotopia-event-score = { $player } chiude con { $score ->
    [one] 1 punto
   *[other] { $score } punti
    }.
    .you = Tu chiudi con { $score ->
        [one] 1 punto
       *[other] { $score } punti
        }.
neotopia-event-over = La partita è finita.

## Che cosa è rifiutato, e perché

neotopia-wrong-colours = Per i colori servono { $players } elementi diversi, uno per posto, tra { $values }; ricevuto: «{ $given }».
neotopia-start-first = Prima tutti piazzano un segnalino di partenza su uno spazio libero
neotopia-act-first = Prima svolgi un’azione: pesca una carta, sposta un elemento o usa un segnalino bonus
neotopia-draw-first = Prima prendi le carte del sussidio: una dall’Offerta o dal mazzo
neotopia-initiative-first = Prima usa la tua iniziativa privata: piazza un elemento dalla riserva
neotopia-permits-first = Prima usa i tuoi nuovi permessi di costruzione: sposta un elemento da una fabbrica a uno spazio esterno
neotopia-build-first = Prima decidi sul progetto: costruiscilo, o non costruire nulla
neotopia-no-actions-left = Non hai più azioni: usa un segnalino bonus o termina il turno
neotopia-actions-left = { $actions ->
    [one] Devi svolgere ancora 1 azione
   *[other] Devi svolgere ancora { $actions } azioni
    }
neotopia-deck-empty = Il mazzo è vuoto
neotopia-not-offered = La carta «{ $card }» non è nell’Offerta
neotopia-not-in-factory = Nella fabbrica { $factory } non c’è nessun segnalino «{ $element }»
neotopia-not-in-reserve = Nella riserva non restano segnalini «{ $element }»
neotopia-space-taken = Lo spazio { $space } della regione { $region } è già occupato
neotopia-space-inner = { $space } è uno spazio interno; i permessi valgono per quelli esterni
neotopia-space-outer = { $space } è uno spazio esterno; ti serve il bonus «Nuovi permessi di costruzione»
neotopia-space-alone = Lo spazio { $space } della regione { $region } non è accanto a nessun elemento
neotopia-region-empty = La regione { $region } è vuota: il suo primo elemento va al centro
neotopia-bonus-used = In questo turno hai già usato un segnalino bonus
neotopia-no-such-bonus = Non hai il bonus «{ $bonus }»
neotopia-bonus-useless = Il bonus «{ $bonus }» ora non avrebbe effetto
neotopia-not-in-hand = La carta «{ $card }» non è nella tua mano
neotopia-same-type = L’ultimo progetto nella regione { $region } è dello stesso tipo di «{ $card }»
neotopia-incomplete = Il segnalino piazzato non completa «{ $card }» nella regione { $region }

## Sullo schermo

neotopia-screen-turn = { $actions ->
    [0] Azioni finite
    [one] Ancora 1 azione
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
neotopia-screen-score = Punteggio attuale
neotopia-screen-pile = pila: { $top } ({ $left })
neotopia-screen-no-pile = pila: vuota
neotopia-screen-last = ultimo: { $type }
neotopia-screen-known = note:
neotopia-screen-start = Piazza il tuo segnalino di partenza.
neotopia-screen-act = Scegli un’azione.
neotopia-screen-draw = { $draws ->
    [one] Pesca 1 carta.
   *[other] Pesca { $draws } carte.
    }
neotopia-screen-initiate = Scegli un elemento della riserva e uno spazio.
neotopia-screen-permit = Scegli un elemento di una fabbrica e uno spazio esterno.
neotopia-screen-build = Costruire un progetto con «{ $element }» su { $region } { $space }?
neotopia-screen-close = Usare un segnalino bonus o terminare il turno?
neotopia-move-draw = prendi { $card }
neotopia-move-build = costruisci { $card }
neotopia-move-deck = la prima carta del mazzo
neotopia-move-skip = non costruire nulla
neotopia-move-end = termina il turno
neotopia-move-use = usa { $bonus }
neotopia-points-projects = progetti
neotopia-points-groups = gruppi
neotopia-points-lowest = regione più debole, contata altre due volte
neotopia-points-bonuses = segnalini bonus non usati

## Le regole in breve

neotopia-rules-setup = Preparazione
neotopia-rule-N-1 = Da due a quattro giocatori. Ci sono quattro elementi, ognuno dei quali è anche il colore di un giocatore: energia rinnovabile, agricoltura biologica, tecnologia e comunità, con 25 segnalini ciascuno.
neotopia-rule-N-2 = Il tabellone ha tre regioni (deserto, acqua, foresta) e tre fabbriche. Una fabbrica si trova tra due regioni e rifornisce solo quelle due. Al centro c’è la pila di produzione.
neotopia-rule-N-3 = Ci sono 56 carte progetto, 12 tessere produzione, di cui una con una bandiera, e 24 segnalini bonus: 6 per ognuno dei quattro tipi.
neotopia-rule-N-10 = Ogni fabbrica comincia con un segnalino di ogni colore.
neotopia-rule-N-11 = Ognuno ha un colore e parte da 0 punti in ogni regione.
neotopia-rule-N-12 = Mescola i segnalini bonus. In ogni regione piazzane quattro scoperti sugli spazi contrassegnati e impilane altri quattro accanto; di ogni pila si vede solo quello in cima.
neotopia-rule-N-13 = Dai tre carte a testa; ognuno vede solo le proprie. Altre quattro carte, scoperte, formano l’Offerta.
neotopia-rule-N-14 = La tessera con la bandiera va in fondo alla pila di produzione; le altre si mescolano e si mettono sopra. Gli elementi sul retro restano ignoti finché una tessera non viene rivelata. In due, lascia nella scatola tre tessere contrassegnate; in tre, due. In cima alla pila c’è un segnalino di ogni colore.
neotopia-rule-N-15 = Chi comincia è scelto a caso e comincia ogni round.
neotopia-rule-N-16 = A partire da chi comincia e in senso orario, ognuno piazza un segnalino del proprio colore preso dalla riserva: al centro di una regione vuota, o accanto al segnalino di qualcun altro. Una regione può restare vuota.
    .ruling = I segnalini di partenza non possono andare sugli spazi esterni. Se il tuo copre un segnalino bonus, lo ottieni. Non permette di costruire un progetto.
neotopia-rules-turn = Un turno
neotopia-rule-N-20 = Nel tuo turno svolgi esattamente tre azioni. Ognuna è una di queste due, e puoi ripeterle: pescare una carta, dall’Offerta o dal mazzo, oppure spostare un elemento da una fabbrica a una delle sue due regioni.
neotopia-rule-N-21 = Non c’è un limite alle carte in mano. L’Offerta si completa a quattro carte alla fine del turno, non prima. Le carte prese dall’Offerta restano note a tutti finché non vengono costruite.
    .ruling = Le carte non si rimescolano: quando il mazzo è vuoto, nessuno può più pescarne.
neotopia-rule-N-22 = Il primo elemento di una regione va al suo centro, ogni altro su uno spazio libero accanto a un elemento già presente. Questa azione non permette di usare i semicerchi sul bordo, cioè gli spazi esterni.
    .figure = Il segnalino cerchiato è stato il primo, al centro; ogni altro tocca un segnalino già presente.
neotopia-rule-N-23 = Devi svolgere tutte e tre le azioni, se puoi.
    .ruling = Se una delle due azioni è impossibile, svolgi l’altra; se lo sono entrambe, l’azione è persa. Puoi comunque usare un segnalino bonus alla fine del turno.
neotopia-rule-N-24 = Se il tuo segnalino copre un segnalino bonus, lo ottieni.
neotopia-rule-N-25 = Una fabbrica che hai svuotato viene rifornita subito: riceve gli elementi sulla pila di produzione; poi la tessera in cima viene rivelata e lascia la partita, e gli elementi sul suo retro passano dalla riserva alla pila. I colori che mancano nella riserva non si piazzano.
    .ruling = Se non c’è nulla con cui rifornirla, la fabbrica resta vuota; per lei non si rivela un’altra tessera.
neotopia-rule-N-26 = Dopo aver piazzato un segnalino, segui quest’ordine: prendi il segnalino bonus, rifornisci la fabbrica, costruisci.
neotopia-rules-building = Costruzione
neotopia-rule-N-30 = Dopo aver piazzato un segnalino puoi costruire un progetto della tua mano, uno solo, se il suo schema è completo in quella regione e comprende il segnalino appena piazzato.
neotopia-rule-N-31 = Uno schema si può ruotare in tutte e sei le direzioni. I segnalini restano al loro posto e possono servire di nuovo, non importa di chi siano; contano anche quelli sugli spazi esterni.
    .ruling = Tutti gli schemi delle nostre carte coincidono con la propria immagine speculare, quindi su questo non c’è nulla da chiarire.
    .figure = Lo schema della carta, ruotato di un sesto di giro. Il segnalino senza anello non ne fa parte.
neotopia-rule-N-32 = Regola della diversità: un progetto deve essere di un tipo diverso dall’ultimo costruito nella stessa regione.
    .figure = Dopo il progetto a sinistra si può costruire lì quello a destra: è di un altro tipo.
neotopia-rule-N-33 = Metti la carta sulla pila dei progetti della regione e avanza lì di tanti punti quanti ne vale. Un edificio vale 2 punti per chi ha il suo colore e 4 per tutti gli altri.
    .figure = In alto a sinistra il tipo, a destra i punti, sotto lo schema. A destra un edificio: l’anello mostra quanto vale per chi gioca il suo colore.
neotopia-rule-N-34 = Quando raggiungi o superi 7, 13 o 18 punti in una regione, prendi ogni volta il segnalino in cima alla sua pila dei bonus, finché ce ne sono.
    .ruling = Solo al primo giro del tracciato dei punti, non di nuovo a 27, 33 e 38.
neotopia-rules-bonuses = Segnalini bonus
neotopia-rule-N-40 = Una volta per turno, in qualsiasi momento del tuo turno, puoi usare un segnalino bonus, anche appena ottenuto. È un’azione gratuita, e il segnalino lascia la partita.
    .figure = I quattro tipi di segnalini bonus.
neotopia-rule-N-41 = Sussidio governativo: pesca due carte, ciascuna dall’Offerta o dal mazzo; meno, se non ce ne sono abbastanza.
neotopia-rule-N-42 = Automazione: svolgi un’altra azione.
neotopia-rule-N-43 = Iniziativa privata: piazza un elemento qualsiasi della riserva in una regione qualsiasi, secondo le solite regole.
neotopia-rule-N-44 = Nuovi permessi di costruzione: sposta un elemento da una fabbrica a uno spazio esterno libero di una delle sue regioni, accanto a un elemento.
neotopia-rule-N-45 = Anche un segnalino piazzato con un bonus fa ottenere il segnalino bonus che copre e permette di costruire, come ogni altro.
neotopia-rule-N-46 = Se in questo turno non hai usato un segnalino bonus, puoi ancora usarne uno dopo la tua terza azione. Poi il turno finisce.
neotopia-rules-end = Fine della partita
neotopia-rule-N-50 = Quando si rivela la tessera con la bandiera, i suoi elementi vanno al centro. Finite il round, poi giocatene un altro.
neotopia-rule-N-51 = Quando non ci sono più tessere, una fabbrica svuotata riceve i segnalini al centro, dove se ne rimette uno di ogni colore.
neotopia-rule-N-60 = In ogni regione ognuno ottiene 1 punto per ogni segnalino del suo gruppo collegato più grande del proprio colore. Questi punti non fanno ottenere segnalini bonus.
    .figure = Quattro segnalini si toccano: 4 punti. Il quinto è isolato e non conta.
neotopia-rule-N-61 = Il tuo punteggio finale: la tua regione migliore, più la seconda, più tre volte la più debole, più 3 punti per ogni segnalino bonus non usato.
    .figure = Un esempio: la foresta è la regione più debole e conta tre volte; un segnalino bonus non è stato usato.
neotopia-rule-N-62 = In caso di parità vince chi ha più punti nella regione più debole (prima di triplicarla), poi nella seconda, poi nella migliore.
    .ruling = Chi è ancora in parità condivide la vittoria.
neotopia-goal = Vince chi ottiene il punteggio finale più alto. Fai punti in tre regioni completando gli schemi delle tue carte progetto; alla fine contano anche il tuo gruppo più grande in ogni regione e i segnalini bonus non usati. La tua regione più debole conta tre volte: non trascurarne nessuna.
neotopia-reconstructed = Il regolamento mostra il tabellone, gli schemi delle carte e il retro delle tessere produzione solo come immagini. I nostri sono ricostruzioni che si accordano con tutto ciò che è pubblicato; quantità, colori, soglie e bonus sono quelli del regolamento.

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } segnalini bonus non riempiono { $spaces } spazi e pile uguali in { $regions } regioni
neotopia-fault-flag = una sola tessera deve portare la bandiera, non { $tiles }
neotopia-fault-colours = uno schema ha uno o due elementi, non { $count }
neotopia-fault-connected = lo schema non è connesso
neotopia-fault-nowhere = lo schema non entra da nessuna parte in una regione
neotopia-fault-centre = il centro deve essere uno spazio interno
neotopia-fault-outside = «{ $key }»: lo spazio { $space } è fuori dalla regione
neotopia-fault-reserve = con { $tokens } segnalini per elemento, la riserva potrebbe esaurirsi prima di questa tessera
neotopia-fault-full = le regioni hanno { $spaces } spazi interni raggiungibili, ma vi si piazzano fino a { $tokens } segnalini

## The lesson

neotopia-lesson-welcome = Ti diamo il benvenuto! Costruisci in tre regioni, deserto, acqua e foresta, con segnalini di quattro elementi. Ottieni punti in ogni regione, e alla fine la tua regione più debole conta tre volte.
neotopia-lesson-start = Il tuo colore è l’energia rinnovabile, il triangolo. Ognuno comincia con un proprio segnalino: piazza il tuo al centro del deserto.
neotopia-lesson-confirm = Nulla è definitivo finché non confermi. Ora conferma.
neotopia-lesson-hand = Questi sono i tuoi progetti. Ognuno mostra uno schema: completalo sul tabellone per ottenerne i punti. Al ponte con l’energia alle estremità e l’agricoltura biologica in mezzo manca un solo segnalino nel deserto!
neotopia-lesson-move = Un turno ha tre azioni: ogni volta sposti un elemento da una fabbrica a una regione vicina, o peschi una carta. Prendi il segnalino energia dalla fabbrica tra deserto e acqua, poi scegli lo spazio f4.
neotopia-lesson-build = Lo schema è completo, non importa di chi siano i segnalini. Scegli la carta nella tua mano per costruirla.
neotopia-lesson-bonus = 3 punti nel deserto! Ora ottieni un segnalino bonus: sposta energia dalla fabbrica tra foresta e deserto su quello in e5.
neotopia-lesson-draw = Terza azione: prendi una carta dall’Offerta. Scegli la fila di comunità e agricoltura biologica.
neotopia-lesson-use = Una volta per turno, in qualsiasi momento, puoi usare un segnalino bonus. Il sussidio governativo ti fa pescare due carte. Usalo: rinunci ai 3 punti che un segnalino bonus non usato vale alla fine, ma due carte rendono di più.
neotopia-lesson-first-card = Prendi l’elica di energia e tecnologia.
neotopia-lesson-second-card = E il viale di edifici della comunità.
neotopia-lesson-end-turn = Il tuo turno è completo. Conferma.
neotopia-lesson-diverse = Due cose da ricordare. In una regione nessuno può costruire lo stesso tipo di progetto due volte di fila: il tipo è in cima alla carta, e l’ultimo progetto costruito sta accanto alla regione. E ogni volta che raggiungi 7, 13 o 18 punti in una regione, ottieni un segnalino bonus.
neotopia-lesson-ending = I semicerchi agli angoli sono spazi esterni: li apre solo il bonus «Nuovi permessi di costruzione». Ogni fabbrica svuotata rivela una tessera produzione; dopo l’ultima tessera si finisce il round e se ne gioca un altro.
neotopia-lesson-go-on = Questo era un turno intero. Le mosse possibili sono evidenziate; ✦ con un piccolo segnalino indica dove questo completa una carta. Ora guarda che cosa decide le partite: l’ultimo turno di un’altra.
neotopia-lesson-last-round = L’ultimo turno di un’altra partita. Ecco il punteggio: 8 punti nel deserto, 8 nella foresta, ma solo 3 nell’acqua. La tua regione più debole conta tre volte: un punto nell’acqua ne vale tre!
neotopia-lesson-tripled = Nell’acqua, al rombo di agricoltura biologica e tecnologia manca un solo segnalino. Sposta agricoltura biologica dalla fabbrica tra deserto e acqua in e4.
neotopia-lesson-rhombus = Costruisci il rombo: i suoi 4 punti nell’acqua ne valgono 12.
neotopia-lesson-threshold = Arrivi anche a 7 punti nell’acqua e ottieni un segnalino bonus. Così si rivela il successivo: prima conferma fin qui.
neotopia-lesson-balance = Ora la fila di comunità ed energia. Starebbe anche nel deserto, ma con 7 punti l’acqua è ancora la tua regione più debole. Sposta comunità dalla fabbrica tra acqua e foresta in d6.
neotopia-lesson-row = Costruisci la fila nell’acqua.
neotopia-lesson-group = Alla fine, il tuo gruppo di energia più grande in ogni regione vale un punto per segnalino. Nel deserto si toccano 6 tuoi segnalini: portali a 7. Sposta energia dalla fabbrica tra deserto e acqua in e6.
neotopia-lesson-unused = Potresti ancora usare un segnalino bonus, ma se non lo usi vale 3 punti, e ne hai quattro. Termina il turno: il tuo avversario ne gioca ancora uno, poi il conteggio finale conta i gruppi, i segnalini bonus e, tre volte, la regione più debole.

## The browser

neotopia-web-area-board = Tabellone
neotopia-web-area-cards = Carte
neotopia-web-area-players = Giocatori
neotopia-web-progress = tessere rimaste: { $tiles } · carte nel mazzo: { $deck }
neotopia-web-not-now = Ora qui non c’è nulla da scegliere.
neotopia-web-factory-far = Una fabbrica rifornisce solo le due regioni vicine.
neotopia-web-point = Scegli un elemento in una fabbrica e uno spazio, in qualsiasi ordine.
neotopia-web-point-card = ✦: qui un segnalino completa una carta. Scegli una carta per vedere i suoi spazi.
neotopia-web-space = { $region } { $space }
neotopia-web-space-at = { $region }, fila { $row }, spazio { $number }
neotopia-web-space-free = libero
neotopia-web-space-free-outer = spazio esterno libero
neotopia-web-space-bonus = bonus { $bonus }
neotopia-web-space-completes = { $element } completerebbe { $cards }
neotopia-web-space-last = piazzato per ultimo
neotopia-web-factory = Fabbrica { $factory }
neotopia-web-token = { $element } nella fabbrica { $factory }
neotopia-web-reserve = { $element } nella riserva: { $count }
neotopia-web-stack = Pila di produzione. In arrivo: { $elements }; tessere rimaste: { $tiles }
neotopia-web-pile = Pila dei bonus: { $bonus } in cima, segnalini rimasti: { $left }
neotopia-web-pile-empty = La pila dei bonus è vuota
neotopia-web-last = Ultimo progetto: { $type }; progetti costruiti qui: { $count }
neotopia-web-last-none = Qui non è ancora stato costruito nessun progetto
neotopia-web-type-building = edificio { $element }
neotopia-web-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
neotopia-web-worth-building = { $points } punti, ma { $own } per chi ha il suo colore
neotopia-web-card = { $card } ({ $type }): { $worth }
neotopia-web-card-short = { $count ->
    [one] Manca un segnalino: 1 spazio completa la carta
   *[other] Manca un segnalino: { $count } spazi completano la carta
    }
neotopia-web-card-complete = Completa: premi Costruisci ({ $worth })
neotopia-web-card-far = Nessuno spazio completa ancora questa carta
neotopia-web-deck = Mazzo: { $count }
neotopia-web-deck-said = Pesca la prima carta del mazzo; carte rimaste: { $count }
neotopia-web-draw-deck = Pesca dal mazzo
neotopia-web-offer-gap = Presa; sostituita alla fine del turno
neotopia-web-known = Presa dall’Offerta: tutti conoscono questa carta
neotopia-web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
neotopia-web-first = Comincia ogni round
neotopia-web-now = Sicuri: { $score }
neotopia-web-now-said = Sicuri: le regioni, la più debole tre volte, e i segnalini bonus non usati
neotopia-web-estimate-said = Se la partita finisse ora: i punti sicuri e quelli dei gruppi più grandi
neotopia-web-estimate = Se la partita finisse ora
neotopia-web-region-points = { $region }: { $points }, più { $group } per il gruppo più grande
neotopia-web-region-final = { $region }: { $points }
neotopia-web-splash-last-tile = Ultima tessera
neotopia-web-splash-last-round = Ultimo round
neotopia-web-splash-final-scoring = Conteggio finale
neotopia-web-final-projects = { $region }: progetti
neotopia-web-final-group = { $region }: gruppo più grande
neotopia-web-final-lowest = Regione più debole, { $times ->
    [one] ancora una volta
   *[other] altre { $times } volte
    }
neotopia-web-final-lowest-said = { $region }, la regione più debole, conta { $times ->
    [one] ancora una volta
   *[other] altre { $times } volte
    }.
neotopia-web-final-bonuses = Segnalini bonus non usati
neotopia-web-region-lowest = regione più debole, conta × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] Ancora 1 azione: pesca una carta o piazza un elemento.
   *[other] Ancora { $actions } azioni: pesca una carta o piazza un elemento.
    }
neotopia-web-ask-space = Scegli uno spazio per «{ $element }».
neotopia-web-use-permits = un elemento su uno spazio esterno
neotopia-web-use-initiative = un elemento della riserva
neotopia-web-use-automation = un’altra azione
neotopia-web-use-subsidy = due carte
neotopia-web-word-subsidy = Sussidio
neotopia-web-word-automation = Automaz.
neotopia-web-word-initiative = Iniziativa
neotopia-web-word-permits = Permessi
neotopia-web-word-deck = Mazzo
neotopia-web-ask-factory = Scegli la fabbrica da cui prendere «{ $element }».
neotopia-web-ask-token = Scegli un elemento per { $region } { $space }.
neotopia-web-tell-start = Segnalino di partenza su { $region } { $space }
neotopia-web-tell-move = { $element } da { $factory } su { $region } { $space }
neotopia-web-tell-place = { $element } dalla riserva su { $region } { $space }
neotopia-web-change-points = Punti nella regione { $region }
neotopia-web-change-group = Gruppo più grande nella regione { $region }
neotopia-web-group-short = Gruppo { $region }

## What is in the box

neotopia-box-cards = Carte: { $type }
neotopia-box-building = edificio
neotopia-box-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
neotopia-box-points-building = { $own } punti per chi ha il suo colore, { $others } per tutti gli altri
neotopia-box-bonuses = Segnalini bonus
neotopia-box-copies = { $copies } copie
neotopia-box-tiles = Tessere produzione
neotopia-box-production-tile = Tessera { $number }
neotopia-box-flag-tile = Tessera con la bandiera
neotopia-box-without = resta nella scatola in { $players } giocatori

neotopia-why-regions = fa punti nelle tue regioni forti
neotopia-why-lowest = rafforza la tua regione più debole, che conta di più
neotopia-why-bonuses = ottiene un segnalino bonus (una mossa in più ora, o punti alla fine)
neotopia-why-bonuses-cost = spende un segnalino bonus
neotopia-why-cards = avvicina le tue carte alla costruzione
neotopia-why-cards-cost = consuma le tue carte
