import type { Source } from './card.ts';
import { kindOf, UNIT_TYPES } from '../kinds.ts';
import type { Phases, Verbs } from '../world.ts';
import type { RuleCard } from '../rule-card.ts';

/** M0, M80: what holds as soon as any module is played. */

/** M80: the phases have its ids; those that M80.45 leaves to the base game keep theirs. */
const phases = (declaration: string, battle: string): Phases => ({
  setup: { blue: 'M80.3', red: 'M80.4' },
  movement: 'M80.21',
  declaration,
  combatStart: 'M80.25',
  combat: 'M80.25',
  battle,
  turnEnd: 'M80.28',
});

const LEVELS: Readonly<Record<Source['preset'], readonly [declaration: string, battle: string]>> = {
  basic: ['B80.4', 'B80.8'],
  tournament: ['T80.4', 'T80.13'],
};

function phasesOf({ preset, modules }: Source): Phases {
  const [declaration, battle] = LEVELS[preset];
  return phases(declaration, modules.includes('M4') ? 'M80.41' : battle);
}

/** M0.10: units are broken down at the Basic level too, and put together again. */
const VERBS: Verbs = {
  setup: ['splitUnit'],
  movement: ['splitUnit', 'combine'],
  declaration: ['splitUnit'],
};

/** M0.18: with regard to the ground air assault counts as armor. */
const HEAVY = UNIT_TYPES.filter((type) => kindOf(type).asArmor);

export const framework = (source: Source): RuleCard => ({
  id: 'M0',
  layer: 'modules',
  opens: { ...VERBS, heavy: HEAVY },
  answers: {
    course: { phases: phasesOf(source) },
    // M0.9, M5.chart: any whole size may be left of a unit, printed or not.
    combat: { remnant: ({ left }) => [left] },
  },
});
