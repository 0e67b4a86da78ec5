import { describe, expect, test } from 'vitest';
import { isPacified, oppressorOf, waitingOf } from '#games/blitz/countries/guerillas/revolt.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { setFaults } from '#games/blitz/presets.ts';
import { runScript } from '#cli/script/run.ts';
import { events, fought, legalTexts } from '../basic.ts';
import { openScript } from '../game.ts';
import { roundTrip } from '../optional.ts';
import { faults, type Table } from '../table.ts';
import { CALAEDIA, FAR, WAR } from './calaedia.ts';
import { at, modular } from './table.ts';

/** Otar and Ulm are Red's. */
const FALLEN = `${WAR}\ncontrol red 3,0 1,1\ncontrol nobody 2,-2`;
const m15 = (lines: string, modules = 'M3 M15 M18', board = '', level = 'basic'): Table =>
  modular(modules, `${lines}\n${FAR}`, `${CALAEDIA}\n${board}`, level);
const c = ({ game }: Table) => game.world.board.source.countries.findIndex(({ letter }) => letter === 'c');
const waiting = ({ game, state }: Table, side: 'blue' | 'red' = 'blue') =>
  waitingOf(game.world.board, state, side).length;
const pacified = (table: Table) => isPacified(table.game.world.board, table.state, c(table));
/** Passes both player turns without a move. */
const passTurn = (table: Table): Table => {
  for (const _ of [1, 2]) {
    if (at(table) !== 'movement') break;
    table.play('endMovement');
    if (at(table) === 'battles') table.play('endCombat');
  }
  return table;
};

