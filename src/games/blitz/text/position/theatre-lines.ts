import { anyWord, count, type Field, flag, type Held, list, named, oneOf, optional, or } from '#core/notation/field.ts';
import { type Fault, type Line, wordsOf } from '#core/notation/notation.ts';
import { code, msg } from '#core/message.ts';
import { bare, readLine, shape } from '#core/notation/shape.ts';
import { parts } from '#core/notation/text-fields.ts';
import { type Board, countryRole, isCity, ZONES } from '#games/blitz/board.ts';
import { EVERYWHERE, uprisingsOf } from '#games/blitz/countries/guerillas/revolt.ts';
import { choiceFault, cityFault } from '#games/blitz/countries/guerillas/position-words.ts';
import { builds } from '#games/blitz/economy/production/commands.ts';
import { planOf } from '#games/blitz/economy/production/plans.ts';
import { hex, unit } from '#games/blitz/fields.ts';
import type { Opening } from '#games/blitz/modules/card.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { BlitzNames } from '#games/blitz/names.ts';
import { NO_INVASION } from '#games/blitz/sea/rules/invasion.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import { waveFault } from '#games/blitz/sea/ships/position-words.ts';
import {
  type Centre,
  type Invasion,
  MINOR_STATES,
  MISSIONS,
  other,
  type Side,
  SIDES,
  type State,
  WEATHERS,
} from '#games/blitz/types.ts';

/** The lines of a position that only the Tournament Game, the Optional rules and modules need: each is declared once. */

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

interface Reading {
  readonly state: State;
  readonly board: Board;
  /** M17.h.1: one country, home of both. */
  readonly civil: boolean;
  readonly third: Side | undefined;
  readonly overseas: Side | undefined;
}

/** One kind of line: how it is written, what it makes of a state, and what a state has of it. */
interface Statement<V> {
  readonly field: Field<V>;
  put(reading: Reading, said: V): Partial<State> | string;
  get(state: State, board: Board): readonly V[];
}
const statement = <V>(field: Field<V>, put: Statement<V>['put'], get: Statement<V>['get']): Statement<V> => ({
  field,
  put,
  get,
});

type Listed = {
  [K in keyof State]-?: NonNullable<State[K]> extends readonly (infer V)[] ? (V extends object ? K : never) : never;
}[keyof State];
type Fact<K extends Listed> = NonNullable<State[K]>[number];

/** A line for each entry of a list; `fault` says why one cannot be. */
const facts = <K extends Listed>(
  key: K,
  field: Field<Fact<K>>,
  fault: (reading: Reading, fact: Fact<K>) => string | undefined = () => undefined,
): Statement<Fact<K>> =>
  statement<Fact<K>>(
    field,
    (reading, said) => fault(reading, said) ?? { [key]: [...(reading.state[key] ?? []), said] },
    (state) => (state[key] ?? []) as readonly Fact<K>[],
  );

const side = oneOf(SIDES);
const number = count(0, 999);
const till = count(0, 9999);
const units = list(unit, '+', { none: 'none' });
const hexes = list(hex, '+', { none: 'none' });
const row = list(hex, ' ', { least: 1 });
const whole = (value: unknown): value is number => Number.isInteger(value);
const country = named<number>('country', {
  missing: msg`a country is missing`,
  unknown: (word) => msg`there is no country ${code(word)}`,
  example: 'c',
  is: whole,
});
const beach = named<number>('beach', {
  missing: msg`a beach is missing`,
  unknown: (word) => msg`${code(word)} is no beach hex`,
  example: 'U1',
  is: whole,
});

/** Hexes aimed at, and one hex of each beach that others than Rangers took part against. */
const invasion = { hexes, beaches: or(list(beach, '+', { none: 'none' }), []) };
const isBegun = ({ hexes: aims }: Invasion): boolean => aims.length > 0;

