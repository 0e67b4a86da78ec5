import { randomBytes } from 'node:crypto';
import { seededChoice } from '#core/dice/dice.ts';
import { isObjection } from '#core/objection.ts';
import { NotHere } from '../jobs/jobs.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Thinkers } from './thinkers.ts';

const newKey = (): string => randomBytes(12).toString('hex');

/** Plays for the computer at a table until another side decides, the game pauses, or a die waits for a player. */
export async function playComputer(
  id: string,
  {
    tables,
    thinkers,
    now,
    report,
  }: {
    readonly tables: LiveTables;
    readonly thinkers: Pick<Thinkers, 'think' | 'isClosed'>;
    readonly now: () => number;
    readonly report: (error: unknown) => void;
  },
): Promise<void> {
  let live: LiveTable | undefined;
  for (;;) {
    if (!live || live.isClosed) live = await tables.open(id);
    if (!live) return;
    const { computersTask } = live;
    // After the write that caused the job: it may be stored, and not yet be known here.
    const task = await live.queued(async () => computersTask());
    if (!task) return;
    const { game, gamePackage } = live.opened;
    const { side, level, decision, position, view, by, declines } = task;
    const seat = `${id} ${side}`;
    const give = (table: LiveTable, command: unknown) =>
      table.act(
        side,
        { is: 'give', key: newKey(), decision, commands: [command], ...(by ? { by } : { computer: level }) },
        now(),
      );
    const anything = (): unknown => gamePackage.players.anything(game, view, seededChoice(decision));
    const nothing = declines === undefined ? undefined : game.read({ do: declines });
    const declined =
      nothing !== undefined && !isObjection(nothing) && !game.check(view, side, nothing) ? nothing : undefined;
    const command =
      declined ??
      (await thinkers.think({ game: gamePackage.kit.id, position, view, level, seat }).catch((error: unknown) => {
        if (thinkers.isClosed()) throw new NotHere('this process stops', { cause: error });
        report(error);
        return anything();
      }));
    let answer = await give(live, command);
    if (!answer.ok && answer.why === 'refused') {
      report(new Error(`${level} chose an illegal command at table ${id}: ${answer.objection.rule}`));
      answer = await give(live, anything());
    }
    if (answer.ok) continue;
    if (answer.why === 'refused' || answer.why === 'trouble')
      throw new Error(`the computer at table ${id} could not play: ${answer.why}`);
    // Another server was faster, a player came back, or something was taken back: the table is looked at again.
    if (answer.why === 'late' || answer.why === 'computer') live = undefined;
    else return;
  }
}
