import type { Library } from '../position.ts';
import { CANDIDATE, candidatePlan } from './plan/candidate.ts';
import { computer } from './computer.ts';
import { HOLDER, holderPlan } from './holder.ts';
import { type Arm, ARMS, theatre } from './ops/theatre.ts';
import { FORMER_GRAND, FORMER_VETERAN } from './former-levels.ts';
import { HASTY, REGULAR } from './search/style.ts';
import type { Budget } from '#ai/budget.ts';
import type { BlitzPlayer } from './player.ts';
import { PLAYER_NAMES, type PlayerName, playerNamed, REGULAR_FORESIGHT } from './players.ts';

/** Names known to arena and puzzles: the levels, players modelled on other games, and the levels as they were before. */
const BASELINE_NAMES = ['candidate', 'holder', 'regular-1', 'veteran-1', 'grand-1'] as const;
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
    case 'regular-1':
      return computer({ ...HASTY, name }, seed, library, { theatre, foresight: REGULAR_FORESIGHT, budget });
    case 'veteran-1':
      return computer({ ...HASTY, name }, seed, library, {
        theatre,
        search: FORMER_VETERAN,
        foresight: { plays: 72 },
        budget,
      });
    case 'grand-1':
      return computer({ ...HASTY, name }, seed, library, {
        theatre,
        search: FORMER_GRAND,
        foresight: { plays: 360 },
        budget,
      });
    case 'holder':
      return computer(HOLDER, seed, library, { plan: holderPlan, budget });
    default:
      return playerNamed(name as PlayerName, seed, library, budget);
  }
}
