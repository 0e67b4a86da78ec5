import { mapOf } from '../../../../games/gamex/desk/map.ts';
import { family } from '../../../../games/gamex/family.ts';
import { drawing } from '../../../../games/gamex/study/drawing.ts';
import type { OpenGamex } from '../../../../games/gamex/position.ts';
import { hexNamed } from '../../../../hex/grid.ts';
import type { Layer, LayerItem } from '../../../../table/drawing.ts';
import { ownIds } from '../../../board/own-ids.ts';
import { makePicture, pictureSvg } from '../../../board/picture.ts';
import type { ThemeName } from '../../../board/theme.ts';
import type { Diagram, Mark } from './diagram.ts';

/** Drawings by the board's own pen, as SVG. */

const PIXELS_A_HEX = 58;

function opened(text: string, name: string): OpenGamex {
  const game = family.open(text, {});
  if (!('play' in game)) throw new Error(`the position of ${name} cannot be read`);
  return game;
}

function layersOf({ world: { board } }: OpenGamex, marks: readonly Mark[]): Layer[] {
  const hex = (name: string): number => hexNamed(board.grid, name) ?? 0;
  const below: LayerItem[] = [];
  const above: LayerItem[] = [];
  for (const mark of marks) {
    if ('sees' in mark) above.push({ kind: 'arrow', from: hex(mark.sees), to: hex(mark.to), tone: 'own' });
    else if ('blind' in mark) {
      above.push({ kind: 'arrow', from: hex(mark.blind), to: hex(mark.to), tone: 'warning' });
      if (mark.by !== undefined) above.push({ kind: 'stop', hex: hex(mark.by) });
    } else if ('way' in mark)
      below.push({
        kind: 'path',
        hexes: mark.way.map(hex),
        tone: mark.tone ?? 'own',
        ...(mark.cost === undefined ? {} : { text: mark.cost }),
      });
    else if ('fire' in mark) above.push({ kind: 'arrow', from: hex(mark.fire), to: hex(mark.on), tone: 'enemy' });
    else if ('spot' in mark) above.push({ kind: 'outline', hexes: mark.spot.map(hex), tone: mark.tone });
    else above.push({ kind: 'plate', hex: hex(mark.note), text: mark.text, tone: 'target' });
  }
  return [
    { id: 'below', items: below },
    { id: 'above', above: true, items: above },
  ];
}

/** A position as a drawing; `name` tells it from others on the page. */
export function drawPosition(
  text: string,
  name: string,
  theme: ThemeName,
  title: string,
  marks: readonly Mark[] = [],
): string {
  const game = opened(text, name);
  const model = { ...mapOf(game.world.board, title), title: '' };
  const picture = makePicture(model, {
    counters: { stacks: drawing.stacks(game, game.start) },
    layers: [...(drawing.layers?.(game, game.start) ?? []), ...layersOf(game, marks)],
    theme,
    around: model.hexes.map((_, hex) => hex),
    scale: PIXELS_A_HEX,
  });
  const svg = ownIds(pictureSvg(picture, title), `d-${name.replaceAll('.', '-')}`);
  // In a frame of another shape the drawing fills it: outside the drawing lies the sheet's own frame.
  return svg.replace('<svg ', '<svg role="img" preserveAspectRatio="xMidYMid slice" ');
}

export const drawDiagram = (diagram: Diagram, theme: ThemeName, title: string): string =>
  drawPosition(diagram.position, diagram.rule, theme, title, diagram.marks);
