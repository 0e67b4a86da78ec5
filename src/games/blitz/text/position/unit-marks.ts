import { anyWord, count, type Field, like, named, oneOf } from '#core/notation/field.ts';
import type { Fault } from '#core/notation/notation.ts';
import { code, msg } from '#core/message.ts';
import { shape } from '#core/notation/shape.ts';
import { parts, wordLike } from '#core/notation/text-fields.ts';
import { type Board, ZONES } from '#games/blitz/board.ts';
import { hex } from '#games/blitz/fields.ts';
import { isAirbase } from '#games/blitz/kinds.ts';
import { dockAt, isAssaultHex } from '#games/blitz/sea/ships/ports.ts';
import { SHIP_TASKS, type Unit } from '#games/blitz/types.ts';
import { hexNamed } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';

/** Words of a unit's line: what each makes of the unit, and when it is written. Everything else about a unit is as usual. */

type Change = Partial<Unit>;
interface Mark<V> {
  /** Absent where the word says all. */
  readonly field: Field<V> | undefined;
  put(said: V, board: Board): Change | Fault;
  get(unit: Unit, board: Board): V | undefined;
}
const mark = <V>(field: Field<V>, put: Mark<V>['put'], get: Mark<V>['get']): Mark<V> => ({ field, put, get });
const flag = (change: Change, is: (unit: Unit) => boolean | undefined): Mark<unknown> => ({
  field: undefined,
  put: () => change,
  get: (unit) => (is(unit) ? true : undefined),
});

type KeyOf<T> = { [K in keyof Unit]-?: [NonNullable<Unit[K]>] extends [T] ? K : never }[keyof Unit];
const yes = (key: KeyOf<boolean>): Mark<unknown> => flag({ [key]: true }, (unit) => unit[key] as boolean | undefined);
const turn = (key: KeyOf<number>): Mark<number> =>
  mark(
    count(0, 999),
    (said) => ({ [key]: said }),
    (unit) => unit[key] as number | undefined,
  );
const place = (where: Unit['place']): Mark<Hex> =>
  mark(
    hex,
    (at) => ({ place: where, at }),
    (unit) => (unit.place === where ? unit.at : undefined),
  );

const zone = oneOf(ZONES);
const id = wordLike(/^[a-z][A-Za-z0-9._-]{0,23}$/, 'b1');
const country = named<number>('country', {
  missing: msg`a country is missing`,
  unknown: (word) => msg`there is no minor country ${code(word)} (M0.13)`,
  example: 'c',
  is: (value): value is number => Number.isInteger(value),
});
const spent = (key: 'spent' | 'innerRun'): Mark<number> =>
  mark(
    count(0, 60),
    (said) => ({ [key]: said, moved: true }),
    (unit) => unit[key] || undefined,
  );

/** M11.tf d: from a base, from a zone, or from a task force, by its name. */
function originOf(board: Board, word: string): Change {
  const base = hexNamed(board.grid, word);
  if (base !== undefined) return { base };
  const named = ZONES.find((one) => one === word);
  return named ? { zone: named } : { aboard: word };
}
const originText = ({ base, aboard, zone: sea }: Unit, board: Board): string =>
  base === undefined ? (aboard ?? sea ?? '?') : (board.grid.names[base] ?? '?');

