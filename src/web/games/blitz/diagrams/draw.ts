import { fieldOf, inZoc } from '../../../../games/blitz/chapters/ground/field.ts';
import { EMPTY_LIBRARY, type Position } from '../../../../games/blitz/position.ts';
import { isPosition, parsePosition } from '../../../../games/blitz/text/position-text.ts';
import { hexNamed } from '../../../../hex/grid.ts';
import type { Layer, LayerItem, AtlasMap } from '../../../../table/drawing.ts';
import { ownIds } from '../../../board/own-ids.ts';
import { makePicture, pictureSvg } from '../../../board/picture.ts';
import type { ThemeName } from '../../../board/theme.ts';
import { mapOf } from '../../../../games/blitz/desk/map.ts';
import { countersIn } from '../counters.ts';
import type { Diagram, Mark } from './diagram.ts';

/** Drawings by the board's own pen, as SVG. */

const PIXELS_A_HEX = 58;
const ZOC_WASH = 0.26;

function readPosition(text: string, name: string): Position {
  const read = parsePosition(text, EMPTY_LIBRARY);
  if (!isPosition(read)) throw new Error(`the position of ${name} cannot be read`);
  return read;
}

/** Terrain and nothing round it: no legend, no boxes, no title. */
function plainMap(position: Position): AtlasMap {
  const { legend: _legend, boxes: _boxes, scale: _scale, edge: _edge, ...model } = mapOf(position.board);
  return { ...model, title: '' };
}

function zocItems(position: Position, side: 'blue' | 'red'): LayerItem[] {
  const { board, state } = position;
  const field = fieldOf(board, state);
  const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex).filter((hex) => inZoc(field, side, hex));
  return [{ kind: 'tint', hexes, side: side === 'blue' ? 0 : 1, opacity: ZOC_WASH }];
}

function layersOf(position: Position, marks: readonly Mark[]): Layer[] {
  const hex = (name: string): number => hexNamed(position.board.grid, name) ?? 0;
  const isHeld = (at: number): boolean => position.state.units.some((unit) => unit.place === 'map' && unit.at === at);
  const below: LayerItem[] = [];
  const above: LayerItem[] = [];
  for (const mark of marks) {
    if ('zoc' in mark) below.push(...zocItems(position, mark.zoc));
    // Counters lie over the ways, so that their factors can be read.
    else if ('way' in mark)
      below.push({
        kind: 'path',
        hexes: mark.way.map(hex),
        tone: 'own',
        ...(mark.cost === undefined ? {} : { text: mark.cost }),
      });
    else if ('barred' in mark) {
      below.push({ kind: 'path', hexes: mark.barred.map(hex), tone: 'warning' });
      above.push({ kind: 'plate', hex: hex(mark.barred.at(-1) ?? ''), text: `✕ ${mark.rule}`, tone: 'warning' });
    } else if ('attack' in mark) above.push({ kind: 'arrow', from: hex(mark.attack), to: hex(mark.on), tone: 'enemy' });
    else if ('line' in mark) below.push({ kind: 'path', hexes: mark.line.map(hex), tone: mark.tone });
    else if ('spot' in mark) above.push({ kind: 'outline', hexes: mark.spot.map(hex), tone: mark.tone });
    // Below a counter, so that its factors can be read.
    else if (isHeld(hex(mark.note))) above.push({ kind: 'cost', hex: hex(mark.note), text: mark.text });
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
  const position = readPosition(text, name);
  const model = plainMap(position);
  const picture = makePicture(model, {
    counters: countersIn(position.state),
    layers: layersOf(position, marks),
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
