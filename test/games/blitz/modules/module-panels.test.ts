import { describe, expect, test } from 'vitest';
import { english, msg } from '#core/message.ts';
import { distance } from '#hex/grid.ts';
import { carefulOf } from '#games/blitz/desk/careful.ts';
import { planView } from '#games/blitz/combat/desk/battles.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { salvosOf, supportView } from '#games/blitz/combat/desk/guns.ts';
import { ordersView } from '#games/blitz/economy/desk/orders.ts';
import { thirdsLeft } from '#games/blitz/desk/queries.ts';
import { politicsOf } from '#games/blitz/countries/desk/politics.ts';
import { productionView } from '#games/blitz/economy/desk/production.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { position, type Table } from '../table.ts';
import { modular } from './table.ts';

/** Data of the modules' panels. */

const BOARD = [
  'grid q -8..8 r -5..5',
  'city Eins : -6,0',
  'city Zwei : -2,0',
  'city Rot : 7,0',
  'belongs blue -6,0 -2,0',
  'belongs red 7,0',
  'road : -6,0 -5,0 -4,0 -3,0 -2,0',
].join('\n');

const m9 = (lines: string): Table =>
  position(
    `game basic\nmodules M3 M9\nboard inline\n${BOARD}\nend board\nturn 2\n${lines}\nblue inf 1-4 @ -8,5 as b0\nred inf 1-4 @ 7,0 as r0\nred moves`,
  ).play('endMovement');

describe('M9 production as a panel shows it', () => {
  test('M9.3, M9.cost points left, what a factor costs, how many there can be and why no more', () => {
    const table = m9('centre blue 3 -6,0');
    const [centre] = productionView(table.game, table.state)?.centres ?? [];
    expect([centre?.left, centre?.size, centre?.shut]).toEqual(['3', 3, undefined]);
    const armor = centre?.builds.find(({ row }) => row === 'ARM');
    expect([armor?.cost, armor?.to.length, armor?.fault?.rule]).toEqual(['2', 1, 'M9.3']);
    expect(centre?.builds.find(({ row }) => row === 'INF4')?.to).toHaveLength(3);
    const careful = () => {
      const said = carefulOf(table.game, table.state);
      return said && english(said);
    };
    expect(careful()).toBe('production points that could be used lapse: 3');
    table.play('produce -6,0 ARM 1');
    expect(careful()).toBe('production points that could be used lapse: 1');
    const [after] = productionView(table.game, table.state)?.centres ?? [];
    expect([after?.left, after?.builds.find(({ row }) => row === 'ARM')?.to.length]).toEqual(['1', 0]);
  });

  test('M9.5 what finds no room appears in the next city, and that is said', () => {
    const full = Array.from({ length: 3 }, (_, i) => `blue inf 4-4 @ -6,0 as f${i}`).join('\n');
    const table = m9(`centre blue 3 -6,0\n${full}`);
    const name = (hex: number) => table.game.world.board.grid.names[hex];
    const [centre] = productionView(table.game, table.state)?.centres ?? [];
    expect(centre?.builds.find(({ row }) => row === 'INF4')?.to.map(name)).toEqual(['-2,0', '-2,0', '-2,0']);
  });

  test('M9.9, M9.2 a surrounded centre says why it builds nothing; when they build next', () => {
    const ring = ['-5,0', '-6,1', '-7,1', '-7,0', '-6,-1', '-5,-1'].map((hex, i) => `red inf 4-4 @ ${hex} as s${i}`);
    const table = m9(`centre blue 3 -6,0\ncentre blue 3 -2,0\n${ring.join('\n')}`);
    const view = productionView(table.game, table.state);
    expect([view?.every, view?.next]).toEqual([2, 2]);
    expect(view?.centres.map(({ shut }) => shut && english(shut.because))).toEqual([
      'the production centre at -6,0 is surrounded and builds nothing',
      undefined,
    ]);
  });
});

test('M8.7 the orders of battle side by side, with the types that play', () => {
  const table = position('game basic\nmodules M7 M8 M9\nboard continent\narmy continent\nblue sets up', LIBRARY);
  const { types, orders, way, builds } = ordersView(table.game);
  expect([way, builds, orders.length]).toEqual(['agree', true, 7]);
  expect(types).toEqual([
    'train',
    'lightInfantry',
    'infantry',
    'armor',
    'artillery',
    'navalInfantry',
    'ranger',
    'airborne',
  ]);
  expect(orders[4]).toEqual({
    ...{ no: 5, name: 'IAI improved infantry', factors: [4, 80, 0, 22, 0, 0, 0, 0], total: 102 },
    centres: [5, 5, 5, 5, 5, 5],
  });
});

