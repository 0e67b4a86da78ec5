import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { eventInWords } from '#games/blitz/text/log/event-text.ts';
import { decisionsOf } from '#games/blitz/sequence.ts';
import type { BlitzEvent, BlitzFrame, State } from '#games/blitz/types.ts';
import { obligationsOf } from '#games/blitz/desk/queries.ts';
import { doneMeaning, doneText, phaseText, promptText, turnParts } from '#web/games/blitz/phrases/prompt.ts';
import { basic, objectionTo } from '../games/blitz/basic.ts';
import { modular } from '../games/blitz/modules/table.ts';
import { position, small, type Table } from '../games/blitz/table.ts';
import { flightHints } from '#web/games/blitz/phrases/flight-words.ts';
import './fluent.ts';

/** Log lines and prompts of rare turns of the game, with their rules. */

function told(table: Table, event: BlitzEvent, state: State = table.state): string {
  const line = eventInWords(table.game.world, state, event);
  return `${english(line?.text ?? '')} (${line?.rules.join(', ') ?? ''})`;
}

const parts = ({ game, state }: Table) => turnParts(decisionsOf(game.world, state));
const asks = (table: Table): string => english(table.game.prompt(table.state)?.asks ?? '');

describe('battles in words', () => {
  const table = position(
    `game tournament\n${small()}\nblue inf 4-4 @ 0,0 as b1\nblue inf 4-4 lost as b2\nred inf 4-4 @ 1,0 as r1\nblue fights\nbattle b1 on 1,0`,
  );
  const [battle] = table.state.battles;
  if (!battle) throw new Error('a battle is declared');
  const with2: State = { ...table.state, battles: [{ ...battle, attackers: [0, 1] }] };
  const fought = { is: 'fought', battle: 1, attack: 4, defence: 4, odds: '1-1' } as const;
  const gone = (side: 'attacker' | 'defender') => ({ effects: [{ side, lose: 'all' }] }) as const;

  test('B90.10 who has fallen since the declaration is not named as attacking', () => {
    expect(told(table, { ...fought, result: gone('attacker') }, with2)).toMatch(/^b1 attacks 1,0 at 1-1/);
  });

  test('T23.0.4b M4.15 against nobody: no defence, in words', () => {
    const line = told(table, { ...fought, defence: 0, odds: 'any-0', result: gone('defender') });
    expect(line).toMatch(/^b1 attacks 1,0, no defence \(4 v 0\), no roll/);
  });

  test('B90.10 O90.4 O90.26 T90.64 a battle that is not fought says so by its own rule', () => {
    const none: State = { ...table.state, battles: [{ ...battle, attackers: [1] }] };
    const off = { ...fought, attack: 0, defence: 0, odds: '-', result: { effects: [] } };
    expect(told(table, off, none)).toBe('battle 1 for 1,0 is not fought: nobody is left for it (B90.10)');
    const as = (kind: 'strike' | 'assault'): State => ({ ...none, battles: [{ ...battle, kind, attackers: [] }] });
    expect(told(table, off, as('assault'))).toContain('(T90.64)');
    expect(told(table, off, as('strike'))).toContain('(O90.4)');
    expect(told(table, { ...off, attack: 4 }, as('strike'))).toContain('(O90.26)');
  });

  test('T7.2.15 T7.2.16 T7.2.17 O90.3 T23.2.3a without a roll: which rule it was', () => {
    const ground = (attack: number, side: 'attacker' | 'defender') =>
      told(table, { ...fought, attack, result: gone(side) });
    expect(ground(28, 'defender')).toContain('(T7.2.15)');
    expect(ground(20, 'defender')).toContain('(T7.2.16)');
    expect(ground(1, 'attacker')).toContain('(T7.2.17)');
    const strike: State = { ...table.state, battles: [{ ...battle, kind: 'strike', attackers: [] }] };
    expect(told(table, { ...fought, result: gone('attacker') }, strike)).toContain('(O90.3)');
    expect(told(table, { ...fought, attack: 28, result: gone('defender') }, strike)).toContain('(T23.2.3a)');
  });

  test('O23.6.1 to O23.6.5 fighter combat cites what happened', () => {
    const air = { is: 'airFought', hex: 0, escorts: 0, interceptors: 4, bombersLose: 2 } as const;
    const rolled = { table: 'O23.fighter', column: '1-1', die: 3, effects: [] } as const;
    expect(told(table, air)).toMatch(/bombers lose 2 \(O23\.6\.1\)$/);
    expect(told(table, { ...air, escorts: 4, odds: '1-1', result: rolled })).toMatch(/\(O23\.6\.2, O23\.6\.4\)$/);
    expect(told(table, { ...air, escorts: 2, odds: '1-1', result: rolled })).toMatch(/\(O23\.6\.3, O23\.6\.4\)$/);
    expect(told(table, { ...air, escorts: 28, odds: '7-1', result: gone('defender') })).toMatch(
      /no roll: interceptors eliminated; bombers lose 2 \(O23\.6\.2, O23\.6\.5\)$/,
    );
  });
});

