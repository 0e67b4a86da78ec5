import { ownFields } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { noDice } from '#core/dice/dice.ts';
import { isObjection } from '#core/objection.ts';
import { attack, basic, controller, ends, events, fought, legalTexts, pass } from './basic.ts';
import type { Table } from './table.ts';

const LANDS = 'belongs blue -2,0 -3,0 -2,1\nbelongs red 2,0 3,0 2,-1\ncity Bluton : -3,0\ncity Redham : 3,0';
const SETUP =
  'blue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 waits 1 as r1\nred inf 4-4 waits 1 as r2\nblue sets up';

/** Commands that have their place somewhere; each phase takes some and refuses the rest with its own id. */
const EVERYTHING: Record<string, string> = {
  placeUnit: 'placeUnit b1 -2,0',
  holdBack: 'holdBack b1',
  ready: 'ready',
  placeReinforcement: 'placeReinforcement b1 -3,0',
  moveUnit: 'moveUnit b1 0,1',
  flyAirborne: 'flyAirborne b1 0,2',
  takeBack: 'takeBack',
  endMovement: 'endMovement',
  declareBattle: 'declareBattle b1 on 1,0',
  undeclare: 'undeclare 1',
  endDeclaration: 'endDeclaration',
  resolve: 'resolve 1',
  chooseExchange: 'chooseExchange b1',
  chooseRetreat: 'chooseRetreat b1 -1,0 -2,0',
  advance: 'advance b1 1,0',
  endAdvance: 'endAdvance',
  acceptDraw: 'acceptDraw',
  refuseDraw: 'refuseDraw',
};

/** Every command that is not of this phase is refused with the id of the phase. */
function onlyTakes(table: Table, phase: string, own: readonly string[]): void {
  expect(table.phase).toBe(phase);
  expect([...(table.game.prompt(table.state)?.commands ?? [])].sort()).toEqual([...own, 'resign', 'offerDraw'].sort());
  for (const [name, text] of Object.entries(EVERYTHING)) {
    if (!own.includes(name)) expect(table.refusal(text), `${name} in ${phase}`).toBe(phase);
  }
}

