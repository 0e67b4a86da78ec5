import { undoCount } from '#core/record/undo.ts';
import type { Emit } from '#core/play.ts';
import type { Choose } from '#core/dice/dice.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { type Message, msg } from '#core/message.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { flakChoices, flakSparedFault, flakTooMany } from '#games/blitz/air/flak/flak-movement.ts';
import { dutiesOf, dutyFault } from '#games/blitz/sea/ships/docks.ts';
import { crowdedFault } from '#games/blitz/ground/rail/train-spacing.ts';
import { clearHex } from '#games/blitz/ground/rail/verbs.ts';
import { stepIn } from '#games/blitz/turns.ts';
import type { BlitzEvent, Command, MovementStep, State, UnitNo } from '#games/blitz/types.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { crowdedFlak } from '#games/blitz/air/flak/flak-movement.ts';

/** M6.seq: what belongs to each step of movement; base transport has the steps of classes 1 and 3 (M6.0, M80.45). */

type EarlyStep = Exclude<MovementStep, 'land'>;

export const STEP_RULES: Readonly<Record<MovementStep, RuleId>> = {
  arrivals: 'M80.11',
  ferry: 'M80.12',
  air: 'M80.13',
  strikes: 'M80.14',
  standby: 'M80.15',
  rail: 'M80.16',
  sailing: 'M80.17',
  engaging: 'M80.18',
  sea: 'M80.19',
  embarking: 'M80.20',
  land: 'M80.21',
  flak: 'M80.22',
  bases: 'M80.23',
};

export const STEP_WORDS: Readonly<Record<EarlyStep, Message>> = {
  arrivals: msg`reinforcements and replacements`,
  ferry: msg`ferries`,
  air: msg`flights`,
  strikes: msg`air strikes`,
  standby: msg`fighters that stand by`,
  rail: msg`trains`,
  sailing: msg`ships put to sea and change zones`,
  engaging: msg`fleet engagements`,
  sea: msg`sailing, landing and invasions`,
  embarking: msg`embarking`,
  flak: msg`flak`,
  bases: msg`airbases`,
};

const ARRIVALS = ['placeReinforcement', 'placeReplacement'];
const EARLY: Readonly<Record<EarlyStep, readonly string[]>> = {
  arrivals: ARRIVALS,
  ferry: ['ferry', 'serveZone'],
  air: ['flyAirborne', 'airTransport', 'airliftSupply', 'dropSupply', 'dropAirborne', 'airliftUnit'],
  strikes: ['declareStrike'],
  standby: ['assignIntercept'],
  rail: ['moveTrain', 'entrain', 'detrain'],
  sailing: ['putToSea', 'changeZone', 'formFleet'],
  engaging: ['engage'],
  sea: [
    ...['sail', 'landAtPort', 'stageInvasion', 'landOnBeach'],
    ...['dock', 'disembark', 'takeAssaultHex', 'landWave', 'landFollowUp', 'landRanger'],
  ],
  embarking: ['embark', 'withdrawRanger', 'aircraftToSea', 'load', 'withdrawFromBeach', 'putToSea'],
  flak: ['moveFlak'],
  bases: ['destroyAirbase'],
};

/** M6.6: arrivals in I.4 too; a unit that waits on a sea hex may still step ashore (T6.2.14). */
const ALSO_ON_LAND: ReadonlySet<string> = new Set([...ARRIVALS, 'landOnBeach']);
const IN_EVERY_STEP = ['splitUnit', 'combine'];

/** The commands of movement step by step. */
export function stepVerbs(all: readonly string[]): Readonly<Record<MovementStep, readonly string[]>> {
  const early = Object.values(EARLY).flat();
  const ofStep = (step: EarlyStep): readonly string[] => [
    ...all.filter((name) => EARLY[step].includes(name) || IN_EVERY_STEP.includes(name)),
    'takeBack',
    'endStep',
  ];
  return {
    arrivals: ofStep('arrivals'),
    ferry: ofStep('ferry'),
    air: ofStep('air'),
    strikes: ofStep('strikes'),
    standby: ofStep('standby'),
    rail: ofStep('rail'),
    sailing: ofStep('sailing'),
    engaging: ofStep('engaging'),
    sea: ofStep('sea'),
    embarking: ofStep('embarking'),
    flak: ofStep('flak'),
    bases: ofStep('bases'),
    land: all.filter((name) => !early.includes(name) || ALSO_ON_LAND.has(name)),
  };
}

/** M6.1, M80: the step a command of movement belongs to, where it is not open. */
export function stepsOf(command: string): readonly RuleId[] {
  const own = (Object.keys(EARLY) as EarlyStep[]).filter((step) => EARLY[step].includes(command));
  return ['M6.1', ...own.map((step) => STEP_RULES[step])];
}

