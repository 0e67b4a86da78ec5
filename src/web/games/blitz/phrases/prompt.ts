import type { BlitzFrame, FrameAt, MovementStep, Unit } from '#games/blitz/types.ts';
import type { Obligations, Seen } from '#games/blitz/desk/own.ts';
import type { Lead } from '#table/desk.ts';
import { hasAircraft } from '#games/blitz/air/rules/sendable.ts';
import { said, w } from '../words/words.ts';

/** Prompt of a decision and effect of its "done" button, in a player's words. */

/** Further parts of a player turn in this game. */
export interface TurnParts {
  /** M3.11: battles are declared and fought one by one. */
  readonly battles: boolean;
  readonly declaration: boolean;
  /** M80.27 */
  readonly impulse: boolean;
}

export const turnParts = (decisions: readonly BlitzFrame[]): TurnParts => ({
  battles: decisions.some(({ at }) => at === 'battles'),
  declaration: decisions.some(({ at }) => at === 'declaration'),
  impulse: decisions.some((frame) => frame.at === 'movement' && frame.impulse === 2),
});

/** The phase by its name: the steps of movement and the second impulse have their own. */
export function phaseText(at: BlitzFrame['at'], frame: BlitzFrame | undefined): string {
  if (at !== 'movement' || frame?.at !== at) return w.phaseName[at];
  if (frame.impulse === 2) return w.phaseSecond;
  return isEarly(frame) ? w.phaseStep[frame.step] : w.phaseName[at];
}

/** A step of the turn by its kind, as the ribbon names it. */
export function stepText(kind: string, parts: TurnParts): string {
  const [at, stage] = kind.split(' ') as [BlitzFrame['at'], string?];
  if (at === 'declaration') return parts.battles ? w.stepMissions : w.stepDeclaration;
  if (at === 'setup' && stage !== undefined) return w.stageStep[stage] ?? w.phaseName[at];
  if (at !== 'movement' || stage === undefined || stage === 'land') return w.phaseName[at];
  return stage === '2' ? w.phaseSecond : w.phaseStep[stage as keyof typeof w.phaseStep];
}

/** A button that ends a step, where it is known what comes then; the old names say it by themselves. */
function leadText(frame: FrameAt<'movement'>, parts: TurnParts, leads: Lead): string | undefined {
  if ('turnOf' in leads) return isEarly(frame) || frame.impulse === 2 ? w.doneImpulse : w.doneMovementTurn;
  if (isEarly(frame)) return w.doneNext(stepText(leads.kind, parts));
  return leads.kind === 'declaration' || leads.kind === 'battles'
    ? undefined
    : w.doneMovementNext(stepText(leads.kind, parts));
}

export function doneText(
  frame: BlitzFrame | undefined,
  state: Seen,
  duties: Obligations | undefined,
  parts: TurnParts,
  leads?: Lead,
): string {
  switch (frame?.at) {
    case 'setup':
      return frame.stage === 'atSea' ? w.doneSetupSea : w.doneSetup;
    case 'weather':
      return w.doneWeather;
    case 'movement': {
      const on = leads && leadText(frame, parts, leads);
      if (on !== undefined) return on;
      if (isEarly(frame)) return w.doneStep;
      if (frame.impulse === 2) return w.doneImpulse;
      return parts.battles ? w.doneMovementBattles(parts.declaration && hasAircraft(state)) : w.doneMovement;
    }
    case 'declaration':
      if (parts.battles) return w.doneMissions;
      if (fighting(state) || owes(duties)) return w.doneDeclaration;
      return parts.impulse ? w.doneDeclarationOn : w.doneDeclarationNone;
    case 'interception':
      return w.doneInterception;
    case 'battles':
      return w.doneBattles;
    case 'guerillas':
      return w.doneGuerillas;
    case 'refusal':
      return w.doneRefusal;
    case 'claim':
      return w.doneClaim;
    case 'advance':
      return w.doneAdvance;
    case 'production':
      return w.doneProduction;
    case 'activation':
      return w.actionName.rollActivation;
    case 'replacements':
      return w.actionName.endReplacements;
    case 'bombardment':
      return w.doneBombardment;
    case 'landing':
      if (aloft(state, frame) > 0) return w.doneLanding;
      return owes(duties) ? w.doneLandingLosing(duties?.units.length ?? 0) : w.doneLandingAll;
    default:
      return '';
  }
}

