import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { engagementOdds, engagementResult } from '#games/blitz/sea/ships/engagement-table.ts';
import { docksOf } from '#games/blitz/sea/ships/ports.ts';
import { superiorIn } from '#games/blitz/sea/ships/ships.ts';
import { nameOf } from '#hex/grid.ts';
import { roundTrip } from '../optional.ts';
import { faults, type Table } from '../table.ts';
import { at, continent, naval } from './naval.ts';
import { rows } from './table.ts';

const TF = (n: number, where: string, side = 'blue'): string =>
  Array.from({ length: n }, (_, i) => `${side} TF 1-1 ${where} as ${side[0]}.tf${i + 1}`).join('\n');
const rule = (table: Table, zone: 'A' | 'B' | 'C') => superiorIn(table.game.world, table.state, zone) ?? 'parity';

describe('M11 ships, ports and the sea', () => {
  test('M11.0 the sea without ships is out of force', () => {
    expect(MODULES.M11.rule).toBe('M11.0');
    const table = naval('blue inf 4-4 @ 0,0 as b1\nblue moves', 'tournament');
    expect(table.game.world.verbs.movement).not.toContain('embark');
    expect(table.game.world.verbs.movement).not.toContain('landAtPort');
    expect(faults(`${naval.head}blue inf 4-4 sea A as b1\nblue moves`).join()).toMatch(/without a ship \(M11\.0\)/);
  });

  test('M11.ports, M11.6 the docks of the continent are those of the chart', () => {
    const { board } = continent('blue inf 4-4 @ U20\nred inf 4-4 @ U40\nblue moves').game.world;
    const name = (hex: number) => nameOf(board.grid, hex);
    const table = docksOf(board).map(
      ({ hex, zone, cities, room }) => `${cities.map(name).join('+')} ${name(hex)} ${zone} ${room}`,
    );
    expect(table.sort()).toEqual(
      [
        'D13 C14 A 3',
        'E6+E7 D6 A 6',
        'P3 P2 A 3',
        'C29 B28 A 3',
        'F20 E20 A 3',
        'F21 E21 A 3',
        'Z3 Y3 B 3',
        'HH9 HH10 B 3',
        'U11 U11 B 3',
        'EE23+EE24 FF23 C 6',
        'EE38 FF37 C 3',
        'EE39 FF38 C 3',
        'W27 W27 C 3',
        'GG44 HH43 D 3',
        'W61 W62 D 3',
        'GG50+HH50 HH49 D 6',
        'FF59 FF60 D 3',
        'U54 U54 D 3',
        'D51 C51 E 3',
        'D52 C52 E 3',
        'K61 K62 E 3',
        'D38 C39 E 3',
        'B34 A35 E 3',
      ].sort(),
    );
    const mouths = docksOf(board).flatMap(({ river }) => (river ? [name(river.at(-1) as number)] : []));
    expect(mouths.sort()).toEqual(['EE24', 'FF59', 'Z3']);
  });

  test('M11.ports a dock on land, away from its city, or of two cities is refused with rule and place', () => {
    const bad = (dock: string) => faults(`${naval.with(dock)}blue inf 4-4 @ 0,0\nblue moves`).join();
    expect(bad('dock 0,0 1,0')).toMatch(/1,0.*a dock on land.*\(M11\.ports\)/);
    expect(bad('dock 0,0 -3,0')).toMatch(/not next to its city hex 0,0 \(M11\.ports\)/);
    expect(bad('dock 1,0 -1,0')).toMatch(/no city hex \(M11\.ports\)/);
    expect(bad('dock 0,0 -1,1\ndock 0,1 -1,1')).toMatch(/a dock of two cities \(M11\.ports\)/);
    expect(bad('dock 0,0 -1,0')).toBe('');
  });

  test('M11.1, M11.5 ships are in a box, on a dock or on an assault hex, three in each; anything else is refused', () => {
    const wrong = (lines: string) => faults(`${naval.head}${lines}\nblue inf 4-4 @ 0,0\nblue moves`).join();
    expect(wrong('blue TF 1-1 @ 0,0')).toMatch(/is a ship.*\(M11\.1\)/);
    expect(wrong('blue TF 1-1 sea E')).toMatch(/zone E, which has no water here \(M11\.1\)/);
    expect(wrong('blue TF 1-1 dock 1,0')).toMatch(/no dock of this board \(M11\.6\)/);
    expect(wrong('blue TF 1-1 assault 1,0')).toMatch(/no sea hex next to land \(M11\.1\)/);
    expect(wrong(`${TF(4, 'dock 0,0')}`)).toMatch(/3 have room there \(M11\.5\)/);
    expect(wrong('blue MST 1-1 sea A as m1\nblue inf 6-4 aboard m1\nblue inf 4-4 aboard m1')).toMatch(
      /would carry 10 factors; 8 are allowed \(M11\.lift\)/,
    );
    expect(wrong('blue LST 1-1 sea A as l1\nblue inf 4-4 aboard l1')).toMatch(/carries nobody \(M11\.lift\)/);
    expect(wrong('blue TF 1-1 sea A as t1\nblue inf 1-4 aboard t1')).toMatch(/Rangers only.*\(M11\.8\)/);
  });

  test('M11.3, M11.4 put to sea and stop; or sail a zone and then dock or take an assault hex there', () => {
    const table = naval(`${TF(2, 'dock 0,0')}\nblue TF 1-1 sea A as b.tf3\nblue moves`);
    table.play('putToSea b.tf1');
    expect(table.unit('b.tf1')).toMatchObject({ place: 'sea', zone: 'A' });
    expect(table.refusal('changeZone b.tf1 B')).toBe('M11.3');
    expect(table.refusal('dock b.tf1 0,0')).toBe('M11.4');
    expect(table.refusal('takeAssaultHex b.tf1 -1,0')).toBe('M11.4');
    expect(table.refusal('changeZone b.tf3 C')).toBe('M11.3');
    table.play('changeZone b.tf3 B');
    expect(table.refusal('changeZone b.tf3 A')).toBe('M11.3');
    expect(table.refusal('dock b.tf3 0,0')).toBe('M11.3');
    table.play('dock b.tf3 0,6');
    expect(table.unit('b.tf3')).toMatchObject({ place: 'dock', stopped: true });
    expect(table.refusal('putToSea b.tf3')).toBe('M11.3');
    roundTrip(table);
  });

  test('M11.2 ships in a box are arranged in fleets; those on an assault hex are one', () => {
    const table = naval(`${TF(3, 'sea A')}\nblue moves`);
    table.play('formFleet b.tf2');
    expect([table.unit('b.tf1').fleet, table.unit('b.tf2').fleet]).toEqual([undefined, 2]);
    expect(table.refusal('formFleet b.tf2')).toBe('M11.2');
    table.play('formFleet b.tf3 2');
    table.play('takeAssaultHex b.tf1+b.tf2 -1,0');
    expect(table.refusal('formFleet b.tf1')).toBe('M11.2');
    roundTrip(table);
  });

  test('M11.5 docks and assault hexes take three ships of a side, a shared dock six', () => {
    const table = naval(`${TF(4, 'sea A')}\nblue moves`);
    expect(table.refusal('dock b.tf1+b.tf2+b.tf3+b.tf4 0,0')).toBe('M11.5');
    table.play('dock b.tf1+b.tf2+b.tf3 0,0');
    expect(table.refusal('dock b.tf4 0,0')).toBe('M11.5');
    expect(table.play('takeAssaultHex b.tf4 -1,0').unit('b.tf4').place).toBe('assault');
    const two = naval(`${TF(4, 'sea B')}\nblue moves`, 'basic', naval.shared);
    expect(two.play('dock b.tf1+b.tf2+b.tf3+b.tf4 0,6').unit('b.tf4').place).toBe('dock');
  });

  test('M11.7 a dock is used by who holds its city since his player turn began; ships in port are not engaged', () => {
    const lines = `${TF(1, 'sea A')}\nred TF 1-1 dock 0,0 as r.tf1`;
    const table = naval(`${lines}\ncontrol red 0,0\nred inf 4-4 @ 0,0\nblue moves`);
    expect(table.refusal('dock b.tf1 0,0')).toBe('M11.7');
    expect(table.refusal('engage b.tf1 r.tf1')).toBe('M11.7');
    // An enemy beside the city does not close its dock.
    const besieged = naval(`${TF(1, 'sea A')}\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves`);
    expect(besieged.play('dock b.tf1 0,0').unit('b.tf1').place).toBe('dock');
    const late = naval(`${TF(1, 'sea A')}\ncontrol blue 0,0\nsince red 0,0\nblue inf 4-4 @ 0,0\nblue moves`);
    expect(late.refusal('dock b.tf1 0,0')).toBe('Q10.2');
  });

  test('M11.8 a task force carries one factor of Rangers, lost with it', () => {
    const lines =
      'blue TF 1-1 dock 0,0 as b.tf1\nblue rng 1-4 @ 0,0 as g1\nblue rng 1-4 @ 0,0 as g2\nblue inf 1-4 @ 0,0 as b1';
    const table = naval(`${lines}\nblue moves`);
    expect(table.refusal('load b.tf1 b1')).toBe('M11.8');
    expect(table.refusal('load b.tf1 g1+g2')).toBe('M11.8');
    expect(table.play('embark b.tf1 g1').unit('g1')).toMatchObject({ place: 'aboard', aboard: 'b.tf1' });
    const lost = naval(
      'blue TF 1-1 sea A as b.tf1\nblue rng 1-4 aboard b.tf1 as g1\nred TF 1-1 sea A as r.tf1\nblue moves',
    );
    lost.play('engage b.tf1 r.tf1', 6);
    expect([lost.where('b.tf1'), lost.where('g1')]).toEqual(['lost', 'lost']);
  });

  test('M11.9 who began the player turn in the port goes on board, and the ship may put to sea at once', () => {
    const lines =
      'blue MST 1-1 dock 0,0 as m1\nblue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue arm 6-6 @ 1,0 as b3';
    const table = naval(`${lines}\nblue moves`);
    expect(table.refusal('load m1 b3')).toBe('M11.9');
    table.play('moveUnit b3 0,0');
    expect(table.refusal('load m1 b3')).toBe('M11.9');
    table.play('load m1 b1+b2');
    expect(table.refusal('load m1 b3')).toBe('M11.9');
    table.play('putToSea m1');
    expect(table.unit('m1')).toMatchObject({ place: 'sea', zone: 'A' });
    expect(table.unit('b1').aboard).toBe('m1');
    expect(table.refusal('disembark b1 0,0')).toBe('M11.10');
    roundTrip(table);
    const full = naval('blue MST 1-1 dock 0,0 as m1\nblue inf 6-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue moves');
    expect(full.play('load m1 b1').refusal('load m1 b2')).toBe('M11.lift');
  });

  test('M11.10 from a docked ship to its city hex, with a point less', () => {
    const table = naval('blue MST 1-1 sea A as m1\nblue inf 4-4 aboard m1 as b1\nblue inf 4-4 @ 1,0 as b2\nblue moves');
    expect(table.refusal('disembark b1 0,0')).toBe('M11.10');
    table.play('dock m1 0,0');
    expect(table.refusal('disembark b1 0,6')).toBe('M11.10');
    table.play('disembark b1 0,0');
    expect([table.where('b1'), table.unit('b1').spent]).toEqual(['0,0', 3]);
    expect(table.refusal('load m1 b1')).toBe('M11.9');
    expect(table.play('moveUnit b1 1,0 2,0 3,0').unit('b1').spent).toBe(12);
  });

  test('M11.11 an inland port is sealed by a task force at the mouth or an enemy on the river', () => {
    const lines = 'blue TF 1-1 dock U11 as b.tf1\nblue inf 4-4 @ T20\nred inf 4-4 @ T40';
    expect(continent(`${lines}\nblue moves`).play('putToSea b.tf1').unit('b.tf1').zone).toBe('B');
    expect(continent(`${lines}\nred TF 1-1 assault Y3 as r.tf1\nblue moves`).refusal('putToSea b.tf1')).toBe('M11.11');
    expect(
      continent(`${lines}\nred MST 1-1 assault Y3 as r.tf1\nblue moves`).play('putToSea b.tf1').where('b.tf1'),
    ).toBe('sea');
    expect(continent(`${lines}\nred inf 4-4 @ W9\nblue moves`).refusal('putToSea b.tf1')).toBe('M11.11');
    const out = 'blue TF 1-1 sea B as b.tf1\nblue inf 4-4 @ T20\nred inf 4-4 @ Z3';
    expect(continent(`${out}\nblue moves`).refusal('dock b.tf1 U11')).toBe('M11.11');
  });

  test('M11.12 superiority is more task forces at sea; parity when equal; docks and those withdrawn do not count', () => {
    const table = naval(
      `${TF(2, 'sea A')}\nred TF 1-1 assault -1,0 as r.tf1\nred TF 1-1 dock 0,6 as r.tf2\nred inf 4-4 @ 0,6\ncontrol red 0,6\nblue moves`,
    );
    expect([rule(table, 'A'), rule(table, 'B')]).toEqual(['blue', 'parity']);
    const gone = naval(`${TF(2, 'sea A withdrawn')}\nred TF 1-1 sea A as r.tf1\nblue moves`);
    expect(rule(gone, 'A')).toBe('red');
  });

  test('M11.13, M11.15 ships in a captured port put to sea in the next player turn or are lost at its end', () => {
    const lines = `${TF(2, 'dock 0,0')}\nred inf 4-4 @ 0,0 as r1\ncontrol red 0,0\nblue inf 4-4 @ 3,0 as b1`;
    const table = naval(`${lines}\nblue moves`);
    expect([table.where('b.tf1'), table.where('b.tf2')]).toEqual(['dock', 'dock']);
    table.play('putToSea b.tf1').play('endMovement');
    while (table.state.mover === 'blue') table.play(table.phase === 'B80.4' ? 'endDeclaration' : 'endStep');
    expect([table.where('b.tf1'), table.where('b.tf2')]).toEqual(['sea', 'lost']);
    expect(at(table)).toBe('movement');
  });

  test('M11.14, M8.8 ships are set up in home docks or home sea zones, loaded or not', () => {
    const lines =
      'blue TF 1-1 waits 1 as b.tf1\nblue MST 1-1 waits 1 as m1\nblue inf 4-4 waits 1 as b1\nred inf 4-4 @ 5,5';
    const table = naval(`${lines}\nblue sets up`);
    expect(table.refusal('placeAtSea b.tf1 C')).toBe('M8.8');
    expect(table.refusal('placeAtSea b1 A')).toBe('M11.0');
    expect(table.refusal('placeUnit b.tf1 1,0')).toBe('M11.6');
    expect(table.refusal('load m1 b1')).toBe('M8.8');
    table.play('placeUnit b.tf1 0,0').play('placeAtSea m1 A').play('load m1 b1').play('ready');
    expect(table.unit('b1')).toMatchObject({ place: 'aboard', aboard: 'm1' });
    expect(table.unit('b.tf1').place).toBe('dock');
  });

  test('M11.16 a dock and the assault hex on one sea hex are two places, and each side counts alone', () => {
    const lines = `${TF(3, 'dock 0,0')}\nblue TF 1-1 sea A as b.tf4\nred TF 1-1 assault -1,0 as r.tf1`;
    const table = naval(`${lines}\nblue moves`);
    expect(table.play('takeAssaultHex b.tf4 -1,0').unit('b.tf4').place).toBe('assault');
  });
});

