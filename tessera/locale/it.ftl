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
wrong-seed = Un seme è un numero intero da 0 a 18446744073709551615 o 32 cifre esadecimali, non { $seed }.
wrong-seats = Una partita a { $players } giocatori richiede { $players } nomi, uno per posto; ricevuto: { $seats }.
no-such-move = La mossa «{ $move }» non esiste.
no-such-move-near = La mossa «{ $move }» non esiste; mosse simili: { $near }.
no-such-action = L’azione { $action } non esiste; sono numerate da 0 a { $last }.
points-other = altro
match-over = La partita è finita.
not-possible = Ora non è possibile.
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
components-none = { $game } non si può giocare con altri componenti.
fault-toml = questo non è TOML: { $why }
fault-missing = «{ $key }» manca in [{ $section }]
fault-kind = «{ $key }» deve essere di tipo { $kind }, non «{ $value }»
fault-names = nel nome manca: { $languages }
fault-unknown = «{ $value }» non è tra { $values }
fault-twice = «{ $value }» compare due volte
fault-range = «{ $key }» deve andare da { $fewest } a { $most }, non { $value }
fault-long = il file ha { $length } caratteri, il massimo è { $most }
fault-nested = l’annidamento è troppo profondo
fault-unclosed = un testo finisce nella riga in cui comincia
fault-text = «{ $key }» deve essere una riga da 1 a { $longest } caratteri visibili, non «{ $value }»
fault-id = «{ $key }» deve essere una sola parola di lettere, cifre e trattini, lunga al massimo { $longest } caratteri, non «{ $value }»
components-moves = Con questi componenti ci sarebbero { $moves } mosse; devono essere tutte diverse, e il massimo è { $most }.
components-endless = Con questi componenti una partita di { $game } non finisce.
components-crash = Con questi componenti le regole di { $game } non funzionano: { $why }
components-slow = Compilare o giocare { $game } con questi componenti richiede troppo tempo.

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
cli-which-game-default = Il gioco; se omesso, { $game }.
cli-seats = I giocatori in ordine di turno, separati da virgole: you oppure un bot (novice, easy, medium, hard, expert, greedy, random).
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
fit-round = Giro { $round }: { $points } punti, errore { $error }, entropia incrociata { $entropy }
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
server-no-account = Non hai ancora un account.
server-no-session = Lì non hai effettuato l’accesso.
server-common-password = È una delle prime password che altri proverebbero; scegline un’altra.
server-wrong-token = Il server non conosce questo token.
server-who-are-you = Prima di’ al server il tuo nome.
server-host-only = Può farlo solo chi ha aperto il tavolo.
server-no-table = Questo tavolo non esiste.
server-broken-table = Il registro di questo tavolo è danneggiato: non si può né mostrare né giocare.
server-no-database = In questo momento il server non raggiunge il suo database; riprova fra poco.
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
server-after-reveal = “{ $move }”: la mossa precedente rivela qualcosa. Gioca prima fin lì, poi decidi.
server-stale = La partita è andata avanti; prima riguardala.
server-no-undo = A questo tavolo non si annulla nulla.
server-no-wish = Nessuno chiede di annullare qualcosa.
server-no-hints = A questo tavolo si gioca senza suggerimenti.
server-no-position = Non c’è una posizione dopo { $at } azioni; la partita ne ha { $last }.
server-other-origin = Un tavolo che continua una partita ha bisogno dello stesso gioco e di altrettanti posti.
server-no-lesson = Per questo gioco non c’è una lezione.
server-other-lesson = Una lezione la giochi con un bot principiante, sempre con la stessa distribuzione.
server-no-components = Questo server gioca solo con i propri componenti.
server-trying-components = Questi componenti sono in prova; riprova tra un minuto.
server-many-components = Questo server non ha spazio per altri componenti personali; riprova più tardi.
server-your-components = Hai tavoli non finiti con { $most } diversi componenti personali; prima finiscine uno.
server-no-analysis = Non c’è una tua analisi di questo nome.
server-not-your-bot = Questo non è un tuo bot.
server-too-many = Troppe richieste; aspetta { $seconds } s.
server-too-many-analyses = Hai già { $most } analisi in attesa; prima lasciane finire una.
server-too-many-sockets = Hai { $most } tavoli aperti insieme; prima chiudine uno.
server-too-many-streams = Hai { $most } flussi di turni aperti; prima chiudine uno.
server-too-many-bots = Hai { $most } bot; prima rimuovine uno.
server-too-many-tables = Hai { $most } tavoli non finiti; prima finiscine uno.
server-chat-full = Qui hai scritto abbastanza: il limite è di { $most } messaggi per tavolo.
server-log-full = A questo tavolo sono già successe { $most } cose; la partita si può solo portare a termine.
server-too-large = Sono più di { $limit } byte.
server-wrong-form = Questo messaggio non si capisce: { $where }: { $why }
server-name-long = Un nome ha al massimo { $most } caratteri.
server-name-empty = Un nome ha delle lettere, e nessun carattere di controllo.
server-name-invisible = Un nome non ha caratteri invisibili.
server-name-mixed = Un nome non mescola alfabeti diversi: le sue lettere potrebbero essere scambiate per altre.
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
cli-verify = Controlla la distribuzione di una partita finita in base all’impegno del server.
cli-commitment = L’impegno mostrato prima della partita, se l’hai annotato.
verify-good = La distribuzione è quella promessa: { $commitment }
verify-result = { $moves } mosse rigiocate; alla fine: { $points }
verify-bad = La distribuzione NON è quella promessa: il file dice { $promised }, seme e sale danno { $found }.
verify-nothing = In questo file non c’è nulla da controllare: un server aggiunge impegno e sale quando la partita è finita.
cli-bench-what = rules (predefinito) o server.
cli-bench-tables = Per server: numero di tavoli che giocano insieme.
cli-bench-hostile = Per server: quanto aspettano i giocatori corretti mentre altri lo sommergono.
bench-wrong-what = “{ $what }” non si può misurare; scegli rules o server.
bench-no-client = Misurare il server richiede httpx: pip install "tessera[bench]"

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
web-set-speed = Velocità delle animazioni
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-instant = Istantanea (nessuna)
web-set-glow = Illumina ciò che si può scegliere
web-set-sound = Suoni
web-set-alerts = Avvisami quando tocca a me
web-seat-free = Posto { $seat }

