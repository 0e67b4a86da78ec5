import type { Game } from '../core/game.ts';
import { same } from '../core/same.ts';
import type { Watcher } from '../core/seat.ts';
import type { SeatState } from './host.ts';

/** Hand-over of a shared screen: while something is hidden, at every change of side, or never. */
export const GUARDS = ['secrets', 'always', 'never'] as const;
export type Guard = (typeof GUARDS)[number];

/** Cause of the current position. */
export type Moved = 'opened' | 'played' | 'sought' | 'branched';

/** State of a game, for the screens that show it. */
export interface Standing<S, Side extends string> {
  readonly game: Pick<Game<S, unknown, unknown, Side>, 'view' | 'decides'>;
  readonly state: S;
  /** True once something was hidden from a player. */
  readonly secret: boolean;
  readonly over: boolean;
}

/**
 * One screen shared by several people. It shows the view of the current holder. When another of them must decide and
 * something is hidden, it shows only common knowledge until they take it.
 */
export function createScreen<S, Side extends string>(shared: readonly Side[], guarded: Guard) {
  let sees = shared;
  let guard = guarded;
  let holder: Side | undefined;
  let waits: Side | undefined;
  let over = false;
  let secret = false;

  const watcher = (): Watcher<Side> => holder ?? 'spectator';
  const shown = (): string => `${watcher()} ${waits ?? ''} ${over}`;

  const pass = ({ game, state }: Standing<S, Side>): void => {
    if (sees.length < 2) {
      [holder] = sees;
      waits = undefined;
      return;
    }
    if (holder !== undefined && !sees.includes(holder)) holder = undefined;
    const side = game.decides(state);
    if (side === undefined || !sees.includes(side)) return;
    if (side === holder) return void (waits = undefined);
    const hides = (): boolean => sees.some((one) => !same(game.view(state, one), game.view(state, side)));
    const changes = holder !== undefined || waits !== undefined;
    const asked = guard !== 'never' && ((guard === 'always' && changes) || (secret && hides()));
    holder = asked ? undefined : side;
    waits = asked ? side : undefined;
  };

  return {
    watcher,
    /** View common to all people at this screen. */
    common: (): Watcher<Side> => (sees.length > 1 ? 'spectator' : watcher()),
    sees: (side: Side): boolean => sees.includes(side),
    get open() {
      return over;
    },
    state: (): SeatState<Side> => ({
      watcher: watcher(),
      ...(waits === undefined || over ? {} : { handOver: waits }),
      secret,
      personal: secret && !over && guard !== 'never' && sees.length > 1 && holder !== undefined,
      open: over,
    }),
    /** Follows the game; a look at its past changes no places. True when the log so far was for other eyes. */
    settle(standing: Standing<S, Side>, moved: Moved): boolean {
      const before = shown();
      if (moved === 'opened') holder = waits = undefined;
      ({ over, secret } = standing);
      if (moved !== 'sought') pass(standing);
      return secret && shown() !== before;
    },
    /** Hands the screen to the player of this side; false when another side is expected. */
    take(side: Side): boolean {
      if (waits !== side) return false;
      holder = side;
      waits = undefined;
      return true;
    },
    /** Other people share it from now on. */
    share(people: readonly Side[], ask: Guard, standing: Standing<S, Side>): boolean {
      const before = shown();
      sees = people;
      guard = ask;
      // A player waiting behind a guard that is gone waits no longer.
      if (holder === undefined && guard === 'never') waits = undefined;
      pass(standing);
      return shown() !== before;
    },
  };
}
