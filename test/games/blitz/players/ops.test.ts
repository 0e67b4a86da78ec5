import { describe, expect, test } from 'vitest';
import { captureOutlook } from '#games/blitz/countries/players/capture.ts';
import { airFight, bestShare } from '#games/blitz/air/players/interception.ts';
import { nuclearKill } from '#games/blitz/air/players/nuclear.ts';
import { strikeOutlook } from '#games/blitz/players/ops/tasks.ts';
import { forecastOf } from '#games/blitz/combat/desk/forecast.ts';
import { type Battle, sizeOf } from '#games/blitz/types.ts';
import { scriptedDice } from '#core/dice/dice.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { adjacent } from '#hex/grid.ts';
import { coast } from '../coast.ts';
import { optional } from '../optional.ts';
import { position, small } from '../table.ts';
import { hex, war } from '../war-table.ts';
import { frameIs, HOMES, playFor } from './ops-table.ts';

const land = (lines: string, more = '', switches = '') => optional(switches, lines, `${HOMES}\n${more}`, 8);

describe('what operations expect is what the engine gives', () => {
  test('T23.strategic: a strike', () => {
    for (const [bombers, size] of [
      [4, 4],
      [8, 4],
      [8, 8],
      [4, 12],
    ] as const) {
      const table = land(
        `blue inf 1-4 @ -6,6 as b0\nblue SAC ${bombers}-20 @ -6,0 as s\nred inf ${size}-4 @ 1,0 as r1\nred inf 1-4 @ 6,0 as r0\nblue declares`,
      );
      table.play('assignMission strategic s 1,0');
      const battle: Battle = { no: 1, kind: 'strike', attackers: [], hexes: [hex(table, '1,0')] };
      const results = forecastOf(table.game, table.state, battle);
      const expected = (side: 'blue' | 'red') =>
        results.reduce((sum, { sixths, lost }) => sum + (sixths / 6) * lost[side], 0);
      const outlook = strikeOutlook(bombers, size, size);
      expect(outlook?.kill).toBeCloseTo(expected('red'), 9);
      expect(outlook?.cost).toBeCloseTo(expected('blue'), 9);
    }
  });

  test('T22.capture: an assault, face by face', () => {
    for (const af of [6, 10, 12]) {
      let captured = 0;
      let lost = 0;
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const table = war(
          `blue inf ${af}-4 @ 1,0 as b1\nred inf 1-4 @ 5,-5 as rFar\nblue declares`,
          'belongs n 2,0 3,0 3,-1\ncity Nord : 2,0\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5',
        );
        table.play(['declareCityAssault b1 on 2,0', 'endDeclaration']);
        table.play('resolve 1', die);
        if (table.state.captured.length > 0) captured++;
        for (const event of table.events) {
          if (event.is === 'eliminated' && event.rule === 'T22.3d') lost += af;
          if (event.is === 'reduced' && event.rule === 'T22.3d') lost += event.losses[0]?.factors ?? 0;
        }
      }
      const { world } = war('blue inf 1-4 @ 0,0\nred inf 1-4 @ 4,0\nblue moves').game;
      const outlook = captureOutlook(world, af);
      expect(outlook?.faces).toBe(captured);
      expect(outlook?.cost).toBeCloseTo(lost / 6, 9);
    }
  });

  test('O23.fighter: every share of the interceptors', () => {
    const groups = [
      [8, 0, 4],
      [8, 4, 4],
      [8, 4, 10],
      [4, 6, 3],
    ] as const;
    for (const [bombers, escorts, interceptors] of groups) {
      const shares = escorts > 0 && interceptors > escorts ? [escorts, interceptors] : [interceptors];
      for (const x of shares) {
        const sum = { bombers: 0, escorts: 0, interceptors: 0 };
        for (const die of [1, 2, 3, 4, 5, 6]) {
          const table = land(
            `blue inf 1-4 @ -6,6 as b0\nblue SAC ${bombers}-20 @ -6,0 as s\n${escorts > 0 ? `blue FTR ${escorts}-12 @ -6,1 as e\n` : ''}red inf 4-4 @ 1,0 as r1\nred FTR ${interceptors}-12 @ 6,0 as i\nblue declares`,
            '',
            'fighters',
          );
          table.play('assignMission strategic s 1,0');
          if (escorts > 0) table.play('assignMission escort e 1,0');
          table.play(['endDeclaration', 'assignInterceptor i 1,0', 'endInterception']);
          const dice = escorts > 0 ? [die] : [];
          if (escorts > 0 && interceptors > escorts) {
            table.play('resolveAirFight 1,0');
            table.play(`allotInterceptors ${x}`, ...dice);
          } else table.play('resolveAirFight 1,0', ...dice);
          const left = (id: string) =>
            ['map', 'air', 'sea'].includes(table.unit(id).place) ? sizeOf(table.unit(id)) : 0;
          sum.bombers += bombers - left('s');
          sum.escorts += escorts > 0 ? escorts - left('e') : 0;
          sum.interceptors += interceptors - left('i');
        }
        const fight = airFight(bombers, escorts, interceptors, x);
        expect(6 * fight.bombers).toBeCloseTo(sum.bombers, 9);
        expect(6 * fight.escorts).toBeCloseTo(sum.escorts, 9);
        expect(6 * fight.interceptors).toBeCloseTo(sum.interceptors, 9);
      }
    }
    // Fighters that meet bombers alone lose nothing, so all are sent.
    expect(bestShare(8, 0, 4).gain).toBeGreaterThan(bestShare(8, 0, 2).gain);
  });

  test('O23.nuclear', () => {
    for (const size of [1, 4, 9, 12]) {
      const table = land(
        `blue inf 1-4 @ -6,6 as b0\nblue SAC 1-20 @ -6,0 as s\nred inf ${size}-4 @ 1,0 as r1\nred inf 1-4 @ 6,0\nblue declares`,
        '',
        'nuclear',
      );
      table.play('assignMission nuclear s 1,0');
      const battle: Battle = { no: 1, kind: 'nuclear', attackers: [], hexes: [hex(table, '1,0')] };
      const mean = forecastOf(table.game, table.state, battle).reduce(
        (sum, { sixths, lost }) => sum + (sixths / 6) * lost.red,
        0,
      );
      expect(nuclearKill(size)).toBeCloseTo(mean, 9);
    }
  });
});

