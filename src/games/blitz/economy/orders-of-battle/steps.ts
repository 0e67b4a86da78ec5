import type { Dice } from '#core/dice/dice.ts';
import { type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { type BlitzEvent, type Command, type FrameAt, other, type Side, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { bandsOf } from '#games/blitz/countries/wars/liberation.ts';
import { musterOf, type Order } from './order.ts';

/** M80.1: the orders of battle are chosen: by agreement, or by one of two methods with dice. */

type Choosing = FrameAt<'obChoice'>;

const orderNo = ({ orders }: World, no: number): Order | undefined => orders.find((one) => one.no === no);

const unknown = (world: World, no: number): Objection | undefined =>
  orderNo(world, no) ? undefined : objection('M8.ob', msg`there is no order of battle ${no}`);

const above = ({ orders }: World, least: number): number[] => orders.map(({ no }) => no).filter((no) => no > least);

/** M8.4, M8.5: the lower number moves first; of equal numbers, or where a scenario says so, Blue. */
function settled(world: World, state: State, pair: Readonly<Record<Side, number>>, emit: Emit<BlitzEvent>): void {
  for (const side of ['blue', 'red'] as const) {
    const order = orderNo(world, pair[side]);
    if (!order) continue;
    const units = world.asPrinted(musterOf(order, side, world.types));
    // M17.f.4
    const passive = world.opening.third === side;
    emit({ is: 'mustered', side, ob: order.no, units: passive ? units.map((unit) => ({ ...unit, passive })) : units });
  }
  const lower: Side = world.rules.course.obChoice.lowerFirst && pair.red < pair.blue ? 'red' : 'blue';
  emit({ is: 'firstMover', side: world.opening.first ?? lower });
  advancePhase(world, state, emit);
}

/** M17.h.2: one order of battle for both, whose counters are nobody's yet. */
function shared(world: World, state: State, no: number, emit: Emit<BlitzEvent>): void {
  const order = orderNo(world, no);
  const units = order ? world.asPrinted(musterOf(order, 'blue', world.types, 'u')) : [];
  emit({ is: 'mustered', side: 'blue', ob: no, units });
  emit({ is: 'mustered', side: 'red', ob: no, units: [] });
  advancePhase(world, state, emit);
}

/** M17.g.1, M17.g.2: the oppressor has a regular army, the other side guerillas, who move first. */
function oppose(world: World, state: State, side: Side, no: number, emit: Emit<BlitzEvent>): void {
  const order = orderNo(world, no);
  const units = order ? world.asPrinted(musterOf(order, side, world.types)) : [];
  emit({ is: 'mustered', side, ob: no, units });
  emit({ is: 'mustered', side: other(side), ob: 0, units: bandsOf(other(side)) });
  emit({ is: 'firstMover', side: other(side) });
  advancePhase(world, state, emit);
}

/** M17.f.2: the third power has an infantry army; the other any but the first. */
function thirdFault({ opening: { third } }: World, pair: Readonly<Record<Side, number>>): Objection | undefined {
  if (!third) return undefined;
  if (![5, 6].includes(pair[third]))
    return objection('M17.f.2', msg`${theSide(third)} takes order of battle 5 or 6, an infantry army`);
  return pair[other(third)] === 1
    ? objection('M17.f.2', msg`${theSide(other(third))} takes any order of battle but the first`)
    : undefined;
}

function commandsOf({ rules, opening }: World, frame: Choosing): Command['do'][] {
  const { way } = rules.course.obChoice;
  // M17.g.1: one side alone has an order of battle, and any will do.
  if (opening.liberation) return ['chooseHigher', 'pickOb'];
  // M17.f.2: what both may take is named; that is agreed on.
  if (way === 'agree' || opening.third) return ['agreeOb'];
  if (frame.above !== undefined) return ['chooseHigher'];
  if (frame.named) return frame.named[0] === 0 ? ['nameTwo'] : ['pickOb'];
  return ['rollOb'];
}

/** Rolls for both sides until they differ. */
function roll(emit: Emit<BlitzEvent>, dice: Dice): Readonly<Record<Side, number>> {
  for (;;) {
    const blue = dice.roll(6, 'order of battle blue');
    const red = dice.roll(6, 'order of battle red');
    emit({ is: 'obRolled', blue, red, die: blue });
    if (blue !== red) return { blue, red };
  }
}

function* choices(world: World, frame: Choosing): Generator<Command> {
  const numbers = world.orders.map(({ no }) => no);
  switch (commandsOf(world, frame)[0]) {
    case 'agreeOb':
      if (frame.proposed) yield { do: 'agreeOb', blue: frame.proposed[0], red: frame.proposed[1] };
      for (const blue of numbers)
        for (const red of numbers)
          if ((!world.opening.civil || blue === red) && !thirdFault(world, { blue, red }))
            yield { do: 'agreeOb', blue, red };
      return;
    case 'nameTwo':
      for (const one of numbers) for (const two of numbers) if (one < two) yield { do: 'nameTwo', one, two };
      return;
    case 'pickOb':
      for (const ob of frame.named ?? []) yield { do: 'pickOb', ob };
      return;
    case 'chooseHigher':
      for (const ob of above(world, frame.above ?? 0)) yield { do: 'chooseHigher', ob };
      return;
    default:
      yield { do: 'rollOb' };
  }
}

function fault(world: World, frame: Choosing, command: Command): Objection | undefined {
  switch (command.do) {
    case 'agreeOb':
      if (world.opening.civil && command.blue !== command.red)
        return objection('M17.h.2', msg`there is one army: both take the same order of battle`);
      return unknown(world, command.blue) ?? unknown(world, command.red) ?? thirdFault(world, command);
    case 'nameTwo':
      if (command.one === command.two) return objection('M8.2', msg`two different orders of battle are named`);
      return unknown(world, command.one) ?? unknown(world, command.two);
    case 'pickOb':
      if (world.opening.liberation) return unknown(world, command.ob);
      return frame.named?.includes(command.ob)
        ? undefined
        : objection('M8.2', msg`order of battle ${command.ob} has not been named`);
    case 'chooseHigher':
      if (command.ob > (frame.above ?? 0)) return unknown(world, command.ob);
      return objection('M8.3', msg`the number must be higher than ${frame.above ?? 0}`);
    case 'rollOb':
      return undefined;
    default:
      return unexpected(command);
  }
}

export const obChoiceStep = (world: World): BlitzStep<'obChoice'> => ({
  rule: 'M80.1',
  commands: ['agreeOb', 'nameTwo', 'pickOb', 'rollOb', 'chooseHigher'],
  commandsIn: (frame) => commandsOf(world, frame),
  side: (_state, frame) => frame.side,
  asks(_state, { side, proposed, named, above: least }) {
    if (proposed)
      return msg`${theSide(side)} agrees to order of battle ${proposed[0]} for Blue and ${proposed[1]} for Red, or names another pair`;
    if (least === 0) return msg`${theSide(side)} takes an order of battle`;
    if (least !== undefined) return msg`${theSide(side)} takes an order of battle with a number above ${least}`;
    if (named && named[0] !== 0) return msg`${theSide(side)} takes order of battle ${named[0]} or ${named[1]}`;
    if (named) return msg`${theSide(side)} names two orders of battle`;
    return msg`${theSide(side)} begins the choice of the orders of battle; the larger navy should be Blue's (M8.6)`;
  },
  *legal(_state, frame) {
    const seen = new Set<string>();
    for (const command of choices(world, frame)) {
      if (seen.has(JSON.stringify(command))) continue;
      seen.add(JSON.stringify(command));
      yield command;
    }
  },
  sample(_state, frame, choose) {
    const list = [...choices(world, frame)];
    // A player asked to agree mostly does; otherwise the choice might never end.
    const index = frame.proposed && choose(8) > 0 ? 0 : choose(list.length);
    return list[index] ?? { do: 'rollOb' };
  },
  check: (_state, frame, command) => fault(world, frame, command),
  play(state, frame, command, emit, dice) {
    const { side } = frame;
    const turnTo = (to: Omit<Choosing, 'at'>) => emit({ is: 'turnTo', frame: { at: 'obChoice', ...to } });
    switch (command.do) {
      case 'agreeOb': {
        const { blue, red } = command;
        const agreed = frame.proposed?.[0] === blue && frame.proposed[1] === red;
        if (agreed && world.opening.civil) return shared(world, state, blue, emit);
        return agreed
          ? settled(world, state, { blue, red }, emit)
          : turnTo({ side: other(side), proposed: [blue, red] });
      }
      case 'rollOb': {
        if (world.opening.civil) {
          const die = dice.roll(6, 'order of battle');
          emit({ is: 'obRolled', blue: die, red: die, die });
          const numbers = world.orders.map(({ no }) => no);
          return shared(world, state, numbers.includes(die) ? die : (numbers[0] ?? 1), emit);
        }
        const dies = roll(emit, dice);
        const high: Side = dies.blue > dies.red ? 'blue' : 'red';
        if (world.rules.course.obChoice.way === 'method1') return turnTo({ side: high, named: [0, 0] });
        return turnTo({ side: high, above: dies[other(high)] });
      }
      case 'nameTwo':
        return turnTo({ side: other(side), named: [command.one, command.two] });
      case 'pickOb': {
        if (world.opening.liberation) return oppose(world, state, side, command.ob, emit);
        const [one, two] = frame.named ?? [0, 0];
        const rest = command.ob === one ? two : one;
        const pair = { [side]: command.ob, [other(side)]: rest } as Record<Side, number>;
        return settled(world, state, pair, emit);
      }
      case 'chooseHigher': {
        if (world.opening.liberation) return oppose(world, state, side, command.ob, emit);
        const pair = { [side]: command.ob, [other(side)]: frame.above ?? 0 } as Record<Side, number>;
        return settled(world, state, pair, emit);
      }
      default:
        return unexpected(command);
    }
  },
});
