import { isPhaseUntouched } from '#core/record/undo.ts';
import { isPlanned } from './prospect.ts';
import type { Brief, Mode, Scene } from '#table/desk.ts';
import { contacts } from '../combat/rules/declaration.ts';
import type { Blitz } from '../open.ts';
import { isAirbase, isShip } from '../kinds.ts';
import { harmOf } from '../combat/artillery/bombardment-effects.ts';
import type { BlitzFrame, Command, MovementStep, Side, State, Unit, UnitNo } from '../types.ts';
import { carefulOf } from './careful.ts';
import { turnOf } from '../course/desk/course.ts';
import { isStuck } from './stuck.ts';
import { besieged, type Idle, idleIn } from './idle.ts';
import { objectiveOf } from './objective.ts';
import { piecesOf, type Prints } from './pieces.ts';
import { mooringOf } from '../sea/desk/moorings.ts';
import { carriersOf, idOf } from './units.ts';

/** Presentation of each kind of decision at the table. */
interface Way {
  readonly mode: Mode;
  /** Extent of the decision. */
  readonly scope: Scene['scope'];
  /** The command that ends it, where one does. */
  readonly done?: Command;
}

const NOTHING: Way = { mode: 'none', scope: 'phase' };

const WAYS: Readonly<Record<BlitzFrame['at'], Way>> = {
  obChoice: { mode: 'choose', scope: 'phase' },
  production: { mode: 'choose', scope: 'phase', done: { do: 'endProduction' } },
  plans: { mode: 'choose', scope: 'phase' },
  activation: { mode: 'choose', scope: 'phase', done: { do: 'rollActivation' } },
  replacements: { mode: 'choose', scope: 'phase', done: { do: 'endReplacements' } },
  guerillas: { mode: 'choose', scope: 'phase', done: { do: 'delay' } },
  claim: { mode: 'choose', scope: 'one', done: { do: 'playOn' } },
  refusal: { mode: 'choose', scope: 'one', done: { do: 'stand' } },
  setup: { mode: 'place', scope: 'phase', done: { do: 'ready' } },
  weather: { mode: 'choose', scope: 'phase', done: { do: 'rollWeather' } },
  movement: { mode: 'move', scope: 'phase', done: { do: 'endMovement' } },
  declaration: { mode: 'aim', scope: 'phase', done: { do: 'endDeclaration' } },
  interception: { mode: 'send', scope: 'some', done: { do: 'endInterception' } },
  landing: { mode: 'send', scope: 'some', done: { do: 'endLanding' } },
  flight: { mode: 'choose', scope: 'one' },
  evacuation: { mode: 'choose', scope: 'one' },
  airReturn: NOTHING,
  airDefence: NOTHING,
  combat: { mode: 'choose', scope: 'some' },
  battles: { mode: 'aim', scope: 'phase', done: { do: 'endCombat' } },
  drawOffer: { mode: 'choose', scope: 'some' },
  airFights: { mode: 'choose', scope: 'one' },
  allot: { mode: 'choose', scope: 'one' },
  avAdvances: { mode: 'choose', scope: 'one' },
  retreat: { mode: 'choose', scope: 'one' },
  advance: { mode: 'choose', scope: 'one', done: { do: 'endAdvance' } },
  seaHexes: { mode: 'choose', scope: 'one' },
  sinking: { mode: 'choose', scope: 'one' },
  // M11.24: ship by ship, or all of them by one press.
  withdrawal: { mode: 'choose', scope: 'some' },
  waves: { mode: 'choose', scope: 'one' },
  bombardment: { mode: 'choose', scope: 'some', done: { do: 'endStep' } },
  support: { mode: 'choose', scope: 'one' },
  payment: { mode: 'choose', scope: 'one' },
  losses: { mode: 'name', scope: 'one' },
  exchange: { mode: 'name', scope: 'one' },
  supplyLosses: { mode: 'name', scope: 'one' },
  beachSupply: { mode: 'name', scope: 'one' },
  supply: { mode: 'name', scope: 'one' },
  combatStart: NOTHING,
  engagement: NOTHING,
  inferior: NOTHING,
  minorLosses: NOTHING,
  turnEnd: NOTHING,
};

