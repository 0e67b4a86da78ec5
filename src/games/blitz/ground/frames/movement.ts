import { undoCount } from '#core/record/undo.ts';
import type { Choose } from '#core/dice/dice.ts';
import { english, type Message, msg, theHex, these, theSide } from '#core/message.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { outmatched, sacrifices } from '#games/blitz/combat/rules/assignment.ts';
import { boundForGood, spoilt } from '#games/blitz/combat/rules/av.ts';
import { type Contact, contacts, excused } from '#games/blitz/combat/rules/declaration.ts';
import { memoize } from '#core/memo.ts';
import { evolve } from '#games/blitz/evolve.ts';
import { fieldOf, inZoc } from '../rules/field.ts';
import { hexesReached, reachOf, routeTo } from '../rules/movement.ts';
import { isFlak, isGround } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { overfull, roomFor } from '../rules/stack-limits.ts';
import { isTrapped } from '#games/blitz/combat/rules/duty-exceptions.ts';
import { type Command, type FrameAt, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { avVerbs } from '#games/blitz/combat/frames/av-moves.ts';
import { combine } from '#games/blitz/combat/frames/combine.ts';
import { splitUnit } from '#games/blitz/combat/frames/split.ts';
import { countryVerbs } from '#games/blitz/economy/frames/replacements.ts';
import { relieved, reliefs, removedFrom } from './overcrowded-hexes.ts';
import { lockFault, onMap, pick, groundVerbs } from './moves.ts';
import { airVerbs } from '#games/blitz/air/frames/moves.ts';
import { landAtPort, landOnBeach, seaVerbs } from '#games/blitz/sea/frames/moves.ts';
import type { BlitzStep } from '#games/blitz/step.ts';
import {
  endStep,
  sampleStep,
  skipStep,
  STEP_RULES,
  STEP_WORDS,
  stepVerbs,
  oncePerTurn,
  stepsOf,
} from '#games/blitz/course/class-order/steps.ts';
import { trainsTooMany } from '#games/blitz/ground/rail/train-spacing.ts';
import { clearHex, railroadVerbs } from '#games/blitz/ground/rail/verbs.ts';
import { navalVerbs } from '#games/blitz/sea/ships/verbs.ts';
import { dutiesOf } from '#games/blitz/sea/ships/docks.ts';
import { overrunVerb } from '#games/blitz/ground/overrun/overrun-command.ts';
import { absorb } from '#games/blitz/countries/guerillas/absorption.ts';
import { airForcesVerbs } from '#games/blitz/air/airbases/verbs.ts';
import { flakChoices, flakSparedFault, flakTooMany, flakVerbs } from '#games/blitz/air/flak/flak-movement.ts';
import { seizeCentre } from '#games/blitz/economy/production/seizure.ts';
import { phaseTakenBack, takeBack } from '#games/blitz/course/rules/take-back.ts';
import { type Verb, type Verbs, verbOf } from '#games/blitz/verb.ts';
import { inSecondImpulse, shipsHaveLanded, stepIn } from '#games/blitz/turns.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';

/** B80.3, T80.3: the mover's movement phase. */

/** B7.a11: moves that would spoil an automatic victory are no way out (T7.3.8). */
const hasNoWayOut =
  (world: World, state: State) =>
  ({ no, unit }: Contact): boolean =>
    isTrapped(
      world,
      state,
      unit,
      state.avs.length === 0
        ? undefined
        : (path) => breaksAutomaticVictory(world, state, { do: 'moveUnit', units: [no], path }) !== undefined,
    );

/** B7.a11 as it will be: M10.25 isolates who has strayed for good before battles are declared, and half as strong he may not reach 1-6. */
function givenUp(world: World, state: State): ReturnType<typeof sacrifices> {
  const cut = world.rules.cutOffThen({ world, state });
  const then = { ...state };
  if (cut.length > 0) evolve(world.board, then, { is: 'cutOff', units: cut });
  const trapped = hasNoWayOut(world, state);
  const demands = sacrifices(world, then, trapped);
  if (demands || boundForGood(world, state).length === 0) return demands;
  const unbound = sacrifices(world, then, trapped, excused(world, then, contacts(world, then, new Set())));
  return unbound && mayBringUp(world, state, trapped) ? undefined : unbound;
}

/** M0.23: could one unit more attack beside those that an automatic victory binds for good, so that all in contact can fight? */
function mayBringUp(world: World, state: State, trapped: (contact: Contact) => boolean): boolean {
  const bound = boundForGood(world, state);
  const touched = contacts(world, state, new Set()).flatMap(({ no, touches }) => (bound.includes(no) ? touches : []));
  const besides = (hex: Hex): boolean => touched.some((one) => adjacent(world.board.grid, one, hex));
  const field = fieldOf(world, state);
  const free = onMap(state, state.mover, (unit) => isGround(unit)).filter((no) => !lockFault(state, no));
  // All paths first: what `spoils` tries overwrites the reach.
  const moves = free.flatMap((no) => {
    const unit = state.units[no] as Unit;
    const range = reachOf(world, state, unit);
    const hexes = hexesReached(range).filter(
      (hex) => besides(hex) && roomFor(world, field, unit, hex) && !world.rules.mayEnd({ world, state, unit, hex }),
    );
    return hexes.map((hex) => ({ no, hex, path: routeTo(range, hex)?.path ?? [] }));
  });
  return moves.some(({ no, hex, path }) => {
    if (breaksAutomaticVictory(world, state, { do: 'moveUnit', units: [no], path })) return false;
    const units = state.units.map((unit, at) => (at === no ? { ...unit, at: hex, moved: true } : unit));
    return sacrifices(world, { ...state, units }, trapped) !== undefined;
  });
}

/** The units given up under B7.a11 if movement ends now, or why it cannot end. */
function ending(world: World, state: State, named: readonly UnitNo[] | undefined): UnitNo[] | Objection {
  const stays = world.rules.mayEndMovement({ world, state });
  if (stays) return stays;
  const demands = world.rules.ground.mustAttack(state) ? givenUp(world, state) : [];
  if (!demands) return objection('B7.a10', whyNoDeclaration(world, state));
  const doomed: UnitNo[] = [];
  for (const sets of demands) {
    const wanted = named && sets.find((set) => set.every((no) => named.includes(no)));
    const alike = new Set(
      sets.map((set) =>
        set
          .map((no) => likeness(state.units[no] as Unit))
          .sort()
          .join(),
      ),
    );
    if (!wanted && (alike.size > 1 || named)) {
      return objection(
        'B7.a11',
        msg`name the trapped units to be given up: ${these(
          sets.map((set) => theUnits(state, set, '+')),
          ' or ',
        )}`,
      );
    }
    doomed.push(...(wanted ?? sets[0] ?? []));
  }
  const extra = named?.find((no) => !doomed.includes(no));
  if (extra === undefined) return doomed;
  return objection('B7.a11', msg`${theUnit(state, extra)} need not be given up`);
}

/** Units that differ in nothing that matters are given up without asking which. */
const likeness = (unit: Unit): string => `${unit.at} ${unit.type} ${unit.af} ${unit.df} ${unit.mf}`;

const MOST_STACKS = 4;

/** Refusal to end movement; names only the stacks that make a legal declaration impossible. */
function whyNoDeclaration(world: World, state: State): Message {
  const units = outmatched(world, state).map(({ unit }) => unit);
  const hexes = [...new Set(units.map(({ at }) => at))];
  const stackIn = (hex: Hex): Unit[] => units.filter(({ at }) => at === hex);
  const stacks = hexes.map((hex) => msg`${these(stackIn(hex), ', ')} at ${theHex(world.board.grid, hex)}`);
  const some = these(stacks.slice(0, MOST_STACKS), '; ');
  return stacks.length > MOST_STACKS
    ? msg`not all in contact can fight at 1-6 or better (${some} …): bring up more units, move away or take back`
    : msg`not all in contact can fight at 1-6 or better (${some}): bring up more units, move away or take back`;
}

/** Losses if movement ends now: units beyond the limit of a hex (M5.6), and units given up (B7.a11). */
function losses(
  world: World,
  state: State,
  named: readonly UnitNo[] | undefined,
): { readonly removed: readonly UnitNo[]; readonly doomed: readonly UnitNo[] } | Objection {
  const guns = world.stacking.flak === 'ground' ? [] : (named?.filter((no) => isFlak(state.units[no] as Unit)) ?? []);
  const spared = flakSparedFault(world, state, guns);
  if (spared) return spared;
  const trains = trainsTooMany(world, state, named);
  const others = named?.filter((no) => !guns.includes(no) && !trains.includes(no));
  const removed = removedFrom(world, state, others);
  if (isObjection(removed)) return removed;
  const rest = others?.filter((no) => !removed.includes(no));
  const doomed = ending(world, relieved(state, removed), rest?.length === 0 ? undefined : rest);
  return isObjection(doomed)
    ? doomed
    : { removed: [...removed, ...flakTooMany(world, state, guns), ...trains], doomed };
}

export const endMovement: Verb<'endMovement'> = {
  check(world, state, command) {
    const lost = losses(world, state, command.abandon);
    return isObjection(lost) ? lost : undefined;
  },
  play(world, state, command, emit) {
    const lost = losses(world, state, command.abandon);
    if (isObjection(lost)) throw new Error(`an unchecked end of movement was played: ${english(lost.because)}`);
    if (lost.removed.length > 0) emit({ is: 'eliminated', units: lost.removed, rule: 'M5.6' });
    if (lost.doomed.length > 0) emit({ is: 'doomed', units: lost.doomed });
    advancePhase(world, state, emit);
  },
  *legal(world, state) {
    const ways = reliefs(world, state);
    for (const way of ways) {
      const after = relieved(state, way);
      const named = ways.length > 1 ? way : [];
      const plain = ending(world, after, undefined);
      if (!isObjection(plain)) {
        yield named.length > 0 ? { do: 'endMovement', abandon: named } : { do: 'endMovement' };
        for (const flak of flakChoices(world, state)) yield { do: 'endMovement', abandon: [...named, ...flak] };
      }
      if (!isObjection(plain) || plain.rule !== 'B7.a11') continue;
      const demands = givenUp(world, after) ?? [];
      let picks: UnitNo[][] = [[]];
      for (const sets of demands) picks = picks.flatMap((some) => sets.map((set) => [...some, ...set])).slice(0, 64);
      for (const abandon of picks) yield { do: 'endMovement', abandon: [...named, ...abandon] };
    }
  },
};

/** The commands of movement, chapter by chapter; which of them are open is the rulebook's to say (`verbs`). */
export const MOVEMENT_VERBS: Verbs = {
  ...groundVerbs,
  ...countryVerbs,
  ...airVerbs,
  ...seaVerbs,
  ...avVerbs,
  ...railroadVerbs,
  ...navalVerbs,
  ...airForcesVerbs,
  ...flakVerbs,
  overrun: overrunVerb,
  seizeCentre,
  splitUnit,
  combine,
  absorb,
  takeBack,
  endStep,
  endMovement,
};

/** Command for a random player that cannot end movement yet: removes an obstacle, or takes moves back. */
function wayOut(world: World, state: State, choose: Choose): Command {
  const cleared = inSecondImpulse(state) ? undefined : clearHex(world, state, choose);
  if (cleared) return cleared;
  const [duty] = inSecondImpulse(state) ? [] : dutiesOf(world, state);
  if (duty) return duty;
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  const crowded = overfull(world, state, state.mover)?.hex;
  const strays = (unit: Unit, hex: Hex) => world.rules.mayEnd({ world, state, unit, hex }) !== undefined;
  const inTheWay = (unit: Unit) =>
    unit.at === crowded || inZoc(field, enemy, unit.at) || (unit.moved && strays(unit, unit.at));
  const stuck = onMap(state, state.mover, inTheWay);
  const safe = (unit: Unit) => (hex: Hex) =>
    !inZoc(field, enemy, hex) && roomFor(world, field, unit, hex) && !strays(unit, hex);
  while (stuck.length > 0 && (undoCount(state) === 0 || choose(3) > 0)) {
    const [no] = stuck.splice(choose(stuck.length), 1) as [UnitNo];
    const unit = state.units[no] as Unit;
    const range = reachOf(world, state, unit);
    // All hexes, not a few drawn: a single way out must be found.
    const hex = pick(hexesReached(range).filter(safe(unit)), choose);
    const route = hex === undefined ? undefined : routeTo(range, hex);
    const move = route && ({ do: 'moveUnit', units: [no], path: route.path } as const);
    if (move && !lockFault(state, no) && !breaksAutomaticVictory(world, state, move)) return move;
  }
  const without = inSecondImpulse(state) || !world.verbs.movement.includes('landOnBeach');
  const ashore = without ? [] : shipsHaveLanded(state) ? [landOnBeach] : [landOnBeach, landAtPort];
  for (const verb of ashore) {
    const landings = [...verb.legal(world, state)].filter((one) => !breaksAutomaticVictory(world, state, one));
    const command = pick(landings, choose);
    // Under seaMustLand landing is the only way out of an untouched position (O24.7).
    if (command && (undoCount(state) === 0 || choose(2) === 0)) return command;
  }
  if (undoCount(state) === 0) return anythingElse(world, state, choose);
  return { do: 'takeBack', what: choose(2) === 0 ? 'last' : cameBefore(world, state) ? 'all' : 'phase' };
}

/** Last resort where nothing can be taken back and no unit is safe: any open command, marches first. */
function anythingElse(world: World, state: State, choose: Choose): Command {
  const frame = state.frames.at(-1);
  const names = frame?.at === 'movement' ? openIn(world)(frame) : [];
  const listed = (name: string): Command[] =>
    [...(MOVEMENT_VERBS[name as Command['do']] as Verb<Command['do']>).legal(world, state)].filter(
      (one) => !breaksAutomaticVictory(world, state, one),
    );
  const marches = names.includes('moveUnit') ? listed('moveUnit') : [];
  return pick(marches, choose) ?? pick(names.flatMap(listed), choose) ?? { do: 'resign' };
}

/** M80.47: is what keeps movement open older than this step, or than the last flight? Then taking these back is of no use. */
function cameBefore(world: World, state: State): boolean {
  const begun = phaseTakenBack(state);
  if (!begun) return false;
  if (begun.frames.at(-1)?.at !== 'movement' || stepIn(begun) !== stepIn(state)) return true;
  for (const _end of endMovement.legal(world, begun)) return false;
  return true;
}

/** T7.3.8: a command that would bring a declared automatic victory below its threshold or open a ring. */
function breaksAutomaticVictory(world: World, state: State, command: Command): Objection | undefined {
  if (state.avs.length === 0 || command.do === 'takeBack' || command.do === 'endMovement') return undefined;
  const draft = { ...state };
  verbOf(MOVEMENT_VERBS, command).play(world, draft, command as never, (event) => evolve(world.board, draft, event));
  const av = spoilt(world, draft);
  return av && objection('T7.3.8', msg`automatic victory ${av.no} would no longer be good`);
}

/** Verbs a random player uses only now and then. */
const rareVerbs = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name !== 'moveUnit' && name !== 'endMovement' && name !== 'takeBack');

