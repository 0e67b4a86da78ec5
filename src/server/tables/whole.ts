import { type Chain, LINKS } from '#core/dice/sealed-dice.ts';
import type { Whole } from '#protocol/messages.ts';
import type { Account, TableCard, TableOutcome } from '#protocol/tables.ts';
import type { AnyState } from '#table/game-package.ts';
import type { Progress } from '../journal/journal.ts';
import type { GameRow } from '../store/schema.ts';
import type { Fixed, Standing } from './batch.ts';
import { seenBy } from './redaction.ts';
import { isSealed } from './seal-state.ts';
import { playedIn, stateOf } from './window.ts';

export interface Seated {
  readonly account: Account;
  readonly side: string | undefined;
}

/** A table as it stands. */
export interface TableNow {
  readonly row: GameRow;
  readonly seated: readonly Seated[];
  readonly standing: Standing;
}

/** A table besides its game, from its row. No clock ran in the `outage` since it was last set. */
export function standingOf(
  { phase, progress: text, outcome }: Pick<GameRow, 'phase' | 'progress' | 'outcome'>,
  outage: (since: number) => number,
): Omit<Standing, 'stretch'> {
  const progress = JSON.parse(text) as Progress;
  const { clock } = progress;
  return {
    progress: clock ? { ...progress, clock: { ...clock, at: clock.at + outage(clock.at) } } : progress,
    phase,
    outcome: outcome === null ? undefined : (JSON.parse(outcome) as TableOutcome),
  };
}

export function cardOf(
  { id, opened: { game }, terms }: Fixed,
  owner: Account,
  { row, seated, standing }: TableNow,
): TableCard {
  const { stretch, phase, outcome } = standing;
  const state = stateOf(stretch);
  const decides = phase === 'running' ? game.decides(state) : undefined;
  const placed = seated.some(({ side }) => side !== undefined);
  return {
    id,
    game: row.family,
    title: row.title,
    ...(row.scenario === null ? {} : { scenario: row.scenario }),
    owner,
    seats: placed
      ? game.sides.map((side) => {
          const account = seated.find((one) => one.side === side)?.account;
          const computer = standing.progress.computers?.[side];
          return { side, ...(account ? { account } : {}), ...(computer === undefined ? {} : { computer }) };
        })
      : [],
    players: seated.map(({ account }) => account),
    terms,
    visible: row.visible as TableCard['visible'],
    phase: phase as TableCard['phase'],
    played: playedIn(stretch),
    turn: game.moment(state).turn,
    ...(decides === undefined ? {} : { decides }),
    ...(outcome ? { outcome } : {}),
    ...awayOf(standing.progress),
    made: row.made,
    moved: row.moved,
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
  };
}

/** Ends of the vacations of a table; those of the past are left to the page. */
export const awayOf = ({ away = {} }: Progress): Pick<TableCard, 'away'> => {
  const all = Object.entries(away).map(([side, { until }]) => [side, until] as const);
  return all.length === 0 ? {} : { away: Object.fromEntries(all) };
};

/** Keys of segments that are over, as far as they may be shown. */
export const keysOf = (chain: Chain, { seal }: Progress): readonly string[] =>
  Array.from({ length: seal.opened }, (_, i) => chain.key(i + 1));

/** Snapshot of a table for a watcher, who plays `side` or none. */
export function wholeOf(
  fixed: Fixed,
  owner: Account,
  table: TableNow,
  watcher: string,
  side: string | undefined,
  shown?: number,
): Whole {
  const { opened, chain } = fixed;
  const { game, gamePackage } = opened;
  const { row, standing } = table;
  const { stretch, progress, phase } = standing;
  const { from, states, entries } = stretch;
  const { seal, clock, decision, offer, stalled } = progress;
  const open = phase === 'over';
  const played = playedIn(stretch);
  return {
    table: cardOf(fixed, owner, table),
    watcher,
    plays: side === undefined ? [] : [side],
    rules: gamePackage.kit.rules,
    setup: open ? row.setup : opened.setupFor(watcher),
    seq: row.head,
    stand: {
      played,
      decision,
      undoPoint: game.decides(stateOf(stretch)) === watcher ? progress.undoPoint : played,
      ...(clock ? { clock } : {}),
    },
    from,
    view: open ? states[0] : game.view(states[0] as AnyState, watcher),
    seen: entries.map((one, i) =>
      open
        ? { seen: one.entry, ...(one.drawn ? { drawn: one.drawn } : {}) }
        : seenBy(opened, one, states[i + 1] as AnyState, watcher),
    ),
    ...(offer ? { offer } : {}),
    ...(stalled === undefined ? {} : { stalled }),
    ...(shown === undefined ? {} : { shown }),
    begun: progress.begun,
    seal: {
      chain: seal.chain,
      links: LINKS,
      commitments: isSealed(game.sides, progress) ? seal.commitments : {},
      shares: seal.shares,
      keys: keysOf(chain, progress),
    },
    open,
  };
}
