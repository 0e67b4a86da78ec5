import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { type ModuleId, moduleOptions, optionFaultOf } from '#games/blitz/modules/modules.ts';
import { compileBoard, ZONES } from '#games/blitz/board.ts';
import { assaultHexes, docksOf } from '#games/blitz/sea/ships/ports.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { SEASONS } from '#games/blitz/weather/zones/codes.ts';
import { type Preset, setFaults, type Switch, SWITCHES } from '#games/blitz/presets.ts';
import { modulesFor } from './module-sets.ts';
import { axialGrid, type Grid, hexNamed, nameOf, neighboursOf, radiusGrid } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

const BASIC_SWITCHES = Object.entries(SWITCHES).flatMap(([name, { tournament }]) => (tournament ? [] : [name]));

/** Random small positions in dense contact, as text: every rule of the board and every phase may meet here. */

const pick = <T>(list: readonly T[], choose: Choose): T => list[choose(list.length)] as T;
const once = (choose: Choose, times: number): boolean => choose(times) === 0;

/** A chain of hexes that does not cross itself. */
function chain(grid: Grid, from: Hex, length: number, choose: Choose, open: (hex: Hex) => boolean): Hex[] {
  const course = [from];
  while (course.length < length) {
    const next = neighboursOf(grid, course.at(-1) as Hex).filter((hex) => open(hex) && !course.includes(hex));
    if (next.length === 0) break;
    course.push(pick(next, choose));
  }
  return course;
}

interface Land {
  readonly grid: Grid;
  readonly text: string[];
  readonly land: readonly Hex[];
  readonly west: readonly Hex[];
  readonly east: readonly Hex[];
  readonly cities: readonly Hex[];
}

function someLand(choose: Choose, coast = false): Land {
  const wide = once(choose, 2);
  const radius = 2 + choose(3);
  const [q, r] = [3 + choose(5), 2 + choose(4)];
  const grid = wide ? axialGrid([0, q], [0, r]) : radiusGrid(radius);
  const text = [wide ? `grid q 0..${q} r 0..${r}` : `grid radius ${radius}`];
  const all = Array.from({ length: grid.size }, (_, hex) => hex);
  const names = (hexes: readonly Hex[]) => hexes.map((hex) => nameOf(grid, hex)).join(' ');
  const water = new Map<Hex, string>();
  for (const surface of ['sea', 'lake', 'neutral']) {
    if (!once(choose, 3)) continue;
    for (const hex of chain(grid, pick(all, choose), 1 + choose(4), choose, () => true)) water.set(hex, surface);
  }
  if (coast) {
    // A coast along the first rows, in two zones.
    const north = Math.min(...grid.r) + choose(2);
    const shore = all.filter((hex) => (grid.r[hex] as number) <= north);
    if (shore.length < grid.size / 2) for (const hex of shore) water.set(hex, 'sea');
  }
  const zone = (hex: Hex) => (coast && (grid.q[hex] as number) > 2 ? 'B' : 'A');
  for (const [hex, surface] of water)
    text.push(`${surface} ${names([hex])}${surface === 'sea' ? ` zone ${zone(hex)}` : ''}`);
  const land = all.filter((hex) => !water.has(hex));
  const open = (hex: Hex) => !water.has(hex);
  for (const feature of ['forest', 'mountain', 'desert', 'beach']) {
    const share = choose(3) * 2;
    const some = share === 0 ? [] : land.filter(() => choose(10) < share);
    if (some.length > 0) text.push(`${feature} ${names(some)}`);
  }
  // Countries by halves, so that home cities and arrivals lie on both sides.
  const half = (hex: Hex) => (grid.q[hex] as number) * 2 + (grid.r[hex] as number);
  const middle = [...land].sort((a, b) => half(a) - half(b))[land.length >> 1] ?? 0;
  const west = land.filter((hex) => half(hex) < half(middle));
  const east = land.filter((hex) => half(hex) > half(middle));
  if (west.length > 0) text.push(`belongs b ${names(west)}`);
  if (east.length > 0) text.push(`belongs r ${names(east)}`);
  const cities: Hex[] = [];
  for (let i = choose(5); i >= 0 && land.length > 0; i--) {
    const hexes = chain(grid, pick(land, choose), 1 + choose(3), choose, (hex) => open(hex) && !cities.includes(hex));
    if (cities.includes(hexes[0] as Hex)) continue;
    text.push(`city C${i} : ${names(hexes)}`);
    cities.push(...hexes);
  }
  for (let i = choose(4); i > 0 && land.length > 0; i--) {
    text.push(`river R${i} : ${names(chain(grid, pick(land, choose), 1 + choose(6), choose, open))}`);
  }
  for (let i = choose(4); i > 0 && land.length > 0; i--) {
    const from = cities.length > 0 && once(choose, 2) ? pick(cities, choose) : pick(land, choose);
    const course = chain(grid, from, 2 + choose(7), choose, open);
    if (course.length > 1) text.push(`road : ${names(course)}`);
  }
  return { grid, text, land, west, east, cities };
}

