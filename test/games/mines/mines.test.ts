import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice, scriptedDice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import { describeFault, type Fault } from '#core/notation/notation.ts';
import type { Entry } from '#core/record/record.ts';
import { undoPoint } from '#core/record/record.ts';
import { seenEntry } from '#core/seat.ts';
import { throughText } from '#test/laws/json.ts';
import { at, type Command, type Event, mines, type Side, type State } from './mines.ts';
import { kit } from './kit.ts';
import { afterCommand } from '#core/game.ts';

/** A table for the small game that keeps its record as a host would. */
class Table {
  state: State = mines.start;
  entries: Entry<Event, Side>[] = [];

  get side(): Side | undefined {
    return mines.decides(this.state);
  }

  play(command: Command, ...dice: number[]): this {
    const side = this.side as Side;
    expect(mines.check(this.state, side, command)).toBeUndefined();
    const { state, events } = mines.play(this.state, side, command, scriptedDice(dice));
    const rolled = dice.length > 0 ? { dice } : {};
    this.entries.push({ n: this.entries.length + 1, side, command: command.do, ...rolled, events, hash: '' });
    this.state = state;
    return this;
  }

  undo(): this {
    const keep = undoPoint(mines, this.entries, this.side);
    this.entries = this.entries.slice(0, keep);
    this.state = mines.fold(
      mines.start,
      this.entries.flatMap((entry) => entry.events),
    );
    return this;
  }
}

const path = (...names: string[]): Command => ({ do: 'march', path: names.map(at) });

/** North walks towards South; South may shoot between two steps. */
const midInterrupt = (): Table =>
  new Table()
    .play({ do: 'lay', hex: at('0,0') })
    .play({ do: 'ready' })
    .play({ do: 'lay', hex: at('1,0') })
    .play({ do: 'ready' })
    .play(path('0,-1', '0,0', '0,1'));

const finish = (from: State, seed: number): State => {
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  let state = from;
  while (mines.prompt(state)) state = afterCommand(mines, state, mines.sample(state, choose), dice);
  return state;
};

describe('a march interrupted between two steps', () => {
  test('the other side decides while the rest of the march waits', () => {
    const table = midInterrupt();
    expect(mines.prompt(table.state)).toMatchObject({ side: 'south', phase: 'M4' });
    expect(table.state.squads.north.at).toBe(at('0,0'));
    expect(table.state.frames.map((frame) => frame.at)).toEqual(['turn', 'march', 'shot']);
    table.play({ do: 'hold' });
    // The last step brings it into view once more.
    expect(table.state.squads.north.at).toBe(at('0,1'));
    expect(table.side).toBe('south');
    table.play({ do: 'fire' }, 1);
    expect(mines.prompt(table.state)).toMatchObject({ side: 'south', phase: 'M2' });
  });

  test('a hit ends the march where it is', () => {
    const table = midInterrupt().play({ do: 'fire' }, 6);
    expect(table.state.squads.north).toEqual({ at: at('0,0'), men: 2 });
    expect(mines.prompt(table.state)).toMatchObject({ side: 'south', phase: 'M2' });
  });

  test('saved and loaded in the middle it goes on as if nothing had happened', () => {
    const { state } = midInterrupt();
    for (let seed = 1; seed <= 20; seed++) expect(finish(throughText(state), seed)).toEqual(finish(state, seed));
  });

  test('undone in the middle: aiming can be taken back, the march and the shot cannot', () => {
    const table = midInterrupt();
    const before = table.state;
    table.play({ do: 'aim' });
    expect(table.state).not.toEqual(before);
    table.undo();
    expect(table.state).toEqual(before);
    expect(table.side).toBe('south');
    expect(undoPoint(mines, table.entries, 'south')).toBe(table.entries.length);
    table.play({ do: 'aim' }).play({ do: 'fire' }, 1);
    expect(undoPoint(mines, table.entries, table.side)).toBe(table.entries.length);
  });

  test('after undo and a new decision play goes on', () => {
    const table = midInterrupt().play({ do: 'aim' }).undo().play({ do: 'hold' });
    expect(table.state.squads.north.at).toBe(at('0,1'));
    expect(table.entries.at(-1)?.command).toBe('hold');
  });

  test('the record gives the state in the middle again', () => {
    const { state, entries } = midInterrupt();
    const folded = mines.fold(
      mines.start,
      entries.flatMap((entry) => throughText(entry.events)),
    );
    expect(folded).toEqual(state);
  });
});

