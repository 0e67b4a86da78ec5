import { type Preset, SWITCHES, type Switch } from '#games/blitz/presets.ts';
import { type StartChoices, startText } from '#games/blitz/text/start-text.ts';
import type { Side } from '#games/blitz/types.ts';
import { OPPONENTS } from './levels.ts';
import { HUMAN, type Seat, type Start } from '#web/table/start.ts';

export { PLACEMENTS } from '#games/blitz/text/start-text.ts';

/** Players to choose from for a side, weakest first. */
export const SEATS: readonly Seat[] = [HUMAN, ...OPPONENTS];

/** Start of a game: the choices of the options page become a written position. */

export interface Choices extends StartChoices {
  /** A scenario of the library, or undefined for the whole continent. */
  readonly scenario: string | undefined;
  readonly seats: Readonly<Record<Side, Seat>>;
}

export const switchesOf = (level: Preset): Switch[] =>
  (Object.keys(SWITCHES) as Switch[]).filter((name) => level === 'tournament' || !SWITCHES[name].tournament);

export const startFrom = ({ scenario, seats, ...choices }: Choices): Start => ({
  game: 'blitz',
  text: scenario === undefined ? startText(choices) : `scenario ${scenario}\n`,
  seats,
});
