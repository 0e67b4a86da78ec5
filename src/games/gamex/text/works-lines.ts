import { type Line, wholeNumber } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import type { Hex } from '#hex/hex.ts';
import { isReservable } from '../engineers/carrier-reservations.ts';
import { type EngineerTask, type Job, type State, TASKS, type Unit } from '../types.ts';
import { TANK_BRIDGE, TRUCK_BRIDGE } from '../world.ts';
import { fault, hexIn, hexList, type Reading } from './position-draft.ts';

/** Works and jobs of engineers as lines of a position (X9). */

const BRIDGES: Readonly<Record<string, number>> = { tank: TANK_BRIDGE, truck: TRUCK_BRIDGE };

/** `bridge 0,0`, `bridge 0,0 truck`; `broken 0,0`; `inverted 0,0` */
export const WORKS: Readonly<Record<string, (reading: Reading, line: Line, words: Words) => void>> = {
  bridge: (reading, line, words) => {
    const word = words.next();
    const kind = words.next() ?? 'tank';
    const hex = hexIn(reading, line, word);
    const ds = Object.hasOwn(BRIDGES, kind) ? BRIDGES[kind] : undefined;
    if (ds === undefined) return fault(reading, line, `'${kind}' is no bridge: tank or truck`);
    if (hex === undefined) return;
    if (reading.board.wet[hex] !== 1 || (reading.board.bridge[hex] === 1 && !reading.broken.includes(hex)))
      return fault(reading, line, `a temporary bridge lies in a stream without a bridge, ${word ?? ''} is none`);
    if (reading.bridges.some(({ at }) => at === hex))
      return fault(reading, line, `there is a bridge in ${word ?? ''} already`);
    reading.bridges.push({ at: hex, ds });
  },
  broken: (reading, line, words) => {
    const before = reading.broken.length;
    hexList(({ broken }) => broken)(reading, line, words);
    for (const hex of reading.broken.slice(before))
      if (reading.board.bridge[hex] !== 1)
        fault(reading, line, `there is no bridge that could be broken in ${line.text}`);
  },
  inverted: hexList(({ inverted }) => inverted),
};

const isTask = (word: string | undefined): word is Job['task'] =>
  (TASKS as readonly string[]).includes(word ?? '') && (word as EngineerTask) !== 'removeWreck';

/** `task demolish 0,0 2 attempt 2`: how many of the words are used, and the job. */
export function readJob(
  reading: Reading,
  line: Line,
  [task, word, ...more]: readonly string[],
): { readonly job: Job; readonly used: number } | undefined {
  const at = hexIn(reading, line, word);
  if (!isTask(task)) {
    const known = TASKS.filter((one) => one !== 'removeWreck').join(', ');
    fault(reading, line, `'${task ?? ''}' says nothing here; a task is 'task demolish HEX 1', of ${known}`);
    return undefined;
  }
  if (at === undefined) return undefined;
  const done = wholeNumber(more[0], 0, 3);
  const rest = done === undefined ? more : more.slice(1);
  const attempt = rest[0] === 'attempt' ? wholeNumber(rest[1], 1, 99) : undefined;
  if (rest[0] === 'attempt' && attempt === undefined) {
    fault(reading, line, `'${rest[1] ?? ''}' is no number of an attempt (1 to 99)`);
    return undefined;
  }
  const used = 2 + (done === undefined ? 0 : 1) + (attempt === undefined ? 0 : 2);
  return { job: { task, at, done: done ?? 0, attempt: attempt ?? 1 }, used };
}

export const jobText = (name: (hex: Hex) => string, { task, at, done, attempt }: Job): string =>
  `task ${task} ${name(at)} ${done}${attempt > 1 ? ` attempt ${attempt}` : ''}`;

export function* worksLines(name: (hex: Hex) => string, state: State): Generator<string> {
  if (state.inverted) yield `inverted ${state.inverted.map(name).join(' ')}`;
  if (state.broken) yield `broken ${state.broken.map(name).join(' ')}`;
  for (const { at, ds } of state.bridges ?? []) yield `bridge ${name(at)}${ds === TRUCK_BRIDGE ? ' truck' : ''}`;
}

/** Faults of engineers in a position. */
export function* engineerFaults(reading: Reading): Generator<readonly [Unit, string]> {
  for (const unit of reading.units) {
    if (unit.job && reading.kinds[unit.kind]?.engineer !== true) yield [unit, `${unit.id} is no engineer (X9.0)`];
    if (unit.laid && reading.kinds[unit.kind]?.bridgeLayer !== true)
      yield [unit, `${unit.id} is no bridge layer (X9.3d)`];
    if (unit.assigned === undefined) continue;
    const carrier = reading.units.find(({ id }) => id === unit.assigned);
    const fits = carrier?.side === unit.side && reading.kinds[carrier.kind]?.carries !== 'nothing';
    if (!fits) yield [unit, `there is no carrier ${unit.assigned} for ${unit.id} (X9.2a)`];
    if (reading.units.some((one) => one !== unit && one.assigned === unit.assigned))
      yield [unit, `${unit.assigned} is assigned twice (X9.2a)`];
    const kind = carrier && reading.kinds[carrier.kind];
    if (kind && isReservable(kind) && reading.units.some((one) => one !== unit && one.carrier === unit.assigned))
      yield [unit, `${unit.assigned} may carry ${unit.id} only (X9.2a)`];
  }
}
