import type { Words } from '#core/words.ts';
import { code, say } from '#core/say.ts';
import * as z from 'zod';
import type { Hex } from '#hex/hex.ts';
import { ZONES, type Zone } from '#games/blitz/board.ts';
import { hex, type Lines, unit, units, unitsOnly, zone } from '#games/blitz/text/commands/line.ts';
import { half, type Pen, type Reader } from '#games/blitz/text/commands/reader.ts';
import { isShip, isTaskForce } from '#games/blitz/kinds.ts';
import { carrierOf } from '#games/blitz/step.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import { dockAt } from './ports.ts';
import { cargoOf, fleetOf } from './ships.ts';

/** M80.3, M80.17 to M80.20, M80.42 */
export type NavalCommand =
  /** M8.8, M11.9: land units go on board a ship, in set-up or in port. */
  | { readonly do: 'load'; readonly unit: UnitNo; readonly units: readonly UnitNo[] }
  | { readonly do: 'putToSea'; readonly units: readonly UnitNo[] }
  | { readonly do: 'changeZone'; readonly units: readonly UnitNo[]; readonly zone: Zone }
  /** M11.2: into a fleet of their own, or into the fleet of that number. */
  | { readonly do: 'formFleet'; readonly units: readonly UnitNo[]; readonly fleet?: number | undefined }
  /** M11.20: the fleet of one ship engages the fleet of another. */
  | { readonly do: 'engage'; readonly unit: UnitNo; readonly target: UnitNo }
  | { readonly do: 'chooseShip'; readonly unit: UnitNo }
  /** M11.24: to an adjacent box, or to a dock of the zone. */
  | { readonly do: 'withdraw'; readonly unit: UnitNo; readonly zone?: Zone | undefined; readonly hex?: Hex | undefined }
  | { readonly do: 'dock'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly do: 'disembark'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly do: 'takeAssaultHex'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  /** M11.30 to M11.32: these units against one beach hex. */
  | { readonly do: 'landWave'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly do: 'landFollowUp'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly do: 'landRanger'; readonly unit: UnitNo; readonly hex: Hex }
  /** M11.37, M11.38: back on board a ship on an assault hex. */
  | { readonly do: 'withdrawFromBeach'; readonly unit: UnitNo; readonly units: readonly UnitNo[] };

const BETWEEN = [
  ...['to', 'at', 'on', 'against', 'into', 'with', 'from', 'aboard'],
  ...['zone', 'sea', 'dock', 'assault', 'fleet'],
];
/** Words without those that may stand in front of the next one. */
const bare = (words: Words): Words => words.skip(...BETWEEN);

const shipIn = ({ state }: Reader, no: UnitNo): Unit | undefined => {
  const one = state.units[no];
  return one && isShip(one) ? one : undefined;
};

/** `load b.mst1 b1+b2`, or the other way round: the ship is the one that is a ship. */
const shipWith = (form: string) => ({
  takes: { unit, units },
  form,
  read(reader: Reader, words: Words) {
    const [ship, ...who] = words.rest(...BETWEEN);
    if (who.length === 0) throw half(say`a unit is missing`);
    const first = reader.units(ship);
    const [last, ...more] = reader.units(who[0]) as [UnitNo, ...UnitNo[]];
    const turned = who.length === 1 && more.length === 0 && shipIn(reader, last) !== undefined;
    if (turned && !first.some((no) => shipIn(reader, no))) return { unit: last, units: first };
    return { unit: reader.unit(ship), units: who.flatMap((word) => reader.units(word)) };
  },
  write: (pen: Pen, command: { readonly unit: UnitNo; readonly units: readonly UnitNo[] }) =>
    `${pen.unit(command.unit)} ${pen.units(command.units)}`,
});

/** `dock b.tf1+b.mst1 D13` */
const unitsToHex = (form: string) => ({
  takes: { units, hex },
  form,
  read(reader: Reader, words: Words) {
    const who = words.next();
    return { units: reader.units(who), hex: reader.hex(bare(words).next()) };
  },
  write: (pen: Pen, command: { readonly units: readonly UnitNo[]; readonly hex: Hex }) =>
    `${pen.units(command.units)} ${pen.hex(command.hex)}`,
});

/** M11.20: a fleet by one of its ships, or by all of its task forces. */
function fleetIn(reader: Reader, word: string | undefined): UnitNo {
  const named = reader.units(word);
  const [first] = named as [UnitNo];
  if (named.length === 1) return first;
  const { world, state } = reader;
  const fleet = fleetOf(world, state, first);
  const missed = fleet.some((no) => isTaskForce(state.units[no] as Unit) && !named.includes(no));
  if (!missed && named.every((no) => fleet.includes(no))) return first;
  throw half(say`${code(word ?? '')}: a fleet is named by one of its ships, or by all of its task forces`);
}

/** M11.10, M11.38: whoever is on board a ship that is named in his place. */
const aboardOf = (reader: Reader, word: string | undefined): UnitNo[] =>
  reader.units(word).flatMap((no) => {
    const ship = shipIn(reader, no);
    const cargo = ship ? cargoOf(reader.state, ship) : [];
    return cargo.length > 0 ? cargo : [no];
  });

/** M11.10: the city hex where whoever is on board goes ashore, if there is only one. */
function quayOf({ world, state }: Reader, [no]: readonly UnitNo[]): Hex | undefined {
  const one = state.units[no as UnitNo];
  const ship = one && carrierOf(state, one);
  const cities = ship?.place === 'dock' ? (dockAt(world.board, ship.at)?.cities ?? []) : [];
  return cities.length === 1 ? cities[0] : undefined;
}

const zoneIn = (word: string | undefined): Zone | undefined => ZONES.find((one) => one === word?.toUpperCase());

export const navalLines: Lines<NavalCommand['do']> = {
  load: shipWith('load b.mst1 b1+b2'),
  putToSea: {
    ...unitsOnly('putToSea b.tf1+b.mst1'),
    // No destination to read: putting to sea always leads into the box of the zone.
    read(reader, words) {
      const named = words.rest(...BETWEEN);
      const zoned = named.findIndex((word) => zoneIn(word) !== undefined);
      const who = (zoned < 0 ? named : named.toSpliced(zoned, 1)).join(' ').replace(/ (?:in)?to sea$/i, '');
      return { units: who === '' ? [] : reader.units(who) };
    },
  },
  changeZone: {
    takes: { units, zone },
    form: 'changeZone b.tf1+b.mst1 B',
    read(reader, words) {
      const who = words.next();
      return { units: reader.units(who), zone: reader.zone(bare(words).next()) };
    },
    write: (pen, command) => `${pen.units(command.units)} ${command.zone}`,
  },
  formFleet: {
    takes: { units, fleet: z.int().min(1).max(99).optional() },
    form: 'formFleet b.tf1+b.mst1, or formFleet b.tf1 2',
    read(reader, words) {
      const named = reader.units(words.next());
      const number = bare(words).next();
      return number === undefined ? { units: named } : { units: named, fleet: reader.number(number) };
    },
    write: (pen, command) => pen.units(command.units) + (command.fleet === undefined ? '' : ` ${command.fleet}`),
  },
  engage: {
    takes: { unit, target: unit },
    form: 'engage b.tf1 r.tf1',
    read(reader, words) {
      const own = words.next();
      return { unit: fleetIn(reader, own), target: fleetIn(reader, bare(words).next()) };
    },
    write: (pen, command) => `${pen.unit(command.unit)} ${pen.unit(command.target)}`,
  },
  chooseShip: {
    takes: { unit },
    form: 'chooseShip b.tf1',
    also: ['sink', 'loseship'],
    read: (reader, words) => ({ unit: reader.unit(words.next()) }),
    write: (pen, command) => pen.unit(command.unit),
  },
  withdraw: {
    takes: { unit, zone: zone.optional(), hex: hex.optional() },
    form: 'withdraw b.tf1 B, or withdraw b.tf1 D13',
    read(reader, words) {
      const [ship, where] = [words.next(), bare(words).next()];
      const named = zoneIn(where);
      return { unit: reader.unit(ship), ...(named ? { zone: named } : { hex: reader.hex(where) }) };
    },
    write: (pen, { unit: ship, zone: to, hex: dock }) => `${pen.unit(ship)} ${to ?? pen.hex(dock ?? 0)}`,
  },
  dock: unitsToHex('dock b.tf1+b.mst1 D13'),
  disembark: {
    ...unitsToHex('disembark b1+b2 D13'),
    read(reader, words) {
      const [who, where] = [words.next(), bare(words).next()];
      const named = aboardOf(reader, who);
      return {
        units: named,
        hex: where === undefined ? (quayOf(reader, named) ?? reader.hex(where)) : reader.hex(where),
      };
    },
  },
  takeAssaultHex: { ...unitsToHex('takeAssaultHex b.lst1+b.mst1 C14'), also: ['assaulthex'] },
  landWave: { ...unitsToHex('landWave b1+b2 D14'), also: ['firstwave', 'namebeach'] },
  landFollowUp: { ...unitsToHex('landFollowUp b1+b2 D14'), also: ['followup'] },
  landRanger: {
    takes: { unit, hex },
    form: 'landRanger b.rng1 D14',
    read(reader, words) {
      const [who, where] = [words.next(), bare(words).next()];
      const [one, ...more] = aboardOf(reader, who);
      return { unit: one === undefined || more.length > 0 ? reader.unit(who) : one, hex: reader.hex(where) };
    },
    write: (pen, command) => `${pen.unit(command.unit)} ${pen.hex(command.hex)}`,
  },
  withdrawFromBeach: { ...shipWith('withdrawFromBeach b.mst1 b1+b2'), also: ['reembark'] },
};
