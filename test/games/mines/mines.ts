import { msg, theSide } from '#core/message.ts';
import type { Dice } from '#core/dice/dice.ts';
import type { Game, Outcome } from '#core/game.ts';
import { type Objection, objection } from '#core/objection.ts';
import { assemble, type Step } from '#core/play.ts';
import { adjacent, distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { evolve } from './evolve.ts';
import {
  at,
  type Card,
  type Command,
  type Event,
  type Frame,
  GRID,
  type Mine,
  other,
  type Side,
  SIDES,
  START,
  type State,
} from './types.ts';

export * from './types.ts';

/**
 * A small second game that keeps the kernel honest: two squads, each with a mine the other does not see, cards drawn
 * from a deck and held in secret, and a march that the other side may interrupt with a shot between two of its steps,
 * which the marching side may answer with smoke.
 */

/** A card from those left. A deck is a set, not an order: no state holds what will be drawn. */
const draw = <T>(left: readonly T[], dice: Dice, what: string): T => left[dice.roll(left.length, what) - 1] as T;

const LAST_TURN = 8;
const RANGE = 2;
/** M4.1: a shot hits from this face on; M4.3: an aimed one from a face less. */
const HITS = 5;
/** M3.1: a mine kills from this face on, and is spent in any case. */
const KILLS = 3;
const LONGEST = 3;
const MOST_MEN = 3;

type Decision<K extends Frame['at']> = Step<State, Extract<Frame, { at: K }>, Command, Event, Side>;
const side = (_state: State, frame: { readonly side: Side }): Side => frame.side;
const holds = (state: State, owner: Side, card: Card): boolean => state.hands[owner].cards?.includes(card) === true;

const BEGINNINGS = [at('0,-2'), at('0,2')];
const layFault = (hex: Hex): Objection | undefined =>
  BEGINNINGS.includes(hex) ? objection('M1.1', msg`no mine lies where a squad begins`) : undefined;

const lay: Decision<'lay'> = {
  rule: 'M1',
  commands: ['lay', 'ready'],
  side,
  asks: () => msg`lay a mine; ready when it lies where it should`,
  *legal(state, frame) {
    for (let hex = 0; hex < GRID.size; hex++) if (!layFault(hex)) yield { do: 'lay', hex };
    if (state.mines[frame.side]) yield { do: 'ready' };
  },
  sample(state, frame, choose) {
    if (state.mines[frame.side] && choose(2) === 0) return { do: 'ready' };
    return { do: 'lay', hex: at(['0,0', '1,-1', '-1,1', '1,0', '0,1'][choose(5)] as string) };
  },
  check(state, frame, command) {
    if (command.do === 'lay') return layFault(command.hex);
    return state.mines[frame.side] ? undefined : objection('M1.2', msg`no mine has been laid`);
  },
  play(_state, frame, command, emit) {
    if (command.do === 'lay') return emit({ is: 'laid', side: frame.side, hex: command.hex });
    const next =
      frame.side === 'north' ? ({ at: 'lay', side: 'south' } as const) : ({ at: 'turn', side: 'north' } as const);
    emit({ is: 'turnTo', frame: next });
  },
};

function marchFault(state: State, mover: Side, path: readonly Hex[]): Objection | undefined {
  if (path.length > LONGEST) return objection('M2.1', msg`a march is ${LONGEST} hexes at most`);
  let from = state.squads[mover].at;
  for (const hex of path) {
    if (!adjacent(GRID, from, hex)) return objection('M2.2', msg`a march goes from hex to hex`);
    if (hex === state.squads[other(mover)].at) return objection('M2.3', msg`the other squad stands there`);
    from = hex;
  }
  return undefined;
}

function turnFault(state: State, mover: Side, command: Command): Objection | undefined {
  switch (command.do) {
    case 'march':
      return marchFault(state, mover, command.path);
    case 'draw':
      return state.left > 0 ? undefined : objection('M6.1', msg`no card is left`);
    default:
      if (!holds(state, mover, 'medic')) return objection('M6.2', msg`there is no medic in hand`);
      return state.squads[mover].men < MOST_MEN ? undefined : objection('M6.2', msg`nobody is wounded`);
  }
}

const turn: Decision<'turn'> = {
  rule: 'M2',
  commands: ['march', 'draw', 'treat'],
  side,
  asks: () => msg`march up to three hexes, or draw a card instead`,
  *legal(state, frame) {
    for (const one of ['draw', 'treat'] as const) if (!turnFault(state, frame.side, { do: one })) yield { do: one };
    const paths: Hex[][] = [[]];
    for (const path of paths) {
      if (marchFault(state, frame.side, path)) continue;
      yield { do: 'march', path };
      if (path.length === LONGEST) continue;
      for (const next of neighboursOf(GRID, path.at(-1) ?? state.squads[frame.side].at)) paths.push([...path, next]);
    }
  },
  sample(state, frame, choose) {
    const all = [...this.legal(state, frame)];
    const cards = all.filter((one) => one.do !== 'march');
    const ways = cards.length > 0 && choose(3) === 0 ? cards : all;
    return ways[choose(ways.length)] as Command;
  },
  check: (state, frame, command) => turnFault(state, frame.side, command),
  play(state, frame, command, emit, dice) {
    if (command.do === 'treat') return emit({ is: 'played', side: frame.side, card: 'medic' });
    if (command.do === 'draw') emit({ is: 'drew', side: frame.side, card: draw(state.deck ?? [], dice, 'card') });
    const path = command.do === 'march' ? command.path : [];
    emit({ is: 'push', frame: { at: 'march', side: frame.side, path } });
  },
};

const march: Decision<'march'> = {
  ...(turn as unknown as Decision<'march'>),
  rule: 'M3',
  settle(state, frame, emit, dice) {
    const [hex, ...rest] = frame.path;
    const enemy = other(frame.side);
    if (hex !== undefined) {
      emit({ is: 'turnTo', frame: { ...frame, path: rest } });
      emit({ is: 'stepped', side: frame.side, hex });
      const mine = state.mines[enemy];
      if (mine?.at === hex && !mine.sprung) {
        const die = dice.roll(6, 'mine');
        emit({ is: 'blast', side: frame.side, hex, die, hit: die >= KILLS });
      }
      if (state.squads[frame.side].men === 0) emit({ is: 'over', winner: enemy });
      else if (distance(GRID, hex, state.squads[enemy].at) <= RANGE)
        emit({ is: 'push', frame: { at: 'shot', side: enemy, aimed: false, fired: false } });
      return true;
    }
    emit({ is: 'pop' });
    const next = frame.side === 'north' ? state.turn : state.turn + 1;
    if (next > LAST_TURN) {
      const { north, south } = state.squads;
      emit({ is: 'over', winner: north.men === south.men ? 'draw' : north.men > south.men ? 'north' : 'south' });
    } else {
      if (next > state.turn) emit({ is: 'turnBegins', turn: next });
      emit({ is: 'turnTo', frame: { at: 'turn', side: enemy } });
    }
    return true;
  },
};

const shot: Decision<'shot'> = {
  rule: 'M4',
  commands: ['aim', 'fire', 'hold'],
  side,
  asks: () => msg`fire at the marching squad, aimed or not, or hold`,
  *legal(_state, frame) {
    if (!frame.aimed) yield { do: 'aim' };
    yield { do: 'fire' };
    yield { do: 'hold' };
  },
  sample(state, frame, choose) {
    const open = [...this.legal(state, frame)];
    return open[choose(open.length)] as Command;
  },
  check: (_state, frame, command) =>
    command.do === 'aim' && frame.aimed ? objection('M4.3', msg`it has taken aim already`) : undefined,
  play(state, frame, command, emit) {
    if (command.do === 'aim') return emit({ is: 'turnTo', frame: { ...frame, aimed: true } });
    if (command.do === 'hold') return emit({ is: 'pop' });
    emit({ is: 'turnTo', frame: { ...frame, fired: true } });
    // M4.4: who holds cards is asked, whatever they are.
    const target = other(frame.side);
    if (state.hands[target].count > 0) emit({ is: 'push', frame: { at: 'cover', side: target } });
  },
  settle(state, frame, emit, dice) {
    if (!frame.fired) return false;
    emit({ is: 'pop' });
    const target = other(frame.side);
    const die = dice.roll(6, 'shot');
    const hit = die >= (frame.aimed ? HITS - 1 : HITS);
    emit({ is: 'shot', at: target, die, hit });
    if (state.squads[target].men === 0) emit({ is: 'over', winner: frame.side });
    // M4.2: a squad that is hit marches no further.
    else if (hit) emit({ is: 'turnTo', frame: { at: 'march', side: target, path: [] } });
    return true;
  },
};

const cover: Decision<'cover'> = {
  rule: 'M4.4',
  commands: ['smoke', 'stand'],
  side,
  asks: () => msg`lay smoke, or stand the fire`,
  *legal(state, frame) {
    if (holds(state, frame.side, 'smoke')) yield { do: 'smoke' };
    yield { do: 'stand' };
  },
  sample: (state, frame, choose) =>
    holds(state, frame.side, 'smoke') && choose(2) === 0 ? { do: 'smoke' } : { do: 'stand' },
  check: (state, frame, command) =>
    command.do === 'smoke' && !holds(state, frame.side, 'smoke')
      ? objection('M4.4', msg`there is no smoke in hand`)
      : undefined,
  play(_state, frame, command, emit) {
    emit({ is: 'pop' });
    if (command.do !== 'smoke') return;
    emit({ is: 'played', side: frame.side, card: 'smoke' });
    emit({ is: 'pop' });
  },
};

const COMMANDS = new Set(['lay', 'ready', 'march', 'draw', 'treat', 'aim', 'fire', 'hold', 'smoke', 'stand', 'resign']);
const isHex = (value: unknown): value is Hex => Number.isInteger(value) && GRID.names[value as number] !== undefined;

function read(input: unknown): Command | Objection {
  const { do: verb, hex, path, ...more } = (typeof input === 'object' && input ? input : {}) as Record<string, unknown>;
  const known = typeof verb === 'string' && COMMANDS.has(verb) && Object.keys(more).length === 0;
  const fits =
    (verb === 'lay' ? isHex(hex) : hex === undefined) &&
    (verb === 'march' ? Array.isArray(path) && path.every(isHex) : path === undefined);
  return known && fits ? (input as Command) : objection('M0', msg`no such command`);
}

function outcome({ winner, resigned, squads }: State): Outcome<Side> | undefined {
  if (winner === undefined) return undefined;
  if (winner === 'draw') return { winner, by: 'rule', rule: 'M5.1', because: msg`both squads have as many men left` };
  if (resigned) return { winner, by: 'resignation', rule: 'M5.2', because: msg`${theSide(other(winner))} resigns` };
  const because = squads[other(winner)].men === 0 ? msg`the other squad is gone` : msg`it has more men left`;
  return { winner, by: 'rule', rule: 'M5.1', because };
}

function view(state: State, watcher: Side | 'spectator'): State {
  const { deck: _unseen, ...seen } = state;
  const mines: Partial<Record<Side, Mine>> = { ...state.mines };
  const hands = { ...state.hands };
  for (const owner of SIDES) {
    if (owner === watcher) continue;
    if (mines[owner]?.sprung === false) mines[owner] = { sprung: false };
    hands[owner] = { count: hands[owner].count };
  }
  return { ...seen, mines, hands };
}

function redact(event: Event, watcher: Side | 'spectator'): Event {
  if (event.is === 'laid' && event.side !== watcher) return { is: 'laid', side: event.side };
  if (event.is === 'drew' && event.side !== watcher) return { is: 'drew', side: event.side };
  return event;
}

export type Mines = Game<State, Command, Event, Side>;

export const openMines = (start: State): Mines =>
  assemble<State, Frame, Command, Event, Side>({
    sides: SIDES,
    start,
    overRule: 'M5',
    steps: { lay, turn, march, shot, cover },
    standing: {
      commands: ['resign'],
      check: () => undefined,
      play: (_state, loser, _command, emit) => emit({ is: 'over', winner: other(loser), resigned: true }),
    },
    evolve,
    moment(state) {
      const mover = state.frames[0]?.side;
      return { turn: state.turn, ...(mover && { mover }), name: msg`turn ${state.turn}` };
    },
    outcome,
    read,
    view,
    redact,
    // A step onto a hex without a mine tells as much as one onto a mine.
    reveals: ({ is }) => ['stepped', 'blast', 'shot', 'drew', 'played'].includes(is),
  });

export const mines = openMines(START);
