import type { Hex } from '../../hex/hex.ts';
import { isShutCity, isVictimHex, markVictims, setShut } from './field.ts';
import * as L from './layout.ts';
import { putAv } from './load.ts';
import { put, type Sim } from './sim.ts';
import { header, putHeader } from './units.ts';

/** What happens to cities, hexes and lists, in cells; units are in effects.ts. */

export function putControl(sim: Sim, hex: Hex, code: number): void {
  const city = sim.world.board.cityHexNo[hex] ?? -1;
  if (city < 0) return;
  const at = sim.layout.cities + city;
  put(sim, at, ((sim.cells[at] as number) & ~3) | code);
}

/** T22.3e: a minor city hex falls. */
export function captureCity(sim: Sim, hex: Hex, by: number): void {
  putControl(sim, hex, by + 1);
  const at = sim.layout.cities + (sim.world.board.cityHexNo[hex] ?? 0);
  put(sim, at, (sim.cells[at] as number) | 16);
  if (!isClosed(sim, hex)) setShut(sim, hex, false);
}

function isClosed(sim: Sim, hex: Hex): boolean {
  const { cells, layout } = sim;
  for (let i = header(sim, L.CLOSURES) - 1; i >= 0; i--)
    if (cells[layout.closures + i * L.CLOSURE] === hex) return true;
  return false;
}

/** T7.3.3: the enemy in these hexes is as good as gone for the mover. */
export function declareAv(sim: Sim, no: number, hexes: readonly Hex[]): void {
  for (const hex of hexes) if (!isVictimHex(sim, hex)) markVictims(sim, hex, -1);
  putAv(sim, { no, hexes });
}

/** T23.3.3: supply capacity a city hex lacks. */
export const damaged = (sim: Sim, record: readonly number[]): void =>
  append(sim, L.DAMAGES, sim.layout.damages, sim.layout.closures, record);

/** T23.3.3: damage done by a side that is over. */
export const endDamage = (sim: Sim, side: number, turn: number): void =>
  drop(sim, L.DAMAGES, sim.layout.damages, L.DAMAGE, 2, side, turn);

/** O23.5.9 */
export function closeHex(sim: Sim, record: readonly number[]): void {
  append(sim, L.CLOSURES, sim.layout.closures, sim.layout.noRetreats, record);
  setShut(sim, record[0] as Hex, true);
}

/** T23.2.4, O23.4.3, O90.25 */
export const closeToRetreats = (sim: Sim, record: readonly number[]): void =>
  append(sim, L.NO_RETREATS, sim.layout.noRetreats, sim.layout.battles, record);

/** Puts a record where it belongs in a list in ascending order. */
function append(sim: Sim, count: number, start: number, end: number, record: readonly number[]): void {
  const { cells } = sim;
  const many = header(sim, count);
  const stride = record.length;
  if (start + (many + 1) * stride > end) throw new L.SimFull('a list is full');
  const after = (place: number): boolean => {
    for (let cell = 0; cell < stride; cell++) {
      const there = cells[start + place * stride + cell] as number;
      if (there !== record[cell]) return there > (record[cell] as number);
    }
    return false;
  };
  let place = many;
  for (; place > 0 && after(place - 1); place--)
    for (let cell = 0; cell < stride; cell++)
      put(sim, start + place * stride + cell, cells[start + (place - 1) * stride + cell] as number);
  for (let cell = 0; cell < stride; cell++) put(sim, start + place * stride + cell, record[cell] as number);
  putHeader(sim, count, many + 1);
}

/** Takes records of a side away whose time is over: the cell after the side's says until when they last. */
function drop(sim: Sim, count: number, start: number, stride: number, side: number, of: number, turn: number): void {
  const { cells } = sim;
  const many = header(sim, count);
  let kept = 0;
  for (let i = 0; i < many; i++) {
    const at = start + i * stride;
    if (cells[at + side] === of && (cells[at + side + 1] as number) <= turn) continue;
    for (let cell = 0; cell < stride; cell++) put(sim, start + kept * stride + cell, cells[at + cell] as number);
    kept++;
  }
  for (let at = start + kept * stride; at < start + many * stride; at++) put(sim, at, 0);
  putHeader(sim, count, kept);
}

/** O23.5.9: closures of a side that are over. */
export function endClosures(sim: Sim, side: number, turn: number): void {
  const { cells, layout } = sim;
  const before = Array.from(
    { length: header(sim, L.CLOSURES) },
    (_, i) => cells[layout.closures + i * L.CLOSURE] as number,
  );
  drop(sim, L.CLOSURES, layout.closures, L.CLOSURE, 1, side, turn);
  for (const hex of before) setShut(sim, hex, isClosed(sim, hex) || isShutCity(sim, hex));
}
