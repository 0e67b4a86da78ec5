import { memoizeLast } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { mayMarchOn } from '#games/blitz/combat/rules/way-on.ts';
import { hasMovedForGood } from '#games/blitz/course/rules/take-back.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import { type BlitzEvent, other, type State, type Unit } from '#games/blitz/types.ts';
import { theCountry } from '#games/blitz/words.ts';
import type { Lists } from '#games/blitz/rule-card.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { chosenOf } from './options.ts';
import { idleFault, isAbroad } from '../countries/guerillas/idleness.ts';
import { fallenIn, isSanctuary, risingsOf } from '../countries/guerillas/revolt.ts';

/** M15.3: the cycle turns of production, with M9 or without; M15.2: what counts as a city. */
const OPTIONS = {
  productionInterval: { rule: 'M9.2', values: ['2', '3'] },
  cityCount: { rule: 'M0.16', values: ['named', 'hex'] },
} as const;

/** M15.13: where a guerilla does not end its move. */
function restFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  if (!isIrregular(unit) || !isAbroad(board, state, unit, hex)) return undefined;
  return inZoc(fieldOf(world, state), other(unit.side), hex)
    ? objection(
        'M15.13',
        msg`${theHex(board.grid, hex)} is in an enemy zone of control outside ${theCountry(board, unit.homeland ?? -1)}: ${unit} does not end its move there`,
      )
    : undefined;
}

/** M15.13, M0.23: nobody is left there, unless nothing can be taken back and he cannot go on. */
function strayFault(world: World, state: State): Objection | undefined {
  for (const [no, unit] of state.units.entries()) {
    if (unit.side !== state.mover || unit.place !== 'map' || !unit.moved) continue;
    const fault = restFault(world, state, unit, unit.at);
    if (fault && (!hasMovedForGood(state, unit) || mayMarchOn(world, state, no))) return fault;
  }
  return undefined;
}

/** Events that may take a guerilla into a neutral country or out of it. */
const SHIFTS: ReadonlySet<BlitzEvent['is']> = new Set([
  'moved',
  'retreated',
  'advanced',
  'refused',
  'guerillaPlaced',
  'entrained',
  'detrained',
  'loaded',
  'disembarked',
  'embarked',
  'landed',
  'nation',
  'minor',
]);

const irregulars = memoizeLast((units: State['units']) => unitsWhere({ units }, isIrregular));

/** M15.16: who is in sanctuary now and was not, or the other way round. */
function shelterChanges(board: Board, state: State, event: BlitzEvent): BlitzEvent[] {
  if (!SHIFTS.has(event.is)) return [];
  const inside = (unit: Unit): boolean =>
    isIrregular(unit) && unit.place === 'map' && isSanctuary(board, state, unit.at);
  const bands = irregulars(state.units);
  if (bands.length === 0) return [];
  return [true, false].flatMap((on): BlitzEvent[] => {
    const units = bands.filter((no) => {
      const unit = state.units[no] as Unit;
      return (unit.sheltered === true) !== on && inside(unit) === on;
    });
    return units.length > 0 ? [{ is: 'sheltered', units, on }] : [];
  });
}

const OPEN: Lists = { setup: ['placeGuerilla'], movement: ['absorb'] };

/** M15: countries that fall rise against whoever holds them. */
export const guerillas: ModuleCard = {
  rule: 'M15.0',
  uprisings: true,
  options: OPTIONS,
  opens: OPEN,
  answers(source) {
    const { board } = source;
    const { productionInterval, cityCount } = chosenOf(OPTIONS, source);
    const interval = Number(productionInterval);
    const byHex = cityCount === 'hex';
    return {
      uprisings: {
        risings: ({ world, state }) => (state.turn % interval === 0 ? risingsOf(world, state, byHex) : []),
        rises({ state, country }) {
          const { fallen, all } = fallenIn(board, state, country, byHex);
          return fallen.length > 0 && 2 * fallen.length >= all;
        },
      },
      exertsZoc: (unit) =>
        unit.sheltered ? objection('M15.16', msg`${unit} is in sanctuary and has no zone of control`) : undefined,
      attack: ({ state, unit }) => idleFault(board, state, unit),
      attacked: ({ hex }) =>
        board.surface[hex] === 'neutral'
          ? objection('M15.17', msg`${theHex(board.grid, hex)} is neutral: nobody is attacked there`)
          : undefined,
      mayEnd: ({ world, state, unit, hex }) => restFault(world, state, unit, hex),
      mayEndMovement: ({ world, state }) => strayFault(world, state),
      follows: ({ state, event }) => shelterChanges(board, state, event),
    };
  },
};
