import { type Fault, faultOf, statements, textFault, wholeNumber, wordsOf } from '#core/notation/notation.ts';
import { type Layout, readLayout } from '../board/join.ts';
import { type Nation, nationNamed } from '../nations.ts';
import { code, msg } from '../words.ts';
import { type Side, SIDES } from '../types.ts';
import { isCharacter, type Character } from './ground.ts';
import { FIRST_YEAR, LAST_YEAR } from './stock.ts';

/** Order for a battle of the player's own: docs/muster.md. */

export const FIGHTS = ['meeting', 'axis', 'allied'] as const;
/** A meeting of both, or which side attacks. */
export type Fight = (typeof FIGHTS)[number];

export interface Bought {
  /** Nation of the counter; undefined for works. */
  readonly nation?: Nation;
  readonly id: string;
  readonly count: number;
}

export interface Muster {
  readonly nations: readonly Nation[];
  readonly points: number;
  /** Empty if the computer buys for this side. */
  readonly bought: readonly Bought[];
}

export interface Order {
  /** Panels as they lie, or the kinds of country they are to be chosen from. */
  readonly map: Layout | readonly Character[];
  readonly year: number;
  readonly fight: Fight;
  readonly turns?: number;
  /** The Axis begins at the other end. */
  readonly swapped: boolean;
  readonly seed: number;
  readonly sides: Readonly<Record<Side, Muster>>;
}

export const LEAST_POINTS = 50;
export const MOST_POINTS = 3000;
export const MOST_COUNTERS = 60;
const MOST_SEED = 999_999_999;

type Draft = { -readonly [K in keyof Order]?: Order[K] };

interface Reading {
  readonly faults: Fault[];
  readonly draft: Draft;
  readonly nations: Record<Side, Nation[]>;
  readonly points: Partial<Record<Side, number>>;
  readonly bought: { readonly bought: Bought; readonly side: Side | undefined; readonly line: number }[];
}

/** `axis german italian 400` */
function readSide(reading: Reading, side: Side, line: number, words: readonly string[]): void {
  const points = wholeNumber(words.at(-1), LEAST_POINTS, MOST_POINTS);
  if (points === undefined) {
    const last = code(words.at(-1) ?? '');
    reading.faults.push(
      faultOf(msg`'${last}' are no points: ${LEAST_POINTS} to ${MOST_POINTS}, as in axis german 400`, { line }),
    );
  } else reading.points[side] = points;
  for (const word of words.slice(0, -1)) {
    const nation = nationNamed(word);
    if (nation === undefined || word === 'axis' || word === 'allied')
      reading.faults.push(faultOf(msg`'${code(word)}' is no nation`, { line }));
    else reading.nations[side].push(nation as Nation);
  }
  if (words.length < 2) reading.faults.push(faultOf(msg`an army has a nation: axis german 400`, { line }));
}

/** `buy german pzkw-iv-h 3`, `buy axis mine 2` */
function readBuy(reading: Reading, line: number, [whose = '', id = '', number, ...more]: readonly string[]): void {
  const count = wholeNumber(number, 1, MOST_COUNTERS);
  const side = SIDES.find((one) => one === whose);
  const nation = side === undefined ? nationNamed(whose) : undefined;
  if (count === undefined || more.length > 0 || id === '') {
    const said = code([whose, id, number, ...more].join(' '));
    reading.faults.push(
      faultOf(
        msg`'${said}' is no purchase: a nation, a counter and a number up to ${MOST_COUNTERS}: buy german pzkw-iv-h 3`,
        { line },
      ),
    );
  } else if (side === undefined && nation === undefined) {
    reading.faults.push(faultOf(msg`'${code(whose)}' is no nation`, { line }));
  } else {
    const bought = { id, count, ...(nation === undefined ? {} : { nation: nation as Nation }) };
    reading.bought.push({ bought, side, line });
  }
}

function readMap(reading: Reading, line: number, words: readonly string[]): void {
  const layout = readLayout(words);
  if (typeof layout === 'string') reading.faults.push({ line, message: layout });
  else reading.draft.map = layout;
}

