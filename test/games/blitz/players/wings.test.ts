import { describe, expect, test } from 'vitest';
import { deciding, inOneGo } from '#ai/decide.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { contenderNamed } from '#games/blitz/players/contenders.ts';
import { combatMean, volleyMean } from '#games/blitz/air/players/wings/toll.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { naval } from '../modules/naval.ts';
import { modular } from '../modules/table.ts';
import { inWords } from '../game.ts';
import type { Table } from '../table.ts';

const HOME = [
  'red inf 4-4 @ -4,4 as far',
  'blue inf 4-4 @ 4,-4 as home',
  'blue airbase 1-0 @ 4,-3 as bb',
  'red airbase 1-0 @ -4,3 as rb',
].join('\n');

const air = (lines: string, modules = 'M12', board = '', who = 'blue moves'): Table =>
  modular(modules, `${lines}\n${HOME}\n${who}`, board);

type Name = 'novice' | 'regular' | 'regular-no-air' | 'regular-no-flak';
const next = ({ game, state }: Table, name: Name): string =>
  writeCommand(game.world, state, contenderNamed(name, 1, LIBRARY).command(game, state));

describe.each(['novice', 'regular'] as const)('%s in the air', (name) => {
  test('M12.hd bombers go for the base with most aircraft, round the flak if there is a way', () => {
    const base = 'blue MDM 4-10 @ 4,-3 as m1\nblue MDM 4-10 @ 4,-3 as m2\nblue MDM 4-10 @ 4,-3 as m3';
    const red = 'red FTR 4-12 @ -4,3 as f1\nred FTR 4-12 @ -4,3 as f2';
    const open = air(`${base}\n${red}`);
    expect(next(open, name)).toMatch(/^declareStrike -4,3 airbase m/);
    const guarded = air(`${base}\n${red}\nred flak 4-2 @ 0,0 as k1`, 'M12 M13');
    const order = next(guarded, name);
    expect(order).toMatch(/^declareStrike -4,3 airbase m/);
    for (const hex of order.split(' by ')[1]?.split(' ') ?? []) {
      const [q = 0, r = 0] = hex.split(',').map(Number);
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeGreaterThan(1);
    }
  });

  test('M12.22 fighters that stand by meet a weak flight, not a strong one; M12.24 a flight that would lose too much turns back', () => {
    const lines = (bombers: string) => `${bombers}\nred FTR 4-12 @ -4,3 as f1 oncall\nred inf 4-4 @ 0,0 as r1`;
    const weak = air(lines('blue MDM 2-10 @ 4,-3 as m1')).play('declareStrike 0,0 units m1');
    expect(weak.side).toBe('red');
    expect(next(weak, name)).toBe('assignInterceptor f1 0,0');
    expect(next(weak, 'regular-no-air')).toBe('endInterception');
    weak.play('assignInterceptor f1 0,0');
    expect(next(weak, name)).toMatch(/^abort 4,-3/);
    const many = [1, 2, 3].map((no) => `blue MDM 4-10 @ 4,-3 as m${no}`).join('\n');
    const strong = air(lines(`${many}\nblue FTR 4-12 @ 4,-2 as e1\nblue airbase 1-0 @ 4,-2 as b2`)).play(
      'declareStrike 0,0 units m1+m2+m3 escort e1',
    );
    expect(next(strong, name)).toBe('endInterception');
  });

  test('M13.3 flak fires together at what comes into its zone', () => {
    const table = air(
      'blue MDM 4-10 @ 4,-3 as m1\nred flak 3-2 @ 0,0 as k1\nred flak 2-2 @ -1,0 as k2\nred inf 4-4 @ 0,0 as r1',
      'M12 M13',
    ).play('declareStrike 0,0 units m1');
    expect(table.side).toBe('red');
    expect(next(table, name)).toMatch(/^nameVolleys .*k1\+k2|^nameVolleys .*k2\+k1/);
    expect(next(table, 'regular-no-flak')).toMatch(/^nameVolleys(?: none)?$/);
  });

  test('M12.44 paratroops wait with the transports, and jump where nobody guards a city', () => {
    const city = 'city Elm : -2,1\nbelongs red -2,1';
    const lines = 'blue MAC 1-10 @ 4,-3 as c1\nblue abn 4-4 @ 4,-3 as p1';
    expect(next(air(`${lines}\ncontrol red -2,1`, 'M12', city), name)).toMatch(/^dropAirborne c1 \S+ with p1/);
    const held = air(`${lines}\ncontrol red -2,1\nred inf 4-4 @ -2,1 as g1`, 'M12', city);
    const player = playerNamed(name, 1, LIBRARY);
    for (let n = 0; n < 12 && held.phase === 'movement'; n++)
      held.play(writeCommand(held.game.world, held.state, player.command(held.game, held.state)));
    expect(held.where('p1')).toBe('4,-3');
  });
});

