import { type Layer, type LayerItem, toneOfSide } from '#table/board-model.ts';
import { isHomeward, type Side, SIDES } from '#games/blitz/types.ts';
import type { BattleView } from '#games/blitz/desk/own.ts';
import { isAircraft, isFlak, isGround } from '#games/blitz/kinds.ts';
import { neighboursOf } from '#hex/grid.ts';
import { touchedBy } from '#web/table/map/layers.ts';
import { w } from './words/words.ts';
import type { BlitzTable } from './blitz-table.ts';
import { seaLayers } from './sea-reach.ts';

/** Layers of plans: battles, enemies to attack, retreats of the defenders, trapped units. */

function waysOut(views: readonly BattleView[]): LayerItem[] {
  return views.flatMap(({ retreats }) =>
    retreats.flatMap(({ hex, ends, paths, trapped }): LayerItem[] =>
      trapped
        ? [
            { kind: 'outline', hexes: [hex], tone: 'warning' },
            { kind: 'plate', hex, text: w.trapped, tone: 'warning' },
          ]
        : [
            { kind: 'outline', hexes: ends, tone: 'retreat', dashed: true },
            ...paths.map((path): LayerItem => ({ kind: 'path', hexes: [hex, ...path], tone: 'retreat' })),
          ],
    ),
  );
}

/** Aircraft on their way: an arrow from each base to each target. */
function flights(table: BlitzTable): LayerItem[] {
  const state = table.state();
  const arrows = new Map<string, LayerItem>();
  for (const { unit: no, hex } of state?.missions ?? []) {
    const unit = state?.units[no];
    if (unit?.place !== 'air' || unit.base === undefined || unit.base === hex) continue;
    const tone = toneOfSide(SIDES.indexOf(unit.side));
    arrows.set(`${unit.base} ${hex} ${tone}`, { kind: 'arrow', from: unit.base, to: hex, tone });
  }
  return [...arrows.values()];
}

function battleArrows(table: BlitzTable): LayerItem[] {
  const state = table.state();
  return (state?.battles ?? []).flatMap((battle) => {
    const [first = -1] = battle.attackers;
    const tone = toneOfSide(SIDES.indexOf(state?.units[first]?.side ?? 'blue'));
    return battle.hexes.flatMap((to) =>
      [...new Set(battle.attackers.map((no) => state?.units[no]?.at ?? -1))].map(
        (from): LayerItem => ({ kind: 'arrow', from, to, tone }),
      ),
    );
  });
}

/** M13.1: hexes in which enemy flak can fire at a flight of the mover's. */
function underFlak({ state, board }: BlitzTable): number[] {
  const now = state();
  if (!now || !board) return [];
  const guns = now.units.filter(
    (unit) => isFlak(unit) && unit.side !== now.mover && unit.place === 'map' && !unit.fired,
  );
  return [...new Set(guns.flatMap(({ at }) => [at, ...neighboursOf(board.grid, at)]))];
}

/** M12.21: the flight that is being put together, group by group, and where its paths lie under flak. */
function plannedFlight(table: BlitzTable): LayerItem[] {
  const { tasking } = table;
  const plan = tasking.aim() === undefined ? undefined : tasking.planned();
  if (!plan) return [];
  const side = table.state()?.mover ?? 'blue';
  const tone = plan.fault ? 'warning' : toneOfSide(SIDES.indexOf(side));
  const drawn = tasking.drawn();
  return [
    ...(plan.raid?.groups ?? plan.ways).map(
      ({ from, hexes }): LayerItem => ({ kind: 'path', hexes: [from, ...hexes], tone }),
    ),
    ...(plan.raid ? [{ kind: 'outline', hexes: [plan.raid.hex], tone: 'enemy' } as const] : []),
    ...(plan.raid?.volleys ?? []).map(
      ({ hex }): LayerItem => ({ kind: 'plate', hex, text: w.flakPlate, tone: 'warning' }),
    ),
    ...(drawn?.over ?? []).map((hex, i): LayerItem => ({ kind: 'plate', hex, text: String(i + 1), tone: 'selected' })),
  ];
}

/** M12.20: the flight at hand on its way out or home. */
function flightAtHand(table: BlitzTable): LayerItem[] {
  const frame = table.frame();
  const state = table.state();
  if (frame?.at !== 'flight' || !state) return [];
  const tone = toneOfSide(SIDES.indexOf(state.mover));
  const start = (from: number): number => (isHomeward(frame.stage) ? frame.hex : from);
  const groups = frame.stage === 'home' ? (table.flightNow()?.ways ?? []) : frame.groups;
  return [
    ...groups.flatMap(({ from, hexes }): LayerItem[] =>
      hexes.length > 0 ? [{ kind: 'path', hexes: [start(from), ...hexes], tone }] : [],
    ),
    { kind: 'outline', hexes: [frame.hex], tone: 'warning' },
  ];
}

/** Range of selected aircraft, with their targets and bases there. */
function airLayers(table: BlitzTable): Layer[] {
  const flight = table.begun() && table.flight()?.ferry === undefined ? undefined : table.flight();
  if (!flight) return [];
  if (flight.ferry !== undefined)
    return [{ id: 'range', items: [{ kind: 'outline', hexes: flight.range, tone: 'own' }] }];
  const targets = [...new Set(flight.missions.flatMap(({ hexes }) => hexes))];
  return [
    { id: 'range', items: [{ kind: 'shade', hexes: flight.range, tone: 'own', opacity: 0.12 }] },
    {
      id: 'targets',
      above: true,
      items: [
        { kind: 'outline', hexes: flight.bases, tone: 'own', dashed: true },
        { kind: 'outline', hexes: targets, tone: 'enemy' },
      ],
    },
  ];
}

