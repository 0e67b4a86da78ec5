import type { Arg, Message } from '#core/message.ts';
import type { LogLine } from '#table/host.ts';
import type { Gathered, LogLook } from '#web/face.ts';

/** The log by player turns and phases; what many units did alike stands in one line. */

export type Entry =
  /** `times`: so often in a row; `details`: steps of the same command, oldest first. */
  | { readonly line: LogLine; readonly times?: number; readonly details?: readonly LogLine[] }
  | { readonly gathered: Gathered; readonly side: string; readonly units: number; readonly lines: readonly LogLine[] };

export interface Group {
  readonly key: string;
  /** Headings of the player turn and the phase, where the log contains their beginning. */
  readonly turn?: string;
  readonly phase?: string;
  /** The lines that pass, oldest first. */
  readonly lines: readonly LogLine[];
  /** Entries, newest first. */
  readonly entries: readonly Entry[];
}

/** Fewer lines of a kind than this stand by themselves. */
const FEWEST: Readonly<Record<Gathered, number>> = { moves: 5, arrivals: 5, setup: 2 };

/** Unit a sentence begins with. */
function subjectOf({ with: [first] }: Message): string | undefined {
  const of = (arg: Arg | undefined): string | undefined => {
    if (typeof arg !== 'object') return undefined;
    if ('unit' in arg) return arg.unit;
    return 'says' in arg ? subjectOf(arg) : undefined;
  };
  return of(first);
}

/** Side of a unit where it must be named: one of the sides, and not the one the line is about. */
export const otherSide = (
  sides: readonly { readonly id: string }[],
  side: string | undefined,
  besides: string,
): string | undefined => (side !== besides && sides.some(({ id }) => id === side) ? side : undefined);

const sameText = (a: LogLine, b: LogLine): boolean =>
  a.side === b.side && JSON.stringify(a.text) === JSON.stringify(b.text);

/** Collapse repeated log lines that name no unit into the first one. */
function pushed(entries: Entry[], line: LogLine): void {
  const last = entries.at(-1);
  if (last && 'line' in last && subjectOf(line.text) === undefined && sameText(last.line, line))
    entries.splice(-1, 1, { line, times: (last.times ?? 1) + 1 });
  else entries.push({ line });
}

/** Details by the line they belong to: the next of their command, or the last; without one they stand alone. */
function detailsIn(lines: readonly LogLine[]): ReadonlyMap<LogLine, readonly LogLine[]> {
  const found = new Map<LogLine, LogLine[]>();
  for (const [i, line] of lines.entries()) {
    if (!line.detail) continue;
    const isMain = (one: LogLine): boolean => one.n === line.n && !one.detail;
    const main = lines.slice(i).find(isMain) ?? lines.slice(0, i).findLast(isMain);
    if (main) found.set(main, [...(found.get(main) ?? []), line]);
  }
  return found;
}

function entriesOf(all: readonly LogLine[], look: LogLook): Entry[] {
  const details = detailsIn(all);
  const within = new Set([...details.values()].flat());
  const lines = all.filter((line) => !within.has(line));
  const alike = new Map<string, { readonly gathered: Gathered; readonly side: string; readonly list: LogLine[] }>();
  for (const line of lines) {
    const gathered = subjectOf(line.text) === undefined ? undefined : look.gathers(line);
    if (!gathered) continue;
    const key = `${gathered} ${line.side}`;
    const known = alike.get(key);
    if (known) known.list.push(line);
    else alike.set(key, { gathered, side: line.side, list: [line] });
  }
  const many = [...alike.values()].filter(({ gathered, list }) => list.length >= FEWEST[gathered]);
  const inOne = new Map(many.flatMap((group) => group.list.map((line) => [line, group] as const)));
  const entries: Entry[] = [];
  for (const line of lines.toReversed()) {
    const group = inOne.get(line);
    const steps = details.get(line);
    if (!group && steps) entries.push({ line, details: steps });
    else if (!group) pushed(entries, line);
    // The group is placed at its newest line.
    else if (line === group.list.at(-1)) {
      const { gathered, side, list } = group;
      const units = new Set(list.map(({ text }) => subjectOf(text))).size;
      entries.push({ gathered, side, units, lines: list.toReversed() });
    }
  }
  return entries;
}

/** All groups with lines that pass, newest first. */
export function groupsOf(
  lines: readonly LogLine[],
  look: LogLook,
  passes: (line: LogLine) => boolean = () => true,
): Group[] {
  const found: { key: string; turn?: string; phase?: string; lines: LogLine[] }[] = [];
  let now: (typeof found)[number] | undefined;
  for (const line of lines) {
    const heading = look.heading(line.text);
    if (now && (!heading || (heading.kept && heading.title === now.phase))) {
      if (passes(line)) now.lines.push(line);
      continue;
    }
    const turn = heading?.of === 'turn' ? heading.title : now?.turn;
    now = {
      key: `${line.n} ${heading?.of ?? ''}`,
      ...(turn === undefined ? {} : { turn }),
      ...(heading?.of === 'phase' ? { phase: heading.title } : {}),
      lines: (heading && !heading.kept) || !passes(line) ? [] : [line],
    };
    found.push(now);
  }
  return found
    .filter((group) => group.lines.length > 0)
    .toReversed()
    .map((group) => ({ ...group, entries: entriesOf(group.lines, look) }));
}

/** Groups that have not changed stay the same objects, so that the page need not draw them again. */
export function asBefore(before: readonly Group[], groups: readonly Group[]): Group[] {
  const known = new Map(before.map((group) => [group.key, group]));
  return groups.map((group) => {
    const old = known.get(group.key);
    const same =
      old?.turn === group.turn &&
      old?.phase === group.phase &&
      old?.lines.length === group.lines.length &&
      old.lines.every((line, i) => line === group.lines[i]);
    return same ? old : group;
  });
}
