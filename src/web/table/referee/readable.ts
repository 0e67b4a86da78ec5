import type { BlitzEvent, Side } from '../../../games/blitz/types.ts';
import { type Fault, describeFault } from '../../../core/notation.ts';
import { type GameRecord, readRecord } from '../../../core/record.ts';

type Read = GameRecord<BlitzEvent, Side>;

/** A record, or as much of a damaged one as can be read before its first bad line. */
export function readableRecord(text: string): { readonly record: Read; readonly damage?: string } | Fault {
  const record = readRecord<BlitzEvent, Side>(text);
  if (!('message' in record)) return { record };
  const { line } = record;
  if (line === undefined || line < 2) return record;
  const rest = readRecord<BlitzEvent, Side>(
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n'),
  );
  return 'message' in rest ? record : { record: rest, damage: describeFault(record) };
}
