import { describe, expect, test } from 'vitest';
import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import { setFaults } from '#games/blitz/presets.ts';
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

  test('M71.2, M71.3, M71.4, M71.5, M71.6, M71.7, M71.8, M71.9, M71.10 all eleven are there', () => {
    expect(READY_SETS.map(({ rule }) => rule)).toEqual(Array.from({ length: 11 }, (_, no) => `M71.${no + 1}`));
  });

  test('M71.1, M71.11 differ in the price of losses alone', () => {
    const [first, last] = [READY_SETS[0], READY_SETS.at(-1)];
    expect({ ...last, rule: first?.rule, name: first?.name }).toEqual({ ...first, chosen: { lossPrice: 'mixed' } });
  });
});
