### Tessera in italiano. Un solo catalogo serve il terminale, il server e il browser.
### Un fatto che è l’id di una cosa si legge come il suo nome.

## Errori di qualsiasi gioco

no-such-language = Lingua sconosciuta: «{ $language }». Puoi scegliere tra { $languages }.
no-such-game = Gioco sconosciuto: «{ $game }». Puoi scegliere tra { $games }.
broken-game = { $file } non definisce nessun gioco: { $why }
no-such-option = Opzione sconosciuta: «{ $option }». Puoi scegliere tra { $options }.
wrong-option = Opzione { $option }: «{ $value }» non è tra { $values }.
wrong-seat-options = Opzione { $option }: servono { $players } valori, uno per posto, ciascuno tra { $values }; ricevuto: «{ $value }».
wrong-seat-options-distinct = Opzione { $option }: servono { $players } valori diversi, uno per posto, ciascuno tra { $values }; ricevuto: «{ $value }».
wrong-players = Questo gioco è per { $fewest }–{ $most } giocatori, non { $players }.
wrong-seed = Un seme è un numero intero da 0 a 18446744073709551615 o 32 cifre esadecimali, non { $seed }.
wrong-seats = Una partita a { $players } giocatori richiede { $players } nomi, uno per posto; ricevuto: { $seats }.
no-such-move = Mossa sconosciuta: «{ $move }».
no-such-move-near = Mossa sconosciuta: «{ $move }». Intendevi { $near }?
no-such-action = Azione sconosciuta: { $action }. Le azioni sono numerate da 0 a { $last }.
points-other = altro
match-over = La partita è finita.
not-possible = Ora non puoi farlo.
not-settled = Prima il gioco deve svolgere un passo automatico.
nothing-to-undo = Non c’è niente da annullare.
seen-since = Da allora è stato rivelato qualcosa di nascosto: non si può più tornare indietro.
cannot-write = Impossibile scrivere { $file }: { $why }.
file-in-the-way = { $file } esiste già e non è una partita di Tessera; scegli un altro nome.
cannot-read = Impossibile leggere { $file }: { $why }.
not-text = { $file } non è un file di testo.
bad-json = Questo JSON è incompleto o errato alla riga { $line }.
not-a-match = Questa non è una partita di Tessera.
bad-line = La riga { $line } dell’intestazione non corrisponde a nulla di una partita: «{ $text }».
line-twice = La riga { $line } dell’intestazione ripete «{ $key }».
other-format = Questa partita usa la versione { $version } del formato; questo programma legge la versione { $ours }.
field-missing = Alla partita manca «{ $key }».
field-wrong = La partita ha un valore errato per «{ $key }»: { $value }.
field-unknown = La partita ha un campo sconosciuto: «{ $key }».
other-rules = Questa partita è stata giocata con la versione { $theirs } delle regole; questo programma ha la versione { $ours }.
other-components = Questa partita è stata giocata con componenti diversi ({ $theirs }) da quelli di questo programma ({ $ours }).
move-refused = Mossa { $number }, «{ $move }»: { $reason }
components-fault = { $file }, riga { $line }: { $fault }
components-none = { $game } non si può giocare con altri componenti.
fault-toml = questo non è TOML: { $why }
fault-missing = «{ $key }» manca in [{ $section }]
fault-kind = «{ $key }» deve essere di tipo { $kind }, non «{ $value }»
fault-names = manca il nome in: { $languages }
fault-unknown = «{ $value }» non è tra { $values }
fault-twice = «{ $value }» compare due volte
fault-range = «{ $key }» deve essere compreso tra { $fewest } e { $most }, non { $value }
fault-long = il file ha { $length } caratteri, il massimo è { $most }
fault-nested = l’annidamento è troppo profondo
fault-unclosed = un testo deve finire nella riga in cui comincia
fault-text = «{ $key }» deve essere una riga da 1 a { $longest } caratteri visibili, non «{ $value }»
fault-id = «{ $key }» deve essere una sola parola di lettere, cifre e trattini, lunga al massimo { $longest } caratteri, non «{ $value }»
components-moves = Con questi componenti ci sarebbero { $moves } mosse; devono essere tutte diverse, al massimo { $most }.
components-endless = Con questi componenti una partita di { $game } non finisce mai.
components-crash = Con questi componenti le regole di { $game } non funzionano: { $why }
components-slow = Compilare o giocare { $game } con questi componenti richiede troppo tempo.

## Il terminale

seat-you = Tu
seat-bot = { $bot } { $seat }
bot-random = Caso
terminal-compiling = Compilazione delle regole: avviene una volta sola e richiede qualche secondo…
since-last-turn = Dal tuo ultimo turno
terminal-prompt = La tua mossa (numero o parole; «aiuto» per saperne di più):
terminal-end-turn = Invio per confermare, «annulla» per ritirare la mossa:
terminal-undone = Mossa annullata.
terminal-saved = Partita salvata in { $file }.
terminal-under-way = La partita non è ancora finita.
terminal-resume = Per riprenderla: tessera play --resume { $file }
terminal-not-now = Non c’è una mossa numero { $number }; scegli da 1 a { $last }.
terminal-help =
    Scrivi un numero per giocare la mossa con quel numero. Puoi anche scrivere una mossa come compare nell’elenco, o abbreviarla, purché ne corrisponda una sola («buy wind at 2.1»).
    annulla: torna indietro, al massimo fino all’ultima cosa rivelata
    salva [FILE]: salva la partita in un file, in JSON se il nome finisce per .json
    regole [ID]: mostra le regole, o una sola
    registro: mostra tutto quello che è successo
    suggerimento: mostra che cosa giocherebbero i bot e le probabilità di tutti
    suggerimento on, suggerimento off: mostra o nasconde dove si può completare una carta
    esci: salva la partita ed esce
terminal-word-hint = suggerimento
terminal-word-undo = annulla
terminal-word-save = salva
terminal-word-rules = regole
terminal-word-log = registro
terminal-word-help = aiuto
terminal-word-quit = esci
terminal-word-next = avanti
terminal-word-back = indietro
result-winner = Vince { $names }
result-winners = Vittoria condivisa: { $names }
result-rank = Posizione
result-player = Giocatore
result-points = Punti
result-sum = Totale
terminal-several = «{ $text }» è ambiguo: { $moves }.
terminal-no-seat-you = Nel terminale, per ora, un solo posto può essere «you».
terminal-resume-alone = --resume riprende la partita così com’è stata salvata; togli { $option }.
terminal-replay-prompt = Passo { $step } di { $steps }. Invio o «avanti», «indietro», un numero, «esci»:
terminal-rule-missing = Regola sconosciuta: «{ $rule }».
terminal-no-rules = Non c’è un riassunto delle regole per { $game }.
rules-title = { $game }: le regole in breve
rules-goal = Come si vince
rules-ruling = Chiarimento:
rules-reconstructed = Che cosa abbiamo ricostruito
rules-own-rulings = I paragrafi con «Chiarimento» decidono ciò che il regolamento lascia aperto.
rules-unofficial = Adattamento non ufficiale, con parole nostre; il gioco appartiene ai suoi autori.

