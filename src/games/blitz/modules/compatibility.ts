import { type Bonds, clashes } from '#core/composition.ts';
import type { Objection } from '#core/objection.ts';

/** M70: which sets of modules make a game, for all eighteen of the ledger, whether they can be played yet or not. */

const RULE = 'M70.1';
/** M17.1: a scenario is a part of the set like any other. */
const war = (letter: string): string => `scenario ${letter}`;

const any = (...anyOf: string[]) => ({ anyOf, rule: RULE });
const not = (...ids: string[]) => ids.map((id) => ({ id, rule: RULE }));
const all = (...ids: string[]) => ids.map((id) => any(id));

/** M70.1 a, b, c, e. */
const BONDS: Readonly<Record<string, Bonds>> = {
  M1: { excludes: not('M2') },
  M2: { excludes: not('M1') },
  M10: { excludes: not('supplyRoutes') },
  M11: { excludes: not('weather') },
  M12: { excludes: not('fighters', 'interdiction', 'seaAir', 'weather') },
  M13: { needs: [any('M12', 'tournament')] },
  M14: { excludes: not('weather') },
  M15: { needs: [any('M18', 'tournament', war('G'))] },
};

/** M70.1 d, M17.table: what a scenario needs and excludes. */
const WARS: Readonly<Record<string, Bonds>> = {
  A: {},
  B: { needs: [any('tournament', 'M18')] },
  C: { needs: all('M15', 'M18') },
  D: { needs: all('M18') },
  // M70.1: in E there are no SAC.
  E: { needs: all('M18'), excludes: not('M8', 'M9', 'M15', 'nuclear') },
  F: { needs: all('M8', 'M9', 'M15', 'M18') },
  G: { needs: all('M8', 'M15'), excludes: not('M18') },
  H: { needs: all('M8'), excludes: not('M15', 'M18') },
};

/** M70.1: what `nuclear` needs: SAC come with the Tournament Game (B0.1) or with M12. */
export const NEEDS_SAC: Bonds = { needs: [{ anyOf: ['tournament', 'M12'], rule: 'B0.1' }] };

/** M70.1: what a module needs and excludes. */
export const bondsOfModule = (id: string): Bonds => BONDS[id] ?? {};

interface Part extends Bonds {
  readonly id: string;
}

/** M70.1: what is wrong with a set: the level and its switches, the modules, and with M17 the letter of the scenario. */
export const clashesOf = (base: readonly Part[], modules: readonly string[], scenario?: string): Objection[] =>
  clashes([
    ...base,
    ...modules.map((id) => ({ id, ...bondsOfModule(id) })),
    ...(scenario === undefined ? [] : [{ id: war(scenario), ...WARS[scenario] }]),
  ]);

/** M70.1 d: these modules without what a war excludes and with what it needs; `level` may be what it needs, too. */
export function fittedTo(letter: string, level: string, modules: readonly string[]): string[] {
  const { needs = [], excludes = [] } = WARS[letter] ?? {};
  const left = modules.filter((id) => !excludes.some((one) => one.id === id));
  const wanted = needs
    .filter(({ anyOf }) => !anyOf.some((id) => id === level || left.includes(id)))
    .flatMap(({ anyOf }) => anyOf.find((id) => id.startsWith('M')) ?? []);
  return [...left, ...wanted];
}

/** M70.2: what is best played together; never enforced. */
const ADVICE: Readonly<Record<string, readonly string[]>> = {
  M1: ['M3', 'M4'],
  M2: ['M3', 'M4'],
  M7: ['M6', 'M10'],
  M9: ['M8'],
  M11: ['M6'],
  M12: ['M6'],
  M13: ['M12'],
};

/** M70.2: what would go well with these modules. */
export const advisedFor = (modules: readonly string[]): readonly string[] => [
  ...new Set(modules.flatMap((id) => ADVICE[id] ?? []).filter((id) => !modules.includes(id))),
];