const isHere = ({ units }: State, no: UnitNo, ...places: readonly string[]): boolean =>
  places.includes(units[no]?.place ?? '');

/** Hex of the decision. */
function focusOf({ world: { board } }: Blitz, state: State, frame: BlitzFrame | undefined): number | undefined {
  const whereIs = (no: UnitNo | undefined) => (no === undefined ? undefined : state.units[no]?.at);
  switch (frame?.at) {
    case 'setup': {
      // M80.2: where the first army of a minor country that is not set up has its home.
      const minor = frame.stage === 'minors' || frame.stage === 'rolled';
      const nation = minor
        ? state.units.find((one) => one.side === frame.side && one.place === 'waiting')?.nation
        : undefined;
      if (nation !== undefined) return board.cityHexes.find((hex) => board.country[hex] === nation);
      const home = board.homeCityHexes[frame.side];
      const capital = board.source.cities.find((city) => city.capital && city.hexes.some((hex) => home.includes(hex)));
      return (capital?.hexes ?? home)[0];
    }
    case 'retreat':
      return whereIs(frame.units.find((no) => isHere(state, no, 'map')));
    case 'refusal':
    case 'support':
      return frame.battle.hexes[0];
    case 'guerillas':
      return frame.hexes?.[0] ?? state.uprisings?.find((one) => one.side === frame.side)?.waiting[0];
    case 'exchange':
    case 'payment':
    case 'advance':
      return frame.fight.battle.hexes[0];
    case 'losses':
      return whereIs(frame.bill.units.find((no) => isHere(state, no, 'map', 'air')));
    case 'beachSupply':
      return whereIs(frame.units[0]);
    case 'allot':
    case 'flight':
    case 'evacuation':
      return frame.hex;
    case 'airFights':
      return frame.hexes[0];
    // M11.22, M11.24: where the fleet lies.
    case 'sinking':
    case 'withdrawal': {
      const ship = frame.units.map((no) => state.units[no] as Unit).find(({ place }) => place !== 'lost');
      return ship && (mooringOf(board, ship) ?? ship.at);
    }
    case 'waves':
      return state.waves?.find(({ fights }) => fights)?.hex;
    default:
      return undefined;
  }
}

/** M80.17 to M80.20: steps of ships. */
const BY_SHIP: readonly MovementStep[] = ['sailing', 'engaging', 'sea', 'embarking'];

/** B7.a9, M3.8: those who must attack, or may, stand there. A hex must not move between two taps, so it counts at the beginning only. */
function beginsOf(game: Blitz, state: State, frame: BlitzFrame | undefined, idle: Idle): readonly number[] {
  const { world } = game;
  if (frame?.at === 'battles' && frame.attackers.length === 0) {
    const able = state.units.filter((unit, no) => unit.side === state.mover && unit.place === 'map' && !idle(unit, no));
    return [...new Set(able.map((unit) => unit.at))];
  }
  if (frame?.at === 'movement' && frame.step !== undefined && LED_TO.includes(frame.step) && isPhaseUntouched(state)) {
    const able = state.units.flatMap((unit, no) =>
      unit.side === state.mover && !AWAY.includes(unit.place) && !isAirbase(unit) && !idle(unit, no) ? [no] : [],
    );
    const there = carriersOf(state, able).map((no) => state.units[no] as Unit);
    return [...new Set(there.map((unit) => mooringOf(world.board, unit) ?? unit.at))].filter((hex) => hex >= 0);
  }
  if (frame?.at === 'bombardment')
    return [...new Set([...game.legal(state)].flatMap((one) => (one.do === 'bombard' ? [one.hex] : [])))];
  if (frame?.at !== 'declaration' || state.battles.length > 0 || !world.rules.ground.mustAttack(state)) return [];
  return [...new Set(contacts(world, state).map(({ unit }) => unit.at))];
}

