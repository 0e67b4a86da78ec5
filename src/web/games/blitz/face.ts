import { mapOf } from '#games/blitz/desk/map.ts';
import { hasRailways } from '#games/blitz/modules/railways.ts';
import { isPosition } from '#games/blitz/text/position/position-text.ts';
import type { Face } from '#web/face.ts';
import { w } from './words/words.ts';
import { cover } from './cover.ts';
import { fit } from './table-parts.tsx';
import { gathers, heading } from './phrases/log-headings.ts';
import { kindOf, LOG_KINDS } from './phrases/log-kinds.ts';
import { OVERLAY_LOOKS } from './overlays.ts';
import { readPosition } from './read-position.ts';
import { Report } from './report/lazy.ts';
import { mapWords } from './words/map.ts';

/** Blitzkrieg on the screen. */
export const blitz: Face = {
  ...cover,
  Report,
  board(setup) {
    const position = readPosition(setup, cover.library);
    return isPosition(position)
      ? {
          map: () => mapOf(position.board, mapWords(), hasRailways(position.modules) ? 'rail' : 'road'),
          grid: position.board.grid,
        }
      : undefined;
  },
  overlays: OVERLAY_LOOKS,
  log: { kinds: LOG_KINDS.map((id) => ({ id, title: () => w.logKindName[id] })), kindOf, heading, gathers },
  fit,
};
