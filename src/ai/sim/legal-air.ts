import type { UnitNo } from '../../blitz/types.ts';
import type { RuleId } from '../../core/objection.ts';
import type { Hex } from '../../hex/hex.ts';
import { flightsFrom, originsOf } from './air.ts';
import { hasParked, holdsHex, isShutCity } from './field.ts';
import * as L from './layout.ts';
import type { Sim } from './sim.ts';
import {
  atOf,
  header,
  mfOf,
  moverOf,
  placeOf,
  type SideNo,
  sideOf,
  turnOf,
  typeOf,
  unitCell,
  whoOf,
  zoneOf,
} from './units.ts';

/** T23, O23, O24: may an aircraft that is named in a battle fly there? Reasons are the engine's rule ids. */

export type Sortie = 'tactical' | 'support';

const { TAC, MDM, SAC } = L.TYPE_CODE;
const { noAir, slow2NotArmor, noDesertAir, noSeaAir } = L.WEATHER_CODE;

export const isBomberUnit = (sim: Sim, no: UnitNo): boolean => {
  const type = typeOf(sim, no);
  return type === TAC || type === MDM || type === SAC;
};

const CREW: Readonly<Record<Sortie, RuleId>> = { tactical: 'T23.1.1', support: 'T22.3b' };

const fits = (sim: Sim, no: UnitNo, sortie: Sortie): boolean =>
  isBomberUnit(sim, no) && (sortie === 'support' || typeOf(sim, no) !== SAC);

/** O24.9, O24.13 */
function groundedBy(sim: Sim): RuleId | undefined {
  const weather = header(sim, L.WEATHER);
  if (weather === noAir) return 'O24.9';
  return weather === slow2NotArmor ? 'O24.13' : undefined;
}

/** O24.5, O24.6: what closes the air over a hex. */
function closedBy(sim: Sim, hex: Hex): RuleId | undefined {
  const { board } = sim.world;
  const weather = header(sim, L.WEATHER);
  if (weather === noDesertAir && board.desert[hex] === 1) return 'O24.5';
  const surface = board.surface[hex];
  return weather === noSeaAir && (surface === 'sea' || surface === 'lake') ? 'O24.6' : undefined;
}

/** O23.5.8: through the end of its owner's next player turn. */
function isStunned(sim: Sim, no: UnitNo): boolean {
  const till = unitCell(sim, no, L.STUNNED) - 1;
  if (till < turnOf(sim)) return false;
  return !(till === turnOf(sim) && sideOf(sim, no) === 0 && moverOf(sim) === 1);
}

/** O23.7.2, O23.7.4 */
function afloatFault(sim: Sim, no: UnitNo): RuleId | undefined {
  const begun = sideOf(sim, no) === 0 || moverOf(sim) === 1 ? turnOf(sim) : turnOf(sim) - 1;
  const afloat = unitCell(sim, no, L.AFLOAT);
  const [since, sailed] = [(afloat & 255) - 1, (afloat >> 8) - 1];
  if (sailed >= begun && sailed >= 0) return 'O23.7.4';
  return since >= begun && since >= 0 ? 'O23.7.2' : undefined;
}

function readyFault(sim: Sim, no: UnitNo): RuleId | undefined {
  const grounded = groundedBy(sim);
  if (grounded) return grounded;
  const place = placeOf(sim, no);
  const who = whoOf(sim, no);
  if ((place !== L.ON_MAP && place !== L.AT_SEA) || (who & L.FLOWN) !== 0) return 'T23.0.10';
  if (isStunned(sim, no)) return 'O23.5.8';
  if (place === L.AT_SEA) return afloatFault(sim, no);
  return (who & L.STOPPED) === 0 ? undefined : 'O23.7.4';
}

const zoneFor = (sim: Sim, no: UnitNo): number => (placeOf(sim, no) === L.AT_SEA ? zoneOf(sim, no) : 0);

/** The first of these hexes in the aircraft's range, or the first of all: that is where it flies to. */
export function targetOf(sim: Sim, no: UnitNo, hexes: readonly Hex[]): Hex {
  const { starts, count } = originsOf(sim, atOf(sim, no), zoneFor(sim, no));
  const { cameFrom } = flightsFrom(sim, starts, count, mfOf(sim, no));
  return hexes.find((hex) => (cameFrom[hex] as number) >= -1) ?? (hexes[0] as Hex);
}

/** T23.0.7; a base or a target that the weather has closed is named as that. */
function rangeFault(sim: Sim, no: UnitNo, hex: Hex): RuleId | undefined {
  const { starts, count } = originsOf(sim, atOf(sim, no), zoneFor(sim, no));
  const { cameFrom } = flightsFrom(sim, starts, count, mfOf(sim, no));
  if ((cameFrom[hex] as number) >= -1) return undefined;
  let allClosed = true;
  for (let i = 0; i < count && allClosed; i++) allClosed = closedBy(sim, starts[i] as Hex) !== undefined;
  const fromNowhere = allClosed && count > 0 ? closedBy(sim, starts[0] as Hex) : undefined;
  return fromNowhere ?? closedBy(sim, hex) ?? 'T23.0.7';
}

export function sortieFault(sim: Sim, no: UnitNo, sortie: Sortie, hex: Hex): RuleId | undefined {
  const mover = moverOf(sim);
  if (sideOf(sim, no) !== mover) return CREW[sortie];
  const fault = readyFault(sim, no);
  if (fault) return fault;
  if (!fits(sim, no, sortie)) return CREW[sortie];
  const tooFar = rangeFault(sim, no, hex);
  if (tooFar) return tooFar;
  if (sortie === 'support') return isShutCity(sim, hex) ? undefined : 'T22.3b';
  const enemy = (1 - mover) as SideNo;
  return holdsHex(sim, enemy, hex) || hasParked(sim, enemy, hex) ? undefined : 'T23.1.2';
}
