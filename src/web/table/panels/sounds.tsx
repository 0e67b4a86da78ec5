import { createEffect, type JSX } from 'solid-js';
import type { Update } from '#table/host.ts';
import { seeing } from '../settings/view-settings.ts';
import { play, type Sound } from '../settings/sound.ts';
import type { Table } from '../table-model.ts';

/** Sound of a command, one at most: the most important. */
type Heard = Pick<Update, 'happened'> & { readonly scene: Pick<Update['scene'], 'moment'> };

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
  let before: Update | undefined;
  createEffect(() => {
    const update = game.update();
    if (!update || update === before) return;
    const sound = update.whole ? undefined : soundOf(update, before);
    before = update;
    if (sound && seeing().sound) play(sound);
  });
  createEffect(() => {
    if (game.refusal() && seeing().sound) play('refused');
  });
  return undefined;
}
