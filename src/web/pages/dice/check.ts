import type { Library } from '#core/game-kit.ts';
import { textOf } from '#core/game-kit.ts';
import { type Fault, faultOf } from '#core/notation/notation.ts';
import { checkOnline, type OnlineCheck } from '#core/online-check.ts';
import { type GameRecord, isRecordFault, readRecord, recalled } from '#core/record/record.ts';
import { msg } from '#core/message.ts';
import { compareSeen, readSeenRecord, type SeenChecked } from '#core/record/seen-record.ts';
import type { AnyEvent, Games } from '#table/game-package.ts';

/** A record to be checked, and what one player was shown. */
export interface Files {
  readonly record: string;
  readonly mine?: string;
  readonly library: Library;
}

export type Checked =
  | { readonly ok: true; readonly check: OnlineCheck; readonly seen?: SeenChecked }
  | { readonly ok: false; readonly of: 'record' | 'mine'; readonly fault: Fault };

/** Checks an online game as `hexfront verify` does. */
export async function checked({ record: text, mine, library }: Files, games: Games): Promise<Checked> {
  const wrong = (of: 'record' | 'mine', fault: Fault): Checked => ({ ok: false, of, fault });
  const read = readRecord<AnyEvent, string>(text);
  if (isRecordFault(read)) return wrong('record', read);
  const { header } = read;
  const load = Object.hasOwn(games, header.game) ? games[header.game] : undefined;
  if (!load) return wrong('record', faultOf(msg`this is no record of a game`, { line: 1 }));
  const { kit } = await load();
  const game = kit.open(header.setup, library);
  if (!('start' in game)) {
    const [fault = { message: '' }] = game;
    return wrong('record', { line: 1, message: fault.message, ...(fault.said ? { said: fault.said } : {}) });
  }
  const { board } = header.about;
  if (board !== undefined && board !== kit.fingerprint?.(game, library))
    return wrong('record', faultOf(msg`the board is not the one this game was played on`, { line: 1 }));
  const record: GameRecord<AnyEvent, string> = recalled(game, read);
  const check = checkOnline(game, textOf(kit, game), record, kit.rules);
  if (isRecordFault(check)) return wrong('record', check);
  if (mine === undefined) return { ok: true, check };
  const shown = readSeenRecord(mine);
  if (isRecordFault(shown)) return wrong('mine', shown);
  const seen = compareSeen(game, record, shown);
  return isRecordFault(seen) ? wrong('mine', seen) : { ok: true, check, seen };
}
