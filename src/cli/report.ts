import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { openRecord } from './replay.ts';

export interface ReportOptions {
  readonly json?: boolean;
  readonly data: readonly string[];
}

/** A saved game in numbers. */
export async function report(file: string, options: ReportOptions, io: Io): Promise<number> {
  const { shelf, family, game, record, proof } = await openRecord(
    await readInput(file, io),
    inputName(file),
    io,
    options.data,
  );
  const found = shelf.study.report?.(game, record.entries);
  if (!found) throw new Complaint(`${family.id} has no report`);
  const told = proof === undefined ? '' : `${proof}\n`;
  io.out(options.json ? asJson({ ...found.data, proof }) : `${found.text}${told}`);
  return EXIT.ok;
}
