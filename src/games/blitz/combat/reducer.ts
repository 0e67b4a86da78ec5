import type { Draft } from '#core/play.ts';
import type { RuleId } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { mayRaid } from '#games/blitz/kinds.ts';
import type { Av, Battle, Loss, NoRetreat, State, UnitNo } from '#games/blitz/types.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';
import { combine, eliminate, reduce, split } from './rules/pieces.ts';
import type { FireTarget } from './artillery/commands.ts';
import type { StrikeResult } from './artillery/strike-table.ts';
import type { Result } from './rules/result.ts';

/** B9, B19, T2.3, T7: battles, losses, retreats, advances, automatic victories. */
export type CombatEvent =
  | { readonly is: 'doomed'; readonly units: readonly UnitNo[] }
  | { readonly is: 'declared'; readonly battle: Battle }
  | { readonly is: 'undeclared'; readonly battle: number }
  | { readonly is: 'eliminated'; readonly units: readonly UnitNo[]; readonly rule: RuleId }
  /** T7.2.3: parts of units, in points of size. */
  | { readonly is: 'reduced'; readonly losses: readonly Loss[]; readonly rule: RuleId }
  | {
      readonly is: 'fought';
      readonly battle: number;
      readonly attack: number;
      readonly defence: number;
      readonly odds: string;
      readonly result: Result;
    }
  | { readonly is: 'retreated'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly forced: boolean }
  /** M4.5: of so many hexes the defender pays for k. */
  | { readonly is: 'paid'; readonly k: number; readonly steps: number }
  /** M16.5 */
  | { readonly is: 'fired'; readonly units: readonly UnitNo[] }
  /** M16.chart b */
  | { readonly is: 'supported'; readonly battle: number; readonly units: readonly UnitNo[] }
  /** M16.chart c, M12.sbt */
  | {
      readonly is: 'bombarded';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly column: number;
      readonly die: number;
      readonly result: StrikeResult;
    }
  /** M16.chart e, f */
  | {
      readonly is: 'firedAt';
      readonly units: readonly UnitNo[];
      readonly target: FireTarget;
      readonly hex: Hex;
      readonly column: number;
      readonly die: number;
      readonly result: StrikeResult | 'X';
    }
  /** M12.hd */
  | { readonly is: 'battered'; readonly units: readonly UnitNo[]; readonly result: 'H' | 'D'; readonly till: number }
  /** M4.20: what happens of it follows. */
  | { readonly is: 'overran'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  /** M2.5: they have come where they are by an overrun; `held` stay where they are all the same (M2.3). */
  | { readonly is: 'ranOver'; readonly units: readonly UnitNo[]; readonly held: readonly UnitNo[] }
  /** M4.11 */
  | { readonly is: 'immobilised'; readonly unit: UnitNo; readonly till: number }
  | { readonly is: 'advanced'; readonly unit: UnitNo; readonly path: readonly Hex[] }
  | { readonly is: 'battleEnded'; readonly battle: number }
  | { readonly is: 'combatEnded' }
  | { readonly is: 'split'; readonly unit: UnitNo; readonly sizes: readonly number[] }
  /** M0.10: into the first of them. */
  | { readonly is: 'combined'; readonly units: readonly UnitNo[] }
  /** T7.2.16: of the ground battles declared these are against surrounded hexes, the others are not. */
  | { readonly is: 'surrounded'; readonly battles: readonly number[] }
  | { readonly is: 'avDeclared'; readonly av: Av }
  | { readonly is: 'avJoined'; readonly av: number; readonly units: readonly UnitNo[] }
  | { readonly is: 'avUsed'; readonly av: number; readonly units: readonly UnitNo[] }
  | { readonly is: 'avEnded'; readonly av: number; readonly good: boolean }
  | { readonly is: 'retreatsClosed'; readonly hexes: readonly NoRetreat[] };

function closeBattle(draft: Draft<State>, event: { readonly battle: number }): void {
  draft.battles = draft.battles.filter((battle) => battle.no !== event.battle);
}

function comeTo(
  draft: Draft<State>,
  event: { readonly unit: UnitNo; readonly path: readonly Hex[] },
  board: Board,
): void {
  const at = event.path.at(-1);
  if (at === undefined) return;
  const unit = unitIn(draft, event.unit);
  // T20.6: a Ranger remembers where it came ashore.
  const ashore = mayRaid(unit) && board.land[unit.at] === 0 ? { landedOn: event.path[0] } : {};
  change(draft, event.unit, { at, ...ashore });
  omit(draft, event.unit, 'aim');
}

export const combatWrites: Writes<CombatEvent['is']> = {
  doomed(draft, event) {
    draft.doomed = event.units;
  },
  declared(draft, event) {
    draft.battles = [...draft.battles, event.battle];
  },
  undeclared: closeBattle,
  battleEnded: closeBattle,
  eliminated: (draft, event) => eliminate(draft, event.units),
  reduced(draft, event) {
    for (const loss of event.losses) reduce(draft, loss);
  },
  fought() {},
  paid() {},
  overran() {},
  fired(draft, event) {
    for (const no of event.units) change(draft, no, { fired: true });
  },
  supported() {},
  bombarded() {},
  firedAt() {},
  battered(draft, { units, result, till }) {
    for (const no of units) change(draft, no, result === 'H' ? { hitTill: till } : { shakenTill: till });
  },
  ranOver(draft, event) {
    for (const no of event.units) change(draft, no, { overran: true });
    for (const no of event.held) change(draft, no, { stopped: true, moved: true });
  },
  retreated: comeTo,
  immobilised: (draft, event) => change(draft, event.unit, { immobileTill: event.till }),
  advanced: comeTo,
  combatEnded(draft) {
    draft.noRetreat = [];
  },
  split: (draft, event) => split(draft, event.unit, event.sizes),
  combined: (draft, event) => combine(draft, event.units),
  surrounded(draft, event) {
    draft.battles = draft.battles.map((battle) =>
      battle.kind === 'ground' ? { ...battle, surrounded: event.battles.includes(battle.no) } : battle,
    );
  },
  avDeclared(draft, event) {
    draft.avs = [...draft.avs, event.av];
  },
  avJoined(draft, event) {
    const join = (av: Av): Av => ({
      ...av,
      participants: [...av.participants, ...event.units],
      users: av.users.filter((no) => !event.units.includes(no)),
    });
    draft.avs = draft.avs.map((av) => (av.no === event.av ? join(av) : av));
  },
  avUsed(draft, event) {
    draft.avs = draft.avs.map((av) =>
      av.no === event.av ? { ...av, users: [...new Set([...av.users, ...event.units])] } : av,
    );
  },
  avEnded(draft, event) {
    draft.avs = draft.avs.filter((av) => av.no !== event.av);
  },
  retreatsClosed(draft, event) {
    draft.noRetreat = [...draft.noRetreat, ...event.hexes];
  },
};