const minorCityFault = ({ board }: Reading, at: number): string | undefined =>
  isCity(board, at) && countryRole(board, at) === 'minor'
    ? undefined
    : `${board.grid.names[at] ?? ''} is no city hex of a minor country: only these are captured (T22.3e)`;

const centre = shape('{who} {size} {hex} {said}', {
  ...{ who: oneOf([...SIDES, 'nobody']), size: count(0, 99), hex },
  said: parts({
    ...{ captured: side, entered: undefined, beaten: undefined, halved: undefined },
    shut: shape('[{cycles}]', { cycles: or(count(1, 2), 1) }),
  }),
});

/** M9.18: is an enemy's ground unit in the hex of a centre? */
const holdsEnemy = ({ units: all }: State, owner: Side, at: number): boolean =>
  all.some((one) => one.at === at && one.place === 'map' && one.side !== owner && isGround(one));

/** M9.1: `centre blue 12 U11`, then `captured red`, `entered`, `beaten`, `halved`, `shut`. */
function centreOf(reading: Reading, { who, size, hex: at, said }: Held<typeof centre>): Centre | string {
  const { board, state, third, civil, overseas } = reading;
  const name = board.grid.names[at] ?? '';
  const unowned = who === 'nobody';
  const owner = unowned ? 'blue' : who;
  // M17.f.8
  const nation = third === owner && countryRole(board, at) === 'minor' ? board.country[at] : undefined;
  if (overseas === owner) return `the production centres of ${owner} are off the board (M17.g.10)`;
  const places = civil || nation !== undefined ? board.cityHexes : board.homeCityHexes[owner];
  if (!places.includes(at) || (unowned && !civil)) return `${name} is no city hex of ${owner}'s home country (M8.8)`;
  if (state.centres?.some((one) => one.hex === at)) return `${name} has a centre already (M8.8)`;
  const hits = {
    ...(said['halved'] ? { halved: true as const } : {}),
    ...(said['shut'] ? { shut: (said['shut'] as { cycles: number }).cycles } : {}),
  };
  // M17.h.6
  if (civil) {
    const holder = state.units.find((one) => one.place === 'map' && one.at === at && isGround(one))?.side;
    const mine: Centre = { hex: at, side: holder ?? owner, size, ...hits };
    return unowned && !holder ? { ...mine, unowned: true } : mine;
  }
  // M9.18: with an enemy in its hex it is captured already. M4.16: unless too few have come in so far.
  const taken = holdsEnemy(state, owner, at) && !said['entered'] ? other(owner) : undefined;
  const captor = (said['captured'] as Side | undefined) ?? taken;
  return {
    ...{ hex: at, side: owner, size },
    ...(nation === undefined ? {} : { nation }),
    ...(captor ? { captor } : {}),
    ...(said['beaten'] ? { beaten: true } : {}),
    ...hits,
  };
}