const MOVEMENT = [0, 1, 2, 4, 4, 4, 6, 6, 8];

function someUnit(choose: Choose): { words: string; size: number } {
  const mf = pick(MOVEMENT, choose);
  const type = pick(['inf', 'inf', 'inf', 'arm', 'arm', 'art', 'abn', 'aa'], choose);
  const size = pick([1, 1, 2, 4, 4, 4, 6, 8, 12], choose);
  if (type !== 'art') return { words: `${type} ${size}-${mf}`, size };
  return { words: `art ${pick([2, 4, 8, 12], choose)}-${size}-${mf}`, size };
}

/** A position of its own for every seed; most are read without a fault, and all should be. */
export function skirmish(seed: number): string {
  const choose = seededChoice(seed);
  const { grid, text, land } = someLand(choose);
  const switches = BASIC_SWITCHES.filter(() => once(choose, 4));
  const turns = 3 + choose(6);
  const turn = once(choose, 4) ? 1 + choose(turns) : 1;
  const lines = [
    `game ${['basic', ...switches].join(' ')}`,
    'board inline',
    ...text.map((line) => `  ${line}`),
    'end board',
  ];
  lines.push(`turns ${turns}`, `cities ${choose(6)}`, `turn ${turn}`);
  const room = new Map<Hex, { side: string; left: number }>();
  const settingUp = once(choose, 6);
  const count = 4 + choose(27);
  const mover = pick(['blue', 'red'], choose);
  for (let i = 0; i < count; i++) {
    const side = pick(['blue', 'red'], choose);
    const { words, size } = someUnit(choose);
    const open = land.filter((hex) => {
      const stack = room.get(hex);
      return stack === undefined ? size <= 12 : stack.side === side && stack.left >= size;
    });
    const late = once(choose, 5) || open.length === 0;
    if (settingUp || late) {
      lines.push(
        `${side} ${words} waits ${late ? 1 + choose(turns) : 1}${!settingUp && once(choose, 3) ? ' held' : ''}`,
      );
      continue;
    }
    const at = pick(open, choose);
    const stack = room.get(at) ?? { side, left: 12 };
    room.set(at, { side, left: stack.left - size });
    lines.push(`${side} ${words} ${once(choose, 25) ? 'lost' : `@ ${nameOf(grid, at)}`}`);
  }
  lines.push(settingUp ? 'blue sets up' : `${mover} moves`);
  return `${lines.join('\n')}\n`;
}

const TOURNAMENT_SWITCHES = Object.keys(SWITCHES);
const AIRCRAFT = ['TAC 4-8', 'MDM 4-10', 'SAC 4-20', 'TAC 2-8', 'MDM 1-10', 'SAC 2-20'];
const GROUND = [
  'inf 4-4',
  'inf 4-4',
  'inf 2-4',
  'inf 6-4',
  'arm 6-6',
  'arm 8-6',
  'arm 4-6',
  'art 8-4-4',
  'abn 4-4',
  'aa 4-6',
  'rng 1-4',
];

const sizeIn = (words: string): number =>
  Number(
    words
      .split(' ')[1]
      ?.split('-')
      .at(words.startsWith('art') ? 1 : 0),
  );

/**
 * Random position of the Tournament Game and its Optional rules: coasts, minor countries, aircraft and units At Sea.
 */