function sampleMove(world: World, rare: readonly string[], state: State, choose: Choose): Command {
  // The fewer units there are and the fewer of them are left to move, the likelier the phase ends.
  const patience = 2 + (state.units.length >> 2);
  for (let tries = 0; tries < 6 && choose(patience) > 0; tries++) {
    const name = choose(3) === 0 ? pick(rare, choose) : 'moveUnit';
    const verb = MOVEMENT_VERBS[name as Command['do']] as Verb<Command['do']> | undefined;
    const command = verb?.sample?.(world, state, choose);
    if (command && !breaksAutomaticVictory(world, state, command)) return command;
  }
  return pick([...endMovement.legal(world, state)], choose) ?? wayOut(world, state, choose);
}

/** M80.27: no transport and no arrivals in the second impulse. */
const ON_FOOT: ReadonlySet<string> = new Set([
  'moveUnit',
  'overrun',
  'splitUnit',
  'combine',
  'absorb',
  'cutRail',
  'takeBack',
  'endMovement',
]);

/** The commands of movement in a step or an impulse of it. */
const openIn = memoize(({ verbs: { movement } }: World) => {
  const onFoot = movement.filter((name) => ON_FOOT.has(name));
  const steps = stepVerbs(movement);
  return ({ impulse, step }: FrameAt<'movement'>): readonly string[] =>
    step ? steps[step] : impulse === 2 ? onFoot : movement;
});

