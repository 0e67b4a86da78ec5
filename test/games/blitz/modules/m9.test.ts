import { describe, expect, test } from 'vitest';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { HALVES } from '#games/blitz/economy/production/costs.ts';
import { isSurrounded, unplaced } from '#games/blitz/economy/production/centres.ts';
import type { Command } from '#games/blitz/types.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, type Table } from '../table.ts';
import { at } from './table.ts';

const BOARD = [
  'grid q -8..8 r -5..5',
  'city Eins : -6,0',
  'city Zwei : -2,0',
  'city Drei : 1,0',
  'city Rot : 7,0',
  'belongs blue -6,0 -2,0 1,0',
  'belongs red 7,0',
  'road : -6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0',
].join('\n');
const FAR = 'blue inf 1-4 @ -8,5 as b0\nred inf 1-4 @ 7,0 as r0';

/** Red is about to end his player turn of this turn, and with it the turn. */
const m9 = (lines: string, turn = 2, modules = 'M3 M9', level = 'basic'): Table =>
  position(
    `game ${level}\nmodules ${modules}\nboard inline\n${BOARD}\nend board\nturn ${turn}\n${lines}\n${FAR}\nred moves`,
  );
const ended = (lines: string, turn = 2, modules = 'M3 M9', level = 'basic'): Table =>
  m9(lines, turn, modules, level).play('endMovement');

const sizeAt = (table: Table, name: string, type: string): number => {
  const hex = table.game.world.board.grid.byName.get(name);
  return table.state.units
    .filter((unit) => unit.at === hex && unit.place === 'map' && unit.type === type)
    .reduce((sum, unit) => sum + unit.df, 0);
};