/** M6.1: a step of movement before the marches. */
const isEarly = (frame: FrameAt<'movement'>): frame is FrameAt<'movement'> & { step: Exclude<MovementStep, 'land'> } =>
  frame.step !== undefined && frame.step !== 'land';

const fighting = ({ battles, missions, avs }: Seen): boolean => battles.length + missions.length + avs.length > 0;

/** True if something must still be done before the decision can end, or end well. */
const owes = (duties: Obligations | undefined): boolean =>
  duties !== undefined && (duties.hexes.length + duties.units.length > 0 || duties.fault !== undefined);

/** Aircraft of the side that lands that are still in the air. */
const aloft = (state: Seen, frame: BlitzFrame & { at: 'landing' }): number =>
  state.units.filter((one) => one.side === frame.side && one.place === 'air').length;

/** Effect of ending the decision, in a sentence. */
export function doneMeaning(
  frame: BlitzFrame | undefined,
  state: Seen | undefined,
  duties: Obligations | undefined,
  parts: TurnParts,
): string {
  if (!frame || !state) return '';
  switch (frame.at) {
    case 'setup':
      return w.doneMeans[frame.stage === 'atSea' ? 'setupSea' : 'setup'];
    case 'movement':
      if (isEarly(frame)) return w.doneMeans.step;
      if (frame.impulse === 2) return w.doneMeans.impulse;
      return w.doneMeans[parts.battles ? 'movementBattles' : 'movement'];
    case 'declaration':
      if (parts.battles) return w.doneMeans.missions;
      if (fighting(state) || owes(duties)) return w.doneMeans.declaration;
      return w.doneMeans[parts.impulse ? 'declarationOn' : 'declarationNone'];
    case 'landing':
      return w.doneMeans[aloft(state, frame) > 0 || owes(duties) ? 'landing' : 'landingNone'];
    // Decisions without a prompt.
    case 'combatStart':
    case 'airReturn':
    case 'airDefence':
    case 'minorLosses':
    case 'turnEnd':
      return '';
    default:
      return w.doneMeans[frame.at];
  }
}

/** M80.2: in each stage of the set-up its own units. */
export const isPlaced = (one: Unit, { side, stage }: BlitzFrame & { at: 'setup' }): boolean =>
  one.side === side &&
  (stage === 'together' || (one.nation !== undefined) === (stage === 'minors' || stage === 'rolled')) &&
  one.place === 'waiting' &&
  !one.held &&
  one.due <= 1;

const unplaced = (state: Seen, frame: BlitzFrame & { at: 'setup' }): number =>
  state.units.filter((one) => isPlaced(one, frame)).length;

/** T7.2.4: never more than is there; a bill for everything has no number of its own. */
const owned = (units: readonly number[], state: Seen): number =>
  units.reduce((sum, no) => sum + (state.units[no]?.place === 'lost' ? 0 : (state.units[no]?.af ?? 0)), 0);

/** M80.30: guerillas still to be placed, those of this phase or all that wait. */
function toPlace({ uprisings = [] }: Seen, { side, hexes }: FrameAt<'guerillas'>): number {
  const own = uprisings.filter((one) => one.side === side);
  const waiting = hexes?.length ?? own.reduce((sum, one) => sum + one.waiting.length, 0);
  // M17.g.4
  return waiting + own.reduce((sum, { choice }) => sum + (choice?.left ?? 0), 0);
}

/** Reinforcements the mover may bring in now. */
const waiting = (state: Seen): number =>
  state.units.filter((one) => one.side === state.mover && one.place === 'waiting' && one.due <= state.turn).length;

function declarationText(duties: Obligations | undefined): string {
  const [hexes, units] = [duties?.hexes.length ?? 0, duties?.units.length ?? 0];
  if (hexes + units === 0 && duties?.fault) return w.promptUnfinished;
  return w.promptDeclaration(hexes, units, duties?.any === true);
}

