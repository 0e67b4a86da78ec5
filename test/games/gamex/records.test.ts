import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { english } from '#core/message.ts';
import { kit } from '#games/gamex/kit.ts';
import { gamex } from '#games/gamex/game-package.ts';
import type { State } from '#games/gamex/types.ts';
import type { Update } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import { LIBRARY, situation } from './library.ts';
import { open } from './practice.ts';

/** Stored games go on whatever becomes of the files they were begun from. */

const DUEL = 'game gamex\nsituation duel\n';

/** Library in which the duel has two more Panzers and lasts longer. */
const CHANGED: Library = {
  ...LIBRARY,
  situations: {
    ...LIBRARY['situations'],
    duel: (LIBRARY['situations']?.['duel'] ?? '').replace('as pz1..4', 'as pz1..6').replace('turns 6', 'turns 9'),
  },
};

function table(library: Library) {
  const referee = createReferee(gamex, { library, dice: seededDice(1), chance: seededChoice(1) });
  const heard: Update<unknown, State>[] = [];
  referee.sit({ plays: ['axis', 'allied'], sees: ['axis', 'allied'] }).follow((update) => {
    heard.push(update as Update<unknown, State>);
  });
  return { referee, now: () => heard.at(-1) as Update<unknown, State> };
}

/** The record of a duel, some commands old. */
function duel(commands: number): string {
  const { referee, now } = table(LIBRARY);
  referee.open(DUEL);
  const seat = referee.sit({ plays: ['axis', 'allied'], sees: ['axis', 'allied'] });
  const game = situation('duel');
  const choose = seededChoice(3);
  for (let i = 0; i < commands; i++)
    expect(seat.give([game.sample(now().own, choose)], now().decision)).toBeUndefined();
  return referee.save();
}

const setupOf = (record: string): string => (JSON.parse(record.split('\n')[0] ?? '') as { setup: string }).setup;
const withSetup = (record: string, setup: string): string => {
  const [header = '', ...rest] = record.split('\n');
  const lines = [JSON.stringify({ ...(JSON.parse(header) as object), setup }), ...rest];
  return lines.filter((line) => !line.startsWith('{"end"')).join('\n');
};

describe('a record and the files of the library', () => {
  const record = duel(40);

  test('a record holds the situation as it was, and no name of it', () => {
    expect(setupOf(record)).toContain('unset road-head as pz1..4');
    expect(setupOf(record)).not.toMatch(/^situation/m);
    expect(open(setupOf(record), LIBRARY).start).toEqual(situation('duel').start);
    expect(kit.whole?.(`${DUEL}dice 3 4\n`, LIBRARY)).toContain('\ndice 3 4');
    expect(kit.whole?.('game gamex\nsituation nowhere\n', LIBRARY)).toBe('game gamex\nsituation nowhere\n');
  });

  test('it goes on where it was when the situation is another one by now', () => {
    expect(open(DUEL, CHANGED).start.units).toHaveLength(situation('duel').start.units.length + 2);
    const [before, after] = [table(LIBRARY), table(CHANGED)];
    before.referee.load(record);
    after.referee.load(record);
    expect(after.now().damage).toBeUndefined();
    expect(after.now().own).toEqual(before.now().own);
    expect(after.now().played).toBe(40);
  });

  test('a record of before, which has the name alone, opens', () => {
    const { referee, now } = table(LIBRARY);
    referee.load(withSetup(record, DUEL));
    expect(now().damage).toBeUndefined();
    expect(now().played).toBe(40);
    expect(setupOf(referee.save())).toBe(DUEL);
  });

  test('other panels have another print', () => {
    const game = situation('duel');
    const other = {
      ...LIBRARY,
      panels: { ...LIBRARY['panels'], D: `${LIBRARY['panels']?.['D'] ?? ''}\n# resurveyed` },
    };
    expect(kit.fingerprint?.(game, LIBRARY)).toBe(kit.fingerprint?.(open(setupOf(record), LIBRARY), LIBRARY));
    expect(kit.fingerprint?.(game, other)).not.toBe(kit.fingerprint?.(game, LIBRARY));
  });
});

describe('a forged record', () => {
  test('another roll of the dice is found, with its line', () => {
    const record = duel(60);
    const lines = record.split('\n');
    const at = lines.findIndex((line) => /"dice":\[\d/.test(line));
    expect(at).toBeGreaterThan(0);
    lines[at] = (lines[at] ?? '').replace(
      /"dice":\[(\d)/,
      (_, die: string) => `"dice":[${die === '6' ? 1 : Number(die) + 1}`,
    );
    const { referee, now } = table(LIBRARY);
    referee.load(lines.join('\n'));
    expect(now().altered).toBe(true);
    const proof = referee.proof();
    expect(english(proof.said)).toContain(`line ${at + 1}`);
  });
});
