import { createEffect, createMemo, For, type JSX, Show } from 'solid-js';
import type { Why } from '#games/gamex/players/idea.ts';
import { type Command, other, SIDES, TASKS, type Unit } from '#games/gamex/types.ts';
import type { SpottingState } from '#games/gamex/sight/observation.ts';
import type { Layer, LayerItem } from '#table/board-model.ts';
import type { Choice, Piece } from '#table/desk.ts';
import type { Face, Fittings, TableWords } from '#web/face.ts';
import { type GameTable, gameTable } from './game-table.ts';
import { CardsTab, ChancePanel, EventPanel } from './panels/cards-panel.tsx';
import { dropLines, FlightsPanel } from './panels/drop-choice.tsx';
import { DrawnFire } from './panels/fire-preview.tsx';
import { FieldKey } from './panels/field-key.tsx';
import { FirePlan } from './panels/fire-plan.tsx';
import { ForcesPanel } from './panels/forces-panel.tsx';
import { HexCard } from './panels/hex-card.tsx';
import { OrderChoice } from './panels/order-choice.tsx';
import { AssaultPanel } from './panels/assault-panel.tsx';
import { AaPanel, ShotsPanel, VolleyPanel } from './panels/shots-panel.tsx';
import { SupportPanel } from './panels/support-panel.tsx';
import { SignKey } from './panels/sign-key.tsx';
import { TerrainKey } from './panels/terrain-key.tsx';
import { SetupPanel } from './panels/setup-panel.tsx';
import { Standing } from './panels/status-bar.tsx';
import { UnitCard } from './panels/unit-card.tsx';
import { WatchPanel } from './panels/watch-panel.tsx';
import { SightLine, SightTool } from './panels/sight-tool.tsx';
import { createSight } from './sight.ts';
import { called } from './labels.ts';
import { halves } from './halves.ts';
import { createField } from './field-of-fire.ts';
import { opened } from './game-from-setup.ts';
import { createOrders } from './orders.ts';
import { mainAct } from './main-act.ts';
import { createWatch } from './watch.ts';
import { groundLayers, lyingText } from './ground.ts';
import { shotLayers } from './shot-layers.ts';
import { createSupport, type SupportGuide } from './support.ts';
import { isLeft, laysWorks, litSeats, placeByItself, setupLayers, takeNextAlike } from './setup-table.ts';
import type { Shown } from '#games/gamex/desk/happenings.ts';
import { foughtText, kindName, namesOf, standingOf, unitLine, unitName, workHint } from './unit-descriptions.ts';
import { callUnits } from './unit-names.ts';
import { isUnspottedBy } from '#table/counter.ts';
import { calledIn } from '#web/table/panels/unit-name.tsx';
import type { Ending } from './words/en.ts';
import { g, said } from './words/words.ts';
import './gamex.css';

/** Tactical GameX's words at the common table. */

