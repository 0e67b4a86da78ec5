import { expect, test } from 'vitest';
import type { Library } from '#core/game-kit.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { type AnyGameKit, eraseTypes } from '#table/game-package.ts';
import { LIBRARY as TACTICAL } from '../games/gamex/library.ts';
import { AIRBORNE, LANDING, SKIRMISH } from '../games/gamex/practice.ts';
import { amount } from '../sample.ts';
import { coverageOf } from './coverage.ts';
import { guided } from './guided-fuzz.ts';
import { LIBRARY } from './library.ts';
import { modularSkirmish, skirmish, tournamentSkirmish } from './skirmish.ts';

/** A few of the texts that `npm run fuzz -- --kind guided` spoils; time and memory are looked at there only. */

const count = amount(2000, 120);
const BLITZ = [skirmish, tournamentSkirmish, modularSkirmish].map((write) => write(11));

test('blocks are told once, when they are first executed', () => {
  const coverage = coverageOf(/\/src\/core\//);
  const { kit } = eraseTypes(gamex);
  try {
    coverage.fresh();
    kit.open(SKIRMISH, TACTICAL);
    expect(coverage.fresh()).toBeGreaterThan(0);
    kit.open(SKIRMISH, TACTICAL);
    expect(coverage.fresh()).toBe(0);
  } finally {
    coverage.stop();
  }
});

test.each([
  ['blitz', eraseTypes(blitz).kit, { ...LIBRARY }, BLITZ],
  ['gamex', eraseTypes(gamex).kit, TACTICAL, [SKIRMISH, LANDING, AIRBORNE]],
] as const)('%s: spoiled texts lead on to others, and none is fallen over', (_name, kit, library, texts) => {
  const run = guided({ kit, library, texts, seed: 5, count, measured: false });
  expect(run.breach).toBeUndefined();
  expect(run.corpus).toBeGreaterThan(texts.length + 5);
});

test('a reader that throws, or says nothing, is found out', () => {
  const { kit } = eraseTypes(gamex);
  const broken = (open: (text: string, library: Library) => unknown): AnyGameKit => ({ ...kit, open: open as never });
  const run = (open: (text: string, library: Library) => unknown) =>
    guided({ kit: broken(open), library: TACTICAL, texts: [SKIRMISH], seed: 5, count: 50, measured: false }).breach;
  expect(run(() => [])?.message).toContain('refused without a word');
  expect(run(() => [{ message: "'undefined' is no turn" }])?.message).toContain(
    "a fault says ''undefined' is no turn'",
  );
  expect(
    run(() => {
      throw new RangeError('too deep');
    })?.message,
  ).toContain('too deep');
});
