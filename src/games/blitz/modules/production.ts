import { memoize } from '#core/memo.ts';
import { objection, type RuleId } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Board } from '#games/blitz/board.ts';
import { lostIn } from '#games/blitz/combat/rules/event-losses.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import { type BlitzEvent, type Centre, other, type Side, SIDES, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { chosenOf } from './options.ts';
import { warOf } from '../countries/wars/wars.ts';
import { centreAt, centresOf } from '../economy/production/centres.ts';
import { FOUGHT_FOR, takenInWar } from '../economy/production/occupation.ts';

const OPTIONS = {
  productionInterval: { rule: 'M9.2', values: ['2', '3'] },
  productionPlanning: { rule: 'M9.20', values: ['off', 'on'] },
  counterLimits: { rule: 'M9.14', values: ['off', 'on'] },
} as const;

/** M3.7, M70.fallback: the hex of a centre is closed to the enemy until it is taken. */
const barred = (board: Board, ...also: readonly RuleId[]) =>
  memoize((centres: readonly Centre[]): Readonly<Record<Side, readonly ClosedHex[]>> => {
    const closedTo = (side: Side): ClosedHex[] =>
      centres
        .filter((one) => one.side !== side && one.captor === undefined)
        .map(({ hex }) => ({
          hex,
          why: objection(
            'M9.15',
            msg`a production centre lies in ${theHex(board.grid, hex)}: ten factors take it together`,
            ...also,
          ),
        }));
    return { blue: closedTo('blue'), red: closedTo('red') };
  });

const NOTHING: readonly ClosedHex[] = [];

/** M17.h.6: whoever comes into the hex, by whatever way, has it and builds there. */
function entered(world: World, state: State, event: BlitzEvent): BlitzEvent[] {
  const field = fieldOf(world, state);
  const passes = event.is === 'moved' || event.is === 'advanced' || event.is === 'retreated' ? event : undefined;
  const walker = passes && state.units[passes.unit];
  const through = walker && isGround(walker) ? passes.path : [];
  return centresOf(state).flatMap(({ hex, side, unowned }): BlitzEvent[] => {
    const by = through.includes(hex) ? walker?.side : SIDES.find((one) => holds(field, one, hex));
    return by && (by !== side || unowned) ? [{ is: 'centreTaken', hex, by, keeps: true }] : [];
  });
}

/** M9.17: with no enemy left in its hex it is the old side's again as soon as one of his units enters. */
function retaken(world: World, state: State, event: BlitzEvent): BlitzEvent[] {
  if (event.is !== 'moved' && event.is !== 'advanced') return [];
  const unit = state.units[event.unit];
  return event.path.flatMap((hex): BlitzEvent[] => {
    const centre = centreAt(state, hex);
    const back = unit && centre?.captor !== undefined && centre.side === unit.side;
    return back && !holds(fieldOf(world, state), other(unit.side), hex)
      ? [{ is: 'centreTaken', hex, by: unit.side }]
      : [];
  });
}

/** M9.14: what is lost in this turn. */
function wroteOff(before: readonly Unit[], { units }: State, event: BlitzEvent): BlitzEvent[] {
  const losses = lostIn(before, units, event).map(({ unit: { side, type }, factors }) => ({ side, type, factors }));
  return losses.length > 0 ? [{ is: 'writtenOff', losses }] : [];
}

/** M12.4: airbases that their owner has destroyed. */
const isRazed = (event: BlitzEvent): boolean => event.is === 'eliminated' && event.rule === 'M12.4';

/** M9: production centres build new units every few turns. */
export const production: ModuleCard = {
  rule: 'M9.0',
  options: OPTIONS,
  opens: { setup: ['placePc'], movement: ['seizeCentre'] },
  shuts: { movement: ['placeReplacement'] },
  answers: (source) => {
    const chosen = chosenOf(OPTIONS, source);
    // M17.h.6, M90.21: in a civil war they block nobody, and are taken by entering.
    const civil = source.modules.includes('M17') && warOf(source.chosen['scenario'] ?? '').opening?.civil !== undefined;
    const fought = source.modules.includes('M4') && !civil;
    const closed = barred(source.board, 'M3.7', fought ? 'M4.16' : 'M70.fallback');
    return {
      production: {
        cycle: Number(chosen.productionInterval),
        orders: chosen.productionPlanning === 'on' ? 'ahead' : 'atOnce',
        counters: chosen.counterLimits === 'on' ? 'printed' : 'unlimited',
      },
      // M4.16: who occupies one after combat is counted by the advance itself.
      closes: ({ state, side, way }) =>
        state.centres && !civil && !(fought && way === 'advance') ? closed(state.centres)[side] : NOTHING,
      ...(fought ? FOUGHT_FOR : {}),
      // M10.5e
      supplySources: ({ state, side, nation }) =>
        nation === undefined ? centresOf(state).flatMap(({ hex, captor }) => (captor === side ? [hex] : [])) : [],
      follows: ({ world, state, event, before }) => [
        ...(civil
          ? entered(world, state, event)
          : [...retaken(world, state, event), ...takenInWar(world, state, event)]),
        ...(chosen.counterLimits === 'on' || isRazed(event) ? wroteOff(before, state, event) : []),
      ],
    };
  },
};
