import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import type { Command } from '#games/blitz/types.ts';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { type BlitzUpdate, sitDown } from './blitz-referee.ts';

/** Data of the referee about the current decision. */

const COAST = `board inline
  grid rows A..J columns 1..12
  sea A1 A2 A3 A4 zone A
  sea A5 A6 A7 A8 zone B
  sea A9 A10 A11 A12 zone C
  beach B5 B6
  city Blauhafen : B2
  city Blauburg : H2
  city Rothafen : B11
  city Rotburg : H11
  belongs blue B2 H2
  belongs red B11 H11
end board`;

type Seat = ReturnType<typeof sitDown>;

interface Table {
  readonly seat: Seat;
  readonly referee: Seat['ask'];
  readonly no: (id: string) => number;
  readonly hex: (name: string) => number;
  readonly say: (...lines: string[]) => BlitzUpdate;
}

function table(text: string): Table {
  const seat = sitDown(LIBRARY);
  seat.open(text);
  return {
    seat,
    referee: seat.ask,
    no: (id) => seat.now().own.units.findIndex((unit) => unit.id === id),
    hex: (name) => (name.charCodeAt(0) - 65) * 12 + Number(name.slice(1)) - 1,
    say: seat.say,
  };
}

const verbs = (found: ReturnType<Table['referee']['actions']>) =>
  Object.fromEntries(found.map(({ verb, choices, fault }) => [verb, fault?.rule ?? choices.length]));

describe('what units may do besides moving', () => {
  const { referee } = table(`game tournament
${COAST}
blue inf 4-4 @ B2 as port
blue inf 4-4 @ E5 as field
blue inf 1-4 @ E4 as small
blue abn 4-4 @ H2 as jump
blue rng 1-4 @ E3 as ranger
blue inf 4-4 sea B as marine
blue TAC 4-8 @ H2 as tac
red inf 4-4 @ H11 as enemy
blue moves
`);

  test('offered where it is legal, and where it is not with the rule in the way', () => {
    expect(verbs(referee.actions(['port']))).toMatchObject({ embark: 1, airTransport: 1, splitUnit: 2 });
    expect(verbs(referee.actions(['field']))).toEqual({ embark: 'T6.1.2a', airTransport: 'T6.3.2a', splitUnit: 2 });
    expect(verbs(referee.actions(['ranger']))['withdrawRanger']).toMatch(/^T/);
    expect(verbs(referee.actions(['marine']))).toMatchObject({ sail: 2, landAtPort: 1 });
  });

  test('a type that never does a thing is not told about it', () => {
    expect(verbs(referee.actions(['field']))['flyAirborne']).toBeUndefined();
    expect(verbs(referee.actions(['jump']))['flyAirborne']).toBeGreaterThan(50);
    // T2.3.1: of a single factor there are no parts.
    expect(verbs(referee.actions(['small']))).toMatchObject({ embark: 'T6.1.2a' });
    expect(verbs(referee.actions(['small']))['splitUnit']).toBeUndefined();
    expect(referee.actions(['enemy'])).toEqual([]);
  });

  test('an invasion is aimed first; the sea hex comes second', () => {
    const stage = referee.actions(['marine']).find(({ verb }) => verb === 'stageInvasion');
    expect(stage?.choices.every(({ hex, then }) => hex !== undefined && then !== undefined && hex !== then)).toBe(true);
  });
});

test('T23, O23 missions: every hex in range that the rules allow, empty ones for interdiction included', () => {
  const { referee } = table(`game tournament fighters interdiction nuclear
${COAST}
blue SAC 4-20 @ H2 as sac
blue TAC 4-2 @ H2 as tac
blue inf 4-4 @ J1 as far
red inf 4-4 @ E7 as enemy
red inf 4-4 @ H11 as enemy2
blue declares
`);
  const sac = verbs(referee.actions(['sac']));
  expect(sac).toMatchObject({ 'assignMission strategic': 2, 'assignMission tactical': 'T23.1.1' });
  expect(sac['assignMission interdiction']).toBeGreaterThan(60);
  expect(sac['assignMission nuclear']).toBe('O23.5.2');
  expect(verbs(referee.actions(['tac']))['assignMission tactical']).toBe('T23.0.7');
});

