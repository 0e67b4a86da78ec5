import { memoize } from '#core/memo.ts';
import type { Game } from '#core/game.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import { assemble, type Emit } from '#core/play.ts';
import { readShapes } from '#core/record/event-shape.ts';
import { fits } from '#core/notation/shape.ts';
import { hexChecks, NOWHERE } from '#hex/hex.ts';
import { aaFireDecision } from './air/anti-aircraft.ts';
import { dropsDecision, flyingDecision } from './airborne/flights.ts';
import { flightDecision, reenterDecision } from './air/flight.ts';
import { groundNow } from './engineers/bridges.ts';
import { assaultDecision } from './assault/assault.ts';
import { attacksDecision } from './fire/attacks.ts';
import { opFireDecision } from './fire/opportunity.ts';
import { seaDecision } from './landings/advance.ts';
import { missionDecision } from './indirect/oba.ts';
import { askToJump, bailOutDecision } from './options/bail-out.ts';
import { returnDecision } from './options/posts.ts';
import { banzaiDecision } from './options/banzai.ts';
import { drawsByCards } from './chaos/by-cards.ts';
import { chanceDecision } from './chaos/draws.ts';
import { eventDecision } from './chaos/event-step.ts';
import { walkDecision } from './move/walk.ts';
import { spotFireDecision } from './sight/spot.ts';
import { activityDecision } from './turn/activity.ts';
import { closeTurn, endTurn, keepDecision } from './turn/turn-end.ts';
import { impulseDecision, initiativeDecision, isDropped, spendDecision } from './turn/impulse.ts';
import { setupDecision, setupFrame } from './turn/setup.ts';
import { readCommandOn } from './commands.ts';
import { act, mission, shot } from './fields.ts';
import { answer, FRAMES } from './frames.ts';
import { GamexNames } from './names.ts';
import { EVENT_SHAPES } from './event-shapes.ts';
import { evolveIn } from './evolve.ts';
import {
  type Command,
  type GamexEvent,
  type GamexFrame,
  type Mine,
  other,
  type Side,
  SIDES,
  SOMEWHERE,
  type State,
  type Unit,
} from './types.ts';
import { kindOf, unitNamed } from './units.ts';
import { refuse, msg } from './words.ts';
import type { World } from './world.ts';

const misfitIn = readShapes(EVENT_SHAPES);

/** Tactical GameX as a game of the house. */
export interface Gamex extends Game<State, Command, GamexEvent, Side> {
  readonly world: World;
}

/** X28.2: the enemy's hidden mines are so many, and no more is known of them. */
const masked = (mines: readonly Mine[]): readonly Mine[] => mines.map(() => ({ at: NOWHERE, column: '2-1' }));

/** X28.3: hides the targets of enemy flights, and their passengers. */
const unaimed = (units: readonly Unit[], watcher: Side | 'spectator'): readonly Unit[] => {
  const aloft = new Set(units.filter(({ place }) => place === 'off').map(({ id }) => id));
  return units.map((unit) => {
    if (unit.side === watcher) return unit;
    const { carrier, ...rest } = unit;
    if (carrier !== undefined && aloft.has(carrier)) return { ...rest, place: 'off' };
    return unit.drop === undefined ? unit : { ...unit, drop: SOMEWHERE };
  });
};

/** X28.4: so many cards, and no more is known of them. */
function unseen(state: State, watcher: Side | 'spectator'): State {
  const { chaos } = state;
  if (!chaos || SIDES.every((side) => side === watcher || chaos.hands[side].length === 0)) return state;
  const shown = (side: Side) => (side === watcher ? chaos.hands[side] : chaos.hands[side].map(() => 0));
  return { ...state, chaos: { ...chaos, hands: { axis: shown('axis'), allied: shown('allied') } } };
}

const view = (whole: State, watcher: Side | 'spectator', airborne: boolean): State => {
  const state = unseen(airborne ? { ...whole, units: unaimed(whole.units, watcher) } : whole, watcher);
  // With nothing hidden, a view is the state itself.
  if (SIDES.every((side) => side === watcher || state.hidden[side].length === 0)) return state;
  const hidden = {
    axis: watcher === 'axis' ? state.hidden.axis : masked(state.hidden.axis),
    allied: watcher === 'allied' ? state.hidden.allied : masked(state.hidden.allied),
  };
  return { ...state, hidden };
};

const redactIn =
  (world: World, start: State) =>
  (event: GamexEvent, watcher: Side | 'spectator'): GamexEvent => {
    // X28.4
    if (event.is === 'received' && event.side !== watcher) return { is: 'received', side: event.side };
    if (event.is === 'surrendered') {
      const { lost, gained, ...known } = event;
      if (event.side === watcher) return { ...known, ...(lost === undefined ? {} : { lost }) };
      return watcher === 'spectator' ? known : { ...known, ...(gained === undefined ? {} : { gained }) };
    }
    if (event.is === 'mineHidden' && event.side !== watcher) return { is: 'mineHidden', side: event.side };
    if (event.is !== 'dropWritten' && event.is !== 'lifted') return event;
    return unitNamed(world, start, event.unit)?.side === watcher ? event : { is: event.is, unit: event.unit };
  };

const ROLLED: ReadonlySet<GamexEvent['is']> = new Set<GamexEvent['is']>([
  'initiative',
  'pool',
  'morale',
  'attack',
  'mineFound',
  'blockDie',
  'finished',
  'sinkDie',
  'cameDown',
  'spotDie',
  'available',
  'accuracy',
  'scattered',
  'aaDie',
  'breathDie',
  'strainDie',
  'drawn',
  'received',
  'surrendered',
  'diceInstead',
  'cardPlayed',
  'happened',
]);