test('M12.24 aircraft of a task force turn back to it, and it is told who does', () => {
  const lines = [
    'blue airbase 1-0 @ 1,0 as ba',
    'blue TF 1-1 sea A as tf',
    'blue TAC 2-8 aboard tf as t1',
    'red TF 1-1 sea A as r1',
    'red FTR 3-12 aboard r1 as rf oncall',
    'blue inf 4-4 @ 4,0 as b0',
    'red inf 4-4 @ 5,5 as r0',
    'blue moves',
  ].join('\n');
  const table = naval(lines, 'basic', undefined, 'M11 M12').play('declareStrike r1 naval t1').play('intercept rf A');
  const { game, state } = table;
  const player = playerNamed('regular', 1, LIBRARY);
  const { command, how } = inOneGo(deciding(player, game, state, {}));
  expect([writeCommand(game.world, state, command), how]).toEqual(['abort tf', 'planned']);
  const told = (player.explain?.() ?? []).map((why) => inWords(game, state, why)).join('\n');
  expect(told).toContain('t1 turns back on the way to sea zone A');
});

test('M12.32 fighters with nothing to escort stand by', () => {
  const table = air('blue FTR 4-12 @ 4,-3 as f1');
  expect(next(table, 'regular')).toBe('assignIntercept f1');
});

test('M12.fcrt, M13.fdt losses are the means of the printed tables', () => {
  expect(combatMean(4, 4).flight).toBeCloseTo(1);
  expect(combatMean(4, 4).own).toBeCloseTo(0.5);
  expect(volleyMean(4)).toBeCloseTo(21 / 6);
  expect(volleyMean(0)).toBe(0);
});

test('M12.21 a strike is told with its numbers', () => {
  const table = air('blue MDM 4-10 @ 4,-3 as m1\nblue MDM 4-10 @ 4,-3 as m2\nred FTR 4-12 @ -4,3 as f1');
  const player = playerNamed('regular', 1, LIBRARY);
  const { game, state } = table;
  player.command(game, state);
  const told = (player.explain?.() ?? []).map((why) => inWords(game, state, why)).join('\n');
  expect(told).toContain('to -4,3 with 8 factors (airbase strike)');
});

test('M12.29 aircraft wait over the hex the army is going to attack', () => {
  const table = air(
    'blue TAC 4-8 @ 4,-3 as t1\nblue TAC 4-8 @ 4,-3 as t2\nblue inf 4-4 @ 2,0 as b1\nblue inf 4-4 @ 2,1 as b2\nred inf 4-4 @ 0,0 as r1',
    'M3 M4 M12',
  );
  expect(next(table, 'regular')).toMatch(/^declareStrike 0,0 support t[12]/);
  expect(next(table, 'regular-no-air')).not.toContain('declareStrike');
});

test('M17.2 in the last turn aircraft join poorer odds too: nobody flies again', () => {
  const wings = (turn: number): string =>
    next(
      air(
        `blue TAC 4-8 @ 4,-3 as t1\nblue TAC 4-8 @ 4,-3 as t2\nblue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,-1 as b2\nred inf 4-4 @ 0,0 as r1\ncontrol red 0,0\nturns 12\nturn ${turn}`,
        'M3 M4 M12',
        'city Elm : 0,0\nbelongs red 0,0',
      ),
      'regular',
    );
  expect(wings(12)).toMatch(/^declareStrike 0,0 support t1/);
  expect(wings(5)).not.toContain('support');
});

