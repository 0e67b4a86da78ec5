import { foldAll } from '../../src/ai/sim/fold.ts';
import { UNITS } from '../../src/ai/sim/layout.ts';
import { load } from '../../src/ai/sim/load.ts';
import { copyFrom, fullHash, mark, newSim, type Sim, settleMarks, undo } from '../../src/ai/sim/sim.ts';
import { unload } from '../../src/ai/sim/unload.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import type { BlitzEvent, Command, Side, State } from '../../src/blitz/types.ts';
import type { Law } from './course.ts';

/** The fast door held against the engine, command by command. */

export type SimLaw = Law<State, Command, BlitzEvent, State, Side>;

/** Random players break units into many pieces (T2.3). */
const MANY = 900;

const REGIONS = [
  'head',
  'field',
  'facts',
  'cities',
  'minors',
  'beachheads',
  'invasions',
  'damages',
  'closures',
  'noRetreats',
  'battles',
  'avs',
  'frames',
  'units',
  'next',
] as const;

/** Where two simulations differ first, in words; undefined when they are equal cell by cell, hash and all. */
export function difference(is: Sim, should: Sim): string | undefined {
  const { cells, layout } = is;
  if (cells.length !== should.cells.length) return 'they have not the same size';
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === should.cells[at]) continue;
    const region = REGIONS.findLast((name) => layout[name] <= at) ?? 'head';
    const offset = at - layout[region];
    return `${region} + ${offset} is ${cells[at] ?? ''}, not ${should.cells[at] ?? ''} (${is.cells[layout.facts + UNITS] ?? 0} units)`;
  }
  if (is.hashA !== should.hashA || is.hashB !== should.hashB) return 'the cells are equal, the hash is not';
  const { a, b } = fullHash(is);
  return a === is.hashA && b === is.hashB ? undefined : 'the hash kept is not the hash of the cells';
}

/** Something done to a simulation behind its back: the proof that a law sees it. */
export type Tamper = (sim: Sim) => void;

/** Folding the engine's events, and undoing it, against loading its states. */
export function foldingLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, MANY);
  const fresh = newSim(game, MANY);
  const before = newSim(game, MANY);
  let known: State | undefined;
  return {
    name: 'a simulation folded forward is the simulation loaded, and undo brings back every bit',
    broken({ state, played, command }) {
      if (known !== state) load(sim, state);
      copyFrom(before, sim);
      load(fresh, played.state);
      settleMarks(sim);
      const here = mark(sim);
      known = played.state;
      if (!foldAll(sim, played.events)) {
        undo(sim, here);
        const left = difference(sim, before);
        load(sim, played.state);
        return left && `undone half-way through ${command.do}: ${left}`;
      }
      tamper?.(sim);
      const wrong = difference(sim, fresh);
      if (wrong) return `after ${JSON.stringify(command)} ${JSON.stringify(played.events)}: ${wrong}`;
      load(fresh, unload(sim));
      const reread = difference(fresh, sim);
      if (reread) return `unloaded and loaded again after ${command.do}: ${reread}`;
      undo(sim, here);
      const changed = difference(sim, before);
      if (changed) return `undone ${command.do}: ${changed}`;
      foldAll(sim, played.events);
      return undefined;
    },
  };
}
