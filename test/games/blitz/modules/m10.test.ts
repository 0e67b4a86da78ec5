import { describe, expect, test } from 'vitest';
import { btaAfter } from '#games/blitz/ground/rules/bta.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { allServed, type Dependant } from '#games/blitz/supply/lines/capacity.ts';
import type { Source } from '#games/blitz/supply/lines/sources.ts';
import { leaveOut } from '#games/blitz/combat/players/losses.ts';
import { billOf, paymentOf } from '#games/blitz/desk/bill.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { english } from '#core/message.ts';
import { ends, fought, legalTexts } from '../basic.ts';
import { passTurn, roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { at } from './table.ts';

/** Blue's home city in the west at the end of a road, Red's far off in the east. */
const LAND = [
  'grid q -14..8 r -6..6',
  'country b blue Blau',
  'country r red Rot',
  'country n minor Nord',
  'city Heim : -12,0',
  'city Rot : 8,0',
  'belongs blue -12,0',
  'belongs red 8,0',
].join('\n');
const road = (from: number, to: number): string =>
  `road : ${Array.from({ length: to - from + 1 }, (_, i) => `${from + i},0`).join(' ')}`;
const FAR = 'blue inf 1-4 @ -12,0 as b0\nred inf 1-4 @ 8,0 as r0';

const m10 = (lines: string, board = '', modules = 'M10', level = 'basic'): Table =>
  position(`game ${level}\nmodules ${modules}\nboard inline\n${LAND}\n${board}\nend board\n${lines}\n${FAR}`);

const lacks = (table: Table, id: string): string => {
  const { world } = table.game;
  const unit = table.unit(id);
  return world.rules.supply.lines({ world, state: table.state, side: unit.side })?.(unit.at).lacks ?? 'supplied';
};

describe('M10 supply', () => {
  test('M10.0 supply by cities and routes is out of force, and with it the bombing of cities', () => {
    expect(MODULES.M10.rule).toBe('M10.0');
    const table = m10('blue inf 4-4 @ 0,0 as b1\nblue moves', '', 'M10', 'tournament');
    const { world } = table.game;
    expect([world.rules.supply.routes, world.missions.includes('bombing')]).toEqual([undefined, false]);
    passTurn(table);
    expect(table.state.short).toBe(false);
    expect(faults(`game tournament supplyRoutes\nmodules M10\n${small()}\n${FAR}\nblue moves`).join()).toContain(
      'M70.1',
    );
  });

  test('M10.1, M10.10 at the start of his player turn the mover’s units are judged, nobody else’s', () => {
    const table = m10('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,3 as r1\nblue begins');
    expect([table.unit('b1').isolated, table.unit('b1').isolatedSince]).toEqual([true, 1]);
    expect(table.unit('b0').isolated).toBeUndefined();
    expect(table.unit('r1').isolated).toBeUndefined();
    expect([table.phase, at(table)]).toEqual(['M80.21', 'movement']);
    roundTrip(table);
    passTurn(table);
    expect(table.unit('r1').isolated).toBe(true);
  });

  test('M10.1 what is written beside aircraft on an isolated base is read as it was written', () => {
    const lines =
      'turn 4\nblue airbase 1-0 @ 0,0 as ba isolated since 1\nblue MDM 4-10 @ 0,0 as m1 isolated since 3\nblue moves';
    const table = m10(lines, '', 'M10 M12');
    expect([table.unit('ba').isolatedSince, table.unit('m1').isolatedSince]).toEqual([1, 3]);
    roundTrip(table);
    expect(m10(lines.replace(' isolated since 3', ''), '', 'M10 M12').unit('m1').isolatedSince).toBe(1);
  });

  test('M10.2, M10.4 example: five steps to a line that leads to a home city, not six', () => {
    const lines = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,-1 as r1\nblue begins';
    const near = m10(lines, road(-12, -5));
    expect(near.unit('b1').isolated).toBeUndefined();
    expect(lacks(near, 'b1')).toBe('supplied');
    const far = m10(lines, road(-12, -6));
    expect([far.unit('b1').isolated, lacks(far, 'b1')]).toEqual([true, 'reach']);
  });

  test('M10.2 a unit on a line or on a source needs no step; a source itself is reached in five steps', () => {
    expect(m10('blue inf 4-4 @ 0,0 as b1\nblue begins', road(-12, 0)).unit('b1').isolated).toBeUndefined();
    expect(m10('blue inf 4-4 @ -7,0 as b1\nblue begins').unit('b1').isolated).toBeUndefined();
    expect(m10('blue inf 4-4 @ -6,0 as b1\nblue begins').unit('b1').isolated).toBe(true);
  });

  test('M10.3, M10.4 neither enemies nor their zones of control, lakes nor friends of one’s own open a hex', () => {
    const line = road(-12, -2);
    expect(lacks(m10('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ -4,1 as r1\nblue begins', line), 'b1')).toBe('way');
    // A friend in the zone of control does not help.
    const friend = 'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -4,0 as b2\nred inf 4-4 @ -4,1 as r1\nblue begins';
    expect(lacks(m10(friend, line), 'b1')).toBe('way');
    const lake = Array.from({ length: 13 }, (_, i) => `-3,${i - 6}`).join(' ');
    expect(lacks(m10('blue inf 4-4 @ 0,0 as b1\nblue begins', `${road(-12, -4)}\nlake ${lake}`), 'b1')).not.toBe(
      'supplied',
    );
    // The unit's own hex is not tested.
    const pressed = m10('blue inf 4-4 @ -3,0 as b1\nred inf 4-4 @ -2,0 as r1\nblue begins', road(-12, -3));
    expect(pressed.unit('b1').isolated).toBeUndefined();
  });

  test('M10.4 no line runs through a neutral country or an uncaptured minor city', () => {
    const minor = `belongs n ${Array.from({ length: 13 }, (_, i) => `-4,${i - 6}`).join(' ')}`;
    const lines = 'blue inf 4-4 @ 0,0 as b1\nblue begins';
    const intact = m10(lines, `${road(-12, -2)}\n${minor}`, 'M10', 'tournament');
    expect(lacks(intact, 'b1')).not.toBe('supplied');
    const open = m10(`${lines}\nminor n open`, `${road(-12, -2)}\n${minor}`, 'M10', 'tournament');
    expect(lacks(open, 'b1')).toBe('supplied');
    const city = `${road(-12, -2)}\n${minor}\ncity Burg : -4,0`;
    expect(lacks(m10(`${lines}\nminor n open`, city, 'M10', 'tournament'), 'b1')).toBe('way');
  });

  test('M10.5, M10.5a a home city feeds its side only while that side is its controller, contested or not', () => {
    const line = road(-12, 0);
    const lines = 'blue inf 4-4 @ 0,0 as b1\nblue begins';
    expect(m10(`${lines}\ncontrol red -12,0`, line).unit('b1').isolated).toBe(true);
    expect(lacks(m10(`${lines}\ncontrol red -12,0`, line), 'b1')).toBe('source');
    const contested = m10(`${lines}\nred inf 4-4 @ -13,0 as r1`, line);
    expect(lacks(contested, 'b1')).toBe('supplied');
  });

  test('M10.6 a source in an enemy zone of control feeds others only while a unit of its side stands in it', () => {
    const board = 'city Zwei : -4,4\nbelongs blue -4,4';
    const siege = (garrison: string) =>
      m10(`blue inf 4-4 @ -4,6 as b1\nred inf 4-4 @ -5,4 as r1\n${garrison}\ncontrol blue -4,4\nblue begins`, board);
    expect(lacks(siege(''), 'b1')).toBe('way');
    expect(lacks(siege('blue inf 2-4 @ -4,4 as g1'), 'b1')).toBe('supplied');
    expect(lacks(siege('blue inf 2-4 @ -4,4 as g1'), 'g1')).toBe('supplied');
  });

  const SEA = [
    'sea -14,-6 -13,-6 -12,-6 zone A',
    'sea 4,-6 5,-6 6,-6 7,-6 zone B',
    'city Hafen : -13,-5',
    'belongs blue -13,-5',
    'city Fort : 4,-5',
    'belongs red 4,-5',
    'beach 6,-5 7,-5',
    'road : 4,-5 4,-4 4,-3 4,-2 4,-1 4,0',
  ].join('\n');

  test('M10.5b, M10.7 a port abroad that is held feeds its side over the sea, as long as a home port is held', () => {
    const lines = 'blue inf 4-4 @ 4,-4 as b1\ncontrol blue 4,-5\nblue begins';
    expect(lacks(m10(lines, SEA), 'b1')).toBe('supplied');
    expect(lacks(m10(`${lines}\ncontrol red -13,-5`, SEA), 'b1')).not.toBe('supplied');
    expect(lacks(m10(lines.replace('control blue', 'control red'), SEA), 'b1')).not.toBe('supplied');
  });

  test('M10.8, M10.16 the sea carries 60 in all; what is flown comes on top, and whoever can changes to it', () => {
    const sources: Source[] = [
      { kind: 'port', hexes: [0], carries: 36 },
      { kind: 'port', hexes: [1], carries: 36 },
      { kind: 'airlift', hexes: [2], carries: 12 },
    ];
    const unit = (no: number, need: number, ...of: number[]): Dependant => ({ no, need, sources: of });
    const far = [unit(0, 36, 0, 2), unit(1, 24, 1)];
    expect(allServed(sources, far)).toBe(true);
    // Twelve of the first port go by air, and the second has room for as many.
    expect(allServed(sources, [...far, unit(2, 12, 1)])).toBe(true);
    expect(allServed(sources, [...far, unit(2, 13, 1)])).toBe(false);
    expect(allServed(sources, [unit(0, 36, 0), unit(1, 24, 1), unit(2, 12, 1)])).toBe(false);
    expect(allServed(sources, [...far, unit(2, 1, 1), unit(3, 11, 2), unit(4, 1, 2)])).toBe(false);
    expect(allServed(sources, [...far, unit(2, 1, 1), unit(3, 11, 2)])).toBe(true);
  });

  test('M10.5c, M10.16, M70.fallback without M12 aircraft bring no supply: a base of theirs abroad is no source', () => {
    const table = m10(
      'blue TAC 4-8 @ 0,0 as t1\nblue inf 4-4 @ 1,0 as b1\ncontrol blue 0,0\nblue begins',
      'city Feld : 0,0\nbelongs red 0,0',
      'M10',
      'tournament',
    );
    expect([lacks(table, 't1'), lacks(table, 'b1')]).toEqual(['reach', 'reach']);
  });

  test('M10.9, M0.15 along a line a city of the enemy carries supply only while it is garrisoned; over land it need not be', () => {
    const lines = 'blue inf 4-4 @ 4,2 as b1\ncontrol blue 4,-5\nblue begins';
    expect(lacks(m10(lines, SEA), 'b1')).toBe('garrison');
    expect(lacks(m10(`blue inf 2-4 @ 4,-5 as g1\n${lines}`, SEA), 'b1')).toBe('supplied');
    expect(lacks(m10(lines.replace('4,2', '4,0'), SEA), 'b1')).toBe('supplied');
  });

  test('M10.5d, M10.13 a beachhead feeds within five steps, and along enemy lines once a city of the country is taken', () => {
    const near = 'blue inf 4-4 @ 6,-1 as b1\nbeachhead blue 6,-5\nblue begins';
    expect(lacks(m10(near, SEA, 'M10', 'tournament'), 'b1')).toBe('supplied');
    const board = `${SEA}\nroad : 6,-5 5,-4 4,-3\nbelongs red 6,-5 5,-4 4,-3 4,-2 4,-1 4,0`;
    const far = (more = '') =>
      m10(`blue inf 4-4 @ 4,3 as b1\nbeachhead blue 6,-5\n${more}\nblue begins`, board, 'M10', 'tournament');
    expect(lacks(far(), 'b1')).not.toBe('supplied');
    expect(lacks(far('control blue 4,-5'), 'b1')).toBe('supplied');
  });

  test('M7.18, M10.9, M90.25 with M7 supply runs along railways: one marker lets it pass, two break it', () => {
    const line = road(-12, 0);
    const lines = (cuts: string) => `blue inf 4-4 @ 0,2 as b1\n${cuts}\nblue begins`;
    const cutBy = (cuts: string, board = line) => lacks(m10(lines(cuts), board, 'M7 M10'), 'b1');
    expect(cutBy('')).toBe('supplied');
    expect(cutBy('cut red -6,0 1')).toBe('supplied');
    expect(cutBy('cut red -6,0 1\ncut red -8,0 1')).not.toBe('supplied');
    expect(cutBy('cut red -12,0 1\ncut red -8,0 1')).not.toBe('supplied');
    // A bridge takes two markers.
    expect(cutBy('cut red -6,0 2', `${line}\nriver R : -6,-1 -6,0 -6,1`)).not.toBe('supplied');
    // The marker in its own hex does not count.
    const on = m10('blue inf 4-4 @ 0,0 as b1\ncut red 0,0 1\ncut red -8,0 1\nblue begins', line, 'M7 M10');
    expect(lacks(on, 'b1')).toBe('supplied');
  });

  test('M10.8 36 factors through a port, those in the desert twice; the owner chooses who is left out, nobody without need', () => {
    const army = Array.from(
      { length: 10 },
      (_, i) => `blue inf 4-4 @ ${3 + (i % 3)},${-4 + Math.floor(i / 3)} as c${i}`,
    );
    const lines = `${army.join('\n')}\ncontrol blue 4,-5\nblue begins`;
    const table = m10(lines, SEA);
    expect([at(table), table.phase]).toEqual(['supply', 'M80.11']);
    roundTrip(table);
    expect(table.refusal('leaveOut c0+c1')).toBe('M10.8');
    expect(table.refusal('leaveOut c0+c0')).toBe('M10.8');
    expect(table.refusal('leaveOut b0')).toBe('M10.8');
    expect(table.refusal('leaveOut')).toBe('M10.8');
    expect(table.legal()).toHaveLength(10);
    table.play('leaveOut c3');
    expect([table.unit('c3').isolated, table.unit('c4').isolated, at(table)]).toEqual([true, undefined, 'movement']);
    const nine = m10(lines.replace(/blue inf 4-4 @ \S+ as c9\n/, ''), SEA);
    expect(at(nine)).toBe('movement');
    const desert = m10(lines.replace(/blue inf 4-4 @ \S+ as c9\n/, ''), `${SEA}\ndesert 3,-4`);
    expect(at(desert)).toBe('supply');
    // A unit may be broken down for it (M0.10).
    desert.play('splitUnit c1 2+2');
    expect(at(desert)).toBe('supply');
  });

  test('M10.8, M0.10 no more factors are left out than needed, by whoever chooses', () => {
    const army = [6, 6, 6, 6, 6, 6, 6].map(
      (size, i) => `blue inf ${size}-4 @ ${3 + (i % 3)},${-4 + Math.floor(i / 3)} as c${i}`,
    );
    const lines = `${army.join('\n')}\ncontrol blue 4,-5\nblue begins`;
    // 42 factors, and room for 36.
    const whole = m10(lines, SEA);
    expect(whole.refusal('leaveOut c0+c1')).toBe('M10.8');
    expect(whole.legal()).toHaveLength(7);
    // 41: five of a unit of six are left out.
    const one = m10(lines.replace('inf 6-4 @ 3,-4 as c0', 'inf 5-4 @ 3,-4 as c0'), SEA);
    expect(one.refusal('leaveOut c1')).toBe('M10.8');
    expect(legalTexts(one, 'leaveOut')).toContain('leaveOut c0');
    // Units in the desert count twice, also when left out.
    const dry = m10(lines.replace('inf 6-4 @ 3,-4 as c0', 'inf 3-4 @ 3,-4 as c0'), `${SEA}\ndesert 3,-4`);
    expect(legalTexts(dry, 'leaveOut')).toContain('leaveOut c0');
    for (const table of [whole, one, dry]) {
      const computer = leaveOut(table.game.world, table.state);
      expect(table.game.check(table.state, 'blue', computer)).toBeUndefined();
      const [first] = billOf(table.game, table.state)?.named ?? [];
      expect(first).toBeDefined();
      const named = (billOf(table.game, table.state)?.named ?? []).map((id): [string, number] => [id, 1]);
      expect(table.game.check(table.state, 'blue', paymentOf(table.game, table.state, named))).toBeUndefined();
    }
  });

  test('M10.8, M0.10 the computer breaks a unit down rather than leave out more than needed', () => {
    const lines =
      'blue inf 12-4 @ 3,-4 as c0\nblue inf 12-4 @ 4,-4 as c1\nblue inf 12-4 @ 5,-4 as c2\nblue inf 8-4 @ 5,-3 as c3';
    const table = m10(`${lines}\ncontrol blue 4,-5\nblue begins`, SEA);
    for (let i = 0; at(table) === 'supply' && i < 5; i++) {
      const command = leaveOut(table.game.world, table.state);
      expect(table.game.check(table.state, 'blue', command)).toBeUndefined();
      table.play(writeCommand(table.game.world, table.state, command));
    }
    const left = table.state.units.filter((unit) => unit.side === 'blue' && unit.isolated);
    expect(left.reduce((sum, unit) => sum + unit.df, 0)).toBe(8);
    // c3 whole, or eight factors of another: nothing has to be broken down here; of 43 something has.
    const odd = m10(
      `${lines.replace('inf 8-4', 'inf 9-4')}\nblue inf 2-4 @ 3,-3 as c4\ncontrol blue 4,-5\nblue begins`,
      SEA,
    );
    for (let i = 0; at(odd) === 'supply' && i < 9; i++)
      odd.play(writeCommand(odd.game.world, odd.state, leaveOut(odd.game.world, odd.state)));
    const out = odd.state.units.filter((unit) => unit.side === 'blue' && unit.isolated);
    expect(out.reduce((sum, unit) => sum + unit.df, 0)).toBe(11);
  });

  test('M10.10 example: a line cut in the enemy’s player turn has no effect before the next judgement', () => {
    const table = m10(
      'turn 4\nblue arm 6-6 @ 0,0 as b1\nred arm 4-6 @ -5,4 as r1\nred inf 4-4 @ 2,0 as r2\nred moves',
      `${road(-12, 0)}\ncity Ost : -5,5\nbelongs red -5,5`,
    );
    table.play('moveUnit r1 -5,3 -5,2 -5,1');
    table.play('endMovement');
    expect([lacks(table, 'b1'), table.unit('b1').isolated]).toEqual(['way', undefined]);
    expect(inZoc(fieldOf(table.game.world, table.state), 'blue', table.unit('b1').at + 1)).toBe(true);
    table.play('endDeclaration');
    expect([table.state.turn, table.state.mover, table.unit('b1').isolated]).toEqual([5, 'blue', true]);
  });

  test('M10.11 relief at the end of an impulse: who walks back to a line is supplied from then on', () => {
    const table = m10('blue inf 4-4 @ 0,0 as b1\nblue begins', road(-12, -6));
    expect(table.unit('b1').isolated).toBe(true);
    table.play('moveUnit b1 -1,0');
    expect(table.unit('b1').isolated).toBe(true);
    table.play('endMovement');
    expect([table.unit('b1').isolated, table.unit('b1').isolatedSince]).toEqual([undefined, undefined]);
    const impulses = m10('blue inf 4-4 @ 0,0 as b1\nblue begins', road(-12, -8), 'M1 M3 M10');
    impulses.play(['moveUnit b1 -1,0', 'endMovement']);
    expect(impulses.unit('b1').isolated).toBe(true);
    impulses.play(['moveUnit b1 -2,0 -3,0', 'endMovement']);
    expect(impulses.unit('b1').isolated).toBeUndefined();
  });

  const BLOCKED = [
    'blue inf 4-4 @ 0,0 as b1',
    'blue arm 8-6 @ -5,-1 as k1',
    'blue arm 8-6 @ -5,0 as k2',
    'red inf 2-4 @ -4,-1 as r1',
    'blue begins',
  ].join('\n');

  test('M10.11 relief at once when the unit that bars the line is eliminated in combat, not when it only goes back', () => {
    const line = road(-12, -3);
    const killed = m10(BLOCKED, line, 'M3 M10');
    expect(killed.unit('b1').isolated).toBe(true);
    killed.play('endMovement').play('declareBattle k1+k2 on -4,-1');
    expect(killed.where('r1')).toBe('lost');
    expect(killed.unit('b1').isolated).toBeUndefined();
    const back = m10(BLOCKED.replace('blue arm 8-6 @ -5,0 as k2\n', ''), line, 'M3 M10');
    back.play('endMovement').play('declareBattle k1 on -4,-1', 3);
    expect([back.where('r1'), at(back)]).toEqual(['-4,-1', 'retreat']);
    back.play('chooseRetreat r1 -3,-2 -2,-3');
    expect(back.unit('b1').isolated).toBe(true);
  });

  test('M10.12, M10.14 a supplied unit that moves does not end the impulse where it has no supply line; it may pass', () => {
    const table = m10('blue arm 6-6 @ -6,0 as b1\nblue inf 4-4 @ -7,0 as b2\nblue moves', road(-12, -6));
    table.play('moveUnit b1 -5,0 -4,0 -3,0 -2,0 -1,0 0,0');
    expect(table.refusal('endMovement')).toBe('M10.14');
    roundTrip(table);
    table.play(['takeBack last', 'moveUnit b1 -5,0 -4,0 -3,0 -2,0 -1,0', 'endMovement']);
    expect(table.where('b1')).toBe('-1,0');
    // Airborne troops that were flown are supplied until their owner's next player turn.
    const drop = m10('blue abn 4-4 @ -12,0 as b1\nblue moves', road(-12, -6));
    drop.play(['flyAirborne b1 -2,5', 'endMovement']);
    expect(drop.unit('b1').isolated).toBeUndefined();
    passTurn(drop);
    passTurn(drop);
    expect(drop.unit('b1').isolated).toBe(true);
  });

  test('M10.14 a unit that stays breaks nothing, an isolated one goes where it likes, a city that is retaken counts', () => {
    const stays = m10('blue inf 4-4 @ 0,0 as b1\nblue moves');
    stays.play('endMovement');
    const isolated = m10('blue inf 4-4 @ 0,0 as b1 isolated\nblue moves').play('moveUnit b1 1,0');
    isolated.play('endMovement');
    const board = 'city Zwei : -1,0\nbelongs blue -1,0';
    const home = m10('blue inf 4-4 @ -3,0 as b1\ncontrol red -1,0\nblue moves', board);
    home.play(['moveUnit b1 -2,0 -1,0', 'endMovement']);
    expect(home.where('b1')).toBe('-1,0');
  });

  test('M10.14 nobody gets off a train where he would not be supplied, unless he is isolated', () => {
    const board = `${road(-12, 3)}\ncity Feind : -4,0\nbelongs red -4,0`;
    const lines = (isolated: string) =>
      `blue train 1-60 @ 3,0 as b.rr1\nblue inf 4-4 aboard b.rr1 as b1${isolated}\nblue moves`;
    expect(m10(lines(''), board, 'M7 M10').refusal('detrain b.rr1 b1')).toBe('M10.14');
    m10(lines(' isolated'), board, 'M7 M10').play('detrain b.rr1 b1');
    m10(lines(''), road(-12, 3), 'M7 M10').play('detrain b.rr1 b1');
  });

  test('M10.14, B7.a11, M0.23 who could get away only to where he may not end his move is trapped', () => {
    const lines = 'blue inf 1-1 @ 2,0 as b1\nred inf 8-4 @ 3,0 as r1\nblue moves';
    const table = m10(lines, road(-12, -6)).play(['endMovement', 'endDeclaration']);
    expect(table.where('b1')).toBe('lost');
    expect(m10(lines, road(-12, 0)).refusal('endMovement')).toBe('B7.a10');
  });

  test('M10.14, M10.6, B7.a11, M0.23 who loses his line with the city he leaves does not get away: he is trapped', () => {
    const lines = 'blue inf 1-1 @ 0,0 as b1\nred inf 8-4 @ 1,0 as r1\nblue moves';
    const city = 'city Mitte : 0,0\nbelongs blue 0,0';
    const table = m10(lines, city);
    expect(table.play('moveUnit b1 -1,0').refusal('endMovement')).toBe('M10.14');
    table.play(['takeBack', 'endMovement', 'endDeclaration']);
    expect(table.where('b1')).toBe('lost');
    // Another unit holds the hex: this one has to go.
    const held = m10(`blue inf 3-4 @ 0,0 as b2\n${lines}`, city);
    expect(at(held.play(['moveUnit b1 -1,0', 'endMovement']))).toBe('declaration');
  });

  test('M10.14, M4.10 nobody occupies a vacated hex where he would not be supplied', () => {
    const lines = 'blue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r1\nblue moves';
    const beyond = m10(lines, road(-12, -6), 'M3 M10').play('endMovement');
    beyond.play('declareBattle b1 on 0,0');
    // No unit may advance, so there is no decision.
    expect([beyond.where('r1'), beyond.where('b1'), at(beyond)]).toEqual(['lost', '-1,0', 'movement']);
    const inside = m10(lines, road(-12, -5), 'M3 M10').play(['endMovement', 'declareBattle b1 on 0,0']);
    inside.play('advance b1 0,0');
  });

  test('M10.15 a retreat ends on a supplied hex if a path of its length leads to one', () => {
    const lines = ['blue arm 6-6 @ 2,0 as b1', 'red inf 4-4 @ 1,0 as r1', 'blue moves'].join('\n');
    const board = 'city Ost : 0,6\nbelongs red 0,6';
    const table = m10(lines, board, 'M3 M10').play('endMovement').play('declareBattle b1 on 1,0', 1);
    expect(at(table)).toBe('retreat');
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['-1,2', '0,2']);
    expect(table.refusal('chooseRetreat r1 0,0 -1,0')).toBe('M10.15');
    const plain = m10(lines, '', 'M3 M10').play('endMovement').play('declareBattle b1 on 1,0', 1);
    plain.play('chooseRetreat r1 0,0 -1,0');
  });

  test('M10.20, B90.12, T7.2.17 isolated attackers have no zone of control: a retreat may lead into the hex they are to attack', () => {
    const lines = [
      'blue inf 1-4 @ -1,2 as b1 isolated',
      'red inf 2-4 @ 0,2 as r1',
      'blue arm 6-6 @ 3,0 as b2',
      'red inf 4-4 @ 2,1 as r2',
      'battle 1 of b1 on 0,2',
      'battle 2 of b2 on 2,1',
      'blue fights',
    ].join('\n');
    const board = `${road(-12, 3)}\ncity Ost : 0,5\nbelongs red 0,5`;
    const table = m10(lines, board).play('resolve 2', 1);
    table.play(['chooseRetreat r2 1,2 0,2', 'endAdvance']);
    roundTrip(table).play('resolve 1');
    expect([fought(table).odds, table.where('b1')]).toEqual(['1-12', 'lost']);
    const written = `board inline\n${LAND}\nend board\n${lines}\n${FAR}`.replace('2-4 @ 0,2', '12-4 @ 0,2');
    expect(faults(`game basic\nmodules M10\n${written.replace(' isolated', '')}`).join()).toContain('B9.4');
  });

  test('M10.20, M10.isolation, M0.8 isolated units have no zone of control and half their factors, exactly; armor half its movement', () => {
    const table = m10(
      [
        'blue arm 6-6 @ 0,0 as b1 isolated',
        'blue inf 3-4 @ 0,1 as b2 isolated',
        'red inf 4-4 @ 1,0 as r1',
        'blue moves',
      ].join('\n'),
      '',
      'M3 M10',
    );
    const { world } = table.game;
    expect(inZoc(fieldOf(world, table.state), 'blue', table.unit('r1').at)).toBe(false);
    expect(ends(table, 'moveUnit', 'b1')).not.toContain('-4,0');
    expect(ends(table, 'moveUnit', 'b1')).toContain('-3,0');
    expect(ends(table, 'moveUnit', 'b2')).toContain('-3,1');
    table.play('endMovement').play('declareBattle b1+b2 on 1,0', 5);
    expect(fought(table)).toMatchObject({ attack: 4.5, defence: 4, odds: '1-1' });
  });

  test('M10.20, M90.12 halving and doubling multiply: isolated in a city a unit counts its face value', () => {
    const table = m10(
      'blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1 isolated\nblue moves',
      'city Feste : 1,0',
      'M3 M10',
    ).play('endMovement');
    table.play('declareBattle b1 on 1,0', 6);
    expect(fought(table)).toMatchObject({ defence: 4, odds: '2-1' });
  });

  test('M90.9, M90.10, M0.17 an isolated unit covers the hex it stands in only', () => {
    const board = 'city Feste : 1,0';
    const beside = (mark: string) =>
      m10(`blue inf 4-4 @ 0,0 as b1${mark}\nblue moves`, board, 'M3 M10').play(['endMovement']).text();
    expect(beside('')).toContain('control blue -12,0 1,0');
    expect(beside(' isolated')).not.toMatch(/control blue .*1,0/);
    const inside = m10('blue inf 4-4 @ 1,0 as b1 isolated\nblue moves', board, 'M3 M10').play('endMovement');
    expect(inside.text()).toMatch(/control blue .*1,0/);
  });

  test('M10.21 aircraft are isolated with their city: they fly to a supplied base in the first turn and nowhere later', () => {
    const board = 'city Feld : 0,0\nbelongs red 0,0';
    const lines = (mark = '') =>
      `turn 2\nblue TAC 4-8 @ 0,0 as t1${mark}\nblue inf 4-4 @ 0,0 as b1\ncontrol blue 0,0\nred inf 4-4 @ 1,0 as r1`;
    const table = m10(`${lines()}\nblue begins`, board, 'M3 M10', 'tournament');
    expect([table.unit('t1').isolated, table.unit('b1').isolated]).toEqual([true, true]);
    table.play('endMovement');
    expect(table.refusal('assignMission t1 tactical 1,0')).toBe('M10.21');
    table.play(['endDeclaration', 'endCombat']);
    table.play('rebase t1 -12,0');
    const later = m10(`${lines(' isolated since 1')}\nblue begins`, board, 'M3 M10', 'tournament');
    later.play(['endMovement', 'endDeclaration', 'endCombat']);
    expect(later.refusal('rebase t1 -12,0')).toBe('M10.21');
  });

  test('M10.24, M10.isolation isolationAttrition: from the third isolated turn on each hex loses a factor, of its owner’s choice', () => {
    const units = (since: number) =>
      [
        'turn 4',
        `blue inf 4-4 @ 0,0 as b1 isolated since ${since}`,
        `blue arm 3-6 @ 0,0 as b2 isolated since ${since}`,
        `blue inf 2-4 @ 2,2 as b3 isolated since ${since}`,
        'blue begins',
      ].join('\n');
    const on = (since: number) => m10(`options isolationAttrition=on\n${units(since)}`);
    const table = on(2);
    expect([at(table), table.phase]).toEqual(['losses', 'M80.11']);
    roundTrip(table);
    table.play('chooseLosses b2:1');
    // One unit alone pays without a question.
    expect([table.unit('b1').df, table.unit('b2').df, table.unit('b3').df]).toEqual([4, 2, 1]);
    expect(at(table)).toBe('movement');
    expect(at(on(3))).toBe('movement');
    expect(at(m10(units(1)))).toBe('movement');
    expect(faults(`game basic\nmodules M5\noptions isolationAttrition=on\n${small()}\nblue moves`).join()).toContain(
      'M10.24',
    );
  });

  test('M10.25, M0.23 units that have strayed for good, with nothing to take back, stay and are isolated at once', () => {
    const lines = 'blue inf 4-4 @ 0,0 as b1 spent 12\nblue inf 4-4 @ 0,-1 as b2 spent 3\nblue moves';
    const table = m10(lines, road(-12, -6));
    expect(table.refusal('endMovement')).toBe('M10.14');
    // To take this back would not help b1.
    table.play(['moveUnit b2 -1,0', 'endMovement']);
    expect([table.unit('b1').isolated, table.unit('b2').isolated]).toEqual([true, undefined]);
    const own = m10('blue inf 4-4 @ -1,0 as b1\nblue moves', road(-12, -6)).play('moveUnit b1 0,0 1,0');
    expect(own.refusal('endMovement')).toBe('M10.14');
    const stuck = m10(lines.replace('spent 3', 'spent 12'), road(-12, -6)).play('endMovement');
    expect([stuck.unit('b1').isolated, stuck.unit('b2').isolated]).toEqual([true, true]);
  });

  test('M10.25, B7.a11 who is isolated as movement ends and too weak then to attack is given up', () => {
    const lines = 'blue inf 1-4 @ 0,0 as b1 spent 12\nred inf 4-4 @ 1,0 as r1\nblue moves';
    const table = m10(lines, road(-12, -6), 'M10 M12').play('endMovement');
    expect([table.unit('b1').isolated, table.state.doomed.map((no) => table.state.units[no]?.id)]).toEqual([
      true,
      ['b1'],
    ]);
    table.play('endDeclaration');
    expect(table.unit('b1').place).toBe('lost');
    // With a line he keeps his strength and fights.
    const fed = m10(lines, road(-12, -1), 'M10 M12').play('endMovement');
    expect(fed.state.doomed).toEqual([]);
  });

  test('M0.12 printed, isolation, weather, bombardment, then what holds a unit; halves round up, 1 at least', () => {
    const half = { after: 'isolation', rule: 'M10.20', by: 'half' } as const;
    const soft = { after: 'weather', rule: 'M14.10', by: { less: 2 } } as const;
    const hit = { after: 'bombardment', rule: 'M12.hd', by: 'half' } as const;
    const held = { after: 'held', rule: 'M4.11', by: 'none' } as const;
    expect(btaAfter(6, [soft, half])).toBe(1);
    expect(btaAfter(5, [half])).toBe(3);
    expect(btaAfter(2, [hit, soft])).toBe(1);
    expect(btaAfter(6, [hit, { after: 'weather', rule: 'M14.10', by: { most: 3 } }])).toBe(2);
    expect(btaAfter(6, [half, held])).toBe(0);
  });

  test('M10.10 what isolation does is told', () => {
    const table = m10('blue inf 4-4 @ 0,0 as b1\nred moves', road(-12, -6));
    table.play(['endMovement', 'endDeclaration']);
    expect(table.events.map(({ is }) => is)).toContain('judged');
    expect(english(table.game.prompt(table.state)?.asks ?? '')).toContain('moves');
  });
});