test('M15.8 no aircraft are sent for an attack on guerillas, who slip away', () => {
  const wings = (enemy: string): string =>
    next(
      air(
        `blue TAC 4-8 @ 4,-3 as t1\nblue TAC 4-8 @ 4,-3 as t2\nblue inf 4-4 @ 2,0 as b1\nblue inf 4-4 @ 2,1 as b2\n${enemy} as r.g1\nnation c blue atWar red passiveAlly operator red`,
        'M3 M4 M12 M15 M18',
        'belongs c 0,0',
      ),
      'regular',
    );
  expect(wings('red inf 3-4 @ 0,0')).toContain('support');
  expect(wings('red gue 3-4 @ 0,0 of c')).not.toContain('support');
});

test('M12.2 transports find room at the base where paratroops wait', () => {
  const fighters = [1, 2, 3].map((no) => `blue FTR 4-12 @ 4,-3 as f${no}`).join('\n');
  const table = air(
    `blue MAC 1-10 @ 4,0 as c1\nblue airbase 1-0 @ 4,0 as b2\nblue abn 4-4 @ 4,-3 as p1\n${fighters}\ncontrol red -2,1\nturns 12\nturn 9`,
    'M12',
    'city Elm : -2,1\nbelongs red -2,1',
  );
  expect(next(table, 'regular')).toMatch(/^ferry f\d 4,0/);
});

test('M14.10 in poor visibility aircraft count half, and still join where that is enough', () => {
  const wings = (count: number): string =>
    next(
      air(
        `${Array.from({ length: count }, (_, i) => `blue TAC 4-8 @ 4,-3 as t${i}`).join('\n')}
blue inf 4-4 @ 2,0 as b1\nblue inf 4-4 @ 2,1 as b2\nred inf 4-4 @ 0,0 as r1\nseason summer 3\nindicator 3`,
        'M3 M4 M12 M14',
      ),
      'regular',
    );
  expect(wings(2)).toMatch(/^declareStrike 0,0 support t0\+t1/);
  expect(wings(1)).not.toContain('support');
});

test('M10.21 aircraft leave a base in danger, but not for one without supply', () => {
  const { game, state } = air(
    'blue MDM 4-10 @ 4,-3 as m1\nblue airbase 1-0 @ 4,0 as b2\nred inf 4-4 @ 0,-3 as r1\nred inf 4-4 @ 0,-2 as r2',
  );
  const first = (units: typeof state.units): string =>
    writeCommand(game.world, state, contenderNamed('regular', 1, LIBRARY).command(game, { ...state, units }));
  expect(first(state.units)).toBe('ferry m1 4,0');
  expect(first(state.units.map((unit) => (unit.id === 'b2' ? { ...unit, isolated: true } : unit)))).not.toContain(
    'ferry',
  );
});

test('M12.7 nobody ferries in the last turn: it would be his one mission, and he flies no more', () => {
  const first = (turn: number): string =>
    next(
      air(
        `blue MDM 4-10 @ 4,-3 as m1\nblue airbase 1-0 @ 4,0 as b2\nred inf 4-4 @ 0,-3 as r1\nred inf 4-4 @ 0,-2 as r2\nturns 12\nturn ${turn}`,
      ),
      'regular',
    );
  expect(first(11)).toBe('ferry m1 4,0');
  expect(first(12)).not.toContain('ferry');
});

test('M10.16 transports feed the army, not aircraft and bases that eat nothing', () => {
  const { game, state } = air(
    'blue MAC 1-10 @ 4,-3 as c1\nblue airbase 1-0 @ 4,0 as b2\nblue FTR 4-12 @ 4,0 as f1\nblue inf 4-4 @ 4,0 as i1',
    'M10 M12',
    'city Oak : 4,-4\nbelongs blue 4,-4',
  );
  const fed = (...ids: string[]): string => {
    const units = state.units.map((unit) => (ids.includes(unit.id) ? { ...unit, isolated: true } : unit));
    const cut = { ...state, units };
    return writeCommand(game.world, cut, contenderNamed('regular', 1, LIBRARY).command(game, cut));
  };
  expect(fed('b2', 'f1', 'i1')).toMatch(/^airliftSupply c1 4,0/);
  expect(fed('b2', 'f1')).not.toContain('Supply');
});

