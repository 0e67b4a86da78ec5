import type { Message } from '#core/message.ts';
import type { BlitzFrame, Side } from '#games/blitz/types.ts';
import type { LogLook } from '#web/face.ts';
import { w } from '../words/words.ts';

/** Sentences of the log that begin a phase. */
const PHASES: Readonly<Record<string, BlitzFrame['at']>> = {
  '{} sets up': 'setup',
  '{} moves': 'movement',
  '{} moves a second time': 'movement',
  '{} attacks': 'battles',
  '{} declares battles': 'declaration',
  '{} fights': 'combat',
};
/** Phases of log lines whose beginning is not told. */
const WITHIN: Readonly<Record<string, BlitzFrame['at']>> = {
  '{} builds {}': 'production',
  '{} has planned to build {}': 'production',
  '{} has planned to build nothing': 'production',
};
const TURN = "turn {}: {}'s player turn begins";

const sideIn = (args: Message['with']): string => {
  const side = args.find((arg) => typeof arg === 'object' && 'side' in arg);
  return typeof side === 'object' && 'side' in side ? w.sideName(side.side as Side) : '';
};

export const heading: LogLook['heading'] = ({ says, with: args }) => {
  if (says === TURN) return { of: 'turn', title: `${w.turn(Number(args[0]))} · ${sideIn(args)}` };
  const within = WITHIN[says];
  if (within) return { of: 'phase', title: w.phaseName[within], kept: true };
  const at = PHASES[says];
  if (!at) return undefined;
  const name = w.phaseName[at];
  // Both sides set up before the first player turn.
  return { of: 'phase', title: at === 'setup' ? `${name} · ${sideIn(args)}` : name };
};

const MARCHES = /^(B1[1-68]|T6|M7\.2|M11\.3)(\.|$)/;
const SET_UP: readonly string[] = ['B3.2', 'B3.3', 'M8.8', 'M18.5', 'M17.h.2'];

export const gathers: LogLook['gathers'] = ({ rules: [rule = ''] }) => {
  if (rule.startsWith('B17.')) return 'arrivals';
  if (SET_UP.includes(rule)) return 'setup';
  return MARCHES.test(rule) ? 'moves' : undefined;
};
