import type { enLine } from './en-line.ts';
import type { Like } from '../../../text/said.ts';

/** Warum Einheiten eines Computerspielers in einer Linie stehen oder zurückgehen: auf Deutsch. */
export const deLine: Like<typeof enLine> = {
  sayLine: (units, many, hexes, thin, kept) =>
    `${units} ${many ? 'halten' : 'hält'} ${thin ? 'einen Schleier' : 'eine Linie'} bei ${hexes}: So ${kept === 1 ? 'liegt' : 'liegen'} ${kept} ${kept === 1 ? 'Stadtfeld' : 'Stadtfelder'} außer Reichweite des Gegners.`,
  sayWithdraw: (units, many, from, to, before, after) =>
    `${units} ${many ? 'gehen' : 'geht'} von ${from} nach ${to} zurück: Dort können nicht ${before}, sondern nur ${after} gegnerische Faktoren herankommen.`,
};
