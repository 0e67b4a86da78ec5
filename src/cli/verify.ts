import { counted } from '../core/notation/columns.ts';
import { describeFault, type Fault } from '../core/notation/notation.ts';
import { checkOnline } from '../core/online-check.ts';
import { isRecordFault } from '../core/record/record.ts';
import { compareSeen, readSeenRecord } from '../core/record/seen-record.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { openedRecord } from './replay.ts';

interface VerifyOptions {
  /** File of what one player was shown. */
  readonly seen?: string;
  readonly json?: boolean;
  readonly data: readonly string[];
}

/** `hexfront verify`: an online game checked offline, and what one player was shown held against it. */
export async function verify(file: string, options: VerifyOptions, io: Io): Promise<number> {
  const { seen: own } = options;
  if (file === '-' && own === '-') throw new Complaint('only one file can come from the standard input', EXIT.usage);
  const name = inputName(file);
  const refuse = (where: string, fault: Fault): number => {
    if (options.json) io.out(asJson({ ok: false, file: where, fault }));
    else io.err(`${where}: ${describeFault(fault)}\n`);
    return EXIT.fault;
  };
  const since = performance.now();
  const { game, text, kit, record } = await openedRecord(await readInput(file, io), name, io, options.data);
  const checked = checkOnline(game, text, record, kit.rules);
  if (isRecordFault(checked)) return refuse(name, checked);
  const mine = own === undefined ? undefined : readSeenRecord(await readInput(own, io));
  const ownName = own === undefined ? '' : inputName(own);
  if (mine && isRecordFault(mine)) return refuse(ownName, mine);
  const seen = mine && compareSeen(game, record, mine);
  if (seen && isRecordFault(seen)) return refuse(ownName, seen);
  const milliseconds = Math.round(performance.now() - since);
  if (options.json) {
    io.out(asJson({ ok: true, ...checked, ...(seen ? { seen } : {}), milliseconds }));
    return EXIT.ok;
  }
  const { dice, segments, commands, events, undone, winner, by } = checked;
  const keys = counted(segments, 'key');
  io.out(`${name}: ${counted(dice, 'die', 'dice')} checked with ${keys}: all fell as sealed before the game\n`);
  io.out(`${counted(commands, 'command')}, ${counted(events, 'event')} and every fingerprint fit the rules\n`);
  if (undone > 0) io.out(`${counted(undone, 'time')} something was taken back, and new dice fell\n`);
  io.out(winner === undefined ? 'not over\n' : `${winner === 'draw' ? 'a draw' : `${winner} won`} (${by})\n`);
  if (seen) {
    const count = counted(seen.commands, 'command');
    io.out(`${ownName}: what I was shown as ${seen.watcher} (${count}) is what the record says\n`);
  }
  return EXIT.ok;
}
