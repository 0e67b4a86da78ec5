import { expect, test } from 'vitest';
import type { Library } from '#core/family.ts';
import { blitz } from '#games/blitz/shelf.ts';
import { gamex } from '#games/gamex/shelf.ts';
import { type AnyFamily, closed } from '#table/shelf.ts';
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
  const { family } = closed(gamex);
  try {
    coverage.fresh();
    family.open(SKIRMISH, TACTICAL);
    expect(coverage.fresh()).toBeGreaterThan(0);
    family.open(SKIRMISH, TACTICAL);
    expect(coverage.fresh()).toBe(0);
  } finally {
    coverage.stop();
  }
});

test.each([
  ['blitz', closed(blitz).family, { ...LIBRARY }, BLITZ],
  ['gamex', closed(gamex).family, TACTICAL, [SKIRMISH, LANDING, AIRBORNE]],
] as const)('%s: spoiled texts lead on to others, and none is fallen over', (_name, family, library, texts) => {
  const run = guided({ family, library, texts, seed: 5, count, measured: false });
  expect(run.breach).toBeUndefined();
  expect(run.corpus).toBeGreaterThan(texts.length + 5);
});

test('a reader that throws, or says nothing, is found out', () => {
  const { family } = closed(gamex);
  const broken = (open: (text: string, library: Library) => unknown): AnyFamily => ({ ...family, open: open as never });
  const run = (open: (text: string, library: Library) => unknown) =>
    guided({ family: broken(open), library: TACTICAL, texts: [SKIRMISH], seed: 5, count: 50, measured: false }).breach;
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