/** By the word a line begins with, in the order in which they are written. */
export const THEATRE_LINES = {
  av: facts(
    'avs',
    shape('{no} of {participants} on {hexes} used {users}', { no: number, participants: units, hexes, users: units }),
  ),
  mission: statement(
    shape('{kind} {units} {hex}', { kind: oneOf([...MISSIONS, 'intercept']), units, hex }),
    ({ state }, { kind, units: sent, hex: at }) => ({
      missions: [...state.missions, ...sent.map((one) => ({ unit: one, kind, hex: at }))],
    }),
    ({ missions }) => missions.map(({ unit: one, kind, hex: at }) => ({ kind, units: [one], hex: at })),
  ),
  carried: statement(
    shape('{size}', { size: count(0, 12) }),
    (_reading, { size }) => ({ carried: size }),
    ({ carried }) => (carried > 0 ? [{ size: carried }] : []),
  ),
  invasion: statement(
    shape('{hexes}[ full {beaches}]', invasion),
    (_reading, said) => ({ invasion: said }),
    (state) => (isBegun(state.invasion) ? [state.invasion] : []),
  ),
  invaded: statement(
    shape('{side} {hexes}[ full {beaches}]', { side, ...invasion }),
    ({ state }, { side: whose, ...said }) => ({ invaded: { ...state.invaded, [whose]: said } }),
    ({ invaded }) => SIDES.flatMap((one) => (isBegun(invaded[one]) ? [{ side: one, ...invaded[one] }] : [])),
  ),
  minor: statement(
    shape('{country} {state}[ {violator}]', { country, state: oneOf(MINOR_STATES), violator: optional(side) }),
    ({ state, board }, said) => {
      if (!state.minors.some((one) => one.country === said.country))
        return `${board.source.countries[said.country]?.letter ?? ''} is no minor country of this game`;
      if (said.state === 'violated' && said.violator === undefined) return 'a country is violated by blue or by red';
      return { minors: state.minors.map((one) => (one.country === said.country ? said : one)) };
    },
    ({ minors }) =>
      minors
        .filter((one) => one.state !== 'intact')
        .map(({ country: at, state, violator }) => ({ country: at, state, ...(violator ? { violator } : {}) })),
  ),
  captured: statement(
    shape('{hexes}', { hexes: row }),
    (reading, said) =>
      said.hexes.map((at) => minorCityFault(reading, at)).find((wrong) => wrong !== undefined) ?? {
        captured: [...new Set([...reading.state.captured, ...said.hexes])],
      },
    ({ captured }) => (captured.length > 0 ? [{ hexes: captured }] : []),
  ),
  passed: statement(
    shape('{country} {units}', { country, units }),
    ({ state }, said) => ({
      passages: [...state.passages, ...said.units.map((one) => ({ unit: one, country: said.country }))],
    }),
    ({ passages }) => passages.map((one) => ({ country: one.country, units: [one.unit] })),
  ),
  damage: facts('damage', shape('{hex} {amount} {side} until {until}', { hex, amount: number, side, until: till })),
  short: statement(
    bare,
    () => ({ short: true }),
    ({ short }) => (short ? [{}] : []),
  ),
  replacements: statement(
    shape('{side} {factors}', { side, factors: till }),
    ({ state }, said) => ({ replacements: { ...state.replacements, [said.side]: said.factors } }),
    ({ replacements }) =>
      SIDES.flatMap((one) => (replacements[one] > 0 ? [{ side: one, factors: replacements[one] }] : [])),
  ),
  'no-retreat': statement(
    shape('{hex} {to}[ {rule}]', { hex, to: oneOf([...SIDES, 'both']), rule: optional(anyWord(20)) }),
    ({ state }, { rule = 'T23.2.4', ...said }) => ({ noRetreat: [...state.noRetreat, { ...said, rule }] }),
    ({ noRetreat }) => noRetreat,
  ),
  closed: facts('closed', shape('{hex} {side} until {until}', { hex, side, until: till })),
  struck: statement(
    shape('{hex}', { hex }),
    (_reading, said) => ({ struck: said.hex }),
    ({ struck }) => (struck === undefined ? [] : [{ hex: struck }]),
  ),
  /** M12.9: a strike of this player turn and the bases it came from; `fleet` against a box (M12.33), `drop` of airborne troops (M12.8). */
  raid: facts(
    'raids',
    shape('{hex} {bases}[ {nuclear}][ fleet {fleet}][ drop {drop}][ {off}]', {
      ...{
        hex,
        bases: hexes,
        nuclear: flag('nuclear'),
        fleet: optional(units),
        drop: optional(units),
        off: flag('off'),
      },
    }),
    (_reading, { nuclear, fleet, drop }) =>
      [nuclear, fleet, drop].filter((one) => one !== undefined).length > 1
        ? 'a raid is nuclear, or against a fleet, or a drop (M12.9)'
        : undefined,
  ),
  beachhead: statement(
    shape('{side} {beach}', { side, beach: hex }),
    ({ state, board }, said) => {
      const group = board.beachGroup[said.beach] ?? -1;
      if (group < 0) return `${board.grid.names[said.beach] ?? ''} is no beach hex`;
      return { beachheads: [...state.beachheads, { side: said.side, beach: group, hex: said.beach }] };
    },
    ({ beachheads }, board) =>
      beachheads.map((one) => ({ side: one.side, beach: one.hex ?? board.beaches[one.beach]?.[0] ?? 0 })),
  ),
  /** M11.30 */
  wave: facts(
    'waves',
    shape('{from} {hex}[ {fights}][ {landed}][ {rangers}][ {again}]', {
      ...{
        from: hex,
        hex,
        fights: flag('fights'),
        landed: flag('landed'),
        rangers: flag('rangers'),
        again: flag('again'),
      },
    }),
    ({ board }, wave) => waveFault(board, wave),
  ),
  /** M11.25 */
  fought: statement(
    shape('{zones}', { zones: list(oneOf(ZONES), ' ') }),
    ({ board }, { zones }) => {
      if (zones.length === 0) return 'in which zones? (M11.25)';
      const dry = zones.find((zone) => !board.zone.includes(zone));
      return dry === undefined ? { fought: zones } : `zone ${dry} has no water here (M11.1)`;
    },
    ({ fought }) => (fought ? [{ zones: fought }] : []),
  ),
  /** M12.hd */
  port: statement(
    shape('{hex} {result} {side} until {till}', { hex, result: oneOf(['H', 'D']), side, till: number }),
    ({ state, board }, said) => {
      const dock = dockAt(board, said.hex);
      if (!dock) return `${board.grid.names[said.hex] ?? ''} is no dock of this board (M11.6)`;
      return { ports: [...(state.ports ?? []), { ...said, hex: dock.hex }] };
    },
    ({ ports = [] }) => ports,
  ),
  centre: statement(
    centre,
    (reading, said) => {
      const one = centreOf(reading, said);
      return typeof one === 'string' ? one : { centres: [...(reading.state.centres ?? []), one] };
    },
    (state) =>
      (state.centres ?? []).map(({ side: owner, hex: at, size, captor, beaten, halved, shut, unowned }) => ({
        ...{ who: unowned ? 'nobody' : owner, size, hex: at },
        said: {
          ...(captor ? { captured: captor } : holdsEnemy(state, owner, at) ? { entered: true } : {}),
          ...(beaten ? { beaten } : {}),
          ...(halved ? { halved } : {}),
          ...(shut ? { shut: { cycles: shut } } : {}),
        },
      })),
  ),
  /** M9.20: what it says is open where it is due. */
  plan: statement(
    shape('{side} {turn}[ {open}] {hidden} | {side} {turn}[ {open}] {builds}', {
      ...{ side, turn: number, open: flag('open'), hidden: flag('hidden'), builds: optional(builds) },
    }),
    ({ state }, { hidden: _, ...plan }) =>
      planOf(state, plan.side, plan.turn)
        ? `${plan.side} has two plans for turn ${plan.turn}`
        : { plans: [...(state.plans ?? []), plan] },
    ({ plans = [] }) => plans.map((plan) => (plan.builds ? plan : { ...plan, hidden: true as const })),
  ),
  /** M15.3: whose guerillas a country has, and which wait; M17.g.4: in `all` of one country so many rise near cities of his choice. */
  uprising: statement(
    shape(
      '{all} {side}[ {begun}][ waiting {waiting}][ chooses {left} {cities}] | {country} {side}[ {begun}][ waiting {waiting}]',
      {
        ...{ all: flag('all'), country: optional(country), side, begun: flag('begun'), waiting: or(hexes, []) },
        ...{ left: optional(number), cities: optional(hexes) },
      },
    ),
    ({ state, board }, { all, country: said = EVERYWHERE, left, cities, begun, ...rest }) => {
      if (!all && board.source.countries[said]?.role !== 'minor')
        return `there is no minor country ${board.source.countries[said]?.letter ?? ''} (M15.1)`;
      const choice = left === undefined || cities === undefined ? undefined : { cities, left };
      const wrong =
        cityFault(board, said, [...rest.waiting, ...(cities ?? [])]) ?? (choice && choiceFault(board, choice));
      if (wrong !== undefined) return wrong;
      const one = { country: said, ...rest, ...(begun ? { begun } : {}), ...(choice ? { choice } : {}) };
      return { uprisings: [...uprisingsOf(state), one] };
    },
    (state) =>
      uprisingsOf(state).map(({ country: at, side: whose, waiting, begun, choice }) => ({
        ...(at === EVERYWHERE ? { all: true as const } : { country: at }),
        ...{ side: whose, waiting },
        ...(begun ? { begun: true as const } : {}),
        ...choice,
      })),
  ),
  /** M17.g.6 */
  held: statement(
    shape('{turns}', { turns: list(count(0, 3), ' ', { most: 3 }) }),
    (_reading, { turns }) => ({ held: [0, 1, 2].map((i) => turns[i] ?? 0) }),
    ({ held }) => (held ? [{ turns: held }] : []),
  ),
  weather: statement(
    shape('{weather}', { weather: oneOf(WEATHERS) }),
    (_reading, said) => said,
    ({ weather }) => (weather === 'clear' ? [] : [{ weather }]),
  ),
};

