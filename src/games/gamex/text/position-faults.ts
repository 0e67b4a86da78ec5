import type { Fault } from '#core/notation/notation.ts';
import type { Hex } from '#hex/hex.ts';
import { isDeep, terrainOf } from '../board/board.ts';
import { boardWith } from '../engineers/bridges.ts';
import { isBog } from '../move/price.ts';
import { mayCarry, seatsOf } from '../move/transport.ts';
import type { Kind } from '../kinds.ts';
import { rulesOf } from '../modules.ts';
import type { Side, Unit } from '../types.ts';
import { chaosFaults } from './chaos-lines.ts';
import { postFaults } from './command-lines.ts';
import { optionFaults } from './options-line.ts';
import { type Reading, zoneNamed } from './position-draft.ts';
import { engineerFaults } from './works-lines.ts';

/** Faults of a position whose lines can all be read. */
export function positionFaults(reading: Reading): Fault[] {
  const { board, units, lines } = reading;
  const faults: Fault[] = [];
  const rules = rulesOf(reading.options);
  const ground = boardWith(board, reading.broken, reading.bridges);
  const name = (hex: Hex): string => board.grid.names[hex] ?? '';
  const kind = (unit: Unit): Kind | undefined => reading.kinds[unit.kind];
  const say = (unit: Unit, message: string) =>
    faults.push({ line: lines.get(unit.id) ?? 0, ...(unit.at >= 0 ? { hex: name(unit.at) } : {}), message });
  for (const unit of units) {
    if (unit.place === 'rides') {
      const carrier = units.find((one) => one.id === unit.carrier);
      const [under, over] = [kind(unit), carrier && kind(carrier)];
      if (carrier && under && over && !mayCarry({ kinds: reading.kinds, rules }, carrier, unit))
        say(unit, `${carrier.id} cannot carry ${unit.id} (X5.2a)`);
      const mates = units.filter((one) => one.place === 'rides' && one.carrier === unit.carrier);
      if (over && mates.length > seatsOf(over)) say(unit, 'one carrier, one passenger (X5.2.1a)');
    }
    if (unit.disrupted && unit.marker === 'opFire')
      say(unit, `${unit.id} is disrupted: units in good order have an OF marker (X4.2.2e)`);
    if (unit.drop && (unit.place !== 'off' || (kind(unit)?.lifts ?? 0) === 0))
      say(unit, `${unit.id} drops nobody (X11.1)`);
    if (unit.place === 'waits' && !zoneNamed(reading, unit.group))
      say(unit, `there is no zone '${unit.group ?? ''}' where ${unit.id} enters`);
    else if (unit.group !== undefined && !isBattery(unit, kind(unit)) && !zoneNamed(reading, unit.group))
      say(unit, `there is no zone '${unit.group}' for ${unit.id}`);
    if (unit.place !== 'map') continue;
    if (isDeep(ground, unit.at) && !unit.sea) say(unit, `${unit.id} cannot stand in water (X27.t)`);
    if (isBog(ground, unit.at) && kind(unit)?.moveClass !== 'foot')
      say(unit, `${unit.id} cannot stand in a swamp (X5.1h, X27.t)`);
    if (unit.stream !== undefined && board.wet[unit.at] !== 1) say(unit, `${unit.id} is in no stream`);
    // X9.3d: a bridge layer may; guns stay where their bridge was shot down (X9.3g).
    else if (unit.stream !== undefined && kind(unit)?.vehicle === true && kind(unit)?.bridgeLayer !== true)
      say(unit, `${unit.id} cannot stand in a stream (X6.3.11a)`);
    if (unit.inside && !reading.forts.some((fort) => fort.at === unit.at))
      say(unit, `there is no Fortification for ${unit.id} to be inside of`);
    if (
      board.wet[unit.at] === 1 &&
      unit.stream === undefined &&
      ground.bridge[unit.at] !== 1 &&
      ground.ford[unit.at] === 0 &&
      // X10.3b: units from the sea come ashore beside the mouth of a stream.
      terrainOf(board, unit.at) !== 'beach'
    ) {
      say(unit, `${unit.id} is in a stream: Down or Up (X6.3.11)`);
    }
  }
  for (const [unit, message] of engineerFaults(reading)) say(unit, message);
  if (reading.turn > reading.turns)
    faults.push({
      ...(reading.turnLine > 0 ? { line: reading.turnLine } : {}),
      message: `'${reading.turn}' is no turn of this game: it has ${reading.turns} (X4.4)`,
    });
  faults.push(...batteryFaults(reading));
  for (const id of Object.keys(reading.worth))
    if (!units.some((unit) => unit.id === id))
      faults.push({ message: `there is no unit ${id} that could be worth more` });
  for (const hex of reading.inverted)
    if (!reading.blocks.includes(hex))
      faults.push({ hex: name(hex), message: 'there is no Block to be inverted (X9.2h)' });
  for (const hex of new Set(units.filter((unit) => unit.place === 'map').map((unit) => unit.at)))
    stackFaults(reading, hex, faults);
  for (const mine of [...reading.mines, ...reading.hidden.axis, ...reading.hidden.allied]) {
    if (mine.at < 0) continue;
    const terrain = terrainOf(board, mine.at);
    const road = (board.road[mine.at] ?? 0) !== 0;
    if (!['clear', 'woods', 'farm', 'beach'].includes(terrain) && !(road && !isDeep(board, mine.at)))
      faults.push({ hex: name(mine.at), message: `no mine lies in ${terrain} (X8.2a)` });
    if (reading.positions.includes(mine.at) || reading.forts.some((fort) => fort.at === mine.at)) {
      faults.push({
        hex: name(mine.at),
        message: 'a mine lies with neither an Improved Position nor a Fortification (X8.2a)',
      });
    }
  }
  faults.push(...mineFaults(reading));
  for (const hex of reading.positions) {
    if (['town', 'city', 'water'].includes(terrainOf(board, hex)))
      faults.push({ hex: name(hex), message: `no Improved Position in ${terrainOf(board, hex)} (X8.3a)` });
  }
  for (const { at } of reading.forts) {
    if (['swamp', 'water'].includes(terrainOf(board, at)) || reading.blocks.includes(at))
      faults.push({ hex: name(at), message: 'no Fortification there (X8.4a)' });
    if (reading.forts.filter((fort) => fort.at === at).length > 1)
      faults.push({ hex: name(at), message: 'two Fortifications in one hex' });
  }
  for (const hex of reading.blocks)
    if (isDeep(board, hex)) faults.push({ hex: name(hex), message: 'no Block in water (X8.5a)' });
  return [...faults, ...roomFaults(reading), ...optionFaults(reading), ...postFaults(reading), ...chaosFaults(reading)];
}

