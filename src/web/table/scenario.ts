import type { CatalogueLine, Endings } from '#core/notation/catalogue.ts';

/** A scenario as the browser and its briefing name it. */
export interface Scenario extends CatalogueLine {
  /** The game that plays it, as records name it. */
  readonly game: string;
  /** The box it comes in: the game as the home page names it. */
  readonly box: string;
  title(): string;
  /** Place and date, or what rules it has. */
  where(): string;
  about(): string;
  /** Short names of both sides, in the order of the counters' colours. */
  sides(): readonly [string, string];
  /** Rules, units or years somebody may search for. */
  words(): string;
  /** Games of Regular against itself. */
  readonly endings?: Endings;
  readonly picture?: string;
}

/** The address of its briefing. */
export const briefingAddress = ({ box, id }: Pick<Scenario, 'box' | 'id'>): readonly string[] => ['play', box, id];

const PICTURES = import.meta.glob<string>('../pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** The file of a picture, drawn by `npm run pictures`. */
export const pictureOf = (id: string): { readonly picture?: string } => {
  const picture = PICTURES[`../pictures/${id}.webp`];
  return picture === undefined ? {} : { picture };
};
