import { code, type Message, msg } from '#core/message.ts';
import type { BlitzFrame, FrameAt, State, Unit, UnitNo } from '../types.ts';
import { isAircraft, isGround } from '../kinds.ts';
import type { Blitz } from '../open.ts';
import { pointsLeft } from '../economy/desk/production.ts';

/** Warnings before a phase ends: units that could still act, or that are lost by it. */

const count = (state: State, which: (unit: Unit) => boolean): number => state.units.filter(which).length;

function movementEnds(state: State, { step, impulse }: FrameAt<'movement'>): Message | undefined {
  const { mover, turn } = state;
  const mine = (unit: Unit) => unit.side === mover;
  // M6.1: what was not done in an early step is done in none, or in the last.
  if (step !== undefined && step !== 'land') return undefined;
  // B17.1; M80.27: nobody comes in the second impulse.
  const due = count(state, (unit) => mine(unit) && unit.place === 'waiting' && unit.due <= turn);
  if (due > 0 && impulse !== 2) return msg`${due} {reinforcement has|reinforcements have} not been brought in`;
  const placed = count(state, (unit) => mine(unit) && unit.place === 'map' && isGround(unit));
  const moved = count(state, (unit) => mine(unit) && unit.moved);
  return placed > 0 && moved === 0 ? msg`no unit has moved` : undefined;
}

/** T23.0: aircraft fly their missions before battles are fought. */
function declarationEnds(state: State): Message | undefined {
  const idle = count(
    state,
    (unit) => unit.side === state.mover && unit.place === 'map' && isAircraft(unit) && !unit.moved && unit.af > 0,
  );
  const fighting = state.battles.length > 0;
  if (!fighting || idle === 0) return undefined;
  return msg`${idle} aircraft {unit flies|units fly} no mission`;
}

/** M11.34: a first wave that does not attack its beach has failed. */
function wavesBack({ waves = [], units, battles, mover }: State, fought: readonly UnitNo[]): Message | undefined {
  const sent = new Set([...fought, ...battles.flatMap(({ attackers }) => attackers)]);
  const idle = waves.filter(
    ({ from, hex, fights }) =>
      fights &&
      units.some((unit) => unit.side !== mover && unit.place === 'map' && unit.at === hex) &&
      !units.some((unit, no) => unit.aim === hex && unit.at === from && sent.has(no)),
  ).length;
  return idle > 0
    ? msg`${idle} first {wave attacks|waves attack} nothing: {it goes|they go} back on board and to port`
    : undefined;
}

/** T23.0.6: aircraft still in the air when landing ends are lost. */
function landingEnds(state: State, frame: BlitzFrame & { at: 'landing' }): Message | undefined {
  const aloft = count(state, (unit) => unit.side === frame.side && unit.place === 'air');
  if (aloft === 0) return undefined;
  return msg`${aloft} aircraft {unit|units} still in the air {is|are} lost`;
}

/** M9.3 */
function productionEnds(game: Blitz, state: State): Message | undefined {
  const left = pointsLeft(game, state);
  return left === undefined ? undefined : msg`production points that could be used lapse: ${code(left)}`;
}

export function carefulOf(game: Blitz, state: State): Message | undefined {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'movement':
      return movementEnds(state, frame);
    case 'declaration':
      return wavesBack(state, []) ?? declarationEnds(state);
    case 'battles':
      return wavesBack(state, frame.attackers);
    case 'production':
      return productionEnds(game, state);
    case 'landing':
      return landingEnds(state, frame);
    default:
      return undefined;
  }
}
