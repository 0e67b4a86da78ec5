import { wholeNumber } from '#core/notation/notation.ts';
import { english } from '#core/message.ts';
import { MODULE_IDS, type ModuleId, optionFaultOf } from '#games/blitz/modules/modules.ts';
import { isSwitch, PRESETS, type Preset, type Switch, SWITCHES } from '#games/blitz/presets.ts';

/** M0.1: the lines that say with which rules a game is played: `game basic`, `modules M3 M4`, `options blitzTable=free`. */

export const MOST_TURN = 999;

interface SetDraft {
  preset: Preset;
  readonly switches: Switch[];
  readonly modules: ModuleId[];
  readonly chosen: Record<string, string>;
  lastTurn: number;
  /** Checks that need all lines. */
  readonly later: (() => void)[];
}

type SetReader = (draft: SetDraft, words: readonly string[], fault: (message: string, word?: string) => void) => void;

const readOptions: SetReader = (draft, words, fault) => {
  const given = new Map<string, string>();
  for (const word of words) {
    if (word.includes('=')) {
      const name = word.split('=', 1)[0] ?? '';
      const before = given.get(name) ?? word;
      given.set(name, word);
      if (before === word) chooseOption(draft, word, fault);
      else fault(`'${before}' and '${word}' contradict each other (M0.options)`);
    } else if (!isSwitch(word)) fault(`there is no option '${word}' (known: ${Object.keys(SWITCHES).join(', ')})`);
    else if (!draft.switches.includes(word)) draft.switches.push(word);
  }
};

/** M17.3: what is agreed on for these; a line `turns` may still cut a position short. */
const LONG_WARS: readonly string[] = ['A', 'C', 'D'];
const FEWEST_TURNS = 12;

/** M0.options: whether it fits is known when all modules are. */
function chooseOption(draft: SetDraft, word: string, fault: (message: string) => void): void {
  const at = word.indexOf('=');
  const [name, value] = [word.slice(0, at), word.slice(at + 1)];
  // M17.3: the same as a line `turns`.
  if (name === 'turns') {
    const turns = value === 'open' ? 0 : wholeNumber(value, 1, MOST_TURN);
    if (turns === undefined) fault(`turns is a number or open, not '${value}' (M17.3)`);
    else draft.lastTurn = turns;
    draft.later.push(() => {
      const { chosen, modules } = draft;
      const long = modules.includes('M17') && LONG_WARS.includes(chosen['scenario'] ?? 'A');
      if (long && turns !== undefined && turns > 0 && turns < FEWEST_TURNS)
        fault(`such a war has at least ${FEWEST_TURNS} turns, or is open (M17.3)`);
    });
    return;
  }
  draft.chosen[name] = value;
  draft.later.push(() => {
    const wrong = optionFaultOf(draft, name, value);
    if (wrong) fault(`${english(wrong.because)} (${wrong.rule})`);
  });
}

/** M17.a.1: without the armies of minors the game is one without M18; T22 governs them. */
export function settleSet({ modules, chosen }: SetDraft): void {
  if (chosen['minorArmies'] === 'off' && modules.includes('M18')) modules.splice(modules.indexOf('M18'), 1);
  if (modules.includes('M17')) delete chosen['minorArmies'];
}

export const SET_READERS: Readonly<Record<string, SetReader>> = {
  game(draft, [preset, ...switches], fault) {
    const known = PRESETS.find((one) => one === preset);
    if (!known) return fault(`there is no game '${preset ?? ''}' (known: ${PRESETS.join(', ')})`);
    draft.preset = known;
    readOptions(draft, switches, fault);
  },
  option: readOptions,
  options: readOptions,
  modules(draft, words, fault) {
    for (const word of words.flatMap((one) => one.split(/[,+]/)).filter((one) => one !== '')) {
      const known = MODULE_IDS.find((id) => id === word);
      if (!known) fault(`there is no module '${word}' (known: ${MODULE_IDS.join(', ')})`, word);
      else if (!draft.modules.includes(known)) draft.modules.push(known);
    }
    draft.modules.sort((a, b) => MODULE_IDS.indexOf(a) - MODULE_IDS.indexOf(b));
  },
};
