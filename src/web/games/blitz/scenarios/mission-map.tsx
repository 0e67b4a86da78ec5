import { createMemo, createSignal, type JSX } from 'solid-js';
import { printsOf } from '#games/blitz/desk/pieces.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { objectiveOf } from '#games/blitz/desk/objective.ts';
import { hasRailways } from '#games/blitz/modules/railways.ts';
import { openingOf, withOrders } from '#games/blitz/modules/modules.ts';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import type { Switch } from '#games/blitz/presets.ts';
import { counterOf } from '#games/blitz/study/pictures.ts';
import { isPosition } from '#games/blitz/text/position/position-text.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { type Side, SIDES, type Unit } from '#games/blitz/types.ts';
import { distance } from '#hex/grid.ts';
import { type CounterUnit, type LayerItem, toneOfSide } from '#table/board-model.ts';
import type { Briefing, BriefingMap } from '#web/face.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { countersIn } from '../counters.ts';
import { LIBRARY } from '../library.ts';
import { readPosition } from '../read-position.ts';
import { Placements } from '../set-up/armies.tsx';
import { HOUSE, OPTIONAL, Switches } from '../set-up/switches.tsx';
import { PLACEMENTS } from '../starts.ts';
import { mapWords } from '../words/map.ts';
import { said, typeName, w } from '../words/words.ts';
import { warIn } from '#games/blitz/text/recipes.ts';
import { catalogue } from './catalogue.ts';
import { hasArmies, modulesOf, type Placing, recipeOf, setupOf } from './setups.ts';
import { placeForName, standsOf } from './army-names.ts';
import { middleOf, startZone } from './start-zones.ts';

const FIRST_BATTLES: readonly string[] = ['ardel', 'crossing'];
/** City hexes are shown where they are few enough to be told apart. */
const FEW_CITIES = 16;
/** Hexes round an army that are looked at, too. */
const NEAR = 2;

/** Strength of the colour of a zone. */
const ZONE = 0.3;

/** Counter of a kind of units, without a name of its own. */
const kindOf = (unit: Unit): CounterUnit => ({ ...counterOf(unit), designation: '' });

