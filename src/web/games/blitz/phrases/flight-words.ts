import type { FlightView } from '#games/blitz/air/desk/flight.ts';
import type { BlitzFrame } from '#games/blitz/types.ts';
import { said } from '#web/text/words.ts';
import type { AirRolled } from '../battle-events.ts';
import { w } from '../words/words.ts';

/** Missions open to selected aircraft, with reasons against the others. */
export function flightHints(flight: FlightView | undefined, step: BlitzFrame['at'] | undefined): string[] {
  if (!flight) return [];
  if (flight.ferry !== undefined) return [w.rangeFromBase(flight.farthest, flight.ferry)];
  const missions = flight.missions.map(({ kind, hexes, fault }) => {
    const name = w.actionName[`assignMission ${kind}`];
    return fault ? w.noTarget(name, said(fault.because), fault.rule) : w.targets(name, hexes.length);
  });
  return [w.flightRange(flight.farthest, flight.bases.length, step === 'declaration'), ...missions];
}

/** Result of a flight's die in words. */
export function airRollWords({ table, mission, result }: AirRolled): string {
  if (table === 'flak') return w.flakTook(Number(result));
  if (table === 'airCombat') {
    const [interceptors = '0', flight = '0'] = result.split('/');
    return w.fightTook(Number(interceptors), Number(flight));
  }
  const came = w.raidResult[result as keyof typeof w.raidResult] ?? result;
  return mission ? `${said(mission)}: ${came}` : came;
}
