import { describe, expect, test } from 'vitest';
import { seenEntry } from '#core/seat.ts';
import { hashOf } from '#core/hash.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, type Table } from '../table.ts';
import { at, found } from './table.ts';

const BOARD = [
  'grid q -8..8 r -5..5',
  'city Eins : -6,0',
  'city Zwei : -2,0',
  'city Rot : 7,0',
  'belongs blue -6,0 -2,0',
  'belongs red 7,0',
  'road : -6,0 -5,0 -4,0 -3,0 -2,0',
].join('\n');
const UNITS = 'blue inf 1-4 @ -8,5 as b0\nred inf 1-4 @ 7,0 as r0';
const CENTRES = 'centre blue 10 -6,0\ncentre blue 4 -2,0\ncentre red 10 7,0';
const plan = (lines: string, turn = 2, more = 'red moves', options = 'productionPlanning=on'): string =>
  `game basic\nmodules M3 M9\noptions ${options}\nboard inline\n${BOARD}\nend board\nturn ${turn}\n${CENTRES}\n${lines}\n${UNITS}\n${more}`;
const m9 = (lines: string, turn = 2): Table => position(plan(lines, turn));

describe('M9.20 plans of production', () => {
  test('M9.20, M80.5 before turn 1 each side writes two plans, unseen by the other', () => {
    const table = position(
      plan('blue inf 1-4 waits 1 as b1\nred inf 1-4 waits 1 as r1', 1, 'first blue\nblue sets up').replace(UNITS, ''),
    );
    table.play(['placeUnit b1 -6,0', 'ready', 'placeUnit r1 7,0', 'ready']);
    expect([at(table), table.phase, table.side]).toEqual(['plans', 'M80.5', 'blue']);
    expect(table.refusal('writePlan 6 none')).toBe('M9.20');
    table.play('writePlan 2 -6,0 ARM 4 + -6,0 INF4 2');
    roundTrip(table);
    table.play('writePlan 4 none');
    expect([table.phase, table.side]).toEqual(['M80.5', 'red']);
    table.play(['writePlan 2 7,0 INF4 10', 'writePlan 4 7,0 ARM 5']);
    expect([at(table), table.state.mover]).toEqual(['movement', 'blue']);
    expect(found(table, 'plan blue 2 -6,0 ARM 4 + -6,0 INF4 2')).toBeUndefined();
    expect(found(table, 'plan blue 4 none')).toBeUndefined();
    roundTrip(table);
  });

  test('M9.20 bad input: a plan beyond its centre is refused with the place and the rule, in a command and in a position', () => {
    const table = m9('plan red 2 none').play('endMovement');
    expect([at(table), table.side]).toEqual(['plans', 'blue']);
    expect(table.refusal('writePlan 6 -6,0 ARM 5 + -6,0 INF4 1')).toBe('M9.3');
    expect(table.refusal('writePlan 6 7,0 INF4 1')).toBe('M9.1');
    expect(table.refusal('writePlan 6 -6,0 RR 1')).toBe('M9.cost');
    expect(table.refusal('endProduction')).toMatch(/^M80/);
    expect(faults(plan('plan blue 4 -2,0 ARM 3')).join()).toMatch(/line 17: .*-2,0.* 6; .* 4 \(M9\.3\)/);
    expect(faults(plan('plan blue 4 7,0 ARM 1')).join()).toContain('M9.1');
    expect(faults(plan('plan blue 4 none\nplan blue 4 none')).join()).toContain('two plans');
    expect(faults(plan('plan blue 4 -2,0 TANK 3')).join()).toContain('TANK');
    expect(faults(plan('plan blue 4 none', 2, 'red moves', 'productionPlanning=off')).join()).toContain('M9.20');
    expect(faults(plan('', 2, 'red moves', 'productionPlanning=maybe')).join()).toContain('M9.20');
  });

  test('M9.20, M80.29 a due plan is told and built as written; then the plan for the cycle after next is written', () => {
    const table = m9('plan blue 2 -6,0 ARM 4 + -6,0 INF4 2\nplan blue 4 -6,0 INF4 1\nplan red 2 7,0 INF4 3').play(
      'endMovement',
    );
    const built = table.state.units.filter(({ id }) => id.startsWith('b.n')).map(({ type, df }) => `${df} ${type}`);
    expect(built).toEqual(['4 armor', '2 infantry']);
    expect(table.events.map(({ is }) => is)).toContain('planOpened');
    expect([at(table), table.phase, table.side]).toEqual(['plans', 'M80.29', 'blue']);
    expect(table.game.prompt(table.state)?.commands).not.toContain('produce');
    table.play('writePlan 6 -6,0 INF4 10');
    // Red follows, whose plan was also built automatically.
    expect([at(table), table.side]).toEqual(['plans', 'red']);
    expect(table.state.units.filter(({ id }) => id.startsWith('r.n')).reduce((sum, { df }) => sum + df, 0)).toBe(3);
    table.play('writePlan 6 none');
    expect([table.state.turn, table.state.plans?.map(({ side, turn }) => `${side} ${turn}`)]).toEqual([
      3,
      ['blue 4', 'blue 6', 'red 6'],
    ]);
    // Without a plan nothing is built.
    const none = m9('').play('endMovement');
    expect([at(none), none.state.units.length]).toEqual(['plans', 2]);
  });

  test('M9.20 what has become too dear or illegal is lost, the owner chooses what to drop; the rest has to be built', () => {
    const lines = 'plan blue 2 -6,0 ARM 4 + -6,0 INF4 2\nplan red 2 none'.replace('plan red 2 none', '');
    const table = position(plan(lines).replace('centre blue 10 -6,0', 'centre blue 10 -6,0 halved')).play(
      'endMovement',
    );
    expect([at(table), table.side, found(table, 'points -6,0 5')]).toEqual(['production', 'blue', undefined]);
    roundTrip(table);
    expect(table.refusal('endProduction')).toBe('M9.20');
    expect(table.refusal('produce -6,0 INF4 3')).toBe('M9.20');
    expect(table.refusal('produce -6,0 MDM 1')).toBe('M9.20');
    expect(table.refusal('produce -6,0 ARM 3')).toBe('M9.3');
    expect(legalTexts(table, 'produce')).toEqual(['produce -6,0 ARM 2', 'produce -6,0 INF4 2']);
    table.play('produce -6,0 INF4 2');
    expect(legalTexts(table, 'produce')).toEqual(['produce -6,0 ARM 1']);
    table.play('produce -6,0 ARM 1');
    expect([at(table), table.side, found(table, 'plan blue 2 no plan')]).toEqual(['plans', 'blue', undefined]);
    // A centre that is taken builds nothing of it.
    const taken = position(plan(lines).replace('blue 10 -6,0', 'blue 10 -6,0 captured red')).play('endMovement');
    expect([at(taken), taken.state.units.length]).toEqual(['plans', 2]);
  });

  test('M9.20, M0.20 the enemy learns nothing of a plan before it is due: view, events, seat, position', () => {
    const secret = (row: string) => {
      const table = m9('').play('endMovement');
      table.play(`writePlan 6 -6,0 ${row}`);
      return table;
    };
    const [one, two] = [secret('ARM 5'), secret('INF4 7')];
    const { game } = one;
    for (const watcher of ['red', 'spectator'] as const) {
      expect(game.view(one.state, watcher)).toEqual(game.view(two.state, watcher));
      expect(game.view(one.state, watcher)).not.toEqual(one.state);
      const events = (table: Table) => table.events.map((event) => game.redact(event, watcher));
      expect(events(one)).toEqual(events(two));
      const sent = (table: Table) =>
        seenEntry(
          game,
          { n: 1, side: 'blue', command: 'writePlan', events: table.events, hash: hashOf(table.state) },
          table.state,
          watcher,
        );
      expect(sent(one)).toEqual(sent(two));
      expect(sent(one).command).toBeUndefined();
      expect(JSON.stringify(sent(one))).not.toContain('ARM');
      expect(game.fold(game.view(one.before, watcher), events(one) as never)).toEqual(game.view(one.state, watcher));
      const written = writePosition(game.position, game.view(one.state, watcher));
      expect(written).toContain('plan blue 6 hidden');
      expect(position(written).text()).toBe(written);
    }
    expect(game.view(one.state, 'blue')).toBe(one.state);
    expect(game.prompt(one.state)).toEqual(game.prompt(two.state));
    // Told when it is due, to everybody, and no undo crosses that.
    const due = m9('plan red 2 7,0 INF4 3\nplan blue 2 none').play('endMovement');
    due.play('writePlan 6 none');
    const opened = due.events.find((event) => event.is === 'planOpened');
    expect(opened && due.game.redact(opened, 'blue')).toBe(opened);
    expect(opened && due.game.reveals(opened)).toBe(true);
    // A view of the enemy can be played on from: what it does not know is not built.
    const view = due.game.view(m9('plan red 2 7,0 INF4 3\nplan blue 2 -6,0 INF4 1').state, 'red');
    const { command } = { command: { do: 'endMovement' } as const };
    expect(due.game.play(view, 'red', command, { roll: () => 1 }).state.units.length).toBe(2);
  });
});
