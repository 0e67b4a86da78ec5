import type { Words } from '#core/words.ts';
import * as z from 'zod';
import { code, say } from '#core/say.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { bare, hex, type Line, type Lines, path, unit, units, zone } from '#games/blitz/text/commands/line.ts';
import { half, type Pen, type Reader } from '#games/blitz/text/commands/reader.ts';
import {
  AIR_MISSIONS,
  type AirMission,
  type FlightGroup,
  type Sortie,
  STRIKES,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { dockAt } from '../naval/ports.ts';
import { keyOf, shipHex, stationOf } from './stations.ts';
import type { Route } from './groups.ts';

/** M80.12 to M80.15, M80.23, M80.40 */
export type AirForcesCommand =
  | {
      readonly do: 'ferry';
      readonly units: readonly UnitNo[];
      readonly to: Hex;
      /** M11.8: the task force it leads to. */
      readonly ship?: UnitNo | undefined;
      readonly path?: readonly Hex[] | undefined;
    }
  /** M12.21: aircraft of any bases to one hex, each with its mission; paths by the bases they begin at. */
  | {
      readonly do: 'declareStrike';
      readonly hex: Hex;
      /** M12.33: a ship of a fleet in a box; the hex then stands for its zone. */
      readonly ship?: UnitNo | undefined;
      readonly sorties: readonly Sortie[];
      readonly routes?: readonly Route[] | undefined;
    }
  | ({ readonly do: 'airliftSupply' } & Lift)
  | ({ readonly do: 'dropSupply' } & Lift)
  | ({ readonly do: 'dropAirborne' } & Lift)
  | ({ readonly do: 'airliftUnit' } & Lift)
  /** M12.32 */
  | { readonly do: 'assignIntercept'; readonly units: readonly UnitNo[] }
  /** M12.24: this group turns back. */
  | { readonly do: 'abort'; readonly hex: Hex; readonly ship?: UnitNo | undefined }
  | { readonly do: 'goOn' }
  | { readonly do: 'refuseFight' }
  /** M12.27: home to a base; nobody and nowhere named, all of them to where they came from. */
  | {
      readonly do: 'flyHome';
      readonly units: readonly UnitNo[];
      readonly to?: Hex | undefined;
      readonly ship?: UnitNo | undefined;
      readonly path?: readonly Hex[] | undefined;
    }
  /** M12.hd: to another base at once. */
  | { readonly do: 'evacuate'; readonly unit: UnitNo; readonly to: Hex; readonly ship?: UnitNo | undefined }
  /** M12.4 */
  | { readonly do: 'destroyAirbase'; readonly unit: UnitNo }
  /** M12.6 */
  | { readonly do: 'serveZone'; readonly unit: UnitNo; readonly zone: Zone };

/** Load of transports for a hex: troops, or the units to supply. */
export interface Lift {
  readonly units: readonly UnitNo[];
  readonly hex: Hex;
  readonly load: readonly UnitNo[];
  readonly escort?: readonly UnitNo[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

const route = z.strictObject({ from: hex, ship: unit.optional(), path });
const routes = z.array(route).max(40).readonly().optional();
const sorties = z
  .array(z.strictObject({ mission: z.enum(AIR_MISSIONS), units }))
  .max(20)
  .readonly();

/** Words people write for missions, besides ours and the numbers of the chart. */
const ALSO: Readonly<Record<string, AirMission>> = {
  pc: 'centre',
  center: 'centre',
  strategic: 'centre',
  strategicbombardment: 'centre',
  1: 'centre',
  dock: 'port',
  portstrike: 'port',
  2: 'port',
  base: 'airbase',
  airbasestrike: 'airbase',
  3: 'airbase',
  unit: 'units',
  bombard: 'units',
  bombardment: 'units',
  4: 'units',
  line: 'rail',
  railinterdiction: 'rail',
  raillineinterdiction: 'rail',
  5: 'rail',
  6: 'train',
  interdiction: 'interdict',
  area: 'interdict',
  areainterdiction: 'interdict',
  7: 'interdict',
  ground: 'support',
  groundsupport: 'support',
  8: 'support',
  fleet: 'naval',
  ships: 'naval',
  navalstrike: 'naval',
  9: 'naval',
  10: 'escort',
  n: 'nuclear',
};

function missionNamed(word: string): AirMission | undefined {
  const name = word.replaceAll(/[-_]/g, '').toLowerCase();
  return AIR_MISSIONS.find((one) => one === name) ?? (Object.hasOwn(ALSO, name) ? ALSO[name] : undefined);
}

/** The words of a line in clauses: what stands before the first of these words, then each with what follows it. */
function clausesOf(words: readonly string[], heads: (word: string) => boolean): [head: string, rest: string[]][] {
  const clauses: [string, string[]][] = [['', []]];
  for (const word of words) {
    if (heads(word)) clauses.push([word, []]);
    else clauses.at(-1)?.[1].push(word);
  }
  const idle = clauses.find(([head, rest]) => head !== '' && rest.length === 0);
  if (idle) throw half(say`'${code(idle[0])}' says nothing here`);
  return clauses;
}

/** A hex, or a ship by its name: where it is, its box by a hex that stands for it (M12.33). */
function placeIn(reader: Reader, word: string | undefined): { hex: Hex; ship?: UnitNo } {
  const ship = reader.state.units.findIndex((one) => one.id === word && isShip(one));
  if (ship < 0) return { hex: reader.hex(word) };
  return { hex: shipHex(reader.world, reader.state.units[ship] as Unit), ship };
}

const placeText = (pen: Pen, place: Hex, ship: UnitNo | undefined): string =>
  ship === undefined ? pen.hex(place) : pen.unit(ship);

/** M12.33: struck are the ships of a hex; only those in a box are named. M12.11: of a port its dock. */
function targetIn(reader: Reader, word: string | undefined, flown: readonly Sortie[]): { hex: Hex; ship?: UnitNo } {
  const { hex: at, ship } = placeIn(reader, word);
  if (ship !== undefined) return reader.state.units[ship]?.place === 'sea' ? { hex: at, ship } : { hex: at };
  const atPort = flown.every(({ mission }) => mission === 'port' || mission === 'escort');
  return { hex: atPort ? (dockAt(reader.world.board, at)?.hex ?? at) : at };
}

const AWRY = say`a way is written: from U10 by U11 U12`;

/** The one base of these aircraft, by which a way without `from` is theirs. */
function baseOf(reader: Reader, flown: readonly UnitNo[]): Omit<Route, 'path'> {
  const stations = flown.map((no) => stationOf(reader.world, reader.state, reader.state.units[no] as Unit));
  const [first] = stations;
  if (!first || stations.some((one) => !one || keyOf(one) !== keyOf(first)))
    throw half(say`of several bases a way says whose it is: from U10 by U11 U12`);
  return { from: first.hex, ...(first.ship === undefined ? {} : { ship: first.ship }) };
}

/** `from U10 by U11 U12`: the way of the group based there; of a single group `by U11 U12`. */
function routesIn(reader: Reader, clauses: readonly [string, string[]][], flown: readonly UnitNo[]): Route[] {
  return clauses.flatMap(([head, rest], i): Route[] => {
    if (head === 'from' && (clauses[i + 1]?.[0] !== 'by' || rest.length !== 1)) throw half(AWRY);
    if (head !== 'by') return [];
    if (rest.length === 0) throw half(AWRY);
    const path = reader.hexes(rest.join(' '));
    const before = clauses[i - 1];
    if (before?.[0] !== 'from') return [{ ...baseOf(reader, flown), path }];
    const { hex: from, ship } = placeIn(reader, before[1][0]);
    return [{ from, ...(ship === undefined ? {} : { ship }), path }];
  });
}

/** Words left over are refused, not passed over. */
function only(words: readonly string[]): void {
  if (words.length > 0) throw half(say`'${code(words.join(' '))}' says nothing here`);
}

const routesText = (pen: Pen, list: readonly Route[] | undefined): string =>
  (list ?? []).map(({ from, ship, path: way }) => ` from ${placeText(pen, from, ship)} by ${pen.path(way)}`).join('');

const withRoutes = (list: readonly Route[]) => (list.length > 0 ? { routes: list } : {});

const strike: Line<'declareStrike'> = {
  takes: { hex, ship: unit.optional(), sorties, routes },
  form: 'declareStrike U12 units b1+b2 escort b3, or with a way: … from U10 by U11 U12; a fleet in a box by a ship of it',
  also: ['strike', 'declareflight'],
  read(reader, written) {
    const words = written.rest('on', 'mission');
    const heads = (word: string) => missionNamed(word) !== undefined || word === 'from' || word === 'by';
    // Missions may be divided as volleys are.
    const clauses = clausesOf(
      words.map((word) => word.replace(/;$/, '')).filter((word) => word !== ''),
      heads,
    );
    const flown = clauses.flatMap(([head, rest]): Sortie[] => {
      const mission = missionNamed(head);
      return mission ? [{ mission, units: rest.flatMap((word) => reader.units(word)) }] : [];
    });
    const [where, ...more] = clauses[0]?.[1] ?? [];
    const target = targetIn(reader, where, flown);
    if (flown.length === 0) throw half(say`a mission is ${code([...STRIKES, 'escort'].join(', '))}`);
    only(more);
    const all = flown.flatMap((one) => one.units);
    return { ...target, sorties: flown, ...withRoutes(routesIn(reader, clauses, all)) };
  },
  write: (pen, command) =>
    `${placeText(pen, command.hex, command.ship)}${command.sorties
      .map(({ mission, units: flown }) => ` ${mission} ${pen.units(flown)}`)
      .join('')}${routesText(pen, command.routes)}`,
};

/** Words that introduce a route. */
const WAY: readonly string[] = ['from', 'by'];

type LiftName = 'airliftSupply' | 'dropSupply' | 'dropAirborne' | 'airliftUnit';

/** `dropAirborne b.mac1 U12 with b.abn1 escort b.ftr1` */
const lift = (form: string, also: readonly string[]): Line<LiftName> => ({
  takes: { units, hex, load: units, escort: units.optional(), routes },
  form,
  also,
  read(reader: Reader, words: Words) {
    const clauses = clausesOf(words.rest('to', 'on'), (word) => ['with', 'for', 'escort', 'from', 'by'].includes(word));
    const named = (...heads: string[]) =>
      clauses
        .filter(([head]) => heads.includes(head))
        .flatMap(([, rest]) => rest.flatMap((word) => reader.units(word)));
    // The hex may stand before the load or after it.
    const [who, ...others] = clauses[0]?.[1] ?? [];
    const said = [others, ...clauses.slice(1).flatMap(([head, rest]) => (WAY.includes(head) ? [] : [rest]))];
    const isHex = (word: string): boolean =>
      hexNamed(reader.world.board.grid, word) !== undefined && !reader.state.units.some(({ id }) => id === word);
    const list = said.find((rest) => rest.some(isHex)) ?? others;
    const [where] = list.splice(Math.max(list.findIndex(isHex), 0), 1);
    const escort = named('escort');
    const carriers = reader.units(who);
    return {
      units: carriers,
      hex: reader.hex(where),
      load: [...others.flatMap((word) => reader.units(word)), ...named('with', 'for')],
      ...(escort.length > 0 ? { escort } : {}),
      ...withRoutes(routesIn(reader, clauses, [...carriers, ...escort])),
    };
  },
  write: (pen: Pen, command: Lift) =>
    `${pen.units(command.units)} ${pen.hex(command.hex)}${command.load.length > 0 ? ` with ${pen.units(command.load)}` : ''}${
      command.escort && command.escort.length > 0 ? ` escort ${pen.units(command.escort)}` : ''
    }${routesText(pen, command.routes)}`,
});

/** `b1+b2 U20`, or the whole way. */
const unitsAlong = (reader: Reader, words: Words) => {
  const named = reader.units(words.next());
  const rest = words.skip('to').rest();
  const { ship, hex: at } = rest.length > 0 ? shipOr(reader, rest[0]) : {};
  // The way alone, or the place and the way to it: `U10 by U12 U11 U10`.
  const by = ship !== undefined || rest[1] === 'by' ? rest.slice(rest[1] === 'by' ? 2 : 1) : rest;
  const way = reader.hexes(by.join(' '));
  if (ship === undefined && rest[1] === 'by' && reader.hex(rest[0]) !== way.at(-1))
    throw half(say`'${code(rest[0] ?? '')}' says nothing here`);
  const to = ship === undefined ? way.at(-1) : at;
  const written = way.length > (ship === undefined && rest[1] !== 'by' ? 1 : 0);
  return {
    units: named,
    ...(to === undefined ? {} : { to }),
    ...(ship === undefined ? {} : { ship }),
    ...(written ? { path: way } : {}),
  };
};
const shipOr = (reader: Reader, word: string | undefined): { hex?: Hex; ship?: UnitNo } =>
  reader.state.units.some((one) => one.id === word && isShip(one)) ? placeIn(reader, word) : {};
const alongText = (
  pen: Pen,
  command: {
    readonly units: readonly UnitNo[];
    readonly to?: Hex | undefined;
    readonly ship?: UnitNo | undefined;
    readonly path?: FlightGroup['hexes'] | undefined;
  },
): string => {
  const { ship, to, path } = command;
  const where = ship !== undefined ? pen.unit(ship) : to === undefined ? '' : pen.hex(to);
  // A way of one hex is told from the place alone (M90.49).
  const way = path && (ship !== undefined || path.length === 1 ? `${where} by ${pen.path(path)}` : pen.path(path));
  return `${pen.units(command.units)} ${way ?? where}`.trim();
};

export const airForcesLines: Lines<AirForcesCommand['do']> = {
  ferry: {
    takes: { units, to: hex, ship: unit.optional(), path: path.optional() },
    form: 'ferry b1+b2 U20, or ferry b1 U18 U19 U20, or ferry b1 b.tf1',
    read(reader, words) {
      const read = unitsAlong(reader, words);
      return { ...read, to: read.to ?? reader.hex(undefined) };
    },
    write: alongText,
  },
  declareStrike: strike,
  airliftSupply: lift('airliftSupply b.mac1 U12 for b1+b2', ['supplyairlift']) as Line<'airliftSupply'>,
  dropSupply: lift('dropSupply b.mac1 U12 for b1+b2', ['supplydrop', 'airdrop']) as Line<'dropSupply'>,
  dropAirborne: lift('dropAirborne b.mac1 U12 with b.abn1', ['drop', 'airbornedrop']) as Line<'dropAirborne'>,
  airliftUnit: lift('airliftUnit b.mac1 U12 with b.inf1', ['airlift', 'unitairlift']) as Line<'airliftUnit'>,
  assignIntercept: {
    takes: { units },
    form: 'assignIntercept b1+b2',
    also: ['standby'],
    read: (reader, words) => ({ units: words.rest().flatMap((word) => reader.units(word)) }),
    write: (pen, command) => pen.units(command.units),
  },
  abort: {
    takes: { hex, ship: unit.optional() },
    form: 'abort U10 (the base of the group)',
    read(reader, words) {
      const frame = reader.state.frames.at(-1);
      const group = frame?.at === 'flight' && frame.groups.length === 1 ? frame.groups[0] : undefined;
      const word = words.next();
      // M12.24: a whole group, by its base or by all who fly in it.
      const said = word?.split('+').sort().join('+');
      const flies = ({ units: flown }: FlightGroup): boolean =>
        said ===
        flown
          .map((no) => reader.state.units[no]?.id ?? '')
          .sort()
          .join('+');
      const named = frame?.at === 'flight' ? frame.groups.find(flies) : undefined;
      const turned = named ?? (word === undefined ? group : undefined);
      if (!turned) return placeIn(reader, word);
      return { hex: turned.from, ...(turned.ship === undefined ? {} : { ship: turned.ship }) };
    },
    write: (pen, command) => placeText(pen, command.hex, command.ship),
  },
  goOn: bare('goOn'),
  refuseFight: bare('refuseFight'),
  flyHome: {
    takes: { units, to: hex.optional(), ship: unit.optional(), path: path.optional() },
    form: 'flyHome, or flyHome b1+b2 U10, or flyHome b1 b.tf1',
    also: ['recover', 'returnhome'],
    read: (reader, words) => (words.isEmpty ? { units: [] } : unitsAlong(reader, words)),
    write: alongText,
  },
  evacuate: {
    takes: { unit, to: hex, ship: unit.optional() },
    form: 'evacuate b1 U20',
    read(reader, words) {
      const who = words.next();
      const { hex: to, ship } = placeIn(reader, words.skip('to').next());
      return { unit: reader.unit(who), to, ...(ship === undefined ? {} : { ship }) };
    },
    write: (pen, command) => `${pen.unit(command.unit)} ${placeText(pen, command.to, command.ship)}`,
  },
  destroyAirbase: {
    takes: { unit },
    form: 'destroyAirbase b.base1',
    read: (reader, words) => ({ unit: reader.unit(words.next()) }),
    write: (pen, command) => pen.unit(command.unit),
  },
  serveZone: {
    takes: { unit, zone },
    form: 'serveZone b.base1 A',
    also: ['serves', 'navalairbase'],
    read: (reader, words) => ({ unit: reader.unit(words.next()), zone: reader.zone(words.skip('sea', 'zone').next()) }),
    write: (pen, command) => `${pen.unit(command.unit)} ${command.zone}`,
  },
};
