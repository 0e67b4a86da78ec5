import { undoCount } from '#core/record/undo.ts';
import { msg } from '#core/message.ts';
import type { Blitz } from '../open.ts';
import type { Library } from '../position.ts';
import type { Command, Side, State, MovementStep } from '../types.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { type Budget, newPurse, type Purse } from '#ai/budget.ts';
import { inOneGo } from '#ai/decide.ts';
import type { BlitzPlayer, Decision, Incumbent } from './player.ts';
import { weigh } from './search/aftermath.ts';
import { anything, arrivalOf, carryOut, decideInBattle, endOfMovement } from './decisions.ts';
import { asDeclared, type Declared } from './reasons/declarations.ts';
import { isSmall } from './exact/exact.ts';
import { newMemory } from './exact/exact-memory.ts';
import { chooseOrder, deploy } from './deploy.ts';
import type { Explanation } from './reasons/explanation.ts';
import { type Foresight, foresee } from './search/foresee.ts';
import { tidied } from './plan/destinations.ts';
import type { Order, Theatre, TurnPlan } from './plan/operation.ts';
import { type LandPlan, planTurn } from './plan/plan.ts';
import { type Considered, evalsIn, type Search, searchIn, worthOf } from './reasons/outlook.ts';
import { search } from './search/search.ts';
import { openingFor, setupCommand } from './setup.ts';
import { hintsFor } from './reasons/hints.ts';
import { tellModule } from './reasons/module-reasons.ts';
import { type Style, styleIn, styleNear } from './search/style.ts';
import { inSecondImpulse, stepIn } from '../turns.ts';
import { hasOperations, survey } from './plan/survey.ts';

/** Planner of a player's moves; the rest is common to all players. */
export type MakePlan = (game: Blitz, state: State, side: Side, bold: boolean) => TurnPlan;

/** Differences between players besides their style. */
export interface How {
  readonly plan?: MakePlan;
  /** Makes one: a theatre remembers what it is about, and the games in the head of a player need others. */
  readonly theatre?: () => Theatre;
  /** Search between plans of a whole player turn. */
  readonly search?: Search;
  /** Search inside the player turn. */
  readonly foresight?: Foresight;
  /** Instead of the level's own, where no other is given. */
  readonly budget?: Budget;
}

/** A player turn in progress: the orders still to be carried out, and how often it had to begin again. */
interface Turn {
  readonly key: string;
  queue: Order[] | undefined;
  attempts: number;
  /** Commands of the player turn after its last order: with fewer, some have been taken back. */
  done: number;
  explain: () => readonly Explanation[];
  /** Number of commands of the player turn to keep, after a plan that could not be completed. */
  keeps?: number;
  /** On the way back there. */
  back?: boolean;
  /** Commands that stay whatever they keep open: dice were thrown before them. */
  floor?: number;
  /** Replaces `explain` once battles are declared. */
  declared?: (() => readonly Explanation[]) | undefined;
}

/** Most of the purse goes into the plan of the player turn, the rest into the decisions that come after it. */
const FOR_THE_PLAN = 0.7;
/** Share of what is left then for the plan of a second impulse, which has no battles. */
const FOR_THE_SECOND_IMPULSE = 0.4;
/** Limit for tasks before the plan, such as plans for an automatic victory. */
const FOR_ARRIVALS = 0.3;
/** An automatic victory takes several plans, some 20 ms each: with less time than this none is looked for. */
const LEAST_MS = 60;
/** Share of the remaining time for one decision: the number still to come is unknown. */
const FOR_A_DECISION = 0.3;
/** The defender's purse in the enemy's player turn, in parts of the budget. */
const FOR_DEFENCE = 0.2;

/** Budget of one side in a player turn, its own or the enemy's. */
interface Pocket {
  readonly key: string;
  readonly purse: Purse;
}

/** A budget counted in plans gives so many games in the head for a decision inside the player turn. */
const PLAYS_A_PLAN = 6;

/** Origin of a decision. */
type Origin = Pick<Decision, 'how' | 'note' | 'evals' | 'value'>;
type Own = Origin & { readonly own: Command | undefined };

