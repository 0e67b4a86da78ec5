import type { Blitz } from '../../blitz/open.ts';
import type { World } from '../../blitz/world.ts';
import { type Layout, layoutOf } from './layout.ts';

/**
 * The fast door: a position of Blitzkrieg in one buffer, for search.
 *
 *   const sim = newSim(game);                 // once; holds any position of that game
 *   load(sim, state);                         // from the engine
 *   const here = mark(sim);                   // ... change what you like ...
 *   undo(sim, here);                          // ... and everything is as it was, bit for bit
 *   copyFrom(other, sim);                     // a second one of the same game
 *   fold(sim, event);                         // what the engine played (fold.ts); false where it must be loaded again
 *
 * Reading a unit by its number: `atOf`, `sideOf`, `placeOf`, `typeOf`, `afOf`, `dfOf` … (units.ts). Reading a hex:
 * `inZocOf`, `barredBy`, `stackSizeOf`, `firstOn`/`nextOn` (field.ts).
 *
 * Changing: `station(sim, no, hex)` puts a unit somewhere without asking (effects.ts): what plans are tried with.
 * `playCommand(sim, command, die)` plays a legal command as the engine would, up to the next decision (play.ts); what
 * it is made of can be called without a command: `walkTo`, `flyTo` (walk.ts), `embark`, `landOnBeach` … (ashore.ts),
 * `endMovement`, `declareBattle`, `endDeclaration` (phases.ts), `resolve`, `retreatAlong`, `advanceAlong`, `takeLosses`
 * (decide.ts). `fightOut(sim, rollDie)` plays the battles out to the end of the player turn (fight-out.ts).
 * `unload(sim)` makes a state of the engine of it.
 *
 * Questions: `reach(sim, no)` with `wayTo` (reach.ts); `sideReach`, `threatOf` (threat.ts); `oddsIn`, `columnOf`,
 * `basicResult`, `attackerLoses` … (odds.ts); `expectBattle` (expect.ts); `canRetreat`, `retreatEnds`, `openWays` with
 * `wouldSeal`, `isSurrounded` (retreat.ts); `advanceEnds` (advance.ts); `flightsFrom`, `airWay` (air.ts).
 *
 * Plans: `const scene = prepare(sim, weights)` once a player turn, then `evaluatePlan(sim, scene, units, hexes, count)`
 * (evaluate.ts) puts the units on the hexes, allots the battles (allot.ts), adds up what the dice will bring exactly,
 * takes off what the reply may cost, and leaves the simulation as it was. Hypothetical automatic victories, for a
 * second wave: `declareAv(sim, no, hexes)` (theatre.ts) makes the hexes dead for `reach` until it is undone.
 *
 * Answers that are objects or arrays belong to the simulation: they are good until the next question.
 *
 * Nothing here decides a rule of its own: tables, graphs of steps and numbers are the engine's, and
 * `test/ai/sim.test.ts` holds both doors against each other command by command.
 *
 * Not kept: the trail of takeBack, unit names, the wording of outcomes. Not played: set-up, replacements, fighter
 * combat and draws; these are folded from the engine's events like everything else.
 */
export interface Sim {
  readonly game: Blitz;
  readonly world: World;
  readonly layout: Layout;
  readonly cells: Uint16Array;
  /** The hash of the facts, in two halves of 32 bits. */
  hashA: number;
  hashB: number;
  /** What each write overwrote, newest last: the old value above the cell's address. */
  journal: Int32Array;
  top: number;
  /** Length of the journal and hash at each mark. */
  marks: Int32Array;
  depth: number;
}

const FIRST_JOURNAL = 1 << 14;
const MOST_MARKS = 256;
const MARK = 3;

export function newSim(game: Blitz, capacity?: number): Sim {
  const { world, start } = game;
  const layout = layoutOf(world, start.units.length, capacity);
  return {
    game,
    world,
    layout,
    cells: new Uint16Array(new ArrayBuffer(layout.cells * 2)),
    hashA: 0,
    hashB: 0,
    journal: new Int32Array(FIRST_JOURNAL),
    top: 0,
    marks: new Int32Array(MOST_MARKS * MARK),
    depth: 0,
  };
}

/** Both must be of one game and one size. Marks of `to` are forgotten. */
export function copyFrom(to: Sim, from: Sim): void {
  to.cells.set(from.cells);
  to.hashA = from.hashA;
  to.hashB = from.hashB;
  to.top = 0;
  to.depth = 0;
}

function halfA(key: number): number {
  const x = Math.imul(key ^ (key >>> 16), 0x7feb352d);
  const y = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return y ^ (y >>> 16);
}

function halfB(key: number): number {
  const x = Math.imul(key ^ (key >>> 15) ^ 0x2545f491, 0x2c1b3c6d);
  const y = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return y ^ (y >>> 15);
}

/** The one writer: remembers what was there and keeps the hash. A cell that holds 0 adds nothing to the hash. */
export function put(sim: Sim, address: number, value: number): void {
  const { cells, layout } = sim;
  const old = cells[address] as number;
  if (old === value) return;
  if (sim.top === sim.journal.length) lengthen(sim);
  sim.journal[sim.top++] = (old << 16) | address;
  cells[address] = value;
  if (address < layout.facts || address >= layout.next) return;
  const base = address << 16;
  if (value !== 0) {
    sim.hashA = (sim.hashA + halfA(base | value)) | 0;
    sim.hashB = (sim.hashB + halfB(base | value)) | 0;
  }
  if (old !== 0) {
    sim.hashA = (sim.hashA - halfA(base | old)) | 0;
    sim.hashB = (sim.hashB - halfB(base | old)) | 0;
  }
}

function lengthen(sim: Sim): void {
  const longer = new Int32Array(sim.journal.length * 2);
  longer.set(sim.journal);
  sim.journal = longer;
}

/** Where to come back to. Marks nest: undo to one of them forgets those made after it. */
export function mark(sim: Sim): number {
  const { marks, depth } = sim;
  if (depth === MOST_MARKS) throw new Error(`more than ${MOST_MARKS} marks: is undo forgotten?`);
  marks[depth * MARK] = sim.top;
  marks[depth * MARK + 1] = sim.hashA;
  marks[depth * MARK + 2] = sim.hashB;
  sim.depth++;
  return depth;
}

export function undo(sim: Sim, to: number): void {
  const { cells, journal, marks } = sim;
  const bottom = marks[to * MARK] as number;
  for (let i = sim.top - 1; i >= bottom; i--) {
    const entry = journal[i] as number;
    cells[entry & 0xffff] = entry >>> 16;
  }
  sim.top = bottom;
  sim.hashA = marks[to * MARK + 1] as number;
  sim.hashB = marks[to * MARK + 2] as number;
  sim.depth = to;
}

/** What was done since the last mark stays done; without marks the journal is empty again. */
export function settleMarks(sim: Sim): void {
  sim.top = 0;
  sim.depth = 0;
}

/** The hash worked out from nothing; equal to the one kept. */
export function fullHash({ cells, layout }: Sim): { a: number; b: number } {
  let a = 0;
  let b = 0;
  for (let address = layout.facts; address < layout.next; address++) {
    const value = cells[address] as number;
    if (value === 0) continue;
    a = (a + halfA((address << 16) | value)) | 0;
    b = (b + halfB((address << 16) | value)) | 0;
  }
  return { a, b };
}

/** One number for maps: 53 of the 64 bits. */
export const hashKey = ({ hashA, hashB }: Sim): number => (hashA >>> 0) * 2 ** 21 + (hashB >>> 11);
