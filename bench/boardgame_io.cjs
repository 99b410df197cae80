// A server and players of boardgame.io, for `python -m bench.turn`: what a turn costs a well-known framework that keeps all matches in memory.
//
//     node bench/boardgame_io.cjs serve PORT
//     node bench/boardgame_io.cjs play PORT TABLES SECONDS          prints the turns played and the processor time of the server
//
// The game is the least that has what ours have: a board, a deck, two hidden hands. A turn takes a card and places a token.

const { PlayerView } = require("boardgame.io/dist/cjs/core.js");

const GAME = {
  name: "bench",
  setup: ({ ctx }) => ({
    spaces: Array(100).fill(null),
    secret: { deck: Array.from({ length: 60 }, (_, card) => card) },
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, { hand: [] }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, space) => {
        const card = G.secret.deck.shift();
        G.secret.deck.push(card);
        G.players[playerID].hand = [...G.players[playerID].hand, card].slice(-5);
        G.spaces[space] = playerID;
      },
    },
  },
};

function serve(port) {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  const server = Server({ games: [GAME], origins: ["*"] });
  server.router.get("/processor-time", (context) => {
    const { user, system } = process.cpuUsage();
    context.body = { seconds: (user + system) / 1e6 };
  });
  server.run(Number(port));
}

async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function play(port, tables, seconds) {
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
  const server = `http://127.0.0.1:${port}`;
  const due = [];
  let heard = 0;
  for (let number = 0; number < tables; number++) {
    const { matchID } = await post(`${server}/games/bench/create`, { numPlayers: 2 });
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await post(`${server}/games/bench/${matchID}/join`, { playerID, playerName: playerID });
      const client = Client({
        game: GAME,
        matchID,
        playerID,
        credentials: playerCredentials,
        multiplayer: SocketIO({ server }),
        debug: false,
      });
      let last = 0;
      client.subscribe((state) => {
        if (state === null || state.ctx.turn === last || state.ctx.currentPlayer !== playerID) return;
        last = state.ctx.turn;
        heard++;
        due.push(client);
      });
      client.start();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const time = async () => (await (await fetch(`${server}/processor-time`)).json()).seconds;
  const before = [await time(), heard, performance.now()];
  while (performance.now() - before[2] < seconds * 1000) {
    while (due.length > 0) due.shift().moves.place(heard % 100);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  console.log(JSON.stringify({ turns: heard - before[1], seconds: (await time()) - before[0] }));
  process.exit(0);
}

const [task, ...values] = process.argv.slice(2);
({ serve, play })[task](...values.map(Number));
