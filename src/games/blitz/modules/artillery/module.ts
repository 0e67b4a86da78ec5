import { objection, type Objection } from '../../../../core/objection.ts';
import { say } from '../../../../core/say.ts';
import { ratio, type Term, times, whole } from '../../../../core/terms.ts';
import type { BtaChange } from '../../chapters/ground/bta.ts';
import { hasTwoFactors } from '../../kinds.ts';
import { nextOf } from '../../turns.ts';
import type { State, Unit, UnitNo } from '../../types.ts';
import type { Terms, World } from '../../world.ts';
import type { ModuleCard } from '../card.ts';
import { supporters } from './support.ts';

const NOTHING: readonly Term[] = [];
const NO_DEFENCE: readonly Term[] = [times('M16.2', say`artillery has no defence of its own`, whole(0))];
const SHAKEN: readonly Term[] = [times('M12.hd', say`under bombardment`, ratio(1, 2))];
const AS_FAST: readonly BtaChange[] = [];
const SLOWED: readonly BtaChange[] = [{ after: 'bombardment', rule: 'M12.hd', by: 'half' }];

/** M12.hd: to the end of its owner's next player turn. */
const lasts = (terms: Terms, state: State, side: Unit['side'], till: number | undefined): boolean =>
  till !== undefined && till >= (side === state.mover ? state.turn : nextOf(terms, state, side));

/** M16.chart a, M16.5: who may take part in an attack. */
function attackFault(world: World, state: State, attackers: readonly UnitNo[]): Objection | undefined {
  const units = attackers.map((no) => state.units[no] as Unit);
  const spent = units.find((unit) => hasTwoFactors(unit) && unit.fired);
  if (spent) return objection('M16.5', say`${spent} has fired since its owner's player turn began`);
  // Without M3 whoever is in contact attacks as he can.
  return !world.rules.mustAttack(state) && units.length > 0 && units.every(hasTwoFactors)
    ? objection('M16.chart', say`artillery joins an attack of other ground units: it does not attack alone`)
    : undefined;
}

/** M16: artillery fires, before the battles or in one, for the attacker or the defender, once from turn to turn. */
export const artillery: ModuleCard = {
  rule: 'M16.0',
  // M16.1: only the second factor is used, everywhere.
  prints: (unit) => (hasTwoFactors(unit) && unit.af !== unit.df ? { ...unit, af: unit.df } : unit),
  answers: ({ terms }) => ({
    exertsZoc: (unit) => (hasTwoFactors(unit) ? objection('M16.4', say`artillery has no zone of control`) : undefined),
    factor: ({ state, unit, as }) => {
      if (as === 'defence' && hasTwoFactors(unit)) return NO_DEFENCE;
      return lasts(terms, state, unit.side, unit.shakenTill) ? SHAKEN : NOTHING;
    },
    bta: ({ state, unit }) => (lasts(terms, state, unit.side, unit.hitTill) ? SLOWED : AS_FAST),
    leave: ({ state, unit }) =>
      lasts(terms, state, unit.side, unit.shakenTill)
        ? objection(
            'M12.hd',
            say`${unit} is under bombardment and may not move before its owner's turn ${unit.shakenTill ?? 0} is over`,
          )
        : undefined,
    joins: ({ world, state, attackers }) => attackFault(world, state, attackers),
    fires: ({ state, battle: { attackers, support = [], kind } }) =>
      kind === 'ground' ? [...attackers, ...support].filter((no) => hasTwoFactors(state.units[no] as Unit)) : [],
    supporters: ({ world, state, battle }) => supporters(world, state, battle),
  }),
};
