import { memoize } from '#core/memo.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { stemOf } from '#games/blitz/combat/rules/pieces.ts';
import { allTakenBack } from '#core/record/undo.ts';
import { mayDrawIn } from '#games/blitz/combat/frames/declaration.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { hexesReached, reachOf, routeTo, walk } from '#games/blitz/ground/rules/movement.ts';
import { fieldOf } from '#games/blitz/ground/rules/field.ts';
import { overfullFault, roomFor } from '#games/blitz/ground/rules/stack-limits.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isFlak } from '#games/blitz/kinds.ts';
import { ownUnit, unitsWhere } from '#games/blitz/step.ts';
import { inSecondImpulse, stepIn } from '#games/blitz/turns.ts';
import { type CommandOf, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';

/** M80.22, M90.6: flak moves once, two points, after the ground units. */

const flakOf = (state: State): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === state.mover && unit.place === 'map' && isFlak(unit));

const unclosed = memoize((units: readonly Unit[]): readonly Unit[] =>
  units.some(({ interdicts }) => interdicts) ? units.map(({ interdicts: _closed, ...unit }) => unit) : units,
);

/** M12.40: hexes are closed from the air to units of classes 2 and 4, not to flak. */
function asFlakSees(state: State): State {
  const units = unclosed(state.units);
  return units === state.units ? state : { ...state, units };
}

const flakReach = (world: World, state: State, unit: Unit) => reachOf(world, asFlakSees(state), unit);

/** M5.4: is there no other unit of flak in the hex? M70.fallback: without M5, is there room in its size? */
export function hasFlakRoom(world: World, state: State, unit: Unit, hex: Hex): boolean {
  if (world.stacking.flak === 'ground') return roomFor(world, fieldOf(world, state), unit, hex);
  return !state.units.some(
    (one) => one.at === hex && one.place === 'map' && one.side === unit.side && isFlak(one) && one.id !== unit.id,
  );
}

/** Can flak of a hex still move on? */
const mayMoveOn = (world: World, state: State, hex: Hex): boolean =>
  flakOf(state).some((no) => {
    const unit = state.units[no] as Unit;
    if (unit.at !== hex || unit.moved) return false;
    return hexesReached(flakReach(world, state, unit)).some(
      (to) => hasFlakRoom(world, state, unit, to) && !moveFault(world, state, { do: 'moveFlak', unit: no, to }),
    );
  });

/** M0.23: can none of the flak of a hex move on, nor be parted by taking back? */
const isHelpless = (world: World, state: State, hex: Hex): boolean => {
  if (mayMoveOn(world, state, hex)) return false;
  const before = allTakenBack(state);
  const stems = new Set(
    flakOf(before).flatMap((no) => (before.units[no]?.at === hex ? [stemOf(before.units[no]?.id ?? '')] : [])),
  );
  return stems.size > 1 && (before === state || !mayMoveOn(world, before, hex));
};

type Pieces = readonly UnitNo[];

/** M5.6, M0.23: the units of flak, by their pieces, in each hex with too many that nothing can help any more; most factors first. */
function flakCrowds(world: World, state: State): (readonly Pieces[])[] {
  if (world.stacking.flak === 'ground' || !endsFlak(world, state) || crowdedFlak(world, state)) return [];
  const hexes = new Map<Hex, Map<string, UnitNo[]>>();
  for (const no of flakOf(state)) {
    const { at, id } = state.units[no] as Unit;
    const there = hexes.get(at) ?? new Map<string, UnitNo[]>();
    hexes.set(at, there.set(stemOf(id), [...(there.get(stemOf(id)) ?? []), no]));
  }
  return [...hexes.values()]
    .filter((there) => there.size > 1)
    .map((there) => [...there.values()].sort((a, b) => factorsOf(state, b) - factorsOf(state, a)));
}

const factorsOf = (state: State, pieces: Pieces): number =>
  pieces.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

/** M5.6: what goes: those its owner names; of the others the unit with most factors stays. */
export function flakTooMany(world: World, state: State, named: Pieces = []): UnitNo[] {
  return flakCrowds(world, state).flatMap((there) => {
    const stays = there.find((pieces) => !pieces.some((no) => named.includes(no))) ?? there[0];
    return there.filter((pieces) => pieces !== stays).flat();
  });
}

/** M5.6: why flak that is named need not go. */
export function flakSparedFault(world: World, state: State, named: Pieces): Objection | undefined {
  const gone = named.length > 0 ? flakTooMany(world, state, named) : [];
  const spared = named.find((no) => !gone.includes(no));
  return spared === undefined ? undefined : objection('M5.6', msg`${state.units[spared] as Unit} need not be given up`);
}

