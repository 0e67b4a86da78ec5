import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { attackFactors } from '#games/blitz/combat/rules/odds.ts';
import { fieldOf, hexesOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { walk } from '#games/blitz/ground/rules/movement.ts';
import { type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { ownUnit } from '#games/blitz/step.ts';
import { overrunVerb } from '#games/blitz/ground/overrun/overrun-command.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { centreAt, centresOf } from './centres.ts';

/** M9.15, M70.fallback: a centre is taken by ten factors that move into its hex together. */
export const FACTORS_TO_SEIZE = 10;

/** The board as it would be were the centre not in the way. */
const without = (state: State, hex: Hex): State => ({
  ...state,
  centres: centresOf(state).filter((one) => one.hex !== hex),
});

/** M90.16: where M4 is played it is an overrun, at its price. */
const byOverrun = ({ verbs }: World): boolean => verbs.movement.includes('overrun');

function fault(world: World, state: State, units: readonly UnitNo[], hex: Hex): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  const centre = centreAt(state, hex);
  if (!centre || centre.side === state.mover || centre.captor)
    return objection('M9.15', msg`there is no production centre to take at ${where}`);
  if (byOverrun(world)) return overrunVerb.check(world, state, { do: 'overrun', units, path: [hex] });
  if (units.length === 0 || new Set(units).size < units.length) return objection('B6.1', msg`a unit is named twice`);
  let from: Hex | undefined;
  for (const no of units) {
    const unit = ownUnit(state, state.mover, no, 'B6.1');
    if (isObjection(unit)) return unit;
    if (unit.place !== 'map' || (from !== undefined && unit.at !== from))
      return objection('B8.4', msg`${unit} is not in the same hex as the others`);
    from = unit.at;
    const walked = walk(world, without(state, hex), unit, [hex]);
    if (isObjection(walked)) return walked;
  }
  const factors = attackFactors(world, state, units);
  if (factors >= FACTORS_TO_SEIZE) return undefined;
  return objection(
    'M9.15',
    msg`${factors} {factor|factors}; it takes ${FACTORS_TO_SEIZE} to enter ${where}`,
    'M70.fallback',
    'M3.7',
  );
}

export const seizeCentre: Verb<'seizeCentre'> = {
  check: (world, state, { units, hex }) => fault(world, state, units, hex),
  play(world, state, { units, hex }, emit) {
    if (byOverrun(world)) return overrunVerb.play(world, state, { do: 'overrun', units, path: [hex] }, emit);
    for (const no of units) {
      const walked = walk(world, without(state, hex), state.units[no] as Unit, [hex]);
      if (!isObjection(walked)) emit({ is: 'moved', unit: no, path: [hex], ...walked });
    }
    emit({ is: 'centreTaken', hex, by: state.mover });
  },
  *legal(world, state) {
    // Seizure is then a part of overruns.
    if (byOverrun(world)) return;
    const field = fieldOf(world, state);
    const own = new Set(hexesOf(field, state.mover));
    for (const { hex } of centresOf(state)) {
      for (const beside of neighboursOf(world.board.grid, hex)) {
        if (!own.has(beside)) continue;
        const units = stackAt(field, state.mover, beside);
        if (!fault(world, state, units, hex)) yield { do: 'seizeCentre', units, hex };
      }
    }
  },
  sample(world, state) {
    for (const command of seizeCentre.legal(world, state)) return command as never;
    return undefined;
  },
};