describe('M15 guerillas', () => {
  test('M15.0 they need minor countries that can be conquered, and a 4-4 at most', () => {
    expect(MODULES.M15.rule).toBe('M15.0');
    const said = (preset: 'basic' | 'tournament', modules: string[], scenario?: string) =>
      setFaults({ preset, switches: [], modules }, scenario).map(({ rule }) => rule);
    expect(said('basic', ['M15'])).toEqual(['M70.1']);
    expect([...said('basic', ['M15', 'M18']), ...said('tournament', ['M15'])]).toEqual([]);
    expect(
      faults(`game basic\nmodules M3\nboard inline\n grid radius 2\nend board\nblue gue 1-4 @ 0,0\nblue moves`).join(),
    ).toContain('guerilla');
  });

  test('M15.1 the oppressor is at war with the country, the other player is its friend', () => {
    const table = m15(`${FALLEN}\nturn 2\nred inf 4-4 @ 3,0 as r1\nred moves`);
    expect(oppressorOf(table.state, c(table))).toBe('red');
    table.play(['endMovement']);
    expect([at(table), table.side, table.phase]).toEqual(['guerillas', 'blue', 'M80.30']);
    expect(oppressorOf(m15('blue moves').state, 2)).toBeUndefined();
  });

  test('M15.2 not before half of the cities have fallen', () => {
    const one = m15(`${WAR}\ncontrol red 3,0\ncontrol nobody 1,1 2,-2\nturn 2\nred inf 4-4 @ 3,0 as r1\nred moves`);
    expect(waiting(one.play('endMovement'))).toBe(0);
    const contested = m15(`${FALLEN}\nturn 2\nred inf 4-4 @ 3,0 as r1\nred moves`).play('endMovement');
    expect(waiting(contested)).toBe(2);
  });

  test('M15.3, M15.20 Example: two of three cities give two guerillas; when both are dead the country is pacified', () => {
    const table = m15(`${FALLEN}\nturn 4\nred inf 4-4 @ 3,0 as r1\nred inf 4-4 @ 1,1 as r2\nred moves`);
    table.play('endMovement');
    expect([waiting(table), events(table, 'raised')[0]?.risings.length]).toEqual([2, 2]);
    roundTrip(table);
    table.play('placeGuerilla 0,-1 of 1,1');
    roundTrip(table);
    expect(table.unit('b.g1')).toMatchObject({
      type: 'guerilla',
      af: 1,
      df: 1,
      mf: 4,
      homeland: c(table),
      side: 'blue',
    });
    table.play('placeGuerilla 4,-2 of 3,0');
    expect([table.state.turn, table.side, pacified(table), waiting(table)]).toEqual([5, 'blue', false, 0]);
    // Between cycle turns nobody rises.
    passTurn(table);
    expect([table.state.turn, waiting(table)]).toEqual([6, 0]);
    const dead = m15(
      `${FALLEN}\nturn 6\nuprising c blue begun\nblue gue 1-4 lost of c as g1\nred inf 4-4 @ 3,0 as r1\nred moves`,
    );
    expect(pacified(dead)).toBe(true);
    dead.play('endMovement');
    expect([at(dead), waiting(dead), dead.state.turn]).toEqual(['movement', 0, 7]);
  });

  test('M15.3 the cycle is that of production: every third turn by option', () => {
    const at3 = (turn: number) =>
      m15(`options productionInterval=3\n${FALLEN}\nturn ${turn}\nred inf 4-4 @ 3,0 as r1\nred moves`).play(
        'endMovement',
      );
    expect([waiting(at3(2)), waiting(at3(3))]).toEqual([0, 2]);
    const hexes = modular(
      'M3 M15 M17 M18',
      `options cityCount=hex\n${FALLEN}\nturn 2\nred inf 4-4 @ 3,0 as r1\nred moves\n${FAR}`,
      `${CALAEDIA.replace('Otar : 3,0', 'Otar : 3,0 3,-1')}`,
    );
    // M0.16: three hexes of four, with 3,-1 covered.
    expect(waiting(hexes.play('endMovement'))).toBe(3);
  });

  test('M15.4 in the country, within three hexes of the city, in no zone of control, within stacking; any of them may wait', () => {
    const table = m15(
      `${FALLEN}\nturn 2\nred inf 4-4 @ 3,0 as r1\nred inf 4-4 @ 1,1 as r2\nred moves`,
      'M3 M15 M18',
      ' sea 0,2\n',
    ).play('endMovement');
    expect(table.refusal('placeGuerilla 2,0 of 3,0')).toBe('M15.4');
    expect(table.refusal('placeGuerilla 3,0 of 3,0')).toBe('M15.4');
    expect(table.refusal('placeGuerilla -1,1 of 1,1')).toBe('M15.4');
    expect(table.refusal('placeGuerilla 0,2 of 1,1')).toBe('M15.4');
    expect(table.refusal('placeGuerilla 0,-1 of 3,0')).toBe('M15.4');
    expect(table.refusal('placeGuerilla 1,-1 of 2,-2')).toBe('M15.3');
    table.play('delay 3,0');
    expect(table.refusal('delay 3,0')).toBe('M15.4');
    // Without a city the nearest that waits is meant.
    table.play('placeGuerilla 0,-1');
    expect([table.state.turn, waiting(table), table.where('b.g1')]).toEqual([3, 1, '0,-1']);
    // Delayed until the end of any later turn; `delay` alone lets all wait.
    passTurn(table);
    expect([at(table), table.state.turn]).toEqual(['guerillas', 3]);
    roundTrip(table);
    table.play('delay');
    expect([table.state.turn, waiting(table)]).toEqual([4, 1]);
  });

  test('M15.4, M80.30 whoever finds no place waits without being asked', () => {
    const table = m15(
      `${FALLEN}\nturn 2\nred inf 4-4 @ 3,0 as r1\nred inf 4-4 @ 1,1 as r2\nred inf 4-4 @ 2,-1\nred inf 4-4 @ 1,-1\nred inf 4-4 @ 0,0\nred inf 4-4 @ 4,-2\nred inf 4-4 @ 2,1\nred moves`,
    ).play('endMovement');
    expect([at(table), table.state.turn, waiting(table)]).toEqual(['movement', 3, 3]);
  });

  test('M15.5, M5.3 they have a zone of control, attack and defend like infantry; three counters in a hex', () => {
    const table = m15(`${WAR}\nblue gue 2-4 @ 0,0 of c as g1\nred inf 4-4 @ -3,0 as r1\nred moves`).play(
      'moveUnit r1 -2,0 -1,0',
    );
    expect(table.unit('r1').stopped).toBe(true);
    const attack = m15(`${WAR}\nblue gue 4-4 @ 0,0 of c as g1\nred inf 2-4 @ 1,0 as r1\nblue attacks`).play(
      'declareBattle g1 on 1,0',
      3,
    );
    expect(fought(attack)).toMatchObject({ attack: 4, defence: 2, odds: '2-1' });
    const four = m15(
      `${WAR}\n${[1, 2, 3].map((n) => `blue gue 1-4 @ 0,0 of c as g${n}`).join('\n')}\nblue gue 1-4 @ 0,-1 of c as g4\nblue moves`,
      'M3 M5 M15 M18',
    ).play('moveUnit g4 0,0');
    expect(four.refusal('endMovement')).toBe('M15.5');
    four.play(['combine g1+g2', 'endMovement']);
  });

  test('M15.6, T2.3.5, M0.10 they combine up to four factors and split again; small is what the unit is', () => {
    const table = m15(
      `${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nblue gue 3-4 @ 0,0 of c as g2\nblue gue 1-4 @ 0,0 of t as t1\nblue moves`,
    );
    expect(table.refusal('combine g1+t1')).toBe('M0.10');
    table.play('combine g1+g2');
    expect(table.unit('g1').df).toBe(4);
    table.play('splitUnit g1 2+2');
    expect(
      table.state.units.filter((unit) => unit.type === 'guerilla' && unit.place === 'map').map(({ df }) => df),
    ).toEqual([2, 1, 2]);
  });

  test('M15.7, M10 small ones need no supply and are never isolated; M15.10, M10.5g four factors do, from any city their side holds', () => {
    const lines = (city: string) =>
      `${WAR}\ncontrol ${city}\nblue gue 3-4 @ 0,1 of c as g3\nblue gue 4-4 @ 0,-1 of c as g4\nblue begins`;
    const m10 = (city: string) =>
      m15(lines(city), 'M3 M10 M15 M18', 'belongs r -4,0\ncity Rot : -4,0').play('moveUnit g3 0,0');
    const cut = m10('red 1,1 3,0 2,-2');
    expect([cut.unit('g3').isolated, cut.unit('g4').isolated]).toEqual([undefined, true]);
    const fed = m10('blue 1,1');
    expect(fed.unit('g4').isolated).toBeUndefined();
    // M10.14: a small one goes where it likes, also away from every source.
    cut.play(['moveUnit g3 -1,1', 'endMovement']);
  });

  test('M15.8 Example: both guerillas slip away, 8 against the regular 2 is 4:1', () => {
    const table = m15(
      `${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nblue gue 2-4 @ 0,0 of c as g2\nblue inf 2-4 @ 0,0 as b1\nred inf 4-4 @ -1,0 as r1\nred inf 4-4 @ -1,0 as r2\nred attacks`,
      'M3 M4 M15 M18',
    ).play('declareBattle r1+r2 on 0,0');
    expect([at(table), table.side, table.phase]).toEqual(['refusal', 'blue', 'M80.41']);
    roundTrip(table);
    expect(table.refusal('refuse b1 to 1,0')).toBe('M15.8');
    expect(table.refusal('refuse g1 to 0,-1')).toBe('M15.8');
    expect(table.refusal('refuse g1 to 2,0')).toBe('M15.8');
    table.play('refuse g1 to 1,0').play('refuse g2 to 1,0', 4);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 2, odds: '4-1' });
    expect([table.where('g1'), table.where('g2')]).toEqual(['1,0', '1,0']);
  });

  test('M15.8 nobody is left: the attack is spent and the hex may be occupied; whoever stands fights', () => {
    for (const modules of ['M3 M4 M15 M18', 'M3 M15 M18']) {
      const table = m15(`${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nred inf 4-4 @ -1,0 as r1\nred attacks`, modules)
        .play('declareBattle r1 on 0,0')
        .play('refuse g1 to 1,0');
      expect([at(table), table.side, table.refusal('advance r1 0,-1')]).toEqual([
        'advance',
        'red',
        expect.stringMatching(/^(M4.10|B19.7.1)$/),
      ]);
      table.play('advance r1 0,0');
      expect([table.where('r1'), table.where('g1')]).toEqual(['0,0', '1,0']);
      const again = m15(`${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nred inf 4-4 @ -1,0 as r1\nred attacks`, modules).play(
        'declareBattle r1 on 0,0',
      );
      expect(legalTexts(again, 'stand')).toEqual(['stand']);
      again.play('stand', 6);
      expect(fought(again)).toMatchObject({ attack: 4, defence: 1 });
    }
  });

  test('M15.9 no refusal when every way out is closed', () => {
    const ring =
      'red inf 4-4 @ -1,0 as r1\nred inf 1-4 @ 2,0 as r2\nred inf 1-4 @ -1,2 as r3\nred inf 1-4 @ 0,-2 as r4\nred inf 1-4 @ 2,-2 as r5';
    const table = m15(`${WAR}\nblue gue 1-4 @ 0,0 of c as g1\n${ring}\nred inf 1-4 @ 0,2 as r6\nred attacks`).play(
      'declareBattle r1 on 0,0',
      3,
    );
    expect(at(table)).not.toBe('refusal');
    expect(events(table, 'fought')).toHaveLength(1);
    // With others to ask the rule is named.
    const two = m15(
      `${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nblue gue 1-4 @ -2,0 of c as g2\n${ring}\nred inf 1-4 @ 0,2 as r6\nred attacks`,
    ).play('declareBattle r1 on 0,0+-2,0');
    expect(two.refusal('refuse g1 to 1,0')).toBe('M15.9');
  });

  test('M15.11, M12.14, M16 artillery adds 3 to the die against small guerillas alone', () => {
    const fire = (unit: string, die: number) =>
      events(
        m15(
          `${WAR}\nblue ${unit} @ 0,0 of c as g1\nred art 8-4-4 @ -1,0 as a1\nred bombards`,
          'M3 M4 M15 M16 M18',
        ).play('bombard a1 on 0,0', die),
        'bombarded',
      )[0]?.result;
    expect([fire('gue 3-4', 1), fire('gue 4-4', 1)]).toEqual(['-', 'H']);
    const mixed = m15(
      `${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nblue inf 1-4 @ 0,0 as b1\nred art 8-4-4 @ -1,0 as a1\nred bombards`,
      'M3 M4 M15 M16 M18',
    ).play('bombard a1 on 0,0', 1);
    expect(events(mixed, 'bombarded')[0]?.result).toBe('H');
  });

  test('M15.12 a small guerilla passes one zone of control and goes from zone to zone once; the second stops it', () => {
    const line = (who: string, modules = 'M3 M15 M18') =>
      m15(
        `${WAR}\nblue gue ${who} @ -2,0 of c as g1\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ 2,-1 as r2\nblue moves`,
        modules,
      );
    // -1,0 and 0,0 lie in the zone of 0,-1; 1,0 in both.
    const small = line('1-4').play('moveUnit g1 -1,0 0,0');
    expect(small.unit('g1')).toMatchObject({ stopped: true, slipped: 2 });
    roundTrip(small);
    const through = line('1-4').play('moveUnit g1 -1,0');
    expect(through.unit('g1')).toMatchObject({ stopped: false, slipped: 1 });
    roundTrip(through.play('moveUnit g1 -1,1'));
    expect(through.play('moveUnit g1 0,0').unit('g1')).toMatchObject({ stopped: true });
    expect(line('4-4').refusal('moveUnit g1 -1,0 0,0')).toBe('M3.4');
    expect(line('4-4').play('moveUnit g1 -1,0').unit('g1').stopped).toBe(true);
    // M70.fallback: with the zones of the base game too.
    expect(line('1-4', 'M15 M18').play('moveUnit g1 -1,0 0,0').unit('g1').stopped).toBe(true);
    expect(line('4-4', 'M15 M18').refusal('moveUnit g1 -1,0 0,0')).toBe('B7.z3');
    // Reached hexes are legal moves.
    for (const table of [line('1-4'), line('1-4', 'M15 M18'), line('1-4', 'M1 M3 M15 M18')])
      for (const command of table.legal())
        if (command.do === 'moveUnit') expect(table.game.check(table.state, 'blue', command)).toBeUndefined();
    expect(
      legalTexts(line('1-4'), 'moveUnit').some((text) => text.startsWith('moveUnit g1') && text.endsWith(' 0,0')),
    ).toBe(true);
  });

  test('M15.12, M1.5 in each impulse the first zone is left at the usual cost, the second at double', () => {
    const table = m15(`${WAR}\nblue gue 1-4 @ -2,0 of c as g1\nred inf 4-4 @ 0,-1 as r1\nblue moves`, 'M1 M3 M15 M18');
    table.play('moveUnit g1 -1,0 0,0');
    expect(table.unit('g1').spent).toBe(6);
    expect(table.play('moveUnit g1 0,1').unit('g1').spent).toBe(12);
    const big = m15(`${WAR}\nblue gue 4-4 @ -2,0 of c as g1\nred inf 4-4 @ 0,-1 as r1\nblue moves`, 'M1 M3 M15 M18');
    expect(big.play('moveUnit g1 -1,0 0,0').unit('g1').spent).toBe(9);
    table.play('endMovement');
    if (at(table) === 'battles') table.play('endCombat');
    expect([at(table), table.unit('g1').slipped]).toEqual(['movement', undefined]);
  });

  test('M15.13 abroad they neither attack, cut nor end in a zone of control, until their country is liberated', () => {
    const near = m15(
      `${WAR}\ncontrol red 3,0\nblue gue 2-4 @ -1,0 of c as g1\nred inf 1-4 @ -1,-1 as r1\nblue attacks`,
    );
    expect(near.refusal('declareBattle g1 on -1,-1')).toBe('M15.13');
    const free = m15(
      `${WAR}\ncontrol blue 3,0 1,1 2,-2\nblue gue 2-4 @ -1,0 of c as g1\nred inf 1-4 @ -1,-1 as r1\nblue attacks`,
    );
    free.play('declareBattle g1 on -1,-1', 5);
    const move = m15(
      `${WAR}\ncontrol red 3,0\nblue gue 2-4 @ 0,1 of c as g1\nred inf 1-4 @ -1,-1 as r1\nblue moves`,
    ).play('moveUnit g1 -1,1 -1,0');
    expect(move.refusal('endMovement')).toBe('M15.13');
    move.play(['takeBack', 'moveUnit g1 -1,1 -1,2', 'endMovement']);
    const rails = 'road Line : -2,1 -1,1 0,0';
    const cut = m15(
      `${WAR}\ncontrol red 3,0\nblue gue 2-4 @ -1,1 of c as g1\nblue gue 1-4 @ 0,0 of c as g2\nblue moves`,
      'M3 M7 M15 M18',
      rails,
    );
    expect(cut.refusal('cutRail g1')).toBe('M15.13');
    cut.play('cutRail g2');
  });

  test('M15.13, M0.23 who ended there before a die and cannot go on stays, whatever was done since', () => {
    const table = m15(
      `${WAR}\ncontrol red 3,0\nblue gue 2-4 @ -1,0 of c as g1 spent 12\nred inf 1-4 @ -1,-1 as r1\nblue inf 2-4 @ 0,3 as b1\nblue moves`,
    );
    table.play(['splitUnit b1 1+1', 'endMovement']);
    expect(table.where('g1')).toBe('-1,0');
  });

  test('M15.14 infantry in the hex takes guerillas into its ranks, up to its largest size', () => {
    const table = m15(
      `${WAR}\nblue gue 2-4 @ 0,0 of c as g1\nblue gue 1-4 @ 0,0 of c as g2\nblue inf 2-4 @ 0,0 as b1\nblue arm 2-6 @ 0,0 as a1\nblue inf 2-4 @ 0,-1 as b2\nblue moves`,
    );
    expect(table.refusal('absorb g1 into a1')).toBe('M15.14');
    expect(table.refusal('absorb g1 into b2')).toBe('M15.14');
    expect(table.refusal('absorb b1 into g1')).toBe('M15.14');
    table.play(['moveUnit g2 1,0', 'moveUnit g2 0,0', 'absorb g1 into b1']);
    expect([table.unit('b1').df, table.unit('b1').af, table.where('g1'), table.unit('b1').moved]).toEqual([
      4,
      4,
      'gone',
      false,
    ]);
    expect(table.refusal('absorb g2 into b1')).toBe('M15.14');
    const spent = m15(`${WAR}\nblue gue 1-4 @ 1,0 of c as g1\nblue inf 2-4 @ 0,0 as b1\nblue moves`).play([
      'moveUnit g1 0,0',
      'absorb g1 into b1',
    ]);
    expect(spent.unit('b1')).toMatchObject({ df: 3, spent: 3, moved: true });
    roundTrip(spent);
    // Actions of absorbed guerillas are forgotten with them.
    const ran = m15(
      `${WAR}\nblue gue 2-4 @ 0,0 of c as g1 spent 6 moved overran\nblue inf 2-4 @ 0,0 as b1\nblue moves`,
      'M4 M15 M18',
    );
    roundTrip(ran.play('absorb g1 into b1'));
    // M90.57: what they are then is ordinary infantry.
    expect(spent.unit('b1').type).toBe('infantry');
  });

  test('M15.15 they invade nothing', () => {
    const table = m15(`blue gue 2-4 sea A of c as g1\nblue moves`, 'M15', ' beach 4,0\n', 'tournament');
    expect(legalTexts(table, 'stageInvasion')).toEqual([]);
  });

  test('M15.16, M15.17 sanctuary: a minor that keeps out of the war, and the neutral corner', () => {
    const corner = 'belongs x -2,3 -1,3\nneutral -2,3 -1,3';
    const table = m15(
      `${WAR}\nblue gue 2-4 @ -2,0 of c as g1\nblue gue 2-4 @ -1,2 of c as g2\nblue gue 4-4 @ -3,1 of c as g4\nblue inf 4-4 @ -1,2 as b1\nred inf 8-4 @ -3,3 as r1\nred inf 4-4 @ -1,-1 as r2\nblue moves`,
      'M3 M10 M15 M18',
      corner,
    );
    // Going in violates nothing.
    expect(
      table.state.nations?.find(({ country }) => table.game.world.board.source.countries[country]?.letter === 't')
        ?.operator,
    ).toBeUndefined();
    expect(table.unit('g1').sheltered).toBe(true);
    expect(table.unit('g4').isolated).toBeUndefined();
    table.play('moveUnit g2 -1,3');
    expect([table.where('g2'), table.unit('g2').sheltered]).toEqual(['-1,3', true]);
    roundTrip(table);
    expect(table.refusal('moveUnit b1 -1,3')).toBe('B1.15');
    table.play('endMovement');
    expect(table.refusal('declareBattle g1 on -1,-1')).toBe('M15.16');
    table.play('endCombat');
    // No zone of control there.
    table.play(['moveUnit r2 -1,0']);
    expect(table.unit('r2').stopped).toBe(false);
    table.play(['moveUnit r1 -2,2', 'endMovement']);
    expect(table.refusal('declareBattle r1 on -1,3')).toMatch(/M15.17|B9.3/);
    // M15.17: attacking them in the neutral minor violates it.
    table.play('declareBattle r2 on -2,0');
    const nation = table.state.nations?.find(
      ({ country }) => table.game.world.board.source.countries[country]?.letter === 't',
    );
    expect(nation).toMatchObject({ red: 'atWar', operator: 'blue' });
  });

  test('M15.17 nobody is attacked in the neutral corner; without M18 the attack violates the minor (T22.5)', () => {
    const corner = 'belongs x -2,3\nneutral -2,3';
    const table = m15(
      `${WAR}\nblue gue 2-4 @ -2,3 of c as g1\nred inf 4-4 @ -2,2 as r1\nred attacks`,
      'M3 M15 M18',
      corner,
    );
    expect(table.refusal('declareBattle r1 on -2,3')).toBe('M15.17');
    // B7.a7: without M3 nobody must attack where nobody may.
    const bound = m15(
      `minor c violated red\nblue gue 2-4 @ -2,3 of c as g1\nblue inf 1-4 @ -1,1 as b1\nred inf 4-4 @ -2,2 as r1\nred declares`,
      'M15',
      corner,
      'tournament',
    );
    expect(bound.refusal('endDeclaration')).toBe('B7.a7');
    bound.play('endDeclaration r1 on -1,1');
    const t22 = m15(
      `minor c violated red\nblue gue 2-4 @ -2,0 of c as g1\nred inf 4-4 @ -1,0 as r1\nred declares`,
      'M3 M15',
      '',
      'tournament',
    );
    t22.play('declareBattle r1 on -2,0');
    expect(
      t22.state.minors.find(({ country }) => t22.game.world.board.source.countries[country]?.letter === 't'),
    ).toMatchObject({
      state: 'violated',
      violator: 'red',
    });
  });

  test('T22.3a, M15.16 guerillas whose sanctuary ends have zones of control: an assault declared beside them is called off, one that is under way goes on', () => {
    const lines =
      'blue gue 2-4 @ -2,1 of c as g1\nred inf 4-4 @ -1,0 as r1\nred inf 4-4 @ -1,1 as r2\nred inf 4-4 @ -4,0 as r3\nred declares';
    const t22 = () => m15(lines, 'M15', 'city Tar : -2,0\ncity Sur : -4,1', 'tournament');
    const table = t22().play(['declareCityAssault r1 on -2,0', 'declareBattle r2 on -2,1']);
    roundTrip(table);
    expect(table.refusal('endDeclaration')).toBe('T22.3a');
    table.play(['undeclare 1', 'undeclare 2', 'endDeclaration r1+r2 on -2,1']);
    const both = t22().play(['declareCityAssault r1 on -2,0', 'declareCityAssault r3 on -4,1', 'endDeclaration']);
    both.play('resolve 2', 1);
    expect(both.unit('g1').sheltered).toBeUndefined();
    roundTrip(both);
  });

  test('M15.18 they cut supply lines like any unit', () => {
    const lines = (gue: string) => `${WAR}\n${gue}\nred inf 4-4 @ 1,0 as r1\nred begins`;
    const m10 = (gue: string) => m15(lines(gue), 'M3 M10 M15 M18', 'belongs r 0,-4\ncity Rot : 0,-4');
    expect(m10('blue inf 1-4 @ 4,-3').unit('r1').isolated).toBeUndefined();
    const wall = ['-2,-2', '0,-2', '2,-2', '4,-2'].map((hex, i) => `blue gue 1-4 @ ${hex} of c as g${i}`).join('\n');
    expect(m10(wall).unit('r1').isolated).toBe(true);
  });

  test('M15.19, M7.13 one factor cuts a rail hex, not in an enemy zone of control', () => {
    const rails = 'road Line : -1,0 0,0 1,0 2,0';
    const table = m15(
      `${WAR}\ncontrol red 3,0\nblue gue 1-4 @ 0,0 of c as g1\nblue gue 1-4 @ 2,0 of c as g2\nred inf 1-4 @ 3,-1 as r1\nblue moves`,
      'M3 M7 M15 M18',
      rails,
    );
    expect(table.refusal('cutRail g2')).toBe('M7.13');
    expect(table.play('cutRail g1').state.cuts).toHaveLength(1);
  });

  test('M15.20 driven out the country is pacified and those who wait stay out; one who comes back ends it', () => {
    const out = m15(
      `${FALLEN}\nturn 2\nuprising c blue begun waiting 3,0\nblue gue 1-4 @ -1,1 of c as g1\nred inf 4-4 @ 3,0 as r1\nblue moves`,
    );
    expect([pacified(out), waiting(out)]).toEqual([true, 0]);
    roundTrip(out);
    out.play('moveUnit g1 0,0');
    expect([pacified(out), waiting(out)]).toEqual([false, 1]);
  });
});

