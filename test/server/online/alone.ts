import { seededChoice } from '#core/dice/dice.ts';
import { commitmentOf } from '#core/dice/sealed-dice.ts';
import type { TableCard } from '#protocol/tables.ts';
import type { LiveTable } from '#server/tables/live-table.ts';
import { stateOf } from '#server/tables/window.ts';
import { newKey } from './robot.ts';

const SHARE = '1'.repeat(64);
const MOST_REFUSED = 100;

/** Plays both sides of a table by chance within this process, without sockets, for as long as the table's card allows. */
export async function playAlone(live: LiveTable, goesOn: (card: TableCard) => boolean, seed = 4): Promise<void> {
  const { game } = live.opened;
  const choose = seededChoice(seed);
  for (const side of game.sides) await live.commitShare(side, commitmentOf(live.id, side, SHARE));
  for (const side of game.sides) await live.showShare(side, SHARE);
  for (let refused = 0; refused < MOST_REFUSED && live.standing.phase === 'running' && goesOn(live.card()); ) {
    const state = stateOf(live.standing.stretch);
    const side = game.decides(state) as string;
    const command = game.sample(game.view(state, side), choose) as { readonly do?: string };
    // Resignations and draws would shorten the game.
    if (command.do === 'resign' || command.do === 'offerDraw') continue;
    const { decision } = live.standing.progress;
    const { ok } = await live.act(side, { is: 'give', key: newKey(), decision, commands: [command] }, Date.now());
    if (!ok) refused++;
  }
}