/** Words that take one word more, or none. */
const SINGLE: Readonly<Record<string, number>> = { year: 1, fight: 1, turns: 1, seed: 1, swapped: 0 };

const READERS: Readonly<Record<string, (reading: Reading, line: number, words: readonly string[]) => void>> = {
  map: readMap,
  board: readMap,
  terrain(reading, line, words) {
    const unknown = words.find((word) => !isCharacter(word));
    if (unknown !== undefined || words.length === 0)
      reading.faults.push(faultOf(msg`'${code(unknown ?? '')}' is no kind of country`, { line }));
    else reading.draft.map = words.filter(isCharacter);
  },
  year(reading, line, [word]) {
    const year = wholeNumber(word, FIRST_YEAR, LAST_YEAR);
    if (year === undefined)
      reading.faults.push(
        faultOf(msg`'${code(word ?? '')}' is no year: ${code(String(FIRST_YEAR))} to ${code(String(LAST_YEAR))}`, {
          line,
        }),
      );
    else reading.draft.year = year;
  },
  fight(reading, line, [word]) {
    const fight = FIGHTS.find((one) => one === word);
    if (fight === undefined)
      reading.faults.push(
        faultOf(msg`'${code(word ?? '')}' is no fight: meeting, axis or allied, whoever attacks`, { line }),
      );
    else reading.draft.fight = fight;
  },
  turns(reading, line, [word]) {
    const turns = wholeNumber(word, 1, 99);
    if (turns === undefined) reading.faults.push(faultOf(msg`'${code(word ?? '')}' is no number of turns`, { line }));
    else reading.draft.turns = turns;
  },
  seed(reading, line, [word]) {
    const seed = wholeNumber(word, 0, MOST_SEED);
    if (seed === undefined) reading.faults.push(faultOf(msg`'${code(word ?? '')}' is no seed`, { line }));
    else reading.draft.seed = seed;
  },
  swapped(reading) {
    reading.draft.swapped = true;
  },
  axis: (reading, line, words) => readSide(reading, 'axis', line, words),
  allied: (reading, line, words) => readSide(reading, 'allied', line, words),
  buy: readBuy,
};

export function readOrder(text: string): Order | readonly Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const reading: Reading = { faults: [], draft: {}, nations: { axis: [], allied: [] }, points: {}, bought: [] };
  const { faults, draft, nations, points } = reading;
  for (const { number: line, text: said } of statements(text)) {
    const [word = '', ...words] = wordsOf(said);
    const reader = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
    const more = words[SINGLE[word] ?? words.length];
    if (reader && more !== undefined) faults.push(faultOf(msg`'${code(more)}' says nothing about a battle`, { line }));
    else if (reader) reader(reading, line, words);
    else faults.push(faultOf(msg`'${code(word)}' says nothing about a battle`, { line }));
  }
  if (!draft.map && faults.length === 0) faults.push(faultOf(msg`a battle needs its ground: map F 4, or terrain open`));
  for (const side of SIDES)
    if (points[side] === undefined && faults.length === 0)
      faults.push(faultOf(msg`a battle needs two armies: axis german 400, allied soviet 400`));
  const sideOf = (nation: Nation | undefined): Side | undefined =>
    SIDES.find((side) => nation !== undefined && nations[side].includes(nation));
  const bought: Record<Side, Bought[]> = { axis: [], allied: [] };
  for (const { bought: one, side = sideOf(one.nation), line } of reading.bought) {
    if (side === undefined) {
      if (one.nation !== undefined && faults.length === 0)
        faults.push(faultOf(msg`nobody of '${code(one.nation)}' fights in this battle`, { line }));
    } else bought[side].push(one);
  }
  if (faults.length > 0 || !draft.map) return faults;
  const muster = (side: Side): Muster => ({
    nations: nations[side],
    points: points[side] ?? LEAST_POINTS,
    bought: bought[side],
  });
  return {
    map: draft.map,
    year: draft.year ?? 1944,
    fight: draft.fight ?? 'meeting',
    ...(draft.turns === undefined ? {} : { turns: draft.turns }),
    swapped: draft.swapped ?? false,
    seed: draft.seed ?? 1,
    sides: { axis: muster('axis'), allied: muster('allied') },
  };
}