export function tournamentSkirmish(seed: number): string {
  const choose = seededChoice(seed ^ 0x7f4a7c15);
  const { grid, text, land, west, east, cities } = someLand(choose, !once(choose, 4));
  const names = (hexes: readonly Hex[]) => hexes.map((hex) => nameOf(grid, hex)).join(' ');
  // A minor country in the middle, cut out of both halves.
  const minor = once(choose, 2)
    ? chain(grid, pick(land, choose), 2 + choose(5), choose, (hex) => land.includes(hex))
    : [];
  if (minor.length > 0) text.push(`belongs n ${names(minor)}`);
  const home: Record<string, readonly Hex[]> = {
    blue: west.filter((hex) => !minor.includes(hex)),
    red: east.filter((hex) => !minor.includes(hex)),
  };
  const switches = TOURNAMENT_SWITCHES.filter(() => once(choose, 5));
  const turn = once(choose, 4) ? 1 + choose(6) : 1;
  const lines = [
    `game ${['tournament', ...switches].join(' ')}`,
    'board inline',
    ...text.map((line) => `  ${line}`),
    'end board',
  ];
  lines.push(`adjudicate ${turn + 1 + choose(3)}`, `turn ${turn}`);
  const room = new Map<string, number>();
  const taken = new Map<Hex, string>();
  const afloat: Record<string, number> = { blue: 0, red: 0 };
  const zones = text.join(' ').match(/zone [AB]/g) ?? [];
  const fighters = switches.includes('fighters') ? ['FTR 4-12', 'FTR 2-12'] : [];
  for (let i = 4 + choose(20); i > 0; i--) {
    const side = pick(['blue', 'red'], choose);
    const flies = once(choose, 4);
    const words = flies ? pick([...AIRCRAFT, ...fighters], choose) : pick(GROUND, choose);
    const size = sizeIn(words);
    const limit = (hex: Hex) => room.get(`${hex} ${flies}`) ?? 12;
    const mine = (hex: Hex) => (taken.get(hex) ?? side) === side && limit(hex) >= size;
    const own = home[side] ?? [];
    const open = (
      flies ? own.filter((hex) => cities.includes(hex)) : land.filter((hex) => !minor.includes(hex))
    ).filter(mine);
    if (!flies && zones.length > 0 && once(choose, 6) && (afloat[side] ?? 0) + size <= 12) {
      afloat[side] = (afloat[side] ?? 0) + size;
      lines.push(`${side} ${words} sea ${pick(zones, choose).slice(-1)}`);
    } else if (once(choose, 6)) {
      lines.push(`${side} ${words} lost`);
    } else if (open.length === 0 || once(choose, 5)) {
      lines.push(`${side} ${words} waits ${1 + choose(turn + 2)}`);
    } else {
      const at = pick(open, choose);
      taken.set(at, side);
      room.set(`${at} ${flies}`, limit(at) - size);
      lines.push(`${side} ${words} @ ${nameOf(grid, at)}`);
    }
  }
  if (once(choose, 3)) lines.push(`replacements blue ${choose(9)}`, `replacements red ${choose(9)}`);
  lines.push(`${pick(['blue', 'red'], choose)} moves`);
  return `${lines.join('\n')}\n`;
}

/** M0.options: something else than usual now and then. */
function someOptions(preset: Preset, modules: readonly ModuleId[], text: string, choose: Choose): string {
  // M17.e.1: majors have no units in a war of the minors. M80.48: a civil war has no armies of its sides to set up.
  const alone = text.includes(' sets up') ? ['E', 'F', 'H'] : ['E'];
  const drawn = Object.entries(moduleOptions(modules)).flatMap(([name, { values }]) => {
    const value = pick(values, choose);
    // M17.a.1: without their armies it is another set.
    if (name === 'minorArmies') return [];
    const fits =
      name !== 'scenario' ||
      (!alone.includes(value) && setFaults({ preset, switches: [], modules }, value).length === 0);
    return fits && value !== values[0] ? [[name, value] as const] : [];
  });
  // M17.1: those of another war fall away.
  const chosen = Object.fromEntries(drawn);
  const options = drawn.flatMap(([name, value]) =>
    optionFaultOf({ modules, chosen }, name, value) ? [] : [`${name}=${value}`],
  );
  return options.length > 0 ? `options ${options.join(' ')}\n` : '';
}

/** Game with modules added; switches that cannot be played with them are dropped (M70.1). */
export function withModules(text: string, modules: readonly ModuleId[]): string {
  const [head = '', ...rest] = text.split('\n');
  const [word = '', preset = 'basic', ...switches] = head.split(' ');
  const fits = (name: string) =>
    setFaults({ preset: preset as Preset, switches: [name as Switch], modules }).length === 0;
  return [[word, preset, ...switches.filter(fits)].join(' '), `modules ${modules.join(' ')}`, ...rest].join('\n');
}

