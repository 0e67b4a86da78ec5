import { createEffect, type JSX } from 'solid-js';
import type { Snapshot } from '../referee/protocol.ts';
import { seeing } from '../../pages/seeing-settings.ts';
import { play, type Sound } from '../../pages/sound.ts';
import type { Table } from '../table-model.ts';

/** What a command sounds like, at most one thing: the weightiest. */
export function soundOf(snapshot: Snapshot, before: Snapshot | undefined): Sound | undefined {
  const { happened, state } = snapshot;
  const rolled = happened.some((one) => (one.is === 'fought' || one.is === 'weather') && one.die !== undefined);
  if (rolled) return 'die';
  if (happened.some((one) => one.is === 'lost')) return 'lost';
  if (before && (before.state.mover !== state.mover || before.state.turn !== state.turn)) return 'turn';
  return happened.some((one) => one.is === 'went') ? 'move' : undefined;
}

/** Lets the table sound, for those who have switched it on. */
export function Sounds(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  let before: Snapshot | undefined;
  createEffect(() => {
    const snapshot = game.snapshot();
    if (!snapshot || snapshot === before) return;
    const sound = snapshot.whole ? undefined : soundOf(snapshot, before);
    before = snapshot;
    if (sound && seeing().sound) play(sound);
  });
  createEffect(() => {
    if (game.refusal() && seeing().sound) play('refused');
  });
  return undefined;
}
