import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { fought } from './basic.ts';
import { at, left, onto, optional, passTurn, roundTrip, told } from './optional.ts';
import type { Table } from './table.ts';
import { afterCommand } from '#core/game.ts';

const ALL = 'fighters interdiction nuclear seaAir supplyRoutes weather';
const LAND = `
sea -6,0 -6,1 -6,2 -6,3 zone A
sea -6,4 -6,5 -6,6 zone B
beach -5,2
city PortA : -5,0
city PortB : -5,4
city Base : -3,0 -3,1
city Redbase : 5,0 5,-1
city Redstore : 5,-5 5,-4
city Minor : 0,5
belongs blue -5,0 -5,4 -3,0 -3,1
belongs red 5,0 5,-1 5,-5 5,-4
belongs n 0,5 1,5 0,4 -1,6`;

const game = (switches: string, lines: string, more = ''): Table => optional(switches, lines, `${LAND}\n${more}`, 6);

describe('O80 what the optional rules insert', () => {
  test('O80.1 the weather filters movement, missions, interception and landing of both player turns', () => {
    const lines = `turn 6
blue SAC 2-20 @ -3,0 as s
blue abn 4-4 @ -3,0 as b1
red SAC 2-20 @ 5,0 as t
red abn 4-4 @ 5,0 as r1
blue rolls weather`;
    const table = game('weather fighters', lines).play('rollWeather', 5);
    expect(table.state.weather).toBe('noAir');
    for (const [id, unit, to, base] of [
      ['s', 'b1', '0,0', '-3,1'],
      ['t', 'r1', '1,0', '5,-1'],
    ] as const) {
      expect(table.refusal(`flyAirborne ${unit} ${to}`)).toBe('O24.9');
      onto(table, 'declaration');
      expect(table.refusal(`assignMission bombing ${id} ${id === 's' ? '5,0' : '-3,0'}`)).toBe('O24.9');
      onto(table, 'landing');
      expect(table.refusal(`rebase ${id} ${base}`)).toBe('O24.9');
      passTurn(table);
    }
    expect(at(table)).toBe('weather');
  });

  test('O80.2 escorts are assigned in T80.4 and nowhere else', () => {
    const lines =
      'blue SAC 4-20 @ -3,0 as s\nblue FTR 2-10 @ -3,1 as e\nred inf 4-4 @ 1,0 as r1\nred inf 1-4 @ 5,-5\nblue moves';
    const table = game('fighters', lines);
    expect(table.refusal('assignMission escort e 1,0')).toBe('T80.3');
    table.play(['endMovement', 'assignMission strategic s 1,0', 'assignMission escort e 1,0']);
    // Up to the end of the declaration it can be taken back (B80.10).
    table.play('takeBack');
    expect(table.where('e')).toBe('-3,1');
    table.play(['assignMission escort e 1,0', 'endDeclaration']);
    expect(table.refusal('takeBack')).toBe('T80.7');
    expect(table.refusal('assignMission escort e 1,0')).toBe('T80.7');
  });

  test('O80.3 between declaration and combat: the opponent assigns, the mover chooses the order, and back', () => {
    const lines = `blue SAC 4-20 @ -3,0 as s
blue SAC 4-20 @ -3,0 as u
blue FTR 1-12 @ -3,1 as e
red inf 4-4 @ 1,0 as r1
red inf 4-4 @ 1,3 as r2
red FTR 4-10 @ 5,0 as i
red FTR 2-10 @ 5,-1 as j
blue declares`;
    const table = game('fighters', lines);
    table.play(['assignMission strategic s 1,0', 'assignMission strategic u 1,3', 'assignMission escort e 1,0']);
    const turns: string[] = [];
    const step = (command: string, ...dice: number[]) => {
      turns.push(`${table.side} ${table.phase} ${at(table)}`);
      roundTrip(table);
      table.play(command, ...dice);
    };
    step('endDeclaration');
    step('splitUnit i 3+1');
    step('assignInterceptor i+i.p1 1,0');
    step('assignInterceptor j 1,3');
    step('endInterception');
    step('resolveAirFight 1,0');
    step('allotInterceptors 2', 3);
    step('resolveAirFight 1,3');
    expect(turns).toEqual([
      'blue T80.4 declaration',
      'red O80.3 interception',
      'red O80.3 interception',
      'red O80.3 interception',
      'red O80.3 interception',
      'blue O80.3 airFights',
      'red O80.3 allot',
      'blue O80.3 airFights',
    ]);
    // 1 : 2 is 1-2, die 3: 1,0; two more against the bombers; two against the others.
    expect([left(table, 'e'), left(table, 's'), left(table, 'u')]).toEqual([0, 3, 3]);
    expect(at(table)).toBe('combat');
  });

  test('O80.3 nobody is asked when no fighter can come (B80.9)', () => {
    const lines = 'blue SAC 4-20 @ -3,0 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 4-3 @ 5,0 as i\nblue declares';
    const table = game('fighters', lines).play(['assignMission strategic s 1,0', 'endDeclaration']);
    expect([table.side, at(table)]).toEqual(['blue', 'combat']);
  });

  test('O80.4 battles are worked out again before combat: odds, river doubling, void ones', () => {
    // The one TAC factor lifted the river doubling; shot down, the defence is 8 again (T90.86).
    const lines = `blue inf 8-4 @ 0,0 as b1
blue TAC 1-12 @ -3,0 as t
red inf 4-4 @ 1,0 as r1
red FTR 2-10 @ 5,0 as i
blue declares`;
    const river = 'river R : 0,0 0,1';
    const table = game('fighters', lines, river).play('endDeclaration b1+t on 1,0');
    table.play(['assignInterceptor i 1,0', 'endInterception', 'resolveAirFight 1,0']).play('resolve', 2);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 8, odds: '1-1' });
    const quiet = game('fighters', lines, river).play(['endDeclaration b1+t on 1,0', 'endInterception']);
    expect(fought(quiet.play('resolve', 2))).toMatchObject({ attack: 9, defence: 4, odds: '2-1' });
  });

  test('O80.4 T7.2.17 falls before combat: their ZOC bars no retreat any more', () => {
    // b1 with its TAC would be at 2,1, where it covers 2,0; shot down, r2 may retreat there.
    const lines = `blue inf 1-4 @ 2,1 as b1
blue TAC 1-12 @ -3,0 as t
blue inf 8-4 @ 0,0 as b2
red inf 12-4 @ 3,1 as r1
red inf 4-4 @ 1,0 as r2
red FTR 2-10 @ 5,0 as i
blue declares`;
    const table = game('fighters', lines);
    table.play(['declareBattle b1+t on 3,1', 'declareBattle b2 on 1,0']);
    table.play(['endDeclaration', 'assignInterceptor i 3,1', 'endInterception', 'resolveAirFight 3,1']);
    expect(left(table, 'b1')).toBe(0);
    expect(told(table, 'eliminated').map((event) => event.rule)).toContain('T7.2.17');
    expect(table.state.battles.map((battle) => battle.no)).toEqual([2]);
    // 2-1, die 3: D loses 1 and retreats 2.
    table.play('resolve', 3);
    table.play('chooseRetreat r2 2,0 3,-1');
    expect(table.where('r2')).toBe('3,-1');
  });

  test('O80.5 after the mover’s landing the opponent lands his interceptors, and only them', () => {
    const lines =
      'blue SAC 4-20 @ -3,0 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 4-10 @ 5,0 as i\nred FTR 1-10 @ 5,0 as j\nblue declares';
    const table = game('fighters', lines).play(['assignMission strategic s 1,0', 'endDeclaration']);
    table.play(['assignInterceptor i 1,0', 'endInterception', 'resolveAirFight 1,0']).play('resolve', 1);
    table.play(['landAircraft s -3,0', 'endLanding']);
    expect([table.side, table.phase]).toEqual(['red', 'O80.5']);
    table.play('splitUnit i 2+2');
    expect(table.refusal('landAircraft j 5,0')).toBe('T23.0.6');
    expect(table.refusal('rebase j 5,-1')).toBe('Q23.0.1');
    table.play(['landAircraft i 5,0', 'landAircraft i.p1 5,-5']);
    expect(table.state.mover).toBe('red');
    // With no aircraft aloft the phase does not occur.
    expect(onto(table, 'landing').side).toBe('red');
    expect(passTurn(table).state.mover).toBe('blue');
  });

  test('O80.7 nuclear: assigned in T80.4, resolved in T80.7 among the battles, its victims chosen by their owner', () => {
    const lines =
      'blue SAC 1-20 @ -3,0 as n\nblue inf 8-4 @ 1,3 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nred inf 4-4 @ 2,3 as r3\nblue moves';
    const table = game('nuclear', lines);
    expect(table.refusal('assignMission nuclear n 1,0')).toBe('T80.3');
    table.play(['endMovement', 'assignMission nuclear n 1,0', 'endDeclaration b1 on 2,3']);
    expect(table.state.battles.map((battle) => battle.kind)).toEqual(['ground', 'nuclear']);
    table.play('resolve 2', 2);
    expect([table.side, at(table)]).toEqual(['red', 'losses']);
    table.play('chooseLosses r1:3+r2:1');
    expect([left(table, 'r1'), left(table, 'r2')]).toEqual([1, 3]);
    table.play('resolve 1', 2);
  });

  test('O80.10 reinforcements and replacements stay in movement, whatever is switched on', () => {
    const lines =
      'turn 6\nblue inf 4-4 waits 1 as b1\nblue inf 4-4 lost as b2\nblue inf 1-4 @ -3,0\nreplacements blue 0\nred inf 1-4 @ 5,0\nblue rolls weather';
    const table = game(ALL, lines);
    expect(table.refusal('placeReinforcement b1 -3,0')).toBe('O80.1');
    table.play('rollWeather', 1);
    table.play(['placeReinforcement b1 -3,0', 'placeReplacement inf 4-4 -3,1', 'endMovement']);
    expect(table.refusal('placeReinforcement b1 -3,0')).toBe('T80.4');
  });

  test('O80.11 a player turn with everything switched on, phase by phase', () => {
    const lines = `turn 6
blue SAC 4-20 @ -3,0 as s
blue SAC 1-20 @ -3,0 as n
blue SAC 4-20 @ -3,0 as d
blue TAC 2-12 @ -3,1 as t
blue FTR 2-12 @ -3,1 as e
blue TAC 1-8 @ -5,0 as w
blue inf 12-4 @ -1,3 as b1
blue inf 4-4 sea A as b2
blue inf 4-4 @ 1,4 as b3
blue inf 4-4 @ -1,5 as b4
red inf 2-4 @ 0,3 as r1
red inf 4-4 @ 3,-2 as r2
red inf 4-4 @ 3,0 as r3
red FTR 3-12 @ 5,0 as i
red inf 1-4 @ 5,-5 as r0
blue rolls weather`;
    const table = game(ALL, lines);
    const seen: string[] = [];
    const play = (command: string, ...dice: number[]) => {
      roundTrip(table);
      seen.push(`${table.phase} ${table.side} ${command.split(' ')[0]}`);
      table.play(command, ...dice);
    };
    play('rollWeather', 1);
    play('aircraftToSea w A');
    play('stageInvasion b2 -6,2 -5,2');
    play('landOnBeach b2 -5,2');
    play('declareAV b1+t on 0,3');
    play('endMovement');
    play('declareCityAssault b4 on 0,5');
    play('assignMission strategic s 3,0');
    play('assignMission escort e 3,0');
    play('assignMission interdiction d 2,-2');
    play('assignMission nuclear n 3,-2');
    play('endDeclaration');
    play('assignInterceptor i 3,0');
    play('endInterception');
    play('resolveAirFight 3,0');
    play('allotInterceptors 3', 1);
    // 2 : 3 is 1-2, die 1: nothing. Then the victim is gone and its besiegers may advance.
    expect(left(table, 'r1')).toBe(0);
    play('endAdvance');
    expect(table.state.noRetreat).toHaveLength(3);
    play('resolve on 3,-2', 2);
    play('resolve on 3,0', 1);
    play('resolve on 0,5', 1);
    expect(table.state.noRetreat).toEqual([]);
    play('landAircraft s -3,0');
    play('landAircraft n -3,0');
    play('landAircraft d -3,0');
    play('landAircraft t -3,1');
    play('landAircraft e -3,1');
    play('endLanding');
    play('landAircraft i 5,0');
    const phases = seen.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(phases.filter((one, i) => one !== phases[i - 1])).toEqual([
      'O80.1 blue',
      'T80.3 blue',
      'T80.4 blue',
      'O80.3 red',
      'O80.3 blue',
      'O80.3 red',
      'T80.6 blue',
      'T80.7 blue',
      'T80.9 blue',
      'O80.5 red',
    ]);
    expect(table.state.minors[0]).toMatchObject({ state: 'violated', violator: 'blue' });
  });

  test('O80.11 interception comes before the removal of victims and every other result', () => {
    const lines = `blue inf 12-4 @ 0,0 as b1
blue TAC 4-12 @ -3,1 as t
red inf 2-4 @ 1,0 as r1
red TAC 2-8 @ 5,0 as p
red FTR 2-12 @ 5,0 as i
blue SAC 11-20 @ -3,0 as s
blue moves`;
    const table = game('fighters', lines).play('declareAV b1+t on 1,0').play('endMovement');
    table.play(['assignMission bombing s 5,0', 'endDeclaration']);
    expect([left(table, 'r1'), table.state.damage.length]).toEqual([2, 0]);
    table.play(['assignInterceptor i 5,0', 'endInterception']);
    expect([left(table, 'r1'), table.state.damage.length]).toEqual([2, 0]);
    table.play('resolveAirFight 5,0');
    // One bomber fell: 10 bomb, room for the two TAC is left; the fighters are in the air.
    expect([left(table, 'r1'), left(table, 'p')]).toEqual([0, 2]);
    expect(table.state.damage).toMatchObject([{ amount: 10 }]);
  });

  test('O80.12 the player not on turn decides only interception, its landing, losses, retreats and advances', () => {
    const lines = `blue inf 8-4 @ -1,0 as b1
blue arm 6-6 @ -2,2 as b2
blue rng 2-4 sea A as b3
blue inf 6-4 sea B as b4
blue SAC 6-20 @ -3,0 as s
blue TAC 4-10 @ -3,1 as t
blue FTR 4-12 @ -3,1 as f
blue FTR 2-8 @ -5,0 as g
red inf 8-4 @ 1,0 as r1
red arm 6-6 @ 2,1 as r2
red inf 6-4 @ 3,-3 as r3
red SAC 6-20 @ 5,0 as v
red TAC 4-10 @ 5,-1 as w
red FTR 4-12 @ 5,-1 as i
blue rolls weather`;
    const allowed = new Set(['interception', 'allot', 'landing', 'losses', 'retreat', 'advance', 'drawOffer']);
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const table = game(ALL, lines);
      const dice = seededDice(seed);
      const choose = seededChoice(seed);
      let { state } = table;
      for (let i = 0; i < 500 && table.game.prompt(state); i++) {
        const prompt = table.game.prompt(state);
        const frame = state.frames.at(-1)?.at ?? '';
        if (prompt && prompt.side !== state.mover) {
          expect(allowed, `seed ${seed}, command ${i}`).toContain(frame);
          seen.add(frame);
        }
        const command = table.game.sample(state, choose);
        if (command.do === 'resign' || command.do === 'acceptDraw') break;
        expect(table.game.check(state, prompt?.side ?? 'blue', command), `seed ${seed}, ${command.do}`).toBeUndefined();
        state = afterCommand(table.game, state, command, dice);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});