/** Briefing of a scenario, a ready set or a game on the continent. */
export function briefingOf(id: string): Briefing | undefined {
  const card = catalogue().find((one) => one.id === id);
  if (!card) return undefined;
  const placed = hasArmies(id);
  const recipe = recipeOf(id);
  const [switches, setSwitches] = createSignal<readonly Switch[]>(recipe.switches as readonly Switch[]);
  const [placement, setPlacement] = createSignal<Placing>(PLACEMENTS);
  const modules = modulesOf(recipe);
  /** Without orders of battle the armies may stand already. */
  const mayPlace = !placed && !withOrders(modules) && !openingOf({ modules, chosen: recipe.chosen }).minorsOnly;
  const setup = (): string => setupOf(id, switches(), placement());
  const game = createMemo((): Blitz | undefined => {
    const position = readPosition(setup(), LIBRARY);
    return isPosition(position) ? openBlitz(position) : undefined;
  });
  const orders = (): (typeof w.orders)[string] | undefined =>
    w.orders[id] ?? w.orders[warIn(recipe) ?? ''] ?? w.orders[recipe.level];

  function map(you: string | undefined): BriefingMap | undefined {
    const now = game();
    if (!now) return undefined;
    const { board } = now.world;
    const stands = (side: Side): number[] => standsOf(now, side);
    const fought = SIDES.flatMap(stands);
    const look = [...board.grid.names.keys()].filter((hex) =>
      fought.some((one) => distance(board.grid, one, hex) <= NEAR),
    );
    const part = placed && board.cityHexes.length > FEW_CITIES;
    const shown = part ? look : [...board.grid.names.keys()];
    const starts = SIDES.flatMap((side, no): LayerItem[] => {
      const zone = stands(side).length > 0 ? [] : startZone(now, side);
      const hex = zone.length > 0 ? middleOf(now, zone) : placeForName(now, side, shown);
      if (hex === undefined) return [];
      const name = side === you ? w.youStartHere : w.startHere(w.sideName(side));
      return [
        ...(zone.length > 0 ? [{ kind: 'tint', hexes: zone, side: no, opacity: ZONE } as const] : []),
        { kind: 'plate', hex, text: name, tone: toneOfSide(no) },
      ];
    });
    const cities: LayerItem[] =
      board.cityHexes.length > FEW_CITIES
        ? []
        : [{ kind: 'outline', hexes: [...board.cityHexes], tone: 'target', dashed: true, inside: true }];
    return {
      map: mapOf(board, mapWords(), hasRailways(modules) ? 'rail' : 'road'),
      counters: countersIn(now.start, printsOf(LIBRARY)),
      layers: [
        { id: 'cities', items: cities },
        { id: 'starts', above: true, items: starts },
      ],
      ...(part ? { look } : {}),
    };
  }

  return {
    side: 'blue',
    about: () => [card.about().replace(/^./, (letter) => letter.toUpperCase())],
    orders: (side) => {
      const told = orders()?.[side === 'red' ? 'red' : 'blue'];
      return told === undefined ? [] : [told];
    },
    how: () => (FIRST_BATTLES.includes(id) ? w.howToPlayIt(recipe.modules.length > 0) : []),
    wins() {
      const now = game();
      if (!now) return [];
      const { last, home, destroyed } = now.world.rules.course.aims(now.world);
      const { ways } = objectiveOf(now, now.start);
      const rows = [
        ...(last ? [{ text: said(last.text), rule: last.rule }] : []),
        ...(home === undefined ? [] : [{ text: w.winsByHome, rule: home }]),
        ...ways.filter(({ rule }) => rule === destroyed).map(({ text: way, rule }) => ({ text: said(way), rule })),
      ];
      return [{ rows }];
    },
    forces(side) {
      if (withOrders(modules)) return [];
      const alike = new Map<string, { counter: CounterUnit; count: number; name: string }>();
      const own = (game()?.start.units ?? []).filter((unit: Unit) => unit.side === side);
      for (const unit of own) {
        const key = `${unit.type} ${factorsText(unit)}`;
        const known = alike.get(key);
        if (known) known.count++;
        else alike.set(key, { counter: kindOf(unit), count: 1, name: `${typeName(unit.type)} ${factorsText(unit)}` });
      }
      return [...alike.values()];
    },
    map,
    ...(mayPlace
      ? { SetUp: (): JSX.Element => <Placements library={LIBRARY} on={placement()} set={setPlacement} /> }
      : {}),
    setUp: () =>
      placed
        ? w.setUpFixed
        : mayPlace
          ? w.setUpOf(SIDES.every((side) => placement()[side] !== undefined))
          : w.setUpLater,
    ...(placed || modules.length > 0
      ? {}
      : {
          Rules: (props): JSX.Element => (
            <>
              <Switches
                title={w.optionalGroup}
                names={OPTIONAL}
                level={recipe.level}
                on={switches()}
                set={setSwitches}
                openRule={props.openRule}
              />
              <Switches
                title={w.houseGroup}
                names={HOUSE}
                level={recipe.level}
                on={switches()}
                set={setSwitches}
                openRule={props.openRule}
              />
            </>
          ),
        }),
    ...(modules.length > 0
      ? {
          Rules: (props): JSX.Element => (
            <ul class="module-lines">
              {modules.map((one) => (
                <li>
                  <strong>{w.moduleName[one]}.</strong> {w.moduleText[one]} (
                  <RuleLink id={`${one}.0`} open={props.openRule} />)
                </li>
              ))}
            </ul>
          ),
        }
      : {}),
    rules: () =>
      [
        w.levelName(recipe.level),
        ...(modules.length > 0 ? [w.modulesCount(modules.length)] : []),
        ...(switches().length > 0 ? [w.optionsCount(switches().length)] : []),
      ].join(', '),
    begin: (seats) => ({ game: 'blitz', text: setup(), seats }),
  };
}