describe('M15 with other modules', () => {
  test('M90.20 an overrun leaves no refusal; at 10:1 in combat small guerillas slip away first', () => {
    const run = m15(
      `${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nred arm 6-6 @ -1,0 as r1\nred arm 6-6 @ -1,0 as r2\nred moves`,
      'M3 M4 M15 M18',
    ).play('overrun r1+r2 0,0');
    expect(run.where('g1')).toBe('lost');
    const fight = m15(
      `${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nred arm 6-6 @ -1,0 as r1\nred arm 6-6 @ -1,0 as r2\nred attacks`,
      'M3 M4 M15 M18',
    ).play('declareBattle r1+r2 on 0,0');
    expect(at(fight)).toBe('refusal');
    expect(fight.play('refuse g1 to 1,0').where('g1')).toBe('1,0');
  });

  test('M90.34 production comes first: what is built bars its hexes', () => {
    const table = m15(
      `${FALLEN}\nturn 2\ncentre red 12 -4,0\nred inf 4-4 @ 3,0 as r1\nred moves`,
      'M3 M9 M15 M18',
      'belongs r -4,0\ncity Rot : -4,0\nbelongs b 4,-4\ncity Blau : 4,-4',
    ).play('endMovement');
    expect([at(table), table.side]).toEqual(['production', 'red']);
    table.play('endProduction');
    expect([at(table), table.side]).toEqual(['guerillas', 'blue']);
  });

  test('M90.56 a city they alone cover is fallen no more', () => {
    const table = m15(`${FALLEN}\nturn 2\nblue gue 1-4 @ 0,1 of c as g1\nred inf 4-4 @ 3,0 as r1\nred moves`).play(
      'endMovement',
    );
    // 1,1 has passed to Blue: one city of three is left to Red.
    expect([at(table), table.state.turn, waiting(table)]).toEqual(['movement', 3, 0]);
  });

  test('M90.57, M90.58 they cost nothing, and stack with the army of their country', () => {
    const table = m15(`${WAR}\nblue gue 1-4 @ 0,-1 of c as g1\nblue inf 2-4 @ 0,0 of c as c1\nblue moves`).play([
      'moveUnit g1 0,0',
      'endMovement',
    ]);
    expect(table.where('g1')).toBe('0,0');
    const built = m15(
      `centre blue 12 4,-4\nturn 2\nmover red\nframe {"at":"production","side":"blue","spent":[]}`,
      'M3 M9 M15 M18',
      'belongs b 4,-4\ncity Blau : 4,-4\nbelongs r -4,0\ncity Rot : -4,0',
    );
    expect(legalTexts(built, 'produce').length).toBeGreaterThan(0);
    expect(legalTexts(built, 'produce').filter((text) => text.includes('gue'))).toEqual([]);
  });

  test('M70.fallback without M3 they need not attack, and whoever stands beside them must', () => {
    const table = m15(`${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nred inf 4-4 @ -1,0 as r1\nblue declares`, 'M15 M18').play(
      'endDeclaration',
    );
    expect(table.state.mover).toBe('red');
    const red = m15(`${WAR}\nblue gue 1-4 @ 0,0 of c as g1\nred inf 4-4 @ -1,0 as r1\nred declares`, 'M15 M18');
    expect(red.refusal('endDeclaration')).toBe('B7.a7');
  });

  test('M70.fallback without M18 a city is fallen when all its hexes are captured; no guerilla counts in T21', () => {
    const lines =
      'minor c violated red\ncaptured 3,0 1,1\ncontrol red 3,0 1,1\nturn 2\nred inf 4-4 @ 3,0 as r1\nred declares';
    const table = m15(lines, 'M3 M15', '', 'tournament');
    while (at(table) !== 'guerillas' && table.state.turn === 2) {
      const [command] = table.legal();
      const { state } = table.game.play(table.state, table.side ?? 'red', command as never, { roll: () => 1 } as never);
      table.state = state;
    }
    expect([at(table), table.side, waiting(table)]).toEqual(['guerillas', 'blue', 2]);
  });
});

test('M15.20 Example as a script', () => {
  const text = `game basic
modules M3 M4 M15 M18
board inline
 grid radius 4
${CALAEDIA}
end board
${FALLEN}
turn 4
red inf 4-4 @ 3,0 as r1
red inf 4-4 @ 1,1 as r2
${FAR}
red moves
---
expect oppressor c red
expect friend c blue
expect fallen c 2
endMovement
expect raised c 2
placeGuerilla 0,-1 of Ulm
delay
expect guerillas c 1
expect raised c 1
expect pacified c no
`;
  const { errors, steps } = runScript(openScript(text));
  expect(errors).toEqual([]);
  expect(steps.filter(({ met }) => met === true)).toHaveLength(7);
});
