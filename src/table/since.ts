import type { Moment } from '../core/game.ts';
import { english, type Message } from '../core/message.ts';
import type { Hex } from '../hex/hex.ts';
import type { Clash, Happening, Roll, UnitId } from './desk.ts';

/** Events since a side's last turn, read from the game itself, so that every later visit shows the same. */

type One<K extends Happening['is']> = Extract<Happening, { readonly is: K }>;

/** A battle and what came of it, until the next. */
export interface Battle {
  /** The command it was fought by. */
  readonly n: number;
  readonly clash: Clash;
  /** The game's own account of it. */
  readonly what: unknown;
  readonly lost: readonly One<'lost'>[];
  readonly hurt: readonly One<'hurt'>[];
  /** Ways back and on. */
  readonly went: readonly One<'went'>[];
  /** Rolls of the same command that followed: morale, scatter, sinking. */
  readonly rolls: readonly Roll[];
}

export interface Since {
  /** The commands after the first number, up to the second. */
  readonly from: number;
  readonly to: number;
  /** Last battle of the own turn before. */
  readonly own?: Battle;
  readonly battles: readonly Battle[];
  readonly lost: readonly One<'lost'>[];
  readonly hurt: readonly One<'hurt'>[];
  /** Hexes with another owner now than then; the latest counts. */
  readonly taken: readonly One<'taken'>[];
  readonly came: readonly One<'came'>[];
  readonly moved: readonly UnitId[];
}

type At = Pick<Moment<string>, 'turn' | 'mover'>;

/** The commands of the turn before, as far back as `mine` says, counted from one that was over after `end`. */
function beginning(end: number, moment: (n: number) => At, mine: (at: At) => boolean): number {
  let n = end;
  while (n > 0 && mine(moment(n - 1))) n--;
  return n;
}

/** Battles among what happened, with the marches and losses that followed each of them. */
export function battlesIn(list: readonly { readonly n: number; readonly happened: readonly Happening[] }[]): Battle[] {
  const found: { n: number; clash: Clash; what: unknown; after: Happening[]; same: Happening[] }[] = [];
  for (const { n, happened } of list) {
    /** Rolls that led to the first battle of the command. */
    const first: Happening[] = [];
    for (const one of happened) {
      const last = found.at(-1);
      if (one.is === 'own' && one.clash)
        found.push({ n, clash: one.clash, what: one.what, after: [], same: last?.n === n ? [] : first });
      else {
        last?.after.push(one);
        (last?.n === n ? last.same : first).push(one);
      }
    }
  }
  return found.map(({ after, same, ...battle }) => ({
    ...battle,
    lost: after.filter((one) => one.is === 'lost' && !one.cause) as One<'lost'>[],
    hurt: after.filter((one) => one.is === 'hurt' && !one.cause) as One<'hurt'>[],
    went: after.filter((one) => one.is === 'went' && one.how !== undefined) as One<'went'>[],
    rolls: rollsIn(same),
  }));
}

/** Dice that were rolled for no battle. */
export const rollsIn = (happened: readonly Happening[]): Roll[] =>
  happened.flatMap((one) => (one.is === 'own' && one.roll ? [one.roll] : []));

/** Losses in battles first, then the others by cause. */
export function lossesByCause(
  lost: Since['lost'],
): { readonly cause: Message | undefined; readonly units: readonly UnitId[]; readonly lost: Since['lost'] }[] {
  const causes = new Map<string, One<'lost'>[]>([['', []]]);
  for (const one of lost) {
    const key = one.cause ? english(one.cause) : '';
    causes.set(key, [...(causes.get(key) ?? []), one]);
  }
  return [...causes.values()].flatMap((list) =>
    list[0] ? [{ cause: list[0].cause, units: list.map(({ unit }) => unit), lost: list }] : [],
  );
}

/** Units a battle has cost, by why it has; those its result names first. */
export function lossesByReason(lost: Battle['lost']): { readonly why?: Message; readonly units: readonly UnitId[] }[] {
  const reasons = new Map<string, One<'lost'>[]>([['', []]]);
  for (const one of lost) {
    const key = one.why ? english(one.why) : '';
    reasons.set(key, [...(reasons.get(key) ?? []), one]);
  }
  return [...reasons.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...(first.why ? { why: first.why } : {}), units: [first, ...rest].map(({ unit }) => unit) }] : [],
  );
}

/**
 * Events since the last turn of a side: all that others did from its end until the current turn of this side. `moment`
 * gives the side to move after a number of commands, `happened` the effects of a command.
 */
export function sinceTurnOf(
  side: string,
  played: number,
  moment: (n: number) => At,
  happened: (n: number) => readonly Happening[],
): Since {
  const now = moment(played);
  const to =
    now.mover === side ? beginning(played, moment, ({ turn, mover }) => mover === side && turn === now.turn) : played;
  const from = beginning(to, moment, ({ mover }) => mover !== side);
  const before = moment(Math.max(0, from - 1));
  const start = beginning(from, moment, ({ turn, mover }) => mover === side && turn === before.turn);
  const between = (first: number, last: number) =>
    Array.from({ length: last - first }, (_, i) => ({ n: first + 1 + i, happened: happened(first + 1 + i) }));

  const commands = between(from, to);
  const all = commands.flatMap((one) => one.happened);
  const held = new Map<Hex, One<'taken'>>();
  for (const one of all) if (one.is === 'taken') held.set(one.hex, one);
  const own = battlesIn(between(start, from)).at(-1);
  return {
    from,
    to,
    ...(own ? { own } : {}),
    battles: battlesIn(commands),
    lost: all.filter((one) => one.is === 'lost'),
    hurt: all.filter((one) => one.is === 'hurt'),
    taken: [...held.values()],
    came: all.filter((one) => one.is === 'came'),
    moved: [...new Set(all.flatMap((one) => (one.is === 'went' && one.how === undefined ? [one.unit] : [])))],
  };
}
