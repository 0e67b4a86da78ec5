import { describe, expect, test } from 'vitest';
import { scriptedDice, seededChoice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import type { Update } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import type { Guard } from '#table/screen.ts';
import { at, type Command, type Side, SIDES, type State } from '../games/mines/mines.ts';
import { gamePackage } from '../games/mines/game-package.ts';

/** People who share one screen: it shows what belongs to whoever holds it, and between two of them what both know. */

function screen(sees: readonly Side[] = SIDES, guard: Guard = 'secrets', dice: readonly number[] = []) {
  const referee = createReferee(gamePackage, { library: {}, dice: scriptedDice(dice), chance: seededChoice(1) });
  const end = referee.sit({ plays: SIDES, sees, guard });
  const heard: Update<Command, State>[] = [];
  end.follow((update) => heard.push(update as Update<Command, State>));
  referee.open('game mines\n');
  const now = () => heard.at(-1) as Update<Command, State>;
  return {
    ...end,
    referee,
    heard,
    now,
    give: (...commands: Command[]) => expect(end.give(commands, now().decision)).toBeUndefined(),
    log: () => (end.update() as Update).log.map(({ text }) => english(text)).join('; '),
    told: () =>
      now()
        .log.map(({ text }) => english(text))
        .join('; '),
  };
}

const MINE = at('1,0');
const LAY: Command = { do: 'lay', hex: MINE };
const READY: Command = { do: 'ready' };

describe('a screen two people share', () => {
  test('is handed over when the other decides and something is hidden; until it is taken it shows what both know', () => {
    const { give, now, take, log, ask, heard } = screen();
    expect(now().seat).toMatchObject({ watcher: 'spectator', handOver: 'north' });
    take('north');
    give(LAY);
    expect(now().own.mines.north?.at).toBe(MINE);
    const before = heard.length;
    give(READY);
    expect(now().seat).toEqual({ watcher: 'spectator', handOver: 'south', secret: true, personal: false, open: false });
    // The log the other player was told is not there any more.
    expect(now().whole).toBe(true);
    take('north');
    expect(now().seat.handOver).toBe('south');
    take('south');
    expect(now().seat).toMatchObject({ watcher: 'south', personal: true });
    expect(now().whole).toBe(true);
    expect(JSON.stringify(heard.slice(before))).not.toContain('1,0');
    expect(heard.slice(before).every(({ own }) => own.mines.north?.at === undefined)).toBe(true);
    expect(log()).not.toContain('1,0');
    expect(ask('position')).not.toContain('1,0');
    expect(JSON.stringify(ask('task'))).not.toContain(`"at":${MINE}`);
  });

  test('a look at the past is a look with the eyes of whoever holds it', () => {
    const { give, take, now, referee, log } = screen();
    give(LAY, READY);
    take('south');
    for (const n of [0, 1, 2]) {
      referee.seek(n);
      expect([now().seat.watcher, now().own.mines.north?.at, now().seat.handOver]).toEqual([
        'south',
        undefined,
        undefined,
      ]);
      expect(log()).not.toContain('1,0');
    }
  });

  test('whoever opens a game that goes on sees nothing of it before the screen is taken', () => {
    const first = screen();
    first.give(LAY);
    const again = screen();
    again.referee.load(first.referee.save());
    expect(again.now().seat).toMatchObject({ watcher: 'spectator', handOver: 'north' });
    expect(JSON.stringify(again.now())).not.toContain('1,0');
    again.take('north');
    expect(again.log()).toContain('1,0');
  });

  test('what is wrong with a record of a game that goes on is told without its secrets', () => {
    const first = screen();
    first.give(LAY);
    const lines = first.referee.save().split('\n');
    const entry = JSON.parse(lines[1] as string) as Record<string, unknown>;
    const again = screen();
    again.referee.load([lines[0], JSON.stringify({ ...entry, command: 'north: lay 0,1' }), lines[2]].join('\n'));
    const { holds, said } = again.referee.proof();
    expect([holds, english(said)]).toEqual([false, 'line 2: event 1 of command 1 should be …, not …']);
  });

  test('one person who plays both sides is not asked, and has one log for each', () => {
    const { give, now, log } = screen(SIDES, 'never');
    give(LAY, READY);
    expect(now().seat).toMatchObject({ watcher: 'south', personal: false });
    expect(now().seat.handOver).toBeUndefined();
    expect(log()).not.toContain('1,0');
  });

  test('whoever takes over a side sees what is hidden on it, and no more than before until then', () => {
    const { give, share, take, now } = screen(['south']);
    give(LAY);
    expect(now().own.mines.north?.at).toBeUndefined();
    share(['north', 'south'], 'secrets');
    expect(now().seat).toMatchObject({ watcher: 'spectator', handOver: 'north' });
    take('north');
    expect(now().own.mines.north?.at).toBe(MINE);
  });

  test('an onlooker of computers knows what both know', () => {
    const { give, now } = screen([]);
    give(LAY);
    expect([now().seat.watcher, now().own.mines.north?.at]).toEqual(['spectator', undefined]);
  });

  test('after the end everybody sees everything, and nothing is sealed', () => {
    const { give, take, now, log, record, referee } = screen();
    give(LAY);
    expect(record()?.[0]).toMatchObject({ format: 'hexfront-seat-record', watcher: 'spectator' });
    expect(referee.standing()).toMatchObject({ sealed: true });
    give(READY);
    take('south');
    give({ do: 'resign' });
    expect(now().seat).toMatchObject({ open: true });
    expect(log()).toContain('1,0');
    expect(record()).toBeUndefined();
    expect(referee.standing().sealed).toBeUndefined();
    // A new game forked from the middle keeps its secrets again.
    referee.seek(2);
    referee.branch();
    expect(now().seat).toMatchObject({ open: false, watcher: 'south' });
    expect(log()).not.toContain('1,0');
  });

  test('by a wish of theirs it is handed over at every change of side', () => {
    const { give, now, take } = screen(SIDES, 'always');
    take('north');
    give(LAY, READY);
    expect(now().seat.handOver).toBe('south');
    take('south');
    expect(now().seat.handOver).toBeUndefined();
  });
});
