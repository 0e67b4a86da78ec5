import { objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { bars, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { roomFor, tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { isLandingShip, isTaskForce } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, carrierOf, unexpected } from '#games/blitz/step.ts';
import { type BlitzEvent, other, type State, type Unit, type UnitNo, type Wave } from '#games/blitz/types.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { roomFault } from './docks.ts';
import { makeBeachhead } from './beachhead.ts';
import { shipsOf } from './ships.ts';
import { ONE_POINT } from './reducer.ts';

/** M80.25, M11.33, M11.34: the first waves, when the battles are over. */

/** The units of waves that are still on their assault hex. */
const waveUnits = ({ units, mover }: State, from?: Hex): UnitNo[] =>
  units.flatMap((unit, no) =>
    unit.side === mover && unit.place === 'map' && unit.aboard !== undefined && (from === undefined || unit.at === from)
      ? [no]
      : [],
  );

const isVacated = (world: World, state: State, hex: Hex): boolean =>
  !bars(fieldOf(world, state), other(state.mover), hex);

const ships = (state: State, from: Hex): UnitNo[] =>
  shipsOf(state, state.mover, (ship) => ship.place === 'assault' && ship.at === from);

/** Units of a wave that could come ashore now, if its beach is free. */
const landers = (world: World, state: State, { from, hex }: Wave): UnitNo[] =>
  isVacated(world, state, hex)
    ? waveUnits(state, from).filter((no) => roomFor(world, fieldOf(world, state), state.units[no] as Unit, hex))
    : [];

/** M11.38: Rangers from a task force make no beachhead and need no landing ship. */
const fromBoats = (state: State, no: UnitNo): boolean => {
  const ship = carrierOf(state, state.units[no] as Unit);
  return ship !== undefined && !isTaskForce(ship);
};

/** M11.38: has anybody of the wave come ashore, Rangers from task forces aside? */
const isAshore = ({ landed, rangers }: Wave): boolean => landed === true && rangers !== true;

function comeAshore(world: World, state: State, units: readonly UnitNo[], wave: Wave, emit: Emit<BlitzEvent>): void {
  const { hex } = wave;
  const boats = units.some((no) => fromBoats(state, no));
  const { rangers: _rangers, ...whole } = wave;
  const landed: Wave = { ...whole, landed: true, ...(boats || isAshore(wave) ? {} : { rangers: true }) };
  emit({ is: 'cameAshore', units, hex, spent: ONE_POINT, wave: landed });
  trespass(world, state, state.mover, units, [hex], emit);
  if (boats) makeBeachhead(world, state, hex, emit);
}

/** M11.34: all of it is lost, or it goes back on board and to port. */
function settle(world: World, state: State, wave: Wave, emit: Emit<BlitzEvent>): boolean {
  const left = waveUnits(state, wave.from);
  const able = landers(world, state, wave);
  if (able.length > 0) {
    const all = left.map((no) => state.units[no] as Unit);
    // With room for all of them there is nothing to choose.
    if (roomFault(world, state, all, wave.hex, 'M11.33')) return false;
    comeAshore(world, state, left, wave, emit);
    return true;
  }
  if (left.length > 0) emit({ is: 'waveBack', units: left });
  // M11.33: whoever finds no room beside others stays aboard, and the beach is won all the same.
  const won = wave.landed === true || (left.length > 0 && isVacated(world, state, wave.hex));
  const boats = left.some((no) => fromBoats(state, no));
  if (won && boats) makeBeachhead(world, state, wave.hex, emit);
  const here = ships(state, wave.from);
  if (!boats && !isAshore(wave)) {
    const lost = here.filter((no) => isLandingShip(state.units[no] as Unit) && state.units[no]?.task === 'wave');
    if (lost.length > 0) emit({ is: 'eliminated', units: lost, rule: 'M11.34' });
  }
  // M11.38: where Rangers alone have failed it is their task forces that go to port.
  const failed = ({ place, task }: Unit): boolean => place === 'assault' && (!wave.rangers || task === 'rangers');
  const back = won ? [] : here.filter((no) => failed(state.units[no] as Unit));
  if (back.length > 0) emit({ is: 'invasionAborted', units: back });
  emit({ is: 'waveOver', from: wave.from });
  return true;
}

const fighting = (state: State): readonly Wave[] => state.waves?.filter((wave) => wave.fights) ?? [];

export const wavesStep = (world: World): BlitzStep<'waves'> => ({
  rule: 'M80.25',
  commands: ['landFromSea'],
  side: (state) => state.mover,
  asks: (state) => msg`${theSide(state.mover)} brings ashore as many of the first wave as the beach holds`,
  *legal(state) {
    const [wave] = fighting(state);
    if (wave) for (const unit of landers(world, state, wave)) yield { do: 'landFromSea', unit, to: wave.hex };
  },
  sample(state, _frame, choose) {
    const [wave] = fighting(state) as [Wave];
    const able = landers(world, state, wave);
    return { do: 'landFromSea', unit: able[choose(able.length)] as UnitNo, to: wave.hex };
  },
  check(state, _frame, command) {
    if (command.do !== 'landFromSea') return unexpected(command);
    const [wave] = fighting(state);
    const unit = state.units[command.unit];
    if (!wave || !unit || !waveUnits(state, wave.from).includes(command.unit))
      return objection('M11.33', msg`${theUnit(state, command.unit)} is no unit of this wave`);
    if (command.to !== wave.hex) return objection('M11.33', msg`${unit} lands on the beach of its wave`);
    return tooLarge(world, state, unit, command.to, 'M11.33');
  },
  play(state, _frame, command, emit) {
    if (command.do !== 'landFromSea') return unexpected(command);
    const [wave] = fighting(state) as [Wave];
    comeAshore(world, state, [command.unit], wave, emit);
  },
  settle(state, _frame, emit) {
    const [wave] = fighting(state);
    if (wave) return settle(world, state, wave, emit);
    advancePhase(world, state, emit);
    return true;
  },
});