/** T23.0.6a: whoever stands on a base that is none any more is named while he can still be rebased. */
function landingText(aloft: number, state: Seen, duties: Obligations | undefined): string {
  if (aloft > 0) return w.promptAloft(aloft);
  const lost = (duties?.units ?? []).map((no) => said({ unit: state.units[no]?.id ?? '' }));
  return lost.length > 0 ? w.promptStranded(lost.join(', ')) : w.promptAllLanded;
}

/** M8.8, M18.5: neither those of minors nor the units of an order of battle are held back. */
function setupText(frame: BlitzFrame & { at: 'setup' }, state: Seen): string {
  const left = unplaced(state, frame);
  if (frame.stage === 'atSea') return w.promptSetupSea;
  if (frame.stage === 'minors' || frame.stage === 'rolled') return w.promptSetupMinors(left);
  if (frame.stage === 'turns') return w.promptSetupTurns(left);
  return state.obs ? w.promptSetupOrders(left) : w.promptSetup(left);
}

function retreatText(frame: BlitzFrame & { at: 'retreat' }, state: Seen): string {
  const left = frame.units.filter((no) => state.units[no]?.place === 'map');
  const next = left.length === 1 ? state.units[left[0] ?? -1]?.id : undefined;
  return next === undefined
    ? w.promptRetreat(left.length)
    : w.promptNext(said({ unit: next }), frame.steps, left.length);
}

export function promptText(
  frame: BlitzFrame | undefined,
  state: Seen,
  duties: Obligations | undefined,
  parts: TurnParts,
): string {
  switch (frame?.at) {
    case 'setup':
      return setupText(frame, state);
    case 'weather':
      return w.promptWeather;
    case 'movement': {
      if (frame.impulse === 2) return w.promptImpulse;
      if (isEarly(frame)) return w.promptStep[frame.step];
      const due = waiting(state);
      if (due > 0) return w.promptReinforcements(due);
      if (parts.impulse) return w.promptFirstMove;
      return state.obs ? w.promptMarch : w.promptMovement;
    }
    case 'declaration':
      return parts.battles ? w.promptMissions : declarationText(duties);
    case 'interception':
      return w.promptInterception;
    case 'airFights':
      return w.promptAirFights;
    case 'allot':
      return w.promptAllot;
    case 'battles':
      return w.promptBattles;
    case 'combat':
      return w.promptCombat(state.battles.length);
    case 'avAdvances':
      return w.promptAv;
    case 'exchange':
      return w.promptExchange(frame.owed);
    case 'losses':
      return w.promptLosses(Math.min(frame.bill.factors, owned(frame.bill.units, state)));
    case 'bombardment':
      return w.promptBombardment;
    case 'support':
      return w.promptSupport;
    case 'payment':
      return w.promptPayment(frame.steps);
    case 'retreat':
      return retreatText(frame, state);
    case 'supplyLosses':
      return w.promptSupplyLosses;
    case 'advance':
      return w.promptAdvance;
    case 'seaHexes':
      return w.promptSeaHexes;
    case 'sinking':
      return w.promptSinking;
    case 'withdrawal':
      return w.promptWithdrawal;
    case 'waves':
      return w.promptWaves;
    case 'landing':
      return landingText(aloft(state, frame), state, duties);
    case 'flight':
      return w.promptFlight[frame.stage];
    case 'evacuation':
      return w.promptEvacuation;
    case 'production':
      return w.promptProduction;
    case 'plans':
      return w.promptPlans;
    case 'activation':
      return w.promptActivation;
    case 'replacements':
      return w.promptReplacements;
    case 'guerillas':
      return w.promptGuerillas(toPlace(state, frame));
    case 'refusal':
      return w.promptRefusal;
    case 'claim':
      return w.promptClaim;
    case 'obChoice':
      return w.promptOrders;
    case 'supply':
      return w.promptSeaSupply;
    case 'beachSupply':
      return w.promptBeach;
    case 'drawOffer':
      return w.promptDraw;
    default:
      return '';
  }
}
