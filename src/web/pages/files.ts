import { code, msg } from '#core/message.ts';
import { describeFault } from '#core/notation/notation.ts';
import { RECORD_VERSION } from '#core/record/record.ts';
import { faceOf, gameOfSetup, isShown } from '../faces.ts';
import { isSealedFile, unsealed } from '../table/storage/seal.ts';
import { metadataIn } from '../table/storage/metadata.ts';
import type { Start } from '../table/start.ts';
import { said, w } from '../text/words.ts';
import { everybodyHere } from './seats.ts';

/** Files players bring: records of games and written positions. */

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

/**
 * Start for a file, or the reason in words why it cannot be opened. The referee decides later whether its moves are
 * legal.
 */
export async function startOf(name: string, text: string): Promise<Start | string> {
  if (text.trim() === '') return w.fileEmpty(name);
  if (isSealedFile(text)) {
    const record = await unsealed(text);
    if (record === undefined || isSealedFile(record)) return w.fileDamaged(name, w.sealBroken);
    return startOf(name, record);
  }
  const header = headerOf(text);
  if (!header) {
    const [position = ''] = text.split(/^---$/m);
    const face = await faceOf(gameOfSetup(position));
    const [fault] = await face.faults(position);
    if (fault) return w.fileForeign(name, describeFault(fault));
    return { game: face.id, text: position, seats: everybodyHere(face) };
  }
  const { format, version, game, setup } = header;
  if (format !== 'hexfront-record') return w.fileForeign(name, said(msg`this is no record of a game`));
  if (typeof version === 'number' && version > RECORD_VERSION)
    return w.fileNewer(name, String(version), RECORD_VERSION);
  if (typeof game !== 'string' || !isShown(game)) return w.fileOtherGame(name, String(game));
  if (typeof setup !== 'string') return w.fileDamaged(name, said(msg`the header has no ${code('setup')}`));
  const face = await faceOf(game);
  const [fault] = await face.faults(setup);
  if (fault) return w.fileDamaged(name, describeFault(fault));
  const { players } = metadataIn(header['about']);
  return { game, text: setup, seats: { ...everybodyHere(face), ...players }, record: text };
}
