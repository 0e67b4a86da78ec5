import type { Module, Precedence } from '../../../core/rulebook.ts';
import type { QUESTIONS } from '../questions.ts';
import type { ModuleCard, Source } from './card.ts';
import { classSequencing } from './class-sequencing/module.ts';
import { classStacking } from './class-stacking/module.ts';
import { framework } from './framework.ts';
import { fluidImpulse } from './impulses/fluid.ts';
import { rigidImpulse } from './impulses/rigid.ts';
import { modifiedZoc } from './modified-zoc/module.ts';

/** M0.1: the modules that can be played, in the order of their numbers; each is a folder of its own. */
export const MODULES = {
  M1: fluidImpulse,
  M2: rigidImpulse,
  M3: modifiedZoc,
  M5: classStacking,
  M6: classSequencing,
} as const satisfies Readonly<Record<string, ModuleCard>>;
export type ModuleId = keyof typeof MODULES;

export const MODULE_IDS = Object.keys(MODULES) as readonly ModuleId[];

/** M70.2: what would go well with these modules; never enforced. */
export const advised = (modules: readonly ModuleId[]): readonly ModuleId[] => {
  const wished = new Set(modules.flatMap((id) => (MODULES[id] as ModuleCard).advises ?? []));
  return MODULE_IDS.filter((id) => wished.has(id) && !modules.includes(id));
};

/** M0.2: who wins where two modules decide a question. */
export const PRECEDENCE: Precedence<typeof QUESTIONS> = {
  zocRules: { order: ['M1', 'M3'], rule: 'M90.1' },
  mustAttack: { order: ['M3', 'M1', 'M2'], rule: 'M3.0' },
};

/** M0.1, M0.2: the rules of the modules in play, those that hold with any of them first. */
export const moduleRules = (source: Source): Module<typeof QUESTIONS>[] =>
  source.modules.length === 0
    ? []
    : [
        { id: 'M0', layer: 'modules', answers: framework(source) },
        ...source.modules.map((id): Module<typeof QUESTIONS> => {
          const { answers, rule: _rule, advises: _advises, ...bonds }: ModuleCard = MODULES[id];
          return { id, layer: 'modules', ...bonds, answers: answers(source) };
        }),
      ];