cli-help = Gioca e studia giochi da tavolo moderni: le regole sono scritte una volta sola, in Python, e compilate.
cli-play = Gioca una partita nel terminale.
cli-replay = Rivedi passo per passo una partita salvata.
cli-rules = Mostra un riassunto delle regole di un gioco, con tutti i chiarimenti.
cli-bench = Misura la velocità delle regole, degli ambienti o del server su questa macchina.
cli-version = Mostra la versione di Tessera.
cli-which-game = Il gioco.
cli-which-game-default = Il gioco; se omesso, { $game }.
cli-seats = I giocatori in ordine di turno, separati da virgole: you oppure un bot (novice, easy, medium, hard, expert, master, greedy, random).
cli-components = Gioca con componenti personalizzati: un file TOML (docs/components.md).
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

## Bot
bot-greedy = Ingordo
bot-novice = Principiante
    .hint = Pensa solo al proprio turno e si lascia sfuggire molto. Per imparare le regole.
bot-easy = Facile
    .hint = Pensa solo al proprio turno, ma trova più spesso le mosse buone. Ideale per la prima partita.
bot-medium = Medio
    .hint = Tiene conto delle tue risposte, con qualche svista.
bot-hard = Difficile
    .hint = Pianifica e non si lascia sfuggire nulla.
bot-expert = Esperto
    .hint = Pianifica come Difficile, ma valuta sette volte più possibilità.
bot-master = Maestro
    .hint = Gioca ciò che una rete neurale ha imparato in milioni di partite contro sé stessa, e lo verifica con una ricerca. Il più forte.
no-such-bot = Bot sconosciuto: «{ $bot }». Puoi scegliere tra { $bots }, oppure indicare una classe in un file Python: ./my_bot.py:Mine.
broken-bot = Il bot «{ $bot }» non si può usare: { $why }
bot-raised = si è interrotto: { $detail }
bot-rubbish = la sua risposta non è un’azione valida: { $detail }
bot-too-slow = ha pensato troppo a lungo: { $detail }
bot-replaced = { $bot } ha perso questa mossa; al suo posto è stata giocata la più promettente: { $fault }

## Arena
cli-arena = Fa giocare molte partite tra bot e ne confronta la forza.
cli-arena-seats = I bot, separati da virgole: random, greedy, novice, easy, medium, hard, expert, master, oppure ./my_bot.py:Mine.
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

hint-thinking = I bot stanno pensando…
hint-chance = probabilità di vittoria
hint-points = punteggio finale
hint-moves = mosse migliori
hint-basis = In base a ciò che vedi e a { $iterations } simulazioni, supponendo che tutti giochino bene quanto i bot.
hint-why = Questo turno { $gains }.
hint-why-but = Questo turno { $gains }, ma { $costs }.
hint-why-more = Promette { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } in più di «{ $other }».
hint-why-chance = La probabilità di vittoria è { $chance }, contro { $less } con «{ $other }».
hint-why-equal = Diverse mosse si equivalgono.
hint-why-best = Nessun’altra mossa promette altrettanto.

cli-fit = Ricalcola i pesi delle caratteristiche di un gioco, da partite giocate dai bot.
cli-fit-matches = Partite per giro, per ogni numero di giocatori.
cli-fit-out = Il file da scrivere; se omesso, il weights.toml del gioco.
fit-players = { $players } giocatori
fit-round = Giro { $round }: { $points } punti, errore { $error }, entropia incrociata { $entropy }
fit-written = Scritto: { $file }
fit-no-judgement = { $game } non ha caratteristiche: non c’è nulla da adattare.
cli-train = Addestra una rete neurale con partite contro sé stessa o contro un’altra rete; richiede PyTorch.
cli-train-minutes = Per quanto tempo impara.
cli-train-against = Una rete a cui imparare la miglior risposta: copie congelate giocano a tutti gli altri posti. master è quella fornita con il gioco, senza la sua ricerca.
cli-train-start = La rete da cui partire, invece di una casuale.
cli-train-out = La cartella per la rete, la curva e il punto di ripresa; altrimenti GIOCO-SEME.
cli-train-resume = Il punto di ripresa di un altro addestramento da continuare; --minutes si conta dal suo inizio.
cli-train-device = cuda o cpu; altrimenti una GPU, se c’è.
train-no-observation = { $game } non descrive che cosa ne vede una rete neurale: non c’è nulla da addestrare.
train-no-torch = L’addestramento richiede PyTorch: pip install "tessera[train]". Su una GPU anche "tessera[cuda]".
train-wrong-device = Qui non c’è «{ $device }». Scegli cuda o cpu.
train-on-cpu = Questo processore impara da { $speed } decisioni al secondo. La rete fornita con il gioco ha imparato da { $millions } milioni, su una GPU; qui ci vorrebbero { $days } giorni. Impara invece una rete più piccola, che presto batte le mosse casuali.
train-no-plot = Non ci sarà curve.svg, che richiede matplotlib: pip install "tessera[plot]". curve.csv contiene gli stessi valori.
train-over = Questo punto di ripresa ha già imparato per { $minutes } minuti. Dagli più tempo: --minutes.
broken-checkpoint = { $file } non è il punto di ripresa di un addestramento di { $game }.
train-preparing = Compilazione
train-learning = { $speed } decisioni/s
train-against-random = { $players } giocatori, dopo { $matches } partite: { $share } di vittorie contro mosse casuali
train-against-greedy = { $players } giocatori, dopo { $matches } partite: { $share } di vittorie contro greedy
train-against-earlier = { $players } giocatori, dopo { $matches } partite: { $share } di vittorie contro sé stessa un minuto fa
train-against-rival = { $players } giocatori, dopo { $matches } partite: { $share } di vittorie contro la rete congelata
train-best-response = Miglior risposta: vittorie contro copie congelate della rete
train-players = Giocatori
train-wins = Vittorie, con intervallo al 95 %
train-equal = A pari forza
train-matches = Partite
train-written = Scritto: { $folder }
cli-network = Dice come è stata fatta una rete neurale: il comando, la ricetta, quanto ha imparato.
cli-network-which = Il file di una rete, oppure un gioco per quella che lo accompagna.
network-title = La rete { $name }
no-network = { $file } non contiene una rete.
broken-network = { $file } non contiene una rete per { $game }.
no-such-file = Il file { $file } non esiste.
cli-ladder = Misura la forza di ogni livello in tutti i giochi, da due a quattro giocatori; richiede un’ora su due core.
cli-ladder-folder = La cartella per strength.md, strength.csv e strength.svg.
cli-ladder-matches = Partite a due giocatori per serie.
cli-ladder-many = Partite a tre e quattro giocatori per serie.
cli-record = Un file per le partite stesse, una per riga in JSON.
cli-rotate = Gioca ogni distribuzione con ogni rotazione dei posti; tra bot uguali non serve.

