import { ENGLISH, type MapWords } from '#games/blitz/desk/map.ts';
import { language } from '#web/text/language.ts';
import { named } from './words.ts';

const GERMAN: MapWords = {
  legend: {
    clear: 'Offen',
    forest: 'Wald',
    mountain: 'Gebirge',
    desert: 'Wüste',
    beach: 'Strand',
    river: 'Fluss',
    road: 'Straße',
    rail: 'Bahnlinie',
    frontier: 'Grenze',
    city: 'Stadt',
    capital: 'Hauptstadt',
    port: 'Hafen',
    lake: 'See',
  },
  turnTrack: 'Runde',
  seaBoxes: 'Auf See',
  scale: (miles) => `${miles} Meilen`,
  name: named,
};

/** Texts in the margin of the map, in the player's language. */
export const mapWords = (): MapWords => (language() === 'de' ? GERMAN : ENGLISH);