/** Blue and Red fleets in zone A, with docks of both sides in it. */
const sea = (blue: string, red: string, more = '') => naval(`${blue}\n${red}\n${more}\nblue moves`);

describe('M11 fleet engagements', () => {
  test('M11.fet, M11.21 the printed table, from 1-3 to 4-1', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const printed = rows('| Die | 1:3 |').map(([die, ...cells]) => [Number(die), cells] as const);
    const odds = [
      [1, 3],
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ] as const;
    for (const die of dice) {
      const found = odds.map(([a, d]) => engagementResult(engagementOdds(a, d) ?? '', die));
      expect(found).toEqual(printed.find(([row]) => row === die)?.[1]);
    }
    expect([
      engagementOdds(1, 4),
      engagementOdds(9, 1),
      engagementOdds(3, 2),
      engagementOdds(2, 5),
      engagementOdds(1, 0),
    ]).toEqual([undefined, '4-1', '1-1', '1-3', '4-1']);
    const table = sea(TF(1, 'sea A'), TF(4, 'sea A', 'red'));
    expect(table.refusal('engage b.tf1 r.tf1')).toBe('M11.21');
  });

  test('M11.20 a task force engages once, a fleet is engaged once, in its own zone, not from port and not after putting to sea', () => {
    const red = `${TF(1, 'sea A', 'red')}\nred TF 1-1 sea A fleet 2 as r.tf2\nred TF 1-1 sea B as r.tf3`;
    const table = sea(`${TF(2, 'sea A')}\nblue TF 1-1 dock 0,0 as b.tf3\nblue TF 1-1 sea A fleet 2 as b.tf4`, red);
    expect(table.refusal('engage b.tf1 r.tf3')).toBe('M11.20');
    expect(table.refusal('engage b.tf3 r.tf1')).toBe('M11.20');
    table.play('engage b.tf1 r.tf1', 4);
    expect(table.events.find((event) => event.is === 'engagement')).toMatchObject({ odds: '2-1', result: '-' });
    expect(table.refusal('engage b.tf1 r.tf2')).toBe('M11.20');
    expect(table.refusal('engage b.tf4 r.tf1')).toBe('M11.20');
    expect(table.play('engage b.tf4 r.tf2', 4).state.fought).toEqual(['A']);
    // M80.47: never past a die.
    expect(table.refusal('takeBack last')).toBe('B80.10');
    roundTrip(table);
  });

  test('M11.22, M11.26 DW: the fleet with its transports withdraws ship by ship and does nothing more', () => {
    // M11.26 Example
    const red = `${TF(2, 'sea A', 'red')}\nred MST 1-1 sea A as r.m1`;
    const table = sea(TF(3, 'sea A'), red).play('engage b.tf1 r.tf1', 1);
    expect([at(table), table.side, table.phase]).toEqual(['withdrawal', 'red', 'M80.42']);
    expect(table.refusal('withdraw r.tf1 C')).toBe('M11.24');
    expect(table.refusal('withdraw r.tf1 0,0')).toBe('M11.7');
    roundTrip(table);
    table.play('withdraw r.tf1 B').play('withdraw r.tf2 B').play('withdraw r.m1 B');
    expect(at(table)).toBe('movement');
    expect(table.unit('r.tf1')).toMatchObject({ place: 'sea', zone: 'B', withdrawn: true });
    expect([rule(table, 'A'), rule(table, 'B')]).toEqual(['blue', 'parity']);
  });

  test('M11.22 AD and DD cost one task force, EX one each, the owner chooses', () => {
    const dd = sea(TF(2, 'sea A'), `${TF(1, 'sea A', 'red')}`).play('engage b.tf1 r.tf1', 1);
    expect(dd.where('r.tf1')).toBe('lost');
    const ad = sea(TF(2, 'sea A'), TF(2, 'sea A', 'red')).play('engage b.tf1 r.tf1', 6);
    expect([at(ad), ad.side]).toEqual(['sinking', 'blue']);
    expect(ad.refusal('chooseShip r.tf1')).toBe('M11.22');
    ad.play('chooseShip b.tf2');
    expect([ad.where('b.tf2'), at(ad)]).toEqual(['lost', 'withdrawal']);
    ad.play('withdraw b.tf1 0,0');
    expect(ad.unit('b.tf1')).toMatchObject({ place: 'dock', withdrawn: true });
    expect(ad.refusal('putToSea b.tf1')).toBe('M11.26');
    const ex = sea(TF(2, 'sea A'), TF(2, 'sea A', 'red')).play('engage b.tf1 r.tf1', 2);
    ex.play('chooseShip b.tf1');
    expect([at(ex), ex.side]).toEqual(['sinking', 'red']);
    ex.play('chooseShip r.tf2');
    expect([at(ex), ex.unit('b.tf2').zone, ex.unit('r.tf1').zone]).toEqual(['movement', 'A', 'A']);
    const aw = sea(TF(1, 'sea A'), TF(1, 'sea A', 'red')).play('engage b.tf1 r.tf1', 5);
    expect([at(aw), aw.side]).toEqual(['withdrawal', 'blue']);
  });

  test('M11.23 a fleet without task forces is engaged at 4-1, and loses one ship without loss to the attacker', () => {
    const red = 'red MST 1-1 sea A as r.m1\nred LST 1-1 sea A as r.l1';
    const table = sea(TF(1, 'sea A'), red).play('engage b.tf1 r.m1', 6);
    expect(table.events.find((event) => event.is === 'engagement')).toMatchObject({ odds: '4-1', result: 'EX' });
    table.play('chooseShip r.l1').play('withdraw r.m1 B');
    expect([table.where('b.tf1'), table.where('r.l1'), table.unit('r.m1').zone]).toEqual(['sea', 'lost', 'B']);
  });

  test('M11.24 without a dock or a zone to go to the ships stay, and one more is lost', () => {
    const closed = `${TF(2, 'sea A', 'red')}\nblue TF 1-1 sea B as b.tf9`;
    const table = sea(TF(3, 'sea A'), closed).play('engage b.tf1 r.tf1', 1);
    expect([at(table), table.side]).toEqual(['sinking', 'red']);
    table.play('chooseShip r.tf1');
    expect([table.where('r.tf1'), table.unit('r.tf2').place, at(table)]).toEqual(['lost', 'sea', 'movement']);
  });

  test('M11.25 where there was fighting, and where the mover is inferior, transports withdraw after the engagements', () => {
    const blue = `${TF(2, 'sea A')}\nblue MST 1-1 sea B as m1`;
    const red = 'red TF 1-1 sea A as r.tf1\nred MST 1-1 sea A fleet 2 as r.m1\nred TF 1-1 sea B as r.tf2';
    const table = naval(`${blue}\n${red}\nblue moves: engaging`, 'basic', undefined, 'M6 M11');
    table.play('engage b.tf1 r.tf1', 4);
    expect([at(table), table.side]).toEqual(['withdrawal', 'red']);
    roundTrip(table);
    table.play('withdraw r.m1 B');
    expect([at(table), table.side]).toEqual(['withdrawal', 'blue']);
    table.play('withdraw m1 0,6');
    expect(table.unit('m1').place).toBe('dock');
    // Without steps of movement it does not dock or land there, and withdraws when movement ends.
    const loose = naval(`${blue}\n${red}\nblue moves`);
    expect(loose.refusal('dock m1 0,6')).toBe('M11.25');
    loose.play('endMovement');
    expect([at(loose), loose.side]).toEqual(['withdrawal', 'blue']);
  });

  test('M14.10 under S3 nobody sails, docks, embarks or engages; M90.43 ships stay where they are', () => {
    const storm = 'season winter 1\nindicator 1\n';
    const lines = `${storm}${TF(1, 'sea A')}\nblue TF 1-1 dock 0,0 as b.tf2\nred TF 1-1 sea A as r.tf1`;
    const table = naval(`${lines}\nblue moves`, 'basic', undefined, 'M11 M14');
    for (const command of [
      'putToSea b.tf2',
      'changeZone b.tf1 B',
      'dock b.tf1 0,0',
      'takeAssaultHex b.tf1 -1,0',
      'engage b.tf1 r.tf1',
    ])
      expect(table.refusal(command)).toBe('M14.10');
  });
});

