import type { Choose, Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Decision, pick, sideOfFrame, type Verb } from '#games/gamex/decision.ts';
import type {
  Act,
  AssaultKind,
  Command,
  CommandOf,
  FrameOf,
  GamexEvent,
  Pending,
  Side,
  State,
  Unit,
  UnitId,
} from '#games/gamex/types.ts';
import { enemyHexes, goodOrder, idleUnits, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { ASSAULT_WORDS, refuse, msg, theHex, these, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { pointsFor } from '../turn/points.ts';
import { isPausing, pushAttacks } from '../fire/attacks.ts';
import { resolve } from '../fire/resolve.ts';
import { reckon, type Reckoning, targetsIn } from '../fire/strength.ts';
import { startWalk } from '../move/acts.ts';
import { charge } from '../options/banzai.ts';
import { beginWalk } from '../move/move-activity.ts';
import { mayComeBeside } from '../move/reach.ts';
import { actsFault } from '../move/walk.ts';
import { revealMine } from '../engineers/mines.ts';
import { onFoot } from './on-foot.ts';
import {
  arrivedAt,
  assaulterFault,
  assaultHexFault,
  assaultPlaceFault,
  assaultWay,
  assaultPlaces,
  engineerShift,
  loneMg,
  overrunHexFault,
  overrunnerFault,
  overrunWay,
  withPartners,
} from './participants.ts';

/** Overrun (X6.4.5) and close assault (X6.4.6): single activities that include their movement. */

type Ask = {
  readonly units: readonly UnitId[];
  readonly hex: Hex;
  readonly banzai?: true;
  /** Units already in place move, too, before the attack. */
  readonly on?: true;
};

const KINDS = {
  overrun: { hex: overrunHexFault, unit: overrunnerFault },
  closeAssault: { hex: assaultHexFault, unit: assaulterFault },
} as const;

function askFault(
  world: World,
  state: State,
  side: Side,
  kind: AssaultKind,
  { units, hex, banzai }: Ask,
): Objection | undefined {
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X6.1', msg`name the units that take part`);
  const fault = KINDS[kind].hex(world, state, side, hex);
  if (fault) return fault;
  for (const id of units) {
    const charging = banzai ? chargeFault(world, state, side, id, hex) : undefined;
    if (charging === ABLE) continue;
    if (charging) return charging;
    const refused = KINDS[kind].unit(world, state, side, unitNamed(world, state, id), id, hex);
    if (refused) return refused;
  }
  return kind === 'closeAssault' ? loneMgFault(world, state, units, hex) : undefined;
}

const ABLE = 'able';

/** X17.0, X17.3b: Japanese infantry, the disrupted ones where they stand next to the target. */
function chargeFault(
  world: World,
  state: State,
  side: Side,
  id: UnitId,
  hex: Hex,
): Objection | typeof ABLE | undefined {
  const unit = unitNamed(world, state, id);
  if (!unit || world.rules.charges({ world, unit }).length === 0)
    return refuse('X17.0', msg`${theUnit(id)} makes no Banzai attack`);
  if (goodOrder(unit) || unit.side !== side || unit.place !== 'map' || !inactive(unit)) return undefined;
  return assaultPlaceFault(world, state, unit, hex) ?? ABLE;
}

/** X6.4.6b, ruling: an MG that can have no partner is refused at once. */
function loneMgFault(world: World, state: State, ids: readonly UnitId[], hex: Hex): Objection | undefined {
  const units = ids.map((id) => unitOf(world, state, id));
  const lone = loneMg(world, state, units, hex, () => true);
  return lone && refuse('X6.4.6f', msg`${theUnit(lone.id)} joins only beside infantry that takes part`);
}

function begin(
  world: World,
  state: State,
  side: Side,
  kind: AssaultKind,
  { units, hex, banzai, on }: Ask,
  emit: Emit<GamexEvent>,
): void {
  // X6.4.5b, ruling: a hidden mine is shown now; the overrun is off, the points serve for ordinary Moves.
  if (kind === 'overrun' && revealMine(state, hex, emit)) {
    for (const from of new Set(units.map((id) => unitOf(world, state, id).at))) {
      emit({ is: 'push', frame: { at: 'activity', side, activity: 'move', from, done: [] } });
    }
    return;
  }
  const there =
    kind === 'closeAssault'
      ? units.filter((id) => !assaultPlaceFault(world, state, unitOf(world, state, id), hex))
      : [];
  const waiting = units.filter((id) => !there.includes(id));
  emit({
    is: 'push',
    frame: {
      at: 'assault',
      side,
      kind,
      target: hex,
      waiting,
      placed: there,
      stood: there,
      passed: [],
      ...(banzai ? { banzai } : {}),
      ...(on && kind === 'closeAssault' ? { on } : {}),
    },
  });
}

/** Units of the kind that takes part, free to act. */
const fit = (world: World, state: State, side: Side, kind: AssaultKind): Unit[] =>
  idleUnits(state, side).filter(
    (unit) =>
      unit.place === 'map' &&
      goodOrder(unit) &&
      (kind === 'overrun' ? kindOf(world, unit).overrun !== 'no' : kindOf(world, unit).closeAssault),
  );

/** Can it be near enough at all? Off the road a hex costs a point at least, on it half a point. */
const mayReach = (world: World, unit: Unit, kind: AssaultKind, hex: Hex): boolean => {
  const { mp } = kindOf(world, unit);
  return distance(world.board.grid, unit.at, hex) <= (kind === 'overrun' ? 2 * mp : Math.max(1, mp) + 1);
};

/** Declared with every unit that can take part, or with one. */
function* asks(world: World, state: State, side: Side, kind: AssaultKind): Generator<Ask> {
  const able = fit(world, state, side, kind);
  if (able.length === 0) return;
  const whole = (ask: Ask) => kind === 'overrun' || !loneMgFault(world, state, ask.units, ask.hex);
  for (const hex of enemyHexes(state, side)) {
    if (KINDS[kind].hex(world, state, side, hex)) continue;
    const near = able.filter(
      (unit) =>
        mayReach(world, unit, kind, hex) &&
        mayComeBeside(world, state, unit, hex, kind === 'closeAssault') &&
        !KINDS[kind].unit(world, state, side, unit, unit.id, hex),
    );
    for (const unit of near) {
      const alone = { units: [unit.id], hex };
      if (whole(alone)) yield alone;
    }
    const all = { units: near.map((unit) => unit.id), hex };
    if (near.length > 1 && whole(all)) yield all;
  }
}

/** One hex and one unit drawn, with its mates of the same hex where they can. */
function sampleAsk(world: World, state: State, side: Side, kind: AssaultKind, choose: Choose): Ask | undefined {
  const unit = pick(fit(world, state, side, kind), choose);
  if (!unit) return undefined;
  const near = enemyHexes(state, side).filter(
    (one) => mayReach(world, unit, kind, one) && !KINDS[kind].hex(world, state, side, one),
  );
  const hex = pick(near, choose);
  if (hex === undefined) return undefined;
  const mates = fit(world, state, side, kind)
    .filter((mate) => mate.at === unit.at)
    .map((mate) => mate.id);
  const whole = { units: mates, hex };
  if (choose(2) === 0 && !askFault(world, state, side, kind, whole)) return whole;
  const alone = { units: [unit.id], hex };
  return askFault(world, state, side, kind, alone) ? undefined : alone;
}

const verb = <K extends AssaultKind>(kind: K): Verb<K> => ({
  ap: (world, state, command) => pointsFor(world, state, (command as Ask).units),
  check: (world, state, side, command) => askFault(world, state, side, kind, command as Ask),
  play: (world, state, side, command, emit) => begin(world, state, side, kind, command as Ask, emit),
  *legal(world, state, side) {
    for (const ask of asks(world, state, side, kind)) yield { do: kind, ...ask } as unknown as CommandOf<K>;
  },
  sample(world, state, side, choose) {
    const ask = sampleAsk(world, state, side, kind, choose);
    return ask ? ({ do: kind, ...ask } as unknown as CommandOf<K>) : undefined;
  },
  any(world, state, side) {
    for (const _ of asks(world, state, side, kind)) return true;
    return false;
  },
});
export const overrunVerb = verb('overrun');
export const closeAssaultVerb = verb('closeAssault');

const steps = (path: readonly Hex[]): Act[] => path.map((to) => ({ to }));

/** The way of one participant must do what it sets out for (X6.4.5c, X6.4.6b). */
function wayFault(
  world: World,
  state: State,
  frame: FrameOf<'assault'>,
  { unit: id, acts, on, gait }: CommandOf<'move'>,
): Objection | undefined {
  if (!frame.waiting.includes(id) && !mayShift(frame, id))
    return refuse(
      frame.kind === 'overrun' ? 'X6.4.5p' : 'X6.4.6p',
      msg`${theUnit(id)} is not waiting to move in this attack`,
    );
  if (gait !== undefined) return refuse('X6.4.6b', msg`participants move neither at quick-time nor in mobile fire`);
  if (acts.length === 0 || on) return refuse('X5.1c', msg`name the whole way`);
  const pace = frame.kind === 'overrun' ? { overrun: frame.target } : { offRoad: true };
  const unit = unitOf(world, state, id);
  if (!goodOrder(unit)) return refuse('X17.3b', msg`${unit} is disrupted and takes part only where it stands`);
  if (acts.some((act) => !('to' in act))) return refuse('X6.4.5c', msg`participants only step`);
  const fault = actsFault(world, state, startWalk(world, unit, acts), pace);
  if (fault) return fault;
  const path = acts.flatMap((act) => ('to' in act ? [act.to] : []));
  const last = path.at(-1) ?? unit.at;
  if (frame.kind === 'closeAssault')
    return assaultPlaceFault(world, state, arrivedAt(world, unit, path.at(-2) ?? unit.at, last), frame.target);
  const through = path.indexOf(frame.target);
  const before = path[through - 1] ?? unit.at;
  if (through < 0 || through !== path.length - 2 || last === before)
    return refuse(
      'X6.4.5c',
      msg`${theUnit(id)} must go through ${theHex(world.board, frame.target)} and stop right behind it, elsewhere than it came from`,
    );
  return openMineAtStart(state, before) ? refuse('X6.4.5f', msg`the target is not entered from a mine hex`) : undefined;
}

/** X6.4.6b: a participant in place that has not moved may do so, as long as the assault waits. */
const mayShift = (frame: FrameOf<'assault'>, id: UnitId): boolean =>
  frame.kind === 'closeAssault' && frame.stood.includes(id);

/** Other hexes from which a participant in place may assault, those where infantry takes part first for an MG. */
function* shifts(world: World, state: State, frame: FrameOf<'assault'>, id: UnitId): Generator<CommandOf<'move'>> {
  const unit = unitOf(world, state, id);
  if (unit.place !== 'map' || !mayShift(frame, id)) return;
  const mates = frame.placed.filter((one) => one !== id).map((one) => unitOf(world, state, one));
  const joined = (hex: Hex) => withPartners(world, [...mates, { ...unit, at: hex }]).some((one) => one.id === id);
  const places = assaultPlaces(world, state, unit, frame.target, true).filter((hex) => hex !== unit.at);
  for (const hex of [...places.filter(joined), ...places.filter((one) => !joined(one))]) {
    const path = assaultWay(world, state, unit, frame.target, [hex]);
    if (path) yield { do: 'move', unit: id, acts: steps(path) };
  }
}

/** An MG in place has no partner, and one of the two can still move to the other. */
function mgWaits(world: World, state: State, frame: FrameOf<'assault'>): readonly UnitId[] {
  if (frame.kind === 'overrun' || frame.banzai) return [];
  const units = frame.placed.map((id) => unitOf(world, state, id)).filter((unit) => unit.place === 'map');
  const ready = units.filter((unit) => goodOrder(unit) && inPlace(world, state, frame, unit));
  const joined = withPartners(world, ready);
  const lone = ready.filter((unit) => !joined.includes(unit));
  const infantry = ready.filter((unit) => !kindOf(world, unit).mg);
  const moves = (unit: Unit) => frame.stood.includes(unit.id);
  return lone.filter((mg) => !loneMg(world, state, [...infantry, mg], frame.target, moves)).map(({ id }) => id);
}

/** Participants that may still move before the attack; none of them once it is ordered. */
export function stillMoving(world: World, state: State, frame: FrameOf<'assault'>): readonly UnitId[] {
  if (frame.ordered) return [];
  const coming = frame.waiting.filter((id) => wayOf(world, state, frame, id) !== undefined);
  const lone = mgWaits(world, state, frame);
  if (coming.length + lone.length === 0 && !frame.on) return [];
  const shifting = frame.kind === 'overrun' ? [] : frame.stood.filter((id) => !lone.includes(id));
  const able = (id: UnitId) => !shifts(world, state, frame, id).next().done;
  return [...coming, ...lone.filter(able), ...shifting.filter(able)];
}

const openMineAtStart = (state: State, hex: Hex): boolean => state.mines.some((mine) => mine.at === hex);

const wayOf = (world: World, state: State, frame: FrameOf<'assault'>, id: UnitId): CommandOf<'move'> | undefined => {
  const unit = unitOf(world, state, id);
  const path =
    frame.kind === 'overrun'
      ? overrunWay(world, state, unit, frame.target)
      : assaultWay(world, state, unit, frame.target);
  return path ? { do: 'move', unit: id, acts: steps(path) } : undefined;
};

export const assaultDecision = (world: World): Decision<'assault'> => ({
  rule: 'X31.6',
  commands: ['move', 'finish'],
  side: sideOfFrame,
  asks(state, frame) {
    const movers = stillMoving(world, state, frame);
    return msg`${ASSAULT_WORDS[frame.kind]} of ${theHex(world.board, frame.target)}: move ${these(movers.map(theUnit), ', ')} one after another, or finish to attack with those in place`;
  },
  *legal(state, frame) {
    for (const id of frame.waiting) {
      const way = wayOf(world, state, frame, id);
      if (way) yield way;
    }
    // An MG that needs a partner moves first; others in place only if they are told to.
    const lone = mgWaits(world, state, frame);
    for (const id of lone) yield* shifts(world, state, frame, id);
    yield { do: 'finish' };
    for (const id of frame.stood) if (!lone.includes(id)) yield* shifts(world, state, frame, id);
  },
  sample(state, frame, choose): Command {
    const id = pick(stillMoving(world, state, frame), choose);
    if (id === undefined || choose(8) === 0) return { do: 'finish' };
    const way = frame.waiting.includes(id) ? wayOf(world, state, frame, id) : undefined;
    return way ?? pick([...shifts(world, state, frame, id)], choose) ?? { do: 'finish' };
  },
  check: (state, frame, command) => (command.do === 'move' ? wayFault(world, state, frame, command) : undefined),
  play(state, frame, command, emit) {
    if (command.do === 'move') {
      const others = (ids: readonly UnitId[]) => ids.filter((id) => id !== command.unit);
      const placed = [...others(frame.placed), command.unit];
      emit({
        is: 'turnTo',
        frame: { ...frame, waiting: others(frame.waiting), stood: others(frame.stood), placed },
      });
      beginWalk(world, state, command, emit, true);
    } else emit({ is: 'turnTo', frame: { ...frame, waiting: [], ordered: true } });
  },
  settle(state, frame, emit, dice) {
    if (!frame.charged && stillMoving(world, state, frame).length > 0) return false;
    if (frame.banzai && !frame.charged) {
      const { by } = attackNow(world, state, frame);
      charge(
        world,
        state,
        frame,
        by.map((unit) => unit.id),
        emit,
        dice,
      );
      return true;
    }
    emit({ is: 'pop' });
    attack(world, state, frame, emit, dice);
    return true;
  },
});

/** Attackers and reckoning without further participants. */
export function attackNow(
  world: World,
  state: State,
  frame: FrameOf<'assault'>,
): { readonly alive: readonly Unit[]; readonly by: readonly Unit[]; readonly reckoning?: Reckoning } {
  const alive = frame.placed.map((id) => unitOf(world, state, id)).filter((unit) => unit.place === 'map');
  const ready = alive.filter((unit) => (goodOrder(unit) || frame.banzai) && inPlace(world, state, frame, unit));
  const by = frame.kind === 'closeAssault' ? withPartners(world, ready) : ready;
  const targets = targetsIn(state, frame.side, frame.target);
  if (by.length === 0 || targets.length === 0) return { alive, by };
  const shift = frame.kind === 'closeAssault' ? engineerShift(world, by) : 0;
  return {
    alive,
    by,
    reckoning: reckon(world, state, {
      mode: frame.kind,
      by,
      at: frame.target,
      targets,
      shift,
      ...(frame.banzai ? { banzai: true } : {}),
    }),
  };
}

/** X6.4.5p (3), (4); X6.4.6p (3)–(6). */
function attack(world: World, state: State, frame: FrameOf<'assault'>, emit: Emit<GamexEvent>, dice: Dice): void {
  const { alive, by, reckoning } = attackNow(world, state, frame);
  const targets = targetsIn(state, frame.side, frame.target);
  const dropped = alive.filter((unit) => !by.includes(unit));
  const after: Pending[] = frame.onFoot ? [{ onFoot: frame.onFoot, at: frame.target }] : [];
  if (reckoning && isPausing(world)) {
    const ids = by.map((unit) => unit.id);
    const { kind: mode, side, target: at } = frame;
    const shift = mode === 'closeAssault' ? engineerShift(world, by) : 0;
    pushAttacks(
      side,
      [
        { mode, by: ids, at, targets, shift, ...(frame.banzai ? { banzai: true as const } : {}) },
        { marks: ids, marker: 'fired' },
        ...after,
      ],
      emit,
    );
  } else if (reckoning) {
    resolve(world, state, reckoning, emit, dice);
    emit({ is: 'marked', units: by.map((unit) => unit.id), marker: 'fired' });
  }
  if (!reckoning && isPausing(world)) pushAttacks(frame.side, after, emit);
  if (frame.onFoot && !isPausing(world)) storm(world, state, frame, frame.onFoot, emit, dice);
  const moved = (targets.length === 0 ? alive : dropped)
    .map((unit) => unit.id)
    .filter((id) => !frame.stood.includes(id));
  if (moved.length > 0) emit({ is: 'marked', units: moved, marker: 'moved' });
}

/** X16.2 */
function storm(
  world: World,
  state: State,
  { side, target }: FrameOf<'assault'>,
  units: readonly UnitId[],
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const plan = onFoot(world, state, side, units, target);
  if (!plan) return;
  resolve(world, state, reckon(world, state, plan), emit, dice);
  emit({ is: 'marked', units: plan.by.map((unit) => unit.id), marker: 'fired' });
}

function inPlace(world: World, state: State, frame: FrameOf<'assault'>, unit: Unit): boolean {
  if (frame.kind === 'overrun') return frame.passed.includes(unit.id);
  return assaultPlaceFault(world, state, unit, frame.target) === undefined;
}
