import type { Emit } from '#core/play.ts';
import { msg, these, theSide } from '#core/message.ts';
import { isGood } from '../rules/av.ts';
import { fightOf, loseBesides } from '../rules/battle.ts';
import { eliminated } from '../rules/result.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { factorsOfUnits, missionsOver } from '#games/blitz/air/rules/missions.ts';
import { cityCapacity } from '#games/blitz/supply/rules/supply.ts';
import { AUTOMATIC_ADVANCE, eliminateDefenders, endedUnfought } from '../rules/tournament-battle.ts';
import {
  type Battle,
  type BlitzEvent,
  type Fight,
  other,
  type NoRetreat,
  SIDES,
  type State,
  type Unit,
} from '#games/blitz/types.ts';
import { isFlak, isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { advancePhase } from '#games/blitz/sequence.ts';

/** B80.5, T80.5: what happens when combat begins, and T80.6. */

type Tell = Emit<BlitzEvent>;

/** T7.3.14, O90.1: automatic victories that are no longer good; their users die, the battle is fought. */
function failAvs(world: World, state: State, emit: Tell): boolean {
  for (let any = false; ; any = true) {
    const failed = state.avs.find((av) => !isGood(world, state, av.hexes, av.participants));
    if (!failed) return any;
    emit({ is: 'avEnded', av: failed.no, good: false });
    const users = failed.users.filter((no) => state.units[no]?.place === 'map');
    if (users.length > 0) emit({ is: 'eliminated', units: users, rule: 'T7.3.14' });
    const attackers = failed.participants.filter(
      (no) => isGround(state.units[no] as Unit) && state.units[no]?.place === 'map',
    );
    if (attackers.length > 0) {
      // A failed automatic victory is below 5-1 or not surrounded.
      const battle = { no: failed.no, kind: 'ground', attackers, hexes: failed.hexes, surrounded: false } as const;
      emit({ is: 'declared', battle });
    }
  }
}

/** O80.4: automatic victories are tested, then the other battles, where anything can have been lost. */
function recompute(world: World, state: State, emit: Tell): void {
  const failed = failAvs(world, state, emit);
  // M70.fallback: flak has shot some down, or turned them back.
  const underFire = state.units.some((unit) => unit.fired && isFlak(unit));
  if (!failed && !underFire && !state.missions.some((one) => one.kind === 'intercept')) return;
  for (const battle of state.battles) endedUnfought(world, state, battle, emit);
}

/** T23.3.2, T23.3.7: bombing takes effect; aircraft beyond the new capacity die. */
function bomb(state: State, emit: Tell): void {
  const hexes = new Set(state.missions.filter((one) => one.kind === 'bombing').map((one) => one.hex));
  for (const hex of hexes) {
    const amount = factorsOfUnits(state, missionsOver(state, hex, 'bombing'));
    emit({ is: 'damaged', damage: { hex, amount, side: state.mover, until: state.turn + 4 } });
    // Own aircraft may still stand on a base their side has lost (T23.0.5b).
    for (const side of SIDES) {
      const parked = parkedAt(state.units, side, hex);
      const excess = factorsOfUnits(state, parked) - cityCapacity(state, hex);
      if (excess <= 0) continue;
      const bill = { side, factors: excess, by: 'size', units: parked, rule: 'T23.3.7' } as const;
      emit({ is: 'push', frame: { at: 'losses', bill } });
    }
  }
}

/** T23.2.4, O23.4.3, O90.25: hexes closed to retreats from now to the end of combat. */
function closeRetreats(state: State, emit: Tell): void {
  const closed = new Map<number, NoRetreat>();
  for (const { kind, hex } of state.missions) {
    if (kind === 'strategic') closed.set(hex, { hex, to: 'both', rule: 'T23.2.4' });
    if (kind === 'nuclear') closed.set(hex, { hex, to: 'both', rule: 'O90.25' });
    const enough = factorsOfUnits(state, missionsOver(state, hex, 'interdiction')) >= 4;
    if (kind === 'interdiction' && enough && !closed.has(hex))
      closed.set(hex, { hex, to: other(state.mover), rule: 'O23.4.3' });
  }
  // M90.33: a strike that was flown in movement.
  const { struck } = state;
  if (struck !== undefined) closed.set(struck, { hex: struck, to: 'both', rule: 'O90.25' });
  if (closed.size > 0) emit({ is: 'retreatsClosed', hexes: [...closed.values()] });
  // O23.5.5: a strike that was shot down closes nothing (O90.4).
  const nuclear = state.missions.find((one) => one.kind === 'nuclear');
  if (nuclear) emit({ is: 'struck', hex: nuclear.hex });
}

/** T7.3.6: the victims are removed before any other battle. */
function removeVictims(world: World, state: State, emit: Tell): Fight[] {
  return state.avs.map((av) => {
    const attackers = av.participants.filter((no) => isGround(state.units[no] as Unit));
    const battle: Battle = { no: av.no, kind: 'ground', attackers, hexes: av.hexes };
    const fight = fightOf(world, state, battle);
    loseBesides(world, state, battle, eliminated('defender'), emit);
    eliminateDefenders(state, fight, 'T7.3.6', emit);
    emit({ is: 'avEnded', av: av.no, good: true });
    return fight;
  });
}

export const combatStartStep = (world: World): BlitzStep<'combatStart'> => ({
  rule: world.phases.combatStart,
  commands: [],
  side: (state) => state.mover,
  asks: () => msg`combat begins`,
  *legal() {},
  sample: () => ({ do: 'endAdvance' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    recompute(world, state, emit);
    if (state.doomed.length > 0) emit({ is: 'eliminated', units: state.doomed, rule: 'B7.a11' });
    closeRetreats(state, emit);
    const fights = removeVictims(world, state, emit);
    if (fights.length > 0) emit({ is: 'turnTo', frame: { at: 'avAdvances', fights } });
    else advancePhase(world, state, emit);
    bomb(state, emit);
    return true;
  },
});

/** T80.6, T90.13: the participants' advances, automatic victory by automatic victory as the mover likes. */
export const avAdvancesStep = (world: World): BlitzStep<'avAdvances'> => ({
  rule: 'T80.6',
  commands: ['chooseAV'],
  side: (state) => state.mover,
  asks: (state, { fights }) =>
    msg`${theSide(state.mover)} chooses whose participants advance next: automatic victory ${these(
      fights.map((fight) => fight.battle.no),
      ', ',
    )}`,
  *legal(_state, { fights }) {
    for (const fight of fights) yield { do: 'chooseAV', av: fight.battle.no };
  },
  sample: (_state, { fights }, choose) => ({ do: 'chooseAV', av: fights[choose(fights.length)]?.battle.no ?? 0 }),
  check(_state, { fights }, command) {
    if (command.do !== 'chooseAV') return unexpected(command);
    return fights.some((fight) => fight.battle.no === command.av)
      ? undefined
      : { rule: 'T80.6', because: msg`there is no automatic victory ${command.av} left` };
  },
  play(state, { fights }, command, emit) {
    if (command.do !== 'chooseAV') return unexpected(command);
    const fight = fights.find((one) => one.battle.no === command.av) as Fight;
    emit({ is: 'turnTo', frame: { at: 'avAdvances', fights: fights.filter((one) => one !== fight) } });
    emit({ is: 'push', frame: { at: 'advance', fight, side: state.mover, steps: AUTOMATIC_ADVANCE, advanced: [] } });
  },
  settle(state, { fights }, emit) {
    const [only, second] = fights;
    if (second) return false;
    if (!only) advancePhase(world, state, emit);
    else {
      emit({ is: 'turnTo', frame: { at: 'avAdvances', fights: [] } });
      emit({
        is: 'push',
        frame: { at: 'advance', fight: only, side: state.mover, steps: AUTOMATIC_ADVANCE, advanced: [] },
      });
    }
    return true;
  },
});
