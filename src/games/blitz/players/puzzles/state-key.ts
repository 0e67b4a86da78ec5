import { isUndoKey } from '#core/record/undo.ts';
import type { State, Unit } from '#games/blitz/types.ts';

/**
 * A state as a text that is equal for states from which the same can happen. What a unit did while it moved no longer
 * counts once movement has ended; while it lasts, `moving` keeps it.
 */
export function stateKey(state: State, moving = state.frames.at(-1)?.at === 'movement'): string {
  const parts: string[] = [String(state.turn), state.mover];
  const known = moving ? walking : standing;
  for (const unit of state.units) {
    let text = known.get(unit);
    if (text === undefined) {
      text = unitText(unit, moving);
      known.set(unit, text);
    }
    parts.push(text);
  }
  for (const key of Object.keys(state).sort())
    if (!APART.has(key) && !isUndoKey(key)) parts.push(key, textOf(state[key as keyof State]));
  return parts.join('|');
}

/** Keys written separately, and the offer of a draw, which changes nothing. */
const APART: ReadonlySet<string> = new Set(['turn', 'mover', 'units', 'drawOffered']);

// Parts of a state are replaced, never changed: their texts can be kept.
const texts = new WeakMap<object, string>();
const standing = new WeakMap<Unit, string>();
const walking = new WeakMap<Unit, string>();

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

function unitText(unit: Unit, moving: boolean): string {
  const { place, at, af, df, zone, base, aim, flown, isolated, landedOn, invading, ashore } = unit;
  const where = [place, at, af, df, zone ?? '', base ?? '', aim ?? '', flown ? 1 : 0, isolated ? 1 : 0];
  const legs = moving ? [unit.spent, unit.stopped ? 1 : 0, unit.moved ? 1 : 0, unit.offRoad ? 1 : 0] : [];
  const sea = [landedOn ?? '', invading ? 1 : 0, ashore ? 1 : 0, unit.stunnedTill ?? ''];
  return [...where, ...legs, ...sea].join();
}
