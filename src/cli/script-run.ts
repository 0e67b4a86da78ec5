import { isFault, parseCommand, writeCommand } from '../games/blitz/text/command-text.ts';
import { isBookkeeping, named, tell } from '../games/blitz/text/event-text.ts';
import { withRules } from '../core/told.ts';
import type { Blitz } from '../games/blitz/open.ts';
import { writePosition } from '../games/blitz/text/position-write.ts';
import type { BlitzEvent, Command, Side, State } from '../games/blitz/types.ts';
import { type Dice, DiceExhausted, scriptedDice, seededDice } from '../core/dice.ts';
import { hashOf } from '../core/hash.ts';
import type { Fault } from '../core/notation.ts';
import { inEnglish, type Refusal } from '../core/objection.ts';
import { english } from '../core/say.ts';
import { judge } from './expect.ts';
import { forcedChoice, type Last } from './forced.ts';
import type { OpenScript } from './open-game.ts';
import type { ScriptStep } from './script-text.ts';

/** Plays a script. Nothing here prints; the outcome is one plain document. */

/** How a command fared. */
export const FATES = ['played', 'legal', 'already', 'refused', 'unreadable', 'noDice'] as const;
export type Fate = (typeof FATES)[number];

export interface StepReport {
  readonly line: number;
  readonly text: string;
  readonly kind: 'command' | 'expect';
  /** Commands only. */
  readonly fate?: Fate;
  readonly accepted?: boolean;
  readonly side?: Side;
  /** The command in full, as records write it. */
  readonly command?: string;
  readonly refusal?: Refusal;
  readonly dice?: readonly number[];
  readonly events?: readonly unknown[];
  readonly words?: readonly string[];
  readonly hash?: string;
  /** Where the script demanded something: whether it was so. */
  readonly met?: boolean;
  readonly found?: string;
}

export interface Decision {
  readonly turn: number;
  readonly decides: Side | 'nobody';
  readonly phase: string;
  readonly asks: string;
}

export interface ScriptReport {
  /** Every demand met, every line readable, every die used and none missing. */
  readonly ok: boolean;
  readonly start: Decision;
  readonly steps: readonly StepReport[];
  readonly errors: readonly Fault[];
  readonly dice: { readonly used: readonly number[]; readonly unused: readonly number[] };
  readonly final: Decision & {
    readonly position: string;
    readonly hash: string;
    readonly outcome?: NonNullable<State['outcome']>;
  };
}

export function decisionAt(game: Blitz, state: State): Decision {
  const prompt = game.prompt(state);
  const { turn, outcome } = state;
  if (prompt) return { turn, decides: prompt.side, phase: prompt.phase, asks: english(prompt.asks) };
  return {
    turn,
    decides: 'nobody',
    phase: 'over',
    asks: outcome ? `the game is over: ${english(outcome.because)}` : 'over',
  };
}

interface Table {
  readonly game: Blitz;
  /** Dice of a seed, or the faces of the script that are left. */
  readonly seeded: Dice | undefined;
  faces: readonly number[];
  state: State;
  last: Last;
  events: readonly BlitzEvent[];
  told: readonly string[];
  readonly used: number[];
  readonly errors: Fault[];
}

/** B80.12: a command that names nothing the game has; a hex off the map is B1.1 as well. */
const UNKNOWN = 'B80.12';
const refusalOf = ({ hex, message }: Fault): Refusal => ({
  rule: hex === undefined ? UNKNOWN : 'B1.1',
  because: message,
});

interface Given {
  readonly side: Side;
  readonly command: Command;
}

interface Refused {
  readonly refusal: Refusal;
  readonly side?: Side;
  readonly command?: Command;
  readonly unread?: true;
}

type Read = Given | { readonly already: Given } | Refused;

function readCommand(table: Table, text: string): Read {
  const { game, state, last } = table;
  const prompt = game.prompt(state);
  const read = parseCommand(game.world, state, text);
  if (isFault(read) || !prompt?.commands.includes(read.command.do)) {
    const forced = forcedChoice(game, state, last, text);
    if (forced?.is === 'made') return { already: forced };
    if (forced) return { side: forced.side, command: forced.command, refusal: inEnglish(forced.objection) };
  }
  if (isFault(read)) return { refusal: refusalOf(read), unread: true };
  const side = read.side ?? prompt?.side ?? state.mover;
  const refusal = game.check(state, side, read.command);
  return refusal ? { side, command: read.command, refusal: inEnglish(refusal) } : { side, command: read.command };
}

