import type { Explanation, Role } from '../../../../games/blitz/players/told/explanation.ts';
import type { Highlight, Layer, LayerItem } from '../../../../table/drawing.ts';

/** The reasons of a computer player as arrows on the map. */

const TONES: Readonly<Record<Role, Highlight>> = {
  main: 'target',
  seal: 'warning',
  soakOff: 'retreat',
  screen: 'own',
  garrison: 'own',
  support: 'reach',
  reserve: 'own',
  march: 'own',
};

/** Marches are many and say little: they are drawn as ghosts. */
export function reasonLayers(list: readonly Explanation[]): Layer[] {
  const arrows = list.flatMap(({ arrows: all }) =>
    all.flatMap(({ from, to, role }): LayerItem[] =>
      from === to || from < 0
        ? []
        : [
            {
              kind: 'arrow',
              from,
              to,
              tone: TONES[role],
              ...(role === 'march' || role === 'reserve' ? { ghost: true } : {}),
            },
          ],
    ),
  );
  const targets = list.flatMap(({ target, odds }): LayerItem[] =>
    target === undefined
      ? []
      : [
          { kind: 'outline', hexes: [target], tone: 'target' },
          ...(odds === undefined ? [] : [{ kind: 'plate', hex: target, text: odds, tone: 'target' } as const]),
        ],
  );
  return [{ id: 'reasons', above: true, items: [...arrows, ...targets] }];
}
