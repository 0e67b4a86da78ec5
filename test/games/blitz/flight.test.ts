import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { MISSIONS } from '#games/blitz/types.ts';
import { planView } from '#games/blitz/combat/desk/battles.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { flightView } from '#games/blitz/air/desk/flight.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import { objectionTo } from './basic.ts';
import { position, small } from './table.ts';

/** Displayed options of selected aircraft equal their legal ones. */

const BOARD = small(
  'city Blau : -4,4 -3,4\n city Klein : 0,2\n city Rot : 3,0\n belongs blue -4,4 -3,4\n belongs n 0,2\n belongs red 3,0\n lake 2,2',
);
const FORCES = `blue TAC 4-5 @ -4,4 as tac
blue MDM 4-9 @ -4,4 as mdm
blue SAC 1-20 @ -3,4 as sac
blue FTR 4-6 @ -3,4 as ftr
blue inf 4-4 @ 0,0 as b1
red inf 4-4 @ 1,0 as r1
red inf 4-4 @ 3,0 as r2
red TAC 2-8 @ 3,0 as rt`;
const at = (phase: string, more = '') =>
  position(`game tournament fighters nuclear interdiction\n${BOARD}\n${FORCES}\n${more}blue ${phase}`);
const IDS = ['tac', 'mdm', 'sac', 'ftr'];

describe('aircraft in hand', () => {
  test('T23.0.5a in movement nothing is lit for them, and a click tells of their range', () => {
    const table = at('moves');
    const desk = deskOf(table.game, EMPTY_LIBRARY);
    for (const id of IDS) expect(desk.reach(table.state, [id], [])).toEqual([]);
    const why = (hex: string) => english(objectionTo(table, `moveUnit tac to ${hex}`)?.because ?? '');
    expect(why('0,0')).toBe('tac flies once ground movement has ended; 0,0 is in its range (5 hexes)');
    expect(why('3,0')).toBe('tac flies once ground movement has ended; 3,0 is out of its range (5 hexes)');
  });

  test('B7.a9 a declaration begins in view of those who must attack, until the first battle is declared', () => {
    const begins = (phase: string, ...commands: string[]) => {
      const { game, state } = at(phase).play(commands);
      return deskOf(game, EMPTY_LIBRARY)
        .scene(state)
        .begins?.map((hex) => nameOf(game.world.board.grid, hex));
    };
    expect(begins('moves')).toBeUndefined();
    expect(begins('declares')).toEqual(['0,0']);
    expect(begins('declares', 'declareBattle b1 on 1,0')).toBeUndefined();
  });

  test('T23.0.5a nobody is led to who has nothing to do: aircraft in movement, troops without an enemy in declaration', () => {
    const led = (phase: string, ...commands: string[]): string[] => {
      const { game, state } = at(phase, 'blue inf 4-4 @ -1,-2 as b2\n').play(commands);
      const { pieces } = deskOf(game, EMPTY_LIBRARY).scene(state);
      return pieces.flatMap(({ id, side, idle }) => (side === 'blue' && !idle ? [id] : []));
    };
    expect(led('moves')).toEqual(['b1', 'b2']);
    // A fighter has nobody to escort yet.
    expect(led('declares')).toEqual(['tac', 'mdm', 'sac', 'b1']);
    expect(led('declares', 'declareBattle b1 on 1,0', 'assignMission tac tactical 1,0')).toEqual(['mdm', 'sac', 'ftr']);
  });

  test('T23.0.7 T23.0.10 targets shown are accepted, all others refused, for every type and mission', () => {
    const table = at('declares');
    const { game, state } = table;
    const { grid } = game.world.board;
    let targets = 0;
    for (const [no, unit] of state.units.entries()) {
      if (!IDS.includes(unit.id)) continue;
      const view = flightView(game, state, [no]);
      for (const mission of MISSIONS) {
        const shown = view?.missions.find(({ kind }) => kind === mission);
        for (let hex = 0; hex < grid.size; hex++) {
          const fault = game.check(state, 'blue', { do: 'assignMission', units: [no], mission, hex });
          expect(shown?.hexes.includes(hex) ?? false, `${unit.id} ${mission} ${nameOf(grid, hex)}`).toBe(!fault);
          if (!fault) expect(view?.range).toContain(hex);
          if (!fault) targets++;
        }
        if (shown?.hexes.length === 0) expect(shown.fault, `${unit.id} ${mission}`).toBeDefined();
      }
    }
    expect(targets).toBeGreaterThan(20);
    expect(flightView(game, state, [4])).toBeUndefined();
  });

  test('T23.0.6 bases are those that can be landed on', () => {
    const table = at('declares');
    const { grid } = table.game.world.board;
    const view = flightView(table.game, table.state, [0]);
    expect(view?.bases.map((hex) => nameOf(grid, hex)).sort()).toEqual(['-3,4', '-4,4']);
    expect(view?.farthest).toBe(5);
  });

  test('T23.2.1 T23.1.2 bombers against a hex are a strike with odds; tactical aircraft join the battle there', () => {
    const table = at('declares');
    const hex = hexNamed(table.game.world.board.grid, '1,0') as number;
    const strike = planView(table.game, table.state, [1], [hex]);
    expect(strike).toMatchObject({ kind: 'strike', mission: 'strategic', odds: '1-1', fault: undefined });
    expect(strike.results.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(6);
    expect(planView(table.game, table.state, [0], [hex]).fault?.rule).toBe('T23.2.1');
    table.play('declareBattle b1 on 1,0');
    const joined = planView(table.game, table.state, [1], [hex]);
    expect(joined).toMatchObject({ kind: 'ground', mission: 'tactical', odds: '2-1', fault: undefined });
  });
});