## Equilibrio e insiemi di dati
cli-balance = Studia come si gioca un insieme di componenti tra bot forti e scrive un rapporto con grafici.
cli-balance-against = Un altro insieme di componenti da confrontare: un file TOML.
cli-balance-matches = Partite per ogni numero di giocatori.
cli-balance-bots = Chi gioca tutti i posti: network, FILE.safetensors o il nome di un bot; la rete del gioco se ogni insieme ne ha una, altrimenti greedy.
cli-balance-out = La cartella per il rapporto e i suoi grafici; per impostazione predefinita GAME-balance.
cli-data-players = I numeri di giocatori, separati da virgole; per impostazione predefinita tutti quelli ammessi dal gioco.
cli-data-temperature = Quanto liberamente gioca una rete: 0 sceglie sempre la mossa preferita, 1 estrae secondo la sua politica; 0.5 per impostazione predefinita.
cli-export = Gioca partite riproducibili tra bot uguali e le scrive in un file Parquet.
cli-export-out = Il file Parquet da scrivere.
cli-export-matches = Numero di partite.
cli-export-bots = Chi gioca tutti i posti: network, FILE.safetensors, random, greedy o un livello.
cli-export-vary = Estrae a sorte le opzioni dei posti in ogni partita.
export-written = { $file }: { $matches } partite, { $size } MB
data-wrong-matches = Serve almeno una partita e al massimo un miliardo, non { $matches }.
data-wrong-temperature = Una temperatura è un numero da 0 a 100, non { $temperature }.
data-no-network = Non c’è una rete per { $game } con questi componenti. Scegli un altro giocatore con --bots: { $bots }.
data-no-pyarrow = I file Parquet richiedono pyarrow: pip install "tessera[data]"
data-not-ours = { $file } non è un insieme di dati che questa versione di Tessera sa leggere.
balance-written = Scritto: { $folder }
balance-shipped = componenti forniti
balance-usual = opzioni consuete
balance-varied = opzioni variate
balance-playing = { $text }, { $players } giocatori, { $options }
balance-title = Come si gioca { $game }
balance-played = { $matches } partite per ogni numero di giocatori ({ $players }); `{ $bot }` gioca tutti i posti.
balance-temperature = La rete gioca secondo la sua politica alla temperatura { $temperature }, senza ricerca.
balance-compared = Si confrontano due insiemi di componenti, «{ $text }» e «{ $value }», con gli stessi giocatori e gli stessi semi.
balance-marks = { $mark } segna una differenza il cui intervallo al 95 % non contiene lo zero; per puro caso sarebbe segnata circa una riga su venti.
balance-intervals = Tra parentesi quadre ci sono intervalli al 95 %: di Wilson per le quote di partite e di vittorie, normali per le medie e le differenze, e normali con errori raggruppati per partita per gli effetti corretti. In grassetto: il valore equo è fuori dall’intervallo.
balance-general = Durata, punteggi ed equilibrio
balance-general-note = Una partita è serrata se il vincitore è avanti al massimo del { $close } % dei suoi punti. La metà è dopo metà delle decisioni; i punti sono quelli segnati fino a quel momento.
balance-decisions = decisioni per partita
balance-score = punti di un giocatore
balance-winner = punti del vincitore
balance-lead = vantaggio sul secondo, punti
balance-spread = vantaggio sull’ultimo, punti
balance-close = partite serrate
balance-shared = vittorie condivise
balance-half = chi è in testa a metà vince
balance-deficit = massimo svantaggio del vincitore, punti
balance-decided = parte della partita dopo cui il vincitore non è più in svantaggio
balance-quartiles = punti: 5 %, quartili, 95 %
balance-order = Ordine di gioco
balance-order-note = Chi comincia è il primo. Una vittoria condivisa conta come frazione.
balance-place = giocatore { $place }
balance-wins = vittorie
balance-points = punti
balance-more-points = punti in più degli altri
balance-options = Opzioni dei posti
balance-options-note = Ogni valore è confrontato con gli altri valori nelle stesse partite. Dove più posti possono scegliere lo stesso valore, questa tabella si basa su partite a parte con opzioni variate.
balance-moves = Che cosa fanno i giocatori
balance-moves-note = Quante volte un giocatore fa ogni tipo di mossa in una partita, e quanto più spesso lo fa il vincitore rispetto agli altri.
balance-winners-more = vincitore rispetto agli altri
balance-items = Quanto vale ogni elemento
balance-items-note = Gli elementi sono ciò che prendono le mosse { $word }, con i nomi del file dei componenti. Chi li prende è confrontato con gli altri giocatori delle stesse partite. L’effetto corretto vale a parità di tutto il resto che un giocatore ha preso, di ordine di gioco e di opzioni (minimi quadrati all’interno delle partite). Descrive come giocano questi bot e non prova una causa. Di un elemento che distingue i giocatori in meno di { $few } partite non si dice nulla.
balance-seldom = { $players } giocatori, presi in meno del { $share } % delle partite: { $names }
balance-always = { $players } giocatori, presi in oltre il { $share } % delle partite: { $names }
balance-taken = preso in
balance-moment = quando
balance-taker-wins = vittorie di chi lo prende
balance-taker-points = punti di chi lo prende in più degli altri
balance-effect-points = effetto corretto, punti
balance-effect-wins = effetto corretto, vittorie
balance-players = { $players } giocatori
balance-difference = differenza
balance-half-lead = vantaggio a metà, punti
balance-plot-course = Punteggi, vittorie per ordine di gioco e vittorie per vantaggio a metà
balance-plot-items = Effetto corretto di ogni elemento sui punti di chi lo prende, con intervalli al 95 %

## Il server