describe('Regular beyond the war on land', () => {
  test('B18 an airborne unit comes down on a city nobody covers', () => {
    const table = land(
      'blue abn 4-4 @ -6,0 as b1\nblue inf 4-4 @ -6,6 as b2\nred inf 4-4 @ 6,0 as r1\nred inf 4-4 @ 4,0 as r2\nblue moves',
    );
    const { commands, words } = playFor(table, 'blue', frameIs('declaration'));
    expect(commands.filter((text) => text.startsWith('flyAirborne'))).toEqual(['flyAirborne b1 7,-7']);
    expect(words.some((text) => text.startsWith('b1 is dropped at 7,-7'))).toBe(true);
  });

  test('T22.3 a minor city is assaulted with bombers, by a column that pays', () => {
    const table = war(
      `${[1, 2, 3, 4].map((i) => `blue inf 4-4 @ -2,${i % 3} as b${i}`).join('\n')}\nblue SAC 8-20 @ -5,0 as s\nred inf 1-4 @ 5,-5 as rFar\nblue moves`,
      'belongs n 2,0 3,0 3,-1\ncity Nord : 2,0\nbelongs blue -5,0 -5,1\ncity Bluton : -5,0 -5,1\nbelongs red 5,-5\ncity Redham : 5,-5',
    );
    const { commands, state, why } = playFor(table, 'blue', frameIs('combat'));
    expect(commands).toContain('assignMission support s 2,0');
    const [assault] = state.battles;
    expect(assault).toMatchObject({ kind: 'assault', hexes: [hex(table, '2,0')] });
    const ground = (assault?.attackers ?? []).reduce((sum, no) => sum + (state.units[no]?.af ?? 0), 0);
    const told = why.find(({ goal }) => goal === 'assault')?.sentences[0];
    if (told?.say !== 'plain') throw new Error('the assault is not explained');
    // The numbers are those of the assault as the engine has it.
    expect(told.numbers.strength).toBe(ground + 8);
    expect(captureOutlook(table.game.world, ground + 8)).toMatchObject({
      faces: told.numbers.faces,
      cost: told.numbers.cost,
    });
  });

  test('T23.1 tactical aircraft make an attack that ground units alone do not', () => {
    const lines = (tac: string) =>
      `blue arm 6-6 @ -1,0 as b1\nblue inf 4-4 @ -1,1 as b2\n${tac}red inf 4-4 @ 2,0 as r1\nred inf 1-4 @ 6,0 as r0\nblue moves`;
    const flown = playFor(land(lines('blue TAC 8-8 @ -6,0 as t\n')), 'blue', frameIs('combat'));
    expect(flown.commands.filter((text) => text.startsWith('assignMission tactical'))).toEqual([
      'assignMission tactical t 2,0',
    ]);
    expect(flown.state.battles).toHaveLength(1);
  });

  test('O23.5 one SAC factor is split off and strikes the largest stack', () => {
    const table = land(
      'blue inf 4-4 @ -6,6 as b0\nblue SAC 4-20 @ -6,0 as s\nred inf 4-4 @ 0,0 as r1..3\nred inf 4-4 @ 3,0 as r4\nblue declares',
      '',
      'nuclear',
    );
    const { state, commands } = playFor(table, 'blue', (one) => one.missions.some(({ kind }) => kind === 'nuclear'));
    expect(commands[0]).toMatch(/^splitUnit s /);
    expect(state.missions.find(({ kind }) => kind === 'nuclear')?.hex).toBe(hex(table, '0,0'));
  });

  test('O23.6.1 fighters rise against bombers without escort, all that are of use', () => {
    const table = land(
      'blue inf 4-4 @ -6,6 as b0\nblue SAC 8-20 @ -6,0 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 4-12 @ 6,0 as i\nred FTR 4-12 @ 6,-1 as j\nblue declares',
      '',
      'fighters',
    );
    table.play(['assignMission strategic s 1,0', 'endDeclaration']);
    const { state } = playFor(table, 'red', (one) => one.frames.at(-1)?.at !== 'interception');
    expect(state.missions.filter(({ kind }) => kind === 'intercept')).toHaveLength(2);
  });

  test('T21.3b over supply the cheapest go, desert first', () => {
    const table = war(
      `blue arm 8-6 @ 0,1 as gd\nblue inf 6-4 @ 0,2 as i1\nblue inf 4-4 @ 2,0 as i2\nred inf 1-4 @ 5,-5 as r0\nblue moves`,
      'desert 2,0 2,1 3,0 3,-1 1,0\ncity Bluton : -5,0\nbelongs blue -5,0\ncity Redham : 5,-5\nbelongs red 5,-5',
    );
    expect(table.state.short).toBe(false);
    const short = { ...table.state, short: true, frames: [{ at: 'supplyLosses' } as const] };
    table.state = short;
    // Need 8 + 6 + 2 x 4 = 22, capacity 12: five factors in the desert would pay for ten, and there are four.
    const { commands } = playFor(table, 'blue', (state) => state.frames.at(-1)?.at !== 'supplyLosses');
    expect(commands[0]).toContain('i2');
    expect(commands[0]).not.toContain('gd');
  });

  test('T6.2 a fleet lands where a city lies open', () => {
    const table = coast('blue inf 4-4 sea A as b1..3\nred inf 4-4 @ 4,0 as r1', 'city Port : 0,-2\nbelongs red 0,-2');
    const { commands, state } = playFor(table, 'blue', frameIs('declaration'));
    expect(commands.filter((text) => text.startsWith('landOnBeach')).length).toBeGreaterThan(0);
    const { world } = table.game;
    expect(state.control[world.board.cityHexNo[hex(table, '0,-2')] ?? -1]).toBe('blue');
  });

  test('T23.0.8 aircraft do not stay where columns come', () => {
    const table = land(
      'blue inf 4-4 @ -6,6 as b0\nblue SAC 4-20 @ -6,0 as s\nred arm 8-6 @ -3,0 as r1\nred inf 4-4 @ 6,0 as r0\nblue moves',
    );
    const landing = { ...table.state, frames: [{ at: 'landing', side: 'blue' } as const] };
    table.state = landing;
    const { state } = playFor(table, 'blue', (one) => one.frames.at(-1)?.at !== 'landing');
    const sac = state.units.find(({ id }) => id === 's');
    expect([sac?.place, sac?.at === hex(table, '-6,0')]).toEqual(['map', false]);
  });
});

