import type { Library } from '#core/game-kit.ts';
import type { Outcome } from '#core/game.ts';
import { hashOf } from '#core/hash.ts';
import { describeFault } from '#core/notation/notation.ts';
import { msg, theSide } from '#core/message.ts';
import { closingOf, headerOf, writeRecord, type About, type Entry } from '#core/record/record.ts';
import type { Seen } from '#core/seat.ts';
import type { Stand, Whole } from '#protocol/messages.ts';
import type { TableOutcome } from '#protocol/tables.ts';
import type { Desk, Scene } from '../desk.ts';
import type { Stop } from '../host.ts';
import type { SeatSource } from '../seat.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyGamePackage, AnyState } from '../game-package.ts';

export type AnySeen = Seen<AnyEvent, string>;
type AnySource = SeatSource<AnyState, AnyCommand, AnyEvent, string, AnyGame>;

/** Thrown by the source when a question needs commands that have not been fetched yet. */
export class PastMissing extends Error {}

/** One opened game of an online table: views folded from what the seat was sent. */
export interface RemoteGame {
  readonly game: AnyGame;
  /** Number of commands at the end, and of those shown. */
  readonly head: () => number;
  readonly shown: () => number;
  readonly stand: () => Stand;
  setStand(stand: Stand): void;
  /** False when the view does not fit its hash. */
  add(seen: AnySeen): boolean;
  /** False when the view there is not known. */
  cut(to: number): boolean;
  /** Commands 1 to `from` are missing. */
  readonly missing: () => number;
  /** Takes the next commands of the past, from 1 on; false when they do not fit. */
  addPast(entries: readonly AnySeen[]): boolean;
  readonly pastTaken: () => number;
  show(n: number | undefined): void;
  setOutcome(outcome: TableOutcome | undefined): void;
  /** `strict`: what is not known is refused instead of left out. */
  source(strict: boolean): AnySource;
  stops(): readonly Stop[];
  /** File of the game as far as this seat knows it; without one where something in it is hidden. */
  record(about: About, upTo: number): string | undefined;
}

const outcomeOf = ({ winner, by, rule = '' }: TableOutcome, sides: readonly string[]): Outcome<string> => {
  const loser = sides.find((side) => side !== winner) ?? '';
  const ended = winner === 'draw' ? msg`the time is over` : msg`${theSide(loser)} ran out of time`;
  const because = by === 'time' ? ended : msg`the game was ended at the table`;
  return { winner, by, rule, because };
};

/** A game that the table ended: its outcome is shown, and nothing is asked any more. */
function ended(
  desk: Desk<AnyState, AnyCommand, AnyEvent, string>,
  outcome: () => Outcome<string> | undefined,
): typeof desk {
  return {
    ...desk,
    scene(view) {
      const scene = desk.scene(view);
      const over = outcome();
      if (!over || scene.outcome) return scene;
      const { done: _done, careful: _careful, ending: _ending, next: _next, focus: _focus, ...rest } = scene;
      return { ...rest, prompt: undefined, mode: 'none', plannable: false, outcome: over } satisfies Scene<AnyCommand>;
    },
  };
}

/** Opens the game of a seat from what it was sent; throws when the text does not open. */
export function openRemoteGame({ kit, desk: makeDesk }: AnyGamePackage, library: Library, whole: Whole): RemoteGame {
  const opened = kit.open(whole.setup, library);
  if (Array.isArray(opened)) throw new Error(opened.map(describeFault).join('\n'));
  const game = opened as AnyGame;
  if (!makeDesk) throw new Error(`${kit.id} has no table yet`);
  const { from, open, watcher, setup, rules } = whole;
  let outcome = whole.table.outcome && outcomeOf(whole.table.outcome, game.sides);
  let stand = whole.stand;
  let shown: number | undefined;

  /** Views by number of commands, and commands by number less one; those before `from` come later. */
  const views: AnyState[] = [];
  const entries: AnySeen[] = [];
  views[from] = from === 0 && hashOf(whole.view) === hashOf(game.start) ? game.start : (whole.view as AnyState);
  let head = from;
  let complete = from === 0;
  const pastViews: AnyState[] = [game.start];
  const pastEntries: AnySeen[] = [];

  const desk = ended(makeDesk(game, library), () => (shown === undefined || shown === head ? outcome : undefined));
  const played = (): number => shown ?? head;
  const isKnown = (n: number): boolean => complete || n >= from;
  const seat = (): AnySource['seat'] => ({
    watcher,
    secret: entries.some((entry) => entry !== undefined && entry.command === undefined),
    personal: false,
    open,
  });

  const source = (strict: boolean): AnySource => ({
    game,
    desk,
    watcher,
    setup,
    rules,
    get played() {
      return played();
    },
    get known() {
      return head;
    },
    view(n = played()) {
      if (!isKnown(n)) throw new PastMissing();
      return views[n] as AnyState;
    },
    seen(n) {
      if (n < 1 || n > head) return undefined;
      if (isKnown(n - 1)) return entries[n - 1];
      if (strict) throw new PastMissing();
      return undefined;
    },
    get decision() {
      return stand.decision;
    },
    get undoPoint() {
      return Math.min(stand.undoPoint, head);
    },
    givenDice: 0,
    get seat() {
      return seat();
    },
  });

  return {
    game,
    head: () => head,
    shown: played,
    stand: () => stand,
    setStand: (next) => void (stand = next),
    add(seen) {
      const view = game.fold(views[head] as AnyState, seen.events);
      entries[head] = seen;
      views[++head] = view;
      return hashOf(view) === seen.hash;
    },
    cut(to) {
      if (!isKnown(to)) return false;
      head = to;
      views.length = to + 1;
      entries.length = to;
      if (shown !== undefined && shown >= head) shown = undefined;
      return true;
    },
    missing: () => (complete ? 0 : from),
    pastTaken: () => pastEntries.length,
    addPast(list) {
      for (const seen of list) {
        const view = game.fold(pastViews.at(-1) as AnyState, seen.events);
        if (seen.n !== pastEntries.length + 1 || hashOf(view) !== seen.hash) return false;
        pastEntries.push(seen);
        pastViews.push(view);
      }
      if (pastEntries.length < from) return true;
      if (hashOf(pastViews.at(-1)) !== hashOf(views[from])) return false;
      for (const [i, entry] of pastEntries.entries()) {
        entries[i] = entry;
        views[i] = pastViews[i] as AnyState;
      }
      complete = true;
      return true;
    },
    show: (n) => void (shown = n === undefined || n >= head ? undefined : Math.max(0, n)),
    setOutcome: (next) => void (outcome = next && outcomeOf(next, game.sides)),
    source,
    stops() {
      const { view } = source(true);
      return Array.from({ length: head + 1 }, (_, n) => {
        const { turn, mover } = game.moment(view(n));
        return { n, turn, ...(mover === undefined ? {} : { mover }) };
      });
    },
    record(about, upTo) {
      if (!complete) throw new PastMissing();
      const list = entries.slice(0, upTo);
      const hidden =
        list.some(({ command }) => command === undefined) || (game.sealed?.(views[upTo] as AnyState) ?? false);
      if (hidden && !open) return undefined;
      const header = headerOf(game, { game: kit.id, rules, setup, about, dice: { kind: 'given' } });
      const all = list as Entry<AnyEvent, string>[];
      const over = game.decides(views[upTo] as AnyState) === undefined;
      return writeRecord({ header, entries: all, closing: closingOf(header, all, over) });
    },
  };
}
