import type { Message } from '../core/message.ts';
import { type Fault, faultMessage } from '../core/notation/notation.ts';
import { type GameRecord, readRecord } from '../core/record/record.ts';

/** A record, or as much of a damaged one as can be read before its first bad line. */
export function readableRecord<E, Side extends string>(
  text: string,
): { readonly record: GameRecord<E, Side>; readonly damage?: Message } | Fault {
  const record = readRecord<E, Side>(text);
  if (!('message' in record)) return { record };
  const { line } = record;
  if (line === undefined || line < 2) return record;
  const rest = readRecord<E, Side>(
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n'),
  );
  return 'message' in rest ? record : { record: rest, damage: faultMessage(record) };
}
