import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Choose } from '#core/dice/dice.ts';
import { adjacent, type Grid, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** Game for boardgame.io: as many units on the same grid, one step at a time, no combat and few rules. */

interface Piece {
  side: string;
  at: Hex;
  left: number;
}
interface Army {
  units: Piece[];
}

const STEPS = 4;

export const toyGame = (grid: Grid, units: readonly Piece[]): Game<Army> => ({
  name: 'march',
  disableUndo: true,
  setup: () => ({ units: units.map((unit) => ({ ...unit })) }),
  moves: {
    march({ G, ctx }, no: number, to: Hex) {
      const unit = G.units[no];
      if (!unit || unit.side !== ctx.currentPlayer || unit.left === 0 || !adjacent(grid, unit.at, to))
        return INVALID_MOVE;
      if (G.units.some((other) => other.at === to && other.side !== unit.side)) return INVALID_MOVE;
      unit.at = to;
      unit.left--;
      return undefined;
    },
  },
  turn: {
    onBegin({ G }) {
      for (const unit of G.units) unit.left = STEPS;
    },
  },
});

const MOVES_A_TURN = 30;

/** Plays `count` legal random moves from the beginning and gives how many commands were taken. */
export function playToy(game: Game<Army>, grid: Grid, count: number, choose: Choose): number {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (let taken = 1; taken <= count; taken++) {
    const current = client.getState();
    if (!current) throw new Error('the toy has no state');
    const { units } = current.G;
    const mine = current.ctx.currentPlayer;
    let step: readonly [number, Hex] | undefined;
    for (let tries = 0; tries < 100 && taken % MOVES_A_TURN !== 0 && !step; tries++) {
      const no = choose(units.length);
      const unit = units[no] as Piece;
      if (unit.side !== mine || unit.left === 0) continue;
      const beside = neighboursOf(grid, unit.at);
      const to = beside[choose(beside.length)] as Hex;
      if (!units.some((other) => other.at === to && other.side !== mine)) step = [no, to];
    }
    if (step) client.moves['march']?.(...step);
    else client.events['endTurn']?.();
  }
  client.stop();
  return count;
}