/** M80.11 to M80.20: in these steps those who may act are seldom where the front is. */
const LED_TO: readonly MovementStep[] = [...BY_SHIP, 'ferry', 'air', 'strikes', 'standby'];
const AWAY: readonly Unit['place'][] = ['lost', 'gone', 'waiting'];

/** Units of which the next is selected. */
function nextOf(state: State, frame: BlitzFrame | undefined): Scene['next'] {
  if (frame?.at !== 'retreat') return undefined;
  return frame.units.filter((no) => isHere(state, no, 'map')).map((no) => idOf(state, no));
}

/** M6.1: in the early steps of movement, too, units are taken in hand and do what is open to them. */
const EARLY: Way = { mode: 'move', scope: 'some', done: { do: 'endStep' } };
/** M80.16: trains run like units. */
const BY_RAIL: Way = { ...EARLY, scope: 'phase' };

/** Steps in which trains, aircraft, flak or bases are taken in hand. */
const IN_HAND: readonly MovementStep[] = ['rail', 'ferry', 'air', 'strikes', 'standby', 'flak', 'bases'];

/** M12.22: others may follow those that are called, or stay: one press says both. */
const CALLING: Way = { mode: 'choose', scope: 'some' };

/** M17.h.2: it ends by itself when everybody stands. */
const BY_TURNS: Way = { mode: 'place', scope: 'phase' };

export function wayOf(state: State): Way {
  const frame = state.frames.at(-1);
  if (frame?.at === 'setup' && frame.stage === 'turns') return BY_TURNS;
  if (frame?.at === 'movement' && frame.step !== undefined && frame.step !== 'land')
    return IN_HAND.includes(frame.step) || (BY_SHIP.includes(frame.step) && state.units.some(isShip)) ? BY_RAIL : EARLY;
  if (frame?.at === 'flight' && frame.stage.startsWith('intercept') && frame.interceptors.length > 0) return CALLING;
  return WAYS[frame?.at ?? 'turnEnd'];
}

export function briefOf(game: Blitz, state: State): Brief<Side> {
  const prompt = game.prompt(state);
  return {
    prompt,
    moment: game.moment(state),
    scope: prompt ? wayOf(state).scope : NOTHING.scope,
  };
}

export function sceneOf(game: Blitz, state: State, prints: Prints): Scene<Command, Side> {
  const frame = state.frames.at(-1);
  const brief = briefOf(game, state);
  const { mode, done } = brief.prompt ? wayOf(state) : NOTHING;
  const outcome = game.outcome(state);
  const focus = focusOf(game, state, frame);
  const idle = idleIn(game, state);
  const begins = beginsOf(game, state, frame, idle);
  const next = nextOf(state, frame);
  const aims = mode === 'aim' ? besieged(game, state) : [];
  const careful = brief.prompt ? carefulOf(game, state) : undefined;
  const turn = turnOf(game, state);
  const ends = frame?.at !== 'setup' && frame?.at !== 'drawOffer';
  return {
    ...brief,
    ...(outcome ? { outcome } : {}),
    mode,
    pieces: piecesOf(state, mode, idle, prints, {
      moored: (ship) => mooringOf(game.world.board, ship),
      harm: (unit) => harmOf(game.world.terms, state, unit),
      stuck: (unit) => isStuck(game.world.terms, state, unit),
    }),
    ...(done ? { done } : {}),
    ...(careful ? { careful } : {}),
    objective: objectiveOf(game, state),
    ...(turn ? { turn } : {}),
    ...(focus === undefined ? {} : { focus }),
    ...(begins.length > 0 ? { begins } : {}),
    ...(next ? { next } : {}),
    ...(aims.length > 0 ? { aims } : {}),
    ...(frame?.at === 'retreat' ? { tone: 'retreat' as const } : {}),
    plannable: mode === 'move',
    ...(mode === 'move' && isPlanned(brief.prompt?.commands ?? []) ? { movesPlanned: true } : {}),
    // B80.11
    ...(ends ? { ending: { draw: { do: 'offerDraw' }, resign: { do: 'resign' } } } : {}),
  };
}
