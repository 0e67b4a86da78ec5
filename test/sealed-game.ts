import { createHash } from 'node:crypto';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import type { Game } from '#core/game.ts';
import {
  type CommandText,
  closingOf,
  type Entry,
  type GameRecord,
  headerOf,
  playEntry,
  type RecordHeader,
  SEAT_RECORD,
  type TableEnd,
} from '#core/record/record.ts';
import { hashOf } from '#core/hash.ts';
import { seenEntry, type Watcher } from '#core/seat.ts';
import { chainOf, commitmentOf, sealedDice } from '#core/dice/sealed-dice.ts';
import type { SealedOrigin } from '#core/dice/sealed-record.ts';

/** Random online games with sealed dice, recorded as a server does. */

export const secret = (name: string): string => createHash('sha256').update(name).digest('hex');

interface Asked {
  readonly seed: number;
  /** Commands after which the table ends the game; absent, it is played to its end. */
  readonly most?: number;
  readonly outcome?: TableEnd;
  /** One command in so many is taken back right after it; none without. */
  readonly back?: number;
}

export function sealedRecord<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  what: Pick<RecordHeader, 'game' | 'setup'> & Partial<Pick<RecordHeader, 'about' | 'rules'>>,
  { seed, most = Number.POSITIVE_INFINITY, outcome, back = 0 }: Asked,
): GameRecord<E, Side> {
  const table = `table${seed}`;
  const chain = chainOf(table, secret(`tail ${seed}`), 400);
  const shares = Object.fromEntries(game.sides.map((side) => [side, secret(`${side} ${seed}`)])) as Record<
    Side,
    string
  >;
  const inOrder = game.sides.map((side) => shares[side]);
  const choose: Choose = seededChoice(seed);
  const entries: Entry<E, Side>[] = [];
  let state = game.start;
  let [segment, number, undone] = [1, 1, 0];
  while (entries.length < most) {
    const side = game.decides(state);
    if (side === undefined) break;
    const dice = sealedDice({ game: table, segment, key: chain.key(segment), shares: inOrder }, number);
    const n = entries.length + 1;
    const played = playEntry(game, text, { n, state, side }, game.sample(state, choose), dice);
    const { rolled } = dice;
    if (back > 0 && choose(back) === 0) {
      // Dice that were taken back are used up: what follows has a segment of its own.
      if (rolled.length > 0) [segment, number] = [segment + 1, 1];
      undone++;
      continue;
    }
    entries.push({
      ...played.entry,
      ...(rolled.length > 0 ? { drawn: { segment, first: number, sides: [...rolled] } } : {}),
      ...(undone > 0 ? { undone } : {}),
    });
    undone = 0;
    number += rolled.length;
    const [before, after] = [game.moment(state), game.moment(played.state)];
    if (before.turn !== after.turn || before.mover !== after.mover) [segment, number] = [segment + 1, 1];
    state = played.state;
  }
  const dice: SealedOrigin = {
    kind: 'sealed',
    game: table,
    chain: chain.start,
    sides: game.sides,
    commitments: Object.fromEntries(game.sides.map((side) => [side, commitmentOf(table, side, shares[side])])),
    shares,
    keys: Array.from({ length: segment }, (_, i) => chain.key(i + 1)),
  };
  const header = headerOf(game, { about: {}, ...what, dice });
  const over = outcome !== undefined || game.decides(state) === undefined;
  return { header, entries, closing: closingOf(header, entries, over, outcome) };
}

/** A record whose print fits again after it was changed. */
export const closedAgain = <E, Side extends string>({
  header,
  entries,
  closing,
}: GameRecord<E, Side>): GameRecord<E, Side> => ({
  header,
  entries,
  closing: closingOf(header, entries, closing?.over === true, closing?.outcome),
});

/** File of one seat's view of a recorded game, as the page saves it (`table/seat.ts`), up to a command. */
export function seatFile<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  { header, entries }: GameRecord<E, Side>,
  watcher: Watcher<Side>,
  { upTo = entries.length, dice }: { readonly upTo?: number; readonly dice?: Partial<SealedOrigin> } = {},
): string {
  let state = game.start;
  const lines = entries.slice(0, upTo).map((entry) => {
    state = game.fold(state, entry.events);
    const { drawn: _drawn, undone: _undone, ...plain } = entry;
    return seenEntry(game, plain, state, watcher);
  });
  const head = {
    format: SEAT_RECORD,
    version: 1,
    game: header.game,
    rules: 1,
    watcher,
    setup: 'as it was shown',
    about: {},
    hash: hashOf(game.view(game.start, watcher)),
    ...(dice ? { dice } : {}),
  };
  const closing = { end: lines.length, over: false, print: hashOf([head, lines, false]) };
  return `${[head, ...lines, closing].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
