import { type Preset, SWITCHES, type Switch } from '#games/blitz/presets.ts';
import type { ModuleId } from '#games/blitz/modules/modules.ts';
import type { OptionValues } from '#games/blitz/modules/options.ts';
import type { Side } from '#games/blitz/types.ts';
import { OPPONENTS } from './levels.ts';
import { HUMAN, type Seat, type Start } from '#web/table/start.ts';

/** Players to choose from for a side, weakest first. */
export const SEATS: readonly Seat[] = [HUMAN, ...OPPONENTS];

/** Start of a game: the choices of the options page become a written position. */

export interface Choices {
  readonly level: Preset;
  readonly switches: readonly Switch[];
  readonly modules: readonly ModuleId[];
  /** M0.options: what is not as usual. */
  readonly chosen: OptionValues;
  /** A scenario of the library, or undefined for the whole continent. */
  readonly scenario: string | undefined;
  /** A default placement, or undefined to set up by hand. */
  readonly placement: Readonly<Record<Side, string | undefined>>;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** M17: the last turn of the war that is fought. */
  readonly turns?: number | undefined;
  /** M80.2: armies of minor countries are set up before anything else. */
  readonly minors?: boolean;
}

export const switchesOf = (level: Preset): Switch[] =>
  (Object.keys(SWITCHES) as Switch[]).filter((name) => level === 'tournament' || !SWITCHES[name].tournament);

export function startFrom({
  level,
  switches,
  modules,
  chosen,
  scenario,
  placement,
  seats,
  turns,
  minors,
}: Choices): Start {
  if (scenario !== undefined) return { game: 'blitz', text: `scenario ${scenario}\n`, seats };
  const playable = switches.filter((name) => level === 'tournament' || !SWITCHES[name].tournament);
  const options = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  const lines = [
    `game ${[level, ...playable].join(' ')}`,
    ...(modules.length > 0 ? [`modules ${modules.join(' ')}`] : []),
    ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
    'board continent',
    'army continent',
  ];
  if (level === 'basic' || turns !== undefined) lines.push(`turns ${turns ?? 15}`);
  if (level === 'basic') lines.push('cities 25');
  for (const side of ['blue', 'red'] as const) if (placement[side]) lines.push(`placement ${placement[side]}`);
  const byHand = { blue: placement.blue === undefined, red: placement.red === undefined };
  // T3.2: Red puts units At Sea before Blue sets up, so a Tournament set-up by Red's hand begins with him.
  if (level === 'tournament' && byHand.red) lines.push('red sets up at sea');
  else if (byHand.blue) lines.push('blue sets up');
  else lines.push(byHand.red ? 'red sets up' : minors ? 'blue sets up' : 'blue moves');
  return { game: 'blitz', text: `${lines.join('\n')}\n`, seats };
}

/** Default placements of the continent's armies. */
export const PLACEMENTS: Readonly<Record<Side, string>> = { blue: 'blue-march', red: 'red-march' };
