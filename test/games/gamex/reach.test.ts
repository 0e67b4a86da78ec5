import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { isObjection } from '#core/objection.ts';
import { paceOf, startWalk } from '#games/gamex/move/acts.ts';
import { reachOf } from '#games/gamex/move/reach.ts';
import { allowanceOf, stepPrice } from '#games/gamex/move/price.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { State, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { neighboursOf } from '#hex/grid.ts';
import { LIBRARY } from './library.ts';
import { open, SKIRMISH } from './practice.ts';

/** Every way tried by the rules alone, without tables and without order. */
function tried({ world }: OpenGamex, state: State, unit: Unit): Record<number, number> {
  const allowance = allowanceOf(kindOf(world, unit));
  const best: Record<number, number> = { [unit.at]: 0 };
  const visit = (hex: number, spent: number): void => {
    const pace = {
      ...paceOf(world, state, startWalk(world, unit, [])),
      unit: { ...unit, at: hex },
      from: hex,
      left: allowance - spent,
      fresh: spent === 0,
    };
    for (const to of neighboursOf(world.board.grid, hex)) {
      const price = stepPrice(world, state, pace, to);
      if (isObjection(price)) continue;
      const total = spent + price.cost;
      if (total >= (best[to] ?? Number.MAX_SAFE_INTEGER)) continue;
      best[to] = total;
      if (!price.ends) visit(to, total);
    }
  };
  visit(unit.at, 0);
  delete best[unit.at];
  return best;
}

describe('reach', () => {
  test('is what the rules give step by step, in the middle of random games', () => {
    const game = open(SKIRMISH);
    let compared = 0;
    for (let seed = 1; seed <= 3; seed++) {
      let state = game.start;
      const [choose, dice] = [seededChoice(seed), seededDice(seed)];
      for (let ply = 0; ply < 90; ply++) {
        const prompt = game.prompt(state);
        if (!prompt) break;
        state = game.play(state, prompt.side, game.sample(state, choose), dice).state;
        if (ply % 15 !== 0) continue;
        for (const unit of state.units) {
          if (unit.place !== 'map' || kindOf(game.world, unit).mp === 0) continue;
          const found = Object.fromEntries(reachOf(game.world, state, unit).map(({ hex, spent }) => [hex, spent]));
          expect(found, unit.id).toEqual(tried(game, state, unit));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('what stays known from one decision to the next is what is found anew', () => {
    const text = 'game gamex\nsituation duel\n';
    const [game, anew] = [open(text, LIBRARY), open(text, LIBRARY)];
    const [choose, dice] = [seededChoice(7), seededDice(7)];
    let state = game.start;
    let [ply, compared] = [0, 0];
    for (let side = game.decides(state); side; side = game.decides(state)) {
      state = game.play(state, side, game.sample(state, choose), dice).state;
      for (const unit of state.units) if (unit.place === 'map') reachOf(game.world, state, unit);
      if (ply++ % 4 > 0) continue;
      const strangers = { ...state, units: state.units.map((unit) => ({ ...unit })) };
      for (const [i, unit] of state.units.entries()) {
        if (unit.place !== 'map' || kindOf(game.world, unit).mp === 0) continue;
        expect(reachOf(game.world, state, unit)).toEqual(reachOf(anew.world, strangers, strangers.units[i] as Unit));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(150);
  });

  test('X3.2.5a X5.3b X5.3c past hexes with one, two, three and four of the own side, Soviets among them', () => {
    const stack = (nation: string, hex: string, id: string, count: number) =>
      `${nation} I 2/2/6/1 @ ${hex} as ${id}1..${count}\n`;
    const text = `game gamex
board inline
  grid radius 4
  woods 1,0 1,1 0,2
  green around woods
  road : -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0
  road : 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3
end board
american A 9/6/8/8 tank @ -1,0 as tank
american C 0/0/1/12 @ -1,0 as truck
soviet A 9/6/8/8 tank @ -1,1 as guest
german I 2/2/6/1 @ 4,-4 as foe
${stack('american', '-2,0', 'a', 1)}${stack('american', '0,0', 'b', 2)}${stack('american', '1,0', 'c', 3)}${stack('american', '0,2', 'd', 2)}${stack('american', '0,-1', 'e', 4)}${stack('american', '2,0', 'f', 2)}${stack('soviet', '0,1', 'g', 1)}${stack('soviet', '-2,1', 'h', 2)}`;
    const game = open(text);
    for (const unit of game.start.units) {
      const found = Object.fromEntries(reachOf(game.world, game.start, unit).map(({ hex, spent }) => [hex, spent]));
      expect(found, unit.id).toEqual(tried(game, game.start, unit));
    }
  });
});