describe('bills', () => {
  const ringed = `${COAST}
blue art 8-4-4 @ D7 as art
blue inf 4-4 @ E6 as inf
red inf 4-4 @ E7 as r1
red inf 2-4 @ E7 as r2
red inf 4-4 @ H11 as r3`;

  test('T7.2.3 attack factors are counted for the attacker, in steps of the smallest piece', () => {
    const { referee, say } = table(`# dice 2\ngame tournament\n${ringed}\nbattle art+inf on E7\nblue fights\n`);
    say('resolve 1');
    expect(referee.bill()).toEqual({
      what: 'losses',
      rule: 'T7.2.3',
      by: 'af',
      owed: 1,
      serves: false,
      lines: [
        { unit: 'art', most: 8, step: 2, worth: 1 },
        { unit: 'inf', most: 4, step: 1, worth: 1 },
      ],
    });
    say('chooseLosses inf:1');
    // The defender's are counted in size.
    expect(referee.bill()).toMatchObject({ by: 'size', owed: 1, lines: [{ most: 4 }, { most: 2 }] });
    say('chooseLosses r1:1');
    expect(referee.bill()).toBeUndefined();
  });

  test('B19.6.1 an exchange is paid in whole units', () => {
    const { referee, say } = table(`# dice 2\ngame basic
board inline
  grid rows A..J columns 1..12
end board
blue arm 6-6 @ D7 as arm
blue inf 4-4 @ E6 as inf1..2
red inf 4-4 @ E7 as r1
red inf 2-4 @ E7 as r2
red inf 4-4 @ H11 as r3
battle arm+inf1+inf2 on E7\nblue fights\n`);
    say('resolve 1');
    expect(referee.bill()).toMatchObject({ what: 'exchange', owed: 6, by: 'af' });
    expect(referee.bill()?.lines[0]).toEqual({ unit: 'arm', most: 6, step: 6, worth: 1 });
  });

  test('T21.3b supply: what the cities lack; units in the desert count twice', () => {
    const { referee, say } = table(`game tournament
${COAST.replace('end board', '  desert E5\nend board')}
short
blue inf 4-4 @ E3 as a
blue inf 4-4 @ E4 as b1..3
blue inf 4-4 @ E5 as c1..3
red inf 4-4 @ H11 as r
blue declares
`);
    say('endDeclaration');
    const due = referee.bill();
    expect(due).toMatchObject({ what: 'losses', rule: 'T21.3b', by: 'size' });
    expect(due?.lines.find(({ unit }) => unit === 'c1')?.worth).toBe(2);
    expect(due?.lines.find(({ unit }) => unit === 'a')?.worth).toBe(1);
  });
});

