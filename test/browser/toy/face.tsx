import type { MapModel } from '#table/board-model.ts';
import type { Face } from '#web/face.ts';
import type { Laid } from '#web/table/table-model.ts';
import { GRID, SIDES, type State } from '#test/games/mines/mines.ts';

/** The small game on the screen: what a face needs at least. */

const map = (): MapModel => ({
  style: 'atlas',
  title: 'Mines',
  hexes: GRID.names.map((name, hex) => ({ q: GRID.q[hex] ?? 0, r: GRID.r[hex] ?? 0, name, surface: 'land' })),
  countries: [],
  rivers: [],
  roads: [],
  cities: [],
  labels: [],
});

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const DONE: Readonly<Record<string, string>> = { lay: 'Ready', turn: 'Stay here' };

/** Mines and cards, as far as this seat knows them. */
function known(table: Laid): readonly string[] {
  const state = table.game.update()?.own as State | undefined;
  if (!state) return [];
  return SIDES.map((side) => {
    const mine = state.mines[side];
    const where = mine?.at === undefined ? 'somewhere' : table.name(mine.at);
    const { count, cards } = state.hands[side];
    return `${titled(side)}: mine ${mine ? where : 'none'}, cards ${cards?.join(' ') ?? count}`;
  });
}

export const face: Face = {
  id: 'mines',
  sides: SIDES.map((id) => ({ id, name: () => titled(id) })),
  levels: [],
  adviser: '',
  library: {},
  faults: async () => [],
  kinds: { of: () => 'mines', name: () => 'Mines', scenario: () => undefined },
  lobby: { opponents: [], about: () => '', briefing: async () => undefined, own: () => 'Mines' },
  rulebook: {
    ledgers: () => Promise.resolve([]),
    first: '',
    part: (heading) => heading,
    hint: () => '',
    drawn: [],
    Diagrams: () => undefined,
  },
  board: () => ({ map, grid: GRID }),
  overlays: [],
  log: { kinds: [], kindOf: () => '', heading: () => undefined, gathers: () => undefined },
  fit: (table) => ({
    words: {
      title: () => 'Mines',
      phase: ({ at }) => at,
      step: (kind) => kind,
      asks: () => '',
      done: () => DONE[table.scene()?.prompt?.at ?? ''] ?? '',
      means: () => '',
      kind: ({ kind }) => kind,
      kinds: (pieces) => pieces.map(({ kind }) => kind).join(', '),
      standing: () => '',
      sums: (pieces) => pieces.map(({ id }) => id).join(', '),
      stacked: () => ({ total: '', caption: '' }),
      whereabouts: () => '',
      cost: String,
      warning: (rule) => rule,
      action: titled,
      choice: ({ text }) => titled(text),
      chooseHex: ({ verb }) => titled(verb),
      bill: ({ what }) => ({ title: what, text: '', pay: '' }),
      hex: (hex) => [table.name(hex), ...table.piecesAt(hex).map(({ id }) => id)].join(' '),
      fought: () => '',
      roll: () => undefined,
    },
    panels: {},
    tabs: [
      {
        id: 'known',
        title: () => 'Known',
        body: () => (
          <ul class="known">
            {known(table).map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        ),
      },
    ],
    tools: [],
    layers: () => [],
    about: (hex) => Promise.resolve({ here: table.piecesAt(hex).map(({ id }) => id), more: [] }),
    Reasons: () => undefined,
    reasonLayers: () => [],
  }),
};
