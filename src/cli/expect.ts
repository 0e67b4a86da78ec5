import { type Expectation, Misstated, type Verdict, verdict, type Witnessed } from '../core/expectation.ts';
import { EXPECTATIONS as OWN } from '../games/blitz/expectations.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { BlitzEvent, State } from '../games/blitz/types.ts';

/** What a script may expect of a position of any game; the rest is the game's own. docs/notation.md lists them. */

export type Scene = Witnessed<State, BlitzEvent, Blitz>;

const COMMON: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  phase: (scene, [wanted]) => verdict(wanted ?? '', scene.game.prompt(scene.state)?.phase ?? 'over'),
  decides: (scene, [wanted]) => verdict(wanted ?? '', scene.game.prompt(scene.state)?.side ?? 'nobody'),
  turn(scene, [wanted]) {
    if (!/^-?\d{1,6}$/.test(wanted ?? '')) throw new Misstated(`'${wanted ?? ''}' is no number`);
    return verdict(String(Number(wanted)), String(scene.state.turn));
  },
  winner({ state }, [wanted, rule]) {
    const found = state.outcome ? `${state.outcome.winner} ${state.outcome.rule}` : 'nobody';
    const short = state.outcome?.winner ?? 'nobody';
    return { met: rule === undefined ? wanted === short : `${wanted} ${rule}` === found, found };
  },
  said({ told }, words) {
    const wanted = words.join(' ').toLowerCase();
    return { met: told.some((line) => line.toLowerCase().includes(wanted)), found: told.join('; ') || 'nothing' };
  },
};

const EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = { ...OWN, ...COMMON };

export const EXPECTATION_WORDS: readonly string[] = Object.keys(EXPECTATIONS);

/** Judges `where b1 0,1`, `not lost r1` …; an expectation that cannot be read is never met. */
export function judge(scene: Scene, words: readonly string[]): Verdict {
  const [word = '', ...rest] = words;
  if (word === 'not') {
    const { met, found } = judge(scene, rest);
    return found.startsWith(UNREAD) ? { met: false, found } : { met: !met, found };
  }
  const expectation = Object.hasOwn(EXPECTATIONS, word) ? EXPECTATIONS[word] : undefined;
  // `b1 at 0,1`, `b1 is lost` and `b1 spent 6` read well too.
  const [verb, ...object] = rest.filter((one, i) => i > 0 || !/^(is|are|has)$/.test(one));
  if (!expectation && (verb === 'at' || verb === '@')) return judge(scene, ['where', word, ...object]);
  if (!expectation && verb === 'not') return judge(scene, ['not', word, ...object]);
  if (!expectation && verb !== undefined && Object.hasOwn(EXPECTATIONS, verb))
    return judge(scene, [verb, word, ...object]);
  if (!expectation) return unread(`there is no expectation '${word}' (known: ${EXPECTATION_WORDS.join(', ')})`);
  try {
    return expectation(scene, rest);
  } catch (error) {
    if (error instanceof Misstated) return unread(error.message);
    throw error;
  }
}

const UNREAD = 'cannot be read: ';
const unread = (why: string): Verdict => ({ met: false, found: `${UNREAD}${why}` });
