import type { Hex } from '#hex/hex.ts';
import { fightOf } from '#games/blitz/combat/rules/battle.ts';
import { attackersLost, type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { TABLES } from '#games/blitz/combat/rules/known-tables.ts';
import { NUCLEAR } from '#games/blitz/combat/rules/tables.ts';
import { retreatPaths } from '#games/blitz/combat/rules/retreat.ts';
import { standing } from '#games/blitz/combat/rules/tournament-battle.ts';
import {
  type Battle,
  type BlitzEvent,
  other,
  type Side,
  sizeOf,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { PRICE } from '#games/blitz/combat/results/price.ts';
import type { World } from '#games/blitz/world.ts';

/**
 * Luck in factors: what the die brought against what the printed table promises on average. Only what the table itself
 * takes is counted, never what players choose afterwards: an eliminated side its factors in the battle, an exchange the
 * defence it is paid with, a retreat those who have no way back (B19.5.7). Sixths are whole numbers, so sums stay exact.
 */
export interface Roll {
  /** Side that rolled: the mover. */
  readonly side: Side;
  readonly hexes: readonly Hex[];
  readonly odds: string;
  readonly die: number;
  readonly result: Result;
  /** Factors the enemy loses by this face, and the sum over all six faces. */
  readonly dealt: number;
  readonly dealtOfSix: number;
  /** Factors the mover loses by this face. */
  readonly taken: number;
  readonly takenOfSix: number;
}

/** Gain of the mover over the average, in sixths of a factor; the enemy's luck is the negative. */
export const luckOf = (roll: Roll): number => 6 * (roll.dealt - roll.taken) - (roll.dealtOfSix - roll.takenOfSix);

interface Toll {
  readonly dealt: number;
  readonly taken: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

const sizes = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

/** Losses of each face in the column of a result; undefined where nothing was rolled. */
function tollOf(
  { table, column }: Result,
  attack: number,
  defence: number,
  enemy: number,
  trapped: (steps: number) => number = () => 0,
) {
  const printed = table && TABLES[table];
  if (!printed || column === undefined) return undefined;
  return (face: number): Toll => {
    const tally = tallyOf(printed.at(face, column));
    return {
      taken: attackersLost(tally, attack, defence),
      dealt: Math.min(Math.max(tally.defender.lose, trapped(tally.defender.back)), enemy),
    };
  };
}

/** O23.5.6: what each face destroys of the factors present. */
function nuclearToll(die: number, present: number): Toll {
  const destroys = NUCLEAR[die - 1]?.destroys ?? 0;
  const wanted = destroys === 'all' ? present : destroys === 'half' ? Math.floor(present / 2) : destroys;
  return { dealt: Math.min(wanted, present), taken: 0 };
}

function rolled(side: Side, about: Pick<Roll, 'hexes' | 'odds' | 'die' | 'result'>, toll: (die: number) => Toll): Roll {
  const all = FACES.map(toll);
  const sum = (key: keyof Toll) => all.reduce((total, one) => total + one[key], 0);
  const actual = toll(about.die);
  return { side, ...about, ...actual, dealtOfSix: sum('dealt'), takenOfSix: sum('taken') };
}

function battleRoll(
  world: World,
  state: State,
  battle: Battle,
  event: BlitzEvent & { is: 'fought' },
): Roll | undefined {
  const { odds, attack, defence, result } = event;
  const { die } = result;
  if (battle.kind !== 'strike' && battle.kind !== 'ground') return undefined;
  const { defenders } = fightOf(world, state, standing(state, battle));
  const priced = result.table === 'M4.standard' || result.table === 'M4.blitz';
  // B19.5.7: whoever has no way back is lost by a retreat; M4.5: or pays for it.
  const trapped = (steps: number): number => {
    if (steps === 0) return 0;
    const shut = sizes(
      state,
      defenders.filter((no) => retreatPaths(world, state, state.units[no] as Unit, steps).length === 0),
    );
    return priced ? Math.min(shut, PRICE * steps) : shut;
  };
  const toll = tollOf(result, attack, defence, sizes(state, defenders), trapped);
  return toll && die !== undefined ? rolled(state.mover, { hexes: battle.hexes, odds, die, result }, toll) : undefined;
}

/**
 * The roll in an event, if it decides factors; undefined for weather and city assaults, where the prize is something
 * else. `state` is the one the event came upon, `battles` those that may have been taken out of it by then.
 */
export function rollIn(world: World, state: State, event: BlitzEvent, battles: readonly Battle[]): Roll | undefined {
  switch (event.is) {
    case 'fought': {
      const battle = [...battles, ...state.battles].findLast((one) => one.no === event.battle);
      return battle && battleRoll(world, state, battle, event);
    }
    case 'airFought': {
      const { odds, hex, escorts, interceptors, result } = event;
      const toll = result && tollOf(result, escorts, interceptors, interceptors);
      if (!toll || result.die === undefined || odds === undefined) return undefined;
      return rolled(state.mover, { hexes: [hex], odds, die: result.die, result }, toll);
    }
    case 'nuked': {
      const { hex, die, destroyed } = event;
      const enemy = other(state.mover);
      const present = state.units.reduce(
        (sum, unit) => (unit.side === enemy && unit.place === 'map' && unit.at === hex ? sum + sizeOf(unit) : sum),
        0,
      );
      const result: Result = { table: 'O23.nuclear', die, effects: [{ side: 'defender', lose: destroyed }] };
      return rolled(state.mover, { hexes: [hex], odds: '', die, result }, (face) => nuclearToll(face, present));
    }
    default:
      return undefined;
  }
}
