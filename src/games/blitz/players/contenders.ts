import type { Library } from '../position.ts';
import { CANDIDATE, candidatePlan } from './plan/candidate.ts';
import { computer } from './computer.ts';
import { HOLDER, holderPlan } from './holder.ts';
import { type Arm, ARMS, theatre } from './ops/theatre.ts';
import { REGULAR, WARY } from './search/style.ts';
import type { Budget } from '#ai/budget.ts';
import type { BlitzPlayer } from './player.ts';
import { PLAYER_NAMES, type PlayerName, playerNamed, REGULAR_FORESIGHT } from './players.ts';

/** Names known to arena and puzzles: the levels, and players modelled on other games for comparison. */
const BASELINE_NAMES = ['candidate', 'holder', 'regular-wary'] as const;
/** Regular without one arm, and on land only: what each is worth in the Tournament and Optional games. */
type Ablation = `regular-no-${Arm}` | 'regular-land';
const ABLATIONS: ReadonlyMap<Ablation, readonly Arm[]> = new Map([
  ...ARMS.map((arm): [Ablation, readonly Arm[]] => [`regular-no-${arm}`, [arm]]),
  // Without the fleet or the air force, the units that depend on it stay at home, too.
  ['regular-no-sea', ['sea', 'rangers', 'carriers']],
  ['regular-no-air', ['air', 'carriers', 'fields']],
  ['regular-land', []],
]);
export type ContenderName = PlayerName | (typeof BASELINE_NAMES)[number] | Ablation;
export const CONTENDER_NAMES: readonly ContenderName[] = [...PLAYER_NAMES, ...BASELINE_NAMES, ...ABLATIONS.keys()];

const isAblation = (name: ContenderName): name is Ablation => ABLATIONS.has(name as Ablation);

export function contenderNamed(name: ContenderName, seed: number, library?: Library, budget: Budget = {}): BlitzPlayer {
  if (isAblation(name)) {
    const arms = ABLATIONS.get(name) ?? [];
    return computer({ ...REGULAR, name }, seed, library, {
      foresight: REGULAR_FORESIGHT,
      budget,
      ...(arms.length > 0 ? { theatre: () => theatre(arms) } : {}),
    });
  }
  switch (name) {
    case 'candidate':
      return computer(CANDIDATE, seed, library, { plan: candidatePlan, budget });
    case 'regular-wary':
      return computer({ ...WARY, name }, seed, library, { theatre, foresight: REGULAR_FORESIGHT, budget });
    case 'holder':
      return computer(HOLDER, seed, library, { plan: holderPlan, budget });
    default:
      return playerNamed(name as PlayerName, seed, library, budget);
  }
}
