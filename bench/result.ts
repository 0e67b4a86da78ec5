import type { Timing, Way } from './measure.ts';

/** Some ways of doing things, and what their timings come to. Each way is timed in a process of its own. */
export interface Suite<K extends string = string> {
  readonly ways: Readonly<Record<K, Way>>;
  /** Timings of every call where the slowest matter: nanoseconds call by call, the slowest first. */
  readonly calls?: Readonly<Record<string, () => readonly number[]>>;
  results(timings: Readonly<Record<K, Timing>>, calls: Readonly<Record<string, readonly number[]>>): Result[];
}

/** The call that only so many in a thousand are slower than; with it the middle one and the slowest. */
export function slowest(times: readonly number[], perThousand: number): Timing {
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { ns: at(perThousand / 1000), spread: [at(0.5), at(0)], rounds: times.length };
}

/** One line of the report. */
export interface Result {
  readonly what: string;
  readonly unit: 'µs' | 'per second';
  readonly ours: Timing;
  readonly peer?: { readonly name: string; readonly timing: Timing };
  /** Target: microseconds at most, or a number a second at least. */
  readonly aim?: number;
  /** Target speed relative to the peer. */
  readonly aimRatio?: number;
}

export const value = (unit: Result['unit'], { ns }: Pick<Timing, 'ns'>): number =>
  unit === 'µs' ? ns / 1000 : 1e9 / ns;

const shown = (number: number): string =>
  number >= 1000
    ? Math.round(number).toLocaleString('en-US')
    : number.toFixed(number >= 100 ? 0 : number >= 10 ? 1 : 2);

const spread = (unit: Result['unit'], { spread: [low, high] }: Timing): string => {
  const ends = [value(unit, { ns: low }), value(unit, { ns: high })].sort((a, b) => a - b);
  return `${shown(ends[0] as number)}–${shown(ends[1] as number)}`;
};

const ratioOf = ({ ours, peer }: Result): number | undefined => (peer ? peer.timing.ns / ours.ns : undefined);

/** True if a line reached its target. */
export function reached(result: Result): boolean {
  const { unit, ours, aim, aimRatio } = result;
  const own = value(unit, ours);
  if (aim !== undefined && (unit === 'µs' ? own > aim : own < aim)) return false;
  return aimRatio === undefined || (ratioOf(result) ?? 0) >= aimRatio;
}

export function asTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { what, unit, ours, peer, aim, aimRatio } = result;
    const ratio = ratioOf(result);
    return [
      what,
      `${shown(value(unit, ours))} ${unit}`,
      spread(unit, ours),
      peer ? `${shown(value(unit, peer.timing))} ${unit} ${peer.name}` : '',
      peer ? spread(unit, peer.timing) : '',
      ratio === undefined ? '' : `${shown(ratio)}x`,
      [
        aim === undefined ? '' : `${unit === 'µs' ? '<=' : '>='} ${shown(aim)}`,
        aimRatio === undefined ? '' : `>= ${aimRatio}x`,
      ]
        .filter((part) => part !== '')
        .join(', '),
      aim === undefined && aimRatio === undefined ? '' : reached(result) ? 'yes' : 'NO',
    ];
  });
  return columns([['what', 'hexfront', 'spread', 'peer', 'spread', 'ratio', 'aim', 'reached'], ...rows]);
}

function columns(table: readonly (readonly string[])[]): string {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One way of a suite, now and in another commit. */
export interface Compared {
  readonly what: string;
  readonly now: Timing;
  readonly before: Timing;
}

/** The fastest rounds are compared too: what others do on the machine slows rounds down, never speeds them up. */
export function comparison(compared: readonly Compared[]): string {
  const us = (ns: number): string => `${shown(ns / 1000)} µs`;
  const rows = compared.map(({ what, now, before }) => [
    what,
    us(now.ns),
    us(before.ns),
    (now.ns / before.ns).toFixed(2),
    (now.spread[0] / before.spread[0]).toFixed(2),
  ]);
  return columns([['way', 'now', 'before', 'now / before', 'of the fastest rounds'], ...rows]);
}

export const asJson = (results: readonly Result[]): string =>
  JSON.stringify(
    results.map((result) => ({
      what: result.what,
      unit: result.unit,
      ours: value(result.unit, result.ours),
      ...(result.peer
        ? { peer: result.peer.name, theirs: value(result.unit, result.peer.timing), ratio: ratioOf(result) }
        : {}),
      ...(result.aim === undefined ? {} : { aim: result.aim }),
      ...(result.aimRatio === undefined ? {} : { aimRatio: result.aimRatio }),
      reached: reached(result),
      rounds: result.ours.rounds,
    })),
    undefined,
    2,
  );