server-away = Un bot gioca al tuo posto. Prima riprendilo.
server-not-away = Sei già al tuo posto.
server-has-account = Hai già un account.
server-login-taken = Il nome «{ $name }» è già preso.
server-wrong-password = Nome o password errati.
server-no-account = Non hai ancora un account.
server-no-session = Lì non hai nessuna sessione aperta.
server-common-password = Questa password è troppo facile da indovinare. Scegline un’altra.
server-wrong-token = Il server non riconosce questo token.
server-who-are-you = Prima scegli un nome.
server-host-only = Può farlo solo chi ha creato il tavolo.
server-no-table = Questo tavolo non esiste.
server-broken-table = Il registro di questo tavolo è danneggiato: non si può né mostrare né giocare.
server-only-online = Serve una connessione al server.
server-no-browser-bots = Il browser può pensare per i bot solo se giochi da solo contro di loro, a un gioco senza carte nascoste.
server-not-replayed = Secondo le regole questa partita non si può rigiocare così com’è registrata, quindi non conta.
server-no-database = Il server non raggiunge il suo database. Riprova fra poco.
server-no-seat = Non c’è un posto { $seat }; il tavolo ne ha { $seats }.
server-seat-taken = Questo posto è occupato.
server-seat-open = Lì non c’è nessuno.
server-seat-reserved = Questo posto è riservato. Ti serve il suo link d’invito privato.
server-seated = Sei già a questo tavolo.
server-not-seated = Non sei a questo tavolo.
server-not-your-seat = Questo posto è di qualcun altro.
server-no-own-seat = Un nuovo tavolo deve avere un posto per te.
server-started = La partita è già iniziata.
server-not-started = La partita non è ancora iniziata.
server-not-over = La partita non è ancora finita.
server-not-your-turn = Non è il tuo turno.
server-turn-over = «{ $move }»: il tuo turno finisce prima di questa mossa.
server-after-reveal = «{ $move }»: la mossa precedente rivela qualcosa. Conferma fin lì, poi decidi.
server-stale = La partita è andata avanti. Prima riguarda il tavolo.
server-no-undo = A questo tavolo non si ritirano le mosse.
server-not-rated = In una partita classificata ognuno ha un solo posto, con le opzioni e i componenti standard, senza suggerimenti e senza mosse ritirate di comune accordo.
server-unrated-bot = La forza di questo bot non è stata misurata, quindi non gioca partite classificate.
server-rated-undo = In una partita classificata si ritirano solo le proprie mosse ancora senza risposta.
server-no-wish = Nessuno chiede di ritirare una mossa.
server-no-hints = A questo tavolo i suggerimenti sono disattivati.
server-no-position = Non c’è una posizione dopo { $at } azioni; la partita ne ha { $last }.
server-other-origin = Per continuare una partita, un tavolo deve avere lo stesso gioco e lo stesso numero di posti.
server-no-lesson = Questo gioco non ha una lezione.
server-no-chapter = Questa lezione ha { $chapters } capitoli.
server-other-lesson = In una lezione giochi contro un bot principiante, sempre con la stessa distribuzione.
server-no-components = Questo server gioca solo con i propri componenti.
server-trying-components = Questi componenti sono ancora in verifica. Riprova tra un minuto.
server-many-components = Questo server non ha spazio per altri componenti personalizzati. Riprova più tardi.
server-your-components = Hai tavoli in corso con { $most } diversi componenti personalizzati. Prima finiscine uno.
server-no-analysis = Non hai questa analisi.
server-no-engine = Questo gioco non ha ancora un motore per il browser qui.
server-not-your-bot = Questo bot non è tuo.
server-too-many = Troppe richieste. Aspetta { $seconds } s.
server-too-many-analyses = Hai già { $most } analisi in attesa. Aspetta che una finisca.
server-too-many-sockets = Hai già { $most } tavoli aperti. Prima chiudine uno.
server-too-many-streams = Hai già { $most } flussi di turni aperti. Prima chiudine uno.
server-too-many-bots = Hai già { $most } bot. Prima rimuovine uno.
server-too-many-tables = Hai { $most } tavoli in corso. Prima finiscine uno.
server-chat-full = Hai raggiunto il limite di { $most } messaggi a questo tavolo.
server-log-full = Il registro di questo tavolo ha raggiunto { $most } voci; la partita si può solo portare a termine.
server-too-large = Sono più di { $limit } byte.
server-wrong-form = Messaggio non valido: { $where }: { $why }
server-name-long = Un nome può avere al massimo { $most } caratteri.
server-name-empty = Un nome deve avere almeno una lettera e nessun carattere di controllo.
server-name-invisible = Un nome non può contenere caratteri invisibili.
server-name-mixed = Un nome non può mescolare alfabeti diversi, perché alcune lettere si somigliano.
server-wrong-origin = Questa richiesta viene da un altro sito.
server-no-json = Questo non è JSON, oppure è annidato troppo in profondità.
server-failed = Qualcosa è andato storto sul server. Non dipende da te.
server-compiling = Le regole di { $game } sono ancora in compilazione. Riprova tra qualche secondo.
server-no-page = A questo indirizzo non c’è nulla.
server-no-method = Questo indirizzo non accetta questo tipo di richiesta.
server-no-client = Il server è attivo, ma le sue pagine web non sono state generate. Esegui: make web
serve-at = Tessera è in esecuzione su { $address } – premi Ctrl-C per fermarlo.
serve-compiling = Compilazione delle regole: { $games }
serve-compiled = Le regole sono compilate.
serve-data = Tutti i dati sono salvati in { $where }.
serve-bad-setting = Impostazione «{ $key }» non valida: { $why }
serve-no-port = La porta { $port } è già in uso; scegline un’altra con --port.
serve-no-database = Il database non è raggiungibile: { $why }
serve-in-use = Un altro server (processo { $process }) sta usando { $file }. Un file SQLite può essere usato da un solo server; con PostgreSQL possono essere più di uno.
serve-newer-database = Questo database è stato scritto da una versione più recente di Tessera. Installa quella versione, o ripristina un backup precedente all’aggiornamento.
cli-serve = Avvia il server, per browser e programmi.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutte le interfacce.
cli-serve-port = La porta su cui ascoltare; 0 per una qualsiasi porta libera.
cli-serve-database = postgresql://… o sqlite:///FILE; se omesso, un file SQLite nella cartella dei dati.
cli-serve-data = La cartella dei dati; se omessa, quella dell’utente.
cli-serve-game = Il file Python di un gioco aggiuntivo; si può ripetere.
cli-serve-open = Apre un browser appena il server è pronto.
cli-serve-config = Un file TOML con le impostazioni (docs/hosting.md).
cli-backup = Scrive una copia coerente del database, anche mentre il server è in esecuzione.
cli-backup-file = Il file da scrivere; non deve ancora esistere.
backup-done = { $file }: { $entries } voci di { $tables } tavoli.
backup-in-the-way = { $file } esiste già.
backup-failed = Il backup non è riuscito: { $why }
backup-damaged = Il database è danneggiato: { $why } Non è stato scritto nulla; conserva i backup precedenti.
cli-site = Scrive un sito per qualsiasi hosting statico: entrambi i giochi nel browser, senza server.
cli-site-folder = La cartella da scrivere; un sito già presente viene sostituito.
site-written = Il sito è in { $folder } ({ $size } MB). Per provarlo: python -m http.server --directory { $folder }
site-not-built = Le pagine non sono state compilate: esegui make web.
site-folder-taken = { $folder } contiene altri file. Scegli una cartella nuova o vuota.
cli-verify = Controlla la distribuzione di una partita finita in base all’impegno del server.
cli-commitment = L’impegno mostrato prima della partita, se l’hai annotato.
verify-good = La distribuzione è quella promessa: { $commitment }
verify-result = { $moves } mosse rigiocate; punteggi finali: { $points }
verify-bad = La distribuzione NON è quella promessa: il file dice { $promised }, seme e sale danno { $found }.
verify-nothing = In questo file non c’è nulla da verificare: il server aggiunge impegno e sale alla fine della partita.
cli-bench-what = rules (predefinito), envs o server.
cli-bench-tables = Per server: numero di tavoli che giocano insieme.
cli-bench-hostile = Per server: quanto aspettano i giocatori corretti mentre altri lo sommergono.
bench-wrong-what = «{ $what }» non si può misurare; scegli rules, envs o server.
bench-no-envs = Misurare gli ambienti richiede Gymnasium e PettingZoo: pip install "tessera[envs]"
bench-no-client = Misurare il server richiede httpx: pip install "tessera[bench]"

## Il browser

web-skip = Vai al contenuto
web-loading = Un momento…
web-compiling = Primo avvio: compilazione delle regole. Intanto puoi dare un’occhiata in giro.
web-no-server = Il server non risponde.
web-no-table = Questo tavolo non esiste.
web-nothing-here = Qui non c’è nulla
web-to-front = Torna alla pagina iniziale
web-nav = Pagine
web-rules = Regole
web-matches = Partite
web-account = Account
web-guest = Ospite
web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-set-speed = Velocità delle animazioni
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-instant = Istantanea (nessuna)
web-set-glow = Evidenzia le mosse possibili
web-set-beginner = Evidenzia tutto il possibile (per chi inizia)
web-set-engine = Analizza in questo browser anziché sul server
web-set-bots = Fai pensare i bot in questo browser quando gioco da solo (giochi senza carte nascoste)
web-set-sound = Suoni
web-set-alerts = Avvisami quando tocca a me
web-seat-free = Posto { $seat }

