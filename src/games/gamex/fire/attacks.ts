import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { type Decision, sideOfFrame } from '#games/gamex/decision.ts';
import type { FrameOf, GamexEvent, Mode, Pending, Place, Shot, Side, State, UnitId } from '#games/gamex/types.ts';
import { goodOrder, unitNamed, unitOf } from '#games/gamex/units.ts';
import { code, refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { onFoot } from '../assault/on-foot.ts';
import { atBridge, bridgePlan } from '../engineers/bridge-fire.ts';
import { tempBridgeAt } from '../engineers/bridges.ts';
import { strained, stressOf } from '../options/stress.ts';
import { resolve } from './resolve.ts';
import { attackable, occupantsOf, reckon, type Reckoning, targetsIn } from './strength.ts';

/** Attacks that others break into (X31.10): each waits for the answers before the next is made. */

type Attack = Extract<Pending, { readonly mode: Mode }>;

export const isPausing = (world: World): boolean => world.rules.pauses().length > 0;

export const pushAttacks = (side: Side, list: readonly Pending[], emit: Emit<GamexEvent>): void => {
  if (list.length > 0) emit({ is: 'push', frame: { at: 'attacks', side, list } });
};

/** X6.4.3d: all in the hex, one by one, those named first. */
export function volleyOf(
  state: State,
  mode: Mode,
  by: readonly UnitId[],
  at: Hex,
  order: readonly UnitId[],
): Pending[] {
  const sharing = occupantsOf(state, at);
  const first = order.filter((id) => sharing.includes(id));
  const all = [...first, ...sharing.filter((id) => !first.includes(id))];
  return all.map((target) => ({ mode, by, at, targets: [target], sharing }));
}

function pendingOf(state: State, side: Side, shot: Shot): Pending[] {
  const fired: Pending = { marks: shot.by, marker: 'fired' };
  if (shot.sighter === undefined) return [{ mode: 'direct', by: shot.by, at: shot.at, targets: shot.targets }, fired];
  const volley =
    targetsIn(state, side, shot.at).length > 0 ? volleyOf(state, 'indirect', shot.by, shot.at, shot.targets) : [];
  return [...volley, { marks: [shot.sighter], marker: 'completed' }, fired];
}

/** X16.1b: passengers may be fired at too. */
const OPEN: ReadonlySet<Place | undefined> = new Set<Place>(['map', 'rides']);

/** The targets still there; all that once shared indirect fire still divide it. */
function reckoned(world: World, state: State, side: Side, attack: Attack): Reckoning | undefined {
  const { mode, by, at, sharing, entering, shift, banzai } = attack;
  const there = sharing ? occupantsOf(state, at) : attackable(world, state, side, at);
  const targets = attack.targets.filter((id) =>
    mode === 'opFire' ? OPEN.has(unitNamed(world, state, id)?.place) : there.includes(id),
  );
  const units = by.map((id) => unitOf(world, state, id)).filter((unit) => unit.place === 'map' || unit.place === 'off');
  if (targets.length === 0 || units.length === 0) return undefined;
  return reckon(world, state, {
    mode,
    by: units,
    at,
    targets,
    ...(sharing ? { sharing } : {}),
    ...(entering === undefined ? {} : { entering }),
    ...(shift === undefined ? {} : { shift }),
    ...(banzai ? { banzai } : {}),
  });
}

/** The attack that is next as it stands, and with what the attacker may add to it (X12.1); nothing where nothing is to be asked. */
export function stressOffer(
  world: World,
  state: State,
  { side, list: [first] }: FrameOf<'attacks'>,
): { readonly plain: Reckoning; readonly hard: Reckoning; readonly points: number } | undefined {
  if (!first || !('mode' in first) || first.stress !== undefined) return undefined;
  if (!world.rules.pauses().includes('stress')) return undefined;
  const plain = reckoned(world, state, side, first);
  const points = plain ? stressOf(world, state, plain) : 0;
  return plain && points > 0 ? { plain, hard: strained(plain, points), points } : undefined;
}

const askedStress = (world: World, state: State, frame: FrameOf<'attacks'>): number =>
  stressOffer(world, state, frame)?.points ?? 0;

/** The attack whose die is next, if one of those that wait for answers is. */
export function nextAttack(world: World, state: State): Reckoning | undefined {
  const frame = state.frames.findLast((one): one is FrameOf<'attacks'> => one.at === 'attacks');
  const [first] = frame?.list ?? [];
  if (!frame || !first || !('mode' in first)) return undefined;
  const reckoning = reckoned(world, state, frame.side, first);
  return reckoning && first.stress ? strained(reckoning, first.stress) : reckoning;
}

/** X12.3: the strain tells. */
function strain(
  world: World,
  state: State,
  by: readonly UnitId[],
  points: number,
  emit: Emit<GamexEvent>,
  dice: Dice,
): boolean {
  const die = oneDie(dice, unitOf(world, state, by[0] ?? '').side, 'stress');
  emit({ is: 'strainDie', by, die, points });
  if (die > points) return false;
  for (const id of by) {
    const unit = unitOf(world, state, id);
    if (goodOrder(unit) && (unit.place === 'map' || unit.place === 'off')) emit({ is: 'disrupted', unit: id });
  }
  return true;
}

function bridgeShot(world: World, state: State, shot: Shot, emit: Emit<GamexEvent>, dice: Dice): void {
  const by = shot.by.map((id) => unitOf(world, state, id));
  if (tempBridgeAt(state, shot.at)) resolve(world, state, reckon(world, state, bridgePlan(by, shot)), emit, dice);
  if (shot.sighter !== undefined) emit({ is: 'marked', units: [shot.sighter], marker: 'completed' });
  emit({ is: 'marked', units: shot.by, marker: 'fired' });
}

export const attacksDecision = (world: World): Decision<'attacks'> => ({
  rule: 'X31.10',
  commands: ['stress', 'decline'],
  side: sideOfFrame,
  asks(state, frame) {
    const offer = stressOffer(world, state, frame);
    const points = offer?.points ?? 0;
    const odds = (one: string | undefined) => (one === undefined ? msg`no effect` : code(one));
    return msg`stress: ${points} more makes ${odds(offer?.hard.column)} of ${odds(offer?.plain.column)}, and a die of ${points} or less disrupts the attackers; or decline`;
  },
  *legal(state, frame) {
    if (askedStress(world, state, frame) > 0) yield { do: 'stress' };
    yield { do: 'decline' };
  },
  sample: (state, frame, choose) =>
    choose(2) === 0 && askedStress(world, state, frame) > 0 ? { do: 'stress' } : { do: 'decline' },
  check: (state, frame, command) =>
    command.do === 'stress' && askedStress(world, state, frame) === 0
      ? refuse('X12.1', msg`there is nothing to be won by stress`)
      : undefined,
  play(state, frame, command, emit) {
    const [first, ...rest] = frame.list;
    if (!first || !('mode' in first)) return;
    const points = command.do === 'stress' ? askedStress(world, state, frame) : 0;
    emit({ is: 'turnTo', frame: { ...frame, list: [{ ...first, stress: points }, ...rest] } });
  },
  settle(state, frame, emit, dice) {
    const [first, ...rest] = frame.list;
    const goOn = (list: readonly Pending[]) => emit({ is: 'turnTo', frame: { ...frame, list } });
    if (!first) {
      emit({ is: 'pop' });
      return true;
    }
    if ('shot' in first) {
      if (atBridge(first.shot)) {
        goOn(rest);
        bridgeShot(world, state, first.shot, emit, dice);
      } else goOn([...pendingOf(state, frame.side, first.shot), ...rest]);
    } else if ('onFoot' in first) {
      const plan = onFoot(world, state, frame.side, first.onFoot, first.at);
      const by = plan?.by.map(({ id }) => id) ?? [];
      goOn(plan ? [{ ...plan, by }, { marks: by, marker: 'fired' }, ...rest] : rest);
    } else if ('marks' in first) {
      goOn(rest);
      const units = first.marks.filter((id) => ['map', 'off'].includes(unitOf(world, state, id).place));
      if (units.length > 0) emit({ is: 'marked', units, marker: first.marker });
    } else if ('strained' in first) {
      // X12.2b: units disrupted by it fire no further.
      const worn = strain(world, state, first.strained, first.points, emit, dice);
      const off = (one: Pending) => worn && 'mode' in one && one.by.some((id) => first.strained.includes(id));
      goOn(rest.filter((one) => !off(one)));
    } else {
      if (askedStress(world, state, frame) > 0) return false;
      const reckoning = reckoned(world, state, frame.side, first);
      const points = first.stress ?? 0;
      goOn(points > 0 && reckoning ? [{ strained: reckoning.by, points }, ...rest] : rest);
      if (!reckoning) return true;
      if (points > 0) emit({ is: 'stressed', by: reckoning.by, points });
      resolve(world, state, points > 0 ? strained(reckoning, points) : reckoning, emit, dice);
    }
    return true;
  },
});
