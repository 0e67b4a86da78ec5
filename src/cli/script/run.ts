import { type Dice, DiceExhausted, scriptedDice, seededDice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import type { Fault } from '#core/notation/notation.ts';
import { inEnglish, type Refusal } from '#core/objection.ts';
import { english } from '#core/message.ts';
import { withRules } from '#core/record/log-entry.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyState } from '#table/game-package.ts';
import { judge } from './expect.ts';
import { forcedChoice, type Last, refusedOnTheWay } from './forced-choice.ts';
import { isLate } from './late-step.ts';
import type { Opened, OpenScript } from '../open-game.ts';
import type { ScriptStep } from './text.ts';

/** Plays a script. Nothing here prints; the outcome is one plain document. */

/** Result of a command. */
export const FATES = ['played', 'legal', 'already', 'refused', 'unreadable', 'noDice'] as const;
export type Fate = (typeof FATES)[number];

export interface StepReport {
  readonly line: number;
  readonly text: string;
  readonly kind: 'command' | 'expect';
  /** Commands only. */
  readonly fate?: Fate;
  readonly accepted?: boolean;
  readonly side?: string;
  /** The command in full, as records write it. */
  readonly command?: string;
  readonly refusal?: Refusal;
  readonly dice?: readonly number[];
  readonly events?: readonly unknown[];
  readonly words?: readonly string[];
  readonly hash?: string;
  /** For a demand of the script: true when it was met. */
  readonly met?: boolean;
  readonly found?: string;
}

export interface Decision {
  readonly turn: number;
  readonly decides: string;
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
    readonly outcome?: ReturnType<typeof outcomeAt>;
  };
}

/** Outcome of the game, in words. */
export function outcomeAt(game: AnyGame, state: AnyState) {
  const outcome = game.outcome(state);
  return outcome && { ...outcome, because: english(outcome.because) };
}

export function decisionAt(game: AnyGame, state: AnyState): Decision {
  const prompt = game.prompt(state);
  const { turn } = game.moment(state);
  if (prompt) return { turn, decides: prompt.side, phase: prompt.phase, asks: english(prompt.asks) };
  const outcome = game.outcome(state);
  return {
    turn,
    decides: 'nobody',
    phase: 'over',
    asks: outcome ? `the game is over: ${english(outcome.because)}` : 'over',
  };
}

interface Table {
  readonly opened: Opened;
  readonly game: AnyGame;
  /** Dice of a seed, or the faces of the script that are left. */
  readonly seeded: Dice | undefined;
  faces: readonly number[];
  state: AnyState;
  last: Last;
  /** Rest of the script after the current line. */
  ahead: readonly ScriptStep[];
  events: readonly AnyEvent[];
  readonly past: AnyEvent[];
  told: readonly string[];
  readonly used: number[];
  readonly errors: Fault[];
}

interface Given {
  readonly side: string;
  readonly command: AnyCommand;
}

interface Refused {
  readonly refusal: Refusal;
  readonly side?: string;
  readonly command?: AnyCommand;
  readonly unread?: true;
}

type Read = Given | { readonly already: Given } | Refused;

