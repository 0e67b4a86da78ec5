import type { FleetView } from '#games/blitz/sea/desk/fleets.ts';
import type { ZoneView } from '#games/blitz/sea/desk/zones.ts';
import { SIDES } from '#games/blitz/types.ts';
import { w } from '../words/words.ts';

/** M11.12: what the superiority in a zone follows from. */
export function zoneInWords({ forces, inPort, withdrawn }: ZoneView): string[] {
  const sum = (of: ZoneView['forces']): number => SIDES.reduce((all, side) => all + of[side], 0);
  return [
    sum(forces) > 0 ? w.zoneCounts(forces.blue, forces.red) : w.zoneNobody,
    ...(sum(inPort) > 0 ? [w.zoneInPort(sum(inPort))] : []),
    ...(sum(withdrawn) > 0 ? [w.zoneWithdrawn(sum(withdrawn))] : []),
  ];
}

/** A zone in a line, for the key of its overlay. */
export const zoneLine = (zone: ZoneView): string => {
  const ruled = zone.superior ? w.zoneRuled(w.sideName(zone.superior)) : w.zoneParity;
  const storm = zone.sea > 1 ? `; ${w.zoneSea[zone.sea] ?? ''} (M14.10)` : '';
  return `${w.zoneName(zone.zone)}: ${ruled}; ${zoneInWords(zone).join('; ')} (M11.12)${storm}`;
};

/** `A 3:1` as the overlay hands it over. */
export function zonePlate(text: string): string {
  const [, zone, blue, red] = /^(\S+) (\d+):(\d+)$/.exec(text) ?? [];
  return zone && blue && red ? w.zonePlate(zone, blue, red) : text;
}

/** Place of a fleet in words. */
export function fleetPlace(
  table: { readonly placeName: (hex: number) => string; readonly name: (hex: number) => string },
  { place, zone, fleet, hex, port = hex }: Pick<FleetView, 'place' | 'zone' | 'fleet' | 'hex' | 'port'>,
): string {
  if (place === 'sea') return w.fleetAt(zone, fleet);
  return place === 'dock' ? w.fleetInPort(table.placeName(port)) : w.fleetOffShore(table.name(hex));
}
