import { Show } from 'solid-js';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { isGround, isShip, isTrain } from '#games/blitz/kinds.ts';
import { withNations, withShips, withUprisings } from '#games/blitz/modules/modules.ts';
import { sizeLeft } from '#games/blitz/combat/results/price.ts';
import { worldOf } from '#games/blitz/setup.ts';
import { isPosition } from '#games/blitz/text/position/position-text.ts';
import type { BlitzFrame, Command } from '#games/blitz/types.ts';
import type { Face, Fittings, PanelProps, TableWords } from '#web/face.ts';
import { w } from './words/words.ts';
import { isFlight } from './air-missions.ts';
import { type BlitzTable, blitzTable } from './blitz-table.ts';
import { hexInWords, nearestInWords, shipsInWords, threatsInWords } from './phrases/hex-words.ts';
import { AirFightsPanel, AllotPanel, InterceptionPanel, LandingPanel } from './panels/air-panel.tsx';
import { AirTab } from './panels/air/bases.tsx';
import { FlightPanel } from './panels/air/flight-panel.tsx';
import { AirTaskingPanel } from './panels/air/raid-plan.tsx';
import { Arrivals } from './panels/arrivals.tsx';
import { BattleTable } from './panels/battle-table.tsx';
import { BattlePanel, CombatPanel } from './panels/battle-panel.tsx';
import { SinkingPanel, WithdrawalPanel } from './panels/engagement-panel.tsx';
import { FleetsPanel } from './panels/fleets-panel.tsx';
import { Debt, ForcesPanel } from './panels/forces-panel.tsx';
import { GuerillaPanel, UprisingPanel } from './panels/guerilla-panel.tsx';
import { BombardPanel, PaymentPanel, SupportPanel } from './panels/gun-panel.tsx';
import { OrdersPanel } from './panels/orders-panel.tsx';
import { PoliticsPanel } from './panels/politics-panel.tsx';
import { PlansPanel, ProductionPanel } from './panels/production-panel.tsx';
import { ReasonList } from './panels/reason-list.tsx';
import { ReplacementsPanel } from './panels/replacements-panel.tsx';
import { SeaPanel } from './panels/sea-panel.tsx';
import { SetupPanel } from './panels/setup-panel.tsx';
import { Sky } from './panels/sky.tsx';
import { platesOf } from './plates.ts';
import { planLayers, struckAt } from './plan-layers.ts';
import { readPosition } from './read-position.ts';
import { reasonLayers } from './phrases/reasons.ts';
import { flightHints } from './phrases/flight-words.ts';
import { seaAreas, seaLit, takesZone } from './sea-reach.ts';
import { tableWords } from './phrases/table-words.ts';
import { OddsTool } from './tools/odds-tool.tsx';
import { StackingTool, SupplyTool } from './tools/supply-tool.tsx';
import { WayTool } from './tools/way-tool.tsx';

type FrameOf<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;

/** The frame a panel was made for; while the next decision is laid out it is still asked once. */
const frameOf = <K extends BlitzFrame['at']>(table: BlitzTable, at: K): FrameOf<K> | undefined => {
  const frame = table.frame();
  return frame?.at === at ? (frame as FrameOf<K>) : undefined;
};

/** M80.12 to M80.15: a step in which aircraft take off from airbases. */
const sendsAircraft = (table: BlitzTable): boolean =>
  table.laid.scene()?.prompt?.commands.some((name) => isFlight(name) || name === 'assignIntercept') === true;

/** M6.1: a step that is about nothing else. */
const fliesNow = (table: BlitzTable): boolean => sendsAircraft(table) && frameOf(table, 'movement')?.step !== undefined;

