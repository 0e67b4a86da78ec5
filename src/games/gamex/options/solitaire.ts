import type { Module } from '#core/rulebook.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { goodOrder, inactive, kindOf } from '#games/gamex/units.ts';
import { reachOf } from '../fire/direct.ts';
import { rangeTo } from '../fire/strength.ts';
import { seesUnit } from '../sight/observation.ts';

/** Solitaire (X23): units shun the enemy, and all that have not acted fire at units that come near. */
export const solitaire: Module<typeof QUESTIONS> = {
  id: 'solitaire',
  layer: 'option',
  answers: {
    dread: ({ world, state, unit }) =>
      unit.place !== 'map'
        ? []
        : state.units.flatMap((enemy) =>
            enemy.side !== unit.side &&
            enemy.place === 'map' &&
            enemy.sea !== true &&
            goodOrder(enemy) &&
            kindOf(world, enemy).as > 0 &&
            rangeTo(world, enemy.at, unit.at) <= reachOf(world, enemy) &&
            seesUnit(world, state, enemy, unit)
              ? [enemy.id]
              : [],
          ),
    alert: ({ unit }) => (inactive(unit) ? [unit.id] : []),
  },
};
