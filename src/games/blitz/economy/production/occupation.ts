import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { winners } from '#games/blitz/combat/rules/advance.ts';
import { attackFactor, attackFactors } from '#games/blitz/combat/rules/odds.ts';
import { fieldOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import type { Outpost } from '#games/blitz/questions.ts';
import {
  type BlitzEvent,
  type Centre,
  type FrameAt,
  type Side,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { centreAt } from './centres.ts';
import { FACTORS_TO_SEIZE } from './seizure.ts';

/** M4.13, M4.15, M4.16, M4.27, M90.16: production centres that are fought for. */

type Advance = FrameAt<'advance'>;

/** A centre of the enemy that nobody has taken. */
function standing(state: State, side: Side, hex: Hex): Centre | undefined {
  const centre = centreAt(state, hex);
  return centre && centre.side !== side && !centre.captor ? centre : undefined;
}

/** Attack factors of the winners that have already come in. */
const within = (world: World, state: State, { side }: Advance, hex: Hex): number =>
  attackFactors(world, state, stackAt(fieldOf(world, state), side, hex));

/** The hex of a centre that some have entered, too few to hold it so far. */
const unfinished = (world: World, state: State, frame: Advance): Hex | undefined =>
  frame.fight.battle.hexes.find((hex) => {
    const centre = standing(state, frame.side, hex);
    return centre && !centre.beaten && stackAt(fieldOf(world, state), frame.side, hex).length > 0;
  });

/** Can the winners who are left make up what is missing, within the limits of stacking? */
function enoughFollow(world: World, state: State, frame: Advance, hex: Hex, first: UnitNo): boolean {
  const { board, stacking, rules } = world;
  const field = fieldOf(world, state);
  const units = winners(state, frame).filter((no) => {
    const unit = state.units[no] as Unit;
    return no !== first && adjacent(board.grid, unit.at, hex) && !rules.mayEnd({ world, state, unit, hex });
  });
  const search = (from: number, factors: number, size: number, counters: number): boolean => {
    if (!fits(stacking.ground, size, counters)) return false;
    if (factors >= FACTORS_TO_SEIZE) return true;
    for (let i = from; i < units.length; i++) {
      const unit = state.units[units[i] as UnitNo] as Unit;
      if (search(i + 1, factors + attackFactor(world, state, unit), size + sizeOf(unit), counters + 1)) return true;
    }
    return false;
  };
  const lead = state.units[first] as Unit;
  return search(
    0,
    within(world, state, frame, hex) + attackFactor(world, state, lead),
    stackSize(field, frame.side, hex) + sizeOf(lead),
    stackAt(field, frame.side, hex).length + 1,
  );
}

const tooFew = (world: World, hex: Hex): Objection =>
  objection(
    'M4.16',
    msg`a production centre lies in ${theHex(world.board.grid, hex)}: it takes ${FACTORS_TO_SEIZE} {factor|factors} to enter`,
  );

interface Entering {
  readonly world: World;
  readonly state: State;
  readonly unit: Unit;
  readonly to: Hex;
  readonly frame: Advance;
}

/** M4.16: ten factors as they count in combat, who come one after another. */
function enterFault({ world, state, unit, to, frame }: Entering): Objection | undefined {
  const begun = unfinished(world, state, frame);
  if (begun !== undefined && begun !== to) return tooFew(world, begun);
  const centre = standing(state, unit.side, to);
  if (!centre || centre.beaten) return undefined;
  return enoughFollow(world, state, frame, to, state.units.indexOf(unit)) ? undefined : tooFew(world, to);
}

/** With M4. */
export const FOUGHT_FOR = {
  advance: (about: Entering): Objection | undefined => enterFault(about),
  mayEndAdvance: ({ world, state, frame }: Pick<Entering, 'world' | 'state' | 'frame'>): Objection | undefined => {
    const hex = unfinished(world, state, frame);
    return hex === undefined ? undefined : tooFew(world, hex);
  },
  outposts: ({ state, side, hex }: { state: State; side: Side; hex: Hex }): readonly Outpost[] => {
    const centre = centreAt(state, hex);
    return centre?.side === side && !centre.captor ? OUTPOST : NONE;
  },
};
const OUTPOST: readonly Outpost[] = [{ rule: 'M4.15', what: msg`production centre` }];
const NONE: readonly Outpost[] = [];

/** Effects of overruns, victories at 10:1 and occupations on centres. */
export function takenInWar(world: World, state: State, event: BlitzEvent): BlitzEvent[] {
  if (event.is === 'overran')
    return standing(state, state.mover, event.hex) ? [{ is: 'centreTaken', hex: event.hex, by: state.mover }] : [];
  if (event.is === 'broken') {
    const hexes = event.hexes.filter((hex) => standing(state, state.mover, hex));
    return hexes.length > 0 ? [{ is: 'centresBeaten', hexes }] : [];
  }
  if (event.is === 'combatEnded')
    return (state.centres ?? []).some((one) => one.beaten) ? [{ is: 'centresBeaten', hexes: [] }] : [];
  if (event.is !== 'advanced') return [];
  const { side } = state.units[event.unit] as Unit;
  const hex = event.path.at(-1) as Hex;
  const centre = standing(state, side, hex);
  if (!centre) return [];
  const enough =
    centre.beaten || attackFactors(world, state, stackAt(fieldOf(world, state), side, hex)) >= FACTORS_TO_SEIZE;
  return enough ? [{ is: 'centreTaken', hex, by: side }] : [];
}