describe('B80 order of play', () => {
  test('B80.1 set-up of Blue: placeUnit, holdBack, ready; ready when all are placed or held back', () => {
    const table = basic(SETUP, LANDS);
    onlyTakes(table, 'B80.1', ['placeUnit', 'holdBack', 'ready']);
    expect(table.refusal('ready')).toBe('B80.1');
    table.play('placeUnit b1 -2,0');
    expect(table.refusal('ready')).toBe('B80.1');
    table.play(['holdBack b2', 'ready']);
    expect(table.side).toBe('red');
  });

  test('B80.2 set-up of Red, then the control update and Blue’s turn 1', () => {
    const table = basic(SETUP, `${LANDS}\ncity Mid : 1,0`).play(['placeUnit b1 -2,0', 'placeUnit b2 -2,0', 'ready']);
    onlyTakes(table, 'B80.2', ['placeUnit', 'holdBack', 'ready']);
    expect(table.refusal('blue: ready')).toBe('B80.2');
    expect(table.refusal('ready')).toBe('B80.2');
    table.play(['placeUnit r1 2,0', 'holdBack r2']);
    expect(controller(table, '1,0')).toBe('nobody');
    table.play('ready');
    expect([controller(table, '1,0'), table.side, table.phase, table.state.turn]).toEqual(['red', 'blue', 'B80.3', 1]);
  });

  test('B80.3 movement: its commands, and the control update when it ends', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,0 as r1\ncontrol red 1,1\nblue moves',
      'city Mid : 1,1',
    );
    onlyTakes(table, 'B80.3', ['placeReinforcement', 'moveUnit', 'flyAirborne', 'takeBack', 'endMovement']);
    table.play('moveUnit b1 0,1');
    expect(controller(table, '1,1')).toBe('red');
    table.play('endMovement');
    expect([controller(table, '1,1'), table.phase]).toEqual(['blue', 'B80.4']);
  });

  test('B80.4 declaration: its commands; it ends when the declaration is legal', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves').play('endMovement');
    onlyTakes(table, 'B80.4', ['declareBattle', 'undeclare', 'takeBack', 'endDeclaration']);
    expect(table.refusal('undeclare 1')).toBe('B80.4');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('declareBattle b1 on 1,0');
    expect(table.refusal('undeclare 2')).toBe('B80.4');
    table.play('undeclare 1');
    expect(table.state.battles).toEqual([]);
    table.play(['declareBattle b1 on 1,0', 'endDeclaration']);
    expect(table.phase).toBe('B80.6');
  });

  test('B80.4 a whole declaration at once replaces what was declared before', () => {
    const table = basic(
      'blue arm 6-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves',
    ).play(['endMovement', 'declareBattle b1 on 1,0', 'endDeclaration b2 on 1,0; b1 on -1,0']);
    expect(table.state.battles).toHaveLength(2);
    table.play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 4 });
  });

  test('B80.5 when combat begins the units given up under B7.a11 are removed, before any battle', () => {
    const table = basic(
      'blue inf 1-4 @ 0,0 as b1\nblue inf 4-4 @ 0,-2 as b2\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nred inf 4-4 @ -1,0 as r3\nred inf 4-4 @ 0,-1 as r4\nblue moves',
      'mountain 1,0',
    ).play('endMovement');
    expect(table.where('b1')).toBe('0,0');
    table.play('endDeclaration b2 on 0,-1');
    expect([table.where('b1'), table.phase, table.state.battles.length]).toEqual(['lost', 'B80.6', 1]);
  });

  test('B80.6 combat: the mover chooses the next battle until none is left; then the control update', () => {
    const table = basic(
      'control red 1,0\nblue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ -3,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ -4,0 as r2\nred inf 4-4 @ 4,0\nblue moves',
      'city Burg : 1,0',
    );
    attack(table, 'b1 on 1,0; b2 on -4,0');
    onlyTakes(table, 'B80.6', ['resolve']);
    expect(table.refusal('resolve 3')).toBe('B80.6');
    table.play('resolve 1', 1).play('endAdvance');
    expect(controller(table, '1,0')).toBe('red');
    table.play(['resolve 2', 'endAdvance']);
    expect([controller(table, '1,0'), table.side]).toEqual(['blue', 'red']);
  });

  test('B80.6 without a battle the phase passes by itself', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves');
    pass(table);
    expect([table.side, table.phase]).toEqual(['red', 'B80.3']);
  });

  test('B80.7 the end of a player turn: checks, then the other side; after Red the next turn', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves');
    table.play('moveUnit b1 0,1');
    pass(table);
    expect([table.state.turn, table.state.mover, table.unit('b1').spent]).toEqual([1, 'red', 0]);
    pass(table);
    expect([table.state.turn, table.state.mover]).toEqual([2, 'blue']);
    table.play('resign');
    expect(table.game.check(table.state, 'blue', { do: 'endMovement' })?.rule).toBe('B80.7');
    expect(table.game.check(table.state, 'red', { do: 'resign' })?.rule).toBe('B80.7');
  });

  test('B80.8 DE: the defenders are removed, then the winner advances or declines', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 1);
    expect(table.where('r1')).toBe('lost');
    onlyTakes(table, 'B80.8', ['advance', 'endAdvance']);
    expect(table.side).toBe('blue');
  });

  test('B80.8 AE: the attackers are removed, then the defender advances or declines', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 6);
    expect([table.where('b1'), table.side, table.phase]).toEqual(['lost', 'red', 'B80.8']);
    expect(legalTexts(table, 'advance')).toEqual(['advance r1 0,0']);
  });

  test('B80.8 DB2: the loser retreats first, then the winner advances', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 3);
    onlyTakes(table, 'B80.8', ['chooseRetreat']);
    expect(table.side).toBe('red');
    table.play('chooseRetreat r1 2,0 3,0');
    expect([table.side, legalTexts(table, 'advance')]).toEqual(['blue', ['advance b1 1,0']]);
  });

  test('B80.8 AB2: the attacker retreats first, then the defender advances', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 5).play('chooseRetreat b1 -1,0 -2,0');
    expect([table.side, legalTexts(table, 'advance')]).toEqual(['red', ['advance r1 0,0']]);
  });

  test('B80.8 EX: the attacker chooses what he pays, both are removed, then the attacker advances', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves',
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 2);
    onlyTakes(table, 'B80.8', ['chooseExchange']);
    expect(table.side).toBe('blue');
    table.play('chooseExchange b1');
    expect([table.where('b1'), table.where('r1'), legalTexts(table, 'advance')]).toEqual([
      'lost',
      'lost',
      ['advance b2 1,0'],
    ]);
  });

  test('B80.9 a lone unit with one way out takes it; with two it is asked', () => {
    const lines = 'blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves';
    const narrow = basic(lines, 'sea 1,1 2,-1 3,-1 2,1 zone A');
    attack(narrow, 'b1 on 1,0').play('resolve 1', 3);
    expect([narrow.where('r1'), narrow.side]).toEqual(['3,0', 'blue']);
    expect(events(narrow, 'retreated')).toMatchObject([{ forced: true }]);
    const wider = basic(lines, 'sea 1,1 2,-1 3,-1 zone A');
    attack(wider, 'b1 on 1,0').play('resolve 1', 3);
    expect([wider.where('r1'), wider.side, ends(wider, 'chooseRetreat', 'r1')]).toEqual(['1,0', 'red', ['2,1', '3,0']]);
  });

  test('B80.9 no possible advance and a single payment are no questions', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves',
      'forest 1,0',
    );
    attack(table, 'b1 on 1,0').play('resolve 1', 1);
    expect(table.side).toBe('red');
    const paid = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves',
    );
    attack(paid, 'b1+b2 on 1,0').play('resolve 1', 2);
    expect([fought(paid).result, paid.where('b1'), paid.where('b2')]).toEqual(['EX', 'lost', '0,0']);
    expect(legalTexts(paid, 'advance')).toEqual(['advance b2 1,0']);
  });
});

