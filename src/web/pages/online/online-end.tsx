import { w } from '#web/text/words.ts';
import { createSignal, type JSX } from 'solid-js';
import type { Result } from '#protocol/players.ts';
import type { Account, TableCard } from '#protocol/tables.ts';
import { go } from '#web/table/route.ts';
import { computerName } from '#web/table/start.ts';
import type { EndProps } from '#web/table/table-page.tsx';
import EndSheet from '../end/end-sheet.tsx';
import { setNotice } from '../page-notices.tsx';
import { players } from '../players/api.ts';
import { p } from '../players/words/words.ts';
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
  const [result, setResult] = createSignal<Result>();
  /** Results are written just after the end. */
  createPoll(
    async () => {
      if ((result()?.sides.length ?? 0) > 0) return;
      const got = await players.result(props.id);
      if (got.ok) setResult(got.value);
    },
    { seen: EVERY },
  );
  const rating = (): string => {
    const now = result();
    if (!now?.rated) return '';
    if (now.why) return p.notCounted[now.why];
    const all = props.table.face.sides
      .flatMap(({ id, name }) => {
        const one = now.sides.find(({ side }) => side === id);
        const account = card()?.seats.find(({ side }) => side === id)?.account;
        return one?.before === undefined || one.after === undefined
          ? []
          : [`${account?.name ?? name()}: ${p.change(Math.round(one.before), Math.round(one.after))}`];
      })
      .join(' · ');
    return all === '' ? '' : `${p.ratings}: ${all}`;
  };
  const told = (): string => (played() && card()?.rematch !== undefined ? o.rematchOffered(other()) : '');
  return <EndSheet {...props} online={{ who: who(), again: again(), told: told(), rating: rating() }} />;
}
