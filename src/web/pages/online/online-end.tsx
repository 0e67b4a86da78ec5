import { w } from '#web/text/words.ts';
import { createSignal, type JSX } from 'solid-js';
import type { Account, TableCard } from '#protocol/tables.ts';
import { go } from '#web/table/route.ts';
import { computerName } from '#web/table/start.ts';
import type { EndProps } from '#web/table/table-page.tsx';
import EndSheet from '../end/end-sheet.tsx';
import { setNotice } from '../page-notices.tsx';
import { api } from './api.ts';
import { plays } from './guest.ts';
import { createPoll } from './poll.ts';
import { o } from './words/words.ts';

const EVERY = 3000;

/** The end of an online game: who played, and the rematch both can ask for. */
export default function OnlineEnd(
  props: EndProps & { readonly id: string; readonly me: Account | undefined },
): JSX.Element {
  const [card, setCard] = createSignal<TableCard>();
  createPoll(
    async () => {
      const got = await api.table(props.id);
      if (got.ok) setCard(got.value);
    },
    { seen: EVERY },
  );
  const who = (): string =>
    props.table.face.sides
      .map(({ id, name }) => {
        const { account, computer } = card()?.seats.find(({ side }) => side === id) ?? {};
        const player = account?.name ?? (computer === undefined ? undefined : computerName(props.table.face, computer));
        return player === undefined ? name() : `${name()}: ${player}`;
      })
      .join(', ');
  const other = (): string => card()?.players.find(({ id }) => id !== props.me?.id)?.name ?? '';
  async function rematch(): Promise<void> {
    const made = card()?.rematch;
    if (made !== undefined) return go('online', made);
    const got = await api.rematch(props.id);
    if (got.ok) go('online', got.value.id);
    else setNotice(o.trouble[got.why]);
  }
  const played = (): boolean => {
    const now = card();
    return now !== undefined && plays(now, props.me);
  };
  const again = () => {
    if (!played()) return { text: o.toLobby, act: () => go('online') };
    return { text: card()?.rematch === undefined ? w.rematch : o.toRematch, act: () => void rematch() };
  };
  const told = (): string => (played() && card()?.rematch !== undefined ? o.rematchOffered(other()) : '');
  return <EndSheet {...props} online={{ who: who(), again: again(), told: told() }} />;
}