const panelsOf = (table: BlitzTable, words: TableWords): Fittings['panels'] => ({
  obChoice: (props: PanelProps) => (
    <Show when={frameOf(table, 'obChoice')} keyed>
      {(frame) => <OrdersPanel table={table} frame={frame} openRule={props.openRule} />}
    </Show>
  ),
  setup: (props: PanelProps) => (
    <Show when={frameOf(table, 'setup')}>
      {(frame) => <SetupPanel table={table} frame={frame()} openRule={props.openRule} />}
    </Show>
  ),
  bombardment: (props: PanelProps) => <BombardPanel table={table} openRule={props.openRule} />,
  support: (props: PanelProps) => <SupportPanel table={table} openRule={props.openRule} />,
  payment: (props: PanelProps) => (
    <Show when={frameOf(table, 'payment')}>
      {(frame) => (
        <PaymentPanel
          table={table}
          openRule={props.openRule}
          steps={frame().steps}
          all={sizeLeft(table.state()?.units ?? [], frame().fight.defenders)}
          ks={table.choices().flatMap(({ command }) => (command.do === 'chooseK' ? [command.k] : []))}
        />
      )}
    </Show>
  ),
  guerillas: (props: PanelProps) => <UprisingPanel table={table} openRule={props.openRule} />,
  replacements: (props: PanelProps) => <ReplacementsPanel table={table} openRule={props.openRule} />,
  plans: (props: PanelProps) => <PlansPanel table={table} openRule={props.openRule} />,
  production: (props: PanelProps) => <ProductionPanel table={table} openRule={props.openRule} />,
  movement: (props: PanelProps) => (
    <>
      <Show when={table.state()?.units.some(isShip)}>
        <SeaPanel table={table} openRule={props.openRule} />
      </Show>
      <Show when={fliesNow(table)}>
        <AirTaskingPanel table={table} openRule={props.openRule} />
      </Show>
      <Arrivals table={table} words={words} />
      <Show when={sendsAircraft(table) && !fliesNow(table)}>
        <AirTaskingPanel table={table} openRule={props.openRule} />
      </Show>
    </>
  ),
  sinking: (props: PanelProps) => <SinkingPanel table={table} openRule={props.openRule} />,
  withdrawal: (props: PanelProps) => <WithdrawalPanel table={table} openRule={props.openRule} />,
  flight: (props: PanelProps) => (
    <Show when={frameOf(table, 'flight')}>
      {(frame) => <FlightPanel table={table} frame={frame()} openRule={props.openRule} />}
    </Show>
  ),
  declaration: (props: PanelProps) => <BattlePanel table={table} openRule={props.openRule} />,
  battles: (props: PanelProps) => <BattlePanel table={table} openRule={props.openRule} />,
  combat: () => <CombatPanel table={table} />,
  interception: () => <InterceptionPanel table={table} />,
  airFights: () => <AirFightsPanel table={table} hexes={frameOf(table, 'airFights')?.hexes ?? []} />,
  allot: () => <AllotPanel table={table} hex={frameOf(table, 'allot')?.hex ?? -1} />,
  landing: () => <LandingPanel table={table} />,
});

/** M6.1: whoever is taken in hand before his step is told when it comes. */
function laterHints(table: BlitzTable): string[] {
  const step = frameOf(table, 'movement')?.step;
  if (step === undefined) return [];
  const trains = [...table.selected()].some((no) => {
    const unit = table.state()?.units[no];
    return unit !== undefined && isTrain(unit);
  });
  if (step === 'land') return trains ? [w.trainsRan] : [];
  const march = [...table.selected()].some((no) => {
    const unit = table.state()?.units[no];
    return unit?.place === 'map' && isGround(unit) && !isTrain(unit);
  });
  return march ? [w.marchLater] : [];
}

/** M11.30: with nobody in hand a beach on the map is the one to be stormed. */
function takesBeach(table: BlitzTable, hex: number): boolean {
  const { invasion } = table;
  const free = invasion.active() && table.selected().size === 0 && table.begun() === undefined;
  if (!free || !invasion.view().beaches.some((one) => one.hex === hex)) return false;
  invasion.chooseBeach(hex);
  return true;
}

/** Verbs by which something is done to whoever is in the hex. */
const AIMED: ReadonlySet<string> = new Set<Command['do']>([
  'declareBattle',
  'declareAV',
  'addToAV',
  'declareCityAssault',
  'overrun',
  'bombard',
  'assignMission',
  'assignInterceptor',
  'declareStrike',
  'nameVolleys',
  'engage',
  'stageInvasion',
  'landWave',
  'resolve',
  'resolveAirFight',
]);

/** M11.20: with ships in hand an enemy fleet of their zone is the one to be engaged. */
function takesFleet(table: BlitzTable, hex: number): boolean {
  const units = () => table.state()?.units ?? [];
  const zones = new Set<string>([...table.selected()].flatMap((no) => units()[no]?.zone ?? []));
  const enemies = table.unitsAt(hex).filter((no) => !table.mine(no));
  const open = table.laid.scene()?.prompt?.commands.includes('engage') === true && table.begun() === undefined;
  if (!open || !enemies.some((no) => zones.has(units()[no]?.zone ?? ''))) return false;
  table.sight(hex);
  return true;
}