describe('a hidden mine', () => {
  test('only its owner sees where it lies until somebody steps on it', () => {
    const table = new Table().play({ do: 'lay', hex: at('0,0') }).play({ do: 'ready' });
    expect(mines.view(table.state, 'north')).toMatchObject({ mines: { north: { at: at('0,0') } } });
    expect(JSON.stringify(mines.view(table.state, 'south'))).not.toContain(`"at":${at('0,0')},"sprung"`);
    expect(mines.view(table.state, 'spectator')).toMatchObject({ mines: { north: { sprung: false } } });
    const laid = table.entries[0]?.events[0] as Event;
    expect(mines.redact(laid, 'north')).toEqual(laid);
    expect(mines.redact(laid, 'south')).toEqual({ is: 'laid', side: 'north' });
  });

  test('laying it can be undone until the other side is asked', () => {
    const table = new Table().play({ do: 'lay', hex: at('0,0') }).undo();
    expect(table.state).toEqual(mines.start);
    table.play({ do: 'lay', hex: at('0,1') }).play({ do: 'ready' });
    expect(undoPoint(mines, table.entries, table.side)).toBe(2);
  });

  test('it shows itself to everybody when it goes off', () => {
    const table = new Table()
      .play({ do: 'lay', hex: at('0,1') })
      .play({ do: 'ready' })
      .play({ do: 'lay', hex: at('0,-1') })
      .play({ do: 'ready' })
      .play(path('0,-1'), 3);
    expect(table.state.squads.north.men).toBe(2);
    expect(mines.view(table.state, 'north')).toMatchObject({ mines: { south: { at: at('0,-1'), sprung: true } } });
    expect(undoPoint(mines, table.entries, 'south')).toBe(table.entries.length);
    // One more command of a game that is over is refused by its own rule.
    const over = afterCommand(mines, table.state, { do: 'resign' }, scriptedDice([]));
    expect(mines.check(over, 'north', { do: 'resign' })).toMatchObject({ rule: 'M5' });
  });
});

describe('a die rolled by itself in the middle of a march', () => {
  const onto = (die: number): Table =>
    new Table()
      .play({ do: 'lay', hex: at('0,1') })
      .play({ do: 'ready' })
      .play({ do: 'lay', hex: at('0,-1') })
      .play({ do: 'ready' })
      .play(path('0,-1', '0,-2'), die);

  test('decides whether the mine kills; it is spent in any case', () => {
    expect(onto(3).state.squads.north).toEqual({ at: at('0,-2'), men: 2 });
    expect(onto(2).state.squads.north).toEqual({ at: at('0,-2'), men: 3 });
    for (const die of [2, 3]) expect(onto(die).state.mines.south).toEqual({ at: at('0,-1'), sprung: true });
  });

  test('is in the record, and without it the march is not made', () => {
    expect(onto(4).entries.at(-1)?.dice).toEqual([4]);
    const before = mines.fold(
      mines.start,
      onto(4)
        .entries.slice(0, -1)
        .flatMap(({ events }) => events),
    );
    expect(() => mines.play(before, 'north', path('0,-1'), scriptedDice([]))).toThrow('mine');
  });
});