describe('rules of the log', () => {
  test('T3.2 T3.3 Red goes At Sea by the first step of the set-up, Blue by the second', () => {
    const lines = 'blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nred sets up at sea';
    const table = position(`game tournament\n${small('sea 4,0 zone A')}\n${lines}`);
    expect(told(table, { is: 'putToSea', unit: 1, zone: 'A' })).toContain('(T3.2)');
    expect(told(table, { is: 'putToSea', unit: 0, zone: 'A' })).toContain('(T3.3)');
  });

  test('T6.2.11 B19.5.7 a unit on a sea hex that has to retreat dies by a rule of its own', () => {
    const table = position(
      `game tournament\n${small('sea 0,-4 1,-4 zone A\n beach 0,-3 1,-3')}\nblue inf 4-4 @ 1,-4 as b1 aims 1,-3\nblue inf 4-4 @ 0,-3 as b2\nred inf 4-4 @ 1,-3 as r1\nblue fights\nbattle b1+b2 on 1,-3`,
    );
    const lost = (...units: number[]) => told(table, { is: 'eliminated', units, rule: 'B19.5.7' });
    expect(lost(0)).toBe('b1 is eliminated (T6.2.11)');
    expect(lost(1)).toBe('b2 is eliminated (B19.5.7)');
    expect(lost(0, 1)).toBe('b1 and b2 are eliminated (B19.5.7, T6.2.11)');
  });

  test('T21.3a short of supply, by how much', () => {
    const table = position(
      `game tournament\n${small('city Blau : 0,0\n belongs blue 0,0')}\nblue inf 8-4 @ 0,0 as b1\nblue inf 8-4 @ 0,1 as b2\nred inf 1-4 @ 4,0 as r1\nblue moves`,
    );
    expect(told(table, { is: 'short', short: true })).toBe('blue is short of supply: 16 needed, 12 to be had (T21.3a)');
  });
});

