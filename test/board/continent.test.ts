import { describe, expect, test } from 'vitest';
import { type Board, type City, countryRole, isRoadHex, ZONES } from '#games/blitz/board.ts';
import { boardFaults } from '#games/blitz/text/board/board-faults.ts';
import { adjacent, distance, nameOf, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { at, continent, dataText } from './files.ts';

const board = continent();
const { grid, source } = board;
const all = Array.from({ length: grid.size }, (_, hex) => hex);
const land = all.filter((hex) => board.land[hex] === 1);
const nameOfCountry = (hex: Hex): string => source.countries[board.country[hex] ?? -1]?.name ?? 'none';
const inCountry = (name: string): Hex[] => all.filter((hex) => nameOfCountry(hex) === name);
const cityAt = (name: string): City | undefined => source.cities[board.city[at(board, name)] ?? -1];
const zonesBeside = (hex: Hex) =>
  [...new Set(neighboursOf(grid, hex).map((next) => board.zone[next]))].filter((z) => z);

/** Connected groups of hexes. */
function groupsOf(hexes: readonly Hex[], joined = (a: Hex, b: Hex) => adjacent(grid, a, b)): Hex[][] {
  const left = new Set(hexes);
  const found: Hex[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (let i = 0; i < group.length; i++) {
      for (const next of neighboursOf(grid, group[i] as Hex)) {
        if (joined(group[i] as Hex, next) && left.delete(next)) group.push(next);
      }
    }
    found.push(group);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Countries a country touches by land. */
const bordering = (name: string): string[] => {
  const beside = inCountry(name).flatMap((hex) =>
    neighboursOf(grid, hex).filter((next) => board.surface[next] !== 'sea'),
  );
  return [...new Set(beside.map(nameOfCountry))].filter((other) => other !== name && other !== 'none').sort();
};

const minors = ['Nord Walkure', 'Sud Walkure', 'Calaedia', 'New Endor', 'San Estados'];

describe('the file', () => {
  test('has no fault', () => expect(boardFaults(dataText('continent.board'))).toEqual([]));

  test('is 63 by 38 hexes, every one described', () => {
    expect(grid.size).toBe(63 * 38);
    expect(grid.names.at(0)).toBe('A1');
    expect(grid.names.at(-1)).toBe('LL63');
    const counts = { land: 0, sea: 0, lake: 0, neutral: 0 };
    for (const surface of board.surface) counts[surface]++;
    expect(counts.land).toBeGreaterThan(1500);
    expect(counts.land + counts.sea + counts.lake + counts.neutral).toBe(grid.size);
  });
});

describe('places and distances of the rulebook examples', () => {
  test('U-11, V-20 and S-25 are city hexes, U-19 is open land of Great Blue', () => {
    expect(cityAt('U-11')?.capital).toBe(true);
    expect(cityAt('V-20')).toBeDefined();
    expect(cityAt('S-25')).toBeDefined();
    expect(board.land[at(board, 'U-19')]).toBe(1);
    expect(nameOfCountry(at(board, 'U-19'))).toBe('Great Blue');
    expect(nameOfCountry(at(board, 'V-20'))).toBe('Great Blue');
    expect(nameOfCountry(at(board, 'S-25'))).toBe('Nord Walkure');
  });

  test('a TAC of range 8 flies U-11 to U-19 and lands in S-25 (T23.0.6)', () => {
    expect(distance(grid, at(board, 'U-11'), at(board, 'U-19'))).toBe(8);
    expect(distance(grid, at(board, 'U-19'), at(board, 'S-25'))).toBe(7);
    for (let column = 11; column < 19; column++) {
      expect(adjacent(grid, at(board, `U${column}`), at(board, `U${column + 1}`))).toBe(true);
    }
  });

  test('BB-27 has a road and lies three hexes inland of the nearest beach, EE-27 (T6.2.12)', () => {
    const inland = at(board, 'BB-27');
    expect(isRoadHex(board, inland)).toBe(true);
    expect(board.beach[at(board, 'EE-27')]).toBe(1);
    const beaches = all.filter((hex) => board.beach[hex] === 1);
    expect(distance(grid, inland, at(board, 'EE-27'))).toBe(3);
    expect(Math.min(...beaches.map((hex) => distance(grid, inland, hex)))).toBe(3);
  });
});

describe('countries', () => {
  test('two home countries, five minor ones, one neutral one', () => {
    expect(source.countries.map(({ name, role }) => `${role}: ${name}`)).toEqual([
      'blue: Great Blue',
      'red: Big Red',
      ...minors.map((name) => `minor: ${name}`),
      'neutral: Helvorn',
    ]);
  });

  test('borders are closed: every land hex has a country, and each country is one piece (B1.14)', () => {
    expect(land.filter((hex) => nameOfCountry(hex) === 'none').map((hex) => nameOf(grid, hex))).toEqual([]);
    for (const name of [...minors, 'Big Red', 'Helvorn']) expect(groupsOf(inCountry(name))).toHaveLength(1);
  });

  test('Great Blue has its detached peninsula with the River Sparling, joined to it through Nord Walkure only (B1.16)', () => {
    const [main = [], peninsula = [], ...rest] = groupsOf(inCountry('Great Blue'));
    expect(rest).toEqual([]);
    expect(peninsula.length).toBeLessThan(main.length / 5);
    const sparling = source.rivers.find((river) => river.name === 'Sparling');
    expect(sparling?.course.every((hex) => peninsula.includes(hex))).toBe(true);
    const beside = new Set(peninsula.flatMap((hex) => neighboursOf(grid, hex)).filter((hex) => board.land[hex] === 1));
    expect([...new Set([...beside].map(nameOfCountry))].sort()).toEqual(['Great Blue', 'Nord Walkure']);
  });

  test('who borders whom', () => {
    expect(bordering('Great Blue')).toEqual(['Nord Walkure', 'Sud Walkure']);
    expect(bordering('Big Red')).toEqual(['Helvorn', 'New Endor', 'San Estados']);
    expect(bordering('Calaedia')).toEqual(['New Endor', 'Nord Walkure', 'San Estados', 'Sud Walkure']);
  });

  test('the neutral country lies in the north-east corner', () => {
    for (const hex of inCountry('Helvorn')) {
      expect(board.surface[hex]).toBe('neutral');
      expect(grid.r[hex]).toBeLessThanOrEqual(7);
      expect(Number(nameOf(grid, hex).replace(/\D/g, ''))).toBeGreaterThan(54);
    }
  });
});

describe('cities', () => {
  const citiesOf = (name: string) => source.cities.filter((city) => nameOfCountry(city.hexes[0] as Hex) === name);
  const hexesOf = (name: string) => citiesOf(name).reduce((sum, city) => sum + city.hexes.length, 0);

  test.each([
    ['Great Blue', 12, 20],
    ['Big Red', 12, 20],
    ['Nord Walkure', 4, 6],
    ['Sud Walkure', 4, 5],
    ['Calaedia', 3, 4],
    ['New Endor', 5, 6],
    ['San Estados', 5, 7],
  ])('%s has %i cities on %i hexes', (name, cities, hexes) => {
    expect([citiesOf(name).length, hexesOf(name)]).toEqual([cities, hexes]);
  });

  test('45 cities of 68 hexes; the two homes have the same number; one capital each', () => {
    expect(source.cities).toHaveLength(45);
    expect(board.cityHexes).toHaveLength(68);
    expect(board.homeCityHexes.blue).toHaveLength(board.homeCityHexes.red.length);
    expect(source.cities.filter((city) => city.capital).map((city) => city.name)).toEqual(['Kronfurt', 'Krasnodvor']);
  });

  test('names are different, and so are all hexes', () => {
    expect(new Set(source.cities.map((city) => city.name)).size).toBe(45);
    expect(new Set(source.cities.flatMap((city) => city.hexes)).size).toBe(68);
  });

  test('every coastal city hex has exactly one zone, every port city a port hex (T6.1.2a)', () => {
    const coastal = board.cityHexes.filter((hex) => board.coastal[hex] === 1);
    expect(coastal.length).toBeGreaterThan(15);
    for (const hex of coastal) expect(zonesBeside(hex), nameOf(grid, hex)).toHaveLength(1);
    const ports = new Map<string, string>();
    for (const hex of coastal) ports.set(source.cities[board.city[hex] ?? -1]?.name ?? '', String(zonesBeside(hex)[0]));
    expect(Object.fromEntries(ports)).toEqual({
      Brackenmouth: 'A',
      Cetalba: 'E',
      Dottermouth: 'B',
      Grauwick: 'A',
      Morozhin: 'D',
      Nebelhaven: 'A',
      Ostergate: 'A',
      Portovento: 'C',
      'Puerto Escarlata': 'C',
      Skaldvik: 'A',
      Steinhaven: 'B',
      'Torre Quemada': 'D',
      'Ust-Knabe': 'D',
      Valdruna: 'E',
      Vostogavan: 'E',
      'Yuzhny Mol': 'D',
      Zimnegrad: 'E',
    });
  });

  test('three inland ports on rivers: U-11 to B, W-27 to C, U-54 to D', () => {
    const ports = source.inlandPorts.map(({ hex, zone }) => `${nameOf(grid, hex)} ${zone}`).sort();
    expect(ports).toEqual(['U11 B', 'U54 D', 'W27 C']);
    for (const { hex } of source.inlandPorts) {
      expect(board.rivers[hex]).not.toBe(0);
      expect(board.coastal[hex]).toBe(0);
    }
  });
});

describe('lines', () => {
  const courses: [string, readonly Hex[]][] = [
    ...source.rivers.map((river): [string, readonly Hex[]] => [`river ${river.name}`, river.course]),
    ...source.roads.map((road): [string, readonly Hex[]] => [
      `road ${nameOf(grid, road.course[0] as Hex)}`,
      road.course,
    ]),
  ];

  test.each(courses)('%s is made of adjacent land hexes', (_, course) => {
    for (const [i, hex] of course.entries()) {
      expect(board.land[hex]).toBe(1);
      if (i > 0) expect(adjacent(grid, course[i - 1] as Hex, hex)).toBe(true);
    }
  });

  test('the five rivers, with their mouths and the places they pass', () => {
    const river = (name: string) => source.rivers.find((known) => known.name === name)?.course ?? [];
    const passes = (name: string, hex: string) => river(name).includes(at(board, hex));
    const mouth = (name: string) => zonesBeside(river(name).at(-1) as Hex);
    const lakeside = (hex: Hex) => neighboursOf(grid, hex).some((next) => board.surface[next] === 'lake');
    expect(source.rivers.map(({ name }) => name).sort()).toEqual([
      'Dott',
      'Knabe',
      'North Lawrence',
      'South Lawrence',
      'Sparling',
    ]);
    expect(mouth('Dott')).toEqual(['B']);
    expect(passes('Dott', 'U11')).toBe(true);
    expect(mouth('Knabe')).toEqual(['D']);
    expect(passes('Knabe', 'U54') && passes('Knabe', 'P46')).toBe(true);
    expect(mouth('South Lawrence')).toEqual(['C']);
    expect(passes('South Lawrence', 'W27')).toBe(true);
    expect(mouth('North Lawrence')).toEqual(['A']);
    expect(mouth('Sparling')).toEqual(['A']);
    expect(lakeside(river('North Lawrence')[0] as Hex)).toBe(true);
    expect(lakeside(river('South Lawrence')[0] as Hex)).toBe(true);
    for (const name of ['Dott', 'Knabe']) expect(board.mountain[river(name)[0] as Hex]).toBe(1);
    for (const { course } of source.rivers) expect(course.length).toBeGreaterThanOrEqual(8);
  });

  test('no river touches itself again after it has left a hex', () => {
    for (const { name, course } of source.rivers) {
      for (const [i, hex] of course.entries()) {
        for (const later of course.slice(i + 3))
          expect(adjacent(grid, hex, later), `${name} ${nameOf(grid, hex)}`).toBe(false);
      }
    }
  });

  const linked = (a: Hex, b: Hex) => {
    const direction = [0, 1, 2, 3, 4, 5].find((d) => grid.neighbours[a * 6 + d] === b) ?? 0;
    const inner = board.city[a] !== -1 && board.city[a] === board.city[b];
    return inner || (((board.roads[a] ?? 0) >> direction) & 1) === 1;
  };

  test('one road net joins all cities', () => {
    const roadHexes = all.filter((hex) => isRoadHex(board, hex));
    expect(groupsOf([...new Set([...roadHexes, ...board.cityHexes])], linked)).toHaveLength(1);
    for (const city of source.cities)
      expect(
        city.hexes.some((hex) => isRoadHex(board, hex)),
        city.name,
      ).toBe(true);
  });

  test('the net gives choices: no single open hex cuts the road from capital to capital', () => {
    const open = all.filter((hex) => isRoadHex(board, hex) && board.city[hex] === -1);
    const joined = (without: Hex) => {
      const [start, goal] = [at(board, 'U11'), at(board, 'U54')];
      const net = [...open.filter((hex) => hex !== without), ...board.cityHexes];
      return groupsOf(net, linked).some((group) => group.includes(start) && group.includes(goal));
    };
    expect(open.filter((hex) => !joined(hex)).map((hex) => nameOf(grid, hex))).toEqual([]);
    const exits = (hex: Hex) => [0, 1, 2, 3, 4, 5].filter((d) => ((board.roads[hex] ?? 0) >> d) & 1).length;
    expect(open.filter((hex) => exits(hex) > 2).length).toBeGreaterThan(25);
  });

  test('roads cross the mountains by passes', () => {
    const passes = all.filter((hex) => isRoadHex(board, hex) && board.mountain[hex] === 1);
    for (const pass of ['H17', 'K47', 'H33', 'BB45']) expect(passes).toContain(at(board, pass));
  });
});

describe('land and sea', () => {
  test('no isolated land: one continent, and every land hex can be walked to', () => {
    expect(groupsOf(land)).toHaveLength(1);
  });

  test('two lakes', () => {
    const lakes = groupsOf(all.filter((hex) => board.surface[hex] === 'lake'));
    expect(lakes).toHaveLength(2);
    const labels = source.labels.filter((label) => label.kind === 'lake');
    expect(labels.map((label) => label.text)).toEqual(['Lake Pinsky', 'Lake Frederick']);
    for (const [i, label] of labels.entries()) {
      for (const hex of label.along) expect(lakes[i]).toContain(hex);
    }
    // The fold lies between S and T; Frederick is in the cold south.
    expect(Math.min(...(lakes[1] ?? []).map((hex) => grid.r[hex] ?? 0))).toBeGreaterThan(19);
  });

  test('five zones, each one piece, in the chain A-B-C-D-E (T6.1.4b)', () => {
    const seas = all.filter((hex) => board.surface[hex] === 'sea');
    expect(seas.every((hex) => board.zone[hex] !== undefined)).toBe(true);
    const touching = new Set<string>();
    for (const zone of ZONES) {
      expect(groupsOf(seas.filter((hex) => board.zone[hex] === zone))).toHaveLength(1);
    }
    for (const hex of seas) {
      for (const other of zonesBeside(hex))
        if (other && other > (board.zone[hex] ?? '')) touching.add(`${board.zone[hex]}${other}`);
    }
    expect([...touching].sort()).toEqual(['AB', 'BC', 'CD', 'DE']);
  });

  test('the mountains and Lake Pinsky leave three channels between west and east, each with a road', () => {
    const column = (hex: Hex) => Number(nameOf(grid, hex).replace(/\D/g, ''));
    const strip = land.filter((hex) => column(hex) >= 31 && column(hex) <= 35 && board.mountain[hex] === 0);
    const through = groupsOf(strip).filter(
      (group) => group.some((h) => column(h) === 31) && group.some((h) => column(h) === 35),
    );
    const channels = through.sort((a, b) => Math.min(...a) - Math.min(...b));
    const rows = channels.map((group) => group.map((hex) => grid.r[hex] ?? 0));
    expect(channels).toHaveLength(3);
    const lake = all.filter((hex) => board.surface[hex] === 'lake' && column(hex) < 37).map((hex) => grid.r[hex] ?? 0);
    expect(Math.max(...(rows[0] ?? []))).toBeLessThan(8);
    expect(Math.min(...(rows[1] ?? []))).toBeGreaterThan(10);
    expect(Math.max(...(rows[1] ?? []))).toBeLessThan(Math.max(...lake));
    expect(Math.min(...(rows[2] ?? []))).toBeGreaterThan(Math.max(...lake) - 2);
    for (const group of channels) expect(group.some((hex) => isRoadHex(board, hex))).toBe(true);
  });
});

describe('beaches and desert', () => {
  const beachGroups = (among: Board) => {
    const groups = new Map<number, Hex[]>();
    for (const hex of all) {
      const group = among.beachGroup[hex] ?? -1;
      if (group >= 0) groups.set(group, [...(groups.get(group) ?? []), hex]);
    }
    return [...groups.values()];
  };
  const groups = beachGroups(board);

  test('the Great Koufax Desert has a coast, and all of it is one beach (T6.2.13)', () => {
    const sand = all.filter((hex) => source.features[hex]?.has('desert'));
    const inland = sand.filter((hex) => board.desert[hex] === 1);
    const [great = []] = groupsOf(sand);
    expect(inland.length).toBeGreaterThan(25);
    expect(inland.every((hex) => great.includes(hex))).toBe(true);
    const coast = great.filter((hex) => board.beach[hex] === 1);
    expect(coast.length).toBeGreaterThan(6);
    expect(new Set(coast.map((hex) => board.beachGroup[hex])).size).toBe(1);
    expect(great.filter((hex) => board.coastal[hex] === 1)).toEqual(coast);
  });

  test('all other beaches are groups of two to six coastal hexes without a city', () => {
    for (const group of groups) {
      if (group.some((hex) => neighboursOf(grid, hex).some((next) => board.desert[next] === 1))) continue;
      expect(group.length, group.map((hex) => nameOf(grid, hex)).join(' ')).toBeGreaterThanOrEqual(2);
      expect(group.length).toBeLessThanOrEqual(6);
      for (const hex of group) {
        expect(board.coastal[hex]).toBe(1);
        expect(board.city[hex]).toBe(-1);
      }
    }
  });

  test('both home coasts have as many, and every zone has some', () => {
    const home = (role: string) => groups.filter((group) => countryRole(board, group[0] as Hex) === role);
    expect(home('blue')).toHaveLength(7);
    expect(home('red')).toHaveLength(7);
    expect(home('blue').flat()).toHaveLength(home('red').flat().length);
    for (const zone of ZONES) expect(groups.some((group) => zonesBeside(group[0] as Hex).includes(zone))).toBe(true);
  });
});