describe('a window inside a window', () => {
  /** North has drawn smoke, marches into view and is fired at. */
  const fired = (): Table =>
    new Table()
      .play({ do: 'lay', hex: at('1,0') })
      .play({ do: 'ready' })
      .play({ do: 'lay', hex: at('1,-1') })
      .play({ do: 'ready' })
      .play({ do: 'draw' }, 5)
      .play(path())
      .play(path('0,-1', '0,0', '0,1'))
      .play({ do: 'fire' });

  test('three decisions wait while the fourth is made', () => {
    const { state, side } = fired();
    expect(state.frames.map((frame) => frame.at)).toEqual(['turn', 'march', 'shot', 'cover']);
    expect([side, mines.prompt(state)?.phase]).toEqual(['north', 'M4.4']);
    for (let seed = 1; seed <= 20; seed++) expect(finish(throughText(state), seed)).toEqual(finish(state, seed));
  });

  test('smoke spends the card, the shot is lost and the march goes on', () => {
    const table = fired().play({ do: 'smoke' });
    expect(table.state.hands.north).toEqual({ count: 0, cards: [] });
    expect(table.state.squads.north).toEqual({ at: at('0,1'), men: 3 });
    expect(table.state.frames.map((frame) => frame.at)).toEqual(['turn', 'march', 'shot']);
  });

  test('without it the die is rolled when the window closes', () => {
    expect(fired().play({ do: 'stand' }, 5).state.squads.north).toEqual({ at: at('0,0'), men: 2 });
    expect(fired().play({ do: 'stand' }, 4).state.squads.north).toEqual({ at: at('0,1'), men: 3 });
  });

  test('who holds no card is not asked', () => {
    const table = midInterrupt().play({ do: 'fire' }, 1);
    expect(table.state.squads.north.at).toBe(at('0,1'));
  });
});

describe('a card', () => {
  const drew = (): Table =>
    new Table()
      .play({ do: 'lay', hex: at('0,0') })
      .play({ do: 'ready' })
      .play({ do: 'lay', hex: at('0,1') })
      .play({ do: 'ready' })
      .play({ do: 'draw' }, 1);

  test('leaves the deck for a hand that its owner alone sees', () => {
    const { state } = drew();
    expect([state.deck, state.hands.north]).toEqual([
      ['medic', 'smoke', 'smoke', 'smoke'],
      { count: 1, cards: ['medic'] },
    ]);
    expect(mines.view(state, 'north')).toMatchObject({ left: 4, hands: { north: state.hands.north } });
    expect(mines.view(state, 'south').hands.north).toEqual({ count: 1 });
    for (const watcher of [...mines.sides, 'spectator'] as const)
      expect('deck' in mines.view(state, watcher)).toBe(false);
  });

  test('nobody is sent the die it was drawn by, and only its owner the card', () => {
    const { state, entries } = drew();
    const [entry] = entries.slice(-1) as [Entry<Event, Side>];
    const [north, south] = mines.sides.map((watcher) => seenEntry(mines, entry, state, watcher));
    expect(entry.dice).toEqual([1]);
    expect([north?.dice, south?.dice]).toEqual([undefined, undefined]);
    expect([north?.command, south?.command]).toEqual(['draw', undefined]);
    expect([north?.events[0], south?.events[0]]).toEqual([
      { is: 'drew', side: 'north', card: 'medic' },
      { is: 'drew', side: 'north' },
    ]);
    expect(south?.hash).toBe(hashOf(mines.view(state, 'south')));
  });

  test('a march that everybody saw is sent with its words and its dice', () => {
    const table = midInterrupt().play({ do: 'fire' }, 6);
    const [entry] = table.entries.slice(-1) as [Entry<Event, Side>];
    expect(seenEntry(mines, entry, table.state, 'spectator')).toMatchObject({ command: 'fire', dice: [6] });
  });
});

describe('as text', () => {
  test('every position reads as the same position, every command as the same command', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const [choose, dice] = [seededChoice(seed), seededDice(seed)];
      for (let state = mines.start; ; ) {
        const written = kit.position(mines, state);
        const again = kit.open(written, {});
        if (!('start' in again)) throw new Error(again.map(describeFault).join('\n'));
        expect(again.start).toEqual(state);
        const prompt = mines.prompt(state);
        if (!prompt) break;
        const command = mines.sample(state, choose);
        const said = `${prompt.side}: ${kit.writeCommand(mines, state, command)}`;
        expect(kit.readCommand(mines, state, said)).toEqual({ command, side: prompt.side });
        state = mines.play(state, prompt.side, command, dice).state;
      }
    }
  });

  test('what makes no sense is said with its line', () => {
    const faults = kit.open('game mines\nturn 9\nsquad north 7,7 1\nframe cover north\n', {}) as readonly Fault[];
    expect(faults.map(({ line }) => line)).toEqual([2, 3, undefined]);
  });
});
