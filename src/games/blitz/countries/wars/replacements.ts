import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import type { UnitType } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { typeWord } from '#games/blitz/text/unit-text.ts';
import {
  type CommandOf,
  type FrameAt,
  type Loss,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { theCountry } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import { isSurrounded } from '#games/blitz/economy/production/centres.ts';

/** M80.31, M17.e.4: what a country has lost comes back at the end of the turn, two factors at most, in its own cities. */

type Replacing = FrameAt<'replacements'>;
type Replacement = CommandOf<'placeReplacement'>;

/** M17.e.4: INF4 and ARM alone are replaced. */
const REPLACED: readonly UnitType[] = ['infantry', 'armor'];

/** Factors a country has still to get this turn. */
export function leftFor(
  world: World,
  state: State,
  { side, given }: Pick<Replacing, 'side' | 'given'>,
  country: number,
): number {
  const due = world.rules.replacementsDue({ world, state, side }).find((one) => one.country === country)?.factors ?? 0;
  return given.reduce((left, [to, factors]) => (to === country ? left - factors : left), due);
}

const isLost = ({ nation, place, type }: Unit, country: number): boolean =>
  nation === country && place === 'lost' && REPLACED.includes(type);

const lostOf = ({ units }: State, country: number, type: UnitType, mf: number): UnitNo[] =>
  units.flatMap((unit, no) => (isLost(unit, country) && unit.type === type && unit.mf === mf ? [no] : []));

function replacedUnit(world: World, state: State, { side }: Replacing, { type, mf, size, hex }: Replacement): Unit {
  const country = world.board.country[hex] ?? -1;
  const stem = `${world.board.source.countries[country]?.letter ?? ''}.${typeWord(type).toLowerCase()}.r`;
  let n = 1;
  while (state.units.some(({ id }) => id === `${stem}${n}`)) n++;
  const printed = { id: `${stem}${n}`, side, nation: country, type, af: size, df: size, mf, due: 1 } as const;
  return { ...printed, place: 'map', at: hex, held: false, ...FRESH };
}

function fault(world: World, state: State, frame: Replacing, command: Replacement): Objection | undefined {
  const { type, mf, ratio, size, hex } = command;
  const { board } = world;
  const where = theHex(board.grid, hex);
  const country = board.country[hex] ?? -1;
  const left = leftFor(world, state, frame, country);
  if (left < size)
    return objection(
      'M17.e.4',
      msg`${theCountry(board, country)} has ${left} {factor|factors} to replace, not ${size}`,
    );
  const lost = lostOf(state, country, type, mf).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
  if (ratio !== 1 || lost < size)
    return objection(
      'M17.e.4',
      msg`${theCountry(board, country)} has lost ${lost} {factor|factors} of that kind, not ${size}`,
    );
  if (!friendly(world, state, frame.side, hex))
    return objection('M17.e.4', msg`${where} is no city hex that ${theSide(frame.side)} holds`);
  if (isSurrounded(world, state, frame.side, hex))
    return objection('M17.e.4', msg`${where} is surrounded: nothing appears there`);
  const unit = replacedUnit(world, state, frame, command);
  return world.rules.counters({ state, unit, sizes: [size] }) ?? tooLarge(world, state, unit, hex, 'M17.e.4');
}

/** Lost factors a replacement is made of, oldest first. */
function takenFrom(state: State, country: number, { type, mf, size }: Replacement): Loss[] {
  let left = size;
  return lostOf(state, country, type, mf).flatMap((unit) => {
    const factors = Math.min(left, sizeOf(state.units[unit] as Unit));
    left -= factors;
    return factors > 0 ? [{ unit, factors }] : [];
  });
}

function* replacements(world: World, state: State, frame: Replacing): Generator<Replacement> {
  const { board } = world;
  for (const { country } of world.rules.replacementsDue({ world, state, side: frame.side })) {
    const most = leftFor(world, state, frame, country);
    if (most < 1) continue;
    const kinds = new Map<string, Pick<Unit, 'type' | 'mf'>>();
    for (const unit of state.units) if (isLost(unit, country)) kinds.set(`${unit.type} ${unit.mf}`, unit);
    const hexes: Hex[] = kinds.size === 0 ? [] : board.cityHexes.filter((hex) => board.country[hex] === country);
    for (const { type, mf } of kinds.values()) {
      for (let size = most; size > 0; size--) {
        for (const hex of hexes) {
          const command: Replacement = { do: 'placeReplacement', type, mf, ratio: 1, size, hex };
          if (!fault(world, state, frame, command)) yield command;
        }
      }
    }
  }
}

export const replacementsStep = (world: World): BlitzStep<'replacements'> => ({
  rule: 'M80.31',
  commands: ['placeReplacement', 'endReplacements'],
  side: (_state, frame) => frame.side,
  asks: (_state, { side }) =>
    msg`${theSide(side)} replaces losses of his countries in their cities; endReplacements goes on`,
  *legal(state, frame) {
    yield* replacements(world, state, frame);
    yield { do: 'endReplacements' };
  },
  sample(state, frame, choose) {
    const list = [...replacements(world, state, frame)];
    return list[choose(list.length + 1)] ?? { do: 'endReplacements' };
  },
  check(state, frame, command) {
    if (command.do === 'endReplacements') return undefined;
    return command.do === 'placeReplacement' ? fault(world, state, frame, command) : unexpected(command);
  },
  play(state, frame, command, emit) {
    if (command.do === 'endReplacements') return advancePhase(world, state, emit);
    if (command.do !== 'placeReplacement') return unexpected(command);
    const country = world.board.country[command.hex] ?? -1;
    const unit = replacedUnit(world, state, frame, command);
    emit({ is: 'replaced', unit, from: takenFrom(state, country, command) });
    const { side, given } = frame;
    emit({ is: 'turnTo', frame: { at: 'replacements', side, given: [...given, [country, command.size]] } });
  },
  settle(state, frame, emit) {
    // B80.9: whoever can replace nothing more has nothing to decide.
    if (replacements(world, state, frame).next().done !== true) return false;
    advancePhase(world, state, emit);
    return true;
  },
});
