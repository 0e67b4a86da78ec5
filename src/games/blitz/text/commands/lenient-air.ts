import { code, msg } from '#core/message.ts';
import type { Words } from '#core/notation/words.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { ZONES } from '#games/blitz/board.ts';
import { type Place, placeOf } from '#games/blitz/fields.ts';
import { isShip } from '#games/blitz/kinds.ts';
import type { Route } from '#games/blitz/air/airbases/groups.ts';
import { keyOf, shipHex, stationOf } from '#games/blitz/air/airbases/stations.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import {
  AIR_MISSIONS,
  type AirMission,
  type FlightGroup,
  MISSIONS,
  type Sortie,
  STRIKES,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { Lenient, LenientTable } from './lenient-line.ts';
import { half, Misread, problem, type Reader } from './reader.ts';

/** Lines people write for the air: missions, interceptors, flights from airbases. */

/** Words people write for missions, besides ours and the numbers of the chart. */
const SYNONYMS: Readonly<Record<string, AirMission>> = {
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
  return AIR_MISSIONS.find((one) => one === name) ?? (Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined);
}

/** The words of a line in clauses: what stands before the first of these words, then each with what follows it. */
function clausesOf(words: readonly string[], heads: (word: string) => boolean): [head: string, rest: string[]][] {
  const clauses: [string, string[]][] = [['', []]];
  for (const word of words) {
    if (heads(word)) clauses.push([word, []]);
    else clauses.at(-1)?.[1].push(word);
  }
  const idle = clauses.find(([head, rest]) => head !== '' && rest.length === 0);
  if (idle) throw half(msg`'${code(idle[0])}' says nothing here`);
  return clauses;
}

/** A hex, or a ship by its name: where it is, its box by a hex that stands for it (M12.33). */
function placeIn(reader: Reader, word: string | undefined): Place {
  const ship = reader.state.units.findIndex((one) => one.id === word && isShip(one));
  if (ship < 0) return { hex: reader.hex(word) };
  return { hex: shipHex(reader.world, reader.state.units[ship] as Unit), ship };
}

/** M12.33: struck are the ships of a hex; only those in a box are named. M12.11: of a port its dock. */
function targetIn(reader: Reader, word: string | undefined, flown: readonly Sortie[]): Place {
  const { hex: at, ship } = placeIn(reader, word);
  if (ship !== undefined) return reader.state.units[ship]?.place === 'sea' ? { hex: at, ship } : { hex: at };
  const atPort = flown.every(({ mission }) => mission === 'port' || mission === 'escort');
  return { hex: atPort ? (dockAt(reader.world.board, at)?.hex ?? at) : at };
}

const AWRY = msg`a way is written: from U10 by U11 U12`;

/** The one base of these aircraft, by which a way without `from` is theirs. */
function baseOf(reader: Reader, flown: readonly UnitNo[]): Omit<Route, 'path'> {
  const stations = flown.map((no) => stationOf(reader.world, reader.state, reader.state.units[no] as Unit));
  const [first] = stations;
  if (!first || stations.some((one) => !one || keyOf(one) !== keyOf(first)))
    throw half(msg`of several bases a way says whose it is: from U10 by U11 U12`);
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
  if (words.length > 0) throw half(msg`'${code(words.join(' '))}' says nothing here`);
}

const withRoutes = (list: readonly Route[]) => (list.length > 0 ? { routes: list } : {});

const strike: Lenient<'declareStrike'> = {
  also: ['strike', 'declareflight'],
  form: 'declareStrike U12 units b1+b2 escort b3, or with a way: … from U10 by U11 U12; a fleet in a box by a ship of it',
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
    if (flown.length === 0) throw half(msg`a mission is ${code([...STRIKES, 'escort'].join(', '))}`);
    only(more);
    const all = flown.flatMap((one) => one.units);
    return { ...target, sorties: flown, ...withRoutes(routesIn(reader, clauses, all)) };
  },
};

/** Words that introduce a route. */
const WAY: readonly string[] = ['from', 'by'];

/** `dropAirborne b.mac1 U12 with b.abn1 escort b.ftr1` */
const lift = (...also: readonly string[]) => ({
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
    throw half(msg`'${code(rest[0] ?? '')}' says nothing here`);
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

export const AIR_LINES: LenientTable = {
  flyAirborne: { also: ['fly'], read: (reader, words) => reader.flight(words) },
  airTransport: { also: ['transport'], read: (reader, words) => reader.flight(words) },
  assignMission: {
    also: ['mission'],
    read(reader, words) {
      const named = words.take((word) => MISSIONS.some((one) => one === word));
      const mission = MISSIONS.find((one) => one === named);
      if (!mission) throw new Misread(problem(msg`a mission is ${code(MISSIONS.join(', '))}`));
      return { units: reader.units(words.next()), mission, hex: reader.hex(words.skip('on').next()) };
    },
  },
  assignInterceptor: {
    also: ['intercept'],
    read(reader, words) {
      const [home, of] = [words.after('home'), words.after('of')];
      const who = words.next();
      const [where, ...more] = words.skip('on', 'over').rest();
      if (more.length > 0 || where === 'home' || where === 'of')
        throw half(
          msg`fighters, the hex where they meet the flight, and no more: not '${code([who, where, ...more].join(' '))}'`,
        );
      return {
        units: reader.units(who),
        hex: reader.over(where),
        ...(home === undefined ? {} : { home: reader.hex(home) }),
        ...(of === undefined ? {} : { of: reader.group(of) }),
      };
    },
  },
  endInterception: {
    // M12.22: `assignInterceptor none` says the same.
    read(_reader, words) {
      words.flag('none');
      return {};
    },
  },
  resolveAirFight: { drops: ['on'] },
  landAircraft: {
    read(reader, words) {
      const unit = reader.unit(words.next());
      const place = words.skip('to').next();
      return { unit, to: ZONES.find((one) => one === place) ?? reader.hex(place) };
    },
  },
  rebase: { drops: ['to'] },
  ferry: {
    read(reader, words) {
      const read = unitsAlong(reader, words);
      return { ...read, to: read.to ?? reader.hex(undefined) };
    },
  },
  declareStrike: strike,
  airliftSupply: lift('supplyairlift'),
  dropSupply: lift('supplydrop', 'airdrop'),
  dropAirborne: lift('drop', 'airbornedrop'),
  airliftUnit: lift('airlift', 'unitairlift'),
  assignIntercept: { also: ['standby'], joins: true },
  abort: {
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
      return turned ? placeOf(turned.from, turned.ship) : placeIn(reader, word);
    },
  },
  flyHome: {
    also: ['recover', 'returnhome'],
    read: (reader, words) => (words.isEmpty ? { units: [] } : unitsAlong(reader, words)),
  },
  evacuate: {
    read(reader, words) {
      const unit = reader.unit(words.next());
      const { hex: to, ...aboard } = placeIn(reader, words.skip('to').next());
      return { unit, to, ...aboard };
    },
  },
  serveZone: {
    also: ['serves', 'navalairbase'],
    read: (reader, words) => ({ unit: reader.unit(words.next()), zone: reader.zone(words.skip('sea', 'zone').next()) }),
  },
};
