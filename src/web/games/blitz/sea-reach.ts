import { type Board, ZONES, type Zone } from '#games/blitz/board.ts';
import { hexesOfZone, markOf } from '#games/blitz/sea/desk/moorings.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import type { Command, CommandOf } from '#games/blitz/types.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Layer } from '#table/board-model.ts';
import type { BlitzTable } from './blitz-table.ts';
import { w } from './words/words.ts';

/** M80.17 to M80.19: where the ships in hand can go now: whole zones, docks and assault hexes. */

interface SeaReach {
  readonly zones: readonly Zone[];
  readonly hexes: readonly number[];
}

const SAILS: readonly string[] = ['putToSea', 'changeZone', 'dock', 'takeAssaultHex'] satisfies Command['do'][];
const NOWHERE: SeaReach = { zones: [], hexes: [] };

/** M11.24: where ships that have to withdraw go: the one in hand, or else the first. */
function withdrawals(table: BlitzTable): readonly CommandOf<'withdraw'>[] {
  if (table.at() !== 'withdrawal' || !table.game.humanDecides()) return [];
  const ways = table.choices().flatMap(({ command }) => (command.do === 'withdraw' ? [command] : []));
  const ship = ways.find(({ unit }) => table.selected().has(unit))?.unit ?? ways[0]?.unit;
  return ways.filter(({ unit }) => unit === ship);
}

/** A zone on the map is where the ship withdraws to. */
export function takesZone(table: BlitzTable, hex: number): boolean {
  const zone = table.board?.zone[hex];
  const ways = withdrawals(table);
  // A dock is a choice of its own.
  if (!zone || ways.some((one) => one.hex === hex)) return false;
  const way = ways.find((one) => one.zone === zone);
  if (way) void table.play(way);
  return way !== undefined;
}

function seaReach(table: BlitzTable): SeaReach {
  const { laid, board, state } = table;
  const away = withdrawals(table);
  if (away.length > 0) {
    const to = new Set(away.map(({ zone }) => zone));
    return { zones: ZONES.filter((zone) => to.has(zone)), hexes: [] };
  }
  // M8.8: without ships the boxes are buttons.
  if (table.at() === 'setup') return state()?.units.some(isShip) ? { zones: table.seas(), hexes: [] } : NOWHERE;
  if (!board || laid.begun() !== undefined || laid.selected().size === 0) return NOWHERE;
  const commands = laid
    .actions()
    .filter(({ verb }) => SAILS.includes(verb))
    .flatMap(({ choices }) => choices.map((one) => one.command as Command));
  const zones = new Set<Zone>();
  const hexes = new Set<number>();
  for (const command of commands) {
    if (command.do === 'changeZone') zones.add(command.zone);
    else if (command.do === 'dock' || command.do === 'takeAssaultHex') hexes.add(command.hex);
    else if (command.do === 'putToSea') {
      // M11.6: the dock of an inland port is no sea hex, and has a zone all the same.
      const dock = dockAt(board, state()?.units[command.units[0] ?? -1]?.at ?? -1);
      if (dock) zones.add(dock.zone);
    }
  }
  return { zones: ZONES.filter((zone) => zones.has(zone)), hexes: [...hexes] };
}

const known = new WeakMap<Board, Map<Zone, readonly number[]>>();
function zoneHexes(board: Board, zone: Zone): readonly number[] {
  const zones = known.get(board) ?? new Map<Zone, readonly number[]>();
  known.set(board, zones);
  const hexes = zones.get(zone) ?? hexesOfZone(board, zone);
  zones.set(zone, hexes);
  return hexes;
}

/** A hex of each zone that is lit: the one nearest to the ships, off the coast if there is one; or its middle. */
export function seaAreas(table: BlitzTable): readonly (readonly [zone: Zone, hex: number])[] {
  const { board } = table;
  const from = table.laid.hex();
  if (!board) return [];
  const { grid, land } = board;
  const inshore = (hex: number): number => (neighboursOf(grid, hex).some((one) => land[one] === 1) ? 1 : 0);
  return seaReach(table).zones.flatMap((zone) => {
    const middle = markOf(board, zone);
    if (from === undefined || board.zone[from] === zone) return middle === undefined ? [] : [[zone, middle] as const];
    const [near] = zoneHexes(board, zone).toSorted(
      (a, b) => inshore(a) - inshore(b) || distance(grid, a, from) - distance(grid, b, from),
    );
    return near === undefined ? [] : [[zone, near] as const];
  });
}

/** One hex of each zone, then the others: what keys step through. */
export const seaLit = (table: BlitzTable): readonly number[] => [
  ...seaAreas(table).map(([, hex]) => hex),
  ...seaReach(table).hexes,
];

export function seaLayers(table: BlitzTable): Layer[] {
  const { board } = table;
  const { zones, hexes } = seaReach(table);
  if (!board || zones.length + hexes.length === 0) return [];
  const areas = zones.map((zone) => zoneHexes(board, zone));
  return [
    {
      id: 'sea-reach',
      items: [
        ...areas.map((area) => ({ kind: 'shade', hexes: area, tone: 'reach' }) as const),
        ...areas.map((area) => ({ kind: 'outline', hexes: area, tone: 'own' }) as const),
        { kind: 'shade', hexes, tone: 'reach' },
        { kind: 'outline', hexes, tone: 'own' },
      ],
    },
    {
      id: 'sea-reach-above',
      above: true,
      items: seaAreas(table).map(([zone, hex]) => ({ kind: 'plate', hex, text: w.sailPlate(zone), tone: 'own' })),
    },
  ];
}
