import { describe, expect, test } from 'vitest';
import { outcomes, scriptedDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { happeningsOf } from '#games/blitz/desk/after/happenings.ts';
import { meanOf } from '#games/blitz/air/desk/raid.ts';
import { orderedAnswer } from '#games/blitz/air/desk/standing-orders.ts';
import { actionsOf } from '#games/blitz/desk/actions.ts';
import { flightView } from '#games/blitz/air/desk/flight.ts';
import { airView, flightNow, plannedRaid } from '#games/blitz/air/desk/flight-view.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Command, CommandOf, State } from '#games/blitz/types.ts';
import { legalTexts } from '../basic.ts';
import type { Table } from '../table.ts';
import { modular } from './table.ts';

const BASES = [
  'red inf 4-4 @ -4,4 as far',
  'blue inf 4-4 @ 4,-4 as home',
  'blue airbase 1-0 @ 4,-3 as bb',
  'red airbase 1-0 @ -4,3 as rb',
].join('\n');
const MDM = 'blue MDM 4-10 @ 4,-3 as m1\nblue MDM 4-10 @ 4,-3 as m2';
const TARGET = 'red inf 4-4 @ 0,0 as r1';
const FLAK = 'red flak 3-2 @ 0,0 as k1\nred flak 2-2 @ 1,0 as k2';
const CAP = 'red FTR 4-12 @ -4,3 as f1 oncall\nred FTR 4-12 @ -4,3 as f2 oncall';

const sky = (lines: string, modules = 'M12 M13'): Table => modular(modules, `${lines}\n${BASES}\nblue moves`);
const at = (table: Table, name: string): number => hexNamed(table.game.world.board.grid, name) ?? -1;
const no = (table: Table, id: string): number => table.state.units.findIndex((unit) => unit.id === id);
const strike = (table: Table, ...ids: readonly string[]): Command => ({
  do: 'declareStrike',
  hex: at(table, '0,0'),
  sorties: [{ mission: 'units', units: ids.map((id) => no(table, id)) }],
});
const aircraft = (state: State, side: 'blue' | 'red'): number =>
  state.units.reduce(
    (sum, one) => (one.side === side && /^[mf]/.test(one.id) && one.place !== 'lost' ? sum + one.df : sum),
    0,
  );

/** The flight as the engine flies it, everything it meets fought out, until its bombs have fallen or nobody is left to drop them. */
function flownOut(table: Table, commands: readonly Command[]) {
  const { game } = table;
  const found = new Map<string, number>();
  for (const { chance, result } of outcomes((dice) => {
    let state = table.state;
    let letter = '-';
    const given = [...commands];
    for (;;) {
      const side = game.decides(state) ?? 'blue';
      const frame = state.frames.at(-1);
      const bill = frame?.at === 'losses' ? [...game.legal(state)][0] : undefined;
      const command = bill ?? given.shift();
      if (!command) break;
      const played = game.play(state, side, command, dice);
      const struck = played.events.find((event) => event.is === 'struckFromAir');
      if (struck) letter = struck.result;
      state = played.state;
      if (struck) break;
    }
    return `${letter} ${aircraft(table.state, 'blue') - aircraft(state, 'blue')} ${aircraft(table.state, 'red') - aircraft(state, 'red')}`;
  }))
    found.set(result, (found.get(result) ?? 0) + chance);
  const sum = (test: (words: readonly string[]) => boolean): number =>
    [...found].reduce((all, [key, chance]) => (test(key.split(' ')) ? all + chance : all), 0);
  return {
    result: (letter: string) => sum(([one]) => one === letter),
    blue: (lost: number) => sum(([, one]) => Number(one) === lost),
    red: (lost: number) => sum(([, , one]) => Number(one) === lost),
  };
}

describe('what the air tasking panel reckons', () => {
  test('M12.25, M12.sbt a flight that is met by fighters: exactly what the engine brings about', () => {
    const table = sky(`${MDM}\nblue FTR 4-12 @ 4,-3 as f3\n${TARGET}\n${CAP}`, 'M12');
    const plan = plannedRaid(table.game, table.state, strike(table, 'm1', 'm2'), [no(table, 'f3')]);
    const met = plan?.raid?.cases.find(({ against }) => against === 'fighters')?.forecast;
    expect([met?.odds, plan?.escorts]).toEqual(['1-2', [no(table, 'f3')]]);
    const truth = flownOut(table, [
      plan?.command as Command,
      { do: 'assignInterceptor', units: [no(table, 'f1'), no(table, 'f2')], hex: at(table, '0,0') },
      { do: 'goOn' },
      { do: 'goOn' },
    ]);
    for (const lost of [0, 1, 2, 3]) {
      expect(met?.flight[lost] ?? 0).toBeCloseTo(truth.blue(lost), 9);
      expect(met?.interceptors[lost] ?? 0).toBeCloseTo(truth.red(lost), 9);
    }
    for (const { result, chance } of met?.missions[0]?.results ?? [])
      expect(chance).toBeCloseTo(truth.result(result), 9);
  });

  test('M13.5, M13.6, M12.14 the same through flak: the volley that costs most, bombers first, the die one higher', () => {
    const table = sky(`${MDM}\n${TARGET}\n${FLAK}`);
    const plan = plannedRaid(table.game, table.state, strike(table, 'm1', 'm2'));
    const raid = plan?.raid;
    expect(raid?.volleys).toEqual([{ hex: at(table, '0,0'), units: [no(table, 'k1'), no(table, 'k2')] }]);
    const fired = raid?.cases.find(({ against }) => against === 'flak')?.forecast;
    const truth = flownOut(table, [
      plan?.command as Command,
      { do: 'nameVolleys', volleys: raid?.volleys ?? [] },
      { do: 'goOn' },
    ]);
    for (const lost of [3, 4, 5]) expect(fired?.flight[lost] ?? 0).toBeCloseTo(truth.blue(lost), 9);
    for (const { result, chance } of fired?.missions[0]?.results ?? [])
      expect(chance).toBeCloseTo(truth.result(result), 9);
    expect(meanOf(fired?.flight ?? [])).toBeCloseTo(4.5, 9);
    expect(raid?.cases.map(({ against }) => against)).toEqual(['nobody', 'flak']);
  });

  test('M12.21, M13.2 a flight is proposed round the flak where its range allows; no further than the target itself is covered', () => {
    const near = (lines: string) => {
      const table = sky(`${MDM}\n${TARGET}\n${lines}`);
      const plan = plannedRaid(table.game, table.state, strike(table, 'm1', 'm2'));
      expect(table.game.check(table.state, 'blue', plan?.command as Command)).toBeUndefined();
      return plan;
    };
    const round = near('red flak 2-2 @ 2,-2 as k1');
    expect(round?.raid?.guns).toEqual([]);
    expect(round?.command).toHaveProperty('routes');
    const covered = near('red flak 2-2 @ 1,-1 as k1');
    expect(covered?.raid?.guns).toHaveLength(1);
    expect(covered?.command).not.toHaveProperty('routes');
  });

  test('M12.21, M12.10 a way of one’s own leads over the hexes that are named, as far as range allows; the proposed one stays at hand', () => {
    const table = sky(`${MDM}\n${TARGET}\nred flak 2-2 @ 2,-2 as k1`);
    const plan = (...over: string[]) =>
      plannedRaid(
        table.game,
        table.state,
        strike(table, 'm1', 'm2'),
        [],
        [{ from: at(table, '4,-3'), over: over.map((hex) => at(table, hex)) }],
      );
    const proposed = plan();
    expect(proposed?.raid?.guns).toEqual([]);
    expect(proposed?.ways).toMatchObject([{ over: [], range: 10, violates: [] }]);
    // Straight over the flak: it costs what the panel says, and the engine flies it so.
    const straight = plan('2,-2');
    expect(straight?.raid?.guns).toEqual([no(table, 'k1')]);
    expect(straight?.ways[0]?.hexes).toContain(at(table, '2,-2'));
    expect(straight?.raid?.cases.map(({ against }) => against)).toEqual(['nobody', 'flak']);
    const { events } = table.game.play(table.state, 'blue', straight?.command as Command, scriptedDice([]));
    const sent = events.find((event) => event.is === 'flightSent');
    expect(sent?.groups[0]?.hexes).toEqual(straight?.ways[0]?.hexes);
    // A route there and back and there again is too far, and still shown.
    const far = plan('0,1', '4,-4', '0,1');
    expect([far?.fault?.rule, far?.raid]).toEqual(['M12.10', undefined]);
    expect(far?.ways[0]?.hexes.length).toBeGreaterThan(10);
  });

  test('M80.14 the step of strikes begins at the bases of those who can be sent, and leads from one to the next', () => {
    const lines = `${MDM}\n${TARGET}\n${BASES}\nblue moves: strikes`;
    const table = modular('M6 M12', lines);
    const scene = deskOf(table.game, LIBRARY).scene(table.state);
    expect(scene.begins).toEqual([at(table, '4,-3')]);
    expect(scene.pieces.flatMap(({ id, idle, side }) => (side === 'blue' && !idle ? [id] : []))).toEqual(['m1', 'm2']);
  });

  test('M12.8, M12.9 others go to the same hex in one order, each on a mission of its own', () => {
    const table = sky(`${MDM}\n${TARGET}\nblue FTR 4-12 @ 4,-3 as f3`, 'M12');
    const command = strike(table, 'm1');
    const bare = plannedRaid(table.game, table.state, command);
    const [companion, ...rest] = bare?.companions ?? [];
    expect([companion?.unit, rest]).toEqual([no(table, 'm2'), []]);
    expect(companion?.missions).toEqual(expect.arrayContaining(['units', 'support', 'interdict']));
    const more = [{ mission: 'support', units: [no(table, 'm2')] }] as const;
    const both = plannedRaid(table.game, table.state, command, [no(table, 'f3')], [], more);
    expect(both?.command).toMatchObject({
      sorties: [
        { mission: 'units', units: [no(table, 'm1')] },
        { mission: 'support', units: [no(table, 'm2')] },
        { mission: 'escort', units: [no(table, 'f3')] },
      ],
    });
    expect(both?.raid?.cases[0]?.forecast.missions.map(({ mission }) => mission)).toEqual(['units', 'support']);
    expect(table.game.check(table.state, 'blue', both?.command as Command)).toBeUndefined();
  });

  test('M12.27, M13.9 home is flown round the flak that may still fire', () => {
    const table = sky(`${MDM}\n${TARGET}\nred flak 2-2 @ 2,-2 as k1`);
    const out = plannedRaid(table.game, table.state, strike(table, 'm1', 'm2'))?.command as Command;
    const { state } = table.game.play(table.state, 'blue', out, scriptedDice([6]));
    const { home, ways } = flightNow(table.game, state) ?? {};
    expect(home).toMatchObject({ do: 'flyHome', to: at(table, '4,-3') });
    // The way that is drawn is the one that is flown.
    expect(ways?.map(({ hexes }) => hexes)).toEqual([(home as CommandOf<'flyHome'>).path]);
    const landed = table.game.play(state, 'blue', home as Command, scriptedDice([])).state;
    expect(table.game.decides(landed)).toBe('blue');
    expect([aircraft(landed, 'blue'), landed.frames.at(-1)?.at]).toEqual([8, 'movement']);
  });

  test('M12.10, M12.27 who is to come down at another base has his way drawn there, and flies it', () => {
    const table = sky(`${MDM}\n${TARGET}\nblue airbase 1-0 @ 3,-4 as other`);
    const out = plannedRaid(table.game, table.state, strike(table, 'm1', 'm2'))?.command as Command;
    const { state } = table.game.play(table.state, 'blue', out, scriptedDice([6]));
    const [own, other] = [at(table, '4,-3'), at(table, '3,-4')];
    const asked = flightNow(table.game, state);
    expect(asked?.home).toEqual({ do: 'flyHome', units: [] });
    expect(asked?.homes?.map(({ bases, chosen }) => [bases[0]?.hex, chosen.hex])).toEqual([
      [own, own],
      [own, own],
    ]);
    expect(asked?.homes?.[0]?.bases.map(({ hex }) => hex)).toContain(other);
    const wish = [{ unit: no(table, 'm2'), hex: other }];
    const parted = flightNow(table.game, state, undefined, wish);
    expect(parted?.ways?.map(({ units, hexes }) => [units, hexes.at(-1)])).toEqual([
      [[no(table, 'm1')], own],
      [[no(table, 'm2')], other],
    ]);
    const first = table.game.play(state, 'blue', parted?.home as Command, scriptedDice([])).state;
    const last = flightNow(table.game, first, undefined, wish)?.home as Command;
    const landed = table.game.play(first, 'blue', last, scriptedDice([])).state;
    expect(['m1', 'm2'].map((id) => landed.units[no(table, id)]?.at)).toEqual([own, other]);
  });

  test('M80.12, M12.10 while aircraft are ferried their ring is as wide as a ferry goes', () => {
    const ferrying = sky(`${MDM}\n${TARGET}\nblue airbase 1-0 @ 3,-4 as other`, 'M6 M12');
    const view = (table: Table) => flightView(table.game, table.state, [no(table, 'm1')]);
    expect(ferrying.state.frames.at(-1)).toMatchObject({ at: 'movement', step: 'ferry' });
    expect([view(ferrying)?.farthest, view(ferrying)?.ferry]).toEqual([20, 20]);
    const striking = ferrying.play(['endStep']);
    expect([view(striking)?.farthest, view(striking)?.ferry]).toEqual([10, 20]);
  });

  test('M12.2 a base too small for all who wish to come down there is told with its rule', () => {
    const full = ['FTR 4-12', 'FTR 4-12'].map((kind, i) => `blue ${kind} @ 3,-4 as g${i}`).join('\n');
    const table = sky(`${MDM}\n${TARGET}\nblue airbase 1-0 @ 3,-4 as other\n${full}`);
    const out = plannedRaid(table.game, table.state, strike(table, 'm1', 'm2'))?.command as Command;
    const { state } = table.game.play(table.state, 'blue', out, scriptedDice([6]));
    const hex = at(table, '3,-4');
    const wishes = ['m1', 'm2'].map((id) => ({ unit: no(table, id), hex }));
    const { home, homeFault } = flightNow(table.game, state, undefined, wishes) ?? {};
    expect([home, homeFault?.rule]).toEqual([undefined, 'M12.2']);
  });

  test('M12.40, M12.chart what nothing is rolled for comes about or not; a rule that is broken is told', () => {
    const table = sky(`${MDM}\n${TARGET}`);
    const closing: Command = {
      do: 'declareStrike',
      hex: at(table, '0,0'),
      sorties: [{ mission: 'interdict', units: [no(table, 'm1')] }],
    };
    const results = plannedRaid(table.game, table.state, closing)?.raid?.cases[0]?.forecast.missions[0]?.results;
    expect(results).toEqual([{ result: 'yes', chance: 1 }]);
    const wrong: Command = { ...closing, sorties: [{ mission: 'train', units: [no(table, 'm1')] }] };
    expect(plannedRaid(table.game, table.state, wrong)?.fault?.rule).toBe('M12.11');
  });

  test('M12.2, M12.7 bases with who is ready, who stands by, who has flown', () => {
    const table = sky(`${MDM}\nblue FTR 4-12 @ 4,-3 as f3 oncall\n${TARGET}`)
      .play('declareStrike 0,0 units m1', 6)
      .play('flyHome');
    const [base] = airView(table.game, table.state)?.bases ?? [];
    expect([base?.hex, base?.counters, base?.factors]).toEqual([at(table, '4,-3'), 3, 12]);
    const standing = new Map(base?.aircraft.map(({ unit, standing: how }) => [table.state.units[unit]?.id, how]));
    expect(['f3', 'm1', 'm2'].map((id) => standing.get(id))).toEqual(['onCall', 'flown', 'ready']);
    expect(
      airView(modular('M3', BASES.replaceAll(/.*airbase.*\n?/g, '') + '\nblue moves').game, table.state),
    ).toBeUndefined();
  });
});

describe('standing orders', () => {
  const met = (lines: string): Table => sky(`${MDM}\n${TARGET}\n${lines}`);
  const ASK = { intercept: 'ask', flak: 'ask' } as const;

  test('M12.22, M12.25 fighters go up at even odds or better, as many as make three to one; never is never', () => {
    const even = met(CAP).play('declareStrike 0,0 units m1+m2');
    expect(orderedAnswer(even.game, even.state, ASK)).toBeUndefined();
    expect(orderedAnswer(even.game, even.state, { ...ASK, intercept: 'never' })).toEqual({ do: 'endInterception' });
    const sent = orderedAnswer(even.game, even.state, { ...ASK, intercept: 'even' });
    expect(sent).toEqual({
      do: 'assignInterceptor',
      units: [no(even, 'f1'), no(even, 'f2')],
      hex: at(even, '0,0'),
    });
    expect(even.game.check(even.state, 'red', sent as Command)).toBeUndefined();
    const worse = met('red FTR 4-12 @ -4,3 as f1 oncall').play('declareStrike 0,0 units m1+m2');
    expect(orderedAnswer(worse.game, worse.state, { ...ASK, intercept: 'even' })).toEqual({ do: 'endInterception' });
    const spare = met(
      'red FTR 4-12 @ -4,3 as f1 oncall\nred FTR 4-12 @ -4,3 as f2 oncall\nred FTR 4-12 @ -4,3 as f3 oncall\nblue MDM 1-10 @ 4,-3 as m3',
    ).play('declareStrike 0,0 units m3');
    expect(orderedAnswer(spare.game, spare.state, { ...ASK, intercept: 'even' })).toMatchObject({
      units: [no(spare, 'f1')],
    });
  });

  test('M13.3, M13.9 flak fires whenever it can, out and home; asked for, it waits for its owner', () => {
    const table = met(FLAK).play('declareStrike 0,0 units m1+m2');
    expect(orderedAnswer(table.game, table.state, ASK)).toBeUndefined();
    const fire = orderedAnswer(table.game, table.state, { ...ASK, flak: 'always' }) as Command;
    expect(fire).toMatchObject({ do: 'nameVolleys', volleys: [{ units: [no(table, 'k1'), no(table, 'k2')] }] });
    expect(table.game.check(table.state, 'red', fire)).toBeUndefined();
    expect(flightNow(table.game, table.state)?.withIt.flight.length).toBeGreaterThan(1);
    table.play('nameVolleys none', 6).play('flyHome');
    const home = orderedAnswer(table.game, table.state, { ...ASK, flak: 'always' }) as Command;
    expect([home.do, table.game.check(table.state, 'red', home)]).toEqual(['nameVolleys', undefined]);
    expect(meanOf(flightNow(table.game, table.state)?.withIt.flight ?? [])).toBeGreaterThan(1);
  });
});

test('M12.32 fighters in hand stand by together, from whatever bases', () => {
  const table = sky(
    'blue FTR 4-12 @ 4,-3 as f1\nblue airbase 1-0 @ 0,-3 as b2\nblue FTR 4-12 @ 0,-3 as f2\nblue FTR 4-12 @ 0,-3 as f3 oncall',
  );
  const offered = actionsOf(
    table.game,
    table.state,
    ['f1', 'f2', 'f3'].map((id) => no(table, id)),
  ).find(({ verb }) => verb === 'assignIntercept');
  expect(offered?.choices.map(({ text }) => text)).toEqual(['assignIntercept f1+f2']);
});

test('M10.14, M10.16 why transports carry nobody there: whoever would be flown, or stands there, says so', () => {
  const table = sky(
    'blue MAC 1-10 @ 4,-3 as m1\nblue abn 4-4 @ 4,-3 as p1\nblue airbase 1-0 @ 0,-3 as b2\nblue inf 4-4 @ 0,-3 as i1',
    'M10 M12',
  );
  const fault = (verb: string) =>
    actionsOf(table.game, table.state, [no(table, 'm1')]).find((one) => one.verb === verb)?.fault;
  const told = (verb: string) => [fault(verb)?.rule, english(fault(verb)?.because ?? '')];
  expect(told('airliftSupply')).toEqual(['M10.16', 'i1 is not isolated there, or out of reach']);
  expect(told('airliftUnit')[0]).not.toBe('M12.chart');
});

test('M12.45 troops in hand with their transport are what it takes on', () => {
  const table = sky(
    'blue MAC 1-10 @ 4,-3 as m1\nblue inf 1-4 @ 4,-3 as i1\nblue inf 2-4 @ 4,-3 as i2\nblue airbase 1-0 @ 0,-3 as b2',
  );
  const loads = (...ids: readonly string[]) =>
    actionsOf(
      table.game,
      table.state,
      ids.map((id) => no(table, id)),
    )
      .filter(({ verb }) => verb.startsWith('airliftUnit'))
      .flatMap(({ choices }) => choices.map(({ command }) => ('load' in command ? command.load : [])));
  expect(loads('m1', 'i1')).toEqual([[no(table, 'i1')]]);
  expect(loads('m1').flat()).toContain(no(table, 'i2'));
});

test('M12.26 who stands by a centre that is bombed is not what is bombed', () => {
  const raid = modular(
    'M9 M12',
    `blue SAC 4-20 @ 4,-3 as m1\n${TARGET}\ncentre red 10 0,0\n${BASES}\nblue moves`,
    `city Rotheim : 0,0\nbelongs red 0,0`,
  ).play('declareStrike 0,0 centre m1', 6);
  const [roll] = happeningsOf(raid.before, raid.events).filter((one) => one.is === 'airRoll');
  expect(roll).toMatchObject({ table: 'strikes', attackers: [no(raid, 'm1')], defenders: [] });
  expect(roll?.mission && english(roll.mission)).toBe('bombardment of a production centre');
});

test('M13.5, M12.26 flak is seen to fire at the group that passes it, bombs to fall from those on the mission', () => {
  const table = sky(
    `blue MDM 4-10 @ 4,-3 as m1\nblue airbase 1-0 @ 4,0 as b2\nblue MDM 4-10 @ 4,0 as m2\nblue MDM 4-10 @ 4,0 as m3\n${TARGET}\nred flak 1-2 @ 3,-3 as k1`,
  ).play('declareStrike 0,0 units m1+m2 support m3');
  const rolls = () => happeningsOf(table.before, table.events).filter((one) => one.is === 'airRoll');
  const volley = legalTexts(table, 'nameVolleys').find((one) => one.includes('k1')) ?? '';
  table.play(volley).play('goOn', 1, 6);
  expect(rolls()).toMatchObject([
    { table: 'flak', attackers: [no(table, 'k1')], defenders: [no(table, 'm1')] },
    { table: 'strikes', attackers: [no(table, 'm1'), no(table, 'm2')] },
  ]);
});

test('M12.20 a raid is seen: out along its path, flak, bombs, home again; who turns back goes back', () => {
  const table = sky(`${MDM}\n${TARGET}\n${FLAK}`).play('declareStrike 0,0 units m1+m2');
  const seen = () => happeningsOf(table.before, table.events);
  const ways = () => seen().flatMap((one) => (one.is === 'went' ? [[one.how, one.path[0], one.path.at(-1)]] : []));
  const [base, over] = [at(table, '4,-3'), at(table, '0,0')];
  expect(ways()).toEqual([
    ['flown', base, over],
    ['flown', base, over],
  ]);
  table.play('nameVolleys k1 on 0,0').play('goOn', 4);
  expect(seen()).toMatchObject([{ is: 'airRoll', table: 'flak', column: '3', die: 4, result: '3', hexes: [over] }]);
  table.play('chooseLosses m1:3', 1);
  expect(seen().find(({ is }) => is === 'airRoll')).toMatchObject({
    table: 'strikes',
    column: '3',
    read: 2,
    result: 'H',
    defenders: [no(table, 'r1')],
  });
  table.play('flyHome').play('nameVolleys none');
  expect(ways()).toEqual([
    ['flown', over, base],
    ['flown', over, base],
  ]);
  const met = sky(`${MDM}\n${TARGET}\n${FLAK}`)
    .play('declareStrike 0,0 units m1')
    .play('nameVolleys k1 on 0,0')
    .play('abort 4,-3');
  const back = happeningsOf(met.before, met.events).flatMap((one) =>
    one.is === 'went' ? [[one.how, one.path.at(-1)]] : [],
  );
  expect(back).toEqual([['retreated', base]]);
});

test('M12.2, M12.10, M12.32 aircraft in hand are offered ferries, transports and standing by, each from its base', () => {
  const table = sky(
    'blue airbase 1-0 @ 1,-1 as b2\nblue FTR 4-12 @ 4,-3 as f1\nblue MAC 1-10 @ 4,-3 as c1\nblue inf 4-4 @ 4,-3 as i1',
  );
  const verbs = (id: string) =>
    actionsOf(table.game, table.state, [no(table, id)]).flatMap(({ verb, choices }) =>
      choices.length > 0 ? [verb] : [],
    );
  expect(verbs('f1')).toEqual(expect.arrayContaining(['ferry', 'assignIntercept']));
  expect(verbs('c1')).toEqual(expect.arrayContaining(['ferry', 'airliftUnit']));
});

test('M12.hd, M12.32 counters show a hit, a unit at half strength and fighters that stand by', () => {
  const table = sky(
    'red inf 4-4 @ 0,0 as r1 hit 1\nred inf 4-4 @ 1,0 as r2 shaken 1\nred inf 4-4 @ 2,0 as r3\nred FTR 4-12 @ -4,3 as f1 oncall',
  );
  const { pieces } = deskOf(table.game, LIBRARY).scene(table.state);
  const marks = ['r1', 'r2', 'r3', 'f1'].map((id) => pieces.find((piece) => piece.id === id)?.counter.marks);
  expect(marks).toEqual([['fought'], ['shaken'], [], ['watching']]);
});
