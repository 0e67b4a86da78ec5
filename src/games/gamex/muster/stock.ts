import type { Library } from '#core/game-kit.ts';
import { wordsOf } from '#core/notation/notation.ts';
import { msg, type Message } from '#core/message.ts';
import type { Counter, Kind } from '../kinds.ts';
import { type Nation, nationNamed } from '../nations.ts';
import { countersOf } from '../text/position-text.ts';
import { costOf } from './cost.ts';

/** Counters available to a nation in a year. */

export const FIRST_YEAR = 1937;
export const LAST_YEAR = 1945;

interface War {
  readonly from: number;
  readonly to: number;
  readonly people: Message;
  readonly name: readonly [english: string, german: string];
}

/** War years of each nation. */
export const WARS: Readonly<Record<Nation, War>> = {
  german: { from: 1939, to: 1945, people: msg`the Germans`, name: ['Germans', 'Deutsche'] },
  italian: { from: 1940, to: 1945, people: msg`the Italians`, name: ['Italians', 'Italiener'] },
  japanese: { from: 1937, to: 1945, people: msg`the Japanese`, name: ['Japanese', 'Japaner'] },
  hungarian: { from: 1941, to: 1945, people: msg`the Hungarians`, name: ['Hungarians', 'Ungarn'] },
  romanian: { from: 1941, to: 1944, people: msg`the Romanians`, name: ['Romanians', 'Rumänen'] },
  finnish: { from: 1939, to: 1944, people: msg`the Finns`, name: ['Finns', 'Finnen'] },
  slovak: { from: 1939, to: 1944, people: msg`the Slovaks`, name: ['Slovaks', 'Slowaken'] },
  soviet: { from: 1939, to: 1945, people: msg`the Soviets`, name: ['Soviets', 'Sowjets'] },
  american: { from: 1941, to: 1945, people: msg`the Americans`, name: ['Americans', 'Amerikaner'] },
  british: { from: 1939, to: 1945, people: msg`the British`, name: ['British', 'Briten'] },
  french: { from: 1939, to: 1945, people: msg`the French`, name: ['French', 'Franzosen'] },
  polish: { from: 1939, to: 1945, people: msg`the Poles`, name: ['Poles', 'Polen'] },
  chinese: { from: 1937, to: 1945, people: msg`the Chinese`, name: ['Chinese', 'Chinesen'] },
};

export const isAtWar = (nation: Nation, year: number): boolean => WARS[nation].from <= year && year <= WARS[nation].to;

/** Theatre by nations: some counters served in one theatre only. */
export function frontOf(nations: readonly Nation[]): string {
  if (nations.includes('soviet')) return 'east';
  return nations.includes('japanese') || nations.includes('chinese') ? 'pacific' : 'west';
}

export interface Ware {
  readonly id: string;
  readonly kind: Kind;
  readonly cost: number;
}

/** Craft, gliders and the guns of ships belong to landings, which custom battles do not have. */
const isSold = ({ kind }: Counter): boolean => kind.lifts === 0 && kind.craft === 0 && !kind.naval && !kind.cp;

export function stockOf(library: Library, nation: Nation, year: number, front: string): readonly Ware[] {
  const { counters } = countersOf(library);
  return [...counters]
    .filter(
      ([, counter]) =>
        isSold(counter) &&
        counter.nations.some(
          (user) =>
            nationNamed(user.nation) === nation &&
            (user.from ?? year) <= year &&
            year <= (user.to ?? year) &&
            (user.front ?? front) === front,
        ),
    )
    .map(([id, { kind }]) => ({ id, kind, cost: costOf(kind) }));
}

/** The counters the situations of a library are fought with. */
export function usualIn(library: Library): (id: string) => boolean {
  const words = new Set(Object.values(library['situations'] ?? {}).flatMap((text) => wordsOf(text)));
  return (id) => words.has(id);
}

/** Purposes a counter is bought for. */
export const ROLES = ['foot', 'support', 'armour', 'antitank', 'artillery', 'recon', 'flak', 'lift', 'air'] as const;
export type Role = (typeof ROLES)[number];

export function roleOf(kind: Kind): Role {
  if (kind.type === 'aircraft') return 'air';
  if (kind.class === 'tank' || kind.class === 'assault-gun') return 'armour';
  if (kind.spa || (kind.gun && kind.indirect)) return 'artillery';
  if (kind.aa) return 'flak';
  if (kind.gun) return kind.weapon === 'A' ? 'antitank' : 'artillery';
  if (kind.carries !== 'nothing') return 'lift';
  if (kind.closeAssault) return kind.engineer || kind.mg || kind.scout ? 'support' : 'foot';
  return 'recon';
}