describe('bases', () => {
  const board = small('city Blau : -4,4\n city Mitte : 0,0\n city Rot : 3,0\n belongs blue -4,4\n belongs red 0,0 3,0');
  const landing = (more: string) =>
    position(
      `game tournament\n${board}\nblue TAC 2-8 air 1,0 from -4,4 as t1\nblue inf 4-4 @ 0,0 as b1\nred inf 1-4 @ 4,-4 as rFar\n${more}\nblue lands aircraft`,
    );
  const why = (table: Table) => english(objectionTo(table, 'landAircraft t1 0,0')?.because ?? '');

  test('T23.0.6 B10.4 Q10.2 contested, or captured just now: one of them is said', () => {
    expect(why(landing('control blue 0,0\nsince red 0,0'))).toBe(
      '0,0 was captured in this player turn and is no base yet (Q10.2)',
    );
    expect(why(landing('control blue 0,0\nred inf 4-4 @ 1,0 as r1'))).toBe(
      '0,0 is contested: an enemy unit covers it (B10.4)',
    );
  });

  test('T23.0.6a who would be lost on the ground and could be rebased is named before the phase ends', () => {
    const table = position(
      `game tournament\n${board}\nblue TAC 2-8 @ 0,0 as t1\nblue TAC 2-8 @ -4,4 as t2\ncontrol blue 0,0\nred inf 4-4 @ 1,0 as r1\nblue lands aircraft`,
    );
    expect(asks(table)).toBe('blue may rebase aircraft; endLanding loses t1: no base of theirs any more (T23.0.6a)');
    const frame = table.state.frames.at(-1);
    const duties = obligationsOf(table.game, table.state);
    expect(promptText(frame, table.state, duties, parts(table))).toBe(
      't1: no base any more; rebase them now or they are lost',
    );
    expect(doneText(frame, table.state, duties, parts(table))).toBe('Go on and lose 1 aircraft');
    table.play('rebase t1 -4,4');
    expect(asks(table)).toBe('blue may rebase aircraft; endLanding goes on');
    expect(doneText(frame, table.state, obligationsOf(table.game, table.state), parts(table))).toBe('Go on');
  });
});

describe('duties', () => {
  const declares = (lines: string) =>
    basic(`${lines}\nblue inf 4-4 @ -4,4 as far\nred inf 4-4 @ 4,-4 as rFar\nblue declares`);
  const page = (table: Table) => {
    const [frame, duties] = [table.state.frames.at(-1), obligationsOf(table.game, table.state)];
    return [promptText(frame, table.state, duties, parts(table)), doneText(frame, table.state, duties, parts(table))];
  };

  test('B7.a7 B7.a9 the prompt names every hex that must be attacked and every unit that must fight', () => {
    const one = declares('blue inf 8-4 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 0,1 as r2');
    expect(asks(one)).toMatch(/: (1,0 and 0,1|0,1 and 1,0) must be attacked: b1 stands in their zones of control$/);
    const two = declares(
      'blue inf 8-4 @ 0,0 as b1\nblue inf 4-4 @ 2,0 as b2\nblue inf 4-4 @ 2,-1 as b3\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 0,1 as r2',
    );
    expect(asks(two)).toMatch(/ must be attacked: b\d, b\d and b\d stand in their zones of control$/);
    expect(english(objectionTo(two, 'endDeclaration b1 on 1,0+0,1')?.because ?? '')).toMatch(
      /^b\d and b\d stand in enemy zones of control and must take part in battles, their own or declared ones$/,
    );
    expect(page(one)).toEqual([expect.stringContaining('2 enemy hexes must still be attacked'), 'Begin combat']);
  });

  test('B7.a9 nothing obligatory from the start is not "any more", and only then the turn may just end', () => {
    expect(page(declares(''))).toEqual(['declare battles if you like; none is obligatory', 'No battles: end the turn']);
    const met = declares('blue inf 8-4 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1').play('declareBattle b1 on 1,0');
    expect(page(met)).toEqual(['declare your battles; nothing is obligatory any more', 'Begin combat']);
    const left = declares('blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 1-4 @ 1,0 as r1');
    expect(page(left.play('declareBattle b1 on 1,0'))[0]).toBe(
      'declare your battles: 1 of your units must still fight',
    );
  });
});

