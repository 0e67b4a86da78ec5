import { setImmediate } from 'node:timers/promises';
import { counted } from '../core/notation/columns.ts';
import { createThinker, type Hint } from '../table/thinker.ts';
import { afterCommand } from '../core/game.ts';
import { english, msg } from '../core/message.ts';
import { Complaint, EXIT } from './complaint.ts';
import { listening } from './worker/interrupt.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxFor, type Opened, openPosition } from './open-game.ts';

export interface AdviseOptions {
  readonly player?: string;
  readonly seed: number;
  readonly budget?: number;
  readonly ms?: number;
  readonly json?: boolean;
  readonly data: readonly string[];
}

/**
 * Advice for a position: the best plans of a computer player, or the one decision that is due. Ctrl-C stops at once.
 */
export async function advise(file: string, options: AdviseOptions, io: Io): Promise<number> {
  const text = await readInput(file, io);
  const box = await boxFor(text, io.games, options.data);
  const opened = openPosition(box, text, inputName(file));
  const { game, gamePackage } = opened;
  const side = game.decides(game.start);
  if (side === undefined) throw new Complaint(`${inputName(file)}: the game is over`);
  const { seed, ms, budget, player = gamePackage.players.strong } = options;
  if (!gamePackage.players.levels.includes(player)) throw new Complaint(`${box.kit.id} has no player ${player}`);
  const thinker = createThinker({
    game: () => Promise.resolve(box),
    now: () => performance.now(),
    seed: () => seed,
    breathe: () => setImmediate(),
    timed: false,
  });
  const task = {
    position: text,
    view: game.view(game.start, side),
    level: player,
    ...(ms === undefined ? {} : { ms }),
    ...(budget === undefined ? {} : { evals: budget }),
  };
  await listening(async (interrupt) => {
    interrupt.onHeard(() => thinker.stop());
    const plans = await thinker.hints(task);
    // After Ctrl-C the decision gets no thinking time.
    const thought = interrupt.heard() ? { ...task, evals: 0 } : task;
    const decision = plans.length > 0 ? undefined : await thinker.think(thought, () => undefined);
    const told = decision
      ? [{ title: msg`Do what is due`, stakes: [], gain: 0, risk: 0, explanations: [], commands: [decision.command] }]
      : plans;
    const note = decision?.note && english(decision.note);
    io.out(
      options.json
        ? asJson({ side, plans: told.map((plan) => asData(opened, plan)), note })
        : inText(opened, side, told, note),
    );
  });
  return EXIT.ok;
}

function asData({ game, kit, gamePackage }: Opened, { title, stakes, gain, risk, explanations, commands }: Hint) {
  let state = game.start;
  return {
    title: english(title),
    stakes: stakes.map(english),
    gain: Number(gain.toFixed(1)),
    risk: Number(risk.toFixed(1)),
    why: explanations.map((one) => gamePackage.players.told(game, game.start, one).map(english).join(' ')),
    // A command may name a unit that one before it makes.
    commands: commands.map((command, i) => {
      const text = kit.writeCommand(game, state, command);
      if (i + 1 < commands.length) state = afterCommand(game, state, command);
      return text;
    }),
  };
}

function inText(opened: Opened, side: string, plans: readonly Hint[], note: string | undefined): string {
  const parts = plans.map((plan, i) => {
    const { title, stakes, why, commands } = asData(opened, plan);
    const head = plans.length > 1 || why.length > 0 ? `plan ${i + 1} for ${side}: ${title}\n` : `${side}:\n`;
    const reasons = [...stakes, ...why].map((one) => `  ${one}\n`).join('');
    return `${head}${reasons}  ${counted(commands.length, 'command')}, first: ${commands[0] ?? 'none'}\n`;
  });
  return `${parts.join('\n')}${note === undefined ? '' : `\n${note}\n`}`;
}
