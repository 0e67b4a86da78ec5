import type { Like } from '../../../../text/said.ts';
import type { computer as en } from '../en/computer.ts';

export const computer: Like<typeof en> = {
  gainRisk: (gain, risk) => `Gewinn ${gain}, Wagnis ${risk}`,
  chanceBar: (result, sixths) => `${result}: ${sixths} von 6`,

  sayAttack: (units, many, hex, odds, closed) =>
    `${units} ${many ? 'greifen' : 'greift'} ${hex} mit ${odds} an${closed ? ', der Rückzug ist versperrt' : ''}`,
  sayAttackPays: (rolls, kill, cost) =>
    `${rolls} von 6 Würfen vernichten ihn, zu erwarten sind ${kill} Faktoren für ${cost}.`,
  saySoakOff: (units, many, hex, odds, cost) =>
    `${units} ${many ? 'binden' : 'bindet'} ${hex} mit ${odds} (zu erwartender Preis ${cost}).`,
  sayRisk: (factors) => `Wagnis: ${factors} Faktoren mehr als jetzt liegen in Reichweite der Antwort des Gegners.`,
  sayTake: (units, many, cities, hex) => `${units} ${many ? 'nehmen' : 'nimmt'} ${cities} von ${hex} aus.`,
  sayGuard: (units, many, cities, hex) => `${units} ${many ? 'decken' : 'deckt'} ${cities} von ${hex} aus.`,
  sayMarch: (units, many, hex) => `${units} ${many ? 'ziehen' : 'zieht'} in Richtung ${hex}.`,
  and: (list) => (list.length > 1 ? `${list.slice(0, -1).join(', ')} und ${list.at(-1) ?? ''}` : (list[0] ?? '')),
};