/** A state without what can be taken back. */
const bare = (table: Table) => JSON.stringify(ownFields(table.state));

describe('B80.10 taking back', () => {
  const LINES =
    'blue inf 4-4 @ 0,0 as b1\nblue abn 4-4 @ -3,0 as b2\nblue inf 4-4 waits 1 as b3\nred inf 4-4 @ 2,0 as r1\ncontrol red 3,-2\nblue moves';
  const BOARD = 'city Home : -3,0\nbelongs blue -3,0\ncity Prize : 3,-2\nroad : 0,0 -1,0 -2,0';

  test('B80.10 the last command, one by one, back to the untouched position', () => {
    const table = basic(LINES, BOARD);
    const commands = [
      'moveUnit b1 -1,0',
      'placeReinforcement b3 -3,0',
      'flyAirborne b2 2,-2',
      'moveUnit b1 0,0 1,0',
      'endMovement',
      'declareBattle b1 on 2,0',
      'undeclare 1',
      'declareBattle b1 on 2,0',
    ];
    const seen: string[] = [];
    for (const command of commands) {
      seen.push(bare(table));
      table.play(command);
    }
    expect(controller(table, '3,-2')).toBe('blue');
    for (const before of seen.reverse()) {
      table.play('takeBack');
      expect(bare(table)).toBe(before);
    }
    expect(table.refusal('takeBack')).toBe('B80.10');
  });

  test('B80.10 the whole phase: all moves at once; in the declaration first its battles, then its beginning', () => {
    const table = basic(LINES, BOARD);
    const start = bare(table);
    table.play(['moveUnit b1 1,0', 'placeReinforcement b3 -3,0']);
    const moved = bare(table);
    table.play('takeBack phase');
    expect(bare(table)).toBe(start);
    table.play(['moveUnit b1 1,0', 'placeReinforcement b3 -3,0', 'endMovement']);
    const declaring = bare(table);
    table.play(['declareBattle b1 on 2,0', 'takeBack phase']);
    expect(bare(table)).toBe(declaring);
    table.play('takeBack phase');
    expect(bare(table)).toBe(moved);
    table.play('takeBack phase');
    expect(bare(table)).toBe(start);
    table.play(['moveUnit b1 1,0', 'endMovement', 'declareBattle b1 on 2,0', 'takeBack all']);
    expect(bare(table)).toBe(start);
  });

  test('B80.10 not before the first command of a player turn, and not after endDeclaration', () => {
    const table = basic(LINES, BOARD);
    expect(table.refusal('takeBack')).toBe('B80.10');
    expect(table.refusal('takeBack phase')).toBe('B80.10');
    table.play('moveUnit b1 1,0');
    expect(table.refusal('red: takeBack')).toBe('B80.3');
    attack(table, 'b1 on 2,0');
    expect(table.refusal('takeBack')).toBe('B80.6');
    table.play('resolve 1', 6);
    expect(table.refusal('takeBack')).toBe('B80.8');
    table.play('endAdvance');
    // Red has done nothing yet: Blue's turn is none of his to take back.
    expect(table.refusal('takeBack')).toBe('B80.10');
  });

  test('B80.10 commands may come in any order and be mixed', () => {
    const table = basic(LINES, BOARD);
    table.play([
      'flyAirborne b2 -1,2',
      'moveUnit b1 -1,0',
      'placeReinforcement b3 -3,0',
      'moveUnit b2 -1,3',
      'moveUnit b1 0,0',
    ]);
    expect(['b1', 'b2', 'b3'].map((id) => table.where(id))).toEqual(['0,0', '-1,3', '-3,0']);
  });

  test('B80.10 a unit that walked into a fight it may not fight is put right by taking back', () => {
    const table = basic('blue inf 1-4 @ -1,0 as b1\nred arm 8-6 @ 1,0 as r1\nblue moves', 'mountain 1,0').play(
      'moveUnit b1 0,0',
    );
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play(['takeBack', 'endMovement']);
    expect(table.where('b1')).toBe('-1,0');
  });
});

