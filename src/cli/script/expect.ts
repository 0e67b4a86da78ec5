import { type Expectation, Misstated, type Verdict, verdict, type Witnessed } from '#core/expectation.ts';
import type { AnyEvent, AnyGameKit, AnyGame, AnyState } from '#table/game-package.ts';

/** Expectations a script may state for any game; each game adds its own. docs/notation.md lists them. */

export type Scene = Witnessed<AnyState, AnyEvent, AnyGame>;
type Expectations = Readonly<Record<string, Expectation<AnyState, AnyEvent, AnyGame>>>;

const COMMON: Expectations = {
  phase({ game, state }, [wanted = '']) {
    // A phase is not over while a decision inside it is open.
    const [here = 'over', ...around] = game.phases(state);
    return verdict(wanted, around.find((one) => one === wanted) ?? here);
  },
  decides: ({ game, state }, [wanted]) => verdict(wanted ?? '', game.decides(state) ?? 'nobody'),
  turn({ game, state }, [wanted]) {
    if (!/^-?\d{1,6}$/.test(wanted ?? '')) throw new Misstated(`'${wanted ?? ''}' is no number`);
    return verdict(String(Number(wanted)), String(game.moment(state).turn));
  },
  mover: ({ game, state }, [wanted]) => verdict(wanted ?? '', game.moment(state).mover ?? 'nobody'),
  winner({ game, state }, [wanted, rule]) {
    const outcome = game.outcome(state);
    const found = outcome ? `${outcome.winner} ${outcome.rule}` : 'nobody';
    const short = outcome?.winner ?? 'nobody';
    return { met: rule === undefined ? wanted === short : `${wanted} ${rule}` === found, found };
  },
  said({ told }, words) {
    const wanted = words.join(' ').toLowerCase();
    return { met: told.some((line) => line.toLowerCase().includes(wanted)), found: told.join('; ') || 'nothing' };
  },
};

/** Judges `where b1 0,1`, `not lost r1` …; an expectation that cannot be read is never met. */
export function judge(kit: AnyGameKit, scene: Scene, words: readonly string[]): Verdict {
  const known: Expectations = { ...kit.expectations, ...COMMON };
  const again = (...more: readonly string[]): Verdict => judge(kit, scene, more);
  const [word = '', ...rest] = words;
  if (word === 'not') {
    const { met, found } = again(...rest);
    return found.startsWith(UNREAD) ? { met: false, found } : { met: !met, found };
  }
  const name = Object.keys(known).find((one) => one.toLowerCase() === word.toLowerCase());
  const expectation = name === undefined ? undefined : known[name];
  // `b1 at 0,1`, `b1 is lost` and `b1 spent 6` read well too.
  const [verb, ...object] = rest.filter((one, i) => i > 0 || !/^(is|are|has)$/.test(one));
  if (!expectation && (verb === 'at' || verb === '@')) return again('where', word, ...object);
  if (!expectation && verb === 'not') return again('not', word, ...object);
  if (!expectation && verb !== undefined && Object.hasOwn(known, verb)) return again(verb, word, ...object);
  if (!expectation) return unread(`there is no expectation '${word}' (known: ${Object.keys(known).join(', ')})`);
  const { words: watched, unread: left } = watchedWords(rest);
  try {
    const found = expectation(scene, watched);
    const stray = left();
    return stray === undefined ? found : unread(`'${stray}' says nothing here`);
  } catch (error) {
    if (error instanceof Misstated) return unread(error.message);
    throw error;
  }
}

/** Words with a note of those that were looked at: a word that no expectation looks at is refused. */
function watchedWords(words: readonly string[]): { words: readonly string[]; unread: () => string | undefined } {
  const seen = new Set<string | symbol>();
  const get = (target: readonly string[], key: string | symbol): unknown => {
    seen.add(key);
    return Reflect.get(target, key);
  };
  return { words: new Proxy(words, { get }), unread: () => words.find((_, i) => !seen.has(String(i))) };
}

const UNREAD = 'cannot be read: ';
const unread = (why: string): Verdict => ({ met: false, found: `${UNREAD}${why}` });
