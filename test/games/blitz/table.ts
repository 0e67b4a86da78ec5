import { expect } from 'vitest';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import { EMPTY_LIBRARY, type Library } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import type { BlitzEvent, Side, State, Unit } from '#games/blitz/types.ts';
import { type Dice, noDice, scriptedDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { nameOf } from '#hex/grid.ts';
import { english } from '#core/message.ts';

/** A small board for examples: clear land round 0,0; further board statements may follow. */
export const small = (statements = '', radius = 4): string =>
  `board inline\n grid radius ${radius}\n${statements}\nend board`;

/**
 * A table to test at: a position in words, then commands in words. `play` insists that the command is legal and that
 * every die given for it is used; `refusal` insists that it is not legal and gives the rule id.
 */
export class Table {
  readonly game: Blitz;
  state: State;
  /** The state the last command came upon. */
  before: State;
  events: readonly BlitzEvent[] = [];

  constructor(game: Blitz) {
    this.game = game;
    this.state = game.start;
    this.before = game.start;
  }

  get side(): Side | undefined {
    return this.game.decides(this.state);
  }

  /** Phase id of the decision at hand, `B80.3`; undefined when the game is over. */
  get phase(): string | undefined {
    return this.game.prompt(this.state)?.phase;
  }

  unit(id: string): Unit {
    const unit = this.state.units.find((one) => one.id === id);
    if (!unit) throw new Error(`the test names no unit ${id}`);
    return unit;
  }

  /** Name of the hex a unit stands on, or its place ('lost', 'waiting'). */
  where(id: string): string {
    const unit = this.unit(id);
    return unit.place === 'map' ? nameOf(this.game.world.board.grid, unit.at) : unit.place;
  }

  private read(text: string) {
    const read = readCommand(this.game.world, this.state, text);
    if (isFault(read)) throw new Error(`${text}: ${describeFault(read)}`);
    return { side: read.side ?? this.side ?? 'blue', command: read.command };
  }

  /** The rule that refuses a command; fails the test when the command is legal. */
  refusal(text: string): string {
    const { side, command } = this.read(text);
    const objection = this.game.check(this.state, side, command);
    expect(objection, `${text} should have been refused`).toBeDefined();
    expect(english(objection?.because ?? '')).toMatch(/\S/);
    return objection?.rule ?? '';
  }

  /** Plays legal commands; `dice` are those of the last one. */
  play(commands: string | readonly string[], ...dice: readonly number[]): this {
    const list = typeof commands === 'string' ? [commands] : commands;
    list.forEach((text, i) => {
      const scripted = scriptedDice(i === list.length - 1 ? dice : []);
      this.playWith(text, dice.length > 0 ? scripted : noDice);
      expect(scripted.unused(), `unused dice after ${text}`).toEqual([]);
    });
    return this;
  }

  private playWith(text: string, dice: Dice): void {
    const { side, command } = this.read(text);
    const objection = this.game.check(this.state, side, command);
    if (objection) throw new Error(`${text} was refused: ${objection.rule} ${english(objection.because)}`);
    const before = JSON.stringify(this.state);
    const { state, events } = this.game.play(this.state, side, command, dice);
    expect(JSON.stringify(this.state), 'play leaves its argument untouched').toBe(before);
    this.before = this.state;
    this.state = state;
    this.events = events;
  }

  /** Every legal command of the decision at hand. */
  legal() {
    return [...this.game.legal(this.state)];
  }

  text(): string {
    return writePosition(this.game.position, this.state);
  }
}

export function position(text: string, library: Library = EMPTY_LIBRARY): Table {
  const read = parsePosition(text, library);
  if (!isPosition(read)) throw new Error(read.map(describeFault).join('\n'));
  return new Table(openBlitz(read));
}

/** The faults of a text that is no position. */
export function faults(text: string, library: Library = EMPTY_LIBRARY): string[] {
  const read = parsePosition(text, library);
  return isPosition(read) ? [] : read.map(describeFault);
}
