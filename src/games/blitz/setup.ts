import { compile, nobodyObjects } from '#core/rulebook.ts';
import { emptyReach, type Reach, type StepGraph } from '#hex/path.ts';
import { factorsPrinted, largestOf } from './combat/rules/counters.ts';
import { movementGraph } from './ground/rules/movement.ts';
import { asPrinted, moduleSigns, openingOf, PRECEDENCE } from './modules/modules.ts';
import { type Options, type Switch, typesOf } from './presets.ts';
import { LAYERS, modulesOf, optionsOf } from './rules/in-play.ts';
import type { Position } from './position.ts';
import { QUESTIONS } from './questions.ts';
import { opened } from './rule-card.ts';
import { SEA_AIR_LIMIT } from './sea/rules/sea.ts';
import { type Zone, ZONES } from './board.ts';
import { type Mission, type Side, SIDES, type State, sizeOf } from './types.ts';
import { hasZoc, isAircraft, isSeaBased } from './kinds.ts';
import type { Mobility, Pace, World } from './world.ts';
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
    // M17.f.5: the third power is called in by a die.
    ['M17', state.rising !== undefined],
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
      options.M10 || options.M11 ? undefined : 'supplyRoutes',
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
      const decks = world.rules.sea.decks({ state, side, zone });
      if (decks !== undefined && factorsIn(side, zone) > decks)
        faults.push(
          `${side} has ${factorsIn(side, zone)} factors of aircraft in zone ${zone}, ${decks} on board (M11.8)`,
        );
    }
    if (factorsIn(side) > SEA_AIR_LIMIT && world.rules.sea.decks({ state, side, zone: 'A' }) === undefined)
      faults.push(`${side} has ${factorsIn(side)} factors of aircraft At Sea (O23.7.1)`);
  }
  if (state.frames.some((frame) => frame.at === 'weather') && lastOfTurn(terms, state))
    faults.push(`the weather is rolled in ${terms.first}'s player turn (O24.1)`);
  return faults;
}

export function worldOf(position: Position): World {
  const { board, preset, switches, modules } = position;
  const options = optionsOf(preset, switches, modules);
  const parts = modulesOf(position);
  const rules = compile(QUESTIONS, parts, LAYERS, PRECEDENCE);
  const { ground, air } = rules;
  const heavy = new Set(opened(parts, 'heavy'));
  const graphs: { [M in Mobility]?: { [P in Pace]?: { steps: StepGraph; space: Reach } } } = {};
  const graph = (mobility: Mobility, pace: Pace) => {
    const paces = (graphs[mobility] ??= {});
    const built = paces[pace];
    if (built) return built;
    const steps = movementGraph(board, mobility, pace, ground.roadsOpen.length > 0);
    return (paces[pace] = { steps, space: emptyReach(steps) });
  };
  return {
    board,
    rules,
    terms: position.terms,
    options,
    minors: opened(parts, 'minors'),
    phases: rules.course.phases,
    advance: rules.combat.advance,
    verbs: {
      setup: opened(parts, 'setup'),
      movement: opened(parts, 'movement', 'takeBack', 'endMovement'),
      declaration: opened(parts, 'declaration', 'declareBattle', 'undeclare', 'takeBack', 'endDeclaration'),
    },
    missions: opened(parts, 'missions'),
    strikes: opened(parts, 'strikes'),
    counters: factorsPrinted(position.counters),
    stacking: { ...ground.stacking, ...(air.limit && { air: air.limit }), flak: ground.flak },
    zoc: ground.zoc,
    exertsZoc:
      rules.exertsZoc === nobodyObjects ? hasZoc : (unit) => hasZoc(unit) && rules.exertsZoc(unit) === undefined,
    isHeavy: ({ type }) => heavy.has(type),
    largest: largestOf(position.state.units, position.largest),
    types: typesOf(position),
    asPrinted: (units) => asPrinted(position.modules, units),
    orders: position.orders?.list ?? [],
    opening: openingOf(position),
    graph,
  };
}
