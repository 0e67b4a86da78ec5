import { type Fault, type Line, wholeNumber, wordsOf } from '#core/notation.ts';
import { type Board, countryRole, isCity } from '#games/blitz/board.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { NO_INVASION } from '#games/blitz/sea/rules/invasion.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Opening } from '#games/blitz/modules/card.ts';
import { uprisingsOf } from '#games/blitz/countries/guerillas/revolt.ts';
import { readUprising } from '#games/blitz/countries/guerillas/position-words.ts';
import { readPort, readWave } from '#games/blitz/sea/ships/position-words.ts';
import { buildsIn } from '../commands/lenient-modules.ts';
import { planOf } from '#games/blitz/economy/production/plans.ts';
import { Misread } from '../commands/reader.ts';
import { unitNamed } from '../unit-text.ts';
import { zoneNamed } from './unit-words.ts';
import {
  type Centre,
  type Invasion,
  MINOR_STATES,
  type Mission,
  MISSIONS,
  other,
  type PlannedBuild,
  type ProductionPlan,
  type Raid,
  type Side,
  SIDES,
  type State,
  type UnitNo,
  type Uprising,
  WEATHERS,
} from '#games/blitz/types.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** The lines of a position that only the Tournament Game and the Optional rules need. */

type Theatre = Pick<
  State,
  | 'avs'
  | 'missions'
  | 'carried'
  | 'invasion'
  | 'invaded'
  | 'minors'
  | 'captured'
  | 'passages'
  | 'damage'
  | 'short'
  | 'replacements'
  | 'noRetreat'
  | 'closed'
  | 'beachheads'
  | 'weather'
>;

/** State before any of it has happened. */
export const quietTheatre = (minors: readonly number[]): Theatre => ({
  avs: [],
  missions: [],
  carried: 0,
  invasion: NO_INVASION,
  invaded: { blue: NO_INVASION, red: NO_INVASION },
  minors: minors.map((country) => ({ country, state: 'intact' })),
  captured: [],
  passages: [],
  damage: [],
  short: false,
  replacements: { blue: 0, red: 0 },
  noRetreat: [],
  closed: [],
  beachheads: [],
  weather: 'clear',
});

class Unreadable extends Error {}

interface Reading {
  readonly state: State;
  readonly board: Board;
  /** M17.h.1: one country, home of both. */
  readonly civil: boolean;
  readonly third: Side | undefined;
  readonly overseas: Side | undefined;
}

const unreadable = (message: string): never => {
  throw new Unreadable(message);
};

const unitOf = ({ state }: Reading, id: string): UnitNo =>
  unitNamed(state.units, id) ?? unreadable(`there is no unit ${id}`);

const unitsOf = (reading: Reading, text = 'none'): UnitNo[] =>
  text === 'none' ? [] : text.split('+').map((id) => unitOf(reading, id));

const hexOf = ({ board }: Reading, name = ''): Hex =>
  hexNamed(board.grid, name) ?? unreadable(`the board has no hex ${name}`);

const hexesOf = (reading: Reading, text = 'none'): Hex[] =>
  text === 'none' ? [] : text.split('+').map((name) => hexOf(reading, name));

const sideOf = (word: string | undefined): Side =>
  SIDES.find((side) => side === word) ?? unreadable(`'${word ?? ''}' is no side`);

const numberOf = (word: string | undefined, most = 9999): number =>
  wholeNumber(word, 0, most) ?? unreadable(`'${word ?? ''}' is no number`);

const countryOf = ({ board }: Reading, letter: string | undefined): number => {
  const index = countryNamed(board, letter ?? '');
  return index < 0 ? unreadable(`there is no country ${letter ?? ''}`) : index;
};

const beachOf = (reading: Reading, name: string | undefined): number => {
  const beach = reading.board.beachGroup[hexOf(reading, name)] ?? -1;
  return beach < 0 ? unreadable(`${name ?? ''} is no beach hex`) : beach;
};

/** T22.3e */
const minorCity = (reading: Reading, name: string): Hex => {
  const hex = hexOf(reading, name);
  const minor = isCity(reading.board, hex) && countryRole(reading.board, hex) === 'minor';
  return minor ? hex : unreadable(`${name} is no city hex of a minor country: only these are captured (T22.3e)`);
};

