import type { Emit } from '#core/play.ts';
import { type Decision, sideOfFrame } from '#games/gamex/decision.ts';
import { type Command, type GamexEvent, other, type Side, type State, type Unit } from '#games/gamex/types.ts';
import { enemiesAt, unitsAt } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { removeCleared } from '../engineers/tasks.ts';
import { seaFrame } from '../landings/advance.ts';
import { bothSides, postFrame } from '../options/posts.ts';
import { qualifiedSpotter, seesUnit } from '../sight/observation.ts';
import { verdict } from './victory.ts';

/** Housekeeping and the end of a turn (X4.3, X31.14, X31.15). */

const marked = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.marker === 'opFire');

/** X4.3a, then the owners' choice of X4.3b, the holder of the initiative first. */
export function housekeeping(_world: World, state: State, emit: Emit<GamexEvent>): void {
  const done = state.units
    .filter((unit) => unit.marker !== undefined && unit.marker !== 'opFire')
    .map((unit) => unit.id);
  if (done.length > 0) emit({ is: 'marked', units: done });
  emit({ is: 'turnTo', frame: { at: 'keepOF', side: state.initiative ?? 'axis' } });
}

export const keepDecision = (world: World): Decision<'keepOF'> => ({
  rule: 'X31.14',
  commands: ['keepOF'],
  side: sideOfFrame,
  asks: () => msg`keepOF names the units that keep their Opportunity Fire markers; the others lose them`,
  *legal(state, { side }) {
    const units = marked(state, side).map((unit) => unit.id);
    yield { do: 'keepOF', units };
    yield { do: 'keepOF', units: [] };
  },
  sample(state, { side }, choose): Command {
    return {
      do: 'keepOF',
      units: marked(state, side)
        .map((unit) => unit.id)
        .filter(() => choose(2) === 0),
    };
  },
  check(state, { side }, command) {
    if (command.do !== 'keepOF') return undefined;
    const mine = marked(state, side).map((unit) => unit.id);
    const stranger = command.units.find((id, i) => !mine.includes(id) || command.units.indexOf(id) !== i);
    return stranger === undefined
      ? undefined
      : refuse('X4.3b', msg`${theUnit(stranger)} has no Opportunity Fire marker of ${theSide(side)}`);
  },
  play(state, { side }, command, emit) {
    if (command.do !== 'keepOF') return;
    const dropped = marked(state, side)
      .map((unit) => unit.id)
      .filter((id) => !command.units.includes(id));
    if (dropped.length > 0) emit({ is: 'marked', units: dropped, rule: 'X4.3b' });
    advancePhase(world, state, side, emit);
  },
  settle(state, { side }, emit) {
    if (marked(state, side).length > 0) return false;
    advancePhase(world, state, side, emit);
    return true;
  },
});

function advancePhase(world: World, state: State, side: Side, emit: Emit<GamexEvent>): void {
  if (side === (state.initiative ?? 'axis')) emit({ is: 'turnTo', frame: { at: 'keepOF', side: other(side) } });
  else {
    removeCleared(state, emit);
    const sea = seaFrame(world, state);
    if (sea) emit({ is: 'turnTo', frame: sea });
    else closeTurn(world, state, emit);
  }
}

/** X4.3e: CPs return first. */
export function closeTurn(world: World, state: State, emit: Emit<GamexEvent>): void {
  const frame = postFrame(world, state, bothSides(state));
  if (frame) emit({ is: 'turnTo', frame });
  else endTurn(world, state, emit);
}

/** The rest of X4.3e, f, g and the victory check. */
export function endTurn(world: World, state: State, emit: Emit<GamexEvent>): void {
  if (state.interdictions) emit({ is: 'interdictionEnds' });
  if (state.smoke) emit({ is: 'smokeThins' });
  if (state.chaos) emit({ is: 'forcesEnd' });
  const hexes = state.spotted.filter((hex) => {
    const [owner] = unitsAt(state, hex);
    return !owner || !watched(world, state, other(owner.side), hex);
  });
  if (hexes.length > 0) emit({ is: 'unspotted', hexes });
  const over = verdict(world, state);
  if (over) return emit(over);
  emit({ is: 'turnBegins', turn: state.turn + 1 });
  emit({ is: 'turnTo', frame: { at: 'initiative', asks: false } });
}

const watched = (world: World, state: State, side: Side, hex: number): boolean =>
  state.units.some(
    (unit) =>
      unit.side === side &&
      qualifiedSpotter(world, unit) &&
      enemiesAt(state, side, hex).some((enemy) => seesUnit(world, state, unit, enemy)),
  );
