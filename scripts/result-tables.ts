import { endingsOf, type readResults } from '#core/notation/catalogue.ts';

/** The tables of docs/situations.md and docs/scenarios.md, made of the results the page reads too. */

type Results = ReturnType<typeof readResults>;

const cellsOf = (numbers: readonly (number | undefined)[]): string => numbers.map((number) => number || '').join(' | ');

export const situationsTable = (results: Results): readonly string[] => [
  '| situation | games | Axis decisive | tactical | marginal | draw | Allies marginal | tactical | decisive | Axis |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...[...results].map(([name, numbers]) => {
    const { games, first } = endingsOf(numbers.map((number) => number ?? 0));
    return `| \`${name}\` | ${games} | ${cellsOf(numbers)} | ${first} % |`;
  }),
];

/** The wars of M17, by their files. */
export const WARS: Readonly<Record<string, string>> = {
  'total-war': 'A',
  'national-expansion': 'B',
  'neutrality-violation': 'C',
  'grand-alliance': 'D',
  'brush-fire': 'E',
  'third-power': 'F',
  'national-liberation': 'G',
  'civil-war': 'H',
};

/** Wins of Blue, draws, wins of Red; the turn after which was counted; what was counted on the average. */
export const scenariosTable = (results: Results): readonly string[] => [
  '| war | scenario | counted after turn | games | Blue wins | drawn | Red wins | Blue | counted for Blue | for Red |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...[...results].map(([name, numbers]) => {
    const ended = numbers.slice(0, 3);
    const [turn, blue, red] = numbers.slice(3);
    const { games, first } = endingsOf(ended.map((number) => number ?? 0));
    const counted = [blue, red].map((number) => number?.toFixed(1) ?? '').join(' | ');
    return `| ${WARS[name] ?? ''} | \`${name}\` | ${turn ?? ''} | ${games} | ${cellsOf(ended)} | ${first} % | ${counted} |`;
  }),
];