test('M12.25 transports bring no supply where fighters wait for them', () => {
  const fed = (fighter: string): string => {
    const table = air(
      `blue MAC 1-10 @ 4,-3 as c1\nblue airbase 1-0 @ 4,0 as b2\nblue inf 4-4 @ 4,0 as i1 isolated\nred FTR 4-12 @ -4,3 as f1${fighter}`,
      'M10 M12',
      'city Oak : 4,-4\nbelongs blue 4,-4',
    );
    return next(table, 'regular');
  };
  expect(fed('')).toMatch(/^(?:airlift|drop)Supply c1 4,0/);
  expect(fed(' oncall')).not.toContain('Supply');
});

test('M10.20 who is isolated has no zone of control, and is attacked all the more', () => {
  const table = modular(
    'M3 M4 M10',
    `${HOME.replaceAll(/^.*airbase.*$/gm, '')}\nblue inf 4-4 @ 2,0 as b1\nred inf 4-4 @ 0,0 as r1 isolated\nblue moves`,
    'city Oak : 4,-4\nbelongs blue 4,-4\nrail : 4,-4 3,-3 2,-2 1,-1 0,0',
  );
  const player = playerNamed('regular', 1, LIBRARY);
  const played: string[] = [];
  for (let n = 0; n < 6 && table.phase !== 'combat' && table.side === 'blue'; n++) {
    const text = writeCommand(table.game.world, table.state, player.command(table.game, table.state));
    played.push(text);
    if (text.startsWith('endMovement')) break;
    table.play(text);
  }
  expect(played.join('\n')).toMatch(/^moveUnit b1 .*(?:1,0|1,-1|0,1|-1,1|0,-1|-1,0)$/m);
});

describe('M12.24, M13.4 feints', () => {
  const CENTRE = 'city Ulm : -4,4\nbelongs red -4,4';
  const raid = (bombers: number, rest = ''): Table =>
    air(
      `${Array.from({ length: bombers }, (_, i) => `blue SAC 4-20 @ ${i < 3 ? '4,-3' : '4,-2'} as s${i}`).join('\n')}\nblue airbase 1-0 @ 4,-2 as b2\ncentre red 12 -4,4\nred flak 4-2 @ -4,4 as k1\n${rest}`,
      'M9 M12 M13',
      CENTRE,
    );

  test('a few bombers draw the fire of the flak, turn back, and the others find the sky clear', () => {
    const table = raid(4);
    const feint = next(table, 'regular');
    expect(feint).toMatch(/^declareStrike (?:-3,3|-4,3|-3,4) interdict s\d(?: from| by|$)/);
    table.play(feint);
    const fired = next(table, 'regular');
    expect(fired).toMatch(/^nameVolleys .*k1/);
    table.play(fired);
    const back = next(table, 'regular');
    expect(back).toMatch(/^abort 4,-[23]/);
    table.play(back);
    for (let n = 0; n < 4 && table.state.frames.at(-1)?.at !== 'movement'; n++) table.play(next(table, 'regular'));
    expect(next(table, 'regular')).toMatch(/^declareStrike -4,4 centre s\d\+s\d\+s\d/);
  });

  test('flak holds its fire where a single factor comes', () => {
    const table = raid(1, 'blue SAC 1-20 @ 4,-3 as z1').play('declareStrike -3,3 interdict z1');
    expect(next(table, 'regular')).toMatch(/^nameVolleys(?: none)?$/);
    const more = raid(1).play('declareStrike -3,3 interdict s0');
    expect(next(more, 'regular')).toMatch(/^nameVolleys .*k1/);
  });
});