function tableWords(table: GameTable, guide: SupportGuide, title: () => string): TableWords {
  const unitOf = (piece: Piece): Unit | undefined => table.unit(piece.id);
  const ending = (): Ending | undefined => {
    const frame = table.frame();
    return frame?.at === 'spend' ? (frame.spent > 0 ? 'endImpulse' : 'pass') : frame?.at;
  };
  const inWords = (words: Readonly<Record<Ending, string>>): string => {
    const end = ending();
    return end ? words[end] : '';
  };
  /** Units in hand that may be activated. */
  const canAct = (): boolean =>
    [...table.laid.selected()].some((id) => table.laid.piece(id)?.idle === false) && table.laid.begun() === undefined;
  const mustChoose = (): boolean => {
    const frame = table.frame();
    return frame?.at === 'event' || (frame?.at === 'chance' && frame.results.length > 1);
  };
  return {
    title,
    phase: (prompt) => called(g.phase, prompt.at),
    step: (kind) => called(g.phase, kind),
    asks() {
      const frame = table.frame();
      if (!frame) return '';
      if (frame.at === 'chance' && frame.results.length > 1) return g.cards.takeOne;
      if (frame.at === 'setup' && !isLeft(table)) return laysWorks(table) ? g.asksWorksReady : g.asksReady;
      const led = guide.asks();
      if (led !== undefined) return led;
      if (frame.at !== 'spend') return g.asks[frame.at];
      return frame.pool > 0 && canAct() ? g.inHand(frame.pool) : g.points(frame.pool);
    },
    // X24: what must be chosen is chosen in its panel.
    done: () => (mustChoose() ? '' : inWords(g.done)),
    means: () => inWords(g.means),
    wastes() {
      const frame = table.frame();
      if (frame?.at !== 'spend' || frame.pool === 0) return false;
      return (table.game.update()?.scene.pieces ?? []).some((piece) => piece.idle === false && table.laid.mine(piece));
    },
    kind(piece) {
      const unit = unitOf(piece);
      return unit ? kindName(table, unit) : '';
    },
    kinds: (pieces) => pieces.map(unitName).join(', '),
    standing(piece) {
      const unit = unitOf(piece);
      const unseen = isUnspottedBy(piece, table.game.update()?.seat.watcher) ? [g.unspotted] : [];
      return unit ? [...unseen, standingOf(table, unit)].filter((part) => part !== '').join(', ') : '';
    },
    sums: (pieces) => g.stackCount(pieces.length),
    stacked: (pieces) => ({ caption: pieces.map(unitName).join(', ') }),
    whereabouts(piece) {
      const unit = unitOf(piece);
      return unit ? standingOf(table, unit) : '';
    },
    cost: (cost) => g.movement(halves(cost)),
    costInHex: halves,
    farBlock: () => g.farBlock,
    warning: () => g.drawsFire,
    action: (verb) => called(g.action, verb),
    choice({ command, verb, unit, text }: Choice) {
      const name = called(g.action, verb);
      const one = command as Command;
      if (one.do === 'move' && verb !== 'move') return unit === undefined ? name : `${name}: ${unitName({ id: unit })}`;
      if ('units' in one) {
        const inHand = table.laid.selected();
        const others = one.units.some((id) => !inHand.has(id));
        return others ? `${name}: ${namesOf(one.units)}` : name;
      }
      if (unit !== undefined) return `${name}: ${unitName({ id: unit })}`;
      const rest = calledIn(table.laid, text);
      return rest.length > 0 ? `${name}: ${rest.join(' ')}` : name;
    },
    chooseHex: ({ verb }) =>
      TASKS.flatMap((task) => (task === verb ? [g.taskHow[task]] : []))[0] ?? g.chooseHex(called(g.action, verb)),
    fought: (what) => foughtText(what as Shown),
    roll: () => undefined,
    bill: () => ({ title: '', text: '', pay: '' }),
    hex(hex, id) {
      const place = table.world?.board.places.find((one) => one.hexes.includes(hex))?.name;
      const pieces = table.laid.piecesAt(hex).filter((piece) => id === undefined || piece.id === id);
      const lies = id === undefined ? lyingText(table, hex) : [];
      return [table.laid.name(hex), place, ...pieces.map(unitName), ...lies]
        .filter((part) => part !== undefined)
        .join(', ');
    },
  };
}

const whyLayer = (list: readonly Why[]): readonly Layer[] => [
  {
    id: 'reasons',
    above: true,
    items: list.flatMap(({ from, to, path }): LayerItem[] =>
      path && path.length > 1
        ? [{ kind: 'path', hexes: path, tone: 'own' }]
        : from !== undefined && to !== undefined
          ? [{ kind: 'arrow', from, to, tone: 'target' }]
          : [],
    ),
  },
];

/** The hex looked at before anything is done there, and the way to it. */
function lookLayers(table: GameTable): readonly Layer[] {
  const hex = table.looked();
  if (hex === undefined) return [];
  const way = table.warned()?.path ?? [];
  const path: LayerItem[] = way.length > 1 ? [{ kind: 'path', hexes: way, tone: 'warning' }] : [];
  return [{ id: 'looked', above: true, items: [...path, { kind: 'outline', hexes: [hex], tone: 'target' }] }];
}