/** M90.3, M90.4, M90.6: nobody rides, sails or flies in the second impulse, and flak has moved. */
export function oncePerTurn(command: string): readonly RuleId[] {
  const has = (...steps: readonly EarlyStep[]) => steps.some((step) => EARLY[step].includes(command));
  if (has('rail')) return ['M1.1', 'M90.3', STEP_RULES.rail];
  if (has('flak')) return ['M1.1', 'M90.6', STEP_RULES.flak];
  return has('ferry', 'air', 'strikes', 'standby', 'sailing', 'engaging', 'sea', 'embarking', 'bases')
    ? ['M1.1', 'M1.12', 'M90.4']
    : [];
}

/** O24.7: with ships that must land, the step of the sea ends when they have; M7.12: that of the trains when each has a hex. */
function staysFault(world: World, state: State): Objection | undefined {
  if (stepIn(state) === 'rail') return crowdedFault(world, state);
  if (stepIn(state) === 'flak') return crowdedFlak(world, state);
  if (stepIn(state) === 'sailing') return dutyFault(world, state);
  if (stepIn(state) !== 'sea') return undefined;
  return world.rules.mustLand({ world, state, units: state.units }) ?? dutyFault(world, state);
}

/** M6.6: who was placed in 0c has begun the player turn there. */
function leave(world: World, state: State, emit: Emit<BlitzEvent>, named: readonly UnitNo[] = []): void {
  if (stepIn(state) === 'arrivals' && state.units.some((unit) => unit.moved)) emit({ is: 'impulse' });
  const flak = flakTooMany(world, state, named);
  if (flak.length > 0) emit({ is: 'eliminated', units: flak, rule: 'M5.6' });
  advancePhase(world, state, emit);
}

/** B80.9: a step in which nobody can do anything is over. */
export function skipStep(
  verbs: Verbs,
  world: World,
  state: State,
  names: readonly string[],
  emit: Emit<BlitzEvent>,
): boolean {
  const step = stepIn(state);
  if (step === undefined || step === 'land') return false;
  const own = names.filter((name) => EARLY[step].includes(name));
  const idle = own.every((name) => {
    for (const _command of verbNamed(verbs, name)?.legal(world, state) ?? []) return false;
    return true;
  });
  if (!idle || staysFault(world, state)) return false;
  // M5.6: of flak that is too much its owner may name what goes.
  if (!flakChoices(world, state).next().done) return false;
  leave(world, state, emit);
  return true;
}

export const endStep: Verb<'endStep'> = {
  check: (world, state, { abandon = [] }) =>
    stepIn(state) === undefined
      ? objection('M6.1', msg`movement has no steps in this game`)
      : (staysFault(world, state) ?? flakSparedFault(world, state, abandon)),
  play: (world, state, { abandon }, emit) => leave(world, state, emit, abandon),
  *legal(world, state) {
    if (endStep.check(world, state, { do: 'endStep' })) return;
    yield { do: 'endStep' };
    for (const abandon of flakChoices(world, state)) yield { do: 'endStep', abandon };
  },
};

const verbNamed = (verbs: Verbs, name: string): Verb<Command['do']> | undefined =>
  verbs[name as Command['do']] as Verb<Command['do']> | undefined;

/** Command of a random player in one of the early steps. */
export function sampleStep(
  verbs: Verbs,
  world: World,
  names: readonly string[],
  state: State,
  choose: Choose,
): Command {
  const rare = names.filter((name) => name !== 'takeBack' && name !== 'endStep');
  for (let tries = 0; tries < 4 && choose(3) > 0; tries++) {
    const command = verbNamed(verbs, pick(rare, choose) ?? '')?.sample?.(world, state, choose);
    if (command) return command;
  }
  if (!endStep.check(world, state, { do: 'endStep' })) return { do: 'endStep' };
  const cleared = stepIn(state) === 'rail' ? clearHex(world, state, choose) : undefined;
  if (cleared) return cleared;
  if (stepIn(state) === 'rail' && undoCount(state) > 0)
    return { do: 'takeBack', what: choose(2) === 0 ? 'last' : 'phase' };
  const [duty] = dutiesOf(world, state);
  if (duty) return duty;
  const lands = names.includes('landAtPort') ? verbNamed(verbs, 'landAtPort') : undefined;
  const landing = pick([...(lands?.legal(world, state) ?? [])], choose);
  if (landing) return landing;
  return undoCount(state) > 0 ? { do: 'takeBack', what: choose(2) === 0 ? 'last' : 'all' } : { do: 'resign' };
}
