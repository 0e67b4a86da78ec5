import { counted } from '../core/notation/columns.ts';
import { resumeHistory } from '../core/record/game-history.ts';
import { seededDice } from '../core/dice/dice.ts';
import { hashOf } from '../core/hash.ts';
import { describeFault, type Fault } from '../core/notation/notation.ts';
import { playAgain, proofOf, verifyRecord } from '../core/dice/proof.ts';
import {
  alteredFault,
  byRules,
  type GameRecord,
  isRecordFault,
  lineOfCommand,
  readRecord,
  recalled,
  rulesOf,
  undoPoint,
} from '../core/record/record.ts';
import { english } from '../core/message.ts';
import { withRules } from '../core/record/log-entry.ts';
import type { AnyEvent, AnyState } from '../table/game-package.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxNamed, type Opened, openPosition } from './open-game.ts';
import { decisionLine } from './script/script.ts';
import { decisionAt, outcomeAt } from './script/run.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly data: readonly string[];
}

/** Milliseconds until a record that takes so long is refused. */
const PATIENCE = 60_000;

interface OpenRecord extends Opened {
  readonly record: GameRecord<AnyEvent, string>;
}

/** The game a record was played in. */
export async function openedRecord(text: string, name: string, io: Io, data: readonly string[]): Promise<OpenRecord> {
  const record = readRecord<AnyEvent, string>(text);
  if (isRecordFault(record)) throw complain(name, record);
  const { header } = record;
  if (!Object.hasOwn(io.games, header.game))
    throw new Complaint(`${name}: line 1: this program knows no game '${header.game}'`);
  const opened = openPosition(await boxNamed(header.game, io.games, data), header.setup, `${name}: line 1: set-up`);
  const { board } = header.about;
  if (board !== undefined && board !== opened.kit.fingerprint?.(opened.game, opened.library)) {
    throw new Complaint(`${name}: line 1: the board is not the one this game was played on`);
  }
  return { ...opened, record: recalled(opened.game, record) };
}

const diceOf = ({ header: { dice } }: GameRecord<AnyEvent, string>) =>
  dice.kind === 'seed' ? seededDice(dice.seed) : undefined;

interface Shown {
  readonly state: AnyState;
  /** Proof of the record; undefined where today's rules would play it otherwise. */
  readonly proof: string | undefined;
}

/**
 * The state after so many commands. They are played again, and whatever was changed is refused with its line; where the
 * rules have changed since, their events must lead somewhere, and what would go another way today is said.
 */
function shownAt({ game, text, kit, record }: OpenRecord, to: number, name: string, io: Io): Shown {
  const until = performance.now() + PATIENCE;
  const isLate = (): boolean => performance.now() > until;
  const { history, damage, remark } = resumeHistory(game, text, record, kit.rules, isLate);
  if (damage && history.entries.length < to) throw complain(name, damage);
  if (remark) io.err(`${name}: ${describeFault(remark)}\n`);
  const same = remark === undefined;
  const again = same ? playAgain(game, text, { ...record, entries: record.entries.slice(0, to) }, diceOf(record)) : {};
  const fault = isRecordFault(again) ? again : alteredFault(record);
  if (fault) throw complain(name, fault);
  return { state: history.at(to), proof: same ? english(proofOf(record)) : undefined };
}

/** A record that leads where it says, to its end, with what it proves. */
export async function openRecord(
  text: string,
  name: string,
  io: Io,
  data: readonly string[],
): Promise<OpenRecord & Pick<Shown, 'proof'>> {
  const opened = await openedRecord(text, name, io, data);
  const { proof } = shownAt(opened, opened.record.entries.length, name, io);
  return { ...opened, proof };
}

/** The commands in words, folded from the recorded events. */
function storyOf({ game, kit, record }: OpenRecord, to: number): string[] {
  const lines: string[] = [];
  let state = game.start;
  for (const { n, side, command, events } of record.entries.slice(0, to)) {
    const told = kit.describe(game, state, events);
    lines.push(`${n}  ${side}: ${command}`, ...told.map((one) => `      ${withRules(one)}`));
    state = game.fold(state, events);
  }
  return lines;
}

/** Events of an edited record may say anything at all; reading them must not fail in a way of its own. */
function guarded<T>(work: () => T, fault: Fault): T | Fault {
  try {
    return work();
  } catch {
    return fault;
  }
}

const complain = (name: string, fault: Fault): Complaint => new Complaint(`${name}: ${describeFault(fault)}`);

export async function replay(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const opened = await openedRecord(await readInput(file, io), name, io, options.data);
  const { game, kit, record } = opened;
  const { entries } = record;
  const to = options.to ?? entries.length;
  if (to > entries.length) throw new Complaint(`${name} has ${counted(entries.length, 'command')}; there is no ${to}`);
  if (options.verify) return verify(opened, options, name, io);
  const { state, proof } = shownAt(opened, to, name, io);
  const story = guarded(() => storyOf(opened, to), {
    line: lineOfCommand(to),
    message: 'the events make no sense',
  });
  if (isRecordFault(story)) throw complain(name, story);
  const decision = decisionAt(game, state);
  const shown = entries.slice(0, to);
  const keep = undoPoint(game, shown, decision.decides === 'nobody' ? undefined : decision.decides);
  const position = kit.position(game, state);
  const outcome = outcomeAt(game, state);
  if (options.json) {
    const commands = shown.map(({ n, side, command, dice, hash }) => ({
      n,
      side,
      command,
      ...(dice ? { dice } : {}),
      hash,
    }));
    const hash = hashOf(state);
    io.out(asJson({ ...decision, commands, undoTo: keep, position, hash, proof, ...(outcome ? { outcome } : {}) }));
    return EXIT.ok;
  }
  if (!options.quiet) io.out(`${story.join('\n')}\n\n`);
  io.out(`${decisionLine(decision)}\n\n${position}\nhash ${hashOf(state)}\n`);
  io.out(`undo may go back to command ${keep} of ${to} (${kit.cites.undo})\n`);
  if (proof !== undefined) io.out(`${proof}\n`);
  if (!record.closing) io.err(`${name}: the record ends without its closing line: it was cut off\n`);
  return record.closing ? EXIT.ok : EXIT.fault;
}

function verify({ game, text, kit, record }: OpenRecord, options: ReplayOptions, name: string, io: Io): number {
  const since = performance.now();
  const verified = verifyRecord(game, text, record, diceOf(record));
  const found = isRecordFault(verified) ? byRules(verified, rulesOf(record.header), kit.rules) : verified;
  const milliseconds = Math.round(performance.now() - since);
  if (isRecordFault(found)) {
    if (options.json) io.out(asJson({ ok: false, fault: found }));
    else io.err(`${name}: ${describeFault(found)}\n`);
    return EXIT.fault;
  }
  const { commands, events, dice, state } = found;
  const outcome = outcomeAt(game, state);
  const proof = english(proofOf(record));
  if (options.json) {
    const hash = hashOf(state);
    io.out(asJson({ ok: true, proof, commands, events, dice, hash, milliseconds, ...(outcome ? { outcome } : {}) }));
    return EXIT.ok;
  }
  const end = outcome ? `${outcome.winner} (${outcome.rule})` : 'not over';
  const counts = [counted(commands, 'command'), counted(events, 'event'), counted(dice, 'die', 'dice')].join(', ');
  io.out(`${name}: ${proof}; ${counts}, ${milliseconds} ms; ${end}; hash ${hashOf(state)}\n`);
  return EXIT.ok;
}