describe('B80.11 resignation and draws', () => {
  test('B80.11 resign is open to both players in every phase', () => {
    const stages: [string, (table: Table) => Table, string][] = [
      ['set-up', () => basic(SETUP, LANDS), 'blue'],
      ['movement', (table) => table, 'blue'],
      ['declaration', (table) => table.play('endMovement'), 'blue'],
      ['combat', (table) => attack(table, 'b1 on 1,0'), 'blue'],
      ['retreat', (table) => attack(table, 'b1 on 1,0').play('resolve 1', 3), 'red'],
      ['advance', (table) => attack(table, 'b1 on 1,0').play('resolve 1', 6), 'red'],
    ];
    for (const [name, reach, side] of stages) {
      const start = basic('blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -4,0\nred inf 4-4 @ 1,0 as r1\nblue moves');
      const table = reach(start);
      expect(table.side, name).toBe(side);
      for (const [loser, winner] of [
        ['blue', 'red'],
        ['red', 'blue'],
      ] as const) {
        const { state } = table.game.play(table.state, loser, { do: 'resign' }, noDice);
        expect(table.game.check(table.state, loser, { do: 'resign' }), name).toBeUndefined();
        expect(state.outcome, name).toMatchObject({ winner, rule: 'B80.11' });
        expect([...table.game.legal(state)]).toEqual([]);
      }
    }
  });

  test('B80.11 a draw is offered by the player who decides and accepted by the other', () => {
    const start = () => basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves').play('offerDraw');
    const table = start();
    expect([table.side, table.phase]).toEqual(['red', 'B80.11']);
    expect(table.refusal('blue: acceptDraw')).toBe('B80.11');
    expect(table.refusal('moveUnit r1 2,0')).toBe('B80.11');
    expect(table.refusal('offerDraw')).toBe('B80.11');
    table.play('acceptDraw');
    expect(table.state.outcome).toMatchObject({ winner: 'draw', rule: 'B80.11' });
    const refused = start().play('refuseDraw');
    expect([refused.side, refused.phase]).toEqual(['blue', 'B80.3']);
    refused.play('moveUnit b1 1,0');
    expect(start().play('resign').state.outcome).toMatchObject({ winner: 'blue' });
  });

  test('B80.11 the player who waits may resign or offer a draw in the middle of the other decision', () => {
    const start = () => basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves').play('moveUnit b1 1,0');
    const resigned = start().play('red: resign');
    expect(resigned.game.outcome(resigned.state)).toMatchObject({ winner: 'blue', by: 'resignation', rule: 'B80.11' });
    const table = start().play('red: offerDraw');
    expect([table.side, table.phase]).toEqual(['blue', 'B80.11']);
    expect(table.refusal('red: acceptDraw')).toBe('B80.11');
    table.play('refuseDraw');
    expect([table.side, table.phase]).toEqual(['blue', 'B80.3']);
    // One offer in a player turn, whoever made it.
    for (const side of ['blue', 'red']) expect(table.refusal(`${side}: offerDraw`)).toBe('B80.11');
    table.play('takeBack last');
    expect(table.refusal('red: offerDraw')).toBe('B80.11');
    const agreed = start().play(['red: offerDraw', 'acceptDraw']);
    expect(agreed.game.outcome(agreed.state)).toMatchObject({ winner: 'draw', by: 'agreement' });
  });

  test('B80.11 acceptDraw without an offer has no place', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves');
    expect(table.refusal('acceptDraw')).toBe('B80.3');
  });

  test('B80.11 an offer in the middle of a battle leaves the battle as it was', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 3);
    const before = table.legal();
    table.play(['offerDraw', 'refuseDraw']);
    expect([table.side, table.legal()]).toEqual(['red', before]);
  });
});