describe('M9 production', () => {
  test('M9.0, M9.cost replacements are out of force; what a factor costs', () => {
    expect(MODULES.M9.rule).toBe('M9.0');
    expect(m9('', 2, 'M9', 'tournament').game.world.verbs.movement).not.toContain('placeReplacement');
    const row =
      'SAC 6 MDM 5 TAC 3 FTR 4 MAC 4 RR 3 TF 6 MST 6 LST 6 INF2 .5 INF4 1 ARM 2 ART 3 MAR 2 RNG 5 ABN 3 FLAK 2 Airbase 2';
    const words = row.split(' ');
    for (let i = 0; i < words.length; i += 2)
      expect((HALVES as Record<string, number>)[words[i] ?? '']).toBe(2 * Number(words[i + 1]));
  });

  test('M9.1, M9.3, M9.10, M80.29 each centre builds for its own points, and what is not used is lost', () => {
    const table = ended('centre blue 12 -6,0\ncentre blue 2 -2,0');
    expect([at(table), table.phase, table.side]).toEqual(['production', 'M80.29', 'blue']);
    roundTrip(table);
    table.play(['produce -6,0 ARM 4', 'produce -6,0 INF4 1']);
    roundTrip(table);
    expect([sizeAt(table, '-6,0', 'armor'), sizeAt(table, '-6,0', 'infantry')]).toEqual([4, 1]);
    expect(table.refusal('produce -6,0 INF4 4')).toBe('M9.3');
    expect(table.refusal('produce -2,0 INF4 3')).toBe('M9.3');
    expect(table.refusal('produce 1,0 INF4 1')).toBe('M9.1');
    table.play('endProduction');
    expect([table.state.turn, table.state.mover, at(table)]).toEqual([3, 'blue', 'movement']);
  });

  test('M9.cost, M9.4 examples: a centre of 12, of 5 and of 2', () => {
    const orders = 'orders continent\nob blue 5\nob red 5';
    const text = (size: number) =>
      position(
        `game tournament\nmodules M3 M8 M9\nboard inline\n${BOARD}\nend board\nturn 2\n${orders}\ncentre blue ${size} -6,0\n${FAR}\nred moves`,
        LIBRARY,
      ).play('endMovement');
    const twelve = text(12).play(['produce -6,0 TAC 1', 'produce -6,0 ARM 4', 'produce -6,0 INF4 1']);
    expect(at(twelve)).toBe('movement');
    const five = text(5);
    expect([five.refusal('produce -6,0 INF2 11'), five.refusal('produce -6,0 TF 1')]).toEqual(['M9.3', 'M9.4']);
    expect(legalTexts(five, 'produce')).toContain('produce -6,0 MDM 1');
    five.play('produce -6,0 INF2 10');
    expect(sizeAt(five, '-6,0', 'lightInfantry')).toBe(10);
    const two = text(2);
    expect(two.refusal('produce -6,0 TAC 1')).toBe('M9.3');
    expect(legalTexts(two, 'produce')).toContain('produce -6,0 ARM 1');
    two.play('produce -6,0 INF2 4');
    // M9.4
    expect(text(12).refusal('produce -6,0 SAC 1')).toBe('M9.4');
  });

  test('M9.2 at the end of turns 2, 4, 6; with productionInterval=3 of 3, 6, 9; the first player first', () => {
    const both = 'centre blue 10 -6,0\ncentre red 10 7,0';
    expect([1, 2, 3, 4].map((turn) => at(ended(both, turn)))).toEqual([
      'movement',
      'production',
      'movement',
      'production',
    ]);
    const three = (turn: number) => at(ended(`options productionInterval=3\n${both}`, turn));
    expect([2, 3, 6].map(three)).toEqual(['movement', 'production', 'production']);
    const table = ended(both);
    expect(table.side).toBe('blue');
    table.play('endProduction');
    expect([table.side, at(table)]).toEqual(['red', 'production']);
    const blue = m9(both).game;
    expect(at(m9(`${both}`))).toBe('movement');
    expect(blue.world.rules.production.cycle).toBe(2);
  });

  test('M9.5 new units appear in the centre’s hex within stacking; what does not fit in a home city joined by a line', () => {
    const full = 'blue inf 6-4 @ -6,0\nblue inf 5-4 @ -6,0\ncentre blue 10 -6,0';
    const table = ended(full);
    expect(table.refusal('produce -6,0 INF4 4')).toBe('M9.5');
    expect(table.refusal('produce -6,0 INF4 4 at 1,0')).toBe('M9.5');
    expect(table.refusal('produce -6,0 INF4 1 at -2,0')).toBe('M9.5');
    table.play('produce -6,0 INF4 4 at -2,0');
    expect(sizeAt(table, '-2,0', 'infantry')).toBe(4);
    const enemy = ended(`${full}\nred inf 4-4 @ -2,0`);
    expect(enemy.refusal('produce -6,0 INF4 4 at -2,0')).toBe('M9.5');
  });

  test('M9.5, M7.1 with M7 cities are joined by the railways of a board that has its own, else by its roads', () => {
    const full = (modules: string, lines: string) =>
      position(
        `game basic\nmodules ${modules}\nboard inline\n${BOARD}\n${lines}\nend board\nturn 2\ncentre blue 12 -6,0\nblue inf 12-4 @ -6,0\n${FAR}\nred moves`,
      ).play('endMovement');
    const rails = 'rail : -6,0 -6,1 -5,1';
    full('M3 M9', rails).play('produce -6,0 INF4 4 at -2,0');
    full('M3 M7 M9', '').play('produce -6,0 INF4 4 at -2,0');
    expect(full('M3 M7 M9', rails).refusal('produce -6,0 INF4 4 at -2,0')).toBe('M9.5');
  });

  test('M9.6, M9.7, M9.8, M70.fallback no ships and no airbases; aircraft in the Tournament Game only, on a home city hex', () => {
    const basic = ended('centre blue 12 -6,0');
    for (const row of ['TF', 'MST', 'LST', 'MAC', 'Airbase', 'FLAK', 'TAC', 'RR', 'INF2'])
      expect(basic.refusal(`produce -6,0 ${row} 1`), row).toBe('M9.cost');
    const air = m9('centre blue 12 -6,0', 2, 'M9', 'tournament').play(['endMovement', 'endDeclaration']);
    air.play('produce -6,0 TAC 2');
    expect(sizeAt(air, '-6,0', 'TAC')).toBe(2);
    const siege = m9('centre blue 12 -6,0\nred inf 4-4 @ -5,0', 2, 'M9', 'tournament').play([
      'endMovement',
      'endDeclaration',
    ]);
    expect(siege.refusal('produce -6,0 TAC 2')).toBe('M9.7');
  });

  test('M9.9, M0.14 a centre surrounded by enemy zones of control builds nothing; a friend beside it does not open it', () => {
    const ring = 'red inf 4-4 @ -8,1\nred inf 4-4 @ -5,1\nred inf 4-4 @ -6,-1\nred inf 4-4 @ -4,-1';
    const table = m9(`centre blue 10 -6,0\n${ring}\nblue inf 4-4 @ -7,0`);
    const hex = table.game.world.board.grid.byName.get('-6,0') ?? -1;
    expect(isSurrounded(table.game.world, table.state, 'blue', hex)).toBe(true);
    // Without a possible build there is no decision.
    expect(at(table.play(['endMovement', 'endCombat']))).toBe('movement');
    const open = ended('centre blue 10 -6,0\nred inf 4-4 @ -5,1');
    expect(at(open)).toBe('production');
  });

  test('M9.11 a centre that was hit has half its points, rounded down, or none', () => {
    const halved = ended('centre blue 5 -6,0 halved');
    roundTrip(halved);
    expect(halved.refusal('produce -6,0 INF4 3')).toBe('M9.3');
    halved.play('produce -6,0 INF4 2');
    expect(at(ended('centre blue 5 -6,0 shut'))).toBe('movement');
  });

  test('M9.12, M70.fallback with M7 trains are built, where there is rail', () => {
    const table = ended('centre blue 10 -6,0', 2, 'M3 M7 M9');
    table.play('produce -6,0 RR 1');
    expect(sizeAt(table, '-6,0', 'train')).toBe(1);
    // M7.12: nothing runs before the turn ends.
    expect(table.refusal('produce -6,0 RR 1')).toBe('M7.12');
    roundTrip(table);
    expect(ended('centre blue 10 -6,0').refusal('produce -6,0 RR 1')).toBe('M9.cost');
    // Factors are added to a reduced unit there (M0.10).
    const more = ended('blue inf 2-4 @ -6,0 as b1\ncentre blue 10 -6,0').play(['produce -6,0 INF4 2', 'endProduction']);
    more.play('combine b1+b.n1');
    expect(more.unit('b1').df).toBe(4);
  });

  test('M16.1 artillery that is built has its second factor only where M16 is played', () => {
    const built = (modules: string) => ended('centre blue 12 -6,0', 2, modules).play('produce -6,0 ART 2');
    expect(built('M3 M9').unit('b.n1')).toMatchObject({ af: 4, df: 2 });
    expect(roundTrip(built('M3 M9 M16')).unit('b.n1')).toMatchObject({ af: 2, df: 2 });
  });

  test('M9.13 new units act from their owner’s next player turn on', () => {
    const table = ended('centre blue 10 -6,0').play(['produce -6,0 ARM 2', 'endProduction']);
    expect([table.state.mover, table.unit('b.n1').moved]).toEqual(['blue', false]);
    table.play('moveUnit b.n1 -5,0');
  });

  test('M9.14 no more than 12 factors of airborne in play; with counterLimits no more than there are counters', () => {
    const table = ended('blue abn 4-4 @ -8,0\nblue abn 4-4 @ -8,1\nblue abn 2-4 @ -8,2\ncentre blue 12 -6,0');
    expect(table.refusal('produce -6,0 ABN 3')).toBe('M9.14');
    table.play('produce -6,0 ABN 2');
    const orders = 'orders continent\nob blue 7\nob red 7';
    const army = Array.from({ length: 16 }, (_, i) => `blue inf2 12-2 @ ${(i % 4) - 8},${Math.floor(i / 4) - 1}`);
    const many = (options: string) =>
      position(
        `game basic\nmodules M3 M8 M9\n${options}\nboard inline\n${BOARD}\nend board\nturn 2\n${orders}\n${army.slice(0, 15).join('\n')}\ncentre blue 4 1,0\nred inf 1-4 @ 7,0\nred moves`,
        LIBRARY,
      ).play('endMovement');
    expect(many('options counterLimits=on').refusal('produce 1,0 INF2 6')).toBe('M9.14');
    many('').play('produce 1,0 INF2 6');
  });

  test('M9.14 with counterLimits a factor lost in the turn of the cycle is not built again in it; 1965 types have the counters of T2.3.7', () => {
    const start = (options: string, lines: string, phase: string, turn: number) =>
      position(
        `game basic\nmodules M3 M9\n${options}\nboard inline\n${BOARD}\nend board\nturn ${turn}\ncounters blue inf 4-4 2\ncentre blue 10 -6,0\n${lines}\n${FAR}\n${phase}`,
      );
    const lines =
      'blue inf 4-4 @ 1,0 as b1\nred arm 12-6 @ 2,0 as r1\nred arm 12-6 @ 0,1 as r2\nred arm 12-6 @ 2,-1 as r3\nred arm 12-6 @ 1,-1 as r4\nred arm 12-6 @ 0,0 as r5';
    const fight = (options: string) =>
      start(options, lines, 'red attacks', 2).play(['declareBattle r1+r2+r3+r4+r5 on 1,0', 'endAdvance']);
    const on = fight('options counterLimits=on');
    expect([on.where('b1'), at(on)]).toEqual(['lost', 'production']);
    expect(on.text()).toContain('written-off blue inf 4');
    roundTrip(on);
    // Eight factors are printed: one is in play, four are written off.
    expect(on.refusal('produce -6,0 INF4 4')).toBe('M9.14');
    on.play('produce -6,0 INF4 3');
    // In another turn than that of the loss all eight serve again.
    expect(on.play('endProduction').state.writtenOff).toBeUndefined();
    const later = start('options counterLimits=on', lines.replace('@ 1,0 as b1', 'lost as b1'), 'red moves', 2);
    later.play(['endMovement', 'endCombat'].slice(0, 1));
    expect(at(later)).toBe('production');
    later.play('produce -6,0 INF4 7');
    expect(
      start('options counterLimits=on', '', 'red moves', 2).play('endMovement').refusal('produce -6,0 INF4 8'),
    ).toBe('M9.14');
    fight('').play('produce -6,0 INF4 10');
  });

  test('M9.15, M70.fallback without M4 ten factors that enter together take it; fewer may not enter', () => {
    const lines = 'centre blue 10 -2,0\nred arm 6-6 @ -1,0 as r1\nred inf 4-4 @ -1,0 as r2\nred inf 3-4 @ -3,0 as r3';
    const table = m9(lines);
    expect(table.refusal('moveUnit r1 -2,0')).toBe('M9.15');
    expect(table.refusal('seizeCentre r1 -2,0')).toBe('M9.15');
    expect(table.refusal('seizeCentre r1+r3 -2,0')).toBe('B8.4');
    expect(table.refusal('seizeCentre r1+r2 -6,0')).toBe('M9.15');
    expect(legalTexts(table, 'seizeCentre')).toEqual(['seizeCentre r1+r2 -2,0']);
    table.play('seizeCentre r1+r2 -2,0');
    roundTrip(table);
    expect([table.where('r1'), table.state.centres?.[0]?.captor]).toEqual(['-2,0', 'red']);
    // M9.16: it builds nothing.
    expect(at(table.play('endMovement'))).toBe('movement');
  });

  test('M70.fallback units in hand beside it are shown the centre they can take; a click says why others cannot', () => {
    const table = m9('centre blue 10 -2,0\nred arm 6-6 @ -1,0 as r1\nred inf 4-4 @ -1,0 as r2');
    const desk = deskOf(table.game, LIBRARY);
    const hex = table.game.world.board.grid.byName.get('-2,0') as number;
    const shown = (...ids: string[]) => desk.reach(table.state, ids, []).filter((one) => one.hex === hex);
    const meant = (...units: string[]) => desk.intent(table.state, { units, hex })[0];
    expect(shown('r1')).toEqual([]);
    expect(shown('r1', 'r2')).toMatchObject([{ path: [hex], cost: 1, command: { do: 'seizeCentre', hex } }]);
    expect(meant('r1')).toMatchObject({ do: 'seizeCentre', hex });
    expect(table.game.check(table.state, 'red', meant('r1') as Command)?.rule).toBe('M9.15');
    // M90.16: with M4 it is an overrun.
    const over = m9('centre blue 10 -2,0\nred arm 6-6 @ -1,0 as r1\nred inf 4-4 @ -1,0 as r2', 2, 'M3 M4 M9');
    const open = deskOf(over.game, LIBRARY).reach(over.state, ['r1', 'r2'], []);
    expect(open.filter((one) => one.hex === hex)).toMatchObject([{ command: { do: 'overrun' } }]);
  });

  test('M9.16, M10.5e a captured centre feeds its captor', () => {
    const lines = 'centre blue 10 -2,0 captured red\nred inf 4-4 @ -2,0 as r1\nred inf 4-4 @ -4,3 as r2';
    const table = m9(lines, 2, 'M3 M9 M10');
    const { world } = table.game;
    const lineOf = world.rules.supply.lines({ world, state: table.state, side: 'red' });
    expect(lineOf?.(table.unit('r2').at).lacks).toBeUndefined();
    const own = m9(lines.replace(' captured red', '').replace('red inf 4-4 @ -2,0 as r1\n', ''), 2, 'M3 M9 M10');
    const none = own.game.world.rules.supply.lines({ world: own.game.world, state: own.state, side: 'red' });
    expect(none?.(own.unit('r2').at).lacks).toBeDefined();
  });

  test('M9.17 it is taken back when a unit of its old side enters and no enemy is left there', () => {
    const table = position(
      `game basic\nmodules M3 M9\nboard inline\n${BOARD}\nend board\nturn 3\ncentre blue 10 -2,0 captured red\nblue inf 4-4 @ -3,0 as b1\n${FAR}\nblue moves`,
    );
    table.play('moveUnit b1 -2,0');
    expect(table.state.centres?.[0]?.captor).toBeUndefined();
  });

  test('M9.18 a centre has no effect on the control of its city, nor the city on it', () => {
    const table = m9('centre blue 10 -2,0\ncontrol red -2,0\nred inf 4-4 @ -1,0 as r1').play('endMovement');
    expect(at(table)).toBe('production');
    table.play('produce -2,0 INF4 2');
  });

  test('M9.counters, M8.8, M0.kit centres are set up on home city hexes, one a hex: those of the order of battle, or three of 10', () => {
    const start = (orders: string) =>
      position(`game basic\nmodules M8 M9\nboard continent\n${orders}\nblue sets up`, LIBRARY);
    const table = start('orders continent\nmuster blue 7\nmuster red 7');
    expect(unplaced(table.game.world, table.state, 'red')).toEqual([2, 2, 2, 2, 2]);
    const own = start(
      'orders continent\nob blue 7\nob red 7\nred inf 1-4 waits 1 as r1\nblue inf 1-4 waits 1 as b1\nfirst red',
    );
    expect(own.refusal('placePc 5 U11')).toBe('M8.ob');
    expect(own.refusal('placePc 2 U54')).toBe('M8.8');
    own.play('placePc 2 U11');
    expect(own.refusal('placePc 2 U11')).toBe('M8.8');
    own.play('placeUnit b1 U11');
    expect(own.refusal('ready')).toBe('M8.8');
    const kit = position(`game basic\nmodules M9\nboard continent\nblue inf 1-4 waits 1 as b1\nblue sets up`, LIBRARY);
    expect(unplaced(kit.game.world, kit.state, 'blue')).toEqual([10, 10, 10]);
    expect(
      faults(
        `game basic\nmodules M9\nboard inline\n${BOARD}\nend board\ncentre blue 10 7,0\n${FAR}\nblue moves`,
      ).join(),
    ).toContain('M8.8');
    expect(
      faults(
        `game basic\nmodules M5\noptions productionInterval=3\nboard inline\n${BOARD}\nend board\n${FAR}\nblue moves`,
      ).join(),
    ).toContain('M9.2');
  });
});