test('M17.h.2, M17.f.2 one army in a civil war; with a third power they are agreed on, whatever is chosen', () => {
  const view = (modules: string, options: string) =>
    ordersView(
      position(
        `game basic\nmodules ${modules}\noptions ${options}\nboard continent\narmy continent\nblue sets up`,
        LIBRARY,
      ).game,
    );
  expect(view('M8 M17', 'scenario=H')).toMatchObject({ war: 'civil', way: 'agree' });
  expect(view('M8 M9 M15 M17 M18', 'scenario=F obChoice=method1')).toMatchObject({ war: 'third', way: 'agree' });
  expect(view('M8 M17', 'scenario=A obChoice=method1').war).toBeUndefined();
});

describe('M18 politics as a panel shows them', () => {
  const COUNTRY = 'belongs c 1,0 2,0 3,0 1,1 2,1\ncity Mitte : 3,0';
  const m18 = (lines: string, modules = 'M18'): Table =>
    modular(modules, `${lines}\nred inf 4-4 @ -4,4 as r1\nblue moves`, COUNTRY);
  const calaedia = ({ game, state }: Table) => politicsOf(game, state).find(({ name }) => name === 'Calaedia');

  test('M18.10, M18.12, M18.15 neutral, at war with an operator, conquered: each with its rule', () => {
    const table = m18('blue inf 4-4 @ 0,0 as b1\nred inf 2-4 neutral 2,1 of c as c1');
    expect(calaedia(table)).toMatchObject({ blue: 'neutral', red: 'neutral', factors: 2, rule: 'M18.10' });
    table.play('moveUnit b1 1,0');
    expect(calaedia(table)).toMatchObject({ blue: 'atWar', red: 'passiveAlly', operator: 'red', rule: 'M18.12' });
    const fallen = m18(
      'nation c blue atWar red passiveAlly operator red\ncontrol blue 3,0\nblue inf 4-4 @ 3,0\nred inf 2-4 @ 1,1 of c as c1',
    );
    expect(calaedia(fallen)).toMatchObject({ conquered: 'blue', rule: 'M18.15', cities: { blue: 1 } });
  });

  test('M18.12 a way into a neutral country is asked about first, one beside it is not', () => {
    const table = m18('blue inf 4-4 @ 0,0 as b1\nred inf 2-4 neutral 3,0 of c as c1');
    const desk = deskOf(table.game, LIBRARY);
    const reach = desk.reach(table.state, ['b1'], []);
    const to = (name: string) => reach.find(({ hex }) => hex === table.game.world.board.grid.byName.get(name));
    expect([to('1,0')?.warns, to('-1,0')?.warns]).toEqual(['M18.12', undefined]);
    expect(english(to('1,0')?.asks ?? msg``)).toContain('Calaedia is neutral');
    expect(to('-1,0')?.asks).toBeUndefined();
  });

  test('M17.c.5 where the country is guaranteed all are told of that would be roused', () => {
    const lines = 'options scenario=C\nblue inf 4-4 @ 0,0 as b1\nred inf 2-4 neutral 3,0 of c as c1';
    const table = m18(lines, 'M3 M15 M17 M18');
    const reach = deskOf(table.game, LIBRARY).reach(table.state, ['b1'], []);
    const asks = reach.find(({ hex }) => hex === table.game.world.board.grid.byName.get('1,0'))?.asks;
    expect(english(asks ?? msg``)).toContain('at war with all minor countries for good, his own allies too');
    expect(calaedia(table.play('moveUnit b1 1,0'))?.rule).toBe('M17.c.5');
  });

  test('M18.12 without M3, too, an attack on a neutral army is offered and shown as it would be fought', () => {
    const table = m18('blue inf 4-4 @ 1,-1 as b1\nred inf 2-4 neutral 1,0 of c as c1').play('endMovement');
    expect(legalTexts(table, 'declareBattle')).toEqual(['declareBattle b1 on 1,0']);
    const hex = table.game.world.board.grid.byName.get('1,0') ?? -1;
    const view = planView(table.game, table.state, [table.state.units.findIndex(({ id }) => id === 'b1')], [hex]);
    expect([view.odds, view.fault, view.violates?.length]).toEqual(['2-1', undefined, 1]);
  });
});

