import type { Library } from '#core/game-kit.ts';
import { type Choose, seededChoice, seededDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import type { AnyGameKit, AnyGame, AnyState } from '#table/game-package.ts';
import { coverageOf } from './coverage.ts';
import { keepText } from './keep.ts';
import type { Run } from './kind.ts';
import { spoiled } from './mutation.ts';

/**
 * Texts spoiled on and on: a spoiled text that leads a reader into blocks of its source where no text has led it before is kept, and
 * spoiled further. Words come from all texts at hand, so that statements meet that nobody has written together.
 */

const LAW = 'what is malformed is refused in words, soon and in little room';
const READERS = /\/src\/(?:core|hex|games)\//;
const MOST_MILLISECONDS = 2000;
const MOST_MEGABYTES = 500;
/** Words of faults that say something of the program and nothing of the text. */
const BARE = /\bundefined\b|\bNaN\b|\[object|\bnull\b/;

interface Room {
  readonly kit: AnyGameKit;
  readonly library: Library;
  /** Texts to begin with. */
  readonly texts: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** True if time and memory are measured. */
  readonly measured: boolean;
}

/** A word of the text replaced or joined by one of another text. */
function crossed(text: string, words: readonly string[], choose: Choose): string {
  const lines = text.split('\n');
  const at = choose(lines.length);
  const parts = (lines[at] ?? '').split(' ');
  const place = choose(parts.length + 1);
  const word = words[choose(words.length)] ?? '';
  const changed =
    choose(2) === 0 ? parts.with(Math.min(place, parts.length - 1), word) : parts.toSpliced(place, 0, word);
  return lines.with(at, changed.join(' ')).join('\n');
}

/** A line of another text put in. */
const grafted = (text: string, other: string, choose: Choose): string => {
  const [lines, lent] = [text.split('\n'), other.split('\n')];
  return lines.toSpliced(choose(lines.length + 1), 0, lent[choose(lent.length)] ?? '').join('\n');
};

/** Plays a little of what could be read, and spoils the commands that are given. */
function tried(kit: AnyGameKit, game: AnyGame, choose: Choose, seed: number): string | undefined {
  const dice = seededDice(seed);
  let state: AnyState = game.start;
  for (let i = 0; i < 4; i++) {
    const side = game.decides(state);
    if (side === undefined) break;
    const command = game.sample(state, choose);
    const read = kit.readCommand(game, state, spoiled(kit.writeCommand(game, state, command), choose));
    if ('message' in read) {
      if (BARE.test(describeFault(read))) return describeFault(read);
    } else game.check(state, read.side ?? side, read.command);
    state = game.play(state, side, command, dice).state;
  }
  kit.position(game, state);
  return undefined;
}

function trouble({ kit, library, seed, measured }: Room, text: string, choose: Choose): string | undefined {
  const clock = process.cpuUsage();
  const since = performance.now();
  const before = process.memoryUsage().rss;
  try {
    const game = kit.open(text, library);
    // Time of the processor where that is less: a busy machine makes a reader wait.
    const { user, system } = process.cpuUsage(clock);
    const took = Math.min(performance.now() - since, (user + system) / 1000);
    if (measured && took > MOST_MILLISECONDS) return `read in ${Math.round(took)} ms`;
    if ('start' in game) return tried(kit, game, choose, seed);
    if (game.length === 0) return 'refused without a word';
    const odd = game.map(describeFault).find((one) => one.trim() === '' || BARE.test(one));
    // Words of the text are told as they are.
    if (odd !== undefined && !BARE.test(text)) return `a fault says '${odd}'`;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const used = (process.memoryUsage().rss - before) / 1e6;
  return measured && used > MOST_MEGABYTES ? `read in ${Math.round(used)} MB` : undefined;
}

/** Spoils texts, guided by what they reach. */
export function guided(room: Room): Run & { readonly corpus: number } {
  const { seed, texts, count, kit } = room;
  const choose = seededChoice(seed);
  const corpus = [...texts];
  const words = [...new Set(texts.flatMap((text) => text.split(/\s+/)))].filter((word) => word !== '');
  const coverage = coverageOf(READERS);
  try {
    for (const text of texts) trouble(room, text, choose);
    coverage.fresh();
    for (let i = 0; i < count; i++) {
      // The newest have been looked at least.
      const parent =
        corpus[choose(2) === 0 ? choose(corpus.length) : corpus.length - 1 - choose(Math.min(8, corpus.length))] ?? '';
      const other = corpus[choose(corpus.length)] ?? '';
      const how = choose(4);
      const text =
        how === 0
          ? crossed(parent, words, choose)
          : how === 1
            ? grafted(parent, other, choose)
            : spoiled(parent, choose);
      const message = trouble(room, text, choose);
      if (message !== undefined) {
        const fixture = kit.id === 'blitz' ? { fixture: keepText('position', seed, text, message) } : {};
        const breach = { law: LAW, message: `${message}\n${text}` };
        return { commands: i, ending: 'broken', breach, corpus: corpus.length, ...fixture };
      }
      if (coverage.fresh() > 0) corpus.push(text);
    }
  } finally {
    coverage.stop();
  }
  return { commands: count, ending: 'texts spoiled by what they reach', corpus: corpus.length };
}