export function movementStep(world: World): BlitzStep<'movement'> {
  const open = openIn(world);
  const rare = new Map<readonly string[], readonly string[]>();
  const rareIn = (frame: FrameAt<'movement'>): readonly string[] => {
    const names = open(frame);
    const known = rare.get(names) ?? rareVerbs(names);
    rare.set(names, known);
    return known;
  };
  return {
    rule: world.phases.movement,
    ruleIn: (_state, { impulse, step }) => (step ? STEP_RULES[step] : impulse === 2 ? 'M80.27' : world.phases.movement),
    commands: world.verbs.movement,
    commandsIn: open,
    side: (state) => state.mover,
    outOfPlace: ({ impulse, step }, command) => (step ? stepsOf(command) : impulse === 2 ? oncePerTurn(command) : []),
    asks: (state, frame) =>
      frame.step && frame.step !== 'land'
        ? msg`${theSide(state.mover)} in turn ${state.turn}: ${STEP_WORDS[frame.step]}; endStep goes on`
        : frame.impulse === 2
          ? msg`${theSide(state.mover)} moves a second time in turn ${state.turn}; endMovement ends the player turn`
          : msg`${theSide(state.mover)} moves in turn ${state.turn}; endMovement goes on to the battles`,
    *legal(state, frame) {
      for (const name of open(frame)) {
        const verb = MOVEMENT_VERBS[name as Command['do']] as Verb<Command['do']>;
        for (const command of verb.legal(world, state))
          if (!breaksAutomaticVictory(world, state, command)) yield command;
      }
    },
    sample(state, frame, choose) {
      if (frame.step && frame.step !== 'land') return sampleStep(MOVEMENT_VERBS, world, open(frame), state, choose);
      return sampleMove(world, rareIn(frame), state, choose);
    },
    check(state, _frame, command) {
      return (
        verbOf(MOVEMENT_VERBS, command).check(world, state, command as never) ??
        breaksAutomaticVictory(world, state, command)
      );
    },
    play(state, _frame, command, emit) {
      verbOf(MOVEMENT_VERBS, command).play(world, state, command as never, emit);
    },
    settle: (state, frame, emit) =>
      frame.step !== undefined && skipStep(MOVEMENT_VERBS, world, state, open(frame), emit),
  };
}