/** M9.1, M7.15, M11.33, M10.16: what lies on the map besides units: production centres, rails that are cut, beachheads, supply that was flown in. */
function markers(table: BlitzTable): LayerItem[] {
  const { centres = [], cuts = [], beachheads = [], airlifts = [] } = table.state() ?? {};
  const tone = (side: Side) => toneOfSide(SIDES.indexOf(side));
  return [
    ...centres.map(
      ({ hex, side, size, captor }): LayerItem => ({
        kind: 'plate',
        hex,
        text: w.centrePlate(size),
        tone: tone(captor ?? side),
        lasting: true,
      }),
    ),
    ...cuts.map(({ hex, by }): LayerItem => ({ kind: 'plate', hex, text: w.cutPlate, tone: tone(by), lasting: true })),
    ...beachheads.flatMap(({ hex, side }): LayerItem[] =>
      hex === undefined ? [] : [{ kind: 'plate', hex, text: w.beachheadPlate, tone: tone(side), lasting: true }],
    ),
    ...airlifts.map(
      ({ hex, side, carries }): LayerItem => ({
        kind: 'plate',
        hex,
        text: w.airliftPlate(carries),
        tone: tone(side),
        lasting: true,
      }),
    ),
  ];
}

/** M11.30: beaches that could be stormed; of the one chosen the waves on their way. */
function landings({ invasion, selected, begun, state }: BlitzTable): Layer[] {
  const staged = (state()?.waves ?? []).flatMap(({ from, hex, fights }): LayerItem[] =>
    fights ? [{ kind: 'arrow', from, to: hex, tone: toneOfSide(SIDES.indexOf(state()?.mover ?? 'blue')) }] : [],
  );
  const afterwards: Layer[] =
    staged.length > 0 && state()?.battles.length === 0 ? [{ id: 'staged', above: true, items: staged }] : [];
  if (!invasion.active()) return afterwards;
  const beach = invasion.beach();
  const waves = invasion
    .waves()
    .map(({ from }): LayerItem => ({ kind: 'arrow', from, to: beach?.hex ?? from, tone: 'own' }));
  if (beach)
    return [
      ...afterwards,
      { id: 'waves', above: true, items: [{ kind: 'outline', hexes: [beach.hex], tone: 'enemy' }, ...waves] },
    ];
  const open = selected().size === 0 && !begun() ? invasion.view().beaches.map(({ hex }) => hex) : [];
  return open.length > 0
    ? [...afterwards, { id: 'beaches', items: [{ kind: 'outline', hexes: open, tone: 'target', dashed: true }] }]
    : afterwards;
}

/** M3.8: enemies beside the units in hand, whom nobody must attack. */
export function struckAt(table: BlitzTable): number[] {
  const [state, board] = [table.state(), table.board];
  if (table.at() !== 'battles' || !state || !board) return [];
  const own = [...table.selected()].flatMap((no) => state.units[no] ?? []).filter(isGround);
  const beside = new Set(own.flatMap(({ at }) => neighboursOf(board.grid, at)));
  const enemies = state.units.filter(
    (unit) => unit.side !== state.mover && unit.place === 'map' && !isAircraft(unit) && beside.has(unit.at),
  );
  return [...new Set(enemies.map(({ at }) => at))];
}

export function planLayers(table: BlitzTable): Layer[] {
  const plan = table.plan();
  const trapped = [...table.fights().values()].map((view) => ({
    ...view,
    retreats: view.retreats.filter((one) => one.trapped),
  }));
  const items = [
    ...flights(table),
    ...plannedFlight(table),
    ...flightAtHand(table),
    ...waysOut([...(plan ? [plan] : []), ...trapped]),
  ];
  const beyond = table.begun() || table.laid.via().length > 0 ? [] : table.beyond();
  const duties = table.at() === 'declaration' ? (table.duties()?.hexes ?? []) : [];
  const targets = table.selected().size > 0 ? [] : touchedBy(table.targets());
  const arrows = battleArrows(table);
  const struck = struckAt(table).filter((hex) => !table.planned().includes(hex));
  const marks = markers(table);
  const flak = table.tasking.aim() === undefined ? [] : underFlak(table);
  const room = table.begun() ? [] : table.room();
  return [
    ...(marks.length > 0 ? [{ id: 'markers', above: true, items: marks }] : []),
    ...airLayers(table),
    ...seaLayers(table),
    ...(flak.length > 0 ? [{ id: 'flak', items: [{ kind: 'hatch', hexes: flak, tone: 'warning' } as const] }] : []),
    ...(room.length > 0 ? [{ id: 'room', items: [{ kind: 'shade', hexes: room, tone: 'reach' } as const] }] : []),
    ...landings(table),
    ...(beyond.length > 0
      ? [{ id: 'beyond', items: [{ kind: 'shade', hexes: beyond, tone: 'enemy', opacity: 0.16 } as const] }]
      : []),
    ...(duties.length > 0
      ? [
          {
            id: 'duties',
            above: true,
            items: [{ kind: 'outline', hexes: duties, tone: 'warning', dashed: true } as const],
          },
        ]
      : []),
    ...(targets.length > 0 ? [{ id: 'targets', above: true, items: targets }] : []),
    ...(struck.length > 0
      ? [
          {
            id: 'struck',
            above: true,
            items: [{ kind: 'outline', hexes: struck, tone: 'target', dashed: true } as const],
          },
        ]
      : []),
    ...(items.length > 0 ? [{ id: 'plans', above: true, items }] : []),
    ...(arrows.length > 0 ? [{ id: 'battles', above: true, items: arrows }] : []),
  ];
}