export function gamexOf(world: World, start: State): Gamex {
  type Checking = { check(state: State, frame: never, command: Command): Objection | undefined };
  /** X24.3: an event has made impossible what was ordered. */
  const drops = (state: State, frame: GamexFrame, command: Command, emit: Emit<GamexEvent>): boolean => {
    const ground = groundNow(world, state);
    const off =
      frame.at === 'spend'
        ? isDropped(ground, state, frame, command, emit)
        : (stepsOn(ground) as Readonly<Record<string, Checking>>)[frame.at]?.check(state, frame as never, command) !==
          undefined;
    if (off) emit({ is: 'calledOff', side: 'side' in frame ? frame.side : 'axis' });
    return off;
  };
  // A step onto a hex without a mine tells as much as one onto a mine, and so does an overrun that is not called off (X6.4.5b).
  const tells = (event: GamexEvent) =>
    event.is === 'stepped' ||
    event.is === 'sailed' ||
    (event.is === 'push' && event.frame.at === 'assault' && event.frame.kind === 'overrun');
  // X28.3: a flight shows where it comes from, and with every hex that its target lies further on.
  const shows = (event: GamexEvent) => event.is === 'flew' || (event.is === 'push' && event.frame.at === 'flying');
  const airborne = start.units.some((unit) => kindOf(world, unit).lifts > 0);
  const secrets = SIDES.some((side) => start.hidden[side].length > 0);
  const chance = chanceDecision(world);
  /** Bridges come and go (X9): a decision is taken on the ground as it lies then. */
  const stepsOn = memoize((ground: World) => ({
    setup: setupDecision(ground),
    initiative: initiativeDecision(),
    impulse: impulseDecision(ground),
    spend: spendDecision(ground),
    activity: activityDecision(ground),
    walk: walkDecision(ground),
    opFire: opFireDecision(ground),
    spotFire: spotFireDecision(ground),
    assault: assaultDecision(ground),
    flight: flightDecision(ground),
    reenter: reenterDecision(ground),
    aaFire: aaFireDecision(ground),
    mission: missionDecision(ground),
    drops: dropsDecision(ground),
    flying: flyingDecision(ground),
    keepOF: keepDecision(ground),
    returnCP: returnDecision(ground, (here, state, step, emit) => {
      if (step === undefined) endTurn(here, state, emit);
      else emit({ is: 'turnTo', frame: setupFrame(here, state, step) });
    }),
    sea: seaDecision(ground, closeTurn),
    attacks: attacksDecision(ground),
    bailOut: bailOutDecision(ground),
    banzai: banzaiDecision(ground),
    event: eventDecision(ground),
    chance,
  }));
  const pauses = world.rules.pauses();
  const game = assemble<State, GamexFrame, Command, GamexEvent, Side>({
    sides: SIDES,
    start,
    overRule: 'X4.4a',
    steps: stepsOn(world),
    stepsIn(state) {
      const ground = groundNow(world, state);
      return ground === world ? undefined : stepsOn(ground);
    },
    // X14.1: passengers that may jump off are asked before anything else happens.
    ...(pauses.includes('bailOut')
      ? { interrupt: (state: State, emit: Emit<GamexEvent>) => askToJump(world, state, emit) }
      : {}),
    ...(pauses.includes('cards') ? { draws: drawsByCards(world, drops) } : {}),
    standing: {
      commands: ['resign', 'offerDraw', 'acceptDraw'],
      check(state, side, command) {
        if (command.do === 'offerDraw' && state.offer !== undefined)
          return refuse('X31.1', msg`a draw is offered already`);
        if (command.do === 'acceptDraw' && state.offer !== other(side)) return refuse('X31.1', msg`no draw is offered`);
        return undefined;
      },
      play(_state, side, command, emit) {
        if (command.do === 'offerDraw') return emit({ is: 'offered', side });
        const draw = command.do === 'acceptDraw';
        emit({
          is: 'over',
          winner: draw ? 'draw' : other(side),
          rule: 'X4.4a',
          by: draw ? 'agreement' : 'resignation',
          because: draw ? msg`both sides agree` : msg`${{ side }} gives up`,
        });
      },
    },
    evolve: evolveIn(world),
    moment: (state) => {
      const frame = state.frames.find((one) => one.at === 'impulse' || one.at === 'spend');
      const mover = frame && 'side' in frame ? { mover: frame.side } : {};
      return { turn: state.turn, ...mover, name: msg`turn ${state.turn} of ${world.turns}` };
    },
    outcome: ({ outcome }) => outcome,
    read: readCommandOn(world.board.grid.size),
    view: (state, watcher) => view(state, watcher, airborne),
    redact: redactIn(world, start),
    // With a card known, the face it was drawn by reveals the holders of others (X28.4).
    ...(start.chaos
      ? { sealed: ({ chaos }: State) => SIDES.some((side) => (chaos?.hands[side].length ?? 0) > 0) }
      : {}),
    reveals: (event) =>
      ROLLED.has(event.is) ||
      (event.is === 'push' && event.frame.at === 'chance') ||
      (secrets && tells(event)) ||
      (airborne && shows(event)),
  });
  const names = new GamexNames(world);
  const known = {
    ...hexChecks(world.board.grid.size),
    ...{ Act: fits(act, names), Shot: fits(shot, names), Mission: fits(mission, names) },
    Command: (value: unknown) => !isObjection(game.read(value)),
    ...{ GamexFrame: fits(FRAMES, names), Answer: fits(answer, names) },
  };
  return { ...game, world, misfit: (_state, event) => misfitIn(event, known) };
}
