import type { Face, OverlayLook } from '#web/face.ts';
import { called } from './labels.ts';
import { cover } from './cover.ts';
import { fit } from './table-parts.tsx';
import { tacticalMap } from './map-orientation.ts';
import { opened } from './game-from-setup.ts';
import { Report } from './report/lazy.ts';
import type { OverlayName } from './kinds.ts';
import { log } from './log-look.ts';
import { type GamexWords, g } from './words/words.ts';

const overlay = (
  name: OverlayName,
  key: string,
  sign: OverlayLook['sign'],
  swatches: readonly (readonly [swatch: string, text: keyof GamexWords['legend']])[],
): OverlayLook => ({
  name,
  key,
  sign,
  opacity: 0.4,
  title: () => g.overlay[name],
  legend: ({ empty }) => ({
    marks: swatches.map(([swatch, text]) => ({ swatch, text: g.legend[text] })),
    lines: empty === undefined ? [] : [called(g.emptyOverlay, empty)],
  }),
});

/** Tactical GameX on the screen. */
export const gamex: Face = {
  ...cover,
  Report,
  board(setup) {
    const found = opened(setup);
    return found && { map: () => tacticalMap(found.game, found.title()), grid: found.game.world.board.grid };
  },
  overlays: [
    overlay('control', 'c', 'city', [
      ['side-0', 'control 0'],
      ['side-1', 'control 1'],
      ['grey', 'control 2'],
    ]),
    overlay('fire', 't', 'threat', [
      ['hatch-own', 'fire own'],
      ['hatch-enemy left', 'fire enemy'],
    ]),
    overlay('watch', 'o', 'shield', [
      ['hatch-own', 'watch own'],
      ['hatch-enemy left', 'watch enemy'],
    ]),
    overlay('levels', 'v', 'layers', [['plate', 'levels plate']]),
    overlay('command', 'k', 'goal', [
      ['hatch-own', 'command own'],
      ['hatch-enemy left', 'command enemy'],
      ['plate', 'command plate'],
    ]),
  ],
  log,
  fit,
};
