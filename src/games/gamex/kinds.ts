import { type Fault, statements, textFault, wholeNumber, wordsOf } from '#core/notation/notation.ts';

/** The Unit Function Table (X26): what a kind of unit is and can, as a row of properties; no rule asks for a name. */

export const WEAPONS = ['A', 'AA', 'C', 'G', 'H', 'I', 'M'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const MOVE_CLASSES = ['foot', 'cavalry', 'vehicle', 'truck', 'wagon', 'aircraft'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];
export type UnitType = 'armored' | 'soft' | 'aircraft';

/** One weapon of an aircraft (X26.5). */
export interface AirWeapon {
  readonly weapon: Weapon;
  readonly indirect: boolean;
  readonly as: number;
}

/** The picture on the counter; what follows from it stands in CLASSES. */
export type KindClass =
  | 'infantry'
  | 'engineer'
  | 'scout'
  | 'mg'
  | 'cavalry'
  | 'post'
  | 'gun'
  | 'tank'
  | 'assault-gun'
  | 'recon'
  | 'spa'
  | 'halftrack'
  | 'carrier'
  | 'truck'
  | 'wagon'
  | 'tractor'
  | 'aircraft'
  | 'spotter'
  | 'air-transport'
  | 'glider';

export interface Kind {
  /** Written form: `A 14/8/9/8 tank`, or the id of a counter. */
  readonly id: string;
  readonly name: string;
  readonly class: KindClass;
  /** The letter on the counter, `(H)`, `C(I)`. */
  readonly code: string;
  /** The row of the Weapons Effectiveness Chart; C for a carrier without arms. */
  readonly weapon: Weapon;
  readonly indirect: boolean;
  readonly as: number;
  readonly range: number;
  /** The asterisk after an I range (X6.3.6d). */
  readonly star: boolean;
  readonly ds: number;
  readonly mp: number;
  readonly type: UnitType;
  readonly moveClass: MoveClass;
  readonly vehicle: boolean;
  readonly gun: boolean;
  /** Infantry and cavalry: they close assault (X6.4.6a). */
  readonly closeAssault: boolean;
  /** Counts as infantry beside an MG or an engineer (X6.4.6e, f). */
  readonly infantry: boolean;
  /** Loads the unit can carry (X5.2a). */
  readonly carries: 'nothing' | 'infantry' | 'any';
  /** Kind of load the unit is. */
  readonly load: 'none' | 'infantry' | 'gun';
  /** Tows guns, never spots (X26.2). */
  readonly truckClass: boolean;
  readonly overrun: 'any' | 'soft' | 'no';
  readonly largeGun: boolean;
  readonly spa: boolean;
  readonly mg: boolean;
  readonly engineer: boolean;
  readonly scout: boolean;
  readonly aa: boolean;
  readonly turreted: boolean;
  readonly marine: boolean;
  /** Rocket launchers have no smoke (X20.1). */
  readonly rocket: boolean;
  /** Number of units an aircraft or glider brings down (X11.6); a glider's load lands together. */
  readonly lifts: number;
  readonly glides: boolean;
  /** Number of units a landing craft carries (X10.1). */
  readonly craft: number;
  /** Swims without a craft (X10.4b). */
  readonly dd: boolean;
  /** The guns of a ship (X10.5). */
  readonly naval: boolean;
  readonly flail: boolean;
  /** Drives into streams and lays bridges (X9.3d). */
  readonly bridgeLayer: boolean;
  readonly cp: boolean;
  readonly spotterAircraft: boolean;
  readonly air: readonly AirWeapon[];
}

type Row = Partial<Omit<Kind, 'class'>>;
const ARMORED: Row = { vehicle: true, type: 'armored', moveClass: 'vehicle' };
const FOOT: Row = { closeAssault: true, infantry: true, load: 'infantry' };

/** The classes by their words; what a counter adds to its class stands behind it. */
const CLASSES: Readonly<Record<KindClass, Row>> = {
  infantry: FOOT,
  engineer: { ...FOOT, engineer: true },
  scout: { ...FOOT, scout: true },
  mg: { ...FOOT, mg: true },
  cavalry: { closeAssault: true, moveClass: 'cavalry' },
  post: { load: 'infantry', cp: true },
  gun: { gun: true, load: 'gun' },
  tank: { ...ARMORED, overrun: 'any', turreted: true },
  'assault-gun': { ...ARMORED, overrun: 'any' },
  recon: { ...ARMORED, overrun: 'soft', scout: true },
  spa: { ...ARMORED, spa: true, indirect: true },
  halftrack: { ...ARMORED, overrun: 'soft', carries: 'infantry' },
  carrier: { vehicle: true, moveClass: 'vehicle', carries: 'infantry' },
  truck: { vehicle: true, moveClass: 'truck', carries: 'any', truckClass: true },
  wagon: { vehicle: true, moveClass: 'wagon', carries: 'any', truckClass: true },
  tractor: { vehicle: true, moveClass: 'vehicle', carries: 'any', truckClass: true },
  aircraft: { type: 'aircraft', moveClass: 'aircraft' },
  spotter: { type: 'aircraft', moveClass: 'aircraft', spotterAircraft: true },
  'air-transport': { type: 'aircraft', moveClass: 'aircraft', lifts: 3 },
  glider: { type: 'aircraft', moveClass: 'aircraft', lifts: 2, glides: true },
};
const isClass = (word: string): word is KindClass => Object.hasOwn(CLASSES, word);

/** Words that change single properties. */
const TRAITS: Readonly<Record<string, Row>> = {
  armored: { type: 'armored' },
  soft: { type: 'soft' },
  turreted: { turreted: true },
  fixed: { turreted: false },
  recon: { scout: true },
  'no-recon': { scout: false },
  engineers: { engineer: true },
  aa: { aa: true },
  large: { largeGun: true },
  overrun: { overrun: 'any' },
  'soft-overrun': { overrun: 'soft' },
  'no-overrun': { overrun: 'no' },
  light: { carries: 'infantry' },
  marine: { marine: true },
  rocket: { rocket: true },
  flail: { flail: true },
  lvt: { craft: 2 },
  dukw: { craft: 1 },
  dd: { dd: true },
  naval: { naval: true },
  'bridge-layer': { bridgeLayer: true },
  unloadable: { load: 'none' },
  ...Object.fromEntries(MOVE_CLASSES.map((one) => [`by-${one}`, { moveClass: one }])),
};

const CODE = /^(?:(A|AA|C|G|H|I|M)|\((H|M)\)|C\((I|A)\))$/;

/** The class a bare `A 14/8/9/8` stands for (X2.1d and its ruling). */
function usualClass(code: string, mp: number): KindClass {
  if (code === 'I') return 'infantry';
  if (code === 'C') return 'truck';
  if (code.startsWith('C(')) return 'halftrack';
  if (mp === 0) return 'gun';
  if (code === '(H)') return 'spa';
  if (code === 'M' || code === '(M)') return mp > 1 ? 'spa' : 'gun';
  return code === 'H' ? 'assault-gun' : 'tank';
}

const NONE = {
  indirect: false,
  star: false,
  type: 'soft',
  moveClass: 'foot',
  vehicle: false,
  gun: false,
  closeAssault: false,
  infantry: false,
  carries: 'nothing',
  load: 'none',
  truckClass: false,
  overrun: 'no',
  largeGun: false,
  spa: false,
  mg: false,
  engineer: false,
  scout: false,
  aa: false,
  turreted: false,
  marine: false,
  rocket: false,
  lifts: 0,
  glides: false,
  craft: 0,
  dd: false,
  naval: false,
  flail: false,
  bridgeLayer: false,
  cp: false,
  spotterAircraft: false,
  air: [],
} as const satisfies Row;

const MOST = 99;
const AIRCRAFT: readonly string[] = ['aircraft', 'spotter', 'air-transport', 'glider'];

/** Kind at the front of a unit line and the number of words that describe it; a string is a fault. */
export interface ReadKind {
  readonly kind: Kind;
  readonly used: number;
}

/**
 * `A 14/8/9/8 tank aa`: the letter, then attack, range, defence and movement as they stand on the counter, then a class and
 * traits. Aircraft have their weapons instead: `aircraft (H)40 I4`.
 */
export function readKind(words: readonly string[], id?: string, name?: string): ReadKind | string {
  const [code = '', values = ''] = words;
  if (AIRCRAFT.includes(code)) return readAircraft(words, id, name);
  const letter = CODE.exec(code);
  if (!letter) return `'${code}' is no weapon: A, AA, C, C(I), C(A), G, H, (H), I or M`;
  const read = /^(\d{1,2})\/(\d{1,3})(\*?)\/(\d{1,2})\/(\d{1,2})$/.exec(values);
  if (!read) return `'${values}' are no values: attack/range/defence/movement, such as 14/8/9/8`;
  const [as, range, ds, mp] = [read[1], read[2], read[4], read[5]].map(Number) as [number, number, number, number];
  const weapon = (letter[1] ?? letter[2] ?? letter[3]) as Weapon;
  let used = 2;
  const named = words[used] ?? '';
  const kindClass = isClass(named) ? named : usualClass(code, mp);
  if (isClass(named)) used++;
  let row: Row = CLASSES[kindClass];
  for (let word = words[used]; word !== undefined && Object.hasOwn(TRAITS, word); word = words[++used]) {
    row = { ...row, ...TRAITS[word] };
  }
  if (ds === 0) return `'${values}' has no defence: a unit has 1 or more`;
  const kind: Kind = {
    ...NONE,
    ...row,
    id: id ?? words.slice(0, used).join(' '),
    name: name ?? words.slice(0, used).join(' '),
    class: kindClass,
    code,
    weapon,
    indirect: code.startsWith('(') || code === 'M' || row.spa === true,
    as,
    range,
    star: read[3] === '*',
    ds,
    mp,
    aa: code === 'AA' || row.aa === true,
    // C(I) and C(A) carry infantry only (X26.6).
    ...(code.startsWith('C(') ? { carries: 'infantry', truckClass: false } : {}),
  };
  return { kind, used };
}

function readAircraft(words: readonly string[], id?: string, name?: string): ReadKind | string {
  const [first = ''] = words;
  const air: AirWeapon[] = [];
  let used = 1;
  for (let word = words[used]; word !== undefined; word = words[++used]) {
    const weapon = /^(?:(A|G|H|I)|\((H)\))(\d{1,2})$/.exec(word);
    if (!weapon) break;
    air.push({ weapon: (weapon[1] ?? weapon[2]) as Weapon, indirect: weapon[2] !== undefined, as: Number(weapon[3]) });
  }
  if (first === 'aircraft' && air.length === 0)
    return `'${words[1] ?? ''}' is no weapon of an aircraft: aircraft (H)40 I4`;
  const text = words.slice(0, used).join(' ');
  const kind: Kind = {
    ...NONE,
    ...CLASSES[first as KindClass],
    id: id ?? text,
    name: name ?? text,
    class: first as KindClass,
    code: first,
    weapon: air[0]?.weapon ?? 'C',
    as: air[0]?.as ?? 0,
    range: 0,
    ds: 1,
    mp: MOST,
    air,
  };
  return { kind, used };
}

/** A counter of the box: its kind, and who had it when. */
export interface Counter {
  readonly kind: Kind;
  readonly nations: readonly {
    readonly nation: string;
    readonly from?: number;
    readonly to?: number;
    readonly front?: string;
  }[];
}

/** Reads a file of counters, one a line: `t-34-c | T-34 C | A 12/6/9/11 tank | russian 1942-1944 east, finnish`. */
export function readCounters(text: string): ReadonlyMap<string, Counter> | readonly Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const faults: Fault[] = [];
  const counters = new Map<string, Counter>();
  for (const { number: line, text: said } of statements(text)) {
    const [id = '', name = '', described = '', users = '', more] = said.split('|').map((part) => part.trim());
    const read = readKind(wordsOf(described), id, name);
    if (typeof read === 'string') faults.push({ line, message: `${id}: ${read}` });
    else if (read.used < wordsOf(described).length) {
      faults.push({ line, message: `${id}: '${wordsOf(described)[read.used] ?? ''}' says nothing about a unit` });
    } else if (counters.has(id)) faults.push({ line, message: `${id} is there already` });
    else if (more !== undefined) faults.push({ line, message: `${id}: '${more}' says nothing here` });
    else {
      const nations = users.split(',').map(readUser);
      const wrong = nations.find((one) => typeof one === 'string');
      if (wrong !== undefined) faults.push({ line, message: `${id}: ${wrong}` });
      else counters.set(id, { kind: read.kind, nations: nations.filter((one) => typeof one !== 'string') });
    }
  }
  return faults.length > 0 ? faults : counters;
}

/** `russian 1942-1944 east`, or what is wrong with it. */
function readUser(text: string): Counter['nations'][number] | string {
  const [nation = '', years, front, more] = wordsOf(text);
  if (more !== undefined) return `'${more}' says nothing here`;
  if (years !== undefined && !/^(?:(?:19\d\d)?-?|(?:19\d\d)?-19\d\d)$/.test(years))
    return `'${years}' are no years: 1942-1944`;
  const [from, to] = (years ?? '').split('-').map((year) => wholeNumber(year, 1900, 1999));
  return {
    nation,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(front === undefined ? {} : { front }),
  };
}