const levelOf = (seed: number): Preset => (seed % 2 === 0 ? 'basic' : 'tournament');

/** A skirmish of either game with one of the sets, of all modules or of some. */
export function modularSkirmish(seed: number, among?: readonly ModuleId[]): string {
  const level = levelOf(seed);
  return skirmishWith(level, modulesFor(level, seed >> 1, among), seed);
}

/** A skirmish with a set of modules, and with what they bring. */
export function skirmishWith(level: Preset, modules: readonly ModuleId[], seed: number): string {
  const text = (level === 'basic' ? skirmish : tournamentSkirmish)(seed);
  const choose = seededChoice(seed ^ 0x38495ab5);
  const options = once(choose, 2) ? someOptions(level, modules, text, choose) : '';
  const trains = modules.includes('M7') ? someTrains(text, seed) : '';
  const centres = modules.includes('M9') ? someCentres(text, choose) : '';
  const season = modules.includes('M14') && once(choose, 2) ? someSeason(choose) : '';
  const armies = modules.includes('M18') ? someArmy(`${trains}${text}`, seed) : '';
  const bands = modules.includes('M15') ? someGuerillas(`${trains}${armies}${text}`, seed) : '';
  const air = modules.includes('M12') ? someAirbases(`${trains}${armies}${bands}${text}`, seed) : '';
  const guns = modules.includes('M13') ? someFlak(`${trains}${armies}${bands}${air}${text}`, seed) : '';
  const more = text.replace('\n', `\n${options}${season}${trains}${centres}${armies}${bands}${air}${guns}`);
  return withModules(modules.includes('M11') ? withShips(more, choose) : more, modules);
}

