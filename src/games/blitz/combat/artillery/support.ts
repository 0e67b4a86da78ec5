import { type Objection, objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { adjacent } from '#hex/grid.ts';
import { fight } from '#games/blitz/combat/rules/fight.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { hasTwoFactors } from '#games/blitz/kinds.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { type Battle, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';

/** M16.chart b, M80.41: the defender's artillery, declared before the die. */

/** M16.5, M16.8: artillery that has not fired, in a hex attacked with others, or next to such a hex. */
export function supporters(world: World, state: State, { hexes, kind }: Battle): UnitNo[] {
  if (kind !== 'ground') return [];
  const { grid } = world.board;
  const side = other(state.mover);
  const field = fieldOf(world, state);
  const held = hexes.filter((hex) => stackAt(field, side, hex).some((no) => !hasTwoFactors(state.units[no] as Unit)));
  return state.units.flatMap((unit, no) => {
    if (unit.side !== side || unit.place !== 'map' || !hasTwoFactors(unit) || unit.fired) return [];
    const near = hexes.includes(unit.at) ? held.includes(unit.at) : held.some((hex) => adjacent(grid, unit.at, hex));
    return near ? [no] : [];
  });
}

function supportFault(world: World, state: State, battle: Battle, units: readonly UnitNo[]): Objection | undefined {
  if (new Set(units).size < units.length) return objection('M16.5', msg`a unit is named twice`);
  const able = supporters(world, state, battle);
  const stranger = units.find((no) => !able.includes(no));
  if (stranger === undefined) return undefined;
  const unit = state.units[stranger];
  if (unit?.fired) return objection('M16.5', msg`${unit} has fired since its owner's player turn began`);
  return objection('M16.8', msg`${theUnit(state, stranger)} is no artillery that can support a hex of this battle`);
}

export const supportStep = (world: World): BlitzStep<'support'> => ({
  rule: 'M80.41',
  commands: ['support'],
  side: (state) => other(state.mover),
  asks: (state) => msg`${theSide(other(state.mover))} may support the defence with artillery, or with none`,
  *legal(state, { battle }) {
    const able = supporters(world, state, battle);
    yield { do: 'support', units: [] };
    yield { do: 'support', units: able };
    if (able.length > 1) for (const no of able) yield { do: 'support', units: [no] };
  },
  sample(state, { battle }, choose) {
    return { do: 'support', units: supporters(world, state, battle).filter(() => choose(2) === 0) };
  },
  check: (state, { battle }, command) =>
    command.do === 'support' ? supportFault(world, state, battle, command.units) : unexpected(command),
  play(state, { battle }, command, emit, dice) {
    if (command.do !== 'support') return unexpected(command);
    const supported: Battle = { ...battle, support: command.units };
    emit({ is: 'pop' });
    emit({ is: 'supported', battle: battle.no, units: command.units });
    fight(world, state, supported, emit, dice);
  },
});
