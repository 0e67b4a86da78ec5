import { Origins, Server } from 'boardgame.io/server';
import { seededChoice } from '#core/dice/dice.ts';
import { toyGame } from '../toy.ts';
import { toyArmy } from './peer-game.ts';

/** Server of boardgame.io with its toy: keeps its matches in memory, and tells its address. */

const { grid, pieces } = toyArmy(seededChoice(5));
const server = Server({ games: [toyGame(grid, pieces)], origins: [Origins.LOCALHOST] });
void server.run({ port: 0 }).then(({ appServer }) => {
  const address = appServer.address();
  process.send?.({ base: `http://localhost:${typeof address === 'object' ? (address?.port ?? 0) : 0}` });
});
