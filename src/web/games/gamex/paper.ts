import { mapOfGame } from '#games/gamex/desk/map.ts';
import { MARKS } from '#games/gamex/desk/pieces.ts';
import { countersOf, drawing } from '#games/gamex/study/pictures.ts';
import { MARKERS } from '#games/gamex/types.ts';
import { THINGS } from '#table/board-model.ts';
import type { Token } from '#web/board/sheets.ts';
import type { Printed } from '#web/face.ts';
import { catalogue, toldOf } from './catalogue.ts';
import { chartsOf } from './charts.ts';
import { opened } from './game-from-setup.ts';
import { zoneItems } from './lobby/zone-items.ts';
import { g } from './words/words.ts';

const FEWEST = 6;
/** Things a hex holds seldom. */
const SPARE = 4;

/** Signs for the units of a battle: as many as one side can need. */
function tokensFor(most: number): readonly Token[] {
  const many = Math.max(FEWEST, most);
  const states = ['shaken', 'covered', 'low', 'inside'] as const;
  return [
    ...MARKERS.filter((marker) => marker !== 'mobileFire').map(
      (marker): Token => ({ sign: { mark: MARKS[marker] }, text: g.marker[marker], count: many }),
    ),
    ...states.map((mark): Token => ({ sign: { mark }, text: g.signOf[mark], count: mark === 'shaken' ? many : SPARE })),
    ...THINGS.map(
      (thing): Token => ({
        sign: { thing },
        text: g.thing[thing](''),
        count: thing === 'wreck' || thing === 'eye' ? many : SPARE,
      }),
    ),
  ];
}

/** Map, counters, signs and charts of a battle. */
export function paperOf(wanted?: string): Printed | undefined {
  const battles = catalogue().map(({ id, title }) => ({ id, title: title() }));
  const id = wanted ?? battles[0]?.id ?? '';
  const game = battles.some((one) => one.id === id) ? opened(`game gamex\nsituation ${id}\n`)?.game : undefined;
  if (!game) return undefined;
  const { start } = game;
  const items = zoneItems(game).filter(({ kind }) => kind !== 'tint');
  const bySide = (side: string): number => start.units.filter((unit) => unit.side === side).length;
  return {
    map: mapOfGame(game, toldOf(id).title),
    layers: [
      ...(drawing.layers?.(game, start) ?? []),
      { id: 'zones', items: items.filter(({ kind }) => kind === 'outline') },
      { id: 'zone-names', above: true, items: items.filter(({ kind }) => kind === 'plate') },
    ],
    counters: countersOf(game),
    tokens: tokensFor(Math.ceil(Math.max(bySide('axis'), bySide('allied')) / 2)),
    charts: chartsOf(id, game),
    battles,
  };
}
