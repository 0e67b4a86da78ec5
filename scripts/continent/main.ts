import { writeFileSync } from 'node:fs';
import { growContinent } from './grow.ts';
import * as plan from './plan.ts';
import { COLUMNS, hexAt, nameOf, ROWS, rowLetters } from './plane.ts';

/**
 * Writes the first draft of the continent: tsx scripts/continent/main.ts FILE.
 * The board file is the product and may be edited by hand; running this again starts over from the control points.
 */
const land = growContinent();

const rows = (cell: (hex: number) => string): string[] =>
  Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (_, i) => cell(hexAt(row, i + 1))).join('');
    return `${rowLetters(row).padEnd(3)}${row % 2 === 1 ? ' ' : ''}${cells}`;
  });

function terrain(hex: number): string {
  if (land.surface[hex] === 'sea') return '~';
  if (land.surface[hex] === 'lake') return 'o';
  if (land.country[hex] === 'x') return 'X';
  if (land.yellow.has(hex)) return 'y';
  if (land.mountain.has(hex)) return land.forest.has(hex) ? 'F' : '^';
  return land.forest.has(hex) ? 'f' : '.';
}

const cityName = new Map(plan.CITIES.map((city) => [city.key, city.name]));

function roadLines(): string[] {
  const laid = new Set<string>();
  return plan.ROADS.flatMap((through, i) => {
    const stops = through.split(' ').map((stop) => cityName.get(stop) ?? stop);
    const runs: number[][] = [];
    let run: number[] = [];
    const path = land.roads[i] as number[];
    for (let at = 1; at < path.length; at++) {
      const [a, b] = [path[at - 1] as number, path[at] as number];
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      if (laid.has(key)) {
        if (run.length > 0) runs.push(run);
        run = [];
        continue;
      }
      laid.add(key);
      if (run.length === 0) run.push(a);
      run.push(b);
    }
    if (run.length > 0) runs.push(run);
    if (runs.length === 0) return [];
    return [`# ${stops.join(' - ')}`, ...runs.map((course) => `road : ${course.map(nameOf).join(' ')}`)];
  });
}

const inCountry = (letter: string): string[] =>
  plan.CITIES.filter((city) => city.country === letter).map(
    (city) => `city ${city.name}${city.capital ? ' (capital)' : ''} : ${city.hexes}`,
  );

const text = [
  '# The continent of Blitzkrieg, reconstructed: the format is explained in docs/board-format.md,',
  '# what each region is for in docs/continent.md.',
  'board continent',
  'title The Continent',
  `grid rows A..${rowLetters(ROWS - 1)} columns 1..${COLUMNS}`,
  '',
  ...plan.NAMES.map(([letter, role, name]) => `country ${letter} ${role} ${name}`),
  '',
  '# ~ sea   o lake   . clear   f forest   ^ mountain   F wooded mountain   y sand (desert, on the coast beach)   X neutral',
  'terrain',
  ...rows(terrain),
  'end',
  '',
  '# country letter of land, zone letter A-E of sea, - lake',
  'owners',
  ...rows((hex) => land.country[hex] || (land.zone[hex] as string)),
  'end',
  ...plan.NAMES.flatMap(([letter, role, name]) => (role === 'neutral' ? [] : ['', `# ${name}`, ...inCountry(letter)])),
  '',
  ...plan.CITIES.filter((city) => city.inland).map((city) => `inland-port ${city.inland}`),
  '',
  ...land.rivers.map(({ name, path }) => `river ${name} : ${path.map(nameOf).join(' ')}`),
  '',
  ...roadLines(),
  '',
  ...plan.LABELS.map((label) => `label ${label}`),
  '',
].join('\n');

const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