/** M15: guerillas of the minor country, in it or about, and some that wait near a city. */
function someGuerillas(text: string, seed: number): string {
  const choose = seededChoice(seed ^ 0x6a09e667);
  const side = pick(['blue', 'red'], choose);
  const taken = new Set([...text.matchAll(/ (?:@|neutral) (\S+)/g)].map(([, hex]) => hex));
  const cities = [...text.matchAll(/^ *city \S+ : (\S+)/gm)].map(([, hex = '']) => hex);
  const land = [...text.matchAll(/^ *belongs [brn] (.*)$/gm)].flatMap(([, hexes = '']) => hexes.split(' '));
  const free = [...new Set(land)].filter((hex) => !taken.has(hex) && !cities.includes(hex));
  const lines = free.flatMap((hex, i) =>
    once(choose, 6) ? [`${side} gue ${1 + choose(4)}-4 @ ${hex} of n as g${i}`] : [],
  );
  const own = /^ *belongs n (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const inside = cities.filter((hex) => own.includes(hex));
  const waits = once(choose, 2) && inside.length > 0 ? ` waiting ${pick(inside, choose)}` : '';
  const uprising = `uprising n ${side}${lines.length > 0 ? ' begun' : ''}${waits}`;
  return [...lines, uprising].map((line) => `${line}\n`).join('');
}

/** M11: ships of both sides in the zones and docks there are; who was At Sea is on board a transport. */
function withShips(text: string, choose: Choose): string {
  const inside = /^board inline\n([\s\S]*?)^end board/m.exec(text)?.[1] ?? '';
  const source = parseBoard(inside);
  const board = isBoard(source) ? compileBoard(source) : undefined;
  const zones = board ? ZONES.filter((zone) => board.zone.includes(zone)) : [];
  const docks = board ? docksOf(board) : [];
  const settingUp = / sets up$/m.test(text);
  const loads: string[] = [];
  const ashore = text.replace(
    /^(blue|red) (\S+ \d+\S*) sea ([A-E])$/gm,
    (_line, side: string, words: string, zone: string) => {
      const id = `${side[0] ?? ''}.mst${loads.length + 20}`;
      if (sizeIn(words) > 8) return `${side} ${words} lost`;
      loads.push(`${side} MST 1-1 sea ${zone} as ${id}`);
      return `${side} ${words} aboard ${id}`;
    },
  );
  const room = new Map<string, number>();
  const ships =
    zones.length === 0
      ? []
      : ['blue', 'red'].flatMap((side) =>
          ['TF', 'TF', 'TF', 'MST', 'MST', 'LST'].flatMap((type, i) => {
            if (once(choose, 3)) return [];
            const id = `${side[0] ?? ''}.${type.toLowerCase()}${i}`;
            const words = `${side} ${type} 1-1`;
            if (settingUp) return [`${words} waits 1 as ${id}`];
            const dock = docks.length > 0 && once(choose, 2) ? pick(docks, choose) : undefined;
            const key = `${side} ${dock?.hex ?? 0}`;
            const there = room.get(key) ?? 0;
            if (!dock || there >= dock.room || !board)
              return [`${words} sea ${pick(zones, choose)}${once(choose, 4) ? ' fleet 2' : ''} as ${id}`];
            room.set(key, there + 1);
            return [`${words} dock ${nameOf(board.grid, dock.hex)} as ${id}`];
          }),
        );
  // M11.30: invasions that are about to land.
  const shores = board && !settingUp ? assaultHexes(board).map((hex) => nameOf(board.grid, hex)) : [];
  const fleets =
    shores.length === 0
      ? []
      : ['blue', 'red'].flatMap((side) => {
          if (once(choose, 3)) return [];
          const [hex, letter] = [pick(shores, choose), side[0] ?? ''];
          const cargo = pick(['inf 4-4', 'abn 4-4', 'inf 6-4', 'arm 4-6'], choose);
          return [
            `${side} LST 1-1 assault ${hex} as ${letter}.lst40`,
            `${side} MST 1-1 assault ${hex} as ${letter}.mst41`,
            `${side} ${cargo} aboard ${letter}.mst41 as ${letter}.w1`,
            `${side} inf 2-4 aboard ${letter}.mst41 as ${letter}.w2`,
          ];
        });
  // M11.35: some have landed before; M11.38: Rangers are near.
  const beachheads = new Set<string>();
  const landed = fleets.flatMap((line) => {
    const [, side = '', hex = ''] = /^(\w+) LST \S+ assault (\S+)/.exec(line) ?? [];
    if (!board || side === '') return [];
    const beside = neighboursOf(board.grid, hexNamed(board.grid, hex) ?? 0).filter((one) => board.beach[one] === 1);
    const beach = freeHexes(text, side).find((one) => beside.includes(hexNamed(board.grid, one) ?? -1));
    const rangers = `${side} TF 1-1 assault ${hex} as ${side[0] ?? ''}.tf42\n${side} rng 1-4 aboard ${side[0] ?? ''}.tf42`;
    const old = beach !== undefined && !beachheads.has(beach) && choose(3) > 0;
    if (old) beachheads.add(beach);
    return [...(old ? [`beachhead ${side} ${beach}`] : []), ...(once(choose, 3) ? [rangers] : [])];
  });
  return ashore.replace('\n', `\n${[...ships, ...loads, ...fleets, ...landed].map((line) => `${line}\n`).join('')}`);
}

/** Land hexes by who stands there; those of the other side and of neutrals are nobody's. */
function freeHexes(text: string, side: string): string[] {
  const holder = new Map(
    [...text.matchAll(/^(blue|red) .* (?:@|neutral) (\S+)/gm)].map(([line, by, hex]) => [
      hex,
      line.includes(' neutral ') ? '' : by,
    ]),
  );
  const closed = new Set(
    [...text.matchAll(/^ *(?:sea|lake|mountain|forest|neutral) (.*)$/gm)].flatMap(([, hexes = '']) => hexes.split(' ')),
  );
  const land = new Set([...text.matchAll(/^ *belongs [br] (.*)$/gm)].flatMap(([, hexes = '']) => hexes.split(' ')));
  return [...land].filter((hex) => !closed.has(hex) && (holder.get(hex) ?? side) === side);
}

/** M12: airbases under aircraft that stand already, and more of both. */
function someAirbases(text: string, seed: number): string {
  const choose = seededChoice(seed ^ 0x6a09e667);
  if (/^(blue|red) sets up/m.test(text)) return '';
  const under = [...text.matchAll(/^(blue|red) (?:TAC|MDM|SAC|FTR) \S+ @ (\S+)/gm)].map(
    ([, side, hex]) => `${side} ${hex}`,
  );
  const lines = [...new Set(under)].map((at, i) => `${at.replace(' ', ' airbase 1-0 @ ')} as ${at.charAt(0)}.u${i}`);
  const taken = new Set(under.map((at) => at.split(' ')[1]));
  for (const side of ['blue', 'red']) {
    for (let i = choose(4); i > 0; i--) {
      const hex = freeHexes(`${text}\n${lines.join('\n')}`, side)
        .filter((one) => !taken.has(one))
        .at(choose(9));
      if (hex === undefined) continue;
      taken.add(hex);
      lines.push(`${side} airbase 1-0 @ ${hex} as ${side.charAt(0)}.v${i}`);
      for (const words of ['FTR 4-12', 'MDM 4-10', 'MAC 1-10', 'SAC 4-20', 'TAC 2-8']
        .filter(() => once(choose, 2))
        .slice(0, 3))
        lines.push(`${side} ${words} @ ${hex}${words.startsWith('FTR') && once(choose, 2) ? ' oncall' : ''}`);
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** M13: flak of both sides. */
function someFlak(text: string, seed: number): string {
  const choose = seededChoice(seed ^ 0x3c6ef372);
  if (/^(blue|red) sets up/m.test(text)) return '';
  const lines: string[] = [];
  for (const side of ['blue', 'red']) {
    for (let i = choose(4); i > 0; i--) {
      const free = freeHexes(`${text}\n${lines.join('\n')}`, side).filter(
        (hex) => !lines.some((line) => line.includes(` ${hex} `)),
      );
      const hex = free.at(choose(9));
      const size = 1 + choose(4);
      // M70.fallback: without M5 it counts in the size of its hex.
      const fits = hex !== undefined && (/^modules .*\bM5\b/m.test(text) || !text.includes(` @ ${hex}`));
      if (fits) lines.push(`${side} flak ${size}-2 @ ${hex} as ${side.charAt(0)}.k${i}`);
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** M14.3: a turn of the year, and how the weather is. */
const someSeason = (choose: Choose): string =>
  `season ${pick(SEASONS, choose)} ${1 + choose(9)}\nindicator ${1 + choose(6)}\n`;

/** M9.1: production centres in home cities of both sides, some of them taken. */
function someCentres(text: string, choose: Choose): string {
  const holder = new Map([...text.matchAll(/^(blue|red) .* @ (\S+)/gm)].map(([, side, hex]) => [hex, side]));
  const cities = [...text.matchAll(/^ *city \S+ : (\S+)/gm)].map(([, hex = '']) => hex);
  const countries = [...text.matchAll(/^ *belongs ([brn]) .*/gm)];
  const lines = cities.flatMap((hex) => {
    const country = countries.findLast(([line]) => line.split(' ').includes(hex))?.[1];
    if (country === undefined || country === 'n' || once(choose, 3)) return [];
    const side = country === 'b' ? 'blue' : 'red';
    const by = holder.get(hex);
    const taken = by !== undefined && by !== side ? ` captured ${by}` : '';
    return [`centre ${side} ${pick([2, 4, 5, 10, 12], choose)} ${hex}${taken}\n`];
  });
  return lines.join('');
}

/** M18.10: the army of the minor country in the middle, where there is one and no major stands. */
function someArmy(text: string, seed: number): string {
  const choose = seededChoice(seed ^ 0x2c1b3c6d);
  const taken = new Set([...text.matchAll(/ @ (\S+)/g)].map(([, hex]) => hex));
  const land = /^ *belongs n (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const lines = land.flatMap((hex, i) =>
    taken.has(hex) || once(choose, 3)
      ? []
      : [`${pick(['blue', 'red'], choose)} ${pick(['inf 4-4', 'inf 2-4'], choose)} neutral ${hex} of n as n${i}`],
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** M7: trains of both sides on roads, where no unit of the other side stands, and somebody on board. */
function someTrains(text: string, seed: number): string {
  const choose = seededChoice(seed ^ 0x51ed270b);
  const holder = new Map([...text.matchAll(/^(blue|red) .* @ (\S+)/gm)].map(([, side, hex]) => [hex, side]));
  const rails = new Set([...text.matchAll(/^ *road : (.*)$/gm)].flatMap(([, course = '']) => course.split(' ')));
  const lines = [...rails].flatMap((hex, i) => {
    if (choose(3) > 0) return [];
    const side = holder.get(hex) ?? pick(['blue', 'red'], choose);
    const train = `${side} train 1-60 @ ${hex} as ${side.charAt(0)}.rr${i}`;
    return once(choose, 3) && !text.includes(' sets up')
      ? [train, `${side} ${pick(GROUND.slice(0, 6), choose)} aboard ${side.charAt(0)}.rr${i}`]
      : [train];
  });
  return lines.map((line) => `${line}\n`).join('');
}