/** Rules cited where a line cannot be read. */
const RULES: Readonly<Record<string, string>> = {
  ...{ raid: 'M12.9', wave: 'M11.30, M11.32', port: 'M12.hd', centre: 'M9.11, M9.15', plan: 'M9.20' },
  ...{ uprising: 'M15.3, M17.g.4', held: 'M17.g.6', fought: 'M11.25' },
};

/** Other words for those of a line. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['till', 'until'],
  ['users', 'used'],
]);

const LINES: ReadonlyMap<string, Statement<unknown>> = new Map(Object.entries(THEATRE_LINES));

export const isTheatreWord = (word: string): boolean => LINES.has(word);

/** The state with what the lines say, and the line each fact stands in. */
export function readTheatre(
  state: State,
  board: Board,
  lines: readonly Line[],
  faults: Fault[],
  { civil, third, overseas, liberation }: Opening = {},
): { readonly state: State; readonly lineOf: ReadonlyMap<object, number> } {
  let read = state;
  const names = new BlitzNames({ board }, state);
  const war = { civil: civil !== undefined, third, overseas: overseas && liberation };
  const lineOf = new Map<object, number>();
  for (const { number: line, text } of lines) {
    const [word = '', ...words] = wordsOf(text);
    const one = LINES.get(word);
    if (!one) continue;
    const said = readLine(
      one.field,
      words.map((each) => ALSO.get(each) ?? each),
      names,
    );
    if (!('value' in said)) {
      const { message, half } = said.fault;
      const wrong = half ? `${message}; write ${word} ${one.field.example}`.trim() : message;
      const rule = RULES[word];
      faults.push({ line, message: rule === undefined ? wrong : `${wrong} (${rule})` });
      continue;
    }
    const put = one.put({ state: read, board, ...war }, said.value);
    if (typeof put === 'string') {
      faults.push({ line, message: put });
      continue;
    }
    read = { ...read, ...put };
    for (const fact of Object.values(put).flat() as unknown[])
      if (typeof fact === 'object' && fact !== null && !lineOf.has(fact)) lineOf.set(fact, line);
  }
  return { state: read, lineOf };
}

export function writeTheatre(state: State, board: Board): string[] {
  const names = new BlitzNames({ board }, state);
  return [...LINES].flatMap(([word, { field, get }]) =>
    get(state, board).map((said) => `${word} ${field.write(said, names)}`.trim()),
  );
}