/** `U1+U2 full U1`: hexes aimed at, and one hex of each beach that others than Rangers took part against. */
const invasionOf = (reading: Reading, words: readonly string[]): Invasion => ({
  hexes: hexesOf(reading, words[0]),
  beaches: words[1] === 'full' ? (words[2] ?? 'none').split('+').map((name) => beachOf(reading, name)) : [],
});

/** M9.20 */
function buildsOf(reading: Reading, text: string): PlannedBuild[] {
  try {
    return buildsIn((name) => hexOf(reading, name), text);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return unreadable(error.fault.message);
  }
}

/**
 * M12.9: `raid U12 U10+U11`: a strike of this player turn and the bases it came from. Then `nuclear` (O23.5.1), `fleet r.tf1` for
 * one against a box (M12.33) or `drop b.abn1` for airborne troops that came down (M12.8); `off` at the end where it turned back.
 */
function raidOf(reading: Reading, [hex, bases, ...marks]: readonly string[]): Raid {
  const off = marks.at(-1) === 'off';
  const [word, units, ...rest] = off ? marks.slice(0, -1) : marks;
  const isListed = (word === 'fleet' || word === 'drop') && units !== undefined;
  const isKnown = isListed || ((word === undefined || word === 'nuclear') && units === undefined);
  if (!isKnown || rest.length > 0)
    return unreadable('a raid is: raid, its hex, its bases or none; then nuclear, fleet or drop and who, off (M12.9)');
  return {
    hex: hexOf(reading, hex),
    bases: hexesOf(reading, bases),
    ...(word === 'nuclear' ? { nuclear: true } : {}),
    ...(isListed ? { [word]: unitsOf(reading, units) } : {}),
    ...(off ? { off } : {}),
  };
}

const CENTRE_WORDS: readonly (string | undefined)[] = ['captured', 'entered', 'beaten', 'halved', 'shut'];

/** `captured red`, `shut 2` */
const followsMark = (mark: string | undefined, word: string): boolean =>
  mark === 'captured' || (mark === 'shut' && /^[12]$/.test(word));

/** M9.18: is an enemy's ground unit in the hex of a centre? */
export const holdsEnemy = ({ units }: State, side: Side, hex: Hex): boolean =>
  units.some((unit) => unit.at === hex && unit.place === 'map' && unit.side !== side && isGround(unit));

const minorCityAt = ({ board }: Reading, hex: Hex): boolean => countryRole(board, hex) === 'minor';

const READERS: Record<
  string,
  (
    reading: Reading,
    words: readonly string[],
  ) => Partial<Theatre & Pick<State, 'waves' | 'fought' | 'ports'>> & {
    struck?: Hex;
    centres?: readonly Centre[];
    plans?: readonly ProductionPlan[];
    uprisings?: readonly Uprising[];
    held?: readonly number[];
    raids?: readonly Raid[];
  }