/** X6.4.4a: off-board guns; the group of an aircraft is the zone it may be sent to. */
const isBattery = (unit: Unit, kind: Kind | undefined): boolean => unit.place === 'off' && kind?.type !== 'aircraft';

/** Batteries named that are not there, or that both sides have. */
function batteryFaults({ units, kinds, lines, batteries }: Reading): Fault[] {
  const owners = new Map<string, Side>();
  const faults: Fault[] = [];
  for (const unit of units) {
    if (unit.group === undefined || !isBattery(unit, kinds[unit.kind])) continue;
    if ((owners.get(unit.group) ?? unit.side) !== unit.side)
      faults.push({ line: lines.get(unit.id) ?? 0, message: `'${unit.group}' is a battery of the other side already` });
    owners.set(unit.group, unit.side);
  }
  for (const { battery, line, side } of batteries)
    if (!owners.has(battery) || (side && owners.get(battery) !== side))
      faults.push({ line, message: `'${battery}' is no battery${side ? ` of ${side}` : ''} (X6.4.4a)` });
  return faults;
}

/** X8.2a: one mine in a hex. Each side may have hidden one where the other has. */
function mineFaults({ board, mines, hidden, mineZones, zones }: Reading): Fault[] {
  const faults: Fault[] = [];
  for (const one of [hidden.axis, hidden.allied]) {
    const taken = new Set<Hex>();
    for (const { at } of [...mines, ...one]) {
      const message = 'one mine lies in a hex, not two (X8.2a)';
      const hex = board.grid.names[at] ?? '';
      if (at >= 0 && taken.has(at) && !faults.some((before) => before.hex === hex)) faults.push({ hex, message });
      taken.add(at);
    }
  }
  for (const zone of Object.values(mineZones))
    if (!Object.hasOwn(zones, zone)) faults.push({ message: `there is no zone '${zone}' for mines` });
  return faults;
}

/** X3.2.5a, d */
function stackFaults(reading: Reading, hex: Hex, faults: Fault[]): void {
  const there = reading.units.filter((unit) => unit.place === 'map' && unit.at === hex);
  const outside = there.filter((unit) => unit.inside !== true);
  const fort = reading.forts.find((one) => one.at === hex);
  const place = { line: reading.lines.get(there.at(-1)?.id ?? '') ?? 0, hex: reading.board.grid.names[hex] ?? '' };
  if (there.some((unit) => unit.sea) && there.length > 1)
    faults.push({ ...place, message: 'one in a sea hex (X10.2)' });
  const limit = there.some((unit) => unit.nation === 'soviet') ? 2 : 4;
  const count = outside.length + (fort ? 1 : 0) + (reading.blocks.includes(hex) ? 1 : 0);
  if (count > limit) faults.push({ ...place, message: `${count} in one hex; ${limit} are allowed (X3.2.5a)` });
  if (new Set(outside.map((unit) => unit.side)).size > 1)
    faults.push({ ...place, message: 'both sides in one hex (X3.2.5d)' });
  if (fort && there.length - outside.length > fort.ds / 10)
    faults.push({ ...place, message: `a Fortification of ${fort.ds} holds ${fort.ds / 10} units (X8.4g)` });
}

/** Forces that cannot find room in their zone. */
function roomFaults(reading: Reading): Fault[] {
  const faults: Fault[] = [];
  const zones = new Set(
    reading.units.flatMap((unit) => (unit.place === 'unset' && unit.group !== undefined ? [unit.group] : [])),
  );
  for (const zone of zones) {
    const units = reading.units.filter((unit) => unit.place === 'unset' && unit.group === zone);
    const ground = (zoneNamed(reading, zone) ?? []).filter((hex) => !isDeep(reading.board, hex));
    const room = ground.length * (units.some((unit) => unit.nation === 'soviet') ? 2 : 4);
    // X10.2: at sea the rest waits off the map.
    if (ground.length > 0 && units.length > room) {
      faults.push({
        line: reading.lines.get(units[0]?.id ?? '') ?? 0,
        message: `${units.length} units have room for ${room} in zone ${zone}`,
      });
    }
  }
  return faults;
}
