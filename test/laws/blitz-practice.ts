import { isMarked, ownFields, undoCount } from '#core/record/undo.ts';
import { COMMANDS } from '#games/blitz/commands.ts';
import { isDeepStrictEqual } from 'node:util';
import { isFault, parseCommand, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { fieldOf, hexesOf, holds, inZoc, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isOpenWater } from '#games/blitz/ground/rules/water.ts';
import { hexesReached, reachOf, routeTo, walk } from '#games/blitz/ground/rules/movement.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Library } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import type { Choose } from '#core/dice/dice.ts';
import { isSecret } from '#games/blitz/economy/production/plans.ts';
import { stemOf } from '#games/blitz/combat/rules/pieces.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import {
  type BlitzEvent,
  type BlitzFrame,
  type Command,
  other,
  type Place,
  type Side,
  SIDES,
  type State,
  sizeOf,
  type Unit,
} from '#games/blitz/types.ts';
import { isAirbase, isAircraft, isGround, isIrregular } from '#games/blitz/kinds.ts';
import { isMoving } from '#games/blitz/turns.ts';
import { isAfloat } from '#games/blitz/air/airbases/stations.ts';
import { deckFault } from '#games/blitz/sea/ships/ships.ts';
import { hashOf } from '#core/hash.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isObjection } from '#core/objection.ts';
import { nameOf, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { linesAgree } from './blitz-lines.ts';
import { unusual } from './blitz-unusual.ts';
import { givenDice, type Law, type Practice } from './course.ts';
import { afterCommand } from '#core/game.ts';
import { english } from '#core/message.ts';

/** Law of every game of Blitzkrieg, besides the contract. */

type BlitzLaw = Law<State, Command, BlitzEvent, Side>;

const ON_THE_BOARD: readonly Place[] = ['map', 'air', 'neutral', 'dock', 'assault'];

/** B6.6, B8.1, B1.9, B1.15, T6.2.3: who stands where. */
function placesFault({ world, position }: Blitz, state: State): string | undefined {
  const { board } = world;
  const basic = position.preset === 'basic';
  const stacks = new Map<Hex, { side: Side; size: number; whole: Set<string> }>();
  for (const unit of state.units) {
    if (ON_THE_BOARD.includes(unit.place) !== (unit.at !== NOWHERE)) return `${unit.id} is ${unit.place} at ${unit.at}`;
    // M12.6: an airbase serves a zone.
    const zoned = unit.place === 'sea' || (isAirbase(unit) && unit.place === 'map' && unit.zone !== undefined);
    if (zoned !== (unit.zone !== undefined) && unit.place !== 'air') return `${unit.id}: its zone`;
    if (unit.place === 'aboard' && isAircraft(unit)) {
      // M11.8
      const ship = state.units.find(({ id }) => id === unit.aboard);
      if (!ship || !isAfloat(ship) || ship.side !== unit.side) return `${unit.id} is on no ship`;
      if (deckFault(state, ship, [])) return `${ship.id} is crowded`;
    }
    if (unit.place !== 'map') continue;
    const where = nameOf(board.grid, unit.at);
    const surface = board.surface[unit.at];
    // T6.2.0: an invader waits on a sea hex, and nowhere else but on land.
    // M11.32: and so does a first wave from ships.
    const invader = (!basic || unit.aboard !== undefined) && surface === 'sea' && unit.aim !== undefined;
    // M15.16
    const hidden = surface === 'neutral' && isIrregular(unit);
    // M14.15
    const frozen = board.ice?.[unit.at] === 1 && !isOpenWater(world, state, unit.at);
    if (surface !== 'land' && !invader && !hidden && !frozen)
      return `${unit.id} stands on ${surface ?? 'nothing'} at ${where}`;
    if (!isGround(unit)) continue;
    const stack = stacks.get(unit.at) ?? { side: unit.side, size: 0, whole: new Set<string>() };
    // T7.3.5: the hex of an automatic victory may be entered before its victims are removed.
    const overrun = state.avs.some((av) => av.hexes.includes(unit.at));
    if (stack.side !== unit.side && overrun) continue;
    if (stack.side !== unit.side) return `both sides stand in ${where}`;
    stack.size += sizeOf(unit);
    stack.whole.add(stemOf(unit.id));
    stacks.set(unit.at, stack);
  }
  // B8.2: only the mover, and only while he moves, may be over the limit; a game may end then (B80.11).
  const moving = isMoving(state) || state.outcome?.rule === 'B80.11' ? state.mover : undefined;
  for (const [hex, { side, size, whole }] of stacks) {
    if (!fits(world.stacking.ground, size, whole.size) && side !== moving)
      return `${size} size of ${side} in ${nameOf(board.grid, hex)}`;
  }
  return undefined;
}

const DECISIONS: readonly BlitzFrame['at'][] = [
  'exchange',
  'losses',
  'payment',
  'support',
  'flight',
  'evacuation',
  'retreat',
  'advance',
  'drawOffer',
  'avAdvances',
  'allot',
  'refusal',
  'sinking',
  'withdrawal',
];

/** The phase at the bottom, decisions above it, and nothing else. */
function framesFault({ position }: Blitz, state: State): string | undefined {
  const { frames, outcome, battles, doomed } = state;
  if ((outcome === undefined) !== frames.length > 0) return 'no frame and no outcome, or both';
  const [phase, ...above] = frames.map((frame) => frame.at);
  const stranger = above.find((at) => !DECISIONS.includes(at));
  if (stranger !== undefined) return `a phase inside a phase: ${stranger}`;
  if (undoCount(state) > 0 && outcome === undefined && phase !== 'movement' && phase !== 'declaration')
    return `the ${phase} phase can be taken back`;
  if (position.preset !== 'basic') return undefined;
  const fighting = above.some((at) => at !== 'drawOffer');
  // M12.hd: bombarded units lose a factor before the battles; M10.24: isolation wears units down when supply is judged.
  const wears = phase === 'bombardment' ? 'M12.hd' : phase === 'supply' ? 'M10.24' : undefined;
  const fire =
    wears !== undefined &&
    frames
      .slice(1)
      .every(
        (frame) =>
          frame.at === 'drawOffer' || (frame.at === 'losses' && frame.bill.rule === wears && frame.bill.factors === 1),
      );
  // M80.42: ships are lost and withdraw in the steps of the sea; M16.chart g: and under fire.
  const naval =
    (phase === 'movement' || phase === 'inferior' || phase === 'bombardment') &&
    above.every(
      (at) =>
        ['sinking', 'withdrawal', 'evacuation', 'drawOffer'].includes(at) ||
        (phase === 'bombardment' && at === 'losses'),
    );
  // M12.20: a flight is fought out where it is flown.
  const flying = above[0] === 'flight' && ['movement', 'airReturn', 'airDefence'].includes(phase ?? '');
  if (fighting && !fire && !naval && !flying && phase !== 'combat' && phase !== 'battles')
    return `a battle is fought in the ${phase} phase: ${above.join()}`;
  // M16.chart b, M15.8: a battle waits for what supports it, and for who slips away.
  const waits =
    phase === 'airDefence' || (phase === 'battles' && (above.includes('support') || above.includes('refusal')));
  if (battles.length > 0 && !waits && phase !== 'declaration' && phase !== 'combat' && outcome === undefined)
    return `battles in the ${phase} phase`;
  return phase === 'combat' && doomed.length > 0 ? 'doomed units fight on' : undefined;
}

const freshFault = ({ units, mover, frames }: State): string | undefined => {
  if (frames.length === 0) return undefined;
  const busy = units.find(
    (unit) =>
      unit.side !== mover &&
      isGround(unit) &&
      (unit.moved || unit.stopped || unit.flown || unit.spent > 0 || unit.offRoad),
  );
  return busy && `${busy.id} has moved in the enemy's player turn`;
};

export const soundBlitz =
  (game: Blitz) =>
  (state: State): string | undefined => {
    if (isMarked(state)) return 'a command goes on between commands';
    if (state.control.length !== game.world.board.cityHexes.length) return 'the record of control has another length';
    return placesFault(game, state) ?? framesFault(game, state) ?? freshFault(state);
  };

/** Factors of each type a side has, wherever they are; those bought back are counted where they are now (T17.1). */
function factors(units: readonly Unit[], absorbed: boolean, undone: boolean): Map<string, number> {
  const sum = new Map<string, number>();
  for (const { side, nation, type, mf, df, place } of units) {
    // M7.11, M12.4: trains and airbases are captured, whole.
    // M15.14: infantry takes guerillas into its ranks, that of a country too.
    const key =
      absorbed && ['guerilla', 'infantry', 'lightInfantry'].includes(type)
        ? // M18.12, B80.10: with a violation that is taken back the army of the country changes sides again.
          `${undone ? 'anybody' : side} on foot`
        : `${nation ?? (type === 'train' || type === 'airbase' ? 'a' : side)} ${type} of movement ${mf}`;
    if (place !== 'gone') sum.set(key, (sum.get(key) ?? 0) + df);
  }
  return sum;
}

/** T2.3, T17.1: units break up and come back in other sizes, and factors are never made or lost by it. */
const bookkeeping = (): BlitzLaw => ({
  name: 'B2, B19.4 factors are neither made nor lost, and the lost stay lost but for replacements',
  broken({ state, played }) {
    // M8.1, M9.3: armies that are chosen and what centres build is new, and stands at the end of the list.
    const made = played.events.flatMap((event) =>
      event.is === 'produced' || event.is === 'mustered'
        ? event.units
        : // M15.4
          event.is === 'guerillaPlaced'
          ? [event.unit]
          : [],
    );
    const all = played.state.units;
    const after = made.length === 0 ? all : all.filter(({ id }) => !made.some((unit) => unit.id === id));
    if (after === state.units) return undefined;
    const told = new Set(played.events.map((event) => event.is));
    const undone = told.has('takenBack');
    const absorbed = undone || told.has('absorbed');
    const reshaped =
      absorbed || told.has('split') || told.has('combined') || told.has('replaced') || told.has('reduced');
    if (after.length !== state.units.length && !reshaped) return `${state.units.length} units became ${after.length}`;
    const settingUp = state.frames[0]?.at === 'setup';
    for (const [no, was] of state.units.entries()) {
      const is = after[no];
      if (was === is || (is === undefined && undone)) continue;
      if (is === undefined) return `${was.id} has disappeared`;
      // M0.13: the army of a minor country may pass to the operator it gets now. M7.11: trains are captured, by the mover.
      const handed = played.events.some(
        (event) =>
          (event.is === 'nation' && event.nation.country === was.nation && event.nation.operator === is.side) ||
          // M18.5: whoever rolls higher sets up the army between both.
          (event.is === 'minorRoll' && event.country === was.nation) ||
          // M17.h.2, M17.h.4: in a civil war nobody has taken a side before it begins.
          (event.is === 'handed' && event.units.includes(no)) ||
          (event.is === 'loyalty' && event.loyalties.some(({ unit }) => unit === no)) ||
          (event.is === 'trainsTaken' && event.units.includes(no) && event.by === is.side && is.side === state.mover),
      );
      // M7.11, M12.4: trains and airbases that were taken are given back.
      const nation = undone && (was.nation !== undefined || was.type === 'train' || was.type === 'airbase');
      const same = (['id', 'nation', 'type', 'mf', 'due'] as const).every((key) => was[key] === is[key]);
      if (was.side !== is.side && !handed && !nation) return `${was.id} changed sides`;
      if (!same || (!reshaped && (was.af !== is.af || was.df !== is.df))) return `${was.id} became another unit`;
      if (undone) continue;
      if (was.place === 'gone' && is.place !== 'gone') return `${was.id} came back from nowhere`;
      if (was.place === 'lost' && is.place !== 'lost' && is.place !== 'gone')
        return `${was.id} came back from the lost`;
      if (was.place === 'map' && is.place === 'waiting' && !settingUp) return `${was.id} left the map`;
    }
    if (!reshaped) return undefined;
    // M9.12: what is built may be added to a reduced unit at once.
    const [before, now] = [factors([...state.units, ...made], absorbed, undone), factors(all, absorbed, undone)];
    const wrong = [...new Set([...before.keys(), ...now.keys()])].find((key) => before.get(key) !== now.get(key));
    return wrong && `${wrong}: ${before.get(wrong) ?? 0} factors became ${now.get(wrong) ?? 0}`;
  },
});

/** Turn and mover go round in order (B4). */
const turnOrder = (): BlitzLaw => ({
  name: 'B4 blue and red take turns',
  broken({ state, played }) {
    const turns = played.events.filter((event) => event.is === 'playerTurn');
    let { turn, mover } = state;
    const [phase] = state.frames;
    // M80.5: the first plans are written before turn 1.
    const before = phase?.at === 'setup' || (phase?.at === 'plans' && phase.stage === 'first');
    // M8.4: the lower order of battle moves first; a turn ends with who moves last.
    const last = other(played.state.first ?? 'blue');
    if (before) mover = last;
    for (const next of turns) {
      const wanted = mover === last && !before ? turn + 1 : turn;
      if (next.mover !== other(mover) || next.turn !== wanted)
        return `${mover} ${turn} is followed by ${next.mover} ${next.turn}`;
      ({ turn, mover } = next);
    }
    return undefined;
  },
});

const lasting = (state: State): Omit<State, 'drawOffered'> => {
  const { drawOffered: _offered, ...rest } = ownFields(state);
  return rest;
};

/** B80.10, both ways: what was really taken back, and what taking back now would give. */
function takesBack(): BlitzLaw {
  let past: string[] = [];
  let expected: State | undefined;
  return {
    name: 'B80.10 taking back gives the state before the command',
    broken({ game, state, side, command, played }) {
      if (expected !== state) past = [];
      expected = played.state;
      const before = hashOf(lasting(state));
      const after = played.state;
      if (command.do === 'takeBack') {
        const gone = undoCount(state) - undoCount(after);
        if (gone < 1) return 'nothing was taken back';
        const was = past.at(-gone);
        past = past.slice(0, Math.max(past.length - gone, 0));
        return was === undefined || was === hashOf(lasting(after)) ? undefined : 'what was taken back is another state';
      }
      if (undoCount(after) <= undoCount(state)) {
        if (undoCount(after) < undoCount(state)) past = [];
        return undefined;
      }
      past.push(before);
      const back = { do: 'takeBack', what: 'last' } as const;
      const objection = game.check(after, side, back);
      if (objection) return `${command.do} cannot be taken back: ${english(objection.because)}`;
      const undone = afterCommand(game, after, back, givenDice([]));
      return hashOf(lasting(undone)) === before ? undefined : `taking back ${command.do} gives another state`;
    },
  };
}

/** Undo never crosses a roll or a change of side. */
const undoStops = (): BlitzLaw => ({
  name: 'B80.10 nothing can be taken back once a die is rolled or the other side decides',
  broken({ game, state, played }) {
    const rolled = played.events.some(game.reveals);
    const passed = state.mover !== played.state.mover;
    return (rolled || passed) && undoCount(played.state) > 0 ? 'what was done before can be taken back' : undefined;
  },
});

/** Difference of a state that was written as text and read again. */
function misread(game: Blitz, library: Library, state: State): string | undefined {
  const text = writePosition(game.position, state);
  const read = parsePosition(text, library);
  if (!isPosition(read)) return `${read.map(describeFault).join('\n')}\n${text}`;
  const [was, is] = [ownFields(state), read.state];
  if (hashOf(was) === hashOf(is)) return undefined;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)] as (keyof typeof was)[])].filter(
    (key) => !isDeepStrictEqual(was[key], is[key]),
  );
  return `${keys.map((key) => `${key}: ${JSON.stringify(was[key])} reads ${JSON.stringify(is[key])}`).join('\n')}\n${text}`;
}