## Il browser: pagina iniziale, nuovi tavoli, regole, account

web-front-title = Due grandi giochi da tavolo, e sempre qualcuno con cui giocare
web-front-lead = Condividi un link per giocare con gli amici, o comincia subito contro i bot. Gratis, nel browser, senza account.
web-front-site = Gioca contro i bot o passatevi il dispositivo. Gratis, senza account e interamente nel tuo browser.
web-front-players = Da { $fewest } a { $most } giocatori
web-front-players-only = { $count } giocatori
web-front-minutes = da { $least } a { $longest } minuti
web-front-minutes-about = circa { $minutes } minuti
web-front-how-many = Giocatori
web-front-against = Bot
web-front-play = Gioca contro i bot
web-front-laying = Creo il tavolo…
web-front-friends = Gioca con gli amici
web-front-learn = Impara in cinque minuti
web-front-by = Un gioco di { $authors }
web-front-continue = Continua
web-front-open = Tavoli aperti
web-front-recent = Partite recenti
web-front-none-open = Al momento nessuno cerca giocatori. Crea un tavolo con «Gioca con gli amici» e aprilo a tutti per vederlo qui.
web-front-with = con { $names }
web-front-one-device = su un solo dispositivo: { $names }
web-front-nobody-yet = ancora nessun altro
web-front-seats = { $taken } posti occupati su { $seats }
web-front-your-turn = Tocca a te
web-front-others-turn = Tocca agli altri
web-front-go-on = Riprendi
web-front-sit = Partecipa
web-front-replay = Rivedi
web-front-last-turn = Ultimo turno { $ago }
web-front-all = Tutte le mie partite
web-offline-title = Gioca senza rete
web-offline-lead = Installa Tessera su questo dispositivo e gioca ovunque: tutti i giochi, contro tutti i bot o insieme davanti a un solo schermo, con lezioni, regole, replay e analisi.
web-offline-site = Qui tutto funziona nel tuo browser: le regole, i bot e l’analisi. Installato, il sito si apre anche senza rete.
web-offline-install = Installa ({ $size } MB)
web-offline-installing = Installazione in corso…
web-offline-failed = Installazione non riuscita. Controlla la connessione e riprova.
web-offline-ready = Su questo dispositivo puoi giocare senza rete.
web-offline-remove = Disinstalla
web-offline-remove-hint = Le tue partite restano su questo dispositivo.
web-offline-where = Nuove partite
web-offline-server = Sul server
web-offline-server-hint = Gli amici possono partecipare e tu puoi continuare da qualsiasi dispositivo.
web-offline-device = Su questo dispositivo
web-offline-device-hint = Senza rete: contro i bot, o passandovi il dispositivo.
web-offline-alone = Nessuna connessione al server. Stai giocando su questo dispositivo, e le tue partite restano qui.
web-offline-none = Qui non si possono aprire partite: questo server è stato compilato senza la parte offline.
web-offline-here = su questo dispositivo
web-offline-not-open = Su questo dispositivo si gioca contro i bot o passandoselo. Per giocare con amici lontani serve un tavolo sul server.
web-offline-only-bots = Questo sito non ha un server: gioca contro i bot o passatevi il dispositivo.
web-offline-master-missing = Maestro non è ancora su questo dispositivo. Gioca una volta contro di lui online, e resterà qui.
web-offline-master-fetched = La prima partita scarica la sua rete neurale ({ $size } MB).
web-offline-hand-over = { $count ->
    [one] Una partita conclusa è solo su questo dispositivo.
   *[other] { $count } partite concluse sono solo su questo dispositivo.
  }
web-offline-hand-over-hint = Il server rigioca ciò che gli consegni e lo conta nelle tue statistiche.
web-offline-hand-over-do = Consegna
web-offline-handing-over = Consegna in corso…
web-offline-refused = Il server non ha accettato { $count ->
    [one] una partita
   *[other] { $count } partite
  }: { $why }
web-matches-offline = giocata offline
web-front-unofficial = Adattamenti non ufficiali, fatti da chi ama questi giochi. I giochi appartengono ai loro autori: se uno ti piace, compralo.

web-new-title = { $game }: nuovo tavolo
web-new-which = Gioco
web-new-seats = Chi gioca?
web-new-order = Si gioca in quest’ordine; chi comincia è scelto a caso.
web-new-who = Chi gioca al posto { $seat }
web-new-me = Io
web-new-friend = Amico/a
web-new-bot = Bot
web-new-name = Nome
web-new-level = Livello
web-new-reserved = Link d’invito privato
web-new-remove = Rimuovi il posto { $seat }
web-new-add-friend = + Amico/a
web-new-add-here = + Persona qui
web-new-add-bot = + Bot
web-new-one-device = Hai più posti: vi passate questo dispositivo. Se le mani sono nascoste, il tabellone resta coperto finché non è pronto chi gioca dopo.
web-new-why = Che cosa abbiamo ricostruito
web-new-settings = Impostazioni della partita
web-new-listed = Chi può partecipare?
web-new-private = Chi ha il link
web-new-private-hint = Ricevi un link da mandare ai tuoi amici.
web-new-public = Chiunque
web-new-public-hint = Il tavolo compare anche nella pagina iniziale.
web-new-clock = Tempo di gioco
web-new-clock-none = Illimitato
web-new-clock-none-hint = Prendetevi tutto il tempo che vi serve.
web-new-clock-live = In diretta
web-new-clock-live-hint = Si gioca tutta la partita di seguito. Se il tuo tempo scade, un bot gioca quel turno.
web-new-clock-days = A turni (giorni)
web-new-clock-days-hint = Gioca quando vuoi. Se i tuoi giorni scadono, un bot gioca quel turno.
web-new-turn = Secondi per turno
web-new-bank = Minuti di riserva a testa
web-new-days = Giorni per turno
web-new-range = Un numero intero da { $fewest } a { $most }.
web-new-undo = Ritirare le mosse
web-new-undo-free = Libero
web-new-undo-free-hint = Ritira le tue mosse finché non viene rivelato qualcosa; dopo, devono accettare tutti.
web-new-undo-consent = Se tutti accettano
web-new-undo-consent-hint = Ogni volta devono accettare tutti.
web-new-undo-never = Mai
web-new-undo-never-hint = Ogni mossa è definitiva.
web-new-hints = Permetti i suggerimenti dei bot
web-new-hints-hint = Chiunque può chiedere che cosa giocherebbe un bot e chi probabilmente vince.
web-new-rated = Partita classificata
web-new-rated-hint = Cambia il rating di tutti. Opzioni standard, niente suggerimenti né analisi; chi lascia arriva ultimo.
web-new-rated-not = Non è possibile con più posti tuoi, altre opzioni, componenti tuoi, suggerimenti o mosse ritirate di comune accordo.
web-new-more = Altre opzioni
web-new-components = Componenti personalizzati
web-new-components-hint = Se possiedi il gioco, puoi usare i componenti della tua scatola: un file TOML nel formato del nostro components.toml. La compilazione delle regole richiede un momento.
web-new-compiling = Compilo le regole per i tuoi componenti…
web-new-lay = Crea il tavolo
web-new-then-link = Poi ricevi il link per gli altri.
web-new-then-begin = La partita comincia subito.

