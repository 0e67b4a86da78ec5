import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice, scriptedDice } from '../../../src/core/dice.ts';
import type { Entry } from '../../../src/core/record.ts';
import { stateAfter, undoPoint } from '../../../src/core/record.ts';
import { throughText } from '../../laws/json.ts';
import { at, type Command, type Event, mines, type Side, type State } from './mines.ts';
import { afterCommand } from '../../../src/core/game.ts';

/** A table for the small game that keeps its record as a host would. */
class Table {
  state: State = mines.start;
  entries: Entry<Event, Side>[] = [];

  get side(): Side | undefined {
    return mines.prompt(this.state)?.side;
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
    expect(stateAfter(mines, entries, 0)).toEqual(mines.start);
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
      .play(path('0,-1'));
    expect(table.state.squads.north.men).toBe(2);
    expect(mines.view(table.state, 'north')).toMatchObject({ mines: { south: { at: at('0,-1'), sprung: true } } });
    // One more command of a game that is over is refused by its own rule.
    const over = afterCommand(mines, table.state, { do: 'resign' }, scriptedDice([]));
    expect(mines.check(over, 'north', { do: 'resign' })).toMatchObject({ rule: 'M5' });
  });
});