function readCommand({ opened, game, state, last, ahead }: Table, text: string): Read {
  const { kit } = opened;
  const prompt = game.prompt(state);
  const read = kit.readCommand(game, state, text);
  if ('message' in read || !prompt?.commands.includes(read.command.do)) {
    const forced = forcedChoice(opened, state, last, text);
    if (forced?.is === 'made') return { already: forced };
    if (forced) {
      const { side, command, objection } = forced;
      // Now it is refused because its moment is over: either says why.
      const late = game.check(state, side, command)?.rule;
      const also = [...(objection.also ?? []), ...(late === undefined ? [] : [late])];
      return { side, command, refusal: inEnglish({ ...objection, ...(also.length > 0 ? { also } : {}) }) };
    }
  }
  if ('message' in read) {
    const { unknown, noHex } = kit.cites;
    return { refusal: { rule: read.hex === undefined ? unknown : noHex, because: read.message }, unread: true };
  }
  const side = read.side ?? prompt?.side ?? game.moment(state).mover ?? '';
  const refusal = game.check(state, side, read.command);
  if (refusal && !prompt?.commands.includes(read.command.do)) {
    const passed = kit.cites.passedOver?.[read.command.do] ?? [];
    const also = [...(refusal.also ?? []), ...refusedOnTheWay(opened, last, text), ...passed];
    return {
      side,
      command: read.command,
      refusal: inEnglish({ ...refusal, ...(also.length > 0 ? { also: [...new Set(also)] } : {}) }),
    };
  }
  if (!refusal && isLate(opened, state, last, text, ahead)) return { already: { side, command: read.command } };
  return refusal ? { side, command: read.command, refusal: inEnglish(refusal) } : { side, command: read.command };
}

function giveCommand(table: Table, step: ScriptStep & { kind: 'command' }): StepReport {
  const { opened, game, state } = table;
  const { kit } = opened;
  const { line, text } = step;
  const report = { line, text, kind: 'command' } as const;
  const read = readCommand(table, step.command);
  if ('refusal' in read) {
    const fate = read.unread ? 'unreadable' : 'refused';
    const command = read.command && { command: kit.writeCommand(game, state, read.command) };
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
  const written = { side: given.side, command: kit.writeCommand(game, state, given.command) };
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
    table.told = kit.describe(game, state, events).map(withRules);
    table.last = { before: state, events, dice };
    table.state = after;
    table.events = events;
    table.past.push(...events);
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
    // The command is not played at all, and the dice it did find stay where they were.
    const because = `${written.command} rolls ${dice.length > 0 ? 'more dice than are' : 'a die and none is'} left`;
    table.errors.push({ line, message: because });
    return { ...report, fate: 'noDice', accepted: false, ...written, refusal: { rule: kit.cites.dice, because } };
  }
  table.used.push(...dice);
  table.faces = scripted.unused();
  return {
    ...report,
    fate: 'played',
    accepted: true,
    ...written,
    ...(dice.length > 0 ? { dice } : {}),
    events: kit.shown?.(game, state, table.events) ?? table.events,
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
    const { unknown, unknownToo = [] } = table.opened.kit.cites;
    const unread = fate === 'unreadable' ? [unknown, ...unknownToo] : [];
    const rules = [refusal?.rule, ...(refusal?.also ?? []), ...unread].map((one) => one?.toLowerCase());
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
  const { met, found } = judge(table.opened.kit, table, words);
  if (!met) table.errors.push({ line, message: `'${text}' is not so: ${found}` });
  return { line, text, kind: 'expect', met, ...(met ? {} : { found }) };
}

export function runScript(opened: OpenScript): ScriptReport & { readonly state: AnyState } {
  const { kit, game, script } = opened;
  const table: Table = {
    opened,
    game,
    seeded: script.seed === undefined ? undefined : seededDice(script.seed),
    faces: script.dice,
    state: game.start,
    ahead: [],
    last: { before: kit.asWritten?.(game) ?? game.start, events: [], dice: [] },
    events: [],
    past: [],
    told: [],
    used: [],
    errors: [],
  };
  const steps = script.steps.map((step, i) => {
    table.ahead = script.steps.slice(i + 1);
    return runStep(table, step);
  });
  const { faces: unused, used } = table;
  if (unused.length > 0) table.errors.push({ message: `dice left over: ${unused.join(' ')} (all must be used)` });
  const { state, errors } = table;
  const outcome = outcomeAt(game, state);
  return {
    ok: errors.length === 0,
    start: decisionAt(game, game.start),
    steps,
    errors,
    dice: { used, unused },
    final: {
      ...decisionAt(game, state),
      position: kit.position(game, state),
      hash: hashOf(state),
      ...(outcome ? { outcome } : {}),
    },
    state,
  };
}
