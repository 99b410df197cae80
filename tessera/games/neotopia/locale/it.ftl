### Neotopia in Italian. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

neotopia-about = Costruisci una città del futuro insieme agli altri, e contro di loro. Piazza elementi in tre regioni comuni, completa gli schemi delle tue carte e non trascurare nessuna regione.

## Options

neotopia-option-colours = Colore
    .help = Neotopia: il colore di ogni posto, separato da virgole: energy, farming, technology, community.
neotopia-option-colours-default = Come capita
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

## Che cosa è rifiutato, e perché

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

## Sullo schermo

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

## Le regole in breve

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

neotopia-lesson-welcome = Ti diamo il benvenuto! Tre regioni, deserto, acqua e foresta, si riempiono di segnalini di quattro elementi. Raccogli punti in ogni regione, e alla fine la tua regione più debole conta tre volte.
neotopia-lesson-start = Il tuo colore è l’energia rinnovabile, il triangolo. Ognuno comincia con un proprio segnalino: piazza il tuo al centro del deserto.
neotopia-lesson-confirm = Nulla è definitivo finché non confermi. Conferma.
neotopia-lesson-hand = Questi sono i tuoi progetti. Ognuno mostra uno schema: completalo sul tabellone e ne ottieni i punti. Al ponte con l’energia alle due estremità dell’agricoltura biologica manca un solo segnalino nel deserto!
neotopia-lesson-move = Un turno ha tre azioni: sposta un elemento da una fabbrica a una regione accanto, o pesca una carta. Prendi il segnalino energia della fabbrica tra deserto e acqua, poi scegli lo spazio f4.
neotopia-lesson-build = Lo schema è completo, e non importa di chi sono i segnalini. Scegli la carta nella tua mano per costruirla.
neotopia-lesson-bonus = 3 punti nel deserto. Ora ottieni un bonus: sposta energia dalla fabbrica tra foresta e deserto su e5, dove c’è un segnalino bonus.
neotopia-lesson-draw = La terza azione: pesca una carta dall’Offerta. Prendi la fila di comunità e agricoltura biologica.
neotopia-lesson-use = Una volta per turno, in qualsiasi momento, puoi usare un segnalino bonus. Il sussidio governativo ti fa pescare due carte. Usalo: costa i 3 punti che un bonus non usato vale alla fine, e due carte rendono di più.
neotopia-lesson-first-card = Prendi l’elica di energia e tecnologia.
neotopia-lesson-second-card = E il viale di edifici della comunità.
neotopia-lesson-end-turn = Il tuo turno è completo. Conferma.
neotopia-lesson-diverse = Due cose da ricordare: in una regione nessuno può costruire lo stesso tipo di progetto due volte di fila (il tipo è in cima alla carta; l’ultima costruita sta accanto alla regione), e chi vi raggiunge 7, 13 o 18 punti ottiene un segnalino bonus.
neotopia-lesson-ending = I semicerchi agli angoli sono spazi esterni: li apre solo il bonus «nuovi permessi di costruzione». Ogni fabbrica svuotata gira una tessera produzione; quando si gira l’ultima, si giocano questo round e un altro, poi è la fine.
neotopia-lesson-score = Alla fine conta anche il gruppo più grande del tuo colore in ogni regione, e ogni bonus non usato vale 3. Qui vedi sempre a che punto siete, e quale regione conta tre volte.
neotopia-lesson-go-on = Non ti serve altro. Ciò che puoi fare si illumina; scegli una carta per vedere dove le manca un solo segnalino; il suggerimento chiede ai bot. Continua a giocare, e buona fortuna!

## The browser

neotopia-web-area-board = Tabellone
neotopia-web-area-cards = Carte
neotopia-web-area-players = Giocatori
neotopia-web-progress = tessere rimaste: { $tiles } · carte nel mazzo: { $deck }
neotopia-web-not-now = Ora qui non c’è nulla da scegliere.
neotopia-web-factory-far = Una fabbrica rifornisce solo le due regioni che tocca.
neotopia-web-point = Scegli un elemento di una fabbrica e uno spazio, in qualsiasi ordine.
neotopia-web-point-card = Guarda una carta della tua mano: il tabellone mostra dove le manca un solo segnalino.
neotopia-web-space = { $region } { $space }
neotopia-web-space-free = libero
neotopia-web-space-free-outer = spazio esterno libero
neotopia-web-space-bonus = bonus { $bonus }
neotopia-web-space-completes = { $element } completerebbe { $cards }
neotopia-web-space-last = appena piazzato
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
neotopia-web-worth-building = { $points } punti, { $own } per il giocatore del suo colore
neotopia-web-card = { $card } ({ $type }): { $worth }
neotopia-web-card-short = { $count ->
    [one] Manca un solo segnalino, su uno spazio
   *[other] Manca un solo segnalino, su { $count } spazi
    }
neotopia-web-card-far = Da nessuna parte manca un solo segnalino
neotopia-web-deck = Mazzo: { $count }
neotopia-web-deck-said = Pesca la prima carta del mazzo; carte rimaste: { $count }
neotopia-web-draw-deck = Pesca dal mazzo
neotopia-web-offer-gap = Presa; si completa alla fine del turno
neotopia-web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
neotopia-web-first = Primo giocatore
neotopia-web-now = finora { $score }
neotopia-web-estimate = Se la partita finisse ora
neotopia-web-region-points = { $region }: { $points } e { $group } per il gruppo più grande
neotopia-web-region-final = { $region }: { $points }
neotopia-web-splash-last-tile = L’ultima tessera
neotopia-web-splash-last-round = Ultimo giro
neotopia-web-splash-final-scoring = Punteggio finale
neotopia-web-final-projects = { $region }: progetti
neotopia-web-final-group = { $region }: gruppo più grande
neotopia-web-final-lowest = La regione più bassa vale ×{ $factor }
neotopia-web-final-bonuses = Segnalini bonus rimasti
neotopia-web-region-lowest = la regione più debole, conta × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] Ancora un’azione: pesca una carta o piazza un elemento.
   *[other] Ancora { $actions } azioni: pesca una carta o piazza un elemento.
    }
neotopia-web-ask-space = Dove piazzi { $element }?
neotopia-web-use-permits = un elemento su uno spazio esterno
neotopia-web-use-initiative = un elemento della riserva
neotopia-web-use-automation = un’azione in più
neotopia-web-use-subsidy = due carte
neotopia-web-ask-factory = Da quale fabbrica viene { $element }?
neotopia-web-ask-token = Quale elemento piazzi su { $region } { $space }?
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
neotopia-box-points-building = { $own } punti al giocatore del suo colore, { $others } agli altri
neotopia-box-bonuses = Segnalini bonus
neotopia-box-copies = { $copies } copie
neotopia-box-tiles = Tessere produzione
neotopia-box-production-tile = Tessera { $number }
neotopia-box-flag-tile = Tessera con la bandiera
neotopia-box-without = resta nella scatola in { $players } giocatori