/** M5.6: what its owner may name besides, hex by hex: unlike those that go if he says nothing. */
export function* flakChoices(world: World, state: State): Generator<UnitNo[]> {
  for (const there of flakCrowds(world, state)) {
    const most = factorsOf(state, there[0] ?? []);
    const smaller = there.find((pieces) => factorsOf(state, pieces) < most);
    if (smaller) yield there.filter((pieces) => pieces !== smaller).flat();
  }
}

/** M6.seq: does flak come to rest with what ends now? */
const endsFlak = (world: World, state: State): boolean =>
  world.verbs.movement.includes('moveFlak') && (stepIn(state) ?? 'flak') === 'flak' && !inSecondImpulse(state);

/** M5.4: one unit of flak in a hex when the step ends in which it moves; M0.23: unless none of it can move on. */
export function crowdedFlak(world: World, state: State): Objection | undefined {
  if (world.stacking.flak === 'ground') return overfullFault(world, state);
  if (!endsFlak(world, state)) return undefined;
  const seen = new Map<Hex, string>();
  for (const no of flakOf(state)) {
    const { at, id } = state.units[no] as Unit;
    // Pieces of one unit are one (M0.10).
    if (seen.has(at) && seen.get(at) !== stemOf(id) && !isHelpless(world, state, at))
      return objection(
        'M5.4',
        msg`two units of flak stand at ${theHex(world.board.grid, at)}: one in a hex is allowed`,
      );
    seen.set(at, stemOf(id));
  }
  return undefined;
}

const pathOf = (world: World, state: State, { unit, to, path }: CommandOf<'moveFlak'>): readonly Hex[] | undefined =>
  path ?? routeTo(flakReach(world, state, state.units[unit] as Unit), to)?.path;

function moveFault(world: World, state: State, command: CommandOf<'moveFlak'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, command.unit, 'M80.22');
  if (isObjection(unit)) return unit;
  if (!isFlak(unit) || unit.place !== 'map') return objection('M80.22', msg`${unit} is no flak on the map`);
  if (unit.moved) return objection('M6.4', msg`${unit} has moved in this player turn`);
  const where = theHex(world.board.grid, command.to);
  if (command.path && command.path.at(-1) !== command.to)
    return objection('B6.2', msg`the path does not end at ${where}`);
  const path = pathOf(world, state, command);
  if (!path)
    return (
      closedTo(world, state, unit, 'move').get(command.to) ?? objection('B6.2', msg`${unit} does not come to ${where}`)
    );
  const walked = walk(world, asFlakSees(state), unit, path);
  if (isObjection(walked)) return walked;
  const stays = world.rules.mayEnd({ world, state, unit, hex: command.to });
  // In a step of its own it moves when nobody can move out of contact any more.
  if (stays || stepIn(state) !== 'flak' || mayDrawIn(world, state, path)) return stays;
  return objection(
    'B7.a10',
    msg`the way to ${where} would draw a country into the war, and there would be no legal declaration of battles`,
    'M18.12',
  );
}

export const moveFlak: Verb<'moveFlak'> = {
  check: moveFault,
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const path = pathOf(world, state, command) ?? [];
    const walked = walk(world, asFlakSees(state), unit, path);
    if (isObjection(walked)) return;
    emit({ is: 'flakMoved', unit: command.unit, path, spent: walked.spent, stopped: walked.stopped });
    trespass(world, state, unit.side, [command.unit], path, emit);
  },
  *legal(world, state) {
    for (const unit of flakOf(state)) {
      if (state.units[unit]?.moved) continue;
      for (const to of hexesReached(flakReach(world, state, state.units[unit] as Unit))) {
        const command = { do: 'moveFlak', unit, to } as const;
        if (!moveFault(world, state, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    const unit = pick(
      flakOf(state).filter((no) => !state.units[no]?.moved),
      choose,
    );
    if (unit === undefined) return undefined;
    const to = pick(hexesReached(flakReach(world, state, state.units[unit] as Unit)), choose);
    const command = to === undefined ? undefined : ({ do: 'moveFlak', unit, to } as const);
    const crowded = to !== undefined && flakOf(state).some((no) => state.units[no]?.at === to);
    return command && !crowded && !moveFault(world, state, command) ? command : undefined;
  },
  ask: (_world, _state, no, unit) =>
    isFlak(unit) && unit.place === 'map' ? { do: 'moveFlak', unit: no, to: unit.at } : undefined,
};

export const flakVerbs: Verbs = { moveFlak };
