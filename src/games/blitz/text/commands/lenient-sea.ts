import { code, msg } from '#core/message.ts';
import type { Words } from '#core/notation/words.ts';
import { type Zone, ZONES } from '#games/blitz/board.ts';
import { isShip, isTaskForce } from '#games/blitz/kinds.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import { cargoOf, fleetOf } from '#games/blitz/sea/ships/ships.ts';
import { carrierOf } from '#games/blitz/step.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import type { LenientTable } from './lenient-line.ts';
import { half, type Reader } from './reader.ts';

/** Lines people write for the sea: embarking, fleets, landings. */

const FILLERS = [
  ...['to', 'at', 'on', 'against', 'into', 'with', 'from', 'aboard'],
  ...['zone', 'sea', 'dock', 'assault', 'fleet'],
];
const beyond = (words: Words): Words => words.skip(...FILLERS);

const toZone = {
  read: (reader: Reader, words: Words) => ({
    unit: reader.unit(words.next()),
    zone: reader.zone(words.skip('to', 'into', 'in', 'at', 'on', 'sea', 'zone').next()),
  }),
};

const shipIn = ({ state }: Reader, no: UnitNo): Unit | undefined => {
  const one = state.units[no];
  return one && isShip(one) ? one : undefined;
};

/** `load b.mst1 b1+b2`, or the other way round: the ship is the one that is a ship. */
const withShip = {
  read(reader: Reader, words: Words) {
    const [ship, ...who] = words.rest(...FILLERS);
    if (who.length === 0) throw half(msg`a unit is missing`);
    const first = reader.units(ship);
    const [last, ...more] = reader.units(who[0]) as [UnitNo, ...UnitNo[]];
    const turned = who.length === 1 && more.length === 0 && shipIn(reader, last) !== undefined;
    if (turned && !first.some((no) => shipIn(reader, no))) return { unit: last, units: first };
    return { unit: reader.unit(ship), units: who.flatMap((word) => reader.units(word)) };
  },
};

/** `dock b.tf1+b.mst1 D13` */
const unitsToHex = {
  read(reader: Reader, words: Words) {
    const units = reader.units(words.next());
    return { units, hex: reader.hex(beyond(words).next()) };
  },
};

/** M11.20: a fleet by one of its ships, or by all of its task forces. */
function fleetIn(reader: Reader, word: string | undefined): UnitNo {
  const named = reader.units(word);
  const [first] = named as [UnitNo];
  if (named.length === 1) return first;
  const { world, state } = reader;
  const fleet = fleetOf(world, state, first);
  const missed = fleet.some((no) => isTaskForce(state.units[no] as Unit) && !named.includes(no));
  if (!missed && named.every((no) => fleet.includes(no))) return first;
  throw half(msg`${code(word ?? '')}: a fleet is named by one of its ships, or by all of its task forces`);
}

/** M11.10, M11.38: the cargo of a ship that is named in its place. */
const aboardOf = (reader: Reader, word: string | undefined): UnitNo[] =>
  reader.units(word).flatMap((no) => {
    const ship = shipIn(reader, no);
    const cargo = ship ? cargoOf(reader.state, ship) : [];
    return cargo.length > 0 ? cargo : [no];
  });

/** M11.10: the city hex where cargo goes ashore, if there is only one. */
function quayOf({ world, state }: Reader, [no]: readonly UnitNo[]): Hex | undefined {
  const one = state.units[no as UnitNo];
  const ship = one && carrierOf(state, one);
  const cities = ship?.place === 'dock' ? (dockAt(world.board, ship.at)?.cities ?? []) : [];
  return cities.length === 1 ? cities[0] : undefined;
}

const zoneIn = (word: string | undefined): Zone | undefined => ZONES.find((one) => one === word?.toUpperCase());

export const SEA_LINES: LenientTable = {
  placeAtSea: toZone,
  embark: toZone,
  sail: toZone,
  withdrawRanger: toZone,
  aircraftToSea: toZone,
  landAtPort: { also: ['land'], drops: ['at'] },
  stageInvasion: {
    also: ['stage'],
    read(reader, words) {
      const unit = reader.unit(words.next());
      const named = words.rest('at', 'against', 'aiming', 'for');
      const [hex, aim, more] = reader.hexes(named.join(' '));
      if (hex === undefined || aim === undefined) throw half(msg`a hex is missing`);
      if (more !== undefined) throw half(msg`'${code(named.at(-1) ?? '')}' says nothing here`);
      return { unit, hex, aim };
    },
  },
  landOnBeach: { drops: ['to'] },
  landFromSea: { drops: ['to'] },
  serveBeach: { joins: true },
  load: withShip,
  putToSea: {
    // No destination to read: putting to sea always leads into the box of the zone.
    read(reader, words) {
      const named = words.rest(...FILLERS);
      const zoned = named.findIndex((word) => zoneIn(word) !== undefined);
      const who = (zoned < 0 ? named : named.toSpliced(zoned, 1)).join(' ').replace(/ (?:in)?to sea$/i, '');
      return { units: who === '' ? [] : reader.units(who) };
    },
  },
  changeZone: {
    read(reader, words) {
      const units = reader.units(words.next());
      return { units, zone: reader.zone(beyond(words).next()) };
    },
  },
  formFleet: {
    read(reader, words) {
      const units = reader.units(words.next());
      const number = beyond(words).next();
      return number === undefined ? { units } : { units, fleet: reader.number(number) };
    },
  },
  engage: {
    read(reader, words) {
      const own = words.next();
      return { unit: fleetIn(reader, own), target: fleetIn(reader, beyond(words).next()) };
    },
  },
  chooseShip: { also: ['sink', 'loseship'] },
  withdraw: {
    read(reader, words) {
      const [ship, where] = [words.next(), beyond(words).next()];
      const zone = zoneIn(where);
      return { unit: reader.unit(ship), ...(zone ? { zone } : { hex: reader.hex(where) }) };
    },
  },
  dock: unitsToHex,
  disembark: {
    read(reader, words) {
      const [who, where] = [words.next(), beyond(words).next()];
      const units = aboardOf(reader, who);
      return { units, hex: (where === undefined ? quayOf(reader, units) : undefined) ?? reader.hex(where) };
    },
  },
  takeAssaultHex: { also: ['assaulthex'], ...unitsToHex },
  landWave: { also: ['firstwave', 'namebeach'], ...unitsToHex },
  landFollowUp: { also: ['followup'], ...unitsToHex },
  landRanger: {
    read(reader, words) {
      const [who, where] = [words.next(), beyond(words).next()];
      const [one, ...more] = aboardOf(reader, who);
      return { unit: one === undefined || more.length > 0 ? reader.unit(who) : one, hex: reader.hex(where) };
    },
  },
  withdrawFromBeach: { also: ['reembark'], ...withShip },
};