> = {
  av(reading, [no, , participants, , hexes, , users]) {
    const av = {
      no: numberOf(no, 999),
      participants: unitsOf(reading, participants),
      hexes: hexesOf(reading, hexes),
      users: unitsOf(reading, users),
    };
    return { avs: [...reading.state.avs, av] };
  },
  mission(reading, [kind, units, hex]) {
    const known =
      [...MISSIONS, 'intercept' as const].find((one) => one === kind) ??
      unreadable(`there is no mission '${kind ?? ''}'`);
    const sent = unitsOf(reading, units).map((unit): Mission => ({ unit, kind: known, hex: hexOf(reading, hex) }));
    return { missions: [...reading.state.missions, ...sent] };
  },
  carried: (_reading, [size]) => ({ carried: numberOf(size, 12) }),
  invasion: (reading, words) => ({ invasion: invasionOf(reading, words) }),
  invaded: (reading, [side, ...words]) => ({
    invaded: { ...reading.state.invaded, [sideOf(side)]: invasionOf(reading, words) },
  }),
  minor(reading, [letter, state, violator]) {
    const country = countryOf(reading, letter);
    const how =
      MINOR_STATES.find((one) => one === state) ?? unreadable(`a minor country is ${MINOR_STATES.join(', ')}`);
    if (!reading.state.minors.some((minor) => minor.country === country))
      return unreadable(`${letter ?? ''} is no minor country of this game`);
    if (how === 'violated' && violator === undefined) return unreadable('a country is violated by blue or by red');
    const minor = { country, state: how, ...(violator ? { violator: sideOf(violator) } : {}) };
    return { minors: reading.state.minors.map((one) => (one.country === country ? minor : one)) };
  },
  captured: (reading, words) => ({
    captured: [...new Set([...reading.state.captured, ...words.map((name) => minorCity(reading, name))])],
  }),
  passed: (reading, [letter, units]) => ({
    passages: [
      ...reading.state.passages,
      ...unitsOf(reading, units).map((unit) => ({ unit, country: countryOf(reading, letter) })),
    ],
  }),
  damage: (reading, [hex, amount, side, , until]) => ({
    damage: [
      ...reading.state.damage,
      { hex: hexOf(reading, hex), amount: numberOf(amount, 999), side: sideOf(side), until: numberOf(until) },
    ],
  }),
  short: () => ({ short: true }),
  replacements: (reading, [side, factors]) => ({
    replacements: { ...reading.state.replacements, [sideOf(side)]: numberOf(factors) },
  }),
  'no-retreat': (reading, [hex, to, rule]) => ({
    noRetreat: [
      ...reading.state.noRetreat,
      { hex: hexOf(reading, hex), to: to === 'both' ? 'both' : sideOf(to), rule: rule ?? 'T23.2.4' },
    ],
  }),
  closed: (reading, [hex, side, , until]) => ({
    closed: [...reading.state.closed, { hex: hexOf(reading, hex), side: sideOf(side), until: numberOf(until) }],
  }),
  struck: (reading, [hex]) => ({ struck: hexOf(reading, hex) }),
  beachhead: (reading, [side, hex]) => ({
    beachheads: [
      ...reading.state.beachheads,
      { side: sideOf(side), beach: beachOf(reading, hex), hex: hexOf(reading, hex) },
    ],
  }),
  /** M11.30 */
  wave: (reading, words) => {
    const wave = readWave(reading.board, words);
    return { waves: [...(reading.state.waves ?? []), 'message' in wave ? unreadable(wave.message) : wave] };
  },
  /** M11.25 */
  fought: (reading, words) => ({
    fought: words.map((word) => {
      const zone = zoneNamed(word) ?? unreadable(`'${word}' is no sea zone`);
      return reading.board.zone.includes(zone) ? zone : unreadable(`zone ${zone} has no water here (M11.1)`);
    }),
  }),
  /** M12.hd: `port D13 H blue until 5` */
  port: (reading, words) => {
    const port = readPort(reading.board, words);
    return { ports: [...(reading.state.ports ?? []), 'message' in port ? unreadable(port.message) : port] };
  },
  raid: (reading, words) => ({ raids: [...(reading.state.raids ?? []), raidOf(reading, words)] }),
  /** M9.1: `centre blue 12 U11`, then `captured red`, `entered`, `beaten`, `halved`, `shut`. */
  centre(reading, [who, size, name, ...marks]) {
    const unowned = who === 'nobody';
    const side = unowned ? 'blue' : sideOf(who);
    const hex = hexOf(reading, name);
    // M17.f.8
    const nation = reading.third === side && minorCityAt(reading, hex) ? reading.board.country[hex] : undefined;
    if (reading.overseas === side) return unreadable(`the production centres of ${side} are off the board (M17.g.10)`);
    const places = reading.civil || nation !== undefined ? reading.board.cityHexes : reading.board.homeCityHexes[side];
    if (!places.includes(hex) || (unowned && !reading.civil))
      return unreadable(`${name ?? ''} is no city hex of ${side}'s home country (M8.8)`);
    if (reading.state.centres?.some((one) => one.hex === hex))
      return unreadable(`${name ?? ''} has a centre already (M8.8)`);
    const strange = marks.find((word, i) => !CENTRE_WORDS.includes(word) && !followsMark(marks[i - 1], word));
    if (strange !== undefined)
      return unreadable(`a centre is ${CENTRE_WORDS.join(', ')}; not '${strange}' (M9.11, M9.15)`);
    const at = marks.indexOf('captured');
    const held = holdsEnemy(reading.state, side, hex);
    const hits = {
      ...(marks.includes('halved') ? { halved: true as const } : {}),
      ...(marks.includes('shut') ? { shut: marks[marks.indexOf('shut') + 1] === '2' ? 2 : 1 } : {}),
    };
    // M17.h.6
    if (reading.civil) {
      const holder = reading.state.units.find(
        (unit) => unit.place === 'map' && unit.at === hex && isGround(unit),
      )?.side;
      const mine: Centre = { hex, side: holder ?? side, size: numberOf(size, 99), ...hits };
      return { centres: [...(reading.state.centres ?? []), unowned && !holder ? { ...mine, unowned: true } : mine] };
    }
    const centre: Centre = {
      ...{ hex, side, size: numberOf(size, 99) },
      ...(nation === undefined ? {} : { nation }),
      // M9.18: with an enemy in its hex it is captured already.
      // M4.16: unless too few have come in so far.
      ...(at >= 0
        ? { captor: sideOf(marks[at + 1]) }
        : held && !marks.includes('entered')
          ? { captor: other(side) }
          : {}),
      ...(marks.includes('beaten') ? { beaten: true } : {}),
      ...hits,
    };
    return { centres: [...(reading.state.centres ?? []), centre] };
  },
  /** M9.20: `plan blue 2 U11 INF4 3 + U11 ARM 2`, `plan blue 2 none`, `plan blue 2 hidden`; `open` before what it says where it is due. */
  plan(reading, [who, turn, ...words]) {
    const plan = { side: sideOf(who), turn: numberOf(turn, 999) };
    if (planOf(reading.state, plan.side, plan.turn))
      return unreadable(`${plan.side} has two plans for turn ${plan.turn}`);
    const open = words[0] === 'open';
    const text = (open ? words.slice(1) : words).join(' ');
    const builds = text === 'hidden' ? {} : { builds: buildsOf(reading, text) };
    return { plans: [...(reading.state.plans ?? []), { ...plan, ...builds, ...(open ? { open } : {}) }] };
  },
  /** M17.g.6: `held 3 1 0` */
  held: (_reading, words) => ({ held: [0, 1, 2].map((i) => numberOf(words[i] ?? '0', 3)) }),
  /** M15.3: `uprising c red begun waiting L37+V33` */
  uprising(reading, words) {
    const read = readUprising(reading.board, words);
    return typeof read === 'string' ? unreadable(read) : { uprisings: [...uprisingsOf(reading.state), read] };
  },
  weather: (_reading, [word]) => ({
    weather: WEATHERS.find((one) => one === word) ?? unreadable(`there is no weather '${word ?? ''}'`),
  }),
};

