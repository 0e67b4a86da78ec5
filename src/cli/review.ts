import { setImmediate } from 'node:timers/promises';
import { columns, counted } from '../core/notation/columns.ts';
import { english } from '../core/message.ts';
import { type Review, type ReviewedTurn, reviewOf } from '../table/review.ts';
import { Complaint, EXIT } from './complaint.ts';
import { listening } from './worker/interrupt.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { progressOf } from './progress.ts';
import { openRecord } from './replay.ts';

export interface ReviewOptions {
  readonly ms?: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly data: readonly string[];
}

/** Work between two looks at Ctrl-C. */
const BREATH_MS = 50;

/** Review of a finished game: chances, luck and decisions by turn, and advice where most was lost. Ctrl-C stops it. */
export async function review(file: string, options: ReviewOptions, io: Io): Promise<number> {
  const { gamePackage, kit, game, record, library } = await openRecord(
    await readInput(file, io),
    inputName(file),
    io,
    options.data,
  );
  const { entries } = record;
  if (entries.length === 0)
    throw new Complaint(`${inputName(file)}: no command was played: there is nothing to review`);
  const { ms } = options;
  const steps = reviewOf({
    game,
    start: game.start,
    entries,
    players: gamePackage.players,
    library,
    parse: (state, text) => kit.parseCommand(game, state, text),
    budget: () => (ms === undefined ? {} : { ms, now: () => performance.now() }),
  });
  const found = await listening(async (interrupt) => {
    let progress: ReturnType<typeof progressOf> | undefined;
    let breath = performance.now();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        progress?.end();
        return step.value;
      }
      progress ??= progressOf(io, step.value.all, 'commands', options.quiet ?? false);
      progress.step(step.value.done, '');
      if (performance.now() - breath < BREATH_MS) continue;
      await setImmediate();
      if (interrupt.heard()) return undefined;
      breath = performance.now();
    }
  });
  if (!found) throw new Complaint('stopped before the review was complete');
  io.out(options.json ? asJson(asData(found)) : inText(found));
  return EXIT.ok;
}

const rounded = (value: number): number => Number(value.toFixed(4));

const adviceData = ({ advice }: ReviewedTurn) =>
  advice && {
    side: advice.side,
    at: advice.n,
    title: english(advice.title),
    stakes: advice.stakes.map(english),
    gain: Number(advice.gain.toFixed(1)),
  };

function asData({ sides, turns, unweighed }: Review) {
  return {
    sides,
    unweighed,
    turns: turns.map((turn) => {
      const { turn: no, mover, from, n, before, after, luck, decided } = turn;
      const advice = adviceData(turn);
      return {
        turn: no,
        ...(mover === undefined ? {} : { mover }),
        from,
        to: n,
        before: rounded(before),
        after: rounded(after),
        luck: rounded(luck),
        decided: Object.fromEntries(Object.entries(decided).map(([side, part]) => [side, rounded(part)])),
        ...(advice ? { advice } : {}),
      };
    }),
  };
}

const percent = (part: number): string => `${Math.round(100 * part)}%`;
const signed = (part: number): string => `${part < 0 ? '' : '+'}${(100 * part).toFixed(1)}`;

function inText({ sides, turns, unweighed }: Review): string {
  const [first = ''] = sides;
  const sum = (part: (turn: ReviewedTurn) => number): number => turns.reduce((all, turn) => all + part(turn), 0);
  const decidedBy = (side: string) => (turn: ReviewedTurn) => turn.decided[side] ?? 0;
  const rows = turns.map((turn) => [
    `${turn.turn}${turn.mover === undefined ? '' : ` ${turn.mover}`}`,
    percent(turn.before),
    percent(turn.after),
    signed(turn.luck),
    ...sides.map((side) => signed(decidedBy(side)(turn))),
  ]);
  const table = columns([
    ['turn', `${first} before`, 'after', `luck of ${first}`, ...sides.map((side) => `decided by ${side}`)],
    ...rows,
    [
      'all',
      percent(turns[0]?.before ?? 0),
      percent(turns.at(-1)?.after ?? 0),
      signed(sum(({ luck }) => luck)),
      ...sides.map((side) => signed(sum(decidedBy(side)))),
    ],
  ]);
  const advised = turns.flatMap((turn) => {
    const advice = adviceData(turn);
    return advice
      ? [
          `turn ${turn.turn}, ${advice.side}, before command ${advice.at + 1}: ${advice.title}\n`,
          ...advice.stakes.map((one) => `  ${one}\n`),
        ]
      : [];
  });
  const notes = unweighed > 0 ? `${counted(unweighed, 'roll')} could not be weighed\n` : '';
  return `${table}${notes}${advised.length > 0 ? `\nadvice where most was lost by decisions:\n${advised.join('')}` : ''}`;
}
