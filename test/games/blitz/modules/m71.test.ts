import { describe, expect, test } from 'vitest';
import { MODULE_IDS } from '../../../../src/games/blitz/modules/modules.ts';
import { playableSets } from '../../../../src/games/blitz/modules/ready-sets.ts';
import { setFaults } from '../../../../src/games/blitz/presets.ts';
import { PLACEMENTS, startFrom } from '../../../../src/web/games/blitz/starts.ts';
import { LIBRARY } from '../../../laws/library.ts';
import { position } from '../table.ts';
import { rows } from './table.ts';

/** `1, 3 to 10, 16` */
const listed = (cell: string): string[] =>
  cell
    .replace(/ \(.*\)/, '')
    .split(', ')
    .flatMap((part) => {
      const [from = 0, to = from] = part.split(' to ').map(Number);
      return Array.from({ length: to - from + 1 }, (_, no) => `M${from + no}`);
    });

const READY_SETS = playableSets(Array.from({ length: 18 }, (_, no) => `M${no + 1}`));

describe('M71 ready sets', () => {
  test.each(rows('| Id | Name | Level | Modules'))(
    '%s %s is as the ledger has it, and legal',
    (id, _name, level, modules, scenario) => {
      const set = READY_SETS.find(({ rule }) => rule === id);
      expect([set?.level, set?.modules, set?.scenario ?? '-']).toEqual([
        level?.toLowerCase(),
        listed(modules ?? ''),
        scenario,
      ]);
      if (set) expect(setFaults({ preset: set.level, switches: [], modules: set.modules }, set.scenario)).toEqual([]);
    },
  );

  test('M71.1, M71.11 differ in the price of losses alone', () => {
    const [first, last] = [READY_SETS[0], READY_SETS.at(-1)];
    expect({ ...last, rule: first?.rule }).toEqual({ ...first, chosen: { lossPrice: 'mixed' } });
  });

  test('M71 those whose modules can be played open with both armies in place', () => {
    expect(playableSets().map(({ rule }) => rule)).toContain('M71.3');
    for (const { level, modules, rule } of playableSets()) {
      expect(modules.every((one) => MODULE_IDS.includes(one))).toBe(true);
      const { text } = startFrom({
        ...{ level, modules, switches: [], chosen: {}, scenario: undefined, placement: PLACEMENTS },
        seats: { blue: 'human', red: 'human' },
      });
      expect(position(text, LIBRARY).game.position.modules, rule).toEqual(modules);
    }
  });
});
