import { inWords } from '../games/blitz/players/told/explanation.ts';
import type { Plan } from '../ai/player.ts';
import type { PlayerName } from '../games/blitz/players/players.ts';
import { writeCommand } from '../games/blitz/text/command-text.ts';
import type { Blitz } from '../games/blitz/open.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { openPosition } from './open-game.ts';
import { counted } from './table-text.ts';
import { createThinker, type Thinker } from './thinking.ts';

export interface AdviseOptions {
  readonly player: PlayerName;
  readonly seed: number;
  readonly budget?: number;
  readonly ms?: number;
  readonly json?: boolean;
  readonly data: readonly string[];
}

/** What a computer player would do in a position: its best plans, or the one decision that is due. Ctrl-C: at once. */
export async function advise(file: string, options: AdviseOptions, io: Io, thinker?: Thinker): Promise<number> {
  const library = readLibrary(...options.data);
  const game = openPosition(await readInput(file, io), library, inputName(file));
  const state = game.start;
  const prompt = game.prompt(state);
  if (!prompt) throw new Complaint(`${inputName(file)}: the game is over`);
  const { player, seed, data, ms, budget } = options;
  const thinking = {
    player,
    seed,
    data,
    ...(ms === undefined ? {} : { ms }),
    ...(budget === undefined ? {} : { evals: budget }),
  };
  const asked = thinker ?? createThinker();
  const onInterrupt = () => asked.hurry();
  process.on('SIGINT', onInterrupt);
  try {
    const plans = state.frames.at(-1)?.at === 'movement' ? await asked.hints(game, state, thinking) : [];
    const decision = plans.length > 0 ? undefined : await asked.decide(game, state, thinking);
    const commands = decision ? [decision.command] : [];
    const told = [
      ...plans,
      ...commands.map((command) => ({ gain: 0, risk: 0, explanations: [], commands: [command] })),
    ];
    const note = decision?.note;
    io.out(
      options.json
        ? asJson({ side: prompt.side, plans: told.map((plan) => asData(game, plan)), note })
        : inText(game, prompt.side, told, note),
    );
  } finally {
    process.off('SIGINT', onInterrupt);
    await asked.end();
  }
  return EXIT.ok;
}

function asData(game: Blitz, { gain, risk, explanations, commands }: Plan) {
  const { world, start } = game;
  return {
    gain: Number(gain.toFixed(1)),
    risk: Number(risk.toFixed(1)),
    why: explanations.map((one) => inWords(world, start, one)),
    commands: commands.map((command) => writeCommand(world, start, command)),
  };
}

function inText(game: Blitz, side: string, plans: readonly Plan[], note: string | undefined): string {
  const parts = plans.map((plan, i) => {
    const { gain, risk, why, commands } = asData(game, plan);
    const head =
      plans.length > 1 || why.length > 0
        ? `plan ${i + 1} for ${side}: ${gain >= 0 ? '+' : ''}${gain.toFixed(1)} factors expected, ${risk.toFixed(1)} less at worst\n`
        : `${side}:\n`;
    const reasons = why.map((one) => `  ${one}\n`).join('');
    return `${head}${reasons}  ${counted(commands.length, 'command')}, first: ${commands[0] ?? 'none'}\n`;
  });
  return `${parts.join('\n')}${note === undefined ? '' : `\n${note}\n`}`;
}