describe('phases of modules', () => {
  const HOME = 'city Blau : -4,4\nbelongs blue -4,4';
  const said = (modules: string, lines: string, level = 'basic') => {
    const table = modular(modules, `blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,0 as r1\n${lines}`, HOME, level);
    const frame = table.state.frames.at(-1);
    const [duties, turn] = [obligationsOf(table.game, table.state), parts(table)];
    return {
      phase: phaseText(frame?.at ?? 'turnEnd', frame),
      done: doneText(frame, table.state, duties, turn),
      means: doneMeaning(frame, table.state, duties, turn),
      asks: promptText(frame, table.state, duties, turn),
    };
  };

  test('M17.e.4, M17.f.5 what a war asks at the end or the beginning of a turn has its button', () => {
    const table = modular('M17', 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,0 as r1\nblue moves', HOME);
    const done = (frame: BlitzFrame): string => doneText(frame, table.state, undefined, parts(table));
    expect([done({ at: 'replacements', side: 'blue', given: [] }), done({ at: 'activation' })]).toEqual([
      'End replacements',
      'Roll for your own army',
    ]);
  });

  test('M80.27 with two impulses nobody is told that his player turn ends with the first', () => {
    expect(said('M1', 'blue declares')).toMatchObject({
      done: 'No battles: move again',
      means: 'Nothing is attacked, and your units move a second time.',
    });
    expect(said('M1', 'blue moves again')).toMatchObject({ phase: 'Second move', done: 'End the player turn' });
  });

  test('M80.25 with voluntary combat movement leads to attacks, before them to missions if there are aircraft', () => {
    expect(said('M3', 'blue moves').done).toBe('End movement and attack');
    expect(said('M3', 'blue moves', 'tournament').done).toBe('End movement and attack');
    expect(said('M3', 'blue tac 4-8 waits 9 as t1\nblue moves', 'tournament').done).toBe('End movement and attack');
    expect(said('M3', 'blue tac 4-8 @ -4,4 as t1\nblue moves', 'tournament').done).toBe(
      'End movement and fly missions',
    );
    expect(said('M3', 'blue tac 4-8 @ -4,4 as t1\nblue declares', 'tournament')).toMatchObject({
      asks: 'send aircraft on their missions; battles come after that, one by one',
      done: 'On to the battles',
    });
  });

  test('M6.1 every step has its name', () => {
    expect(said('M6', 'blue inf 4-4 waits 1\nblue moves: arrivals').phase).toBe('Arrivals');
    expect(said('M6', 'blue moves: land').phase).toBe('Movement');
  });
});

describe('units in words', () => {
  test('M7.4, M11.3 one unit boards or docks, two board and dock', () => {
    const table = modular('M7 M11', 'blue inf 4-4 @ 0,0 as b1..2\nred inf 4-4 @ 3,0 as r1\nblue moves');
    const hex = table.state.units[0]?.at ?? -1;
    const boards = (units: readonly number[]) => told(table, { is: 'entrained', unit: 0, units, spent: 10 });
    expect([boards([0]), boards([0, 1])]).toEqual(['b1 boards b1 at 0,0 (M7.4)', 'b1 and b2 board b1 at 0,0 (M7.4)']);
    const docked = (units: readonly number[]) => told(table, { is: 'docked', units, hex });
    expect([docked([0]), docked([0, 1])]).toEqual(['b1 docks at 0,0 (M11.3)', 'b1 and b2 dock at 0,0 (M11.3)']);
  });

  test('B7.a10, M3.9 a battle is declared by the rule that is in force', () => {
    const lines = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves';
    const rule = (modules: string, ...dice: readonly number[]): string => {
      const table = modular(modules, lines)
        .play('endMovement')
        .play('declareBattle b1 on 1,0', ...dice);
      const declared = table.events.find(({ is }) => is === 'declared');
      return declared ? told(table, declared, table.before) : '';
    };
    expect([rule('M1'), rule('M3', 1)]).toEqual([
      expect.stringContaining('(B7.a10)'),
      expect.stringContaining('(M3.9)'),
    ]);
  });
});

test('T23.0.5a aircraft in hand: missions come once movement has ended, and now when battles are declared', () => {
  const flight = { range: [], farthest: 8, bases: [0], missions: [] };
  expect(flightHints(flight, 'movement')[0]).toContain('missions are flown once movement has ended');
  expect(flightHints(flight, 'declaration')[0]).toContain('missions are flown now, before combat begins');
});
