import type { Grid } from '../../../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';

/**
 * The cheapest line of zones of control between two places. A line is a chain of hexes, each next to the one before, from
 * the edge of the board to the edge of the board, in each of which an enemy must stop (B7.z3) or cannot come at all. A
 * unit covers its own hex and the hexes before and behind it in the chain: of three hexes one has to be manned. The
 * chain parts the two places when it crosses the way between them an odd number of times.
 */
export interface LineQuestion {
  readonly grid: Grid;
  /** What a hex means for the chain: SHUT, OPEN or CLOSED. */
  readonly ground: Uint8Array;
  /** What manning a hex costs; UNMANNED where nobody can stand. */
  readonly cost: Int16Array;
  /** What it costs to lead the chain over a hex, for what is cut off by it. */
  readonly toll: Int16Array;
  /** A way from the enemy's rear to ours, hex by hex, the shortest. */
  readonly way: readonly Hex[];
}

/** An enemy stands there: no chain goes over it. */
export const SHUT = 0;
/** The enemy can go there: it has to be covered. */
export const OPEN = 1;
/** He cannot, or would have to stop: no unit is needed. */
export const CLOSED = 2;

export const UNMANNED = -1;

export interface Line {
  /** The hexes to be manned, in the order of the chain. */
  readonly manned: readonly Hex[];
  readonly chain: readonly Hex[];
  readonly cost: number;
}

/** How a hex of the chain is covered: by the next one, by its own unit, by the one before, or it needs no cover. */
const AHEAD = 0;
const HELD = 1;
const BEHIND = 2;
const FREE = 3;
const PHASES = 4;

/** Lines dearer than this are none. */
const DEAREST = 1000;

interface Space {
  readonly price: Int32Array;
  readonly from: Int32Array;
  readonly rows: number[][];
  /** By hex the directions that lead to the left of the way. */
  readonly left: Uint8Array;
  /** Hexes at the edge of the board. */
  readonly rim: readonly Hex[];
}

const spaces = new WeakMap<Grid, Space>();

function spaceOf(grid: Grid): Space {
  const known = spaces.get(grid);
  if (known) return known;
  const states = (grid.size + 1) * 2 * PHASES;
  const rim: Hex[] = [];
  for (let hex = 0; hex < grid.size; hex++)
    if (grid.neighbours.subarray(hex * 6, hex * 6 + 6).includes(NOWHERE)) rim.push(hex);
  const space: Space = {
    price: new Int32Array(states),
    from: new Int32Array(states),
    rows: Array.from({ length: DEAREST + 1 }, () => []),
    left: new Uint8Array(grid.size),
    rim,
  };
  spaces.set(grid, space);
  return space;
}

/** Which directions lead off the way to its left; its two ends have no sides. */
function markLeft({ neighbours }: Grid, way: readonly Hex[], left: Uint8Array): void {
  left.fill(0);
  for (let i = 1; i + 1 < way.length; i++) {
    const at = (way[i] as Hex) * 6;
    let back = 0;
    let on = 0;
    for (let direction = 0; direction < 6; direction++) {
      if (neighbours[at + direction] === way[i - 1]) back = direction;
      if (neighbours[at + direction] === way[i + 1]) on = direction;
    }
    let bits = 0;
    for (let direction = (back + 1) % 6; direction !== on; direction = (direction + 1) % 6) bits |= 1 << direction;
    left[way[i] as Hex] = bits;
  }
}

export function cheapestLine(question: LineQuestion): Line | undefined {
  const { grid, ground, cost, toll, way } = question;
  const { neighbours, size } = grid;
  const { price, from, rows, left, rim } = spaceOf(grid);
  const first = way[0];
  const last = way.at(-1);
  if (way.length < 3) return undefined;
  markLeft(grid, way, left);
  price.fill(DEAREST + 1);
  const outside = (size * 2 + 0) * PHASES + FREE;
  const goal = (size * 2 + 1) * PHASES + FREE;

  const reachState = (state: number, total: number, by: number): void => {
    if (total >= (price[state] as number)) return;
    price[state] = total;
    from[state] = by;
    (rows[total] as number[]).push(state);
  };

  /** From a state into a hex, in every way the chain may go on there. */
  const enter = (state: number, spent: number, hex: Hex, parity: number): void => {
    const kind = ground[hex] as number;
    if (kind === SHUT || hex === first || hex === last) return;
    const phase = state % PHASES;
    const total = spent + (toll[hex] as number);
    const to = (hex * 2 + parity) * PHASES;
    if (phase !== AHEAD) {
      if (kind === CLOSED) reachState(to + FREE, total, state);
      else {
        reachState(to + AHEAD, total, state);
        if (phase === HELD) reachState(to + BEHIND, total, state);
      }
    }
    if ((cost[hex] as number) !== UNMANNED) reachState(to + HELD, total + (cost[hex] as number), state);
  };

  reachState(outside, 0, outside);
  let found = -1;
  for (let spent = 0; spent <= DEAREST && found < 0; spent++) {
    const row = rows[spent] as number[];
    for (let i = 0; i < row.length; i++) {
      const state = row[i] as number;
      if (price[state] !== spent) continue;
      if (state === goal) {
        found = spent;
        break;
      }
      const place = Math.floor(state / PHASES);
      const hex = place >> 1;
      const parity = place & 1;
      if (hex === size) {
        if (parity === 1) continue;
        for (const edge of rim) {
          for (let direction = 0; direction < 6; direction++) {
            if (neighbours[edge * 6 + direction] !== NOWHERE) continue;
            enter(state, spent, edge, parity ^ (((left[edge] as number) >> direction) & 1));
          }
        }
        continue;
      }
      const own = left[hex] as number;
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbours[hex * 6 + direction] as Hex;
        const off = (own >> direction) & 1;
        if (next === NOWHERE) {
          if (state % PHASES !== AHEAD) reachState((size * 2 + (parity ^ off)) * PHASES + FREE, spent, state);
        } else {
          const onto = ((left[next] as number) >> ((direction + 3) % 6)) & 1;
          enter(state, spent, next, parity ^ off ^ onto);
        }
      }
    }
  }
  for (const row of rows) row.length = 0;
  return found < 0 ? undefined : told(from, goal, outside, found);
}

function told(from: Int32Array, goal: number, outside: number, cost: number): Line {
  const chain: Hex[] = [];
  const manned: Hex[] = [];
  for (let state = from[goal] as number; state !== outside; state = from[state] as number) {
    const hex = Math.floor(state / PHASES) >> 1;
    chain.push(hex);
    if (state % PHASES === HELD) manned.push(hex);
  }
  return { manned: manned.reverse(), chain: chain.reverse(), cost };
}