describe('M11.9 flak on board', () => {
  test('M11.9, M13.11, M6.4, M5.4 FLAK goes on board, does not fire there, and does not move again once it is ashore', () => {
    const lines = 'blue MST 1-1 dock 0,0 as m1\nblue FLAK 2-2 @ 0,0 as f1\nblue inf 4-4 @ 0,0 as b1';
    const table = naval(`${lines}\nblue moves`, 'basic', undefined, 'M11 M12 M13').play('load m1 f1+b1');
    expect([table.unit('f1').place, table.refusal('disembark f1 0,0')]).toEqual(['aboard', 'M6.4']);
    const ashore = naval(
      'blue MST 1-1 dock 0,0 as m1\nblue FLAK 2-2 aboard m1 as f1\nblue FLAK 1-2 aboard m1 as f2\nblue moves',
      'basic',
      undefined,
      'M5 M11 M12 M13',
    );
    expect(ashore.refusal('disembark f1+f2 0,0')).toBe('M5.4');
    ashore.play('disembark f1 0,0');
    expect([ashore.where('f1'), ashore.refusal('moveFlak f1 1,0'), ashore.refusal('disembark f2 0,0')]).toEqual([
      '0,0',
      'M6.4',
      'M5.4',
    ]);
    const wave = naval(
      'blue LST 1-1 assault -1,2 as l1\nblue MST 1-1 assault -1,2 as m1\nblue FLAK 2-2 aboard m1 as f1\nblue moves',
      'basic',
      undefined,
      'M11 M12 M13',
    );
    expect(wave.refusal('landWave f1 0,2')).toBe('M11.31');
  });
});