function giveCommand(table: Table, step: ScriptStep & { kind: 'command' }): StepReport {
  const { game, state } = table;
  const { line, text } = step;
  const report = { line, text, kind: 'command' } as const;
  const read = readCommand(table, step.command);
  if ('refusal' in read) {
    const fate = read.unread ? 'unreadable' : 'refused';
    const command = read.command && { command: writeCommand(game.world, state, read.command) };
    return {
      ...report,
      fate,
      accepted: false,
      ...(read.side ? { side: read.side } : {}),
      ...command,
      refusal: read.refusal,
    };
  }
  const given = 'already' in read ? read.already : read;
  const written = { side: given.side, command: writeCommand(game.world, state, given.command) };
  if ('already' in read) return { ...report, fate: 'already', accepted: true, ...written, events: [], words: [] };
  if (step.demand?.is === 'legal') return { ...report, fate: 'legal', accepted: true, ...written };
  const scripted = scriptedDice(table.faces);
  const source = table.seeded ?? scripted;
  const dice: number[] = [];
  const roll = (sides: number, what: string): number => {
    const face = source.roll(sides, what);
    dice.push(face);
    return face;
  };
  try {
    const { state: after, events } = game.play(state, given.side, given.command, { roll });
    table.told = tell(game, state, events).map(withRules);
    table.last = { before: state, events };
    table.state = after;
    table.events = events;
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
    // The command is not played at all, and the dice it did find stay where they were.
    const because = `${written.command} rolls ${dice.length > 0 ? 'more dice than are' : 'a die and none is'} left`;
    table.errors.push({ line, message: because });
    return { ...report, fate: 'noDice', accepted: false, ...written, refusal: { rule: 'B0.7', because } };
  }
  table.used.push(...dice);
  table.faces = scripted.unused();
  return {
    ...report,
    fate: 'played',
    accepted: true,
    ...written,
    ...(dice.length > 0 ? { dice } : {}),
    events: table.events.filter((event) => !isBookkeeping(event)).map((event) => named(game.world, state, event)),
    words: table.told,
    hash: hashOf(table.state),
  };
}

/** Holds a command against what the script demands of it. */
function demanded(table: Table, step: ScriptStep & { kind: 'command' }, report: StepReport): StepReport {
  const { demand, line } = step;
  const { accepted, refusal, fate } = report;
  const said = refusal ? `refused ${refusal.rule}: ${refusal.because}` : 'accepted';
  if (!demand) {
    if (fate === 'unreadable')
      table.errors.push({ line, message: `cannot read '${step.command}': ${refusal?.because}` });
    return report;
  }
  let met = accepted === true;
  if (demand.is === 'refused') {
    const rule = demand.rule?.toLowerCase();
    const rules = [refusal?.rule, fate === 'unreadable' ? UNKNOWN : undefined].map((one) => one?.toLowerCase());
    met = fate !== 'noDice' && accepted === false && (rule === undefined || rules.includes(rule));
  }
  if (!met && fate !== 'noDice') {
    const wanted = demand.is === 'refused' ? `refused${demand.rule ? ` by ${demand.rule}` : ''}` : demand.is;
    table.errors.push({ line, message: `'${step.command}' should be ${wanted}, but was ${said}` });
  }
  return { ...report, met, ...(met ? {} : { found: said }) };
}

function runStep(table: Table, step: ScriptStep): StepReport {
  if (step.kind === 'command') return demanded(table, step, giveCommand(table, step));
  const { line, text, words } = step;
  const { met, found } = judge(table, words);
  if (!met) table.errors.push({ line, message: `'${text}' is not so: ${found}` });
  return { line, text, kind: 'expect', met, ...(met ? {} : { found }) };
}

export function runScript({ game, script }: OpenScript): ScriptReport & { readonly state: State } {
  const table: Table = {
    game,
    seeded: script.seed === undefined ? undefined : seededDice(script.seed),
    faces: script.dice,
    state: game.start,
    last: { before: game.position.state, events: [] },
    events: [],
    told: [],
    used: [],
    errors: [],
  };
  const steps = script.steps.map((step) => runStep(table, step));
  const { faces: unused, used } = table;
  if (unused.length > 0) table.errors.push({ message: `dice left over: ${unused.join(' ')} (all must be used)` });
  const { state, errors } = table;
  return {
    ok: errors.length === 0,
    start: decisionAt(game, game.start),
    steps,
    errors,
    dice: { used, unused },
    final: {
      ...decisionAt(game, state),
      position: writePosition(game.position, state),
      hash: hashOf(state),
      ...(state.outcome ? { outcome: state.outcome } : {}),
    },
    state,
  };
}
