import type { Explanation, Role } from '#games/blitz/players/reasons/explanation.ts';
import { type Side, SIDES, type UnitNo } from '#games/blitz/types.ts';
import { type Layer, type LayerItem, toneOfSide } from '#table/board-model.ts';

/** The reasons of a computer player as arrows on the map. */

/** Roles drawn faintly: they do not decide a turn. */
const FAINT: ReadonlySet<Role> = new Set(['march', 'reserve', 'garrison']);

/** In the colour of their side; marches are many and say little: they are drawn as ghosts. */
export function reasonLayers(list: readonly Explanation[], sideOf: (unit: UnitNo) => Side | undefined): Layer[] {
  const arrows = list.flatMap(({ arrows: all }) =>
    all.flatMap(({ unit, from, to, role }): LayerItem[] =>
      from === to || from < 0
        ? []
        : [
            {
              kind: 'arrow',
              from,
              to,
              tone: toneOfSide(SIDES.indexOf(sideOf(unit) ?? 'blue')),
              ...(FAINT.has(role) ? { ghost: true } : {}),
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