const positionText = (game: Blitz, library: Library): BlitzLaw => ({
  name: 'a position written as text reads as the same state, and that of a view as the view',
  // A large board takes long to read.
  dear: game.world.board.grid.size > 500 ? 10 : 1,
  broken({ state }) {
    const states = new Set([state, ...([...SIDES, 'spectator'] as const).map((one) => game.view(state, one))]);
    for (const one of states) {
      const wrong = misread(game, library, one);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  },
});

const commandText = (game: Blitz): BlitzLaw => ({
  name: 'a command written as text reads as the same command',
  broken({ state, command }) {
    const text = writeCommand(game.world, state, command);
    const read = parseCommand(game.world, state, text);
    if (isFault(read)) return `${text}: ${describeFault(read)}`;
    if (!isDeepStrictEqual(read, command)) return `${text} reads as ${JSON.stringify(read)}`;
    const wrong = COMMANDS.wrong(command);
    if (wrong) return `${text}: ${english(wrong)}`;
    // A line written by hand may say more shortly what is meant; what is written in full means just that.
    if (text.includes(' to ') && command.do === 'moveUnit') return undefined;
    const spoken = readCommand(game.world, state, text);
    if (isFault(spoken)) return `${text} by hand: ${describeFault(spoken)}`;
    return isDeepStrictEqual(spoken.command, command)
      ? undefined
      : `${text} by hand reads as ${JSON.stringify(spoken.command)}`;
  },
});

/** Moving is checked step by step and offered by a search; both must know the same rules. */
const reachAgrees = (game: Blitz): BlitzLaw => ({
  name: 'B6 a walk that is legal ends where the search says it can, and no cheaper',
  broken({ state, choose }) {
    if (state.frames.at(-1)?.at !== 'movement') return undefined;
    const { world } = game;
    // M7.2, M18.16: trains run on rails, and supply counters stay: they do not walk.
    const own = state.units.filter((unit) => unit.side === state.mover && unit.place === 'map' && isGround(unit));
    const unit = own[choose(Math.max(own.length, 1))];
    if (!unit) return undefined;
    const path: Hex[] = [];
    let at = unit.at;
    for (let i = 0; i < 12; i++) {
      const next = neighboursOf(world.board.grid, at);
      at = next[choose(next.length)] as Hex;
      path.push(at);
      const walked = walk(world, state, unit, path);
      if (isObjection(walked)) path.pop();
      if (isObjection(walked)) at = path.at(-1) ?? unit.at;
    }
    if (path.length === 0 || at === unit.at) return undefined;
    const walked = walk(world, state, unit, path);
    if (isObjection(walked)) return 'a path is legal step by step and not as a whole';
    const found = reachOf(world, state, unit);
    const route = routeTo(found, at);
    const way = `${unit.id} from ${nameOf(world.board.grid, unit.at)} by ${path.map((hex) => nameOf(world.board.grid, hex)).join(' ')}`;
    if (!route) return `${way} is legal, but the search does not find ${nameOf(world.board.grid, at)}`;
    if (unit.spent + route.cost > walked.spent)
      return `${way} costs ${walked.spent - unit.spent}, the search says ${route.cost}`;
    return hexesReached(found).includes(at) ? undefined : 'hexesReached and routeTo differ';
  },
});

/** The facts kept per list of units are those of that list, worked out the plain way. */
const fieldAgrees = (game: Blitz): BlitzLaw => ({
  name: 'B7.z1 zones of control and stacks are those of the units as they stand',
  dear: 1,
  broken({ played }) {
    const { board } = game.world;
    const { units, avs, mover, nations = [] } = played.state;
    const field = fieldOf(game.world, played.state);
    for (const side of SIDES) {
      const stacks = new Map<Hex, number[]>();
      for (const [no, unit] of units.entries()) {
        if (unit.side !== side || unit.place !== 'map' || !isGround(unit)) continue;
        stacks.set(unit.at, [...(stacks.get(unit.at) ?? []), no]);
      }
      // T7.3.3: victims of an automatic victory have no zone of control any more.
      const victims = side === mover ? [] : avs.flatMap((av) => av.hexes);
      const living = [...stacks.keys()].filter((hex) => !victims.includes(hex));
      const { exertsZoc, rules, opening } = game.world;
      // M17.f.4, M18.13: none crosses the border of a power that is not in the war.
      const third = units.some((unit) => unit.passive) ? opening.third : undefined;
      const isApart = (hex: Hex) =>
        third !== undefined && board.source.countries[board.country[hex] ?? -1]?.role === third;
      // M3.3: nor that of a country neutral to its operator.
      const isShut = (hex: Hex) => nations.some((one) => one.country === board.country[hex] && one[side] === 'neutral');
      const isHome = (hex: Hex, beside: Hex) => board.country[hex] === board.country[beside];
      const exerting = living.filter((hex) => stacks.get(hex)?.some((no) => exertsZoc(units[no] as Unit)));
      const reached = exerting.flatMap((hex) =>
        neighboursOf(board.grid, hex).filter(
          (beside) => isApart(hex) === isApart(beside) && (isHome(hex, beside) || !isShut(beside)),
        ),
      );
      const zone = new Set(reached.filter((hex) => rules.ground.zocOver === 'all' || board.land[hex] === 1));
      // M18.13: neutral armies have theirs against both sides, within their borders.
      for (const unit of units.filter((one) => one.place === 'neutral' && isGround(one) && exertsZoc(one)))
        for (const hex of neighboursOf(board.grid, unit.at)) if (board.country[hex] === unit.nation) zone.add(hex);
      // M12.40
      for (const unit of units) if (unit.interdicts && unit.side === side && unit.place === 'air') zone.add(unit.at);
      for (let hex = 0; hex < board.grid.size; hex++) {
        const stack = stacks.get(hex) ?? [];
        const size = stack.reduce((sum, no) => sum + sizeOf(units[no] as Unit), 0);
        const where = `${side} at ${nameOf(board.grid, hex)}`;
        if (holds(field, side, hex) !== stack.length > 0) return `${where}: holds`;
        if (inZoc(field, side, hex) !== zone.has(hex)) return `${where}: zone of control`;
        if (stackSize(field, side, hex) !== size) return `${where}: size`;
        if (stack.length > 0 && !isDeepStrictEqual(stackAt(field, side, hex), stack)) return `${where}: stack`;
      }
      if (!isDeepStrictEqual(new Set(hexesOf(field, side)), new Set(stacks.keys()))) return `${side}: hexes`;
    }
    return undefined;
  },
});

/** M9.20: plans of production are all that is hidden. */
const disguise = (state: State, watcher: Side | 'spectator', choose: Choose): State | undefined =>
  state.plans?.some((plan) => isSecret(plan, watcher))
    ? {
        ...state,
        plans: state.plans.map((plan) =>
          isSecret(plan, watcher) ? { ...plan, builds: choose(2) === 0 ? [] : (plan.builds?.slice(1) ?? []) } : plan,
        ),
      }
    : undefined;

const secretly = (_state: State, command: Command): Command | undefined =>
  command.do === 'writePlan' ? { ...command, builds: command.builds.slice(1) } : undefined;

export const blitzPractice = (game: Blitz, library: Library): Practice<State, Command, BlitzEvent, Side> => ({
  disguise,
  secretly,
  lastResorts: ['resign', 'offerDraw'],
  unusual: (state, choose) => unusual(game, state, choose),
  aside: (_state, _waits, choose) => (choose(1000) === 0 ? { do: 'offerDraw' } : undefined),
  sound: soundBlitz(game),
  laws: [
    bookkeeping,
    turnOrder,
    takesBack,
    undoStops,
    () => positionText(game, library),
    () => commandText(game),
    () => reachAgrees(game),
    () => fieldAgrees(game),
    () => linesAgree(game),
  ],
});