web-rules-learn = Per cominciare, il modo più semplice è giocare:
web-rules-search = Cerca nelle regole
web-rules-synonyms = prezzo, costo, costa, caro / scopo, obiettivo, vincere, vince, vittoria / denaro, soldi, euro, € / inquinamento, fumo, sporco, disco, dischi / fine, finale, finisce / punteggio, punto, punti / parità, pareggio, spareggio, pari merito / pila, mazzo / pedina, segnalino / preparazione, comincia, inizio / sostituire, copre / ambiente, ecologia / elettricità, energia / ruotare, specchio, speculare, direzione / nascosto, segreto, ignoto, noto, note / limite, massimo / ordine, senso orario, primo giocatore / casella, spazio / giro, round, turno
web-rules-found = { $rules ->
    [0] Nessuna regola
    [one] Una regola
   *[other] { $rules } regole
    }, { $components ->
    [0] nessun componente
    [one] un componente
   *[other] { $components } componenti
    }
web-rules-nothing = Nessun risultato. Prova un’altra parola.
web-rules-none = Le regole di questo gioco non sono disponibili qui.
web-rules-chapters = Capitoli
web-rules-reconstructed = Ricostruito
web-rules-in-part = Ricostruito in parte
web-rules-own-components = Possiedi il gioco? Usa i componenti della tua scatola:
web-rules-new-table = un nuovo tavolo con i tuoi componenti
web-rules-components = Contenuto della scatola
web-rules-no-box = Non è stato possibile caricare l’elenco dei componenti.
web-rules-component = Nome
web-rules-does = Effetto
web-rules-from = Fonte
web-rules-source-rulebook = Regolamento
web-rules-source-transcription = Trascrizione
web-rules-source-inferred = Dedotto
web-rules-source-reconstruction = Ricostruzione
web-rules-source-rulebook-is = stampato in un regolamento, o in uno dei suoi esempi
web-rules-source-transcription-is = trascritto dalle tessere stampate e pubblicato da altri; concorda con tutti gli esempi del regolamento
web-rules-source-inferred-is = dedotto: nient’altro si accorda con il resto
web-rules-source-reconstruction-is = non documentato pubblicamente; la nostra versione si accorda con tutto ciò che si sa, ma può differire dalla tua copia

web-account-title = Ciao { $name }
web-account-title-nobody = Chi sei?
web-account-who = Il tuo nome
web-account-name = Nome visualizzato
web-account-name-hint = Usato ai tavoli che crei o a cui partecipi da adesso.
web-account-name-empty = Un nome deve avere almeno una lettera.
web-account-rename = Salva il nome
web-account-renamed = Salvato.
web-account-account = Il tuo account
web-account-signed-in = Accesso effettuato: { $login }
web-account-everywhere = Accedi con nome utente e password per ritrovare i tuoi tavoli e le tue partite su qualsiasi dispositivo.
web-account-sign-out = Esci
web-account-forget = Dimenticami in questo browser
web-account-forget-sure = Giochi come ospite: se questo browser ti dimentica, nessuno potrà recuperare i tuoi tavoli e le tue partite, nemmeno noi.
web-account-forget-yes = Dimenticami
web-account-forget-no = Annulla
web-account-guest = Giochi come ospite
web-account-guest-is = Per giocare non serve altro. Ma solo questo browser ti conosce: se cambi dispositivo o cancelli i cookie, perdi l’accesso ai tuoi tavoli e alle tue partite. Un account è solo un nome utente e una password; non chiediamo un indirizzo e-mail.
web-account-way = Account
web-account-register = Crea un account
web-account-register-hint = Conservi tutto ciò che hai giocato finora.
web-account-sign-in = Accedi
web-account-sign-in-hint = Tutto ciò che hai giocato qui come ospite passa al tuo account.
web-account-login = Nome utente
web-account-login-form = Da 3 a 60 lettere, cifre o segni tra _ . @ + -
web-account-password = Password
web-account-password-hint = Almeno 8 caratteri. Conservala bene: senza indirizzo e-mail non si può reimpostare.
web-account-password-form = Una password deve avere almeno { $signs } caratteri.
web-account-show = Mostra password
web-account-security = Sicurezza e dati
web-account-sessions = Le tue sessioni
web-account-session-this = Questo browser
web-account-session-unknown = Sessione precedente
web-account-sessions-end = Esci da tutti gli altri dispositivi
web-account-password-change = Cambia password
web-account-password-old = Password attuale
web-account-password-new = Nuova password
web-account-password-ends = Uscirai da tutti gli altri dispositivi.
web-account-password-changed = Password cambiata.
web-account-data = I tuoi dati
web-account-export = Scarica tutti i dati memorizzati su di te
web-account-delete = Elimina il mio account e i miei dati
web-account-delete-sure = Nome, account, messaggi e bot verranno eliminati definitivamente. Le partite che hai giocato restano, senza il tuo nome; un bot ti sostituisce in quelle in corso.
web-account-delete-yes = Elimina definitivamente
web-account-delete-no = Annulla
web-account-bots = Per chi programma: i tuoi bot
web-account-bots-are = Un programma può sedersi a un tavolo come chiunque altro. Gioca tramite l’API con un proprio token e vede solo ciò che si vede dal suo posto.
web-account-api = Documentazione dell’API
web-account-bot-name = Nome del bot
web-account-bot-make = Crea un bot
web-account-bot-remove = Rimuovi
web-account-bot-sure = Il suo token non funzionerà più; le sue partite restano.
web-account-token = Token di { $name }
web-account-token-once = Si vede una volta sola. Copialo dove il tuo programma può leggerlo.
web-account-copy = Copia
web-account-copied = Copiato

web-matches-title = Le tue partite
web-matches-none = Non hai ancora giocato. La tua prima partita contro i bot è a un clic.
web-matches-first = Scegli un gioco
web-matches-open = Apri un file di partita
web-matches-drop = Oppure trascinalo in un punto qualsiasi della pagina.
web-matches-played = Partite
web-matches-wins = Vittorie
web-matches-mean = Punteggio medio
web-matches-best = Punteggio migliore
web-matches-against = Per avversario
web-matches-opponent = Avversario
web-matches-people = Persone
web-matches-plot = I punteggi { $matches ->
    [one] della tua ultima partita
   *[other] delle tue ultime { $matches } partite
    }; il migliore è { $best }.
web-matches-won = Vinta
web-matches-not-won = Persa
web-matches-running = In corso
web-matches-over = Finite
web-matches-game = Gioco
web-matches-scores = Giocatori e punti
web-matches-when = Quando
web-matches-lesson = Lezione
web-matches-winning = Che cosa fa vincere
web-matches-winning-is = Percentuale di vittorie di chi l’ha costruito, nelle ultime partite su questo server.
web-matches-of-game = { $game }, { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
    }