## Il browser: pagina iniziale, nuovi tavoli, regole, account

web-front-title = Due bei giochi da tavolo, e sempre qualcuno con cui giocare
web-front-lead = Gioca con gli amici tramite un link, o subito contro i bot. Gratis, nel tuo browser, senza account.
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
web-new-one-device = Più posti sono tuoi: vi passate questo dispositivo. Se le mani sono nascoste, prima chiede di passarlo a chi gioca dopo.
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
web-rules-none = Le regole di questo gioco non sono scritte qui.
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
web-account-security = Sicurezza e dati personali
web-account-sessions = Dove hai effettuato l’accesso
web-account-session-this = Questo browser
web-account-session-unknown = Una sessione precedente
web-account-sessions-end = Esci da tutti gli altri dispositivi
web-account-password-change = Cambia la password
web-account-password-old = Password attuale
web-account-password-new = Nuova password
web-account-password-ends = Uscirai da tutti gli altri dispositivi.
web-account-password-changed = La password è stata cambiata.
web-account-data = I tuoi dati
web-account-export = Scarica tutto ciò che è memorizzato su di te
web-account-delete = Elimina me e i miei dati
web-account-delete-sure = Il tuo nome, il tuo account, i tuoi messaggi e i tuoi bot verranno eliminati definitivamente. Le partite che hai giocato restano, senza il tuo nome; un bot porta a termine quelle in corso.
web-account-delete-yes = Elimina definitivamente
web-account-delete-no = Mantieni
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
web-table-see-board = Guarda il tabellone
web-table-result = Risultato
web-playback-skip = Salta
web-playback-lines = Che cosa è appena successo
web-playback-seen = Ho visto
web-playback-last-turn = Il tuo ultimo turno
web-playback-scoring = Punteggio finale
web-playback-before = Prima del punteggio finale
web-playback-on = Mostra il risultato
web-playback-watch = Guarda il punteggio finale
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
web-table-wish-away = Hai chiesto di annullare una mossa; anche { $player }, che ha lasciato la partita, deve accettare.
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

## Il browser: un tabellone per i giochi che non ne hanno

web-plain-position = Posizione
web-plain-moves = Mosse
web-plain-ask = Tocca a te: scegli una mossa.
web-plain-ask-list = Tocca a te: scegli una mossa dall’elenco.
web-plain-filter = Cerca tra le mosse
web-plain-none = Nessuna mossa contiene queste parole.
web-plain-below = Scegli una delle mosse qui sotto.
web-plain-nothing = Ora non hai nulla da fare.
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
web-table-ask-back = Chiedi di annullare
web-table-all-choices = Tutte le scelte
web-set-shortcuts = Scorciatoie da tastiera: 1–9 per scegliere
web-table-unread = messaggi non letti
web-front-due = Tocca a te
web-toast-leave = { $player } ha lasciato il posto a un bot.
web-toast-come = { $player } è tornato in gioco.
web-toast-refuse = L’annullamento è stato rifiutato.
web-toast-undo = Un turno è stato annullato.
web-toast-rematch = { $player } propone una rivincita.
web-seat-away = { $player } (bot)
