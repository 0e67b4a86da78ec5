import { compile, nobodyObjects } from '#core/rulebook.ts';
import { emptyReach, type Reach, type StepGraph } from '#hex/path.ts';
import { factorsPrinted, largestOf } from './chapters/combat/counters.ts';
import { movementGraph } from './chapters/ground/movement.ts';
import { asPrinted, moduleSigns, openingOf, PRECEDENCE } from './modules/modules.ts';
import { type Options, type Switch, typesOf } from './presets.ts';
import { LAYERS, modulesOf, optionsOf } from './rules/in-play.ts';
import type { Position } from './position.ts';
import { QUESTIONS } from './questions.ts';
import { AIR_ROOM } from './modules/air-forces/bases.ts';
import { SEA_AIR_LIMIT } from './chapters/sea/sea.ts';
import { type Zone, ZONES } from './board.ts';
import { type Mission, type Side, SIDES, type State, sizeOf } from './types.ts';
import { hasZoc, isAircraft, isSeaBased } from './kinds.ts';
import type { Mobility, Pace, Verbs, World } from './world.ts';
import { absentBy } from './sequence.ts';
import { lastOfTurn } from './turns.ts';

/** Set-up of a game's rules: the switches are read here and in sequence.ts only. */

const MISSION_SWITCHES: Partial<Record<Mission['kind'], Switch>> = {
  escort: 'fighters',
  intercept: 'fighters',
  interdiction: 'interdiction',
  nuclear: 'nuclear',
};
/** B0.2: what a written position has of optional rules that are not in play, or that no play could bring about. */
export function strayFaults(world: World, state: State): string[] {
  const { options, terms } = world;
  const signs: [keyof Options | undefined, boolean][] = [
    ['weather', state.weather !== 'clear'],
    ['M14', state.indicator !== undefined || state.year !== undefined],
    ['M7', state.cuts !== undefined],
    [
      options.M11 ? 'M11' : options.M12 ? 'M12' : 'M16',
      state.units.some((unit) => unit.hitTill !== undefined || unit.shakenTill !== undefined),
    ],
    ['M11', state.waves !== undefined || state.fought !== undefined],
    [
      'nuclear',
      state.closed.length > 0 || state.struck !== undefined || state.raids?.some((raid) => raid.nuclear) === true,
    ],
    ['nuclear', state.units.some((unit) => unit.stunnedTill !== undefined)],
    ...moduleSigns(state),
    // M10.0: supply lines have beachheads and isolated units too.
    [
      world.keepsBeachheads ? undefined : 'supplyRoutes',
      state.beachheads.length > 0 || state.units.some((unit) => unit.isolated || unit.isolatedSince !== undefined),
    ],
    ['seaAir', state.units.some((unit) => isAircraft(unit) && unit.zone !== undefined)],
    ...state.missions.map(({ kind }): [keyof Options | undefined, boolean] => [MISSION_SWITCHES[kind], true]),
  ];
  const strays = new Set(signs.flatMap(([name, seen]) => (name && seen && !options[name] ? [name] : [])));
  const told = [...strays].map((name) => `the position has something of ${name}, which is not played (B0.2)`);
  const faults = [...new Set([...told, ...state.frames.flatMap((frame) => absentBy(world, state, frame) ?? [])])];
  const afloat = state.units.filter((unit) => isAircraft(unit) && unit.zone !== undefined);
  const wrong = afloat.find((unit) => !isSeaBased(unit));
  if (wrong) faults.push(`${wrong.id} never goes to sea (O23.7.10)`);
  const factorsIn = (side: Side, zone?: Zone): number =>
    afloat.reduce((sum, one) => sum + (one.side === side && (!zone || one.zone === zone) ? sizeOf(one) : 0), 0);
  for (const side of SIDES) {
    for (const zone of ZONES) {
      const decks = world.rules.decks({ state, side, zone });
      if (decks !== undefined && factorsIn(side, zone) > decks)
        faults.push(
          `${side} has ${factorsIn(side, zone)} factors of aircraft in zone ${zone}, ${decks} on board (M11.8)`,
        );
    }
    if (factorsIn(side) > SEA_AIR_LIMIT && world.rules.decks({ state, side, zone: 'A' }) === undefined)
      faults.push(`${side} has ${factorsIn(side)} factors of aircraft At Sea (O23.7.1)`);
  }
  if (state.frames.some((frame) => frame.at === 'weather') && lastOfTurn(terms, state))
    faults.push(`the weather is rolled in ${terms.first}'s player turn (O24.1)`);
  return faults;
}

export function worldOf(position: Position): World {
  const { board, preset, switches, modules } = position;
  const options = optionsOf(preset, switches, modules);
  const rules = compile(QUESTIONS, modulesOf(position), LAYERS, PRECEDENCE);
  const heavy = new Set(rules.heavy());
  const roadsNegate = rules.roadsNegateTerrain();
  const graphs: { [M in Mobility]?: { [P in Pace]?: { steps: StepGraph; space: Reach } } } = {};
  const graph = (mobility: Mobility, pace: Pace) => {
    const paces = (graphs[mobility] ??= {});
    const built = paces[pace];
    if (built) return built;
    const steps = movementGraph(board, mobility, pace, roadsNegate);
    return (paces[pace] = { steps, space: emptyReach(steps) });
  };
  const verbs = (phase: keyof Verbs, ...last: readonly string[]) => {
    const shut = rules.shutVerbs(phase);
    return [...new Set([...rules.verbs(phase), ...last])].filter((name) => !shut.includes(name));
  };
  return {
    board,
    rules,
    terms: position.terms,
    options,
    minors: rules.minors(),
    phases: rules.phases(),
    advance: rules.advanceRules(),
    verbs: {
      setup: verbs('setup'),
      movement: verbs('movement', 'takeBack', 'endMovement'),
      declaration: verbs('declaration', 'declareBattle', 'undeclare', 'takeBack', 'endDeclaration'),
    },
    missions: rules.missions().filter((kind) => !rules.shutMissions().includes(kind)),
    needsSupply: rules.needsSupply(),
    beachSupply: rules.beachSupply(),
    keepsBeachheads: rules.keepsBeachheads(),
    isolationWears: rules.isolationWears(),
    railways: rules.railways(),
    airbases: rules.airbases(),
    productionCycle: rules.productionCycle(),
    plansProduction: rules.plansProduction(),
    counterLimits: rules.countersLimited(),
    counters: factorsPrinted(position.counters),
    hasWeather: rules.hasWeather(),
    stacking: {
      ...rules.stackLimits(),
      ...(rules.airbases() ? { air: AIR_ROOM } : {}),
      ...(rules.flakStacks() ? { withFlak: true } : {}),
    },
    zoc: rules.zocRules(),
    exertsZoc:
      rules.exertsZoc === nobodyObjects ? hasZoc : (unit) => hasZoc(unit) && rules.exertsZoc(unit) === undefined,
    zocAtSea: rules.zocAtSea(),
    isHeavy: ({ type }) => heavy.has(type),
    largest: largestOf(position.state.units, position.largest),
    types: typesOf(position),
    asPrinted: (units) => asPrinted(position.modules, units),
    orders: position.orders?.list ?? [],
    obChoice: rules.obChoice(),
    opening: openingOf(position),
    placing: rules.placing(),
    graph,
  };
}
