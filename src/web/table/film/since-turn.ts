import { createEffect, createSignal } from 'solid-js';
import type { News } from '#table/host.ts';
import type { Since } from '#table/since.ts';

/** Something happened that somebody who comes back would want to know. */
const isWorthTelling = ({ battles, lost, hurt, taken, came, moved }: Since): boolean =>
  [battles, lost, hurt, taken, came, moved].some((list) => list.length > 0);

/** What happened since the last turn of whoever decides here: offered when that turn comes, and when the game is opened. */
export function createSinceTurn(game: {
  readonly news: () => News | undefined;
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
    const news = game.news();
    if (!news) return;
    // Told to whoever held the screen before.
    if (news.seat.handOver !== undefined) setTold(undefined);
    if (!game.humanDecides()) return void setOffered(false);
    const { moment, prompt } = news.scene;
    const now = `${moment.turn} ${moment.mover} ${prompt?.side}`;
    if (now === turn && !news.whole) {
      // Who plays on has seen it.
      if (news.played !== offeredAt) setOffered(false);
      return;
    }
    offeredAt = news.played;
    const offer = turn === '' || news.whole || moment.mover === prompt?.side;
    turn = now;
    const mine = ++asked;
    setOffered(false);
    void game.ask('since').then(
      (answer) => {
        if (mine !== asked) return;
        const since = answer as Since;
        setTold(isWorthTelling(since) ? since : undefined);
        setUnfolded(false);
        setOffered(offer && isWorthTelling(since));
      },
      () => setTold(undefined),
    );
  });
  return {
    told,
    /** Its card lies on the table. */
    offered: () => offered() && told() !== undefined,
    putAway: () => setOffered(false),
    /** The card with everything on it. */
    open: () => {
      offeredAt = game.news()?.played ?? 0;
      setUnfolded(true);
      setOffered(true);
    },
    unfolded,
    setUnfolded,
  };
}
