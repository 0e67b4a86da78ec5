import { worldOf } from '#games/blitz/setup.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { EMPTY_LIBRARY, type Position } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import type { Layer, LayerItem, AtlasMap } from '#table/board-model.ts';
import type { ThemeName } from '#web/board/theme.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { countersIn } from '../counters.ts';
import { drawnSvg, layersOf } from '#web/table/rules/diagram.ts';
import type { Diagram, Mark, OwnMark } from './diagram.ts';

const ZOC_WASH = 0.26;

function readPosition(text: string, name: string): Position {
  const read = parsePosition(text, EMPTY_LIBRARY);
  if (!isPosition(read)) throw new Error(`the position of ${name} cannot be read`);
  return read;
}

/** Terrain and nothing round it: no legend, no boxes, no title. */
function plainMap(position: Position): AtlasMap {
  const { legend: _legend, boxes: _boxes, scale: _scale, edge: _edge, ...model } = mapOf(position.board);
  return model;
}

function zocItems(position: Position, side: 'blue' | 'red'): LayerItem[] {
  const { board, state } = position;
  const field = fieldOf(worldOf(position), state);
  const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex).filter((hex) => inZoc(field, side, hex));
  return [{ kind: 'tint', hexes, side: side === 'blue' ? 0 : 1, opacity: ZOC_WASH }];
}

function pointed(position: Position, marks: readonly Mark[]): Layer[] {
  const isHeld = (at: number): boolean => position.state.units.some((unit) => unit.place === 'map' && unit.at === at);
  return layersOf<OwnMark>(
    position.board.grid,
    marks,
    (mark, hex) => {
      if ('zoc' in mark) return { below: zocItems(position, mark.zoc) };
      if ('attack' in mark)
        return { above: [{ kind: 'arrow', from: hex(mark.attack), to: hex(mark.on), tone: 'enemy' }] };
      if ('line' in mark) return { below: [{ kind: 'path', hexes: mark.line.map(hex), tone: mark.tone }] };
      if ('barred' in mark) {
        const end = hex(mark.barred.at(-1) ?? '');
        return {
          below: [{ kind: 'path', hexes: mark.barred.map(hex), tone: 'warning' }],
          above: [{ kind: 'plate', hex: end, text: `✕ ${mark.rule}`, tone: 'warning' }],
        };
      }
      const cost = mark.cost === undefined ? {} : { text: mark.cost };
      return { below: [{ kind: 'path', hexes: mark.way.map(hex), tone: 'own', ...cost }] };
    },
    // Below a counter, so that its factors can be read.
    (hex, text) => (isHeld(hex) ? { kind: 'cost', hex, text } : { kind: 'plate', hex, text, tone: 'target' }),
  );
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
  const lies = { counters: countersIn(position.state), layers: pointed(position, marks), theme };
  return drawnSvg(plainMap(position), lies, name, title);
}

export const drawDiagram = (diagram: Diagram, theme: ThemeName, title: string): string =>
  drawPosition(diagram.position, diagram.rule, theme, title, diagram.marks);
