import { type Objection, objection } from '../../core/objection.ts';
import { say, theHex } from '../../core/say.ts';
import { compile } from '../../core/rulebook.ts';
import { emptyReach, type Reach, type StepGraph } from '../../hex/path.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Board } from './board.ts';
import { counterFault, largestOf, remnant } from './chapters/combat/counters.ts';
import { airRoom } from './chapters/air/missions.ts';
import { movementGraph } from './chapters/ground/movement.ts';
import { modulesOf, type Options, optionsOf, type Preset, type Switch, typesOf } from './presets.ts';
import type { Position } from './position.ts';
import { QUESTIONS } from './questions.ts';
import { servingBeaches } from './chapters/supply/routes.ts';
import { PRECEDENCE } from './rules/precedence.ts';
import { landAtPortFault, SEA_AIR_LIMIT } from './chapters/sea/sea.ts';
import { tooLarge } from './chapters/ground/stacking.ts';
import {
  type BlitzFrame,
  isGround,
  type Mission,
  type MissionKind,
  SIDES,
  type State,
  sizeOf,
  type Unit,
} from './types.ts';
import type { AdvanceRules, Mobility, Pace, Phases, World } from './world.ts';

/** What a game is played with: here, and in sequence.ts, the switches are read; nowhere else. */

const SETUP = ['placeUnit', 'holdBack', 'ready'];
const MOVEMENT = ['placeReinforcement', 'moveUnit', 'flyAirborne'];
const TOURNAMENT_MOVEMENT = [
  'placeReplacement',
  'splitUnit',
  'airTransport',
  'embark',
  'sail',
  'landAtPort',
  'stageInvasion',
  'landOnBeach',
  'withdrawRanger',
  'declareAV',
  'addToAV',
];
const DECLARATION = ['declareBattle', 'undeclare', 'takeBack', 'endDeclaration'];
const TOURNAMENT_DECLARATION = ['splitUnit', 'assignMission', 'addToAV', 'declareCityAssault'];

function verbsOf(options: Options): World['verbs'] {
  const end = ['takeBack', 'endMovement'];
  if (!options.tournament) return { setup: SETUP, movement: [...MOVEMENT, ...end], declaration: DECLARATION };
  return {
    setup: [...SETUP, 'placeAtSea', 'splitUnit'],
    movement: [...MOVEMENT, ...TOURNAMENT_MOVEMENT, ...(options.seaAir ? ['aircraftToSea'] : []), ...end],
    declaration: [...TOURNAMENT_DECLARATION, ...DECLARATION],
  };
}

const BASIC_PHASES: Phases = {
  setup: { blue: 'B80.1', red: 'B80.2' },
  movement: 'B80.3',
  declaration: 'B80.4',
  combatStart: 'B80.5',
  combat: 'B80.6',
  battle: 'B80.8',
  turnEnd: 'B80.7',
};
const TOURNAMENT_PHASES: Phases = {
  setup: { blue: 'T80.1', red: 'T80.1' },
  movement: 'T80.3',
  declaration: 'T80.4',
  combatStart: 'T80.5',
  combat: 'T80.7',
  battle: 'T80.13',
  turnEnd: 'T80.12',
};

const BASIC_ADVANCE: AdvanceRules = {
  who: { attacker: 'B19.7.1', defender: 'B19.7.2' },
  first: { attacker: 'B19.7.1', defender: 'B19.7.2' },
  count: 'B19.7.3',
  ground: 'B19.7.3',
  room: { attacker: 'B19.7.1', defender: 'B19.7.2' },
};
const TOURNAMENT_ADVANCE: AdvanceRules = {
  who: { attacker: 'T7.2.7', defender: 'T7.2.7' },
  first: { attacker: 'T7.2.8', defender: 'T7.2.13' },
  count: 'T7.2.7',
  ground: 'T7.2.10',
  room: { attacker: 'T7.2.10', defender: 'T7.2.10' },
};

function missionsOf(options: Options): MissionKind[] {
  if (!options.tournament) return [];
  return [
    'tactical',
    'strategic',
    'bombing',
    'support',
    ...(options.fighters ? (['escort'] as const) : []),
    ...(options.interdiction ? (['interdiction'] as const) : []),
    ...(options.nuclear ? (['nuclear'] as const) : []),
  ];
}

const MISSION_SWITCHES: Partial<Record<Mission['kind'], Switch>> = {
  escort: 'fighters',
  intercept: 'fighters',
  interdiction: 'interdiction',
  nuclear: 'nuclear',
};
const FRAME_SWITCHES: Partial<Record<BlitzFrame['at'], Switch>> = {
  weather: 'weather',
  interception: 'fighters',
  airFights: 'fighters',
  allot: 'fighters',
  beachSupply: 'supplyRoutes',
};

