import { type Fault, type Line, wordsOf } from '#core/notation/notation.ts';
import { type Board, minorCountries } from '#games/blitz/board.ts';
import { countryNamed, isPassive } from '#games/blitz/countries/rules/nations.ts';
import type { Hex } from '#hex/hex.ts';
import { isAirbase, isTrain } from '#games/blitz/kinds.ts';
import type { Allies } from '#games/blitz/modules/card.ts';
import {
  type Controller,
  type Nation,
  other,
  RELATIONS,
  type Relation,
  type Side,
  SIDES,
  type State,
  type Unit,
} from '#games/blitz/types.ts';

/** M0.13: `nation c blue atWar red passiveAlly operator red`; a country no line speaks of is neutral. */

const neutral = (country: number): Nation => ({ country, blue: 'neutral', red: 'neutral' });

/** M17: allied from the start, and so at war with the other player. */
const alliedTo = (country: number, operator: Side, as: Relation): Nation => ({
  country,
  operator,
  ...({ [operator]: as, [other(operator)]: 'atWar' } as Record<Side, Relation>),
});

/** M18.5, M80.48: the army of an ally is set up by the player who operates it. */
export const enlisted = (units: readonly Unit[], nations: readonly Nation[] | undefined): readonly Unit[] =>
  nations
    ? units.map((unit) => {
        const operator = nations.find(({ country }) => country === unit.nation)?.operator;
        return operator && unit.place === 'waiting' ? { ...unit, side: operator, held: false } : unit;
      })
    : units;

/** M17.f.4: the units of a power that keeps out of the war. */
export const kept = (board: Board, units: readonly Unit[], nations: readonly Nation[] | undefined, third?: Side) =>
  third !== undefined && nations && isPassive({ nations }, board, third)
    ? units.map(
        (unit): Unit =>
          unit.side === third && unit.nation === undefined && unit.homeland === undefined
            ? { ...unit, passive: true }
            : unit,
      )
    : units;

/** M18.19: the quiet cities of an ally by the scenario are his from the start, also of a passive one (M17.c.1). */
export function alliedControl({ country }: Board, { nations }: State, hex: Hex, passive = false): Controller {
  const nation = nations?.find((one) => one.country === country[hex]);
  const allied = nation?.operator && (passive || nation[nation.operator] === 'activeAlly');
  return allied && nation.operator ? nation.operator : 'nobody';
}

const relationNamed = (word: string | undefined): Relation | undefined => RELATIONS.find((one) => one === word);
const sideNamed = (word: string | undefined): Side | undefined => SIDES.find((one) => one === word);

function readNation(board: Board, words: readonly string[], third: Side | undefined): Nation | string {
  const [name = '', ...rest] = words;
  const country = countryNamed(board, name);
  const role = board.source.countries[country]?.role;
  if (role !== 'minor' && (third === undefined || role !== third)) return `there is no minor country ${name}`;
  let nation = neutral(country);
  for (let i = 0; i < rest.length; i += 2) {
    const [word = '', value = ''] = rest.slice(i, i + 2);
    const side = sideNamed(word);
    const relation = relationNamed(value);
    const operator = word === 'operator' ? sideNamed(value) : undefined;
    if (side && relation) nation = { ...nation, [side]: relation };
    else if (operator) nation = { ...nation, operator };
    else return `cannot read '${word} ${value}': blue or red with ${RELATIONS.join(', ')}; operator blue or red`;
  }
  const wars = nation.blue !== 'neutral' || nation.red !== 'neutral';
  if (wars !== (nation.operator !== undefined))
    return 'an army is operated by a player, or its country is neutral to both';
  return nation.operator && nation[nation.operator] === 'atWar' ? 'nobody operates an army he is at war with' : nation;
}

/** The nations of a position; none where no module brings them. */
export function readNations(
  board: Board,
  allies: Allies | undefined,
  lines: readonly Line[],
  faults: Fault[],
  third?: Side,
): readonly Nation[] | undefined {
  if (!allies) {
    const message = 'minor countries have no armies in this game (M18)';
    faults.push(...lines.map(({ number }) => ({ line: number, message })));
    return undefined;
  }
  const allied = new Map(Object.entries(allies).map(([name, ally]) => [countryNamed(board, name), ally]));
  const nations = new Map(
    minorCountries(board).map((country) => {
      const ally = allied.get(country);
      return [country, ally ? alliedTo(country, ally.of, ally.as) : neutral(country)];
    }),
  );
  // M17.f.4: the third power is a nation of its own, and nobody's enemy yet.
  const power = third === undefined ? -1 : board.source.countries.findIndex(({ role }) => role === third);
  if (third !== undefined && power >= 0)
    nations.set(power, {
      ...{ country: power, operator: third },
      ...({ [third]: 'activeAlly', [other(third)]: 'neutral' } as Record<Side, Relation>),
    });
  for (const { number, text } of lines) {
    const read = readNation(board, wordsOf(text).slice(1), third);
    if (typeof read === 'string') faults.push({ line: number, message: `${read} (M0.13)` });
    else nations.set(read.country, read);
  }
  return [...nations.values()];
}

export function writeNations({ source }: Board, { nations }: State): string[] {
  return (nations ?? []).flatMap(({ country, blue, red, operator }) =>
    operator ? [`nation ${source.countries[country]?.letter ?? '?'} blue ${blue} red ${red} operator ${operator}`] : [],
  );
}

/** M0.13, M18.10: why a unit cannot belong to the country it is said to. */
export function nationFault(board: Board, { nations, frames }: State, unit: Unit): string | undefined {
  if (unit.nation === undefined) {
    const turns = frames.some((frame) => frame.at === 'setup' && frame.stage === 'turns');
    return unit.place === 'neutral' && !turns ? 'only the army of a minor country is neutral: of c' : undefined;
  }
  const nation = nations?.find((one) => one.country === unit.nation);
  if (!nation) return 'belongs to a minor country, and none has an army in this game (M18)';
  if (!nation.operator) {
    const home = board.country[unit.at] === unit.nation;
    if (unit.place === 'neutral') return home ? undefined : 'is neutral and stands in its own country (M18.10)';
    return ['waiting', 'lost', 'gone'].includes(unit.place) ? undefined : 'is neutral: neutral HEX, not @ HEX (M18.10)';
  }
  if (unit.place === 'neutral') return 'is not neutral any more (M18.12)';
  // M4.27: its trains and airbases can be captured.
  if (isTrain(unit) || isAirbase(unit)) return undefined;
  return unit.side === nation.operator ? undefined : `is operated by ${nation.operator} (M0.13)`;
}