const MARKS: Readonly<Record<string, Mark<unknown>>> = {
  '@': place('map'),
  lost: flag({ place: 'lost' }, (unit) => unit.place === 'lost'),
  sea: mark(
    zone,
    (sea) => ({ place: 'sea', at: NOWHERE, zone: sea }),
    (unit) => (unit.place === 'sea' ? unit.zone : undefined),
  ),
  air: mark(
    shape('{hex} from {from}', { hex, from: wordLike(/^\S+$/, 'U10') }),
    ({ hex: at, from }, board) => ({ place: 'air', at, moved: true, flown: true, ...originOf(board, from) }),
    (unit, board) => (unit.place === 'air' ? { hex: unit.at, from: originText(unit, board) } : undefined),
  ),
  gone: flag({ place: 'gone', at: NOWHERE }, (unit) => unit.place === 'gone'),
  neutral: place('neutral'),
  of: mark(
    country,
    (nation, { source }) =>
      source.countries[nation]?.role === 'minor'
        ? { nation }
        : { message: `there is no minor country ${source.countries[nation]?.letter ?? ''} (M0.13)` },
    (unit) => unit.nation ?? unit.homeland,
  ),
  aboard: mark(
    id,
    (ship) => ({ place: 'aboard', at: NOWHERE, aboard: ship }),
    (unit) => (unit.place === 'aboard' ? unit.aboard : undefined),
  ),
  dock: mark(
    hex,
    (at, board) => {
      const dock = dockAt(board, at);
      const name = board.grid.names[at] ?? '';
      return dock
        ? { place: 'dock', at: dock.hex }
        : { message: `${name} is no dock of this board (M11.6)`, hex: name };
    },
    (unit) => (unit.place === 'dock' ? unit.at : undefined),
  ),
  assault: mark(
    hex,
    (at, board) => {
      const name = board.grid.names[at] ?? '';
      return isAssaultHex(board, at)
        ? { place: 'assault', at }
        : { message: `${name} is no sea hex next to land (M11.1)`, hex: name };
    },
    (unit) => (unit.place === 'assault' ? unit.at : undefined),
  ),
  // M11.32: its ship and its beach.
  wave: mark(
    shape('{ship} {hex}', { ship: id, hex }),
    ({ ship, hex: aim }) => ({ aboard: ship, aim, moved: true, stopped: true }),
    ({ place: where, aboard, aim }) =>
      where === 'map' && aboard !== undefined && aim !== undefined ? { ship: aboard, hex: aim } : undefined,
  ),
  waits: mark(
    count(1, 999),
    (due) => ({ due }),
    (unit) => (unit.place === 'waiting' || unit.due > 1 ? unit.due : undefined),
  ),
  as: mark(
    like(anyWord(60), 'b.inf1..3'),
    () => ({}),
    (unit) => unit.id,
  ),
  held: yes('held'),
  spent: spent('spent'),
  inner: spent('innerRun'),
  'off-road': flag({ offRoad: true, moved: true }, (unit) => unit.offRoad),
  fired: yes('fired'),
  overran: flag({ overran: true, moved: true }, (unit) => unit.overran),
  flown: flag({ flown: true, moved: true }, (unit) => unit.flown),
  stopped: flag({ stopped: true, moved: true }, (unit) => unit.stopped),
  aims: mark(
    hex,
    (aim) => ({ aim, invading: true, moved: true }),
    (unit) => (unit.aboard === undefined ? unit.aim : undefined),
  ),
  invading: flag(
    { invading: true, moved: true },
    (unit) => unit.invading && (unit.aim === undefined || unit.aboard !== undefined),
  ),
  ashore: flag({ ashore: true, moved: true }, (unit) => unit.ashore),
  landed: mark(
    hex,
    (landedOn) => ({ landedOn }),
    (unit) => unit.landedOn,
  ),
  detrained: flag({ detrained: true, moved: true }, (unit) => unit.detrained),
  cutter: yes('cutter'),
  attacked: yes('attacked'),
  loading: yes('loading'),
  unloading: yes('unloading'),
  serves: mark(
    zone,
    (sea) => ({ zone: sea }),
    (unit) => (unit.place === 'map' && isAirbase(unit) ? unit.zone : undefined),
  ),
  oncall: yes('onCall'),
  interdicts: yes('interdicts'),
  // M12.41: since an earlier player turn.
  aloft: flag({ flown: false, moved: false }, (unit) => unit.place === 'air' && !unit.flown),
  // M14.5: the ground it began on.
  ground: mark(
    count(2, 3),
    (ground) => ({ ground: ground as 2 | 3 }),
    (unit) => unit.ground,
  ),
  // M15.12: zones of control a guerilla has slipped through.
  slipped: mark(
    count(1, 2),
    (slipped) => ({ slipped: slipped as 1 | 2, moved: true }),
    (unit) => unit.slipped,
  ),
  isolated: yes('isolated'),
  since: turn('isolatedSince'),
  stunned: turn('stunnedTill'),
  hit: turn('hitTill'),
  shaken: turn('shakenTill'),
  immobilised: turn('immobileTill'),
  afloat: turn('atSeaSince'),
  sailed: turn('sailedIn'),
  // M6.5
  vacated: mark(
    hex,
    (vacated, board) =>
      dockAt(board, vacated)?.cities.includes(vacated)
        ? { vacated }
        : { message: `${board.grid.names[vacated] ?? ''} is no city hex of a dock (M6.5)` },
    (unit) => unit.vacated,
  ),
  fleet: mark(
    count(1, 99),
    (fleet) => ({ fleet }),
    (unit) => unit.fleet,
  ),
  task: mark(
    oneOf(SHIP_TASKS),
    (task) => ({ task }),
    (unit) => unit.task,
  ),
  lifted: mark(
    count(1, 99),
    (lifted) => ({ lifted }),
    (unit) => unit.lifted,
  ),
  engaged: yes('engaged'),
  withdrawn: yes('withdrawn'),
  cornered: yes('cornered'),
  aborted: yes('aborted'),
  beached: flag({ landed: true, moved: true }, (unit) => unit.landed),
  moved: flag(
    { moved: true },
    (unit) => unit.moved && unit.spent === 0 && !unit.stopped && !unit.invading && !unit.flown,
  ),
  // M1.3: in the second impulse it may move again.
  rested: flag(
    { moved: false },
    (unit) => !unit.moved && (unit.invading || unit.ashore || unit.detrained || unit.landed),
  ),
};

const LIST = Object.entries(MARKS);

export const unitMarks = parts(Object.fromEntries(LIST.map(([word, { field }]) => [word, field])));

export const ONE_PLACE = 'a unit is in one place only';

/** The unit with what is said of it, or what cannot be. */
export function marked<U extends Omit<Unit, 'id'>>(
  unit: U,
  said: Readonly<Record<string, unknown>>,
  board: Board,
): U | Fault {
  let changed = unit;
  for (const [word, value] of Object.entries(said)) {
    const change = MARKS[word]?.put(value, board) ?? {};
    if ('message' in change) return change;
    if (change.place !== undefined && changed.place !== 'waiting') return { message: ONE_PLACE };
    changed = { ...changed, ...change };
  }
  return changed;
}

/** Words of a unit's line that say what is not as usual. */
export function marksOf(unit: Unit, board: Board): Readonly<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  for (const [word, { get }] of LIST) {
    const value = get(unit, board);
    if (value !== undefined) said[word] = value;
  }
  return said;
}
