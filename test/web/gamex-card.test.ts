import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { readLedger, ruleNamed } from '#core/ledger.ts';
import { type Counter, type Kind, readCounters } from '#games/gamex/kinds.ts';
import type { Unit } from '#games/gamex/types.ts';
import { abilityLines, type CardLine, stateLines, valueLines } from '#web/games/gamex/card-lines.ts';
import { LANGUAGES, writeLanguage } from '#web/text/language.ts';
import './fluent.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const counters = readCounters(text('src/games/gamex/data/standard.counters'));
const isRead = (read: typeof counters): read is ReadonlyMap<string, Counter> => !Array.isArray(read);
const kinds: readonly Kind[] = isRead(counters) ? [...counters.values()].map(({ kind }) => kind) : [];
const ledger = readLedger([{ name: 'tactical-gamex', text: text('docs/rules/tactical-gamex.md') }]);
const rider: Unit = { id: 'x', side: 'axis', nation: 'german', kind: 'k', place: 'rides', at: 0 };
const watcher: Unit = { ...rider, place: 'map', marker: 'opFire', disrupted: true, inside: true, stream: 'down' };

const digger: Unit = {
  ...rider,
  place: 'map',
  facing: 0,
  sea: true,
  assigned: 't',
  job: { task: 'demolish', at: 0, done: 1, attempt: 1 },
};
const comer: Unit = { ...rider, place: 'waits', turn: 3 };
const work = { task: 'demolish', now: 'charges at the bridge: 1 of 3', next: 'One more.' } as const;

const linesOf = (kind: Kind): readonly CardLine[] => [...valueLines(kind), ...abilityLines(kind, 7)];
const named = (id: string): readonly string[] => {
  const kind = kinds.find((one) => one.id === id);
  return kind ? linesOf(kind).map(({ name }) => name) : [];
};

afterEach(() => writeLanguage('en'));

describe('the card of a unit', () => {
  test.each(LANGUAGES)(
    'says something about every value of every counter, and cites a rule of the ledger (%s)',
    (one) => {
      writeLanguage(one);
      expect(kinds.length).toBeGreaterThan(700);
      const seen = new Map<string, CardLine>();
      for (const kind of kinds) for (const line of linesOf(kind)) seen.set(`${line.name} ${line.text}`, line);
      for (const line of [
        ...seen.values(),
        ...stateLines(rider),
        ...stateLines(watcher),
        ...stateLines(digger, work),
        ...stateLines(comer),
      ]) {
        expect(line.name).not.toBe('');
        expect(line.text).toMatch(/[.!]$/);
        expect([line.rule, ruleNamed(ledger, line.rule) !== undefined]).toEqual([line.rule, true]);
      }
    },
  );

  test('tells a tank from a gun, a truck and engineers', () => {
    expect(named('pzkw-iv-j')).toEqual(expect.arrayContaining(['Attack strength', 'Range', 'Armoured', 'Overruns']));
    expect(named('pzkw-iv-j')).not.toContain('Carries and tows');
    const large = kinds.find((kind) => kind.largeGun && kind.mp === 0);
    expect(named(large?.id ?? '')).toEqual(expect.arrayContaining(['Large gun', 'Can be towed']));
    const truck = kinds.find((kind) => kind.class === 'truck');
    expect(named(truck?.id ?? '')).toEqual(expect.arrayContaining(['Carries and tows', 'Never spots']));
    expect(named(truck?.id ?? '')).not.toContain('Range');
    const sappers = kinds.find((kind) => kind.class === 'engineer');
    expect(named(sappers?.id ?? '')).toEqual(expect.arrayContaining(['Engineers', 'Engineer tasks', 'Close assault']));
  });

  test('X9.3 X10.1 X11.6 tells what bears, swims and flies', () => {
    const lines = (wanted: (kind: Kind) => boolean): readonly string[] => named(kinds.find(wanted)?.id ?? '');
    expect(lines((kind) => kind.bridgeLayer)).toContain('Bridge layer');
    expect(lines((kind) => kind.flail)).toContain('Flail');
    expect(lines((kind) => kind.craft > 0)).toContain('Landing craft');
    expect(lines((kind) => kind.class === 'aircraft')).toContain('Aircraft');
    const words = (id: string): Kind => ({ ...(kinds.find((kind) => kind.class === 'aircraft') as Kind), id });
    expect(abilityLines({ ...words('t'), lifts: 3 }, 7).map(({ name }) => name)).toEqual(['Transport aircraft']);
    expect(abilityLines({ ...words('g'), lifts: 2, glides: true }, 7).map(({ name }) => name)).toEqual(['Glider']);
  });

  test('says how it stands, each state with its rule', () => {
    expect(stateLines(watcher).map(({ rule }) => rule)).toEqual(['X7.2a', 'X6.4.2a', 'X8.4c', 'X6.3.11h']);
    expect(stateLines(digger, work).map(({ rule }) => rule)).toEqual(['X19.2', 'X10.3a', 'X9.2b', 'X9.2c']);
    expect(stateLines(comer).map(({ name }) => name)).toEqual(['comes on turn 3']);
    expect(stateLines({ ...rider, place: 'map' })).toEqual([]);
  });
});
