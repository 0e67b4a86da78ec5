import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import { seededChoice } from '../src/core/dice.ts';
import { neighboursOf } from '../src/hex/grid.ts';
import type { Hex } from '../src/hex/hex.ts';
import { openContinent, playRandomly } from './continent.ts';
import { toyGame } from './toy.ts';

/**
 * boardgame.io's server with its toy, measured as ours is: from a second process, from a move to the opponent's new state. It
 * keeps its matches in memory; nothing is on the disk.
 */

const game = openContinent(15);
const { grid } = game.world.board;
const { units } = playRandomly(game, 1, 600).state;
const toy = toyGame(
  grid,
  units.map((unit, no) => ({
    side: unit.side === 'blue' ? '0' : '1',
    at: unit.place === 'map' ? unit.at : (no * 17) % grid.size,
    left: 0,
  })),
);

async function serve(): Promise<void> {
  const { appServer } = await Server({ games: [toy], origins: true }).run({ port: 0 });
  const address = appServer.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
}

async function play(matches: number, rate: number, seconds: number): Promise<void> {
  const server = fork(__filename, ['server'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve) => server.once('message', (given) => resolve(Number(given))));
  const base = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${base}/games/march/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const times: number[] = [];
  const pairs = [];
  for (let i = 0; i < matches; i++) {
    const { matchID = '' } = await post('create', { numPlayers: 2 });
    const pair = [];
    for (const playerID of ['0', '1']) {
      const { playerCredentials: credentials = '' } = await post(`${matchID}/join`, { playerID, playerName: playerID });
      const client = Client({
        game: toy,
        multiplayer: SocketIO({ server: base }),
        matchID,
        playerID,
        credentials,
        debug: false,
      });
      const one = { client, state: -1, sent: undefined as number | undefined };
      client.subscribe((state) => {
        if (!state || state._stateID <= one.state) return;
        one.state = state._stateID;
        if (one.sent !== undefined) times.push(performance.now() - one.sent);
        one.sent = undefined;
      });
      client.start();
      pair.push(one);
    }
    pairs.push(pair);
  }
  while (pairs.some((pair) => pair.some(({ state }) => state < 0))) await wait(20);
  const choose = seededChoice(9);
  const since = performance.now();
  let given = 0;
  while (performance.now() - since < seconds * 1000) {
    const due = ((performance.now() - since) / 1000) * rate;
    for (let tries = 0; given < due && tries < 200; tries++) {
      const pair = pairs[choose(matches)];
      const current = pair?.[0]?.client.getState();
      if (!pair || !current) continue;
      const side = Number(current.ctx.currentPlayer);
      const [mover, other] = [pair[side], pair[1 - side]];
      if (!mover || !other || other.sent !== undefined || mover.state !== other.state) continue;
      given++;
      const no = choose(units.length);
      const unit = current.G.units[no];
      const beside = unit ? neighboursOf(grid, unit.at) : [];
      const to = beside[choose(Math.max(1, beside.length))] as Hex;
      const isFree = !current.G.units.some((one) => one.at === to && one.side !== String(side));
      other.sent = performance.now();
      if (unit?.side === String(side) && unit.left > 0 && isFree) mover.client.moves['march']?.(no, to);
      else mover.client.events['endTurn']?.();
    }
    await wait(2);
  }
  const took = (performance.now() - since) / 1000;
  await wait(500);
  server.kill('SIGKILL');
  console.log(JSON.stringify({ rate: given / took, times }));
  process.exit(0);
}

const [, , what = '', rate = '', seconds = ''] = process.argv;
void (what === 'server' ? serve() : play(Number(what), Number(rate), Number(seconds)));
