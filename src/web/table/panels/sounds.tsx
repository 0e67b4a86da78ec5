import { createEffect, type JSX } from 'solid-js';
import type { News } from '#table/host.ts';
import { seeing } from '../settings/view-settings.ts';
import { play, type Sound } from '../settings/sound.ts';
import type { Table } from '../table-model.ts';

/** Sound of a command, one at most: the most important. */
type Heard = Pick<News, 'happened'> & { readonly scene: Pick<News['scene'], 'moment'> };

export function soundOf({ happened, scene }: Heard, before: Heard | undefined): Sound | undefined {
  if (happened.some((one) => one.is === 'own' && one.die)) return 'die';
  if (happened.some((one) => one.is === 'lost')) return 'lost';
  const [was, is] = [before?.scene.moment, scene.moment];
  if (was && (was.mover !== is.mover || was.turn !== is.turn)) return 'turn';
  return happened.some((one) => one.is === 'went') ? 'move' : undefined;
}

/** Lets the table sound, for those who have switched it on. */
export function Sounds(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  let before: News | undefined;
  createEffect(() => {
    const news = game.news();
    if (!news || news === before) return;
    const sound = news.whole ? undefined : soundOf(news, before);
    before = news;
    if (sound && seeing().sound) play(sound);
  });
  createEffect(() => {
    if (game.refusal() && seeing().sound) play('refused');
  });
  return undefined;
}
