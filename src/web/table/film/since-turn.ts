import { createEffect, createSignal } from 'solid-js';
import type { Update } from '#table/host.ts';
import type { Since } from '#table/since.ts';

/** True if others have done something that a returning player would want to know. */
const isWorthTelling = ({ battles, lost, hurt, taken, came, moved }: Since, side: string | undefined): boolean =>
  [battles, lost, hurt, came, moved].some((list) => list.length > 0) ||
  taken.some(({ by, along }) => by !== side || along !== undefined);

/** Summary since the player's last turn: offered when the next turn comes, and when the game is opened. */
export function createSinceTurn(game: {
  readonly update: () => Update | undefined;
  readonly humanDecides: () => boolean;
  readonly ask: (name: 'since') => Promise<unknown>;
}) {
  const [told, setTold] = createSignal<Since>();
  const [offered, setOffered] = createSignal(false);
  const [unfolded, setUnfolded] = createSignal(false);
  let turn = '';
  let offeredAt = 0;
  let asked = 0;
  createEffect(() => {
    const update = game.update();
    if (!update) return;
    // Told to whoever held the screen before.
    if (update.seat.handOver !== undefined) setTold(undefined);
    if (!game.humanDecides()) return void setOffered(false);
    const { moment, prompt } = update.scene;
    const now = `${moment.turn} ${moment.mover} ${prompt?.side}`;
    if (now === turn && !update.whole) {
      // A player who played on has seen it.
      if (update.played !== offeredAt) setOffered(false);
      return;
    }
    offeredAt = update.played;
    const offer = turn === '' || update.whole || moment.mover === prompt?.side;
    turn = now;
    const mine = ++asked;
    setOffered(false);
    void game.ask('since').then(
      (answer) => {
        if (mine !== asked) return;
        const since = answer as Since;
        const worth = isWorthTelling(since, prompt?.side);
        setTold(worth ? since : undefined);
        setUnfolded(false);
        setOffered(offer && worth);
      },
      () => setTold(undefined),
    );
  });
  return {
    told,
    /** True while its card is shown. */
    offered: () => offered() && told() !== undefined,
    putAway: () => setOffered(false),
    /** The card with everything on it. */
    open: () => {
      offeredAt = game.update()?.played ?? 0;
      setUnfolded(true);
      setOffered(true);
    },
    unfolded,
    setUnfolded,
  };
}