/** B0.2: what a written position has of optional rules that are not in play, or that no play could bring about. */
export function strayFaults({ options }: World, state: State): string[] {
  const signs: [Switch | undefined, boolean][] = [
    ['weather', state.weather !== 'clear'],
    ['nuclear', state.closed.length > 0 || state.struck !== undefined],
    ['nuclear', state.units.some((unit) => unit.stunnedTill !== undefined)],
    ['supplyRoutes', state.beachheads.length > 0 || state.units.some((unit) => unit.isolated)],
    ['seaAir', state.units.some((unit) => !isGround(unit) && unit.zone !== undefined)],
    ...state.missions.map(({ kind }): [Switch | undefined, boolean] => [MISSION_SWITCHES[kind], true]),
    ...state.frames.map(({ at }): [Switch | undefined, boolean] => [FRAME_SWITCHES[at], true]),
  ];
  const strays = new Set(signs.flatMap(([name, seen]) => (name && seen && !options[name] ? [name] : [])));
  const faults = [...strays].map((name) => `the position has something of ${name}, which is not played (B0.2)`);
  const afloat = state.units.filter((unit) => !isGround(unit) && unit.zone !== undefined);
  const wrong = afloat.find((unit) => unit.type !== 'TAC' && unit.type !== 'FTR');
  if (wrong) faults.push(`${wrong.id} never goes to sea (O23.7.10)`);
  for (const side of SIDES) {
    const factors = afloat.reduce((sum, unit) => sum + (unit.side === side ? sizeOf(unit) : 0), 0);
    if (factors > SEA_AIR_LIMIT) faults.push(`${side} has ${factors} factors of aircraft At Sea (O23.7.1)`);
  }
  if (state.frames.some((frame) => frame.at === 'weather') && state.mover !== 'blue')
    faults.push('blue rolls for the weather (O24.1)');
  return faults;
}

/** T22: the countries that can be violated. */
export function minorsOf(board: Board, preset: Preset): number[] {
  if (preset === 'basic') return [];
  return board.source.countries.flatMap((country, index) => (country.role === 'minor' ? [index] : []));
}

/** O24.7, O90.16: under seaMustLand movement does not end while a unit At Sea could still land at a port with room. */
function mustLand(world: World, state: State, units: readonly Unit[]): Objection | undefined {
  if (state.weather !== 'seaMustLand') return undefined;
  const hasRoom = (unit: Unit, hex: Hex) =>
    isGround(unit) ? !tooLarge(world, state, unit, hex, 'B8.1') : airRoom(world, state, unit.side, hex) >= sizeOf(unit);
  for (const unit of units) {
    if (unit.side !== state.mover || unit.place !== 'sea') continue;
    const port = world.board.cityHexes.find((hex) => !landAtPortFault(world, state, unit, hex) && hasRoom(unit, hex));
    if (port !== undefined)
      return objection('O24.7', say`${unit} is At Sea and can still land at ${theHex(world.board.grid, port)}`);
  }
  return undefined;
}

export function worldOf(position: Position): World {
  const { board, preset, switches } = position;
  const options = optionsOf(preset, switches);
  const rules = compile(QUESTIONS, modulesOf(board, preset, switches), PRECEDENCE);
  const roadsNegate = rules.roadsNegateTerrain();
  const graphs = new Map<string, { steps: StepGraph; space: Reach }>();
  const graph = (mobility: Mobility, pace: Pace) => {
    const key = `${mobility} ${pace}`;
    let built = graphs.get(key);
    if (!built) {
      const steps = movementGraph(board, mobility, pace, roadsNegate);
      built = { steps, space: emptyReach(steps) };
      graphs.set(key, built);
    }
    return built;
  };
  const printed = options.counterLimits ? position.counters : undefined;
  const world: World = {
    board,
    rules,
    terms: position.terms,
    options,
    minors: minorsOf(board, preset),
    phases: options.tournament ? TOURNAMENT_PHASES : BASIC_PHASES,
    advance: options.tournament ? TOURNAMENT_ADVANCE : BASIC_ADVANCE,
    verbs: verbsOf(options),
    missions: missionsOf(options),
    largest: largestOf(position.state.units, position.largest),
    types: typesOf(preset, switches),
    beachSupply: options.supplyRoutes,
    servingBeaches: (state) => servingBeaches(world, state),
    mustLand: (state, units) => (options.weather ? mustLand(world, state, units) : undefined),
    counterFault: (state, unit, sizes) => (printed ? counterFault(printed, state, unit, sizes) : undefined),
    remnant: (state, unit, left) => (printed ? remnant(printed, state, unit, left) : [left]),
    graph,
  };
  return world;
}
