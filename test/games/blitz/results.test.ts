import { describe, expect, test } from 'vitest';
import { eliminated, type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { TABLES } from '#games/blitz/combat/rules/known-tables.ts';
import {
  BASIC_ATTRITION,
  BASIC_AUTOMATIC,
  CITY_CAPTURE,
  CITY_CAPTURE_MONOTONE,
  FIGHTER,
  type ResultTable,
  resultOf,
  STRATEGIC,
  TOURNAMENT_ATTRITION,
} from '#games/blitz/combat/rules/tables.ts';
import { recall, writeResult } from '#games/blitz/text/log/result-text.ts';
import type { BlitzEvent } from '#games/blitz/types.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const KINDS: Partial<Record<string, 'strike' | 'assault' | 'air'>> = {
  'T23.strategic': 'strike',
  'O23.fighter': 'air',
  'T22.capture': 'assault',
};

/** A fought battle as records of November 2026 have it. */
const oldEvent = (is: string, result: string, odds: string, die?: number) =>
  ({
    is,
    battle: 1,
    attack: 4,
    defence: 4,
    odds,
    ...(die === undefined ? {} : { die }),
    result,
  }) as unknown as BlitzEvent;

const cells = (table: ResultTable): Result[] =>
  table.columns.flatMap((column) => FACES.map((die) => resultOf(table, column, die)));

describe('a result', () => {
  test('of the Basic table, of the Tournament table, of an assault, of bombers', () => {
    expect(tallyOf(BASIC_ATTRITION.at(2, '2-1'))).toMatchObject({ exchange: true, attacker: { lose: 0, advance: 1 } });
    expect(TOURNAMENT_ATTRITION.at(1, '4-1')).toEqual([
      { side: 'defender', lose: 3 },
      { side: 'defender', back: 4 },
      { side: 'attacker', advance: 3 },
    ]);
    expect(TOURNAMENT_ATTRITION.at(1, '1-6')).toEqual([
      { side: 'attacker', lose: 2 },
      { side: 'attacker', back: 3 },
      { side: 'defender', advance: 1 },
    ]);
    expect(tallyOf(CITY_CAPTURE.at(3, '4-7'))).toMatchObject({ captures: true, attacker: { lose: 4, advance: 1 } });
    expect(STRATEGIC.at(6, '1-6')).toEqual([
      { side: 'attacker', lose: 'all' },
      { side: 'defender', lose: 1 },
    ]);
  });

  test('limits belong to the table', () => {
    for (const table of [BASIC_ATTRITION, TOURNAMENT_ATTRITION, STRATEGIC, FIGHTER])
      expect([table.lowest, table.highest]).toEqual([6, 6]);
  });

  test.each([...Object.values(TABLES).filter(({ id }) => !id.startsWith('M')), CITY_CAPTURE_MONOTONE])(
    '$id: the words of old records are read as what the table says',
    (table) => {
      for (const result of cells(table)) {
        const is = table === FIGHTER ? 'airFought' : 'fought';
        const said = writeResult(result, KINDS[table.id]);
        const today = recall(oldEvent(is, said, result.column ?? '', result.die)) as { result: Result };
        expect(today).not.toHaveProperty('die');
        expect(today.result, `${said} at ${result.column}`).toEqual(result);
      }
    },
  );

  test('without a roll', () => {
    const said: readonly [string, Result, 'ground' | 'strike' | 'air'][] = [
      ['DE', BASIC_AUTOMATIC, 'ground'],
      ['void', { effects: [] }, 'ground'],
      ['defenders eliminated', eliminated('defender'), 'strike'],
      ['attackers eliminated', eliminated('attacker'), 'ground'],
      ['bombers eliminated', eliminated('attacker'), 'strike'],
      ['interceptors eliminated', eliminated('defender'), 'air'],
      ['escorts eliminated', eliminated('attacker'), 'air'],
    ];
    for (const [words, result, kind] of said) {
      expect(writeResult(result, kind)).toBe(words);
      expect(recall(oldEvent('fought', words, '7-1'))).toMatchObject({ odds: '7-1', result });
    }
  });

  test('an event of today and one that is nothing of the kind stay as they are', () => {
    const today: BlitzEvent = {
      is: 'fought',
      battle: 1,
      attack: 4,
      defence: 4,
      odds: '1-1',
      result: eliminated('attacker'),
    };
    const other: BlitzEvent = { is: 'combatEnded' };
    expect([recall(today), recall(other)]).toEqual([today, other]);
    for (const [odds, die] of [
      ['8-1', 1],
      ['1-1', 7],
    ] as const)
      expect(recall(oldEvent('fought', 'DE', odds, die))).toMatchObject({ result: { effects: [] } });
  });
});