describe('M17.2, M12.44 the last drop', () => {
  const CITIES = 'city Elm : -2,1\ncity Fir : 0,3\nbelongs red -2,1 0,3';
  const last = (turn: number): Table =>
    air(
      `blue MAC 1-10 @ 4,-3 as c1\nblue abn 4-4 @ 4,-3 as p1\ncontrol red -2,1 0,3\nturns 12\nturn ${turn}`,
      'M12',
      CITIES,
    );

  test('M0.10 paratroops are broken down, so that each factor can take a city', () => {
    const table = last(12);
    expect(next(table, 'regular')).toBe('splitUnit p1 1+1+1+1');
    table.play('splitUnit p1 1+1+1+1');
    expect(next(table, 'regular')).toMatch(/^dropAirborne c1 \S+ with p1(?:\+\S+){3}/);
  });

  test('in the turns before it they wait for it', () => {
    expect(next(last(10), 'regular')).not.toContain('dropAirborne');
    expect(next(last(2), 'regular')).toContain('dropAirborne');
  });
});

describe('M12.40, M10.4 supply lines', () => {
  const BOARD = 'city Ulm : -4,4\nbelongs red -4,4\nrail : -4,4 -3,3 -2,2 -1,1 0,0';
  const column = (rest = ''): Table =>
    air(`control red -4,4\nblue SAC 4-20 @ 4,-3 as s1\nred inf 12-4 @ 4,-1 as r1\n${rest}`, 'M3 M4 M7 M10 M12', BOARD);

  test('heavy bombers close the railway behind a column that has no other', () => {
    expect(next(column(), 'regular')).toMatch(/^declareStrike (?:-3,3|-2,2|-1,1) interdict s1/);
    expect(next(column(), 'regular-no-air')).not.toContain('declareStrike');
  });

  test('and not where another line is left', () => {
    const beside = 'city Aal : 4,0\nbelongs red 4,0';
    const table = air(
      'control red -4,4 4,0\nblue SAC 4-20 @ 4,-3 as s1\nred inf 12-4 @ 4,-1 as r1',
      'M3 M4 M7 M10 M12',
      `${BOARD}\n${beside}`,
    );
    expect(next(table, 'regular')).not.toContain('interdict');
  });

  test('it is told whose supply is cut', () => {
    const { game, state } = column();
    const player = playerNamed('regular', 1, LIBRARY);
    player.command(game, state);
    const told = (player.explain?.() ?? []).map((why) => inWords(game, state, why)).join('\n');
    expect(told).toMatch(/s1 closes \S+: the supply of 12 factors runs through it\./);
  });
});

test('M80.14 in the steps of M6 the aircraft the plan counts on are sent, not forgotten', () => {
  const table = air(
    'blue TAC 4-8 @ 4,-3 as t1\nblue TAC 4-8 @ 4,-3 as t2\nblue inf 4-4 @ 2,0 as b1\nblue inf 4-4 @ 2,1 as b2\nred inf 4-4 @ 0,0 as r1',
    'M3 M4 M6 M12',
  );
  const player = playerNamed('regular', 1, LIBRARY);
  const done: string[] = [];
  for (let n = 0; n < 8 && !done.join().includes('moveUnit'); n++) {
    const text = writeCommand(table.game.world, table.state, player.command(table.game, table.state));
    done.push(text);
    table.play(text);
  }
  expect(done.join('\n')).toMatch(/^declareStrike 0,0 support t[12]/m);
});

test('M13 without M5 (M70.fallback): flak does not move where the step could not end', () => {
  const full = [1, 2, 3].map((no) => `blue inf 4-4 @ 4,-3 as g${no}`).join('\n');
  const table = air(`${full}\nblue TAC 4-8 @ 4,-3 as t1\nblue flak 2-2 @ 4,-1 as k1`, 'M6 M12 M13');
  const player = playerNamed('regular', 1, LIBRARY);
  const moved: string[] = [];
  for (let n = 0; n < 30 && table.side === 'blue'; n++) {
    const text = writeCommand(table.game.world, table.state, player.command(table.game, table.state));
    if (text.startsWith('moveFlak')) moved.push(text);
    if (text.startsWith('takeBack') || text.startsWith('endDeclaration')) break;
    table.play(text);
  }
  expect(moved.length).toBe(1);
  expect(moved[0]).not.toContain('moveFlak k1 4,-3');
});