/** Words after the first, of lines that have no list at their end. */
const MOST_WORDS: Readonly<Record<string, number>> = {
  ...{ av: 7, mission: 3, carried: 1, invasion: 3, invaded: 4, minor: 3, passed: 2, damage: 5, short: 0 },
  ...{ replacements: 2, 'no-retreat': 3, closed: 4, struck: 1, beachhead: 2, held: 3, weather: 1 },
};

/** Words that stand between those that say something, by their place. */
const BETWEEN: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  av: { 1: ['of'], 3: ['on'], 5: ['users', 'used'] },
  damage: { 3: ['until', 'till'] },
  closed: { 2: ['until', 'till'] },
  invasion: { 1: ['full'] },
  invaded: { 2: ['full'] },
};

/** Refuses a word that says nothing in its place. */
function refuseStray(first: string, words: readonly string[]): void {
  const between = BETWEEN[first] ?? {};
  const stray = words.find((word, i) => between[i]?.includes(word) === false);
  if (stray !== undefined) unreadable(`'${stray}' says nothing after '${first}'`);
  const many = words[MOST_WORDS[first] ?? words.length];
  if (many !== undefined) unreadable(`'${many}' is one word too many after '${first}'`);
}

export const THEATRE_WORDS: ReadonlySet<string> = new Set(Object.keys(READERS));

/** The state with what the lines say, and the line each fact stands in. */
export function readTheatre(
  state: State,
  board: Board,
  lines: readonly Line[],
  faults: Fault[],
  { civil, third, overseas, liberation }: Opening = {},
): { readonly state: State; readonly lineOf: ReadonlyMap<object, number> } {
  let read = state;
  const war = { civil: civil !== undefined, third, overseas: overseas && liberation };
  const lineOf = new Map<object, number>();
  for (const line of lines) {
    const [word = '', ...words] = wordsOf(line.text);
    try {
      const said = READERS[word]?.({ state: read, board, ...war }, words) ?? {};
      refuseStray(word, words);
      read = { ...read, ...said };
      for (const fact of Object.values(said).flat())
        if (typeof fact === 'object' && !lineOf.has(fact)) lineOf.set(fact, line.number);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ line: line.number, message: error.message });
    }
  }
  return { state: read, lineOf };
}