describe('battles', () => {
  const DUEL = `game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E5 as b1
blue inf 4-4 @ D5 as b2
blue inf 4-4 @ J1 as b9
red inf 4-4 @ E6 as r1
red inf 4-4 @ A12 as r2
blue declares
`;

  test('a plan: odds, what can come of it, what is short, who could join, where the defender could go', () => {
    const { referee, no, hex } = table(DUEL);
    const view = referee.battle([no('b1')], [hex('E6')]);
    expect(view).toMatchObject({ odds: '1-1', fault: undefined, join: [{ unit: no('b2'), factors: 4 }] });
    expect(view.short).toEqual([
      { factors: 4, odds: '2-1' },
      { factors: 8, odds: '3-1' },
    ]);
    expect(view.results.map(({ result, sixths }) => [writeResult(result), sixths])).toEqual([
      ['DB2', 3],
      ['EX', 1],
      ['AB2', 1],
      ['AE', 1],
    ]);
    const [retreat] = view.retreats;
    expect(retreat?.trapped).toBe(false);
    expect(retreat?.ends).toContain(hex('E8'));
    // B7.a9 stands for the whole declaration; the plan by itself may leave somebody out.
    expect(referee.battle([no('b9')], [hex('E6')]).fault?.rule).toBe('B9.3');
  });

  test('B9.8 whoever attacks a hex that is attacked already joins that battle, with all its hexes', () => {
    const { referee, no, hex, say } = table(
      DUEL.replace('red inf', 'blue inf 4-4 @ D6 as b3\nred inf 4-4 @ F5 as r3\nred inf'),
    );
    say('declareBattle b1 on E6+F5');
    const wide = referee.battle([no('b3')], [hex('E6')]);
    expect(wide.joins).toMatchObject([{ no: 1, attackers: [no('b1')], hexes: [hex('E6'), hex('F5')] }]);
    // B9.3: nobody at D6 reaches the second hex.
    expect(wide).toMatchObject({ fault: { rule: 'B9.3' }, hexes: [hex('E6'), hex('F5')] });
    // B7.a9: two touch nothing that is not attacked.
    const duty = ['b2', 'b3'].map((id) => ({ unit: no(id), hex: hex('E6') }));
    expect(new Set(referee.obligations().joins)).toEqual(new Set(duty));
    say('undeclare 1', 'declareBattle b1 on E6');
    const joined = referee.battle([no('b2')], [hex('E6')]);
    expect(joined).toMatchObject({ odds: '2-1', fault: undefined, attackers: [no('b1'), no('b2')] });
    expect(joined.join).toEqual([{ unit: no('b3'), factors: 4 }]);
    const together = referee.outlook({ units: [no('b2')], hexes: [hex('E6')] });
    expect(together).toMatchObject({ battles: 1, engaged: { blue: 8, red: 4 } });
    say('undeclare 1', 'declareBattle b1+b2 on E6');
    expect(referee.outlook()).toEqual(together);
  });

  test('all battles together: chances add up to one, and to what each of them says', () => {
    const { referee, no, hex, say } = table(DUEL);
    const planned = referee.outlook({ units: [no('b1'), no('b2')], hexes: [hex('E6')] });
    expect(planned).toMatchObject({ battles: 1, engaged: { blue: 8, red: 4 } });
    say('declareBattle b1+b2 on E6');
    const declared = referee.outlook();
    expect(declared).toEqual(planned);
    for (const side of ['blue', 'red'] as const)
      expect(declared[side].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    // 2-1: DE, EX, DB2, DB2, EX, AB2.
    expect(declared.red[4]).toBeCloseTo(3 / 6, 12);
    expect(declared.blue[4]).toBeCloseTo(2 / 6, 12);
  });
});

test('a way by waypoints costs what its parts cost and is walked as one move', () => {
  const { seat, referee, no, hex } = table(`game basic
board inline
  grid rows A..J columns 1..12
end board
blue arm 6-6 @ E3 as b1
red inf 4-4 @ A12 as r1
blue moves
`);
  const first = referee.reach(['b1']).find((one) => one.hex === hex('D4'));
  const on = referee.reach(['b1'], first?.path).find((one) => one.hex === hex('E6'));
  expect(on?.path.slice(0, first?.path.length)).toEqual(first?.path);
  expect(on?.cost).toBe((on?.path.length ?? 0) * 3);
  if (on) expect(seat.give(on.command)).toBeUndefined();
  expect(seat.now()).toMatchObject({ played: 1 });
  expect(seat.now().own.units[no('b1')]).toMatchObject({ at: hex('E6'), spent: on?.cost });
  // Nowhere to go on to: what is meant is refused with the rule, nothing is played.
  expect(seat.give(...referee.intent({ units: ['b1'], hex: hex('J12') }))).toMatchObject({
    rule: expect.stringMatching(/^B/) as string,
  });
  expect(seat.now().played).toBe(1);
});

test('B7.z3 hexes out of reach only because of the enemy are told apart', () => {
  const { referee, no, hex } = table(`game basic
board inline
  grid rows A..J columns 1..12
end board
blue arm 6-6 @ E3 as b1
red inf 4-4 @ E7 as r1
blue moves
`);
  const reach = new Set(referee.reach(['b1']).map((one) => one.hex));
  const beyond = referee.beyond([no('b1')]);
  // E6 is in his zone and ends the move; E8 lies behind him; E12 is too far for anybody.
  expect([reach.has(hex('E6')), beyond.includes(hex('E6'))]).toEqual([true, false]);
  expect([reach.has(hex('E8')), beyond.includes(hex('E8'))]).toEqual([false, true]);
  expect([reach.has(hex('E12')), beyond.includes(hex('E12'))]).toEqual([false, false]);
  expect(beyond).not.toContain(hex('E7'));
  expect(beyond.some((one) => reach.has(one))).toBe(false);
});

test('T23.0.6 all aircraft go back to their bases, the rest to the nearest with room', () => {
  const { seat, referee, no, say } = table(`game tournament
${COAST}
blue TAC 4-8 @ H2 as t1..2
blue arm 6-6 @ E6 as b1..2
red inf 1-4 @ E7 as r1
red inf 4-4 @ H11 as r2
blue declares
`);
  say('assignMission t1+t2 tactical E7', 'declareBattle b1+b2 on E7', 'endDeclaration', 'resolve 1', 'endAdvance');
  expect(seat.give(...referee.landings())).toBeUndefined();
  const landed = seat.now();
  expect([landed.own.units[no('t1')]?.place, landed.own.units[no('t2')]?.place]).toEqual(['map', 'map']);
  expect(landed.log.map(({ text }) => english(text))).toEqual(['t1 lands at H2', 't2 lands at H2']);
});

test('B7.a11 trapped units given up when movement ends are offered as a choice', () => {
  const land = new Set(['0,0', '1,0', '-1,1', '0,-1', '2,0', '-2,2', '0,-2']);
  const all = Array.from({ length: 49 }, (_, i) => [Math.floor(i / 7) - 3, (i % 7) - 3] as const);
  const sea = all.flatMap(([q, r]) => (Math.abs(q + r) <= 3 && !land.has(`${q},${r}`) ? [`${q},${r}`] : []));
  const { referee } = table(`game basic
board inline
  grid radius 3
  sea ${sea.join(' ')} zone A
end board
blue inf 6-4 @ 0,0 as b1..2
red arm 8-6 @ 1,0 as r1
red arm 8-6 @ -1,1 as r2
red arm 8-6 @ 0,-1 as r3
blue inf 1-4 @ 2,0 as b3
blue inf 1-4 @ -2,2 as b4
blue inf 1-4 @ 0,-2 as b5
blue moves
`);
  const end = referee.actions([]).find(({ verb }) => verb === 'endMovement');
  expect(end?.choices.map(({ text }) => text)).toEqual([
    'endMovement abandon b3+b4',
    'endMovement abandon b3+b5',
    'endMovement abandon b4+b5',
  ]);
});

test('O21.1.2a a beach feeds so much: the rest is named by leaving it out', () => {
  const units = Array.from(
    { length: 11 },
    (_, i) => `blue inf 4-4 @ ${['C4', 'C5', 'C6', 'D4'][Math.floor(i / 3)]} as u${i}`,
  );
  const frame = JSON.stringify({ at: 'beachSupply', beach: 0, units: units.map((_, i) => `u${i}`) });
  const { referee } = table(`game tournament supplyRoutes
${COAST}
${units.join('\n')}
red inf 4-4 @ H11 as r1
mover blue
frame ${frame}
`);
  expect(referee.bill()).toMatchObject({ what: 'beach', owed: 40, by: 'size' });
  expect(referee.bill()?.lines).toHaveLength(11);
  expect(referee.check({ do: 'serveBeach', units: units.map((_, i) => i) })?.rule).toBe('O21.1.2a');
  expect(referee.check({ do: 'serveBeach', units: units.slice(1).map((_, i) => i) })).toBeUndefined();
});

test('what is offered to a unit is what is legal for it, nothing else', () => {
  let compared = 0;
  for (const scenario of ['invasion', 'air-war', 'breakthrough']) {
    const { seat, referee } = table(`scenario ${scenario}\n`);
    const { units } = seat.now().own;
    const legal = referee
      .choices(100_000)
      .flatMap(({ command, text }) => ('unit' in command ? [{ command, text }] : []));
    for (const [no, unit] of units.entries()) {
      if (unit.side !== 'blue') continue;
      const due = legal.filter(({ command }) => 'unit' in command && command.unit === no).map(({ text }) => text);
      const offered = referee
        .actions([unit.id])
        .flatMap(({ choices }) => choices)
        .filter(({ command }) => 'unit' in command)
        .map(({ text }) => text);
      expect(offered.sort()).toEqual(due.sort());
      compared += due.length;
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test('M12.22 some of the fighters are called and the others stay, by one press', () => {
  const { seat, no, hex, say } = table(`game basic
modules M12
${COAST}
blue airbase 1-0 @ H2 as bb
red airbase 1-0 @ H11 as rb
blue inf 4-4 @ H2
blue MDM 4-10 @ H2 as m1
red inf 4-4 @ H8 as hit
red FTR 4-12 @ H11 as f1 oncall
red FTR 4-12 @ H11 as f2 oncall
blue moves
`);
  const asked = say('declareStrike H8 units m1');
  expect(asked.scene.prompt?.side).toBe('red');
  const called: Command = { do: 'assignInterceptor', units: [no('f1')], hex: hex('H8') };
  expect(seat.give(called, { do: 'endInterception' })).toBeUndefined();
  expect(seat.now().scene.prompt?.side).toBe('blue');
  expect(seat.now().own.units[no('f2')]?.place).toBe('map');
});