describe('Regular finds what a single unit does not see', () => {
  test('B18 an airborne unit lands behind the enemy and closes the ring', () => {
    const table = position(
      `game basic\n${small('city Airfield : -4,4\nbelongs blue -4,4')}\nred inf 6-0 @ 0,1 as r1\nred inf 4-0 @ 0,-1 as r2\nblue inf 6-4 @ -1,0 as b1 moved stopped\nblue inf 6-4 @ -1,0 as b2 moved stopped\nblue inf 6-4 @ 1,-1 as b3 moved stopped\nblue inf 1-0 @ 4,0 as home\nred inf 1-0 @ -4,0 as rear\nblue abn 2-4 @ -4,4 as a1 spent 9\nblue moves`,
    );
    const { commands, state } = playFor(table, 'blue', frameIs('declaration'));
    expect(commands.filter((text) => text.startsWith('flyAirborne a1'))).toHaveLength(1);
    expect(commands.some((text) => text.startsWith('moveUnit a1'))).toBe(true);
    const jumped = state.units.find(({ id }) => id === 'a1');
    expect(adjacent(table.game.world.board.grid, jumped?.at ?? -1, hex(table, '0,-1'))).toBe(true);
  });

  test('T7.3 the second wave goes past the victim', () => {
    const table = position(
      'game tournament\nboard inline\n grid q -1..4 r -1..1\nend board\nred inf 1-0 @ 1,0 as r1\nred inf 3-0 @ 4,0 as r2\nblue inf 8-4 @ 0,0 as b1 moved stopped\nblue arm 8-6 @ -1,0 as b2 spent 6 moved\nblue arm 8-6 @ -1,1 as b3 spent 6 moved\nblue moves',
    );
    const { commands, state, words } = playFor(table, 'blue', frameIs('combat', 'advance'));
    expect(commands[0]).toBe('declareAV b1 on 1,0');
    expect(words[0]).toContain('8 against 1 (8-1)');
    // Before combat begins r1 is gone, and the armor stands before r2, who would have been out of reach.
    const at = (id: string) => state.units.find((unit) => unit.id === id)?.at ?? -1;
    expect(adjacent(table.game.world.board.grid, at('b2'), hex(table, '4,0'))).toBe(true);
  });

  test('T6.2 a landing that fights, with the ring closed from the sea', () => {
    const table = position(
      'game tournament\nboard inline\n grid q 0..4 r -2..2\n sea 0,-2 0,-1 0,0 0,1 0,2 1,-2 zone A\n beach 1,-1 1,0 1,1 1,2\n city Hafen : 2,0\n belongs red 2,0\nend board\nred inf 4-0 @ 1,0 as r1\nred inf 1-0 @ 4,2 as rear\nblue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2\nblue inf 1-0 @ 4,-2 as home\nblue moves',
    );
    const { state, words } = playFor(table, 'blue', frameIs('combat'));
    expect(state.battles).toMatchObject([{ kind: 'ground', hexes: [hex(table, '1,0')] }]);
    const told = words.find((text) => text.includes('land against 1,0')) ?? '';
    const { attackTotal, defenceTotal, odds } = strengthsOf(
      table.game.world,
      state,
      state.battles[0]?.attackers ?? [],
      state.battles[0]?.hexes ?? [],
    );
    expect(told).toContain(`at ${odds.label}, ${attackTotal} against ${defenceTotal}`);
  });
});

test('dice of a script are not asked for while a plan is made', () => {
  const table = land('blue inf 4-4 @ -6,6 as b0\nred inf 4-4 @ 6,0 as r0\nblue moves');
  expect(playFor(table, 'blue', frameIs('declaration'), scriptedDice([])).commands.at(-1)).toBe('endMovement');
});