export const fit: Face['fit'] = (laid): Fittings => {
  // A lesson lays one position after another on the same table.
  const game = createMemo(() => opened(laid.game.setup()));
  const table = gameTable(laid, () => game()?.game);
  createEffect(() => {
    const open = table.open;
    if (open) callUnits(open);
  });
  placeByItself(table);
  takeNextAlike(table);
  const orders = createOrders(table);
  const field = createField(table);
  const guide = createSupport(table);
  const sight = createSight(table);
  const watch = createWatch(table);
  const words = tableWords(table, guide, () => game()?.title() ?? g.gameName);
  const SideOrder = (): JSX.Element => (
    <OrderChoice title={g.standingOrder} order={orders.side()} change={orders.changeSide} />
  );
  return {
    words,
    orders: { opFire: SideOrder },
    Targets: () => <ShotsPanel table={table} />,
    panels: {
      setup: (props) => <SetupPanel table={table} openRule={props.openRule} />,
      spend: () => <SupportPanel table={table} guide={guide} />,
      reenter: () => <SupportPanel table={table} guide={guide} />,
      opFire: () => <VolleyPanel table={table} />,
      spotFire: () => <VolleyPanel table={table} />,
      flight: () => <VolleyPanel table={table} />,
      banzai: () => <VolleyPanel table={table} />,
      aaFire: () => <AaPanel table={table} />,
      drops: () => <FlightsPanel table={table} />,
      keepOF: () => <WatchPanel table={table} watch={watch} />,
      chance: () => <ChancePanel table={table} />,
      event: () => <EventPanel table={table} />,
      assault: () => <AssaultPanel table={table} guide={guide} />,
    },
    tabs: [
      {
        id: 'forces',
        title: () => g.tabForces,
        body: () => (
          <>
            {/* At a table on a server it stands among the other standing orders. */}
            <Show when={table.game.keptHere}>
              <SideOrder />
            </Show>
            <ForcesPanel table={table} orders={orders} />
          </>
        ),
      },
      ...(table.world?.cards
        ? [{ id: 'cards', title: () => g.cards.tab, body: () => <CardsTab table={table} orders={orders} /> }]
        : []),
    ],
    tools: [
      {
        id: 'sight',
        title: () => g.sightTool,
        body: () => <SightTool sight={sight} />,
      },
      { id: 'terrain', title: () => g.ground.keyTitle, body: () => <TerrainKey /> },
      { id: 'signs', title: () => g.signsTitle, body: () => <SignKey /> },
    ],
    main: () => mainAct(table, guide, watch),
    led: () => guide.led() !== undefined,
    takes: (hex) => sight.takes(hex) || guide.takes(hex) || table.looks(hex),
    get keys() {
      return {
        s: { means: () => g.sightTool, press: sight.toggle },
        x: { means: () => g.ground.sightHold, press: sight.hold },
        ...(guide.led() ? { Escape: { means: () => g.support.back, press: guide.back } } : {}),
      };
    },
    Standing: (props) => <Standing table={table} openRule={props.openRule} />,
    over: (props) => (
      <>
        <Show when={!sight.measuring()} fallback={<SightLine sight={sight} />}>
          <FirePlan table={table} openRule={props.openRule} />
          <DrawnFire table={table} />
          <FieldKey field={field} />
        </Show>
        <HexCard table={table} />
      </>
    ),
    Card: (props) => (
      <UnitCard table={table} orders={orders} field={field} unit={props.unit} openRule={props.openRule} />
    ),
    layers: () => [
      ...groundLayers(table),
      ...setupLayers(table),
      ...field.layers(),
      ...guide.layers(),
      ...shotLayers(table),
      ...sight.layers(),
      ...lookLayers(table),
      { id: 'drops', above: true, items: dropLines(table) },
    ],
    lit: () => litSeats(table),
    hints: () =>
      [...laid.selected()].flatMap((id) => {
        const unit = table.unit(id);
        const hint = unit ? workHint(table, unit) : '';
        return hint === '' ? [] : [hint];
      }),
    Reasons: (props) => (
      <ol class="reasons">
        <For each={props.list as readonly Why[]}>{(why) => <li>{said(why.said)}</li>}</For>
      </ol>
    ),
    reasonLayers: (list) => whyLayer(list as readonly Why[]),
    async about(hex) {
      const units = laid.piecesAt(hex).flatMap((piece) => table.unit(piece.id) ?? []);
      const seen = units.length > 0 ? await laid.game.ask<readonly SpottingState[]>('spotting', hex) : [];
      const sides = new Set(units.map(({ side }) => side));
      return {
        here: [
          words.hex(hex),
          ...units.map((unit) => `${unitLine(table, unit)} ${standingOf(table, unit)}`),
          // X6.3.8: how those there are seen by the others.
          ...SIDES.flatMap((side, i) =>
            sides.has(other(side)) ? [g.seenBy(g.side[side], g.spotting[seen[i] ?? 'open'])] : [],
          ),
        ],
        more: [],
      };
    },
  };
};