/** After so many plans that did not work out the game's own sampler ends the phase. */
const MOST_ATTEMPTS = 2;
/** A Tournament turn has many more decisions, and each takes longer to play out: so many of them are looked into. */
const MOST_FORESEEN = 3;
const LAST: Command = { do: 'takeBack', what: 'last' };
const AFTER_THE_MARCH: readonly MovementStep[] = ['flak', 'bases'];
/** Decisions within a flight or an engagement, which then runs on. */
const IN_MID_COURSE: ReadonlySet<string> = new Set([
  'flight',
  'evacuation',
  'sinking',
  'withdrawal',
  'inferior',
  'waves',
]);
/** Decisions made without looking ahead. */
const UNSEEN: ReadonlySet<string> = new Set(['weather', 'airFights', 'avAdvances', 'seaHexes']);

const nothing = (): readonly Explanation[] => [];

export function computer(level: Style, seed: number, library?: Library, how: How = {}): BlitzPlayer {
  const { plan } = how;
  const theatre = how.theatre?.();
  const inHead = how.theatre && headTheatre(how.theatre);
  const choose = seededChoice(seed);
  const memory = newMemory();
  const noise = level.noise > 0 ? () => level.noise * (choose(1000) / 1000 - 0.5) : () => 0;
  let turn: Turn = { key: '', queue: undefined, attempts: 0, done: 0, explain: nothing };
  const pockets = new Map<Side, Pocket>();
  const openings: Record<Side, Map<Blitz, ReturnType<typeof openingFor>>> = { blue: new Map(), red: new Map() };

  const opening = (game: Blitz, side: Side) => {
    const known = openings[side];
    if (library && !known.has(game)) known.set(game, openingFor(game, side, library, seed >>> 0));
    return known.get(game);
  };

  const purseOf = (state: State, side: Side): Purse => {
    const key = `${state.turn} ${state.mover}`;
    const known = pockets.get(side);
    if (known?.key === key) return known.purse;
    const purse = newPurse(side === state.mover ? 1 : FOR_DEFENCE);
    pockets.set(side, { key, purse });
    return purse;
  };

  const adopt = (game: Blitz, state: State, side: Side, { orders, explain }: TurnPlan): void => {
    turn.queue = [...tidied(game, state, side, orders, carryOut)];
    turn.explain = explain;
  };

  const styleOf = (game: Blitz, state: State): Style => {
    const style = styleIn(game, level);
    return how.search && searchIn(game, how.search).lead === true ? styleNear(game, state, style) : style;
  };

  /** Explanations of module commands in this player turn. */
  let notes: { readonly key: string; readonly told: readonly Explanation[] } = { key: '', told: [] };
  const remember = (game: Blitz, state: State, command: Command): void => {
    const key = `${state.turn} ${state.mover}`;
    if (notes.key !== key) notes = { key, told: [] };
    const one = tellModule(game, state, styleOf(game, state), command);
    if (one) notes = { key, told: [...notes.told, one] };
  };

  const reasons = (): readonly Explanation[] => [...(theatre?.explain?.() ?? []), ...notes.told, ...turn.explain()];

  /** The reasons of the plan; of the battles, once they are declared, as they are declared. */
  const explain = (): readonly Explanation[] => turn.declared?.() ?? reasons();

  const declare = (declared: Declared): void => {
    let told: readonly Explanation[] | undefined;
    turn.declared = () => {
      told ??= asDeclared(declared, reasons());
      return told;
    };
  };

  const idle = (): boolean => turn.queue?.length === 0;

  /** The next order of the plan that can be carried out, then the end of the phase. */
  const next = (game: Blitz, state: State, side: Side): Command | undefined => {
    for (let order = turn.queue?.shift(); order; order = turn.queue?.shift()) {
      const command = carryOut(game, state, side, order);
      if (!command) continue;
      turn.done = undoCount(state) + 1;
      return command;
    }
    const end = endOfMovement(game, state);
    if (end) return end;
    turn.attempts++;
    turn.queue = undefined;
    return turn.attempts < MOST_ATTEMPTS && undoCount(state) > 0 ? { do: 'takeBack', what: 'phase' } : undefined;
  };

  /** M0.23: what keeps the phase open may have been done in a step before this one: each time one command more is taken back. */
  const wayOut = (game: Blitz, state: State, step: MovementStep): Command | undefined => {
    const end = step === 'land' ? endOfMovement(game, state) : ({ do: 'endStep' } as const);
    if (!end) {
      turn.keeps = Math.min(turn.keeps ?? Number.POSITIVE_INFINITY, undoCount(state)) - 1;
      turn.back = true;
    }
    const { keeps } = turn;
    // M80.22, M80.23: what comes after the march is not taken back for its sake.
    if (AFTER_THE_MARCH.includes(step)) return end;
    if (turn.back && keeps !== undefined && keeps >= (turn.floor ?? 0) && undoCount(state) > keeps) return LAST;
    // From there step by step to the march again, which may end now.
    turn.back = false;
    return end;
  };

  /** Makes a plan, better and better ones if it looks ahead; each is settled on as soon as it is the best. */
  function* planned(
    game: Blitz,
    state: State,
    side: Side,
    purse: Purse,
    { ms }: Budget,
  ): Generator<Incumbent, Origin, undefined> {
    // M1.2: no battles after the second impulse; it brings units forward, out of danger and to cities.
    const bold = turn.attempts === 0 && !inSecondImpulse(state);
    const style = styleOf(game, state);
    const planning = { game, state, side, style, noise, bold, theatre, memory, more: purse.time(FOR_THE_PLAN) };
    const settings = how.search && searchIn(game, how.search);
    const again = inSecondImpulse(state) && turn.attempts === 0 ? (settings?.again ?? 0) : 0;
    if (plan || !settings || !(bold || again > 0)) {
      adopt(game, state, side, plan ? plan(game, state, side, bold) : planTurn(planning));
      return { evals: 1, how: 'planned' };
    }
    const most = evalsIn(settings, game.world);
    // By the clock a level thinks as long as its time lasts.
    const watch =
      ms === undefined
        ? purse.watch(FOR_THE_PLAN, bold ? most : Math.min(again, most / 2))
        : purse.watch(bold ? FOR_THE_PLAN : FOR_THE_SECOND_IMPULSE);
    let settled: LandPlan | undefined;
    let first: Command | undefined;
    let worth: { readonly value?: number } = {};
    const looker = { planning, settings, watch, seed, theatre: inHead };
    for (const [best] of search(looker)) {
      const { plan: found } = best as Considered;
      if (found !== settled) {
        adopt(game, state, side, found);
        first = preview(game, state, side, found);
        settled = found;
      }
      const command = first ?? anything(game, state, side, choose);
      const value = worthOf(best as Considered);
      worth = Number.isFinite(value) ? { value } : {};
      yield { command, evals: watch.evals(), ...worth, explain: found.explain };
    }
    const evals = watch.evals();
    if (watch.hurried())
      return { evals, ...worth, how: 'stopped', note: msg`told to play after ${evals} {plan|plans}` };
    if (evals === 0) return { evals, how: 'stopped', note: msg`no time to think: the first plan is played` };
    return { evals, ...worth, how: 'planned' };
  }

  function* inMovement(
    game: Blitz,
    state: State,
    side: Side,
    purse: Purse,
    budget: Budget,
  ): Generator<Incumbent, Own, undefined> {
    const step = stepIn(state);
    const key = `${state.turn} ${side} ${inSecondImpulse(state) ? 2 : 1}`;
    turn.declared = undefined;
    if (turn.key !== key) turn = { key, queue: undefined, attempts: 0, done: 0, explain: nothing };
    if (undoCount(state) < turn.done) turn.queue = undefined;
    if (turn.attempts >= MOST_ATTEMPTS) return { evals: 0, how: 'planned', own: wayOut(game, state, step ?? 'land') };
    const style = styleOf(game, state);
    // M80.22: flak goes on after the march.
    const arrival = !turn.queue
      ? arrivalOf(game, state, side, style, theatre, purse.time(FOR_ARRIVALS, LEAST_MS))
      : step && step !== 'land' && theatre?.moving?.(game, state, side, style);
    if (step && step !== 'land') {
      const fits = arrival && !game.check(state, side, arrival);
      return { evals: 0, how: 'planned', own: fits ? arrival : { do: 'endStep' } };
    }
    if (arrival) return { evals: 0, how: 'planned', own: arrival };
    let told: Origin = { evals: 0, how: 'planned' };
    if (!turn.queue) {
      told = yield* planned(game, state, side, purse, budget);
      if (idle() && nobodyMoves(game, state, side)) {
        told = { ...told, how: 'obligatory', note: msg`nobody can move: only what must be done is done` };
      }
    }
    return { ...told, own: next(game, state, side) };
  }

  let foreseen = { key: '', decisions: 0 };

  /** The usual decision, or a better one that is seen ahead; without a budget there is no looking ahead. */
  const inBattle = (game: Blitz, state: State, side: Side, purse: Purse, { evals }: Budget): Command | undefined => {
    const style = styleOf(game, state);
    const usual = decideInBattle(game, state, side, style, theatre);
    const { more } = purse.watch(FOR_A_DECISION);
    if (!usual || !how.foresight || !more() || game.check(state, side, usual)) return usual;
    // M12.20, M80.42: after the answer dice may fall at once.
    if (state.frames.some(({ at }) => IN_MID_COURSE.has(at))) return usual;
    const most = PLAYS_A_PLAN * (evals ?? Number.POSITIVE_INFINITY);
    const small = isSmall(game, state);
    if (!small && how.search?.aftermath === true && !hasOperations(game.world)) {
      const weighed = weigh(
        { game, state, side, style, theatre: inHead, search: how.search, plays: most, more },
        usual,
      );
      if (weighed) return weighed;
    }
    const key = `${state.turn} ${state.mover}`;
    if (foreseen.key !== key) foreseen = { key, decisions: 0 };
    if (!small && hasOperations(game.world)) {
      if (UNSEEN.has(state.frames.at(-1)?.at ?? '') || foreseen.decisions++ >= MOST_FORESEEN) return usual;
    }
    const plays = Math.min(how.foresight.plays, most);
    const asked = { game, state, side, style, theatre: inHead, foresight: { ...how.foresight, plays }, more, memory };
    return foresee(asked, usual) ?? usual;
  };

  function* own(
    game: Blitz,
    state: State,
    side: Side,
    purse: Purse,
    budget: Budget,
  ): Generator<Incumbent, Own, undefined> {
    const frame = state.frames.at(-1);
    const plain = { evals: 0, how: 'planned' } as const;
    // A flight that is on its way again because its end was taken back goes back to where it was declared, or comes home for good.
    if (frame?.at === 'flight' && turn.back && side === state.mover) {
      if (!game.check(state, side, LAST)) return { ...plain, own: LAST };
      turn.floor = undoCount(state) + 1;
    }
    if (frame?.at === 'movement') return yield* inMovement(game, state, side, purse, budget);
    if (frame?.at === 'obChoice') return { ...plain, own: chooseOrder(game, frame, seed >>> 0) };
    if (frame?.at !== 'setup') {
      const decided = inBattle(game, state, side, purse, budget);
      if (decided?.do === 'endDeclaration' && decided.battles) declare({ game, state, battles: decided.battles });
      return { ...plain, own: decided };
    }
    const stations = opening(game, side);
    const known = stations && setupCommand(game, state, frame, stations);
    const own = known && !game.check(state, side, known) ? known : deploy(game, state, frame, stations);
    return { ...plain, own };
  }

  function* think(game: Blitz, state: State, budget: Budget): Generator<Incumbent, Decision, undefined> {
    const side = game.decides(state) ?? state.mover;
    const purse = purseOf(state, side);
    purse.open(budget);
    try {
      const { own: command, ...told } = yield* own(game, state, side, purse, budget);
      if (command && !game.check(state, side, command)) {
        remember(game, state, command);
        return { ...told, command, explain };
      }
      const note = msg`no plan could be carried out: something legal was done`;
      return { ...told, how: 'fallback', note, command: anything(game, state, side, choose), explain };
    } finally {
      purse.close();
    }
  }

  return {
    name: level.name,
    command: (game, state) => inOneGo(think(game, state, how.budget ?? {})).command,
    think,
    explain,
    hints: (game, state, budget) =>
      hintsFor(
        {
          game,
          state,
          style: styleOf(game, state),
          search: how.search && searchIn(game, how.search),
          own: how.theatre?.(),
          theatre: inHead,
          seed,
        },
        budget,
      ),
  };
}

/**
 * Games in the head do without automatic victories: looking for one takes more plans than all the rest of a course, and
 * so much fewer courses could be played.
 */
const headTheatre = (make: () => Theatre) => (): Theatre => {
  // Air forces and fleets stay out of it, too: their flights take plans of their own.
  const { moving: _moving, ...own } = make();
  const { arrivals } = own;
  if (!arrivals) return own;
  return { ...own, arrivals: (game, state, side, style) => arrivals(game, state, side, style, () => false) };
};

/** No unit of the mover has anywhere to go. */
function nobodyMoves({ world }: Blitz, state: State, side: Side): boolean {
  const { units, ways } = survey(world, state, side);
  return units.every((no) => ways.get(no)?.length === 1);
}

/** The first command of a plan, or the end of the phase. */
function preview(game: Blitz, state: State, side: Side, { orders }: TurnPlan): Command | undefined {
  for (const order of orders) {
    const command = carryOut(game, state, side, order);
    if (command) return command;
  }
  return endOfMovement(game, state);
}
