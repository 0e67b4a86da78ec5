import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { processorMs } from '#cli/arena/processor.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';

const DATA = 'src/games/gamex/data';

function library(): Library {
  const all: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(DATA)) {
    const kind = kit.kinds[extname(file).slice(1)];
    if (kind !== undefined) (all[kind] ??= {})[parse(file).name] = readFileSync(join(DATA, file), 'utf8');
  }
  return all;
}

/** Some thirty more on the same panels: to list all of theirs too would take minutes. */
const CLASSIC = /^p[bl]-/;

/** Situations of our own. */
export const SITUATIONS: readonly string[] = readdirSync(DATA)
  .filter((file) => extname(file) === '.situation')
  .map((file) => parse(file).name)
  .filter((name) => !CLASSIC.test(name))
  .sort();

/** Large classic situations: one with 120 counters on the map and some that ride, and the largest of all. */
export const LARGE: readonly string[] = ['pb-12', 'pl-19'];

function opened(name: string): OpenGamex {
  const game = kit.open(`game gamex\nsituation ${name}\n`, library());
  if (Array.isArray(game)) throw new Error(game.map(describeFault).join('\n'));
  return game as OpenGamex;
}

/** Every decision of some random games. */
function* decisions(game: OpenGamex, games: number): Generator<OpenGamex['start']> {
  for (let seed = 1; seed <= games; seed++) {
    const [choose, dice] = [seededChoice(seed), seededDice(seed)];
    let state = game.start;
    for (let side = game.decides(state); side; side = game.decides(state)) {
      yield state;
      state = game.play(state, side, game.sample(state, choose), dice).state;
    }
  }
}

/** Copy without cached results. */
export const copied = (state: OpenGamex['start']): OpenGamex['start'] => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit })),
});

function listed(game: OpenGamex, state: OpenGamex['start']): number {
  let count = 0;
  for (const _ of game.legal(state)) count++;
  return count;
}

export const countersOf = (name: string): number => opened(name).start.units.length;

const TRIES = 12;

/** Decision timed call by call, with all its commands listed. */
interface Listed<S> {
  readonly legal: (state: S) => Iterable<unknown>;
  /** Copies without cached results. */
  readonly copied: (state: S) => S;
}

function timed<S>({ legal, copied: copy }: Listed<S>, state: S): number {
  const fresh = copy(state);
  const since = processorMs();
  for (const _ of legal(fresh));
  return (processorMs() - since) * 1e6;
}

interface Call<S> {
  readonly state: S;
  ns: number;
  settled: boolean;
}

/**
 * Nanoseconds of every call of `legal`, listed to its end, the slowest first. What is among the slowest is tried again and
 * the least counts: a collection of garbage or the neighbours can lengthen a try, and nothing shortens one.
 */
export function callTimes<S>(game: Listed<S>, states: Iterable<S>): number[] {
  const calls: Call<S>[] = [...states].map((state) => ({ state, ns: timed(game, state), settled: false }));
  const most = Math.ceil(calls.length / 1000) + 1;
  for (let doubtful = calls; doubtful.length > 0; ) {
    calls.sort((a, b) => b.ns - a.ns);
    doubtful = calls.slice(0, most).filter(({ settled }) => !settled);
    for (const call of doubtful) {
      call.ns = Math.min(call.ns, ...Array.from({ length: TRIES }, () => timed(game, call.state)));
      call.settled = true;
    }
  }
  return calls.map(({ ns }) => ns);
}

/** Listing times over whole random games of a situation. */
export function listingTimes(name: string, games: number): number[] {
  const game = opened(name);
  for (const state of decisions(game, 1)) listed(game, copied(state));
  return callTimes({ legal: game.legal, copied }, decisions(game, games));
}