describe('M16, M4, M7 what guns, overruns and trains show', () => {
  const FAR = 'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home';
  const numbers = ({ state }: Table, ...ids: string[]) =>
    ids.map((id) => state.units.findIndex((one) => one.id === id));

  test('M16.chart, M12.sbt a bombardment with its chances, a support with the odds it makes', () => {
    const lines = 'blue art 8-4-4 @ 1,0 as a1\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1';
    const table = modular('M3 M4 M5 M16', `${lines}\n${FAR}\nblue moves`).play('endMovement');
    const scene = ({ game, state }: Table) => deskOf(game, LIBRARY).scene(state);
    const target = table.game.world.board.grid.byName.get('0,0');
    expect(scene(table).begins).toEqual([target]);
    expect(salvosOf(table.game, table.state)).toMatchObject([
      {
        column: 3,
        chances: [
          { result: 'H', sixths: 2 },
          { result: '-', sixths: 4 },
        ],
      },
    ]);
    const fight = modular(
      'M3 M4 M5 M16',
      `blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as a1\n${FAR}\nblue attacks`,
    ).play('declareBattle b1 on 0,0');
    expect(scene(fight).focus).toBe(target);
    const ways = supportView(fight.game, fight.state)?.ways ?? [];
    expect(ways.map(({ units, odds }) => [units, odds])).toEqual([
      [[], '2-1'],
      [numbers(fight, 'a1'), '1-1'],
    ]);
    expect(ways[0]?.results.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
  });

  test('T22.3, M3.11 an assault on a city of a minor country is aimed at and shown before it is fought', () => {
    const board = 'grid radius 4\ncity Mitte : 0,0\nbelongs c 0,0 1,0\nbelongs red -4,4\nbelongs blue 4,-4';
    const table = position(
      `game tournament\nmodules M3\nboard inline\n${board}\nend board\nblue arm 6-6 @ 1,0 as b1\nblue inf 4-4 @ 0,1 as b2\nblue inf 1-4 @ 2,0 as b3\n${FAR}\nblue attacks`,
    );
    const [b1, b2, b3] = numbers(table, 'b1', 'b2', 'b3');
    const hex = table.game.world.board.grid.byName.get('0,0') ?? -1;
    expect(deskOf(table.game, LIBRARY).scene(table.state).aims).toEqual([hex]);
    const view = planView(table.game, table.state, [b1 ?? -1], [hex]);
    expect([view.kind, view.odds, view.fault, view.join.map(({ unit }) => unit)]).toEqual([
      'assault',
      '4-7',
      undefined,
      [b2],
    ]);
    expect(view.results.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
    expect(planView(table.game, table.state, [b3 ?? -1], [hex]).fault?.rule).toBe('T22.3');
    expect(table.play('declareCityAssault b1+b2 on 0,0', 6).state.frames.at(-1)?.at).toBe('losses');
  });

  test('M3.9 who has attacked is marked as done and is not offered to another battle', () => {
    const lines =
      'blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ 2,0 as r2';
    const table = modular('M3 M4 M5', `${lines}\n${FAR}\nblue attacks`)
      .play('declareBattle b1 on 0,0', 5)
      .play('decline');
    const marks = deskOf(table.game, LIBRARY)
      .scene(table.state)
      .pieces.filter(({ id }) => ['b1', 'b2'].includes(id))
      .map(({ counter }) => counter.marks);
    expect(marks).toEqual([['done'], []]);
    const [b1, b2] = numbers(table, 'b1', 'b2');
    const hex = table.game.world.board.grid.byName.get('2,0') ?? -1;
    expect(planView(table.game, table.state, [b2 ?? -1], [hex]).join).toEqual([]);
    expect(planView(table.game, table.state, [b1 ?? -1], [hex]).fault?.rule).toBe('M3.9');
  });

  test('M16.chart d to g, M12.rit what else is fired at is shown with the chances of its own table', () => {
    const board = `grid radius 4\ncity Werk : 0,0\nroad 0,0 -1,0\nbelongs red 0,0 -1,0 -4,4\nbelongs blue 4,-4`;
    const lines = 'blue art 8-4-4 @ 1,0 as a1\nblue inf 4-4 @ 1,0 as b1\nred train 1-60 @ 0,0 as rt\ncentre red 10 0,0';
    const { game, state } = position(
      `game basic\nmodules M3 M4 M7 M9 M16\nboard inline\n${board}\nend board\nturn 2\n${lines}\n${FAR}\nblue bombards`,
    );
    const shown = salvosOf(game, state).map(({ target, column, chances }) => [
      target,
      column,
      Object.fromEntries(chances.map(({ result, sixths }) => [result, sixths])),
    ]);
    expect(shown).toEqual([
      ['pc', 3, { H: 2, '-': 4 }],
      ['rail', 4, { X: 4, '-': 2 }],
      ['train', 4, { X: 4, '-': 2 }],
    ]);
  });

  test('M12.hd, M16.5 counters show who was hit or disabled, and which guns have fired', () => {
    const lines = 'blue art 8-4-4 @ 1,0 as a1\nblue art 8-4-4 @ 1,0 as a2\nred inf 4-4 @ 0,0 as r1';
    const marks = (table: Table, id: string) =>
      deskOf(table.game, LIBRARY)
        .scene(table.state)
        .pieces.find((one) => one.id === id)?.counter.marks;
    const table = modular('M3 M4 M5 M16', `${lines}\n${FAR}\nblue moves`).play('endMovement');
    expect([marks(table, 'r1'), marks(table, 'a1')]).toEqual([[], []]);
    table.play('bombard a1+a2 on 0,0', 1);
    expect([marks(table, 'r1'), marks(table, 'a1')]).toEqual([['shaken'], ['done']]);
  });

  test('M4.5 retreats are shown as far as the odds may throw the defender back, less where the rest can be paid', () => {
    const ring = '-2,0 -2,1 -2,2 -1,-1 -1,2 0,-2 0,2 1,-2 1,1 2,-2 2,-1 2,0';
    const retreats = (board: string, enemy = '0,0') => {
      const lines = `blue inf 8-4 @ 1,0 as b1\nblue inf 8-4 @ 0,1 as b2\nred inf 4-4 @ ${enemy} as r1`;
      const table = modular('M4', `${lines}\nblue inf 1-4 @ -4,4\nred inf 1-4 @ -4,0\nblue declares`, board);
      const { grid } = table.game.world.board;
      const hex = grid.byName.get(enemy) ?? -1;
      const [found] = planView(table.game, table.state, numbers(table, 'b1', 'b2'), [hex]).retreats;
      return [found?.trapped, Math.max(0, ...(found?.ends ?? []).map((end) => distance(grid, hex, end)))];
    };
    // 16 against 4 is 4-1: back three at the most.
    expect(retreats('')).toEqual([false, 3]);
    expect(retreats(`lake ${ring}`)).toEqual([false, 1]);
  });

  test('M4.11 whoever is immobilised is marked until the turn it lasts is over, and no longer', () => {
    const marked = (till: number) => {
      const table = modular('M3 M4 M5', `turn 3\nblue inf 4-4 @ 1,0 immobilised ${till} as b1\n${FAR}\nblue moves`);
      const { pieces } = deskOf(table.game, LIBRARY).scene(table.state);
      return pieces.find(({ id }) => id === 'b1')?.counter.marks;
    };
    expect([marked(3), marked(2)]).toEqual([['shaken'], []]);
  });

  test('M2.3 whoever is frozen after combat has no points left, the others have theirs', () => {
    const table = modular(
      'M2 M3 M4',
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves again',
    );
    expect(thirdsLeft(table.game, table.state, [0, 1])).toEqual([0, 12]);
  });

  test('M6.1 when the land units march nobody is led to trains that have run', () => {
    const table = position(
      `game basic\nmodules M6 M7\nboard inline\n${BOARD}\nend board\nblue train 1-60 @ -5,0 as t1\nblue inf 4-4 @ -5,0 as b1\nred inf 4-4 @ 7,0 as r1\nblue moves`,
    );
    const idle = () =>
      deskOf(table.game, LIBRARY)
        .scene(table.state)
        .pieces.flatMap(({ id, idle }) => (idle ? [id] : []));
    expect(idle()).not.toContain('t1');
    table.play('endStep');
    expect(idle()).toEqual(['t1']);
  });

  test('M4.20 an overrun lies in the reach with its odds; one that falls short says by how much', () => {
    const lines =
      'blue arm 6-6 @ 2,0 as b1\nblue arm 6-6 @ 2,0 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 2-4 @ 2,2 as r2';
    const table = modular('M3 M4 M5', `${lines}\n${FAR}\nblue moves`);
    const desk = deskOf(table.game, LIBRARY);
    const hex = (name: string) => table.game.world.board.grid.byName.get(name) ?? -1;
    const reach = desk.reach(table.state, ['b1', 'b2'], []);
    expect(reach.find((one) => one.hex === hex('0,0'))?.plate).toBe('12-1');
    const [meant] = desk.intent(table.state, { units: ['b1', 'b2'], hex: hex('2,2') });
    const fault = meant && table.game.check(table.state, 'blue', meant);
    expect([fault?.rule, english(fault?.because ?? msg``)]).toEqual([
      'M4.20',
      '12 against 2: an overrun needs ten times the defence (10-1)',
    ]);
  });

  test('M7.4 a train in hand offers whoever stands with it; an empty one has nobody to let off', () => {
    const lines = 'blue train 1-60 @ 0,0 as t1\nblue inf 4-4 @ 0,0 as b1';
    const table = modular('M6 M7', `${lines}\n${FAR}\nblue moves`, 'road : 0,0 1,0 2,0');
    const actions = deskOf(table.game, LIBRARY).actions(table.state, ['t1']);
    expect(actions.map(({ verb, choices }) => [verb, choices.length])).toEqual([['entrain', 1]]);
    // Passengers are sent as the train is.
    table.play('entrain t1 b1');
    const [to] = deskOf(table.game, LIBRARY).reach(table.state, ['b1'], []);
    expect(to?.command).toMatchObject({ do: 'moveTrain', unit: numbers(table, 't1')[0] });
  });
});