web-matches-built = Costruito
web-matches-by = Costruzioni
web-matches-of-them-won = Vittorie
web-matches-everybody = Tutti

## Il browser: un tavolo

web-close = Chiudi
web-table-areas = Aree del tavolo
web-table-log = Registro e chat
web-table-log-tab = Registro
web-table-your-turn = Tocca a te
web-table-to-act = di turno
web-table-see-board = Guarda il tabellone
web-table-result = Risultato
web-playback-skip = Salta
web-playback-lines = Che cosa è appena successo
web-playback-seen = Capito
web-playback-last-turn = Il tuo ultimo turno
web-playback-scoring = Conteggio finale
web-playback-before = Prima del conteggio finale
web-playback-on = Mostra il risultato
web-playback-watch = Guarda il conteggio finale
web-verdict-you = Hai vinto { $score }!
web-verdict-other = Vince { $names }, { $score }
web-verdict-shared = Vittoria condivisa, { $score }: { $names }
web-verdict-tie = Parità di punti: decide lo spareggio.
web-verdict-reason = Ha fatto la differenza «{ $source }», { $score }.
web-table-rule = Regola { $rule }
web-table-clock = Tempo rimasto
web-table-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
    }
web-table-bank = Riserva: { $time }
web-table-hand-over = Passa il dispositivo a { $player }
web-table-i-am = Sono { $player }
web-table-say = Messaggio
web-table-send = Invia
web-table-mute = Silenzia
web-table-wish = { $player } chiede di ritirare una mossa.
web-table-agree = Accetta
web-table-refuse = Rifiuta
web-table-people = Persone al tavolo
web-table-is-here = { $player } è online.
web-table-is-gone = { $player } è offline.
web-table-is-away = { $player } ha lasciato la partita; gioca un bot.
web-table-wish-waits = In attesa che gli altri accettino di farti ritirare la mossa.
web-table-wish-away = { $player } ha lasciato la partita ma deve ancora accettare che tu ritiri la mossa.
web-table-unmute = Non silenziare più { $player }
web-table-away = Un bot gioca al tuo posto.
web-table-come = Riprendi il tuo posto
web-table-confirm = Termini il turno?
web-table-confirm-reveal = Confermi? Si rivela qualcosa di nascosto e non si può più tornare indietro.
web-table-confirm-left = { $actions ->
    [0] È la tua ultima azione.
    [one] Poi ti resta 1 azione.
   *[other] Poi ti restano { $actions } azioni.
    }
web-table-confirm-choice = Confermi la tua scelta?
web-table-waits-for = { $player } sta pensando…
web-table-spectator = Stai guardando questa partita.
web-table-prepared = Il tuo turno finora
web-table-effect-later = Gli effetti sottolineati compaiono dopo la conferma.
web-table-type = Scrivi una mossa
web-table-type-unknown = La mossa «{ $text }» non esiste. L’elenco mostra tutte le mosse possibili.
web-table-hint = Suggerimento
web-table-back = Annulla
web-table-play-so-far = { $actions ->
    [0] Conferma fin qui
    [one] Conferma, poi ancora 1 azione
   *[other] Conferma, poi ancora { $actions } azioni
    }
web-table-end-turn = Conferma
web-table-study = Rivedi e analizza
web-table-study-now = Rivedi ed esplora
web-table-rematch = Rivincita
web-table-to-rematch = Vai alla rivincita
web-table-recap = Riepilogo
web-table-recap-nothing = Dal tuo ultimo turno non è successo nulla.
web-table-recap-close = Torna alla partita
web-table-recap-next = Avanti
web-table-recap-back = Indietro
web-table-looking-back = Riepilogo degli ultimi turni
web-table-take-back = Ritira
web-table-more = Altro
web-table-leave = Lascia (subentra un bot)
web-table-promise = La mescolata è stata fissata prima della prima mossa ({ $commitment }…). Chiunque può verificarla dopo la partita.
web-hint-turn = I bot propongono
web-hint-prepare = Prepara questo turno
web-hint-others = Altre mosse
web-hint-everyone = Le probabilità di tutti
web-hint-line = { $chance } di vittoria, circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }

web-log-create = { $player } ha creato il tavolo.
web-log-sit = { $player } partecipa.
web-log-stand = Il posto { $seat } è di nuovo libero.
web-log-invite = Un bot partecipa al posto { $seat }.
web-log-ready = { $player } è pronto/a.
web-log-start = La partita comincia.
web-log-play = { $player } gioca.
web-log-undo = Una mossa è stata ritirata.
web-log-ask = { $player } chiede di ritirare una mossa.
web-log-refuse = La richiesta di ritirare la mossa è stata rifiutata.
web-log-leave = { $player } ha lasciato la partita; subentra un bot.
web-log-come = { $player } è di nuovo in gioco.
web-log-rematch = C’è una rivincita a cui partecipare.

web-lobby-title = Chi gioca?
web-lobby-waiting = { $open ->
    [one] 1 posto è libero.
   *[other] { $open } posti sono liberi.
    } La partita comincia quando tutti i posti sono occupati e tutti sono pronti.
web-lobby-all-there = Tutti i posti sono occupati. La partita comincia quando tutti sono pronti.
web-lobby-reserved = Riservato
web-lobby-free = Libero
web-lobby-you = tu
web-lobby-ready = pronto/a
web-lobby-not-ready = non ancora pronto/a
web-lobby-sit = Siediti qui
web-lobby-bot = Aggiungi un bot ({ $level })
web-lobby-level = Livello dei bot:
web-lobby-stand = Lascia il posto
web-lobby-send-away = Rimuovi
web-lobby-i-am-ready = Sono pronto/a
web-lobby-wait = Non ancora
web-lobby-name = Il tuo nome:
web-lobby-link = Link di questo tavolo
web-lobby-talk = Chat e registro
web-lobby-link-how = Mandalo ai tuoi amici: chi lo apre può giocare o guardare. Non serve un account.
web-lobby-copy-seat = Copia il link d’invito privato

web-lesson = Lezione
web-lesson-next = Avanti
web-lesson-read = Segui il consiglio qui sopra.
web-lesson-done = Continua a giocare
web-lesson-wait = Guarda cosa succede…
web-lesson-chapter = Capitolo successivo
web-lesson-over = Ora sai giocare
web-lesson-first-hint = Contro { $bots ->
    [one] un bot facile
   *[other] { $bots } bot facili
    }, senza limiti di tempo e con suggerimenti quando vuoi.
web-lesson-first = Inizia la prima partita
web-lesson-others = Scegli altri avversari

## Il browser: un tabellone per i giochi che non ne hanno

web-plain-position = Posizione
web-plain-moves = Mosse
web-plain-ask = Tocca a te: scegli una mossa.
web-plain-ask-list = Tocca a te: scegli una mossa dall’elenco.
web-plain-filter = Cerca tra le mosse
web-plain-none = Nessuna mossa contiene queste parole.
web-plain-below = Scegli una mossa qui sotto.
web-plain-nothing = Al momento non hai nulla da fare.
web-plain-why-not = Che cosa non è possibile, e perché?
web-plain-no-others = Non ci sono altre mosse.
web-plain-and-more = { $moves } e altre { $count }
web-plain-more = e altre { $count }
web-plain-yes = sì
web-plain-no = no

