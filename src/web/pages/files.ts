import { isPosition } from '../../games/blitz/text/position-text.ts';
import { describeFault } from '../../core/notation.ts';
import { RECORD_VERSION } from '../../core/record.ts';
import { readPosition } from '../games/blitz/read-position.ts';
import type { Start } from '../table/start.ts';
import { said, w } from '../text/words.ts';

/** Files players bring: records of games and written positions. */

const TWO: Start['seats'] = { blue: 'human', red: 'human' };

function headerOf(text: string): Record<string, unknown> | undefined {
  const [first = ''] = text.split('\n', 1);
  if (!first.trimStart().startsWith('{')) return undefined;
  try {
    const read: unknown = JSON.parse(first);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What a file opens, or in words why it opens nothing. Whether its moves are good is the referee's to say. */
export function startOf(name: string, text: string): Start | string {
  if (text.trim() === '') return w.fileEmpty(name);
  const header = headerOf(text);
  if (!header) {
    const [position] = text.split(/^---$/m);
    const read = readPosition(position ?? '');
    if (isPosition(read)) return { game: 'blitz', text: position ?? '', seats: TWO };
    return w.fileForeign(name, read[0] ? describeFault(read[0]) : '');
  }
  const { format, version, game, setup } = header;
  if (format !== 'hexfront-record') return w.fileForeign(name, said('this is no record of a game'));
  if (typeof version === 'number' && version > RECORD_VERSION)
    return w.fileNewer(name, String(version), RECORD_VERSION);
  if (game !== 'blitz') return w.fileOtherGame(name, String(game));
  if (typeof setup !== 'string') return w.fileDamaged(name, said('the header has no setup'));
  const read = readPosition(setup);
  if (!isPosition(read)) return w.fileDamaged(name, read[0] ? describeFault(read[0]) : '');
  return { game, text: setup, seats: TWO, record: text };
}
