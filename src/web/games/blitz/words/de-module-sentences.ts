import { DE_COMBAT_MODULES } from './de-combat-modules.ts';
import { DE_GUERILLAS } from './de-guerillas.ts';
import { DE_MODULES } from './de-modules.ts';
import { DE_NAVAL } from './de-naval.ts';
import { DE_WARS } from './de-wars.ts';

/** Das Deutsch der Regeln der Module: geholt, wo Module gespielt oder zusammengestellt werden. */
export const DE_MODULE_RULES: Readonly<Record<string, string>> = {
  ...DE_COMBAT_MODULES,
  ...DE_GUERILLAS,
  ...DE_MODULES,
  ...DE_NAVAL,
  ...DE_WARS,
};
