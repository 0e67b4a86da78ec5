import { tell } from '../games/blitz/text/event-text.ts';
import { withRules } from '../core/told.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { Library } from '../games/blitz/position.ts';
import { writePosition } from '../games/blitz/text/position-write.ts';
import type { BlitzEvent, Side } from '../games/blitz/types.ts';
import { seededDice } from '../core/dice.ts';
import { hashOf } from '../core/hash.ts';
import { describeFault, type Fault } from '../core/notation.ts';
import {
  type GameRecord,
  isRecordFault,
  lineOfCommand,
  readRecord,
  recalled,
  stateAfter,
  undoPoint,
  verifyRecord,
} from '../core/record.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { commandText, openPosition } from './open-game.ts';
import { boardPrint } from './play.ts';
import { decisionLine } from './script.ts';
import { decisionAt } from './script-run.ts';
import { counted } from './table-text.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly data: readonly string[];
}

type BlitzRecord = GameRecord<BlitzEvent, Side>;

/** The game a record was played in. */
export function openRecord({ header }: BlitzRecord, library: Library, name: string): Blitz {
  if (header.game !== 'blitz') throw new Complaint(`${name}: line 1: this program knows no game '${header.game}'`);
  const game = openPosition(header.setup, library, `${name}: line 1: set-up`);
  const { board } = header.about;
  if (board !== undefined && board !== boardPrint(game, library)) {
    throw new Complaint(`${name}: line 1: the board is not the one this game was played on`);
  }
  return game;
}

/** The commands in words, folded from the recorded events. */
function storyOf(game: Blitz, record: BlitzRecord, to: number): string[] {
  const lines: string[] = [];
  let state = game.start;
  for (const { n, side, command, events } of record.entries.slice(0, to)) {
    lines.push(`${n}  ${side}: ${command}`, ...tell(game, state, events).map((told) => `      ${withRules(told)}`));
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

export const complain = (name: string, fault: Fault): Complaint => new Complaint(`${name}: ${describeFault(fault)}`);

export async function replay(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const read = readRecord<BlitzEvent, Side>(await readInput(file, io));
  if (isRecordFault(read)) throw complain(name, read);
  const game = openRecord(read, readLibrary(...options.data), name);
  const record = recalled(game, read);
  const { entries, header } = record;
  const to = options.to ?? entries.length;
  if (to > entries.length) throw new Complaint(`${name} has ${counted(entries.length, 'command')}; there is no ${to}`);
  if (options.verify) return verify(game, record, options, name, io);
  if (hashOf(game.start) !== header.hash) {
    throw complain(name, {
      line: 1,
      message: 'the position the game began from is not the one the record names (hash)',
    });
  }
  const state = stateAfter(game, entries, to);
  if (isRecordFault(state)) throw complain(name, state);
  const story = guarded(() => storyOf(game, record, to), {
    line: lineOfCommand(to),
    message: 'the events make no sense',
  });
  if (isRecordFault(story)) throw complain(name, story);
  const decision = decisionAt(game, state);
  const shown = entries.slice(0, to);
  const keep = undoPoint(game, shown, decision.decides === 'nobody' ? undefined : decision.decides);
  const position = writePosition(game.position, state);
  const { outcome } = state;
  if (options.json) {
    const commands = shown.map(({ n, side, command, dice, hash }) => ({
      n,
      side,
      command,
      ...(dice ? { dice } : {}),
      hash,
    }));
    io.out(
      asJson({ ...decision, commands, undoTo: keep, position, hash: hashOf(state), ...(outcome ? { outcome } : {}) }),
    );
    return EXIT.ok;
  }
  if (!options.quiet) io.out(`${story.join('\n')}\n\n`);
  io.out(`${decisionLine(decision)}\n\n${position}\nhash ${hashOf(state)}\n`);
  io.out(`undo may go back to command ${keep} of ${to} (B80.10)\n`);
  if (!record.closing) io.err(`${name}: the record ends without its closing line: it was cut off\n`);
  return record.closing ? EXIT.ok : EXIT.fault;
}

function verify(game: Blitz, record: BlitzRecord, options: ReplayOptions, name: string, io: Io): number {
  const { header } = record;
  const since = performance.now();
  const seeded = header.dice.kind === 'seed' ? seededDice(header.dice.seed) : undefined;
  const found = verifyRecord(game, commandText(game), record, seeded);
  const milliseconds = Math.round(performance.now() - since);
  if (isRecordFault(found)) {
    if (options.json) io.out(asJson({ ok: false, fault: found }));
    else io.err(`${name}: ${describeFault(found)}\n`);
    return EXIT.fault;
  }
  const { commands, events, dice, state } = found;
  const { outcome } = state;
  if (options.json) {
    io.out(
      asJson({ ok: true, commands, events, dice, hash: hashOf(state), milliseconds, ...(outcome ? { outcome } : {}) }),
    );
    return EXIT.ok;
  }
  const end = outcome ? `${outcome.winner} (${outcome.rule})` : 'not over';
  const counts = [counted(commands, 'command'), counted(events, 'event'), counted(dice, 'die', 'dice')].join(', ');
  io.out(`${name}: verified; ${counts}, ${milliseconds} ms; ${end}; hash ${hashOf(state)}\n`);
  return EXIT.ok;
}
