import { mapOfGame } from '#games/gamex/desk/map.ts';
import { kit } from '#games/gamex/kit.ts';
import { drawing } from '#games/gamex/study/pictures.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { ThemeName } from '#web/board/theme.ts';
import { drawnSvg, layersOf } from '#web/table/rules/diagram.ts';
import type { Diagram, Mark, OwnMark } from './diagram.ts';

function opened(text: string, name: string): OpenGamex {
  const game = kit.open(text, {});
  if (!('play' in game)) throw new Error(`the position of ${name} cannot be read`);
  return game;
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
  const { board } = game.world;
  const pointed = layersOf<OwnMark>(board.grid, marks, (mark, hex) => {
    if ('sees' in mark) return { above: [{ kind: 'arrow', from: hex(mark.sees), to: hex(mark.to), tone: 'own' }] };
    if ('fire' in mark) return { above: [{ kind: 'arrow', from: hex(mark.fire), to: hex(mark.on), tone: 'enemy' }] };
    if ('blind' in mark)
      return {
        above: [
          { kind: 'arrow', from: hex(mark.blind), to: hex(mark.to), tone: 'warning' },
          ...(mark.by === undefined ? [] : [{ kind: 'stop', hex: hex(mark.by) } as const]),
        ],
      };
    const cost = mark.cost === undefined ? {} : { text: mark.cost };
    return { below: [{ kind: 'path', hexes: mark.way.map(hex), tone: mark.tone ?? 'own', ...cost }] };
  });
  const lies = {
    counters: { stacks: drawing.stacks(game, game.start) },
    layers: [...(drawing.layers?.(game, game.start) ?? []), ...pointed],
    theme,
  };
  return drawnSvg(mapOfGame(game, title), lies, name, title);
}

export const drawDiagram = (diagram: Diagram, theme: ThemeName, title: string): string =>
  drawPosition(diagram.position, diagram.rule, theme, title, diagram.marks);
