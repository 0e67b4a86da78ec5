import type { Drawn } from '#core/dice/sealed-record.ts';
import { hashOf } from '#core/hash.ts';
import type { AnyState } from '#table/game-package.ts';
import type { Journal, StoredLine, WholeEntry } from '../journal/journal.ts';
import type { GameRow } from '../store/schema.ts';
import type { OpenedGame } from './game-cache.ts';

/** A command that counts, with the dice it drew. */
export interface Counted {
  readonly seq: number;
  readonly entry: WholeEntry;
  readonly drawn?: Drawn;
  readonly by?: 'order';
}

/** States of a stretch of the game: `states[i]` is the state after `from + i` commands, `entries[i]` leads on from it. */
export interface Stretch {
  readonly from: number;
  readonly states: readonly AnyState[];
  readonly entries: readonly Counted[];
}

export const stateOf = ({ states }: Stretch): AnyState => states.at(-1) as AnyState;
export const playedIn = ({ from, entries }: Stretch): number => from + entries.length;

/** The stretch up to `n` commands. */
export const cutTo = ({ from, states, entries }: Stretch, n: number): Stretch => ({
  from,
  states: states.slice(0, n - from + 1),
  entries: entries.slice(0, n - from),
});

/** The stretch from `n` commands on. */
export const cutFrom = ({ from, states, entries }: Stretch, n: number): Stretch => ({
  from: n,
  states: states.slice(n - from),
  entries: entries.slice(n - from),
});

const countedOf = ({ seq, body }: StoredLine): Counted | undefined =>
  body.is === 'command'
    ? {
        seq,
        entry: body.entry,
        ...(body.drawn ? { drawn: body.drawn } : {}),
        ...(body.by ? { by: body.by } : {}),
      }
    : undefined;

/** Commands that count, by the numbers of their lines. */
export async function countedLines(journal: Journal, id: string, seqs: readonly number[]): Promise<readonly Counted[]> {
  const [first] = seqs;
  const last = seqs.at(-1);
  if (first === undefined || last === undefined) return [];
  const wanted = new Set(seqs);
  const lines = await journal.lines(id, first, last);
  return lines.filter(({ seq }) => wanted.has(seq)).flatMap((line) => countedOf(line) ?? []);
}

/** The state after a stored command. */
export function foldEntry({ game }: OpenedGame, state: AnyState, { events }: WholeEntry): AnyState {
  return game.fold(state, game.recall ? events.map((event) => game.recall?.(event) ?? event) : events);
}

function folded(opened: OpenedGame, start: AnyState, counted: readonly Counted[]): readonly AnyState[] {
  const states = [start];
  for (const { entry } of counted) states.push(foldEntry(opened, states.at(-1) as AnyState, entry));
  return states;
}

/**
 * The game at line `head`, or after its first `to` commands: from the newest snapshot at or before `want` that fits, or from the
 * beginning. A snapshot is a cache: one that was taken back, of other rules or with another fingerprint is passed over.
 */
export async function stretchTo(
  journal: Journal,
  opened: OpenedGame,
  { id, head }: Pick<GameRow, 'id' | 'head'>,
  to?: number,
  want = Number.MAX_SAFE_INTEGER,
): Promise<Stretch> {
  const { rules } = opened.gamePackage.kit;
  const most = Math.min(want, to ?? want);
  for (const one of await journal.snapshots(id)) {
    if (one.played > most || one.seq > head || one.rules !== rules) continue;
    const counting = await journal.countingFrom(id, one, head);
    if (!counting) continue;
    const state = JSON.parse((await journal.snapshotState(id, one.seq)) ?? 'null') as AnyState;
    if (hashOf(state) !== one.hash) {
      journal.noteWrongPrint();
      continue;
    }
    const entries = await countedLines(journal, id, to === undefined ? counting : counting.slice(0, to - one.played));
    return { from: one.played, states: folded(opened, state, entries), entries };
  }
  const entries = await countedLines(journal, id, (await journal.counting(id, head)).slice(0, to));
  return { from: 0, states: folded(opened, opened.game.start, entries), entries };
}
