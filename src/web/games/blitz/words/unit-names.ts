import { printsOf } from '#games/blitz/desk/pieces.ts';
import type { ArmyUnit, CounterSymbol } from '#games/blitz/text/army/army-text.ts';
import { once } from '#web/board/once.ts';
import type { Language } from '#web/text/language.ts';
import { LIBRARY } from '../library.ts';

/** Names of units: `7th Armour` for b.arm7, whether the order of battle has one of that number or not. */

type Printed = Pick<ArmyUnit, 'designation' | 'label' | 'symbol'>;

const ENGLISH: Readonly<Record<CounterSymbol, string>> = {
  infantry: 'Infantry',
  marine: 'Marine Division',
  armour: 'Armour',
  artillery: 'Artillery',
  ranger: 'Ranger Battalion',
  airborne: 'Airborne',
  'air-assault': 'Air Assault',
  bomber: 'Strategic Wing',
  'medium-bomber': 'Bomber Wing',
  tactical: 'Tactical Wing',
  fighter: 'Fighter Wing',
  train: 'Train',
  supply: 'Supply',
  guerilla: 'Guerilla Band',
  fleet: 'Task Force',
  'sea-transport': 'Transport',
  'landing-ship': 'Landing Ship',
  transport: 'Air Transport',
  airbase: 'Airbase',
  flak: 'Flak',
};

const GERMAN: Readonly<Record<CounterSymbol, string>> = {
  infantry: 'Infanterie',
  marine: 'Marineinfanterie',
  armour: 'Panzer',
  artillery: 'Artillerie',
  ranger: 'Ranger-Bataillon',
  airborne: 'Fallschirmjäger',
  'air-assault': 'Luftlandetruppe',
  bomber: 'Strategisches Geschwader',
  'medium-bomber': 'Bombergeschwader',
  tactical: 'Schlachtgeschwader',
  fighter: 'Jagdgeschwader',
  train: 'Zug',
  supply: 'Nachschub',
  guerilla: 'Guerillagruppe',
  fleet: 'Kampfgruppe',
  'sea-transport': 'Transporter',
  'landing-ship': 'Landungsschiff',
  transport: 'Lufttransport',
  airbase: 'Flugplatz',
  flak: 'Flak',
};

const KINDS = { en: ENGLISH, de: GERMAN };

/** Labels that say which of their type they are (B2.1); the others stand in the name of their symbol. */
const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { GD: 'Guards ', LT: 'Light ' },
  de: { GD: 'Garde-', LT: 'Leichte ' },
};

const PART = { en: 'part', de: 'Teil' };
const BUILT = { en: 'New unit', de: 'Neue Einheit' };
const BOUGHT = { en: 'replacement', de: 'Ersatz' };

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const NUMBERED = {
  en: (n: number) => `${n}${ENDINGS[ordinals.select(n)] ?? 'th'}`,
  de: (n: number) => `${n}.`,
};

function nameOfUnit(language: Language, { designation, label, symbol }: Printed): string {
  const kind = `${LABELS[language][label ?? ''] ?? ''}${KINDS[language][symbol]}`;
  const n = Number(designation);
  return Number.isInteger(n) && n > 0 ? `${NUMBERED[language](n)} ${kind}` : kind;
}

/** `b.tac1`, `b.arm.r2` as replacements are called (T17.1), and `u.arm1` of the army a civil war divides (M17.h.2). */
const CODE = /^[bru]\.([a-z]+)(\d*)(?:\.r(\d+))?$/;

const kinds = once(() => new Map([...printsOf(LIBRARY).values()].map((one) => [one.kind.toLowerCase(), one])));

function nameOfWhole(language: Language, id: string): string | undefined {
  const print = printsOf(LIBRARY).get(id);
  if (print) return nameOfUnit(language, print);
  const [, word = '', designation = '', bought] = CODE.exec(id) ?? [];
  // M15.3: raised in play, in no order of battle.
  if (word === 'g') return nameOfUnit(language, { designation, symbol: 'guerilla' });
  // M8.ob: the chart of orders of battle has its own word for them.
  if (word === 'airbase') return nameOfUnit(language, { designation, symbol: 'airbase' });
  // M9.3: what centres build is in none either.
  if (word === 'n') return `${BUILT[language]} ${designation}`;
  const kind = kinds().get(word);
  if (!kind) return undefined;
  const name = nameOfUnit(language, { ...kind, designation });
  return bought === undefined ? name : `${name} (${BOUGHT[language]} ${bought})`;
}

export const unitNamed =
  (language: Language) =>
  (id: string): string | undefined => {
    // T2.3: what was broken off goes by the unit it comes from.
    const [whole = id, piece] = id.split(/\.p(?=\d+$)/);
    const name = nameOfWhole(language, whole);
    return piece === undefined || name === undefined ? name : `${name} (${PART[language]} ${piece})`;
  };