/** Blitzkrieg's parts of a table. */
export const fit: Face['fit'] = (laid, setup) => {
  const read = readPosition(setup, laid.game.face.library);
  const table = blitzTable(laid, isPosition(read) ? read : undefined);
  const words = tableWords(table);
  const units = () => table.state()?.units;
  return {
    words,
    panels: panelsOf(table, words),
    tabs: [
      {
        id: 'forces',
        title: () => w.tabForces,
        body: (props) => <ForcesPanel table={table} openRule={props.openRule} />,
      },
      ...(isPosition(read) && (withNations(read.modules) || read.state.minors.length > 0)
        ? [
            {
              id: 'politics',
              title: () => w.tabPolitics,
              body: (props: PanelProps) => <PoliticsPanel table={table} openRule={props.openRule} />,
            },
          ]
        : []),
      ...(isPosition(read) && withShips(read.modules)
        ? [
            {
              id: 'fleets',
              title: () => w.tabFleets,
              body: (props: PanelProps) => <FleetsPanel table={table} openRule={props.openRule} />,
            },
          ]
        : []),
      ...(isPosition(read) && withUprisings(read.modules)
        ? [
            {
              id: 'guerillas',
              title: () => w.tabGuerillas,
              body: (props: PanelProps) => <GuerillaPanel table={table} openRule={props.openRule} />,
            },
          ]
        : []),
      ...(isPosition(read) && worldOf(read).rules.air.from === 'airbases'
        ? [
            {
              id: 'air',
              title: () => w.tabAir,
              body: (props: PanelProps) => <AirTab table={table} openRule={props.openRule} />,
            },
          ]
        : []),
    ],
    tools: [
      {
        id: 'odds',
        title: () => w.oddsTool,
        body: (props) => <OddsTool table={table} openRule={props.openRule} />,
      },
      { id: 'way', title: () => w.wayTool, body: (props) => <WayTool table={table} openRule={props.openRule} /> },
      { id: 'stacking', title: () => w.stackingTool, body: () => <StackingTool table={table} /> },
      { id: 'supply', title: () => w.supplyTool, body: () => <SupplyTool table={table} /> },
    ],
    Standing: (props) => <Sky table={table} openRule={props.openRule} />,
    Reckoning: (props) => <Debt table={table} openRule={props.openRule} />,
    BattleTable: (props) => <BattleTable table={table} {...props} />,
    plates: { title: () => w.declaredBattles, list: () => platesOf(table) },
    layers: () => planLayers(table),
    takes: (hex) =>
      table.tasking.takes(hex) || takesBeach(table, hex) || takesFleet(table, hex) || takesZone(table, hex),
    asksFirst: () => frameOf(table, 'movement')?.step === 'engaging',
    goes: (verb) => !AIMED.has(verb.split(' ', 1)[0] ?? ''),
    lit: () => [...table.room(), ...(table.duties()?.hexes ?? []), ...struckAt(table), ...seaLit(table)],
    areas: () => seaAreas(table).map(([, hex]) => hex),
    get keys() {
      const { tasking } = table;
      return {
        b: {
          means: () => (sendsAircraft(table) ? w.keyFly : w.keyDeclare),
          press: () => void (tasking.planned() ? tasking.fly() : table.declarePlan()),
        },
        k: { means: () => w.keyFight, press: () => table.fightNext() },
        // M12.21: of a flight that is planned, its way.
        ...(tasking.ways().length > 0 ? { p: { means: () => w.drawWay, press: () => tasking.draw() } } : {}),
        ...(tasking.drawn() ? { Escape: { means: () => w.drawWay, press: () => tasking.draw(tasking.drawn()) } } : {}),
      };
    },
    hints: () => [
      ...laterHints(table),
      ...(laid.reach().some(({ plate }) => plate !== undefined) ? [w.overrunHint] : []),
      ...(table.beyond().length > 0 ? [w.reachBeyond] : []),
      ...flightHints(table.flight(), table.at()),
    ],
    Reasons: (props) => <ReasonList table={table} list={props.list as readonly Explanation[]} />,
    reasonLayers: (list) => reasonLayers(list as readonly Explanation[], (no) => units()?.[no]?.side),
    async about(hex) {
      const about = await table.ask.about(hex);
      return {
        here: [...hexInWords(about, units(), table.name), ...shipsInWords(table.shipsAt(hex))],
        more: [
          { title: w.nearestEnemy, lines: nearestInWords(about, units(), table.name) },
          { title: w.whoThreatens, lines: threatsInWords(about, units(), table.name) },
        ],
      };
    },
  };
};