describe('B80.12 what is no command', () => {
  test('B80.12 anything that is none of the commands is refused', () => {
    const { game } = basic('blue inf 4-4 @ 0,0 as b1\nblue moves');
    const junk: unknown[] = [
      undefined,
      null,
      7,
      'endMovement',
      [],
      {},
      { do: 'win' },
      { do: 'endMovement', extra: 1 },
      { do: 'moveUnit' },
      { do: 'moveUnit', units: 'b1', path: [1] },
      { do: 'moveUnit', units: [0.5], path: [1] },
      { do: 'moveUnit', units: [0], path: [-1] },
      { do: 'moveUnit', units: [0], path: [Number.NaN] },
      { do: 'takeBack', what: 'everything' },
      { do: 'resolve', battle: '1' },
      { do: 'constructor' },
      { do: '__proto__' },
      { do: 'endDeclaration', battles: [{ attackers: [0] }] },
    ];
    for (const input of junk) {
      const read = game.read(input);
      expect(isObjection(read) && read.rule, JSON.stringify(input)).toBe('B80.12');
    }
    expect(game.read({ do: 'endMovement' })).toEqual({ do: 'endMovement' });
  });

  test('B80.12 a unit or a hex the game does not have is refused, wherever it is named', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    const { game, state } = table;
    const rule = (command: Parameters<typeof game.check>[2]) => game.check(state, 'blue', command)?.rule;
    expect(rule({ do: 'moveUnit', units: [9], path: [0] })).toBe('B80.12');
    expect(rule({ do: 'moveUnit', units: [0, 9], path: [0] })).toBe('B80.12');
    expect(rule({ do: 'placeReinforcement', unit: 9, hex: 0 })).toBe('B80.12');
    expect(rule({ do: 'endMovement', abandon: [9] })).toBe('B80.12');
    expect(rule({ do: 'moveUnit', units: [0], path: [9999] })).toMatch(/^B(1\.1|80\.12)$/);
    table.play('endMovement');
    const declare = (attackers: number[], hexes: number[]) =>
      game.check(table.state, 'blue', { do: 'endDeclaration', battles: [{ attackers, hexes }] })?.rule;
    expect(declare([9], [table.unit('r1').at])).toBe('B80.12');
    expect(declare([0], [9999])).toMatch(/^B(1\.1|80\.12)$/);
  });
});
