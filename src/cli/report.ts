import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { openRecord } from './replay.ts';

export interface ReportOptions {
  readonly json?: boolean;
  readonly data: readonly string[];
}

/** The events of a game by other rules may say anything at all; what cannot be counted is no bug of ours. */
function unproven<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new Complaint('the events of the game make no sense by the rules of today: they cannot be counted');
  }
}

/** A saved game in numbers. */
export async function report(file: string, options: ReportOptions, io: Io): Promise<number> {
  const { gamePackage, kit, game, record, proof } = await openRecord(
    await readInput(file, io),
    inputName(file),
    io,
    options.data,
  );
  const count = () => gamePackage.study.report?.(game, record.entries);
  const found = proof === undefined ? unproven(count) : count();
  if (!found) throw new Complaint(`${kit.id} has no report`);
  const told = proof === undefined ? '' : `${proof}\n`;
  io.out(options.json ? asJson({ ...found.data, proof }) : `${found.text}${told}`);
  return EXIT.ok;
}
