import type { Entry } from '#core/record/record.ts';
import { distance } from '#hex/grid.ts';
import { friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { luckOf, type Roll, rollIn } from './luck.ts';
import type { Blitz } from '#games/blitz/open.ts';
import {
  type Battle,
  type BlitzEvent,
  other,
  type Side,
  SIDES,
  sizeOf,
  type State,
  type Unit,
} from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { lostWith } from './cargo-losses.ts';

/** A game in numbers, player turn by player turn. */

export interface Standing {
  /** Factors lost in this player turn, and since the game began. */
  readonly lost: number;
  readonly lostSoFar: number;
  /** City hexes friendly to the side (B10.4). */
  readonly cities: number;
  /** Factors on the map, of these at the front, and At Sea. */
  readonly onMap: number;
  readonly atFront: number;
  readonly atSea: number;
}

export interface PlayerTurn {
  readonly turn: number;
  readonly mover: Side;
  /** Number of the last command of it. */
  readonly n: number;
  readonly blue: Standing;
  readonly red: Standing;
}

export type NumberedRoll = Roll & { readonly n: number; readonly turn: number };

export interface Report {
  /** Before the first player turn. */
  readonly start: Readonly<Record<Side, Standing>>;
  /** The last one may still be going on. */
  readonly turns: readonly PlayerTurn[];
  readonly rolls: readonly NumberedRoll[];
}

/** At the front: so many hexes from an enemy, or fewer. */
const FRONT = 3;

type Losses = Readonly<Record<Side, number>>;
const NONE: Losses = { blue: 0, red: 0 };

function lossesIn(state: State, event: BlitzEvent): Losses {
  const lost = { blue: 0, red: 0 };
  const add = (unit: Unit | undefined, factors: number) => {
    if (unit) lost[unit.side] += factors;
  };
  if (event.is === 'eliminated' || event.is === 'trainsTaken') {
    for (const no of new Set(lostWith(state, event))) {
      const unit = state.units[no];
      if (unit && unit.place !== 'lost' && unit.place !== 'gone') add(unit, sizeOf(unit));
    }
  } else if (event.is === 'reduced') for (const { unit, factors } of event.losses) add(state.units[unit], factors);
  return lost;
}

function standingOf(game: Blitz, state: State, side: Side, lost: number, lostSoFar: number): Standing {
  const { world } = game;
  const { grid } = world.board;
  const enemies = [
    ...new Set(
      state.units.flatMap((unit) =>
        unit.side === other(side) && unit.place === 'map' && isGround(unit) ? [unit.at] : [],
      ),
    ),
  ];
  const near = (unit: Unit): boolean => enemies.some((hex) => distance(grid, unit.at, hex) <= FRONT);
  const sum = (which: (unit: Unit) => boolean): number =>
    state.units.reduce((total, unit) => (unit.side === side && which(unit) ? total + sizeOf(unit) : total), 0);
  return {
    lost,
    lostSoFar,
    cities: friendlyCount(world, state, side),
    onMap: sum(({ place }) => place === 'map'),
    atFront: sum((unit) => unit.place === 'map' && isGround(unit) && near(unit)),
    atSea: sum(({ place }) => place === 'sea'),
  };
}

/** Folds the record once, event by event. */
export function reportOf(game: Blitz, entries: readonly Pick<Entry<BlitzEvent, Side>, 'n' | 'events'>[]): Report {
  const turns: PlayerTurn[] = [];
  const rolls: NumberedRoll[] = [];
  let state = game.start;
  let lost = NONE;
  let before = NONE;
  let n = 0;
  let declared: readonly Battle[] = [];
  const both = (at: State) =>
    Object.fromEntries(
      SIDES.map((side) => [side, standingOf(game, at, side, lost[side], before[side] + lost[side])]),
    ) as Record<Side, Standing>;
  let start = both(state);
  const close = (at: State): void => {
    turns.push({ turn: at.turn, mover: at.mover, n, ...both(at) });
    before = { blue: before.blue + lost.blue, red: before.red + lost.red };
    lost = NONE;
  };
  for (const entry of entries) {
    const origin = state;
    n = entry.n;
    for (const event of entry.events) {
      // M3.11: declared and fought at once; M16.8: or after the defender's guns have been named.
      if (event.is === 'declared') declared = [...declared, event.battle];
      const more = lossesIn(state, event);
      lost = { blue: lost.blue + more.blue, red: lost.red + more.red };
      const roll = rollIn(game.world, state, event, [...origin.battles, ...declared]);
      if (roll) rolls.push({ ...roll, n, turn: state.turn });
      if (event.is === 'playerTurn') {
        declared = [];
        if (origin.frames.at(-1)?.at === 'setup') start = both(state);
        else close(state);
      }
      state = game.fold(state, [event]);
    }
  }
  if (state.frames.at(-1)?.at !== 'setup') close(state);
  return { start, turns, rolls };
}

export interface LuckLine {
  readonly turn: number;
  readonly side: Side;
  readonly rolls: number;
  /** Factors dealt less factors taken by the mover's rolls. */
  readonly actual: number;
  /** Average loss, in sixths. */
  readonly expectedSixths: number;
  /** Sixths of a factor, for the side that rolled. */
  readonly luckSixths: number;
}

const same = (a: { turn: number }, side: Side, b: PlayerTurn): boolean => a.turn === b.turn && side === b.mover;

/** The rolls of each player turn put together; turns without a roll have zeros. */
export const luckByTurn = ({ turns, rolls }: Report): LuckLine[] =>
  turns.map((one) => {
    const mine = rolls.filter((roll) => same(roll, roll.side, one));
    const sum = (of: (roll: (typeof mine)[number]) => number) => mine.reduce((total, roll) => total + of(roll), 0);
    return {
      turn: one.turn,
      side: one.mover,
      rolls: mine.length,
      actual: sum((roll) => roll.dealt - roll.taken),
      expectedSixths: sum((roll) => roll.dealtOfSix - roll.takenOfSix),
      luckSixths: sum(luckOf),
    };
  });
