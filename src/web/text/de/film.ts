import { counted } from '#core/notation/columns.ts';
import type { Like } from '../word-types.ts';
import type { enFilm } from '../en/film.ts';

/** Was andere taten, während man zusah und seit dem eigenen letzten Zug: auf Deutsch. */
export const deFilm: Like<typeof enFilm> = {
  film: 'Züge anderer',
  filmOf: (side) => `Sie sehen zu: ${side}`,
  filmPause: 'Anhalten',
  filmPlay: 'Weiter',
  filmStep: 'Ein Schritt',
  filmSlower: 'Langsamer',
  filmFaster: 'Schneller',
  filmSkip: 'Überspringen',
  filmMoved: (units) => `${counted(units, 'Einheit zieht', 'Einheiten ziehen')}`,
  filmWent: (unit, to) => `${unit} nach ${to}`,

  battleDisplay: 'Der letzte Kampf',
  rollDisplay: 'Der letzte Wurf',
  rolling: 'Der Würfel rollt …',
  noRoll: 'Kein Wurf',
  strengths: (attack, defence) => `${attack} gegen ${defence}`,
  oddsColumn: (column) => `Spalte ${column}`,
  saidBattle: (hexes, odds, die, result) =>
    `Kampf um ${hexes}: ${odds}, ${die === '' ? 'kein Wurf' : `Wurf ${die}`}, ${result}.`,
  battleBy: 'Angriff',
  battleOn: 'Abwehr',
  battleSupport: 'Unterstützt von',
  battleLost: 'Verloren',
  battleHurt: 'Geschwächt',
  battleBack: 'Geht zurück',
  battleAdvance: 'Rückt vor',

  since: 'Seit Ihrem letzten Zug',
  sinceNothing: 'Seit Ihrem letzten Zug ist nichts geschehen.',
  sinceMore: 'Im Einzelnen',
  sinceMoved: (side, units) => `${side}: ${counted(units, 'Einheit', 'Einheiten')} bewegt.`,
  sinceCame: (side, units) => `${side}: ${counted(units, 'Einheit', 'Einheiten')} herangeholt.`,
  sinceBattles: (battles) => (battles === 0 ? 'Keine Kämpfe.' : `${counted(battles, 'Kampf', 'Kämpfe')}.`),
  sinceLost: (side, units) => `${side}: ${counted(units, 'Einheit', 'Einheiten')} verloren.`,
  sinceLostBy: (side, units, cause) => `${side}: ${counted(units, 'Einheit', 'Einheiten')} verloren, ${cause}.`,
  sinceNoLosses: 'Niemand verlor eine Einheit.',
  sinceWeaker: (side, units) => `${side}: ${counted(units, 'Einheit', 'Einheiten')} geschwächt.`,
  sincePassed: (side, places) => `Jetzt gehalten (${side}): ${places}.`,
  sinceJoined: (side, countries, count) =>
    `${countries} ${count === 1 ? 'kämpft' : 'kämpfen'} jetzt auf der Seite von ${side}.`,
  sinceAlong: (country) => `mit ${country}`,
  sinceMorePlaces: (count) => `${count} weitere Orte`,
  sinceDie: (die) => `Wurf ${die}`,
  sinceOwn: 'Ihr eigener letzter Kampf',
  sinceFought: 'Kämpfe',
  sinceLosses: 'Verloren',
  sinceLossesBy: (cause) => `Verloren: ${cause}`,
  sinceHurt: 'Geschwächt',
  sinceTaken: 'Wechselte den Besitzer',
  sinceNobody: 'niemandes',
  sinceArrived: 'Herangekommen',
};