## Il browser: replay e analisi

web-study-title = Replay: { $game }
web-study-players = Giocatori
web-study-more = Altro
web-study-eyes = Vista da
web-study-eyes-spectator = spettatore
web-study-eyes-what-if = In «E se?» vedi ciò che vede chi deve muovere.
web-study-text = Testo
web-study-json = JSON
web-study-download-text = Scarica la partita come testo
web-study-download-json = Scarica la partita come JSON
web-study-play-on = Gioca da qui
web-study-play-on-before = Gioca da prima di queste mosse
web-study-play-on-as = Crea un tavolo che comincia qui: tu giochi al posto di { $player }, i bot agli altri.
web-study-to-table = Torna al tavolo
web-study-bots = Bot
web-study-bots-think = Che cosa ne pensano i bot
web-study-area-steps = Passi
web-study-hidden = Le mosse successive restano nascoste finché non ci arrivi.
web-study-show-all = Mostra tutto
web-study-show-result = Mostra il risultato
web-study-so-far = Fin dove hai rivisto la partita.
web-study-newer = Cerca nuove mosse
web-study-bar = Replay
web-study-go = Scorri la partita
web-study-keys = Tasti: ← → un passo, Pag su e Pag giù un turno, Home e Fine, spazio per riprodurre
web-study-previous = Passo precedente
web-study-play = Riproduci
web-study-pause = Pausa
web-study-next = Passo successivo
web-study-slider = Passo
web-study-turn = Turno { $turn }
web-study-turn-in = { $era }, turno { $turn }
web-study-setup = Preparazione
web-study-scoring = Conteggio finale
web-study-turn-previous = Turno precedente
web-study-turn-next = Turno successivo
web-study-speed = Velocità
web-study-copy = Copia link
web-study-opening = Apertura di una partita
web-study-copied = Link copiato
web-study-what-if = E se?
web-study-what-if-why = Prova altre mosse da questa posizione, per tutti a turno. Il link contiene la variante.
web-study-what-if-none = Nessuna mossa provata finora.
web-study-line = Variante
web-study-line-empty = Scegli mosse sul tabellone, per tutti a turno.
web-study-line-first = Inizio della variante
web-study-line-back = Mossa precedente
web-study-line-forth = Mossa successiva
web-study-line-last = Fine della variante
web-study-after = Dopo: { $turn }
web-study-clear = Svuota
web-study-deal = Rimescola
web-study-deal-why = Le carte e le tessere che non puoi conoscere sono distribuite a caso; così vengono distribuite di nuovo.
web-study-go-on = I bot continuano
web-study-go-on-until = I bot giocano finché tocca decidere a { $player }.
web-study-go-on-turn = Un bot gioca questo turno al posto di { $player }.
web-study-position = Questa posizione
web-study-ask-position = Analizza la posizione
web-study-ask-turn = Analizza questo turno
web-study-best = Mosse migliori per { $player }
web-study-basis = In base a ciò che vede chi deve muovere e a { $iterations } simulazioni, supponendo che tutti giochino bene quanto i bot.
web-engine-stop = Ferma
web-engine-again = Continua a pensare
web-engine-thinking = Questo browser sta pensando; le cifre si affinano col tempo.
web-study-try = Prova questa mossa
web-study-whole = Tutta la partita
web-study-whole-what = I bot esaminano ogni decisione: le probabilità di vittoria di tutti durante la partita e gli errori più costosi.
web-study-whole-later = I bot possono analizzare tutta la partita quando è finita.
web-study-ask = Analizza la partita
web-study-failed = L’analisi non è riuscita. Riprova.
web-study-chances = Probabilità di vittoria
web-study-costly = Mosse più costose
web-study-costly-none = Nessuna mossa è costata molto.
web-study-whose = Mosse di chi
web-study-whose-all = tutti
web-study-cost = Probabilità persa
web-study-points-cost = Punti persi
web-study-margin = Differenze dell’1% o di 1 punto rientrano nel margine d’errore.
web-study-go-to-decision = Vai a questa posizione
web-study-played = giocata: { $move }
web-study-preferred = i bot preferivano: { $move }
web-study-sources = Da dove vengono i punti
web-study-scores = Punti durante la partita
web-study-proof = Prova di una mescolata equa
web-study-proof-why = Prima della prima mossa il server ha pubblicato un impegno: l’hash SHA-256 di sale e seme. Ora che la partita è finita li rivela entrambi, così chiunque può verificare che nulla sia stato cambiato.
web-study-commitment = Impegno
web-study-seed = Seme
web-study-salt = Sale
web-study-proof-how = Per verificarla, scarica la partita ed esegui:

## Il browser: la connessione al tavolo

web-line-lost = Connessione persa. Riconnessione…
web-line-offline = Sei offline. Si riprende appena torni in rete.
web-line-server = Connessione persa. Il server non risponde; nuovo tentativo…
web-line-kept = La tua mossa è al sicuro e verrà inviata.
web-line-slow = L’invio richiede più tempo del solito…
web-line-back = Di nuovo in linea.
web-line-retry = Riprova ora
web-line-sending = Invio…
web-table-redo = Ripristina
web-table-ask-back = Chiedi di ritirare
web-table-all-choices = Mostra tutto
web-set-shortcuts = Scorciatoie da tastiera: 1–9 per scegliere
web-table-unread = messaggi non letti
web-front-due = Tocca a te
web-toast-leave = { $player } ha lasciato la partita; subentra un bot.
web-toast-come = { $player } è di nuovo in gioco.
web-toast-refuse = La richiesta di ritirare il turno è stata rifiutata.
web-toast-undo = Un turno è stato ritirato.
web-toast-rematch = { $player } propone una rivincita.
web-seat-away = { $player } (bot)

## The browser: ratings

web-ratings = Classifica
web-ratings-title = Classifica
web-ratings-lead = Le partite classificate misurano la forza: con 400 punti in più si vince dieci volte più spesso di quanto si perda. I livelli dei bot sono riferimenti fissi sulla stessa scala.
web-ratings-pace-live = Dal vivo
web-ratings-pace-days = A turni
web-ratings-player = Giocatore
web-ratings-points = Rating
web-ratings-margin = Margine
web-ratings-margin-is = In 95 casi su 100 la forza reale sta entro questo margine.
web-ratings-matches = Partite classificate
web-ratings-level = livello di bot
web-ratings-bot = programma
web-ratings-none = Qui nessuno ha ancora un rating consolidato. Scegli «Partita classificata» quando crei un tavolo.
web-ratings-you = tu
web-ratings-provisional = provvisorio
web-ratings-provisional-is = Ancora poche partite: questo rating può cambiare molto e non compare qui sotto.
web-ratings-own = I tuoi rating
web-ratings-own-none = Non hai ancora finito una partita classificata.
web-ratings-history = { $game }, { $pace }: il tuo rating su { $matches ->
    [one] 1 partita classificata
   *[other] { $matches } partite classificate
    }; ora { $points }.
web-ratings-of-seat = Rating { $points } ± { $margin }
web-ratings-of-level = Rating { $points }
web-ratings-rated = Classificata
web-ratings-change = Rating: { $points } ({ $change })
